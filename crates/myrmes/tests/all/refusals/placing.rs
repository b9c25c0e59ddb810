//! Phase 3, outside: placing pheromones and special tiles.

use game_core::{Game, Hex};
use myrmes::{Cube, Illegal, Obstacle, Tile};
use serde_json::{Value, json};

use crate::support::{GENTIAN, Table, rules, rules_with, try_place};

/// Gentian's worker on (0,0), a mushroom in the middle of the two-player garden, with no points
/// left.
fn standing(colony: Value) -> Table {
    Table::of_two(json!({"phase": "workers", "sortie": {"at": "(0,0)", "points": 0}, "colonies": [colony]}))
}

#[test]
fn a_tile_is_placed_from_an_empty_space() {
    let on_tunnel = Table::of_two(json!({"phase": "workers", "sortie": {"at": "(-5,4)", "points": 3}}));
    on_tunnel.refuses(GENTIAN, "place pair2/0 (-5,4)", Illegal::SpaceNotEmpty { tunnel: true });
    let on_tile = json!({"pheromones": [{"tile": "pair2", "turn": 0, "at": "(0,0)", "cubes": {}}], "earth": 1});
    standing(on_tile).refuses(GENTIAN, "place pair2/1 (0,0)", Illegal::SpaceNotEmpty { tunnel: false });
}

#[test]
fn a_tile_covers_the_worker_and_nothing_else() {
    let table = standing(json!({"pheromones": [{"tile": "pair2", "turn": 0, "at": "(-1,1)"}]}));
    table.allows(GENTIAN, "place pair2/0 (0,0)");
    let away = Illegal::NotUnderTheWorker { hex: Hex::new(0, 0) };
    table.refuses(GENTIAN, "place pair2/0 (1,0)", away);
    table.refuses(GENTIAN, "place pair2/1 (0,0)", Illegal::HexCovered { hex: Hex::new(0, 1) });
    // The same for prey and for tunnels of any colour.
    let prey = Table::of_two(
        json!({"phase": "workers", "sortie": {"at": "(0,1)", "points": 0}, "prey": {"(1,1)": "ladybug"}}),
    );
    prey.refuses(GENTIAN, "place pair2/0 (0,1)", Illegal::HexCovered { hex: Hex::new(1, 1) });
    let tunnel =
        json!({"phase": "workers", "sortie": {"at": "(0,1)", "points": 0}, "colonies": [{}, {"tunnels": ["(1,1)"]}]});
    Table::of_two(tunnel).refuses(GENTIAN, "place pair2/0 (0,1)", Illegal::HexCovered { hex: Hex::new(1, 1) });
}

#[test]
fn a_tile_stays_on_dry_land_in_play() {
    let misfit = |(q, r), obstacle| Illegal::DoesNotFitTheGarden { tile: Tile::Pair2, hex: Hex::new(q, r), obstacle };
    let table = standing(json!({"level": 1}));
    // North of row 0, nothing is in play with two players.
    table.refuses(GENTIAN, "place pair2/1 (0,-1)", misfit((0, -1), Obstacle::Zone));
    table.refuses(GENTIAN, "place pair2/0 (100,100)", misfit((100, 100), Obstacle::Edge));
    let west = Table::of_two(json!({"phase": "workers", "sortie": {"at": "(-7,5)", "points": 0}}));
    west.refuses(GENTIAN, "place pair2/0 (-8,5)", misfit((-8, 5), Obstacle::Edge));
    let shore = Table::of_two(json!({"phase": "workers", "sortie": {"at": "(1,1)", "points": 0}}));
    shore.refuses(GENTIAN, "place pair2/0 (1,1)", misfit((2, 1), Obstacle::Water));
}

#[test]
fn a_tile_lies_only_in_so_many_ways() {
    let table = standing(json!({"level": 1}));
    for turn in [3, 255] {
        let text = format!("place pair2/{turn} (0,0)");
        table.refuses(GENTIAN, &text, Illegal::NoSuchTurn { tile: Tile::Pair2, turns: 3 });
    }
}

#[test]
fn what_is_not_in_reserve_cannot_be_placed() {
    let table = standing(json!({"level": 3, "hand": {"pair2": 1}}));
    table.allows(GENTIAN, "place pair2/0 (0,0)");
    table.refuses(GENTIAN, "place line3/0 (0,0)", Illegal::NoneInReserve { tile: Tile::Line3 });
}

#[test]
fn larger_pheromones_ask_for_deeper_levels() {
    let too_low = |tile, needed, have| Illegal::LevelTooLow { tile, needed, have };
    standing(json!({})).refuses(GENTIAN, "place line3/0 (0,0)", too_low(Tile::Line3, 1, 0));
    standing(json!({})).refuses(GENTIAN, "place trapezoid5/0 (0,0)", too_low(Tile::Trapezoid5, 3, 0));
    standing(json!({"level": 1})).refuses(GENTIAN, "place hook4/0 (0,0)", too_low(Tile::Hook4, 2, 1));
    for event in ["level_plus_1", "hexagon_plus_1"] {
        let deeper = json!({"level": 1, "event": event});
        standing(deeper.clone()).allows(GENTIAN, "place line3/0 (0,0)");
        standing(deeper).refuses(GENTIAN, "place trapezoid5/0 (0,0)", too_low(Tile::Trapezoid5, 3, 2));
    }
}

#[test]
fn the_six_hex_tile_asks_for_level_three_and_hexagon_plus_1() {
    let needs = Illegal::NeedsHexagonPlus1 { tile: Tile::Triangle6, level: 3 };
    for colony in [
        json!({"level": 3}),
        json!({"level": 3, "event": "level_plus_1"}),
        json!({"level": 2, "event": "hexagon_plus_1"}),
    ] {
        standing(colony).refuses(GENTIAN, "place triangle6/1 (0,0)", needs.clone());
    }
    let deep = json!({"level": 3, "event": "hexagon_plus_1"});
    // A place where all six hexes are land: (-7,4) (-6,4) (-5,4) are not free, so it is further
    // south.
    let table = Table::of_two(json!({
        "phase": "workers", "sortie": {"at": "(-4,5)", "points": 0}, "colonies": [deep],
    }));
    table.allows(GENTIAN, "place triangle6/0 (-4,5)");
}

#[test]
fn special_tiles_ask_for_their_own_level() {
    let too_low = |tile, needed, have| Illegal::LevelTooLow { tile, needed, have };
    let rich =
        |level: u8, event: &str| standing(json!({"level": level, "event": event, "food": 1, "earth": 1, "stone": 1}));
    rich(0, "vp_plus_1").refuses(GENTIAN, "place scavenging/0 (0,0)", too_low(Tile::Scavenging, 1, 0));
    rich(0, "hexagon_plus_1").refuses(GENTIAN, "place aphid_farm/0 (0,0)", too_low(Tile::AphidFarm, 1, 0));
    rich(0, "level_plus_1").allows(GENTIAN, "place scavenging/0 (0,0)");
    rich(2, "hexagon_plus_1").refuses(GENTIAN, "place sub_colony/0 (0,0)", too_low(Tile::SubColony, 3, 2));
}

#[test]
fn special_tiles_are_paid_for() {
    let few = |cube, needed, have| Illegal::TooFewCubes { cube, needed, have };
    let table = standing(json!({"level": 3, "earth": 1}));
    table.refuses(GENTIAN, "place aphid_farm/0 (0,0)", few(Cube::Stone, 1, 0));
    table.refuses(GENTIAN, "place scavenging/0 (0,0)", few(Cube::Food, 1, 0));
    table.refuses(GENTIAN, "place sub_colony/0 (0,0)", few(Cube::Food, 1, 0));
    let table = standing(json!({"level": 3, "food": 1, "stone": 1}));
    table.refuses(GENTIAN, "place sub_colony/0 (0,0)", few(Cube::Earth, 1, 0));
}

#[test]
fn eight_farms_and_scavengings_are_all_there_are() {
    let rules = rules(4);
    // Place them wherever they fit, but leave the middle free.
    let mut orphans: Vec<Value> = Vec::new();
    let typed = |orphans: &[Value]| {
        json!({"phase": "workers", "sortie": {"at": "(0,0)", "points": 0}, "orphans": orphans,
            "colonies": [{"level": 1, "food": 1, "stone": 1}]})
    };
    for (q, r) in (-7..=7).flat_map(|r| (-7..=7).map(move |q| (q, r))).filter(|(q, r)| q * q + r * r > 9) {
        let tile = if orphans.len().is_multiple_of(2) { "aphid_farm" } else { "scavenging" };
        let more = [&orphans[..], &[json!({"tile": tile, "turn": 0, "at": format!("({q},{r})")})]].concat();
        if try_place(&rules, typed(&more)).is_ok() {
            orphans = more;
        }
    }
    assert_eq!(orphans.len(), 8);
    let table = Table::new(rules.clone(), typed(&orphans));
    table.refuses(GENTIAN, "place scavenging/1 (0,0)", Illegal::StockUsedUp { tile: Tile::Scavenging });
    table.refuses(GENTIAN, "place aphid_farm/1 (0,0)", Illegal::StockUsedUp { tile: Tile::AphidFarm });
    Table::new(rules, typed(&orphans[1..])).allows(GENTIAN, "place scavenging/1 (0,0)");
}

#[test]
fn four_ownership_cubes_mark_four_special_tiles() {
    let farms = ["(-6,1)", "(3,0)", "(-5,5)", "(-2,5)"].map(|at| json!({"tile": "aphid_farm", "turn": 0, "at": at}));
    let colony = |farms: &[Value]| json!({"level": 1, "stone": 1, "specials": farms});
    standing(colony(&farms[1..])).allows(GENTIAN, "place aphid_farm/0 (0,0)");
    standing(colony(&farms)).refuses(GENTIAN, "place aphid_farm/0 (0,0)", Illegal::NoOwnershipCube { cubes: 4 });
}

#[test]
fn with_the_cubes_of_the_box_a_tile_may_stay_empty_but_is_legal() {
    // Sixty grass hexes would need more food than the box has; placing a tile is never refused for
    // that.
    let rules = rules_with(json!({"players": 2, "supply": "box"}));
    let typed = json!({"phase": "workers", "sortie": {"at": "(0,1)", "points": 0}, "colonies": [{"food": 30}]});
    let table = Table::new(rules, typed).after(GENTIAN, "place pair2/0 (-1,1)");
    let told = serde_json::to_value(table.rules.position(&table.state)).expect("positions are JSON");
    assert_eq!(told["colonies"][0]["pheromones"][0]["cubes"], json!({}));
}
