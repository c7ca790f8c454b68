//! Files of a content folder that correct or add rows.

use arnak::content::{canonical, content_hash, rows};
use arnak::describe::describe;
use kernel::Lang;
use kernel::content::Confidence;

use super::printed::travel;
use super::{embedded, file, refused};

#[test]
fn the_hash_follows_the_rules_and_not_the_names() {
    let plain = content_hash(&embedded());
    let rename = file("arnak/items.toml", "rows = [{ id = \"hat\", fr = \"Couvre-chef\" }]");
    let cheaper = file("arnak/items.toml", "rows = [{ id = \"hat\", cost = 2 }]");
    assert_eq!(content_hash(&rows(&[rename]).expect("a name may change")), plain);
    assert_ne!(content_hash(&rows(&[cheaper]).expect("a cost may change")), plain);
    let text = canonical(&embedded());
    assert!(text.contains("item hat | 1 | 1 | ship | free | exiles false | gain coin compass"));
}

#[test]
fn an_override_corrects_the_columns_it_names() {
    let text = "
confidence = \"rulebook\"
rows = [
  { id = \"tp_g1\", cost = \"coin 2\" },
  { id = \"tp_g2\", boon = \"draw\", confidence = \"rulebook\" },
]
";
    let rows = rows(&[file("arnak/twisted_guardians_reconstructed.toml", text)]).expect("the file is right");
    let find = |key: &str| rows.guardians.iter().find(|row| row.name.key == key).expect("it is there");
    let first = describe(&rows, Lang::EN).into_iter().find(|c| c.id == "tp_g1").expect("it is there");
    assert_eq!(first.numbers[0], ("cost".to_string(), "coin 2".to_string()));
    assert_eq!(find("tp_g1").boon.to_string(), "travel ship", "columns that are not named stay");
    assert_eq!(find("tp_g1").name.confidence, Confidence::Reconstructed, "its boon still is");
    assert_eq!(find("tp_g2").name.confidence, Confidence::Rulebook, "the row vouches for all of itself");
    assert_eq!(find("tp_g3").name.confidence, Confidence::Reconstructed);
}

#[test]
fn an_override_adds_a_card_with_its_count() {
    let card = "{ id = \"spyglass\", en = \"Spyglass\", fr = \"Longue-vue\", cost = 2, points = 1, \
                travel = \"ship\", when = \"free\", effect = \"gain compass; draw\" }";
    let name = "arnak/items.toml";
    let rows = rows(&[file(name, &format!("count = 41\nrows = [{card}]"))]).expect("the file is right");
    assert_eq!(rows.items.len(), 41);
    let said = |code: &str| rows.items[40].name.say(Lang::find(code).expect("the language is there"));
    assert_eq!(
        [said("fr"), said("de")],
        ["Longue-vue", "Spyglass"],
        "English stands in for what is not said"
    );
    assert_eq!(
        refused(name, &format!("rows = [{card}]")),
        [
            "arnak/items.toml:1:1: \"rows\" has 41 rows with this file instead of 40; if that is meant, say it with count"
        ]
    );
    assert_eq!(
        refused(name, &format!("count = 42\nrows = [{card}]")),
        ["arnak/items.toml:1:9: count says 42, but \"rows\" has 41 rows"]
    );
}

#[test]
fn a_board_is_corrected_part_by_part() {
    let text = "
rows = [{ id = \"row9\", lantern_points = 22 }]
track = [{ id = \"o4\", wall_cost = \"jewel 2\" }]
bridges = [{ id = \"o0_o1r\", cost = \"tablet 2\" }]
";
    let rows = rows(&[file("arnak/board_owl_reconstructed.toml", text)]).expect("the file is right");
    let owl = &rows.boards[3];
    assert_eq!(owl.track.last().map(|spot| spot.points), Some([25, 18, 22]));
    let text = canonical(&rows);
    assert!(text.contains("owl bridge o0 o1r | tablet 2\n"));
    assert!(text.contains("| wall 10 3 jewel 2\n"));
}

#[test]
fn a_correction_in_the_public_file_of_a_board_counts_too() {
    let text = "sites = [{ id = \"o_i1\", spaces = [\"plane\"], confidence = \"rulebook\" }]";
    let rows = rows(&[file("arnak/board_owl.toml", text)]).expect("the file is right");
    let site = &rows.boards[3].sites[5];
    assert_eq!((site.name.key.as_str(), travel(site.spaces[0])), ("o_i1", "plane".to_string()));
    assert_eq!(site.name.confidence, Confidence::Rulebook);
    assert_eq!(rows.boards[3].sites[6].name.confidence, Confidence::Reconstructed);
}

#[test]
fn files_of_other_games_are_left_to_them() {
    assert!(rows(&[file("tikal/tiles.toml", "not TOML")]).is_ok());
}

#[test]
fn parallel_bridges_count_from_the_left() {
    let more = "bridges = [{ id = \"more\", from = \"start\", to = \"r1a\", cost = \"boot 2 card\" }]";
    let rows = rows(&[file("arnak/board_bird.toml", more)]).expect("the file is right");
    let text = canonical(&rows);
    assert!(text.contains("bird bridge start r1a 1 | compass arrowhead\n"), "{text}");
    assert!(text.contains("bird bridge start r1a 2 | boot 2 card\n"), "{text}");
    assert!(text.contains("bird bridge start r1b | "), "a bridge without a parallel one has no number");
    assert!(
        text.contains("spider bridge s0 s1 1 | compass arrowhead\nspider bridge s0 s1 2 | tablet 2 boot\n")
    );
}
