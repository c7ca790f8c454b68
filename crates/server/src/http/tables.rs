//! One table over HTTP: what is known, what is done, its record.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::{ClientId, Command, Holder, Update};

use super::caller::{Asked, Body, Caller, Maybe, Params, TableId};
use super::lobby::{known_level, seat_link};
use super::session::begin;
use crate::app::App;
use crate::error::Error;
use crate::live::Ack;
use crate::secret::Secret;
use crate::store::PersonRow;
use crate::wire::{ErrorBody, KeyRequest, SeatLink, SessionAnswer, UpdateQuery};

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
    let client = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let from = query.from;
    let update = app.look_back(&id, Some(from), move |table| match table.bars(client) {
        Some(refusal) => Err(refusal),
        None => Ok(table.resync(client, from, lang)),
    });
    Ok(Json(update.await??.told_at(app.now())))
}

/// Through whose eyes a request looks: a key goes before a session.
pub(super) async fn viewer(
    app: &App,
    table: &str,
    caller: Option<Caller>,
    key: Option<&str>,
) -> Result<Option<ClientId>, Error> {
    if let Some(key) = key {
        return Ok(Some(ClientId(holder(app, table, key).await?.id)));
    }
    Ok(caller.and_then(|caller| caller.at(table).ok()).map(|caller| caller.client()))
}

/// Whose key this is.
pub(super) async fn holder(app: &App, table: &str, key: &str) -> Result<PersonRow, Error> {
    let secret = Secret::parse(key).ok_or(Error::NotKnown)?;
    app.store.key(&secret, table).await?.ok_or(Error::NotKnown)
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
    let client = caller.at(&id)?.client();
    Ok(Json(carry_out(&app, &id, client, command).await?))
}

/// Carries out a command of a client.
pub(super) async fn carry_out(
    app: &Arc<App>,
    id: &str,
    client: ClientId,
    command: Command,
) -> Result<Ack, Error> {
    app.metrics.commands.add(1);
    if app.config.public {
        app.limits.commands.take(client.0)?;
    }
    let result = match may(app, id, client, &command).await {
        Ok(()) => app.command(id, client, command).await,
        Err(error) => Err(error),
    };
    if result.is_err() {
        app.metrics.refused.add(1);
    }
    result
}

/// Whether somebody may send this command at all; what the table says to it is another matter.
async fn may(app: &Arc<App>, id: &str, client: ClientId, command: &Command) -> Result<(), Error> {
    app.order.admits(client.0, app.now())?;
    match command {
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
        // What one person says is limited by table, so that a talker at one is heard at another.
        Command::Chat { .. } if app.config.public => app.limits.chat.take((id.into(), client.0)),
        _ => Ok(()),
    }
}

/// Turns the key of a seat link into a session of that person.
#[utoipa::path(
    post, path = "/tables/{id}/key", tag = "tables", request_body = KeyRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn key(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Body(request): Body<KeyRequest>,
) -> Result<Response, Error> {
    let person = holder(&app, &id, &request.key).await?;
    // A link gives away a table, not a whole account.
    begin(&app, &person, person.account.then_some(id.as_str())).await
}

/// Makes a secret link by which another device acts as the caller at this table.
#[utoipa::path(
    post, path = "/tables/{id}/link", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = SeatLink), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)),
)]
pub(super) async fn link(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<Json<SeatLink>, Error> {
    let caller = caller.at(&id)?;
    let client = caller.client();
    let member =
        app.look(&id, move |table| table.room().members.iter().any(|member| member.client == client)).await?;
    if !member {
        return Err(Error::NoRight);
    }
    Ok(Json(SeatLink { seat_link: seat_link(&app, &id, caller.person.id).await? }))
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
    let client = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let (game, text) = match app.whole(&id).await {
        Ok(table) => {
            if let Some(refusal) = table.bars(client) {
                return Err(refusal.into());
            }
            (table.game_id().to_string(), table.record(client)?)
        }
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
