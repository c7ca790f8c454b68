//! A server on a free port and clients for it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

use server::{App, Brains, Config, OwnBots, Shelf, Store};
use testbed::Postgres;
pub(crate) use testbed::{Client, Socket};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The variable that chooses the database of these tests: a file, unless it says `postgres`.
pub(crate) const DATABASE: &str = "TEMPLES_TEST_DATABASE";

/// Whether these tests use `PostgreSQL`.
pub(crate) fn on_postgres() -> bool {
    std::env::var_os(DATABASE).is_some_and(|chosen| chosen == "postgres")
}

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) app: Arc<App>,
    end: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// A new database: of the one `PostgreSQL` server of all these tests where they are about that, otherwise a file.
pub(crate) async fn database() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    if on_postgres() {
        static POSTGRES: LazyLock<Postgres> = LazyLock::new(Postgres::start);
        // Starting it blocks, and other tasks of the test may be running.
        return tokio::task::spawn_blocking(move || POSTGRES.create(&format!("temples_{number}")))
            .await
            .expect("a database is made");
    }
    file(number)
}

/// A new database in a file, for any test.
pub(crate) fn file_database() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1000);
    file(NEXT.fetch_add(1, Ordering::Relaxed))
}

fn file(number: u32) -> String {
    let path =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("server-{}-{number}.db", std::process::id()));
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
    format!("sqlite:{}", path.display())
}

impl Server {
    /// A server with its own database.
    pub(crate) async fn new() -> Server {
        Self::on(&database().await).await
    }

    /// A server on this database.
    pub(crate) async fn on(url: &str) -> Server {
        let rules = games::Rules::all(&[]).expect("the games load");
        let brains = Arc::new(OwnBots::new(&rules).expect("there are bots for both games"));
        Self::with(url, Config::default(), brains).await
    }

    /// A server with these component tables.
    pub(crate) async fn with_shelf(url: &str, shelf: Shelf) -> Server {
        crate::log::keep();
        let store = Store::open(url).await.expect("the database opens");
        Self::start(App::new(Config::default(), store, shelf).expect("there are bots for both games")).await
    }

    /// A server with these bots.
    pub(crate) async fn with(url: &str, config: Config, brains: Arc<dyn Brains>) -> Server {
        crate::log::keep();
        let rules = games::Rules::all(&[]).expect("the games load");
        let store = Store::open(url).await.expect("the database opens");
        Self::start(App::with_brains(config, store, rules, brains)).await
    }

    async fn start(app: Arc<App>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let (end, ended) = oneshot::channel();
        let serving = server::serve(Arc::clone(&app), listener, async move {
            let _ = ended.await;
        });
        let running = tokio::spawn(async move { serving.await.expect("it serves") });
        Server { address, app, end, running }
    }

    /// Shuts it down as a signal does.
    pub(crate) async fn stop(self) {
        let _ = self.end.send(());
        self.running.await.expect("it ends well");
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await
    }

    /// A client without a session.
    pub(crate) fn nobody(&self) -> Client {
        Client::new(self.address)
    }
}

/// The games that are played long enough for what these tests look at: all but the toy game, which tests may have beside
/// them.
pub(crate) fn long_games() -> impl Iterator<Item = &'static str> {
    games::IDS.into_iter().filter(|id| *id != "toy")
}
