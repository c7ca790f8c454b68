//! The build without Parquet: `Form::of` refuses such names before anything here is called.

use std::path::Path;

use anyhow::bail;

use crate::data::{Column, Dataset};

pub(super) fn from_lines(_lines: &Path, _path: &Path, _columns: &[Column]) -> anyhow::Result<()> {
    bail!("this build of temples writes no Parquet")
}

pub(super) fn read(_path: &Path) -> anyhow::Result<Dataset> {
    bail!("this build of temples reads no Parquet")
}
