//! Moves of bots: requested when a table waits for one, carried out when the answer arrives.

use bots::{Level, Limit, Name};
use kernel::Seat;
use table::{Chance, Choice, Command, Refusal, Sender, Want};

use super::room::Room;
use crate::error::Error;
use crate::pool::{Cancel, Kept};
use crate::secret;

/// A bot that thinks for the table. Dropping this stops it.
pub(super) struct Thinking {
    step: u32,
    _cancel: Cancel,
}

/// A bot's answer.
pub(super) struct Thoughts {
    step: u32,
    seat: Seat,
    level: Level,
    /// The index of the action in the legal list, or `None` if the bot failed.
    index: Option<usize>,
    /// What it remembers for the next step of its turn.
    kept: Kept,
}

/// The bot of a name. A name that no longer exists plays at the fallback level.
pub(crate) fn bot_of(name: &str) -> Name {
    name.parse().ok().filter(Name::is_built_in).unwrap_or(Level::Easy.into())
}

/// How long a bot of this level may take before another process may take over, in milliseconds: its thinking time
/// plus some for queueing.
pub(super) fn patience(level: &str) -> u64 {
    const WAITING: u64 = 1000;
    let bot = bot_of(level);
    match (bot.limit(), bot.level.limit()) {
        // The duration of simulations is unknown; the level's time is an estimate.
        (Limit::Millis(millis), _) | (_, Limit::Millis(millis)) => millis + WAITING,
        (Limit::Simulations(_), Limit::Simulations(_)) => WAITING,
    }
}

impl Room {
    /// Starts a bot if the table waits for one here and none is thinking.
    pub(super) fn think(&mut self, wants: &[Want]) {
        if !self.drives() {
            self.thinking = None;
            return;
        }
        let wanted = wants.iter().find_map(|want| match want {
            Want::Bot { step, seat, level } => Some((*step, *seat, bot_of(level))),
            Want::Chance { .. } | Want::Tick { .. } | Want::Rematch => None,
        });
        // A bot's memory lasts for one turn.
        let seat = wanted.as_ref().map(|(_, seat, _)| *seat);
        self.remembered.take_if(|(whose, _)| Some(*whose) != seat);
        let Some((step, seat, bot)) = wanted else {
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.step == step) {
            return;
        }
        let Some(question) = self.table.decision(seat) else {
            self.thinking = None;
            return;
        };
        let cancel = Cancel::new();
        let kept = self.remembered.take().map(|(_, kept)| kept).unwrap_or_default();
        let made = self.table.created();
        let seed = match made.options.chance {
            // On a prepared deal the bots' seeds are prepared too.
            Chance::Prepared => made.seed.0,
            // Bots must not be predictable from their earlier moves.
            Chance::Dealer | Chance::Hand { .. } => secret::number(),
        };
        let owner = made.owner.0;
        let thought = self.app.pool.think(owner, question, kept, bot.style(), bot.limit(), seed, &cancel);
        let level = bot.level;
        self.thinking = Some(Thinking { step, _cancel: cancel });
        let out = self.thoughts.clone();
        tokio::spawn(async move {
            let (index, kept) = match thought.await {
                Ok((thought, kept)) => (Some(thought.index), kept),
                Err(_) => (None, Kept::default()),
            };
            let _ = out.send(Thoughts { step, seat, level, index, kept }).await;
        });
    }

    /// Carries out a bot's choice. A bot that failed is replaced by a simpler one; if that fails too, the
    /// first legal action is taken: the table always goes on.
    pub(super) async fn move_bot(&mut self, thoughts: Thoughts) {
        let Thoughts { step, seat, level, index, kept } = thoughts;
        if self.thinking.as_ref().is_none_or(|thinking| thinking.step != step) {
            return;
        }
        self.thinking = None;
        self.remembered = Some((seat, kept));
        let act = |index: usize| Command::Act { step, action: Choice::Index(index as u32) };
        let command = match (index, level) {
            (Some(index), _) => act(index),
            (None, Level::Random | Level::Easy) => act(0),
            (None, Level::Medium | Level::Hard | Level::Expert | Level::Master) => {
                Command::SetBot { seat, level: Level::Easy.name().into() }
            }
        };
        if index.is_none() {
            self.app.metrics.bots_failed.add(1);
            tracing::error!(table = self.id, seat = seat.0, level = level.name(), "a bot failed");
        } else {
            self.app.metrics.bot_moves.add(1);
        }
        match self.command(Sender::Host, &command).await {
            // Another process was faster and continues.
            Ok(_) | Err(Error::Refused(Refusal::Stale { .. })) => {}
            Err(error) => {
                tracing::warn!(table = self.id, code = error.code(), "a bot's move was not taken");
                self.retry_at = Some(self.app.now() + 1000);
            }
        }
    }
}
