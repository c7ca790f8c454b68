//! Names of ids in every language, so that files hold only ids.

use std::collections::BTreeMap;

use kernel::meta::Text;
use kernel::{Lang, Meta};
use serde_json::Value;

use bots::Studied;

use crate::games::Setting;

/// A name in every language, in their order.
type Name = Vec<String>;

/// The names of games, setups, categories, families and components.
#[derive(Clone, Debug, Default)]
pub struct Names {
    titles: BTreeMap<String, Name>,
    metas: BTreeMap<String, Meta>,
    categories: BTreeMap<(String, String), Name>,
    families: BTreeMap<(String, String), Name>,
    components: BTreeMap<(String, String, String), Name>,
}

impl Names {
    /// Learns the names of a game.
    pub fn add<G: Studied>(&mut self, game: &G) {
        let all = |text: &Text| Lang::all().map(|lang| text.get(lang)).collect();
        let id = || G::ID.to_string();
        self.titles.insert(id(), all(&G::TITLE));
        self.metas.insert(id(), game.meta());
        for category in G::CATEGORIES {
            self.categories.insert((id(), category.id.to_string()), all(&category.name));
        }
        let mut columns: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for family in G::FAMILIES {
            self.families.insert((id(), family.id.to_string()), all(&family.name));
            for &component in family.components {
                columns.entry(component).or_default().push(family.id);
            }
        }
        for component in Lang::all().flat_map(|lang| game.describe(lang)) {
            for family in columns.get(component.family).into_iter().flatten() {
                let key = (id(), (*family).to_string(), component.id.clone());
                self.components.entry(key).or_default().push(component.name.clone());
            }
        }
    }

    /// The title of a game.
    pub(super) fn title<'a>(&'a self, rules: &'a str, lang: Lang) -> &'a str {
        pick(self.titles.get(rules), rules, lang)
    }

    /// The choices of a setup by name: those that tell tables apart, and what lies deeper. The keys of a game that is not
    /// known here stay as they are.
    pub(super) fn setup(&self, rules: &str, setting: &Setting, lang: Lang) -> (Vec<String>, Vec<String>) {
        match (self.metas.get(rules), serde_json::from_str::<Value>(&setting.setup)) {
            (Some(meta), Ok(setup)) => (meta.words_of(&setup, lang), meta.details_of(&setup, lang)),
            _ => (setting.board.iter().chain(&setting.variants).cloned().collect(), Vec::new()),
        }
    }

    /// The name of the board, or whatever the game shows as pictures.
    pub(super) fn board(&self, rules: &str, setting: &Setting, lang: Lang) -> Option<String> {
        let named = self.metas.get(rules).zip(serde_json::from_str::<Value>(&setting.setup).ok());
        named.and_then(|(meta, setup)| meta.pictured_name(&setup, lang)).or_else(|| setting.board.clone())
    }

    /// The heading of a category.
    pub(super) fn category<'a>(&'a self, rules: &str, id: &'a str, lang: Lang) -> &'a str {
        pick(self.categories.get(&(rules.to_string(), id.to_string())), id, lang)
    }

    /// The heading of a family.
    pub(super) fn family<'a>(&'a self, rules: &str, id: &'a str, lang: Lang) -> &'a str {
        pick(self.families.get(&(rules.to_string(), id.to_string())), id, lang)
    }

    /// The name of a component.
    pub(super) fn component<'a>(&'a self, rules: &str, family: &str, id: &'a str, lang: Lang) -> &'a str {
        pick(self.components.get(&(rules.to_string(), family.to_string(), id.to_string())), id, lang)
    }
}

/// The name, or the id if it has none.
fn pick<'a>(name: Option<&'a Name>, id: &'a str, lang: Lang) -> &'a str {
    name.and_then(|name| name.get(lang.index())).map_or(id, String::as_str)
}
