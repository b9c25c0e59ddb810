//! Bots think on a bounded pool of their own threads, so that they never delay a table. Persons take turns, and so do the tables
//! of a person: whoever has many tables waits for them alone. Questions that no move depends on, such as hints, wait until no
//! bot has a move to make that people wait for. Long work in the background, such as the review of a game, comes after that, and
//! lets everything else go first again and again while it is under way. Tables at which only bots play come last: they are
//! served when there is nothing else to do, and one move at a time where long work gives way.

mod turns;

use std::{
    collections::VecDeque,
    fmt,
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
    time::Instant,
};

use ai::{Level, Opponent};
use game_core::{AnySession, Seat, erased::Choice};
use tokio::sync::oneshot;

use self::turns::{Queue as _, Turns};
use crate::error::{Error, Result};

/// The maximum number of waiting questions that no move depends on.
const MOST_STUDIES: usize = 32;

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
    pub table: Asking,
    /// Receives the answer: the actions of the turn, none if the seat is not to act.
    pub answer: Box<dyn FnOnce(Vec<String>) + Send>,
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("seat", &self.seat).field("level", &self.level).finish_non_exhaustive()
    }
}

/// The table that waits for a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asking {
    pub id: String,
    /// The person with whose other tables it takes turns.
    pub host: String,
    /// Whether only bots play there.
    pub bots_only: bool,
}

/// Threads that wait for work. They end when the last handle is dropped.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: Arc<Handle>,
}

type Work = Box<dyn FnOnce() + Send>;

/// What waits for a thread.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    news: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// Moves that people wait for.
    moves: Moves,
    /// What somebody wants to know: taken when no move is waiting.
    studies: VecDeque<Work>,
    /// Long work: taken when nothing else is waiting.
    background: VecDeque<Work>,
    /// Moves of tables at which only bots play.
    bots_only: Moves,
    closed: bool,
}

/// Moves by host and table.
type Moves = Turns<Turns<VecDeque<Work>>>;

impl Waiting {
    /// The next piece of work that somebody waits for.
    fn urgent(&mut self) -> Option<Work> {
        self.moves.pop().or_else(|| self.studies.pop_front())
    }

    fn add(&mut self, table: &Asking, work: Work) {
        let moves = if table.bots_only { &mut self.bots_only } else { &mut self.moves };
        moves.of(&table.host).of(&table.id).push_back(work);
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("no thread panics while it holds the queue")
    }

    /// Waits for work; `None` when the pool is gone.
    fn next(&self) -> Option<Work> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            let waited_for = waiting.urgent().or_else(|| waiting.background.pop_front());
            if let Some(work) = waited_for.or_else(|| waiting.bots_only.pop()) {
                return Some(work);
            }
            waiting = self.news.wait(waiting).expect("no thread panics while it holds the queue");
        }
    }
}

/// Lets long work give way to everything else.
#[derive(Clone)]
pub struct GiveWay(Arc<Queue>);

impl GiveWay {
    /// Does everything first that somebody waits for, and one move of a table at which only bots play.
    pub fn rest(&self) {
        while let Some(work) = self.next(Waiting::urgent) {
            run(work);
        }
        if let Some(work) = self.next(|waiting| waiting.bots_only.pop()) {
            run(work);
        }
    }

    fn next(&self, take: impl FnOnce(&mut Waiting) -> Option<Work>) -> Option<Work> {
        let mut waiting = self.0.lock();
        if waiting.closed { None } else { take(&mut waiting) }
    }

    /// Whether the pool is gone, so that the work is for nothing.
    pub fn is_closed(&self) -> bool {
        self.0.lock().closed
    }
}

impl fmt::Debug for GiveWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GiveWay").finish_non_exhaustive()
    }
}

/// Work that panics is a bug; it must not take that of others with it.
fn run(work: Work) {
    if catch_unwind(AssertUnwindSafe(work)).is_err() {
        tracing::error!("a bot's thread panicked");
    }
}

/// Closes the queue when the last pool is dropped: the threads hold the queue, not this.
struct Handle(Arc<Queue>);

impl Drop for Handle {
    fn drop(&mut self) {
        // What still waits holds the queue itself, so it would never go by itself, and who asked for it would wait for ever.
        let left = std::mem::replace(&mut *self.0.lock(), Waiting { closed: true, ..Waiting::default() });
        self.0.news.notify_all();
        drop(left);
    }
}

impl fmt::Debug for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let waiting = self.0.lock();
        let Waiting { moves, studies, background, bots_only, .. } = &*waiting;
        let (moves, bots_only) = (moves.len(), bots_only.len());
        let (studies, background) = (studies.len(), background.len());
        write!(f, "{moves} moves, {studies} studies, {background} in the background, {bots_only} moves of bots alone")
    }
}

impl Pool {
    /// Starts this many threads, by default one fewer than there are cores.
    pub fn new(threads: Option<usize>) -> Pool {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = threads.unwrap_or(cores.saturating_sub(1)).max(1);
        let queue = Arc::new(Queue::default());
        for n in 0..threads {
            let queue = Arc::clone(&queue);
            let work = move || {
                while let Some(work) = queue.next() {
                    run(work);
                }
            };
            thread::Builder::new().name(format!("bot {n}")).spawn(work).expect("the system can start threads");
        }
        Pool { queue: Arc::new(Handle(queue)) }
    }

    /// How much waits for a thread, by kind.
    pub fn waiting(&self) -> [(&'static str, usize); 4] {
        let Waiting { moves, studies, background, bots_only, .. } = &*self.queue.0.lock();
        let (moves, bots_only) = (moves.len(), bots_only.len());
        [("moves", moves), ("studies", studies.len()), ("background", background.len()), ("bots_only", bots_only)]
    }

    /// Asks a bot for the move that its table waits for. Where there is no choice, the answer comes at once.
    pub fn ask(&self, thought: Thought) {
        if let [only] = &thought.session.legal(thought.seat)[..] {
            return (thought.answer)(vec![only.text.clone()]);
        }
        let table = thought.table.clone();
        self.add(&table, Box::new(move || think(thought)));
    }

    fn add(&self, table: &Asking, work: Work) {
        self.queue.0.lock().add(table, work);
        self.queue.0.news.notify_one();
    }

    /// Does something that no move waits for, unless whoever wants to know has gone by then.
    ///
    /// # Errors
    /// When too much waits already, or it failed.
    pub async fn study<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let (work, known) = answering(work);
        {
            let mut waiting = self.queue.0.lock();
            if waiting.studies.len() >= MOST_STUDIES {
                return Err(Error::TooMany);
            }
            waiting.studies.push_back(work);
        }
        self.queue.0.news.notify_one();
        known.await.map_err(|_| Error::Bug("a question to a bot was not answered".into()))
    }

    /// Does something long when nothing else is waiting, and sends its result. The work has to [`rest`](GiveWay::rest) as often
    /// as it can: what others wait for waits as long. The receiver gets an error if the work panics or the pool ends.
    pub fn background<T: Send + 'static>(
        &self,
        work: impl FnOnce(&GiveWay) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let way = GiveWay(Arc::clone(&self.queue.0));
        let (work, known) = answering(move || work(&way));
        self.queue.0.lock().background.push_back(work);
        self.queue.0.news.notify_one();
        known
    }
}

/// Work whose result is sent, unless whoever wanted it has gone by then.
fn answering<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> (Work, oneshot::Receiver<T>) {
    let (answer, known) = oneshot::channel();
    let work = move || {
        if !answer.is_closed() {
            let _ = answer.send(work());
        }
    };
    (Box::new(work), known)
}

/// What a bot does in a turn of an imagined game, as far as it can be done without thinking again.
pub fn turn(session: &dyn AnySession, seat: Seat, level: Opponent, seed: u64) -> Vec<String> {
    cut(session.boxed_clone(), seat, ai::plan(session, seat, level, seed))
}

fn think(thought: Thought) {
    let Thought { session, seat, level, seed, table, answer } = thought;
    let begun = Instant::now();
    // A bot that panics is a bug; it must not take the other tables' bots with it.
    let plan = catch_unwind(AssertUnwindSafe(|| ai::plan(session.as_ref(), seat, level, seed))).unwrap_or_else(|_| {
        note_panic(&table.id, session.as_ref(), seat, level);
        session.legal(seat).into_iter().take(1).collect()
    });
    metrics::histogram!("formicarium_bot_seconds", "level" => level.level.name()).record(begun.elapsed().as_secs_f64());
    answer(cut(session, seat, plan));
}

/// Says where a bot panicked, so that it can be looked up in the store. The record itself has the seed and hidden choices.
fn note_panic(table: &str, session: &dyn AnySession, seat: Seat, level: Opponent) {
    tracing::error!(table, %seat, %level, turns = session.n_turns(), "a bot panicked");
}

/// The part of a plan that can be carried out without thinking again: to the first action after which chance has decided
/// something, something hidden is revealed, or the seat is no longer to act.
pub(crate) fn cut(mut session: Box<dyn AnySession>, seat: Seat, plan: Vec<Choice>) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use std::{io, sync::mpsc};

    use game_core::Seed;
    use serde_json::Value;

    use super::*;

    fn table(host: &str, id: &str) -> Asking {
        Asking { id: id.to_owned(), host: host.to_owned(), bots_only: false }
    }

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no test panics while it holds the log").extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_bot_that_panics_gives_nothing_of_its_game_away() {
        let game = crate::games::find("myrmes").expect("it is offered");
        let mut session = game.open(&Value::Null, None, Seed::from(7).derive(1)).expect("the default options");
        let action = session.legal(Seat(0))[0].text.clone();
        session.apply(Seat(0), &action.clone().into()).expect("it is legal");
        let (log, level) = (Log::default(), Opponent::from(Level::Greedy));
        let kept = log.clone();
        let subscriber = tracing_subscriber::fmt().with_writer(move || kept.clone()).finish();
        tracing::subscriber::with_default(subscriber, || note_panic("abc", session.as_ref(), Seat(0), level));
        let said = String::from_utf8(log.0.lock().expect("it was written").clone()).expect("a log is text");
        assert!(said.contains("a bot panicked") && said.contains("abc"), "{said}");
        assert!(!said.contains(&session.seed().to_string()) && !said.contains(&action), "{said}");
    }

    /// A pool of one thread that is busy until it is told to go on.
    fn busy() -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::new(Some(1));
        let ((go_on, wait), (begun, has_begun)) = (mpsc::channel::<()>(), mpsc::channel());
        let work = move || {
            begun.send(()).expect("the test waits for it");
            let _ = wait.recv();
        };
        pool.add(&table("iris", "busy"), Box::new(work));
        has_begun.recv().expect("the thread takes it");
        (pool, go_on)
    }

    #[test]
    fn a_forced_move_waits_for_nobody() {
        let mut session = crate::games::find("march")
            .and_then(|game| game.open(&Value::Null, None, Seed::from(7)).ok())
            .expect("it is offered, with default options");
        let forced = loop {
            let seat = session.to_act().first().expect("a game has forced moves");
            if let [only] = &session.legal(seat)[..] {
                break (seat, only.text.clone());
            }
            let any = ai::choose(&*session, seat, Level::Random, session.n_turns() as u64).expect("it is to act");
            session.apply(seat, &any.action).expect("bots play by the rules");
        };
        let (pool, _go_on) = busy();
        let (answered, answer) = mpsc::channel();
        pool.ask(Thought {
            session,
            seat: forced.0,
            level: Level::Master.into(),
            seed: 1,
            table: table("iris", "1"),
            answer: Box::new(move |actions| answered.send(actions).unwrap()),
        });
        assert_eq!(answer.try_recv(), Ok(vec![forced.1]));
    }

    #[tokio::test]
    async fn a_move_is_thought_about_before_everything_else() {
        let (pool, go_on) = busy();
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |what: &'static str| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(what)
        };
        let work = note("background");
        let background = pool.background(move |_| work());
        let study = tokio::spawn({
            let (pool, work) = (pool.clone(), note("study"));
            async move { pool.study(work).await }
        });
        while pool.queue.0.lock().studies.is_empty() {
            tokio::task::yield_now().await;
        }
        pool.add(&Asking { bots_only: true, ..table("bruno", "2") }, Box::new(note("bots alone")));
        pool.add(&table("iris", "1"), Box::new(note("move")));
        go_on.send(()).unwrap();
        study.await.unwrap().unwrap();
        background.await.unwrap();
        // The last one has nobody to tell that it is done.
        while order.lock().unwrap().len() < 4 {
            tokio::task::yield_now().await;
        }
        assert_eq!(*order.lock().unwrap(), ["move", "study", "background", "bots alone"]);
    }

    #[test]
    fn a_person_with_many_tables_does_not_make_others_wait() {
        let (pool, go_on) = busy();
        let (done, all_done) = mpsc::channel();
        for n in 0..50 {
            let done = done.clone();
            pool.add(&table("iris", &n.to_string()), Box::new(move || done.send("iris").unwrap()));
        }
        pool.add(&table("bruno", "one"), Box::new(move || done.send("bruno").unwrap()));
        go_on.send(()).unwrap();
        assert_eq!(all_done.iter().position(|who| who == "bruno"), Some(1));
        assert_eq!(all_done.iter().count(), 49);
    }

    #[tokio::test]
    async fn too_many_questions_are_refused_and_those_of_people_who_left_are_not_answered() {
        let (pool, go_on) = busy();
        let answered = Arc::new(Mutex::new(0));
        let count = || {
            let answered = Arc::clone(&answered);
            move || *answered.lock().unwrap() += 1
        };
        let asked: Vec<_> = (0..MOST_STUDIES)
            .map(|_| {
                let (pool, work) = (pool.clone(), count());
                tokio::spawn(async move { pool.study(work).await })
            })
            .collect();
        while pool.queue.0.lock().studies.len() < MOST_STUDIES {
            tokio::task::yield_now().await;
        }
        assert!(matches!(pool.study(count()).await, Err(Error::TooMany)));
        let mut asked = asked.into_iter();
        let stays = asked.next().unwrap();
        for gone in asked {
            gone.abort();
            assert!(gone.await.unwrap_err().is_cancelled());
        }
        go_on.send(()).unwrap();
        stays.await.unwrap().unwrap();
        pool.study(|| ()).await.unwrap();
        assert_eq!(*answered.lock().unwrap(), 1);
    }

    #[tokio::test]
    async fn work_in_the_background_gives_way_to_moves_and_questions_while_it_is_under_way() {
        let pool = Pool::new(Some(1));
        let (begun, has_begun) = mpsc::channel();
        let done = Arc::new(Mutex::new(Vec::new()));
        let note = |what: &'static str| {
            let done = Arc::clone(&done);
            move || done.lock().unwrap().push(what)
        };
        let (seen, end) = (Arc::clone(&done), note("background"));
        // It ends only when everything else has been done, on the one thread there is.
        let ended = pool.background(move |way| {
            begun.send(()).unwrap();
            while seen.lock().unwrap().len() < 3 {
                way.rest();
            }
            end();
        });
        has_begun.recv().unwrap();
        pool.add(&table("iris", "1"), Box::new(|| panic!("a bug in a bot")));
        pool.add(&table("iris", "1"), Box::new(note("move")));
        pool.study(note("study")).await.unwrap();
        pool.add(&table("iris", "1"), Box::new(note("move")));
        ended.await.unwrap();
        assert_eq!(*done.lock().unwrap(), ["move", "study", "move", "background"]);
    }

    #[test]
    fn work_in_the_background_learns_that_the_pool_is_gone_and_what_was_waiting_is_dropped() {
        let (pool, go_on) = busy();
        let (begun, has_begun) = mpsc::channel();
        let ended = pool.background(move |way| {
            begun.send(()).unwrap();
            while !way.is_closed() {
                way.rest();
            }
        });
        let dropped = pool.background(|_| panic!("it never comes to this"));
        go_on.send(()).unwrap();
        has_begun.recv().unwrap();
        drop(pool);
        ended.blocking_recv().unwrap();
        assert!(dropped.blocking_recv().is_err());
    }

    #[tokio::test]
    async fn a_question_that_panics_is_an_error_and_the_thread_goes_on() {
        let pool = Pool::new(Some(1));
        let failed: Result<()> = pool.study(|| panic!("a bug")).await;
        assert!(matches!(failed, Err(Error::Bug(_))));
        assert_eq!(pool.study(|| 7).await.unwrap(), 7);
    }
}
