//! A list to choose from: the start menu, saved games, records, tables of a server.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{Hits, Input, Key, Look, boxed, centred, plain, stage, too_small, under};
use crate::words::say;
use panes::{fit, wrap};

/// One line of the list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Item<T> {
    /// Its text.
    pub(crate) label: String,
    /// Something more about it.
    pub(crate) note: String,
    /// What it stands for.
    pub(crate) value: T,
}

/// A list to choose from.
pub(crate) struct Picker<T> {
    title: String,
    /// Shown above the list.
    pub(crate) text: Vec<String>,
    /// The lines.
    pub(crate) items: Vec<Item<T>>,
    /// Which is selected.
    pub(crate) cursor: usize,
    /// Something that went wrong, or happened.
    pub(crate) message: Option<String>,
    /// Keys in addition to those of every list.
    pub(crate) keys: Vec<(&'static str, String)>,
    hits: Hits<usize>,
}

/// The result of an input.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Picked<T> {
    /// Nothing yet.
    Nothing,
    /// This was chosen.
    Chosen(T),
    /// A key unknown to this list, pressed on this line.
    Other(KeyCode, Option<T>),
    /// Back to where one came from.
    Back,
}

impl<T: Clone> Picker<T> {
    /// A list with this heading.
    pub(crate) fn new(title: &str, items: Vec<Item<T>>) -> Self {
        Picker {
            title: title.into(),
            text: Vec::new(),
            items,
            cursor: 0,
            message: None,
            keys: Vec::new(),
            hits: Vec::new(),
        }
    }

    /// Handles an input.
    pub(crate) fn update(&mut self, input: Input) -> Picked<T> {
        let last = self.items.len().saturating_sub(1);
        match input {
            Input::Key(key) => match key.code {
                KeyCode::Up | KeyCode::Char('k') => self.cursor = self.cursor.checked_sub(1).unwrap_or(last),
                KeyCode::Down | KeyCode::Char('j') => {
                    self.cursor = if self.cursor < last { self.cursor + 1 } else { 0 };
                }
                KeyCode::Home => self.cursor = 0,
                KeyCode::End => self.cursor = last,
                KeyCode::Enter | KeyCode::Char(' ') => return self.chosen(),
                KeyCode::Esc => return Picked::Back,
                _ if plain(&key, KeyCode::Char('q')) => return Picked::Back,
                code => {
                    let here = self.items.get(self.cursor).map(|item| item.value.clone());
                    return Picked::Other(code, here);
                }
            },
            Input::Click(x, y) => {
                if let Some(&at) = under(&self.hits, x, y) {
                    self.cursor = at;
                    return self.chosen();
                }
            }
            Input::Wheel(_, _, down) => {
                self.cursor = if down { (self.cursor + 1).min(last) } else { self.cursor.saturating_sub(1) };
            }
        }
        Picked::Nothing
    }

    fn chosen(&self) -> Picked<T> {
        self.items.get(self.cursor).map_or(Picked::Nothing, |item| Picked::Chosen(item.value.clone()))
    }

    /// Draws it.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, look: &Look) {
        if too_small(frame, look) {
            return;
        }
        let lang = look.lang;
        let mut keys = vec![
            ("↑↓", say!(lang, "pick-choose")),
            ("Enter", say!(lang, "pick-take")),
            ("Esc", say!(lang, "back")),
        ];
        keys.extend(self.keys.iter().cloned());
        let keys: Vec<Key> = keys.into_iter().map(|(key, does)| (key.into(), does)).collect();
        let middle = stage(frame, look, "Lost Temples", &self.title, &keys);
        let area = centred(middle, 84, middle.height.saturating_sub(2));
        let block = boxed(look, &self.title, true);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let inner = Rect { x: inner.x + 2, width: inner.width - 4, y: inner.y + 1, height: inner.height - 1 };

        let mut lines: Vec<Line<'_>> = Vec::new();
        for text in self.text.iter().flat_map(|text| wrap(text, inner.width as usize)) {
            lines.push(Line::from(text));
        }
        if let Some(message) = &self.message {
            for text in wrap(message, inner.width as usize) {
                lines.push(Line::styled(text, look.theme.alert()));
            }
        }
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let top = lines.len() as u16;
        let room = (inner.height.saturating_sub(top) / 2).max(1) as usize;
        let first = self.cursor.saturating_sub(room.saturating_sub(1));
        self.hits.clear();
        for (at, item) in self.items.iter().enumerate().skip(first).take(room) {
            let here = at == self.cursor;
            let style = if here { look.theme.cursor() } else { look.theme.title() };
            let y = inner.y + lines.len() as u16;
            self.hits.push((Rect { y, height: 2, ..inner }, at));
            let label = fit(&item.label, inner.width as usize - 4);
            lines
                .push(Line::from(Span::styled(format!(" {} {label} ", if here { "▸" } else { " " }), style)));
            lines.push(Line::styled(
                format!("   {}", fit(&item.note, inner.width as usize - 3)),
                look.theme.dim(),
            ));
        }
        frame.render_widget(Paragraph::new(lines).style(Style::new()), inner);
    }
}
