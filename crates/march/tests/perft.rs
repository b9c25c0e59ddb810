//! Counts of the ways a game can go on, from text files that say where they come from.
//!
//! A file has `options`, `seed`, optionally a typed `position`, any number of `do SEAT ACTION` lines, then `DEPTH NODES` lines.
//! `#` begins a comment. `UPDATE_EXPECT=1 cargo test -p march --test perft` writes the numbers of nodes anew.
//! Where several seats are to act only the lowest one counts, as in `game_core::perft`.

use std::{env, fs, path::Path};

use game_core::{Seat, Session, perft::perft};
use march::{March, Position};

const LIMIT: u64 = 3_000_000;

/// The session a file begins with, and what it says can follow.
fn read(text: &str) -> (Session<March>, Vec<(u32, u64)>) {
    let (mut rules, mut seed, mut position) = (None, None, None);
    let (mut actions, mut counts) = (Vec::new(), Vec::new());
    for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        match line.split_once(' ').map(|(word, rest)| (word, rest.trim())) {
            None => assert!(line.is_empty(), "{line:?} says nothing"),
            Some(("options", options)) => {
                let options = serde_json::from_str(options).expect("these are options");
                rules = Some(March::with(options).expect("the options are valid"));
            }
            Some(("seed", number)) => seed = Some(number.parse().expect("this is a seed")),
            Some(("position", typed)) => {
                position = Some(serde_json::from_str::<Position>(typed).expect("this is a position"));
            }
            Some(("do", action)) => {
                let (seat, action) = action.split_once(' ').expect("an action has a seat");
                actions.push((Seat(seat.parse().expect("a seat is a number")), action.parse().expect("an action")));
            }
            Some((depth, nodes)) => {
                counts.push((depth.parse().expect("a depth"), nodes.parse().expect("a number of nodes")));
            }
        }
    }
    let (rules, seed) = (rules.expect("a file has options"), seed.expect("a file has a seed"));
    let mut session = match position {
        None => Session::new(rules, seed),
        Some(position) => Session::from_position(rules, seed, &position).expect("the position is sound"),
    };
    for (seat, action) in actions {
        session.apply(seat, action).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
    (session, counts)
}

/// Writes what is counted now.
fn update(path: &Path, session: &Session<March>) {
    let text = fs::read_to_string(path).expect("it can be read");
    let line = |line: &str| match line.split_once(' ').and_then(|(depth, _)| depth.parse().ok()) {
        Some(depth) => {
            let found = perft(session.game(), session.state(), session.chance(), depth, LIMIT);
            format!("{depth} {}\n", found.expect("the file asks for few enough"))
        }
        None => format!("{line}\n"),
    };
    fs::write(path, text.lines().map(line).collect::<String>()).expect("it can be written");
}

#[test]
fn counts_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let (session, counts) = read(&fs::read_to_string(&path).expect("it can be read"));
        assert!(counts.len() >= 2, "{} counts nothing", path.display());
        if env::var_os("UPDATE_EXPECT").is_some() {
            update(&path, &session);
            files += 1;
            continue;
        }
        for (depth, nodes) in counts {
            let found = perft(session.game(), session.state(), session.chance(), depth, LIMIT);
            assert_eq!(found, Ok(nodes), "{} at depth {depth}", path.display());
        }
        files += 1;
    }
    assert_eq!(files, 6, "a file is missing");
}
