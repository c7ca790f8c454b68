//! A table on the screen: what was heard of it, what is selected, and what keys and mouse do.

use std::collections::BTreeMap;

use kernel::{Lang, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use serde_json::Value;
use table::{Back, Choice, Command};

use super::actions::{Does, Entry, List};
use super::overlay::{Inspect, Overlay};
use super::panes::{Panes, Spot};
use super::{Hits, Input, Known, Look, plain, under};
use crate::board::Pane;
use crate::host::{Heard, Host};
use crate::wire::{News, Position, SeatView, TableView, Told, Update, You};
use crate::words::{level, say};

/// What the screen wants from the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Go {
    /// Nothing.
    Stay,
    /// Back to the menu.
    Menu,
    /// Other colours.
    Theme,
    /// Watch this record.
    Replay(String),
    /// Keep this record on disk.
    Keep(String),
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// The number of its entry.
    pub(crate) number: u32,
    /// Whose doing it is.
    pub(crate) seat: Option<u8>,
    /// What happened.
    pub(crate) text: String,
}

/// What can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Click {
    /// An entry of the list.
    Entry(usize),
    /// A pane, or something in it.
    Spot(Spot),
}

/// A table on the screen.
pub(crate) struct Play {
    host: Box<dyn Host>,
    /// The name to join under.
    name: String,
    pub(super) known: Known,
    pub(super) you: You,
    pub(super) table: TableView,
    pub(super) position: Option<Position>,
    step: u32,
    /// What each viewer at this device was told; seats that share a device share no log.
    logs: BTreeMap<String, Vec<LogLine>>,
    /// The device is being handed over: nothing is shown.
    pub(super) covered: bool,
    pub(super) panes: Panes,
    pub(super) list: List,
    pub(super) overlay: Option<Overlay>,
    /// The last thing the host or the table said besides the game, and whether it is bad.
    pub(crate) message: Option<(String, bool)>,
    /// A bot was asked for a hint and has not answered yet.
    pub(super) awaiting_hint: bool,
    pub(super) hits: Hits<Click>,
    /// The table of the next game, once everybody wanted it.
    pub(crate) next: Option<String>,
    /// The place of the last click among the actions about one thing.
    clicked: Option<(String, usize)>,
}

impl Play {
    /// Sits down at a table.
    pub(crate) fn new(host: Box<dyn Host>, known: Known, name: &str) -> Self {
        Play {
            host,
            name: name.into(),
            known,
            you: You {
                viewer: Value::from("spectator"),
                member: None,
                seats: Vec::new(),
                pass_device: false,
            },
            table: TableView::default(),
            position: None,
            step: 0,
            logs: BTreeMap::new(),
            covered: false,
            panes: Panes::default(),
            list: List::default(),
            overlay: None,
            message: None,
            awaiting_hint: false,
            hits: Vec::new(),
            next: None,
            clicked: None,
        }
    }

    /// Hears what the host has to say; tells whether anything changed.
    pub(crate) fn pump(&mut self, lang: Lang) -> bool {
        let heard = self.host.poll();
        let changed = !heard.is_empty();
        for heard in heard {
            match heard {
                Heard::Update(update) => self.take(*update, lang),
                Heard::Refused(why) => {
                    self.awaiting_hint = false;
                    self.message = Some((why, true));
                }
                Heard::Next(table) => self.next = Some(table),
                Heard::Note(text) => self.message = Some((text, false)),
                Heard::Hint(hint) => {
                    if std::mem::take(&mut self.awaiting_hint) {
                        self.overlay = Some(Overlay::Hint(hint, 0));
                    }
                }
            }
        }
        changed
    }

    fn take(&mut self, update: Update, lang: Lang) {
        let was_over = self.table.is_over();
        self.you = update.you;
        self.table = update.table;
        // A device that stays with its player needs no handing over.
        self.covered |= self.you.pass_device && self.you.seats.len() > 1 && !self.table.is_over();
        let log = self.logs.entry(self.you.viewer.to_string()).or_default();
        let last = log.last().map_or(0, |line| line.number);
        let new: Vec<&News> = update.news.iter().filter(|news| news.number > last).collect();
        let lines: Vec<LogLine> = new.into_iter().flat_map(|news| tell(news, &self.table, lang)).collect();
        log.extend(lines);
        if let Some(position) = update.position {
            self.position = Some(position);
        }
        if update.step != self.step {
            self.step = update.step;
            self.list.reset();
            self.clicked = None;
            self.awaiting_hint = false;
            if !matches!(self.overlay, Some(Overlay::Help | Overlay::Inspect(_) | Overlay::Chat(_))) {
                self.overlay = None;
            }
        }
        if self.table.is_over() && !was_over {
            self.overlay = Some(Overlay::Scores);
        }
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        &self.known.game
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Whether somebody else is to decide.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.is_over() && self.position.as_ref().is_none_or(|position| position.offer.is_none())
    }

    /// The log of whoever looks now.
    pub(super) fn log(&self) -> &[LogLine] {
        self.logs.get(&self.you.viewer.to_string()).map_or(&[], Vec::as_slice)
    }

    /// The players by seat, as they are called: `Player 1 (Anna)`.
    pub(super) fn players(&self, lang: Lang) -> Vec<String> {
        let shared_name = |member: u16| {
            let same =
                |seat: &&SeatView| matches!(seat, SeatView::Human { member: other, .. } if *other == member);
            self.table.seats.iter().filter(same).count() > 1
        };
        let name = |(at, seat): (usize, &SeatView)| {
            let number = at + 1;
            let player = say!(lang, "Player {number}", "Joueur {number}");
            match seat {
                SeatView::Open {} => player,
                SeatView::Human { member, .. } if shared_name(*member) => player,
                SeatView::Human { name, .. } => format!("{player} ({name})"),
                SeatView::Bot { level: strength } => {
                    let strength = level(lang, strength);
                    say!(lang, "{player} (bot, {strength})", "{player} (robot, {strength})")
                }
            }
        };
        self.table.seats.iter().enumerate().map(name).collect()
    }

    /// Everything that can be done now.
    pub(super) fn entries(&self, lang: Lang) -> Vec<Entry> {
        let entry = |label: String, does: Does| Entry { label, does, mark: "" };
        let send = |label: &str, command: Command| entry(label.into(), Does::Send(command));
        let mut entries = Vec::new();
        if let Some(ask) = &self.table.ask {
            if self.you.member.is_some_and(|me| ask.waiting_for.contains(&me)) {
                let agree = Command::Answer { ask: ask.number, yes: true };
                let refuse = Command::Answer { ask: ask.number, yes: false };
                entries.push(send(lang.pick("Agree to what is asked", "Accepter la demande"), agree));
                entries.push(send(lang.pick("Refuse what is asked", "Refuser la demande"), refuse));
            } else if self.you.member == Some(ask.member) {
                entries.push(send(lang.pick("Ask no longer", "Retirer la demande"), Command::Withdraw));
            }
        }
        match self.table.status.as_str() {
            "lobby" => self.lobby(lang, &mut entries),
            "paused" => {
                entries.push(send(lang.pick("Go on with the game", "Reprendre la partie"), Command::Resume));
            }
            _ => {}
        }
        for (at, action) in self
            .position
            .iter()
            .flat_map(|position| &position.offer)
            .flat_map(|offer| &offer.actions)
            .enumerate()
        {
            let mark = match (action.ends_turn, action.reveals) {
                (true, _) => "■",
                (false, true) => "?",
                (false, false) => "",
            };
            entries.push(Entry { label: action.meaning.clone(), does: Does::Act(at), mark });
        }
        if self.table.is_over() {
            entries.push(entry(lang.pick("Look at the scores", "Voir les scores").into(), Does::Scores));
            if self.host.is_shared() && !self.you.seats.is_empty() {
                let again = lang.pick("Play again with the same people", "Rejouer avec les mêmes");
                entries.push(send(again, Command::Rematch));
            }
            entries
                .push(entry(lang.pick("Watch this game again", "Revoir cette partie").into(), Does::Replay));
            entries.push(entry(lang.pick("Back to the menu", "Retour au menu").into(), Does::Leave));
        }
        entries
    }

    /// What can be done before the game begins.
    fn lobby(&self, lang: Lang, entries: &mut Vec<Entry>) {
        let owner =
            self.table.members.iter().any(|member| member.owner && Some(member.member) == self.you.member);
        let mut send =
            |label: String, command| entries.push(Entry { label, does: Does::Send(command), mark: "" });
        let open = |seat: &SeatView| matches!(seat, SeatView::Open {});
        for (at, _) in self.table.seats.iter().enumerate().filter(|(_, seat)| open(seat)) {
            let (number, seat) = (at + 1, Seat(at as u8));
            if self.you.seats.is_empty() {
                send(
                    say!(lang, "Sit down as player {number}", "Prendre la place {number}"),
                    Command::TakeSeat { seat },
                );
            }
            if owner {
                let command = Command::SetBot { seat, level: "medium".into() };
                send(say!(lang, "Let a bot play seat {number}", "Un robot à la place {number}"), command);
            }
        }
        if owner && !self.table.seats.iter().any(open) {
            send(lang.pick("Start the game", "Commencer la partie").into(), Command::Start);
        }
    }

    /// The selected action.
    pub(super) fn selected(&self, lang: Lang) -> Option<&crate::wire::Offered> {
        let entries = self.entries(lang);
        match entries.get(self.list.selected(&entries)?)?.does {
            Does::Act(at) => self.position.as_ref()?.offer.as_ref()?.actions.get(at),
            _ => None,
        }
    }

    /// Takes what somebody did.
    pub(crate) fn update(&mut self, input: Input, look: &Look) -> Go {
        let key = match input {
            Input::Key(key) => key,
            Input::Click(x, y) => return self.click(x, y, look.lang),
            Input::Wheel(x, y, down) => {
                self.wheel(x, y, down, look.lang);
                return Go::Stay;
            }
        };
        if self.covered {
            match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.covered = false,
                KeyCode::Esc | KeyCode::Char('q') => return Go::Menu,
                _ => {}
            }
            return Go::Stay;
        }
        if self.overlay.is_some() {
            self.over(&key, look.lang);
            return Go::Stay;
        }
        self.message = None;
        let entries = self.entries(look.lang);
        if self.list.type_key(&key) {
            return Go::Stay;
        }
        match key.code {
            KeyCode::Up => self.list.go(&entries, -1),
            KeyCode::Down => self.list.go(&entries, 1),
            KeyCode::Home => self.list.cursor = 0,
            KeyCode::End => self.list.go(&entries, isize::MAX),
            KeyCode::Enter => {
                if let Some(at) = self.list.selected(&entries) {
                    return self.run(entries[at].does.clone(), look.lang);
                }
            }
            KeyCode::Esc if !self.list.search.is_empty() => self.list.reset(),
            _ if self.panes.key(key.code) => {}
            _ => return self.letter(&key, look.lang, &entries),
        }
        Go::Stay
    }

    fn letter(&mut self, key: &KeyEvent, lang: Lang, entries: &[Entry]) -> Go {
        let KeyCode::Char(letter) = key.code else {
            return Go::Stay;
        };
        if !plain(key, key.code) {
            return Go::Stay;
        }
        match letter {
            'k' => self.list.go(entries, -1),
            'j' => self.list.go(entries, 1),
            ' ' => {
                if let Some(at) = self.list.selected(entries) {
                    return self.run(entries[at].does.clone(), lang);
                }
            }
            '/' => {
                self.list.typing = true;
                self.list.search.clear();
            }
            'u' => self.undo(Back::Step),
            'U' => self.undo(Back::Turn),
            'h' => self.ask_hint(lang),
            'i' => self.inspect(None, lang),
            's' => self.overlay = Some(Overlay::Scores),
            '?' => self.overlay = Some(Overlay::Help),
            'l' => self.panes.front = if self.panes.front == Pane::Log { Pane::Board } else { Pane::Log },
            '[' => self.panes.turn(Pane::Log, 3),
            ']' => self.panes.turn(Pane::Log, -3),
            'c' if self.host.is_shared() => self.overlay = Some(Overlay::Chat(String::new())),
            't' => return Go::Theme,
            'w' => return self.keep(),
            'q' => return Go::Menu,
            _ => {}
        }
        Go::Stay
    }

    fn keep(&mut self) -> Go {
        match self.host.record() {
            Ok(record) => Go::Keep(record),
            Err(why) => {
                self.message = Some((why, true));
                Go::Stay
            }
        }
    }

    fn undo(&mut self, back: Back) {
        let can = self.position.as_ref().is_some_and(|position| position.can_undo);
        if can {
            self.host.send(Command::Undo { step: self.step, back });
        } else if !self.table.is_over() && !self.you.seats.is_empty() {
            self.overlay = Some(Overlay::AskUndo);
        }
    }

    fn ask_hint(&mut self, lang: Lang) {
        let deciding = self.position.as_ref().is_some_and(|position| position.offer.is_some());
        if !deciding {
            let text =
                lang.pick("A hint needs a decision of yours.", "Un conseil suppose une décision à prendre.");
            self.message = Some((text.into(), true));
        } else if !self.awaiting_hint {
            self.awaiting_hint = true;
            self.host.hint();
        }
    }

    /// Opens the catalogue at a component, or at what the selected action is about.
    fn inspect(&mut self, id: Option<&str>, lang: Lang) {
        let view = self.position.as_ref().map(|position| position.view.clone()).unwrap_or_default();
        let board = view["setup"]["board"].as_str().unwrap_or_default().to_string();
        let catalogue = &self.known.catalogue;
        let site = |id: &str| {
            let short = id.split('.').next().unwrap_or(id);
            let sites = view["sites"].as_array().into_iter().flatten();
            let spots = view["research"]["spaces"].as_array().into_iter().flatten();
            let found = sites.chain(spots).find(|place| place["id"] == short);
            let found = found.map(|place| place["tile"].as_str().or_else(|| place["component"].as_str()));
            found.flatten().unwrap_or(id).to_string()
        };
        let piece = |id: &str| {
            let id = site(id);
            catalogue.get(&id).or_else(|| catalogue.on(&board, &id)).map(|piece| piece.id.clone())
        };
        let named = match id {
            Some(id) => piece(id),
            None => self.selected(lang).and_then(|action| action.targets().find_map(piece)),
        };
        self.overlay = Some(Overlay::Inspect(Inspect::new(&self.known, &view, named.as_deref())));
    }

    /// Does what an entry says; what ends the turn is asked about first.
    fn run(&mut self, does: Does, lang: Lang) -> Go {
        match does {
            Does::Act(at) => {
                let offer = self.position.as_ref().and_then(|position| position.offer.as_ref());
                let Some(action) = offer.and_then(|offer| offer.actions.get(at)) else {
                    return Go::Stay;
                };
                if action.ends_turn && self.overlay.is_none() {
                    self.overlay = Some(Overlay::Confirm(at));
                } else {
                    self.overlay = None;
                    let action = Choice::Text(action.text.clone());
                    self.host.send(Command::Act { step: self.step, action });
                }
            }
            Does::Send(command) => {
                if matches!(command, Command::TakeSeat { .. }) && self.you.member.is_none() {
                    self.host.send(Command::Join { name: self.name.clone(), lang });
                }
                self.host.send(command);
            }
            Does::Scores => self.overlay = Some(Overlay::Scores),
            Does::Leave => return Go::Menu,
            Does::Replay => match self.host.record() {
                Ok(record) => return Go::Replay(record),
                Err(why) => self.message = Some((why, true)),
            },
        }
        Go::Stay
    }

    /// Takes a key while something lies over the table.
    fn over(&mut self, key: &KeyEvent, lang: Lang) {
        let Some(overlay) = &mut self.overlay else {
            return;
        };
        let close = matches!(key.code, KeyCode::Esc);
        match overlay {
            Overlay::Inspect(inspect) if !close => return inspect.key(key, &self.known),
            Overlay::Chat(text) if !close => {
                match key.code {
                    KeyCode::Char(letter) => text.push(letter),
                    KeyCode::Backspace => {
                        text.pop();
                    }
                    KeyCode::Enter => {
                        let text = std::mem::take(text);
                        self.overlay = None;
                        self.host.send(Command::Chat { text });
                    }
                    _ => {}
                }
                return;
            }
            Overlay::Hint(hint, cursor) if !close => {
                let last = hint.candidates.len().min(8).saturating_sub(1);
                match key.code {
                    KeyCode::Up => *cursor = cursor.saturating_sub(1),
                    KeyCode::Down => *cursor = (*cursor + 1).min(last),
                    KeyCode::Enter => {
                        let text = hint.candidates.get(*cursor).map(|candidate| candidate.text.clone());
                        self.overlay = None;
                        self.select_action(text.as_deref().unwrap_or_default(), lang);
                    }
                    _ => {}
                }
                return;
            }
            Overlay::Confirm(at) if !close => {
                let at = *at;
                match key.code {
                    KeyCode::Enter | KeyCode::Char('y' | 'o') => {
                        self.run(Does::Act(at), lang);
                    }
                    KeyCode::Char('n') => self.overlay = None,
                    _ => {}
                }
                return;
            }
            Overlay::AskUndo if !close => {
                match key.code {
                    KeyCode::Enter | KeyCode::Char('y' | 'o') => {
                        self.overlay = None;
                        self.host.send(Command::AskUndo { step: self.step, back: Back::Step });
                    }
                    KeyCode::Char('n') => self.overlay = None,
                    _ => {}
                }
                return;
            }
            _ => {}
        }
        self.overlay = None;
    }

    fn select_action(&mut self, text: &str, lang: Lang) {
        let offer = self.position.as_ref().and_then(|position| position.offer.as_ref());
        let at = offer.and_then(|offer| offer.actions.iter().position(|action| action.text == text));
        let entries = self.entries(lang);
        if let Some(entry) = entries.iter().position(|entry| at.is_some_and(|at| entry.does == Does::Act(at)))
        {
            self.list.select(&entries, entry);
        }
    }

    fn click(&mut self, x: u16, y: u16, lang: Lang) -> Go {
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

    fn wheel(&mut self, x: u16, y: u16, down: bool, lang: Lang) {
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

/// One piece of news as lines of the log.
fn tell(news: &News, table: &TableView, lang: Lang) -> Vec<LogLine> {
    let line = |seat: Option<u8>, text: String| LogLine { number: news.number, seat, text };
    let member = |number: u16| {
        let found = table.members.iter().find(|member| member.member == number);
        found.map_or_else(|| "?".to_string(), |member| member.name.clone())
    };
    let one = |text: String| vec![line(None, text)];
    match &news.told {
        Told::Did { by, events, .. } => {
            let seat = by.as_u64().map(|seat| seat as u8);
            events.iter().map(|event| line(seat, event.text.clone())).collect()
        }
        Told::Joined { name } => one(say!(lang, "{name} is here.", "{name} est là.")),
        Told::Left { member: number } => {
            let name = member(*number);
            one(say!(lang, "{name} has left.", "{name} est parti."))
        }
        Told::Started => one(lang.pick("The game begins.", "La partie commence.").into()),
        Told::TookBack { steps } => one(say!(lang, "Taken back: {steps} steps.", "Repris : {steps} étapes.")),
        Told::Asked { member: number, .. } => {
            let name = member(*number);
            one(say!(
                lang,
                "{name} asks the others for something.",
                "{name} demande quelque chose aux autres."
            ))
        }
        Told::Answered { member: number, yes } => {
            let name = member(*number);
            let answer =
                lang.pick(if *yes { "agrees" } else { "refuses" }, if *yes { "accepte" } else { "refuse" });
            one(format!("{name} {answer}."))
        }
        Told::Withdrawn { .. } => {
            one(lang.pick("The question is withdrawn.", "La demande est retirée.").into())
        }
        Told::Paused => one(lang.pick("The game is paused.", "La partie est en pause.").into()),
        Told::Resumed => one(lang.pick("The game goes on.", "La partie reprend.").into()),
        Told::TimedOut { seat } => {
            let number = seat + 1;
            one(say!(lang, "The time of player {number} is up.", "Le temps du joueur {number} est écoulé."))
        }
        Told::Forfeited { seat } => {
            let number = seat + 1;
            one(say!(lang, "Player {number} has given up.", "Le joueur {number} abandonne."))
        }
        Told::Said { name, text } => one(format!("{name}: {text}")),
        Told::Seated { .. } | Told::Ended { .. } | Told::Other => Vec::new(),
    }
}
