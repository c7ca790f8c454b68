//! A table on the screen: its messages and the selection. `entries` lists the available actions, `keys` and `mouse`
//! handle input, `draw` draws.

mod clock;
mod draw;
mod entries;
mod keys;
mod log;
mod mouse;
mod seats;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Lang, Viewer, WhyNot};
use table::{News, Position, TableView, Told, Update, You};

use clock::Hands;
pub(super) use draw::right_width;
use log::{LogLine, tell};

use super::actions::List;
use super::overlay::Overlay;
use super::panes::{Panes, Spot};
use super::whys::Whys;
use super::{Hits, Known};
use crate::host::{Heard, Host};

/// A screen's request to the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Go {
    /// Nothing.
    Stay,
    /// Back to the menu.
    Menu,
    /// Other colours.
    Theme,
    /// The next language.
    Language,
    /// Watch this record.
    Replay(String),
    /// Save this record on disk.
    Keep(String),
}

/// Clickable parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Click {
    /// An entry of the list.
    Entry(usize),
    /// A pane, or something in it.
    Spot(Spot),
}

/// A table on the screen.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says what is awaited or shown, and all occur together"
)]
pub(crate) struct Play {
    host: Box<dyn Host>,
    /// The name to join under.
    name: String,
    known: Known,
    you: You,
    table: TableView,
    position: Option<Position>,
    step: u32,
    /// The news for each viewer at this device; seats that share a device have separate logs.
    logs: BTreeMap<Option<u8>, Vec<LogLine>>,
    /// The viewers whose log is in an earlier language, to be fetched when they look next.
    outdated: BTreeSet<Option<u8>>,
    /// A full update in another language is on its way, which hands the device to nobody.
    translating: bool,
    /// The names of all members, including those who left.
    names: BTreeMap<u16, String>,
    /// The device is being handed over: the screen is covered.
    covered: bool,
    panes: Panes,
    list: List,
    overlay: Option<Overlay>,
    /// The last message of the host or the table outside the game, and whether it is an error.
    pub(crate) message: Option<(String, bool)>,
    /// A hint was requested and has not arrived yet.
    awaiting_hint: bool,
    /// What cannot be used at this step, and why, once requested.
    whys: Vec<WhyNot>,
    /// The list of reasons was requested and has not arrived yet.
    awaiting_whys: bool,
    hits: Hits<Click>,
    clock: Hands,
    /// The table of the rematch, once all players wanted it.
    pub(crate) next: Option<String>,
    /// The index of the last click among the actions about one component.
    clicked: Option<(String, usize)>,
}

impl Play {
    /// Sits down at a table.
    pub(crate) fn new(host: Box<dyn Host>, known: Known, name: &str) -> Self {
        Play {
            host,
            name: name.into(),
            known,
            you: You { viewer: Viewer::Spectator, member: None, seats: Vec::new(), pass_device: false },
            table: TableView::default(),
            position: None,
            step: 0,
            logs: BTreeMap::new(),
            outdated: BTreeSet::new(),
            translating: false,
            names: BTreeMap::new(),
            covered: false,
            panes: Panes::default(),
            list: List::default(),
            overlay: None,
            message: None,
            awaiting_hint: false,
            whys: Vec::new(),
            awaiting_whys: false,
            hits: Vec::new(),
            clock: Hands::default(),
            next: None,
            clicked: None,
        }
    }

    /// Processes the host's messages; returns whether anything changed.
    pub(crate) fn pump(&mut self, lang: Lang) -> bool {
        let heard = self.host.poll();
        let changed = !heard.is_empty() || self.clock.ticked(&self.table);
        for heard in heard {
            match heard {
                Heard::Update(update) => self.take(*update, lang),
                Heard::Refused(why) => {
                    self.awaiting_hint = false;
                    self.awaiting_whys = false;
                    self.message = Some((why, true));
                }
                Heard::Next(table) => self.next = Some(table),
                Heard::Note(text) => self.message = Some((text, false)),
                Heard::Why(reasons) => {
                    self.whys = reasons;
                    if std::mem::take(&mut self.awaiting_whys) {
                        self.overlay = Some(Overlay::Why(Whys::new(self.whys.clone())));
                    }
                }
                Heard::Hint(level, hint) => {
                    if std::mem::take(&mut self.awaiting_hint) {
                        self.overlay = Some(Overlay::Hint(level, hint, 0));
                    }
                }
            }
        }
        changed
    }

    /// Shows everything in another language.
    pub(crate) fn speak(&mut self, known: Known, lang: Lang) {
        self.known = known;
        self.outdated = self.logs.keys().copied().collect();
        self.translating = true;
        self.whys.clear();
        self.host.speak(lang);
    }

    /// Whether other people's programs are at the table.
    pub(crate) fn is_shared(&self) -> bool {
        self.host.is_shared()
    }

    fn take(&mut self, update: Update, lang: Lang) {
        let was_over = self.is_over();
        let translated = update.full && std::mem::take(&mut self.translating);
        let stays = translated && update.you.viewer == self.you.viewer;
        self.you = update.you;
        self.table = update.table;
        self.clock = Hands::default();
        // A device that stays with its player needs no handing over.
        self.covered |= self.you.pass_device && self.you.seats.len() > 1 && !self.is_over() && !stays;
        self.learn_names(&update.news);
        let seat = self.seat();
        if translated {
            self.outdated.remove(&seat);
            self.logs.remove(&seat);
        } else if self.outdated.contains(&seat) && !self.translating {
            self.translating = true;
            self.host.resync();
        }
        // An outdated log comes whole, with these lines. Alone at a table nobody needs to know who is there.
        let shared = self.host.is_shared();
        let is_news = |news: &&News| shared || !matches!(news.told, Told::Joined { .. });
        let complete = !self.outdated.contains(&seat);
        let log = self.logs.entry(seat).or_default();
        let last = log.last().map_or(0, |line| line.number);
        let new = update.news.iter().filter(|news| complete && news.number > last).filter(is_news);
        let lines: Vec<LogLine> = new.flat_map(|news| tell(news, &self.names, lang)).collect();
        log.extend(lines);
        if let Some(position) = update.position {
            self.position = Some(position);
        }
        if update.step != self.step {
            self.step = update.step;
            self.list.reset();
            self.clicked = None;
            self.awaiting_hint = false;
            self.awaiting_whys = false;
            self.whys.clear();
            if !matches!(self.overlay, Some(Overlay::Help | Overlay::Inspect(_) | Overlay::Chat(_))) {
                self.overlay = None;
            }
        }
        if self.is_over() && !was_over {
            self.overlay = Some(Overlay::Scores);
        }
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        &self.known.game
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.status.is_over()
    }

    /// The seat looked through.
    fn seat(&self) -> Option<u8> {
        self.you.viewer.seat().map(|seat| seat.0)
    }

    /// Whether another player is to decide.
    pub(crate) fn is_waiting(&self) -> bool {
        let mine = |position: &Position| position.offer.is_some() || position.outcomes.is_some();
        !self.is_over() && !self.position.as_ref().is_some_and(mine)
    }

    /// The log of the current viewer.
    fn log(&self) -> &[LogLine] {
        self.logs.get(&self.seat()).map_or(&[], Vec::as_slice)
    }
}
