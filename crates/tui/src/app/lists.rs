//! The lists to choose from before a game: the menu, saved and finished games, the tables of a server.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;

use games::Rules;
use kernel::{Lang, Say};
use ratatui::crossterm::event::KeyCode;
use serde_json::Value;
use table::Status;

use super::{App, Entry, Screen};
use crate::host::Summary;
use crate::now;
use crate::saves::{Folder, Save};
use crate::screen::{Item, Picked, Picker, Setup};
use crate::trouble::Trouble;
use crate::words::say;

impl App {
    pub(super) fn in_menu(&mut self, picked: &Picked<Entry>) {
        match picked {
            Picked::Chosen(Entry::New) => {
                self.screen = self.form();
            }
            Picked::Chosen(Entry::Saves) => self.screen = self.saves(None),
            Picked::Chosen(Entry::Records) => self.screen = self.records(),
            Picked::Chosen(Entry::Tables) => self.screen = self.tables(),
            Picked::Chosen(Entry::Account) => self.account(),
            Picked::Chosen(Entry::Language) => self.next_language(),
            Picked::Chosen(Entry::Colours) => {
                self.look.theme = self.look.theme.next();
                self.refresh_menu();
            }
            Picked::Chosen(Entry::Quit) | Picked::Back => self.done = true,
            Picked::Nothing | Picked::Other(..) => {}
        }
    }

    /// The menu with new words, the cursor where it was.
    pub(super) fn refresh_menu(&mut self) {
        let Screen::Menu(before) = &self.screen else {
            return;
        };
        let cursor = before.cursor;
        self.screen = self.menu(None);
        if let Screen::Menu(picker) = &mut self.screen {
            picker.cursor = cursor;
        }
    }

    pub(super) fn in_saves(&mut self, picked: Picked<Save>) {
        let lang = self.look.lang;
        match picked {
            Picked::Chosen(save) => match self.resume(&save) {
                Ok(screen) => self.screen = screen,
                Err(why) => self.complain(&why),
            },
            Picked::Other(KeyCode::Char('d'), Some(save)) => {
                if self.doomed.as_ref() == Some(&save.path) {
                    self.doomed = None;
                    let gone = std::fs::remove_file(&save.path);
                    let kept = gone.err().map(|error| Trouble::unwritten(&save.path, &error).say(lang));
                    self.screen = self.saves(kept);
                } else {
                    self.doomed = Some(save.path);
                    let sure = say!(lang, "delete-again");
                    self.note(sure, true);
                }
            }
            Picked::Back => self.screen = self.menu(None),
            Picked::Nothing | Picked::Other(..) => {}
        }
    }

    pub(super) fn in_tables(&mut self, picked: Picked<Summary>) {
        match picked {
            Picked::Chosen(table) => match self.sit(&table.id, &table.game) {
                Ok(screen) => self.screen = screen,
                Err(why) => self.complain(&why),
            },
            Picked::Other(KeyCode::Char('r'), _) => self.screen = self.tables(),
            Picked::Other(KeyCode::Char('n'), _) => {
                self.screen = self.form();
            }
            Picked::Back => self.screen = self.menu(None),
            Picked::Nothing | Picked::Other(..) => {}
        }
    }

    pub(super) fn menu(&self, message: Option<String>) -> Screen {
        let lang = self.look.lang;
        let item = |label: String, note: String, value| Item { label, note, value };
        let saves = self.folder.as_ref().map_or(0, |folder| folder.list().len());
        let records = self.folder.as_ref().map_or(0, |folder| folder.list_records().len());
        let mut items = vec![item(say!(lang, "new-game"), say!(lang, "new-game-about"), Entry::New)];
        if let Some(lobby) = &self.lobby {
            items.push(item(say!(lang, "server-tables"), say!(lang, "server-tables-about"), Entry::Tables));
            let (label, about) = match lobby.account() {
                Some(name) => (say!(lang, "log-out"), say!(lang, "logged-in-about", name = name)),
                None => (say!(lang, "log-in"), say!(lang, "guest-about")),
            };
            items.push(item(label, about, Entry::Account));
        } else {
            items.push(item(say!(lang, "go-on"), say!(lang, "go-on-about", saves = saves), Entry::Saves));
        }
        items.push(item(say!(lang, "watch"), say!(lang, "watch-about", records = records), Entry::Records));
        items.push(item(
            say!(lang, "language"),
            say!(lang, "language-next", this = lang.name(), next = crate::words::next(lang).name()),
            Entry::Language,
        ));
        items.push(item(say!(lang, "colours"), say!(lang, "colours-about"), Entry::Colours));
        items.push(item(say!(lang, "leave"), String::new(), Entry::Quit));
        let mut picker = Picker::new(&say!(lang, "home"), items);
        picker.text = vec![say!(lang, "slogan")];
        picker.message = message;
        Screen::Menu(picker)
    }

    pub(super) fn form(&self) -> Screen {
        Screen::Setup(Setup::new(self.choices.clone(), self.lobby.is_some()))
    }

    pub(super) fn saves(&self, message: Option<String>) -> Screen {
        let lang = self.look.lang;
        let saves = self.folder.as_ref().map(Folder::list).unwrap_or_default();
        let item = |save: Save| {
            let game = crate::words::game(&save.created.game);
            let setup = setup_words(&self.rules, &save.created.game, &save.created.setup, lang);
            let (steps, ago) = (save.steps, ago(save.created.at, now(), lang));
            let note = say!(lang, "save-line", steps = steps, ago = ago);
            Item { label: format!("{game} · {setup}"), note, value: save }
        };
        let mut picker = Picker::new(&say!(lang, "saves"), saves.into_iter().map(item).collect());
        if picker.items.is_empty() {
            picker.text = vec![say!(lang, "saves-none")];
        }
        picker.keys = vec![("d", say!(lang, "delete"))];
        picker.message = message;
        Screen::Saves(picker)
    }

    pub(super) fn records(&self) -> Screen {
        let lang = self.look.lang;
        let records = self.folder.as_ref().map(Folder::list_records).unwrap_or_default();
        let item = |path: PathBuf| {
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let label = record_label(&self.rules, &path, lang).unwrap_or_else(|| name.clone());
            Item { label, note: path.display().to_string(), value: path }
        };
        let mut picker = Picker::new(&say!(lang, "records"), records.into_iter().map(item).collect());
        if picker.items.is_empty() {
            let text = say!(lang, "records-none");
            picker.text = vec![text];
        }
        Screen::Records(picker)
    }

    pub(super) fn tables(&self) -> Screen {
        let lang = self.look.lang;
        let mut picker = Picker::new(&say!(lang, "server-tables"), Vec::new());
        picker.message = Some(say!(lang, "asking"));
        picker.keys = vec![("r", say!(lang, "again")), ("n", say!(lang, "new-table"))];
        let task = self.lobby.clone().map(|lobby| {
            let (done, task) = channel();
            thread::spawn(move || done.send(lobby.tables()));
            task
        });
        Screen::Tables(picker, task)
    }
}

/// A table of a server in the list.
pub(super) fn table_item(rules: &[Rules], table: Summary, lang: Lang) -> Item<Summary> {
    let (game, setup) =
        (crate::words::game(&table.game), setup_words(rules, &table.game, &table.setup, lang));
    let whose = if table.mine { say!(lang, "table-yours") } else { say!(lang, "table-open") };
    let seats = table.seats.join(", ");
    let status = match table.status {
        Status::Lobby => say!(lang, "state-waiting"),
        Status::Playing => say!(lang, "state-playing"),
        Status::Paused => say!(lang, "state-paused"),
        Status::Finished | Status::Forfeited | Status::Abandoned => say!(lang, "state-over"),
    };
    Item {
        label: format!("{game} · {setup}"), note: format!("{whose} · {status} · {seats}"), value: table
    }
}

/// A setup in a few words: the players, then what the game calls its choices.
fn setup_words(rules: &[Rules], game: &str, setup: &Value, lang: Lang) -> String {
    let players = setup["players"].as_u64().unwrap_or_default();
    let mut words = vec![say!(lang, "players", players = players)];
    if players == 1 {
        words = vec![say!(lang, "solo")];
    }
    if let Ok(rules) = super::begin::find(rules, game) {
        words.extend(rules.meta().words_of(setup, lang));
    }
    words.join(" · ")
}

/// The label of a record, from its header.
fn record_label(rules: &[Rules], path: &Path, lang: Lang) -> Option<String> {
    let text = std::fs::read_to_string(path).ok()?;
    let field = |name: &str| text.lines().take(8).find_map(|line| line.strip_prefix(name)).map(str::trim);
    let id = field("game ")?;
    let game = crate::words::game(id);
    let setup = setup_words(rules, id, &serde_json::from_str(field("setup ")?).ok()?, lang);
    let end = match text.lines().last().and_then(|line| line.strip_prefix("scores ")) {
        Some(scores) => scores.replace(' ', " : "),
        None => say!(lang, "unfinished"),
    };
    Some(format!("{game} · {setup} · {end}"))
}

/// How long ago something was, roughly.
fn ago(then: u64, now: u64, lang: Lang) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    match minutes {
        0 => say!(lang, "just-now"),
        1..60 => say!(lang, "minutes-ago", minutes = minutes),
        60..2880 => {
            let hours = minutes / 60;
            say!(lang, "hours-ago", hours = hours)
        }
        _ => {
            let days = minutes / 1440;
            say!(lang, "days-ago", days = days)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_roughly() {
        assert_eq!(ago(0, 59_000, Lang::EN), "just now");
        assert_eq!(ago(0, 60_000, Lang::find("fr").expect("French")), "il y a 1 min");
        assert_eq!(ago(0, 3_600_000, Lang::EN), "1 h ago");
        assert_eq!(ago(0, 2 * 86_400_000, Lang::EN), "2 days ago");
    }
}
