//! Tikal's verbs of the effect language: the effects of action tiles, spots and special cards.

use kernel::effect::{EffectError, Verb, Words};
use kernel::{Lang, Or};

use crate::ids::{COLOURS, Colour};
use crate::say;
use crate::tables::Name;

/// The keys of the colours, in table order. Names shown to people come from the tables.
pub const COLOUR_IDS: [&str; COLOURS] = ["pink", "yellow", "green", "blue", "brown"];

/// One effect of a tile, a spot or a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Take a key of this colour into camp or backpack.
    Key(Colour),
    /// Take a key of any colour into camp or backpack.
    KeyAny,
    /// Place one of the top three light rooms.
    LightRoom,
    /// Place the next sanctuary.
    Sanctuary,
    /// Take a secret passage token.
    Passage,
    /// Score points at once.
    Points(u8),
    /// Score the doors of the rooms of one colour with an own flag.
    ScoreDoors,
    /// Keep one of three treasures.
    Treasure,
    /// Keep one of three cards.
    Card,
    /// Card: acts as a secret passage.
    OpenWall,
    /// Card: each treasure of a delivery scores more.
    DeliveryBonus(u8),
    /// Card: several types in one delivery.
    DeliveryTypes,
    /// Card: a delivery without a seaplane.
    Delivery,
    /// Card: one more exploration.
    Explore,
    /// Card: no key for the forest.
    ForestFree,
    /// Card: points at the end.
    Final(u8),
    /// Card: points at the end for one, and for two together.
    FinalPair(u8, u8),
    /// Card: points at the end per colour of light rooms with an own flag.
    FinalColours(u8),
}

/// Nothing in this game has an optional payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCost {}

impl Act {
    /// Whether an action tile or a spot may show this.
    pub fn is_for_tiles(self) -> bool {
        use Act::{Card, Key, KeyAny, LightRoom, Passage, Points, Sanctuary, ScoreDoors, Treasure};
        matches!(
            self,
            Key(_) | KeyAny | LightRoom | Sanctuary | Passage | Points(_) | ScoreDoors | Treasure | Card
        )
    }

    /// Whether a spot may give this.
    pub fn is_for_spots(self) -> bool {
        use Act::{Card, Key, KeyAny, Passage, Points, Treasure};
        matches!(self, Key(_) | KeyAny | Passage | Points(_) | Treasure | Card)
    }

    /// Whether a special card may do this.
    pub fn is_for_cards(self) -> bool {
        self == Act::KeyAny || !self.is_for_tiles()
    }

    /// The sign on a tile in a word or two; what no tile shows is said in full.
    pub(crate) fn say_sign(self, lang: Lang) -> String {
        match self {
            Act::Key(colour) => {
                let name = colour_name(colour);
                let nominative = name.form(lang, "nominative");
                say!(lang, "sign-key", colour = name.pick(lang), colour_nom = nominative)
            }
            Act::KeyAny => say!(lang, "sign-key-any"),
            Act::LightRoom => say!(lang, "sign-light-room"),
            Act::Sanctuary => say!(lang, "sign-sanctuary"),
            Act::Passage => say!(lang, "sign-passage"),
            Act::Points(n) => say!(lang, "points", n = n),
            Act::ScoreDoors => say!(lang, "sign-score-doors"),
            Act::Treasure => say!(lang, "sign-treasure"),
            Act::Card => say!(lang, "sign-card"),
            _ => self.say(lang),
        }
    }
}

/// A colour by its usual name: effects are read before the tables are.
fn colour_name(colour: Colour) -> Name {
    let id = COLOUR_IDS[colour.index()];
    Name::new(format!("colour-{id}"), vec![(Lang::EN, id.into())])
}

/// The text forms of all acts.
pub const FORMS: [&str; 18] = [
    "key COLOUR",
    "key any",
    "light_room",
    "sanctuary",
    "passage",
    "points N",
    "score_doors",
    "treasure",
    "card",
    "open_wall",
    "delivery_bonus N",
    "delivery_types",
    "delivery",
    "explore",
    "forest_free",
    "final N",
    "final_pair N N",
    "final_colours N",
];

impl Verb for Act {
    type Cost = NoCost;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let word = words.peek().ok_or_else(|| EffectError::expected(FORMS))?;
        let act = match word {
            "key" => {
                words.next();
                let known = || Or::of(COLOUR_IDS.into_iter().chain(["any"]));
                let name = words.peek().ok_or_else(|| EffectError::Expected { words: known() })?;
                if name == "any" {
                    Act::KeyAny
                } else {
                    let at = COLOUR_IDS.iter().position(|&id| id == name);
                    let unknown = || EffectError::Unknown { word: name.into(), words: known() };
                    Act::Key(Colour(at.ok_or_else(unknown)? as u8))
                }
            }
            "light_room" => Act::LightRoom,
            "sanctuary" => Act::Sanctuary,
            "passage" => Act::Passage,
            "score_doors" => Act::ScoreDoors,
            "treasure" => Act::Treasure,
            "card" => Act::Card,
            "open_wall" => Act::OpenWall,
            "delivery_types" => Act::DeliveryTypes,
            "delivery" => Act::Delivery,
            "explore" => Act::Explore,
            "forest_free" => Act::ForestFree,
            "points" | "delivery_bonus" | "final" | "final_pair" | "final_colours" => {
                words.next();
                let missing = |n| move || EffectError::NumbersAfter { n, word: word.into() };
                let n = words.number().ok_or_else(missing(1))?;
                return Ok(match word {
                    "points" => Act::Points(n),
                    "delivery_bonus" => Act::DeliveryBonus(n),
                    "final" => Act::Final(n),
                    "final_colours" => Act::FinalColours(n),
                    _ => Act::FinalPair(n, words.number().ok_or_else(missing(2))?),
                });
            }
            _ => return Err(EffectError::Unknown { word: word.into(), words: Or::of(FORMS) }),
        };
        words.next();
        Ok(act)
    }

    fn print(&self) -> String {
        match self {
            Act::Key(colour) => format!("key {}", COLOUR_IDS[colour.index()]),
            Act::KeyAny => "key any".into(),
            Act::LightRoom => "light_room".into(),
            Act::Sanctuary => "sanctuary".into(),
            Act::Passage => "passage".into(),
            Act::Points(n) => format!("points {n}"),
            Act::ScoreDoors => "score_doors".into(),
            Act::Treasure => "treasure".into(),
            Act::Card => "card".into(),
            Act::OpenWall => "open_wall".into(),
            Act::DeliveryBonus(n) => format!("delivery_bonus {n}"),
            Act::DeliveryTypes => "delivery_types".into(),
            Act::Delivery => "delivery".into(),
            Act::Explore => "explore".into(),
            Act::ForestFree => "forest_free".into(),
            Act::Final(n) => format!("final {n}"),
            Act::FinalPair(one, two) => format!("final_pair {one} {two}"),
            Act::FinalColours(n) => format!("final_colours {n}"),
        }
    }

    fn parse_cost(_words: &mut Words<'_>) -> Result<NoCost, EffectError> {
        Err(EffectError::NoCosts)
    }

    fn print_cost(cost: &NoCost) -> String {
        match *cost {}
    }

    fn say(&self, lang: Lang) -> String {
        let points = |n: u8| say!(lang, "points", n = n);
        match *self {
            Act::Key(colour) => {
                let name = colour_name(colour);
                say!(lang, "effect-key", colour = name.pick(lang), colour_acc = name.form(lang, "accusative"))
            }
            Act::KeyAny => say!(lang, "effect-key-any"),
            Act::LightRoom => say!(lang, "effect-light-room"),
            Act::Sanctuary => say!(lang, "effect-sanctuary"),
            Act::Passage => say!(lang, "effect-passage"),
            Act::Points(n) => say!(lang, "effect-points", points = points(n)),
            Act::ScoreDoors => say!(lang, "effect-score-doors"),
            Act::Treasure => say!(lang, "effect-treasure"),
            Act::Card => say!(lang, "effect-card"),
            Act::OpenWall => say!(lang, "effect-open-wall"),
            Act::DeliveryBonus(n) => say!(lang, "effect-delivery-bonus", n = n),
            Act::DeliveryTypes => say!(lang, "effect-delivery-types"),
            Act::Delivery => say!(lang, "effect-delivery"),
            Act::Explore => say!(lang, "effect-explore"),
            Act::ForestFree => say!(lang, "effect-forest-free"),
            Act::Final(n) => say!(lang, "effect-final", points = points(n)),
            Act::FinalPair(one, two) => {
                say!(lang, "effect-final-pair", one = points(one), two = points(two))
            }
            Act::FinalColours(n) => say!(lang, "effect-final-colours", points = points(n)),
        }
    }

    fn say_cost(cost: &NoCost, _lang: Lang) -> String {
        match *cost {}
    }

    fn icons(&self) -> Vec<String> {
        let icon = match self {
            Act::Key(colour) => format!("key:{}", COLOUR_IDS[colour.index()]),
            Act::KeyAny => "key:any".into(),
            Act::Points(n) => format!("points:{n}"),
            Act::DeliveryBonus(n) => format!("delivery_bonus:{n}"),
            Act::Final(n) => format!("final:{n}"),
            Act::FinalPair(one, two) => format!("final_pair:{one}:{two}"),
            Act::FinalColours(n) => format!("final_colours:{n}"),
            plain => plain.print(),
        };
        vec![icon]
    }

    fn cost_icons(cost: &NoCost) -> Vec<String> {
        match *cost {}
    }
}
