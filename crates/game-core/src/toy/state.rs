//! The state, its typed form, and what each viewer sees of it.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{Crumbs, MAX_PLAYERS};
use crate::{
    game::{Game, Refused, Viewer},
    seat::{Seat, SeatSet},
};

/// A state of the game. Entries of unused seats keep their default.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// Rounds completed.
    pub(super) round: u8,
    /// Rounds won by each seat.
    pub(super) won: [u8; MAX_PLAYERS as usize],
    pub(super) bids: [Option<u8>; MAX_PLAYERS as usize],
    /// Empty until all have bid.
    pub(super) heap: u8,
    /// How often crumbs were taken in this round.
    pub(super) n_taken: u8,
}

impl State {
    pub(super) fn is_over(&self, game: &Crumbs) -> bool {
        self.round >= game.options.rounds
    }

    pub fn heap(&self) -> u8 {
        self.heap
    }

    /// The seats that have not bid.
    pub(super) fn to_bid(&self, game: &Crumbs) -> SeatSet {
        Seat::all(game.seats()).filter(|seat| self.bids[seat.idx()].is_none()).collect()
    }

    /// Who takes next; `None` until all have bid.
    pub(super) fn taker(&self, game: &Crumbs) -> Option<Seat> {
        if !self.to_bid(game).is_empty() {
            return None;
        }
        let mut order: Vec<Seat> = Seat::all(game.seats()).collect();
        // The sort is stable: ties keep the order of the seats.
        order.sort_by_key(|seat| Reverse(self.bids[seat.idx()]));
        Some(order[usize::from(self.n_taken) % order.len()])
    }
}

/// A state as a person types it. Missing fields are as at the start of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Rounds won by each seat.
    pub won: Vec<u8>,
    /// The bid of each seat, `null` if it has not bid yet.
    pub bids: Vec<Option<u8>>,
    pub heap: u8,
    pub n_taken: u8,
}

impl Position {
    pub(super) fn new(game: &Crumbs, state: &State) -> Position {
        let n = usize::from(game.seats());
        Position {
            won: state.won[..n].to_vec(),
            bids: state.bids[..n].to_vec(),
            heap: state.heap,
            n_taken: state.n_taken,
        }
    }

    pub(super) fn to_state(&self, game: &Crumbs) -> Result<State, Refused> {
        let mut state = State { heap: self.heap, n_taken: self.n_taken, ..State::default() };
        fill(&mut state.won[..game.seats().into()], &self.won, "won")?;
        fill(&mut state.bids[..game.seats().into()], &self.bids, "bids")?;
        let n_won: u32 = state.won.iter().map(|&rounds| u32::from(rounds)).sum();
        if n_won > game.options.rounds.into() {
            return Err(Refused::new("won", format!("{n_won} of {} rounds", game.options.rounds)));
        }
        state.round = n_won as u8;
        self.check_round(game, &state)?;
        Ok(state)
    }

    fn check_round(&self, game: &Crumbs, state: &State) -> Result<(), Refused> {
        let components = &game.components;
        if let Some(bid) = state.bids.iter().flatten().find(|&&bid| bid > components.highest_bid) {
            return Err(Refused::new("bids", format!("{bid} is more than {}", components.highest_bid)));
        }
        if state.is_over(game) {
            let untouched = state.bids.iter().all(Option::is_none) && self.heap == 0 && self.n_taken == 0;
            return if untouched { Ok(()) } else { Err(Refused::new("won", "the last round is over")) };
        }
        if !state.to_bid(game).is_empty() {
            let untouched = self.heap == 0 && self.n_taken == 0;
            return if untouched { Ok(()) } else { Err(Refused::new("heap", "not everybody has bid yet")) };
        }
        // Each taking removed at least one crumb from a heap no larger than the fixed crumbs plus the highest roll.
        let biggest = components.first_crumbs + components.die;
        if self.heap == 0 || u16::from(self.heap) + u16::from(self.n_taken) > biggest.into() {
            let why = format!("{} with {} crumbs or more taken of at most {biggest}", self.heap, self.n_taken);
            return Err(Refused::new("heap", why));
        }
        Ok(())
    }
}

/// Copies a list by seat; an empty list keeps the starting values.
fn fill<T: Clone>(to: &mut [T], from: &[T], what: &str) -> Result<(), Refused> {
    if from.is_empty() {
        return Ok(());
    }
    if from.len() != to.len() {
        return Err(Refused::new(what, format!("{} entries for {} seats", from.len(), to.len())));
    }
    to.clone_from_slice(from);
    Ok(())
}

/// What a viewer sees: everything except other seats' bids before they are revealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub won: Vec<u8>,
    /// The bids the viewer knows.
    pub bids: Vec<Option<u8>>,
    pub to_act: SeatSet,
    pub heap: u8,
}

impl View {
    pub(super) fn new(game: &Crumbs, state: &State, viewer: Viewer) -> View {
        let open = state.taker(game).is_some();
        let knows = |seat| open || viewer == Viewer::Seat(seat);
        View {
            round: state.round,
            won: state.won[..game.seats().into()].to_vec(),
            bids: Seat::all(game.seats()).map(|seat| state.bids[seat.idx()].filter(|_| knows(seat))).collect(),
            to_act: game.to_act(state),
            heap: state.heap,
        }
    }
}

/// What a viewer can foresee.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outlook {
    /// The most crumbs that the next seat may take; unknown until the bids are revealed.
    pub most: Option<u8>,
}

impl Outlook {
    pub(super) fn new(game: &Crumbs, state: &State) -> Outlook {
        Outlook { most: state.taker(game).map(|_| game.most(state)) }
    }
}
