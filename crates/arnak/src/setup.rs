//! What is agreed before a game: player count, board and modules, checked with every reason at once.

use kernel::Problems;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::state::Options;

/// The board sides, in table order.
pub const BOARDS: [&str; 4] = ["bird", "snake", "spider", "owl"];

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
        for key in object.keys() {
            if !["players", "board", "twisted_paths"].contains(&key.as_str()) {
                problems.push(format!("unknown field {key:?}: a setup has players, board and twisted_paths"));
            }
        }
        let players = match object.get("players") {
            Some(value) => match value.as_u64() {
                Some(n @ 2..=4) => n as u8,
                _ => {
                    problems.push(format!("players is {value}: it must be 2, 3 or 4"));
                    2
                }
            },
            None => {
                problems.push("players is missing: it must be 2, 3 or 4");
                2
            }
        };
        let board = match object.get("board") {
            None => 0,
            Some(value) => match value.as_str().and_then(|key| BOARDS[..2].iter().position(|&b| b == key)) {
                Some(at) => at as u8,
                None => {
                    problems.push(format!("board is {value}: it must be \"bird\" or \"snake\""));
                    0
                }
            },
        };
        let twisted = match object.get("twisted_paths") {
            None => board >= 2,
            Some(Value::Bool(on)) => *on,
            Some(value) => {
                problems.push(format!("twisted_paths is {value}: it must be true or false"));
                false
            }
        };
        problems.or(Setup {
            options: Options { players, board, twisted, red: 0, purple: 0, objectives: 0, priority: false },
        })
    }

    /// The setup as an object that [`Setup::read`] reads back.
    pub fn json(&self) -> Value {
        let mut object = Map::new();
        object.insert("players".into(), json!(self.options.players));
        object.insert("board".into(), json!(BOARDS[self.options.board as usize]));
        if self.options.twisted != (self.options.board >= 2) {
            object.insert("twisted_paths".into(), json!(self.options.twisted));
        }
        Value::Object(object)
    }

    /// What the fields may hold, for `hello`.
    pub fn documentation() -> Value {
        json!({
            "examples": [{"players": 2, "board": "bird"}, {"players": 4, "board": "snake"}],
            "fields": {"players": "2 to 4", "board": "bird or snake", "twisted_paths": "true or false"},
        })
    }
}

impl Serialize for Setup {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}
