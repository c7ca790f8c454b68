//! All other tests of this program on a real `PostgreSQL`.

use std::env;
use std::process::Command;

use crate::client::{DATABASE, on_postgres};

/// Runs this test program once more: compiling it for each database takes longer than all its tests.
#[test]
fn every_test_passes_on_postgres_too() {
    if on_postgres() {
        return;
    }
    let program = env::current_exe().expect("a test program knows its place");
    let done = Command::new(program)
        .args(["--skip", "every_test_passes_on_postgres_too"])
        .env(DATABASE, "postgres")
        .output()
        .expect("the test program runs");
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "on PostgreSQL:\n{said}{}", String::from_utf8_lossy(&done.stderr));
    let passed = said.lines().filter(|line| line.starts_with("test ") && line.ends_with(" ok")).count();
    assert!(passed > 50, "only {passed} tests ran on PostgreSQL");
}
