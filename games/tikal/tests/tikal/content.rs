//! The component tables: the contents of the box, the catalogue, and an owner's corrections.

use kernel::content::{Confidence, TableFile};
use kernel::effect::{Effect, parse};
use kernel::{Game, Lang};
use serde_json::json;
use tikal::Tikal;
use tikal::tables::RoomKind;
use tikal::verb::Verb;

use crate::scene::rules;

#[test]
fn the_box_holds_what_the_rules_list() {
    let tables = rules().tables;
    assert_eq!(tables.tiles.len(), 24);
    assert_eq!(tables.kinds.iter().map(|kind| kind.copies).sum::<u8>(), 13);
    assert_eq!(tables.colours.iter().map(|colour| colour.n).collect::<Vec<_>>(), [7; 5]);
    assert_eq!(tables.treasures.iter().map(|treasure| treasure.n).collect::<Vec<_>>(), [5; 5]);
    assert_eq!(tables.numbers.passage_tokens, 8);
    let of = |kind: RoomKind| tables.rooms.iter().filter(|room| room.kind == kind).count();
    assert_eq!(of(RoomKind::Printed), 10);
    assert_eq!(of(RoomKind::Stack), 10);
    assert_eq!(of(RoomKind::Sanctuary), 6);
    assert_eq!(of(RoomKind::TreasureRoom), 1);
    assert_eq!(of(RoomKind::Secret), 6);
    assert_eq!(tables.spaces.len(), 27);
    assert!(tables.wheel.iter().all(|price| (2..=5).contains(price)));
}

#[test]
fn every_colour_has_the_same_four_rooms() {
    let tables = rules().tables;
    let shapes = |colour: u8| {
        let rooms = tables.rooms.iter().filter(|room| room.colour.is_some_and(|c| c.0 == colour));
        let turned = |doors: u8| (0..6).map(|turn| ((doors << turn) | (doors >> (6 - turn))) & 63).min();
        let mut shapes: Vec<_> = rooms.map(|room| turned(room.doors)).collect();
        shapes.sort_unstable();
        shapes
    };
    let first = shapes(0);
    assert_eq!(first.len(), 4);
    for at in 0..4 {
        assert!(!first[..at].contains(&first[at]), "all different up to rotation");
    }
    assert!((1..5).all(|colour| shapes(colour) == first));
}

#[test]
fn printed_rooms_lie_on_the_edge_with_a_door_to_the_outside_and_one_inwards() {
    let tables = rules().tables;
    for room in tables.rooms.iter().filter(|room| room.kind == RoomKind::Printed) {
        let cell = room.cell.expect("a printed room has a place");
        let outer = tables.grid.outer_sides[cell.index()];
        assert_eq!((room.doors & outer).count_ones(), 1, "{}", room.id);
        assert_eq!(room.doors.count_ones(), 2, "{}", room.id);
    }
}

#[test]
fn effects_print_and_read_back() {
    let tables = rules().tables;
    let spots = tables.rooms.iter().flat_map(|room| room.spots.iter().map(|spot| spot.effect.clone()));
    let tiles = tables.tiles.iter().map(|tile| tile.effect.clone());
    let cards = tables.kinds.iter().map(|kind| Effect::Do(kind.verb));
    for effect in spots.chain(tiles).chain(cards) {
        assert_eq!(parse::<Verb>(&effect.to_string()), Ok(effect));
    }
}

#[test]
fn catalogue() {
    insta::assert_snapshot!(described(Lang::EN) + &described(Lang::find("fr").expect("French")));
}

#[test]
fn catalogue_in_german() {
    insta::assert_snapshot!(described(Lang::find("de").expect("German")));
}

fn described(lang: Lang) -> String {
    let mut text = String::new();
    for part in rules().describe(lang) {
        let numbers: Vec<String> =
            part.numbers.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let words = [
            format!("{} {} · {} · {}", part.family, part.id, part.name, part.confidence.word()),
            numbers.join(" "),
            part.icons.join(" "),
            part.text,
        ];
        let line: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
        text.push_str(&line.join(" | "));
        text.push('\n');
    }
    text
}

#[test]
fn most_printed_values_are_marked_as_reconstructed() {
    let all = rules().describe(Lang::EN);
    let family = |name: &str, confidence: Confidence| {
        all.iter().filter(|part| part.family == name && part.confidence == confidence).count()
    };
    // The rules show what two tiles do, but not the mark on the back of any.
    assert_eq!(family("action_tile", Confidence::Reconstructed), 24);
    // For eight of the ten cards the rules do not say how many there are.
    assert_eq!(family("card", Confidence::Rulebook), 2);
    assert_eq!(family("card", Confidence::Reconstructed), 8);
    // What two secret rooms give is printed; where any of them is drawn is not.
    assert_eq!(family("secret_room", Confidence::Reconstructed), 6);
    assert_eq!(family("treasure", Confidence::Reconstructed), 5, "their order around the wheel is ours");
    assert_eq!(family("key", Confidence::Rulebook), 5);
    assert_eq!(family("number", Confidence::Rulebook), 12);
}

/// A component is as sure as its least sure column.
#[test]
fn a_back_or_a_number_of_copies_makes_a_component_less_sure() {
    let rules = Tikal::build(&[
        file(
            "tikal/action_tiles.toml",
            r#"rows = [{ id = "A14", effect = "treasure; treasure", back = 2, confidence = "checked", back_confidence = "public" }]"#,
        ),
        file(
            "tikal/cards.toml",
            r#"rows = [{ id = "final_5", en = "F", fr = "F", copies = 1, effect = "final 5", confidence = "rulebook", copies_confidence = "checked" }]"#,
        ),
    ])
    .expect("the rows are right");
    let all = rules.describe(Lang::EN);
    let mark = |id: &str| all.iter().find(|part| part.id == id).map(|part| part.confidence);
    assert_eq!(mark("A14"), Some(Confidence::Public));
    assert_eq!(mark("final_5"), Some(Confidence::Checked));
}

fn file(name: &str, text: &str) -> TableFile {
    TableFile { name: name.to_string(), text: text.to_string() }
}

fn refused(files: &[TableFile]) -> Vec<String> {
    match Tikal::build(files) {
        Ok(_) => panic!("the corrections are accepted"),
        Err(problems) => problems.say(Lang::EN),
    }
}

#[test]
fn a_row_with_a_known_id_replaces_it() {
    let correction = r#"rows = [
  { id = "A14", effect = "points 9", back = 2, confidence = "rulebook", back_confidence = "rulebook" },
]"#;
    let game = Tikal::build(&[file("tikal/action_tiles.toml", correction)]).expect("a sound correction");
    let tile = game.tables.tile("A14").expect("a tile");
    assert_eq!(game.tables.tiles[tile.index()].verbs, [Verb::Points(9)]);
    assert_eq!(game.tables.tiles.len(), 24);
    assert_ne!(game.content_hash(), rules().content_hash());
}

#[test]
fn columns_that_are_not_named_stay_as_they_are() {
    let printed = rules().tables;
    let files = [
        file("tikal/action_tiles.toml", "rows = [{ id = \"A14\", effect = \"points 9\" }]"),
        file("tikal/rooms.toml", "rows = [{ id = \"S3\", spots = [\"points 6; card\"] }]"),
        file("tikal/wheel.toml", "rows = [{ id = \"sector-2\", value = 4 }]"),
        file("tikal/river.toml", "rows = [{ id = \"s1\", en = \"the harbour\" }]"),
    ];
    let tables = Tikal::build(&files).unwrap_or_else(|problems| panic!("{problems}")).tables;
    let tile =
        |tables: &tikal::tables::Tables| tables.tiles[tables.tile("A14").expect("a tile").index()].clone();
    assert_eq!((tile(&tables).verbs, tile(&tables).back), (vec![Verb::Points(9)], tile(&printed).back));
    let room = &tables.rooms[tables.room("S3").expect("a room").index()];
    assert_eq!(
        (room.near, &room.name),
        (tables.node("C5"), &printed.rooms[printed.room("S3").expect("a room").index()].name)
    );
    assert_eq!(tables.wheel, [3, 4, 2, 4, 3]);
    assert_eq!(
        (tables.river[0].name.pick(kernel::Lang::EN).as_str(), tables.river[0].tiles),
        ("the harbour", printed.river[0].tiles)
    );
}

#[test]
fn confidence_is_stated_for_a_file_a_row_or_a_column() {
    let sure = |text: &str| {
        let game = Tikal::build(&[file("tikal/action_tiles.toml", text)]).unwrap_or_else(|p| panic!("{p}"));
        let tile = &game.tables.tiles[game.tables.tile("A14").expect("a tile").index()];
        (tile.confidence, tile.back_confidence)
    };
    let (rulebook, public, ours) = (Confidence::Rulebook, Confidence::Public, Confidence::Reconstructed);
    assert_eq!(sure(""), (ours, ours), "the mark on its back is not known");
    assert_eq!(sure("rows = [{ id = \"A14\", back = 2, back_confidence = \"public\" }]"), (public, public));
    assert_eq!(
        sure("rows = [{ id = \"A14\", back_confidence = \"rulebook\" }]"),
        (rulebook, rulebook),
        "confirmed as it is"
    );
    assert_eq!(
        sure("rows = [{ id = \"A14\", confidence = \"public\" }]"),
        (public, public),
        "a row vouches for all of it"
    );
    assert_eq!(sure("confidence = \"rulebook\"\nrows = [{ id = \"A14\", back = 2 }]"), (rulebook, rulebook));
}

#[test]
fn light_rooms_with_three_doors_or_none_are_refused() {
    for doors in ["[\"E\", \"W\", \"NE\"]", "[]"] {
        let text = format!("rows = [{{ id = \"stack-pink-single\", doors = {doors} }}]");
        assert_eq!(
            refused(&[file("tikal/rooms.toml", &text)]),
            ["tikal/rooms.toml:1:45: a light room has one or two doors"]
        );
    }
    let text = "rows = [{ id = \"stack-pink-single\", doors = [\"E\", \"E\"] }]";
    assert_eq!(
        refused(&[file("tikal/rooms.toml", text)]),
        ["tikal/rooms.toml:1:51: the door E is there twice"]
    );
}

#[test]
fn spaces_apart_from_the_temple_are_refused() {
    // A2 moves two rows below the others, within the frame.
    let apart = refused(&[file("tikal/temple.toml", "rows = [{ id = \"A2\", q = 3, r = 2 }]")]);
    assert_eq!(apart, ["tikal/temple.toml:1:26: the space \"A2\" lies apart from the temple"]);
}

#[test]
fn a_row_with_a_new_id_is_added_when_the_count_says_so() {
    let row = r#"rows = [{ id = "bonus", en = "Bonus", fr = "Bonus", copies = 1, effect = "final 7" }]"#;
    let game = Tikal::build(&[file("tikal/cards.toml", &format!("count = 11\ntotal = 14\n{row}"))]);
    assert_eq!(game.expect("a sound addition").tables.kinds.len(), 11);
    let without = refused(&[file("tikal/cards.toml", row)]);
    assert_eq!(
        without,
        [
            "tikal/cards.toml:1:1: \"rows\" has 11 rows with this file instead of 10; if that is meant, say it with count",
            "tikal/cards.toml:1:1: copies add up to 14 with this file instead of 13; if that is meant, say it with total",
        ]
    );
}

#[test]
fn a_changed_game_still_keeps_the_laws() {
    let files = [
        file(
            "tikal/cards.toml",
            "count = 12\ntotal = 16\nrows = [
  { id = \"bonus\", en = \"B\", fr = \"B\", copies = 1, effect = \"delivery_bonus 3\", confidence = \"public\", copies_confidence = \"public\" },
  { id = \"again\", en = \"A\", fr = \"A\", copies = 2, effect = \"explore\", confidence = \"public\", copies_confidence = \"public\" },
]",
        ),
        file(
            "tikal/rooms.toml",
            "rows = [
  { id = \"S4\", kind = \"secret\", en = \"a\", fr = \"a\", near = \"A2\", spots = [\"key any; passage\", \"key pink; card; treasure\"], confidence = \"public\" },
  { id = \"treasure-room\", kind = \"treasure\", en = \"a\", fr = \"a\", spots = [\"points 5\", \"points 5\"], confidence = \"public\" },
]",
        ),
        file(
            "tikal/action_tiles.toml",
            "rows = [{ id = \"A01\", effect = \"key pink; key any; passage; points 1; treasure; card\", back = 2, confidence = \"public\", back_confidence = \"public\" }]",
        ),
    ];
    let game = Tikal::build(&files).unwrap_or_else(|problems| panic!("{problems}"));
    let budget = kernel::conformance::Budget { games: 8, seed: 1 };
    kernel::conformance::assert_conforms(game, &json!({"players": 3, "variants": ["more_control"]}), budget);
}

#[test]
fn a_file_that_does_not_parse_names_line_and_column() {
    let problems = refused(&[file("tikal/wheel.toml", "count = 5\nrows = [ { id = 3 ")]);
    assert!(problems.iter().all(|problem| problem.starts_with("tikal/wheel.toml:2:")), "{problems:?}");
}

#[test]
fn an_unknown_file_is_refused_and_other_games_are_let_alone() {
    let problems = refused(&[file("tikal/tiles.toml", ""), file("arnak/items.toml", "nonsense")]);
    assert_eq!(problems.len(), 1);
    let expected = "tikal/tiles.toml: there is no such table; the tables are tikal/colours.toml, tikal/treasures.toml, tikal/";
    assert!(problems[0].starts_with(expected), "{problems:?}");
}

#[test]
fn every_slip_is_told_at_once_with_its_place() {
    let tiles = r#"rows = [
  { id = "A14", effect = "treasure; fly", back = 2, confidence = "rulebook", back_confidence = "rulebook" },
  { id = "A15", effect = "treasure; either (card) or (passage)", back = 7, confidence = "rulebook", back_confidence = "rulebook" },
  { id = "A16", effect = "open_wall", back = 2, confidence = "rulebook", back_confidence = "rulebook" },
]"#;
    let rooms = r#"rows = [
  { id = "S1", kind = "cave", en = "a", fr = "a", spots = ["points 1"], confidence = "rulebook" },
  { id = "S2", kind = "secret", en = "a", fr = "a", near = "Z9", spots = ["sanctuary"], confidence = "rulebook" },
  { id = "stack-pink-single", kind = "stack", en = "a", fr = "a", colour = "pinq", doors = ["E", "X"], spots = [], confidence = "public" },
]"#;
    let problems = refused(&[file("tikal/action_tiles.toml", tiles), file("tikal/rooms.toml", rooms)]);
    insta::assert_snapshot!(problems.join("\n"));
}

#[test]
fn unknown_columns_double_ids_and_broken_sums_are_refused() {
    let column = refused(&[file(
        "tikal/wheel.toml",
        "rows = [{ id = \"sector-1\", valeu = 3, confidence = \"public\" }]",
    )]);
    assert!(column[0].contains("valeu"), "{column:?}");
    let twice = "rows = [
  { id = \"sector-1\", value = 3, confidence = \"public\" },
  { id = \"sector-1\", value = 4, confidence = \"public\" },
]";
    let twice = refused(&[file("tikal/wheel.toml", twice)]);
    assert_eq!(twice, ["tikal/wheel.toml:3:3: the id \"sector-1\" is there twice"]);
    let back = "rows = [{ id = \"A01\", effect = \"points 1\", back = 4, confidence = \"public\", back_confidence = \"public\" }]";
    let back = refused(&[file("tikal/action_tiles.toml", back)]);
    assert_eq!(back.len(), 2, "the sites of two and of three players lack a tile: {back:?}");
    let grid = refused(&[file(
        "tikal/temple.toml",
        "rows = [{ id = \"A1\", q = 60, r = 60, confidence = \"public\" }]",
    )]);
    assert!(grid.iter().any(|problem| problem.contains("frame of 56 places")), "{grid:?}");
    let number =
        "count = 13\nrows = [{ id = \"luck\", value = 1, en = \"a\", fr = \"a\", confidence = \"public\" }]";
    assert_eq!(
        refused(&[file("tikal/numbers.toml", number)]),
        ["tikal/numbers.toml:2:9: \"luck\" is not a number of these rules"]
    );
}

#[test]
fn every_ruling_has_a_test_named_after_it() {
    let rulings = include_str!("../../../../docs/rulings/tikal.md");
    let tests = [
        include_str!("r01_r02_turns.rs"),
        include_str!("r03_r04_river.rs"),
        include_str!("r05_tiles.rs"),
        include_str!("r06_r07_moving.rs"),
        include_str!("r08_r11_exploring.rs"),
        include_str!("r12_r15_ends.rs"),
    ]
    .concat();
    let mut numbered = 0;
    for line in rulings.lines().filter_map(|line| line.strip_prefix("- ")) {
        let number = line.split(' ').next().unwrap_or_default();
        let Some((section, ruling)) = number.split_once('.') else { continue };
        let (Ok(section), Ok(ruling)) = (section.parse::<u8>(), ruling.parse::<u8>()) else { continue };
        assert!(tests.contains(&format!("fn r{section:02}_{ruling:02}_")), "no test of ruling {number}");
        numbered += 1;
    }
    assert!(numbered > 80, "{numbered} rulings");
}
