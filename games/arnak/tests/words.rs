//! Texts for people: present in every language for everything that occurs in random games, and free of ids.

use std::collections::BTreeSet;

use arnak::content::boards;
use arnak::event::{Event, Kind, Thing};
use arnak::ids::{Assistant, Bonus, Card, FEAR, Guardian, Idol, Site, Space, Spot, Stack, Step, Tile};
use arnak::purse::{Icon, Icons, Purse, Res};
use arnak::state::{Frame, Task, Token};
use arnak::{Action, Arnak, State};
use kernel::{Dealer, Game, Lang, Pending, Purpose, Seat, SplitMix, Viewer};
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
                assert!(*purpose == Purpose::Pay || game.dearness(action) == 0, "{action:?}");
                seen.insert((game.phrase(action).verb, format!("{purpose:?}"), game.dearness(action)));
            }
        });
    }
    let had = |verb: &'static str, purpose: &str, dearness| {
        assert!(seen.contains(&(verb, purpose.into(), dearness)), "{verb} {purpose} {dearness}");
    };
    had("icon", "Pay", 0);
    for (dearness, verb) in [(1, "spend"), (2, "spend"), (3, "spend"), (4, "hire"), (4, "dark")] {
        had(verb, "Pay", dearness);
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
    let event = Event::new(Kind::Overcame, 1, Thing::Guardian(Guardian(11)), Thing::Site(Site(5)));
    let line = "Spieler 2 überwindet einen Wächter: Kristalljaguar (Untere Stätte I, Nr. 1).";
    assert_eq!(game.event_text(&event, german), line);
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
    let event = Event::private(Kind::Drew, 1, Thing::Card(FEAR));
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
    let event = Event::new(Kind::Gained, 0, Thing::Tokens(purse), Thing::Nothing);
    assert_eq!(game.event_text(&event, Lang::EN), "Player 1 gains 2 coins and 1 jewel.");
    assert_eq!(game.event_text(&event, lang("fr")), "Joueur 1 gagne 2 pièces et 1 joyau.");
    assert_eq!(game.event_phrase(&event).text(), "gained 0 coin:2,jewel:1");
    assert_eq!(game.event_text(&event, lang("de")), "Spieler 1 erhält 2 Münzen und 1 Juwel.");
    for (n, en, fr) in [(0, "0 cards", "0 carte"), (1, "1 card", "1 carte"), (2, "2 cards", "2 cartes")] {
        let event = Event::new(Kind::KeptHand, 0, Thing::Number(n), Thing::Nothing);
        assert_eq!(game.event_text(&event, Lang::EN), format!("Player 1 keeps {en} in hand."));
        assert_eq!(game.event_text(&event, lang("fr")), format!("Joueur 1 garde {fr} en main."));
    }
}

/// Every kind with objects of the right type.
fn kinds() -> Vec<(Kind, Thing, Thing)> {
    let (card, site, tile) = (Thing::Card(Card(3)), Thing::Site(Site(6)), Thing::Tile(Tile(2)));
    let (guardian, assistant) = (Thing::Guardian(Guardian(4)), Thing::Assistant(Assistant(5)));
    let (idol, space, none) = (Thing::Idol(Idol(1)), Thing::Space(Space(3)), Thing::Nothing);
    let purse = Thing::Tokens(Purse::of(Res::Tablet, 2));
    vec![
        (Kind::RoundStarted, Thing::Number(2), none),
        (Kind::RoundStarted, Thing::Number(0), none),
        (Kind::TurnStarted, none, none),
        (Kind::Drew, card, none),
        (Kind::Drew, Thing::HiddenCard, none),
        (Kind::Played, card, none),
        (Kind::Spent, card, none),
        (Kind::Hired, none, none),
        (Kind::UsedUp, card, none),
        (Kind::Exiled, card, none),
        (Kind::ExiledFearTile, none, none),
        (Kind::Discarded, card, none),
        (Kind::KeptHand, Thing::Number(3), none),
        (Kind::Gained, purse, none),
        (Kind::Paid, purse, none),
        (Kind::TravelGained, Thing::Icons(Icons::of(Icon::Car, 2)), none),
        (Kind::FearGained, none, none),
        (Kind::FearTileGained, none, none),
        (Kind::Dug, space, none),
        (Kind::Discovered, site, none),
        (Kind::SiteFound, site, tile),
        (Kind::GuardianAwoke, site, guardian),
        (Kind::GuardianMoved, guardian, site),
        (Kind::Overcame, guardian, site),
        (Kind::BoonUsed, guardian, none),
        (Kind::BoonReadied, guardian, none),
        (Kind::IdolTaken, idol, none),
        (Kind::HiddenIdolTaken, none, none),
        (Kind::IdolPaid, none, none),
        (Kind::IdolSlotted, none, none),
        (Kind::IdolFreed, none, none),
        (Kind::IdolCopied, idol, none),
        (Kind::Relocated, space, Thing::Space(Space(11))),
        (Kind::Recalled, space, none),
        (Kind::Activated, site, none),
        (Kind::Scouted, tile, none),
        (Kind::Bought, card, none),
        (Kind::ItemGained, card, none),
        (Kind::RowDealt, card, none),
        (Kind::RowExiled, card, none),
        (Kind::Revealed, card, none),
        (Kind::Looked, card, none),
        (Kind::KeptCard, card, none),
        (Kind::ReturnedCard, card, none),
        (Kind::Researched, Thing::Research(Token::Notebook), Thing::Spot(Spot::of(4, 2))),
        (Kind::ReachedTemple, Thing::Number(1), none),
        (Kind::BonusTaken, Thing::Bonus(Bonus(2)), none),
        (Kind::TempleTileTaken, Thing::Stack(Stack(3)), none),
        (Kind::TempleTileTaken, Thing::Stack(Stack(3)), Thing::Number(6)),
        (Kind::AssistantUsed, assistant, none),
        (Kind::SupplyUsed, assistant, none),
        (Kind::Recruited, assistant, none),
        (Kind::Promoted, assistant, none),
        (Kind::Refreshed, assistant, none),
        (Kind::Refreshed, none, none),
        (Kind::Exchanged, assistant, Thing::Assistant(Assistant(1))),
        (Kind::Rescued, assistant, none),
        (Kind::SupplyRevealed, assistant, none),
        (Kind::Shielded, none, none),
        (Kind::AllPlanes, none, none),
        (Kind::Passed, none, none),
        (Kind::TurnEnded, none, none),
        (Kind::RoundEnded, Thing::Number(2), none),
        (Kind::GameEnded, none, none),
        (Kind::AltarActivated, Thing::Altar(1), none),
        (Kind::ArtifactOnAltar, card, Thing::Altar(1)),
        (Kind::WallTileTaken, Thing::Spot(Spot::of(3, 1)), none),
        (Kind::PassageTaken, Thing::Passage(2), none),
        (Kind::PairMade, none, none),
        (Kind::RivalTurn, Thing::RivalTile(3), Thing::Arrow(true)),
        (Kind::RivalNothing, none, none),
        (Kind::RivalDug, site, none),
        (Kind::RivalDiscovered, site, none),
        (Kind::RivalIdol, idol, none),
        (Kind::RivalResearched, Thing::Number(1), Thing::Spot(Spot::of(4, 2))),
        (Kind::RivalRemovedBonus, Thing::Bonus(Bonus(2)), none),
        (Kind::RivalRemovedBonus, none, none),
        (Kind::RivalTempleTile, Thing::Stack(Stack(3)), none),
        (Kind::RivalRemovedAssistant, assistant, none),
        (Kind::RivalOvercame, guardian, site),
        (Kind::RivalBought, card, none),
        (Kind::RivalAltar, Thing::Altar(1), none),
        (Kind::RivalWallTile, Thing::Spot(Spot::of(3, 1)), none),
        (Kind::RivalMarkedTile, Thing::Spot(Spot::of(3, 1)), none),
        (Kind::RivalPassage, Thing::Passage(2), none),
        (Kind::ObjectiveRevealed, Thing::Objective(0), none),
        (Kind::ObjectiveMet, Thing::Objective(0), none),
        (Kind::ObjectiveLost, Thing::Objective(0), none),
    ]
}

#[test]
fn every_kind_of_event_reads_well_and_its_verb_is_its_name() {
    let game = game();
    for (kind, a, b) in kinds() {
        let event = Event::new(kind, 2, a, b);
        for text in check(&event, |lang| game.event_text(&event, lang)) {
            sentence(&text);
        }
        let mut snake = String::new();
        for c in format!("{kind:?}").chars() {
            if c.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.extend(c.to_lowercase());
        }
        let phrase = game.event_phrase(&event);
        assert_eq!(phrase.verb, snake);
        let told = [a, b].iter().filter(|&&thing| thing != Thing::Nothing).count();
        assert_eq!(phrase.args.len(), 1 + told, "{phrase:?}");
    }
}
