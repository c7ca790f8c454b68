//! One random game per board and player count as a person would read it. A change of rules or words shows up
//! as a diff.
//!
//! `INSTA_UPDATE=always cargo test -p temples-arnak --test it playthroughs::` rewrites the texts.

use std::fmt::Write;
use std::sync::Arc;

use arnak::{Action, Arnak};
use kernel::{ChanceMode, Game, Lang, Pending, Session, SplitMix};
use serde_json::{Value, json};

/// Number of decisions shown with their prompt and options.
const IN_FULL: usize = 40;
/// The longest list of actions that is shown.
const LONGEST_LIST: usize = 30;

fn playthrough(setup: &Value, seed: u64, lang: Lang) -> String {
    let game = Arc::new(Arnak::build(&[]).expect("the embedded tables load"));
    let read = game.setup(setup).expect("a good setup");
    let mut session = Session::new(game.clone(), &read, ChanceMode::Seeded(seed));
    let mut rng = SplitMix::new(seed);
    let mut text = format!("{setup}, seed {seed}\n");
    for step in session.steps() {
        let _ = writeln!(text, "* {}", game.phrase(step.action).text());
    }
    let mut decisions = 0;
    while let Pending::Player(seat) = session.pending() {
        let action = decide(session.legal(), &mut rng);
        if decisions < IN_FULL {
            let legal = session.legal();
            let list: Vec<String> = legal.iter().map(|&action| game.phrase(action).text()).collect();
            let shown = list[..list.len().min(LONGEST_LIST)].join(" | ");
            let more = if list.len() > LONGEST_LIST { " | …" } else { "" };
            let _ = writeln!(text, "\n[{seat}] {}", game.prompt(session.state(), lang));
            let _ = writeln!(text, "  on offer ({}): {shown}{more}", list.len());
            let _ = writeln!(text, "  > {}", game.action_text(session.state(), action, lang));
        } else {
            let _ = write!(text, "[{seat}] {}:", game.phrase(action).text());
        }
        let events = session.apply(action).expect("a listed action is legal");
        let texts: Vec<String> = events.iter().map(|event| game.event_text(event, lang)).collect();
        if decisions < IN_FULL {
            for line in texts {
                let _ = writeln!(text, "  {line}");
            }
        } else {
            let _ = writeln!(text, " {}", texts.join(" "));
        }
        decisions += 1;
    }
    let sheet = game.scores(session.state());
    text.push('\n');
    for (at, category) in sheet.categories.iter().enumerate() {
        let points: Vec<i32> = sheet.rows.iter().map(|row| row.points[at]).collect();
        let _ = writeln!(text, "{} {points:?}", category.name.get(lang));
    }
    let totals: Vec<(i32, u8)> = sheet.rows.iter().map(|row| (row.total, row.rank)).collect();
    let _ = writeln!(text, "total and rank {totals:?}, hash {:016x}", game.hash(session.state()));
    assert!(text.len() < 60_000, "{} bytes", text.len());
    text
}

/// Chooses at random, but rarely passes while there is an alternative.
fn decide(legal: &[Action], rng: &mut SplitMix) -> Action {
    let action = legal[rng.below(legal.len() as u32) as usize];
    if action == Action::Pass { legal[rng.below(legal.len() as u32) as usize] } else { action }
}

fn lang(code: &str) -> Lang {
    Lang::find(code).expect("the language is there")
}

macro_rules! playthroughs {
    ($($name:ident: $setup:tt, $seed:literal, $lang:literal;)*) => {$(
        #[test]
        fn $name() {
            insta::assert_snapshot!(playthrough(&json!($setup), $seed, lang($lang)));
        }
    )*};
}

playthroughs! {
    bird_2: {"players": 2, "board": "bird"}, 1, "en";
    bird_3_in_french: {"players": 3, "board": "bird"}, 2, "fr";
    bird_4: {"players": 4, "board": "bird"}, 3, "en";
    bird_solo: {"players": 1, "board": "bird", "rival": {"red": 3}}, 4, "en";
    snake_2: {"players": 2, "board": "snake"}, 5, "en";
    snake_3: {"players": 3, "board": "snake"}, 6, "en";
    snake_4: {"players": 4, "board": "snake", "twisted_paths": true}, 7, "en";
    snake_solo: {"players": 1, "board": "snake", "rival": {"purple": 2, "objectives": 2}}, 8, "en";
    spider_2: {"players": 2, "board": "spider"}, 9, "en";
    spider_3: {"players": 3, "board": "spider"}, 10, "en";
    spider_4: {"players": 4, "board": "spider"}, 11, "en";
    spider_solo_in_french: {"players": 1, "board": "spider", "rival": {"red": 2, "purple": 3, "objectives": 3}}, 12, "fr";
    bird_2_in_german: {"players": 2, "board": "bird"}, 17, "de";
    owl_solo_in_german: {"players": 1, "board": "owl", "rival": {"red": 2, "objectives": 2}}, 18, "de";
    owl_2: {"players": 2, "board": "owl"}, 13, "en";
    owl_3: {"players": 3, "board": "owl"}, 14, "en";
    owl_4: {"players": 4, "board": "owl"}, 15, "en";
    owl_solo: {"players": 1, "board": "owl", "rival": {"purple": 5, "objectives": 4, "priority": true}}, 16, "en";
}
