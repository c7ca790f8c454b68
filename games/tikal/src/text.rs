//! Sentences for people.

mod why;

use kernel::effect::Effect;
use kernel::{Lang, Seat, Seen};

use crate::Tikal;
use crate::action::{Action, Gift, Stow};
use crate::event::{Cards, Event, Keys, TentUse, Token, Treasures, TurnKind};
use crate::grid::DIRECTIONS;
use crate::ids::{Colour, Kind, Node, Room, Tile, Treasure, members};
use crate::say;
use crate::state::{Frame, Source, State, Stock};
use crate::verb::Verb;

impl Tikal {
    fn colour(&self, colour: Colour, lang: Lang) -> String {
        self.tables.colours[colour.index()].name.pick(lang)
    }

    /// The colour as the attribute of an object: "einen gelben Schlüssel".
    fn colour_acc(&self, colour: Colour, lang: Lang) -> String {
        self.tables.colours[colour.index()].name.form(lang, "accusative")
    }

    fn two_keys(&self, a: Colour, b: Colour, lang: Lang) -> String {
        if a == b {
            let many = self.tables.colours[a.index()].name.form(lang, "many");
            return say!(lang, "two-keys-same", colour = self.colour(a, lang), colour_many = many);
        }
        say!(
            lang,
            "two-keys",
            first = self.colour(a, lang),
            first_acc = self.colour_acc(a, lang),
            second = self.colour(b, lang),
            second_acc = self.colour_acc(b, lang)
        )
    }

    fn treasure(&self, treasure: Treasure, lang: Lang) -> String {
        self.tables.treasures[treasure.index()].name.pick(lang)
    }

    fn treasures(&self, treasure: Treasure, n: u8, lang: Lang) -> String {
        let name = &self.tables.treasures[treasure.index()].name;
        say!(lang, "treasures", n = n, name = name.pick(lang), many = name.form(lang, "many"))
    }

    fn kind(&self, kind: Kind, lang: Lang) -> String {
        self.tables.kinds[kind.index()].name.pick(lang)
    }

    fn room(&self, room: Room, lang: Lang) -> String {
        self.tables.rooms[room.index()].name.pick(lang)
    }

    fn site(&self, site: usize, lang: Lang) -> String {
        self.tables.river[self.tables.sites[site] as usize].name.pick(lang)
    }

    /// What a tile shows, in a word for each sign: people see signs, and no code is printed on a tile.
    fn tile(&self, tile: Tile, lang: Lang) -> String {
        signs(&self.tables.tiles[tile.index()].verbs, lang)
    }

    /// Where a node lies: people count rows from above and spaces from the left.
    pub(crate) fn node(&self, node: Node, lang: Lang) -> String {
        if node == Node::OUTSIDE {
            return say!(lang, "outside");
        }
        if node.is_secret() {
            return self.room(self.tables.secret_room(node), lang);
        }
        let (row, rows, n) = self.tables.grid.counted(node);
        let word = match row {
            1 => "top",
            _ if row == rows => "bottom",
            _ if row * 2 == rows + 1 => "middle",
            _ => "inner",
        };
        say!(lang, "place", row = word, number = row, n = n)
    }

    /// A room and where it lies; a secret room lies where its name says.
    fn room_on(&self, room: Room, node: Node, lang: Lang) -> String {
        let name = self.room(room, lang);
        if node.is_secret() {
            return name;
        }
        say!(lang, "room-at", place = self.node(node, lang), room = name)
    }

    /// A node with the room in it.
    fn room_at_text(&self, state: &State, node: Node, lang: Lang) -> String {
        match state.room_in(node) {
            Some(room) => self.room_on(room, node, lang),
            None => self.node(node, lang),
        }
    }

    fn token(&self, token: Token, lang: Lang) -> String {
        match token {
            Token::Treasure(treasure) => self.treasure(treasure, lang),
            Token::Card(kind) => self.kind(kind, lang),
            Token::Room(room) => self.room(room, lang),
        }
    }

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

    pub(crate) fn say_prompt(state: &State, lang: Lang) -> String {
        let key = match state.top() {
            Frame::Over => "ask-over",
            Frame::Wheel => "ask-wheel",
            Frame::NextSanctuary => "ask-sanctuary",
            Frame::Deal => "ask-deal",
            Frame::FirstOpen | Frame::Turn(_) => "ask-open",
            Frame::Look(Stock::Treasures(_)) => "ask-look-treasure",
            Frame::Look(Stock::Cards) => "ask-look-card",
            Frame::Look(Stock::LightRooms) => "ask-look-room",
            Frame::StartKeys(_) => "ask-start-keys",
            Frame::Before => "ask-tile",
            Frame::Sail { .. } => "ask-sail",
            Frame::Delivery { types: 0, .. } => "ask-deliver",
            Frame::Delivery { .. } => "ask-deliver-more",
            Frame::Forest => "ask-forest",
            Frame::UseTile { .. } => "ask-use-tile",
            Frame::TakeKey { .. } => "ask-key",
            Frame::ChoosePile => "ask-pile",
            Frame::Refill => "ask-refill",
            Frame::Keep(Stock::Treasures(_)) => "ask-keep-treasure",
            Frame::Keep(Stock::Cards) => "ask-keep-card",
            Frame::Keep(Stock::LightRooms) => "ask-keep-room",
            Frame::Place(_) => "ask-place",
            Frame::Explore | Frame::Rescued => "ask-explore",
            Frame::Way { .. } => "ask-way",
            Frame::ChooseSpot(_) => "ask-spot",
            Frame::Gain { .. } => "ask-gain",
            Frame::After => "ask-after",
        };
        say!(lang, key)
    }

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

fn delivery_bonus(state: &State) -> u8 {
    match state.top() {
        Frame::Delivery { bonus, .. } => bonus,
        _ => 0,
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

/// What a tile shows, in a word for each sign.
pub(crate) fn signs(verbs: &[Verb], lang: Lang) -> String {
    verbs.iter().map(|verb| verb.say_sign(lang)).collect::<Vec<_>>().join(" + ")
}
