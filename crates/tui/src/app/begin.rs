//! Opens a game: started here or at a server, resumed, or watched.

use std::time::{SystemTime, UNIX_EPOCH};

use games::Rules;
use kernel::SplitMix;

use super::{App, Screen};
use crate::host::{Local, NewTable, Opening, Remote};
use crate::now;
use crate::replay::Replay;
use crate::saves::Save;
use crate::screen::{Known, Play, Watch, Who};
use crate::trouble::Trouble;

impl App {
    pub(super) fn rules(&self, game: &str) -> Result<&Rules, Trouble> {
        find(&self.rules, game)
    }

    pub(super) fn begin(&self, game: &str, opening: &Opening) -> Result<Screen, Trouble> {
        let rules = self.rules(game)?;
        let journal = self.folder.as_ref().map(|folder| folder.journal(game, now()));
        let host = Local::begin(rules, opening, journal)?;
        Ok(Screen::Play(Box::new(Play::new(Box::new(host), self.known_here(game)?, &self.name))))
    }

    /// A game as this program knows it, in the language chosen now.
    pub(super) fn known_here(&self, game: &str) -> Result<Known, Trouble> {
        Ok(Known::of(self.rules(game)?, self.look.lang))
    }

    /// A game with the components of the server.
    pub(super) fn known_there(&self, game: &str) -> Result<Known, Trouble> {
        let lobby = self.lobby.as_ref().ok_or(Trouble::NoServer)?;
        Ok(Known { catalogue: lobby.catalogue(game)?, ..self.known_here(game)? })
    }

    pub(super) fn resume(&self, save: &Save) -> Result<Screen, Trouble> {
        let rules = self.rules(&save.created.game)?;
        let folder = self.folder.as_ref().ok_or(Trouble::NoFolder)?;
        let (stored, journal) = folder.open(&save.path)?;
        let host = Local::resume(rules, &stored, journal, self.look.lang)?;
        let known = self.known_here(&save.created.game)?;
        Ok(Screen::Play(Box::new(Play::new(Box::new(host), known, &self.name))))
    }

    pub(super) fn watch(&self, record: &str) -> Result<Screen, Trouble> {
        let replay = Replay::read(&self.rules, record)?;
        let known = self.known_here(replay.game)?;
        Ok(Screen::Watch(Box::new(Watch::new(replay, known))))
    }

    /// Sits down at a table of the server.
    pub(super) fn sit(&self, id: &str, game: &str) -> Result<Screen, Trouble> {
        let lobby = self.lobby.as_ref().ok_or(Trouble::NoServer)?;
        let known = self.known_there(game)?;
        Ok(Screen::Play(Box::new(Play::new(Box::new(Remote::open(lobby, id)), known, &self.name))))
    }

    /// Starts a game as configured in the form.
    pub(super) fn start(&mut self) {
        let begun = if self.lobby.is_some() { self.start_there() } else { self.start_here() };
        match begun {
            Ok(screen) => self.screen = screen,
            Err(why) => self.complain(&why),
        }
    }

    /// Makes a table at the server and sits down.
    fn start_there(&self) -> Result<Screen, Trouble> {
        let seat = |who: &Who| match who {
            Who::Me => "me".to_string(),
            Who::Open => "open".to_string(),
            Who::Bot(level) => level.name().to_string(),
        };
        let new = NewTable {
            game: self.choices.game().into(),
            setup: self.choices.setup(),
            seats: self.choices.seats().iter().map(seat).collect(),
            public: self.choices.public,
            clock: self.choices.clock(),
        };
        let id = self.lobby.as_ref().ok_or(Trouble::NoServer)?.create(&new)?;
        self.sit(&id, self.choices.game())
    }

    /// Begins a game in this process.
    fn start_here(&self) -> Result<Screen, Trouble> {
        let level = |who: &Who| match who {
            Who::Bot(level) => Some((*level).into()),
            Who::Me | Who::Open => None,
        };
        let opening = Opening {
            setup: self.choices.setup(),
            seats: self.choices.seats().iter().map(level).collect(),
            seed: self.choices.seed.parse().unwrap_or_else(|_| random_seed()),
            by_hand: self.choices.by_hand,
            clock: self.choices.clock(),
            name: self.name.clone(),
            lang: self.look.lang,
        };
        self.begin(self.choices.game(), &opening)
    }
}

/// The rules of a game by its id.
pub fn find<'a>(rules: &'a [Rules], id: &str) -> Result<&'a Rules, Trouble> {
    let found = rules.iter().find(|rules| rules.id() == id);
    found.ok_or_else(|| Trouble::NoGame { reason: games::unknown_game(id, &games::IDS) })
}

/// A random seed.
pub fn random_seed() -> u64 {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    SplitMix::new(nanos ^ u64::from(std::process::id()) << 32).next()
}
