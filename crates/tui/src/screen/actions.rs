//! The list of available actions, with its search.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::Command;

use super::{Hits, Look};
use crate::fuzzy;
use crate::words::say;
use panes::wrap;

/// One entry of the list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    /// Its text.
    pub(crate) label: String,
    /// Its effect.
    pub(crate) does: Does,
    /// It cannot be taken back: it ends the turn (`■`) or reveals something (`◊`).
    pub(crate) mark: &'static str,
}

/// The effect of an entry.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Does {
    /// The action at this place of the offer.
    Act(usize),
    /// The outcome at this index of the possible draws of a physical box.
    Deal(usize),
    /// A command to the table.
    Send(Command),
    /// Shows the score sheet.
    Scores,
    /// Replays the game.
    Replay,
    /// Leaves the table.
    Leave,
}

/// The columns before an entry, with one to spare behind it.
const LEAD: usize = 3;

/// The selected entry and the search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct List {
    /// The index among the matching entries.
    pub(crate) cursor: usize,
    /// The search text.
    pub(crate) search: String,
    /// Whether letters go into the search.
    pub(crate) typing: bool,
}

impl List {
    /// A new list begins at its top without a search.
    pub(crate) fn reset(&mut self) {
        *self = List::default();
    }

    /// The places of the entries that fit the search, best first.
    pub(crate) fn found(&self, entries: &[Entry]) -> Vec<usize> {
        fuzzy::filter(&self.search, entries.iter().map(|entry| entry.label.as_str()))
    }

    /// The selected entry.
    pub(crate) fn selected(&self, entries: &[Entry]) -> Option<usize> {
        let found = self.found(entries);
        found.get(self.cursor.min(found.len().saturating_sub(1))).copied()
    }

    /// Selects an entry.
    pub(crate) fn select(&mut self, entries: &[Entry], at: usize) {
        if !self.found(entries).contains(&at) {
            self.search.clear();
        }
        if let Some(cursor) = self.found(entries).iter().position(|&found| found == at) {
            self.cursor = cursor;
        }
    }

    /// Moves the selection.
    pub(crate) fn go(&mut self, entries: &[Entry], by: isize) {
        let last = self.found(entries).len().saturating_sub(1);
        self.cursor = self.cursor.min(last).saturating_add_signed(by).min(last);
    }

    /// Handles a key while searching; returns whether the search used it.
    pub(crate) fn type_key(&mut self, key: &KeyEvent) -> bool {
        if !self.typing {
            return false;
        }
        match key.code {
            KeyCode::Char(letter) => self.search.push(letter),
            KeyCode::Backspace => {
                if self.search.pop().is_none() {
                    self.typing = false;
                }
            }
            KeyCode::Esc => {
                self.search.clear();
                self.typing = false;
            }
            _ => return false,
        }
        self.cursor = 0;
        true
    }

    fn cursor(&self, entries: &[Entry]) -> usize {
        self.cursor.min(self.found(entries).len().saturating_sub(1))
    }

    /// Every matching entry with its lines; only the selected one is shown in full.
    fn blocks(&self, entries: &[Entry], width: usize) -> Vec<Vec<String>> {
        let cursor = self.cursor(entries);
        let block = |(at, entry): (usize, usize)| {
            let entry = &entries[entry];
            let mut lines = wrap(format!("{} {}", entry.label, entry.mark).trim_end(), width);
            if at != cursor && lines.len() > 2 {
                lines.truncate(2);
                lines[1] = panes::fit(&format!("{}…", lines[1]), width);
            }
            lines
        };
        self.found(entries).into_iter().enumerate().map(block).collect()
    }

    /// How many lines the list takes in this width.
    pub(crate) fn height(&self, entries: &[Entry], width: usize) -> usize {
        self.blocks(entries, width.saturating_sub(LEAD)).iter().map(Vec::len).sum()
    }

    /// Draws the list; records the area of every entry.
    pub(crate) fn draw(
        &self,
        frame: &mut Frame<'_>,
        look: &Look,
        area: Rect,
        entries: &[Entry],
    ) -> Hits<usize> {
        let (found, cursor) = (self.found(entries), self.cursor(entries));
        let width = (area.width as usize).saturating_sub(LEAD);
        let blocks = self.blocks(entries, width);
        let height = area.height as usize;
        // The first block from which the selected one still fits, with one more below it if there is room.
        let mut first = 0;
        let upto = |first: usize, last: usize| blocks[first..=last].iter().map(Vec::len).sum::<usize>();
        if !blocks.is_empty() {
            let below = (cursor + 1).min(blocks.len() - 1);
            while first < cursor && upto(first, below) > height {
                first += 1;
            }
        }
        let mut hits = Vec::new();
        let mut lines: Vec<Line<'_>> = Vec::new();
        for (at, block) in blocks.iter().enumerate().skip(first) {
            let y = area.y + lines.len() as u16;
            if lines.len() >= height {
                break;
            }
            let here = at == cursor;
            let style = if here { look.theme.cursor() } else { Style::new() };
            for (n, text) in block.iter().enumerate() {
                let lead = if here && n == 0 { "▸ " } else { "  " };
                lines.push(Line::from(Span::styled(format!("{lead}{text:<width$}"), style)));
            }
            let bottom = (area.y + lines.len() as u16).min(area.bottom());
            hits.push((Rect { y, height: bottom.saturating_sub(y), ..area }, found[at]));
        }
        if found.is_empty() && !self.search.is_empty() {
            lines.push(Line::styled(say!(look.lang, "nothing-fits"), look.theme.dim()));
        }
        lines.truncate(height);
        frame.render_widget(Paragraph::new(lines), area);
        // On the edge of the frame: the number of entries above and below the visible part.
        let below = blocks.len().saturating_sub(first + hits.len());
        if first + below > 0 {
            let edge =
                Rect { x: area.x + 1, y: area.bottom(), width: area.width.saturating_sub(2), height: 1 };
            let more = Span::styled(format!(" ↑{first} ↓{below} "), look.theme.key());
            frame.render_widget(Paragraph::new(more), edge.intersection(frame.area()));
        }
        hits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        ["Dig at Coin Camp", "Buy Hat", "Pass for the rest of the round"]
            .into_iter()
            .enumerate()
            .map(|(at, label)| Entry { label: label.into(), does: Does::Act(at), mark: "" })
            .collect()
    }

    #[test]
    fn letters_search_and_escape_ends_it() {
        let mut list = List { typing: true, ..List::default() };
        for letter in "pass".chars() {
            assert!(list.type_key(&KeyEvent::from(KeyCode::Char(letter))));
        }
        assert_eq!(list.selected(&entries()), Some(2));
        assert!(list.type_key(&KeyEvent::from(KeyCode::Esc)));
        assert_eq!(list.selected(&entries()), Some(0));
        assert!(!list.type_key(&KeyEvent::from(KeyCode::Char('u'))));
    }

    #[test]
    fn the_selection_stays_within_the_list() {
        let mut list = List::default();
        list.go(&entries(), -1);
        assert_eq!(list.selected(&entries()), Some(0));
        list.go(&entries(), 9);
        assert_eq!(list.selected(&entries()), Some(2));
        list.select(&entries(), 1);
        assert_eq!(list.selected(&entries()), Some(1));
    }
}
