//! The screens: plain state, one function that handles input, one that draws. Nothing here touches a terminal,
//! so tests press keys and read the picture.

mod actions;
mod finder;
mod login;
mod overlay;
mod panes;
mod picker;
mod play;
mod setup;
mod watch;
mod whys;

use games::Rules;
use kernel::{Heading, Lang, Meta};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};
use serde_json::Value;
use words::Part;

pub(crate) use login::{Asked, Login};
pub(crate) use picker::{Item, Picked, Picker};
pub(crate) use play::{Go, Play};
pub(crate) use setup::{Choices, Done, Setup, Who};
pub(crate) use watch::Watch;

use ::panes::Catalogue;
use ::panes::Theme;

/// The smallest window in which a game can be played.
pub const LEAST: (u16, u16) = (100, 30);

/// An input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was clicked here.
    Click(u16, u16),
    /// The wheel was turned here: down, or up.
    Wheel(u16, u16, bool),
}

/// State shared by all screens.
pub(crate) struct Look {
    /// The language.
    pub(crate) lang: Lang,
    /// The colours.
    pub(crate) theme: Theme,
}

/// A game as a screen knows it: its id, its description of itself, its components and the lines of its score sheet.
pub(crate) struct Known {
    /// The id of the game.
    pub(crate) game: String,
    /// The game's description of itself.
    pub(crate) meta: Meta,
    /// Its sentences.
    pub(crate) words: &'static Part,
    /// The components.
    pub(crate) catalogue: Catalogue,
    /// The lines of the score sheet.
    pub(crate) headings: Vec<Heading>,
}

impl Known {
    /// From the rules in this program.
    pub(crate) fn of(rules: &Rules, lang: Lang) -> Self {
        let game = rules.game();
        Known {
            game: game.id().into(),
            meta: game.meta(),
            words: game.words(),
            catalogue: Catalogue::of(game.describe(lang)),
            headings: game.headings(),
        }
    }

    /// The key of the board that a view shows, or of whatever the game shows as pictures; empty if there is none.
    pub(crate) fn board<'a>(&self, view: &'a Value) -> &'a str {
        self.meta.pictured_in(&view["setup"]).unwrap_or_default()
    }
}

/// Whether a key is this one without modifiers (a capital letter has its shift in itself).
pub(crate) fn plain(key: &KeyEvent, code: KeyCode) -> bool {
    key.code == code && !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
}

/// Clickable areas.
pub(crate) type Hits<T> = Vec<(Rect, T)>;

/// The item under the mouse; the one drawn last is on top.
pub(crate) fn under<T>(hits: &Hits<T>, x: u16, y: u16) -> Option<&T> {
    hits.iter().rev().find(|(area, _)| area.contains((x, y).into())).map(|(_, what)| what)
}

/// A key and its function.
pub(crate) type Key = (String, String);

/// Draws the background, the bar at the top and the keys at the bottom; returns the remaining area.
pub(crate) fn stage(frame: &mut Frame<'_>, look: &Look, left: &str, right: &str, keys: &[Key]) -> Rect {
    let area = frame.area();
    frame.render_widget(Block::new().style(look.theme.base()), area);
    let [bar, middle, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area);
    frame.render_widget(Paragraph::new(format!(" {left}")).style(look.theme.bar()), bar);
    frame.render_widget(
        Paragraph::new(format!("{right} ")).alignment(Alignment::Right).style(look.theme.bar()),
        Rect { x: bar.x + bar.width / 3, width: bar.width - bar.width / 3, ..bar },
    );
    let mut spans = vec![Span::raw(" ")];
    for (key, does) in keys {
        spans.push(Span::styled(key.clone(), look.theme.key()));
        spans.push(Span::styled(format!(" {does}  "), look.theme.dim()));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), foot);
    middle
}

/// A frame with a heading.
pub(crate) fn boxed(look: &Look, title: &str, focus: bool) -> Block<'static> {
    let style = if focus { look.theme.focus() } else { look.theme.frame() };
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(style)
        .title(Span::styled(format!(" {title} "), if focus { look.theme.title() } else { Style::new() }))
}

/// An area in the middle of another.
pub(crate) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// A cleared box over the middle of an area; returns its inside.
pub(crate) fn popup(frame: &mut Frame<'_>, look: &Look, title: &str, width: u16, height: u16) -> Rect {
    let area = centred(frame.area(), width, height);
    frame.render_widget(Clear, area);
    frame.render_widget(Block::new().style(look.theme.base()), area);
    let block = boxed(look, title, true);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// Draws only a sentence when the window is too small; returns whether it did.
pub(crate) fn too_small(frame: &mut Frame<'_>, look: &Look) -> bool {
    let area = frame.area();
    let (width, height) = LEAST;
    if area.width >= width && area.height >= height {
        return false;
    }
    let (now_wide, now_high) = (area.width, area.height);
    let text = crate::words::say!(
        look.lang,
        "too-small",
        now_wide = now_wide,
        now_high = now_high,
        width = width,
        height = height
    );
    let lines = ::panes::wrap(&text, area.width.max(1) as usize).into_iter().map(Line::from);
    let lines: Vec<Line<'_>> = lines.collect();
    let place = centred(area, area.width, lines.len() as u16);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), place);
    true
}
