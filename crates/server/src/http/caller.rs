//! Identifies the caller of a request and the language, and extracts the request's contents. Nothing
//! here changes state.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use kernel::{Lang, Seat, Viewer};
use serde::de::DeserializeOwned;
use table::{AnyTable, ClientId, Sender};
use tokio::time::timeout;

use super::read;
use crate::app::App;
use crate::error::Error;
use crate::secret::{Secret, is_table_id};
use crate::store::{Only, PersonRow};
use crate::wrong::Wrong;

/// The body of a request must be there within this time.
const SENDING: Duration = Duration::from_secs(10);

/// The name of the cookie.
pub(crate) const COOKIE: &str = "temples";

/// A caller with a session.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) person: PersonRow,
    /// The session is restricted to this seat.
    pub(crate) only: Option<Only>,
    /// The caller's token.
    pub(crate) token: String,
    /// The id of the session.
    pub(crate) session: String,
}

/// The viewer and actor at a table: a person, or one of their seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    pub(crate) client: ClientId,
    pub(crate) seat: Option<Seat>,
}

impl Eyes {
    /// Who sends a command.
    pub(crate) fn sender(self) -> Sender {
        match self.seat {
            Some(seat) => Sender::Seat(self.client, seat),
            None => Sender::Client(self.client),
        }
    }

    /// The viewer of a table.
    pub(crate) fn viewer(eyes: Option<Eyes>, table: &dyn AnyTable) -> Viewer {
        eyes.map_or(Viewer::Spectator, |eyes| table.viewer_at(eyes.client, eyes.seat))
    }
}

/// A caller with or without a session.
#[derive(Clone, Debug)]
pub(crate) struct Maybe(pub(crate) Option<Caller>);

/// The caller's language, once the caller is known; for responses made without looking the caller up again.
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

    /// Through whose eyes the caller looks at tables.
    pub(crate) fn eyes(&self) -> Eyes {
        Eyes { client: self.client(), seat: self.only.as_ref().map(|only| Seat(only.seat)) }
    }

    /// A session for one seat is not valid at other tables.
    pub(crate) fn at(self, table: &str) -> Result<Caller, Error> {
        match &self.only {
            Some(only) if only.table != table => Err(Error::SeatOnly),
            _ => Ok(self),
        }
    }

    /// Rejects sessions restricted to one seat, for requests about the person as a whole.
    pub(crate) fn whole(self) -> Result<Caller, Error> {
        if self.only.is_some() { Err(Error::SeatOnly) } else { Ok(self) }
    }

    /// Rejects guests, for requests about an account.
    pub(crate) fn member(self) -> Result<Caller, Error> {
        let caller = self.whole()?;
        if caller.person.account { Ok(caller) } else { Err(Error::NoAccount) }
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
                let (person, only) = (session.person, session.only);
                app.order.admits(person.id, app.now())?;
                app.touch(&secret.id, only.as_ref(), session.seen_at);
                if let Some(spoken) = parts.extensions.get::<Spoken>() {
                    // Already set: it was the same caller.
                    let _ = spoken.0.set(person.lang);
                }
                Ok(Maybe(Some(Caller { person, only, token, session: secret.id })))
            }
            // An expired cookie is ignored, since its user cannot help it; a program should know what
            // it sends.
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

/// The device of a request, as far as it is known: browser and system, or the name of a program.
pub(crate) struct Device(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Device {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Device(device(agent.unwrap_or_default())))
    }
}

/// The usual name of the program with this User-Agent.
fn device(agent: &str) -> String {
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name)
    };
    // Most browsers name others too, for pages that check for those.
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrome", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(browser), None) => browser.into(),
        (None, _) => {
            let program = agent.split(['/', ' ']).next().unwrap_or_default();
            program.chars().filter(char::is_ascii_graphic).take(40).collect()
        }
    }
}

/// The language a request asks for, by its address or by its header.
pub(crate) fn language(query: Option<&str>, headers: &HeaderMap) -> Option<Lang> {
    let named = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    if let Some(lang) = named.and_then(Lang::find) {
        return Some(lang);
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    accepted.split(',').find_map(Lang::of_locale)
}

/// The caller's token, and whether it came as a cookie.
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

/// Whether the content type is JSON.
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

#[cfg(test)]
mod tests {
    use super::device;

    #[test]
    fn a_device_has_a_short_name() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 \
                 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            ("temples/0.1.0", "temples"),
            ("<script>\u{7}", "<script>"),
            ("", ""),
        ] {
            assert_eq!(device(agent), name);
        }
    }
}
