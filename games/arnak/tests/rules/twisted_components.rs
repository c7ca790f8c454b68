//! The tiles of Twisted Paths, one scene each, and the switch that mixes them in.

use arnak::ids::Guardian;

use crate::scene::{Scene, guardian, site, tables};

/// Two players on the Bird Temple with the components of the expansion: seat 0 is bare.
fn twisted() -> Scene {
    Scene::new(r#"{"players":2,"board":"bird","twisted_paths":true}"#).bare(0)
}

/// Seat 0 with this assistant ready on a side.
fn with(key: &str, gold: bool) -> Scene {
    twisted().assistant(0, key, gold)
}

#[test]
fn components_come_with_the_switch() {
    let count = |setup: &str| {
        let s = Scene::new(setup).s;
        let assistants =
            s.assistant_bag.count_ones() + s.supply.iter().filter(|x| x.top.is_some()).count() as u32;
        let idols = s.idol_bag.iter().map(|&n| u32::from(n)).sum::<u32>()
            + s.idols.iter().filter(|i| i.is_some()).count() as u32;
        let bonuses = s.bonus_bag.iter().map(|&n| u32::from(n)).sum::<u32>()
            + s.bonus.iter().filter(|b| b.is_some()).count() as u32;
        (assistants, s.guardian_bag.count_ones(), s.tile_bag.count_ones(), idols, bonuses)
    };
    let base = (12, 15, 16, 16, 18);
    let mixed = (20, 19, 20, 26, 24);
    assert_eq!(count(r#"{"players":2,"board":"bird"}"#), base);
    assert_eq!(count(r#"{"players":2,"board":"bird","twisted_paths":true}"#), mixed);
    assert_eq!(count(r#"{"players":2,"board":"spider"}"#), mixed);
    assert_eq!(count(r#"{"players":2,"board":"owl"}"#), mixed);
    assert_eq!(count(r#"{"players":4,"board":"spider","twisted_paths":false}"#), base);
    let below = |setup: &str| Scene::new(setup).s.supply.map(|x| x.below + 1);
    assert_eq!(below(r#"{"players":2,"board":"owl"}"#), [7, 7, 6], "as even as possible");
    assert_eq!(below(r#"{"players":4,"board":"snake","twisted_paths":true}"#).iter().sum::<u8>(), 16);
}

#[test]
fn surveyor_compass_or_tablet_then_both() {
    let mut silver = with("tp_a1", false);
    silver.act("assistant 1");
    assert_eq!(silver.legal(), ["option 1", "option 2"]);
    let mut other = silver.clone();
    silver.act("option 1");
    assert_eq!(silver.tokens(0), "compass 1");
    other.act("option 2");
    assert_eq!(other.tokens(0), "tablet 1");
    let mut gold = with("tp_a1", true);
    gold.act("assistant 1");
    assert_eq!(gold.tokens(0), "compass 1 tablet 1");
    assert!(!gold.can("assistant 1") && gold.can("pass"), "exhausted, and the main action is still there");
}

#[test]
fn medium_uses_a_face_up_idol_for_a_coin_then_free() {
    let board = |gold| {
        let mut scene = with("tp_a2", gold);
        for at in ["low2", "low3", "low4", "high1", "high2", "high3", "high4", "two1", "two2", "two3", "two4"]
        {
            scene = scene.all_found(at);
        }
        scene.same_idols("low1", "idol_tablet")
    };
    let mut silver = board(false).purse(0, "coin");
    silver.act("assistant 1; yes");
    assert_eq!(silver.tokens(0), "tablet 1");
    assert!(silver.idol_at("low1").is_some(), "the idol stays on the board");
    let mut declined = board(false).purse(0, "coin");
    declined.act("assistant 1; no");
    assert_eq!(declined.tokens(0), "coin 1");
    let mut gold = board(true);
    gold.act("assistant 1");
    assert_eq!(gold.tokens(0), "tablet 1");
}

#[test]
fn packer_draws_from_the_bottom() {
    let mut silver = with("tp_a3", false).hand(0, "fear").deck(0, "axe hat");
    silver.act("assistant 1; draw");
    assert!(silver.is_in("hand", 0, "hat"), "the bottom card");
    assert_eq!(silver.list("useup"), ["useup hat", "useup fear"]);
    silver.act("useup fear");
    assert!(silver.is_in("play", 0, "fear"));
    let mut gold = with("tp_a3", true).deck(0, "axe hat");
    gold.act("assistant 1; draw");
    assert_eq!(gold.deck_list(0), ["axe"]);
    assert!(gold.can("pass"), "no card is asked");
}

#[test]
fn beast_tamer_readies_a_guardian() {
    let used = |gold| {
        with("tp_a4", gold).overcame(0, "guardian_02 guardian_07").with(|s| {
            s.players[0].used_boons = s.players[0].guardians;
        })
    };
    let mut silver = used(false).purse(0, "compass");
    silver.act("assistant 1; yes");
    assert_eq!(silver.legal(), ["ready guardian_02", "ready guardian_07", "no"]);
    silver.act("ready guardian_07");
    assert_eq!(silver.tokens(0), "");
    assert_eq!(silver.list("boon"), ["boon guardian_07"]);
    let mut gold = used(true);
    gold.act("assistant 1; ready guardian_02");
    assert_eq!(gold.tokens(0), "coin 1");
    assert_eq!(gold.list("boon"), ["boon guardian_02"]);
    let mut fresh = with("tp_a4", true).overcame(0, "guardian_02");
    fresh.act("assistant 1");
    assert_eq!(fresh.legal(), ["no", "boon guardian_02"], "an unused boon is nothing to ready");
}

#[test]
fn stonecutter_trades_a_tablet() {
    let mut silver = with("tp_a5", false).purse(0, "tablet");
    silver.act("assistant 1; yes");
    assert_eq!(silver.tokens(0), "arrowhead 1");
    let mut gold = with("tp_a5", true).purse(0, "tablet 2");
    gold.act("assistant 1; yes; option 2");
    assert_eq!(gold.tokens(0), "tablet 1 jewel 1");
    // On the spider side a dark tablet does it too, and goes back.
    let mut dark =
        Scene::new(r#"{"players":2,"board":"spider"}"#).bare(0).assistant(0, "tp_a5", false).dark(0, 1);
    dark.act("assistant 1; yes; dark 1");
    assert_eq!((dark.tokens(0).as_str(), dark.s.reserve), ("arrowhead 1", 14));
}

#[test]
fn hiker_gives_a_coin_or_two_boots_then_both() {
    let mut silver = with("tp_a6", false);
    silver.act("dig camp1.1; assistant 1; option 2; icon boot");
    assert_eq!(silver.tokens(0), "coin 2");
    let mut coin = with("tp_a6", false);
    coin.act("assistant 1; option 1");
    assert_eq!(coin.tokens(0), "coin 1");
    let mut gold = with("tp_a6", true);
    gold.act("assistant 1; dig camp2.1; icon boot");
    assert_eq!(gold.tokens(0), "coin 1 compass 2");
}

#[test]
fn grave_robber_takes_fear_for_treasure() {
    for (gold, tokens) in [(false, "arrowhead 1"), (true, "jewel 1")] {
        let mut scene = with("tp_a7", gold);
        scene.act("assistant 1");
        assert_eq!(scene.tokens(0), tokens);
        assert_eq!(scene.s.players[0].play_fear, 1);
    }
}

#[test]
fn smuggler_sells_a_card() {
    for (gold, tokens) in [(false, "coin 1 compass 1"), (true, "coin 2 compass 1")] {
        let mut scene = with("tp_a8", gold).hand(0, "fear axe");
        scene.act("assistant 1");
        assert_eq!(scene.legal(), ["useup axe", "useup fear", "no"]);
        scene.act("useup fear");
        assert_eq!(scene.tokens(0), tokens);
        assert!(scene.is_in("play", 0, "fear"));
    }
}

/// Overcoming a guardian with this purse and hand, and every purse that is a token short.
fn overcome(key: &str, purse: &str, short: &[&str], hand: &str, pay: &str) -> Scene {
    let scene = |purse: &str| {
        twisted()
            .found("low1", "site1_jewel")
            .guarded("low1", key)
            .figure(0, "low1")
            .hand(0, hand)
            .purse(0, purse)
    };
    for less in short {
        assert!(!scene(less).can("overcome low1"), "{key} for {less}");
    }
    let mut now = scene(purse);
    now.act(&format!("overcome low1; {pay}"));
    assert_eq!(now.tokens(0), "", "{key}");
    assert_eq!(now.s.players[0].guardians, 1 << guardian(key).0);
    assert_eq!(now.points(0, "guardians"), 5);
    assert_eq!(now.s.guardians[site("low1").at()], Guardian::NONE);
    now
}

#[test]
fn web_weaver_sails() {
    let short = ["tablet arrowhead", "coin arrowhead", "coin tablet"];
    let mut scene = overcome("tp_g1", "coin tablet arrowhead", &short, "", "");
    scene = scene.with(|s| s.main_used = false).found("low3", "site1_coin_arrowhead");
    assert!(scene.can("dig low3") && !scene.can("dig low2"), "a ship's way");
    scene.act("dig low3; boon tp_g1");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1");
}

#[test]
fn night_owl_flies() {
    let mut scene = overcome("tp_g2", "coin jewel", &["coin", "jewel"], "", "");
    scene = scene.with(|s| s.main_used = false).found("low2", "site1_coin_arrowhead");
    scene.act("dig low2; boon tp_g2");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1");
}

#[test]
fn bone_hound_exiles() {
    let mut scene =
        overcome("tp_g3", "compass 2", &["compass"], "fear funding_ship", "spend fear; spend funding_ship");
    scene.act("boon tp_g3");
    assert_eq!(scene.legal(), ["exile_play funding_ship", "exile_play fear", "no"]);
    scene.act("exile_play fear");
    assert_eq!(scene.s.players[0].play_fear, 0);
    assert_eq!(scene.list("boon"), [""; 0], "once");
}

#[test]
fn mist_stag_draws() {
    let short = ["compass", "arrowhead"];
    let mut scene = overcome("tp_g4", "compass arrowhead", &short, "fear", "spend fear").deck(0, "hat");
    scene.act("boon tp_g4; draw");
    assert!(scene.is_in("hand", 0, "hat"));
}

/// Discovering `low1` with this idol on it: the scene after the idol's effect began.
fn idol(key: &str) -> Scene {
    let mut scene = twisted().same_idols("low1", key).hand(0, "funding_car").purse(0, "compass 3");
    scene.act("discover low1; spend funding_car");
    scene
}

#[test]
fn idols_of_the_expansion() {
    let copies: Vec<(&str, u8, u8)> =
        tables().rows.idols.iter().map(|row| (row.name.key.as_str(), row.copies, row.twisted)).collect();
    let wanted = [
        ("idol_coin", 3, 1),
        ("idol_compass", 3, 1),
        ("idol_tablet", 3, 1),
        ("idol_exile", 3, 1),
        ("idol_upgrade", 2, 1),
        ("idol_refresh", 2, 0),
        ("idol_coin_or_compass", 0, 3),
        ("idol_ready", 0, 1),
        ("idol_fear_arrowhead", 0, 1),
    ];
    assert_eq!(copies, wanted);
    let mut traveller = idol("idol_coin_or_compass");
    assert_eq!(traveller.list("option"), ["option 1", "option 2"]);
    traveller.act("option 2");
    assert_eq!(traveller.tokens(0), "compass 1");
    let dread = idol("idol_fear_arrowhead");
    assert_eq!((dread.tokens(0).as_str(), dread.s.players[0].play_fear), ("arrowhead 1", 1));
    let mut keeper = twisted().same_idols("low1", "idol_ready").hand(0, "funding_car").purse(0, "compass 3");
    keeper = keeper.overcame(0, "guardian_02").with(|s| s.players[0].used_boons = s.players[0].guardians);
    keeper.act("discover low1; spend funding_car");
    assert!(keeper.can("ready guardian_02") && keeper.can("no"));
}

/// Entering 2a of the Bird Temple with this bonus tile there.
fn bonus(key: &str) -> Scene {
    let mut scene =
        Scene::dealt(r#"{"players":2,"board":"bird","twisted_paths":true}"#, &format!("bonus_up {key}"))
            .bare(0)
            .token(0, 0, "1a")
            .purse(0, "jewel")
            .assistant(0, "compass", false)
            .exhausted(0, 1);
    scene.act("research glass 2a; bonus_first");
    scene
}

#[test]
fn bonus_tiles_of_the_expansion() {
    let mut refresh = bonus("bonus_refresh");
    assert_eq!(refresh.legal(), ["refresh 1", "no"]);
    refresh.act("refresh 1");
    assert!(refresh.can("assistant 1"));
    let mut either = bonus("bonus_coin_or_compass");
    assert_eq!(either.legal(), ["option 1", "option 2"]);
    either.act("option 1");
    assert_eq!(either.tokens(0), "coin 1 compass 1", "and the compass of the row");
    let idol = bonus("bonus_idol");
    let offered = idol.list("copy");
    assert!(offered.len() > 1, "{offered:?}");
    assert_eq!(idol.legal().len(), offered.len(), "one of them is used");
    let copies: u8 = tables().rows.bonuses.iter().map(|row| row.twisted).sum();
    assert_eq!(copies, 6);
}

#[test]
fn site_tiles_of_the_expansion() {
    let dig = |at: &str, key: &str| {
        let hand = if at == "low1" { "funding_car" } else { "ostrich" };
        let mut scene = twisted().supply(["coins", "tablet", "compass"]).found(at, key).hand(0, hand);
        scene.act(&format!("dig {at}; spend {hand}"));
        if scene.can("icon car") {
            scene.act("icon car");
        }
        assert_eq!(
            scene.list("use_assistant"),
            ["use_assistant 1", "use_assistant 2", "use_assistant 3"],
            "{key}"
        );
        scene.act("use_assistant 1");
        scene
    };
    // The banker of the supply board: two coins on the silver side, three on the gold one. He stays there.
    let cases = [
        ("low1", "tp_i_a", "coin 3 compass 1"),
        ("low1", "tp_i_b", "coin 3 tablet 1"),
        ("two1", "tp_ii_a", "coin 2 arrowhead 2"),
        ("two1", "tp_ii_b", "coin 3 jewel 1"),
    ];
    for (at, key, tokens) in cases {
        let scene = dig(at, key);
        assert_eq!(scene.tokens(0), tokens, "{key}");
        assert_eq!(scene.tops()[0], "coins");
    }
    let tiles: Vec<(&str, u8)> = tables()
        .rows
        .tiles
        .iter()
        .filter(|row| row.twisted)
        .map(|row| (row.name.key.as_str(), row.level))
        .collect();
    assert_eq!(tiles, [("tp_i_a", 1), ("tp_i_b", 1), ("tp_ii_a", 2), ("tp_ii_b", 2)]);
}
