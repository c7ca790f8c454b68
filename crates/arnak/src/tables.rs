//! The component tables as the rules use them: rows as written, and the flat arrays and masks made of them.
//!
//! Rows come from the content files; nothing here knows where those are.

use kernel::List;
use kernel::content::Confidence;
use kernel::effect::{Effect, Op, Program};

use crate::ids::{BASIC, Card, FEAR, SITES, SPACES, SPOTS, Site, Spot};
use crate::purse::{Cost, Icons, Purse, Res};
use crate::verb::Verb;

/// What every component has.
#[derive(Clone, PartialEq, Debug)]
pub struct Named {
    /// Stable key, used in records and the protocol.
    pub key: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// How sure the printed values are.
    pub confidence: Confidence,
}

/// When a card's effect may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Marked with the lightning bolt.
    Free,
    /// The main action of a turn.
    Main,
    /// Never: the card has no effect.
    Never,
}

/// An item, artifact, basic card or Fear.
#[derive(Clone, PartialEq, Debug)]
pub struct CardRow {
    /// Key and names.
    pub name: Named,
    /// Coins for an item, compasses for an artifact.
    pub cost: u8,
    /// Points at the end.
    pub points: i8,
    /// Travel value.
    pub icons: Icons,
    /// When the effect may be used.
    pub when: When,
    /// Played for its effect it goes to exile instead of the play area.
    pub exiles: bool,
    /// What it does.
    pub effect: Effect<Verb>,
}

/// An assistant tile.
#[derive(Clone, PartialEq, Debug)]
pub struct AssistantRow {
    /// Key and names.
    pub name: Named,
    /// Using it is a main action.
    pub main: bool,
    /// The silver and the gold side.
    pub sides: [Effect<Verb>; 2],
    /// Belongs to Twisted Paths.
    pub twisted: bool,
}

/// A guardian tile.
#[derive(Clone, PartialEq, Debug)]
pub struct GuardianRow {
    /// Key and names.
    pub name: Named,
    /// What overcoming it costs.
    pub cost: Cost,
    /// Its boon; a travel boon is a single `travel` verb.
    pub boon: Effect<Verb>,
    /// Belongs to Twisted Paths.
    pub twisted: bool,
}

/// A site tile.
#[derive(Clone, PartialEq, Debug)]
pub struct TileRow {
    /// Key and names.
    pub name: Named,
    /// 1 or 2.
    pub level: u8,
    /// What the site gives.
    pub effect: Effect<Verb>,
    /// Belongs to Twisted Paths.
    pub twisted: bool,
}

/// A kind of idol or research bonus tile.
#[derive(Clone, PartialEq, Debug)]
pub struct KindRow {
    /// Key and names.
    pub name: Named,
    /// What it gives.
    pub effect: Effect<Verb>,
    /// Copies in the base box.
    pub copies: u8,
    /// Further copies in Twisted Paths.
    pub twisted: u8,
}

/// One of the effects an idol in a slot offers.
#[derive(Clone, PartialEq, Debug)]
pub struct SlotRow {
    /// Key and names.
    pub name: Named,
    /// What it gives.
    pub effect: Effect<Verb>,
}

/// A site of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct SiteRow {
    /// Key and names.
    pub name: Named,
    /// 0 camps, 1 lower and 2 upper line of level I, 3 level II.
    pub line: u8,
    /// From the left, from 1.
    pub column: u8,
    /// Travel cost per space.
    pub spaces: Vec<Icons>,
    /// A camp's effect.
    pub effect: Effect<Verb>,
    /// Tokens paid to discover it.
    pub discover: Purse,
    /// Idols lying face up and face down at the start.
    pub idols: (u8, u8),
    /// The obscure effect of a Spider Temple site.
    pub obscure: Effect<Verb>,
}

/// A space of a research track. The first row is the starting space.
#[derive(Clone, PartialEq, Debug)]
pub struct SpotRow {
    /// Key and names.
    pub name: Named,
    /// 0 for the start, then upwards.
    pub row: u8,
    /// From the left, from 1.
    pub column: u8,
    /// What glass, notebook and lantern gain on entering.
    pub effects: [Effect<Verb>; 3],
    /// What they score at the end of the game.
    pub points: [i8; 3],
    /// Bonus tiles dealt here with 1 to 4 players (solo counts as 2, and says so here).
    pub bonus: [u8; 4],
    /// The Lost Temple: arrival points instead, bonus stack, no notebook.
    pub temple: bool,
    /// The assistants of the rescue stack wait here (Snake Temple).
    pub rescue: bool,
    /// A stack of idols, one per player, lies here (Spider Temple).
    pub idol_stack: bool,
    /// An Owl temple tile lies here: points, from how many players, price.
    pub wall: Option<(u8, u8, Purse)>,
}

impl SpotRow {
    /// The number of the space.
    pub const fn spot(&self) -> Spot {
        Spot::of(self.row, self.column)
    }
}

/// A bridge between two spaces.
#[derive(Clone, PartialEq, Debug)]
pub struct EdgeRow {
    /// Index of the lower space in [`BoardRow::track`].
    pub from: u8,
    /// Index of the upper space.
    pub to: u8,
    /// Tokens and idols to pay.
    pub cost: Cost,
    /// How sure the cost is.
    pub confidence: Confidence,
}

/// A stack of temple tiles (or of summit idols).
#[derive(Clone, PartialEq, Debug)]
pub struct StackRow {
    /// Key and names.
    pub name: Named,
    /// Points per tile; 0 for idols.
    pub points: u8,
    /// The price of one.
    pub cost: Purse,
    /// Tiles with 1 to 4 players.
    pub count: [u8; 4],
    /// Idols instead of tiles (Owl summit).
    pub idol: bool,
    /// The row a token must have reached (Owl summit); the Lost Temple row elsewhere.
    pub min_row: u8,
}

/// An altar of the Spider Temple.
#[derive(Clone, PartialEq, Debug)]
pub struct AltarRow {
    /// Key and names.
    pub name: Named,
    /// Points for the majority.
    pub points: i8,
    /// The row it stands in; a token must be above.
    pub row: u8,
}

/// A secret passage of the Owl Temple.
#[derive(Clone, PartialEq, Debug)]
pub struct PassageRow {
    /// Key and names.
    pub name: Named,
    /// Index of the connected space in [`BoardRow::track`].
    pub from: u8,
    /// Left of its space.
    pub left: bool,
    /// Points of the tile under it; 0 for an idol.
    pub tile: u8,
    /// The price.
    pub cost: Purse,
}

/// A board side.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardRow {
    /// Key and names.
    pub name: Named,
    /// Belongs to Twisted Paths.
    pub twisted: bool,
    /// Seventeen sites: camps, level I lower line, level I upper line, level II.
    pub sites: Vec<SiteRow>,
    /// The research track; index 0 is the start.
    pub track: Vec<SpotRow>,
    /// Its bridges.
    pub edges: Vec<EdgeRow>,
    /// Temple tiles.
    pub stacks: Vec<StackRow>,
    /// Points by arrival in the Lost Temple.
    pub arrival: [i8; 4],
    /// Altars (Spider Temple).
    pub altars: Vec<AltarRow>,
    /// Penalty per placed dark tablet by emptied reserve spaces (Spider Temple).
    pub reserve: Vec<i8>,
    /// Secret passages (Owl Temple).
    pub passages: Vec<PassageRow>,
    /// The research tokens of a player include the lantern (Owl Temple).
    pub lantern: bool,
}

/// The families of rival actions; `Dig` tiles name a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Family {
    Dig(Res),
    Discover,
    Research,
    Overcome,
    Item,
    Artifact,
    Spider,
    Owl,
}

/// What a rival tile does in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Nothing.
    Skip,
    /// Occupy a site that offers the resource.
    Dig(Res),
    /// Discover a site of this level, with or without waking a guardian.
    Discover {
        /// 1 or 2.
        level: u8,
        /// A guardian appears.
        guardian: bool,
    },
    /// Advance the glass so many times; one assistant leaves the supply.
    Research(u8),
    /// Overcome a guardian, else research; purple: then the notebook too.
    Overcome {
        /// A notebook step follows.
        notebook: bool,
    },
    /// Take the card with the most or fewest points; purple: also one of the other kind the other way.
    Buy {
        /// Artifacts instead of items.
        artifact: bool,
        /// Most points instead of fewest.
        highest: bool,
        /// Also the other kind with the fewest points.
        both: bool,
    },
    /// The spider tile: activate an altar, and place an artifact and activate.
    Altar {
        /// Put a reserve tablet under the highest altar with an artifact.
        activate: bool,
        /// Put a row artifact on the lowest empty altar and a tablet under it.
        place: bool,
    },
    /// The owl tile.
    OwlTile,
}

/// A rival action tile.
#[derive(Clone, PartialEq, Debug)]
pub struct RivalRow {
    /// Key and names.
    pub name: Named,
    /// 0 plain or green, 1 red, 2 purple: its difficulty.
    pub colour: u8,
    /// Which tiles it can stand in for.
    pub family: Family,
    /// The arrow on its back points left.
    pub left: bool,
    /// What it does in rounds I to V.
    pub rounds: [Deed; 5],
}

/// All rows.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    /// Items, in file order.
    pub items: Vec<CardRow>,
    /// Artifacts, in file order.
    pub artifacts: Vec<CardRow>,
    /// The four basic cards.
    pub basics: Vec<CardRow>,
    /// Fear.
    pub fear: CardRow,
    /// Assistants: base first.
    pub assistants: Vec<AssistantRow>,
    /// Guardians: base first.
    pub guardians: Vec<GuardianRow>,
    /// Site tiles, both levels.
    pub tiles: Vec<TileRow>,
    /// Idols by effect.
    pub idols: Vec<KindRow>,
    /// Research bonus tiles by effect.
    pub bonuses: Vec<KindRow>,
    /// The five slot effects.
    pub slots: Vec<SlotRow>,
    /// Boards in the order bird, snake, spider, owl.
    pub boards: Vec<BoardRow>,
    /// Rival action tiles.
    pub rival: Vec<RivalRow>,
    /// The rival's objectives, in the order artifact, item, site, research, archaeologists.
    pub objectives: Vec<Named>,
}

/// The most items a content folder may bring: a player's deck list has room for them all.
pub const MAX_ITEMS: usize = 42;

/// An assistant, ready for the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct AssistantData {
    /// Programs of the silver and the gold side.
    pub pc: [u16; 2],
    /// Travel icons each side can bring.
    pub icons: [Icons; 2],
    /// Cards each side must use up.
    pub use_ups: [u8; 2],
    /// Using it is a main action.
    pub main: bool,
}

/// A guardian, ready for the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct GuardianData {
    /// What overcoming it costs.
    pub cost: Cost,
    /// The boon's program.
    pub pc: u16,
    /// The icons of a travel boon.
    pub icons: Icons,
}

/// A bridge up from a space.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bridge {
    /// Where it leads.
    pub to: Spot,
    /// Tokens to pay.
    pub cost: Purse,
    /// Idols to pay.
    pub idols: u8,
}

/// A board, ready for the machine.
#[derive(Clone, Debug)]
pub struct BoardData {
    /// Travel cost by space.
    pub travel: [Icons; SPACES],
    /// Camp effects by site.
    pub camp: [u16; SITES],
    /// Tokens paid to discover, by site.
    pub discover: [Purse; SITES],
    /// Face-up and face-down idols by site.
    pub idols: [(u8, u8); SITES],
    /// Obscure effects by site.
    pub obscure: [u16; SITES],
    /// Row by space of the track.
    pub row: [u8; SPOTS],
    /// Effects by space and token.
    pub effect: [[u16; 3]; SPOTS],
    /// Points by space and token.
    pub points: [[i8; 3]; SPOTS],
    /// Bridges by lower space.
    pub bridges: [List<Bridge, 4>; SPOTS],
    /// First place of [`crate::state::State::bonus`] by space, and how many belong to it.
    pub bonus: [(u8, u8); SPOTS],
    /// Bonus tiles dealt by space, for 1 to 4 players.
    pub bonus_dealt: [[u8; 4]; SPOTS],
    /// The Lost Temple.
    pub temple: Spot,
    /// The rescue space.
    pub rescue: Spot,
    /// Points by arrival.
    pub arrival: [i8; 4],
    /// Price, value class, idol and row of every temple stack.
    pub stacks: List<StackData, 6>,
    /// Tiles per stack for 1 to 4 players.
    pub stack_count: [[u8; 4]; 6],
    /// Points of the low, middle and high temple tiles.
    pub tile_points: [u8; 3],
    /// The first number beyond the spaces of the track.
    pub spots: u8,
    /// Value class and price of the Owl tile on a space.
    pub walls: [(u8, Purse); SPOTS],
    /// Secret passages.
    pub passages: List<PassageData, 8>,
    /// Camps that offer a resource, as bits by site.
    pub offers: [u32; 6],
}

/// A secret passage.
#[derive(Clone, Copy, Debug, Default)]
pub struct PassageData {
    /// The connected space.
    pub from: Spot,
    /// Left of its space.
    pub left: bool,
    /// Value class of its tile, or [`u8::MAX`] for an idol.
    pub class: u8,
    /// The price.
    pub cost: Purse,
}

/// A stack of temple tiles.
#[derive(Clone, Copy, Debug, Default)]
pub struct StackData {
    /// The price of one.
    pub cost: Purse,
    /// 0 low, 1 middle, 2 high.
    pub class: u8,
    /// Idols instead.
    pub idol: bool,
    /// The row a token must have reached.
    pub min_row: u8,
}

/// Everything the rules look up, made once from the rows.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The rows as written.
    pub rows: Rows,
    /// All effects.
    pub program: Program<Verb>,
    /// Operations that belong to main actions: there, passing is part of the action.
    pub main_ops: Vec<bool>,
    /// Cards that the rest of a program, from each operation on, makes its player use up.
    pub use_ups_from: Vec<u8>,
    /// Price by card.
    pub cost: [u8; 128],
    /// Points by card.
    pub points: [i8; 128],
    /// Travel value by card.
    pub icons: [Icons; 128],
    /// Program by card.
    pub pc: [u16; 128],
    /// Coins a free card can bring at once: while passing is out of the question, and while it is not.
    pub coins: [[u8; 2]; 128],
    /// All items.
    pub items: u128,
    /// All artifacts.
    pub artifacts: u128,
    /// Cards playable as a free action.
    pub free: u128,
    /// Cards playable as a main action.
    pub main: u128,
    /// Cards that exile themselves.
    pub exiles: u128,
    /// Assistants.
    pub assistants: Vec<AssistantData>,
    /// Guardians.
    pub guardians: Vec<GuardianData>,
    /// Programs of site tiles.
    pub tile: Vec<u16>,
    /// Site tiles that offer a resource, as bits.
    pub offers: [u32; 6],
    /// Site tiles of level I and II.
    pub level: [u32; 2],
    /// Programs of idols.
    pub idol: Vec<u16>,
    /// Programs of bonus tiles.
    pub bonus: Vec<u16>,
    /// The choice among the slot effects.
    pub slots: u16,
    /// Boards.
    pub boards: Vec<BoardData>,
}

impl Tables {
    /// Flattens the rows.
    pub fn new(rows: Rows) -> Self {
        let mut program = Program::new();
        let mut main_ops = Vec::new();
        let mut t = Tables {
            program: Program::new(),
            main_ops: Vec::new(),
            use_ups_from: Vec::new(),
            cost: [0; 128],
            points: [0; 128],
            icons: [Icons::NONE; 128],
            pc: [0; 128],
            coins: [[0; 2]; 128],
            items: 0,
            artifacts: 0,
            free: 0,
            main: 0,
            exiles: 0,
            assistants: Vec::new(),
            guardians: Vec::new(),
            tile: Vec::new(),
            offers: [0; 6],
            level: [0; 2],
            idol: Vec::new(),
            bonus: Vec::new(),
            slots: 0,
            boards: Vec::new(),
            rows,
        };
        let rows = t.rows.clone();
        for (card, row) in rows.cards() {
            let from = program.len();
            let pc = program.add(&row.effect);
            main_ops.resize(from, false);
            main_ops.resize(program.len(), row.when == When::Main);
            let at = card.at();
            t.cost[at] = row.cost;
            t.points[at] = row.points;
            t.icons[at] = row.icons;
            t.pc[at] = pc;
            t.coins[at] = [most_coins(&row.effect, false), most_coins(&row.effect, true)];
            if card != FEAR {
                t.free |= if row.when == When::Free { card.bit() } else { 0 };
                t.main |= if row.when == When::Main { card.bit() } else { 0 };
                t.exiles |= if row.exiles { card.bit() } else { 0 };
            }
        }
        t.items = (1 << rows.items.len()) - 1;
        t.artifacts = ((1 << rows.artifacts.len()) - 1) << rows.items.len();
        t.assistants = rows
            .assistants
            .iter()
            .map(|row| AssistantData {
                pc: [program.add(&row.sides[0]), program.add(&row.sides[1])],
                icons: [travel(&row.sides[0]), travel(&row.sides[1])],
                use_ups: [use_ups(&row.sides[0]), use_ups(&row.sides[1])],
                main: row.main,
            })
            .collect();
        t.guardians = rows
            .guardians
            .iter()
            .map(|row| GuardianData { cost: row.cost, pc: program.add(&row.boon), icons: travel(&row.boon) })
            .collect();
        for (at, row) in rows.tiles.iter().enumerate() {
            t.tile.push(program.add(&row.effect));
            t.level[row.level as usize - 1] |= 1 << at;
            for res in Res::ALL {
                t.offers[res as usize] |= u32::from(offers(&row.effect, res)) << at;
            }
        }
        t.idol = rows.idols.iter().map(|row| program.add(&row.effect)).collect();
        t.bonus = rows.bonuses.iter().map(|row| program.add(&row.effect)).collect();
        t.slots = program.add(&Effect::Either(rows.slots.iter().map(|row| row.effect.clone()).collect()));
        t.boards = rows.boards.iter().map(|row| BoardData::new(row, &mut program)).collect();
        main_ops.resize(program.len(), false);
        t.use_ups_from = vec![0; program.len()];
        for at in (0..program.len() - 1).rev() {
            t.use_ups_from[at] = match program.op(at as u16) {
                Op::End => 0,
                Op::Do(Verb::UseUp) => t.use_ups_from[at + 1] + 1,
                Op::Do(_) | Op::Pay { .. } | Op::Choose { .. } => t.use_ups_from[at + 1],
            };
        }
        t.program = program;
        t.main_ops = main_ops;
        t
    }

    /// The row of a card.
    pub fn card(&self, card: Card) -> &CardRow {
        self.rows.card(card)
    }

    /// The row of a research space, if this board has it.
    pub fn spot(&self, board: u8, spot: Spot) -> Option<&SpotRow> {
        self.rows.boards.get(board as usize)?.track.iter().find(|row| row.spot() == spot)
    }
}

impl Rows {
    /// Every card with its number.
    pub fn cards(&self) -> impl Iterator<Item = (Card, &CardRow)> {
        let deck =
            self.items.iter().chain(&self.artifacts).enumerate().map(|(at, row)| (Card(at as u8), row));
        let basics = self.basics.iter().enumerate().map(|(at, row)| (Card(BASIC + at as u8), row));
        deck.chain(basics).chain(std::iter::once((FEAR, &self.fear)))
    }

    /// The row of a card.
    pub fn card(&self, card: Card) -> &CardRow {
        let at = card.at();
        if card == FEAR {
            &self.fear
        } else if card.is_basic() {
            &self.basics[at - BASIC as usize]
        } else if at < self.items.len() {
            &self.items[at]
        } else {
            &self.artifacts[at - self.items.len()]
        }
    }
}

impl BoardData {
    fn new(row: &BoardRow, program: &mut Program<Verb>) -> Self {
        let mut values: Vec<u8> = row
            .stacks
            .iter()
            .map(|s| s.points)
            .chain(row.track.iter().filter_map(|s| s.wall.map(|w| w.0)))
            .filter(|&p| p > 0)
            .collect();
        values.sort_unstable();
        values.dedup();
        let mut board = BoardData {
            travel: [Icons::NONE; SPACES],
            camp: [0; SITES],
            discover: [Purse::ZERO; SITES],
            idols: [(0, 0); SITES],
            obscure: [0; SITES],
            row: [0; SPOTS],
            effect: [[0; 3]; SPOTS],
            points: [[0; 3]; SPOTS],
            bridges: [List::new(); SPOTS],
            bonus: [(0, 0); SPOTS],
            bonus_dealt: [[0; 4]; SPOTS],
            temple: Spot::NONE,
            rescue: Spot::NONE,
            arrival: row.arrival,
            stacks: List::new(),
            stack_count: [[0; 4]; 6],
            tile_points: [0; 3],
            spots: row.track.iter().map(|spot| spot.spot().0 + 1).max().unwrap_or(0),
            walls: [(0, Purse::ZERO); SPOTS],
            passages: List::new(),
            offers: [0; 6],
        };
        let class_of =
            |points: u8| values.iter().position(|&v| v == points).map_or(u8::MAX, |class| class as u8);
        for passage in &row.passages {
            board.passages.push(PassageData {
                from: row.track[passage.from as usize].spot(),
                left: passage.left,
                class: class_of(passage.tile),
                cost: passage.cost,
            });
        }
        for (class, &points) in values.iter().take(3).enumerate() {
            board.tile_points[class] = points;
        }
        for (at, site) in row.sites.iter().enumerate() {
            let first = Site(at as u8).space().at();
            for (k, &icons) in site.spaces.iter().enumerate() {
                board.travel[first + k] = icons;
            }
            board.camp[at] = program.add(&site.effect);
            board.discover[at] = site.discover;
            board.idols[at] = site.idols;
            board.obscure[at] = program.add(&site.obscure);
            for res in Res::ALL {
                board.offers[res as usize] |= u32::from(offers(&site.effect, res)) << at;
            }
        }
        let mut place = 0;
        for spot in &row.track {
            let here = spot.spot();
            let at = here.at();
            board.row[at] = spot.row;
            board.effect[at] = [0, 1, 2].map(|k| program.add(&spot.effects[k]));
            board.points[at] = spot.points;
            let most = spot.bonus.iter().copied().max().unwrap_or(0);
            board.bonus[at] = (place, most);
            board.bonus_dealt[at] = spot.bonus;
            place += most;
            if let Some((points, _, cost)) = spot.wall {
                board.walls[at] = (class_of(points), cost);
            }
            if spot.temple {
                board.temple = here;
            }
            if spot.rescue {
                board.rescue = here;
            }
        }
        for edge in &row.edges {
            let [from, to] = [edge.from, edge.to].map(|at| row.track[at as usize].spot());
            board.bridges[from.at()].push(Bridge { to, cost: edge.cost.res, idols: edge.cost.idols });
        }
        for (at, stack) in row.stacks.iter().enumerate() {
            let class = values.iter().position(|&v| v == stack.points).unwrap_or(0) as u8;
            board.stacks.push(StackData {
                cost: stack.cost,
                class,
                idol: stack.idol,
                min_row: stack.min_row,
            });
            board.stack_count[at] = stack.count;
        }
        board
    }
}

/// Coins that an effect brings if the player takes the branch with most of them; branches that pass only where
/// passing is possible.
fn most_coins(effect: &Effect<Verb>, passing: bool) -> u8 {
    match effect {
        Effect::Do(Verb::Gain(purse)) => purse.get(Res::Coin),
        Effect::Seq(steps) => steps.iter().map(|step| most_coins(step, passing)).sum(),
        Effect::Either(options) => {
            let open = options.iter().filter(|option| passing || !passes(option));
            open.map(|option| most_coins(option, passing)).max().unwrap_or(0)
        }
        Effect::Do(_) | Effect::Pick(..) | Effect::Pay(..) => 0,
    }
}

/// Whether passing is the price of an effect.
fn passes(effect: &Effect<Verb>) -> bool {
    let mut found = false;
    effect.verbs(&mut |verb| found |= *verb == Verb::Pass);
    found
}

/// Whether an effect offers a resource; either/or counts.
fn offers(effect: &Effect<Verb>, res: Res) -> bool {
    let mut found = false;
    effect.verbs(&mut |verb| found |= matches!(verb, Verb::Gain(purse) if purse.get(res) > 0));
    found
}

/// Travel icons that an effect can bring.
fn travel(effect: &Effect<Verb>) -> Icons {
    let mut icons = Icons::NONE;
    effect.verbs(&mut |verb| {
        if let Verb::Travel(more) = verb {
            icons = icons.plus(*more);
        }
    });
    icons
}

/// Cards that an effect makes its player use up.
fn use_ups(effect: &Effect<Verb>) -> u8 {
    match effect {
        Effect::Do(Verb::UseUp) => 1,
        Effect::Seq(steps) => steps.iter().map(use_ups).sum(),
        Effect::Do(_) | Effect::Either(_) | Effect::Pick(..) | Effect::Pay(..) => 0,
    }
}
