//! Calls servers: HTTP requests and web sockets, over plain connections and TLS. The terminal client, webhooks, the
//! load driver and the tests all call through this crate, which is hyper's client with one connector below it.
//!
//! A [`Client`] keeps connections for its next requests. It follows no redirects and uses no proxy: what it calls is
//! what it was told. Every request has one time-out, from the name of the host to the last byte of the answer.
//!
//! ```no_run
//! # async fn example() -> Result<(), client::Error> {
//! use std::time::Duration;
//!
//! let client = client::Client::new(Duration::from_secs(10));
//! let answer = client.get("https://games.example/api/v1/games").header("accept-language", "fr").send().await?;
//! assert!(answer.status().is_success());
//! let games = answer.text().await?;
//! let socket = client.get("https://games.example/api/v1/tables/t1/socket").bearer("token").socket().await?;
//! # Ok(())
//! # }
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | keep connections, choose a time-out | [`Client`] |
//! | make a request | [`Call`], then [`Call::send`] |
//! | read what came back | [`Answer`], [`Error`] |
//! | open a web socket | [`Call::socket`], [`Socket`], [`Message`] |
//!
//! This crate must not know what is asked.
#![forbid(unsafe_code)]

mod connect;

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::Response;
use hyper::body::{Bytes, Incoming};
use hyper::http::request;
use hyper_util::client::legacy;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use serde_json::Value;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tower_service::Service;

use connect::Connector;
use tungstenite::client::IntoClientRequest;

pub use connect::Connection;
pub use hyper::{HeaderMap, Method, StatusCode};
pub use tokio_tungstenite::tungstenite;
pub use tungstenite::Message;

/// The longest answer that is read, in bytes.
const LONGEST: usize = 64 * 1024 * 1024;

/// An open WebSocket.
pub type Socket = WebSocketStream<TokioIo<Connection>>;

/// A client with its connections.
#[derive(Clone)]
pub struct Client {
    http: legacy::Client<Connector, Full<Bytes>>,
    connector: Connector,
    patience: Duration,
}

impl Client {
    /// A client that waits this long for an answer.
    pub fn new(patience: Duration) -> Client {
        Client::with(None, patience)
    }

    /// The same, connecting only to these addresses, regardless of the host name. The port is that of the
    /// request.
    pub fn pinned(patience: Duration, addresses: &[SocketAddr]) -> Client {
        Client::with(Some(addresses.iter().map(SocketAddr::ip).collect()), patience)
    }

    fn with(pinned: Option<Arc<[IpAddr]>>, patience: Duration) -> Client {
        let connector = Connector::new(pinned);
        let http = legacy::Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .build(connector.clone());
        Client { http, connector, patience }
    }

    /// A request. The address begins with `http://` or `https://`.
    pub fn request(&self, method: Method, address: impl AsRef<str>) -> Call<'_> {
        let parts = hyper::Request::builder().method(method).uri(address.as_ref());
        Call { client: self, parts, body: Bytes::new() }
    }

    /// A request for something.
    pub fn get(&self, address: impl AsRef<str>) -> Call<'_> {
        self.request(Method::GET, address)
    }

    /// A request that sends something.
    pub fn post(&self, address: impl AsRef<str>) -> Call<'_> {
        self.request(Method::POST, address)
    }
}

/// A request to be sent.
#[must_use = "a request does nothing until it is sent"]
pub struct Call<'a> {
    client: &'a Client,
    parts: request::Builder,
    body: Bytes,
}

impl Call<'_> {
    /// Adds a header.
    pub fn header(mut self, name: &str, value: impl AsRef<str>) -> Self {
        self.parts = self.parts.header(name, value.as_ref());
        self
    }

    /// Adds the token of a session.
    pub fn bearer(self, token: &str) -> Self {
        self.header("authorization", format!("Bearer {token}"))
    }

    /// Adds a body.
    pub fn body(mut self, body: impl Into<Bytes>) -> Self {
        self.body = body.into();
        self
    }

    /// Adds a body of JSON.
    pub fn json(self, body: &Value) -> Self {
        self.header("content-type", "application/json").body(body.to_string())
    }

    /// Sends the request; the answer may have any status.
    pub async fn send(self) -> Result<Answer, Error> {
        let deadline = Instant::now() + self.client.patience;
        let request = self.parts.body(Full::new(self.body)).map_err(|error| Error::of(&error))?;
        let sent = timeout_at(deadline, self.client.http.request(request)).await;
        let response = sent.map_err(|_| Error::Late)?.map_err(|error| Error::of(&error))?;
        Ok(Answer { response, deadline })
    }

    /// Opens a WebSocket at the address of the request, with its headers.
    pub async fn socket(self) -> Result<Socket, Error> {
        let deadline = Instant::now() + self.client.patience;
        let (asked, ()) = self.parts.body(()).map_err(|error| Error::of(&error))?.into_parts();
        // http becomes ws, https becomes wss.
        let address = asked.uri.to_string().replacen("http", "ws", 1);
        let mut request = address.into_client_request().map_err(|error| Error::of(&error))?;
        request.headers_mut().extend(asked.headers);
        let opened = timeout_at(deadline, async {
            let stream =
                self.client.connector.clone().call(asked.uri).await.map_err(|error| Error::of(&*error))?;
            tokio_tungstenite::client_async(request, TokioIo::new(stream))
                .await
                .map_err(|error| Error::of(&error))
        });
        Ok(opened.await.map_err(|_| Error::Late)??.0)
    }
}

/// An answer whose body has yet to be read.
#[derive(Debug)]
pub struct Answer {
    response: Response<Incoming>,
    deadline: Instant,
}

impl Answer {
    /// Its status.
    pub fn status(&self) -> StatusCode {
        self.response.status()
    }

    /// Its headers.
    pub fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    /// Its body, as it came.
    pub async fn bytes(self) -> Result<Vec<u8>, Error> {
        let body = Limited::new(self.response.into_body(), LONGEST).collect();
        let body = timeout_at(self.deadline, body).await.map_err(|_| Error::Late)?;
        Ok(body.map_err(|error| Error::of(&*error))?.to_bytes().into())
    }

    /// Its body as text.
    pub async fn text(self) -> Result<String, Error> {
        Ok(String::from_utf8_lossy(&self.bytes().await?).into_owned())
    }
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// It did not come in time.
    Late,
    /// Anything else: the reason beneath all layers, for people.
    Failed(String),
}

impl Error {
    fn of(error: &(dyn std::error::Error + 'static)) -> Error {
        let mut cause = error;
        while let Some(next) = cause.source() {
            cause = next;
        }
        Error::Failed(cause.to_string())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Late => f.write_str("no answer in time"),
            Error::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests;
