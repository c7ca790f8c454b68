//! A searchable list of what cannot be used now, and why, as the table reports it.

use kernel::WhyNot;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::finder::Finder;
use super::{Look, popup};
use crate::fuzzy;
use crate::words::say;
use panes::{fit, wrap};

/// The width of the names.
const NAMES: usize = 34;

/// Reasons to look through.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Whys {
    reasons: Vec<WhyNot>,
    finder: Finder,
}

impl Whys {
    /// Opens with an empty search.
    pub(crate) fn new(reasons: Vec<WhyNot>) -> Self {
        Whys { reasons, finder: Finder::default() }
    }

    /// The reasons whose name or place fits.
    fn found(&self) -> Vec<usize> {
        if self.finder.search.is_empty() {
            return (0..self.reasons.len()).collect();
        }
        let words: Vec<String> =
            self.reasons.iter().map(|why| format!("{} {}", why.name, why.what.place)).collect();
        fuzzy::filter(&self.finder.search, words.iter().map(String::as_str))
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: &KeyEvent) {
        let found = self.found().len();
        self.finder.key(key, found);
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, look: &Look) {
        let area = frame.area();
        let title = say!(look.lang, "whys-title");
        let inner = popup(frame, look, &title, area.width - 6, area.height - 4);
        let found = self.found();
        let height = inner.height as usize - 3;
        let width = inner.width as usize;
        let first = self.finder.first(height);
        let mut lines = vec![self.finder.line(look)];
        for (n, &at) in found.iter().enumerate().skip(first).take(height) {
            let why = &self.reasons[at];
            let style = if n == self.finder.cursor { look.theme.cursor() } else { Style::new() };
            let text = fit(&why.text, width.saturating_sub(NAMES + 3));
            lines.push(Line::styled(format!(" {:<NAMES$} {text}", fit(&why.name, NAMES)), style));
        }
        // The whole sentence, and what to look for on the board.
        lines.resize(height + 1, Line::default());
        if let Some(why) = found.get(self.finder.cursor).map(|&at| &self.reasons[at]) {
            let whole = format!("{} · {}{}", why.what.place, why.text, missing(why));
            let whole = wrap(&whole, width.saturating_sub(2));
            lines.extend(whole.into_iter().take(2).map(|text| Line::styled(text, look.theme.key())));
        }
        frame.render_widget(Paragraph::new(lines), inner);
    }
}

/// What is missing, in icon words: "  (2 × compass)".
fn missing(why: &WhyNot) -> String {
    if why.missing.is_empty() {
        return String::new();
    }
    let parts: Vec<String> = why.missing.iter().map(|(what, by)| format!("{by} × {what}")).collect();
    format!(" ({})", parts.join(", "))
}
