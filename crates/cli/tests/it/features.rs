//! What the program is built of, with and without its features.

use std::process::Command;

/// The crates that the program is made of, with these arguments to `cargo tree`.
fn crates(features: &[&str]) -> Vec<String> {
    let done = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--package", "temples", "--edges", "normal"])
        .args(["--prefix", "none", "--format", "{lib}"])
        .args(features)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("cargo runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8_lossy(&done.stdout).lines().map(String::from).collect()
}

#[test]
fn the_program_of_make_play_is_built_without_a_terminal_library() {
    let terminal = |name: &String| name.contains("ratatui") || name.contains("crossterm");
    assert!(crates(&[]).iter().any(terminal), "a release draws in the terminal");
    let play = crates(&["--no-default-features"]);
    assert!(play.len() > 50, "the crates are listed");
    let found: Vec<&String> = play.iter().filter(|name| terminal(name)).collect();
    assert!(found.is_empty(), "{found:?}");
}
