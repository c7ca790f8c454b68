//! Final scoring (rulings 92 and 93), at any moment as if the game ended now.

use kernel::{Category, MAX_SEATS, ScoreRow, ScoreSheet, Seat, Who};

use crate::ids::FEAR;
use crate::state::{Player, State};
use crate::tables::{BoardData, Tables};
use crate::travel::bits;

const fn category(id: &'static str, en: &'static str, fr: &'static str) -> Category {
    Category { id, en, fr }
}

/// The lines of the score sheet.
pub const CATEGORIES: [Category; 9] = [
    category("glass", "Magnifying glass", "Loupe"),
    category("notebook", "Notebook", "Carnet"),
    category("temple_tiles", "Temple tiles", "Tuiles temple"),
    category("idols", "Idols", "Idoles"),
    category("slots", "Empty idol slots", "Emplacements d'idole vides"),
    category("guardians", "Guardians", "Gardiens"),
    category("items", "Items", "Objets"),
    category("artifacts", "Artifacts", "Artefacts"),
    category("fear", "Fear", "Peur"),
];

/// Points of the four slots while they are empty (ruling 56).
const SLOTS: [i32; 4] = [1, 2, 3, 4];

/// One player's points by category.
pub fn points(t: &Tables, s: &State, player: &Player) -> [i32; CATEGORIES.len()] {
    let board = &t.boards[s.options.board as usize];
    // Ruling 19: cards score wherever the player owns them.
    let owned = owned(player);
    let cards = |set: u128| bits(owned & set).map(|card| i32::from(t.points[card.at()])).sum();
    let tiles = (0..3).map(|class| i32::from(player.temple_tiles[class]) * i32::from(board.tile_points[class])).sum();
    [
        glass(board, player),
        token(board, player, 1),
        tiles,
        3 * i32::from(player.idols + player.slotted + player.pairs.1),
        SLOTS[player.slotted as usize..].iter().sum(),
        5 * player.guardians.count_ones() as i32,
        cards(t.items),
        cards(t.artifacts),
        i32::from(fear_cards(player)) * i32::from(t.points[FEAR.at()]) - 2 * i32::from(player.fear_tiles),
    ]
}

/// All cards of a player but Fear.
pub fn owned(player: &Player) -> u128 {
    let deck = player.deck.iter().filter(|&&m| m < 0x80).fold(0, |set, &m| set | 1u128 << m);
    player.unseen.iter().fold(player.hand | player.play | deck, |set, unseen| set | unseen)
}

/// All Fear cards of a player, outside the ones being looked at.
pub fn fear_cards(player: &Player) -> u8 {
    let deck = player.deck.iter().filter(|&&m| m >= crate::state::VEILED_FEAR).count() as u8;
    player.hand_fear + player.play_fear + deck + player.bag_fear.iter().sum::<u8>()
}

fn glass(board: &BoardData, player: &Player) -> i32 {
    if player.arrival > 0 { i32::from(board.arrival[player.arrival as usize - 1]) } else { token(board, player, 0) }
}

fn token(board: &BoardData, player: &Player, which: usize) -> i32 {
    let spot = player.tokens[which];
    if spot.is_some() { i32::from(board.points[spot.at()][which]) } else { 0 }
}

/// The totals, without allocation.
pub fn totals(t: &Tables, s: &State) -> [i32; MAX_SEATS] {
    let mut totals = [0; MAX_SEATS];
    for seat in 0..s.options.players as usize {
        totals[seat] = points(t, s, &s.players[seat]).iter().sum();
    }
    totals
}

/// The sheet with ranks.
pub fn sheet(t: &Tables, s: &State) -> ScoreSheet {
    let players = &s.players[..s.options.players as usize];
    let mut rows: Vec<ScoreRow> = players
        .iter()
        .enumerate()
        .map(|(seat, player)| {
            let points = points(t, s, player).to_vec();
            let total = points.iter().sum();
            ScoreRow { who: Who::Seat(Seat(seat as u8)), points, total, rank: 1 }
        })
        .collect();
    // Ruling 93: earlier in the Lost Temple; the research score only if none of the tied is there.
    let totals: Vec<i32> = rows.iter().map(|row| row.total).collect();
    let key = |seat: usize| {
        let player = &players[seat];
        let tied_there = (0..players.len()).any(|other| totals[other] == totals[seat] && players[other].arrival > 0);
        let arrival = if player.arrival > 0 { 5 - i32::from(player.arrival) } else { 0 };
        let research = if tied_there { 0 } else { rows[seat].points[0] + rows[seat].points[1] };
        (totals[seat], arrival, research)
    };
    let keys: Vec<_> = (0..players.len()).map(key).collect();
    for (seat, row) in rows.iter_mut().enumerate() {
        row.rank = 1 + keys.iter().filter(|&&other| other > keys[seat]).count() as u8;
    }
    ScoreSheet { categories: CATEGORIES.to_vec(), rows }
}
