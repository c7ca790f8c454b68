//! Finds the tables of the boards, so that a board is a file of `content/`.
#![expect(clippy::disallowed_methods, reason = "the build reads the tables it lists")]

use std::path::PathBuf;
use std::{env, fs};

include!("boards.rs");

fn main() {
    println!("cargo::rerun-if-changed=content");
    println!("cargo::rerun-if-changed=boards.rs");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("content")).expect("the folder of tables is readable") {
        let path = entry.expect("an entry of the folder").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        files.push((name, fs::read_to_string(&path).expect("a table is a text")));
    }
    let found = boards(&files).unwrap_or_else(|problem| panic!("content/{problem}"));
    fs::write(out.join("boards.rs"), source(&found)).expect("the folder is writable");
}
