//! Everything on the table, in one flat value: `clone` is a copy.

use std::hash::{Hash, Hasher};

use game_core::{Hex, Seat, SeatSet, named};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Bonus, Craft, Cube, Objective, Prey, Room, Season, Source, Tile, Track},
    garden::PlacementId,
    mask::{Cell, Mask},
};

/// Pheromones per player.
pub const PHEROMONES: usize = 17;
/// The maximum of a player's workers and soldiers together.
pub const MOST_ANTS: u8 = 8;
/// The maximum number of nurses per player, including those on objectives.
pub const MOST_NURSES: u8 = 8;
/// The maximum number of tunnels per player, including the starting tunnel.
pub const MOST_TUNNELS: u8 = 4;
/// Where the score track starts.
pub const START_SCORE: i16 = 10;

/// Larger than any game reaches. Typed positions are limited to these values, and stay within them
/// during play, so that no sum overflows and every state can be typed again.
pub(crate) const MOST_HELD: u8 = 120;
pub(crate) const MOST_POINTS: i16 = 2500;

pub(crate) const SEATS: usize = 4;
pub(crate) const CELLS: usize = 152;
/// Objectives in play.
pub(crate) const OBJECTIVES: usize = 6;
/// The maximum number of special tiles a player can own; the data may allow fewer.
pub(crate) const MOST_SPECIALS: usize = 8;

named! {
    /// The phases of a season, winter, and the end.
    ///
    /// `Event` and `Births` run together: a seat that has decided its event goes on to its births
    /// without waiting.
    pub enum Phase {
        Event = "event",
        Births = "births",
        Workers = "workers",
        Harvest = "harvest",
        Atelier = "atelier",
        EndOfSeason = "end_of_season",
        Winter = "winter",
        Over = "over",
    }
}

impl Phase {
    /// Whether everybody decides at the same time.
    pub const fn is_simultaneous(self) -> bool {
        matches!(self, Phase::Event | Phase::Births | Phase::Harvest | Phase::EndOfSeason | Phase::Winter)
    }
}

named! {
    /// What a seat decides next in the event and births phases.
    pub(crate) enum Step {
        Event = "event",
        Larvae = "larvae",
        Soldiers = "soldiers",
        Workers = "workers",
        Atelier = "atelier",
        Newborn = "newborn",
        Done = "done",
    }
}

impl Step {
    /// The track this step asks about.
    pub(crate) const fn track(self) -> Option<Track> {
        match self {
            Step::Larvae => Some(Track::Larvae),
            Step::Soldiers => Some(Track::Soldiers),
            Step::Workers => Some(Track::Workers),
            Step::Atelier => Some(Track::Atelier),
            Step::Event | Step::Newborn | Step::Done => None,
        }
    }
}

/// The state of a game. Equal states are the same situation: nothing in a state depends on its
/// history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) year: u8,
    pub(crate) season: Season,
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    /// Whose turn it is, in the phases played in turn.
    pub(crate) turn: Seat,
    /// The seats that were asked something in the current simultaneous phase, and those that have
    /// not finished answering.
    pub(crate) asked: SeatSet,
    pub(crate) waiting: SeatSet,
    /// Season dice still on the board; 0 for a die that is not there.
    pub(crate) dice: [u8; 3],
    pub(crate) objectives: [Objective; OBJECTIVES],
    pub(crate) supply: Supply,
    /// Special tiles left: aphid farms or scavengings, sub-colonies.
    pub(crate) specials_left: [u8; 2],
    /// The worker in the garden, between two steps of its sortie.
    pub(crate) sortie: Option<Sortie>,
    /// The objective whose choices are being made.
    pub(crate) pending: Option<Pending>,
    /// Hexes where nothing can be placed: water, outside, tiles, prey, tunnels.
    pub(crate) blocked: Mask,
    pub(crate) on: [On; CELLS],
    /// By anchor; entries that `on` does not point to are [`Laid::NONE`].
    pub(crate) laid: [Laid; CELLS],
    pub(crate) colonies: [Colony; SEATS],
}

/// Search hashes millions of states, so this leaves out what follows from the rest: `blocked`, and the tiles that no hex
/// points to, which are all `Laid::NONE`.
impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let State { year, season, phase, first, turn, asked, waiting, dice, objectives, supply, .. } = self;
        (year, season, phase, first, turn, asked, waiting, dice, objectives, supply).hash(hasher);
        (self.specials_left, self.sortie, self.pending).hash(hasher);
        hasher.write(&self.on.map(|on| on.0));
        // Eight hexes at a time: few are anchors, the hexes that point to themselves.
        let anchors: [u8; CELLS] = std::array::from_fn(|cell| u8::from(self.on[cell].0 == cell as u8));
        for (nth, eight) in anchors.as_chunks::<8>().0.iter().enumerate() {
            let mut left = u64::from_le_bytes(*eight);
            while left != 0 {
                self.laid[8 * nth + left.trailing_zeros() as usize / 8].hash(hasher);
                left &= left - 1;
            }
        }
        for colony in &self.colonies {
            colony.hash(hasher);
        }
    }
}

impl State {
    #[inline]
    pub(crate) fn colony(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.idx()]
    }

    #[inline]
    pub(crate) fn colony_mut(&mut self, seat: Seat) -> &mut Colony {
        &mut self.colonies[seat.idx()]
    }

    /// The tile that covers a hex.
    #[inline]
    pub(crate) fn tile_over(&self, cell: Cell) -> Option<(Cell, &Laid)> {
        let anchor = self.on[cell.idx()].tile()?;
        Some((anchor, &self.laid[anchor.idx()]))
    }

    /// The number of the season in the game, from 1 to 9.
    pub(crate) fn season_number(&self) -> u8 {
        (self.year - 1) * 3 + self.season as u8 + 1
    }
}

/// What is on a hex, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct On(u8);

impl On {
    pub(crate) const NOTHING: On = On(u8::MAX);
    const PREY: u8 = 200;
    const TUNNEL: u8 = 220;

    #[inline]
    pub(crate) const fn of_tile(anchor: Cell) -> On {
        On(anchor.0)
    }

    pub(crate) const fn of_prey(prey: Prey) -> On {
        On(On::PREY + prey as u8)
    }

    pub(crate) const fn of_tunnel(seat: Seat) -> On {
        On(On::TUNNEL + seat.0)
    }

    /// The anchor of the tile on this hex.
    #[inline]
    pub(crate) fn tile(self) -> Option<Cell> {
        (usize::from(self.0) < CELLS).then_some(Cell(self.0))
    }

    #[inline]
    pub(crate) fn prey(self) -> Option<Prey> {
        Prey::ALL.get(usize::from(self.0.wrapping_sub(On::PREY))).copied()
    }

    pub(crate) fn tunnel(self) -> Option<Seat> {
        (On::TUNNEL..On::TUNNEL + SEATS as u8).contains(&self.0).then(|| Seat(self.0 - On::TUNNEL))
    }
}

/// A tile in the garden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Laid {
    pub(crate) placement: PlacementId,
    /// `None` for a special tile that gave up its cube. Ruling myrmes/orphan-tile.
    pub(crate) owner: Option<Seat>,
    pub(crate) cubes: [u8; 3],
}

impl Laid {
    pub(crate) const NONE: Laid = Laid { placement: PlacementId::MAX, owner: None, cubes: [0; 3] };

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.cubes == [0; 3]
    }
}

/// A worker outside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sortie {
    /// On a tile this is its anchor: a tile is one space. Ruling myrmes/shift-inside-tile.
    pub(crate) at: Cell,
    pub(crate) points: u8,
}

/// An objective being completed that still needs a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pending {
    /// Its index among the objectives in play.
    pub(crate) slot: u8,
    /// Anchors of the tiles picked so far.
    pub(crate) picked: Mask,
}

/// A player's individual board and reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Colony {
    pub(crate) level: u8,
    pub(crate) event: Bonus,
    pub(crate) larvae: u8,
    pub(crate) stock: [u8; 3],
    pub(crate) soldiers: u8,
    /// Workers in the worker room, ready to be used.
    pub(crate) workers: u8,
    /// The rooms with a worker in them, as bits.
    pub(crate) rooms: u8,
    /// All nurses except those on objectives.
    pub(crate) nurses: u8,
    /// Nurses in the atelier that have not acted yet.
    pub(crate) atelier: u8,
    /// Atelier actions taken this season, as bits.
    pub(crate) crafted: u8,
    /// Hunted prey tokens not yet discarded.
    pub(crate) prey: [u8; 3],
    /// For each objective in play, the season in which it was completed, from 1; 0 if it was not
    /// completed.
    pub(crate) completed: [u8; OBJECTIVES],
    pub(crate) start_score: i16,
    pub(crate) scored: [i16; Source::ALL.len()],
    /// Pheromones in reserve.
    pub(crate) hand: [u8; Tile::PHEROMONES],
    pub(crate) tunnels: Mask,
    /// Anchors of the player's pheromones, and of the special tiles with the player's cube.
    pub(crate) pheromones: Mask,
    pub(crate) specials: Mask,
    pub(crate) plan: Plan,
}

/// Leaves out the tunnels and tiles, which the garden has too.
impl Hash for Colony {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Colony { level, event, larvae, stock, soldiers, workers, rooms, nurses, atelier, crafted, .. } = self;
        (level, event, larvae, stock, soldiers, workers, rooms, nurses, atelier, crafted).hash(hasher);
        hasher.write(&self.prey);
        hasher.write(&self.completed);
        hasher.write(&self.hand);
        self.start_score.hash(hasher);
        self.scored.hash(hasher);
        self.plan.hash(hasher);
    }
}

impl Colony {
    pub(crate) fn score(&self) -> i16 {
        self.start_score + self.scored.iter().sum::<i16>()
    }

    /// Adds points and returns how many were added: all of them, unless a typed score is at its
    /// limit.
    pub(crate) fn add_points(&mut self, source: Source, points: i16) -> i16 {
        let scored = &mut self.scored[source.idx()];
        let before = std::mem::replace(scored, (*scored + points).clamp(-MOST_POINTS, MOST_POINTS));
        *scored - before
    }

    /// Adds to the stock and returns how many cubes were added: all of them, unless a typed stock
    /// is at its limit.
    #[inline]
    pub(crate) fn store(&mut self, cube: Cube, count: u8) -> u8 {
        let stock = &mut self.stock[cube.idx()];
        let stored = count.min(MOST_HELD - *stock);
        *stock += stored;
        stored
    }

    pub(crate) fn room_taken(&self, room: Room) -> bool {
        self.rooms & (1 << room as u8) != 0
    }

    pub(crate) fn has_crafted(&self, craft: Craft) -> bool {
        self.crafted & (1 << craft as u8) != 0
    }

    pub(crate) fn n_completed(&self) -> u8 {
        self.completed.iter().filter(|&&season| season > 0).count() as u8
    }
}

/// The choices of a seat in a simultaneous phase. They take effect only when all seats have
/// answered, so the order of the answers does not matter and nothing is revealed early.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    pub(crate) answered: bool,
    pub(crate) sacrifices: u8,
    /// For event and births.
    pub(crate) step: Step,
    pub(crate) event: Bonus,
    pub(crate) nurses: [u8; 4],
    pub(crate) newborn_workers: u8,
    /// For the harvest: cubes taken from each of the seat's pheromones and scavengings, in reading
    /// order.
    pub(crate) taken: [[u8; 3]; PHEROMONES],
    pub(crate) scavenged: [Option<Cube>; MOST_SPECIALS],
    pub(crate) extras: u8,
    /// For the end of season.
    pub(crate) discards: [u8; 3],
}

/// As the derived one, but with the cubes taken as one piece.
impl Hash for Plan {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Plan { answered, sacrifices, step, event, nurses, newborn_workers, taken, scavenged, extras, discards } =
            self;
        (answered, sacrifices, step, event, nurses, newborn_workers).hash(hasher);
        hasher.write(taken.as_flattened());
        (scavenged, extras, discards).hash(hasher);
    }
}

impl Plan {
    pub(crate) const fn new(event: Bonus) -> Plan {
        Plan {
            answered: false,
            sacrifices: 0,
            step: Step::Event,
            event,
            nurses: [0; 4],
            newborn_workers: 0,
            taken: [[0; 3]; PHEROMONES],
            scavenged: [None; MOST_SPECIALS],
            extras: 0,
            discards: [0; 3],
        }
    }
}

impl Default for Plan {
    fn default() -> Plan {
        Plan::new(Bonus::LevelPlus1)
    }
}

/// The common supply of cubes. Ruling myrmes/cube-supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Supply(pub(crate) Option<[u8; 4]>);

/// A kind of cube in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Larva,
    Cube(Cube),
}

impl Kind {
    pub(crate) const fn idx(self) -> usize {
        match self {
            Kind::Larva => 0,
            Kind::Cube(cube) => 1 + cube as usize,
        }
    }
}

impl Supply {
    /// Takes up to `wanted` cubes and returns how many were taken.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind, wanted: u8) -> u8 {
        match &mut self.0 {
            None => wanted,
            Some(left) => {
                let left = &mut left[kind.idx()];
                let taken = wanted.min(*left);
                *left -= taken;
                taken
            }
        }
    }

    #[inline]
    pub(crate) fn put(&mut self, kind: Kind, count: u8) {
        if let Some(left) = &mut self.0 {
            left[kind.idx()] += count;
        }
    }

    /// Whether there are more than `count`.
    #[inline]
    pub(crate) fn has_more_than(&self, kind: Kind, count: u8) -> bool {
        self.0.is_none_or(|left| left[kind.idx()] > count)
    }
}

/// A tile as it is placed in the garden, for events and positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lying {
    pub tile: Tile,
    pub turn: u8,
    pub at: Hex,
}
