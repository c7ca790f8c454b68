//! How a finished game changes ratings. There are two ratings, against people and against bots; a game with both
//! changes both, each by its own opponents.

use sqlx::{AssertSqlSafe, Row};

use super::results::{Finished, rating_at};
use super::{Kind, Store, Stored, Tx, integer};
use crate::live::bot_of;
use crate::rating::{self, NEW, Rating};

/// Against whom a rating is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Against {
    People,
    Bots,
}

impl Against {
    /// The table of these ratings.
    pub(super) fn table(self) -> &'static str {
        match self {
            Against::People => "ratings",
            Against::Bots => "bot_ratings",
        }
    }
}

/// How one seat's rating changes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Changed {
    pub(super) against: Against,
    pub(super) before: Rating,
    pub(super) after: Rating,
}

/// Games of the same two people within this time count less and less, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Store {
    /// The rating changes of a game, by seat. There are none unless the game is rated, has several seats, and every
    /// person in it has a different account.
    pub(super) async fn rate(&self, tx: &mut Tx, game: &Finished) -> Stored<Vec<Vec<Changed>>> {
        let nothing = vec![Vec::new(); game.seats.len()];
        let people: Vec<u64> = game.seats.iter().filter_map(|seat| seat.person).collect();
        let distinct = people.iter().enumerate().all(|(at, person)| !people[..at].contains(person));
        let played = game.seats.iter().all(|seat| seat.person.is_some() || seat.level.is_some());
        if !game.rated || game.seats.len() < 2 || !distinct || !played {
            return Ok(nothing);
        }
        for person in &people {
            if !self.is_account(tx, *person).await? {
                return Ok(nothing);
            }
        }
        let mut before = vec![[NEW; 2]; game.seats.len()];
        // Rows are locked in one order, so that two games of the same people cannot deadlock.
        let mut order: Vec<(u64, usize)> =
            game.seats.iter().enumerate().filter_map(|(at, seat)| Some((seat.person?, at))).collect();
        order.sort_unstable();
        for (person, at) in order {
            for against in [Against::People, Against::Bots] {
                before[at][against as usize] = self.rating_of(tx, game, person, against).await?;
            }
        }
        let mut all = Vec::new();
        for (at, seat) in game.seats.iter().enumerate() {
            let mut own = Vec::new();
            if let Some(person) = seat.person {
                for against in [Against::People, Against::Bots] {
                    let games = self.pairs(tx, game, &before, person, at, against).await?;
                    let rating = before[at][against as usize];
                    let after = rating::after(rating, &games);
                    if after != rating {
                        own.push(Changed { against, before: rating, after });
                    }
                }
            }
            all.push(own);
        }
        Ok(all)
    }

    /// The games of one seat against each of the others of a kind.
    async fn pairs(
        &self,
        tx: &mut Tx,
        game: &Finished,
        before: &[[Rating; 2]],
        person: u64,
        seat: usize,
        against: Against,
    ) -> Stored<Vec<rating::Game>> {
        let mut games = Vec::new();
        for (at, other) in game.seats.iter().enumerate().filter(|(at, _)| *at != seat) {
            let (opponent, weight) = match (other.person, &other.level, against) {
                (Some(other), _, Against::People) => {
                    let met = self.met(tx, person, other, game.ended_at).await?;
                    (before[at][Against::People as usize], rating::repeated(met))
                }
                (None, Some(level), Against::Bots) => (rating::anchor(bot_of(level).level), 1.0),
                _ => continue,
            };
            games.push((opponent, rating::result(game.seats[seat].rank, other.rank), weight));
        }
        Ok(games)
    }

    /// How many rated games two people finished together within a day before this time.
    async fn met(&self, tx: &mut Tx, one: u64, other: u64, now: u64) -> Stored<u32> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM results own JOIN results other ON other.table_id = own.table_id \
             WHERE own.person = $1 AND other.person = $2 AND own.ended_at > $3 AND own.rating_after IS NOT NULL",
        )
        .bind(one as i64)
        .bind(other as i64)
        .bind(now.saturating_sub(DAY) as i64)
        .fetch_one(&mut **tx)
        .await?;
        Ok(integer(&row, 0)? as u32)
    }

    async fn is_account(&self, tx: &mut Tx, person: u64) -> Stored<bool> {
        let row = sqlx::query("SELECT account FROM people WHERE id = $1")
            .bind(person as i64)
            .fetch_optional(&mut **tx)
            .await?;
        Ok(match row {
            Some(row) => row.try_get::<Option<String>, _>(0)?.is_some(),
            None => false,
        })
    }

    async fn rating_of(&self, tx: &mut Tx, game: &Finished, person: u64, against: Against) -> Stored<Rating> {
        // Two games of one person may end at once; SQLite has a single writer anyway.
        let lock = match self.kind {
            Kind::Sqlite => "",
            Kind::Postgres => " FOR UPDATE",
        };
        let sql = format!(
            "SELECT rating, deviation, volatility FROM {} WHERE person = $1 AND game = $2 AND players = $3{lock}",
            against.table()
        );
        let row = sqlx::query(AssertSqlSafe(sql))
            .bind(person as i64)
            .bind(game.game.as_str())
            .bind(game.seats.len() as i64)
            .fetch_optional(&mut **tx)
            .await?;
        row.map_or(Ok(NEW), |row| rating_at(&row, 0))
    }
}

pub(super) async fn keep(tx: &mut Tx, game: &Finished, person: u64, changed: &Changed) -> Stored<()> {
    let table = changed.against.table();
    let sql = format!(
        "INSERT INTO {table} (person, game, players, rating, deviation, volatility, games, changed_at) \
         VALUES ($1, $2, $3, $4, $5, $6, 1, $7) ON CONFLICT (person, game, players) DO UPDATE SET \
         rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
         games = {table}.games + 1, changed_at = excluded.changed_at"
    );
    sqlx::query(AssertSqlSafe(sql))
        .bind(person as i64)
        .bind(game.game.as_str())
        .bind(game.seats.len() as i64)
        .bind(changed.after.points)
        .bind(changed.after.deviation)
        .bind(changed.after.volatility)
        .bind(game.ended_at as i64)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
