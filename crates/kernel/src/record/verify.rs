//! Replays a record and compares every line of it.

use std::fmt;

use words::{Lang, Say, say};

use super::{Chain, Record, totals};
use crate::WORDS;
use crate::game::{Game, Pending, Problems, Viewer};
use crate::session::Actor;

/// Summary of a record that agrees in every line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of its steps.
    pub steps: usize,
    /// The totals, if the game is over.
    pub scores: Option<Vec<i32>>,
    /// The hash of the last position.
    pub hash: u64,
}

/// The reason a record cannot be replayed, or the place where it differs from the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// It is of another game.
    OtherGame {
        /// The game of the record.
        record: String,
        /// The game it was given to.
        rules: &'static str,
    },
    /// It holds only what one viewer may know.
    Partial(Viewer),
    /// It was played by a version of the rules that this program does not have.
    OtherRules {
        /// The version of the record.
        record: u32,
        /// The version of this program.
        program: u32,
    },
    /// It was played with other component tables.
    OtherContent {
        /// The hash of the record.
        record: u64,
        /// The hash of these tables.
        program: u64,
    },
    /// Its setup or position is refused.
    Start {
        /// The line.
        line: usize,
        /// Every reason.
        problems: Problems,
    },
    /// A step differs.
    Step {
        /// The line.
        line: usize,
        /// How.
        difference: Difference,
    },
    /// The scores differ.
    Scores {
        /// The line where they are or should be.
        line: usize,
        /// The totals of the record.
        recorded: Option<Vec<i32>>,
        /// The totals by the rules; `None` while the game is not over.
        computed: Option<Vec<i32>>,
    },
}

words::errors! {
    /// An error in the first position of a record.
    enum StartError in WORDS {
        "verify-other-setup" OtherSetup { line: u8 },
    }
}

/// The difference at a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// No step can follow.
    GameOver,
    /// A different player was to decide.
    Actor {
        /// The player or chance that decides in the record.
        recorded: Actor,
        /// The player or chance that decides by the rules.
        expected: Actor,
    },
    /// The words name no action.
    Unreadable(String),
    /// The action is not legal here.
    NotLegal(String),
    /// The position after it is another one.
    Check {
        /// The check of the record.
        recorded: u32,
        /// The check by the rules.
        computed: u32,
    },
}

impl Record {
    /// The position a full record of this game starts with.
    pub fn start<G: Game>(&self, game: &G) -> Result<G::State, VerifyError> {
        if self.game != G::ID {
            return Err(VerifyError::OtherGame { record: self.game.clone(), rules: G::ID });
        }
        if let Some(viewer) = self.view {
            return Err(VerifyError::Partial(viewer));
        }
        self.beginning(game)
    }

    /// The starting position of the record; for a viewer's record, one consistent with what the
    /// viewer knew.
    pub(super) fn beginning<G: Game>(&self, game: &G) -> Result<G::State, VerifyError> {
        if self.game != G::ID {
            return Err(VerifyError::OtherGame { record: self.game.clone(), rules: G::ID });
        }
        if self.rules != G::RULES_VERSION {
            return Err(VerifyError::OtherRules { record: self.rules, program: G::RULES_VERSION });
        }
        let content = game.content_hash();
        if self.content != content {
            return Err(VerifyError::OtherContent { record: self.content, program: content });
        }
        let refused = |line| move |problems| VerifyError::Start { line, problems };
        let setup = game.setup(&self.setup).map_err(refused(5))?;
        let Some(position) = &self.position else {
            return Ok(game.start(&setup));
        };
        let state = game.load(position).map_err(refused(7))?;
        if game.setup_of(&state) == setup {
            Ok(state)
        } else {
            Err(refused(7)(Problems::one(StartError::OtherSetup { line: 5 })))
        }
    }

    /// Replays a full record step by step up to the first line that differs. `each` is called for every step
    /// that agrees: actor, action, resulting position and events.
    pub fn replay<G: Game>(
        &self,
        game: &G,
        mut each: impl FnMut(Actor, G::Action, &G::State, Vec<G::Event>),
    ) -> Result<Verified, VerifyError> {
        let mut state = self.start(game)?;
        let mut chain = Chain::new(game, &state);
        for (at, step) in self.steps.iter().enumerate() {
            let differs = |difference| VerifyError::Step { line: self.line_of(at), difference };
            let expected = Actor::of(game.pending(&state)).ok_or_else(|| differs(Difference::GameOver))?;
            if step.actor != expected {
                return Err(differs(Difference::Actor { recorded: step.actor, expected }));
            }
            let text = step.action.as_deref().unwrap_or("?");
            let Some(action) = game.parse_at(&state, text) else {
                return Err(differs(Difference::Unreadable(text.into())));
            };
            let mut events = Vec::new();
            game.apply(&mut state, action, &mut events)
                .map_err(|_| differs(Difference::NotLegal(text.into())))?;
            let (recorded, computed) = (step.check.unwrap_or_default(), chain.add(game.hash(&state)));
            if recorded != computed {
                return Err(differs(Difference::Check { recorded, computed }));
            }
            each(step.actor, action, &state, events);
        }
        let computed = (game.pending(&state) == Pending::Over).then(|| totals(game, &state));
        if self.scores != computed {
            let (line, recorded) = (self.line_of(self.steps.len()), self.scores.clone());
            return Err(VerifyError::Scores { line, recorded, computed });
        }
        Ok(Verified { steps: self.steps.len(), scores: computed, hash: game.hash(&state) })
    }
}

/// Replays a record and compares every line with the rules.
pub fn verify<G: Game>(game: &G, record: &Record) -> Result<Verified, VerifyError> {
    record.replay(game, |_, _, _, _| {})
}

impl Say for VerifyError {
    fn say(&self, lang: Lang) -> String {
        let of_line =
            |line: usize, reason: String| say!(WORDS, lang, "record-line", line = line, reason = reason);
        match self {
            VerifyError::OtherGame { record, rules } => {
                say!(WORDS, lang, "verify-other-game", record = record.as_str(), rules = *rules)
            }
            VerifyError::Partial(Viewer::Seat(seat)) => {
                say!(WORDS, lang, "verify-partial-seat", seat = seat.0)
            }
            VerifyError::Partial(Viewer::Spectator) => say!(WORDS, lang, "verify-partial-spectator"),
            VerifyError::OtherRules { record, program } => {
                say!(WORDS, lang, "verify-other-rules", record = *record, program = *program)
            }
            VerifyError::OtherContent { record, program } => {
                let (record, program) = (format!("{record:016x}"), format!("{program:016x}"));
                say!(WORDS, lang, "verify-other-content", record = record, program = program)
            }
            VerifyError::Start { line, problems } => of_line(*line, Say::say(problems, lang)),
            VerifyError::Step { line, difference } => of_line(*line, difference.say(lang)),
            VerifyError::Scores { line, recorded, computed } => of_line(
                *line,
                match (recorded, computed) {
                    (None, _) => say!(WORDS, lang, "verify-no-scores"),
                    (Some(_), None) => say!(WORDS, lang, "verify-not-over"),
                    (Some(recorded), Some(computed)) => {
                        let (recorded, computed) = (format!("{recorded:?}"), format!("{computed:?}"));
                        say!(WORDS, lang, "verify-scores", recorded = recorded, computed = computed)
                    }
                },
            ),
        }
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl std::error::Error for VerifyError {}

impl Say for Difference {
    fn say(&self, lang: Lang) -> String {
        let who = |actor: &Actor| match actor {
            Actor::Seat(seat) => say!(WORDS, lang, "actor-seat", seat = seat.0),
            Actor::Chance => say!(WORDS, lang, "actor-chance"),
        };
        match self {
            Difference::GameOver => say!(WORDS, lang, "step-game-over"),
            Difference::Actor { recorded, expected } => {
                say!(WORDS, lang, "step-actor", recorded = who(recorded), expected = who(expected))
            }
            Difference::Unreadable(text) => say!(WORDS, lang, "step-unreadable", text = text.say(lang)),
            Difference::NotLegal(text) => say!(WORDS, lang, "step-not-legal", text = text.say(lang)),
            Difference::Check { recorded, computed } => {
                let (recorded, computed) = (format!("{recorded:08x}"), format!("{computed:08x}"));
                say!(WORDS, lang, "step-check", recorded = recorded, computed = computed)
            }
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}
