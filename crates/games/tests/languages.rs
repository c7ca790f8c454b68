//! No code names a language other than English, and code contains no sentences for people.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Lang;

/// Letters of other languages that no English literal has.
const LETTERS: &str = "àâçèéêëîïôùûüöäßœÀÂÇÈÉÊËÎÏÔÙÛÜÖÄŒ";

fn sources(at: &Path, all: &mut Vec<PathBuf>) {
    if at.is_dir() {
        let name = at.file_name().unwrap_or_default();
        if name == "tests" || name == "target" || name == "node_modules" || name == "web" || name == "testbed"
        {
            return;
        }
        let entries = fs::read_dir(at).expect("a folder");
        entries.for_each(|entry| sources(&entry.expect("an entry").path(), all));
    } else if at.extension().is_some_and(|ending| ending == "rs") {
        all.push(at.to_path_buf());
    }
}

/// A source file without its comments and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The string literals of some code, roughly: the text between quotes on one line.
fn literals(code: &str) -> Vec<&str> {
    code.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

#[test]
fn no_code_names_a_language_or_holds_its_sentences() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    for folder in ["crates", "games"] {
        sources(&root.join(folder), &mut all);
    }
    assert!(all.len() > 300, "the sources are found");
    let mut wrong = Vec::new();
    for file in all {
        let text = fs::read_to_string(&file).expect("a source file");
        let name = file.strip_prefix(&root).expect("a file of the project").display().to_string();
        let code = code(&text);
        for literal in literals(&code) {
            if Lang::all().any(|lang| lang != Lang::EN && literal == lang.code()) {
                wrong.push(format!("{name} names the language {literal:?}"));
            }
            if literal.contains(|c| LETTERS.contains(c)) {
                wrong.push(format!("{name} says {literal:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_check_sees_what_it_looks_for() {
    let code = code("let a = \"Élan\";\n// \"Été\"\nlet b = say(\"fr\");\n#[cfg(test)]\nmod tests { \"ß\" }");
    assert_eq!(literals(&code), ["Élan", "fr"]);
}
