//! The toy game as a [`Game`].

use serde_json::{Value, json};

use crate::{Action, BOTH, DECK, Event, Glimpse, Held, Phase, Setup, State, Toy, View, WORDS};
use kernel::Lang;
use kernel::content::{Component, Confidence, TableFile};
use kernel::game::{Draw, Game, MAX_SEATS, Pending, Problems, Seat, Sink, Viewer};
use kernel::hash::StableHasher;
use kernel::meta::{Choice, Field, Meta, Text};
use kernel::notation::Phrase;
use kernel::rng::SplitMix;
use kernel::score::{Category, ScoreRow, ScoreSheet, Who};
use words::say;

words::errors! {
    /// Why tables or a position of the toy are refused.
    pub enum ToyError in WORDS {
        "toy-tables" NoTables { file: String },
        "toy-seat" Seat,
        "toy-count" Count { count: usize, face: u8, deck: u8 },
        "toy-face" Face,
        "toy-seen" Seen,
        "toy-dealt" Dealt,
        "toy-staked" Staked,
        "toy-own" Own,
        "toy-stake" Stake,
        "toy-swaps" Swaps,
        "toy-top" Top,
    }
}

/// The lines of the score sheet.
pub(crate) static CATEGORIES: [Category; 2] = [
    Category::new("card", Text::of(&WORDS, "score-card")),
    Category::new("stake", Text::of(&WORDS, "score-stake")),
];

/// The name of the game.
pub(crate) const TITLE: Text = Text::of(&WORDS, "title");

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    // Two cards are dealt; the longest turn is to peek, the card, to keep or swap, and the stake.
    const MAX_STEPS: u32 = 10;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn words() -> &'static words::Part {
        &WORDS
    }

    fn build(overrides: &[TableFile]) -> Result<Self, Problems> {
        let none = |file: &TableFile| ToyError::NoTables { file: file.name.clone() };
        overrides.iter().map(none).collect::<Problems>().or(Toy)
    }

    fn content_hash(&self) -> u64 {
        let mut hash = StableHasher::new();
        hash.bytes(&DECK);
        hash.finish()
    }

    fn describe(&self, lang: Lang) -> Vec<Component> {
        let card = |face: usize| Component {
            family: "card",
            id: face.to_string(),
            name: say!(WORDS, lang, "card", face = face),
            numbers: vec![("count".into(), DECK[face - 1].to_string())],
            text: say!(WORDS, lang, "card-text"),
            icons: Vec::new(),
            confidence: Confidence::Rulebook,
        };
        let stake = |(id, key, three, other): (&str, &str, &str, &str)| Component {
            family: "stake",
            id: id.into(),
            name: say!(WORDS, lang, key),
            numbers: [("on_a_three", three), ("otherwise", other), ("laid", "secret")]
                .map(|(column, value)| (column.into(), value.into()))
                .into(),
            text: say!(WORDS, lang, "stake-text"),
            icons: Vec::new(),
            confidence: Confidence::Rulebook,
        };
        let stakes = [("yes", "act-stake-yes", "1", "-1"), ("no", "act-stake-no", "0", "0")].map(stake);
        (1..=3).map(card).chain(stakes).collect()
    }

    fn meta(&self) -> Meta {
        let two = json!({ "players": 2 });
        Meta {
            name: TITLE,
            about: Text::of(&WORDS, "about"),
            fields: vec![Field::one(
                "players",
                &["players"],
                Text::of(&WORDS, "players"),
                Choice::numbers([(2, "2")]),
            )],
            examples: vec![two.clone()],
            bench: vec![two],
        }
    }

    fn setup(&self, json: &Value) -> Result<Setup, Problems> {
        let reasons = self.setup_reasons(json, Lang::EN);
        reasons.into_iter().collect::<Problems>().or(Setup { players: 2 })
    }

    fn setup_reasons(&self, json: &Value, lang: Lang) -> Vec<String> {
        match serde_json::from_value::<Setup>(json.clone()) {
            Ok(Setup { players: 2 }) => Vec::new(),
            Ok(_) => vec![say!(WORDS, lang, "setup-players")],
            Err(_) => vec![say!(WORDS, lang, "setup-object")],
        }
    }

    fn start(&self, _setup: &Setup) -> State {
        State { bag: DECK, ..State::default() }
    }

    fn setup_of(&self, _state: &State) -> Setup {
        Setup { players: 2 }
    }

    fn seats(&self, _state: &State) -> u8 {
        2
    }

    fn round(&self, _state: &State) -> u8 {
        1
    }

    fn pending(&self, state: &State) -> Pending {
        match state.phase {
            Phase::Deal | Phase::Peek | Phase::Draw => {
                Pending::Chance(Draw { stream: 0, index: u32::from(4 - state.left()) })
            }
            Phase::Turn | Phase::Choose | Phase::Stake => Pending::Player(state.actor()),
            Phase::Over => Pending::Over,
        }
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.phase {
            Phase::Deal | Phase::Peek | Phase::Draw => {
                out.extend((1..=3).filter(|&face| state.bag[face as usize - 1] > 0).map(Action::Draw));
            }
            Phase::Turn => out.extend([Action::Peek, Action::Keep, Action::Swap]),
            Phase::Choose => out.extend([Action::Keep, Action::Swap]),
            Phase::Stake => out.extend([Action::Stake(false), Action::Stake(true)]),
            Phase::Over => {}
        }
    }

    fn weight(&self, state: &State, action: Action) -> u32 {
        match action {
            Action::Draw(face) => u32::from(state.bag[face as usize - 1]),
            Action::Peek | Action::Keep | Action::Swap | Action::Stake(_) => 1,
        }
    }

    fn advance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let bit = state.bit();
        match action {
            Action::Draw(face) => state.draw(face, sink),
            Action::Peek => match &mut state.top {
                Some(top) => {
                    top.seen |= bit;
                    let card = top.glimpse();
                    state.phase = Phase::Choose;
                    sink.emit(|| Event::Peeked(state.actor(), card));
                }
                None => state.phase = Phase::Peek,
            },
            Action::Keep => {
                state.phase = Phase::Stake;
                sink.emit(|| Event::Kept(state.actor()));
            }
            Action::Swap => match state.top.take() {
                Some(top) => state.take(top, sink),
                None => state.phase = Phase::Draw,
            },
            Action::Stake(yes) => state.stake(yes, sink),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let look = |held: Option<Held>| held.map(|held| held.glimpse().by(viewer));
        View {
            left: state.left(),
            top: look(state.top),
            hands: state.hands.map(look),
            pile: state.pile,
            stakes: state.stakes.map(look),
            phase: state.phase,
            seat: state.seat,
        }
    }

    fn sample(&self, view: &View, rng: &mut SplitMix) -> State {
        let mut hidden = DECK;
        for (at, &n) in view.pile.iter().enumerate() {
            hidden[at] -= n;
        }
        for face in view.hands.iter().chain([&view.top]).flatten().filter_map(|card| card.face) {
            hidden[face as usize - 1] -= 1;
        }
        let mut cards: Vec<u8> =
            (1..=3).flat_map(|face| vec![face; hidden[face as usize - 1] as usize]).collect();
        rng.shuffle(&mut cards);
        let mut deal = |card: Glimpse| {
            let face = card.face.unwrap_or_else(|| cards.pop().expect("hidden cards are among the unseen"));
            Held { face, seen: card.seen }
        };
        let (top, hands) = (view.top.map(&mut deal), view.hands.map(|card| card.map(&mut deal)));
        let stakes = view.stakes.map(|stake| {
            stake.map(|s| Held { face: s.face.unwrap_or_else(|| rng.below(2) as u8), seen: s.seen })
        });
        let mut bag = [0; 3];
        for face in cards {
            bag[face as usize - 1] += 1;
        }
        State { bag, top, hands, pile: view.pile, stakes, phase: view.phase, seat: view.seat }
    }

    fn view_json(&self, view: &View) -> Value {
        serde_json::to_value(view).expect("a view has text keys only")
    }

    fn conceals(&self, state: &State, action: Action, viewer: Viewer) -> bool {
        match action {
            Action::Draw(_) | Action::Stake(_) => !viewer.is(state.actor()),
            Action::Peek | Action::Keep | Action::Swap => false,
        }
    }

    fn scores(&self, state: &State) -> ScoreSheet {
        let totals = self.totals(state);
        let row = |seat: usize| ScoreRow {
            who: Who::Seat(Seat(seat as u8)),
            points: state.points(seat).to_vec(),
            total: totals[seat],
            rank: 1 + u8::from(totals[1 - seat] > totals[seat]),
        };
        ScoreSheet { categories: CATEGORIES.to_vec(), rows: vec![row(0), row(1)] }
    }

    fn totals(&self, state: &State) -> [i32; MAX_SEATS] {
        [state.points(0).iter().sum(), state.points(1).iter().sum(), 0, 0]
    }

    fn hash(&self, state: &State) -> u64 {
        let mut hash = StableHasher::new();
        hash.bytes(&state.bag);
        hash.bytes(&state.pile);
        for held in [state.top].iter().chain(&state.hands).chain(&state.stakes) {
            hash.u64(held.map_or(u64::MAX, |held| u64::from(held.face) << 8 | u64::from(held.seen)));
        }
        hash.u64(state.phase as u64);
        hash.u64(state.seat.into());
        hash.finish()
    }

    fn validate(&self, state: &State) -> Result<(), Problems> {
        let mut problems = Problems::default();
        let mut need = |holds: bool, reason: ToyError| {
            if !holds {
                problems.push(reason);
            }
        };
        let (phase, seat) = (state.phase, state.seat);
        let cards = || state.hands.iter().chain([&state.top]).flatten();
        need(seat < 2, ToyError::Seat);
        for face in 1..=3_u8 {
            let at = face as usize - 1;
            let held = cards().filter(|card| card.face == face).count();
            let count = usize::from(state.bag[at]) + usize::from(state.pile[at]) + held;
            need(count == usize::from(DECK[at]), ToyError::Count { count, face, deck: DECK[at] });
        }
        need(cards().all(|card| (1..=3).contains(&card.face)), ToyError::Face);
        need(cards().all(|card| (1..=BOTH).contains(&card.seen)), ToyError::Seen);
        let dealt = if phase == Phase::Deal { usize::from(seat) } else { 2 };
        let staked = match phase {
            Phase::Deal => 0,
            Phase::Over => 2,
            _ => usize::from(seat),
        };
        for at in 0..2 {
            let knows = |held: &Held| held.seen >> at & 1 == 1 && (phase != Phase::Over || held.seen == BOTH);
            need(state.hands[at].is_some() == (at < dealt), ToyError::Dealt);
            need(state.stakes[at].is_some() == (at < staked), ToyError::Staked);
            need(state.hands[at].iter().all(knows), ToyError::Own);
            let secret = |held: &Held| held.face < 2 && (held.seen == 1 << at || phase == Phase::Over);
            need(state.stakes[at].iter().all(|held| knows(held) && secret(held)), ToyError::Stake);
        }
        let swaps = match phase {
            Phase::Deal => 0,
            Phase::Stake | Phase::Over => usize::from(seat) + 1,
            Phase::Turn | Phase::Peek | Phase::Choose | Phase::Draw => usize::from(seat),
        };
        need(state.pile.iter().map(|&n| usize::from(n)).sum::<usize>() <= swaps, ToyError::Swaps);
        let top = state.top.is_some();
        let fits = match phase {
            Phase::Deal | Phase::Peek | Phase::Draw => !top,
            Phase::Turn => !top || seat == 1,
            Phase::Choose => state.top.is_some_and(|top| seat < 2 && top.seen >> seat & 1 == 1),
            Phase::Stake => true,
            Phase::Over => seat == 1,
        };
        need(fits, ToyError::Top);
        problems.or(())
    }

    fn save(&self, state: &State) -> Value {
        serde_json::to_value(state).expect("a state has text keys only")
    }

    fn load(&self, json: &Value) -> Result<State, Problems> {
        let state = serde_json::from_value(json.clone()).map_err(|e| Problems::one(e.to_string()))?;
        self.validate(&state)?;
        Ok(state)
    }

    fn phrase(&self, action: Action) -> Phrase {
        match action {
            Action::Draw(face) => Phrase::new("draw").number("card", face),
            Action::Peek => Phrase::new("peek"),
            Action::Keep => Phrase::new("keep"),
            Action::Swap => Phrase::new("swap"),
            Action::Stake(yes) => Phrase::new("stake").word("on", if yes { "yes" } else { "no" }),
        }
    }

    fn parse(&self, text: &str) -> Option<Action> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("draw", "1" | "2" | "3") => Some(Action::Draw(rest.parse().ok()?)),
            ("peek", "") => Some(Action::Peek),
            ("keep", "") => Some(Action::Keep),
            ("swap", "") => Some(Action::Swap),
            ("stake", "yes") => Some(Action::Stake(true)),
            ("stake", "no") => Some(Action::Stake(false)),
            _ => None,
        }
    }

    fn action_text(&self, _state: &State, action: Action, lang: Lang) -> String {
        let key = match action {
            Action::Draw(face) => return say!(WORDS, lang, "act-draw", face = face),
            Action::Peek => "act-peek",
            Action::Keep => "act-keep",
            Action::Swap => "act-swap",
            Action::Stake(true) => "act-stake-yes",
            Action::Stake(false) => "act-stake-no",
        };
        say!(WORDS, lang, key)
    }

    fn prompt(&self, state: &State, lang: Lang) -> String {
        let key = match state.phase {
            Phase::Deal | Phase::Peek | Phase::Draw => "ask-chance",
            Phase::Turn => "ask-turn",
            Phase::Choose => "ask-choose",
            Phase::Stake => "ask-stake",
            Phase::Over => "ask-over",
        };
        say!(WORDS, lang, key)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Dealt(seat, card) => Event::Dealt(seat, card.by(viewer)),
            Event::Peeked(seat, card) => Event::Peeked(seat, card.by(viewer)),
            Event::Swapped(seat, old, card) => Event::Swapped(seat, old, card.by(viewer)),
            Event::Staked(seat, stake) => Event::Staked(seat, stake.by(viewer)),
            Event::Kept(seat) => Event::Kept(seat),
            Event::Ended => Event::Ended,
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        let face = |card: Glimpse| card.face.map(|face| face.to_string());
        match *event {
            Event::Dealt(seat, card) => Phrase::new("dealt").number("seat", seat.0).maybe("card", face(card)),
            Event::Peeked(seat, card) => {
                Phrase::new("peeked").number("seat", seat.0).maybe("card", face(card))
            }
            Event::Kept(seat) => Phrase::new("kept").number("seat", seat.0),
            Event::Swapped(seat, old, card) => {
                Phrase::new("swapped").number("seat", seat.0).number("away", old).maybe("card", face(card))
            }
            Event::Staked(seat, stake) => {
                Phrase::new("staked").number("seat", seat.0).maybe("on", face(stake))
            }
            Event::Ended => Phrase::new("ended"),
        }
    }

    fn event_text(&self, event: &Event, lang: Lang) -> String {
        let (key, seat, card) = match *event {
            Event::Dealt(seat, card) => ("event-dealt", seat, card),
            Event::Peeked(seat, card) => ("event-peeked", seat, card),
            Event::Swapped(seat, _, card) => ("event-swapped", seat, card),
            Event::Staked(seat, stake) => ("event-staked", seat, stake),
            Event::Kept(seat) => return say!(WORDS, lang, "event-kept", seat = seat.to_string()),
            Event::Ended => return say!(WORDS, lang, "event-ended"),
        };
        let face = card.face.map_or_else(|| "?".into(), |face| face.to_string());
        say!(WORDS, lang, key, seat = seat.to_string(), face = face)
    }
}
