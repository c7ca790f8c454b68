//! What may be undone, what may not, and that the offer announces it.

use kernel::{Game, Seat, SplitMix};
use serde_json::{Value, json};
use table::{Back, Chance, Change, Choice, Command, Options, Refusal, TakeBacks, Told};
use toy::Toy;

use crate::club::{ANN, BOB, CAT, Club, ann_and_bob, begun, join, sit, to};

fn undo<G: Game>(club: &Club<G>, back: Back) -> Command {
    Command::Undo { step: club.step(), back }
}

fn ask<G: Game>(club: &Club<G>, back: Back) -> Command {
    Command::AskUndo { step: club.step(), back }
}

fn yes<G: Game>(club: &Club<G>) -> Command {
    let ask = club.table.room().ask.as_ref().expect("somebody asked").number;
    Command::Answer { ask, yes: true }
}

/// What the offer announces about an action: whether it ends the turn, and whether it reveals
/// something.
fn told(club: &Club<Toy>, action: &str) -> (bool, bool) {
    let client = if club.deciding() == Some(Seat(0)) { ANN } else { BOB };
    let update = club.table.resync(Some(client), 0, kernel::Lang::EN);
    let offer = update.position.and_then(|position| position.offer).expect("they are to decide");
    let offered = offer.actions.iter().find(|offered| offered.text == action).expect("it is offered");
    (offered.ends_turn, offered.reveals)
}

fn can_undo(club: &Club<Toy>, client: table::ClientId) -> bool {
    let position = club.table.resync(Some(client), 0, kernel::Lang::EN).position;
    position.is_some_and(|position| position.can_undo)
}

#[test]
fn a_step_of_the_own_turn_is_taken_back_freely() {
    let mut club = begun(Options::default());
    let before = club.state().clone();
    assert_eq!(told(&club, "keep"), (false, false));
    assert!(!can_undo(&club, ANN));
    club.ok(ANN, &club.act("keep"));
    assert!(can_undo(&club, ANN) && !can_undo(&club, BOB));
    assert_eq!(club.say(BOB, &undo(&club, Back::Step)), Err(Refusal::NothingToTakeBack));
    let late = undo(&club, Back::Step);
    club.ok(ANN, &late);
    assert_eq!(*club.state(), before);
    assert_eq!(club.say(ANN, &late), Err(Refusal::Stale { step: club.step() }));
    assert_eq!(club.say(ANN, &undo(&club, Back::Step)), Err(Refusal::NothingToTakeBack));
}

#[test]
fn what_was_revealed_stays() {
    let mut club = begun(Options::default());
    assert_eq!(told(&club, "peek"), (false, true));
    assert_eq!(told(&club, "swap"), (false, true));
    club.ok(ANN, &club.act("peek"));
    assert_eq!(club.say(ANN, &undo(&club, Back::Step)), Err(Refusal::NothingToTakeBack));
    // The top card is known now: taking it reveals nothing more.
    assert_eq!(told(&club, "swap"), (false, false));
    club.ok(ANN, &club.act("swap"));
    let outputs = club.ok(ANN, &undo(&club, Back::Turn));
    assert!(matches!(to(&outputs, Some(BOB)).news[0].told, Told::TookBack { steps: 1, agreed: false, .. }));
    assert_eq!(club.say(ANN, &undo(&club, Back::Turn)), Err(Refusal::NothingToTakeBack));
}

#[test]
fn a_card_that_only_others_know_is_a_secret_too() {
    let mut club = begun(Options::default());
    for action in ["peek", "keep", "stake no"] {
        club.ok(ANN, &club.act(action));
    }
    // The top card is fixed since Ann looked: no chance is left in it, but Bob does not know it.
    assert_eq!(told(&club, "peek"), (false, true));
    club.ok(BOB, &club.act("peek"));
    let chance = club
        .stored
        .entries
        .last()
        .is_some_and(|entry| matches!(entry.change, Change::Did { seat: None, .. }));
    assert!(!chance, "nothing was drawn");
    assert_eq!(club.say(BOB, &undo(&club, Back::Step)), Err(Refusal::NothingToTakeBack));
}

#[test]
fn the_end_of_a_turn_stays() {
    let mut club = begun(Options::default());
    club.ok(ANN, &club.act("keep"));
    assert_eq!(told(&club, "stake no"), (true, false));
    club.ok(ANN, &club.act("stake no"));
    assert_eq!(club.say(ANN, &undo(&club, Back::Step)), Err(Refusal::NothingToTakeBack));
    club.ok(BOB, &club.act("keep"));
    assert_eq!(told(&club, "stake yes"), (true, true), "the end turns everything up");
    club.ok(BOB, &club.act("stake yes"));
    assert_eq!(club.say(BOB, &undo(&club, Back::Step)), Err(Refusal::Ended));
}

#[test]
fn others_grant_more_and_a_card_drawn_again_is_the_same_card() {
    let mut club = begun(Options::default());
    club.ok(ANN, &club.act("peek"));
    let peeked = club.state().clone();
    club.ok(ANN, &ask(&club, Back::Step));
    assert_eq!(*club.state(), peeked, "nothing happens before Bob agrees");
    club.ok(BOB, &yes(&club));
    assert_eq!(club.table.room().ask, None);
    assert_ne!(*club.state(), peeked);
    club.ok(ANN, &club.act("peek"));
    assert_eq!(*club.state(), peeked, "the dealer has no second thoughts");
}

#[test]
fn a_take_back_by_consent_goes_over_what_others_did() {
    let mut club = begun(Options::default());
    let start = club.state().clone();
    let first = club.step();
    club.ok(ANN, &club.act("keep"));
    let kept = club.step();
    club.ok(ANN, &club.act("stake no"));
    let turn = club.state().clone();
    club.ok(BOB, &club.act("peek"));
    club.ok(ANN, &ask(&club, Back::To(kept)));
    club.ok(BOB, &yes(&club));
    assert_eq!(*club.state(), start);
    assert_eq!(
        club.say(ANN, &ask(&club, Back::To(first))),
        Err(Refusal::NothingToTakeBack),
        "a deal is nobody's"
    );
    for action in ["keep", "stake no"] {
        club.ok(ANN, &club.act(action));
    }
    assert_eq!(*club.state(), turn);
    club.ok(BOB, &club.act("peek"));
    club.ok(BOB, &club.act("keep"));
    club.ok(BOB, &ask(&club, Back::Turn));
    club.ok(ANN, &yes(&club));
    assert_eq!(*club.state(), turn, "back to where Bob's turn began");
    assert_eq!(
        club.say(BOB, &ask(&club, Back::To(kept))),
        Err(Refusal::NothingToTakeBack),
        "that was undone"
    );
}

#[test]
fn a_question_is_off_once_the_game_moves_on() {
    let mut club = begun(Options::default());
    club.ok(ANN, &club.act("peek"));
    club.ok(ANN, &ask(&club, Back::Step));
    let agree = yes(&club);
    club.ok(ANN, &club.act("keep"));
    assert_eq!(club.say(BOB, &agree), Err(Refusal::NoAsk));
}

#[test]
fn everybody_else_who_sits_must_agree_and_nobody_else() {
    let mut club = begun(Options::default());
    club.ok(CAT, &join("Cat"));
    club.ok(ANN, &club.act("peek"));
    club.ok(ANN, &ask(&club, Back::Step));
    assert_eq!(club.say(CAT, &yes(&club)), Err(Refusal::NotAsked));
    assert_eq!(club.say(CAT, &ask(&club, Back::Step)), Err(Refusal::NotSeated));
    club.ok(BOB, &yes(&club));
}

#[test]
fn who_plays_alone_needs_nobodys_consent() {
    let mut club = begun(Options::default());
    let start = club.state().clone();
    club.ok(BOB, &crate::club::bot(1));
    club.ok(ANN, &club.act("peek"));
    club.ok(ANN, &ask(&club, Back::Step));
    assert_eq!(*club.state(), start);
}

#[test]
fn a_table_may_do_without_take_backs() {
    let mut club = begun(Options { take_backs: TakeBacks::OwnTurn, ..Options::default() });
    club.ok(ANN, &club.act("keep"));
    assert_eq!(club.say(ANN, &ask(&club, Back::Step)), Err(Refusal::TakeBacksOff));
    club.ok(ANN, &undo(&club, Back::Step));
    let mut club = begun(Options { take_backs: TakeBacks::Never, ..Options::default() });
    club.ok(ANN, &club.act("keep"));
    assert!(!can_undo(&club, ANN));
    assert_eq!(club.say(ANN, &undo(&club, Back::Step)), Err(Refusal::TakeBacksOff));
}

/// Plays at random and compares the offers with the outcomes: whether an action can be undone, and that
/// undoing it alone restores an equal position.
fn promises<G: Game>(game: G, setup: &Value, seed: u64) {
    let mut club = Club::new(game, setup, Options::default());
    for (client, seat) in [(ANN, 0), (BOB, 1)] {
        club.ok(client, &join("Somebody"));
        club.ok(client, &sit(seat));
    }
    club.ok(ANN, &Command::Start);
    let mut rng = SplitMix::new(seed);
    let (mut free, mut surprises, mut turns) = (0, 0, 0);
    // The position where the present run of free steps began.
    let mut began = club.state().clone();
    while let Some(seat) = club.deciding() {
        let client = [ANN, BOB][seat.index()];
        let update = club.table.resync(Some(client), 0, kernel::Lang::EN);
        let offer = update.position.and_then(|position| position.offer).expect("they are to decide");
        let index = rng.below(offer.actions.len() as u32);
        let known = club.stored.entries.len();
        club.ok(client, &Command::Act { step: club.step(), action: Choice::Index(index) });
        let Change::Did { fixed, .. } = club.stored.entries[known].change else {
            panic!("a decision comes first");
        };
        let offered = &offer.actions[index as usize];
        if offered.ends_turn || offered.reveals {
            assert!(fixed, "{} was said to be final", offered.text);
        } else {
            free += 1;
            surprises += u32::from(fixed);
        }
        if fixed {
            began = club.state().clone();
        } else if rng.below(4) == 0 {
            let back = undo(&club, if rng.below(2) == 0 { Back::Turn } else { Back::Step });
            let whole = matches!(back, Command::Undo { back: Back::Turn, .. });
            club.ok(client, &back);
            turns += u32::from(whole);
            assert!(!whole || *club.state() == began, "not the start of the turn");
        }
    }
    assert!(free > 50 && turns > 5, "only {free} free steps and {turns} ways back");
    assert!(surprises * 100 <= free, "{surprises} of {free} steps turned out final");
}

#[test]
fn arnak_keeps_what_its_offers_promise() {
    let arnak = || arnak::Arnak::build(&[]).expect("good tables");
    for (seed, board) in ["bird", "snake", "spider", "owl"].into_iter().enumerate() {
        promises(arnak(), &json!({ "players": 2, "board": board }), seed as u64);
    }
}

#[test]
fn tikal_keeps_what_its_offers_promise() {
    for seed in 0..4 {
        promises(tikal::Tikal::build(&[]).expect("good tables"), &json!({ "players": 2 }), seed);
    }
}

#[test]
fn who_enters_outcomes_takes_a_slip_back_when_the_others_agree() {
    let chance = Chance::Hand { dealers: vec![BOB] };
    let mut club = ann_and_bob(Options { chance, ..Options::default() });
    club.ok(ANN, &Command::Start);
    let before = club.table.hash();
    club.ok(BOB, &club.act("draw 3"));
    assert_eq!(
        club.say(ANN, &ask(&club, Back::Step)),
        Err(Refusal::NothingToTakeBack),
        "Ann entered nothing"
    );
    club.ok(BOB, &ask(&club, Back::Step));
    club.ok(ANN, &yes(&club));
    assert_eq!(club.table.hash(), before);
    club.ok(BOB, &club.act("draw 1"));
}
