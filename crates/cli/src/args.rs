//! The words of the command line. What they do is in the module of each command.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use kernel::Lang;

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  it failed: a file cannot be read, a record differs, the component tables are broken
  2  the request is wrong: unknown options, games or setups, or a part that does not exist yet
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
    /// Write everything of a database into a file: a backup, or the way to another database
    #[command(after_help = "Example:\n  temples export --database sqlite:temples.db backup.jsonl")]
    Export(ExportArgs),
    /// Read what export wrote into an empty database
    #[command(after_help = "Example:\n  temples import --database postgres://localhost/temples backup.jsonl")]
    Import(ImportArgs),
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
        after_help = "Example:\n  temples tournament --game arnak --setup '{\"players\":2,\"board\":\"bird\"}' --bots random,easy,medium --games 20 --out ladder.jsonl\n  temples tournament --game tikal --bots random,easy,medium,hard:100 --format swiss --rounds 3"
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
    /// Find the highest final score a player can still be sure of in the last round of Arnak
    #[command(
        after_help = "Example:\n  temples solve game.record --step 310\n  temples solve position.json --seat 0 --millis 10000 --json\n\nThe others do nothing any more, cards and assistants face down in their piles are not counted on, and every\nother outcome nobody knows is the worst one. Only what the player may know is used."
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
    /// Print a completion script for a shell
    #[command(
        after_help = "Example:\n  temples completions bash > ~/.local/share/bash-completion/completions/temples"
    )]
    Completions(CompletionsArgs),
}

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
pub(crate) struct ServeArgs {
    /// The address and port to listen on
    #[arg(long, value_name = "ADDR")]
    pub listen: String,
    /// Where games are stored: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "TEMPLES_DATABASE", hide_env_values = true)]
    pub database: String,
    /// Where processes that share a database tell each other what is new: nats://HOST:PORT
    #[arg(long, value_name = "URL", env = "TEMPLES_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// Cookies go over TLS only; say so when a reverse proxy speaks https for this server
    #[arg(long)]
    pub secure: bool,
    /// Take the addresses of clients from X-Forwarded-For, which a reverse proxy in front must set
    #[arg(long)]
    pub behind_proxy: bool,
    /// How many bots think at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bots: Option<u16>,
    /// Write the log as JSON lines; `RUST_LOG` says how much is logged
    #[arg(long)]
    pub log_json: bool,
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
    #[arg(long, value_enum)]
    pub lang: Option<Language>,
    /// The colours; `auto` uses none when `NO_COLOR` is set
    #[arg(long, value_enum, default_value = "auto")]
    pub colours: Shades,
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
    /// The bots by seat, with commas, or one for all seats: a level, hard:500 with its own simulations, or exec:./mybot, a program that speaks the bot side of docs/PROTOCOL.md; give it again for further line-ups
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    pub bots: Vec<String>,
    /// Let every bot think so long about each decision, in milliseconds, instead of its own time
    #[arg(long, value_name = "MS", conflicts_with = "simulations", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub millis: Option<u64>,
    /// Let every bot make so many simulations for each decision: the games are then the same on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub simulations: Option<u64>,
    /// How long a program may take for each answer, in milliseconds; who is late loses the seat to easy
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub exec_millis: u64,
    /// Give the first bot of every line-up the weights of this file, to compare them with the built-in ones
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Play every deal once for each rotation of the bots around the seats, and report by bot
    #[arg(long)]
    pub duplicate: bool,
    /// How many games to play with each setup and line-up
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// The seed from which the seeds of all games are derived
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many threads to use; the results are the same for any number [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
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
    #[arg(long, value_enum, default_value = "en")]
    pub lang: Language,
}

/// Options of `tournament`.
#[derive(Args, Debug)]
pub(crate) struct TournamentArgs {
    /// Game and setup.
    #[command(flatten)]
    pub game: GameArgs,
    /// The bots that take part, with commas: levels, hard:500 with its own simulations, or exec:./mybot
    #[arg(long, value_name = "A,B,C…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// Everybody against everybody, or by the standings of the rounds before
    #[arg(long, value_enum, default_value = "round-robin")]
    pub format: Format,
    /// How often a round robin is repeated, or how many rounds a Swiss tournament has [default: 1, or as many as a knock-out would need]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub rounds: Option<u64>,
    /// Games of each meeting in a round; every deal is played in all rotations of the seats
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// Let every bot think so long about each decision, in milliseconds, instead of its own time
    #[arg(long, value_name = "MS", conflicts_with = "simulations", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub millis: Option<u64>,
    /// Let every bot make so many simulations for each decision: the games are then the same on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub simulations: Option<u64>,
    /// How long a program may take for each answer, in milliseconds; who is late loses the seat to easy
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub exec_millis: u64,
    /// The seed from which the seeds of all games are derived
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many threads to use; the results are the same for any number [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Keep every finished game in this file; the same command goes on from there
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Print one JSON document instead of text
    #[arg(long)]
    pub json: bool,
}

/// How a tournament is played.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Format {
    /// Every group of bots that fills a table meets
    RoundRobin,
    /// Bots with like standings meet, at best for the first time
    Swiss,
}

/// Options of `convert`.
#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    /// The file of rows to read: .csv, .jsonl, .parquet, or the .part of a run that was killed
    #[arg(value_name = "FROM")]
    pub from: PathBuf,
    /// The file to write; the ending of its name says how
    #[arg(value_name = "TO")]
    pub to: PathBuf,
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
    /// Which bot judges
    #[arg(long, value_name = "LEVEL", default_value = "hard")]
    pub level: String,
    /// Judge the decisions of this seat only
    #[arg(long, value_name = "S")]
    pub seat: Option<u8>,
    /// Think so long about each decision, in milliseconds [default: the level's own time]
    #[arg(long, value_name = "MS", conflicts_with = "simulations", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub millis: Option<u64>,
    /// Make so many simulations for each decision: the analysis is then the same on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub simulations: Option<u64>,
    /// The seed of the bot
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// The language of the words
    #[arg(long, value_enum, default_value = "en")]
    pub lang: Language,
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
    /// Whose score [default: who decides, or the player whose record it is]
    #[arg(long, value_name = "S")]
    pub seat: Option<u8>,
    /// Search so long, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub millis: u64,
    /// Look at so many positions instead: the answer is then the same on every machine
    #[arg(long, value_name = "N", conflicts_with = "millis", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub positions: Option<u64>,
    /// The language of the words
    #[arg(long, value_enum, default_value = "en")]
    pub lang: Language,
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
    #[arg(long, value_enum, default_value = "en")]
    pub lang: Language,
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

/// Options of `tune`.
#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    /// Game and setup.
    #[command(flatten)]
    pub game: GameArgs,
    /// The level whose games are played
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    pub level: String,
    /// Simulations for each decision; easy and medium end by themselves [default: enough for easy and medium, else 50]
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

/// Options of `completions`.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub shell: Shell,
}

/// A language on the command line.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub(crate) enum Language {
    /// English
    En,
    /// French
    Fr,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Fr => Lang::Fr,
        }
    }
}
