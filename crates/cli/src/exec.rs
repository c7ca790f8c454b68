//! Bots that are external programs: JSON lines on their stdin and stdout, as docs/PROTOCOL.md
//! specifies.
//!
//! A program is started for each game and seat, so that games are independent. Whatever it does (exit, hang, write
//! garbage) becomes a [`Failure`] in bounded time; the caller decides the consequences.

use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Game, Seat, Viewer};
use serde_json::{Map, Value, json};

use crate::WORDS;
use crate::engine::{MAX_LINE, PROTOCOL, lines};

/// How a program on the command line begins: `exec:./mybot`.
pub(crate) const PREFIX: &str = "exec:";

words::errors! {
    /// Why a program cannot take a seat.
    pub(crate) enum ProgramError in WORDS {
        "program-missing" Missing { prefix: &'static str },
        "program-start" Start { program: String, message: String },
    }
}

/// A program that can take a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    words: Vec<String>,
    /// Time limit for each answer.
    millis: u64,
}

impl Program {
    /// A command line whose words are separated by spaces.
    pub(crate) fn new(command: &str, millis: u64) -> Result<Self, ProgramError> {
        let words: Vec<String> = command.split_whitespace().map(String::from).collect();
        if words.is_empty() {
            return Err(ProgramError::Missing { prefix: PREFIX });
        }
        Ok(Program { words, millis })
    }

    /// The name for reports and records.
    pub(crate) fn name(&self) -> String {
        format!("{PREFIX}{}", self.words.join(" "))
    }

    /// Whether it can be started at all; its output does not matter yet.
    pub(crate) fn check(&self) -> Result<(), ProgramError> {
        let program = self.words[0].clone();
        let mut child =
            self.spawn().map_err(|error| ProgramError::Start { program, message: error.to_string() })?;
        let _ = child.kill();
        let _ = child.wait();
        Ok(())
    }

    fn spawn(&self) -> std::io::Result<Child> {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
    }
}

/// Why a program lost its seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Failure {
    /// It could not be started, or has ended.
    Ended,
    /// It did not answer in time.
    Silent {
        /// The time it had.
        millis: u64,
    },
    /// Its answer is invalid.
    Nonsense {
        /// Why it is invalid.
        reason: &'static str,
        /// Its beginning.
        answer: String,
    },
}

impl Failure {
    /// One word for programs.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Failure::Ended => "ended",
            Failure::Silent { .. } => "silent",
            Failure::Nonsense { .. } => "nonsense",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Ended => write!(f, "has ended"),
            Failure::Silent { millis } => write!(f, "did not answer within {millis} ms"),
            Failure::Nonsense { reason, answer } => write!(f, "answered {answer:?}, {reason}"),
        }
    }
}

/// A line of the program.
enum Said {
    Line(Vec<u8>),
    TooLong,
}

/// A running program at a seat.
pub(crate) struct Process {
    child: Child,
    requests: Sender<String>,
    answers: Receiver<Said>,
    millis: u64,
}

impl Process {
    /// Starts the program and announces the game.
    pub(crate) fn start<G: Game>(
        program: &Program,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u32,
    ) -> Result<Self, Failure> {
        let mut child = program.spawn().map_err(|_| Failure::Ended)?;
        let mut stdin = child.stdin.take().ok_or(Failure::Ended)?;
        let stdout = child.stdout.take().ok_or(Failure::Ended)?;
        // Threads of their own, because a program that neither reads nor writes would block who waits for it. They
        // end with the program.
        let (requests, to_write) = channel::<String>();
        thread::spawn(move || {
            for line in to_write {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (said, answers) = channel();
        thread::spawn(move || {
            let (mut stdout, mut buffer) = (BufReader::new(stdout), Vec::new());
            loop {
                let line = match lines::read(&mut stdout, &mut buffer) {
                    Ok(lines::Line::Whole) => Said::Line(std::mem::take(&mut buffer)),
                    Ok(lines::Line::TooLong) => Said::TooLong,
                    Ok(lines::Line::End) | Err(_) => return,
                };
                if said.send(line).is_err() {
                    return;
                }
            }
        });
        let mut process = Process { child, requests, answers, millis: program.millis };
        process.ask(&json!({
            "cmd": "hello",
            "engine": "temples",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": PROTOCOL,
        }))?;
        process.ask(&json!({
            "cmd": "new",
            "game": G::ID,
            "rules": G::RULES_VERSION,
            "content": format!("{:016x}", game.content_hash()),
            "setup": game.setup_of(state),
            "seats": game.seats(state),
            "seat": seat,
            "seed": seed,
        }))?;
        Ok(process)
    }

    /// Lets the program decide: the place of its action in the list.
    pub(crate) fn decide<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<usize, Failure> {
        let actions: Vec<Value> = legal
            .iter()
            .enumerate()
            .map(|(id, &action)| {
                json!({ "id": id, "text": game.phrase(action).text(), "action": game.action_json(state, action) })
            })
            .collect();
        let answer = self.ask(&json!({
            "cmd": "decide",
            "round": game.round(state),
            "millis": self.millis,
            "actions": actions,
            "view": game.view_json(&game.view(state, Viewer::Seat(seat))),
        }))?;
        let chosen = match answer.get("action") {
            Some(Value::Number(id)) => id.as_u64().and_then(|id| usize::try_from(id).ok()),
            Some(Value::String(text)) => {
                game.parse_at(state, text).and_then(|meant| legal.iter().position(|&action| action == meant))
            }
            Some(Value::Object(object)) => {
                legal.iter().position(|&action| game.is_named(state, action, object))
            }
            _ => None,
        };
        chosen.filter(|&chosen| chosen < legal.len()).ok_or_else(|| Failure::Nonsense {
            reason: "which names no legal action",
            answer: short(&Value::Object(answer).to_string()),
        })
    }

    /// Sends the final totals; whether the program reads them no longer matters.
    pub(crate) fn over(mut self, totals: &[i32]) {
        let _ = self.ask(&json!({ "cmd": "over", "scores": totals }));
    }

    /// One request, one answer.
    fn ask(&mut self, request: &Value) -> Result<Map<String, Value>, Failure> {
        self.requests.send(format!("{request}\n")).map_err(|_| Failure::Ended)?;
        let said = match self.answers.recv_timeout(Duration::from_millis(self.millis)) {
            Ok(said) => said,
            Err(RecvTimeoutError::Timeout) => return Err(Failure::Silent { millis: self.millis }),
            Err(RecvTimeoutError::Disconnected) => return Err(Failure::Ended),
        };
        let nonsense = |reason, answer: &str| Failure::Nonsense { reason, answer: short(answer) };
        let line = match said {
            Said::Line(line) => String::from_utf8_lossy(&line).into_owned(),
            Said::TooLong => {
                return Err(nonsense(
                    "and so on, which is longer than any answer",
                    &format!("{MAX_LINE} bytes"),
                ));
            }
        };
        match serde_json::from_str(&line) {
            Ok(Value::Object(answer)) if answer.get("ok") != Some(&Value::Bool(false)) => Ok(answer),
            Ok(Value::Object(_)) => Err(nonsense("which says that it cannot", &line)),
            _ => Err(nonsense("which is not a JSON object on one line", &line)),
        }
    }
}

impl Drop for Process {
    /// Asks the program to exit, within the time of one answer.
    fn drop(&mut self) {
        let _ = self.requests.send("{\"cmd\":\"quit\"}\n".into());
        let (closed, _) = channel();
        drop(std::mem::replace(&mut self.requests, closed));
        let end = Instant::now() + Duration::from_millis(self.millis);
        // The end of its output is the sign that it is leaving.
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            if self.answers.recv_timeout(left).is_err() {
                break;
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer as a message repeats it.
fn short(answer: &str) -> String {
    const LONGEST: usize = 60;
    let mut chars = answer.chars();
    let mut short: String = chars.by_ref().take(LONGEST).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}
