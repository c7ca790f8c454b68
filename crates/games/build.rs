//! Generates the registry of games from the dependencies of this crate, so that a game is one line of
//! `Cargo.toml`.

use std::path::PathBuf;
use std::{env, fs};

include!("registry.rs");

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=registry.rs");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    // A published package holds the original manifest under this name; its `Cargo.toml` no longer has paths.
    let manifest = fs::read_to_string(root.join("Cargo.toml.orig"))
        .or_else(|_| fs::read_to_string(root.join("Cargo.toml")))
        .expect("the manifest is readable");
    let built = |entry: &Entry| {
        !entry.optional || env::var_os(format!("CARGO_FEATURE_{}", entry.name.to_uppercase())).is_some()
    };
    let entries: Vec<Entry> = entries(&manifest).into_iter().filter(built).collect();
    let names = |wanted: fn(&Entry) -> bool| -> Vec<&str> {
        entries.iter().filter(|entry| wanted(entry)).map(|entry| entry.name.as_str()).collect()
    };
    let registry = source(&names(|_| true), &names(|entry| entry.drawn), &names(|entry| entry.documented));
    fs::write(out.join("registry.rs"), registry).expect("the folder is writable");
}
