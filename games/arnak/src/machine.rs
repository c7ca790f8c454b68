//! The stack machine: carries out frames until one needs an answer.
//!
//! `settle` looks at the top frame. A task runs by itself; a frame that waits for a player or for chance stays; a
//! verb decides itself whether it waits. What cannot happen is skipped (ruling 72), and a duty with a single way to
//! fulfil it is carried out at once.

use kernel::effect::Op;
use kernel::{Seat, Sink};

use crate::event::Event;
use crate::legal::{self, Ways};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{Chance, Frame, State, Task};
use crate::tables::Tables;
use crate::travel;
use crate::verb::Deed;

/// The effect of the site is still due.
pub(crate) const DUE_SITE: u8 = 1;
/// The obscure effect of the site is still due.
pub(crate) const DUE_OBSCURE: u8 = 2;

/// The tables, a state being changed and a sink for events.
pub(crate) struct Machine<'a, S> {
    pub(crate) t: &'a Tables,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut S,
}

impl<S: Sink<Event>> Machine<'_, S> {
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.s.stack.push(frame.into());
    }

    /// A verb waits for the answer of its player.
    pub(crate) fn ask(&mut self, deed: impl Deed) {
        self.push(Frame::Ask(deed.into()));
    }

    /// Reports what the player whose turn it is has done.
    #[inline]
    pub(crate) fn emit(&mut self, make: impl FnOnce(Seat) -> Event) {
        let seat = Seat(self.s.turn);
        self.log.emit(|| make(seat));
    }

    /// Continues until an answer is needed or the game is over.
    pub(crate) fn settle(&mut self) {
        while let Some(&frame) = self.s.stack.last() {
            if !self.step(frame) {
                return;
            }
        }
    }

    /// Carries out one frame; `false` if it waits.
    fn step(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Empty => unreachable!("an empty frame is never pushed"),
            Frame::Task(task) => {
                self.s.stack.pop();
                self.carry_out(task);
                true
            }
            Frame::Ask(verb) => verb.settle(self),
            Frame::Chance(_)
            | Frame::Turn
            | Frame::May { .. }
            | Frame::Again { .. }
            | Frame::Resolve { .. }
            | Frame::LookKeep => false,
            Frame::Keep { seat } => self.skip_if(self.s.players[seat as usize].hand_size() == 0),
            Frame::Choose { pc, taken, .. } => self.choose(pc, taken),
            Frame::Offer { pc } => {
                let Op::Pay { otherwise, .. } = *self.t.program.op(pc) else {
                    unreachable!("an offer stands at a payment")
                };
                if !self.hopeless() {
                    return false;
                }
                self.s.stack.pop();
                self.push(Task::Run { pc: otherwise });
                true
            }
            Frame::PayTravel { need, wild } => self.pay_travel(need, wild),
            Frame::PayCards { n } | Frame::PayTablets { n } => self.skip_if(n == 0),
            Frame::Pause => self.skip_if(!legal::might_interrupt(self.t, self.s)),
            Frame::Visit { site, due } => self.visit_order(site, due),
            Frame::Rewards { token, spot, due } => self.rewards(token, spot, due),
            Frame::TakeBonus { spot } => self.take_bonus(spot),
            Frame::LookDiscard { .. } => {
                if self.s.look.len() > 1 {
                    return false;
                }
                self.s.stack.pop();
                self.keep_looked(0);
                true
            }
            Frame::AltarArtifact { .. } => match legal::sole_way(self.t, self.s) {
                Ways::None => self.skip_if(true),
                Ways::One(action) => {
                    self.answer(frame, action);
                    true
                }
                Ways::Many => false,
            },
        }
    }

    /// Carries out a task, which has left the stack.
    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Setup(at) => self.setup_step(at),
            Task::DrawHands { done } => self.draw_hands(done),
            Task::TurnEnd => self.turn_end(),
            Task::RoundEnd(at) => self.round_end(at),
            Task::Run { pc } => self.run(pc),
            Task::Arrive { space, twice } => self.arrive(space, twice),
            Task::TakeIdols { site } => self.take_idols(site),
            Task::RevealTile { site } => {
                if let Some(tile) = self.next_tile(site.level()) {
                    self.place_tile(site, tile);
                } else if self.s.tile_bag & self.t.level[site.level() as usize - 1] != 0 {
                    self.push(Chance::Tile { site });
                }
            }
            Task::ActivateSite { site } => {
                let pc = self.site_effect(site);
                self.push(Task::Run { pc });
            }
            Task::Awaken { site } => self.awaken(site),
            Task::ScoutDone { tile } => self.s.tile_bottom.push(tile),
            Task::TakeGuardian { site } => self.take_guardian(site),
            Task::LookDraw { bottom, n } => self.look_draw(bottom, n),
            Task::RivalTurn => self.rival_turn(),
            Task::RivalDeed => self.rival_deed(),
            Task::RivalStep { notebook } => self.rival_step(notebook),
            Task::RivalAssistant => self.rival_assistant(),
            Task::RivalRefill => {
                if let Some(place) = self.slide_row() {
                    self.push(Task::RivalRefill);
                    self.deal(place);
                }
            }
            Task::RivalDone => self.rival_done(),
            Task::Objectives { place } => self.reveal_objective(place),
        }
    }

    /// A mandatory verb: without a way it is skipped, a single way is taken at once, unless a free action could
    /// change the result.
    pub(crate) fn duty(&mut self, deed: impl Deed) -> bool {
        let mut sole = Ways::None;
        deed.ways(self.t, self.s, &mut |action| sole.add(action));
        if deed.waits(self.t, self.s, &sole) {
            return false;
        }
        match sole {
            Ways::None => self.skip_if(true),
            Ways::One(action) => {
                self.s.stack.pop();
                deed.answer(self, action);
                true
            }
            Ways::Many => false,
        }
    }

    /// Drops the top frame if its business is void; otherwise it waits.
    pub(crate) fn skip_if(&mut self, void: bool) -> bool {
        if void {
            self.s.stack.pop();
        }
        void
    }

    /// Whether the offer on top can neither be accepted now nor become possible through a free action. Means
    /// may have arrived since the last decision: a new idol, a card just drawn or revealed (ruling 5). A hand
    /// card might be such a means: others must not learn from a skipped offer that it is not.
    pub(crate) fn hopeless(&self) -> bool {
        !legal::might_interrupt(self.t, self.s) && !legal::any_way(self.t, self.s)
    }

    /// Runs the program from `pc` to its end or its first frame.
    fn run(&mut self, mut pc: u16) {
        loop {
            match *self.t.program.op(pc) {
                Op::End => return,
                Op::Do(verb) => {
                    pc += 1;
                    if verb.is_at_once() {
                        verb.begin(self);
                        continue;
                    }
                    if *self.t.program.op(pc) != Op::End {
                        self.push(Task::Run { pc });
                    }
                    verb.begin(self);
                    return;
                }
                Op::Pay { .. } => {
                    self.push(Frame::Offer { pc });
                    return;
                }
                Op::Choose { pick, .. } => {
                    if *self.t.program.op(pc + 1) != Op::End {
                        self.push(Task::Run { pc: pc + 1 });
                    }
                    self.push(Frame::Choose { pc, left: pick, taken: 0 });
                    return;
                }
            }
        }
    }

    /// A choice with one possible branch is made, one without any is skipped.
    fn choose(&mut self, pc: u16, taken: u8) -> bool {
        let Op::Choose { n, first, .. } = *self.t.program.op(pc) else {
            unreachable!("a choice stands at its operation")
        };
        let branches = (0..n).filter(|i| taken & (1 << i) == 0).map(|i| (i, self.t.program.branch(first, i)));
        let seems_possible = |pc: u16| legal::branch_seems_possible(self.t, self.s, pc);
        let mut possible = branches.clone().filter(|&(_, pc)| seems_possible(pc)).map(|(i, _)| i);
        let only = possible.next();
        // A free action might pay for another branch.
        let priced = |pc: u16| matches!(self.t.program.op(pc), Op::Pay { .. }) && !seems_possible(pc);
        if possible.next().is_some()
            || (branches.clone().any(|(_, pc)| priced(pc)) && legal::might_interrupt(self.t, self.s))
        {
            return false;
        }
        match only {
            Some(only) => self.take_branch(only),
            None => return self.skip_if(true),
        }
        true
    }

    /// Enters a branch of the choice on top.
    pub(crate) fn take_branch(&mut self, i: u8) {
        let Some(Frame::Choose { pc, left, taken }) = self.s.stack.pop() else {
            unreachable!("a branch is taken from a choice")
        };
        let Op::Choose { first, .. } = *self.t.program.op(pc) else {
            unreachable!("a choice stands at its operation")
        };
        if left > 1 {
            self.push(Frame::Choose { pc, left: left - 1, taken: taken | 1 << i });
        }
        let branch = self.t.program.branch(first, i);
        match *self.t.program.op(branch) {
            // Who chose the branch has agreed to its price.
            Op::Pay { cost, .. } if cost.cards == 0 => self.accept(branch, cost),
            _ => self.push(Task::Run { pc: branch }),
        }
    }

    /// Pays for the operation at `pc` and continues after it.
    pub(crate) fn accept(&mut self, pc: u16, cost: Cost) {
        self.push(Task::Run { pc: pc + 1 });
        self.pay(cost, Icons::NONE);
    }

    /// Pays a cost: tokens and Fear at once, travel and cards through frames that ask how.
    pub(crate) fn pay(&mut self, cost: Cost, discount: Icons) {
        if cost.cards > 0 {
            self.push(Frame::PayCards { n: cost.cards });
        }
        if !cost.icons.is_empty() {
            let (need, wild) = travel::discounted(self.s, cost.icons, discount);
            self.push(Frame::PayTravel { need, wild });
        }
        self.pay_tokens(cost.res);
        if cost.fear > 0 {
            self.gain_fear(self.s.turn, cost.fear);
        }
        if cost.idols > 0 {
            self.s.me_mut().idols -= cost.idols;
            self.emit(|seat| Event::IdolPaid { seat });
        }
    }

    /// Pays tokens; where dark tablets could replace tablets, the player chooses how many.
    pub(crate) fn pay_tokens(&mut self, cost: Purse) {
        if cost == Purse::ZERO {
            return;
        }
        let tablets = cost.get(Res::Tablet);
        let me = self.s.me_mut();
        if tablets > 0 && me.has(Res::Dark) > 0 {
            me.purse = me.purse.minus(cost.with(Res::Tablet, 0));
            let rest = cost.with(Res::Tablet, 0);
            if rest != Purse::ZERO {
                self.emit(|seat| Event::Paid { seat, tokens: rest });
            }
            self.push(Frame::PayTablets { n: tablets });
            return;
        }
        me.purse = me.purse.minus(cost);
        self.emit(|seat| Event::Paid { seat, tokens: cost });
    }

    /// Gains tokens. Dark tablets come from the reserve; when it is empty, tablets instead (Twisted Paths 1.2).
    pub(crate) fn gain(&mut self, mut purse: Purse) {
        let dark = purse.get(Res::Dark);
        if dark > 0 {
            let taken = dark.min(self.s.reserve);
            self.s.reserve -= taken;
            purse = purse.with(Res::Dark, taken).plus(Purse::of(Res::Tablet, dark - taken));
        }
        let me = self.s.me_mut();
        me.purse = me.purse.topped_up(purse);
        self.emit(|seat| Event::Gained { seat, tokens: purse });
    }

    /// Covers the part of a cost for which a discount and left-over icons leave no choice; waits
    /// for the rest.
    fn pay_travel(&mut self, need: Icons, wild: u8) -> bool {
        let Some(hardest) = need.hardest() else {
            return self.skip_if(true);
        };
        if wild == 0 {
            return false;
        }
        let torn = need.get(Icon::Ship) > 0 && need.get(Icon::Car) > 0 && need.get(Icon::Plane) == 0;
        if torn && wild == 1 {
            return false;
        }
        self.s.stack.pop();
        self.push(Frame::PayTravel { need: need.without(hardest), wild: wild - 1 });
        true
    }

    /// Passing is the main action of the turn (ruling 7).
    pub(crate) fn pass(&mut self) {
        self.s.main_used = true;
        self.s.passed |= 1 << self.s.turn;
        self.emit(|seat| Event::Passed { seat });
    }
}
