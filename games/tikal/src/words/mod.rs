//! The game in sentences for people: questions, answers, events, reasons. The sentences themselves are in the folder `words`
//! of the game, one folder per language; this module fills in names from the tables. Nothing here decides a rule.

mod actions;
mod events;
mod prompts;
mod why;

use kernel::Lang;

use crate::Tikal;
use crate::event::Token;
use crate::ids::{Colour, Kind, Node, Room, Tile, Treasure};
use crate::state::State;
use crate::verb::Verb;

/// The sentences of the game in every language.
pub static WORDS: ::words::Part = ::words::part!();

/// Formats a sentence of the game: `say!(lang, "key", n = 3)`.
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        ::words::say!($crate::words::WORDS, $lang, $key $(, $name = $value)*)
    };
}
pub(crate) use say;

impl Tikal {
    pub(super) fn colour(&self, colour: Colour, lang: Lang) -> String {
        self.tables.colours[colour.index()].name.pick(lang)
    }

    /// The colour as the attribute of an object: "einen gelben Schlüssel".
    pub(super) fn colour_acc(&self, colour: Colour, lang: Lang) -> String {
        self.tables.colours[colour.index()].name.form(lang, "accusative")
    }

    pub(super) fn two_keys(&self, a: Colour, b: Colour, lang: Lang) -> String {
        if a == b {
            let many = self.tables.colours[a.index()].name.form(lang, "many");
            return say!(lang, "two-keys-same", colour = self.colour(a, lang), colour_many = many);
        }
        say!(
            lang,
            "two-keys",
            first = self.colour(a, lang),
            first_acc = self.colour_acc(a, lang),
            second = self.colour(b, lang),
            second_acc = self.colour_acc(b, lang)
        )
    }

    pub(super) fn treasure(&self, treasure: Treasure, lang: Lang) -> String {
        self.tables.treasures[treasure.index()].name.pick(lang)
    }

    pub(super) fn treasures(&self, treasure: Treasure, n: u8, lang: Lang) -> String {
        let name = &self.tables.treasures[treasure.index()].name;
        say!(lang, "treasures", n = n, name = name.pick(lang), many = name.form(lang, "many"))
    }

    pub(super) fn kind(&self, kind: Kind, lang: Lang) -> String {
        self.tables.kinds[kind.index()].name.pick(lang)
    }

    pub(super) fn room(&self, room: Room, lang: Lang) -> String {
        self.tables.rooms[room.index()].name.pick(lang)
    }

    pub(super) fn site(&self, site: usize, lang: Lang) -> String {
        self.tables.river[self.tables.sites[site] as usize].name.pick(lang)
    }

    /// What a tile shows, in a word for each sign: people see signs, and no code is printed on a tile.
    pub(super) fn tile(&self, tile: Tile, lang: Lang) -> String {
        signs(&self.tables.tiles[tile.index()].verbs, lang)
    }

    /// Where a node lies: people count rows from above and spaces from the left.
    pub(crate) fn node(&self, node: Node, lang: Lang) -> String {
        if node == Node::OUTSIDE {
            return say!(lang, "outside");
        }
        if node.is_secret() {
            return self.room(self.tables.secret_room(node), lang);
        }
        let (row, rows, n) = self.tables.grid.counted(node);
        let word = match row {
            1 => "top",
            _ if row == rows => "bottom",
            _ if row * 2 == rows + 1 => "middle",
            _ => "inner",
        };
        say!(lang, "place", row = word, number = row, n = n)
    }

    /// A room and where it lies; a secret room lies where its name says.
    pub(super) fn room_on(&self, room: Room, node: Node, lang: Lang) -> String {
        let name = self.room(room, lang);
        if node.is_secret() {
            return name;
        }
        say!(lang, "room-at", place = self.node(node, lang), room = name)
    }

    /// A node with the room in it.
    pub(super) fn room_at_text(&self, state: &State, node: Node, lang: Lang) -> String {
        match state.room_in(node) {
            Some(room) => self.room_on(room, node, lang),
            None => self.node(node, lang),
        }
    }

    pub(super) fn token(&self, token: Token, lang: Lang) -> String {
        match token {
            Token::Treasure(treasure) => self.treasure(treasure, lang),
            Token::Card(kind) => self.kind(kind, lang),
            Token::Room(room) => self.room(room, lang),
        }
    }
}

/// What a tile shows, in a word for each sign.
pub(crate) fn signs(verbs: &[Verb], lang: Lang) -> String {
    verbs.iter().map(|verb| verb.say_sign(lang)).collect::<Vec<_>>().join(" + ")
}
