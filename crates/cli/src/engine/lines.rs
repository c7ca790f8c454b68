//! Reads lines of bounded length, so that no input can exhaust the memory.

use std::io::{self, BufRead};

/// Maximum length of a request. A whole position takes some ten kilobytes.
pub const MAX_LINE: usize = 1 << 20;

/// The next line, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The line, in the buffer, without its end.
    Whole,
    /// A line longer than [`MAX_LINE`], which is discarded.
    TooLong,
    /// End of the input.
    End,
}

/// Reads the next line into `buffer`.
pub(crate) fn read(input: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<Line> {
    buffer.clear();
    let mut too_long = false;
    let mut begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() && !begun {
            return Ok(Line::End);
        }
        begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= buffer.len() + part.len() > MAX_LINE;
        if too_long {
            buffer.clear();
        } else {
            buffer.extend_from_slice(part);
        }
        let finished = end.is_some() || chunk.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if finished {
            return Ok(if too_long { Line::TooLong } else { Line::Whole });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<(Line, usize)> {
        let mut input = io::BufReader::with_capacity(7, input);
        let mut buffer = Vec::new();
        let mut all = Vec::new();
        loop {
            match read(&mut input, &mut buffer).expect("memory can be read") {
                Line::End => return all,
                line => all.push((line, buffer.len())),
            }
        }
    }

    #[test]
    fn the_last_line_needs_no_end_and_empty_lines_count() {
        assert_eq!(lines(b"abc\n\nde"), [(Line::Whole, 3), (Line::Whole, 0), (Line::Whole, 2)]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_over_the_bound_is_skipped_to_its_end() {
        let mut input = vec![b'x'; MAX_LINE + 1];
        input.extend(b"\nnext\n");
        assert_eq!(lines(&input), [(Line::TooLong, 0), (Line::Whole, 4)]);
        let exact = vec![b'x'; MAX_LINE];
        assert_eq!(lines(&exact), [(Line::Whole, MAX_LINE)]);
    }
}
