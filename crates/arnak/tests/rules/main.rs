//! The rules of Arnak, scene by scene: every ruling, every worked example, every card.
#![expect(
    unreachable_pub,
    reason = "a test program has no users; `pub` marks what scenes offer to all modules"
)]

mod scene;

mod assistants;
mod buying;
mod declining;
mod examples;
mod first_steps;
mod hidden;
mod research;
mod round_end;
mod rulings_doc;
mod scoring;
mod setup;
