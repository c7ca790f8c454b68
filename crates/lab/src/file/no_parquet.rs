//! The build without Parquet: `Form::of` refuses such names before anything here is called.

use std::path::Path;

use super::FileError;
use crate::data::{Column, Dataset};

pub(super) fn from_lines(_lines: &Path, _path: &Path, _columns: &[Column]) -> anyhow::Result<()> {
    Err(FileError::NoParquet.into())
}

pub(super) fn read(_path: &Path) -> anyhow::Result<Dataset> {
    Err(FileError::NoParquet.into())
}
