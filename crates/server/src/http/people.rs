//! Ratings and profiles.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use bots::Level;

use super::caller::{Maybe, Params};
use crate::app::App;
use crate::error::Error;
use crate::rating;
use crate::secret::{parse_person, person_id};
use crate::store::{Against, Taken};
use crate::wire::{
    Anchor, BoardStatistics, ErrorBody, Favourite, PastGame, Profile, RatedAgainst, RatedPerson, RatingInfo,
    RatingList, RatingQuery, SeatStatistics, Statistics,
};

/// People in a rating list.
const BEST: u32 = 100;
/// Games in a profile.
const LATEST: u32 = 50;
/// Components of a kind in a profile.
const LIKED: usize = 8;

/// The ratings of one kind of game, the best first.
#[utoipa::path(
    get, path = "/ratings", tag = "people", params(RatingQuery),
    responses((status = 200, body = RatingList), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn ratings(
    State(app): State<Arc<App>>,
    Params(query): Params<RatingQuery>,
) -> Result<Json<RatingList>, Error> {
    app.rules(&query.game).ok_or(Error::NoGame)?;
    let against = match query.against {
        RatedAgainst::People => Against::People,
        RatedAgainst::Bots => Against::Bots,
    };
    let best = app.store.best(&query.game, query.players, against, BEST).await?;
    let people = best.into_iter().map(|rated| RatedPerson {
        id: person_id(rated.person),
        name: rated.name,
        rating: info(rated.rating),
        games: rated.games,
    });
    let bots = Level::ALL
        .into_iter()
        .map(|level| Anchor { level: level.name().into(), rating: rating::anchor(level).points });
    Ok(Json(RatingList { people: people.collect(), bots: bots.collect() }))
}

/// A person and the games they have played.
#[utoipa::path(
    get, path = "/people/{id}", tag = "people", params(("id" = String, Path, description = "The person")),
    security((), ("token" = [])),
    responses((status = 200, body = Profile), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn profile(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(caller): Maybe,
) -> Result<Json<Profile>, Error> {
    let person = parse_person(&id).ok_or(Error::NoPerson)?;
    let row = app.store.person(person).await?.ok_or(Error::NoPerson)?;
    let own = caller.and_then(|caller| caller.whole().ok()).is_some_and(|caller| caller.person.id == person);
    let records = app.store.records(person).await?;
    let past = app.store.past(person, LATEST).await?;
    app.look_through(person).await?;
    let seats = app.store.by_seat(person).await?;
    let boards = app.store.by_board(person).await?;
    let favourites = favourites(app.store.taken(person).await?);
    Ok(Json(Profile {
        id,
        name: row.name,
        account: row.account,
        since: row.created_at,
        games: records.iter().map(|record| record.games).sum(),
        wins: records.iter().map(|record| record.wins).sum(),
        statistics: records
            .into_iter()
            .map(|record| Statistics {
                game: record.game,
                players: record.players,
                games: record.games,
                wins: record.wins,
                mean_score: tenth(record.mean),
                best_score: record.best,
                rating: record.rating.map(info),
                bot_rating: record.bot_rating.map(info),
            })
            .collect(),
        boards: boards
            .into_iter()
            .map(|mean| BoardStatistics {
                game: mean.game,
                board: mean.board,
                games: mean.games,
                wins: mean.wins,
                mean_score: tenth(mean.score),
            })
            .collect(),
        seats: seats
            .into_iter()
            .map(|mean| SeatStatistics {
                game: mean.game,
                players: mean.players,
                seat: mean.seat,
                games: mean.games,
                wins: mean.wins,
                mean_score: tenth(mean.score),
            })
            .collect(),
        favourites,
        latest: past
            .into_iter()
            .map(|past| PastGame {
                // Anyone who knows the id of a table may look at it; others need not learn the ids of private
                // ones.
                table: (own || past.public).then_some(past.table),
                game: past.game,
                players: past.players,
                score: past.score,
                rank: past.rank,
                ended: past.ended_at,
            })
            .collect(),
    }))
}

/// The most frequent of each kind.
fn favourites(taken: Vec<Taken>) -> Vec<Favourite> {
    let mut kept: Vec<Favourite> = Vec::new();
    for one in taken {
        let before =
            kept.iter().filter(|other| (&other.game, &other.family) == (&one.game, &one.family)).count();
        if before < LIKED {
            let Taken { game, family, component, times, .. } = one;
            kept.push(Favourite { game, family, component, times });
        }
    }
    kept
}

fn info(rating: rating::Rating) -> RatingInfo {
    RatingInfo {
        rating: tenth(rating.points),
        deviation: tenth(rating.deviation),
        provisional: rating.is_provisional(),
    }
}

fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
