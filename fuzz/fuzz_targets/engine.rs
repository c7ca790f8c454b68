//! Bytes as lines of the engine protocol: every line is answered by an object that says whether it was
//! carried out, and nothing panics.
#![no_main]

use games::Rules;
use libfuzzer_sys::fuzz_target;
use temples_cli::engine::Engine;

fuzz_target!(|bytes: &[u8]| {
    let mut engine = Engine::new(RULES.with(|rules| rules.iter().cloned().map(Rules::any).collect()));
    for line in bytes.split(|&byte| byte == b'\n') {
        let answer = engine.answer(line);
        assert!(answer["ok"].is_boolean(), "{answer}");
        assert_eq!(answer["ok"] == true, answer.get("error").is_none(), "{answer}");
    }
});

thread_local! {
    // Building the tables takes longer than most inputs.
    static RULES: Vec<Rules> = Rules::all(&[]).expect("the embedded tables are good");
}
