//! Replays a record and compares every line of it.

use std::fmt;

use super::{Chain, Record, totals};
use crate::game::{Game, Pending, Problems, Viewer};
use crate::session::Actor;

/// Summary of a record that agrees in every line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many steps it has.
    pub steps: usize,
    /// The totals, if the game is over.
    pub scores: Option<Vec<i32>>,
    /// The hash of the last position.
    pub hash: u64,
}

/// Why a record cannot be replayed, or where it differs from the rules.
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

/// How a step differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// No step can follow.
    GameOver,
    /// A different player was to decide.
    Actor {
        /// Who decides in the record.
        recorded: Actor,
        /// Who decides by the rules.
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
            Err(refused(7)(Problems::one("the position belongs to another setup than line 5 says")))
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

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::OtherGame { record, rules } => {
                write!(f, "this is a record of {record:?}, not of {rules:?}")
            }
            VerifyError::Partial(viewer) => {
                let whose = match viewer {
                    Viewer::Seat(seat) => format!("seat {seat}"),
                    Viewer::Spectator => "a spectator".into(),
                };
                write!(
                    f,
                    "this is a partial record with what {whose} may know: it can be read but not verified; \
                     export the full record when the game is over"
                )
            }
            VerifyError::OtherRules { record, program } => write!(
                f,
                "this record was played by rules version {record}, this program has version {program}, so it \
                 cannot be replayed here"
            ),
            VerifyError::OtherContent { record, program } => write!(
                f,
                "this record was played with component tables {record:016x}, the tables here are \
                 {program:016x}; give the content folder it was played with"
            ),
            VerifyError::Start { line, problems } => write!(f, "line {line}: {problems}"),
            VerifyError::Step { line, difference } => write!(f, "line {line}: {difference}"),
            VerifyError::Scores { line, recorded, computed } => match (recorded, computed) {
                (None, _) => write!(f, "line {line}: the game is over and its scores are missing"),
                (Some(_), None) => write!(f, "line {line}: the record has scores but its game is not over"),
                (Some(recorded), Some(computed)) => {
                    write!(f, "line {line}: the scores are {computed:?}, the record says {recorded:?}")
                }
            },
        }
    }
}

impl std::error::Error for VerifyError {}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = |actor: &Actor| match actor {
            Actor::Seat(seat) => format!("seat {seat}"),
            Actor::Chance => "chance".into(),
        };
        match self {
            Difference::GameOver => write!(f, "the game was over before this step"),
            Difference::Actor { recorded, expected } => {
                write!(f, "the record says that {} decides, it is up to {}", who(recorded), who(expected))
            }
            Difference::Unreadable(text) => write!(f, "{text:?} names no action of this game"),
            Difference::NotLegal(text) => write!(f, "{text:?} is not legal here"),
            Difference::Check { recorded, computed } => {
                write!(f, "the position differs: the check is {computed:08x}, the record says {recorded:08x}")
            }
        }
    }
}
