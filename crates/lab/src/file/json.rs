//! JSON lines: one flat object per row, with the columns in order and `null` in empty cells.

use serde_json::{Map, Value};

use super::FileError;
use crate::data::{Cell, Column, Dataset, Kind};

/// One line with its line break.
pub(super) fn line(columns: &[Column], row: &[Cell]) -> String {
    let object: Map<String, Value> =
        columns.iter().zip(row).map(|(column, cell)| (column.name.clone(), value(cell))).collect();
    format!("{}\n", Value::Object(object))
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Empty => Value::Null,
        Cell::Integer(number) => Value::from(*number),
        Cell::Real(number) => Value::from(*number),
        Cell::Text(text) => Value::from(text.as_str()),
    }
}

/// Reads all lines. A last line that is cut short is one that was not finished, and left out.
pub(super) fn read(text: &str) -> Result<Dataset, FileError> {
    let mut data = Dataset::default();
    for (at, line) in text.split_inclusive('\n').enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        match serde_json::from_str::<Map<String, Value>>(line) {
            Ok(object) => add(&mut data, object)
                .map_err(|error| FileError::Line { line: at + 1, reason: Box::new(error) })?,
            Err(_) if !line.ends_with('\n') => {}
            Err(error) => return Err(FileError::NoObject { line: at + 1, message: error.to_string() }),
        }
    }
    Ok(data)
}

/// Adds a row. Columns that earlier rows did not have are empty there.
fn add(data: &mut Dataset, object: Map<String, Value>) -> Result<(), FileError> {
    let mut row = vec![Cell::Empty; data.columns.len()];
    for (guess, (name, value)) in object.into_iter().enumerate() {
        let cell = match value {
            Value::Null => Cell::Empty,
            Value::Bool(yes) => Cell::Integer(i64::from(yes)),
            Value::String(text) => Cell::Text(text),
            Value::Number(number) => match (number.as_i64(), number.as_f64()) {
                (Some(whole), _) => Cell::Integer(whole),
                (None, Some(real)) => Cell::Real(real),
                (None, None) => return Err(FileError::Large { column: name }),
            },
            Value::Array(_) | Value::Object(_) => return Err(FileError::Nested { column: name }),
        };
        // All rows of one run have the same columns in the same order.
        let known = data.columns.get(guess).filter(|column| column.name == name).map(|_| guess);
        let at = known.or_else(|| data.columns.iter().position(|column| column.name == name));
        let at = at.unwrap_or_else(|| {
            data.columns.push(Column::new(name, Kind::Integer));
            for row in &mut data.rows {
                row.push(Cell::Empty);
            }
            row.push(Cell::Empty);
            data.columns.len() - 1
        });
        let kind = &mut data.columns[at].kind;
        match cell {
            Cell::Text(_) => *kind = Kind::Text,
            Cell::Real(_) if *kind == Kind::Integer => *kind = Kind::Real,
            Cell::Empty | Cell::Integer(_) | Cell::Real(_) => {}
        }
        row[at] = cell;
    }
    data.rows.push(row);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_may_bring_columns_and_a_cut_last_line_is_left_out() {
        let data =
            read("{\"a\":1,\"b\":null}\n\n{\"b\":\"x\",\"c\":2.5}\n{\"a\":").expect("it is JSON lines");
        let columns: Vec<(&str, Kind)> =
            data.columns.iter().map(|column| (column.name.as_str(), column.kind)).collect();
        assert_eq!(columns, [("a", Kind::Integer), ("b", Kind::Text), ("c", Kind::Real)]);
        assert_eq!(data.rows[0], [Cell::Integer(1), Cell::Empty, Cell::Empty]);
        assert_eq!(data.rows[1], [Cell::Empty, Cell::from("x"), Cell::Real(2.5)]);
        let reason = Box::new(FileError::Nested { column: "a".into() });
        assert_eq!(read("{\"a\":[1]}\n").err(), Some(FileError::Line { line: 1, reason }));
        assert!(matches!(read("nonsense\n{}\n"), Err(FileError::NoObject { line: 1, .. })));
    }
}
