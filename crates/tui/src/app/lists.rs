//! The lists to choose from before a game: the menu, saved and finished games, the tables of a server.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;

use kernel::Lang;
use ratatui::crossterm::event::KeyCode;
use serde_json::Value;

use super::{App, Entry, Screen};
use crate::host::Summary;
use crate::now;
use crate::saves::{Folder, Save};
use crate::screen::{Item, Picked, Picker, Setup};
use crate::words::say;

impl App {
    pub(super) fn in_menu(&mut self, picked: &Picked<Entry>) {
        let lang = self.look.lang;
        match picked {
            Picked::Chosen(Entry::New) => {
                self.screen = self.form();
            }
            Picked::Chosen(Entry::Saves) => self.screen = self.saves(None),
            Picked::Chosen(Entry::Records) => self.screen = self.records(),
            Picked::Chosen(Entry::Tables) => self.screen = self.tables(),
            Picked::Chosen(Entry::Language) => {
                self.look.lang = if lang == Lang::En { Lang::Fr } else { Lang::En };
                if let Some(lobby) = &mut self.lobby {
                    lobby.lang = self.look.lang;
                }
                self.refresh_menu();
            }
            Picked::Chosen(Entry::Colours) => {
                self.look.theme = self.look.theme.next();
                self.refresh_menu();
            }
            Picked::Chosen(Entry::Quit) | Picked::Back => self.done = true,
            Picked::Nothing | Picked::Other(..) => {}
        }
    }

    /// The menu with new words, the cursor where it was.
    fn refresh_menu(&mut self) {
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
                Err(why) => self.complain(why),
            },
            Picked::Other(KeyCode::Char('d'), Some(save)) => {
                if self.doomed.as_ref() == Some(&save.path) {
                    self.doomed = None;
                    let gone = std::fs::remove_file(&save.path);
                    self.screen = self.saves(gone.err().map(|error| error.to_string()));
                } else {
                    self.doomed = Some(save.path);
                    let sure = lang.pick(
                        "Press d again to delete this game.",
                        "Appuyez encore sur d pour supprimer cette partie.",
                    );
                    self.complain(sure.into());
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
                Err(why) => self.complain(why),
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
        let item = |label: &str, note: String, value| Item { label: label.into(), note, value };
        let saves = self.folder.as_ref().map_or(0, |folder| folder.list().len());
        let records = self.folder.as_ref().map_or(0, |folder| folder.list_records().len());
        let mut items = vec![item(
            lang.pick("New game", "Nouvelle partie"),
            lang.pick(
                "alone, with others at this screen, against bots",
                "seul, à plusieurs devant cet écran, contre des robots",
            )
            .into(),
            Entry::New,
        )];
        if self.lobby.is_some() {
            items.push(item(
                lang.pick("Tables of the server", "Tables du serveur"),
                lang.pick(
                    "your games there, and those open to everybody",
                    "vos parties là-bas, et celles ouvertes à tous",
                )
                .into(),
                Entry::Tables,
            ));
        } else {
            items.push(item(
                lang.pick("Go on with a saved game", "Reprendre une partie"),
                say!(
                    lang,
                    "{saves} saved: every game is saved after every step",
                    "{saves} enregistrées : chaque étape l'est aussitôt"
                ),
                Entry::Saves,
            ));
        }
        items.push(item(
            lang.pick("Watch a finished game", "Revoir une partie finie"),
            say!(lang, "{records} records", "{records} parties"),
            Entry::Records,
        ));
        items.push(item(
            "Langue / Language",
            lang.pick("English → français", "français → English").into(),
            Entry::Language,
        ));
        items.push(item(
            lang.pick("Colours", "Couleurs"),
            lang.pick("dark, light, none", "sombres, claires, aucune").into(),
            Entry::Colours,
        ));
        items.push(item(lang.pick("Leave", "Quitter"), String::new(), Entry::Quit));
        let mut picker = Picker::new(lang.pick("Start", "Accueil"), items);
        picker.text = vec![
            lang.pick(
                "Temple-exploration board games in your terminal, rules-exact.",
                "Des jeux d'exploration de temples dans votre terminal, règles exactes.",
            )
            .into(),
        ];
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
            let game = crate::words::game(&save.created.game).to_string();
            let setup = setup_words(&save.created.setup, lang);
            let (steps, ago) = (save.steps, ago(save.created.at, now(), lang));
            let note = say!(lang, "{steps} steps · begun {ago}", "{steps} étapes · commencée {ago}");
            Item { label: format!("{game} · {setup}"), note, value: save }
        };
        let mut picker = Picker::new(
            lang.pick("Saved games", "Parties enregistrées"),
            saves.into_iter().map(item).collect(),
        );
        if picker.items.is_empty() {
            picker.text = vec![lang.pick("There is no saved game yet.", "Aucune partie enregistrée.").into()];
        }
        picker.keys = vec![("d", lang.pick("delete", "supprimer"))];
        picker.message = message;
        Screen::Saves(picker)
    }

    pub(super) fn records(&self) -> Screen {
        let lang = self.look.lang;
        let records = self.folder.as_ref().map(Folder::list_records).unwrap_or_default();
        let item = |path: PathBuf| {
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let label = record_label(&path, lang).unwrap_or_else(|| name.clone());
            Item { label, note: path.display().to_string(), value: path }
        };
        let mut picker = Picker::new(
            lang.pick("Finished games", "Parties finies"),
            records.into_iter().map(item).collect(),
        );
        if picker.items.is_empty() {
            let text = lang.pick(
                "No game was finished here yet. A record from elsewhere opens with: temples tui --record FILE",
                "Aucune partie finie ici. Une partie notée ailleurs s'ouvre avec : temples tui --record FICHIER",
            );
            picker.text = vec![text.into()];
        }
        Screen::Records(picker)
    }

    pub(super) fn tables(&self) -> Screen {
        let lang = self.look.lang;
        let mut picker = Picker::new(lang.pick("Tables of the server", "Tables du serveur"), Vec::new());
        picker.message = Some(lang.pick("Asking the server…", "Le serveur est interrogé…").into());
        picker.keys =
            vec![("r", lang.pick("again", "actualiser")), ("n", lang.pick("new table", "nouvelle table"))];
        let task = self.lobby.clone().map(|lobby| {
            let (done, task) = channel();
            thread::spawn(move || done.send(lobby.tables()));
            task
        });
        Screen::Tables(picker, task)
    }
}

/// A table of a server in the list.
pub(super) fn table_item(table: Summary, lang: Lang) -> Item<Summary> {
    let (game, setup) = (crate::words::game(&table.game), setup_words(&table.setup, lang));
    let whose = if table.mine { lang.pick("yours", "à vous") } else { lang.pick("open", "publique") };
    let seats = table.seats.join(", ");
    let status = match table.status.as_str() {
        "lobby" => lang.pick("waiting for players", "attend des joueurs"),
        "playing" => lang.pick("being played", "en cours"),
        "paused" => lang.pick("paused", "en pause"),
        _ => lang.pick("over", "finie"),
    };
    Item {
        label: format!("{game} · {setup}"), note: format!("{whose} · {status} · {seats}"), value: table
    }
}

/// A setup in a few words.
fn setup_words(setup: &Value, lang: Lang) -> String {
    let players = setup["players"].as_u64().unwrap_or_default();
    let mut words = say!(lang, "{players} players", "{players} joueurs");
    if players == 1 {
        words = lang.pick("solo", "solo").into();
    }
    if let Some(board) = setup["board"].as_str() {
        words = format!("{words} · {board}");
    }
    for variant in setup["variants"].as_array().into_iter().flatten().filter_map(|variant| variant.as_str()) {
        words = format!("{words} · {}", variant.replace('_', " "));
    }
    words
}

/// What a record is about, from its header.
fn record_label(path: &Path, lang: Lang) -> Option<String> {
    let text = std::fs::read_to_string(path).ok()?;
    let field = |name: &str| text.lines().take(8).find_map(|line| line.strip_prefix(name)).map(str::trim);
    let game = crate::words::game(field("game ")?).to_string();
    let setup = setup_words(&serde_json::from_str(field("setup ")?).ok()?, lang);
    let end = match text.lines().last().and_then(|line| line.strip_prefix("scores ")) {
        Some(scores) => scores.replace(' ', " : "),
        None => lang.pick("unfinished", "inachevée").into(),
    };
    Some(format!("{game} · {setup} · {end}"))
}

/// How long ago something was, roughly.
fn ago(then: u64, now: u64, lang: Lang) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    match minutes {
        0 => lang.pick("just now", "à l'instant").into(),
        1..60 => say!(lang, "{minutes} min ago", "il y a {minutes} min"),
        60..2880 => {
            let hours = minutes / 60;
            say!(lang, "{hours} h ago", "il y a {hours} h")
        }
        _ => {
            let days = minutes / 1440;
            say!(lang, "{days} days ago", "il y a {days} jours")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_roughly() {
        assert_eq!(ago(0, 59_000, Lang::En), "just now");
        assert_eq!(ago(0, 60_000, Lang::Fr), "il y a 1 min");
        assert_eq!(ago(0, 3_600_000, Lang::En), "1 h ago");
        assert_eq!(ago(0, 2 * 86_400_000, Lang::En), "2 days ago");
    }
}
