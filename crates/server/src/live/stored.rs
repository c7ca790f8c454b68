//! A table between memory and database: reading it, and the derived data written beside its entries.

use kernel::record::RecordStep;
use kernel::{Actor, Record};
use table::{AnyTable, Change, Entry, SeatView, Snapshot, Stored, Want};

use super::bot::patience;
use crate::app::App;
use crate::error::Error;
use crate::store::{Later, Summary};

/// Reads a table in order to continue it, from its snapshot or completely, with the number of the snapshot. Only
/// the latest entries stay in memory.
pub(super) async fn load(app: &App, id: &str, whole: bool) -> Result<(Box<dyn AnyTable>, u32), Error> {
    let snapshot = if whole { None } else { app.store.snapshot(id).await? };
    let snapshot_at = snapshot.as_ref().map_or(0, |snapshot| snapshot.room.number);
    let entries = app.store.entries(id, snapshot_at).await?;
    match rebuild(app, id, snapshot, entries).await {
        Ok(mut table) => {
            table.keep_recent(app.config.recent);
            Ok((table, snapshot_at))
        }
        // A take-back to before the snapshot, or a snapshot of other rules: the entries are the truth.
        Err(Error::Broken) if snapshot_at > 0 => Box::pin(load(app, id, true)).await,
        Err(error) => Err(error),
    }
}

/// Reads a table with its history up to an entry, to look at.
pub(crate) async fn history(app: &App, id: &str, last: u32) -> Result<Box<dyn AnyTable>, Error> {
    let mut entries = app.store.entries(id, 0).await?;
    entries.retain(|entry| entry.number <= last);
    rebuild(app, id, None, entries).await
}

async fn rebuild(
    app: &App,
    id: &str,
    snapshot: Option<Snapshot>,
    entries: Vec<Entry>,
) -> Result<Box<dyn AnyTable>, Error> {
    let row = app.store.table(id).await?.ok_or(Error::NoTable)?;
    let rules = app.rules_of(&row.made).await?;
    let stored = Stored { created: row.made, snapshot, entries };
    table::load(&rules, &stored).map_err(|error| {
        if stored.snapshot.is_none() {
            tracing::error!(table = id, %error, "a stored table cannot be rebuilt");
        }
        Error::Broken
    })
}

impl App {
    /// The record of a finished game, from its entries alone: for games whose rules this version no longer knows. A
    /// game that is not over has none, since only the rules know what is hidden from whom. Without rules there are no
    /// checks of positions.
    pub(crate) async fn kept_record(&self, id: &str) -> Result<Option<(String, String)>, Error> {
        let row = self.store.table(id).await?.ok_or(Error::NoTable)?;
        let (summary, _) = self.store.summary(id).await?.ok_or(Error::NoTable)?;
        if !summary.status.is_over() {
            return Ok(None);
        }
        let mut steps = Vec::new();
        for entry in self.store.entries(id, 0).await? {
            match entry.change {
                Change::Did { seat, action, .. } => steps.push(RecordStep {
                    actor: seat.map_or(Actor::Chance, Actor::Seat),
                    action: Some(action),
                    check: None,
                }),
                Change::TookBack { to, .. } => steps.truncate(to as usize),
                _ => {}
            }
        }
        let record = Record {
            game: row.made.game.clone(),
            rules: row.made.rules,
            content: row.made.content,
            setup: row.made.setup,
            players: summary.seats.iter().map(name).collect(),
            position: None,
            view: None,
            steps,
            scores: summary.scores.filter(|_| summary.ranks.is_some()),
        };
        Ok(Some((row.made.game, record.to_string())))
    }
}

/// Who sat there, for a record.
fn name(seat: &SeatView) -> String {
    match seat {
        SeatView::Open { .. } => String::new(),
        SeatView::Human { name, .. } => name.clone(),
        SeatView::Bot { level, .. } => level.clone(),
    }
}

/// The derived data of a table now, without a snapshot.
pub(crate) fn later(table: &dyn AnyTable, now: u64) -> Later {
    let room = table.room();
    let wants = table.wants();
    let wake_at = wants.iter().filter_map(|want| match want {
        Want::Bot { level, .. } => Some((now.max(room.at) + patience(level)) as i64),
        Want::Tick { at } => Some(*at as i64),
        Want::Chance { .. } | Want::Rematch => None,
    });
    Later {
        number: i64::from(room.number),
        summary: summary(table),
        changed_at: room.at as i64,
        wake_at: wake_at.min(),
        members: room.members.iter().map(|member| member.client.0 as i64).collect(),
        snapshot: None,
    }
}

/// The summary of a table.
pub(crate) fn summary(table: &dyn AnyTable) -> Summary {
    let glance = table.glance();
    let seats = glance.seats.len();
    Summary {
        status: glance.status,
        round: glance.round,
        steps: glance.steps,
        to_act: glance.to_act.map(|seat| seat.0),
        seats: glance.seats,
        people: table.room().members.iter().map(|member| member.client.0).collect(),
        scores: glance
            .standing
            .as_ref()
            .map(|standing| standing.sheet.rows.iter().take(seats).map(|row| row.total).collect()),
        ranks: glance.standing.and_then(|standing| standing.ranks),
    }
}
