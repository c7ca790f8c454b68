//! Recorded games replay as recorded, together use everything in the boxes, and damage shows.
//!
//!
//! They are bundled by board. `TEMPLES_REGENERATE=1 cargo test -p temples-arnak --test it records::` plays all of them again.

mod coverage;
mod generate;
mod names;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use arnak::Arnak;
use kernel::record::{Difference, VerifyError, parts};
use kernel::{Game, Record, verify};

use coverage::{Coverage, Use};

static GAME: LazyLock<Arc<Arnak>> =
    LazyLock::new(|| Arc::new(Arnak::build(&[]).expect("the embedded tables load")));

static RECORDS: LazyLock<Vec<(String, String)>> = LazyLock::new(read);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records")
}

#[expect(clippy::disallowed_methods, reason = "fixtures are files; only the rules do no I/O")]
fn read() -> Vec<(String, String)> {
    if std::env::var("TEMPLES_REGENERATE").is_ok() {
        regenerate();
    }
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder of records")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let mut records = Vec::new();
    for name in names {
        let bundle = std::fs::read_to_string(folder().join(&name)).expect("a readable bundle");
        for (at, part) in parts(bundle.as_bytes()).into_iter().enumerate() {
            let text = String::from_utf8(part.bytes.to_vec()).expect("a record is text");
            records.push((format!("{name}, record {}", at + 1), text));
        }
    }
    records
}

fn regenerate() {
    let bundles = generate::generate(&GAME);
    let _ = std::fs::remove_dir_all(folder());
    std::fs::create_dir_all(folder()).expect("a folder for the records");
    for (board, records) in bundles {
        let text: String = records.iter().map(ToString::to_string).collect();
        std::fs::write(folder().join(format!("{board}.rec")), text).expect("a bundle is written");
    }
}

fn parsed(name: &str, text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_record_replays_and_together_they_use_everything() {
    let game = &**GAME;
    let coverage = Coverage::new(game);
    let mut used: BTreeSet<Use> = BTreeSet::new();
    for (name, text) in RECORDS.iter() {
        let record = parsed(name, text);
        assert_eq!(record.to_string(), *text, "{name} is written as records are");
        let mut before = record.start(game).unwrap_or_else(|error| panic!("{name}: {error}"));
        let verified = record.replay(game, |_, action, after, events| {
            Coverage::observe(game, &before, action, &events, &mut |what| used.extend([what]));
            before.clone_from(after);
        });
        let verified = verified.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verified.scores.is_some(), "{name} is not finished");
        Coverage::observe_end(game, &before, &mut |what| used.extend([what]));
    }
    let unused: Vec<String> = coverage.all.difference(&used).map(|&what| names::name(game, what)).collect();
    assert!(unused.is_empty(), "{} things are used by no record: {unused:#?}", unused.len());
    let unknown: Vec<&Use> = used.difference(&coverage.all).collect();
    assert!(unknown.is_empty(), "the list of what there is lacks {unknown:?}");
}

#[test]
fn the_records_are_a_cover_and_no_heap() {
    let bytes: usize = RECORDS.iter().map(|(_, text)| text.len()).sum();
    assert!(RECORDS.len() < 150 && bytes < 2_000_000, "{} records of {bytes} bytes", RECORDS.len());
    for board in arnak::content::boards() {
        assert!(RECORDS.iter().any(|(name, _)| name.starts_with(&format!("{board}.rec"))), "{board}");
    }
}

/// A record whose line `line`, from 1, was changed.
fn damaged(text: &str, line: usize, change: impl FnOnce(&str) -> String) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    lines[line - 1] = change(&lines[line - 1]);
    lines.join("\n") + "\n"
}

/// The line that is named when this text is read and replayed.
fn refused(text: &str) -> VerifyError {
    let record = Record::parse(text).expect("damaged words, but a record");
    verify(&**GAME, &record).expect_err("a damaged record is refused")
}

/// Every tenth record, with a line in the middle of its steps.
fn some() -> impl Iterator<Item = (&'static str, &'static str, usize)> {
    RECORDS.iter().step_by(10).map(|(name, text)| {
        let record = parsed(name, text);
        (name.as_str(), text.as_str(), record.line_of(record.steps.len() / 2))
    })
}

#[test]
fn a_changed_action_is_named_by_its_line() {
    for (name, text, line) in some() {
        // Chance never deals Fear to the row, and no player does.
        let changed = damaged(text, line, |step| {
            let (actor, rest) = step.split_once(' ').expect("an actor and an action");
            let (_, check) = rest.rsplit_once(" #").expect("an action and a check");
            format!("{actor} deal fear #{check}")
        });
        let expected = Difference::NotLegal("deal fear".into());
        assert_eq!(refused(&changed), VerifyError::Step { line, difference: expected }, "{name}");
        let nonsense = damaged(text, line, |step| step.replacen(' ', " un", 1));
        assert!(
            matches!(refused(&nonsense), VerifyError::Step { line: at, difference: Difference::Unreadable(_) } if at == line),
            "{name}"
        );
    }
}

#[test]
fn another_legal_action_shows_in_the_check_of_its_line() {
    let game = &**GAME;
    for (name, text, _) in some() {
        let record = parsed(name, text);
        // The first decision with two answers that lead to different positions.
        let mut state = record.start(game).expect("a good start");
        let mut legal = Vec::new();
        for (at, step) in record.steps.iter().enumerate() {
            game.legal(&state, &mut legal);
            let played = step.action.as_deref().and_then(|words| game.parse(words)).expect("an action");
            let after = |action| {
                let mut next = state;
                game.advance(&mut next, action, &mut ());
                next
            };
            if let Some(&other) = legal.iter().find(|&&other| after(other) != after(played)) {
                let line = record.line_of(at);
                let changed = damaged(text, line, |step| {
                    let (actor, _) = step.split_once(' ').expect("an actor");
                    let (_, check) = step.rsplit_once(" #").expect("a check");
                    format!("{actor} {} #{check}", game.phrase(other).text())
                });
                assert!(
                    matches!(refused(&changed), VerifyError::Step { line: at, difference: Difference::Check { .. } } if at == line),
                    "{name}"
                );
                break;
            }
            state = after(played);
        }
    }
}

#[test]
fn a_changed_digit_of_a_check_is_named_by_its_line() {
    for (name, text, line) in some() {
        let changed = damaged(text, line, |step| {
            let (rest, last) = step.split_at(step.len() - 1);
            format!("{rest}{}", if last == "0" { "1" } else { "0" })
        });
        assert!(
            matches!(refused(&changed), VerifyError::Step { line: at, difference: Difference::Check { .. } } if at == line),
            "{name}"
        );
    }
}

#[test]
fn a_truncated_record_is_refused_at_its_end() {
    for (name, text, line) in some() {
        let lines: Vec<&str> = text.lines().collect();
        let cut = |count: usize| lines[..count].join("\n") + "\n";
        let error = Record::parse(&cut(3)).expect_err("a record without a header");
        assert_eq!(error.line, 4, "{name}: {error}");
        let all = lines.len();
        let without_scores = refused(&cut(all - 1));
        assert!(
            matches!(without_scores, VerifyError::Scores { line, recorded: None, .. } if line == all),
            "{name}: {without_scores}"
        );
        // Steps missing in the middle: the next one is no longer legal in the position, or its check fails.
        let gap = [&lines[..line - 1], &lines[line..]].concat().join("\n") + "\n";
        assert!(matches!(refused(&gap), VerifyError::Step { line: at, .. } if at == line), "{name}");
    }
}

#[test]
fn another_version_of_the_rules_or_tables_is_refused() {
    for (name, text, _) in some() {
        let other = damaged(text, 3, |_| "rules 4000".into());
        let expected = VerifyError::OtherRules { record: 4000, program: Arnak::RULES_VERSION };
        assert_eq!(refused(&other), expected, "{name}");
        let other = damaged(text, 4, |_| "content 00000000000000ff".into());
        assert!(matches!(refused(&other), VerifyError::OtherContent { record: 0xff, .. }), "{name}");
        let other = damaged(text, 5, |_| r#"setup {"players":7,"board":"bird"}"#.into());
        assert!(matches!(refused(&other), VerifyError::Start { line: 5, .. }), "{name}");
    }
}
