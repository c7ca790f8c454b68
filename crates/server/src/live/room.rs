//! The task that owns one table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::{Lang, Seat};
use table::{AnyTable, Change, ClientId, Command, Entry, Holder, Output, Refusal, Sender, Status, Want};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::bot::{Thinking, Thoughts};
use super::presence::Elsewhere;
use super::stored::{later, load};
use super::watcher::{Broadcast, Outgoing, Watcher, listens};
use super::{Ack, Ask, Registered, Sign};
use crate::app::App;
use crate::error::{Error, refusal_code};
use crate::news::News;
use crate::pool::Kept;
use crate::say;
use crate::store::{Batch, Kind, Later, StoreError};
use crate::webhook::TurnNotice;
use crate::wire::SocketMessage;

/// Retries of a command when another process was faster.
const TRIES: usize = 8;

/// Which process handles a table's needs: bots, results, notifications.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Driver {
    /// Ours, because no other process can be at this table.
    Alone,
    /// This one: the last entry was stored here, or no other process continued.
    Here,
    /// That of another process.
    Elsewhere,
}

/// One loaded table.
pub(super) struct Room {
    pub(super) app: Arc<App>,
    pub(super) id: String,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) watchers: Vec<Watcher>,
    /// Who watches at other processes.
    pub(super) elsewhere: BTreeMap<u64, Elsewhere>,
    driver: Driver,
    /// Storing failed half-way: the table must be read back before anything else.
    pub(super) unsure: bool,
    /// The number of the last entry in a snapshot.
    pub(super) snapshot_at: u32,
    pub(super) thinking: Option<Thinking>,
    /// The memory of the bot whose turn it is.
    pub(super) remembered: Option<(Seat, Kept)>,
    /// When to look at the clock.
    tick_at: Option<u64>,
    /// When to retry a failed write.
    pub(super) retry_at: Option<u64>,
    pub(super) thoughts: mpsc::Sender<Thoughts>,
    /// The result of the game is stored.
    pub(super) result_kept: bool,
    /// The number of the last entry whose summary is on its way, and whether the result was stored then.
    pub(super) written: Option<(u32, bool)>,
    /// A hash of the members written. A member who leaves stays one until the number is reused.
    pub(super) members_written: u64,
    /// The last player notified that it is their turn.
    told_turn: Option<ClientId>,
    /// The table has been examined since it was loaded; earlier changes are not news.
    began: bool,
}

impl Room {
    /// Serves a table until it is idle.
    pub(super) async fn run(app: Arc<App>, id: String, waiting: mpsc::Receiver<Ask>, sign: Arc<Sign>) {
        let _registered = Registered { app: Arc::downgrade(&app), id: id.clone() };
        // Dropped before the place is given up, also when this task fails.
        let mut asks = waiting;
        let (thoughts, mut thought) = mpsc::channel(4);
        let _following = app.follow(&id);
        let loaded = load(&app, &id, false).await;
        let (table, snapshot_at) = match loaded {
            Ok(loaded) => loaded,
            Err(error) => {
                if error == Error::Broken {
                    // Retrying would not help; callers learn the reason.
                    let _ = app.store.let_sleep(&id).await;
                }
                asks.close();
                while let Some(ask) = asks.recv().await {
                    decline(ask, &error);
                }
                return;
            }
        };
        let driver = match app.store.kind() {
            Kind::Sqlite => Driver::Alone,
            Kind::Postgres => Driver::Elsewhere,
        };
        let mut room = Room {
            app,
            id,
            table,
            watchers: Vec::new(),
            elsewhere: BTreeMap::new(),
            driver,
            unsure: false,
            snapshot_at,
            thinking: None,
            remembered: None,
            tick_at: None,
            retry_at: None,
            thoughts,
            result_kept: false,
            written: None,
            members_written: 0,
            told_turn: None,
            began: false,
        };
        room.look_ahead().await;
        room.began = true;
        let idle = room.app.config.idle;
        let mut last = Instant::now();
        loop {
            sign.number.store(room.table.room().number, Ordering::Relaxed);
            sign.watched.store(!room.watchers.is_empty(), Ordering::Relaxed);
            sign.thinks.store(room.thinking.is_some(), Ordering::Relaxed);
            let tick = room.tick_at.into_iter().chain(room.retry_at).min().map(|at| room.after(at));
            let rest = last + idle;
            tokio::select! {
                ask = asks.recv() => {
                    // Activity in other processes does not keep this table loaded.
                    if !matches!(ask, Some(Ask::News { .. } | Ask::Elsewhere { .. } | Ask::Listening)) {
                        last = Instant::now();
                    }
                    match ask {
                        Some(Ask::Goodbye(done)) => {
                            room.say_goodbye();
                            asks.close();
                            let _ = done.send(());
                            break;
                        }
                        Some(ask) => room.answer(ask).await,
                        None => break,
                    }
                }
                Some(thoughts) = thought.recv() => {
                    last = Instant::now();
                    room.move_bot(thoughts).await;
                }
                () = sleep_until(tick.unwrap_or(rest)), if tick.is_some() => {
                    room.tick().await;
                }
                () = sleep_until(rest), if room.is_idle() => {
                    asks.close();
                    break;
                }
            }
        }
        // Callers whose message arrived in the last moment retry.
        while let Some(ask) = asks.recv().await {
            let (app, id) = (Arc::clone(&room.app), room.id.clone());
            tokio::spawn(async move {
                let _ = Box::pin(app.ask(&id, ask)).await;
            });
        }
    }

    /// Handles time-outs; if storing fails, retries a second later.
    async fn tick(&mut self) {
        (self.tick_at, self.retry_at) = (None, None);
        if self.command(Sender::Host, &Command::Tick).await.is_err() {
            self.retry_at = Some(self.app.now() + 1000);
        }
    }

    /// No watchers and nothing in progress; the sweeper finds distant deadlines.
    fn is_idle(&self) -> bool {
        let far = self.app.now() + self.app.config.idle.as_millis() as u64;
        self.watchers.is_empty()
            && self.thinking.is_none()
            && self.retry_at.is_none()
            && self.tick_at.is_none_or(|at| at > far)
    }

    /// The instant of a time on the table clock.
    fn after(&self, at: u64) -> Instant {
        Instant::now() + Duration::from_millis(at.saturating_sub(self.app.now()))
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Command { from, command, reply } => {
                let result = self.command(from, &command).await;
                let _ = reply.send(result);
            }
            Ask::Watch { watcher, from } => {
                self.look_around().await;
                if self.table.bars(watcher.client).is_some() {
                    return;
                }
                let older = self.older(from).await;
                let table = older.as_deref().unwrap_or(&*self.table);
                if watcher.resync(table, from, self.app.now()) {
                    self.watchers.push(watcher);
                    self.app.metrics.watchers.add(1);
                    self.crowd_changed();
                }
            }
            Ask::Unwatch(id) => {
                let before = self.watchers.len();
                self.watchers.retain(|watcher| watcher.id != id);
                if self.watchers.len() < before {
                    self.app.metrics.watchers.sub(1);
                    self.crowd_changed();
                }
            }
            Ask::Again { watcher, from, lang } => {
                self.look_around().await;
                let older = self.older(from).await;
                let table = older.as_deref().unwrap_or(&*self.table);
                if let Some(watcher) = self.watchers.iter_mut().find(|other| other.id == watcher) {
                    watcher.lang = lang.unwrap_or(watcher.lang);
                    watcher.resync(table, from, self.app.now());
                }
            }
            Ask::Look { from, look } => {
                let fresh = if self.is_alone() { self.make_sure().await } else { self.follow_others().await };
                let older = match from {
                    Some(from) if fresh.is_ok() => self.older(from).await,
                    _ => None,
                };
                look(fresh.map(|()| older.as_deref().unwrap_or(&*self.table)));
            }
            Ask::News { number } => {
                if number > self.table.room().number
                    && let Err(error) = self.follow_others().await
                {
                    tracing::warn!(table = self.id, code = error.code(), "cannot follow the news");
                }
            }
            Ask::Reload => self.reload().await,
            Ask::Wake => {
                self.look_around().await;
                self.drive(Driver::Here);
                self.look_ahead().await;
            }
            Ask::Listening => {
                self.look_around().await;
                self.announce_crowd(true);
            }
            Ask::Elsewhere { process, crowd, greeting } => self.hear_of_crowd(process, crowd, greeting),
            Ask::Beat => self.beat(),
            Ask::Goodbye(done) => {
                let _ = done.send(());
            }
        }
    }

    pub(super) fn is_alone(&self) -> bool {
        self.driver == Driver::Alone
    }

    /// Whether this process handles the table's needs.
    pub(super) fn drives(&self) -> bool {
        self.driver != Driver::Elsewhere
    }

    pub(super) fn drive(&mut self, driver: Driver) {
        if !self.is_alone() {
            self.driver = driver;
        }
    }

    /// Sends a full update to all watchers.
    pub(super) fn tell_everything(&self) {
        for watcher in &self.watchers {
            watcher.resync(&*self.table, 0, self.app.now());
        }
    }

    /// Carries out a command: decide, store, commit, tell.
    pub(super) async fn command(&mut self, from: Sender, command: &Command) -> Result<Ack, Error> {
        for _ in 0..TRIES {
            self.make_sure().await?;
            let now = self.app.now();
            let entries = match self.table.decide(from, command, now) {
                Err(Refusal::HistoryNeeded) => {
                    (self.table, self.snapshot_at) = load(&self.app, &self.id, true).await?;
                    self.table.decide(from, command, now)?
                }
                Err(refusal) => {
                    // A refused command may be legal after what others stored in the meantime.
                    let before = self.table.room().number;
                    if !self.is_alone() {
                        self.follow_others().await?;
                    }
                    if self.table.room().number == before {
                        return Err(refusal.into());
                    }
                    continue;
                }
                Ok(entries) => entries,
            };
            if entries.is_empty() {
                self.look_ahead().await;
                return Ok(self.ack());
            }
            let started = Instant::now();
            let batch = Batch::new(&self.id, &entries, self.table.hash(), now)?;
            match self.app.store.append(batch).await {
                Ok(()) => {
                    self.app.metrics.stored(started.elapsed(), entries.len());
                    let before = self.table.room().number;
                    let watchers = &self.watchers;
                    match self.table.commit_for(&entries, &|to| listens(watchers, to)) {
                        Ok(outputs) => {
                            let ack = self.ack();
                            self.drive(Driver::Here);
                            // Before clients are notified, so that a client that then opens a list finds
                            // it there.
                            self.write_later();
                            self.app.announce(&self.id, News::Stored { number: ack.number });
                            self.tell(&entries, &outputs, before);
                            self.look_ahead().await;
                            return Ok(ack);
                        }
                        Err(error) => {
                            tracing::error!(table = self.id, %error, "what was decided does not fit");
                            self.unsure = true;
                            return Err(Error::Broken);
                        }
                    }
                }
                // Another process was faster. A command that named a step is stale now; any other is retried.
                Err(StoreError::Conflict) => {
                    self.app.metrics.conflicts.add(1);
                    self.follow_others().await?;
                }
                Err(error) => {
                    self.unsure = true;
                    return Err(error.into());
                }
            }
        }
        Err(Error::Unavailable)
    }

    fn ack(&self) -> Ack {
        Ack { number: self.table.room().number, step: self.table.room().step }
    }

    /// Notifies all watchers.
    pub(super) fn tell(&mut self, entries: &[Entry], outputs: &[Output], before: u32) {
        let mut told = Broadcast::new(&*self.table, outputs, entries, before);
        let count = self.watchers.len();
        self.watchers.retain(|watcher| watcher.send(told.to(watcher)));
        let gone = count - self.watchers.len();
        let joined = entries.iter().any(|entry| {
            matches!(entry.change, Change::Joined { .. } | Change::Left { .. } | Change::Kicked { .. })
        });
        if gone > 0 {
            self.app.metrics.watchers.sub(gone as u64);
        }
        if gone > 0 {
            self.crowd_changed();
        } else if joined {
            self.tell_presence();
        }
        if entries.iter().any(|entry| matches!(entry.change, Change::Kicked { .. } | Change::Locked { .. })) {
            self.send_away();
        }
    }

    /// Closes the connections of clients that may no longer watch.
    fn send_away(&mut self) {
        let before = self.watchers.len();
        let table = &self.table;
        self.watchers.retain(|watcher| {
            let Some(refusal) = table.bars(watcher.client) else { return true };
            let reason = refusal_code(&refusal);
            let _ = watcher.out.try_send(Outgoing::Last(SocketMessage::Goodbye { reason }.text()));
            false
        });
        let gone = before - self.watchers.len();
        if gone > 0 {
            self.app.metrics.watchers.sub(gone as u64);
            self.crowd_changed();
        }
    }

    fn say_goodbye(&mut self) {
        let last = SocketMessage::Goodbye { reason: "restart".into() }.text();
        for watcher in self.watchers.drain(..) {
            let _ = watcher.out.try_send(Outgoing::Last(last.clone()));
        }
        self.announce_crowd(false);
    }

    /// Handles what the table needs, and has its summary written.
    pub(super) async fn look_ahead(&mut self) {
        let wants = self.table.wants();
        self.tick_at = wants.iter().filter_map(tick_of).min();
        self.think(&wants);
        if self.drives() && self.table.room().status.is_over() && !self.result_kept {
            // A failure here is made up for when the table is next loaded: it stays among those that are
            // due.
            match self.app.keep_result(&self.id, &*self.table).await {
                Ok(()) => self.result_kept = true,
                Err(error) => {
                    tracing::warn!(table = self.id, code = error.code(), "a result was not kept");
                    self.retry_at = Some(self.app.now() + 1000);
                    return;
                }
            }
        }
        self.notify();
        if self.drives() {
            self.write_later();
        }
        if wants.contains(&Want::Rematch) {
            self.make_rematch().await;
        }
    }

    /// Notifies the player to decide if they are not watching.
    fn notify(&mut self) {
        let glance = self.table.glance();
        let room = self.table.room();
        let deciding = glance.to_act.filter(|_| glance.status == Status::Playing);
        let member = deciding.and_then(|seat| match room.places[seat.index()].holder {
            Holder::Human { member } => Some((seat, room.members.get(member as usize)?.client)),
            Holder::Open | Holder::Bot { .. } => None,
        });
        let client = member.map(|(_, client)| client);
        if std::mem::replace(&mut self.told_turn, client) == client || !self.began {
            return;
        }
        let Some((seat, client)) = member else { return };
        if !self.drives() || self.is_online(client) {
            return;
        }
        let lang = room.members.iter().find(|member| member.client == client).map_or(Lang::EN, |m| m.lang);
        let notice = TurnNotice {
            event: "your_turn".into(),
            table: self.id.clone(),
            path: format!("/t/{}", self.id),
            game: self.table.game_id().into(),
            seat: seat.0,
            round: glance.round,
            text: say!(lang, "your-turn"),
        };
        self.app.notify(client.0, notice);
    }

    pub(super) fn write_later(&mut self) {
        let room = self.table.room();
        // An unchanged summary need not be written again.
        let mark = (room.number, self.result_kept);
        if self.written.replace(mark) == Some(mark) {
            return;
        }
        let due = room.number >= self.snapshot_at + self.app.config.snapshot_every;
        let snapshot = due
            .then(|| serde_json::to_string(&self.table.snapshot()).ok())
            .flatten()
            .map(|text| (i64::from(room.number), text));
        if due {
            self.snapshot_at = room.number;
        }
        let mut later = Later { snapshot, ..later(&*self.table, self.app.now()) };
        if room.status.is_over() && !self.result_kept {
            later.wake_at = Some(room.at as i64);
        }
        let members = later.members.iter().fold(1u64, |hash, member| hash.rotate_left(7) ^ *member as u64);
        if std::mem::replace(&mut self.members_written, members) == members {
            later.members.clear();
        }
        self.app.behind.put(&self.id, later);
    }

    async fn make_rematch(&mut self) {
        match self.app.rematch(&self.id, &*self.table).await {
            Ok(next) => {
                let text = SocketMessage::Next { table: next }.text();
                for watcher in &self.watchers {
                    watcher.send(text.clone());
                }
            }
            Err(error) => tracing::warn!(table = self.id, code = error.code(), "no rematch"),
        }
    }
}

fn tick_of(want: &Want) -> Option<u64> {
    match want {
        Want::Tick { at } => Some(*at),
        Want::Bot { .. } | Want::Chance { .. } | Want::Rematch => None,
    }
}

/// Answers a question about a table that cannot be loaded.
fn decline(ask: Ask, error: &Error) {
    match ask {
        Ask::Command { reply, .. } => {
            let _ = reply.send(Err(error.clone()));
        }
        Ask::Look { look, .. } => look(Err(error.clone())),
        Ask::Goodbye(done) => {
            let _ = done.send(());
        }
        // The way out is dropped, which ends the socket.
        Ask::Watch { .. }
        | Ask::Unwatch(_)
        | Ask::Again { .. }
        | Ask::News { .. }
        | Ask::Reload
        | Ask::Wake
        | Ask::Listening
        | Ask::Elsewhere { .. }
        | Ask::Beat => {}
    }
}
