//! The kernel's contract, answered by the other modules.

use kernel::content::{Component, Row, Schema, TableFile};
use kernel::{
    Category, Game, Lang, MAX_SEATS, Meta, Pending, Phrase, Problems, Purpose, Say, ScoreRow, ScoreSheet,
    Seat, Sink, SplitMix, Viewer, Who,
};
use serde_json::Value;

use crate::Tikal;
use crate::action::Action;
use crate::content;
use crate::event::Event;
use crate::machine::Machine;
use crate::meta::{self, text};
use crate::parts;
use crate::setup::Setup;
use crate::state::{Frame, SOURCES, State};
use crate::view::View;

/// The lines of the score sheet, in the order of [`crate::state::Source`].
pub static CATEGORIES: [Category; SOURCES] = [
    Category::new("rooms", text("score-rooms")),
    Category::new("doors", text("score-doors")),
    Category::new("spots", text("score-spots")),
    Category::new("tiles", text("score-tiles")),
    Category::new("deliveries", text("score-deliveries")),
    Category::new("keys", text("score-keys")),
    Category::new("altars", text("score-altars")),
    Category::new("treasures", text("score-treasures")),
    Category::new("cards", text("score-cards")),
    Category::new("penalties", text("score-penalties")),
];

impl Game for Tikal {
    const ID: &'static str = "tikal";
    const RULES_VERSION: u32 = 2;
    // 48 tiles dealt, 52 turns and special turns of at most about 40 decisions and draws each.
    const MAX_STEPS: u32 = 4000;
    const TABLES: &'static [Schema<'static>] = content::SCHEMAS;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn words() -> &'static words::Part {
        &crate::WORDS
    }

    fn part_of(file: &str, section: &'static str, row: &Row) -> (&'static str, String) {
        parts::part_of(file, section, row)
    }

    fn build(overrides: &[TableFile]) -> Result<Self, Problems> {
        Tikal::new(overrides)
    }

    fn content_hash(&self) -> u64 {
        self.tables.hash
    }

    fn describe(&self, lang: Lang) -> Vec<Component> {
        self.components(lang)
    }

    fn meta(&self) -> Meta {
        meta::meta()
    }

    fn setup(&self, json: &Value) -> Result<Setup, Problems> {
        Setup::read(json).map_err(Problems::from_iter)
    }

    fn setup_reasons(&self, json: &Value, lang: Lang) -> Vec<String> {
        let errors = Setup::read(json).err().unwrap_or_default();
        errors.iter().map(|error| error.say(lang)).collect()
    }

    fn start(&self, setup: &Setup) -> State {
        self.begin(*setup)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup { players: state.players, variants: state.variants }
    }

    fn seats(&self, state: &State) -> u8 {
        state.players
    }

    fn round(&self, state: &State) -> u8 {
        state.round
    }

    fn pending(&self, state: &State) -> Pending {
        Self::pending_of(state)
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.list(state, out);
    }

    fn weight(&self, state: &State, action: Action) -> u32 {
        Self::weight_of(state, action)
    }

    fn purpose(&self, _state: &State, action: Action) -> Purpose {
        match action {
            Action::Pay(_) | Action::Lose => Purpose::Pay,
            Action::Play(_) | Action::TentKey | Action::TentExplore => Purpose::Free,
            Action::Skip | Action::Done | Action::Decline(_) | Action::Rest | Action::Stay | Action::End => {
                Purpose::Leave
            }
            _ => Purpose::Main,
        }
    }

    fn advance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        Machine { game: self, s: state, log: sink }.advance(action);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        Self::view_of(state, viewer)
    }

    fn sample(&self, view: &View, rng: &mut SplitMix) -> State {
        Self::sample_of(view, rng)
    }

    fn view_json(&self, view: &View) -> Value {
        self.save_view(view)
    }

    fn conceals(&self, state: &State, action: Action, viewer: Viewer) -> bool {
        let hidden = match action {
            Action::DrawTreasure(_) | Action::DrawCard(_) | Action::DrawRoom(_) => {
                matches!(state.top(), Frame::Look(_))
            }
            Action::KeepTreasure(_) | Action::KeepCard(_) => true,
            _ => false,
        };
        hidden && !viewer.is(Seat(state.active))
    }

    fn scores(&self, state: &State) -> ScoreSheet {
        let totals = self.totals(state);
        let points = self.points_now(state);
        let seats = 0..state.players as usize;
        let rows = seats.clone().map(|seat| ScoreRow {
            who: Who::Seat(Seat(seat as u8)),
            points: points[seat].iter().map(|&n| i32::from(n)).collect(),
            total: totals[seat],
            // A tie is a shared victory (ruling 13.5).
            rank: 1 + seats.clone().filter(|&other| totals[other] > totals[seat]).count() as u8,
        });
        ScoreSheet { categories: CATEGORIES.to_vec(), rows: rows.collect() }
    }

    fn totals(&self, state: &State) -> [i32; MAX_SEATS] {
        self.points_now(state).map(|points| points.iter().map(|&n| i32::from(n)).sum())
    }

    fn hash(&self, state: &State) -> u64 {
        crate::hash::hash(state)
    }

    fn validate(&self, state: &State) -> Result<(), Problems> {
        self.check(state)
    }

    fn save(&self, state: &State) -> Value {
        self.save_state(state)
    }

    fn load(&self, json: &Value) -> Result<State, Problems> {
        self.load_state(json)
    }

    fn phrase(&self, action: Action) -> Phrase {
        self.phrase_of(action)
    }

    fn parse(&self, text: &str) -> Option<Action> {
        self.parse_action(text)
    }

    fn meaning(&self, state: &State, action: Action) -> Option<String> {
        match (state.top(), action) {
            (Frame::ChooseSpot(node), Action::Spot(spot)) => {
                let room = &self.tables.rooms[self.room_at(state, node).index()];
                room.spots.get(spot as usize).map(|spot| spot.effect.to_string())
            }
            _ => None,
        }
    }

    fn action_text(&self, state: &State, action: Action, lang: Lang) -> String {
        self.say_action(state, action, lang)
    }

    fn prompt(&self, state: &State, lang: Lang) -> String {
        Self::say_prompt(state, lang)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Event {
        event.clone().seen_by(viewer)
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        self.phrase_event(event)
    }

    fn event_text(&self, event: &Event, lang: Lang) -> String {
        self.say_event(event, lang)
    }
}
