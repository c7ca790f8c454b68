//! Sentences for people, as data.
//!
//! A *part* is the folder `words/` of one crate or game. In it every language has a folder of [Fluent] files
//! (`words/de/*.ftl`). A language is nothing but these folders: [`Lang::all`] lists the folders of this crate's own part.
//!
//! ```
//! use words::{Lang, say};
//!
//! # static WORDS: words::Part = words::Part::of_texts(&[("en", "cards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }")]);
//! assert_eq!(say!(WORDS, Lang::EN, "cards", n = 3), "3 cards");
//! assert_eq!(say!(WORDS, Lang::EN, "cards", n = 1), "a card");
//! ```
//!
//! A key that a language lacks falls back to English; [`check`] finds such gaps, and each part has a test that calls
//! it. This crate knows no game and no sentence except the names of the languages.
//!
//! | file | holds |
//! | --- | --- |
//! | `lang.rs` | [`Lang`] |
//! | `part.rs` | [`Part`], [`say!`] |
//! | `errors.rs` | [`errors!`]: enums of errors with their sentences |
//! | `check.rs` | what tests ask of the files of a part |
//!
//! [Fluent]: https://projectfluent.org

#![forbid(unsafe_code)]

pub mod check;
mod errors;
mod lang;
mod part;

pub use errors::{Arg, Or, Say};
pub use fluent_bundle::FluentValue as Value;
#[doc(hidden)]
pub use include_dir;
pub use lang::{Lang, UnknownLang};
pub use part::Part;
