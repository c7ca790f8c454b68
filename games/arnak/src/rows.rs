//! The component tables as written: one row per component, in the order of the content files.

use kernel::Lang;
use kernel::content::Confidence;
use kernel::effect::Effect;

use crate::ids::{BASIC, Card, FEAR, Spot};
use crate::purse::{Cost, Icons, Purse, Res};
use crate::verb::Verb;
use crate::words::{WORDS, say};

/// Common to all components.
#[derive(Clone, PartialEq, Debug)]
pub struct Named {
    /// Stable key, used in records and the protocol.
    pub key: String,
    /// Its family: its names are among the game's words as `family-key`.
    pub family: &'static str,
    /// The names in its table, which take precedence: the English one, and those a box owner has written.
    pub given: Vec<(Lang, String)>,
    /// Its place, if it has no name of its own.
    pub place: Option<NamedAfter>,
    /// How sure the printed values are.
    pub confidence: Confidence,
}

/// The place after which a component without a name is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamedAfter {
    /// A site: the sentence of its line, and its column.
    Site(&'static str, u8),
    /// A space of the research track: the sentence of its side, and its row.
    Spot(&'static str, u8),
}

impl Named {
    /// The name in a language, in English where the language has none.
    pub fn say(&self, lang: Lang) -> String {
        let given = |lang| self.given.iter().find(|(of, _)| *of == lang).map(|(_, name)| name.clone());
        given(lang)
            .or_else(|| WORDS.try_say(lang, &format!("{}-{}", self.family, self.key), &[]))
            .or_else(|| given(Lang::EN))
            .unwrap_or_else(|| match self.place {
                Some(NamedAfter::Site(line, column)) => say!(lang, line, column = column),
                Some(NamedAfter::Spot(side, row)) => say!(lang, side, row = row),
                None => self.key.clone(),
            })
    }
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
    /// When played for its effect, it goes to exile instead of the play area.
    pub exiles: bool,
    /// Its effect.
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
    /// Cost of overcoming it.
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
    /// The site's effect.
    pub effect: Effect<Verb>,
    /// Belongs to Twisted Paths.
    pub twisted: bool,
}

/// A kind of idol or research bonus tile.
#[derive(Clone, PartialEq, Debug)]
pub struct KindRow {
    /// Key and names.
    pub name: Named,
    /// Its effect.
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
    /// Its effect.
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
    /// Gains of glass, notebook and lantern on entering.
    pub effects: [Effect<Verb>; 3],
    /// Their points at the end of the game.
    pub points: [i8; 3],
    /// Bonus tiles dealt here with 1 to 4 players (solo counts as 2, and says so here).
    pub bonus: [u8; 4],
    /// The Lost Temple: arrival points instead, bonus stack, no notebook.
    pub temple: bool,
    /// The assistants of the rescue stack wait here (Snake Temple).
    pub rescue: bool,
    /// An Owl temple tile here: points, minimum number of players, price.
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
    /// 0 for the only bridge between its spaces; parallel ones count from 1 on the left.
    pub lane: u8,
    /// Cost of crossing it.
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
    /// A sentence about it, for people who choose a board.
    pub about: Option<Named>,
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

/// The deed of a rival tile in one round.
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
    /// Advance the glass this many times; one assistant leaves the supply.
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
    /// Which tiles it can replace.
    pub family: Family,
    /// The arrow on its back points left.
    pub left: bool,
    /// Its deeds in rounds I to V.
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
    /// Boards, in the order that their files state.
    pub boards: Vec<BoardRow>,
    /// Rival action tiles.
    pub rival: Vec<RivalRow>,
    /// The rival's objectives, in the order artifact, item, site, research, archaeologists.
    pub objectives: Vec<Named>,
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
