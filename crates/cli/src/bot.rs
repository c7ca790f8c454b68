//! The levels of automatic players this program can seat. For now that is the random one, which needs no
//! view: it takes any action of the legal list with equal chance.

use kernel::SplitMix;

use crate::fail::usage;

/// How strong an automatic player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    /// Any legal action with equal chance.
    Random,
}

impl Level {
    /// Reads the name of a level.
    pub(crate) fn parse(name: &str) -> Result<Self, String> {
        match name {
            "random" => Ok(Level::Random),
            other => Err(format!("the bot level {other} is not part of this version yet; use random")),
        }
    }

    /// The name of the level.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }
}

/// One level per seat from the list given on the command line; a single name serves every seat.
pub(crate) fn line_up(names: &[String], seats: usize) -> anyhow::Result<Vec<Level>> {
    let levels = names.iter().map(|name| Level::parse(name).map_err(usage)).collect::<Result<Vec<_>, _>>()?;
    match levels.len() {
        1 => Ok(vec![levels[0]; seats]),
        n if n == seats => Ok(levels),
        n => Err(usage(format!(
            "this setup has {seats} seats but --bots names {n}; name one bot for all or {seats}"
        ))),
    }
}

/// The generator of the bot at `seat` in the game with this seed. It shares nothing with the dealer,
/// which uses another algorithm, nor with the other seats.
pub(crate) fn generator(seed: u64, seat: u8) -> SplitMix {
    // Mixing once keeps the streams of neighbouring seats from being shifted copies of each other.
    let mixed = SplitMix::new(seed ^ (u64::from(seat) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)).next();
    SplitMix::new(mixed)
}
