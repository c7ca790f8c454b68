//! `temples report`: a page of plots from files of games.

use std::fs;
use std::io::Write;

use anyhow::Context;
use games::{Rules, with_rules};
use lab::report::{Names, html, markdown};

use crate::args::ReportArgs;
use crate::fail::usage;

/// Reads the files and writes the page.
pub(crate) fn run(rules: &[Rules], args: &ReportArgs, out: &mut impl Write) -> anyhow::Result<()> {
    for file in &args.files {
        lab::file::check_name(file).map_err(usage)?;
    }
    let files = args.files.iter().map(|file| lab::file::read(file)).collect::<anyhow::Result<Vec<_>>>()?;
    let studies = lab::games::studies(&files).with_context(|| {
        let names: Vec<String> = args.files.iter().map(|file| file.display().to_string()).collect();
        format!("cannot report on {}", names.join(", "))
    })?;
    let mut names = Names::default();
    for rules in rules {
        with_rules!(rules, game => names.add(&**game));
    }
    let text = args.output.extension().is_some_and(|ending| ending == "md");
    let write = if text { markdown } else { html };
    let page = write(&studies, &names, args.lang);
    fs::write(&args.output, &page).with_context(|| format!("cannot write {}", args.output.display()))?;
    let games: usize = studies.iter().map(|study| study.games.len()).sum();
    writeln!(out, "{}: {games} games, {} kB", args.output.display(), page.len().div_ceil(1000))?;
    Ok(())
}
