//! Plays the games on several threads.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Instant,
};

use ai::{
    Player, Seen,
    duel::{self, whims_seed},
};
use anyhow::{Context, bail};
use game_core::{Fresh, Game, Seat, Session, Stream, Unheard};
use indicatif::ProgressBar;

use super::{
    Plan, Speed, records,
    tally::{GameFigures, Tally},
};

/// Plays the games of the plan until all are over or `stop` is set.
///
/// # Errors
/// When the threads cannot be started, when a checked game violates an invariant, or when a record cannot be written.
pub fn play<G: GameFigures>(plan: &Plan<G>, stop: &AtomicBool, bar: &ProgressBar) -> anyhow::Result<(Tally, Speed)> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.n_threads)
        .build()
        .with_context(|| format!("cannot start {} threads", plan.n_threads))?;
    let started = Instant::now();
    let (next, broken) = (AtomicU64::new(0), AtomicBool::new(false));
    let tallies = pool.broadcast(|_| {
        let mut worker = Worker::new(plan);
        while !stop.load(Ordering::Relaxed) && !broken.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.n_games {
                break;
            }
            worker.play(number).inspect_err(|_| broken.store(true, Ordering::Relaxed))?;
            bar.inc(1);
        }
        anyhow::Ok(worker.tally)
    });
    let seconds = started.elapsed().as_secs_f64();
    let mut total = Tally::new(plan.game.seats());
    for tally in tallies {
        total.add(tally?);
    }
    let speed = Speed::new(plan.n_threads, seconds, &total);
    Ok((total, speed))
}

/// The state of one thread. Its buffers are reused from game to game, so that a game allocates nothing.
struct Worker<'a, G: Game> {
    plan: &'a Plan<G>,
    players: Vec<Player<'a, G>>,
    legal: Vec<G::Action>,
    /// The actions so far, if records are kept.
    played: Vec<(Seat, G::Action)>,
    tally: Tally,
}

impl<'a, G: GameFigures> Worker<'a, G> {
    fn new(plan: &'a Plan<G>) -> Self {
        let players = plan.bots.iter().map(|bot| Player::new(bot.bot(&plan.game))).collect();
        Worker { plan, players, legal: Vec::new(), played: Vec::new(), tally: Tally::new(plan.game.seats()) }
    }

    fn play(&mut self, number: u64) -> anyhow::Result<()> {
        let game = &self.plan.game;
        let seed = self.plan.seed.derive(number);
        let mut chance = Stream::new(seed);
        let mut whims = Fresh::new(whims_seed(seed));
        let mut state = game.setup(&mut chance, &mut Unheard);
        self.tally.begin(number);
        self.players.iter_mut().for_each(Player::tell);
        self.played.clear();
        while let Some(seat) = game.to_act(&state).first() {
            game.legal_actions(&state, seat, &mut self.legal);
            self.tally.decision(game.phase(&state, seat), self.legal.len());
            let seen = Seen::new(game, &state, seat, &self.legal);
            let action = self.players[seat.idx()].act(&seen, &mut whims);
            duel::apply(game, &mut state, seat, action, &mut chance, &mut self.players);
            if self.plan.records.is_some() {
                self.played.push((seat, action));
            }
            if self.plan.check
                && let Err(violation) = game.check_invariants(&state)
            {
                bail!("game {number} (seed {seed}), after {action}: {violation}");
            }
        }
        self.tally.end(game, &state);
        for bot in &self.plan.bots {
            if let Some(why) = bot.failure() {
                bail!("{bot}: {why}");
            }
        }
        match &self.plan.records {
            Some(folder) => {
                let mut session = Session::new(game.clone(), seed);
                let names = self.plan.bots.iter().map(|bot| bot.to_string()).collect();
                session.set_names(names).expect("a plan has a bot for each seat");
                records::write(session, folder, number, self.plan.n_games, &self.played)
            }
            None => Ok(()),
        }
    }
}
