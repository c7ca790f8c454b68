//! Checks that a position is one: no component missing, doubled or misplaced, every value kept for speed right,
//! and unfinished business that the machine can go on with. Every reason is told, in the words of the tables.
//!
//! The checks of frames are in `validate_stack`. They come last, in a position that is sound otherwise.

use std::fmt;

use kernel::Problems;
use serde_json::json;

use crate::ids::{BASIC, CAMPS, Card, FEAR, SITES, SPACES, Site, Space, Spot};
use crate::keys::{Key, Keys};
use crate::purse::{Icon, Icons, Res};
use crate::rival;
use crate::setup::Setup;
use crate::state::{ALTARS, BAG, Chance, Frame, KINDS, Player, Rival, SHUFFLES, State, VEILED, VEILED_FEAR};
use crate::tables::{BoardData, BoardRow, KindRow, Tables};
use crate::travel::bits;
use crate::validate_stack;

/// Fear cards in the box (ruling 26).
pub(crate) const FEAR_CARDS: u8 = 19;
/// Nobody can hold more of anything, so that what a game still brings fits into a number.
const MOST: u8 = 99;
/// Figures of the rival (ruling 102).
const FIGURES: u32 = 6;
/// More cards in one hand than any game can bring there.
const LARGEST_HAND: u8 = 60;
/// The deck list has room for more cards bought after these.
const LONGEST_DECK: usize = 26;

/// Where a component was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Whereabouts {
    what: &'static str,
    seat: Option<usize>,
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{} of seat {seat}", self.what),
            None => write!(f, "{}", self.what),
        }
    }
}

/// Where each component of a kind was found.
struct Census<K> {
    found: Vec<(K, Whereabouts)>,
}

impl<K: Key + PartialEq> Census<K> {
    const fn new() -> Self {
        Census { found: Vec::new() }
    }

    fn add(&mut self, id: K, what: &'static str, seat: Option<usize>) {
        if id != K::NONE {
            self.found.push((id, Whereabouts { what, seat }));
        }
    }

    fn all(&mut self, ids: impl Iterator<Item = K>, what: &'static str, seat: Option<usize>) {
        ids.for_each(|id| self.add(id, what, seat));
    }

    /// Each of `expected` must have been found once, or at most once, and nothing else.
    fn check(&self, k: Keys<'_>, expected: &[K], missing_allowed: bool, problems: &mut Problems) {
        let name = |id: K| k.word(id).unwrap_or_else(|| format!("an unknown {}", K::WHAT));
        for &id in expected {
            let places: Vec<String> =
                self.found.iter().filter(|(found, _)| *found == id).map(|(_, at)| at.to_string()).collect();
            match places.len() {
                0 if missing_allowed => {}
                0 => problems.push(format!("{} is missing", name(id))),
                1 => {}
                n => {
                    problems.push(format!("{} is there {n} times: in {}", name(id), places.join(" and in ")));
                }
            }
        }
        for (id, at) in &self.found {
            if !expected.contains(id) {
                problems.push(format!("{} does not belong into {at}", name(*id)));
            }
        }
    }
}

/// The bits of a small set.
pub(crate) fn members(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |bit| set & (1 << bit) != 0)
}

/// Every reason why `s` is no position.
pub(crate) fn validate(t: &Tables, s: &State) -> Result<(), Problems> {
    let mut problems = Problems::default();
    numbers(t, s, &mut problems);
    if !problems.0.is_empty() {
        return Err(problems);
    }
    let k = Keys::new(t, s.options.board);
    let mut check = Check { t, s, k, row: k.rows(), board: &t.boards[s.options.board as usize], problems };
    check.course();
    check.cards();
    check.market();
    for seat in 0..4 {
        check.player(seat);
    }
    check.rival();
    check.map();
    check.assistants();
    check.idols();
    check.track();
    check.temple_tiles();
    check.twisted_paths();
    let Check { mut problems, .. } = check;
    if problems.0.is_empty() {
        validate_stack::stack(t, s, &mut problems);
    }
    problems.or(())
}

/// What everything else is counted by.
fn numbers(t: &Tables, s: &State, problems: &mut Problems) {
    let setup = Setup { options: s.options };
    let known = (1..=4).contains(&s.options.players) && (s.options.board as usize) < t.boards.len();
    match known.then(|| Setup::read(&json!(setup))) {
        Some(Ok(read)) if read == setup => {}
        Some(Err(reasons)) => problems.0.extend(reasons.0),
        _ => problems.push("the setup is none that can be played"),
    }
    if !(1..=5).contains(&s.round) {
        problems.push(format!("the round is {}: it must be 1 to 5", s.round));
    }
    for player in &s.players {
        let counts =
            [player.hand_fear, player.play_fear].into_iter().chain(player.bag_fear).chain(player.veiled_fear);
        if counts.max() > Some(FEAR_CARDS) {
            problems.push(format!("somebody has more Fear cards than the {FEAR_CARDS} that there are"));
        }
    }
    for (seat, what) in [(s.first, "first"), (s.turn, "turn")] {
        if seat >= s.options.players {
            problems.push(format!("{what} is {seat}, and there is no such seat"));
        }
    }
}

struct Check<'a> {
    t: &'a Tables,
    s: &'a State,
    k: Keys<'a>,
    row: &'a BoardRow,
    board: &'a BoardData,
    problems: Problems,
}

impl<'a> Check<'a> {
    fn hold(&mut self, holds: bool, reason: impl FnOnce() -> String) {
        if !holds {
            self.problems.push(reason());
        }
    }

    fn seats(&self) -> usize {
        self.s.options.players as usize
    }

    fn players(&self) -> impl Iterator<Item = (usize, &'a Player)> + use<'a> {
        self.s.players[..self.s.options.players as usize].iter().enumerate()
    }

    fn solo(&self) -> bool {
        self.s.options.players == 1
    }

    /// Whether the game is still being set up.
    fn setting_up(&self) -> bool {
        matches!(self.s.stack.first(), Some(Frame::Setup(_)))
    }

    fn course(&mut self) {
        let s = self.s;
        let all = (1u16 << self.seats()) - 1;
        for (mask, what) in
            [(s.passed, "passed"), (s.rescue_known, "rescue_known"), (s.temple_known, "temple_known")]
        {
            self.hold(u16::from(mask) & !all == 0, || format!("{what} names a seat that does not exist"));
        }
        self.hold(s.over == s.stack.is_empty(), || {
            String::from("a game is over exactly when nothing is left on the stack")
        });
        let pool: u32 = Icon::ALL.iter().map(|&icon| u32::from(s.pool.get(icon))).sum();
        self.hold(pool <= 40, || String::from("more than 40 travel icons are left over"));
        self.hold(!s.over || s.round == 5, || String::from("a game ends with round 5"));
        let mut blocked: Vec<u8> = members(s.blocked).collect();
        let camps = blocked.iter().all(|&space| (space as usize) < 2 * CAMPS && space % 2 == 1);
        self.hold(camps, || String::from("only the second spaces of camps are blocked"));
        let wanted = match s.setup_players() {
            2 => CAMPS,
            3 if !self.setting_up() => 3,
            3 => blocked.len().min(3),
            _ => 0,
        };
        blocked.truncate(SPACES);
        self.hold(blocked.len() == wanted, || {
            format!("{} spaces are blocked instead of {wanted}", blocked.len())
        });
    }

    /// Items, artifacts, basic cards and Fear, wherever they lie.
    fn cards(&mut self) {
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
            self.problems.0.extend(found.0.into_iter().map(|reason| format!("seat {seat}: {reason}")));
        }
        self.hold(fear == u32::from(FEAR_CARDS), || {
            format!("there are {fear} Fear cards in all, with the supply, instead of {FEAR_CARDS}")
        });
    }

    /// The row and the decks beside it.
    fn market(&mut self) {
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

    fn name<K: Key>(&self, id: K) -> String {
        self.k.word(id).unwrap_or_else(|| String::from("nothing"))
    }

    fn player(&mut self, seat: usize) {
        let player = &self.s.players[seat];
        if seat >= self.seats() {
            self.hold(*player == Player::empty(), || {
                format!("nobody sits at seat {seat}, yet something is there")
            });
            return;
        }
        let s = self.s;
        self.knowledge(seat, player);
        let icons = bits(player.hand & !FEAR.bit())
            .map(|card| self.t.icons[card.at()])
            .chain(std::iter::repeat_n(self.t.icons[FEAR.at()], player.hand_fear as usize))
            .fold(Icons::NONE, Icons::plus);
        self.hold(icons == player.hand_icons, || {
            format!("the travel value of the hand of seat {seat} is wrong")
        });
        let known = player.guardians & ((1u64 << self.t.guardians.len()) - 1) as u32;
        let boons = members(known & !player.used_boons).map(|at| self.t.guardians[at as usize].icons);
        let boons = boons.fold(Icons::NONE, Icons::plus);
        self.hold(boons == player.boon_icons, || {
            format!("the travel value of the boons of seat {seat} is wrong")
        });
        self.hold(player.used_boons & !player.guardians == 0, || {
            format!("seat {seat} has used a boon of a guardian it has not overcome")
        });
        for res in Res::ALL {
            self.hold(player.has(res) <= MOST, || {
                format!("seat {seat} has more than {MOST} of {}", res.key())
            });
        }
        self.hold(player.hand_size() <= LARGEST_HAND, || {
            format!("seat {seat} has more than {LARGEST_HAND} cards in hand")
        });
        self.hold(player.fear_tiles <= MOST, || format!("seat {seat} has more than {MOST} fear tiles"));
        let absent = (0..2).filter(|&at| player.assistants[at].is_none()).fold(0u8, |set, at| set | 1 << at);
        self.hold((player.gold | player.tired) & (absent | !0b11) == 0, || {
            format!("seat {seat} has a side or an exhausted state without its assistant")
        });
        self.hold(player.slotted <= 4, || format!("seat {seat} has {} filled slots of 4", player.slotted));
        self.hold(player.exiled_basics < 1 << self.t.rows.basics.len(), || {
            format!("seat {seat} has exiled a basic card that does not exist")
        });
        let passed = s.passed & (1 << seat) != 0;
        let turn = s.turn as usize == seat && matches!(s.stack.first(), Some(Frame::Turn));
        self.hold(!(turn && passed && !s.main_used), || {
            format!("seat {seat} has passed, so it has taken the main action of its turn")
        });
        self.tokens(&format!("seat {seat}"), player.tokens, player.arrival, player.passage, true);
    }

    /// What others know of a player's cards.
    fn knowledge(&mut self, seat: usize, player: &Player) {
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
        self.hold(player.deck.len() <= LONGEST_DECK, || {
            format!("the deck of seat {seat} has more than {LONGEST_DECK} entries; put cards into a bag of a shuffle")
        });
    }

    /// Where a column of tokens may be.
    fn tokens(&mut self, who: &str, tokens: [Spot; 3], arrival: u8, passage: u8, player: bool) {
        let (board, row, t) = (self.board, self.row, self.t);
        let at = |spot: Spot| t.spot(self.s.options.board, spot);
        for (token, spot) in crate::state::Token::ALL.into_iter().zip(tokens) {
            let word = token.key();
            let off = spot.is_none();
            self.hold(off || at(spot).is_some(), || {
                format!("the {word} of {who} is on no space of the track")
            });
            let needed = player && token != crate::state::Token::Lantern;
            self.hold(!(needed && off), || format!("the {word} of {who} is off the track"));
        }
        self.hold(row.lantern || tokens[2].is_none(), || {
            format!("{who} has a lantern, which this board does not use")
        });
        let height = |spot: Spot| at(spot).map_or(0, |row| row.row);
        let highest = height(tokens[0]).max(height(tokens[2]));
        self.hold(!player || height(tokens[1]) <= highest, || {
            format!("the notebook of {who} is above its other tokens")
        });
        let temple = |spot: Spot| board.temple.is_some() && spot == board.temple;
        self.hold(!temple(tokens[1]), || format!("the notebook of {who} cannot be in the Lost Temple"));
        self.hold((arrival > 0) == temple(tokens[0]), || {
            format!("{who} has an arrival in the Lost Temple exactly when its glass is there")
        });
        self.hold(!row.lantern || (passage != u8::MAX) == tokens[2].is_some(), || {
            format!("{who} has a lantern on the track exactly when its glass is in a passage")
        });
        let known = passage == u8::MAX || (passage as usize) < row.passages.len();
        self.hold(known, || format!("{who} is in a passage that this board does not have"));
    }

    fn rival(&mut self) {
        let s = self.s;
        if !self.solo() {
            self.hold(s.rival == Rival::default(), || String::from("only a solo game has a rival"));
            return;
        }
        let rival = &s.rival;
        self.tokens("the rival", rival.tokens, rival.arrival, rival.passage, false);
        self.hold(rival.figures.count_ones() <= FIGURES, || format!("the rival has {FIGURES} figures"));
        let kinds = u32::from(rival.idols.0) >> self.t.rows.idols.len() == 0;
        self.hold(kinds, || String::from("the rival has an idol of an unknown kind"));
        self.rival_tiles();
        self.objectives();
    }

    /// The rival's stack: its dig tiles, the tile of the board, and one tile of each family.
    fn rival_tiles(&mut self) {
        let (s, rival) = (self.s, &self.s.rival);
        let rows = &self.t.rows.rival;
        let own = rival::start(self.t, s.options).tiles;
        let strange = rival.tiles & !((1u64 << rows.len()) - 1) as u32;
        self.hold(strange == 0, || String::from("the rival has a tile that does not exist"));
        self.hold(own & !rival.tiles == 0, || String::from("a tile that the rival always has is missing"));
        let mut coloured = [0u8; 3];
        for (at, family) in rival::FAMILIES.into_iter().enumerate() {
            let tiles: Vec<usize> = members(rival.tiles & !own)
                .map(usize::from)
                .filter(|&tile| rows.get(tile).is_some_and(|row| row.family == family))
                .collect();
            let key = crate::setup::FAMILY_KEYS[at];
            let few = usize::from(!self.setting_up());
            self.hold((few..=1).contains(&tiles.len()), || {
                format!("the rival has {} tiles of the family {key} instead of one", tiles.len())
            });
            for tile in tiles {
                let colour = rows[tile].colour as usize;
                coloured[colour.min(2)] += 1;
                for (named, wanted) in [(s.options.named_red, 1), (s.options.named_purple, 2)] {
                    let right = named & (1 << at) == 0 || colour == wanted;
                    self.hold(right, || format!("the tile of the family {key} has the wrong colour"));
                }
            }
        }
        let wanted = [s.options.red, s.options.purple];
        self.hold(self.setting_up() || coloured[1..] == wanted, || {
            format!(
                "the rival has {} red and {} purple tiles instead of {} and {}",
                coloured[1], coloured[2], wanted[0], wanted[1]
            )
        });
        self.hold(rival.unplayed & !rival.tiles == 0, || {
            String::from("a tile is face down that the rival does not have")
        });
        if self.setting_up() {
            return;
        }
        for (tile, what) in [(rival.first, "first"), (rival.current, "current")] {
            let played = rival.tiles & !rival.unplayed;
            self.hold(tile == u8::MAX || (tile < 32 && played & (1 << tile) != 0), || {
                format!("the rival's {what} tile has not been played")
            });
        }
        self.hold((rival.first == u8::MAX) == (rival.unplayed == rival.tiles), || {
            String::from("the rival has a first tile exactly when one was played this round")
        });
        let acts = s.stack.first() == Some(&Frame::RivalDone);
        self.hold((rival.current != u8::MAX) == acts, || {
            String::from("the rival has a current tile exactly in its own turn")
        });
        self.hold(rival.arrow <= 2, || String::from("the rival's arrow is unknown, left or right"));
        let waits = s.stack.last() == Some(&Frame::Chance(Chance::Arrow));
        let backs = rival::with_arrow(self.t, s, rival.arrow == 1);
        self.hold(waits || rival.unplayed == 0 || rival.arrow != 0 || rival.first == u8::MAX, || {
            String::from("the arrow of the rival's next tile is seen from its first turn on")
        });
        self.hold(waits || rival.unplayed == 0 || rival.arrow == 0 || backs != 0, || {
            String::from("no face-down tile of the rival has the arrow that is seen")
        });
    }

    fn objectives(&mut self) {
        let (s, rival) = (self.s, &self.s.rival);
        let all = (1u32 << self.t.rows.objectives.len()) - 1;
        let mut shown = 0u32;
        for (place, &objective) in rival.objectives.iter().enumerate().filter(|(_, o)| **o != u8::MAX) {
            let known = u32::from(objective) < 32 && all & (1 << objective) != 0;
            self.hold(known && place < s.options.objectives as usize, || {
                format!("objective {} is none of this game", place + 1)
            });
            if known {
                self.hold(shown & (1 << objective) == 0, || String::from("an objective is shown twice"));
                shown |= 1 << objective;
            }
        }
        let pile = u32::from(rival.objective_pile);
        let right = pile & !all == 0 && pile & shown == 0 && (pile == 0 || s.options.objectives > 0);
        self.hold(right, || String::from("the pile of objectives holds what does not belong there"));
        let settled =
            (0..4).all(|at| rival.objectives_met & (1 << at) == 0 || rival.objectives[at] != u8::MAX);
        self.hold(settled && rival.objectives_met < 16, || {
            String::from("an objective is settled that is not shown")
        });
        let done = rival.done.iter().all(|&done| u32::from(done) & !all == 0);
        self.hold(done, || String::from("something was done that no objective asks for"));
        self.hold(rival.objective_points <= MOST, || {
            format!("the rival has more than {MOST} points from objectives")
        });
    }

    /// Sites, their tiles and guardians, and the figures on them.
    fn map(&mut self) {
        let s = self.s;
        let mut tiles = Census::new();
        tiles.all(members(s.tile_bag).map(crate::ids::Tile), "the site stacks", None);
        tiles.all(s.tile_bottom.iter().copied(), "the bottom of a site stack", None);
        tiles.all(s.tiles.into_iter(), "the map", None);
        tiles.all(
            s.stack.iter().filter_map(|frame| match frame {
                Frame::ScoutDone { tile } => Some(*tile),
                _ => None,
            }),
            "the player's hand while it is scouted",
            None,
        );
        let fits = |twisted: bool| !twisted || s.options.twisted;
        let in_game = |flags: &mut dyn Iterator<Item = bool>| -> Vec<u8> {
            flags.enumerate().filter(|&(_, twisted)| fits(twisted)).map(|(at, _)| at as u8).collect()
        };
        let expected = in_game(&mut self.t.rows.tiles.iter().map(|row| row.twisted));
        let expected: Vec<_> = expected.into_iter().map(crate::ids::Tile).collect();
        tiles.check(self.k, &expected, false, &mut self.problems);

        let mut guardians = Census::new();
        guardians.all(members(s.guardian_bag).map(crate::ids::Guardian), "the guardian stack", None);
        guardians.all(s.guardians.into_iter(), "the map", None);
        guardians.all(
            members(s.rival.guardians).map(crate::ids::Guardian),
            "the guardians of the rival",
            None,
        );
        for (seat, player) in self.players() {
            guardians.all(members(player.guardians).map(crate::ids::Guardian), "the guardians", Some(seat));
        }
        let expected = in_game(&mut self.t.rows.guardians.iter().map(|row| row.twisted));
        let expected: Vec<_> = expected.into_iter().map(crate::ids::Guardian).collect();
        guardians.check(self.k, &expected, false, &mut self.problems);

        for site in (0..SITES as u8).map(Site) {
            let tile = s.tiles[site.at()];
            let level = self.t.rows.tiles.get(tile.at()).map(|row| row.level);
            let name = self.name(site);
            self.hold(tile.is_none() || level == Some(site.level()), || {
                format!("the site tile on {name} is not of level {}", site.level())
            });
        }
        self.figures();
    }

    fn figures(&mut self) {
        let s = self.s;
        let mut taken = s.rival.figures;
        self.hold(taken < 1 << SPACES, || String::from("a figure of the rival stands on no space"));
        self.hold(taken & s.blocked == 0, || String::from("a figure of the rival stands on a blocked space"));
        let mut standing: Vec<(String, Space)> = members(taken & ((1 << SPACES) - 1))
            .map(|space| (String::from("the rival"), Space(space)))
            .collect();
        for (seat, player) in self.players() {
            for figure in player.figures.into_iter().filter(|figure| figure.is_some()) {
                if figure.at() >= SPACES {
                    self.problems.push(format!("a figure of seat {seat} stands on no space"));
                    continue;
                }
                let name = self.name(figure);
                let bit = 1 << figure.0;
                self.hold(taken & bit == 0, || format!("two figures stand on {name}"));
                self.hold(s.blocked & bit == 0, || {
                    format!("a figure of seat {seat} stands on {name}, which is blocked")
                });
                taken |= bit;
                standing.push((format!("seat {seat}"), figure));
            }
        }
        for (who, figure) in standing {
            let site = figure.site();
            let name = self.name(site);
            let being_found = s.stack.iter().any(|frame| match *frame {
                Frame::TakeIdols { site: at }
                | Frame::RevealTile { site: at }
                | Frame::Chance(Chance::Tile { site: at } | Chance::RivalSite { site: at }) => at == site,
                _ => false,
            });
            self.hold(site.level() == 0 || s.tiles[site.at()].is_some() || being_found, || {
                format!("a figure of {who} stands on {name}, which is not discovered")
            });
        }
    }

    fn assistants(&mut self) {
        let s = self.s;
        let mut census = Census::new();
        census.all(
            members(s.assistant_bag).map(crate::ids::Assistant),
            "the assistants nobody has seen",
            None,
        );
        census.all(s.supply.iter().map(|supply| supply.top), "the supply board", None);
        census.all(s.rescue.iter().copied(), "the rescue stack", None);
        for (seat, player) in self.players() {
            census.all(player.assistants.into_iter(), "the assistants", Some(seat));
        }
        let rows = self.t.rows.assistants.iter().enumerate();
        let expected: Vec<_> = rows
            .filter(|(_, row)| !row.twisted || s.options.twisted)
            .map(|(at, _)| crate::ids::Assistant(at as u8))
            .collect();
        // In a solo game the rival takes assistants out of the game.
        census.check(self.k, &expected, self.solo(), &mut self.problems);
        let places: u32 = s.supply.iter().map(|supply| u32::from(supply.below)).sum::<u32>()
            + s.rescue.iter().filter(|a| a.is_none()).count() as u32;
        let bag = s.assistant_bag.count_ones();
        self.hold(places == bag, || {
            format!("{bag} assistants are face down, and the stacks have places for {places}")
        });
        for (stack, supply) in s.supply.iter().enumerate() {
            let next = Frame::Chance(Chance::Supply { stack: stack as u8 });
            let waits = self.setting_up() || s.stack.last() == Some(&next);
            self.hold(supply.top.is_some() || supply.below == 0 || waits, || {
                format!("supply stack {} has assistants, and none of them is face up on top", stack + 1)
            });
        }
        self.hold(s.rescue_known == 0 || s.rescue.iter().all(|a| a.is_some()), || {
            String::from("somebody has looked through the rescue stack, so all of it is known")
        });
        let waits = self.setting_up() || s.stack.last() == Some(&Frame::Chance(Chance::Rescue { place: 0 }));
        let open = waits || s.rescue.first().is_none_or(|a| a.is_some());
        self.hold(open, || String::from("the top assistant of the rescue stack lies face up"));
        let room = if self.board.rescue.is_some() { s.setup_players() as usize } else { 0 };
        self.hold(s.rescue.len() <= room, || format!("the rescue stack has more than {room} assistants"));
    }

    /// Idols: on sites, in the box, and as many with players as were taken.
    fn idols(&mut self) {
        let s = self.s;
        let mut on_map = [0u32; KINDS];
        let mut taken = 0;
        let mut bare = 0u32;
        for site in (0..SITES as u8).map(Site) {
            let (up, down) = self.board.idols[site.at()];
            let idol = s.idols[site.at()];
            let name = self.name(site);
            if idol.is_some() {
                self.hold(up > 0, || format!("no face-up idol belongs on {name}"));
                self.hold(s.tiles[site.at()].is_none(), || {
                    format!("{name} is discovered and still has its idol")
                });
                on_map[idol.at().min(KINDS - 1)] += 1;
                self.hold(idol.at() < self.t.rows.idols.len(), || format!("an unknown idol lies on {name}"));
            } else if !self.setting_up() {
                bare += u32::from(up);
                taken += u32::from(up) + u32::from(down);
                let being_found = s.stack.iter().any(|frame| match *frame {
                    Frame::RevealTile { site: at }
                    | Frame::Awaken { site: at }
                    | Frame::Chance(Chance::Tile { site: at } | Chance::RivalSite { site: at }) => at == site,
                    _ => false,
                });
                self.hold(up == 0 || s.tiles[site.at()].is_some() || being_found, || {
                    format!("{name} is not discovered and has no idol")
                });
            }
        }
        let all = kinds_in_box(&self.t.rows.idols, s.options.twisted);
        self.kinds("idol", &self.t.rows.idols, all, s.idol_bag, on_map, bare);
        let stacked =
            if self.row.track.iter().any(|spot| spot.idol_stack) { u32::from(s.setup_players()) } else { 0 };
        self.hold(u32::from(s.idol_stack) <= stacked, || {
            format!("the idol stack has more than {stacked} idols")
        });
        taken += stacked.saturating_sub(u32::from(s.idol_stack));
        for (at, _) in self.board.stacks.iter().enumerate().filter(|(_, stack)| stack.idol) {
            let count = self.board.stack_count[at][s.options.players as usize - 1];
            taken += u32::from(count.saturating_sub(s.stacks[at]));
        }
        let idols = self.row.passages.iter().enumerate().filter(|(_, passage)| passage.tile == 0);
        taken += idols.filter(|(at, _)| s.passages & (1 << at) == 0).count() as u32;
        let mut held = s.rival.idols.0.count_ones() + u32::from(s.rival.idols.1);
        for (_, player) in self.players() {
            held += u32::from(player.idols) + u32::from(player.slotted) + u32::from(player.pairs.1);
        }
        self.hold(held <= taken, || {
            format!("there are {held} idols with the players, and only {taken} have left the board")
        });
    }

    /// Tiles of a sort counted by kind: those that are gone are as many as places were emptied.
    fn kinds(
        &mut self,
        what: &str,
        rows: &[KindRow],
        all: [u32; KINDS],
        bag: [u8; KINDS],
        placed: [u32; KINDS],
        gone: u32,
    ) {
        let mut missing = 0;
        for kind in 0..KINDS {
            let there = u32::from(bag[kind]) + placed[kind];
            let key = rows.get(kind).map_or("unknown", |row| row.name.key.as_str());
            self.hold(there <= all[kind], || {
                format!("there are {there} {what} tiles {key} instead of {}", all[kind])
            });
            missing += all[kind].saturating_sub(there);
        }
        // The rival takes tiles out of the game that nobody has looked at, so that they still count as unseen.
        let unseen = if self.solo() { gone.saturating_sub(missing) } else { 0 };
        self.hold(missing + unseen == gone, || {
            format!("{missing} {what} tiles are neither in the box nor on the board, and {gone} were taken")
        });
    }

    /// The research track: bonus tiles, the Lost Temple stack, arrivals.
    fn track(&mut self) {
        let s = self.s;
        let n = s.options.players as usize - 1;
        let mut placed = [0u32; KINDS];
        let mut gone = 0;
        let mut on_track = 0u32;
        for spot in &self.row.track {
            let (first, count) = self.board.bonus[spot.spot().at()];
            let dealt = self.board.bonus_dealt[spot.spot().at()][n];
            for nth in 0..count {
                let place = (first + nth) as usize;
                on_track |= 1 << place;
                let tile = s.bonus[place];
                let key = &spot.name.key;
                if tile.is_none() {
                    gone += u32::from(nth < dealt && !self.setting_up());
                } else if tile.at() >= self.t.rows.bonuses.len() {
                    self.problems.push(format!("an unknown bonus tile lies on {key}"));
                } else {
                    placed[tile.at()] += 1;
                    self.hold(nth < dealt, || format!("{key} has more than {dealt} bonus tiles"));
                }
            }
        }
        let stray =
            s.bonus.iter().enumerate().any(|(place, tile)| tile.is_some() && on_track & (1 << place) == 0);
        self.hold(!stray, || String::from("a bonus tile lies beside the track"));
        let room = if self.board.temple.is_some() { s.setup_players() as usize } else { 0 };
        let stack = s.temple_bonus.len();
        self.hold(stack <= room, || format!("the Lost Temple stack has more than {room} bonus tiles"));
        gone += room.saturating_sub(stack) as u32;
        for tile in s.temple_bonus.iter().filter(|tile| tile.is_some()) {
            if let Some(n) = placed.get_mut(tile.at()) {
                *n += 1;
            } else {
                self.problems.push("an unknown bonus tile lies in the Lost Temple stack");
            }
        }
        self.hold(s.temple_known == 0 || s.temple_bonus.iter().all(|tile| tile.is_some()), || {
            String::from("somebody has looked through the Lost Temple stack, so all of it is known")
        });
        let all = kinds_in_box(&self.t.rows.bonuses, s.options.twisted);
        self.kinds("bonus", &self.t.rows.bonuses, all, s.bonus_bag, placed, gone);

        let mut ranks: Vec<u8> = self.players().map(|(_, player)| player.arrival).collect();
        if self.solo() {
            ranks.push(s.rival.arrival);
        }
        ranks.retain(|&rank| rank > 0);
        ranks.sort_unstable();
        let wanted: Vec<u8> = (1..=ranks.len() as u8).collect();
        self.hold(ranks == wanted && ranks.len() == s.arrivals as usize, || {
            format!("the arrivals in the Lost Temple are {ranks:?} instead of {wanted:?}")
        });
    }

    /// Temple tiles are in their stacks or with those who took them.
    fn temple_tiles(&mut self) {
        let s = self.s;
        let n = s.options.players as usize - 1;
        let mut taken = [0u32; 3];
        for (at, &left) in s.stacks.iter().enumerate() {
            let Some(stack) = self.board.stacks.get(at) else {
                self.hold(left == 0, || {
                    String::from("there is a stack of temple tiles that this board does not have")
                });
                continue;
            };
            let start = self.board.stack_count[at][n];
            let key = &self.row.stacks[at].name.key;
            self.hold(left <= start, || format!("{key} has {left} tiles instead of at most {start}"));
            if !stack.idol {
                taken[stack.class as usize] += u32::from(start.saturating_sub(left));
            }
        }
        for spot in &self.row.track {
            let Some((_, least, _)) = spot.wall else { continue };
            if s.setup_players() >= least && s.walls & (1 << spot.spot().0) == 0 {
                taken[self.board.walls[spot.spot().at()].0 as usize] += 1;
            }
        }
        for (at, passage) in self.board.passages.iter().enumerate() {
            if s.passages & (1 << at) == 0 && passage.class != u8::MAX {
                taken[passage.class as usize] += 1;
            }
        }
        let owners = self.players().map(|(_, player)| player.temple_tiles).chain([s.rival.temple_tiles]);
        let mut held = [0u32; 3];
        for tiles in owners {
            for (sum, n) in held.iter_mut().zip(tiles) {
                *sum += u32::from(n);
            }
        }
        for (class, word) in ["low", "middle", "high"].into_iter().enumerate() {
            let (held, taken) = (held[class], taken[class]);
            self.hold(held == taken, || {
                format!("{taken} temple tiles of {word} value were taken, and {held} are with somebody")
            });
        }
    }

    /// What only the temples of Twisted Paths have.
    fn twisted_paths(&mut self) {
        let s = self.s;
        let altars = |altars: [u8; ALTARS]| altars.iter().map(|&n| u32::from(n)).sum::<u32>();
        let mut dark = u32::from(s.reserve) + altars(s.rival.altars);
        for (_, player) in self.players() {
            dark += u32::from(player.has(Res::Dark)) + altars(player.altars);
        }
        let wanted = self.row.reserve.len() as u32 * u32::from(s.setup_players());
        self.hold(dark == wanted, || format!("there are {dark} dark tablets in all instead of {wanted}"));
        let beyond =
            s.altar_cards.iter().enumerate().any(|(at, card)| card.is_some() && at >= self.row.altars.len());
        self.hold(!beyond, || String::from("a card lies on an altar that this board does not have"));
        for (seat, player) in self.players() {
            let (slots, filled) = player.pairs;
            let tiles: u8 = player.temple_tiles.iter().fold(0, |sum, &n| sum.saturating_add(n));
            self.hold(filled <= slots, || format!("seat {seat} has more idols in pairs of tiles than pairs"));
            self.hold(slots == 0 || self.row.lantern && slots <= tiles / 2, || {
                format!("seat {seat} has more pairs of tiles than its tiles make")
            });
        }
        let n = s.setup_players();
        let walls = self.row.track.iter().filter(|spot| spot.wall.is_some_and(|(_, least, _)| n >= least));
        let walls = walls.fold(0u64, |set, spot| set | 1 << spot.spot().0);
        self.hold(s.walls & !walls == 0, || String::from("a wall tile lies where none belongs"));
        self.hold(s.rival.marked & !s.walls == 0, || String::from("a wall tile is marked that is not there"));
        self.hold((s.passages as usize) < 1 << self.row.passages.len(), || {
            String::from("there is a passage that this board does not have")
        });
        let mut inside: Vec<u8> = self.players().map(|(_, player)| player.passage).collect();
        if self.solo() {
            inside.push(s.rival.passage);
        }
        for (at, passage) in self.row.passages.iter().enumerate() {
            let inside = inside.iter().filter(|&&used| used as usize == at).count();
            let open = s.passages & (1 << at) != 0;
            let key = &passage.name.key;
            self.hold(inside == usize::from(!open), || {
                format!(
                    "{inside} tokens are in passage {key}, which is {}",
                    if open { "unused" } else { "used" }
                )
            });
        }
        let rooms = self.players().map(|(_, player)| player.altars).chain([s.rival.altars]).flatten();
        let fullest = rooms.max().unwrap_or(0);
        self.hold(fullest <= 3, || String::from("nobody has more than three tablets under one altar"));
    }
}

/// How often a mark occurs.
pub(crate) fn count(marks: &[u8], wanted: u8) -> usize {
    marks.iter().map(|&mark| usize::from(mark == wanted)).sum()
}

/// Whether a card is one of a set, whatever its number.
fn within(set: u128, card: Card) -> bool {
    card.0 < 128 && set & card.bit() != 0
}

/// The basic cards as a set.
fn basics(t: &Tables) -> u128 {
    ((1 << t.rows.basics.len()) - 1) << BASIC
}

/// How many tiles of each kind the boxes in use hold.
fn kinds_in_box(rows: &[KindRow], twisted: bool) -> [u32; KINDS] {
    let mut all = [0; KINDS];
    for (n, row) in all.iter_mut().zip(rows) {
        *n = u32::from(row.copies) + if twisted { u32::from(row.twisted) } else { 0 };
    }
    all
}
