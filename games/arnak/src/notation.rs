//! Actions as words: one line per action in the table below, read in both directions.
//!
//! The same words in every language and on every board, independent of the position: components are named by
//! their key, sites and research spaces by their place on the map and the track, things side by side by their
//! number from 1. Records use these words, so none may ever change its meaning.

use kernel::{Arg, Phrase};

use crate::action::Action;
use crate::ids::{
    Assistant, Bonus, CAMPS, Card, FIRST_LEVEL_TWO, Guardian, Idol, SITES, SPACES, SPOTS, Site, Space, Spot,
    Stack, Step, Tile,
};
use crate::purse::{Icon, Res};
use crate::setup::FAMILY_KEYS;
use crate::state::{Frame, Token};
use crate::tables::{Named, Tables};

/// A kind of argument: how its values are written and read.
pub(crate) trait Word {
    /// The value in the action.
    type Value;
    fn write(t: &Tables, value: Self::Value) -> Arg;
    fn read(t: &Tables, word: &str) -> Option<Self::Value>;
}

/// Makes both directions from one table: the verb, the action, and its arguments with their names and kinds.
macro_rules! notation {
    ($($verb:literal $action:ident $($name:ident: $kind:ident),*;)*) => {
        /// Every verb, in the order of the table.
        pub const VERBS: &[&str] = &[$($verb),*];

        /// The words of an action.
        pub(crate) fn phrase(t: &Tables, action: Action) -> Phrase {
            match action {
                $(notation!(@pattern $action $($name)*) => Phrase {
                    verb: $verb,
                    args: vec![$((stringify!($name), <$kind as Word>::write(t, $name))),*],
                },)*
            }
        }

        /// Parses an action.
        pub(crate) fn parse(t: &Tables, text: &str) -> Option<Action> {
            let mut words = text.split_ascii_whitespace();
            let action = match words.next()? {
                $($verb => {
                    $(let $name = <$kind as Word>::read(t, words.next()?)?;)*
                    notation!(@pattern $action $($name)*)
                })*
                _ => return None,
            };
            words.next().is_none().then_some(action)
        }
    };
    (@pattern $action:ident) => { Action::$action };
    (@pattern $action:ident $($name:ident)+) => { Action::$action($($name),+) };
}

notation! {
    // Chance outcomes.
    "deal"          Deal        card: Card;
    "drawn"         Draw        card: Card;
    "tile_up"       Tile        tile: Tile;
    "guardian_up"   Guardian    guardian: Guardian;
    "assistant_up"  Assistant   assistant: Assistant;
    "idol_up"       Idol        idol: Idol;
    "bonus_up"      Bonus       bonus: Bonus;
    "block"         Block       site: Site;
    "colour"        Colour      family: FamilyKey;
    "arrow"         Arrow       side: Side;
    "rival"         RivalTile   tile: RivalKey;
    "objective"     Objective   objective: ObjectiveKey;

    // Main actions, some of them also offered by effects.
    "dig"           Dig         space: Space;
    "discover"      Discover    site: Site;
    "overcome"      Overcome    site: Site;
    "buy"           Buy         card: Card;
    "play"          Play        card: Card;
    "research"      Research    token: Token, spot: Step;
    "temple"        Temple      stack: Stack;
    "wall"          Wall        spot: Spot;
    "passage"       Passage     passage: Nth;
    "altar"         Altar       altar: Nth;
    "pass"          Pass        ;
    "end"           EndTurn     ;

    // Free actions.
    "assistant"     Assist      place: Nth;
    "boon"          Boon        guardian: Guardian;
    "idol"          SlotIdol    ;
    "pair"          Pair        ;
    "pair_idol"     PairIdol    ;

    // Answers.
    "take_card"     Take        card: Card;
    "put_on_altar"  PutOnAltar  card: Card;
    "option"        Option      number: Nth;
    "yes"           Accept      ;
    "no"            Decline     ;
    "continue"      Continue    ;
    "spend"         Spend       card: Card;
    "icon"          UseIcon     icon: Icon;
    "cover"         Cover       icon: Icon;
    "hire"          Hire        ;
    "useup"         UseUp       card: Card;
    "dark"          PayDark     number: Count;
    "draw"          DrawCard    ;
    "exile_hand"    ExileHand   card: Card;
    "exile_play"    ExilePlay   card: Card;
    "exile_tile"    ExileTile   ;
    "upgrade"       Upgrade     resource: Res;
    "refresh"       Refresh     place: Nth;
    "promote"       Promote     place: Nth;
    "recruit"       Recruit     stack: Nth;
    "use_assistant" UseSupply   stack: Nth;
    "exchange"      Exchange    place: Nth, stack: Nth;
    "rescue"        Rescue      assistant: Assistant;
    "move"          Relocate    from: Space, to: Space;
    "activate"      Activate    site: Site;
    "crown"         Crown       from: Site, to: Site;
    "recall"        Recall      space: Space;
    "look"          Look        number: Count;
    "put_down"      PutDown     card: Card;
    "keep"          KeepCard    card: Card;
    "site_first"    SiteFirst   ;
    "obscure_first" ObscureFirst;
    "unslot"        Unslot      ;
    "unpair"        Unpair      ;
    "bonus_first"   BonusFirst  ;
    "row_first"     RowFirst    ;
    "bonus"         TakeBonus   bonus: Bonus;
    "copy"          CopyIdol    idol: Idol;
    "ready"         Ready       guardian: Guardian;
    "discard"       Discard     card: Card;
    "keep_hand"     KeepHand    ;
}

/// Parses an action while `frame` waits. Programs up to version 0.1 wrote `buy` for every card gained and `recruit`
/// for every assistant of the supply; their records are still accepted.
pub(crate) fn parse_at(t: &Tables, frame: Option<Frame>, text: &str) -> Option<Action> {
    let action = parse(t, text)?;
    Some(match (frame, action) {
        (Some(Frame::Ask(verb)), action) => verb.meant(action),
        (Some(Frame::AltarArtifact { .. }), Action::Buy(card)) => Action::PutOnAltar(card),
        _ => action,
    })
}

/// A number from 1 for a zero-based index.
pub(crate) struct Nth;

/// A count.
pub(crate) struct Count;

/// A family of rival tiles.
struct FamilyKey;

/// Left or right.
pub(crate) struct Side;

/// A rival tile.
pub(crate) struct RivalKey;

/// An objective.
pub(crate) struct ObjectiveKey;

/// A number as it is written: no sign, no leading zero.
fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if plain { word.parse().ok() } else { None }
}

impl Word for Nth {
    type Value = u8;

    fn write(_: &Tables, value: u8) -> Arg {
        Arg::Number(i64::from(value) + 1)
    }

    fn read(_: &Tables, word: &str) -> Option<u8> {
        number(word)?.checked_sub(1)
    }
}

impl Word for Count {
    type Value = u8;

    fn write(_: &Tables, value: u8) -> Arg {
        Arg::Number(i64::from(value))
    }

    fn read(_: &Tables, word: &str) -> Option<u8> {
        number(word)
    }
}

/// Kinds of components that have a key: how to find the row of one, and the one with a key.
macro_rules! keyed {
    ($($kind:ident $rows:ident;)*) => {$(
        impl Word for $kind {
            type Value = $kind;

            fn write(t: &Tables, value: $kind) -> Arg {
                Arg::Word(key(t.rows.$rows.get(value.at()).map(|row| &row.name)))
            }

            fn read(t: &Tables, word: &str) -> Option<$kind> {
                t.rows.$rows.iter().position(|row| row.name.key == word).map(|at| $kind(at as u8))
            }
        }
    )*};
}

keyed! {
    Tile tiles;
    Guardian guardians;
    Assistant assistants;
    Idol idols;
    Bonus bonuses;
}

impl Word for FamilyKey {
    type Value = u8;

    fn write(_: &Tables, family: u8) -> Arg {
        Arg::Word(FAMILY_KEYS.get(family as usize).copied().unwrap_or("-").into())
    }

    fn read(_: &Tables, word: &str) -> Option<u8> {
        FAMILY_KEYS.iter().position(|&key| key == word).map(|at| at as u8)
    }
}

impl Word for Side {
    type Value = bool;

    fn write(_: &Tables, left: bool) -> Arg {
        Arg::Word(if left { "left" } else { "right" }.into())
    }

    fn read(_: &Tables, word: &str) -> Option<bool> {
        match word {
            "left" => Some(true),
            "right" => Some(false),
            _ => None,
        }
    }
}

impl Word for RivalKey {
    type Value = u8;

    fn write(t: &Tables, tile: u8) -> Arg {
        Arg::Word(key(t.rows.rival.get(tile as usize).map(|row| &row.name)))
    }

    fn read(t: &Tables, word: &str) -> Option<u8> {
        t.rows.rival.iter().position(|row| row.name.key == word).map(|at| at as u8)
    }
}

impl Word for ObjectiveKey {
    type Value = u8;

    fn write(t: &Tables, objective: u8) -> Arg {
        Arg::Word(key(t.rows.objectives.get(objective as usize)))
    }

    fn read(t: &Tables, word: &str) -> Option<u8> {
        t.rows.objectives.iter().position(|name| name.key == word).map(|at| at as u8)
    }
}

/// The key of a row; an empty place is a dash, which reads back as empty.
fn key(name: Option<&Named>) -> String {
    name.map_or_else(|| String::from("-"), |name| name.key.clone())
}

impl Word for Card {
    type Value = Card;

    fn write(t: &Tables, card: Card) -> Arg {
        Arg::Word(key(t.rows.cards().find(|&(known, _)| known == card).map(|(_, row)| &row.name)))
    }

    fn read(t: &Tables, word: &str) -> Option<Card> {
        t.rows.cards().find(|(_, row)| row.name.key == word).map(|(card, _)| card)
    }
}

/// Lines of the map with their first site: `camp1` to `camp5`, `low1` to `low4` and `high1` to `high4` for
/// level I, `two1` to `two4` for level II, all counted from the left.
const LINES: [(&str, u8); 4] =
    [("camp", 0), ("low", CAMPS as u8), ("high", 9), ("two", FIRST_LEVEL_TWO as u8)];

/// The word for a site.
pub(crate) fn site_key(site: Site) -> String {
    let line = LINES.iter().rev().find(|&&(_, first)| first <= site.0);
    match line {
        Some((word, first)) if site.at() < SITES => format!("{word}{}", site.0 - first + 1),
        _ => String::from("-"),
    }
}

impl Word for Site {
    type Value = Site;

    fn write(_: &Tables, site: Site) -> Arg {
        Arg::Word(site_key(site))
    }

    fn read(_: &Tables, word: &str) -> Option<Site> {
        (0..SITES as u8).map(Site).find(|&site| site_key(site) == word)
    }
}

/// The word for a space: its site, and for a camp also which of its two spaces: `camp3.2`, `low1`.
pub(crate) fn space_key(space: Space) -> String {
    if space.at() < 2 * CAMPS {
        format!("{}.{}", site_key(space.site()), space.0 % 2 + 1)
    } else if space.at() < SPACES {
        site_key(space.site())
    } else {
        String::from("-")
    }
}

impl Word for Space {
    type Value = Space;

    fn write(_: &Tables, space: Space) -> Arg {
        Arg::Word(space_key(space))
    }

    fn read(_: &Tables, word: &str) -> Option<Space> {
        (0..SPACES as u8).map(Space).find(|&space| space_key(space) == word)
    }
}

/// The word for a research space: its row and its column as a letter, `4b`.
pub(crate) fn spot_key(spot: Spot) -> String {
    if spot.at() < SPOTS {
        format!("{}{}", spot.row(), char::from(b'a' + spot.column() - 1))
    } else {
        String::from("-")
    }
}

impl Word for Spot {
    type Value = Spot;

    fn write(_: &Tables, spot: Spot) -> Arg {
        Arg::Word(spot_key(spot))
    }

    fn read(_: &Tables, word: &str) -> Option<Spot> {
        (0..SPOTS as u8).map(Spot).find(|&spot| spot_key(spot) == word)
    }
}

/// The word for a way up: the space, and for one of several parallel bridges also which, from the left: `1a.2`.
impl Word for Step {
    type Value = Step;

    fn write(_: &Tables, step: Step) -> Arg {
        let spot = spot_key(step.to);
        Arg::Word(if step.lane == 0 { spot } else { format!("{spot}.{}", step.lane) })
    }

    fn read(t: &Tables, word: &str) -> Option<Step> {
        let (spot, lane) = word.split_once('.').map_or((word, None), |(spot, lane)| (spot, Some(lane)));
        let lane = match lane {
            None => 0,
            Some(lane) => number(lane).filter(|&lane| lane > 0)?,
        };
        <Spot as Word>::read(t, spot).map(|to| Step { to, lane })
    }
}

impl Word for Stack {
    type Value = Stack;

    fn write(t: &Tables, stack: Stack) -> Arg {
        Nth::write(t, stack.0)
    }

    fn read(t: &Tables, word: &str) -> Option<Stack> {
        Nth::read(t, word).map(Stack)
    }
}

impl Word for Token {
    type Value = Token;

    fn write(_: &Tables, token: Token) -> Arg {
        Arg::Word(token.key().into())
    }

    fn read(_: &Tables, word: &str) -> Option<Token> {
        Token::ALL.into_iter().find(|token| token.key() == word)
    }
}

impl Word for Icon {
    type Value = Icon;

    fn write(_: &Tables, icon: Icon) -> Arg {
        Arg::Word(icon.key().into())
    }

    fn read(_: &Tables, word: &str) -> Option<Icon> {
        Icon::from_key(word)
    }
}

impl Word for Res {
    type Value = Res;

    fn write(_: &Tables, res: Res) -> Arg {
        Arg::Word(res.key().into())
    }

    fn read(_: &Tables, word: &str) -> Option<Res> {
        Res::from_key(word)
    }
}
