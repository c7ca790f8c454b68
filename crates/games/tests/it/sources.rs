//! No code names a language other than English or contains sentences for people, and nothing outside a game's folder
//! and the registry names a game.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::IDS;
use kernel::Lang;

/// Letters of other languages that no English literal has.
const LETTERS: &str = "àâçèéêëîïôùûüöäßœÀÂÇÈÉÊËÎÏÔÙÛÜÖÄŒ";

/// Where English sentences may stand in code, with the reason: people read them on the command line, in the engine
/// protocol, in metrics and in the output of tests and builds.
const ENGLISH: [(&str, &str); 19] = [
    ("crates/cli/", "the command line and the engine protocol"),
    ("crates/client/src/", "reasons beneath a sentence of the caller, and logs"),
    ("crates/kernel/src/any.rs", "the engine protocol"),
    ("crates/kernel/src/conformance/", "the output of tests"),
    ("crates/kernel/src/content/sheet.rs", "a comment in a file"),
    ("crates/kernel/src/content/table.rs", "the type of a value, as the parser names it"),
    ("crates/kernel/src/game.rs", "the engine protocol"),
    ("crates/kernel/src/meta.rs", "the OpenAPI document"),
    ("crates/kernel/src/seat_or_word.rs", "a parser below our own errors"),
    ("crates/server/src/admin.rs", "the command line of the host"),
    ("crates/server/src/http/mod.rs", "probes of a proxy"),
    ("crates/server/src/metrics.rs", "metrics"),
    ("crates/server/src/serve.rs", "an answer before the request is read"),
    ("crates/server/src/shelf.rs", "the command line"),
    ("crates/server/src/store/", "exports and imports of the host, and logs"),
    ("crates/words/src/lang.rs", "options of the command line"),
    ("games/arnak/boards.rs", "a build script"),
    ("games/arnak/src/verb/", "the effect language"),
    ("games/tikal/examples/", "a program for developers"),
];
/// Calls whose text no player reads: logs, broken invariants, and attributes.
const UNREAD: [&str; 9] = [
    "tracing::",
    ".expect(",
    ".expect_err(",
    "panic!(",
    "unreachable!(",
    "assert!(",
    "assert_eq!(",
    "#[",
    "#![",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder that have one of these endings, without tests and what is not ours.
fn sources(at: &Path, endings: &[&str], all: &mut Vec<PathBuf>) {
    if at.is_dir() {
        let name = at.file_name().unwrap_or_default();
        if ["tests", "target", "node_modules", "web", "testbed"].iter().any(|other| name == *other) {
            return;
        }
        let entries = fs::read_dir(at).expect("a folder");
        entries.for_each(|entry| sources(&entry.expect("an entry").path(), endings, all));
    } else if endings.contains(&at.extension().unwrap_or_default().to_str().unwrap_or_default()) {
        all.push(at.to_path_buf());
    }
}

/// A source file without its comments and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let comment =
        |line: &&str| ["//", "/*", "* ", "<!--"].iter().any(|mark| line.trim_start().starts_with(mark));
    text.lines().filter(|line| !comment(line)).collect::<Vec<_>>().join("\n")
}

/// The string literals of some code, roughly: the text between quotes on one line.
fn literals(code: &str) -> Vec<&str> {
    code.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// Some code without the calls of [`UNREAD`], up to the bracket that closes each.
fn read(code: &str) -> String {
    let mut rest = code;
    let mut out = String::new();
    while let Some(at) = UNREAD.iter().filter_map(|mark| rest.find(mark)).min() {
        let open = rest[at..].find(['(', '[']).map_or(rest.len(), |open| at + open);
        out.push_str(&rest[..at]);
        rest = rest.get(open + closing(&rest[open..])..).unwrap_or_default();
    }
    out + rest
}

/// The length of a text that begins with a bracket, up to the one that closes it.
fn closing(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}

/// Whether a literal is a sentence: at least four plain words, more than anything else in it, and no markup.
fn is_sentence(literal: &str) -> bool {
    let plain = |word: &&str| {
        let word = word.trim_matches(|c| "(),.;:!?".contains(c));
        word.chars().all(|c| c.is_ascii_lowercase() || c == '\'') && word.len() > 1
    };
    let words: Vec<&str> = literal.split_whitespace().collect();
    let some = words.iter().filter(|word| plain(word)).count();
    some > 3 && some * 2 > words.len() && !["<", "::", "///"].iter().any(|mark| literal.contains(mark))
}

#[test]
fn sentences_for_people_are_not_in_code() {
    let root = root();
    let mut all = Vec::new();
    for folder in ["crates", "games"] {
        sources(&root.join(folder), &["rs"], &mut all);
    }
    assert!(all.len() > 300, "the sources are found");
    let (mut wrong, mut used) = (Vec::new(), [false; ENGLISH.len()]);
    for file in all {
        let text = fs::read_to_string(&file).expect("a source file");
        let name = file.strip_prefix(&root).expect("a file of the project").display().to_string();
        let code = read(&code(&text));
        let allowed = ENGLISH.iter().position(|(place, _)| name.starts_with(place));
        for literal in literals(&code).into_iter().filter(|literal| is_sentence(literal)) {
            match allowed {
                Some(at) => used[at] = true,
                None => wrong.push(format!("{name} says {literal:?}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let idle: Vec<_> = ENGLISH.iter().zip(used).filter(|(_, used)| !used).map(|(entry, _)| entry).collect();
    assert!(idle.is_empty(), "take off the list what has no sentence: {idle:?}");
}

#[test]
fn the_check_of_sentences_sees_what_it_looks_for() {
    assert!(is_sentence("the game is over, no action can follow"));
    assert!(!is_sentence("SELECT number FROM entries WHERE table_id = ?") && !is_sentence("buy lowest item"));
    assert!(!is_sentence("<text class='label' x='{x}'>of the last row</text>"));
    let code =
        "tracing::warn!(\n  \"a log ) line\",\n); say(\"b\"); #[expect(x, reason = \"c\")] let d = \"d\";";
    assert_eq!(literals(&read(code)), ["b", "d"]);
}

#[test]
fn no_code_names_a_language_or_holds_its_sentences() {
    let root = root();
    let mut all = Vec::new();
    for folder in ["crates", "games"] {
        sources(&root.join(folder), &["rs"], &mut all);
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

/// The lines of code that name a game. An example in a help text is a command and may.
fn naming<'a>(code: &'a str, game: &'a str) -> impl Iterator<Item = &'a str> {
    let words = |line: &'a str| line.split(|c: char| !c.is_ascii_alphanumeric());
    code.lines().filter(move |line| {
        !line.contains("temples ") && words(line).any(|word| word.eq_ignore_ascii_case(game))
    })
}

#[test]
fn only_the_registry_names_a_game() {
    let root = root();
    let mut all = vec![root.join("Makefile"), root.join(".ci/run")];
    for (folder, endings) in
        [("crates", &["rs"][..]), ("web/src", &["ts", "svelte", "css", "html"]), ("tools", &[""])]
    {
        sources(&root.join(folder), endings, &mut all);
    }
    assert!(all.len() > 300, "the sources are found");
    let mut wrong = Vec::new();
    for file in all.iter().filter(|file| !file.to_string_lossy().ends_with(".test.ts")) {
        let text = fs::read_to_string(file).expect("a source file");
        let name = file.strip_prefix(&root).expect("a file of the project").display();
        let code = code(&text);
        for game in IDS {
            wrong.extend(naming(&code, game).map(|line| format!("{name} names {game}: {}", line.trim())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Single words of the games that no other part of the program has a use for.
const OF_GAMES: &str = "altar archaeologist arrowhead artifact assistant boot camp coin compass discover deliver dig dug explore \
                        fear glass guardian idol item jewel lantern notebook overcome owl passage plane river \
                        sanctuary ship tablet temple tent treasure walk";

/// Kinds of keys that the words of games begin with, in all their files together.
const KINDS: [&str; 9] = [
    "table-family-",
    "table-column-",
    "table-field-",
    "table-word-",
    "score-",
    "web-plan-",
    "web-part-",
    "web-icon-",
    "event-",
];

/// The words of all games: those above, and all that are put together (`site_tile`, `rival_dug`), from their files. A word
/// of one part, such as `board`, may mean something elsewhere.
fn words_of_games() -> BTreeSet<String> {
    let mut found: BTreeSet<String> = OF_GAMES.split_whitespace().map(String::from).collect();
    for game in IDS {
        let mut files = Vec::new();
        sources(&root().join("games").join(game).join("words/en"), &["ftl"], &mut files);
        assert!(!files.is_empty(), "{game} has words");
        for file in files {
            let text = fs::read_to_string(file).expect("a file of words");
            let keys = text.lines().filter_map(|line| Some(line.split_once(" =")?.0));
            let words = keys.filter_map(|key| KINDS.iter().find_map(|kind| key.strip_prefix(kind)));
            found.extend(words.filter(|word| word.contains('_')).map(String::from));
        }
    }
    found
}

/// The words of games among the literals of some code and among the keys of its files of words.
fn told<'a>(name: &str, text: &'a str, words: &BTreeSet<String>) -> Vec<&'a str> {
    let quotes: &[char] = match name.rsplit('.').next() {
        Some("ftl") => {
            let keys = text.lines().filter_map(|line| Some(line.split_once(" =")?.0));
            return keys
                .filter(|key| key.split_once('-').is_some_and(|(_, word)| words.contains(word)))
                .collect();
        }
        Some("rs") => &['"'],
        _ => &['\'', '"', '`'],
    };
    text.lines().flat_map(|line| line.split(quotes)).filter(|literal| words.contains(*literal)).collect()
}

#[test]
fn no_word_of_a_game_is_outside_its_folder() {
    let (root, words) = (root(), words_of_games());
    assert!(words.len() > 100, "the words are found");
    let mut all = Vec::new();
    for (folder, endings) in
        [("crates", &["rs", "ftl"][..]), ("web/src", &["ts", "svelte"]), ("web/words", &["ftl"])]
    {
        sources(&root.join(folder), endings, &mut all);
    }
    assert!(all.len() > 400, "the sources are found");
    let mut wrong = Vec::new();
    for file in all {
        let name = file.strip_prefix(&root).expect("a file of the project").display().to_string();
        if [".test.ts", ".d.ts"].iter().any(|other| name.ends_with(other)) {
            continue;
        }
        let text = code(&fs::read_to_string(&file).expect("a source file"));
        wrong.extend(told(&name, &text, &words).into_iter().map(|word| format!("{name} says {word:?}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_check_of_words_sees_what_it_looks_for() {
    let words = words_of_games();
    assert!(["guardian", "turn_ended", "site_tile", "temple_tiles"].iter().all(|word| words.contains(*word)));
    assert_eq!(told("a.ts", "const LAST = new Set(['turn_ended', 'passed'])", &words), ["turn_ended"]);
    assert_eq!(told("a.rs", "match key { \"arrowhead\" => 1, \"board\" => 2 }", &words), ["arrowhead"]);
    assert_eq!(told("en/a.ftl", "plan-take = take\nscore-fear = Fear", &words), ["score-fear"]);
}

#[test]
fn the_check_sees_what_it_looks_for() {
    let code = code(
        "match id { Arnak::ID => 1 }\n// arnak\nlet help = \"temples sim --game arnak\";\nlet arnaks = 1;",
    );
    assert_eq!(naming(&code, "arnak").collect::<Vec<_>>(), ["match id { Arnak::ID => 1 }"]);
}

#[test]
fn the_check_of_languages_sees_what_it_looks_for() {
    let code = code("let a = \"Élan\";\n// \"Été\"\nlet b = say(\"fr\");\n#[cfg(test)]\nmod tests { \"ß\" }");
    assert_eq!(literals(&code), ["Élan", "fr"]);
}

/// The row of docs/HOW-TO-ADD.md about something.
fn guide(what: &str) -> String {
    let text = fs::read_to_string(root().join("docs/HOW-TO-ADD.md")).expect("the guide");
    let row = text.lines().find(|line| line.starts_with(&format!("| {what} |"))).expect("the row is there");
    row.into()
}

#[test]
fn the_guide_counts_the_folders_of_a_language() {
    let words = |parts: &str| {
        let parts = fs::read_dir(root().join(parts)).expect("a folder");
        parts.filter(|part| part.as_ref().expect("an entry").path().join("words/en").is_dir()).count()
    };
    let row = guide("a language");
    assert!(row.contains("ten in `crates/`, one in each game, one in `web/`"), "{row}");
    assert_eq!((words("crates"), words("games"), words(".")), (10, IDS.len(), 1));
}

#[test]
fn the_guide_counts_the_files_of_a_bot() {
    let row = guide("a bot for a game");
    let mut told: Vec<PathBuf> = row.split('`').skip(1).step_by(2).map(PathBuf::from).collect();
    assert!(row.contains(&format!("| {} |", told.len())), "{row}");
    let toy = root().join("games/toy");
    let mut found = Vec::new();
    sources(&toy.join("src/bot"), &["rs"], &mut found);
    sources(&toy.join("bot"), &["toml"], &mut found);
    let mut found: Vec<PathBuf> =
        found.iter().map(|file| file.strip_prefix(&toy).expect("a file of the game").into()).collect();
    found.sort();
    told.sort();
    assert_eq!(found, told);
}

/// The folders of the crates below these folders.
fn packages(folders: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in folders {
        let entries = fs::read_dir(root().join(folder)).expect("a folder of crates");
        found.extend(entries.map(|entry| entry.expect("an entry").path()));
    }
    found.retain(|path| path.join("Cargo.toml").exists());
    found
}

#[test]
fn every_game_is_linted_as_the_kernel_is() {
    let lints = |folder: &Path| fs::read_to_string(folder.join("clippy.toml")).unwrap_or_default();
    let kernel = lints(&root().join("crates/kernel"));
    assert!(kernel.contains("disallowed-types"), "the kernel has its list");
    for game in packages(&["games"]) {
        assert_eq!(lints(&game), kernel, "{}: clippy.toml", game.display());
    }
}

#[test]
fn every_published_crate_packs_the_licences() {
    for package in packages(&["crates", "games"]) {
        let read = |path: PathBuf| fs::read_to_string(path).unwrap_or_default();
        if !read(package.join("Cargo.toml")).contains("publish = false") {
            for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
                let text = read(package.join(licence));
                assert_eq!(text, read(root().join(licence)), "{} has no {licence}", package.display());
            }
        }
    }
}

/// Whether the documentation of a library has an example, and a table as its map.
fn introduces(text: &str) -> bool {
    let head = || text.lines().filter_map(|line| line.strip_prefix("//! "));
    head().filter(|line| line.starts_with("```")).count() >= 2
        && head().any(|line| line.starts_with("| --- | --- |"))
}

#[test]
fn every_published_crate_begins_with_an_example_and_a_map() {
    let read =
        |package: &Path, file: &str| fs::read_to_string(package.join(file)).expect("a file of a crate");
    let mut all = packages(&["crates", "games"]);
    all.retain(|package| !read(package, "Cargo.toml").contains("publish = false"));
    assert!(all.len() > 12, "the crates are found");
    let wrong: Vec<&PathBuf> =
        all.iter().filter(|package| !introduces(&read(package, "src/lib.rs"))).collect();
    assert!(wrong.is_empty(), "no example or no map: {wrong:?}");
}

#[test]
fn the_check_of_introductions_sees_what_it_looks_for() {
    let (example, map) = ("//! ```\n//! f();\n//! ```\n", "//! | to … | read |\n//! | --- | --- |\n");
    assert!(introduces(&format!("{example}{map}")));
    assert!(!introduces(example) && !introduces(map));
}
