//! The sentences of the game are there in every language, and so is the name of every component.

use kernel::{Game, Lang};
use tikal::{Tikal, WORDS};

#[test]
fn the_words_are_whole() {
    let stems = [
        "table-",
        "tui-",
        "colour-",
        "treasure-",
        "card-",
        "river-",
        "room-",
        "number-",
        "score-",
        "side-",
        "event-",
        "verb-",
        "sign-",
    ];
    // The browser reads these.
    let web = ["home-", "lesson-", "rules-", "web-"];
    words::check::whole(&WORDS, &[&stems[..], &web[..]].concat());
}

#[test]
fn every_component_has_a_name_of_its_own_in_every_language() {
    let game = Tikal::build(&[]).expect("the tables");
    let english = game.describe(Lang::EN);
    for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
        for (here, there) in game.describe(lang).iter().zip(&english) {
            // Some words are the same: a statuette, a vase, and the machete of a card.
            let same = ["statuette", "vase", "forest_free"].contains(&here.id.as_str());
            assert!(here.name != there.name || same, "{lang}: {} {}", here.family, here.id);
        }
    }
}
