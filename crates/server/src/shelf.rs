//! The component tables of a server: those for new games, and all that earlier games began with.
//!
//! A game keeps the component tables it began with, so the shelf only grows while the program runs. Every set that a
//! game began with is also in the database, and is loaded from there when a release or a correction has changed the
//! tables for new games. On a local server the corrections are stored in a folder, and the last one is in use again
//! after a restart.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
use std::{fs, io};

use games::Rules;
use kernel::Problems;
use kernel::content::{TableFile, whole};
use sha2::{Digest, Sha256};

/// The file that names the folder in use for new games.
const NOW: &str = "now";

/// The component tables of a server.
pub struct Shelf {
    sets: RwLock<Sets>,
    /// Where sets of tables are stored; a public server stores none.
    folder: Option<PathBuf>,
}

struct Sets {
    /// The rules for new games.
    now: Vec<Rules>,
    /// The files laid over the embedded tables for them.
    overrides: Vec<TableFile>,
    /// Rules that earlier games began with.
    known: Vec<Rules>,
    /// Sets of tables that are in the database, by game and hash.
    stored: HashSet<(&'static str, u64)>,
}

impl From<Vec<Rules>> for Shelf {
    /// Exactly these rules, which cannot be corrected from outside.
    fn from(now: Vec<Rules>) -> Self {
        Shelf::fixed(now, Vec::new())
    }
}

impl Shelf {
    /// Exactly these rules, built from these files.
    pub fn fixed(now: Vec<Rules>, overrides: Vec<TableFile>) -> Shelf {
        Shelf {
            sets: RwLock::new(Sets { now, overrides, known: Vec::new(), stored: HashSet::new() }),
            folder: None,
        }
    }

    /// The shelf of a local server. New games use `given` or, without it, the last choice. A set of tables that
    /// this version cannot read is left out, with a line in the log.
    pub fn open(folder: &Path, given: Option<Vec<TableFile>>) -> Result<Shelf, Problems> {
        let unreadable =
            |error: io::Error| Problems::one(format!("cannot use the folder {}: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(unreadable)?;
        let chosen = fs::read_to_string(folder.join(NOW)).unwrap_or_default();
        let mut known = Rules::all(&[])?;
        let mut latest = Vec::new();
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            // A name that begins with a dot is an unfinished set.
            let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if hidden || !path.is_dir() {
                continue;
            }
            let read = games::content::read_folder(&path).and_then(|files| Ok((Rules::all(&files)?, files)));
            match read {
                Ok((rules, files)) => {
                    known.extend(rules);
                    if path.file_name().is_some_and(|name| name == chosen.trim()) {
                        latest = files;
                    }
                }
                Err(problems) => {
                    tracing::warn!(folder = %path.display(), %problems, "component tables are left out");
                }
            }
        }
        let keep = given.is_some();
        let overrides = given.unwrap_or(latest);
        let now = Rules::all(&overrides)?;
        let sets = Sets { now, overrides: overrides.clone(), known, stored: HashSet::new() };
        let shelf = Shelf { sets: RwLock::new(sets), folder: Some(folder.to_path_buf()) };
        if keep && !overrides.is_empty() {
            shelf.keep(&overrides).map_err(unreadable)?;
        }
        Ok(shelf)
    }

    /// Whether tables can be corrected from the browser.
    pub(crate) fn is_local(&self) -> bool {
        self.folder.is_some()
    }

    /// The rules for new games.
    pub(crate) fn all(&self) -> Vec<Rules> {
        self.read(|sets| sets.now.clone())
    }

    /// The files laid over the embedded tables for new games.
    pub(crate) fn overrides(&self) -> Vec<TableFile> {
        self.read(|sets| sets.overrides.clone())
    }

    /// The rules of a game with the tables that have this hash.
    pub(crate) fn with_content(&self, game: &str, content: u64) -> Option<Rules> {
        let same = |rules: &&Rules| fits(rules, game, content);
        self.read(|sets| sets.now.iter().chain(&sets.known).find(same).cloned())
    }

    /// The rules built from stored tables, for the games that began with them. `None` if this program builds
    /// different rules from these tables than the one that stored them.
    pub(crate) fn learn(&self, game: &str, content: u64, files: &[TableFile]) -> Option<Rules> {
        let rules = Rules::by_id(game, files)
            .inspect_err(|problems| tracing::warn!(game, %problems, "kept component tables cannot be read"))
            .ok()?;
        if !fits(&rules, game, content) {
            return None;
        }
        let mut sets = self.sets.write().unwrap_or_else(PoisonError::into_inner);
        sets.known.push(rules.clone());
        sets.stored.insert((rules.id(), content));
        Some(rules)
    }

    /// The tables for new games that the database may not have yet: the game, the hash and all
    /// files.
    pub(crate) fn unstored(&self) -> Vec<(&'static str, u64, Vec<TableFile>)> {
        self.read(|sets| {
            let new = sets.now.iter().map(|rules| {
                let game = rules.game();
                (game.id(), game.content_hash(), game.tables())
            });
            let new = new.filter(|(id, content, _)| !sets.stored.contains(&(*id, *content)));
            new.map(|(id, content, schemas)| (id, content, whole(id, schemas, &sets.overrides))).collect()
        })
    }

    /// The database has these tables.
    pub(crate) fn is_stored(&self, game: &'static str, content: u64) {
        self.sets.write().unwrap_or_else(PoisonError::into_inner).stored.insert((game, content));
    }

    /// Uses these tables for new games from now on; games that have begun keep theirs.
    pub(crate) fn adopt(&self, overrides: Vec<TableFile>) -> Result<Result<(), Problems>, io::Error> {
        let now = match Rules::all(&overrides) {
            Ok(now) => now,
            Err(problems) => return Ok(Err(problems)),
        };
        // Tables that would be lost at a restart must not be used.
        let name = if overrides.is_empty() { String::new() } else { self.keep(&overrides)? };
        if let Some(folder) = &self.folder {
            put(&folder.join(NOW), &name)?;
        }
        let mut sets = self.sets.write().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut sets.now, now);
        sets.known.splice(0..0, before);
        sets.overrides = overrides;
        Ok(Ok(()))
    }

    /// Stores a set of tables under a name made of its texts.
    fn keep(&self, overrides: &[TableFile]) -> Result<String, io::Error> {
        let name = name_of(overrides);
        let Some(folder) = &self.folder else { return Ok(name) };
        let (whole, half) = (folder.join(&name), folder.join(format!(".{name}.new")));
        if whole.is_dir() {
            return Ok(name);
        }
        let _ = fs::remove_dir_all(&half);
        for file in overrides {
            let path = half.join(&file.name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            put(&path, &file.text)?;
        }
        // A set is written completely or not at all.
        fs::rename(&half, &whole)?;
        Ok(name)
    }

    fn read<T>(&self, look: impl FnOnce(&Sets) -> T) -> T {
        look(&self.sets.read().unwrap_or_else(PoisonError::into_inner))
    }
}

fn put(path: &Path, text: &str) -> Result<(), io::Error> {
    let mut file = fs::File::create(path)?;
    io::Write::write_all(&mut file, text.as_bytes())?;
    file.sync_all()
}

/// A short name for a set of files: the same for the same texts.
pub(crate) fn name_of(overrides: &[TableFile]) -> String {
    let mut hasher = Sha256::new();
    for file in overrides {
        for part in [&file.name, &file.text] {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
    }
    let digest = hasher.finalize();
    format!("{:016x}", digest.iter().take(8).fold(0u64, |name, &byte| name << 8 | u64::from(byte)))
}

fn fits(rules: &Rules, game: &str, content: u64) -> bool {
    rules.id() == game && rules.content() == content
}
