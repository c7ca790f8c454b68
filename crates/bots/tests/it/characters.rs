//! Characters play for their preference, and the score sheet shows it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::Arnak;
use bots::{Bot, Budget, Character, Level, Limit, Memory, Style};
use kernel::{Dealer, Game, Pending, SplitMix, Viewer};
use serde_json::json;

static GO: AtomicBool = AtomicBool::new(false);

/// Points by line of the score sheet, over some games of a character against itself.
fn points(bot: &Bot<Arnak>, character: Character, games: u64) -> BTreeMap<&'static str, i32> {
    let game = &**bot.game();
    let setup = game.setup(&json!({ "players": 2, "board": "bird" })).expect("the setup is valid");
    let style = Style { taste: Some(character), steady: true, ..Level::Medium.into() };
    let budget = Budget { limit: Limit::Simulations(60), cancel: &GO };
    let mut sums = BTreeMap::new();
    for number in 0..games {
        let (mut dealer, mut rng, mut legal) = (Dealer::new(number), SplitMix::new(number), Vec::new());
        let mut memories = [Memory::default(), Memory::default()];
        let mut state = game.start(&setup);
        loop {
            game.legal(&state, &mut legal);
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
                Pending::Player(seat) => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let memory = &mut memories[seat.index()];
                    legal[bot.think(memory, &view, &legal, style, &budget, rng.next()).index]
                }
            };
            game.advance(&mut state, action, &mut ());
        }
        let sheet = game.scores(&state);
        for row in &sheet.rows {
            for (category, points) in sheet.categories.iter().zip(&row.points) {
                *sums.entry(category.id).or_default() += points;
            }
        }
    }
    sums
}

/// On the same deals, each scores more in its preference than the others do on average.
#[test]
fn characters_show_in_their_games() {
    let bot = Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")));
    let all = Character::ALL.map(|character| points(&bot, character, 8));
    let liked: [&[&str]; 4] =
        [&["idols"], &["glass", "notebook", "temple_tiles"], &["items", "artifacts"], &["guardians"]];
    for (who, lines) in liked.into_iter().enumerate() {
        let made = |at: usize| lines.iter().map(|line| all[at].get(line).unwrap_or(&0)).sum::<i32>();
        let others: i32 = (0..4).filter(|&other| other != who).map(made).sum();
        assert!(3 * made(who) > others, "{}: {} against {others} / 3", Character::ALL[who], made(who));
    }
}
