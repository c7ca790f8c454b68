//! Who somebody is: guests and their sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::caller::{Asked, Body, COOKIE, Caller, Maybe};
use crate::app::App;
use crate::error::Error;
use crate::names;
use crate::secret::{self, Secret, person_id};
use crate::store::PersonRow;
use crate::wire::{ErrorBody, Person, SessionAnswer, SessionRequest};

/// How long a session is good, in milliseconds: 180 days.
const SESSION: u64 = 180 * 24 * 60 * 60 * 1000;

/// Makes a guest, or tells who the caller is already; a name or language given is taken over.
#[utoipa::path(
    post, path = "/session", tag = "people", request_body = SessionRequest,
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn session(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    asked: Asked,
    Body(request): Body<SessionRequest>,
) -> Result<Response, Error> {
    let name = request.name.as_deref().map(names::person).transpose()?;
    if let Some(mut caller) = caller {
        if name.is_some() || request.lang.is_some() {
            // The name of an account is how others know it; it is changed on purpose, by PATCH /me.
            if let Some(name) = name.filter(|_| !caller.person.account && caller.only_table.is_none()) {
                caller.person.name = name;
            }
            caller.person.lang = request.lang.unwrap_or(caller.person.lang);
            app.store.change_person(&caller.person).await?;
        }
        return Ok(
            Json(SessionAnswer { person: person(&caller.person), token: caller.token }).into_response()
        );
    }
    let guest = PersonRow {
        id: secret::person(),
        name: name.unwrap_or_else(names::guest),
        lang: request.lang.or(asked.0).unwrap_or_default(),
        account: false,
        webhook: None,
        created_at: app.now(),
    };
    app.store.add_person(&guest).await?;
    begin(&app, &guest, None).await
}

/// Begins a session and answers with it.
pub(super) async fn begin(app: &App, row: &PersonRow, only_table: Option<&str>) -> Result<Response, Error> {
    let (secret, now) = (Secret::new(), app.now());
    app.store.add_session(&secret, row.id, only_table, now, now + SESSION).await?;
    let token = secret.text();
    let mut response = Json(SessionAnswer { person: person(row), token: token.clone() }).into_response();
    set_cookie(app, response.headers_mut(), &token, SESSION / 1000)?;
    Ok(response)
}

/// Sets the cookie for so many seconds.
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
    Json(person(&caller.person))
}

/// A person as the wire has it.
pub(super) fn person(row: &PersonRow) -> Person {
    Person {
        id: person_id(row.id),
        name: row.name.clone(),
        account: row.account,
        lang: row.lang,
        webhook: row.webhook.clone(),
    }
}
