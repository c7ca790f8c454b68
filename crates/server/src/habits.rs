//! What people take in their games: found by replaying a finished game at the first request, then stored.
//!
//! `lab` defines which events mean that a component was taken.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::{Rules, with_rules};
use kernel::Record;
use lab::Studied;

use crate::app::App;
use crate::error::Error;
use crate::store::Taken;

/// Maximum games scanned per request; later requests scan the others.
const AT_ONCE: u32 = 20;

impl App {
    /// Scans finished games of a person that were not scanned before.
    pub(crate) async fn look_through(self: &Arc<Self>, person: u64) -> Result<(), Error> {
        for id in self.store.not_looked_through(person, AT_ONCE).await? {
            // A table that does not load is retried next time.
            let Ok((board, taken)) = self.taken_at(&id).await else { continue };
            self.store.keep_taken(&id, &board, &taken).await?;
        }
        Ok(())
    }

    /// The board of a finished game, and what each seat took.
    async fn taken_at(&self, id: &str) -> Result<(String, Vec<Taken>), Error> {
        let table = self.whole(id).await?;
        let rules = self.rules_of(table.created()).await?;
        let board = rules.meta().pictured_in(&table.created().setup).unwrap_or_default().to_string();
        let text = table.record(None)?;
        let taken = tokio::task::spawn_blocking(move || taken(&rules, &text)).await;
        // A game that this version cannot replay yields nothing, now or later.
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
