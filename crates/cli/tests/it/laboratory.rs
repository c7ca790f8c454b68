//! Simulations as people study them: files of rows, interruptions, reports and tournaments.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::commands::{assert_refused, document};
use crate::common::{GAME, SETUP, arg, folder, temples};
use serde_json::Value;

/// A run with two setups of different sizes, whose bots think.
fn sim(out: &Path, threads: &str, more: &[&str]) {
    let wide = r#"{"players":3,"board":"owl"}"#;
    let args = ["sim", "--game", GAME, "--setup", SETUP, "--setup", wide, "--bots", "easy", "--games", "4"];
    let ran = temples(&[&args[..], &["--seed", "9", "--threads", threads, "--out", arg(out)], more].concat());
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    for words in ["2 matches", "8 games", r#"{"players":3,"board":"owl"}, easy,easy,easy: 4 games"#] {
        assert!(ran.stdout.contains(words), "{words} in {}", ran.stdout);
    }
}

fn rows(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).expect("a row is JSON")).collect()
}

#[test]
fn files_of_rows_are_the_same_bytes_whatever_the_number_of_threads() {
    let folder = folder("bytes");
    for ending in ["parquet", "csv", "jsonl"] {
        let run = |threads: &str| {
            let games = folder.join(format!("games{threads}.{ending}"));
            let decisions = folder.join(format!("decisions{threads}.{ending}"));
            sim(&games, threads, &["--decisions", arg(&decisions)]);
            (std::fs::read(games).expect("games"), std::fs::read(decisions).expect("decisions"))
        };
        let (one, two) = (run("1"), run("2"));
        assert!(one == two, "{ending} files differ");
        assert!(!folder.join(format!("games1.{ending}.part")).exists());
    }
}

#[test]
fn every_form_holds_the_same_rows() {
    let folder = folder("forms");
    let (lines, parquet) = (folder.join("games.jsonl"), folder.join("games.parquet"));
    sim(&lines, "1", &[]);
    sim(&parquet, "1", &[]);
    let back = folder.join("back.jsonl");
    assert_eq!(temples(&["convert", arg(&parquet), arg(&back)]).code, 0);
    assert_eq!(rows(&lines), rows(&back));
    let (csv, again) = (folder.join("games.csv"), folder.join("again.jsonl"));
    assert_eq!(temples(&["convert", arg(&parquet), arg(&csv)]).code, 0);
    assert_eq!(temples(&["convert", arg(&csv), arg(&again)]).code, 0);
    // A column of only digits has lost its type in CSV; nothing else differs.
    for (one, two) in rows(&lines).iter().zip(rows(&again)) {
        for (name, value) in one.as_object().expect("a row").iter().filter(|(name, _)| *name != "winner") {
            assert_eq!(*value, two[name], "{name}");
        }
    }

    let rows = rows(&lines);
    assert_eq!(rows.len(), 8);
    for (number, row) in rows.iter().enumerate() {
        let players: usize = if number < 4 { 2 } else { 3 };
        assert_eq!(
            (row["game"].as_u64(), row["players"].as_u64()),
            (Some(number as u64), Some(players as u64))
        );
        assert_eq!(row["board"], if number < 4 { "bird" } else { "owl" });
        assert_eq!(row["seat2_total"].is_null(), players == 2);
        assert_eq!((&row["seat0_bot"], &row["rules"]), (&Value::from("easy"), &Value::from(GAME)));
        for seat in 0..players {
            let points: i64 = row
                .as_object()
                .expect("a row")
                .iter()
                .filter(|(name, _)| name.starts_with(&format!("seat{seat}_")))
                .filter(|(name, _)| !name.ends_with("_total") && !name.ends_with("_rank"))
                .filter_map(|(_, value)| value.as_i64())
                .sum();
            assert_eq!(Some(points), row[format!("seat{seat}_total")].as_i64(), "categories add up: {row}");
        }
        let sum = |what: &str| {
            (1..=5).filter_map(|round| row[format!("round{round}_{what}")].as_i64()).sum::<i64>()
        };
        assert_eq!(Some(sum("decisions")), row["decisions"].as_i64());
        assert!(sum("options") > sum("decisions"));
    }
    // The same deal on another board: the seed depends only on the place in the match.
    assert_eq!(rows[0]["seed"], rows[4]["seed"]);
    let took: Vec<&str> = rows.iter().filter_map(|row| row["seat0_took_card"].as_str()).collect();
    let known = temples(&["describe", "--game", GAME]).stdout;
    assert!(
        !took.is_empty() && took.iter().flat_map(|list| list.split(' ')).all(|id| known.contains(id)),
        "{took:?}"
    );
    assert_refused(
        &["convert", arg(&csv), arg(&folder.join("x.txt"))],
        1,
        "ends in .csv, .jsonl or .parquet",
    );
    assert_refused(&["convert", arg(&folder.join("absent.csv")), arg(&csv)], 1, "absent.csv");
}

#[test]
fn a_row_per_decision_tells_choice_value_and_features() {
    let folder = folder("decisions");
    let (games, decisions) = (folder.join("games.jsonl"), folder.join("decisions.jsonl"));
    sim(&games, "2", &["--decisions", arg(&decisions)]);
    let (games, decisions) = (rows(&games), rows(&decisions));
    let counted: u64 = games.iter().filter_map(|row| row["decisions"].as_u64()).sum();
    assert_eq!(decisions.len() as u64, counted);
    for row in &decisions {
        assert!(row["chosen"].as_u64() < row["legal"].as_u64(), "{row}");
        assert_eq!(
            row["value"].is_null(),
            row["legal"] == 1,
            "a bot that has a choice tells its worth: {row}"
        );
        for number in ["points", "estimate", "coins", "hand", "glass_row"] {
            assert!(row[number].is_number(), "{number} of {row}");
        }
        let game = &games[row["game"].as_u64().expect("a number") as usize];
        assert_eq!(row["final"], game[format!("seat{}_total", row["seat"])]);
    }
}

#[test]
fn setups_and_line_ups_come_from_options_and_files() {
    let folder = folder("setups");
    let list = folder.join("list.jsonl");
    std::fs::write(
        &list,
        "{\"players\":2}\n\n{\"setup\":{\"players\":3},\"bots\":[\"random\",\"easy\",\"random\"],\"games\":3}\n",
    )
    .expect("a test file can be written");
    let run =
        |more: &[&str]| document(&[&["sim", "--game", "tikal", "--games", "5", "--json"], more].concat());
    let report = run(&["--setups", arg(&list), "--simulations", "3"]);
    let games: Vec<u64> = report["matches"]
        .as_array()
        .expect("matches")
        .iter()
        .filter_map(|one| one["games"].as_u64())
        .collect();
    assert_eq!((games, report["games"].as_u64()), (vec![5, 3], Some(8)));
    assert_eq!(report["matches"][1]["seats"][1]["bot"], "easy:3");

    let three = r#"{"players":3}"#;
    let report = run(&[
        "--setup",
        r#"{"players":2}"#,
        "--setup",
        three,
        "--bots",
        "random",
        "--bots",
        "easy,random,random",
    ]);
    let line_ups: Vec<usize> = report["matches"]
        .as_array()
        .expect("matches")
        .iter()
        .filter_map(|one| one["seats"].as_array().map(Vec::len))
        .collect();
    assert_eq!(line_ups, [2, 3, 3]);
    assert_refused(
        &["sim", "--game", "tikal", "--bots", "easy,random,random", "--bots", "random"],
        2,
        "easy,random,random fits the seats of no setup",
    );
    assert_refused(&["sim", "--game", "tikal", "--setup", "{}", "--setups", arg(&list)], 2, "--setup");
    std::fs::write(&list, "{\"setup\":{},\"seats\":2}").expect("a test file can be written");
    assert_refused(&["sim", "--game", "tikal", "--setups", arg(&list)], 2, "entry 1 of");
}

/// A run that would take hours, with some games finished, and the pipe into which it writes its decisions, which
/// shows the run's progress.
#[cfg(unix)]
fn endless(folder: &Path) -> (std::process::Child, BufReader<std::fs::File>) {
    let pipe = folder.join("decisions.jsonl");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let child = Command::new(env!("CARGO_BIN_EXE_temples"))
        .args([
            "sim",
            "--game",
            GAME,
            "--setup",
            SETUP,
            "--bots",
            "easy",
            "--games",
            "1000000",
            "--threads",
            "2",
        ])
        .args(["--json", "--out", arg(&folder.join("games.parquet")), "--decisions", arg(&pipe)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut decisions = BufReader::new(std::fs::File::open(&pipe).expect("the pipe opens"));
    let mut line = String::new();
    while !line.contains("{\"game\":3,") {
        line.clear();
        assert!(decisions.read_line(&mut line).expect("rows are text") > 0, "the run goes on");
    }
    (child, decisions)
}

#[cfg(unix)]
fn signal(child: &std::process::Child, name: &str) {
    let ran = Command::new("kill").args([name, &child.id().to_string()]).status().expect("kill runs");
    assert!(ran.success());
}

#[cfg(unix)]
#[test]
fn an_interruption_gives_the_results_so_far() {
    let folder = folder("interrupted");
    let out = folder.join("games.parquet");
    let (mut child, mut decisions) = endless(&folder);
    signal(&child, "-INT");
    decisions.read_to_string(&mut String::new()).expect("rows are text");
    let mut text = String::new();
    child.stdout.take().expect("stdout is piped").read_to_string(&mut text).expect("stdout is text");
    assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    let report: Value = serde_json::from_str(&text).expect("one document");
    assert_eq!(report["interrupted"], true);
    let games = report["games"].as_u64().expect("a number");
    assert!((3..1_000_000).contains(&games), "{games}");
    let lines = folder.join("games.jsonl");
    assert_eq!(temples(&["convert", arg(&out), arg(&lines)]).code, 0);
    assert_eq!(rows(&lines).len() as u64, games);
}

#[cfg(unix)]
#[test]
fn a_killed_run_loses_no_finished_game() {
    let folder = folder("killed");
    let (out, part) = (folder.join("games.parquet"), folder.join("games.parquet.part"));
    let (mut child, _decisions) = endless(&folder);
    signal(&child, "-KILL");
    child.wait().expect("the program ends");
    assert!(!out.exists());
    let kept = std::fs::read_to_string(&part).expect("the part is text");
    let whole = kept.matches('\n').count();
    assert!(whole > 3, "{whole}");
    // A half-written last line does not matter.
    std::fs::write(&part, format!("{kept}{{\"game\":")).expect("a test file can be written");
    let page = folder.join("report.html");
    let ran = temples(&["report", arg(&out), "-o", arg(&page)]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    assert!(ran.stdout.contains(&format!("{whole} games")), "{} of {whole}", ran.stdout);
    let whole_file = folder.join("whole.parquet");
    assert_eq!(temples(&["convert", arg(&part), arg(&whole_file)]).code, 0);
    assert!(whole_file.exists());
}

#[test]
fn a_report_stands_alone_in_both_languages() {
    let folder = folder("report");
    let (arnak, tikal) = (folder.join("arnak.parquet"), folder.join("tikal.csv"));
    sim(&arnak, "2", &[]);
    document(&[
        "sim",
        "--game",
        "tikal",
        "--bots",
        "easy,random",
        "--games",
        "6",
        "--json",
        "--out",
        arg(&tikal),
    ]);
    let page = |lang: &str| {
        let path = folder.join(format!("{lang}.html"));
        let ran = temples(&["report", arg(&arnak), arg(&tikal), "-o", arg(&path), "--lang", lang]);
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
        std::fs::read_to_string(path).expect("a page is text")
    };
    let (en, fr) = (page("en"), page("fr"));
    for (page, words) in [
        (
            &en,
            [
                "Lost Ruins of Arnak",
                "Owl Temple, 3 players",
                "Does the seat matter?",
                "Guardians overcome",
                "by round",
            ],
        ),
        (&fr, ["Narak", "3 joueurs", "La place compte-t-elle ?", "Gardiens maîtrisés", "par manche"]),
    ] {
        for word in words {
            assert!(page.contains(word), "{word}");
        }
        for outside in ["http://", "https://", "<script", "<link", "<img", "@import", "url("] {
            assert!(!page.contains(outside), "a page of its own has no {outside}");
        }
        for tag in ["section", "figure", "svg", "table", "details", "g"] {
            let (open, close) =
                (page.matches(&format!("<{tag}")).count(), page.matches(&format!("</{tag}>")).count());
            assert!(open >= close && close > 0, "{tag}: {open} opened, {close} closed");
        }
        assert_eq!(page.matches("<h1>").count(), 2);
        assert!(!page.contains("NaN") && !page.contains("inf"), "every number is one");
    }
    assert!(en.contains("prefers-color-scheme: dark"));
    let text = folder.join("tables.md");
    assert_eq!(temples(&["report", arg(&arnak), "-o", arg(&text)]).code, 0);
    let text = std::fs::read_to_string(text).expect("tables are text");
    assert!(
        text.contains("### Does the seat matter?") && text.contains("| Owl Temple, 3 players | 3 | 4 |"),
        "{text}"
    );
    assert!(!text.contains('<'), "Markdown without HTML");
    let strange = folder.join("strange.csv");
    std::fs::write(&strange, "a,b\n1,2\n").expect("a test file can be written");
    assert_refused(
        &["report", arg(&strange), "-o", arg(&folder.join("x.html"))],
        1,
        "there is no column rules",
    );
    assert_refused(&["report", "games.txt"], 2, "ends in .csv, .jsonl or .parquet");
}

#[test]
fn a_tournament_rates_the_bots_and_goes_on_where_it_stopped() {
    let folder = folder("tournament");
    let state = folder.join("state.jsonl");
    let base =
        ["tournament", "--game", GAME, "--setup", SETUP, "--bots", "random,easy,medium", "--games", "4"];
    let more = ["--simulations", "20", "--seed", "3", "--json", "--out", arg(&state)];
    let args = [&base[..], &more].concat();
    let whole = document(&args);
    assert_eq!(whole["played"], 12);
    let table = whole["standings"].as_array().expect("standings");
    let names: Vec<&str> = table.iter().filter_map(|row| row["bot"].as_str()).collect();
    assert_eq!(names.last(), Some(&"random"), "{whole}");
    assert!(table.iter().all(|row| row["games"] == 8 && row["error_95"].as_f64() > Some(0.0)));
    let elo: f64 = table.iter().filter_map(|row| row["elo"].as_f64()).sum();
    assert!(elo.abs() < 0.5, "ratings lie around the mean: {elo}");
    assert_eq!(table[2]["against"]["easy:20"]["games"], 4);

    // Cut in the middle of a line, as a crash would; the missing games are played again with the same results.
    let text = std::fs::read_to_string(&state).expect("the state is text");
    let cut: usize = text.lines().take(6).map(|line| line.len() + 1).sum();
    std::fs::write(&state, &text[..cut + 9]).expect("a test file can be written");
    assert_eq!(document(&args), whole);
    let again: Vec<Value> = rows(&state);
    assert_eq!(again.len(), 13);
    assert_eq!(
        again,
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Value>>()
    );
    assert_eq!(document(&[&args[..], &["--threads", "1"]].concat()), whole, "nothing is left to play");

    let ran = temples(&[&base[..], &["--simulations", "20", "--seed", "3", "--out", arg(&state)]].concat());
    assert!(
        ran.stdout.contains("12 games, 12 of them from before") && ran.stdout.contains("Elo"),
        "{}",
        ran.stdout
    );
    assert_refused(
        &[&base[..], &["--simulations", "20", "--seed", "4", "--out", arg(&state)]].concat(),
        2,
        "belongs to another tournament: it differs in seed",
    );
    assert_refused(&["tournament", "--game", GAME, "--setup", SETUP, "--bots", "easy"], 2, "2 seats");
    assert_refused(&["tournament", "--game", GAME, "--setup", SETUP, "--bots", "easy,easy"], 2, "easy twice");
    let solo = r#"{"players":1,"board":"bird"}"#;
    assert_refused(
        &["tournament", "--game", GAME, "--setup", solo, "--bots", "easy"],
        2,
        "at least two players",
    );
}

#[test]
fn a_swiss_tournament_of_three_at_a_table_ends() {
    let args = [
        "tournament",
        "--game",
        "tikal",
        "--setup",
        r#"{"players":3}"#,
        "--format",
        "swiss",
        "--rounds",
        "2",
    ];
    let bots = "random,easy,easy:2,easy:3,medium:2,easy:5,easy:7";
    let report =
        document(&[&args[..], &["--bots", bots, "--games", "3", "--simulations", "4", "--json"]].concat());
    // Two tables of three in each round, one bot sits out.
    assert_eq!((&report["played"], &report["format"]), (&Value::from(12), &Value::from("swiss")));
    let games: Vec<u64> = report["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .filter_map(|row| row["games"].as_u64())
        .collect();
    assert_eq!(games.iter().sum::<u64>(), 36);
    assert!(games.iter().filter(|&&games| games < 6).count() <= 2, "nobody sits out twice: {games:?}");
}
