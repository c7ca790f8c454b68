//! `temples admin`: moderation by the host of a server. It works on the database beside the running server.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use serde_json::json;
use server::{Admin, Line, Store};
use table::Command;

use crate::args::{AdminArgs, AdminTask};

/// Runs the command.
pub(crate) fn run(args: &AdminArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let who = args.who.clone().or_else(|| variable("USER")).or_else(|| variable("USERNAME"));
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&args.database).await.context("cannot open the database")?;
        let admin = Admin::new(store, who.as_deref().unwrap_or("host"), now);
        let told = carry_out(&admin, &args.task).await?;
        match (told, args.json) {
            (Output::List(names, lines), true) => {
                let object = |line: Line| -> serde_json::Value {
                    names
                        .iter()
                        .map(|name| (*name).to_string())
                        .zip(line.into_iter().map(Into::into))
                        .collect::<serde_json::Map<_, _>>()
                        .into()
                };
                let all: Vec<serde_json::Value> = lines.into_iter().map(object).collect();
                writeln!(out, "{}", json!(all))?;
            }
            (Output::List(_, lines), false) => {
                for line in lines {
                    writeln!(out, "{}", line.join("\t"))?;
                }
            }
            (Output::Done(sentence), true) => writeln!(out, "{}", json!({ "done": sentence }))?,
            (Output::Done(sentence), false) => writeln!(out, "{sentence}")?,
        }
        Ok(())
    })
}

enum Output {
    /// The names of the columns, and the lines.
    List(&'static [&'static str], Vec<Line>),
    /// A sentence.
    Done(String),
}

async fn carry_out(admin: &Admin, task: &AdminTask) -> anyhow::Result<Output> {
    let ordered = async |table: &str, command: Command| -> anyhow::Result<Output> {
        let order = admin.order(table, &command).await?;
        Ok(Output::Done(format!(
            "the running server does it within a few seconds; `temples admin order {order}` tells what came of it"
        )))
    };
    Ok(match task {
        AdminTask::Reports { all } => {
            const NAMES: &[&str] = &["id", "at", "reporter", "person", "table", "text", "answer"];
            Output::List(NAMES, admin.reports(*all).await?)
        }
        AdminTask::Answer { report, text } => {
            admin.answer(report, text).await?;
            Output::Done(format!("report {report} is answered"))
        }
        AdminTask::People { name } => Output::List(&["id", "name", "kind", "ban"], admin.people(name).await?),
        AdminTask::Tables { person } => Output::List(&["id", "bots"], admin.tables(person).await?),
        AdminTask::Bans => Output::List(&["person", "ban"], admin.bans().await?),
        AdminTask::Ban { person, days, reason } => {
            admin.ban(person, *days, reason).await?;
            Output::Done(format!("{person} is banned"))
        }
        AdminTask::Unban { person } => {
            admin.unban(person).await?;
            Output::Done(format!("{person} is no longer banned"))
        }
        AdminTask::RemoveTable { table, reason } => {
            admin.remove_table(table, reason).await?;
            Output::Done(format!("table {table} is removed"))
        }
        AdminTask::RemovePerson { person, reason } => {
            admin.remove_person(person, reason).await?;
            Output::Done(format!("{person} is forgotten"))
        }
        AdminTask::Kick { table, member, block: false } => {
            ordered(table, Command::Kick { member: *member }).await?
        }
        AdminTask::Kick { table, member, block: true } => {
            ordered(table, Command::Block { member: *member, on: true }).await?
        }
        AdminTask::Mute { table, member, off } => {
            ordered(table, Command::Mute { member: *member, on: !off }).await?
        }
        AdminTask::Lock { table, off } => ordered(table, Command::Lock { on: !off }).await?,
        AdminTask::End { table } => ordered(table, Command::Abandon).await?,
        AdminTask::Order { order } => {
            let outcome = admin.outcome(order).await?;
            Output::Done(outcome.unwrap_or_else(|| "the server has not done it yet".into()))
        }
        AdminTask::Log { most } => {
            Output::List(&["at", "who", "what", "about", "note"], admin.audit(*most).await?)
        }
    })
}
