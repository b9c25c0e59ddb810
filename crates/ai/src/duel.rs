//! Games between bots: one game, and matches of two bots over duplicate deals.
//!
//! A deal is a seed. In a match, A plays every deal once at each seat against B at all others, so that the luck of the
//! deal is the same for both; what is compared are the means of whole deals.

use std::time::{Duration, Instant};

use game_core::{Fresh, Game, Seat, Seed, Standing, Stream, Unheard};

use crate::bot::{Bot, Player, Seen};

/// Time a bot has taken.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thought {
    /// Decisions with more than one legal action.
    pub decisions: u64,
    pub total: Duration,
    pub longest: Duration,
}

impl Thought {
    pub fn add(&mut self, other: &Thought) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    pub state: G::State,
    pub standing: Standing,
    pub actions: Vec<(Seat, G::Action)>,
    pub thoughts: Vec<Thought>,
}

/// Plays one game. The bots of all seats draw from one stream, which reveals nothing of the game's.
pub fn play<G: Game>(game: &G, seed: Seed, players: &mut [Player<'_, G>]) -> Finished<G> {
    let mut chance = Stream::new(seed);
    let mut whims = Fresh::new(whims_seed(seed));
    let mut state = game.setup(&mut chance, &mut Unheard);
    let mut legal = Vec::new();
    let mut actions = Vec::new();
    let mut thoughts = vec![Thought::default(); players.len()];
    while let Some(seat) = game.to_act(&state).first() {
        game.legal_actions(&state, seat, &mut legal);
        let begun = Instant::now();
        let seen = Seen::new(game, &state, seat, &legal);
        let action = players[seat.idx()].act(&seen, &mut whims);
        if legal.len() > 1 {
            let time = begun.elapsed();
            thoughts[seat.idx()].add(&Thought { decisions: 1, total: time, longest: time });
        }
        apply(game, &mut state, seat, action, &mut chance, players);
        actions.push((seat, action));
    }
    let standing = game.standing(&state).expect("nobody is to act only when the game is over");
    Finished { state, standing, actions, thoughts }
}

/// Applies the action of a seat, and tells the players to whom that is new: all others, and the seat itself if chance
/// was asked.
pub fn apply<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    chance: &mut Stream,
    players: &mut [Player<'_, G>],
) {
    let before = chance.clone();
    game.apply_listed(state, seat, action, chance, &mut Unheard);
    let drawn = *chance != before;
    for (_, player) in players.iter_mut().enumerate().filter(|&(other, _)| drawn || other != seat.idx()) {
        player.tell();
    }
}

/// The bots' stream is derived from the game's seed too, but reveals nothing of the game's own stream.
pub fn whims_seed(seed: Seed) -> u64 {
    let Seed(bytes) = seed.derive(u64::MAX);
    u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"))
}

/// A game that is played through action by action, without bots.
#[derive(Debug)]
pub(crate) struct Walk<'g, G: Game> {
    game: &'g G,
    pub(crate) state: G::State,
    pub(crate) chance: Stream,
}

impl<'g, G: Game> Walk<'g, G> {
    pub(crate) fn new(game: &'g G, seed: Seed) -> Self {
        let mut chance = Stream::new(seed);
        Walk { game, state: game.setup(&mut chance, &mut Unheard), chance }
    }

    pub(crate) fn apply(&mut self, seat: Seat, action: G::Action) {
        self.game.apply_listed(&mut self.state, seat, action, &mut self.chance, &mut Unheard);
    }
}

/// What A and B made of one deal, as means over the games and seats of each.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Deal {
    /// The share of wins; a shared first place is a part of one.
    pub a_wins: f64,
    pub b_wins: f64,
    pub a_score: f64,
    pub b_score: f64,
    pub a_thought: Thought,
    pub b_thought: Thought,
}

impl Deal {
    pub fn margin(&self) -> f64 {
        self.a_score - self.b_score
    }

    /// How A did against B, from 0 to 1. Where they did not meet, because everybody plays against the game itself, the
    /// difference of their wins against it.
    pub fn share(&self, together: bool) -> f64 {
        if together { 0.5 + 0.5 * (self.a_wins - self.b_wins) } else { self.a_wins }
    }
}

/// Makes the bots of one side.
pub type Maker<'m, 'b, G> = &'m dyn Fn() -> Box<dyn Bot<G> + 'b>;

/// Plays one deal with A at every seat in turn, or where all play together with A at all seats and then with B. `look`
/// is called with every game and who was A in it.
pub fn play_deal<'b, G: Game>(
    game: &G,
    seed: Seed,
    a: Maker<'_, 'b, G>,
    b: Maker<'_, 'b, G>,
    together: bool,
    mut look: impl FnMut(&[bool], &Finished<G>),
) -> Deal {
    let seats = usize::from(game.seats());
    let tables: Vec<Vec<bool>> = if together {
        vec![vec![true; seats], vec![false; seats]]
    } else {
        (0..seats).map(|own| (0..seats).map(|seat| seat == own).collect()).collect()
    };
    let mut deal = Deal::default();
    let (mut n_a, mut n_b) = (0.0, 0.0);
    for is_a in &tables {
        let mut players: Vec<Player<'b, G>> =
            is_a.iter().map(|&is_a| Player::new(if is_a { a() } else { b() })).collect();
        let finished = play(game, seed, &mut players);
        for (seat, &is_a) in Seat::all(game.seats()).zip(is_a) {
            let (n, wins, score, thought) = if is_a {
                (&mut n_a, &mut deal.a_wins, &mut deal.a_score, &mut deal.a_thought)
            } else {
                (&mut n_b, &mut deal.b_wins, &mut deal.b_score, &mut deal.b_thought)
            };
            *n += 1.0;
            *wins += f64::from(finished.standing.share(seat, together));
            *score += f64::from(finished.standing.scores[seat.idx()]);
            thought.add(&finished.thoughts[seat.idx()]);
        }
        look(is_a, &finished);
    }
    deal.a_wins /= f64::max(n_a, 1.0);
    deal.a_score /= f64::max(n_a, 1.0);
    deal.b_wins /= f64::max(n_b, 1.0);
    deal.b_score /= f64::max(n_b, 1.0);
    deal
}

/// The mean of some numbers, and the half-width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    pub mean: f64,
    pub half: f64,
}

impl Mean {
    pub fn of(numbers: impl Iterator<Item = f64> + Clone) -> Mean {
        let n = numbers.clone().count() as f64;
        if n == 0.0 {
            return Mean::default();
        }
        let mean = numbers.clone().sum::<f64>() / n;
        let variance = numbers.map(|x| (x - mean) * (x - mean)).sum::<f64>() / (n - 1.0).max(1.0);
        Mean { mean, half: 1.96 * (variance / n).sqrt() }
    }
}

/// A sequential test between two ratings of A over B: is it rather `low` or rather `high`?
///
/// The generalised likelihood ratio of the mean win share of deals, as the testing frameworks of chess engines use it
/// for pairs of games: deals are drawn from a normal distribution whose variance is the one seen so far. Errors of both
/// kinds are 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub low: f64,
    pub high: f64,
}

/// What a sequential test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Low,
    High,
}

impl Sprt {
    /// Deals before the variance can be trusted.
    const FEWEST: usize = 16;
    const BOUND: f64 = 2.944_438_979_166_44;

    /// The win share that belongs to an Elo difference, for a table of so many players: two are taken as a duel, more
    /// as A against a field of equals.
    fn share(elo: f64, players: u8) -> f64 {
        let odds = 10f64.powf(elo / 400.0);
        odds / (odds + f64::from(players.max(2) - 1))
    }

    pub fn verdict(&self, wins: impl Iterator<Item = f64> + Clone, players: u8) -> Option<Verdict> {
        let n = wins.clone().count();
        if n < Sprt::FEWEST {
            return None;
        }
        let mean = wins.clone().sum::<f64>() / n as f64;
        // A variance of zero, when all deals ended alike, would decide at once; a small prior keeps it from that.
        let variance = (wins.map(|x| (x - mean) * (x - mean)).sum::<f64>() + 0.25) / n as f64;
        let (low, high) = (Sprt::share(self.low, players), Sprt::share(self.high, players));
        let ratio = n as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
        match ratio {
            r if r >= Sprt::BOUND => Some(Verdict::High),
            r if r <= -Sprt::BOUND => Some(Verdict::Low),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::Chance;

    use super::*;

    #[test]
    fn a_sequential_test_decides_between_two_ratings() {
        let test = Sprt { low: 0.0, high: 50.0 };
        let mut chance = Fresh::new(1);
        let mut decide = |percent: u32| {
            let mut wins: Vec<f64> = Vec::new();
            loop {
                let game = |chance: &mut Fresh| f64::from(u8::from(chance.below(100) < percent));
                wins.push((game(&mut chance) + game(&mut chance)) / 2.0);
                if let Some(verdict) = test.verdict(wins.iter().copied(), 2) {
                    return verdict;
                }
            }
        };
        let strong = (0..40).filter(|_| decide(60) == Verdict::High).count();
        let weak = (0..40).filter(|_| decide(47) == Verdict::Low).count();
        assert!(strong >= 36 && weak >= 36, "{strong} and {weak} of 40");
    }

    #[test]
    fn the_interval_of_a_mean_shrinks_with_its_sample() {
        let few = Mean::of([0.0, 1.0].into_iter().cycle().take(10));
        let many = Mean::of([0.0, 1.0].into_iter().cycle().take(1000));
        assert!((few.mean - 0.5).abs() < 1e-9 && (many.mean - 0.5).abs() < 1e-9);
        assert!(many.half < few.half / 5.0, "{few:?} {many:?}");
    }
}
