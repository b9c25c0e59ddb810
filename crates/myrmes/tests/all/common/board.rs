//! Drawings of the garden.
//!
//! A row begins with its `r` and the `q` of its first hex. A hex is four characters wide, and each
//! row is shifted two characters to the right of the row above, as on the printed board:
//!
//! ```text
//! r=3 q=-5   M   E   G*t
//! r=4 q=-5     G^1 S   Gb1
//! r=5 q=-5       EA  Gb1
//! ```
//!
//! A hex is its terrain letter, which must match the board, followed by what is on it:
//!
//! | mark | piece |
//! | --- | --- |
//! | `^1` | a tunnel of player 1 |
//! | `*l` `*t` `*s` | a ladybug, a termite, a spider |
//! | `a1` | part of player 1's pheromone a, with all its cubes; `A1` if it is empty. Not x, y, z |
//! | `x1` `y1` `z1` | part of an aphid farm, a scavenging, a sub-colony of player 1; `x0` if its cube is gone |
//! | `w1` | the worker of player 1 |
//! | `A` | nothing: a name for the hex |
//!
//! Actions may use the marks as labels for the hexes; for a tile, the label means its first hex.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Hex, Seat};
use myrmes::{Cubes, Lying, PheromonePosition, Position, Prey, Tile};

use super::{shapes, text};

pub(crate) struct Drawing(BTreeMap<Hex, String>);

const SPECIALS: [(char, Tile); 3] = [('x', Tile::AphidFarm), ('y', Tile::Scavenging), ('z', Tile::SubColony)];

impl Drawing {
    #[track_caller]
    pub(crate) fn read(drawing: &str) -> Drawing {
        let garden = text::garden();
        let mut marks = BTreeMap::new();
        let mut left_edge = None;
        for line in drawing.lines().filter(|line| !line.trim().is_empty()) {
            let (r, q, cells) = row(line);
            for (column, cell) in cells {
                let edge = *left_edge.get_or_insert(column - 4 * q - 2 * r);
                let along = column - edge - 2 * r;
                assert!(along % 4 == 0, "{cell} is not aligned with a hex of row {r}: {line:?}");
                let at = Hex::new((along / 4) as i8, r as i8);
                let terrain = cell.chars().next().expect("a cell is not empty");
                let printed = garden.get(&at).map(|&(letter, _)| letter);
                assert_eq!(printed, Some(terrain), "the board has another terrain at {at}: {line:?}");
                marks.insert(at, cell[terrain.len_utf8()..].to_owned());
            }
            let first = marks.keys().filter(|hex| i32::from(hex.r) == r).min().map(|hex| i32::from(hex.q));
            assert_eq!(first, Some(q), "the row does not begin at its q: {line:?}");
        }
        Drawing(marks)
    }

    pub(crate) fn labels(&self) -> BTreeMap<String, Hex> {
        let mut labels = BTreeMap::new();
        for (&at, mark) in self.0.iter().filter(|(_, mark)| !mark.is_empty()) {
            labels.entry(mark.clone()).or_insert(at);
        }
        labels
    }

    pub(crate) fn prey(&self) -> Vec<(Hex, Prey)> {
        let kind = |mark: &str| match mark {
            "*l" => Some(Prey::Ladybug),
            "*t" => Some(Prey::Termite),
            "*s" => Some(Prey::Spider),
            _ => None,
        };
        self.0.iter().filter_map(|(&at, mark)| Some((at, kind(mark)?))).collect()
    }

    pub(crate) fn tunnels(&self) -> Vec<(Seat, Hex)> {
        self.0.iter().filter_map(|(&at, mark)| Some((seat(mark.strip_prefix('^')?)?, at))).collect()
    }

    pub(crate) fn worker(&self) -> Option<(Seat, Hex)> {
        self.0.iter().find_map(|(&at, mark)| Some((seat(mark.strip_prefix('w')?)?, at)))
    }

    pub(crate) fn pheromones(&self) -> Vec<(Seat, PheromonePosition)> {
        let mut found = Vec::new();
        for (letter, owner, cells) in self.tiles() {
            if special(letter).is_some() {
                continue;
            }
            let lying = Tile::ALL[..Tile::PHEROMONES].iter().find_map(|&tile| shapes::identify(tile, &cells));
            let Lying { tile, turn, at } = lying.unwrap_or_else(|| panic!("no pheromone looks like {letter}"));
            let cubes = letter.is_uppercase().then(Cubes::default);
            let owner = owner.expect("a pheromone has an owner");
            found.push((owner, PheromonePosition { tile, turn, at, cubes }));
        }
        found
    }

    pub(crate) fn specials(&self) -> Vec<(Option<Seat>, Lying)> {
        let tiles = self.tiles().into_iter();
        tiles
            .filter_map(|(letter, owner, cells)| {
                let tile = special(letter)?;
                let lying = shapes::identify(tile, &cells).unwrap_or_else(|| panic!("{tile} does not look like that"));
                Some((owner, lying))
            })
            .collect()
    }

    /// The letter, owner and hexes of every drawn tile. A mark in two separate places draws two
    /// tiles.
    fn tiles(&self) -> Vec<(char, Option<Seat>, Vec<Hex>)> {
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        for (&at, mark) in &self.0 {
            let Some((letter, owner)) = tile_mark(mark) else { continue };
            let mut cells = Vec::new();
            let mut next = vec![at];
            while let Some(cell) = next.pop() {
                if self.0.get(&cell) == Some(mark) && seen.insert(cell) {
                    cells.push(cell);
                    next.extend(cell.neighbours());
                }
            }
            if !cells.is_empty() {
                found.push((letter, owner, cells));
            }
        }
        found
    }

    /// Checks that every drawn hex of the position has what the drawing shows.
    #[track_caller]
    pub(crate) fn compare(&self, position: &Position) {
        let mut there: BTreeMap<Hex, (String, Hex)> = BTreeMap::new();
        for (&at, prey) in &position.prey {
            there.insert(at, (format!("*{}", &prey.name()[..1]), at));
        }
        for (idx, colony) in position.colonies.iter().enumerate() {
            let number = idx + 1;
            for &at in colony.tunnels.iter().flatten() {
                there.insert(at, (format!("^{number}"), at));
            }
            for &PheromonePosition { tile, turn, at, cubes } in &colony.pheromones {
                let letter = if cubes == Some(Cubes::default()) { 'A' } else { 'a' };
                for cell in shapes::covered(Lying { tile, turn, at }) {
                    there.insert(cell, (format!("{letter}{number}"), at));
                }
            }
            for &lying in &colony.specials {
                insert_special(&mut there, lying, number);
            }
        }
        for &lying in &position.orphans {
            insert_special(&mut there, lying, 0);
        }
        if let Some(sortie) = position.sortie {
            let owner = position.turn.expect("it is somebody's turn").0 + 1;
            there.entry(sortie.at).or_insert((format!("w{owner}"), sortie.at));
        }
        let anchors: BTreeMap<Hex, Hex> = self
            .tiles()
            .into_iter()
            .flat_map(|(_, _, cells)| {
                let anchor = *cells.iter().min().expect("a tile has hexes");
                cells.into_iter().map(move |cell| (cell, anchor))
            })
            .collect();
        for (at, mark) in &self.0 {
            // Labels of empty hexes are for the reader only; the letters of pheromones only tell
            // them apart.
            let (drawn, anchor) = match tile_mark(mark) {
                Some((letter, _)) if special(letter).is_none() => {
                    let kind = if letter.is_uppercase() { "A" } else { "a" };
                    (format!("{kind}{}", &mark[1..]), anchors[at])
                }
                Some(_) => (mark.clone(), anchors[at]),
                None if mark.chars().all(char::is_uppercase) => (String::new(), *at),
                None => (mark.clone(), *at),
            };
            let (piece, found_anchor) = there.get(at).cloned().unwrap_or((String::new(), *at));
            assert_eq!(piece, drawn, "at {at}");
            if tile_mark(mark).is_some() {
                assert_eq!(found_anchor, anchor, "the tile at {at} has another first hex");
            }
        }
    }
}

fn insert_special(there: &mut BTreeMap<Hex, (String, Hex)>, lying: Lying, owner: usize) {
    let letter = SPECIALS.iter().find(|(_, tile)| *tile == lying.tile).expect("a special tile").0;
    for cell in shapes::covered(lying) {
        there.insert(cell, (format!("{letter}{owner}"), lying.at));
    }
}

/// The `r` of the row, the `q` it starts with, and its cells with their columns.
fn row(line: &str) -> (i32, i32, Vec<(i32, &str)>) {
    let (mut r, mut q, mut cells) = (None, None, Vec::new());
    let mut rest = line;
    let mut column = 0;
    while let Some(start) = rest.find(|c: char| c != ' ') {
        let after = &rest[start..];
        let word = &after[..after.find(' ').unwrap_or(after.len())];
        column += start as i32;
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text:?} is not a number: {line:?}"));
        if let Some(text) = word.strip_prefix("r=") {
            r = Some(number(text));
        } else if let Some(text) = word.strip_prefix("q=") {
            q = Some(number(text));
        } else {
            cells.push((column, word));
        }
        column += word.len() as i32;
        rest = &after[word.len()..];
    }
    (r.expect("a row begins with r="), q.expect("a row begins with r= and q="), cells)
}

fn seat(number: &str) -> Option<Seat> {
    number.parse::<u8>().ok().filter(|number| (1..=4).contains(number)).map(|number| Seat(number - 1))
}

fn special(letter: char) -> Option<Tile> {
    SPECIALS.iter().find(|(mark, _)| *mark == letter).map(|&(_, tile)| tile)
}

/// Letter and owner of a mark that is part of a tile.
fn tile_mark(mark: &str) -> Option<(char, Option<Seat>)> {
    let letter = mark.chars().next().filter(|letter| letter.is_ascii_alphabetic() && *letter != 'w')?;
    let number = &mark[1..];
    (number == "0" || seat(number).is_some()).then(|| (letter, seat(number)))
}
