//! The bot interface, and what a bot may see.

use std::fmt::Debug;

use game_core::{Chance, Fresh, Game, Seat, Viewer};

/// A game as one seat may know it.
///
/// It contains the true state but never exposes it: a bot gets the seat's legal actions, its view, and states that look
/// the same to the seat.
#[derive(Clone, Copy)]
pub struct Seen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` may know of `state`. `legal` lists its legal actions and must not be empty.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Seen<'a, G> {
        Seen { game, state, seat, legal }
    }

    pub fn game(&self) -> &'a G {
        self.game
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's legal actions; never empty.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// A random state that looks the same to the seat, with everything it cannot know resampled.
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

/// A player program.
///
/// The same view of a game and the same chance give the same plan: a bot keeps no memory that changes its choices.
pub trait Bot<G: Game>: Debug + Send + Sync {
    /// Writes what the seat does next to `out`, which is empty: at least one action, the first of them legal. `chance`
    /// belongs to the bot and is independent of the game's stream. [`Player`] carries the plan out.
    fn plan(&self, seen: &Seen<'_, G>, chance: &mut Fresh, out: &mut Vec<G::Action>);

    /// The next action alone.
    fn choose(&self, seen: &Seen<'_, G>, chance: &mut Fresh) -> G::Action {
        let mut plan = Vec::new();
        self.plan(seen, chance, &mut plan);
        plan[0]
    }
}

/// Takes a legal action uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn plan(&self, seen: &Seen<'_, G>, chance: &mut Fresh, out: &mut Vec<G::Action>) {
        out.push(seen.legal[chance.below(seen.legal.len() as u32) as usize]);
    }
}

/// A bot at a seat. It carries out the turn that the bot has planned, and thinks again only when there is something new.
#[derive(Debug)]
pub struct Player<'b, G: Game> {
    bot: Box<dyn Bot<G> + 'b>,
    /// What is left of the plan, the next action last.
    rest: Vec<G::Action>,
    /// Whether chance has decided something or somebody else has acted since the plan was made.
    news: bool,
}

impl<'b, G: Game> Player<'b, G> {
    pub fn new(bot: Box<dyn Bot<G> + 'b>) -> Player<'b, G> {
        Player { bot, rest: Vec::new(), news: true }
    }

    /// There is something new: the rest of the plan is not carried out without thinking again.
    pub fn tell(&mut self) {
        self.news = true;
    }

    /// The next action.
    pub fn act(&mut self, seen: &Seen<'_, G>, chance: &mut Fresh) -> G::Action {
        if std::mem::take(&mut self.news) {
            self.rest.clear();
        }
        if let &[only] = seen.legal {
            // A forced action may be part of the plan.
            if self.rest.pop_if(|next| *next == only).is_none() {
                self.rest.clear();
            }
            return only;
        }
        if self.rest.last().is_none_or(|next| !seen.legal.contains(next)) {
            self.rest.clear();
            self.bot.plan(seen, chance, &mut self.rest);
            self.rest.reverse();
        }
        self.rest.pop().expect("a plan has at least one action")
    }
}
