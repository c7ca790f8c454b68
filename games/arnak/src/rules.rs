//! The kernel's contract, fulfilled.

use kernel::content::{Component, Row, Schema, TableFile};
use kernel::{
    Game, Lang, MAX_SEATS, Meta, Pending, Phrase, Problems, Purpose, Say, ScoreSheet, Seat, Sink, SplitMix,
    Viewer,
};
use serde_json::{Value, json};

use crate::action::Action;
use crate::chance;
use crate::content;
use crate::describe;
use crate::event::Event;
use crate::hash;
use crate::ids::FEAR;
use crate::legal;
use crate::load;
use crate::machine::Machine;
use crate::meta;
use crate::notation;
use crate::rounds;
use crate::save;
use crate::score;
use crate::setup::Setup;
use crate::state::{Frame, State};
use crate::tables::Tables;
use crate::validate;
use crate::view::View;
use crate::view_json;
use crate::words;

/// Lost Ruins of Arnak over one set of component tables.
#[derive(Clone, Debug)]
pub struct Arnak {
    /// The tables.
    pub tables: Tables,
    content_hash: u64,
}

impl Game for Arnak {
    const ID: &'static str = "arnak";
    const RULES_VERSION: u32 = 2;
    const MAX_STEPS: u32 = 20_000;
    const TABLES: &'static [Schema<'static>] = content::SCHEMAS;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn words() -> &'static ::words::Part {
        &crate::words::WORDS
    }

    fn part_of(file: &str, section: &'static str, row: &Row) -> (&'static str, String) {
        describe::part_of(file, section, &row.id)
    }

    fn build(overrides: &[TableFile]) -> Result<Self, Problems> {
        let rows = content::rows(overrides)?;
        let content_hash = content::content_hash(&rows);
        Ok(Arnak { tables: Tables::new(rows), content_hash })
    }

    fn content_hash(&self) -> u64 {
        self.content_hash
    }

    fn describe(&self, lang: Lang) -> Vec<Component> {
        describe::describe(&self.tables.rows, lang)
    }

    fn meta(&self) -> Meta {
        meta::meta(&self.tables.rows)
    }

    fn setup(&self, json: &Value) -> Result<Setup, Problems> {
        let setup = Setup::read(&self.tables, json)?;
        setup.can_be_laid_out(&self.tables)?;
        Ok(setup)
    }

    fn setup_reasons(&self, json: &Value, lang: Lang) -> Vec<String> {
        let read = Setup::read(&self.tables, json).and_then(|setup| setup.can_be_laid_out(&self.tables));
        read.err().map_or_else(Vec::new, |errors| errors.0.iter().map(|error| error.say(lang)).collect())
    }

    fn start(&self, setup: &Setup) -> State {
        let mut state = rounds::start(&self.tables, setup.options);
        Machine { t: &self.tables, s: &mut state, log: &mut () }.settle();
        state
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(&self.tables, state.options)
    }

    fn seats(&self, state: &State) -> u8 {
        state.options.players
    }

    fn round(&self, state: &State) -> u8 {
        state.round
    }

    fn pending(&self, state: &State) -> Pending {
        match state.stack.last() {
            None => Pending::Over,
            Some(&Frame::Chance(what)) => Pending::Chance(chance::draw(&self.tables, state, what)),
            Some(&Frame::Keep { seat }) => Pending::Player(Seat(seat)),
            Some(_) => Pending::Player(Seat(state.turn)),
        }
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.stack.last() {
            None => {}
            Some(&Frame::Chance(what)) => chance::outcomes(&self.tables, state, what, out),
            Some(_) => legal::list(&self.tables, state, out),
        }
    }

    fn weight(&self, state: &State, action: Action) -> u32 {
        match state.stack.last() {
            Some(&Frame::Chance(what)) => chance::weight(&self.tables, state, what, action),
            _ => 1,
        }
    }

    fn purpose(&self, state: &State, action: Action) -> Purpose {
        let free = match action {
            Action::Spend(_)
            | Action::UseIcon(_)
            | Action::Cover(_)
            | Action::Hire
            | Action::UseUp(_)
            | Action::PayDark(_) => return Purpose::Pay,
            Action::Decline | Action::Continue | Action::KeepHand | Action::EndTurn => return Purpose::Leave,
            Action::Play(card) => self.tables.main & card.bit() == 0,
            Action::Assist(place) => !self.tables.assistants[state.me().assistants[place as usize].at()].main,
            Action::Boon(_) | Action::SlotIdol | Action::Pair | Action::PairIdol => true,
            _ => false,
        };
        if free { Purpose::Free } else { Purpose::Main }
    }

    /// Left-over icons are lost anyway, Fear has no other use, and basic cards are the least valuable of the rest;
    /// coins and dark tablets come last.
    fn payment_cost(&self, action: Action) -> u8 {
        match action {
            Action::Spend(FEAR) | Action::UseUp(FEAR) => 1,
            Action::Spend(card) | Action::UseUp(card) if card.is_basic() => 2,
            Action::Spend(_) | Action::UseUp(_) => 3,
            Action::Hire | Action::PayDark(_) => 4,
            _ => 0,
        }
    }

    fn outcome(&self, state: &State, list: &mut Vec<Action>, below: impl FnOnce(u32) -> u32) -> Action {
        let Some(&Frame::Chance(what)) = state.stack.last() else {
            unreachable!("chance is asked at chance decisions")
        };
        chance::outcome(&self.tables, state, what, list, below)
    }

    fn advance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        Machine { t: &self.tables, s: state, log: sink }.advance(action);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(&self.tables, state, viewer)
    }

    fn sample(&self, view: &View, rng: &mut SplitMix) -> State {
        view.sample(&self.tables, rng)
    }

    fn view_json(&self, view: &View) -> Value {
        json!(view_json::document(&self.tables, view))
    }

    fn conceals(&self, state: &State, action: Action, viewer: Viewer) -> bool {
        let owner = match state.stack.last() {
            Some(&Frame::Chance(what)) => chance::private_to(state, what),
            // Which card is kept and which goes back is the player's secret.
            Some(Frame::LookKeep) => matches!(action, Action::KeepCard(_)).then_some(state.turn),
            _ => None,
        };
        owner.is_some_and(|seat| !viewer.is(Seat(seat)))
    }

    fn scores(&self, state: &State) -> ScoreSheet {
        score::sheet(&self.tables, state)
    }

    fn totals(&self, state: &State) -> [i32; MAX_SEATS] {
        score::totals(&self.tables, state)
    }

    fn hash(&self, state: &State) -> u64 {
        hash::hash(state)
    }

    fn validate(&self, state: &State) -> Result<(), Problems> {
        validate::validate(&self.tables, state)
    }

    fn save(&self, state: &State) -> Value {
        save::save(&self.tables, state)
    }

    fn load(&self, json: &Value) -> Result<State, Problems> {
        load::load(&self.tables, json)
    }

    fn phrase(&self, action: Action) -> Phrase {
        notation::phrase(&self.tables, action)
    }

    fn parse(&self, text: &str) -> Option<Action> {
        notation::parse(&self.tables, text)
    }

    fn parse_at(&self, state: &State, text: &str) -> Option<Action> {
        notation::parse_at(&self.tables, state.stack.last().copied(), text)
    }

    fn meaning(&self, state: &State, action: Action) -> Option<String> {
        words::what(&self.tables, state, action)
    }

    fn action_text(&self, state: &State, action: Action, lang: Lang) -> String {
        words::action_text(&self.tables, state, action, lang)
    }

    fn prompt(&self, state: &State, lang: Lang) -> String {
        words::prompt(&self.tables, state, lang)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        words::event_phrase(&self.tables, event)
    }

    fn event_text(&self, event: &Event, lang: Lang) -> String {
        words::event_text(&self.tables, event, lang)
    }
}
