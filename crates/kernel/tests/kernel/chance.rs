//! The dealer: portable, even, and without memory.

use ::toy::{Action, Toy};
use kernel::{Dealer, Draw, Game, SplitMix};

use crate::SETUP;

const fn draw(stream: u32, index: u32) -> Draw {
    Draw { stream, index }
}

/// Computed by another implementation of `ChaCha8` with the same use of seed, stream and block. They must
/// never change: a change would alter the deal of every seeded game.
const KNOWN: [(u64, Draw, u32, u32); 8] = [
    (0, draw(0, 0), 1 << 31, 1_405_951_414),
    (0, draw(0, 1), 1 << 31, 1_061_450_544),
    (0, draw(1, 0), 1 << 31, 1_684_686_729),
    (7, draw(3, 250), 1_000_000, 108_971),
    (u64::MAX, draw(u32::MAX, u32::MAX), 1_000_003, 899_219),
    (42, draw(5, 17), 6, 4),
    (42, draw(5, 17), 3_000_000_000, 2_232_181_381),
    REDRAWN,
];

/// Here the first four words would be biased and are passed over.
const REDRAWN: (u64, Draw, u32, u32) = (42, draw(5, 0), 3_000_000_000, 866_333_519);

#[test]
fn dealer_gives_the_known_answers_in_any_order() {
    for (seed, draw, n, answer) in KNOWN {
        assert_eq!(Dealer::new(seed).below(draw, n), answer, "seed {seed}, {draw:?}, below {n}");
    }
    let mut dealer = Dealer::new(42);
    let answers: Vec<u32> = (0..20).map(|index| dealer.below(draw(5, index), 1000)).collect();
    for stream in [9, 5, 1] {
        dealer.below(draw(stream, 3), 7);
        for index in (0..20).rev() {
            assert_eq!(dealer.below(draw(5, index), 1000), answers[index as usize], "a dealer has no memory");
        }
    }
}

#[test]
fn dealer_is_even() {
    // 26 sides to a die, 26,000 throws: chi-square with 25 degrees of freedom is below 52.6 in 999 of 1000 cases.
    let mut dealer = Dealer::new(1);
    let mut counts = [0_i64; 26];
    for index in 0..26_000 {
        counts[dealer.below(draw(2, index), 26) as usize] += 1;
    }
    let squares: i64 = counts.iter().map(|count| (count - 1000).pow(2)).sum();
    assert!(squares < 52_600, "chi-square is {squares} thousandths: {counts:?}");
    assert!(squares > 9_000, "suspiciously even, chi-square is {squares} thousandths");
}

#[test]
fn streams_and_seeds_have_nothing_in_common() {
    let row = |seed: u64, stream: u32| {
        let mut dealer = Dealer::new(seed);
        (0..1000).map(|index| dealer.below(draw(stream, index), 2)).collect::<Vec<_>>()
    };
    let first = row(1, 0);
    for other in [row(1, 1), row(1, 2), row(2, 0)] {
        let agree = first.iter().zip(&other).filter(|(a, b)| a == b).count();
        assert!((400..600).contains(&agree), "{agree} of 1000 coins agree");
    }
}

#[test]
fn outcomes_come_by_their_weights() {
    let (state, mut legal) = (Toy.start(&SETUP), Vec::new());
    Toy.legal(&state, &mut legal);
    let mut dealt = [0_u32; 3];
    let mut sampled = [0_u32; 3];
    let mut rng = SplitMix::new(8);
    for seed in 0..4000 {
        let Action::Draw(card) = Dealer::new(seed).choose(&Toy, &state, draw(0, 0), &legal) else {
            panic!("the deal is a draw");
        };
        dealt[card as usize - 1] += 1;
        let Action::Draw(card) = kernel::chance::sample(&Toy, &state, &mut legal, &mut rng) else {
            panic!("the deal is a draw");
        };
        sampled[card as usize - 1] += 1;
    }
    // Two of four cards show a 1.
    for counts in [dealt, sampled] {
        for (count, expected) in counts.iter().zip([2000, 1000, 1000]) {
            assert!(count.abs_diff(expected) < 120, "{counts:?}");
        }
    }
}

#[test]
fn generator_of_search_gives_the_published_answers() {
    let mut rng = SplitMix::new(1_234_567);
    let numbers = [rng.next(), rng.next(), rng.next()];
    assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    let mut counts = [0; 6];
    for _ in 0..6000 {
        counts[rng.below(6) as usize] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn shuffle_reaches_every_order_alike() {
    let mut rng = SplitMix::new(3);
    let mut counts = [0; 6];
    for _ in 0..6000 {
        let mut items = [0, 1, 2];
        rng.shuffle(&mut items);
        counts[items[0] * 2 + usize::from(items[1] > items[2])] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}
