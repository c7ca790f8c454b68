//! Pictures of a position: what the panes of a table show. They are made of a view and the catalogue alone, so a
//! game in progress, a game of a server and a replay look alike, and nothing here can show what a viewer may not
//! know. What keys and mouse do is not known here.

mod arnak;
mod canvas;
mod icons;
mod research;
mod score;
mod temple;
mod tikal;

use std::collections::HashSet;

use kernel::Lang;
use ratatui::style::Style;
use serde_json::Value;

pub(crate) use canvas::{Canvas, fit, wrap};
pub(crate) use score::sheet;

use crate::catalogue::Catalogue;
use crate::theme::Theme;
use crate::wire::Category;

/// Everything needed to draw a position.
pub(crate) struct Scene<'a> {
    /// The id of the game.
    pub(crate) game: &'a str,
    /// What the viewer may know.
    pub(crate) view: &'a Value,
    /// The components.
    pub(crate) catalogue: &'a Catalogue,
    /// The lines of the score sheet.
    pub(crate) headings: &'a [Category],
    /// The language.
    pub(crate) lang: Lang,
    /// The colours.
    pub(crate) theme: Theme,
    /// The players by seat, as they are called.
    pub(crate) players: &'a [String],
    /// The seat looked through.
    pub(crate) me: Option<u8>,
    /// What the selected action is about.
    pub(crate) targets: HashSet<&'a str>,
    /// What any action is about.
    pub(crate) possible: HashSet<&'a str>,
}

/// One of the pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pane {
    /// The map, or the temple.
    Board,
    /// The research track, or the river.
    Second,
    /// The card row, or treasures and cards.
    Third,
    /// All players.
    Players,
    /// What happened.
    Log,
}

impl Pane {
    /// All of them, in the order of their keys.
    pub(crate) const ALL: [Pane; 5] = [Pane::Board, Pane::Second, Pane::Third, Pane::Players, Pane::Log];

    /// Its heading.
    pub(crate) fn title(self, game: &str, lang: Lang) -> &'static str {
        match (self, game) {
            (Pane::Board, "tikal") => lang.pick("Temple", "Temple"),
            (Pane::Board, _) => lang.pick("Map", "Carte"),
            (Pane::Second, "tikal") => lang.pick("River", "Rivière"),
            (Pane::Second, _) => lang.pick("Research", "Recherche"),
            (Pane::Third, "tikal") => lang.pick("Treasures", "Trésors"),
            (Pane::Third, _) => lang.pick("Cards", "Cartes"),
            (Pane::Players, _) => lang.pick("Players", "Joueurs"),
            (Pane::Log, _) => lang.pick("Log", "Journal"),
        }
    }
}

impl Scene<'_> {
    /// Draws a pane at this width. The log is not drawn here.
    pub(crate) fn draw(&self, pane: Pane, width: u16) -> Canvas {
        let mut canvas = Canvas::new(width);
        match (self.game, pane) {
            ("arnak", Pane::Board) => arnak::map(self, &mut canvas),
            ("arnak", Pane::Second) => research::track(self, &mut canvas),
            ("arnak", Pane::Third) => arnak::row(self, &mut canvas),
            ("arnak", Pane::Players) => arnak::players(self, &mut canvas),
            ("tikal", Pane::Board) => temple::temple(self, &mut canvas),
            ("tikal", Pane::Second) => tikal::river(self, &mut canvas),
            ("tikal", Pane::Third) => tikal::treasures(self, &mut canvas),
            ("tikal", Pane::Players) => tikal::players(self, &mut canvas),
            _ => {}
        }
        canvas
    }

    /// What the viewer holds, at this width.
    pub(crate) fn own(&self, width: u16) -> Canvas {
        let mut canvas = Canvas::new(width);
        match self.game {
            "arnak" => arnak::own(self, &mut canvas),
            "tikal" => tikal::own(self, &mut canvas),
            _ => {}
        }
        canvas
    }

    /// What the signs of a pane mean, for its lower edge.
    pub(crate) fn legend(&self, pane: Pane) -> String {
        let lang = self.lang;
        match (self.game, pane) {
            ("arnak", Pane::Board) => lang
                .pick(
                    "bt boot  ca car  sh ship  pl plane  · free  × closed",
                    "bo botte  vo voiture  ba bateau  av avion  · libre × fermé",
                )
                .into(),
            ("arnak", Pane::Second) if self.board() == "owl" => lang
                .pick(
                    "g glass  n notebook  l lantern  9/6/4 their points",
                    "g loupe  n calepin  l lanterne  9/6/4 leurs points",
                )
                .into(),
            ("arnak", Pane::Second) => lang
                .pick("g glass  n notebook  9/6 their points", "g loupe  n calepin  9/6 leurs points")
                .into(),
            ("tikal", Pane::Board) => lang
                .pick(
                    "arrows are doors · P1 explorer · 1··· flags",
                    "flèches : portes · J1 : explorateur · 1··· : drapeaux",
                )
                .into(),
            _ => String::new(),
        }
    }

    /// The style of a component or place: marked if actions are about it.
    pub(crate) fn style(&self, ids: &[&str], otherwise: Style) -> Style {
        if ids.iter().any(|id| self.targets.contains(id)) {
            self.theme.target()
        } else if ids.iter().any(|id| self.possible.contains(id)) {
            self.theme.possible()
        } else {
            otherwise
        }
    }

    /// The player a value names: a seat, or the rival.
    pub(crate) fn mark(&self, who: &Value) -> Option<(String, Style)> {
        match who {
            Value::Number(seat) => {
                let seat = seat.as_u64().unwrap_or_default() as u8;
                Some((format!("{}{}", self.lang.pick("P", "J"), seat + 1), self.theme.seat(seat)))
            }
            Value::String(_) => Some(("R".into(), self.theme.foe())),
            _ => None,
        }
    }

    /// The board of the game, where it has several.
    pub(crate) fn board(&self) -> &str {
        self.view["setup"]["board"].as_str().unwrap_or("bird")
    }
}

/// The items of a list in a view.
pub(crate) fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The members of an object in a view.
pub(crate) fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

/// The text of a value in a view.
pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The number of a value in a view.
pub(crate) fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}
