//! Keys at a table.

use kernel::{Lang, Say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use serde_json::Value;
use table::{Back, Choice, Command};

use super::super::actions::{Does, Entry};
use super::super::overlay::{Inspect, Overlay};
use super::super::{Input, Look, plain};
use super::{Go, Play};
use crate::words::say;
use panes::Pane;
use panes::Piece;

impl Play {
    /// Handles an input.
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
            'y' => {
                self.awaiting_whys = true;
                self.host.why();
            }
            's' => self.overlay = Some(Overlay::Scores),
            '?' => self.overlay = Some(Overlay::Help),
            'l' => self.panes.front = if self.panes.front == Pane::Log { Pane::Board } else { Pane::Log },
            '[' => self.panes.turn(Pane::Log, 3),
            ']' => self.panes.turn(Pane::Log, -3),
            'c' if self.host.is_shared() => self.overlay = Some(Overlay::Chat(String::new())),
            't' => return Go::Theme,
            'L' => return Go::Language,
            'w' => return self.keep(lang),
            'q' => return Go::Menu,
            _ => {}
        }
        Go::Stay
    }

    fn keep(&mut self, lang: Lang) -> Go {
        match self.host.record() {
            Ok(record) => Go::Keep(record),
            Err(why) => {
                self.message = Some((why.say(lang), true));
                Go::Stay
            }
        }
    }

    fn undo(&mut self, back: Back) {
        let can = self.position.as_ref().is_some_and(|position| position.can_undo);
        if can {
            self.host.send(Command::Undo { step: self.step, back });
        } else if !self.is_over() && !self.you.seats.is_empty() {
            self.overlay = Some(Overlay::AskUndo);
        }
    }

    fn ask_hint(&mut self, lang: Lang) {
        let deciding = self.position.as_ref().is_some_and(|position| position.offer.is_some());
        if !deciding {
            let text = say!(lang, "hint-needs");
            self.message = Some((text, true));
        } else if !self.awaiting_hint {
            self.awaiting_hint = true;
            self.host.hint();
        }
    }

    /// Opens the catalogue at a component, or at what the selected action refers to.
    pub(super) fn inspect(&mut self, id: Option<&str>, lang: Lang) {
        let named = match id {
            Some(id) => self.piece(id),
            None => self.selected(lang).and_then(|action| action.targets().find_map(|id| self.piece(id))),
        };
        let named = named.map(|piece| piece.id.clone());
        let nothing = Value::Null;
        let view = self.position.as_ref().map_or(&nothing, |position| &position.view);
        // A component's entry also says why it cannot be used.
        self.host.why();
        self.overlay = Some(Overlay::Inspect(Inspect::new(&self.known, view, named.as_deref())));
    }

    /// The component that an id in an action or on the board refers to: for a place, the component
    /// there.
    pub(super) fn piece(&self, id: &str) -> Option<&Piece> {
        let view = &self.position.as_ref()?.view;
        let lies = games::picture(&self.known.game).lies_at(view, id);
        let (catalogue, id) = (&self.known.catalogue, lies.unwrap_or(id));
        catalogue.get(id).or_else(|| catalogue.on(self.known.board(view), id))
    }

    /// Carries out an entry; asks for confirmation if it ends the turn.
    pub(super) fn run(&mut self, does: Does, lang: Lang) -> Go {
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
            Does::Deal(at) => {
                if let Some(outcome) = self.outcomes().get(at) {
                    let action = Choice::Text(outcome.text.clone());
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
                Err(why) => self.message = Some((why.say(lang), true)),
            },
        }
        Go::Stay
    }

    /// Handles a key while an overlay is open.
    fn over(&mut self, key: &KeyEvent, lang: Lang) {
        let Some(overlay) = &mut self.overlay else {
            return;
        };
        let close = matches!(key.code, KeyCode::Esc);
        match overlay {
            Overlay::Inspect(inspect) if !close => return inspect.key(key, &self.known),
            Overlay::Why(whys) if !close => return whys.key(key),
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
            Overlay::Hint(_, hint, cursor) if !close => {
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
}
