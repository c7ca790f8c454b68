//! Why something cannot be used now, as one sentence to the player.

use kernel::Lang;
use kernel::effect::Effect;

use crate::Tikal;
use crate::event::Token;
use crate::ids::{Colour, members};
use crate::state::State;
use crate::why::{Rule, Thing};
use crate::words::say;

impl Tikal {
    /// The name of a thing.
    pub(crate) fn say_thing(&self, state: &State, thing: Thing, lang: Lang) -> String {
        let keys = |key: &str, colour: Colour| {
            let many = self.tables.colours[colour.index()].name.form(lang, "many");
            say!(lang, key, colour = self.colour(colour, lang), colour_many = many)
        };
        let key = match thing {
            Thing::Tile(tile) => return say!(lang, "thing-tile", tile = self.tile(tile, lang)),
            Thing::Node(node) => return self.room_at_text(state, node, lang),
            Thing::Key(colour) => return keys("thing-key", colour),
            Thing::Backpack(colour) => return keys("thing-backpack", colour),
            Thing::Pile(pile) => return say!(lang, "thing-pile", n = pile + 1),
            Thing::Open(treasure) => {
                return say!(lang, "thing-open", treasure = self.treasure(treasure, lang));
            }
            Thing::Treasure(treasure) => return self.treasure(treasure, lang),
            Thing::Price(treasure) => {
                return say!(lang, "thing-price", treasure = self.treasure(treasure, lang));
            }
            Thing::Hand(kind) => return self.kind(kind, lang),
            Thing::Looked(stock, token) => return self.token(Token::of(stock, token), lang),
            Thing::Spot(spot) => return say!(lang, "thing-spot", n = spot + 1),
            Thing::Tent => "thing-tent",
            Thing::Deck => "thing-deck",
            Thing::Passages => "thing-passages",
            Thing::LightRooms => "thing-light-rooms",
            Thing::Sanctuary => "thing-sanctuary",
            Thing::Forest => "thing-forest",
        };
        say!(lang, key)
    }

    /// The rule as one sentence.
    pub(crate) fn say_rule(&self, state: &State, rule: Rule, lang: Lang) -> String {
        let key = match rule {
            Rule::Short { keys, passages, instead } => {
                return self.say_short(keys, passages, instead, lang);
            }
            Rule::First => return say!(lang, "why-first", first = Self::say_prompt(state, lang)),
            Rule::SpotTaken(seat) => return say!(lang, "why-spot-taken", player = seat.0 + 1),
            Rule::WrongColour(colour) => return self.about_key("why-wrong-colour", colour, lang),
            Rule::NoTreasure(Some(treasure)) => {
                return say!(lang, "why-no-such-treasure", treasure = self.treasure(treasure, lang));
            }
            Rule::CardMoment(kind) => {
                let text = Effect::Do(self.tables.kinds[kind.index()].verb).say(lang);
                return say!(lang, "why-card-moment", text = text);
            }
            Rule::Sailed => "why-sailed",
            Rule::Explored => "why-explored",
            Rule::NoRoom => "why-no-room",
            Rule::YourExplorer => "why-your-explorer",
            Rule::NoWay => "why-no-way",
            Rule::NotEmpty => "why-not-empty",
            Rule::SameSpot => "why-same-spot",
            Rule::NoneLeft => "why-none-left",
            Rule::NotStuck => "why-not-stuck",
            Rule::Given => "why-given",
            Rule::OpensDoors => "why-opens-doors",
            Rule::NoTreasure(None) => "why-no-treasure",
            Rule::Delivered => "why-delivered",
            Rule::AtSeaplane => "why-at-seaplane",
            Rule::NoKeys => "why-no-keys",
            Rule::NoSpace => "why-no-space",
            Rule::TentUsed => "why-tent-used",
            Rule::TentLast => "why-tent-last",
            Rule::AtForest => "why-at-forest",
        };
        say!(lang, key)
    }

    /// A sentence about one key.
    fn about_key(&self, key: &str, colour: Colour, lang: Lang) -> String {
        let name = &self.tables.colours[colour.index()].name;
        say!(lang, key, colour = name.pick(lang), colour_nom = name.form(lang, "nominative"))
    }

    /// "You lack a pink key on the way, or 1 secret passage."
    fn say_short(&self, keys: u8, passages: u8, instead: u8, lang: Lang) -> String {
        let mut parts: Vec<String> =
            members(u64::from(keys)).map(|at| self.about_key("why-a-key", Colour(at), lang)).collect();
        if passages > 0 {
            parts.push(say!(lang, "why-passages", n = passages));
        }
        let and = |a: String, b: String| say!(lang, "why-and", a = a, b = b);
        let parts = parts.into_iter().reduce(and).unwrap_or_default();
        if instead > 0 {
            let instead = say!(lang, "why-passages", n = instead);
            say!(lang, "why-short-or", parts = parts, instead = instead)
        } else {
            say!(lang, "why-short", parts = parts)
        }
    }
}
