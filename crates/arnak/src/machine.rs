//! The stack machine: carries out frames until one needs an answer.
//!
//! `settle` looks at the top frame. A frame that can go on by itself does; one that waits for a player or for
//! chance stays. What cannot happen is skipped (ruling 72), and a duty with one single way to fulfil it is
//! fulfilled at once.

use kernel::Sink;
use kernel::effect::Op;

use crate::event::{Event, Kind, Thing};
use crate::ids::{Assistant, Card, Guardian, Idol, Site, Space, Tile};
use crate::legal;
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{Chance, DrawTo, Frame, Objective, State};
use crate::tables::Tables;
use crate::travel;
use crate::verb::{Dest, Tally, Verb, Ware};

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
                let nothing = n == 0 || self.s.me().deck.is_empty();
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
            Frame::LookHowMany { .. } => self.skip_if(self.s.me().deck.is_empty()),
            // Offers that a free action can make possible.
            Frame::Upgrade | Frame::Research { .. } => self.skip_if(self.hopeless()),
            Frame::Refresh => {
                let nobody = self.s.me().assistants == [Assistant::NONE; 2];
                self.skip_if(nobody || self.hopeless())
            }
            Frame::Send { .. } => self.skip_if(self.s.me().figure_at_home().is_none() || self.hopeless()),
            // Duties and offers whose ways are listed by `legal`: none, skip; a duty with one way, do it.
            Frame::Overcome { .. } | Frame::Journal | Frame::Hammer | Frame::Ready => {
                self.skip_if(!legal::any_way(self.t, self.s))
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
    fn skip_if(&mut self, void: bool) -> bool {
        if void {
            self.s.stack.pop();
        }
        void
    }

    /// Whether the offer on top can neither be taken now nor become possible by a free action. Means may have
    /// come since the last decision: a new idol, a card just drawn or revealed (ruling 5). A hand card might be
    /// such a means: others must not learn from a skipped offer that it is not.
    fn hopeless(&self) -> bool {
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
                | Verb::StackIdol
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
            Verb::StackIdol => {
                if self.s.idol_stack > 0 {
                    self.s.idol_stack -= 1;
                    self.s.me_mut().idols += 1;
                    self.emit(Kind::HiddenIdolTaken, Thing::Nothing, Thing::Nothing);
                }
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
            Verb::Buy { ware, minus, reveal } => Frame::Buy { ware, minus, reveal },
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
            | Verb::Planes
            | Verb::StackIdol => unreachable!("verbs that ask nothing are done at once"),
        };
        self.push(frame);
    }

    /// A choice with one possible branch is made, one without any is skipped.
    fn choose(&mut self, pc: u16, taken: u8) -> bool {
        let Op::Choose { n, first, .. } = *self.t.program.op(pc) else {
            unreachable!("a choice stands at its operation")
        };
        let mut open = (0..n).filter(|i| taken & (1 << i) == 0);
        let mut possible = open
            .by_ref()
            .filter(|&i| legal::branch_seems_possible(self.t, self.s, self.t.program.branch(first, i)));
        let Some(only) = possible.next() else {
            return self.skip_if(true);
        };
        if possible.next().is_some() {
            return false;
        }
        self.take_branch(only);
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
            let (need, wild) = discounted(self.s, cost.icons, discount);
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
        me.purse = me.purse.plus(purse);
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

    /// The effect of a camp or discovered site.
    fn site_effect(&self, site: Site) -> u16 {
        match site.level() {
            0 => self.t.boards[self.s.options.board as usize].camp[site.at()],
            _ => self.t.tile[self.s.tiles[site.at()].at()],
        }
    }

    /// Sends a figure: tokens for a discovery at once, travel by a payment, then it arrives.
    pub(crate) fn send(&mut self, space: Space, discount: Icons, compasses: u8, shell: bool) {
        let board = &self.t.boards[self.s.options.board as usize];
        let site = space.site();
        self.push(Frame::Arrive { space, twice: shell });
        let found = site.level() == 0 || self.s.tiles[site.at()].is_some();
        let res = if found {
            Purse::ZERO
        } else {
            board.discover[site.at()].less(Purse::of(Res::Compass, compasses))
        };
        let icons = if shell { Icons::NONE } else { board.travel[space.at()] };
        self.pay(Cost { res, icons, ..Cost::default() }, discount);
    }

    fn arrive(&mut self, space: Space, twice: bool) {
        let site = space.site();
        let me = self.s.me_mut();
        let figure = me.figure_at_home().expect("who sends a figure has one at home");
        me.figures[figure] = space;
        let found = site.level() == 0 || self.s.tiles[site.at()].is_some();
        if found {
            self.emit(Kind::Dug, Thing::Space(space), Thing::Nothing);
            self.note_human(Objective::Archaeologists);
            if twice {
                self.push(Frame::Again { site });
            }
            self.visit(site);
            return;
        }
        // Ruling 41: idols, site tile and its effect, then the guardian.
        self.emit(Kind::Discovered, Thing::Site(site), Thing::Nothing);
        self.note_human(Objective::Site);
        self.note_human(Objective::Archaeologists);
        self.push(Frame::Awaken { site });
        self.push(Frame::RevealTile { site });
        self.push(Frame::Pause);
        self.push(Frame::TakeIdols { site });
    }

    /// A figure has come to a found site: its effect, and its obscure effect if it has one.
    pub(crate) fn visit(&mut self, site: Site) {
        if self.t.boards[self.s.options.board as usize].obscure[site.at()] == 0 {
            self.push(Frame::ActivateSite { site });
        } else {
            self.push(Frame::Visit { site, due: DUE_SITE | DUE_OBSCURE });
        }
    }

    /// Twisted Paths 3.4: site effect and obscure effect in the player's order.
    fn visit_order(&mut self, site: Site, due: u8) -> bool {
        let obscure = self.t.boards[self.s.options.board as usize].obscure[site.at()];
        if due == DUE_SITE | DUE_OBSCURE && legal::branch_seems_possible(self.t, self.s, obscure) {
            return false;
        }
        self.visit_part(if due & DUE_SITE != 0 { DUE_SITE } else { DUE_OBSCURE });
        true
    }

    /// Takes one part of the visit on top of the stack; the other stays due.
    pub(crate) fn visit_part(&mut self, which: u8) {
        let Some(Frame::Visit { site, due }) = self.s.stack.pop() else {
            unreachable!("a part of a visit is taken from a visit")
        };
        if due & !which != 0 {
            self.push(Frame::Visit { site, due: due & !which });
        }
        if which == DUE_SITE {
            self.push(Frame::ActivateSite { site });
        } else {
            // Twisted Paths 3.2: optional, also where it costs nothing.
            let pc = self.t.boards[self.s.options.board as usize].obscure[site.at()];
            let priced = matches!(self.t.program.op(pc), Op::Pay { .. });
            self.push(if priced { Frame::Run { pc } } else { Frame::May { pc } });
        }
    }

    fn take_idols(&mut self, site: Site) {
        // Ruling 42: the face-up idol's effect is used, the face-down one is only kept.
        let (_, down) = self.t.boards[self.s.options.board as usize].idols[site.at()];
        let idol = std::mem::replace(&mut self.s.idols[site.at()], Idol::NONE);
        for _ in 0..down {
            self.s.me_mut().idols += 1;
            self.emit(Kind::HiddenIdolTaken, Thing::Nothing, Thing::Nothing);
        }
        if idol.is_some() {
            self.s.me_mut().idols += 1;
            self.emit(Kind::IdolTaken, Thing::Idol(idol), Thing::Nothing);
            self.push(Frame::Run { pc: self.t.idol[idol.at()] });
        }
    }

    /// The next tile of a stack if its place is known already; bags come before what was put under them.
    pub(crate) fn next_tile(&mut self, level: u8) -> Option<Tile> {
        let mask = self.t.level[level as usize - 1];
        let bag = self.s.tile_bag & mask;
        match bag.count_ones() {
            0 => {
                let at = self.s.tile_bottom.iter().position(|tile| mask & (1 << tile.0) != 0)?;
                Some(self.s.tile_bottom.remove(at))
            }
            1 => {
                self.s.tile_bag &= !bag;
                Some(Tile(bag.trailing_zeros() as u8))
            }
            _ => None,
        }
    }

    pub(crate) fn place_tile(&mut self, site: Site, tile: Tile) {
        self.s.tiles[site.at()] = tile;
        self.emit(Kind::SiteFound, Thing::Site(site), Thing::Tile(tile));
        self.visit(site);
    }

    fn scout(&mut self, level: u8) {
        if let Some(tile) = self.next_tile(level) {
            self.scouted(tile);
        } else if self.s.tile_bag & self.t.level[level as usize - 1] != 0 {
            self.push(Frame::Chance(Chance::Scout { level }));
        }
    }

    /// Ruling 49: resolved like a site, then put under the stack.
    pub(crate) fn scouted(&mut self, tile: Tile) {
        self.emit(Kind::Scouted, Thing::Tile(tile), Thing::Nothing);
        self.push(Frame::ScoutDone { tile });
        self.push(Frame::Run { pc: self.t.tile[tile.at()] });
    }

    fn awaken(&mut self, site: Site) {
        let bag = self.s.guardian_bag;
        match bag.count_ones() {
            0 => {}
            1 => self.place_guardian(site, Guardian(bag.trailing_zeros() as u8)),
            _ => self.push(Frame::Chance(Chance::Guardian { site })),
        }
    }

    pub(crate) fn place_guardian(&mut self, site: Site, guardian: Guardian) {
        self.s.guardian_bag &= !(1 << guardian.0);
        self.s.guardians[site.at()] = guardian;
        self.emit(Kind::GuardianAwoke, Thing::Site(site), Thing::Guardian(guardian));
    }

    fn take_guardian(&mut self, site: Site) {
        let guardian = std::mem::replace(&mut self.s.guardians[site.at()], Guardian::NONE);
        let icons = self.t.guardians[guardian.at()].icons;
        let me = self.s.me_mut();
        me.guardians |= 1 << guardian.0;
        me.boon_icons = me.boon_icons.plus(icons);
        self.emit(Kind::Overcame, Thing::Guardian(guardian), Thing::Site(site));
    }

    /// Turns up the top card where an effect says so; skips a purchase that cannot be made.
    fn offer_purchase(&mut self, ware: Ware, reveal: bool) -> bool {
        if reveal {
            let artifact = ware == Ware::Artifact;
            let (top, bag) = if artifact {
                (self.s.artifact_top, self.s.artifact_bag)
            } else {
                (self.s.item_top, self.s.item_bag)
            };
            if top.is_none() && bag != 0 {
                if bag.is_power_of_two() {
                    self.reveal(artifact, Card(bag.trailing_zeros() as u8));
                } else {
                    self.push(Frame::Chance(Chance::Reveal { artifact }));
                }
                return true;
            }
        }
        self.skip_if(self.hopeless())
    }

    pub(crate) fn reveal(&mut self, artifact: bool, card: Card) {
        if artifact {
            self.s.artifact_bag &= !card.bit();
            self.s.artifact_top = card;
        } else {
            self.s.item_bag &= !card.bit();
            self.s.item_top = card;
        }
        self.log.emit(|| Event::table(Kind::Revealed, Thing::Card(card), Thing::Nothing));
    }

    /// Takes a card out of the row, or off the top of its deck.
    pub(crate) fn take_from_row(&mut self, card: Card) {
        if self.s.item_top == card {
            self.s.item_top = Card::NONE;
        } else if self.s.artifact_top == card {
            self.s.artifact_top = Card::NONE;
        } else {
            let place = self.s.row.iter().position(|&c| c == card).expect("a card for sale lies in the row");
            self.s.row[place] = Card::NONE;
        }
    }

    /// A card comes to the player: items to the deck or hand, artifacts to the play area (rulings 16 and 60).
    pub(crate) fn receive(&mut self, card: Card, dest: Dest) {
        let t = self.t;
        let artifact = t.artifacts & card.bit() != 0;
        self.note_human(if artifact { Objective::Artifact } else { Objective::Item });
        let me = self.s.me_mut();
        if artifact {
            me.play |= card.bit();
            self.push(Frame::Resolve { card });
            return;
        }
        match dest {
            Dest::Bottom => me.deck.push(card.0),
            Dest::Top => me.deck.insert(0, card.0),
            Dest::Hand => me.add_to_hand(t, card),
        }
    }

    /// Ruling 66: the rightmost item is exiled first.
    fn hammer(&mut self) {
        let round = self.s.round as usize;
        if let Some(place) = (round..6).rev().find(|&p| self.s.row[p].is_some()) {
            let card = std::mem::replace(&mut self.s.row[place], Card::NONE);
            self.s.exiled |= card.bit();
            self.log.emit(|| Event::table(Kind::RowExiled, Thing::Card(card), Thing::Nothing));
        }
    }

    /// Uses an assistant's side.
    pub(crate) fn use_assistant(&mut self, assistant: Assistant, gold: usize) {
        let pc = self.t.assistants[assistant.at()].pc[gold];
        self.push(Frame::Run { pc });
    }

    /// The next assistant of a supply stack is turned up.
    pub(crate) fn uncover(&mut self, stack: usize) {
        let supply = &mut self.s.supply[stack];
        supply.top = Assistant::NONE;
        if supply.below == 0 {
            return;
        }
        if self.s.assistant_bag.is_power_of_two() {
            self.turn_up(stack, Assistant(self.s.assistant_bag.trailing_zeros() as u8));
        } else {
            self.push(Frame::Chance(Chance::Supply { stack: stack as u8 }));
        }
    }

    pub(crate) fn turn_up(&mut self, stack: usize, assistant: Assistant) {
        self.s.assistant_bag &= !(1 << assistant.0);
        let supply = &mut self.s.supply[stack];
        supply.top = assistant;
        supply.below -= 1;
        self.log.emit(|| Event::table(Kind::SupplyRevealed, Thing::Assistant(assistant), Thing::Nothing));
    }
}

/// What a travel cost leaves to pay after a discount, and how many planes the discount gives besides. Icons
/// other than planes always cover the hardest icon they can, which is never worse; a plane may leave a choice.
pub(crate) fn discounted(s: &State, cost: Icons, discount: Icons) -> (Icons, u8) {
    let discount = travel::counted(s, discount);
    let mut need = cost;
    for icon in [Icon::Ship, Icon::Car, Icon::Boot] {
        for _ in 0..discount.get(icon) {
            if need.get(icon) > 0 {
                need = need.without(icon);
            } else if need.get(Icon::Boot) > 0 {
                need = need.without(Icon::Boot);
            }
        }
    }
    (need, discount.get(Icon::Plane))
}
