//! Reads lines of bounded length from an untrusted source.

use std::io::{self, BufRead, ErrorKind};

/// Reads a line into `line`, without its line ending. Returns `None` at the end of the input, and `Some(false)` if the
/// line was longer than `limit`. Such a line is skipped, and never more than `limit` bytes of it are kept.
pub(super) fn read(input: &mut impl BufRead, limit: usize, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let mut is_whole = true;
    let mut has_begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(has_begun.then_some(is_whole));
        }
        has_begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        is_whole &= line.len() + part.len() <= limit;
        if is_whole {
            line.extend_from_slice(part);
        }
        let n_read = end.map_or(chunk.len(), |end| end + 1);
        input.consume(n_read);
        if end.is_some() {
            return Ok(Some(is_whole));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn long_lines_are_skipped_and_the_next_one_is_read() {
        let text = b"12345\n123456\n\n7\n123456789";
        let mut input = BufReader::with_capacity(2, &text[..]);
        let mut line = Vec::new();
        let mut next = || {
            let is_whole = read(&mut input, 5, &mut line).unwrap()?;
            Some(is_whole.then(|| String::from_utf8(line.clone()).unwrap()))
        };
        assert_eq!(next(), Some(Some("12345".into())));
        assert_eq!(next(), Some(None));
        assert_eq!(next(), Some(Some(String::new())));
        assert_eq!(next(), Some(Some("7".into())));
        assert_eq!(next(), Some(None));
        assert_eq!(next(), None);
    }
}
