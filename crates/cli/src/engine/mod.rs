//! `temples engine`: the protocol of docs/PROTOCOL.md. One request per line, one answer per line, in
//! order. A request that cannot be carried out changes nothing and is answered with an error.
//!
//! The engine is the referee: it knows the whole position and reveals all of it to the program that drives it.
//! It must not have a random generator of its own, so that the same lines give the same answers; only bots with
//! a time limit instead of simulations look at a clock.

pub(crate) mod lines;
mod request;

use std::io::{self, BufRead, Write};

use bots::{Budget, Level, Limit, Unable};
use games::{AnyGame, AnySession, Refused};
use kernel::{ChanceMode, Lang, Pending, Problems, SplitMix, Viewer};
use serde_json::{Map, Value, json};

use crate::bot;
use lines::Line;
pub use lines::MAX_LINE;
use request::{Choices, Refusal, Request, short};

/// Changes whenever a program written for the protocol could need a change.
pub const PROTOCOL: u32 = 1;

/// Every code an error can have.
pub const CODES: [&str; 13] = [
    "too_long",
    "bad_json",
    "bad_request",
    "unknown_command",
    "unknown_game",
    "no_game",
    "bad_setup",
    "bad_state",
    "illegal_action",
    "game_over",
    "no_decision",
    "nothing_to_undo",
    "unavailable",
];

/// The names of all commands.
pub fn commands() -> impl Iterator<Item = &'static str> {
    request::COMMANDS.into_iter().map(|(name, _)| name)
}

/// The fields of an answer beside `ok` and `id`.
type Answer = Map<String, Value>;

/// A referee with at most one game in progress.
pub struct Engine {
    games: Vec<Box<dyn AnyGame>>,
    session: Option<Box<dyn AnySession>>,
    finished: bool,
}

impl Engine {
    /// An engine for these games.
    pub fn new(games: Vec<Box<dyn AnyGame>>) -> Self {
        Engine { games, session: None, finished: false }
    }

    /// Whether `quit` was received.
    pub fn finished(&self) -> bool {
        self.finished
    }

    /// Answers every line of `input` until it ends or asks to quit.
    pub fn run(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        let mut buffer = Vec::new();
        while !self.finished {
            let answer = match lines::read(input, &mut buffer)? {
                Line::End => break,
                Line::Whole => self.answer(&buffer),
                Line::TooLong => self.too_long(),
            };
            serde_json::to_writer(&mut *output, &answer)?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
        Ok(())
    }

    /// Answers one line, given without its end.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        if line.len() > MAX_LINE {
            return self.too_long();
        }
        let mut fields = match request::object(line) {
            Ok(fields) => fields,
            Err(refusal) => return finish(None, Err(refusal)),
        };
        match request::id(&mut fields) {
            Ok(id) => finish(id, Request::new(fields).and_then(|request| self.carry_out(request))),
            Err(refusal) => finish(None, Err(refusal)),
        }
    }

    #[expect(clippy::unused_self, reason = "an answer like the others, though it needs no game")]
    fn too_long(&self) -> Value {
        let message = format!("the line is longer than {MAX_LINE} bytes and was skipped");
        finish(None, Err(Refusal::new("too_long", message)))
    }

    fn carry_out(&mut self, mut request: Request) -> Result<Answer, Refusal> {
        match request.cmd {
            "hello" => Ok(self.hello()),
            "new" => self.start(&mut request),
            "legal" => self.legal(&mut request),
            "why" => self.why(&mut request),
            "apply" => self.apply(&mut request),
            "state" => Ok(answer(json!({ "state": self.session()?.state() }))),
            "load" => self.load(&mut request),
            "view" => self.view(&mut request),
            "scores" => Ok(answer(json!({ "scores": self.session()?.scores() }))),
            "undo" => self.undo(),
            "record" => self.record(&mut request),
            "bot" => self.bot(&mut request),
            "quit" => {
                self.finished = true;
                Ok(Answer::new())
            }
            other => unreachable!("{other} is in the list of commands"),
        }
    }

    fn hello(&self) -> Answer {
        let games: Vec<Value> = self
            .games
            .iter()
            .map(|game| {
                json!({
                    "id": game.id(),
                    "rules": game.rules_version(),
                    "content": hex(game.content_hash()),
                    "setups": game.meta().setups(),
                })
            })
            .collect();
        answer(json!({
            "engine": "temples",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": PROTOCOL,
            "games": games,
        }))
    }

    fn start(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let game = request.game()?.ok_or_else(|| Refusal::new("bad_request", "new needs the field game"))?;
        let game = self.find(&game)?;
        let setup = request.required("setup")?;
        let chance = chance(request)?;
        let session =
            game.start(&setup, chance).map_err(|problems| reasons("bad_setup", "setup", &problems))?;
        let answer = standing(&*session);
        self.session = Some(session);
        Ok(answer)
    }

    fn load(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let game = match (request.game()?, &self.session) {
            (Some(game), _) => game,
            (None, Some(session)) => session.game().to_string(),
            (None, None) => {
                let message = "load needs the field game, because no game is in progress";
                return Err(Refusal::new("no_game", message));
            }
        };
        let game = self.find(&game)?;
        let state = request.required("state")?;
        let chance = chance(request)?;
        let session =
            game.load(&state, chance).map_err(|problems| reasons("bad_state", "state", &problems))?;
        let answer = standing(&*session);
        self.session = Some(session);
        Ok(answer)
    }

    fn legal(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let lang = request.lang()?;
        let session = self.session()?;
        let mut answer = Answer::new();
        answer.insert("to_act".into(), to_act(session.pending()));
        if let Some(lang) = lang {
            answer.insert("prompt".into(), session.prompt(lang).into());
        }
        answer.insert("actions".into(), session.legal(lang).into());
        Ok(answer)
    }

    /// Reasons for the player to decide, unless another viewer is named.
    fn why(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let lang = request.lang()?.unwrap_or(Lang::EN);
        let session = self.session()?;
        let viewer = match (request.viewer(session.seats())?, session.pending()) {
            (Some(viewer), _) => viewer,
            (None, Pending::Player(seat)) => Viewer::Seat(seat),
            (None, Pending::Chance(_) | Pending::Over) => Viewer::Spectator,
        };
        Ok(answer(json!({ "to_act": to_act(session.pending()), "reasons": session.why(viewer, lang) })))
    }

    fn apply(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let lang = request.lang()?.unwrap_or(Lang::EN);
        let choices = request.choices()?;
        let session = self.session.as_mut().ok_or_else(no_game)?;
        let events = match choices {
            Choices::One(choice) => {
                session.apply(&choice, lang).map_err(|refused| not_applied(&refused, String::new()))
            }
            Choices::Several(choices) => session
                .apply_all(&choices, lang)
                .map_err(|(at, refused)| not_applied(&refused, format!("actions[{at}]: "))),
        }?;
        let mut answer = answer(json!({ "events": events }));
        answer.extend(standing(&**session));
        Ok(answer)
    }

    fn view(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let session = self.session()?;
        let viewer = request
            .viewer(session.seats())?
            .ok_or_else(|| Refusal::new("bad_request", "view needs the field seat"))?;
        Ok(answer(json!({ "view": session.view(viewer) })))
    }

    fn undo(&mut self) -> Result<Answer, Refusal> {
        let session = self.session.as_mut().ok_or_else(no_game)?;
        if !session.undo() {
            return Err(Refusal::new("nothing_to_undo", "no action was taken that could be undone"));
        }
        Ok(standing(&**session))
    }

    fn record(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let session = self.session()?;
        let viewer = request.viewer(session.seats())?;
        Ok(answer(json!({ "record": session.record(viewer) })))
    }

    fn bot(&mut self, request: &mut Request) -> Result<Answer, Refusal> {
        let name = match request.required("level")? {
            Value::String(level) => {
                bot::parse(&short(&level)).map_err(|error| Refusal::new("unavailable", error.to_string()))?
            }
            _ => return Err(Refusal::new("bad_request", "the field level must be a string")),
        };
        let limit = match (request.millis()?, request.simulations()?) {
            (None, None) => name.limit(),
            (Some(millis), None) => Limit::Millis(millis),
            (None, Some(simulations)) => Limit::Simulations(simulations),
            (Some(_), Some(_)) => {
                let message = "a bot is given millis or simulations, not both";
                return Err(Refusal::new("bad_request", message));
            }
        };
        let seed = request.seed()?;
        let lang = request.lang()?.unwrap_or(Lang::EN);
        let session = self.session()?;
        let budget = Budget { limit, cancel: &bot::NEVER };
        // Each decision of a game has its own seed; the number of steps is public, the position is
        // not.
        let seed = SplitMix::new(seed ^ (session.steps() as u64) << 32).next();
        let (chosen, reasons) = match games::ask(session, &name, &budget, seed, lang) {
            Ok(answer) => answer,
            Err(unable @ Unable::NoDecision) => return Err(Refusal::new("no_decision", unable.to_string())),
            Err(unable @ Unable::Net { .. }) => return Err(Refusal::new("unavailable", unable.to_string())),
            Err(Unable::UnknownGame) if name.level == Level::Random => {
                let choices = session.choices();
                let chosen = SplitMix::new(seed).below(choices as u32) as usize;
                (chosen, answer(json!({ "choices": choices })))
            }
            Err(unable @ Unable::UnknownGame) => {
                return Err(Refusal::new("unavailable", unable.to_string()));
            }
        };
        let action = session.legal(None).swap_remove(chosen);
        Ok(answer(json!({ "level": name.to_string(), "action": action, "reasons": reasons })))
    }

    fn session(&self) -> Result<&dyn AnySession, Refusal> {
        self.session.as_deref().ok_or_else(no_game)
    }

    fn find(&self, id: &str) -> Result<&dyn AnyGame, Refusal> {
        self.games.iter().map(|game| &**game).find(|game| game.id() == id).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.id()).collect();
            Refusal::new("unknown_game", games::unknown_game(&short(id), &known).to_string())
        })
    }
}

fn chance(request: &mut Request) -> Result<ChanceMode, Refusal> {
    let seed = request.seed()?;
    Ok(if request.manual()? { ChanceMode::Manual } else { ChanceMode::Seeded(seed) })
}

/// Why an action was not carried out; `place` identifies it among several.
fn not_applied(refused: &Refused, place: String) -> Refusal {
    let code = match refused {
        Refused::Over => "game_over",
        Refused::Index { .. } | Refused::Unknown | Refused::NotLegal => "illegal_action",
    };
    Refusal::new(code, place + &refused.to_string())
}

/// The state of the game.
fn standing(session: &dyn AnySession) -> Answer {
    let pending = session.pending();
    answer(json!({
        "to_act": to_act(pending),
        "over": pending == Pending::Over,
        "round": session.round(),
        "hash": hex(session.hash()),
    }))
}

fn to_act(pending: Pending) -> Value {
    match pending {
        Pending::Player(seat) => seat.0.into(),
        Pending::Chance(_) => "chance".into(),
        Pending::Over => Value::Null,
    }
}

/// Sixteen digits: a JSON number would lose the low bits in many languages.
fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}

fn no_game() -> Refusal {
    Refusal::new("no_game", "no game is in progress; begin one with new or load")
}

fn reasons(code: &'static str, what: &str, problems: &Problems) -> Refusal {
    let message = format!("the {what} was refused: {problems}");
    Refusal { code, message, reasons: problems.say(Lang::EN) }
}

fn answer(fields: Value) -> Answer {
    match fields {
        Value::Object(fields) => fields,
        other => unreachable!("answers are written as objects, not {other}"),
    }
}

fn finish(id: Option<Value>, result: Result<Answer, Refusal>) -> Value {
    let mut whole = Map::new();
    whole.insert("ok".into(), result.is_ok().into());
    if let Some(id) = id {
        whole.insert("id".into(), id);
    }
    match result {
        Ok(fields) => whole.extend(fields),
        Err(refusal) => {
            let mut error = answer(json!({ "code": refusal.code, "message": refusal.message }));
            if !refusal.reasons.is_empty() {
                error.insert("reasons".into(), refusal.reasons.into());
            }
            whole.insert("error".into(), error.into());
        }
    }
    Value::Object(whole)
}
