//! The program `temples`.

mod alloc;

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(temples_cli::run(std::env::args_os(), alloc::count))
}
