//! The language of the client's own texts. Everything about a game is worded by its rules.

use kernel::Lang;

/// Formats in the language asked for: `say!(lang, "{n} cards", "{n} cartes")`.
macro_rules! say {
    ($lang:expr, $en:literal, $fr:literal) => {
        match $lang {
            kernel::Lang::En => format!($en),
            kernel::Lang::Fr => format!($fr),
        }
    };
}
pub(crate) use say;

/// The language of the environment: `LC_ALL`, `LC_MESSAGES` or `LANG`, English unless it is French.
pub fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    of_locale(set.as_deref().unwrap_or_default())
}

/// The language of a locale such as `fr_CH.UTF-8`.
fn of_locale(locale: &str) -> Lang {
    if locale.to_ascii_lowercase().starts_with("fr") { Lang::Fr } else { Lang::En }
}

/// The word for a resource, travel icon or other short key of a component table, in the plural.
pub(crate) fn noun(lang: Lang, key: &str) -> &str {
    match key {
        "coin" => lang.pick("coins", "pièces"),
        "compass" => lang.pick("compasses", "boussoles"),
        "tablet" => lang.pick("tablets", "tablettes"),
        "arrowhead" => lang.pick("arrowheads", "pointes"),
        "jewel" => lang.pick("jewels", "joyaux"),
        "dark" => lang.pick("dark tablets", "tablettes noires"),
        "boot" => lang.pick("boot", "botte"),
        "ship" => lang.pick("ship", "bateau"),
        "car" => lang.pick("car", "voiture"),
        "plane" => lang.pick("plane", "avion"),
        "pink" => lang.pick("pink", "rose"),
        "yellow" => lang.pick("yellow", "jaune"),
        "green" => lang.pick("green", "vert"),
        "blue" => lang.pick("blue", "bleu"),
        "brown" => lang.pick("brown", "brun"),
        "any" => lang.pick("any", "au choix"),
        "mask" => lang.pick("mask", "masque"),
        "statuette" => lang.pick("statuette", "statuette"),
        "vase" => lang.pick("vase", "vase"),
        "pendant" => lang.pick("pendant", "pendentif"),
        "knife" => lang.pick("knife", "couteau"),
        other => other,
    }
}

/// The name of a level of the bots.
pub(crate) fn level(lang: Lang, level: &str) -> &str {
    match level {
        "random" => lang.pick("random", "au hasard"),
        "easy" => lang.pick("easy", "facile"),
        "medium" => lang.pick("medium", "moyen"),
        "hard" => lang.pick("hard", "difficile"),
        "expert" => lang.pick("expert", "expert"),
        "master" => lang.pick("master", "maître"),
        other => other,
    }
}

/// The name of a game.
pub(crate) fn game(id: &str) -> &str {
    match id {
        "arnak" => "Lost Ruins of Arnak",
        "tikal" => "Tikal II",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_gives_the_language() {
        assert_eq!(of_locale("fr_CH.UTF-8"), Lang::Fr);
        assert_eq!(of_locale("FR"), Lang::Fr);
        assert_eq!(of_locale("en_GB.UTF-8"), Lang::En);
        assert_eq!(of_locale("C"), Lang::En);
        assert_eq!(of_locale(""), Lang::En);
    }
}
