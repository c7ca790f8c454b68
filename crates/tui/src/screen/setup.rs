//! Choosing a game: which, on what board, with whom. Every value changes with the arrow keys; nothing has to be typed.

use bots::Level;
use kernel::Lang;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use serde_json::{Value, json};
use table::Clock;

use super::{Hits, Input, Look, boxed, centred, plain, stage, too_small, under};
use crate::board::wrap;
use crate::clock::{self, CLOCKS};
use crate::words::{level, say};

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person at this device.
    Me,
    /// A bot.
    Bot(Level),
    /// Somebody who comes later, on a server.
    Open,
}

/// The choices.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a line of the form")]
pub(crate) struct Choices {
    /// The id of the game.
    pub(crate) game: &'static str,
    board: usize,
    players: [usize; 2],
    twisted: usize,
    red: usize,
    purple: usize,
    objectives: usize,
    priority: bool,
    more_control: bool,
    short_game: bool,
    /// Who sits where.
    pub(crate) seats: [Who; 4],
    /// The seed of the dealer; a random one when it is empty.
    pub(crate) seed: String,
    /// Whether everybody finds the table, on a server.
    pub(crate) public: bool,
    /// Whether people enter what a physical box brings.
    pub(crate) by_hand: bool,
    clock: usize,
}

const BOARDS: [&str; 4] = ["bird", "snake", "spider", "owl"];
const OBJECTIVES: [u8; 4] = [0, 2, 3, 4];

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Game,
    Board,
    Players,
    Twisted,
    Red,
    Purple,
    Objectives,
    Priority,
    MoreControl,
    ShortGame,
    Seat(usize),
    Clock,
    ByHand,
    Seed,
    Public,
    Start,
}

/// The screen.
pub(crate) struct Setup {
    /// What is chosen.
    pub(crate) choices: Choices,
    /// Whether the game will run on a server.
    pub(crate) shared: bool,
    /// Why the game cannot begin like this.
    pub(crate) message: Option<String>,
    /// The names of the boards, in the order of `BOARDS`.
    boards: Vec<String>,
    cursor: usize,
    hits: Hits<usize>,
}

/// What came of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// Nothing yet.
    Nothing,
    /// Begin.
    Start,
    /// Back to the menu.
    Back,
}

impl Default for Choices {
    fn default() -> Self {
        Choices {
            game: "arnak",
            board: 0,
            players: [1, 2],
            twisted: 0,
            red: 1,
            purple: 0,
            objectives: 0,
            priority: false,
            more_control: false,
            short_game: false,
            seats: [Who::Me, Who::Bot(Level::Medium), Who::Bot(Level::Medium), Who::Bot(Level::Medium)],
            seed: String::new(),
            public: false,
            by_hand: false,
            clock: 0,
        }
    }
}

impl Choices {
    /// How many players there are.
    pub(crate) fn players(&self) -> usize {
        self.players[usize::from(self.game == "tikal")]
    }

    fn solo(&self) -> bool {
        self.players() == 1
    }

    /// The setup as the game reads it.
    pub(crate) fn setup(&self) -> Value {
        let players = self.players();
        if self.game == "tikal" {
            let mut variants = Vec::new();
            if self.more_control {
                variants.push("more_control");
            }
            if self.short_game {
                variants.push("short_game");
            }
            return json!({ "players": players, "variants": variants });
        }
        let mut setup = json!({ "players": players, "board": BOARDS[self.board] });
        match self.twisted {
            1 => setup["twisted_paths"] = true.into(),
            2 => setup["twisted_paths"] = false.into(),
            _ => {}
        }
        if self.solo() {
            setup["rival"] = json!({
                "red": self.red,
                "purple": self.purple,
                "objectives": OBJECTIVES[self.objectives],
                "priority": self.priority,
            });
        }
        setup
    }

    /// The clock, if there is one.
    pub(crate) fn clock(&self) -> Option<Clock> {
        CLOCKS[self.clock]
    }

    /// Who sits where, as many as play.
    pub(crate) fn seats(&self) -> &[Who] {
        &self.seats[..self.players()]
    }

    fn change(&mut self, field: Field, by: isize, shared: bool) {
        let turn = |value: usize, count: usize| (value as isize + by).rem_euclid(count as isize) as usize;
        match field {
            Field::Game => self.game = if self.game == "arnak" { "tikal" } else { "arnak" },
            Field::Board => self.board = turn(self.board, BOARDS.len()),
            Field::Players if self.game == "tikal" => self.players[1] = 2 + turn(self.players[1] - 2, 3),
            Field::Players => self.players[0] = 1 + turn(self.players[0] - 1, 4),
            Field::Twisted => self.twisted = turn(self.twisted, 3),
            // Red and purple together replace at most the five tiles there are.
            Field::Red => self.red = turn(self.red, 6 - self.purple),
            Field::Purple => self.purple = turn(self.purple, 6 - self.red),
            Field::Objectives => self.objectives = turn(self.objectives, OBJECTIVES.len()),
            Field::Priority => self.priority = !self.priority,
            Field::MoreControl => self.more_control = !self.more_control,
            Field::ShortGame => self.short_game = !self.short_game,
            Field::Seat(at) => {
                let mut all = vec![Who::Me];
                all.extend(Level::ALL.map(Who::Bot));
                if shared {
                    all.push(Who::Open);
                }
                let now = all.iter().position(|who| *who == self.seats[at]).unwrap_or_default();
                self.seats[at] = all[turn(now, all.len())];
            }
            Field::Public => self.public = !self.public,
            Field::ByHand => self.by_hand = !self.by_hand,
            Field::Clock => self.clock = turn(self.clock, CLOCKS.len()),
            Field::Seed | Field::Start => {}
        }
    }
}

impl Setup {
    /// The form, with these choices.
    pub(crate) fn new(choices: Choices, shared: bool, name_of: impl Fn(&str) -> String) -> Self {
        let boards = BOARDS.into_iter().map(name_of).collect();
        Setup { choices, shared, message: None, boards, cursor: 0, hits: Vec::new() }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Game];
        if self.choices.game == "tikal" {
            fields.extend([Field::Players, Field::MoreControl, Field::ShortGame]);
        } else {
            fields.extend([Field::Board, Field::Players, Field::Twisted]);
            if self.choices.solo() {
                fields.extend([Field::Red, Field::Purple, Field::Objectives, Field::Priority]);
            }
        }
        fields.extend((0..self.choices.players()).map(Field::Seat));
        fields.push(Field::Clock);
        if self.shared {
            fields.push(Field::Public);
        } else {
            fields.push(Field::ByHand);
            if !self.choices.by_hand {
                fields.push(Field::Seed);
            }
        }
        fields.push(Field::Start);
        fields
    }

    /// Takes what somebody did.
    pub(crate) fn update(&mut self, input: Input) -> Done {
        let fields = self.fields();
        self.cursor = self.cursor.min(fields.len() - 1);
        let field = fields[self.cursor];
        match input {
            Input::Key(key) => match key.code {
                KeyCode::Up => self.cursor = self.cursor.checked_sub(1).unwrap_or(fields.len() - 1),
                KeyCode::Down | KeyCode::Tab => self.cursor = (self.cursor + 1) % fields.len(),
                KeyCode::Esc => return Done::Back,
                KeyCode::Enter if field == Field::Start => return Done::Start,
                KeyCode::Char(digit @ '0'..='9') if field == Field::Seed => {
                    self.choices.seed.push(digit);
                    self.choices.seed.truncate(18);
                }
                KeyCode::Backspace if field == Field::Seed => {
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
                    if fields[at] == Field::Start {
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
            ("↑↓", lang.pick("line", "ligne")),
            ("←→", lang.pick("change", "changer")),
            ("s", lang.pick("start", "commencer")),
            ("Esc", lang.pick("back", "retour")),
        ];
        let title = lang.pick("New game", "Nouvelle partie");
        let middle = stage(frame, look, "Lost Temples", title, &keys);
        let area = centred(middle, 84, middle.height);
        let block = boxed(look, title, true);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let inner = Rect { x: inner.x + 2, width: inner.width - 4, ..inner };
        let fields = self.fields();
        self.cursor = self.cursor.min(fields.len() - 1);
        let mut lines: Vec<Line<'_>> = vec![Line::default()];
        self.hits.clear();
        for (at, field) in fields.iter().enumerate() {
            let here = at == self.cursor;
            if *field == Field::Start {
                lines.push(Line::default());
            }
            self.hits.push((Rect { y: inner.y + lines.len() as u16, height: 1, ..inner }, at));
            let style = if here { look.theme.cursor() } else { look.theme.base() };
            let (name, value) = self.words(*field, lang);
            lines.push(if *field == Field::Start {
                Line::from(Span::styled(format!(" ▶ {name} "), if here { style } else { look.theme.title() }))
            } else {
                Line::from(vec![
                    Span::styled(format!("{} {name:<28}", if here { "▸" } else { " " }), look.theme.title()),
                    Span::styled(format!(" ◂ {value} ▸ "), style),
                ])
            });
        }
        lines.push(Line::default());
        let about = about(fields[self.cursor], lang);
        for text in wrap(about, inner.width as usize) {
            lines.push(Line::styled(text, look.theme.dim()));
        }
        if let Some(message) = &self.message {
            for text in wrap(message, inner.width as usize) {
                lines.push(Line::styled(text, look.theme.alert()));
            }
        }
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn words(&self, field: Field, lang: Lang) -> (String, String) {
        let choices = &self.choices;
        let yes_no = |yes: bool| lang.pick(if yes { "yes" } else { "no" }, if yes { "oui" } else { "non" });
        let (name, value): (&str, String) = match field {
            Field::Game => (lang.pick("Game", "Jeu"), crate::words::game(choices.game).into()),
            Field::Board => (lang.pick("Board", "Plateau"), self.boards[choices.board].clone()),
            Field::Players => (lang.pick("Players", "Joueurs"), choices.players().to_string()),
            Field::Twisted => (
                lang.pick("Twisted Paths components", "Matériel Sentiers sinueux"),
                match choices.twisted {
                    1 => lang.pick("mixed in", "mélangé").into(),
                    2 => lang.pick("left out", "laissé de côté").into(),
                    _ => lang.pick("as the board wants", "selon le plateau").into(),
                },
            ),
            Field::Red => (lang.pick("Rival: red tiles", "Rival : tuiles rouges"), choices.red.to_string()),
            Field::Purple => {
                (lang.pick("Rival: purple tiles", "Rival : tuiles violettes"), choices.purple.to_string())
            }
            Field::Objectives => (
                lang.pick("Rival: objectives", "Rival : objectifs"),
                OBJECTIVES[choices.objectives].to_string(),
            ),
            Field::Priority => {
                (lang.pick("Rival: priority", "Rival : priorité"), yes_no(choices.priority).into())
            }
            Field::MoreControl => {
                (lang.pick("More control", "Plus de contrôle"), yes_no(choices.more_control).into())
            }
            Field::ShortGame => (lang.pick("Short game", "Partie courte"), yes_no(choices.short_game).into()),
            Field::Seat(at) => {
                let number = at + 1;
                let value = match choices.seats[at] {
                    Who::Me => lang.pick("you, at this screen", "vous, à cet écran").into(),
                    Who::Open => lang.pick("open for somebody", "libre pour quelqu'un").into(),
                    Who::Bot(strength) => {
                        let strength = level(lang, strength.name());
                        say!(lang, "bot, {strength}", "robot, {strength}")
                    }
                };
                return (say!(lang, "Player {number}", "Joueur {number}"), value);
            }
            Field::Seed => (
                lang.pick("Seed of the deal", "Graine de la donne"),
                if choices.seed.is_empty() {
                    lang.pick("random", "au hasard").into()
                } else {
                    choices.seed.clone()
                },
            ),
            Field::Public => {
                (lang.pick("In the public list", "Dans la liste publique"), yes_no(choices.public).into())
            }
            Field::Clock => (lang.pick("Clock", "Pendule"), clock::words(choices.clock(), lang)),
            Field::ByHand => (
                lang.pick("Cards and tiles are drawn", "Cartes et tuiles tirées"),
                if choices.by_hand {
                    lang.pick("by hand, from a box beside", "à la main, d'une boîte à côté").into()
                } else {
                    lang.pick("by the program", "par le programme").into()
                },
            ),
            Field::Start => (lang.pick("Start the game", "Commencer la partie"), String::new()),
        };
        (name.into(), value)
    }
}

/// What a line is about, for newcomers.
fn about(field: Field, lang: Lang) -> &'static str {
    match field {
            Field::Game => lang.pick(
                "Lost Ruins of Arnak: explore an island, 1 to 4 players. Tikal II: open a temple, 2 to 4 players.",
                "Lost Ruins of Arnak : explorer une île, 1 à 4 joueurs. Tikal II : ouvrir un temple, 2 à 4 joueurs.",
            ),
            Field::Board => lang.pick(
                "Bird is the one to begin with; Snake is harder; Spider and Owl belong to Twisted Paths.",
                "L'oiseau convient pour commencer ; le serpent est plus dur ; araignée et chouette sont de Twisted Paths.",
            ),
            Field::Players => lang.pick(
                "One player plays Arnak against the automatic rival.",
                "Seul, on joue à Arnak contre le rival automatique.",
            ),
            Field::Red | Field::Purple => lang.pick(
                "Each red or purple tile makes the rival stronger; together at most five.",
                "Chaque tuile rouge ou violette renforce le rival ; cinq au plus en tout.",
            ),
            Field::Objectives => {
                lang.pick("Races against the rival for extra points.", "Des courses contre le rival pour des points.")
            }
            Field::Priority => lang.pick(
                "The first objective is worth four points to the rival instead of two.",
                "Le premier objectif vaut quatre points au rival au lieu de deux.",
            ),
            Field::Seat(_) => lang.pick(
                "Two or more people at this screen hand the device round: it is covered in between.",
                "À plusieurs devant cet écran, on se passe l'appareil : il est masqué entre deux tours.",
            ),
            Field::Seed => lang.pick(
                "Type digits to deal the same game again; leave it empty for a new one.",
                "Tapez des chiffres pour rejouer la même donne ; vide : une nouvelle.",
            ),
            Field::MoreControl => lang.pick("Treasures lie open.", "Les trésors sont visibles."),
            Field::ShortGame => lang.pick("Without the tent.", "Sans la tente."),
            Field::Twisted => lang.pick(
                "Cards and tiles of the expansion on any board.",
                "Cartes et tuiles de l'extension sur tout plateau.",
            ),
            Field::Public => lang.pick(
                "Others find the table in the list and may sit down or watch.",
                "D'autres trouvent la table dans la liste et peuvent jouer ou regarder.",
            ),
            Field::Clock => lang.pick(
                "When somebody's time is up a bot plays on, and the seat can be taken back.",
                "Quand le temps est écoulé un robot continue, et la place peut être reprise.",
            ),
            Field::ByHand => lang.pick(
                "To follow or study a game on the table: you enter every card and tile that is drawn there.",
                "Pour suivre ou étudier une partie sur la table : vous indiquez chaque carte et tuile tirée.",
            ),
            Field::Start => lang.pick("Enter begins.", "Entrée commence."),
        }
}
