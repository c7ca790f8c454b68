//! Sessions: who decides, how chance is answered, and undo.

use std::sync::Arc;

use ::toy::{Action, Event, Phase, Toy};
use kernel::session::Step;
use kernel::{Actor, ChanceMode, Game, Illegal, Pending, Seat, Session, SplitMix};

use crate::{SCRIPT, manual, play, seeded};

#[test]
fn seeded_session_deals_up_to_the_first_player() {
    let session = seeded(7);
    assert_eq!(session.pending(), Pending::Player(Seat(0)));
    assert_eq!(session.legal(), [Action::Peek, Action::Keep, Action::Swap]);
    assert_eq!(session.steps().len(), 2);
    assert!(session.steps().iter().all(|step| step.actor == Actor::Chance && step.events.len() == 1));
    assert_eq!(session.steps()[1].hash, Toy.hash(session.state()));
    assert_eq!(*session.start(), Toy.start(&crate::SETUP));
}

#[test]
fn seeded_session_resolves_the_chance_an_action_leads_to() {
    let mut session = seeded(7);
    let events = session.apply(Action::Swap).expect("swap is listed");
    assert!(matches!(events[..], [Event::Swapped(Seat(0), _, _)]), "the draw's event comes with the swap");
    let actors: Vec<Actor> = session.steps().iter().map(|step| step.actor).collect();
    assert_eq!(actors, [Actor::Chance, Actor::Chance, Actor::Seat(Seat(0)), Actor::Chance]);
    assert_eq!(session.state().phase, Phase::Stake);
}

#[test]
fn seeded_undo_takes_back_one_player_decision_with_its_chance() {
    let mut session = seeded(3);
    let (dealt, first) = (session.state().clone(), session.legal().to_vec());
    assert!(!session.undo(), "the deal is nobody's decision");
    session.apply(Action::Peek).expect("peek is listed");
    let peeked = session.state().clone();
    session.apply(Action::Keep).expect("keep is listed");
    assert!(session.undo());
    assert_eq!(*session.state(), peeked);
    assert!(session.undo());
    assert_eq!((session.state(), session.legal()), (&dealt, &first[..]));
    assert_eq!(session.steps().len(), 2);
    assert!(!session.undo());
    assert_eq!(*session.state(), dealt);
    session.apply(Action::Peek).expect("peek is listed");
    assert_eq!(*session.state(), peeked, "an undone draw comes out the same");
}

#[test]
fn manual_session_waits_for_every_outcome_and_undoes_one_step() {
    let mut session = manual();
    assert!(matches!(session.pending(), Pending::Chance(_)));
    assert!(session.steps().is_empty());
    let mut states = vec![session.state().clone()];
    for text in SCRIPT {
        play(&mut session, &[text]);
        states.push(session.state().clone());
    }
    assert_eq!(session.pending(), Pending::Over);
    assert!(session.legal().is_empty());
    while let Some(state) = states.pop() {
        assert_eq!(*session.state(), state);
        assert_eq!(session.steps().len(), states.len());
        assert_eq!(session.undo(), !states.is_empty());
    }
}

#[test]
fn refused_action_changes_nothing() {
    let mut session = seeded(1);
    let (state, steps) = (session.state().clone(), session.steps().to_vec());
    assert_eq!(session.apply(Action::Stake(true)), Err(Illegal::NotLegal));
    assert_eq!(session.apply(Action::Draw(1)), Err(Illegal::NotLegal));
    assert_eq!((session.state(), session.steps()), (&state, &steps[..]));
    let mut over = manual();
    play(&mut over, &SCRIPT);
    assert_eq!(over.apply(Action::Keep), Err(Illegal::GameOver));
}

#[test]
fn session_goes_on_from_a_position() {
    let mut manual = manual();
    play(&mut manual, &["draw 3", "draw 1", "swap"]);
    let session = Session::from_state(Arc::new(Toy), manual.state().clone(), ChanceMode::Seeded(5));
    assert_eq!(session.pending(), Pending::Player(Seat(0)), "the draw that was due is dealt");
    assert_eq!(session.start(), manual.state());
    assert_eq!(session.before(0), Some(manual.state()));
    let waiting = Session::from_state(Arc::new(Toy), manual.state().clone(), ChanceMode::Manual);
    assert_eq!(waiting.state(), manual.state());
    assert_eq!(waiting.legal(), manual.legal());
}

#[test]
fn session_goes_on_from_a_record() {
    let mut played = seeded(11);
    played.name_players(["Ann", "Bob"]);
    played.apply(Action::Peek).expect("peek is listed");
    let resumed =
        Session::from_record(Arc::new(Toy), &played.record(), ChanceMode::Seeded(11)).expect("verifies");
    assert_eq!(resumed.state(), played.state());
    assert_eq!(resumed.steps(), played.steps());
    assert_eq!(resumed.players(), ["Ann", "Bob"]);
    let mut both = [played, resumed];
    for session in &mut both {
        play(session, &["swap", "stake no", "swap", "stake no"]);
    }
    assert_eq!(both[0].record(), both[1].record());
    assert!(both[1].undo(), "a resumed session has its way back");
}

#[test]
fn same_seed_deals_the_same_pile_whatever_the_players_do() {
    for seed in 0..50 {
        let cards = |peek: bool| {
            let mut session = seeded(seed);
            let mut rng = SplitMix::new(seed);
            while session.pending() != Pending::Over {
                let legal = session.legal();
                let index = if peek { 0 } else { rng.below(legal.len() as u32) as usize };
                session.apply(legal[index]).expect("listed actions are legal");
            }
            let drawn = |step: &Step<Action, Event>| match step.action {
                Action::Draw(card) => Some(card),
                _ => None,
            };
            session.steps().iter().filter_map(drawn).collect::<Vec<_>>()
        };
        let (one, other) = (cards(true), cards(false));
        let shared = one.len().min(other.len());
        assert_eq!(one[..shared], other[..shared], "seed {seed}");
    }
}
