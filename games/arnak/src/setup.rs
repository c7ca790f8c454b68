//! What is agreed before a game: player count, board and modules, checked with every reason at once.

use kernel::Problems;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::state::Options;
use crate::tables::{KindRow, Tables};

/// The board sides, in table order.
pub const BOARDS: [&str; 4] = ["bird", "snake", "spider", "owl"];
/// The families of rival tiles by name, in the order of [`crate::rival::FAMILIES`].
pub const FAMILY_KEYS: [&str; 5] = ["discover", "research", "overcome", "item", "artifact"];

/// A validated setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// As small numbers.
    pub options: Options,
}

impl Setup {
    /// Reads a setup object.
    pub fn read(json: &Value) -> Result<Setup, Problems> {
        let mut problems = Problems::default();
        let Some(object) = json.as_object() else {
            return Err(Problems::one("a setup is an object such as {\"players\":2,\"board\":\"bird\"}"));
        };
        unknown_fields(object, &["players", "board", "twisted_paths", "rival"], "a setup", &mut problems);
        let players = match object.get("players").map(|value| (value, value.as_u64())) {
            Some((_, Some(n @ 1..=4))) => n as u8,
            Some((value, _)) => {
                problems.push(format!("players is {value}: it must be 1, 2, 3 or 4"));
                2
            }
            None => {
                problems.push("players is missing: it must be 1, 2, 3 or 4");
                2
            }
        };
        let board = match object.get("board") {
            None => 0,
            Some(value) => {
                if let Some(at) = value.as_str().and_then(|key| BOARDS.iter().position(|&b| b == key)) {
                    at as u8
                } else {
                    problems.push(format!(
                        "board is {value}: it must be \"bird\", \"snake\", \"spider\" or \"owl\""
                    ));
                    0
                }
            }
        };
        let twisted = flag(object, "twisted_paths", board >= 2, &mut problems);
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
                problems.push("rival is given: only a game with players 1 has a rival");
            }
            Some(Value::Object(rival)) => read_rival(rival, &mut options, &mut problems),
            Some(value) => {
                problems.push(format!("rival is {value}: it must be an object such as {{\"red\":3}}"));
            }
        }
        problems.or(Setup { options })
    }

    /// Ruling 114: every reason why the boxes in play do not hold enough for this board and number of players.
    pub fn can_be_laid_out(&self, t: &Tables) -> Result<(), Problems> {
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
        let mut problems = Problems::default();
        for (what, need, have) in [
            ("idols", on_sites + summit + hidden, in_box(&t.rows.idols)),
            ("research bonus tiles", on_track + temple, in_box(&t.rows.bonuses)),
        ] {
            // With the components of Twisted Paths there is enough, or the tables do not load.
            if have < need {
                let (board, players) = (BOARDS[options.board as usize], options.players);
                problems.push(format!(
                    "board is \"{board}\": players {players} needs {need} {what}, and without twisted_paths there are {have}"
                ));
            }
        }
        problems.or(())
    }

    /// The setup as an object that [`Setup::read`] reads back.
    pub fn json(&self) -> Value {
        let options = &self.options;
        let mut object = Map::new();
        object.insert("players".into(), json!(options.players));
        object.insert("board".into(), json!(BOARDS[options.board as usize]));
        if options.twisted != (options.board >= 2) {
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

fn read_rival(rival: &Map<String, Value>, options: &mut Options, problems: &mut Problems) {
    unknown_fields(rival, &["red", "purple", "objectives", "priority"], "a rival", problems);
    (options.red, options.named_red) = tiles(rival, "red", problems);
    (options.purple, options.named_purple) = tiles(rival, "purple", problems);
    if options.red + options.purple > 5 {
        problems.push(format!(
            "red and purple are {} together: there are 5 tiles to colour",
            options.red + options.purple
        ));
    }
    if options.named_red & options.named_purple != 0 {
        let both = family_names(options.named_red & options.named_purple).join(", ");
        problems.push(format!("{both} cannot be both red and purple"));
    }
    options.objectives = match rival.get("objectives").map(|value| (value, value.as_u64())) {
        None => 0,
        Some((_, Some(n @ (0 | 2 | 3 | 4)))) => n as u8,
        Some((value, _)) => {
            problems.push(format!("objectives is {value}: it must be 0, 2, 3 or 4"));
            0
        }
    };
    options.priority = flag(rival, "priority", false, problems);
    if options.priority && options.objectives == 0 {
        problems.push("priority is true without objectives: set objectives to 2, 3 or 4");
    }
}

/// A number of tiles, or a list of families: how many, and which ones are named.
fn tiles(rival: &Map<String, Value>, key: &str, problems: &mut Problems) -> (u8, u8) {
    match rival.get(key) {
        None => (0, 0),
        Some(Value::Array(names)) => {
            let mut families = 0u8;
            for name in names {
                match name.as_str().and_then(|name| FAMILY_KEYS.iter().position(|&f| f == name)) {
                    Some(at) if families & (1 << at) == 0 => families |= 1 << at,
                    Some(_) => problems.push(format!("{key} names {name} twice")),
                    None => {
                        problems
                            .push(format!("{key} names {name}: the tiles are {}", FAMILY_KEYS.join(", ")));
                    }
                }
            }
            (families.count_ones() as u8, families)
        }
        Some(value) => {
            if let Some(n @ 0..=5) = value.as_u64() {
                (n as u8, 0)
            } else {
                problems
                    .push(format!("{key} is {value}: it must be a number from 0 to 5 or a list of tiles"));
                (0, 0)
            }
        }
    }
}

fn family_names(bits: u8) -> Vec<&'static str> {
    FAMILY_KEYS.iter().enumerate().filter(|(at, _)| bits & (1 << at) != 0).map(|(_, &name)| name).collect()
}

fn flag(object: &Map<String, Value>, key: &str, default: bool, problems: &mut Problems) -> bool {
    match object.get(key) {
        None => default,
        Some(Value::Bool(on)) => *on,
        Some(value) => {
            problems.push(format!("{key} is {value}: it must be true or false"));
            default
        }
    }
}

fn unknown_fields(object: &Map<String, Value>, known: &[&str], what: &str, problems: &mut Problems) {
    for key in object.keys().filter(|key| !known.contains(&key.as_str())) {
        problems.push(format!("unknown field {key:?}: {what} has {}", known.join(", ")));
    }
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
    /// `bird`, `snake`, `spider` or `owl`.
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

/// So many tiles, or these; for the `OpenAPI` document alone.
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
