//! Reads a position that [`crate::save`] wrote or a person edited. Reading collects every problem with its place;
//! a position that reads well is then validated as a whole.

mod object;

use std::cell::RefCell;

use kernel::{List, Problems};
use serde_json::Value;

use crate::errors::ReadError;
use crate::ids::{
    Assistant, BASIC, Bonus, Card, FEAR, Guardian, Idol, ObjectiveTile, Passage, RivalTile, SITES, Site,
    Space, Spot, Tile,
};
use crate::keys::{Key, Keys};
use crate::purse::{Icons, Purse};
use crate::rounds;
use crate::save::VALUES;
use crate::setup::Setup;
use crate::state::{
    ALTARS, BAG, BONUS_PLACES, Frame, Player, Rival, SHUFFLES, State, Supply, Token, VEILED_FEAR,
};
use crate::tables::Tables;
use crate::travel::bits;
use crate::validate;

use object::Object;

/// The position, or every reason why it is none.
pub(crate) fn load(t: &Tables, json: &Value) -> Result<State, Problems> {
    let problems = RefCell::new(Problems::default());
    let state = read(t, json, &problems);
    let problems = problems.into_inner();
    match state {
        Some(state) if problems.0.is_empty() => {
            validate::validate(t, &state)?;
            Ok(state)
        }
        _ => Err(problems),
    }
}

fn read(t: &Tables, json: &Value, problems: &RefCell<Problems>) -> Option<State> {
    let Value::Object(fields) = json else {
        problems.borrow_mut().push(ReadError::NoObject);
        return None;
    };
    let setup = match fields.get("setup") {
        Some(setup) => Setup::read(t, setup)
            .and_then(|setup| setup.can_be_laid_out(t).map(|()| setup))
            .map_err(|errors| errors.0.into_iter().map(|reason| ReadError::Setup { reason }).collect()),
        None => Err(vec![ReadError::SetupMissing]),
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err(reasons) => {
            problems.borrow_mut().extend(reasons);
            return None;
        }
    };
    let k = Keys::new(t, setup.options.board);
    let mut s = rounds::start(t, setup.options);
    let mut o = Object { fields, path: String::new(), read: vec!["setup"], k, problems };
    let seats = s.options.players;
    s.round = o.field("round");
    s.first = o.field("first");
    s.turn = o.field("turn");
    s.passed = o.seats("passed", seats);
    s.main_used = o.field_or("main_used", false);
    s.over = o.field_or("over", false);
    s.pool = o.field_or("pool", Icons::NONE);
    s.row = o.array("row", Card::NONE);
    s.item_top = o.field_or("item_top", Card::NONE);
    s.artifact_top = o.field_or("artifact_top", Card::NONE);
    s.item_bag = o.cards("item_bag");
    s.artifact_bag = o.cards("artifact_bag");
    s.exiled = o.cards("exiled");
    s.fear = o.field("fear");
    s.blocked = o.set::<Space>("blocked", true, |space| space.0);
    sites(&mut o, &mut s);
    s.tile_bag = o.set::<Tile>("tile_bag", true, |tile| tile.0);
    s.tile_bottom = o.ids("tile_bottom");
    s.guardian_bag = o.set::<Guardian>("guardian_bag", true, |guardian| guardian.0);
    s.assistant_bag = o.set::<Assistant>("assistant_bag", true, |assistant| assistant.0);
    supply(&mut o, &mut s);
    s.rescue = o.ids("rescue");
    s.rescue_known = o.seats("rescue_known", seats);
    s.idol_bag = o.kinds("idol_bag", &t.rows.idols);
    s.bonus_bag = o.kinds("bonus_bag", &t.rows.bonuses);
    s.bonus = bonus(&mut o);
    s.temple_bonus = o.ids("temple_bonus");
    s.temple_known = o.seats("temple_known", seats);
    stacks(&mut o, &mut s);
    s.reserve = o.field_or("reserve", 0);
    s.altar_cards = o.array_or("altar_cards", Card::NONE);
    s.walls = o.spots("walls");
    s.passages = o.set::<Passage>("passages", false, |passage| passage.0) as u8;
    let entries = o.list("players", true);
    o.hold(entries.len() == seats as usize, || ReadError::Players { n: entries.len(), seats });
    for (seat, entry) in entries.iter().enumerate().take(seats as usize) {
        if let Some(mut fields) = o.entry(entry, format!("players[{seat}]")) {
            player(&mut fields, &mut s.players[seat]);
            fields.finish();
        }
    }
    if seats == 1
        && let Some(mut fields) = o.object("rival")
    {
        s.rival = rival(&mut fields);
        fields.finish();
    }
    s.stack = stack(&mut o);
    let looked = o.list("look", false);
    s.look = List::new();
    if s.turn < seats {
        for (at, entry) in looked.iter().enumerate() {
            let path = format!("look[{at}]");
            if at >= 3 {
                o.problem(ReadError::ManyLooked { path });
            } else if let Some(mark) = o.card_entry(entry, &path, &mut s.players[s.turn as usize]) {
                s.look.push(mark);
            }
        }
    }
    o.finish();
    let arrivals = s.players.iter().map(|player| player.arrival).chain([s.rival.arrival]);
    s.arrivals = arrivals.max().unwrap_or(0);
    let looking = !s.look.is_empty();
    for seat in 0..seats {
        let own_look = looking && seat == s.turn;
        derive(t, &mut s.players[seat as usize], own_look);
    }
    Some(s)
}

/// Derived values: travel values, and that others know a shuffle of which nothing is left in the deck.
fn derive(t: &Tables, player: &mut Player, looking: bool) {
    player.hand_icons = bits(player.hand)
        .map(|card| t.icons[card.at()])
        .chain(std::iter::repeat_n(t.icons[FEAR.at()], player.hand_fear as usize))
        .fold(Icons::NONE, |sum, icons| Icons(sum.0.saturating_add(icons.0)));
    player.boon_icons = validate::members(player.guardians & !player.used_boons)
        .map(|at| t.guardians[at as usize].icons)
        .fold(Icons::NONE, Icons::plus);
    for r in 0..SHUFFLES {
        let fear = player.deck.contains(&(VEILED_FEAR + r as u8));
        if !looking && player.bag_size(r) == 0 && player.unseen[r] & player.aside == 0 && !fear {
            player.unseen[r] = 0;
            player.veiled_fear[r] = 0;
        }
    }
}

fn sites(o: &mut Object<'_>, s: &mut State) {
    s.tiles = [Tile::NONE; SITES];
    s.guardians = [Guardian::NONE; SITES];
    s.idols = [Idol::NONE; SITES];
    let Some(o) = o.object("sites") else { return };
    let mut seen = 0u32;
    for (key, value) in o.fields {
        let path = o.at(key);
        let Some(site) = Site::find(o.k, key) else {
            o.problem(ReadError::NoSite { path });
            continue;
        };
        o.hold(seen & (1 << site.0) == 0, || ReadError::TwoNames { path: path.clone() });
        seen |= 1 << site.0;
        let Some(mut fields) = o.entry(value, path) else { continue };
        s.tiles[site.at()] = fields.field_or("tile", Tile::NONE);
        s.guardians[site.at()] = fields.field_or("guardian", Guardian::NONE);
        s.idols[site.at()] = fields.field_or("idol", Idol::NONE);
        fields.finish();
    }
}

fn supply(o: &mut Object<'_>, s: &mut State) {
    let entries = o.list("supply", true);
    o.hold(entries.len() == 3, || ReadError::Supply { n: entries.len() });
    for (at, entry) in entries.iter().enumerate().take(3) {
        if let Some(mut fields) = o.entry(entry, format!("supply[{at}]")) {
            s.supply[at] =
                Supply { top: fields.field_or("top", Assistant::NONE), below: fields.field("below") };
            fields.finish();
        }
    }
}

fn bonus(o: &mut Object<'_>) -> [Bonus; BONUS_PLACES] {
    let mut tiles = [Bonus::NONE; BONUS_PLACES];
    let Some(o) = o.object("bonus") else { return tiles };
    let board = &o.k.t.boards[o.k.board as usize];
    let mut seen = 0u64;
    for (key, value) in o.fields {
        let path = o.at(key);
        let spot = Spot::find(o.k, key).filter(|spot| board.bonus[spot.at()].1 > 0);
        let Some(spot) = spot else {
            o.problem(ReadError::NoBonusSpot { path });
            continue;
        };
        o.hold(seen & (1 << spot.0) == 0, || ReadError::TwoNames { path: path.clone() });
        seen |= 1 << spot.0;
        let (first, n) = board.bonus[spot.at()];
        let places = value.as_array().filter(|places| places.len() <= n as usize);
        let Some(places) = places else {
            o.problem(ReadError::BonusTiles { path, value: value.to_string(), n });
            continue;
        };
        for (nth, place) in places.iter().enumerate() {
            tiles[first as usize + nth] = o.value(place, &format!("{path}[{nth}]")).unwrap_or(Bonus::NONE);
        }
    }
    tiles
}

fn stacks(o: &mut Object<'_>, s: &mut State) {
    s.stacks = [0; 6];
    let Some(o) = o.object("temple_stacks") else { return };
    let rows = &o.k.rows().stacks;
    for (key, value) in o.fields {
        match rows.iter().position(|row| row.name.key == *key) {
            Some(at) => s.stacks[at] = o.value(value, &o.at(key)).unwrap_or(0),
            None => o.problem(ReadError::NoStack { path: o.at(key) }),
        }
    }
    for row in rows.iter().filter(|row| !o.fields.contains_key(&row.name.key)) {
        o.problem(ReadError::Missing { path: o.at(&row.name.key) });
    }
}

fn player(o: &mut Object<'_>, player: &mut Player) {
    *player = Player::empty();
    player.purse = o.field_or("resources", Purse::ZERO);
    hand(o, player);
    let path = o.at("play");
    let play: Vec<Card> = o.values("play", true);
    (player.play, player.play_fear) = o.pile(&play, &path);
    deck(o, player);
    for card in o.each::<Card>("exiled_basics", false) {
        if card.is_basic() {
            player.exiled_basics |= 1 << (card.0 - BASIC);
        } else {
            o.problem(ReadError::BasicsOnly { path: o.at("exiled_basics") });
        }
    }
    player.fear_tiles = o.field_or("fear_tiles", 0);
    player.figures = o.array_or("figures", Space::NONE);
    assistants(o, player);
    player.guardians = o.set::<Guardian>("guardians", false, |guardian| guardian.0);
    player.used_boons = o.set::<Guardian>("used_boons", false, |guardian| guardian.0);
    player.idols = o.field_or("idols", 0);
    player.slotted = o.field_or("slotted", 0);
    player.tokens = tokens(o);
    player.passage = o.field_or("passage", Passage::NONE).0;
    player.arrival = o.field_or("arrival", 0);
    player.temple_tiles = values(o);
    player.pairs = (o.field_or("pairs", 0), o.field_or("pair_idols", 0));
    player.altars = altars(o);
    player.shielded = o.field_or("shielded", false);
    player.all_planes = o.field_or("all_planes", false);
}

/// Hand cards: the public ones, and groups by the shuffle they came from unseen.
fn hand(o: &mut Object<'_>, player: &mut Player) {
    let (mut known, mut seen) = (Vec::new(), 0u128);
    let list = o.at("hand");
    for (at, entry) in o.list("hand", true).iter().enumerate() {
        let path = format!("{list}[{at}]");
        if !entry.is_object() {
            known.extend(o.value::<Card>(entry, &path));
            continue;
        }
        let Some(mut group) = o.entry(entry, path.clone()) else { continue };
        let shuffle = group.shuffle();
        let (cards, fear) = group.group();
        group.finish();
        o.hold(seen & cards == 0, || ReadError::InHand { path });
        seen |= cards;
        player.hand |= cards;
        player.hand_fear = player.hand_fear.saturating_add(fear);
        if let Some(r) = shuffle {
            player.unseen[r] |= cards;
            player.veiled_fear[r] = player.veiled_fear[r].saturating_add(fear);
        }
    }
    let (cards, fear) = o.pile(&known, &list);
    o.hold(seen & cards == 0, || ReadError::CardTwice { path: list });
    player.hand |= cards;
    player.hand_fear = player.hand_fear.saturating_add(fear);
}

/// The deck from the top: cards at a known place, cards put back unseen, and unordered shuffles.
fn deck(o: &mut Object<'_>, player: &mut Player) {
    let list = o.at("deck");
    let mut marks: Vec<u8> = Vec::new();
    for (at, entry) in o.list("deck", true).iter().enumerate() {
        let path = format!("{list}[{at}]");
        if entry.get("cards").is_none() {
            marks.extend(o.card_entry(entry, &path, player));
            continue;
        }
        let Some(mut group) = o.entry(entry, path.clone()) else { continue };
        let shuffle = group.shuffle();
        let (cards, fear) = group.group();
        group.finish();
        let Some(r) = shuffle else { continue };
        o.hold(!marks.contains(&(BAG + r as u8)), || ReadError::ShuffleTwice {
            path: path.clone(),
            shuffle: r,
        });
        let strange = player.unseen[r] & cards != 0;
        o.hold(!strange, || ReadError::CardElsewhere { path, shuffle: r });
        player.unseen[r] |= cards;
        player.bag_fear[r] = player.bag_fear[r].saturating_add(fear);
        if cards != 0 || fear > 0 {
            marks.push(BAG + r as u8);
        }
    }
    o.hold(marks.len() <= DECK_ROOM, || ReadError::MoreThan { path: list, most: DECK_ROOM });
    player.deck = marks.into_iter().take(DECK_ROOM).collect();
}

/// Capacity of a deck list.
const DECK_ROOM: usize = 31;
/// Capacity of the stack.
const STACK_ROOM: usize = 24;

fn assistants(o: &mut Object<'_>, player: &mut Player) {
    let entries = o.list("assistants", false);
    o.hold(entries.len() <= 2, || ReadError::MoreThan { path: o.at("assistants"), most: 2 });
    for (at, entry) in entries.iter().enumerate().take(2).filter(|(_, entry)| !entry.is_null()) {
        let Some(mut fields) = o.entry(entry, format!("{}[{at}]", o.at("assistants"))) else { continue };
        player.assistants[at] = fields.field("assistant");
        player.gold |= u8::from(fields.field_or("gold", false)) << at;
        player.tired |= u8::from(fields.field_or("exhausted", false)) << at;
        fields.finish();
    }
}

fn tokens(o: &mut Object<'_>) -> [Spot; 3] {
    let Some(mut o) = o.object("tokens") else { return [Spot::NONE; 3] };
    let tokens = Token::ALL.map(|token| o.field_or(token.key(), Spot::NONE));
    o.finish();
    tokens
}

fn values(o: &mut Object<'_>) -> [u8; 3] {
    if !o.fields.contains_key("temple_tiles") {
        return [0; 3];
    }
    let Some(mut o) = o.object("temple_tiles") else { return [0; 3] };
    let tiles = VALUES.map(|value| o.field_or(value, 0));
    o.finish();
    tiles
}

fn altars(o: &mut Object<'_>) -> [u8; ALTARS] {
    let values: Vec<u8> = o.values("altars", false);
    let fits = values.is_empty() || values.len() == ALTARS;
    o.hold(fits, || ReadError::Numbers { path: o.at("altars"), n: ALTARS });
    let mut altars = [0; ALTARS];
    altars.iter_mut().zip(values).for_each(|(altar, n)| *altar = n);
    altars
}

fn rival(o: &mut Object<'_>) -> Rival {
    let arrow = o.get("arrow", false).map(|value| value.as_str().unwrap_or_default());
    let arrow = match arrow {
        None => 0,
        Some("left") => 1,
        Some("right") => 2,
        Some(_) => {
            o.problem(ReadError::Arrow { path: o.at("arrow") });
            0
        }
    };
    let settled: Vec<u8> = o.values("settled", false);
    let places = settled.iter().all(|place| (1..=4).contains(place));
    o.hold(places, || ReadError::Settled { path: o.at("settled") });
    let objectives: [ObjectiveTile; 4] = o.array_or("objectives", ObjectiveTile::NONE);
    Rival {
        figures: o.set::<Space>("figures", false, |space| space.0),
        tiles: o.set::<RivalTile>("tiles", true, |tile| tile.0),
        unplayed: o.set::<RivalTile>("unplayed", true, |tile| tile.0),
        current: o.field_or("current", RivalTile::NONE).0,
        first: o.field_or("first", RivalTile::NONE).0,
        arrow,
        idols: (o.set::<Idol>("idols", false, |idol| idol.0) as u16, o.field_or("face_down_idols", 0)),
        cards: o.cards("cards"),
        guardians: o.set::<Guardian>("guardians", false, |guardian| guardian.0),
        tokens: tokens(o),
        passage: o.field_or("passage", Passage::NONE).0,
        arrival: o.field_or("arrival", 0),
        temple_tiles: values(o),
        altars: altars(o),
        marked: o.spots("marked"),
        objectives: objectives.map(|objective| objective.0),
        objective_pile: o.set::<ObjectiveTile>("objective_pile", false, |objective| objective.0) as u8,
        objectives_met: settled
            .iter()
            .filter(|place| (1..=4).contains(*place))
            .fold(0, |set, place| set | 1 << (place - 1)),
        objective_points: o.field_or("objective_points", 0),
        done: ["done_by_player", "done_by_rival"]
            .map(|who| o.set::<ObjectiveTile>(who, false, |objective| objective.0) as u8),
    }
}

/// Unfinished business; a plain turn where it is left out.
fn stack(o: &mut Object<'_>) -> List<Frame, STACK_ROOM> {
    if !o.fields.contains_key("stack") {
        o.read.push("stack");
        return [Frame::Turn].into_iter().collect();
    }
    let frames: Vec<Frame> = o.values("stack", true);
    o.hold(frames.len() <= STACK_ROOM, || ReadError::Frames { most: STACK_ROOM });
    frames.into_iter().take(STACK_ROOM).collect()
}
