//! All tests of `tests/it` again, on a real `PostgreSQL`.

#[path = "../it/check.rs"]
mod check;
#[path = "../it/client.rs"]
mod client;
#[path = "../it/clocks.rs"]
mod clocks;
#[path = "../it/fair.rs"]
mod fair;
#[path = "../it/guard.rs"]
mod guard;
#[path = "../it/leak.rs"]
mod leak;
#[path = "../it/lobby.rs"]
mod lobby;
#[path = "../it/log.rs"]
mod log;
#[path = "../it/noise.rs"]
mod noise;
#[path = "../it/order.rs"]
mod order;
#[path = "../it/outlive.rs"]
mod outlive;
#[path = "../it/people.rs"]
mod people;
#[path = "../it/play.rs"]
mod play;
#[path = "../it/preview.rs"]
mod preview;
#[path = "../it/seats.rs"]
mod seats;
#[path = "../it/storage.rs"]
mod storage;
#[path = "../it/store.rs"]
mod store;
#[path = "../it/study.rs"]
mod study;
#[path = "../it/wire.rs"]
mod wire;

/// A module that is missing here would go untested.
#[test]
fn no_module_is_missing() {
    let named = |text: &str| {
        text.lines().filter(|line| line.starts_with("mod ")).map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(named(include_str!("main.rs")), named(include_str!("../it/main.rs")));
}
