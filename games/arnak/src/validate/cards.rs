//! Cards: each occurs once, and what others know of them is consistent.

use super::{Census, Check, FEAR_CARDS, basics, count, members, within};
use crate::errors::{PositionError, Zone};
use crate::ids::{BASIC, Card, FEAR};
use crate::state::{BAG, DECK, Player, SHUFFLES, VEILED, VEILED_FEAR};
use crate::travel::bits;

impl<'a> Check<'a> {
    /// Items, artifacts, basic cards and Fear, in all zones.
    pub(super) fn cards(&mut self) {
        let s = self.s;
        let mut census = Census::new();
        census.all(bits(s.item_bag), &Zone::ItemDeck);
        census.all(bits(s.artifact_bag), &Zone::ArtifactDeck);
        census.all(bits(s.exiled), &Zone::Exile);
        census.all(s.row.into_iter(), &Zone::Row);
        census.add(s.item_top, Zone::ItemTop);
        census.add(s.artifact_top, Zone::ArtifactTop);
        census.all(s.altar_cards.into_iter(), &Zone::Altars);
        census.all(bits(s.rival.cards), &Zone::RivalCards);
        let mut fear = u32::from(s.fear);
        let mut basics: [Census<Card>; 4] = [const { Census::new() }; 4];
        for (seat, player) in self.players() {
            let looked: &[u8] = if seat == s.turn as usize { &s.look } else { &[] };
            let bag = (0..SHUFFLES).fold(0, |set, r| set | player.bag(r));
            let listed = |marks: &'a [u8]| marks.iter().filter(|&&mark| mark < BAG).map(|&mark| Card(mark));
            let mut zone = |cards: &mut dyn Iterator<Item = Card>, zone: &Zone| {
                for card in cards {
                    let census = if card.is_basic() { &mut basics[seat] } else { &mut census };
                    census.add(card, zone.clone());
                }
            };
            zone(&mut bits(player.hand), &Zone::Hand { seat });
            zone(&mut bits(player.play), &Zone::PlayArea { seat });
            zone(&mut bits(bag), &Zone::Deck { seat });
            zone(&mut listed(&player.deck), &Zone::Deck { seat });
            zone(&mut listed(looked), &Zone::Looked { seat });
            zone(
                &mut members(u32::from(player.exiled_basics)).map(|bit| Card(BASIC + bit)),
                &Zone::OwnExile { seat },
            );
            let veiled = |marks: &[u8]| {
                marks.iter().filter(|&&mark| (VEILED_FEAR..VEILED).contains(&mark)).count() as u32
            };
            fear += u32::from(player.hand_fear) + u32::from(player.play_fear);
            fear += player.bag_fear.iter().map(|&n| u32::from(n)).sum::<u32>();
            fear += veiled(&player.deck) + veiled(looked);
        }
        let expected: Vec<Card> = bits(self.t.items | self.t.artifacts).collect();
        self.problems.extend(census.check(self.k, &expected, false));
        let own: Vec<Card> = (0..self.t.rows.basics.len() as u8).map(|at| Card(BASIC + at)).collect();
        for (seat, census) in basics.iter().enumerate().take(self.seats()) {
            let found = census.check(self.k, &own, false).into_iter();
            let of_seat = |reason| PositionError::OfSeat { seat, reason: Box::new(reason) };
            self.problems.extend(found.map(of_seat));
        }
        self.hold(fear == u32::from(FEAR_CARDS), || PositionError::FearCards { n: fear, wanted: FEAR_CARDS });
    }

    /// The row and the decks beside it.
    pub(super) fn market(&mut self) {
        let s = self.s;
        let staff = s.round as usize;
        for card in bits(s.item_bag & !self.t.items) {
            self.problems.push(PositionError::ItemDeck { name: self.name(card) });
        }
        for card in bits(s.artifact_bag & !self.t.artifacts) {
            self.problems.push(PositionError::ArtifactDeck { name: self.name(card) });
        }
        for (place, &card) in s.row.iter().enumerate().filter(|(_, card)| card.is_some()) {
            let name = self.name(card);
            let right = if place < staff { self.t.artifacts } else { self.t.items };
            self.hold(within(right, card), || {
                let (left, place) = (place < staff, place + 1);
                if left {
                    PositionError::RowArtifacts { name, place }
                } else {
                    PositionError::RowItems { name, place }
                }
            });
        }
        let fits = |card: Card, right| card.is_none() || within(right, card);
        let [item, artifact] = [s.item_top, s.artifact_top].map(|card| self.name(card));
        self.hold(fits(s.item_top, self.t.items), || PositionError::TopItem { name: item });
        self.hold(fits(s.artifact_top, self.t.artifacts), || PositionError::TopArtifact { name: artifact });
        for card in s.altar_cards.into_iter().filter(|card| card.is_some()) {
            let name = self.name(card);
            self.hold(within(self.t.artifacts, card), || PositionError::AltarCard { name });
        }
    }

    /// What others know of a player's cards.
    pub(super) fn knowledge(&mut self, seat: usize, player: &Player) {
        let s = self.s;
        let looked: &[u8] = if seat == s.turn as usize { &s.look } else { &[] };
        let rounds = s.round as usize;
        let mut seen = 0u128;
        for r in 0..SHUFFLES {
            let cards = player.unseen[r];
            self.hold(seen & cards == 0, || PositionError::TwoShuffles { seat });
            seen |= cards;
            let empty = cards == 0 && player.bag_fear[r] == 0 && player.veiled_fear[r] == 0;
            self.hold(r < rounds || empty, || PositionError::LateShuffle { seat, shuffle: r, round: rounds });
            let marks = count(&player.deck, BAG + r as u8);
            let wanted = usize::from(player.bag_size(r) > 0);
            self.hold(marks == wanted, || PositionError::Bags { seat, n: marks, shuffle: r, wanted });
            let fear =
                player.deck.contains(&(VEILED_FEAR + r as u8)) || looked.contains(&(VEILED_FEAR + r as u8));
            self.hold(!fear || r < rounds, || PositionError::LateFear { seat, shuffle: r, round: rounds });
            let complete = player.bag_size(r) == 0 && cards & player.aside == 0 && !fear && looked.is_empty();
            self.hold(!complete || (cards == 0 && player.veiled_fear[r] == 0), || PositionError::AllKnown {
                seat,
                shuffle: r,
            });
        }
        let veiled: u32 = player.veiled_fear.iter().map(|&n| u32::from(n)).sum();
        self.hold(veiled <= u32::from(player.hand_fear), || PositionError::HiddenFear { seat });
        let listed =
            player.deck.iter().chain(looked).filter(|&&mark| mark < BAG).fold(0, |set, &m| set | 1u128 << m);
        self.hold(player.aside == listed & seen, || PositionError::PutBack { seat });
        self.hold(player.play & seen == 0, || PositionError::HiddenInPlay { seat });
        let strange = |marks: &[u8], bags: bool| {
            marks.iter().any(|&mark| {
                let shuffle = (mark & 0x0f) as usize;
                match mark {
                    0..BAG => {
                        Card(mark) == FEAR
                            || !within(self.t.items | self.t.artifacts | basics(self.t), Card(mark))
                    }
                    BAG..VEILED_FEAR => !bags || shuffle >= SHUFFLES,
                    VEILED_FEAR..VEILED => shuffle >= SHUFFLES,
                    VEILED.. => true,
                }
            })
        };
        let (deck, look) = (strange(&player.deck, true), strange(looked, false));
        self.hold(!deck, || PositionError::DeckNoCard { seat });
        self.hold(!look, || PositionError::LookNoCard { seat });
        let others =
            player.deck.iter().filter(|&&mark| mark >= BAG || !within(self.t.items, Card(mark))).count();
        // The list has room for every item in addition to these.
        let most = DECK - self.t.rows.items.len();
        self.hold(others <= most, || PositionError::DeckEntries { seat, most });
    }
}
