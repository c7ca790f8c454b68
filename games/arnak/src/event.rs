//! Events for log, animation, replay and tests: ids, never sentences.

use kernel::{Seat, Viewer};

use crate::ids::{Assistant, Bonus, Card, Guardian, Idol, Site, Space, Spot, Stack, Tile};
use crate::purse::{Icon, Icons, Purse};
use crate::state::Token;

/// Something an event is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "each holds what its type says")]
pub enum Thing {
    #[default]
    Nothing,
    /// A card the viewer may not know.
    HiddenCard,
    Card(Card),
    Space(Space),
    Site(Site),
    Tile(Tile),
    Guardian(Guardian),
    Assistant(Assistant),
    Idol(Idol),
    Bonus(Bonus),
    Spot(Spot),
    Stack(Stack),
    /// Index of a slot effect.
    Slot(u8),
    Tokens(Purse),
    Icons(Icons),
    Icon(Icon),
    Research(Token),
    Number(i16),
    /// A row of the rival's tiles.
    RivalTile(u8),
    /// An arrow; `true` is left.
    Arrow(bool),
    /// Index of an altar.
    Altar(u8),
    /// Index of a secret passage.
    Passage(u8),
    /// Index of an objective.
    Objective(u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the text of each kind is in `words`")]
pub enum Kind {
    RoundStarted,
    TurnStarted,
    Drew,
    Played,
    Spent,
    Hired,
    UsedUp,
    Exiled,
    ExiledFearTile,
    Discarded,
    KeptHand,
    Gained,
    Paid,
    TravelGained,
    FearGained,
    FearTileGained,
    Dug,
    Discovered,
    SiteFound,
    GuardianAwoke,
    GuardianMoved,
    Overcame,
    BoonUsed,
    BoonReadied,
    IdolTaken,
    HiddenIdolTaken,
    IdolPaid,
    IdolSlotted,
    IdolFreed,
    IdolCopied,
    Relocated,
    Recalled,
    Activated,
    Scouted,
    Bought,
    ItemGained,
    RowDealt,
    RowExiled,
    Revealed,
    Looked,
    KeptCard,
    ReturnedCard,
    Researched,
    ReachedTemple,
    BonusTaken,
    TempleTileTaken,
    AssistantUsed,
    SupplyUsed,
    Recruited,
    Promoted,
    Refreshed,
    Exchanged,
    Rescued,
    SupplyRevealed,
    Shielded,
    AllPlanes,
    Passed,
    TurnEnded,
    RoundEnded,
    GameEnded,
    AltarActivated,
    ArtifactOnAltar,
    WallTileTaken,
    PassageTaken,
    PairMade,
    RivalTurn,
    RivalNothing,
    RivalDug,
    RivalDiscovered,
    RivalIdol,
    RivalResearched,
    RivalRemovedBonus,
    RivalTempleTile,
    RivalRemovedAssistant,
    RivalOvercame,
    RivalBought,
    RivalAltar,
    RivalWallTile,
    RivalMarkedTile,
    RivalPassage,
    ObjectiveRevealed,
    ObjectiveMet,
    ObjectiveLost,
}

/// One event: its kind, the player, and up to two things it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened.
    pub kind: Kind,
    /// The player; `None` for the table as a whole.
    pub seat: Option<Seat>,
    /// The first thing it is about.
    pub a: Thing,
    /// The second thing.
    pub b: Thing,
    /// Only this seat may see `a`.
    pub private: bool,
}

impl Event {
    /// A public event.
    pub const fn new(kind: Kind, seat: u8, a: Thing, b: Thing) -> Self {
        Event { kind, seat: Some(Seat(seat)), a, b, private: false }
    }

    /// A fact about the table.
    pub const fn table(kind: Kind, a: Thing, b: Thing) -> Self {
        Event { kind, seat: None, a, b, private: false }
    }

    /// An event whose first thing is visible only to its player.
    pub const fn private(kind: Kind, seat: u8, a: Thing) -> Self {
        Event { kind, seat: Some(Seat(seat)), a, b: Thing::Nothing, private: true }
    }

    /// The fact as a viewer sees it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let hidden = self.private && self.seat.is_none_or(|seat| !viewer.is(seat));
        if hidden { Event { a: Thing::HiddenCard, ..self } } else { self }
    }
}
