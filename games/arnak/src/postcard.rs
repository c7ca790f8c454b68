//! The island of Arnak for link previews: its sites as all viewers see them.
#![expect(clippy::cast_precision_loss, reason = "places on a picture are small numbers")]

use panes::{Postcard, list, text};
use serde_json::Value;

/// The size of the card, with the proportions of the island's picture.
const SIZE: (f32, f32) = (220.0, 100.0);
const SITE: (f32, f32) = (48.0, 21.0);
const CAMP: (f32, f32) = (38.0, 24.0);

/// Position of a site, in hundredths of the card; the browser uses the same ones (`map/places.ts`).
fn place(id: &str) -> Option<(f32, f32)> {
    let (line, at) = id.split_at_checked(id.len().checked_sub(1)?)?;
    let at: usize = at.parse::<usize>().ok()?.checked_sub(1)?;
    let (across, y): (&[f32], f32) = match line {
        "two" => (&[13.0, 37.8, 62.4, 87.2], 12.2),
        "high" => (&[12.4, 37.2, 62.8, 87.6], 36.6),
        "low" => (&[12.8, 37.6, 62.2, 87.2], 61.0),
        "camp" => (&[10.2, 30.1, 50.0, 69.9, 89.8], 86.6),
        _ => return None,
    };
    Some((across.get(at)? * SIZE.0 / 100.0, y))
}

/// The picture of a figure's owner: a seat, or the rival.
fn figure(who: &Value) -> Option<String> {
    match who {
        Value::Number(seat) => Some(format!("pieces/figure_{}", seat.as_u64()? + 1)),
        Value::String(_) => Some("pieces/figure_rival".into()),
        _ => None,
    }
}

/// The table as rendered pictures, from the view of any viewer.
pub fn postcard(view: &Value) -> Postcard {
    let mut card = Postcard::new(SIZE.0, SIZE.1);
    // The picture of a board covers the island; one without a picture of its own shows the island of the base box.
    let board = view["setup"]["board"].as_str();
    for board in std::iter::once("base").chain(board) {
        card.lay(format!("boards/{board}"), (SIZE.0 / 2.0, SIZE.1 / 2.0), SIZE);
    }
    for (number, site) in list(&view["sites"]).enumerate() {
        let Some((x, y)) = place(text(&site["id"])) else { continue };
        if site["level"] == 0 {
            for (at, space) in list(&site["spaces"]).enumerate() {
                let spot = (x - CAMP.0 / 4.0 + CAMP.0 / 2.0 * at as f32, y);
                if space["blocked"] == true {
                    card.lay("pieces/blocking", spot, (13.0, 13.0));
                } else if let Some(name) = figure(&space["figure"]) {
                    card.lay(name, spot, (17.0, 17.0));
                }
            }
            continue;
        }
        match site["tile"].as_str() {
            Some(tile) => card.lay(format!("sites/{tile}"), (x, y), SITE),
            None => card.lay(format!("mist/mist_{}", number % 4 + 1), (x, y), (SITE.0 * 0.8, SITE.1 * 0.8)),
        }
        if let Some(guardian) = site["guardian"].as_str() {
            card.lay(format!("guardians/{guardian}"), (x + SITE.0 * 0.3, y - 0.5), (19.0, 19.0));
        } else if let Some(idol) = site["idol"].as_str() {
            card.lay(format!("pieces/{idol}"), (x + SITE.0 * 0.36, y + SITE.1 * 0.22), (10.0, 10.0));
        }
        for space in list(&site["spaces"]) {
            if let Some(name) = figure(&space["figure"]) {
                card.lay(name, (x - SITE.0 * 0.34, y + 1.0), (17.0, 17.0));
            }
        }
    }
    card
}

#[cfg(test)]
mod tests {
    use super::{SIZE, postcard};
    use panes::Layer;
    use serde_json::json;

    fn names(view: &serde_json::Value) -> Vec<String> {
        let layers = postcard(view).layers;
        let name = |layer| match layer {
            Layer::Picture { name, x, y, .. } => {
                assert!((0.0..SIZE.0).contains(&x) && (0.0..SIZE.1).contains(&y), "{name} lies on the card");
                Some(name)
            }
            Layer::Disc { .. } => None,
        };
        layers.into_iter().filter_map(name).collect()
    }

    #[test]
    fn sites_show_what_lies_on_them() {
        let site = |id: &str, tile: Option<&str>, guardian: Option<&str>, figure: serde_json::Value| {
            json!({ "id": id, "level": 1, "tile": tile, "guardian": guardian, "idol": "idol_coin",
                "spaces": [{ "figure": figure }] })
        };
        let view = json!({ "setup": { "board": "owl" }, "sites": [
            { "id": "camp5", "level": 0, "spaces": [{ "blocked": true, "figure": null }, { "blocked": false, "figure": "rival" }] },
            site("low1", None, None, json!(null)),
            site("two4", Some("site2_a"), Some("guardian_01"), json!(2)),
            site("nowhere", Some("site2_b"), None, json!(1)),
        ] });
        let found = names(&view);
        let all: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(
            all,
            [
                "boards/base",
                "boards/owl",
                "pieces/blocking",
                "pieces/figure_rival",
                "mist/mist_2",
                "pieces/idol_coin",
                "sites/site2_a",
                "guardians/guardian_01",
                "pieces/figure_3"
            ]
        );
        // An unreadable view shows only the island.
        assert_eq!(names(&json!({ "sites": 7 })), ["boards/base"]);
    }
}
