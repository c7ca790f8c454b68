//! Score sheets: every category of every player, totals and ranks.

use serde::{Serialize, Serializer};

use crate::game::Seat;
use crate::meta::Text;

/// A line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Category {
    /// Stable key.
    pub id: &'static str,
    /// The heading, under the code of each language.
    #[serde(flatten)]
    pub name: Text,
}

impl Category {
    /// A line with its heading.
    pub const fn new(id: &'static str, name: Text) -> Category {
        Category { id, name }
    }
}

/// Whose column it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// The automatic opponent of a solo game.
    Rival,
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Who::Seat(seat) => serializer.serialize_u8(seat.0),
            Who::Rival => serializer.serialize_str("rival"),
        }
    }
}

/// One player's column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreRow {
    /// Whose points these are.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::SeatOrRival))]
    pub who: Who,
    /// Points per category, in the sheet's order.
    pub points: Vec<i32>,
    /// Their sum.
    pub total: i32,
    /// 1 is best; players the tie-breaks cannot tell apart share a rank.
    pub rank: u8,
}

/// The whole sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreSheet {
    /// The lines.
    pub categories: Vec<Category>,
    /// The columns: seats in order, then the rival if there is one.
    pub rows: Vec<ScoreRow>,
}

impl ScoreSheet {
    /// The points of one row by category id.
    pub fn points(&self, row: usize, category: &str) -> Option<i32> {
        let at = self.categories.iter().position(|c| c.id == category)?;
        self.rows.get(row)?.points.get(at).copied()
    }

    /// The seats that won (a beaten seat is absent even if it is the only player).
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.rows.iter().filter(|row| row.rank == 1).filter_map(|row| match row.who {
            Who::Seat(seat) => Some(seat),
            Who::Rival => None,
        })
    }
}
