//! Recorded games replay as recorded, and together use everything in the box.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::{Game, Record};
use tikal::action::{Action, Event, Stow};
use tikal::state::Source;
use tikal::verb::Act;

use crate::scene::rules;

#[expect(clippy::disallowed_methods, reason = "fixtures are files; only the rules do no I/O")]
fn records() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder of records")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let read = |name: String| {
        let text = std::fs::read_to_string(folder.join(&name)).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    names.into_iter().map(read).collect()
}

#[test]
fn every_record_replays_and_together_they_use_everything() {
    let game = rules();
    let tables = &game.tables;
    let (mut tiles, mut played, mut scored, mut spots) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut sources, mut verbs) = (BTreeSet::new(), BTreeSet::new());
    let (mut shared, mut camp, mut by_passage) = (0, 0, 0);
    let records = records();
    assert!(records.len() >= 100, "{} records", records.len());
    for (name, record) in &records {
        let mut last = None;
        let result = record.replay(&game, |_, action, state, events| {
            verbs.insert(game.phrase(action).verb);
            camp += u32::from(matches!(action, Action::Key(_, Stow::Camp)));
            for event in events {
                match event {
                    Event::Took(_, tile, _) => drop(tiles.insert(tile.index())),
                    Event::Played(_, kind) => drop(played.insert(kind.index())),
                    Event::Flagged(_, _, room, spot) => drop(spots.insert((room.index(), spot))),
                    Event::Scored(_, source, _) => drop(sources.insert(source as usize)),
                    Event::Moved { cards, .. } => by_passage += u32::from(cards),
                    _ => {}
                }
            }
            last = Some(state.clone());
        });
        let verified = result.unwrap_or_else(|error| panic!("{name}: {error}"));
        let end = last.expect("a record has steps");
        assert!(verified.scores.is_some(), "{name} is not finished");
        for player in &end.seats {
            scored.extend((0..tables.kinds.len()).filter(|&kind| player.hand[kind] > 0));
        }
        shared += usize::from(game.scores(&end).winners().count() > 1);
    }
    let unused: Vec<&str> = (0..tables.tiles.len())
        .filter(|tile| !tiles.contains(tile))
        .map(|tile| tables.tiles[tile].id.as_str())
        .collect();
    assert!(unused.is_empty(), "tiles nobody took: {unused:?}");
    for (at, kind) in tables.kinds.iter().enumerate() {
        let at_the_end = matches!(kind.act, Act::Final(_) | Act::FinalPair(..) | Act::FinalColours(_));
        let used = if at_the_end { scored.contains(&at) } else { played.contains(&at) };
        assert!(used, "nobody used the card {}", kind.id);
    }
    for (at, room) in tables.rooms.iter().enumerate() {
        for spot in 0..room.spots.len() as u8 {
            // Spots that give the same are taken in their order, and stand for each other.
            let alike = |other: &u8| room.spots[*other as usize].acts == room.spots[spot as usize].acts;
            let used = (0..room.spots.len() as u8).filter(alike).any(|other| spots.contains(&(at, other)));
            assert!(used, "nobody took spot {} of {}", spot + 1, room.id);
        }
    }
    assert_eq!(sources.len(), Source::Penalties as usize + 1, "points of every source");
    assert!(shared > 0 && camp > 0 && by_passage > 0);
    let known = [
        "card", "deal", "decline", "deliver", "discover", "done", "draw", "end", "explore", "keep", "key",
        "keys", "look", "lose", "open", "passage", "pay", "place", "play", "refill", "rescue", "rest",
        "return", "reveal", "score", "skip", "spot", "stay", "take", "tent", "walk", "wheel",
    ];
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), known, "every kind of action");
}
