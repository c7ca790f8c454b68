//! Parquet through the crate of that name: one optional column each, groups of rows, compressed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::Field;
use parquet::schema::types::Type;

use super::{FileError, json};
use crate::data::{Cell, Column, Dataset, Kind};

/// Rows of a group: enough to compress well, few enough to keep in memory.
const GROUP: usize = 16_384;

/// Makes a Parquet file of JSON lines, a group at a time.
pub(super) fn from_lines(lines: &Path, path: &Path, columns: &[Column]) -> anyhow::Result<()> {
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let file = File::create(path)?;
    let mut writer = SerializedFileWriter::new(file, Arc::new(schema(columns)?), Arc::new(properties))?;
    let mut text = String::new();
    let mut pending = 0;
    for line in BufReader::new(File::open(lines)?).lines() {
        text.push_str(&line?);
        text.push('\n');
        pending += 1;
        if pending == GROUP {
            group(&mut writer, columns, &text)?;
            text.clear();
            pending = 0;
        }
    }
    if pending > 0 {
        group(&mut writer, columns, &text)?;
    }
    writer.close()?;
    Ok(())
}

fn schema(columns: &[Column]) -> anyhow::Result<Type> {
    let fields = columns
        .iter()
        .map(|column| {
            let (physical, logical) = match column.kind {
                Kind::Integer => (Physical::INT64, None),
                Kind::Real => (Physical::DOUBLE, None),
                Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            };
            let field = Type::primitive_type_builder(&column.name, physical)
                .with_repetition(Repetition::OPTIONAL)
                .with_logical_type(logical)
                .build()?;
            Ok(Arc::new(field))
        })
        .collect::<anyhow::Result<Vec<_>>>()?;
    Ok(Type::group_type_builder("rows").with_fields(fields).build()?)
}

fn group(writer: &mut SerializedFileWriter<File>, columns: &[Column], text: &str) -> anyhow::Result<()> {
    let data = json::read(text).map_err(anyhow::Error::msg)?;
    let mut group = writer.next_row_group()?;
    for at in 0..columns.len() {
        let cells = || data.rows.iter().map(|row| row.get(at).unwrap_or(&Cell::Empty));
        let present: Vec<i16> = cells().map(|cell| i16::from(*cell != Cell::Empty)).collect();
        let mut out = group.next_column()?.expect("a group has all columns");
        match out.untyped() {
            ColumnWriter::Int64ColumnWriter(out) => {
                let values: Vec<i64> = cells().filter_map(Cell::integer).collect();
                out.write_batch(&values, Some(&present), None)?;
            }
            ColumnWriter::DoubleColumnWriter(out) => {
                let values: Vec<f64> = cells()
                    .filter_map(|cell| match cell {
                        Cell::Integer(number) => Some(*number as f64),
                        Cell::Real(number) => Some(*number),
                        Cell::Empty | Cell::Text(_) => None,
                    })
                    .collect();
                out.write_batch(&values, Some(&present), None)?;
            }
            ColumnWriter::ByteArrayColumnWriter(out) => {
                let values: Vec<ByteArray> =
                    cells().filter_map(Cell::text).map(|text| ByteArray::from(text.into_bytes())).collect();
                out.write_batch(&values, Some(&present), None)?;
            }
            _ => unreachable!("the schema has integers, reals and text"),
        }
        out.close()?;
    }
    group.close()?;
    Ok(())
}

/// Reads a Parquet file of flat columns, ours or one that another program wrote.
pub(super) fn read(path: &Path) -> anyhow::Result<Dataset> {
    let reader = SerializedFileReader::new(File::open(path)?)?;
    let mut data = Dataset::default();
    for field in reader.metadata().file_metadata().schema().get_fields() {
        if !field.is_primitive() {
            return Err(FileError::Nested { column: field.name().into() }.into());
        }
        let kind = match field.get_physical_type() {
            Physical::BOOLEAN | Physical::INT32 | Physical::INT64 => Kind::Integer,
            Physical::FLOAT | Physical::DOUBLE => Kind::Real,
            Physical::BYTE_ARRAY | Physical::FIXED_LEN_BYTE_ARRAY | Physical::INT96 => Kind::Text,
        };
        data.columns.push(Column::new(field.name(), kind));
    }
    for row in reader.get_row_iter(None)? {
        data.rows.push(row?.get_column_iter().map(|(_, field)| cell(field)).collect());
    }
    Ok(data)
}

fn cell(field: &Field) -> Cell {
    match field {
        Field::Null => Cell::Empty,
        Field::Bool(yes) => Cell::Integer(i64::from(*yes)),
        Field::Byte(number) => Cell::Integer(i64::from(*number)),
        Field::Short(number) => Cell::Integer(i64::from(*number)),
        Field::Int(number) => Cell::Integer(i64::from(*number)),
        Field::Long(number) => Cell::Integer(*number),
        Field::UByte(number) => Cell::Integer(i64::from(*number)),
        Field::UShort(number) => Cell::Integer(i64::from(*number)),
        Field::UInt(number) => Cell::Integer(i64::from(*number)),
        Field::ULong(number) => i64::try_from(*number).map_or(Cell::Empty, Cell::Integer),
        Field::Float(number) => Cell::Real(f64::from(*number)),
        Field::Double(number) => Cell::Real(*number),
        Field::Str(text) => Cell::Text(text.clone()),
        other => Cell::Text(other.to_string()),
    }
}
