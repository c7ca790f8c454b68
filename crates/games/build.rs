//! Makes the registry of games from the dependencies of this crate, so that a game is one line of `Cargo.toml`.

use std::path::PathBuf;
use std::{env, fs};

include!("registry.rs");

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=registry.rs");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the manifest is readable");
    let built = |entry: &&Entry| {
        !entry.optional || env::var_os(format!("CARGO_FEATURE_{}", entry.name.to_uppercase())).is_some()
    };
    let entries = entries(&manifest);
    let games: Vec<&str> = entries.iter().filter(built).map(|entry| entry.name.as_str()).collect();
    let source_of = |game: &str, file: &str| root.join("../../games").join(game).join("src").join(file);
    let drawn: Vec<&str> =
        games.iter().copied().filter(|game| source_of(game, "tui/mod.rs").exists()).collect();
    let exports =
        |game: &str| fs::read_to_string(source_of(game, "lib.rs")).is_ok_and(|text| text.contains("ViewDoc"));
    let documented: Vec<&str> = games.iter().copied().filter(|game| exports(game)).collect();
    for game in &games {
        println!("cargo::rerun-if-changed={}", source_of(game, "lib.rs").display());
    }
    fs::write(out.join("registry.rs"), source(&games, &drawn, &documented)).expect("the folder is writable");
}
