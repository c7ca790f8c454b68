//! The stack machine: carries out frames until one needs an answer.
//!
//! `settle` looks at the top frame. A frame that can go on by itself does; one that waits for a player or for
//! chance stays. What cannot happen is skipped (ruling 72), and a duty with one single way to fulfil it is
//! fulfilled at once.

use kernel::Sink;
use kernel::effect::Op;

use crate::event::{Event, Kind, Thing};
use crate::ids::{Assistant, Site};
use crate::legal;
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{Chance, DECK, DrawTo, Frame, State};
use crate::tables::Tables;
use crate::travel;
use crate::verb::{Place, Tally, Verb};

/// Who holds so many cards draws no more (ruling 113).
const LARGEST_HAND: u8 = 60;
/// The effect of the site is still due.
pub(crate) const DUE_SITE: u8 = 1;
/// The obscure effect of the site is still due.
pub(crate) const DUE_OBSCURE: u8 = 2;

/// The tables, a state under work and somebody who listens.
pub(crate) struct Machine<'a, S> {
    pub(crate) t: &'a Tables,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut S,
}

impl<S: Sink<Event>> Machine<'_, S> {
    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.stack.push(frame);
    }

    pub(crate) fn emit(&mut self, kind: Kind, a: Thing, b: Thing) {
        let seat = self.s.turn;
        self.log.emit(|| Event::new(kind, seat, a, b));
    }

    /// Goes on until somebody has to answer or the game is over.
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
            Frame::Setup(at) => {
                self.s.stack.pop();
                self.setup_step(at);
                true
            }
            Frame::DrawHands { done } => {
                self.s.stack.pop();
                self.draw_hands(done);
                true
            }
            Frame::TurnEnd => {
                self.s.stack.pop();
                self.turn_end();
                true
            }
            Frame::RoundEnd(at) => {
                self.s.stack.pop();
                self.round_end(at);
                true
            }
            Frame::Keep { seat } => self.skip_if(self.s.players[seat as usize].hand_size() == 0),
            Frame::Run { pc } => {
                self.s.stack.pop();
                self.run(pc);
                true
            }
            Frame::Choose { pc, taken, .. } => self.choose(pc, taken),
            Frame::Offer { pc } => {
                let Op::Pay { otherwise, .. } = *self.t.program.op(pc) else {
                    unreachable!("an offer stands at a payment")
                };
                if !self.hopeless() {
                    return false;
                }
                self.s.stack.pop();
                self.push(Frame::Run { pc: otherwise });
                true
            }
            Frame::PayTravel { need, wild } => self.pay_travel(need, wild),
            Frame::PayCards { n } | Frame::PayTablets { n } => self.skip_if(n == 0),
            Frame::Draw { n, .. } => {
                let me = self.s.me();
                let nothing = n == 0 || me.deck.is_empty() || me.hand_size() >= LARGEST_HAND;
                self.skip_if(nothing)
            }
            Frame::Exile => {
                let me = self.s.me();
                let nothing = me.hand_size() == 0 && me.play == 0 && me.play_fear == 0 && me.fear_tiles == 0;
                self.skip_if(nothing && self.hopeless())
            }
            Frame::UseUp => self.skip_if(self.s.me().hand_size() == 0),
            Frame::Pause => self.skip_if(!legal::might_interrupt(self.t, self.s)),
            Frame::ScoutDone { tile } => {
                self.s.stack.pop();
                self.s.tile_bottom.push(tile);
                true
            }
            Frame::Arrive { space, twice } => {
                self.s.stack.pop();
                self.arrive(space, twice);
                true
            }
            Frame::TakeIdols { site } => {
                self.s.stack.pop();
                self.take_idols(site);
                true
            }
            Frame::RevealTile { site } => {
                self.s.stack.pop();
                if let Some(tile) = self.next_tile(site.level()) {
                    self.place_tile(site, tile);
                } else if self.s.tile_bag & self.t.level[site.level() as usize - 1] != 0 {
                    self.push(Frame::Chance(Chance::Tile { site }));
                }
                true
            }
            Frame::ActivateSite { site } => {
                self.s.stack.pop();
                let pc = self.site_effect(site);
                self.push(Frame::Run { pc });
                true
            }
            Frame::Visit { site, due } => self.visit_order(site, due),
            Frame::RivalTurn => {
                self.s.stack.pop();
                self.rival_turn();
                true
            }
            Frame::RivalDeed => {
                self.s.stack.pop();
                self.rival_deed();
                true
            }
            Frame::RivalStep { notebook } => {
                self.s.stack.pop();
                self.rival_step(notebook);
                true
            }
            Frame::RivalAssistant => {
                self.s.stack.pop();
                self.rival_assistant();
                true
            }
            Frame::RivalRefill => {
                self.s.stack.pop();
                if let Some(place) = self.gap() {
                    self.push(Frame::RivalRefill);
                    self.deal(place);
                }
                true
            }
            Frame::RivalDone => {
                self.s.stack.pop();
                self.rival_done();
                true
            }
            Frame::Objectives { place } => {
                self.s.stack.pop();
                self.reveal_objective(place);
                true
            }
            Frame::Chance(_)
            | Frame::Turn
            | Frame::Again { .. }
            | Frame::Resolve { .. }
            | Frame::May { .. }
            | Frame::LookKeep => false,
            Frame::Awaken { site } => {
                self.s.stack.pop();
                self.awaken(site);
                true
            }
            Frame::TakeGuardian { site } => {
                self.s.stack.pop();
                self.take_guardian(site);
                true
            }
            Frame::Buy { ware, reveal, .. } => self.offer_purchase(ware, reveal),
            Frame::Rewards { token, spot, due } => self.rewards(token, spot, due),
            Frame::TakeBonus { spot } => self.take_bonus(spot),
            Frame::Rescue => self.rescue(),
            Frame::LookDraw { bottom, n } => {
                self.s.stack.pop();
                if n == 0 || self.s.me().deck.is_empty() {
                    self.push(Frame::LookDiscard { bottom });
                } else {
                    self.push(Frame::LookDraw { bottom, n: n - 1 });
                    self.draw(self.s.turn, bottom, DrawTo::Look);
                }
                true
            }
            Frame::LookDiscard { .. } => {
                if self.s.look.len() > 1 {
                    return false;
                }
                self.s.stack.pop();
                self.keep_looked(0);
                true
            }
            Frame::LookHowMany { .. } => {
                // A list that is full, with all items of the game in one deck, has no room for a card put back.
                let deck = &self.s.me().deck;
                self.skip_if(deck.is_empty() || deck.len() == DECK)
            }
            // Offers that a free action can make possible.
            Frame::Upgrade | Frame::Research { .. } => self.skip_if(self.hopeless()),
            Frame::Refresh => {
                let nobody = self.s.me().assistants == [Assistant::NONE; 2];
                self.skip_if(nobody || self.hopeless())
            }
            Frame::Send { .. } => self.skip_if(self.s.me().figure_at_home().is_none() || self.hopeless()),
            // Offers whose ways are listed by `legal`, and which no free action makes possible: none, skip.
            Frame::Overcome { .. } | Frame::Journal | Frame::Hammer => {
                self.skip_if(!legal::any_way(self.t, self.s))
            }
            // A boon can be used up first, and turned up again then.
            Frame::Ready => self.skip_if(self.s.me().guardians == 0 || self.hopeless()),
            // Duties: none, skip; one way, do it; but wait where a free action could change what comes of it.
            Frame::Promote
            | Frame::Exchange
            | Frame::Unslot
            | Frame::Take { .. }
            | Frame::Activate { place: Place::Mine, .. }
                if legal::free_action_matters(self.t, self.s, frame) =>
            {
                false
            }
            Frame::Recruit
            | Frame::Promote
            | Frame::UseSupply { .. }
            | Frame::Exchange
            | Frame::Relocate { .. }
            | Frame::Activate { .. }
            | Frame::Take { .. }
            | Frame::Recall
            | Frame::Crown
            | Frame::Unslot
            | Frame::AltarArtifact { .. }
            | Frame::CopyIdol => match legal::sole_way(self.t, self.s) {
                legal::Ways::None => self.skip_if(true),
                legal::Ways::One(action) => {
                    self.answer(frame, action);
                    true
                }
                legal::Ways::Many => false,
            },
        }
    }

    /// Drops the top frame if its business is void; otherwise it waits.
    pub(crate) fn skip_if(&mut self, void: bool) -> bool {
        if void {
            self.s.stack.pop();
        }
        void
    }

    /// Whether the offer on top can neither be taken now nor become possible by a free action. Means may have
    /// come since the last decision: a new idol, a card just drawn or revealed (ruling 5). A hand card might be
    /// such a means: others must not learn from a skipped offer that it is not.
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
                    if Self::needs_frame(verb) {
                        if *self.t.program.op(pc) != Op::End {
                            self.push(Frame::Run { pc });
                        }
                        self.begin(verb);
                        return;
                    }
                    self.at_once(verb);
                }
                Op::Pay { .. } => {
                    self.push(Frame::Offer { pc });
                    return;
                }
                Op::Choose { pick, .. } => {
                    if *self.t.program.op(pc + 1) != Op::End {
                        self.push(Frame::Run { pc: pc + 1 });
                    }
                    self.push(Frame::Choose { pc, left: pick, taken: 0 });
                    return;
                }
            }
        }
    }

    const fn needs_frame(verb: Verb) -> bool {
        !matches!(
            verb,
            Verb::Gain(_)
                | Verb::Travel(_)
                | Verb::Fear(_)
                | Verb::Per { .. }
                | Verb::Pass
                | Verb::Protect
                | Verb::Planes
        )
    }

    /// Verbs that ask nothing.
    fn at_once(&mut self, verb: Verb) {
        match verb {
            Verb::Gain(purse) => self.gain(purse),
            Verb::Travel(icons) => {
                self.s.pool = self.s.pool.plus(travel::counted(self.s, icons));
                self.emit(Kind::TravelGained, Thing::Icons(icons), Thing::Nothing);
            }
            Verb::Fear(n) => self.gain_fear(self.s.turn, n),
            Verb::Per { tally, res, max } => {
                let n = self.tally(tally).min(max);
                if n > 0 {
                    self.gain(Purse::of(res, n));
                }
            }
            Verb::Pass => self.pass(),
            Verb::Protect => {
                self.s.me_mut().shielded = true;
                self.emit(Kind::Shielded, Thing::Nothing, Thing::Nothing);
            }
            Verb::Planes => {
                self.s.me_mut().all_planes = true;
                self.s.pool = self.s.pool.as_planes();
                self.emit(Kind::AllPlanes, Thing::Nothing, Thing::Nothing);
            }
            _ => unreachable!("verbs that ask something have frames"),
        }
    }

    /// Verbs that ask something.
    fn begin(&mut self, verb: Verb) {
        let frame = match verb {
            Verb::Draw { n, bottom } => Frame::Draw { n, bottom },
            Verb::Exile => Frame::Exile,
            Verb::UseUp => Frame::UseUp,
            Verb::Upgrade => Frame::Upgrade,
            Verb::Refresh { all: false } => Frame::Refresh,
            Verb::Refresh { all: true } => {
                self.s.me_mut().tired = 0;
                self.emit(Kind::Refreshed, Thing::Nothing, Thing::Nothing);
                return;
            }
            Verb::Recruit => Frame::Recruit,
            Verb::Promote => Frame::Promote,
            Verb::Supply { gold } => Frame::UseSupply { gold },
            Verb::Exchange => Frame::Exchange,
            Verb::Rescue => Frame::Rescue,
            Verb::Send { icons, compasses, shell } => Frame::Send { icons, compasses, shell },
            Verb::Relocate { level1 } => Frame::Relocate { level1 },
            Verb::Activate { place, n } => Frame::Activate { place, n, not: Site::NONE },
            Verb::Scout(level) => {
                self.scout(level);
                return;
            }
            Verb::Overcome { alone } => Frame::Overcome { alone },
            Verb::Buy { ware, minus, reveal } => Frame::Buy { ware, minus, reveal, must: false },
            Verb::Take { ware, dest } => Frame::Take { ware, dest },
            Verb::Research(purse) => {
                let minus = purse.iter().next().map_or((u8::MAX, 0), |(res, n)| (res as u8, n));
                Frame::Research { minus }
            }
            Verb::Journal => Frame::Journal,
            Verb::Recall => Frame::Recall,
            Verb::Look { bottom, max } => Frame::LookHowMany { bottom, max },
            Verb::Hammer => {
                self.hammer();
                Frame::Hammer
            }
            Verb::Crown => Frame::Crown,
            Verb::CopyIdol => Frame::CopyIdol,
            Verb::Ready => Frame::Ready,
            Verb::Unslot => Frame::Unslot,
            Verb::Gain(_)
            | Verb::Travel(_)
            | Verb::Fear(_)
            | Verb::Per { .. }
            | Verb::Pass
            | Verb::Protect
            | Verb::Planes => unreachable!("verbs that ask nothing are done at once"),
        };
        self.push(frame);
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

    /// Goes into a branch of the choice on top.
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
            _ => self.push(Frame::Run { pc: branch }),
        }
    }

    /// Pays for the operation at `pc` and goes on behind it.
    pub(crate) fn accept(&mut self, pc: u16, cost: Cost) {
        self.push(Frame::Run { pc: pc + 1 });
        self.pay(cost, Icons::NONE);
    }

    /// Pays a cost: tokens and Fear at once, travel and cards by frames that ask how.
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
            self.emit(Kind::IdolPaid, Thing::Nothing, Thing::Nothing);
        }
    }

    /// Pays tokens; where dark tablets could stand in for tablets the player says how many.
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
                self.emit(Kind::Paid, Thing::Tokens(rest), Thing::Nothing);
            }
            self.push(Frame::PayTablets { n: tablets });
            return;
        }
        me.purse = me.purse.minus(cost);
        self.emit(Kind::Paid, Thing::Tokens(cost), Thing::Nothing);
    }

    /// Takes tokens. Dark tablets come from the reserve; when it is empty, tablets instead (Twisted Paths 1.2).
    pub(crate) fn gain(&mut self, mut purse: Purse) {
        let dark = purse.get(Res::Dark);
        if dark > 0 {
            let taken = dark.min(self.s.reserve);
            self.s.reserve -= taken;
            purse = purse.with(Res::Dark, taken).plus(Purse::of(Res::Tablet, dark - taken));
        }
        let me = self.s.me_mut();
        me.purse = me.purse.topped_up(purse);
        self.emit(Kind::Gained, Thing::Tokens(purse), Thing::Nothing);
    }

    /// Covers what a discount and left-over icons leave no choice about; waits for the rest.
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

    fn tally(&self, tally: Tally) -> u8 {
        let me = self.s.me();
        let on_sites = me.figures.iter().filter(|f| f.is_some());
        match tally {
            // Ruling 58: overcome guardians and those on own sites; two figures on one camp see one guardian.
            Tally::Guardian => {
                let mut sites = 0u32;
                for figure in on_sites {
                    if self.s.guardians[figure.site().at()].is_some() {
                        sites |= 1 << figure.site().0;
                    }
                }
                (me.guardians.count_ones() + sites.count_ones()) as u8
            }
            Tally::Idol => me.idols + me.slotted + me.pairs.1,
            Tally::Archaeologist => on_sites.count() as u8,
        }
    }

    /// Passing is the main action of the turn (ruling 7).
    pub(crate) fn pass(&mut self) {
        self.s.main_used = true;
        self.s.passed |= 1 << self.s.turn;
        self.emit(Kind::Passed, Thing::Nothing, Thing::Nothing);
    }
}
