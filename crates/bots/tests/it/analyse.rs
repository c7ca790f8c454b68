//! The analysis of recorded games: from full records and from players' own.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::Arnak;
use bots::analyse::{AnalyseError, Analysis, Settings, analyse_with};
use bots::{Bot, Level, Limit, Playable};
use games::{Rules, analyse};
use kernel::{Actor, ChanceMode, Game, Lang, Pending, Record, Seat, Session, SplitMix, Viewer, record_for};
use serde_json::{Value, json};
use tikal::Tikal;

static GO: AtomicBool = AtomicBool::new(false);
static STOP: AtomicBool = AtomicBool::new(true);

fn settings(level: Level, seat: Option<u8>) -> Settings<'static> {
    Settings {
        style: level.into(),
        limit: Limit::Simulations(30),
        seed: 3,
        seat: seat.map(Seat),
        lang: Lang::EN,
        cancel: &GO,
    }
}

/// A game of random play, or of what `prefer` picks from the notation of the legal actions.
fn played<G: Game>(
    game: &Arc<G>,
    setup: &Value,
    seed: u64,
    prefer: impl Fn(Seat, &[String]) -> Option<usize>,
) -> Session<G> {
    let setup = game.setup(setup).expect("the setup is valid");
    let mut session = Session::new(Arc::clone(game), &setup, ChanceMode::Seeded(seed));
    let mut rng = SplitMix::new(seed);
    while let Pending::Player(seat) = session.pending() {
        let texts: Vec<String> = session.legal().iter().map(|&action| game.phrase(action).text()).collect();
        let random = rng.below(texts.len() as u32) as usize;
        let action = session.legal()[prefer(seat, &texts).unwrap_or(random)];
        session.apply(action).expect("listed actions are legal");
    }
    session
}

fn no_preference(_: Seat, _: &[String]) -> Option<usize> {
    None
}

fn build<G: Game>() -> Arc<G> {
    Arc::new(G::build(&[]).expect("the embedded tables are valid"))
}

/// The positions found for a player's record look to that player exactly as the true ones.
fn positions_fit<G: Game>(setup: &Value, seeds: u64) {
    let game = build::<G>();
    for seed in 0..seeds {
        let session = played(&game, setup, seed, no_preference);
        for seat in (0..game.seats(session.state())).map(Seat) {
            let viewer = Viewer::Seat(seat);
            let followed = record_for(&session, viewer).follow(&*game).expect("there is a world that fits");
            for (at, step) in followed.steps.iter().enumerate() {
                let truth = session.before(at).expect("every step keeps the position before it");
                if step.actor == Actor::Seat(seat) {
                    assert_eq!(
                        game.view(&step.before, viewer),
                        game.view(truth, viewer),
                        "{setup} {seed} {at}"
                    );
                }
            }
        }
    }
}

#[test]
fn own_records_lead_to_the_views_of_their_player() {
    positions_fit::<Arnak>(&json!({ "players": 2, "board": "bird" }), 3);
    positions_fit::<Arnak>(&json!({ "players": 4, "board": "owl" }), 1);
    let rival = json!({ "red": 3, "purple": 2, "objectives": 3 });
    positions_fit::<Arnak>(&json!({ "players": 1, "board": "spider", "rival": rival }), 2);
    positions_fit::<Tikal>(&json!({ "players": 3 }), 2);
    positions_fit::<Tikal>(&json!({ "players": 2, "variants": ["more_control", "short_game"] }), 2);
}

/// A seat's own record gives the same judgement as the full one, and again the same.
fn own_is_enough<G: Playable>(setup: &Value, level: Level) {
    let bot = Bot::new(build::<G>());
    let session = played(bot.game(), setup, 8, no_preference);
    let analysis = |record: &Record, seat| {
        analyse_with(&bot, record, &settings(level, seat), &mut |_, _| {}).expect("it can be analysed")
    };
    let full = analysis(&session.record(), Some(1));
    assert!(full.decisions.len() > 20 && full.decisions.iter().all(|decision| decision.seat == 1));
    assert_eq!(full, analysis(&session.record(), Some(1)), "repeatable");
    let own = analysis(&record_for(&session, Viewer::Seat(Seat(1))), None);
    assert_eq!(own.decisions, full.decisions);
    assert_eq!((own.viewer, own.scores), (Some(json!(1)), full.scores));
    let other = analyse_with(
        &bot,
        &record_for(&session, Viewer::Seat(Seat(0))),
        &settings(level, Some(1)),
        &mut |_, _| {},
    );
    assert_eq!(other, Err(AnalyseError::OtherSeat(Seat(1))));
}

#[test]
fn a_players_own_record_is_enough_in_arnak() {
    own_is_enough::<Arnak>(&json!({ "players": 2, "board": "snake" }), Level::Hard);
}

#[test]
fn a_players_own_record_is_enough_in_tikal() {
    own_is_enough::<Tikal>(&json!({ "players": 2 }), Level::Medium);
}

fn check(analysis: &Analysis, seats: usize) {
    for decision in &analysis.decisions {
        assert!(decision.loss >= 0.0 && decision.choices > 1);
        assert!((decision.best.lead - decision.played.lead - decision.loss).abs() < 0.011, "{decision:?}");
        assert!(decision.line.first() == Some(&decision.best.text));
        assert_eq!(decision.loss == 0.0, decision.best == decision.played);
    }
    assert_eq!(analysis.players.len(), seats);
    for player in &analysis.players {
        let losses: Vec<f64> =
            player.costly.iter().map(|costly| analysis.decisions[costly.decision].loss).collect();
        assert!(losses.is_sorted_by(|one, two| one >= two) && losses.len() <= 3);
        let own = || analysis.decisions.iter().filter(|decision| decision.seat == player.seat);
        assert_eq!(player.decisions, own().count());
        let most = own().map(|decision| decision.loss).fold(0.0, f64::max);
        assert!(most < 0.5 || losses[0] >= most);
    }
    let last = analysis.curve.last().expect("the end is a point");
    let totals: Vec<f64> = analysis.scores.iter().flatten().map(|&total| f64::from(total)).collect();
    assert_eq!(last.scores, totals[..seats]);
    for point in &analysis.curve {
        assert_eq!(point.scores.len(), seats);
        assert_eq!(point.rival.is_some(), seats == 1);
        let sum: f64 = point.win.iter().sum();
        assert!(seats == 1 || (sum - 1.0).abs() < 0.01, "{point:?}");
    }
    assert!(analysis.curve.is_sorted_by(|one, two| one.step < two.step));
    for turning in &analysis.turning_points {
        let (before, after) = (&analysis.curve[turning.point - 1], &analysis.curve[turning.point]);
        assert_eq!(
            (before.win[turning.seat as usize], after.win[turning.seat as usize]),
            (turning.before, turning.after)
        );
        assert!((turning.after - turning.before).abs() >= 0.1);
    }
}

#[test]
fn every_kind_of_game_is_analysed_in_both_languages() {
    let setups = [
        ("arnak", json!({ "players": 3, "board": "owl" }), 3),
        ("arnak", json!({ "players": 1, "board": "bird", "rival": { "red": 2 } }), 1),
        ("tikal", json!({ "players": 4 }), 4),
    ];
    for (id, setup, seats) in setups {
        let rules = Rules::by_id(id, &[]).expect("the embedded tables are valid");
        let record = games::with_rules!(&rules, game => played(game, &setup, 4, no_preference).record());
        let mut told = Vec::new();
        let mut english = settings(Level::Easy, None);
        let analysis = analyse(&rules, &record, &english, &mut |done, all| told.push((done, all)))
            .expect("it can be analysed");
        check(&analysis, seats);
        let all = analysis.decisions.len();
        assert_eq!(told, (0..=all).map(|done| (done, all)).collect::<Vec<_>>());
        let json = serde_json::to_string(&analysis).expect("it is plain data");
        assert_eq!(serde_json::from_str::<Analysis>(&json).expect("it reads back"), analysis);
        english.lang = Lang::find("fr").expect("French");
        let french = analyse(&rules, &record, &english, &mut |_, _| {}).expect("it can be analysed");
        let words = |analysis: &Analysis| {
            let costly = analysis.players.iter().flat_map(|player| player.costly.clone());
            costly.map(|costly| costly.words).collect::<Vec<_>>()
        };
        assert!(words(&analysis).iter().all(|words| words.starts_with("Round ")));
        assert!(
            !words(&french).is_empty() && words(&french).iter().all(|words| words.starts_with("Manche "))
        );
    }
}

#[test]
fn who_passes_at_once_is_told_what_it_cost() {
    let game = build::<Arnak>();
    let setup = json!({ "players": 2, "board": "bird" });
    let pass = |seat: Seat, texts: &[String]| {
        let pass = texts.iter().position(|text| text == "pass");
        pass.filter(|_| seat == Seat(0))
    };
    let session = played(&game, &setup, 2, pass);
    let settings = Settings { limit: Limit::Simulations(100), ..settings(Level::Medium, Some(0)) };
    let analysis = analyse_with(&Bot::new(game), &session.record(), &settings, &mut |_, _| {})
        .expect("it can be analysed");
    let first = &analysis.decisions[0];
    assert_eq!((first.played.text.as_str(), first.round), ("pass", 1));
    assert!(first.loss > 1.0, "{first:?}");
    let worst = &analysis.players[0].costly[0];
    assert_eq!(analysis.decisions[worst.decision].played.text, "pass");
    assert!(analysis.players[1].costly.is_empty() && analysis.players[1].decisions == 0);
}

#[test]
fn a_cancelled_analysis_says_so_and_wrong_wishes_are_refused() {
    let game = build::<Tikal>();
    let session = played(&game, &json!({ "players": 2 }), 1, no_preference);
    let (bot, record) = (Bot::new(game), session.record());
    let run = |settings: &Settings<'_>, record: &Record| {
        analyse_with(&bot, record, settings, &mut |_, _| {}).map(|_| ())
    };
    let easy = settings(Level::Easy, None);
    assert_eq!(run(&Settings { cancel: &STOP, ..easy }, &record), Err(AnalyseError::Cancelled));
    assert_eq!(run(&settings(Level::Random, None), &record), Err(AnalyseError::Random));
    assert_eq!(run(&settings(Level::Easy, Some(2)), &record), Err(AnalyseError::NoSeat(Seat(2))));
    let mut broken = record;
    broken.rules += 1;
    assert!(matches!(run(&easy, &broken), Err(AnalyseError::Record(_))));
}
