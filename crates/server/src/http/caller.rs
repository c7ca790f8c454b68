//! Who sends a request, in which language, and what the request holds. Nothing here changes anything.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use kernel::Lang;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::ClientId;

use crate::app::App;
use crate::error::Error;
use crate::secret::{Secret, is_table_id};
use crate::store::PersonRow;

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
        match Json::<Value>::from_request(request, state).await {
            // A list would be read as the fields in their order, which nobody means.
            Ok(Json(body)) if !body.is_object() => Err(Error::BadRequest("the body is a JSON object".into())),
            Ok(Json(body)) => match serde_json::from_value(whole(body)) {
                Ok(body) => Ok(Body(body)),
                Err(error) => Err(Error::BadRequest(one_line(&error.to_string()))),
            },
            Err(rejection) if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::TooLarge)
            }
            Err(rejection) => Err(Error::BadRequest(one_line(&rejection.body_text()))),
        }
    }
}

/// A number such as 9.0 is a whole one, in JSON as in the document that describes the requests.
fn whole(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(float) if float.fract() == 0.0 && float.abs() < 9e15 => (float as i64).into(),
            _ => Value::Number(number),
        },
        Value::Array(values) => values.into_iter().map(whole).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, whole(value))).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => value,
    }
}

/// The part of an address after the question mark.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(query)) => Ok(Params(query)),
            Err(rejection) => Err(Error::BadRequest(one_line(&rejection.body_text()))),
        }
    }
}

/// An explanation on one line, of a sensible length.
pub(crate) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().take(300).collect()
}
