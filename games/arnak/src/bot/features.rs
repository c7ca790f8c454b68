//! The features of a position of Arnak for a network: small facts about each player and about the shared
//! table.
//!
//! A position here is sampled from a player's view, so everything hidden is only a guess. Components are named by
//! their keys, and each has parts that name the steps of its effect.

use crate::ids::{BASIC, CAMPS, FEAR, SITES, SPOTS, Site};
use crate::purse::{Icon, Icons, Purse, Res};
use crate::score::{fear_cards, owned};
use crate::state::{ALTARS, State};
use crate::tables::{CardRow, Tables, When};
use crate::travel::bits;
use crate::verb::Verb;
use kernel::effect::Effect;

use bots::learn::vocabulary::{NO_FEATURE, Steps, Vocabulary};

/// The numbers of all features for one set of tables.
pub(super) struct Features {
    pub(super) vocabulary: Vocabulary,
    always: u16,
    /// Cards in hand, in the deck and in the play area.
    hand: [u16; 128],
    deck: [u16; 128],
    play: [u16; 128],
    row: [u16; 128],
    hand_fear: Steps,
    fear: Steps,
    res: [Steps; 6],
    icons: [Steps; 4],
    hand_size: Steps,
    cards: Steps,
    exiled: Steps,
    spots: Vec<[[u16; SPOTS]; 3]>,
    rows: [Steps; 3],
    missing: [[u16; 5]; 2],
    arrived: Steps,
    temple_tiles: [Steps; 3],
    assistants: Vec<[[u16; 2]; 2]>,
    gold: Steps,
    helpers: Steps,
    boons: Vec<u16>,
    guardians: Steps,
    idols: Steps,
    slotted: Steps,
    pairs: [Steps; 2],
    home: Steps,
    facing: Vec<u16>,
    facing_missing: [u16; 5],
    standing: Vec<[u16; SITES]>,
    passed: u16,
    last: u16,
    to_move: u16,
    starts: u16,
    shielded: u16,
    planes: u16,
    altars: Vec<(Steps, u16)>,
    in_passage: u16,
    // Features of the shared table.
    boards: Vec<[u16; 4]>,
    twisted: u16,
    sites: Vec<[[u16; 3]; SITES]>,
    tiles: Vec<u16>,
    guards: Vec<u16>,
    open_idols: Vec<Steps>,
    supply: Vec<u16>,
    arrivals: Steps,
    stacks: Vec<[Steps; 6]>,
    reserve: Steps,
    walls: Steps,
    through: Steps,
    red: Steps,
    purple: Steps,
    objectives: Steps,
    rival_left: Steps,
    rival_rows: [Steps; 3],
    rival_idols: Steps,
    rival_cards: Steps,
    rival_guardians: Steps,
}

/// Phases of a game: its rounds.
pub(super) const PHASES: usize = 5;

impl Features {
    pub(super) fn new(t: &Tables) -> Self {
        let mut v = Vocabulary::default();
        let always = v.add("always");
        let none = [NO_FEATURE; 128];
        let (mut hand, mut deck, mut play, mut row) = (none, none, none, none);
        for (card, data) in t.rows.cards() {
            let at = card.at();
            if card == FEAR {
                continue;
            }
            let key = &data.name.key;
            let about = card_parts(data, t.artifacts & card.bit() != 0, at >= BASIC as usize);
            let with = |places: &[&str], own: bool| -> Vec<(String, u8)> {
                let mut parts: Vec<(String, u8)> = places
                    .iter()
                    .flat_map(|place| about.iter().map(move |(part, n)| (format!("{place}~{part}"), *n)))
                    .collect();
                if own {
                    parts.push((format!("own.{key}"), 1));
                }
                parts
            };
            hand[at] = v.add_with(format!("hand.{key}"), &with(&["own", "hand"], true));
            deck[at] = v.add_with(format!("deck.{key}"), &with(&["own", "deck"], true));
            play[at] = v.add_with(format!("play.{key}"), &with(&["own"], true));
            row[at] = v.add_with(format!("row.{key}"), &with(&["row"], false));
        }
        let res_most = [12, 12, 10, 8, 6, 12];
        let res = Res::ALL.map(|res| v.steps(res.key(), res_most[res as usize]));
        let icons = Icon::ALL.map(|icon| v.steps(&format!("hand.icon.{}", icon.key()), 6));
        let tokens = ["glass", "notebook", "lantern"];
        let mut spots = Vec::new();
        for board in &t.rows.boards {
            let mut numbers = [[NO_FEATURE; SPOTS]; 3];
            for (token, numbers) in numbers.iter_mut().enumerate() {
                if token == 2 && !board.lantern {
                    continue;
                }
                for spot in &board.track {
                    let name = format!("{}.{}.{}.{}", board.name.key, tokens[token], spot.row, spot.column);
                    numbers[spot.spot().at()] = v.add(name);
                }
            }
            spots.push(numbers);
        }
        let rows = tokens.map(|token| v.steps(&format!("row.of.{token}"), 12));
        let missing =
            ["glass", "notebook"].map(|token| std::array::from_fn(|n| v.add(format!("{token}.missing.{n}"))));
        let mut assistants = Vec::new();
        for row in &t.rows.assistants {
            let mut sides = [[0; 2]; 2];
            for (side, word) in ["silver", "gold"].into_iter().enumerate() {
                for (ready, state) in ["tired", "ready"].into_iter().enumerate() {
                    let mut parts: Vec<(String, u8)> =
                        vec![(format!("assistant.{}.{word}", row.name.key), 1)];
                    for (part, n) in effect_parts(&row.sides[side]) {
                        parts.push((format!("assistant~{part}"), n));
                        if ready == 1 {
                            parts.push((format!("ready~{part}"), n));
                        }
                    }
                    sides[side][ready] = v.add_with(format!("{}.{word}.{state}", row.name.key), &parts);
                }
            }
            assistants.push(sides);
        }
        let family = |v: &mut Vocabulary, place: &str, key: &str, effect: &Effect<Verb>| {
            let parts: Vec<(String, u8)> =
                effect_parts(effect).into_iter().map(|(part, n)| (format!("{place}~{part}"), n)).collect();
            v.add_with(format!("{place}.{key}"), &parts)
        };
        let boons =
            t.rows.guardians.iter().map(|row| family(&mut v, "boon", &row.name.key, &row.boon)).collect();
        let facing = t
            .rows
            .guardians
            .iter()
            .map(|row| v.add_with(format!("facing.{}", row.name.key), &purse_parts("facing", row.cost.res)))
            .collect();
        let guards = t.rows.guardians.iter().map(|row| v.add(format!("guard.{}", row.name.key))).collect();
        let tiles =
            t.rows.tiles.iter().map(|row| family(&mut v, "tile", &row.name.key, &row.effect)).collect();
        let open_idols =
            t.rows.idols.iter().map(|row| v.steps(&format!("idol.{}", row.name.key), 4)).collect();
        let supply = t
            .rows
            .assistants
            .iter()
            .map(|row| family(&mut v, "supply", &row.name.key, &row.sides[0]))
            .collect();
        let (mut boards, mut sites, mut standing, mut stacks) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for board in &t.rows.boards {
            let key = &board.name.key;
            boards.push(std::array::from_fn(|n| v.add(format!("{key}.players.{}", n + 1))));
            let mut numbers = [[NO_FEATURE; 3]; SITES];
            let mut stands = [NO_FEATURE; SITES];
            for (site, numbers) in numbers.iter_mut().enumerate() {
                let states =
                    if site < CAMPS { ["full", "one", "free"] } else { ["hidden", "guarded", "open"] };
                *numbers = states.map(|state| {
                    v.add_with(format!("{key}.site.{site}.{state}"), &[(format!("site.{site}.{state}"), 1)])
                });
                let level = Site(site as u8).level();
                stands[site] = v.add_with(format!("{key}.on.{site}"), &[(format!("on.level.{level}"), 1)]);
            }
            sites.push(numbers);
            standing.push(stands);
            stacks.push(std::array::from_fn(|stack| v.steps(&format!("{key}.stack.{stack}"), 4)));
        }
        let altars = (0..ALTARS)
            .map(|altar| (v.steps(&format!("altar.{altar}"), 4), v.add(format!("altar.{altar}.leads"))))
            .collect();
        Features {
            always,
            hand,
            deck,
            play,
            row,
            hand_fear: v.steps("hand.fear", 5),
            fear: v.steps("fear", 10),
            res,
            icons,
            hand_size: v.steps("hand.size", 9),
            cards: v.steps("cards", 24),
            exiled: v.steps("exiled", 4),
            spots,
            rows,
            missing,
            arrived: v.steps("arrived", 4),
            temple_tiles: std::array::from_fn(|class| v.steps(&format!("temple.{class}"), 5)),
            assistants,
            gold: v.steps("gold", 2),
            helpers: v.steps("assistants", 2),
            boons,
            guardians: v.steps("guardians", 8),
            idols: v.steps("idols", 8),
            slotted: v.steps("slotted", 4),
            pairs: [v.steps("pairs", 3), v.steps("pairs.filled", 3)],
            home: v.steps("figures", 2),
            facing,
            facing_missing: std::array::from_fn(|n| v.add(format!("facing.missing.{n}"))),
            standing,
            passed: v.add("passed"),
            last: v.add("last"),
            to_move: v.add("to.move"),
            starts: v.add("starts"),
            shielded: v.add("shielded"),
            planes: v.add("planes"),
            altars,
            in_passage: v.add("in.passage"),
            boards,
            twisted: v.add("twisted"),
            sites,
            tiles,
            guards,
            open_idols,
            supply,
            arrivals: v.steps("arrivals", 4),
            stacks,
            reserve: v.steps("reserve", 10),
            walls: v.steps("walls", 16),
            through: v.steps("passed.players", 3),
            red: v.steps("rival.red", 5),
            purple: v.steps("rival.purple", 5),
            objectives: v.steps("rival.objectives", 4),
            rival_left: v.steps("rival.left", 12),
            rival_rows: tokens.map(|token| v.steps(&format!("rival.{token}"), 12)),
            rival_idols: v.steps("rival.idols", 10),
            rival_cards: v.steps("rival.cards", 12),
            rival_guardians: v.steps("rival.guardians", 8),
            vocabulary: v,
        }
    }

    /// The features of one player.
    pub(super) fn seat(&self, t: &Tables, s: &State, seat: usize, out: &mut Vec<u16>) {
        out.clear();
        let p = &s.players[seat];
        let me = 1 << seat;
        let passed = s.passed & me != 0;
        let board = usize::from(s.options.board);
        out.push(self.always);
        let all = owned(s, seat);
        // A player who has passed plays nothing more in this round.
        let hand = if passed { 0 } else { p.hand };
        let used = if passed { p.play | p.hand } else { p.play };
        out.extend(bits(hand).map(|card| self.hand[card.at()]));
        out.extend(bits(used).map(|card| self.play[card.at()]));
        out.extend(bits(all & !(hand | used)).map(|card| self.deck[card.at()]));
        let fear = fear_cards(s, seat);
        self.fear.push(fear + p.fear_tiles, out);
        self.cards.push((all.count_ones() as u8 + fear).saturating_sub(2), out);
        self.exiled.push(p.exiled_basics.count_ones() as u8, out);
        for (steps, res) in self.res.iter().zip(Res::ALL) {
            steps.push(p.purse.get(res), out);
        }
        for (token, &spot) in p.tokens.iter().enumerate() {
            if spot.is_some() {
                let feature = self.spots[board][token][spot.at()];
                if feature != NO_FEATURE {
                    out.push(feature);
                }
                self.rows[token].push(spot.row(), out);
            }
        }
        self.research(t, s, seat, out);
        self.arrived.push(p.arrival, out);
        for (steps, n) in self.temple_tiles.iter().zip(p.temple_tiles) {
            steps.push(n, out);
        }
        let mut helpers = 0;
        for place in 0..2 {
            if p.assistants[place].is_some() {
                let gold = usize::from(p.gold >> place & 1);
                let ready = usize::from(p.ready(place) && !passed);
                out.push(self.assistants[p.assistants[place].at()][gold][ready]);
                helpers += 1;
            }
        }
        self.helpers.push(helpers, out);
        self.gold.push((p.gold & 3).count_ones() as u8, out);
        let mut unused = p.guardians & !p.used_boons;
        while unused != 0 {
            out.push(self.boons[unused.trailing_zeros() as usize]);
            unused &= unused - 1;
        }
        self.guardians.push(p.guardians.count_ones() as u8, out);
        self.idols.push(p.idols, out);
        self.slotted.push(p.slotted, out);
        self.pairs[0].push(p.pairs.0, out);
        self.pairs[1].push(p.pairs.1, out);
        if passed {
            out.push(self.passed);
        } else {
            self.hand_fear.push(p.hand_fear, out);
            self.hand_size.push(p.hand_size(), out);
            for (steps, icon) in self.icons.iter().zip(Icon::ALL) {
                steps.push(p.hand_icons.get(icon), out);
            }
            self.home.push(p.figures.iter().filter(|figure| figure.is_none()).count() as u8, out);
            let others = ((1_u16 << s.options.players) - 1) as u8 & !me;
            if others != 0 && s.passed & others == others {
                out.push(self.last);
            }
        }
        self.figures(t, s, seat, out);
        if usize::from(s.turn) == seat {
            out.push(self.to_move);
        }
        if usize::from(s.first) == seat {
            out.push(self.starts);
        }
        if p.shielded {
            out.push(self.shielded);
        }
        if p.all_planes {
            out.push(self.planes);
        }
        if p.altars != [0; ALTARS] {
            for (altar, (steps, leads)) in self.altars.iter().enumerate() {
                let mine = p.altars[altar];
                steps.push(mine, out);
                let most = s.players.iter().map(|other| other.altars[altar]).max().unwrap_or(0);
                if mine > 0 && mine == most.max(s.rival.altars[altar]) && s.altar_cards[altar].is_some() {
                    out.push(*leads);
                }
            }
        }
        if p.passage != u8::MAX {
            out.push(self.in_passage);
        }
    }

    /// How much of the cheapest next step is missing, for glass and notebook.
    fn research(&self, t: &Tables, s: &State, seat: usize, out: &mut Vec<u16>) {
        let p = &s.players[seat];
        let board = &t.boards[usize::from(s.options.board)];
        for (token, missing) in self.missing.iter().enumerate() {
            let spot = p.tokens[token];
            if spot.is_none() || (token == 0 && p.arrival > 0) {
                continue;
            }
            let least = board.bridges[spot.at()]
                .iter()
                .filter(|bridge| {
                    bridge.cost.idols <= p.idols && (token == 0 || bridge.step.to.row() <= p.tokens[0].row())
                })
                .map(|bridge| lacking(bridge.cost.res, p.purse))
                .min();
            if let Some(least) = least {
                out.push(missing[usize::from(least.min(4))]);
            }
        }
    }

    /// Where the figures are and what they face.
    fn figures(&self, t: &Tables, s: &State, seat: usize, out: &mut Vec<u16>) {
        let p = &s.players[seat];
        let board = usize::from(s.options.board);
        let mut least = u8::MAX;
        let mut before = None;
        for figure in p.figures.iter().filter(|figure| figure.is_some()) {
            let site = figure.site();
            if before != Some(site) {
                out.push(self.standing[board][site.at()]);
            }
            before = Some(site);
            let guardian = s.guardians[site.at()];
            if guardian.is_some() {
                out.push(self.facing[guardian.at()]);
                least = least.min(lacking(t.guardians[guardian.at()].cost.res, p.purse));
            }
        }
        if least != u8::MAX {
            out.push(self.facing_missing[usize::from(least.min(4))]);
        }
    }

    /// The features of the shared table.
    pub(super) fn table(&self, t: &Tables, s: &State, out: &mut Vec<u16>) {
        out.clear();
        let board = usize::from(s.options.board);
        out.push(self.boards[board][usize::from(s.options.players.clamp(1, 4)) - 1]);
        if s.options.twisted {
            out.push(self.twisted);
        }
        out.extend(s.row.iter().filter(|card| card.is_some()).map(|card| self.row[card.at()]));
        let taken = s.occupied() | s.blocked;
        let mut idols = [0_u8; 16];
        for at in 0..SITES {
            let site = Site(at as u8);
            let free = (site.spaces() & !taken).count_ones() as usize;
            let states = &self.sites[board][at];
            if at < CAMPS {
                out.push(states[free]);
                continue;
            }
            let (tile, guardian) = (s.tiles[at], s.guardians[at]);
            if tile.is_none() {
                out.push(states[0]);
                if s.idols[at].is_some() {
                    idols[s.idols[at].at() & 15] += 1;
                }
                continue;
            }
            if guardian.is_some() {
                out.push(states[1]);
                out.push(self.guards[guardian.at()]);
            } else {
                out.push(states[2]);
            }
            if free > 0 {
                out.push(self.tiles[tile.at()]);
            }
        }
        for (steps, &n) in self.open_idols.iter().zip(&idols) {
            steps.push(n, out);
        }
        out.extend(
            s.supply.iter().filter(|stack| stack.top.is_some()).map(|stack| self.supply[stack.top.at()]),
        );
        self.arrivals.push(s.arrivals, out);
        let stacks = t.boards[board].stacks.len();
        for (steps, &left) in self.stacks[board].iter().zip(&s.stacks).take(stacks) {
            steps.push(left, out);
        }
        self.reserve.push(s.reserve, out);
        self.walls.push(s.walls.count_ones() as u8, out);
        self.through.push(s.passed.count_ones() as u8, out);
        if s.options.players == 1 {
            self.rival(s, out);
        }
    }

    fn rival(&self, s: &State, out: &mut Vec<u16>) {
        let rival = &s.rival;
        self.red.push(s.options.red, out);
        self.purple.push(s.options.purple, out);
        self.objectives.push(s.options.objectives, out);
        self.rival_left.push(rival.unplayed.count_ones() as u8, out);
        for (steps, spot) in self.rival_rows.iter().zip(rival.tokens) {
            if spot.is_some() {
                steps.push(spot.row(), out);
            }
        }
        self.rival_idols.push(rival.idols.0.count_ones() as u8 + rival.idols.1, out);
        self.rival_cards.push(rival.cards.count_ones() as u8, out);
        self.rival_guardians.push(rival.guardians.count_ones() as u8, out);
    }
}

/// Tokens that are missing for a price.
#[inline]
fn lacking(cost: Purse, purse: Purse) -> u8 {
    cost.iter().map(|(res, n)| n.saturating_sub(purse.get(res))).sum()
}

/// A card's kind and effects, as parts of its features.
pub(super) fn card_parts(row: &CardRow, artifact: bool, basic: bool) -> Vec<(String, u8)> {
    let kind = if basic {
        "basic"
    } else if artifact {
        "artifact"
    } else {
        "item"
    };
    let mut parts = vec![(kind.to_string(), 1), (format!("{kind}.cost"), row.cost)];
    if row.points > 0 {
        parts.push(("points".to_string(), row.points as u8));
    }
    parts.push((if row.when == When::Main { "main" } else { "free" }.to_string(), 1));
    if row.exiles {
        parts.push(("exiles".to_string(), 1));
    }
    parts.extend(icon_parts("icon", row.icons));
    parts.extend(effect_parts(&row.effect));
    parts.retain(|part| part.1 > 0);
    parts
}

pub(crate) fn icon_parts(word: &str, icons: Icons) -> Vec<(String, u8)> {
    let kinds = Icon::ALL.into_iter().map(|icon| (format!("{word}.{}", icon.key()), icons.get(icon)));
    kinds.filter(|kind| kind.1 > 0).collect()
}

pub(crate) fn purse_parts(word: &str, purse: Purse) -> Vec<(String, u8)> {
    purse.iter().map(|(res, n)| (format!("{word}.{}", res.key()), n)).collect()
}

/// The verbs of an effect with their objects, as parts of a feature.
pub(super) fn effect_parts(effect: &Effect<Verb>) -> Vec<(String, u8)> {
    let mut parts = Vec::new();
    collect(effect, "", &mut parts);
    parts
}

fn collect(effect: &Effect<Verb>, under: &str, parts: &mut Vec<(String, u8)>) {
    match effect {
        Effect::Do(verb) => {
            parts.extend(verb.parts().into_iter().map(|(part, n)| (format!("{under}{part}"), n)));
        }
        Effect::Seq(steps) => {
            for step in steps {
                collect(step, under, parts);
            }
        }
        Effect::Either(steps) | Effect::Pick(_, steps) => {
            for step in steps {
                collect(step, "or ", parts);
            }
        }
        Effect::Pay(cost, then) => {
            parts.extend(purse_parts(&format!("{under}pay"), cost.res));
            parts.extend(icon_parts(&format!("{under}pay"), cost.icons));
            let more = [("cards", cost.cards), ("fear", cost.fear), ("idols", cost.idols)];
            parts.extend(
                more.into_iter().filter(|one| one.1 > 0).map(|(w, n)| (format!("{under}pay.{w}"), n)),
            );
            collect(then, under, parts);
        }
    }
}
