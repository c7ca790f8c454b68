//! The engine protocol: whatever the input, every line is answered and the next request works. Played
//! with the toy game in process, and once through the program.

use std::sync::Arc;

use crate::common::{GAME, SETUP, long_games, temples_with};
use bots::Level;
use serde_json::{Value, json};
use temples_cli::engine::{Engine, MAX_LINE, PROTOCOL};
use toy::Toy;

fn engine() -> Engine {
    Engine::new(vec![Box::new(Arc::new(Toy))])
}

/// All answers to these bytes, read as the program reads them.
fn session(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    engine().run(&mut &*input, &mut output).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("answers are text");
    text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    engine.answer(request.to_string().as_bytes())
}

/// A game with its first example of a setup.
fn example(game: &'static str) -> (&'static str, Value) {
    let meta = games::Rules::by_id(game, &[]).expect("valid tables").meta();
    (game, meta.examples[0].clone())
}

/// An engine with a game in progress.
fn playing() -> Engine {
    let mut engine = engine();
    let answer =
        ask(&mut engine, &json!({ "cmd": "new", "game": "toy", "setup": { "players": 2 }, "seed": 7 }));
    assert_eq!(answer["ok"], true, "{answer}");
    engine
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
    answer["error"]["code"].as_str().expect("an error has a code")
}

#[test]
fn bad_lines_are_answered_and_the_next_request_works() {
    let hello = br#"{"cmd":"hello"}"#.to_vec();
    let mut long = br#"{"cmd":"hello","id":""#.to_vec();
    long.resize(10 << 20, b'x');
    long.extend(br#""}"#);
    let deep = [vec![b'['; 100_000], vec![b']'; 100_000]].concat();
    let deep_setup = [
        br#"{"cmd":"new","game":"toy","setup":"#.to_vec(),
        br#"{"a":"#.repeat(5000),
        b"1".to_vec(),
        vec![b'}'; 5001],
    ]
    .concat();
    let bad: Vec<(Vec<u8>, &str)> = vec![
        (long, "too_long"),
        (deep, "bad_json"),
        (deep_setup, "bad_json"),
        (b"\xff\xfe{\"cmd\":\"hello\"}".to_vec(), "bad_json"),
        (b"{\"cmd\":\"\xc3\x28\"}".to_vec(), "bad_json"),
        (b"".to_vec(), "bad_json"),
        (b"   \r".to_vec(), "bad_json"),
        (b"not json".to_vec(), "bad_json"),
        (b"null".to_vec(), "bad_json"),
        (b"[]".to_vec(), "bad_json"),
        (b"{\"cmd\":\"hello\"} {}".to_vec(), "bad_json"),
        (b"{\"cmd\":\"apply\",\"action\":1e999}".to_vec(), "bad_json"),
        (b"\0".to_vec(), "bad_json"),
        (b"{}".to_vec(), "bad_request"),
        (b"{\"cmd\":7}".to_vec(), "bad_request"),
        (b"{\"cmd\":\"hello\",\"id\":[]}".to_vec(), "bad_request"),
        (b"{\"cmd\":\"HELLO\"}".to_vec(), "unknown_command"),
    ];
    let mut input = Vec::new();
    for (line, _) in &bad {
        input.extend(line);
        input.push(b'\n');
        input.extend(&hello);
        input.push(b'\n');
    }
    let answers = session(&input);
    assert_eq!(answers.len(), 2 * bad.len());
    for ((_, expected), pair) in bad.iter().zip(answers.chunks(2)) {
        assert_eq!(code(&pair[0]), *expected);
        assert_eq!(pair[1]["protocol"], PROTOCOL, "the next request works");
        assert!(pair[0].to_string().len() < 500, "an error does not repeat a long line");
    }
}

#[test]
fn requests_before_new_are_refused() {
    for request in [
        json!({ "cmd": "legal" }),
        json!({ "cmd": "apply", "action": 0 }),
        json!({ "cmd": "state" }),
        json!({ "cmd": "view", "seat": 0 }),
        json!({ "cmd": "scores" }),
        json!({ "cmd": "undo" }),
        json!({ "cmd": "record" }),
        json!({ "cmd": "bot", "level": "random" }),
        json!({ "cmd": "load", "state": {} }),
    ] {
        let mut engine = engine();
        assert_eq!(code(&ask(&mut engine, &request)), "no_game", "{request}");
        assert_eq!(ask(&mut engine, &json!({ "cmd": "hello" }))["ok"], true);
    }
}

#[test]
fn a_refused_request_changes_nothing() {
    let mut engine = playing();
    let before = ask(&mut engine, &json!({ "cmd": "record" }));
    let setup = json!({ "players": 2 });
    for (request, expected) in [
        (json!({ "cmd": "new", "game": "toy", "setup": setup, "sead": 7 }), "bad_request"),
        (json!({ "cmd": "new", "game": "toy", "setup": setup, "seed": -1 }), "bad_request"),
        (json!({ "cmd": "new", "game": "toy", "setup": setup, "seed": 1.5 }), "bad_request"),
        (json!({ "cmd": "new", "game": "toy", "setup": setup, "seed": 1e30 }), "bad_request"),
        (json!({ "cmd": "new", "game": "toy", "setup": setup, "seed": null }), "bad_request"),
        (json!({ "cmd": "new", "game": "toy", "setup": setup, "chance": "loaded" }), "bad_request"),
        (json!({ "cmd": "new", "game": "toy" }), "bad_request"),
        (json!({ "cmd": "new", "setup": setup }), "bad_request"),
        (json!({ "cmd": "new", "game": 7, "setup": setup }), "bad_request"),
        (json!({ "cmd": "new", "game": "chess", "setup": setup }), "unknown_game"),
        (json!({ "cmd": "new", "game": "toy", "setup": { "players": 3 } }), "bad_setup"),
        (json!({ "cmd": "new", "game": "toy", "setup": { "players": 1e300 } }), "bad_setup"),
        (json!({ "cmd": "new", "game": "toy", "setup": [] }), "bad_setup"),
        (json!({ "cmd": "load", "state": { "bag": [9, 9, 9] } }), "bad_state"),
        (json!({ "cmd": "load", "game": "chess", "state": {} }), "unknown_game"),
        (json!({ "cmd": "load" }), "bad_request"),
        (json!({ "cmd": "legal", "lang": "xx" }), "bad_request"),
        (json!({ "cmd": "apply" }), "bad_request"),
        (json!({ "cmd": "apply", "action": -1 }), "bad_request"),
        (json!({ "cmd": "apply", "action": 0.5 }), "bad_request"),
        (json!({ "cmd": "apply", "action": [0] }), "bad_request"),
        (json!({ "cmd": "apply", "actions": [] }), "bad_request"),
        (json!({ "cmd": "apply", "actions": 0 }), "bad_request"),
        (json!({ "cmd": "apply", "actions": [0, null] }), "bad_request"),
        (json!({ "cmd": "apply", "action": 0, "actions": [0] }), "bad_request"),
        (json!({ "cmd": "apply", "actions": [99] }), "illegal_action"),
        (json!({ "cmd": "apply", "action": 99 }), "illegal_action"),
        (json!({ "cmd": "apply", "action": u64::MAX }), "illegal_action"),
        (json!({ "cmd": "apply", "action": "fly" }), "illegal_action"),
        (json!({ "cmd": "apply", "action": "stake yes" }), "illegal_action"),
        (json!({ "cmd": "apply", "action": { "do": "keep", "twice": true } }), "illegal_action"),
        (json!({ "cmd": "view" }), "bad_request"),
        (json!({ "cmd": "view", "seat": 2 }), "bad_request"),
        (json!({ "cmd": "view", "seat": 256 }), "bad_request"),
        (json!({ "cmd": "view", "seat": "0" }), "bad_request"),
        (json!({ "cmd": "record", "seat": 9 }), "bad_request"),
        (json!({ "cmd": "undo" }), "nothing_to_undo"),
        (json!({ "cmd": "bot" }), "bad_request"),
        (json!({ "cmd": "bot", "level": 3 }), "bad_request"),
        (json!({ "cmd": "bot", "level": "strong" }), "unavailable"),
        (json!({ "cmd": "bot", "level": "random", "millis": 0 }), "bad_request"),
        (json!({ "cmd": "quit", "now": true }), "bad_request"),
    ] {
        assert_eq!(code(&ask(&mut engine, &request)), expected, "{request}");
        assert_eq!(ask(&mut engine, &json!({ "cmd": "record" })), before, "{request}");
    }
    assert!(!engine.finished());
}

#[test]
fn errors_name_the_field_and_every_reason() {
    let mut engine = playing();
    let answer = ask(&mut engine, &json!({ "cmd": "legal", "sead": 7 }));
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("sead")), "{answer}");
    let mut state = ask(&mut engine, &json!({ "cmd": "state" }))["state"].take();
    state["bag"] = json!([0, 0, 0]);
    let answer = ask(&mut engine, &json!({ "cmd": "load", "state": state }));
    assert_eq!(code(&answer), "bad_state");
    let reasons = answer["error"]["reasons"].as_array().expect("reasons are listed");
    assert!(reasons.len() > 1, "{answer}");
}

#[test]
fn ids_are_repeated_in_answers_and_errors() {
    let mut engine = engine();
    assert_eq!(ask(&mut engine, &json!({ "cmd": "hello", "id": "a" }))["id"], "a");
    assert_eq!(ask(&mut engine, &json!({ "cmd": "legal", "id": 7 }))["id"], 7);
    assert_eq!(ask(&mut engine, &json!({ "cmd": "legal" })).get("id"), None);
}

#[test]
fn a_game_is_played_to_its_end_in_every_way_of_naming_actions() {
    let mut engine = playing();
    let mut steps = 0;
    loop {
        let legal = ask(&mut engine, &json!({ "cmd": "legal" }));
        let actions = legal["actions"].as_array().expect("a list");
        let Some(last) = actions.last() else { break };
        let name = [&last["id"], &last["text"], &last["action"]][steps % 3];
        let answer = ask(&mut engine, &json!({ "cmd": "apply", "action": name }));
        assert_eq!(answer["ok"], true, "{answer}");
        assert_eq!(answer["over"] == true, answer["to_act"].is_null(), "{answer}");
        assert_eq!(answer["hash"].as_str().map(str::len), Some(16));
        assert!(answer["events"].as_array().expect("events").iter().all(|event| event["text"].is_string()));
        steps += 1;
    }
    assert_eq!(code(&ask(&mut engine, &json!({ "cmd": "apply", "action": 0 }))), "game_over");
    assert_eq!(code(&ask(&mut engine, &json!({ "cmd": "bot", "level": "random" }))), "no_decision");
    let scores = ask(&mut engine, &json!({ "cmd": "scores" }));
    let record = ask(&mut engine, &json!({ "cmd": "record" }))["record"].to_string();
    let totals: Vec<String> =
        scores["scores"].as_array().expect("scores").iter().map(|row| row["total"].to_string()).collect();
    assert!(record.contains(&format!("scores {}", totals.join(" "))), "{record}");
    for _ in 0..steps {
        assert_eq!(ask(&mut engine, &json!({ "cmd": "undo" }))["over"], false);
    }
    assert_eq!(code(&ask(&mut engine, &json!({ "cmd": "undo" }))), "nothing_to_undo");
}

#[test]
fn several_actions_of_one_request_are_carried_out_all_or_none() {
    // The first way through the game, step by step.
    let (mut slow, mut names, mut events) = (playing(), Vec::new(), Vec::new());
    let last = loop {
        let legal = ask(&mut slow, &json!({ "cmd": "legal" }));
        let first = &legal["actions"][0];
        names.push([&first["id"], &first["text"], &first["action"]][names.len() % 3].clone());
        let answer = ask(&mut slow, &json!({ "cmd": "apply", "action": names[names.len() - 1] }));
        events.extend(answer["events"].as_array().expect("events").clone());
        if answer["over"] == true {
            break answer;
        }
    };
    let mut engine = playing();
    let before = ask(&mut engine, &json!({ "cmd": "state" }));
    let (mut slip, mut one_more) = (names.clone(), names.clone());
    slip[1] = json!("fly");
    one_more.push(json!(0));
    for (actions, at, why) in [(slip, 1, "illegal_action"), (one_more, names.len(), "game_over")] {
        let refused = ask(&mut engine, &json!({ "cmd": "apply", "actions": actions }));
        assert_eq!(code(&refused), why);
        let message = refused["error"]["message"].as_str().expect("a message");
        assert!(message.starts_with(&format!("actions[{at}]: ")), "{message}");
        assert_eq!(ask(&mut engine, &json!({ "cmd": "state" })), before, "nothing was carried out");
    }

    let answer = ask(&mut engine, &json!({ "cmd": "apply", "actions": names }));
    assert_eq!(answer["events"], Value::Array(events), "the events of all");
    assert_eq!((&answer["hash"], &answer["over"]), (&last["hash"], &json!(true)));
    // They are undone one by one.
    for _ in 0..names.len() {
        assert_eq!(ask(&mut engine, &json!({ "cmd": "undo" }))["ok"], true);
    }
    assert_eq!(ask(&mut engine, &json!({ "cmd": "state" })), before);
}

#[test]
fn manual_chance_waits_for_outcomes_and_undo_takes_back_one() {
    let mut engine = engine();
    let setup = json!({ "players": 2 });
    let begun = ask(&mut engine, &json!({ "cmd": "new", "game": "toy", "setup": setup, "chance": "manual" }));
    assert_eq!(begun["to_act"], "chance");
    let legal = ask(&mut engine, &json!({ "cmd": "legal" }));
    assert_eq!(legal["actions"][0]["weight"], 2);
    assert_eq!(ask(&mut engine, &json!({ "cmd": "apply", "action": "draw 3" }))["to_act"], "chance");
    assert_eq!(ask(&mut engine, &json!({ "cmd": "apply", "action": "draw 1" }))["to_act"], 0);
    assert_eq!(ask(&mut engine, &json!({ "cmd": "undo" }))["to_act"], "chance");
    assert_eq!(ask(&mut engine, &json!({ "cmd": "undo" }))["hash"], begun["hash"]);
}

#[test]
fn a_position_is_loaded_before_and_after_new() {
    let mut first = playing();
    ask(&mut first, &json!({ "cmd": "apply", "action": "swap" }));
    let state = ask(&mut first, &json!({ "cmd": "state" }))["state"].take();
    let mut second = engine();
    let loaded =
        ask(&mut second, &json!({ "cmd": "load", "game": "toy", "state": state, "chance": "manual" }));
    assert_eq!(loaded["ok"], true, "{loaded}");
    assert_eq!(ask(&mut second, &json!({ "cmd": "state" }))["state"], state);
    let again = ask(&mut second, &json!({ "cmd": "load", "state": state, "seed": 3 }));
    assert_eq!(again["hash"], loaded["hash"], "{again}");
    assert_eq!(code(&ask(&mut second, &json!({ "cmd": "undo" }))), "nothing_to_undo");
}

#[test]
fn views_and_records_for_a_viewer_hide_what_others_hold() {
    let mut engine = playing();
    let views: Vec<Value> = [json!(0), json!(1), json!("spectator")]
        .into_iter()
        .map(|seat| ask(&mut engine, &json!({ "cmd": "view", "seat": seat }))["view"].take())
        .collect();
    assert!(views[0]["hands"][0]["face"].is_number() && views[0]["hands"][1]["face"].is_null());
    assert!(views[1]["hands"][0]["face"].is_null() && views[1]["hands"][1]["face"].is_number());
    assert!(views[2]["hands"][0]["face"].is_null() && views[2]["hands"][1]["face"].is_null());
    let record = ask(&mut engine, &json!({ "cmd": "record", "seat": "spectator" }))["record"].to_string();
    assert!(record.contains("* ?") && !record.contains("draw"), "{record}");
}

#[test]
fn bots_answer_the_same_for_the_same_seed_and_leave_the_game_alone() {
    let mut engine = playing();
    let before = ask(&mut engine, &json!({ "cmd": "state" }));
    let mut seen = Vec::new();
    for seed in 0..50 {
        let request = json!({ "cmd": "bot", "level": "random", "millis": 200, "seed": seed });
        let answer = ask(&mut engine, &request);
        assert_eq!(answer, ask(&mut engine, &request));
        let text = answer["action"]["text"].clone();
        if !seen.contains(&text) {
            seen.push(text);
        }
    }
    assert_eq!(seen.len(), 3, "every action is taken by some seed");
    assert_eq!(ask(&mut engine, &json!({ "cmd": "state" })), before);
}

#[test]
fn quit_ends_the_session_and_nothing_after_it_is_answered() {
    let answers = session(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n");
    assert_eq!(answers, [json!({ "ok": true })]);
}

#[test]
fn a_line_at_the_bound_is_still_read() {
    let mut engine = engine();
    let mut line = br#"{"cmd":"hello"}"#.to_vec();
    line.resize(MAX_LINE, b' ');
    assert_eq!(engine.answer(&line)["ok"], true);
    line.push(b' ');
    assert_eq!(code(&engine.answer(&line)), "too_long");
}

#[test]
fn the_program_answers_four_lines_and_twice_the_same() {
    let setup: Value = serde_json::from_str(SETUP).expect("JSON");
    let new = json!({ "cmd": "new", "game": GAME, "setup": setup, "seed": 7 });
    let mut input = format!("{{\"cmd\":\"hello\"}}\nnot json\n{new}\n{{\"cmd\":\"legal\"}}\n");
    let first = temples_with(&["engine"], input.as_bytes());
    assert_eq!((first.code, first.stderr.as_str()), (0, ""));
    let answers: Vec<Value> =
        first.stdout.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(
        answers.iter().map(|answer| answer["ok"] == true).collect::<Vec<_>>(),
        [true, false, true, true]
    );
    assert!(answers[3]["actions"].as_array().is_some_and(|actions| !actions.is_empty()));

    // A longer session: takes the first legal action, and queries everything on the way.
    for _ in 0..40 {
        input.push_str("{\"cmd\":\"apply\",\"action\":0}\n{\"cmd\":\"legal\",\"lang\":\"fr\"}\n");
        input.push_str("{\"cmd\":\"bot\",\"level\":\"random\"}\n{\"cmd\":\"view\",\"seat\":0}\n");
    }
    input.push_str("{\"cmd\":\"state\"}\n{\"cmd\":\"scores\"}\n{\"cmd\":\"undo\"}\n{\"cmd\":\"record\"}\n");
    let runs = [(); 2].map(|()| temples_with(&["engine"], input.as_bytes()).stdout);
    assert_eq!(runs[0], runs[1]);
    assert_eq!(runs[0].lines().count(), input.lines().count());
}

#[test]
fn bots_of_every_level_give_reasons() {
    let mut engine = Engine::new(
        games::Rules::all(&[]).expect("valid tables").into_iter().map(games::Rules::any).collect(),
    );
    for (game, setup) in long_games().map(example) {
        ask(&mut engine, &json!({ "cmd": "new", "game": game, "setup": setup, "seed": 7 }));
        let legal = ask(&mut engine, &json!({ "cmd": "legal" }))["actions"].take();
        for level in Level::ALL.map(Level::name) {
            let request = json!({ "cmd": "bot", "level": level, "simulations": 30, "seed": 1 });
            let answer = ask(&mut engine, &request);
            assert_eq!(answer, ask(&mut engine, &request), "the same twice");
            let chosen = answer["action"]["id"].as_u64().expect("a place in the list") as usize;
            assert_eq!(answer["action"], legal[chosen]);
            let reasons = &answer["reasons"];
            assert_eq!(reasons["line"][0], legal[chosen]["text"], "{level}");
            let candidates = reasons["candidates"].as_array().expect("a list");
            assert_eq!(candidates.is_empty(), level == "random");
            for candidate in candidates {
                let win = candidate["win"].as_f64().expect("a chance");
                assert!((0.0..=1.0).contains(&win) && candidate["visits"].as_u64() > Some(0), "{candidate}");
                assert!(candidate["score"].is_number() && candidate["text"].is_string(), "{candidate}");
            }
        }
        let both = json!({ "cmd": "bot", "level": "easy", "simulations": 30, "millis": 5 });
        assert_eq!(code(&ask(&mut engine, &both)), "bad_request");
    }
}

#[test]
fn reasons_tell_why_not_in_every_language() {
    let mut engine = Engine::new(
        games::Rules::all(&[]).expect("valid tables").into_iter().map(games::Rules::any).collect(),
    );
    for (game, setup) in long_games().map(example) {
        ask(&mut engine, &json!({ "cmd": "new", "game": game, "setup": setup, "seed": 7 }));
        let reasons = |engine: &mut Engine, request: &Value| -> Vec<Value> {
            let answer = ask(engine, request);
            answer["reasons"].as_array().unwrap_or_else(|| panic!("{answer}")).clone()
        };
        let own = reasons(&mut engine, &json!({ "cmd": "why" }));
        let french = reasons(&mut engine, &json!({ "cmd": "why", "lang": "fr" }));
        assert!(own.len() > 20 && own.len() == french.len());
        for (one, other) in own.iter().zip(&french) {
            assert_eq!((&one["what"], &one["missing"]), (&other["what"], &other["missing"]));
            assert_ne!(one["text"], other["text"]);
            assert!(one["what"]["kind"].is_string() && one["what"]["place"].is_string(), "{one}");
        }
        let legal = ask(&mut engine, &json!({ "cmd": "legal" }))["actions"].take();
        let texts: Vec<&str> =
            legal.as_array().expect("a list").iter().filter_map(|action| action["text"].as_str()).collect();
        for one in own.iter().filter(|one| one["what"]["with"].is_null()) {
            let id = one["what"]["id"].as_str().expect("a word");
            let used = texts.iter().any(|text| text.split(' ').skip(1).any(|word| word == id));
            let unique = id.len() > 2;
            assert!(!used || !unique, "{one} is in the legal list: {texts:?}");
        }
        let waiting = reasons(&mut engine, &json!({ "cmd": "why", "seat": 1 }));
        assert!(waiting.iter().all(|one| one["reason"] == "turn"), "{waiting:?}");
        let public = reasons(&mut engine, &json!({ "cmd": "why", "seat": "spectator" }));
        assert!(public.iter().all(|one| one["reason"] == "watching"), "{public:?}");
        assert_eq!(code(&ask(&mut engine, &json!({ "cmd": "why", "seat": 7 }))), "bad_request");
    }
}
