//! Why a game cannot be set up so, in French. The rules give their reasons in English, for programs and people alike; here
//! each of those sentences has its French one. A test makes every game give every reason.

/// English sentences and their French ones; a gap stands for what somebody wrote or for a list of names.
const SENTENCES: [(&str, &str); 27] = [
    ("a setup is an object such as {}", "une mise en place est un objet comme {}"),
    ("unknown field {}: a setup has {}", "le champ {} est inconnu : une mise en place a {}"),
    ("unknown field {}: a rival has {}", "le champ {} est inconnu : un rival a {}"),
    ("players is missing: it must be 1, 2, 3 or 4", "players manque : il faut 1, 2, 3 ou 4"),
    ("players is {}: it must be 1, 2, 3 or 4", "players vaut {} : il faut 1, 2, 3 ou 4"),
    ("board is {}: it must be {} or {}", "board vaut {} : il faut {} ou {}"),
    (
        "board is {}: players {} needs {} idols, and without twisted_paths there are {}",
        "board vaut {} : players {} demande {} idoles, et sans twisted_paths il y en a {}",
    ),
    (
        "rival is given: only a game with players 1 has a rival",
        "rival est donné : seule une partie où players vaut 1 a un rival",
    ),
    ("rival is {}: it must be an object such as {}", "rival vaut {} : il faut un objet comme {}"),
    (
        "red and purple are {} together: there are 5 tiles to colour",
        "red et purple font {} ensemble : il y a 5 tuiles à colorer",
    ),
    ("{} cannot be both red and purple", "{} ne peut pas être à la fois red et purple"),
    ("objectives is {}: it must be 0, 2, 3 or 4", "objectives vaut {} : il faut 0, 2, 3 ou 4"),
    (
        "priority is true without objectives: set objectives to 2, 3 or 4",
        "priority vaut true sans objectifs : mettez objectives à 2, 3 ou 4",
    ),
    ("{} names {} twice", "{} nomme {} deux fois"),
    ("{} names {}: the tiles are {}", "{} nomme {} : les tuiles sont {}"),
    (
        "{} is {}: it must be a number from 0 to 5 or a list of tiles",
        "{} vaut {} : il faut un nombre de 0 à 5 ou une liste de tuiles",
    ),
    ("{} is {}: it must be true or false", "{} vaut {} : il faut true ou false"),
    ("players must be 2, 3 or 4", "players doit être 2, 3 ou 4"),
    (
        "the setup must say the number of players, 2, 3 or 4",
        "la mise en place doit dire le nombre de joueurs, 2, 3 ou 4",
    ),
    ("the variant {} is named twice", "la variante {} est nommée deux fois"),
    ("{} is no variant, expected {} or {}", "{} n'est pas une variante ; il y a {} et {}"),
    ("variants must be a list of names", "variants doit être une liste de noms"),
    (
        "{} is no field of a setup, expected players and variants",
        "{} n'est pas un champ d'une mise en place ; il y a players et variants",
    ),
    (
        "a clock gives at least a millisecond and at most a thousand years",
        "une pendule donne au moins une milliseconde et au plus mille ans",
    ),
    (
        "the level of the bot for a time-out is a short word of a-z, 0-9, _ and -",
        "le niveau du bot en cas de dépassement est un mot court fait de a-z, 0-9, _ et -",
    ),
    (
        "a rated game is dealt by the table, and nobody holds two of its seats",
        "une partie classée est distribuée par la table, et personne n'y tient deux places",
    ),
    (
        "a rated game has no hints, no take-backs past a reveal, and no bot that plays on for who is out of time",
        "une partie classée n'a ni conseils, ni reprise après une révélation, ni robot qui joue pour qui n'a plus de temps",
    ),
];

/// The French sentence for an English one.
pub(crate) fn french(sentence: &str) -> Option<String> {
    SENTENCES.iter().find_map(|(en, fr)| Some(fill(fr, &gaps(en, sentence)?)))
}

/// What stands in the gaps of a sentence, if it is that one.
fn gaps<'a>(pattern: &str, sentence: &'a str) -> Option<Vec<&'a str>> {
    let mut parts = pattern.split("{}");
    let mut rest = sentence.strip_prefix(parts.next()?)?;
    let (mut found, mut parts) = (Vec::new(), parts.peekable());
    while let Some(part) = parts.next() {
        let at = if parts.peek().is_some() {
            rest.find(part)?
        } else {
            rest.len()
                .checked_sub(part.len())
                .filter(|at| rest.is_char_boundary(*at) && rest[*at..] == *part)?
        };
        found.push(&rest[..at]);
        rest = &rest[at + part.len()..];
    }
    rest.is_empty().then_some(found)
}

fn fill(pattern: &str, gaps: &[&str]) -> String {
    let mut gaps = gaps.iter();
    let mut parts = pattern.split("{}");
    let mut text = String::from(parts.next().unwrap_or_default());
    for part in parts {
        text.push_str(gaps.next().unwrap_or(&""));
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::Rules;
    use serde_json::{Value, json};
    use table::{ClientId, Clock, New, Options, Seed, TimeOut};

    use super::{SENTENCES, french, gaps};

    /// Setups and options that give every reason.
    fn wrong() -> Vec<(&'static str, Value, Options)> {
        let arnak = [
            json!(7),
            json!({ "board": "moon", "twisted_paths": 1, "colour": 2 }),
            json!({ "players": "two", "rival": {} }),
            json!({ "players": 2, "board": "owl", "twisted_paths": false }),
            json!({ "players": 1, "rival": 3 }),
            json!({ "players": 1, "rival": { "red": 4, "purple": 3, "objectives": 1, "more": 1 } }),
            json!({ "players": 1, "rival": { "red": ["item", "item", "tea"], "purple": ["item"], "priority": true } }),
            json!({ "players": 1, "rival": { "red": "all" } }),
        ];
        let tikal = [
            json!([]),
            json!({ "players": 1, "variants": ["short_game", "short_game", "tea"], "colour": 1 }),
            json!({ "variants": 3 }),
        ];
        let all = arnak.into_iter().map(|setup| ("arnak", setup)).chain(tikal.map(|setup| ("tikal", setup)));
        let mut wrong: Vec<_> = all.map(|(game, setup)| (game, setup, Options::default())).collect();
        let clock = Some(Clock::Move { ms: 0 });
        let time_out = TimeOut::Bot { level: "So Good!".into() };
        wrong.push(("tikal", json!({ "players": 2 }), Options { clock, time_out, ..Options::default() }));
        let unfair = Options { rated: true, hot_seat: true, ..Options::default() };
        wrong.push(("tikal", json!({ "players": 2 }), unfair));
        wrong
    }

    #[test]
    fn every_reason_against_a_setup_has_its_french() {
        let mut used = BTreeSet::new();
        for (game, setup, options) in wrong() {
            let rules = Rules::by_id(game, &[]).expect("the game loads");
            let new = New { setup, options, owner: ClientId(1), seed: Seed(1), at: 1 };
            let problems = table::open(&rules, new).err().expect("it is wrong").0;
            for sentence in problems {
                assert!(french(&sentence).is_some(), "no French for: {sentence}");
                used.extend(SENTENCES.iter().position(|(en, _)| gaps(en, &sentence).is_some()));
            }
        }
        let unused: Vec<&str> =
            (0..SENTENCES.len()).filter(|at| !used.contains(at)).map(|at| SENTENCES[at].0).collect();
        assert!(unused.is_empty(), "nobody says: {unused:?}");
    }

    #[test]
    fn what_somebody_wrote_stays() {
        let french = french("players is \"nine: it\": it must be 1, 2, 3 or 4");
        assert_eq!(french.as_deref(), Some("players vaut \"nine: it\" : il faut 1, 2, 3 ou 4"));
    }
}
