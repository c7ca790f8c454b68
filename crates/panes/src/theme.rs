//! Colours: dark and light in 256 colours, and plain, which uses only bold, underline and reverse.

use ratatui::style::{Color, Modifier, Style};

/// Which colours to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// From the environment: none with `NO_COLOR` or on a terminal without colours.
    #[default]
    Auto,
    /// 256 colours; dark or light according to the background that the terminal reports.
    Full,
    /// 256 colours on a dark background.
    Dark,
    /// 256 colours on a light background.
    Light,
    /// No colours.
    Plain,
}

/// The styles of a theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Dark,
    Light,
    Plain,
}

impl Theme {
    /// The theme for this choice in the present environment.
    pub fn choose(colours: Colours) -> Theme {
        let var = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
        Theme::within(colours, var("NO_COLOR").is_some(), var("TERM").as_deref(), var("COLORFGBG").as_deref())
    }

    /// The theme that the environment asks for.
    fn within(colours: Colours, no_color: bool, term: Option<&str>, background: Option<&str>) -> Theme {
        let dumb = term.is_none_or(|term| matches!(term, "dumb" | "vt100" | "vt220" | "linux-m"));
        // The last part of COLORFGBG is the background; 7 and 15 are white.
        let light = background
            .and_then(|both| both.rsplit(';').next())
            .is_some_and(|last| matches!(last, "7" | "15"));
        let by_background = if light { Kind::Light } else { Kind::Dark };
        let kind = match colours {
            Colours::Auto if no_color || dumb => Kind::Plain,
            Colours::Auto | Colours::Full => by_background,
            Colours::Dark => Kind::Dark,
            Colours::Light => Kind::Light,
            Colours::Plain => Kind::Plain,
        };
        Theme { kind }
    }

    /// The next theme, for the key that changes it.
    #[must_use]
    pub fn next(self) -> Theme {
        let kind = match self.kind {
            Kind::Dark => Kind::Light,
            Kind::Light => Kind::Plain,
            Kind::Plain => Kind::Dark,
        };
        Theme { kind }
    }

    fn pick(self, dark: u8, light: u8, plain: Modifier) -> Style {
        match self.kind {
            Kind::Dark => Style::new().fg(Color::Indexed(dark)),
            Kind::Light => Style::new().fg(Color::Indexed(light)),
            Kind::Plain => Style::new().add_modifier(plain),
        }
    }

    /// Ordinary text on the whole screen.
    pub fn base(self) -> Style {
        match self.kind {
            Kind::Dark => Style::new().fg(Color::Indexed(252)).bg(Color::Indexed(234)),
            Kind::Light => Style::new().fg(Color::Indexed(235)).bg(Color::Indexed(255)),
            Kind::Plain => Style::new(),
        }
    }

    /// Headings.
    pub fn title(self) -> Style {
        self.pick(222, 94, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// Less important text.
    pub fn dim(self) -> Style {
        self.pick(244, 244, Modifier::DIM)
    }

    /// Frames.
    pub fn frame(self) -> Style {
        self.pick(240, 249, Modifier::empty())
    }

    /// The frame of the pane that has the keyboard focus.
    pub fn focus(self) -> Style {
        self.pick(179, 130, Modifier::BOLD)
    }

    /// The line the cursor is on.
    pub fn cursor(self) -> Style {
        match self.kind {
            Kind::Dark => Style::new().fg(Color::Indexed(232)).bg(Color::Indexed(179)),
            Kind::Light => Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(130)),
            Kind::Plain => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// What the selected action refers to.
    pub fn target(self) -> Style {
        match self.kind {
            Kind::Dark => Style::new().fg(Color::Indexed(232)).bg(Color::Indexed(150)),
            Kind::Light => Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(28)),
            Kind::Plain => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// What some legal action refers to.
    pub fn possible(self) -> Style {
        self.pick(150, 28, Modifier::UNDERLINED).add_modifier(Modifier::BOLD)
    }

    /// What needs attention.
    pub fn alert(self) -> Style {
        self.pick(210, 160, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// Keys in footers and help.
    pub fn key(self) -> Style {
        self.pick(117, 25, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The bar at the top.
    pub fn bar(self) -> Style {
        match self.kind {
            Kind::Dark => Style::new().fg(Color::Indexed(254)).bg(Color::Indexed(238)),
            Kind::Light => Style::new().fg(Color::Indexed(235)).bg(Color::Indexed(250)),
            Kind::Plain => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The colour of a player.
    pub fn seat(self, seat: u8) -> Style {
        let (dark, light) = match seat {
            0 => (203, 160),
            1 => (75, 26),
            2 => (114, 28),
            _ => (221, 136),
        };
        self.pick(dark, light, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The rival, and what stands against the players.
    pub fn foe(self) -> Style {
        self.pick(176, 90, Modifier::BOLD)
    }

    /// A colour that a game chose for a dark and for a light background; none where there are no colours.
    pub fn tint(self, dark: u8, light: u8) -> Style {
        self.pick(dark, light, Modifier::empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_color_and_dumb_terminals_are_plain_unless_colours_are_asked_for() {
        let term = Some("xterm-256color");
        assert_eq!(Theme::within(Colours::Auto, true, term, None).kind, Kind::Plain);
        assert_eq!(Theme::within(Colours::Auto, false, Some("dumb"), None).kind, Kind::Plain);
        assert_eq!(Theme::within(Colours::Auto, false, term, None).kind, Kind::Dark);
        assert_eq!(Theme::within(Colours::Auto, false, term, Some("0;15")).kind, Kind::Light);
        assert_eq!(Theme::within(Colours::Full, true, term, None).kind, Kind::Dark);
    }
}
