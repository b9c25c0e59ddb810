//! Bots think on a bounded pool of their own threads, so that they never delay a table.

use std::{
    fmt,
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, mpsc},
    thread,
    time::Instant,
};

use ai::Level;
use game_core::{AnySession, Seat};

/// A question to a bot.
pub struct Thought {
    /// A copy of the game. The bot sees only what its seat may know.
    pub session: Box<dyn AnySession>,
    pub seat: Seat,
    pub level: Level,
    pub seed: u64,
    /// Receives the answer: the action, or `None` if the seat is not to act.
    pub answer: Box<dyn FnOnce(Option<String>) + Send>,
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
    let choice =
        catch_unwind(AssertUnwindSafe(|| ai::choose(session.as_ref(), seat, level, seed))).unwrap_or_else(|_| {
            tracing::error!(%seat, %level, record = %session.undigested().to_json(), "a bot panicked");
            session.legal(seat).into_iter().next()
        });
    metrics::histogram!("formicarium_bot_seconds", "level" => level.to_string()).record(begun.elapsed().as_secs_f64());
    answer(choice.map(|choice| choice.text));
}
