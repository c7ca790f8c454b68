//! The server as a program: it prints its address, answers, and ends when asked to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::common::{arg, folder};

/// Kills the program if the test fails first.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it hears");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

fn runs(args: &[&str], first: &str) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_temples"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
    let mut running = Running(child);
    let line = lines.next().expect("it says something").expect("it is text");
    let address = line.strip_prefix(first).unwrap_or_else(|| panic!("{line}"));
    let address = address.trim_start_matches("http://").trim_end_matches('/');
    assert!(get(address, "/healthz").ends_with("ok\n"));
    assert!(get(address, "/").contains("Lost Temples"));
    assert!(get(address, "/api/v1/games").contains("\"arnak\""));
    let told = Command::new("kill").arg(running.0.id().to_string()).status().expect("kill is there");
    assert!(told.success());
    assert!(running.0.wait().expect("it ends").success());
}

#[test]
fn play_keeps_games_in_a_folder_and_ends_when_told() {
    let data = folder("play-data").join("new");
    runs(&["play", "--no-open", "--data", arg(&data)], "Lost Temples is at ");
    assert!(data.join("temples.db").exists());
}

#[test]
fn serve_listens_where_it_is_told() {
    let database = format!("sqlite:{}", arg(&folder("serve-data").join("games.db")));
    runs(&["serve", "--listen", "127.0.0.1:0", "--database", &database], "listening on ");
}
