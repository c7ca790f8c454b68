//! The rows of the component tables exactly as written in `content/tikal`, before any check.

use kernel::content::Confidence;
use serde::Deserialize;
use toml::Spanned;

use crate::content::Keyed;

macro_rules! row {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// The stable key.
            pub id: String,
            $($(#[$field_doc])* pub $field: $type,)*
            /// How sure the values are.
            pub confidence: Confidence,
        }

        impl Keyed for $name {
            fn id(&self) -> &str {
                &self.id
            }
        }
    };
}

row!(
    /// A colour.
    ColourRow {
        /// English name.
        en: String,
        /// French name.
        fr: String,
        /// Keys of this colour.
        keys: u8,
    }
);
row!(
    /// A type of treasure.
    TreasureRow {
        /// English name.
        en: String,
        /// French name.
        fr: String,
        /// Tokens of this type.
        tokens: u8,
    }
);
row!(
    /// A sector of the price wheel.
    WheelRow {
        /// The price.
        value: u8,
    }
);
row!(
    /// An action tile.
    TileRow {
        /// What it shows.
        effect: Spanned<String>,
        /// The mark on its back.
        back: Spanned<u8>,
        /// How sure the mark is.
        back_confidence: Confidence,
    }
);
row!(
    /// A kind of special card.
    CardRow {
        /// English name.
        en: String,
        /// French name.
        fr: String,
        /// Cards of this kind.
        copies: u8,
        /// What it does.
        effect: Spanned<String>,
        /// How sure the number of copies is.
        copies_confidence: Confidence,
    }
);
row!(
    /// A space of the temple.
    SpaceRow {
        /// Axial coordinate to the east.
        q: i8,
        /// Axial coordinate downwards.
        r: i8,
    }
);
row!(
    /// A place along the river.
    RiverRow {
        /// `site`, `seaplane` or `forest`.
        kind: Spanned<String>,
        /// English name.
        en: String,
        /// French name.
        fr: String,
        /// Tiles dealt here with two, three and four players.
        tiles: Option<[u8; 3]>,
    }
);
row!(
    /// A room.
    RoomRow {
        /// `printed`, `stack`, `sanctuary`, `treasure` or `secret`.
        kind: Spanned<String>,
        /// English name.
        en: String,
        /// French name.
        fr: String,
        /// The colour of its doors.
        colour: Option<Spanned<String>>,
        /// The sides with a door.
        doors: Option<Vec<Spanned<String>>>,
        /// Where a printed room lies.
        cell: Option<Spanned<String>>,
        /// The colour of the altar.
        altar: Option<Spanned<String>>,
        /// The space a secret room is drawn next to.
        near: Option<Spanned<String>>,
        /// The places for flags.
        spots: Vec<Spanned<String>>,
    }
);
row!(
    /// A number of the rules.
    NumberRow {
        /// The number.
        value: u8,
        /// What it is, in English.
        en: String,
        /// What it is, in French.
        fr: String,
    }
);
