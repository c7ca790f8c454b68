//! Setting up by player count, rulebook pages 4 to 6 and 19.

use kernel::{Game, Pending};

use crate::research::tiles;
use crate::scene::{Scene, game};

fn fresh(players: usize, board: &str) -> Scene {
    Scene::new(&format!(r#"{{"players":{players},"board":"{board}"}}"#))
}

fn each(check: impl Fn(usize, &str, Scene)) {
    for board in ["bird", "snake"] {
        for players in 2..=4 {
            check(players, board, fresh(players, board));
        }
    }
}

#[test]
fn p04_the_row_has_one_artifact_and_five_items() {
    each(|_, _, scene| {
        let artifact = |card: arnak::ids::Card| crate::scene::tables().artifacts & card.bit() != 0;
        assert_eq!(scene.s.row.map(artifact), [true, false, false, false, false, false]);
        assert_eq!(
            (scene.s.round, scene.s.item_bag.count_ones(), scene.s.artifact_bag.count_ones()),
            (1, 35, 34)
        );
    });
}

#[test]
fn p04_idols_lie_on_sites_of_both_levels() {
    each(|_, _, scene| {
        let open: Vec<usize> = (0..17).filter(|&site| scene.s.idols[site].is_some()).collect();
        assert_eq!(open, (5..17).collect::<Vec<_>>(), "one face up on every site of level I and II");
        assert_eq!(scene.s.idol_bag.iter().sum::<u8>(), 4, "one face down on every site of level II");
        assert!(scene.s.tiles.iter().all(|tile| tile.is_none()), "nothing is discovered");
        assert!(scene.s.guardians.iter().all(|guardian| guardian.is_none()));
    });
}

/// Spaces at which a player with money for planes could dig.
fn open_spaces(players: usize, board: &str) -> Vec<String> {
    fresh(players, board).hand(0, "").purse(0, "coin 9").list("dig")
}

#[test]
fn p04_two_players_block_all_two_boot_spaces() {
    for board in ["bird", "snake"] {
        assert_eq!(
            open_spaces(2, board),
            (1..=5).map(|camp| format!("dig camp{camp}.1")).collect::<Vec<_>>()
        );
    }
}

#[test]
fn p04_three_players_block_three_of_them_at_random() {
    for board in ["bird", "snake"] {
        let open = open_spaces(3, board);
        assert_eq!(open.len(), 7);
        assert_eq!(open.iter().filter(|text| text.ends_with(".1")).count(), 5);
    }
    let setup = game().setup(&serde_json::json!({"players": 3, "board": "bird"})).expect("a setup");
    let state = game().start(&setup);
    assert!(matches!(game().pending(&state), Pending::Chance(_)));
    let mut outcomes = Vec::new();
    game().legal(&state, &mut outcomes);
    let outcomes: Vec<String> = outcomes.into_iter().map(|action| game().phrase(action).text()).collect();
    assert_eq!(outcomes, (1..=5).map(|camp| format!("block camp{camp}")).collect::<Vec<_>>());
}

#[test]
fn p04_four_players_block_nothing() {
    for board in ["bird", "snake"] {
        assert_eq!(open_spaces(4, board).len(), 10);
    }
}

#[test]
fn p05_temple_stacks_have_a_tile_per_player() {
    each(|players, _, scene| assert_eq!(scene.s.stacks, [players as u8; 6]));
}

#[test]
fn p05_the_lost_temple_stack_has_a_tile_per_player_and_nobody_has_looked() {
    each(|players, _, scene| {
        assert_eq!(scene.s.temple_bonus.len(), players);
        assert!(scene.s.temple_bonus.iter().all(|tile| tile.is_none()));
        assert_eq!(scene.s.temple_known, 0);
    });
}

/// The spaces that have bonus tiles, with their number where it is not one.
fn with_tiles(scene: &Scene) -> String {
    let mut words = Vec::new();
    for row in 0..=8 {
        for column in ["a", "b", "c"] {
            let at = format!("{row}{column}");
            match tiles(scene, &at).len() {
                0 => {}
                1 => words.push(at),
                n => words.push(format!("{at}x{n}")),
            }
        }
    }
    words.join(" ")
}

#[test]
fn p05_bird_bonus_tiles_by_player_count() {
    let spaces = |players: usize| with_tiles(&fresh(players, "bird"));
    assert_eq!(spaces(2), "2a 2b 4a 4b 4c 6a 6b");
    assert_eq!(spaces(3), "2a 2b 4a 4b 4c 6a 6b 7a 7b");
    assert_eq!(spaces(4), "2a 2b 3a 4a 4b 4c 5a 6a 6b 7a 7b");
}

#[test]
fn p05_and_p19_snake_bonus_tiles_by_player_count() {
    let spaces = |players: usize| with_tiles(&fresh(players, "snake"));
    assert_eq!(spaces(2), "2a 2c 3a 3b 6a 6b 7ax2");
    assert_eq!(spaces(3), "2a 2b 2c 3a 3b 6a 6b 7ax3");
    assert_eq!(spaces(4), "2a 2b 2c 3a 3b 5a 5b 6a 6b 7ax3");
}

#[test]
fn p05_site_and_guardian_stacks_are_complete() {
    each(|_, _, scene| {
        let levels = crate::scene::tables().level.map(|level| (scene.s.tile_bag & level).count_ones());
        assert_eq!((levels, scene.s.guardian_bag.count_ones()), ([10, 6], 15));
    });
}

#[test]
fn p05_bird_has_three_stacks_of_four_assistants() {
    for players in 2..=4 {
        let scene = fresh(players, "bird");
        assert_eq!(scene.s.supply.map(|stack| (stack.top.is_some(), stack.below)), [(true, 3); 3]);
        assert!(scene.s.rescue.is_empty());
    }
}

#[test]
fn p19_snake_deals_an_assistant_per_player_to_the_rescue_space() {
    for (players, sizes) in [(2, [3, 3, 4]), (3, [3, 3, 3]), (4, [3, 3, 2])] {
        let scene = fresh(players, "snake");
        assert_eq!(scene.s.supply.map(|stack| 1 + stack.below), sizes);
        assert_eq!(scene.s.rescue.len(), players);
        assert!(scene.s.rescue[0].is_some(), "the top one is public");
        assert!(scene.s.rescue[1..].iter().all(|under| under.is_none()), "nobody knows the others");
    }
}

#[test]
fn p06_starting_resources_by_seat() {
    let start = ["coin 2", "coin 1 compass 1", "coin 2 compass 1", "coin 1 compass 2"];
    each(|players, _, scene| {
        let purses: Vec<String> = (0..players).map(|seat| scene.tokens(seat)).collect();
        assert_eq!(purses, start[..players]);
    });
}

#[test]
fn p06_decks_hold_four_basic_cards_and_two_fear() {
    each(|players, _, scene| {
        for seat in 0..players {
            let me = &scene.s.players[seat];
            assert_eq!((me.hand_size(), me.deck_size()), (5, 1));
            let owned = arnak::score::owned(&scene.s, seat);
            let basics = ["funding_ship", "funding_car", "exploration_ship", "exploration_car"];
            assert_eq!(owned, basics.iter().fold(0, |set, key| set | crate::scene::card(key).bit()));
            assert_eq!(arnak::score::fear_cards(&scene.s, seat), 2);
        }
        assert_eq!(scene.s.fear, 19 - 2 * players as u8);
    });
}

#[test]
fn p06_figures_are_home_tokens_below_the_track_and_the_first_seat_starts() {
    each(|players, _, scene| {
        for me in &scene.s.players[..players] {
            assert!(me.figures.iter().all(|figure| figure.is_none()));
            assert_eq!(me.tokens[..2], [arnak::ids::Spot::START; 2]);
            assert_eq!((me.idols, me.slotted, me.guardians), (0, 0, 0));
            assert!(me.assistants.iter().all(|assistant| assistant.is_none()));
        }
        assert_eq!((scene.to_act(), scene.s.first), (Some(0), 0));
    });
}
