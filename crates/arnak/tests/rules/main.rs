//! The rules of Arnak, scene by scene: every ruling, every worked example, every card.
#![expect(
    unreachable_pub,
    reason = "a test program has no users; `pub` marks what scenes offer to all modules"
)]

mod scene;

mod artifacts_a;
mod artifacts_b;
mod first_steps;
mod hard_cases;
mod hard_cases_hands;
