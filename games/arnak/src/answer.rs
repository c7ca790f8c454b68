//! Carries out an action: the answer of a player or of chance to the top frame.

use kernel::effect::Op;
use kernel::{Seat, Sink};

use crate::action::Action;
use crate::deck::looked_card;
use crate::event::{Doer, Event};
use crate::ids::{Altar, Card};
use crate::legal::unlisted;
use crate::machine::{DUE_OBSCURE, DUE_SITE, Machine};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::research::{DUE_BONUS, DUE_ROW};
use crate::state::{Chance, Frame, Task};
use crate::travel;
use crate::verb::Dest;

impl<S: Sink<Event>> Machine<'_, S> {
    /// Carries out a legal action and continues to the next decision.
    pub(crate) fn advance(&mut self, action: Action) {
        let frame = *self.s.stack.last().expect("a game that is not over waits for something");
        match frame {
            Frame::Chance(chance) => {
                self.s.stack.pop();
                self.outcome(chance, action);
            }
            _ => {
                if !self.free_action(frame, action) {
                    self.answer(frame, action);
                }
            }
        }
        self.settle();
    }

    /// Free actions interrupt whatever is being decided.
    fn free_action(&mut self, frame: Frame, action: Action) -> bool {
        match action {
            Action::Play(card) if self.t.free & card.bit() != 0 => self.play(card),
            Action::Assist(place) if !self.t.assistants[self.s.me().assistants[place as usize].at()].main => {
                self.assist(place);
            }
            Action::Boon(guardian) => {
                let icons = self.t.guardians[guardian.at()].icons;
                let me = self.s.me_mut();
                me.used_boons |= 1 << guardian.0;
                self.emit(|seat| Event::BoonUsed { seat, guardian });
                if icons.is_empty() {
                    self.push(Task::Run { pc: self.t.guardians[guardian.at()].pc });
                } else {
                    let me = self.s.me_mut();
                    me.boon_icons = me.boon_icons.less_exact(icons);
                    self.spend_icons(frame, icons);
                }
            }
            Action::Pair => {
                self.s.me_mut().pairs.0 += 1;
                self.emit(|seat| Event::PairMade { seat });
            }
            Action::SlotIdol | Action::PairIdol => {
                let me = self.s.me_mut();
                me.idols -= 1;
                if action == Action::SlotIdol {
                    me.slotted += 1;
                } else {
                    me.pairs.1 += 1;
                }
                self.emit(|seat| Event::IdolSlotted { seat });
                self.push(Task::Run { pc: self.t.slots });
            }
            _ => return false,
        }
        true
    }

    /// Plays a hand card for its effect.
    fn play(&mut self, card: Card) {
        let t = self.t;
        let seat = self.s.turn;
        self.s.me_mut().take_from_hand(t, card);
        self.emit(|seat| Event::Played { seat, card });
        if t.exiles & card.bit() != 0 {
            self.exile_card(seat, card);
        } else {
            self.s.me_mut().add_to_play(card);
        }
        self.push(Task::Run { pc: t.pc[card.at()] });
    }

    /// Ruling 67: the discount assistant is a purchase, which its use begins.
    fn assist_main(&mut self, place: u8) {
        self.assist(place);
        let Some(&Frame::Task(Task::Run { pc })) = self.s.stack.last() else { return };
        if let Op::Do(verb) = *self.t.program.op(pc)
            && let Some(verb) = verb.as_main()
        {
            self.s.stack.pop();
            self.push(Task::Run { pc: pc + 1 });
            self.push(verb);
        }
    }

    fn assist(&mut self, place: u8) {
        let gold = travel::gold(self.s, place as usize);
        let me = self.s.me_mut();
        me.tired |= 1 << place;
        let assistant = me.assistants[place as usize];
        self.emit(|seat| Event::AssistantUsed { seat, assistant });
        self.use_assistant(assistant, gold);
    }

    /// Answers the top frame.
    pub(crate) fn answer(&mut self, frame: Frame, action: Action) {
        match (frame, action) {
            (Frame::Turn, _) => self.main_action(action),
            (Frame::Keep { seat }, Action::Discard(card)) => {
                let t = self.t;
                let player = &mut self.s.players[seat as usize];
                player.take_from_hand(t, card);
                player.add_to_play(card);
                self.log.emit(|| Event::Discarded { seat: Seat(seat), card });
            }
            (Frame::Keep { seat }, Action::KeepHand) => {
                self.s.stack.pop();
                let number = self.s.players[seat as usize].hand_size();
                self.log.emit(|| Event::KeptHand { seat: Seat(seat), number });
            }
            (Frame::Choose { .. }, Action::Option(i)) => self.take_branch(i),
            (Frame::Offer { pc }, _) => self.answer_offer(pc, action),
            (Frame::PayTravel { need, wild }, _) => self.answer_travel(frame, need, wild, action),
            (Frame::PayCards { n }, Action::UseUp(card)) => {
                self.s.stack.pop();
                self.push(Frame::PayCards { n: n - 1 });
                self.use_up(card);
            }
            (Frame::PayTablets { n }, Action::PayDark(dark)) => {
                self.s.stack.pop();
                let cost = Purse::of(Res::Tablet, n - dark).plus(Purse::of(Res::Dark, dark));
                let me = self.s.me_mut();
                me.purse = me.purse.minus(cost);
                self.s.reserve += dark;
                self.emit(|seat| Event::Paid { seat, tokens: cost });
            }
            (_, Action::Decline | Action::Continue) => {
                self.s.stack.pop();
                if matches!(frame, Frame::LookDiscard { .. }) {
                    self.veil_together();
                    self.push(Frame::LookKeep);
                }
            }
            (Frame::Ask(verb), _) => {
                self.s.stack.pop();
                verb.answer(self, action);
            }
            (Frame::Again { site }, Action::Accept) => {
                self.s.stack.pop();
                let at = self.s.at_site(site);
                self.emit(|seat| Event::Activated { seat, site: at });
                self.push(Task::ActivateSite { site });
            }
            (Frame::May { pc }, Action::Accept) => {
                self.s.stack.pop();
                self.push(Task::Run { pc });
            }
            (Frame::Resolve { card }, Action::Accept) => {
                self.s.stack.pop();
                self.push(Task::Run { pc: self.t.pc[card.at()] });
            }
            (Frame::Rewards { .. }, Action::BonusFirst) => self.reward(DUE_BONUS),
            (Frame::Rewards { .. }, Action::RowFirst) => self.reward(DUE_ROW),
            (Frame::TakeBonus { spot }, Action::TakeBonus(bonus)) => self.bonus_taken(spot, bonus),
            (Frame::LookDiscard { .. }, Action::PutDown(card)) => self.put_down(self.looked_at(card)),
            (Frame::LookKeep, Action::KeepCard(card)) => {
                self.s.stack.pop();
                self.keep_looked(self.looked_at(card));
                self.return_looked();
            }
            (Frame::AltarArtifact { altar }, Action::PutOnAltar(card)) => {
                self.s.stack.pop();
                self.take_from_row(card);
                self.s.altar_cards[altar as usize] = card;
                self.emit(|seat| Event::ArtifactOnAltar {
                    seat: Doer::Player(seat),
                    card,
                    altar: Altar(altar),
                });
                self.push(Frame::Resolve { card });
            }
            (Frame::Visit { .. }, Action::SiteFirst) => self.visit_part(DUE_SITE),
            (Frame::Visit { .. }, Action::ObscureFirst) => self.visit_part(DUE_OBSCURE),
            _ => unreachable!("only listed actions are carried out: {action:?} in {frame:?}"),
        }
    }

    /// The main actions of a turn.
    fn main_action(&mut self, action: Action) {
        if action == Action::EndTurn {
            self.s.stack.pop();
            self.push(Task::TurnEnd);
            self.emit(|seat| Event::TurnEnded { seat });
            return;
        }
        self.s.main_used = true;
        match action {
            Action::Dig(space) => self.send(space, Icons::NONE, 0, false),
            Action::Discover(site) => self.send(site.space(), Icons::NONE, 0, false),
            Action::Overcome(site) => {
                let cost = self.t.guardians[self.s.guardians[site.at()].at()].cost;
                self.push(Task::TakeGuardian { site });
                self.pay(cost, Icons::NONE);
            }
            Action::Buy(card) => self.purchase(card, 0),
            Action::Play(card) => {
                self.play(card);
                if self.t.artifacts & card.bit() != 0 {
                    self.pay_tokens(Purse::of(Res::Tablet, 1));
                }
            }
            Action::Research(..) | Action::Temple(_) | Action::Wall(_) | Action::Passage(_) => {
                self.research(action, Purse::ZERO);
            }
            Action::Altar(altar) => self.activate_altar(altar),
            Action::Assist(place) => self.assist_main(place),
            Action::Pass => self.pass(),
            _ => unlisted(action),
        }
    }

    pub(crate) fn research(&mut self, action: Action, minus: Purse) {
        match action {
            Action::Research(token, spot) => self.advance_token(token, spot, minus, false),
            Action::Temple(stack) => self.buy_temple_tile(stack, minus),
            Action::Wall(spot) => self.buy_wall_tile(spot, minus),
            Action::Passage(passage) => self.take_passage(passage, minus),
            _ => unreachable!("research moves a token or takes a temple tile"),
        }
    }

    pub(crate) fn purchase(&mut self, card: Card, minus: u8) {
        let price = self.t.cost[card.at()].saturating_sub(minus);
        let res = if self.t.artifacts & card.bit() != 0 { Res::Compass } else { Res::Coin };
        self.take_from_row(card);
        self.pay_tokens(Purse::of(res, price));
        self.emit(|seat| Event::Bought { seat, card });
        self.receive(card, Dest::Bottom);
    }

    fn answer_offer(&mut self, pc: u16, action: Action) {
        self.s.stack.pop();
        let Op::Pay { cost, otherwise } = *self.t.program.op(pc) else {
            unreachable!("an offer stands at a payment")
        };
        match action {
            Action::Decline => self.push(Task::Run { pc: otherwise }),
            Action::UseUp(card) => {
                self.accept(pc, Cost { cards: cost.cards - 1, ..cost });
                self.use_up(card);
            }
            _ => self.accept(pc, cost),
        }
    }

    pub(crate) fn use_up(&mut self, card: Card) {
        self.hand_to_play(card);
        self.emit(|seat| Event::UsedUp { seat, card });
    }

    fn answer_travel(&mut self, frame: Frame, need: Icons, wild: u8, action: Action) {
        match action {
            Action::Cover(icon) => {
                self.s.stack.pop();
                self.push(Frame::PayTravel { need: need.without(icon), wild: wild - 1 });
            }
            Action::UseIcon(icon) => self.use_icon(icon),
            Action::Hire => {
                self.emit(|seat| Event::Hired { seat });
                self.pay_tokens(Purse::of(Res::Coin, 2));
                self.spend_icons(frame, Icons::of(Icon::Plane, 1));
            }
            Action::Spend(card) => {
                self.hand_to_play(card);
                self.emit(|seat| Event::Spent { seat, card });
                self.spend_icons(frame, self.t.icons[card.at()]);
            }
            _ => unlisted(action),
        }
    }

    /// Adds icons to the left-over ones; if only one kind of them can pay what is due, it does.
    fn spend_icons(&mut self, frame: Frame, icons: Icons) {
        let icons = travel::counted(self.s, icons);
        self.s.pool = self.s.pool.plus(icons);
        let Frame::PayTravel { need, .. } = frame else {
            unreachable!("travel values are spent on a travel cost")
        };
        let hardest = need.hardest().expect("something is due");
        // Which icons could pay is for all to see; which of them leave the rest payable is in the player's list.
        let mut fitting = icons.iter().map(|(icon, _)| icon).filter(|icon| icon.pays(hardest));
        let first = fitting.next().expect("a source is offered only if it pays what is due");
        if fitting.next().is_none() {
            self.use_icon(first);
        }
    }

    fn use_icon(&mut self, icon: Icon) {
        let Some(Frame::PayTravel { need, wild }) = self.s.stack.pop() else {
            unreachable!("an icon pays a travel cost")
        };
        self.s.pool = self.s.pool.without(icon);
        let hardest = need.hardest().expect("something is due");
        self.push(Frame::PayTravel { need: need.without(hardest), wild });
    }

    fn looked_at(&self, card: Card) -> usize {
        self.s.look.iter().position(|&m| looked_card(m) == card).expect("a card looked at is named")
    }

    /// Applies a chance outcome.
    fn outcome(&mut self, chance: Chance, action: Action) {
        match (chance, action) {
            (Chance::Card { seat, bag, to }, Action::Draw(card)) => {
                self.draw_from_bag(seat, bag as usize, card, to);
            }
            (Chance::Row { place }, Action::Deal(card)) => self.dealt(place, card),
            (Chance::Reveal { artifact }, Action::Deal(card)) => self.reveal(artifact, card),
            (Chance::Tile { site }, Action::Tile(tile)) => {
                self.s.tile_bag &= !(1 << tile.0);
                self.place_tile(site, tile);
            }
            (Chance::Scout { .. }, Action::Tile(tile)) => {
                self.s.tile_bag &= !(1 << tile.0);
                self.scouted(tile);
            }
            (Chance::Guardian { site }, Action::Guardian(guardian)) => self.place_guardian(site, guardian),
            (Chance::Supply { stack }, Action::Assistant(assistant)) => {
                self.turn_up(stack as usize, assistant);
            }
            (Chance::Rescue { place }, Action::Assistant(assistant)) => {
                self.s.assistant_bag &= !(1 << assistant.0);
                self.s.rescue[place as usize] = assistant;
            }
            (Chance::Idol { site }, Action::Idol(idol)) => {
                self.s.idol_bag[idol.at()] -= 1;
                self.s.idols[site.at()] = idol;
            }
            (Chance::Bonus { place }, Action::Bonus(bonus)) => {
                self.s.bonus_bag[bonus.at()] -= 1;
                self.s.bonus[place as usize] = bonus;
            }
            (Chance::Temple { place }, Action::Bonus(bonus)) => {
                self.s.bonus_bag[bonus.at()] -= 1;
                self.s.temple_bonus[place as usize] = bonus;
            }
            (Chance::Block, Action::Block(site)) => self.s.blocked |= 2 << (2 * site.0),
            (Chance::Colour { purple }, Action::Colour(family)) => self.colour_family(family, purple),
            (Chance::Arrow, Action::Arrow(left)) => self.s.rival.arrow = if left { 1 } else { 2 },
            (Chance::RivalTile, Action::RivalTile(tile)) => self.rival_tile(tile),
            (Chance::RivalSite { site }, Action::Tile(tile)) => {
                self.s.tile_bag &= !(1 << tile.0);
                self.rival_site(site, tile);
            }
            (Chance::Objective { place }, Action::Objective(objective)) => self.objective(place, objective),
            _ => unreachable!("only listed outcomes come: {action:?} for {chance:?}"),
        }
    }
}
