//! docs/STRATEGY.md: its claims about games agree with their records.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists")
}

fn document() -> String {
    fs::read_to_string(root().join("docs/STRATEGY.md")).expect("the document is there")
}

/// A record as text: who acted and how, and the scores. It is not replayed, so it outlives changes of the rules.
struct Record {
    steps: Vec<(String, String)>,
    scores: String,
}

impl Record {
    fn read(name: &str) -> Record {
        let text = fs::read_to_string(root().join("docs").join(name)).expect("the record is there");
        let (_, body) = text.split_once("\n\n").expect("a head and steps");
        let step = |line: &str| {
            let (who, rest) = line.split_once(' ')?;
            let (what, _) = rest.rsplit_once(" #")?;
            Some((who.to_string(), what.to_string()))
        };
        let scores = body.lines().find_map(|line| line.strip_prefix("scores ")).expect("the game is over");
        Record { steps: body.lines().filter_map(step).collect(), scores: scores.replace(' ', " – ") }
    }

    /// How often a seat took an action that begins with one of these words.
    fn count(&self, seat: usize, words: &[&str]) -> usize {
        let own = self.steps.iter().filter(|(who, _)| *who == seat.to_string());
        own.filter(|(_, what)| words.contains(&what.split(' ').next().unwrap_or_default())).count()
    }
}

/// The rows of the tables of deeds, with the actions they count.
const DEEDS: [(&str, &[&str]); 7] = [
    ("sites dug", &["dig"]),
    ("sites found", &["discover"]),
    ("guardians overcome", &["overcome"]),
    ("research steps", &["research"]),
    ("temple tiles", &["temple"]),
    ("cards bought", &["buy"]),
    ("cards exiled", &["exile_play", "exile_hand"]),
];

/// Every step that is notation, every deed that is counted and every score is that of the record of its game.
#[test]
fn annotated_games_are_as_their_records_say() {
    let document = document();
    let (mut games, mut quotes) = (0, 0);
    for section in document.split("\n### ").skip(1) {
        let Some((_, rest)) = section.split_once("](strategy/") else { continue };
        let (name, _) = rest.split_once(')').expect("the link ends");
        if !name.ends_with(".record") {
            continue;
        }
        let record = Record::read(&format!("strategy/{name}"));
        games += 1;
        assert!(section.contains(&format!("Final scores: {}.", record.scores)), "{name}: {}", record.scores);
        // Quotes are written `notation` (step N).
        for (before, after) in section.match_indices(" (step ").map(|(at, _)| section.split_at(at)) {
            let number = after[" (step ".len()..].split(')').next().expect("the bracket is closed");
            let notation = before.rsplit('`').nth(1).expect("the notation stands before its step");
            let step = &record.steps[number.parse::<usize>().expect("a number")];
            assert_eq!(step.1, notation, "{name}, step {number}");
            quotes += 1;
        }
        for (deed, words) in DEEDS {
            let row = format!("| {deed} | {} | {} |", record.count(0, words), record.count(1, words));
            assert!(section.contains(&row), "{name}: {row}");
        }
    }
    assert_eq!(games, 3);
    assert!(quotes >= 9, "{quotes} steps are quoted");
}
