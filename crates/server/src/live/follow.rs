//! How a loaded table keeps up with the database: entries that other processes stored, entries that left memory, and
//! a reload after a failure.

use table::AnyTable;

use super::room::{Driver, Room};
use super::stored::{history, load};
use super::watcher::listens;
use crate::error::Error;

impl Room {
    /// Applies what other processes stored, if the database answers; otherwise continues with what is
    /// known.
    pub(super) async fn look_around(&mut self) {
        if !self.is_alone()
            && let Err(error) = self.follow_others().await
        {
            tracing::warn!(table = self.id, code = error.code(), "cannot look for news");
        }
    }

    /// The same table with entries that are no longer in memory, for a client that missed what came after `from`;
    /// `None` if the one in memory suffices, or has to because the database does not answer.
    pub(super) async fn older(&self, from: u32) -> Option<Box<dyn AnyTable>> {
        if self.table.reaches(from) {
            return None;
        }
        let read = history(&self.app, &self.id, self.table.room().number).await;
        read.inspect_err(|error| {
            tracing::warn!(table = self.id, code = error.code(), "cannot read what came before");
        })
        .ok()
    }

    /// Applies what is stored and handles what the table then needs.
    pub(super) async fn follow_others(&mut self) -> Result<(), Error> {
        if self.unsure {
            return self.read_back().await;
        }
        let before = self.table.room().number;
        self.catch_up().await?;
        if self.table.room().number != before {
            self.look_ahead().await;
        }
        Ok(())
    }

    /// Reloads the table from the database and sends it to all watchers.
    pub(super) async fn reload(&mut self) {
        match load(&self.app, &self.id, true).await {
            Ok(loaded) => {
                (self.table, self.snapshot_at) = loaded;
                self.tell_everything();
                (self.written, self.members_written) = (None, 0);
                self.write_later();
            }
            Err(error) => tracing::warn!(table = self.id, code = error.code(), "a table was not reloaded"),
        }
    }

    /// After a failure half-way, reads what was stored.
    pub(super) async fn make_sure(&mut self) -> Result<(), Error> {
        if self.unsure { self.read_back().await } else { Ok(()) }
    }

    /// Drops the table in memory and reads it from the database. Watchers are notified if it differs.
    async fn read_back(&mut self) -> Result<(), Error> {
        let before = (self.table.room().number, self.table.hash());
        (self.table, self.snapshot_at) = load(&self.app, &self.id, false).await?;
        self.unsure = false;
        (self.thinking, self.remembered) = (None, None);
        (self.result_kept, self.written, self.members_written) = (false, None, 0);
        if before != (self.table.room().number, self.table.hash()) {
            // It is unknown whether this process stored it; the sweeper finds a table that no process
            // drives.
            self.drive(Driver::Elsewhere);
            self.tell_everything();
        }
        self.look_ahead().await;
        Ok(())
    }

    /// Applies what others have stored and notifies the watchers here.
    async fn catch_up(&mut self) -> Result<(), Error> {
        let before = self.table.room().number;
        let entries = self.app.store.entries(&self.id, before).await?;
        if entries.is_empty() {
            return Ok(());
        }
        // The process that stored them continues; the sweeper finds a table that no process drives
        // for a while.
        self.drive(Driver::Elsewhere);
        let watchers = &self.watchers;
        if let Ok(outputs) = self.table.commit_for(&entries, &|to| listens(watchers, to)) {
            self.tell(&entries, &outputs, before);
        } else {
            // It goes back to before the snapshot, or this table differs from what is stored: reload
            // everything.
            (self.table, self.snapshot_at) = load(&self.app, &self.id, true).await?;
            self.tell_everything();
        }
        Ok(())
    }
}
