//! The long game: rounds 0 to 4.

use march::{Length, Options, Phase};

use crate::rulebook::{
    common::{Layout, RED, table_with},
    decree_larvae, set_up, soldier_phase,
};

fn long() -> Options {
    Options { length: Length::Long, ..Options::players(3) }
}

fn in_round(round: u8) -> Layout {
    table_with(long()).round(round)
}

#[test]
fn it_begins_in_round_zero() {
    assert_eq!(set_up(long(), 1).position().round, 0);
}

#[test]
fn it_has_five_rounds() {
    for round in 0..=3 {
        let mut table = soldier_phase(in_round(round));
        decree_larvae(&mut table);
        assert_eq!((table.phase(), table.position().round), (Phase::Worker, round + 1));
    }
    assert_eq!(soldier_phase(in_round(4)).phase(), Phase::Over);
}

#[test]
fn rounds_three_and_four_have_no_decree() {
    for round in 0..=4 {
        let decreed = soldier_phase(in_round(round)).can(RED, "gain larvae");
        assert_eq!(decreed, round < 3, "round {round}");
    }
}
