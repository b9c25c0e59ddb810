//! A game in progress: the rules, the state, the random stream, and everything that happened.
//!
//! A session can be rebuilt completely from its [`Record`]. Undo works the same way: the remaining actions are
//! replayed, so there is only one way to compute a state.

use std::{fmt, ops::Range};

use serde::Serialize;
use serde_json::Value;

use crate::{
    chance::{Seed, Stream},
    dice::Dice,
    event::{Audience, GameEvent},
    game::{DataFiles, Game, Illegal, Refused, Viewer},
    json,
    record::{BadAction, BadRecord, Format, Record},
    seat::{Seat, SeatSet},
};

/// One game being played.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    names: Vec<String>,
    /// The typed position it started from; `None` if it started with the game's own setup.
    start: Option<G::State>,
    state: G::State,
    chance: Dice,
    turns: Vec<Applied<G::Action>>,
    /// All events in order, starting with those of the setup.
    events: Vec<G::Event>,
    /// The number of events that belong to the setup.
    n_setup: usize,
    barrier: Barrier<G::State>,
}

/// A point in the game that no undo can pass.
#[derive(Clone, Debug)]
struct Barrier<S> {
    state: S,
    chance: Dice,
    n_turns: usize,
}

/// One action that was applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Applied<A> {
    pub seat: Seat,
    pub action: A,
    /// The end of its events in the session's list; they start where those of the previous turn end.
    end: usize,
}

/// An event as reported to a viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberedEvent<'a, E> {
    /// Counted from 0 over the events reported to this viewer. The numbers have no gaps, so they do not reveal how much
    /// was hidden.
    pub number: usize,
    /// The action that caused it; `None` for the setup.
    pub turn: Option<usize>,
    pub event: &'a E,
}

/// The action that [`Session::undo`] took back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone<A> {
    /// The index of the action in the record. All later actions have moved up by one.
    pub index: usize,
    pub action: A,
}

/// Why a seat cannot undo an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum CannotUndo {
    #[error("there is nothing to take back")]
    Nothing,
    #[error("chance has decided something since")]
    Random,
    #[error("something hidden has been revealed since")]
    Revealed,
    #[error("somebody else has acted since")]
    SomebodyElseActed,
}

impl<G: Game> Session<G> {
    /// Starts a new game with its own setup.
    pub fn new(game: G, seed: Seed) -> Session<G> {
        Session::with_dice(game, Dice::from(seed))
    }

    /// Starts a new game whose chance comes from these dice.
    pub fn with_dice(game: G, mut chance: Dice) -> Session<G> {
        let mut events = Vec::new();
        let state = game.setup(&mut chance, &mut events);
        chance.end_setup();
        Session::beginning(game, None, state, chance, events)
    }

    /// Starts a game from a typed position. The random stream starts from the seed, since no setup has drawn from it.
    pub fn from_position(game: G, seed: Seed, position: &G::Position) -> Result<Session<G>, Refused> {
        let state = game.place(position)?;
        Ok(Session::from_state(game, Dice::from(seed), state))
    }

    pub(crate) fn from_state(game: G, mut chance: Dice, state: G::State) -> Session<G> {
        chance.end_setup();
        Session::beginning(game, Some(state.clone()), state, chance, Vec::new())
    }

    /// A game that goes on from here as a seat can imagine it: everything the seat cannot know is dealt anew, and other dice
    /// fall. It begins with this position and without a story.
    #[must_use]
    pub fn imagined(&self, seat: Seat, seed: Seed) -> Session<G> {
        let state = self.game.resample(&self.state, seat, &mut Stream::new(seed.derive(0)));
        Session { names: self.names.clone(), ..Session::from_state(self.game.clone(), Dice::from(seed), state) }
    }

    fn beginning(game: G, start: Option<G::State>, state: G::State, chance: Dice, events: Vec<G::Event>) -> Session<G> {
        let barrier = Barrier { state: state.clone(), chance: chance.clone(), n_turns: 0 };
        let n_setup = events.len();
        Session { game, names: Vec::new(), start, state, chance, turns: Vec::new(), events, n_setup, barrier }
    }

    /// Replays a record. Its game must be `G`, its data must be those given, and every action must be legal. A record
    /// of another rules version is replayed under the current rules; if that fails, the error names both versions.
    pub fn load(record: &Record, data: &DataFiles) -> Result<Session<G>, BadRecord> {
        Session::play(record, data).map_err(|bad| bad.under_rules(G::RULES, record.rules))
    }

    fn play(record: &Record, data: &DataFiles) -> Result<Session<G>, BadRecord> {
        let mut session: Session<G> = Session::begin(record, data)?;
        for (index, (seat, text)) in record.actions.iter().enumerate() {
            let bad = |rule, why, values| {
                BadRecord::Action(Box::new(BadAction { index, seat: *seat, text: text.clone(), rule, why, values }))
            };
            let action = text.parse::<G::Action>().map_err(|error| bad(None, error.to_string(), Value::Null))?;
            session
                .apply(*seat, action)
                .map_err(|illegal| bad(Some(illegal.rule()), illegal.to_string(), json::to_value(&illegal)))?;
        }
        match (&record.digest, session.digest()) {
            (Some(expected), found) if *expected != found => {
                Err(BadRecord::Digest { expected: expected.clone(), found })
            }
            _ => Ok(session),
        }
    }

    /// The session of a record before its first action.
    fn begin(record: &Record, data: &DataFiles) -> Result<Session<G>, BadRecord> {
        if record.game != G::ID {
            return Err(BadRecord::Game { expected: G::ID, found: record.game.clone() });
        }
        let options = Session::<G>::read_options(&record.options, G::ID).map_err(BadRecord::Options)?;
        let game = G::new(options, data).map_err(BadRecord::Options)?;
        if record.data != game.data_hash() {
            return Err(BadRecord::Data { expected: game.data_hash().to_owned(), found: record.data.clone() });
        }
        let seats = game.seats();
        let dice = Dice::new(record.seed, record.dice, record.redrawn.clone());
        let mut session = match &record.position {
            None => Session::with_dice(game, dice),
            Some(position) => Session::<G>::read_position(position, G::ID)
                .and_then(|position| game.place(&position))
                .map(|state| Session::from_state(game, dice, state))
                .map_err(BadRecord::Position)?,
        };
        session.set_names(record.seats.clone()).map_err(|found| BadRecord::Seats { expected: seats, found })?;
        Ok(session)
    }

    /// Reads options; `null` means the defaults. `what` names them in an error.
    pub(crate) fn read_options(options: &Value, what: &str) -> Result<G::Options, Refused> {
        if options.is_null() {
            return Ok(G::Options::default());
        }
        json::read(options).map_err(|misread| misread.refused(what))
    }

    pub(crate) fn read_position(position: &Value, what: &str) -> Result<G::Position, Refused> {
        json::read(position).map_err(|misread| misread.refused(what))
    }

    /// Names the players by seat, for the record: all or none. The error is the number of names given.
    pub fn set_names(&mut self, names: Vec<String>) -> Result<(), usize> {
        if !names.is_empty() && names.len() != usize::from(self.game.seats()) {
            return Err(names.len());
        }
        self.names = names;
        Ok(())
    }

    /// Applies an action and returns its events, or returns the rule that forbids it and changes nothing.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], G::Illegal> {
        let before = self.events.len();
        let barrier = self.answers_in_public(seat).then(|| self.here());
        self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut self.events)?;
        self.chance.end_action();
        self.turns.push(Applied { seat, action, end: self.events.len() });
        let events = &self.events[before..];
        if events.iter().any(|event| event.is_random() || event.is_reveal()) {
            self.barrier = self.here();
        } else if let Some(barrier) = barrier.filter(|_| !kept_secret(events, seat)) {
            self.barrier = barrier;
        }
        Ok(&self.events[before..])
    }

    fn here(&self) -> Barrier<G::State> {
        Barrier { state: self.state.clone(), chance: self.chance.clone(), n_turns: self.turns.len() }
    }

    /// Whether the last action was public and came from another seat. If `seat` now also acts in public, neither of the
    /// two can undo anything earlier, and no other seat could anyway.
    fn answers_in_public(&self, seat: Seat) -> bool {
        self.turns
            .iter()
            .enumerate()
            .next_back()
            .is_some_and(|(index, last)| last.seat != seat && !kept_secret(self.events_of(index), last.seat))
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn seed(&self) -> Seed {
        self.chance.seed()
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The game's own chance in its current state. Not for search: see [`crate::Fresh`].
    pub fn chance(&self) -> &Dice {
        &self.chance
    }

    pub fn turns(&self) -> &[Applied<G::Action>] {
        &self.turns
    }

    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.game.legal(&self.state, seat)
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    pub fn setup_events(&self) -> &[G::Event] {
        &self.events[..self.n_setup]
    }

    /// The events that the action at `index` caused.
    ///
    /// # Panics
    /// When there is no such action.
    pub fn events_of(&self, index: usize) -> &[G::Event] {
        &self.events[self.range_of(index)]
    }

    fn range_of(&self, index: usize) -> Range<usize> {
        let start = index.checked_sub(1).map_or(self.n_setup, |before| self.turns[before].end);
        start..self.turns[index].end
    }

    /// The events reported to a viewer, from number `since` on. Without a viewer, all events, for logs and analysis.
    pub fn events_since(&self, since: usize, viewer: Option<Viewer>) -> Vec<NumberedEvent<'_, G::Event>> {
        let setup = self.setup_events().iter().map(|event| (None, event));
        let play = (0..self.turns.len()).flat_map(|turn| self.events_of(turn).iter().map(move |e| (Some(turn), e)));
        setup
            .chain(play)
            .filter(|(_, event)| reaches(*event, viewer))
            .enumerate()
            .skip(since)
            .map(|(number, (turn, event))| NumberedEvent { number, turn, event })
            .collect()
    }

    /// The number of events reported to a viewer; without a viewer, of all events.
    pub fn n_events(&self, viewer: Option<Viewer>) -> usize {
        self.events.iter().filter(|event| reaches(*event, viewer)).count()
    }

    /// How many actions `seat` could undo one after the other.
    pub fn undoable(&self, seat: Seat) -> usize {
        let (own, _) = self.within_reach(seat);
        // If nobody else has acted since, nothing can depend on these actions.
        let are_last = |n: usize| own[n - 1] + n == self.turns.len();
        (1..=own.len()).take_while(|&n| are_last(n) || self.is_possible_without(&own[..n])).count()
    }

    /// Undoes the last action of `seat`.
    ///
    /// This is allowed if nothing since, including that action, was random or a reveal, and if no other seat has acted
    /// in a way that informed anyone but itself. Hidden choices of other seats stay in the record.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone<G::Action>, CannotUndo> {
        let (own, barrier) = self.within_reach(seat);
        let &index = own.first().ok_or(barrier)?;
        let undone = Undone { index, action: self.turns[index].action };
        let others = (0..self.turns.len()).filter(|&other| other != index);
        let dice = self.chance.begun_anew(Some(index));
        *self = self.replayed(dice, others).ok_or(CannotUndo::SomebodyElseActed)?;
        Ok(undone)
    }

    /// Goes back to the point where `n` actions had been taken, whatever happened since. Use it
    /// only when all players agree. Does nothing if fewer actions were taken.
    ///
    /// The same actions have the same effects again. If players go on from there, they must not know what comes: see
    /// [`Session::redraw`].
    pub fn rewind(&mut self, n: usize) {
        if n < self.turns.len() {
            let dice = self.chance.begun_anew(None);
            *self = self.replayed(dice, 0..n).expect("the beginning of a record is a record");
        }
    }

    /// Draws chance anew from here on. `number` must differ from all those used in this game before, and from 0.
    pub fn redraw(&mut self, number: u64) {
        self.chance.redraw(number);
    }

    /// The actions of `seat` that may be undone, judging by the events since, last first, and why
    /// no more can be undone.
    fn within_reach(&self, seat: Seat) -> (Vec<usize>, CannotUndo) {
        let mut own = Vec::new();
        for (index, turn) in self.turns.iter().enumerate().rev() {
            let events = self.events_of(index);
            let barrier = if events.iter().any(GameEvent::is_random) {
                Some(CannotUndo::Random)
            } else if events.iter().any(GameEvent::is_reveal) {
                Some(CannotUndo::Revealed)
            } else if turn.seat != seat && !kept_secret(events, turn.seat) {
                Some(CannotUndo::SomebodyElseActed)
            } else {
                None
            };
            match barrier {
                // A seat that never acted has nothing to undo, whatever the others did.
                Some(_) if !self.turns.iter().any(|turn| turn.seat == seat) => break,
                Some(barrier) => return (own, barrier),
                None if turn.seat == seat => own.push(index),
                None => {}
            }
        }
        (own, CannotUndo::Nothing)
    }

    /// Whether all other actions would still be legal and have the same effects without those at `indices`, which must
    /// be within reach. If not, some of them depend on what would be undone.
    fn is_possible_without(&self, indices: &[usize]) -> bool {
        let Barrier { mut state, mut chance, n_turns } = self.barrier.clone();
        let mut events = Vec::new();
        (n_turns..self.turns.len()).filter(|index| !indices.contains(index)).all(|index| {
            let Applied { seat, action, .. } = self.turns[index];
            events.clear();
            let applied = self.game.apply(&mut state, seat, action, &mut chance, &mut events);
            applied.is_ok() && events == self.events_of(index)
        })
    }

    /// The session with only the actions at these indices; `None` if they would not be legal or would have other
    /// effects.
    fn replayed(&self, dice: Dice, kept: impl Iterator<Item = usize>) -> Option<Session<G>> {
        let mut session = match &self.start {
            None => Session::with_dice(self.game.clone(), dice),
            Some(state) => Session::from_state(self.game.clone(), dice, state.clone()),
        };
        session.names.clone_from(&self.names);
        for index in kept {
            let Applied { seat, action, .. } = self.turns[index];
            let events = session.apply(seat, action).ok()?;
            if events != self.events_of(index) {
                return None;
            }
        }
        Some(session)
    }

    /// The digest of the position: equal for equal states, on every machine.
    pub fn digest(&self) -> String {
        json::digest(&json::to_value(&self.game.position(&self.state)))
    }

    pub fn record(&self) -> Record {
        Record { digest: Some(self.digest()), ..self.undigested() }
    }

    /// The record without its digest. It does not touch the state, which may be broken.
    pub fn undigested(&self) -> Record {
        Record {
            format: Format,
            game: G::ID.to_owned(),
            data: self.game.data_hash().to_owned(),
            rules: G::RULES,
            set: None,
            files: self.game.foreign_data().cloned(),
            options: json::to_value(self.game.options()),
            seats: self.names.clone(),
            seed: self.seed(),
            dice: self.chance.derivation(),
            redrawn: self.chance.redrawn().collect(),
            fair: None,
            from: None,
            position: self.start.as_ref().map(|state| json::to_value(&self.game.position(state))),
            actions: self.turns.iter().map(|turn| (turn.seat, turn.action.to_string())).collect(),
            digest: None,
        }
    }
}

fn reaches<E: GameEvent>(event: &E, viewer: Option<Viewer>) -> bool {
    viewer.is_none_or(|viewer| event.audience().reaches(viewer))
}

/// Whether only the seat itself learned anything. An action without events counts as public, since nothing proves it
/// secret.
fn kept_secret<E: GameEvent>(events: &[E], seat: Seat) -> bool {
    !events.is_empty() && events.iter().all(|event| event.audience() == Audience::Only(SeatSet::only(seat)))
}

/// The game as a readable log: the actions, numbered, each followed by its events.
impl<G: Game> fmt::Display for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for event in self.setup_events() {
            writeln!(f, "       {event}")?;
        }
        for (index, turn) in self.turns.iter().enumerate() {
            writeln!(f, "{index:>5}  {}: {}", turn.seat, turn.action)?;
            for event in self.events_of(index) {
                writeln!(f, "         {event}")?;
            }
        }
        Ok(())
    }
}
