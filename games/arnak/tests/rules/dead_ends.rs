//! Free actions in the middle of a payment never lead into a dead end (rulings 5, 6, 29 to 35): in games of
//! random moves with rich players, every decision has an answer and every game ends.

use arnak::purse::{Purse, Res};
use arnak::state::Frame;
use arnak::verb::Verb;
use kernel::{Game, Pending, SplitMix};

use crate::scene::{Scene, game};

/// Plays to the end; returns how many decisions fell in the middle of a payment.
fn play(setup: &str, seed: u64) -> u32 {
    let mut rng = SplitMix::new(seed);
    let mut s = Scene::new(setup).s;
    let mut legal = Vec::new();
    let mut paying = 0;
    for _ in 0..20_000 {
        if game().pending(&s) == Pending::Over {
            return paying;
        }
        game().legal(&s, &mut legal);
        assert!(!legal.is_empty(), "seed {seed}: no way out of {:?}", &s.stack[..]);
        let due = |frame: &Frame| {
            matches!(frame, Frame::PayTravel { .. } | Frame::PayCards { .. } | Frame::Ask(Verb::UseUp))
        };
        paying += u32::from(s.stack.iter().any(due));
        let action = legal[rng.below(legal.len() as u32) as usize];
        game().apply(&mut s, action, &mut ()).expect("a listed action is possible");
        // A few coins and compasses keep purchases, hired planes and discoveries coming.
        if s.stack.last() == Some(&Frame::Turn) && !s.main_used {
            let me = &mut s.players[s.turn as usize];
            for res in [Res::Coin, Res::Compass, Res::Tablet, Res::Arrowhead] {
                if me.has(res) < 2 {
                    me.purse = me.purse.plus(Purse::of(res, 1));
                }
            }
        }
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn ruling_005_random_games_never_get_stuck_in_a_payment() {
    let mut paying = 0;
    for (players, board) in [(2, "bird"), (2, "snake"), (3, "bird"), (4, "snake"), (1, "bird")] {
        for seed in 0..60 {
            paying += play(&format!(r#"{{"players":{players},"board":"{board}"}}"#), seed);
        }
    }
    assert!(paying > 5_000, "{paying} decisions only: the test has lost its subject");
}
