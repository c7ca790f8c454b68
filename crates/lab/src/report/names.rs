//! What ids are called, in every language, so that files hold ids alone.

use std::collections::BTreeMap;

use kernel::Lang;

use bots::Studied;

/// A name in English and in French.
type Name = (String, String);

/// The names of games, categories, families and components.
#[derive(Clone, Debug, Default)]
pub struct Names {
    titles: BTreeMap<String, Name>,
    categories: BTreeMap<(String, String), Name>,
    families: BTreeMap<(String, String), Name>,
    components: BTreeMap<(String, String, String), Name>,
}

impl Names {
    /// Learns the names of a game.
    pub fn add<G: Studied>(&mut self, game: &G) {
        let pair = |en: &str, fr: &str| (en.to_string(), fr.to_string());
        let id = || G::ID.to_string();
        self.titles.insert(id(), pair(G::TITLE.0, G::TITLE.1));
        for category in G::CATEGORIES {
            self.categories.insert((id(), category.id.to_string()), pair(category.en, category.fr));
        }
        let mut columns: BTreeMap<&str, Vec<&str>> = BTreeMap::from([("board", vec!["board"])]);
        for family in G::FAMILIES {
            self.families.insert((id(), family.id.to_string()), pair(family.en, family.fr));
            for &component in family.components {
                columns.entry(component).or_default().push(family.id);
            }
        }
        for (en, fr) in game.describe(Lang::En).iter().zip(game.describe(Lang::Fr)) {
            for family in columns.get(en.family).into_iter().flatten() {
                self.components
                    .insert((id(), (*family).to_string(), en.id.clone()), pair(&en.name, &fr.name));
            }
        }
    }

    /// The title of a game.
    pub(super) fn title<'a>(&'a self, rules: &'a str, lang: Lang) -> &'a str {
        pick(self.titles.get(rules), rules, lang)
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

/// The name, or the id if nobody knows it.
fn pick<'a>(name: Option<&'a Name>, id: &'a str, lang: Lang) -> &'a str {
    name.map_or(id, |(en, fr)| lang.pick(en, fr))
}

/// The name of a variant.
pub(super) fn variant(id: &str, lang: Lang) -> String {
    match id {
        "more_control" => lang.pick("more control", "plus de contrôle").to_string(),
        "short_game" => lang.pick("short game", "partie courte").to_string(),
        other => other.replace('_', " "),
    }
}
