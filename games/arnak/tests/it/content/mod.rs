//! The tables as loaded.

mod effects;
mod marks;
mod overrides;
mod printed;
mod refusals;

use arnak::content::rows;
use arnak::tables::Rows;
use kernel::Lang;
use kernel::content::TableFile;

fn embedded() -> Rows {
    rows(&[]).unwrap_or_else(|problems| panic!("{problems}"))
}

fn file(name: &str, text: &str) -> TableFile {
    TableFile { name: name.to_string(), text: text.to_string() }
}

/// The problems of a single override file.
fn refused(name: &str, text: &str) -> Vec<String> {
    rows(&[file(name, text)]).expect_err("this file must be refused").say(Lang::EN)
}
