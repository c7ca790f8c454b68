//! Why not: for everything on the table that a player cannot use now, the reason; a companion to the
//! legal list.
//!
//! [`Why`] is what a game adds to [`Game`]: the things a player might want to use, the things an action uses, and
//! for a thing that no legal action uses, the rule that forbids it. The rest is implemented once, here. [`reasons`]
//! works in a position sampled from a view, so an answer cannot contain anything its viewer does not know, and it
//! consults the legal list itself, so the two cannot disagree.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use words::{Lang, say};

use crate::WORDS;
use crate::game::{Game, Pending, Seat, Viewer};
use crate::rng::SplitMix;

/// Reasons alongside legality, as ids and numbers; they are put into words last.
pub trait Why: Game {
    /// A thing a player might want to use: a card, a space, a tile, a token.
    type Thing: Copy + PartialEq + Eq + fmt::Debug;
    /// The rule that stops the player to decide from using a thing.
    type Rule: Copy + PartialEq + Eq + fmt::Debug;

    /// Appends everything `viewer` might want to use, each once, in a fixed order. It must not depend on anything the
    /// viewer cannot know.
    fn things(&self, state: &Self::State, viewer: Viewer, out: &mut Vec<Self::Thing>);
    /// Appends the things that a legal action uses; none for a plain answer.
    fn uses(&self, state: &Self::State, action: Self::Action, out: &mut Vec<Self::Thing>);
    /// The reason for which the player to decide cannot use a thing that no legal action uses.
    fn rule(&self, state: &Self::State, thing: Self::Thing) -> Self::Rule;

    /// What a thing is, for programs.
    fn what(&self, state: &Self::State, thing: Self::Thing) -> What;
    /// The name of a thing.
    fn thing_name(&self, state: &Self::State, thing: Self::Thing, lang: Lang) -> String;
    /// A stable word for the rule.
    fn rule_word(&self, rule: Self::Rule) -> &'static str;
    /// The rule as one sentence about the thing.
    fn rule_text(&self, state: &Self::State, thing: Self::Thing, rule: Self::Rule, lang: Lang) -> String;
    /// The resources the player lacks and how many, by the game's icon words.
    fn missing(&self, rule: Self::Rule) -> Vec<(String, u8)>;
}

/// The reason for which a thing cannot be used now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason<R> {
    /// The game has ended.
    Over,
    /// The viewer has no seat.
    Watching,
    /// A chance outcome comes first.
    Chance,
    /// Another player decides.
    Turn(Seat),
    /// It is the viewer's decision, and this rule of the game is against it.
    Rule(R),
}

/// What a thing is, for programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct What {
    /// The kind of thing, one of a few words per game.
    pub kind: String,
    /// The component or place, in the words of the notation.
    pub id: String,
    /// The thing used together with it: the token that would move there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// The place of the board where it lies, as clients name places.
    pub place: String,
}

/// A thing that cannot be used now, and why, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyNot {
    /// What it is, for programs.
    pub what: What,
    /// Its name.
    pub name: String,
    /// A stable word for the reason.
    pub reason: String,
    /// The reason as one sentence.
    pub text: String,
    /// Missing amounts by icon word; empty when a rule is the reason.
    pub missing: BTreeMap<String, u8>,
}

/// A thing with the reason why it cannot be used.
pub type Against<G> = (<G as Why>::Thing, Reason<<G as Why>::Rule>);

/// Every thing in the view that its viewer cannot use now, with the reason.
pub fn reasons<G: Why>(game: &G, view: &G::View, viewer: Viewer) -> Vec<Against<G>> {
    reasons_in(game, &world(game, view), viewer)
}

/// The same in words.
pub fn why<G: Why>(game: &G, view: &G::View, viewer: Viewer, lang: Lang) -> Vec<WhyNot> {
    let world = world(game, view);
    let told = |&against: &Against<G>| tell(game, &world, against, lang);
    reasons_in(game, &world, viewer).iter().map(told).collect()
}

/// A position consistent with the view, the same one each time. Which one it is makes no difference: a
/// law checks that.
fn world<G: Game>(game: &G, view: &G::View) -> G::State {
    game.sample(view, &mut SplitMix::new(0))
}

pub(crate) fn reasons_in<G: Why>(game: &G, world: &G::State, viewer: Viewer) -> Vec<Against<G>> {
    let mut things = Vec::new();
    game.things(world, viewer, &mut things);
    let general = match (game.pending(world), viewer) {
        (Pending::Over, _) => Reason::Over,
        (Pending::Chance(_), _) => Reason::Chance,
        (Pending::Player(_), Viewer::Spectator) => Reason::Watching,
        (Pending::Player(seat), _) if !viewer.is(seat) => Reason::Turn(seat),
        (Pending::Player(_), Viewer::Seat(_)) => {
            let used = used(game, world);
            things.retain(|thing| !used.contains(thing));
            return things.iter().map(|&thing| (thing, Reason::Rule(game.rule(world, thing)))).collect();
        }
    };
    things.into_iter().map(|thing| (thing, general)).collect()
}

/// Everything that some legal action uses.
pub fn used<G: Why>(game: &G, state: &G::State) -> Vec<G::Thing> {
    let (mut legal, mut used) = (Vec::new(), Vec::new());
    game.legal(state, &mut legal);
    for &action in &legal {
        game.uses(state, action, &mut used);
    }
    used
}

pub(crate) fn tell<G: Why>(game: &G, world: &G::State, (thing, reason): Against<G>, lang: Lang) -> WhyNot {
    let (key, text, missing) = match reason {
        Reason::Over => ("over", say!(WORDS, lang, "over"), Vec::new()),
        Reason::Watching => ("watching", say!(WORDS, lang, "watching"), Vec::new()),
        Reason::Chance => ("chance", game.prompt(world, lang), Vec::new()),
        Reason::Turn(seat) => ("turn", say!(WORDS, lang, "not-your-turn", player = seat.0 + 1), Vec::new()),
        Reason::Rule(rule) => {
            (game.rule_word(rule), game.rule_text(world, thing, rule, lang), game.missing(rule))
        }
    };
    WhyNot {
        what: game.what(world, thing),
        name: game.thing_name(world, thing, lang),
        reason: key.into(),
        text,
        missing: missing.into_iter().collect(),
    }
}
