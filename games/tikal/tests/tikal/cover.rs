//! What the recorded games must use together: every setup, kind of action and event, tile, card, room and spot,
//! source of points and way to end. The generator of the records selects games by it, and the test checks them by it.

use std::collections::BTreeSet;

use kernel::record::VerifyError;
use kernel::{Game, Record};
use serde_json::{Value, json};
use tikal::Tikal;
use tikal::action::Action;
use tikal::event::{Event, Kind};
use tikal::rules::CATEGORIES;
use tikal::state::State;
use tikal::tables::RoomKind;
use tikal::verb::Verb;

/// Words for the things that games use.
pub(crate) type Uses = BTreeSet<String>;

/// Every kind of action; where a word after the verb makes it another kind, with that word.
const ACTIONS: &[&str] = &[
    "card",
    "deal",
    "decline card",
    "decline key",
    "decline passage",
    "decline treasure",
    "deliver",
    "discover light_room",
    "discover sanctuary",
    "done",
    "draw card",
    "draw room",
    "draw treasure",
    "end",
    "explore",
    "explore by card",
    "keep card",
    "keep room",
    "keep treasure",
    "key backpack",
    "key camp",
    "keys",
    "look",
    "lose",
    "open",
    "passage",
    "pay",
    "place",
    "play",
    "refill",
    "rescue",
    "rest",
    "return",
    "reveal",
    "score",
    "skip",
    "spot",
    "stay",
    "take",
    "tent explore",
    "tent key",
    "walk",
    "walk by card",
    "wheel",
];

/// Situations of rulings that random games reach.
const SITUATIONS: &[&str] = &[
    "delivery by card",
    "delivery of several types",
    "excavation in the special last turn",
    "passage in the special last turn",
    "score below zero",
    "shared victory",
    "victory of one",
    "treasure room placed",
];

/// The setups, two to four players with every choice of variants.
pub(crate) fn setups() -> Vec<Value> {
    let variants =
        [json!([]), json!(["more_control"]), json!(["short_game"]), json!(["more_control", "short_game"])];
    (2..=4).flat_map(|n| variants.clone().map(|v| json!({ "players": n, "variants": v }))).collect()
}

/// Everything to be used.
pub(crate) fn all(game: &Tikal) -> Uses {
    let tables = &game.tables;
    let mut all: Uses = setups().iter().map(|setup| format!("setup {setup}")).collect();
    all.extend(ACTIONS.iter().map(|kind| format!("action {kind}")));
    all.extend(Kind::ALL.iter().map(|kind| format!("event {}", kind.word())));
    all.extend(SITUATIONS.iter().map(ToString::to_string));
    all.extend(CATEGORIES.iter().map(|category| format!("points of {}", category.id)));
    all.extend(tables.tiles.iter().map(|tile| format!("tile {}", tile.id)));
    all.extend(tables.kinds.iter().map(|kind| format!("card {}", kind.id)));
    for room in &tables.rooms {
        if matches!(room.kind, RoomKind::Stack | RoomKind::Sanctuary) {
            all.insert(format!("room {}", room.id));
        }
        // Spots with the same gains are taken in order, and are interchangeable.
        all.extend(room.spots.iter().map(|spot| format!("spot of {}: {}", room.id, spot.effect)));
    }
    all
}

/// What a recorded game uses. It must be finished.
pub(crate) fn uses(game: &Tikal, record: &Record) -> Result<Uses, VerifyError> {
    let tables = &game.tables;
    let mut uses = Uses::new();
    let mut add = |text: String| {
        uses.insert(text);
    };
    let mut last: Option<State> = None;
    let verified = record.replay(game, |_, action, state, events| {
        add(format!("action {}", kind(game, action)));
        let special = last.as_ref().is_some_and(|before| before.last);
        for event in events {
            add(format!("event {}", event.kind().word()));
            match event {
                Event::Took { tile, .. } => add(format!("tile {}", tables.tiles[tile.index()].id)),
                Event::Played { card, .. } => add(format!("card {}", tables.kinds[card.index()].id)),
                Event::Scored { source, .. } => add(format!("points of {}", CATEGORIES[source as usize].id)),
                Event::Placed { room, .. } if room == tables.treasure_room => {
                    add("treasure room placed".into());
                }
                Event::Placed { room, .. } => add(format!("room {}", tables.rooms[room.index()].id)),
                Event::Flagged { room, spot, .. } => {
                    let room = &tables.rooms[room.index()];
                    add(format!("spot of {}: {}", room.id, room.spots[spot.index()].effect));
                    if special {
                        add("excavation in the special last turn".into());
                    }
                }
                Event::Moved { tokens, cards, .. } if special && tokens + cards > 0 => {
                    add("passage in the special last turn".into());
                }
                _ => {}
            }
        }
        if state.seats.iter().any(|player| player.score() < 0) {
            add("score below zero".into());
        }
        if action == Action::Done {
            add("delivery of several types".into());
        }
        if let Action::Play(kind) = action
            && tables.kinds[kind.index()].verb == Verb::Delivery
        {
            add("delivery by card".into());
        }
        last = Some(state.clone());
    })?;
    assert!(verified.scores.is_some(), "a recorded game is finished");
    let end = last.expect("a finished game has steps");
    for player in &end.seats {
        for kind in tables.kinds.iter().zip(player.hand).filter(|(_, n)| *n > 0).map(|(kind, _)| kind) {
            if matches!(kind.verb, Verb::Final(_) | Verb::FinalPair { .. } | Verb::FinalColours(_)) {
                add(format!("card {}", kind.id));
            }
        }
    }
    let shared = game.scores(&end).winners().count() > 1;
    add(if shared { "shared victory".into() } else { "victory of one".into() });
    add(format!("setup {}", record.setup));
    Ok(uses)
}

fn kind(game: &Tikal, action: Action) -> String {
    let phrase = game.phrase(action);
    let text = phrase.text();
    let second = text.split(' ').nth(1).unwrap_or_default();
    match action {
        Action::DrawTreasure(_) | Action::KeepTreasure(_) => format!("{} treasure", phrase.verb),
        Action::DrawCard(_) | Action::KeepCard(_) => format!("{} card", phrase.verb),
        Action::DrawRoom(_) | Action::KeepRoom(_) => format!("{} room", phrase.verb),
        Action::Explore(_, 1..) | Action::Walk(_, 1..) => format!("{} by card", phrase.verb),
        Action::Key(..) => format!("key {}", text.split(' ').next_back().unwrap_or_default()),
        Action::TentKey
        | Action::TentExplore
        | Action::LightRoom
        | Action::Sanctuary
        | Action::Decline(_) => {
            format!("{} {second}", phrase.verb)
        }
        _ => phrase.verb.to_string(),
    }
}
