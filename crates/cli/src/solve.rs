//! `temples solve`: the highest final score a player can still be sure of in the last round of a game that has a
//! solver. The search is in the library `bots`; here positions are read and the answer is shown.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use bots::{Budget, Limit, Solution, Unsolved};
use games::{AnySession, with_rules};
use kernel::record::FollowedStep;
use kernel::{ChanceMode, Lang, Pending, Record, Seat, Session, Viewer, Why};
use serde_json::{Value, json};
use words::say;

use crate::args::SolveArgs;
use crate::fail::usage;
use crate::{WORDS, all, bot, by_id, verify};

/// Reads the position and solves it.
pub(crate) fn run(content: Option<&Path>, args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let name = args.position.display();
    let bytes = verify::read(&args.position).with_context(|| format!("cannot read {name}"))?;
    let (session, viewer) = if bytes.starts_with(b"temples-record") {
        let record = Record::parse_bytes(&bytes).with_context(|| name.to_string())?;
        let rules = by_id(content, &record.game).with_context(|| format!("{name}, line 2"))?;
        let session = with_rules!(&rules, game => at_step(game, &record, args.step))
            .with_context(|| name.to_string())?;
        (session, record.view)
    } else {
        if args.step.is_some() {
            return Err(usage(format!("--step names a step of a record, and {name} is a position")));
        }
        (position(content, &bytes).with_context(|| name.to_string())?, None)
    };
    let seat = seat(&*session, viewer, args.seat)?;
    let limit = match (args.positions, args.millis) {
        (Some(positions), _) => Limit::Simulations(positions),
        (None, millis) => Limit::Millis(millis),
    };
    let budget = Budget { limit, cancel: &bot::NEVER };
    let bots = games::bots(session.game());
    let solved = bots.map_or(Err(Unsolved::Game), |bots| bots.solve(&*session, seat, &budget));
    let solution = solved.map_err(|unsolved| match unsolved {
        Unsolved::Game | Unsolved::NotLastRound | Unsolved::Over | Unsolved::Spectator => {
            usage(unsolved.to_string())
        }
    })?;
    let lang = args.lang;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &document(&solution, lang))?;
        writeln!(out)?;
    } else {
        text(&solution, lang, out)?;
    }
    Ok(())
}

/// The session of a record at a step; its hidden parts are possible ones if the record is that of a player.
fn at_step<G: Why>(
    game: &Arc<G>,
    record: &Record,
    step: Option<usize>,
) -> anyhow::Result<Box<dyn AnySession>> {
    let followed = record.follow(&**game)?;
    let decides = |step: &FollowedStep<G>| matches!(game.pending(&step.before), Pending::Player(_));
    let steps = followed.steps.len();
    let state = match step {
        Some(at) if at == steps => followed.end,
        Some(at) => {
            let before = followed.steps.into_iter().nth(at);
            before.filter(decides).map(|step| step.before).ok_or_else(|| {
                usage(format!("at step {at} no player decides; the record has steps 0 to {steps}"))
            })?
        }
        None => followed.end,
    };
    Ok(Box::new(Session::from_state(Arc::clone(game), state, ChanceMode::Manual)))
}

/// A position as the engine's `state` answers it, with or without the answer around it.
fn position(content: Option<&Path>, bytes: &[u8]) -> anyhow::Result<Box<dyn AnySession>> {
    let json: Value = serde_json::from_slice(bytes)
        .map_err(|error| usage(format!("this is neither a record nor a position as JSON: {error}")))?;
    let state = json.get("state").filter(|state| state.is_object()).unwrap_or(&json);
    // A position does not name its game: it belongs to the first whose rules accept it.
    let mut refused = None;
    for rules in all(content)? {
        match rules.any().load(state, ChanceMode::Manual) {
            Ok(session) => return Ok(session),
            Err(problems) => refused = refused.or(Some(problems)),
        }
    }
    Err(usage(format!("the position was refused: {}", refused.unwrap_or_default())))
}

/// The seat to solve for: the requested one, else the viewer of the record, else the player to
/// decide.
fn seat(session: &dyn AnySession, viewer: Option<Viewer>, asked: Option<u8>) -> anyhow::Result<Seat> {
    let own = match viewer {
        Some(Viewer::Seat(own)) => Some(own),
        Some(Viewer::Spectator) => return Err(usage(Unsolved::Spectator.to_string())),
        None => None,
    };
    match (asked.map(Seat), own, session.pending()) {
        (Some(seat), _, _) if seat.0 >= session.seats() => {
            Err(usage(format!("there is no seat {seat}; the seats are 0 to {}", session.seats() - 1)))
        }
        (Some(seat), Some(own), _) if seat != own => {
            Err(usage(format!("this record holds what seat {own} knew; take the full one for seat {seat}")))
        }
        (Some(seat), ..) | (None, Some(seat), _) | (None, None, Pending::Player(seat)) => Ok(seat),
        (None, None, Pending::Over) => Err(usage(Unsolved::Over.to_string())),
        (None, None, Pending::Chance(_)) => Err(usage("no player decides here; name one with --seat")),
    }
}

fn document(solution: &Solution<String>, lang: Lang) -> Value {
    json!({
        "seat": solution.seat,
        "now": solution.now,
        "score": solution.score,
        "more": solution.more(),
        "exact": solution.exact,
        "line": solution.line,
        "positions": solution.positions,
        "text": bots::solve::hint(solution.more(), solution.exact, lang),
    })
}

fn text(solution: &Solution<String>, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    let Solution { seat, now, score, exact, contested, positions, .. } = solution;
    writeln!(out, "{}", bots::solve::hint(solution.more(), *exact, lang))?;
    let line = solution.line.join(", ");
    let bound = match (exact, contested) {
        (true, _) => "no-higher",
        (false, true) => "a-bound-others",
        (false, false) => "a-bound",
    };
    let bound = WORDS.text(lang, bound);
    let solved = say!(
        WORDS,
        lang,
        "solved",
        seat = seat.0,
        now = *now,
        score = *score,
        bound = bound,
        positions = *positions
    );
    writeln!(out, "{solved}")?;
    writeln!(out, "{}", say!(WORDS, lang, "begin-with", line = line))
}
