//! What happened, as every viewer may know it.

use kernel::{Lang, Seat, Seen};

use crate::Tikal;
use crate::action::{Gift, Stow};
use crate::event::{Cards, Event, Keys, TentUse, Token, Treasures, TurnKind};
use crate::ids::{Colour, Kind, Node, Treasure};
use crate::state::{Source, Stock};
use crate::words::say;

impl Tikal {
    pub(crate) fn say_event(&self, event: &Event, lang: Lang) -> String {
        match *event {
            Event::WheelSet { notches } => say!(lang, "event-wheel-set", n = notches),
            Event::NextSanctuary { room } => say!(lang, "event-next-sanctuary", room = self.room(room, lang)),
            Event::Dealt { tile, site } => {
                let site = self.site(site.index(), lang);
                say!(lang, "event-dealt", tile = self.tile(tile, lang), site = site)
            }
            Event::OpenTreasure { treasure } => {
                say!(lang, "event-open-treasure", treasure = self.treasure(treasure, lang))
            }
            Event::WheelTurned { .. } => say!(lang, "event-wheel-turned"),
            Event::Placed { room, place, .. } => {
                say!(lang, "event-placed", room = self.room(room, lang), place = self.node(place, lang))
            }
            Event::RoundEnded { round } => say!(lang, "event-round", n = round),
            Event::GameEnded => say!(lang, "event-over"),
            Event::Turn { seat, .. }
            | Event::StartKeys { seat, .. }
            | Event::Took { seat, .. }
            | Event::Delivered { seat, .. }
            | Event::PaidForest { seat, .. }
            | Event::Played { seat, .. }
            | Event::Tent { seat, .. }
            | Event::GotKey { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Looks { seat, .. }
            | Event::Saw { seat, .. }
            | Event::Kept { seat, .. }
            | Event::TookOpen { seat, .. }
            | Event::GotPassage { seat }
            | Event::Declined { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Flagged { seat, .. }
            | Event::Rescued { seat, .. }
            | Event::ShowedKeys { seat, .. }
            | Event::Revealed { seat, .. } => self.say_deed(seat, event, lang),
        }
    }

    /// An event of one player.
    fn say_deed(&self, seat: Seat, event: &Event, lang: Lang) -> String {
        let player = seat.0 + 1;
        let about_key = |key: &str, c: Colour| {
            let (colour, acc) = (self.colour(c, lang), self.colour_acc(c, lang));
            say!(lang, key, player = player, colour = colour, colour_acc = acc)
        };
        let key = match *event {
            Event::Turn { kind: TurnKind::Normal, .. } => "event-turn",
            Event::Turn { kind: TurnKind::Last, .. } => "event-last-turn",
            Event::Tent { goal: TentUse::Key, .. } => "event-tent-key",
            Event::Tent { goal: TentUse::Explore, .. } => "event-tent-explore",
            Event::GotPassage { .. } => "event-got-passage",
            Event::Declined { what: Gift::Key, .. } => "event-declined-key",
            Event::Declined { what: Gift::Treasure, .. } => "event-declined-treasure",
            Event::Declined { what: Gift::Card, .. } => "event-declined-card",
            Event::Declined { what: Gift::Passage, .. } => "event-declined-passage",
            Event::StartKeys { first, second, .. } => {
                let keys = self.two_keys(first, second, lang);
                return say!(lang, "event-start-keys", player = player, keys = keys);
            }
            Event::Took { tile, site, .. } => {
                let (tile, site) = (self.tile(tile, lang), self.site(site.index(), lang));
                return say!(lang, "event-took", player = player, tile = tile, site = site);
            }
            Event::Delivered { treasure, n, points, .. } => {
                let what = self.treasures(treasure, n, lang);
                return say!(lang, "event-delivered", player = player, what = what, points = points);
            }
            Event::PaidForest { key, .. } => return about_key("event-paid-forest", key),
            Event::Played { card, .. } => {
                return say!(lang, "event-played", player = player, card = self.kind(card, lang));
            }
            Event::GotKey { key, to: Stow::Camp, .. } => return about_key("event-key-camp", key),
            Event::GotKey { key, to: Stow::Backpack, .. } => return about_key("event-key-backpack", key),
            Event::Scored { source, points, .. } => {
                let key = if points < 0 { "event-lost" } else { "event-scored" };
                let (points, why) = (points.unsigned_abs(), source_text(source, lang));
                return say!(lang, key, player = player, points = points, why = why);
            }
            Event::Looks { from, n, .. } => return say_looks(player, from, n, lang),
            Event::Saw { from, what, .. } => return self.say_token("event-saw", player, from, what, lang),
            Event::Kept { what: Seen::ByAll(Token::Room(room)), .. } => {
                return say!(lang, "event-chose-room", player = player, room = self.room(room, lang));
            }
            Event::Kept { from, what, .. } => return self.say_token("event-kept", player, from, what, lang),
            Event::TookOpen { treasure, .. } => {
                return say!(
                    lang,
                    "event-took-open",
                    player = player,
                    treasure = self.treasure(treasure, lang)
                );
            }
            Event::Moved { ref path, .. } => {
                let passages = path.iter().filter(|&&(_, pierced)| pierced).count();
                let key = match path.last() {
                    Some(&(Node::OUTSIDE, _)) | None => "event-moved-out",
                    Some(_) => "event-moved",
                };
                let place = path.last().map(|&(node, _)| self.node(node, lang)).unwrap_or_default();
                return say!(lang, key, player = player, place = place, n = passages);
            }
            Event::Flagged { place, room, spot, .. } => {
                let place = self.room_on(room, place, lang);
                return say!(lang, "event-flagged", player = player, place = place, spot = spot.0 + 1);
            }
            Event::Rescued { key, .. } => return about_key("event-rescued", key),
            Event::ShowedKeys { keys, .. } => return self.say_keys(player, keys, lang),
            Event::Revealed { treasures, cards, .. } => {
                return self.say_revealed(player, treasures, cards, lang);
            }
            Event::WheelSet { .. }
            | Event::NextSanctuary { .. }
            | Event::Dealt { .. }
            | Event::OpenTreasure { .. }
            | Event::WheelTurned { .. }
            | Event::Placed { .. }
            | Event::RoundEnded { .. }
            | Event::GameEnded => return self.say_event(event, lang),
        };
        say!(lang, key, player = player)
    }

    fn say_keys(&self, player: u8, keys: Keys, lang: Lang) -> String {
        let some = (0..).zip(keys.0).filter(|&(_, n)| n > 0);
        let keys: Vec<String> =
            some.map(|(at, n)| format!("{n} {}", self.colour(Colour(at), lang))).collect();
        if keys.is_empty() {
            return say!(lang, "event-no-keys", player = player);
        }
        say!(lang, "event-keys", player = player, keys = keys.join(", "))
    }

    fn say_revealed(&self, player: u8, treasures: Treasures, cards: Cards, lang: Lang) -> String {
        let some = (0..).zip(treasures.0).filter(|&(_, n)| n > 0);
        let mut all: Vec<String> = some.map(|(at, n)| self.treasures(Treasure(at), n, lang)).collect();
        let cards = (0..).zip(cards.0).flat_map(|(at, n)| std::iter::repeat_n(at, n.into()));
        all.extend(cards.map(|at| self.kind(Kind(at), lang)));
        if all.is_empty() {
            return say!(lang, "event-nothing-left", player = player);
        }
        say!(lang, "event-reveals", player = player, all = all.join(", "))
    }

    /// What a player saw or kept: the token itself, or its kind if the viewer may not know it.
    fn say_token(&self, key: &str, player: u8, from: Stock, what: Seen<Token>, lang: Lang) -> String {
        match what.known() {
            Some(token) => say!(lang, key, player = player, what = self.token(token, lang)),
            None => say!(lang, &format!("{key}-{}", stock_word(from)), player = player),
        }
    }
}

/// The ending of a key that depends on the stock.
fn stock_word(stock: Stock) -> &'static str {
    match stock {
        Stock::Treasures(_) => "treasures",
        Stock::Cards => "cards",
        Stock::LightRooms => "rooms",
    }
}

fn say_looks(player: u8, stock: Stock, n: u8, lang: Lang) -> String {
    match stock {
        Stock::Treasures(pile) => {
            say!(lang, "event-looks-treasures", player = player, n = n, pile = pile + 1)
        }
        Stock::Cards => say!(lang, "event-looks-cards", player = player, n = n),
        Stock::LightRooms => say!(lang, "event-looks-rooms", player = player, n = n),
    }
}

/// The source of points, inside a sentence.
fn source_text(source: Source, lang: Lang) -> String {
    say!(lang, &format!("score-{}-inside", crate::rules::CATEGORIES[source as usize].id))
}
