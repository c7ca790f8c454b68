//! What every action does, as the player to decide reads it.

use kernel::Lang;
use kernel::effect::Effect;

use crate::Tikal;
use crate::action::{Action, Gift, Stow};
use crate::grid::DIRECTIONS;
use crate::ids::{Colour, Node, Room, Tile, members};
use crate::state::{Frame, State};
use crate::words::say;

impl Tikal {
    pub(crate) fn say_action(&self, state: &State, action: Action, lang: Lang) -> String {
        let with_cards = |text: String, cards: u8| say!(lang, "with-cards", text = text, n = cards);
        let key = match action {
            Action::Wheel(n) => return say!(lang, "act-wheel", n = n),
            Action::Reveal(room) => return say!(lang, "act-reveal", room = self.room(room, lang)),
            Action::Deal(tile) => return say!(lang, "act-deal", tile = self.tile(tile, lang)),
            Action::DrawTreasure(t) => {
                return say!(lang, "act-draw-treasure", treasure = self.treasure(t, lang));
            }
            Action::DrawCard(kind) => return say!(lang, "act-draw-card", card = self.kind(kind, lang)),
            Action::DrawRoom(room) => return say!(lang, "act-draw-room", room = self.room(room, lang)),
            Action::StartKeys(a, b) => {
                return say!(lang, "act-start-keys", keys = self.two_keys(a, b, lang));
            }
            Action::Take(tile) => return self.say_take(state, tile, lang),
            Action::Deliver(t, n) => {
                let each = u32::from(state.price(&self.tables.wheel, t)) + u32::from(delivery_bonus(state));
                let points = each * u32::from(n);
                return say!(lang, "act-deliver", what = self.treasures(t, n, lang), points = points);
            }
            Action::Pay(c) => return self.about_key_taken("act-pay", c, lang),
            Action::Lose => return say!(lang, "act-lose", n = self.tables.numbers.forest_loss),
            Action::Play(kind) => {
                let effect = Effect::Do(self.tables.kinds[kind.index()].verb).say(lang);
                let effect = effect.trim_end_matches('.');
                return say!(lang, "act-play", card = self.kind(kind, lang), effect = effect);
            }
            Action::Key(c, Stow::Camp) => return self.about_key_taken("act-key-camp", c, lang),
            Action::Key(c, Stow::Backpack) => return self.about_key_taken("act-key-backpack", c, lang),
            Action::Pile(pile) => return say!(lang, "act-pile", n = pile + 1),
            Action::Open(t) => return say!(lang, "act-open", treasure = self.treasure(t, lang)),
            Action::Refill(pile) => return say!(lang, "act-refill", n = pile + 1),
            Action::ScoreDoors(c) => {
                let points = self.doors_of(state, state.active, c);
                let (colour, acc) = (self.colour(c, lang), self.colour_acc(c, lang));
                return say!(lang, "act-score-doors", colour = colour, colour_acc = acc, points = points);
            }
            Action::KeepTreasure(t) => {
                return say!(lang, "act-keep-treasure", treasure = self.treasure(t, lang));
            }
            Action::KeepCard(kind) => return say!(lang, "act-keep-card", card = self.kind(kind, lang)),
            Action::KeepRoom(room) => return say!(lang, "act-keep-room", room = self.room(room, lang)),
            Action::Place(room, node, turn) => return self.say_place(room, node, turn, lang),
            Action::Explore(node, cards) => {
                let place = self.room_at_text(state, node, lang);
                return with_cards(say!(lang, "act-explore", place = place), cards);
            }
            Action::Walk(Node::OUTSIDE, cards) => return with_cards(say!(lang, "act-walk-out"), cards),
            Action::Walk(node, cards) => {
                let place = self.room_at_text(state, node, lang);
                return with_cards(say!(lang, "act-walk", place = place), cards);
            }
            Action::Return(node) => return say!(lang, "act-return", place = self.node(node, lang)),
            Action::Spot(spot) => return self.say_spot(state, spot, lang),
            Action::Rescue(c) => {
                let cost = self.tables.numbers.rescue_cost;
                let (colour, acc) = (self.colour(c, lang), self.colour_acc(c, lang));
                return say!(lang, "act-rescue", colour = colour, colour_acc = acc, cost = cost);
            }
            Action::Decline(Gift::Key) => "act-decline-key",
            Action::Decline(Gift::Treasure) => "act-decline-treasure",
            Action::Decline(Gift::Card) => "act-decline-card",
            Action::Decline(Gift::Passage) => "act-decline-passage",
            Action::Skip => "act-skip",
            Action::Done => "act-done",
            Action::TentKey => "act-tent-key",
            Action::TentExplore => "act-tent-explore",
            Action::Card => "act-card",
            Action::Passage => "act-passage",
            Action::LightRoom => "act-light-room",
            Action::Sanctuary => "act-sanctuary",
            Action::Rest => "act-rest",
            Action::Stay => "act-stay",
            Action::End => "act-end",
        };
        say!(lang, key)
    }

    /// A sentence in which a key is given or taken.
    fn about_key_taken(&self, key: &str, colour: Colour, lang: Lang) -> String {
        say!(lang, key, colour = self.colour(colour, lang), colour_acc = self.colour_acc(colour, lang))
    }

    fn say_place(&self, room: Room, node: Node, turn: u8, lang: Lang) -> String {
        let sides: Vec<String> = members(u64::from(self.tables.doors(room, turn)))
            .map(|side| say!(lang, &format!("side-{}", DIRECTIONS[side as usize])))
            .collect();
        let n = sides.len();
        let and = |a: String, b: String| say!(lang, "why-and", a = a, b = b);
        let doors = sides.into_iter().reduce(and).unwrap_or_default();
        say!(lang, "act-place", n = n, place = self.node(node, lang), doors = doors)
    }

    fn say_take(&self, state: &State, tile: Tile, lang: Lang) -> String {
        let tile_text = self.tile(tile, lang);
        match state.site_of(tile) {
            Some(site) => say!(lang, "act-take-at", tile = tile_text, site = self.site(site, lang)),
            None => say!(lang, "act-take", tile = tile_text),
        }
    }

    fn say_spot(&self, state: &State, spot: u8, lang: Lang) -> String {
        let effect = match state.top() {
            Frame::ChooseSpot(node) => {
                let room = self.room_at(state, node);
                self.tables.rooms[room.index()].spots.get(spot as usize).map(|info| info.effect.say(lang))
            }
            _ => None,
        };
        say!(lang, "act-spot", n = spot + 1, effect = effect.unwrap_or_default())
    }
}

fn delivery_bonus(state: &State) -> u8 {
    match state.top() {
        Frame::Delivery { bonus, .. } => bonus,
        _ => 0,
    }
}
