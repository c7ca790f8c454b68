//! What all parts of the server share, and what runs besides requests: the sweeper that wakes tables, and the
//! writer of what may be late.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use games::Rules;
use table::{AnyTable, Command, Created, Holder, Seed, Sender, Stored as StoredTable};
use tokio::sync::{Notify, watch};

use crate::analysis::Analyses;
use crate::clock::{self, Clock};
use crate::error::Error;
use crate::limit::Limits;
use crate::live::{Registry, later};
use crate::metrics::Metrics;
use crate::news::Bridge;
use crate::order::Order;
use crate::password::Passwords;
use crate::pool::{Brains, OwnBots, Pool};
use crate::quota::Quotas;
use crate::secret;
use crate::shelf::Shelf;
use crate::store::{Batch, Behind, Finished, Kind, Played, Store, StoreError, TableRow};

/// What can be chosen when a server starts.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Config {
    /// Cookies are for TLS alone.
    pub secure: bool,
    /// The server is for others: webhooks reach no private addresses and rates are limited.
    pub public: bool,
    /// Nobody is limited, for tests of a server by its owner.
    pub no_limits: bool,
    /// Take the address of a client from `X-Forwarded-For`, which a reverse proxy sets.
    pub behind_proxy: bool,
    /// Pages of these origins may open sockets too, as in `https://games.example`.
    pub origins: Vec<String>,
    /// So many bots think at a time.
    pub bots: usize,
    /// A snapshot is made after so many entries.
    pub snapshot_every: u32,
    /// So many of a table's latest entries stay in memory for those who missed some; older ones are read from the database.
    pub recent: usize,
    /// A table that nobody asks for is let go after this time.
    pub idle: Duration,
    /// So often the sweeper looks for tables that must go on.
    pub sweep: Duration,
    /// So often the database is asked for what other processes stored at tables that are watched here; with NATS they
    /// say so themselves.
    pub look: Duration,
    /// So many connections are taken at a time.
    pub connections: usize,
    /// The wall clock of this machine: milliseconds since 1970. It sets the time of tables when the server begins, where
    /// the database has no clock of its own.
    pub now: fn() -> u64,
    /// A clock that never jumps, in milliseconds: it measures the time of tables.
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
            steady: clock::steady,
            now: || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64),
        }
    }
}

/// A server.
pub struct App {
    /// What was chosen.
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
    clock: Clock,
    /// The way to other processes, if there are any.
    pub(crate) bridge: OnceLock<Bridge>,
    /// Somebody has a reason to look in the database for news.
    pub(crate) look_now: Arc<Notify>,
    /// Turns true when the program ends.
    closing: watch::Sender<bool>,
}

/// A table that somebody must look at is left to the process that plays it for so long, in milliseconds.
const GRACE: u64 = 3000;

/// Clocks that differ by more than this, in milliseconds, are worth a warning.
const WRONG: u64 = 5000;

/// After so many looks for tables, the clock is compared with the database's.
const CLOCK: u32 = 30;

/// So many tables are named in one query.
pub(crate) const PAGE: usize = 500;

/// After so many looks for tables, sessions whose time is over are forgotten.
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
        // Whoever installed another one before meant it.
        #[cfg(feature = "hosting")]
        let _ = rustls::crypto::ring::default_provider().install_default();
        let app = Arc::new(App {
            behind: Behind::new(store.clone()),
            pool: Pool::new(brains, config.bots),
            limits: Limits::new(!config.no_limits),
            clock: Clock::new((config.now)(), config.steady),
            order: Order::default(),
            quotas: Quotas::default(),
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
        });
        app.start_writer();
        app
    }

    /// Begins to look after tables by itself. Whoever has others to join does so before.
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

    /// Compares the time with that of the database, or where it has none with this machine's, which is not believed when
    /// it lies before what is stored.
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

    /// The rules that a new game is played with.
    pub(crate) fn rules(&self, game: &str) -> Option<Rules> {
        self.all_rules().into_iter().find(|rules| rules.id() == game)
    }

    /// The rules that a table began with.
    pub(crate) async fn rules_of(&self, made: &Created) -> Result<Rules, Error> {
        let rules = self.rules_with(&made.game, made.content).await?;
        if rules.version() == made.rules { Ok(rules) } else { Err(Error::OldRules) }
    }

    /// The rules of a game with the component tables that have this hash: those in use, or those the database keeps.
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

    /// Ends: nothing new begins, what is being stored is stored, everybody is told to come back.
    pub async fn close(self: &Arc<Self>) {
        self.closing.send_replace(true);
        self.close_tables().await;
        self.finish_announcing().await;
        if let Err(error) = self.behind.flush().await {
            tracing::warn!(%error, "summaries were not written");
        }
    }

    /// Keeps the component tables in use, for games that began before the program kept any.
    fn start_keeping(self: &Arc<Self>) {
        let app = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = app.keep_content().await {
                tracing::warn!(code = error.code(), "component tables wait until a game begins");
            }
        });
    }

    /// Writes what may be late, a moment after it came up.
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
                // What waited when this process began waits for nobody else, as far as we know.
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

    /// Says that bots think here, so that nobody else does in their place.
    async fn keep_thinking(&self) -> Result<(), StoreError> {
        if self.store.kind() == Kind::Sqlite {
            return Ok(());
        }
        for tables in self.registry.thinking().chunks(PAGE) {
            self.store.put_off(tables, self.now() + GRACE).await?;
        }
        Ok(())
    }

    /// Wakes a table that waited since `at`, unless another process does.
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

    /// Stores a table that was just made, with what was done at it so far.
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
        // Everybody sits already, unless somebody left.
        if let Ok(started) = again.decide(Sender::Host, &Command::Start, made.at) {
            again.commit(&started).map_err(|_| Error::Broken)?;
            entries = started;
        }
        let new = TableRow { id: secret::table_id(), made, next: None, ..row };
        let batch = Batch::new(&new.id, &entries, 0, new.made.at)?;
        Ok(self.store.create_next(id, &new, &batch, &later(&*again, self.now())).await?)
    }

    /// Stores the result of a game that is over, once.
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
            // A rated game is between those who began it, and the bots it began with.
            let began = place.began.as_ref().filter(|_| rated);
            let (person, level) = match began.unwrap_or(&place.holder) {
                Holder::Open => (None, None),
                // Whoever let a bot finish the game has played it nevertheless.
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
