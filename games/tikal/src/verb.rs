//! Tikal's verbs of the effect language: what action tiles, spots and special cards do.

use kernel::Lang;
use kernel::effect::{Verb, Words};

use crate::ids::{COLOURS, Colour};

/// The keys of the colours, in table order. Names shown to people come from the tables.
pub const COLOUR_IDS: [&str; COLOURS] = ["pink", "yellow", "green", "blue", "brown"];

const COLOUR_FR: [&str; COLOURS] = ["rose", "jaune", "verte", "bleue", "brune"];

/// One thing a tile, a spot or a card does.
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

/// Nothing in this game is offered against a payment.
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
}

const EXPECTED: &str = "expected one of key COLOUR, key any, light_room, sanctuary, passage, points N, score_doors, \
     treasure, card, open_wall, delivery_bonus N, delivery_types, delivery, explore, forest_free, final N, \
     final_pair N N, final_colours N";

impl Verb for Act {
    type Cost = NoCost;

    fn parse(words: &mut Words<'_>) -> Result<Self, String> {
        let word = words.peek().ok_or(EXPECTED)?;
        let act = match word {
            "key" => {
                words.next();
                let name = words.peek().ok_or("expected a colour or \"any\" after key")?;
                if name == "any" {
                    Act::KeyAny
                } else {
                    let at = COLOUR_IDS.iter().position(|&id| id == name);
                    Act::Key(Colour(at.ok_or_else(|| {
                        format!("{name:?} is no colour, expected {} or any", COLOUR_IDS.join(", "))
                    })? as u8))
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
                let n = words.number().ok_or_else(|| format!("expected a number after {word}"))?;
                return Ok(match word {
                    "points" => Act::Points(n),
                    "delivery_bonus" => Act::DeliveryBonus(n),
                    "final" => Act::Final(n),
                    "final_colours" => Act::FinalColours(n),
                    _ => Act::FinalPair(n, words.number().ok_or("expected two numbers after final_pair")?),
                });
            }
            _ => return Err(format!("{word:?} is not known, {EXPECTED}")),
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

    fn parse_cost(_words: &mut Words<'_>) -> Result<NoCost, String> {
        Err("nothing in this game is paid for an effect".into())
    }

    fn print_cost(cost: &NoCost) -> String {
        match *cost {}
    }

    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.say_en(),
            Lang::Fr => self.say_fr(),
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

impl Act {
    fn say_en(self) -> String {
        let points = |n: u8| if n == 1 { "1 point".to_string() } else { format!("{n} points") };
        match self {
            Act::Key(colour) => {
                format!("take a {} key into your camp or backpack", COLOUR_IDS[colour.index()])
            }
            Act::KeyAny => "take a key of any colour into your camp or backpack".into(),
            Act::LightRoom => {
                "look at the top three light rooms and place one on an empty space, turned as you like".into()
            }
            Act::Sanctuary => "place the next sanctuary on an empty space".into(),
            Act::Passage => "take a secret passage".into(),
            Act::Points(n) => format!("score {}", points(n)),
            Act::ScoreDoors => {
                "choose a colour and score 1 point per door of its rooms that hold your flag".into()
            }
            Act::Treasure => "look at the top three treasures of a pile and keep one".into(),
            Act::Card => "look at the top three special cards and keep one".into(),
            Act::OpenWall => "use it as a secret passage".into(),
            Act::DeliveryBonus(n) => format!("each treasure of one delivery scores {n} more"),
            Act::DeliveryTypes => {
                "deliver treasures of any types in one delivery; the wheel turns once, afterwards".into()
            }
            Act::Delivery => "make a delivery without passing a seaplane".into(),
            Act::Explore => "explore once more this turn".into(),
            Act::ForestFree => "cross the forest without giving up a key".into(),
            Act::Final(n) => format!("at the end it scores {}", points(n)),
            Act::FinalPair(one, two) => {
                format!("at the end it scores {}, two of them score {} together", points(one), points(two))
            }
            Act::FinalColours(n) => {
                format!("at the end it scores {} per colour of light rooms that hold your flag", points(n))
            }
        }
    }

    fn say_fr(self) -> String {
        let points = |n: u8| if n == 1 { "1 point".to_string() } else { format!("{n} points") };
        match self {
            Act::Key(colour) => {
                format!("prenez une clé {} pour votre campement ou votre sac à dos", COLOUR_FR[colour.index()])
            }
            Act::KeyAny => "prenez une clé au choix pour votre campement ou votre sac à dos".into(),
            Act::LightRoom => {
                "regardez les trois premières salles claires et posez-en une sur une case vide, orientée à votre gré".into()
            }
            Act::Sanctuary => "posez le prochain sanctuaire sur une case vide".into(),
            Act::Passage => "prenez un passage secret".into(),
            Act::Points(n) => format!("marquez {}", points(n)),
            Act::ScoreDoors => {
                "choisissez une couleur et marquez 1 point par porte de ses salles où flotte votre drapeau".into()
            }
            Act::Treasure => "regardez les trois premiers trésors d'une pile et gardez-en un".into(),
            Act::Card => "regardez les trois premières cartes spéciales et gardez-en une".into(),
            Act::OpenWall => "elle sert de passage secret".into(),
            Act::DeliveryBonus(n) => format!("chaque trésor d'une livraison rapporte {n} de plus"),
            Act::DeliveryTypes => {
                "livrez des trésors de plusieurs types en une livraison ; la roue tourne une fois, ensuite".into()
            }
            Act::Delivery => "faites une livraison sans passer par un hydravion".into(),
            Act::Explore => "explorez une fois de plus ce tour-ci".into(),
            Act::ForestFree => "traversez la forêt sans donner de clé".into(),
            Act::Final(n) => format!("en fin de partie elle rapporte {}", points(n)),
            Act::FinalPair(one, two) => {
                format!("en fin de partie elle rapporte {}, les deux ensemble {}", points(one), points(two))
            }
            Act::FinalColours(n) => {
                format!("en fin de partie elle rapporte {} par couleur de salle claire où flotte votre drapeau", points(n))
            }
        }
    }
}
