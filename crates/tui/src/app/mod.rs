//! The current screen and the transitions between screens. It owns the games on disk and the connection to a
//! server; each screen draws itself.

mod account;
mod begin;
mod lists;

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use games::Rules;
use kernel::{Lang, Say};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

pub use begin::{find, random_seed};

use crate::host::{Lobby, NoEntry, Opening, Summary};
use crate::now;
use crate::saves::{Folder, Save};
use crate::screen::{Asked, Choices, Done, Go, Input, Login, Look, Picked, Picker, Play, Setup, Watch};
use crate::trouble::Trouble;
use crate::words::say;
use panes::{Colours, Theme};

/// How the program begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// With the menu.
    Menu,
    /// With a new game.
    Game(String, Opening),
    /// With a record to watch, as text.
    Record(String),
}

/// The program's configuration.
pub struct Config {
    /// The games.
    pub rules: Vec<Rules>,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub colours: Colours,
    /// Where games are saved; without it nothing is.
    pub folder: Option<Folder>,
    /// The server to play at.
    pub lobby: Option<Lobby>,
    /// The name others see.
    pub name: String,
    /// Stores the server's token for the next time.
    pub remember: Option<Remember>,
}

/// Stores a token.
pub type Remember = Box<dyn Fn(&str)>;

/// The answer to a login.
type Entered = Receiver<Result<Lobby, NoEntry>>;

#[derive(Clone, PartialEq, Debug)]
enum Entry {
    New,
    Saves,
    Records,
    Tables,
    Account,
    Language,
    Colours,
    Quit,
}

enum Screen {
    Menu(Picker<Entry>),
    Setup(Setup),
    Saves(Picker<Save>),
    Records(Picker<PathBuf>),
    Tables(Picker<Summary>, Option<Receiver<Result<Vec<Summary>, Trouble>>>),
    Login(Login, Option<Entered>),
    Play(Box<Play>),
    Watch(Box<Watch>),
}

/// The program without its terminal.
pub struct App {
    rules: Vec<Rules>,
    look: Look,
    folder: Option<Folder>,
    lobby: Option<Lobby>,
    name: String,
    remember: Option<Remember>,
    choices: Choices,
    screen: Screen,
    done: bool,
    /// The save that a second press of the key will delete.
    doomed: Option<PathBuf>,
}

impl App {
    /// Begins with this screen, game or record.
    pub fn new(config: Config, start: Start) -> Result<Self, Trouble> {
        let look = Look { lang: config.lang, theme: Theme::choose(config.colours) };
        let choices = Choices::new(&config.rules);
        let mut app = App {
            rules: config.rules,
            look,
            folder: config.folder,
            lobby: config.lobby,
            name: config.name,
            remember: config.remember,
            choices,
            screen: Screen::Menu(Picker::new("", Vec::new())),
            done: false,
            doomed: None,
        };
        app.screen = match start {
            Start::Menu => app.menu(None),
            Start::Game(game, opening) => app.begin(&game, &opening)?,
            Start::Record(text) => app.watch(&text)?,
        };
        Ok(app)
    }

    /// Whether the program is to end.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether a table is on the screen whose game is over.
    pub fn is_over(&self) -> bool {
        matches!(&self.screen, Screen::Play(play) if play.is_over())
    }

    /// Whether the screen shows a table at which another player is to decide.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.screen, Screen::Play(play) if play.is_waiting())
    }

    /// Processes messages of hosts; returns whether the picture may have changed.
    pub fn pump(&mut self) -> bool {
        match &mut self.screen {
            Screen::Play(play) => {
                let changed = play.pump(self.look.lang);
                let next = play.next.take().map(|table| (table, play.game().to_string()));
                if let Some((table, game)) = next {
                    match self.sit(&table, &game) {
                        Ok(screen) => self.screen = screen,
                        Err(why) => self.complain(&why),
                    }
                }
                changed
            }
            Screen::Tables(picker, task) => {
                let Some(answer) = task.as_ref().and_then(|task| task.try_recv().ok()) else {
                    return false;
                };
                *task = None;
                match answer {
                    Ok(tables) => {
                        picker.message = None;
                        picker.items = tables
                            .into_iter()
                            .map(|table| lists::table_item(&self.rules, table, self.look.lang))
                            .collect();
                    }
                    Err(why) => picker.message = Some(why.say(self.look.lang)),
                }
                true
            }
            Screen::Login(login, task) => {
                let Some(answer) = task.as_ref().and_then(|task| task.try_recv().ok()) else {
                    return login.ticked();
                };
                *task = None;
                match answer {
                    Ok(lobby) => self.become_other(lobby),
                    Err(why) => login.refused(why, self.look.lang),
                }
                true
            }
            _ => false,
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let look = &self.look;
        match &mut self.screen {
            Screen::Menu(picker) => picker.draw(frame, look),
            Screen::Saves(picker) => picker.draw(frame, look),
            Screen::Records(picker) => picker.draw(frame, look),
            Screen::Tables(picker, _) => picker.draw(frame, look),
            Screen::Setup(setup) => setup.draw(frame, look),
            Screen::Login(login, _) => login.draw(frame, look),
            Screen::Play(play) => play.draw(frame, look),
            Screen::Watch(watch) => watch.draw(frame, look),
        }
    }

    /// Handles an input.
    pub fn update(&mut self, input: Input) {
        if let Input::Key(key) = input
            && key.code == KeyCode::Char('c')
            && key.modifiers.contains(KeyModifiers::CONTROL)
        {
            self.done = true;
            return;
        }
        match &mut self.screen {
            Screen::Menu(picker) => {
                let choice = picker.update(input);
                self.in_menu(&choice);
            }
            Screen::Setup(setup) => {
                let done = setup.update(input);
                self.choices = setup.choices.clone();
                match done {
                    Done::Nothing => {}
                    Done::Back => self.screen = self.menu(None),
                    Done::Start => self.start(),
                }
            }
            Screen::Saves(picker) => {
                let choice = picker.update(input);
                self.in_saves(choice);
            }
            Screen::Records(picker) => match picker.update(input) {
                Picked::Chosen(path) => {
                    let text = std::fs::read_to_string(&path);
                    let text = text.map_err(|error| Trouble::unread(&path, &error));
                    match text.and_then(|text| self.watch(&text)) {
                        Ok(screen) => self.screen = screen,
                        Err(why) => self.complain(&why),
                    }
                }
                Picked::Back => self.screen = self.menu(None),
                Picked::Nothing | Picked::Other(..) => {}
            },
            Screen::Tables(picker, _) => {
                let choice = picker.update(input);
                self.in_tables(choice);
            }
            Screen::Login(login, _) => match login.update(input) {
                Asked::Nothing => {}
                Asked::Back => self.screen = self.menu(None),
                Asked::Enter(name, password, code) => self.log_in(name, password, code),
            },
            Screen::Play(play) => {
                let go = play.update(input, &self.look);
                self.go(go);
            }
            Screen::Watch(watch) => {
                let go = watch.update(input);
                self.go(go);
            }
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Menu => self.screen = self.menu(None),
            Go::Theme => self.look.theme = self.look.theme.next(),
            Go::Language => self.next_language(),
            Go::Replay(record) => match self.watch(&record) {
                Ok(screen) => self.screen = screen,
                Err(why) => self.complain(&why),
            },
            Go::Keep(record) => {
                let lang = self.look.lang;
                let kept = match &self.folder {
                    Some(folder) => folder.keep_record(&format!("{}-export", now()), &record),
                    None => Err(Trouble::NoFolder),
                };
                match kept {
                    Ok(path) => {
                        let path = path.display();
                        self.note(say!(lang, "written", path = path.to_string()), false);
                    }
                    Err(why) => self.complain(&why),
                }
            }
        }
    }

    /// Switches to the next language, at a table and in a record too.
    fn next_language(&mut self) {
        self.look.lang = crate::words::next(self.look.lang);
        if let Some(lobby) = &mut self.lobby {
            lobby.lang = self.look.lang;
        }
        let known = match &self.screen {
            Screen::Play(play) if play.is_shared() => self.known_there(play.game()),
            Screen::Play(play) => self.known_here(play.game()),
            Screen::Watch(watch) => self.known_here(watch.game()),
            Screen::Menu(_) => return self.refresh_menu(),
            Screen::Setup(_)
            | Screen::Saves(_)
            | Screen::Records(_)
            | Screen::Tables(..)
            | Screen::Login(..) => {
                return;
            }
        };
        match (known, &mut self.screen) {
            (Ok(known), Screen::Play(play)) => play.speak(known, self.look.lang),
            (Ok(known), Screen::Watch(watch)) => watch.speak(known),
            (Ok(_), _) => {}
            (Err(why), _) => self.complain(&why),
        }
    }

    /// Shows a message on the current screen.
    fn note(&mut self, text: String, bad: bool) {
        match &mut self.screen {
            Screen::Menu(picker) => picker.message = Some(text),
            Screen::Saves(picker) => picker.message = Some(text),
            Screen::Records(picker) => picker.message = Some(text),
            Screen::Tables(picker, _) => picker.message = Some(text),
            Screen::Setup(setup) => setup.message = Some(text),
            Screen::Play(play) => play.message = Some((text, bad)),
            Screen::Login(..) | Screen::Watch(_) => {}
        }
    }

    fn complain(&mut self, why: &Trouble) {
        self.note(why.say(self.look.lang), true);
    }
}
