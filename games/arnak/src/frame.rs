//! Unfinished work: the frames on the stack of a position, and the decisions of chance.
//!
//! A frame is of one of four kinds, separated by type: [`Frame::Task`] runs by itself and never waits;
//! [`Frame::Chance`] waits for an outcome; [`Frame::Ask`] is a verb that waits for its player, described in `verb/`;
//! the other frames also wait for a player, and belong to turns, payments and consequences of verbs.

use crate::ids::{Card, Site, Space, Spot, Tile};
use crate::purse::Icons;
use crate::state::Token;
use crate::verb::Verb;

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DrawTo {
    /// Into the hand.
    Hand,
    /// To be looked at (the earrings).
    Look,
}

/// A decision of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Chance {
    /// A card of shuffle `bag` of a player's deck.
    Card {
        /// Whose deck.
        seat: u8,
        /// Which shuffle.
        bag: u8,
        /// Its destination.
        to: DrawTo,
    },
    /// An item or artifact for a place of the row.
    Row {
        /// 0 to 5.
        place: u8,
    },
    /// The top item or artifact, turned up to be offered.
    Reveal {
        /// Artifact instead of item.
        artifact: bool,
    },
    /// A site tile for a discovered site.
    Tile {
        /// Where.
        site: Site,
    },
    /// The top tile of a stack, to be resolved and put back.
    Scout {
        /// 1 or 2.
        level: u8,
    },
    /// A guardian for a site.
    Guardian {
        /// Where.
        site: Site,
    },
    /// The assistant now on top of a supply stack.
    Supply {
        /// 0 to 2.
        stack: u8,
    },
    /// The assistant at a place of the rescue stack.
    Rescue {
        /// From the top.
        place: u8,
    },
    /// A face-up idol for a site.
    Idol {
        /// Where.
        site: Site,
    },
    /// A bonus tile for a place of the track.
    Bonus {
        /// Index into `State::bonus`.
        place: u8,
    },
    /// A tile of the Lost Temple stack, seen for the first time.
    Temple {
        /// Index into `State::temple_bonus`.
        place: u8,
    },
    /// A camp whose second space is blocked.
    Block,
    /// A family whose rival tile is red, or purple.
    Colour {
        /// Purple instead of red.
        purple: bool,
    },
    /// The arrow on the back of the rival's next tile.
    Arrow,
    /// The rival's next tile.
    RivalTile,
    /// A site tile for a site the rival has found.
    RivalSite {
        /// Where.
        site: Site,
    },
    /// An objective for a place.
    Objective {
        /// 0 to 3.
        place: u8,
    },
}

/// One item of unfinished work. The top frame decides what is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Frame {
    /// No work; never on the stack.
    #[default]
    Empty,
    /// Runs by itself.
    Task(Task),
    /// Chance decides.
    Chance(Chance),
    /// A verb waits for the answer of its player.
    Ask(Verb),

    /// The menu of a turn.
    Turn,
    /// A player decides which hand cards to discard.
    Keep {
        /// Who.
        seat: u8,
    },
    /// Choose among the branches of the operation at `pc`.
    Choose {
        /// Where.
        pc: u16,
        /// How many more.
        left: u8,
        /// Branches taken, as bits.
        taken: u8,
    },
    /// Pay for the operation at `pc` or decline.
    Offer {
        /// Where.
        pc: u16,
    },
    /// May carry out the program at `pc`.
    May {
        /// Where.
        pc: u16,
    },
    /// Travel icons still to pay; `wild` of them any kind are covered by a discount.
    PayTravel {
        /// Icons to pay.
        need: Icons,
        /// Planes given by a discount.
        wild: u8,
    },
    /// Cards still to use up: the rest of a cost.
    PayCards {
        /// How many.
        n: u8,
    },
    /// Tablets still to pay, by dark or standard ones (Spider Temple).
    PayTablets {
        /// How many.
        n: u8,
    },
    /// A moment for free actions before something is revealed.
    Pause,
    /// A figure has come to a site with an obscure effect: bit 0 the site's effect, bit 1 the obscure one.
    Visit {
        /// Where.
        site: Site,
        /// What is still due.
        due: u8,
    },
    /// May resolve the camp a second time.
    Again {
        /// Where.
        site: Site,
    },
    /// May resolve an artifact just gained.
    Resolve {
        /// Which.
        card: Card,
    },
    /// The gains of a token where it arrived: bit 0 the bonus tile, bit 1 the row.
    Rewards {
        /// Which token.
        token: Token,
        /// Where.
        spot: Spot,
        /// What is still due.
        due: u8,
    },
    /// Takes a bonus tile of a space with several, or of the Lost Temple stack.
    TakeBonus {
        /// Where.
        spot: Spot,
    },
    /// Puts cards looked at openly into the play area, until one (from the bottom) or two are left; of two,
    /// one more may follow.
    LookDiscard {
        /// From the bottom.
        bottom: bool,
    },
    /// Keeps one of the last two cards looked at; the other goes back on top of the deck. No other player
    /// sees which.
    LookKeep,
    /// Chooses a row artifact for an empty altar.
    AltarArtifact {
        /// Which altar.
        altar: u8,
    },
}

/// Work that runs by itself: the machine takes it off the stack and carries it out without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Task {
    /// The next step of setting up.
    Setup(u8),
    /// All players draw up to five, starting with this seat.
    DrawHands {
        /// How many players have drawn.
        done: u8,
    },
    /// After the turn: refill the row, then the next player.
    TurnEnd,
    /// The next step of the end of the round.
    RoundEnd(u8),
    /// The program continues at `pc`.
    Run {
        /// Where.
        pc: u16,
    },
    /// The figure arrives at a space, all paid.
    Arrive {
        /// Where.
        space: Space,
        /// Passage Shell: may resolve twice.
        twice: bool,
    },
    /// The idols of a newly found site are taken.
    TakeIdols {
        /// Where.
        site: Site,
    },
    /// The site tile of a newly found site is turned up.
    RevealTile {
        /// Where.
        site: Site,
    },
    /// The effect of a site.
    ActivateSite {
        /// Where.
        site: Site,
    },
    /// The guardian of a newly found site appears.
    Awaken {
        /// Where.
        site: Site,
    },
    /// A scouted tile goes to the bottom of its stack.
    ScoutDone {
        /// Which.
        tile: Tile,
    },
    /// The guardian of a site joins the player, all paid.
    TakeGuardian {
        /// Where.
        site: Site,
    },
    /// Draws cards to look at.
    LookDraw {
        /// From the bottom.
        bottom: bool,
        /// How many more.
        n: u8,
    },
    /// The rival takes its next tile.
    RivalTurn,
    /// The rival carries out its tile.
    RivalDeed,
    /// The rival advances its glass or lantern, or its notebook.
    RivalStep {
        /// The notebook.
        notebook: bool,
    },
    /// The rival takes an assistant off the supply board.
    RivalAssistant,
    /// The row is filled up after the rival's purchases.
    RivalRefill,
    /// The rival's turn is over.
    RivalDone,
    /// Objectives are revealed, this place being next.
    Objectives {
        /// 0 to 3.
        place: u8,
    },
}

// The stack is a large part of a state, and states are copied all the time.
const _: () = assert!(size_of::<Frame>() == 8, "a frame has eight bytes");

impl From<Task> for Frame {
    fn from(task: Task) -> Frame {
        Frame::Task(task)
    }
}

impl From<Chance> for Frame {
    fn from(chance: Chance) -> Frame {
        Frame::Chance(chance)
    }
}

impl From<Verb> for Frame {
    fn from(verb: Verb) -> Frame {
        Frame::Ask(verb)
    }
}
