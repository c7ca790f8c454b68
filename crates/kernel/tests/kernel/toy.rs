//! The toy game against answers found by hand.

use ::toy::{Action, Held, Phase, State, Toy};
use kernel::{Game, Pending, Seat, SplitMix, Viewer};
use serde_json::json;

use crate::{SETUP, manual, play};

/// A fraction, since chance must be weighed exactly.
#[derive(Clone, Copy, Debug)]
struct Fraction(i64, i64);

impl Fraction {
    fn less(self, other: Fraction) -> bool {
        self.0 * other.1 < other.0 * self.1
    }
}

/// The expected lead of seat 0 when both play openly and as well as they can.
fn value(state: &State) -> Fraction {
    let mut legal = Vec::new();
    Toy.legal(state, &mut legal);
    let after = |action: Action| {
        let mut next = state.clone();
        Toy.apply(&mut next, action, &mut ()).expect("listed actions are legal");
        value(&next)
    };
    match Toy.pending(state) {
        Pending::Over => {
            let totals = Toy.totals(state);
            Fraction((totals[0] - totals[1]).into(), 1)
        }
        Pending::Chance(_) => {
            let weights: Vec<i64> = legal.iter().map(|&o| Toy.weight(state, o).into()).collect();
            let sum = legal.iter().zip(&weights).fold(Fraction(0, 1), |sum, (&outcome, weight)| {
                let v = after(outcome);
                Fraction(sum.0 * v.1 + weight * v.0 * sum.1, sum.1 * v.1)
            });
            let total = sum.1 * weights.iter().sum::<i64>();
            let common = gcd(sum.0.abs(), total);
            Fraction(sum.0 / common, total / common)
        }
        Pending::Player(seat) => legal
            .iter()
            .map(|&action| after(action))
            .reduce(|best, v| if best.less(v) == (seat == Seat(0)) { v } else { best })
            .expect("a player has an action"),
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}

/// By hand: who knows their card stakes yes on a 3 and no otherwise, so a 3 is worth 4. Peeking costs nothing,
/// so both peek. With own cards a and b, top card t and u below it, seat 0 gets the better of keeping,
/// a − max(b, t), and swapping, t − max(b, u). The twelve orders of 1, 1, 2, 4 are equally likely:
const ORDERS: [([i64; 4], i64); 12] = [
    ([1, 1, 2, 4], -1),
    ([1, 1, 4, 2], 2),
    ([1, 2, 1, 4], -1),
    ([1, 2, 4, 1], 2),
    ([1, 4, 1, 2], -3),
    ([1, 4, 2, 1], -2),
    ([2, 1, 1, 4], 1),
    ([2, 1, 4, 1], 3),
    ([2, 4, 1, 1], -2),
    ([4, 1, 1, 2], 3),
    ([4, 1, 2, 1], 2),
    ([4, 2, 1, 1], 2),
];

#[test]
fn value_of_open_play_is_one_half() {
    for ([a, b, t, u], best) in ORDERS {
        assert_eq!(best, (a - b.max(t)).max(t - b.max(u)), "the table has a slip at {a} {b} {t} {u}");
    }
    // 6 points in 12 orders.
    assert_eq!(ORDERS.iter().map(|order| order.1).sum::<i64>(), 6);
    let Fraction(above, below) = value(&Toy.start(&SETUP));
    assert_eq!((above, below), (1, 2));
}

#[test]
fn peeked_card_stays_known_when_the_other_takes_it() {
    let mut session = manual();
    play(&mut session, &["draw 1", "draw 1", "peek", "draw 3", "keep", "stake no", "swap"]);
    assert_eq!(session.state().hands[1], Some(Held { face: 3, seen: 0b11 }));
    let of = |viewer| Toy.view(session.state(), viewer).hands.map(|card| card.and_then(|card| card.face));
    assert_eq!(of(Viewer::Seat(Seat(0))), [Some(1), Some(3)]);
    assert_eq!(of(Viewer::Seat(Seat(1))), [None, Some(3)]);
    assert_eq!(of(Viewer::Spectator), [None, Some(3)], "what both have seen is face up");
}

#[test]
fn redeal_reaches_every_possibility_in_proportion() {
    // Seat 0 holds a 2. The unseen cards are 1, 1 and 3, so seat 1 holds a 1 in two of three redeals.
    let mut session = manual();
    play(&mut session, &["draw 2", "draw 1"]);
    let mut rng = SplitMix::new(4);
    let mut ones = 0;
    for _ in 0..3000 {
        let other = Toy.redeal(session.state(), Viewer::Seat(Seat(0)), &mut rng);
        assert_eq!(other.hands[0], session.state().hands[0]);
        ones += u32::from(other.hands[1].expect("seat 1 holds a card").face == 1);
    }
    assert!((1900..2100).contains(&ones), "{ones} of 3000");
}

#[test]
fn broken_positions_are_refused_with_every_reason() {
    let mut session = manual();
    play(&mut session, &["draw 2", "draw 1", "peek", "draw 3"]);
    let good = Toy.save(session.state());
    assert_eq!(Toy.load(&good).as_ref(), Ok(session.state()));
    let problems = |field: &str, value: serde_json::Value| {
        let mut json = good.clone();
        json[field] = value;
        Toy.load(&json).expect_err("it is broken").0.len()
    };
    assert_eq!(problems("bag", json!([2, 0, 0])), 1);
    assert_eq!(problems("top", json!(null)), 2, "a 3 is missing, and nobody peeked");
    assert_eq!(problems("seat", json!(1)), 2, "no stake of seat 0, no knowledge of the top card");
    assert_eq!(problems("phase", json!("dance")), 1);
    assert_eq!(session.state().phase, Phase::Choose);
}
