//! Where a game runs, seen from the screen: commands go in, messages come out. A table in this process and one on
//! a server have the same interface; the screen must not know which it is.

mod local;
mod remote;
mod think;

pub use local::{Local, Opening};
pub use remote::{Lobby, NewTable, NoEntry, Remote, Summary};

use crate::trouble::Trouble;
use bots::Level;
use kernel::{Lang, WhyNot};
use table::{Command, Hint, Update};

/// The level that gives hints.
const ADVISER: Level = Level::Master;

/// Something heard from a host.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// An update of the table.
    Update(Box<Update>),
    /// Why a command was refused.
    Refused(String),
    /// The hint of a bot of this level.
    Hint(Level, Hint),
    /// What the viewer cannot use now, and why.
    Why(Vec<WhyNot>),
    /// All players wanted a rematch: the id of its table.
    Next(String),
    /// Something about the host itself: the connection, a file.
    Note(String),
}

/// One table, wherever it runs.
pub trait Host {
    /// Sends a command; its result arrives later.
    fn send(&mut self, command: Command);
    /// Asks a bot for a hint; the answer arrives later.
    fn hint(&mut self);
    /// Asks why things cannot be used now; the answer is heard later.
    fn why(&mut self);
    /// Changes the language of all messages; a full update in that language follows.
    fn speak(&mut self, lang: Lang);
    /// Requests a full update.
    fn resync(&mut self);
    /// The messages since the last call.
    fn poll(&mut self) -> Vec<Heard>;
    /// The record of the game as far as the viewer may have it.
    fn record(&mut self) -> Result<String, Trouble>;
    /// Whether other people's programs are at the table.
    fn is_shared(&self) -> bool;
    /// What is drawn from a physical box now, as far as the host says so.
    fn drawn(&self) -> String;
}
