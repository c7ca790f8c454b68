//! The automatic players this program can seat: their names on the command line, their budgets and seeds.

use std::sync::atomic::AtomicBool;

use bots::{Bot, Budget, Level, Limit, Playable};
use kernel::{MAX_SEATS, Seat, SplitMix, Viewer};

use crate::fail::usage;

/// Nobody cancels a bot of a command that has nothing else to do.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// Reads the name of a level.
pub(crate) fn parse(name: &str) -> Result<Level, String> {
    Level::from_name(name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        format!("the bot level {name} does not exist; the levels are {names}")
    })
}

/// One level per seat from the list given on the command line; a single name serves every seat.
pub(crate) fn line_up(names: &[String], seats: usize) -> anyhow::Result<Vec<Level>> {
    let levels = names.iter().map(|name| parse(name).map_err(usage)).collect::<Result<Vec<_>, _>>()?;
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

/// The bots of one game by seat, each with its own generator.
pub(crate) struct LineUp<'a, G: Playable> {
    bot: &'a Bot<G>,
    levels: Vec<Level>,
    limit: Option<Limit>,
    generators: [SplitMix; MAX_SEATS],
}

impl<'a, G: Playable> LineUp<'a, G> {
    /// The bots of the game with this seed; without a limit each level has its own.
    pub(crate) fn new(bot: &'a Bot<G>, levels: Vec<Level>, limit: Option<Limit>, seed: u64) -> Self {
        LineUp { bot, levels, limit, generators: std::array::from_fn(|seat| generator(seed, seat as u8)) }
    }

    /// What the bot at `seat` takes from the list. It is shown its view, not the state.
    pub(crate) fn decide(&mut self, seat: Seat, state: &G::State, legal: &[G::Action]) -> G::Action {
        let generator = &mut self.generators[seat.index()];
        let level = self.levels[seat.index()];
        if level == Level::Random {
            return legal[generator.below(legal.len() as u32) as usize];
        }
        let seed = generator.next();
        if legal.len() == 1 {
            return legal[0];
        }
        let view = self.bot.game().view(state, Viewer::Seat(seat));
        let budget = Budget { limit: self.limit.unwrap_or(level.limit()), cancel: &NEVER };
        legal[self.bot.choose(&view, legal, level, &budget, seed).index]
    }
}
