//! The contents of a report before it is a page or a text: sections of plots and tables.

use std::fmt::Write;

use super::escape;

/// A cell of a table.
pub(super) enum Piece {
    Text(String),
    /// A bar, as a share of the longest.
    Bar(f64),
    /// A difference; certain if its interval does not reach zero.
    Lead {
        text: String,
        up: bool,
        certain: bool,
    },
    /// The same drawn with its interval, as shares of the largest.
    Interval {
        lead: f64,
        margin: f64,
    },
}

/// A table. The first cell of a row names it; a column without a heading is a drawing, the first one apart.
pub(super) struct Grid {
    pub heads: Vec<String>,
    pub rows: Vec<Vec<Piece>>,
}

/// A part of a section.
pub(super) enum Block {
    Heading(String),
    /// A plot as SVG, with the numbers behind it.
    Figure {
        plot: String,
        caption: String,
        numbers: Option<Grid>,
    },
    Grid(Grid),
}

/// A section of the report.
pub(super) struct Section {
    id: String,
    heading: String,
    lead: String,
    parts: Vec<Block>,
}

impl Block {
    pub(super) fn figure(plot: &str, caption: &str, numbers: Option<Grid>) -> Self {
        Block::Figure { plot: plot.to_string(), caption: caption.to_string(), numbers }
    }
}

impl Section {
    pub(super) fn new(id: &str, heading: &str, lead: &str, parts: Vec<Block>) -> Self {
        Section { id: id.to_string(), heading: heading.to_string(), lead: lead.to_string(), parts }
    }

    /// The section of a page; `fold` is written where the numbers are folded away.
    pub(super) fn html(&self, fold: &str) -> String {
        let Section { id, heading, lead, parts } = self;
        // A percent sign stays with its number.
        let lead = lead.replace(" %", "\u{a0}%");
        let mut out = format!("<section id=\"{id}\">\n<h2>{heading}</h2>\n<p class=\"lead\">{lead}</p>\n");
        for part in parts {
            match part {
                Block::Heading(text) => put(&mut out, format_args!("<h3>{}</h3>\n", escape(text))),
                Block::Grid(grid) => {
                    put(&mut out, format_args!("<div class=\"scroll\">{}</div>\n", grid.html()));
                }
                Block::Figure { plot, caption, numbers } => {
                    put(&mut out, format_args!("<figure>\n{plot}\n<figcaption>{caption}</figcaption>\n"));
                    if let Some(grid) = numbers {
                        put(
                            &mut out,
                            format_args!(
                                "<details><summary>{fold}</summary>\n<div class=\"scroll\">{}</div></details>\n",
                                grid.html()
                            ),
                        );
                    }
                    out.push_str("</figure>\n");
                }
            }
        }
        out + "</section>\n"
    }

    /// The section as Markdown: tables only, because the remaining text is about the plots.
    pub(super) fn markdown(&self) -> String {
        let mut out = format!("### {}\n\n", self.heading);
        for part in &self.parts {
            match part {
                Block::Heading(text) => put(&mut out, format_args!("#### {text}\n\n")),
                Block::Grid(grid) | Block::Figure { numbers: Some(grid), .. } => {
                    out.push_str(&grid.markdown());
                }
                Block::Figure { numbers: None, .. } => {}
            }
        }
        out
    }
}

impl Grid {
    /// A table of text.
    pub(super) fn plain(heads: Vec<String>, rows: Vec<Vec<String>>) -> Self {
        let rows = rows.into_iter().map(|row| row.into_iter().map(Piece::Text).collect()).collect();
        Grid { heads, rows }
    }

    fn html(&self) -> String {
        let mut out = String::from("<table>\n<thead><tr>");
        for head in &self.heads {
            put(&mut out, format_args!("<th scope=\"col\">{}</th>", escape(head)));
        }
        out.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            out.push_str("<tr>");
            for (at, piece) in row.iter().enumerate() {
                let cell = piece.html();
                if at == 0 {
                    put(&mut out, format_args!("<th scope=\"row\">{cell}</th>"));
                } else {
                    put(&mut out, format_args!("<td>{cell}</td>"));
                }
            }
            out.push_str("</tr>\n");
        }
        out + "</tbody>\n</table>\n"
    }

    fn markdown(&self) -> String {
        let kept: Vec<usize> =
            (0..self.heads.len()).filter(|&at| at == 0 || !self.heads[at].is_empty()).collect();
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let mut out = line(kept.iter().map(|&at| self.heads[at].clone()).collect());
        out += &line(kept.iter().map(|&at| if at == 0 { "---" } else { "---:" }.to_string()).collect());
        for row in &self.rows {
            out += &line(kept.iter().map(|&at| row[at].markdown()).collect());
        }
        out + "\n"
    }
}

impl Piece {
    fn html(&self) -> String {
        match self {
            Piece::Text(text) => escape(text),
            Piece::Bar(share) => {
                format!("<span class=\"bar\"><i style=\"width:{:.0}%\"></i></span>", (100.0 * share).max(1.0))
            }
            Piece::Lead { text, up, certain } => {
                let class = match (certain, up) {
                    (true, true) => "up",
                    (true, false) => "down",
                    (false, _) => "even",
                };
                format!("<span class=\"{class}\">{}</span>", escape(text))
            }
            Piece::Interval { lead, margin } => interval(*lead, *margin),
        }
    }

    fn markdown(&self) -> String {
        match self {
            Piece::Text(text) => text.replace('|', "\\|"),
            Piece::Lead { text, certain: true, .. } => format!("**{text}**"),
            Piece::Lead { text, .. } => text.clone(),
            Piece::Bar(_) | Piece::Interval { .. } => String::new(),
        }
    }
}

/// A difference with its interval, drawn small beside the numbers.
fn interval(lead: f64, margin: f64) -> String {
    let x = |value: f64| 75.0 + 72.0 * value.clamp(-1.0, 1.0);
    let class = if margin < lead {
        "seat2"
    } else if margin < -lead {
        "seat0"
    } else {
        "plain"
    };
    format!(
        "<svg class='mini' viewBox='0 0 150 14' aria-hidden='true'><line class='zero' x1='75' x2='75' y1='0' y2='14'/>\
         <g class='dot {class}'><line x1='{:.1}' x2='{:.1}' y1='7' y2='7'/><circle cx='{:.1}' cy='7' r='3.5'/></g></svg>",
        x(lead - margin),
        x(lead + margin),
        x(lead)
    )
}

/// Writing to a string cannot fail.
pub(super) fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string takes everything");
}
