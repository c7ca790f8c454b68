//! The Spider Temple: dark tablets, altars, obscure effects, scoring (Twisted Paths, sections 1 to 4).

use arnak::event::{Event, Kind};
use arnak::ids::Card;
use arnak::purse::Res;
use arnak::state::Frame;
use kernel::{Game, SplitMix};

use crate::scene::{Scene, card, game, site, spot, tables};
use crate::solo_scene::random_games;

/// Two players, Spider Temple: seat 0 has an empty hand, deck and purse.
fn spider() -> Scene {
    Scene::new(r#"{"players":2,"board":"spider"}"#).bare(0)
}

/// Seat 0 with its glass on a space, bare altars and this row.
fn at_altars(glass: &str) -> Scene {
    spider().token(0, 0, glass).row("stone_jar", "hat axe rope dog torch")
}

#[test]
fn twisted_01_01_as_many_tablets_as_players_on_each_of_seven_spaces() {
    for (players, tablets) in [(1, 14), (2, 14), (3, 21), (4, 28)] {
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"spider"}}"#));
        assert_eq!(scene.s.reserve, tablets, "{players} players");
    }
    assert_eq!(Scene::new(r#"{"players":4,"board":"owl"}"#).s.reserve, 0);
}

#[test]
fn twisted_01_02_a_gain_comes_from_the_reserve_or_is_a_standard_tablet() {
    let scene = spider().token(0, 0, "1a").purse(0, "jewel");
    let mut now = scene.clone();
    now.act("research glass 2b");
    assert_eq!(now.tokens(0), "dark 1");
    assert_eq!(now.s.reserve, 13);
    let mut empty = scene.dark(1, 14);
    empty.act("research glass 2b");
    assert_eq!(empty.tokens(0), "tablet 1");
    assert_eq!(empty.s.reserve, 0);
}

#[test]
fn twisted_01_03_tablets_are_gained_one_at_a_time() {
    // No printed effect gives two at once; two gains with one tablet left are one of each.
    let mut scene = spider().token(0, 0, "1a").purse(0, "jewel tablet 2").dark(1, 13);
    scene.act("research glass 2b; end");
    assert_eq!(scene.res(0, "dark"), 1);
    scene = scene.found("two4", "site2_arrowhead_jewel").hand(0, "aeroplane").with(|s| {
        (s.turn, s.main_used) = (0, false);
    });
    scene.act("dig two4; spend aeroplane");
    if scene.can("icon plane") {
        scene.act("icon plane");
    }
    scene.act("obscure_first; yes");
    assert_eq!((scene.res(0, "dark"), scene.res(0, "tablet")), (1, 3), "the second is a standard one");
    assert_eq!(scene.s.reserve, 0);
}

#[test]
fn twisted_01_04_a_dark_tablet_pays_for_a_tablet_and_goes_back() {
    // A bridge, an artifact from the hand, a guardian, and the upgrade.
    let mut bridge = spider().hand(0, "fear").purse(0, "tablet").dark(0, 1);
    bridge.act("research glass 1a.2; dark 1; spend fear");
    assert_eq!(bridge.tokens(0), "coin 1");
    assert_eq!(bridge.s.reserve, 14);
    let mut artifact = spider().hand(0, "serpents_gold").dark(0, 1);
    artifact.act("play serpents_gold; dark 1");
    assert_eq!(artifact.tokens(0), "coin 4");
    let mut guardian = spider()
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_13")
        .figure(0, "low1")
        .purse(0, "tablet 1")
        .dark(0, 2);
    guardian.act("overcome low1; dark 2");
    assert_eq!(guardian.tokens(0), "");
    assert_eq!(guardian.s.reserve, 14);
    let mut upgrade = spider().hand(0, "traders_coins").purse(0, "tablet 2").dark(0, 1);
    upgrade.act("play traders_coins; dark 0");
    assert_eq!(upgrade.list("upgrade"), ["upgrade tablet", "upgrade dark"]);
    upgrade.act("upgrade dark");
    assert_eq!(upgrade.tokens(0), "coin 2 tablet 1 arrowhead 1");
    assert_eq!(upgrade.s.reserve, 14);
    let poor = spider().hand(0, "fear").purse(0, "tablet");
    assert!(!poor.can("research glass 1a.2"));
}

#[test]
fn twisted_01_05_how_many_dark_ones_pay_is_free() {
    let scene = spider().token(0, 0, "4a").purse(0, "jewel tablet").dark(0, 3);
    let mut now = scene.clone();
    now.act("research glass 5b");
    assert_eq!(now.legal(), ["dark 1", "dark 2"]);
    now.act("dark 1");
    assert_eq!((now.tokens(0).as_str(), now.s.reserve), ("dark 3", 11), "one paid, one gained");
    let mut rich = scene.purse(0, "jewel tablet 5").with(|s| s.reserve += 3).dark(0, 3);
    rich.act("research glass 5b");
    assert_eq!(rich.legal(), ["dark 0", "dark 1", "dark 2"]);
}

#[test]
fn twisted_01_06_tablets_in_play_never_exceed_the_reserve() {
    // Filled from the right and taken from the left, the reserve is a number: its full spaces are the rightmost.
    random_games(r#"{"players":4,"board":"spider"}"#, 3, |_, _, s| {
        let held: u8 = s.players.iter().map(|p| p.has(Res::Dark) + p.altars.iter().sum::<u8>()).sum();
        assert_eq!(s.reserve + held, 28);
    });
    let scene = spider().dark(0, 3).under(1, 1, 2).on_altar(1, "stone_key");
    assert_eq!(scene.s.reserve, 9);
    // Nine in spaces of two: three emptied and one half empty, and the three go back for the scoring.
    assert_eq!(scene.points(1, "dark_tablets"), -2, "one emptied space then");
}

#[test]
fn twisted_01_07_a_standard_tablet_activates_no_altar() {
    let scene = at_altars("7a").purse(0, "tablet 5");
    assert_eq!(scene.list("altar"), [""; 0]);
    assert_eq!(scene.dark(0, 1).list("altar").len(), 5);
}

#[test]
fn twisted_01_08_gains_of_tablets_are_standard_ones() {
    let mut scene = spider().hand(0, "funding_ship").dark(0, 1);
    scene.act("dig camp3.1; spend funding_ship");
    assert_eq!(scene.tokens(0), "tablet 2 dark 1");
    assert_eq!(scene.s.reserve, 13);
}

#[test]
fn twisted_01_09_a_dark_tablet_goes_nowhere_but_to_the_reserve_or_under_an_altar() {
    let mut moved = 0;
    random_games(r#"{"players":2,"board":"spider"}"#, 12, |before, _, after| {
        for (was, is) in before.players.iter().zip(&after.players) {
            let under = |altars: [u8; 5]| altars.iter().sum::<u8>();
            if is.has(Res::Dark) < was.has(Res::Dark) {
                moved += 1;
                let gone = was.has(Res::Dark) - is.has(Res::Dark);
                let back = after.reserve - before.reserve;
                assert_eq!(gone, back + under(is.altars) - under(was.altars));
            }
        }
    });
    assert!(moved > 0, "the games had dark tablets");
}

#[test]
fn twisted_02_01_an_altar_needs_a_tablet_a_token_above_and_room() {
    // Altars stand in rows 1, 2, 3, 5 and 6.
    let open = |glass: &str| at_altars(glass).dark(0, 1).list("altar");
    assert_eq!(open("1a"), [""; 0]);
    assert_eq!(open("2a"), ["altar 1"]);
    assert_eq!(open("3b"), ["altar 1", "altar 2"]);
    assert_eq!(open("4b"), ["altar 1", "altar 2", "altar 3"]);
    assert_eq!(open("5a"), ["altar 1", "altar 2", "altar 3"]);
    assert_eq!(open("6b"), ["altar 1", "altar 2", "altar 3", "altar 4"]);
    assert_eq!(open("7a"), ["altar 1", "altar 2", "altar 3", "altar 4", "altar 5"]);
    assert_eq!(at_altars("7a").list("altar"), [""; 0], "no dark tablet");
    let full = at_altars("3a").dark(0, 1).under(0, 1, 3).on_altar(1, "mortar");
    assert_eq!(full.list("altar"), ["altar 2"]);
    // It is the main action of the turn.
    let mut scene = at_altars("3a").dark(0, 2);
    scene.act("altar 1; no");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn twisted_02_02_the_lost_temple_is_above_every_altar() {
    let scene = at_altars("8a").dark(0, 1).with(|s| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    });
    assert_eq!(scene.list("altar").len(), 5);
    // The notebook serves as well as the glass.
    let lifted = at_altars("4a").token(0, 1, "4a").dark(0, 1);
    assert_eq!(lifted.list("altar").len(), 3);
}

#[test]
fn twisted_02_03_tablet_first_then_the_artifact() {
    let mut scene =
        spider().token(0, 0, "2a").round(2).row("stone_jar mortar", "hat axe rope dog").dark(0, 1);
    scene.act("altar 1");
    assert_eq!(scene.s.players[0].altars, [1, 0, 0, 0, 0]);
    assert_eq!(scene.tokens(0), "");
    assert_eq!(scene.legal(), ["put_on_altar stone_jar", "put_on_altar mortar"]);
    let kinds: Vec<Kind> = scene.events.iter().map(Event::kind).collect();
    assert_eq!(kinds.last(), Some(&Kind::AltarActivated));
}

#[test]
fn twisted_02_04_an_empty_altar_takes_an_artifact_of_the_row_for_nothing() {
    let mut scene = at_altars("2a").dark(0, 1).row("treasure_chest", "hat axe rope dog torch");
    scene.act("altar 1");
    assert_eq!(scene.s.altar_cards[0], card("treasure_chest"));
    assert_eq!(scene.legal(), ["yes", "no"]);
    assert!(scene.s.row[0].is_none(), "the row is filled up when the turn ends");
    scene.act("yes");
    assert_eq!(scene.tokens(0), "coin 1", "no compass, no tablet");
    scene.act("end");
    assert!(scene.s.row[0].is_some());
}

#[test]
fn twisted_02_05_a_filled_altar_offers_its_artifact_again_and_again() {
    let mut scene = at_altars("2a").on_altar(1, "serpents_gold").under(1, 1, 3).dark(0, 1);
    let row = scene.s.row;
    scene.act("altar 1; yes");
    assert_eq!(scene.tokens(0), "coin 4");
    assert_eq!(scene.s.altar_cards[0], card("serpents_gold"), "it never leaves");
    assert_eq!(scene.s.row, row);
    assert_eq!(scene.s.players[0].altars, [1, 0, 0, 0, 0]);
}

#[test]
fn twisted_02_06_declining_leaves_the_tablet() {
    let mut scene = at_altars("2a").on_altar(1, "serpents_gold").dark(0, 1);
    scene.act("altar 1; no");
    assert_eq!(scene.tokens(0), "");
    assert_eq!(scene.s.players[0].play_fear, 0);
    assert_eq!(scene.points(0, "altars"), 2);
}

#[test]
fn twisted_02_07_no_tablet_for_the_effect_but_its_own_costs() {
    let mut scene = at_altars("2a").on_altar(1, "guiding_skull").dark(0, 1).purse(0, "").dark(0, 0);
    scene = scene.with(|s| s.players[0].purse = s.players[0].purse.with(Res::Dark, 1));
    scene.act("altar 1; yes");
    assert_eq!(scene.tokens(0), "", "without a compass nothing is scouted");
    assert_eq!(scene.legal(), ["end"]);
    let mut paid = at_altars("2a").on_altar(1, "guiding_skull").purse(0, "compass tablet").dark(0, 1);
    paid = paid.script("tile_up site2_arrowhead_jewel");
    paid.act("altar 1; yes; yes");
    assert_eq!(paid.tokens(0), "tablet 1 arrowhead 1 jewel 1");
}

#[test]
fn twisted_02_08_without_an_artifact_in_the_row_an_empty_altar_waits() {
    let scene = at_altars("3a").on_altar(2, "mortar").dark(0, 1).with(|s| {
        s.exiled |= std::mem::replace(&mut s.row[0], Card::NONE).bit();
    });
    assert_eq!(scene.list("altar"), ["altar 2"]);
}

#[test]
fn twisted_02_10_whatever_the_artifact_does_it_stays_on_its_altar() {
    for row in &tables().rows.artifacts {
        let key = row.name.key.as_str();
        for seed in 0..6 {
            let mut scene = spider()
                .token(0, 0, "2a")
                .assistant(0, "coins", false)
                .found("low1", "site1_jewel")
                .guarded("low1", "guardian_01")
                .figure(0, "low1")
                .hand(0, "hat funding_ship fear")
                .deck(0, "axe rope dog torch")
                .purse(0, "coin 3 compass 3 tablet 3 arrowhead 2 jewel")
                .on_altar(1, key)
                .dark(0, 1);
            scene.act("altar 1; yes");
            let mut rng = SplitMix::new(seed);
            while scene.s.stack.last() != Some(&Frame::Turn) {
                let legal = scene.legal();
                assert!(legal.iter().all(|text| !text.ends_with(key)), "{key} in {legal:?}");
                let pick = legal[rng.below(legal.len() as u32) as usize].clone();
                scene.act(&pick);
            }
            assert_eq!(scene.s.altar_cards[0], card(key), "{key}");
            assert!(!scene.is_in("play", 0, key) && !scene.is_in("exile", 0, key), "{key}");
        }
    }
}

#[test]
fn twisted_02_11_other_effects_do_not_reach_it() {
    // An effect that offers the artifacts of the row offers no others.
    let mut scene = spider()
        .on_altar(1, "mortar")
        .round(2)
        .row("stone_jar sundial", "hat axe rope dog")
        .hand(0, "whip")
        .purse(0, "compass 9");
    scene.act("play whip");
    assert_eq!(scene.list("buy"), ["buy stone_jar", "buy sundial"]);
    // Nor is it in a play area to be exiled.
    let mut scene = at_altars("2a").on_altar(1, "mortar").hand(0, "axe");
    scene.act("play axe");
    assert_eq!(scene.legal(), ["exile_play axe", "no"]);
}

#[test]
fn twisted_02_12_artifacts_on_altars_score_for_nobody() {
    let mut scene = at_altars("2a").dark(0, 1).row("treasure_chest", "hat axe rope dog torch");
    scene.act("altar 1; no");
    assert_eq!((scene.points(0, "artifacts"), scene.points(1, "artifacts")), (0, 0));
    let mut bought = spider().purse(0, "compass 4").row("treasure_chest", "hat axe rope dog torch");
    bought.act("buy treasure_chest; no");
    assert_eq!(bought.points(0, "artifacts"), 3);
}

#[test]
fn twisted_02_13_three_tablets_per_player_and_altar() {
    let scene = at_altars("2a").on_altar(1, "mortar").under(0, 1, 2).under(1, 1, 3).dark(0, 2);
    assert_eq!(scene.list("altar"), ["altar 1"], "the other player's do not block");
    let mut now = scene;
    now.act("altar 1; no");
    assert_eq!(now.s.players[0].altars[0], 3);
    now = now.with(|s| s.main_used = false);
    assert_eq!(now.list("altar"), [""; 0]);
}

#[test]
fn twisted_02_14_tablets_under_altars_stay_to_the_end() {
    random_games(r#"{"players":3,"board":"spider"}"#, 6, |before, _, after| {
        for (was, is) in before.players.iter().zip(&after.players) {
            assert!((0..5).all(|at| was.altars[at] <= is.altars[at]));
        }
        assert!((0..5).all(|at| before.altar_cards[at].is_none() || before.altar_cards[at] == after.altar_cards[at]));
    });
}

#[test]
fn twisted_03_01_four_sites_with_their_prices() {
    let board = &tables().rows.boards[2];
    let marked: Vec<usize> = (0..17).filter(|&at| tables().boards[2].obscure[at] != 0).collect();
    assert_eq!(marked, ["camp3", "low4", "high4", "two4"].map(|at| site(at).at()));
    assert_eq!(board.sites.len(), 17);
    // A card of the hand.
    let mut camp = spider().hand(0, "funding_ship fear");
    camp.act("dig camp3.1; spend fear; obscure_first; useup funding_ship");
    assert_eq!(camp.tokens(0), "tablet 2 dark 1");
    // A coin.
    let mut low = spider().found("low4", "site1_jewel").hand(0, "funding_car").purse(0, "coin");
    low.act("dig low4; spend funding_car; site_first; yes");
    assert_eq!(low.tokens(0), "jewel 1 dark 1");
    // A Fear card.
    let mut high = spider().found("high4", "site1_jewel").hand(0, "funding_car");
    high.act("dig high4; spend funding_car; site_first; yes");
    assert_eq!(high.tokens(0), "jewel 1 dark 1");
    assert_eq!(high.s.players[0].play_fear, 1);
    // Nothing.
    let mut two = spider().found("two4", "site2_arrowhead_jewel").hand(0, "ostrich");
    two.act("dig two4; spend ostrich; icon car; site_first; yes");
    assert_eq!(two.tokens(0), "arrowhead 1 jewel 1 dark 1");
}

#[test]
fn twisted_03_02_optional_on_digging_discovering_and_relocating() {
    let mut dig = spider().found("high4", "site1_jewel").hand(0, "funding_car");
    dig.act("dig high4; spend funding_car");
    assert_eq!(dig.legal(), ["site_first", "obscure_first"]);
    dig.act("site_first");
    assert_eq!(dig.legal(), ["yes", "no"]);
    dig.act("no");
    assert_eq!(dig.tokens(0), "jewel 1");
    let mut free = spider().found("two4", "site2_arrowhead_jewel").hand(0, "ostrich");
    free.act("dig two4; spend ostrich; icon car; obscure_first; no");
    assert_eq!(free.tokens(0), "arrowhead 1 jewel 1", "also where it costs nothing");
    let mut found = spider()
        .idol_on("low4", "idol_tablet")
        .hand(0, "funding_car")
        .purse(0, "compass 3 coin")
        .script("tile_up site1_jewel; guardian_up guardian_01");
    found.act("discover low4; spend funding_car; continue; obscure_first; yes");
    assert_eq!(found.tokens(0), "tablet 1 jewel 1 dark 1");
    let mut moved = spider().figure(0, "camp1.1").hand(0, "pathfinders_sandals fear").purse(0, "tablet");
    moved.act("play pathfinders_sandals; move camp1.1 camp3.1; obscure_first; useup fear");
    assert_eq!(moved.tokens(0), "tablet 2 dark 1");
}

#[test]
fn twisted_03_03_never_by_activating_a_site() {
    let mut lantern = spider().hand(0, "lantern fear");
    lantern.act("play lantern; activate camp3");
    assert_eq!(lantern.tokens(0), "tablet 2");
    assert_eq!(lantern.legal(), ["end"]);
    let mut binoculars = spider().found("high4", "site1_jewel").hand(0, "binoculars");
    binoculars.act("play binoculars");
    assert_eq!(binoculars.tokens(0), "jewel 1");
    assert_eq!(binoculars.legal(), ["end"]);
    let mut tent = spider().found("two4", "site2_arrowhead_jewel").figure(0, "two4").hand(0, "tent");
    tent = tent.purse(0, "compass 2");
    tent.act("play tent; activate two4");
    assert_eq!(tent.tokens(0), "arrowhead 1 jewel 1");
    assert_eq!(tent.legal(), ["end"]);
    // A camp resolved twice has its obscure effect once.
    let mut shell = spider().hand(0, "passage_shell fear hat").purse(0, "tablet");
    shell.act("play passage_shell; dig camp3.1; obscure_first; useup fear; yes");
    assert_eq!(shell.tokens(0), "tablet 4 dark 1");
    assert!(shell.s.stack.last() == Some(&Frame::Turn));
}

#[test]
fn twisted_03_04_in_either_order_and_before_the_guardian() {
    let scene = spider()
        .idol_on("low4", "idol_tablet")
        .hand(0, "funding_car")
        .purse(0, "compass 3 coin")
        .script("tile_up site1_jewel; guardian_up guardian_01");
    for order in ["site_first; yes", "obscure_first; yes"] {
        let mut now = scene.clone();
        now.act(&format!("discover low4; spend funding_car; continue; {order}"));
        let kinds: Vec<Kind> = now.events.iter().map(Event::kind).collect();
        let at = |kind: Kind| kinds.iter().rposition(|&k| k == kind).expect("it happened");
        assert!(at(Kind::IdolTaken) < at(Kind::SiteFound));
        assert!(at(Kind::SiteFound) < at(Kind::Gained));
        assert!(at(Kind::Gained) < at(Kind::GuardianAwoke), "{kinds:?}");
    }
    // The coin that the site itself gives pays the obscure effect.
    let mut coin = spider().found("low4", "site1_coin_2tablets").hand(0, "funding_car");
    coin.act("dig low4; spend funding_car");
    assert_eq!(coin.legal(), ["yes", "no"], "without a coin there is nothing to choose before");
    coin.act("yes");
    assert_eq!(coin.tokens(0), "tablet 2 dark 1");
}

#[test]
fn twisted_03_05_each_arrival_triggers_again() {
    // Relocated from the site and back in one turn: from the altar's artifact and a dig of the same figure.
    let mut scene = spider()
        .token(0, 0, "2a")
        .on_altar(1, "pathfinders_sandals")
        .figure(0, "camp3.1")
        .hand(0, "hat fear axe")
        .dark(0, 1);
    scene.act("altar 1; yes; move camp3.1 camp1.1");
    assert_eq!(scene.res(0, "dark"), 0, "leaving triggers nothing");
    scene = scene.dark(0, 1).with(|s| s.main_used = false);
    scene.act("altar 1; yes; move camp1.1 camp3.1; obscure_first; useup fear");
    assert_eq!(scene.tokens(0), "coin 2 tablet 2 dark 1");
    assert_eq!(scene.s.stack.last(), Some(&Frame::Turn), "once per arrival");
}

#[test]
fn twisted_03_06_the_fear_is_taken_even_for_a_standard_tablet() {
    let mut scene = spider().found("high4", "site1_jewel").hand(0, "funding_car").dark(1, 14);
    scene.act("dig high4; spend funding_car; obscure_first; yes");
    assert_eq!(scene.tokens(0), "tablet 1 jewel 1");
    assert_eq!(scene.s.players[0].play_fear, 1);
}

#[test]
fn twisted_03_07_only_figures_trigger_it() {
    let mut visits = 0;
    random_games(r#"{"players":4,"board":"spider"}"#, 6, |_, _, s| {
        for frame in s.stack.iter() {
            if let Frame::Visit { site, .. } = *frame {
                visits += 1;
                assert!(s.players[s.turn as usize].occupies(site));
            }
        }
    });
    assert!(visits > 0);
}

/// The booklet's example: nine tablets under altars of two players, three unused ones with Yellow (seat 1).
fn scoring_example() -> Scene {
    spider()
        .on_altar(1, "mortar")
        .on_altar(3, "sundial")
        .on_altar(4, "stone_key")
        .under(0, 1, 3)
        .under(0, 3, 2)
        .under(1, 3, 2)
        .under(1, 4, 2)
        .dark(1, 3)
}

#[test]
fn twisted_04_01_unused_tablets_go_back_first() {
    // Two are left in the reserve: six emptied spaces would mean -4. The three that come back make it -3.
    let scene = scoring_example();
    assert_eq!(scene.s.reserve, 2);
    assert_eq!(tables().rows.boards[2].reserve[5], -4);
    assert_eq!(scene.points(0, "dark_tablets"), 5 * -3);
}

#[test]
fn twisted_04_02_penalties_by_the_rightmost_empty_space() {
    let scene = scoring_example();
    assert_eq!((scene.points(0, "dark_tablets"), scene.points(1, "dark_tablets")), (-15, -12));
    // By tablets under altars with two players: the value of each is that of the emptied spaces.
    let each = [0, 0, -1, -1, -2, -2, -2, -2, -3, -3, -3, -3, -4, -4, -5];
    for (placed, each) in each.into_iter().enumerate() {
        let mut scene = spider();
        let mut left = placed as u8;
        for altar in 1..=5 {
            let n = left.min(3);
            left -= n;
            scene = scene.under(0, altar, n);
        }
        assert_eq!(scene.points(0, "dark_tablets"), each * placed as i32, "{placed} tablets");
    }
    // With four players a space holds four.
    let four = Scene::new(r#"{"players":4,"board":"spider"}"#).under(0, 1, 3).under(1, 1, 1);
    assert_eq!(four.points(0, "dark_tablets"), -3);
    let three = Scene::new(r#"{"players":4,"board":"spider"}"#).under(0, 1, 3);
    assert_eq!(three.points(0, "dark_tablets"), 0, "a space with even one tablet is not empty");
}

#[test]
fn twisted_04_03_majorities_pay_every_tied_player() {
    let scene = scoring_example();
    assert_eq!(scene.points(0, "altars"), 2 + 3);
    assert_eq!(scene.points(1, "altars"), 3 + 3);
    // The printed points of all five.
    for (altar, points) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)] {
        let scene = spider().on_altar(altar, "mortar").under(0, altar, 1);
        assert_eq!((scene.points(0, "altars"), scene.points(1, "altars")), (points, 0), "altar {altar}");
    }
    // Three players, two tied ahead of the third.
    let tie = Scene::new(r#"{"players":3,"board":"spider"}"#)
        .on_altar(5, "mortar")
        .under(0, 5, 2)
        .under(1, 5, 2)
        .under(2, 5, 1);
    assert_eq!([0, 1, 2].map(|seat| tie.points(seat, "altars")), [4, 4, 0]);
}

#[test]
fn twisted_04_the_worked_example_to_the_point() {
    let scene = scoring_example();
    let change = |seat| scene.points(seat, "altars") + scene.points(seat, "dark_tablets");
    assert_eq!((change(0), change(1)), (5 - 15, 6 - 12));
}

#[test]
fn twisted_04_04_ties_go_by_the_lost_temple_then_research_without_altars() {
    let ranks = |scene: &Scene| {
        let sheet = game().scores(&scene.s);
        assert_eq!(sheet.rows[0].total, sheet.rows[1].total);
        (sheet.rows[0].rank, sheet.rows[1].rank)
    };
    // No player is in the Lost Temple: the research score decides, without altars and tablets.
    let scene = spider()
        .bare(1)
        .on_altar(5, "mortar")
        .under(1, 5, 1)
        .under(1, 1, 1)
        .token(0, 0, "2a")
        .with(|s| s.players[1].tokens[0] = spot("1a"));
    // Seat 0: glass 3. Seat 1: glass 1, altar 4, two tablets at -1 each.
    assert_eq!(ranks(&scene), (1, 2));
    let shared = spider().bare(1).token(0, 0, "2a").token(1, 0, "2b");
    assert_eq!(ranks(&shared), (1, 1));
    // Earlier in the Lost Temple comes before any research score.
    let temple = spider().bare(1).with(|s| {
        for (seat, arrival) in [(0, 2), (1, 1)] {
            s.players[seat].tokens[0] = spot("8a");
            s.players[seat].arrival = arrival;
        }
        s.arrivals = 2;
        s.players[0].tokens[1] = spot("1a");
    });
    let temple = temple.on_altar(1, "mortar").under(0, 1, 1);
    assert_eq!(ranks(&temple), (2, 1));
}
