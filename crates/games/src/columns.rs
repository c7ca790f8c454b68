//! The words of the component tables for people: families, columns and what stands in them.
//!
//! Documents hold the tables' own words, the same in every language; whoever prints them for a person asks here.
//! This must not know what a word means in the rules.

use kernel::Lang;
use kernel::content::Confidence;

/// The name of a family of components.
pub fn family(lang: Lang, family: &str) -> &str {
    match family {
        "item" => lang.pick("item", "objet"),
        "artifact" => lang.pick("artifact", "artéfact"),
        "basic" => lang.pick("basic card", "carte de base"),
        "fear" => lang.pick("Fear", "Peur"),
        "guardian" => lang.pick("guardian", "gardien"),
        "site_tile" => lang.pick("site tile", "tuile de site"),
        "idol" => lang.pick("idol", "idole"),
        "bonus_tile" => lang.pick("bonus tile", "tuile bonus"),
        "idol_slot" => lang.pick("idol slot", "case d'idole"),
        "board" => lang.pick("board", "plateau"),
        "track_space" => lang.pick("research space", "case de recherche"),
        "bridge" => lang.pick("research path", "chemin de recherche"),
        "temple_stack" => lang.pick("temple tile", "tuile Temple"),
        "altar" => lang.pick("altar", "autel"),
        "rival_tile" => lang.pick("tile of the rival", "tuile du rival"),
        "objective" => lang.pick("objective", "objectif"),
        "action_tile" => lang.pick("action tile", "tuile d'action"),
        "card" => lang.pick("special card", "carte spéciale"),
        "printed_room" => lang.pick("printed light room", "salle claire imprimée"),
        "stack_room" => lang.pick("light room", "salle claire"),
        "sanctuary" => lang.pick("sanctuary", "sanctuaire"),
        "treasure_room" => lang.pick("treasure room", "salle au trésor"),
        "secret_room" => lang.pick("secret room", "salle secrète"),
        "space" => lang.pick("space of the temple", "case du temple"),
        "river" => lang.pick("place on the river", "lieu de la rivière"),
        "key" => lang.pick("key", "clé"),
        "treasure" => lang.pick("treasure", "trésor"),
        "wheel" => lang.pick("price wheel", "roue des prix"),
        "number" => lang.pick("number", "nombre"),
        // "assistant", "passage" and "site" are the same in both languages.
        other => other,
    }
}

/// The name of a column.
pub fn column(lang: Lang, name: &str) -> String {
    if let Some(round) = name.strip_prefix("round_") {
        return format!("{} {round}", lang.pick("round", "manche"));
    }
    if let Some(places) = name.strip_prefix("spot_") {
        return format!("{} {places}", lang.pick("spot", "place"));
    }
    if let Some(players) = name.strip_prefix("tiles_").and_then(|rest| rest.strip_suffix("_players")) {
        return match lang {
            Lang::En => format!("tiles with {players} players"),
            Lang::Fr => format!("tuiles à {players} joueurs"),
        };
    }
    let (en, fr) = match name {
        "coins" => ("price in coins", "prix en pièces"),
        "compasses" => ("price in compasses", "prix en boussoles"),
        "travel" => ("travel", "déplacement"),
        "exile" => ("exiled when used", "exilé à l'usage"),
        "twisted_paths" => ("Twisted Paths", "Sentiers sinueux"),
        "count" => ("count", "nombre"),
        "cost" => ("cost", "coût"),
        "level" => ("level", "niveau"),
        "copies" => ("copies", "exemplaires"),
        "when" => ("action", "action"),
        "track_spaces" => ("research spaces", "cases de recherche"),
        "arrival" => ("points of arrival", "points d'arrivée"),
        "line" => ("line", "ligne"),
        "column" => ("column", "colonne"),
        "row" => ("row", "rangée"),
        "discover" => ("to discover", "découverte"),
        "idols_face_up" => ("idols face up", "idoles visibles"),
        "idols_face_down" => ("idols face down", "idoles cachées"),
        "glass_points" => ("points of the glass", "points de la loupe"),
        "notebook_points" => ("points of the notebook", "points du calepin"),
        "lantern_points" => ("points of the lantern", "points de la lanterne"),
        "bonus_tiles" => ("bonus tiles", "tuiles bonus"),
        "tiles" => ("tiles", "tuiles"),
        "tile" => ("tile", "tuile"),
        "rescue" => ("rescued assistants", "assistants secourus"),
        "reserve" => ("reserve", "réserve"),
        "lane" => ("bridge, from the left", "pont, depuis la gauche"),
        "wall_points" => ("points of the wall tile", "points de la tuile de mur"),
        "wall_cost" => ("cost of the wall tile", "coût de la tuile de mur"),
        "wall_players" => ("players for the wall tile", "joueurs pour la tuile de mur"),
        "from" => ("from", "depuis"),
        "to" => ("to", "vers"),
        "side" => ("side", "côté"),
        "difficulty" => ("difficulty", "difficulté"),
        "arrow" => ("arrow", "flèche"),
        "back" => ("back", "dos"),
        "back_confidence" => ("source of the back", "source du dos"),
        "copies_confidence" => ("source of the copies", "source du nombre"),
        "tiles_confidence" => ("source of the tiles", "source des tuiles"),
        "colour" => ("colour", "couleur"),
        "doors" => ("doors", "portes"),
        "cell" => ("cell", "case"),
        "altar" => ("altar", "autel"),
        "near" => ("near", "près de"),
        "keys" => ("keys", "clés"),
        "tokens" => ("tokens", "jetons"),
        "price" => ("price", "prix"),
        "value" => ("value", "valeur"),
        "points" => ("points", "points"),
        "sites" => ("sites", "sites"),
        other => return direction(lang, other).unwrap_or(other).to_string(),
    };
    lang.pick(en, fr).to_string()
}

/// The name of a column of a table, as a form shows it.
pub fn field(lang: Lang, name: &str) -> String {
    let (en, fr) = match name {
        "en" => ("English name", "nom anglais"),
        "fr" => ("French name", "nom français"),
        "effect" => ("effect", "effet"),
        "silver" => ("silver side", "face argentée"),
        "gold" => ("gold side", "face dorée"),
        "boon" => ("boon", "faveur"),
        "spaces" => ("travel cost of each space", "déplacement de chaque emplacement"),
        "idols" => ("idols face up, face down", "idoles visibles, cachées"),
        "obscure" => ("obscure effect", "effet obscur"),
        "points" => ("points", "points"),
        "glass" => ("effect for the glass", "effet pour la loupe"),
        "notebook" => ("effect for the notebook", "effet pour le calepin"),
        "lantern" => ("lantern", "lanterne"),
        "bonus" => ("bonus tiles with 1, 2, 3, 4 players", "tuiles bonus à 1, 2, 3, 4 joueurs"),
        "tiles" => ("tiles by number of players", "tuiles selon le nombre de joueurs"),
        "temple" => ("Lost Temple", "Temple perdu"),
        "wall" => ("points of the wall tile", "points de la tuile de mur"),
        "wall_from" => ("wall tile from how many players", "tuile de mur à partir de combien de joueurs"),
        "to" => ("to", "vers"),
        "idol" => ("idol", "idole"),
        "family" => ("family", "famille"),
        "rounds" => ("rounds I to V", "manches I à V"),
        "kind" => ("kind", "genre"),
        "spots" => ("spots", "emplacements"),
        "q" => ("coordinate q", "coordonnée q"),
        "r" => ("coordinate r", "coordonnée r"),
        other => return column(lang, other),
    };
    lang.pick(en, fr).to_string()
}

/// What stands in a column: whole phrases first, then word by word. Numbers and ids stay as they are.
pub fn value(lang: Lang, text: &str) -> String {
    if lang == Lang::En {
        return text.to_string();
    }
    let phrase = match text {
        "buy lowest item" => "achat de l'objet qui a le moins de points",
        "buy highest item" => "achat de l'objet qui a le plus de points",
        "buy highest item both" => {
            "achat de l'objet qui a le plus de points et de l'artéfact qui en a le moins"
        }
        "buy lowest artifact" => "achat de l'artéfact qui a le moins de points",
        "buy highest artifact" => "achat de l'artéfact qui a le plus de points",
        "buy highest artifact both" => {
            "achat de l'artéfact qui a le plus de points et de l'objet qui en a le moins"
        }
        "discover 1 guardian" => "découverte 1 avec gardien",
        "discover 2 guardian" => "découverte 2 avec gardien",
        "overcome notebook" => "maîtriser, calepin",
        "main" => "principale",
        "free" => "gratuite",
        _ => "",
    };
    if !phrase.is_empty() {
        return phrase.into();
    }
    let mut out = String::new();
    for piece in text.split_inclusive([' ', ',', ';']) {
        let (word, gap) = piece.split_at(piece.trim_end_matches([' ', ',', ';']).len());
        out += french(word).unwrap_or(word);
        out += gap;
    }
    out
}

/// The word for how sure a value is.
pub fn confidence(lang: Lang, confidence: Confidence) -> &'static str {
    match (lang, confidence) {
        (Lang::En, confidence) => confidence.word(),
        (Lang::Fr, Confidence::Rulebook) => "règle",
        (Lang::Fr, Confidence::Checked) => "vérifié",
        (Lang::Fr, Confidence::Public) => "public",
        (Lang::Fr, Confidence::Reconstructed) => "reconstitué",
    }
}

/// The name of a side of a hexagon.
fn direction(lang: Lang, name: &str) -> Option<&'static str> {
    Some(match name {
        "E" => "E",
        "NE" => "NE",
        "SE" => "SE",
        "W" => lang.pick("W", "O"),
        "NW" => lang.pick("NW", "NO"),
        "SW" => lang.pick("SW", "SO"),
        _ => return None,
    })
}

/// A word of a column in French.
fn french(word: &str) -> Option<&'static str> {
    Some(match word {
        "coin" => "pièce",
        "compass" => "boussole",
        "tablet" => "tablette",
        "arrowhead" => "pointe de flèche",
        "jewel" => "joyau",
        "idol" => "idole",
        "card" => "carte",
        "boot" => "botte",
        "ship" => "bateau",
        "car" => "voiture",
        "plane" => "avion",
        "never" => "jamais",
        "true" => "oui",
        "false" => "non",
        "camp" => "camp",
        "lower" => "basse",
        "upper" => "haute",
        "level2" => "niveau II",
        "left" => "gauche",
        "right" => "droite",
        "dig" => "excavation",
        "discover" => "découverte",
        "research" => "recherche",
        "overcome" => "maîtriser",
        "activate" => "activer",
        "place" => "placer",
        "skip" | "nothing" => "rien",
        "owl" => "chouette",
        "pink" => "rose",
        "yellow" => "jaune",
        "green" => "vert",
        "blue" => "bleu",
        "brown" => "brun",
        "multicolour" => "multicolore",
        "points" => "points",
        "treasure" => "trésor",
        "outside" => "dehors",
        "start" => "départ",
        "lost_temple" => "Temple perdu",
        "rulebook" => "règle",
        "checked" => "vérifié",
        "public" => "public",
        "reconstructed" => "reconstitué",
        other => return direction(Lang::Fr, other),
    })
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::Rules;

    fn components(rules: &Rules) -> Vec<kernel::content::Component> {
        with_rules!(rules, game => game.describe(Lang::En))
    }

    #[test]
    fn every_word_of_every_table_has_a_french_one() {
        // Words that are the same in both languages.
        const SAME: [&str; 9] = ["assistant", "passage", "site", "points", "sites", "when", "E", "NE", "SE"];
        let numeral = |word: &str| word.contains(|c: char| c.is_ascii_digit());
        for rules in Rules::all(&[]).unwrap() {
            for component in components(&rules) {
                let named = family(Lang::Fr, component.family);
                assert!(named != component.family || SAME.contains(&named), "the family {named}");
                for (name, text) in &component.numbers {
                    let column = column(Lang::Fr, name);
                    assert!(column != *name || SAME.contains(&name.as_str()), "the column {name}");
                    if value(Lang::Fr, text) != *text {
                        continue;
                    }
                    let known = |word: &str| word.is_empty() || numeral(word) || french(word).is_some();
                    assert!(text.split([' ', ',', ';']).all(known), "{text:?} of {name}");
                }
            }
        }
    }

    #[test]
    fn phrases_come_before_words_and_ids_stay() {
        assert_eq!(value(Lang::Fr, "buy highest item"), "achat de l'objet qui a le plus de points");
        assert_eq!(value(Lang::Fr, "coin tablet 2"), "pièce tablette 2");
        assert_eq!(value(Lang::Fr, "points 3; card"), "points 3; carte");
        assert_eq!(value(Lang::Fr, "o5l"), "o5l");
        assert_eq!(value(Lang::En, "buy highest item"), "buy highest item");
        assert_eq!(column(Lang::Fr, "tiles_3_players"), "tuiles à 3 joueurs");
        assert_eq!(column(Lang::En, "spot_2-4"), "spot 2-4");
    }
}
