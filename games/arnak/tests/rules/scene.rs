//! Hand-made positions: a scene starts as a real game, is changed by a few words, then played by notation.
//!
//! Components are moved, never invented: what a scene puts somewhere is taken from its previous place, so that
//! every scene is a position the rules accept, and `validate` is called after every step.

use std::collections::VecDeque;
use std::sync::LazyLock;

use arnak::ids::{Assistant, Card, FEAR, Guardian, Site, Space, Spot, Tile};
use arnak::purse::{Icons, Purse, Res};
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

pub fn card(key: &str) -> Card {
    match parse(&format!("buy {key}")) {
        Action::Buy(card) => card,
        other => panic!("{other:?}"),
    }
}

pub fn site(key: &str) -> Site {
    match parse(&format!("activate {key}")) {
        Action::Activate(site) => site,
        other => panic!("{other:?}"),
    }
}

pub fn space(key: &str) -> Space {
    match parse(&format!("dig {key}")) {
        Action::Dig(space) => space,
        other => panic!("{other:?}"),
    }
}

pub fn guardian(key: &str) -> Guardian {
    match parse(&format!("boon {key}")) {
        Action::Boon(guardian) => guardian,
        other => panic!("{other:?}"),
    }
}

pub fn assistant(key: &str) -> Assistant {
    match parse(&format!("rescue {key}")) {
        Action::Rescue(assistant) => assistant,
        other => panic!("{other:?}"),
    }
}

pub fn tile(key: &str) -> Tile {
    match parse(&format!("tile_up {key}")) {
        Action::Tile(tile) => tile,
        other => panic!("{other:?}"),
    }
}

pub fn spot(key: &str) -> Spot {
    match parse(&format!("research glass {key}")) {
        Action::Research(_, step) => step.to,
        other => panic!("{other:?}"),
    }
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

    /// Takes an item, artifact or the seat's basic card out of wherever it is.
    fn pick_up(&mut self, seat: usize, card: Card) {
        let bit = !card.bit();
        if card.is_basic() {
            let player = self.me(seat);
            player.exiled_basics &= !(1 << (card.0 - arnak::ids::BASIC));
            strip(player, card);
            return;
        }
        self.s.item_bag &= bit;
        self.s.artifact_bag &= bit;
        self.s.exiled &= bit;
        for place in &mut self.s.row {
            if *place == card {
                *place = Card::NONE;
            }
        }
        for player in &mut self.s.players {
            strip(player, card);
        }
    }

    /// Puts a card of the seat out of play: to its bag, the exiled basics, the supply.
    fn put_away(&mut self, seat: usize, card: Card) {
        if card == FEAR {
            self.s.fear += 1;
        } else if card.is_basic() {
            self.me(seat).exiled_basics |= 1 << (card.0 - arnak::ids::BASIC);
        } else if GAME.tables.items & card.bit() != 0 {
            self.s.item_bag |= card.bit();
        } else {
            self.s.artifact_bag |= card.bit();
        }
    }

    /// The hand of a seat, known to its owner only as far as cards come from the deck's bags.
    pub fn hand(mut self, seat: usize, keys: &str) -> Scene {
        let wanted = cards(keys);
        let old = self.s.players[seat].hand;
        for n in 0..128 {
            if old & (1 << n) != 0 {
                self.pick_up(seat, Card(n));
                self.put_away(seat, Card(n));
            }
        }
        let player = self.me(seat);
        let fear = std::mem::take(&mut player.hand_fear);
        player.veiled_fear = [0; 5];
        self.s.fear += fear;
        for card in wanted {
            if card == FEAR {
                self.s.fear -= 1;
                self.me(seat).hand_fear += 1;
            } else {
                self.pick_up(seat, card);
                self.me(seat).hand |= card.bit();
            }
        }
        recount(self.me(seat));
        self
    }

    /// Cards added to the hand of a seat, for all to see.
    pub fn holding(mut self, seat: usize, keys: &str) -> Scene {
        for card in cards(keys) {
            if card == FEAR {
                self.s.fear -= 1;
                self.me(seat).hand_fear += 1;
            } else {
                self.pick_up(seat, card);
                self.me(seat).hand |= card.bit();
            }
        }
        recount(self.me(seat));
        self
    }

    /// The deck of a seat from the top, all known to its owner; nothing else is in it.
    pub fn deck(mut self, seat: usize, keys: &str) -> Scene {
        let wanted = cards(keys);
        let player = self.me(seat);
        let mut fear: u8 = player.bag_fear.iter().sum();
        fear += player.deck.iter().filter(|&&m| m >= VEILED_FEAR).count() as u8;
        player.bag_fear = [0; 5];
        let inside: u128 = player.unseen.iter().fold(0, |set, u| set | u) & !player.hand;
        let listed = player.deck.iter().filter(|&&m| m < BAG).fold(0u128, |set, &m| set | 1 << m);
        player.deck.clear();
        player.unseen = [0; 5];
        player.aside = 0;
        self.s.fear += fear;
        for n in 0..128u8 {
            if (inside | listed) & (1 << n) != 0 {
                self.put_away(seat, Card(n));
            }
        }
        for card in wanted {
            if card == FEAR {
                self.s.fear -= 1;
                self.me(seat).deck.push(VEILED_FEAR);
            } else {
                self.pick_up(seat, card);
                self.me(seat).deck.push(card.0);
            }
        }
        self
    }

    /// Cards added to the play area of a seat.
    pub fn played(mut self, seat: usize, keys: &str) -> Scene {
        for card in cards(keys) {
            if card == FEAR {
                self.s.fear -= 1;
                self.me(seat).play_fear += 1;
            } else {
                self.pick_up(seat, card);
                self.me(seat).play |= card.bit();
            }
        }
        self
    }

    /// Cards put into the exile piles.
    pub fn exiled(mut self, keys: &str) -> Scene {
        for card in cards(keys) {
            self.pick_up(0, card);
            self.s.exiled |= card.bit();
        }
        self
    }

    /// The tokens of a seat.
    pub fn purse(mut self, seat: usize, words: &str) -> Scene {
        self.me(seat).purse = purse(words);
        self
    }

    /// Tokens added to those of a seat.
    pub fn earning(mut self, seat: usize, words: &str) -> Scene {
        let player = self.me(seat);
        player.purse = player.purse.plus(purse(words));
        self
    }

    /// Puts a card on a place of the row, from 0 at the left; the card there goes back to its bag.
    pub fn on_sale(mut self, place: usize, key: &str) -> Scene {
        let card = card(key);
        self.pick_up(0, card);
        let old = std::mem::replace(&mut self.s.row[place], card);
        if old.is_some() {
            self.put_away(0, old);
        }
        self
    }

    /// The card row from the left: artifacts, then items; `-` is a gap. As many as the round has places.
    pub fn row(mut self, artifacts: &str, items: &str) -> Scene {
        for card in std::mem::replace(&mut self.s.row, [Card::NONE; 6]) {
            if card.is_some() {
                self.put_away(0, card);
            }
        }
        let keys: Vec<&str> = artifacts.split_whitespace().chain(items.split_whitespace()).collect();
        assert_eq!(keys.len(), 6, "the row has six places");
        assert_eq!(
            artifacts.split_whitespace().count(),
            self.s.round as usize,
            "artifacts fill the places of the round"
        );
        for (place, key) in keys.into_iter().enumerate() {
            if key != "-" {
                let card = card(key);
                self.pick_up(0, card);
                self.s.row[place] = card;
            }
        }
        self
    }

    /// The round; the row keeps its artifacts left of the staff and is filled up in table order.
    pub fn round(mut self, round: u8) -> Scene {
        for card in std::mem::replace(&mut self.s.row, [Card::NONE; 6]) {
            if card.is_some() {
                self.put_away(0, card);
            }
        }
        self.s.round = round;
        for place in 0..6usize {
            let bag = if place < round as usize { &mut self.s.artifact_bag } else { &mut self.s.item_bag };
            let next = Card(bag.trailing_zeros() as u8);
            *bag &= !next.bit();
            self.s.row[place] = next;
        }
        self
    }

    /// A discovered site with its tile.
    pub fn found(mut self, at: &str, key: &str) -> Scene {
        let (site, tile) = (site(at), tile(key));
        assert!(self.s.tile_bag & (1 << tile.0) != 0, "the tile is still in its stack");
        self.s.tile_bag &= !(1 << tile.0);
        self.s.tiles[site.at()] = tile;
        self.s.idols[site.at()] = arnak::ids::Idol::NONE;
        self
    }

    /// A guardian on a site.
    pub fn guarded(mut self, at: &str, key: &str) -> Scene {
        let guardian = guardian(key);
        assert!(self.s.guardian_bag & (1 << guardian.0) != 0, "the guardian is still in its stack");
        self.s.guardian_bag &= !(1 << guardian.0);
        self.s.guardians[site(at).at()] = guardian;
        self
    }

    /// A figure of a seat on a space.
    pub fn figure(mut self, seat: usize, at: &str) -> Scene {
        let home = self.s.players[seat].figure_at_home().expect("a figure is at home");
        self.me(seat).figures[home] = space(at);
        self
    }

    /// An assistant of a seat, ready, on its silver or gold side.
    pub fn assistant(mut self, seat: usize, key: &str, gold: bool) -> Scene {
        let assistant = assistant(key);
        self.take_assistant(assistant);
        let player = self.me(seat);
        let place =
            player.assistants.iter().position(|a| a.is_none()).expect("a place for an assistant is free");
        player.assistants[place] = assistant;
        player.gold |= u8::from(gold) << place;
        self
    }

    /// Turns the assistant at a place (from 1) sideways.
    pub fn exhausted(mut self, seat: usize, place: u8) -> Scene {
        self.me(seat).tired |= 1 << (place - 1);
        self
    }

    /// The open assistants of the supply board.
    pub fn supply(mut self, keys: [&str; 3]) -> Scene {
        for (stack, key) in keys.into_iter().enumerate() {
            let wanted = assistant(key);
            let old = self.s.supply[stack].top;
            if old == wanted {
                continue;
            }
            if let Some(other) = self.s.supply.iter().position(|x| x.top == wanted) {
                self.s.supply[other].top = old;
            } else if self.s.rescue.first() == Some(&wanted) {
                self.s.rescue[0] = old;
            } else {
                assert!(self.s.assistant_bag & (1 << wanted.0) != 0, "{key} is with nobody");
                self.s.assistant_bag ^= 1 << wanted.0 | 1 << old.0;
            }
            self.s.supply[stack].top = wanted;
        }
        self
    }

    /// Takes an assistant out of the supply; the place it leaves is filled from the unseen ones.
    fn take_assistant(&mut self, assistant: Assistant) {
        if self.s.assistant_bag & (1 << assistant.0) != 0 {
            self.s.assistant_bag &= !(1 << assistant.0);
            // One of the hidden places loses its assistant.
            if self.s.supply.iter().all(|x| x.top.is_some()) {
                let stack = self.s.supply.iter().position(|x| x.below > 0).expect("assistants lie below");
                self.s.supply[stack].below -= 1;
            }
            return;
        }
        let next = Assistant(self.s.assistant_bag.trailing_zeros() as u8);
        self.s.assistant_bag &= !(1 << next.0);
        if self.s.rescue.first() == Some(&assistant) {
            self.s.rescue[0] = next;
            let stack = self.s.supply.iter().position(|x| x.below > 0).expect("assistants lie below");
            self.s.supply[stack].below -= 1;
            return;
        }
        let stack = self
            .s
            .supply
            .iter()
            .position(|x| x.top == assistant)
            .expect("the assistant is on the supply board");
        self.s.supply[stack].top = next;
        self.s.supply[stack].below -= 1;
    }

    /// Guardians a seat has overcome, boons unused.
    pub fn overcame(mut self, seat: usize, keys: &str) -> Scene {
        for key in keys.split_whitespace() {
            let guardian = guardian(key);
            self.s.guardian_bag &= !(1 << guardian.0);
            let icons = GAME.tables.guardians[guardian.at()].icons;
            let player = self.me(seat);
            player.guardians |= 1 << guardian.0;
            player.boon_icons = player.boon_icons.plus(icons);
        }
        self
    }

    /// Idols in the crates and in slots, found on sites at the right end of the map if too few have left it.
    pub fn idols(mut self, seat: usize, crates: u8, slotted: u8) -> Scene {
        let player = self.me(seat);
        player.idols = crates;
        player.slotted = slotted;
        for at in ["two4", "two3", "high4", "high3", "high2", "high1"] {
            let board = &GAME.tables.boards[self.s.options.board as usize];
            let found = (0..17).filter(|&at| self.s.tiles[at].is_some());
            let left: u8 = found.map(|at| board.idols[at].0 + board.idols[at].1).sum();
            let held: u8 = self.s.players.iter().map(|p| p.idols + p.slotted).sum();
            let site = site(at);
            if held > left && self.s.tiles[site.at()].is_none() {
                let bag = self.s.tile_bag & GAME.tables.level[site.level() as usize - 1];
                let tile = Tile(31 - bag.leading_zeros() as u8);
                self = self.found(at, &GAME.tables.rows.tiles[tile.at()].name.key);
            }
        }
        self
    }

    /// A research token on a space such as `3a`.
    pub fn token(mut self, seat: usize, which: usize, at: &str) -> Scene {
        self.me(seat).tokens[which] = spot(at);
        self
    }

    /// The kind of the face-up idol on an undiscovered site; the one that lay there takes its place.
    pub fn idol_on(mut self, at: &str, key: &str) -> Scene {
        let wanted = match parse(&format!("copy {key}")) {
            Action::CopyIdol(idol) => idol,
            other => panic!("{other:?}"),
        };
        let at = site(at).at();
        let old = std::mem::replace(&mut self.s.idols[at], wanted);
        assert!(old.is_some(), "an idol lies there");
        let elsewhere = (0..self.s.idols.len()).find(|&other| other != at && self.s.idols[other] == wanted);
        if let Some(other) = elsewhere {
            self.s.idols[other] = old;
        } else {
            self.s.idol_bag[wanted.at()] -= 1;
            self.s.idol_bag[old.at()] += 1;
        }
        self
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

fn strip(player: &mut Player, card: Card) {
    let bit = !card.bit();
    player.hand &= bit;
    player.play &= bit;
    player.aside &= bit;
    for unseen in &mut player.unseen {
        *unseen &= bit;
    }
    if let Some(at) = player.deck.iter().position(|&m| m == card.0) {
        player.deck.remove(at);
    }
    let empty: Vec<usize> = (0..5).filter(|&r| player.bag_size(r) == 0).collect();
    for r in empty {
        if let Some(at) = player.deck.iter().position(|&m| m == BAG + r as u8) {
            player.deck.remove(at);
        }
    }
    recount(player);
}

fn recount(player: &mut Player) {
    let t = &GAME.tables;
    let mut icons = Icons::NONE;
    for n in 0..127u8 {
        if player.hand & (1 << n) != 0 {
            icons = icons.plus(t.icons[n as usize]);
        }
    }
    for _ in 0..player.hand_fear {
        icons = icons.plus(t.icons[FEAR.at()]);
    }
    player.hand_icons = icons;
}
