//! Checks which files `docs/HOW-TO-ADD.md` says a card, a board and an event touch: the files that name one, and no
//! others. Verbs are checked in `crates/games/tests/it/how_to_add.rs`. A card and a fifth board are added for real: the build finds the board by its file, and both are played from a
//! content folder.
#![expect(clippy::disallowed_methods, reason = "a test reads the files it copies")]

use std::fs;
use std::path::{Path, PathBuf};

use arnak::Arnak;
use arnak::content::{canonical, rows};
use kernel::content::{TableFile, whole};
use kernel::{Dealer, Game, Lang, Pending, SplitMix};
use serde_json::json;

include!("../../boards.rs");

const GUIDE: &str = include_str!("../../../../docs/HOW-TO-ADD.md");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let passed_over = ["tests", "fixtures", "node_modules", "target", "dist", "api"];
        if path.is_dir() {
            if !passed_over.contains(&name) {
                sources(&path, found);
            }
        } else if [".rs", ".toml", ".ts", ".svelte", ".ftl"].iter().any(|end| name.ends_with(end))
            // The keys of words are written by a script.
            && ![".test.ts", "keys.d.ts"].iter().any(|end| name.ends_with(end))
        {
            found.push(path);
        }
    }
}

/// The files of the program, tests aside, with such a name or a line of code that holds this.
fn holding(is: impl Fn(&str) -> bool) -> Vec<String> {
    let (root, mut all) = (root(), Vec::new());
    // English stands for every language: the others have the same keys in the same files.
    let folders =
        ["games/arnak/src", "games/arnak/content", "games/arnak/web", "crates", "web/src", "web/words/en"];
    for folder in folders {
        sources(&root.join(folder), &mut all);
    }
    let code = |line: &&str| !["//", "#", "*", "/*"].iter().any(|mark| line.trim_start().starts_with(mark));
    let holds = |path: &PathBuf| {
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let text = fs::read_to_string(path).expect("a text");
        is(&stem) || text.lines().take_while(|line| *line != "#[cfg(test)]").filter(code).any(&is)
    };
    let name =
        |path: PathBuf| path.strip_prefix(&root).expect("below the root").to_string_lossy().into_owned();
    let mut files: Vec<String> = all.into_iter().filter(holds).map(name).collect();
    files.sort();
    files
}

/// The files in a row of the table, those of the game's folder with their whole path.
fn row(heading: &str) -> Vec<String> {
    let row =
        GUIDE.lines().find(|line| line.starts_with(&format!("| {heading} |"))).expect("the row is there");
    let cell = row.split('|').nth(2).expect("the files");
    let mut files: Vec<String> = cell.split('`').skip(1).step_by(2).map(String::from).collect();
    for file in &mut files {
        if !file.starts_with("docs/") {
            file.insert_str(0, "games/arnak/");
        }
    }
    files.sort();
    let said =
        row.split('|').nth(3).and_then(|count| count.trim().split([',', ' ']).next()).expect("a count");
    assert_eq!(said, files.len().to_string(), "the count of {heading}");
    files
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
}

#[test]
fn a_card_touches_its_table_and_its_drawing() {
    for (card, family) in [("sea_turtle", "items"), ("parrot", "items"), ("obsidian_earring", "artifacts")] {
        let told: Vec<String> =
            row("a card of Arnak").iter().map(|file| file.replace("<family>", family)).collect();
        assert_eq!(holding(|line| words(line).any(|word| word == card)), told, "{card}");
    }
}

/// A table with one more card, as it stands in a content folder: its row, and the raised count.
fn ladder_file() -> TableFile {
    let row = r#"id = "rope_ladder", en = "Rope Ladder", cost = 1, points = 2, travel = "car", when = "main", effect = "gain coin; draw""#;
    let text = format!("confidence = \"public\"\ncount = 41\nrows = [\n  {{ {row} }},\n]\n");
    TableFile { name: "arnak/items.toml".into(), text }
}

#[test]
fn a_card_of_a_content_folder_is_bought_and_played() {
    let game = Arnak::build(&[ladder_file()]).expect("the card is right");
    let found = game.describe(Lang::EN).into_iter().find(|part| part.id == "rope_ladder");
    let card = found.expect("the card is described");
    assert_eq!((card.family, card.name.as_str()), ("item", "Rope Ladder"));
    assert!(!card.text.is_empty() && !card.icons.is_empty(), "{card:?}");
    let setup = game.setup(&json!({ "players": 2, "board": "bird" })).expect("it can be set up");
    let mut done: Vec<String> = Vec::new();
    // The card is not in the row of every game, and who has it does not always draw it again.
    for seed in 0..100 {
        let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
        let (mut state, mut legal) = (game.start(&setup), Vec::new());
        loop {
            game.legal(&state, &mut legal);
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
                Pending::Player(_) => {
                    let named = |text: &str| legal.iter().find(|action| game.phrase(**action).text() == text);
                    let wanted = ["play rope_ladder", "buy rope_ladder"]
                        .into_iter()
                        .find(|text| named(text).is_some());
                    done.extend(wanted.map(String::from));
                    let any = legal[rng.below(legal.len() as u32) as usize];
                    wanted.and_then(named).copied().unwrap_or(any)
                }
            };
            game.advance(&mut state, action, &mut ());
            assert_eq!(game.validate(&state), Ok(()));
        }
        if ["buy", "play"].iter().all(|verb| done.iter().any(|text| text.starts_with(verb))) {
            return;
        }
    }
    panic!("the card is not bought and played in any game: {done:?}");
}

#[test]
fn a_new_card_changes_nothing_about_the_others() {
    let [before, after] = [vec![], vec![ladder_file()]].map(|files| rows(&files).expect("the tables load"));
    assert_eq!(before.items, after.items[..40]);
    assert_eq!((before.artifacts, before.boards), (after.artifacts, after.boards));
    let text = ladder_file().text.replace("count = 41\n", "");
    let short = rows(&[TableFile { text, ..ladder_file() }]).expect_err("the count is part of the change");
    assert!(short.say(Lang::EN)[0].contains("41"), "{short:?}");
}

#[test]
fn a_board_touches_its_table_and_its_drawing() {
    for board in ["bird", "snake"] {
        // A setup to train, to measure or to begin with needs no new line.
        let setup = |line: &str| {
            let line = line.replace(['\\', ' '], "");
            line.contains(&format!("\"board\":\"{board}\""))
        };
        let file = format!("board_{board}");
        let named = |line: &str| words(line).any(|word| word == board || word == file);
        // The gallery of those who draw begins with a stored position.
        let drawn = |file: &String| !file.ends_with("web/Gallery.svelte");
        let found: Vec<String> =
            holding(|line| named(line) && !setup(line)).into_iter().filter(drawn).collect();
        let told: Vec<String> =
            row("a board of Arnak").iter().map(|file| file.replace("<key>", board)).collect();
        assert_eq!(found, told, "{board}");
    }
}

/// The table of a fifth board: the Bird Temple with another name and dearer first steps.
fn turtle() -> String {
    let bird = include_str!("../../content/board_bird.toml");
    let text = bird
        .replace("order = 1\n", "order = 5\n")
        .replace("id = \"bird\", en = \"Bird Temple\"", "id = \"turtle\", en = \"Turtle Temple\"")
        .replace(
            "id = \"bird\", en = \"The gentlest temple; best for a first game.\"",
            "id = \"turtle\", en = \"Slow.\"",
        )
        .replace("cost = \"compass arrowhead\" }", "cost = \"compass 2 arrowhead\" }");
    assert!(!text.contains("\"bird\"") && text.contains("Slow.") && text.contains("compass 2 arrowhead"));
    text
}

fn turtle_file() -> TableFile {
    TableFile { name: "arnak/board_turtle.toml".into(), text: turtle() }
}

/// The tables of the program, by name and text.
fn tables() -> Vec<(String, String)> {
    let entries = fs::read_dir(root().join("games/arnak/content")).expect("the folder can be read");
    let file = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a table"))
    };
    entries.map(|entry| file(entry.expect("an entry").path())).collect()
}

#[test]
fn the_build_finds_a_new_board_by_its_file() {
    let before = boards(&tables()).expect("the boards are in order");
    let keys: Vec<&str> = before.iter().map(|found| found.file.as_str()).collect();
    let built_in: Vec<&str> = arnak::content::SCHEMAS
        .iter()
        .filter_map(|schema| schema.file.strip_prefix("arnak/"))
        .filter(|file| file.starts_with("board_"))
        .collect();
    assert_eq!(keys, built_in);
    // Saved games and hashes count the boards in this order.
    assert_eq!(arnak::content::boards(), ["bird", "snake", "spider", "owl"]);

    let mut with = tables();
    with.push(("board_turtle.toml".into(), turtle()));
    let after = boards(&with).expect("the boards are in order");
    let new = Found { file: "board_turtle.toml".into(), order: 5, over: false };
    assert_eq!(after.split_last(), Some((&new, before.as_slice())));
    assert!(source(&after).ends_with("    schema!(\"board_turtle.toml\", None, WHOLE_BOARD),\n]\n"));
    assert!(source(&after).contains("schema!(\"board_owl_reconstructed.toml\", None, OVER_BOARD)"));

    for (order, reason) in [("", "board_turtle.toml: the board needs a line"), ("order = 4\n", "same place")]
    {
        let text = turtle().replace("order = 5\n", order);
        let problem = boards(&[tables(), vec![("board_turtle.toml".into(), text)]].concat());
        assert!(problem.as_ref().is_err_and(|problem| problem.contains(reason)), "{problem:?}");
    }
}

#[test]
fn a_board_of_a_content_folder_is_played() {
    let game = Arnak::build(&[turtle_file()]).expect("the board is right");
    let form = game.meta();
    let field = form.fields.iter().find(|field| field.key == "board").expect("a board is chosen");
    let choice = field.choices.last().expect("there are boards");
    assert_eq!(choice.value, json!("turtle"));
    // A language without a name for it says the English one.
    for lang in Lang::all() {
        assert_eq!([choice.name.get(lang), choice.about.get(lang)], ["Turtle Temple", "Slow."]);
    }
    assert!(game.describe(Lang::EN).iter().any(|part| part.family == "board" && part.id == "turtle"));
    for players in 1..=4 {
        for twisted in [false, true] {
            let setup = json!({ "players": players, "board": "turtle", "twisted_paths": twisted });
            let read = game.setup(&setup).expect("it can be set up");
            assert_eq!(json!(read)["board"], "turtle");
            let (mut dealer, mut rng) = (Dealer::new(players), SplitMix::new(players));
            let (mut state, mut legal) = (game.start(&read), Vec::new());
            loop {
                game.legal(&state, &mut legal);
                let action = match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
                    Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
                };
                game.advance(&mut state, action, &mut ());
                assert_eq!(game.validate(&state), Ok(()));
                assert_eq!(game.load(&game.save(&state)).as_ref(), Ok(&state));
            }
            assert_eq!(game.round(&state), 5);
        }
    }
    let unknown = game.setup_reasons(&json!({ "players": 2, "board": "newt" }), Lang::EN);
    assert!(unknown.len() == 1 && unknown[0].contains("\"turtle\""), "{unknown:?}");
}

#[test]
fn a_new_board_changes_nothing_about_the_others() {
    let [before, after] = [vec![], vec![turtle_file()]].map(|files| rows(&files).expect("the tables load"));
    assert_eq!(before.boards, after.boards[..4]);
    let with = canonical(&after);
    let old: Vec<&str> = with
        .lines()
        .filter(|line| !line.starts_with("turtle") && !line.starts_with("board turtle"))
        .collect();
    assert_eq!(old.join("\n"), canonical(&before));

    // A set that a server stored before the program had a board does not get it.
    let mut set = whole("arnak", arnak::content::SCHEMAS, &[]);
    assert_eq!(rows(&set).expect("the set loads").boards, before.boards);
    set.retain(|file| !file.name.starts_with("arnak/board_owl"));
    assert_eq!(rows(&set).expect("the set loads").boards, before.boards[..3]);
}

#[test]
fn a_board_file_without_its_board_is_refused() {
    let refused = |text: String| {
        let file = TableFile { name: "arnak/board_newt.toml".into(), text };
        rows(&[file]).expect_err("it is no board").say(kernel::Lang::EN).join("\n")
    };
    let reasons = refused(turtle());
    assert!(reasons.contains("the only board of this file is \"newt\""), "{reasons}");
    assert!(reasons.contains("\"board\" needs a row with the id \"newt\""), "{reasons}");
    assert!(refused(String::new()).contains("needs a row"));
}

#[test]
fn an_event_touches_its_table_one_place_and_its_sentence() {
    for (name, word) in
        [("PairMade", "pair_made"), ("IdolFreed", "idol_freed"), ("RivalMarkedTile", "rival_marked_tile")]
    {
        let (quoted, reported) = (format!("\"{word}\""), format!("Event::{name} "));
        let mut files = holding(|line| line.contains(&quoted));
        let places = holding(|line| line.contains(&reported));
        assert_eq!(places.len(), 1, "{name}: {places:?}");
        files.extend(places.iter().cloned());
        let sentences = include_str!("../../words/en/events.ftl");
        if sentences.lines().any(|line| line.starts_with(&format!("event-{word} ="))) {
            files.push("games/arnak/words/en/events.ftl".into());
        }
        let place = places[0].trim_start_matches("games/arnak/src/").trim_end_matches(".rs");
        let mut told: Vec<String> =
            row("an event of Arnak").iter().map(|file| file.replace("<place>", place)).collect();
        told.sort();
        files.sort();
        assert_eq!(files, told, "{word}");
    }
}
