//! The mouse at a table.

use kernel::Lang;

use super::super::actions::{Does, Entry};
use super::super::overlay::Overlay;
use super::super::panes::Spot;
use super::super::under;
use super::{Click, Go, Play};
use panes::Pane;

impl Play {
    pub(super) fn click(&mut self, x: u16, y: u16, lang: Lang) -> Go {
        if self.covered {
            self.covered = false;
            return Go::Stay;
        }
        if let Some(overlay) = &self.overlay {
            // A click beside a question is no answer to it.
            if !matches!(overlay, Overlay::Confirm(_) | Overlay::AskUndo | Overlay::Chat(_)) {
                self.overlay = None;
            }
            return Go::Stay;
        }
        match under(&self.hits, x, y).cloned() {
            Some(Click::Entry(at)) => {
                let entries = self.entries(lang);
                if self.list.selected(&entries) == Some(at) {
                    return self.run(entries[at].does.clone(), lang);
                }
                self.list.select(&entries, at);
            }
            Some(Click::Spot(Spot::Pane(pane))) => self.panes.front = pane,
            Some(Click::Spot(Spot::Thing(id))) => self.touch(&id, lang),
            None => {}
        }
        Go::Stay
    }

    /// Selects the next action about a component or place; opens the catalogue when there is none.
    fn touch(&mut self, id: &str, lang: Lang) {
        let entries = self.entries(lang);
        let Some(offer) = self.position.as_ref().and_then(|position| position.offer.as_ref()) else {
            return self.inspect(Some(id), lang);
        };
        let about = |entry: &Entry| match entry.does {
            Does::Act(at) => offer.actions.get(at).is_some_and(|action| {
                action.targets().any(|target| {
                    target == id
                        || target.split('.').next() == Some(id)
                        || id.ends_with(&format!(".{target}"))
                })
            }),
            _ => false,
        };
        let found: Vec<usize> = (0..entries.len()).filter(|&at| about(&entries[at])).collect();
        if found.is_empty() {
            return self.inspect(Some(id), lang);
        }
        let next = match &self.clicked {
            Some((before, n)) if before == id => (n + 1) % found.len(),
            _ => 0,
        };
        self.clicked = Some((id.to_string(), next));
        self.list.select(&entries, found[next]);
    }

    pub(super) fn wheel(&mut self, x: u16, y: u16, down: bool, lang: Lang) {
        let by: i16 = if down { 1 } else { -1 };
        let in_pane = self.hits.iter().find_map(|(area, what)| match what {
            Click::Spot(Spot::Pane(pane)) if area.contains((x, y).into()) => Some(*pane),
            _ => None,
        });
        match in_pane {
            Some(Pane::Log) => self.panes.turn(Pane::Log, -by * 2),
            Some(pane) => self.panes.turn(pane, by * 2),
            None => {
                let entries = self.entries(lang);
                self.list.go(&entries, isize::from(by));
            }
        }
    }
}
