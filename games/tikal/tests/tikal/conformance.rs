//! The laws of the kernel over random games of every setup.

use crate::scene::rules;

kernel::conformance_tests! {
    two_players: rules(), {"players": 2, "variants": []}, 25 games;
    three_players: rules(), {"players": 3, "variants": []}, 15 games;
    four_players: rules(), {"players": 4, "variants": []}, 15 games;
    two_players_more_control: rules(), {"players": 2, "variants": ["more_control"]}, 15 games;
    three_players_more_control: rules(), {"players": 3, "variants": ["more_control"]}, 10 games;
    four_players_more_control: rules(), {"players": 4, "variants": ["more_control"]}, 10 games;
    two_players_short_game: rules(), {"players": 2, "variants": ["short_game"]}, 15 games;
    four_players_both_variants: rules(), {"players": 4, "variants": ["more_control", "short_game"]}, 10 games;
}
