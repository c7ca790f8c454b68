//! Third-party programs that tests run: each on a free port of this machine, with its files in a folder of its
//! own.
//!
//! A program is started by a shell that reads from a pipe. The process that holds the other end keeps the program
//! alive; when that process ends, for whatever reason, the shell stops the program and removes the folder. So nothing
//! is left over, not even after a killed test.

use std::io::{BufRead, BufReader, Lines, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Number of ports to try: another process may take a free port before the program does.
const TRIES: usize = 5;

/// A shell that runs a program until its pipe is closed.
struct Keeper {
    shell: Child,
    pipe: Option<ChildStdin>,
}

impl Keeper {
    /// Runs a script with these arguments, as the given account if there is one.
    fn start(account: Option<&str>, script: &str, args: &[&str]) -> (Keeper, ChildStdout, ChildStderr) {
        let mut command = match account {
            Some(account) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", account, "--regid", account, "--init-groups", "sh"]);
                command
            }
            None => Command::new("sh"),
        };
        let mut shell = command
            .args(["-c", script, "sh"])
            .args(args)
            .current_dir(std::env::temp_dir())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let stdout = shell.stdout.take().expect("stdout is piped");
        let stderr = shell.stderr.take().expect("stderr is piped");
        let pipe = shell.stdin.take();
        (Keeper { shell, pipe }, stdout, stderr)
    }

    /// Stops the program and waits until it has ended; keeps its folder if asked to.
    fn stop(&mut self, keep: bool) {
        if let Some(mut pipe) = self.pipe.take()
            && keep
        {
            // A shell that has already ended keeps everything.
            let _ = writeln!(pipe, "keep");
        }
        let _ = self.shell.wait();
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.stop(false);
    }
}

/// A `PostgreSQL` server.
pub struct Postgres {
    keeper: Option<Keeper>,
    folder: PathBuf,
    port: u16,
}

/// Creates a cluster if there is none, starts it and reports that it is ready; `$1` is the folder of the programs,
/// `$2` the data folder, `$3` the port. Nothing here outlives a test, so it does not wait for the disk.
const POSTGRES: &str = r#"
set -e
trap '' HUP INT TERM
data="$2/data"
if [ ! -d "$data" ]; then
  "$1/initdb" -D "$data" -U temples -A trust -E UTF8 --locale=C --no-sync >"$2/initdb.log" 2>&1 \
    || { cat "$2/initdb.log" >&2; exit 1; }
fi
"$1/pg_ctl" -D "$data" -l "$2/log" -w -t 60 start >/dev/null 2>&1 -o "-p $3 -c listen_addresses=127.0.0.1 \
  -c unix_socket_directories='' -c fsync=off -c full_page_writes=off -c max_connections=300" \
  || { cat "$2/log" >&2; exit 1; }
echo ready
read -r word || true
"$1/pg_ctl" -D "$data" -w -m immediate stop >/dev/null 2>&1 || true
[ "$word" = keep ] || rm -rf "$2"
"#;

impl Postgres {
    /// Starts one.
    pub fn start() -> Postgres {
        let folder = folder("postgres");
        if let Some(account) = account() {
            let given = Command::new("chown").arg(account).arg(&folder).status();
            assert!(
                given.is_ok_and(|status| status.success()),
                "{} cannot have {}",
                account,
                folder.display()
            );
        }
        let mut postgres = Postgres { keeper: None, folder, port: 0 };
        let mut reason = String::new();
        for _ in 0..TRIES {
            postgres.port = free_port();
            match postgres.run() {
                Ok(()) => return postgres,
                Err(error) => reason = error,
            }
        }
        panic!("PostgreSQL does not start: {reason}");
    }

    /// Starts it again after [`Postgres::stop`], with all it held, at the same address.
    pub fn start_again(&mut self) {
        self.run().unwrap_or_else(|reason| panic!("PostgreSQL does not start again: {reason}"));
    }

    /// Stops it at once: connections break, and new ones are refused.
    pub fn stop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            keeper.stop(true);
        }
    }

    /// The address of a database of it.
    pub fn url(&self, database: &str) -> String {
        self.url_through(self.port, database)
    }

    /// The address of a database of it, through another port.
    pub fn url_through(&self, port: u16, database: &str) -> String {
        format!("postgres://temples@127.0.0.1:{port}/{database}")
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Makes a database and returns its address.
    pub fn create(&self, database: &str) -> String {
        let made = Command::new(programs().join("psql"))
            .arg("-q")
            .arg(self.url("postgres"))
            .args(["-c", &format!("CREATE DATABASE {database}")])
            .output()
            .expect("psql starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        self.url(database)
    }

    fn run(&mut self) -> Result<(), String> {
        let (programs, port) = (programs(), self.port.to_string());
        let args = [text(&programs), text(&self.folder), &port];
        let (keeper, stdout, stderr) = Keeper::start(account(), POSTGRES, &args);
        if BufReader::new(stdout).lines().map_while(Result::ok).any(|line| line == "ready") {
            self.keeper = Some(keeper);
            return Ok(());
        }
        let said: Vec<String> = BufReader::new(stderr).lines().map_while(Result::ok).collect();
        Err(said.join("\n"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Dropping the keeper removes the folder; after a stop there is none.
        if self.keeper.take().is_none() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// A NATS server.
pub struct Nats {
    keeper: Option<Keeper>,
    /// Its output; left unread, it would block the program eventually.
    said: Option<Lines<BufReader<ChildStderr>>>,
    port: u16,
}

/// `$1` is the program, `$2` the port.
const NATS: &str = r#"
trap '' HUP INT TERM
"$1" -a 127.0.0.1 -p "$2" &
read -r word
kill -KILL $!
wait
"#;

impl Nats {
    /// Starts one.
    pub fn start() -> Nats {
        let mut nats = Nats { keeper: None, said: None, port: 0 };
        for _ in 0..TRIES {
            nats.port = free_port();
            if nats.run() {
                return nats;
            }
        }
        panic!("NATS does not start");
    }

    /// Starts it again after [`Nats::stop`], at the same address.
    pub fn start_again(&mut self) {
        assert!(self.run(), "NATS does not start again on port {}", self.port);
    }

    /// Stops it at once.
    pub fn stop(&mut self) {
        self.keeper = None;
        self.said = None;
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    fn run(&mut self) -> bool {
        let program = find("nats-server", &["/usr/sbin/nats-server", "/usr/local/bin/nats-server"]);
        let port = self.port.to_string();
        let (keeper, _, stderr) = Keeper::start(None, NATS, &[text(&program), &port]);
        let mut said = BufReader::new(stderr).lines();
        let started = said
            .by_ref()
            .map_while(Result::ok)
            .find(|line| line.contains("Server is ready") || line.contains("[FTL]"))
            .is_some_and(|line| line.contains("Server is ready"));
        if started {
            (self.keeper, self.said) = (Some(keeper), Some(said));
        }
        started
    }
}

/// The account that runs `PostgreSQL` when this process is root's, for whom it refuses to run.
fn account() -> Option<&'static str> {
    let known = |program: &str, args: &[&str]| {
        let asked = Command::new(program).args(args).output().ok()?;
        asked.status.success().then(|| String::from_utf8_lossy(&asked.stdout).trim().to_string())
    };
    if known("id", &["-u"]).as_deref() != Some("0") {
        return None;
    }
    ["postgres", "nobody"].into_iter().find(|account| known("id", &["-u", account]).is_some())
}

/// The folder with the programs of `PostgreSQL`; Debian keeps the server's out of the search path.
fn programs() -> PathBuf {
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .filter(|(_, path)| path.join("initdb").exists())
        .collect();
    versions.sort();
    match versions.pop() {
        Some((_, path)) => path,
        None => find("initdb", &["/usr/local/pgsql/bin/initdb"]).parent().expect("a folder").to_path_buf(),
    }
}

/// The path of a program; if it is missing, the test fails with a message that says how to install it.
fn find(program: &str, others: &[&str]) -> PathBuf {
    let search = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&search).map(|folder| folder.join(program));
    places.find(|path| path.exists()).or_else(|| others.iter().map(PathBuf::from).find(|path| path.exists())).unwrap_or_else(
        || panic!("this test needs {program}: install PostgreSQL and NATS with `apt-get install postgresql nats-server`"),
    )
}

/// A port that is free now.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener.local_addr().expect("it is bound").port()
}

/// An empty folder that another account can access.
pub(crate) fn folder(name: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("temples-{name}-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a test folder can be created");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("test paths are UTF-8")
}
