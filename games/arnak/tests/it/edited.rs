//! Positions edited by hand, and by accident: a valid one loads and can be played on, any other is refused with
//! every reason.

use arnak::state::{Chance, Frame};
use arnak::{Arnak, State};
use kernel::{Dealer, Game, Lang, Pending, SplitMix};
use serde_json::{Value, json};

fn game() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables are sound")
}

/// Takes this many random steps, or fewer to the end of the game.
fn play_on(game: &Arnak, state: &mut State, steps: u32, seed: u64) {
    let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
    let mut legal = Vec::new();
    for _ in 0..steps {
        game.legal(state, &mut legal);
        let action = match game.pending(state) {
            Pending::Over => return,
            Pending::Chance(draw) => dealer.choose(game, state, draw, &legal),
            Pending::Player(_) => {
                assert!(!legal.is_empty(), "somebody decides, and nothing is legal: {:?}", state.stack);
                legal[rng.below(legal.len() as u32) as usize]
            }
        };
        game.advance(state, action, &mut ());
    }
}

fn setups() -> Vec<Value> {
    vec![
        json!({"players": 2, "board": "bird"}),
        json!({"players": 3, "board": "snake"}),
        json!({"players": 4, "board": "bird", "twisted_paths": true}),
        json!({"players": 2, "board": "spider"}),
        json!({"players": 2, "board": "owl"}),
        json!({"players": 1, "board": "spider", "rival": {"red": 2, "purple": 2, "objectives": 3}}),
        json!({"players": 1, "board": "owl"}),
    ]
}

/// A position some way into a game.
fn position(game: &Arnak, setup: &Value, seed: u64) -> State {
    let mut state = game.start(&game.setup(setup).expect("the setup is one"));
    let steps = SplitMix::new(seed).below(400);
    play_on(game, &mut state, steps, seed);
    state
}

/// Frames that occur in games.
fn frames(game: &Arnak) -> Vec<Value> {
    let mut frames = Vec::new();
    for (nth, setup) in setups().iter().enumerate() {
        for seed in 0..40 {
            let saved = game.save(&position(game, setup, 1000 + seed + nth as u64));
            for frame in saved["stack"].as_array().into_iter().flatten() {
                if !frames.contains(frame) {
                    frames.push(frame.clone());
                }
            }
        }
    }
    frames
}

fn nodes(json: &Value) -> u32 {
    1 + match json {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

/// The node with this number, counted from the root down.
fn node<'a>(json: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(json);
    }
    *at -= 1;
    match json {
        Value::Array(items) => items.iter_mut().find_map(|child| node(child, at)),
        Value::Object(fields) => fields.values_mut().find_map(|child| node(child, at)),
        _ => None,
    }
}

/// Changes one value somewhere.
fn mutate(json: &mut Value, frames: &[Value], rng: &mut SplitMix) {
    let pick = |rng: &mut SplitMix, n: usize| rng.below(n as u32) as usize;
    if rng.below(3) == 0 {
        let Some(stack) = json["stack"].as_array_mut() else { return };
        let frame = frames[pick(rng, frames.len())].clone();
        match rng.below(3) {
            0 if stack.len() > 1 => drop(stack.remove(pick(rng, stack.len()))),
            1 if stack.len() > 1 => *stack.last_mut().expect("it is not empty") = frame,
            _ => stack.push(frame),
        }
        return;
    }
    let total = nodes(json);
    let (from, to) = (rng.below(total), rng.below(total));
    let other = node(json, &mut from.clone()).cloned().unwrap_or_default();
    let Some(target) = node(json, &mut to.clone()) else { return };
    let was = target.clone();
    match target {
        // Swapping two words keeps all components in the game.
        Value::String(_) if other.is_string() => {
            *target = other;
            if let Some(source) = node(json, &mut from.clone()) {
                *source = was;
            }
        }
        Value::Number(number) => {
            let n = number.as_u64().unwrap_or(0);
            *target = [json!(n + 1), json!(n.saturating_sub(1)), json!(255), json!(0)][pick(rng, 4)].clone();
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Array(items) if !items.is_empty() => {
            let at = pick(rng, items.len());
            if rng.below(2) == 0 {
                items.remove(at);
            } else {
                items.push(items[at].clone());
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(pick(rng, fields.len())).cloned().unwrap_or_default();
            fields.remove(&key);
        }
        _ => *target = other,
    }
}

#[test]
fn whatever_is_loaded_can_be_played_on() {
    let game = game();
    let frames = frames(&game);
    let mut rng = SplitMix::new(7);
    let (mut loaded, mut refused) = (0, 0);
    for seed in 0..400 {
        let setup = &setups()[seed as usize % setups().len()];
        let saved = game.save(&position(&game, setup, seed));
        for _ in 0..30 {
            let mut edited = saved.clone();
            for _ in 0..=rng.below(3) {
                mutate(&mut edited, &frames, &mut rng);
            }
            match game.load(&edited) {
                Ok(mut state) => {
                    loaded += 1;
                    let again = game.load(&game.save(&state)).expect("what was loaded is a position");
                    assert_eq!(again, state);
                    play_on(&game, &mut state, 50, rng.next());
                }
                Err(problems) => {
                    refused += 1;
                    assert!(problems.0.iter().all(|reason| !reason.to_string().is_empty()));
                }
            }
        }
    }
    assert!(loaded > 100 && refused > 100, "{loaded} loaded, {refused} refused");
}

/// The first turn of a game of three.
fn first_turn(game: &Arnak) -> Value {
    let mut state =
        game.start(&game.setup(&json!({"players": 3, "board": "bird"})).expect("the setup is one"));
    while !matches!(game.pending(&state), Pending::Player(_)) {
        play_on(game, &mut state, 1, 3);
    }
    game.save(&state)
}

/// The cards of the one group in the hand of a seat.
fn hand(position: &mut Value, seat: usize) -> &mut Vec<Value> {
    position["players"][seat]["hand"][0]["cards"].as_array_mut().expect("the first hand is one group")
}

fn list<'a>(position: &'a mut Value, field: &str) -> &'a mut Vec<Value> {
    position[field].as_array_mut().expect("the field is a list")
}

#[test]
fn a_hand_card_changes_places_with_a_card_of_the_item_deck() {
    let game = game();
    let mut edited = first_turn(&game);
    let item = list(&mut edited, "item_bag").remove(0);
    let card = std::mem::replace(&mut hand(&mut edited, 1)[0], item.clone());
    // A basic card has no place in the item deck; its owner exiles it.
    edited["players"][1]["exiled_basics"] = json!([card]);
    let state = game.load(&edited).expect("two lists were edited alike");
    assert!(hand(&mut game.save(&state), 1).contains(&item));
}

#[test]
fn a_card_put_into_a_hand_is_known_to_all() {
    let game = game();
    let mut edited = first_turn(&game);
    let item = list(&mut edited, "item_bag").remove(0);
    edited["players"][0]["hand"].as_array_mut().expect("a hand is a list").push(item.clone());
    let state = game.load(&edited).expect("the card has moved");
    let view = game.view(&state, kernel::Viewer::Seat(kernel::Seat(2)));
    assert_eq!(view.hand_size(0), 6);
    assert_eq!(view.veiled_cards(0), 5);
}

#[test]
fn a_position_without_a_stack_is_a_plain_turn() {
    let game = game();
    let saved = first_turn(&game);
    let mut edited = saved.clone();
    edited.as_object_mut().expect("a position is an object").remove("stack");
    assert_eq!(game.load(&edited).expect("a turn needs no stack"), game.load(&saved).expect("it was saved"));
}

#[test]
fn a_refusal_names_every_reason() {
    let game = game();
    let mut edited = first_turn(&game);
    let lost = list(&mut edited, "item_bag").remove(0);
    let doubled = edited["artifact_bag"][0].clone();
    edited["players"][0]["hand"].as_array_mut().expect("a hand is a list").push(doubled.clone());
    edited["players"][1]["figures"] = json!(["low1", "camp1.1"]);
    edited["players"][2]["figures"] = json!([null, "camp1.1"]);
    edited["fear"] = json!(5);
    let reasons = game.load(&edited).expect_err("it is no position").say(Lang::EN);
    let word = |json: &Value| json.as_str().expect("a card is a word").to_string();
    for reason in [
        format!("{} is missing", word(&lost)),
        format!("{} occurs 2 times: in the artifact deck and in the hand of seat 0", word(&doubled)),
        "a figure of seat 1 stands on low1, which is not discovered".into(),
        "two figures stand on camp1.1".into(),
        "there are 11 Fear cards in all, with the supply, instead of 19".into(),
    ] {
        assert!(reasons.contains(&reason), "{reason:?} is not among {reasons:#?}");
    }
    let problems = game.load(&edited).expect_err("it is no position");
    for (lang, reason) in [
        ("fr", format!("{} est là 2 fois : pioche des artéfacts et main de la place 0", word(&doubled))),
        ("fr", "place 1 : une figurine est sur low1, qui n’est pas découvert".into()),
        ("de", format!("{} ist 2-mal da: Stapel der Artefakte und Hand von Platz 0", word(&doubled))),
        ("de", "Platz 1: eine Figur steht auf low1, und das ist nicht entdeckt".into()),
    ] {
        let reasons = problems.say(Lang::find(lang).expect("the language is there"));
        assert!(reasons.contains(&reason), "{reason:?} is not among {reasons:#?}");
    }
}

#[test]
fn unreadable_fields_are_named() {
    let game = game();
    let mut edited = first_turn(&game);
    edited["colour"] = json!("red");
    edited["players"][0]["hats"] = json!(1);
    edited["players"][0]["hand"] = json!(["top_hat", 7]);
    edited["round"] = json!(-1);
    edited.as_object_mut().expect("a position is an object").remove("row");
    edited["stack"] = json!([{"frame": "turn"}, {"frame": "pay_travel", "need": {"sledge": 1}, "wild": 0}]);
    let reasons = game.load(&edited).expect_err("it is no position").say(Lang::EN);
    for reason in [
        "colour is not a field of a position",
        "players[0].hats is not a field of a position",
        "players[0].hand[0] is \"top_hat\", which is not the id of a card",
        "players[0].hand[1] is 7: it must be the id of a card as text",
        "round is -1: it must be a whole number from 0 to 255",
        "row is missing",
        "stack[1] has a field \"need\" that has \"sledge\", which is none of the travel icons",
    ] {
        assert!(reasons.iter().any(|found| found == reason), "{reason:?} is not among {reasons:#?}");
    }
    for nonsense in [json!(null), json!(3), json!([]), json!({}), json!({"setup": {"players": 9}})] {
        assert!(!game.load(&nonsense).expect_err("it is no position").0.is_empty());
    }
}

#[test]
fn frames_point_at_operations_of_their_kind() {
    let game = game();
    let mut choices = 0;
    for pc in 0..=400u16 {
        let mut edited = first_turn(&game);
        edited["stack"] = json!([{"frame": "turn"}, {"frame": "choose", "pc": pc, "left": 1, "taken": 0}]);
        if let Ok(mut state) = game.load(&edited) {
            choices += 1;
            play_on(&game, &mut state, 5, u64::from(pc));
        }
        edited["stack"] = json!([{"frame": "turn"}, {"frame": "offer", "pc": pc}]);
        if let Ok(mut state) = game.load(&edited) {
            play_on(&game, &mut state, 5, u64::from(pc));
        }
    }
    assert!(choices > 0 && choices < 400, "{choices} choices");
}

/// Gives a seat an assistant of the supply board or one of the unseen ones.
fn give_assistant(position: &mut Value, seat: usize, word: &str) {
    let unseen = list(position, "assistant_bag");
    if let Some(at) = unseen.iter().position(|other| other == word) {
        unseen.remove(at);
        let stack =
            list(position, "supply").iter_mut().find(|stack| stack["below"] != 0).expect("some lie below");
        stack["below"] = json!(stack["below"].as_u64().expect("a number") - 1);
    } else {
        let next = unseen.pop().expect("somebody is unseen");
        let stack =
            list(position, "supply").iter_mut().find(|stack| stack["top"] == word).expect("it is on top");
        stack["top"] = next;
        stack["below"] = json!(stack["below"].as_u64().expect("a number") - 1);
    }
    position["players"][seat]["assistants"].as_array_mut().expect("a list").push(json!({"assistant": word}));
}

#[test]
fn an_assistant_used_during_the_choice_of_another_leaves_the_journey_payable() {
    let game = game();
    let mut edited = first_turn(&game);
    edited["blocked"] = json!(["camp3.2", "camp4.2", "camp5.2"]);
    let cards = std::mem::take(hand(&mut edited, 0));
    edited["players"][0]["hand"] = json!([]);
    edited["players"][0]["play"] = json!(cards);
    edited["players"][0]["resources"] = json!({"coin": 1});
    edited["players"][0]["assistants"] = json!([]);
    give_assistant(&mut edited, 0, "coin_or_plane");
    give_assistant(&mut edited, 0, "compass_or_ship");
    let mut state = game.load(&edited).expect("the cards were played");
    for text in ["dig camp1.2", "assistant 1", "assistant 2"] {
        let action = game.parse(text).expect("the notation is right");
        game.apply(&mut state, action, &mut ()).expect("it is legal");
    }
    play_on(&game, &mut state, 3, 1);
}

#[test]
fn setting_up_goes_step_by_step() {
    let game = game();
    let setup = game.setup(&json!({"players": 1, "board": "spider"})).expect("a good setup");
    let start = game.save(&game.start(&setup));
    assert!(game.load(&start).is_ok());
    for step in 0..=7 {
        let mut edited = start.clone();
        let right = edited["stack"][0]["step"] == step;
        edited["stack"][0]["step"] = json!(step);
        assert_eq!(game.load(&edited).is_ok(), right, "step {step}");
    }
    // Red tiles come before purple ones, and no more than the setup says.
    let setup =
        game.setup(&json!({"players": 1, "board": "bird", "rival": {"red": 1}})).expect("a good setup");
    let mut dealer = Dealer::new(1);
    let mut state = game.start(&setup);
    let mut legal = Vec::new();
    while state.stack.last() != Some(&Frame::Chance(Chance::Colour { purple: false })) {
        game.legal(&state, &mut legal);
        let Pending::Chance(draw) = game.pending(&state) else { panic!("chance sets the game up") };
        let outcome = dealer.choose(&game, &state, draw, &legal);
        game.advance(&mut state, outcome, &mut ());
    }
    let mut edited = game.save(&state);
    assert!(game.load(&edited).is_ok());
    edited["stack"][1]["draw"]["purple"] = json!(true);
    assert!(game.load(&edited).is_err());
    // The cards of the row before the idols: a skipped step would never be made up for.
    let mut edited = start.clone();
    edited["stack"] =
        json!([{"frame": "setup", "step": 4}, {"frame": "chance", "draw": {"what": "row", "place": 0}}]);
    assert!(game.load(&edited).is_err());
}

#[test]
fn the_rival_has_no_more_points_than_its_objectives_gave() {
    let game = game();
    let setup = json!({"players": 1, "board": "bird", "rival": {"objectives": 3}});
    let mut state = game.start(&game.setup(&setup).expect("a good setup"));
    play_on(&game, &mut state, 60, 1);
    let mut edited = game.save(&state);
    assert!(game.load(&edited).is_ok());
    let most = state.round * 6;
    edited["rival"]["objective_points"] = json!(most + 1);
    let problems = game.load(&edited).expect_err("so many points were never given");
    assert!(
        problems.0.iter().any(|reason| reason.to_string().contains("points from objectives")),
        "{problems}"
    );
}
