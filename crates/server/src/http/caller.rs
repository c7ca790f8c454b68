//! Who sends a request, in which language, and what the request holds. Nothing here changes anything.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use kernel::Lang;
use serde::de::DeserializeOwned;
use table::ClientId;
use tokio::time::timeout;

use super::read;
use crate::app::App;
use crate::error::Error;
use crate::secret::{Secret, is_table_id};
use crate::store::PersonRow;
use crate::wrong::Wrong;

/// The body of a request must be there within this time.
const SENDING: Duration = Duration::from_secs(10);

/// The name of the cookie.
pub(crate) const COOKIE: &str = "temples";

/// Somebody with a session.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) person: PersonRow,
    /// The session is good at this table alone.
    pub(crate) only_table: Option<String>,
    /// What the caller showed.
    pub(crate) token: String,
}

/// Somebody with or without a session.
#[derive(Clone, Debug)]
pub(crate) struct Maybe(pub(crate) Option<Caller>);

/// The language of whoever sends a request, once it is known who that is; for what is said without asking further.
#[derive(Clone, Default, Debug)]
pub(super) struct Spoken(Arc<OnceLock<Lang>>);

impl Spoken {
    pub(super) fn get(&self) -> Option<Lang> {
        self.0.get().copied()
    }
}

/// The language a request asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked(pub(crate) Option<Lang>);

impl Caller {
    /// The caller's number at tables.
    pub(crate) fn client(&self) -> ClientId {
        ClientId(self.person.id)
    }

    /// A session for one table alone does nothing elsewhere.
    pub(crate) fn at(self, table: &str) -> Result<Caller, Error> {
        match &self.only_table {
            Some(only) if only != table => Err(Error::NoRight),
            _ => Ok(self),
        }
    }

    /// What concerns the person as a whole is not for a session of one table.
    pub(crate) fn whole(self) -> Result<Caller, Error> {
        if self.only_table.is_some() { Err(Error::NoRight) } else { Ok(self) }
    }
}

impl FromRequestParts<Arc<App>> for Maybe {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let Some((token, cookie)) = token(&parts.headers) else {
            return Ok(Maybe(None));
        };
        let changes = !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
        if cookie && changes && parts.headers.get("x-temples").is_none() {
            return Err(Error::NoHeader);
        }
        let Some(secret) = Secret::parse(&token) else {
            return if cookie { Ok(Maybe(None)) } else { Err(Error::NotKnown) };
        };
        match app.store.session(&secret, app.now()).await? {
            Some(session) => {
                let (person, only_table) = (session.person, session.only_table);
                app.order.admits(person.id, app.now())?;
                if let Some(spoken) = parts.extensions.get::<Spoken>() {
                    // Whoever was asked before is the same.
                    let _ = spoken.0.set(person.lang);
                }
                Ok(Maybe(Some(Caller { person, only_table, token })))
            }
            // A cookie that is no longer good is nobody's fault; a program should know what it sends.
            None if cookie => Ok(Maybe(None)),
            None => Err(Error::NotKnown),
        }
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        Maybe::from_request_parts(parts, app).await?.0.ok_or(Error::NotKnown)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        Ok(Asked(language(parts.uri.query(), &parts.headers)))
    }
}

impl Asked {
    /// The language for this caller.
    pub(crate) fn or(self, caller: Option<&Caller>) -> Lang {
        self.0.or(caller.map(|caller| caller.person.lang)).unwrap_or_default()
    }
}

/// The language a request asks for, by its address or by its header.
pub(crate) fn language(query: Option<&str>, headers: &HeaderMap) -> Option<Lang> {
    let named = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    match named {
        Some("fr") => return Some(Lang::Fr),
        Some("en") => return Some(Lang::En),
        Some(_) | None => {}
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    accepted.split(',').find_map(|part| match part.trim().get(..2)? {
        "fr" => Some(Lang::Fr),
        "en" => Some(Lang::En),
        _ => None,
    })
}

/// What the caller shows, and whether it is the cookie.
fn token(headers: &HeaderMap) -> Option<(String, bool)> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    if let Some(token) = bearer {
        return Some((token.trim().into(), false));
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| (value.into(), true))
}

/// The id of a table in the path.
pub(crate) struct TableId(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(parts)| parts.into_iter().find(|(name, _)| name == "id"));
        match id {
            Some((_, id)) if is_table_id(&id) => Ok(TableId(id)),
            Some(_) | None => Err(Error::NoTable),
        }
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !kind.is_some_and(is_json) {
            return Err(Wrong::NotCalledJson.into());
        }
        let Ok(body) = timeout(SENDING, Bytes::from_request(request, state)).await else {
            return Err(Error::TooSlow);
        };
        match body {
            Ok(body) => Ok(Body(read::json(&body)?)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Error::TooLarge),
            // The caller broke off.
            Err(_) => Err(Wrong::Unclear.into()),
        }
    }
}

/// Whether a body is said to be JSON.
fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

/// The part of an address after the question mark.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match Query::<Vec<(String, String)>>::from_request_parts(parts, state).await {
            Ok(Query(pairs)) => Ok(Params(read::params(pairs)?)),
            Err(_) => Err(Wrong::Unclear.into()),
        }
    }
}
