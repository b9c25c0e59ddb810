//! Converts a typed position to a state, piece by piece, and refuses every piece that is not
//! possible.

use game_core::{Hex, Refused, Scripted, Seat, SeatSet, Unheard};

use super::{ColonyPosition, PendingPosition, PheromonePosition, Position};
use crate::{
    Myrmes,
    components::{Bonus, Craft, Cube, Objective, Prey, Room, Season, Source, Tile},
    event::Cubes,
    garden::PlacementId,
    mask::{Cell, Mask},
    options::SeasonDice,
    phase::stock_of,
    play::Play,
    state::{
        Kind, Laid, Lying, MOST_ANTS, MOST_HELD, MOST_NURSES, MOST_POINTS, MOST_TUNNELS, OBJECTIVES, Pending, Phase,
        Plan, Sortie, State,
    },
};

type Placed<T = ()> = Result<T, Refused>;

impl Position {
    pub(crate) fn place(&self, rules: &Myrmes) -> Placed<State> {
        let players = usize::from(rules.players());
        at_most("colonies", self.colonies.len(), players)?;
        let mut state = *rules.bare_table;
        state.supply.put(Kind::Larva, state.colonies.iter().map(|colony| colony.larvae).sum());
        self.place_time(rules, &mut state)?;
        self.place_objectives(rules, &mut state)?;
        for (&at, &prey) in &self.prey {
            self.place_prey(rules, &mut state, at, prey)?;
        }
        for lying in &self.orphans {
            let what = format!("orphans at {}", lying.at);
            place_special(rules, &mut state, &what, *lying, None)?;
        }
        for seat in Seat::all(rules.players()) {
            let start = ColonyPosition::default();
            let colony = self.colonies.get(seat.idx()).unwrap_or(&start);
            ColonyPlacer { rules, seat, colony, what: format!("colonies[{}]", seat.0) }.place(&mut state)?;
        }
        self.place_sortie(rules, &mut state)?;
        self.place_pending(rules, &mut state)?;
        self.check_plans(rules, &state)?;
        crate::invariants::check(rules, &state).map_err(|why| Refused::new("position", why))?;
        self.ask(rules, &mut state)?;
        match (self.supply, state.supply.0) {
            (Some(told), Some(left)) if told != left => {
                Err(Refused::new("supply", format!("the rest of the position leaves {left:?} in the box")))
            }
            (Some(_), None) => Err(Refused::new("supply", "the supply is not counted in this game")),
            _ => Ok(state),
        }
    }

    fn place_time(&self, rules: &Myrmes, state: &mut State) -> Placed {
        if !(1..=3).contains(&self.year) {
            return Err(Refused::new("year", "the year must be 1, 2 or 3"));
        }
        if self.phase == Phase::Event {
            return Err(Refused::new(
                "phase",
                "the event is decided in the births phase, by each seat at its own pace",
            ));
        }
        let after_autumn = matches!(self.phase, Phase::Winter | Phase::Over);
        if after_autumn && self.season != Season::Autumn || self.phase == Phase::Over && self.year != 3 {
            return Err(Refused::new("phase", "winter follows autumn, and the game ends in the third year"));
        }
        for (what, seat) in [("first", self.first), ("turn", self.turn.unwrap_or(self.first))] {
            if seat.0 >= rules.players() {
                return Err(Refused::new(what, format!("there is no seat {} at this table", seat.0)));
            }
        }
        let on_board = |season: Season| match rules.switches.season_dice {
            _ if after_autumn => false,
            SeasonDice::Year => season >= self.season,
            SeasonDice::Season => season == self.season,
        };
        let dice = self.dice.unwrap_or(Season::ALL.map(|season| u8::from(on_board(season))));
        for (season, pips) in Season::ALL.into_iter().zip(dice) {
            if on_board(season) != (1..=6).contains(&pips) || pips > 6 {
                return Err(Refused::new("dice", format!("{pips} is impossible for the die of {season} now")));
            }
        }
        (state.year, state.season, state.phase, state.dice) = (self.year, self.season, self.phase, dice);
        let in_turn = matches!(self.phase, Phase::Workers | Phase::Atelier);
        (state.first, state.turn) = (self.first, self.turn.filter(|_| in_turn).unwrap_or(self.first));
        Ok(())
    }

    fn place_objectives(&self, rules: &Myrmes, state: &mut State) -> Placed {
        if self.objectives.is_empty() {
            return Ok(());
        }
        let objectives: [Objective; OBJECTIVES] = self.objectives[..].try_into().map_err(|_| {
            Refused::new("objectives", format!("there must be {OBJECTIVES}, not {}", self.objectives.len()))
        })?;
        for (slot, &objective) in objectives.iter().enumerate() {
            let level = slot as u8 / 2 + 1;
            let Some(facts) = rules.data.find_objective(objective) else {
                let why = format!("{objective} is not in the box of this data set");
                return Err(Refused::new("objectives", why));
            };
            if facts.level != level || objectives[..slot].contains(&objective) {
                return Err(Refused::new(
                    "objectives",
                    format!(
                        "{objective} cannot be at index {slot}: there must be two different objectives of each level"
                    ),
                ));
            }
        }
        state.objectives = objectives;
        Ok(())
    }

    fn place_prey(&self, rules: &Myrmes, state: &mut State, at: Hex, prey: Prey) -> Placed {
        let cell = rules.garden.cell(at).filter(|cell| rules.garden.prey_spots.contains(cell));
        let cell = cell.ok_or_else(|| Refused::new("prey", format!("{at} is not a prey spot")))?;
        state.put_prey(cell, prey);
        let held =
            self.colonies.iter().map(|colony| usize::from(colony.prey.get(&prey).copied().unwrap_or(0))).sum::<usize>();
        let lying = self.prey.values().filter(|&&other| other == prey).count();
        at_most(&format!("prey {prey}"), held + lying, rules.data.prey[prey.idx()].count.into())
    }

    fn place_sortie(&self, rules: &Myrmes, state: &mut State) -> Placed {
        let Some(sortie) = self.sortie else { return Ok(()) };
        let refused = |why: &str| Err(Refused::new("sortie", why));
        if state.phase != Phase::Workers {
            return refused("a worker can be outside only in the workers phase");
        }
        let Some(at) = rules.garden.cell(sortie.at).filter(|&cell| rules.garden.land.contains(cell)) else {
            return refused("the worker is not on land in play");
        };
        let on = state.on[at.idx()];
        if on.prey().is_some() || on.tile().is_some_and(|anchor| anchor != at) {
            return refused("a worker cannot share a hex with prey, and on a tile it stands on the first hex");
        }
        at_most("sortie.points", sortie.points.into(), 6)?;
        state.sortie = Some(Sortie { at, points: sortie.points });
        Ok(())
    }

    fn place_pending(&self, rules: &Myrmes, state: &mut State) -> Placed {
        let Some(PendingPosition { objective, picked }) = &self.pending else { return Ok(()) };
        let slot = state.objectives.iter().position(|other| other == objective);
        let slot = slot.ok_or_else(|| Refused::new("pending", format!("{objective} is not in play")))?;
        let mut anchors = Mask::EMPTY;
        for &hex in picked {
            let cell = rules
                .garden
                .cell(hex)
                .ok_or_else(|| Refused::new("pending.picked", format!("{hex} is not in the garden")))?;
            anchors.insert(cell);
        }
        state.pending = Some(Pending { slot: slot as u8, picked: anchors });
        super::check::pending(rules, state)
    }

    fn check_plans(&self, rules: &Myrmes, state: &State) -> Placed {
        for (seat, colony) in Seat::all(rules.players()).zip(&self.colonies) {
            let Some(plan) = colony.plan else { continue };
            if !state.phase.is_simultaneous() && plan != Plan::default() {
                return Err(Refused::new(format!("colonies[{}].plan", seat.0), "this phase has no plans"));
            }
            super::check::plan(rules, state, seat, &plan)
                .map_err(|why| Refused::new(format!("colonies[{}].plan", seat.0), why))?;
        }
        Ok(())
    }

    /// A position must be a point where a seat has a decision, or the end of the game.
    fn ask(&self, rules: &Myrmes, state: &mut State) -> Placed {
        let mut nothing_to_draw = Scripted::default();
        let mut play = Play { rules, state, chance: &mut nothing_to_draw, events: &mut Unheard, forced: false };
        if play.state.phase.is_simultaneous() {
            let everybody = SeatSet::all(rules.players());
            play.state.waiting = everybody;
            // Nothing on the table changes until all have chosen, so it still shows who was asked
            // at the start.
            everybody.iter().for_each(|seat| play.begin_plan(seat));
            let asked = play.state.waiting;
            if self.asked.is_some_and(|told| told != asked) {
                let asked: Vec<u8> = asked.iter().map(|seat| seat.0).collect();
                return Err(Refused::new(
                    "asked",
                    format!("according to the rest of the position, {asked:?} were asked"),
                ));
            }
            play.state.asked = asked;
            for (seat, colony) in Seat::all(rules.players()).zip(&self.colonies) {
                let Some(plan) = colony.plan else { continue };
                let begun = std::mem::replace(&mut play.state.colony_mut(seat).plan, plan);
                play.settle(seat);
                if !asked.contains(seat) && play.state.colony(seat).plan != begun {
                    return Err(Refused::new(
                        format!("colonies[{}].plan", seat.0),
                        "the seat was not asked in this phase, so it cannot have planned anything",
                    ));
                }
            }
        } else if self.asked.is_some() {
            return Err(Refused::new("asked", "in this phase the seats play in turn"));
        }
        if play.ask() { Ok(()) } else { Err(Refused::new("position", "nobody has a decision to make here")) }
    }
}

fn at_most(what: &str, found: usize, most: usize) -> Placed {
    if found <= most { Ok(()) } else { Err(Refused::new(what, format!("{found} are more than {most}"))) }
}

fn find_placement(rules: &Myrmes, what: &str, state: &State, lying: Lying) -> Placed<(Cell, PlacementId)> {
    let refused = |why: &str| Refused::new(what, format!("{} {why}", lying.tile));
    let anchor = rules.garden.cell(lying.at).ok_or_else(|| refused("does not lie in the garden"))?;
    let placement =
        rules.garden.find_placement(lying.tile, lying.turn, anchor).ok_or_else(|| refused("does not fit like that"))?;
    if rules.garden.placement(placement).mask.meets(&state.blocked) {
        return Err(refused("lies over something else"));
    }
    Ok((anchor, placement))
}

fn place_special(rules: &Myrmes, state: &mut State, what: &str, lying: Lying, owner: Option<Seat>) -> Placed {
    if !lying.tile.is_special() {
        return Err(Refused::new(what, format!("{} is not a special tile", lying.tile)));
    }
    let (anchor, placement) = find_placement(rules, what, state, lying)?;
    let left = &mut state.specials_left[stock_of(lying.tile)];
    *left = left.checked_sub(1).ok_or_else(|| Refused::new(what, format!("no {} is left for it", lying.tile)))?;
    state.put_down(&rules.garden, anchor, Laid { placement, owner, cubes: [0; 3] });
    if let Some(owner) = owner {
        state.colony_mut(owner).specials.insert(anchor);
    }
    Ok(())
}

struct ColonyPlacer<'a> {
    rules: &'a Myrmes,
    seat: Seat,
    colony: &'a ColonyPosition,
    what: String,
}

impl ColonyPlacer<'_> {
    fn what(&self, field: &str) -> String {
        format!("{}.{field}", self.what)
    }

    fn place(&self, state: &mut State) -> Placed {
        self.place_counts(state)?;
        self.place_score(state)?;
        self.place_tunnels(state)?;
        for &pheromone in &self.colony.pheromones {
            self.place_pheromone(state, pheromone)?;
        }
        self.place_hand(state)?;
        for &lying in &self.colony.specials {
            place_special(self.rules, state, &self.what("specials"), lying, Some(self.seat))?;
        }
        at_most(&self.what("specials"), self.colony.specials.len(), self.rules.data.stock.ownership_cubes.into())
    }

    fn place_counts(&self, state: &mut State) -> Placed {
        let typed = self.colony;
        for (field, count) in
            [("larvae", typed.larvae), ("food", typed.food), ("earth", typed.earth), ("stone", typed.stone)]
        {
            at_most(&self.what(field), count.into(), MOST_HELD.into())?;
        }
        at_most(&self.what("level"), typed.level.into(), 3)?;
        for (field, count, most) in [
            ("soldiers", typed.soldiers, MOST_ANTS),
            ("workers", typed.workers, MOST_ANTS),
            ("nurses", typed.nurses, MOST_NURSES),
            ("atelier", typed.atelier, MOST_NURSES),
        ] {
            at_most(&self.what(field), count.into(), most.into())?;
        }
        let stock = [typed.food, typed.earth, typed.stone];
        for (kind, count) in
            [(Kind::Larva, typed.larvae)].into_iter().chain(Cube::ALL.map(|cube| (Kind::Cube(cube), stock[cube.idx()])))
        {
            self.take_from_box(state, kind, count)?;
        }
        let event = match state.dice[state.season.idx()] {
            0 => Bonus::LevelPlus1,
            pips => Bonus::ALL[usize::from(pips)],
        };
        if state.phase == Phase::Births && typed.event.is_some_and(|typed| typed != event) {
            return Err(Refused::new(
                self.what("event"),
                format!("the die says {event}; larvae are spent in the plan"),
            ));
        }
        for (field, count, distinct) in [
            ("rooms", typed.rooms.len(), Room::ALL.into_iter().filter(|room| typed.rooms.contains(room)).count()),
            (
                "crafted",
                typed.crafted.len(),
                Craft::ALL.into_iter().filter(|craft| typed.crafted.contains(craft)).count(),
            ),
        ] {
            if count != distinct {
                return Err(Refused::new(self.what(field), "an entry appears twice"));
            }
        }
        let colony = state.colony_mut(self.seat);
        colony.level = typed.level;
        colony.event = typed.event.unwrap_or(event);
        (colony.larvae, colony.stock) = (typed.larvae, stock);
        (colony.soldiers, colony.workers) = (typed.soldiers, typed.workers);
        (colony.nurses, colony.atelier) = (typed.nurses, typed.atelier);
        colony.rooms = typed.rooms.iter().fold(0, |bits, &room| bits | 1 << room as u8);
        colony.crafted = typed.crafted.iter().fold(0, |bits, &craft| bits | 1 << craft as u8);
        colony.prey = Prey::ALL.map(|prey| typed.prey.get(&prey).copied().unwrap_or(0));
        for prey in Prey::ALL {
            at_most(&self.what("prey"), colony.prey[prey.idx()].into(), self.rules.data.prey[prey.idx()].count.into())?;
        }
        Ok(())
    }

    fn place_score(&self, state: &mut State) -> Placed {
        let typed = self.colony;
        // Points without a source were scored before; they have the same range.
        let scored: i32 = typed.scored.values().map(|&points| i32::from(points)).sum();
        let figures = typed.scored.values().map(|&points| i32::from(points));
        if figures.chain([i32::from(typed.score) - scored]).any(|points| points.abs() > i32::from(MOST_POINTS)) {
            return Err(Refused::new(self.what("score"), format!("each part of it is at most {MOST_POINTS}")));
        }
        let now = state.season_number();
        for (&objective, &season) in &typed.completed {
            let slot = state.objectives.iter().position(|&other| other == objective);
            let slot =
                slot.ok_or_else(|| Refused::new(self.what("completed"), format!("{objective} is not in play")))?;
            if !(1..=now).contains(&season) {
                return Err(Refused::new(
                    self.what("completed"),
                    format!("season {season} is impossible; it is season {now}"),
                ));
            }
            state.colony_mut(self.seat).completed[slot] = season;
        }
        let colony = state.colony_mut(self.seat);
        colony.scored = Source::ALL.map(|source| typed.scored.get(&source).copied().unwrap_or(0));
        // When all points have a source, what remains is the starting score.
        colony.start_score = typed.score - colony.scored.iter().sum::<i16>();
        Ok(())
    }

    fn place_tunnels(&self, state: &mut State) -> Placed {
        let start = [self.rules.garden.hex(self.rules.garden.starts[self.seat.idx()])];
        let tunnels = self.colony.tunnels.as_deref().unwrap_or(&start);
        if !(1..=usize::from(MOST_TUNNELS)).contains(&tunnels.len()) {
            return Err(Refused::new(self.what("tunnels"), "a colony has 1 to 4 tunnels"));
        }
        for &hex in tunnels {
            let cell = self.rules.garden.cell(hex).filter(|&cell| !state.blocked.contains(cell));
            let cell = cell.ok_or_else(|| {
                Refused::new(self.what("tunnels"), format!("{hex} is not a free hex of dry land in play"))
            })?;
            state.put_tunnel(self.seat, cell);
        }
        Ok(())
    }

    fn place_pheromone(&self, state: &mut State, typed: PheromonePosition) -> Placed {
        let what = self.what(&format!("pheromones at {}", typed.at));
        if typed.tile.is_special() {
            return Err(Refused::new(what, format!("{} is a special tile", typed.tile)));
        }
        let lying = Lying { tile: typed.tile, turn: typed.turn, at: typed.at };
        let (anchor, placement) = find_placement(self.rules, &what, state, lying)?;
        let grown = self.rules.garden.placement(placement).yields;
        let cubes: [u8; 3] = typed.cubes.unwrap_or(Cubes::from(grown)).into();
        for cube in Cube::ALL {
            at_most(&format!("{what}: {cube}"), cubes[cube.idx()].into(), grown[cube.idx()].into())?;
            self.take_from_box(state, Kind::Cube(cube), cubes[cube.idx()])?;
        }
        state.put_down(&self.rules.garden, anchor, Laid { placement, owner: Some(self.seat), cubes });
        let colony = state.colony_mut(self.seat);
        colony.pheromones.insert(anchor);
        let left = &mut colony.hand[typed.tile.idx()];
        *left =
            left.checked_sub(1).ok_or_else(|| Refused::new(what, format!("there are not that many {}", typed.tile)))?;
        Ok(())
    }

    /// Pheromones that are neither in reserve nor in the garden have been cleared.
    fn place_hand(&self, state: &mut State) -> Placed {
        let Some(hand) = &self.colony.hand else { return Ok(()) };
        let colony = state.colony_mut(self.seat);
        for (&tile, &count) in hand {
            let most = if tile.is_special() { 0 } else { colony.hand[tile.idx()] };
            at_most(&self.what(&format!("hand.{tile}")), count.into(), most.into())?;
        }
        for tile in Tile::ALL.into_iter().filter(|tile| !tile.is_special()) {
            colony.hand[tile.idx()] = hand.get(&tile).copied().unwrap_or(0);
        }
        Ok(())
    }

    fn take_from_box(&self, state: &mut State, kind: Kind, count: u8) -> Placed {
        if state.supply.take(kind, count) == count {
            return Ok(());
        }
        let name = match kind {
            Kind::Larva => "larvae",
            Kind::Cube(cube) => cube.name(),
        };
        Err(Refused::new(self.what(name), "the box does not have that many"))
    }
}
