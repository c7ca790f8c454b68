//! The options of the commands that play many games between bots, and of those that read their results.

use std::path::PathBuf;

use bots::sprt::Sprt;
use clap::{Args, ValueEnum};
use kernel::Lang;

use super::{GameArgs, ThinkArgs, language};

/// How many games between bots are run.
#[derive(Args, Debug)]
pub(crate) struct RunArgs {
    /// What every bot may spend.
    #[command(flatten)]
    pub think: ThinkArgs,
    /// How long a program may take for each answer, in milliseconds; a late program loses its seat to easy
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub exec_millis: u64,
    /// The seed from which the seeds of all games are derived
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many threads to use; the results are the same for any number [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// Options of `sim`.
#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// The game
    #[arg(long, value_name = "G")]
    pub game: String,
    /// Players and modules as a JSON object; give it again for further setups
    #[arg(long, value_name = "JSON", default_value = r#"{"players":2}"#)]
    pub setup: Vec<String>,
    /// Take the setups from this file instead: one JSON object per line, or {"setup":…,"bots":[…],"games":N}
    #[arg(long, value_name = "FILE", conflicts_with = "setup")]
    pub setups: Option<PathBuf>,
    /// The bots by seat, with commas, or one for all seats: LEVEL[:SIMULATIONS][+CHARACTER][@NET], as in hard, hard:500, hard@classic or hard@mine.net, or exec:./mybot, a program that speaks the bot side of docs/PROTOCOL.md; give it again for further line-ups
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    pub bots: Vec<String>,
    /// Give the first bot of every line-up the weights of this file, to compare them with the built-in ones
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Play every deal once for each rotation of the bots around the seats, and report by bot
    #[arg(long)]
    pub duplicate: bool,
    /// How many games to play with each setup and line-up
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// How the games are run.
    #[command(flatten)]
    pub run: RunArgs,
    /// How many threads each bot thinks on; with simulations as the limit the games stay the same
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub bot_threads: u16,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
    /// Write one row per game while playing, as FILE.csv, FILE.jsonl or FILE.parquet
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write one row per decision while playing, as FILE.csv, FILE.jsonl or FILE.parquet
    #[arg(long, value_name = "FILE")]
    pub decisions: Option<PathBuf>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// Options of `report`.
#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    /// Files of games, made by temples sim --out
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The page to write; FILE.md gets the tables alone, as Markdown
    #[arg(long, short, value_name = "FILE", default_value = "report.html")]
    pub output: PathBuf,
    /// The language of the page
    #[arg(long, value_parser = language(), default_value = "en")]
    pub lang: Lang,
}

/// Options of `tournament`.
#[derive(Args, Debug)]
pub(crate) struct TournamentArgs {
    /// Game and setup.
    #[command(flatten)]
    pub game: GameArgs,
    /// The bots that take part, with commas: LEVEL[:SIMULATIONS][+CHARACTER][@NET], as in hard, hard:500, hard@classic or hard@mine.net, or exec:./mybot
    #[arg(long, value_name = "A,B,C…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// Round robin, or pairings by the standings so far
    #[arg(long, value_enum, default_value = "round-robin")]
    pub format: Format,
    /// How often a round robin is repeated, or how many rounds a Swiss tournament has [default: 1, or as many as a knock-out would need]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub rounds: Option<u64>,
    /// Games of each meeting in a round; every deal is played in all rotations of the seats
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// Stop early: test after every round whether the first of two bots is stronger by ELO1 points rather than by ELO0
    #[arg(long, value_name = "ELO0,ELO1", value_parser = Sprt::parse, allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
    /// How the games are run.
    #[command(flatten)]
    pub run: RunArgs,
    /// Keep every finished game in this file; the same command resumes from there
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// How a tournament is played.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Format {
    /// Every group of bots that fills a table plays
    RoundRobin,
    /// Bots with similar standings play, if possible against new opponents
    Swiss,
}

/// Options of `convert`.
#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    /// The file of rows to read: .csv, .jsonl, .parquet, or the .part of a run that was killed
    #[arg(value_name = "FROM")]
    pub from: PathBuf,
    /// The file to write; its extension sets the format
    #[arg(value_name = "TO")]
    pub to: PathBuf,
}

/// Options of `tune`.
#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    /// Game and setup.
    #[command(flatten)]
    pub game: GameArgs,
    /// The level whose games are played
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    pub level: String,
    /// Simulations per decision; easy and medium stop by themselves [default: unlimited for easy and medium, else 50]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub simulations: Option<u64>,
    /// Games in each round; every deal is played from all seats
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    pub games: u64,
    /// Rounds of self-play
    #[arg(long, value_name = "R", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub rounds: u64,
    /// Games of the match between the weights found and those at the start, on other deals
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    pub check: u64,
    /// The seed of all deals and changes
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Begin with the weights of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Where the weights found are written; the file is renewed while tuning
    #[arg(long, value_name = "FILE", default_value = "weights.toml")]
    pub out: PathBuf,
    /// How many threads to use; the results are the same for any number [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// Options of `data`.
#[derive(Args, Debug)]
pub(crate) struct DataArgs {
    /// The game
    #[arg(long, value_name = "G")]
    pub game: String,
    /// Players and modules as a JSON object; give it again for further setups, which take turns [default: a mix of all kinds of games]
    #[arg(long, value_name = "JSON")]
    pub setup: Vec<String>,
    /// The bot that plays against itself: LEVEL[:SIMULATIONS][+CHARACTER][@NET]
    #[arg(long, value_name = "BOT", default_value = "medium")]
    pub bot: String,
    /// Actions in a thousand that are taken at random, so that rare positions are seen too
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub random: u16,
    /// Decisions in a thousand that are written down, to learn which actions a strong bot chooses
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub decisions: u16,
    /// How many games the file is to hold; those it holds already are not played again
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The seed from which the seeds of all games are derived
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many threads to use; the file is the same for any number [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The file of positions to make or to continue
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Options of `train`.
#[derive(Args, Debug)]
pub(crate) struct TrainArgs {
    /// The game
    #[arg(long, value_name = "G")]
    pub game: String,
    /// Files of positions, made by temples data
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// How many times every position is used in a round
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub epochs: u32,
    /// Number of networks to train in turn, each on the predictions of the one before for later positions of the same game
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub rounds: u32,
    /// Weight of the final result in these targets, from 0 to 1; with 1 the previous network is ignored
    #[arg(long, value_name = "L", default_value_t = 0.9, value_parser = share)]
    pub lambda: f32,
    /// The length of the first steps
    #[arg(long, value_name = "R", default_value_t = 0.03, value_parser = step)]
    pub rate: f32,
    /// The seed of the order of the positions and of the weights at the start
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Leave this network as it is and add only which actions the players of the files chose
    #[arg(long, value_name = "NET")]
    pub choices_of: Option<PathBuf>,
    /// The network file to write
    #[arg(long, short, value_name = "FILE", default_value = "mine.net")]
    pub out: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `calibrate`.
#[derive(Args, Debug)]
pub(crate) struct CalibrateArgs {
    /// The game
    #[arg(long, value_name = "G")]
    pub game: String,
    /// Players and modules as a JSON object; give it again for further setups, which take turns [default: a mix of all kinds of games]
    #[arg(long, value_name = "JSON")]
    pub setup: Vec<String>,
    /// The bot that plays against itself, without the mistakes of its level: LEVEL[:SIMULATIONS][+CHARACTER][@NET]
    #[arg(long, value_name = "BOT", default_value = "medium")]
    pub bot: String,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The seed from which the seeds of all games are derived
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many threads to use; the result is the same for any number [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Write the network with the corrections these games ask for; without it forecasts are only measured
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Minimum number of games with the same number of players and phase for a correction
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub least: usize,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Reads the length of a step.
fn step(text: &str) -> Result<f32, &'static str> {
    let rate = text.parse().ok().filter(|rate: &f32| (1e-5..=1.0).contains(rate));
    rate.ok_or("it is a number from 0.00001 to 1")
}

/// Reads a share.
fn share(text: &str) -> Result<f32, &'static str> {
    let share = text.parse().ok().filter(|share: &f32| (0.0..=1.0).contains(share));
    share.ok_or("it is a number from 0 to 1")
}
