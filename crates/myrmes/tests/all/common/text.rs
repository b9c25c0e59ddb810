//! Facts read from the crate's own component files, independently of the code that uses them.

use std::collections::BTreeMap;

use game_core::{Game, Hex};
use myrmes::{Myrmes, Objective, Tile};

fn file(name: &str) -> toml::Table {
    Myrmes::own_data()[name].parse().expect("the crate's data are TOML")
}

fn list<'a>(table: &'a toml::Table, key: &str) -> &'a [toml::Value] {
    table[key].as_array().expect("a list")
}

pub(crate) fn int(value: &toml::Value, key: &str) -> i64 {
    value[key].as_integer().expect("a whole number")
}

fn text<'a>(value: &'a toml::Value, key: &str) -> &'a str {
    value[key].as_str().expect("a text")
}

/// Every hex of the printed board with its terrain letter and its zone.
pub(crate) fn garden() -> BTreeMap<Hex, (char, char)> {
    let mut hexes = BTreeMap::new();
    for row in list(&file("garden.toml"), "row") {
        let (r, first_q) = (int(row, "r") as i8, int(row, "first_q") as i8);
        let cells = text(row, "terrain").split(' ').zip(text(row, "zones").split(' '));
        for (offset, (terrain, zone)) in cells.enumerate() {
            let letter = |word: &str| word.chars().next().expect("a letter");
            hexes.insert(Hex::new(first_q + offset as i8, r), (letter(terrain), letter(zone)));
        }
    }
    hexes
}

/// The hexes in play with this number of players.
pub(crate) fn in_play(players: u8) -> BTreeMap<Hex, char> {
    let file = file("garden.toml");
    let zones = text(&file["players"][players.to_string()], "zones").to_owned();
    garden()
        .into_iter()
        .filter(|(_, (_, zone))| zones.contains(*zone))
        .map(|(hex, (letter, _))| (hex, letter))
        .collect()
}

fn hexes(value: &toml::Value) -> Vec<Hex> {
    let list = value.as_array().expect("a list").iter();
    list.map(|hex| hex.as_str().expect("a text").parse().expect("a hex")).collect()
}

pub(crate) fn prey_spots() -> Vec<Hex> {
    hexes(&file("garden.toml")["prey"]["spots"])
}

pub(crate) fn starts(players: u8) -> Vec<Hex> {
    hexes(&file("garden.toml")["players"][players.to_string()]["starts"])
}

/// The tables of `tiles.toml`, pheromones and special tiles.
pub(crate) fn tiles() -> BTreeMap<Tile, toml::Value> {
    let file = file("tiles.toml");
    let all = list(&file, "pheromone").iter().chain(list(&file, "special"));
    all.map(|entry| (text(entry, "id").parse().expect("a tile"), entry.clone())).collect()
}

pub(crate) fn cells(tile: Tile) -> Vec<Hex> {
    hexes(&tiles()[&tile]["cells"])
}

pub(crate) fn tiles_file() -> toml::Table {
    file("tiles.toml")
}

pub(crate) fn garden_file() -> toml::Table {
    file("garden.toml")
}

pub(crate) fn objective_levels() -> BTreeMap<Objective, u8> {
    let file = file("objectives.toml");
    let entries = list(&file, "objective").iter();
    entries.map(|entry| (text(entry, "id").parse().expect("an objective"), int(entry, "level") as u8)).collect()
}
