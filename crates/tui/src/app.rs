//! Which screen is shown, and how one leads to another. It owns the games on disk and the way to a server; what a
//! screen looks like it leaves to the screen.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use games::{Rules, with_rules};
use kernel::{Game, Lang, SplitMix};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use crate::host::{Lobby, Local, NewTable, Opening, Remote, Summary};
use crate::replay::Replay;
use crate::saves::{Folder, Save};
use crate::screen::{Choices, Done, Go, Input, Item, Known, Look, Picked, Picker, Play, Setup, Watch, Who};
use crate::theme::{Colours, Theme};
use crate::words::say;

/// How the program begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// With the menu.
    Menu,
    /// With a new game.
    Game(String, Opening),
    /// With a record to watch, as text.
    Record(String),
}

/// What the program is started with.
pub struct Config {
    /// The games.
    pub rules: Vec<Rules>,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub colours: Colours,
    /// Where games are kept; nowhere without it.
    pub folder: Option<Folder>,
    /// The server to play at.
    pub lobby: Option<Lobby>,
    /// The name others see.
    pub name: String,
}

#[derive(Clone, PartialEq, Debug)]
enum Entry {
    New,
    Saves,
    Records,
    Tables,
    Language,
    Colours,
    Quit,
}

enum Screen {
    Menu(Picker<Entry>),
    Setup(Setup),
    Saves(Picker<Save>),
    Records(Picker<PathBuf>),
    Tables(Picker<Summary>, Option<Receiver<Result<Vec<Summary>, String>>>),
    Play(Box<Play>),
    Watch(Box<Watch>),
}

/// The program without its terminal.
pub struct App {
    rules: Vec<Rules>,
    look: Look,
    folder: Option<Folder>,
    lobby: Option<Lobby>,
    name: String,
    choices: Choices,
    screen: Screen,
    done: bool,
    /// The save that a second press of the key will delete.
    doomed: Option<PathBuf>,
}

impl App {
    /// Begins; the error is one sentence.
    pub fn new(config: Config, start: Start) -> Result<Self, String> {
        let look = Look { lang: config.lang, theme: Theme::choose(config.colours) };
        let mut app = App {
            rules: config.rules,
            look,
            folder: config.folder,
            lobby: config.lobby,
            name: config.name,
            choices: Choices::default(),
            screen: Screen::Menu(Picker::new("", Vec::new())),
            done: false,
            doomed: None,
        };
        app.screen = match start {
            Start::Menu => app.menu(None),
            Start::Game(game, opening) => app.begin(&game, &opening)?,
            Start::Record(text) => app.watch(&text)?,
        };
        Ok(app)
    }

    /// Whether the program is to end.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether a table is on the screen whose game is over.
    pub fn is_over(&self) -> bool {
        matches!(&self.screen, Screen::Play(play) if play.is_over())
    }

    /// Whether a table is on the screen at which somebody else is to decide.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.screen, Screen::Play(play) if play.is_waiting())
    }

    /// Hears what hosts have to say; tells whether the picture may have changed.
    pub fn pump(&mut self) -> bool {
        match &mut self.screen {
            Screen::Play(play) => {
                let changed = play.pump(self.look.lang);
                let next = play.next.take().map(|table| (table, play.game().to_string()));
                if let Some((table, game)) = next {
                    match self.sit(&table, &game) {
                        Ok(screen) => self.screen = screen,
                        Err(why) => self.complain(why),
                    }
                }
                changed
            }
            Screen::Tables(picker, task) => {
                let Some(answer) = task.as_ref().and_then(|task| task.try_recv().ok()) else {
                    return false;
                };
                *task = None;
                match answer {
                    Ok(tables) => {
                        picker.message = None;
                        picker.items =
                            tables.into_iter().map(|table| table_item(table, self.look.lang)).collect();
                    }
                    Err(why) => picker.message = Some(why),
                }
                true
            }
            _ => false,
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let look = &self.look;
        match &mut self.screen {
            Screen::Menu(picker) => picker.draw(frame, look),
            Screen::Saves(picker) => picker.draw(frame, look),
            Screen::Records(picker) => picker.draw(frame, look),
            Screen::Tables(picker, _) => picker.draw(frame, look),
            Screen::Setup(setup) => setup.draw(frame, look),
            Screen::Play(play) => play.draw(frame, look),
            Screen::Watch(watch) => watch.draw(frame, look),
        }
    }

    /// Takes what somebody did.
    pub fn update(&mut self, input: Input) {
        if let Input::Key(key) = input
            && key.code == KeyCode::Char('c')
            && key.modifiers.contains(KeyModifiers::CONTROL)
        {
            self.done = true;
            return;
        }
        match &mut self.screen {
            Screen::Menu(picker) => {
                let choice = picker.update(input);
                self.in_menu(&choice);
            }
            Screen::Setup(setup) => {
                let done = setup.update(input);
                self.choices = setup.choices.clone();
                match done {
                    Done::Nothing => {}
                    Done::Back => self.screen = self.menu(None),
                    Done::Start => self.start(),
                }
            }
            Screen::Saves(picker) => {
                let choice = picker.update(input);
                self.in_saves(choice);
            }
            Screen::Records(picker) => match picker.update(input) {
                Picked::Chosen(path) => {
                    let text = std::fs::read_to_string(&path);
                    let text = text.map_err(|error| format!("{}: {error}", path.display()));
                    match text.and_then(|text| self.watch(&text)) {
                        Ok(screen) => self.screen = screen,
                        Err(why) => self.complain(why),
                    }
                }
                Picked::Back => self.screen = self.menu(None),
                Picked::Nothing | Picked::Other(..) => {}
            },
            Screen::Tables(picker, _) => {
                let choice = picker.update(input);
                self.in_tables(choice);
            }
            Screen::Play(play) => {
                let go = play.update(input, &self.look);
                self.go(go);
            }
            Screen::Watch(watch) => {
                let go = watch.update(input);
                self.go(go);
            }
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Menu => self.screen = self.menu(None),
            Go::Theme => self.look.theme = self.look.theme.next(),
            Go::Replay(record) => match self.watch(&record) {
                Ok(screen) => self.screen = screen,
                Err(why) => self.complain(why),
            },
            Go::Keep(record) => {
                let lang = self.look.lang;
                let kept = match &self.folder {
                    Some(folder) => folder.keep_record(&format!("{}-export", now()), &record),
                    None => {
                        Err(lang.pick("there is no folder to write to", "aucun dossier où écrire").into())
                    }
                };
                match kept {
                    Ok(path) => {
                        let path = path.display();
                        self.note(say!(lang, "Written to {path}", "Écrit dans {path}"), false);
                    }
                    Err(why) => self.note(why, true),
                }
            }
        }
    }

    fn in_menu(&mut self, picked: &Picked<Entry>) {
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

    fn in_saves(&mut self, picked: Picked<Save>) {
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

    fn in_tables(&mut self, picked: Picked<Summary>) {
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

    /// Says something on whatever screen is shown.
    fn note(&mut self, text: String, bad: bool) {
        match &mut self.screen {
            Screen::Menu(picker) => picker.message = Some(text),
            Screen::Saves(picker) => picker.message = Some(text),
            Screen::Records(picker) => picker.message = Some(text),
            Screen::Tables(picker, _) => picker.message = Some(text),
            Screen::Setup(setup) => setup.message = Some(text),
            Screen::Play(play) => play.message = Some((text, bad)),
            Screen::Watch(_) => {}
        }
    }

    fn complain(&mut self, why: String) {
        self.note(why, true);
    }

    fn menu(&self, message: Option<String>) -> Screen {
        let lang = self.look.lang;
        let item = |label: &str, note: String, value| Item { label: label.into(), note, value };
        let saves = self.folder.as_ref().map_or(0, |folder| folder.list().len());
        let records = self.folder.as_ref().map_or(0, |folder| folder.list_records().len());
        let mut items = vec![item(
            lang.pick("New game", "Nouvelle partie"),
            lang.pick(
                "Arnak or Tikal II: alone, with others at this screen, against bots",
                "Arnak ou Tikal II : seul, à plusieurs devant cet écran, contre des robots",
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

    fn form(&self) -> Screen {
        let arnak = self.rules("arnak").map(|rules| Known::of(rules, self.look.lang).catalogue);
        let name_of = |id: &str| arnak.as_ref().map_or(id, |catalogue| catalogue.name(id)).to_string();
        Screen::Setup(Setup::new(self.choices.clone(), self.lobby.is_some(), name_of))
    }

    fn saves(&self, message: Option<String>) -> Screen {
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

    fn records(&self) -> Screen {
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

    fn tables(&self) -> Screen {
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

    fn rules(&self, game: &str) -> Result<&Rules, String> {
        find(&self.rules, game)
    }

    fn begin(&self, game: &str, opening: &Opening) -> Result<Screen, String> {
        let rules = self.rules(game)?;
        let journal = self.folder.as_ref().map(|folder| folder.journal(game, now()));
        let host = Local::begin(rules, opening, journal)?;
        Ok(Screen::Play(Box::new(Play::new(Box::new(host), Known::of(rules, self.look.lang), &self.name))))
    }

    fn resume(&self, save: &Save) -> Result<Screen, String> {
        let rules = self.rules(&save.created.game)?;
        let folder = self.folder.as_ref().ok_or("no folder")?;
        let (stored, journal) = folder.open(&save.path)?;
        let host = Local::resume(rules, &stored, journal, self.look.lang)?;
        Ok(Screen::Play(Box::new(Play::new(Box::new(host), Known::of(rules, self.look.lang), &self.name))))
    }

    fn watch(&self, record: &str) -> Result<Screen, String> {
        let replay = Replay::read(&self.rules, record)?;
        let known = Known::of(self.rules(replay.game)?, self.look.lang);
        Ok(Screen::Watch(Box::new(Watch::new(replay, known))))
    }

    /// Sits down at a table of the server.
    fn sit(&self, id: &str, game: &str) -> Result<Screen, String> {
        let lobby = self.lobby.as_ref().ok_or("no server")?;
        let mut known = Known::of(self.rules(game)?, self.look.lang);
        known.catalogue = lobby.catalogue(game)?;
        Ok(Screen::Play(Box::new(Play::new(Box::new(Remote::open(lobby, id)), known, &self.name))))
    }

    /// Begins what the form says.
    fn start(&mut self) {
        let begun = if self.lobby.is_some() { self.start_there() } else { self.start_here() };
        match begun {
            Ok(screen) => self.screen = screen,
            Err(why) => self.complain(why),
        }
    }

    /// Makes a table at the server and sits down.
    fn start_there(&self) -> Result<Screen, String> {
        let seat = |who: &Who| match who {
            Who::Me => "me".to_string(),
            Who::Open => "open".to_string(),
            Who::Bot(level) => level.name().to_string(),
        };
        let new = NewTable {
            game: self.choices.game.into(),
            setup: self.choices.setup(),
            seats: self.choices.seats().iter().map(seat).collect(),
            public: self.choices.public,
        };
        let id = self.lobby.as_ref().ok_or("no server")?.create(&new)?;
        self.sit(&id, self.choices.game)
    }

    /// Begins a game in this process.
    fn start_here(&self) -> Result<Screen, String> {
        let level = |who: &Who| match who {
            Who::Bot(level) => Some(*level),
            Who::Me | Who::Open => None,
        };
        let opening = Opening {
            setup: self.choices.setup(),
            seats: self.choices.seats().iter().map(level).collect(),
            seed: self.choices.seed.parse().unwrap_or_else(|_| random_seed()),
            name: self.name.clone(),
            lang: self.look.lang,
        };
        self.begin(self.choices.game, &opening)
    }
}

/// The rules of a game by its id.
pub fn find<'a>(rules: &'a [Rules], id: &str) -> Result<&'a Rules, String> {
    let same = |rules: &&Rules| with_rules!(rules, game => id_of(game)) == id;
    rules.iter().find(same).ok_or_else(|| games::unknown_game(id, &games::IDS))
}

fn id_of<G: Game>(_: &Arc<G>) -> &'static str {
    G::ID
}

fn table_item(table: Summary, lang: Lang) -> Item<Summary> {
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
fn setup_words(setup: &serde_json::Value, lang: Lang) -> String {
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
fn record_label(path: &std::path::Path, lang: Lang) -> Option<String> {
    let text = std::fs::read_to_string(path).ok()?;
    let field = |name: &str| text.lines().take(8).find_map(|line| line.strip_prefix(name)).map(str::trim);
    let game = crate::words::game(field("game ")?).to_string();
    let setup = setup_words(&serde_json::from_str(field("setup ")?).ok()?, lang);
    let scores = text.lines().last().and_then(|line| line.strip_prefix("scores ")).unwrap_or_default();
    Some(format!("{game} · {setup} · {scores}"))
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

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A seed that nobody chose.
pub fn random_seed() -> u64 {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    SplitMix::new(nanos ^ u64::from(std::process::id()) << 32).next()
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
