//! Events: what happened in a game, and who may know.

use std::fmt::{Debug, Display};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    game::Viewer,
    seat::{Seat, SeatSet},
};

/// Who learns of an event.
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

    /// Whether a viewer learns of it. Spectators learn only what everyone learns.
    pub fn reaches(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.includes(seat),
            Viewer::Spectator => self == Audience::Everyone,
        }
    }
}

/// One thing that happened in a game. The log, animations, statistics and the limits of undo are derived from events.
pub trait GameEvent:
    Clone + PartialEq + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static
{
    fn audience(&self) -> Audience;

    /// Whether it was decided by chance.
    fn is_random(&self) -> bool;

    /// Whether it reveals something that was hidden from somebody until now.
    fn is_reveal(&self) -> bool;
}

/// Receives events while the rules run.
pub trait Sink<E> {
    /// Whether the events are used. If not, the rules can skip building them.
    const LISTENS: bool = true;

    fn tell(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Discards all events: for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<E> Sink<E> for Unheard {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: E) {}
}
