//! Accounts: made from guests, logged into, changed, exported, deleted.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::caller::{Asked, Body, Caller, Maybe};
use super::session::{begin, person, set_cookie};
use crate::app::App;
use crate::error::Error;
use crate::names;
use crate::secret::{self, Secret};
use crate::store::{PersonRow, StoreError};
use crate::webhook;
use crate::wire::{Credentials, ErrorBody, MeChange, Person, SessionAnswer};

/// Makes an account of the caller, who keeps all tables; somebody without a session gets both at once.
#[utoipa::path(
    post, path = "/accounts", tag = "people", request_body = Credentials, security((), ("token" = [])),
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    asked: Asked,
    Body(request): Body<Credentials>,
) -> Result<Response, Error> {
    let name = names::person(&request.name)?;
    let caller = caller.map(Caller::whole).transpose()?;
    if caller.as_ref().is_some_and(|caller| caller.person.account) {
        return Err(Error::HasAccount);
    }
    if app.store.account(&name).await?.is_some() {
        return Err(Error::NameTaken);
    }
    let hash = app.passwords.hash(request.password).await?;
    let row = if let Some(caller) = &caller {
        caller.person.clone()
    } else {
        let guest = PersonRow {
            id: secret::person(),
            name: name.clone(),
            lang: asked.0.unwrap_or_default(),
            account: false,
            webhook: None,
            created_at: app.now(),
        };
        app.store.add_person(&guest).await?;
        guest
    };
    taken(app.store.make_account(row.id, &name, &hash).await)?;
    let row = PersonRow { name, account: true, ..row };
    match caller {
        Some(caller) => Ok(Json(SessionAnswer { person: person(&row), token: caller.token }).into_response()),
        None => begin(&app, &row, None).await,
    }
}

/// Begins a session of an account.
#[utoipa::path(
    post, path = "/login", tag = "people", request_body = Credentials,
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    Body(request): Body<Credentials>,
) -> Result<Response, Error> {
    app.limits.logins.take(request.name.trim().to_lowercase())?;
    let (row, hash) = app.store.account(&request.name).await?.unzip();
    let right = app.passwords.check(request.password, hash).await?;
    match row.filter(|_| right) {
        Some(row) => begin(&app, &row, None).await,
        None => Err(Error::WrongPassword),
    }
}

/// Ends the session.
#[utoipa::path(
    post, path = "/logout", tag = "people", security(("token" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn logout(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    if let Some(secret) = Secret::parse(&caller.token) {
        app.store.end_session(&secret.id).await?;
    }
    nobody(&app)
}

/// An answer after which the browser holds no session.
fn nobody(app: &App) -> Result<Response, Error> {
    let mut response = StatusCode::NO_CONTENT.into_response();
    set_cookie(app, response.headers_mut(), "", 0)?;
    Ok(response)
}

/// Changes name, language or webhook of the caller. The name of an account is what one logs in with.
#[utoipa::path(
    patch, path = "/me", tag = "people", request_body = MeChange, security(("token" = [])),
    responses((status = 200, body = Person), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(change): Body<MeChange>,
) -> Result<Json<Person>, Error> {
    let mut row = caller.whole()?.person;
    if let Some(name) = &change.name {
        row.name = names::person(name)?;
        if row.account {
            taken(app.store.rename_account(row.id, &row.name).await)?;
        }
    }
    row.lang = change.lang.unwrap_or(row.lang);
    if let Some(address) = change.webhook {
        let address = address.filter(|address| !address.trim().is_empty());
        row.webhook = address.map(|address| webhook::check(&address, app.config.public)).transpose()?;
    }
    app.store.change_person(&row).await?;
    Ok(Json(person(&row)))
}

fn taken(result: Result<(), StoreError>) -> Result<(), Error> {
    result.map_err(|error| match error {
        StoreError::Conflict => Error::NameTaken,
        error => error.into(),
    })
}

/// Forgets the caller: name, sessions, password, ratings. Games stay, played by somebody without a name.
#[utoipa::path(
    delete, path = "/me", tag = "people", security(("token" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    let caller = caller.whole()?;
    app.behind.flush().await?;
    // Tables in memory still know the name; they are read anew.
    for table in app.store.forget(caller.person.id).await? {
        app.read_anew(&table).await;
    }
    nobody(&app)
}

/// Everything that is stored about the caller.
#[utoipa::path(
    get, path = "/me/export", tag = "people", security(("token" = [])),
    responses((status = 200, body = serde_json::Value), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn export(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    let caller = caller.whole()?;
    app.may_export(caller.person.id)?;
    app.behind.flush().await?;
    let document = app.store.export_person(&caller.person).await?;
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"temples.json\"");
    Ok(([name], Json(document)).into_response())
}
