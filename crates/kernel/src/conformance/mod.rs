//! The laws every game keeps, checked over random play. A game joins with one line per setup:
//!
//! ```
//! kernel::conformance_tests! {
//!     two_players: toy::Toy, {"players": 2}, 20 games;
//! }
//! ```
//!
//! Each game is played four times from its seed: once with the cheap laws at every step, once to check that
//! the result is the same, once through a [`Session`](crate::Session) for undo and records, and once to
//! examine positions closely. The close examinations are spread evenly over the game; a short game gets one at
//! every step.
//!
//! Limits of the checks for hidden information: two positions that look the same to a viewer
//! (a position and its redeal) must offer that viewer the same decisions, and after the same open action, the
//! events shown and the views must agree: both stay the same, or both reveal the new fact. Two concealed
//! actions that another player can choose in one position must leave the viewer with the same events and the
//! same view. If a game declares a secret public everywhere at once (view, events and `conceals`), the suite
//! believes it.

mod hidden;
mod play;
mod position;
mod why;

use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use serde_json::Value;

use crate::game::{Game, MAX_SEATS, Seat, Viewer};
use crate::meta::{Field, Form};
use crate::rng::SplitMix;
use crate::why::Why;

/// The amount of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Number of games. The first uses `seed`, the next `seed + 1` and so on; to reproduce a failure, play one
    /// game with the seed it names.
    pub games: u32,
    /// The first seed.
    pub seed: u64,
}

macro_rules! laws {
    ($($law:ident: $sentence:literal,)+) => {
        /// The laws that every game obeys.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Law {
            $(#[doc = $sentence] $law,)+
        }

        impl Law {
            /// Every law.
            pub const ALL: &'static [Law] = &[$(Law::$law),+];

            /// The law as a sentence.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Law::$law => $sentence,)+
                }
            }
        }
    };
}

laws! {
    Setup: "a setup is read back from its own JSON and found in the position it starts; nonsense is refused",
    Conserved: "no component is lost, doubled or misplaced at any step",
    Pending: "what a position waits for is always told the same, and names a seat of the table",
    LegalNonEmpty: "the legal list is empty exactly when the game is over",
    LegalUnique: "the legal list has no entry twice",
    LegalOrder: "the legal list is the same each time, whatever was in the buffer",
    Weights: "chance outcomes have a positive weight, players' actions the weight 1",
    Draws: "no two draws of a game share stream and index",
    Notation: "an action is parsed back from its notation, which is plain words",
    Accepts: "a listed action is carried out, with the same result with or without somebody listening",
    Refuses: "an action that is not listed is refused",
    Untouched: "a refused action leaves the position as it was",
    Ends: "the game ends within its bound",
    Deterministic: "the same seed and choices give the same game",
    Undo: "undo leads back to the equal position, and doing it again comes out the same",
    Record: "the record reads back and verifies",
    SaveLoad: "a saved position loads as the equal position",
    LoadRefuses: "a damaged save is refused, unless it is a valid position all the same",
    Redeal: "a redeal is a valid position that looks the same to its viewer",
    Conceals: "what is concealed from a seat is concealed from spectators, and nothing from who decides it",
    HiddenView: "a view tells nothing its viewer may not know",
    HiddenEvents: "an event shows nothing its viewer may not know",
    HiddenLegal: "the decisions offered to a player do not depend on what the player cannot know",
    WhyNot: "everything a player could think of is used by a listed action or has a reason, never both",
    HiddenWhy: "reasons do not depend on what their viewer cannot know",
    Texts: "every action, prompt, event and reason has a text in every language",
    Totals: "the totals are those of the score sheet, whose rows add up",
    Ranks: "a finished game has a winner, and more points never rank worse among players",
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sentence())
    }
}

/// The first law found broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which.
    pub law: Law,
    /// The seed of that game; a budget of one game with this seed finds it again.
    pub seed: u64,
    /// The number of steps taken before.
    pub step: usize,
    /// What was observed.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { law, seed, step, message } = self;
        write!(f, "law {law:?} ({law}) is broken in the game of seed {seed} after {step} steps: {message}")
    }
}

impl std::error::Error for Failure {}

/// Checks every law over random games of one setup.
pub fn check<G: Why>(game: &Arc<G>, setup: &Value, budget: Budget) -> Result<(), Failure> {
    let place = Progress::new(budget.seed);
    guarded(&place, || {
        let setup = setups(&place, &**game, setup)?;
        let mut suite =
            Suite { game, setup, seen: Seen::default(), rng: SplitMix::new(budget.seed), place: &place };
        for at in 0..budget.games {
            place.begin(budget.seed.wrapping_add(u64::from(at)));
            suite.one_game()?;
        }
        Ok(())
    })
}

/// [`check`] for tests: panics with the failure.
pub fn assert_conforms<G: Why>(game: G, setup: &Value, budget: Budget) {
    if let Err(failure) = check(&Arc::new(game), setup, budget) {
        panic!("{}: {failure}", G::ID);
    }
}

/// A test per setup: `name: rules, setup, N games;`.
#[macro_export]
macro_rules! conformance_tests {
    ($($name:ident: $game:expr, $setup:tt, $games:literal games;)+) => {
        $(
            #[test]
            fn $name() {
                let budget = $crate::conformance::Budget { games: $games, seed: 1 };
                $crate::conformance::assert_conforms($game, &$crate::conformance::json!($setup), budget);
            }
        )+
    };
}

pub use serde_json::json;

fn setups<G: Game>(place: &Progress, game: &G, json: &Value) -> Result<G::Setup, Failure> {
    place.law(Law::Setup);
    let setup = game.setup(json).or_else(|problems| place.fail(format!("{json} is refused: {problems}")))?;
    let written = serde_json::to_value(&setup).or_else(|error| place.fail(format!("no JSON: {error}")))?;
    place
        .hold(game.setup(&written).as_ref() == Ok(&setup), || format!("{written} reads back differently"))?;
    let start = game.start(&setup);
    place.hold(game.setup_of(&start) == setup, || "the start tells another setup".into())?;
    let seats = game.seats(&start) as usize;
    place.hold((1..=MAX_SEATS).contains(&seats), || format!("{seats} seats"))?;
    for nonsense in [Value::Null, json!([]), json!("two"), json!({"players": "two"}), json!({"players": 200})]
    {
        place.hold(game.setup(&nonsense).is_err(), || format!("the setup {nonsense} is accepted"))?;
    }
    forms(place, game)?;
    Ok(setup)
}

/// Whatever a person chooses in the form of a game is a setup of the game.
fn forms<G: Game>(place: &Progress, game: &G) -> Result<(), Failure> {
    let meta = game.meta();
    let (mut form, mut rng) = (Form::new(&meta), SplitMix::new(place.seed.get()));
    for _ in 0..64 {
        let setup = form.setup();
        let read = game.setup(&setup).or_else(|problems| {
            place.fail(format!("the form makes {setup}, which is refused: {problems}"))
        })?;
        let seats = game.seats(&game.start(&read)) as usize;
        place.hold(seats == form.players(), || format!("{setup} has {seats} seats"))?;
        let shown: Vec<&Field> = form.shown().collect();
        let field = shown[rng.below(shown.len() as u32) as usize];
        let open: Vec<&Value> = form.open(field).map(|choice| &choice.value).collect();
        place.hold(!open.is_empty(), || format!("the field {} has no choice left", field.key))?;
        let (key, value) = (field.key, open[rng.below(open.len() as u32) as usize].clone());
        form.choose(key, &value);
    }
    for example in meta.examples.iter().chain(&meta.bench) {
        place.hold(game.setup(example).is_ok(), || format!("the example {example} is refused"))?;
    }
    Ok(())
}

/// Turns a panic of the rules into a failure of the law that was being checked.
fn guarded<T>(place: &Progress, run: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        place.fail(format!("the rules panic: {message}"))
    })
}

/// The place of a failure.
struct Progress {
    law: Cell<Law>,
    seed: Cell<u64>,
    step: Cell<usize>,
}

impl Progress {
    fn new(seed: u64) -> Self {
        Progress { law: Cell::new(Law::Setup), seed: Cell::new(seed), step: Cell::new(0) }
    }

    fn begin(&self, seed: u64) {
        self.seed.set(seed);
        self.step.set(0);
    }

    /// From here on this law is checked.
    fn law(&self, law: Law) {
        self.law.set(law);
    }

    fn fail<T>(&self, message: String) -> Result<T, Failure> {
        Err(Failure { law: self.law.get(), seed: self.seed.get(), step: self.step.get(), message })
    }

    fn hold(&self, holds: bool, message: impl FnOnce() -> String) -> Result<(), Failure> {
        if holds { Ok(()) } else { self.fail(message()) }
    }
}

struct Suite<'a, G: Game> {
    game: &'a Arc<G>,
    setup: G::Setup,
    seen: Seen<G::Action>,
    /// Chooses which positions and actions to examine; it does not influence the games.
    rng: SplitMix,
    place: &'a Progress,
}

/// Actions and words seen so far, used to build actions that do not belong in the position where they
/// are tried.
struct Seen<A> {
    actions: Vec<A>,
    words: Vec<String>,
}

impl<A> Default for Seen<A> {
    fn default() -> Self {
        Seen { actions: Vec::new(), words: Vec::new() }
    }
}

/// Number of actions and words remembered; beyond it, new ones replace random older ones.
const REMEMBERED: usize = 256;

impl<G: Why> Suite<'_, G> {
    fn one_game(&mut self) -> Result<(), Failure> {
        let line = self.first_run()?;
        self.second_run(&line)?;
        self.through_session(&line)?;
        self.close_look(&line)
    }
}

impl<G: Game> Suite<'_, G> {
    fn viewers(&self, state: &G::State) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = self.game.seats(state);
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
    }

    fn remember(&mut self, actions: &[G::Action]) {
        let Some(&action) = self.some(actions) else {
            return;
        };
        if self.seen.actions.contains(&action) {
            return;
        }
        put(&mut self.seen.actions, action, &mut self.rng);
        for word in self.game.phrase(action).text().split(' ') {
            if !self.seen.words.iter().any(|known| known == word) {
                put(&mut self.seen.words, word.to_string(), &mut self.rng);
            }
        }
    }

    /// A random item.
    fn some<'b, T>(&mut self, items: &'b [T]) -> Option<&'b T> {
        if items.is_empty() { None } else { items.get(self.rng.below(items.len() as u32) as usize) }
    }

    /// Up to `n` random items, in order.
    fn few<T: Copy>(&mut self, items: &[T], n: usize) -> Vec<T> {
        let mut left = n;
        let mut few = Vec::new();
        for (at, &item) in items.iter().enumerate() {
            if (self.rng.below((items.len() - at) as u32) as usize) < left {
                few.push(item);
                left -= 1;
            }
        }
        few
    }
}

fn put<T>(items: &mut Vec<T>, item: T, rng: &mut SplitMix) {
    if items.len() < REMEMBERED {
        items.push(item);
    } else {
        items[rng.below(REMEMBERED as u32) as usize] = item;
    }
}
