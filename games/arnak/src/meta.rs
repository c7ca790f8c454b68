//! The game's description of itself: what the box is called and which choices a setup has.

use kernel::meta::{Choice, Field, Meta, Text};
use serde_json::json;

use crate::setup::FAMILY_KEYS;

/// The description.
pub(crate) fn meta() -> Meta {
    Meta {
        name: Text::new("Lost Ruins of Arnak", "Les Ruines perdues de Narak"),
        about: Text::new(
            "Explore an island, dig, research and overcome its guardians; 1 to 4 players.",
            "Explorez une île, excavez, recherchez et maîtrisez ses gardiens ; 1 à 4 joueurs.",
        ),
        fields: fields(),
        examples: vec![
            json!({"players": 2, "board": "bird"}),
            json!({"players": 4, "board": "snake"}),
            json!({"players": 3, "board": "owl"}),
            json!({"players": 1, "board": "spider", "rival": {"red": 3, "purple": 0, "objectives": 3, "priority": false}}),
        ],
        bench: vec![
            json!({"players": 2, "board": "bird"}),
            json!({"players": 3, "board": "bird"}),
            json!({"players": 4, "board": "bird"}),
            json!({"players": 2, "board": "snake"}),
        ],
    }
}

fn fields() -> Vec<Field> {
    let mut fields = vec![
        Field::one("board", &["board"], Text::new("Temple", "Temple"), boards()).about(Text::new(
            "Bird is the one to begin with, Snake is harder; Spider and Owl belong to Twisted Paths.",
            "L'Oiseau convient pour commencer, le Serpent est plus dur ; l'Araignée et le Hibou sont des Sentiers sinueux.",
        )),
        Field::one("players", &["players"], Text::new("Players", "Joueurs"), players())
            .starting(2)
            .about(Text::new("1 is the solo game against the rival.", "1 : seul contre le rival.")),
        Field::one(
            "twisted_paths",
            &["twisted_paths"],
            Text::new("Components of Twisted Paths", "Matériel des Sentiers sinueux"),
            vec![
                Choice::new(false, Text::new("left out", "laissé de côté"))
                    .when("board", &[json!("bird"), json!("snake")]),
                Choice::new(true, Text::new("mixed in", "mélangé")),
            ],
        )
        .about(Text::new(
            "Mixes the cards and tiles of the expansion in; Spider and Owl need them.",
            "Mélange les cartes et tuiles de l'extension ; l'Araignée et le Hibou en ont besoin.",
        )),
    ];
    fields.extend(rival());
    fields
}

fn boards() -> Vec<Choice> {
    vec![
        Choice::new("bird", Text::new("Bird Temple", "Temple de l'Oiseau")).about(Text::new(
            "The gentlest temple; best for a first game.",
            "Le temple le plus doux ; idéal pour une première partie.",
        )),
        Choice::new("snake", Text::new("Snake Temple", "Temple du Serpent")).about(Text::new(
            "Prices are higher, an idol must be given on the way, assistants can be rescued.",
            "Les prix sont plus hauts, il faut donner une idole en chemin, des assistants peuvent être sauvés.",
        )),
        Choice::new("spider", Text::new("Spider Temple", "Temple de l'Araignée")).about(Text::new(
            "Dark tablets, altars that use artifacts again, and a penalty for greed.",
            "Tablettes noires, autels qui réutilisent des artéfacts, et une pénalité pour les gourmands.",
        )),
        Choice::new("owl", Text::new("Owl Temple", "Temple du Hibou")).about(Text::new(
            "Secret passages, a lantern as third token, temple tiles on the track.",
            "Passages secrets, une lanterne comme troisième jeton, tuiles Temple sur la piste.",
        )),
    ]
}

fn players() -> Vec<Choice> {
    let mut players = Choice::numbers([(2, "2"), (3, "3"), (4, "4")]);
    players.insert(0, Choice::new(1, Text::new("1, against the rival", "1, contre le rival")));
    players
}

/// The fields of the solo game.
fn rival() -> Vec<Field> {
    const NUMBERS: [&str; 6] = ["0", "1", "2", "3", "4", "5"];
    // Red and purple replace at most the five tiles there are.
    let tiles = |other: &'static str| -> Vec<Choice> {
        let choice = |n: usize| {
            let room: Vec<_> = (0..=5 - n).map(|m| json!(m)).collect();
            Choice::new(n, Text::new(NUMBERS[n], NUMBERS[n])).when(other, &room)
        };
        (0..=5).map(choice).collect()
    };
    let names = [
        Text::new("Discover a site", "Découvrir un site"),
        Text::new("Research", "Recherche"),
        Text::new("Overcome a guardian", "Maîtriser un gardien"),
        Text::new("Buy an item", "Acheter un objet"),
        Text::new("Buy an artifact", "Acheter un artéfact"),
    ];
    let families = |other: &'static str| -> Vec<Choice> {
        let all = FAMILY_KEYS.into_iter().zip(names);
        all.map(|(key, name)| Choice::new(key, name).unless(other, &[json!(key)])).collect()
    };
    let stronger = Text::new(
        "Each red or purple tile makes the rival stronger; together there are at most five.",
        "Chaque tuile rouge ou violette renforce le rival ; il y en a cinq au plus en tout.",
    );
    let by = vec![
        Choice::new(
            "number",
            Text::new(
                "a number of tiles of each colour, drawn at random",
                "un nombre de tuiles de chaque couleur, tirées au hasard",
            ),
        ),
        Choice::new("family", Text::new("the colour of each action", "la couleur de chaque action")),
    ];
    let (number, family) = ([json!("number")], [json!("family")]);
    let red = Text::new("Red tiles (hard)", "Tuiles rouges (dures)");
    let purple = Text::new("Purple tiles (harder)", "Tuiles violettes (plus dures)");
    let switch = vec![
        Choice::new(false, Text::new("no", "non")),
        Choice::new(true, Text::new("yes", "oui")).unless("objectives", &[json!(0)]),
    ];
    let fields = vec![
        Field::one("rival_by", &[], Text::new("The rival: choose", "Le rival : choisir"), by),
        Field::one("red", &["rival", "red"], red, tiles("purple"))
            .starting(1)
            .about(stronger)
            .when("rival_by", &number),
        Field::one("purple", &["rival", "purple"], purple, tiles("red"))
            .about(stronger)
            .when("rival_by", &number),
        Field::many("red_families", &["rival", "red"], red, families("purple_families"))
            .when("rival_by", &family),
        Field::many("purple_families", &["rival", "purple"], purple, families("red_families"))
            .when("rival_by", &family),
        Field::one(
            "objectives",
            &["rival", "objectives"],
            Text::new("Objectives per round", "Objectifs par manche"),
            Choice::numbers([(0, "0"), (2, "2"), (3, "3"), (4, "4")]),
        )
        .about(Text::new(
            "Races against the rival for extra points.",
            "Des courses contre le rival pour des points.",
        )),
        Field::one("priority", &["rival", "priority"], Text::new("Priority", "Priorité"), switch).about(
            Text::new(
                "The first objective is worth four points to the rival instead of two.",
                "Le premier objectif vaut quatre points au rival au lieu de deux.",
            ),
        ),
    ];
    fields.into_iter().map(|field| field.when("players", &[json!(1)])).collect()
}
