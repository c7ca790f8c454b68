//! Files that are refused, with the sentence and the place.

use arnak::content::{SCHEMAS, rows};
use arnak::describe::describe;
use kernel::Lang;

use super::{file, refused};

#[test]
fn an_unknown_file_is_named_with_those_there_are() {
    let problems = refused("arnak/itmes.toml", "rows = []");
    assert_eq!(problems.len(), 1);
    let start =
        "arnak/itmes.toml: there is no such table; the tables are arnak/items.toml, arnak/artifacts.toml, ";
    assert!(problems[0].starts_with(start), "{}", problems[0]);
    assert_eq!(refused("items.toml", "").len(), 1, "a file outside the game's folder");
}

#[test]
fn a_bad_effect_is_found_to_the_letter() {
    let text = "confidence = \"public\"\n\nrows = [\n  { id = \"hat\", fr = \"Béret\", effect = \"gain coin; gian compass\" },\n]\n";
    assert_eq!(refused("arnak/items.toml", text), ["arnak/items.toml:4:52: unknown verb \"gian\""]);
    let at = text.lines().nth(3).expect("four lines").chars().skip(51).take(4).collect::<String>();
    assert_eq!(at, "gian");
    let cases = [
        ("gain gold", 6, "expected coin, compass, tablet, arrowhead, jewel or dark"),
        ("gain coin 21", 11, "expected a number from 1 to 20"),
        ("gain coin coin", 11, "\"coin\" occurs twice"),
        ("supply bronze", 8, "expected silver or gold"),
        ("either (exile)", 15, "expected \"or\""),
        ("exile now", 7, "\"now\" does not belong here"),
        (
            "pay 2 coin: exile",
            5,
            "unknown word \"2\", expected coin, compass, tablet, arrowhead, jewel, dark, boot, ship, car, plane, card, fear or idol",
        ),
        ("look top 4", 10, "expected a number from 1 to 3"),
        ("send minus ship minus car", 23, "\"minus\" occurs twice"),
        ("pick 3 of (exile) (draw)", 25, "expected more than 3 and at most 8 groups to pick from"),
        ("", 1, "expected a word"),
        ("gain coin!", 10, "'!' has no meaning in an effect"),
    ];
    let lead = "rows = [{id=\"hat\",effect=\"";
    for (effect, column, reason) in cases {
        let text = format!("{lead}{effect}\"}}]");
        let at = lead.len() + column;
        assert_eq!(refused("arnak/items.toml", &text), [format!("arnak/items.toml:1:{at}: {reason}")]);
    }
}

#[test]
fn a_cost_out_of_place_is_refused() {
    assert_eq!(
        refused(
            "arnak/twisted_guardians_reconstructed.toml",
            "rows = [{ id = \"tp_g1\", cost = \"coin 2 copper\" }]"
        ),
        [
            "arnak/twisted_guardians_reconstructed.toml:1:40: unknown word \"copper\", expected coin, compass, \
             tablet, arrowhead, jewel, dark, boot, ship, car, plane, card, fear or idol"
        ]
    );
    assert_eq!(
        refused("arnak/items.toml", "rows = [{ id = \"hat\", travel = \"coin\" }]"),
        ["arnak/items.toml:1:32: travel may hold only boot, ship, car and plane"]
    );
    assert_eq!(
        refused("arnak/board_owl_reconstructed.toml", "bridges = [{ id = \"o0_o1r\", cost = \"fear\" }]"),
        ["arnak/board_owl_reconstructed.toml:1:36: a bridge cannot cost Fear"]
    );
    assert_eq!(
        refused("arnak/board_bird.toml", "stacks = [{ id = \"two_left\", row = 9 }]"),
        ["arnak/board_bird.toml:1:36: no token can reach row 9: the top row of the track is 8"]
    );
}

#[test]
fn an_unknown_id_is_refused() {
    assert_eq!(
        refused(
            "arnak/board_owl_reconstructed.toml",
            "count = { track = 12 }\ntrack = [{ id = \"o99\", wall_cost = \"coin\" }]"
        ),
        ["arnak/board_owl_reconstructed.toml:2:10: nothing has the id \"o99\""]
    );
    assert_eq!(
        refused("arnak/board_owl_reconstructed.toml", "bridges = [{ id = \"o1r_o2r\", to = \"o2x\" }]"),
        ["arnak/board_owl_reconstructed.toml:1:35: no space of the track has the id \"o2x\"",]
    );
    assert_eq!(
        refused("arnak/board_bird.toml", "track = [{ id = \"r1b\", from = [\"r0\"] }]"),
        ["arnak/board_bird.toml:1:31: no space of the track has the id \"r0\"",]
    );
}

#[test]
fn tracks_must_lead_upwards() {
    assert_eq!(
        refused("arnak/board_bird.toml", "track = [{ id = \"r2a\", from = [\"start\"] }]"),
        ["arnak/board_bird.toml:1:31: the bridge from \"start\" to \"r2a\" does not lead one row up"]
    );
    let problems = refused("arnak/board_bird.toml", "track = [{ id = \"lost_temple\", temple = false }]");
    assert!(
        problems.iter().any(|p| p.ends_with(": the track has 0 Lost Temples instead of 1")),
        "{problems:?}"
    );
}

#[test]
fn sites_keep_their_order_and_spaces() {
    assert_eq!(
        refused(
            "arnak/board_bird.toml",
            "sites = [{ id = \"l2_4\", column = 5 }, { id = \"camp_jewel\", spaces = [\"boot\"] }]"
        ),
        [
            "arnak/board_bird.toml:1:1: the columns of line \"level2\" must be 1 to 4, found 1, 2, 3, 5",
            "arnak/board_bird.toml:1:69: \"camp_jewel\" has 1 spaces instead of 2",
        ]
    );
}

#[test]
fn every_problem_is_told_at_once() {
    let text = "
count = \"many\"
colour = 1
rows = [
  { id = \"hat\", cost = 10, points = \"two\", poinst = 2 },
  { id = \"rope!\" },
  { en = \"Nobody\" },
  { id = \"dog\" },
  { id = \"dog\" },
  { id = \"axe\", when = \"later\", exile = 1, en = \"\", confidence = \"sure\" },
]
";
    let broken = file("arnak/guardians.toml", "rows = [\n  { id = \"guardian_01\" cost = \"coin\" },\n]");
    let mut problems =
        rows(&[file("arnak/items.toml", text), broken]).expect_err("much is wrong").say(Lang::EN);
    problems.sort();
    let expected = [
        "arnak/guardians.toml:2:24: missing comma between key-value pairs, expected `,`",
        "arnak/items.toml:10:24: \"later\" is not a valid when; it must be one of free, main or never",
        "arnak/items.toml:10:41: exile must be true or false",
        "arnak/items.toml:10:49: en must not be empty",
        "arnak/items.toml:10:66: confidence must be \"rulebook\", \"checked\", \"public\" or \"reconstructed\"",
        "arnak/items.toml:2:9: count must be a number",
        "arnak/items.toml:3:1: unknown key \"colour\"; this file has confidence, count, rows",
        "arnak/items.toml:5:24: cost must be a number from 0 to 9",
        "arnak/items.toml:5:37: points must be a number from -9 to 20",
        "arnak/items.toml:5:44: unknown column \"poinst\"; the columns are id, en, de, fr, cost, points, travel, when, \
         effect, exile, confidence",
        "arnak/items.toml:6:3: the id \"rope!\" may hold only letters from a to z, digits, _ and -",
        "arnak/items.toml:7:3: the row has no id",
        "arnak/items.toml:9:3: the id \"dog\" is there twice",
    ];
    assert_eq!(problems, expected);
}

#[test]
fn copies_must_add_up() {
    let more = "rows = [{ id = \"idol_coin\", copies = 4 }]";
    assert_eq!(
        refused("arnak/idols.toml", more),
        [
            "arnak/idols.toml:1:1: copies add up to 17 with this file instead of 16; if that is meant, say it with total"
        ]
    );
    assert!(rows(&[file("arnak/idols.toml", &format!("total = 17\n{more}"))]).is_ok());
    assert_eq!(
        refused("arnak/idols.toml", "total = 15\nrows = [{ id = \"idol_coin\", copies = 2 }]"),
        [
            "arnak/idols.toml:1:1: 15 idols for the Bird Temple are too few; 16 are needed",
            "arnak/idols.toml:1:1: 15 idols for the Snake Temple are too few; 16 are needed",
        ]
    );
    assert_eq!(
        refused("arnak/twisted_idols.toml", "rows = [{ id = \"idol_coin\", effect = \"draw\" }]"),
        ["arnak/twisted_idols.toml:1:38: effect of \"idol_coin\" belongs in arnak/idols.toml"]
    );
}

#[test]
fn a_missing_column_is_told() {
    assert_eq!(
        refused(
            "arnak/guardians.toml",
            "count = 16\nrows = [{ id = \"guardian_99\", en = \"Dodo\", boon = \"draw\" }]"
        ),
        ["arnak/guardians.toml:2:9: \"guardian_99\" has no cost",]
    );
}

#[test]
fn two_cards_cannot_share_an_id() {
    let card = "{ id = \"hat\", en = \"Old Hat\", fr = \"Vieux chapeau\", cost = 2, points = 1, travel = \"plane\", \
                when = \"main\", effect = \"draw\" }";
    assert_eq!(
        refused("arnak/artifacts.toml", &format!("count = 36\nrows = [{card}]")),
        ["arnak/artifacts.toml:2:9: the id \"hat\" names another card already"]
    );
    assert_eq!(
        refused(
            "arnak/twisted_site_tiles.toml",
            "count = 5\nrows = [{ id = \"site1_jewel\", en = \"A\", fr = \"B\", level = 1, effect = \"draw\" }]"
        ),
        [
            "arnak/twisted_site_tiles.toml:2:9: the id \"site1_jewel\" is taken in arnak/site_tiles.toml",
            "arnak/site_tiles.toml:1:1: 21 site tiles are too many; at most 20 fit",
        ]
    );
}

#[test]
fn what_does_not_fit_is_refused() {
    let more: Vec<String> = (0..4)
        .map(|n| {
            format!(
                "{{ id = \"extra_{n}\", en = \"Extra\", fr = \"Extra\", cost = 1, points = 1, travel = \"boot\", \
                 when = \"free\", effect = \"draw\" }}"
            )
        })
        .collect();
    let text = format!("count = 44\nrows = [{}]", more.join(", "));
    assert_eq!(
        refused("arnak/items.toml", &text),
        ["arnak/items.toml:1:1: 44 items are too many; at most 42 fit"]
    );
    let long = format!("rows = [{{ id = \"hat\", effect = \"{}\" }}]", ["draw"; 60].join("; "));
    assert_eq!(
        refused("arnak/items.toml", &long),
        ["arnak/items.toml:1:32: effect must not be longer than 300 letters"]
    );
}

#[test]
fn damaged_files_are_refused_without_a_crash() {
    let mut rng = kernel::SplitMix::new(7);
    let letters = b"0 9\"[]{}=,;:()#\nzrows_-\\";
    let mut refused = 0;
    for schema in SCHEMAS {
        for _ in 0..40 {
            let mut bytes = schema.text.as_bytes().to_vec();
            for _ in 0..=rng.below(4) {
                let at = rng.below(bytes.len() as u32) as usize;
                match rng.below(4) {
                    0 => bytes.truncate(at + 1),
                    1 => drop(bytes.remove(at)),
                    _ => bytes[at] = letters[rng.below(letters.len() as u32) as usize],
                }
            }
            let text = String::from_utf8_lossy(&bytes).into_owned();
            match rows(&[file(schema.file, &text)]) {
                Ok(rows) => assert!(!describe(&rows, Lang::EN).is_empty()),
                Err(problems) => {
                    refused += 1;
                    for problem in &problems.0 {
                        let at = problem.at.as_ref().map_or("", |at| &at.file);
                        assert!(at.trim_start_matches("built-in ").starts_with("arnak/"), "{problem}");
                    }
                }
            }
        }
    }
    assert!(refused > 400, "damage is noticed, {refused} times");
}
