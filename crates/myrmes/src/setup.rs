//! Setup: the garden for this number of players, prey, objectives, starting tunnels, first player,
//! dice.

use game_core::{Chance, Seat, SeatSet, Sink, chance::draw};

use crate::{
    Myrmes,
    components::{Bonus, Objective, Prey, Season, Source, Tile},
    data::Data,
    event::{Event, EventKind},
    garden::Garden,
    mask::{Cell, Mask},
    options::{CubeSupply, Options, Switches},
    play::Play,
    state::{CELLS, Colony, Kind, Laid, OBJECTIVES, On, Phase, Plan, SEATS, START_SCORE, State, Supply},
};

const NURSES: u8 = 3;
const WORKERS: u8 = 2;
const LARVAE: u8 = 1;

impl Myrmes {
    pub(crate) fn set_up(&self, chance: &mut dyn Chance, events: &mut impl Sink<Event>) -> State {
        let mut state = *self.bare_table;
        let mut play = Play { rules: self, state: &mut state, chance, events, forced: false };
        play.lay_prey();
        play.draw_objectives();
        play.draw_starts();
        play.draw_first_player();
        play.begin_year();
        state
    }
}

/// A table before setup: no prey, no tunnels, the first two objectives of each level.
pub(crate) fn bare_table(options: &Options, switches: Switches, data: &Data, garden: &Garden) -> State {
    let outside = (0..CELLS as u8).map(Cell).filter(|&cell| !garden.land.contains(cell)).collect();
    let mut supply = Supply((switches.supply == CubeSupply::Box).then_some(data.cubes));
    supply.take(Kind::Larva, LARVAE * options.players);
    State {
        year: 1,
        season: Season::Spring,
        phase: Phase::Births,
        first: Seat(0),
        turn: Seat(0),
        asked: SeatSet::EMPTY,
        waiting: SeatSet::EMPTY,
        dice: [0; 3],
        objectives: std::array::from_fn(|slot| {
            data.of_level(slot as u8 / 2 + 1).nth(slot % 2).expect("the data has two of each level")
        }),
        supply,
        specials_left: [data.stock.of(Tile::AphidFarm), data.stock.of(Tile::SubColony)],
        sortie: None,
        pending: None,
        blocked: outside,
        on: [On::NOTHING; CELLS],
        laid: [Laid::NONE; CELLS],
        colonies: std::array::from_fn(|seat| colony_at_start(data, seat < usize::from(options.players))),
    }
}

/// A player's board at the start. It is empty for unused seats, so that equal games have equal
/// states.
fn colony_at_start(data: &Data, taken: bool) -> Colony {
    let count = |count| if taken { count } else { 0 };
    Colony {
        level: 0,
        event: Bonus::LevelPlus1,
        larvae: count(LARVAE),
        stock: [0; 3],
        soldiers: 0,
        workers: count(WORKERS),
        rooms: 0,
        nurses: count(NURSES),
        atelier: 0,
        crafted: 0,
        prey: [0; 3],
        completed: [0; OBJECTIVES],
        start_score: if taken { START_SCORE } else { 0 },
        scored: [0; Source::ALL.len()],
        hand: std::array::from_fn(|tile| count(data.tiles[tile].count)),
        tunnels: Mask::EMPTY,
        pheromones: Mask::EMPTY,
        specials: Mask::EMPTY,
        plan: Plan::default(),
    }
}

impl State {
    pub(crate) fn put_tunnel(&mut self, seat: Seat, cell: Cell) {
        self.on[cell.idx()] = On::of_tunnel(seat);
        self.blocked.insert(cell);
        self.colony_mut(seat).tunnels.insert(cell);
    }

    pub(crate) fn put_prey(&mut self, cell: Cell, prey: Prey) {
        self.on[cell.idx()] = On::of_prey(prey);
        self.blocked.insert(cell);
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn lay_prey(&mut self) {
        let tokens = Prey::ALL
            .into_iter()
            .flat_map(|prey| std::iter::repeat_n(prey, self.rules.data.prey[prey.idx()].count.into()));
        let mut tokens: Vec<Prey> = tokens.collect();
        let spots = &self.rules.garden.prey_spots;
        draw(&mut tokens, spots.len(), self.chance);
        for (&spot, prey) in spots.iter().zip(tokens) {
            self.state.put_prey(spot, prey);
            let at = self.rules.garden.hex(spot);
            self.announce(|| EventKind::PreyLaid { at, prey });
        }
    }

    fn draw_objectives(&mut self) {
        for level in 1..=3 {
            let mut tiles: Vec<Objective> = self.rules.data.of_level(level).collect();
            draw(&mut tiles, 2, self.chance);
            let slot = usize::from(level - 1) * 2;
            self.state.objectives[slot..slot + 2].copy_from_slice(&tiles[..2]);
        }
        let objectives = self.state.objectives;
        self.announce(|| EventKind::ObjectivesDrawn { objectives: objectives.to_vec() });
    }

    /// Ruling myrmes/starts.
    fn draw_starts(&mut self) {
        let players = self.rules.players();
        let mut starts = [Cell(0); SEATS];
        let starts = &mut starts[..usize::from(players)];
        starts.copy_from_slice(&self.rules.garden.starts);
        draw(starts, usize::from(players), self.chance);
        for (seat, &start) in Seat::all(players).zip(starts.iter()) {
            self.state.put_tunnel(seat, start);
            let at = self.rules.garden.hex(start);
            self.tell(seat, || EventKind::StartDrawn { at });
        }
    }

    fn draw_first_player(&mut self) {
        let fixed = self.rules.options.first_seat;
        let first = fixed.unwrap_or_else(|| Seat(self.chance.below(self.rules.players().into()) as u8));
        self.state.first = first;
        self.state.turn = first;
        self.tell(first, || EventKind::FirstPlayer { by_chance: fixed.is_none() });
    }
}
