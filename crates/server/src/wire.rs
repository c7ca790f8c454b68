//! What goes over the wire besides what a table says: requests and answers of the HTTP API, and the messages of the
//! socket. The `OpenAPI` document and the TypeScript types are made of these.

use std::collections::BTreeMap;

use kernel::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Clock, SeatView, Status, TakeBacks, TimeOut, Update};
use utoipa::{IntoParams, ToSchema};

pub use crate::error::{ErrorBody, ErrorInfo};
pub use crate::live::Ack;
pub use crate::webhook::TurnNotice;

/// What can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The levels of the bots, weakest first.
    pub levels: Vec<String>,
}

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// The id.
    pub id: String,
    /// The name, in English and French.
    pub name: Names,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component tables.
    pub content: String,
    /// The numbers of players.
    pub players: Vec<u8>,
    /// The boards to choose from; none when there is one alone.
    pub boards: Vec<String>,
    /// Modules that are on or off by a field of the setup.
    pub switches: Vec<String>,
    /// Variants that can be listed in the setup.
    pub variants: Vec<String>,
    /// What the rival of a solo game can be given.
    pub rival: Option<RivalChoices>,
    /// What each field of a setup may hold, in a sentence.
    pub fields: BTreeMap<String, String>,
    /// Setups to begin with.
    pub examples: Vec<Value>,
    /// The setup when nobody says anything.
    pub default_setup: Value,
}

/// A name in both languages.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[expect(missing_docs, reason = "the languages")]
pub struct Names {
    pub en: String,
    pub fr: String,
}

/// What the rival of a solo game can be given.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RivalChoices {
    /// Red and purple tiles together at most.
    pub tiles: u8,
    /// The kinds of tiles that can be named.
    pub families: Vec<String>,
    /// The numbers of objectives.
    pub objectives: Vec<u8>,
}

/// The components of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Components {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component tables.
    pub content: String,
    /// The language of names and texts.
    pub lang: Lang,
    /// All components.
    pub components: Vec<ComponentInfo>,
}

/// A component.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ComponentInfo {
    /// The family: `item`, `guardian`, `action_tile`, …
    pub family: String,
    /// The key.
    pub id: String,
    /// The name.
    pub name: String,
    /// Printed numbers and marks by name.
    #[schema(value_type = BTreeMap<String, String>)]
    pub numbers: serde_json::Map<String, Value>,
    /// The rule text.
    pub text: String,
    /// The icon row.
    pub icons: Vec<String>,
    /// How sure the values are.
    pub confidence: kernel::content::Confidence,
}

/// Who somebody is or wants to be.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SessionRequest {
    /// The name others see.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<Lang>,
}

/// Somebody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Person {
    /// The id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// The language.
    pub lang: Lang,
    /// Where to tell the person that it is their turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
}

/// Who the caller is from now on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionAnswer {
    /// The person.
    pub person: Person,
    /// For `Authorization: Bearer`.
    pub token: String,
}

/// A new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The setup; the game's default if it is left out.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    pub setup: Option<Value>,
    /// Clock, take-backs and the like.
    #[serde(default)]
    pub options: TableOptions,
    /// Who sits where; seats that are left out are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether it is in the list everybody sees.
    #[serde(default)]
    pub public: bool,
    /// Whether the game begins at once; every seat must then be taken.
    #[serde(default)]
    pub start: bool,
    /// A name for the list.
    pub name: Option<String>,
}

/// What is chosen once for a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Whether the maker enters what a physical box brings, instead of the table's own dealer.
    pub chance_by_hand: bool,
    /// The clock.
    pub clock: Option<Clock>,
    /// What happens to a player whose time is up.
    pub time_out: Option<TimeOut>,
    /// What may be taken back.
    pub take_backs: TakeBacks,
    /// Whether one person may hold several seats; several seats of one's own mean it too.
    pub hot_seat: bool,
    /// The language of those who only watch.
    pub lang: Option<Lang>,
}

/// Who sits on a seat of a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The maker.
    Me,
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// A table was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableMade {
    /// Its id.
    pub id: String,
    /// The path by which another device acts as the same person. It holds a secret.
    pub seat_link: String,
    /// The path for whoever is to come.
    pub invite_link: String,
}

/// The way to the own seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatLink {
    /// The path by which another device acts as the same person. It holds a secret.
    pub seat_link: String,
}

/// The key of a seat link.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeyRequest {
    /// The part of the link after `#key=`.
    pub key: String,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListScope {
    /// Where the caller is a member and the game is not over.
    #[default]
    Mine,
    /// What everybody may see and is not over.
    Public,
    /// What is over: public ones and the caller's own.
    Finished,
}

/// Which tables to list.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ListQuery {
    /// Which.
    #[serde(default)]
    #[param(inline, required = false)]
    pub scope: ListScope,
    /// Of this game alone.
    pub game: Option<String>,
    /// The page, from 0.
    #[serde(default)]
    #[param(required = false)]
    pub page: u32,
}

/// A page of tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableList {
    /// The tables, those that changed last first.
    pub tables: Vec<TableInfo>,
    /// Whether there is a next page.
    pub more: bool,
}

/// A table from outside.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Its name in the list; may be empty.
    pub name: String,
    /// The game.
    pub game: String,
    /// The setup.
    pub setup: Value,
    /// What was chosen for it.
    pub options: TableOptions,
    /// Where the game stands.
    pub status: Status,
    /// The round, from 1; 0 before the start.
    pub round: u8,
    /// How many steps were taken.
    pub steps: u32,
    /// The seat that is to decide.
    pub to_act: Option<u8>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The caller's own seats.
    pub mine: Vec<u8>,
    /// Whether a seat is open, so that somebody can be invited.
    pub open: bool,
    /// Whether it is in the list everybody sees.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// The totals by seat, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// The ranks by seat, once the game is over with a result.
    pub ranks: Option<Vec<u8>>,
    /// The table of the rematch.
    pub next: Option<String>,
}

/// Where to go on, and how.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct UpdateQuery {
    /// The number of the last entry known; 0 or nothing for everything.
    #[serde(default)]
    #[param(required = false)]
    pub from: u32,
    /// The language.
    #[param(inline)]
    pub lang: Option<Lang>,
    /// The key of a seat link.
    pub key: Option<String>,
}

/// The language of an answer.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct LangQuery {
    /// The language.
    #[param(inline)]
    pub lang: Option<Lang>,
}

/// A message from a client through the socket, besides the commands of a table. Every message may have an `id`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SocketAsk {
    /// Answered by `pong`.
    Ping,
    /// Tell me what came after entry `from`, or everything.
    Resync {
        /// The number of the last entry known.
        #[serde(default)]
        from: u32,
    },
    /// Speak another language.
    Lang {
        /// Which.
        lang: Lang,
    },
}

/// A message to a client through the socket.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SocketMessage<'a> {
    /// What happened, and how things stand.
    #[schema(value_type = Update)]
    Update(&'a Update),
    /// What was asked is stored.
    Ack {
        /// The id the client gave.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// The number of the last entry.
        number: u32,
        /// The step to name when acting next.
        step: u32,
    },
    /// What was asked is refused; nothing changed.
    Refused {
        /// The id the client gave.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// For programs.
        code: String,
        /// For people.
        message: String,
    },
    /// Who is there.
    Presence {
        /// The members of the table.
        members: Vec<Online>,
        /// How many others watch.
        watchers: u32,
    },
    /// The answer to `ping`.
    Pong {
        /// The id the client gave.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// Everybody wanted to play again: there is a new table.
    Next {
        /// Its id.
        table: String,
    },
    /// The connection ends.
    Goodbye {
        /// Why: `restart` is to be followed by a new connection.
        reason: String,
    },
}

/// Whether a member is connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Online {
    /// The member number.
    pub member: u16,
    /// Whether they are connected.
    pub online: bool,
}

impl SocketMessage<'_> {
    /// The text of the message.
    pub(crate) fn text(&self) -> axum::extract::ws::Utf8Bytes {
        serde_json::to_string(self).expect("messages have text keys only").into()
    }
}

/// A name and a password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// The password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What to change about oneself; what is left out stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct MeChange {
    /// The name others see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The language.
    pub lang: Option<Lang>,
    /// Where to tell the person that it is their turn; `null` takes it away.
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    pub webhook: Option<Option<String>>,
}

/// Tells `null` from nothing.
#[expect(clippy::option_option, reason = "nothing, null and an address are three different wishes")]
fn given<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(reader).map(Some)
}

/// Who should think, and how long.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HintRequest {
    /// How well; `medium` if nothing is said.
    pub level: Option<String>,
    /// How long, in milliseconds; at most 5000.
    pub millis: Option<u64>,
}

/// What a bot would do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// What it looked at, best first.
    pub candidates: Vec<HintCandidate>,
    /// What it expects to follow in the same turn, as notation.
    pub line: Vec<String>,
    /// How many simulations were made.
    pub simulations: u64,
}

/// What a bot thinks of one action.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintCandidate {
    /// The notation.
    pub text: String,
    /// What it means.
    pub meaning: String,
    /// How often the search looked at it.
    pub visits: u64,
    /// The final score to expect after it.
    pub score: f64,
    /// The chance to win after it, from 0 to 1.
    pub win: f64,
    /// The points to expect ahead of the best other player.
    pub lead: f64,
}

/// Through whose eyes.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    /// A seat or `spectator`; the caller's own eyes if nothing is said.
    #[param(pattern = "^(spectator|[0-3])$")]
    pub viewer: Option<String>,
    /// The language.
    #[param(inline)]
    pub lang: Option<Lang>,
    /// The key of a seat link.
    pub key: Option<String>,
}

/// A game step by step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReplayAnswer {
    /// The game.
    pub game: String,
    /// The setup.
    pub setup: Value,
    /// Who played.
    pub seats: Vec<SeatView>,
    /// The steps.
    #[serde(flatten)]
    pub replay: table::Replay,
}

/// What a bot thinks of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AnalysisAnswer {
    /// The level that judged.
    pub level: String,
    /// The scores to expect at the beginning of each turn, and at the end.
    pub curve: Vec<CurvePoint>,
    /// The three most costly moves of each seat, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// The scores to expect at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CurvePoint {
    /// So many steps led to it.
    pub step: u32,
    /// The round, from 1.
    pub round: u8,
    /// The final scores to expect, by seat.
    pub scores: Vec<f64>,
    /// The same for the rival of a solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<f64>,
    /// The chances to win, by seat.
    pub win: Vec<f64>,
}

/// A move that cost much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TurningPoint {
    /// So many steps led to it.
    pub step: u32,
    /// Who decided.
    pub seat: u8,
    /// What happened, as a sentence.
    pub text: String,
    /// What would have been better.
    pub better: Option<String>,
    /// What it cost in expected points.
    pub loss: f64,
}

/// Which ratings.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct RatingQuery {
    /// The game.
    pub game: String,
    /// The number of players.
    #[serde(default = "two")]
    #[param(required = false, maximum = 255)]
    pub players: u8,
}

fn two() -> u8 {
    2
}

/// Ratings of one kind of game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatingList {
    /// People, the best first.
    pub people: Vec<RatedPerson>,
    /// The fixed places of the bots.
    pub bots: Vec<Anchor>,
}

/// Somebody with a rating.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatedPerson {
    /// The person.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: RatingInfo,
    /// How many games it is made of.
    pub games: u32,
}

/// A rating by Glicko-2.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatingInfo {
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
}

/// The fixed rating of a bot.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Anchor {
    /// Its level.
    pub level: String,
    /// Its rating.
    pub rating: f64,
}

/// Somebody, with what they have played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Profile {
    /// The person.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// Since when they are known, in milliseconds since 1970.
    pub since: u64,
    /// How many games they have finished.
    pub games: u32,
    /// How many of them they won.
    pub wins: u32,
    /// The same by game and number of players.
    pub statistics: Vec<Statistics>,
    /// By game and board, where a game has several.
    pub boards: Vec<BoardStatistics>,
    /// By game, number of players and seat.
    pub seats: Vec<SeatStatistics>,
    /// What they take most often, the most frequent of each kind first.
    pub favourites: Vec<Favourite>,
    /// The latest games.
    pub latest: Vec<PastGame>,
}

/// What somebody has played of one kind.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// The mean score.
    pub mean_score: f64,
    /// The best score.
    pub best_score: i32,
    /// The rating, for accounts.
    pub rating: Option<RatingInfo>,
}

/// What somebody has played on one board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BoardStatistics {
    /// The game.
    pub game: String,
    /// The board.
    pub board: String,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// The mean score.
    pub mean_score: f64,
}

/// What somebody has played in one seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatStatistics {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The seat, from 0.
    pub seat: u8,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// The mean score.
    pub mean_score: f64,
}

/// A component somebody likes to take.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Favourite {
    /// The game.
    pub game: String,
    /// What kind of component: a card, a tile, a guardian …
    pub family: String,
    /// The id of the component.
    pub component: String,
    /// How often they took it.
    pub times: u32,
}

/// A game somebody has played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PastGame {
    /// The table, if everybody may look at it.
    pub table: Option<String>,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The score.
    pub score: i32,
    /// The rank.
    pub rank: u8,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
}
