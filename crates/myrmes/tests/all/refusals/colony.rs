//! Phase 3, inside: the four rooms.

use myrmes::{Illegal, Room};
use serde_json::{Value, json};

use crate::support::{GENTIAN, Table, rules_with};

fn inside(colony: Value) -> Table {
    Table::of_two(json!({"phase": "workers", "colonies": [colony]}))
}

#[test]
fn a_room_below_the_level_is_not_dug_yet() {
    let too_deep = |room, needed, have| Illegal::RoomTooDeep { room, needed, have };
    inside(json!({})).refuses(GENTIAN, "work larder", too_deep(Room::Larder, 1, 0));
    inside(json!({"level": 1})).allows(GENTIAN, "work larder");
    inside(json!({"level": 1})).refuses(GENTIAN, "quarry stone", too_deep(Room::Quarry, 2, 1));
    inside(json!({"level": 2, "food": 1})).refuses(GENTIAN, "work queen", too_deep(Room::Queen, 3, 2));
    // Level+1 reaches one level deeper, but not in the manual's reading.
    let deeper = json!({"event": "level_plus_1", "food": 1});
    inside(deeper.clone()).allows(GENTIAN, "work larder");
    inside(deeper.clone()).refuses(GENTIAN, "quarry earth", too_deep(Room::Quarry, 2, 1));
    let manual = rules_with(json!({"players": 2, "level_plus_one": "pheromones"}));
    let table = Table::new(manual, json!({"phase": "workers", "colonies": [deeper]}));
    table.refuses(GENTIAN, "work larder", too_deep(Room::Larder, 1, 0));
}

#[test]
fn a_room_takes_one_worker() {
    let table = inside(json!({"level": 2, "rooms": ["gestation", "quarry"]}));
    table.allows(GENTIAN, "work larder");
    table.refuses(GENTIAN, "work gestation", Illegal::RoomTaken { room: Room::Gestation });
    table.refuses(GENTIAN, "quarry earth", Illegal::RoomTaken { room: Room::Quarry });
}

#[test]
fn the_queen_eats() {
    inside(json!({"level": 3, "food": 1})).allows(GENTIAN, "work queen");
    inside(json!({"level": 3})).refuses(GENTIAN, "work queen", Illegal::NothingForTheQueen);
}

#[test]
fn whoever_works_in_the_quarry_says_what_to_bring() {
    let table = inside(json!({"level": 2}));
    table.allows(GENTIAN, "quarry earth");
    table.refuses(GENTIAN, "work quarry", Illegal::QuarryYieldsEarthOrStone);
    table.refuses(GENTIAN, "quarry food", Illegal::QuarryYieldsEarthOrStone);
}
