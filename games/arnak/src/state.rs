//! A whole position, flat: ids in fixed arrays and bit sets, no heap.
//!
//! What is not determined yet does not exist: undealt piles are sets ("bags"), and a card gets its place
//! when chance deals it. So the only secrets in a state are cards in hands and the few components that
//! players have looked at.

use kernel::List;

use crate::event::At;
use crate::ids::{Assistant, Bonus, Card, Guardian, Idol, SITES, Site, Space, Spot, Tile};
use crate::purse::{Icons, Purse, Res};
use crate::tables::MAX_ITEMS;

pub use crate::frame::{Chance, DrawTo, Frame, Task};

/// A research token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Token {
    Glass,
    Notebook,
    Lantern,
}

impl Token {
    /// All tokens.
    pub const ALL: [Token; 3] = [Token::Glass, Token::Notebook, Token::Lantern];

    /// The word used in notation and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Token::Glass => "glass",
            Token::Notebook => "notebook",
            Token::Lantern => "lantern",
        }
    }
}

/// Shuffles of a player's cards: the starting deck and one per round end.
pub const SHUFFLES: usize = 5;
/// Entries of a deck list: every item a content folder may add, a mark for each shuffle, and the card put back on
/// top. The list has no spare room, because a state is copied often.
pub const DECK: usize = MAX_ITEMS + SHUFFLES + 1;
/// Slots for research bonus tiles on the board with the most of them.
pub const BONUS_PLACES: usize = 12;
/// Kinds of idols or bonus tiles that tables may hold.
pub const KINDS: usize = 12;
/// Altars of the Spider Temple.
pub const ALTARS: usize = 5;

/// Marks in a deck list in addition to card numbers. `BAG + r`: the cards of shuffle `r`, in no order yet.
pub const BAG: u8 = 0x80;
/// `VEILED_FEAR + r`: a Fear card of shuffle `r` that its owner put back on top.
pub const VEILED_FEAR: u8 = 0x90;
/// `VEILED + r`, in views only: a card of shuffle `r` that its owner put back on top.
pub const VEILED: u8 = 0xa0;

/// One player's cards and things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Cards in hand, without Fear.
    pub hand: u128,
    /// Cards in the play area, without Fear.
    pub play: u128,
    /// For each shuffle, its cards whose place only the owner knows: they are in the deck or in the hand.
    pub unseen: [u128; SHUFFLES],
    /// Those of them that are neither in a bag of the deck nor in the hand: put back on top, or being looked
    /// at.
    pub aside: u128,
    /// Tokens.
    pub purse: Purse,
    /// The travel value of the hand, Fear included.
    pub hand_icons: Icons,
    /// The travel value of unused boons.
    pub boon_icons: Icons,
    /// Guardians overcome.
    pub guardians: u32,
    /// Those whose boon was used.
    pub used_boons: u32,
    /// The deck from the top: card numbers and marks.
    pub deck: List<u8, DECK>,
    /// Fear cards in hand.
    pub hand_fear: u8,
    /// Fear cards in the play area.
    pub play_fear: u8,
    /// Fear tiles in the play area.
    pub fear_tiles: u8,
    /// For each shuffle, its Fear cards in the deck's bag.
    pub bag_fear: [u8; SHUFFLES],
    /// For each shuffle, its Fear cards in the hand that others cannot know of.
    pub veiled_fear: [u8; SHUFFLES],
    /// Exiled basic cards, as bits.
    pub exiled_basics: u8,
    /// Where the two figures are; [`Space::NONE`] is the player's board.
    pub figures: [Space; 2],
    /// Assistants.
    pub assistants: [Assistant; 2],
    /// Bit per place: the gold side is up.
    pub gold: u8,
    /// Bit per place: exhausted.
    pub tired: u8,
    /// Idols in the crates.
    pub idols: u8,
    /// Idols in the four slots, from the left.
    pub slotted: u8,
    /// Where glass, notebook and lantern are; [`Spot::NONE`] is off the track.
    pub tokens: [Spot; 3],
    /// The secret passage the glass has gone into (Owl Temple), [`u8::MAX`] for none.
    pub passage: u8,
    /// Place in the order of arrival in the Lost Temple, from 1; 0 is not there.
    pub arrival: u8,
    /// Temple tiles of the low, middle and high value.
    pub temple_tiles: [u8; 3],
    /// Pairs of Owl tiles made into idol slots, and those of them that hold an idol.
    pub pairs: (u8, u8),
    /// Dark tablets under each altar (Spider Temple).
    pub altars: [u8; ALTARS],
    /// No Fear from guardians this round (War Mask).
    pub shielded: bool,
    /// All own travel icons are planes this round (Guardian's Ocarina).
    pub all_planes: bool,
}

/// A stack of the supply board: the visible top one and the number below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supply {
    /// The visible one.
    pub top: Assistant,
    /// How many lie below it.
    pub below: u8,
}

/// The automatic opponent of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rival {
    /// Spaces with its figures.
    pub figures: u32,
    /// Its tiles, all of them and those still face down this round, by table row.
    pub tiles: u32,
    /// Face-down tiles of this round.
    pub unplayed: u32,
    /// The tile being carried out, [`u8::MAX`] for none.
    pub current: u8,
    /// The first tile of the round, whose arrow serves the last, [`u8::MAX`] for none.
    pub first: u8,
    /// The arrow on the back of the next tile: 0 unknown yet, 1 left, 2 right.
    pub arrow: u8,
    /// Kinds of idols lying face up, as bits, and idols on the -1 stack.
    pub idols: (u16, u8),
    /// Its cards.
    pub cards: u128,
    /// Guardians overcome.
    pub guardians: u32,
    /// Where its tokens are.
    pub tokens: [Spot; 3],
    /// The secret passage its glass has gone into, [`u8::MAX`] for none.
    pub passage: u8,
    /// Place in the order of arrival in the Lost Temple.
    pub arrival: u8,
    /// Temple tiles of the low, middle and high value.
    pub temple_tiles: [u8; 3],
    /// Dark tablets under each altar.
    pub altars: [u8; ALTARS],
    /// Wall tiles marked with a compass (Owl Temple).
    pub marked: u64,
    /// Objectives face down in the pile, revealed in order ([`u8::MAX`] for void), and met ones, as bits.
    pub objectives: [u8; 4],
    /// Objective tiles not yet revealed this round, as bits.
    pub objective_pile: u8,
    /// Revealed places that are settled, as bits.
    pub objectives_met: u8,
    /// Points from objectives.
    pub objective_points: u8,
    /// What the player and the rival have done this round, as bits of [`Objective`].
    pub done: [u8; 2],
}

/// The tasks of the rival's objectives (Twisted Paths, section 10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "named after the deed")]
pub enum Objective {
    Artifact,
    Item,
    Site,
    Research,
    Archaeologists,
}

/// The setup, as small numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 1 to 4; 1 is the solo game.
    pub players: u8,
    /// Index of the board in the tables.
    pub board: u8,
    /// Components of Twisted Paths are mixed in.
    pub twisted: bool,
    /// Red rival tiles.
    pub red: u8,
    /// Purple rival tiles.
    pub purple: u8,
    /// Families whose tile is red for sure, as bits in the order of [`crate::rival::FAMILIES`].
    pub named_red: u8,
    /// Families whose tile is purple for sure.
    pub named_purple: u8,
    /// Objectives revealed per round.
    pub objectives: u8,
    /// The first objective counts double.
    pub priority: bool,
}

/// A position. Two equal states have equal legal lists and futures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The players; places beyond the number of players stay empty.
    pub players: [Player; 4],
    /// Undealt items.
    pub item_bag: u128,
    /// Undealt artifacts.
    pub artifact_bag: u128,
    /// Items and artifacts in the exile piles.
    pub exiled: u128,
    /// Unfinished work; the game waits for the top frame.
    pub stack: List<Frame, 24>,
    /// Travel icons left over this turn.
    pub pool: Icons,
    /// Blocked spaces.
    pub blocked: u32,
    /// Undealt site tiles of both levels.
    pub tile_bag: u32,
    /// Undealt guardians.
    pub guardian_bag: u32,
    /// Assistants that no player has seen.
    pub assistant_bag: u32,
    /// Agreed before the game.
    pub options: Options,
    /// 1 to 5.
    pub round: u8,
    /// Who started this round.
    pub first: u8,
    /// Whose turn it is.
    pub turn: u8,
    /// Bit per player: has passed.
    pub passed: u8,
    /// The main action of this turn has been taken.
    pub main_used: bool,
    /// The game has ended.
    pub over: bool,
    /// The card row from the left; the moon staff stands after position `round - 1`.
    pub row: [Card; 6],
    /// The next item, if it was revealed and put back.
    pub item_top: Card,
    /// The next artifact, if it was revealed and put back.
    pub artifact_top: Card,
    /// Fear cards in the supply.
    pub fear: u8,
    /// Site tiles by site.
    pub tiles: [Tile; SITES],
    /// Guardians by site.
    pub guardians: [Guardian; SITES],
    /// Idols lying face up, by site.
    pub idols: [Idol; SITES],
    /// Idols not dealt face up, by kind.
    pub idol_bag: [u8; KINDS],
    /// Site tiles put under their stacks, in order, both levels mixed.
    pub tile_bottom: List<Tile, 20>,
    /// The supply board.
    pub supply: [Supply; 3],
    /// The rescue stack from the top; [`Assistant::NONE`] where no player has looked yet.
    pub rescue: List<Assistant, 4>,
    /// Bit per player: knows the rescue stack.
    pub rescue_known: u8,
    /// Bonus tiles on the track, by place.
    pub bonus: [Bonus; BONUS_PLACES],
    /// Bonus tiles that are not placed: in the box, or in the Lost Temple stack before a player has
    /// looked.
    pub bonus_bag: [u8; KINDS],
    /// The Lost Temple stack; [`Bonus::NONE`] where no player has looked yet.
    pub temple_bonus: List<Bonus, 4>,
    /// Bit per player: knows the Lost Temple stack.
    pub temple_known: u8,
    /// Temple tiles left, by stack.
    pub stacks: [u8; 6],
    /// How many glasses have reached the Lost Temple.
    pub arrivals: u8,
    /// Cards the current player is looking at: card numbers or [`VEILED_FEAR`] marks.
    pub look: List<u8, 3>,
    /// Dark tablets in the reserve (Spider Temple).
    pub reserve: u8,
    /// Artifacts on the altars.
    pub altar_cards: [Card; ALTARS],
    /// Wall tiles still there, by track space (Owl Temple).
    pub walls: u64,
    /// Secret passages not yet used (Owl Temple).
    pub passages: u8,
    /// The rival of a solo game.
    pub rival: Rival,
}

impl Player {
    /// An empty place.
    pub fn empty() -> Self {
        Player {
            hand: 0,
            play: 0,
            unseen: [0; SHUFFLES],
            aside: 0,
            purse: Purse::ZERO,
            hand_icons: Icons::NONE,
            boon_icons: Icons::NONE,
            guardians: 0,
            used_boons: 0,
            deck: List::new(),
            hand_fear: 0,
            play_fear: 0,
            fear_tiles: 0,
            bag_fear: [0; SHUFFLES],
            veiled_fear: [0; SHUFFLES],
            exiled_basics: 0,
            figures: [Space::NONE; 2],
            assistants: [Assistant::NONE; 2],
            gold: 0,
            tired: 0,
            idols: 0,
            slotted: 0,
            tokens: [Spot::NONE; 3],
            passage: u8::MAX,
            arrival: 0,
            temple_tiles: [0; 3],
            pairs: (0, 0),
            altars: [0; ALTARS],
            shielded: false,
            all_planes: false,
        }
    }

    /// Cards in hand.
    #[inline]
    pub const fn hand_size(&self) -> u8 {
        self.hand.count_ones() as u8 + self.hand_fear
    }

    /// The cards of shuffle `r` that lie in the deck's bag.
    #[inline]
    pub const fn bag(&self, r: usize) -> u128 {
        self.unseen[r] & !(self.hand | self.aside)
    }

    /// Cards of shuffle `r` in the deck's bag, Fear included.
    #[inline]
    pub const fn bag_size(&self, r: usize) -> u8 {
        self.bag(r).count_ones() as u8 + self.bag_fear[r]
    }

    /// Cards in the deck.
    pub fn deck_size(&self) -> u8 {
        self.deck
            .iter()
            .map(
                |&mark| {
                    if (BAG..VEILED_FEAR).contains(&mark) { self.bag_size((mark - BAG) as usize) } else { 1 }
                },
            )
            .sum()
    }

    /// A figure on the player's board.
    #[inline]
    pub fn figure_at_home(&self) -> Option<usize> {
        self.figures.iter().position(|f| f.is_none())
    }

    /// Whether a figure stands on this site.
    #[inline]
    pub fn occupies(&self, site: Site) -> bool {
        self.figures.iter().any(|f| f.is_some() && f.site() == site)
    }

    /// How many of a resource.
    #[inline]
    pub const fn has(&self, res: Res) -> u8 {
        self.purse.get(res)
    }

    /// Whether the assistant at this place is there and ready.
    #[inline]
    pub const fn ready(&self, place: usize) -> bool {
        self.assistants[place].is_some() && self.tired & (1 << place) == 0
    }
}

impl State {
    /// The player whose turn it is.
    #[inline]
    pub const fn me(&self) -> &Player {
        &self.players[self.turn as usize]
    }

    /// The player whose turn it is.
    #[inline]
    pub const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn as usize]
    }

    /// A site with what was discovered there, as events name it.
    #[inline]
    pub const fn at_site(&self, site: Site) -> At<Site> {
        At { place: site, tile: self.tiles[site.at()] }
    }

    /// A space with what was discovered there.
    #[inline]
    pub const fn at_space(&self, space: Space) -> At<Space> {
        At { place: space, tile: self.tiles[space.site().at()] }
    }

    /// Spaces with any figure.
    #[inline]
    pub fn occupied(&self) -> u32 {
        let mut spaces = self.rival.figures;
        for player in &self.players[..self.options.players as usize] {
            for figure in player.figures {
                if figure.is_some() {
                    spaces |= 1 << figure.0;
                }
            }
        }
        spaces
    }

    /// Players for piles and blocked spaces: the solo game is set up for two.
    #[inline]
    pub const fn setup_players(&self) -> u8 {
        if self.options.players == 1 { 2 } else { self.options.players }
    }
}
