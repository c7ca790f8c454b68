//! The contract between a game's rules and everything that plays, stores, shows or searches it.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use words::{Lang, Part, Say};

use crate::chance;
use crate::content::{At, Component, Row, Schema, TableFile};
use crate::meta::Meta;
use crate::notation::Phrase;
use crate::rng::SplitMix;
use crate::score::ScoreSheet;
use crate::seat_or_word::seat_or_word;

/// No game here seats more people than this.
pub const MAX_SEATS: usize = 4;

/// A player's place at the table, counted from 0 in the order of the first round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-player arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A viewer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who knows what that player was shown.
    Seat(Seat),
    /// A viewer who knows only what is public.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat this viewer sits at.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

seat_or_word!(Viewer, Spectator, "spectator");

/// The purpose of an offered action, for clients that list actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The main choices of a turn or of the current decision.
    #[default]
    Main,
    /// An action that does not use up the turn.
    Free,
    /// A way to pay; see [`Game::payment_cost`].
    Pay,
    /// Declines an offer, continues or ends the turn.
    Leave,
}

/// The input that a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A decision of this player.
    Player(Seat),
    /// A chance outcome; the driver of the game supplies it.
    Chance(Draw),
    /// Nothing: the game has ended.
    Over,
}

/// The key of the random number that answers a chance decision.
///
/// A seeded driver computes its answer from `(seed, stream, index)` alone, so the same seed deals the same
/// pile regardless of what the players do in between, and an undone draw comes out the same when it is repeated.
/// A game gives every pile its own stream, and within it an index that no two draws of one game share.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// The pile.
    pub stream: u32,
    /// The draw from that pile.
    pub index: u32,
}

/// The refusal of an action. The state is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The action is not in the legal list.
    NotLegal,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => write!(f, "the game is over, no action can follow"),
            Illegal::NotLegal => write!(f, "the action is not in the legal list of this decision"),
        }
    }
}

impl std::error::Error for Illegal {}

/// One reason why a setup, a position or a content folder was refused.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The place in a content folder, if it is about one.
    pub at: Option<At>,
    why: Arc<dyn Say>,
}

impl Problem {
    /// The reason without its place.
    pub fn why(&self, lang: Lang) -> String {
        self.why.say(lang)
    }

    /// The reason with its place.
    pub fn say(&self, lang: Lang) -> String {
        match &self.at {
            Some(at) => format!("{at}: {}", self.why(lang)),
            None => self.why(lang),
        }
    }

    /// The error itself, if it is one of this enum.
    pub fn is<E: Say>(&self) -> Option<&E> {
        (&*self.why as &dyn Any).downcast_ref()
    }
}

impl<E: Say> From<E> for Problem {
    fn from(why: E) -> Problem {
        Problem { at: None, why: Arc::new(why) }
    }
}

impl PartialEq for Problem {
    fn eq(&self, other: &Problem) -> bool {
        self.say(Lang::EN) == other.say(Lang::EN)
    }
}

impl Eq for Problem {}

/// The reason in English, for programs.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

/// Every reason why a setup, a position or a content folder was refused, not only the first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// A single reason.
    pub fn one(reason: impl Into<Problem>) -> Self {
        Problems(vec![reason.into()])
    }

    /// Adds a reason.
    pub fn push(&mut self, reason: impl Into<Problem>) {
        self.0.push(reason.into());
    }

    /// Adds a reason with its place in a content folder.
    pub fn push_at(&mut self, at: &At, reason: impl Say) {
        self.0.push(Problem { at: Some(at.clone()), why: Arc::new(reason) });
    }

    /// `Ok(value)` if there are no problems.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// The reasons as sentences.
    pub fn say(&self, lang: Lang) -> Vec<String> {
        self.0.iter().map(|problem| problem.say(lang)).collect()
    }
}

impl<P: Into<Problem>> FromIterator<P> for Problems {
    fn from_iter<I: IntoIterator<Item = P>>(reasons: I) -> Self {
        Problems(reasons.into_iter().map(Into::into).collect())
    }
}

impl<P: Into<Problem>> Extend<P> for Problems {
    fn extend<I: IntoIterator<Item = P>>(&mut self, reasons: I) {
        self.0.extend(reasons.into_iter().map(Into::into));
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN).join("; "))
    }
}

impl std::error::Error for Problems {}

/// All reasons in one sentence.
impl Say for Problems {
    fn say(&self, lang: Lang) -> String {
        Problems::say(self, lang).join("; ")
    }
}

/// A receiver of the events of `apply`. `()` ignores them at no cost; a `Vec` keeps them all.
pub trait Sink<E> {
    /// Reports one event; `make` is called only if the sink keeps events.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// The rules of one game over one set of component tables.
///
/// All methods are pure: the same arguments give the same result on every machine.
pub trait Game: Send + Sync + Sized + 'static {
    /// The id used in commands, records and the protocol.
    const ID: &'static str;
    /// Changes whenever a recorded game could replay differently.
    const RULES_VERSION: u32;
    /// No game takes more decisions, chance included, than this.
    const MAX_STEPS: u32;
    /// The component tables, as a content folder may override them.
    const TABLES: &'static [Schema<'static>] = &[];

    /// Player count and modules, already validated.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync;
    /// A complete position, with nothing hidden. Equal states behave the same from then on.
    type State: Clone + PartialEq + Eq + fmt::Debug + Send + Sync;
    /// One small decision or chance outcome.
    type Action: Copy + PartialEq + Eq + fmt::Debug + Send + Sync;
    /// A fact about what happened.
    type Event: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// The knowledge of one viewer, and nothing else.
    type View: Clone + PartialEq + fmt::Debug + Send + Sync;

    /// The sentences of the game. Keys that begin with `table-` name the families, columns and values of its tables.
    fn words() -> &'static Part {
        static NONE: Part = Part::of_texts(&[]);
        &NONE
    }
    /// Builds the rules from the embedded tables, with rows and files of `overrides` laid over them.
    fn build(overrides: &[TableFile]) -> Result<Self, Problems>;
    /// The family and key of the component that a row of a table speaks of.
    fn part_of(_file: &str, section: &'static str, row: &Row) -> (&'static str, String) {
        (section, row.id.clone())
    }
    /// A stable hash of all component tables, written into records.
    fn content_hash(&self) -> u64;
    /// Every component with its texts and the confidence of its values.
    fn describe(&self, lang: Lang) -> Vec<Component>;
    /// Names, player counts and the form of a setup.
    fn meta(&self) -> Meta;

    /// Reads and validates a setup; the error lists every reason.
    fn setup(&self, json: &Value) -> Result<Self::Setup, Problems>;
    /// Every reason against a setup as sentences in a language; none if [`Game::setup`] takes it.
    fn setup_reasons(&self, json: &Value, lang: Lang) -> Vec<String>;
    /// The position before anything was dealt.
    fn start(&self, setup: &Self::Setup) -> Self::State;
    /// The setup a position was started with.
    fn setup_of(&self, state: &Self::State) -> Self::Setup;
    /// Seats of human or bot players.
    fn seats(&self, state: &Self::State) -> u8;
    /// The round being played, from 1.
    fn round(&self, state: &Self::State) -> u8;

    /// The input that the position waits for.
    fn pending(&self, state: &Self::State) -> Pending;
    /// Clears `out` and lists every legal action, or every possible chance outcome, in a fixed order.
    /// The list is empty exactly when the game is over.
    fn legal(&self, state: &Self::State, out: &mut Vec<Self::Action>);
    /// The relative weight of a listed chance outcome; 1 for players' actions.
    fn weight(&self, state: &Self::State, action: Self::Action) -> u32;
    /// The purpose of a player's legal action.
    fn purpose(&self, _state: &Self::State, _action: Self::Action) -> Purpose {
        Purpose::Main
    }
    /// Relative cost of a payment; the default is the cheapest.
    fn payment_cost(&self, _action: Self::Action) -> u8 {
        0
    }
    /// The chance outcome at index `below(total)` when each outcome of the list is repeated according to its
    /// weight. A game may compute it without the list, as long as the result is the same.
    fn outcome(
        &self,
        state: &Self::State,
        list: &mut Vec<Self::Action>,
        below: impl FnOnce(u32) -> u32,
    ) -> Self::Action {
        self.legal(state, list);
        chance::pick(self, state, list, below)
    }
    /// Carries out an action that `legal` lists. Passing any other action is a bug in the caller.
    fn advance(&self, state: &mut Self::State, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// Carries out an action if it is legal; otherwise the state stays untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        if self.pending(state) == Pending::Over {
            return Err(Illegal::GameOver);
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        if !legal.contains(&action) {
            return Err(Illegal::NotLegal);
        }
        self.advance(state, action, sink);
        Ok(())
    }

    /// The view of `viewer`.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A random position consistent with the view. The view is its only input, so nothing hidden can
    /// leak into it.
    fn sample(&self, view: &Self::View, rng: &mut SplitMix) -> Self::State;
    /// Replaces everything `viewer` cannot know by a random possibility: `view(redeal(s)) == view(s)`.
    fn redeal(&self, state: &Self::State, viewer: Viewer, rng: &mut SplitMix) -> Self::State {
        self.sample(&self.view(state, viewer), rng)
    }
    /// The view as clients get it, with readable component ids.
    fn view_json(&self, view: &Self::View) -> Value;
    /// Whether the content of `action`, about to be taken in `state`, stays hidden from `viewer`.
    fn conceals(&self, state: &Self::State, action: Self::Action, viewer: Viewer) -> bool;

    /// The score sheet at this moment, as if the game ended now, with ranks by the tie-break rules.
    fn scores(&self, state: &Self::State) -> ScoreSheet;
    /// The totals alone, without allocation, for search and simulation.
    fn totals(&self, state: &Self::State) -> [i32; MAX_SEATS];
    /// A stable 64-bit hash of the whole position.
    fn hash(&self, state: &Self::State) -> u64;
    /// Checks that no component is missing, doubled or misplaced and that cached values are right.
    fn validate(&self, state: &Self::State) -> Result<(), Problems>;
    /// The whole position as plain JSON with readable component ids.
    fn save(&self, state: &Self::State) -> Value;
    /// Reads a position; refused with every reason when it is not one.
    fn load(&self, json: &Value) -> Result<Self::State, Problems>;

    /// The notation of an action: the same in every language, stable, parsed back without loss.
    fn phrase(&self, action: Self::Action) -> Phrase;
    /// Reads the notation. `None` for words that name no action of this game.
    fn parse(&self, text: &str) -> Option<Self::Action>;
    /// The action that this text names in this position. In addition to the current notation, a game may accept the wording
    /// of records written by earlier versions.
    fn parse_at(&self, state: &Self::State, text: &str) -> Option<Self::Action> {
        let _ = state;
        self.parse(text)
    }
    /// The effect of an answer such as `option 2` or `yes` in this position, in the effect language. `None` where the
    /// notation already states it.
    fn meaning(&self, state: &Self::State, action: Self::Action) -> Option<String> {
        let _ = (state, action);
        None
    }
    /// An action as an object: its notation in named parts, and `what` it does here.
    fn action_json(&self, state: &Self::State, action: Self::Action) -> Value {
        let mut object = self.phrase(action).json("do");
        if let Some(what) = self.meaning(state, action) {
            object["what"] = what.into();
        }
        object
    }
    /// Whether an object names this action here; `what` may be left out of it.
    fn is_named(&self, state: &Self::State, action: Self::Action, object: &Map<String, Value>) -> bool {
        let named = self.phrase(action).json("do");
        named.as_object() == Some(object) || self.action_json(state, action).as_object() == Some(object)
    }
    /// The action as a short sentence for people.
    fn action_text(&self, state: &Self::State, action: Self::Action, lang: Lang) -> String;
    /// The current decision as one sentence for people.
    fn prompt(&self, state: &Self::State, lang: Lang) -> String;

    /// The event as `viewer` sees it: hidden parts replaced, never dropped, so that counts add up.
    fn see(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// The event as clients get it.
    fn event_phrase(&self, event: &Self::Event) -> Phrase;
    /// The event as a line of the log.
    fn event_text(&self, event: &Self::Event, lang: Lang) -> String;
}
