//! Looking back and thinking ahead: hints, replays, analyses.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use bots::{Level, Limit, Style};
use kernel::{Seat, Viewer};
use table::{AnyTable, Hint, Position, Refusal, Status};

use super::caller::{Asked, Body, Caller, Eyes, Maybe, Params, TableId};
use super::lobby::known_level;
use super::tables::viewer;
use crate::app::App;
use crate::error::Error;
use crate::pool::{Cancel, Kept};
use crate::secret;
use crate::store::Comparable;
use crate::wire::{
    AheadAnswer, AheadQuery, AnalysisAnswer, BestAnswer, ErrorBody, HintRequest, LangQuery, ReplayAnswer,
    ReplayQuery, WhyAnswer, WhyQuery,
};
use crate::wrong::Wrong;

/// The longest time a bot thinks for a hint, in milliseconds.
const LONGEST: u64 = 5000;

/// What a bot would do in the caller's place.
#[utoipa::path(
    post, path = "/tables/{id}/hint", tag = "tables", request_body = HintRequest, security(("token" = [])),
    params(("id" = String, Path, description = "The table"), LangQuery),
    responses((status = 200, body = Hint), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    caller: Caller,
    asked: Asked,
    Body(request): Body<HintRequest>,
) -> Result<Json<Hint>, Error> {
    let caller = caller.at(&id)?;
    let lang = asked.or(Some(&caller));
    app.limits.hints.take(caller.person.id)?;
    let level = request.level.unwrap_or_else(|| Level::Medium.name().into());
    let bot = known_level(&level)?;
    let limit = request.millis.map_or(bot.limit(), |millis| Limit::Millis(millis.min(LONGEST)));
    let eyes = caller.eyes();
    let (question, offer) = app
        .look(&id, move |table| {
            if !table.created().options.hints {
                return Err(Error::HintsOff);
            }
            let seat = deciding(table, eyes).ok_or(Error::NotDeciding)?;
            let offer = table
                .resync_at(Some(eyes.client), eyes.seat, 0, lang)
                .position
                .and_then(|position| position.offer);
            table.decision(seat).zip(offer.map(|offer| offer.actions)).ok_or(Error::NotDeciding)
        })
        .await??;
    let cancel = Cancel::new();
    let (person, kept) = (caller.person.id, Kept::default());
    // A hint makes none of the mistakes of its level.
    let style = Style { steady: true, ..bot.style() };
    let thinking = app.pool.think(person, question, kept, style, limit, secret::number(), &cancel);
    let (thought, _) = thinking.await.map_err(|_| Error::Broken)?;
    Ok(Json(Hint::of(thought, &offer)))
}

/// Everything the caller cannot use now, with the reason as far as the caller may know it.
#[utoipa::path(
    get, path = "/tables/{id}/why", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), WhyQuery),
    responses((status = 200, body = WhyAnswer), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    asked: Asked,
    Params(query): Params<WhyQuery>,
) -> Result<Json<WhyAnswer>, Error> {
    let lang = asked.or(caller.as_ref());
    let eyes = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let answer = app.look(&id, move |table| {
        let viewer = Eyes::viewer(eyes, table);
        if let Some(refusal) = table.bars(eyes.map(|eyes| eyes.client)) {
            return Err(refusal);
        }
        let begun = table.room().status != Status::Lobby;
        let answer = begun.then(|| WhyAnswer { step: table.room().step, reasons: table.why(viewer, lang) });
        answer.ok_or(Refusal::NotStarted)
    });
    Ok(Json(answer.await??))
}

/// What would come of an action that is offered to the caller, as far as the caller may know it.
#[utoipa::path(
    get, path = "/tables/{id}/ahead", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), AheadQuery),
    responses((status = 200, body = AheadAnswer), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn ahead(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    asked: Asked,
    Params(query): Params<AheadQuery>,
) -> Result<Json<AheadAnswer>, Error> {
    let lang = asked.or(caller.as_ref());
    let eyes = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let answer = app.look(&id, move |table| {
        let step = table.room().step;
        if query.step.is_some_and(|known| known != step) {
            // Not an error: the table moved on while the request was in flight.
            return Ok(AheadAnswer { step, ahead: None });
        }
        let seat = eyes.and_then(|eyes| deciding(table, eyes)).ok_or(Error::NotDeciding)?;
        let ahead = table.ahead(Viewer::Seat(seat), &query.action, lang);
        let ahead = ahead.ok_or(Error::Refused(Refusal::IllegalAction))?;
        Ok(AheadAnswer { step, ahead: Some(ahead) })
    });
    answer.await?.map(Json)
}

/// The seat of this client that is to decide.
fn deciding(table: &dyn AnyTable, eyes: Eyes) -> Option<Seat> {
    let glance = table.glance();
    let seat = glance.to_act.filter(|_| glance.status == Status::Playing)?;
    (Eyes::viewer(Some(eyes), table) == Viewer::Seat(seat)).then_some(seat)
}

/// The viewer of a replay: another than the caller only when the game is over.
async fn eyes(
    app: &App,
    id: &str,
    caller: Option<Caller>,
    query: &ReplayQuery,
) -> Result<(Box<dyn AnyTable>, Viewer), Error> {
    let eyes = viewer(app, id, caller, query.key.as_deref()).await?;
    let table = app.whole(id).await?;
    if let Some(refusal) = table.bars(eyes.map(|eyes| eyes.client)) {
        return Err(refusal.into());
    }
    let own = Eyes::viewer(eyes, &*table);
    let asked = match query.viewer.as_deref() {
        None => own,
        Some("spectator") => Viewer::Spectator,
        Some(seat) => {
            let seat = ["0", "1", "2", "3"].iter().position(|name| *name == seat);
            let Some(seat) = seat else {
                return Err(Wrong::Viewer.into());
            };
            let seats = table.room().places.len();
            if seat >= seats {
                return Err(Error::Refused(Refusal::NoSuchSeat { seats: seats as u8 }));
            }
            Viewer::Seat(Seat(seat as u8))
        }
    };
    let allowed = asked == own || asked == Viewer::Spectator || table.room().status.is_over();
    if allowed { Ok((table, asked)) } else { Err(Error::NotOver) }
}

/// All steps of a game, as a viewer may know them.
#[utoipa::path(
    get, path = "/tables/{id}/replay", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), ReplayQuery),
    responses((status = 200, body = ReplayAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    asked: Asked,
    Params(query): Params<ReplayQuery>,
) -> Result<Json<ReplayAnswer>, Error> {
    let lang = asked.or(caller.as_ref());
    let (table, viewer) = eyes(&app, &id, caller, &query).await?;
    if table.room().status == Status::Lobby {
        return Err(Error::Refused(table::Refusal::NotStarted));
    }
    let replay = table.replay(viewer, lang)?;
    Ok(Json(ReplayAnswer {
        game: table.game_id().into(),
        content: format!("{:016x}", table.created().content),
        setup: table.created().setup.clone(),
        seats: table.glance().seats,
        replay,
    }))
}

/// The position after this number of steps, as the viewer saw it then.
#[utoipa::path(
    get, path = "/tables/{id}/replay/{step}", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"),
        ("step" = u32, Path, description = "How many steps were taken"), ReplayQuery),
    responses((status = 200, body = Position), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn position(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Path(path): Path<Vec<(String, String)>>,
    Maybe(caller): Maybe,
    Params(query): Params<ReplayQuery>,
) -> Result<Json<Position>, Error> {
    let step = path.iter().find(|(name, _)| name == "step").and_then(|(_, step)| step.parse().ok());
    let step: u32 = step.ok_or(Wrong::Step)?;
    let (table, viewer) = eyes(&app, &id, caller, &query).await?;
    let steps = table.glance().steps;
    if table.room().status == Status::Lobby || step > steps {
        return Err(Error::NoStep { steps });
    }
    Ok(Json(table.position_at(step, viewer)?))
}

/// What a bot thinks of a game that is over. The first call takes a while.
#[utoipa::path(
    get, path = "/tables/{id}/analysis", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), LangQuery),
    responses((status = 200, body = AnalysisAnswer), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    Params(_query): Params<LangQuery>,
    asked: Asked,
) -> Result<Json<AnalysisAnswer>, Error> {
    let eyes = caller.and_then(|caller| caller.at(&id).ok()).map(|caller| caller.eyes());
    if let Some(refusal) = app.look(&id, move |table| table.bars(eyes.map(|eyes| eyes.client))).await? {
        return Err(refusal.into());
    }
    Ok(Json(app.analyse(&id, asked.or(None)).await?))
}

/// The caller's best score in other games of the same kind: the same game, board and number of players.
#[utoipa::path(
    get, path = "/tables/{id}/best", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = BestAnswer), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn best(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<Json<BestAnswer>, Error> {
    let caller = caller.at(&id)?;
    let client = caller.eyes().client;
    let (refusal, made, players) = app
        .look(&id, move |table| {
            (table.bars(Some(client)), table.created().clone(), table.room().places.len() as u8)
        })
        .await?;
    if let Some(refusal) = refusal {
        return Err(refusal.into());
    }
    let rules = app.rules_of(&made).await?;
    let board = rules.meta().pictured_in(&made.setup).unwrap_or_default().to_string();
    let person = caller.person.id;
    app.look_through(person).await?;
    let (best, games) =
        app.store.best_besides(person, &Comparable { game: made.game, board, players }, &id).await?;
    Ok(Json(BestAnswer { best, games }))
}
