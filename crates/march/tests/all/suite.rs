//! The suite every game passes, for every number of players and every variant.

pub(crate) mod developed;

use game_core::testing::{Suite, game_suite};
use march::{Difficulty, HordeWins, Length, March, Options};

fn passes(options: Options) {
    game_suite(&March::with(options).expect("the options are valid"));
}

#[test]
fn solo() {
    passes(Options::players(1));
}

#[test]
fn an_easy_and_long_solo_game_with_all_beyond_hexes() {
    let options = Options { difficulty: Difficulty::Easy, length: Length::Long, ..Options::players(1) };
    passes(options);
}

#[test]
fn two_players() {
    passes(Options { beyond: Some(3), ..Options::players(2) });
}

#[test]
fn three_players() {
    passes(Options { beyond: Some(2), ..Options::players(3) });
}

#[test]
fn four_players() {
    passes(Options::players(4));
}

#[test]
fn five_players() {
    passes(Options::players(5));
}

#[test]
fn a_long_game() {
    passes(Options { length: Length::Long, ..Options::players(3) });
}

#[test]
fn primitive_species() {
    passes(Options { primitive_species: true, beyond: Some(5), ..Options::players(4) });
}

#[test]
fn five_players_with_primitive_species() {
    passes(Options { primitive_species: true, ..Options::players(5) });
}

#[test]
fn two_players_against_the_horde() {
    let options = Options { centipedes: true, difficulty: Difficulty::Hard, beyond: Some(5), ..Options::players(2) };
    passes(options);
}

#[test]
fn four_players_with_species_against_the_horde() {
    let options = Options {
        centipedes: true,
        primitive_species: true,
        horde_wins: HordeWins::BeatsAll,
        beyond: Some(5),
        ..Options::players(4)
    };
    passes(options);
}

/// Random games stay poor: few evolutions, hardly any goals, small armies. These start from
/// positions that good players reach.
fn passes_developed(options: Options) {
    let game = March::with(options).expect("the options are valid");
    let suite = Suite { games: 1, one_in: 25, n_foreign: 120, ..Suite::default() };
    suite.pass_from(&game, (0..30).map(|seed| developed::position(&game, seed)));
}

#[test]
fn two_developed_colonies() {
    passes_developed(Options { beyond: Some(3), ..Options::players(2) });
}

#[test]
fn three_developed_colonies() {
    passes_developed(Options::players(3));
}

#[test]
fn four_developed_colonies() {
    passes_developed(Options { beyond: Some(5), ..Options::players(4) });
}

#[test]
fn five_developed_colonies() {
    passes_developed(Options::players(5));
}

#[test]
fn developed_colonies_of_primitive_species() {
    passes_developed(Options { primitive_species: true, ..Options::players(4) });
    passes_developed(Options { primitive_species: true, ..Options::players(2) });
}

#[test]
fn a_developed_colony_alone() {
    passes_developed(Options { difficulty: Difficulty::Hard, ..Options::players(1) });
}

#[test]
fn three_developed_colonies_against_the_horde() {
    let options = Options { centipedes: true, primitive_species: true, beyond: Some(5), ..Options::players(3) };
    passes_developed(options);
}
