//! Cards of a scene: hands, decks, play areas, the row, exile.

use arnak::ids::{Card, FEAR};
use arnak::purse::Icons;
use arnak::state::{BAG, Player, VEILED_FEAR};

use super::{GAME, Scene, card, cards};

impl Scene {
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
        self.holding(seat, keys)
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
