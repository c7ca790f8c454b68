//! The rules of Arnak, scene by scene: every ruling, every worked example, every card.
#![expect(
    unreachable_pub,
    reason = "a test program has no users; `pub` marks what scenes offer to all modules"
)]

mod parts;
mod scene;
mod solo_scene;
mod twisted_track;
mod windows;

mod answers;
mod artifacts;
mod artifacts_a;
mod artifacts_b;
mod assistant_tiles;
mod assistants;
mod basics;
mod buying;
mod cards_and_decks;
mod dead_ends;
mod declining;
mod dig_and_discover;
mod examples;
mod exile_and_fear;
mod first_steps;
mod guardian_tiles;
mod guardians_and_idols;
mod hard_cases;
mod hard_cases_hands;
mod hard_cases_turns;
mod hidden;
mod idols_and_slots;
mod interruptions;
mod items_a;
mod items_b;
mod items_c;
mod items_printed;
mod objectives;
mod owl;
mod owl_track;
mod relocate_and_activate;
mod research;
mod round_end;
mod rulings_doc;
mod scoring;
mod setup;
mod site_tiles;
mod solo_rival;
mod solo_tiles;
mod spider;
mod spider_track;
mod track_bird;
mod track_snake;
mod tracks;
mod travel;
mod turns;
mod twisted_components;
mod twisted_doc;
mod why;
mod why_amounts;
