//! The driver's own server, in another process, so that its memory and time are separate from the clients'.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::files;
use crate::serve::listening;

/// Time a server may take to end by itself.
const PATIENCE: Duration = Duration::from_secs(10);

/// How a server is started.
pub(super) struct Start<'a> {
    pub(super) content: Option<&'a Path>,
    pub(super) database: &'a str,
    pub(super) nats: Option<&'a str>,
    pub(super) listen: &'a str,
}

/// A server that ends with the driver.
pub(super) struct Child {
    pub(super) url: String,
    process: std::process::Child,
    errors: Option<JoinHandle<()>>,
    last: Arc<Mutex<String>>,
}

impl Child {
    /// Starts a server on this machine.
    pub(super) fn start(start: &Start<'_>) -> anyhow::Result<Child> {
        let mut command = Command::new(std::env::current_exe().context("cannot find this program")?);
        if let Some(content) = start.content {
            command.arg("--content").arg(content);
        }
        command.args(["serve", "--listen", start.listen, "--no-limits", "--json"]);
        // Not among the arguments, which every user of the machine can read.
        command.env("TEMPLES_DATABASE", start.database);
        match start.nats {
            Some(nats) => command.env("TEMPLES_NATS", nats),
            None => command.env_remove("TEMPLES_NATS"),
        };
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("the server cannot be started")?;
        let last = Arc::new(Mutex::new(String::new()));
        let errors = process.stderr.take().map(|stderr| {
            let last = Arc::clone(&last);
            std::thread::spawn(move || {
                for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                    *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
                }
            })
        });
        let mut child = Child { url: String::new(), process, errors, last };
        let mut first = String::new();
        if let Some(stdout) = child.process.stdout.take() {
            BufReader::new(stdout).read_line(&mut first).context("the server cannot be read")?;
        }
        let Some(url) = listening(&first) else {
            let reason = child.end().unwrap_or_else(|| "it does not say where it listens".into());
            bail!("the server did not start: {reason}");
        };
        child.url = url;
        Ok(child)
    }

    /// Kills it.
    pub(super) fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Stops it without ending it; `false` where the system cannot.
    pub(super) fn sleep(&self) -> bool {
        files::stop(&self.process)
    }

    /// Lets it continue.
    pub(super) fn wake(&self) {
        files::go_on(&self.process);
    }

    /// Ends it. Returns its last output if it had ended by itself.
    pub(super) fn end(mut self) -> Option<String> {
        // A process that has just closed its output may need a moment to exit.
        let gone = self.url.is_empty() || self.process.try_wait().is_ok_and(|status| status.is_some());
        if !gone {
            files::ask_to_end(&mut self.process);
            let begun = Instant::now();
            while begun.elapsed() < PATIENCE && self.process.try_wait().is_ok_and(|status| status.is_none()) {
                std::thread::sleep(Duration::from_millis(20));
            }
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
        if let Some(errors) = self.errors.take() {
            let _ = errors.join();
        }
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let words = last.strip_prefix("error: ").unwrap_or(&last).to_string();
        (gone && !words.is_empty()).then_some(words)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
    }
}
