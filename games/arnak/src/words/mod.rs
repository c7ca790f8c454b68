//! The game in sentences for people, in English and French: what is asked, what may be answered, what happened.
//!
//! Names come from the tables, effects and costs from `verb_text`; here are the sentences around them. Nothing
//! here decides a rule, and nothing reads more of a position than everybody may know, apart from what the
//! player who decides is shown.

mod actions;
mod events;
mod prompts;
mod what;
mod why;

pub(crate) use actions::action_text;
pub(crate) use events::{event_phrase, event_text};
pub(crate) use prompts::prompt;
pub(crate) use what::what;
pub(crate) use why::{rule_text, rule_word, thing_name};

use kernel::effect::{Effect, Op};
use kernel::{Lang, Seat};

use crate::ids::{Assistant, Bonus, CAMPS, Card, Guardian, Idol, Site, Space, Spot, Stack, Tile};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{State, Token};
use crate::tables::{Named, Tables};
use crate::verb::Verb;
use crate::verb_text::{icon_word, icons_text, purse_text, res_word};

/// Fills the text of the language: `say!(lang, "Play {card}", "Jouer {card}")`.
macro_rules! say {
    ($lang:expr, $en:literal, $fr:literal) => {
        match $lang {
            kernel::Lang::En => format!($en),
            kernel::Lang::Fr => format!($fr),
        }
    };
}
use say;

/// What things are called in one language.
#[derive(Clone, Copy)]
struct Names<'a> {
    t: &'a Tables,
    lang: Lang,
    /// The board, for names of its spaces and stacks.
    board: u8,
}

impl<'a> Names<'a> {
    fn of(&self, name: Option<&'a Named>) -> String {
        name.map_or_else(
            || self.lang.pick("nothing", "rien").into(),
            |name| self.lang.pick(&name.en, &name.fr).into(),
        )
    }

    /// A card; basic cards, of which two share a name, with their travel value.
    fn card(&self, card: Card) -> String {
        let row = self.t.rows.cards().find(|&(known, _)| known == card).map(|(_, row)| row);
        let name = self.of(row.map(|row| &row.name));
        match row {
            Some(row) if card.is_basic() => {
                let icons: Vec<&str> =
                    row.icons.iter().map(|(icon, n)| icon_word(icon, n, self.lang)).collect();
                format!("{name} ({})", icons.join(", "))
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

    /// An altar; only one board has them.
    fn altar(&self, altar: u8) -> String {
        let board = self.t.rows.boards.iter().find(|board| !board.altars.is_empty());
        self.of(board.and_then(|board| board.altars.get(altar as usize)).map(|row| &row.name))
    }

    /// A secret passage; only one board has them.
    fn passage(&self, passage: u8) -> String {
        let board = self.t.rows.boards.iter().find(|board| !board.passages.is_empty());
        self.of(board.and_then(|board| board.passages.get(passage as usize)).map(|row| &row.name))
    }

    fn rival_tile(&self, tile: u8) -> String {
        self.of(self.t.rows.rival.get(tile as usize).map(|row| &row.name))
    }

    fn objective(&self, objective: u8) -> String {
        self.of(self.t.rows.objectives.get(objective as usize))
    }

    /// Where an arrow points.
    fn side(&self, left: bool) -> &'static str {
        if left { self.lang.pick("left", "à gauche") } else { self.lang.pick("right", "à droite") }
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
        match s.tiles.get(site.at()) {
            Some(&tile) if tile.is_some() => self.tile(tile),
            _ => self.site(site),
        }
    }

    /// A space by the name of its site, which tells the two spaces of a camp apart.
    fn space(&self, space: Space, site: String) -> String {
        if space.at() < 2 * CAMPS && space.0 % 2 == 1 {
            let second = self.lang.pick("second space", "second espace");
            format!("{site}, {second}")
        } else {
            site
        }
    }

    fn token(&self, token: Token) -> &'static str {
        match token {
            Token::Glass => self.lang.pick("the magnifying glass", "la loupe"),
            Token::Notebook => self.lang.pick("the notebook", "le calepin"),
            Token::Lantern => self.lang.pick("the lantern", "la lanterne"),
        }
    }

    fn player(&self, seat: Seat) -> String {
        format!("{} {}", self.lang.pick("Player", "Joueur"), seat.0 + 1)
    }

    fn res(&self, res: Res, n: u8) -> String {
        format!("{n} {}", res_word(res, n, self.lang))
    }

    fn icon(&self, icon: Icon) -> &'static str {
        icon_word(icon, 1, self.lang)
    }

    /// "3 cards".
    fn cards(&self, n: u8) -> String {
        let word = if n < 2 { self.lang.pick("card", "carte") } else { self.lang.pick("cards", "cartes") };
        // English counts nothing in the plural.
        if n == 0 && self.lang == Lang::En { "0 cards".into() } else { format!("{n} {word}") }
    }

    fn purse(&self, purse: Purse) -> String {
        purse_text(purse, self.lang)
    }

    fn icons(&self, icons: Icons) -> String {
        icons_text(icons, self.lang)
    }

    /// A whole cost in short: "1 coin, 1 boot, 1 card", or that it is free.
    fn cost(&self, cost: Cost) -> String {
        let mut parts: Vec<String> = cost.res.iter().map(|(res, n)| self.res(res, n)).collect();
        parts.extend(cost.icons.iter().map(|(icon, n)| format!("{n} {}", icon_word(icon, n, self.lang))));
        if cost.cards > 0 {
            parts.push(self.cards(cost.cards));
        }
        if cost.fear > 0 {
            parts.push(format!("{} {}", cost.fear, self.lang.pick("Fear", "Peur")));
        }
        if cost.idols > 0 {
            let n = cost.idols;
            let s = if n < 2 { "" } else { "s" };
            parts.push(say!(self.lang, "{n} idol{s}", "{n} idole{s}"));
        }
        if parts.is_empty() { self.lang.pick("free", "gratuit").into() } else { parts.join(", ") }
    }

    fn tokens(&self, res: Purse) -> String {
        self.cost(Cost { res, ..Cost::default() })
    }
}

/// The effect that starts at `pc`, as a tree again.
fn effect_at(t: &Tables, pc: u16) -> Effect<Verb> {
    Effect::Seq(steps(t, pc, None))
}

/// The steps from `pc` to the end of the effect, or to where a payment that was declined goes on.
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

/// What the payment at `pc` brings.
fn paid_for(t: &Tables, pc: u16, otherwise: u16) -> Effect<Verb> {
    Effect::Seq(self::steps(t, pc + 1, Some(otherwise)))
}

/// Between a thing and what it means.
fn colon(lang: Lang) -> &'static str {
    lang.pick(": ", " : ")
}

/// A clause as the start of a sentence.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
