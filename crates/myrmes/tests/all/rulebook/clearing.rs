//! Phase 3, workers: clearing pheromones.

use myrmes::{Illegal, Phase, Source, Tile};

use crate::common::{Layout, P1, P2, at, hex};

/// Player 1 owns A, of size 2, and D, of size 3, both empty, and b, which has its cubes. Player 2
/// owns C, of size 3, and F, of size 2, both empty.
const GARDEN: &str = "
    r=4 q=-7   S   M   G^1 SC2 GF2 ~
    r=5 q=-7     Gb1 Eb1 EA1 GC2 MF2 M
    r=6 q=-6           G   EA1 MC2 S
    r=7 q=-5                 SD1 GD1 GD1 S";

fn garden() -> Layout {
    at(Phase::Workers).board(GARDEN).colony(P1, |colony| (colony.earth, colony.soldiers) = (2, 2))
}

#[test]
fn an_empty_pheromone_under_the_worker_is_cleared_for_1_earth() {
    let mut table = garden().table();
    table.play(P1, "leave ^1; step A1; clear (-5,6)");
    table.told(&["Gentian cleared pair2 of Gentian at (-5,5), now on (-5,6): -1 earth"]);
    table.shows(
        "
        r=4 q=-7   S   M   G^1 SC2 GF2 ~
        r=5 q=-7     Gb1 Eb1 E   GC2 MF2 M
        r=6 q=-6           G   Ew1 MC2 S
        r=7 q=-5                 SD1 GD1 GD1 S",
    );
    assert_eq!(table.colony(P1).earth, 1);
}

#[test]
fn the_worker_goes_on_after_clearing() {
    let mut table = garden().table();
    table.play(P1, "leave ^1; step A1; clear (-5,6)");
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(2));
    table.play(P1, "step D1; clear (-5,7)");
    table.told(&["Gentian cleared line3 of Gentian at (-5,7), now on (-5,7): -1 earth"]);
    assert_eq!(table.colony(P1).earth, 0, "several in one sortie, 1 earth each");
    assert_eq!(table.colony(P1).score, 10, "own pheromones score nothing when they go");
    table.play(P1, "place pair2 (-5,7) (-4,7)");
    assert_eq!(table.to_act(), [P2], "and it may place a tile on the cleared ground");
}

#[test]
fn a_pheromone_with_cubes_stays() {
    let mut table = garden().table();
    table.play(P1, "leave ^1; step (-6,4); step b1");
    table.refuse(P1, "clear b1", Illegal::PheromoneNotEmpty { cubes: 2 });
}

#[test]
fn clearing_takes_earth_and_a_pheromone_to_clear() {
    let mut table = garden().colony(P1, |colony| colony.earth = 0).table();
    table.play(P1, "leave ^1");
    table.refuse(P1, "clear A1", Illegal::NotOnAPheromone);
    table.play(P1, "step A1");
    table.refuse(P1, "clear A1", Illegal::NoEarthToClear);
}

#[test]
fn the_cleared_pheromone_is_out_of_the_game_and_its_points_are_kept() {
    let mut table = garden().colony(P1, |colony| colony.score = 40).table();
    let all = |table: &crate::common::Table| table.colony(P1).hand.map(|hand| hand[&Tile::Pair2]);
    assert_eq!(all(&table), Some(4));
    table.play(P1, "leave ^1; step A1; clear A1");
    assert_eq!(all(&table), Some(4), "it does not return to the reserve");
    assert_eq!((table.colony(P1).score, table.colony(P1).pheromones.len()), (40, 2));
}

#[test]
fn an_opposing_pheromone_is_cleared_at_the_same_price_for_its_points() {
    let mut table = garden().table();
    table.play(P1, "leave ^1; step C2; clear (-4,5)");
    table.told(&["Gentian cleared line3 of Vermilion at (-4,4), now on (-4,5): -1 earth, +2 points"]);
    let (one, two) = (table.colony(P1), table.colony(P2));
    assert_eq!((one.score, one.earth, one.soldiers), (12, 1, 1));
    assert_eq!(one.scored.get(&Source::Clearing), Some(&2));
    assert_eq!((two.score, two.pheromones.len()), (10, 1), "its owner loses no points");
}

#[test]
fn an_opposing_pheromone_of_size_2_gives_nothing() {
    let mut table = garden().table();
    table.play(P1, "leave ^1; step C2; step F2; clear F2");
    table.told(&["Gentian cleared pair2 of Vermilion at (-3,4), now on (-3,4): -1 earth"]);
    assert_eq!(table.colony(P1).score, 10);
}

#[test]
fn the_worker_must_stand_on_what_it_clears() {
    let mut table = garden().table();
    table.play(P1, "leave ^1; step A1");
    table.refuse(P1, "clear C2", Illegal::NotUnderThePheromone { hex: hex("(-4,4)") });
}

#[test]
fn special_tiles_cannot_be_cleared() {
    let mut table = at(Phase::Workers)
        .board(
            "
            r=4 q=-5   G^1 S
            r=5 q=-5     Ex1 Gx1
            r=6 q=-5       Ex1",
        )
        .colony(P1, |colony| colony.earth = 1)
        .table();
    table.play(P1, "leave ^1; step x1");
    table.refuse(P1, "clear x1", Illegal::SpecialTilesStay);
}

#[test]
fn a_pheromone_on_mushrooms_alone_is_empty_from_the_start() {
    let mut table = at(Phase::Workers)
        .board("r=5 q=-3 Mw1 M")
        .colony(P1, |colony| (colony.workers, colony.earth) = (1, 1))
        .colony(P2, |colony| colony.workers = 0)
        .table();
    table.play(P1, "place pair2 (-3,5) (-2,5)");
    table.shows("r=5 q=-3 MA1 MA1");
}
