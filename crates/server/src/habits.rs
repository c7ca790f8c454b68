//! What people take in their games: found by replaying a finished game when somebody first asks, then kept.
//!
//! Which events mean that a component was taken is for `lab` to say.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::{Rules, with_rules};
use kernel::Record;
use lab::Studied;

use crate::app::App;
use crate::error::Error;
use crate::store::Taken;

/// So many games are looked through for one question; the others when it is asked again.
const AT_ONCE: u32 = 20;

impl App {
    /// Looks through finished games of somebody that were not looked through before.
    pub(crate) async fn look_through(self: &Arc<Self>, person: u64) -> Result<(), Error> {
        for id in self.store.not_looked_through(person, AT_ONCE).await? {
            // A table that does not load is asked again the next time.
            let Ok((board, taken)) = self.taken_at(&id).await else { continue };
            self.store.keep_taken(&id, &board, &taken).await?;
        }
        Ok(())
    }

    /// The board of a finished game, and what each seat took.
    async fn taken_at(&self, id: &str) -> Result<(String, Vec<Taken>), Error> {
        let table = self.whole(id).await?;
        let rules = self.rules_of(table.created()).await?;
        let board = table.created().setup["board"].as_str().unwrap_or_default().to_string();
        let text = table.record(None)?;
        let taken = tokio::task::spawn_blocking(move || taken(&rules, &text)).await;
        // A game that this version cannot replay has nothing to tell, now or later.
        Ok((board, taken.map_err(|_| Error::Broken)?.unwrap_or_default()))
    }
}

/// What each seat took in a recorded game.
fn taken(rules: &Rules, text: &str) -> Option<Vec<Taken>> {
    let record = Record::parse(text).ok()?;
    with_rules!(rules, game => of(game.as_ref(), &record))
}

fn of<G: Studied>(game: &G, record: &Record) -> Option<Vec<Taken>> {
    let mut counts: BTreeMap<(u8, usize, String), u32> = BTreeMap::new();
    let replayed = record.replay(game, |_, _, _, events| {
        for took in events.iter().filter_map(G::took) {
            *counts.entry((took.seat.0, took.family, game.key(took).into())).or_default() += 1;
        }
    });
    replayed.ok()?;
    let taken = counts.into_iter().map(|((seat, family, component), times)| Taken {
        seat,
        game: G::ID.into(),
        family: G::FAMILIES[family].id.into(),
        component,
        times,
    });
    Some(taken.collect())
}
