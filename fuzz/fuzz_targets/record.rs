//! Bytes as a record: reading never panics, what was read prints back to the same record, and replaying
//! it ends in an answer.
#![no_main]

use games::Rules;
use kernel::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = Record::parse_bytes(bytes) else { return };
    let again = Record::parse(&record.to_string()).expect("a printed record can be read");
    assert_eq!(record, again);
    RULES.with(|rules| {
        for game in rules.iter().cloned().map(Rules::any) {
            let _ = game.verify(&record);
        }
    });
});

thread_local! {
    // Building the tables takes longer than most inputs.
    static RULES: Vec<Rules> = Rules::all(&[]).expect("the embedded tables are good");
}
