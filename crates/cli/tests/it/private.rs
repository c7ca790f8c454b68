//! Files that the program creates are readable only by their owner, whatever the umask allows.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use testbed::{Client, Process};

use crate::common::{arg, folder, temples};

fn mode(path: &Path) -> u32 {
    let known = std::fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    known.permissions().mode() & 0o777
}

/// The program under a umask that hides nothing.
fn open_handed(args: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("umask 0; exec \"$0\" {args} \"$@\""), env!("CARGO_BIN_EXE_temples")]);
    command
}

#[tokio::test]
async fn a_database_and_its_export_are_for_their_owner() {
    let folder = folder("private");
    let file = folder.join("temples.db");
    let database = format!("sqlite:{}", arg(&file));
    let mut command = open_handed("serve --listen 127.0.0.1:0");
    let mut process = Process::start(command.env("TEMPLES_DATABASE", &database).stderr(Stdio::null()));
    Client::guest(process.address, "Ada").await;
    for ending in ["", "-wal", "-shm"] {
        assert_eq!(mode(&folder.join(format!("temples.db{ending}"))), 0o600, "{ending}");
    }
    process.signal("TERM");
    assert!(process.wait().success());
    let export = folder.join("export.jsonl");
    let made = open_handed(&format!("export --database {database} {}", arg(&export))).output();
    assert!(made.expect("it starts").status.success());
    assert_eq!(mode(&export), 0o600);

    // A truncated export is detected, and none of it is in the database then.
    let text = std::fs::read_to_string(&export).expect("an export is text");
    let cut: String = text.lines().take(3).flat_map(|line| [line, "\n"]).collect();
    let half = folder.join("half.jsonl");
    std::fs::write(&half, cut).expect("there is room");
    let new = format!("sqlite:{}", arg(&folder.join("new.db")));
    let refused = temples(&["import", "--database", &new, arg(&half)]);
    assert_eq!((refused.code, refused.stdout.as_str()), (1, ""));
    assert!(refused.stderr.contains("this file was cut"), "{}", refused.stderr);
    let read = temples(&["import", "--database", &new, arg(&export)]);
    assert_eq!((read.code, read.stderr.as_str()), (0, ""));
}

#[test]
fn the_folder_of_a_player_is_for_its_owner() {
    let data = folder("private-play").join("games");
    let mut child = open_handed(&format!("play --no-open --data {}", arg(&data)))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
    assert!(lines.next().is_some_and(|line| line.is_ok()), "it says where it is");
    let modes = (mode(&data), mode(&data.join("temples.db")));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!(modes, (0o700, 0o600));
}
