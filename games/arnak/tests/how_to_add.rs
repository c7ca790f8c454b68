//! Checks which files `docs/HOW-TO-ADD.md` says a card, a board, a verb and an event touch: the files that name one,
//! and no others.
#![expect(clippy::disallowed_methods, reason = "a test reads the files it copies")]

use std::fs;
use std::path::{Path, PathBuf};

const GUIDE: &str = include_str!("../../../docs/HOW-TO-ADD.md");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let passed_over = ["tests", "fixtures", "node_modules", "target", "dist", "api"];
        if path.is_dir() {
            if !passed_over.contains(&name) {
                sources(&path, found);
            }
        } else if [".rs", ".toml", ".ts", ".svelte", ".ftl"].iter().any(|end| name.ends_with(end))
            // The keys of words are written by a script.
            && ![".test.ts", "keys.d.ts"].iter().any(|end| name.ends_with(end))
        {
            found.push(path);
        }
    }
}

/// The files of the program, tests aside, with a line of code that holds this.
fn holding(is: impl Fn(&str) -> bool) -> Vec<String> {
    let (root, mut all) = (root(), Vec::new());
    // English stands for every language: the others have the same keys in the same files.
    let folders =
        ["games/arnak/src", "games/arnak/content", "games/arnak/web", "crates", "web/src", "web/words/en"];
    for folder in folders {
        sources(&root.join(folder), &mut all);
    }
    let code = |line: &&str| !["//", "#", "*", "/*"].iter().any(|mark| line.trim_start().starts_with(mark));
    let holds = |path: &PathBuf| {
        fs::read_to_string(path)
            .expect("a text")
            .lines()
            .take_while(|line| *line != "#[cfg(test)]")
            .filter(code)
            .any(&is)
    };
    let name =
        |path: PathBuf| path.strip_prefix(&root).expect("below the root").to_string_lossy().into_owned();
    let mut files: Vec<String> = all.into_iter().filter(holds).map(name).collect();
    files.sort();
    files
}

/// The files in a row of the table, those of the game's folder with their whole path.
fn row(heading: &str) -> Vec<String> {
    let row =
        GUIDE.lines().find(|line| line.starts_with(&format!("| {heading} |"))).expect("the row is there");
    let cell = row.split('|').nth(2).expect("the files");
    let mut files: Vec<String> = cell.split('`').skip(1).step_by(2).map(String::from).collect();
    for file in &mut files {
        if !["web/src/", "web/words/", "docs/"].iter().any(|outside| file.starts_with(outside)) {
            file.insert_str(0, "games/arnak/");
        }
    }
    files.sort();
    let said =
        row.split('|').nth(3).and_then(|count| count.trim().split([',', ' ']).next()).expect("a count");
    assert_eq!(said, files.len().to_string(), "the count of {heading}");
    files
}

#[test]
fn a_card_touches_its_table_and_its_drawing() {
    for (card, family) in [("sea_turtle", "items"), ("parrot", "items"), ("obsidian_earring", "artifacts")] {
        let word =
            |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == card);
        let told: Vec<String> =
            row("a card of Arnak").iter().map(|file| file.replace("<family>", family)).collect();
        assert_eq!(holding(word), told, "{card}");
    }
}

#[test]
fn a_board_touches_what_the_guide_lists() {
    // Snake has one rule of its own, the size of its supply stacks (`rounds.rs`). What names it as one of the setups to train or to begin with needs no new line.
    let setups = |line: &str| line.contains("\"board\":\"snake\"") || line.contains("\"board\": \"snake\"");
    let named =
        |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == "snake");
    let files: Vec<String> = holding(|line| named(line) && !setups(line))
        .into_iter()
        // The gallery shows stored positions; the client says which boards need the expansion.
        .filter(|file| {
            !["Gallery.svelte", "lib/setup.ts", "src/rounds.rs"].iter().any(|end| file.ends_with(end))
        })
        .collect();
    let told: Vec<String> =
        row("a board of Arnak").iter().map(|file| file.replace("<key>", "snake")).collect();
    assert_eq!(files, told);
}

#[test]
fn a_verb_touches_its_list_its_family_its_sentence_and_the_guide_of_tables() {
    let verbs =
        [("Hammer", "hammer", "wares"), ("Scout", "scout", "sites"), ("Protect", "protect", "guardians")];
    for (name, word, family) in verbs {
        let declared = format!("{name}(");
        let uses = |line: &str| {
            line.contains(&format!("Verb::{name}"))
                || line.contains(&format!("impl Deed for {name} "))
                || line.trim_start() == format!("{name};")
                || line.trim_start().starts_with(&declared)
        };
        let mut files: Vec<String> = holding(uses)
            .into_iter()
            // Optional: a prompt that differs from its sentence, and a word that old records have.
            .filter(|file| !["words/prompts.rs", "src/notation.rs"].iter().any(|end| file.ends_with(end)))
            .filter(|file| file.starts_with("games/arnak/"))
            .collect();
        let guide = include_str!("../../../docs/CONTENT.md");
        if guide.lines().any(|line| line.starts_with(&format!("| `{word}"))) {
            files.insert(0, "docs/CONTENT.md".into());
        }
        let mut told: Vec<String> =
            row("a verb of Arnak").iter().map(|file| file.replace("<family>", family)).collect();
        told.sort();
        files.sort();
        assert_eq!(files, told, "{name}");
    }
}

#[test]
fn an_event_touches_its_table() {
    for word in ["pair_made", "idol_freed", "rival_marked_tile"] {
        let quoted = format!("\"{word}\"");
        assert_eq!(holding(|line| line.contains(&quoted)), row("an event of Arnak"), "{word}");
    }
}
