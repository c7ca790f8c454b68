//! The movement search against a slow model that walks step by step.

use std::collections::BTreeSet;

use kernel::{Dealer, Game, Pending, SplitMix};
use serde_json::json;
use tikal::Tikal;
use tikal::action::Action;
use tikal::grid::DIRECTIONS;
use tikal::ids::{MAX_SPACES, Node};
use tikal::state::{Frame, State};

use crate::scene::rules;

/// One possible result of an explorer phase: the room excavated, the last place, tokens and cards spent.
type Outcome = (Option<Node>, Node, u8, u8);

/// The temple as a list of openings, each tried by itself.
struct Model<'a> {
    game: &'a Tikal,
    state: &'a State,
    keys: [bool; 5],
}

impl Model<'_> {
    /// The colour of the door that a room shows on a side.
    fn door(&self, node: Node, side: usize) -> Option<usize> {
        let room = self.state.room_in(node)?;
        let info = &self.game.tables.rooms[room.index()];
        let turn = self.state.rotation.get(room.index()).copied().unwrap_or(0) as usize;
        let shows = (0..6).any(|door| info.doors & (1 << door) != 0 && (door + turn) % 6 == side);
        if shows { info.colour.map(tikal::ids::Colour::index) } else { None }
    }

    /// Every wall around a place: what is behind it, and whether the keys open it.
    fn walls(&self, node: Node) -> Vec<(Node, bool)> {
        let mut walls = Vec::new();
        let edge = |cell: Node, side: usize| {
            let neighbour = self.game.tables.grid.neighbour[cell.index()][side];
            (neighbour == Node::OUTSIDE)
                .then(|| self.door(cell, side).is_some_and(|colour| self.keys[colour]))
        };
        if node == Node::OUTSIDE {
            for cell in (0..MAX_SPACES as u8).map(Node).filter(|&cell| self.state.room_in(cell).is_some()) {
                walls.extend((0..6).filter_map(|side| edge(cell, side)).map(|open| (cell, open)));
            }
            walls.extend((0..self.game.tables.secret).map(|number| (Node::secret(number), false)));
        } else if node.is_secret() {
            walls.push((Node::OUTSIDE, false));
        } else {
            for side in 0..DIRECTIONS.len() {
                if let Some(open) = edge(node, side) {
                    walls.push((Node::OUTSIDE, open));
                    continue;
                }
                let there = self.game.tables.grid.neighbour[node.index()][side];
                if self.state.room_in(there).is_some() {
                    let doors = [self.door(node, side), self.door(there, (side + 3) % 6)];
                    let shown: Vec<usize> = doors.into_iter().flatten().collect();
                    let open = !shown.is_empty() && shown.iter().all(|&colour| self.keys[colour]);
                    walls.push((there, open));
                }
            }
        }
        walls
    }

    /// Places with the number of passages spent on the way, found by trying every step.
    fn reached(&self, budget: u8) -> BTreeSet<(Node, u8)> {
        let mut reached = BTreeSet::from([(self.state.me().explorer, 0)]);
        let mut waiting: Vec<(Node, u8)> = reached.iter().copied().collect();
        while let Some((node, spent)) = waiting.pop() {
            for (there, open) in self.walls(node) {
                let spent = spent + u8::from(!open);
                if spent <= budget && reached.insert((there, spent)) {
                    waiting.push((there, spent));
                }
            }
        }
        reached
    }

    fn outcomes(&self) -> BTreeSet<Outcome> {
        let me = self.state.me();
        let (tokens, cards) = (me.passages, passage_cards(self.game, self.state));
        let reached = self.reached(tokens + cards);
        let cheapest = |node: Node| (0..=tokens + cards).find(|&spent| reached.contains(&(node, spent)));
        let places: BTreeSet<Node> = reached.iter().map(|reach| reach.0).collect();
        let mut found = BTreeSet::new();
        let mut add = |room: Option<Node>, end: Node, spent: u8| {
            for by_card in 0..=cards.min(spent) {
                if spent - by_card <= tokens {
                    found.insert((room, end, spent - by_card, by_card));
                }
            }
        };
        for &place in &places {
            let spent = cheapest(place).expect("it was reached");
            if place != me.explorer {
                add(None, place, spent);
            }
            if self.is_free(place) {
                add(Some(place), place, spent);
            }
            // Through a shut wall, excavate, and out again the same way.
            for (there, open) in self.walls(place) {
                if !open && spent < tokens + cards && self.is_free(there) {
                    add(Some(there), place, spent + 1);
                }
            }
        }
        found
    }

    fn is_free(&self, node: Node) -> bool {
        if node == Node::OUTSIDE {
            return false;
        }
        let room = if node.is_secret() {
            self.game.tables.secret_room(node)
        } else {
            let Some(room) = self.state.room_in(node) else { return false };
            room
        };
        let spots = self.game.tables.rooms[room.index()].spots.len() as u8;
        let owners: Vec<Option<u8>> = (0..spots).map(|spot| self.state.spot_owner(room, spot)).collect();
        owners.contains(&None) && !owners.contains(&Some(self.state.active))
    }
}

fn passage_cards(game: &Tikal, state: &State) -> u8 {
    state.me().hand[game.tables.kind("passage").expect("the card").index()]
}

/// The options that the rules offer, played out.
fn offered(game: &Tikal, state: &State) -> BTreeSet<Outcome> {
    let mut found = BTreeSet::new();
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    for action in legal {
        let (room, cards) = match action {
            Action::Explore(node, cards) => (Some(node), cards),
            Action::Walk(_, cards) => (None, cards),
            _ => continue,
        };
        let mut after = state.clone();
        game.advance(&mut after, action, &mut ());
        let mut ends = Vec::new();
        if matches!(after.top(), Frame::Way { .. }) {
            let mut ways = Vec::new();
            game.legal(&after, &mut ways);
            assert!(ways.len() > 1, "a way is asked for only where there are several");
            for way in ways {
                let mut there = after.clone();
                game.advance(&mut there, way, &mut ());
                ends.push(there);
            }
        } else {
            ends.push(after);
        }
        for end in ends {
            let player = &end.seats[state.active as usize];
            let spent = state.me().passages - player.passages;
            assert!(found.insert((room, player.explorer, spent, cards)), "two actions do the same");
        }
    }
    found
}

/// Changes the inputs of movement: keys, passages, cards, flags and the explorer's place.
fn vary(game: &Tikal, state: &State, rng: &mut SplitMix) -> State {
    let mut state = state.clone();
    let seat = state.active as usize;
    for colour in 0..5 {
        state.keys[colour] = 3;
        state.seats[seat].backpack[colour] = u8::from(rng.below(5) < 2);
    }
    state.seats[seat].passages = [0, 0, 1, 1, 2, 3][rng.below(6) as usize];
    state.seats[seat].hand = Default::default();
    let card = game.tables.kind("passage").expect("the card").index();
    state.seats[seat].hand[card] = [0, 0, 1, 2][rng.below(4) as usize];
    let mut places: Vec<Node> =
        (0..MAX_SPACES as u8).map(Node).filter(|&node| state.room_in(node).is_some()).collect();
    places.extend((0..game.tables.secret).map(Node::secret));
    places.extend([Node::OUTSIDE; 8]);
    state.seats[seat].explorer = places[rng.below(places.len() as u32) as usize];
    state
}

#[test]
fn the_search_finds_exactly_what_walking_step_by_step_finds() {
    let game = rules();
    let mut rng = SplitMix::new(7);
    let (mut compared, mut outcomes, mut full_temples) = (0, 0, 0);
    for seed in 0..12 {
        let setup = game.setup(&json!({"players": 2 + seed % 3})).expect("a valid setup");
        let mut state = game.start(&setup);
        let mut dealer = Dealer::new(seed);
        let mut legal = Vec::new();
        loop {
            game.legal(&state, &mut legal);
            if state.top() == Frame::Explore {
                for _ in 0..6 {
                    let scene = vary(&game, &state, &mut rng);
                    let keys = scene.me().backpack.map(|n| n > 0);
                    let expected = Model { game: &game, state: &scene, keys }.outcomes();
                    assert_eq!(offered(&game, &scene), expected, "seed {seed}, {scene:?}");
                    compared += 1;
                    outcomes += expected.len();
                    full_temples += usize::from(scene.doors.laid == game.tables.grid.spaces);
                }
            }
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
                Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
            };
            game.advance(&mut state, action, &mut ());
        }
    }
    assert!(
        compared > 1500 && outcomes > 40_000 && full_temples > 50,
        "{compared} {outcomes} {full_temples}"
    );
}

#[test]
fn the_way_told_in_the_event_can_be_walked() {
    let game = rules();
    let mut rng = SplitMix::new(11);
    let mut told = 0;
    for seed in 0..6 {
        let setup = game.setup(&json!({"players": 2})).expect("a valid setup");
        let mut state = game.start(&setup);
        let mut dealer = Dealer::new(seed);
        let mut legal = Vec::new();
        loop {
            game.legal(&state, &mut legal);
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
                Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
            };
            let before = state.clone();
            let mut events = Vec::new();
            game.advance(&mut state, action, &mut events);
            for event in events {
                let tikal::event::Event::Moved { seat, path, tokens, cards } = event else { continue };
                let keys = before.me().backpack.map(|n| n > 0);
                let model = Model { game: &game, state: &before, keys };
                assert_eq!(path[0], (before.me().explorer, false));
                assert_eq!(path.last().map(|step| step.0), Some(state.seats[seat.index()].explorer));
                let pierced = path.iter().filter(|step| step.1).count();
                let goes_back = path.len() > 2
                    && path[path.len() - 1].1
                    && path[path.len() - 3].0 == path[path.len() - 1].0;
                assert_eq!(pierced - usize::from(goes_back), usize::from(tokens + cards), "{path:?}");
                for pair in path.windows(2) {
                    let wall = (pair[1].0, !pair[1].1);
                    assert!(model.walls(pair[0].0).contains(&wall), "{pair:?} of {path:?}");
                }
                told += 1;
            }
        }
    }
    assert!(told > 100);
}
