//! The shared suite, for every number of players and every variant.

mod developed;

use game_core::testing::{Suite, game_suite};
use myrmes::{CubeSupply, Myrmes, Options, Variant};

fn passes(options: Options) {
    game_suite(&Myrmes::with(options).expect("the options are valid"));
}

#[test]
fn two_players() {
    passes(Options::players(2));
}

#[test]
fn three_players() {
    passes(Options::players(3));
}

#[test]
fn four_players() {
    passes(Options::players(4));
}

#[test]
fn four_players_with_the_cubes_of_the_box() {
    passes(Options { supply: Some(CubeSupply::Box), ..Options::players(4) });
}

#[test]
fn the_manual_variant() {
    passes(Options { variant: Variant::Manual, ..Options::players(3) });
}

/// Random games stay poor: few workers, shallow colonies, hardly an objective. These start from the
/// kind of position that good players reach.
fn passes_developed(options: Options) {
    let game = Myrmes::with(options).expect("the options are valid");
    let suite = Suite { games: 1, one_in: 25, n_foreign: 120, ..Suite::default() };
    suite.pass_from(&game, (0..40).map(|seed| developed::position(&game, seed)));
}

#[test]
fn two_developed_colonies() {
    passes_developed(Options::players(2));
}

#[test]
fn four_developed_colonies() {
    passes_developed(Options::players(4));
}

#[test]
fn three_developed_colonies_with_the_cubes_of_the_box() {
    passes_developed(Options { supply: Some(CubeSupply::Box), ..Options::players(3) });
}

#[test]
fn four_developed_colonies_of_the_manual_variant() {
    passes_developed(Options { variant: Variant::Manual, ..Options::players(4) });
}
