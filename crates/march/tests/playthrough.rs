//! One game of two, as its log: the events in the order in which everybody hears of them.
//!
//! The text is there to be read beside the rulebook. `UPDATE_EXPECT=1 cargo test -p march --test playthrough` rewrites it.

use std::{env, fmt::Write as _, fs, path::PathBuf};

use game_core::{Chance, Fresh, Session};
use march::{Action, March, Options};

const SEED: u64 = 17;

/// Random, but fond of what makes a colony grow, so that the log shows more of the rules than steps and rests.
fn pick(actions: &[Action], dice: &mut Fresh) -> Action {
    let weight = |action: &Action| match action {
        Action::Explore | Action::Play { .. } | Action::Commit { .. } => 30,
        Action::Larva { .. } | Action::Collect { .. } | Action::Gain { .. } => 12,
        Action::March | Action::Forage | Action::PayLarva => 9,
        Action::PayAnt { .. } | Action::Pass => 2,
        Action::Rest => 1,
        _ => 4,
    };
    let mut left = dice.below(actions.iter().map(weight).sum());
    for action in actions {
        match left.checked_sub(weight(action)) {
            Some(rest) => left = rest,
            None => return *action,
        }
    }
    unreachable!("the draw is below the sum of the weights")
}

fn play() -> Session<March> {
    let rules = March::with(Options::players(2)).expect("the options are valid");
    let (mut session, mut dice) = (Session::new(rules, SEED.into()), Fresh::new(SEED));
    while let Some(seat) = session.to_act().first() {
        let action = pick(&session.legal(seat), &mut dice);
        session.apply(seat, action).expect("listed actions are accepted");
    }
    session
}

/// Every event, a line each.
fn log(session: &Session<March>) -> String {
    let mut text = String::new();
    for told in session.events_since(0, None) {
        writeln!(text, "{}", told.event).expect("writing to a string does not fail");
    }
    text
}

#[test]
fn the_playthrough_reads_as_it_did() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthrough.txt");
    let found = log(&play());
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &found).expect("the log can be written");
    }
    let expected = fs::read_to_string(&path).expect("the log is there");
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {}", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}
