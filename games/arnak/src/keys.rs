//! The words for components and places in positions and views, and the mapping back.
//!
//! A component's word is the key of its table row. Sites, spaces and research spaces are named by their place, in
//! the words of the action notation (`camp1.2`, `low3`, `4b`), which are the same on every board; on input, the key
//! of the board's table (`camp_coins.2`, `l1_low_3`, `r4b`) is accepted too.

use serde_json::{Map, Value};

use crate::errors::{Expected, FieldError};
use crate::ids::{
    Assistant, Bonus, Card, Guardian, Idol, ObjectiveTile, Passage, RivalTile, SITES, SPACES, Site, Space,
    Spot, Tile,
};
use crate::notation;
use crate::purse::{Icon, Icons, Purse, Res};
use crate::state::Token;
use crate::tables::{BoardRow, Named, SpotRow, Tables};

/// The tables and the board that give words their meaning.
#[derive(Clone, Copy)]
pub(crate) struct Keys<'a> {
    pub(crate) t: &'a Tables,
    pub(crate) board: u8,
}

impl<'a> Keys<'a> {
    pub(crate) fn new(t: &'a Tables, board: u8) -> Self {
        Keys { t, board }
    }

    /// The rows of the board.
    pub(crate) fn rows(&self) -> &'a BoardRow {
        &self.t.rows.boards[self.board as usize]
    }

    /// The word for a component or place; `None` for an empty place.
    pub(crate) fn word<K: Key>(&self, id: K) -> Option<String> {
        id.word(*self)
    }

    /// Words for the bits of a set.
    pub(crate) fn words<K: Key>(&self, ids: impl Iterator<Item = K>) -> Vec<String> {
        ids.filter_map(|id| id.word(*self)).collect()
    }
}

/// A component or place that has a word.
pub(crate) trait Key: Copy {
    /// What it is, for error messages.
    const WHAT: Expected;
    /// The empty value.
    const NONE: Self;
    /// The word, unless empty.
    fn word(self, k: Keys<'_>) -> Option<String>;
    /// The component of a word.
    fn find(k: Keys<'_>, word: &str) -> Option<Self>;
}

/// Ids that count the rows of a table.
macro_rules! keyed {
    ($($id:ident $what:ident $rows:ident;)*) => {$(
        impl Key for $id {
            const WHAT: Expected = Expected::$what;
            const NONE: Self = $id::NONE;

            fn word(self, k: Keys<'_>) -> Option<String> {
                k.t.rows.$rows.get(self.at()).map(|row| row.name.key.clone())
            }

            fn find(k: Keys<'_>, word: &str) -> Option<Self> {
                k.t.rows.$rows.iter().position(|row| row.name.key == word).map(|at| $id(at as u8))
            }
        }
    )*};
}

keyed! {
    Tile Tile tiles;
    Guardian Guardian guardians;
    Assistant Assistant assistants;
    Idol Idol idols;
    Bonus Bonus bonuses;
}

/// Rows that the rules know only by number.
macro_rules! numbered {
    ($($id:ident $what:ident $names:expr;)*) => {$(
        impl Key for $id {
            const WHAT: Expected = Expected::$what;
            const NONE: Self = $id::NONE;

            fn word(self, k: Keys<'_>) -> Option<String> {
                let names: fn(Keys<'_>) -> Vec<&Named> = $names;
                names(k).get(self.at()).map(|name| name.key.clone())
            }

            fn find(k: Keys<'_>, word: &str) -> Option<Self> {
                let names: fn(Keys<'_>) -> Vec<&Named> = $names;
                names(k).iter().position(|name| name.key == word).map(|at| $id(at as u8))
            }
        }
    )*};
}

numbered! {
    RivalTile RivalTile |k| k.t.rows.rival.iter().map(|row| &row.name).collect();
    ObjectiveTile Objective |k| k.t.rows.objectives.iter().collect();
    Passage Passage |k| k.rows().passages.iter().map(|row| &row.name).collect();
}

impl Key for Card {
    const WHAT: Expected = Expected::Card;
    const NONE: Self = Card::NONE;

    fn word(self, k: Keys<'_>) -> Option<String> {
        k.t.rows.cards().find(|&(card, _)| card == self).map(|(_, row)| row.name.key.clone())
    }

    fn find(k: Keys<'_>, word: &str) -> Option<Self> {
        k.t.rows.cards().find(|(_, row)| row.name.key == word).map(|(card, _)| card)
    }
}

impl Key for Site {
    const WHAT: Expected = Expected::Site;
    const NONE: Self = Site::NONE;

    fn word(self, _: Keys<'_>) -> Option<String> {
        (self.at() < SITES).then(|| notation::site_key(self))
    }

    fn find(k: Keys<'_>, word: &str) -> Option<Self> {
        let named = || k.rows().sites.iter().position(|row| row.name.key == word).map(|at| Site(at as u8));
        (0..SITES as u8).map(Site).find(|site| site.word(k).as_deref() == Some(word)).or_else(named)
    }
}

impl Key for Space {
    const WHAT: Expected = Expected::Space;
    const NONE: Self = Space::NONE;

    fn word(self, _: Keys<'_>) -> Option<String> {
        (self.at() < SPACES).then(|| notation::space_key(self))
    }

    fn find(k: Keys<'_>, word: &str) -> Option<Self> {
        let (site, nth) = match word.split_once('.') {
            Some((site, "1")) => (site, Some(0)),
            Some((site, "2")) => (site, Some(1)),
            Some(_) => return None,
            None => (word, None),
        };
        let site = Site::find(k, site)?;
        ((site.level() == 0) == nth.is_some()).then(|| Space(site.space().0 + nth.unwrap_or(0)))
    }
}

impl Key for Spot {
    const WHAT: Expected = Expected::Spot;
    const NONE: Self = Spot::NONE;

    fn word(self, k: Keys<'_>) -> Option<String> {
        k.t.spot(k.board, self).map(|_| notation::spot_key(self))
    }

    fn find(k: Keys<'_>, word: &str) -> Option<Self> {
        let spots = || k.rows().track.iter();
        let named = || spots().find(|row| row.name.key == word).map(SpotRow::spot);
        spots().map(SpotRow::spot).find(|spot| spot.word(k).as_deref() == Some(word)).or_else(named)
    }
}

/// A value inside a saved position.
pub(crate) trait Field: Sized {
    /// As JSON.
    fn save(&self, k: Keys<'_>) -> Value;
    /// From JSON; the sentence of the error continues after the name of the field: "is 7: it must be …".
    fn load(json: &Value, k: Keys<'_>) -> Result<Self, FieldError>;
}

impl<K: Key> Field for K {
    fn save(&self, k: Keys<'_>) -> Value {
        self.word(k).into()
    }

    fn load(json: &Value, k: Keys<'_>) -> Result<Self, FieldError> {
        match json {
            Value::Null => Ok(K::NONE),
            Value::String(word) => {
                K::find(k, word).ok_or_else(|| FieldError::NoId { word: word.clone(), what: K::WHAT })
            }
            _ => Err(FieldError::Id { value: json.to_string(), what: K::WHAT }),
        }
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Field for $number {
            fn save(&self, _: Keys<'_>) -> Value {
                (*self).into()
            }

            fn load(json: &Value, _: Keys<'_>) -> Result<Self, FieldError> {
                let number = json.as_u64().and_then(|n| <$number>::try_from(n).ok());
                let most = <$number>::MAX.into();
                number.ok_or_else(|| FieldError::Number { value: json.to_string(), most })
            }
        }
    )*};
}

numbers! { u8 u16 }

impl Field for bool {
    fn save(&self, _: Keys<'_>) -> Value {
        (*self).into()
    }

    fn load(json: &Value, _: Keys<'_>) -> Result<Self, FieldError> {
        json.as_bool().ok_or_else(|| FieldError::Flag { value: json.to_string() })
    }
}

/// Named amounts, absent ones being zero; amounts are bounded so that their sums fit.
fn amounts(json: &Value, what: Expected, mut add: impl FnMut(&str, u8) -> bool) -> Result<(), FieldError> {
    let Value::Object(fields) = json else {
        return Err(FieldError::Amounts { value: json.to_string(), what });
    };
    for (key, value) in fields {
        let amount = value.as_u64().filter(|&n| n < 100);
        let wrong = || FieldError::Amount { value: value.to_string(), key: key.clone() };
        let amount = amount.ok_or_else(wrong)?;
        if !add(key, amount as u8) {
            return Err(FieldError::NoAmount { key: key.clone(), what });
        }
    }
    Ok(())
}

fn counted(parts: impl Iterator<Item = (&'static str, u8)>) -> Value {
    Value::Object(parts.map(|(key, n)| (key.to_string(), n.into())).collect::<Map<_, _>>())
}

impl Field for Purse {
    fn save(&self, _: Keys<'_>) -> Value {
        counted(self.iter().map(|(res, n)| (res.key(), n)))
    }

    fn load(json: &Value, _: Keys<'_>) -> Result<Self, FieldError> {
        let mut purse = Purse::ZERO;
        amounts(json, Expected::Resources, |key, n| {
            let res = Res::from_key(key);
            purse = res.map_or(purse, |res| purse.with(res, n));
            res.is_some()
        })?;
        Ok(purse)
    }
}

impl Field for Icons {
    fn save(&self, _: Keys<'_>) -> Value {
        counted(self.iter().map(|(icon, n)| (icon.key(), n)))
    }

    fn load(json: &Value, _: Keys<'_>) -> Result<Self, FieldError> {
        let mut icons = Icons::NONE;
        amounts(json, Expected::TravelIcons, |key, n| {
            let icon = Icon::from_key(key);
            icons = icon.map_or(icons, |icon| icons.plus(Icons::of(icon, n)));
            icon.is_some()
        })?;
        Ok(icons)
    }
}

/// Closed lists of words.
macro_rules! closed {
    ($($kind:ty: $($value:path = $word:literal),+;)*) => {$(
        impl Field for $kind {
            fn save(&self, _: Keys<'_>) -> Value {
                match self { $($value => $word.into(),)+ }
            }

            fn load(json: &Value, _: Keys<'_>) -> Result<Self, FieldError> {
                match json.as_str() {
                    $(Some($word) => Ok($value),)+
                    _ => Err(FieldError::Word { value: json.to_string(), known: vec![$($word),+] }),
                }
            }
        }
    )*};
}

closed! {
    crate::verb::Ware: crate::verb::Ware::Item = "item", crate::verb::Ware::Artifact = "artifact",
        crate::verb::Ware::Either = "card";
    crate::verb::Dest: crate::verb::Dest::Bottom = "bottom", crate::verb::Dest::Hand = "hand",
        crate::verb::Dest::Top = "top";
    crate::verb::SiteGroup: crate::verb::SiteGroup::Camp = "camp", crate::verb::SiteGroup::EmptyCamp = "empty",
        crate::verb::SiteGroup::LevelOne = "level1", crate::verb::SiteGroup::Mine = "mine",
        crate::verb::SiteGroup::Occupied = "occupied";
    crate::state::DrawTo: crate::state::DrawTo::Hand = "hand", crate::state::DrawTo::Look = "look";
    crate::verb::Tally: crate::verb::Tally::Guardian = "guardian", crate::verb::Tally::Idol = "idol",
        crate::verb::Tally::Archaeologist = "archaeologist";
    Res: Res::Coin = "coin", Res::Compass = "compass", Res::Tablet = "tablet", Res::Arrowhead = "arrowhead",
        Res::Jewel = "jewel", Res::Dark = "dark";
    Token: Token::Glass = "glass", Token::Notebook = "notebook", Token::Lantern = "lantern";
}
