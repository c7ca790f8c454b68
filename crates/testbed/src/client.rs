//! A client that calls a server, as browsers and programs do.

use std::net::SocketAddr;
use std::time::Duration;

use ::client::{HeaderMap, Message, Method, StatusCode};
use serde_json::{Value, json};

/// A client of the server.
#[derive(Clone)]
pub struct Client {
    /// Where the server is.
    pub address: SocketAddr,
    /// The HTTP client.
    pub http: ::client::Client,
    /// The session, if there is one.
    pub token: Option<String>,
    /// The id of the person.
    pub person: String,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body.
    pub text: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The body of a success.
    pub fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// The code of a refusal with this status.
    pub fn refused(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let error = self.json()["error"].clone();
        assert!(!error["message"].as_str().expect("there is a sentence").is_empty());
        error["code"].as_str().expect("there is a code").into()
    }
}

impl Client {
    /// A client without a session.
    pub fn new(address: SocketAddr) -> Client {
        let http = ::client::Client::new(Duration::from_mins(1));
        Client { address, http, token: None, person: String::new() }
    }

    /// A new guest with a session.
    pub async fn guest(address: SocketAddr, name: &str) -> Client {
        let mut client = Client::new(address);
        let answer = client.post("/session", json!({ "name": name })).await.ok();
        client.token = Some(answer["token"].as_str().expect("there is a token").into());
        client.person = answer["person"]["id"].as_str().expect("there is an id").into();
        client
    }

    /// The same person at another server.
    #[must_use]
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, ..self.clone() }
    }

    /// Sends a request. A path that begins with two slashes is outside of the API.
    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let url = if path.starts_with("//") {
            format!("http://{}{}", self.address, &path[1..])
        } else {
            format!("http://{}/api/v1{path}", self.address)
        };
        let mut request = self.http.request(method, url);
        if let Some(token) = &self.token {
            request = request.bearer(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.expect("the server answers");
        let (status, headers) = (answer.status(), answer.headers().clone());
        Answer { status, headers, text: answer.text().await.expect("it is text") }
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Makes a table and returns its id.
    pub async fn table(&self, new: Value) -> String {
        self.post("/tables", new).await.ok()["id"].as_str().expect("there is an id").into()
    }

    /// Sends a command to a table.
    pub async fn command(&self, table: &str, command: Value) -> Answer {
        self.post(&format!("/tables/{table}/commands"), command).await
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str, query: &str) -> Socket {
        let mut request =
            self.http.get(format!("http://{}/api/v1/tables/{table}/socket{query}", self.address));
        if let Some(token) = &self.token {
            request = request.bearer(token);
        }
        Socket { stream: request.socket().await.expect("the socket opens"), last: Value::Null }
    }
}

/// The socket of a table.
pub struct Socket {
    /// The connection.
    pub stream: ::client::Socket,
    /// The last update with a position.
    pub last: Value,
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    /// Sends a text, which need not be a message.
    pub async fn send_text(&mut self, text: &str) {
        use futures_util::SinkExt;
        self.stream.send(Message::text(text)).await.expect("the socket is open");
    }

    /// The next message; `None` when the socket has ended.
    pub async fn next(&mut self) -> Option<Value> {
        use futures_util::StreamExt;
        // One deadline for all: the server's pings are not messages and must not extend it.
        let deadline = tokio::time::Instant::now() + Duration::from_mins(1);
        loop {
            let next = tokio::time::timeout_at(deadline, self.stream.next());
            match next.await.expect("something comes within a minute") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    if message["type"] == "update" && !message["position"].is_null() {
                        self.last = message.clone();
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type, the others left aside.
    pub async fn wait(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == kind).await
    }

    /// The next message like this, the others left aside.
    pub async fn until(&mut self, like: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if like(&message) {
                return message;
            }
        }
    }

    /// Sends a command and waits for its answer.
    pub async fn ask(&mut self, id: u64, mut command: Value) -> Value {
        command["id"] = id.into();
        self.send(&command).await;
        self.until(|message| message["id"] == id).await
    }
}
