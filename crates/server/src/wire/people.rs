//! People: sessions, accounts, ratings and profiles.

use kernel::Lang;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The name and language of a person, as requested.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SessionRequest {
    /// The name others see.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<Lang>,
}

/// A person.
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
    /// The address for turn notices: in full when it was just set, otherwise only its host, as in
    /// `https://example.org/…`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
    /// The confirmed e-mail address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether a login needs a two-factor code.
    pub two_factor: bool,
    /// The session is a seat link's: it acts at this seat and nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<OnlySeat>,
}

/// The one seat that a seat link opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OnlySeat {
    /// The table.
    pub table: String,
    /// The seat, from 0.
    pub seat: u8,
}

/// The new identity of the caller.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionAnswer {
    /// The person.
    pub person: Person,
    /// For `Authorization: Bearer`.
    pub token: String,
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

/// The caller after a change.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MeChanged {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The key that signs turn notices, when a webhook was just set. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_secret: Option<String>,
}

/// Changes to the caller's account; omitted fields keep their values.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct MeChange {
    /// The name others see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The language.
    pub lang: Option<Lang>,
    /// The address for turn notices; `null` removes it.
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    pub webhook: Option<Option<String>>,
}

/// Tells `null` from nothing.
#[expect(clippy::option_option, reason = "nothing, null and an address are three different wishes")]
fn given<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(reader).map(Some)
}

/// The requested ratings.
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
    /// Against whom: people or bots.
    #[serde(default)]
    #[param(inline, required = false)]
    pub against: RatedAgainst,
}

/// Against whom a rating is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatedAgainst {
    /// People.
    #[default]
    People,
    /// Bots.
    Bots,
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

/// A person with a rating.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatedPerson {
    /// The person.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: RatingInfo,
    /// The number of games behind it.
    pub games: u32,
}

/// A rating by Glicko-2.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatingInfo {
    /// The estimate.
    pub rating: f64,
    /// The standard error: the true strength is within twice this value of the estimate, with 95 % confidence.
    pub deviation: f64,
    /// Whether it is still too uncertain to compare people by.
    pub provisional: bool,
}

/// The fixed rating of a bot.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Anchor {
    /// Its level.
    pub level: String,
    /// Its rating.
    pub rating: f64,
}

/// A person and the games they have played.
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
    /// The number of games they have finished.
    pub games: u32,
    /// The number of games they won.
    pub wins: u32,
    /// The same by game and number of players.
    pub statistics: Vec<Statistics>,
    /// By game and board, where a game has several.
    pub boards: Vec<BoardStatistics>,
    /// By game, number of players and seat.
    pub seats: Vec<SeatStatistics>,
    /// The components they take most often, the most frequent of each kind first.
    pub favourites: Vec<Favourite>,
    /// The latest games.
    pub latest: Vec<PastGame>,
}

/// Results of a person in one kind of game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The number of games.
    pub games: u32,
    /// The number of games won.
    pub wins: u32,
    /// The mean score.
    pub mean_score: f64,
    /// The best score.
    pub best_score: i32,
    /// The rating among people, for accounts.
    pub rating: Option<RatingInfo>,
    /// The rating against bots, for accounts.
    pub bot_rating: Option<RatingInfo>,
}

/// Results of a person on one board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BoardStatistics {
    /// The game.
    pub game: String,
    /// The board.
    pub board: String,
    /// The number of games.
    pub games: u32,
    /// The number of games won.
    pub wins: u32,
    /// The mean score.
    pub mean_score: f64,
}

/// Results of a person in one seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatStatistics {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The seat, from 0.
    pub seat: u8,
    /// The number of games.
    pub games: u32,
    /// The number of games won.
    pub wins: u32,
    /// The mean score.
    pub mean_score: f64,
}

/// A component that a person takes often.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Favourite {
    /// The game.
    pub game: String,
    /// The kind of component: a card, a tile, a guardian …
    pub family: String,
    /// The id of the component.
    pub component: String,
    /// The number of times they took it.
    pub times: u32,
}

/// A finished game of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PastGame {
    /// The table, if it is public.
    pub table: Option<String>,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The score.
    pub score: i32,
    /// The rank.
    pub rank: u8,
    /// The end, in milliseconds since 1970.
    pub ended: u64,
}
