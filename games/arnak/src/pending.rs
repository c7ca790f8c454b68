//! Unfinished business: the frames on the stack of a position, and what chance is asked for.

use crate::ids::{Card, Site, Space, Spot, Tile};
use crate::purse::Icons;
use crate::state::Token;

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DrawTo {
    /// Into the hand.
    Hand,
    /// To be looked at (the earrings).
    Look,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Chance {
    /// A card of shuffle `bag` of a player's deck.
    Card {
        /// Whose deck.
        seat: u8,
        /// Which shuffle.
        bag: u8,
        /// Where it goes.
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
        /// Index into [`State::bonus`].
        place: u8,
    },
    /// A tile of the Lost Temple stack, seen for the first time.
    Temple {
        /// Index into [`State::temple_bonus`].
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

/// One piece of unfinished business. The top frame decides what is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Frame {
    /// No business; never on the stack.
    #[default]
    Empty,
    /// The next step of setting up.
    Setup(u8),
    /// Chance decides.
    Chance(Chance),
    /// Everybody draws up to five, this seat being next.
    DrawHands {
        /// How many players have drawn.
        done: u8,
    },
    /// The menu of a turn.
    Turn,
    /// After the turn: refill the row, then the next player.
    TurnEnd,
    /// The next step of the end of the round.
    RoundEnd(u8),
    /// A player decides which hand cards to discard.
    Keep {
        /// Who.
        seat: u8,
    },

    /// The program goes on at `pc`.
    Run {
        /// Where.
        pc: u16,
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

    /// May draw so many more cards.
    Draw {
        /// How many.
        n: u8,
        /// From the bottom.
        bottom: bool,
    },
    /// May exile a card.
    Exile,
    /// Must use up a card.
    UseUp,
    /// May trade a resource up.
    Upgrade,
    /// May refresh an assistant.
    Refresh,
    /// Takes a silver assistant.
    Recruit,
    /// Turns an assistant to gold.
    Promote,
    /// Uses an assistant of the supply board.
    UseSupply {
        /// The gold side.
        gold: bool,
    },
    /// Swaps an assistant.
    Exchange,
    /// Takes an assistant of the rescue stack.
    Rescue,
    /// May send a figure.
    Send {
        /// Icons covered.
        icons: Icons,
        /// Compasses off a discovery.
        compasses: u8,
        /// Passage Shell.
        shell: bool,
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
    /// A moment for free actions before something is revealed.
    Pause,
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
    /// A figure has come to a site with an obscure effect: bit 0 the site's effect, bit 1 the obscure one.
    Visit {
        /// Where.
        site: Site,
        /// What is still due.
        due: u8,
    },
    /// May do what the program at `pc` says.
    May {
        /// Where.
        pc: u16,
    },
    /// May resolve the camp a second time.
    Again {
        /// Where.
        site: Site,
    },
    /// The guardian of a newly found site appears.
    Awaken {
        /// Where.
        site: Site,
    },
    /// Moves an own figure to another site.
    Relocate {
        /// Level I sites too.
        level1: bool,
    },
    /// Activates sites.
    Activate {
        /// Which, as in the verb.
        place: crate::verb::Place,
        /// How many more.
        n: u8,
        /// One that was activated already.
        not: Site,
    },
    /// A scouted tile goes to the bottom of its stack.
    ScoutDone {
        /// Which.
        tile: Tile,
    },
    /// May overcome a guardian without its cost.
    Overcome {
        /// Bear Trap.
        alone: bool,
    },
    /// The guardian of a site joins the player, all paid.
    TakeGuardian {
        /// Where.
        site: Site,
    },
    /// May buy a card.
    Buy {
        /// What.
        ware: crate::verb::Ware,
        /// How much cheaper.
        minus: u8,
        /// The top card of the deck is offered too.
        reveal: bool,
        /// It is the main action itself, by the discount assistant: something is bought.
        must: bool,
    },
    /// Gains a row card.
    Take {
        /// What.
        ware: crate::verb::Ware,
        /// Where to.
        dest: crate::verb::Dest,
    },
    /// May resolve an artifact just gained.
    Resolve {
        /// Which.
        card: Card,
    },
    /// May research.
    Research {
        /// Which token of the discount's kinds is cheaper; `NO_DISCOUNT` for none.
        minus: (u8, u8),
    },
    /// May advance the notebook for nothing.
    Journal,
    /// What a token gains where it arrived: bit 0 the bonus tile, bit 1 the row.
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
    /// May return a figure (Guardian's Ocarina).
    Recall,
    /// Says how many cards to look at.
    LookHowMany {
        /// From the bottom.
        bottom: bool,
        /// At most.
        max: u8,
    },
    /// Draws cards to look at.
    LookDraw {
        /// From the bottom.
        bottom: bool,
        /// How many more.
        n: u8,
    },
    /// Puts cards looked at into the play area, openly, until one (from the bottom) or two are left; of two,
    /// one more may follow.
    LookDiscard {
        /// From the bottom.
        bottom: bool,
    },
    /// Keeps one of the last two cards looked at; the other goes back on top of the deck. Nobody sees which.
    LookKeep,
    /// May take an exiled item.
    Hammer,
    /// Moves a guardian.
    Crown,
    /// Uses a face-up idol of the board.
    CopyIdol,
    /// May turn a used boon up again.
    Ready,
    /// Moves an idol from a slot back to the crates.
    Unslot,
    /// Chooses a row artifact for an empty altar.
    AltarArtifact {
        /// Which altar.
        altar: u8,
    },
    /// The rival takes its next tile.
    RivalTurn,
    /// The rival does what its tile says.
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
