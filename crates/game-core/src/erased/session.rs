//! Type-erased sessions.

use std::{any::Any, fmt};

use serde::Serialize;
use serde_json::Value;

use super::Failure;
use crate::{
    chance::Seed,
    event::{Audience, GameEvent},
    game::{Game, Illegal, Viewer},
    json::{self, Written},
    perft::perft,
    record::Record,
    seat::{Seat, SeatSet},
    session::{NumberedEvent, Session},
    standing::{Headline, Standing},
};

/// A legal action in both its forms.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    pub text: String,
    pub action: Value,
}

/// The same, to be written.
#[derive(Serialize)]
struct Offered<'a, A> {
    text: String,
    action: &'a A,
}

/// An event as reported to a viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyEvent {
    /// Counted over the events reported to this viewer.
    pub number: usize,
    /// The action that caused it; only for callers who may know everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<usize>,
    pub text: String,
    pub event: Value,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub random: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reveal: bool,
    /// The seats that learned of it, if not all did; only for callers who may know everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<SeatSet>,
}

impl AnyEvent {
    fn new<E: GameEvent>(told: &NumberedEvent<'_, E>, viewer: Option<Viewer>) -> AnyEvent {
        let only = match told.event.audience() {
            Audience::Only(seats) if viewer.is_none() => Some(seats),
            _ => None,
        };
        AnyEvent {
            number: told.number,
            turn: told.turn.filter(|_| viewer.is_none()),
            text: told.event.to_string(),
            event: json::to_value(told.event),
            random: told.event.is_random(),
            reveal: told.event.is_reveal(),
            only,
        }
    }
}

/// The action that was undone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TakenBack {
    /// The index of the action in the record.
    pub turn: usize,
    pub text: String,
    pub action: Value,
}

/// A type-erased [`Session`]. The methods make the same promises as those of [`Session`] and [`Game`].
pub trait AnySession: fmt::Debug + fmt::Display + Send + Sync {
    fn game_id(&self) -> &'static str;
    fn options(&self) -> Value;
    fn data_hash(&self) -> &str;
    fn seed(&self) -> Seed;
    fn names(&self) -> &[String];
    /// Names the players by seat, for the record: all or none.
    fn set_names(&mut self, names: Vec<String>) -> Result<(), Failure>;
    fn players(&self) -> u8;
    /// The number of actions applied.
    fn n_turns(&self) -> usize;
    /// The number of actions a seat has taken.
    fn n_turns_of(&self, seat: Seat) -> usize;
    fn to_act(&self) -> SeatSet;
    fn phase(&self, seat: Seat) -> &'static str;
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// Applies an action in either form: a string is read as the one-line notation, or else as JSON. Returns the action
    /// in both forms. Its events are the new ones in [`AnySession::events_since`].
    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Choice, Failure>;
    /// The whole state in readable form.
    fn position(&self) -> Value;
    fn digest(&self) -> String;
    fn view(&self, viewer: Viewer) -> Value;
    /// [`AnySession::view`], [`AnySession::outlook`] and [`AnySession::legal`] as text.
    fn write_view(&self, viewer: Viewer) -> Written;
    fn write_outlook(&self, viewer: Viewer) -> Written;
    fn write_legal(&self, seat: Seat) -> Written;
    /// The events of an action, or of the setup, with who learned of each.
    ///
    /// # Panics
    /// When there is no such action.
    fn told(&self, turn: Option<usize>) -> Vec<(Audience, Written)>;
    /// Everything that never changes at this table, for drawing it.
    fn components(&self) -> Value;
    /// What the view lets a viewer foresee.
    fn outlook(&self, viewer: Viewer) -> Value;
    /// The events reported to a viewer, from number `since` on; without a viewer, all events.
    fn events_since(&self, since: usize, viewer: Option<Viewer>) -> Vec<AnyEvent>;
    /// The number of events reported to a viewer; without a viewer, of all events.
    fn n_events(&self, viewer: Option<Viewer>) -> usize;
    fn undo(&mut self, seat: Seat) -> Result<TakenBack, Failure>;
    fn undoable(&self, seat: Seat) -> usize;
    /// Goes back to the point where `n` actions had been taken.
    fn rewind(&mut self, n: usize);
    /// Draws chance anew from here on: see [`Session::redraw`].
    fn redraw(&mut self, number: u64);
    fn record(&self) -> Record;
    /// The record without its digest. It does not touch the state, which may be broken.
    fn undigested(&self) -> Record;
    /// The error names the broken invariant.
    fn check_invariants(&self) -> Result<(), String>;
    /// The summary of the game for a list of games.
    fn headline(&self) -> Headline<Value>;
    fn standing(&self) -> Option<Standing>;
    fn perft(&self, depth: u32, limit: u64) -> Result<u64, Failure>;
    fn boxed_clone(&self) -> Box<dyn AnySession>;
    /// A game that goes on from here as a seat can imagine it: see [`Session::imagined`].
    fn imagined(&self, seat: Seat, seed: Seed) -> Box<dyn AnySession>;
    /// The [`Session`] itself, for callers who know which games there are.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnySession for Session<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn options(&self) -> Value {
        json::to_value(self.game().options())
    }

    fn data_hash(&self) -> &str {
        self.game().data_hash()
    }

    fn seed(&self) -> Seed {
        Session::seed(self)
    }

    fn names(&self) -> &[String] {
        Session::names(self)
    }

    fn set_names(&mut self, names: Vec<String>) -> Result<(), Failure> {
        let n_seats = self.players();
        Session::set_names(self, names)
            .map_err(|found| Failure::bad_request(format!("expected one name per player ({n_seats}), found {found}")))
    }

    fn players(&self) -> u8 {
        self.game().seats()
    }

    fn n_turns(&self) -> usize {
        self.turns().len()
    }

    fn n_turns_of(&self, seat: Seat) -> usize {
        self.turns().iter().filter(|turn| turn.seat == seat).count()
    }

    fn to_act(&self) -> SeatSet {
        Session::to_act(self)
    }

    fn phase(&self, seat: Seat) -> &'static str {
        self.game().phase(self.state(), seat)
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        Session::legal(self, seat).iter().map(choice::<G>).collect()
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Choice, Failure> {
        let action = read_action::<G>(action)?;
        Session::apply(self, seat, action).map_err(|illegal| Failure::Illegal {
            rule: illegal.rule(),
            message: illegal.to_string(),
            values: json::to_value(&illegal),
        })?;
        Ok(choice::<G>(&action))
    }

    fn position(&self) -> Value {
        json::to_value(&self.game().position(self.state()))
    }

    fn digest(&self) -> String {
        Session::digest(self)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json::to_value(&Session::view(self, viewer))
    }

    fn components(&self) -> Value {
        json::to_value(&self.game().components())
    }

    fn outlook(&self, viewer: Viewer) -> Value {
        json::to_value(&self.game().outlook(self.state(), viewer))
    }

    fn write_view(&self, viewer: Viewer) -> Written {
        Written::of(&Session::view(self, viewer))
    }

    fn write_outlook(&self, viewer: Viewer) -> Written {
        Written::of(&self.game().outlook(self.state(), viewer))
    }

    fn write_legal(&self, seat: Seat) -> Written {
        let legal = Session::legal(self, seat);
        let choices = legal.iter().map(|action| Offered { text: action.to_string(), action });
        Written::of(&choices.collect::<Vec<_>>())
    }

    fn told(&self, turn: Option<usize>) -> Vec<(Audience, Written)> {
        let events = turn.map_or_else(|| self.setup_events(), |turn| self.events_of(turn));
        events.iter().map(|event| (event.audience(), Written::of(event))).collect()
    }

    fn events_since(&self, since: usize, viewer: Option<Viewer>) -> Vec<AnyEvent> {
        Session::events_since(self, since, viewer).iter().map(|told| AnyEvent::new(told, viewer)).collect()
    }

    fn n_events(&self, viewer: Option<Viewer>) -> usize {
        Session::n_events(self, viewer)
    }

    fn undo(&mut self, seat: Seat) -> Result<TakenBack, Failure> {
        let undone = Session::undo(self, seat).map_err(Failure::NotUndoable)?;
        let Choice { text, action } = choice::<G>(&undone.action);
        Ok(TakenBack { turn: undone.index, text, action })
    }

    fn undoable(&self, seat: Seat) -> usize {
        Session::undoable(self, seat)
    }

    fn rewind(&mut self, n: usize) {
        Session::rewind(self, n);
    }

    fn redraw(&mut self, number: u64) {
        Session::redraw(self, number);
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn undigested(&self) -> Record {
        Session::undigested(self)
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.game().check_invariants(self.state())
    }

    fn headline(&self) -> Headline<Value> {
        let Headline { stand, scores } = self.game().headline(self.state());
        Headline { stand: json::to_value(&stand), scores }
    }

    fn standing(&self) -> Option<Standing> {
        self.game().standing(self.state())
    }

    fn perft(&self, depth: u32, limit: u64) -> Result<u64, Failure> {
        perft(self.game(), self.state(), self.chance(), depth, limit).map_err(Failure::TooMany)
    }

    fn boxed_clone(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, seed: Seed) -> Box<dyn AnySession> {
        Box::new(Session::imagined(self, seat, seed))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn choice<G: Game>(action: &G::Action) -> Choice {
    Choice { text: action.to_string(), action: json::to_value(action) }
}

fn read_action<G: Game>(value: &Value) -> Result<G::Action, Failure> {
    let as_json = json::read_exact::<G::Action>(value);
    match value {
        // An action without values is a string in JSON too; the notation takes precedence, as everywhere.
        Value::String(text) => text.parse().or_else(|error: <G::Action as std::str::FromStr>::Err| {
            as_json.map_err(|_| Failure::BadAction { message: error.to_string() })
        }),
        _ => as_json.map_err(|error| Failure::BadAction { message: format!("this is not an action: {error}") }),
    }
}
