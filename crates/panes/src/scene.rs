//! Pictures of a position, as the panes of a table show them. Their only inputs are a view and the catalogue, so
//! a local game, a game on a server and a replay look alike, and nothing here can show what a viewer may not
//! know. This module does not know keys and mouse.

use std::collections::HashSet;

use ::words::say;
use kernel::{Heading, Lang, Sheet};
use ratatui::style::Style;
use serde_json::Value;

use crate::plain;
use crate::words::WORDS;
use crate::{Canvas, Catalogue, Theme};

/// Everything needed to draw a position.
pub struct Scene<'a> {
    /// The pictures of the game.
    pub picture: &'a dyn Picture,
    /// What the viewer may know.
    pub view: &'a Value,
    /// The components.
    pub catalogue: &'a Catalogue,
    /// The lines of the score sheet.
    pub headings: &'a [Heading],
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The players' names by seat.
    pub players: &'a [String],
    /// The viewer's seat.
    pub me: Option<u8>,
    /// What the selected action refers to.
    pub targets: HashSet<&'a str>,
    /// What any legal action refers to.
    pub possible: HashSet<&'a str>,
}

/// One of the pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pane {
    /// The main part of the table.
    Board,
    /// A second part.
    Second,
    /// A third part.
    Third,
    /// All players.
    Players,
    /// What happened.
    Log,
}

impl Pane {
    /// All of them, in the order of their keys.
    pub const ALL: [Pane; 5] = [Pane::Board, Pane::Second, Pane::Third, Pane::Players, Pane::Log];

    /// Its title, the same in every game.
    pub fn title(self, lang: Lang) -> String {
        let key = match self {
            Pane::Board => "pane-board",
            Pane::Second => "pane-second",
            Pane::Third => "pane-third",
            Pane::Players => "pane-players",
            Pane::Log => "pane-log",
        };
        say!(WORDS, lang, key)
    }
}

/// The pictures of one game. The default shows names and values of the view.
pub trait Picture: Send + Sync {
    /// The heading of a pane, where the game has a better one than [`Pane::title`].
    fn title(&self, _pane: Pane, _lang: Lang) -> Option<String> {
        None
    }

    /// Draws a pane; the log is drawn by the client.
    fn draw(&self, scene: &Scene<'_>, pane: Pane, canvas: &mut Canvas) {
        match pane {
            Pane::Board => plain::table(scene, canvas),
            Pane::Second => plain::piles(scene, canvas),
            Pane::Third => plain::components(scene, canvas),
            Pane::Players => plain::players(scene, canvas),
            Pane::Log => {}
        }
    }

    /// Draws the viewer's own components.
    fn own(&self, scene: &Scene<'_>, canvas: &mut Canvas) {
        plain::own(scene, canvas);
    }

    /// The legend of a pane's signs, for its lower edge; empty if they need none.
    fn legend(&self, _scene: &Scene<'_>, _pane: Pane) -> String {
        String::new()
    }

    /// The legend of the signs among the viewer's own components.
    fn own_legend(&self, _lang: Lang) -> String {
        String::new()
    }

    /// The id of the component that lies at a place of a view, such as a tile on a site.
    fn lies_at<'a>(&self, _view: &'a Value, _place: &str) -> Option<&'a str> {
        None
    }

    /// The score sheet of a position, as far as the view reveals it; the final one comes from the
    /// table.
    fn sheet(&self, scene: &Scene<'_>) -> Sheet {
        Sheet { categories: scene.headings.to_vec(), rows: Vec::new() }
    }

    /// The sign of an icon. Signs stand side by side, and words have spaces between them.
    fn sign(&self, _key: &str) -> Option<&'static str> {
        None
    }

    /// The word for an icon without a sign; an empty one leaves the icon out. Without a word the row shows the key.
    fn word(&self, _lang: Lang, _key: &str) -> Option<String> {
        None
    }

    /// An icon without a sign together with its qualifier, where number and word side by side would not do.
    fn qualified(&self, _lang: Lang, _key: &str, _qualifier: &str) -> Option<String> {
        None
    }

    /// The colour of a resource, a token or a room on a dark and on a light background, of 256 colours.
    fn colour(&self, _key: &str) -> Option<(u8, u8)> {
        None
    }
}

impl Scene<'_> {
    /// The heading of a pane.
    pub fn title(&self, pane: Pane) -> String {
        self.picture.title(pane, self.lang).unwrap_or_else(|| pane.title(self.lang))
    }

    /// Draws a pane at this width. The log is not drawn here.
    pub fn draw(&self, pane: Pane, width: u16) -> Canvas {
        let mut canvas = Canvas::new(width);
        self.picture.draw(self, pane, &mut canvas);
        canvas
    }

    /// The viewer's own components, at this width.
    pub fn own(&self, width: u16) -> Canvas {
        let mut canvas = Canvas::new(width);
        self.picture.own(self, &mut canvas);
        canvas
    }

    /// The legend of a pane's signs, for its lower edge.
    pub fn legend(&self, pane: Pane) -> String {
        self.picture.legend(self, pane)
    }

    /// The line of the score sheet with this id, with its heading.
    pub fn heading(&self, id: &str) -> Heading {
        let known = self.headings.iter().find(|category| category.id == id);
        known.cloned().unwrap_or_else(|| Heading { id: id.into(), ..Heading::default() })
    }

    /// The score sheet of the position.
    pub fn sheet(&self) -> Sheet {
        self.picture.sheet(self)
    }

    /// The style of a component or place: marked if actions are about it.
    pub fn style(&self, ids: &[&str], otherwise: Style) -> Style {
        if ids.iter().any(|id| self.targets.contains(id)) {
            self.theme.target()
        } else if ids.iter().any(|id| self.possible.contains(id)) {
            self.theme.possible()
        } else {
            otherwise
        }
    }

    /// The player a value names: a seat, or the rival.
    pub fn mark(&self, who: &Value) -> Option<(String, Style)> {
        match who {
            Value::Number(seat) => {
                let seat = seat.as_u64().unwrap_or_default() as u8;
                Some((say!(WORDS, self.lang, "player-mark", number = seat + 1), self.theme.seat(seat)))
            }
            Value::String(_) => Some(("R".into(), self.theme.foe())),
            _ => None,
        }
    }
}
