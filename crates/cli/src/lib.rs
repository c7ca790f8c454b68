//! The commands of the program `temples`. The binary adds the counting allocator; everything else is
//! here, so that tests and fuzzing can call it in process.
//!
//! Packages of cargo do not contain the browser client: binaries with it come from `make release` in the project's folder.
//!
//! ```
//! let arguments = ["temples", "perft", "--game", "tikal", "--depth", "1"];
//! let code = temples_cli::run(arguments.map(Into::into), || 0);
//! assert_eq!(code, 0);
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | run a command line | [`run`] |
//! | answer requests of the engine protocol in process | [`engine`], [`engine::Engine`] |
//! | find the code of a command | the module of its name: `sim`, `serve`, `tournament`, … |
//! | find the options of a command | `args` |
#![forbid(unsafe_code)]
#![expect(
    clippy::cast_precision_loss,
    reason = "statistics are printed with a few digits; counts stay far below 2^52"
)]

mod admin;
mod analyse;
mod arena;
mod args;
mod backup;
mod bench;
mod bot;
mod calibrate;
mod columns;
mod data;
mod describe;
pub mod engine;
mod exec;
mod fail;
#[cfg_attr(not(feature = "hosting"), expect(dead_code, reason = "the load driver uses most of it"))]
mod files;
mod interrupt;
#[cfg(feature = "hosting")]
mod load;
mod perft;
mod playout;
mod progress;
mod report;
mod serve;
mod sim;
mod solve;
mod tournament;
mod train;
#[cfg(feature = "terminal")]
mod tui;
mod tune;
mod verify;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::Context;
use clap::{CommandFactory, Parser};
use games::{AnyGame, Rules, with_rules};
use kernel::content::TableFile;
use kernel::{Game, Problems, Record};
use serde_json::Value;

use args::{Cli, Command, GameArgs, PlayArgs};
pub use bench::AllocationCount;
use fail::{Interrupted, Reported, Usage, is_broken_pipe, usage};

/// Runs the program and returns its exit code: 0 done, 1 failed, 2 the request was wrong.
pub fn run(arguments: impl IntoIterator<Item = OsString>, allocations: AllocationCount) -> u8 {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return complain(2, &one_line(&error.to_string())),
        // The user asked for help or the version.
        Err(error) => return u8::from(error.print().is_err()),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let result = command(cli, allocations, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => 0,
        Err(error) if is_broken_pipe(&error) => 0,
        Err(error) if error.is::<Reported>() => 1,
        Err(error) if error.is::<Interrupted>() => match out.flush() {
            Ok(()) => 130,
            Err(error) => complain(1, &error.to_string()),
        },
        Err(error) => complain(if error.is::<Usage>() { 2 } else { 1 }, &format!("{error:#}")),
    }
}

fn command(cli: Cli, allocations: AllocationCount, out: &mut impl Write) -> anyhow::Result<()> {
    let content = cli.content.as_deref();
    match cli.command.unwrap_or(Command::Play(PlayArgs::default())) {
        Command::Play(args) => serve::play(content.map(|_| overrides(content)).transpose()?, &args, out),
        Command::Serve(args) => serve::serve(overrides(content)?, &args, out),
        #[cfg(feature = "hosting")]
        Command::Load(args) => load::run(content, &args, out),
        #[cfg(not(feature = "hosting"))]
        Command::Load(_) => Err(not_built("load")),
        Command::Export(args) => backup::export(&args, out),
        Command::Import(args) => backup::import(&args, out),
        Command::Admin(args) => admin::run(&args, out),
        Command::Openapi => Ok(out.write_all(server::openapi().as_bytes())?),
        #[cfg(feature = "terminal")]
        Command::Tui(args) => tui::run(all(content)?, &args),
        #[cfg(not(feature = "terminal"))]
        Command::Tui(_) => Err(not_built("tui")),
        Command::Sim(args) => {
            let rules = by_id(content, &args.game)?;
            with_rules!(&rules, game => sim::run(game, &args, out))
        }
        Command::Report(args) => report::run(&all(content)?, &args, out),
        Command::Tournament(args) => {
            let (rules, setup) = choose(content, &args.game)?;
            with_rules!(&rules, game => tournament::run(game, &setup, &args, out))
        }
        Command::Convert(args) => lab::file::write(&args.to, &lab::file::read(&args.from)?),
        Command::Engine => {
            let mut engine = engine::Engine::new(any(content)?);
            Ok(engine.run(&mut io::stdin().lock(), out)?)
        }
        Command::Verify(args) => verify::run(&any(content)?, &args, out),
        Command::Analyse(args) => {
            let (rules, record) = recorded(content, &args.record)?;
            analyse::run(&rules, &record, &args, out)
        }
        Command::Solve(args) => solve::run(content, &args, out),
        Command::Describe(args) => describe::run(by_id(content, &args.game)?.game(), &args, out),
        Command::Perft(args) => {
            let (rules, setup) = choose(content, &args.game)?;
            with_rules!(&rules, game => perft::run(&**game, &setup, &args, out))
        }
        Command::Bench(args) => {
            let rules = match &args.game {
                Some(game) => vec![by_id(content, game)?],
                None => all(content)?,
            };
            bench::run(&rules, &args, allocations, out)
        }
        Command::Tune(args) => {
            let (rules, setup) = choose(content, &args.game)?;
            with_rules!(&rules, game => tune::run(game, &setup, &args, out))
        }
        Command::Data(args) => {
            let rules = by_id(content, &args.game)?;
            with_rules!(&rules, game => data::run(game, &args, out))
        }
        Command::Train(args) => {
            let rules = by_id(content, &args.game)?;
            with_rules!(&rules, game => train::run(game, &args, out))
        }
        Command::Calibrate(args) => {
            let rules = by_id(content, &args.game)?;
            with_rules!(&rules, game => calibrate::run(game, &args, out))
        }
        Command::Completions(args) => {
            let mut script = Vec::new();
            clap_complete::generate(args.shell, &mut Cli::command(), "temples", &mut script);
            Ok(out.write_all(&script)?)
        }
    }
}

/// A command whose feature this build lacks.
#[cfg(not(all(feature = "hosting", feature = "terminal")))]
fn not_built(command: &str) -> anyhow::Error {
    usage(format!("this build of temples has no command `{command}`: build it with `make release`"))
}

fn overrides(content: Option<&Path>) -> anyhow::Result<Vec<TableFile>> {
    content.map_or(Ok(Vec::new()), |folder| Ok(games::content::read_folder(folder)?))
}

fn all(content: Option<&Path>) -> anyhow::Result<Vec<Rules>> {
    Ok(Rules::all(&overrides(content)?)?)
}

fn any(content: Option<&Path>) -> anyhow::Result<Vec<Box<dyn AnyGame>>> {
    Ok(all(content)?.into_iter().map(Rules::any).collect())
}

fn by_id(content: Option<&Path>, id: &str) -> anyhow::Result<Rules> {
    if !games::IDS.contains(&id) {
        return Err(usage(games::unknown_game(id, &games::IDS)));
    }
    Ok(Rules::by_id(id, &overrides(content)?)?)
}

/// The rules of the requested game and the setup as JSON, not yet validated by the game.
fn choose(content: Option<&Path>, args: &GameArgs) -> anyhow::Result<(Rules, Value)> {
    let rules = by_id(content, &args.game)?;
    Ok((rules, parse_setup(&args.setup)?))
}

/// A setup as JSON.
fn parse_setup(text: &str) -> anyhow::Result<Value> {
    serde_json::from_str(text)
        .map_err(|error| usage(format!("--setup is not JSON ({error}); an example is '{{\"players\":2}}'")))
}

/// A record and the rules it was played by.
fn recorded(content: Option<&Path>, path: &Path) -> anyhow::Result<(Rules, Record)> {
    let name = path.display();
    let bytes = verify::read(path).with_context(|| format!("cannot read {name}"))?;
    let record = Record::parse_bytes(&bytes).with_context(|| name.to_string())?;
    let rules = by_id(content, &record.game).with_context(|| format!("{name}, line 2"))?;
    Ok((rules, record))
}

/// The setup as the game reads it; the error lists every reason.
fn setup<G: Game>(game: &G, setup: &Value) -> anyhow::Result<G::Setup> {
    game.setup(setup).map_err(|problems| no_setup(G::ID, &problems))
}

/// The error for a setup that a game refuses.
fn no_setup(game: &str, problems: &Problems) -> anyhow::Error {
    usage(format!("{game} cannot be set up like this: {problems}"))
}

/// The first paragraph of clap's explanation on one line; the rest repeats the usage, which `--help` has.
fn one_line(message: &str) -> String {
    let first = message.split("\n\n").next().unwrap_or(message);
    let words: Vec<&str> = first.split_whitespace().collect();
    let sentence = words.join(" ");
    format!("{} (see --help)", sentence.strip_prefix("error: ").unwrap_or(&sentence))
}

fn complain(code: u8, sentence: &str) -> u8 {
    // If stderr is closed too, there is nowhere left to report to.
    let _ = writeln!(io::stderr(), "error: {sentence}");
    code
}

/// The sentences of the commands.
static WORDS: words::Part = words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &[]);
    }
}
