//! The tests of the list of games in one program.

mod content;
mod glossary;
mod how_to_add;
#[expect(unreachable_pub, reason = "it includes a part of the build script, which exports to it")]
mod registry;
mod rules;
mod session;
mod sheet;
mod soak;
mod sources;
