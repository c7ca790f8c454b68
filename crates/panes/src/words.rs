//! Words of terminal pictures in the language asked for.

pub use kernel::Lang;

/// Formats in the language asked for: `say!(lang, "{n} cards", "{n} cartes")`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $en:literal, $fr:literal) => {
        match $lang {
            $crate::words::Lang::En => format!($en),
            $crate::words::Lang::Fr => format!($fr),
        }
    };
}

/// The word for a resource, travel icon or other short key of a component table, in the plural.
pub fn noun(lang: Lang, key: &str) -> &str {
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
