//! The HTTP side of a client: sessions, tables, and the server's metrics.

use std::time::Duration;

use anyhow::{Context, bail};
use client::{Client, StatusCode};
use serde_json::{Value, json};

use super::tally::Sample;
use crate::fail::usage;

/// Time-out for a response.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server.
#[derive(Clone)]
pub(super) struct Api {
    base: String,
    http: Client,
}

impl Api {
    /// The server at this address.
    pub(super) fn new(url: &str) -> anyhow::Result<Api> {
        let base = url.trim_end_matches('/').to_string();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(usage(format!(
                "{url} is not the address of a server; an example is http://127.0.0.1:8420"
            )));
        }
        Ok(Api { base, http: Client::new(PATIENCE) })
    }

    /// Fails if the server does not answer.
    pub(super) async fn answers(&self) -> anyhow::Result<()> {
        let answer = self.http.get(format!("{}/healthz", self.base)).send().await;
        match answer {
            Ok(answer) if answer.status().is_success() => Ok(()),
            Ok(answer) => {
                bail!("{} is not a server of this program: it answers {}", self.base, answer.status())
            }
            Err(error) => bail!("the server at {} does not answer: {error}", self.base),
        }
    }

    /// Opens the socket of a table.
    pub(super) async fn socket(&self, token: &str, table: &str) -> anyhow::Result<client::Socket> {
        let address = format!("{}/api/v1/tables/{table}/socket", self.base);
        self.http.get(address).bearer(token).socket().await.context("a socket did not open")
    }

    /// A new guest's token.
    pub(super) async fn guest(&self, name: &str) -> anyhow::Result<String> {
        let answer = self.post("/session", None, &json!({ "name": name })).await?;
        text(&answer, "token")
    }

    /// A new table's id.
    pub(super) async fn table(&self, token: &str, new: &Value) -> anyhow::Result<String> {
        text(&self.post("/tables", Some(token), new).await?, "id")
    }

    /// Sends a command to a table.
    pub(super) async fn command(&self, token: &str, table: &str, command: &Value) -> anyhow::Result<()> {
        self.post(&format!("/tables/{table}/commands"), Some(token), command).await.map(|_| ())
    }

    async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> anyhow::Result<Value> {
        let mut request = self.http.post(format!("{}/api/v1{path}", self.base));
        if let Some(token) = token {
            request = request.bearer(token);
        }
        let answer = request.json(body).send().await;
        let answer = answer.map_err(|error| anyhow::anyhow!("the server does not answer: {error}"))?;
        let status = answer.status();
        let body: Value = serde_json::from_str(&answer.text().await.unwrap_or_default()).unwrap_or_default();
        if status == StatusCode::TOO_MANY_REQUESTS {
            bail!(
                "the server limits how much is asked of it: start it with --no-limits, or ask for fewer tables"
            );
        }
        if !status.is_success() {
            let sentence = body["error"]["message"].as_str().unwrap_or("it does not say why");
            bail!("the server refuses POST {path} ({status}): {sentence}");
        }
        Ok(body)
    }

    /// The server's metrics; `None` if it does not publish them.
    pub(super) async fn sample(&self) -> Option<Sample> {
        let answer = self.http.get(format!("{}/metrics", self.base)).send().await.ok()?;
        if !answer.status().is_success() {
            return None;
        }
        Some(Sample::of(&answer.text().await.ok()?))
    }
}

fn text(answer: &Value, field: &str) -> anyhow::Result<String> {
    answer[field].as_str().map(String::from).with_context(|| format!("the server answers without a {field}"))
}
