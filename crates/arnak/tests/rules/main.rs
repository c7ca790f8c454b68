//! The rules of Arnak, scene by scene: every ruling, every worked example, every card.
#![expect(
    unreachable_pub,
    reason = "a test program has no users; `pub` marks what scenes offer to all modules"
)]

mod scene;

mod artifacts;
mod artifacts_a;
mod artifacts_b;
mod cards_and_decks;
mod dead_ends;
mod dig_and_discover;
mod exile_and_fear;
mod first_steps;
mod guardians_and_idols;
mod hard_cases;
mod hard_cases_hands;
mod hard_cases_turns;
mod interruptions;
mod relocate_and_activate;
mod travel;
mod turns;
