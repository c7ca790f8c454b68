//! Numbers and texts that change when the rules change: perft and playthroughs.

use std::fmt::Write;
use std::sync::Arc;

use kernel::{ChanceMode, Game, Lang, Pending, Session, SplitMix, perft};
use serde_json::json;
use tikal::Tikal;

use crate::scene::rules;

#[test]
fn perft_counts() {
    let game = rules();
    let mut text = String::new();
    for setup in [
        json!({"players": 2, "variants": []}),
        json!({"players": 3, "variants": []}),
        json!({"players": 4, "variants": []}),
        json!({"players": 2, "variants": ["more_control"]}),
        json!({"players": 2, "variants": ["short_game"]}),
    ] {
        let read = game.setup(&setup).expect("a valid setup");
        let start = game.start(&read);
        writeln!(text, "{setup} from the start: {:?}", perft::seeded(&game, &start, 1, 4)).expect("text");
        let late = later(&game, &start, 150);
        writeln!(text, "{setup} after 150 steps: {:?}", perft::seeded(&game, &late, 1, 4)).expect("text");
    }
    insta::assert_snapshot!(text);
}

/// A position of random play.
fn later(game: &Tikal, start: &tikal::state::State, steps: u32) -> tikal::state::State {
    let mut state = start.clone();
    let mut dealer = kernel::Dealer::new(1);
    let mut rng = SplitMix::new(1);
    let mut legal = Vec::new();
    for _ in 0..steps {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
            Pending::Over => break,
        };
        game.advance(&mut state, action, &mut ());
    }
    state
}

/// The first turns of a game with everything a client would show, the rest as bare notation.
fn playthrough(setup: &serde_json::Value, lang: Lang) -> String {
    const IN_FULL: usize = 60;
    let game = Arc::new(rules());
    let read = game.setup(setup).expect("a valid setup");
    let mut session = Session::new(game.clone(), &read, ChanceMode::Seeded(7));
    let mut rng = SplitMix::new(7);
    let mut text = format!("{setup}\n");
    let mut decisions = 0;
    while let Pending::Player(seat) = session.pending() {
        let legal = session.legal();
        let action = legal[rng.below(legal.len() as u32) as usize];
        if decisions < IN_FULL {
            let list: Vec<String> = legal.iter().map(|&action| game.phrase(action).text()).collect();
            writeln!(text, "\n[{seat}] {}", game.prompt(session.state(), lang)).expect("text");
            writeln!(text, "  {}", list.join(" | ")).expect("text");
            writeln!(text, "  > {}", game.action_text(session.state(), action, lang)).expect("text");
        } else {
            write!(text, "{}; ", game.phrase(action).text()).expect("text");
        }
        let events = session.apply(action).expect("a listed action is legal");
        if decisions < IN_FULL {
            for event in events {
                writeln!(text, "  {}", game.event_text(&event, lang)).expect("text");
            }
        }
        decisions += 1;
        if decisions % 10 == 0 && decisions > IN_FULL {
            text.push('\n');
        }
    }
    let sheet = game.scores(session.state());
    for (at, category) in sheet.categories.iter().enumerate() {
        let points: Vec<i32> = sheet.rows.iter().map(|row| row.points[at]).collect();
        write!(text, "\n{} {points:?}", category.name.get(lang)).expect("text");
    }
    let totals: Vec<(i32, u8)> = sheet.rows.iter().map(|row| (row.total, row.rank)).collect();
    writeln!(text, "\ntotal and rank {totals:?}, hash {:016x}", game.hash(session.state())).expect("text");
    text
}

#[test]
fn playthrough_of_two_players() {
    insta::assert_snapshot!(playthrough(&json!({"players": 2, "variants": []}), Lang::EN));
}

#[test]
fn playthrough_of_two_players_in_german() {
    let german = Lang::find("de").expect("German");
    insta::assert_snapshot!(playthrough(&json!({"players": 2, "variants": ["more_control"]}), german));
}

#[test]
fn playthrough_of_three_players_in_french() {
    insta::assert_snapshot!(playthrough(
        &json!({"players": 3, "variants": ["more_control"]}),
        Lang::find("fr").expect("French")
    ));
}

#[test]
fn playthrough_of_four_players() {
    insta::assert_snapshot!(playthrough(&json!({"players": 4, "variants": ["short_game"]}), Lang::EN));
}
