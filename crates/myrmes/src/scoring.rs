//! Points, and the extra point that VP+1 adds each time.

use game_core::{Seat, Sink};

use crate::{
    components::{Bonus, Source},
    event::{Event, Scored},
    play::Play,
    state::Colony,
};

/// What a colony scores on one occasion, and what VP+1 adds.
///
/// Rulings myrmes/vp-plus-one and myrmes/foreign-vp-plus-one: the event of the seat that scores
/// counts, once per occasion. An occasion worth 0 scores nothing, and VP+1 adds nothing to it.
pub(crate) fn worth(colony: &Colony, points: u8) -> (i16, i16) {
    (points.into(), i16::from(points > 0 && colony.event == Bonus::VpPlus1))
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Scores one occasion. `None` if it is worth 0.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8) -> Option<Scored> {
        if points == 0 {
            return None;
        }
        let colony = self.state.colony_mut(seat);
        let (points, vp_plus_1) = worth(colony, points);
        let points = colony.add_points(source, points);
        let vp_plus_1 = colony.add_points(Source::VpPlus1, vp_plus_1);
        Some(Scored { source, points, vp_plus_1 })
    }
}
