//! Making tables and finding them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Name;
use games::Rules;
use kernel::{Lang, Seat};
use table::{
    AnyTable, Chance, ClientId, Clock, Command, Created, Entry, New, Options, Refusal, SeatView, Seed,
    Sender, TimeOut,
};

use super::caller::{Body, Caller, Maybe, Params, TableId};
use crate::app::App;
use crate::error::Error;
use crate::live::summary;
use crate::names;
use crate::secret;
use crate::store::{Scope, Summary, TableRow};
use crate::wire::{
    ErrorBody, ListQuery, ListScope, NewSeat, NewTable, TableInfo, TableList, TableMade, TableOptions,
    TableRules,
};

/// Tables per page.
const PAGE: u32 = 50;
/// Default clock of a rated table with several people: days for each decision.
const RATED_DAYS: u32 = 3;

/// Makes a table.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = TableMade), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Error> {
    let caller = caller.whole()?;
    if app.config.public {
        app.limits.tables.take(caller.person.id)?;
    }
    if new.options.rated && !caller.person.account {
        return Err(Error::AccountNeeded);
    }
    let bots = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Bot { .. })).count();
    app.may_open(&caller.person, bots as u32).await?;
    let rules = app.rules(&new.game).ok_or(Error::NoGame)?;
    let name = names::table(new.name.as_deref().unwrap_or_default())?;
    let now = app.now();
    let setup = match &new.setup {
        Some(setup) => setup.clone(),
        None => rules.meta().examples.swap_remove(0),
    };
    let made = New {
        setup,
        options: options(&new, &caller)?,
        owner: caller.client(),
        seed: Seed(new.seed.map_or_else(secret::number, u64::from)),
        at: now,
    };
    let mut table = table::open(&rules, made.clone()).map_err(|_| {
        Error::BadSetup(Lang::all().map(|lang| table::reasons(&rules, &made, lang)).collect())
    })?;
    let entries = furnish(&mut *table, &new, &caller, now)?;
    let row = TableRow {
        id: secret::table_id(),
        name,
        public: new.public,
        made: table.created().clone(),
        next: None,
    };
    app.store_new(&row, &*table, &entries).await?;
    let id = row.id;
    // Bots start at once.
    if new.start {
        app.wake(&id).await;
    }
    let invite_link = format!("/t/{id}");
    Ok((StatusCode::CREATED, Json(TableMade { id, invite_link })))
}

fn options(new: &NewTable, caller: &Caller) -> Result<Options, Error> {
    let chosen = &new.options;
    let alone = new.start && new.seats.iter().all(|seat| !matches!(seat, NewSeat::Open));
    if new.seed.is_some() && (chosen.chance_by_hand || !alone) {
        return Err(Error::BadSeed);
    }
    let own = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Me)).count();
    let time_out = chosen.time_out.clone().unwrap_or_default();
    if let TimeOut::Bot { level } | TimeOut::Loss { level } = &time_out {
        known_level(level)?;
    }
    let mut clock = chosen.clock;
    if chosen.rated && !alone && clock.is_none() {
        // Without a clock, a losing player would never come back.
        clock = Some(Clock::Day { days: RATED_DAYS });
    }
    let options = Options {
        chance: if chosen.chance_by_hand {
            Chance::Hand { dealers: vec![caller.client()] }
        } else if new.seed.is_some() {
            Chance::Prepared
        } else {
            Chance::Dealer
        },
        clock,
        time_out,
        take_backs: chosen.take_backs,
        hot_seat: chosen.hot_seat || own > 1,
        lang: chosen.lang.unwrap_or(caller.person.lang),
        rated: chosen.rated,
        // Against people there are hints only if the maker of the table allows them.
        hints: chosen.hints.unwrap_or(alone),
    };
    let asked_for_hints = chosen.hints == Some(true);
    let fair = options.made_fair();
    Ok(Options { hints: fair.hints || asked_for_hints, ..fair })
}

/// Which bots are allowed: those of this program, limited to budgets that end in good time.
pub(super) fn known_level(level: &str) -> Result<Name, Error> {
    /// More simulations take longer than people wait.
    const MOST: u64 = 20_000;
    let fine = |bot: &Name| bot.is_built_in() && bot.simulations.is_none_or(|n| n <= MOST);
    level.parse().ok().filter(fine).ok_or(Error::Refused(Refusal::BadLevel))
}

/// Seats the named players and bots, and starts the game if requested.
fn furnish(table: &mut dyn AnyTable, new: &NewTable, caller: &Caller, now: u64) -> Result<Vec<Entry>, Error> {
    let (client, places) = (Sender::Client(caller.client()), table.room().places.len());
    if new.seats.len() > places {
        return Err(Error::Refused(Refusal::NoSuchSeat { seats: places as u8 }));
    }
    let mut all = Vec::new();
    let mut run = |command: Command| -> Result<(), Error> {
        let entries = table.decide(client, &command, now)?;
        table.commit(&entries).map_err(|_| Error::Broken)?;
        all.extend(entries);
        Ok(())
    };
    run(Command::Join { name: caller.person.name.clone(), lang: caller.person.lang })?;
    for (at, seat) in new.seats.iter().enumerate() {
        let place = Seat(at as u8);
        match seat {
            NewSeat::Me => run(Command::TakeSeat { seat: place })?,
            NewSeat::Open => {}
            NewSeat::Bot { level } => {
                known_level(level)?;
                run(Command::SetBot { seat: place, level: level.clone() })?;
            }
        }
    }
    if new.start {
        run(Command::Start)?;
    }
    Ok(all)
}

/// Lists tables.
#[utoipa::path(
    get, path = "/tables", tag = "tables", params(ListQuery), security((), ("token" = [])),
    responses((status = 200, body = TableList), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)),
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Params(query): Params<ListQuery>,
) -> Result<Json<TableList>, Error> {
    let person = caller.and_then(|caller| caller.whole().ok()).map(|caller| caller.person.id);
    let scope = match query.scope {
        ListScope::Mine => Scope::Mine(person.ok_or(Error::NotKnown)?),
        ListScope::Public => Scope::Public,
        ListScope::Finished => Scope::Finished(person),
    };
    app.behind.flush().await?;
    let mut listed = app.store.list(scope, query.game.as_deref(), query.page, PAGE + 1).await?;
    let more = listed.len() > PAGE as usize;
    listed.truncate(PAGE as usize);
    let all = app.all_rules();
    let tables = listed.into_iter().map(|listed| {
        let row = TableRow {
            id: listed.id,
            name: listed.name,
            public: listed.public,
            made: listed.made,
            next: listed.next,
        };
        let rules = compared(&all, &row.made);
        info(row, listed.summary, listed.changed_at as u64, person, rules)
    });
    Ok(Json(TableList { tables: tables.collect(), more }))
}

/// A table from outside.
#[utoipa::path(
    get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table")), security((), ("token" = [])),
    responses((status = 200, body = TableInfo), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)),
)]
pub(super) async fn get(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    Maybe(caller): Maybe,
) -> Result<Json<TableInfo>, Error> {
    let eyes = caller.and_then(|caller| caller.at(&id).ok()).map(|caller| caller.eyes());
    let person = eyes.map(|eyes| eyes.client.0);
    let row = app.store.table(&id).await?.ok_or(Error::NoTable)?;
    let looked = app.look(&id, move |table| match table.bars(person.map(ClientId)) {
        Some(refusal) => Err(refusal),
        None => Ok((summary(table), table.room().at)),
    });
    let ((summary, changed), rules) = match looked.await {
        // It cannot be continued; its last state is stored.
        Err(Error::OldRules | Error::OtherTables) => {
            (app.store.summary(&id).await?.ok_or(Error::NoTable)?, TableRules::Gone)
        }
        looked => (looked??, compared(&app.all_rules(), &row.made)),
    };
    let mut info = info(row, summary, changed, person, rules);
    if let Some(only) = eyes.and_then(|eyes| eyes.seat) {
        info.mine.retain(|seat| *seat == only.0);
    }
    Ok(Json(info))
}

/// Compares the rules and component tables of a table with those of new games.
fn compared(now: &[Rules], made: &Created) -> TableRules {
    let rules = now.iter().find(|rules| rules.id() == made.game);
    match rules {
        Some(rules) if rules.version() != made.rules => TableRules::Gone,
        Some(rules) if rules.content() == made.content => TableRules::Current,
        Some(_) => TableRules::Kept,
        None => TableRules::Gone,
    }
}

/// The public information about a table. `Created` holds the seed, so each field is named here.
fn info(row: TableRow, summary: Summary, changed: u64, person: Option<u64>, rules: TableRules) -> TableInfo {
    let own = |seat: &SeatView| match seat {
        SeatView::Human { member, .. } => summary.people.get(*member as usize).copied() == person,
        SeatView::Open { .. } | SeatView::Bot { .. } => false,
    };
    let seats = summary.seats.iter().enumerate();
    let mine = seats.filter(|(_, seat)| person.is_some() && own(seat)).map(|(at, _)| at as u8).collect();
    let chosen = row.made.options;
    let open = |seat: &SeatView| matches!(seat, SeatView::Open { .. });
    TableInfo {
        id: row.id,
        name: row.name,
        game: row.made.game,
        content: format!("{:016x}", row.made.content),
        rules,
        setup: row.made.setup,
        options: TableOptions {
            chance_by_hand: chosen.chance.by_hand(),
            clock: chosen.clock,
            time_out: Some(chosen.time_out),
            take_backs: chosen.take_backs,
            hot_seat: chosen.hot_seat,
            lang: Some(chosen.lang),
            rated: chosen.rated,
            hints: Some(chosen.hints),
        },
        open: summary.seats.iter().any(open) && !summary.status.is_over(),
        status: summary.status,
        round: summary.round,
        steps: summary.steps,
        to_act: summary.to_act,
        seats: summary.seats,
        mine,
        public: row.public,
        created: row.made.at,
        changed,
        scores: summary.scores,
        ranks: summary.ranks,
        next: row.next,
    }
}
