//! A game is one line: the registry is generated from the dependencies of this crate, and nothing else lists the
//! games.

use games::IDS;

include!("../../registry.rs");

const MANIFEST: &str = include_str!("../../Cargo.toml");
const LINE: &str =
    "toy = { package = \"temples-toy\", version = \"0.1.0\", path = \"../../games/toy\", optional = true }\n";

fn names(manifest: &str) -> Vec<String> {
    entries(manifest).into_iter().map(|entry| entry.name).collect()
}

/// The registry generated from a manifest, with all its games built in.
fn made(manifest: &str) -> String {
    registry(entries(manifest).iter())
}

/// The registry without the line of the toy game, as the build script wrote it; compiled like that of the crate.
#[expect(dead_code, reason = "that it compiles is what counts")]
mod required {
    use std::sync::Arc;

    use bots::{AnyBots, Bots, Studied};
    use games::unknown_game;
    use kernel::content::TableFile;
    use kernel::meta::Text;
    use kernel::{Game, Problems};
    use panes::{Picture, Plain, Postcard};

    include!(concat!(env!("OUT_DIR"), "/required.rs"));

    fn build<G: Game>(overrides: &[TableFile]) -> Result<Arc<G>, Problems> {
        G::build(overrides).map(Arc::new)
    }

    /// The ids of the games that can be built.
    pub(super) fn built() -> Vec<&'static str> {
        IDS.into_iter().chain(["toy"]).filter(|id| by_id(id, &[]).is_ok()).collect()
    }
}

#[test]
fn tests_have_every_game_of_the_manifest() {
    assert_eq!(names(MANIFEST), IDS);
    let (dependencies, _) = MANIFEST.split_once("[dev-dependencies]").expect("tests have dependencies");
    assert_eq!(dependencies.matches("games/toy").count(), 1, "the toy game is one line");
}

#[test]
fn the_toy_game_comes_and_goes_with_its_line() {
    let without = MANIFEST.replace(LINE, "");
    assert_ne!(without, MANIFEST);
    let others: Vec<&str> = IDS.into_iter().filter(|id| *id != "toy").collect();
    assert_eq!(names(&without), others);
    assert!(!made(&without).to_lowercase().contains("toy"), "nothing of it is left");
    assert_eq!(made(&without), include_str!(concat!(env!("OUT_DIR"), "/required.rs")), "what was compiled");
    assert_eq!(required::built(), others, "the other games do without it");
    let again = without.replace("[dependencies]\n", &format!("[dependencies]\n{LINE}"));
    let mut with: Vec<String> = names(&again);
    with.sort();
    assert_eq!(with, names(MANIFEST), "the line alone brings it back");
    for part in ["pub const IDS", "enum Rules", "macro_rules! with_rules", "fn by_id", "fn bots", "fn titles"]
    {
        let body = made(&again);
        let (_, from) = body.split_once(part).expect("the registry has this part");
        assert!(from.split("\n}").next().is_some_and(|part| part.contains("oy")), "{part}");
    }
}

#[test]
fn no_release_has_the_toy_game() {
    assert!(entries(MANIFEST).iter().all(|entry| entry.optional == (entry.name == "toy")));
    let default = MANIFEST.lines().find(|line| line.starts_with("default"));
    assert_eq!(default, None, "no feature is on unless somebody asks for it");
    for manifest in [include_str!("../../../cli/Cargo.toml"), include_str!("../../../server/Cargo.toml")] {
        let (released, _) = manifest.split_once("[dev-dependencies]").expect("tests have dependencies");
        assert!(!released.contains("toy"), "only tests ask for it");
    }
}

#[test]
fn features_say_what_a_game_has() {
    let of = |name: &str| {
        entries(MANIFEST).into_iter().find(|entry| entry.name == name).expect("a game of the list")
    };
    let (arnak, toy) = (of("arnak"), of("toy"));
    assert!(arnak.drawn && arnak.has("postcard") && arnak.has("schema"));
    assert!(!toy.drawn && !toy.has("postcard") && !toy.has("schema"));
}

#[test]
fn plain_pictures_and_no_schema_stand_for_what_a_game_leaves_out() {
    let source = source(&["arnak", "toy"], &["arnak"], &["arnak"], &["arnak"]);
    assert!(source.contains("&arnak::tui::Pictures") && !source.contains("toy::tui"));
    assert!(source.contains("arnak::postcard::postcard(view)") && !source.contains("toy::postcard"));
    assert!(source.contains("Box<arnak::ViewDoc>") && !source.contains("toy::ViewDoc"));
}
