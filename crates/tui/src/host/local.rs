//! A table in this process. Every change is on disk before the screen shows it, so a crash loses nothing.

use std::time::Instant;

use bots::{Level, Limit, Name};
use games::Rules;
use kernel::{Lang, Say, Seat, SplitMix};
use serde_json::Value;
use table::{
    AnyTable, Audience, Chance, Choice, ClientId, Clock, Command, New, Options, Output, Seed, Sender, Status,
    Stored, Update, Want,
};

use super::think::{Question, Thinker, Thought};
use super::{ADVISER, Heard, Host};
use crate::now;
use crate::saves::Journal;
use crate::trouble::Trouble;
use crate::words::say;

/// The only client of a local table; it holds the seats of all people at the device.
const ME: ClientId = ClientId(1);
/// How long a bot thinks about a hint.
const LIMIT: Limit = Limit::Millis(1200);

/// How a local game begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// Players and modules.
    pub setup: Value,
    /// The bot of each seat; `None` is a person at this device.
    pub seats: Vec<Option<Name>>,
    /// The secret of the dealer.
    pub seed: u64,
    /// Whether people enter the draws of a physical box, instead of a dealer.
    pub by_hand: bool,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// The local player's name.
    pub name: String,
    /// The language of messages.
    pub lang: Lang,
}

/// A table in this process.
pub struct Local {
    table: Box<dyn AnyTable>,
    journal: Option<Journal>,
    thinker: Thinker,
    lang: Lang,
    heard: Vec<Heard>,
    /// The number of the last entry shown.
    told: u32,
    /// The step for which a bot was last asked.
    asked: Option<u32>,
    /// The table's time when it was opened here, and when that was. The clock stops while it is not open.
    opened: (u64, Instant),
}

impl Local {
    /// Begins a game; the error has every reason against it.
    pub fn begin(rules: &Rules, opening: &Opening, journal: Option<Journal>) -> Result<Self, Trouble> {
        let chance = if opening.by_hand { Chance::Hand { dealers: vec![ME] } } else { Chance::Dealer };
        let options = Options {
            hot_seat: true,
            lang: opening.lang,
            chance,
            clock: opening.clock,
            ..Options::default()
        };
        let (seed, at) = (Seed(opening.seed), now());
        let new = New { setup: opening.setup.clone(), options, owner: ME, seed, at };
        let table = table::open(rules, new).map_err(|reason| Trouble::Setup { reason })?;
        let mut local = Self::around(table, journal, opening.lang, at);
        if let Some(journal) = &mut local.journal {
            journal.begin(local.table.created())?;
        }
        let seats = local.table.room().places.len();
        if seats != opening.seats.len() {
            let named = opening.seats.len();
            return Err(Trouble::Seats { seats, named });
        }
        local.must(&Command::Join { name: opening.name.clone(), lang: opening.lang })?;
        for (at, level) in opening.seats.iter().enumerate() {
            let seat = Seat(at as u8);
            local.must(&match level {
                None => Command::TakeSeat { seat },
                Some(level) => Command::SetBot { seat, level: level.to_string() },
            })?;
        }
        local.must(&Command::Start)?;
        local.heard.clear();
        local.resync();
        Ok(local)
    }

    /// Resumes a saved game.
    pub fn resume(rules: &Rules, stored: &Stored, journal: Journal, lang: Lang) -> Result<Self, Trouble> {
        let table = table::load(rules, stored).map_err(|reason| Trouble::Stored { reason })?;
        let at = stored.entries.last().map_or(stored.created.at, |entry| entry.at);
        let mut local = Self::around(table, Some(journal), lang, at);
        // The language may have changed since the last session.
        local.join_again()?;
        local.heard.clear();
        local.resync();
        Ok(local)
    }

    /// Tells the table the language of this client, which is its only member.
    fn join_again(&mut self) -> Result<(), Trouble> {
        let name = self.table.room().members.first().map(|member| member.name.clone());
        self.must(&Command::Join { name: name.unwrap_or_else(|| "Player".into()), lang: self.lang })
    }

    fn around(table: Box<dyn AnyTable>, journal: Option<Journal>, lang: Lang, at: u64) -> Self {
        Local {
            table,
            journal,
            thinker: Thinker::new(),
            lang,
            heard: Vec::new(),
            told: 0,
            asked: None,
            opened: (at, Instant::now()),
        }
    }

    /// The time of the table.
    fn time(&self) -> u64 {
        let (at, opened) = self.opened;
        at.saturating_add(opened.elapsed().as_millis() as u64)
    }

    fn must(&mut self, command: &Command) -> Result<(), Trouble> {
        self.act(Sender::Client(ME), command)
    }

    /// Decides, stores, commits, notifies.
    fn act(&mut self, from: Sender, command: &Command) -> Result<(), Trouble> {
        let entries =
            self.table.decide(from, command, self.time()).map_err(|reason| Trouble::Refused { reason })?;
        if let Some(journal) = &mut self.journal {
            journal.append(&entries)?;
        }
        let outputs = self.table.commit(&entries).map_err(|reason| Trouble::Entry { reason })?;
        self.hear(outputs);
        if self.table.room().status == Status::Finished {
            self.finish();
        }
        Ok(())
    }

    /// Keeps the messages for this client: its own, or the spectators' when every seat is a bot's. Spectators do not
    /// get the possible draws of a physical box, so the client that enters them asks separately.
    fn hear(&mut self, outputs: Vec<Output>) {
        let own = outputs.iter().any(|output| output.to == Audience::Client(ME));
        if !own && self.table.created().options.chance.by_hand() {
            let update = self.table.resync(Some(ME), self.told, self.lang);
            return self.tell(update);
        }
        let mine = if own { Audience::Client(ME) } else { Audience::Watchers(self.lang) };
        for output in outputs.into_iter().filter(|output| output.to == mine) {
            self.tell(output.update);
        }
    }

    fn tell(&mut self, update: Update) {
        self.told = update.number;
        self.heard.push(Heard::Update(Box::new(update)));
    }

    /// A finished game is stored as a record instead of a save.
    fn finish(&mut self) {
        let Some(journal) = self.journal.take() else {
            return;
        };
        let kept = self.table.record(Some(ME)).map_err(|reason| Trouble::Refused { reason });
        let note = match kept.and_then(|record| journal.finish(&record)) {
            Ok(path) => {
                let path = path.display();
                say!(self.lang, "record-in", path = path.to_string())
            }
            Err(why) => why.say(self.lang),
        };
        self.heard.push(Heard::Note(note));
    }

    /// Handles what the table needs from this host.
    fn serve(&mut self) {
        for want in self.table.wants() {
            match want {
                Want::Bot { step, seat, level } => self.ask_bot(step, seat, &level),
                // A draw with only one possible outcome need not be entered by hand.
                Want::Chance { step, outcomes } if outcomes.len() == 1 => {
                    self.as_host(&Command::Act { step, action: Choice::Index(0) });
                    return self.serve();
                }
                Want::Tick { at } if self.time() >= at => self.as_host(&Command::Tick),
                Want::Chance { .. } | Want::Tick { .. } | Want::Rematch => {}
            }
        }
    }

    fn as_host(&mut self, command: &Command) {
        if let Err(why) = self.act(Sender::Host, command) {
            self.heard.push(Heard::Refused(why.say(self.lang)));
        }
    }

    /// Asks the bot whose move it is, once.
    fn ask_bot(&mut self, step: u32, seat: Seat, level: &str) {
        if self.asked == Some(step) {
            return;
        }
        self.asked = Some(step);
        let bot: Name = level.parse().unwrap_or(Level::Easy.into());
        let seed = SplitMix::new(self.table.created().seed.0 ^ u64::from(step) << 8).next();
        let question = Question { step, seat, limit: bot.limit(), bot, seed, advises: None };
        self.thinker.ask(&*self.table, question);
    }

    fn take(&mut self, thought: Thought) {
        match thought {
            Thought::Move { step, index } => {
                let act = Command::Act { step, action: Choice::Index(index) };
                // A move for a position that was undone meanwhile comes too late, and another was requested.
                if step == self.table.room().step {
                    self.as_host(&act);
                }
            }
            Thought::Hint { step, hint } => {
                if step == self.table.room().step {
                    self.heard.push(Heard::Hint(ADVISER, hint));
                }
            }
        }
    }
}

impl Host for Local {
    fn send(&mut self, command: Command) {
        if let Err(why) = self.act(Sender::Client(ME), &command) {
            self.heard.push(Heard::Refused(why.say(self.lang)));
        }
    }

    fn hint(&mut self) {
        let room = self.table.room();
        let deciding = self.table.viewer(ME);
        let step = room.step;
        let offer = self.table.resync(Some(ME), 0, self.lang).position.and_then(|position| position.offer);
        if let (kernel::Viewer::Seat(seat), Some(offer)) = (deciding, offer) {
            let (bot, seed, advises) = (ADVISER.into(), u64::from(step), Some(offer.actions));
            let question = Question { step, seat, bot, limit: LIMIT, seed, advises };
            self.thinker.ask(&*self.table, question);
        }
    }

    fn why(&mut self) {
        let reasons = self.table.why(self.table.viewer(ME), self.lang);
        self.heard.push(Heard::Why(reasons));
    }

    fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        if let Err(why) = self.join_again() {
            self.heard.push(Heard::Refused(why.say(lang)));
        }
        self.resync();
    }

    fn resync(&mut self) {
        let update = self.table.resync(Some(ME), 0, self.lang);
        self.tell(update);
    }

    fn poll(&mut self) -> Vec<Heard> {
        self.serve();
        while let Some(thought) = self.thinker.heard() {
            self.take(thought);
            self.serve();
        }
        std::mem::take(&mut self.heard)
    }

    fn record(&mut self) -> Result<String, Trouble> {
        self.table.record(Some(ME)).map_err(|reason| Trouble::Refused { reason })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn drawn(&self) -> String {
        self.table.prompt(self.lang)
    }
}
