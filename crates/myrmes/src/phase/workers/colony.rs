//! Workers, ant colony: one room on each level, with space for one worker, and what it brings.

use game_core::{Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Cube, Room, Source},
    event::{Event, EventKind},
    illegal::Illegal,
    phase::check_sacrifice,
    play::Play,
    state::{Kind, State},
};

const QUEEN_EATS: u8 = 1;
const QUEEN_POINTS: u8 = 2;

pub(super) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    for room in Room::ALL {
        if check_room(rules, state, seat, room).is_ok() {
            match room {
                Room::Quarry => out.extend([Cube::Earth, Cube::Stone].map(|cube| Action::Quarry { cube })),
                room => out.push(Action::Work { room }),
            }
        }
    }
}

pub(super) fn check_work(rules: &Myrmes, state: &State, seat: Seat, room: Room) -> Result<(), Illegal> {
    if room == Room::Quarry {
        return Err(Illegal::QuarryYieldsEarthOrStone);
    }
    check_room(rules, state, seat, room)
}

pub(super) fn check_quarry(rules: &Myrmes, state: &State, seat: Seat, cube: Cube) -> Result<(), Illegal> {
    if cube == Cube::Food {
        return Err(Illegal::QuarryYieldsEarthOrStone);
    }
    check_room(rules, state, seat, Room::Quarry)
}

fn check_room(rules: &Myrmes, state: &State, seat: Seat, room: Room) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    check_open(rules, state, seat, room)?;
    if room == Room::Queen && colony.stock[Cube::Food.idx()] < QUEEN_EATS {
        return Err(Illegal::NothingForTheQueen);
    }
    Ok(())
}

/// Level+1 reaches one level deeper. A room takes one worker, so this opens one room for one
/// worker.
fn check_open(rules: &Myrmes, state: &State, seat: Seat, room: Room) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    if room.idx() > rules.reach(colony) {
        return Err(Illegal::RoomTooDeep { room, needed: room as u8, have: rules.reach(colony) as u8 });
    }
    if colony.room_taken(room) {
        return Err(Illegal::RoomTaken { room });
    }
    Ok(())
}

/// Whether a worker can work anywhere, if necessary after sacrificing larvae for the queen's food.
pub(super) fn has_room(rules: &Myrmes, state: &State, seat: Seat) -> bool {
    let open = |room| check_open(rules, state, seat, room).is_ok();
    let food = || state.colony(seat).stock[Cube::Food.idx()] > 0 || check_sacrifice(rules, state, seat).is_ok();
    Room::ALL.into_iter().any(|room| open(room) && (room != Room::Queen || food()))
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn work(&mut self, seat: Seat, room: Room, chosen: Option<Cube>) {
        let colony = self.state.colony_mut(seat);
        colony.workers -= 1;
        colony.rooms |= 1 << room as u8;
        let (mut larvae, mut gained, mut paid, mut scored) = (0, [0; 3], [0; 3], None);
        match room {
            Room::Gestation => larvae = self.gain(seat, Kind::Larva, 1),
            Room::Larder | Room::Quarry => {
                let cube = chosen.unwrap_or(Cube::Food);
                gained[cube.idx()] = self.gain(seat, Kind::Cube(cube), 1);
            }
            Room::Queen => {
                paid[Cube::Food.idx()] = QUEEN_EATS;
                self.pay_cubes(seat, paid);
                scored = self.score(seat, Source::Queen, QUEEN_POINTS);
            }
        }
        self.tell(seat, || EventKind::WorkedIn { room, larvae, gained: gained.into(), paid: paid.into(), scored });
        self.pass_turn();
    }
}
