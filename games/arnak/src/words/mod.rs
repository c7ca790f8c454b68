//! The game in sentences for people: questions, answers, events. The sentences themselves are in the folder `words`
//! of the game, one folder per language.
//!
//! Names come from the tables, effects and costs from `verb_text`; this module fills in the sentences around them.
//! Nothing here decides a rule, and nothing reads more of a position than is public, except for what the player to
//! decide is shown.

mod actions;
mod events;
mod prompts;
mod what;
mod why;

pub(crate) use actions::action_text;
pub(crate) use events::{EventField, event_phrase, event_text};
pub(crate) use prompts::{prompt, sentence};
pub(crate) use what::what;
pub(crate) use why::{rule_text, rule_word, thing_name};

use kernel::effect::{Effect, Op};
use kernel::{Lang, Seat};

use crate::ids::{Assistant, Bonus, CAMPS, Card, Guardian, Idol, Site, Space, Spot, Stack, Tile};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{State, Token};
use crate::tables::{BoardRow, Named, Tables};
use crate::verb::Verb;
use crate::verb_text::{commas, icon_text, icon_word, icons_text, purse_text, res_text};

/// The sentences of the game in every language.
pub(crate) static WORDS: ::words::Part = ::words::part!();

/// Formats a sentence of the game: `say!(lang, "do-play", name = card)`.
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        ::words::say!($crate::words::WORDS, $lang, $key $(, $name = $value)*)
    };
}
pub(crate) use say;

/// Names of things in one language.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    t: &'a Tables,
    pub(crate) lang: Lang,
    /// The board, for names of its spaces and stacks.
    board: u8,
}

impl<'a> Names<'a> {
    fn of(&self, name: Option<&'a Named>) -> String {
        name.map_or_else(|| say!(self.lang, "nothing"), |name| name.say(self.lang))
    }

    /// A card; basic cards, of which two share a name, with their travel value.
    pub(crate) fn card(&self, card: Card) -> String {
        let row = self.t.rows.cards().find(|&(known, _)| known == card).map(|(_, row)| row);
        let name = self.of(row.map(|row| &row.name));
        match row {
            Some(row) if card.is_basic() => {
                let icons: Vec<String> =
                    row.icons.iter().map(|(icon, n)| icon_word(icon, n, self.lang)).collect();
                say!(self.lang, "noted", text = name, note = commas(&icons, self.lang))
            }
            _ => name,
        }
    }

    fn tile(&self, tile: Tile) -> String {
        self.of(self.t.rows.tiles.get(tile.at()).map(|row| &row.name))
    }

    fn guardian(&self, guardian: Guardian) -> String {
        self.of(self.t.rows.guardians.get(guardian.at()).map(|row| &row.name))
    }

    fn assistant(&self, assistant: Assistant) -> String {
        self.of(self.t.rows.assistants.get(assistant.at()).map(|row| &row.name))
    }

    fn idol(&self, idol: Idol) -> String {
        self.of(self.t.rows.idols.get(idol.at()).map(|row| &row.name))
    }

    fn bonus(&self, bonus: Bonus) -> String {
        self.of(self.t.rows.bonuses.get(bonus.at()).map(|row| &row.name))
    }

    fn stack(&self, stack: Stack) -> String {
        let board = self.t.rows.boards.get(self.board as usize);
        self.of(board.and_then(|board| board.stacks.get(stack.at())).map(|row| &row.name))
    }

    /// An altar. An event does not name its board: there the first board with altars stands for all.
    fn altar(&self, altar: u8) -> String {
        let board = self.board_with(|board| !board.altars.is_empty());
        self.of(board.and_then(|board| board.altars.get(altar as usize)).map(|row| &row.name))
    }

    /// A secret passage, as with altars.
    fn passage(&self, passage: u8) -> String {
        let board = self.board_with(|board| !board.passages.is_empty());
        self.of(board.and_then(|board| board.passages.get(passage as usize)).map(|row| &row.name))
    }

    /// The board of the game if it has this, else the first that has.
    fn board_with(&self, has: fn(&BoardRow) -> bool) -> Option<&'a BoardRow> {
        let boards = &self.t.rows.boards;
        let own = boards.get(self.board as usize).filter(|board| has(board));
        own.or_else(|| boards.iter().find(|board| has(board)))
    }

    fn rival_tile(&self, tile: u8) -> String {
        self.of(self.t.rows.rival.get(tile as usize).map(|row| &row.name))
    }

    fn objective(&self, objective: u8) -> String {
        self.of(self.t.rows.objectives.get(objective as usize))
    }

    /// Where an arrow points.
    fn side(&self, left: bool) -> String {
        if left { say!(self.lang, "side-left") } else { say!(self.lang, "side-right") }
    }

    fn spot(&self, spot: Spot) -> String {
        self.of(self.t.spot(self.board, spot).map(|row| &row.name))
    }

    /// A site by its place on the map.
    fn site(&self, site: Site) -> String {
        let board = self.t.rows.boards.get(self.board as usize);
        self.of(board.and_then(|board| board.sites.get(site.at())).map(|row| &row.name))
    }

    /// A site by its tile, if it has been found.
    fn found(&self, s: &State, site: Site) -> String {
        self.at(s.tiles.get(site.at()).copied().unwrap_or(Tile::NONE), site)
    }

    /// A site by the tile that lies there, if any does.
    fn at(&self, tile: Tile, site: Site) -> String {
        if tile.is_some() { self.tile(tile) } else { self.site(site) }
    }

    /// A space by the name of its site, which distinguishes the two spaces of a camp.
    fn space(&self, space: Space, site: String) -> String {
        if space.at() < 2 * CAMPS && space.0 % 2 == 1 {
            say!(self.lang, "second-space", site = site)
        } else {
            site
        }
    }

    fn token(&self, token: Token) -> String {
        match token {
            Token::Glass => say!(self.lang, "token-glass"),
            Token::Notebook => say!(self.lang, "token-notebook"),
            Token::Lantern => say!(self.lang, "token-lantern"),
        }
    }

    fn player(&self, seat: Seat) -> String {
        say!(self.lang, "player", n = seat.0 + 1)
    }

    fn res(&self, res: Res, n: u8) -> String {
        res_text(res, n, self.lang)
    }

    fn icon(&self, icon: Icon) -> String {
        icon_word(icon, 1, self.lang)
    }

    fn purse(&self, purse: Purse) -> String {
        purse_text(purse, self.lang)
    }

    fn icons(&self, icons: Icons) -> String {
        icons_text(icons, self.lang)
    }

    /// A whole cost in short form: "1 coin, 1 boot, 1 card", or that it is free.
    fn cost(&self, cost: Cost) -> String {
        let mut parts: Vec<String> = cost.res.iter().map(|(res, n)| self.res(res, n)).collect();
        parts.extend(cost.icons.iter().map(|(icon, n)| icon_text(icon, n, self.lang)));
        if cost.cards > 0 {
            parts.push(say!(self.lang, "cards", n = cost.cards));
        }
        if cost.fear > 0 {
            parts.push(say!(self.lang, "fears", n = cost.fear));
        }
        if cost.idols > 0 {
            parts.push(say!(self.lang, "idols", n = cost.idols));
        }
        if parts.is_empty() { say!(self.lang, "free") } else { commas(&parts, self.lang) }
    }

    fn tokens(&self, res: Purse) -> String {
        self.cost(Cost { res, ..Cost::default() })
    }
}

/// The effect that starts at `pc`, as a tree again.
fn effect_at(t: &Tables, pc: u16) -> Effect<Verb> {
    Effect::Seq(steps(t, pc, None))
}

/// The steps from `pc` to the end of the effect, or to where a declined payment continues.
fn steps(t: &Tables, mut pc: u16, until: Option<u16>) -> Vec<Effect<Verb>> {
    let mut steps = Vec::new();
    while until != Some(pc) {
        match *t.program.op(pc) {
            Op::End => break,
            Op::Do(verb) => {
                steps.push(Effect::Do(verb));
                pc += 1;
            }
            Op::Pay { cost, otherwise } => {
                steps.push(Effect::Pay(cost, Box::new(paid_for(t, pc, otherwise))));
                pc = otherwise;
            }
            Op::Choose { pick, n, first } => {
                let branches = (0..n).map(|i| effect_at(t, t.program.branch(first, i))).collect();
                steps.push(if pick == 1 { Effect::Either(branches) } else { Effect::Pick(pick, branches) });
                pc += 1;
            }
        }
    }
    steps
}

/// What the payment at `pc` buys.
fn paid_for(t: &Tables, pc: u16, otherwise: u16) -> Effect<Verb> {
    Effect::Seq(self::steps(t, pc + 1, Some(otherwise)))
}

/// A clause as the start of a sentence.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use ::words::check;
    use kernel::Lang;

    use super::WORDS;
    use crate::rows::Named;

    /// Files of names: English names are in the tables.
    const NAMES: &str = "components.ftl";

    fn name_keys(lang: Lang) -> BTreeSet<String> {
        let files = WORDS.files(lang).into_iter().filter(|(file, _)| file.ends_with(NAMES));
        let lines: Vec<&str> = files.flat_map(|(_, text)| text.lines()).collect();
        lines.iter().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_string()).collect()
    }

    #[test]
    fn every_sentence_is_there_in_every_language_and_used() {
        let names: BTreeSet<String> = Lang::all().flat_map(name_keys).collect();
        let of_name = |problem: &String| {
            problem.rsplit(' ').next().is_some_and(|key| names.contains(key))
                && problem.contains("English lacks")
        };
        let problems: Vec<String> =
            check::languages(&WORDS).into_iter().filter(|problem| !of_name(problem)).collect();
        assert_eq!(problems, Vec::<String>::new());
        let verbs: Vec<String> = crate::verb::VERBS.iter().map(|word| format!("verb-{word}")).collect();
        let mut stems = vec![
            "res-",
            "icon-",
            "event-",
            "why-",
            "deed-buy-",
            "about-",
            "ask-cover",
            "ask-travel",
            "ask-cards",
            "tui-icon-",
            "tui-noun-",
            "tui-travel-",
            // Words of the component tables; a test of the crate `games` looks for these.
            "table-",
            // What the browser says; its own tests look for these.
            "home-",
            "lesson-",
            "rules-",
            "web-",
        ];
        stems.extend(verbs.iter().map(String::as_str));
        assert_eq!(check::unused(&WORDS, &[Path::new("src")], &stems), Vec::<String>::new());
    }

    #[test]
    fn every_component_has_a_name_in_every_language_and_no_name_is_left_over() {
        let rows = crate::content::rows(&[]).expect("the embedded tables are right");
        let mut named: Vec<&Named> = rows.cards().map(|(_, row)| &row.name).collect();
        named.extend(rows.assistants.iter().map(|row| &row.name));
        named.extend(rows.guardians.iter().map(|row| &row.name));
        named.extend(rows.tiles.iter().map(|row| &row.name));
        named.extend(rows.idols.iter().chain(&rows.bonuses).map(|row| &row.name));
        named.extend(rows.slots.iter().map(|row| &row.name));
        named.extend(rows.rival.iter().map(|row| &row.name));
        named.extend(&rows.objectives);
        for board in &rows.boards {
            named.push(&board.name);
            named.extend(&board.about);
            named.extend(board.sites.iter().map(|row| &row.name));
            named.extend(board.track.iter().map(|row| &row.name));
            named.extend(board.stacks.iter().map(|row| &row.name));
            named.extend(board.altars.iter().map(|row| &row.name));
            named.extend(board.passages.iter().map(|row| &row.name));
        }
        for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
            // A component without a name is named after its place, and a row can hold its own
            // names.
            let lacks =
                |name: &&&Named| !name.given.is_empty() && name.given.iter().all(|(of, _)| *of != lang);
            let keys = named.iter().filter(lacks).map(|name| format!("{}-{}", name.family, name.key));
            assert_eq!(name_keys(lang), keys.collect::<BTreeSet<String>>(), "{lang}");
        }
    }
}
