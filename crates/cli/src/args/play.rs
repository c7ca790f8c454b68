//! The options of the commands with which people play: at a server, in the terminal, with a database.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use kernel::Lang;
use table::Clock;

use super::language;
use crate::WORDS;

/// Options of `play`.
#[derive(Args, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The port to listen on; a free one when absent
    #[arg(long, value_name = "P")]
    pub port: Option<u16>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// Where games are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Options of `serve`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "switches of the command line")]
pub(crate) struct ServeArgs {
    /// The address and port to listen on
    #[arg(long, value_name = "ADDR")]
    pub listen: String,
    /// Where games are stored: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "TEMPLES_DATABASE", hide_env_values = true)]
    pub database: String,
    /// Where processes that share a database notify each other: nats://HOST:PORT
    #[arg(long, value_name = "URL", env = "TEMPLES_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// The mail server that sends account recovery e-mails: `smtps://USER:PASSWORD@HOST`, or `smtp://HOST:PORT?tls=required`
    #[arg(long, value_name = "URL", env = "TEMPLES_SMTP", hide_env_values = true, requires = "smtp_from")]
    pub smtp: Option<String>,
    /// The address that e-mail comes from, as in "Temples <temples@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "TEMPLES_SMTP_FROM", requires = "smtp")]
    pub smtp_from: Option<String>,
    /// Restrict cookies to TLS; for a server behind an HTTPS reverse proxy
    #[arg(long)]
    pub secure: bool,
    /// Take client addresses from X-Forwarded-For, which a reverse proxy must set
    #[arg(long)]
    pub behind_proxy: bool,
    /// Also accept sockets from pages of this origin (scheme, host and port); the server's own pages are always allowed
    #[arg(long, value_name = "URL")]
    pub origin: Vec<String>,
    /// Maximum number of bots that think at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bots: Option<u16>,
    /// Maximum number of open connections; further ones are refused
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub connections: u32,
    /// Disable all rate limits: only for tests on your own server
    #[arg(long)]
    pub no_limits: bool,
    /// Write the log as JSON lines; `RUST_LOG` says how much is logged
    #[arg(long)]
    pub log_json: bool,
    /// Print the address as a line of JSON, `{"listening":"http://…/"}`, for programs that start a server
    #[arg(long)]
    pub json: bool,
}

/// Options of `load`.
#[derive(Args, Debug)]
pub(crate) struct LoadArgs {
    /// The server to load [default: one that is started for it on this machine]
    #[arg(long, value_name = "URL", conflicts_with = "database")]
    pub server: Option<String>,
    /// The database of the server that is started: sqlite:FILE or postgres://… [default: a file that is removed at the end]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// How many tables are played at a time
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub tables: u64,
    /// How long to play before measuring, so that tables are of every age
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=864_000))]
    pub warm_up: u64,
    /// How long to measure, once all tables are open and the warm-up is over
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=864_000))]
    pub seconds: u64,
    /// End early after this number of acknowledged actions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub steps: Option<u64>,
    /// How many actions the clients of a table take in a second, on average
    #[arg(long, value_name = "R", default_value_t = 0.5, value_parser = rate)]
    pub rate: f64,
    /// The game [default: all games in turn]
    #[arg(long, value_name = "G")]
    pub game: Option<String>,
    /// Players and modules as a JSON object
    #[arg(long, value_name = "JSON", default_value = r#"{"players":2}"#)]
    pub setup: String,
    /// Give the last seat of every table to a bot of this level; clients have the others
    #[arg(long, value_name = "LEVEL")]
    pub bot: Option<String>,
    /// The seed of what the clients choose; the server deals as it likes
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Check instead of measuring: kill and stop processes while clients play, and compare what they did and saw with the log of every table
    #[arg(long, conflicts_with_all = ["server", "steps", "warm_up"])]
    pub check: bool,
    /// How many server processes share the database in a check; more than one needs postgres://…
    #[arg(long, value_name = "N", default_value_t = 1, requires = "check", value_parser = clap::value_parser!(u16).range(1..=16))]
    pub processes: u16,
    /// The NATS of these processes: nats://HOST:PORT
    #[arg(long, value_name = "URL", requires = "check")]
    pub nats: Option<String>,
    /// Seconds between two faults of a check, each of which kills or stops a process; 0 never
    #[arg(long, value_name = "S", default_value_t = 2.0, requires = "check", value_parser = seconds)]
    pub fault_every: f64,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

words::errors! {
    /// Why a number is refused.
    enum RangeError in WORDS {
        "number-from-to" FromTo { low: &'static str, high: &'static str },
    }
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<f64, RangeError> {
    let seconds = text.parse().ok().filter(|seconds: &f64| (0.0..=3600.0).contains(seconds));
    seconds.ok_or(RangeError::FromTo { low: "0", high: "3600" })
}

/// Reads how often something happens.
fn rate(text: &str) -> Result<f64, RangeError> {
    let rate = text.parse().ok().filter(|rate: &f64| (0.001..=1000.0).contains(rate));
    rate.ok_or(RangeError::FromTo { low: "0.001", high: "1000" })
}

/// Options of `tui`.
#[derive(Args, Debug)]
pub(crate) struct TuiArgs {
    /// Begin with this game instead of the menu
    #[arg(long, value_name = "G", conflicts_with_all = ["server", "record"])]
    pub game: Option<String>,
    /// Players and modules as a JSON object
    #[arg(long, value_name = "JSON", default_value = r#"{"players":2}"#, requires = "game")]
    pub setup: String,
    /// The bots of the last seats, with commas; people at this screen (`me`) have the others
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "game")]
    pub bots: Vec<String>,
    /// The seed of the deal, to play the same one again [default: a random one]
    #[arg(long, value_name = "S", requires = "game")]
    pub seed: Option<u64>,
    /// Who draws cards and tiles: the program, or you from a box beside
    #[arg(long, value_enum, default_value = "seeded", requires = "game")]
    pub chance: Drawn,
    /// A clock: `20+10` is 20 minutes and 10 seconds more per turn, `60s` is 60 seconds per decision
    #[arg(long, value_name = "CLOCK", requires = "game")]
    pub clock: Option<Clock>,
    /// Play at the tables of this server
    #[arg(long, value_name = "URL", conflicts_with = "record")]
    pub server: Option<String>,
    /// Watch this record
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The name others see [default: that of your account]
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// The folder for saved games [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The language [default: that of LANG]
    #[arg(long, value_parser = language())]
    pub lang: Option<Lang>,
    /// The colours; `auto` uses none when `NO_COLOR` is set
    #[arg(long, value_enum, default_value = "auto")]
    pub colours: Shades,
}

/// Who answers chance.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Drawn {
    /// The program, from a seed
    Seeded,
    /// You, from a physical box
    Manual,
}

/// Colours on the command line.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub(crate) enum Shades {
    /// What the terminal can do
    Auto,
    /// 256 colours, dark or light by what the terminal says
    #[value(name = "256")]
    Full,
    /// 256 colours on a dark background
    Dark,
    /// 256 colours on a light background
    Light,
    /// No colours
    Plain,
}

/// Options of `export`.
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// The database: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "TEMPLES_DATABASE", hide_env_values = true)]
    pub database: String,
    /// The file to make; it must not exist
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
}

/// Options of `import`.
#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    /// The database: sqlite:FILE or postgres://…; it must be empty
    #[arg(long, value_name = "URL", env = "TEMPLES_DATABASE", hide_env_values = true)]
    pub database: String,
    /// The file that export wrote
    #[arg(value_name = "FILE")]
    pub from: PathBuf,
    /// Accept a file of an older version, which lacks the final line with count and hash, so that truncation goes unnoticed
    #[arg(long)]
    pub unchecked: bool,
}
