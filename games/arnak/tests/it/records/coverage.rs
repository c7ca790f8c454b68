//! What a set of records uses: every component, place, kind of action, kind of event and way to end a game.
//!
//! It owns the list of everything to be used and the way a step shows what it used. It must not know where
//! records come from: both the generator and the test of the fixtures use it.

use std::collections::BTreeSet;

use arnak::event::{Doer, Event, Kind};
use arnak::ids::{
    Assistant, Bonus, CAMPS, Card, FEAR, Guardian, Idol, SITES, SPACES, Site, Space, Spot, Stack, Tile,
};
use arnak::state::{Frame, Token};
use arnak::{Action, Arnak, State};
use kernel::effect::Op;
use kernel::{Game, Who};

/// How a tie for first place ended, or a solo game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Ending {
    ClearVictory,
    EarlierArrival,
    ResearchScore,
    SharedVictory,
    OwlResearchScore,
    OwlSharedVictory,
    SoloVictory,
    SoloDefeat,
    SoloDraw,
}

const ENDINGS: [Ending; 9] = [
    Ending::ClearVictory,
    Ending::EarlierArrival,
    Ending::ResearchScore,
    Ending::SharedVictory,
    Ending::OwlResearchScore,
    Ending::OwlSharedVictory,
    Ending::SoloVictory,
    Ending::SoloDefeat,
    Ending::SoloDraw,
];

/// One thing that the fixtures must use. The `u8` after a name is a board, unless stated otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Use {
    Verb(&'static str),
    Event(Kind),
    Ending(Ending),
    /// A board and the number of players of a finished game.
    Finished(u8, u8),
    Played(Card),
    Bought(Card),
    /// An artifact used when it was gained, or on an altar.
    Resolved(Card),
    /// A card, paid for its travel value.
    Travelled(Card),
    Found(Tile),
    /// A site tile, dug by a later visitor.
    Dug(Tile),
    Overcame(Guardian),
    Boon(Guardian),
    /// An assistant and whether its gold side was up.
    Assisted(Assistant, bool),
    TookIdol(Idol),
    TookBonus(Bonus),
    /// An idol slot effect by its number.
    Slot(u8),
    Visited(u8, Space),
    Discovered(u8, Site),
    Researched(u8, Token, Spot),
    /// One of several parallel bridges: a board, the space and which of them.
    Lane(u8, Spot, u8),
    TempleTile(u8, Stack),
    /// A board and the place in the order of arrival.
    Arrived(u8, u8),
    Altar(u8),
    AltarArtifact(u8),
    RivalAltar(u8),
    Passage(u8),
    RivalPassage(u8),
    Wall(Spot),
    /// A rival tile and the round.
    Rival(u8, u8),
    ObjectiveMet(u8),
    ObjectiveLost(u8),
    /// A branch of the choice at a place of the effect program.
    Branch(u16, u8),
    /// A payment at a place of the effect program.
    Paid(u16),
    /// A board with or without the components of Twisted Paths.
    Boxes(u8, bool),
    /// This many objectives of the rival.
    Objectives(u8),
    /// The priority option.
    Priority,
    /// Rival tiles named in the setup.
    NamedTiles,
}

/// Everything there is.
pub(crate) struct Coverage {
    pub(crate) all: BTreeSet<Use>,
}

/// The number of the spider and the owl board.
const SPIDER: u8 = 2;
pub(crate) const OWL: u8 = 3;

/// Every kind of action, in the order of the notation.
const VERBS: [&str; 68] = [
    "deal",
    "drawn",
    "tile_up",
    "guardian_up",
    "assistant_up",
    "idol_up",
    "bonus_up",
    "block",
    "colour",
    "arrow",
    "rival",
    "objective",
    "dig",
    "discover",
    "overcome",
    "buy",
    "play",
    "research",
    "temple",
    "wall",
    "passage",
    "altar",
    "pass",
    "end",
    "assistant",
    "boon",
    "idol",
    "pair",
    "pair_idol",
    "option",
    "yes",
    "no",
    "continue",
    "spend",
    "icon",
    "cover",
    "hire",
    "useup",
    "dark",
    "draw",
    "exile_hand",
    "exile_play",
    "exile_tile",
    "upgrade",
    "refresh",
    "promote",
    "recruit",
    "use_assistant",
    "take_card",
    "put_on_altar",
    "exchange",
    "rescue",
    "move",
    "activate",
    "crown",
    "recall",
    "look",
    "put_down",
    "keep",
    "site_first",
    "obscure_first",
    "unslot",
    "unpair",
    "bonus_first",
    "row_first",
    "bonus",
    "copy",
    "ready",
];

/// The last two kinds of action.
const MORE_VERBS: [&str; 2] = ["discard", "keep_hand"];

impl Coverage {
    pub(crate) fn new(game: &Arnak) -> Self {
        let mut coverage = Coverage { all: BTreeSet::new() };
        coverage.list(game);
        coverage
    }

    fn list(&mut self, game: &Arnak) {
        let t = &game.tables;
        let all = &mut self.all;
        all.extend(VERBS.iter().chain(&MORE_VERBS).map(|&verb| Use::Verb(verb)));
        all.extend(Kind::ALL.iter().map(|&kind| Use::Event(kind)));
        all.extend(ENDINGS.map(Use::Ending));
        for (card, _) in t.rows.cards() {
            all.insert(Use::Travelled(card));
            if card != FEAR {
                all.insert(Use::Played(card));
            }
            if (t.items | t.artifacts) & card.bit() != 0 {
                all.insert(Use::Bought(card));
            }
            if t.artifacts & card.bit() != 0 {
                all.insert(Use::Resolved(card));
            }
        }
        all.extend([0, 2, 3, 4].map(Use::Objectives));
        all.extend([Use::Priority, Use::NamedTiles]);
        let numbers = |n: usize| 0..n as u8;
        for at in numbers(t.rows.tiles.len()) {
            all.extend([Use::Found(Tile(at)), Use::Dug(Tile(at))]);
        }
        for at in numbers(t.rows.guardians.len()) {
            all.extend([Use::Overcame(Guardian(at)), Use::Boon(Guardian(at))]);
        }
        for at in numbers(t.rows.assistants.len()) {
            all.extend([false, true].map(|gold| Use::Assisted(Assistant(at), gold)));
        }
        all.extend(numbers(t.rows.idols.len()).map(|at| Use::TookIdol(Idol(at))));
        all.extend(numbers(t.rows.bonuses.len()).map(|at| Use::TookBonus(Bonus(at))));
        all.extend(numbers(t.rows.slots.len()).map(Use::Slot));
        for tile in numbers(t.rows.rival.len()) {
            all.extend((1..=5).map(|round| Use::Rival(tile, round)));
        }
        for at in numbers(t.rows.objectives.len()) {
            all.extend([Use::ObjectiveMet(at), Use::ObjectiveLost(at)]);
        }
        for (at, board) in t.rows.boards.iter().enumerate() {
            let b = at as u8;
            all.extend((1..=4).map(|players| Use::Finished(b, players)));
            all.extend((0..SPACES as u8).map(|space| Use::Visited(b, Space(space))));
            all.extend((CAMPS as u8..SITES as u8).map(|site| Use::Discovered(b, Site(site))));
            for spot in &board.track[1..] {
                all.insert(Use::Researched(b, Token::Glass, spot.spot()));
                if !spot.temple {
                    all.insert(Use::Researched(b, Token::Notebook, spot.spot()));
                }
                if board.lantern {
                    all.insert(Use::Researched(b, Token::Lantern, spot.spot()));
                }
                if spot.wall.is_some() {
                    all.insert(Use::Wall(spot.spot()));
                }
            }
            for edge in board.edges.iter().filter(|edge| edge.lane > 0) {
                all.insert(Use::Lane(b, board.track[edge.to as usize].spot(), edge.lane));
            }
            // The base box has too few idols for the Owl Temple.
            let boxes = [false, true].into_iter().filter(|&twisted| twisted || b != OWL);
            all.extend(boxes.map(|twisted| Use::Boxes(b, twisted)));
            all.extend(numbers(board.stacks.len()).map(|stack| Use::TempleTile(b, Stack(stack))));
            if board.track.iter().any(|spot| spot.temple) {
                all.extend((1..=4).map(|place| Use::Arrived(b, place)));
            }
            for altar in numbers(board.altars.len()) {
                all.extend([Use::Altar(altar), Use::AltarArtifact(altar), Use::RivalAltar(altar)]);
            }
            for passage in numbers(board.passages.len()) {
                all.extend([Use::Passage(passage), Use::RivalPassage(passage)]);
            }
        }
        let ops = || 1..t.program.len() as u16;
        for pc in ops() {
            match *t.program.op(pc) {
                Op::Pay { .. } => all.extend([Use::Paid(pc)]),
                Op::Choose { n, .. } if pc != t.slots => {
                    all.extend((0..n).map(|i| Use::Branch(alike(game, pc), i)));
                }
                _ => {}
            }
        }
        // Who chooses a branch has agreed to its price: no payment is offered.
        for pc in ops() {
            if let Op::Choose { n, first, .. } = *t.program.op(pc) {
                for branch in (0..n).map(|i| t.program.branch(first, i)) {
                    if matches!(t.program.op(branch), Op::Pay { cost, .. } if cost.cards == 0) {
                        all.remove(&Use::Paid(branch));
                    }
                }
            }
        }
    }

    /// What one step used.
    pub(crate) fn observe(
        game: &Arnak,
        before: &State,
        action: Action,
        events: &[Event],
        out: &mut impl FnMut(Use),
    ) {
        let t = &game.tables;
        let board = before.options.board;
        out(Use::Verb(game.phrase(action).verb));
        match (before.stack.last(), action) {
            (Some(&Frame::Choose { pc, .. }), Action::Option(i)) if pc == t.slots => out(Use::Slot(i)),
            (Some(&Frame::Choose { pc, .. }), Action::Option(i)) => out(Use::Branch(alike(game, pc), i)),
            (Some(&Frame::Offer { pc }), Action::Accept | Action::UseUp(_)) => out(Use::Paid(pc)),
            (Some(&Frame::Resolve { card }), Action::Accept) => out(Use::Resolved(card)),
            (_, Action::Research(_, step)) if step.lane > 0 => out(Use::Lane(board, step.to, step.lane)),
            (_, Action::Assist(place)) => {
                let me = before.me();
                out(Use::Assisted(me.assistants[place as usize], me.gold & (1 << place) != 0));
            }
            _ => {}
        }
        for event in events {
            out(Use::Event(event.kind()));
            match *event {
                Event::Played { card, .. } => out(Use::Played(card)),
                Event::Spent { card, .. } => out(Use::Travelled(card)),
                Event::Bought { card, .. } => out(Use::Bought(card)),
                Event::SiteFound { seat: Doer::Player(_), tile, .. } => out(Use::Found(tile)),
                Event::Dug { space, .. } => {
                    out(Use::Visited(board, space.place));
                    if space.tile.is_some() {
                        out(Use::Dug(space.tile));
                    }
                }
                Event::Discovered { site, .. } => out(Use::Discovered(board, site)),
                Event::Overcame { guardian, .. } => out(Use::Overcame(guardian)),
                Event::BoonUsed { guardian, .. } => out(Use::Boon(guardian)),
                Event::IdolTaken { idol, .. } => out(Use::TookIdol(idol)),
                Event::BonusTaken { bonus, .. } => out(Use::TookBonus(bonus)),
                Event::Researched { token, spot, .. } => {
                    out(Use::Researched(board, token, spot));
                }
                Event::ReachedTemple { number, .. } => out(Use::Arrived(board, number)),
                Event::TempleTileTaken { stack, .. } => out(Use::TempleTile(board, stack)),
                Event::AltarActivated { altar, .. } => out(Use::Altar(altar.0)),
                Event::ArtifactOnAltar { altar, .. } => out(Use::AltarArtifact(altar.0)),
                Event::RivalAltar { altar } => out(Use::RivalAltar(altar.0)),
                Event::PassageTaken { passage, .. } => out(Use::Passage(passage.0)),
                Event::RivalPassage { passage } => out(Use::RivalPassage(passage.0)),
                Event::WallTileTaken { spot, .. } => out(Use::Wall(spot)),
                Event::RivalTurn { tile, .. } => out(Use::Rival(tile.0, before.round)),
                Event::ObjectiveMet { objective } => out(Use::ObjectiveMet(objective.0)),
                Event::ObjectiveLost { objective } => out(Use::ObjectiveLost(objective.0)),
                _ => {}
            }
        }
    }

    /// How a game ended.
    pub(crate) fn observe_end(game: &Arnak, state: &State, out: &mut impl FnMut(Use)) {
        let options = state.options;
        out(Use::Finished(options.board, options.players));
        out(Use::Boxes(options.board, options.twisted));
        if options.players == 1 {
            out(Use::Objectives(options.objectives));
            if options.priority {
                out(Use::Priority);
            }
            if options.named_red | options.named_purple != 0 {
                out(Use::NamedTiles);
            }
        }
        let sheet = game.scores(state);
        if options.players == 1 {
            let [human, rival] = [sheet.rows[0].total, sheet.rows[1].total];
            out(Use::Ending(match human.cmp(&rival) {
                std::cmp::Ordering::Greater => Ending::SoloVictory,
                std::cmp::Ordering::Less => Ending::SoloDefeat,
                std::cmp::Ordering::Equal => Ending::SoloDraw,
            }));
            return;
        }
        let most = sheet.rows.iter().map(|row| row.total).max().expect("somebody plays");
        let tied = sheet.rows.iter().filter(|row| row.total == most).count();
        let winners = sheet.winners().count();
        let owl = options.board == OWL;
        let arrived = sheet.rows.iter().any(|row| match row.who {
            Who::Seat(seat) => row.total == most && state.players[seat.index()].arrival > 0,
            Who::Rival => false,
        });
        out(Use::Ending(match (tied, winners) {
            (1, _) => Ending::ClearVictory,
            (_, 1) if owl => Ending::OwlResearchScore,
            (_, 1) if arrived => Ending::EarlierArrival,
            (_, 1) => Ending::ResearchScore,
            _ if owl => Ending::OwlSharedVictory,
            _ => Ending::SharedVictory,
        }));
    }

    /// Whether only some boards, given as bits, can show this.
    pub(crate) fn boards(what: Use) -> u8 {
        match what {
            Use::Finished(board, _)
            | Use::Visited(board, _)
            | Use::Discovered(board, _)
            | Use::Researched(board, ..)
            | Use::Lane(board, ..)
            | Use::Boxes(board, _)
            | Use::TempleTile(board, _)
            | Use::Arrived(board, _) => 1 << board,
            Use::Altar(_) | Use::AltarArtifact(_) | Use::RivalAltar(_) => 1 << SPIDER,
            Use::Passage(_) | Use::RivalPassage(_) | Use::Wall(_) => 1 << OWL,
            _ => 0b1111,
        }
    }
}

/// The first choice on a track with the same options: a choice of a later row may never be open, since a player
/// who must take an assistant or turn one to gold in every row has only one of the two left in the end.
fn alike(game: &Arnak, pc: u16) -> u16 {
    let t = &game.tables;
    let branches = |pc: u16| match *t.program.op(pc) {
        Op::Choose { pick, n, first } => {
            let ops = (0..n).map(|i| *t.program.op(t.program.branch(first, i))).collect::<Vec<_>>();
            Some((pick, ops))
        }
        _ => None,
    };
    let tracks = t.boards[0].camp[0];
    if pc < tracks {
        return pc;
    }
    let mine = branches(pc);
    (tracks..pc).find(|&other| branches(other) == mine).unwrap_or(pc)
}
