//! Score sheets: every category of every player, totals and ranks.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use words::Lang;

use crate::game::Seat;
use crate::meta::Text;
use crate::seat_or_word::seat_or_word;

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

/// The owner of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// The automatic opponent of a solo game.
    Rival,
}

seat_or_word!(Who, Rival, "rival");

/// One player's column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreRow {
    /// The player with these points.
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

/// A score sheet in a message: the same JSON as [`ScoreSheet`], for those who read it without the words of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The lines.
    pub categories: Vec<Heading>,
    /// The columns: seats in order, then the rival if there is one.
    pub rows: Vec<ScoreRow>,
}

/// A line of a score sheet in a message.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Heading {
    /// Stable key.
    pub id: String,
    /// The heading, under the code of each language.
    #[serde(flatten)]
    pub names: Map<String, Value>,
}

impl Heading {
    /// The heading in a language; English where it has none, and the key where English has none either.
    pub fn name(&self, lang: Lang) -> &str {
        [lang, Lang::EN].iter().find_map(|lang| self.names.get(lang.code())?.as_str()).unwrap_or(&self.id)
    }
}

impl From<&Category> for Heading {
    fn from(category: &Category) -> Self {
        let names = Lang::all().map(|lang| (lang.code().into(), category.name.get(lang).into()));
        Heading { id: category.id.into(), names: names.collect() }
    }
}

impl From<ScoreSheet> for Sheet {
    fn from(sheet: ScoreSheet) -> Self {
        Sheet { categories: sheet.categories.iter().map(Heading::from).collect(), rows: sheet.rows }
    }
}

#[cfg(test)]
mod tests {
    use super::{Category, ScoreRow, ScoreSheet, Sheet, Who};
    use crate::game::Seat;
    use crate::meta::Text;
    use words::Lang;

    #[test]
    fn a_sheet_in_a_message_is_the_same_text_and_can_be_read() {
        let row = |who| ScoreRow { who, points: vec![3], total: 3, rank: 1 };
        let sheet = ScoreSheet {
            categories: vec![Category::new("idols", Text::plain("Idols"))],
            rows: vec![row(Who::Seat(Seat(0))), row(Who::Rival)],
        };
        let text = serde_json::to_string(&sheet).unwrap();
        let told = Sheet::from(sheet);
        assert_eq!(serde_json::to_string(&told).unwrap(), text);
        assert_eq!(serde_json::from_str::<Sheet>(&text).unwrap(), told);
        assert_eq!(told.categories[0].name(Lang::EN), "Idols");
    }
}
