//! A drawing surface that grows with its content, so that a pane can show a part of it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::Line;

/// No picture is higher.
const MOST: u16 = 400;

/// A picture and the places in it that stand for components.
pub struct Canvas {
    buffer: Buffer,
    /// Clickable areas, each with the id of a component or place.
    pub spots: Vec<(Rect, String)>,
    /// The next free line.
    pub y: u16,
}

impl Canvas {
    /// An empty one.
    pub fn new(width: u16) -> Self {
        Canvas { buffer: Buffer::empty(Rect::new(0, 0, width.max(1), 1)), spots: Vec::new(), y: 0 }
    }

    /// The width.
    pub fn width(&self) -> u16 {
        self.buffer.area.width
    }

    /// The lines used.
    pub fn height(&self) -> u16 {
        self.y
    }

    fn reserve(&mut self, height: u16) {
        if height > self.buffer.area.height && height <= MOST {
            let area = Rect::new(0, 0, self.width(), (height + 32).min(MOST));
            self.buffer.resize(area);
        }
    }

    /// Writes at a place, at most `most` columns; returns the column after it.
    pub fn put(&mut self, x: u16, y: u16, most: u16, text: &str, style: Style) -> u16 {
        self.reserve(y + 1);
        if x >= self.width() || y >= self.buffer.area.height {
            return x;
        }
        let most = most.min(self.width() - x) as usize;
        self.buffer.set_stringn(x, y, fit(text, most), most, style).0
    }

    /// Writes spans one after the other within `most` columns; returns the column after them.
    pub fn spans(&mut self, x: u16, y: u16, most: u16, spans: &[(String, Style)]) -> u16 {
        let end = x + most;
        let mut x = x;
        for (text, style) in spans {
            if x >= end {
                break;
            }
            let cut = Line::from(text.as_str()).width() > (end - x) as usize;
            x = self.put(x, y, end - x, text, *style);
            if cut {
                break;
            }
        }
        x
    }

    /// A line of text at the end.
    pub fn line(&mut self, text: &str, style: Style) {
        self.put(0, self.y, self.width(), text, style);
        self.y += 1;
    }

    /// A line of spans at the end.
    pub fn row(&mut self, spans: &[(String, Style)]) {
        self.spans(0, self.y, self.width(), spans);
        self.y += 1;
    }

    /// Appends text on as many lines as it needs, up to `most`.
    pub fn paragraph(&mut self, indent: u16, text: &str, most: usize, style: Style) {
        let mut lines = wrap(text, self.width().saturating_sub(indent) as usize);
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                *last = fit(&format!("{last}…"), self.buffer.area.width.saturating_sub(indent) as usize);
                if !last.ends_with('…') {
                    last.pop();
                    last.push('…');
                }
            }
        }
        for line in lines {
            self.put(indent, self.y, self.width(), &line, style);
            self.y += 1;
        }
    }

    /// Registers the component in an area.
    pub fn spot(&mut self, area: Rect, id: &str) {
        self.spots.push((area, id.to_string()));
    }

    /// Copies the lines from `scroll` on into an area of the screen.
    pub fn show(&self, screen: &mut Buffer, area: Rect, scroll: u16) {
        for y in 0..area.height {
            let from = y + scroll;
            if from >= self.y.min(self.buffer.area.height) {
                break;
            }
            for x in 0..area.width.min(self.width()) {
                let cell = &self.buffer[(x, from)];
                let here = &mut screen[(area.x + x, area.y + y)];
                // Cells drawn without a colour keep that of the screen.
                let drawn = cell.style();
                let own = |colour: &Color| *colour != Color::Reset;
                let drawn = Style { fg: drawn.fg.filter(own), bg: drawn.bg.filter(own), ..drawn };
                let style = here.style().patch(drawn);
                here.set_symbol(cell.symbol()).set_style(style);
            }
        }
    }
}

/// A text cut to a width, with a mark where something is missing.
pub fn fit(text: &str, width: usize) -> String {
    if Line::from(text).width() <= width {
        return text.to_string();
    }
    let mut short = String::new();
    for c in text.chars() {
        if Line::from(short.as_str()).width() + 1 >= width {
            break;
        }
        short.push(c);
    }
    if width > 0 { format!("{}…", short.trim_end()) } else { String::new() }
}

/// A text on lines of at most this width.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(4);
    let mut lines = Vec::new();
    for part in text.split('\n') {
        let mut line = String::new();
        for word in part.split_whitespace() {
            let longer = Line::from(line.as_str()).width() + 1 + Line::from(word).width();
            if !line.is_empty() && longer > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += &fit(word, width);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_or_wrapped() {
        assert_eq!(fit("Compass Camp", 20), "Compass Camp");
        assert_eq!(fit("Compass Camp", 8), "Compass…");
        assert_eq!(fit("Compass Camp", 5), "Comp…");
        assert_eq!(fit("Camp", 0), "");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one\ntwo", 7), ["one", "two"]);
    }

    #[test]
    fn a_canvas_grows_and_remembers_what_lies_where() {
        let mut canvas = Canvas::new(10);
        canvas.line("first", Style::new());
        canvas.spot(Rect::new(0, 0, 5, 1), "a");
        for _ in 0..50 {
            canvas.line("more", Style::new());
        }
        assert_eq!(canvas.height(), 51);
        let mut screen = Buffer::empty(Rect::new(0, 0, 10, 2));
        canvas.show(&mut screen, Rect::new(0, 0, 10, 2), 0);
        assert_eq!(screen[(0, 0)].symbol(), "f");
        canvas.show(&mut screen, Rect::new(0, 0, 10, 2), 50);
        assert_eq!(screen[(0, 0)].symbol(), "m");
    }
}
