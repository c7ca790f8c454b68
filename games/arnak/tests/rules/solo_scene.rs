//! Scenes with the rival, and with the things only the temples of Twisted Paths have.

use arnak::action::Action;
use arnak::event::{Event, Kind};
use arnak::ids::{Bonus, Idol, Spot};
use arnak::purse::{Purse, Res};
use arnak::state::State;
use kernel::{Game, Pending, SplitMix};

use crate::scene::{Scene, card, game, site, space, spot, tables};

/// A solo game after the rival's first tile, which was `dig_jewel` and left nothing on the map. The player has an
/// empty hand, deck and purse. `rival` holds the fields of the setup's rival.
pub fn solo(board: &str, rival: &str) -> Scene {
    solo_after(board, rival, "dig_jewel")
}

/// The same after another first tile, one that changes nothing but figures on the map.
pub fn solo_after(board: &str, rival: &str, first: &str) -> Scene {
    let setup = format!(r#"{{"players":1,"board":"{board}","rival":{{{rival}}}}}"#);
    let back = if back_is_left(first) { "left" } else { "right" };
    Scene::dealt(&setup, &format!("arrow {back}; rival {first}")).bare(0).with(|s| s.rival.figures = 0)
}

/// The row of a rival tile.
pub fn rival_tile(key: &str) -> usize {
    tables().rows.rival.iter().position(|row| row.name.key == key).expect("a rival tile")
}

/// Whether the arrow on the back of a tile points left.
pub fn back_is_left(key: &str) -> bool {
    tables().rows.rival[rival_tile(key)].left
}

/// The keys of a set of rival tiles.
pub fn tile_keys(set: u32) -> Vec<&'static str> {
    let rows = tables().rows.rival.iter().enumerate();
    rows.filter(|(at, _)| set & (1 << at) != 0).map(|(_, row)| row.name.key.as_str()).collect()
}

impl Scene {
    /// The player's turn ends without a main action and the rival turns up this tile; the arrow is the one on the
    /// back of the tile after it, which decides between places.
    pub fn rival(&mut self, tile: &str, arrow: &str) -> &mut Scene {
        self.rival_with(tile, arrow, "")
    }

    /// The same with further chance outcomes.
    pub fn rival_with(&mut self, tile: &str, arrow: &str, outcomes: &str) -> &mut Scene {
        let row = rival_tile(tile);
        assert!(self.s.rival.unplayed & (1 << row) != 0, "{tile} is still face down");
        self.s.rival.arrow = if back_is_left(tile) { 1 } else { 2 };
        self.feed(&format!("rival {tile}; arrow {arrow}; {outcomes}"));
        self.s.main_used = true;
        self.events.clear();
        self.act("end")
    }

    /// The events since the rival's last turn began, without the tile itself.
    pub fn deeds(&self) -> Vec<Kind> {
        let ours = |event: &&Event| {
            !matches!(event.kind(), Kind::TurnEnded | Kind::TurnStarted | Kind::RivalTurn | Kind::RowDealt)
        };
        self.events.iter().filter(ours).map(Event::kind).collect()
    }

    /// Idols of one kind on several sites, swapped with what lies elsewhere or is in no place yet.
    pub fn same_idols(self, sites: &str, key: &str) -> Scene {
        let places: Vec<usize> = sites.split_whitespace().map(|at| site(at).at()).collect();
        let kind = tables().rows.idols.iter().position(|row| row.name.key == key).expect("a kind of idol");
        let wanted = Idol(kind as u8);
        self.with(|s| {
            for &at in &places {
                let elsewhere =
                    (0..s.idols.len()).find(|other| !places.contains(other) && s.idols[*other] == wanted);
                match elsewhere {
                    _ if s.idols[at] == wanted => {}
                    Some(other) => s.idols.swap(at, other),
                    None => {
                        s.idol_bag[kind] -= 1;
                        s.idol_bag[s.idols[at].at()] += 1;
                        s.idols[at] = wanted;
                    }
                }
            }
        })
    }

    /// Puts a figure of the rival on a space.
    pub fn rival_at(self, at: &str) -> Scene {
        self.with(|s| s.rival.figures |= 1 << space(at).0)
    }

    /// Whether a figure of the rival stands on a space.
    pub fn rival_is_at(&self, at: &str) -> bool {
        self.s.rival.figures & (1 << space(at).0) != 0
    }

    /// The glass of the rival on a space below the Lost Temple.
    pub fn rival_glass(self, at: &str) -> Scene {
        self.with(|s| s.rival.tokens[0] = spot(at))
    }

    /// A glass of either side in the Lost Temple, arriving next.
    pub fn arrived(self, rival: bool) -> Scene {
        self.with(|s| {
            let temple = tables().boards[s.options.board as usize].temple;
            s.arrivals += 1;
            if rival {
                (s.rival.tokens[0], s.rival.arrival) = (temple, s.arrivals);
            } else {
                (s.players[0].tokens[0], s.players[0].arrival) = (temple, s.arrivals);
            }
        })
    }

    /// Discovers all these sites for no particular player, with tiles in table order.
    pub fn all_found(mut self, sites: &str) -> Scene {
        for at in sites.split_whitespace() {
            let level = tables().level[site(at).level() as usize - 1];
            let tile = (self.s.tile_bag & level).trailing_zeros() as usize;
            let key = tables().rows.tiles[tile].name.key.clone();
            self = self.found(at, &key);
        }
        self
    }

    /// Removes all bonus tiles from the track, as if taken.
    pub fn no_bonus(self) -> Scene {
        self.with(|s| s.bonus = [Bonus::NONE; arnak::state::BONUS_PLACES])
    }

    /// Dark tablets of a seat, out of the reserve.
    pub fn dark(self, seat: usize, n: u8) -> Scene {
        self.with(|s| {
            s.reserve -= n;
            s.players[seat].purse = s.players[seat].purse.plus(Purse::of(Res::Dark, n));
        })
    }

    /// Dark tablets of a seat under an altar (from 1), out of the reserve.
    pub fn under(self, seat: usize, altar: usize, n: u8) -> Scene {
        self.with(|s| {
            s.reserve -= n;
            s.players[seat].altars[altar - 1] += n;
        })
    }

    /// Dark tablets of the rival under an altar.
    pub fn rival_under(self, altar: usize, n: u8) -> Scene {
        self.with(|s| {
            s.reserve -= n;
            s.rival.altars[altar - 1] += n;
        })
    }

    /// An artifact on an altar (from 1).
    pub fn on_altar(self, altar: usize, key: &str) -> Scene {
        self.exiled(key).with(|s| {
            s.exiled &= !card(key).bit();
            s.altar_cards[altar - 1] = card(key);
        })
    }

    /// A seat's glass went into a passage (from 1): its reward is taken and the lantern stands on a space.
    pub fn inside(self, seat: usize, passage: u8, lantern: &str) -> Scene {
        self.with(|s| {
            let data = tables().boards[s.options.board as usize].passages[passage as usize - 1];
            s.passages &= !(1 << (passage - 1));
            let player = &mut s.players[seat];
            player.passage = passage - 1;
            player.tokens[0] = data.from;
            player.tokens[2] = spot(lantern);
            match data.class {
                u8::MAX => player.idols += 1,
                class => player.temple_tiles[class as usize] += 1,
            }
        })
    }

    /// Owl tiles of these spaces are with a seat.
    pub fn walls_of(self, seat: usize, spots: &str) -> Scene {
        self.with(|s| {
            for at in spots.split_whitespace() {
                let (class, _) = tables().boards[s.options.board as usize].walls[spot(at).at()];
                assert!(s.walls & (1 << spot(at).0) != 0, "a tile lies on {at}");
                s.walls &= !(1 << spot(at).0);
                s.players[seat].temple_tiles[class as usize] += 1;
            }
        })
    }

    /// Idols in the crates of a seat, from sites discovered since.
    pub fn crates(self, seat: usize, sites: &str) -> Scene {
        let n = sites.split_whitespace().count() as u8;
        self.all_found(sites).with(|s| s.players[seat].idols += n)
    }

    /// The kind of the face-up idol of a site.
    pub fn idol_at(&self, at: &str) -> Idol {
        self.s.idols[site(at).at()]
    }

    /// Whether an Owl tile still lies on a space.
    pub fn wall_at(&self, at: &str) -> bool {
        self.s.walls & (1 << spot(at).0) != 0
    }

    /// Where a token of the rival is, as notation; `-` if it is off the track.
    pub fn rival_token(&self, which: usize) -> String {
        spot_text(self.s.rival.tokens[which])
    }

    /// Where a token of a seat is.
    pub fn token_at(&self, seat: usize, which: usize) -> String {
        spot_text(self.s.players[seat].tokens[which])
    }

    /// The keys of the assistants on top of the supply stacks.
    pub fn tops(&self) -> Vec<String> {
        let key = |a: arnak::ids::Assistant| tables().rows.assistants[a.at()].name.key.clone();
        self.s.supply.iter().map(|supply| key(supply.top)).collect()
    }
}

fn spot_text(spot: Spot) -> String {
    if spot.is_none() {
        return String::from("-");
    }
    let text = game().phrase(Action::Wall(spot)).text();
    text.trim_start_matches("wall ").to_string()
}

/// Plays random games of a setup to the end and shows every step to `look`: the position before, the action, the
/// position after.
pub fn random_games(setup: &str, games: u64, look: impl FnMut(&State, Action, &State)) {
    let setup = game().setup(&serde_json::from_str(setup).expect("a setup is JSON")).expect("a valid setup");
    random_from(&game().start(&setup), games, look);
}

/// The same from a position on.
pub fn random_from(start: &State, games: u64, mut look: impl FnMut(&State, Action, &State)) {
    for seed in 0..games {
        let mut rng = SplitMix::new(seed);
        let mut s = *start;
        let mut actions = Vec::new();
        while game().pending(&s) != Pending::Over {
            game().legal(&s, &mut actions);
            let action = if matches!(game().pending(&s), Pending::Chance(_)) {
                kernel::chance::sample(game(), &s, &mut actions, &mut rng)
            } else {
                actions[rng.below(actions.len() as u32) as usize]
            };
            let before = s;
            game().apply(&mut s, action, &mut ()).expect("a listed action is possible");
            look(&before, action, &s);
        }
    }
}
