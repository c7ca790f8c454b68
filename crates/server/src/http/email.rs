//! E-mail addresses of accounts: confirmed by a mailed code, used only for recovery. No response reveals whether a
//! person has an address.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::caller::{Body, Caller, Device};
use super::origin::Counted;
use super::session::{begin, person};
use crate::app::App;
use crate::error::Error;
use crate::mail::{self, Letter, Mailer};
use crate::say;
use crate::secret::Code;
use crate::store::{PersonRow, Purpose};
use crate::wire::{EmailChange, ErrorBody, MailRecovery, MailedCode, MailedRecovery, Person, SessionAnswer};

/// How long a mailed code is good, in milliseconds.
const GOOD: u64 = 30 * 60 * 1000;

impl App {
    fn mailer(&self) -> Result<Mailer, Error> {
        self.config.mail.clone().ok_or(Error::NoMail)
    }

    /// Stores a new code for a person and writes the letter that holds it.
    async fn letter(&self, row: &PersonRow, purpose: Purpose, email: &str) -> Result<Letter, Error> {
        let code = Code::new();
        self.store.add_mail_code(&code, row.id, purpose, email, self.now() + GOOD).await?;
        let key = match purpose {
            Purpose::Confirm => "mail-confirm",
            Purpose::Recover => "mail-recover",
        };
        let subject = say!(row.lang, &format!("{key}.subject"));
        let text = say!(row.lang, key, name = row.name.as_str(), code = code.text()) + "\n";
        Ok(Letter { to: email.into(), subject, text })
    }

    /// Mails recovery codes to the accounts with this address.
    async fn mail_recovery(&self, mailer: &Mailer, email: &str) -> Result<(), Error> {
        for row in self.store.with_email(email).await? {
            let letter = self.letter(&row, Purpose::Recover, email).await?;
            if let Err(error) = mailer.send(letter).await {
                tracing::warn!(%error, "an e-mail was not sent");
            }
        }
        Ok(())
    }
}

/// Mails a code to an address, which is the account's once the code is confirmed.
#[utoipa::path(
    put, path = "/me/email", operation_id = "set_email", tag = "people", request_body = EmailChange, security(("token" = [])),
    responses((status = 202), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody)),
)]
pub(super) async fn set(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(request): Body<EmailChange>,
) -> Result<StatusCode, Error> {
    let caller = caller.member()?;
    let mailer = app.mailer()?;
    let email = mail::address(&request.email).ok_or(Error::BadEmail)?;
    app.prove(counted, caller.person.id, request.password).await?;
    app.may_mail(&email)?;
    let letter = app.letter(&caller.person, Purpose::Confirm, &email).await?;
    if let Err(error) = mailer.send(letter).await {
        tracing::warn!(%error, "an e-mail was not sent");
        return Err(Error::MailFailed);
    }
    Ok(StatusCode::ACCEPTED)
}

/// Confirms an address by the code that was mailed to it.
#[utoipa::path(
    post, path = "/me/email/confirm", operation_id = "confirm_email", tag = "people", request_body = MailedCode, security(("token" = [])),
    responses((status = 200, body = Person), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    caller: Caller,
    Body(request): Body<MailedCode>,
) -> Result<Json<Person>, Error> {
    let caller = caller.member()?;
    app.may_guess(counted)?;
    let Some(code) = Code::parse(&request.code) else {
        app.guessed_wrong(counted);
        return Err(Error::WrongCode);
    };
    let found = app.store.mail_code(&code, Purpose::Confirm, app.now()).await?;
    if let Some((row, email)) = found.filter(|(row, _)| row.id == caller.person.id)
        && app.store.confirm_email(row.id, &code, &email).await?
    {
        return Ok(Json(person(&PersonRow { email: Some(email), ..row }, None)));
    }
    app.guessed_wrong(counted);
    Err(Error::WrongCode)
}

/// Takes the address of the account away.
#[utoipa::path(
    delete, path = "/me/email", operation_id = "forget_email", tag = "people", security(("token" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Error> {
    let caller = caller.member()?;
    app.store.forget_email(caller.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mails a code that sets a new password, if an account has this address. The answer is the same if none has.
#[utoipa::path(
    post, path = "/recover/mail", operation_id = "ask_recovery", tag = "people", request_body = MailRecovery, 
    responses((status = 202), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Body(request): Body<MailRecovery>,
) -> Result<StatusCode, Error> {
    let mailer = app.mailer()?;
    let email = mail::address(&request.email).ok_or(Error::BadEmail)?;
    app.may_mail(&email)?;
    // Looking up and sending take time, which would reveal what the response does not.
    let asked = Arc::clone(&app);
    tokio::spawn(async move {
        if let Err(error) = asked.mail_recovery(&mailer, &email).await {
            tracing::warn!(code = error.code(), "a recovery was not mailed");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

/// Sets a new password by a mailed code; all sessions and seat links end. Two-factor codes stay on.
#[utoipa::path(
    post, path = "/recover/mail/confirm", operation_id = "recover_by_mail", tag = "people", request_body = MailedRecovery, 
    responses((status = 200, body = SessionAnswer), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    device: Device,
    Body(request): Body<MailedRecovery>,
) -> Result<Response, Error> {
    app.may_guess(counted)?;
    let Some(code) = Code::parse(&request.code) else {
        app.guessed_wrong(counted);
        return Err(Error::WrongCode);
    };
    let Some((row, _)) = app.store.mail_code(&code, Purpose::Recover, app.now()).await? else {
        app.guessed_wrong(counted);
        return Err(Error::WrongCode);
    };
    let password = app.passwords.hash(request.password).await?;
    app.second_factor(counted, &row, request.two_factor.as_deref()).await?;
    if !app.store.recover_by_mail(row.id, &code, &password).await? {
        return Err(Error::WrongCode);
    }
    app.signed_out(row.id);
    begin(&app, &row, None, &device).await
}
