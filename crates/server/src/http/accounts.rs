//! Accounts: upgrading guests, login, changes, export, deletion.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::caller::{Asked, Body, Caller, Device, Maybe};
use super::origin::Counted;
use super::session::{begin, new_session, person, set_cookie, with_cookie};
use crate::app::App;
use crate::error::Error;
use crate::names;
use crate::secret::{self, Code};
use crate::store::{NewAccount, PersonRow, StoreError};
use crate::webhook;
use crate::wire::{AccountMade, Credentials, ErrorBody, Login, MeChange, MeChanged, SessionAnswer};

/// Makes an account of the caller, who keeps all tables; a caller without a session gets both at once. The recovery code of the
/// answer is shown this once. Seat links of the guest end.
#[utoipa::path(
    post, path = "/accounts", tag = "people", request_body = Credentials, security((), ("token" = [])),
    responses((status = 200, body = AccountMade), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    asked: Asked,
    device: Device,
    Body(request): Body<Credentials>,
) -> Result<Response, Error> {
    let name = names::person(&request.name)?;
    let caller = caller.map(Caller::whole).transpose()?;
    if caller.as_ref().is_some_and(|caller| caller.person.account) {
        return Err(Error::HasAccount);
    }
    let own = caller.as_ref().map_or(0, |caller| caller.person.id);
    if app.store.is_members_name(&name, own).await? {
        return Err(Error::NameTaken);
    }
    let hash = app.passwords.hash(request.password).await?;
    let row = if let Some(caller) = &caller {
        caller.person.clone()
    } else {
        let guest = PersonRow::guest(name.clone(), asked.0.unwrap_or_default(), app.now());
        app.store.add_person(&guest).await?;
        guest
    };
    let recovery = Code::new();
    let new = NewAccount { name: &name, password: &hash, recovery: &recovery.hash() };
    taken(app.store.make_account(row.id, &new).await)?;
    app.signed_out(row.id);
    app.mark_guests(row.id, &name).await?;
    let row = PersonRow { name, account: true, ..row };
    let (token, fresh) = match caller {
        Some(caller) => (caller.token, false),
        None => (new_session(&app, row.id, None, &device).await?, true),
    };
    let made =
        AccountMade { person: person(&row, None), token: token.clone(), recovery_code: recovery.text() };
    let response = Json(made).into_response();
    if fresh { with_cookie(&app, response, &token) } else { Ok(response) }
}

/// Begins a session of an account.
#[utoipa::path(
    post, path = "/login", tag = "people", request_body = Login,
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    device: Device,
    Body(request): Body<Login>,
) -> Result<Response, Error> {
    app.may_guess(counted)?;
    let (row, hash) = app.store.account(&request.name).await?.unzip();
    let right = app.passwords.check(request.password, hash).await?;
    let Some(row) = row.filter(|_| right) else {
        app.guessed_wrong(counted);
        return Err(Error::WrongPassword);
    };
    app.second_factor(counted, &row, request.code.as_deref()).await?;
    begin(&app, &row, None, &device).await
}

/// Ends the session.
#[utoipa::path(
    post, path = "/logout", tag = "people", security(("token" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn logout(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    app.store.end_session(&caller.session).await?;
    app.signed_out(caller.person.id);
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
    responses((status = 200, body = MeChanged), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)),
)]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(change): Body<MeChange>,
) -> Result<Json<MeChanged>, Error> {
    let mut row = caller.whole()?.person;
    let address = change.webhook.map(|address| address.filter(|address| !address.trim().is_empty()));
    let webhook = match address {
        Some(Some(address)) => Some(Some(webhook::check(&address, app.config.public)?)),
        Some(None) => Some(None),
        None => None,
    };
    if let Some(name) = &change.name {
        if row.account {
            row.name = names::person(name)?;
            if app.store.is_members_name(&row.name, row.id).await? {
                return Err(Error::NameTaken);
            }
            taken(app.store.rename_account(row.id, &row.name).await)?;
            app.mark_guests(row.id, &row.name).await?;
        } else {
            row.name = app.guest_name(&row, name).await?;
        }
    }
    row.lang = change.lang.unwrap_or(row.lang);
    app.store.change_person(&row).await?;
    let mut changed = MeChanged { person: person(&row, None), webhook_secret: None };
    if let Some(address) = webhook {
        let secret = address.is_some().then(secret::key);
        app.store.set_webhook(row.id, address.as_deref().zip(secret.as_deref())).await?;
        (changed.person.webhook, changed.webhook_secret) = (address, secret);
    }
    Ok(Json(changed))
}

fn taken(result: Result<(), StoreError>) -> Result<(), Error> {
    result.map_err(|error| match error {
        StoreError::Conflict => Error::NameTaken,
        error => error.into(),
    })
}

/// Forgets the caller: name, sessions, password, ratings. Their games stay, without the name.
#[utoipa::path(
    delete, path = "/me", tag = "people", security(("token" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    let caller = caller.whole()?;
    app.behind.flush().await?;
    // Tables in memory still hold the name; reload them.
    for table in app.store.forget(caller.person.id).await? {
        app.reload(&table).await;
    }
    app.signed_out(caller.person.id);
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
