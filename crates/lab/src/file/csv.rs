//! Comma-separated values as in RFC 4180: a cell with a comma, a quote or a line break is quoted.

use super::FileError;
use crate::data::{Cell, Column, Dataset, Kind};

/// One line with its line break.
pub(super) fn line(cells: impl Iterator<Item = String>) -> String {
    let quoted: Vec<String> = cells
        .map(|cell| {
            if cell.contains([',', '"', '\n', '\r']) {
                format!("\"{}\"", cell.replace('"', "\"\""))
            } else {
                cell
            }
        })
        .collect();
    format!("{}\n", quoted.join(","))
}

/// Reads a file with a header. Column types are inferred from the cells.
pub(super) fn read(text: &str) -> Result<Dataset, FileError> {
    let mut records = split(text).into_iter();
    let heads = records.next().ok_or(FileError::Empty)?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (at, record) in records.enumerate() {
        if record.len() != heads.len() {
            let (cells, names) = (record.len(), heads.len());
            return Err(FileError::Cells { row: at + 1, cells, names });
        }
        rows.push(record);
    }
    let columns: Vec<Column> = heads
        .into_iter()
        .enumerate()
        .map(|(at, name)| Column::new(name, kind(rows.iter().map(|row| row[at].as_str()))))
        .collect();
    let rows = rows
        .into_iter()
        .map(|row| row.into_iter().zip(&columns).map(|(text, column)| cell(text, column.kind)).collect())
        .collect();
    Ok(Dataset { columns, rows })
}

fn kind<'a>(cells: impl Iterator<Item = &'a str>) -> Kind {
    let mut kind = Kind::Integer;
    for cell in cells.filter(|cell| !cell.is_empty()) {
        if kind == Kind::Integer && cell.parse::<i64>().is_err() {
            kind = Kind::Real;
        }
        if kind == Kind::Real && cell.parse::<f64>().is_err() {
            return Kind::Text;
        }
    }
    kind
}

fn cell(text: String, kind: Kind) -> Cell {
    match kind {
        _ if text.is_empty() => Cell::Empty,
        Kind::Integer => text.parse().map_or(Cell::Empty, Cell::Integer),
        Kind::Real => text.parse().map_or(Cell::Empty, Cell::Real),
        Kind::Text => Cell::Text(text),
    }
}

/// The cells of all lines. A last line without its line break is one that was not finished, and left out.
fn split(text: &str) -> Vec<Vec<String>> {
    let mut records = Vec::new();
    let mut record = Vec::new();
    let mut cell = String::new();
    let mut quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => record.push(std::mem::take(&mut cell)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                record.push(std::mem::take(&mut cell));
                records.push(std::mem::take(&mut record));
            }
            other => cell.push(other),
        }
    }
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let strange = ["a,b", "say \"no\"", "two\nlines", "", "plain"];
        let text = line(["v", "w", "x", "y", "z"].map(String::from).into_iter())
            + &line(strange.map(String::from).into_iter());
        let data = read(&text).expect("it is CSV");
        let cells: Vec<String> = data.rows[0].iter().map(|cell| cell.text().unwrap_or_default()).collect();
        assert_eq!(cells, strange);
    }

    #[test]
    fn columns_get_the_kind_of_their_cells_and_an_unfinished_line_is_left_out() {
        let data = read("n,r,t,none\n1,1.5,x,\n-2,3,4,\n7,").expect("it is CSV");
        let kinds: Vec<Kind> = data.columns.iter().map(|column| column.kind).collect();
        assert_eq!(kinds, [Kind::Integer, Kind::Real, Kind::Text, Kind::Integer]);
        assert_eq!(data.rows.len(), 2);
        assert_eq!(data.rows[1], [Cell::Integer(-2), Cell::Real(3.0), Cell::from("4"), Cell::Empty]);
        assert_eq!(read("a,b\n1\n").err(), Some(FileError::Cells { row: 1, cells: 1, names: 2 }));
        assert!(read("").is_err());
    }
}
