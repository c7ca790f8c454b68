//! `temples export` and `temples import`: everything of a database as one file, and back.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};

use anyhow::Context;
use server::Store;

use crate::args::{ExportArgs, ImportArgs};
use crate::files;

/// Writes everything into a file.
pub(crate) fn export(args: &ExportArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let name = args.to.display();
    let file = files::make_private(&args.to).with_context(|| format!("cannot make the file {name}"))?;
    let rows = fill(args, file).inspect_err(|_| {
        // Half a file is worse than none.
        let _ = std::fs::remove_file(&args.to);
    })?;
    Ok(writeln!(out, "{rows} rows are in {name}")?)
}

fn fill(args: &ExportArgs, file: File) -> anyhow::Result<u64> {
    let mut file = BufWriter::new(file);
    let rows = runtime()?.block_on(async {
        let store = Store::open(&args.database).await.context("cannot open the database")?;
        store.export(&mut file).await.context("cannot export")
    })?;
    file.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    Ok(rows)
}

/// Reads everything from a file into an empty database.
pub(crate) fn import(args: &ImportArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let name = args.from.display();
    let file = File::open(&args.from).with_context(|| format!("cannot read the file {name}"))?;
    let rows = runtime()?.block_on(async {
        let store = Store::open(&args.database).await.context("cannot open the database")?;
        store
            .import(&mut BufReader::new(file), args.unchecked)
            .await
            .with_context(|| format!("cannot import {name}"))
    })?;
    Ok(writeln!(out, "{rows} rows came from {name}")?)
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}
