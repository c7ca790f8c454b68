//! The notation of actions and events: short words that are the same in every language.

use kernel::{Arg, Phrase, Seat, Seen, Viewer};

use crate::Tikal;
use crate::action::{Action, Gift, Stow};
use crate::event::{Cards, Event, Keys, TentUse, Token, Treasures, TurnKind};
use crate::ids::{Colour, Kind, Node, Room, Site, Spot, TREASURES, Tile, Treasure};
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

    /// The key of a token.
    pub(crate) fn token_id(&self, token: Token) -> String {
        match token {
            Token::Treasure(treasure) => self.treasure_id(treasure),
            Token::Card(kind) => self.kind_id(kind),
            Token::Room(room) => self.room_id(room),
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

    /// The event as a verb with named arguments.
    pub(crate) fn phrase_event(&self, event: &Event) -> Phrase {
        let mut phrase = Phrase::new(event.kind().word());
        event.parts(|name, part| phrase.args.push((name, part.arg(self))));
        phrase
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

/// A field of an event.
pub(crate) trait EventField {
    /// As a viewer sees it.
    #[must_use]
    fn seen_by(self, _: Viewer) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// For clients.
    fn arg(&self, game: &Tikal) -> Arg;
}

macro_rules! parts {
    ($($part:ty: |$game:pat_param, $value:ident| $arg:expr;)*) => {$(
        impl EventField for $part {
            fn arg(&self, $game: &Tikal) -> Arg {
                let $value = self;
                $arg
            }
        }
    )*};
}

parts! {
    u8: |_, number| Arg::Number((*number).into());
    u16: |_, number| Arg::Number((*number).into());
    i16: |_, number| Arg::Number((*number).into());
    Seat: |_, seat| Arg::Number(seat.0.into());
    Spot: |_, spot| Arg::Number(i64::from(spot.0) + 1);
    Colour: |game, colour| Arg::Word(game.colour_id(*colour));
    Treasure: |game, treasure| Arg::Word(game.treasure_id(*treasure));
    Tile: |game, tile| Arg::Word(game.tile_id(*tile));
    Kind: |game, kind| Arg::Word(game.kind_id(*kind));
    Room: |game, room| Arg::Word(game.room_id(*room));
    Node: |game, node| Arg::Word(game.tables.node_id(*node).into());
    Site: |game, site| {
        let place = game.tables.sites[site.index()];
        Arg::Word(game.tables.river[usize::from(place)].id.clone())
    };
    Token: |game, token| Arg::Word(game.token_id(*token));
    Stock: |_, stock| Arg::Word(stock_id(*stock));
    Stow: |_, stow| Arg::Word(stow_id(*stow).into());
    Gift: |_, gift| Arg::Word(gift_id(*gift).into());
    Source: |_, source| Arg::Word(source_id(*source).into());
    TurnKind: |_, kind| Arg::Word(if *kind == TurnKind::Last { "last" } else { "normal" }.into());
    TentUse: |_, goal| Arg::Word(if *goal == TentUse::Key { "key" } else { "explore" }.into());
    Vec<(Node, bool)>: |game, path| Arg::Words(game.path_words(path));
    Keys: |game, keys| pieces(&keys.0, |at| game.colour_id(Colour(at)));
    Treasures: |game, treasures| pieces(&treasures.0, |at| game.treasure_id(Treasure(at)));
    Cards: |game, cards| pieces(&cards.0, |at| game.kind_id(Kind(at)));
}

/// What a viewer may not know.
impl EventField for Seen<Token> {
    fn seen_by(self, viewer: Viewer) -> Self {
        self.seen_by(viewer)
    }

    fn arg(&self, game: &Tikal) -> Arg {
        self.known().map_or(Arg::Hidden, |token| token.arg(game))
    }
}

/// A list with one word for each piece.
fn pieces(counts: &[u8], id: impl Fn(u8) -> String) -> Arg {
    let pieces = (0..).zip(counts).flat_map(|(at, &n)| std::iter::repeat_n(at, n.into()));
    Arg::Words(pieces.map(id).collect())
}
