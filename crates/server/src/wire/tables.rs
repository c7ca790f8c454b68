//! Tables: made, listed, described, asked for news.

use kernel::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Clock, SeatView, Status, TakeBacks, TimeOut};
use utoipa::{IntoParams, ToSchema};

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
    /// The players by seat; omitted seats are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether it is in the public list.
    #[serde(default)]
    pub public: bool,
    /// Whether the game begins at once; every seat must then be taken.
    #[serde(default)]
    pub start: bool,
    /// A name for the list.
    pub name: Option<String>,
    /// Decides what chance brings and what bots choose, so that the same game can be played once more. Such a game is not
    /// rated, begins at once, and all its seats are the maker's or bots'.
    pub seed: Option<u32>,
}

/// The fixed options of a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Whether the maker enters what a physical box brings, instead of the table's own dealer.
    pub chance_by_hand: bool,
    /// The clock.
    pub clock: Option<Clock>,
    /// The consequence of a time-out.
    pub time_out: Option<TimeOut>,
    /// The undo policy.
    pub take_backs: TakeBacks,
    /// Whether one person may hold several seats; several seats of the caller imply it.
    pub hot_seat: bool,
    /// The language of those who only watch.
    pub lang: Option<Lang>,
    /// Whether the result changes ratings. A rated game is for accounts: bots and options stay as they are at the start, there
    /// are no hints, nothing is taken back past a reveal or another player's move, and who leaves or is out of time
    /// loses.
    pub rated: bool,
    /// Whether players may ask a bot what to do. If it is left out: yes at a table of the maker and bots alone, no at others.
    pub hints: Option<bool>,
}

/// The player of a seat at a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The maker.
    Me,
    /// No person yet.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableMade {
    /// Its id.
    pub id: String,
    /// The path for people to invite.
    pub invite_link: String,
}

/// The tables to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListScope {
    /// Unfinished games in which the caller is a member.
    #[default]
    Mine,
    /// Public tables whose game is not over.
    Public,
    /// Finished games: public ones and the caller's own.
    Finished,
}

/// The tables to list.
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
    /// The hash of the component tables it is played with.
    pub content: String,
    /// Its rules and component tables, compared with those of new games.
    pub rules: TableRules,
    /// The setup.
    pub setup: Value,
    /// Its options.
    pub options: TableOptions,
    /// The status of the game.
    pub status: Status,
    /// The round, from 1; 0 before the start.
    pub round: u8,
    /// The number of steps taken.
    pub steps: u32,
    /// The seat that is to decide.
    pub to_act: Option<u8>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The caller's own seats.
    pub mine: Vec<u8>,
    /// Whether a seat is open.
    pub open: bool,
    /// Whether it is in the public list.
    pub public: bool,
    /// The time of creation, in milliseconds since 1970.
    pub created: u64,
    /// The time of the last activity.
    pub changed: u64,
    /// The totals by seat, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// The ranks by seat, once the game is over with a result.
    pub ranks: Option<Vec<u8>>,
    /// The table of the rematch.
    pub next: Option<String>,
}

/// The rules and component tables of a table, compared with those of new games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableRules {
    /// They are the same.
    Current,
    /// It continues with the component tables it began with; new games use others.
    Kept,
    /// This version no longer knows its rules: scores and record are kept.
    Gone,
}

/// The entry to resume after, and the language.
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
