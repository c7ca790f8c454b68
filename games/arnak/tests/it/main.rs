//! Tests of Arnak as a whole, in one program: tables, texts, positions, records and the laws of the kernel. The rules,
//! scene by scene, are in `tests/rules`.

mod catalogue;
mod conformance;
mod content;
mod content_guide;
mod edited;
#[expect(unreachable_pub, reason = "it includes a part of the build script, which exports to it")]
mod how_to_add;
mod notation;
mod perft;
mod playthroughs;
mod positions;
mod records;
mod views;
mod vocabulary;
mod words;
