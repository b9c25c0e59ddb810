//! A worker outside: how far it can go and at what cost, and what it can do where it stands.

use game_core::{Hex, Notation, Seat, Unheard};
use serde::Serialize;

use super::{Refusal, refusal, rehearse};
use crate::{
    Myrmes,
    action::Action,
    components::{Prey, Tile},
    event::{Cubes, Event, EventKind, Scored},
    mask::{Cell, Mask},
    phase::workers::{clean_up, garden, pheromone},
    state::{CELLS, Sortie, State},
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SortieOutlook {
    /// The worker's hex; on a tile, the anchor of the tile.
    pub at: Hex,
    /// Movement points left.
    pub points: u8,
    /// The hexes of the space the worker is on.
    pub cells: Vec<Hex>,
    /// The cheapest way to each other space within reach, by movement points, then by soldiers.
    pub reach: Vec<Way>,
    /// All ways to place a tile here.
    pub placements: Vec<Placing>,
    /// Why no tile at all can be placed here.
    pub place_illegal: Option<Refusal>,
    /// All ways to clear the pheromone here, one for each hex on which the worker can then stand.
    pub clear: Vec<Clearing>,
    /// Why no pheromone can be cleared here.
    pub clear_illegal: Option<Refusal>,
}

/// A way to a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// The destination; on a tile, the anchor of the tile.
    pub to: Hex,
    /// The hexes of the space.
    pub cells: Vec<Hex>,
    /// The spaces entered, including the last one.
    pub path: Vec<Hex>,
    /// The actions to send, in this order.
    pub actions: Vec<Notation<Action>>,
    /// The cost in movement points, then in soldiers.
    pub points: u8,
    pub soldiers: u8,
    pub hunts: Vec<HuntOnTheWay>,
    /// What the hunts give.
    pub food: u8,
    pub score: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HuntOnTheWay {
    pub at: Hex,
    pub prey: Prey,
}

/// A way to place a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placing {
    pub action: Notation<Action>,
    pub tile: Tile,
    pub turn: u8,
    pub at: Hex,
    pub cells: Vec<Hex>,
    /// Points, including those that VP+1 adds.
    pub score: i16,
    /// The cubes placed on it.
    pub cubes: Cubes,
    pub pays: Cubes,
}

/// A way to clear the pheromone under the worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clearing {
    pub action: Notation<Action>,
    /// The hex on which the worker then stands.
    pub stand: Hex,
    /// Points, including those that VP+1 adds.
    pub score: i16,
    pub owner: Seat,
    pub pays: Cubes,
}

pub(super) fn outlook(rules: &Myrmes, known: &State, seat: Seat, sortie: Sortie) -> SortieOutlook {
    let here = rules.garden.hex(sortie.at);
    let place = Action::Place { tile: Tile::Pair2, turn: 0, at: here };
    SortieOutlook {
        at: here,
        points: sortie.points,
        cells: hexes(rules, space(rules, known, sortie.at)),
        reach: Search::new(rules, known, seat).ways(),
        placements: placements(rules, known, seat, sortie),
        place_illegal: refusal(rules, known, seat, place).filter(|_| known.blocked.contains(sortie.at)),
        clear: clearings(rules, known, seat, sortie),
        clear_illegal: refusal(rules, known, seat, Action::Clear { stand: here }),
    }
}

/// The hexes of a space: all hexes of a tile, or a single hex.
fn space(rules: &Myrmes, state: &State, cell: Cell) -> Mask {
    state.tile_over(cell).map_or_else(|| Mask::only(cell), |(_, laid)| rules.garden.placement(laid.placement).mask)
}

fn hexes(rules: &Myrmes, cells: Mask) -> Vec<Hex> {
    cells.cells().map(|cell| rules.garden.hex(cell)).collect()
}

fn total(scored: Option<Scored>) -> i16 {
    scored.map_or(0, |scored| scored.points + scored.vp_plus_1)
}

// -------------------------------------------------------------------------------------------------------- the reach

/// The last step of a way that was found.
#[derive(Clone, Copy)]
struct Label {
    at: Cell,
    /// The label of the previous step, if there is one.
    from: Option<usize>,
    action: Action,
    prey: Option<Prey>,
    points: u8,
    soldiers: u8,
    food: u8,
    score: i16,
}

/// A breadth-first search, one movement point at a time.
///
/// A longer way that saves soldiers can lead further than a shorter one. So the search continues
/// from a space again whenever it is reached with fewer soldiers lost than before. Entering a space
/// twice never helps.
struct Search<'r> {
    rules: &'r Myrmes,
    start: &'r State,
    seat: Seat,
    labels: Vec<Label>,
    /// For each space, the fewest soldiers lost on any way to it.
    least: [Option<u8>; CELLS],
    /// For each space, the first way found, which takes the fewest points.
    first: [Option<usize>; CELLS],
}

impl<'r> Search<'r> {
    fn new(rules: &'r Myrmes, start: &'r State, seat: Seat) -> Search<'r> {
        Search { rules, start, seat, labels: Vec::new(), least: [None; CELLS], first: [None; CELLS] }
    }

    fn ways(mut self) -> Vec<Way> {
        let sortie = self.start.sortie.expect("only a worker outside has a way to go");
        self.least[sortie.at.idx()] = Some(0);
        let mut edge: Vec<(State, Option<usize>)> = vec![(*self.start, None)];
        while !edge.is_empty() {
            edge = self.next_edge(&edge);
        }
        let garden = &self.rules.garden;
        garden.cells().filter_map(|cell| self.first[cell.idx()]).map(|label| self.way(label)).collect()
    }

    /// All spaces reached with one more point and fewer soldiers lost than before.
    fn next_edge(&mut self, edge: &[(State, Option<usize>)]) -> Vec<(State, Option<usize>)> {
        let mut found: Vec<(State, Label)> = Vec::new();
        let mut legal = Vec::new();
        for (state, from) in edge {
            let sortie = state.sortie.expect("the worker stays outside");
            legal.clear();
            garden::legal(self.rules, state, self.seat, sortie, &mut legal);
            for &action in &legal {
                self.try_step(state, *from, action, &mut found);
            }
        }
        found.into_iter().map(|(state, label)| (state, Some(self.keep(label)))).collect()
    }

    fn try_step(&self, state: &State, from: Option<usize>, action: Action, found: &mut Vec<(State, Label)>) {
        let (Action::Step { to } | Action::Hunt { at: to }) = action else {
            unreachable!("a worker moves only by stepping or hunting")
        };
        let at = self.rules.garden.cell(to).expect("a legal action names hexes of the garden");
        let (colony, before) = (state.colony(self.seat), self.start.colony(self.seat));
        let others = found.iter().position(|(_, label)| label.at == at);
        let least = others.map(|other| found[other].1.soldiers).or(self.least[at.idx()]);
        // Soldiers are never regained on the way, so skip the copy when it cannot help.
        if least.is_some_and(|least| least <= before.soldiers - colony.soldiers) {
            return;
        }
        let mut after = *state;
        rehearse(self.rules, &mut after, &mut Unheard, |play| play.use_worker(self.seat, action));
        let colony = after.colony(self.seat);
        let label = Label {
            at,
            from,
            action,
            prey: state.on[at.idx()].prey(),
            points: from.map_or(0, |from| self.labels[from].points) + 1,
            soldiers: before.soldiers - colony.soldiers,
            food: colony.stock[0] - before.stock[0],
            score: colony.score() - before.score(),
        };
        match others {
            _ if least.is_some_and(|least| least <= label.soldiers) => {}
            Some(other) => found[other] = (after, label),
            None => found.push((after, label)),
        }
    }

    fn keep(&mut self, label: Label) -> usize {
        let id = self.labels.len();
        self.labels.push(label);
        self.least[label.at.idx()] = Some(label.soldiers);
        self.first[label.at.idx()].get_or_insert(id);
        id
    }

    fn way(&self, last: usize) -> Way {
        let mut steps: Vec<&Label> = std::iter::successors(Some(last), |&label| self.labels[label].from)
            .map(|label| &self.labels[label])
            .collect();
        steps.reverse();
        let hex = |cell| self.rules.garden.hex(cell);
        let Label { at, points, soldiers, food, score, .. } = self.labels[last];
        Way {
            to: hex(at),
            cells: hexes(self.rules, space(self.rules, self.start, at)),
            path: steps.iter().map(|step| hex(step.at)).collect(),
            actions: steps.iter().map(|step| Notation(step.action)).collect(),
            points,
            soldiers,
            hunts: steps.iter().filter_map(|step| Some(HuntOnTheWay { at: hex(step.at), prey: step.prey? })).collect(),
            food,
            score,
        }
    }
}

// ------------------------------------------------------------------------------------------- placing and clearing

/// What happens if the worker does this now.
fn facts(rules: &Myrmes, known: &State, seat: Seat, action: Action) -> EventKind {
    let (mut after, mut events) = (*known, Vec::<Event>::with_capacity(1));
    rehearse(rules, &mut after, &mut events, |play| play.use_worker(seat, action));
    events.swap_remove(0).what
}

fn placements(rules: &Myrmes, known: &State, seat: Seat, sortie: Sortie) -> Vec<Placing> {
    let mut legal = Vec::new();
    pheromone::legal(rules, known, seat, sortie, &mut legal);
    let placing = |action: Action| match facts(rules, known, seat, action) {
        EventKind::TilePlaced { tile, cubes, paid, scored } => {
            let turned = &rules.data.tile(tile.tile).turns[usize::from(tile.turn)];
            Placing {
                action: Notation(action),
                tile: tile.tile,
                turn: tile.turn,
                at: tile.at,
                cells: turned.iter().map(|&offset| tile.at + offset).collect(),
                score: total(scored),
                cubes,
                pays: paid,
            }
        }
        other => unreachable!("placing a tile was reported as {other:?}"),
    };
    legal.into_iter().map(placing).collect()
}

fn clearings(rules: &Myrmes, known: &State, seat: Seat, sortie: Sortie) -> Vec<Clearing> {
    let mut legal = Vec::new();
    clean_up::legal(rules, known, seat, sortie, &mut legal);
    let clearing = |action: Action| match facts(rules, known, seat, action) {
        EventKind::PheromoneCleared { owner, stands_on, earth, scored, .. } => Clearing {
            action: Notation(action),
            stand: stands_on,
            score: total(scored),
            owner,
            pays: [0, earth, 0].into(),
        },
        other => unreachable!("clearing a pheromone was reported as {other:?}"),
    };
    legal.into_iter().map(clearing).collect()
}
