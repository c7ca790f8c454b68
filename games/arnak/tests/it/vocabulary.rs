//! The words that the browser client needs a picture for: icons, verbs of the notation, cards, boards. Its tests read them
//! in `web/fixtures/vocabulary.json`; here that file is compared with the rules.
//!
//! `TEMPLES_REGENERATE=1 cargo test -p temples-arnak --test it vocabulary::` rewrites it.

use std::path::Path;

use arnak::content::boards;
use arnak::verb_text::ICONS;
use arnak::{Arnak, VERBS};
use kernel::{Game, Lang};
use serde_json::json;

#[test]
#[expect(clippy::disallowed_methods, reason = "the vocabulary is a file; only the rules do no I/O")]
fn the_browser_client_has_the_words_of_the_rules() {
    let game = Arnak::build(&[]).expect("the embedded tables load");
    let components = game.describe(Lang::EN);
    let is_card = |family: &str| matches!(family, "item" | "artifact" | "basic" | "fear");
    let cards = components.iter().filter(|component| is_card(component.family));
    let cards: Vec<&str> = cards.map(|component| component.id.as_str()).collect();
    let words = json!({ "icons": ICONS, "verbs": VERBS, "cards": cards, "boards": boards() });
    let text = serde_json::to_string_pretty(&words).expect("words are text") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/fixtures/vocabulary.json");
    if std::env::var("TEMPLES_REGENERATE").is_ok() {
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "web/fixtures/vocabulary.json is not up to date: run `make fixtures`");
}
