//! Crumbs, a toy game: the smallest game with everything a search has to handle, and an example for anyone adding a
//! game.
//!
//! Two to four ants find crumbs. A round begins with **bidding**: all players secretly and simultaneously choose a
//! number from 0 to 3. Once everyone has bid, the bids are revealed, and a die roll adds 1 to 6 crumbs to a heap of
//! four. Then comes **taking**: in order from the highest bid to the lowest (ties go to the lower seat), players take
//! one to three crumbs each, round and round. Whoever takes the last crumb wins the round. After the last round, the
//! player with the most rounds won wins.
//!
//! Optimal play for two players is known. Taking: leave a multiple of four if you can; the player who faces one loses.
//! Bidding: the highest number is never worse than any other, because the first player wins five of the six possible
//! heaps.
//!
//! ```
//! use game_core::{Game, Seat, Session, toy::{Action, Crumbs}};
//!
//! let crumbs = Crumbs::new(Default::default(), &Crumbs::own_data())?;
//! let mut session = Session::new(crumbs, 7.into());
//! session.apply(Seat(1), Action::Bid(3))?;
//! session.apply(Seat(0), Action::Bid(0))?;
//! assert_eq!(session.to_act().first(), Some(Seat(1)), "the highest bid takes first");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod event;
mod illegal;
mod state;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use self::{
    action::{Action, NotAnAction},
    event::Event,
    illegal::Illegal,
    state::{Outlook, Position, State, View},
};
use crate::{
    chance::Chance,
    data,
    event::Sink,
    game::{DataFiles, Game, Refused, Viewer},
    seat::{Seat, SeatSet},
    standing::{Headline, Standing},
};

/// The maximum number of players.
pub const MAX_PLAYERS: u8 = 4;

/// The rules with their options and data.
#[derive(Clone, Debug)]
pub struct Crumbs {
    options: Options,
    components: Components,
    hash: String,
    foreign: Option<Arc<DataFiles>>,
}

/// Options chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, rounds: 2 }
    }
}

/// The component data in `data/crumbs.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub highest_bid: u8,
    pub first_crumbs: u8,
    pub die: u8,
    pub most: u8,
}

impl Components {
    const FILE: &str = "crumbs.toml";

    fn load(files: &DataFiles) -> Result<Components, Refused> {
        data::expect_only(files, &[Components::FILE])?;
        let components: Components = data::parse(files, Components::FILE)?;
        let fields = [
            ("highest_bid", components.highest_bid, 1),
            ("first_crumbs", components.first_crumbs, 0),
            ("die", components.die, 1),
            ("most", components.most, 1),
        ];
        for (field, value, least) in fields {
            if !(least..=20).contains(&value) {
                let what = format!("{}: {field}", Components::FILE);
                return Err(Refused::new(what, format!("{value} is not between {least} and 20")));
            }
        }
        Ok(components)
    }
}

impl Crumbs {
    fn scores(&self, state: &State) -> Vec<i32> {
        state.won[..usize::from(self.seats())].iter().map(|&rounds| rounds.into()).collect()
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.0 >= self.seats() {
            return Err(Illegal::NoSuchSeat { seat });
        }
        if state.is_over(self) {
            return Err(Illegal::Over);
        }
        match (action, state.bids[seat.idx()], state.taker(self)) {
            (Action::Bid(_), Some(_), None) => Err(Illegal::BidTwice),
            (Action::Bid(_), _, Some(_)) => Err(Illegal::BidsAreOpen),
            (Action::Bid(bid), None, None) if bid > self.components.highest_bid => {
                Err(Illegal::BidTooHigh { bid, highest: self.components.highest_bid })
            }
            (Action::Bid(_), None, None) => Ok(()),
            (Action::Take(_), _, None) => Err(Illegal::StillBidding),
            (Action::Take(_), _, Some(taker)) if taker != seat => Err(Illegal::NotYourTurn { taker }),
            (Action::Take(crumbs), ..) if !(1..=self.most(state)).contains(&crumbs) => {
                Err(Illegal::WrongNumber { crumbs, most: self.most(state) })
            }
            (Action::Take(_), ..) => Ok(()),
        }
    }

    /// The most crumbs that may be taken now.
    fn most(&self, state: &State) -> u8 {
        self.components.most.min(state.heap)
    }

    fn bid(&self, state: &mut State, seat: Seat, bid: u8, chance: &mut dyn Chance, events: &mut impl Sink<Event>) {
        state.bids[seat.idx()] = Some(bid);
        events.tell(Event::BidChosen { seat, bid });
        if state.to_bid(self).is_empty() {
            let bids = state.bids.into_iter().flatten().collect();
            events.tell(Event::BidsOpened { bids });
            let eyes = 1 + chance.below(self.components.die.into()) as u8;
            state.heap = self.components.first_crumbs + eyes;
            events.tell(Event::DieRolled { eyes, heap: state.heap });
        }
    }

    fn take(&self, state: &mut State, seat: Seat, crumbs: u8, events: &mut impl Sink<Event>) {
        state.heap -= crumbs;
        state.n_taken += 1;
        events.tell(Event::CrumbsTaken { seat, crumbs, left: state.heap });
        if state.heap == 0 {
            state.won[seat.idx()] += 1;
            events.tell(Event::RoundWon { seat, round: state.round });
            *state = State { round: state.round + 1, won: state.won, ..State::default() };
        }
    }
}

/// The progress of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stand {
    /// Rounds that are over.
    pub round: u8,
}

impl Game for Crumbs {
    const ID: &'static str = "crumbs";
    const RULES: u32 = 1;

    type Options = Options;
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
        DataFiles::from([(Components::FILE.to_owned(), include_str!("../data/crumbs.toml").to_owned())])
    }

    fn new(options: Options, data: &DataFiles) -> Result<Crumbs, Refused> {
        if !(2..=MAX_PLAYERS).contains(&options.players) {
            return Err(Refused::new("players", format!("{} is not between 2 and {MAX_PLAYERS}", options.players)));
        }
        if !(1..=9).contains(&options.rounds) {
            return Err(Refused::new("rounds", format!("{} is not between 1 and 9", options.rounds)));
        }
        let foreign = (*data != Crumbs::own_data()).then(|| Arc::new(data.clone()));
        Ok(Crumbs { options, components: Components::load(data)?, hash: data::hash(data), foreign })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    fn foreign_data(&self) -> Option<&DataFiles> {
        self.foreign.as_deref()
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn components(&self) -> Components {
        self.components.clone()
    }

    fn setup(&self, _: &mut dyn Chance, _: &mut impl Sink<Event>) -> State {
        State::default()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.is_over(self) {
            return SeatSet::EMPTY;
        }
        state.taker(self).map_or_else(|| state.to_bid(self), SeatSet::only)
    }

    fn phase(&self, state: &State, _: Seat) -> &'static str {
        match state.taker(self) {
            _ if state.is_over(self) => "over",
            None => "bidding",
            Some(_) => "taking",
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act(state).contains(seat) {
            return;
        }
        match state.taker(self) {
            None => out.extend((0..=self.components.highest_bid).map(Action::Bid)),
            Some(_) => out.extend((1..=self.most(state)).map(Action::Take)),
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
        self.check(state, seat, action)?;
        self.apply_listed(state, seat, action, chance, events);
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
        match action {
            Action::Bid(bid) => self.bid(state, seat, bid, chance, events),
            Action::Take(crumbs) => self.take(state, seat, crumbs, events),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn outlook(&self, state: &State, _: Viewer) -> Outlook {
        Outlook::new(self, state)
    }

    fn resample(&self, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
        let mut state = state.clone();
        if state.taker(self).is_none() {
            let others = state.bids.iter_mut().enumerate().filter(|&(other, _)| other != seat.idx());
            for bid in others.filter_map(|(_, bid)| bid.as_mut()) {
                *bid = chance.below(u32::from(self.components.highest_bid) + 1) as u8;
            }
        }
        state
    }

    fn headline(&self, state: &State) -> Headline<Stand> {
        Headline { stand: Stand { round: state.round }, scores: self.scores(state) }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        state.is_over(self).then(|| Standing::by_score(self.scores(state)))
    }

    fn position(&self, state: &State) -> Position {
        Position::new(self, state)
    }

    fn place(&self, position: &Position) -> Result<State, Refused> {
        position.to_state(self)
    }

    fn check_invariants(&self, state: &State) -> Result<(), String> {
        let n_won: u8 = state.won.iter().sum();
        if n_won != state.round {
            return Err(format!("{n_won} rounds were won in {} rounds", state.round));
        }
        if state.heap > self.components.first_crumbs + self.components.die {
            return Err(format!("no roll makes a heap of {}", state.heap));
        }
        if (state.heap > 0) != (state.to_bid(self).is_empty() && !state.is_over(self)) {
            return Err(format!("a heap of {} with the bids {:?}", state.heap, state.bids));
        }
        Ok(())
    }
}
