//! The example session of docs/PROTOCOL.md, played: the program answers as the document shows.

use std::path::Path;

use crate::common::temples_with;

/// The lines of the fenced block named session: requests after `>`, answers after `<`.
fn documented() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    let text = std::fs::read_to_string(path).expect("the document is there");
    let (_, rest) = text.split_once("\n```session\n").expect("the document has an example session");
    let (block, _) = rest.split_once("\n```\n").expect("the block has an end");
    let lines: Vec<&str> = block.lines().filter(|line| !line.is_empty()).collect();
    let pair = |pair: &[&str]| {
        let request = pair[0].strip_prefix("> ").expect("a request begins with >");
        let answer = pair[1].strip_prefix("< ").expect("an answer begins with <");
        (request.to_string(), answer.to_string())
    };
    assert_eq!(lines.len() % 2, 0, "every request has an answer");
    lines.chunks(2).map(pair).collect()
}

/// Whether `text` matches the pattern, in which each `…` stands for anything.
fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[test]
fn the_example_session_is_what_the_program_answers() {
    let session = documented();
    assert!(session.len() > 10, "the session shows every request");
    let requests: Vec<&str> = session.iter().map(|(request, _)| request.as_str()).collect();
    let input = requests.join("\n");
    let ran = temples_with(&["engine"], input.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let answers: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(answers.len(), session.len(), "one answer per request");
    for ((request, expected), answer) in session.iter().zip(answers) {
        assert!(matches(expected, answer), "{request}\nis documented as\n{expected}\nbut answers\n{answer}");
    }
}

#[test]
fn the_document_names_every_command_and_error_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    let text = std::fs::read_to_string(path).expect("the document is there");
    let session = documented();
    for command in temples_cli::engine::commands() {
        assert!(text.contains(&format!("### `{command}`")), "{command} has a section");
        let shown = session.iter().any(|(request, _)| request.contains(&format!("\"cmd\":\"{command}\"")));
        assert!(shown, "{command} is in the example session");
    }
    for code in temples_cli::engine::CODES {
        assert!(text.contains(&format!("| `{code}` |")), "{code} is in the table of errors");
    }
}

#[test]
fn the_matcher_of_this_test_can_fail() {
    assert!(matches("a…c…", "abcd") && matches("abc", "abc") && matches("…", ""));
    assert!(
        !matches("a…c", "abd")
            && !matches("abc", "abcd")
            && !matches("b…", "ab")
            && !matches("a…b…a", "aba b")
    );
}
