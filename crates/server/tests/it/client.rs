//! A server on a free port and clients for it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{App, Brains, Config, OwnBots, Store};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) app: Arc<App>,
    end: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// A new database: a file, or one of the `PostgreSQL` server that `TEMPLES_TEST_POSTGRES` names.
pub(crate) async fn database() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    if let Ok(server) = std::env::var("TEMPLES_TEST_POSTGRES") {
        use sqlx::{Connection, Executor};
        sqlx::any::install_default_drivers();
        let name = format!("temples_{}_{number}", std::process::id());
        let mut connection =
            sqlx::AnyConnection::connect(&format!("{server}/postgres")).await.expect("it answers");
        connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("it is made");
        return format!("{server}/{name}");
    }
    let path =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("server-{}-{number}.db", std::process::id()));
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
    format!("sqlite:{}", path.display())
}

impl Server {
    /// A server on a database of its own.
    pub(crate) async fn new() -> Server {
        Self::on(&database().await).await
    }

    /// A server on this database.
    pub(crate) async fn on(url: &str) -> Server {
        let rules = games::Rules::all(&[]).expect("the games load");
        let brains = Arc::new(OwnBots::new(&rules).expect("there are bots for both games"));
        Self::with(url, Config::default(), brains).await
    }

    /// A server with these bots.
    pub(crate) async fn with(url: &str, config: Config, brains: Arc<dyn Brains>) -> Server {
        crate::log::keep();
        let rules = games::Rules::all(&[]).expect("the games load");
        let store = Store::open(url).await.expect("the database opens");
        let app = App::with_brains(config, store, rules, brains);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let (end, ended) = oneshot::channel();
        let serving = server::serve(Arc::clone(&app), listener, async move {
            let _ = ended.await;
        });
        let running = tokio::spawn(async move { serving.await.expect("it serves") });
        Server { address, app, end, running }
    }

    /// Ends it as a signal does.
    pub(crate) async fn stop(self) {
        let _ = self.end.send(());
        self.running.await.expect("it ends well");
    }

    /// Somebody new.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.nobody();
        let answer = client.post("/session", json!({ "name": name })).await.ok();
        client.token = Some(answer["token"].as_str().expect("there is a token").into());
        client.person = answer["person"]["id"].as_str().expect("there is an id").into();
        client
    }

    /// Somebody without a session.
    pub(crate) fn nobody(&self) -> Client {
        let http =
            reqwest::Client::builder().timeout(Duration::from_mins(1)).build().expect("no TLS is needed");
        Client { address: self.address, http, token: None, person: String::new() }
    }
}

/// Somebody who calls the server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) http: reqwest::Client,
    pub(crate) token: Option<String>,
    pub(crate) person: String,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The body of a success.
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// The code of a refusal with this status.
    pub(crate) fn refused(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let error = self.json()["error"].clone();
        assert!(!error["message"].as_str().expect("there is a sentence").is_empty());
        error["code"].as_str().expect("there is a code").into()
    }
}

impl Client {
    pub(crate) async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let url = if path.starts_with("//") {
            format!("http://{}{}", self.address, &path[1..])
        } else {
            format!("http://{}/api/v1{path}", self.address)
        };
        let mut request = self.http.request(method, url);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let answer = request.send().await.expect("the server answers");
        let (status, headers) = (answer.status(), answer.headers().clone());
        Answer { status, headers, text: answer.text().await.expect("it is text") }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Makes a table and returns its id.
    pub(crate) async fn table(&self, new: Value) -> String {
        self.post("/tables", new).await.ok()["id"].as_str().expect("there is an id").into()
    }

    /// Does something at a table.
    pub(crate) async fn command(&self, table: &str, command: Value) -> Answer {
        self.post(&format!("/tables/{table}/commands"), command).await
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, table: &str, query: &str) -> Socket {
        let url = format!("ws://{}/api/v1/tables/{table}/socket{query}", self.address);
        let mut request = url.into_client_request().expect("the address is fine");
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().expect("a token is plain");
            request.headers_mut().insert("authorization", value);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("the socket opens");
        Socket { stream, last: Value::Null }
    }
}

/// The socket of a table.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last update with a position.
    pub(crate) last: Value,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        use futures_util::SinkExt;
        self.stream.send(Message::text(text)).await.expect("the socket is open");
    }

    /// The next message; nothing when the socket has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        use futures_util::StreamExt;
        loop {
            let next = tokio::time::timeout(Duration::from_mins(1), self.stream.next());
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
    pub(crate) async fn wait(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == kind).await
    }

    /// The next message like this, the others left aside.
    pub(crate) async fn until(&mut self, like: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if like(&message) {
                return message;
            }
        }
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask(&mut self, id: u64, mut command: Value) -> Value {
        command["id"] = id.into();
        self.send(&command).await;
        self.until(|message| message["id"] == id).await
    }
}
