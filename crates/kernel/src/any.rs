//! A game in progress without its type: all input and output is JSON, so that protocol, server and
//! clients need no generics. The caller decides what each viewer may see.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde_json::{Map, Value, json};
use words::Part;

use crate::content::{self, Component, Correction, Schema, SheetRow, TableFile, Written};
use crate::record::{Verified, VerifyError};
use crate::{
    Actor, ChanceMode, Game, Heading, Illegal, Lang, Meta, Pending, Problems, Record, ScoreSheet, Session,
    Viewer, Why, record_for, why,
};

/// The rules of a game without its type.
pub trait AnyGame: Send + Sync {
    /// The id used in commands, records and the protocol.
    fn id(&self) -> &'static str;
    /// The version of the rules.
    fn rules_version(&self) -> u32;
    /// The hash of the component tables.
    fn content_hash(&self) -> u64;
    /// The game's description of itself.
    fn meta(&self) -> Meta;
    /// Its sentences.
    fn words(&self) -> &'static Part;
    /// Its components, with names and rule texts.
    fn describe(&self, lang: Lang) -> Vec<Component>;
    /// The lines of its score sheets, in all kinds of setups.
    fn headings(&self) -> Vec<Heading>;
    /// Its component tables.
    fn tables(&self) -> &'static [Schema<'static>];
    /// All rows of its tables with these overrides; see [`content::sheet`].
    fn sheet(&self, overrides: &[TableFile]) -> Vec<SheetRow>;
    /// The files of its tables with these overrides and corrections; see [`content::write`].
    fn correct(&self, overrides: &[TableFile], corrections: &[Correction]) -> Result<Written, Problems>;
    /// Begins a game; the error lists every reason against the setup.
    fn start(&self, setup: &Value, chance: ChanceMode) -> Result<Box<dyn AnySession>, Problems>;
    /// Continues from a saved position; the error lists every problem with it.
    fn load(&self, state: &Value, chance: ChanceMode) -> Result<Box<dyn AnySession>, Problems>;
    /// Continues from the end of a record.
    fn resume(&self, record: &Record, chance: ChanceMode) -> Result<Box<dyn AnySession>, VerifyError>;
    /// Replays a record and compares every line.
    fn verify(&self, record: &Record) -> Result<Verified, VerifyError>;
}

/// An action as a caller outside the rules names it.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Its place in the legal list.
    Index(u64),
    /// Its notation.
    Text(String),
    /// Its object, as the legal list shows it.
    Object(Map<String, Value>),
}

/// The refusal of an action. The session is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game has ended.
    Over,
    /// The legal list is shorter.
    Index {
        /// The place asked for.
        index: u64,
        /// The length of the list.
        actions: usize,
    },
    /// The words name no action of this game.
    Unknown,
    /// The action exists but is not in the legal list.
    NotLegal,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => write!(f, "{}", Illegal::GameOver),
            Refused::Index { index, actions } => {
                write!(f, "there is no action {index}: the legal list has {actions}, counted from 0")
            }
            Refused::Unknown => {
                write!(f, "these words name no action of this game; take one from the legal list")
            }
            Refused::NotLegal => write!(f, "{}", Illegal::NotLegal),
        }
    }
}

impl std::error::Error for Refused {}

/// A game in progress without its type.
pub trait AnySession: Send {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// Seats of human or bot players.
    fn seats(&self) -> u8;
    /// The input that the position waits for.
    fn pending(&self) -> Pending;
    /// The round being played, from 1.
    fn round(&self) -> u8;
    /// The hash of the position.
    fn hash(&self) -> u64;
    /// The number of steps taken, chance included.
    fn steps(&self) -> usize;
    /// The current decision, as one sentence for the player.
    fn prompt(&self, lang: Lang) -> String;
    /// The number of legal actions.
    fn choices(&self) -> usize;
    /// The legal actions in their fixed order as `{"id","text","action"}`; chance outcomes also have a
    /// `weight`, and with a language each has its `meaning` for people.
    fn legal(&self, lang: Option<Lang>) -> Vec<Value>;
    /// Carries out a legal action and, with a seed, the chance decisions that follow. The events are the
    /// full ones, with nothing hidden, each with its `text` in this language.
    fn apply(&mut self, choice: &Choice, lang: Lang) -> Result<Vec<Value>, Refused>;
    /// Carries out several actions in order, all or none, and returns the events of all. A refusal gives the index of
    /// the action, from 0; the session is then unchanged.
    fn apply_all(&mut self, choices: &[Choice], lang: Lang) -> Result<Vec<Value>, (usize, Refused)> {
        let mut events = Vec::new();
        for (at, choice) in choices.iter().enumerate() {
            match self.apply(choice, lang) {
                Ok(more) => events.extend(more),
                Err(refused) => {
                    for _ in 0..at {
                        assert!(self.undo(), "every action that was carried out can be undone");
                    }
                    return Err((at, refused));
                }
            }
        }
        Ok(events)
    }
    /// The events from step `from` on as `viewer` sees them.
    fn events(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<Value>;
    /// The whole position.
    fn state(&self) -> Value;
    /// The view of `viewer`.
    fn view(&self, viewer: Viewer) -> Value;
    /// Everything that `viewer` cannot use now, with the reason as far as the viewer may know it.
    fn why(&self, viewer: Viewer, lang: Lang) -> Value;
    /// The score sheet at this moment: one object per player, with the points by category.
    fn scores(&self) -> Value;
    /// Takes back the last decision of a player with the chance outcomes after it; without a seed, one
    /// step. `false` when there is none.
    fn undo(&mut self) -> bool;
    /// Names the players by seat, for the record.
    fn name_players(&mut self, names: Vec<String>);
    /// The game so far as text: everything, or what `viewer` may have while it runs.
    fn record(&self, viewer: Option<Viewer>) -> String;
    /// The typed session, for callers that know the games and need more than JSON.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Why> AnyGame for Arc<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn content_hash(&self) -> u64 {
        (**self).content_hash()
    }

    fn meta(&self) -> Meta {
        (**self).meta()
    }

    fn words(&self) -> &'static Part {
        G::words()
    }

    fn describe(&self, lang: Lang) -> Vec<Component> {
        (**self).describe(lang)
    }

    fn headings(&self) -> Vec<Heading> {
        // The lines of a sheet depend on the setup, such as its board.
        let mut headings: Vec<Heading> = Vec::new();
        for setup in (**self).meta().examples.iter().filter_map(|setup| self.setup(setup).ok()) {
            for category in self.scores(&(**self).start(&setup)).categories {
                if !headings.iter().any(|known| known.id == category.id) {
                    headings.push(Heading::from(&category));
                }
            }
        }
        headings
    }

    fn tables(&self) -> &'static [Schema<'static>] {
        G::TABLES
    }

    fn sheet(&self, overrides: &[TableFile]) -> Vec<SheetRow> {
        content::sheet::<G>(overrides)
    }

    fn correct(&self, overrides: &[TableFile], corrections: &[Correction]) -> Result<Written, Problems> {
        content::write::<G>(overrides, corrections)
    }

    fn start(&self, setup: &Value, chance: ChanceMode) -> Result<Box<dyn AnySession>, Problems> {
        let setup = self.setup(setup)?;
        Ok(Box::new(Session::new(Arc::clone(self), &setup, chance)))
    }

    fn load(&self, state: &Value, chance: ChanceMode) -> Result<Box<dyn AnySession>, Problems> {
        let state = (**self).load(state)?;
        Ok(Box::new(Session::from_state(Arc::clone(self), state, chance)))
    }

    fn resume(&self, record: &Record, chance: ChanceMode) -> Result<Box<dyn AnySession>, VerifyError> {
        Ok(Box::new(Session::from_record(Arc::clone(self), record, chance)?))
    }

    fn verify(&self, record: &Record) -> Result<Verified, VerifyError> {
        crate::verify(&**self, record)
    }
}

impl<G: Why> AnySession for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        Session::game(self).seats(Session::state(self))
    }

    fn pending(&self) -> Pending {
        Session::pending(self)
    }

    fn round(&self) -> u8 {
        Session::game(self).round(Session::state(self))
    }

    fn hash(&self) -> u64 {
        Session::game(self).hash(Session::state(self))
    }

    fn steps(&self) -> usize {
        Session::steps(self).len()
    }

    fn prompt(&self, lang: Lang) -> String {
        Session::game(self).prompt(Session::state(self), lang)
    }

    fn choices(&self) -> usize {
        Session::legal(self).len()
    }

    fn legal(&self, lang: Option<Lang>) -> Vec<Value> {
        let (game, state) = (Session::game(self), Session::state(self));
        let chance = Actor::of(self.pending()) == Some(Actor::Chance);
        let entry = |(id, &action): (usize, &G::Action)| {
            let phrase = game.phrase(action);
            let mut entry = Map::new();
            entry.insert("id".into(), id.into());
            entry.insert("text".into(), phrase.text().into());
            entry.insert("action".into(), game.action_json(state, action));
            if chance {
                entry.insert("weight".into(), game.weight(state, action).into());
            }
            if let Some(lang) = lang {
                entry.insert("meaning".into(), game.action_text(state, action, lang).into());
            }
            Value::Object(entry)
        };
        Session::legal(self).iter().enumerate().map(entry).collect()
    }

    fn apply(&mut self, choice: &Choice, lang: Lang) -> Result<Vec<Value>, Refused> {
        let action = find(self, choice)?;
        let events = Session::apply(self, action).map_err(|illegal| match illegal {
            Illegal::GameOver => Refused::Over,
            Illegal::NotLegal => Refused::NotLegal,
        })?;
        Ok(events.iter().map(|event| event_json(&**Session::game(self), event, lang)).collect())
    }

    fn events(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<Value> {
        let game = &**Session::game(self);
        let events = Session::steps(self).iter().skip(from).flat_map(|step| &step.events);
        events.map(|event| event_json(game, &game.see(event, viewer), lang)).collect()
    }

    fn state(&self) -> Value {
        Session::game(self).save(Session::state(self))
    }

    fn view(&self, viewer: Viewer) -> Value {
        let game = Session::game(self);
        game.view_json(&game.view(Session::state(self), viewer))
    }

    fn why(&self, viewer: Viewer, lang: Lang) -> Value {
        let game = &**Session::game(self);
        json!(why::why(game, &game.view(Session::state(self), viewer), viewer, lang))
    }

    fn scores(&self) -> Value {
        scores_json(&Session::game(self).scores(Session::state(self)))
    }

    fn undo(&mut self) -> bool {
        Session::undo(self)
    }

    fn name_players(&mut self, names: Vec<String>) {
        Session::name_players(self, names);
    }

    fn record(&self, viewer: Option<Viewer>) -> String {
        match viewer {
            Some(viewer) => record_for(self, viewer).to_string(),
            None => Session::record(self).to_string(),
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Finds the action that the caller named. The rules decide whether it is legal.
fn find<G: Game>(session: &Session<G>, choice: &Choice) -> Result<G::Action, Refused> {
    let (game, state, legal) = (Session::game(session), Session::state(session), Session::legal(session));
    if Session::pending(session) == Pending::Over {
        return Err(Refused::Over);
    }
    match choice {
        Choice::Index(index) => usize::try_from(*index)
            .ok()
            .and_then(|at| legal.get(at).copied())
            .ok_or(Refused::Index { index: *index, actions: legal.len() }),
        Choice::Text(text) => game.parse_at(state, text).ok_or(Refused::Unknown),
        Choice::Object(object) => legal
            .iter()
            .copied()
            .find(|&action| game.is_named(state, action, object))
            .ok_or(Refused::NotLegal),
    }
}

fn event_json<G: Game>(game: &G, event: &G::Event, lang: Lang) -> Value {
    let mut object = game.event_phrase(event).json("event");
    object["text"] = game.event_text(event, lang).into();
    object
}

fn scores_json(sheet: &ScoreSheet) -> Value {
    sheet
        .rows
        .iter()
        .map(|row| {
            let points: Map<String, Value> = sheet
                .categories
                .iter()
                .zip(&row.points)
                .map(|(line, &n)| (line.id.into(), n.into()))
                .collect();
            json!({ "who": row.who, "total": row.total, "rank": row.rank, "points": points })
        })
        .collect()
}
