//! `temples tui` in a real terminal, provided by tmux: whole games by keys only, and the terminal restored.
//!
//! Nothing here sleeps or reads a clock: the screen is read repeatedly until it matches, up to a limit.

use std::path::Path;
use std::process::{Command, Stdio};

use testbed::Process;

use crate::common::{arg, folder};

/// Number of reads after which a picture is given up.
const PATIENCE: usize = 10_000;

/// A program in a terminal of 100 × 30.
struct Pane {
    socket: String,
}

impl Pane {
    /// Runs a shell command in a new terminal.
    fn open(name: &str, command: &str) -> Self {
        let pane = Pane { socket: format!("temples-{name}-{}", std::process::id()) };
        pane.ask(&["new-session", "-d", "-x", "100", "-y", "30", command]);
        pane
    }

    fn ask(&self, words: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-L", &self.socket, "-f", "/dev/null"])
            .args(words)
            .env("LC_ALL", "C.UTF-8")
            .output()
            .expect("this test needs tmux; install it with `apt install tmux` or `brew install tmux`");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {words:?}: {error}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn picture(&self) -> String {
        self.ask(&["capture-pane", "-p"])
    }

    fn press(&self, keys: &str) {
        let mut words = vec!["send-keys"];
        words.extend(keys.split_whitespace());
        self.ask(&words);
    }

    /// The first picture that is as wanted.
    fn wait(&self, wanted: impl Fn(&str) -> bool) -> String {
        for _ in 0..PATIENCE {
            let picture = self.picture();
            if wanted(&picture) {
                return picture;
            }
        }
        panic!("the picture never came; the last one is\n{}", self.picture());
    }
}

impl Drop for Pane {
    fn drop(&mut self) {
        // The server of this socket ends with its only session.
        let _ = Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output();
    }
}

fn tui(data: &Path, rest: &str) -> String {
    format!("{} tui --data '{}' --lang en --name Ann {rest}", env!("CARGO_BIN_EXE_temples"), arg(data))
}

/// Plays by keys until the game is over, and returns the picture of the final scores.
///
/// The screen may be read while it is being drawn. So the test waits for any change after a key, and an extra key
/// does no harm: it takes an action or answers a question like any other.
fn play(pane: &Pane) -> String {
    let signs = ["Your decision", "Sure?", "Make sure no one else can see", "The game is over"];
    for turn in 0..3000_usize {
        let before = pane.wait(|picture| signs.iter().any(|sign| picture.contains(sign)));
        if before.contains("Rank") {
            return before;
        }
        if before.contains("The game is over") {
            // The sheet opens by itself, but an extra key may have closed it.
            pane.press("s");
        } else {
            let asked = before.contains("Sure?") || before.contains("Make sure no one else can see");
            pane.press(&format!("{} Enter", "Down ".repeat(if asked { 0 } else { turn * 7 % 5 })));
        }
        pane.wait(|picture| picture != before);
    }
    panic!("the game does not end:\n{}", pane.picture());
}

#[test]
fn a_solo_game_of_arnak_by_keys_alone() {
    let data = folder("tmux-arnak");
    let setup = r#"{"players":1,"board":"bird","rival":{"red":1,"objectives":2}}"#;
    let pane = Pane::open("arnak", &tui(&data, &format!("--game arnak --setup '{setup}' --seed 3")));
    let last = play(&pane);
    assert!(last.contains("Rival") && last.contains("Rank"), "{last}");
    assert_eq!(std::fs::read_dir(data.join("records")).expect("records").count(), 1);
}

#[test]
fn a_game_of_tikal_against_a_bot_by_keys_alone() {
    let data = folder("tmux-tikal");
    let pane = Pane::open("tikal", &tui(&data, "--game tikal --bots random --seed 3"));
    let last = play(&pane);
    assert!(last.contains("Player 2") && last.contains("Rank"), "{last}");
    assert_eq!(std::fs::read_dir(data.join("records")).expect("records").count(), 1);
}

#[test]
fn the_menu_leads_to_a_game_and_ctrl_c_gives_the_terminal_back() {
    let data = folder("tmux-menu");
    let command = format!("{}; stty -a; echo 'left with' $?; cat", tui(&data, ""));
    let pane = Pane::open("menu", &command);
    pane.wait(|picture| picture.contains("New game"));
    pane.press("Enter");
    pane.wait(|picture| picture.contains("Start the game"));
    pane.press("s");
    pane.wait(|picture| picture.contains("Your decision") && picture.contains("You may"));
    pane.press("C-c");
    let after = pane.wait(|picture| picture.contains("left with"));
    assert!(after.contains(" icanon") && after.contains(" echo "), "the terminal is as before: {after}");
    assert_eq!(
        std::fs::read_dir(data.join("saves")).expect("saves").count(),
        1,
        "the game can be gone on with"
    );
}

#[test]
fn a_table_of_a_server_is_played_in_the_terminal() {
    let data = folder("tmux-server");
    let database = format!("sqlite:{}", arg(&data.join("tables.db")));
    let mut serve = Command::new(env!("CARGO_BIN_EXE_temples"));
    serve.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]).stderr(Stdio::null());
    let server = Process::start(&mut serve);
    let url = format!("http://{}", server.address);
    let pane = Pane::open("server", &tui(&data, &format!("--server {url}")));
    pane.wait(|picture| picture.contains("Tables of the server"));
    pane.press("Enter");
    pane.wait(|picture| picture.contains("Start the game"));
    pane.press("s");
    let first = pane.wait(|picture| picture.contains("Your decision") && picture.contains("You may"));
    pane.press("/ p l a y Enter");
    pane.wait(|picture| picture.lines().next() != first.lines().next() && picture.contains("Your decision"));
    pane.press("u");
    pane.wait(|picture| picture.lines().next() == first.lines().next());
    pane.press("q");
    pane.wait(|picture| picture.contains("Watch a finished game"));
    pane.press("Down Enter");
    pane.wait(|picture| picture.contains("being played"));
}
