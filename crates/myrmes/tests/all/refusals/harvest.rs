//! Phases 4 and 6: cubes from the garden, and surplus cubes.

use game_core::Hex;
use myrmes::{Asked, Cube, Illegal};
use serde_json::{Value, json};

use crate::support::{GENTIAN, Table};

/// Gentian owns a pair on grass and earth at (0,3) and a scavenging at (-1,0); Vermilion's pair is
/// next to them.
fn harvest(event: &str) -> Table {
    let pair = |at: &str| json!([{"tile": "pair2", "turn": 0, "at": at}]);
    let scavenging = json!([{"tile": "scavenging", "turn": 0, "at": "(-1,0)"}]);
    Table::of_two(json!({"phase": "harvest", "colonies": [
        {"event": event, "pheromones": pair("(0,3)"), "specials": scavenging},
        {"event": event, "pheromones": pair("(-1,4)")},
    ]}))
}

fn no_such(cube: Cube, q: i8, r: i8) -> Illegal {
    Illegal::NoSuchCube { cube, hex: Hex::new(q, r) }
}

#[test]
fn every_pheromone_and_scavenging_gives_a_cube_in_their_order() {
    let table = harvest("vp_plus_1");
    assert_eq!(table.legal(GENTIAN), ["take food (0,3)", "take earth (0,3)"]);
    let first = Illegal::HarvestIsMandatory { hex: Hex::new(0, 3) };
    for text in ["done", "take earth (-1,0)", "take food (-1,4)", "take food (77,77)"] {
        table.refuses(GENTIAN, text, first.clone());
    }
    table.refuses(GENTIAN, "take stone (0,3)", no_such(Cube::Stone, 0, 3));
    let table = table.after(GENTIAN, "take food (0,3)");
    let second = Illegal::HarvestIsMandatory { hex: Hex::new(-1, 0) };
    for text in ["done", "take earth (0,3)"] {
        table.refuses(GENTIAN, text, second.clone());
    }
    table.refuses(GENTIAN, "take food (-1,0)", no_such(Cube::Food, -1, 0));
    table.refuses(GENTIAN, "level", Illegal::NotNow { asked: Asked::Harvest });
}

#[test]
fn extra_cubes_come_from_ones_own_pheromones() {
    let table = harvest("harvest_plus_3").after(GENTIAN, "take food (0,3)").after(GENTIAN, "take stone (-1,0)");
    assert_eq!(table.legal(GENTIAN), ["take earth (0,3)", "done"]);
    for other in [Hex::new(-1, 4), Hex::new(-1, 0), Hex::new(3, 3), Hex::new(77, 77)] {
        let text = format!("take earth {other}");
        table.refuses(GENTIAN, &text, Illegal::NothingToChoose { hex: other });
    }
    table.refuses(GENTIAN, "level", Illegal::NotNow { asked: Asked::ExtraHarvest });
    // The only food there is already taken.
    table.refuses(GENTIAN, "take food (0,3)", no_such(Cube::Food, 0, 3));
}

#[test]
fn only_cubes_in_stock_are_discarded() {
    let stock = |stock: Value| Table::of_two(json!({"phase": "end_of_season", "colonies": [stock]}));
    let table = stock(json!({"food": 1, "earth": 5}));
    table.allows(GENTIAN, "discard food");
    table.refuses(GENTIAN, "discard stone", Illegal::NothingToDiscard { cube: Cube::Stone });
    let table = stock(json!({"food": 1, "earth": 5, "stone": 1})).after(GENTIAN, "discard food");
    table.refuses(GENTIAN, "discard food", Illegal::NothingToDiscard { cube: Cube::Food });
}
