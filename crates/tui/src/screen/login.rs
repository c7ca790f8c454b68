//! Logging in at a server: name and password, then the code of an authenticator app if the account requires one. If
//! the server throttles guesses, the screen counts down the wait.

use std::time::{Duration, Instant};

use kernel::{Lang, Say};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{Input, Look, boxed, centred, plain, stage, too_small};
use crate::host::NoEntry;
use crate::words::say;
use panes::wrap;

/// Maximum length of an entry: that of a password.
const LONGEST: usize = 200;

/// The form.
#[derive(Default)]
pub(crate) struct Login {
    /// Name, password, code.
    fields: [String; 3],
    cursor: usize,
    /// The account asks for a code as well.
    second: bool,
    /// A request is under way.
    pub(crate) busy: bool,
    message: Option<String>,
    /// When the server takes another try.
    until: Option<Instant>,
    /// The seconds shown last.
    shown: u64,
}

/// The result of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Nothing yet.
    Nothing,
    /// Log in with name, password and code.
    Enter(String, String, Option<String>),
    /// Back to the menu.
    Back,
}

impl Login {
    /// Handles an input.
    pub(crate) fn update(&mut self, input: Input) -> Asked {
        let Input::Key(key) = input else {
            return Asked::Nothing;
        };
        match key.code {
            KeyCode::Esc => return Asked::Back,
            _ if self.busy => {}
            KeyCode::Up | KeyCode::BackTab => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => self.cursor = (self.cursor + 1).min(self.last()),
            KeyCode::Enter if self.cursor < self.last() => self.cursor += 1,
            KeyCode::Enter => return self.enter(),
            KeyCode::Backspace => {
                self.fields[self.cursor].pop();
            }
            KeyCode::Char(letter) if plain(&key, key.code) => {
                let field = &mut self.fields[self.cursor];
                if field.chars().count() < LONGEST {
                    field.push(letter);
                }
            }
            _ => {}
        }
        Asked::Nothing
    }

    fn last(&self) -> usize {
        if self.second { 2 } else { 1 }
    }

    fn enter(&mut self) -> Asked {
        if self.wait() > 0 || self.fields[..=self.last()].iter().any(|field| field.trim().is_empty()) {
            return Asked::Nothing;
        }
        self.message = None;
        self.busy = true;
        let [name, password, code] = self.fields.clone();
        let code = self.second.then(|| code.split_whitespace().collect());
        Asked::Enter(name.trim().into(), password, code)
    }

    /// The server refused, or requires more.
    pub(crate) fn refused(&mut self, why: NoEntry, lang: Lang) {
        self.busy = false;
        match why {
            NoEntry::CodeNeeded => {
                self.second = true;
                self.cursor = 2;
                self.message = None;
            }
            NoEntry::Wait(sentence, seconds) => {
                self.message = Some(sentence.say(lang));
                self.until = Some(Instant::now() + Duration::from_secs(seconds));
            }
            NoEntry::Other(sentence) => self.message = Some(sentence.say(lang)),
        }
    }

    /// Seconds until the server takes another try.
    fn wait(&self) -> u64 {
        let left = self.until.map_or(Duration::ZERO, |until| until.saturating_duration_since(Instant::now()));
        left.as_secs() + u64::from(left.subsec_nanos() > 0)
    }

    /// Whether the seconds to wait changed.
    pub(crate) fn ticked(&mut self) -> bool {
        let wait = self.wait();
        std::mem::replace(&mut self.shown, wait) != wait
    }

    /// Draws it.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, look: &Look) {
        if too_small(frame, look) {
            return;
        }
        let lang = look.lang;
        let title = say!(lang, "log-in");
        let keys = [
            ("Tab".into(), say!(lang, "login-next")),
            ("Enter".into(), say!(lang, "login-enter")),
            ("Esc".into(), say!(lang, "login-back")),
        ];
        let middle = stage(frame, look, "Lost Temples", &title, &keys);
        let area = centred(middle, 72, 16);
        let block = boxed(look, &title, true);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let inner = Rect { x: inner.x + 2, width: inner.width - 4, y: inner.y + 1, height: inner.height - 1 };
        let labels = [say!(lang, "login-name"), say!(lang, "login-password"), say!(lang, "login-code")];
        let mut lines = Vec::new();
        for (at, label) in labels.iter().enumerate().take(self.last() + 1) {
            let here = at == self.cursor && !self.busy;
            let text = match at {
                1 => "•".repeat(self.fields[at].chars().count().min(40)),
                _ => self.fields[at].clone(),
            };
            let style = if here { look.theme.focus() } else { look.theme.base() };
            let lead = if here { "▸ " } else { "  " };
            lines.push(Line::from(vec![
                Span::styled(format!("{lead}{label:<20} "), look.theme.title()),
                Span::styled(text, style),
                Span::styled(if here { "▏" } else { "" }, look.theme.key()),
            ]));
            lines.push(Line::default());
        }
        let wide = inner.width as usize;
        let mut say_all = |text: &str, style| {
            lines.extend(wrap(text, wide).into_iter().map(|text| Line::styled(text, style)));
        };
        if self.second {
            say_all(&say!(lang, "login-second"), look.theme.base());
        }
        if let Some(message) = &self.message {
            say_all(message, look.theme.alert());
        }
        let seconds = self.wait();
        if seconds > 0 {
            let text = say!(lang, "login-wait", seconds = seconds);
            say_all(&text, look.theme.key());
        } else if self.busy {
            say_all(&say!(lang, "login-busy"), look.theme.dim());
        }
        frame.render_widget(Paragraph::new(lines), inner);
    }
}
