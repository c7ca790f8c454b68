//! Reports: complaints about a table or a person, and the host's answers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::caller::{Body, Caller};
use crate::app::App;
use crate::error::Error;
use crate::secret::{self, is_table_id, parse_person, person_id};
use crate::store::ReportRow;
use crate::wire::{ErrorBody, NewReport, Report, ReportList};
use crate::wrong::Wrong;

/// The longest report, in characters.
const LONGEST: usize = 1000;

/// Reports a table, a member of it, or a person to the host of the server.
#[utoipa::path(
    post, path = "/reports", tag = "people", request_body = NewReport, security(("token" = [])),
    responses((status = 201, body = Report), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody)),
)]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(new): Body<NewReport>,
) -> Result<(StatusCode, Json<Report>), Error> {
    let caller = caller.whole()?;
    let text = new.text.trim().to_string();
    if text.is_empty() || text.chars().count() > LONGEST || text.chars().any(|c| c.is_control() && c != '\n')
    {
        return Err(Wrong::Report.into());
    }
    let mut person = None;
    if let Some(id) = &new.person {
        person = Some(parse_person(id).ok_or(Error::NoPerson)?);
    }
    if let Some(id) = &new.table {
        if !is_table_id(id) {
            return Err(Error::NoTable);
        }
        let member = new.member;
        let found = app.look(id, move |table| {
            let members = &table.room().members;
            member.map(|member| members.get(member as usize).map(|member| member.client.0))
        });
        person = found.await?.map_or(Ok(person), |found| found.map(Some).ok_or(Error::NoPerson))?;
    }
    if new.table.is_none() && person.is_none() {
        return Err(Wrong::Report.into());
    }
    if let Some(person) = person {
        app.store.person(person).await?.ok_or(Error::NoPerson)?;
    }
    app.may_report(caller.person.id)?;
    let row = ReportRow {
        id: secret::short_id(),
        at: app.now(),
        reporter: caller.person.id,
        person,
        table: new.table,
        text,
        answer: None,
        answered_at: None,
    };
    app.store.add_report(&row).await?;
    Ok((StatusCode::CREATED, Json(told(row))))
}

/// What the caller reported, the latest first, with the answers.
#[utoipa::path(
    get, path = "/reports", tag = "people", security(("token" = [])),
    responses((status = 200, body = ReportList), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
)]
pub(super) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<ReportList>, Error> {
    let caller = caller.whole()?;
    let reports = app.store.reports_of(caller.person.id).await?;
    Ok(Json(ReportList { reports: reports.into_iter().map(told).collect() }))
}

fn told(row: ReportRow) -> Report {
    Report {
        id: row.id,
        at: row.at,
        person: row.person.map(person_id),
        table: row.table,
        text: row.text,
        answer: row.answer,
        answered: row.answered_at,
    }
}
