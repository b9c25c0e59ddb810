//! The toy game passes the suite, and the suite catches each of a list of flaws built into it.

mod flawed;

use flawed::{Flaw, Flawed};
use game_core::{
    Game,
    testing::{Suite, game_suite},
    toy::{Crumbs, Options},
};

#[test]
fn the_toy_game_passes() {
    for players in 2..=4 {
        for rounds in [1, 3] {
            game_suite(&Crumbs::new(Options { players, rounds }, &Crumbs::own_data()).unwrap());
        }
    }
}

fn flawed(flaw: Flaw) -> Flawed {
    Flawed::new(flaw, &Flawed::own_data()).unwrap()
}

#[test]
fn a_wrapper_without_a_flaw_passes() {
    game_suite(&flawed(Flaw::None));
}

/// The suite finds the flaw and describes it.
fn check(flaw: Flaw, expected: &str) {
    let broken = Suite { longest: 300, ..Suite::default() }.run(&flawed(flaw)).expect_err("the flaw goes unnoticed");
    assert!(broken.what.contains(expected), "{flaw:?}: {}", broken.what);
    // The report contains the record, ready to be replayed.
    let report = broken.to_string();
    let record = game_core::Record::from_json(&report[report.find("{\n").unwrap()..]).unwrap();
    assert_eq!(record, broken.record);
}

#[test]
fn an_illegal_action_that_is_listed_is_caught() {
    check(Flaw::ListsTooMuch, "is listed but refused: Bidding: 4 is more than 3");
}

#[test]
fn a_legal_action_that_is_not_listed_is_caught() {
    check(Flaw::ListsTooLittle, "bid 3 is accepted but not listed");
}

#[test]
fn an_action_listed_twice_is_caught() {
    check(Flaw::ListsTwice, "bid 0 is listed twice");
}

#[test]
fn a_refusal_that_leaves_a_trace_is_caught() {
    check(Flaw::RefusesWithTrace, "is refused but leaves a trace");
}

#[test]
fn a_view_that_shows_hidden_bids_is_caught() {
    check(Flaw::ShowsBids, "bids.");
}

#[test]
fn an_outlook_that_shows_hidden_bids_is_caught() {
    check(Flaw::ForetellsBids, "the outlook at most.");
}

#[test]
fn a_redeal_that_changes_what_the_seat_knows_is_caught() {
    check(Flaw::ResamplesOwnBid, "looks different to Seat(");
}

#[test]
fn an_order_that_matters_is_caught() {
    check(Flaw::OrderMatters, "the order of");
}

#[test]
fn an_unchecked_way_that_differs_is_caught() {
    check(Flaw::ListedDiffers, "has different effects with apply and apply_listed");
}

#[test]
fn chance_that_is_not_told_is_caught() {
    check(Flaw::HidesChance, "draws from chance, but none of its events is random");
}

#[test]
fn a_position_that_forgets_something_is_caught() {
    check(Flaw::ForgetsPosition, "position");
}

#[test]
fn a_game_that_does_not_end_is_caught() {
    check(Flaw::NeverEnds, "has not ended after 300 actions");
}
