//! Lists the languages: every folder of `words/` is one. English is first, because it is the language to fall back to.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=words");
    let mut codes: Vec<String> = fs::read_dir("words")
        .expect("the folder `words` is part of the package")
        .map(|entry| entry.expect("an entry of `words`").file_name().into_string().expect("a language code"))
        .filter(|code| code != "en")
        .collect();
    codes.sort();
    codes.insert(0, "en".into());
    let list = format!(
        "/// The code of each language.\npub(crate) const CODES: [&str; {}] = {codes:?};\n",
        codes.len()
    );
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("codes.rs"), list).expect("OUT_DIR is writable");
}
