//! Turns requests into answers, independent of any process.

use std::time::Duration;

use ai::{Budget, Opponent, Question};
use game_core::{AnySession, DataFiles, Failure, Record, Seat, Seed, Viewer, erased::Choice};
use serde_json::Value;

use super::{
    answer::{Answer, Body, Outcome, SeatChoices, Status},
    request::Request,
};
use crate::games::{self, GameRef};

/// The maximum length of a request in bytes. The record of a long game needs a tenth of it, and parsed JSON takes many
/// times its length in memory.
pub const MAX_LINE: usize = 1 << 20;

/// The highest allowed limit for `perft`: a few seconds of work. Requests cannot be interrupted.
pub const MAX_PERFT: u64 = 20_000_000;

/// The highest budgets for `think`: about a minute of work.
const MAX_NODES: u64 = 20_000_000;
const MAX_MS: u64 = 60_000;
/// Turns that `think` tells.
const TURNS: usize = 3;

/// Answers requests about one game. It plays one session at a time.
#[derive(Debug)]
pub struct Engine {
    game: GameRef,
    data: Option<DataFiles>,
    /// Generates seeds for requests without one.
    seeds: fn() -> Seed,
    session: Option<Box<dyn AnySession>>,
}

impl Engine {
    /// An engine for this game, with the given component data or the game's own. The data are checked here, once.
    pub fn new(game: GameRef, data: Option<DataFiles>, seeds: fn() -> Seed) -> Result<Engine, Failure> {
        if let Some(data) = &data {
            game.check_data(data)?;
        }
        Ok(Engine { game, data, seeds, session: None })
    }

    /// Answers one line with one line, both without line endings. Every input gets an answer.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (id, request) = Request::read(line);
        let outcome = match request.and_then(|request| self.obey(request)) {
            Ok(body) => Outcome::Ok(body),
            Err(failure) => Outcome::Error(failure),
        };
        write(&Answer { id, outcome })
    }

    /// The answer to a line on which [`Engine::answer`] panicked.
    pub fn answer_bug(line: &[u8], cause: &str) -> String {
        let (id, _) = Request::read(line);
        let message = format!("a bug in the program; the game is unchanged: {cause}");
        write(&Answer { id, outcome: Outcome::Error(Failure::Bug { message }) })
    }

    /// The answer to a line longer than [`MAX_LINE`].
    pub fn answer_too_long() -> String {
        let failure = Failure::bad_request(format!("a line of more than {MAX_LINE} bytes"));
        write(&Answer { id: Value::Null, outcome: Outcome::Error(failure) })
    }

    fn obey(&mut self, request: Request) -> Result<Body, Failure> {
        match request {
            Request::New { options, seed, seats } => {
                let session = self.game.open(&options, self.data.as_ref(), self.seed(seed))?;
                self.take_up(session, seats)
            }
            Request::Set { position, options, seed, seats } => {
                // Unless the request gives options, keep those of the current game.
                let options = options.or_else(|| Some(self.session.as_ref()?.options())).unwrap_or_default();
                let session = self.game.place(&options, self.data.as_ref(), self.seed(seed), &position)?;
                self.take_up(session, seats)
            }
            Request::Load { record } => {
                let record = Record::from_value(record).map_err(Failure::BadRecord)?;
                if record.game != self.game.id() {
                    games::named(&record.game)?;
                }
                let session = self.game.load(&record, self.data.as_ref())?;
                self.take_up(session, record.seats)
            }
            Request::Apply { seat, action } => self.change(|session| apply(session, seat, &action)),
            Request::Undo { seat } => self.change(|session| undo(session, seat)),
            Request::Legal { seat } => legal(self.session()?, seat),
            Request::State {} => Ok(state(self.session()?)),
            Request::View { viewer } => view(self.session()?, viewer),
            Request::Outlook { viewer } => outlook(self.session()?, viewer),
            Request::Events { since, viewer } => events(self.session()?, since, viewer),
            Request::Record {} => Ok(Body::Record { record: Box::new(self.session()?.record()) }),
            Request::Think { seat, level, nodes, ms, seed } => think(self.session()?, seat, &level, nodes, ms, seed),
            Request::Perft { depth, limit } => perft(self.session()?, depth, limit),
        }
    }

    fn seed(&self, seed: Option<Seed>) -> Seed {
        seed.unwrap_or_else(self.seeds)
    }

    /// Replaces the current game, but only if the new one is valid.
    fn take_up(&mut self, mut session: Box<dyn AnySession>, seats: Vec<String>) -> Result<Body, Failure> {
        session.set_names(seats)?;
        let body = Body::opened(&*session);
        self.session = Some(session);
        Ok(body)
    }

    /// Changes a copy of the game, which replaces the game only on success. A bug in the rules can leave only the copy
    /// half changed.
    fn change(&mut self, ask: impl FnOnce(&mut dyn AnySession) -> Result<Body, Failure>) -> Result<Body, Failure> {
        let mut session = self.session()?.boxed_clone();
        let body = ask(&mut *session)?;
        self.session = Some(session);
        Ok(body)
    }

    /// The record of the current game, if any, without its digest. It does not touch the state, which may be broken.
    pub fn record_so_far(&self) -> Option<Record> {
        Some(self.session.as_ref()?.undigested())
    }

    fn session(&self) -> Result<&dyn AnySession, Failure> {
        match &self.session {
            Some(session) => Ok(&**session),
            None => Err(Failure::bad_request("there is no game yet; begin with new, set or load")),
        }
    }
}

fn apply(session: &mut dyn AnySession, seat: Seat, action: &Value) -> Result<Body, Failure> {
    check_seat(session, seat)?;
    let n_before = session.n_events(None);
    let Choice { text, action } = session.apply(seat, action)?;
    let events = session.events_since(n_before, None);
    Ok(Body::Applied { text, action, events, status: Status::of(session) })
}

fn undo(session: &mut dyn AnySession, seat: Seat) -> Result<Body, Failure> {
    check_seat(session, seat)?;
    let taken_back = session.undo(seat)?;
    Ok(Body::Undone { taken_back, status: Status::of(session) })
}

fn legal(session: &dyn AnySession, seat: Option<Seat>) -> Result<Body, Failure> {
    seat.map_or(Ok(()), |seat| check_seat(session, seat))?;
    let seats = seat.map_or_else(|| session.to_act().iter().collect(), |seat| vec![seat]);
    let legal = seats.into_iter().map(|seat| SeatChoices { seat, actions: session.legal(seat) }).collect();
    Ok(Body::Legal { legal })
}

fn state(session: &dyn AnySession) -> Body {
    Body::State { position: session.position(), digest: session.digest(), status: Status::of(session) }
}

fn view(session: &dyn AnySession, viewer: Viewer) -> Result<Body, Failure> {
    check_viewer(session, viewer)?;
    let legal = match viewer {
        Viewer::Seat(seat) => session.legal(seat),
        Viewer::Spectator => Vec::new(),
    };
    Ok(Body::View { viewer, view: session.view(viewer), legal })
}

fn outlook(session: &dyn AnySession, viewer: Viewer) -> Result<Body, Failure> {
    check_viewer(session, viewer)?;
    Ok(Body::Outlook { viewer, outlook: session.outlook(viewer) })
}

fn events(session: &dyn AnySession, since: usize, viewer: Option<Viewer>) -> Result<Body, Failure> {
    viewer.map_or(Ok(()), |viewer| check_viewer(session, viewer))?;
    Ok(Body::Events { events: session.events_since(since, viewer) })
}

fn think(
    session: &dyn AnySession,
    seat: Seat,
    level: &str,
    nodes: Option<u64>,
    ms: Option<u64>,
    seed: u64,
) -> Result<Body, Failure> {
    check_seat(session, seat)?;
    let opponent: Opponent =
        level.parse().map_err(|error| Failure::bad_request(format!("level: {level:?} is {error}")))?;
    let budget = match (nodes, ms) {
        (None, None) => Budget::Level,
        (Some(nodes), None) if nodes <= MAX_NODES => Budget::Nodes(nodes),
        (None, Some(ms)) if ms <= MAX_MS => Budget::Time(Duration::from_millis(ms)),
        (Some(_), Some(_)) => return Err(Failure::bad_request("nodes and ms: only one of them can be given")),
        (Some(_), None) => return Err(Failure::bad_request(format!("nodes: the maximum is {MAX_NODES}"))),
        (None, Some(_)) => return Err(Failure::bad_request(format!("ms: the maximum is {MAX_MS}"))),
    };
    let question = Question { seat, opponent, budget, keep: TURNS, seed };
    let turns = ai::consider(session, question).unwrap_or_default();
    let action = match turns.first() {
        Some(best) => best.actions.first().cloned(),
        None => ai::choose(session, seat, opponent, seed),
    };
    match action {
        Some(action) => Ok(Body::Thought { opponent, action, turns }),
        None => Err(Failure::bad_request(format!("seat: {seat} is not to act"))),
    }
}

fn check_viewer(session: &dyn AnySession, viewer: Viewer) -> Result<(), Failure> {
    match viewer {
        Viewer::Seat(seat) => check_seat(session, seat),
        Viewer::Spectator => Ok(()),
    }
}

fn check_seat(session: &dyn AnySession, seat: Seat) -> Result<(), Failure> {
    if seat.0 < session.players() { Ok(()) } else { Err(Failure::no_seat(seat, session.players())) }
}

fn perft(session: &dyn AnySession, depth: u32, limit: u64) -> Result<Body, Failure> {
    if limit > MAX_PERFT {
        return Err(Failure::bad_request(format!("a limit of {limit} positions; the maximum is {MAX_PERFT}")));
    }
    Ok(Body::Perft { nodes: session.perft(depth, limit)? })
}

fn write(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("every answer can be written as JSON")
}
