//! The setup: player count, board and modules; validation reports all problems at once.

use kernel::{Lang, Problems, Say};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::state::Options;
use crate::tables::{KindRow, Tables};
use crate::verb_text::or;
use crate::words::say;

/// The families of rival tiles by name, in the order of [`crate::rival::FAMILIES`].
pub const FAMILY_KEYS: [&str; 5] = ["discover", "research", "overcome", "item", "artifact"];

/// A validated setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// As small numbers.
    pub options: Options,
    /// The key of the board.
    board: String,
    /// Whether the board belongs to Twisted Paths.
    twisted: bool,
}

/// Why a setup is invalid. Values are as given.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentence of each is in the words of the game")]
pub enum SetupError {
    NoObject,
    Field { field: String, known: &'static [&'static str] },
    RivalField { field: String, known: &'static [&'static str] },
    PlayersMissing,
    Players(String),
    Board { value: String, known: Vec<String> },
    RivalGiven,
    Rival(String),
    Together(u8),
    Both(Vec<&'static str>),
    Objectives(String),
    PriorityAlone,
    Twice { field: &'static str, name: String },
    NoTile { field: &'static str, name: String },
    Tiles { field: &'static str, value: String },
    Flag { field: &'static str, value: String },
    Idols(Shortage),
    BonusTiles(Shortage),
}

/// The components of which the boxes in play have too few.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentence names each of them")]
pub struct Shortage {
    pub board: String,
    pub players: u8,
    pub need: usize,
    pub have: usize,
}

impl Say for SetupError {
    fn say(&self, lang: Lang) -> String {
        match self {
            SetupError::NoObject => {
                say!(lang, "setup-object", example = r#"{"players":2,"board":"bird"}"#)
            }
            SetupError::Field { field, known } => {
                say!(lang, "setup-field", field = quoted(field), known = known.join(", "))
            }
            SetupError::RivalField { field, known } => {
                say!(lang, "setup-rival-field", field = quoted(field), known = known.join(", "))
            }
            SetupError::PlayersMissing => say!(lang, "setup-players-missing"),
            SetupError::Players(value) => say!(lang, "setup-players", value = value),
            SetupError::Board { value, known } => {
                let known: Vec<String> = known.iter().map(|key| quoted(key)).collect();
                say!(lang, "setup-board", value = value, known = or(&known, lang))
            }
            SetupError::RivalGiven => say!(lang, "setup-rival-given"),
            SetupError::Rival(value) => say!(lang, "setup-rival", value = value, example = r#"{"red":3}"#),
            SetupError::Together(n) => say!(lang, "setup-together", n = *n),
            SetupError::Both(names) => say!(lang, "setup-both", names = names.join(", ")),
            SetupError::Objectives(value) => say!(lang, "setup-objectives", value = value),
            SetupError::PriorityAlone => say!(lang, "setup-priority"),
            SetupError::Twice { field, name } => say!(lang, "setup-twice", field = *field, name = name),
            SetupError::NoTile { field, name } => {
                say!(lang, "setup-names", field = *field, name = name, known = FAMILY_KEYS.join(", "))
            }
            SetupError::Tiles { field, value } => {
                say!(lang, "setup-tiles", field = *field, value = value)
            }
            SetupError::Flag { field, value } => say!(lang, "setup-flag", field = *field, value = value),
            SetupError::Idols(short) => short.say("setup-idols", lang),
            SetupError::BonusTiles(short) => short.say("setup-bonus-tiles", lang),
        }
    }
}

impl Shortage {
    fn say(&self, key: &str, lang: Lang) -> String {
        let Shortage { board, players, need, have } = self;
        say!(lang, key, board = board, players = *players, need = *need, have = *have)
    }
}

/// A name as a setup has it.
fn quoted(name: &str) -> String {
    format!("{name:?}")
}

/// Every reason why a setup cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupErrors(pub Vec<SetupError>);

impl SetupErrors {
    fn push(&mut self, error: SetupError) {
        self.0.push(error);
    }

    fn or<T>(self, value: T) -> Result<T, SetupErrors> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl From<SetupErrors> for Problems {
    fn from(errors: SetupErrors) -> Problems {
        errors.0.into_iter().collect()
    }
}

impl Setup {
    /// The setup with these options.
    pub fn of(t: &Tables, options: Options) -> Setup {
        let board = &t.rows.boards[options.board as usize];
        Setup { options, board: board.name.key.clone(), twisted: board.twisted }
    }

    /// Reads a setup object.
    pub fn read(t: &Tables, json: &Value) -> Result<Setup, SetupErrors> {
        const FIELDS: &[&str] = &["players", "board", "twisted_paths", "rival"];
        let mut problems = SetupErrors::default();
        let Some(object) = json.as_object() else {
            return Err(SetupErrors(vec![SetupError::NoObject]));
        };
        for field in unknown(object, FIELDS) {
            problems.push(SetupError::Field { field, known: FIELDS });
        }
        let players = match object.get("players").map(|value| (value, value.as_u64())) {
            Some((_, Some(n @ 1..=4))) => n as u8,
            Some((value, _)) => {
                problems.push(SetupError::Players(value.to_string()));
                2
            }
            None => {
                problems.push(SetupError::PlayersMissing);
                2
            }
        };
        let board = match object.get("board") {
            None => 0,
            Some(value) => {
                let keys = || t.rows.boards.iter().map(|board| &board.name.key);
                if let Some(at) = value.as_str().and_then(|key| keys().position(|known| known == key)) {
                    at as u8
                } else {
                    let known = keys().cloned().collect();
                    problems.push(SetupError::Board { value: value.to_string(), known });
                    0
                }
            }
        };
        let twisted = flag(object, "twisted_paths", t.rows.boards[board as usize].twisted, &mut problems);
        let mut options = Options {
            players,
            board,
            twisted,
            red: 0,
            purple: 0,
            named_red: 0,
            named_purple: 0,
            objectives: 0,
            priority: false,
        };
        match object.get("rival") {
            None => {}
            Some(_) if players != 1 => {
                problems.push(SetupError::RivalGiven);
            }
            Some(Value::Object(rival)) => read_rival(rival, &mut options, &mut problems),
            Some(value) => {
                problems.push(SetupError::Rival(value.to_string()));
            }
        }
        problems.or(Setup::of(t, options))
    }

    /// Ruling 114: every reason why the boxes in play do not hold enough for this board and number of players.
    pub fn can_be_laid_out(&self, t: &Tables) -> Result<(), SetupErrors> {
        let options = self.options;
        let board = &t.rows.boards[options.board as usize];
        let column = usize::from(options.players) - 1;
        let in_box = |kinds: &[KindRow]| {
            let each = kinds.iter().map(|kind| kind.copies + if options.twisted { kind.twisted } else { 0 });
            each.map(usize::from).sum::<usize>()
        };
        let sum = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(usize::from).sum::<usize>();
        let on_sites = sum(&mut board.sites.iter().map(|site| site.idols.0 + site.idols.1));
        let summit = board.stacks.iter().filter(|stack| stack.idol);
        let summit = sum(&mut summit.map(|stack| stack.count[column]));
        let hidden = board.passages.iter().filter(|passage| passage.tile == 0).count();
        let on_track = sum(&mut board.track.iter().map(|spot| spot.bonus[column]));
        let temple = board.track.iter().filter(|spot| spot.temple).count() * options.players.max(2) as usize;
        let mut problems = SetupErrors::default();
        // With the components of Twisted Paths there are enough, or the tables do not load.
        let mut ask = |error: fn(Shortage) -> SetupError, need: usize, have: usize| {
            if have < need {
                let (board, players) = (self.board.clone(), options.players);
                problems.push(error(Shortage { board, players, need, have }));
            }
        };
        ask(SetupError::Idols, on_sites + summit + hidden, in_box(&t.rows.idols));
        ask(SetupError::BonusTiles, on_track + temple, in_box(&t.rows.bonuses));
        problems.or(())
    }

    /// The setup as an object that [`Setup::read`] reads back.
    pub fn json(&self) -> Value {
        let options = &self.options;
        let mut object = Map::new();
        object.insert("players".into(), json!(options.players));
        object.insert("board".into(), json!(self.board));
        if options.twisted != self.twisted {
            object.insert("twisted_paths".into(), json!(options.twisted));
        }
        if options.players == 1 {
            let tiles = |n: u8, named: u8| if named == 0 { json!(n) } else { json!(family_names(named)) };
            object.insert(
                "rival".into(),
                json!({
                    "red": tiles(options.red, options.named_red),
                    "purple": tiles(options.purple, options.named_purple),
                    "objectives": options.objectives,
                    "priority": options.priority,
                }),
            );
        }
        Value::Object(object)
    }
}

fn read_rival(rival: &Map<String, Value>, options: &mut Options, problems: &mut SetupErrors) {
    const FIELDS: &[&str] = &["red", "purple", "objectives", "priority"];
    for field in unknown(rival, FIELDS) {
        problems.push(SetupError::RivalField { field, known: FIELDS });
    }
    (options.red, options.named_red) = tiles(rival, "red", problems);
    (options.purple, options.named_purple) = tiles(rival, "purple", problems);
    if options.red + options.purple > 5 {
        problems.push(SetupError::Together(options.red + options.purple));
    }
    if options.named_red & options.named_purple != 0 {
        problems.push(SetupError::Both(family_names(options.named_red & options.named_purple)));
    }
    options.objectives = match rival.get("objectives").map(|value| (value, value.as_u64())) {
        None => 0,
        Some((_, Some(n @ (0 | 2 | 3 | 4)))) => n as u8,
        Some((value, _)) => {
            problems.push(SetupError::Objectives(value.to_string()));
            0
        }
    };
    options.priority = flag(rival, "priority", false, problems);
    if options.priority && options.objectives == 0 {
        problems.push(SetupError::PriorityAlone);
    }
}

/// A number of tiles, or a list of families: how many, and which ones are named.
fn tiles(rival: &Map<String, Value>, field: &'static str, problems: &mut SetupErrors) -> (u8, u8) {
    match rival.get(field) {
        None => (0, 0),
        Some(Value::Array(names)) => {
            let mut families = 0u8;
            for name in names {
                match name.as_str().and_then(|name| FAMILY_KEYS.iter().position(|&f| f == name)) {
                    Some(at) if families & (1 << at) == 0 => families |= 1 << at,
                    Some(_) => problems.push(SetupError::Twice { field, name: name.to_string() }),
                    None => problems.push(SetupError::NoTile { field, name: name.to_string() }),
                }
            }
            (families.count_ones() as u8, families)
        }
        Some(value) => {
            if let Some(n @ 0..=5) = value.as_u64() {
                (n as u8, 0)
            } else {
                problems.push(SetupError::Tiles { field, value: value.to_string() });
                (0, 0)
            }
        }
    }
}

fn family_names(bits: u8) -> Vec<&'static str> {
    FAMILY_KEYS.iter().enumerate().filter(|(at, _)| bits & (1 << at) != 0).map(|(_, &name)| name).collect()
}

fn flag(object: &Map<String, Value>, field: &'static str, default: bool, problems: &mut SetupErrors) -> bool {
    match object.get(field) {
        None => default,
        Some(Value::Bool(on)) => *on,
        Some(value) => {
            problems.push(SetupError::Flag { field, value: value.to_string() });
            default
        }
    }
}

fn unknown(object: &Map<String, Value>, known: &[&str]) -> Vec<String> {
    object.keys().filter(|key| !known.contains(&key.as_str())).cloned().collect()
}

impl Serialize for Setup {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

/// A setup as its object is written; for the `OpenAPI` document alone.
#[cfg(feature = "schema")]
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = ArnakSetup)]
pub struct SetupDoc {
    /// One to four; 1 is the solo game against the rival.
    pub players: u8,
    /// The key of a board, such as `bird`; the form of the game lists them.
    pub board: String,
    /// Whether the components of Twisted Paths are mixed in, where that is not what the board suggests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub twisted_paths: Option<bool>,
    /// The rival of a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<RivalSetupDoc>,
}

/// The rival in a setup; for the `OpenAPI` document alone.
#[cfg(feature = "schema")]
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = ArnakRivalSetup)]
pub struct RivalSetupDoc {
    /// Red tiles.
    pub red: TilesSetupDoc,
    /// Purple tiles.
    pub purple: TilesSetupDoc,
    /// Objectives: 0, 2, 3 or 4.
    pub objectives: u8,
    /// Whether the rival goes for its objectives first.
    pub priority: bool,
}

/// A number of tiles, or these tiles; only for the `OpenAPI` document.
#[cfg(feature = "schema")]
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = ArnakTilesSetup)]
#[serde(untagged)]
pub enum TilesSetupDoc {
    /// How many.
    Number(u8),
    /// Which.
    Families(Vec<String>),
}
