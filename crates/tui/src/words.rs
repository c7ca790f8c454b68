//! The language of the client's own texts. Everything about a game is worded by its rules.

use kernel::Lang;

pub(crate) use panes::say;

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
