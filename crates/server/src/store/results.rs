//! Results of games and the ratings derived from them.

use sqlx::{AssertSqlSafe, Row};

use super::rate::{Against, keep};
use super::{Store, Stored, Tx};
use crate::rating::Rating;

/// Who played a seat, and how it ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    pub(crate) person: Option<u64>,
    pub(crate) level: Option<String>,
    pub(crate) score: i32,
    pub(crate) rank: u8,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Finished {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) ended_at: u64,
    pub(crate) seats: Vec<Played>,
    /// Whether it was played for ratings.
    pub(crate) rated: bool,
}

/// A line of the list of ratings.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rated {
    pub(crate) person: u64,
    pub(crate) name: String,
    pub(crate) rating: Rating,
    pub(crate) games: u32,
}

/// A person's games of one kind.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) players: u8,
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) mean: f64,
    pub(crate) best: i32,
    pub(crate) rating: Option<Rating>,
    /// The same against bots.
    pub(crate) bot_rating: Option<Rating>,
}

/// One game of a person.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Past {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) players: u8,
    pub(crate) seat: u8,
    pub(crate) score: i32,
    pub(crate) rank: u8,
    pub(crate) ended_at: u64,
    pub(crate) public: bool,
}

/// Games whose scores can be compared.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Comparable {
    pub(crate) game: String,
    /// Empty if the game has only one.
    pub(crate) board: String,
    pub(crate) players: u8,
}

/// A person's results in games that have something in common.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mean {
    pub(crate) game: String,
    pub(crate) players: u8,
    pub(crate) seat: u8,
    pub(crate) board: String,
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) score: f64,
}

/// How often a component was taken: by one seat in one game, or by a person in all of theirs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Taken {
    pub(crate) seat: u8,
    pub(crate) game: String,
    pub(crate) family: String,
    pub(crate) component: String,
    pub(crate) times: u32,
}

impl Store {
    /// Whether the result of a table is stored.
    pub(crate) async fn has_result(&self, table: &str) -> Stored<bool> {
        let row = sqlx::query("SELECT seat FROM results WHERE table_id = $1 LIMIT 1")
            .bind(table)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.is_some())
    }

    /// Stores the result of a game once, and changes ratings if it is rated.
    pub(crate) async fn finish(&self, game: &Finished) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        let changes = self.rate(&mut tx, game).await?;
        for (seat, (played, changes)) in game.seats.iter().zip(&changes).enumerate() {
            // The result shows the change against people, if there were any.
            let told = changes.first();
            insert(&mut tx, game, seat, played, told.map(|told| told.before), told.map(|told| told.after))
                .await?;
            for changed in changes {
                if let Some(person) = played.person {
                    keep(&mut tx, game, person, changed).await?;
                }
            }
        }
        tx.commit().await
    }

    /// The best of one kind of game.
    pub(crate) async fn best(
        &self,
        game: &str,
        players: u8,
        against: Against,
        most: u32,
    ) -> Stored<Vec<Rated>> {
        let sql = format!(
            "SELECT people.id, people.name, rating, deviation, volatility, games FROM {0} \
             JOIN people ON people.id = {0}.person WHERE game = $1 AND players = $2 \
             ORDER BY rating DESC, people.id LIMIT $3",
            against.table()
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(game)
            .bind(i64::from(players))
            .bind(i64::from(most))
            .fetch_all(&self.read)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(Rated {
                    person: row.try_get::<i64, _>(0)? as u64,
                    name: row.try_get(1)?,
                    rating: rating_at(row, 2)?,
                    games: row.try_get::<i64, _>(5)? as u32,
                })
            })
            .collect()
    }

    /// A person's record, by kind of game.
    pub(crate) async fn records(&self, person: u64) -> Stored<Vec<Record>> {
        // PostgreSQL makes sums decimals unless cast.
        let rows = sqlx::query(
            "SELECT results.game, results.players, COUNT(*), CAST(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS BIGINT), \
             CAST(AVG(score) AS DOUBLE PRECISION), MAX(score), MAX(people.rating), MAX(people.deviation), \
             MAX(people.volatility), MAX(bots.rating), MAX(bots.deviation), MAX(bots.volatility) FROM results \
             LEFT JOIN ratings people ON people.person = results.person AND people.game = results.game \
             AND people.players = results.players \
             LEFT JOIN bot_ratings bots ON bots.person = results.person AND bots.game = results.game \
             AND bots.players = results.players WHERE results.person = $1 \
             GROUP BY results.game, results.players ORDER BY results.game, results.players",
        )
        .bind(person as i64)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let rating = |at| match row.try_get::<Option<f64>, _>(at)? {
                    Some(_) => rating_at(row, at).map(Some),
                    None => Ok(None),
                };
                Ok(Record {
                    game: row.try_get(0)?,
                    players: row.try_get::<i64, _>(1)? as u8,
                    games: row.try_get::<i64, _>(2)? as u32,
                    wins: row.try_get::<i64, _>(3)? as u32,
                    mean: row.try_get::<f64, _>(4)?,
                    best: row.try_get::<i64, _>(5)? as i32,
                    rating: rating(6)?,
                    bot_rating: rating(9)?,
                })
            })
            .collect()
    }

    /// The latest games of a person.
    pub(crate) async fn past(&self, person: u64, most: u32) -> Stored<Vec<Past>> {
        let rows = sqlx::query(
            "SELECT results.table_id, results.game, results.players, seat, score, rank, ended_at, public \
             FROM results JOIN tables ON tables.id = results.table_id WHERE person = $1 \
             ORDER BY ended_at DESC, results.table_id, seat LIMIT $2",
        )
        .bind(person as i64)
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Past {
                    table: row.try_get(0)?,
                    game: row.try_get(1)?,
                    players: row.try_get::<i64, _>(2)? as u8,
                    seat: row.try_get::<i64, _>(3)? as u8,
                    score: row.try_get::<i64, _>(4)? as i32,
                    rank: row.try_get::<i64, _>(5)? as u8,
                    ended_at: row.try_get::<i64, _>(6)? as u64,
                    public: row.try_get::<i64, _>(7)? != 0,
                })
            })
            .collect()
    }

    /// A person's results by number of players and seat.
    pub(crate) async fn by_seat(&self, person: u64) -> Stored<Vec<Mean>> {
        self.means(
            "SELECT game, players, seat, '', COUNT(*), CAST(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS BIGINT), \
             CAST(AVG(score) AS DOUBLE PRECISION) FROM results WHERE person = $1 \
             GROUP BY game, players, seat ORDER BY game, players, seat",
            person,
        )
        .await
    }

    /// A person's results by board, as far as their games were scanned and have boards.
    pub(crate) async fn by_board(&self, person: u64) -> Stored<Vec<Mean>> {
        self.means(
            "SELECT game, MIN(players), MIN(seat), board, COUNT(*), \
             CAST(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS BIGINT), CAST(AVG(score) AS DOUBLE PRECISION) \
             FROM results WHERE person = $1 AND board <> '' GROUP BY game, board ORDER BY game, board",
            person,
        )
        .await
    }

    /// The best score of a person in the other games of one kind, and how many those are, as far as their games
    /// were scanned.
    pub(crate) async fn best_besides(
        &self,
        person: u64,
        kind: &Comparable,
        table: &str,
    ) -> Stored<(Option<i32>, u32)> {
        let row = sqlx::query(
            "SELECT MAX(score), COUNT(DISTINCT table_id) FROM results WHERE person = $1 AND game = $2 AND players = $3 \
             AND board = $4 AND table_id <> $5",
        )
        .bind(person as i64)
        .bind(kind.game.as_str())
        .bind(i64::from(kind.players))
        .bind(kind.board.as_str())
        .bind(table)
        .fetch_one(&self.read)
        .await?;
        Ok((row.try_get::<Option<i64>, _>(0)?.map(|score| score as i32), row.try_get::<i64, _>(1)? as u32))
    }

    async fn means(&self, sql: &'static str, person: u64) -> Stored<Vec<Mean>> {
        let rows = sqlx::query(sql).bind(person as i64).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(Mean {
                    game: row.try_get(0)?,
                    players: row.try_get::<i64, _>(1)? as u8,
                    seat: row.try_get::<i64, _>(2)? as u8,
                    board: row.try_get(3)?,
                    games: row.try_get::<i64, _>(4)? as u32,
                    wins: row.try_get::<i64, _>(5)? as u32,
                    score: row.try_get(6)?,
                })
            })
            .collect()
    }

    /// The latest games of a person that were not scanned yet.
    pub(crate) async fn not_looked_through(&self, person: u64, most: u32) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT table_id FROM results WHERE person = $1 AND board IS NULL \
             GROUP BY table_id ORDER BY MAX(ended_at) DESC, table_id LIMIT $2",
        )
        .bind(person as i64)
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Stores the result of scanning a game: its board, empty if the game has only one, and what each seat took.
    /// Another scan of the same game finds the same.
    pub(crate) async fn keep_taken(&self, table: &str, board: &str, taken: &[Taken]) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        for one in taken {
            sqlx::query(
                "INSERT INTO taken (table_id, seat, family, component, times) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(i64::from(one.seat))
            .bind(one.family.as_str())
            .bind(one.component.as_str())
            .bind(i64::from(one.times))
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query("UPDATE results SET board = $1 WHERE table_id = $2")
            .bind(board)
            .bind(table)
            .execute(&mut *tx)
            .await?;
        tx.commit().await
    }

    /// What a person took, the most frequent first, as far as their games were scanned.
    pub(crate) async fn taken(&self, person: u64) -> Stored<Vec<Taken>> {
        let rows = sqlx::query(
            "SELECT results.game, family, component, CAST(SUM(times) AS BIGINT) FROM taken \
             JOIN results ON results.table_id = taken.table_id AND results.seat = taken.seat WHERE person = $1 \
             GROUP BY results.game, family, component ORDER BY results.game, 4 DESC, family, component",
        )
        .bind(person as i64)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Taken {
                    seat: 0,
                    game: row.try_get(0)?,
                    family: row.try_get(1)?,
                    component: row.try_get(2)?,
                    times: row.try_get::<i64, _>(3)? as u32,
                })
            })
            .collect()
    }

    /// A stored analysis.
    pub(crate) async fn analysis(&self, table: &str, lang: &str) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT document FROM analyses WHERE table_id = $1 AND lang = $2")
            .bind(table)
            .bind(lang)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// Stores an analysis.
    pub(crate) async fn keep_analysis(&self, table: &str, lang: &str, document: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO analyses (table_id, lang, document) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(lang)
        .bind(document)
        .execute(&self.write)
        .await?;
        Ok(())
    }
}

pub(super) fn rating_at(row: &sqlx::any::AnyRow, at: usize) -> Stored<Rating> {
    Ok(Rating { points: row.try_get(at)?, deviation: row.try_get(at + 1)?, volatility: row.try_get(at + 2)? })
}

async fn insert(
    tx: &mut Tx,
    game: &Finished,
    seat: usize,
    played: &Played,
    before: Option<Rating>,
    after: Option<Rating>,
) -> Stored<()> {
    sqlx::query(
        "INSERT INTO results (table_id, seat, game, players, person, level, score, rank, rating_before, \
         rating_after, ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(game.table.as_str())
    .bind(seat as i64)
    .bind(game.game.as_str())
    .bind(game.seats.len() as i64)
    .bind(played.person.map(|person| person as i64))
    .bind(played.level.as_deref())
    .bind(i64::from(played.score))
    .bind(i64::from(played.rank))
    .bind(before.map(|rating| rating.points))
    .bind(after.map(|rating| rating.points))
    .bind(game.ended_at as i64)
    .execute(&mut **tx)
    .await?;
    Ok(())
}
