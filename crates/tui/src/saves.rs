//! Games on disk: one file per game in progress, which grows by a line with every change, and one record per
//! finished game. A line cut off by a crash is a change that was never acknowledged, and is dropped.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use crate::trouble::Trouble;
use table::{Change, Created, Entry, Stored};

/// The folder in which this program saves games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder(pub PathBuf);

/// A saved game, as the list shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// Its file.
    pub path: PathBuf,
    /// How it was created.
    pub created: Created,
    /// How many steps were taken.
    pub steps: usize,
}

impl Folder {
    fn saves(&self) -> PathBuf {
        self.0.join("saves")
    }

    fn records(&self) -> PathBuf {
        self.0.join("records")
    }

    /// A file for a new game, not yet created.
    pub fn journal(&self, game: &str, at: u64) -> Journal {
        Journal { path: self.saves().join(format!("{at}-{game}.save")), file: None, folder: self.clone() }
    }

    /// The saved games, the latest first. Files that are none are left out.
    pub fn list(&self) -> Vec<Save> {
        let mut saves: Vec<Save> = files(&self.saves(), "save")
            .into_iter()
            .filter_map(|path| {
                let stored = read(&path).ok()?;
                let steps = steps_of(&stored.entries);
                Some(Save { path, created: stored.created, steps })
            })
            .collect();
        saves.sort_by_key(|save| std::cmp::Reverse((save.created.at, save.path.clone())));
        saves
    }

    /// The records of finished games, the latest first.
    pub fn list_records(&self) -> Vec<PathBuf> {
        let mut records = files(&self.records(), "record");
        records.sort();
        records.reverse();
        records
    }

    /// Reads a saved game and continues its file.
    pub fn open(&self, path: &Path) -> Result<(Stored, Journal), Trouble> {
        let stored = read(path)?;
        // An incomplete line is removed, so that the next one starts on its own.
        let journal = Journal { path: path.to_path_buf(), file: None, folder: self.clone() };
        let mut journal = journal;
        journal.rewrite(&stored)?;
        Ok((stored, journal))
    }

    /// Writes a record and returns its path.
    pub fn keep_record(&self, name: &str, record: &str) -> Result<PathBuf, Trouble> {
        let path = self.records().join(format!("{name}.record"));
        make_folder_of(&path)?;
        fs::write(&path, record).map_err(|error| Trouble::unwritten(&path, &error))?;
        Ok(path)
    }
}

/// The file of a game in progress.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Option<File>,
    folder: Folder,
}

impl Journal {
    /// Makes the file.
    pub fn begin(&mut self, created: &Created) -> Result<(), Trouble> {
        make_folder_of(&self.path)?;
        self.file = Some(File::create(&self.path).map_err(|error| Trouble::unwritten(&self.path, &error))?);
        let line = serde_json::to_string(created).map_err(|error| Trouble::unwritten(&self.path, &error))?;
        self.line(&line)
    }

    /// Appends changes, and returns when they are on disk.
    pub fn append(&mut self, entries: &[Entry]) -> Result<(), Trouble> {
        let mut text = String::new();
        for entry in entries {
            text += &serde_json::to_string(entry).map_err(|error| Trouble::unwritten(&self.path, &error))?;
            text.push('\n');
        }
        self.line(text.trim_end_matches('\n'))
    }

    fn line(&mut self, text: &str) -> Result<(), Trouble> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        if text.is_empty() {
            return Ok(());
        }
        file.write_all(format!("{text}\n").as_bytes())
            .and_then(|()| file.sync_data())
            .map_err(|error| Trouble::unwritten(&self.path, &error))
    }

    /// Rewrites the whole file, first beside the old one, so that one of them is always complete.
    fn rewrite(&mut self, stored: &Stored) -> Result<(), Trouble> {
        let beside = self.path.with_extension("new");
        let whole = self.path.clone();
        self.path.clone_from(&beside);
        self.begin(&stored.created)?;
        self.append(&stored.entries)?;
        self.path.clone_from(&whole);
        fs::rename(&beside, &whole).map_err(|error| Trouble::unwritten(&whole, &error))?;
        let file = OpenOptions::new().append(true).open(&whole);
        self.file = Some(file.map_err(|error| Trouble::unwritten(&whole, &error))?);
        Ok(())
    }

    /// Stores a finished game as a record and removes the save.
    pub fn finish(self, record: &str) -> Result<PathBuf, Trouble> {
        let name = self.path.file_stem().map_or_else(|| "game".into(), |stem| stem.to_string_lossy());
        let kept = self.folder.keep_record(&name, record)?;
        fs::remove_file(&self.path).map_err(|error| Trouble::unwritten(&self.path, &error))?;
        Ok(kept)
    }
}

/// How many steps these changes leave.
fn steps_of(entries: &[Entry]) -> usize {
    entries.iter().fold(0, |steps, entry| match entry.change {
        Change::Did { .. } => steps + 1,
        Change::TookBack { to, .. } => to as usize,
        _ => steps,
    })
}

fn read(path: &Path) -> Result<Stored, Trouble> {
    let unreadable = |error: std::io::Error| Trouble::unread(path, &error);
    let mut lines = BufReader::new(File::open(path).map_err(unreadable)?).lines();
    let none = || Trouble::NoSave { path: path.display().to_string() };
    let first = lines.next().ok_or_else(none)?.map_err(unreadable)?;
    let created: Created = serde_json::from_str(&first).map_err(|_| none())?;
    let mut stored = Stored::new(created);
    for line in lines {
        let Ok(entry) = serde_json::from_str(&line.map_err(unreadable)?) else {
            break;
        };
        stored.entries.push(entry);
    }
    Ok(stored)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|own| own == extension))
        .collect()
}

fn make_folder_of(path: &Path) -> Result<(), Trouble> {
    let Some(folder) = path.parent() else {
        return Ok(());
    };
    fs::create_dir_all(folder).map_err(|error| Trouble::unwritten(folder, &error))
}
