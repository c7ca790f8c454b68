//! `temples play` and `temples serve`: the same server, for oneself or for others.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use anyhow::Context;
use games::Rules;
use kernel::content::TableFile;
use server::{App, Config, Mailer, Shelf, Store};
use tokio::net::TcpListener;

use crate::args::{PlayArgs, ServeArgs};
use crate::fail::usage;
use crate::files;

/// Starts a server for the user of this machine and opens the browser.
pub(crate) fn play(
    content: Option<Vec<TableFile>>,
    args: &PlayArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder()?,
    };
    files::make_private_folder(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let file = folder.join("temples.db");
    let shelf = Shelf::open(&folder.join("content"), content)?;
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), args.port.unwrap_or(0));
    run(async {
        let url = format!("sqlite:{}", file.display());
        let store = Store::open(&url).await.with_context(|| format!("cannot open {}", file.display()))?;
        let listener =
            TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))?;
        let place = format!("http://{}/", listener.local_addr()?);
        writeln!(out, "Lost Temples is at {place}")?;
        writeln!(out, "Games are kept in {}; Ctrl-C ends the program.", file.display())?;
        out.flush()?;
        if !args.no_open && !open_browser(&place) {
            writeln!(out, "No browser could be opened; open the address above in one.")?;
            out.flush()?;
        }
        let app = app(Config::default(), store, shelf)?;
        Ok(server::serve(app, listener, server::signal()).await?)
    })
}

/// The field of `serve --json` that holds the address.
const LISTENING: &str = "listening";

/// The address in the first line of `serve --json`, without the slash at its end; `None` for any other text.
#[cfg(feature = "hosting")]
pub(crate) fn listening(line: &str) -> Option<String> {
    let said: serde_json::Value = serde_json::from_str(line).ok()?;
    Some(said[LISTENING].as_str()?.trim_end_matches('/').into())
}

/// Starts a server for others.
pub(crate) fn serve(overrides: Vec<TableFile>, args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = Rules::all(&overrides)?;
    let known = ["sqlite:", "postgres:", "postgresql:"];
    if !known.iter().any(|scheme| args.database.starts_with(scheme)) {
        let sentence = "--database begins with sqlite: or postgres:, as in sqlite:temples.db";
        return Err(usage(sentence));
    }
    // Every socket is a file, and many systems begin with a thousand.
    files::raise_limit();
    if args.nats.is_some() && args.database.starts_with("sqlite:") {
        return Err(usage(
            "--nats is for several processes on one PostgreSQL: name it with --database postgres://…",
        ));
    }
    let mail = args.smtp.as_deref().zip(args.smtp_from.as_deref());
    let mail = mail.map(|(url, from)| Mailer::new(url, from).map_err(usage)).transpose()?;
    server::log_to_stderr(args.log_json);
    let config = Config {
        secure: args.secure,
        public: true,
        no_limits: args.no_limits,
        behind_proxy: args.behind_proxy,
        origins: args.origin.clone(),
        // A machine under test is loaded with whatever it can take.
        connections: if args.no_limits { Config::NO_LIMIT } else { args.connections as usize },
        mail,
        bots: args.bots.map_or(Config::default().bots, usize::from),
        ..Config::default()
    };
    run(async {
        let store = Store::open(&args.database).await.context("cannot open the database")?;
        let app = app(config, store, Shelf::fixed(rules, overrides))?;
        if let Some(nats) = &args.nats {
            app.join_others(nats).await.map_err(usage)?;
        }
        let listener = TcpListener::bind(&args.listen)
            .await
            .with_context(|| format!("cannot listen on {}; an example is 127.0.0.1:8080", args.listen))?;
        let place = format!("http://{}/", listener.local_addr()?);
        if args.json {
            writeln!(out, "{}", serde_json::json!({ LISTENING: place }))?;
        } else {
            writeln!(out, "listening on {place}")?;
        }
        out.flush()?;
        Ok(server::serve(app, listener, server::signal()).await?)
    })
}

fn app(config: Config, store: Store, shelf: Shelf) -> anyhow::Result<Arc<App>> {
    App::new(config, store, shelf).context("the list of games is not complete")
}

/// Runs a server to its end. Bots that think are not waited for.
fn run(server: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(server);
    runtime.shutdown_background();
    result
}

/// The folder for the user's data on this system.
pub(crate) fn data_folder() -> anyhow::Result<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || variable("HOME").or_else(|| variable("USERPROFILE"));
    let base = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    Ok(base.context("no folder for the user's data is known; name one with --data DIR")?.join("temples"))
}

/// Opens the browser; `false` if none was found.
fn open_browser(address: &str) -> bool {
    let commands: &[&[&str]] = if cfg!(windows) {
        &[&["cmd", "/C", "start", ""]]
    } else if cfg!(target_os = "macos") {
        &[&["open"]]
    } else {
        &[&["xdg-open"], &["sensible-browser"]]
    };
    commands.iter().any(|command| {
        let mut process = Command::new(command[0]);
        process.args(&command[1..]).arg(address);
        process.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
    })
}
