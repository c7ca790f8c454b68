//! Characters play for what they like, and it shows on the score sheet.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::Arnak;
use bots::{Bot, Budget, Character, Level, Limit, Memory, Style};
use kernel::{Dealer, Game, Pending, SplitMix, Viewer};
use serde_json::json;

static GO: AtomicBool = AtomicBool::new(false);

/// Points by line of the score sheet, over some games of a character against itself.
fn points(bot: &Bot<Arnak>, character: Character, games: u64) -> Vec<i32> {
    let game = &**bot.game();
    let setup = game.setup(&json!({ "players": 2, "board": "bird" })).expect("the setup is valid");
    let style = Style { taste: Some(character), steady: true, ..Level::Medium.into() };
    let budget = Budget { limit: Limit::Simulations(60), cancel: &GO };
    let mut sums = vec![0; 13];
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
        for row in game.scores(&state).rows {
            for (sum, points) in sums.iter_mut().zip(row.points) {
                *sum += points;
            }
        }
    }
    sums
}

/// On the same deals, each makes more of what it likes than the others do on average.
#[test]
fn characters_show_in_their_games() {
    let bot = Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")));
    let all = Character::ALL.map(|character| points(&bot, character, 8));
    let liked: [&[usize]; 4] = [&[4], &[0, 1, 2, 3], &[7, 8], &[6]];
    for (who, lines) in liked.into_iter().enumerate() {
        let made = |at: usize| lines.iter().map(|&line| all[at][line]).sum::<i32>();
        let others: i32 = (0..4).filter(|&other| other != who).map(made).sum();
        assert!(3 * made(who) > others, "{}: {} against {others} / 3", Character::ALL[who], made(who));
    }
}
