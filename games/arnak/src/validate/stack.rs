//! Checks of unfinished work: each frame by itself, which frames may be stacked, and that the position waits for
//! an answer that can be given. A stack that passes can always be played on.

use kernel::Problems;
use kernel::effect::Op;

use crate::action::Action;
use crate::chance;
use crate::ids::{Guardian, SITES, SPACES, Site, Space, Spot};
use crate::legal;
use crate::machine::Machine;
use crate::purse::{Icon, Icons, Res};
use crate::rounds;
use crate::state::{BAG, Chance, DrawTo, Frame, SHUFFLES, State, Task};
use crate::tables::Tables;
use crate::tagged::Tagged;
use crate::travel::{self, Change};
use crate::verb::{Verb, Ware};

/// A deeper stack leaves no room for what it leads to.
const DEEPEST: usize = 17;
/// No effect asks for more than this of anything.
const MOST: u8 = 20;

/// Every reason why the stack of an otherwise sound position is none.
pub(crate) fn stack(t: &Tables, s: &State, problems: &mut Problems) {
    let frames = Frames { t, s };
    if s.stack.len() > DEEPEST {
        problems.push(format!("the stack is {} frames deep, and {DEEPEST} are the most", s.stack.len()));
        return;
    }
    // Each check relies on those before it.
    for place in [false, true] {
        for (at, &frame) in s.stack.iter().enumerate() {
            let reason = if place { frames.placed(at, frame) } else { frames.sound(at, frame) };
            if let Err(reason) = reason {
                problems.push(format!("stack[{at}] ({}): {reason}", frame.word()));
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

type Reason = Result<(), String>;

fn need(holds: bool, reason: &str) -> Reason {
    if holds { Ok(()) } else { Err(reason.to_string()) }
}

impl Frames<'_> {
    fn found(&self, site: Site) -> bool {
        site.at() < SITES && (site.level() == 0 || self.s.tiles[site.at()].is_some())
    }

    /// A site beyond the camps.
    fn wild(site: Site) -> Reason {
        need(site.at() < SITES && site.level() > 0, "its site must be one that is discovered")
    }

    fn spot(&self, spot: Spot) -> Reason {
        need(self.t.spot(self.s.options.board, spot).is_some(), "it names no space of the track")
    }

    fn op(&self, pc: u16) -> Result<&Op<Verb>, String> {
        if (pc as usize) < self.t.program.len() {
            Ok(self.t.program.op(pc))
        } else {
            Err(String::from("its pc is beyond the end of the program"))
        }
    }

    fn icons(icons: Icons) -> Reason {
        let fits = Icon::ALL.iter().all(|&icon| icons.get(icon) <= 8);
        need(fits, "it has more than 8 travel icons of a kind")
    }

    /// A frame by itself.
    fn sound(&self, at: usize, frame: Frame) -> Reason {
        let s = self.s;
        match frame {
            Frame::Empty => Err(String::from("there is no such business")),
            Frame::Task(Task::Setup(step)) => self.set_up(step),
            Frame::Task(Task::DrawHands { done }) => need(done < s.options.players, "everybody has drawn"),
            Frame::Task(Task::RoundEnd(step)) => need(
                (2..=s.options.players + 2).contains(&step),
                "the end of a round waits at the steps from 2 to the number of players and 2",
            ),
            Frame::Keep { seat } => {
                need(seat < s.options.players, "there is no such seat")?;
                let below = at.checked_sub(1).map(|at| s.stack[at]);
                let Some(Frame::Task(Task::RoundEnd(step))) = below else {
                    return Err(String::from("cards are kept at the end of a round"));
                };
                need(
                    step >= 2 && self.in_order(step - 2) == seat,
                    "the players decide in turn order what to keep",
                )
            }
            Frame::Chance(chance) => self.chance(at, chance),
            Frame::Task(Task::Run { pc }) | Frame::May { pc } => self.op(pc).map(|_| ()),
            Frame::Choose { pc, left, taken } => match *self.op(pc)? {
                Op::Choose { pick, n, .. } => {
                    need((1..=pick).contains(&left), "it asks for more than its effect does")?;
                    let beyond = u32::from(taken) >> n != 0;
                    need(!beyond, "it has taken an option that its effect does not have")?;
                    need(
                        taken.count_ones() == u32::from(pick - left),
                        "the options taken and left do not add up",
                    )
                }
                _ => Err(String::from("its pc does not point at a choice")),
            },
            Frame::Offer { pc } => match self.op(pc)? {
                Op::Pay { .. } => Ok(()),
                _ => Err(String::from("its pc does not point at a payment")),
            },
            Frame::PayTravel { need: icons, wild } => {
                Self::icons(icons)?;
                need(wild <= 16, "its discount is too large")
            }
            Frame::PayCards { n } => need((1..=9).contains(&n), "its number must be from 1 to 9"),
            Frame::PayTablets { n } => need((1..=MOST).contains(&n), "its number must be from 1 to 20"),
            Frame::Ask(verb) => verb.sound().map_err(String::from),
            Frame::Task(Task::Arrive { space, twice }) => self.arrive(space, twice),
            Frame::Task(Task::TakeIdols { site }) => {
                Self::wild(site)?;
                need(!self.found(site), "its site is discovered already")?;
                self.alone(|other| matches!(other, Frame::Task(Task::TakeIdols { site: at }) if *at == site))
            }
            Frame::Task(Task::RevealTile { site }) => {
                Self::wild(site)?;
                need(!self.found(site), "its site is discovered already")?;
                need(self.tiles_left(site.level()), "no site tile is left for it")?;
                self.alone(|other| matches!(other, Frame::Task(Task::RevealTile { .. })))
            }
            Frame::Task(Task::ActivateSite { site }) => need(self.found(site), "its site is not discovered"),
            Frame::Visit { site, due } => {
                need(self.found(site), "its site is not discovered")?;
                need((1..=3).contains(&due), "nothing that it could give is due")
            }
            Frame::Again { site } => {
                need(site.at() < SITES && site.level() == 0, "only camps are resolved twice")
            }
            Frame::Task(Task::Awaken { site }) => {
                Self::wild(site)?;
                need(s.guardians[site.at()].is_none(), "a guardian is there already")?;
                self.alone(|other| matches!(other, Frame::Task(Task::Awaken { site: at }) if *at == site))
            }
            Frame::Task(Task::ScoutDone { tile }) => {
                need(tile.at() < self.t.tile.len(), "it names no site tile")
            }
            Frame::Task(Task::TakeGuardian { site }) => {
                need(site.at() < SITES && s.guardians[site.at()] != Guardian::NONE, "no guardian is there")?;
                self.alone(|other| matches!(other, Frame::Task(Task::TakeGuardian { .. })))
            }
            Frame::Resolve { card } => need(
                card.0 < 128 && self.t.artifacts & card.bit() != 0,
                "only artifacts are resolved when gained",
            ),
            Frame::Rewards { spot, due, token } => {
                self.spot(spot)?;
                need((1..=3).contains(&due), "nothing that it could give is due")?;
                let now = s.me().tokens[token as usize];
                need(now.is_some() && spot.row() <= now.row(), "its token has not come there")
            }
            Frame::TakeBonus { spot } => self.spot(spot),
            Frame::AltarArtifact { altar } => {
                let altars = self.t.rows.boards[s.options.board as usize].altars.len();
                need((altar as usize) < altars, "this board has no such altar")?;
                need(s.altar_cards[altar as usize].is_none(), "an artifact lies there already")?;
                self.alone(|other| matches!(other, Frame::AltarArtifact { altar: at } if *at == altar))
            }
            Frame::Task(Task::RivalTurn) => need(s.rival.unplayed != 0, "the rival has no tile left to play"),
            Frame::Task(Task::RivalDeed | Task::RivalRefill | Task::RivalDone | Task::RivalAssistant) => {
                self.alone(|other| *other == frame)
            }
            Frame::Task(Task::RivalStep { .. }) => need(
                s.stack.iter().filter(|frame| matches!(frame, Frame::Task(Task::RivalStep { .. }))).count()
                    <= 3,
                "the rival takes three steps at most",
            ),
            Frame::Task(Task::Objectives { place }) => need(
                (1..=s.options.objectives).contains(&place),
                "objectives have the places 1 to their number",
            ),
            Frame::LookKeep => need(s.look.len() == 2, "one of two cards is kept"),
            Frame::Task(Task::LookDraw { n, .. }) => {
                need(n as usize + s.look.len() <= 3, "three cards are the most to look at")
            }
            Frame::Turn | Frame::Task(Task::TurnEnd) | Frame::Pause | Frame::LookDiscard { .. } => Ok(()),
        }
    }

    /// The seat this many places after the first player.
    fn in_order(&self, places: u8) -> u8 {
        ((u16::from(self.s.first) + u16::from(places)) % u16::from(self.s.options.players)) as u8
    }

    fn alone(&self, same: impl Fn(&Frame) -> bool) -> Reason {
        need(self.s.stack.iter().filter(|frame| same(frame)).count() == 1, "it is there twice")
    }

    fn tiles_left(&self, level: u8) -> bool {
        let mask = self.t.level[level as usize - 1];
        self.s.tile_bag & mask != 0 || self.s.tile_bottom.iter().any(|tile| mask & (1 << tile.0) != 0)
    }

    fn arrive(&self, space: Space, twice: bool) -> Reason {
        let s = self.s;
        need(space.at() < SPACES, "it names no space")?;
        need((s.occupied() | s.blocked) & (1 << space.0) == 0, "its space is not free")?;
        need(s.me().figure_at_home().is_some(), "no figure is at home")?;
        let site = space.site();
        need(!twice || site.level() == 0, "only camps are resolved twice")?;
        need(self.found(site) || self.tiles_left(site.level()), "no site tile is left for it")?;
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
        need(step <= rounds::STEP_COLOURS, "setting up waits for chance at the steps 0 to 5")?;
        need(done.iter().all(|&(at, done)| at >= step || done), "an earlier step is not done")
    }

    /// A chance decision, which is always on top and has an outcome.
    fn chance(&self, at: usize, chance: Chance) -> Reason {
        let s = self.s;
        need(at + 1 == s.stack.len(), "chance decides before anything else can go on")?;
        let below = at.checked_sub(1).map_or(Frame::Empty, |at| s.stack[at]);
        let setup = |step: u8| below == Frame::Task(Task::Setup(step));
        let wrong = "it does not follow from what lies below it";
        match chance {
            Chance::Card { seat, bag, to } => {
                need(seat < s.options.players && (bag as usize) < SHUFFLES, "there is no such deck")?;
                let player = &s.players[seat as usize];
                let (fits, bottom) = match below {
                    Frame::Task(Task::DrawHands { done }) => {
                        (self.in_order(done) == seat && to == DrawTo::Hand, false)
                    }
                    Frame::Ask(Verb::Draw { bottom, .. }) => (s.turn == seat && to == DrawTo::Hand, bottom),
                    Frame::Task(Task::LookDraw { bottom, .. }) => {
                        (s.turn == seat && to == DrawTo::Look && s.look.len() < 3, bottom)
                    }
                    // Drawing the last of several cards leaves nothing behind.
                    _ => (false, false),
                };
                need(fits, wrong)?;
                let mark = if bottom { player.deck.last() } else { player.deck.first() };
                need(mark == Some(&(BAG + bag)), "that shuffle is not the next to draw from")
            }
            Chance::Row { place } => {
                let deals = matches!(
                    below,
                    Frame::Task(
                        Task::Setup(rounds::STEP_ROW) | Task::TurnEnd | Task::RoundEnd(_) | Task::RivalRefill
                    )
                );
                need(deals, wrong)?;
                need(place < 6 && s.row[place as usize].is_none(), "there is no gap")?;
                let top = if place < s.round { s.artifact_top } else { s.item_top };
                need(top.is_none(), "the next card is known")
            }
            Chance::Reveal { artifact } => {
                let fits = matches!(below, Frame::Ask(Verb::Buy { ware, reveal: true, .. }) if (ware == Ware::Artifact) == artifact);
                need(fits, wrong)?;
                let top = if artifact { s.artifact_top } else { s.item_top };
                need(top.is_none(), "the next card is known")
            }
            Chance::Tile { site } => {
                need(below == Frame::Task(Task::Awaken { site }), wrong)?;
                Self::wild(site)?;
                need(!self.found(site), "its site is discovered already")
            }
            Chance::Scout { level } => need((1..=2).contains(&level), "site stacks have the levels 1 and 2"),
            Chance::Guardian { site } => {
                Self::wild(site)?;
                need(s.guardians[site.at()].is_none(), "a guardian is there already")
            }
            Chance::Supply { stack } => {
                let dealing = matches!(below, Frame::Task(Task::Setup(_)));
                need(!dealing || setup(rounds::STEP_ASSISTANTS), wrong)?;
                let gap = s.supply.get(stack as usize).is_some_and(|x| x.top.is_none() && x.below > 0);
                need(gap, "that supply stack has nothing to turn up")
            }
            Chance::Rescue { place } => {
                need(
                    setup(rounds::STEP_ASSISTANTS) || below == Frame::Ask(Verb::Rescue) || self.rival_acts(),
                    wrong,
                )?;
                let hidden = s.rescue.get(place as usize).is_some_and(|a| a.is_none());
                need(hidden, "that assistant is known")
            }
            Chance::Idol { site } => {
                need(setup(rounds::STEP_IDOLS) && site.at() < SITES, wrong)?;
                let up = self.t.boards[s.options.board as usize].idols[site.at()].0;
                need(up > 0 && s.idols[site.at()].is_none(), "no idol is missing there")
            }
            Chance::Bonus { place } => {
                need(setup(rounds::STEP_BONUS), wrong)?;
                need(
                    s.bonus.get(place as usize).is_some_and(|b| b.is_none()),
                    "no bonus tile is missing there",
                )
            }
            Chance::Temple { place } => {
                let temple = self.t.boards[s.options.board as usize].temple;
                need(below == (Frame::TakeBonus { spot: temple }), wrong)?;
                let hidden = s.temple_bonus.get(place as usize).is_some_and(|b| b.is_none());
                need(hidden, "that bonus tile is known")
            }
            Chance::Block => {
                need(setup(rounds::STEP_BLOCK) && s.options.players == 3 && s.blocked.count_ones() < 3, wrong)
            }
            Chance::Colour { purple } => {
                need(setup(rounds::STEP_COLOURS) && s.options.players == 1, wrong)?;
                let of = |colour: u8| {
                    let tiles = self.t.rows.rival.iter().enumerate();
                    tiles.filter(|&(at, row)| row.colour == colour && s.rival.tiles & (1 << at) != 0).count()
                };
                // The red tiles come first.
                let red_left = of(1) < s.options.red as usize;
                let purple_left = of(2) < s.options.purple as usize;
                need(
                    if purple { !red_left && purple_left } else { red_left },
                    "no tile of that colour is due",
                )
            }
            Chance::Arrow => need(matches!(below, Frame::Task(Task::RivalTurn | Task::RivalDeed)), wrong),
            Chance::RivalTile => need(at == 0 && s.rival.arrow != 0, wrong),
            Chance::RivalSite { site } => {
                need(self.rival_acts(), wrong)?;
                Self::wild(site)?;
                need(s.rival.figures & site.spaces() != 0, "no figure of the rival is there")?;
                need(!self.found(site), "its site is discovered already")
            }
            Chance::Objective { place } => {
                need(place < 4 && below == Frame::Task(Task::Objectives { place: place + 1 }), wrong)
            }
        }?;
        let mut outcomes: Vec<Action> = Vec::new();
        chance::outcomes(self.t, s, chance, &mut outcomes);
        need(!outcomes.is_empty(), "nothing is left that could come")
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
        need(
            bottom == (at == 0),
            "at the bottom, and only there, lies a setup, a turn, the end of a turn or the end of a round",
        )?;
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
        need(!of_rival || s.options.players == 1, "only a solo game has a rival")?;
        if self.rival_acts() && at > 0 {
            let own = of_rival || matches!(frame, Frame::Task(Task::Awaken { .. }) | Frame::Chance(_));
            need(own, "it cannot come in a turn of the rival")?;
        }
        let above = s.stack.get(at + 1);
        match frame {
            Frame::Task(Task::Setup(_) | Task::TurnEnd) => need(
                s.stack.len() == 2 && matches!(above, Some(Frame::Chance(_))),
                "it waits for chance alone",
            ),
            Frame::Task(Task::RoundEnd(step)) => {
                let last = step == s.options.players + 2;
                let fits = match above {
                    Some(Frame::Keep { .. }) => !last,
                    Some(Frame::Chance(Chance::Row { .. })) => last,
                    _ => false,
                };
                need(s.stack.len() == 2 && fits, "it waits for kept cards, or for a card for the row")
            }
            Frame::Task(Task::RivalTurn) => need(
                matches!(above, Some(Frame::Chance(Chance::Arrow) | Frame::Task(Task::DrawHands { .. }))),
                "it waits for an arrow",
            ),
            Frame::Task(Task::RivalDone) => need(above.is_some(), "it waits for nobody"),
            Frame::Task(
                Task::RivalDeed | Task::RivalStep { .. } | Task::RivalAssistant | Task::RivalRefill,
            ) => need(self.rival_acts(), "it belongs into a turn of the rival"),
            Frame::Task(Task::Objectives { .. }) => need(
                at == 1
                    && s.stack.len() == 3
                    && matches!(above, Some(Frame::Chance(Chance::Objective { .. }))),
                "objectives are revealed before the first turn of the player",
            ),
            Frame::Task(Task::DrawHands { .. }) => need(
                at == 1 && s.stack.len() == 3 && matches!(above, Some(Frame::Chance(Chance::Card { .. }))),
                "hands are drawn before the first turn of a round",
            ),
            // The components these rely on must not be taken away from above.
            Frame::Task(Task::Arrive { .. } | Task::TakeGuardian { .. } | Task::LookDraw { .. })
            | Frame::LookDiscard { .. }
            | Frame::LookKeep => {
                let upset = s.stack[at + 1..].iter().find(|&&frame| self.upsets(frame));
                match upset {
                    Some(frame) => Err(format!("{} cannot come in between", frame.word())),
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
        if verb == Verb::CopyIdol { self.idols_upset() } else { verb.upsets() }
    }

    /// Whether the effect of an idol can do so; no idol has the verb that copies idols.
    fn idols_upset(&self) -> bool {
        let copies = |pc: u16| matches!(self.t.program.op(pc), Op::Do(Verb::CopyIdol));
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
                if let Verb::Travel(more) = verb {
                    icons = icons.plus(more);
                }
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
            problems.push("cards are looked at, and nothing on the stack says why");
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
            problems.push(format!("seat {} cannot pay the tablets that are due", s.turn));
        }
        // An open choice may give the icons that were counted on.
        let due = travel::outstanding(self.t, s);
        let change = Change { icons_in: self.promised(), ..Change::default() };
        if due.icons.iter().map(|(_, n)| u32::from(n)).sum::<u32>() > 60 || due.wild > 60 {
            problems.push("more travel is due than anybody could pay");
        } else if !travel::keeps(self.t, s, due, change) {
            problems.push(format!("seat {} cannot pay what is due for travel and in cards", s.turn));
        }
        if !problems.0.is_empty() {
            return;
        }
        let mut settled = *s;
        Machine { t: self.t, s: &mut settled, log: &mut () }.settle();
        if settled != *s {
            problems.push(format!("the top of the stack ({}) waits for nobody", top.word()));
            return;
        }
        let mut ways = Vec::new();
        if !matches!(top, Frame::Chance(_)) {
            legal::list(self.t, s, &mut ways);
            if ways.is_empty() {
                problems.push(format!("nothing can be done about the top of the stack ({})", top.word()));
            }
        }
    }
}
