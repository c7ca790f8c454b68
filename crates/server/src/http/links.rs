//! Seat links: creating, listing, revoking and opening them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use table::Holder;

use super::caller::{Body, Caller, Device, TableId};
use super::origin::Counted;
use super::session::begin;
use super::tables::holder;
use crate::app::App;
use crate::error::Error;
use crate::quota::{LINKS, Quota};
use crate::secret::Secret;
use crate::wire::{ErrorBody, KeyRequest, LinkInfo, LinkList, NewLink, SeatLink, SessionAnswer};
use crate::wrong::Wrong;

/// The longest label of a link, in characters.
const LABEL: usize = 40;

/// Makes a link by which another device plays one seat of the caller's.
#[utoipa::path(
    post, path = "/tables/{id}/links", operation_id = "make_link", tag = "tables", request_body = NewLink, security(("token" = [])),
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, body = SeatLink), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    caller: Caller,
    Body(new): Body<NewLink>,
) -> Result<(StatusCode, Json<SeatLink>), Error> {
    let caller = caller.whole()?;
    let label = new.label.unwrap_or_default();
    let label: String = label.chars().filter(|c| !c.is_control()).collect();
    let label = label.trim().to_string();
    if label.chars().count() > LABEL {
        return Err(Wrong::Label.into());
    }
    let client = caller.client();
    let own = app.look(&id, move |table| {
        let room = table.room();
        let is_own = |holder: &Holder| match holder {
            Holder::Human { member } | Holder::Bot { stands_in_for: Some(member), .. } => {
                room.members.get(*member as usize).is_some_and(|member| member.client == client)
            }
            Holder::Open | Holder::Bot { stands_in_for: None, .. } => false,
        };
        let seats = room.places.iter().enumerate().filter(|(_, place)| is_own(&place.holder));
        seats.map(|(at, _)| at as u8).collect::<Vec<u8>>()
    });
    let own = own.await?;
    let seat = new.seat.or(own.first().copied()).filter(|seat| own.contains(seat)).ok_or(Error::NoRight)?;
    if app.store.links(caller.person.id, &id).await?.len() as u32 >= LINKS {
        return Err(Error::Quota { quota: Quota::Links, most: LINKS });
    }
    let secret = Secret::new();
    app.store.add_link(&secret, caller.person.id, (&id, seat), &label, app.now()).await?;
    let seat_link = format!("/t/{id}#key={}", secret.text());
    Ok((StatusCode::CREATED, Json(SeatLink { id: secret.id, seat, seat_link })))
}

/// The caller's seat links at a table, with the devices that use them.
#[utoipa::path(
    get, path = "/tables/{id}/links", operation_id = "list_links", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = LinkList), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)),
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<Json<LinkList>, Error> {
    let caller = caller.whole()?;
    let links = app.store.links(caller.person.id, &id).await?;
    let links = links.into_iter().map(|link| LinkInfo {
        id: link.id,
        seat: link.seat,
        label: link.label,
        created: link.created_at,
        used: link.used_at,
        devices: link.devices,
    });
    Ok(Json(LinkList { links: links.collect() }))
}

/// Revokes a seat link, and ends the sessions that it opened.
#[utoipa::path(
    delete, path = "/tables/{id}/links/{link}", operation_id = "revoke_link", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table"), ("link" = String, Path, description = "The link")),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)),
)]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Path((_, link)): Path<(String, String)>,
    caller: Caller,
) -> Result<StatusCode, Error> {
    let caller = caller.whole()?;
    if !app.store.end_link(caller.person.id, &id, &link).await? {
        return Err(Error::NoLink);
    }
    app.signed_out(caller.person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Turns the key of a seat link into a session for that seat.
#[utoipa::path(
    post, path = "/tables/{id}/key", operation_id = "open_link", tag = "tables", request_body = KeyRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    TableId(id): TableId,
    device: Device,
    Body(request): Body<KeyRequest>,
) -> Result<Response, Error> {
    app.may_guess(counted)?;
    let found = holder(&app, &id, &request.key).await;
    if matches!(found, Err(Error::NotKnown)) {
        app.guessed_wrong(counted);
    }
    let (person, only) = found?;
    let answer = begin(&app, &person, Some(&only), &device).await?;
    app.store.touch_link(&only.link, app.now()).await?;
    Ok(answer)
}
