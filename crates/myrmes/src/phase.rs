//! The order of phases, and which code handles each of them.

pub(crate) mod atelier;
pub(crate) mod births;
pub(crate) mod end_of_season;
pub(crate) mod event;
pub(crate) mod harvest;
pub(crate) mod winter;
pub(crate) mod workers;

pub(crate) use workers::stock_of;

use game_core::{Seat, SeatSet, Sink};

use crate::{
    Myrmes,
    action::Action,
    components::{Bonus, Cube, Season},
    event::{Event, EventKind},
    illegal::Illegal,
    options::{Passes, SeasonDice},
    play::Play,
    state::{Colony, Kind, Phase, Plan, State, Step},
};

/// A normal season. Winter follows autumn.
pub const SEASON: [Phase; 6] =
    [Phase::Event, Phase::Births, Phase::Workers, Phase::Harvest, Phase::Atelier, Phase::EndOfSeason];

/// Larvae given for one food.
pub(crate) const SACRIFICE: u8 = 3;
const YEARS: u8 = 3;

/// The seats with a decision to make.
#[inline]
pub(crate) fn to_act(state: &State) -> SeatSet {
    match state.phase {
        Phase::Over => SeatSet::EMPTY,
        phase if phase.is_simultaneous() => state.waiting,
        _ => SeatSet::only(state.turn),
    }
}

/// The phase a seat is in: during births it may still be deciding its event.
pub(crate) fn of_seat(state: &State, seat: Seat) -> Phase {
    match state.phase {
        // A seat that does not exist at this table is in no phase of its own.
        Phase::Births if state.colonies.get(seat.idx()).is_some_and(|colony| colony.plan.step == Step::Event) => {
            Phase::Event
        }
        phase => phase,
    }
}

/// Lists the legal actions of `seat`, which is to act.
#[inline]
pub(crate) fn legal(rules: &Myrmes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Event | Phase::Births => match state.colony(seat).plan.step {
            Step::Event => event::legal(rules, state, seat, out),
            _ => births::legal(state, seat, out),
        },
        Phase::Workers => workers::legal(rules, state, seat, out),
        Phase::Harvest => harvest::legal(rules, state, seat, out),
        Phase::Atelier => atelier::legal(rules, state, seat, out),
        Phase::EndOfSeason => end_of_season::legal(state, seat, out),
        Phase::Winter => winter::legal(out),
        Phase::Over => return,
    }
    // Ruling myrmes/sacrifice-anytime.
    if check_sacrifice(rules, state, seat).is_ok() {
        out.push(Action::Sacrifice);
    }
}

/// Checks whether `seat` may do this now; the error is the rule that forbids it.
pub(crate) fn check(rules: &Myrmes, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if seat.0 >= rules.players() {
        return Err(Illegal::NoSuchSeat { seat });
    }
    if state.phase == Phase::Over {
        return Err(Illegal::GameOver);
    }
    if !to_act(state).contains(seat) {
        return Err(Illegal::NotToAct { seat });
    }
    if matches!(action, Action::Sacrifice) {
        return check_sacrifice(rules, state, seat);
    }
    match state.phase {
        Phase::Event | Phase::Births => match state.colony(seat).plan.step {
            Step::Event => event::check(rules, state, seat, action),
            _ => births::check(state, seat, action),
        },
        Phase::Workers => workers::check(rules, state, seat, action),
        Phase::Harvest => harvest::check(rules, state, seat, action),
        Phase::Atelier => atelier::check(rules, state, seat, action),
        Phase::EndOfSeason => end_of_season::check(state, seat, action),
        Phase::Winter => winter::check(action),
        Phase::Over => Err(Illegal::GameOver),
    }
}

/// Larvae that are neither spent on the event track nor sacrificed yet.
#[inline]
fn free_larvae(rules: &Myrmes, colony: &Colony) -> u8 {
    // Ruling myrmes/paid-larvae.
    colony.larvae - SACRIFICE * colony.plan.sacrifices - planned_event_cost(rules, colony)
}

fn planned_event_cost(rules: &Myrmes, colony: &Colony) -> u8 {
    if colony.plan.step == Step::Event { 0 } else { event::cost(rules, colony.event, colony.plan.event) }
}

#[inline]
fn check_sacrifice(rules: &Myrmes, state: &State, seat: Seat) -> Result<(), Illegal> {
    let colony = state.colony(seat);
    let have = free_larvae(rules, colony);
    if have < SACRIFICE {
        return Err(Illegal::TooFewLarvaeToSacrifice { have });
    }
    if !state.supply.has_more_than(Kind::Cube(Cube::Food), colony.plan.sacrifices) {
        return Err(Illegal::NoFoodInSupply);
    }
    Ok(())
}

/// How many sacrifices `seat` could make in a row.
pub(crate) fn possible_sacrifices(rules: &Myrmes, state: &State, seat: Seat) -> u8 {
    let colony = state.colony(seat);
    let by_larvae = free_larvae(rules, colony) / SACRIFICE;
    let food = Kind::Cube(Cube::Food).idx();
    state.supply.0.map_or(by_larvae, |left| by_larvae.min(left[food].saturating_sub(colony.plan.sacrifices)))
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Applies a legal action and everything that follows without a choice.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        if self.state.phase.is_simultaneous() {
            self.tell(seat, || EventKind::Chose { action });
            self.plan(seat, action);
        } else if matches!(action, Action::Sacrifice) {
            self.sacrifice(seat, 1);
        } else if self.state.phase == Phase::Workers {
            self.use_worker(seat, action);
        } else {
            self.craft(seat, action);
        }
        self.run_on();
    }

    /// Records a choice that stays hidden until everyone has chosen.
    pub(crate) fn plan(&mut self, seat: Seat, action: Action) {
        if matches!(action, Action::Sacrifice) {
            self.state.colony_mut(seat).plan.sacrifices += 1;
        } else {
            match self.state.phase {
                Phase::Harvest => self.plan_harvest(seat, action),
                Phase::EndOfSeason => self.plan_storage(seat, action),
                Phase::Winter => self.state.colony_mut(seat).plan.answered = true,
                _ => self.plan_births(seat, action),
            }
        }
        self.settle(seat);
    }

    /// Makes the forced choices of a seat's plan. A seat without any choice has answered.
    pub(crate) fn settle(&mut self, seat: Seat) {
        match self.state.phase {
            Phase::Harvest => self.settle_harvest(seat),
            Phase::EndOfSeason => self.settle_storage(seat),
            Phase::Winter => self.settle_winter(seat),
            _ => self.settle_births(seat),
        }
        if self.state.colony(seat).plan.answered {
            self.state.waiting = self.state.waiting.without(seat);
        }
    }

    /// Continues until a seat has a choice or the game is over.
    #[inline]
    fn run_on(&mut self) {
        while !self.ask() {
            self.finish_phase();
        }
    }

    /// Carries out the forced parts of this phase; `false` when the phase is over.
    pub(crate) fn ask(&mut self) -> bool {
        match self.state.phase {
            Phase::Over => true,
            Phase::Workers => self.ask_worker(),
            Phase::Atelier => self.ask_atelier(),
            _ => !self.state.waiting.is_empty(),
        }
    }

    /// Ends the phase when everyone is done: carries out the plans and begins the next phase.
    fn finish_phase(&mut self) {
        let phase = self.state.phase;
        if phase.is_simultaneous() {
            self.reveal();
        }
        match phase {
            Phase::Winter if self.state.year == YEARS => self.end_game(),
            Phase::Winter => {
                if self.rules.switches.first_player_passes == Passes::Year {
                    self.pass_first_player();
                }
                self.state.year += 1;
                self.begin_year();
            }
            Phase::EndOfSeason if self.state.season == Season::Autumn => self.begin(Phase::Winter),
            Phase::EndOfSeason => {
                self.state.season = Season::ALL[self.state.season.idx() + 1];
                self.begin_season();
            }
            _ => {
                let place =
                    SEASON.iter().position(|&other| other == phase).expect("every phase of a season is in its list");
                self.begin(SEASON[place + 1]);
            }
        }
    }

    pub(crate) fn reveal(&mut self) {
        let phase = self.state.phase;
        // If only one seat was asked, nothing was hidden from anyone.
        if self.state.asked.len() > 1 {
            self.announce(|| EventKind::Revealed { phase });
        }
        self.pay_for_events();
        self.sacrifice_as_planned();
        match phase {
            Phase::Harvest => self.resolve_harvest(),
            Phase::EndOfSeason => self.resolve_end_of_season(),
            Phase::Winter => self.resolve_winter(),
            _ => self.resolve_births(),
        }
        for seat in Seat::all(self.rules.players()) {
            self.state.colony_mut(seat).plan = Plan::default();
        }
        self.state.asked = SeatSet::EMPTY;
        self.forced = false;
    }

    fn pay_for_events(&mut self) {
        for seat in self.round() {
            let larvae = planned_event_cost(self.rules, self.state.colony(seat));
            self.pay(seat, Kind::Larva, larvae);
        }
    }

    /// Carries out all sacrifices before any other gain. Ruling myrmes/cube-supply: a sacrifice
    /// does not take place if no food is left for it.
    pub(crate) fn sacrifice_as_planned(&mut self) {
        for seat in self.round() {
            let planned = self.state.colony(seat).plan.sacrifices;
            if planned == 0 {
                continue;
            }
            let food = self.sacrifice(seat, planned);
            let plan = &mut self.state.colony_mut(seat).plan;
            plan.sacrifices = food;
            // Food that was not gained need not be discarded either.
            let discards = &mut plan.discards[Cube::Food.idx()];
            *discards = discards.saturating_sub(planned - food);
        }
    }

    /// Trades larvae for food up to `times` times, as long as there is food; returns the food
    /// gained.
    fn sacrifice(&mut self, seat: Seat, times: u8) -> u8 {
        let food = self.gain(seat, Kind::Cube(Cube::Food), times);
        self.pay(seat, Kind::Larva, SACRIFICE * food);
        self.tell(seat, || EventKind::LarvaeSacrificed { larvae: SACRIFICE * food, food });
        food
    }

    /// Marks the events that follow as forced unless the seat was asked.
    fn tell_as_asked(&mut self, seat: Seat) {
        self.forced = !self.state.asked.contains(seat);
    }

    /// All seats in turn order.
    fn round(&self) -> impl Iterator<Item = Seat> + use<S> {
        self.state.first.round(self.rules.players())
    }

    pub(crate) fn begin_year(&mut self) {
        self.state.season = Season::Spring;
        if self.rules.switches.season_dice == SeasonDice::Year {
            for season in Season::ALL {
                self.roll(season);
            }
            let (year, dice) = (self.state.year, self.state.dice);
            self.announce(|| EventKind::DiceRolled { year, dice: Season::ALL.into_iter().zip(dice).collect() });
        }
        self.begin_season();
    }

    fn roll(&mut self, season: Season) {
        self.state.dice[season.idx()] = 1 + self.chance.below(6) as u8;
    }

    fn begin_season(&mut self) {
        let (year, season) = (self.state.year, self.state.season);
        if self.rules.switches.season_dice == SeasonDice::Season {
            self.roll(season);
            let pips = self.state.dice[season.idx()];
            self.announce(|| EventKind::DiceRolled { year, dice: vec![(season, pips)] });
        }
        let event = Bonus::ALL[usize::from(self.state.dice[season.idx()])];
        for seat in Seat::all(self.rules.players()) {
            self.state.colony_mut(seat).event = event;
        }
        self.announce(|| EventKind::SeasonBegan { year, season, event });
        // The event phase does not end for all seats at once: each seat continues with its births.
        self.begin(Phase::Births);
    }

    /// Begins a phase.
    fn begin(&mut self, phase: Phase) {
        self.state.phase = phase;
        // Reset it in simultaneous phases too: equal tables must not differ in whose turn it was
        // before.
        self.state.turn = self.state.first;
        self.announce(|| EventKind::PhaseBegan { phase });
        if phase.is_simultaneous() {
            let everybody = SeatSet::all(self.rules.players());
            self.state.waiting = everybody;
            everybody.iter().for_each(|seat| self.begin_plan(seat));
            self.state.asked = self.state.waiting;
        }
    }

    /// Starts a seat's plan for the phase with nothing chosen.
    pub(crate) fn begin_plan(&mut self, seat: Seat) {
        let births = self.state.phase == Phase::Births;
        let colony = self.state.colony_mut(seat);
        colony.plan = if births { Plan::new(colony.event) } else { Plan::default() };
        self.settle(seat);
    }

    fn end_game(&mut self) {
        self.state.phase = Phase::Over;
        self.state.turn = self.state.first;
        let (state, players) = (&*self.state, self.rules.players());
        let scores: Vec<i16> =
            if S::LISTENS { Seat::all(players).map(|seat| state.colony(seat).score()).collect() } else { Vec::new() };
        self.announce(|| EventKind::GameEnded { scores });
    }
}
