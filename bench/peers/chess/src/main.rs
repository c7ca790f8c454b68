//! shakmaty: random chess, to mate, stalemate, bare material or fifty moves without progress.

use std::time::Instant;

use shakmaty::{Chess, Position};

/// `SplitMix64`, the generator our own bench chooses with.
fn below(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((((z ^ (z >> 31)) >> 32) * n as u64) >> 32) as usize
}

/// Plays one game and returns its number of moves.
fn play(random: &mut u64) -> u64 {
    let mut position = Chess::default();
    let mut moves = 0;
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() || position.halfmoves() >= 100 {
            return moves;
        }
        position.play_unchecked(legal[below(random, legal.len())]);
        moves += 1;
    }
}

/// The version that was built, from the lock file.
fn version() -> &'static str {
    let entry = include_str!("../Cargo.lock").split("name = \"shakmaty\"\nversion = \"").nth(1);
    entry.and_then(|rest| rest.split('"').next()).unwrap_or("of unknown version")
}

fn main() {
    let limit: f64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let mut random = 1;
    play(&mut random);
    let (mut games, mut moves) = (0_u64, 0);
    let begun = Instant::now();
    while begun.elapsed().as_secs_f64() < limit {
        games += 1;
        moves += play(&mut random);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        r#"{{"engine":"shakmaty {}","game":"chess","from":"Rust","games":{games},"moves":{moves},"seconds":{seconds}}}"#,
        version()
    );
}
