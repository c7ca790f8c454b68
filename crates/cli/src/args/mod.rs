//! The words of the command line. What they do is in the module of each command.

mod admin;
mod lab;
mod play;

use std::path::PathBuf;

use bots::Limit;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use kernel::Lang;

pub(crate) use admin::{AdminArgs, AdminTask};
pub(crate) use lab::{
    CalibrateArgs, ConvertArgs, DataArgs, Format, ReportArgs, SimArgs, TournamentArgs, TrainArgs, TuneArgs,
};
#[cfg(feature = "terminal")]
pub(crate) use play::{Drawn, Shades};
pub(crate) use play::{ExportArgs, ImportArgs, LoadArgs, PlayArgs, ServeArgs, TuiArgs};

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  it failed: a file cannot be read, a record differs, the component tables are broken
  2  the request is wrong: unknown options, games or setups
  130  it was interrupted, and has printed and written the results so far

Example:
  temples sim --game arnak --setup '{\"players\":2,\"board\":\"bird\"}' --games 1000";

/// Play, study and simulate temple-exploration board games, rules-exact.
///
/// Without a command, `temples` is `temples play`.
#[derive(Parser, Debug)]
#[command(name = "temples", version, after_help = EXIT_CODES, after_long_help = EXIT_CODES)]
pub(crate) struct Cli {
    /// A folder with corrected or added component tables: DIR/GAME/*.toml
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,

    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// All commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the browser, on a server of your own machine
    #[command(after_help = "Example:\n  temples play --port 8080 --no-open")]
    Play(PlayArgs),
    /// Host games for others
    #[command(
        after_help = "Example:\n  temples serve --listen 0.0.0.0:8080 --database sqlite:temples.db\n  temples serve --listen 127.0.0.1:8421 --database postgres://localhost/temples --nats nats://localhost:4222"
    )]
    Serve(ServeArgs),
    /// Load a server with many tables and measure how fast it acknowledges actions
    #[command(
        after_help = "Example:\n  temples load --tables 1000 --seconds 60\n  temples load --tables 1000 --database postgres://localhost/temples --bot easy --json\n  temples load --server http://127.0.0.1:8420 --tables 50 --game tikal\n  temples load --check --tables 20 --rate 5 --seconds 60\n  temples load --check --tables 20 --rate 5 --seconds 600 --database postgres://localhost/temples --nats nats://localhost:4222 --processes 3\n\nWith --check, clients act and chat while the server processes are killed, paused and resumed; you may stop PostgreSQL and NATS meanwhile. Every call is logged with its start and end. Afterwards the log of each table must account for all calls: no acknowledged action is missing or occurs twice, and no client saw a step that does not exist or missed one that was acknowledged before its request. Otherwise the exit code is 1.\n\nA server on another machine limits the request rate of each address, unless it runs with --no-limits."
    )]
    Load(LoadArgs),
    /// Export a whole database to a file, as a backup or to move to another database
    #[command(after_help = "Example:\n  temples export --database sqlite:temples.db backup.jsonl")]
    Export(ExportArgs),
    /// Import an exported file into an empty database
    #[command(after_help = "Example:\n  temples import --database postgres://localhost/temples backup.jsonl")]
    Import(ImportArgs),
    /// Moderate a server: reports, bans, tables, with a log of all measures
    #[command(
        after_help = "Example:\n  temples admin --database sqlite:temples.db reports\n  temples admin --database sqlite:temples.db people Ada\n  temples admin --database sqlite:temples.db log\n\nIt changes the database directly; a running server applies the changes within a few seconds."
    )]
    Admin(AdminArgs),
    /// Print the document that describes the API of the server
    #[command(after_help = "Example:\n  temples openapi > openapi.json")]
    Openapi,
    /// Play in the terminal
    #[command(
        after_help = "Example:\n  temples tui\n  temples tui --game arnak --setup '{\"players\":1,\"board\":\"bird\",\"rival\":{\"red\":1}}'\n  temples tui --game tikal --bots medium --lang fr\n  temples tui --server https://games.example\n  temples tui --record game.record"
    )]
    Tui(TuiArgs),
    /// Play many games between bots and print what came out
    #[command(
        after_help = "Example:\n  temples sim --game arnak --setup '{\"players\":2,\"board\":\"bird\"}' --bots random,random --games 1000 --seed 7 --threads 2\n  temples sim --game tikal --bots medium,easy --duplicate --games 100 --simulations 200\n  temples sim --game arnak --setup '{\"players\":2,\"board\":\"owl\"}' --setup '{\"players\":3,\"board\":\"owl\"}' --bots easy --games 50 --out games.parquet --decisions decisions.parquet\n  temples sim --game arnak --bots 'easy,exec:python3 examples/bots/explorer.py' --games 10"
    )]
    Sim(SimArgs),
    /// Make a page with plots of the games in files of rows
    #[command(
        after_help = "Example:\n  temples sim --game arnak --bots medium --games 100 --out games.parquet\n  temples report games.parquet -o report.html"
    )]
    Report(ReportArgs),
    /// Let bots play a tournament, with ratings and a crosstable
    #[command(
        after_help = "Example:\n  temples tournament --game arnak --setup '{\"players\":2,\"board\":\"bird\"}' --bots random,easy,medium --games 20 --out ladder.jsonl\n  temples tournament --game tikal --bots random,easy,medium,hard:100 --format swiss --rounds 3\n  temples tournament --game arnak --bots hard:60@mine.net,hard:60 --sprt 0,20 --rounds 100"
    )]
    Tournament(TournamentArgs),
    /// Write a file of rows in another form, or complete the one of a run that was killed
    #[command(
        after_help = "Example:\n  temples convert games.parquet games.csv\n  temples convert games.parquet.part games.parquet"
    )]
    Convert(ConvertArgs),
    /// Drive a game from another program: JSON lines on stdin and stdout (docs/PROTOCOL.md)
    #[command(after_help = "Example:\n  printf '{\"cmd\":\"hello\"}\\n' | temples engine")]
    Engine,
    /// Replay records and compare every hash and the final scores
    #[command(after_help = "Example:\n  temples verify games/*.record")]
    Verify(VerifyArgs),
    /// Judge a recorded game: the best action for each decision, what the one played cost, expected scores
    #[command(
        after_help = "Example:\n  temples analyse game.record --level hard --html game.html\n  temples analyse own.record --seat 0 --simulations 400 --json\n\nA player's own record is enough; of a full one, each seat is judged by what it could know."
    )]
    Analyse(AnalyseArgs),
    /// Find the highest final score a player can still be sure of in the last round of a game that has a solver
    #[command(
        after_help = "Example:\n  temples solve game.record --step 310\n  temples solve position.json --seat 0 --millis 10000 --json\n\nWhile others can still act, only this turn and what they cannot take away counts. Cards and assistants face down in\ntheir piles are not counted on, and every other unknown outcome is the worst one. Only what the player may know is used."
    )]
    Solve(SolveArgs),
    /// Print every component of a game: id, name, numbers, rule text, confidence
    #[command(after_help = "Example:\n  temples describe --game arnak --lang fr --family item")]
    Describe(DescribeArgs),
    /// Count action sequences per depth
    #[command(
        after_help = "Example:\n  temples perft --game arnak --setup '{\"players\":2,\"board\":\"bird\"}' --seed 7 --depth 3"
    )]
    Perft(PerftArgs),
    /// Measure the speed of the rules on this machine
    #[command(after_help = "Example:\n  temples bench --game arnak --millis 500 --json")]
    Bench(BenchArgs),
    /// Tune the weights of the bots by self-play
    #[command(
        after_help = "Example:\n  temples tune --game tikal --rounds 200 --games 16 --seed 1 --out tikal.toml\n  temples sim --game tikal --bots medium --weights tikal.toml --duplicate --games 200 --seed 2"
    )]
    Tune(TuneArgs),
    /// Let a bot play against itself and record positions to train a network with
    #[command(
        after_help = "Example:\n  temples data --game arnak --games 20000 --seed 1 --out arnak.positions\n  temples train --game arnak arnak.positions --out mine.net\n  temples sim --game arnak --bots medium@mine.net,medium --duplicate --games 200 --simulations 1000"
    )]
    Data(DataArgs),
    /// Train a network on positions of temples data
    #[command(
        after_help = "Example:\n  temples train --game arnak arnak.positions --out mine.net\n  temples train --game tikal first.positions second.positions --epochs 4 --out mine.net"
    )]
    Train(TrainArgs),
    /// Compare a bot's forecasts with outcomes of games against itself, and calibrate them
    #[command(
        after_help = "Example:\n  temples calibrate --game arnak --bot medium@mine.net --games 5000 --seed 1 --out true.net\n  temples calibrate --game arnak --bot medium@true.net --games 1000 --seed 2\n  temples calibrate --game tikal --setup '{\"players\":2}' --bot hard:120 --games 1000 --seed 2 --json\n\nmedium calibrates its own forecasts and the curve of analyses; hard, expert and master calibrate their own. A level without corrections uses those of the level below. Corrections of other levels stay."
    )]
    Calibrate(CalibrateArgs),
    /// Print a completion script for a shell
    #[command(
        after_help = "Example:\n  temples completions bash > ~/.local/share/bash-completion/completions/temples"
    )]
    Completions(CompletionsArgs),
}

/// Which game, set up how.
#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    /// The game
    #[arg(long, value_name = "G")]
    pub game: String,
    /// Players and modules as a JSON object
    #[arg(long, value_name = "JSON", default_value = r#"{"players":2}"#)]
    pub setup: String,
}

/// What a bot may spend on a decision.
#[derive(Args, Debug)]
pub(crate) struct ThinkArgs {
    /// Time for each decision, in milliseconds [default: each bot's own time]
    #[arg(long, value_name = "MS", conflicts_with = "simulations", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    millis: Option<u64>,
    /// Simulations for each decision, in place of a time: the results are then the same on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    simulations: Option<u64>,
}

impl ThinkArgs {
    /// The limit of every bot that has none of its own.
    pub(crate) fn limit(&self) -> Option<Limit> {
        self.simulations.map(Limit::Simulations).or(self.millis.map(Limit::Millis))
    }
}

/// Options of `verify`.
#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// Records to replay
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `analyse`.
#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    /// The record: a full one, or what one player may have while the game runs
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// Which bot judges: LEVEL[:SIMULATIONS][+CHARACTER][@NET]
    #[arg(long, value_name = "BOT", default_value = "expert")]
    pub level: String,
    /// Judge the decisions of this seat only
    #[arg(long, value_name = "S")]
    pub seat: Option<u8>,
    /// What the bot may spend.
    #[command(flatten)]
    pub think: ThinkArgs,
    /// The seed of the bot
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// The language of the words
    #[arg(long, value_parser = language(), default_value = "en")]
    pub lang: Lang,
    /// Also write a page with the curve of the expected scores
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `solve`.
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    /// A position as JSON, as the engine's state answers it, or a record
    #[arg(value_name = "POSITION|RECORD")]
    pub position: PathBuf,
    /// The step of the record to stand before, from 0 [default: its end]
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
    /// Whose score [default: the player to decide, or the player whose record it is]
    #[arg(long, value_name = "S")]
    pub seat: Option<u8>,
    /// Time for the search, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub millis: u64,
    /// Number of positions to search, in place of a time: the answer is then the same on every machine
    #[arg(long, value_name = "N", conflicts_with = "millis", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub positions: Option<u64>,
    /// The language of the words
    #[arg(long, value_parser = language(), default_value = "en")]
    pub lang: Lang,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `describe`.
#[derive(Args, Debug)]
pub(crate) struct DescribeArgs {
    /// The game
    #[arg(long, value_name = "G")]
    pub game: String,
    /// The language of names and rule texts
    #[arg(long, value_parser = language(), default_value = "en")]
    pub lang: Lang,
    /// Only components of this family
    #[arg(long, value_name = "F")]
    pub family: Option<String>,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `perft`.
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// Game and setup.
    #[command(flatten)]
    pub game: GameArgs,
    /// The seed that answers chance decisions
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// The longest sequences to count
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(0..=64))]
    pub depth: u32,
    /// Count every possible chance outcome instead of the one the seed deals
    #[arg(long)]
    pub all_chance: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `bench`.
#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Measure this game only
    #[arg(long, value_name = "G")]
    pub game: Option<String>,
    /// The time of one measurement; each is repeated five times
    #[arg(long, value_name = "MS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub millis: u64,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// Options of `completions`.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub shell: Shell,
}

/// Reads a language, and lists them in the help.
pub(crate) fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::all().map(Lang::code))
        .map(|code| Lang::find(&code).expect("a code of the list"))
}
