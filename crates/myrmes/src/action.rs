//! One decision, one action, one line of text.

use std::{fmt, str::FromStr};

use game_core::Hex;
use serde::{Deserialize, Serialize};

use crate::components::{Bonus, Cube, Objective, Room, Tile, Track};

/// What a seat can do.
///
/// An action names a tile by its first hex in reading order (its *anchor*), because a tile is one
/// space: all its hexes stand for the same place. Each variant starts with an example of its
/// notation (`Display`, `FromStr`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// `sacrifice`: trade three larvae for one food; allowed beside any other decision.
    Sacrifice,
    /// `event vp_plus_1`: push the event cube to this space, for one larva per space; leaving it
    /// where it is costs nothing.
    Event { to: Bonus },
    /// `nurses workers 2`: place this many nurses on a track. The tracks come in the order larvae,
    /// soldiers, workers, atelier.
    Nurses { on: Track, count: u8 },
    /// `newborn 1`: how many of the ants that fit under the limit are workers; the rest are
    /// soldiers.
    Newborn { workers: u8 },
    /// `work larder`: a worker works in a room.
    Work { room: Room },
    /// `quarry stone`: a worker works in the quarry and brings back this cube.
    Quarry { cube: Cube },
    /// `leave (2,1)`: a worker leaves the colony by this tunnel.
    Leave { tunnel: Hex },
    /// `step (2,1)`: the worker enters this hex, or the tile with this anchor.
    Step { to: Hex },
    /// `hunt (2,1)`: the worker enters this hex and hunts its prey.
    Hunt { at: Hex },
    /// `clear (2,1)`: remove the pheromone under the worker, who then stands on this one of its
    /// hexes.
    Clear { stand: Hex },
    /// `place hook4/7 (2,1)`: place the tile in this orientation, with this anchor.
    Place { tile: Tile, turn: u8, at: Hex },
    /// `stop`: end the sortie.
    Stop,
    /// `take earth (2,1)`: harvest this cube from the pheromone or scavenging with this anchor.
    Take { cube: Cube, from: Hex },
    /// `tunnel (2,1)`: place a new tunnel there.
    Tunnel { at: Hex },
    /// `level`: dig the colony one level deeper.
    Level,
    /// `nurse`: create a new nurse.
    Nurse,
    /// `objective prey_2`: complete this objective.
    Objective { objective: Objective },
    /// `pay 2`: how many of the cubes discarded for a mixed objective are earth; the rest are
    /// stone.
    Pay { earth: u8 },
    /// `empty (2,1)`: empty this pheromone for an objective.
    Empty { at: Hex },
    /// `unmark (2,1)`: discard the ownership cube of this special tile for an objective.
    Unmark { at: Hex },
    /// `discard stone`: discard one cube that the storeroom cannot hold.
    Discard { cube: Cube },
    /// `done`: stop doing something optional: extra harvest, atelier, sacrifices in winter.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Sacrifice => write!(f, "sacrifice"),
            Action::Event { to } => write!(f, "event {to}"),
            Action::Nurses { on, count } => write!(f, "nurses {on} {count}"),
            Action::Newborn { workers } => write!(f, "newborn {workers}"),
            Action::Work { room } => write!(f, "work {room}"),
            Action::Quarry { cube } => write!(f, "quarry {cube}"),
            Action::Leave { tunnel } => write!(f, "leave {tunnel}"),
            Action::Step { to } => write!(f, "step {to}"),
            Action::Hunt { at } => write!(f, "hunt {at}"),
            Action::Clear { stand } => write!(f, "clear {stand}"),
            Action::Place { tile, turn, at } => write!(f, "place {tile}/{turn} {at}"),
            Action::Stop => write!(f, "stop"),
            Action::Take { cube, from } => write!(f, "take {cube} {from}"),
            Action::Tunnel { at } => write!(f, "tunnel {at}"),
            Action::Level => write!(f, "level"),
            Action::Nurse => write!(f, "nurse"),
            Action::Objective { objective } => write!(f, "objective {objective}"),
            Action::Pay { earth } => write!(f, "pay {earth}"),
            Action::Empty { at } => write!(f, "empty {at}"),
            Action::Unmark { at } => write!(f, "unmark {at}"),
            Action::Discard { cube } => write!(f, "discard {cube}"),
            Action::Done => write!(f, "done"),
        }
    }
}

/// Text that is not an action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not an action: {why}")]
pub struct NotAnAction {
    text: String,
    why: String,
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let action = parse(text).map_err(|why| NotAnAction { text: text.chars().take(60).collect(), why })?;
        // "+2" and "02" parse as numbers; accept only the spelling that `Display` writes.
        if action.to_string() == text {
            Ok(action)
        } else {
            Err(NotAnAction {
                text: text.chars().take(60).collect(),
                why: format!("write it {:?}", action.to_string()),
            })
        }
    }
}

fn parse(text: &str) -> Result<Action, String> {
    fn read<T: FromStr<Err: fmt::Display>>(word: &str) -> Result<T, String> {
        word.parse().map_err(|error: T::Err| error.to_string())
    }
    let words: Vec<&str> = text.split(' ').take(4).collect();
    Ok(match words[..] {
        ["sacrifice"] => Action::Sacrifice,
        ["event", to] => Action::Event { to: read(to)? },
        ["nurses", on, count] => Action::Nurses { on: read(on)?, count: read(count)? },
        ["newborn", workers] => Action::Newborn { workers: read(workers)? },
        ["work", room] => Action::Work { room: read(room)? },
        ["quarry", cube] => Action::Quarry { cube: read(cube)? },
        ["leave", tunnel] => Action::Leave { tunnel: read(tunnel)? },
        ["step", to] => Action::Step { to: read(to)? },
        ["hunt", at] => Action::Hunt { at: read(at)? },
        ["clear", stand] => Action::Clear { stand: read(stand)? },
        ["place", shape, at] => {
            let (tile, turn) = shape.split_once('/').ok_or("the orientation is missing, as in hook4/7")?;
            Action::Place { tile: read(tile)?, turn: read(turn)?, at: read(at)? }
        }
        ["stop"] => Action::Stop,
        ["take", cube, from] => Action::Take { cube: read(cube)?, from: read(from)? },
        ["tunnel", at] => Action::Tunnel { at: read(at)? },
        ["level"] => Action::Level,
        ["nurse"] => Action::Nurse,
        ["objective", objective] => Action::Objective { objective: read(objective)? },
        ["pay", earth] => Action::Pay { earth: read(earth)? },
        ["empty", at] => Action::Empty { at: read(at)? },
        ["unmark", at] => Action::Unmark { at: read(at)? },
        ["discard", cube] => Action::Discard { cube: read(cube)? },
        ["done"] => Action::Done,
        _ => return Err("no action has this name and number of arguments".into()),
    })
}
