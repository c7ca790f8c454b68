//! Texts for people: present in every language for everything that occurs in random games, and free of ids.

use std::collections::BTreeSet;

use arnak::content::boards;
use arnak::event::{Arrow, At, Doer, Event, Kind};
use arnak::ids::{
    Altar, Assistant, Bonus, Card, FEAR, Guardian, Idol, ObjectiveTile, Passage, RivalTile, Site, Space,
    Spot, Stack, Step, Tile,
};
use arnak::purse::{Icon, Icons, Purse, Res};
use arnak::state::{Frame, Task, Token};
use arnak::{Action, Arnak, State};
use kernel::{Dealer, Game, Lang, Pending, Purpose, Seat, Seen, SplitMix, Viewer};
use serde_json::json;

fn game() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables load")
}

fn lang(code: &str) -> Lang {
    Lang::find(code).expect("the language is there")
}

/// Formats a text in every language and runs the checks common to all: words for people, without program identifiers.
/// Returns the texts, English first.
fn check(about: &dyn std::fmt::Debug, say: impl Fn(Lang) -> String) -> Vec<String> {
    let texts: Vec<String> = Lang::all().map(say).collect();
    for text in &texts {
        assert!(!text.trim().is_empty(), "no text for {about:?}");
        let bytes = text.as_bytes();
        let debug = bytes.windows(2).any(|w| w[0].is_ascii_alphanumeric() && (w[1] == b'(' || w[1] == b'['));
        let odd = text.contains(['{', '}', '_', '[', ']', '"']) || text.contains("::") || text.contains("  ");
        assert!(!debug && !odd, "{text:?} for {about:?}");
        assert!(!text.contains("..") && !text.contains("()"), "{text:?} for {about:?}");
        assert!(text.chars().next().is_some_and(|c| !c.is_lowercase()), "{text:?} for {about:?}");
    }
    let en = &texts[0];
    assert!(texts[1..].iter().all(|text| text != en), "{en:?} for {about:?}");
    assert!(!en.contains(" :") && !en.contains(" ;"), "{en:?} for {about:?}");
    texts
}

fn sentence(text: &str) {
    assert!(text.ends_with(['.', '?']), "{text:?}");
}

/// Plays one eager random game and calls `visit` at every decision with the legal list and at every step with its events.
fn play(
    game: &Arnak,
    setup: &serde_json::Value,
    seed: u64,
    mut visit: impl FnMut(&State, &[Action], &[Event]),
) {
    let setup = game.setup(setup).expect("a good setup");
    let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
    let mut state = game.start(&setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        game.legal(&state, &mut legal);
        visit(&state, &legal, &events);
        events.clear();
        let action = match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => {
                // Passing and declining are postponed, so that the games make progress.
                let mut any = || legal[rng.below(legal.len() as u32) as usize];
                let idle =
                    |action: &Action| matches!(action, Action::Pass | Action::Decline | Action::EndTurn);
                let tries = [any(), any(), any(), any()];
                tries.into_iter().find(|action| !idle(action)).unwrap_or(tries[0])
            }
        };
        game.advance(&mut state, action, &mut events);
    }
}

#[test]
fn every_prompt_action_and_event_of_random_games_reads_well() {
    let game = game();
    let mut verbs = BTreeSet::new();
    let boards = boards();
    for i in 0..96 {
        let (board, players) = (boards[i % boards.len()], 1 + i / 4 % 4);
        let mut setup = json!({"players": players, "board": board});
        if players == 1 {
            setup["rival"] = json!({"red": i % 3, "purple": i % 4 % 3, "objectives": 3});
        }
        let seed = i as u64;
        play(&game, &setup, seed, |state, legal, events| {
            for text in check(&state.stack.last(), |lang| game.prompt(state, lang)) {
                sentence(&text);
            }
            let mut texts = BTreeSet::new();
            for &action in legal {
                verbs.insert(game.phrase(action).verb);
                for text in check(&action, |lang| game.action_text(state, action, lang)) {
                    let empty = ["nothing", "rien", "nichts"].iter().any(|word| text.contains(word));
                    assert!(!empty, "{text:?} for {action:?}");
                    // Two archaeologists, or the last shares of a choice, never have the same text.
                    assert!(texts.insert(text.clone()), "{text:?} twice in one list, for {action:?}");
                }
            }
            for event in events {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    let event = game.see(event, viewer);
                    for text in check(&event, |lang| game.event_text(&event, lang)) {
                        sentence(&text);
                    }
                    assert!(!game.event_phrase(&event).text().contains('-'), "{event:?}");
                }
            }
        });
    }
    assert!(verbs.len() > 55, "the games bring up most actions: {verbs:?}");
}

/// Lists are sorted by purpose: after the main action only free ones are left, and a paying player sees first what
/// would be lost anyway.
#[test]
fn an_action_is_listed_for_what_it_is() {
    let game = game();
    let mut seen = BTreeSet::new();
    for seed in 0..24 {
        let setup = json!({"players": 1 + seed % 4, "board": boards()[seed as usize % boards().len()]});
        play(&game, &setup, seed, |state, legal, _| {
            let purposes: Vec<Purpose> = legal.iter().map(|&action| game.purpose(state, action)).collect();
            if legal.contains(&Action::EndTurn) {
                assert!(!purposes.contains(&Purpose::Main), "{legal:?}");
                assert!(!purposes.contains(&Purpose::Pay), "{legal:?}");
            }
            for (&action, purpose) in legal.iter().zip(&purposes) {
                assert!(*purpose == Purpose::Pay || game.payment_cost(action) == 0, "{action:?}");
                seen.insert((game.phrase(action).verb, format!("{purpose:?}"), game.payment_cost(action)));
            }
        });
    }
    let had = |verb: &'static str, purpose: &str, payment_cost| {
        assert!(seen.contains(&(verb, purpose.into(), payment_cost)), "{verb} {purpose} {payment_cost}");
    };
    had("icon", "Pay", 0);
    for (payment_cost, verb) in [(1, "spend"), (2, "spend"), (3, "spend"), (4, "hire"), (4, "dark")] {
        had(verb, "Pay", payment_cost);
    }
    for verb in ["play", "assistant"] {
        had(verb, "Main", 0);
        had(verb, "Free", 0);
    }
    had("pass", "Main", 0);
    had("end", "Leave", 0);
}

/// Clients may ask for the text of an action that is not legal, or not any more.
#[test]
fn actions_have_texts_in_positions_that_do_not_allow_them() {
    let game = game();
    let mut known: Vec<Action> = Vec::new();
    for seed in 0..4 {
        let mut step = 0;
        let setup = json!({"players": 4, "board": boards()[seed as usize % boards().len()]});
        play(&game, &setup, seed, |state, legal, _| {
            step += 1;
            for action in legal.iter().filter(|_| step % 7 == 0) {
                if !known.contains(action) {
                    known.push(*action);
                }
            }
            for &action in known.iter().filter(|_| step % 41 == 0) {
                for lang in Lang::all() {
                    let text = game.action_text(state, action, lang);
                    assert!(!text.is_empty() && !text.contains(['{', '_']), "{text:?} for {action:?}");
                }
            }
        });
    }
    assert!(known.len() > 200, "the games bring up many actions: {}", known.len());
}

#[test]
fn the_turn_and_its_actions_read_like_this() {
    let game = game();
    let setup = game.setup(&json!({"players": 2, "board": "bird"})).expect("a good setup");
    let mut state = game.start(&setup);
    state.stack.clear();
    let over = [Lang::EN, lang("fr")].map(|lang| game.prompt(&state, lang));
    assert_eq!(over, ["The game is over.", "La partie est finie."]);
    state.stack.push(Frame::Turn);
    let both = |action| [Lang::EN, lang("fr")].map(|lang| game.action_text(&state, action, lang));
    assert_eq!(
        both(Action::Dig(Space(0))),
        ["Dig at Coin Camp (1 boot)", "Excaver : Camp des pièces (1 botte)"]
    );
    assert_eq!(both(Action::Dig(Space(1)))[0], "Dig at Coin Camp, second space (2 boots)");
    assert_eq!(both(Action::Discover(Site(5)))[0], "Discover Level I lower site 1 (3 compasses, 1 car)");
    assert_eq!(
        both(Action::Research(Token::Glass, Step::to(Spot::of(1, 2)))),
        [
            "Move the magnifying glass to Row 1 right (1 jewel)",
            "Avancer la loupe : Rangée 1 droite (1 joyau)"
        ]
    );
    let funding =
        game.tables.rows.cards().find(|(_, row)| row.name.key == "funding_car").expect("a basic card").0;
    assert_eq!(both(Action::Spend(funding)), ["Pay with Funding (car)", "Payer avec Subvention (voiture)"]);
    assert_eq!(both(Action::Temple(Stack(1)))[0], "Take Middle 2-point Tile (1 jewel)");

    state.stack.push(Task::Arrive { space: Space(0), twice: false }.into());
    let need = Icons::of(Icon::Boot, 1).plus(Icons::of(Icon::Ship, 2));
    state.stack.push(Frame::PayTravel { need, wild: 0 });
    assert_eq!(game.prompt(&state, Lang::EN), "Pay 1 boot and 2 ships of travel to reach Coin Camp.");
    assert_eq!(
        game.prompt(&state, lang("fr")),
        "Payez 1 botte et 2 bateaux de déplacement pour atteindre : Camp des pièces."
    );
}

#[test]
fn german_reads_like_this() {
    let game = game();
    let german = lang("de");
    let setup = game.setup(&json!({"players": 2, "board": "bird"})).expect("a good setup");
    let mut state = game.start(&setup);
    state.stack.clear();
    state.stack.push(Frame::Turn);
    let text = |action| game.action_text(&state, action, german);
    assert_eq!(game.prompt(&state, german), "Wähle deine Hauptaktion.");
    assert_eq!(text(Action::Dig(Space(1))), "Graben: Münzlager, zweites Feld (2 Stiefel)");
    assert_eq!(text(Action::Discover(Site(5))), "Entdecken: Untere Stätte I, Nr. 1 (3 Kompasse, 1 Auto)");
    assert_eq!(text(Action::Temple(Stack(1))), "Nehmen: Plättchen mit 2 Punkten, Mitte (1 Juwel)");
    assert_eq!(text(Action::Buy(Card(0))), "Meeresschildkröte kaufen (3 Münzen)");
    let event = Event::Overcame {
        seat: Seat(1),
        guardian: Guardian(11),
        site: At { place: Site(0), tile: Tile::NONE },
    };
    let line = "Spieler 2 überwindet einen Wächter: Kristalljaguar (Münzlager).";
    assert_eq!(game.event_text(&event, german), line);
}

/// A place that was discovered is known by its tile; until then, by where it lies.
#[test]
fn the_log_names_a_discovered_site_by_its_tile() {
    let game = game();
    let seat = Seat(0);
    let (site, tile) = (Site(9), Tile(2));
    let text = |event: Event, code| game.event_text(&event, lang(code));
    let undiscovered = Event::Discovered { seat, site };
    assert_eq!(text(undiscovered, "en"), "Player 1 goes to discover Level I upper site 1.");
    let found = At { place: site, tile };
    let there = At { place: site.space(), tile };
    let camp = At { place: Space(1), tile: Tile::NONE };
    assert_eq!(text(Event::Dug { seat, space: there }, "en"), "Player 1 digs: Scholars' Court.");
    assert_eq!(text(Event::Dug { seat, space: there }, "fr"), "Joueur 1 excave : Cour des savants.");
    assert_eq!(text(Event::Dug { seat, space: there }, "de"), "Spieler 1 gräbt: Hof der Gelehrten.");
    let moved = Event::Relocated { seat, from: camp, to: there };
    assert_eq!(
        text(moved, "en"),
        "Player 1 moves an archaeologist from Coin Camp, second space to Scholars' Court."
    );
    for event in [
        Event::Recalled { seat, space: there },
        Event::Activated { seat, site: found },
        Event::GuardianAwoke { seat: Doer::Rival, site: found, guardian: Guardian(4) },
        Event::GuardianMoved { seat, guardian: Guardian(4), site: found },
        Event::Overcame { seat, guardian: Guardian(4), site: found },
        Event::RivalDug { site: found },
        Event::RivalOvercame { guardian: Guardian(4), site: found },
    ] {
        let line = text(event, "en");
        assert!(line.contains("Scholars' Court") && !line.contains("Level I"), "{line}");
    }
}

#[test]
fn a_choice_reads_as_what_its_branches_do() {
    let game = game();
    let setup = game.setup(&json!({"players": 2, "board": "bird"})).expect("a good setup");
    let mut state = game.start(&setup);
    state.stack.push(Frame::Choose { pc: game.tables.slots, left: 1, taken: 0 });
    let text = |i, code| game.action_text(&state, Action::Option(i), lang(code));
    assert_eq!(text(0, "en"), "Pay 1 coin: gain 1 jewel");
    assert_eq!(text(0, "fr"), "Payer 1 pièce : gagnez 1 joyau");
    assert_eq!(text(2, "en"), "Gain 2 tablets");
    assert_eq!(text(9, "en"), "Option number 10");
}

#[test]
fn hidden_cards_stay_hidden_in_the_log() {
    let game = game();
    let event = Event::Drew { seat: Seat(1), card: Seen::By(Seat(1), FEAR) };
    let text = |viewer, lang| game.event_text(&game.see(&event, viewer), lang);
    assert_eq!(text(Viewer::Seat(Seat(1)), Lang::EN), "Player 2 draws Fear.");
    assert_eq!(text(Viewer::Seat(Seat(0)), Lang::EN), "Player 2 draws a card.");
    assert_eq!(text(Viewer::Spectator, lang("fr")), "Joueur 2 pioche une carte.");
    let phrase = game.event_phrase(&game.see(&event, Viewer::Spectator));
    assert_eq!(phrase.text(), "drew 1 ?");
}

#[test]
fn amounts_have_their_plurals() {
    let game = game();
    let purse = Purse::of(Res::Coin, 2).plus(Purse::of(Res::Jewel, 1));
    let event = Event::Gained { seat: Seat(0), tokens: purse };
    assert_eq!(game.event_text(&event, Lang::EN), "Player 1 gains 2 coins and 1 jewel.");
    assert_eq!(game.event_text(&event, lang("fr")), "Joueur 1 gagne 2 pièces et 1 joyau.");
    assert_eq!(game.event_phrase(&event).text(), "gained 0 coin:2,jewel:1");
    assert_eq!(game.event_text(&event, lang("de")), "Spieler 1 erhält 2 Münzen und 1 Juwel.");
    for (n, en, fr) in [(0, "0 cards", "0 carte"), (1, "1 card", "1 carte"), (2, "2 cards", "2 cartes")] {
        let event = Event::KeptHand { seat: Seat(0), number: n };
        assert_eq!(game.event_text(&event, Lang::EN), format!("Player 1 keeps {en} in hand."));
        assert_eq!(game.event_text(&event, lang("fr")), format!("Joueur 1 garde {fr} en main."));
    }
}

/// Every kind of event, with all its fields and without those it may lack.
fn events() -> Vec<Event> {
    let seat = Seat(2);
    let (card, site, tile, guardian) = (Card(3), Site(6), Tile(2), Guardian(4));
    let (assistant, idol) = (Assistant(5), Idol(1));
    let (space, found) = (At { place: Space(3), tile: Tile::NONE }, At { place: site, tile });
    let tokens = Purse::of(Res::Tablet, 2);
    vec![
        Event::RoundStarted { number: 2 },
        Event::TurnStarted { seat },
        Event::Passed { seat },
        Event::TurnEnded { seat },
        Event::RoundEnded { number: 2 },
        Event::GameEnded,
        Event::Drew { seat, card: Seen::By(seat, card) },
        Event::Drew { seat, card: Seen::ByAll(card) },
        Event::Drew { seat, card: Seen::Hidden },
        Event::Played { seat, card },
        Event::Spent { seat, card },
        Event::Hired { seat },
        Event::UsedUp { seat, card },
        Event::Exiled { seat, card },
        Event::ExiledFearTile { seat },
        Event::Discarded { seat, card },
        Event::KeptHand { seat, number: 2 },
        Event::FearGained { seat },
        Event::FearTileGained { seat },
        Event::Looked { seat, card: Seen::Hidden },
        Event::KeptCard { seat, card: Seen::Hidden },
        Event::ReturnedCard { seat, card: Seen::Hidden },
        Event::Gained { seat, tokens },
        Event::Paid { seat, tokens },
        Event::TravelGained { seat, icons: Icons::of(Icon::Car, 2) },
        Event::Dug { seat, space },
        Event::Discovered { seat, site },
        Event::SiteFound { seat: Doer::Player(seat), site, tile },
        Event::SiteFound { seat: Doer::Rival, site, tile },
        Event::Relocated { seat, from: space, to: At { place: Space(11), tile } },
        Event::Recalled { seat, space },
        Event::Activated { seat, site: found },
        Event::Scouted { seat, tile },
        Event::GuardianAwoke { seat: Doer::Player(seat), site: found, guardian },
        Event::GuardianAwoke { seat: Doer::Rival, site: found, guardian },
        Event::GuardianMoved { seat, guardian, site: found },
        Event::Overcame { seat, guardian, site: found },
        Event::BoonUsed { seat, guardian },
        Event::BoonReadied { seat, guardian },
        Event::IdolTaken { seat, idol },
        Event::HiddenIdolTaken { seat },
        Event::IdolPaid { seat },
        Event::IdolSlotted { seat },
        Event::IdolFreed { seat },
        Event::IdolCopied { seat, idol },
        Event::Shielded { seat },
        Event::AllPlanes { seat },
        Event::Bought { seat, card },
        Event::ItemGained { seat, card },
        Event::RowDealt { card },
        Event::RowExiled { card },
        Event::Revealed { card },
        Event::Researched { seat, token: Token::Notebook, spot: Spot::of(4, 2) },
        Event::ReachedTemple { seat, number: 2 },
        Event::BonusTaken { seat, bonus: Bonus(2) },
        Event::TempleTileTaken { seat, stack: Stack(3), points: Some(2) },
        Event::TempleTileTaken { seat, stack: Stack(3), points: None },
        Event::AssistantUsed { seat, assistant },
        Event::SupplyUsed { seat, assistant },
        Event::Recruited { seat, assistant },
        Event::Promoted { seat, assistant },
        Event::Refreshed { seat, assistant: Some(assistant) },
        Event::Refreshed { seat, assistant: None },
        Event::Exchanged { seat, assistant, given: Assistant(1) },
        Event::Rescued { seat, assistant },
        Event::SupplyRevealed { assistant },
        Event::AltarActivated { seat, altar: Altar(1) },
        Event::ArtifactOnAltar { seat: Doer::Player(seat), card, altar: Altar(1) },
        Event::ArtifactOnAltar { seat: Doer::Rival, card, altar: Altar(1) },
        Event::WallTileTaken { seat, spot: Spot::of(4, 2) },
        Event::PassageTaken { seat, passage: Passage(2) },
        Event::PairMade { seat },
        Event::RivalTurn { tile: RivalTile(3), arrow: Arrow::Left },
        Event::RivalNothing,
        Event::RivalDug { site: found },
        Event::RivalDiscovered { site },
        Event::RivalIdol { idol },
        Event::RivalResearched { token: Token::Notebook, spot: Spot::of(4, 2) },
        Event::RivalRemovedBonus { bonus: Some(Bonus(2)) },
        Event::RivalRemovedBonus { bonus: None },
        Event::RivalTempleTile { stack: Stack(3), points: 2 },
        Event::RivalRemovedAssistant { assistant: Some(assistant) },
        Event::RivalRemovedAssistant { assistant: None },
        Event::RivalOvercame { guardian, site: found },
        Event::RivalBought { card },
        Event::RivalAltar { altar: Altar(1) },
        Event::RivalWallTile { spot: Spot::of(4, 2) },
        Event::RivalMarkedTile { spot: Spot::of(4, 2) },
        Event::RivalPassage { passage: Passage(2) },
        Event::ObjectiveRevealed { objective: ObjectiveTile(0) },
        Event::ObjectiveMet { objective: ObjectiveTile(0) },
        Event::ObjectiveLost { objective: ObjectiveTile(0) },
    ]
}

#[test]
fn every_kind_of_event_reads_well_and_its_word_is_its_name() {
    let game = game();
    let events = events();
    for event in &events {
        for text in check(event, |lang| game.event_text(event, lang)) {
            sentence(&text);
        }
        let mut snake = String::new();
        for c in format!("{:?}", event.kind()).chars() {
            if c.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.extend(c.to_lowercase());
        }
        assert_eq!(event.kind().word(), snake);
    }
    for kind in Kind::ALL {
        assert!(events.iter().any(|event| event.kind() == *kind), "{kind:?} is in the list");
    }
}

/// Clients know events by these words and names, which stay as they are.
#[test]
fn clients_get_events_in_these_words() {
    let game = game();
    let lines: Vec<String> =
        events().iter().map(|event| game.event_phrase(event).json("event").to_string()).collect();
    insta::assert_snapshot!(lines.join("\n"));
}
