//! Runs the program as users do and reads its output.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The result of a run of the program.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs `temples` with these arguments and this input.
pub(crate) fn temples_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_temples"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // A thread, because the program answers while it reads and would block on a full pipe.
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    Ran {
        code: output.status.code().expect("no signal ended the program"),
        stdout: String::from_utf8(output.stdout).expect("stdout is text"),
        stderr: String::from_utf8(output.stderr).expect("stderr is text"),
    }
}

/// Runs `temples` with these arguments and no input.
pub(crate) fn temples(args: &[&str]) -> Ran {
    temples_with(args, b"")
}

/// An empty folder of this name for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a test folder can be created");
    path
}

/// A path as an argument.
pub(crate) fn arg(path: &std::path::Path) -> &str {
    path.to_str().expect("test paths are UTF-8")
}

/// The game and setup that commands are tried with.
pub(crate) const GAME: &str = "arnak";
pub(crate) const SETUP: &str = r#"{"players":2,"board":"bird"}"#;

/// The games that are played long enough for what these tests look at: all but the toy game, which tests may have beside
/// them.
pub(crate) fn long_games() -> impl Iterator<Item = &'static str> {
    games::IDS.into_iter().filter(|id| *id != "toy")
}
