//! Why a tile, room, key, card or treasure cannot be used now: reasons as ids and numbers, alongside the legal
//! list.
//!
//! What is missing on the way to a room is found by asking the legal list again with more keys and passages in the
//! player's hands, so no wall is examined here.

use kernel::why::What;
use kernel::{Lang, Seat, Viewer, Why};

use crate::Tikal;
use crate::action::Action;
use crate::event::Token;
use crate::ids::{COLOURS, Colour, Kind, NONE, Node, TREASURES, Tile, Treasure, members};
use crate::state::{Frame, SHORT_GAME, State, Stock};
use crate::verb::Moment;

/// Something a player could think of using. Keys in the backpack, treasures, cards and the tent are the viewer's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// An action tile at a site.
    Tile(Tile),
    /// A space of the temple with or without a room, a secret room, or the outside.
    Node(Node),
    /// Keys of a colour in the supply.
    Key(Colour),
    /// Keys of a colour in the backpack.
    Backpack(Colour),
    /// A treasure pile.
    Pile(u8),
    /// An open treasure.
    Open(Treasure),
    /// Treasures of a type in the camp.
    Treasure(Treasure),
    /// The price of a type on the wheel.
    Price(Treasure),
    /// A kind of card in hand.
    Hand(Kind),
    /// A token that is being looked at.
    Looked(Stock, u8),
    /// A spot of the room that is being excavated.
    Spot(u8),
    /// The tent.
    Tent,
    /// The deck of special cards.
    Deck,
    /// Secret passages in the supply.
    Passages,
    /// The stack of light rooms.
    LightRooms,
    /// The next sanctuary.
    Sanctuary,
    /// The forest.
    Forest,
}

/// The rule that stops the player to decide from using a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// These keys and this many passages are missing on the way; or, without a key, this many passages in
    /// all.
    Short {
        /// Colours, as a set.
        keys: u8,
        /// Passages beside them.
        passages: u8,
        /// Passages that would do without the keys; 0 if they would not.
        instead: u8,
    },
    /// The current decision comes first.
    First,
    /// The pirogue has sailed in this turn.
    Sailed,
    /// The explorer phase is over.
    Explored,
    /// There is no room in the space.
    NoRoom,
    /// The player's own explorer is there.
    YourExplorer,
    /// No way through discovered rooms leads there, whatever the player holds.
    NoWay,
    /// Rooms are placed on empty spaces.
    NotEmpty,
    /// A flag of this player is on the spot.
    SpotTaken(Seat),
    /// The spot is like another one that is offered.
    SameSpot,
    /// The supply has none left.
    NoneLeft,
    /// Only this colour is to be taken.
    WrongColour(Colour),
    /// Rescue keys are for explorers who can reach no room.
    NotStuck,
    /// Tiles, spots and cards give these.
    Given,
    /// Keys in the backpack open doors and pay for the forest.
    OpensDoors,
    /// The player has no treasure of the type, or none at all.
    NoTreasure(Option<Treasure>),
    /// The type was delivered in this delivery.
    Delivered,
    /// Deliveries need a seaplane or a card.
    AtSeaplane,
    /// The card is for another moment.
    CardMoment(Kind),
    /// No key is left in the supply.
    NoKeys,
    /// The temple has no empty space.
    NoSpace,
    /// The tent was used in this round.
    TentUsed,
    /// There is no tent in special last turns.
    TentLast,
    /// The forest is paid when the pirogue crosses it.
    AtForest,
}

/// More passages than any way takes.
const PASSAGES: u8 = 8;
/// Every colour.
const ALL_KEYS: u8 = (1 << COLOURS) - 1;

impl Why for Tikal {
    type Thing = Thing;
    type Rule = Rule;

    fn things(&self, state: &State, viewer: Viewer, out: &mut Vec<Thing>) {
        for set in state.sites {
            out.extend(members(u64::from(set)).map(|tile| Thing::Tile(Tile(tile))));
        }
        out.extend(members(self.tables.grid.spaces | self.secret).map(|node| Thing::Node(Node(node))));
        out.push(Thing::Node(Node::OUTSIDE));
        out.extend((0..COLOURS as u8).map(|colour| Thing::Key(Colour(colour))));
        out.extend((0..state.pile_count() as u8).map(Thing::Pile));
        for (at, &treasure) in state.open.iter().enumerate() {
            if !state.open[..at].contains(&treasure) {
                out.push(Thing::Open(Treasure(treasure)));
            }
        }
        out.extend((0..TREASURES as u8).map(|treasure| Thing::Price(Treasure(treasure))));
        out.extend([Thing::Deck, Thing::Passages, Thing::LightRooms, Thing::Sanctuary, Thing::Forest]);
        if let Viewer::Seat(seat) = viewer {
            own(state, seat, out);
            if seat.0 == state.active {
                self.in_the_tray(state, out);
            }
        }
    }

    fn uses(&self, state: &State, action: Action, out: &mut Vec<Thing>) {
        match action {
            Action::StartKeys(one, other) => out.extend([Thing::Key(one), Thing::Key(other)]),
            Action::Take(tile) => out.push(Thing::Tile(tile)),
            Action::Deliver(treasure, _) => out.extend([Thing::Treasure(treasure), Thing::Price(treasure)]),
            Action::Pay(colour) => out.extend([Thing::Backpack(colour), Thing::Forest]),
            Action::Lose => out.push(Thing::Forest),
            Action::TentKey | Action::TentExplore => out.push(Thing::Tent),
            Action::Play(kind) => out.push(Thing::Hand(kind)),
            Action::Key(colour, _) | Action::ScoreDoors(colour) | Action::Rescue(colour) => {
                out.push(Thing::Key(colour));
            }
            Action::Pile(pile) | Action::Refill(pile) => out.push(Thing::Pile(pile)),
            Action::Open(treasure) => out.push(Thing::Open(treasure)),
            Action::Card => out.push(Thing::Deck),
            Action::Passage => out.push(Thing::Passages),
            Action::LightRoom => out.push(Thing::LightRooms),
            Action::Sanctuary => out.push(Thing::Sanctuary),
            Action::KeepTreasure(Treasure(token)) => out.extend(looked(state, token)),
            Action::KeepCard(kind) => out.extend(looked(state, kind.0)),
            Action::KeepRoom(room) => out.extend(looked(state, room.0)),
            Action::Place(_, node, _) | Action::Return(node) => out.push(Thing::Node(node)),
            Action::Explore(node, cards) | Action::Walk(node, cards) => {
                out.push(Thing::Node(node));
                let held =
                    self.cards(Moment::Move).iter().filter(|&&kind| cards > 0 && state.holds(kind) > 0);
                out.extend(held.map(|&kind| Thing::Hand(kind)));
            }
            Action::Spot(spot) => out.push(Thing::Spot(spot)),
            Action::Wheel(_)
            | Action::Reveal(_)
            | Action::Deal(_)
            | Action::DrawTreasure(_)
            | Action::DrawCard(_)
            | Action::DrawRoom(_)
            | Action::Skip
            | Action::Done
            | Action::Decline(_)
            | Action::Rest
            | Action::Stay
            | Action::End => {}
        }
    }

    fn rule(&self, state: &State, thing: Thing) -> Rule {
        match thing {
            Thing::Tile(_) => {
                let waits = |frame: &Frame| matches!(frame, Frame::Before | Frame::StartKeys(_));
                if state.stack.iter().any(waits) { Rule::First } else { Rule::Sailed }
            }
            Thing::Node(node) => self.node_rule(state, node),
            Thing::Key(colour) => key_rule(state, colour),
            Thing::Backpack(_) => Rule::OpensDoors,
            Thing::Pile(pile) => given(state, state.piles[pile as usize].is_empty()),
            Thing::Open(_) => given(state, false),
            Thing::Deck => given(state, state.deck.is_empty()),
            Thing::Passages => given(state, state.passages == 0),
            Thing::LightRooms | Thing::Sanctuary if self.empty_spaces(state) == 0 => Rule::NoSpace,
            Thing::LightRooms => given(state, state.light_stack.is_empty()),
            Thing::Sanctuary => given(state, state.next_sanctuary == NONE),
            Thing::Treasure(treasure) | Thing::Price(treasure) => delivery_rule(state, treasure),
            Thing::Hand(kind) => self.card_rule(state, kind),
            Thing::Tent if !state.me().tent => Rule::TentUsed,
            Thing::Tent if state.last => Rule::TentLast,
            Thing::Tent if state.keys_left() == 0 => Rule::NoKeys,
            Thing::Tent | Thing::Looked(..) => Rule::First,
            Thing::Forest => Rule::AtForest,
            Thing::Spot(spot) => match state.top() {
                Frame::ChooseSpot(node) => state
                    .spot_owner(self.room_at(state, node), spot)
                    .map_or(Rule::SameSpot, |seat| Rule::SpotTaken(Seat(seat))),
                _ => Rule::First,
            },
        }
    }

    fn what(&self, _state: &State, thing: Thing) -> What {
        let colour = |colour: Colour| self.tables.colours[colour.index()].id.clone();
        let treasure = |treasure: Treasure| self.tables.treasures[treasure.index()].id.clone();
        match thing {
            Thing::Tile(tile) => placed("tile", self.tables.tiles[tile.index()].id.clone()),
            Thing::Node(node) => placed("room", self.tables.node_id(node).into()),
            Thing::Key(of) => under("key", colour(of)),
            Thing::Backpack(of) => under("backpack", colour(of)),
            Thing::Pile(pile) => under("pile", (pile + 1).to_string()),
            Thing::Open(of) => under("open", treasure(of)),
            Thing::Treasure(of) => under("treasure", treasure(of)),
            Thing::Price(of) => under("price", treasure(of)),
            Thing::Hand(kind) => under("hand", self.tables.kinds[kind.index()].id.clone()),
            Thing::Looked(stock, token) => under("look", self.token_id(Token::of(stock, token))),
            Thing::Spot(spot) => under("spot", (spot + 1).to_string()),
            Thing::Tent => placed("tent", "tent".into()),
            Thing::Deck => placed("deck", "deck".into()),
            Thing::Passages => placed("passages", "passages".into()),
            Thing::LightRooms => placed("light_rooms", "light_rooms".into()),
            Thing::Sanctuary => placed("sanctuary", "sanctuary".into()),
            Thing::Forest => placed("forest", "forest".into()),
        }
    }

    fn thing_name(&self, state: &State, thing: Thing, lang: Lang) -> String {
        self.say_thing(state, thing, lang)
    }

    fn rule_word(&self, rule: Rule) -> &'static str {
        match rule {
            Rule::Short { .. } => "short",
            Rule::First => "first",
            Rule::Sailed => "sailed",
            Rule::Explored => "explored",
            Rule::NoRoom => "no_room",
            Rule::YourExplorer => "your_explorer",
            Rule::NoWay => "no_way",
            Rule::NotEmpty => "not_empty",
            Rule::SpotTaken(_) => "spot_taken",
            Rule::SameSpot => "same_spot",
            Rule::NoneLeft => "none_left",
            Rule::WrongColour(_) => "wrong_colour",
            Rule::NotStuck => "not_stuck",
            Rule::Given => "given",
            Rule::OpensDoors => "opens_doors",
            Rule::NoTreasure(_) => "no_treasure",
            Rule::Delivered => "delivered",
            Rule::AtSeaplane => "at_seaplane",
            Rule::CardMoment(_) => "card_moment",
            Rule::NoKeys => "no_keys",
            Rule::NoSpace => "no_space",
            Rule::TentUsed => "tent_used",
            Rule::TentLast => "tent_last",
            Rule::AtForest => "at_forest",
        }
    }

    fn rule_text(&self, state: &State, _thing: Thing, rule: Rule, lang: Lang) -> String {
        self.say_rule(state, rule, lang)
    }

    fn missing(&self, rule: Rule) -> Vec<(String, u8)> {
        match rule {
            Rule::Short { keys, passages, .. } => {
                let key = |at: u8| (format!("key:{}", self.tables.colours[at as usize].id), 1);
                let passages = (passages > 0).then(|| ("passage".into(), passages));
                members(u64::from(keys)).map(key).chain(passages).collect()
            }
            Rule::NoTreasure(Some(treasure)) => {
                vec![(self.tables.treasures[treasure.index()].id.clone(), 1)]
            }
            Rule::NoTreasure(None) => vec![("treasure".into(), 1)],
            _ => Vec::new(),
        }
    }
}

/// A player's own things, without the tokens of the current decision.
fn own(state: &State, seat: Seat, out: &mut Vec<Thing>) {
    let me = &state.seats[seat.index()];
    let there = |counts: &[u8]| -> Vec<u8> {
        (0..counts.len() as u8).filter(|&at| counts[at as usize] > 0).collect()
    };
    out.extend(there(&me.backpack).into_iter().map(|colour| Thing::Backpack(Colour(colour))));
    out.extend(there(&me.treasures).into_iter().map(|treasure| Thing::Treasure(Treasure(treasure))));
    out.extend(there(&me.hand).into_iter().map(|kind| Thing::Hand(Kind(kind))));
    if !state.has_variant(SHORT_GAME) {
        out.push(Thing::Tent);
    }
}

/// The token looked at that an action keeps.
fn looked(state: &State, token: u8) -> Option<Thing> {
    match state.top() {
        Frame::Keep(stock) => Some(Thing::Looked(stock, token)),
        _ => None,
    }
}

/// Things that tiles, spots and cards let a player take.
fn given(state: &State, none_left: bool) -> Rule {
    match state.top() {
        _ if none_left => Rule::NoneLeft,
        Frame::Before | Frame::Explore | Frame::After => Rule::Given,
        _ => Rule::First,
    }
}

fn key_rule(state: &State, colour: Colour) -> Rule {
    match state.top() {
        _ if !state.has_key(colour) => Rule::NoneLeft,
        Frame::TakeKey { colour: wanted, .. } if wanted != NONE => Rule::WrongColour(Colour(wanted)),
        Frame::Explore => Rule::NotStuck,
        _ => given(state, false),
    }
}

fn delivery_rule(state: &State, treasure: Treasure) -> Rule {
    match state.top() {
        _ if state.me().treasures[treasure.index()] == 0 => Rule::NoTreasure(Some(treasure)),
        Frame::Delivery { types, .. } if types & (1 << treasure.0) != 0 => Rule::Delivered,
        Frame::Delivery { .. } => Rule::First,
        _ => Rule::AtSeaplane,
    }
}

fn placed(kind: &str, id: String) -> What {
    What { kind: kind.into(), place: id.clone(), id, with: None }
}

fn under(kind: &str, id: String) -> What {
    What { kind: kind.into(), place: format!("{kind} {id}"), id, with: None }
}

impl Tikal {
    /// Tokens and spots among which the player to decide chooses.
    fn in_the_tray(&self, state: &State, out: &mut Vec<Thing>) {
        match state.top() {
            Frame::Keep(stock) => {
                let top = &state.pile(stock).top;
                for (at, known) in top.iter().enumerate() {
                    if top[..at].iter().all(|other| other.token != known.token) {
                        out.push(Thing::Looked(stock, known.token));
                    }
                }
            }
            Frame::ChooseSpot(node) => {
                let spots = self.tables.rooms[self.room_at(state, node).index()].spots.len();
                out.extend((0..spots as u8).map(Thing::Spot));
            }
            _ => {}
        }
    }

    fn node_rule(&self, state: &State, node: Node) -> Rule {
        let is_empty = self.empty_spaces(state) & node.bit() != 0;
        match state.top() {
            Frame::Place(_) => Rule::NotEmpty,
            Frame::After => Rule::Explored,
            Frame::Explore if node == state.me().explorer => Rule::YourExplorer,
            Frame::Explore if is_empty => Rule::NoRoom,
            Frame::Explore => self.lack(state, node),
            _ => Rule::First,
        }
    }

    /// The fewest passages beside keys, then the fewest keys, with which the node can be reached.
    fn lack(&self, state: &State, node: Node) -> Rule {
        let reached = |keys: u8, passages: u8| {
            let mut world = state.clone();
            let me = world.me_mut();
            for colour in members(u64::from(keys)) {
                me.backpack[colour as usize] += 1;
            }
            me.passages += passages;
            kernel::why::used(self, &world).contains(&Thing::Node(node))
        };
        let Some(passages) = (0..=PASSAGES).find(|&passages| reached(ALL_KEYS, passages)) else {
            return Rule::NoWay;
        };
        let keys = (0..COLOURS).fold(ALL_KEYS, |keys, colour| {
            let fewer = keys & !(1 << colour);
            if reached(fewer, passages) { fewer } else { keys }
        });
        let instead = (passages + 1..=PASSAGES).find(|&passages| keys != 0 && reached(0, passages));
        Rule::Short { keys, passages, instead: instead.unwrap_or(0) }
    }

    fn card_rule(&self, state: &State, kind: Kind) -> Rule {
        self.tables.kinds[kind.index()].verb.why(state).unwrap_or(Rule::CardMoment(kind))
    }
}
