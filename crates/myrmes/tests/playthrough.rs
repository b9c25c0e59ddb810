//! One game of two, as its log: the events in the order in which everybody hears of them.
//!
//! The text is there to be read beside the rulebook. `UPDATE_EXPECT=1 cargo test -p myrmes --test playthrough` rewrites it.

use std::{env, fmt::Write as _, fs, path::PathBuf};

use game_core::{Chance, Fresh, Session};
use myrmes::{Action, Myrmes, Options, Room, Track};

const SEED: u64 = 17;

/// Random, but fond of what makes a colony grow, so that the log shows more of the rules than steps and winters.
fn pick(actions: &[Action], dice: &mut Fresh) -> Action {
    let weight = |action: &Action| match action {
        Action::Objective { .. } | Action::Clear { .. } | Action::Hunt { .. } | Action::Level => 60,
        Action::Work { room: Room::Queen } | Action::Nurse => 30,
        Action::Place { tile, .. } if tile.is_special() => 40,
        Action::Place { .. } => 12,
        Action::Nurses { on: Track::Larvae | Track::Workers, count: 2 } => 12,
        Action::Nurses { on: Track::Soldiers, count: 2 } | Action::Nurses { on: Track::Atelier, count: 1..=3 } => 6,
        Action::Sacrifice | Action::Stop | Action::Done => 1,
        _ => 3,
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

fn play() -> Session<Myrmes> {
    let rules = Myrmes::with(Options::players(2)).expect("the options are valid");
    let (mut session, mut dice) = (Session::new(rules, SEED.into()), Fresh::new(SEED));
    while let Some(seat) = session.to_act().first() {
        let action = pick(&session.legal(seat), &mut dice);
        session.apply(seat, action).expect("listed actions are accepted");
    }
    session
}

/// Every event, a line each.
fn log(session: &Session<Myrmes>) -> String {
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
