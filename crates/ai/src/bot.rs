//! Who decides, and what they are given to decide with.

use std::fmt::Debug;

use game_core::{Chance, Fresh, Game, Seat, Viewer};

/// A game as one seat may know it.
///
/// The true state is inside and cannot be reached: what is handed out is the seat's own legal actions, its view, and states
/// that look the same to it.
#[derive(Clone, Copy)]
pub struct Seen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` may know of `state`, with the actions listed for it, which are at least one.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Seen<'a, G> {
        Seen { game, state, seat, legal }
    }

    pub fn game(&self) -> &'a G {
        self.game
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat may do; never empty.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// A state that looks the same to the seat, with everything it cannot know dealt anew.
    pub fn guess(&self, chance: &mut dyn Chance) -> G::State {
        self.game.resample(self.state, self.seat, chance)
    }
}

/// Not derived: that would print the state.
impl<G: Game> Debug for Seen<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").field("seat", &self.seat).field("legal", &self.legal).finish_non_exhaustive()
    }
}

/// Somebody who decides.
///
/// The same game as seen, with the same chance, gives the same action: a bot remembers nothing that changes its choices.
pub trait Bot<G: Game>: Debug + Send + Sync {
    /// One of the legal actions. `chance` is the bot's own and knows nothing of the game's.
    fn choose(&self, seen: &Seen<'_, G>, chance: &mut Fresh) -> G::Action;
}

/// Takes any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&self, seen: &Seen<'_, G>, chance: &mut Fresh) -> G::Action {
        seen.legal[chance.below(seen.legal.len() as u32) as usize]
    }
}
