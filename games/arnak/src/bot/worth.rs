//! The values of effects, cards, assistants and tiles of Arnak by themselves, computed once from the tables.

use crate::ids::{Card, FEAR, Spot};
use crate::purse::{Cost, Icon, Icons, Purse};
use crate::tables::{BoardData, Tables};
use kernel::effect::Op;

use super::weights::Weights;
use super::{ArnakValue, ROWS};

impl ArnakValue {
    /// Computes the values of effects, cards and tiles.
    pub(super) fn new(t: &Tables, w: Weights) -> Self {
        let r = &w.resources;
        let res = [r.coin, r.compass, r.tablet, r.arrowhead, r.jewel, r.dark];
        let icon = [w.icons.boot, w.icons.ship, w.icons.car, w.icons.plane];
        let mut value = ArnakValue {
            w,
            res,
            icon,
            at: vec![0.0; t.program.len()],
            card: [0.0; 128],
            assistant: Vec::new(),
            boon: Vec::new(),
            tiles: [0.0; 2],
            slot: 0.0,
            rows: t.boards.iter().map(row_points).collect(),
            features: super::features::Features::new(t),
            deeds: super::deeds::Deeds::new(t),
        };
        // An operation refers only to later ones.
        for pc in (0..t.program.len() as u16).rev() {
            value.at[pc as usize] = value.operation(t, pc);
        }
        for number in 0..128 {
            value.card[number] = value.card_worth(t, Card(number as u8));
        }
        value.assistant = t.assistants.iter().map(|a| a.pc.map(|pc| value.at[pc as usize])).collect();
        value.boon = t
            .guardians
            .iter()
            .map(|g| if g.icons.is_empty() { value.at[g.pc as usize] } else { value.icons(g.icons) })
            .collect();
        for level in 0..2 {
            let tiles = (0..t.tile.len()).filter(|&tile| t.level[level] & (1 << tile) != 0);
            let worths: Vec<f32> = tiles.map(|tile| value.at[t.tile[tile] as usize]).collect();
            value.tiles[level] = worths.iter().sum::<f32>() / worths.len().max(1) as f32;
        }
        value.slot = value.at[t.slots as usize];
        value
    }

    fn operation(&self, t: &Tables, pc: u16) -> f32 {
        match *t.program.op(pc) {
            Op::End => 0.0,
            Op::Do(verb) => verb.worth(self) + self.at[pc as usize + 1],
            Op::Pay { cost, otherwise } => {
                let paid = self.at[pc as usize + 1] - self.cost(cost);
                paid.max(self.at[otherwise as usize])
            }
            Op::Choose { pick, n, first } => {
                let mut branches: Vec<f32> =
                    (0..n).map(|i| self.at[t.program.branch(first, i) as usize]).collect();
                branches.sort_by(|one, two| two.total_cmp(one));
                branches.iter().take(pick as usize).sum::<f32>() + self.at[pc as usize + 1]
            }
        }
    }

    pub(super) fn cost(&self, cost: Cost) -> f32 {
        let e = &self.w.effects;
        self.plain(cost.res)
            + self.icons(cost.icons)
            + e.use_up * f32::from(cost.cards)
            + e.fear * f32::from(cost.fear)
            + 3.0 * f32::from(cost.idols)
    }

    /// Every token at its full worth.
    pub(crate) fn plain(&self, purse: Purse) -> f32 {
        purse.iter().map(|(res, n)| self.res[res as usize] * f32::from(n)).sum()
    }

    pub(crate) fn icons(&self, icons: Icons) -> f32 {
        Icon::ALL.into_iter().map(|icon| self.icon[icon as usize] * f32::from(icons.get(icon))).sum()
    }

    fn card_worth(&self, t: &Tables, card: Card) -> f32 {
        let travel = self.icons(t.icons[card.at()]);
        let effect = self.at[t.pc[card.at()] as usize];
        // Ruling of the rulebook: an artifact played from the hand costs a tablet.
        let price = if card != FEAR && t.artifacts & card.bit() != 0 { self.res[2] } else { 0.0 };
        // A card that exiles itself gives its effect once, and its points are lost.
        let once = if card != FEAR && t.exiles & card.bit() != 0 { 0.5 } else { 0.0 };
        travel.max(effect - price - once).max(0.0)
    }
}

/// Points of each token by row: the best space of the row, or the one below.
fn row_points(board: &BoardData) -> [[f32; ROWS]; 3] {
    let mut rows = [[0.0_f32; ROWS]; 3];
    for (token, rows) in rows.iter_mut().enumerate() {
        for number in 0..board.spots {
            let spot = Spot(number);
            let temple = board.temple == spot && token == 0;
            let points = if temple { board.arrival[1] } else { board.points[spot.at()][token] };
            let row = &mut rows[usize::from(spot.row())];
            *row = row.max(f32::from(points));
        }
        for row in 1..ROWS {
            rows[row] = rows[row].max(rows[row - 1]);
        }
    }
    rows
}
