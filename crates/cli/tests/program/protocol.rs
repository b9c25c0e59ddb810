//! Plays the worked session in docs/protocol.md exactly as written.
//!
//! Blocks fenced as `session` contain one line `$ formicarium …` that starts the program, requests after `> ` and
//! answers after `< `. An answer may be cut off with `…`. `UPDATE_EXPECT=1` rewrites the answers; review the diff.

use std::{fs, path::PathBuf};

use crate::{run, stderr, stdout};

#[test]
fn the_worked_session_is_true() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let document = fs::read_to_string(&path).unwrap();
    let (command, requests) = script(&document);
    let args: Vec<&str> = command.split(' ').collect();
    let output = run(&args, requests.join("\n").as_bytes());
    assert!(output.status.success(), "{}", stderr(&output));
    let answers: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    assert_eq!(answers.len(), requests.len());

    let updated = with_answers(&document, answers);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, updated).unwrap();
        return;
    }
    for (number, (line, expected)) in document.lines().zip(updated.lines()).enumerate() {
        assert_eq!(line, expected, "docs/protocol.md, line {}; UPDATE_EXPECT=1 rewrites it", number + 1);
    }
    assert_eq!(document, updated);
}

/// The lines inside `session` blocks.
fn session_lines(document: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    document.lines().filter(move |line| {
        if line.starts_with("```") {
            inside = *line == "```session";
        }
        inside
    })
}

fn script(document: &str) -> (String, Vec<&str>) {
    let command = session_lines(document).find_map(|line| line.strip_prefix("$ formicarium ")).unwrap();
    (command.to_owned(), session_lines(document).filter_map(|line| line.strip_prefix("> ")).collect())
}

/// The document with these answers inserted after their requests. Answers that were cut off are cut to the same length.
fn with_answers(document: &str, answers: Vec<String>) -> String {
    let mut answers = answers.into_iter();
    let mut text = String::new();
    let mut lines = document.lines().peekable();
    while let Some(line) = lines.next() {
        text.push_str(line);
        text.push('\n');
        if line.starts_with("> {") {
            let old = lines.next_if(|line| line.starts_with("< "));
            let answer = answers.next().unwrap();
            text.push_str("< ");
            match old.and_then(|old| old.strip_prefix("< ")?.strip_suffix('…')) {
                Some(old) => {
                    text.extend(answer.chars().take(old.chars().count()));
                    text.push('…');
                }
                None => text.push_str(&answer),
            }
            text.push('\n');
        }
    }
    text
}
