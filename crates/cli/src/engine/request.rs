//! Parses one line of the protocol into a command and its fields. It knows which fields a command takes
//! and their limits, and nothing of games.

use games::Choice;
use kernel::{Lang, Seat, Viewer};
use serde_json::{Map, Value};

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    /// A stable word for programs.
    pub code: &'static str,
    /// A sentence for people.
    pub message: String,
    /// Every single reason, where there can be several.
    pub reasons: Vec<String>,
}

impl Refusal {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        debug_assert!(super::CODES.contains(&code), "{code} is documented");
        Refusal { code, message: message.into(), reasons: Vec::new() }
    }

    fn bad_request(message: impl Into<String>) -> Self {
        Refusal::new("bad_request", message)
    }
}

/// The commands and the fields each takes beside `cmd` and `id`.
pub(crate) const COMMANDS: [(&str, &[&str]); 13] = [
    ("hello", &[]),
    ("new", &["game", "setup", "seed", "chance"]),
    ("legal", &["lang"]),
    ("why", &["seat", "lang"]),
    ("apply", &["action", "actions", "lang"]),
    ("state", &[]),
    ("load", &["game", "state", "seed", "chance"]),
    ("view", &["seat"]),
    ("scores", &[]),
    ("undo", &[]),
    ("record", &["seat"]),
    ("bot", &["level", "millis", "simulations", "seed", "lang"]),
    ("quit", &[]),
];

/// Maximum thinking time of a bot.
const MAX_MILLIS: u64 = 3_600_000;
/// Maximum number of simulations of a bot.
const MAX_SIMULATIONS: u64 = 1_000_000_000;

/// A command whose fields have the right names.
#[derive(Debug)]
pub(crate) struct Request {
    /// The command, one of [`COMMANDS`].
    pub cmd: &'static str,
    fields: Map<String, Value>,
}

/// Parses a line into a JSON object.
pub(crate) fn object(line: &[u8]) -> Result<Map<String, Value>, Refusal> {
    let text = std::str::from_utf8(line).map_err(|error| {
        Refusal::new("bad_json", format!("the line is not UTF-8 text from byte {} on", error.valid_up_to()))
    })?;
    if text.trim().is_empty() {
        return Err(Refusal::new("bad_json", "the line is empty; a request is a JSON object on one line"));
    }
    match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(Refusal::new("bad_json", "a request is a JSON object, such as {\"cmd\":\"hello\"}")),
        Err(error) if error.is_eof() => Err(Refusal::new(
            "bad_json",
            "the line ends before its JSON does; a request is an object on one line",
        )),
        Err(error) => {
            let sentence = format!(
                "the line is not JSON at character {}; a request is an object, such as {{\"cmd\":\"hello\"}}",
                error.column()
            );
            Err(Refusal::new("bad_json", sentence))
        }
    }
}

/// Takes the `id` that the answer repeats out of the fields.
pub(crate) fn id(fields: &mut Map<String, Value>) -> Result<Option<Value>, Refusal> {
    match fields.shift_remove("id") {
        None => Ok(None),
        Some(id @ (Value::String(_) | Value::Number(_))) => Ok(Some(id)),
        Some(_) => Err(Refusal::bad_request("the field id must be a string or a number")),
    }
}

impl Request {
    /// Checks the command and the names of its fields.
    pub(crate) fn new(mut fields: Map<String, Value>) -> Result<Self, Refusal> {
        let cmd = match fields.shift_remove("cmd") {
            Some(Value::String(cmd)) => cmd,
            Some(_) => return Err(Refusal::bad_request("the field cmd must be a string")),
            None => return Err(Refusal::bad_request("the request has no field cmd")),
        };
        let Some((cmd, known)) = COMMANDS.into_iter().find(|(name, _)| *name == cmd) else {
            let names = COMMANDS.map(|(name, _)| name).join(", ");
            let message = format!("there is no command {}; the commands are {names}", short(&cmd));
            return Err(Refusal::new("unknown_command", message));
        };
        if let Some(stranger) = fields.keys().find(|name| !known.contains(&name.as_str())) {
            let stranger = short(stranger);
            let message = if known.is_empty() {
                format!("{cmd} takes no field {stranger}; it takes none")
            } else {
                format!("{cmd} takes no field {stranger}; it takes {}", known.join(", "))
            };
            return Err(Refusal::bad_request(message));
        }
        Ok(Request { cmd, fields })
    }

    /// The game by its id, if it was given.
    pub(crate) fn game(&mut self) -> Result<Option<String>, Refusal> {
        match self.fields.shift_remove("game") {
            None => Ok(None),
            Some(Value::String(game)) => Ok(Some(game)),
            Some(_) => Err(Refusal::bad_request("the field game must be a string")),
        }
    }

    /// A field that must be there.
    pub(crate) fn required(&mut self, name: &str) -> Result<Value, Refusal> {
        self.fields
            .shift_remove(name)
            .ok_or_else(|| Refusal::bad_request(format!("{} needs the field {name}", self.cmd)))
    }

    /// The seed; 0 when absent, so that a request without one is deterministic.
    pub(crate) fn seed(&mut self) -> Result<u64, Refusal> {
        self.number("seed", 0, u64::MAX).map(Option::unwrap_or_default)
    }

    /// A bot's time limit.
    pub(crate) fn millis(&mut self) -> Result<Option<u64>, Refusal> {
        self.number("millis", 1, MAX_MILLIS)
    }

    /// A bot's limit of simulations.
    pub(crate) fn simulations(&mut self) -> Result<Option<u64>, Refusal> {
        self.number("simulations", 1, MAX_SIMULATIONS)
    }

    fn number(&mut self, name: &str, low: u64, high: u64) -> Result<Option<u64>, Refusal> {
        let Some(value) = self.fields.shift_remove(name) else { return Ok(None) };
        value.as_u64().filter(|number| (low..=high).contains(number)).map(Some).ok_or_else(|| {
            Refusal::bad_request(format!("the field {name} must be a whole number from {low} to {high}"))
        })
    }

    /// Whether chance is answered by hand.
    pub(crate) fn manual(&mut self) -> Result<bool, Refusal> {
        match self.fields.shift_remove("chance") {
            None => Ok(false),
            Some(Value::String(word)) if word == "seeded" => Ok(false),
            Some(Value::String(word)) if word == "manual" => Ok(true),
            Some(_) => Err(Refusal::bad_request("the field chance must be \"seeded\" or \"manual\"")),
        }
    }

    /// The language, if texts for people are wanted.
    pub(crate) fn lang(&mut self) -> Result<Option<Lang>, Refusal> {
        match self.fields.shift_remove("lang") {
            None => Ok(None),
            Some(word) => word.as_str().and_then(Lang::find).map(Some).ok_or_else(|| {
                let known: Vec<String> = Lang::all().map(|lang| format!("\"{lang}\"")).collect();
                Refusal::bad_request(format!("the field lang must be one of {}", known.join(", ")))
            }),
        }
    }

    /// Who looks, if it was given.
    pub(crate) fn viewer(&mut self, seats: u8) -> Result<Option<Viewer>, Refusal> {
        let Some(value) = self.fields.shift_remove("seat") else { return Ok(None) };
        if value == "spectator" {
            return Ok(Some(Viewer::Spectator));
        }
        match value.as_u64() {
            Some(seat) if seat < u64::from(seats) => Ok(Some(Viewer::Seat(Seat(seat as u8)))),
            _ => Err(Refusal::bad_request(format!(
                "the field seat must be a seat number from 0 to {} or \"spectator\"",
                seats.saturating_sub(1)
            ))),
        }
    }

    /// The actions of `apply`: one `action`, or a list of `actions`.
    pub(crate) fn choices(&mut self) -> Result<Choices, Refusal> {
        match (self.fields.shift_remove("action"), self.fields.shift_remove("actions")) {
            (Some(action), None) => choice(action).map(Choices::One).ok_or_else(|| {
                Refusal::bad_request(
                    "the field action must be the id, the text or the object of a legal action",
                )
            }),
            (None, Some(Value::Array(actions))) if !actions.is_empty() => {
                let choices: Option<Vec<Choice>> = actions.into_iter().map(choice).collect();
                choices.map(Choices::Several).ok_or_else(|| {
                    Refusal::bad_request(
                        "each of the actions must be the id, the text or the object of a legal action",
                    )
                })
            }
            (None, Some(_)) => {
                Err(Refusal::bad_request("the field actions must be a list of at least one action"))
            }
            (Some(_), Some(_)) => {
                Err(Refusal::bad_request("apply takes the field action or the field actions, not both"))
            }
            (None, None) => Err(Refusal::bad_request("apply needs the field action or the field actions")),
        }
    }
}

/// The actions of `apply`.
#[derive(Debug)]
pub(crate) enum Choices {
    /// One action.
    One(Choice),
    /// Several, all or none.
    Several(Vec<Choice>),
}

/// An action: a place in the legal list, a text or an object.
fn choice(action: Value) -> Option<Choice> {
    match action {
        Value::Number(number) => number.as_u64().map(Choice::Index),
        Value::String(text) => Some(Choice::Text(text)),
        Value::Object(object) => Some(Choice::Object(object)),
        Value::Null | Value::Bool(_) | Value::Array(_) => None,
    }
}

/// A word of the request, shortened for an error message.
pub(crate) fn short(word: &str) -> String {
    const LONGEST: usize = 40;
    if word.chars().count() <= LONGEST {
        return word.to_string();
    }
    word.chars().take(LONGEST).chain(['…']).collect()
}
