//! Phase 5: objectives and the choices within them.

use game_core::Hex;
use myrmes::{Asked, Counted, Illegal, Objective};
use serde_json::{Value, json};

use crate::support::{GENTIAN, Table};

const LEVELS: [&str; 6] =
    ["earth_or_stone_2", "special_tiles_2", "food_5", "nurses_6", "earth_or_stone_6", "pheromones_7"];

fn atelier(objectives: [&str; 6], colony: Value) -> Table {
    Table::of_two(json!({"phase": "atelier", "objectives": objectives, "year": 2, "colonies": [colony]}))
}

#[test]
fn an_objective_lies_out_and_is_completed_once() {
    let table = atelier(LEVELS, json!({"atelier": 1, "earth": 9, "completed": {"earth_or_stone_2": 2}}));
    let absent = Illegal::ObjectiveNotInPlay { objective: Objective::Food3 };
    table.refuses(GENTIAN, "objective food_3", absent);
    let done = Illegal::ObjectiveCompleted { objective: Objective::EarthOrStone2 };
    table.refuses(GENTIAN, "objective earth_or_stone_2", done);
}

#[test]
fn the_level_before_comes_first() {
    let locked = |objective, level| Illegal::ObjectiveLocked { objective, level };
    let rich = |completed: Value| atelier(LEVELS, json!({"atelier": 1, "earth": 9, "food": 9, "completed": completed}));
    let first = rich(json!({}));
    first.refuses(GENTIAN, "objective food_5", locked(Objective::Food5, 2));
    first.refuses(GENTIAN, "objective earth_or_stone_6", locked(Objective::EarthOrStone6, 3));
    let second = rich(json!({"special_tiles_2": 1}));
    second.allows(GENTIAN, "objective food_5");
    second.refuses(GENTIAN, "objective earth_or_stone_6", locked(Objective::EarthOrStone6, 3));
    rich(json!({"special_tiles_2": 1, "food_5": 2})).allows(GENTIAN, "objective earth_or_stone_6");
}

#[test]
fn an_objective_asks_for_what_the_colony_has() {
    let unmet = |objective, counted, needed, have| Illegal::ObjectiveUnmet { objective, counted, needed, have };
    let poor = |colony: Value| {
        let mut colony = colony;
        colony["atelier"] = json!(1);
        colony["completed"] = json!({"special_tiles_2": 1, "food_5": 2});
        colony
    };
    let table = atelier(LEVELS, poor(json!({"earth": 1, "stone": 2})));
    table.refuses(GENTIAN, "objective earth_or_stone_6", unmet(Objective::EarthOrStone6, Counted::EarthOrStone, 6, 3));
    // Six nurses are in play, two of them on objectives; the one in use cannot be given up.
    table.refuses(GENTIAN, "objective nurses_6", unmet(Objective::Nurses6, Counted::Nurses, 6, 5));
    let last = atelier(LEVELS, poor(json!({"nurses": 1, "earth": 6})));
    last.refuses(GENTIAN, "objective nurses_6", unmet(Objective::Nurses6, Counted::Nurses, 6, 3));
    // Seven pheromones, but the largest group has four.
    let pairs = ["(-5,5)", "(-5,6)", "(-4,7)", "(-3,5)", "(3,0)", "(0,5)", "(-1,0)"];
    let pairs = pairs.map(|at| json!({"tile": if at == "(-1,0)" { "line3" } else { "pair2" }, "turn": 0, "at": at}));
    let scattered = atelier(LEVELS, poor(json!({"pheromones": pairs})));
    let apart = Illegal::ObjectiveNotConnected { objective: Objective::Pheromones7, needed: 7, have: 7, largest: 4 };
    scattered.refuses(GENTIAN, "objective pheromones_7", apart);
    let few = atelier(LEVELS, poor(json!({"pheromones": pairs[..5]})));
    few.refuses(GENTIAN, "objective pheromones_7", unmet(Objective::Pheromones7, Counted::Pheromones, 7, 5));
}

#[test]
fn every_kind_of_demand_can_be_unmet() {
    let unmet = |objective, counted, needed, have| Illegal::ObjectiveUnmet { objective, counted, needed, have };
    let first = |objective: &str, other: &str, colony: Value| {
        atelier([objective, other, "food_5", "nurses_6", "earth_or_stone_6", "pheromones_7"], colony)
    };
    let colony = json!({"atelier": 1, "food": 2, "larvae": 4, "soldiers": 1, "prey": {"spider": 1}});
    let table = |objective| first(objective, if objective == "food_3" { "larvae_5" } else { "food_3" }, colony.clone());
    table("food_3").refuses(GENTIAN, "objective food_3", unmet(Objective::Food3, Counted::Food, 3, 2));
    table("larvae_5").refuses(GENTIAN, "objective larvae_5", unmet(Objective::Larvae5, Counted::Larvae, 5, 4));
    table("soldiers_2").refuses(GENTIAN, "objective soldiers_2", unmet(Objective::Soldiers2, Counted::Soldiers, 2, 1));
    table("prey_2").refuses(GENTIAN, "objective prey_2", unmet(Objective::Prey2, Counted::PreyTokens, 2, 1));
    let specials = unmet(Objective::SpecialTiles2, Counted::SpecialTiles, 2, 0);
    table("special_tiles_2").refuses(GENTIAN, "objective special_tiles_2", specials);
    let pheromones = unmet(Objective::Pheromones4, Counted::Pheromones, 4, 0);
    table("pheromones_4").refuses(GENTIAN, "objective pheromones_4", pheromones);
    let levels = ["food_3", "larvae_5", "colony_level_2", "stone_3", "stone_5", "colony_level_3"];
    let completed = json!({"food_3": 1, "stone_3": 2});
    let deep = atelier(levels, json!({"atelier": 1, "level": 1, "stone": 1, "completed": completed}));
    deep.refuses(GENTIAN, "objective colony_level_2", unmet(Objective::ColonyLevel2, Counted::ColonyLevel, 2, 1));
    deep.refuses(GENTIAN, "objective colony_level_3", unmet(Objective::ColonyLevel3, Counted::ColonyLevel, 3, 1));
    deep.refuses(GENTIAN, "objective stone_5", unmet(Objective::Stone5, Counted::Stone, 5, 1));
}

#[test]
fn a_mix_adds_up() {
    let table =
        atelier(LEVELS, json!({"atelier": 1, "earth": 3, "stone": 1})).after(GENTIAN, "objective earth_or_stone_2");
    assert_eq!(table.legal(GENTIAN), ["pay 1", "pay 2"]);
    for asked in [0, 3, 255] {
        let text = format!("pay {asked}");
        table.refuses(GENTIAN, &text, Illegal::MixDoesNotAddUp { least: 1, most: 2, asked });
    }
}

#[test]
fn only_ones_own_tiles_are_picked() {
    let farms = ["(-2,0)", "(0,0)"].map(|at| json!({"tile": "aphid_farm", "turn": 0, "at": at}));
    let table = atelier(LEVELS, json!({"atelier": 1, "specials": farms})).after(GENTIAN, "objective special_tiles_2");
    table.allows(GENTIAN, "unmark (0,0)");
    table.refuses(GENTIAN, "done", Illegal::NotNow { asked: Asked::ObjectiveSpecialTiles });
    for hex in [Hex::new(1, 0), Hex::new(3, 0), Hex::new(50, 50)] {
        table.refuses(GENTIAN, &format!("unmark {hex}"), Illegal::CannotPick { hex });
    }
}

#[test]
fn pheromones_are_picked_side_by_side() {
    let objectives = ["pheromones_4", "food_3", "food_5", "nurses_6", "earth_or_stone_6", "pheromones_7"];
    // A row of five pairs from (-7,5) to (2,5).
    let pairs = ["(-7,5)", "(-5,5)", "(-3,5)", "(-1,5)", "(1,5)"];
    let pairs = pairs.map(|at| json!({"tile": "pair2", "turn": 0, "at": at}));
    let table = atelier(objectives, json!({"atelier": 1, "pheromones": pairs}));
    let table = table.after(GENTIAN, "objective pheromones_4").after(GENTIAN, "empty (-5,5)");
    assert_eq!(table.legal(GENTIAN), ["empty (-7,5)", "empty (-3,5)"]);
    table.refuses(GENTIAN, "level", Illegal::NotNow { asked: Asked::ObjectivePheromones });
    for hex in [Hex::new(-5, 5), Hex::new(-1, 5), Hex::new(-6, 5)] {
        table.refuses(GENTIAN, &format!("empty {hex}"), Illegal::CannotPick { hex });
    }
}
