//! What protects an account: its password, sessions, recovery code and two-factor codes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::caller::{Body, Caller, Device};
use super::origin::Counted;
use super::session::{new_session, person, with_cookie};
use crate::app::App;
use crate::error::Error;
use crate::secret::Code;
use crate::store::PersonRow;
use crate::totp;
use crate::wire::{
    AccountMade, ErrorBody, OnlySeat, PasswordChange, PasswordProof, Recovery, RecoveryCode, SessionInfo,
    SessionList, TwoFactorCode, TwoFactorOff, TwoFactorSecret,
};

impl App {
    /// Whether this address may try a password, code or key now.
    pub(super) fn may_guess(&self, Counted(address): Counted) -> Result<(), Error> {
        if self.config.no_limits { Ok(()) } else { self.guesses.may(address, self.now()) }
    }

    /// A password, code or key of this address was wrong.
    pub(super) fn guessed_wrong(&self, Counted(address): Counted) {
        self.guesses.wrong(address, self.now());
    }

    /// Whether this is the password of a person.
    pub(super) async fn prove(&self, counted: Counted, person: u64, password: String) -> Result<(), Error> {
        self.may_guess(counted)?;
        let hash = self.store.password(person).await?;
        if self.passwords.check(password, hash).await? {
            return Ok(());
        }
        self.guessed_wrong(counted);
        Err(Error::WrongPassword)
    }

    /// Checks the two-factor code of a caller who has shown the password, if two-factor is on.
    pub(super) async fn second_factor(
        &self,
        counted: Counted,
        row: &PersonRow,
        code: Option<&str>,
    ) -> Result<(), Error> {
        if !row.two_factor {
            return Ok(());
        }
        let code = code.filter(|code| !code.trim().is_empty()).ok_or(Error::CodeNeeded)?;
        self.use_code(counted, row.id, code).await
    }

    /// Uses up a two-factor code of a person.
    async fn use_code(&self, counted: Counted, person: u64, code: &str) -> Result<(), Error> {
        let now = self.now();
        if !self.config.no_limits {
            self.guesses.may_code(person, now)?;
        }
        let secret = self.store.totp(person).await?.ok_or(Error::TwoFactorOff)?;
        if let Some(step) = totp::step_of(&secret, code, now)
            && self.store.use_totp_step(person, step).await?
        {
            self.guesses.right_code(person);
            return Ok(());
        }
        self.guesses.wrong_code(person, now);
        self.guessed_wrong(counted);
        Err(Error::WrongCode)
    }
}

/// Sets a new password; all other sessions and seat links end.
#[utoipa::path(
    post, path = "/me/password", operation_id = "change_password", tag = "people", request_body = PasswordChange, security(("token" = [])),
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn password(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(change): Body<PasswordChange>,
) -> Result<StatusCode, Error> {
    let caller = caller.member()?;
    app.prove(counted, caller.person.id, change.old).await?;
    let hash = app.passwords.hash(change.new).await?;
    app.store.set_password(caller.person.id, &hash, &caller.session).await?;
    app.signed_out(caller.person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// The caller's sessions, the last used first.
#[utoipa::path(
    get, path = "/me/sessions", tag = "people", security(("token" = [])),
    responses((status = 200, body = SessionList), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn sessions(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<SessionList>, Error> {
    let caller = caller.whole()?;
    let lines = app.store.sessions(caller.person.id, app.now()).await?;
    let sessions = lines.into_iter().map(|line| SessionInfo {
        current: line.id == caller.session,
        id: line.id,
        device: line.device,
        created: line.created_at,
        seen: line.seen_at,
        only: line.only.map(|only| OnlySeat { table: only.table, seat: only.seat }),
    });
    Ok(Json(SessionList { sessions: sessions.collect() }))
}

/// Ends one session of the caller's.
#[utoipa::path(
    delete, path = "/me/sessions/{id}", operation_id = "end_session", tag = "people", security(("token" = [])),
    params(("id" = String, Path, description = "The session")),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Error> {
    let caller = caller.whole()?;
    if !app.store.end_session_of(caller.person.id, &id).await? {
        return Err(Error::NoSuchSession);
    }
    app.signed_out(caller.person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all sessions of the caller's but this one, and all seat links.
#[utoipa::path(
    delete, path = "/me/sessions", operation_id = "end_other_sessions", tag = "people", security(("token" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn end_others(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Error> {
    let caller = caller.whole()?;
    app.store.end_others(caller.person.id, &caller.session).await?;
    app.signed_out(caller.person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a new recovery code; the one before no longer works.
#[utoipa::path(
    post, path = "/me/recovery-code", tag = "people", request_body = PasswordProof, security(("token" = [])),
    responses((status = 200, body = RecoveryCode), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn new_recovery(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(proof): Body<PasswordProof>,
) -> Result<Json<RecoveryCode>, Error> {
    let caller = caller.member()?;
    app.prove(counted, caller.person.id, proof.password).await?;
    let code = Code::new();
    app.store.set_recovery(caller.person.id, &code.hash()).await?;
    Ok(Json(RecoveryCode { recovery_code: code.text() }))
}

/// Sets a new password by the recovery code, which is used up. Two-factor codes are turned off, and all sessions and seat links
/// end. The answer has the next recovery code.
#[utoipa::path(
    post, path = "/recover", tag = "people", request_body = Recovery, 
    responses((status = 200, body = AccountMade), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    device: Device,
    Body(request): Body<Recovery>,
) -> Result<Response, Error> {
    app.may_guess(counted)?;
    let password = app.passwords.hash(request.password).await?;
    let found = app.store.account(&request.name).await?.map(|(row, _)| row);
    let stored = match &found {
        Some(row) => app.store.recovery(row.id).await?,
        None => None,
    };
    let code = Code::parse(&request.recovery_code);
    let right = found.zip(stored).filter(|(_, stored)| code.is_some_and(|code| code.is(stored)));
    let next = Code::new();
    if let Some((row, stored)) = right
        && app.store.recover(row.id, &stored, &next.hash(), &password).await?
    {
        app.signed_out(row.id);
        let row = PersonRow { two_factor: false, ..row };
        let token = new_session(&app, row.id, None, &device).await?;
        let made =
            AccountMade { person: person(&row, None), token: token.clone(), recovery_code: next.text() };
        return with_cookie(&app, Json(made).into_response(), &token);
    }
    app.guessed_wrong(counted);
    Err(Error::WrongCode)
}

/// Makes a two-factor secret for an authenticator app. Nothing changes before a code of it is confirmed.
#[utoipa::path(
    post, path = "/me/two-factor", tag = "people", request_body = PasswordProof, security(("token" = [])),
    responses((status = 200, body = TwoFactorSecret), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn two_factor(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(proof): Body<PasswordProof>,
) -> Result<Json<TwoFactorSecret>, Error> {
    let caller = caller.member()?;
    app.prove(counted, caller.person.id, proof.password).await?;
    if caller.person.two_factor {
        return Err(Error::TwoFactorOn);
    }
    let secret = totp::new_secret();
    app.store.set_totp(caller.person.id, Some(&secret)).await?;
    let uri = totp::uri(&caller.person.name, &secret);
    Ok(Json(TwoFactorSecret { secret, uri }))
}

/// Turns two-factor codes on, by a code of the app.
#[utoipa::path(
    post, path = "/me/two-factor/confirm", tag = "people", request_body = TwoFactorCode, security(("token" = [])),
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn confirm_two_factor(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(request): Body<TwoFactorCode>,
) -> Result<StatusCode, Error> {
    let caller = caller.member()?;
    app.may_guess(counted)?;
    if caller.person.two_factor {
        return Err(Error::TwoFactorOn);
    }
    app.use_code(counted, caller.person.id, &request.code).await?;
    app.store.turn_totp_on(caller.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Turns two-factor codes off, by the password and a code of the app.
#[utoipa::path(
    post, path = "/me/two-factor/disable", tag = "people", request_body = TwoFactorOff, security(("token" = [])),
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn disable_two_factor(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(request): Body<TwoFactorOff>,
) -> Result<StatusCode, Error> {
    let caller = caller.member()?;
    app.prove(counted, caller.person.id, request.password).await?;
    if !caller.person.two_factor {
        return Err(Error::TwoFactorOff);
    }
    app.use_code(counted, caller.person.id, &request.code).await?;
    app.store.set_totp(caller.person.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
