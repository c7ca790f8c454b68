//! The documents: every link leads somewhere and every command in them runs.
//!
//! Command blocks are run in the order of the document, in one folder per document. To keep this fast, numbers of
//! games, simulations and the like are reduced; a comment before a block can replace more of it (`<!-- test:
//! --rounds 9 => --rounds 1; big.csv => small.csv -->`) or say why it cannot be run (`<!-- test: skip because it
//! needs a public address -->`). For commands that serve until stopped, only the options are checked.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::{fs, thread};

use crate::common::{folder, temples};

/// Commands that run until stopped, or need a terminal.
const SERVING: [&str; 4] = ["play", "serve", "tui", "load"];
/// Shell words that may precede one of our commands in a block.
const HELPERS: [&str; 9] = ["for", "do", "done", "printf", "echo", "cat", "cp", "mkdir", "head"];
/// Reduced numbers for these options.
const FEW: [(&str, u64); 7] = [
    ("--check", 2),
    ("--games", 2),
    ("--simulations", 3),
    ("--millis", 3),
    ("--rounds", 1),
    ("--depth", 2),
    ("--generations", 1),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists")
}

/// All documents of the project, with their names from its root.
fn documents() -> Vec<(String, String)> {
    let root = root();
    let mut paths: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of documents") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                paths.push(path);
            }
        }
    }
    paths.extend(fs::read_dir(&root).expect("the root").map(|entry| entry.expect("an entry").path()));
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "md"));
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(&root).expect("below the root").display().to_string();
            (name, fs::read_to_string(path).expect("a document is text"))
        })
        .collect()
}

/// The lines outside of fenced blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    })
}

/// The anchors that headings make, as GitHub and mdBook build them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    for line in prose(text).filter(|line| line.starts_with('#')) {
        let heading = line.trim_start_matches('#').trim();
        let slug: String = heading
            .to_lowercase()
            .chars()
            .filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter))
            .map(|letter| if letter == ' ' { '-' } else { letter })
            .collect();
        let mut name = slug.clone();
        let mut number = 1;
        while !anchors.insert(name.clone()) {
            name = format!("{slug}-{number}");
            number += 1;
        }
    }
    anchors
}

/// The targets of all links and pictures, code left out.
fn links(text: &str) -> Vec<String> {
    let mut targets = Vec::new();
    for line in prose(text) {
        let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("``");
        for (at, _) in plain.match_indices("](") {
            if let Some(end) = plain[at..].find(')') {
                let target = &plain[at + 2..at + end];
                targets.push(target.split_whitespace().next().unwrap_or_default().to_string());
            }
        }
    }
    targets
}

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let mut broken = Vec::new();
    let mut seen = 0;
    for (name, text) in documents() {
        for link in links(&text).iter().filter(|link| !link.contains("://") && !link.starts_with("mailto:")) {
            seen += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let path = root().join(&name);
            let path = if file.is_empty() { path } else { path.parent().expect("a folder").join(file) };
            let reaches = path.exists()
                && (anchor.is_empty()
                    || fs::read_to_string(&path).is_ok_and(|text| anchors(&text).contains(anchor)));
            if !reaches {
                broken.push(format!("{name}: {link}"));
            }
        }
    }
    assert!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
    assert!(seen > 20, "only {seen} links were found");
}

#[test]
fn the_book_has_every_document() {
    let summary = fs::read_to_string(root().join("docs/SUMMARY.md")).expect("the book has a summary");
    let mut listed = BTreeSet::new();
    for link in links(&summary).into_iter().filter(|link| !link.is_empty()) {
        assert!(listed.insert(link.clone()), "docs/SUMMARY.md leads to {link} twice");
    }
    for (name, text) in documents() {
        // The chapter on the architecture is the document of the same name one folder above.
        let inside = name.strip_prefix("docs/").or((name == "ARCHITECTURE.md").then_some("architecture.md"));
        let Some(chapter) = inside.filter(|chapter| *chapter != "SUMMARY.md") else { continue };
        assert!(listed.contains(chapter), "docs/SUMMARY.md does not lead to {chapter}");
        for link in links(&text).iter().filter(|link| !link.contains("://") && !link.starts_with('#')) {
            let from = Path::new(chapter).parent().expect("a chapter has a folder");
            let file = link.split('#').next().unwrap_or_default();
            let out = file.starts_with("../") && from.as_os_str().is_empty();
            let reached = root().join("docs").join(from).join(file).exists();
            assert!(reached && !out, "{name} leads out of the book: {link}");
        }
    }
}

/// A block of commands: the comment before it and its lines.
struct Block {
    line: usize,
    mark: Option<String>,
    commands: Vec<String>,
}

/// The blocks of shell commands of a document.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut mark = None;
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        if let Some(comment) = line.trim().strip_prefix("<!-- test:") {
            mark = Some(comment.trim_end_matches("-->").trim().to_string());
            continue;
        }
        let Some(info) = line.trim_start().strip_prefix("```") else {
            if !line.trim().is_empty() {
                mark = None;
            }
            continue;
        };
        let body: Vec<&str> = lines
            .by_ref()
            .map(|(_, line)| line)
            .take_while(|line| !line.trim_start().starts_with("```"))
            .collect();
        let mark = mark.take();
        let prompts = info.trim() == "console";
        if !["", "sh", "bash", "console"].contains(&info.trim()) {
            continue;
        }
        let mut commands = Vec::new();
        let mut open = String::new();
        for line in body {
            let line = match line.strip_prefix("$ ") {
                Some(line) => line,
                None if prompts && open.is_empty() => continue,
                None => line,
            };
            // A comment behind a command is for people.
            let line = line.split("  #").next().unwrap_or(line).trim_end();
            open.push_str(line.trim_end_matches('\\'));
            if !line.ends_with('\\') && !line.ends_with('|') {
                commands.push(std::mem::take(&mut open).trim().to_string());
            }
        }
        blocks.push(Block { line: at + 1, mark, commands });
    }
    blocks
}

/// The words of a command up to the first pipe, without its environment variables.
fn first_word(command: &str) -> &str {
    command.split_whitespace().find(|word| !is_setting(word)).unwrap_or_default()
}

fn is_setting(word: &str) -> bool {
    word.split_once('=').is_some_and(|(name, _)| {
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_')
    })
}

fn is_ours(word: &str) -> bool {
    word == "temples" || word.ends_with("/release/temples")
}

/// A command with few games and little thought.
fn scaled(command: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in command.split(' ') {
        let before = words.last().map(String::as_str).unwrap_or_default();
        let cut = FEW.iter().find(|(option, _)| *option == before).and_then(|(_, few)| {
            let number: u64 = word.parse().ok()?;
            Some(number.min(*few).to_string())
        });
        words.push(cut.unwrap_or_else(|| {
            // A bot with its own number of simulations.
            let parts = word.split(',').map(|part| match part.split_once(':') {
                Some((level, number))
                    if ["easy", "medium", "hard", "expert", "master"].contains(&level)
                        && number.parse::<u64>().is_ok() =>
                {
                    format!("{level}:2")
                }
                _ => part.to_string(),
            });
            parts.collect::<Vec<_>>().join(",")
        }));
    }
    let thinks = words.iter().any(|word| ["sim", "tournament", "analyse", "tune"].contains(&word.as_str()));
    let limited =
        words.iter().any(|word| word == "--simulations" || word == "--millis" || word.starts_with('$'));
    let mut command = words.join(" ");
    if thinks && !limited && command.starts_with("temples") {
        let at = command.find(['|', '>', '&']).unwrap_or(command.len());
        command.insert_str(at, " --simulations 3 ");
    }
    command
}

#[test]
fn every_command_of_the_documents_runs() {
    let bin = Path::new(env!("CARGO_BIN_EXE_temples")).parent().expect("a folder").to_path_buf();
    let search = std::env::join_paths(
        std::iter::once(bin).chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    )
    .expect("a search path");
    let documents = Mutex::new(documents().into_iter());
    let next = || documents.lock().expect("no worker panics while it holds the list").next();
    let work = || {
        let mut total = Ran::default();
        while let Some((name, text)) = next() {
            let Ran { commands, problems } = run(&name, &text, &search);
            total.commands += commands;
            total.problems.extend(problems);
        }
        total
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let all: Vec<Ran> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    let problems: Vec<&str> = all.iter().flat_map(|ran| &ran.problems).map(String::as_str).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let ran: usize = all.iter().map(|ran| ran.commands).sum();
    assert!(ran > 15, "only {ran} commands were found");
}

/// What came of the commands of a document.
#[derive(Default)]
struct Ran {
    commands: usize,
    problems: Vec<String>,
}

/// Runs the commands of a document, one after the other in a folder of their own.
fn run(name: &str, text: &str, search: &OsStr) -> Ran {
    let mut ran = 0;
    let mut problems = Vec::new();
    let place = folder(&format!("docs-{}", name.replace(['/', '.'], "-")));
    for shared in ["crates", "games", "docs", "bench", "examples"] {
        std::os::unix::fs::symlink(root().join(shared), place.join(shared)).expect("a link can be made");
    }
    for Block { line, mark, commands } in blocks(text) {
        let skipped = mark.as_deref().is_some_and(|mark| mark.starts_with("skip because"));
        let mut script = String::new();
        for command in commands.iter().filter(|command| !command.is_empty() && !command.starts_with('#')) {
            let mut command = command.replace("target/release/temples", "temples");
            let word = first_word(&command);
            let sets = command.split_whitespace().next().is_some_and(is_setting) && word.is_empty()
                || command
                    .split_once('=')
                    .is_some_and(|(name, _)| is_setting(&format!("{name}=")) && !command.contains("temples"));
            if !is_ours(word) && !HELPERS.contains(&word) && !sets {
                continue;
            }
            let serving =
                command.split_whitespace().skip_while(|word| !is_ours(word)).nth(1).map(String::from);
            if is_ours(word)
                && serving
                    .as_deref()
                    .is_none_or(|serving| SERVING.contains(&serving) || serving.starts_with('-'))
            {
                problems.extend(unknown_options(&command).map(|problem| format!("{name}:{line}: {problem}")));
                ran += 1;
                continue;
            }
            for (from, to) in mark
                .iter()
                .filter(|_| !skipped)
                .flat_map(|mark| mark.split(';'))
                .filter_map(|pair| pair.split_once("=>"))
            {
                if commands.iter().all(|command| !command.contains(from.trim())) {
                    problems.push(format!("{name}:{line}: the block has no {} to replace", from.trim()));
                }
                command = command.replace(from.trim(), to.trim());
            }
            script.push_str(&scaled(&command));
            script.push('\n');
            ran += usize::from(is_ours(first_word(&command)) || command.contains("| temples"));
        }
        if skipped || !script.contains("temples ") {
            continue;
        }
        let done = Command::new("timeout")
            .args(["300", "bash", "-euo", "pipefail", "-c", &script])
            .current_dir(&place)
            .env("PATH", search)
            .output()
            .expect("bash runs");
        if !done.status.success() {
            problems.push(format!(
                "{name}:{line}: {}\n{script}{}",
                done.status,
                String::from_utf8_lossy(&done.stderr)
            ));
        }
    }
    Ran { commands: ran, problems }
}

/// The packages that the cargo commands of a document name, in blocks and in the text.
fn packages(text: &str) -> Vec<String> {
    let lines: Vec<&str> = prose(text).collect();
    let paragraphs = lines.split(|line| line.trim().is_empty()).map(|paragraph| paragraph.join(" "));
    let mut commands: Vec<String> = paragraphs
        .flat_map(|text| text.split('`').skip(1).step_by(2).map(String::from).collect::<Vec<_>>())
        .collect();
    commands.extend(blocks(text).into_iter().flat_map(|block| block.commands));
    let mut packages = Vec::new();
    for command in commands {
        let words = command.split_whitespace().skip_while(|word| *word != "cargo");
        let own: Vec<&str> = words.take_while(|word| *word != "--").collect();
        for pair in own.windows(2) {
            if ["-p", "--package"].contains(&pair[0]) {
                packages.push(pair[1].to_string());
            }
            packages.extend(pair[1].strip_prefix("--package=").map(String::from));
        }
    }
    packages
}

/// The names of the packages of the workspace.
fn workspace() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for folder in ["crates", "games"] {
        for entry in fs::read_dir(root().join(folder)).expect("a folder of crates") {
            let manifest = fs::read_to_string(entry.expect("an entry").path().join("Cargo.toml"));
            let manifest = manifest.expect("a crate has a manifest");
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = "));
            names.insert(name.expect("a package has a name").trim_matches('"').into());
        }
    }
    names
}

#[test]
fn every_package_of_a_cargo_command_exists() {
    let known = workspace();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (name, text) in documents() {
        for package in packages(&text) {
            seen += 1;
            // `temples-<game>` stands for every name that begins so.
            let found = match package.split_once('<') {
                Some((start, _)) => known.iter().any(|name| name.starts_with(start)),
                None => known.contains(&package),
            };
            if !found {
                wrong.push(format!("{name}: there is no package {package}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 3, "only {seen} packages were found");
}

/// Options that are not in the help of a command.
fn unknown_options(command: &str) -> impl Iterator<Item = String> {
    let words: Vec<String> =
        command.split_whitespace().skip_while(|word| !is_ours(word)).skip(1).map(String::from).collect();
    let sub =
        words.first().filter(|word| !word.starts_with('-')).cloned().unwrap_or_else(|| "play".to_string());
    let ran = temples(&[&sub, "--help"]);
    let help = format!("{}{}", ran.stdout, ran.stderr);
    let command = command.to_string();
    words
        .into_iter()
        .filter_map(|word| {
            word.strip_prefix("--").map(|option| option.split('=').next().unwrap_or_default().to_string())
        })
        .filter(move |option| {
            !["help", "version"].contains(&option.as_str()) && !help.contains(&format!("--{option}"))
        })
        .map(move |option| format!("{command}: there is no option --{option}"))
}

#[test]
fn links_anchors_and_blocks_are_found() {
    assert_eq!(links("a [b](c.md#d) ![e](f.svg \"g\") `[no](x)`\n```\n[no](y)\n```\n"), ["c.md#d", "f.svg"]);
    let expected = ["how-to-add-a-card", "the-end", "the-end-1"].map(String::from);
    assert_eq!(anchors("# How to add a *card*!\n## The end\n## The end\n```\n# no\n```\n"), expected.into());
    let found = blocks(
        "<!-- test: a => b -->\n```sh\ntemples sim \\\n  --games 400   # many\nmake x\n```\ntext\n```rust\nlet x;\n```\n",
    );
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].mark.as_deref(), found[0].line), (Some("a => b"), 2));
    assert_eq!(found[0].commands, ["temples sim   --games 400", "make x"]);
    assert_eq!(
        scaled("temples sim --games 400 --bots hard:200,easy"),
        "temples sim --games 2 --bots hard:2,easy --simulations 3 "
    );
    assert_eq!(scaled("temples perft --depth 1 | head"), "temples perft --depth 1 | head");
    let text = "`X=1 cargo test\n-p a -- -p b`, `mkdir -p c`\n```sh\ncargo run --package d -- -p e\n```\n`cargo test --package=f`";
    assert_eq!(packages(text), ["a", "f", "d"]);
    assert_eq!(unknown_options("temples sim --games 3 --colour red").collect::<Vec<_>>().len(), 1);
}
