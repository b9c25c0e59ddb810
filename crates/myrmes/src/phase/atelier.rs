//! Phase 5, atelier: in turn order, each nurse sent there may do one of four things, in any order,
//! each at most once per season. Nurses may stay idle.

use game_core::{Hex, Seat, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Craft, Cube},
    event::{Event, EventKind},
    illegal::{Asked, Illegal},
    mask::Mask,
    objectives,
    play::Play,
    state::{Colony, Kind, MOST_NURSES, MOST_TUNNELS, State},
};

/// Food, earth and stone to dig from each level to the next.
pub(crate) const DIG: [[u8; 3]; 3] = [[0, 2, 0], [0, 2, 1], [0, 0, 3]];
const NURSE_FOOD: u8 = 2;
const NURSE_LARVAE: u8 = 2;
const TUNNEL_EARTH: u8 = 1;

pub(super) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.pending.is_some() {
        return objectives::legal_choices(rules, state, seat, out);
    }
    let colony = state.colony(seat);
    if check_craft(colony, Craft::Tunnel).is_ok() {
        out.extend(tunnel_places(rules, state, seat).cells().map(|cell| Action::Tunnel { at: rules.garden.hex(cell) }));
    }
    if check_level(colony).is_ok() {
        out.push(Action::Level);
    }
    if check_nurse(colony).is_ok() {
        out.push(Action::Nurse);
    }
    if check_craft(colony, Craft::Objective).is_ok() {
        out.extend(objectives::open(rules, state, seat, 0).map(|objective| Action::Objective { objective }));
    }
    out.push(Action::Done);
}

pub(super) fn check(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.pending.is_some() {
        return objectives::check_choice(rules, state, seat, action);
    }
    let colony = state.colony(seat);
    match action {
        Action::Tunnel { at } => check_tunnel(rules, state, seat, at),
        Action::Level => check_level(colony),
        Action::Nurse => check_nurse(colony),
        Action::Objective { objective } => {
            check_craft(colony, Craft::Objective)?;
            objectives::check(rules, state, seat, objective, 0).map(|_| ())
        }
        Action::Done => Ok(()),
        _ => Err(Illegal::NotNow { asked: Asked::Atelier }),
    }
}

/// Does not check for a nurse: a seat that is asked has one left in the atelier (see
/// `ask_atelier`).
fn check_craft(colony: &Colony, craft: Craft) -> Result<(), Illegal> {
    if colony.has_crafted(craft) { Err(Illegal::AlreadyCrafted { craft }) } else { Ok(()) }
}

fn check_tunnel(rules: &Myrmes, state: &State, seat: Seat, at: Hex) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    check_craft(colony, Craft::Tunnel)?;
    if colony.tunnels.len() >= u32::from(MOST_TUNNELS) {
        return Err(Illegal::NoTunnelLeft { most: MOST_TUNNELS });
    }
    let Some(cell) = rules.garden.cell(at).filter(|&cell| !state.blocked.contains(cell)) else {
        return Err(Illegal::TunnelHexNotEmpty { hex: at });
    };
    if !beside_own(rules, state, seat).contains(cell) {
        return Err(Illegal::TunnelNotBesideYours { hex: at });
    }
    Ok(())
}

/// Empty land beside anything the seat owns: pheromones, tunnels, special tiles with its cube.
pub(crate) fn tunnel_places(rules: &Myrmes, state: &State, seat: Seat) -> Mask {
    if state.colony(seat).tunnels.len() >= u32::from(MOST_TUNNELS) {
        return Mask::EMPTY;
    }
    beside_own(rules, state, seat).minus(&state.blocked)
}

fn beside_own(rules: &Myrmes, state: &State, seat: Seat) -> Mask {
    let colony = state.colony(seat);
    let tiles = colony.pheromones.or(&colony.specials);
    let ring = |anchor: crate::mask::Cell| &rules.garden.placement(state.laid[anchor.idx()].placement).ring;
    tiles.cells().fold(rules.garden.touching(colony.tunnels), |all, anchor| all.or(ring(anchor)))
}

fn check_level(colony: &Colony) -> Result<(), Illegal> {
    check_craft(colony, Craft::Level)?;
    let Some(cost) = DIG.get(usize::from(colony.level)) else {
        return Err(Illegal::DeepestLevel);
    };
    for cube in Cube::ALL {
        let (needed, have) = (cost[cube.idx()], colony.stock[cube.idx()]);
        if have < needed {
            return Err(Illegal::TooFewCubes { cube, needed, have });
        }
    }
    Ok(())
}

fn check_nurse(colony: &Colony) -> Result<(), Illegal> {
    check_craft(colony, Craft::Nurse)?;
    if colony.nurses + colony.n_completed() >= MOST_NURSES {
        return Err(Illegal::NoNurseLeft { most: MOST_NURSES });
    }
    if colony.larvae < NURSE_LARVAE {
        return Err(Illegal::TooFewLarvaeForNurse { needed: NURSE_LARVAE, have: colony.larvae });
    }
    let have = colony.stock[Cube::Food.idx()];
    if have < NURSE_FOOD { Err(Illegal::TooFewCubes { cube: Cube::Food, needed: NURSE_FOOD, have }) } else { Ok(()) }
}

/// What a craft costs and brings.
pub(crate) struct Price {
    pub(crate) pays: [u8; 3],
    pub(crate) larvae: u8,
    pub(crate) gains: [u8; 3],
}

/// The price of a craft for this colony, whether it can pay or not. Objectives have no price.
pub(crate) fn price(state: &State, seat: Seat, craft: Craft) -> Price {
    let free = Price { pays: [0; 3], larvae: 0, gains: [0; 3] };
    match craft {
        Craft::Tunnel => Price { gains: [0, TUNNEL_EARTH, 0], ..free },
        Craft::Level => {
            let next = DIG.get(usize::from(state.colony(seat).level));
            Price { pays: next.copied().unwrap_or_default(), ..free }
        }
        Craft::Nurse => Price { pays: [NURSE_FOOD, 0, 0], larvae: NURSE_LARVAE, ..free },
        Craft::Objective => free,
    }
}

/// Whether the seat can do anything but leave, including what it could pay for by sacrificing
/// larvae.
fn has_choice(rules: &Myrmes, state: &State, seat: Seat) -> bool {
    let colony = state.colony(seat);
    if check_craft(colony, Craft::Tunnel).is_ok() && !tunnel_places(rules, state, seat).is_empty()
        || check_level(colony).is_ok()
    {
        return true;
    }
    let objective = check_craft(colony, Craft::Objective).is_ok();
    (0..=super::possible_sacrifices(rules, state, seat)).any(|sacrifices| {
        let mut richer = *colony;
        richer.larvae -= super::SACRIFICE * sacrifices;
        richer.stock[Cube::Food.idx()] += sacrifices;
        check_nurse(&richer).is_ok() || objective && objectives::open(rules, state, seat, sacrifices).next().is_some()
    })
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn craft(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Tunnel { at } => self.place_tunnel(seat, at),
            Action::Level => self.dig(seat),
            Action::Nurse => self.make_nurse(seat),
            Action::Objective { objective } => self.start_objective(seat, objective),
            Action::Done => self.leave_atelier(seat),
            choice => self.choose_for_objective(seat, choice),
        }
    }

    /// Finds the next seat to ask; `false` when every nurse is done.
    pub(super) fn ask_atelier(&mut self) -> bool {
        loop {
            let seat = self.state.turn;
            if self.state.pending.is_some() {
                return true;
            }
            if self.state.colony(seat).atelier > 0 {
                if has_choice(self.rules, self.state, seat) {
                    return true;
                }
                self.by_force(|play| play.leave_atelier(seat));
            }
            let next = seat.clockwise(1, self.rules.players());
            if next == self.state.first {
                return false;
            }
            self.state.turn = next;
        }
    }

    /// Uses up a nurse, which stays out of play until the end of the season.
    pub(crate) fn spend_nurse(&mut self, seat: Seat, craft: Craft) {
        let colony = self.state.colony_mut(seat);
        colony.atelier -= 1;
        colony.crafted |= 1 << craft as u8;
    }

    fn leave_atelier(&mut self, seat: Seat) {
        let idle = std::mem::take(&mut self.state.colony_mut(seat).atelier);
        self.tell(seat, || EventKind::AtelierLeft { idle });
    }

    fn place_tunnel(&mut self, seat: Seat, at: Hex) {
        let cell = self.rules.garden.cell(at).expect("a legal action names hexes of the garden");
        self.spend_nurse(seat, Craft::Tunnel);
        self.state.put_tunnel(seat, cell);
        // Ruling myrmes/tunnel-earth: no tunnel, no earth.
        let earth = self.gain(seat, Kind::Cube(Cube::Earth), TUNNEL_EARTH);
        self.tell(seat, || EventKind::TunnelPlaced { at, earth });
    }

    fn dig(&mut self, seat: Seat) {
        self.spend_nurse(seat, Craft::Level);
        let paid = DIG[usize::from(self.state.colony(seat).level)];
        self.pay_cubes(seat, paid);
        let colony = self.state.colony_mut(seat);
        colony.level += 1;
        let level = colony.level;
        self.tell(seat, || EventKind::LevelDug { level, paid: paid.into() });
    }

    fn make_nurse(&mut self, seat: Seat) {
        self.spend_nurse(seat, Craft::Nurse);
        self.pay(seat, Kind::Cube(Cube::Food), NURSE_FOOD);
        self.pay(seat, Kind::Larva, NURSE_LARVAE);
        self.state.colony_mut(seat).nurses += 1;
        self.tell(seat, || EventKind::NurseMade { food: NURSE_FOOD, larvae: NURSE_LARVAE });
    }
}
