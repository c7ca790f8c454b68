//! Random games to the end in every setup, with all invariants checked at every step.

use kernel::{Dealer, Game, Pending, Seat, SplitMix, Viewer};
use serde_json::json;
use tikal::Tikal;

fn play(game: &Tikal, setup: &serde_json::Value, seed: u64) -> u32 {
    let setup = game.setup(setup).expect("a valid setup");
    let mut state = game.start(&setup);
    let mut dealer = Dealer::new(seed);
    let mut rng = SplitMix::new(seed);
    let mut legal = Vec::new();
    let mut steps = 0;
    loop {
        game.validate(&state).unwrap_or_else(|problems| panic!("step {steps}: {problems}\n{state:?}"));
        game.legal(&state, &mut legal);
        for at in 0..legal.len() {
            assert!(!legal[..at].contains(&legal[at]), "{:?} is listed twice", legal[at]);
            let text = game.phrase(legal[at]).text();
            assert_eq!(game.parse(&text), Some(legal[at]), "{text}");
        }
        if steps % 7 == 0 {
            let loaded =
                game.load(&game.save(&state)).unwrap_or_else(|p| panic!("{p}\n{}", game.save(&state)));
            assert_eq!(loaded, state);
            let viewers = (0..state.players).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]);
            for viewer in viewers {
                let view = game.view(&state, viewer);
                let other = game.sample(&view, &mut rng);
                assert_eq!(game.view(&other, viewer), view);
                game.validate(&other).unwrap_or_else(|p| panic!("redealt: {p}"));
            }
        }
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
        };
        let mut events = Vec::new();
        game.advance(&mut state, action, &mut events);
        steps += 1;
        assert!(steps < Tikal::MAX_STEPS);
    }
    assert!(legal.is_empty());
    steps
}

#[test]
fn random_games_end_in_every_setup() {
    let game = Tikal::build(&[]).unwrap_or_else(|p| panic!("{p}"));
    let mut most = 0;
    for players in 2..=4 {
        for variants in
            [json!([]), json!(["more_control"]), json!(["short_game"]), json!(["more_control", "short_game"])]
        {
            for seed in 0..10 {
                most = most.max(play(&game, &json!({"players": players, "variants": variants}), seed));
            }
        }
    }
    assert!(most > 300);
}
