//! Helpers for the scenes of single components: idols and bonus tiles placed by hand, a glass in the Lost
//! Temple, hands and play areas as text.

use arnak::Action;
use arnak::ids::{Bonus, Card, Idol};
use kernel::Game;

use crate::scene::{Scene, game, site, spot, tables};

fn idol(key: &str) -> Idol {
    match game().parse(&format!("idol_up {key}")) {
        Some(Action::Idol(idol)) => idol,
        other => panic!("{key:?} is no idol: {other:?}"),
    }
}

fn bonus(key: &str) -> Bonus {
    match game().parse(&format!("bonus_up {key}")) {
        Some(Action::Bonus(bonus)) => bonus,
        other => panic!("{key:?} is no bonus tile: {other:?}"),
    }
}

/// The places for bonus tiles on a space of the track.
fn places(scene: &Scene, at: &str) -> std::ops::Range<usize> {
    let (first, n) = tables().boards[scene.s.options.board as usize].bonus[spot(at).at()];
    first as usize..(first + n) as usize
}

pub trait Parts {
    /// This kind of idol lies face up on an undiscovered site; the one that was there takes its place.
    fn idol_at(self, at: &str, key: &str) -> Self;
    /// This many idols in the crates and in slots, found on level II sites from the left and then on upper
    /// ones.
    fn holding_idols(self, seat: usize, crates: u8, slotted: u8) -> Self;
    /// This kind of bonus tile lies on the first place of a space; the one that was there takes its place.
    fn bonus_at(self, at: &str, key: &str) -> Self;
    /// The bonus tiles of a space are gone.
    fn no_bonus_at(self, at: &str) -> Self;
    /// The glass has reached the Lost Temple, after those who are there already.
    fn in_temple(self, seat: usize) -> Self;
    /// Declines an offer that cannot be taken: only declining is left besides free actions.
    fn forgo(&mut self) -> &mut Self;
    /// The hand of a seat, table order, Fear last.
    fn hand_cards(&self, seat: usize) -> String;
    /// The play area of a seat, table order, Fear last.
    fn play_cards(&self, seat: usize) -> String;
    /// Bonus tiles lying on a space.
    fn bonus_count(&self, at: &str) -> usize;
}

impl Parts for Scene {
    fn idol_at(mut self, at: &str, key: &str) -> Self {
        let (here, wanted) = (site(at).at(), idol(key));
        let old = self.s.idols[here];
        assert!(old.is_some(), "an idol still lies on {at}");
        if self.s.idol_bag[wanted.at()] > 0 {
            self.s.idol_bag[wanted.at()] -= 1;
            self.s.idol_bag[old.at()] += 1;
        } else {
            let other = self.s.idols.iter().position(|&i| i == wanted).expect("idols of this kind are left");
            self.s.idols[other] = old;
        }
        self.s.idols[here] = wanted;
        self
    }

    fn holding_idols(mut self, seat: usize, crates: u8, slotted: u8) -> Self {
        const FOUND: [(&str, &str); 4] = [
            ("two1", "site2_2compasses_jewel"),
            ("two2", "site2_arrowhead_jewel"),
            ("two3", "site2_2tablets_jewel"),
            ("two4", "site2_draw_tablet_jewel"),
        ];
        let sites = (crates + slotted).div_ceil(2) as usize;
        for (at, tile) in &FOUND[..sites] {
            if self.s.tiles[site(at).at()].is_none() {
                self = self.found(at, tile);
            }
        }
        self.idols(seat, crates, slotted)
    }

    fn bonus_at(mut self, at: &str, key: &str) -> Self {
        let (here, wanted) = (places(&self, at).start, bonus(key));
        let old = self.s.bonus[here];
        assert!(old.is_some(), "a bonus tile lies on {at}");
        if self.s.bonus_bag[wanted.at()] > 0 {
            self.s.bonus_bag[wanted.at()] -= 1;
            self.s.bonus_bag[old.at()] += 1;
        } else {
            let other = self.s.bonus.iter().position(|&b| b == wanted).expect("tiles of this kind are left");
            self.s.bonus[other] = old;
        }
        self.s.bonus[here] = wanted;
        self
    }

    fn no_bonus_at(mut self, at: &str) -> Self {
        for place in places(&self, at) {
            self.s.bonus[place] = Bonus::NONE;
        }
        self
    }

    fn in_temple(mut self, seat: usize) -> Self {
        self.s.players[seat].tokens[0] = spot("8a");
        self.s.arrivals += 1;
        self.s.players[seat].arrival = self.s.arrivals;
        self
    }

    fn forgo(&mut self) -> &mut Self {
        let free = ["no", "play", "assistant", "boon", "idol"];
        while self.can("no") {
            let verbs = self.legal();
            let taken =
                verbs.iter().find(|text| !free.iter().any(|verb| text.split(' ').next() == Some(verb)));
            assert_eq!(taken, None, "the offer could be taken");
            self.act("no");
        }
        self
    }

    fn hand_cards(&self, seat: usize) -> String {
        let player = &self.s.players[seat];
        words(player.hand, player.hand_fear)
    }

    fn play_cards(&self, seat: usize) -> String {
        let player = &self.s.players[seat];
        words(player.play, player.play_fear)
    }

    fn bonus_count(&self, at: &str) -> usize {
        places(self, at).filter(|&place| self.s.bonus[place].is_some()).count()
    }
}

/// Cards as keys in table order.
fn words(set: u128, fear: u8) -> String {
    let cards = (0..127).map(Card).filter(|card| set & card.bit() != 0);
    let mut keys: Vec<&str> = cards.map(|card| tables().card(card).name.key.as_str()).collect();
    keys.extend(std::iter::repeat_n("fear", fear as usize));
    keys.join(" ")
}

/// `coin 2 jewel` as single tokens: `coin`, `coin`, `jewel`.
pub fn tokens(words: &str) -> Vec<&str> {
    let mut single = Vec::new();
    for word in words.split_whitespace() {
        let last = single.last().copied();
        match (word.parse::<usize>(), last) {
            (Ok(n), Some(token)) => single.extend(std::iter::repeat_n(token, n - 1)),
            _ => single.push(word),
        }
    }
    single
}

/// All of these but the one at `at`, as words again.
pub fn without(parts: &[&str], at: usize) -> String {
    let rest: Vec<&str> = parts.iter().enumerate().filter(|&(k, _)| k != at).map(|(_, &part)| part).collect();
    rest.join(" ")
}
