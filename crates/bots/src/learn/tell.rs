//! Self-play that records the bots' predictions, to compare them with the results.

use std::sync::atomic::{AtomicBool, Ordering};

use kernel::score::Who;
use kernel::{Dealer, MAX_SEATS, Pending, Seat, SplitMix, Viewer};

use super::chances::{Teller, Telling};
use super::play::Player;
use crate::analyse::curve::glance;
use crate::value::{Playable, Value};
use crate::{Bot, Budget, Limit, Memory, Style};

/// One game of a bot against itself with all its predictions; `None` if it was cancelled or does not end.
pub fn tell<G: Playable>(
    bot: &Bot<G>,
    setup: &G::Setup,
    player: Player,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Vec<Telling>> {
    let game = &**bot.game();
    let mut state = game.start(setup);
    let mut dealer = Dealer::new(seed);
    let mut rng = SplitMix::new(SplitMix::new(seed ^ 0x7e11).next());
    let mut memories: [Memory<G>; MAX_SEATS] = std::array::from_fn(|_| Memory::default());
    let mut legal = Vec::new();
    let mut told: Vec<(Seat, Telling)> = Vec::new();
    let budget = Budget { limit: Limit::Simulations(player.simulations), cancel };
    let style = Style { steady: true, ..player.style };
    let teller = Teller::of(style.level);
    // Whose turn it is, once its start was evaluated.
    let mut turn: Option<Seat> = None;
    for _ in 0..=G::MAX_STEPS {
        match game.pending(&state) {
            Pending::Over => return Some(finish(game, &state, told)),
            Pending::Chance(draw) => {
                let outcome = dealer.deal(game, &state, draw, &mut legal);
                game.advance(&mut state, outcome, &mut ());
            }
            Pending::Player(seat) => {
                let about = |teller: Teller, score: f32, lead: f32, win: f32| Telling {
                    teller,
                    phase: bot.value().phase(&state) as u8,
                    players: game.seats(&state),
                    score,
                    lead,
                    win,
                    total: 0.0,
                    won: 0.0,
                };
                if turn != Some(seat) {
                    let luck = rng.next();
                    // The curve shows games of people, who play like the medium level rather than like a search.
                    if teller == Teller::Plan {
                        let at_once = glance(bot, None, &state, luck);
                        told.extend((0..usize::from(game.seats(&state))).map(|own| {
                            let (score, lead) = (at_once.scores[own], at_once.leads[own]);
                            (Seat(own as u8), about(Teller::Glance, score, lead, at_once.win[own]))
                        }));
                    }
                }
                game.legal(&state, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let memory = &mut memories[seat.index()];
                let choice = bot.think(memory, &view, &legal, style, &budget, rng.next());
                if cancel.load(Ordering::Relaxed) {
                    return None;
                }
                let found = choice.candidates.iter().find(|candidate| candidate.index == choice.index);
                told.extend(found.map(|found| (seat, about(teller, found.score, found.lead, found.win))));
                let action = legal[choice.index];
                let before = state.clone();
                game.advance(&mut state, action, &mut ());
                turn = (!bot.value().ended(&before, action, &state)).then_some(seat);
            }
        }
    }
    None
}

/// Adds the results.
fn finish<G: Playable>(game: &G, state: &G::State, told: Vec<(Seat, Telling)>) -> Vec<Telling> {
    let sheet = game.scores(state);
    let first = sheet.rows.iter().filter(|row| row.rank == 1).count().max(1) as f32;
    let row = |seat: Seat| sheet.rows.iter().find(|row| row.who == Who::Seat(seat));
    told.into_iter()
        .filter_map(|(seat, telling)| {
            let row = row(seat)?;
            let won = if row.rank == 1 { 1.0 / first } else { 0.0 };
            Some(Telling { total: row.total as f32, won, ..telling })
        })
        .collect()
}
