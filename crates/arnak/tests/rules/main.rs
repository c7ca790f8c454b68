//! The rules of Arnak, scene by scene: every ruling, every worked example, every card.
#![expect(
    unreachable_pub,
    reason = "a test program has no users; `pub` marks what scenes offer to all modules"
)]

mod scene;

mod assistants;
mod buying;
mod cards_and_decks;
mod dead_ends;
mod declining;
mod dig_and_discover;
mod examples;
mod exile_and_fear;
mod first_steps;
mod guardians_and_idols;
mod hidden;
mod relocate_and_activate;
mod research;
mod round_end;
mod rulings_doc;
mod scoring;
mod setup;
mod travel;
mod turns;
