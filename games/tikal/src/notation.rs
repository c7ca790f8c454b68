//! The notation of actions and events: short words that are the same in every language.

use kernel::{Arg, Phrase, Seat};

use crate::Tikal;
use crate::action::{Action, Event, Gift, Stow};
use crate::ids::{Colour, Kind, Node, Room, TREASURES, Tile, Treasure};
use crate::state::{PILES, Source, Stock};

pub(crate) const GIFTS: [(&str, Gift); 4] =
    [("key", Gift::Key), ("treasure", Gift::Treasure), ("card", Gift::Card), ("passage", Gift::Passage)];

impl Tikal {
    fn colour_id(&self, colour: Colour) -> String {
        self.tables.colours[colour.index()].id.clone()
    }

    fn treasure_id(&self, treasure: Treasure) -> String {
        self.tables.treasures[treasure.index()].id.clone()
    }

    fn tile_id(&self, tile: Tile) -> String {
        self.tables.tiles[tile.index()].id.clone()
    }

    fn kind_id(&self, kind: Kind) -> String {
        self.tables.kinds[kind.index()].id.clone()
    }

    fn room_id(&self, room: Room) -> String {
        self.tables.rooms[room.index()].id.clone()
    }

    /// The key of a token of this stock.
    pub(crate) fn token_id(&self, stock: Stock, token: u8) -> String {
        match stock {
            Stock::Treasures(_) => self.treasure_id(Treasure(token)),
            Stock::Cards => self.kind_id(Kind(token)),
            Stock::LightRooms => self.room_id(Room(token)),
        }
    }

    pub(crate) fn phrase_of(&self, action: Action) -> Phrase {
        let node = |node: Node| self.tables.node_id(node).to_string();
        let moved = |verb: &'static str, to: Node, cards: u8| {
            let phrase = Phrase::new(verb).word("place", node(to));
            if cards == 0 { phrase } else { phrase.number("cards", cards) }
        };
        match action {
            Action::Wheel(notches) => Phrase::new("wheel").number("notches", notches),
            Action::Reveal(room) => Phrase::new("reveal").word("room", self.room_id(room)),
            Action::Deal(tile) => Phrase::new("deal").word("tile", self.tile_id(tile)),
            Action::DrawTreasure(treasure) => {
                Phrase::new("draw").word("treasure", self.treasure_id(treasure))
            }
            Action::DrawCard(kind) => Phrase::new("draw").word("card", self.kind_id(kind)),
            Action::DrawRoom(room) => Phrase::new("draw").word("room", self.room_id(room)),
            Action::StartKeys(a, b) => {
                Phrase::new("keys").word("first", self.colour_id(a)).word("second", self.colour_id(b))
            }
            Action::Take(tile) => Phrase::new("take").word("tile", self.tile_id(tile)),
            Action::Deliver(treasure, n) => {
                Phrase::new("deliver").word("treasure", self.treasure_id(treasure)).number("n", n)
            }
            Action::Skip => Phrase::new("skip"),
            Action::Done => Phrase::new("done"),
            Action::Pay(colour) => Phrase::new("pay").word("key", self.colour_id(colour)),
            Action::Lose => Phrase::new("lose"),
            Action::TentKey => Phrase::new("tent").word("for", "key"),
            Action::TentExplore => Phrase::new("tent").word("for", "explore"),
            Action::Play(kind) => Phrase::new("play").word("card", self.kind_id(kind)),
            Action::Key(colour, stow) => {
                Phrase::new("key").word("colour", self.colour_id(colour)).word("to", stow_id(stow))
            }
            Action::Pile(pile) => Phrase::new("look").number("pile", pile + 1),
            Action::Open(treasure) => Phrase::new("open").word("treasure", self.treasure_id(treasure)),
            Action::Refill(pile) => Phrase::new("refill").number("pile", pile + 1),
            Action::Card => Phrase::new("card"),
            Action::Passage => Phrase::new("passage"),
            Action::LightRoom => Phrase::new("discover").word("what", "light_room"),
            Action::Sanctuary => Phrase::new("discover").word("what", "sanctuary"),
            Action::ScoreDoors(colour) => Phrase::new("score").word("colour", self.colour_id(colour)),
            Action::Decline(gift) => Phrase::new("decline").word("what", gift_id(gift)),
            Action::KeepTreasure(treasure) => {
                Phrase::new("keep").word("treasure", self.treasure_id(treasure))
            }
            Action::KeepCard(kind) => Phrase::new("keep").word("card", self.kind_id(kind)),
            Action::KeepRoom(room) => Phrase::new("keep").word("room", self.room_id(room)),
            Action::Place(room, to, turn) => {
                let phrase = Phrase::new("place").word("room", self.room_id(room)).word("place", node(to));
                if self.tables.rooms[room.index()].colour.is_some() {
                    phrase.number("turn", turn)
                } else {
                    phrase
                }
            }
            Action::Explore(to, cards) => moved("explore", to, cards),
            Action::Walk(to, cards) => moved("walk", to, cards),
            Action::Rest => Phrase::new("rest"),
            Action::Stay => Phrase::new("stay"),
            Action::Return(to) => Phrase::new("return").word("place", node(to)),
            Action::Spot(spot) => Phrase::new("spot").number("n", spot + 1),
            Action::Rescue(colour) => Phrase::new("rescue").word("key", self.colour_id(colour)),
            Action::End => Phrase::new("end"),
        }
    }

    pub(crate) fn parse_action(&self, text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split(' ').collect();
        let tables = &self.tables;
        let pile = |word: &str| number(word).filter(|n| (1..=PILES as u8).contains(n)).map(|n| n - 1);
        let cards = |word: &str| number(word).filter(|&n| n > 0);
        Some(match words[..] {
            ["wheel", n] => Action::Wheel(number(n).filter(|&n| n < TREASURES as u8)?),
            ["reveal", room] => Action::Reveal(tables.room(room)?),
            ["deal", tile] => Action::Deal(tables.tile(tile)?),
            ["draw", what] => match (tables.treasure(what), tables.kind(what)) {
                (Some(treasure), _) => Action::DrawTreasure(treasure),
                (None, Some(kind)) => Action::DrawCard(kind),
                (None, None) => Action::DrawRoom(tables.room(what)?),
            },
            ["keys", a, b] => Action::StartKeys(tables.colour(a)?, tables.colour(b)?),
            ["take", tile] => Action::Take(tables.tile(tile)?),
            ["deliver", treasure, n] => Action::Deliver(tables.treasure(treasure)?, cards(n)?),
            ["skip"] => Action::Skip,
            ["done"] => Action::Done,
            ["pay", colour] => Action::Pay(tables.colour(colour)?),
            ["lose"] => Action::Lose,
            ["tent", "key"] => Action::TentKey,
            ["tent", "explore"] => Action::TentExplore,
            ["play", kind] => Action::Play(tables.kind(kind)?),
            ["key", colour, "camp"] => Action::Key(tables.colour(colour)?, Stow::Camp),
            ["key", colour, "backpack"] => Action::Key(tables.colour(colour)?, Stow::Backpack),
            ["look", n] => Action::Pile(pile(n)?),
            ["open", treasure] => Action::Open(tables.treasure(treasure)?),
            ["refill", n] => Action::Refill(pile(n)?),
            ["card"] => Action::Card,
            ["passage"] => Action::Passage,
            ["discover", "light_room"] => Action::LightRoom,
            ["discover", "sanctuary"] => Action::Sanctuary,
            ["score", colour] => Action::ScoreDoors(tables.colour(colour)?),
            ["decline", what] => Action::Decline(GIFTS.iter().find(|gift| gift.0 == what)?.1),
            ["keep", what] => match (tables.treasure(what), tables.kind(what)) {
                (Some(treasure), _) => Action::KeepTreasure(treasure),
                (None, Some(kind)) => Action::KeepCard(kind),
                (None, None) => Action::KeepRoom(tables.room(what)?),
            },
            ["place", room, to] => {
                let room = tables.room(room).filter(|room| tables.rooms[room.index()].colour.is_none())?;
                Action::Place(room, tables.node(to)?, 0)
            }
            ["place", room, to, turn] => {
                let room = tables.room(room).filter(|room| tables.rooms[room.index()].colour.is_some())?;
                Action::Place(room, tables.node(to)?, number(turn).filter(|&turn| turn < 6)?)
            }
            ["explore", to] => Action::Explore(tables.node(to)?, 0),
            ["explore", to, n] => Action::Explore(tables.node(to)?, cards(n)?),
            ["walk", to] => Action::Walk(tables.node(to)?, 0),
            ["walk", to, n] => Action::Walk(tables.node(to)?, cards(n)?),
            ["rest"] => Action::Rest,
            ["stay"] => Action::Stay,
            ["return", to] => Action::Return(tables.node(to)?),
            ["spot", n] => Action::Spot(cards(n)? - 1),
            ["rescue", colour] => Action::Rescue(tables.colour(colour)?),
            ["end"] => Action::End,
            _ => return None,
        })
    }

    pub(crate) fn phrase_event(&self, event: &Event) -> Phrase {
        let say = |verb: &'static str, seat: Seat| Phrase::new(verb).number("seat", seat.0);
        let river = |site: u8| self.tables.river[self.tables.sites[site as usize] as usize].id.clone();
        let stocked = |verb: &'static str, seat: Seat, stock: Stock, token: Option<u8>| {
            say(verb, seat)
                .word("from", stock_id(stock))
                .maybe("what", token.map(|token| self.token_id(stock, token)))
        };
        match event {
            Event::WheelSet(notches) => Phrase::new("wheel_set").number("notches", *notches),
            Event::NextSanctuary(room) => Phrase::new("next_sanctuary").word("room", self.room_id(*room)),
            Event::Dealt(tile, site) => {
                Phrase::new("dealt").word("tile", self.tile_id(*tile)).word("site", river(*site))
            }
            Event::OpenTreasure(treasure) => {
                Phrase::new("open_treasure").word("treasure", self.treasure_id(*treasure))
            }
            Event::Turn(seat, last) => say("turn", *seat).word("kind", if *last { "last" } else { "normal" }),
            Event::StartKeys(seat, a, b) => {
                say("start_keys", *seat).word("first", self.colour_id(*a)).word("second", self.colour_id(*b))
            }
            Event::Took(seat, tile, site) => {
                say("took", *seat).word("tile", self.tile_id(*tile)).word("site", river(*site))
            }
            Event::Delivered(seat, treasure, n, points) => say("delivered", *seat)
                .word("treasure", self.treasure_id(*treasure))
                .number("n", *n)
                .number("points", *points),
            Event::WheelTurned(notches) => Phrase::new("wheel_turned").number("notches", *notches),
            Event::PaidForest(seat, colour) => say("paid_forest", *seat).word("key", self.colour_id(*colour)),
            Event::Played(seat, kind) => say("played", *seat).word("card", self.kind_id(*kind)),
            Event::Tent(seat, key) => say("tent", *seat).word("for", if *key { "key" } else { "explore" }),
            Event::GotKey(seat, colour, stow) => {
                say("got_key", *seat).word("key", self.colour_id(*colour)).word("to", stow_id(*stow))
            }
            Event::Scored(seat, source, points) => {
                say("scored", *seat).word("source", source_id(*source)).number("points", *points)
            }
            Event::Looks(seat, stock, n) => {
                say("looks", *seat).word("from", stock_id(*stock)).number("n", *n)
            }
            Event::Saw(seat, stock, token) => stocked("saw", *seat, *stock, *token),
            Event::Kept(seat, stock, token) => stocked("kept", *seat, *stock, *token),
            Event::TookOpen(seat, treasure) => {
                say("took_open", *seat).word("treasure", self.treasure_id(*treasure))
            }
            Event::Placed(room, node, turn) => Phrase::new("placed")
                .word("room", self.room_id(*room))
                .word("place", self.tables.node_id(*node))
                .number("turn", *turn),
            Event::GotPassage(seat) => say("got_passage", *seat),
            Event::Declined(seat, gift) => say("declined", *seat).word("what", gift_id(*gift)),
            Event::Moved { seat, path, tokens, cards } => {
                let mut phrase = say("moved", *seat);
                phrase.args.push(("path", Arg::Words(self.path_words(path))));
                phrase.number("tokens", *tokens).number("cards", *cards)
            }
            Event::Flagged(seat, node, room, spot) => say("flagged", *seat)
                .word("place", self.tables.node_id(*node))
                .word("room", self.room_id(*room))
                .number("spot", spot + 1),
            Event::Rescued(seat, colour) => say("rescued", *seat).word("key", self.colour_id(*colour)),
            Event::RoundEnded(round) => Phrase::new("round_ended").number("round", *round),
            Event::ShowedKeys(seat, camp) => {
                listed(say("showed_keys", *seat), "keys", camp, |at| self.colour_id(Colour(at)))
            }
            Event::Revealed { seat, treasures, hand } => {
                let phrase = say("revealed", *seat);
                let phrase = listed(phrase, "treasures", treasures, |at| self.treasure_id(Treasure(at)));
                listed(phrase, "cards", hand, |at| self.kind_id(Kind(at)))
            }
            Event::GameEnded => Phrase::new("game_ended"),
        }
    }

    /// The places of a path; `!` marks those entered through a passage.
    pub(crate) fn path_words(&self, path: &[(Node, bool)]) -> Vec<String> {
        let word = |&(node, pierced): &(Node, bool)| {
            format!("{}{}", if pierced { "!" } else { "" }, self.tables.node_id(node))
        };
        path.iter().map(word).collect()
    }
}

fn number(word: &str) -> Option<u8> {
    let n: u8 = word.parse().ok()?;
    // "+1" and "01" parse as numbers too, but each action has one notation.
    (n.to_string() == word).then_some(n)
}

pub(crate) fn stow_id(stow: Stow) -> &'static str {
    match stow {
        Stow::Camp => "camp",
        Stow::Backpack => "backpack",
    }
}

/// Adds a list with one word for each piece.
fn listed(mut phrase: Phrase, name: &'static str, counts: &[u8], id: impl Fn(u8) -> String) -> Phrase {
    let pieces = (0..).zip(counts).flat_map(|(at, &n)| std::iter::repeat_n(at, n.into()));
    phrase.args.push((name, Arg::Words(pieces.map(id).collect())));
    phrase
}

pub(crate) fn gift_id(gift: Gift) -> &'static str {
    GIFTS.iter().find(|known| known.1 == gift).map_or("", |known| known.0)
}

pub(crate) fn stock_id(stock: Stock) -> String {
    match stock {
        Stock::Treasures(pile) => format!("pile-{}", pile + 1),
        Stock::Cards => "cards".into(),
        Stock::LightRooms => "light-rooms".into(),
    }
}

pub(crate) fn source_id(source: Source) -> &'static str {
    crate::rules::CATEGORIES[source as usize].id
}
