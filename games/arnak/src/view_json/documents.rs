//! The documents themselves, from which the types of other languages are made.

use serde::Serialize;

use crate::setup::Setup;

/// A whole view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakView))]
pub struct ViewDoc {
    /// Who looks: a seat, or nothing for a spectator.
    pub viewer: Option<u8>,
    /// What was agreed before the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::setup::SetupDoc))]
    pub setup: Setup,
    /// From 1.
    pub round: u8,
    /// The seat that began this round.
    pub first: u8,
    /// The seat whose turn it is.
    pub turn: u8,
    /// Seats that have passed.
    pub passed: Vec<u8>,
    /// The main action of this turn has been taken.
    pub main_used: bool,
    /// What the game waits for.
    pub pending: PendingDoc,
    /// Travel icons left over this turn.
    pub travel: IconsDoc,
    /// The card row; the staff stands after as many places as there were rounds.
    pub row: Vec<Option<String>>,
    /// Places left of the staff, which hold artifacts.
    pub staff: u8,
    /// The item deck.
    pub items: PileDoc,
    /// The artifact deck.
    pub artifacts: PileDoc,
    /// The exile piles.
    pub exiled: Vec<String>,
    /// Fear cards in the supply.
    pub fear: u8,
    /// The seventeen sites.
    pub sites: Vec<SiteDoc>,
    /// The stacks of site tiles of level I and II.
    pub site_stacks: Vec<SiteStackDoc>,
    /// Guardians in their stack.
    pub guardian_stack: u32,
    /// The supply board.
    pub supply: Vec<SupplyDoc>,
    /// The rescue stack from the top; nothing for those the viewer has not seen.
    pub rescue: Vec<Option<String>>,
    /// The research track.
    pub research: ResearchDoc,
    /// Altars (Spider Temple).
    pub altars: Vec<AltarDoc>,
    /// Dark tablets in the reserve (Spider Temple).
    pub reserve: u8,
    /// The players in seat order.
    pub players: Vec<PlayerDoc>,
    /// The rival of a solo game.
    pub rival: Option<RivalDoc>,
    /// Cards that the player whose turn it is looks at; nothing for those the viewer does not know.
    pub looking: Vec<Option<String>>,
    /// The score sheet, as if the game ended now.
    pub scores: ScoresDoc,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakPending))]
pub struct PendingDoc {
    /// `player`, `chance` or `over`.
    pub kind: &'static str,
    /// Who decides.
    pub seat: Option<u8>,
    /// What is decided: the word of the frame, or of the draw.
    pub what: Option<&'static str>,
}

/// Travel icons.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakIcons))]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub struct IconsDoc {
    pub boot: u8,
    pub ship: u8,
    pub car: u8,
    pub plane: u8,
}

/// Tokens of every kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakResources))]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub struct ResourcesDoc {
    pub coin: u8,
    pub compass: u8,
    pub tablet: u8,
    pub arrowhead: u8,
    pub jewel: u8,
    pub dark: u8,
}

/// A face-down deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakPile))]
pub struct PileDoc {
    /// Cards in it.
    pub size: u32,
    /// The top one, if it was turned up and put back.
    pub top: Option<String>,
}

/// A site of the map.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakSite))]
pub struct SiteDoc {
    /// The word of the notation.
    pub id: String,
    /// The key of the board's table, for names and texts.
    pub component: String,
    /// 0 for camps, 1 and 2.
    pub level: u8,
    /// Its spaces.
    pub spaces: Vec<SpaceDoc>,
    /// The site tile.
    pub tile: Option<String>,
    /// The guardian.
    pub guardian: Option<String>,
    /// The idol lying face up.
    pub idol: Option<String>,
    /// Idols lying face down.
    pub face_down_idols: u8,
}

/// A space for a figure.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakSpace))]
pub struct SpaceDoc {
    /// The word of the notation.
    pub id: String,
    /// Not used with this number of players.
    pub blocked: bool,
    /// Whose figure is there.
    pub figure: Option<OwnerDoc>,
}

/// A player or the rival.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakOwner))]
#[serde(untagged)]
pub enum OwnerDoc {
    /// A seat.
    Seat(u8),
    /// `"rival"`.
    Rival(&'static str),
}

/// A stack of site tiles.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakSiteStack))]
pub struct SiteStackDoc {
    /// 1 or 2.
    pub level: u8,
    /// Tiles in it.
    pub size: u32,
    /// Those that were put under it, in order.
    pub bottom: Vec<String>,
}

/// A stack of the supply board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakSupply))]
pub struct SupplyDoc {
    /// The open one.
    pub top: Option<String>,
    /// How many lie below.
    pub below: u8,
}

/// The research track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakResearch))]
pub struct ResearchDoc {
    /// Its spaces.
    pub spaces: Vec<SpotDoc>,
    /// Bonus tiles in the Lost Temple; nothing for those the viewer has not seen.
    pub temple_bonus: Vec<Option<String>>,
    /// Stacks of temple tiles.
    pub temple_stacks: Vec<TempleStackDoc>,
    /// Secret passages not yet used (Owl Temple).
    pub passages: Vec<String>,
}

/// A space of the research track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakSpot))]
pub struct SpotDoc {
    /// The word of the notation.
    pub id: String,
    /// The key of the board's table.
    pub component: String,
    /// Places for bonus tiles.
    pub bonus: Vec<Option<String>>,
    /// The Owl tile is still there.
    pub wall: bool,
    /// The rival has marked it.
    pub marked: bool,
}

/// A stack of temple tiles.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakTempleStack))]
pub struct TempleStackDoc {
    /// Its key.
    pub id: String,
    /// Tiles left.
    pub size: u8,
}

/// An altar.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakAltar))]
pub struct AltarDoc {
    /// Its key.
    pub id: String,
    /// The artifact on it.
    pub card: Option<String>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakPlayer))]
pub struct PlayerDoc {
    /// Tokens.
    pub resources: ResourcesDoc,
    /// The hand.
    pub hand: HandDoc,
    /// The play area.
    pub play: Vec<String>,
    /// The deck.
    pub deck: DeckDoc,
    /// Exiled basic cards.
    pub exiled_basics: Vec<String>,
    /// Fear tiles in the play area.
    pub fear_tiles: u8,
    /// Where the two figures are; `null` is the player's board.
    pub figures: Vec<Option<String>>,
    /// The two places for assistants.
    pub assistants: Vec<Option<AssistantDoc>>,
    /// Guardians overcome.
    pub guardians: Vec<GuardianDoc>,
    /// Idols in the crates.
    pub idols: u8,
    /// Idols in the four slots, from the left.
    pub slotted: u8,
    /// Research tokens.
    pub tokens: TokensDoc,
    /// The secret passage the glass has gone into.
    pub passage: Option<String>,
    /// Place in the order of arrival in the Lost Temple.
    pub arrival: Option<u8>,
    /// Temple tiles.
    pub temple_tiles: TilesDoc,
    /// Pairs of Owl tiles made into slots.
    pub pairs: u8,
    /// Idols in those slots.
    pub pair_idols: u8,
    /// Dark tablets under each altar.
    pub altars: Vec<u8>,
    /// No Fear from guardians this round.
    pub shielded: bool,
    /// All own travel icons are planes this round.
    pub all_planes: bool,
}

/// A hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakHand))]
pub struct HandDoc {
    /// All cards.
    pub size: u8,
    /// Those that the viewer knows.
    pub cards: Vec<String>,
    /// How many the viewer does not know.
    pub unknown: u8,
}

/// A deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakDeck))]
pub struct DeckDoc {
    /// Cards in it.
    pub size: u32,
    /// From the top: known cards, and groups of which only the number is known.
    pub from_top: Vec<DeckEntryDoc>,
    /// For each shuffle, the cards that the viewer cannot place: they lie in its groups, or in the hand.
    pub shuffles: Vec<ShuffleDoc>,
}

/// One card at a known place, or several in no known order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakDeckEntry))]
#[serde(untagged)]
pub enum DeckEntryDoc {
    /// A card all players know, or the viewer's own.
    Card {
        /// Which.
        card: String,
    },
    /// Cards of a shuffle.
    Unknown {
        /// Which shuffle: 0 the starting deck, then the round at whose end it was.
        shuffle: u8,
        /// How many.
        cards: u32,
    },
}

/// Cards that were shuffled together and not seen since.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakShuffle))]
pub struct ShuffleDoc {
    /// 0 the starting deck, then the round at whose end it was.
    pub shuffle: u8,
    /// Which cards.
    pub cards: Vec<String>,
}

/// An assistant of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakAssistant))]
pub struct AssistantDoc {
    /// Which.
    pub id: String,
    /// The gold side is up.
    pub gold: bool,
    /// Not exhausted.
    pub ready: bool,
}

/// A guardian of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakGuardian))]
pub struct GuardianDoc {
    /// Which.
    pub id: String,
    /// Its boon can still be used.
    pub ready: bool,
}

/// Where research tokens are; nothing is off the track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakTokens))]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub struct TokensDoc {
    pub glass: Option<String>,
    pub notebook: Option<String>,
    pub lantern: Option<String>,
}

/// Temple tiles by value.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakTiles))]
#[expect(missing_docs, reason = "the three values of a board")]
pub struct TilesDoc {
    pub low: u8,
    pub middle: u8,
    pub high: u8,
}

/// The rival of a solo game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakRival))]
pub struct RivalDoc {
    /// Where its figures are.
    pub figures: Vec<String>,
    /// All its tiles.
    pub tiles: Vec<String>,
    /// Those that are face down this round.
    pub unplayed: Vec<String>,
    /// The one being carried out.
    pub current: Option<String>,
    /// The arrow on the back of the next tile: `left` or `right`.
    pub arrow: Option<&'static str>,
    /// Kinds of idols lying face up.
    pub idols: Vec<String>,
    /// Idols lying face down.
    pub face_down_idols: u8,
    /// Its cards.
    pub cards: Vec<String>,
    /// Guardians overcome.
    pub guardians: Vec<String>,
    /// Its tokens.
    pub tokens: TokensDoc,
    /// The passage its glass has gone into.
    pub passage: Option<String>,
    /// Place in the order of arrival in the Lost Temple.
    pub arrival: Option<u8>,
    /// Temple tiles.
    pub temple_tiles: TilesDoc,
    /// Dark tablets under each altar.
    pub altars: Vec<u8>,
    /// Objectives in play.
    pub objectives: Vec<ObjectiveDoc>,
    /// Points from objectives.
    pub objective_points: u8,
}

/// An objective.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakObjective))]
pub struct ObjectiveDoc {
    /// Which.
    pub id: String,
    /// A player has met it.
    pub settled: bool,
}

/// The score sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ArnakScores))]
pub struct ScoresDoc {
    /// Keys of the lines.
    pub categories: Vec<&'static str>,
    /// Points of each player by line, then of the rival.
    pub points: Vec<Vec<i32>>,
    /// Their sums.
    pub totals: Vec<i32>,
}
