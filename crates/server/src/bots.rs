//! Bots think on a bounded pool of their own threads, so that they never delay a table.

use std::{
    fmt,
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, mpsc},
    thread,
    time::Instant,
};

use ai::{Level, Opponent};
use game_core::{AnySession, Seat, erased::Choice};

use crate::error::{Error, Result};

/// The bot that a request names, as in `casual` or `casual:hunter`.
pub fn named(text: &str) -> Result<Opponent> {
    let levels = || Level::ALL.map(Level::name).join(", ");
    text.parse().map_err(|_| Error::bad(format!("there is no such bot; the levels are {}", levels())))
}

/// Refuses a character that no bot has in this game.
pub fn check(game: &str, opponent: Opponent) -> Result<Opponent> {
    let characters = ai::characters(game);
    if opponent.character.is_none_or(|character| characters.contains(&character)) {
        return Ok(opponent);
    }
    let names: Vec<&str> = characters.iter().map(|character| character.name()).collect();
    Err(Error::bad(format!("there is no such character in this game; the characters are {}", names.join(", "))))
}

/// A question to a bot.
pub struct Thought {
    /// A copy of the game. The bot sees only what its seat may know.
    pub session: Box<dyn AnySession>,
    pub seat: Seat,
    pub level: Opponent,
    pub seed: u64,
    /// Receives the answer: the actions of the turn, none if the seat is not to act.
    pub answer: Box<dyn FnOnce(Vec<String>) + Send>,
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("seat", &self.seat).field("level", &self.level).finish_non_exhaustive()
    }
}

/// Threads that wait for thoughts. They end when the last handle is dropped.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: mpsc::Sender<Thought>,
}

impl Pool {
    /// Starts this many threads, by default one fewer than there are cores.
    pub fn new(threads: Option<usize>) -> Pool {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = threads.unwrap_or(cores.saturating_sub(1)).max(1);
        let (queue, thoughts) = mpsc::channel::<Thought>();
        let thoughts = Arc::new(Mutex::new(thoughts));
        for n in 0..threads {
            let thoughts = Arc::clone(&thoughts);
            let work = move || {
                loop {
                    // The guard is dropped before the thinking starts.
                    let next = thoughts.lock().expect("no thread panics while it takes a thought").recv();
                    match next {
                        Ok(thought) => think(thought),
                        Err(mpsc::RecvError) => return,
                    }
                }
            };
            thread::Builder::new().name(format!("bot {n}")).spawn(work).expect("the system can start threads");
        }
        Pool { queue }
    }

    pub fn ask(&self, thought: Thought) {
        self.queue.send(thought).expect("the threads live as long as the pool");
    }
}

fn think(thought: Thought) {
    let Thought { session, seat, level, seed, answer } = thought;
    let begun = Instant::now();
    // A bot that panics is a bug; it must not take the other tables' bots with it.
    let plan = catch_unwind(AssertUnwindSafe(|| ai::plan(session.as_ref(), seat, level, seed))).unwrap_or_else(|_| {
        tracing::error!(%seat, %level, record = %session.undigested().to_json(), "a bot panicked");
        session.legal(seat).into_iter().take(1).collect()
    });
    metrics::histogram!("formicarium_bot_seconds", "level" => level.level.name()).record(begun.elapsed().as_secs_f64());
    answer(cut(session, seat, plan));
}

/// The part of a plan that can be carried out without thinking again: to the first action after which chance has decided
/// something, something hidden is revealed, or the seat is no longer to act.
fn cut(mut session: Box<dyn AnySession>, seat: Seat, plan: Vec<Choice>) -> Vec<String> {
    let mut actions = Vec::new();
    for choice in plan {
        let known = session.n_events(None);
        if session.apply(seat, &choice.action).is_err() {
            break;
        }
        actions.push(choice.text);
        let news = session.events_since(known, None).iter().any(|event| event.random || event.reveal);
        if news || !session.to_act().contains(seat) {
            break;
        }
    }
    actions
}
