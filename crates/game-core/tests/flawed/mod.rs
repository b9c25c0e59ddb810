//! The toy game with one promise broken, to test that the suite notices.

use game_core::{
    Chance, DataFiles, Game, Headline, Refused, Seat, SeatSet, Sink, Standing, Unheard, Viewer,
    toy::{Action, Components, Crumbs, Event, Illegal, Options, Outlook, Position, Stand, State, View},
};
use serde::{Deserialize, Serialize};

/// The broken promise. It is an option, so that a replay breaks it as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Flaw {
    #[default]
    None,
    ListsTooMuch,
    ListsTooLittle,
    ListsTwice,
    RefusesWithTrace,
    ShowsBids,
    ForetellsBids,
    ResamplesOwnBid,
    OrderMatters,
    ListedDiffers,
    HidesChance,
    ForgetsPosition,
    NeverEnds,
    /// Panics after changing the state.
    Panics,
}

#[derive(Clone, Debug)]
pub(crate) struct Flawed {
    inner: Crumbs,
    flaw: Flaw,
}

impl Flawed {
    fn beginning(&self) -> State {
        self.inner.place(&Position::default()).unwrap()
    }

    fn played(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Event>,
    ) {
        let action = match action {
            Action::Bid(_) if self.flaw == Flaw::OrderMatters && *state != self.beginning() => Action::Bid(0),
            action => action,
        };
        if self.flaw == Flaw::HidesChance {
            chance.below(2);
        }
        self.inner.apply_listed(state, seat, action, chance, events);
        assert!(self.flaw != Flaw::Panics || action != Action::Bid(3), "three is too much");
        if self.flaw == Flaw::NeverEnds && self.inner.to_act(state).is_empty() {
            *state = self.beginning();
        }
    }
}

impl Game for Flawed {
    const ID: &'static str = "flawed";
    const RULES: u32 = Crumbs::RULES;

    type Options = Flaw;
    type State = State;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Components = Components;
    type Outlook = Outlook;
    type Stand = Stand;

    fn own_data() -> DataFiles {
        Crumbs::own_data()
    }

    fn new(flaw: Flaw, data: &DataFiles) -> Result<Flawed, Refused> {
        Ok(Flawed { inner: Crumbs::new(Options { players: 3, rounds: 2 }, data)?, flaw })
    }

    fn options(&self) -> &Flaw {
        &self.flaw
    }

    fn data_hash(&self) -> &str {
        self.inner.data_hash()
    }

    fn foreign_data(&self) -> Option<&DataFiles> {
        self.inner.foreign_data()
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn components(&self) -> Components {
        self.inner.components()
    }

    fn setup(&self, chance: &mut dyn Chance, events: &mut impl Sink<Event>) -> State {
        self.inner.setup(chance, events)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.inner.to_act(state)
    }

    fn phase(&self, state: &State, seat: Seat) -> &'static str {
        self.inner.phase(state, seat)
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.inner.legal_actions(state, seat, out);
        let bids = out.first() == Some(&Action::Bid(0));
        match self.flaw {
            Flaw::ListsTooMuch if bids => out.push(Action::Bid(4)),
            Flaw::ListsTooLittle if bids => drop(out.pop()),
            Flaw::ListsTwice if bids => out.push(Action::Bid(0)),
            _ => {}
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if let Err(illegal) = self.inner.apply(&mut state.clone(), seat, action, &mut Zero, &mut Unheard) {
            if self.flaw == Flaw::RefusesWithTrace {
                *state = self.beginning();
            }
            return Err(illegal);
        }
        self.played(state, seat, action, chance, events);
        Ok(())
    }

    fn apply_listed(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Event>,
    ) {
        let action = if self.flaw == Flaw::ListedDiffers && action == Action::Bid(1) { Action::Bid(2) } else { action };
        self.played(state, seat, action, chance, events);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.inner.view(state, viewer);
        if self.flaw == Flaw::ShowsBids {
            view.bids = self.inner.position(state).bids;
        }
        view
    }

    fn outlook(&self, state: &State, viewer: Viewer) -> Outlook {
        let mut outlook = self.inner.outlook(state, viewer);
        if self.flaw == Flaw::ForetellsBids {
            outlook.most = self.inner.position(state).bids.into_iter().flatten().max();
        }
        outlook
    }

    fn resample(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        // Resampling for the neighbour also changes the seat's own bid.
        let seat = if self.flaw == Flaw::ResamplesOwnBid { seat.clockwise(1, self.seats()) } else { seat };
        self.inner.resample(state, seat, chance)
    }

    fn headline(&self, state: &State) -> Headline<Stand> {
        self.inner.headline(state)
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.inner.standing(state)
    }

    fn position(&self, state: &State) -> Position {
        let mut position = self.inner.position(state);
        if self.flaw == Flaw::ForgetsPosition {
            position.won.clear();
        }
        position
    }

    fn place(&self, position: &Position) -> Result<State, Refused> {
        self.inner.place(position)
    }

    fn check_invariants(&self, state: &State) -> Result<(), String> {
        self.inner.check_invariants(state)
    }
}

/// Chance for a trial run whose result is discarded.
struct Zero;

impl Chance for Zero {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
