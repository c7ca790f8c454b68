//! The component tables as a form for the owner of a box: what to compare, and the content folder made from the
//! answers. The game's own reader validates them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use games::{Rules, columns};
use kernel::content::{Blame, Correction, Marks, SheetRow, TableFile};
use kernel::{Lang, Problems};
use words::Part;

use super::caller::{Asked, Body, Caller, Params};
use crate::app::App;
use crate::error::Error;
use crate::wire::{
    CheckField, CheckRow, CheckSheet, CheckedFolder, CheckedRows, ContentFile, ErrorBody, LangQuery,
};

/// Every row of a game's component tables.
#[utoipa::path(
    get, path = "/games/{game}/check", tag = "games",
    params(("game" = String, Path, description = "The game"), LangQuery),
    responses((status = 200, body = CheckSheet), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn sheet(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Params(_query): Params<LangQuery>,
    asked: Asked,
) -> Result<Json<CheckSheet>, Error> {
    let rules = app.rules(&game).ok_or(Error::NoGame)?;
    let overrides = app.shelf.overrides();
    let lang = asked.or(None);
    let of = rules.game();
    let (rows, words) = (of.sheet(&overrides), of.words());
    let own = format!("{game}/");
    Ok(Json(CheckSheet {
        local: app.shelf.is_local(),
        corrected: overrides.iter().any(|file| file.name.starts_with(&own)),
        marks: Marks::of(&of.describe(lang)),
        rows: rows.into_iter().map(|row| told(row, words, lang)).collect(),
        game,
    }))
}

/// The content folder that holds what the owner of a box found, beside what the server uses already.
#[utoipa::path(
    post, path = "/games/{game}/check", tag = "games", request_body = CheckedRows, security(("token" = [])),
    params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = CheckedFolder), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn folder(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    caller: Caller,
    asked: Asked,
    Body(checked): Body<CheckedRows>,
) -> Result<Json<CheckedFolder>, Error> {
    caller.whole()?;
    Ok(Json(match made(&app, &game, checked, asked.or(None))? {
        Ok(files) => right(files, false),
        Err(problems) => wrong(problems),
    }))
}

/// Plays new games with what the owner of a box found. Games that have begun keep the tables they began with. Only a
/// server that runs for its user alone does this.
#[utoipa::path(
    put, path = "/games/{game}/check", tag = "games", request_body = CheckedRows, security(("token" = [])),
    params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = CheckedFolder), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn adopt(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    caller: Caller,
    asked: Asked,
    Body(checked): Body<CheckedRows>,
) -> Result<Json<CheckedFolder>, Error> {
    caller.whole()?;
    if !app.shelf.is_local() {
        return Err(Error::NoRight);
    }
    match made(&app, &game, checked, asked.or(None))? {
        Ok(files) => {
            taken(&app, files.clone()).await?;
            Ok(Json(right(files, true)))
        }
        Err(problems) => Ok(Json(wrong(problems))),
    }
}

/// Plays new games with the tables of the program again.
#[utoipa::path(
    delete, path = "/games/{game}/check", tag = "games", security(("token" = [])),
    params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = CheckedFolder), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)),
)]
pub(super) async fn reset(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Json<CheckedFolder>, Error> {
    caller.whole()?;
    app.rules(&game).ok_or(Error::NoGame)?;
    if !app.shelf.is_local() {
        return Err(Error::NoRight);
    }
    let own = format!("{game}/");
    let mut files = app.shelf.overrides();
    files.retain(|file| !file.name.starts_with(&own));
    taken(&app, files.clone()).await?;
    Ok(Json(right(files, true)))
}

async fn taken(app: &Arc<App>, files: Vec<TableFile>) -> Result<(), Error> {
    let app = Arc::clone(app);
    let adopted = tokio::task::spawn_blocking(move || app.shelf.adopt(files)).await;
    match adopted.map_err(|_| Error::Broken)? {
        Ok(Ok(())) => Ok(()),
        Ok(Err(problems)) => {
            tracing::error!(%problems, "tables that were right are refused");
            Err(Error::Broken)
        }
        Err(error) => {
            tracing::error!(%error, "component tables cannot be stored");
            Err(Error::Broken)
        }
    }
}

/// The files, or the problems in the rows.
fn made(
    app: &App,
    game: &str,
    checked: CheckedRows,
    lang: Lang,
) -> Result<Result<Vec<TableFile>, Vec<Blame>>, Error> {
    let rules = app.rules(game).ok_or(Error::NoGame)?;
    let corrections: Vec<Correction> = checked
        .rows
        .into_iter()
        .map(|row| Correction {
            file: row.file,
            section: row.section,
            id: row.id,
            values: row.values.into_iter().collect(),
        })
        .collect();
    let overrides = app.shelf.overrides();
    let written = rules.game().correct(&overrides, &corrections);
    Ok(match written {
        Err(Problems(problems)) => {
            Err(problems.iter().map(|problem| Blame::nowhere(problem, lang)).collect())
        }
        Ok(written) => match Rules::by_id(game, &written.files) {
            Ok(_) => Ok(written.files),
            Err(Problems(problems)) => {
                Err(problems.iter().map(|problem| written.blame(problem, lang)).collect())
            }
        },
    })
}

fn right(files: Vec<TableFile>, used: bool) -> CheckedFolder {
    let files = files.into_iter().map(|TableFile { name, text }| ContentFile { name, text });
    CheckedFolder { files: files.collect(), problems: Vec::new(), used }
}

fn wrong(problems: Vec<Blame>) -> CheckedFolder {
    CheckedFolder { files: Vec::new(), problems, used: false }
}

fn told(row: SheetRow, words: &Part, lang: Lang) -> CheckRow {
    let fields = row.fields.into_iter().map(|field| CheckField {
        column: field.column.into(),
        label: columns::field(words, lang, field.column),
        kind: field.kind,
        value: field.value,
        confidence: field.confidence,
    });
    CheckRow {
        file: row.file.into(),
        section: row.section.into(),
        id: row.id,
        family_name: columns::family(words, lang, row.family),
        family: row.family.into(),
        component: row.component,
        confidence: row.confidence,
        fields: fields.collect(),
    }
}
