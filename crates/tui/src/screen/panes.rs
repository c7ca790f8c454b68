//! The panes beside the list of actions: which are shown, how far each is scrolled, where one can click.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{Hits, Look, boxed};
use crate::words::say;
use ::panes::{Canvas, Pane, Scene};

/// Clickable parts of the panes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// A pane, by its tab or anywhere in it.
    Pane(Pane),
    /// A component or a place.
    Thing(String),
}

/// Which pane is in front, and how far each is scrolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Panes {
    /// The one the keys scroll.
    pub(crate) front: Pane,
    scroll: [u16; 5],
    /// The lines each cannot show, from the last picture.
    hidden: [u16; 5],
}

/// Screen size from which all panes are shown at once.
const ROOMY: (u16, u16) = (140, 45);

/// The width of the map with its frame.
const MAP: u16 = 62;

impl Default for Panes {
    fn default() -> Self {
        Panes { front: Pane::Board, scroll: [0; 5], hidden: [0; 5] }
    }
}

impl Panes {
    /// Handles a key; returns whether the panes used it.
    pub(crate) fn key(&mut self, code: KeyCode) -> bool {
        let at = self.front as usize;
        match code {
            KeyCode::Tab => self.front = Pane::ALL[(at + 1) % 5],
            KeyCode::BackTab => self.front = Pane::ALL[(at + 4) % 5],
            KeyCode::Char(digit @ '1'..='5') => self.front = Pane::ALL[digit as usize - '1' as usize],
            KeyCode::PageDown => self.turn(self.front, 5),
            KeyCode::PageUp => self.turn(self.front, -5),
            _ => return false,
        }
        true
    }

    /// Scrolls a pane.
    pub(crate) fn turn(&mut self, pane: Pane, by: i16) {
        let at = pane as usize;
        self.scroll[at] = self.scroll[at].saturating_add_signed(by).min(self.hidden[at]);
    }

    /// Draws the panes into the area left of the actions. `log` is drawn by the caller's lines, the newest last.
    pub(crate) fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        look: &Look,
        area: Rect,
        scene: &Scene<'_>,
        log: &[Line<'static>],
    ) -> Hits<Spot> {
        let mut hits = Vec::new();
        let whole = frame.area();
        if whole.width >= ROOMY.0 && whole.height >= ROOMY.1 {
            let [left, right] =
                Layout::horizontal([Constraint::Length(MAP), Constraint::Min(20)]).areas(area);
            let [board, second, own] =
                Layout::vertical([Constraint::Length(19), Constraint::Min(14), Constraint::Length(10)])
                    .areas(left);
            let [third, players] =
                Layout::vertical([Constraint::Percentage(50), Constraint::Percentage(50)]).areas(right);
            for (pane, place) in
                [(Pane::Board, board), (Pane::Second, second), (Pane::Third, third), (Pane::Players, players)]
            {
                let key = pane as usize + 1;
                let title = format!("{key} {}", scene.title(pane));
                self.pane(frame, look, place, pane, scene, log, &title, &mut hits);
            }
            own_pane(frame, look, own, scene, &mut hits);
            return hits;
        }
        let [top, own] =
            Layout::vertical([Constraint::Min(19), Constraint::Length(own_height(area))]).areas(area);
        self.pane(frame, look, top, self.front, scene, log, "", &mut hits);
        // The tabs are on the upper edge of the frame.
        let mut x = top.x + 2;
        for pane in Pane::ALL {
            let label = format!(" {} {} ", pane as usize + 1, scene.title(pane));
            let width = Line::from(label.as_str()).width() as u16;
            let place = Rect::new(x, top.y, width, 1);
            let style = if pane == self.front { look.theme.cursor() } else { look.theme.dim() };
            frame.render_widget(Paragraph::new(Span::styled(label, style)), place);
            hits.push((place, Spot::Pane(pane)));
            x += width + 1;
        }
        own_pane(frame, look, own, scene, &mut hits);
        hits
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "one picture has one place, one scene and one list of hits"
    )]
    fn pane(
        &mut self,
        frame: &mut Frame<'_>,
        look: &Look,
        area: Rect,
        pane: Pane,
        scene: &Scene<'_>,
        log: &[Line<'static>],
        title: &str,
        hits: &mut Hits<Spot>,
    ) {
        let at = pane as usize;
        let mut block = boxed(look, title, pane == self.front);
        let legend = scene.legend(pane);
        if !legend.is_empty() {
            block = block.title_bottom(Span::styled(format!(" {legend} "), look.theme.dim()));
        }
        let inner = block.inner(area);
        hits.push((area, Spot::Pane(pane)));
        if pane == Pane::Log {
            self.hidden[at] = (log.len() as u16).saturating_sub(inner.height);
            self.scroll[at] = self.scroll[at].min(self.hidden[at]);
            // A log is read from its end: scrolling goes back from there.
            let last = log.len() - (self.scroll[at] as usize).min(log.len());
            let first = last.saturating_sub(inner.height as usize);
            frame.render_widget(block, area);
            frame.render_widget(Paragraph::new(log[first..last].to_vec()), inner);
            return;
        }
        let canvas = scene.draw(pane, inner.width);
        self.hidden[at] = canvas.height().saturating_sub(inner.height);
        self.scroll[at] = self.scroll[at].min(self.hidden[at]);
        if self.hidden[at] > 0 {
            let (above, below) = (self.scroll[at], self.hidden[at] - self.scroll[at]);
            let more = format!(" PgUp ↑{above} PgDn ↓{below} ");
            block = block.title_bottom(Line::from(Span::styled(more, look.theme.key())).right_aligned());
        }
        frame.render_widget(block, area);
        show(frame, &canvas, inner, self.scroll[at], hits);
    }
}

fn own_height(area: Rect) -> u16 {
    if area.height >= 34 { 11 } else { 9 }
}

fn own_pane(frame: &mut Frame<'_>, look: &Look, area: Rect, scene: &Scene<'_>, hits: &mut Hits<Spot>) {
    let name = scene.me.and_then(|seat| scene.players.get(seat as usize));
    let title = name.map_or_else(|| say!(look.lang, "watching"), Clone::clone);
    let mut block = boxed(look, &title, false);
    let legend = scene.picture.own_legend(look.lang);
    if !legend.is_empty() && scene.me.is_some() {
        block = block.title_bottom(Span::styled(legend, look.theme.dim()));
    }
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let canvas = scene.own(inner.width);
    show(frame, &canvas, inner, 0, hits);
}

/// Shows a canvas and records where its components are on the screen.
fn show(frame: &mut Frame<'_>, canvas: &Canvas, area: Rect, scroll: u16, hits: &mut Hits<Spot>) {
    canvas.show(frame.buffer_mut(), area, scroll);
    for (spot, id) in &canvas.spots {
        let place = Rect { x: area.x + spot.x, y: (area.y + spot.y).saturating_sub(scroll), ..*spot };
        let seen = place.intersection(area);
        if spot.y + spot.height > scroll && seen.area() > 0 {
            hits.push((seen, Spot::Thing(id.clone())));
        }
    }
}
