//! Temporary overlays on a table: help, a card in full, the score sheet, a hint, a question.

use bots::Level;
use games::columns;
use kernel::{Say, Sheet, Who, WhyNot};
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use serde_json::Value;
use table::{Hint, Offer};

use super::finder::Finder;
use super::whys::Whys;
use super::{Key, Known, Look, popup};
use crate::fuzzy;
use crate::words::say;
use panes::{fit, wrap};

/// An overlay.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// The keys, and the legend of the signs.
    Help,
    /// Components with their rule texts.
    Inspect(Inspect),
    /// The score sheet.
    Scores,
    /// The hint of a bot of this level, and the selected candidate.
    Hint(Level, Hint, usize),
    /// What cannot be used now, and why.
    Why(Whys),
    /// Whether to take the action at this place, which cannot be taken back.
    Confirm(usize),
    /// Whether to ask for a take-back that others must agree to.
    AskUndo,
    /// A chat line being typed.
    Chat(String),
}

/// Components to look up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Inspect {
    finder: Finder,
    /// Ids on the table, which come first.
    here: Vec<String>,
}

impl Inspect {
    /// Opens with this component selected, if there is one.
    pub(crate) fn new(known: &Known, view: &Value, at: Option<&str>) -> Self {
        let mut here = Vec::new();
        collect(view, known, known.board(view), &mut here);
        if let Some(id) = at {
            here.retain(|known| known != id);
            here.insert(0, id.to_string());
        }
        Inspect { finder: Finder::default(), here }
    }

    /// The catalogue indices of the matches, those on the table first.
    fn found(&self, known: &Known) -> Vec<usize> {
        let pieces = known.catalogue.pieces();
        let place = |id: &str| self.here.iter().position(|here| here == id).unwrap_or(usize::MAX);
        if self.finder.search.is_empty() {
            let mut all: Vec<usize> = (0..pieces.len()).collect();
            all.sort_by_key(|&at| (place(&pieces[at].id), at));
            return all;
        }
        fuzzy::filter(&self.finder.search, pieces.iter().map(|piece| piece.name.as_str()))
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: &KeyEvent, known: &Known) {
        let found = self.found(known).len();
        self.finder.key(key, found);
    }

    fn draw(&self, frame: &mut Frame<'_>, look: &Look, about: &About<'_>) {
        let (lang, known) = (look.lang, about.known);
        let area = frame.area();
        let title = say!(lang, "look-up");
        let inner = popup(frame, look, &title, area.width - 6, area.height - 4);
        let [left, right] = Layout::horizontal([Constraint::Length(34), Constraint::Min(10)]).areas(inner);
        let found = self.found(known);
        let height = left.height as usize - 1;
        let first = self.finder.first(height);
        let mut lines = vec![self.finder.line(look)];
        for (n, &at) in found.iter().enumerate().skip(first).take(height) {
            let piece = &known.catalogue.pieces()[at];
            let style = match n == self.finder.cursor {
                true => look.theme.cursor(),
                false if self.here.contains(&piece.id) => Style::new(),
                false => look.theme.dim(),
            };
            lines.push(Line::styled(format!(" {:<31}", fit(&piece.name, 31)), style));
        }
        frame.render_widget(Paragraph::new(lines), left);
        let Some(piece) = found.get(self.finder.cursor).map(|&at| &known.catalogue.pieces()[at]) else {
            return;
        };
        let width = right.width as usize - 2;
        let mut lines = vec![Line::styled(piece.name.clone(), look.theme.title())];
        lines.push(Line::styled(
            format!("{} · {}", columns::family(known.words, lang, &piece.family), piece.id),
            look.theme.dim(),
        ));
        lines.push(Line::default());
        for text in wrap(&piece.text, width) {
            lines.push(Line::from(text));
        }
        lines.push(Line::default());
        for (name, value) in &piece.numbers {
            let (label, value) =
                (columns::column(known.words, lang, name), columns::value(known.words, lang, value));
            for text in wrap(&say!(lang, "labelled", label = label, value = value), width) {
                lines.push(Line::styled(text, look.theme.dim()));
            }
        }
        for why in about.whys.iter().filter(|why| why.what.id == piece.id) {
            lines.push(Line::default());
            let text = &why.text;
            let text = say!(lang, "why-not", text = text.as_str());
            lines.extend(wrap(&text, width).into_iter().map(|text| Line::styled(text, look.theme.key())));
        }
        if piece.reconstructed {
            lines.push(Line::default());
            let note = say!(lang, "reconstructed");
            lines.extend(wrap(&note, width).into_iter().map(|text| Line::styled(text, look.theme.alert())));
        }
        frame.render_widget(Paragraph::new(lines), Rect { x: right.x + 1, width: right.width - 1, ..right });
    }
}

/// The ids of components in a view, in the order in which they are met.
fn collect(value: &Value, known: &Known, board: &str, ids: &mut Vec<String>) {
    match value {
        Value::String(id) => {
            let piece = known.catalogue.get(id).or_else(|| known.catalogue.on(board, id));
            if let Some(piece) = piece
                && !ids.contains(&piece.id)
            {
                ids.push(piece.id.clone());
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, known, board, ids)),
        Value::Object(items) => items.values().for_each(|item| collect(item, known, board, ids)),
        _ => {}
    }
}

/// The inputs for drawing an overlay.
pub(crate) struct About<'a> {
    /// The game.
    pub(crate) known: &'a Known,
    /// The score sheet now.
    pub(crate) sheet: &'a Sheet,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// The players' names by seat.
    pub(crate) players: &'a [String],
    /// The legal actions.
    pub(crate) offer: Option<&'a Offer>,
    /// What cannot be used now, and why, if it was requested.
    pub(crate) whys: &'a [WhyNot],
    /// The keys of the screen below, with their functions.
    pub(crate) keys: &'a [Key],
}

impl Overlay {
    /// Draws it over everything else.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, look: &Look, about: &About<'_>) {
        let lang = look.lang;
        match self {
            Overlay::Help => help(frame, look, about),
            Overlay::Inspect(inspect) => inspect.draw(frame, look, about),
            Overlay::Why(whys) => whys.draw(frame, look),
            Overlay::Scores => scores(frame, look, about),
            Overlay::Hint(level, hint, cursor) => hints(frame, look, about, *level, hint, *cursor),
            Overlay::Confirm(at) => {
                let action = about.offer.and_then(|offer| offer.actions.get(*at));
                let meaning = action.map_or("", |action| action.meaning.as_str());
                let why = say!(lang, "ends-turn");
                question(frame, look, meaning, &why);
            }
            Overlay::AskUndo => question(frame, look, &say!(lang, "further"), &say!(lang, "further-about")),
            Overlay::Chat(text) => {
                let inner = popup(frame, look, &say!(lang, "say-title"), 80, 3);
                let line = Line::from(vec![Span::raw(text.clone()), Span::styled("▏", look.theme.key())]);
                frame.render_widget(Paragraph::new(line), inner);
            }
        }
    }
}

/// A question that Enter answers with yes.
fn question(frame: &mut Frame<'_>, look: &Look, what: &str, why: &str) {
    let width = 64;
    let what = wrap(what, width - 4);
    let why = wrap(why, width - 4);
    let height = (what.len() + why.len() + 5) as u16;
    let inner = popup(frame, look, &say!(look.lang, "sure"), width as u16, height);
    let mut lines: Vec<Line<'_>> =
        what.into_iter().map(|text| Line::styled(text, look.theme.title())).collect();
    lines.extend(why.into_iter().map(Line::from));
    lines.push(Line::default());
    lines.push(Line::from(vec![
        Span::styled("Enter", look.theme.key()),
        Span::raw(say!(look.lang, "do-it")),
        Span::styled(say!(look.lang, "key-esc"), look.theme.key()),
        Span::raw(say!(look.lang, "leave-it")),
    ]));
    frame.render_widget(Paragraph::new(lines), Rect { x: inner.x + 1, width: inner.width - 2, ..inner });
}

fn help(frame: &mut Frame<'_>, look: &Look, about: &About<'_>) {
    let lang = look.lang;
    let mut lines = Vec::new();
    for (key, does) in about.keys {
        lines.push(Line::from(vec![
            Span::styled(format!("{key:>12}  "), look.theme.key()),
            Span::raw((*does).clone()),
        ]));
    }
    lines.push(Line::default());
    let notes = [say!(lang, "help-marks"), say!(lang, "help-mouse"), say!(lang, "help-saved")];
    for note in notes {
        lines.extend(wrap(&note, 84).into_iter().map(|text| Line::styled(text, look.theme.dim())));
    }
    let inner = popup(frame, look, &say!(lang, "help-title"), 90, lines.len() as u16 + 2);
    frame.render_widget(Paragraph::new(lines), Rect { x: inner.x + 1, width: inner.width - 2, ..inner });
}

/// The width of a player's column.
const COLUMN: usize = 16;

fn scores(frame: &mut Frame<'_>, look: &Look, about: &About<'_>) {
    let lang = look.lang;
    let sheet = about.sheet;
    let name = |who: Who| match who {
        Who::Seat(seat) => about.players.get(seat.index()).cloned().unwrap_or_default(),
        Who::Rival => say!(lang, "rival"),
    };
    let mut lines = Vec::new();
    let mut head = vec![Span::raw(format!("{:<22}", ""))];
    for (at, row) in sheet.rows.iter().enumerate() {
        let style = if row.who == Who::Rival { look.theme.foe() } else { look.theme.seat(at as u8) };
        head.push(Span::styled(format!("{:>COLUMN$}", fit(&name(row.who), COLUMN - 1)), style));
    }
    lines.push(Line::from(head));
    for (at, category) in sheet.categories.iter().enumerate() {
        let mut spans = vec![Span::raw(format!("{:<22}", fit(category.name(lang), 21)))];
        for row in &sheet.rows {
            let points = row.points.get(at).copied().unwrap_or_default();
            spans.push(Span::raw(format!("{points:>COLUMN$}")));
        }
        lines.push(Line::from(spans));
    }
    let mut total = vec![Span::styled(format!("{:<22}", say!(lang, "total")), look.theme.title())];
    for row in &sheet.rows {
        total.push(Span::styled(format!("{:>COLUMN$}", row.total), look.theme.title()));
    }
    lines.push(Line::from(total));
    if about.over {
        let mut ranks = vec![Span::raw(format!("{:<22}", say!(lang, "rank")))];
        for row in &sheet.rows {
            ranks.push(Span::styled(format!("{:>COLUMN$}", row.rank), look.theme.key()));
        }
        lines.push(Line::from(ranks));
    } else {
        lines.push(Line::styled(say!(lang, "if-ended"), look.theme.dim()));
    }
    let width = (24 + sheet.rows.len() * COLUMN).max(52) as u16;
    let title = if about.over { say!(lang, "scores-final") } else { say!(lang, "scores") };
    let inner = popup(frame, look, &title, width + 2, lines.len() as u16 + 2);
    frame.render_widget(Paragraph::new(lines), Rect { x: inner.x + 1, width: inner.width - 1, ..inner });
}

fn hints(frame: &mut Frame<'_>, look: &Look, about: &About<'_>, level: Level, hint: &Hint, cursor: usize) {
    let lang = look.lang;
    let mut lines = Vec::new();
    for (at, candidate) in hint.candidates.iter().take(8).enumerate() {
        let offered =
            about.offer.and_then(|offer| offer.actions.iter().find(|action| action.text == candidate.text));
        let meaning = offered.map_or(candidate.text.as_str(), |action| action.meaning.as_str());
        let style = if at == cursor { look.theme.cursor() } else { Style::new() };
        let (score, win) = (candidate.score, candidate.win * 100.0);
        let numbers = if hint.simulations > 0 || score != 0.0 {
            say!(lang, "hint-line", score = format!("{score:>6.1}"), win = format!("{win:>3.0}"))
        } else {
            say!(lang, "only-way")
        };
        lines.push(Line::styled(format!(" {:<60} {numbers} ", fit(meaning, 60)), style));
    }
    let (level, simulations) = (level.say(lang), hint.simulations);
    lines.push(Line::default());
    let source = say!(lang, "hint-about", level = level, simulations = simulations);
    lines.push(Line::styled(source, look.theme.dim()));
    let title = say!(lang, "hint-title");
    let inner = popup(frame, look, &title, 88, lines.len() as u16 + 2);
    frame.render_widget(Paragraph::new(lines), inner);
}
