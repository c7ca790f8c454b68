//! A list that is searched by typing: its search text and cursor, the keys that change them, and the line that shows
//! the search. What the list holds is known to its owner alone.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::{Line, Span};

use super::Look;

/// Lines of a page.
const PAGE: usize = 10;

/// Where a player is in a searchable list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Finder {
    /// The letters typed so far.
    pub(crate) search: String,
    /// The place of the selected entry among those found.
    pub(crate) cursor: usize,
}

impl Finder {
    /// Takes a key while `found` entries fit the search.
    pub(crate) fn key(&mut self, key: &KeyEvent, found: usize) {
        let last = found.saturating_sub(1);
        match key.code {
            KeyCode::Up => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down => self.cursor = (self.cursor + 1).min(last),
            KeyCode::PageUp => self.cursor = self.cursor.saturating_sub(PAGE),
            KeyCode::PageDown => self.cursor = (self.cursor + PAGE).min(last),
            KeyCode::Char(letter) => {
                self.search.push(letter);
                self.cursor = 0;
            }
            KeyCode::Backspace => {
                self.search.pop();
                self.cursor = 0;
            }
            _ => {}
        }
    }

    /// The line with the search text.
    pub(crate) fn line(&self, look: &Look) -> Line<'static> {
        Line::from(vec![
            Span::styled("/ ", look.theme.key()),
            Span::raw(self.search.clone()),
            Span::styled("▏", look.theme.key()),
        ])
    }

    /// The first entry to show, so that the selected one is visible on this many lines.
    pub(crate) fn first(&self, height: usize) -> usize {
        self.cursor.saturating_sub(height.saturating_sub(2))
    }
}
