//! The rules and component tables of Tikal II: The Lost Temple.
//!
//! ```
//! use kernel::Game;
//!
//! let game = tikal::Rules::build(&[])?;
//! let setup = game.setup(&serde_json::json!({ "players": 3, "variants": ["more_control"] }))?;
//! let state = game.start(&setup);
//! assert_eq!((game.seats(&state), game.round(&state)), (3, 1));
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! The documentation of [`kernel`] begins with the loop that plays any game to its end.
//!
//! Read in this order:
//!
//! | to … | read |
//! | --- | --- |
//! | see what a position is | `state.rs` |
//! | see what players and chance can do | `action.rs` |
//! | see what a position waits for | `frame.rs` |
//! | follow the legal list | `legal.rs` |
//! | follow an action | `answer.rs` |
//! | follow what goes on without an answer | `machine.rs` |
//! | add or change an effect of tiles, spots and cards | `verb/mod.rs` (the list), `verb/deed.rs` (what a verb says), one file for each family |
//! | see who may know what | `view.rs` |
//! | change a sentence | `words/`, and the folder `words` of the game |
//! | see what bots value | `bot/mod.rs` |
//!
//! Code cites rulings of `docs/rulings/tikal.md` by number or name.
//!
//! This crate must not know a file, a clock, a generator or a client.
#![forbid(unsafe_code)]

pub mod action;
mod answer;
#[cfg(feature = "bot")]
pub mod bot;
pub mod content;
mod describe;
pub mod errors;
pub mod event;
mod frame;
pub mod grid;
mod hash;
pub mod ids;
mod legal;
mod load;
mod machine;
mod meta;
mod notation;
mod parts;
mod path;
#[cfg(feature = "postcard")]
pub mod postcard;
pub mod rules;
mod save;
mod score;
pub mod setup;
pub mod state;
pub mod tables;
pub mod temple;
#[cfg(feature = "tui")]
pub mod tui;
mod validate;
pub mod verb;
pub mod view;
#[cfg(feature = "schema")]
pub mod view_doc;
pub mod why;
mod words;

#[cfg(feature = "schema")]
pub use view_doc::ViewDoc;
pub use words::WORDS;

use kernel::Problems;
use kernel::content::TableFile;

use crate::ids::{Kind, MAX_ROOMS, NONE};
use crate::tables::Tables;
use crate::verb::{MOMENTS, Moment, Verb};

/// The rules of Tikal II over one set of component tables.
#[derive(Clone, Debug)]
pub struct Tikal {
    /// The components.
    pub tables: Tables,
    /// Kinds of card by moment.
    cards: [Vec<Kind>; MOMENTS],
    /// Kinds of card that bring a key.
    key_cards: u16,
    secret: u64,
    door_count: [u8; MAX_ROOMS],
    door_colour: [u8; MAX_ROOMS],
}

/// The rules, by the name under which the registry looks for them.
pub type Rules = Tikal;

impl Tikal {
    fn new(overrides: &[TableFile]) -> Result<Tikal, Problems> {
        let tables = Tables::build(overrides)?;
        let verbs: Vec<Verb> = tables.kinds.iter().map(|kind| kind.verb).collect();
        let cards = verb::by_moment(&verbs);
        let bring_key = (0..).zip(&verbs).filter(|(_, verb)| verb.brings_key());
        let key_cards = bring_key.fold(0, |set, (at, _)| set | 1 << at);
        let mut door_count = [0; MAX_ROOMS];
        let mut door_colour = [NONE; MAX_ROOMS];
        for (at, room) in tables.rooms.iter().enumerate() {
            door_count[at] = room.doors.count_ones() as u8;
            door_colour[at] = room.colour.map_or(NONE, |colour| colour.0);
        }
        let secret = tables.secret_nodes();
        Ok(Tikal { tables, cards, key_cards, secret, door_count, door_colour })
    }

    /// The kinds of card that can be played at this moment.
    #[inline]
    pub(crate) fn cards(&self, moment: Moment) -> &[Kind] {
        &self.cards[moment as usize]
    }
}
