//! A record on the screen: step by step, forwards and backwards, through any player's eyes.

use std::collections::HashSet;

use kernel::Lang;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::overlay::{About, Inspect, Overlay};
use super::panes::{Panes, Spot};
use super::play::Go;
use super::{Hits, Input, Key, Known, Look, boxed, stage, too_small, under};
use crate::replay::Replay;
use crate::words::say;
use panes::{Scene, wrap};

/// A record on the screen.
pub(crate) struct Watch {
    known: Known,
    replay: Replay,
    panes: Panes,
    overlay: Option<Overlay>,
    hits: Hits<Spot>,
}

impl Watch {
    /// Opens a record.
    pub(crate) fn new(replay: Replay, known: Known) -> Self {
        Watch { known, replay, panes: Panes::default(), overlay: None, hits: Vec::new() }
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        &self.known.game
    }

    /// Shows the game in another language.
    pub(crate) fn speak(&mut self, known: Known) {
        self.known = known;
    }

    fn players(&self, lang: Lang) -> Vec<String> {
        let name = |at: usize| {
            let number = at + 1;
            let player = say!(lang, "player", number = number);
            match self.replay.players.get(at) {
                Some(name) if !name.is_empty() => format!("{player} ({name})"),
                _ => player,
            }
        };
        (0..self.replay.seats as usize).map(name).collect()
    }

    /// Handles an input.
    pub(crate) fn update(&mut self, input: Input) -> Go {
        let key = match input {
            Input::Key(key) => key,
            Input::Click(x, y) => {
                match under(&self.hits, x, y).cloned() {
                    Some(Spot::Pane(pane)) => self.panes.front = pane,
                    Some(Spot::Thing(id)) => self.inspect(Some(&id)),
                    None => {}
                }
                return Go::Stay;
            }
            Input::Wheel(_, _, down) => {
                self.replay.walk(if down { 1 } else { -1 });
                return Go::Stay;
            }
        };
        if let Some(overlay) = &mut self.overlay {
            match overlay {
                Overlay::Inspect(inspect) if key.code != KeyCode::Esc => inspect.key(&key, &self.known),
                _ => self.overlay = None,
            }
            return Go::Stay;
        }
        match key.code {
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => self.replay.walk(1),
            KeyCode::Left => self.replay.walk(-1),
            KeyCode::Down => self.replay.walk(10),
            KeyCode::Up => self.replay.walk(-10),
            KeyCode::Home => self.replay.at = 0,
            KeyCode::End => self.replay.walk(isize::MAX),
            KeyCode::Char('r') => self.replay.next_round(),
            KeyCode::Char('R') => self.replay.round_before(),
            KeyCode::Char('v') => self.replay.next_viewer(),
            KeyCode::Char('i') => self.inspect(None),
            KeyCode::Char('s') => self.overlay = Some(Overlay::Scores),
            KeyCode::Char('?') => self.overlay = Some(Overlay::Help),
            KeyCode::Char('t') => return Go::Theme,
            KeyCode::Char('L') => return Go::Language,
            KeyCode::Esc | KeyCode::Char('q') => return Go::Menu,
            code => {
                self.panes.key(code);
            }
        }
        Go::Stay
    }

    fn inspect(&mut self, id: Option<&str>) {
        self.overlay = Some(Overlay::Inspect(Inspect::new(&self.known, &self.replay.view(), id)));
    }

    /// Draws the position and the steps around it.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, look: &Look) {
        if too_small(frame, look) {
            return;
        }
        let lang = look.lang;
        let players = self.players(lang);
        let (at, steps, round) = (self.replay.at, self.replay.steps(), self.replay.round());
        let game = crate::words::game(&self.known.game);
        let left = say!(lang, "replay", game = game, round = round, at = at, steps = steps);
        let seat = self.replay.viewer.seat().map(|seat| seat.0);
        let eyes = seat.map_or_else(|| say!(lang, "a-spectator"), |seat| players[seat as usize].clone());
        let right = if self.replay.partial {
            say!(lang, "only-knew", eyes = eyes)
        } else {
            say!(lang, "seen-by", eyes = eyes)
        };
        let keys = keys(lang);
        let area = stage(frame, look, &left, &right, &keys[..8]);
        let width = super::play::right_width(area.width);
        let [board, side] = Layout::horizontal([Constraint::Min(62), Constraint::Length(width)]).areas(area);
        let view = self.replay.view();
        let scene = Scene {
            picture: games::picture(&self.known.game),
            view: &view,
            catalogue: &self.known.catalogue,
            headings: &self.known.headings,
            lang,
            theme: look.theme,
            players: &players,
            me: seat,
            targets: HashSet::new(),
            possible: HashSet::new(),
        };
        let steps_lines = self.steps(look, (width - 2) as usize, side.height as usize);
        self.hits = self.panes.draw(frame, look, board, &scene, &steps_lines);
        let block = boxed(look, &say!(lang, "steps"), true);
        let inner = block.inner(side);
        frame.render_widget(block, side);
        let first = steps_lines.len().saturating_sub(inner.height as usize);
        frame.render_widget(Paragraph::new(steps_lines[first..].to_vec()), inner);
        if let Some(overlay) = &self.overlay {
            let last = self.replay.sheet();
            let over = last.is_some();
            let sheet = last.unwrap_or_else(|| scene.sheet());
            let about = About {
                known: &self.known,
                sheet: &sheet,
                over,
                players: &players,
                offer: None,
                whys: &[],
                keys: &keys,
            };
            overlay.draw(frame, look, &about);
        }
    }

    /// The steps that led here with their events, and the next one.
    fn steps(&self, look: &Look, width: usize, height: usize) -> Vec<Line<'static>> {
        let at = self.replay.at;
        let mut lines: Vec<Line<'static>> = Vec::new();
        for step in at.saturating_sub(height)..at {
            let told = self.replay.told(step, look.lang);
            let style = told.seat.map_or_else(|| look.theme.dim(), |seat| look.theme.seat(seat));
            let latest = step + 1 == at;
            for (n, text) in wrap(&told.meaning, width - 2).into_iter().enumerate() {
                let lead = if n == 0 { "▪ " } else { "  " };
                let text_style = if latest { look.theme.cursor() } else { look.theme.base() };
                lines.push(Line::from(vec![Span::styled(lead, style), Span::styled(text, text_style)]));
            }
            for event in told.events {
                lines.extend(
                    wrap(&event, width - 4)
                        .into_iter()
                        .map(|text| Line::styled(format!("    {text}"), look.theme.dim())),
                );
            }
        }
        if at < self.replay.steps() {
            let told = self.replay.told(at, look.lang);
            lines.push(Line::styled(say!(look.lang, "next"), look.theme.key()));
            lines.extend(
                wrap(&told.meaning, width - 2).into_iter().map(|text| Line::from(format!("  {text}"))),
            );
        } else {
            lines.push(Line::styled(say!(look.lang, "the-end"), look.theme.key()));
        }
        lines
    }
}

fn keys(lang: Lang) -> Vec<Key> {
    vec![
        ("←→".into(), say!(lang, "key-step")),
        ("↑↓".into(), say!(lang, "key-ten")),
        ("r R".into(), say!(lang, "key-round")),
        ("v".into(), say!(lang, "key-eyes")),
        ("s".into(), say!(lang, "foot-scores")),
        ("i".into(), say!(lang, "key-inspect")),
        ("1-5".into(), say!(lang, "key-panes")),
        ("q".into(), say!(lang, "foot-menu")),
        ("Home End".into(), say!(lang, "key-ends")),
        ("t".into(), say!(lang, "key-colours")),
        ("L".into(), say!(lang, "help-language")),
    ]
}
