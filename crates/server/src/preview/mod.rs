//! Link previews of a table: a title, a sentence, and a picture composed of the game's rendered pictures. Their only
//! input is what an anonymous spectator sees. One picture is painted at a time, and the latest are cached.
#![expect(clippy::cast_precision_loss, reason = "pixels are counted in thousands")]

mod letters;
mod paint;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use bots::Level;
use kernel::{Lang, Viewer};
use panes::{Layer, Postcard};
use table::{AnyTable, SeatView, Status};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::error::Error;
use crate::say;
use paint::{Bitmap, Paper, Spot};

/// The size that pages which show previews ask for.
pub(crate) const WIDTH: usize = 1200;
pub(crate) const HEIGHT: usize = 630;
/// The strip with the names below the table.
const STRIP: usize = 86;
const QUALITY: u8 = 84;
/// Number of cached pictures; each takes about 200 KB.
const KEPT: usize = 48;
/// Maximum number of requests that wait for the painter; others get the program's picture.
const WAITING: usize = 8;

/// The colours of the seats, as at the table.
const SEATS: [[u8; 3]; 4] = [[0xb0, 0x3a, 0x2e], [0x1f, 0x5f, 0x99], [0xb8, 0x8a, 0x10], [0x2f, 0x7a, 0x3d]];

/// A table as anyone may see it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sight {
    /// The number of the last entry: the picture for a number never changes.
    pub(crate) number: u32,
    pub(crate) game: &'static str,
    pub(crate) lang: Lang,
    pub(crate) status: Status,
    pub(crate) round: u8,
    players: Vec<(String, Option<i32>)>,
    open: bool,
    card: Option<Postcard>,
}

impl Sight {
    /// What is visible of a table without a seat.
    pub(crate) fn of(table: &dyn AnyTable) -> Sight {
        let (glance, lang) = (table.glance(), table.created().options.lang);
        let scores = glance.standing.as_ref().map(|standing| &standing.sheet.rows);
        let score = |seat: usize| scores.and_then(|rows| rows.get(seat)).map(|row| row.total);
        let name = |seat: &SeatView| match seat {
            SeatView::Open { .. } => say!(lang, "preview-free"),
            SeatView::Human { name, .. } => name.clone(),
            SeatView::Bot { level, .. } => bot(lang, level),
        };
        let card = (glance.status != Status::Lobby)
            .then(|| games::postcard(table.game_id(), &table.view(Viewer::Spectator)))
            .flatten();
        Sight {
            number: table.room().number,
            game: table.game_id(),
            lang,
            status: glance.status,
            round: glance.round,
            players: glance.seats.iter().enumerate().map(|(at, seat)| (name(seat), score(at))).collect(),
            open: glance.seats.iter().any(|seat| matches!(seat, SeatView::Open { .. })),
            card,
        }
    }

    /// The state of the game, in a few words.
    pub(crate) fn stand(&self) -> String {
        let lang = self.lang;
        match self.status {
            Status::Lobby => say!(lang, "preview-waiting"),
            Status::Playing | Status::Paused => say!(lang, "preview-round", round = self.round),
            Status::Finished | Status::Forfeited => say!(lang, "preview-final"),
            Status::Abandoned => say!(lang, "preview-abandoned"),
        }
    }

    /// The title of a link.
    pub(crate) fn title(&self) -> String {
        format!("{} · {}", &games::name(self.game, self.lang), self.stand())
    }

    /// The sentence below it.
    pub(crate) fn about(&self) -> String {
        let lang = self.lang;
        let players: Vec<String> = self
            .players
            .iter()
            .map(|(name, score)| score.map_or_else(|| name.clone(), |score| format!("{name} {score}")))
            .collect();
        let call = match self.status {
            Status::Lobby if self.open => "preview-sit",
            Status::Lobby | Status::Playing | Status::Paused => "preview-watch",
            Status::Finished | Status::Forfeited | Status::Abandoned => "preview-again",
        };
        say!(lang, "preview-about", players = players.join(", "), call = say!(lang, call))
    }

    /// The picture as a file. `find` reads a rendered picture of a game by its name.
    fn paint(&self, find: &dyn Fn(&str, &str) -> Option<&'static [u8]>) -> Option<Vec<u8>> {
        let mut paper = Paper::new(WIDTH, HEIGHT, [0x2b, 0x21, 0x15]);
        let end = HEIGHT - STRIP;
        let card = self.card.clone().unwrap_or_else(|| cover(self.game));
        // The card fills the sheet above the strip.
        let scale = (WIDTH as f32 / card.width).max(end as f32 / card.height);
        let shift = ((WIDTH as f32 - card.width * scale) / 2.0, (end as f32 - card.height * scale) / 2.0);
        let mut read: Vec<(&str, Option<Bitmap>)> = Vec::new();
        for layer in &card.layers {
            match layer {
                Layer::Picture { name, x, y, width, height, turn } => {
                    if !read.iter().any(|(known, _)| known == name) {
                        read.push((name, find(self.game, name).and_then(Bitmap::webp)));
                    }
                    let spot = Spot {
                        x: x * scale + shift.0,
                        y: y * scale + shift.1,
                        width: width * scale,
                        height: height * scale,
                        turn: *turn,
                    };
                    if let Some((_, Some(picture))) = read.iter().find(|(known, _)| known == name) {
                        paper.lay(picture, spot, end);
                    }
                }
                Layer::Disc { x, y, radius, colour } => {
                    paper.disc((x * scale + shift.0, y * scale + shift.1), radius * scale, *colour, end);
                }
            }
        }
        self.strip(&mut paper);
        paper.jpeg(QUALITY)
    }

    /// The strip: game and state on the left, players on the right.
    fn strip(&self, paper: &mut Paper) {
        let (brass, cream, soft) = ([0xc9, 0xa1, 0x5a], [0xff, 0xf4, 0xdc], [0xd8, 0xc3, 0x9a]);
        let top = HEIGHT - STRIP;
        for column in 0..WIDTH {
            for row in top..top + 4 {
                paper.mix(column, row, brass.map(f32::from), 1.0);
            }
        }
        let base = top as f32;
        let (left, right) = (28.0, WIDTH as f32 - 28.0);
        letters::write(
            paper,
            &letters::TITLE,
            36.0,
            (left, base + 43.0),
            cream,
            &games::name(self.game, self.lang),
        );
        letters::write(paper, &letters::PLAIN, 27.0, (left, base + 73.0), soft, &self.stand());
        // Up to two players one above the other, in columns from the right.
        let columns = self.players.len().div_ceil(2).max(1);
        let wide = 360.0_f32;
        for (at, (name, score)) in self.players.iter().enumerate() {
            let x = right - wide * (columns - at / 2) as f32 + 20.0;
            let y = base + 40.0 + 33.0 * (at % 2) as f32;
            paper.disc((x, y - 8.0), 11.0, SEATS[at % SEATS.len()], HEIGHT);
            let score = score.map(|score| score.to_string()).unwrap_or_default();
            let room = wide - 60.0 - letters::width(&letters::PLAIN, 28.0, &score);
            let name = letters::cut(&letters::PLAIN, 28.0, name, room);
            letters::write(paper, &letters::PLAIN, 28.0, (x + 22.0, y), cream, &name);
            let far = x + 34.0 + letters::width(&letters::PLAIN, 28.0, &name);
            letters::write(paper, &letters::PLAIN, 28.0, (far, y), brass, &score);
        }
    }
}

/// A bot by its level.
fn bot(lang: Lang, level: &str) -> String {
    let level = level.split([':', '+', '@']).next().unwrap_or_default();
    say!(lang, "preview-bot", level = Level::name_in(level, lang))
}

/// Before the start: the scene of the game.
fn cover(game: &str) -> Postcard {
    let mut card = Postcard::new(1366.0, 620.0);
    card.lay(format!("wide/home_{game}"), (683.0, 310.0), (1366.0, 768.0));
    card
}

/// The pictures that were painted, and the way to the painter.
pub(crate) struct Previews {
    kept: Mutex<VecDeque<(String, u32, Bytes)>>,
    painter: Arc<Semaphore>,
    door: Arc<Semaphore>,
}

impl Default for Previews {
    fn default() -> Self {
        Previews {
            kept: Mutex::default(),
            painter: Arc::new(Semaphore::new(1)),
            door: Arc::new(Semaphore::new(WAITING)),
        }
    }
}

impl Previews {
    fn find(&self, id: &str, number: u32) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(table, at, _)| table == id && *at == number).map(|(.., bytes)| bytes.clone())
    }

    fn keep(&self, id: &str, number: u32, bytes: &Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Keeps only the latest of each table.
        kept.retain(|(table, ..)| table != id);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((id.into(), number, bytes.clone()));
    }
}

impl App {
    /// What anyone may see of a table.
    pub(crate) async fn sight(self: &Arc<Self>, id: &str) -> Result<Sight, Error> {
        let seen = self.look(id, |table| match table.bars(None) {
            Some(refusal) => Err(refusal),
            None => Ok(Sight::of(table)),
        });
        Ok(seen.await??)
    }

    /// The picture of a table, as a JPEG file; `None` while the queue is full.
    pub(crate) async fn preview(self: &Arc<Self>, id: &str) -> Result<Option<Bytes>, Error> {
        let sight = self.sight(id).await?;
        if let Some(bytes) = self.previews.find(id, sight.number) {
            return Ok(Some(bytes));
        }
        let Ok(_place) = Arc::clone(&self.previews.door).try_acquire_owned() else { return Ok(None) };
        let painter = Arc::clone(&self.previews.painter).acquire_owned().await.map_err(|_| Error::Broken)?;
        // An earlier request in the queue may have painted the same picture.
        if let Some(bytes) = self.previews.find(id, sight.number) {
            return Ok(Some(bytes));
        }
        let number = sight.number;
        let painting = tokio::task::spawn_blocking(move || {
            let _painter = painter;
            sight.paint(&crate::http::picture)
        });
        let bytes = Bytes::from(painting.await.ok().flatten().ok_or(Error::Broken)?);
        self.previews.keep(id, number, &bytes);
        Ok(Some(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::{KEPT, Previews, Sight, bot, cover};
    use axum::body::Bytes;
    use kernel::Lang;
    use table::Status;

    fn sight() -> Sight {
        Sight {
            number: 7,
            game: "arnak",
            lang: Lang::EN,
            status: Status::Finished,
            round: 5,
            players: vec![("Ada".into(), Some(61)), (bot(Lang::EN, "hard:500+explorer"), Some(48))],
            open: false,
            card: None,
        }
    }

    #[test]
    fn a_picture_is_painted_without_a_single_file() {
        let bytes = sight().paint(&|_, _| None).expect("it is painted");
        assert!(bytes.starts_with(&[0xff, 0xd8, 0xff]) && bytes.len() > 5000, "{} bytes", bytes.len());
        let four = Sight { players: vec![("木".into(), None); 4], ..sight() };
        assert!(four.paint(&|_, _| Some(b"no picture")).is_some());
        assert_eq!(cover("arnak").layers.len(), 1);
    }

    #[test]
    fn a_link_says_who_plays_and_where_the_game_stands() {
        assert_eq!(sight().title(), "Lost Ruins of Arnak · final score");
        assert_eq!(sight().about(), "Ada 61, bot (hard) 48. Watch it again, step by step.");
        let french =
            Sight { lang: Lang::find("fr").expect("French is there"), status: Status::Playing, ..sight() };
        assert!(french.title().ends_with("manche 5"), "{}", french.title());
    }

    #[test]
    fn the_latest_pictures_are_kept_one_of_each_table() {
        let (previews, bytes) = (Previews::default(), Bytes::from_static(b"picture"));
        previews.keep("a", 1, &bytes);
        previews.keep("a", 2, &bytes);
        assert!(previews.find("a", 1).is_none() && previews.find("a", 2).is_some());
        for n in 0..KEPT {
            previews.keep(&format!("table {n}"), 1, &bytes);
        }
        assert!(previews.find("a", 2).is_none() && previews.find("table 0", 1).is_some());
    }
}
