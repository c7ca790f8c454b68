//! Bytes as a game: which one, which seed, then which of the legal actions is taken. Whatever is played, a
//! saved position loads back, words that are no legal action change nothing, and the record replays.
#![no_main]

use games::{Choice, Rules};
use kernel::{ChanceMode, Lang, Record};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let [which, setup, seed, actions @ ..] = bytes else { return };
    let rules = RULES.with(|rules| rules[usize::from(*which) % rules.len()].clone());
    let setups = rules.bench_setups();
    let setup: Value = serde_json::from_str(setups[usize::from(*setup) % setups.len()]).expect("JSON");
    let game = rules.any();
    let mut session = game.start(&setup, ChanceMode::Seeded(u64::from(*seed))).expect("a good setup");
    for &byte in actions {
        let choices = session.choices();
        if choices == 0 {
            break;
        }
        let before = session.hash();
        let loaded = game.load(&session.state(), ChanceMode::Manual).expect("a saved position loads");
        assert_eq!(loaded.hash(), before);
        assert!(session.apply(&Choice::Text("?".into()), Lang::EN).is_err());
        assert!(session.apply(&Choice::Index(choices as u64), Lang::EN).is_err());
        assert_eq!(session.hash(), before);
        session.apply(&Choice::Index((usize::from(byte) % choices) as u64), Lang::EN).expect("a legal action");
    }
    let record = Record::parse(&session.record(None)).expect("a printed record can be read");
    let verified = game.verify(&record).expect("a record replays");
    assert_eq!(verified.hash, session.hash());
});

thread_local! {
    // Building the tables takes longer than most inputs.
    static RULES: Vec<Rules> = Rules::all(&[]).expect("the embedded tables are good");
}
