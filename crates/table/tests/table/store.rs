//! What is stored restores the table exactly, at every moment, and nothing else is accepted.

use std::sync::Arc;

use kernel::Lang;
use serde_json::json;
use table::{Back, Change, Command, Damaged, LoadError, Options, Refusal, Sender, Stored, Table};
use toy::Toy;

use crate::club::{ANN, BOB, Club, SEED, begun};

fn through_json(stored: &Stored) -> Stored {
    let text = serde_json::to_string(stored).expect("plain data");
    serde_json::from_str(&text).expect("what was written is read")
}

fn load(stored: &Stored) -> Result<Table<Toy>, LoadError> {
    Table::load(Arc::new(Toy), &through_json(stored))
}

fn played() -> Club<Toy> {
    let mut club = begun(Options::default());
    club.ok(ANN, &club.act("peek"));
    club.ok(ANN, &club.act("keep"));
    club.ok(ANN, &Command::Undo { step: club.step(), back: Back::Step });
    club.ok(ANN, &club.act("swap"));
    club
}

#[test]
fn a_table_comes_back_from_its_entries() {
    let club = played();
    let again = load(&club.stored).expect("it loads");
    assert_eq!(again.snapshot(), club.table.snapshot());
    for client in [Some(ANN), Some(BOB), None] {
        for from in 0..=club.table.room().number {
            assert_eq!(
                again.resync(client, from, Lang::find("fr").expect("French")),
                club.table.resync(client, from, Lang::find("fr").expect("French"))
            );
        }
    }
    assert_eq!(again.record(None), club.table.record(None));
}

#[test]
fn a_table_that_keeps_little_says_what_it_can_tell() {
    let club = played();
    let (mut little, last) = (load(&club.stored).expect("it loads"), club.table.room().number);
    little.keep_recent(3);
    for from in 0..=last {
        assert!(club.table.reaches(from));
        assert_eq!(little.reaches(from), from >= last - 3, "{from} of {last}");
        for client in [Some(ANN), Some(BOB), None] {
            let (short, all) =
                (little.resync(client, from, Lang::EN), club.table.resync(client, from, Lang::EN));
            assert_eq!(short == all, little.reaches(from));
            assert!(all.news.ends_with(&short.news) && short.position.is_some() >= all.position.is_some());
        }
    }
    // All entries of a batch are reported, however few are kept.
    let known = club.stored.entries.len() - 5;
    let mut follower =
        load(&Stored { entries: club.stored.entries[..known].to_vec(), ..club.stored.clone() })
            .expect("it loads");
    follower.keep_recent(1);
    let outputs = follower.commit(&club.stored.entries[known..]).expect("they fit");
    assert!(outputs.iter().all(|output| output.update.news.len() == 5));
    assert!(follower.reaches(last - 1) && !follower.reaches(last - 2));
}

#[test]
fn a_table_goes_on_from_a_snapshot() {
    let mut club = begun(Options::default());
    club.ok(ANN, &club.act("keep"));
    let mut short =
        Stored { snapshot: Some(club.table.snapshot()), entries: Vec::new(), ..club.stored.clone() };
    let again = load(&short).expect("it loads");
    let step = club.step();
    let undo = Command::Undo { step, back: Back::Turn };
    assert_eq!(
        again.decide(Sender::Client(ANN), &undo, 9000),
        club.table.decide(Sender::Client(ANN), &undo, 9000)
    );
    assert_eq!(again.record(Some(ANN)), Err(Refusal::HistoryNeeded));
    let known = club.stored.entries.len();
    club.ok(ANN, &club.act("stake yes"));
    club.ok(BOB, &club.act("peek"));
    short.entries = club.stored.entries[known..].to_vec();
    let again = load(&short).expect("it loads");
    assert_eq!(again.snapshot(), club.table.snapshot());
    let ask = Command::AskUndo { step: club.step(), back: Back::Step };
    assert!(again.decide(Sender::Client(BOB), &ask, 9000).is_ok());
    let ask = Command::AskUndo { step: club.step(), back: Back::To(1) };
    assert_eq!(again.decide(Sender::Client(BOB), &ask, 9000), Err(Refusal::HistoryNeeded));
}

#[test]
fn a_damaged_store_is_refused() {
    let club = played();
    let did = |change: &Change| matches!(change, Change::Did { .. });
    let at = club.stored.entries.iter().position(|entry| did(&entry.change)).expect("there are steps");
    let damage = |damage: &dyn Fn(&mut Stored)| {
        let mut stored = club.stored.clone();
        damage(&mut stored);
        load(&stored).err().expect("it is refused")
    };
    let number = club.stored.entries[at].number;
    let step = |change: Change| damage(&move |stored| stored.entries[at].change = change.clone());
    let Change::Did { seat, action, fixed, hash } = club.stored.entries[at].change.clone() else {
        panic!("a step");
    };
    for change in [
        Change::Did { seat, action: action.clone(), fixed, hash: hash ^ 1 },
        Change::Did { seat, action: "dance".into(), fixed, hash },
        Change::Did { seat: Some(kernel::Seat(0)), action, fixed, hash },
        Change::TookBack { member: 0, to: 0, agreed: true, hash: 1 },
        Change::TookBack { member: 0, to: 99, agreed: true, hash },
    ] {
        assert_eq!(step(change), LoadError::Entry(Damaged::Step { number }));
    }
    let nonsense = [
        Change::Left { member: 9 },
        Change::Seated { seat: kernel::Seat(9), holder: table::Holder::Open },
        Change::Seated { seat: kernel::Seat(0), holder: table::Holder::Human { member: 9 } },
        Change::Answered { member: 0, yes: true },
        Change::Forfeited { seat: kernel::Seat(7) },
    ];
    for change in nonsense {
        assert_eq!(step(change), LoadError::Entry(Damaged::Nonsense { number }));
    }
    let gap = damage(&|stored| {
        stored.entries.remove(at);
    });
    assert_eq!(gap, LoadError::Entry(Damaged::Number { found: number + 1, expected: number }));
    assert_eq!(damage(&|stored| stored.created.rules += 1), LoadError::OtherRules);
    assert_eq!(damage(&|stored| stored.created.content ^= 1), LoadError::OtherRules);
    assert!(matches!(damage(&|stored| stored.created.setup = json!({})), LoadError::Refused(_)));
    assert!(matches!(damage(&|stored| stored.created.seats.truncate(1)), LoadError::Refused(_)));
    let snapshot = club.table.snapshot();
    assert!(matches!(
        damage(&|stored| {
            let mut snapshot = snapshot.clone();
            snapshot.hash ^= 1;
            (stored.snapshot, stored.entries) = (Some(snapshot), Vec::new());
        }),
        LoadError::Refused(_)
    ));
}

#[test]
fn two_hosts_never_agree_on_the_same_number_twice() {
    let mut club = begun(Options::default());
    let mut other = load(&club.stored).expect("it loads");
    let mine = club.table.decide(Sender::Client(ANN), &club.act("keep"), 5000).expect("legal");
    let theirs = other.decide(Sender::Client(BOB), &Command::Chat { text: "hi".into() }, 5000).expect("fine");
    assert_eq!(mine[0].number, theirs[0].number, "storage takes one of them");
    club.table.commit(&mine).expect("it fits");
    other.commit(&mine).expect("it fits there too");
    let expected = mine[0].number + 1;
    assert_eq!(other.commit(&theirs), Err(Damaged::Number { found: expected - 1, expected }));
    assert_eq!(other.snapshot(), club.table.snapshot());
}

#[test]
fn entries_told_one_by_one_make_the_same_table() {
    let club = played();
    let mut other = Table::open(Arc::new(Toy), club.stored.created.clone()).expect("a table");
    for entry in &club.stored.entries {
        other.commit(std::slice::from_ref(entry)).expect("it fits");
    }
    assert_eq!(other.snapshot(), club.table.snapshot());
}

#[test]
fn a_batch_cut_in_two_is_finished_by_a_tick() {
    let club = played();
    let started =
        club.stored.entries.iter().position(|entry| entry.change == Change::Started).expect("it began");
    let stored = Stored { entries: club.stored.entries[..=started].to_vec(), ..club.stored.clone() };
    let table = load(&stored).expect("it loads");
    let at = table.room().at;
    assert_eq!(table.wants(), [table::Want::Tick { at }]);
    let rest = table.decide(Sender::Host, &Command::Tick, at).expect("it deals");
    assert_eq!(rest[..], club.stored.entries[started + 1..started + 1 + rest.len()]);
}

#[test]
fn the_seed_is_stored_and_printed_nowhere() {
    let club = played();
    let stored = serde_json::to_string(&club.stored).expect("plain data");
    assert!(stored.contains(&SEED.to_string()), "storage needs it");
    assert!(!format!("{:?}", club.stored).contains(&SEED.to_string()));
}
