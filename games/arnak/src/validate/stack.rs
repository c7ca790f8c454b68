//! Checks of unfinished work: each frame by itself, which frames may be stacked, and that the position waits for
//! an answer that can be given. A stack that passes can always be played on.

use kernel::Problems;
use kernel::effect::Op;

use crate::action::Action;
use crate::chance;
use crate::errors::FrameError;
use crate::ids::{Guardian, SITES, SPACES, Site, Space, Spot};
use crate::legal;
use crate::machine::Machine;
use crate::purse::{Icon, Icons, Res};
use crate::rounds;
use crate::state::{BAG, Chance, DrawTo, Frame, SHUFFLES, State, Task};
use crate::tables::Tables;
use crate::tagged::Tagged;
use crate::travel::{self, Change};
use crate::verb::Verb;

/// A deeper stack leaves no room for what it leads to.
const DEEPEST: usize = 17;
/// No effect asks for more than this of anything.
const MOST: u8 = 20;

/// Every reason why the stack of an otherwise sound position is none.
pub(crate) fn stack(t: &Tables, s: &State, problems: &mut Problems) {
    let frames = Frames { t, s };
    if s.stack.len() > DEEPEST {
        problems.push(FrameError::Depth { depth: s.stack.len(), most: DEEPEST });
        return;
    }
    // Each check relies on those before it.
    for place in [false, true] {
        for (at, &frame) in s.stack.iter().enumerate() {
            let reason = if place { frames.placed(at, frame) } else { frames.sound(at, frame) };
            if let Err(reason) = reason {
                problems.push(FrameError::Of { at, word: frame.word(), reason: Box::new(reason) });
            }
        }
        if !problems.0.is_empty() {
            return;
        }
    }
    frames.looking(problems);
    if problems.0.is_empty() {
        frames.waits(problems);
    }
}

struct Frames<'a> {
    t: &'a Tables,
    s: &'a State,
}

type Reason = Result<(), FrameError>;

fn need(holds: bool, reason: FrameError) -> Reason {
    if holds { Ok(()) } else { Err(reason) }
}

impl Frames<'_> {
    fn found(&self, site: Site) -> bool {
        site.at() < SITES && (site.level() == 0 || self.s.tiles[site.at()].is_some())
    }

    /// A site beyond the camps.
    fn wild(site: Site) -> Reason {
        need(site.at() < SITES && site.level() > 0, FrameError::Wild)
    }

    fn spot(&self, spot: Spot) -> Reason {
        need(self.t.spot(self.s.options.board, spot).is_some(), FrameError::NoSpot)
    }

    fn op(&self, pc: u16) -> Result<&Op<Verb>, FrameError> {
        if (pc as usize) < self.t.program.len() { Ok(self.t.program.op(pc)) } else { Err(FrameError::Beyond) }
    }

    fn icons(icons: Icons) -> Reason {
        let fits = Icon::ALL.iter().all(|&icon| icons.get(icon) <= 8);
        need(fits, FrameError::ManyIcons)
    }

    /// A frame by itself.
    fn sound(&self, at: usize, frame: Frame) -> Reason {
        let s = self.s;
        match frame {
            Frame::Empty => Err(FrameError::NoBusiness),
            Frame::Task(Task::Setup(step)) => self.set_up(step),
            Frame::Task(Task::DrawHands { done }) => need(done < s.options.players, FrameError::AllDrawn),
            Frame::Task(Task::RoundEnd(step)) => {
                need((2..=s.options.players + 2).contains(&step), FrameError::RoundEnd)
            }
            Frame::Keep { seat } => {
                need(seat < s.options.players, FrameError::NoSeat)?;
                let below = at.checked_sub(1).map(|at| s.stack[at]);
                let Some(Frame::Task(Task::RoundEnd(step))) = below else {
                    return Err(FrameError::Keep);
                };
                need(step >= 2 && self.in_order(step - 2) == seat, FrameError::KeepOrder)
            }
            Frame::Chance(chance) => self.chance(at, chance),
            Frame::Task(Task::Run { pc }) | Frame::May { pc } => self.op(pc).map(|_| ()),
            Frame::Choose { pc, left, taken } => match *self.op(pc)? {
                Op::Choose { pick, n, .. } => {
                    need((1..=pick).contains(&left), FrameError::ChooseMore)?;
                    let beyond = u32::from(taken) >> n != 0;
                    need(!beyond, FrameError::NoOption)?;
                    need(taken.count_ones() == u32::from(pick - left), FrameError::Options)
                }
                _ => Err(FrameError::NoChoice),
            },
            Frame::Offer { pc } => match self.op(pc)? {
                Op::Pay { .. } => Ok(()),
                _ => Err(FrameError::NoPayment),
            },
            Frame::PayTravel { need: icons, wild } => {
                Self::icons(icons)?;
                need(wild <= 16, FrameError::Discount)
            }
            Frame::PayCards { n } => need((1..=9).contains(&n), FrameError::Number { low: 1, high: 9 }),
            Frame::PayTablets { n } => {
                need((1..=MOST).contains(&n), FrameError::Number { low: 1, high: MOST })
            }
            Frame::Ask(verb) => verb.sound(),
            Frame::Task(Task::Arrive { space, twice }) => self.arrive(space, twice),
            Frame::Task(Task::TakeIdols { site }) => {
                Self::wild(site)?;
                need(!self.found(site), FrameError::Discovered)?;
                self.alone(|other| matches!(other, Frame::Task(Task::TakeIdols { site: at }) if *at == site))
            }
            Frame::Task(Task::RevealTile { site }) => {
                Self::wild(site)?;
                need(!self.found(site), FrameError::Discovered)?;
                need(self.tiles_left(site.level()), FrameError::NoTileLeft)?;
                self.alone(|other| matches!(other, Frame::Task(Task::RevealTile { .. })))
            }
            Frame::Task(Task::ActivateSite { site }) => need(self.found(site), FrameError::Undiscovered),
            Frame::Visit { site, due } => {
                need(self.found(site), FrameError::Undiscovered)?;
                need((1..=3).contains(&due), FrameError::NothingDue)
            }
            Frame::Again { site } => need(site.at() < SITES && site.level() == 0, FrameError::CampsTwice),
            Frame::Task(Task::Awaken { site }) => {
                Self::wild(site)?;
                need(s.guardians[site.at()].is_none(), FrameError::GuardianThere)?;
                self.alone(|other| matches!(other, Frame::Task(Task::Awaken { site: at }) if *at == site))
            }
            Frame::Task(Task::ScoutDone { tile }) => need(tile.at() < self.t.tile.len(), FrameError::NoTile),
            Frame::Task(Task::TakeGuardian { site }) => {
                need(site.at() < SITES && s.guardians[site.at()] != Guardian::NONE, FrameError::NoGuardian)?;
                self.alone(|other| matches!(other, Frame::Task(Task::TakeGuardian { .. })))
            }
            Frame::Resolve { card } => {
                need(card.0 < 128 && self.t.artifacts & card.bit() != 0, FrameError::ArtifactsOnly)
            }
            Frame::Rewards { spot, due, token } => {
                self.spot(spot)?;
                need((1..=3).contains(&due), FrameError::NothingDue)?;
                let now = s.me().tokens[token as usize];
                need(now.is_some() && spot.row() <= now.row(), FrameError::TokenNotThere)
            }
            Frame::TakeBonus { spot } => self.spot(spot),
            Frame::AltarArtifact { altar } => {
                let altars = self.t.rows.boards[s.options.board as usize].altars.len();
                need((altar as usize) < altars, FrameError::NoAltar)?;
                need(s.altar_cards[altar as usize].is_none(), FrameError::ArtifactThere)?;
                self.alone(|other| matches!(other, Frame::AltarArtifact { altar: at } if *at == altar))
            }
            Frame::Task(Task::RivalTurn) => need(s.rival.unplayed != 0, FrameError::NoRivalTile),
            Frame::Task(Task::RivalDeed | Task::RivalRefill | Task::RivalDone | Task::RivalAssistant) => {
                self.alone(|other| *other == frame)
            }
            Frame::Task(Task::RivalStep { .. }) => need(
                s.stack.iter().filter(|frame| matches!(frame, Frame::Task(Task::RivalStep { .. }))).count()
                    <= 3,
                FrameError::RivalSteps,
            ),
            Frame::Task(Task::Objectives { place }) => {
                need((1..=s.options.objectives).contains(&place), FrameError::ObjectivePlace)
            }
            Frame::LookKeep => need(s.look.len() == 2, FrameError::LookTwo),
            Frame::Task(Task::LookDraw { n, .. }) => {
                need(n as usize + s.look.len() <= 3, FrameError::LookMost)
            }
            Frame::Turn | Frame::Task(Task::TurnEnd) | Frame::Pause | Frame::LookDiscard { .. } => Ok(()),
        }
    }

    /// The seat this many places after the first player.
    fn in_order(&self, places: u8) -> u8 {
        ((u16::from(self.s.first) + u16::from(places)) % u16::from(self.s.options.players)) as u8
    }

    fn alone(&self, same: impl Fn(&Frame) -> bool) -> Reason {
        need(self.s.stack.iter().filter(|frame| same(frame)).count() == 1, FrameError::Twice)
    }

    fn tiles_left(&self, level: u8) -> bool {
        let mask = self.t.level[level as usize - 1];
        self.s.tile_bag & mask != 0 || self.s.tile_bottom.iter().any(|tile| mask & (1 << tile.0) != 0)
    }

    fn arrive(&self, space: Space, twice: bool) -> Reason {
        let s = self.s;
        need(space.at() < SPACES, FrameError::NoSpace)?;
        need((s.occupied() | s.blocked) & (1 << space.0) == 0, FrameError::SpaceTaken)?;
        need(s.me().figure_at_home().is_some(), FrameError::NoFigure)?;
        let site = space.site();
        need(!twice || site.level() == 0, FrameError::CampsTwice)?;
        need(self.found(site) || self.tiles_left(site.level()), FrameError::NoTileLeft)?;
        self.alone(|other| matches!(other, Frame::Task(Task::Arrive { .. })))
    }

    /// Setting up has reached this step, which chance decides: everything before it is in place.
    fn set_up(&self, step: u8) -> Reason {
        let s = self.s;
        let board = &self.t.boards[s.options.board as usize];
        let dealt = |spot: usize| {
            let (first, _) = board.bonus[spot];
            let n = board.bonus_dealt[spot][s.options.players as usize - 1];
            s.bonus[first as usize..(first + n) as usize].iter().all(|bonus| bonus.is_some())
        };
        let turned_up = s.supply.iter().all(|stack| stack.top.is_some() || stack.below == 0);
        let done = [
            (rounds::STEP_BLOCK, s.options.players != 3 || s.blocked.count_ones() == 3),
            (rounds::STEP_IDOLS, (0..SITES).all(|at| board.idols[at].0 == 0 || s.idols[at].is_some())),
            (rounds::STEP_BONUS, (0..board.spots as usize).all(dealt)),
            (rounds::STEP_ASSISTANTS, turned_up && s.rescue.first().is_none_or(|first| first.is_some())),
            (rounds::STEP_ROW, s.row.iter().all(|card| card.is_some())),
        ];
        need(step <= rounds::STEP_COLOURS, FrameError::SetupSteps)?;
        need(done.iter().all(|&(at, done)| at >= step || done), FrameError::EarlierStep)
    }

    /// A chance decision, which is always on top and has an outcome.
    fn chance(&self, at: usize, chance: Chance) -> Reason {
        let s = self.s;
        need(at + 1 == s.stack.len(), FrameError::ChanceFirst)?;
        let below = at.checked_sub(1).map_or(Frame::Empty, |at| s.stack[at]);
        let setup = |step: u8| below == Frame::Task(Task::Setup(step));
        let awaited = matches!(below, Frame::Ask(verb) if verb.awaits(chance));
        match chance {
            Chance::Card { seat, bag, to } => {
                need(seat < s.options.players && (bag as usize) < SHUFFLES, FrameError::NoDeck)?;
                let player = &s.players[seat as usize];
                let (fits, bottom) = match below {
                    Frame::Task(Task::DrawHands { done }) => {
                        (self.in_order(done) == seat && to == DrawTo::Hand, false)
                    }
                    Frame::Ask(verb) => (s.turn == seat && verb.awaits(chance), verb.is_from_bottom()),
                    Frame::Task(Task::LookDraw { bottom, .. }) => {
                        (s.turn == seat && to == DrawTo::Look && s.look.len() < 3, bottom)
                    }
                    // Drawing the last of several cards leaves nothing behind.
                    _ => (false, false),
                };
                need(fits, FrameError::Below)?;
                let mark = if bottom { player.deck.last() } else { player.deck.first() };
                need(mark == Some(&(BAG + bag)), FrameError::OtherShuffle)
            }
            Chance::Row { place } => {
                let deals = matches!(
                    below,
                    Frame::Task(
                        Task::Setup(rounds::STEP_ROW) | Task::TurnEnd | Task::RoundEnd(_) | Task::RivalRefill
                    )
                );
                need(deals, FrameError::Below)?;
                need(place < 6 && s.row[place as usize].is_none(), FrameError::NoGap)?;
                let top = if place < s.round { s.artifact_top } else { s.item_top };
                need(top.is_none(), FrameError::CardKnown)
            }
            Chance::Reveal { artifact } => {
                need(awaited, FrameError::Below)?;
                let top = if artifact { s.artifact_top } else { s.item_top };
                need(top.is_none(), FrameError::CardKnown)
            }
            Chance::Tile { site } => {
                need(below == Frame::Task(Task::Awaken { site }), FrameError::Below)?;
                Self::wild(site)?;
                need(!self.found(site), FrameError::Discovered)
            }
            Chance::Scout { level } => need((1..=2).contains(&level), FrameError::Levels),
            Chance::Guardian { site } => {
                Self::wild(site)?;
                need(s.guardians[site.at()].is_none(), FrameError::GuardianThere)
            }
            Chance::Supply { stack } => {
                let dealing = matches!(below, Frame::Task(Task::Setup(_)));
                need(!dealing || setup(rounds::STEP_ASSISTANTS), FrameError::Below)?;
                let gap = s.supply.get(stack as usize).is_some_and(|x| x.top.is_none() && x.below > 0);
                need(gap, FrameError::NothingInSupply)
            }
            Chance::Rescue { place } => {
                need(setup(rounds::STEP_ASSISTANTS) || awaited || self.rival_acts(), FrameError::Below)?;
                let hidden = s.rescue.get(place as usize).is_some_and(|a| a.is_none());
                need(hidden, FrameError::AssistantKnown)
            }
            Chance::Idol { site } => {
                need(setup(rounds::STEP_IDOLS) && site.at() < SITES, FrameError::Below)?;
                let up = self.t.boards[s.options.board as usize].idols[site.at()].0;
                need(up > 0 && s.idols[site.at()].is_none(), FrameError::IdolThere)
            }
            Chance::Bonus { place } => {
                need(setup(rounds::STEP_BONUS), FrameError::Below)?;
                need(s.bonus.get(place as usize).is_some_and(|b| b.is_none()), FrameError::BonusThere)
            }
            Chance::Temple { place } => {
                let temple = self.t.boards[s.options.board as usize].temple;
                need(below == (Frame::TakeBonus { spot: temple }), FrameError::Below)?;
                let hidden = s.temple_bonus.get(place as usize).is_some_and(|b| b.is_none());
                need(hidden, FrameError::BonusKnown)
            }
            Chance::Block => need(
                setup(rounds::STEP_BLOCK) && s.options.players == 3 && s.blocked.count_ones() < 3,
                FrameError::Below,
            ),
            Chance::Colour { purple } => {
                need(setup(rounds::STEP_COLOURS) && s.options.players == 1, FrameError::Below)?;
                let of = |colour: u8| {
                    let tiles = self.t.rows.rival.iter().enumerate();
                    tiles.filter(|&(at, row)| row.colour == colour && s.rival.tiles & (1 << at) != 0).count()
                };
                // The red tiles come first.
                let red_left = of(1) < s.options.red as usize;
                let purple_left = of(2) < s.options.purple as usize;
                need(if purple { !red_left && purple_left } else { red_left }, FrameError::ColourNotDue)
            }
            Chance::Arrow => {
                need(matches!(below, Frame::Task(Task::RivalTurn | Task::RivalDeed)), FrameError::Below)
            }
            Chance::RivalTile => need(at == 0 && s.rival.arrow != 0, FrameError::Below),
            Chance::RivalSite { site } => {
                need(self.rival_acts(), FrameError::Below)?;
                Self::wild(site)?;
                need(s.rival.figures & site.spaces() != 0, FrameError::NoRivalFigure)?;
                need(!self.found(site), FrameError::Discovered)
            }
            Chance::Objective { place } => need(
                place < 4 && below == Frame::Task(Task::Objectives { place: place + 1 }),
                FrameError::Below,
            ),
        }?;
        let mut outcomes: Vec<Action> = Vec::new();
        chance::outcomes(self.t, s, chance, &mut outcomes);
        need(!outcomes.is_empty(), FrameError::NoOutcome)
    }

    /// Whether this is a turn of the rival.
    fn rival_acts(&self) -> bool {
        self.s.stack.first() == Some(&Frame::Task(Task::RivalDone))
    }

    /// Which frames may be where.
    fn placed(&self, at: usize, frame: Frame) -> Reason {
        let s = self.s;
        let bottom = matches!(
            frame,
            Frame::Task(
                Task::Setup(_) | Task::TurnEnd | Task::RoundEnd(_) | Task::RivalTurn | Task::RivalDone
            ) | Frame::Turn
                | Frame::Chance(Chance::RivalTile)
        );
        need(bottom == (at == 0), FrameError::Bottom)?;
        let of_rival = matches!(
            frame,
            Frame::Task(
                Task::RivalTurn
                    | Task::RivalDeed
                    | Task::RivalStep { .. }
                    | Task::RivalAssistant
                    | Task::RivalRefill
                    | Task::RivalDone
                    | Task::Objectives { .. }
            ) | Frame::Chance(Chance::RivalTile)
        );
        need(!of_rival || s.options.players == 1, FrameError::SoloOnly)?;
        if self.rival_acts() && at > 0 {
            let own = of_rival || matches!(frame, Frame::Task(Task::Awaken { .. }) | Frame::Chance(_));
            need(own, FrameError::InRivalTurn)?;
        }
        let above = s.stack.get(at + 1);
        match frame {
            Frame::Task(Task::Setup(_) | Task::TurnEnd) => {
                need(s.stack.len() == 2 && matches!(above, Some(Frame::Chance(_))), FrameError::ChanceAlone)
            }
            Frame::Task(Task::RoundEnd(step)) => {
                let last = step == s.options.players + 2;
                let fits = match above {
                    Some(Frame::Keep { .. }) => !last,
                    Some(Frame::Chance(Chance::Row { .. })) => last,
                    _ => false,
                };
                need(s.stack.len() == 2 && fits, FrameError::WaitsAtRoundEnd)
            }
            Frame::Task(Task::RivalTurn) => need(
                matches!(above, Some(Frame::Chance(Chance::Arrow) | Frame::Task(Task::DrawHands { .. }))),
                FrameError::WaitsForArrow,
            ),
            Frame::Task(Task::RivalDone) => need(above.is_some(), FrameError::WaitsForNobody),
            Frame::Task(
                Task::RivalDeed | Task::RivalStep { .. } | Task::RivalAssistant | Task::RivalRefill,
            ) => need(self.rival_acts(), FrameError::RivalTurn),
            Frame::Task(Task::Objectives { .. }) => need(
                at == 1
                    && s.stack.len() == 3
                    && matches!(above, Some(Frame::Chance(Chance::Objective { .. }))),
                FrameError::ObjectivesFirst,
            ),
            Frame::Task(Task::DrawHands { .. }) => need(
                at == 1 && s.stack.len() == 3 && matches!(above, Some(Frame::Chance(Chance::Card { .. }))),
                FrameError::HandsFirst,
            ),
            // The components these rely on must not be taken away from above.
            Frame::Task(Task::Arrive { .. } | Task::TakeGuardian { .. } | Task::LookDraw { .. })
            | Frame::LookDiscard { .. }
            | Frame::LookKeep => {
                let upset = s.stack[at + 1..].iter().find(|&&frame| self.upsets(frame));
                match upset {
                    Some(frame) => Err(FrameError::Between { word: frame.word() }),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Whether a frame can send or move figures, move guardians or look at cards.
    fn upsets(&self, frame: Frame) -> bool {
        match frame {
            Frame::Task(Task::Run { pc })
            | Frame::May { pc }
            | Frame::Offer { pc }
            | Frame::Choose { pc, .. } => self.program_upsets(pc),
            Frame::Ask(verb) => self.verb_upsets(verb),
            Frame::Task(
                Task::Arrive { .. }
                | Task::ActivateSite { .. }
                | Task::RevealTile { .. }
                | Task::TakeGuardian { .. }
                | Task::LookDraw { .. },
            )
            | Frame::Visit { .. }
            | Frame::AltarArtifact { .. }
            | Frame::Again { .. }
            | Frame::Resolve { .. }
            | Frame::Rewards { .. }
            | Frame::TakeBonus { .. }
            | Frame::LookDiscard { .. }
            | Frame::LookKeep => true,
            Frame::Chance(chance) => matches!(chance, Chance::Tile { .. } | Chance::Scout { .. }),
            _ => false,
        }
    }

    fn verb_upsets(&self, verb: Verb) -> bool {
        if verb.copies_idols() { self.idols_upset() } else { verb.upsets() }
    }

    /// Whether the effect of an idol can do so; no idol has the verb that copies idols.
    fn idols_upset(&self) -> bool {
        let copies = |pc: u16| matches!(self.t.program.op(pc), Op::Do(verb) if verb.copies_idols());
        self.t.idol.iter().any(|&pc| copies(pc) || self.program_upsets(pc))
    }

    /// Whether the rest of a program can do so.
    fn program_upsets(&self, mut pc: u16) -> bool {
        loop {
            match *self.t.program.op(pc) {
                Op::End => return false,
                Op::Pay { .. } => {}
                Op::Choose { n, first, .. } => {
                    if (0..n).any(|i| self.program_upsets(self.t.program.branch(first, i))) {
                        return true;
                    }
                }
                Op::Do(verb) => {
                    if self.verb_upsets(verb) {
                        return true;
                    }
                }
            }
            pc += 1;
        }
    }

    /// Travel icons that the choice on top, or the rest of an effect, can still give.
    fn promised(&self) -> Icons {
        let mut icons = Icons::NONE;
        let mut add = |mut pc: u16| {
            while let Op::Do(verb) = *self.t.program.op(pc) {
                icons = icons.plus(verb.travel());
                pc += 1;
            }
        };
        for (at, frame) in self.s.stack.iter().enumerate() {
            match *frame {
                Frame::Task(Task::Run { pc }) | Frame::May { pc } => add(pc),
                Frame::Choose { pc, .. } if at + 1 == self.s.stack.len() => {
                    if let Op::Choose { n, first, .. } = *self.t.program.op(pc) {
                        (0..n).for_each(|i| add(self.t.program.branch(first, i)));
                    }
                }
                _ => {}
            }
        }
        icons
    }

    /// Cards are being looked at only while a frame looks at them.
    fn looking(&self, problems: &mut Problems) {
        let looks = |frame: &&Frame| {
            matches!(frame, Frame::Task(Task::LookDraw { .. }) | Frame::LookDiscard { .. } | Frame::LookKeep)
        };
        if !self.s.look.is_empty() && self.s.stack.iter().find(looks).is_none() {
            problems.push(FrameError::LookedAt);
        }
    }

    /// The position waits for an answer, there is one, and every payment in progress can be
    /// completed.
    fn waits(&self, problems: &mut Problems) {
        let s = self.s;
        let Some(top) = s.stack.last() else { return };
        let tablets: u32 = s
            .stack
            .iter()
            .map(|frame| if let Frame::PayTablets { n } = frame { u32::from(*n) } else { 0 })
            .sum();
        if tablets > u32::from(s.me().has(Res::Tablet)) + u32::from(s.me().has(Res::Dark)) {
            problems.push(FrameError::Tablets { seat: s.turn });
        }
        // An open choice may give the icons that were counted on.
        let due = travel::outstanding(self.t, s);
        let change = Change { icons_in: self.promised(), ..Change::default() };
        if due.icons.iter().map(|(_, n)| u32::from(n)).sum::<u32>() > 60 || due.wild > 60 {
            problems.push(FrameError::MuchTravel);
        } else if !travel::keeps(self.t, s, due, change) {
            problems.push(FrameError::Travel { seat: s.turn });
        }
        if !problems.0.is_empty() {
            return;
        }
        let mut settled = *s;
        Machine { t: self.t, s: &mut settled, log: &mut () }.settle();
        if settled != *s {
            problems.push(FrameError::TopWaits { word: top.word() });
            return;
        }
        let mut ways = Vec::new();
        if !matches!(top, Frame::Chance(_)) {
            legal::list(self.t, s, &mut ways);
            if ways.is_empty() {
                problems.push(FrameError::TopStuck { word: top.word() });
            }
        }
    }
}
