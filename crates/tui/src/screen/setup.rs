//! The setup form: game, board, players. Every value changes with the arrow keys; no typing is needed.

use bots::Level;
use games::Rules;
use kernel::meta::{Field, Form, Text};
use kernel::{Lang, MAX_SEATS, Say};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{self, Span};
use ratatui::widgets::Paragraph;
use serde_json::Value;
use table::Clock;

use super::{Hits, Input, Look, boxed, centred, plain, stage, too_small, under};
use crate::clock::{self, CLOCKS};
use crate::words::say;
use panes::wrap;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person at this device.
    Me,
    /// A bot.
    Bot(Level),
    /// A player who joins later, on a server.
    Open,
}

/// The choices.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choices {
    games: Vec<Offer>,
    game: usize,
    /// Who sits where.
    pub(crate) seats: [Who; MAX_SEATS],
    /// The seed of the dealer; a random one when it is empty.
    pub(crate) seed: String,
    /// Whether the table is listed publicly, on a server.
    pub(crate) public: bool,
    /// Whether people enter the draws of a physical box.
    pub(crate) by_hand: bool,
    clock: usize,
}

/// A game to choose, with its own form.
#[derive(Clone, PartialEq, Debug)]
struct Offer {
    id: &'static str,
    name: Text,
    about: Text,
    form: Form,
}

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Game,
    /// A field of the game's own form, by its key.
    Own(&'static str),
    /// A choice that can be taken beside others: the key of its field, and its number.
    Part(&'static str, usize),
    Seat(usize),
    Clock,
    ByHand,
    Seed,
    Public,
    Start,
}

/// The screen.
pub(crate) struct Setup {
    /// The choices.
    pub(crate) choices: Choices,
    /// Whether the game will run on a server.
    pub(crate) shared: bool,
    /// Why the game cannot begin like this.
    pub(crate) message: Option<String>,
    cursor: usize,
    hits: Hits<usize>,
}

/// The result of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// Nothing yet.
    Nothing,
    /// Begin.
    Start,
    /// Back to the menu.
    Back,
}

impl Choices {
    /// The forms of these games, with everything at its default.
    pub(crate) fn new(rules: &[Rules]) -> Self {
        let offer = |rules: &Rules| {
            let meta = rules.meta();
            let form = Form::new(&meta);
            Offer { id: rules.id(), name: meta.name, about: meta.about, form }
        };
        let mut seats = [Who::Bot(Level::Medium); MAX_SEATS];
        seats[0] = Who::Me;
        Choices {
            games: rules.iter().map(offer).collect(),
            game: 0,
            seats,
            seed: String::new(),
            public: false,
            by_hand: false,
            clock: 0,
        }
    }

    fn offer(&self) -> &Offer {
        &self.games[self.game]
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &'static str {
        self.offer().id
    }

    /// How many players there are.
    pub(crate) fn players(&self) -> usize {
        self.offer().form.players()
    }

    /// The setup as the game reads it.
    pub(crate) fn setup(&self) -> Value {
        self.offer().form.setup()
    }

    /// The field of the chosen game with this key.
    fn field(&self, key: &str) -> Option<&Field> {
        self.offer().form.shown().find(|field| field.key == key)
    }

    /// The clock, if there is one.
    pub(crate) fn clock(&self) -> Option<Clock> {
        CLOCKS[self.clock]
    }

    /// Who sits where, as many as play.
    pub(crate) fn seats(&self) -> &[Who] {
        &self.seats[..self.players()]
    }

    fn change(&mut self, line: Line, by: isize, shared: bool) {
        let turn = |value: usize, count: usize| (value as isize + by).rem_euclid(count as isize) as usize;
        match line {
            Line::Game => self.game = turn(self.game, self.games.len()),
            Line::Own(key) => {
                let form = &self.offer().form;
                let Some(field) = self.field(key) else { return };
                let open: Vec<Value> = form.open(field).map(|choice| choice.value.clone()).collect();
                let now = open.iter().position(|value| value == form.value(key)).unwrap_or_default();
                self.games[self.game].form.choose(key, &open[turn(now, open.len())]);
            }
            Line::Part(key, at) => {
                let form = &self.offer().form;
                let Some(field) = self.field(key) else { return };
                let choice = &field.choices[at];
                if form.open(field).any(|open| open == choice) {
                    let value = choice.value.clone();
                    self.games[self.game].form.choose(key, &value);
                }
            }
            Line::Seat(at) => {
                let mut all = vec![Who::Me];
                all.extend(Level::ALL.map(Who::Bot));
                if shared {
                    all.push(Who::Open);
                }
                let now = all.iter().position(|who| *who == self.seats[at]).unwrap_or_default();
                self.seats[at] = all[turn(now, all.len())];
            }
            Line::Public => self.public = !self.public,
            Line::ByHand => self.by_hand = !self.by_hand,
            Line::Clock => self.clock = turn(self.clock, CLOCKS.len()),
            Line::Seed | Line::Start => {}
        }
    }
}

impl Setup {
    /// The form, with these choices.
    pub(crate) fn new(choices: Choices, shared: bool) -> Self {
        Setup { choices, shared, message: None, cursor: 0, hits: Vec::new() }
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Game];
        for field in self.choices.offer().form.shown() {
            if field.many {
                lines.extend((0..field.choices.len()).map(|at| Line::Part(field.key, at)));
            } else {
                lines.push(Line::Own(field.key));
            }
        }
        lines.extend((0..self.choices.players()).map(Line::Seat));
        lines.push(Line::Clock);
        if self.shared {
            lines.push(Line::Public);
        } else {
            lines.push(Line::ByHand);
            if !self.choices.by_hand {
                lines.push(Line::Seed);
            }
        }
        lines.push(Line::Start);
        lines
    }

    /// Handles an input.
    pub(crate) fn update(&mut self, input: Input) -> Done {
        let fields = self.lines();
        self.cursor = self.cursor.min(fields.len() - 1);
        let field = fields[self.cursor];
        match input {
            Input::Key(key) => match key.code {
                KeyCode::Up => self.cursor = self.cursor.checked_sub(1).unwrap_or(fields.len() - 1),
                KeyCode::Down | KeyCode::Tab => self.cursor = (self.cursor + 1) % fields.len(),
                KeyCode::Esc => return Done::Back,
                KeyCode::Enter if field == Line::Start => return Done::Start,
                KeyCode::Char(digit @ '0'..='9') if field == Line::Seed => {
                    self.choices.seed.push(digit);
                    self.choices.seed.truncate(18);
                }
                KeyCode::Backspace if field == Line::Seed => {
                    self.choices.seed.pop();
                }
                KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => {
                    self.choices.change(field, 1, self.shared);
                }
                KeyCode::Left => self.choices.change(field, -1, self.shared),
                _ if plain(&key, KeyCode::Char('s')) => return Done::Start,
                _ if plain(&key, KeyCode::Char('q')) => return Done::Back,
                _ => {}
            },
            Input::Click(x, y) => {
                if let Some(&at) = under(&self.hits, x, y) {
                    let same = self.cursor == at;
                    self.cursor = at;
                    if fields[at] == Line::Start {
                        return Done::Start;
                    }
                    if same {
                        self.choices.change(fields[at], 1, self.shared);
                    }
                }
            }
            Input::Wheel(_, _, down) => self.choices.change(field, if down { 1 } else { -1 }, self.shared),
        }
        self.message = None;
        Done::Nothing
    }

    /// Draws the form.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, look: &Look) {
        if too_small(frame, look) {
            return;
        }
        let lang = look.lang;
        let keys = [
            ("↑↓".into(), say!(lang, "form-line")),
            ("←→".into(), say!(lang, "form-change")),
            ("s".into(), say!(lang, "form-start")),
            ("Esc".into(), say!(lang, "back")),
        ];
        let title = say!(lang, "new-game");
        let middle = stage(frame, look, "Lost Temples", &title, &keys);
        let area = centred(middle, 84, middle.height);
        let block = boxed(look, &title, true);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let inner = Rect { x: inner.x + 2, width: inner.width - 4, ..inner };
        let fields = self.lines();
        self.cursor = self.cursor.min(fields.len() - 1);
        let mut lines: Vec<text::Line<'_>> = vec![text::Line::default()];
        self.hits.clear();
        for (at, field) in fields.iter().enumerate() {
            let here = at == self.cursor;
            if *field == Line::Start {
                lines.push(text::Line::default());
            }
            self.hits.push((Rect { y: inner.y + lines.len() as u16, height: 1, ..inner }, at));
            let style = if here { look.theme.cursor() } else { look.theme.base() };
            let (name, value) = self.words(*field, lang);
            lines.push(if *field == Line::Start {
                text::Line::from(Span::styled(
                    format!(" ▶ {name} "),
                    if here { style } else { look.theme.title() },
                ))
            } else {
                text::Line::from(vec![
                    Span::styled(format!("{} {name:<28}", if here { "▸" } else { " " }), look.theme.title()),
                    Span::styled(format!(" ◂ {value} ▸ "), style),
                ])
            });
        }
        lines.push(text::Line::default());
        for line in wrap(&self.about(fields[self.cursor], lang), inner.width as usize) {
            lines.push(text::Line::styled(line, look.theme.dim()));
        }
        if let Some(message) = &self.message {
            for line in wrap(message, inner.width as usize) {
                lines.push(text::Line::styled(line, look.theme.alert()));
            }
        }
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn words(&self, line: Line, lang: Lang) -> (String, String) {
        let choices = &self.choices;
        let yes_no = |yes: bool| if yes { say!(lang, "yes") } else { say!(lang, "no") };
        let form = &choices.offer().form;
        let (name, value): (String, String) = match line {
            Line::Game => (say!(lang, "game"), choices.offer().name.get(lang)),
            Line::Own(key) => {
                let Some(field) = choices.field(key) else { return Default::default() };
                let taken = field.choices.iter().find(|choice| choice.value == *form.value(key));
                (field.name.get(lang), taken.map_or_else(String::new, |choice| choice.name.get(lang)))
            }
            Line::Part(key, at) => {
                let Some(field) = choices.field(key) else { return Default::default() };
                let choice = &field.choices[at];
                let taken = form.value(key).as_array().is_some_and(|list| list.contains(&choice.value));
                return (titled(lang, &field.name.get(lang), &choice.name.get(lang)), yes_no(taken));
            }
            Line::Seat(at) => {
                let number = at + 1;
                let value = match choices.seats[at] {
                    Who::Me => say!(lang, "seat-you"),
                    Who::Open => say!(lang, "seat-open"),
                    Who::Bot(strength) => say!(lang, "seat-bot", strength = strength.say(lang)),
                };
                return (say!(lang, "player", number = number), value);
            }
            Line::Seed => (
                say!(lang, "seed"),
                if choices.seed.is_empty() { say!(lang, "seed-random") } else { choices.seed.clone() },
            ),
            Line::Public => (say!(lang, "public"), yes_no(choices.public)),
            Line::Clock => (say!(lang, "clock"), clock::words(choices.clock(), lang)),
            Line::ByHand => (
                say!(lang, "drawn"),
                if choices.by_hand { say!(lang, "drawn-hand") } else { say!(lang, "drawn-program") },
            ),
            Line::Start => (say!(lang, "start-game"), String::new()),
        };
        (name, value)
    }

    /// The explanation of a line, for newcomers.
    fn about(&self, line: Line, lang: Lang) -> String {
        let choices = &self.choices;
        match line {
            Line::Game => {
                let all = choices.games.iter();
                let each = all.map(|offer| titled(lang, &offer.name.get(lang), &offer.about.get(lang)));
                each.collect::<Vec<_>>().join(" ")
            }
            Line::Own(key) => {
                let Some(field) = choices.field(key) else { return String::new() };
                let form = &choices.offer().form;
                let taken = field.choices.iter().find(|choice| choice.value == *form.value(key));
                let texts = [Some(&field.about), taken.map(|choice| &choice.about)];
                texts.map(|text| text.map(|text| text.get(lang)).unwrap_or_default()).join(" ").trim().into()
            }
            Line::Part(key, at) => {
                let field = choices.field(key);
                field.map_or_else(String::new, |field| field.choices[at].about.get(lang))
            }
            Line::Seat(_) => say!(lang, "seat-about"),
            Line::Seed => say!(lang, "seed-about"),
            Line::Public => say!(lang, "public-about"),
            Line::Clock => say!(lang, "clock-about"),
            Line::ByHand => say!(lang, "drawn-about"),
            Line::Start => say!(lang, "start-about"),
        }
    }
}

/// A title and its text, joined with the colon of the language.
fn titled(lang: Lang, title: &str, text: &str) -> String {
    say!(lang, "titled", title = title, text = text)
}
