//! Counts, and numbers against an independent list.

use arnak::purse::Icons;
use arnak::tables::CardRow;

use super::embedded;

/// Id, price, points and travel icons as printed, noted apart from the tables.
const ITEMS: &str = "
    sea_turtle 3 1 ship+ship
    ostrich 3 1 car+car
    pack_donkey 4 1 car+car
    horse 4 1 car+car
    steam_boat 3 3 ship+ship
    automobile 3 3 car+car
    sturdy_boots 1 1 car+car
    gold_pan 1 1 ship+ship
    trowel 1 1 car
    pickaxe 1 1 car
    hot_air_balloon 2 1 plane
    aeroplane 4 3 plane+plane
    journal 3 1 car+ship
    parrot 2 2 ship
    watch 1 1 ship
    army_knife 3 1 car+ship
    binoculars 4 1 ship
    tent 4 2 car
    fishing_rod 2 2 ship
    precision_compass 4 1 ship
    bow_and_arrows 2 2 car
    carrier_pigeon 2 1 ship
    whip 2 1 car
    rough_map 1 1 ship
    airdrop 2 1 plane
    flask 2 1 ship
    machete 4 1 car
    torch 2 2 ship
    large_backpack 3 1 car
    rope 2 1 ship
    revolver 4 1 ship+ship
    hat 1 1 ship
    bear_trap 2 1 car
    grappling_hook 2 2 car
    lantern 3 2 car
    dog 3 1 car
    brush 3 3 car
    axe 2 2 ship
    chronometer 3 2 ship+ship
    theodolite 3 1 ship
";
const ARTIFACTS: &str = "
    pathfinders_sandals 3 1 plane
    pathfinders_staff 4 1 plane
    war_mask 3 1 plane
    treasure_chest 4 3 plane
    ritual_dagger 4 2 plane
    crystal_earring 4 2 plane
    mortar 3 1 plane
    serpents_gold 3 2 plane
    serpent_idol 2 1 plane
    monkey_medallion 4 2 plane
    idol_of_ara_anu 3 1 plane
    inscribed_blade 2 1 plane
    guardians_ocarina 4 2 plane+plane
    tigerclaw_hairpin 4 2 plane
    war_club 4 1 plane
    sundial 2 1 plane
    traders_scales 4 2 plane
    hunting_arrows 4 1 plane
    coconut_flask 3 2 plane
    cleansing_cauldron 3 1 plane
    ancient_wine 3 1 plane
    decorated_horn 2 1 plane
    ornate_hammer 4 2 plane
    star_charts 4 2 plane
    stone_jar 2 1 plane
    passage_shell 3 1 plane
    ceremonial_rattle 3 2 plane
    sacred_drum 4 1 plane
    traders_coins 3 1 plane
    stone_key 3 2 plane
    obsidian_earring 4 2 plane
    guiding_stone 3 1 plane
    guiding_skull 4 1 plane
    runes_of_the_dead 4 1 plane
    guardians_crown 4 2 plane
";

pub(super) fn travel(icons: Icons) -> String {
    let mut words: Vec<&str> = icons.iter().flat_map(|(icon, n)| vec![icon.key(); n.into()]).collect();
    words.sort_unstable();
    words.join("+")
}

fn printed(cards: &[CardRow]) -> Vec<String> {
    let line = |c: &CardRow| format!("{} {} {} {}", c.name.key, c.cost, c.points, travel(c.icons));
    cards.iter().map(line).collect()
}

#[test]
fn every_card_has_its_printed_numbers() {
    let rows = embedded();
    for (cards, list) in [(&rows.items, ITEMS), (&rows.artifacts, ARTIFACTS)] {
        let list: Vec<&str> = list.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(printed(cards), list);
    }
}

#[test]
fn every_family_is_complete() {
    let rows = embedded();
    assert_eq!(rows.items.len(), 40);
    assert_eq!(rows.artifacts.len(), 35);
    assert_eq!(rows.basics.len(), 4);
    assert_eq!(rows.assistants.iter().filter(|row| !row.twisted).count(), 12);
    assert_eq!(rows.assistants.iter().filter(|row| row.twisted).count(), 8);
    assert_eq!(rows.guardians.iter().filter(|row| !row.twisted).count(), 15);
    assert_eq!(rows.guardians.iter().filter(|row| row.twisted).count(), 4);
    let tiles = |level, twisted| {
        rows.tiles.iter().filter(|tile| tile.level == level && tile.twisted == twisted).count()
    };
    assert_eq!([tiles(1, false), tiles(2, false), tiles(1, true), tiles(2, true)], [10, 6, 2, 2]);
    assert_eq!(rows.idols.iter().map(|kind| kind.copies).sum::<u8>(), 16);
    assert_eq!(rows.idols.iter().map(|kind| kind.twisted).sum::<u8>(), 10);
    assert_eq!(rows.bonuses.iter().map(|kind| kind.copies).sum::<u8>(), 18);
    assert_eq!(rows.bonuses.iter().map(|kind| kind.twisted).sum::<u8>(), 6);
    assert_eq!(rows.slots.len(), 5);
    assert_eq!(rows.rival.len(), 15 + 7);
    assert_eq!(rows.objectives.len(), 5);
    let keys: Vec<&str> = rows.boards.iter().map(|board| board.name.key.as_str()).collect();
    assert_eq!(keys, ["bird", "snake", "spider", "owl"]);
    let sizes: Vec<(usize, usize)> = rows.boards.iter().map(|b| (b.track.len(), b.edges.len())).collect();
    assert_eq!(sizes, [(15, 20), (15, 20), (15, 18), (17, 23)]);
}

#[test]
fn owl_tiles_add_up_to_those_in_the_box() {
    // Twelve tiles of 1 point, eight of 5, four of 10.
    let rows = embedded();
    let owl = &rows.boards[3];
    let mut tiles = std::collections::BTreeMap::new();
    for spot in &owl.track {
        if let Some((points, _, _)) = spot.wall {
            *tiles.entry(points).or_insert(0) += 1;
        }
    }
    for passage in owl.passages.iter().filter(|passage| passage.tile > 0) {
        *tiles.entry(passage.tile).or_insert(0) += 1;
    }
    for stack in owl.stacks.iter().filter(|stack| !stack.idol) {
        *tiles.entry(stack.points).or_insert(0) += stack.count[3];
    }
    assert_eq!(tiles.into_iter().collect::<Vec<_>>(), [(1, 12), (5, 8), (10, 4)]);
}

#[test]
fn arrows_of_every_choice_of_ten_tiles_are_balanced() {
    let rows = embedded();
    for colour in 0..=2 {
        let digs = rows.rival.iter().take(5);
        let others = rows
            .rival
            .iter()
            .skip(5)
            .filter(|tile| tile.colour == colour && !matches!(tile.name.key.as_str(), "spider" | "owl"));
        let left: Vec<bool> = digs.chain(others).map(|tile| tile.left).collect();
        assert_eq!((left.len(), left.iter().filter(|&&left| left).count()), (10, 5));
    }
}
