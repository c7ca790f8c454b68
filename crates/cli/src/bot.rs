//! The automatic players this program can seat: their names on the command line, their budgets and seeds.

use std::sync::atomic::AtomicBool;

use bots::{Bot, Budget, Level, Limit, Memory, Playable};
use kernel::{MAX_SEATS, Seat, SplitMix, Viewer};

use crate::fail::usage;
use crate::interrupt;

/// Nobody cancels a bot of a command that has nothing else to do.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// Reads the name of a level.
pub(crate) fn parse(name: &str) -> Result<Level, String> {
    Level::from_name(name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        format!("the bot level {name} does not exist; the levels are {names}")
    })
}

/// A bot as the command line names it: a level, with a number of simulations of its own or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    /// How strong it is.
    pub level: Level,
    /// What it may spend, if that was said.
    pub limit: Option<Limit>,
}

impl Named {
    /// Reads `hard` or `hard:500`; without a number `limit` holds.
    fn parse(text: &str, limit: Option<Limit>) -> Result<Self, String> {
        let Some((name, number)) = text.split_once(':') else {
            return Ok(Named { level: parse(text)?, limit });
        };
        let level = parse(name)?;
        match number.parse() {
            Ok(simulations @ 1..) => Ok(Named { level, limit: Some(Limit::Simulations(simulations)) }),
            _ => Err(format!(
                "{text} is no bot; after the colon comes a number of simulations, as in hard:500"
            )),
        }
    }

    /// What it may spend on a decision.
    fn budget(self) -> Budget<'static> {
        Budget { limit: self.limit.unwrap_or(self.level.limit()), cancel: &interrupt::STOP }
    }

    /// The name for reports and records.
    pub(crate) fn name(self) -> String {
        match self.limit {
            Some(Limit::Simulations(n)) if self.level > Level::Random => format!("{}:{n}", self.level),
            _ => self.level.to_string(),
        }
    }
}

/// One bot per seat from the list given on the command line; a single name serves every seat.
pub(crate) fn line_up(names: &[String], seats: usize, limit: Option<Limit>) -> anyhow::Result<Vec<Named>> {
    let bots =
        names.iter().map(|name| Named::parse(name, limit).map_err(usage)).collect::<Result<Vec<_>, _>>()?;
    match bots.len() {
        1 => Ok(vec![bots[0]; seats]),
        n if n == seats => Ok(bots),
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
    bots: Vec<(&'a Bot<G>, Named)>,
    generators: [SplitMix; MAX_SEATS],
    memories: [Memory<G>; MAX_SEATS],
}

impl<'a, G: Playable> LineUp<'a, G> {
    /// The bots of the game with this seed.
    pub(crate) fn new(bots: Vec<(&'a Bot<G>, Named)>, seed: u64) -> Self {
        let generators = std::array::from_fn(|seat| generator(seed, seat as u8));
        LineUp { bots, generators, memories: std::array::from_fn(|_| Memory::default()) }
    }

    /// What the bot at `seat` takes from the list, and why. It is shown its view, not the state.
    pub(crate) fn think(&mut self, seat: Seat, state: &G::State, legal: &[G::Action]) -> Picked {
        let generator = &mut self.generators[seat.index()];
        let (bot, named) = self.bots[seat.index()];
        if named.level == Level::Random {
            return Picked { index: generator.below(legal.len() as u32) as usize, expected: None };
        }
        let seed = generator.next();
        let view = bot.game().view(state, Viewer::Seat(seat));
        // A sole action is thought about too: the memory follows what was done.
        let memory = &mut self.memories[seat.index()];
        let choice = bot.think(memory, &view, legal, named.level, &named.budget(), seed);
        let candidate = choice.candidates.iter().find(|candidate| candidate.index == choice.index);
        let expected = candidate.map(|candidate| [candidate.score, candidate.win, candidate.lead]);
        Picked { index: choice.index, expected }
    }
}

/// An answer of a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Picked {
    /// The place of the action in the legal list.
    pub index: usize,
    /// The final score, the chance to win and the points ahead that the bot expects, if it thought about it.
    pub expected: Option<[f32; 3]>,
}
