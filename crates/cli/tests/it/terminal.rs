//! `temples tui` in a real terminal, which tmux provides: whole games by keys alone, and the terminal given back.
//!
//! tmux is driven in its control mode. It reports every output of the program, so nothing here sleeps: a picture is
//! looked at again whenever the program has written something.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::common::{arg, folder};

/// A program in a terminal of 100 × 30.
struct Pane {
    child: Child,
    keys: ChildStdin,
    lines: std::io::Lines<BufReader<ChildStdout>>,
    socket: String,
}

impl Pane {
    /// Runs a shell command in a new terminal.
    fn open(name: &str, command: &str) -> Self {
        let socket = format!("temples-{name}-{}", std::process::id());
        let mut child = Command::new("tmux")
            .args(["-L", &socket, "-f", "/dev/null", "-C", "new-session", "-x", "100", "-y", "30", command])
            .env("LANG", "C.UTF-8")
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test needs tmux; install it with `apt install tmux` or `brew install tmux`");
        let keys = child.stdin.take().expect("stdin is piped");
        let lines = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
        let mut pane = Pane { child, keys, lines, socket };
        pane.answer();
        pane.ask("refresh-client -C 100x30");
        pane
    }

    fn line(&mut self) -> String {
        self.lines.next().expect("tmux goes on").expect("tmux writes text")
    }

    /// The answer to the next command: the lines between `%begin` and `%end`.
    fn answer(&mut self) -> String {
        while !self.line().starts_with("%begin") {}
        let mut answer = String::new();
        loop {
            let line = self.line();
            if line.starts_with("%end") || line.starts_with("%error") {
                return answer;
            }
            answer += &line;
            answer.push('\n');
        }
    }

    fn ask(&mut self, command: &str) -> String {
        writeln!(self.keys, "{command}").expect("tmux listens");
        self.answer()
    }

    fn picture(&mut self) -> String {
        self.ask("capture-pane -p")
    }

    fn press(&mut self, keys: &str) {
        self.ask(&format!("send-keys {keys}"));
    }

    /// The first picture that is as wanted. A program that stops writing before that fails the test.
    fn wait(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        for _ in 0..5000 {
            let picture = self.picture();
            if wanted(&picture) {
                return picture;
            }
            loop {
                let line = self.line();
                assert!(!line.starts_with("%exit"), "the terminal was closed at\n{picture}");
                if line.starts_with("%output") || line.starts_with("%extended-output") {
                    break;
                }
            }
        }
        panic!("the picture never came; the last one is\n{}", self.picture());
    }
}

impl Drop for Pane {
    fn drop(&mut self) {
        // The server of this socket ends with its only session.
        let _ = Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output();
        let _ = self.child.wait();
    }
}

fn tui(data: &Path, rest: &str) -> String {
    format!("{} tui --data '{}' --lang en --name Ann {rest}", env!("CARGO_BIN_EXE_temples"), arg(data))
}

/// Plays by keys until the game is over, and returns the last picture.
fn play(pane: &mut Pane) -> String {
    let ready = |picture: &str| {
        ["Your decision", "Sure?", "Nobody else should look", "Final scores"]
            .iter()
            .any(|sign| picture.contains(sign))
    };
    for turn in 0..3000_usize {
        let before = pane.wait(ready);
        if before.contains("Final scores") {
            return before;
        }
        if before.contains("Your decision") && !before.contains("Sure?") {
            pane.press(&"Down ".repeat(turn * 7 % 5));
        }
        let asked = before.contains("Sure?") || before.contains("Nobody else should look");
        let step = |picture: &str| picture.lines().next().map(str::to_string);
        let was = step(&before);
        pane.press("Enter");
        pane.wait(|picture| {
            let asks = picture.contains("Sure?") || picture.contains("Nobody else should look");
            step(picture) != was || asks != asked || picture.contains("Final scores")
        });
    }
    panic!("the game does not end:\n{}", pane.picture());
}

#[test]
fn a_solo_game_of_arnak_by_keys_alone() {
    let data = folder("tmux-arnak");
    let setup = r#"{"players":1,"board":"bird","rival":{"red":1,"objectives":2}}"#;
    let mut pane = Pane::open("arnak", &tui(&data, &format!("--game arnak --setup '{setup}' --seed 3")));
    let last = play(&mut pane);
    assert!(last.contains("Rival") && last.contains("Rank"), "{last}");
    assert_eq!(std::fs::read_dir(data.join("records")).expect("records").count(), 1);
}

#[test]
fn a_game_of_tikal_against_a_bot_by_keys_alone() {
    let data = folder("tmux-tikal");
    let mut pane = Pane::open("tikal", &tui(&data, "--game tikal --bots random --seed 3"));
    let last = play(&mut pane);
    assert!(last.contains("Player 2") && last.contains("Rank"), "{last}");
    assert_eq!(std::fs::read_dir(data.join("records")).expect("records").count(), 1);
}

#[test]
fn the_menu_leads_to_a_game_and_ctrl_c_gives_the_terminal_back() {
    let data = folder("tmux-menu");
    let command = format!("{}; stty -a; echo 'left with' $?; cat", tui(&data, ""));
    let mut pane = Pane::open("menu", &format!("sh -c \"{}\"", command.replace('$', "\\$")));
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
