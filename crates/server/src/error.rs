//! Errors as callers see them: a status, a stable code and one sentence in their language. Internal causes go to
//! the log only.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use serde::Serialize;
use table::Refusal;
use utoipa::ToSchema;

use crate::admin::date;
use crate::quota::Quota;
use crate::say;
use crate::store::StoreError;
use crate::wrong::Wrong;

/// The body of an answer that is no success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorInfo,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ErrorInfo {
    /// For programs; it stays the same.
    pub code: String,
    /// For people: one sentence.
    pub message: String,
}

/// What went wrong.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the sentence of each is in `message`")]
pub enum Error {
    BadRequest(Wrong),
    /// Every reason, for each language in its order.
    BadSetup(Vec<Vec<String>>),
    BadPassword,
    BadWebhook,
    #[cfg(not(feature = "hosting"))]
    NoWebhooks,
    BadSeed,
    NotKnown,
    NoRight,
    NoHeader,
    BadOrigin,
    NoTable,
    OtherTables,
    OldRules,
    NoPerson,
    NoGame,
    NoStep {
        steps: u32,
    },
    NoPath,
    BadMethod,
    Refused(Refusal),
    NotDeciding,
    NotOver,
    NameTaken,
    WrongPassword,
    HasAccount,
    AccountNeeded,
    HintsOff,
    MixedName,
    SeatOnly,
    NoAccount,
    NoLink,
    NoSuchSession,
    CodeNeeded,
    WrongCode,
    BadEmail,
    NoMail,
    MailFailed,
    TwoFactorOn,
    TwoFactorOff,
    Removed,
    Banned {
        until: Option<u64>,
        reason: String,
    },
    Quota {
        quota: Quota,
        most: u32,
    },
    TooMuch {
        seconds: u64,
    },
    TooManySockets {
        most: u32,
    },
    Guesses {
        seconds: u64,
    },
    TooLarge,
    TooSlow,
    Unavailable,
    Unsure,
    Broken,
}

impl Error {
    /// The code for programs.
    pub fn code(&self) -> String {
        let code = match self {
            Error::BadRequest(_) => "bad_request",
            Error::BadSetup(_) => "bad_setup",
            Error::BadPassword => "bad_password",
            Error::BadWebhook => "bad_webhook",
            #[cfg(not(feature = "hosting"))]
            Error::NoWebhooks => "no_webhooks",
            Error::BadSeed => "bad_seed",
            Error::NotKnown => "no_session",
            Error::NoRight => "not_allowed",
            Error::NoHeader => "no_header",
            Error::BadOrigin => "bad_origin",
            Error::NoTable => "no_table",
            Error::OtherTables => "other_tables",
            Error::OldRules => "old_rules",
            Error::NoPerson => "no_person",
            Error::NoGame => "no_game",
            Error::NoStep { .. } => "no_step",
            Error::NoPath => "no_path",
            Error::BadMethod => "bad_method",
            Error::Refused(refusal) => return refusal_code(refusal),
            Error::NotDeciding => "not_deciding",
            Error::NotOver => "not_ended",
            Error::NameTaken => "name_taken",
            Error::WrongPassword => "wrong_password",
            Error::HasAccount => "has_account",
            Error::AccountNeeded => "account_needed",
            Error::HintsOff => "hints_off",
            Error::MixedName => "mixed_name",
            Error::SeatOnly => "seat_only",
            Error::NoAccount => "no_account",
            Error::NoLink => "no_link",
            Error::NoSuchSession => "no_such_session",
            Error::CodeNeeded => "code_needed",
            Error::WrongCode => "wrong_code",
            Error::BadEmail => "bad_email",
            Error::NoMail => "no_mail",
            Error::MailFailed => "mail_failed",
            Error::TwoFactorOn => "two_factor_on",
            Error::TwoFactorOff => "two_factor_off",
            Error::Guesses { .. } => "too_many_guesses",
            Error::Removed => "removed",
            Error::Banned { .. } => "banned",
            Error::Quota { .. } => "quota",
            Error::TooMuch { .. } => "too_many_requests",
            Error::TooManySockets { .. } => "too_many_sockets",
            Error::TooLarge => "too_large",
            Error::TooSlow => "too_slow",
            Error::Unavailable => "unavailable",
            Error::Unsure => "unsure",
            Error::Broken => "broken",
        };
        code.into()
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::BadRequest(_)
            | Error::BadSetup(_)
            | Error::BadPassword
            | Error::BadWebhook
            | Error::BadSeed
            | Error::BadEmail => StatusCode::BAD_REQUEST,
            #[cfg(not(feature = "hosting"))]
            Error::NoWebhooks => StatusCode::BAD_REQUEST,
            Error::NotKnown | Error::WrongPassword | Error::CodeNeeded | Error::WrongCode => {
                StatusCode::UNAUTHORIZED
            }
            Error::NoRight
            | Error::NoHeader
            | Error::BadOrigin
            | Error::AccountNeeded
            | Error::SeatOnly
            | Error::NoAccount
            | Error::Banned { .. } => StatusCode::FORBIDDEN,
            Error::NoTable
            | Error::NoPerson
            | Error::NoGame
            | Error::NoStep { .. }
            | Error::NoPath
            | Error::NoLink
            | Error::NoSuchSession
            | Error::Removed => StatusCode::NOT_FOUND,
            Error::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Error::Refused(_)
            | Error::OtherTables
            | Error::OldRules
            | Error::NotDeciding
            | Error::NotOver
            | Error::NameTaken
            | Error::HasAccount
            | Error::HintsOff
            | Error::MixedName
            | Error::NoMail
            | Error::TwoFactorOn
            | Error::TwoFactorOff => StatusCode::CONFLICT,
            Error::TooMuch { .. }
            | Error::Guesses { .. }
            | Error::TooManySockets { .. }
            | Error::Quota { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Unavailable | Error::Unsure | Error::MailFailed => StatusCode::SERVICE_UNAVAILABLE,
            Error::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence for people: that of its code, unless the error has a more specific one.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Error::BadRequest(wrong) => wrong.text(lang),
            Error::BadSetup(reasons) => {
                let reasons = reasons.get(lang.index()).cloned().unwrap_or_default();
                let joined = reasons.into_iter().reduce(|a, b| say!(lang, "reasons", a = a, b = b));
                joined.unwrap_or_default()
            }
            Error::Refused(refusal) => refusal.text(lang),
            Error::NoStep { steps } => say!(lang, "error-no_step", steps = *steps),
            Error::Banned { until: Some(until), reason } => {
                say!(lang, "error-banned-until", until = date(*until), reason = reason.as_str())
            }
            Error::Banned { until: None, reason } => say!(lang, "error-banned", reason = reason.as_str()),
            Error::Quota { quota, most } => quota_text(*quota, *most, lang),
            Error::TooMuch { seconds } => say!(lang, "error-too_many_requests", seconds = *seconds),
            Error::TooManySockets { most } => say!(lang, "error-too_many_sockets", most = *most),
            Error::Guesses { seconds } => say!(lang, "error-too_many_guesses", seconds = *seconds),
            plain => say!(lang, &format!("error-{}", plain.code())),
        }
    }

    /// The answer in this language.
    pub fn answer(&self, lang: Lang) -> Response {
        let info = ErrorInfo { code: self.code(), message: self.message(lang) };
        let mut response = (self.status(), Json(ErrorBody { error: info })).into_response();
        let wait = match self {
            Error::TooMuch { seconds } | Error::Guesses { seconds } => Some(*seconds),
            Error::Unavailable | Error::Unsure | Error::MailFailed => Some(1),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        // The caller's language is known further out, where the sentence is rewritten if it differs.
        response.extensions_mut().insert(self.clone());
        response
    }
}

/// The sentence that states a quota.
fn quota_text(quota: Quota, most: u32, lang: Lang) -> String {
    let key = match quota {
        Quota::Tables { account: false } => "quota-tables-guest",
        Quota::Tables { account: true } => "quota-tables",
        Quota::Bots { account: false } => "quota-bots-guest",
        Quota::Bots { account: true } => "quota-bots",
        Quota::Links => "quota-links",
        Quota::Mails => "quota-mails",
        Quota::Exports => "quota-exports",
        Quota::Reports => "quota-reports",
    };
    say!(lang, key, most = most)
}

/// The code of a refusal, as its JSON has it.
pub(crate) fn refusal_code(refusal: &Refusal) -> String {
    let json = serde_json::to_value(refusal).unwrap_or_default();
    json.get("code").and_then(|code| code.as_str()).unwrap_or("refused").into()
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.answer(Lang::EN)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict | StoreError::NotBuilt | StoreError::Damaged(_) => {
                tracing::error!(%error, "storage");
                Error::Broken
            }
            StoreError::Database(_) => {
                tracing::error!(%error, "storage");
                Error::Unavailable
            }
            StoreError::Unsure(_) => {
                tracing::error!(%error, "storage");
                Error::Unsure
            }
        }
    }
}

impl From<Wrong> for Error {
    fn from(wrong: Wrong) -> Self {
        Error::BadRequest(wrong)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}
