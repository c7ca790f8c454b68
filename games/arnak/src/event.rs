//! Events for log, animation, replay and tests: ids, never sentences.
//!
//! One line of the table below is all about an event but its sentence: its word, its name, and its fields with their
//! names and types. Clients get the word and the fields under these names; the sentence `event-<word>` in the game's
//! words uses them as its arguments. A field is left out where it is `None`, and what a viewer may not know is [`Seen`].
//! Clients know these words, so none may ever change its meaning.

use kernel::{Seat, Seen};

use crate::ids::{
    Altar, Assistant, Bonus, Card, Guardian, Idol, ObjectiveTile, Passage, RivalTile, Site, Space, Spot,
    Stack, Tile,
};
use crate::purse::{Icons, Purse};
use crate::state::Token;
use crate::words::EventField;

/// Who did something that the rival does too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doer {
    /// A player.
    Player(Seat),
    /// The rival of a solo game.
    Rival,
}

/// The arrow on the back of a rival tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "where it points")]
pub enum Arrow {
    Left,
    Right,
}

impl Arrow {
    /// As the state holds it: `true` is left.
    pub const fn of(left: bool) -> Self {
        if left { Arrow::Left } else { Arrow::Right }
    }
}

/// A site or space of the map with the tile that lies there, by whose name people know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At<P> {
    /// Where it is; clients get this.
    pub place: P,
    /// What was discovered there. Camps have none.
    pub tile: Tile,
}

kernel::events! {
    /// What happened. It is copied, and small.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[expect(missing_docs, reason = "the sentences among the words say what each is")]
    pub enum Event of EventField {
        // Rounds and turns.
        "round_started"           RoundStarted          { number: u8 };
        "turn_started"            TurnStarted           { seat: Seat };
        "passed"                  Passed                { seat: Seat };
        "turn_ended"              TurnEnded             { seat: Seat };
        "round_ended"             RoundEnded            { number: u8 };
        "game_ended"              GameEnded;

        // Cards of a player.
        "drew"                    Drew                  { seat: Seat, card: Seen<Card> };
        "played"                  Played                { seat: Seat, card: Card };
        "spent"                   Spent                 { seat: Seat, card: Card };
        "hired"                   Hired                 { seat: Seat };
        "used_up"                 UsedUp                { seat: Seat, card: Card };
        "exiled"                  Exiled                { seat: Seat, card: Card };
        "exiled_fear_tile"        ExiledFearTile        { seat: Seat };
        "discarded"               Discarded             { seat: Seat, card: Card };
        "kept_hand"               KeptHand              { seat: Seat, number: u8 };
        "fear_gained"             FearGained            { seat: Seat };
        "fear_tile_gained"        FearTileGained        { seat: Seat };
        "looked"                  Looked                { seat: Seat, card: Seen<Card> };
        "kept_card"               KeptCard              { seat: Seat, card: Seen<Card> };
        "returned_card"           ReturnedCard          { seat: Seat, card: Seen<Card> };

        // Tokens.
        "gained"                  Gained                { seat: Seat, tokens: Purse };
        "paid"                    Paid                  { seat: Seat, tokens: Purse };
        "travel_gained"           TravelGained          { seat: Seat, icons: Icons };

        // Sites.
        "dug"                     Dug                   { seat: Seat, space: At<Space> };
        "discovered"              Discovered            { seat: Seat, site: Site };
        "site_found"              SiteFound             { seat: Doer, site: Site, tile: Tile };
        "relocated"               Relocated             { seat: Seat, from: At<Space>, to: At<Space> };
        "recalled"                Recalled              { seat: Seat, space: At<Space> };
        "activated"               Activated             { seat: Seat, site: At<Site> };
        "scouted"                 Scouted               { seat: Seat, tile: Tile };

        // Guardians and idols.
        "guardian_awoke"          GuardianAwoke         { seat: Doer, site: At<Site>, guardian: Guardian };
        "guardian_moved"          GuardianMoved         { seat: Seat, guardian: Guardian, site: At<Site> };
        "overcame"                Overcame              { seat: Seat, guardian: Guardian, site: At<Site> };
        "boon_used"               BoonUsed              { seat: Seat, guardian: Guardian };
        "boon_readied"            BoonReadied           { seat: Seat, guardian: Guardian };
        "idol_taken"              IdolTaken             { seat: Seat, idol: Idol };
        "hidden_idol_taken"       HiddenIdolTaken       { seat: Seat };
        "idol_paid"               IdolPaid              { seat: Seat };
        "idol_slotted"            IdolSlotted           { seat: Seat };
        "idol_freed"              IdolFreed             { seat: Seat };
        "idol_copied"             IdolCopied            { seat: Seat, idol: Idol };
        "shielded"                Shielded              { seat: Seat };
        "all_planes"              AllPlanes             { seat: Seat };

        // The card row.
        "bought"                  Bought                { seat: Seat, card: Card };
        "item_gained"             ItemGained            { seat: Seat, card: Card };
        "row_dealt"               RowDealt              { card: Card };
        "row_exiled"              RowExiled             { card: Card };
        "revealed"                Revealed              { card: Card };

        // Research. A summit idol is taken from its stack without points.
        "researched"              Researched            { seat: Seat, token: Token, spot: Spot };
        "reached_temple"          ReachedTemple         { seat: Seat, number: u8 };
        "bonus_taken"             BonusTaken            { seat: Seat, bonus: Bonus };
        "temple_tile_taken"       TempleTileTaken       { seat: Seat, stack: Stack, points: Option<u8> };

        // Assistants. All are refreshed where none is named; `for` is the one given back.
        "assistant_used"          AssistantUsed         { seat: Seat, assistant: Assistant };
        "supply_used"             SupplyUsed            { seat: Seat, assistant: Assistant };
        "recruited"               Recruited             { seat: Seat, assistant: Assistant };
        "promoted"                Promoted              { seat: Seat, assistant: Assistant };
        "refreshed"               Refreshed             { seat: Seat, assistant: Option<Assistant> };
        "exchanged"               Exchanged             { seat: Seat, assistant: Assistant, given: Assistant as "for" };
        "rescued"                 Rescued               { seat: Seat, assistant: Assistant };
        "supply_revealed"         SupplyRevealed        { assistant: Assistant };

        // Altars, Owl tiles and secret passages.
        "altar_activated"         AltarActivated        { seat: Seat, altar: Altar };
        "artifact_on_altar"       ArtifactOnAltar       { seat: Doer, card: Card, altar: Altar };
        "wall_tile_taken"         WallTileTaken         { seat: Seat, spot: Spot };
        "passage_taken"           PassageTaken          { seat: Seat, passage: Passage };
        "pair_made"               PairMade              { seat: Seat };

        // The rival. A bonus tile of the temple and an assistant that no player has seen are not named.
        "rival_turn"              RivalTurn             { tile: RivalTile, arrow: Arrow };
        "rival_nothing"           RivalNothing;
        "rival_dug"               RivalDug              { site: At<Site> };
        "rival_discovered"        RivalDiscovered       { site: Site };
        "rival_idol"              RivalIdol             { idol: Idol };
        "rival_researched"        RivalResearched       { token: Token, spot: Spot };
        "rival_removed_bonus"     RivalRemovedBonus     { bonus: Option<Bonus> };
        "rival_temple_tile"       RivalTempleTile       { stack: Stack, points: u8 };
        "rival_removed_assistant" RivalRemovedAssistant { assistant: Option<Assistant> };
        "rival_overcame"          RivalOvercame         { guardian: Guardian, site: At<Site> };
        "rival_bought"            RivalBought           { card: Card };
        "rival_altar"             RivalAltar            { altar: Altar };
        "rival_wall_tile"         RivalWallTile         { spot: Spot };
        "rival_marked_tile"       RivalMarkedTile       { spot: Spot };
        "rival_passage"           RivalPassage          { passage: Passage };
        "objective_revealed"      ObjectiveRevealed     { objective: ObjectiveTile };
        "objective_met"           ObjectiveMet          { objective: ObjectiveTile };
        "objective_lost"          ObjectiveLost         { objective: ObjectiveTile };
    }
}

// Sinks that keep events keep many.
const _: () = assert!(size_of::<Event>() <= 16);
