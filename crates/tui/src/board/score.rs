//! The score sheet at any moment, from what the view tells, and at the end from the table.

use serde_json::Value;

use super::{Scene, fields, list, number, text};
use crate::wire::{Category, Row, Sheet};

/// The sheet of a position. Where the view tells nothing of a player's points the column holds what is known.
pub(crate) fn sheet(scene: &Scene<'_>) -> Sheet {
    match scene.game {
        "tikal" => of_tikal(scene),
        _ => of_arnak(scene),
    }
}

fn heading(scene: &Scene<'_>, id: &str) -> Category {
    let known = scene.headings.iter().find(|category| category.id == id);
    known.cloned().unwrap_or_else(|| Category { id: id.into(), en: id.into(), fr: id.into() })
}

fn of_arnak(scene: &Scene<'_>) -> Sheet {
    let scores = &scene.view["scores"];
    let categories = list(&scores["categories"]).map(|id| heading(scene, text(id))).collect();
    let seats = list(&scene.view["players"]).count();
    let rows = list(&scores["points"])
        .enumerate()
        .map(|(at, points)| {
            let points: Vec<i32> = list(points).map(|n| number(n) as i32).collect();
            let who = if at < seats { Value::from(at) } else { Value::from("rival") };
            Row { who, total: points.iter().sum(), points, rank: 0 }
        })
        .collect();
    Sheet { categories, rows }
}

fn of_tikal(scene: &Scene<'_>) -> Sheet {
    let players = &scene.view["players"];
    let ids: Vec<&str> = fields(&players[0]["points"]).map(|(id, _)| id).collect();
    let row = |(at, player): (usize, &Value)| {
        let points: Vec<i32> = ids.iter().map(|id| number(&player["points"][id]) as i32).collect();
        Row { who: Value::from(at), total: number(&player["score"]) as i32, points, rank: 0 }
    };
    Sheet {
        categories: ids.iter().map(|id| heading(scene, id)).collect(),
        rows: list(players).enumerate().map(row).collect(),
    }
}
