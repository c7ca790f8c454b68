//! The last round of Arnak: what a player can be sure of, regardless of chance and the other players.
//!
//! While others can still act, everything they could take is assumed gone when a turn of the player ends: the card row,
//! free spaces, idols, guardians where the player does not stand, assistants, bonus and temple tiles, walls and
//! passages, the Fear and dark-tablet supplies and the better places in the Lost Temple. What is left belongs to the
//! player alone: hand, deck, tokens, assistants, boons, slots, guardians on own sites, and the bridges of the track.
//!
//! With fewer components a position is worse, with one exception: an effect that *must* use a shared component does
//! nothing where there is none, but could do harm where there is one. The player therefore does not rely on such
//! effects beyond the current turn (`Deed::reliable`).

use crate::Arnak;
use crate::action::Action;
use crate::ids::{Assistant, Bonus, CAMPS, Card, Guardian, Idol, SITES, Site};
use crate::purse::Icons;
use crate::score;
use crate::state::{Frame, State};
use crate::tables::Tables;
use crate::travel;
use crate::verb::SiteGroup;
use kernel::effect::Op;
use kernel::{Game, List, Pending, Seat, SplitMix, Viewer};

use bots::solve::{Endgame, Search};
use bots::{Solution, Unsolved};

use super::ArnakValue;
use bots::Budget;

/// The round that can be solved.
const LAST: u8 = 5;
/// No effect activates sites that activate sites more often than this.
const DEEPEST: u8 = 4;
/// No space is free.
const ALL_TAKEN: u32 = u32::MAX;

/// Solves the round for the seat whose view this is.
pub(super) fn solve(
    game: &Arnak,
    value: &ArnakValue,
    view: &<Arnak as Game>::View,
    budget: &Budget<'_>,
) -> Result<Solution<Action>, Unsolved> {
    let Viewer::Seat(seat) = view.viewer else { return Err(Unsolved::Spectator) };
    let mut state = game.sample(view, &mut SplitMix::new(0));
    if game.pending(&state) == Pending::Over {
        return Err(Unsolved::Over);
    }
    if state.round < LAST {
        return Err(Unsolved::NotLastRound);
    }
    // Stacks that only others have looked through are as unknown as before.
    let known = view.known();
    (state.temple_bonus, state.bonus_bag) = (known.temple_bonus, known.bonus_bag);
    (state.rescue, state.assistant_bag) = (known.rescue, known.assistant_bag);
    let last = LastRound::new(&state, seat);
    let start = last.start(game, &state);
    Ok(Search::new(game, value, last, seat, budget).solve(&start))
}

/// Whether only the viewer still acts before the game ends.
pub(super) fn alone(view: &<Arnak as Game>::View) -> bool {
    let Viewer::Seat(seat) = view.viewer else { return false };
    let state = view.known();
    state.round == LAST && !LastRound::new(state, seat).contested()
}

/// Whether the viewer's last round has begun.
pub(super) fn last_round(view: &<Arnak as Game>::View) -> bool {
    matches!(view.viewer, Viewer::Seat(_)) && view.known().round == LAST
}

/// The last round as one player sees it.
struct LastRound {
    seat: Seat,
    /// The other players who can still act, as bits.
    others: u8,
    /// The rival can still act.
    rival: bool,
    /// The player's own turn is under way.
    own_turn: bool,
}

impl Endgame<Arnak> for LastRound {
    fn contested(&self) -> bool {
        self.others != 0 || self.rival
    }

    fn idle(&self, legal: &[Action]) -> Action {
        let wishes = [Action::Pass, Action::EndTurn, Action::KeepHand, Action::Decline];
        wishes.into_iter().find(|wish| legal.contains(wish)).unwrap_or(legal[0])
    }

    fn is_reliable(&self, game: &Arnak, state: &State, action: Action) -> bool {
        state.blocked != ALL_TAKEN || reliable_action(&game.tables, state, action)
    }

    fn advance(&self, game: &Arnak, state: &mut State, action: Action) {
        if action == Action::EndTurn && self.contested() {
            self.take_away(state);
        }
        game.advance(state, action, &mut ());
    }

    fn score(&self, game: &Arnak, state: &State) -> i32 {
        let seat = self.seat.index();
        if self.contested() {
            score::sure(&game.tables, state, seat)
        } else {
            score::totals(&game.tables, state)[seat]
        }
    }
}

impl LastRound {
    fn new(state: &State, seat: Seat) -> Self {
        let own_turn = state.turn == seat.0 && state.stack.first() == Some(&Frame::Turn);
        let solo = state.options.players == 1;
        let mut others = everybody(state) & !state.passed & !(1 << seat.0);
        if state.turn != seat.0 {
            // A player who has passed can still take free actions until the turn ends.
            others |= 1 << state.turn;
        }
        LastRound { seat, others, rival: solo && (state.rival.unplayed != 0 || !own_turn), own_turn }
    }

    /// The position to search: the others have passed, the piles are empty, and the player decides.
    fn start(&self, game: &Arnak, state: &State) -> State {
        let mut start = *state;
        start.passed |= everybody(state) & !(1 << self.seat.0);
        start.rival.unplayed = 0;
        start.item_bag = 0;
        start.artifact_bag = 0;
        for stack in &mut start.supply {
            stack.below = 0;
        }
        if self.own_turn {
            return start;
        }
        if self.contested() {
            self.take_away(&mut start);
        }
        start.stack = List::new();
        start.stack.push(Frame::Turn);
        (start.turn, start.pool, start.look) = (self.seat.0, Icons::NONE, List::new());
        start.main_used = start.passed & (1 << self.seat.0) != 0;
        if start.main_used {
            game.advance(&mut start, Action::EndTurn, &mut ());
        }
        start
    }

    /// Takes everything away that others could take before the player's next turn.
    fn take_away(&self, s: &mut State) {
        let me = &s.players[self.seat.index()];
        for at in 0..SITES {
            if !me.occupies(Site(at as u8)) {
                s.guardians[at] = Guardian::NONE;
            }
        }
        if me.arrival == 0 {
            let mine = self.seat.index();
            let ahead = |&(seat, player): &(usize, &crate::state::Player)| {
                seat != mine && (player.arrival > 0 || self.others & (1 << seat) != 0)
            };
            let players =
                s.players[..usize::from(s.options.players)].iter().enumerate().filter(ahead).count();
            let rival = s.options.players == 1 && (s.rival.arrival > 0 || self.rival);
            s.arrivals = s.arrivals.max(players as u8 + u8::from(rival));
        }
        s.blocked = ALL_TAKEN;
        s.row = [Card::NONE; 6];
        (s.item_top, s.artifact_top, s.exiled) = (Card::NONE, Card::NONE, 0);
        s.idols = [Idol::NONE; SITES];
        for stack in &mut s.supply {
            stack.top = Assistant::NONE;
        }
        s.rescue = List::new();
        s.bonus.fill(Bonus::NONE);
        s.temple_bonus = List::new();
        s.stacks.fill(0);
        (s.walls, s.passages) = (0, 0);
        // Fear then comes as tiles, which cost more points than cards, and tablets are never dark.
        (s.fear, s.reserve) = (0, 0);
    }
}

fn everybody(state: &State) -> u8 {
    (1 << state.options.players) - 1
}

/// Whether an action after [`LastRound::take_away`] has at least the same result wherever less was taken.
fn reliable_action(t: &Tables, s: &State, action: Action) -> bool {
    let me = s.me();
    let board = &t.boards[s.options.board as usize];
    match action {
        Action::Play(card) => reliable(t, s, t.pc[card.at()], 0),
        Action::Assist(place) => {
            let place = usize::from(place);
            let assistant = &t.assistants[me.assistants[place].at()];
            reliable(t, s, assistant.pc[travel::gold(s, place)], 0)
        }
        Action::Boon(guardian) => reliable(t, s, t.guardians[guardian.at()].pc, 0),
        Action::SlotIdol | Action::PairIdol => reliable(t, s, t.slots, 0),
        // A bonus tile that is still there must be taken.
        Action::Research(token, step) => {
            let tile = step.to == board.temple || board.bonus[step.to.at()].1 > 0;
            reliable(t, s, board.effect[step.to.at()][token as usize], 0)
                && (!tile || t.bonus.iter().all(|&pc| reliable(t, s, pc, 0)))
        }
        Action::Activate(site) => reliable_site(t, s, site, 0),
        // Two players can stand on a camp, and the other one could overcome its guardian or move it.
        Action::Overcome(site) => site.level() > 0,
        Action::Accept => match s.stack.last() {
            Some(&Frame::Resolve { card }) => reliable(t, s, t.pc[card.at()], 0),
            _ => true,
        },
        _ => true,
    }
}

/// Whether a program does the same, or better, whichever shared components are left. Otherwise it could do harm.
fn reliable(t: &Tables, s: &State, mut pc: u16, depth: u8) -> bool {
    loop {
        let fits = match *t.program.op(pc) {
            Op::End => return true,
            Op::Do(verb) => verb.reliable(t, s, depth),
            Op::Pay { otherwise, .. } => reliable(t, s, otherwise, depth),
            Op::Choose { n, first, .. } => (0..n).all(|i| reliable(t, s, t.program.branch(first, i), depth)),
        };
        if !fits {
            return false;
        }
        pc += 1;
    }
}

/// Whether some site to activate is there whatever the others do, and the player can choose a reliable one.
pub(crate) fn reliable_places(t: &Tables, s: &State, place: SiteGroup, n: u8, depth: u8) -> bool {
    let me = s.me();
    let found = |site: Site| site.level() == 0 || s.tiles[site.at()].is_some();
    let fits = |site: Site| match place {
        SiteGroup::Camp => site.level() == 0,
        SiteGroup::EmptyCamp => false,
        SiteGroup::LevelOne => site.level() == 1,
        SiteGroup::Mine | SiteGroup::Occupied => me.occupies(site),
    };
    let sites = || (0..SITES as u8).map(Site).filter(|&site| found(site) && fits(site));
    let good = sites().filter(|&site| reliable_site(t, s, site, depth)).count();
    let all = sites().count();
    // A single site is activated without a question.
    good > 0 && (good == all || (n == 1 && place != SiteGroup::Mine && all > 1 && depth == 0))
}

fn reliable_site(t: &Tables, s: &State, site: Site, depth: u8) -> bool {
    let pc = if site.at() < CAMPS {
        t.boards[s.options.board as usize].camp[site.at()]
    } else {
        t.tile[s.tiles[site.at()].at()]
    };
    depth < DEEPEST && reliable(t, s, pc, depth + 1)
}
