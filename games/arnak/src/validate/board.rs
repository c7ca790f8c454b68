//! The map, the research track and the supply board.

use super::{Census, Check, members};
use crate::errors::{Family, PositionError, Who, Zone};
use crate::ids::{Assistant, Guardian, SITES, SPACES, Site, Space, Tile};
use crate::purse::Res;
use crate::save::VALUES;
use crate::state::{ALTARS, Chance, Frame, KINDS, Task};
use crate::tables::KindRow;

impl Check<'_> {
    /// Sites, their tiles and guardians, and the figures on them.
    pub(super) fn map(&mut self) {
        let s = self.s;
        let mut tiles = Census::new();
        tiles.all(members(s.tile_bag).map(Tile), &Zone::SiteStacks);
        tiles.all(s.tile_bottom.iter().copied(), &Zone::SiteBottom);
        tiles.all(s.tiles.into_iter(), &Zone::Map);
        tiles.all(
            s.stack.iter().filter_map(|frame| match frame {
                Frame::Task(Task::ScoutDone { tile }) => Some(*tile),
                _ => None,
            }),
            &Zone::Scouted,
        );
        let fits = |twisted: bool| !twisted || s.options.twisted;
        let in_game = |flags: &mut dyn Iterator<Item = bool>| -> Vec<u8> {
            flags.enumerate().filter(|&(_, twisted)| fits(twisted)).map(|(at, _)| at as u8).collect()
        };
        let expected = in_game(&mut self.t.rows.tiles.iter().map(|row| row.twisted));
        let expected: Vec<_> = expected.into_iter().map(Tile).collect();
        self.problems.extend(tiles.check(self.k, &expected, false));

        let mut guardians = Census::new();
        guardians.all(members(s.guardian_bag).map(Guardian), &Zone::GuardianStack);
        guardians.all(s.guardians.into_iter(), &Zone::Map);
        guardians.all(members(s.rival.guardians).map(Guardian), &Zone::RivalGuardians);
        for (seat, player) in self.players() {
            guardians.all(members(player.guardians).map(Guardian), &Zone::Guardians { seat });
        }
        let expected = in_game(&mut self.t.rows.guardians.iter().map(|row| row.twisted));
        let expected: Vec<_> = expected.into_iter().map(Guardian).collect();
        self.problems.extend(guardians.check(self.k, &expected, false));

        for site in (0..SITES as u8).map(Site) {
            let tile = s.tiles[site.at()];
            let level = self.t.rows.tiles.get(tile.at()).map(|row| row.level);
            let name = self.name(site);
            self.hold(tile.is_none() || level == Some(site.level()), || PositionError::TileLevel {
                name,
                level: site.level(),
            });
        }
        self.figures();
    }

    fn figures(&mut self) {
        let s = self.s;
        let mut taken = s.rival.figures;
        self.hold(taken < 1 << SPACES, || PositionError::RivalOffMap);
        self.hold(taken & s.blocked == 0, || PositionError::RivalBlocked);
        let mut standing: Vec<(Who, Space)> =
            members(taken & ((1 << SPACES) - 1)).map(|space| (Who::Rival, Space(space))).collect();
        for (seat, player) in self.players() {
            for figure in player.figures.into_iter().filter(|figure| figure.is_some()) {
                if figure.at() >= SPACES {
                    self.problems.push(PositionError::OffMap { seat });
                    continue;
                }
                let name = self.name(figure);
                let bit = 1 << figure.0;
                self.hold(taken & bit == 0, || PositionError::TwoFigures { name: name.clone() });
                self.hold(s.blocked & bit == 0, || PositionError::OnBlocked { seat, name });
                taken |= bit;
                standing.push((Who::Seat { seat }, figure));
            }
        }
        for (who, figure) in standing {
            let site = figure.site();
            let name = self.name(site);
            let being_found = s.stack.iter().any(|frame| match *frame {
                Frame::Task(Task::TakeIdols { site: at } | Task::RevealTile { site: at })
                | Frame::Chance(Chance::Tile { site: at } | Chance::RivalSite { site: at }) => at == site,
                _ => false,
            });
            self.hold(site.level() == 0 || s.tiles[site.at()].is_some() || being_found, || {
                PositionError::Undiscovered { who, name }
            });
        }
    }

    pub(super) fn assistants(&mut self) {
        let s = self.s;
        let mut census = Census::new();
        census.all(members(s.assistant_bag).map(Assistant), &Zone::UnseenAssistants);
        census.all(s.supply.iter().map(|supply| supply.top), &Zone::Supply);
        census.all(s.rescue.iter().copied(), &Zone::Rescue);
        for (seat, player) in self.players() {
            census.all(player.assistants.into_iter(), &Zone::Assistants { seat });
        }
        let rows = self.t.rows.assistants.iter().enumerate();
        let expected: Vec<_> = rows
            .filter(|(_, row)| !row.twisted || s.options.twisted)
            .map(|(at, _)| Assistant(at as u8))
            .collect();
        // In a solo game the rival takes assistants out of the game.
        self.problems.extend(census.check(self.k, &expected, self.solo()));
        let places: u32 = s.supply.iter().map(|supply| u32::from(supply.below)).sum::<u32>()
            + s.rescue.iter().filter(|a| a.is_none()).count() as u32;
        let bag = s.assistant_bag.count_ones();
        self.hold(places == bag, || PositionError::FaceDown { n: bag, places });
        for (stack, supply) in s.supply.iter().enumerate() {
            let next = Frame::Chance(Chance::Supply { stack: stack as u8 });
            let waits = self.setting_up() || s.stack.last() == Some(&next);
            self.hold(supply.top.is_some() || supply.below == 0 || waits, || PositionError::SupplyTop {
                n: stack + 1,
            });
        }
        self.hold(s.rescue_known == 0 || s.rescue.iter().all(|a| a.is_some()), || PositionError::RescueKnown);
        let waits = self.setting_up() || s.stack.last() == Some(&Frame::Chance(Chance::Rescue { place: 0 }));
        let open = waits || s.rescue.first().is_none_or(|a| a.is_some());
        self.hold(open, || PositionError::RescueTop);
        let room = if self.board.rescue.is_some() { s.setup_players() as usize } else { 0 };
        self.hold(s.rescue.len() <= room, || PositionError::RescueRoom { most: room });
    }

    /// Idols: on sites, in the box, and as many with players as were taken.
    pub(super) fn idols(&mut self) {
        let s = self.s;
        let mut on_map = [0u32; KINDS];
        let mut taken = 0;
        let mut bare = 0u32;
        for site in (0..SITES as u8).map(Site) {
            let (up, down) = self.board.idols[site.at()];
            let idol = s.idols[site.at()];
            let name = self.name(site);
            if idol.is_some() {
                self.hold(up > 0, || PositionError::NoIdolThere { name: name.clone() });
                self.hold(s.tiles[site.at()].is_none(), || PositionError::IdolLeft { name: name.clone() });
                on_map[idol.at().min(KINDS - 1)] += 1;
                self.hold(idol.at() < self.t.rows.idols.len(), || PositionError::UnknownIdol { name });
            } else if !self.setting_up() {
                bare += u32::from(up);
                taken += u32::from(up) + u32::from(down);
                let being_found = s.stack.iter().any(|frame| match *frame {
                    Frame::Task(Task::RevealTile { site: at } | Task::Awaken { site: at })
                    | Frame::Chance(Chance::Tile { site: at } | Chance::RivalSite { site: at }) => at == site,
                    _ => false,
                });
                self.hold(up == 0 || s.tiles[site.at()].is_some() || being_found, || {
                    PositionError::IdolGone { name }
                });
            }
        }
        let all = kinds_in_box(&self.t.rows.idols, s.options.twisted);
        self.kinds(&Family::Idol, &self.t.rows.idols, all, s.idol_bag, on_map, bare);
        for (at, _) in self.board.stacks.iter().enumerate().filter(|(_, stack)| stack.idol) {
            let count = self.board.stack_count[at][s.options.players as usize - 1];
            taken += u32::from(count.saturating_sub(s.stacks[at]));
        }
        let idols = self.row.passages.iter().enumerate().filter(|(_, passage)| passage.tile == 0);
        taken += idols.filter(|(at, _)| s.passages & (1 << at) == 0).count() as u32;
        let mut held = s.rival.idols.0.count_ones() + u32::from(s.rival.idols.1);
        for (_, player) in self.players() {
            held += u32::from(player.idols) + u32::from(player.slotted) + u32::from(player.pairs.1);
        }
        self.hold(held <= taken, || PositionError::IdolsHeld { held, taken });
    }

    /// Tiles of a family counted by kind: as many are gone as places were emptied.
    fn kinds(
        &mut self,
        what: &Family,
        rows: &[KindRow],
        all: [u32; KINDS],
        bag: [u8; KINDS],
        placed: [u32; KINDS],
        gone: u32,
    ) {
        let mut missing = 0;
        for kind in 0..KINDS {
            let there = u32::from(bag[kind]) + placed[kind];
            let key = rows.get(kind).map_or("unknown", |row| row.name.key.as_str());
            self.hold(there <= all[kind], || PositionError::Kinds {
                n: there,
                what: what.clone(),
                key: key.into(),
                wanted: all[kind],
            });
            missing += all[kind].saturating_sub(there);
        }
        // The rival removes tiles that no player has looked at, so they still count as unseen.
        let unseen = if self.solo() { gone.saturating_sub(missing) } else { 0 };
        self.hold(missing + unseen == gone, || PositionError::KindsGone {
            n: missing,
            what: what.clone(),
            gone,
        });
    }

    /// The research track: bonus tiles, the Lost Temple stack, arrivals.
    pub(super) fn track(&mut self) {
        let s = self.s;
        let n = s.options.players as usize - 1;
        let mut placed = [0u32; KINDS];
        let mut gone = 0;
        let mut on_track = 0u32;
        for spot in &self.row.track {
            let (first, count) = self.board.bonus[spot.spot().at()];
            let dealt = self.board.bonus_dealt[spot.spot().at()][n];
            for nth in 0..count {
                let place = (first + nth) as usize;
                on_track |= 1 << place;
                let tile = s.bonus[place];
                let key = &spot.name.key;
                if tile.is_none() {
                    gone += u32::from(nth < dealt && !self.setting_up());
                } else if tile.at() >= self.t.rows.bonuses.len() {
                    self.problems.push(PositionError::UnknownBonus { key: key.clone() });
                } else {
                    placed[tile.at()] += 1;
                    self.hold(nth < dealt, || PositionError::ManyBonus { key: key.clone(), most: dealt });
                }
            }
        }
        let stray =
            s.bonus.iter().enumerate().any(|(place, tile)| tile.is_some() && on_track & (1 << place) == 0);
        self.hold(!stray, || PositionError::StrayBonus);
        let room = if self.board.temple.is_some() { s.setup_players() as usize } else { 0 };
        let stack = s.temple_bonus.len();
        self.hold(stack <= room, || PositionError::TempleRoom { most: room });
        gone += room.saturating_sub(stack) as u32;
        for tile in s.temple_bonus.iter().filter(|tile| tile.is_some()) {
            if let Some(n) = placed.get_mut(tile.at()) {
                *n += 1;
            } else {
                self.problems.push(PositionError::TempleUnknown);
            }
        }
        self.hold(s.temple_known == 0 || s.temple_bonus.iter().all(|tile| tile.is_some()), || {
            PositionError::TempleKnown
        });
        let all = kinds_in_box(&self.t.rows.bonuses, s.options.twisted);
        self.kinds(&Family::Bonus, &self.t.rows.bonuses, all, s.bonus_bag, placed, gone);

        let mut ranks: Vec<u8> = self.players().map(|(_, player)| player.arrival).collect();
        if self.solo() {
            ranks.push(s.rival.arrival);
        }
        ranks.retain(|&rank| rank > 0);
        ranks.sort_unstable();
        let wanted: Vec<u8> = (1..=ranks.len() as u8).collect();
        let said = |ranks: &[u8]| ranks.iter().map(ToString::to_string).collect();
        self.hold(ranks == wanted && ranks.len() == s.arrivals as usize, || PositionError::Arrivals {
            found: said(&ranks),
            wanted: said(&wanted),
        });
    }

    /// Temple tiles are in their stacks or with the players who took them.
    pub(super) fn temple_tiles(&mut self) {
        let s = self.s;
        let n = s.options.players as usize - 1;
        let mut taken = [0u32; 3];
        for (at, &left) in s.stacks.iter().enumerate() {
            let Some(stack) = self.board.stacks.get(at) else {
                self.hold(left == 0, || PositionError::NoSuchStack);
                continue;
            };
            let start = self.board.stack_count[at][n];
            let key = &self.row.stacks[at].name.key;
            self.hold(left <= start, || PositionError::StackTiles { key: key.clone(), n: left, most: start });
            if !stack.idol {
                taken[stack.class as usize] += u32::from(start.saturating_sub(left));
            }
        }
        for spot in &self.row.track {
            let Some((_, least, _)) = spot.wall else { continue };
            if s.setup_players() >= least && s.walls & (1 << spot.spot().0) == 0 {
                taken[self.board.walls[spot.spot().at()].0 as usize] += 1;
            }
        }
        for (at, passage) in self.board.passages.iter().enumerate() {
            if s.passages & (1 << at) == 0 && passage.class != u8::MAX {
                taken[passage.class as usize] += 1;
            }
        }
        let owners = self.players().map(|(_, player)| player.temple_tiles).chain([s.rival.temple_tiles]);
        let mut held = [0u32; 3];
        for tiles in owners {
            for (sum, n) in held.iter_mut().zip(tiles) {
                *sum += u32::from(n);
            }
        }
        for (class, value) in VALUES.into_iter().enumerate() {
            let (held, taken) = (held[class], taken[class]);
            self.hold(held == taken, || PositionError::TempleTiles { taken, value, held });
        }
    }

    /// Checks specific to the temples of Twisted Paths.
    pub(super) fn twisted_paths(&mut self) {
        let s = self.s;
        let altars = |altars: [u8; ALTARS]| altars.iter().map(|&n| u32::from(n)).sum::<u32>();
        let mut dark = u32::from(s.reserve) + altars(s.rival.altars);
        for (_, player) in self.players() {
            dark += u32::from(player.has(Res::Dark)) + altars(player.altars);
        }
        let wanted = self.row.reserve.len() as u32 * u32::from(s.setup_players());
        self.hold(dark == wanted, || PositionError::DarkTablets { n: dark, wanted });
        let beyond =
            s.altar_cards.iter().enumerate().any(|(at, card)| card.is_some() && at >= self.row.altars.len());
        self.hold(!beyond, || PositionError::NoAltar);
        for (seat, player) in self.players() {
            let (slots, filled) = player.pairs;
            let tiles: u8 = player.temple_tiles.iter().fold(0, |sum, &n| sum.saturating_add(n));
            self.hold(filled <= slots, || PositionError::PairIdols { seat });
            self.hold(slots == 0 || self.row.lantern && slots <= tiles / 2, || PositionError::Pairs { seat });
        }
        let n = s.setup_players();
        let walls = self.row.track.iter().filter(|spot| spot.wall.is_some_and(|(_, least, _)| n >= least));
        let walls = walls.fold(0u64, |set, spot| set | 1 << spot.spot().0);
        self.hold(s.walls & !walls == 0, || PositionError::StrayWall);
        self.hold(s.rival.marked & !s.walls == 0, || PositionError::MarkedWall);
        self.hold((s.passages as usize) < 1 << self.row.passages.len(), || PositionError::BoardPassage);
        let mut inside: Vec<u8> = self.players().map(|(_, player)| player.passage).collect();
        if self.solo() {
            inside.push(s.rival.passage);
        }
        for (at, passage) in self.row.passages.iter().enumerate() {
            let inside = inside.iter().filter(|&&used| used as usize == at).count();
            let open = s.passages & (1 << at) != 0;
            let key = &passage.name.key;
            self.hold(inside == usize::from(!open), || {
                let (n, key) = (inside, key.clone());
                if open {
                    PositionError::OpenPassage { n, key }
                } else {
                    PositionError::UsedPassage { n, key }
                }
            });
        }
        let rooms = self.players().map(|(_, player)| player.altars).chain([s.rival.altars]).flatten();
        let fullest = rooms.max().unwrap_or(0);
        self.hold(fullest <= 3, || PositionError::AltarTablets);
    }
}

/// How many tiles of each kind the boxes in use hold.
fn kinds_in_box(rows: &[KindRow], twisted: bool) -> [u32; KINDS] {
    let mut all = [0; KINDS];
    for (n, row) in all.iter_mut().zip(rows) {
        *n = u32::from(row.copies) + if twisted { u32::from(row.twisted) } else { 0 };
    }
    all
}
