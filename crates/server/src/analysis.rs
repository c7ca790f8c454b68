//! Bot analysis of a finished game: computed once on the bots' pool, then stored in the database.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Level, Limit};
use kernel::{Lang, Record};
use tokio::sync::OnceCell;

use crate::app::App;
use crate::error::Error;
use crate::wire::{AnalysisAnswer, CurvePoint, TurningPoint};

/// The judge's level, and its budget per decision.
const JUDGE: (Level, Limit) = (Level::Medium, Limit::Simulations(60));
/// Number of costly moves reported for each seat.
const COSTLY: usize = 3;

type Work = Arc<OnceCell<Result<AnalysisAnswer, Error>>>;

/// Analyses in progress, so that no analysis runs twice at once.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<HashMap<(String, &'static str), Work>>);

impl App {
    /// The analysis of a table whose game is over.
    pub(crate) async fn analyse(self: &Arc<Self>, id: &str, lang: Lang) -> Result<AnalysisAnswer, Error> {
        let language = lang.code();
        if let Some(document) = self.store.analysis(id, language).await? {
            return serde_json::from_str(&document).map_err(|_| Error::Broken);
        }
        let key = (id.to_string(), language);
        let work = {
            let mut all = self.analyses.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry(key.clone()).or_default())
        };
        // A separate task continues when the caller disconnects.
        let (app, table, cell) = (Arc::clone(self), id.to_string(), Arc::clone(&work));
        let making = tokio::spawn(async move {
            let result = cell.get_or_init(|| app.make_analysis(&table, lang)).await.clone();
            app.analyses.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(table, language));
            result
        });
        making.await.map_err(|_| Error::Broken)?
    }

    async fn make_analysis(&self, id: &str, lang: Lang) -> Result<AnalysisAnswer, Error> {
        let table = self.whole(id).await?;
        if !table.room().status.is_over() {
            return Err(Error::NotOver);
        }
        let rules = self.rules_of(table.created()).await?;
        let text = table.record(None)?;
        let made = self.pool.run(table.created().owner.0, move || {
            let record = Record::parse_bytes(text.as_bytes()).map_err(|_| Error::Broken)?;
            let cancel = AtomicBool::new(false);
            let settings = bots::analyse::Settings {
                style: JUDGE.0.into(),
                limit: JUDGE.1,
                seed: 0,
                seat: None,
                lang,
                cancel: &cancel,
            };
            games::analyse(&rules, &record, &settings, &mut |_, _| ()).map_err(|error| {
                tracing::warn!(%error, "no analysis");
                Error::Broken
            })
        });
        let answer = answer(&made.await.map_err(|_| Error::Broken)??);
        let document = serde_json::to_string(&answer).map_err(|_| Error::Broken)?;
        self.store.keep_analysis(id, lang.code(), &document).await?;
        Ok(answer)
    }
}

fn answer(analysis: &bots::analyse::Analysis) -> AnalysisAnswer {
    let mut turning_points = Vec::new();
    for player in &analysis.players {
        for costly in player.costly.iter().take(COSTLY) {
            let Some(decision) = analysis.decisions.get(costly.decision) else { continue };
            turning_points.push(TurningPoint {
                step: decision.step as u32,
                seat: decision.seat,
                text: costly.words.clone(),
                better: Some(decision.best.meaning.clone()),
                loss: decision.loss,
            });
        }
    }
    turning_points.sort_by_key(|point| point.step);
    AnalysisAnswer {
        level: analysis.level.clone(),
        curve: analysis
            .curve
            .iter()
            .map(|point| CurvePoint {
                step: point.step as u32,
                round: point.round,
                scores: point.scores.clone(),
                rival: point.rival,
                win: point.win.clone(),
            })
            .collect(),
        turning_points,
    }
}
