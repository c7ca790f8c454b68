//! The verbs of Arnak's effects and their text form. What they do is in the machine; how they read in
//! English and French is in `verb_text`.

use kernel::effect::{Verb as EffectVerb, Words};
use kernel::game::Lang;

use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::verb_text;

/// Items or artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Ware {
    Item,
    Artifact,
    /// One card of either kind.
    Either,
}

/// Where a gained item goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dest {
    /// The bottom of the deck, as after every purchase.
    Bottom,
    /// The hand (Airdrop).
    Hand,
    /// The top of the deck (Monkey Medallion).
    Top,
}

/// Which sites an effect activates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Any camp.
    Camp,
    /// A camp where nobody is.
    EmptyCamp,
    /// Any discovered level I site.
    LevelOne,
    /// A site one occupies; a level II site costs 2 compasses first (Tent).
    Mine,
}

/// What "so many of" counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// `activate camp`, `activate camp 2`, `activate empty`, `activate level1`, `activate mine`.
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
    /// `stackidol`: take a face-down idol from the stack printed on the space.
    StackIdol,
}

fn purse(words: &mut Words<'_>) -> Result<Purse, String> {
    let mut purse = Purse::ZERO;
    while let Some(res) = words.peek().and_then(Res::from_key) {
        words.next();
        purse = purse.plus(Purse::of(res, words.number().unwrap_or(1).min(20)));
    }
    if purse == Purse::ZERO {
        return Err("expected a resource: coin, compass, tablet, arrowhead, jewel or dark".into());
    }
    Ok(purse)
}

fn icons(words: &mut Words<'_>) -> Icons {
    let mut icons = Icons::NONE;
    while let Some(icon) = words.peek().and_then(Icon::from_key) {
        words.next();
        icons = icons.plus(Icons::of(icon, words.number().unwrap_or(1).min(4)));
    }
    icons
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
        let word = words.next().unwrap_or_default();
        let verb = match word {
            "gain" => Verb::Gain(purse(words)?),
            "travel" => {
                let icons = icons(words);
                if icons.is_empty() {
                    return Err("expected boot, ship, car or plane".into());
                }
                Verb::Travel(icons)
            }
            "fear" => Verb::Fear(words.number().unwrap_or(1)),
            "draw" => {
                let bottom = words.eat("bottom");
                Verb::Draw { n: words.number().unwrap_or(1), bottom }
            }
            "exile" => Verb::Exile,
            "useup" => Verb::UseUp,
            "upgrade" => Verb::Upgrade,
            "refresh" => Verb::Refresh { all: words.eat("all") },
            "recruit" => Verb::Recruit,
            "promote" => Verb::Promote,
            "supply" => match words.next() {
                Some("silver") => Verb::Supply { gold: false },
                Some("gold") => Verb::Supply { gold: true },
                _ => return Err("expected silver or gold".into()),
            },
            "exchange" => Verb::Exchange,
            "rescue" => Verb::Rescue,
            "send" => {
                if words.eat("camp") {
                    if !(words.eat("free") && words.eat("twice")) {
                        return Err("expected \"send camp free twice\"".into());
                    }
                    Verb::Send { icons: Icons::NONE, compasses: 0, shell: true }
                } else {
                    let mut covered = Icons::NONE;
                    let mut compasses = 0;
                    while words.eat("minus") {
                        if words.eat("compass") {
                            compasses += words.number().unwrap_or(1);
                        } else {
                            let more = icons(words);
                            if more.is_empty() {
                                return Err("expected a travel icon or compass".into());
                            }
                            covered = covered.plus(more);
                        }
                    }
                    Verb::Send { icons: covered, compasses, shell: false }
                }
            }
            "relocate" => {
                if !words.eat("camp") {
                    return Err("expected camp".into());
                }
                Verb::Relocate { level1: words.eat("level1") }
            }
            "activate" => {
                let place = match words.next() {
                    Some("camp") => Place::Camp,
                    Some("empty") => Place::EmptyCamp,
                    Some("level1") => Place::LevelOne,
                    Some("mine") => Place::Mine,
                    _ => return Err("expected camp, empty, level1 or mine".into()),
                };
                Verb::Activate { place, n: words.number().unwrap_or(1) }
            }
            "scout" => match words.number() {
                Some(level @ 1..=2) => Verb::Scout(level),
                _ => return Err("expected level 1 or 2".into()),
            },
            "overcome" => match words.next() {
                Some("mine") => Verb::Overcome { alone: false },
                Some("alone") => Verb::Overcome { alone: true },
                _ => return Err("expected mine or alone".into()),
            },
            "buy" => {
                let ware = ware(words)?;
                let minus = if words.eat("minus") { words.number().ok_or("expected a number")? } else { 0 };
                Verb::Buy { ware, minus, reveal: words.eat("reveal") }
            }
            "take" => {
                let ware = ware(words)?;
                let dest = match (ware, words.peek()) {
                    (Ware::Item, Some("hand")) => Dest::Hand,
                    (Ware::Item, Some("top")) => Dest::Top,
                    (Ware::Item | Ware::Artifact, None) => Dest::Bottom,
                    _ => return Err("expected item, item hand, item top or artifact".into()),
                };
                words.next();
                Verb::Take { ware, dest }
            }
            "research" => Verb::Research(if words.eat("minus") { purse(words)? } else { Purse::ZERO }),
            "journal" => Verb::Journal,
            "per" => {
                let tally = match words.next() {
                    Some("guardian") => Tally::Guardian,
                    Some("idol") => Tally::Idol,
                    Some("archaeologist") => Tally::Archaeologist,
                    _ => return Err("expected guardian, idol or archaeologist".into()),
                };
                let res = words.next().and_then(Res::from_key).ok_or("expected a resource")?;
                Verb::Per { tally, res, max: words.number().ok_or("expected the largest number")? }
            }
            "pass" => Verb::Pass,
            "protect" => Verb::Protect,
            "planes" => Verb::Planes,
            "recall" => Verb::Recall,
            "look" => {
                let bottom = match words.next() {
                    Some("top") => false,
                    Some("bottom") => true,
                    _ => return Err("expected top or bottom".into()),
                };
                match words.number() {
                    Some(max @ 1..=3) => Verb::Look { bottom, max },
                    _ => return Err("expected a number from 1 to 3".into()),
                }
            }
            "hammer" => Verb::Hammer,
            "unslot" => Verb::Unslot,
            "crown" => Verb::Crown,
            "idol" => Verb::CopyIdol,
            "ready" => Verb::Ready,
            "stackidol" => Verb::StackIdol,
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
                let mut text = String::from("send");
                if !icons.is_empty() {
                    text += &format!(" minus {}", print_icons(icons));
                }
                if compasses > 0 {
                    text += &format!(" minus compass{}", number(compasses));
                }
                text
            }
            Verb::Relocate { level1 } => if level1 { "relocate camp level1" } else { "relocate camp" }.into(),
            Verb::Activate { place, n } => {
                let word = match place {
                    Place::Camp => "camp",
                    Place::EmptyCamp => "empty",
                    Place::LevelOne => "level1",
                    Place::Mine => "mine",
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
            Verb::StackIdol => "stackidol".into(),
        }
    }

    fn parse_cost(words: &mut Words<'_>) -> Result<Cost, String> {
        let mut cost = Cost::default();
        while let Some(word) = words.peek() {
            if let Some(res) = Res::from_key(word) {
                words.next();
                cost.res = cost.res.plus(Purse::of(res, words.number().unwrap_or(1).min(20)));
            } else if let Some(icon) = Icon::from_key(word) {
                words.next();
                cost.icons = cost.icons.plus(Icons::of(icon, words.number().unwrap_or(1).min(4)));
            } else {
                match word {
                    "card" | "fear" | "idol" => {
                        words.next();
                        let n = words.number().unwrap_or(1);
                        match word {
                            "card" => cost.cards += n,
                            "fear" => cost.fear += n,
                            _ => cost.idols += n,
                        }
                    }
                    _ => return Err(format!("{word:?} is no cost: expected a resource, a travel icon, card, fear or idol")),
                }
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

fn ware(words: &mut Words<'_>) -> Result<Ware, String> {
    match words.next() {
        Some("item") => Ok(Ware::Item),
        Some("artifact") => Ok(Ware::Artifact),
        Some("card") => Ok(Ware::Either),
        _ => Err("expected item, artifact or card".into()),
    }
}

const fn ware_key(ware: Ware) -> &'static str {
    match ware {
        Ware::Item => "item",
        Ware::Artifact => "artifact",
        Ware::Either => "card",
    }
}
