//! A server process under test: started by a command, sent signals, killed when dropped.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::Value;

/// A running `temples serve`, killed when dropped.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Process {
    /// Starts a command `temples serve …`; its first line says where it listens.
    pub fn start(command: &mut Command) -> Process {
        command.arg("--json").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
        let line = lines.next().expect("it says something").expect("it is text");
        let said: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
        let url = said["listening"].as_str().unwrap_or_else(|| panic!("{line}"));
        let address = url.trim_start_matches("http://").trim_end_matches('/');
        let address = address.parse().expect("it is an address");
        Process { child, address }
    }

    /// Ends it at once: `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Sends a signal, such as `TERM`, `STOP` or `CONT`.
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([&format!("-{signal}"), &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "the signal {signal} was not sent");
    }

    /// Waits until it has ended.
    pub fn wait(&mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
