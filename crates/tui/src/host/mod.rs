//! Where a game runs, seen from the screen: commands go in, messages come out. A table in this process and a table
//! of a server answer alike; the screen must not know which it is.

mod local;
mod remote;
mod think;

pub use local::{Local, Opening};
pub use remote::{Lobby, NewTable, Remote, Summary};

use crate::wire::{Hint, Update};
use kernel::WhyNot;
use table::Command;

/// Something heard from a host.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// What the table tells.
    Update(Box<Update>),
    /// Why a command was refused.
    Refused(String),
    /// What a bot thinks.
    Hint(Hint),
    /// What the viewer cannot use now, and why.
    Why(Vec<WhyNot>),
    /// Everybody wanted to play again: the table with this id.
    Next(String),
    /// Something about the host itself: the connection, a file.
    Note(String),
}

/// One table, wherever it runs.
pub trait Host {
    /// Sends a command; what comes of it is heard later.
    fn send(&mut self, command: Command);
    /// Asks a bot what it would do; the answer is heard later.
    fn hint(&mut self);
    /// Asks why things cannot be used now; the answer is heard later.
    fn why(&mut self);
    /// Asks for everything anew.
    fn resync(&mut self);
    /// What was heard since the last call.
    fn poll(&mut self) -> Vec<Heard>;
    /// The record of the game as far as the viewer may have it.
    fn record(&mut self) -> Result<String, String>;
    /// Whether other people's programs are at the table.
    fn is_shared(&self) -> bool;
}
