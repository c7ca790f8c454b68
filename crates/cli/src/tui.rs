//! `temples tui`: reads its options, prepares the game or the server they name, and hands over to the terminal client.

use std::fs;
use std::io::{IsTerminal, stdout};
use std::path::Path;

use ::tui::host::{Lobby, Opening};
use ::tui::{App, Colours, Config, Folder, Remember, Start};
use anyhow::Context;
use bots::{Name, NetName};
use games::Rules;
use kernel::{ChanceMode, Lang, Say};
use serde_json::Value;

use crate::args::{Drawn, Shades, TuiArgs};
use crate::bot;
use crate::fail::usage;

/// Runs the client until the user leaves.
pub(crate) fn run(rules: Vec<Rules>, args: &TuiArgs) -> anyhow::Result<()> {
    let lang = args.lang.map_or_else(::tui::from_environment, Lang::from);
    let name = player_name(args);
    let start = start(&rules, args, lang, &name)?;
    if !stdout().is_terminal() {
        return Err(usage("temples tui plays in a terminal, but the output goes elsewhere"));
    }
    // One can play without a folder; then nothing is saved.
    let folder = args.data.clone().or_else(|| crate::serve::data_folder().ok()).map(Folder);
    let file = folder.as_ref().map(|folder| folder.0.join("servers.json"));
    let lobby = match &args.server {
        None => None,
        Some(url) => Some(enter(url, file.as_deref(), &name, lang)?),
    };
    let remember = args
        .server
        .clone()
        .zip(file)
        .map(|(url, file)| -> Remember { Box::new(move |token| keep_token(&file, &url, token)) });
    let colours = match args.colours {
        Shades::Auto => Colours::Auto,
        Shades::Full => Colours::Full,
        Shades::Dark => Colours::Dark,
        Shades::Light => Colours::Light,
        Shades::Plain => Colours::Plain,
    };
    let app = App::new(Config { rules, lang, colours, folder, lobby, name, remember }, start)
        .map_err(|why| usage(why.say(lang)))?;
    ::tui::run(app).context("the terminal cannot be used")
}

/// The first screen.
fn start(rules: &[Rules], args: &TuiArgs, lang: Lang, name: &str) -> anyhow::Result<Start> {
    if let Some(file) = &args.record {
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        return Ok(Start::Record(text));
    }
    let Some(game) = &args.game else {
        return Ok(Start::Menu);
    };
    let own = ::tui::find(rules, game).map_err(|why| usage(why.say(lang)))?;
    let setup: Value = serde_json::from_str(&args.setup).map_err(|error| {
        usage(format!("--setup is not JSON ({error}); an example is '{{\"players\":2}}'"))
    })?;
    let seats = seats_of(own, &setup)?;
    let mut levels = bots(&args.bots, seats)?;
    levels.resize(seats, None);
    let seed = args.seed.unwrap_or_else(::tui::random_seed);
    let opening = Opening {
        setup,
        seats: levels,
        seed,
        by_hand: args.chance == Drawn::Manual,
        clock: args.clock,
        name: name.into(),
        lang,
    };
    Ok(Start::Game(game.clone(), opening))
}

/// The bots of the last seats; the first ones are people at this screen.
fn bots(names: &[String], seats: usize) -> anyhow::Result<Vec<Option<Name>>> {
    if names.len() > seats {
        let count = names.len();
        return Err(usage(format!("this setup has {seats} seats but --bots names {count}")));
    }
    let mut levels = vec![None; seats - names.len()];
    for name in names {
        levels.push(match name.as_str() {
            "me" => None,
            name => Some(readable(bot::parse(name).map_err(usage)?)?),
        });
    }
    Ok(levels)
}

/// Checks the network's file before the game begins.
fn readable(name: Name) -> anyhow::Result<Name> {
    if let NetName::File(file) = &name.net {
        fs::metadata(file).map_err(|error| usage(format!("cannot read {file}: {error}")))?;
    }
    Ok(name)
}

fn seats_of(rules: &Rules, setup: &Value) -> anyhow::Result<usize> {
    let session = rules.game().start(setup, ChanceMode::Manual);
    Ok(session.map_err(|problems| crate::no_setup(rules.id(), &problems))?.seats().into())
}

/// The name others see: the one given, or that of the user's account.
fn player_name(args: &TuiArgs) -> String {
    let named = args.name.clone().or_else(|| std::env::var("USER").ok());
    named.filter(|name| !name.trim().is_empty()).unwrap_or_else(|| "Player".into())
}

/// Connects to a server as the person of the last visit.
fn enter(url: &str, file: Option<&Path>, name: &str, lang: Lang) -> anyhow::Result<Lobby> {
    let known = file.map(tokens).unwrap_or_default();
    let lobby = Lobby::enter(url, known[url].as_str(), name, lang).map_err(|why| usage(why.say(lang)))?;
    if let Some(file) = file {
        keep_token(file, url, lobby.token());
    }
    Ok(lobby)
}

/// The tokens of all servers, by address.
fn tokens(file: &Path) -> Value {
    let read = fs::read_to_string(file).ok();
    let known = read.and_then(|text| serde_json::from_str(&text).ok()).filter(Value::is_object);
    known.unwrap_or_else(|| serde_json::json!({}))
}

/// Stores the token of a server. Without it the next visit begins as a new guest, which is no reason not to
/// play.
fn keep_token(file: &Path, url: &str, token: &str) {
    let mut known = tokens(file);
    known[url] = token.into();
    if file.parent().is_some_and(|folder| fs::create_dir_all(folder).is_ok()) {
        let _ = write_private(file, &known.to_string());
    }
}

/// Writes a file readable only by its owner: a token is as good as a password.
fn write_private(file: &Path, text: &str) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    std::io::Write::write_all(&mut options.open(file)?, text.as_bytes())
}
