//! The verbs of Arnak's effects and their text form. What they do is in the machine; how they read in
//! English and French is in `verb_text`.

use kernel::content::list_of;
use kernel::effect::{Verb as EffectVerb, Words};
use kernel::game::Lang;

use crate::ids::CAMPS;
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::verb_text;

/// Items or artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Ware {
    Item,
    Artifact,
    /// One card of either kind.
    Either,
}

/// Where a gained item goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Dest {
    /// The bottom of the deck, as after every purchase.
    Bottom,
    /// The hand (Airdrop).
    Hand,
    /// The top of the deck (Monkey Medallion).
    Top,
}

/// Which sites an effect activates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// Any camp.
    Camp,
    /// A camp where nobody is.
    EmptyCamp,
    /// Any discovered level I site.
    LevelOne,
    /// A site one occupies; a level II site costs 2 compasses first (Tent).
    Mine,
    /// A site one occupies, whatever its level.
    Occupied,
}

/// What "so many of" counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tally {
    /// Guardians overcome and guardians on own sites.
    Guardian,
    /// Own idols, in crates or slots.
    Idol,
    /// Own archaeologists on sites.
    Archaeologist,
}

/// One thing an effect does. "May" is written where the rules make it optional.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `gain coin 2 compass`: take tokens.
    Gain(Purse),
    /// `travel plane 2`: travel icons until the end of the turn.
    Travel(Icons),
    /// `fear`: take Fear cards.
    Fear(u8),
    /// `draw 2`, `draw bottom`: may draw, one by one.
    Draw {
        /// At most so many.
        n: u8,
        /// From the bottom of the deck.
        bottom: bool,
    },
    /// `exile`: may exile a card from hand or play area.
    Exile,
    /// `useup`: must use up a card from the hand.
    UseUp,
    /// `upgrade`: may trade tablet for arrowhead or arrowhead for jewel.
    Upgrade,
    /// `refresh`, `refresh all`: may refresh an assistant, or all.
    Refresh {
        /// Both at once.
        all: bool,
    },
    /// `recruit`: take a silver assistant from the supply board.
    Recruit,
    /// `promote`: turn a silver assistant to gold and refresh it.
    Promote,
    /// `supply silver`, `supply gold`: use that side of an assistant on top of a supply stack.
    Supply {
        /// The gold side.
        gold: bool,
    },
    /// `exchange`: swap an assistant with one of the supply board.
    Exchange,
    /// `rescue`: look through the rescue stack and take one, exhausted.
    Rescue,
    /// `send`, `send minus ship minus compass 3`, `send camp free twice`: may dig or discover now.
    Send {
        /// Travel icons covered by the effect.
        icons: Icons,
        /// Compasses off a discovery.
        compasses: u8,
        /// Camps only, without travel cost, and its effect may be resolved twice (Passage Shell).
        shell: bool,
    },
    /// `relocate camp`, `relocate camp level1`: move an own figure and activate where it lands.
    Relocate {
        /// Level I sites too.
        level1: bool,
    },
    /// `activate camp`, `activate camp 2`, `activate empty`, `activate level1`, `activate mine`,
    /// `activate occupied`.
    Activate {
        /// Which sites qualify.
        place: Place,
        /// How many different ones.
        n: u8,
    },
    /// `scout 1`, `scout 2`: resolve the top tile of a site stack and put it at the bottom.
    Scout(u8),
    /// `overcome mine`, `overcome alone`: may overcome a guardian without its cost.
    Overcome {
        /// On any site without another player's figure, instead of a site one occupies (Bear Trap).
        alone: bool,
    },
    /// `buy item minus 3 reveal`: may buy a card cheaper.
    Buy {
        /// What may be bought.
        ware: Ware,
        /// Coins or compasses off.
        minus: u8,
        /// The top card of the deck is turned up and offered too.
        reveal: bool,
    },
    /// `take item`, `take item hand`, `take item top`, `take artifact`: gain a row card without paying.
    Take {
        /// Item or artifact.
        ware: Ware,
        /// Where an item goes.
        dest: Dest,
    },
    /// `research minus jewel`: may research once, cheaper.
    Research(Purse),
    /// `journal`: may research with the notebook without paying.
    Journal,
    /// `per guardian compass 3`: one token for each, at most so many.
    Per {
        /// What is counted.
        tally: Tally,
        /// What is gained.
        res: Res,
        /// At most.
        max: u8,
    },
    /// `pass`: pass, as the price of what follows.
    Pass,
    /// `protect`: no Fear from guardians this round (War Mask).
    Protect,
    /// `planes`: all own travel icons are planes this round (Guardian's Ocarina).
    Planes,
    /// `recall`: return an own figure from a site to the board (Guardian's Ocarina).
    Recall,
    /// `look top 3`, `look bottom 2`: the earrings.
    Look {
        /// From the bottom: one to the hand, the other to the play area.
        bottom: bool,
        /// At most so many.
        max: u8,
    },
    /// `hammer`: exile the rightmost item, then may take an exiled item.
    Hammer,
    /// `unslot`: move an idol from a slot back to the crates (Stone Key).
    Unslot,
    /// `crown`: move a guardian from an own site and activate where it lands.
    Crown,
    /// `idol`: use the effect of an idol lying face up on the board.
    CopyIdol,
    /// `ready`: turn a used guardian boon up again.
    Ready,
}

/// The first words of all verbs.
pub const VERBS: &[&str] = &[
    "gain", "travel", "fear", "draw", "exile", "useup", "upgrade", "refresh", "recruit", "promote", "supply",
    "exchange", "rescue", "send", "relocate", "activate", "scout", "overcome", "buy", "take", "research",
    "journal", "per", "pass", "protect", "planes", "recall", "look", "hammer", "unslot", "crown", "idol",
    "ready",
];

/// Amounts stay far below what a [`Purse`] can hold.
const MOST: u8 = 20;
/// Travel icons of one kind.
const MOST_ICONS: u8 = 4;
/// Cards drawn, used up or taken as Fear, idols paid.
const MOST_CARDS: u8 = 9;

/// A number if one follows, else 1. The place of an error is the number.
fn amount(words: &mut Words<'_>, most: u8) -> Result<u8, String> {
    match words.peek().and_then(|word| word.parse::<u8>().ok()) {
        None => Ok(1),
        Some(n) if (1..=most).contains(&n) => {
            words.next();
            Ok(n)
        }
        Some(_) => Err(format!("expected a number from 1 to {most}")),
    }
}

/// One of these words.
fn one_of<T: Copy>(words: &mut Words<'_>, options: &[(&str, T)]) -> Result<T, String> {
    if let Some(&(_, value)) = options.iter().find(|&&(word, _)| words.peek() == Some(word)) {
        words.next();
        return Ok(value);
    }
    let known: Vec<&str> = options.iter().map(|&(word, _)| word).collect();
    Err(format!("expected {}", list_of(&known)))
}

const RESOURCES: [(&str, Res); 6] = [
    ("coin", Res::Coin),
    ("compass", Res::Compass),
    ("tablet", Res::Tablet),
    ("arrowhead", Res::Arrowhead),
    ("jewel", Res::Jewel),
    ("dark", Res::Dark),
];

fn purse(words: &mut Words<'_>) -> Result<Purse, String> {
    let mut purse = Purse::ZERO;
    while let Some(res) = words.peek().and_then(Res::from_key) {
        if purse.get(res) > 0 {
            return Err(format!("{:?} is there twice", res.key()));
        }
        words.next();
        purse = purse.plus(Purse::of(res, amount(words, MOST)?));
    }
    if purse == Purse::ZERO {
        return Err("expected a resource: coin, compass, tablet, arrowhead, jewel or dark".into());
    }
    Ok(purse)
}

fn icons(words: &mut Words<'_>) -> Result<Icons, String> {
    let mut icons = Icons::NONE;
    while let Some(icon) = words.peek().and_then(Icon::from_key) {
        if icons.get(icon) > 0 {
            return Err(format!("{:?} is there twice", icon.key()));
        }
        words.next();
        icons = icons.plus(Icons::of(icon, amount(words, MOST_ICONS)?));
    }
    if icons.is_empty() {
        return Err("expected boot, ship, car or plane".into());
    }
    Ok(icons)
}

fn amounts<'a>(parts: impl Iterator<Item = (&'a str, u8)>) -> String {
    let parts: Vec<String> =
        parts.map(|(key, n)| if n == 1 { key.to_string() } else { format!("{key} {n}") }).collect();
    parts.join(" ")
}

fn print_purse(purse: Purse) -> String {
    amounts(purse.iter().map(|(res, n)| (res.key(), n)))
}

fn print_icons(icons: Icons) -> String {
    amounts(icons.iter().map(|(icon, n)| (icon.key(), n)))
}

fn number(n: u8) -> String {
    if n == 1 { String::new() } else { format!(" {n}") }
}

impl EffectVerb for Verb {
    type Cost = Cost;

    fn parse(words: &mut Words<'_>) -> Result<Self, String> {
        let word = words.peek().unwrap_or_default();
        if !VERBS.contains(&word) {
            return Err(format!("{word:?} is no verb of Arnak"));
        }
        words.next();
        let verb = match word {
            "gain" => Verb::Gain(purse(words)?),
            "travel" => Verb::Travel(icons(words)?),
            "fear" => Verb::Fear(amount(words, MOST_CARDS)?),
            "draw" => {
                let bottom = words.eat("bottom");
                Verb::Draw { n: amount(words, MOST_CARDS)?, bottom }
            }
            "exile" => Verb::Exile,
            "useup" => Verb::UseUp,
            "upgrade" => Verb::Upgrade,
            "refresh" => Verb::Refresh { all: words.eat("all") },
            "recruit" => Verb::Recruit,
            "promote" => Verb::Promote,
            "supply" => Verb::Supply { gold: one_of(words, &[("silver", false), ("gold", true)])? },
            "exchange" => Verb::Exchange,
            "rescue" => Verb::Rescue,
            "send" => send(words)?,
            "relocate" => {
                one_of(words, &[("camp", ())])?;
                Verb::Relocate { level1: words.eat("level1") }
            }
            "activate" => {
                let places = [
                    ("camp", Place::Camp),
                    ("empty", Place::EmptyCamp),
                    ("level1", Place::LevelOne),
                    ("mine", Place::Mine),
                    ("occupied", Place::Occupied),
                ];
                let place = one_of(words, &places)?;
                Verb::Activate { place, n: amount(words, CAMPS as u8)? }
            }
            "scout" => Verb::Scout(one_of(words, &[("1", 1), ("2", 2)])?),
            "overcome" => Verb::Overcome { alone: one_of(words, &[("mine", false), ("alone", true)])? },
            "buy" => {
                let ware = one_of(words, &WARES)?;
                let minus = if words.eat("minus") { needed(words, MOST)? } else { 0 };
                Verb::Buy { ware, minus, reveal: words.eat("reveal") }
            }
            "take" => {
                let ware = one_of(words, &WARES[..2])?;
                let dest = match (ware, words.peek()) {
                    (Ware::Item, Some("hand")) => Dest::Hand,
                    (Ware::Item, Some("top")) => Dest::Top,
                    _ => Dest::Bottom,
                };
                if dest != Dest::Bottom {
                    words.next();
                }
                Verb::Take { ware, dest }
            }
            "research" if words.eat("minus") => {
                let res = one_of(words, &RESOURCES)?;
                Verb::Research(Purse::of(res, amount(words, MOST)?))
            }
            "research" => Verb::Research(Purse::ZERO),
            "journal" => Verb::Journal,
            "per" => {
                let tallies = [
                    ("guardian", Tally::Guardian),
                    ("idol", Tally::Idol),
                    ("archaeologist", Tally::Archaeologist),
                ];
                let tally = one_of(words, &tallies)?;
                let res = one_of(words, &RESOURCES)?;
                Verb::Per { tally, res, max: needed(words, MOST)? }
            }
            "pass" => Verb::Pass,
            "protect" => Verb::Protect,
            "planes" => Verb::Planes,
            "recall" => Verb::Recall,
            "look" => {
                let bottom = one_of(words, &[("top", false), ("bottom", true)])?;
                Verb::Look { bottom, max: needed(words, 3)? }
            }
            "hammer" => Verb::Hammer,
            "unslot" => Verb::Unslot,
            "crown" => Verb::Crown,
            "idol" => Verb::CopyIdol,
            "ready" => Verb::Ready,
            _ => return Err(format!("{word:?} is no verb of Arnak")),
        };
        Ok(verb)
    }

    fn print(&self) -> String {
        match *self {
            Verb::Gain(purse) => format!("gain {}", print_purse(purse)),
            Verb::Travel(icons) => format!("travel {}", print_icons(icons)),
            Verb::Fear(n) => format!("fear{}", number(n)),
            Verb::Draw { n, bottom } => format!("draw{}{}", if bottom { " bottom" } else { "" }, number(n)),
            Verb::Exile => "exile".into(),
            Verb::UseUp => "useup".into(),
            Verb::Upgrade => "upgrade".into(),
            Verb::Refresh { all } => if all { "refresh all" } else { "refresh" }.into(),
            Verb::Recruit => "recruit".into(),
            Verb::Promote => "promote".into(),
            Verb::Supply { gold } => if gold { "supply gold" } else { "supply silver" }.into(),
            Verb::Exchange => "exchange".into(),
            Verb::Rescue => "rescue".into(),
            Verb::Send { shell: true, .. } => "send camp free twice".into(),
            Verb::Send { icons, compasses, shell: false } => {
                let icons =
                    if icons.is_empty() { String::new() } else { format!(" minus {}", print_icons(icons)) };
                let compasses = match compasses {
                    0 => String::new(),
                    n => format!(" minus compass{}", number(n)),
                };
                format!("send{icons}{compasses}")
            }
            Verb::Relocate { level1 } => if level1 { "relocate camp level1" } else { "relocate camp" }.into(),
            Verb::Activate { place, n } => {
                let word = match place {
                    Place::Camp => "camp",
                    Place::EmptyCamp => "empty",
                    Place::LevelOne => "level1",
                    Place::Mine => "mine",
                    Place::Occupied => "occupied",
                };
                format!("activate {word}{}", number(n))
            }
            Verb::Scout(level) => format!("scout {level}"),
            Verb::Overcome { alone } => if alone { "overcome alone" } else { "overcome mine" }.into(),
            Verb::Buy { ware, minus, reveal } => {
                let minus = if minus > 0 { format!(" minus {minus}") } else { String::new() };
                format!("buy {}{minus}{}", ware_key(ware), if reveal { " reveal" } else { "" })
            }
            Verb::Take { ware, dest } => {
                let to = match dest {
                    Dest::Bottom => "",
                    Dest::Hand => " hand",
                    Dest::Top => " top",
                };
                format!("take {}{to}", ware_key(ware))
            }
            Verb::Research(Purse::ZERO) => "research".into(),
            Verb::Research(minus) => format!("research minus {}", print_purse(minus)),
            Verb::Journal => "journal".into(),
            Verb::Per { tally, res, max } => {
                let word = match tally {
                    Tally::Guardian => "guardian",
                    Tally::Idol => "idol",
                    Tally::Archaeologist => "archaeologist",
                };
                format!("per {word} {} {max}", res.key())
            }
            Verb::Pass => "pass".into(),
            Verb::Protect => "protect".into(),
            Verb::Planes => "planes".into(),
            Verb::Recall => "recall".into(),
            Verb::Look { bottom, max } => format!("look {} {max}", if bottom { "bottom" } else { "top" }),
            Verb::Hammer => "hammer".into(),
            Verb::Unslot => "unslot".into(),
            Verb::Crown => "crown".into(),
            Verb::CopyIdol => "idol".into(),
            Verb::Ready => "ready".into(),
        }
    }

    fn parse_cost(words: &mut Words<'_>) -> Result<Cost, String> {
        let mut cost = Cost::default();
        while let Some(word) = words.peek() {
            let again = match word {
                "card" => cost.cards > 0,
                "fear" => cost.fear > 0,
                "idol" => cost.idols > 0,
                _ => {
                    Res::from_key(word).is_some_and(|res| cost.res.get(res) > 0)
                        || Icon::from_key(word).is_some_and(|icon| cost.icons.get(icon) > 0)
                }
            };
            if again {
                return Err(format!("{word:?} is there twice"));
            }
            if let Some(res) = Res::from_key(word) {
                words.next();
                cost.res = cost.res.plus(Purse::of(res, amount(words, MOST)?));
            } else if let Some(icon) = Icon::from_key(word) {
                words.next();
                cost.icons = cost.icons.plus(Icons::of(icon, amount(words, MOST_ICONS)?));
            } else {
                let others = [("card", &mut cost.cards), ("fear", &mut cost.fear), ("idol", &mut cost.idols)];
                let Some((_, place)) = others.into_iter().find(|&(key, _)| key == word) else {
                    return Err(format!(
                        "{word:?} is no cost: expected a resource, a travel icon, card, fear or idol"
                    ));
                };
                words.next();
                *place = amount(words, MOST_CARDS)?;
            }
        }
        Ok(cost)
    }

    fn print_cost(cost: &Cost) -> String {
        let others = [("card", cost.cards), ("fear", cost.fear), ("idol", cost.idols)];
        let parts = cost.res.iter().map(|(res, n)| (res.key(), n));
        let parts = parts.chain(cost.icons.iter().map(|(icon, n)| (icon.key(), n)));
        amounts(parts.chain(others.into_iter().filter(|&(_, n)| n > 0)))
    }

    fn say(&self, lang: Lang) -> String {
        verb_text::say(self, lang)
    }

    fn say_cost(cost: &Cost, lang: Lang) -> String {
        verb_text::say_cost(cost, lang)
    }

    fn icons(&self) -> Vec<String> {
        verb_text::icons(self)
    }

    fn cost_icons(cost: &Cost) -> Vec<String> {
        verb_text::cost_icons(cost)
    }
}

const WARES: [(&str, Ware); 3] = [("item", Ware::Item), ("artifact", Ware::Artifact), ("card", Ware::Either)];

fn send(words: &mut Words<'_>) -> Result<Verb, String> {
    if words.eat("camp") {
        one_of(words, &[("free", ())])?;
        one_of(words, &[("twice", ())])?;
        return Ok(Verb::Send { icons: Icons::NONE, compasses: 0, shell: true });
    }
    let mut covered = Icons::NONE;
    let mut compasses = 0;
    while words.eat("minus") {
        if words.peek() == Some("compass") && compasses == 0 {
            words.next();
            compasses = amount(words, MOST)?;
        } else if covered.is_empty() {
            covered = icons(words)?;
        } else {
            return Err("a discount is there twice".into());
        }
    }
    Ok(Verb::Send { icons: covered, compasses, shell: false })
}

/// A number that must not be left out.
fn needed(words: &mut Words<'_>, most: u8) -> Result<u8, String> {
    if words.peek().is_some_and(|word| word.parse::<u8>().is_ok()) {
        return amount(words, most);
    }
    Err(format!("expected a number from 1 to {most}"))
}

const fn ware_key(ware: Ware) -> &'static str {
    match ware {
        Ware::Item => "item",
        Ware::Artifact => "artifact",
        Ware::Either => "card",
    }
}
