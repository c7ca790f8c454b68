//! A program with keys to press and a picture to read.

use std::path::PathBuf;

use bots::Level;
use games::Rules;
use kernel::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::Value;
use tui::host::{Lobby, Opening};
use tui::{App, Colours, Config, Folder, Input, Remember, Start};

/// The program on its own screen.
pub(crate) struct Rig {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
}

/// A folder that is gone when the test is.
pub(crate) struct Place(pub(crate) PathBuf);

impl Place {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("temples-tui-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Place(path)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The options of such a game.
pub(crate) fn opening(setup: Value, seats: &[Option<Level>], lang: Lang) -> Opening {
    let seats = seats.iter().map(|level| level.map(bots::Name::from)).collect();
    let name = "Ann".into();
    Opening { setup, seats, seed: 7, by_hand: false, clock: None, name, lang }
}

/// A game to begin with: all seats are people unless a level is named.
pub(crate) fn game(id: &str, setup: Value, seats: &[Option<Level>], lang: Lang) -> Start {
    Start::Game(id.into(), opening(setup, seats, lang))
}

impl Rig {
    pub(crate) fn new(start: Start, lang: Lang, size: (u16, u16), folder: Option<&Place>) -> Self {
        Self::at(start, lang, size, folder, None)
    }

    pub(crate) fn at(
        start: Start,
        lang: Lang,
        size: (u16, u16),
        folder: Option<&Place>,
        lobby: Option<Lobby>,
    ) -> Self {
        Self::with(start, lang, size, folder, lobby, None)
    }

    /// At a server, with a keeper of its tokens.
    pub(crate) fn remembering(start: Start, lobby: Lobby, remember: Remember) -> Self {
        Self::with(start, Lang::EN, (100, 30), None, Some(lobby), Some(remember))
    }

    fn with(
        start: Start,
        lang: Lang,
        size: (u16, u16),
        folder: Option<&Place>,
        lobby: Option<Lobby>,
        remember: Option<Remember>,
    ) -> Self {
        let config = Config {
            rules: Rules::all(&[]).unwrap(),
            lang,
            colours: Colours::Plain,
            folder: folder.map(|place| Folder(place.0.clone())),
            lobby,
            name: "Ann".into(),
            remember,
        };
        let app = App::new(config, start).unwrap();
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut rig = Rig { app, terminal };
        rig.app.pump();
        rig
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.app.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.app.pump();
    }

    /// Waits for the bots until it is a local player's turn, or the game is over.
    pub(crate) fn wait(&mut self) {
        while self.app.is_waiting() {
            self.app.pump();
            std::thread::yield_now();
        }
    }

    pub(crate) fn letters(&mut self, text: &str) {
        text.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    pub(crate) fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    /// The picture, line by line.
    pub(crate) fn picture(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        self.terminal.backend().to_string()
    }

    pub(crate) fn shows(&mut self, text: &str) -> bool {
        self.picture().contains(text)
    }

    /// The column and line of a text.
    pub(crate) fn find(&mut self, text: &str) -> (u16, u16) {
        let picture = self.picture();
        for (y, line) in picture.lines().enumerate() {
            if let Some(at) = line.find(text) {
                // Every line of the picture begins with a quotation mark.
                return (line[..at].chars().count() as u16 - 1, y as u16);
            }
        }
        panic!("{text:?} is not in\n{picture}");
    }

    /// The step in the bar.
    pub(crate) fn step(&mut self) -> u32 {
        let picture = self.picture();
        let bar = picture.lines().next().unwrap();
        let after = bar.split("step ").nth(1).unwrap_or_else(|| panic!("no step in {bar}"));
        after.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap()
    }
}
