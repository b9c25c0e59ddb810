//! Points, and the one that VP+1 adds to each occasion.

use game_core::{Seat, Sink};

use crate::{
    components::{Bonus, Source},
    event::{Event, Scored},
    play::Play,
};

impl<S: Sink<Event>> Play<'_, S> {
    /// Scores one occasion. Nothing is scored, and nothing added, where it is worth 0.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8) -> Option<Scored> {
        if points == 0 {
            return None;
        }
        let colony = self.state.colony_mut(seat);
        // Rulings myrmes/vp-plus-one and myrmes/foreign-vp-plus-one: the event of whoever scores, once per occasion.
        let vp_plus_1 = i16::from(colony.event == Bonus::VpPlus1);
        let points = colony.add_points(source, points.into());
        let vp_plus_1 = colony.add_points(Source::VpPlus1, vp_plus_1);
        Some(Scored { source, points, vp_plus_1 })
    }
}
