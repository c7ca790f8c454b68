//! The picture of a table: bar, panes, actions, log, and overlays.

use std::collections::HashSet;

use kernel::{Actor, Lang, Sheet};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Offered, Position, SeatView, Status};

use super::super::actions::Entry;
use super::super::overlay::About;
use super::super::{Key, Look, boxed, centred, stage, too_small};
use super::{Click, LogLine, Play};
use crate::words::say;
use panes::{Scene, fit, wrap};

/// The width of the actions and the log. Where all panes are shown they need the room themselves.
pub(in crate::screen) fn right_width(width: u16) -> u16 {
    if width < 140 { (width * 38 / 100).clamp(38, 52) } else { (width * 3 / 10).clamp(40, 60) }
}

impl Play {
    /// Draws the table.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, look: &Look) {
        if too_small(frame, look) {
            return;
        }
        let lang = look.lang;
        let players = self.players(lang);
        if self.covered {
            self.draw_cover(frame, look, &players);
            return;
        }
        let (left, right) = self.bar(lang, &players);
        let keys = short_keys(lang);
        let area = stage(frame, look, &left, &right, &keys);
        let width = right_width(area.width);
        let [board, side] = Layout::horizontal([Constraint::Min(62), Constraint::Length(width)]).areas(area);
        let nothing = Position::default();
        let position = self.position.clone().unwrap_or(nothing);
        let selected = self.selected(lang).cloned();
        let scene = Scene {
            picture: games::picture(&self.known.game),
            view: &position.view,
            catalogue: &self.known.catalogue,
            headings: &self.known.headings,
            lang,
            theme: look.theme,
            players: &players,
            me: self.seat(),
            targets: selected.iter().flat_map(Offered::targets).collect(),
            possible: position
                .offer
                .iter()
                .flat_map(|offer| &offer.actions)
                .flat_map(Offered::targets)
                .collect::<HashSet<_>>(),
        };
        let log = log_lines(self.log(), look, (width - 2) as usize);
        let wide_log = log_lines(self.log(), look, board.width.saturating_sub(2) as usize);
        let mut hits = Vec::new();
        if self.position.is_some() {
            let spots = self.panes.draw(frame, look, board, &scene, &wide_log);
            hits.extend(spots.into_iter().map(|(area, spot)| (area, Click::Spot(spot))));
        } else {
            lobby(frame, look, board, &players, &self.table.seats);
        }
        let sheet = position.standing.as_ref().map_or_else(
            || scene.sheet(),
            |standing| {
                let mut sheet = standing.sheet.clone();
                if let Some(ranks) = &standing.ranks {
                    sheet.rows.iter_mut().zip(ranks).for_each(|(row, rank)| row.rank = *rank);
                }
                sheet
            },
        );
        let log_height = if side.height > 40 { side.height * 2 / 5 } else { 10 };
        let [actions, below] =
            Layout::vertical([Constraint::Min(10), Constraint::Length(log_height)]).areas(side);
        let entries = self.draw_actions(frame, look, actions, &position);
        hits.extend(entries.into_iter().map(|(area, at)| (area, Click::Entry(at))));
        let block = boxed(look, &say!(lang, "log-title"), false);
        let inner = block.inner(below);
        frame.render_widget(block, below);
        let first = log.len().saturating_sub(inner.height as usize);
        frame.render_widget(Paragraph::new(log[first..].to_vec()), inner);
        self.draw_overlay(frame, look, &players, &position, &sheet);
        self.hits = hits;
    }

    fn draw_overlay(
        &self,
        frame: &mut Frame<'_>,
        look: &Look,
        players: &[String],
        position: &Position,
        sheet: &Sheet,
    ) {
        let Some(overlay) = &self.overlay else {
            return;
        };
        let keys = long_keys(look.lang);
        let about = About {
            known: &self.known,
            sheet,
            over: position.standing.is_some(),
            players,
            offer: position.offer.as_ref(),
            whys: &self.whys,
            keys: &keys,
        };
        overlay.draw(frame, look, &about);
    }

    /// The bar: game, round and step on the left, whose turn it is on the right.
    fn bar(&self, lang: Lang, players: &[String]) -> (String, String) {
        let game = crate::words::game(&self.known.game);
        let Some(position) = &self.position else {
            return (game, say!(lang, "waiting-players"));
        };
        let board = match self.known.board(&position.view) {
            "" => String::new(),
            board => format!(" · {}", self.known.catalogue.name(board)),
        };
        let (round, step) = (position.round, position.steps);
        let left = say!(lang, "status", game = game, board = board, round = round, step = step);
        let right = if self.is_over() {
            say!(lang, "is-over")
        } else if self.table.status == Status::Paused {
            say!(lang, "is-paused")
        } else if position.outcomes.is_some() {
            say!(lang, "enter-drawn")
        } else if position.offer.is_some() {
            let me = self.seat().and_then(|seat| players.get(seat as usize)).cloned().unwrap_or_default();
            say!(lang, "your-decision", me = me)
        } else {
            let seat = position.to_act.and_then(Actor::seat);
            let who = seat.and_then(|seat| players.get(seat.index())).cloned().unwrap_or_default();
            match seat.and_then(|seat| self.table.seats.get(seat.index())) {
                Some(SeatView::Bot { .. }) => say!(lang, "thinking-who", who = who),
                _ => say!(lang, "waiting-for", who = who),
            }
        };
        (left, right)
    }

    fn draw_actions(
        &self,
        frame: &mut Frame<'_>,
        look: &Look,
        area: Rect,
        position: &Position,
    ) -> Vec<(Rect, usize)> {
        let lang = look.lang;
        let entries = self.entries(lang);
        let found = self.list.found(&entries).len();
        let all = entries.len();
        let title = match (all, found == all) {
            (0, _) => say!(lang, "please-wait"),
            (_, true) => say!(lang, "you-may", all = all),
            (_, false) => say!(lang, "you-may-found", found = found, all = all),
        };
        let mut block = boxed(look, &title, true);
        if self.awaiting_hint {
            block = block.title_bottom(Span::styled(say!(lang, "thinking"), look.theme.key()));
        }
        if let Some(legend) = marks(&entries, lang) {
            block = block.title_bottom(Line::from(Span::styled(legend, look.theme.dim())).right_aligned());
        }
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let mut head: Vec<Line<'_>> = Vec::new();
        let width = inner.width as usize;
        head.extend(self.clock.line(&self.table, look).filter(|_| !self.is_over()));
        if let Some((message, bad)) = &self.message {
            let style = if *bad { look.theme.alert() } else { look.theme.key() };
            head.extend(wrap(message, width).into_iter().map(|text| Line::styled(text, style)));
        }
        if let Some(question) = self.question(lang) {
            head.extend(wrap(&question, width).into_iter().map(|text| Line::styled(text, look.theme.key())));
        }
        let prompt = match &position.offer {
            Some(offer) => offer.prompt.clone(),
            None if position.outcomes.is_some() => {
                let (box_decides, drawn) = (say!(lang, "box-decides"), self.host.drawn());
                format!("{box_decides} {drawn}").trim_end().to_string()
            }
            None if self.is_over() => say!(lang, "over"),
            None if all == 0 => say!(lang, "others"),
            None => String::new(),
        };
        head.extend(wrap(&prompt, width).into_iter().map(|text| Line::styled(text, look.theme.title())));
        if self.list.typing || !self.list.search.is_empty() {
            let cursor = if self.list.typing { "▏" } else { "" };
            head.push(Line::from(vec![
                Span::styled("/ ", look.theme.key()),
                Span::raw(self.list.search.clone()),
                Span::styled(cursor, look.theme.key()),
            ]));
        }
        let height = (head.len() as u16).min(inner.height.saturating_sub(3));
        let [top, rest] = Layout::vertical([Constraint::Length(height), Constraint::Min(1)]).areas(inner);
        frame.render_widget(Paragraph::new(head), top);
        // If the list leaves room, the rule text for the selected action is shown below it.
        let about = self.about_selected(look, width);
        let needed = about.len() as u16;
        let used = self.list.height(&entries, width) as u16;
        let below = if used + needed < rest.height { needed } else { 0 };
        let [list, foot] = Layout::vertical([Constraint::Min(1), Constraint::Length(below)]).areas(rest);
        frame.render_widget(Paragraph::new(about), foot);
        self.list.draw(frame, look, list, &entries)
    }

    /// The component that the selected action is about, with its rule.
    fn about_selected(&self, look: &Look, width: usize) -> Vec<Line<'static>> {
        let action = self.selected(look.lang);
        let Some(piece) = action.and_then(|action| action.targets().find_map(|id| self.piece(id))) else {
            return Vec::new();
        };
        if piece.text.is_empty() {
            return Vec::new();
        }
        let name = Line::styled(fit(&piece.name, width), look.theme.dim().bold());
        let rule = wrap(&piece.text, width).into_iter().map(|text| Line::styled(text, look.theme.dim()));
        std::iter::once(name).chain(rule).collect()
    }

    /// The cover while the device passes from one player to the next.
    fn draw_cover(&mut self, frame: &mut Frame<'_>, look: &Look, players: &[String]) {
        let lang = look.lang;
        let keys = [("Enter".into(), say!(lang, "i-am")), ("q".into(), say!(lang, "menu"))];
        let game = crate::words::game(&self.known.game);
        let area = stage(frame, look, &game, &say!(lang, "hand-over"), &keys);
        let seat = self.seat().unwrap_or_default();
        let who = players.get(seat as usize).cloned().unwrap_or_default();
        let lines = vec![
            Line::styled(who, look.theme.seat(seat)),
            Line::default(),
            Line::from(say!(lang, "your-turn")),
            Line::default(),
            Line::from(vec![Span::styled("Enter", look.theme.key()), Span::raw(say!(lang, "shows-side"))]),
        ];
        frame.render_widget(Paragraph::new(lines).centered(), centred(area, 60, 6));
        self.hits.clear();
    }
}

/// The legend of the marks behind the entries, if there are any.
fn marks(entries: &[Entry], lang: Lang) -> Option<String> {
    let has = |mark: &str| entries.iter().any(|entry| entry.mark == mark);
    let ends = has("■").then(|| say!(lang, "mark-ends"));
    let reveals = has("◊").then(|| say!(lang, "mark-reveals"));
    let words: Vec<String> = ends.into_iter().chain(reveals).collect();
    (!words.is_empty()).then(|| format!(" {} ", words.join(" · ")))
}

fn lobby(frame: &mut Frame<'_>, look: &Look, area: Rect, players: &[String], seats: &[SeatView]) {
    let lang = look.lang;
    let block = boxed(look, &say!(lang, "seats"), false);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let line = |(at, name): (usize, &String)| {
        let open = matches!(seats.get(at), Some(SeatView::Open { .. }));
        let state = if open { say!(lang, "seat-free") } else { String::new() };
        Line::from(vec![
            Span::styled(name.clone(), look.theme.seat(at as u8)),
            Span::styled(state, look.theme.dim()),
        ])
    };
    let lines: Vec<Line<'_>> = players.iter().enumerate().map(line).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

/// The log as lines of this width.
fn log_lines(log: &[LogLine], look: &Look, width: usize) -> Vec<Line<'static>> {
    // Longest useful scrollback; it keeps drawing cheap.
    let latest = &log[log.len().saturating_sub(400)..];
    latest
        .iter()
        .flat_map(|line| {
            let style = line.seat.map_or_else(|| look.theme.dim(), |_| look.theme.base());
            let bar = line.seat.map_or_else(|| look.theme.dim(), |seat| look.theme.seat(seat));
            wrap(&line.text, width.saturating_sub(2)).into_iter().enumerate().map(move |(at, text)| {
                let lead = if at == 0 { "▪ " } else { "  " };
                Line::from(vec![Span::styled(lead, bar), Span::styled(text, style)])
            })
        })
        .collect()
}

fn short_keys(lang: Lang) -> Vec<Key> {
    vec![
        ("↑↓".into(), say!(lang, "foot-choose")),
        (say!(lang, "key-enter"), say!(lang, "foot-do")),
        ("/".into(), say!(lang, "foot-search")),
        ("u".into(), say!(lang, "foot-undo")),
        ("h".into(), say!(lang, "foot-hint")),
        ("i".into(), say!(lang, "foot-inspect")),
        ("s".into(), say!(lang, "foot-scores")),
        ("1-5".into(), say!(lang, "foot-panes")),
        ("?".into(), say!(lang, "foot-help")),
        ("q".into(), say!(lang, "foot-menu")),
    ]
}

fn long_keys(lang: Lang) -> Vec<Key> {
    vec![
        ("↑ ↓ j k".into(), say!(lang, "help-choose")),
        ("Enter".into(), say!(lang, "help-do")),
        ("/".into(), say!(lang, "help-search")),
        ("u  U".into(), say!(lang, "help-undo")),
        ("h".into(), say!(lang, "help-hint")),
        ("i".into(), say!(lang, "help-inspect")),
        ("y".into(), say!(lang, "help-why")),
        ("s".into(), say!(lang, "help-scores")),
        ("1-5 Tab".into(), say!(lang, "help-panes")),
        ("l  [ ]".into(), say!(lang, "help-log")),
        ("w".into(), say!(lang, "help-record")),
        ("c".into(), say!(lang, "help-say")),
        ("t".into(), say!(lang, "help-colours")),
        ("L".into(), say!(lang, "help-language")),
        ("q".into(), say!(lang, "help-menu")),
        ("Ctrl-C".into(), say!(lang, "help-quit")),
    ]
}
