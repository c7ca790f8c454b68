//! Cards: each occurs once, and what others know of them is consistent.

use kernel::Problems;

use super::{Census, Check, FEAR_CARDS, basics, count, members, within};
use crate::ids::{BASIC, Card, FEAR};
use crate::state::{BAG, DECK, Player, SHUFFLES, VEILED, VEILED_FEAR};
use crate::travel::bits;

impl<'a> Check<'a> {
    /// Items, artifacts, basic cards and Fear, in all zones.
    pub(super) fn cards(&mut self) {
        let s = self.s;
        let mut census = Census::new();
        census.all(bits(s.item_bag), "the item deck", None);
        census.all(bits(s.artifact_bag), "the artifact deck", None);
        census.all(bits(s.exiled), "exile", None);
        census.all(s.row.into_iter(), "the row", None);
        census.add(s.item_top, "the top of the item deck", None);
        census.add(s.artifact_top, "the top of the artifact deck", None);
        census.all(s.altar_cards.into_iter(), "the altars", None);
        census.all(bits(s.rival.cards), "the cards of the rival", None);
        let mut fear = u32::from(s.fear);
        let mut basics: [Census<Card>; 4] = [const { Census::new() }; 4];
        for (seat, player) in self.players() {
            let looked: &[u8] = if seat == s.turn as usize { &s.look } else { &[] };
            let bag = (0..SHUFFLES).fold(0, |set, r| set | player.bag(r));
            let listed = |marks: &'a [u8]| marks.iter().filter(|&&mark| mark < BAG).map(|&mark| Card(mark));
            let mut zone = |cards: &mut dyn Iterator<Item = Card>, what| {
                for card in cards {
                    let census = if card.is_basic() { &mut basics[seat] } else { &mut census };
                    census.add(card, what, Some(seat));
                }
            };
            zone(&mut bits(player.hand), "the hand");
            zone(&mut bits(player.play), "the play area");
            zone(&mut bits(bag), "the deck");
            zone(&mut listed(&player.deck), "the deck");
            zone(&mut listed(looked), "the cards looked at");
            zone(&mut members(u32::from(player.exiled_basics)).map(|bit| Card(BASIC + bit)), "exile");
            let veiled = |marks: &[u8]| {
                marks.iter().filter(|&&mark| (VEILED_FEAR..VEILED).contains(&mark)).count() as u32
            };
            fear += u32::from(player.hand_fear) + u32::from(player.play_fear);
            fear += player.bag_fear.iter().map(|&n| u32::from(n)).sum::<u32>();
            fear += veiled(&player.deck) + veiled(looked);
        }
        let expected: Vec<Card> = bits(self.t.items | self.t.artifacts).collect();
        census.check(self.k, &expected, false, &mut self.problems);
        let own: Vec<Card> = (0..self.t.rows.basics.len() as u8).map(|at| Card(BASIC + at)).collect();
        for (seat, census) in basics.iter().enumerate().take(self.seats()) {
            let mut found = Problems::default();
            census.check(self.k, &own, false, &mut found);
            self.problems.extend(found.0.iter().map(|reason| format!("seat {seat}: {reason}")));
        }
        self.hold(fear == u32::from(FEAR_CARDS), || {
            format!("there are {fear} Fear cards in all, with the supply, instead of {FEAR_CARDS}")
        });
    }

    /// The row and the decks beside it.
    pub(super) fn market(&mut self) {
        let s = self.s;
        let staff = s.round as usize;
        let kinds = [
            (s.item_bag & !self.t.items, "the item deck", "items"),
            (s.artifact_bag & !self.t.artifacts, "the artifact deck", "artifacts"),
        ];
        for (strange, place, kind) in kinds {
            for card in bits(strange) {
                let name = self.name(card);
                self.problems.push(format!("{name} lies in {place}, which holds {kind} only"));
            }
        }
        for (place, &card) in s.row.iter().enumerate().filter(|(_, card)| card.is_some()) {
            let name = self.name(card);
            let right = if place < staff { self.t.artifacts } else { self.t.items };
            self.hold(within(right, card), || {
                let side =
                    if place < staff { "left of the staff lie artifacts" } else { "right of it lie items" };
                format!("{name} lies at place {} of the row: {side}", place + 1)
            });
        }
        for (card, right, what) in
            [(s.item_top, self.t.items, "an item"), (s.artifact_top, self.t.artifacts, "an artifact")]
        {
            let name = self.name(card);
            self.hold(card.is_none() || within(right, card), || {
                format!("{name} lies on top of a deck and is not {what}")
            });
        }
        for card in s.altar_cards.into_iter().filter(|card| card.is_some()) {
            let name = self.name(card);
            self.hold(within(self.t.artifacts, card), || {
                format!("{name} lies on an altar and is no artifact")
            });
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
            self.hold(seen & cards == 0, || format!("seat {seat} has a card in two shuffles"));
            seen |= cards;
            let empty = cards == 0 && player.bag_fear[r] == 0 && player.veiled_fear[r] == 0;
            self.hold(r < rounds || empty, || {
                format!("seat {seat} has cards of shuffle {r} in round {rounds}")
            });
            let marks = count(&player.deck, BAG + r as u8);
            let wanted = usize::from(player.bag_size(r) > 0);
            self.hold(marks == wanted, || {
                format!("the deck of seat {seat} has {marks} bags of shuffle {r} instead of {wanted}")
            });
            let fear =
                player.deck.contains(&(VEILED_FEAR + r as u8)) || looked.contains(&(VEILED_FEAR + r as u8));
            self.hold(!fear || r < rounds, || {
                format!("seat {seat} has a Fear card of shuffle {r} in round {rounds}")
            });
            let complete = player.bag_size(r) == 0 && cards & player.aside == 0 && !fear && looked.is_empty();
            self.hold(!complete || (cards == 0 && player.veiled_fear[r] == 0), || {
                format!("everybody knows that seat {seat} holds all of shuffle {r}, yet it counts as hidden")
            });
        }
        let veiled: u32 = player.veiled_fear.iter().map(|&n| u32::from(n)).sum();
        self.hold(veiled <= u32::from(player.hand_fear), || {
            format!("seat {seat} has more hidden Fear cards than Fear cards in hand")
        });
        let listed =
            player.deck.iter().chain(looked).filter(|&&mark| mark < BAG).fold(0, |set, &m| set | 1u128 << m);
        self.hold(player.aside == listed & seen, || {
            format!("the cards that seat {seat} put back unseen are not those that lie apart")
        });
        self.hold(player.play & seen == 0, || format!("seat {seat} has a hidden card in its play area"));
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
        self.hold(!deck, || format!("the deck of seat {seat} holds something that is no card"));
        self.hold(!look, || format!("seat {seat} looks at something that is no card"));
        let others =
            player.deck.iter().filter(|&&mark| mark >= BAG || !within(self.t.items, Card(mark))).count();
        // The list has room for every item in addition to these.
        let most = DECK - self.t.rows.items.len();
        self.hold(others <= most, || {
            format!(
                "the deck of seat {seat} lists more than {most} entries that are no items; put cards into a bag of a shuffle"
            )
        });
    }
}
