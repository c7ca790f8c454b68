//! The whole position as JSON that people can read and edit; docs/POSITION.md describes it. Derived values are
//! left out, and so are components that a board does not have.

use serde_json::{Map, Value, json};

use crate::ids::{
    Assistant, BASIC, Bonus, Card, Guardian, Idol, ObjectiveTile, Passage, RivalTile, SITES, Site, Space,
    Spot, Tile,
};
use crate::keys::{Field, Key, Keys};
use crate::setup::Setup;
use crate::state::{BAG, Player, Rival, SHUFFLES, State, Token, VEILED_FEAR};
use crate::tables::{KindRow, Tables};
use crate::travel::bits;
use crate::validate::members;

/// The words for Fear and for the values of temple tiles.
const FEAR_WORD: &str = "fear";
pub(crate) const VALUES: [&str; 3] = ["low", "middle", "high"];

/// The position as JSON.
pub(crate) fn save(t: &Tables, s: &State) -> Value {
    let writer = Writer { k: Keys::new(t, s.options.board), fear: fear_word(t) };
    let k = writer.k;
    let mut doc = Object::new();
    doc.put("setup", json!(Setup::of(t, s.options)));
    doc.put("round", s.round);
    doc.put("first", s.first);
    doc.put("turn", s.turn);
    doc.some("passed", seats(s.passed));
    doc.some("main_used", s.main_used);
    doc.some("over", s.over);
    doc.some("pool", s.pool.save(k));
    doc.put("row", writer.list(s.row));
    doc.some("item_top", s.item_top.save(k));
    doc.some("artifact_top", s.artifact_top.save(k));
    doc.put("item_bag", writer.list(bits(s.item_bag)));
    doc.put("artifact_bag", writer.list(bits(s.artifact_bag)));
    doc.put("exiled", writer.list(bits(s.exiled)));
    doc.put("fear", s.fear);
    doc.put("blocked", writer.list(members(s.blocked).map(Space)));
    doc.put("sites", writer.sites(s));
    doc.put("tile_bag", writer.list(members(s.tile_bag).map(Tile)));
    doc.some("tile_bottom", writer.list(s.tile_bottom.iter().copied()));
    doc.put("guardian_bag", writer.list(members(s.guardian_bag).map(Guardian)));
    let supply = s.supply.iter().map(|stack| json!({"top": stack.top.save(k), "below": stack.below}));
    doc.put("supply", supply.collect::<Vec<Value>>());
    doc.some("rescue", writer.list(s.rescue.iter().copied()));
    doc.some("rescue_known", seats(s.rescue_known));
    doc.put("assistant_bag", writer.list(members(s.assistant_bag).map(Assistant)));
    doc.put("idol_bag", kinds(&t.rows.idols, &s.idol_bag));
    doc.put("bonus", writer.bonus(s));
    doc.some("temple_bonus", writer.list(s.temple_bonus.iter().copied()));
    doc.some("temple_known", seats(s.temple_known));
    doc.put("bonus_bag", kinds(&t.rows.bonuses, &s.bonus_bag));
    let stacks = k.rows().stacks.iter().zip(s.stacks).map(|(row, n)| (row.name.key.clone(), n.into()));
    doc.put("temple_stacks", Value::Object(stacks.collect()));
    doc.some("reserve", s.reserve);
    if s.altar_cards.iter().any(|card| card.is_some()) {
        doc.put("altar_cards", writer.list(s.altar_cards));
    }
    doc.some("walls", writer.list(spots(s.walls)));
    doc.some("passages", writer.list(members(u32::from(s.passages)).map(Passage)));
    let players = &s.players[..(s.options.players as usize).min(4)];
    doc.put("players", players.iter().map(|player| writer.player(player)).collect::<Vec<Value>>());
    if s.options.players == 1 {
        doc.put("rival", writer.rival(&s.rival));
    }
    let looker = &s.players[(s.turn as usize).min(3)];
    doc.some("look", s.look.iter().map(|&mark| writer.mark(looker, mark)).collect::<Vec<Value>>());
    doc.put("stack", s.stack.iter().map(|frame| frame.save(k)).collect::<Vec<Value>>());
    doc.value()
}

/// The key of Fear in the tables.
pub(crate) fn fear_word(t: &Tables) -> &str {
    let key = t.rows.fear.name.key.as_str();
    if key.is_empty() { FEAR_WORD } else { key }
}

/// An object in the making.
struct Object(Map<String, Value>);

impl Object {
    fn new() -> Self {
        Object(Map::new())
    }

    fn put(&mut self, key: &str, value: impl Into<Value>) {
        self.0.insert(key.into(), value.into());
    }

    /// Leaves out empty values: null, false, 0 and empty collections.
    fn some(&mut self, key: &str, value: impl Into<Value>) {
        let value = value.into();
        let nothing = match &value {
            Value::Null => true,
            Value::Bool(flag) => !flag,
            Value::Number(number) => number.as_u64() == Some(0),
            Value::String(text) => text.is_empty(),
            Value::Array(items) => items.is_empty(),
            Value::Object(fields) => fields.is_empty(),
        };
        if !nothing {
            self.put(key, value);
        }
    }

    fn value(self) -> Value {
        Value::Object(self.0)
    }
}

fn seats(mask: u8) -> Vec<u8> {
    members(u32::from(mask)).collect()
}

/// The research spaces of a set.
fn spots(set: u64) -> impl Iterator<Item = Spot> {
    (0..64).filter(move |&at| set & (1 << at) != 0).map(Spot)
}

fn kinds(rows: &[KindRow], counts: &[u8]) -> Value {
    let some = rows.iter().zip(counts).filter(|(_, n)| **n > 0);
    Value::Object(some.map(|(row, &n)| (row.name.key.clone(), n.into())).collect())
}

struct Writer<'a> {
    k: Keys<'a>,
    fear: &'a str,
}

impl Writer<'_> {
    fn list<K: Key>(&self, ids: impl IntoIterator<Item = K>) -> Vec<Value> {
        ids.into_iter().map(|id| id.save(self.k)).collect()
    }

    /// Cards in table order, then Fear.
    fn cards(&self, set: u128, fear: u8) -> Vec<Value> {
        let fears = std::iter::repeat_n(Value::from(self.fear), fear as usize);
        bits(set).map(|card| card.save(self.k)).chain(fears).collect()
    }

    fn sites(&self, s: &State) -> Value {
        let mut sites = Map::new();
        for site in (0..SITES as u8).map(Site) {
            let mut o = Object::new();
            o.some("tile", s.tiles[site.at()].save(self.k));
            o.some("guardian", s.guardians[site.at()].save(self.k));
            o.some("idol", s.idols[site.at()].save(self.k));
            if let (false, Some(word)) = (o.0.is_empty(), self.k.word(site)) {
                sites.insert(word, o.value());
            }
        }
        Value::Object(sites)
    }

    /// Bonus tiles by space; a space with room for several has a list with a place for each.
    fn bonus(&self, s: &State) -> Value {
        let board = &self.k.t.boards[self.k.board as usize];
        let mut spaces = Map::new();
        for row in &self.k.rows().track {
            let (first, n) = board.bonus[row.spot().at()];
            let places: &[Bonus] = &s.bonus[first as usize..(first + n) as usize];
            if let (true, Some(word)) = (n > 0, self.k.word(row.spot())) {
                spaces.insert(word, self.list(places.iter().copied()).into());
            }
        }
        Value::Object(spaces)
    }

    /// An entry of a deck, or a card being looked at.
    fn mark(&self, player: &Player, mark: u8) -> Value {
        match mark {
            0..BAG => {
                let card = Card(mark);
                let shuffle = (0..SHUFFLES).find(|&r| player.aside & player.unseen[r] & card.bit() != 0);
                match shuffle {
                    Some(r) => json!({"shuffle": r, "card": card.save(self.k)}),
                    None => card.save(self.k),
                }
            }
            BAG..VEILED_FEAR => {
                let r = (mark - BAG) as usize % SHUFFLES;
                json!({"shuffle": r, "cards": self.cards(player.bag(r), player.bag_fear[r])})
            }
            VEILED_FEAR.. => json!({"shuffle": mark - VEILED_FEAR, "card": self.fear}),
        }
    }

    fn hand(&self, player: &Player) -> Vec<Value> {
        let unseen = player.unseen.iter().fold(0, |set, cards| set | cards);
        let veiled: u8 = player.veiled_fear.iter().fold(0, |sum, &n| sum.saturating_add(n));
        let mut hand = self.cards(player.hand & !unseen, player.hand_fear.saturating_sub(veiled));
        for r in 0..SHUFFLES {
            let cards = self.cards(player.hand & player.unseen[r], player.veiled_fear[r]);
            if !cards.is_empty() {
                hand.push(json!({"shuffle": r, "cards": cards}));
            }
        }
        hand
    }

    fn player(&self, player: &Player) -> Value {
        let k = self.k;
        let mut o = Object::new();
        o.put("resources", player.purse.save(k));
        o.put("hand", self.hand(player));
        o.put("play", self.cards(player.play, player.play_fear));
        o.put("deck", player.deck.iter().map(|&mark| self.mark(player, mark)).collect::<Vec<Value>>());
        let exiled = members(u32::from(player.exiled_basics)).map(|bit| Card(BASIC + bit));
        o.some("exiled_basics", self.list(exiled));
        o.some("fear_tiles", player.fear_tiles);
        o.put("figures", self.list(player.figures));
        let assistants = (0..2).map(|at| match k.word(player.assistants[at]) {
            Some(word) => json!({
                "assistant": word,
                "gold": player.gold & (1 << at) != 0,
                "exhausted": player.tired & (1 << at) != 0,
            }),
            None => Value::Null,
        });
        o.put("assistants", assistants.collect::<Vec<Value>>());
        o.put("guardians", self.list(members(player.guardians).map(Guardian)));
        o.some("used_boons", self.list(members(player.used_boons).map(Guardian)));
        o.put("idols", player.idols);
        o.put("slotted", player.slotted);
        o.put("tokens", self.tokens(player.tokens));
        o.some("passage", Passage(player.passage).save(k));
        o.some("arrival", player.arrival);
        o.some("temple_tiles", values(player.temple_tiles));
        o.some("pairs", player.pairs.0);
        o.some("pair_idols", player.pairs.1);
        o.some("altars", altars(player.altars));
        o.some("shielded", player.shielded);
        o.some("all_planes", player.all_planes);
        o.value()
    }

    fn tokens(&self, tokens: [Spot; 3]) -> Value {
        let mut o = Object::new();
        for (token, spot) in Token::ALL.into_iter().zip(tokens) {
            o.some(token.key(), spot.save(self.k));
        }
        o.value()
    }

    fn rival(&self, rival: &Rival) -> Value {
        let k = self.k;
        let mut o = Object::new();
        o.put("figures", self.list(members(rival.figures).map(Space)));
        o.put("tiles", self.list(members(rival.tiles).map(RivalTile)));
        o.put("unplayed", self.list(members(rival.unplayed).map(RivalTile)));
        o.some("current", RivalTile(rival.current).save(k));
        o.some("first", RivalTile(rival.first).save(k));
        o.some("arrow", ["", "left", "right"].get(rival.arrow as usize).copied().unwrap_or(""));
        o.put("idols", self.list(members(u32::from(rival.idols.0)).map(Idol)));
        o.put("face_down_idols", rival.idols.1);
        o.put("cards", self.list(bits(rival.cards)));
        o.put("guardians", self.list(members(rival.guardians).map(Guardian)));
        o.put("tokens", self.tokens(rival.tokens));
        o.some("passage", Passage(rival.passage).save(k));
        o.some("arrival", rival.arrival);
        o.some("temple_tiles", values(rival.temple_tiles));
        o.some("altars", altars(rival.altars));
        o.some("marked", self.list(spots(rival.marked)));
        if rival.objectives.iter().any(|&objective| objective != u8::MAX) {
            o.put("objectives", self.list(rival.objectives.map(ObjectiveTile)));
        }
        o.some("objective_pile", self.list(members(u32::from(rival.objective_pile)).map(ObjectiveTile)));
        o.some("settled", members(u32::from(rival.objectives_met)).map(|at| at + 1).collect::<Vec<u8>>());
        o.some("objective_points", rival.objective_points);
        o.some("done_by_player", self.list(members(u32::from(rival.done[0])).map(ObjectiveTile)));
        o.some("done_by_rival", self.list(members(u32::from(rival.done[1])).map(ObjectiveTile)));
        o.value()
    }
}

/// Temple tiles by value.
fn values(tiles: [u8; 3]) -> Value {
    let some = VALUES.into_iter().zip(tiles).filter(|&(_, n)| n > 0);
    Value::Object(some.map(|(word, n)| (word.to_string(), n.into())).collect())
}

/// Tablets by altar, empty where there are none.
fn altars(altars: [u8; crate::state::ALTARS]) -> Value {
    if altars.iter().all(|&n| n == 0) { Value::Null } else { json!(altars) }
}
