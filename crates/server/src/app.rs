//! State shared by all parts of the server, and its background tasks: the sweeper that wakes tables, and the
//! writer of deferred data.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use games::Rules;
use table::{AnyTable, Command, Created, Holder, Seed, Sender, Stored as StoredTable};
use tokio::sync::{Notify, broadcast, watch};

use crate::analysis::Analyses;
use crate::clock::{self, Clock};
use crate::error::Error;
use crate::guess::Guesses;
use crate::limit::Limits;
use crate::live::{Registry, later};
use crate::mail::Mailer;
use crate::metrics::Metrics;
use crate::news::Bridge;
use crate::order::Order;
use crate::password::Passwords;
use crate::pool::{Brains, OwnBots, Pool};
use crate::preview::Previews;
use crate::quota::Quotas;
use crate::secret;
use crate::shelf::Shelf;
use crate::store::{Batch, Behind, Finished, Kind, Only, Played, Store, StoreError, TableRow};

/// Options of a server.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Config {
    /// Send cookies over TLS only.
    pub secure: bool,
    /// The server is for others: webhooks reach no private addresses and rates are limited.
    pub public: bool,
    /// Disable rate limits, for an owner's tests of the server.
    pub no_limits: bool,
    /// Take the address of a client from `X-Forwarded-For`, which a reverse proxy sets.
    pub behind_proxy: bool,
    /// Pages of these origins may open sockets too, such as `https://games.example`.
    pub origins: Vec<String>,
    /// Maximum number of bots thinking at a time.
    pub bots: usize,
    /// Number of entries between snapshots.
    pub snapshot_every: u32,
    /// Latest entries of a table kept in memory for clients that missed some; older ones are read from the database.
    pub recent: usize,
    /// Time after which an unused table is unloaded.
    pub idle: Duration,
    /// Interval at which the sweeper looks for tables that are due.
    pub sweep: Duration,
    /// Interval at which the database is polled for entries that other processes stored at tables watched here; with
    /// NATS the processes announce them.
    pub look: Duration,
    /// Maximum number of open connections.
    pub connections: usize,
    /// The mailer, if e-mail is configured.
    pub mail: Option<Mailer>,
    /// The wall clock of this machine: milliseconds since 1970. It sets the time of tables at start-up if the
    /// database has no clock of its own.
    pub now: fn() -> u64,
    /// A monotonic clock, in milliseconds: it measures the time of tables.
    pub steady: fn() -> u64,
}

impl Config {
    /// As many connections as the system lets the program have.
    pub const NO_LIMIT: usize = tokio::sync::Semaphore::MAX_PERMITS;
}

impl Default for Config {
    fn default() -> Self {
        Config {
            secure: false,
            public: false,
            no_limits: false,
            behind_proxy: false,
            origins: Vec::new(),
            bots: std::thread::available_parallelism().map_or(1, usize::from),
            snapshot_every: 64,
            recent: 64,
            idle: Duration::from_mins(1),
            sweep: Duration::from_secs(2),
            look: Duration::from_secs(3),
            connections: 10_000,
            mail: None,
            steady: clock::steady,
            now: || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64),
        }
    }
}

/// A server.
pub struct App {
    /// The options.
    pub config: Config,
    pub(crate) store: Store,
    pub(crate) behind: Behind,
    pub(crate) registry: Registry,
    pub(crate) pool: Pool,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) analyses: Analyses,
    pub(crate) shelf: Shelf,
    pub(crate) order: Order,
    pub(crate) quotas: Quotas,
    pub(crate) previews: Previews,
    pub(crate) guesses: Guesses,
    /// Notifies sockets whose sessions may have ended.
    signed_out: broadcast::Sender<u64>,
    clock: Clock,
    /// The way to other processes, if there are any.
    pub(crate) bridge: OnceLock<Bridge>,
    /// Asks for an immediate look at the database for news.
    pub(crate) look_now: Arc<Notify>,
    /// Turns true when the program ends.
    closing: watch::Sender<bool>,
}

/// A table that is due is left to the process that plays it for this long, in milliseconds.
const GRACE: u64 = 3000;

/// Clocks that differ by more than this, in milliseconds, are worth a warning.
const WRONG: u64 = 5000;

/// Sweeps between two comparisons of the clock with the database's.
const CLOCK: u32 = 30;

/// Sign-outs queued for a socket; a socket that missed some checks its session itself.
const SIGN_OUTS: usize = 64;

/// Minimum interval between two writes of a session's last use, in milliseconds.
const TOUCH: u64 = 5 * 60 * 1000;

/// Maximum number of tables named in one query.
pub(crate) const PAGE: usize = 500;

/// Sweeps between two removals of expired sessions.
const SESSIONS: u32 = 1000;

impl App {
    /// A server on this database with these component tables and the bots of this program.
    pub fn new(config: Config, store: Store, shelf: impl Into<Shelf>) -> Option<Arc<App>> {
        let shelf = shelf.into();
        let brains = Arc::new(OwnBots::new(&shelf.all())?);
        Some(Self::with_brains(config, store, shelf, brains))
    }

    /// The same with other bots.
    pub fn with_brains(
        config: Config,
        store: Store,
        shelf: impl Into<Shelf>,
        brains: Arc<dyn Brains>,
    ) -> Arc<App> {
        // If another provider is installed already, keep it.
        #[cfg(feature = "hosting")]
        let _ = rustls::crypto::ring::default_provider().install_default();
        let app = Arc::new(App {
            behind: Behind::new(store.clone()),
            pool: Pool::new(brains, config.bots),
            limits: Limits::new(!config.no_limits),
            clock: Clock::new((config.now)(), config.steady),
            order: Order::default(),
            quotas: Quotas::default(),
            previews: Previews::default(),
            config,
            store,
            registry: Registry::default(),
            metrics: Metrics::default(),
            passwords: Passwords::default(),
            analyses: Analyses::default(),
            shelf: shelf.into(),
            bridge: OnceLock::new(),
            look_now: Arc::default(),
            closing: watch::channel(false).0,
            guesses: Guesses::default(),
            signed_out: broadcast::channel(SIGN_OUTS).0,
        });
        app.start_writer();
        app
    }

    /// Starts the background tasks. Call [`App::join_others`] first, if at all.
    pub(crate) async fn begin(self: &Arc<Self>) {
        self.set_clock().await;
        self.start_keeping();
        self.start_sweeper();
        self.start_looking();
    }

    /// The time in milliseconds since 1970, the same for all processes on one database.
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Compares the time with that of the database or, if it has none, with this machine's, which is ignored when it
    /// is earlier than what is stored.
    async fn set_clock(&self) {
        let time = match self.store.time().await {
            Ok(Some(time)) => Ok(time),
            Ok(None) => self.store.latest().await.map(|latest| latest.max((self.config.now)())),
            Err(error) => Err(error),
        };
        match time {
            Ok(time) => {
                let difference = self.clock.follow(time);
                if difference.unsigned_abs() > WRONG {
                    tracing::warn!(
                        difference,
                        "the clocks of this machine and of the database differ, in milliseconds"
                    );
                }
            }
            Err(error) => tracing::warn!(%error, "the database does not tell the time"),
        }
    }

    /// Ends the sockets of a person whose sessions or seat links have ended.
    pub(crate) fn signed_out(&self, person: u64) {
        // Without a socket there is no receiver.
        let _ = self.signed_out.send(person);
    }

    /// Hears of persons whose sessions or seat links ended.
    pub(crate) fn hear_of_sign_outs(&self) -> broadcast::Receiver<u64> {
        self.signed_out.subscribe()
    }

    /// Records now and then, without delaying the response, that a session is in use.
    pub(crate) fn touch(self: &Arc<Self>, session: &str, only: Option<&Only>, seen_at: u64) {
        let now = self.now();
        if now < seen_at + TOUCH {
            return;
        }
        let (app, session, link) =
            (Arc::clone(self), session.to_string(), only.map(|only| only.link.clone()));
        tokio::spawn(async move {
            if let Err(error) = app.store.touch_session(&session, link.as_deref(), now).await {
                tracing::debug!(%error, "the use of a session was not written down");
            }
        });
    }

    /// The rules that a new game is played with.
    pub(crate) fn rules(&self, game: &str) -> Option<Rules> {
        self.all_rules().into_iter().find(|rules| rules.id() == game)
    }

    /// The rules that a table began with.
    pub(crate) async fn rules_of(&self, made: &Created) -> Result<Rules, Error> {
        let rules = self.rules_with(&made.game, made.content).await?;
        if rules.version() == made.rules { Ok(rules) } else { Err(Error::OldRules) }
    }

    /// The rules of a game with the component tables of this hash: those in use, or those in the database.
    pub(crate) async fn rules_with(&self, game: &str, content: u64) -> Result<Rules, Error> {
        if let Some(rules) = self.shelf.with_content(game, content) {
            return Ok(rules);
        }
        let files = self.store.content(game, content).await?.ok_or(Error::OtherTables)?;
        self.shelf.learn(game, content, &files).ok_or(Error::OldRules)
    }

    /// Stores the component tables of new games, before the first game begins with them.
    pub(crate) async fn keep_content(&self) -> Result<(), Error> {
        for (game, content, files) in self.shelf.unstored() {
            self.store.keep_content(game, content, &files).await?;
            self.shelf.is_stored(game, content);
        }
        Ok(())
    }

    /// All games, as new ones are played.
    pub(crate) fn all_rules(&self) -> Vec<Rules> {
        self.shelf.all()
    }

    /// Whether the program ends.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Shuts down: accepts nothing new, finishes storing, and tells all clients to reconnect.
    pub async fn close(self: &Arc<Self>) {
        self.closing.send_replace(true);
        self.close_tables().await;
        self.finish_announcing().await;
        if let Err(error) = self.behind.flush().await {
            tracing::warn!(%error, "summaries were not written");
        }
    }

    /// Stores the component tables in use, for games that began before the program stored any.
    fn start_keeping(self: &Arc<Self>) {
        let app = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = app.keep_content().await {
                tracing::warn!(code = error.code(), "component tables wait until a game begins");
            }
        });
    }

    /// Writes deferred data a moment after it arises.
    fn start_writer(self: &Arc<Self>) {
        let (behind, app) = (self.behind.clone(), Arc::downgrade(self));
        tokio::spawn(async move {
            loop {
                behind.news().await;
                tokio::time::sleep(Duration::from_millis(100)).await;
                if app.upgrade().is_none_or(|app| app.is_closing()) {
                    break;
                }
                if let Err(error) = behind.flush().await {
                    tracing::warn!(%error, "summaries wait");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    behind.poke();
                }
            }
        });
    }

    /// Wakes tables whose clock runs out or whose bot is to move, wherever they were played before.
    fn start_sweeper(self: &Arc<Self>) {
        let app = Arc::downgrade(self);
        let every = self.config.sweep;
        let begin = self.now();
        let mut swept = 0u32;
        tokio::spawn(async move {
            loop {
                let Some(app) = app.upgrade().filter(|app| !app.is_closing()) else { break };
                if let Err(error) = app.keep_order().await {
                    tracing::warn!(%error, "cannot look for what the host decided");
                }
                if swept % CLOCK == CLOCK - 1 {
                    app.set_clock().await;
                }
                if let Err(error) = app.keep_thinking().await {
                    tracing::warn!(%error, "cannot say that bots think");
                }
                // As far as we know, no other process serves the tables that were due when this
                // process began.
                let by = app.now().saturating_sub(GRACE).max(begin);
                match app.store.due(by, 200).await {
                    Ok(due) => {
                        for (table, at) in due {
                            app.take_over(&table, at).await;
                        }
                    }
                    Err(error) => tracing::warn!(%error, "cannot look for tables that must go on"),
                }
                if swept.is_multiple_of(SESSIONS) {
                    let _ = app.store.drop_old_sessions(app.now()).await;
                }
                swept += 1;
                drop(app);
                tokio::time::sleep(every).await;
            }
        });
    }

    /// Announces which bots think here, so that no other process takes over.
    async fn keep_thinking(&self) -> Result<(), StoreError> {
        if self.store.kind() == Kind::Sqlite {
            return Ok(());
        }
        for tables in self.registry.thinking().chunks(PAGE) {
            self.store.put_off(tables, self.now() + GRACE).await?;
        }
        Ok(())
    }

    /// Wakes a table that has been due since `at`, unless another process does.
    async fn take_over(self: &Arc<Self>, table: &str, at: i64) {
        let until = self.now() + GRACE;
        match self.store.claim(table, at, until).await {
            Ok(true) => self.wake(table).await,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "cannot claim a table that must go on"),
        }
    }

    /// A table with all its history, apart from the one being played.
    pub(crate) async fn whole(&self, id: &str) -> Result<Box<dyn AnyTable>, Error> {
        self.order.shows(id)?;
        crate::live::history(self, id, u32::MAX).await
    }

    /// Stores a table that was just created, with the entries so far.
    pub(crate) async fn store_new(
        &self,
        row: &TableRow,
        table: &dyn AnyTable,
        entries: &[table::Entry],
    ) -> Result<(), Error> {
        self.keep_content().await?;
        let batch = Batch::new(&row.id, entries, 0, row.made.at)?;
        self.store.create(row, &batch, &later(table, self.now())).await?;
        Ok(())
    }

    /// Makes the table of the next game and returns its id. Of several processes one makes it.
    pub(crate) async fn rematch(&self, id: &str, table: &dyn AnyTable) -> Result<String, Error> {
        let row = self.store.table(id).await?.ok_or(Error::NoTable)?;
        if let Some(next) = row.next {
            return Ok(next);
        }
        let rules = self.rules_of(table.created()).await?;
        let made = table.rematch(Seed(secret::number()), self.now())?;
        let mut again = table::load(&rules, &StoredTable::new(made.clone())).map_err(|_| Error::Broken)?;
        let mut entries = Vec::new();
        // All players are seated already, unless one left.
        if let Ok(started) = again.decide(Sender::Host, &Command::Start, made.at) {
            again.commit(&started).map_err(|_| Error::Broken)?;
            entries = started;
        }
        let new = TableRow { id: secret::table_id(), made, next: None, ..row };
        let batch = Batch::new(&new.id, &entries, 0, new.made.at)?;
        Ok(self.store.create_next(id, &new, &batch, &later(&*again, self.now())).await?)
    }

    /// Stores the result of a finished game, once.
    pub(crate) async fn keep_result(&self, id: &str, table: &dyn AnyTable) -> Result<(), Error> {
        let glance = table.glance();
        let Some((standing, ranks)) = glance.standing.and_then(|s| s.ranks.clone().map(|ranks| (s, ranks)))
        else {
            return Ok(());
        };
        if self.store.has_result(id).await? {
            return Ok(());
        }
        let (room, rated) = (table.room(), table.created().options.rated);
        let person = |member: u16| room.members.get(member as usize).map(|member| member.client.0);
        let seats = room.places.iter().enumerate().map(|(at, place)| {
            // A rated game is between the people and bots who began it.
            let began = place.began.as_ref().filter(|_| rated);
            let (person, level) = match began.unwrap_or(&place.holder) {
                Holder::Open => (None, None),
                // A player whose game a bot finished still counts as its player.
                Holder::Human { member } | Holder::Bot { stands_in_for: Some(member), .. } => {
                    (person(*member), None)
                }
                Holder::Bot { level, stands_in_for: None } => (None, Some(level.clone())),
            };
            let score = standing.sheet.rows.get(at).map_or(0, |row| row.total);
            Played { person, level, score, rank: ranks.get(at).copied().unwrap_or(u8::MAX) }
        });
        let finished = Finished {
            table: id.into(),
            game: table.game_id().into(),
            ended_at: room.at,
            seats: seats.collect(),
            rated,
        };
        match self.store.finish(&finished).await {
            // Another process was faster.
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
