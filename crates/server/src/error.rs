//! What goes wrong, as people and programs are told: a status, a stable code and one sentence in their language.
//! What went wrong inside goes to the log only.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use serde::Serialize;
use table::Refusal;
use utoipa::ToSchema;

use crate::admin::date;
use crate::quota::Quota;
use crate::setups;
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
    BadSetup(Vec<String>),
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
            | Error::BadSeed => StatusCode::BAD_REQUEST,
            #[cfg(not(feature = "hosting"))]
            Error::NoWebhooks => StatusCode::BAD_REQUEST,
            Error::NotKnown | Error::WrongPassword => StatusCode::UNAUTHORIZED,
            Error::NoRight
            | Error::NoHeader
            | Error::BadOrigin
            | Error::AccountNeeded
            | Error::Banned { .. } => StatusCode::FORBIDDEN,
            Error::NoTable
            | Error::NoPerson
            | Error::NoGame
            | Error::NoStep { .. }
            | Error::NoPath
            | Error::Removed => StatusCode::NOT_FOUND,
            Error::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Error::Refused(_)
            | Error::OtherTables
            | Error::OldRules
            | Error::NotDeciding
            | Error::NotOver
            | Error::NameTaken
            | Error::HasAccount
            | Error::HintsOff => StatusCode::CONFLICT,
            Error::TooMuch { .. } | Error::TooManySockets { .. } | Error::Quota { .. } => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Unavailable | Error::Unsure => StatusCode::SERVICE_UNAVAILABLE,
            Error::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence for people.
    pub fn message(&self, lang: Lang) -> String {
        let (en, fr) = match self {
            Error::BadRequest(wrong) => return wrong.text(lang),
            Error::BadSetup(reasons) => {
                return match lang {
                    Lang::En => reasons.join("; "),
                    Lang::Fr => {
                        let french =
                            |reason: &String| setups::french(reason).unwrap_or_else(|| reason.clone());
                        reasons.iter().map(french).collect::<Vec<_>>().join(" ; ")
                    }
                };
            }
            Error::Refused(refusal) => return refusal.text(lang),
            Error::NoStep { steps } => {
                return match lang {
                    Lang::En => format!("this game has steps 0 to {steps}"),
                    Lang::Fr => format!("cette partie a les étapes 0 à {steps}"),
                };
            }
            Error::BadPassword => {
                ("a password has 8 to 200 characters", "un mot de passe a de 8 à 200 caractères")
            }
            Error::BadWebhook => (
                "a webhook is a public http or https address without a password",
                "un webhook est une adresse http ou https publique sans mot de passe",
            ),
            #[cfg(not(feature = "hosting"))]
            Error::NoWebhooks => (
                "this build of temples calls no webhooks: build it with `make release`",
                "cette version de temples n'appelle pas de webhook : construisez-la avec `make release`",
            ),
            Error::BadSeed => (
                "a seed is for a table that begins at once, deals by itself and has no open seat",
                "une graine est pour une table qui commence aussitôt, distribue elle-même et n'a pas de place libre",
            ),
            Error::NotKnown => (
                "say who you are first: POST /api/v1/session",
                "dites d'abord qui vous êtes : POST /api/v1/session",
            ),
            Error::NoRight => ("this is not yours to do", "vous n'avez pas le droit de faire cela"),
            Error::NoHeader => (
                "a request with the cookie that changes something needs the header X-Temples: 1",
                "une requête avec le cookie qui change quelque chose demande l'en-tête X-Temples: 1",
            ),
            Error::BadOrigin => (
                "a page of another site may not open this socket",
                "une page d'un autre site ne peut pas ouvrir ce socket",
            ),
            Error::NoTable => ("there is no such table", "cette table n'existe pas"),
            Error::OtherTables => (
                "this game began with other component tables; start the program with those to go on",
                "cette partie a commencé avec d'autres tables de composants ; lancez le programme avec celles-là",
            ),
            Error::OldRules => (
                "this game was played by rules that this version no longer knows; its scores and its record are kept",
                "cette partie suit des règles que cette version ne connaît plus ; ses scores et sa notation sont conservés",
            ),
            Error::NoPerson => ("there is no such person", "cette personne n'existe pas"),
            Error::NoGame => {
                ("there is no such game; see /api/v1/games", "ce jeu n'existe pas ; voir /api/v1/games")
            }
            Error::NoPath => (
                "there is nothing here; see /api/v1/openapi.json",
                "il n'y a rien ici ; voir /api/v1/openapi.json",
            ),
            Error::BadMethod => (
                "this address takes another method; see /api/v1/openapi.json",
                "cette adresse attend une autre méthode ; voir /api/v1/openapi.json",
            ),
            Error::NotDeciding => {
                ("you are not the one to decide now", "ce n'est pas à vous de décider maintenant")
            }
            Error::NotOver => ("this is for games that are over", "cela concerne les parties terminées"),
            Error::NameTaken => ("another account has this name", "un autre compte porte ce nom"),
            Error::WrongPassword => {
                ("name and password do not belong together", "le nom et le mot de passe ne vont pas ensemble")
            }
            Error::HasAccount => ("you have an account already", "vous avez déjà un compte"),
            Error::AccountNeeded => (
                "a rated game is for accounts; make one first, or play an unrated game",
                "une partie classée demande un compte ; créez-en un, ou jouez une partie non classée",
            ),
            Error::HintsOff => ("there are no hints at this table", "il n'y a pas de conseils à cette table"),
            Error::Removed => {
                ("the host of this server took this table away", "l'hôte de ce serveur a retiré cette table")
            }
            Error::Banned { until, reason } => {
                let until = until.map(date);
                return match (lang, until) {
                    (Lang::En, Some(until)) => format!("you are banned until {until} (UTC): {reason}"),
                    (Lang::En, None) => format!("you are banned from this server: {reason}"),
                    (Lang::Fr, Some(until)) => format!("vous êtes exclu jusqu'au {until} (UTC) : {reason}"),
                    (Lang::Fr, None) => format!("vous êtes exclu de ce serveur : {reason}"),
                };
            }
            Error::Quota { quota, most } => return quota_text(*quota, *most, lang),
            Error::TooMuch { seconds } => {
                return match lang {
                    Lang::En => format!("that is too much at once; try again in {seconds} s"),
                    Lang::Fr => format!("c'est trop à la fois ; réessayez dans {seconds} s"),
                };
            }
            Error::TooManySockets { most } => {
                return match lang {
                    Lang::En => format!("one address may have {most} sockets open; close one first"),
                    Lang::Fr => {
                        format!("une adresse peut avoir {most} sockets ouverts ; fermez-en un d'abord")
                    }
                };
            }
            Error::TooLarge => ("this is too long", "c'est trop long"),
            Error::TooSlow => (
                "the request did not arrive in time; send it again",
                "la requête n'est pas arrivée à temps ; renvoyez-la",
            ),
            Error::Unavailable => (
                "the database does not answer or cannot store this; nothing was changed, try again in a moment",
                "la base de données ne répond pas ou ne peut rien enregistrer ; rien n'a changé, réessayez dans un instant",
            ),
            Error::Unsure => (
                "the database went away before it said whether this was stored; look before you try again",
                "la base de données a disparu avant de dire si c'était enregistré ; vérifiez avant de réessayer",
            ),
            Error::Broken => (
                "this failed on our side; it was written to the log",
                "cela a échoué de notre côté ; c'est noté dans le journal",
            ),
        };
        lang.pick(en, fr).into()
    }

    /// The answer in this language.
    pub fn answer(&self, lang: Lang) -> Response {
        let info = ErrorInfo { code: self.code(), message: self.message(lang) };
        let mut response = (self.status(), Json(ErrorBody { error: info })).into_response();
        let wait = match self {
            Error::TooMuch { seconds } => Some(*seconds),
            Error::Unavailable | Error::Unsure => Some(1),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        // The language of the caller is known further out, where the sentence is written anew if it differs.
        response.extensions_mut().insert(self.clone());
        response
    }
}

/// How much is allowed of what.
fn quota_text(quota: Quota, most: u32, lang: Lang) -> String {
    let (en, fr) = match quota {
        Quota::Tables { account: false } => (
            format!("a guest may have {most} tables open; finish one, or make an account for more"),
            format!("un invité peut avoir {most} tables ouvertes ; finissez-en une, ou créez un compte"),
        ),
        Quota::Tables { account: true } => (
            format!("an account may have {most} tables open; finish one first"),
            format!("un compte peut avoir {most} tables ouvertes ; finissez-en une d'abord"),
        ),
        Quota::Bots { account: false } => (
            format!(
                "a guest may have {most} bots at open tables; finish a game, or make an account for more"
            ),
            format!(
                "un invité peut avoir {most} robots à ses tables ; finissez une partie, ou créez un compte"
            ),
        ),
        Quota::Bots { account: true } => (
            format!("an account may have {most} bots at open tables; finish a game first"),
            format!("un compte peut avoir {most} robots à ses tables ; finissez d'abord une partie"),
        ),
        Quota::Exports => (
            format!("everything about you can be exported {most} times an hour; try again later"),
            format!("vos données peuvent être exportées {most} fois par heure ; réessayez plus tard"),
        ),
        Quota::Reports => (
            format!("one person may send {most} reports an hour; try again later"),
            format!("une personne peut envoyer {most} signalements par heure ; réessayez plus tard"),
        ),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// The code of a refusal, as its JSON has it.
pub(crate) fn refusal_code(refusal: &Refusal) -> String {
    let json = serde_json::to_value(refusal).unwrap_or_default();
    json.get("code").and_then(|code| code.as_str()).unwrap_or("refused").into()
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.answer(Lang::En)
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
