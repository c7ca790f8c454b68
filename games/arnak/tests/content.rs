//! The tables as loaded: counts, numbers against an independent list, effects and texts, overrides and errors.

use std::collections::BTreeSet;

use arnak::content::{SCHEMAS, canonical, content_hash, rows};
use arnak::describe::describe;
use arnak::purse::Icons;
use arnak::tables::{CardRow, Rows};
use arnak::verb::Verb;
use arnak::verb_text::ICONS;
use kernel::Lang;
use kernel::content::{Component, Confidence, ContentError, TableFile};
use kernel::effect::{Effect, parse};

fn embedded() -> Rows {
    rows(&[]).unwrap_or_else(|problems| panic!("{problems}"))
}

fn file(name: &str, text: &str) -> TableFile {
    TableFile { name: name.to_string(), text: text.to_string() }
}

/// The problems of a single override file.
fn refused(name: &str, text: &str) -> Vec<String> {
    rows(&[file(name, text)]).expect_err("this file must be refused").say(Lang::EN)
}

/// Id, price, points and travel icons as printed, noted apart from the tables.
const ITEMS: &str = "
    sea_turtle 3 1 ship+ship
    ostrich 3 1 car+car
    pack_donkey 4 1 car+car
    horse 4 1 car+car
    steam_boat 3 3 ship+ship
    automobile 3 3 car+car
    sturdy_boots 1 1 car+car
    gold_pan 1 1 ship+ship
    trowel 1 1 car
    pickaxe 1 1 car
    hot_air_balloon 2 1 plane
    aeroplane 4 3 plane+plane
    journal 3 1 car+ship
    parrot 2 2 ship
    watch 1 1 ship
    army_knife 3 1 car+ship
    binoculars 4 1 ship
    tent 4 2 car
    fishing_rod 2 2 ship
    precision_compass 4 1 ship
    bow_and_arrows 2 2 car
    carrier_pigeon 2 1 ship
    whip 2 1 car
    rough_map 1 1 ship
    airdrop 2 1 plane
    flask 2 1 ship
    machete 4 1 car
    torch 2 2 ship
    large_backpack 3 1 car
    rope 2 1 ship
    revolver 4 1 ship+ship
    hat 1 1 ship
    bear_trap 2 1 car
    grappling_hook 2 2 car
    lantern 3 2 car
    dog 3 1 car
    brush 3 3 car
    axe 2 2 ship
    chronometer 3 2 ship+ship
    theodolite 3 1 ship
";
const ARTIFACTS: &str = "
    pathfinders_sandals 3 1 plane
    pathfinders_staff 4 1 plane
    war_mask 3 1 plane
    treasure_chest 4 3 plane
    ritual_dagger 4 2 plane
    crystal_earring 4 2 plane
    mortar 3 1 plane
    serpents_gold 3 2 plane
    serpent_idol 2 1 plane
    monkey_medallion 4 2 plane
    idol_of_ara_anu 3 1 plane
    inscribed_blade 2 1 plane
    guardians_ocarina 4 2 plane+plane
    tigerclaw_hairpin 4 2 plane
    war_club 4 1 plane
    sundial 2 1 plane
    traders_scales 4 2 plane
    hunting_arrows 4 1 plane
    coconut_flask 3 2 plane
    cleansing_cauldron 3 1 plane
    ancient_wine 3 1 plane
    decorated_horn 2 1 plane
    ornate_hammer 4 2 plane
    star_charts 4 2 plane
    stone_jar 2 1 plane
    passage_shell 3 1 plane
    ceremonial_rattle 3 2 plane
    sacred_drum 4 1 plane
    traders_coins 3 1 plane
    stone_key 3 2 plane
    obsidian_earring 4 2 plane
    guiding_stone 3 1 plane
    guiding_skull 4 1 plane
    runes_of_the_dead 4 1 plane
    guardians_crown 4 2 plane
";

fn travel(icons: Icons) -> String {
    let mut words: Vec<&str> = icons.iter().flat_map(|(icon, n)| vec![icon.key(); n.into()]).collect();
    words.sort_unstable();
    words.join("+")
}

fn printed(cards: &[CardRow]) -> Vec<String> {
    let line = |c: &CardRow| format!("{} {} {} {}", c.name.key, c.cost, c.points, travel(c.icons));
    cards.iter().map(line).collect()
}

#[test]
fn every_card_has_its_printed_numbers() {
    let rows = embedded();
    for (cards, list) in [(&rows.items, ITEMS), (&rows.artifacts, ARTIFACTS)] {
        let list: Vec<&str> = list.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(printed(cards), list);
    }
}

#[test]
fn every_family_is_complete() {
    let rows = embedded();
    assert_eq!(rows.items.len(), 40);
    assert_eq!(rows.artifacts.len(), 35);
    assert_eq!(rows.basics.len(), 4);
    assert_eq!(rows.assistants.iter().filter(|row| !row.twisted).count(), 12);
    assert_eq!(rows.assistants.iter().filter(|row| row.twisted).count(), 8);
    assert_eq!(rows.guardians.iter().filter(|row| !row.twisted).count(), 15);
    assert_eq!(rows.guardians.iter().filter(|row| row.twisted).count(), 4);
    let tiles = |level, twisted| {
        rows.tiles.iter().filter(|tile| tile.level == level && tile.twisted == twisted).count()
    };
    assert_eq!([tiles(1, false), tiles(2, false), tiles(1, true), tiles(2, true)], [10, 6, 2, 2]);
    assert_eq!(rows.idols.iter().map(|kind| kind.copies).sum::<u8>(), 16);
    assert_eq!(rows.idols.iter().map(|kind| kind.twisted).sum::<u8>(), 10);
    assert_eq!(rows.bonuses.iter().map(|kind| kind.copies).sum::<u8>(), 18);
    assert_eq!(rows.bonuses.iter().map(|kind| kind.twisted).sum::<u8>(), 6);
    assert_eq!(rows.slots.len(), 5);
    assert_eq!(rows.rival.len(), 15 + 7);
    assert_eq!(rows.objectives.len(), 5);
    let keys: Vec<&str> = rows.boards.iter().map(|board| board.name.key.as_str()).collect();
    assert_eq!(keys, ["bird", "snake", "spider", "owl"]);
    let sizes: Vec<(usize, usize)> = rows.boards.iter().map(|b| (b.track.len(), b.edges.len())).collect();
    assert_eq!(sizes, [(15, 20), (15, 20), (15, 18), (17, 23)]);
}

#[test]
fn owl_tiles_add_up_to_those_in_the_box() {
    // Twelve tiles of 1 point, eight of 5, four of 10.
    let rows = embedded();
    let owl = &rows.boards[3];
    let mut tiles = std::collections::BTreeMap::new();
    for spot in &owl.track {
        if let Some((points, _, _)) = spot.wall {
            *tiles.entry(points).or_insert(0) += 1;
        }
    }
    for passage in owl.passages.iter().filter(|passage| passage.tile > 0) {
        *tiles.entry(passage.tile).or_insert(0) += 1;
    }
    for stack in owl.stacks.iter().filter(|stack| !stack.idol) {
        *tiles.entry(stack.points).or_insert(0) += stack.count[3];
    }
    assert_eq!(tiles.into_iter().collect::<Vec<_>>(), [(1, 12), (5, 8), (10, 4)]);
}

#[test]
fn arrows_of_every_choice_of_ten_tiles_are_balanced() {
    let rows = embedded();
    for colour in 0..=2 {
        let digs = rows.rival.iter().take(5);
        let others = rows
            .rival
            .iter()
            .skip(5)
            .filter(|tile| tile.colour == colour && !matches!(tile.name.key.as_str(), "spider" | "owl"));
        let left: Vec<bool> = digs.chain(others).map(|tile| tile.left).collect();
        assert_eq!((left.len(), left.iter().filter(|&&left| left).count()), (10, 5));
    }
}

fn effects(rows: &Rows) -> Vec<(String, Effect<Verb>)> {
    let mut all = Vec::new();
    let mut add = |key: &str, effect: &Effect<Verb>| all.push((key.to_string(), effect.clone()));
    for card in rows.items.iter().chain(&rows.artifacts).chain(&rows.basics).chain([&rows.fear]) {
        add(&card.name.key, &card.effect);
    }
    for row in &rows.assistants {
        row.sides.iter().for_each(|side| add(&row.name.key, side));
    }
    rows.guardians.iter().for_each(|row| add(&row.name.key, &row.boon));
    rows.tiles.iter().for_each(|row| add(&row.name.key, &row.effect));
    rows.idols.iter().chain(&rows.bonuses).for_each(|row| add(&row.name.key, &row.effect));
    rows.slots.iter().for_each(|row| add(&row.name.key, &row.effect));
    for board in &rows.boards {
        for site in &board.sites {
            add(&site.name.key, &site.effect);
            add(&site.name.key, &site.obscure);
        }
        board.track.iter().flat_map(|spot| &spot.effects).for_each(|effect| add(&board.name.key, effect));
    }
    all
}

#[test]
fn every_effect_prints_and_reads_back() {
    for (key, effect) in effects(&embedded()) {
        let text = effect.to_string();
        assert_eq!(parse::<Verb>(&text).as_ref(), Ok(&effect), "{key}: {text}");
    }
}

#[test]
fn every_effect_has_texts_and_icons() {
    for (key, effect) in effects(&embedded()) {
        let texts: Vec<String> = Lang::all().map(|lang| effect.say(lang)).collect();
        assert!(texts[1..].iter().all(|text| *text != texts[0]), "{key}: {texts:?}");
        for text in &texts {
            assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(".."), "{key}: {text}");
            assert!(text.chars().next().is_some_and(char::is_uppercase), "{key}: {text}");
        }
        assert_eq!(effect.icons().is_empty(), effect.is_nothing(), "{key}");
    }
}

#[test]
fn icon_rows_use_known_words_only() {
    for component in describe(&embedded(), Lang::EN) {
        for icon in &component.icons {
            let word = icon.split(':').next().unwrap_or_default();
            assert!(ICONS.contains(&word), "{}: {icon}", component.id);
        }
    }
}

#[test]
fn the_catalogue_is_complete_in_every_language() {
    // Names that English shares with another language.
    let same = [
        ("fr", vec!["automobile", "revolver", "exploration_ship", "exploration_car"]),
        ("de", vec!["machete", "revolver", "chronometer", "tp_a2", "start", "s0", "o0"]),
    ];
    let rows = embedded();
    let english = describe(&rows, Lang::EN);
    let mut ids = BTreeSet::new();
    for en in &english {
        assert!(ids.insert((en.family, en.id.clone())), "{} {} is there twice", en.family, en.id);
        assert!(!en.name.is_empty() && !en.text.is_empty(), "{}", en.id);
    }
    for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
        let other = describe(&rows, lang);
        let same = same.iter().find(|(code, _)| *code == lang.code()).map_or(&[][..], |(_, same)| same);
        assert_eq!(english.len(), other.len());
        for (en, other) in english.iter().zip(&other) {
            let facts = |of: &Component| (of.family, of.id.clone(), of.numbers.clone(), of.icons.clone());
            assert_eq!(facts(en), facts(other), "{lang}");
            assert_ne!(en.text, other.text, "{lang}: {}", en.id);
            let id = en.id.rsplit('.').next().unwrap_or_default();
            let alike = same.contains(&id) || id.starts_with("altar") && en.family == "altar";
            assert!(en.name != other.name || alike, "{lang}: {} is {:?}", en.id, en.name);
        }
    }
}

/// A name in the table takes precedence over the game's words, in any language; without one, English is the
/// fallback.
#[test]
fn a_table_can_name_its_rows_in_any_language() {
    let text = "rows = [{ id = \"hat\", de = \"Filzhut\" }]";
    let named = rows(&[file("arnak/items.toml", text)]).expect("a name may change");
    let hat = |rows: &Rows, code: &str| {
        let lang = Lang::find(code).expect("the language is there");
        rows.items.iter().find(|card| card.name.key == "hat").map(|card| card.name.say(lang))
    };
    assert_eq!(hat(&named, "de").as_deref(), Some("Filzhut"));
    assert_eq!(hat(&named, "fr").as_deref(), Some("Chapeau"));
    assert_eq!(hat(&embedded(), "de").as_deref(), Some("Hut"));
    let empty = "rows = [{ id = \"hat\", de = \" \" }]";
    assert_eq!(refused("arnak/items.toml", empty), ["arnak/items.toml:1:28: de must not be empty"]);
}

#[test]
fn reconstructed_values_are_marked_and_only_they() {
    let rows = embedded();
    for component in describe(&rows, Lang::EN) {
        let id = component.id.as_str();
        let reconstructed = component.confidence == Confidence::Reconstructed;
        let base = ["bird", "snake"].iter().any(|board| id.starts_with(board));
        let card = ["item", "artifact", "basic", "fear"].contains(&component.family);
        if base || card {
            assert!(!reconstructed, "{id}");
        }
        let owl = id.starts_with("owl.") && component.family == "bridge";
        if id.starts_with("tp_a") || id.starts_with("tp_g") || owl {
            assert!(reconstructed, "{id}");
        }
    }
    // The Spider track is read off a picture, apart from what it cuts off.
    let ours = ["s3r", "s4r", "s5r", "s6r", "s7", "s6l_s7", "s7_lost_temple"];
    for component in describe(&rows, Lang::EN) {
        let Some(id) = component.id.strip_prefix("spider.") else { continue };
        if ["bridge", "track_space"].contains(&component.family) {
            let reconstructed = component.confidence == Confidence::Reconstructed;
            assert_eq!(reconstructed, ours.contains(&id), "{id}");
        }
    }
}

/// A tile of the rival is as sure as its arrow, which rests on a single source.
#[test]
fn arrows_and_rounds_make_the_rivals_tiles_reconstructed() {
    for component in describe(&embedded(), Lang::EN) {
        if component.family == "rival_tile" {
            assert_eq!(component.confidence, Confidence::Reconstructed, "{}", component.id);
        }
    }
    let text = "arrow_confidence = \"checked\"\nrows = [\n  { id = \"dig_coin\", arrow = \"right\" },\n  \
                { id = \"dig_jewel\", arrow_confidence = \"checked\" },\n]\n";
    let rows = rows(&[file("arnak/rival.toml", text)]).expect("the file is right");
    let mark = |key: &str| rows.rival.iter().find(|row| row.name.key == key).map(|row| row.name.confidence);
    assert_eq!(mark("dig_coin"), Some(Confidence::Public), "its other columns are");
    assert_eq!(mark("dig_jewel"), Some(Confidence::Public), "a mark needs no value beside it");
    assert_eq!(mark("dig_tablet"), Some(Confidence::Reconstructed));
}

#[test]
fn the_nearest_statement_marks_a_column() {
    let text = "confidence = \"rulebook\"\ncost_confidence = \"reconstructed\"\nrows = [\n\
                { id = \"tp_g1\", cost = \"coin\", boon = \"draw\", en = \"a\", fr = \"a\" },\n\
                { id = \"tp_g2\", cost = \"coin\", confidence = \"checked\" },\n\
                { id = \"tp_g3\", cost = \"coin\", boon_confidence = \"public\", confidence = \"checked\" },\n\
                { id = \"tp_g4\", boon_confidence = \"sure\", hat_confidence = \"public\" },\n]\n";
    let lines = text.lines().filter(|line| !line.contains("tp_g4")).collect::<Vec<_>>().join("\n");
    let name = "arnak/twisted_guardians_reconstructed.toml";
    let rows_ = rows(&[file(name, &lines)]).expect("the file is right");
    let marks: Vec<_> = rows_.guardians.iter().rev().take(4).rev().map(|row| row.name.confidence).collect();
    assert_eq!(
        marks,
        [Confidence::Reconstructed, Confidence::Checked, Confidence::Public, Confidence::Reconstructed]
    );
    let Err(problems) = rows(&[file(name, text)]) else { panic!("two marks are wrong") };
    assert_eq!(problems.0.len(), 2, "{problems}");
    assert!(
        matches!(problems.0[0].is(), Some(ContentError::Confidence { .. }))
            && matches!(problems.0[1].is(), Some(ContentError::Column { column, .. }) if column == "hat_confidence"),
        "{problems}"
    );
}

#[test]
fn only_the_owner_of_a_box_says_checked() {
    for schema in SCHEMAS {
        assert!(!schema.text.contains("\"checked\""), "{}", schema.file);
    }
    assert!(describe(&embedded(), Lang::EN).iter().all(|part| part.confidence != Confidence::Checked));
}

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
    assert_eq!(
        refused("arnak/items.toml", text),
        ["arnak/items.toml:4:52: \"gian\" is no verb of this game"]
    );
    let at = text.lines().nth(3).expect("four lines").chars().skip(51).take(4).collect::<String>();
    assert_eq!(at, "gian");
    let cases = [
        ("gain gold", 6, "expected coin, compass, tablet, arrowhead, jewel or dark"),
        ("gain coin 21", 11, "expected a number from 1 to 20"),
        ("gain coin coin", 11, "\"coin\" is there twice"),
        ("supply bronze", 8, "expected silver or gold"),
        ("either (exile)", 15, "expected \"or\""),
        ("exile now", 7, "\"now\" does not belong here"),
        (
            "pay 2 coin: exile",
            5,
            "\"2\" is not known here, expected coin, compass, tablet, arrowhead, jewel, dark, boot, ship, car, plane, card, fear or idol",
        ),
        ("look top 4", 10, "expected a number from 1 to 3"),
        ("send minus ship minus car", 23, "\"minus\" is there twice"),
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
            "arnak/twisted_guardians_reconstructed.toml:1:40: \"copper\" is not known here, expected coin, compass, \
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
        "arnak/items.toml:10:24: \"later\" is no when; it is one of free, main or never",
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
        ["arnak/twisted_idols.toml:1:38: effect of \"idol_coin\" belongs into arnak/idols.toml"]
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
