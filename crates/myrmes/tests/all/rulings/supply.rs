//! Ruling myrmes/cube-supply: with limited cubes, what the supply lacks is not gained.

use game_core::Seat;
use myrmes::{CubeSupply, Illegal, Options, Phase};

use crate::common::{Layout, P1, P2, Table, at};

fn boxed(phase: Phase) -> Layout {
    at(phase).options(|options| options.supply = Some(CubeSupply::Box))
}

/// Larvae, food, earth and stone left in the box.
fn left(table: &Table) -> [u8; 4] {
    table.position().supply.expect("the cubes are counted")
}

#[test]
fn cube_supply() {
    let options = Options { supply: Some(CubeSupply::Box), first_seat: Some(P1), ..Options::players(2) };
    let table = Table::set_up(options, [0; 22]);
    assert_eq!(left(&table), [28, 30, 15, 15], "each player has a larva");
    assert_eq!(at(Phase::Workers).table().position().supply, None, "without the option nothing is counted");
    let mut table = boxed(Phase::Workers).board("r=5 q=-6 E   Ew1").table();
    table.play(P1, "place pair2 (-6,5) w1");
    assert_eq!(left(&table), [28, 30, 13, 15], "cubes on pheromones left the box");
}

#[test]
fn a_tile_may_be_placed_though_its_cubes_are_not_there() {
    let mut table = boxed(Phase::Workers).board("r=5 q=-6 E   Ew1").colony(P2, |colony| colony.earth = 14).table();
    table.play(P1, "place pair2 (-6,5) w1");
    table.told(&["Gentian placed pair2 at (-6,5) with 1 earth"]);
    assert_eq!(left(&table)[2], 0);
}

#[test]
fn a_room_may_be_used_though_it_brings_nothing() {
    let mut table = boxed(Phase::Workers)
        .colony(P1, |colony| (colony.level, colony.larvae, colony.workers) = (2, 0, 4))
        .colony(P2, |colony| {
            (colony.larvae, colony.food, colony.stone, colony.workers) = (30, 30, 15, 0);
        })
        .table();
    table.play(P1, "work gestation; work larder; quarry stone");
    table.told(&[
        "Gentian worked in the gestation room",
        "Gentian worked in the larder",
        "Gentian worked in the quarry",
    ]);
    assert_eq!((table.colony(P1).larvae, table.colony(P1).food, table.colony(P1).stone), (0, 0, 0));
}

#[test]
fn prey_without_food_in_the_box_still_scores() {
    let mut table = boxed(Phase::Workers)
        .board(
            "
            r=3 q=-4     E   G*t
            r=4 q=-5   G^1 S",
        )
        .colony(P1, |colony| colony.soldiers = 1)
        .colony(P2, |colony| colony.food = 30)
        .table();
    table.play(P1, "leave ^1; step (-4,4); hunt *t");
    table.told(&["Gentian hunted a termite at (-3,3): -1 soldier, +2 points"]);
}

#[test]
fn a_sacrifice_needs_food_in_the_box() {
    let mut table =
        boxed(Phase::Workers).colony(P1, |colony| colony.larvae = 6).colony(P2, |colony| colony.food = 29).table();
    table.play(P1, "sacrifice");
    table.refuse(P1, "sacrifice", Illegal::NoFoodInSupply);
    let mut births = boxed(Phase::Births).colony(P1, |c| c.larvae = 7).colony(P2, |c| c.food = 29).table();
    births.play(P1, "sacrifice");
    births.refuse(P1, "sacrifice", Illegal::NoFoodInSupply);
}

/// One larva is left in the box, and both players have one born. The result shows who gets it.
fn larvae_of_both(first: Seat, order: [Seat; 2]) -> [u8; 2] {
    let mut table = boxed(Phase::Births)
        .first(first)
        .colony(P1, |colony| colony.larvae = 14)
        .colony(P2, |colony| colony.larvae = 15)
        .table();
    for seat in order {
        table.play(seat, "event soldier_plus_1");
        table.nurses(seat, [1, 0, 0, 0]);
    }
    [P1, P2].map(|seat| table.colony(seat).larvae)
}

#[test]
fn in_simultaneous_phases_the_first_player_gains_first_whoever_answers_first() {
    for order in [[P1, P2], [P2, P1]] {
        assert_eq!(larvae_of_both(P1, order), [15, 15]);
        assert_eq!(larvae_of_both(P2, order), [14, 16]);
    }
}

#[test]
fn what_is_spent_in_a_simultaneous_phase_is_back_before_anything_is_gained() {
    // The last player in turn order pays the larva that the first player gains.
    let mut table =
        boxed(Phase::Births).colony(P1, |colony| colony.larvae = 14).colony(P2, |colony| colony.larvae = 16).table();
    table.play(P1, "event soldier_plus_1");
    table.nurses(P1, [1, 0, 0, 0]);
    table.play(P2, "event hexagon_plus_1");
    table.nurses(P2, [0; 4]);
    assert_eq!([P1, P2].map(|seat| table.colony(seat).larvae), [15, 15]);
}

#[test]
fn the_last_food_of_two_sacrifices_goes_to_the_first_player() {
    for (first, scores) in [(P1, [10, 7]), (P2, [7, 10])] {
        let mut table = boxed(Phase::Winter)
            .year(3)
            .players(3)
            .first(first)
            .colony(P1, |colony| (colony.larvae, colony.food) = (3, 5))
            .colony(P2, |colony| (colony.larvae, colony.food) = (3, 5))
            .colony(Seat(2), |colony| colony.food = 19)
            .table();
        table.play(P2, "sacrifice");
        table.play(P1, "sacrifice");
        assert_eq!([P1, P2].map(|seat| table.colony(seat).score), scores, "{first} is first");
        let kept = if first == P1 { [0, 3] } else { [3, 0] };
        assert_eq!([P1, P2].map(|seat| table.colony(seat).larvae), kept, "what brings no food is not sacrificed");
    }
}

#[test]
fn farms_are_served_in_turn_order_too() {
    let (one, two) = ("Gentian harvested the special tile at (-5,5)", "Vermilion harvested the special tile at (0,5)");
    for (first, served) in [(P1, one), (P2, two)] {
        let mut table = boxed(Phase::Harvest)
            .first(first)
            .board(
                "
                r=3 q=-4     Ea1
                r=4 q=-5   G^1 Sa1 G   ~   G   S   G^2
                r=5 q=-5     Ex1 Gx1 M   M   G   Ex2 Ex2
                r=6 q=-5       Ex1 M   S   M   E   Gx2",
            )
            .colony(P2, |colony| colony.food = 29)
            .table();
        table.play(P1, "take earth a1");
        // The other player has no choice and is not asked.
        let told = |at: &str| match (at == served, at == one) {
            (true, true) => format!("{at}: +1 food"),
            (true, false) => format!("{at}: +1 food (no choice)"),
            (false, true) => at.to_owned(),
            (false, false) => format!("{at} (no choice)"),
        };
        let other = if served == one { two } else { one };
        table.told(&[&told(served), &told(other)]);
    }
}

#[test]
fn more_than_the_box_has_cannot_be_typed() {
    let refused = boxed(Phase::Workers).colony(P1, |c| c.stone = 8).colony(P2, |c| c.stone = 8).refused();
    assert_eq!((refused.what.as_str(), refused.why.as_str()), ("colonies[1].stone", "the box does not have that many"));
}
