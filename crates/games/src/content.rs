//! Reads a folder of component tables that a box owner lays over the embedded ones. It knows files and
//! the ids of the games; only the game built from a table knows what it means.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Problems;
use kernel::content::TableFile;

use crate::{IDS, WORDS};

words::errors! {
    /// Why a content folder cannot be read.
    pub enum FolderError in WORDS {
        "folder-stranger" Stranger { path: String, known: &'static [&'static str] },
        "folder-empty" Empty { path: String, game: &'static str },
        "folder-unread" Unread { path: String, message: String },
        "folder-no-table" NoTable { path: String },
        "folder-unread-table" UnreadTable { path: String, message: String },
    }
}

/// Reads `folder/GAME/*.toml` for every known game, in the order of their names.
///
/// The error lists everything in the folder that is not a table of a known game: a misplaced file
/// would otherwise be a correction with no effect.
pub fn read_folder(folder: &Path) -> Result<Vec<TableFile>, Problems> {
    let mut problems = Problems::default();
    let mut files = Vec::new();
    for (name, path) in entries(folder)? {
        if !path.is_dir() || !IDS.contains(&name.as_str()) {
            problems.push(FolderError::Stranger { path: path.display().to_string(), known: &IDS });
            continue;
        }
        match entries(&path) {
            Ok(tables) => tables.into_iter().for_each(|(table, path)| match read_table(&path) {
                Ok(text) => files.push(TableFile { name: format!("{name}/{table}"), text }),
                Err(reason) => problems.push(reason),
            }),
            Err(more) => problems.0.extend(more.0),
        }
    }
    if files.is_empty() && problems.0.is_empty() {
        problems.push(FolderError::Empty { path: folder.display().to_string(), game: IDS[0] });
    }
    problems.or(files)
}

/// Names and paths in a folder, sorted so that reading does not depend on the file system.
fn entries(folder: &Path) -> Result<Vec<(String, PathBuf)>, Problems> {
    let unreadable = |error: std::io::Error| {
        let (path, message) = (folder.display().to_string(), error.to_string());
        Problems::one(FolderError::Unread { path, message })
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        found.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    found.sort();
    Ok(found)
}

fn read_table(path: &Path) -> Result<String, FolderError> {
    let name = path.display().to_string();
    if !path.is_file() || path.extension().is_none_or(|ext| ext != "toml") {
        return Err(FolderError::NoTable { path: name });
    }
    fs::read_to_string(path)
        .map_err(|error| FolderError::UnreadTable { path: name, message: error.to_string() })
}
