//! Hand-made positions: a scene starts as a real game, is changed by a few words, then played by notation.
//!
//! Components are moved, never invented: what a scene puts somewhere is taken from its previous place, so that
//! every scene is a position the rules accept, and `validate` is called after every step.

mod board;
mod cards;

use std::collections::VecDeque;
use std::sync::LazyLock;

use arnak::ids::{Assistant, Card, FEAR, Guardian, Idol, Site, Space, Spot, Tile};
use arnak::purse::{Purse, Res};
use arnak::state::{BAG, Frame, Player, VEILED_FEAR};
use arnak::tables::Tables;
use arnak::{Action, Arnak, Event, State};
use kernel::{Dealer, Game, Pending, Seat};

static GAME: LazyLock<Arnak> = LazyLock::new(|| Arnak::build(&[]).expect("the embedded tables load"));

/// A position and its events.
#[derive(Clone)]
pub struct Scene {
    pub s: State,
    /// Everything since the scene began.
    pub events: Vec<Event>,
    dealer: Dealer,
    script: VecDeque<String>,
}

/// The rules.
pub fn game() -> &'static Arnak {
    &GAME
}

/// The tables.
pub fn tables() -> &'static Tables {
    &GAME.tables
}

fn parse(text: &str) -> Action {
    GAME.parse(text).unwrap_or_else(|| panic!("{text:?} is no action"))
}

/// Functions that find a component by the action that names it.
macro_rules! keys {
    ($($name:ident -> $type:ty: $word:literal, $action:pat => $found:expr;)*) => {$(
        pub fn $name(key: &str) -> $type {
            match parse(&format!(concat!($word, " {}"), key)) {
                $action => $found,
                other => panic!("{other:?}"),
            }
        }
    )*};
}

keys! {
    card -> Card: "buy", Action::Buy(card) => card;
    site -> Site: "activate", Action::Activate(site) => site;
    space -> Space: "dig", Action::Dig(space) => space;
    guardian -> Guardian: "boon", Action::Boon(guardian) => guardian;
    assistant -> Assistant: "rescue", Action::Rescue(assistant) => assistant;
    tile -> Tile: "tile_up", Action::Tile(tile) => tile;
    spot -> Spot: "research glass", Action::Research(_, step) => step.to;
    idol -> Idol: "copy", Action::CopyIdol(idol) => idol;
}

fn cards(keys: &str) -> Vec<Card> {
    keys.split_whitespace().map(card).collect()
}

fn purse(words: &str) -> Purse {
    let mut purse = Purse::ZERO;
    let mut words = words.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let res = Res::from_key(word).unwrap_or_else(|| panic!("{word:?} is no resource"));
        let n = words.peek().and_then(|w| w.parse::<u8>().ok());
        if n.is_some() {
            words.next();
        }
        purse = purse.plus(Purse::of(res, n.unwrap_or(1)));
    }
    purse
}

impl Scene {
    /// A fresh game at the first decision of seat 0 (alone: after the rival's first turn), seed 1.
    pub fn new(setup: &str) -> Scene {
        Scene::dealt(setup, "")
    }

    /// A fresh game whose setup uses these chance outcomes, as in [`Scene::script`].
    pub fn dealt(setup: &str, outcomes: &str) -> Scene {
        let json = serde_json::from_str(setup).expect("a setup is JSON");
        let setup = GAME.setup(&json).expect("the setup is valid");
        let mut scene = Scene {
            s: GAME.start(&setup),
            events: Vec::new(),
            dealer: Dealer::new(1),
            script: VecDeque::new(),
        };
        scene.feed(outcomes);
        scene.settle_chance();
        assert_eq!(scene.s.stack.last(), Some(&Frame::Turn));
        scene
    }

    /// Two players, Bird Temple: seat 0 has an empty hand, deck and purse.
    pub fn bird() -> Scene {
        Scene::new(r#"{"players":2,"board":"bird"}"#).hand(0, "").deck(0, "").purse(0, "")
    }

    /// Two players, Snake Temple: seat 0 has an empty hand, deck and purse.
    pub fn snake() -> Scene {
        Scene::new(r#"{"players":2,"board":"snake"}"#).hand(0, "").deck(0, "").purse(0, "")
    }

    /// Several players, Bird Temple: seat 0 has an empty hand, deck and purse.
    pub fn players(n: u8) -> Scene {
        Scene::new(&format!(r#"{{"players":{n},"board":"bird"}}"#)).bare(0)
    }

    /// A seat with empty hand, deck and purse.
    pub fn bare(self, seat: usize) -> Scene {
        self.hand(seat, "").deck(seat, "").purse(seat, "")
    }

    fn me(&mut self, seat: usize) -> &mut Player {
        &mut self.s.players[seat]
    }

    /// Any other change, by hand.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Scene {
        change(&mut self.s);
        self
    }

    /// Chance outcomes to come, separated by `;`. Each is used at the first chance decision that lists it;
    /// chance decisions that do not list the next one are answered by the seed.
    pub fn script(mut self, outcomes: &str) -> Scene {
        self.feed(outcomes);
        self
    }

    /// The same in the middle of a scene.
    pub fn feed(&mut self, outcomes: &str) {
        self.script.extend(outcomes.split(';').map(|o| o.trim().to_string()).filter(|o| !o.is_empty()));
    }

    fn settle_chance(&mut self) {
        let mut outcomes = Vec::new();
        while let Pending::Chance(draw) = GAME.pending(&self.s) {
            GAME.legal(&self.s, &mut outcomes);
            let scripted =
                self.script.front().map(|text| parse(text)).filter(|action| outcomes.contains(action));
            if scripted.is_some() {
                self.script.pop_front();
            }
            let action = scripted.unwrap_or_else(|| self.dealer.choose(&*GAME, &self.s, draw, &outcomes));
            GAME.apply(&mut self.s, action, &mut self.events).expect("a listed outcome is possible");
            self.check();
        }
    }

    fn check(&self) {
        if let Err(problems) = GAME.validate(&self.s) {
            panic!("the position is broken: {problems}\n{:?}", &self.s.stack[..]);
        }
    }

    /// Everything legal now, as notation.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        GAME.legal(&self.s, &mut actions);
        actions.into_iter().map(|action| GAME.phrase(action).text()).collect()
    }

    /// Whether this is legal now.
    pub fn can(&self, text: &str) -> bool {
        let _ = parse(text);
        self.legal().iter().any(|legal| legal == text)
    }

    /// Legal actions that start with this word.
    pub fn list(&self, verb: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    /// Takes actions separated by `;`, each of which must be legal; chance in between answers itself.
    pub fn act(&mut self, texts: &str) -> &mut Scene {
        for text in texts.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let action = parse(text);
            let applied = GAME.apply(&mut self.s, action, &mut self.events);
            let stack = &self.s.stack[..];
            assert!(applied.is_ok(), "{text:?} is not legal; legal are {:?}\nstack {stack:?}", self.legal());
            self.check();
            self.settle_chance();
        }
        self
    }

    /// Whose decision it is.
    pub fn to_act(&self) -> Option<usize> {
        match GAME.pending(&self.s) {
            Pending::Player(Seat(seat)) => Some(seat as usize),
            _ => None,
        }
    }

    /// How many of a resource a seat has.
    pub fn res(&self, seat: usize, key: &str) -> u8 {
        self.s.players[seat].purse.get(Res::from_key(key).expect("a resource"))
    }

    /// The tokens of a seat as words in printed order: `coin 2 jewel 1`.
    pub fn tokens(&self, seat: usize) -> String {
        let parts: Vec<String> =
            self.s.players[seat].purse.iter().map(|(res, n)| format!("{} {n}", res.key())).collect();
        parts.join(" ")
    }

    /// Whether a card is in hand, play area, deck (somewhere) of a seat, or in exile.
    pub fn is_in(&self, zone: &str, seat: usize, key: &str) -> bool {
        let card = card(key);
        let player = &self.s.players[seat];
        match zone {
            "hand" => {
                if card == FEAR {
                    player.hand_fear > 0
                } else {
                    player.hand & card.bit() != 0
                }
            }
            "play" => {
                if card == FEAR {
                    player.play_fear > 0
                } else {
                    player.play & card.bit() != 0
                }
            }
            "deck" => {
                player.deck.contains(&card.0)
                    || (player.unseen.iter().fold(0, |set, u| set | u)
                        & !player.hand
                        & !player.play
                        & card.bit())
                        != 0
            }
            "exile" => self.s.exiled & card.bit() != 0,
            other => panic!("{other:?} is no zone"),
        }
    }

    /// The deck of a seat from the top, `?` for cards in no order yet.
    pub fn deck_list(&self, seat: usize) -> Vec<String> {
        let player = &self.s.players[seat];
        let name = |m: u8| match m {
            0..BAG => GAME.tables.card(Card(m)).name.key.clone(),
            VEILED_FEAR.. => "fear".into(),
            _ => "?".into(),
        };
        player.deck.iter().map(|&m| name(m)).collect()
    }

    /// A seat's points in a category of the score sheet, as if the game ended now.
    pub fn points(&self, row: usize, category: &str) -> i32 {
        GAME.scores(&self.s).points(row, category).expect("a category of the sheet")
    }
}
