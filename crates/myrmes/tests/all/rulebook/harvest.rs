//! Phase 4, harvest.

use myrmes::{Bonus, Cubes, Illegal, Phase};

use crate::common::{Layout, P1, P2, at, hex};

/// Player 1's pheromone a covers stone and earth, b two grass hexes, and c is empty; player 2's d
/// covers two earth hexes.
fn harvest() -> Layout {
    at(Phase::Harvest).board(
        "
        r=3 q=-5     MC1 Ea1 G
        r=4 q=-6   MC1 G^1 Sa1 G   ~   G   S   G^2
        r=5 q=-4             G   M   M   G   Ed2 Ed2
        r=6 q=-5           E   M   S   M   E   G
        r=7 q=-5             S   Gb1 Gb1 S",
    )
}

#[test]
fn from_each_pheromone_that_is_not_empty_its_owner_takes_one_cube_of_choice() {
    let mut table = harvest().table();
    assert_eq!(table.legal(P1), ["take earth (-4,3)", "take stone (-4,3)"], "only there is anything to choose");
    table.play(P1, "take stone a1");
    table.told(&[
        "Gentian harvested at (-4,3): +1 stone",
        "Gentian harvested at (-4,7): +1 food",
        "Vermilion harvested at (0,5): +1 earth (no choice)",
    ]);
    let (one, two) = (table.colony(P1), table.colony(P2));
    assert_eq!((one.food, one.earth, one.stone), (1, 0, 1));
    assert_eq!((two.food, two.earth, two.stone), (0, 1, 0));
    let left: Vec<Option<Cubes>> = one.pheromones.iter().map(|pheromone| pheromone.cubes).collect();
    assert_eq!(left, [Some([0; 3].into()), Some([0, 1, 0].into()), Some([1, 0, 0].into())]);
}

#[test]
fn the_harvest_is_mandatory() {
    let mut table = harvest().table();
    table.refuse(P1, "done", Illegal::HarvestIsMandatory { hex: hex("(-4,3)") });
    table.refuse(P1, "take food b1", Illegal::HarvestIsMandatory { hex: hex("(-4,3)") });
    table.refuse(P1, "take food a1", Illegal::NoSuchCube { cube: myrmes::Cube::Food, hex: hex("(-4,3)") });
    table.refuse(P1, "take food (9,9)", Illegal::HarvestIsMandatory { hex: hex("(-4,3)") });
    assert_eq!(table.to_act(), [P1], "the other has no choice and is not asked");
}

#[test]
fn a_harvest_without_a_choice_happens_by_itself_and_is_told() {
    let mut table = at(Phase::Workers)
        .board(
            "
            r=4 q=-5   G^1 S
            r=5 q=-5     Ea1 Gb1
            r=6 q=-5       Ea1 Mb1",
        )
        .colony(P1, |colony| colony.workers = 1)
        .colony(P2, |colony| colony.workers = 0)
        .table();
    table.play(P1, "work gestation");
    table.told(&[
        "Phase: harvest",
        "Gentian harvested at (-5,5): +1 earth (no choice)",
        "Gentian harvested at (-4,5): +1 food (no choice)",
    ]);
    table.not_told("chose");
    let colony = table.colony(P1);
    assert_eq!((colony.food, colony.earth), (1, 1));
}

#[test]
fn a_pheromone_placed_this_season_is_harvested_too() {
    let mut table =
        at(Phase::Workers).colony(P1, |colony| colony.workers = 1).colony(P2, |colony| colony.workers = 0).table();
    table.play(P1, "leave (-5,4); step (-5,5); place pair2 (-5,5) (-6,5)");
    table.told(&["Gentian placed pair2 at (-6,5) with 2 earth", "Gentian harvested at (-6,5): +1 earth (no choice)"]);
}

/// An aphid farm, a scavenging and a sub-colony of player 1, and an aphid farm without an owner.
const SPECIAL: &str = "
    r=4 q=-7   S   M   G^1 S   G   ~   G   S   G^2
    r=5 q=-7     G   Ey1 Ey1 Gx1 Mx1 Mz1 Gz1 Ex0 Ex0 G
    r=6 q=-6           Gy1 E   Mx1 S   Mz1 Ez1 Gx0";

#[test]
fn special_tiles_yield_food_earth_or_stone_and_2_points() {
    let mut table = at(Phase::Harvest).board(SPECIAL).table();
    assert_eq!(table.legal(P1), ["take earth (-6,5)", "take stone (-6,5)"]);
    table.refuse(P1, "take food y1", Illegal::NoSuchCube { cube: myrmes::Cube::Food, hex: hex("(-6,5)") });
    table.refuse(P1, "done", Illegal::HarvestIsMandatory { hex: hex("(-6,5)") });
    table.play(P1, "take stone y1");
    table.told(&[
        "Gentian harvested the special tile at (-6,5): +1 stone",
        "Gentian harvested the special tile at (-4,5): +1 food",
        "Gentian harvested the sub-colony at (-2,5): +2 points",
    ]);
    let colony = table.colony(P1);
    assert_eq!((colony.food, colony.earth, colony.stone, colony.score), (1, 0, 1, 12));
}

#[test]
fn harvest_plus_3_takes_up_to_3_more_cubes_after_the_normal_harvest() {
    let mut table = harvest().event(Bonus::HarvestPlus3).table();
    table.refuse(P1, "take food b1", Illegal::HarvestIsMandatory { hex: hex("(-4,3)") });
    table.play(P1, "take earth a1");
    assert_eq!(table.legal(P1), ["take stone (-4,3)", "take food (-4,7)", "done"]);
    table.refuse(P1, "take earth a1", Illegal::NoSuchCube { cube: myrmes::Cube::Earth, hex: hex("(-4,3)") });
    table.refuse(P1, "take earth d2", Illegal::NothingToChoose { hex: hex("(0,5)") });
    table.play(P1, "take food b1; take stone a1");
    assert_eq!(table.to_act(), [P2], "nothing is left to take");
    table.play(P2, "take earth d2");
    let (one, two) = (table.colony(P1), table.colony(P2));
    assert_eq!((one.food, one.earth, one.stone), (2, 1, 1));
    assert_eq!(two.earth, 2);
}

#[test]
fn harvest_plus_3_is_not_mandatory_and_gives_no_fourth_cube() {
    let wide = at(Phase::Harvest).event(Bonus::HarvestPlus3).board(
        "
        r=5 q=-6   Ea1 Ea1 Ga1
        r=6 q=-6     Ga1 Ea1",
    );
    let mut table = wide.colony(P1, |colony| colony.tunnels = Some(vec![hex("(-5,4)")])).table();
    table.play(P1, "take earth a1; take earth a1; take earth a1");
    table.play(P1, "take food a1");
    table.told(&["Gentian harvested at (-6,5): +1 food, +3 earth"]);
    assert_eq!(table.colony(P1).pheromones[0].cubes, Some([1, 0, 0].into()), "one cube stays");

    let mut modest = harvest().event(Bonus::HarvestPlus3).table();
    modest.play(P1, "take earth a1; done");
    modest.play(P2, "done");
    let (one, two) = (modest.colony(P1), modest.colony(P2));
    assert_eq!((one.food, one.earth, one.stone, two.earth), (1, 1, 0, 1));
}

#[test]
fn harvest_plus_3_does_not_reach_special_tiles() {
    let mut table = at(Phase::Harvest).event(Bonus::HarvestPlus3).board(SPECIAL).table();
    table.play(P1, "take earth y1");
    assert_eq!(table.phase(), Phase::Births, "nobody was asked for more");
    let colony = table.colony(P1);
    assert_eq!((colony.food, colony.earth, colony.score), (1, 1, 12));
}
