//! One table over HTTP: reading it, commands, its record.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use table::{ClientId, Command, Holder, Update};

use super::caller::{Asked, Body, Caller, Eyes, Maybe, Params, TableId};
use super::lobby::known_level;
use crate::app::App;
use crate::error::Error;
use crate::live::Ack;
use crate::secret::Secret;
use crate::store::{Only, PersonRow};
use crate::wire::{ErrorBody, UpdateQuery};

/// What happened after an entry, or everything, as the caller may know it.
#[utoipa::path(
    get, path = "/tables/{id}/update", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), UpdateQuery),
    responses((status = 200, body = Update), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn update(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    asked: Asked,
    Params(query): Params<UpdateQuery>,
) -> Result<Json<Update>, Error> {
    let lang = asked.or(caller.as_ref());
    let eyes = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let (client, seat, from) = (eyes.map(|eyes| eyes.client), eyes.and_then(|eyes| eyes.seat), query.from);
    let update = app.look_back(&id, Some(from), move |table| match table.bars(client) {
        Some(refusal) => Err(refusal),
        None => Ok(table.resync_at(client, seat, from, lang)),
    });
    Ok(Json(update.await??.told_at(app.now())))
}

/// The viewer of a request: a key takes precedence over a session.
pub(super) async fn viewer(
    app: &App,
    table: &str,
    caller: Option<Caller>,
    key: Option<&str>,
) -> Result<Option<Eyes>, Error> {
    if let Some(key) = key {
        let (person, only) = holder(app, table, key).await?;
        return Ok(Some(Eyes { client: ClientId(person.id), seat: Some(Seat(only.seat)) }));
    }
    Ok(caller.and_then(|caller| caller.at(table).ok()).map(|caller| caller.eyes()))
}

/// Whose key this is, and the seat that it opens.
pub(super) async fn holder(app: &App, table: &str, key: &str) -> Result<(PersonRow, Only), Error> {
    let secret = Secret::parse(key).ok_or(Error::NotKnown)?;
    let (person, only) = app.store.link(&secret, table).await?.ok_or(Error::NotKnown)?;
    app.order.admits(person.id, app.now())?;
    Ok((person, only))
}

/// Does something at a table. The answer comes when it is stored.
#[utoipa::path(
    post, path = "/tables/{id}/commands", tag = "tables", request_body = Command, security(("token" = [])),
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Ack), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn command(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    caller: Caller,
    Body(command): Body<Command>,
) -> Result<Json<Ack>, Error> {
    let eyes = caller.at(&id)?.eyes();
    Ok(Json(carry_out(&app, &id, eyes, command).await?))
}

/// Carries out a command of a client.
pub(super) async fn carry_out(
    app: &Arc<App>,
    id: &str,
    eyes: Eyes,
    mut command: Command,
) -> Result<Ack, Error> {
    app.metrics.commands.add(1);
    let client = eyes.client;
    if app.config.public {
        app.limits.commands.take(client.0)?;
    }
    let result = match may(app, id, client, &mut command).await {
        Ok(()) => app.command(id, eyes.sender(), command).await,
        Err(error) => Err(error),
    };
    if result.is_err() {
        app.metrics.refused.add(1);
    }
    result
}

/// Whether a caller may send this command at all, and under which name; the table itself may still refuse it.
async fn may(app: &Arc<App>, id: &str, client: ClientId, command: &mut Command) -> Result<(), Error> {
    app.order.admits(client.0, app.now())?;
    match command {
        Command::Join { name, .. } => {
            *name = app.table_name(client.0, name).await?;
            Ok(())
        }
        Command::SetBot { level, seat } => {
            known_level(level)?;
            let seat = *seat;
            let more = app.look(id, move |table| {
                let place = table.room().places.get(seat.index());
                let bot = place.is_some_and(|place| matches!(place.holder, Holder::Bot { .. }));
                (!bot).then_some(table.created().owner.0)
            });
            match more.await? {
                Some(owner) => app.may_seat_bot(owner).await,
                None => Ok(()),
            }
        }
        Command::TakeSeat { .. } => {
            let rated = app.look(id, |table| table.created().options.rated).await?;
            let account = !rated || app.store.person(client.0).await?.is_some_and(|person| person.account);
            if account { Ok(()) } else { Err(Error::AccountNeeded) }
        }
        // Chat is limited per table, so that a talker at one table is heard at another.
        Command::Chat { .. } if app.config.public => app.limits.chat.take((id.into(), client.0)),
        _ => Ok(()),
    }
}

/// The record the caller may have: while the game runs what they may know, afterwards everything.
#[utoipa::path(
    get, path = "/tables/{id}/record", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), UpdateQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    Params(query): Params<UpdateQuery>,
) -> Result<Response, Error> {
    let eyes = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let (client, seat) = (eyes.map(|eyes| eyes.client), eyes.and_then(|eyes| eyes.seat));
    let (game, text) = match app.whole(&id).await {
        Ok(table) => match table.bars(client) {
            Some(refusal) => return Err(refusal.into()),
            None => (table.game_id().to_string(), table.record_at(client, seat)?),
        },
        Err(error @ (Error::OldRules | Error::OtherTables)) => app.kept_record(&id).await?.ok_or(error)?,
        Err(error) => return Err(error),
    };
    let name = format!("attachment; filename=\"{game}-{id}.record\"");
    Ok((
        [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
            (header::CONTENT_DISPOSITION, name),
        ],
        text,
    )
        .into_response())
}
