//! Identity: guests and their sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use table::{ClientId, Command, Sender};

use super::caller::{Asked, Body, COOKIE, Caller, Device, Maybe};
use crate::app::App;
use crate::error::Error;
use crate::names;
use crate::secret::{Secret, person_id};
use crate::store::{NewSession, Only, PersonRow};
use crate::wire::{ErrorBody, OnlySeat, Person, SessionAnswer, SessionRequest};

/// How long a session is good, in milliseconds: 180 days.
const SESSION: u64 = 180 * 24 * 60 * 60 * 1000;

/// Makes a guest, or returns the person the caller already is; a given name or language is stored.
#[utoipa::path(
    post, path = "/session", tag = "people", request_body = SessionRequest,
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn session(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    asked: Asked,
    device: Device,
    Body(request): Body<SessionRequest>,
) -> Result<Response, Error> {
    if let Some(mut caller) = caller {
        // Others know an account by its name; only PATCH /me changes it.
        let name = request.name.as_deref().filter(|_| !caller.person.account);
        if caller.only.is_none() && (name.is_some() || request.lang.is_some()) {
            if let Some(name) = name {
                caller.person.name = app.guest_name(&caller.person, name).await?;
            }
            caller.person.lang = request.lang.unwrap_or(caller.person.lang);
            app.store.change_person(&caller.person).await?;
        }
        return Ok(Json(SessionAnswer { person: own(&caller), token: caller.token }).into_response());
    }
    let lang = request.lang.or(asked.0).unwrap_or_default();
    let mut guest = PersonRow::guest(names::guest(), lang, app.now());
    if let Some(name) = &request.name {
        guest.name = app.guest_name(&guest, name).await?;
    } else {
        while app.store.is_members_name(&guest.name, guest.id).await? {
            guest.name = names::guest();
        }
    }
    app.store.add_person(&guest).await?;
    begin(&app, &guest, None, &device).await
}

impl App {
    /// Validates a guest's name: it must not equal or resemble a member's. The guest mark stays.
    pub(super) async fn guest_name(&self, guest: &PersonRow, name: &str) -> Result<String, Error> {
        if name.trim() == guest.name && names::is_marked(name.trim()) {
            return Ok(guest.name.clone());
        }
        let name = names::person(name)?;
        if self.store.is_members_name(&name, guest.id).await? { Err(Error::NameTaken) } else { Ok(name) }
    }

    /// A person's name at a table: that of their account, or one allowed for guests.
    pub(super) async fn table_name(&self, person: u64, name: &str) -> Result<String, Error> {
        let Some(row) = self.store.person(person).await? else { return names::person(name) };
        if row.account {
            return Ok(row.name);
        }
        match self.guest_name(&row, name).await {
            // A guest from before members' names were reserved.
            Err(Error::NameTaken) if name.trim() == row.name => Ok(names::marked(&row.name, row.lang)),
            name => name,
        }
    }

    /// Marks guests who have the name of a new member, at their open tables too. They continue to
    /// play.
    pub(super) async fn mark_guests(self: &Arc<Self>, member: u64, name: &str) -> Result<(), Error> {
        for mut guest in self.store.guests_like(name).await? {
            if guest.id == member {
                continue;
            }
            guest.name = names::marked(&guest.name, guest.lang);
            self.store.change_person(&guest).await?;
            self.behind.flush().await?;
            for table in self.store.open_seats_of(guest.id).await? {
                let client = ClientId(guest.id);
                let here = self.look(&table, move |table| {
                    table.room().members.iter().any(|member| member.client == client && member.here)
                });
                if here.await.unwrap_or_default() {
                    let join = Command::Join { name: guest.name.clone(), lang: guest.lang };
                    // A table that accepts no names any more keeps the old one.
                    let _ = self.command(&table, Sender::Client(client), join).await;
                }
            }
        }
        Ok(())
    }
}

/// Begins a session and answers with it.
pub(super) async fn begin(
    app: &App,
    row: &PersonRow,
    only: Option<&Only>,
    device: &Device,
) -> Result<Response, Error> {
    let token = new_session(app, row.id, only, device).await?;
    let answer = SessionAnswer { person: person(row, only), token: token.clone() };
    with_cookie(app, Json(answer).into_response(), &token)
}

/// Stores a session and returns its token.
pub(super) async fn new_session(
    app: &App,
    person: u64,
    only: Option<&Only>,
    Device(device): &Device,
) -> Result<String, Error> {
    let (secret, now) = (Secret::new(), app.now());
    app.store.add_session(&secret, &NewSession { person, only, device, now, until: now + SESSION }).await?;
    Ok(secret.text())
}

/// The answer, after which the browser holds this session.
pub(super) fn with_cookie(app: &App, mut response: Response, token: &str) -> Result<Response, Error> {
    set_cookie(app, response.headers_mut(), token, SESSION / 1000)?;
    Ok(response)
}

/// Sets the cookie for this many seconds.
pub(super) fn set_cookie(app: &App, headers: &mut HeaderMap, token: &str, seconds: u64) -> Result<(), Error> {
    let secure = if app.config.secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
    headers.append(header::SET_COOKIE, HeaderValue::from_str(&cookie).map_err(|_| Error::Broken)?);
    Ok(())
}

/// Who the caller is.
#[utoipa::path(get, path = "/me", tag = "people", security(("token" = [])),
    responses((status = 200, body = Person), (status = 401, body = ErrorBody)))]
pub(super) async fn me(caller: Caller) -> Json<Person> {
    Json(own(&caller))
}

/// The caller as the wire has them.
pub(super) fn own(caller: &Caller) -> Person {
    person(&caller.person, caller.only.as_ref())
}

/// A person as sent over the wire. A webhook's address often holds a secret, so only its host is named; a seat link
/// reveals nothing of the account.
pub(super) fn person(row: &PersonRow, only: Option<&Only>) -> Person {
    let whole = only.is_none();
    Person {
        id: person_id(row.id),
        name: row.name.clone(),
        account: row.account,
        lang: row.lang,
        webhook: row.webhook.as_deref().filter(|_| whole).map(host_of),
        email: row.email.clone().filter(|_| whole),
        two_factor: row.two_factor && whole,
        only: only.map(|only| OnlySeat { table: only.table.clone(), seat: only.seat }),
    }
}

/// The host of an address.
fn host_of(address: &str) -> String {
    let host = address.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
    format!("{host}/…")
}
