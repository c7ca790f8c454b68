//! Self-play that records the ends of turns. The same arguments give the same game on every machine.

use std::sync::atomic::AtomicBool;

use kernel::score::Who;
use kernel::{Dealer, MAX_SEATS, Pending, Seat, SplitMix, Viewer};

use super::data::{Decision, GameLog, Moment, WIN};
use super::vocabulary::NO_FEATURE;
use crate::value::{Playable, Value};
use crate::{Bot, Budget, Limit, Memory, Style};

/// Who plays, and how.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// How all seats play.
    pub style: Style,
    /// Simulations for each decision.
    pub simulations: u64,
    /// Random actions per thousand, so that rare positions occur too.
    pub random: u32,
    /// Decisions per thousand that are written down.
    pub decisions: u32,
}

/// One game of a bot against itself; `None` if it was cancelled or does not end.
pub fn play<G: Playable>(
    bot: &Bot<G>,
    setup: &G::Setup,
    player: Player,
    number: u32,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<GameLog> {
    let game = &**bot.game();
    let mut state = game.start(setup);
    let seats = usize::from(game.seats(&state));
    let mut dealer = Dealer::new(seed);
    let mut rng = SplitMix::new(SplitMix::new(seed).next());
    let mut memories: [Memory<G>; MAX_SEATS] = std::array::from_fn(|_| Memory::default());
    let mut legal = Vec::new();
    let (mut moments, mut decisions) = (Vec::new(), Vec::new());
    // Of its own, so that the games are the same however many decisions are written down.
    let mut picked = SplitMix::new(SplitMix::new(!seed).next());
    let budget = Budget { limit: Limit::Simulations(player.simulations), cancel };
    let style = Style { steady: true, ..player.style };
    // The action that may have ended a turn, and the position it was taken in.
    let mut open: Option<(G::State, G::Action)> = None;
    for _ in 0..=G::MAX_STEPS {
        match game.pending(&state) {
            Pending::Over => return Some(finish(game, bot, &state, number, (moments, decisions))),
            Pending::Chance(draw) => {
                let outcome = dealer.deal(game, &state, draw, &mut legal);
                game.advance(&mut state, outcome, &mut ());
            }
            Pending::Player(seat) => {
                if let Some((before, action)) = open.take()
                    && bot.value().ended(&before, action, &state)
                {
                    moments.push(moment(bot, &state, seats));
                }
                game.legal(&state, &mut legal);
                let by_chance = legal.len() > 1 && rng.below(1000) < player.random;
                let index = if by_chance {
                    memories[seat.index()] = Memory::default();
                    rng.below(legal.len() as u32) as usize
                } else {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let memory = &mut memories[seat.index()];
                    bot.think(memory, &view, &legal, style, &budget, rng.next()).index
                };
                if cancel.load(std::sync::atomic::Ordering::Relaxed) {
                    return None;
                }
                let action = legal[index];
                if !by_chance && legal.len() > 1 && picked.below(1000) < player.decisions {
                    decisions.extend(decision(bot, &state, seat, &legal, action));
                }
                let before = state.clone();
                game.advance(&mut state, action, &mut ());
                // The moments at which the search evaluates: as soon as the turn is over, before chance answers, or
                // after it if chance ended the turn.
                if game.pending(&state) == Pending::Over {
                } else if bot.value().ended(&before, action, &state) {
                    moments.push(moment(bot, &state, seats));
                } else if matches!(game.pending(&state), Pending::Chance(_)) {
                    open = Some((state.clone(), action));
                }
            }
        }
    }
    None
}

/// The features of a position: those of the table, then of each seat.
fn lists<G: Playable>(bot: &Bot<G>, state: &G::State, seats: usize) -> Vec<Vec<u16>> {
    let (game, value) = (&**bot.game(), bot.value());
    let mut lists = vec![Vec::new(); seats + 1];
    value.table_features(game, state, &mut lists[0]);
    for seat in 0..seats {
        value.seat_features(game, state, seat, &mut lists[seat + 1]);
    }
    for list in &mut lists {
        list.sort_unstable();
    }
    lists
}

fn moment<G: Playable>(bot: &Bot<G>, state: &G::State, seats: usize) -> Moment {
    let (game, value) = (&**bot.game(), bot.value());
    Moment {
        phase: value.phase(state) as u8,
        estimates: value.scores(game, state)[..seats].to_vec(),
        outsider: value.outsider(game, state),
        lists: lists(bot, state, seats),
    }
}

/// A decision, if there was one between different deeds.
fn decision<G: Playable>(
    bot: &Bot<G>,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    taken: G::Action,
) -> Option<Decision> {
    let value = bot.value();
    let mut deeds: Vec<u16> = Vec::new();
    for &action in legal {
        let deed = value.deed(state, action);
        if deed != NO_FEATURE && !deeds.contains(&deed) {
            deeds.push(deed);
        }
    }
    let done = value.deed(state, taken);
    let chosen = deeds.iter().position(|&deed| deed == done).filter(|_| deeds.len() > 1)? as u16;
    let lists = lists(bot, state, usize::from(bot.game().seats(state)));
    Some(Decision { phase: value.phase(state) as u8, seat: seat.0, lists, deeds, chosen })
}

fn finish<G: Playable>(
    game: &G,
    bot: &Bot<G>,
    state: &G::State,
    number: u32,
    (moments, decisions): (Vec<Moment>, Vec<Decision>),
) -> GameLog {
    let sheet = game.scores(state);
    let seats: Vec<_> = sheet.rows.iter().filter(|row| row.who != Who::Rival).collect();
    let first = seats.iter().filter(|row| row.rank == 1).count().max(1) as u8;
    let names = bot.value().categories();
    let line = |row: &kernel::ScoreRow, name: &str| {
        let at = sheet.categories.iter().position(|category| category.id == name);
        at.map_or(0, |at| row.points[at] as i16)
    };
    GameLog {
        number,
        totals: seats.iter().map(|row| row.total as i16).collect(),
        wins: seats.iter().map(|row| if row.rank == 1 { WIN / first } else { 0 }).collect(),
        lines: seats.iter().map(|row| names.iter().map(|name| line(row, name)).collect()).collect(),
        rival: sheet.rows.iter().find(|row| row.who == Who::Rival).map(|row| row.total as i16),
        moments,
        decisions,
    }
}
