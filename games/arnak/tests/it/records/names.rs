//! Names for what fixtures must use, so that a missing one can be looked for.

use arnak::Arnak;
use arnak::ids::{Site, Spot};
use arnak::state::Token;

use super::coverage::{OWL, Use};

/// The name of something missing.
pub(crate) fn name(game: &Arnak, what: Use) -> String {
    let t = &game.tables;
    let rows = &t.rows;
    let board = |at: u8| &rows.boards[at as usize].name.key;
    let place = |b: u8, site: Site| &rows.boards[b as usize].sites[site.at()].name.key;
    let row =
        |b: u8, spot: Spot| t.spot(b, spot).map_or_else(|| format!("{spot:?}"), |spot| spot.name.key.clone());
    let owners = owners(game);
    let owner = |pc: u16| {
        let at = owners.partition_point(|&(start, _)| start <= pc);
        at.checked_sub(1).map_or("nothing", |at| owners[at].1.as_str())
    };
    match what {
        Use::Verb(verb) => format!("the action {verb:?}"),
        Use::Event(kind) => format!("the event {kind:?}"),
        Use::Ending(ending) => format!("the ending {ending:?}"),
        Use::Finished(b, players) => format!("a finished game of {players} on {}", board(b)),
        Use::Played(card) => format!("playing {}", t.card(card).name.key),
        Use::Bought(card) => format!("buying {}", t.card(card).name.key),
        Use::Resolved(card) => format!("using {} at once", t.card(card).name.key),
        Use::Travelled(card) => format!("travelling with {}", t.card(card).name.key),
        Use::Found(tile) => format!("finding {}", rows.tiles[tile.at()].name.key),
        Use::Dug(tile) => format!("digging at {}", rows.tiles[tile.at()].name.key),
        Use::Overcame(guardian) => format!("overcoming {}", rows.guardians[guardian.at()].name.key),
        Use::Boon(guardian) => format!("the boon of {}", rows.guardians[guardian.at()].name.key),
        Use::Assisted(assistant, gold) => {
            let side = if gold { "gold" } else { "silver" };
            format!("the {side} side of {}", rows.assistants[assistant.at()].name.key)
        }
        Use::TookIdol(idol) => format!("the idol {}", rows.idols[idol.at()].name.key),
        Use::TookBonus(bonus) => format!("the bonus tile {}", rows.bonuses[bonus.at()].name.key),
        Use::Slot(at) => format!("the slot effect {}", rows.slots[at as usize].name.key),
        Use::Visited(b, space) => format!("a dig at {} ({space:?})", place(b, space.site())),
        Use::Discovered(b, s) => format!("the discovery of {}", place(b, s)),
        Use::Researched(b, token, s) => format!("the {} on {} of {}", token.key(), row(b, s), board(b)),
        Use::Lane(b, s, lane) => format!("bridge {lane} to {} of {}", row(b, s), board(b)),
        Use::Boxes(b, twisted) => format!("{} with twisted_paths {twisted}", board(b)),
        Use::Objectives(n) => format!("a rival with {n} objectives"),
        Use::Priority => "the priority option".into(),
        Use::NamedTiles => "rival tiles named in the setup".into(),
        Use::TempleTile(b, stack) => {
            format!("the stack {} of {}", rows.boards[b as usize].stacks[stack.at()].name.key, board(b))
        }
        Use::Arrived(b, place) => format!("arrival {place} in the Lost Temple of {}", board(b)),
        Use::Altar(altar) => format!("altar {}", altar + 1),
        Use::AltarArtifact(altar) => format!("an artifact on altar {}", altar + 1),
        Use::RivalAltar(altar) => format!("the rival at altar {}", altar + 1),
        Use::Passage(passage) => format!("passage {}", passage + 1),
        Use::RivalPassage(passage) => format!("the rival in passage {}", passage + 1),
        Use::Wall(s) => format!("the wall tile of {}", row(OWL, s)),
        Use::Rival(tile, round) => {
            format!("the rival tile {} in round {round}", rows.rival[tile as usize].name.key)
        }
        Use::ObjectiveMet(at) => format!("the player meets {}", rows.objectives[at as usize].key),
        Use::ObjectiveLost(at) => format!("the rival meets {}", rows.objectives[at as usize].key),
        Use::Branch(pc, i) => format!("branch {} of a choice of {}", i + 1, owner(pc)),
        Use::Paid(pc) => format!("the payment of {} ({pc})", owner(pc)),
    }
}

/// Where the effects of all components start.
fn owners(game: &Arnak) -> Vec<(u16, String)> {
    let t = &game.tables;
    let rows = &t.rows;
    let mut owners: Vec<(u16, String)> = Vec::new();
    owners.extend(rows.cards().map(|(card, row)| (t.pc[card.at()], row.name.key.clone())));
    for (row, data) in rows.assistants.iter().zip(&t.assistants) {
        owners.push((data.pc[0], format!("{}, silver", row.name.key)));
        owners.push((data.pc[1], format!("{}, gold", row.name.key)));
    }
    owners.extend(rows.guardians.iter().zip(&t.guardians).map(|(row, data)| (data.pc, row.name.key.clone())));
    owners.extend(rows.tiles.iter().zip(&t.tile).map(|(row, &pc)| (pc, row.name.key.clone())));
    owners.extend(rows.idols.iter().zip(&t.idol).map(|(row, &pc)| (pc, row.name.key.clone())));
    owners.extend(rows.bonuses.iter().zip(&t.bonus).map(|(row, &pc)| (pc, row.name.key.clone())));
    owners.push((t.slots, "idol slots".into()));
    for (row, data) in rows.boards.iter().zip(&t.boards) {
        for (at, site) in row.sites.iter().enumerate() {
            owners.push((data.camp[at], format!("{} of {}", site.name.key, row.name.key)));
            owners.push((data.obscure[at], format!("{} of {}, obscure", site.name.key, row.name.key)));
        }
        for spot in &row.track {
            for token in Token::ALL {
                let pc = data.effect[spot.spot().at()][token as usize];
                owners.push((pc, format!("{} of {} for the {}", spot.name.key, row.name.key, token.key())));
            }
        }
    }
    owners.retain(|&(pc, _)| pc != 0);
    owners.sort();
    owners
}
