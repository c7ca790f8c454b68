//! The picture of a table: bar, panes, actions, log, and what lies over them.

use std::collections::HashSet;

use kernel::Lang;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::actions::Entry;
use super::super::overlay::About;
use super::super::{Look, boxed, centred, stage, too_small};
use super::{Click, LogLine, Play};
use crate::wire::{Offered, Position, SeatView, Sheet};
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
            me: self.you.seat(),
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
        let block = boxed(look, lang.pick("What happened", "Ce qui s'est passé"), false);
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
            return (game.into(), lang.pick("waiting for players", "en attente de joueurs").into());
        };
        let board = position.view["setup"]["board"].as_str();
        let board = board.map(|board| format!(" · {}", self.known.catalogue.name(board))).unwrap_or_default();
        let (round, step) = (position.round, position.steps);
        let left = say!(
            lang,
            "{game}{board} · round {round} · step {step}",
            "{game}{board} · manche {round} · étape {step}"
        );
        let right = if self.table.is_over() {
            lang.pick("The game is over", "La partie est finie").to_string()
        } else if self.table.status == "paused" {
            lang.pick("The game is paused", "La partie est en pause").to_string()
        } else if position.outcomes.is_some() {
            lang.pick("Enter what was drawn", "Indiquez le tirage").to_string()
        } else if position.offer.is_some() {
            let me = self.you.seat().and_then(|seat| players.get(seat as usize)).cloned().unwrap_or_default();
            say!(lang, "Your decision, {me}", "À vous, {me}")
        } else {
            let who = position.to_act.as_u64().and_then(|seat| players.get(seat as usize));
            let who = who.cloned().unwrap_or_default();
            let bot = position.to_act.as_u64().and_then(|seat| self.table.seats.get(seat as usize));
            match bot {
                Some(SeatView::Bot { .. }) => say!(lang, "{who} is thinking…", "{who} réfléchit…"),
                _ => say!(lang, "Waiting for {who}", "En attente de {who}"),
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
            (0, _) => lang.pick("Please wait", "Patience").to_string(),
            (_, true) => say!(lang, "You may ({all})", "Vous pouvez ({all})"),
            (_, false) => say!(lang, "You may ({found} of {all})", "Vous pouvez ({found} sur {all})"),
        };
        let mut block = boxed(look, &title, true);
        if self.awaiting_hint {
            block =
                block.title_bottom(Span::styled(lang.pick(" thinking… ", " réflexion… "), look.theme.key()));
        }
        if let Some(legend) = marks(&entries, lang) {
            block = block.title_bottom(Line::from(Span::styled(legend, look.theme.dim())).right_aligned());
        }
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let mut head: Vec<Line<'_>> = Vec::new();
        let width = inner.width as usize;
        head.extend(self.clock.line(&self.table, look).filter(|_| !self.table.is_over()));
        if let Some((message, bad)) = &self.message {
            let style = if *bad { look.theme.alert() } else { look.theme.key() };
            head.extend(wrap(message, width).into_iter().map(|text| Line::styled(text, style)));
        }
        let prompt = match &position.offer {
            Some(offer) => offer.prompt.clone(),
            None if position.outcomes.is_some() => {
                let (box_decides, drawn) =
                    (lang.pick("The box decides.", "La boîte décide."), &position.drawn);
                format!("{box_decides} {drawn}").trim_end().to_string()
            }
            None if self.table.is_over() => lang.pick("The game is over.", "La partie est finie.").into(),
            None if all == 0 => lang.pick("Others are playing.", "D'autres jouent.").into(),
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
        // Where the list leaves room, the rule of what the selected action is about stands below it.
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

    /// The cover while the device goes from one player to the next.
    fn draw_cover(&mut self, frame: &mut Frame<'_>, look: &Look, players: &[String]) {
        let lang = look.lang;
        let keys = [("Enter", lang.pick("I am the one", "c'est moi")), ("q", lang.pick("menu", "menu"))];
        let game = crate::words::game(&self.known.game);
        let area = stage(frame, look, game, lang.pick("Hand the device over", "Passez l'appareil"), &keys);
        let seat = self.you.seat().unwrap_or_default();
        let who = players.get(seat as usize).cloned().unwrap_or_default();
        let lines = vec![
            Line::styled(who, look.theme.seat(seat)),
            Line::default(),
            Line::from(lang.pick(
                "It is your turn. Nobody else should look now.",
                "C'est à vous. Que personne d'autre ne regarde.",
            )),
            Line::default(),
            Line::from(vec![
                Span::styled("Enter", look.theme.key()),
                Span::raw(lang.pick(" shows your side of the table", " montre votre côté de la table")),
            ]),
        ];
        frame.render_widget(Paragraph::new(lines).centered(), centred(area, 60, 6));
        self.hits.clear();
    }
}

/// What the marks behind the entries mean, as far as there are any.
fn marks(entries: &[Entry], lang: Lang) -> Option<String> {
    let has = |mark: &str| entries.iter().any(|entry| entry.mark == mark);
    let ends = has("■").then(|| lang.pick("■ ends the turn", "■ finit le tour"));
    let reveals = has("◊").then(|| lang.pick("◊ reveals something", "◊ révèle quelque chose"));
    let words: Vec<&str> = ends.into_iter().chain(reveals).collect();
    (!words.is_empty()).then(|| format!(" {} ", words.join(" · ")))
}

fn lobby(frame: &mut Frame<'_>, look: &Look, area: Rect, players: &[String], seats: &[SeatView]) {
    let lang = look.lang;
    let block = boxed(look, lang.pick("Seats", "Places"), false);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let line = |(at, name): (usize, &String)| {
        let open = matches!(seats.get(at), Some(SeatView::Open {}));
        let state = if open { lang.pick(" · open", " · libre") } else { "" };
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
    // More than this nobody scrolls back; it keeps a picture cheap.
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

fn short_keys(lang: Lang) -> Vec<(&'static str, &'static str)> {
    vec![
        ("↑↓", lang.pick("choose", "choix")),
        (lang.pick("Enter", "⏎"), lang.pick("do", "faire")),
        ("/", lang.pick("search", "filtrer")),
        ("u", lang.pick("undo", "annuler")),
        ("h", lang.pick("hint", "conseil")),
        ("i", lang.pick("inspect", "fiche")),
        ("s", "scores"),
        ("1-5", lang.pick("panes", "volets")),
        ("?", lang.pick("help", "aide")),
        ("q", "menu"),
    ]
}

fn long_keys(lang: Lang) -> Vec<(&'static str, &'static str)> {
    vec![
        ("↑ ↓ j k", lang.pick("choose an action", "choisir une action")),
        (
            "Enter",
            lang.pick(
                "do it; what ends the turn is asked about first",
                "la faire ; ce qui finit le tour est demandé d'abord",
            ),
        ),
        (
            "/",
            lang.pick(
                "search the actions: type some letters",
                "chercher parmi les actions : tapez des lettres",
            ),
        ),
        ("u  U", lang.pick("take back a step, or the whole turn", "reprendre une étape, ou tout le tour")),
        ("h", lang.pick("ask a bot for advice", "demander conseil à un robot")),
        ("i", lang.pick("look up any card, tile or place", "consulter une carte, une tuile, un lieu")),
        ("y", lang.pick("why something cannot be used now", "pourquoi quelque chose est impossible")),
        ("s", lang.pick("the score sheet", "la feuille de score")),
        (
            "1-5 Tab",
            lang.pick(
                "another pane; PgUp and PgDn scroll it",
                "un autre volet ; PgUp et PgDn le font défiler",
            ),
        ),
        ("l  [ ]", lang.pick("the whole log; scroll it", "tout le journal ; le faire défiler")),
        ("w", lang.pick("write the record of the game to a file", "écrire la partie dans un fichier")),
        ("c", lang.pick("say something to the table (server)", "dire quelque chose à la table (serveur)")),
        ("t", lang.pick("dark, light or no colours", "couleurs sombres, claires ou aucune")),
        ("q", lang.pick("back to the menu; the game is saved", "retour au menu ; la partie est enregistrée")),
        ("Ctrl-C", lang.pick("leave the program", "quitter le programme")),
    ]
}
