//! The course of the game: setting up, drawing hands, the end of a turn and of a round.

use kernel::{List, Seat, Sink};

use crate::event::Event;
use crate::ids::{Assistant, BASIC, Bonus, CAMPS, Card, Guardian, Idol, SITES, Site, Space, Spot, Tile};
use crate::machine::Machine;
use crate::purse::{Icons, Purse, Res};
use crate::rival;
use crate::state::{
    ALTARS, BAG, BONUS_PLACES, Chance, DrawTo, Frame, KINDS, Options, Player, Rival, State, Supply, Task,
};
use crate::tables::Tables;

/// Fear cards in the box (ruling 26).
const FEAR_CARDS: u8 = 19;
/// Cards in hand at the start of a round (ruling 14).
const HAND: u8 = 5;
/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 5;

/// Starting resources by seat.
const START: [Purse; 4] = [
    Purse::of(Res::Coin, 2),
    Purse::of(Res::Coin, 1).plus(Purse::of(Res::Compass, 1)),
    Purse::of(Res::Coin, 2).plus(Purse::of(Res::Compass, 1)),
    Purse::of(Res::Coin, 1).plus(Purse::of(Res::Compass, 2)),
];

/// The position before anything was dealt.
pub(crate) fn start(t: &Tables, options: Options) -> State {
    let board = &t.boards[options.board as usize];
    let rows = &t.rows;
    let fits = |twisted: bool| !twisted || options.twisted;
    let bag = |flags: &mut dyn Iterator<Item = bool>| {
        flags.enumerate().fold(0u32, |set, (at, twisted)| if fits(twisted) { set | 1 << at } else { set })
    };
    let mut state = State {
        players: [(); 4].map(|()| Player::empty()),
        item_bag: t.items,
        artifact_bag: t.artifacts,
        exiled: 0,
        stack: List::new(),
        pool: Icons::NONE,
        blocked: 0,
        tile_bag: bag(&mut rows.tiles.iter().map(|r| r.twisted)),
        guardian_bag: bag(&mut rows.guardians.iter().map(|r| r.twisted)),
        assistant_bag: bag(&mut rows.assistants.iter().map(|r| r.twisted)),
        options,
        round: 1,
        first: 0,
        turn: 0,
        passed: 0,
        main_used: false,
        over: false,
        row: [Card::NONE; 6],
        item_top: Card::NONE,
        artifact_top: Card::NONE,
        fear: FEAR_CARDS - 2 * options.players,
        tiles: [Tile::NONE; SITES],
        guardians: [Guardian::NONE; SITES],
        idols: [Idol::NONE; SITES],
        idol_bag: [0; KINDS],
        tile_bottom: List::new(),
        supply: [Supply { top: Assistant::NONE, below: 0 }; 3],
        rescue: List::new(),
        rescue_known: 0,
        bonus: [Bonus::NONE; BONUS_PLACES],
        bonus_bag: [0; KINDS],
        temple_bonus: List::new(),
        temple_known: 0,
        stacks: [0; 6],
        arrivals: 0,
        look: List::new(),
        reserve: 0,
        altar_cards: [Card::NONE; ALTARS],
        walls: 0,
        passages: 0,
        rival: Rival::default(),
    };
    let n = state.setup_players();
    for (kind, row) in rows.idols.iter().enumerate() {
        state.idol_bag[kind] = row.copies + if options.twisted { row.twisted } else { 0 };
    }
    for (kind, row) in rows.bonuses.iter().enumerate() {
        state.bonus_bag[kind] = row.copies + if options.twisted { row.twisted } else { 0 };
    }
    for at in 0..board.stacks.len() {
        state.stacks[at] = board.stack_count[at][options.players as usize - 1];
    }
    if board.temple.is_some() {
        state.temple_bonus = (0..n).map(|_| Bonus::NONE).collect();
    }
    let mut assistants = state.assistant_bag.count_ones() as u8;
    if board.rescue.is_some() {
        state.rescue = (0..n).map(|_| Assistant::NONE).collect();
        assistants -= n;
    }
    for (stack, supply) in state.supply.iter_mut().enumerate() {
        supply.below = supply_size(assistants, stack as u8, board.rescue.is_some() && !options.twisted);
    }
    if n < 3 {
        // Ruling 39: with two players, and alone, every camp has one space.
        state.blocked = (0..CAMPS).fold(0, |set, camp| set | 2 << (2 * camp));
    }
    let seats = options.players as usize;
    for (seat, player) in state.players[..seats].iter_mut().enumerate() {
        // Alone, the human plays second (ruling 98).
        player.purse = START[if seats == 1 { 1 } else { seat }];
        player.unseen[0] = 0b1111 << BASIC;
        player.bag_fear[0] = 2;
        player.deck.push(BAG);
        player.tokens = [Spot::START, Spot::START, Spot::NONE];
    }
    for (at, spot) in rows.boards[options.board as usize].track.iter().enumerate() {
        if spot.wall.is_some_and(|(_, least, _)| n >= least) {
            state.walls |= 1 << rows.boards[options.board as usize].track[at].spot().0;
        }
    }
    state.passages = ((1u16 << board.passages.len()) - 1) as u8;
    state.reserve = n * rows.boards[options.board as usize].reserve.len() as u8;
    if options.players == 1 {
        state.rival = rival::start(t, options);
    }
    state.stack.push(Task::Setup(0).into());
    state
}

/// The supply stacks: as even as possible; beside a rescue stack, without those of Twisted Paths, two of three and the
/// rest (rulebook p. 19).
const fn supply_size(assistants: u8, stack: u8, few: bool) -> u8 {
    if few {
        if stack < 2 { 3 } else { assistants - 6 }
    } else {
        assistants / 3 + (stack < assistants % 3) as u8
    }
}

/// The order of setting up. Each step deals one component and repeats until none is missing.
pub(crate) const STEP_BLOCK: u8 = 0;
pub(crate) const STEP_IDOLS: u8 = 1;
pub(crate) const STEP_BONUS: u8 = 2;
pub(crate) const STEP_ASSISTANTS: u8 = 3;
pub(crate) const STEP_ROW: u8 = 4;
pub(crate) const STEP_COLOURS: u8 = 5;
const STEP_HANDS: u8 = 6;

impl<S: Sink<Event>> Machine<'_, S> {
    pub(crate) fn setup_step(&mut self, step: u8) {
        self.push(Task::Setup(step));
        match step {
            STEP_BLOCK if self.s.options.players == 3 && self.s.blocked.count_ones() < 3 => {
                self.push(Frame::Chance(Chance::Block));
                return;
            }
            STEP_IDOLS => {
                let board = &self.t.boards[self.s.options.board as usize];
                let bare = (0..SITES).find(|&at| board.idols[at].0 > 0 && self.s.idols[at].is_none());
                if let Some(at) = bare {
                    self.push(Frame::Chance(Chance::Idol { site: Site(at as u8) }));
                    return;
                }
            }
            STEP_BONUS => {
                if let Some(place) = self.next_bonus_place() {
                    self.push(Frame::Chance(Chance::Bonus { place }));
                    return;
                }
            }
            STEP_ASSISTANTS => {
                if let Some(stack) = self.s.supply.iter().position(|x| x.top.is_none() && x.below > 0) {
                    self.push(Frame::Chance(Chance::Supply { stack: stack as u8 }));
                    return;
                }
                if self.s.rescue.first().is_some_and(|a| a.is_none()) {
                    self.push(Frame::Chance(Chance::Rescue { place: 0 }));
                    return;
                }
            }
            STEP_ROW => {
                if let Some(place) = self.slide_row() {
                    self.deal(place);
                    return;
                }
            }
            STEP_COLOURS if self.s.options.players == 1 && self.deal_colours() => {
                return;
            }
            STEP_HANDS => {
                self.s.stack.pop();
                self.begin_round();
                return;
            }
            _ => {}
        }
        self.s.stack.pop();
        self.push(Task::Setup(step + 1));
    }

    /// The first place of the track that should get a bonus tile and has none.
    fn next_bonus_place(&self) -> Option<u8> {
        let board = &self.t.boards[self.s.options.board as usize];
        let players = self.s.options.players as usize;
        for spot in 0..board.spots as usize {
            let (first, _) = board.bonus[spot];
            for k in 0..board.bonus_dealt[spot][players - 1] {
                if self.s.bonus[(first + k) as usize].is_none() {
                    return Some(first + k);
                }
            }
        }
        None
    }

    /// Hands are drawn; then the first player's turn, or alone the rival's (ruling 98).
    fn begin_round(&mut self) {
        if self.s.options.players == 1 {
            self.begin_rival_round();
        } else {
            self.push(Frame::Turn);
        }
        self.push(Task::DrawHands { done: 0 });
    }

    /// All players draw up to five, starting with the first player.
    pub(crate) fn draw_hands(&mut self, done: u8) {
        let players = self.s.options.players;
        if done == players {
            let number = self.s.round;
            self.log.emit(|| Event::RoundStarted { number });
            // In a solo game the rival begins, and the player's turn comes after it.
            if players > 1 {
                self.emit(|seat| Event::TurnStarted { seat });
            }
            return;
        }
        let seat = (self.s.first + done) % players;
        let player = &self.s.players[seat as usize];
        if player.hand_size() >= HAND || player.deck.is_empty() {
            self.push(Task::DrawHands { done: done + 1 });
        } else {
            self.push(Task::DrawHands { done });
            self.draw(seat, false, DrawTo::Hand);
        }
    }

    /// The row is refilled, then the next player who has not passed takes a turn (rulings 8 and 63).
    pub(crate) fn turn_end(&mut self) {
        self.s.pool = Icons::NONE;
        if let Some(place) = self.slide_row() {
            self.push(Task::TurnEnd);
            self.deal(place);
            return;
        }
        self.s.main_used = false;
        if self.s.options.players == 1 {
            self.next_solo_turn(true);
            return;
        }
        let players = self.s.options.players;
        let next =
            (1..=players).map(|k| (self.s.turn + k) % players).find(|seat| self.s.passed & (1 << seat) == 0);
        let Some(next) = next else {
            self.push(Task::RoundEnd(0));
            return;
        };
        self.s.turn = next;
        self.push(Frame::Turn);
        self.log.emit(|| Event::TurnStarted { seat: Seat(next) });
    }

    /// The place that gets the next card, after sliding towards the moon staff. A kind whose deck is empty
    /// neither slides nor gets cards (ruling 64).
    pub(crate) fn slide_row(&mut self) -> Option<u8> {
        let staff = self.s.round as usize;
        if (self.s.artifact_bag != 0 || self.s.artifact_top.is_some())
            && self.s.row[..staff].contains(&Card::NONE)
        {
            let mut to = staff;
            for from in (0..staff).rev() {
                if self.s.row[from].is_some() {
                    to -= 1;
                    self.s.row.swap(from, to);
                }
            }
            return Some(to as u8 - 1);
        }
        if (self.s.item_bag != 0 || self.s.item_top.is_some()) && self.s.row[staff..].contains(&Card::NONE) {
            let mut to = staff;
            for from in staff..6 {
                if self.s.row[from].is_some() {
                    self.s.row.swap(from, to);
                    to += 1;
                }
            }
            return Some(to as u8);
        }
        None
    }

    /// Deals a card to a place of the row.
    pub(crate) fn deal(&mut self, place: u8) {
        let artifact = place < self.s.round;
        let (top, bag) = if artifact {
            (self.s.artifact_top, self.s.artifact_bag)
        } else {
            (self.s.item_top, self.s.item_bag)
        };
        if top.is_some() {
            self.dealt(place, top);
        } else if bag.is_power_of_two() {
            self.dealt(place, Card(bag.trailing_zeros() as u8));
        } else {
            self.push(Frame::Chance(Chance::Row { place }));
        }
    }

    pub(crate) fn dealt(&mut self, place: u8, card: Card) {
        self.s.row[place as usize] = card;
        self.s.item_bag &= !card.bit();
        self.s.artifact_bag &= !card.bit();
        if self.s.item_top == card {
            self.s.item_top = Card::NONE;
        }
        if self.s.artifact_top == card {
            self.s.artifact_top = Card::NONE;
        }
        self.log.emit(|| Event::RowDealt { card });
    }

    /// The end of the round in the order of rulings 85 to 91.
    pub(crate) fn round_end(&mut self, step: u8) {
        let players = self.s.options.players;
        if step == 0 {
            let number = self.s.round;
            self.log.emit(|| Event::RoundEnded { number });
            for k in 0..players {
                self.take_figures_back((self.s.first + k) % players);
            }
            self.s.rival.figures = 0;
            if self.s.round == ROUNDS {
                self.s.over = true;
                self.s.stack.clear();
                self.log.emit(|| Event::GameEnded);
                return;
            }
            self.push(Task::RoundEnd(1));
        } else if step <= players {
            let seat = (self.s.first + step - 1) % players;
            self.push(Task::RoundEnd(step + 1));
            self.push(Frame::Keep { seat });
        } else if step == players + 1 {
            for seat in 0..players {
                self.shuffle_under(seat);
            }
            self.move_staff();
            self.push(Task::RoundEnd(step + 1));
        } else if let Some(place) = self.slide_row() {
            self.push(Task::RoundEnd(step));
            self.deal(place);
        } else {
            self.s.first = (self.s.first + 1) % players;
            self.s.turn = self.s.first;
            self.s.passed = 0;
            self.begin_round();
        }
    }

    fn take_figures_back(&mut self, seat: u8) {
        for figure in 0..2 {
            let player = &mut self.s.players[seat as usize];
            let space = std::mem::replace(&mut player.figures[figure], Space::NONE);
            let shielded = player.shielded;
            if space.is_some() && self.s.guardians[space.site().at()].is_some() && !shielded {
                self.gain_fear(seat, 1);
            }
        }
    }

    /// Ruling 87: the play area is shuffled and goes under the deck; fear tiles stay.
    fn shuffle_under(&mut self, seat: u8) {
        let r = self.s.round as usize;
        let player = &mut self.s.players[seat as usize];
        player.unseen[r] = std::mem::take(&mut player.play);
        player.bag_fear[r] = std::mem::take(&mut player.play_fear);
        if player.bag_size(r) > 0 {
            player.deck.push(BAG + r as u8);
        }
        player.tired = 0;
        player.shielded = false;
        player.all_planes = false;
    }

    /// Ruling 89: the cards beside the staff are exiled, the staff moves right.
    fn move_staff(&mut self) {
        let staff = self.s.round as usize;
        for place in [staff - 1, staff] {
            let card = std::mem::replace(&mut self.s.row[place], Card::NONE);
            if card.is_some() {
                self.s.exiled |= card.bit();
                self.log.emit(|| Event::RowExiled { card });
            }
        }
        self.s.round += 1;
    }
}
