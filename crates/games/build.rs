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
    let write =
        |name: &str, source: String| fs::write(out.join(name), source).expect("the folder is writable");
    let all = entries(&manifest);
    write("registry.rs", registry(all.iter().filter(|entry| built(entry))));
    // The registry as it is without the lines of optional games, which a test compiles beside the other.
    write("required.rs", registry(all.iter().filter(|entry| !entry.optional)));
}
