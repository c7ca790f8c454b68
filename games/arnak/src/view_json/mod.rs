//! A view as clients get it: typed documents with readable ids, in the words of the action notation.
//!
//! Everything comes from a [`View`], which holds nothing that its viewer may not know, so this module cannot
//! leak: the only [`State`] it sees is the one inside the view.

mod documents;

use kernel::{Category, ScoreSheet, Viewer};

use crate::ids::{
    Assistant, BASIC, Bonus, Card, Guardian, Idol, ObjectiveTile, Passage, RivalTile, SITES, Site, Space,
    Spot, Tile,
};
use crate::keys::{Key, Keys};
use crate::purse::{Icon, Icons, Purse, Res};
use crate::score;
use crate::setup::Setup;
use crate::state::{BAG, Frame, Player, Rival, SHUFFLES, State, VEILED, VEILED_FEAR};
use crate::tables::Tables;
use crate::tagged::Tagged;
use crate::travel::bits;
use crate::validate::{count, members};
use crate::view::View;

pub use documents::*;

/// The view as a document.
pub(crate) fn document(t: &Tables, view: &View) -> ViewDoc {
    let s = view.known();
    let w = Writer { k: Keys::new(t, s.options.board), view, s };
    let k = w.k;
    let level = |level: u8| {
        let mask = t.level[level as usize - 1];
        let bottom: Vec<Tile> =
            s.tile_bottom.iter().copied().filter(|tile| mask & (1 << tile.0) != 0).collect();
        let size = (s.tile_bag & mask).count_ones() + bottom.len() as u32;
        SiteStackDoc { level, size, bottom: k.words(bottom.into_iter()) }
    };
    ViewDoc {
        viewer: match view.viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        },
        setup: Setup::of(t, s.options),
        round: s.round,
        first: s.first,
        turn: s.turn,
        passed: members(u32::from(s.passed)).collect(),
        main_used: s.main_used,
        pending: pending(s),
        travel: icons(s.pool),
        row: w.places(&s.row),
        staff: s.round,
        items: w.pile(s.item_bag, s.item_top),
        artifacts: w.pile(s.artifact_bag, s.artifact_top),
        exiled: k.words(bits(s.exiled)),
        fear: s.fear,
        sites: (0..SITES as u8).map(|site| w.site(Site(site))).collect(),
        site_stacks: vec![level(1), level(2)],
        guardian_stack: s.guardian_bag.count_ones(),
        supply: s.supply.iter().map(|x| SupplyDoc { top: k.word(x.top), below: x.below }).collect(),
        rescue: w.places::<Assistant>(&s.rescue),
        research: w.research(),
        altars: k
            .rows()
            .altars
            .iter()
            .zip(s.altar_cards)
            .map(|(row, card)| AltarDoc { id: row.name.key.clone(), card: k.word(card) })
            .collect(),
        reserve: s.reserve,
        players: (0..s.options.players as usize).map(|seat| w.player(seat)).collect(),
        rival: (s.options.players == 1).then(|| w.rival(&s.rival)),
        looking: s.look.iter().map(|&mark| w.marked(mark)).collect(),
        scores: scores(&w.sheet()),
    }
}

fn pending(s: &State) -> PendingDoc {
    match s.stack.last() {
        None => PendingDoc { kind: "over", seat: None, what: None },
        Some(Frame::Chance(chance)) => PendingDoc { kind: "chance", seat: None, what: Some(chance.word()) },
        Some(&Frame::Keep { seat }) => PendingDoc { kind: "player", seat: Some(seat), what: Some("keep") },
        Some(frame) => PendingDoc { kind: "player", seat: Some(s.turn), what: Some(frame.word()) },
    }
}

fn icons(icons: Icons) -> IconsDoc {
    let [boot, ship, car, plane] = Icon::ALL.map(|icon| icons.get(icon));
    IconsDoc { boot, ship, car, plane }
}

fn resources(purse: Purse) -> ResourcesDoc {
    let [coin, compass, tablet, arrowhead, jewel, dark] = Res::ALL.map(|res| purse.get(res));
    ResourcesDoc { coin, compass, tablet, arrowhead, jewel, dark }
}

fn tiles([low, middle, high]: [u8; 3]) -> TilesDoc {
    TilesDoc { low, middle, high }
}

fn scores(sheet: &ScoreSheet) -> ScoresDoc {
    let id = |category: &Category| category.id;
    ScoresDoc {
        categories: sheet.categories.iter().map(id).collect(),
        points: sheet.rows.iter().map(|row| row.points.clone()).collect(),
        totals: sheet.rows.iter().map(|row| row.total).collect(),
    }
}

struct Writer<'a> {
    k: Keys<'a>,
    view: &'a View,
    s: &'a State,
}

impl Writer<'_> {
    fn places<K: Key>(&self, ids: &[K]) -> Vec<Option<String>> {
        ids.iter().map(|&id| self.k.word(id)).collect()
    }

    fn pile(&self, bag: u128, top: Card) -> PileDoc {
        PileDoc { size: bag.count_ones() + u32::from(top.is_some()), top: self.k.word(top) }
    }

    /// Cards in table order, then Fear.
    fn cards(&self, set: u128, fear: u8) -> Vec<String> {
        let mut cards = self.k.words(bits(set));
        cards.extend(std::iter::repeat_n(self.k.t.rows.fear.name.key.clone(), fear as usize));
        cards
    }

    fn site(&self, site: Site) -> SiteDoc {
        let s = self.s;
        let word = |space: Space| self.k.word(space).unwrap_or_default();
        let figure = |space: Space| {
            let seats = &s.players[..s.options.players as usize];
            let seat = seats.iter().position(|player| player.figures.contains(&space));
            let rival = s.rival.figures & (1 << space.0) != 0;
            seat.map(|seat| OwnerDoc::Seat(seat as u8)).or_else(|| rival.then_some(OwnerDoc::Rival("rival")))
        };
        let idol = s.idols[site.at()];
        let (up, down) = self.k.t.boards[self.k.board as usize].idols[site.at()];
        SiteDoc {
            id: self.k.word(site).unwrap_or_default(),
            component: self.k.rows().sites[site.at()].name.key.clone(),
            level: site.level(),
            spaces: members(site.spaces())
                .map(Space)
                .map(|space| SpaceDoc {
                    id: word(space),
                    blocked: s.blocked & (1 << space.0) != 0,
                    figure: figure(space),
                })
                .collect(),
            tile: self.k.word(s.tiles[site.at()]),
            guardian: self.k.word(s.guardians[site.at()]),
            idol: self.k.word::<Idol>(idol),
            // All idols of a site are taken together.
            face_down_idols: if up > 0 && idol.is_none() { 0 } else { down },
        }
    }

    fn research(&self) -> ResearchDoc {
        let (s, k) = (self.s, self.k);
        let board = &k.t.boards[k.board as usize];
        let spaces = k.rows().track.iter().map(|row| {
            let spot = row.spot();
            let (first, n) = board.bonus[spot.at()];
            SpotDoc {
                id: k.word(spot).unwrap_or_default(),
                component: row.name.key.clone(),
                bonus: self.places::<Bonus>(&s.bonus[first as usize..(first + n) as usize]),
                wall: s.walls & (1 << spot.0) != 0,
                marked: s.rival.marked & (1 << spot.0) != 0,
            }
        });
        let stacks = k.rows().stacks.iter().zip(s.stacks);
        ResearchDoc {
            spaces: spaces.collect(),
            temple_bonus: self.places::<Bonus>(&s.temple_bonus),
            temple_stacks: stacks
                .map(|(row, size)| TempleStackDoc { id: row.name.key.clone(), size })
                .collect(),
            passages: k.words(members(u32::from(s.passages)).map(Passage)),
        }
    }

    fn player(&self, seat: usize) -> PlayerDoc {
        let k = self.k;
        let player = &self.s.players[seat];
        PlayerDoc {
            resources: resources(player.purse),
            hand: HandDoc {
                size: self.view.hand_size(seat),
                cards: self.cards(player.hand, player.hand_fear),
                unknown: self.view.veiled_cards(seat),
            },
            play: self.cards(player.play, player.play_fear),
            deck: self.deck(seat, player),
            exiled_basics: k.words(members(u32::from(player.exiled_basics)).map(|bit| Card(BASIC + bit))),
            fear_tiles: player.fear_tiles,
            figures: self.places::<Space>(&player.figures),
            assistants: (0..2)
                .map(|at| {
                    k.word(player.assistants[at]).map(|id| AssistantDoc {
                        id,
                        gold: player.gold & (1 << at) != 0,
                        ready: player.ready(at),
                    })
                })
                .collect(),
            guardians: members(player.guardians)
                .filter_map(|at| {
                    let id = k.word(Guardian(at))?;
                    Some(GuardianDoc { id, ready: player.used_boons & (1 << at) == 0 })
                })
                .collect(),
            idols: player.idols,
            slotted: player.slotted,
            tokens: self.tokens(player.tokens),
            passage: k.word(Passage(player.passage)),
            arrival: (player.arrival > 0).then_some(player.arrival),
            temple_tiles: tiles(player.temple_tiles),
            pairs: player.pairs.0,
            pair_idols: player.pairs.1,
            altars: player.altars[..k.rows().altars.len().min(player.altars.len())].to_vec(),
            shielded: player.shielded,
            all_planes: player.all_planes,
        }
    }

    /// Cards of a shuffle that are in the deck in unknown order. The view counts all that its viewer cannot
    /// locate as being there: cards in the hand, put back and looked at too.
    fn in_bag(&self, seat: usize, r: usize) -> u32 {
        let player = &self.s.players[seat];
        let apart = |marks: &[u8]| count(marks, VEILED + r as u8) as u32;
        let looked = if seat == self.s.turn as usize { apart(&self.s.look) } else { 0 };
        let elsewhere = u32::from(self.view.veiled_of(seat, r)) + apart(&player.deck) + looked;
        u32::from(player.bag_size(r)).saturating_sub(elsewhere)
    }

    fn deck(&self, seat: usize, player: &Player) -> DeckDoc {
        let entries: Vec<DeckEntryDoc> = player
            .deck
            .iter()
            .map(|&mark| match mark {
                BAG..VEILED_FEAR => {
                    let shuffle = mark - BAG;
                    DeckEntryDoc::Unknown { shuffle, cards: self.in_bag(seat, shuffle as usize) }
                }
                VEILED.. => DeckEntryDoc::Unknown { shuffle: mark - VEILED, cards: 1 },
                _ => DeckEntryDoc::Card { card: self.marked(mark).unwrap_or_default() },
            })
            .collect();
        let size = entries.iter().map(|entry| match entry {
            DeckEntryDoc::Card { .. } => 1,
            DeckEntryDoc::Unknown { cards, .. } => *cards,
        });
        let shuffles = (0..SHUFFLES)
            .map(|r| ShuffleDoc { shuffle: r as u8, cards: self.cards(player.bag(r), player.bag_fear[r]) })
            .filter(|shuffle| !shuffle.cards.is_empty());
        DeckDoc { size: size.sum(), shuffles: shuffles.collect(), from_top: entries }
    }

    /// The card behind a mark, if the viewer knows it.
    fn marked(&self, mark: u8) -> Option<String> {
        match mark {
            0..BAG => self.k.word(Card(mark)),
            VEILED_FEAR..VEILED => Some(self.k.t.rows.fear.name.key.clone()),
            BAG.. => None,
        }
    }

    fn tokens(&self, tokens: [Spot; 3]) -> TokensDoc {
        let [glass, notebook, lantern] = tokens.map(|spot| self.k.word(spot));
        TokensDoc { glass, notebook, lantern }
    }

    fn rival(&self, rival: &Rival) -> RivalDoc {
        let k = self.k;
        RivalDoc {
            figures: k.words(members(rival.figures).map(Space)),
            tiles: k.words(members(rival.tiles).map(RivalTile)),
            unplayed: k.words(members(rival.unplayed).map(RivalTile)),
            current: k.word(RivalTile(rival.current)),
            arrow: [None, Some("left"), Some("right")].get(rival.arrow as usize).copied().flatten(),
            idols: k.words(members(u32::from(rival.idols.0)).map(Idol)),
            face_down_idols: rival.idols.1,
            cards: k.words(bits(rival.cards)),
            guardians: k.words(members(rival.guardians).map(Guardian)),
            tokens: self.tokens(rival.tokens),
            passage: k.word(Passage(rival.passage)),
            arrival: (rival.arrival > 0).then_some(rival.arrival),
            temple_tiles: tiles(rival.temple_tiles),
            altars: rival.altars[..k.rows().altars.len().min(rival.altars.len())].to_vec(),
            objectives: (0..4)
                .filter_map(|place| {
                    let id = k.word(ObjectiveTile(rival.objectives[place]))?;
                    Some(ObjectiveDoc { id, settled: rival.objectives_met & (1 << place) != 0 })
                })
                .collect(),
            objective_points: rival.objective_points,
        }
    }

    /// The score sheet. Which cards a player owns is public, wherever they are; cards the viewer cannot
    /// locate count among those of their shuffle, so their marks are left out.
    fn sheet(&self) -> ScoreSheet {
        let mut s = *self.s;
        for player in &mut s.players {
            player.deck = player.deck.iter().copied().filter(|&mark| mark < VEILED).collect();
        }
        score::sheet(self.k.t, &s)
    }
}
