//! Clocks, and what happens when time is up.

use kernel::{Game, Seat};
use serde_json::json;
use table::{Back, Clock, Command, Holder, Options, Refusal, Sender, Status, TimeOut, Told, Want};

use crate::club::{ANN, BOB, CAT, Club, ann_and_bob, begun, bot, join, sit, to};

fn timed(clock: Clock, time_out: TimeOut) -> Options {
    Options { clock: Some(clock), time_out, ..Options::default() }
}

fn easy() -> TimeOut {
    TimeOut::Bot { level: "easy".into() }
}

/// Lets time pass; the next command comes a millisecond later.
fn wait<G: Game>(club: &mut Club<G>, ms: u64) {
    club.now += ms - 1;
}

fn left<G: Game>(club: &Club<G>, seat: usize) -> u64 {
    club.table.room().hands.left[seat]
}

fn tick_at<G: Game>(club: &Club<G>) -> Option<u64> {
    club.table.wants().iter().find_map(|want| if let Want::Tick { at } = want { Some(*at) } else { None })
}

#[test]
fn every_new_decision_has_its_time_and_no_more() {
    let mut club = begun(timed(Clock::Move { ms: 100 }, easy()));
    assert_eq!(tick_at(&club), Some(club.now + 100));
    wait(&mut club, 60);
    club.ok(ANN, &club.act("keep"));
    assert_eq!(left(&club, 0), 100, "a new decision");
    wait(&mut club, 60);
    club.ok(ANN, &Command::Undo { step: club.step(), back: Back::Step });
    assert_eq!(left(&club, 0), 40, "going back buys nothing");
    wait(&mut club, 30);
    club.ok(ANN, &club.act("keep"));
    assert_eq!(left(&club, 0), 10, "nor does doing it again");
    wait(&mut club, 10);
    let late = club.act("stake no");
    assert_eq!(club.say(ANN, &late), Err(Refusal::TimeUp));
    club.ok(BOB, &Command::Chat { text: "are you there?".into() });
    assert_eq!(club.say(ANN, &late), Err(Refusal::TimeUp), "talk does not help either");
    club.host(&Command::Tick);
    assert_eq!(club.say(ANN, &late), Err(Refusal::NotYourTurn), "the bot has the seat");
}

#[test]
fn ticking_early_does_nothing() {
    let mut club = begun(timed(Clock::Move { ms: 100 }, easy()));
    wait(&mut club, 99);
    assert!(club.host(&Command::Tick).is_empty());
    assert!(!club.host(&Command::Tick).is_empty());
}

#[test]
fn a_bot_takes_over_and_the_player_comes_back() {
    let mut club = begun(timed(Clock::Day { days: 2 }, easy()));
    wait(&mut club, 2 * 24 * 60 * 60 * 1000);
    let outputs = club.host(&Command::Tick);
    assert!(matches!(to(&outputs, None).news[0].told, Told::TimedOut { seat: Seat(0) }));
    let step = club.step();
    assert_eq!(
        club.table.wants(),
        [Want::Bot { step, seat: Seat(0), level: "easy".into() }],
        "no clock for bots"
    );
    assert_eq!(club.say(BOB, &sit(0)), Err(Refusal::HotSeatOff));
    club.ok(ANN, &sit(0));
    assert_eq!(tick_at(&club), Some(club.now + 2 * 24 * 60 * 60 * 1000));
    club.ok(ANN, &club.act("keep"));
}

#[test]
fn a_turn_is_finished_for_who_is_not_there() {
    let mut club = begun(timed(Clock::Move { ms: 100 }, TimeOut::Pass));
    wait(&mut club, 100);
    club.host(&Command::Tick);
    assert_eq!(club.deciding(), Some(Seat(1)));
    assert_eq!(club.table.room().places[0].holder, Holder::Human { member: 0 });
    assert_eq!(
        club.say(ANN, &Command::Undo { step: club.step(), back: Back::Step }),
        Err(Refusal::NothingToTakeBack)
    );
    wait(&mut club, 100);
    club.host(&Command::Tick);
    assert_eq!(club.status(), Status::Finished);
    assert_eq!(tick_at(&club), None);
}

#[test]
fn a_game_is_passed_through_by_time_alone() {
    let rules = arnak::Arnak::build(&[]).expect("good tables");
    let setup = json!({ "players": 2, "board": "bird" });
    let mut club = Club::new(rules, &setup, timed(Clock::Game { ms: 5, increment_ms: 0 }, TimeOut::Pass));
    for (client, seat) in [(ANN, 0), (BOB, 1)] {
        club.ok(client, &join("Somebody"));
        club.ok(client, &sit(seat));
    }
    club.ok(ANN, &Command::Start);
    let mut ticks = 0;
    while club.status() == Status::Playing {
        club.now = tick_at(&club).expect("somebody's time runs").max(club.now);
        assert!(!club.host(&Command::Tick).is_empty());
        ticks += 1;
        assert!(ticks < 100, "to pass every round takes few turns");
    }
    assert_eq!(club.status(), Status::Finished);
}

#[test]
fn time_up_loses_between_two() {
    let mut club = begun(timed(Clock::Move { ms: 100 }, TimeOut::Loss { level: "easy".into() }));
    wait(&mut club, 100);
    let outputs = club.host(&Command::Tick);
    assert_eq!(club.status(), Status::Forfeited);
    let standing = to(&outputs, Some(ANN)).position.as_ref().and_then(|position| position.standing.clone());
    assert_eq!(standing.and_then(|standing| standing.ranks), Some(vec![2, 1]));
}

#[test]
fn time_up_among_three_leaves_a_bot_that_ranks_last() {
    let rules = tikal::Tikal::build(&[]).expect("good tables");
    let options = timed(Clock::Move { ms: 100 }, TimeOut::Loss { level: "hard".into() });
    let mut club = Club::new(rules, &json!({ "players": 3 }), options);
    for (client, seat) in [(ANN, 0), (BOB, 1), (CAT, 2)] {
        club.ok(client, &join("Somebody"));
        club.ok(client, &sit(seat));
    }
    club.ok(ANN, &Command::Start);
    let late = club.deciding().expect("somebody is to decide");
    wait(&mut club, 100);
    club.host(&Command::Tick);
    assert_eq!(club.status(), Status::Playing);
    let place = &club.table.room().places[late.index()];
    assert!(place.forfeited);
    assert!(matches!(&place.holder, Holder::Bot { level, .. } if level == "hard"));
    while club.status() == Status::Playing {
        let seat = club.deciding().expect("a player decides");
        let command = Command::Act { step: club.step(), action: table::Choice::Index(0) };
        let sender = match club.table.room().places[seat.index()].holder {
            Holder::Human { member } => Sender::Client([ANN, BOB, CAT][member as usize]),
            _ => Sender::Host,
        };
        club.send(sender, &command).expect("the first is legal");
    }
    let standing =
        club.table.resync(None, 0, kernel::Lang::EN).position.and_then(|position| position.standing);
    let ranks = standing.and_then(|standing| standing.ranks).expect("a result");
    assert_eq!(ranks[late.index()], 3);
}

#[test]
fn a_game_clock_runs_in_the_own_turn_and_gains_at_its_end() {
    let mut club = begun(timed(Clock::Game { ms: 100, increment_ms: 7 }, easy()));
    wait(&mut club, 30);
    club.ok(ANN, &club.act("keep"));
    assert_eq!((left(&club, 0), left(&club, 1)), (70, 100), "the turn goes on");
    wait(&mut club, 30);
    club.ok(ANN, &club.act("stake no"));
    assert_eq!((left(&club, 0), left(&club, 1)), (47, 100));
    wait(&mut club, 50);
    club.ok(BOB, &club.act("keep"));
    assert_eq!((left(&club, 0), left(&club, 1)), (47, 50));
    assert_eq!(tick_at(&club), Some(club.now + 50));
}

#[test]
fn a_pause_stops_the_clock_and_needs_consent() {
    let mut club = begun(timed(Clock::Game { ms: 100, increment_ms: 0 }, easy()));
    wait(&mut club, 30);
    club.ok(BOB, &Command::Pause);
    assert_eq!(club.status(), Status::Playing);
    let ask = club.table.room().number;
    wait(&mut club, 10);
    club.ok(ANN, &Command::Answer { ask, yes: true });
    assert_eq!((club.status(), left(&club, 0), tick_at(&club)), (Status::Paused, 60, None));
    wait(&mut club, 1000);
    assert!(club.host(&Command::Tick).is_empty());
    club.ok(BOB, &Command::Resume);
    assert_eq!((left(&club, 0), tick_at(&club)), (60, Some(club.now + 60)));
}

#[test]
fn no_time_runs_before_the_start_for_bots_or_while_a_card_is_looked_for() {
    let mut club = ann_and_bob(timed(Clock::Move { ms: 100 }, easy()));
    wait(&mut club, 1000);
    assert!(club.host(&Command::Tick).is_empty());
    club.ok(ANN, &bot(0));
    club.ok(ANN, &Command::Start);
    wait(&mut club, 1000);
    assert!(club.host(&Command::Tick).is_empty());
    let chance = table::Chance::Hand { dealers: Vec::new() };
    let mut club = begun(Options { chance, ..timed(Clock::Move { ms: 100 }, easy()) });
    wait(&mut club, 1000);
    assert!(club.host(&Command::Tick).is_empty());
    for card in ["draw 1", "draw 2"] {
        club.host(&club.act(card));
    }
    assert_eq!(tick_at(&club), Some(club.now + 100));
}

#[test]
fn a_clock_that_runs_backwards_is_not_believed() {
    let mut club = begun(timed(Clock::Game { ms: 100, increment_ms: 0 }, easy()));
    let at = club.table.room().at;
    club.now = 0;
    club.ok(ANN, &club.act("keep"));
    assert_eq!((club.table.room().at, left(&club, 0)), (at, 100));
}

#[test]
fn a_seat_somebody_left_is_timed_like_theirs() {
    let mut club = begun(timed(Clock::Move { ms: 100 }, easy()));
    club.ok(ANN, &Command::Leave);
    wait(&mut club, 100);
    club.host(&Command::Tick);
    assert!(matches!(club.table.room().places[0].holder, Holder::Bot { .. }));
}

#[test]
fn who_comes_later_is_told_what_is_left_by_then() {
    let club = begun(timed(Clock::Game { ms: 60_000, increment_ms: 0 }, easy()));
    let update = club.table.resync(Some(ANN), 0, kernel::Lang::EN);
    let (at, clock) = (update.at, update.table.clock.clone().expect("there is a clock"));
    let running = clock.running.expect("somebody's time runs").index();
    let later = update.told_at(at + 7_000).table.clock.expect("there is a clock");
    for (seat, (before, after)) in clock.left_ms.iter().zip(&later.left_ms).enumerate() {
        let ran = if seat == running { 7_000 } else { 0 };
        assert_eq!(*after, before - ran);
    }
}
