//! The automatic players this program can seat: their names on the command line, their budgets and seeds.

use std::fmt::Display;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{Bot, Budget, Level, Limit, Memory, Name, NameError, NetName, Playable};
use kernel::{Dealer, Draw, MAX_SEATS, Seat, SplitMix, Viewer};

use crate::exec::{Failure, PREFIX, Process, Program};
use crate::fail::usage;
use crate::interrupt;

/// Never set: nothing cancels the bot of a command that has no other work.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// A bot with the weights of a file.
pub(crate) fn weighted<G: Playable>(
    game: &Arc<G>,
    weights: &str,
    file: impl Display,
) -> anyhow::Result<Bot<G>> {
    Bot::with_weights(Arc::clone(game), weights).map_err(|error| {
        let problem = error.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
        usage(format!("{file} holds no weights for {}: {problem}", G::ID))
    })
}

/// Reads the name of a bot of this program.
pub(crate) fn parse(name: &str) -> Result<Name, NameError> {
    name.parse()
}

/// A bot as the command line names it: one of this program, or another program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    /// Who plays; beside a program, who takes its seat when it fails.
    pub bot: Name,
    /// Its budget, if one was given for all bots.
    pub limit: Option<Limit>,
    /// The program that plays.
    pub program: Option<Program>,
}

impl Named {
    /// Reads `hard`, `hard:500`, `hard@classic`, `hard:500@mine.net` or `exec:./mybot`; without a number `limit` holds.
    fn parse(text: &str, limit: Option<Limit>, exec_millis: u64) -> anyhow::Result<Self> {
        if let Some(command) = text.strip_prefix(PREFIX) {
            let program = Program::new(command, exec_millis)?;
            program.check()?;
            return Ok(Named { bot: Level::Easy.into(), limit, program: Some(program) });
        }
        let bot = parse(text)?;
        let limit = bot.simulations.map(Limit::Simulations).or(limit);
        Ok(Named { bot, limit, program: None })
    }

    /// Its budget for a decision.
    fn budget(&self) -> Budget<'static> {
        Budget { limit: self.limit.unwrap_or(self.bot.level.limit()), cancel: &interrupt::STOP }
    }

    /// Whether it takes no time to think.
    pub(crate) fn is_random(&self) -> bool {
        self.bot.level == Level::Random && self.program.is_none()
    }

    /// The name for reports and records.
    pub(crate) fn name(&self) -> String {
        if let Some(program) = &self.program {
            return program.name();
        }
        let mut name = self.bot.clone();
        if let (Some(Limit::Simulations(n)), true) = (self.limit, name.level > Level::Random) {
            name.simulations = Some(n);
        }
        name.to_string()
    }
}

/// The bots of a line-up, one for each network that is named.
pub(crate) struct Brains<G: Playable>(Vec<(NetName, Bot<G>)>);

impl<G: Playable> Brains<G> {
    /// Reads the networks that these bots name.
    pub(crate) fn new<'a>(
        game: &Arc<G>,
        bots: impl IntoIterator<Item = &'a Named>,
        threads: usize,
    ) -> anyhow::Result<Self> {
        let mut brains = vec![(NetName::BuiltIn, Bot::new(Arc::clone(game)).with_threads(threads))];
        for named in bots {
            if !brains.iter().any(|(net, _)| *net == named.bot.net) {
                let bot = Bot::named(Arc::clone(game), &named.bot.net).map_err(usage)?;
                brains.push((named.bot.net.clone(), bot.with_threads(threads)));
            }
        }
        Ok(Brains(brains))
    }

    /// The bot with the built-in network.
    pub(crate) fn built_in(&self) -> &Bot<G> {
        &self.0[0].1
    }

    /// The bot that plays for this name.
    pub(crate) fn of(&self, named: &Named) -> &Bot<G> {
        let own = self.0.iter().find(|(net, _)| *net == named.bot.net);
        own.map_or(self.built_in(), |(_, bot)| bot)
    }
}

/// One bot per seat from the list given on the command line; a single name serves every seat.
pub(crate) fn line_up(
    names: &[String],
    seats: usize,
    limit: Option<Limit>,
    exec_millis: u64,
) -> anyhow::Result<Vec<Named>> {
    let bots = names
        .iter()
        .map(|name| Named::parse(name, limit, exec_millis).map_err(usage))
        .collect::<Result<Vec<_>, _>>()?;
    match bots.len() {
        1 => Ok(vec![bots[0].clone(); seats]),
        n if n == seats => Ok(bots),
        n => Err(usage(format!(
            "this setup has {seats} seats but --bots names {n}; name one bot for all or {seats}"
        ))),
    }
}

/// The generator of the bot at `seat` in the game with this seed. It is independent of the dealer,
/// which uses another algorithm, and of the other seats.
pub(crate) fn generator(seed: u64, seat: u8) -> SplitMix {
    // Mixing once keeps the streams of neighbouring seats from being shifted copies of each other.
    let mixed = SplitMix::new(seed ^ (u64::from(seat) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)).next();
    SplitMix::new(mixed)
}

/// The seed that a program at `seat` gets for its own use. Unlike a number of the small generators, it does not
/// reveal the deal.
fn told_seed(seed: u64, seat: u8) -> u32 {
    Dealer::new(seed).below(Draw { stream: u32::MAX - u32::from(seat), index: 0 }, u32::MAX)
}

/// A program that lost its seat in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lost {
    /// Where it sat.
    pub seat: Seat,
    /// Its name.
    pub bot: String,
    /// Why.
    pub failure: Failure,
}

/// The bots of one game by seat, each with its own generator.
pub(crate) struct LineUp<'a, G: Playable> {
    bots: Vec<(&'a Bot<G>, Named)>,
    generators: [SplitMix; MAX_SEATS],
    memories: [Memory<G>; MAX_SEATS],
    processes: Vec<Option<Process>>,
    number: u64,
    lost: Vec<Lost>,
}

impl<'a, G: Playable> LineUp<'a, G> {
    /// The bots of the game with this number and seed, about to begin in `state`.
    pub(crate) fn new(bots: Vec<(&'a Bot<G>, Named)>, number: u64, seed: u64, state: &G::State) -> Self {
        let mut line_up = LineUp {
            processes: bots.iter().map(|_| None).collect(),
            bots,
            generators: std::array::from_fn(|seat| generator(seed, seat as u8)),
            memories: std::array::from_fn(|_| Memory::default()),
            number,
            lost: Vec::new(),
        };
        for at in 0..line_up.bots.len() {
            let (bot, named) = &line_up.bots[at];
            let Some(program) = &named.program else { continue };
            let seat = Seat(at as u8);
            match Process::start(program, &**bot.game(), state, seat, told_seed(seed, at as u8)) {
                Ok(process) => line_up.processes[at] = Some(process),
                Err(failure) => line_up.lose(seat, failure),
            }
        }
        line_up
    }

    /// The choice of the bot at `seat` from the list, and why. It sees its view, not the state.
    pub(crate) fn think(&mut self, seat: Seat, state: &G::State, legal: &[G::Action]) -> Picked {
        let (bot, named) = &self.bots[seat.index()];
        let bot = *bot;
        let generator = &mut self.generators[seat.index()];
        if named.is_random() {
            return Picked { index: generator.below(legal.len() as u32) as usize, expected: None };
        }
        let seed = generator.next();
        let (style, budget) = (named.bot.style(), named.budget());
        if let Some(process) = &mut self.processes[seat.index()] {
            if legal.len() == 1 {
                return Picked { index: 0, expected: None };
            }
            match process.decide(&**bot.game(), state, seat, legal) {
                Ok(index) => return Picked { index, expected: None },
                Err(failure) => self.lose(seat, failure),
            }
        }
        let view = bot.game().view(state, Viewer::Seat(seat));
        // A forced move is passed to the bot too, so that its memory follows the game.
        let memory = &mut self.memories[seat.index()];
        let choice = bot.think(memory, &view, legal, style, &budget, seed);
        let candidate = choice.candidates.iter().find(|candidate| candidate.index == choice.index);
        let expected = candidate.map(|candidate| [candidate.score, candidate.win, candidate.lead]);
        Picked { index: choice.index, expected }
    }

    /// Takes the seat from a program that failed, and reports it.
    fn lose(&mut self, seat: Seat, failure: Failure) {
        self.processes[seat.index()] = None;
        let (bot, level) = (self.bots[seat.index()].1.name(), self.bots[seat.index()].1.bot.level);
        let number = self.number;
        // If stderr is closed there is nowhere left to report to.
        let _ = writeln!(
            std::io::stderr(),
            "game {number}, seat {seat}: {bot} {failure}; {level} plays on in its place"
        );
        self.lost.push(Lost { seat, bot, failure });
    }

    /// Sends the programs the final result; returns the seats lost.
    pub(crate) fn finish(self, totals: &[i32]) -> Vec<Lost> {
        for process in self.processes.into_iter().flatten() {
            process.over(totals);
        }
        self.lost
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
