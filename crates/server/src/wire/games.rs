//! Games and their components.

use kernel::meta::{Field, Text};
use kernel::{Category, Lang};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

/// The available games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The levels of the bots, weakest first.
    pub levels: Vec<String>,
    /// Whether the server sends e-mail, for recovering accounts.
    pub mail: bool,
}

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// The id.
    pub id: String,
    /// The name on the box.
    pub name: Text,
    /// A summary of the game in one sentence.
    pub about: Text,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component tables.
    pub content: String,
    /// The numbers of players.
    pub players: Vec<u8>,
    /// The form in which a setup is chosen, in order.
    pub fields: Vec<Field>,
    /// All lines that a score sheet can have.
    pub scores: Vec<Category>,
    /// The kinds of components whose taking is counted.
    pub taken: Vec<TakenKind>,
    /// Setups to begin with.
    pub examples: Vec<Value>,
    /// The default setup.
    pub default_setup: Value,
}

/// A kind of component that players take, as `favourites` of a person count it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TakenKind {
    /// The key.
    pub id: String,
    /// The heading.
    pub name: Text,
}

/// The requested components.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ComponentsQuery {
    /// The language of names and texts: `en` or `fr`.
    pub lang: Option<Lang>,
    /// The hash of the component tables that a table is played with; without it those of new games.
    pub content: Option<String>,
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
    /// The name of the family.
    pub family_name: String,
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
    /// The confidence of the values.
    pub confidence: kernel::content::Confidence,
}
