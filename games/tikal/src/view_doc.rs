//! The schema of a view as clients get it, from which the types of other languages are generated. `save` writes
//! the views; a test reads them through these types and compares.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Numbers by the key of what is counted.
pub type Counts = BTreeMap<String, u8>;

/// A whole view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalView)]
#[serde(deny_unknown_fields)]
pub struct ViewDoc {
    /// What was agreed before the game.
    pub setup: SetupDoc,
    /// From 1.
    pub round: u8,
    /// Whether the last turns are being played.
    pub last_turns: bool,
    /// The seat whose turn it is.
    pub turn: u8,
    /// The seat that decides.
    pub active: u8,
    /// Unfinished business, the present one last.
    pub stack: Vec<FrameDoc>,
    /// The position of the price wheel.
    pub wheel: u8,
    /// Action tiles still to be dealt.
    pub tiles_to_deal: Vec<String>,
    /// Action tiles at the river sites.
    pub sites: BTreeMap<String, Vec<String>>,
    /// Keys in the supply by colour.
    pub keys: Counts,
    /// Passages in the supply.
    pub passages: u8,
    /// The treasures.
    pub treasures: TreasuresDoc,
    /// The special cards.
    pub cards: CardsDoc,
    /// The light rooms to be excavated.
    pub light_rooms: LightRoomsDoc,
    /// The dark rooms in the middle.
    pub sanctuaries: SanctuariesDoc,
    /// Rooms by the space they lie on.
    pub temple: BTreeMap<String, LaidDoc>,
    /// Who has a flag on each place of a room; rooms without flags are left out.
    pub spots: BTreeMap<String, Vec<Option<u8>>>,
    /// The players in seat order.
    pub players: Vec<PlayerDoc>,
    /// Who looks: a seat, or `"spectator"`.
    #[schema(value_type = kernel::schema::SeatOrSpectator)]
    pub viewer: serde_json::Value,
    /// What each treasure is worth now.
    pub prices: Counts,
}

/// A setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalSetup)]
#[serde(deny_unknown_fields)]
pub struct SetupDoc {
    /// Two to four.
    pub players: u8,
    /// `more_control`, `short_game`.
    pub variants: Vec<String>,
}

/// One piece of unfinished business: its name and its parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalFrame)]
pub struct FrameDoc {
    /// What is being done.
    pub frame: String,
    /// To what.
    #[serde(flatten)]
    pub parts: BTreeMap<String, serde_json::Value>,
}

/// The treasures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalTreasures)]
#[serde(deny_unknown_fields)]
pub struct TreasuresDoc {
    /// Those the viewer cannot place.
    pub unseen: Counts,
    /// The piles.
    pub piles: Vec<PileDoc>,
    /// Those lying open (more control).
    pub open: Vec<String>,
    /// Those delivered.
    pub delivered: Counts,
}

/// The special cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalCards)]
#[serde(deny_unknown_fields)]
pub struct CardsDoc {
    /// Those the viewer cannot place.
    pub unseen: Counts,
    /// The deck.
    pub deck: PileDoc,
    /// The discard pile.
    pub discard: Counts,
}

/// The light rooms to be excavated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalLightRooms)]
#[serde(deny_unknown_fields)]
pub struct LightRoomsDoc {
    /// Those the viewer cannot place.
    pub unseen: Vec<String>,
    /// The stack.
    pub stack: PileDoc,
}

/// The dark rooms in the middle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalSanctuaries)]
#[serde(deny_unknown_fields)]
pub struct SanctuariesDoc {
    /// The one that comes next.
    pub next: Option<String>,
    /// Those no player has seen.
    pub unseen: Vec<String>,
}

/// A pile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalPile)]
#[serde(deny_unknown_fields)]
pub struct PileDoc {
    /// Tokens no player has seen.
    pub unknown: u8,
    /// Who looked last.
    pub looker: u8,
    /// Tokens on top that a player has seen, topmost first.
    pub top: Vec<TokenDoc>,
}

/// A token that a player has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalToken)]
#[serde(deny_unknown_fields)]
pub struct TokenDoc {
    /// Which, if the viewer knows it.
    pub token: Option<String>,
    /// The seats of which the viewer knows that they know it.
    pub known_by: Vec<u8>,
}

/// A room in the temple.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalLaid)]
#[serde(deny_unknown_fields)]
pub struct LaidDoc {
    /// Which.
    pub room: String,
    /// How far it is turned, in sixths.
    pub turn: u8,
    /// The sides with a door.
    pub doors: Vec<String>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TikalPlayer)]
#[serde(deny_unknown_fields)]
pub struct PlayerDoc {
    /// Points by line of the score sheet.
    pub points: BTreeMap<String, i32>,
    /// Where the explorer is.
    pub explorer: String,
    /// Where the pirogue is.
    pub pirogue: String,
    /// Whether the tent is still at hand.
    pub tent: bool,
    /// Passages at hand.
    pub passages: u8,
    /// Keys in the backpack by colour.
    pub backpack: Counts,
    /// Keys in the camp by colour, for their owner; for all viewers when the game is over.
    pub camp: Option<Counts>,
    /// Treasures in the camp, for their owner; for all viewers when the game is over.
    pub treasures: Option<Counts>,
    /// Treasures that all players saw being taken.
    pub treasures_seen: Counts,
    /// The hand, for its owner; for all viewers when the game is over.
    pub hand: Option<Counts>,
    /// Action tiles.
    pub tiles: Vec<String>,
    /// The score so far.
    pub score: i32,
    /// Flags at hand.
    pub flags_left: i32,
    /// Keys in the camp.
    pub camp_count: u8,
    /// Treasures in the camp.
    pub treasure_count: u8,
    /// Cards in the hand.
    pub hand_count: u8,
    /// Camp keys that all players saw being taken, for all but their owner until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camp_keys_seen: Option<Counts>,
}
