//! Facts: what happened, told so that nobody has to guess.

use std::fmt::{Debug, Display};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    game::Viewer,
    seat::{Seat, SeatSet},
};

/// Who learns of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    Everyone,
    Only(SeatSet),
}

impl Audience {
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seats) => seats.contains(seat),
        }
    }

    /// Whether a viewer learns of it; somebody who watches hears what everyone hears.
    pub fn reaches(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.includes(seat),
            Viewer::Spectator => self == Audience::Everyone,
        }
    }
}

/// One thing that happened in a game. Log, animation, statistics and the reach of undo are read off these.
pub trait Fact: Clone + PartialEq + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static {
    fn audience(&self) -> Audience;

    /// Whether chance decided it.
    fn is_random(&self) -> bool;

    /// Whether it shows somebody what was hidden from them until now.
    fn is_reveal(&self) -> bool;
}

/// Where facts go while the rules run.
pub trait Sink<E> {
    /// Whether anybody listens. Where nobody does, the rules spare themselves the telling.
    const LISTENS: bool = true;

    fn tell(&mut self, fact: E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, fact: E) {
        self.push(fact);
    }
}

/// Nobody listens: for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<E> Sink<E> for Unheard {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: E) {}
}
