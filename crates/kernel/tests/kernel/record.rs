//! Records: writing, reading, replaying, and what a viewer gets of them.

use std::sync::Arc;

use ::toy::Toy;
use kernel::record::{Difference, VerifyError, parts};
use kernel::{
    Actor, ChanceMode, Game, Lang, Record, Say, Seat, Session, SplitMix, Viewer, record_for, verify,
};

use crate::{SCRIPT, manual, play, seeded};

fn finished() -> Session<Toy> {
    let mut session = manual();
    session.name_players(["Ann", "Bob \"the\nBold\""]);
    play(&mut session, &SCRIPT);
    session
}

/// The text of the finished game with one line replaced.
fn with_line(number: usize, line: &str) -> String {
    let text = finished().record().to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

fn differs(number: usize, line: &str) -> VerifyError {
    let record = Record::parse(&with_line(number, line)).expect("the line is readable");
    verify(&Toy, &record).expect_err("the line differs")
}

#[test]
fn record_is_written_as_documented() {
    let text = finished().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..3], ["temples-record 1", "game toy", "rules 1"]);
    assert_eq!(lines[3], format!("content {:016x}", Toy.content_hash()));
    assert_eq!(lines[4..7], ["setup {\"players\":2}", "players [\"Ann\",\"Bob \\\"the\\nBold\\\"\"]", ""]);
    for (line, action) in lines[7..15].iter().zip(SCRIPT) {
        let (step, check) = line.split_once(" #").expect("a step has a check");
        assert_eq!(step.split_once(' ').expect("an actor comes first").1, action);
        assert!(check.len() == 8 && u32::from_str_radix(check, 16).is_ok(), "{check}");
    }
    let actors: Vec<&str> = lines[7..15].iter().map(|line| &line[..1]).collect();
    assert_eq!(actors, ["*", "*", "0", "*", "0", "0", "1", "1"]);
    // Seat 0 holds the 3 and staked on it, seat 1 holds the 2.
    assert_eq!(lines[15..], ["scores 4 2"]);
    assert!(text.ends_with('\n'));
}

#[test]
fn record_reads_back_and_verifies_finished_or_running() {
    let mut session = finished();
    loop {
        let record = session.record();
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
        let verified = verify(&Toy, &record).expect("what was played verifies");
        assert_eq!(verified.steps, session.steps().len());
        assert_eq!(verified.hash, Toy.hash(session.state()));
        assert_eq!(verified.scores, (session.steps().len() == 8).then(|| vec![4, 2]));
        if !session.undo() {
            break;
        }
    }
}

#[test]
fn record_of_a_session_that_began_in_a_position_carries_the_position() {
    let mut session = manual();
    play(&mut session, &SCRIPT[..4]);
    let mut later = Session::from_state(Arc::new(Toy), session.state().clone(), ChanceMode::Manual);
    play(&mut later, &SCRIPT[4..]);
    let record = later.record();
    assert_eq!(record.position, Some(Toy.save(session.state())));
    let read = Record::parse(&record.to_string()).expect("it reads back");
    assert_eq!(read, record);
    assert_eq!(verify(&Toy, &read).expect("it verifies").steps, 4);
    assert_eq!(record.to_string().lines().nth(record.line_of(0) - 1).map(|l| &l[..6]), Some("0 keep"));
    // A viewer gets a possible position that looks the same, built from the view alone.
    let viewer = Viewer::Spectator;
    let given = record_for(&later, viewer).position.expect("it has a position too");
    let given = Toy.load(&given).expect("it is one");
    assert_eq!(Toy.view(&given, viewer), Toy.view(session.state(), viewer));
    let mut others = (0..60).map(|seed| Toy.redeal(session.state(), viewer, &mut SplitMix::new(seed)));
    let other = others.find(|other| other != session.state()).expect("something is hidden");
    let other = Session::from_state(Arc::new(Toy), other, ChanceMode::Manual);
    assert_eq!(record_for(&other, viewer).position, record_for(&later, viewer).position);

    let mut broken = record;
    broken.position.as_mut().expect("it has one")["seat"] = 1.into();
    assert!(matches!(verify(&Toy, &broken), Err(VerifyError::Start { line: 7, .. })));
}

#[test]
fn verify_names_the_first_line_that_differs() {
    let good = finished().record().to_string();
    let line = |number: usize| good.lines().nth(number - 1).expect("the line is there").to_string();
    assert_eq!(
        differs(9, &line(9).replace("draw 1", "draw 3")),
        VerifyError::Step { line: 9, difference: Difference::NotLegal("draw 3".into()) }
    );
    assert_eq!(
        differs(10, &line(10).replace("peek", "pry")),
        VerifyError::Step { line: 10, difference: Difference::Unreadable("pry".into()) }
    );
    assert_eq!(
        differs(12, &format!("1{}", &line(12)[1..])),
        VerifyError::Step {
            line: 12,
            difference: Difference::Actor { recorded: Actor::Seat(Seat(1)), expected: Actor::Seat(Seat(0)) }
        }
    );
    // A legal action that was not taken leads to another position, and the check says so on the same line.
    assert!(matches!(
        differs(11, &line(11).replace("draw 2", "draw 1")),
        VerifyError::Step { line: 11, difference: Difference::Check { .. } }
    ));
    assert!(matches!(
        differs(13, "0 stake yes #00000000"),
        VerifyError::Step { line: 13, difference: Difference::Check { recorded: 0, .. } }
    ));
    assert_eq!(
        differs(16, "scores 4 3"),
        VerifyError::Scores { line: 16, recorded: Some(vec![4, 3]), computed: Some(vec![4, 2]) }
    );
    assert_eq!(differs(16, &line(15)), VerifyError::Step { line: 16, difference: Difference::GameOver });
    let unfinished = good.lines().take(14).chain(["scores 4 2"]).collect::<Vec<_>>().join("\n");
    let record = Record::parse(&unfinished).expect("it is readable");
    let error = verify(&Toy, &record).expect_err("there are no scores before the end");
    assert_eq!(error, VerifyError::Scores { line: 15, recorded: Some(vec![4, 2]), computed: None });
    let scoreless = good.lines().take(15).collect::<Vec<_>>().join("\n");
    let record = Record::parse(&scoreless).expect("it is readable");
    let error = verify(&Toy, &record).expect_err("a finished game has scores");
    assert_eq!(error.to_string(), "line 16: the game is over and its scores are missing");
}

#[test]
fn record_of_another_version_says_so_instead_of_replaying() {
    assert_eq!(differs(3, "rules 2"), VerifyError::OtherRules { record: 2, program: 1 });
    let content = differs(4, "content 0000000000000001");
    assert_eq!(content, VerifyError::OtherContent { record: 1, program: Toy.content_hash() });
    assert!(content.to_string().contains("0000000000000001"), "{content}");
    assert_eq!(differs(2, "game go"), VerifyError::OtherGame { record: "go".into(), rules: "toy" });
    assert!(matches!(differs(5, "setup {\"players\":3}"), VerifyError::Start { line: 5, .. }));
    let format = Record::parse(&with_line(1, "temples-record 2")).expect_err("format 2 is unknown");
    assert_eq!((format.line, format.reason.to_string().contains("format \"2\" is unknown")), (1, true));
}

#[test]
fn unreadable_lines_are_named() {
    for (number, line) in [
        (1, "chess"),
        (2, "game"),
        (3, "rules one"),
        (4, "content 12"),
        (4, "content +00000000000000f"),
        (5, "setup {\"players\":"),
        (5, "setup 2"),
        (6, "players Ann"),
        (7, "0 keep"),
        (8, "draw"),
        (8, "4 draw 3 #00000000"),
        (8, "00 draw 3 #00000000"),
        (8, "* draw 3"),
        (8, "* draw 3 #0000000"),
        (8, "* draw 3 #0000000G"),
        (8, "* draw  3 #00000000"),
        (8, "*  #00000000"),
        (8, "* ? #00000000"),
        (8, ""),
        (16, "scores a b"),
        (16, "scores 99999999999 1"),
    ] {
        let error = Record::parse(&with_line(number, line)).expect_err(line);
        assert_eq!(error.line, number, "{line}: {error}");
    }
    let text = finished().record().to_string();
    assert_eq!(Record::parse(&(text.clone() + "\n")).expect_err("nothing follows the scores").line, 17);
    assert_eq!(Record::parse("").expect_err("nothing is no record").line, 1);
    assert_eq!(Record::parse("temples-record 1\ngame toy\n").expect_err("it stops early").line, 3);
    let mut bytes = text.into_bytes();
    let at = bytes.iter().position(|&b| b == b'k').expect("somebody peeks");
    bytes[at] = 0xff;
    assert_eq!(Record::parse_bytes(&bytes).expect_err("0xff is no UTF-8").line, 10);
}

#[test]
fn reader_survives_any_damage() {
    let text = finished().record().to_string();
    let mut rng = SplitMix::new(5);
    let mut readable = 0;
    for _ in 0..20_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=rng.below(4) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(4) {
                0 => bytes[at] = rng.next() as u8,
                1 => bytes.truncate(at.max(1)),
                2 => bytes[at] = *b"0?*# \n{}\"9".get(rng.below(10) as usize).unwrap_or(&b' '),
                _ => bytes.extend_from_within(at..),
            }
        }
        if let Ok(record) = Record::parse_bytes(&bytes) {
            readable += 1;
            let same = Record::parse(&record.to_string()).expect("what was read can be written");
            assert_eq!(same, record);
            // Damage to a name, or none, leaves the game intact; otherwise verification finds a reason.
            if verify(&Toy, &record).is_ok() {
                assert_eq!(record.steps, finished().record().steps[..record.steps.len()]);
            }
        }
    }
    assert!(readable > 100, "the damage is light enough to reach the replay: {readable}");
}

#[test]
fn viewers_get_what_they_may_know() {
    let session = finished();
    let steps = |viewer| {
        let text = record_for(&session, viewer).to_string();
        let steps = text.split_once("\n\n").expect("the header ends").1.lines();
        let bare = |line: &str| line.split_once(" #").map_or(line, |(step, _)| step).to_string() + "\n";
        steps.map(bare).collect::<String>()
    };
    assert_eq!(
        steps(Viewer::Seat(Seat(0))),
        "* draw 3\n* ?\n0 peek\n* draw 2\n0 keep\n0 stake yes\n1 swap\n1 ?\nscores 4 2\n"
    );
    assert_eq!(
        steps(Viewer::Seat(Seat(1))),
        "* ?\n* draw 1\n0 peek\n* ?\n0 keep\n0 ?\n1 swap\n1 stake no\nscores 4 2\n"
    );
    assert_eq!(steps(Viewer::Spectator), "* ?\n* ?\n0 peek\n* ?\n0 keep\n0 ?\n1 swap\n1 ?\nscores 4 2\n");
}

#[test]
fn record_of_a_viewer_reads_back_but_is_not_verified() {
    for (viewer, line) in [(Viewer::Seat(Seat(1)), "view seat 1"), (Viewer::Spectator, "view spectator")] {
        let record = record_for(&finished(), viewer);
        let text = record.to_string();
        assert_eq!(text.lines().nth(6), Some(line));
        assert_eq!(Record::parse(&text), Ok(record.clone()));
        let error = verify(&Toy, &record).expect_err("it is partial");
        assert_eq!(error, VerifyError::Partial(viewer));
        assert!(error.to_string().contains("can be read but not verified"), "{error}");
        let broken = text.replace("0 keep #", "0 keep #x");
        assert_eq!(Record::parse(&broken).expect_err("no check").line, 13);
    }
}

/// The positions of a record look to its viewer as the true ones did.
fn follows(session: &Session<Toy>, viewer: Viewer, record: &Record) {
    let followed = record.follow(&Toy).expect("there is a world that fits");
    assert_eq!(followed.steps.len(), session.steps().len());
    for (at, (step, truth)) in followed.steps.iter().zip(session.steps()).enumerate() {
        let before = session.before(at).expect("every step keeps the position before it");
        assert_eq!(Toy.view(&step.before, viewer), Toy.view(before, viewer), "{viewer:?} at {at}");
        assert_eq!(step.actor, truth.actor);
        let shown = !Toy.conceals(before, truth.action, viewer);
        assert_eq!(step.action, shown.then_some(truth.action));
    }
}

#[test]
fn positions_of_a_viewers_record_fit_what_the_viewer_knew() {
    for seed in 0..60 {
        let (mut session, mut rng) = (seeded(seed), SplitMix::new(seed));
        loop {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let record = Record::parse(&record_for(&session, viewer).to_string()).expect("it reads back");
                follows(&session, viewer, &record);
            }
            let legal = session.legal();
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            session.apply(action).expect("listed actions are legal");
        }
        let full = session.record().follow(&Toy).expect("it verifies");
        assert_eq!(full.viewer, None);
        assert_eq!(full.end, *session.state());
        let befores = full.steps.iter().map(|step| &step.before);
        assert!(befores.eq((0..session.steps().len()).filter_map(|at| session.before(at))));
    }
}

#[test]
fn a_viewers_record_that_no_world_fits_names_the_line() {
    let text = record_for(&finished(), Viewer::Seat(Seat(1))).to_string();
    let line = |from: &str, to: &str| {
        let record = Record::parse(&text.replace(from, to)).expect("it reads");
        record.follow(&Toy).expect_err("no world fits").to_string()
    };
    assert_eq!(line("1 swap", "1 fly"), "line 15: \"fly\" is not an action of this game");
    assert_eq!(line("1 swap", "0 swap"), "line 15: the record says that seat 0 decides, but seat 1 does");
    let check = text.lines().nth(14).and_then(|line| line.split_once('#')).expect("a step has a check").1;
    let other = line(check, "00000000");
    assert!(other.starts_with("line 15: the position differs"), "{other}");
}

#[test]
fn views_of_two_seeds_that_differ_in_hidden_cards_alone_read_the_same() {
    // Seat 1 is dealt another card; seat 0's export must not depend on it.
    let export = |card: &str| {
        let mut session = manual();
        play(&mut session, &["draw 3", card, "keep", "stake no", "keep"]);
        record_for(&session, Viewer::Seat(Seat(0))).to_string()
    };
    assert_eq!(export("draw 1"), export("draw 2"));
    assert!(
        !record_for(&seeded(12345), Viewer::Spectator).to_string().contains("12345"),
        "no seed is written"
    );
}

#[test]
fn a_file_may_hold_several_records() {
    let (finished, running) = (finished().record(), seeded(7).record());
    let text = format!("{finished}{running}{finished}");
    let read = Record::parse_bundle(text.as_bytes()).expect("records one after the other");
    let records: Vec<&Record> = read.iter().map(|(_, record)| record).collect();
    assert_eq!(records, [&finished, &running, &finished]);
    for (part, record) in &read {
        let from = text.lines().skip(part.line - 1).take(record.to_string().lines().count());
        assert_eq!(from.collect::<Vec<_>>(), record.to_string().lines().collect::<Vec<_>>());
    }
    // One record is a bundle of one.
    let alone = finished.to_string();
    assert_eq!(parts(alone.as_bytes()).len(), 1);
    assert_eq!(parts(alone.as_bytes())[0].line, 1);
    // A name that reads like a header is in the middle of a line, so it begins no record.
    let mut named = finished.clone();
    named.players = vec!["x\ntemples-record 1".into(), "temples-record 1".into()];
    assert_eq!(parts(named.to_string().as_bytes()).len(), 1);
}

#[test]
fn errors_in_a_bundle_name_the_line_of_the_file() {
    let good = finished().record().to_string();
    let height = good.lines().count();
    let broken = format!("{good}{}", with_line(9, "1 keep"));
    assert_eq!(Record::parse_bundle(broken.as_bytes()).expect_err("no check").line, height + 9);
    // An error in one record does not affect the next.
    let three = format!("{broken}{good}");
    let read: Vec<bool> = parts(three.as_bytes()).iter().map(|part| part.parse().is_ok()).collect();
    assert_eq!(read, [true, false, true]);

    let differing = format!("{good}{}", with_line(8, "* draw 3 #00000000"));
    let read = Record::parse_bundle(differing.as_bytes()).expect("it reads");
    let (part, record) = &read[1];
    let error = part.place(verify(&Toy, record).expect_err("the check differs"));
    assert!(matches!(error, VerifyError::Step { line, .. } if line == height + 8), "{error}");

    for (text, line) in [("", 1), ("notes\n", 1)] {
        assert_eq!(parts(text.as_bytes()).len(), 1, "{text:?}");
        assert_eq!(Record::parse_bundle(text.as_bytes()).expect_err(text).line, line);
    }
    let notes = format!("notes\n{good}");
    assert_eq!(parts(notes.as_bytes()).len(), 2);
    assert_eq!(Record::parse_bundle(notes.as_bytes()).expect_err("notes are no record").line, 1);
    let unreadable = [good.as_bytes(), b"temples-record 1\n\xff\n"].concat();
    assert_eq!(Record::parse_bundle(&unreadable).expect_err("0xff is no UTF-8").line, height + 2);
}

#[test]
fn errors_of_records_have_sentences_in_every_language() {
    let german = Lang::find("de").expect("German is there");
    let unread = Record::parse("chess").expect_err("it is no record");
    assert_eq!(unread.say(german), "Zeile 1: eine Aufzeichnung beginnt mit der Zeile „temples-record 1“");
    let setup = differs(5, "setup {\"players\":3}");
    for error in [differs(2, "game go"), differs(3, "rules 2"), differs(10, "0 pry #00000000"), setup] {
        for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
            let (said, english) = (error.say(lang), error.to_string());
            assert!(!said.is_empty() && said != english, "{lang:?}: {said}");
        }
    }
}
