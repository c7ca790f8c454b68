//! Text in aligned columns.

use std::io::{self, Write};

/// Alignment of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// Rows of text under headings.
pub(crate) struct Columns {
    align: Vec<Align>,
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// A table with these headings. Columns without an alignment are right-aligned, as numbers are.
    pub(crate) fn new<S: AsRef<str>>(heads: &[S], align: &[Align]) -> Self {
        let mut align = align.to_vec();
        align.resize(heads.len(), Align::Right);
        Columns { align, rows: vec![heads.iter().map(|head| head.as_ref().to_string()).collect()] }
    }

    /// Adds a row with one cell per heading.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        debug_assert_eq!(cells.len(), self.align.len());
        self.rows.push(cells);
    }

    /// Writes the table with two spaces between columns and none at the end of a line.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let width =
            |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
        let widths: Vec<usize> = (0..self.align.len()).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, &width), align) in row.iter().zip(&widths).zip(&self.align) {
                let space = " ".repeat(width - cell.chars().count());
                if !line.is_empty() {
                    line.push_str("  ");
                }
                match align {
                    Align::Left => line.extend([cell.as_str(), &space]),
                    Align::Right => line.extend([&space, cell.as_str()]),
                }
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_by_characters_not_bytes() {
        let mut table = Columns::new(&["name", "n"], &[Align::Left]);
        table.row(vec!["épée".into(), "1".into()]);
        table.row(vec!["rope".into(), "10".into()]);
        let mut out = Vec::new();
        table.write(&mut out).expect("a Vec takes all");
        assert_eq!(String::from_utf8(out).expect("text"), "name   n\népée   1\nrope  10\n");
    }
}
