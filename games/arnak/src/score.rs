//! Final scoring (rulings 92, 93 and 108; Twisted Paths 4 and 7), at any moment as if the game ended now.

use kernel::meta::Text;
use kernel::{Category, MAX_SEATS, ScoreRow, ScoreSheet, Seat, Who};

use crate::ids::{FEAR, Spot};
use crate::state::{ALTARS, BAG, Player, State, VEILED, VEILED_FEAR};
use crate::tables::{BoardData, Deed, Tables};
use crate::travel::bits;
use crate::words::WORDS;

const fn category(id: &'static str, heading: &'static str) -> Category {
    Category::new(id, Text::of(&WORDS, heading))
}

/// All lines a score sheet can have; a board's sheet shows those that it uses.
pub static CATEGORIES: [Category; 13] = [
    category("glass", "score-glass"),
    category("notebook", "score-notebook"),
    category("lantern", "score-lantern"),
    category("temple_tiles", "score-temple_tiles"),
    category("idols", "score-idols"),
    category("slots", "score-slots"),
    category("guardians", "score-guardians"),
    category("items", "score-items"),
    category("artifacts", "score-artifacts"),
    category("fear", "score-fear"),
    category("altars", "score-altars"),
    category("dark_tablets", "score-dark_tablets"),
    category("objectives", "score-objectives"),
];

/// Points by category.
pub type Points = [i32; CATEGORIES.len()];

/// Points of the four slots while they are empty (ruling 56).
const SLOTS: [i32; 4] = [1, 2, 3, 4];

/// Dark tablets that fit under an altar.
#[cfg(feature = "bot")]
const MOST_TABLETS: u8 = 3;

/// What a player and the rival have in common: tokens, temple tiles, guardians, altars.
struct Explorer {
    tokens: [Spot; 3],
    arrival: u8,
    temple_tiles: [u8; 3],
    guardians: u32,
    altars: [u8; ALTARS],
}

fn common(t: &Tables, s: &State, who: &Explorer) -> Points {
    let board = &t.boards[s.options.board as usize];
    let glass = match who.arrival {
        0 => token(board, who.tokens, 0),
        place => i32::from(board.arrival[place as usize - 1]),
    };
    let tiles =
        (0..3).map(|class| i32::from(who.temple_tiles[class]) * i32::from(board.tile_points[class])).sum();
    let mut points = [0; CATEGORIES.len()];
    points[0] = glass;
    points[1] = token(board, who.tokens, 1);
    points[2] = token(board, who.tokens, 2);
    points[3] = tiles;
    points[6] = 5 * who.guardians.count_ones() as i32;
    points[10] = altars(t, s, who.altars);
    points
}

fn token(board: &BoardData, tokens: [Spot; 3], which: usize) -> i32 {
    let spot = tokens[which];
    if spot.is_some() { i32::from(board.points[spot.at()][which]) } else { 0 }
}

/// Twisted Paths 4.3: most tablets under an altar with an artifact; every tied side gets the full amount.
fn altars(t: &Tables, s: &State, mine: [u8; ALTARS]) -> i32 {
    let rows = &t.rows.boards[s.options.board as usize].altars;
    let sides = s.players.iter().map(|player| &player.altars).chain(std::iter::once(&s.rival.altars));
    let mut points = 0;
    for (at, row) in rows.iter().enumerate() {
        let most = sides.clone().map(|altars| altars[at]).max().unwrap_or(0);
        if mine[at] > 0 && mine[at] == most && s.altar_cards[at].is_some() {
            points += i32::from(row.points);
        }
    }
    points
}

/// Twisted Paths 4.2: the penalty for each tablet under an altar.
fn tablet_penalty(t: &Tables, s: &State) -> i32 {
    let reserve = &t.rows.boards[s.options.board as usize].reserve;
    let sides = s.players.iter().map(|player| &player.altars).chain(std::iter::once(&s.rival.altars));
    let placed: u32 = sides.flatten().map(|&n| u32::from(n)).sum();
    match placed / u32::from(s.setup_players()) {
        0 => 0,
        empty => reserve.get(empty as usize - 1).map_or(0, |&n| i32::from(n)),
    }
}

/// One player's points by category.
pub fn points(t: &Tables, s: &State, seat: usize) -> Points {
    let player = &s.players[seat];
    let who = Explorer {
        tokens: player.tokens,
        arrival: player.arrival,
        temple_tiles: player.temple_tiles,
        guardians: player.guardians,
        altars: player.altars,
    };
    let mut points = common(t, s, &who);
    // Ruling 19: cards score wherever the player owns them.
    let owned = owned(s, seat);
    let cards = |set: u128| bits(owned & set).map(|card| i32::from(t.points[card.at()])).sum();
    points[4] = 3 * i32::from(player.idols + player.slotted + player.pairs.1);
    points[5] = SLOTS[player.slotted as usize..].iter().sum();
    points[7] = cards(t.items);
    points[8] = cards(t.artifacts);
    points[9] =
        i32::from(fear_cards(s, seat)) * i32::from(t.points[FEAR.at()]) - 2 * i32::from(player.fear_tiles);
    if player.altars != [0; ALTARS] {
        let placed: u8 = player.altars.iter().sum();
        points[11] = i32::from(placed) * tablet_penalty(t, s);
    }
    points
}

/// A player's points that no other side can reduce before the game ends. Others can still win an altar unless the
/// player has all three tablets there, and can raise the penalty for dark tablets.
#[cfg(feature = "bot")]
pub(crate) fn sure(t: &Tables, s: &State, seat: usize) -> i32 {
    let board = &t.rows.boards[s.options.board as usize];
    let points = points(t, s, seat);
    let mine = s.players[seat].altars;
    let placed: u8 = mine.iter().sum();
    if placed == 0 {
        return points.iter().sum();
    }
    let kept = |at: usize| mine[at] == MOST_TABLETS && s.altar_cards[at].is_some();
    let altars: i32 = board
        .altars
        .iter()
        .enumerate()
        .filter(|&(at, _)| kept(at))
        .map(|(_, row)| i32::from(row.points))
        .sum();
    let penalty = board.reserve.iter().map(|&n| i32::from(n)).min().unwrap_or(0);
    points.iter().sum::<i32>() - points[10] - points[11] + altars + i32::from(placed) * penalty
}

/// Ruling 108, with the changes of Twisted Paths.
pub fn rival_points(t: &Tables, s: &State) -> Points {
    let rival = &s.rival;
    let who = Explorer {
        tokens: rival.tokens,
        arrival: rival.arrival,
        temple_tiles: rival.temple_tiles,
        guardians: rival.guardians,
        altars: rival.altars,
    };
    let mut points = common(t, s, &who);
    let cards = |set: u128| bits(rival.cards & set).map(|card| i32::from(t.points[card.at()])).sum();
    // Twisted Paths 11.5: with the purple discover tile every idol of the rival is worth one more.
    let purple = t.rows.rival.iter().enumerate().any(|(at, row)| {
        rival.tiles & (1 << at) != 0 && row.colour == 2 && matches!(row.rounds[0], Deed::Discover { .. })
    });
    let more = i32::from(purple);
    points[4] = (3 + more) * rival.idols.0.count_ones() as i32 + (2 + more) * i32::from(rival.idols.1);
    points[7] = cards(t.items);
    points[8] = cards(t.artifacts);
    points[12] = i32::from(rival.objective_points);
    points
}

/// Cards being looked at belong to the player who looks.
fn looked_at(s: &State, seat: usize) -> &[u8] {
    if seat == s.turn as usize { &s.look } else { &[] }
}

/// All cards of a player but Fear.
pub fn owned(s: &State, seat: usize) -> u128 {
    let player = &s.players[seat];
    let marks = player.deck.iter().chain(looked_at(s, seat)).filter(|&&mark| mark < BAG);
    let listed = marks.fold(0, |set, &mark| set | 1u128 << mark);
    player.unseen.iter().fold(player.hand | player.play | listed, |set, unseen| set | unseen)
}

/// All Fear cards of a player.
pub fn fear_cards(s: &State, seat: usize) -> u8 {
    let player = &s.players[seat];
    let veiled = player
        .deck
        .iter()
        .chain(looked_at(s, seat))
        .filter(|&&mark| (VEILED_FEAR..VEILED).contains(&mark))
        .count() as u8;
    player.hand_fear + player.play_fear + veiled + player.bag_fear.iter().sum::<u8>()
}

/// The totals, without allocation.
pub fn totals(t: &Tables, s: &State) -> [i32; MAX_SEATS] {
    let mut totals = [0; MAX_SEATS];
    for (seat, total) in totals.iter_mut().enumerate().take(s.options.players as usize) {
        *total = points(t, s, seat).iter().sum();
    }
    totals
}

/// Whether a board's sheet has this line.
fn used(t: &Tables, s: &State, category: usize) -> bool {
    let board = &t.rows.boards[s.options.board as usize];
    match CATEGORIES[category].id {
        "lantern" => board.lantern,
        "altars" | "dark_tablets" => !board.altars.is_empty(),
        "objectives" => s.options.objectives > 0,
        _ => true,
    }
}

/// The sheet with ranks.
pub fn sheet(t: &Tables, s: &State) -> ScoreSheet {
    let players = &s.players[..s.options.players as usize];
    let lines: Vec<usize> = (0..CATEGORIES.len()).filter(|&line| used(t, s, line)).collect();
    let row = |who: Who, points: Points| ScoreRow {
        who,
        points: lines.iter().map(|&line| points[line]).collect(),
        total: points.iter().sum(),
        rank: 1,
    };
    let all: Vec<Points> = (0..players.len()).map(|seat| points(t, s, seat)).collect();
    let mut rows: Vec<ScoreRow> =
        all.iter().enumerate().map(|(seat, &points)| row(Who::Seat(Seat(seat as u8)), points)).collect();
    if players.len() == 1 {
        // Ruling 108: the rulebook breaks no tie of a solo game, so neither side wins it alone.
        let rival = row(Who::Rival, rival_points(t, s));
        let rank = |own: i32, other: i32| if own >= other { 1 } else { 2 };
        rows[0].rank = rank(rows[0].total, rival.total);
        rows.push(ScoreRow { rank: rank(rival.total, rows[0].total), ..rival });
    } else {
        let owl = t.rows.boards[s.options.board as usize].lantern;
        let keys: Vec<_> = (0..players.len()).map(|seat| tie_break(owl, players, &all, seat)).collect();
        for (seat, row) in rows.iter_mut().enumerate() {
            row.rank = 1 + keys.iter().filter(|&&other| other > keys[seat]).count() as u8;
        }
    }
    ScoreSheet { categories: lines.iter().map(|&line| CATEGORIES[line].clone()).collect(), rows }
}

/// The tie-breaks, in order. Ruling 93: earlier in the Lost Temple; the research score only if none of the
/// tied is there. Owl Temple (Twisted Paths 7.5): research tokens and temple tiles together.
fn tie_break(owl: bool, players: &[Player], all: &[Points], seat: usize) -> (i32, i32, i32) {
    let total = |seat: usize| all[seat].iter().sum::<i32>();
    let research = all[seat][0] + all[seat][1];
    if owl {
        return (total(seat), 0, research + all[seat][2] + all[seat][3]);
    }
    let tied_there =
        (0..players.len()).any(|other| total(other) == total(seat) && players[other].arrival > 0);
    let arrival = if players[seat].arrival > 0 { 5 - i32::from(players[seat].arrival) } else { 0 };
    (total(seat), arrival, if tied_there { 0 } else { research })
}
