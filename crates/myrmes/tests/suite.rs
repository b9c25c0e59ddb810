//! The suite every game passes, for every number of players and every variant.

use game_core::testing::game_suite;
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
