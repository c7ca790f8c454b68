//! Counts of the toy game, derived by hand.

use ::toy::{Action, Toy};
use kernel::perft::{expanded, seeded};
use kernel::{Game, SplitMix};

use crate::SETUP;

/// A turn of decisions alone is: keep or swap, then a stake (2 × 2 lines of length 2), or the same after a peek
/// (4 lines of length 3). So a turn has 3 beginnings of length 1, 4 + 2 = 6 of length 2 and 4 of length 3.
/// Two turns in a row: 3; 6; 4 + 4·3; 4·6 + 4·3; 4·4 + 4·6; 4·4; nothing.
const DECISIONS: [u64; 7] = [3, 6, 16, 36, 40, 16, 0];

#[test]
fn decisions_are_counted_whatever_the_seed() {
    for seed in 0..20 {
        assert_eq!(seeded(&Toy, &Toy.start(&SETUP), seed, 7), DECISIONS, "seed {seed}");
    }
    assert_eq!(seeded(&Toy, &Toy.start(&SETUP), 0, 3), DECISIONS[..3]);
    assert!(seeded(&Toy, &Toy.start(&SETUP), 0, 0).is_empty());
}

/// The cards 1, 1, 2, 3 have `n(k)` different beginnings of `k` cards: 3, 7, 12, 12 for k = 1 to 4. A line
/// with k draws in it therefore stands for n(k) sequences, wherever in the line the draws are.
///
/// A turn without a known top card, begun after k draws, is one of: keep, stake; swap, draw, stake; peek, draw,
/// keep, stake; peek, draw, swap, stake. Beginnings by length: 3·n(k); 2·n(k) + 2·n(k+1); 4·n(k+1); 4·n(k+1).
/// Only the third leaves a known top card to the other seat, whose turn then has no draws: 3·n(k); 6·n(k);
/// 4·n(k). Each way to end a turn exists twice, for the two stakes.
fn by_hand() -> Vec<u64> {
    let n = [1, 3, 7, 12, 12_u64];
    let open = |k: usize| [3 * n[k], 2 * n[k] + 2 * n[k + 1], 4 * n[k + 1], 4 * n[k + 1]];
    let known = |k: usize| [3 * n[k], 6 * n[k], 4 * n[k], 0];
    let mut counts = vec![0; 11];
    (counts[0], counts[1]) = (n[1], n[2]);
    // Where a turn begins (after the deal or after one of the four ways to end the first turn) and its lengths.
    let turns = [(2, 1, open(2)), (4, 2, open(2)), (5, 2, open(3)), (6, 2, known(3)), (6, 2, open(3))];
    for (begin, ways, lengths) in turns {
        for (at, count) in lengths.iter().enumerate() {
            counts[begin + at] += ways * count;
        }
    }
    counts
}

#[test]
fn chance_outcomes_are_counted_when_expanded() {
    assert_eq!(by_hand(), [3, 7, 21, 38, 90, 196, 336, 432, 288, 96, 0]);
    assert_eq!(expanded(&Toy, &Toy.start(&SETUP), 11), by_hand());
}

#[test]
fn perft_counts_from_any_position() {
    let mut state = Toy.start(&SETUP);
    let mut rng = SplitMix::new(0);
    let mut legal = Vec::new();
    for _ in 0..2 {
        Toy.legal(&state, &mut legal);
        let outcome = kernel::chance::sample(&Toy, &state, &mut legal, &mut rng);
        Toy.advance(&mut state, outcome, &mut ());
    }
    assert_eq!(seeded(&Toy, &state, 9, 6), DECISIONS[..6]);
    Toy.advance(&mut state, Action::Keep, &mut ());
    assert_eq!(expanded(&Toy, &state, 2), [2, 6]);
}
