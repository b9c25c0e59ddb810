//! Phase 5: tunnels, levels, nurses.

use game_core::Hex;
use myrmes::{Craft, Cube, Illegal};
use serde_json::{Value, json};

use crate::support::{GENTIAN, Table, VERMILION};

fn atelier(colony: Value) -> Table {
    Table::of_two(json!({"phase": "atelier", "prey": {"(-3,3)": "spider"}, "colonies": [colony]}))
}

#[test]
fn each_thing_is_done_once_and_takes_a_nurse() {
    let colony = json!({"atelier": 2, "crafted": ["level"], "earth": 4, "stone": 4, "food": 2, "larvae": 2});
    let table = atelier(colony);
    table.refuses(GENTIAN, "level", Illegal::AlreadyCrafted { craft: Craft::Level });
    table.allows(GENTIAN, "nurse");
    let done = atelier(json!({"atelier": 1, "crafted": ["tunnel", "nurse", "objective"], "earth": 2}));
    done.refuses(GENTIAN, "tunnel (-4,4)", Illegal::AlreadyCrafted { craft: Craft::Tunnel });
    done.refuses(GENTIAN, "nurse", Illegal::AlreadyCrafted { craft: Craft::Nurse });
    done.refuses(GENTIAN, "objective food_3", Illegal::AlreadyCrafted { craft: Craft::Objective });
    done.allows(GENTIAN, "level");
}

#[test]
fn whoever_has_no_nurse_there_is_not_asked() {
    let table = Table::of_two(json!({"phase": "atelier", "colonies": [{"earth": 2}, {"atelier": 1, "earth": 2}]}));
    table.refuses(GENTIAN, "level", Illegal::NotToAct { seat: GENTIAN });
    table.allows(VERMILION, "level");
}

#[test]
fn four_tunnels_are_all_there_are() {
    let four = json!({"atelier": 1, "earth": 2, "tunnels": ["(-5,4)", "(0,0)", "(1,0)", "(2,0)"]});
    atelier(four).refuses(GENTIAN, "tunnel (-4,4)", Illegal::NoTunnelLeft { most: 4 });
}

#[test]
fn a_tunnel_goes_to_an_empty_hex_beside_ones_own() {
    let colony = json!({"atelier": 1, "pheromones": [{"tile": "pair2", "turn": 0, "at": "(-5,5)"}]});
    let table = atelier(colony);
    table.allows(GENTIAN, "tunnel (-4,4)");
    table.allows(GENTIAN, "tunnel (-4,6)");
    let taken = |q, r| Illegal::TunnelHexNotEmpty { hex: Hex::new(q, r) };
    // A tile, a tunnel, prey, water, and hexes outside the garden.
    for (q, r) in [(-5, 5), (-5, 4), (-3, 3), (-6, 3), (0, -1), (99, 99)] {
        table.refuses(GENTIAN, &format!("tunnel {}", Hex::new(q, r)), taken(q, r));
    }
    table.refuses(GENTIAN, "tunnel (0,0)", Illegal::TunnelNotBesideYours { hex: Hex::new(0, 0) });
    table.refuses(GENTIAN, "tunnel (0,4)", Illegal::TunnelNotBesideYours { hex: Hex::new(0, 4) });
}

#[test]
fn digging_is_paid_level_by_level() {
    let few = |cube, needed, have| Illegal::TooFewCubes { cube, needed, have };
    atelier(json!({"atelier": 1, "earth": 1})).refuses(GENTIAN, "level", few(Cube::Earth, 2, 1));
    atelier(json!({"atelier": 1, "earth": 2})).allows(GENTIAN, "level");
    atelier(json!({"atelier": 1, "level": 1, "earth": 2})).refuses(GENTIAN, "level", few(Cube::Stone, 1, 0));
    atelier(json!({"atelier": 1, "level": 2, "stone": 2})).refuses(GENTIAN, "level", few(Cube::Stone, 3, 2));
    let bottom = json!({"atelier": 1, "level": 3, "earth": 9, "stone": 9});
    atelier(bottom).refuses(GENTIAN, "level", Illegal::DeepestLevel);
}

#[test]
fn a_nurse_takes_food_and_larvae() {
    let rich = json!({"atelier": 1, "food": 2, "larvae": 2});
    atelier(rich).allows(GENTIAN, "nurse");
    let hungry = json!({"atelier": 1, "food": 1, "larvae": 2});
    atelier(hungry).refuses(GENTIAN, "nurse", Illegal::TooFewCubes { cube: Cube::Food, needed: 2, have: 1 });
    let barren = json!({"atelier": 1, "food": 2, "larvae": 1});
    atelier(barren).refuses(GENTIAN, "nurse", Illegal::TooFewLarvaeForNurse { needed: 2, have: 1 });
    let full = json!({"atelier": 1, "food": 2, "larvae": 2, "nurses": 7, "completed": {"food_3": 1}});
    atelier(full).refuses(GENTIAN, "nurse", Illegal::NoNurseLeft { most: 8 });
}
