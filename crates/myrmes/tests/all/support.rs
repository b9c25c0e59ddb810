//! Shared by the tests of refusals, positions and records: a table typed as JSON, and ways to
//! inspect it.

use game_core::{Fresh, Game, Refused, Scripted, Seat};
use myrmes::{Action, Event, Illegal, Myrmes, Options, Position, State};
use serde_json::Value;

pub(crate) const GENTIAN: Seat = Seat(0);
pub(crate) const VERMILION: Seat = Seat(1);

/// The rulebook game for this many players.
pub(crate) fn rules(players: u8) -> Myrmes {
    Myrmes::with(Options::players(players)).expect("the options are valid")
}

pub(crate) fn rules_with(options: Value) -> Myrmes {
    Myrmes::with(serde_json::from_value(options).expect("these are options")).expect("the options are valid")
}

pub(crate) fn position(typed: Value) -> Position {
    serde_json::from_value(typed).expect("this parses as a position")
}

pub(crate) fn try_place(rules: &Myrmes, typed: Value) -> Result<State, Refused> {
    rules.place(&position(typed))
}

/// Reads an action in its notation.
pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Rules with a typed position.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) rules: Myrmes,
    pub(crate) state: State,
}

impl Table {
    pub(crate) fn new(rules: Myrmes, typed: Value) -> Table {
        let state = try_place(&rules, typed).unwrap_or_else(|refused| panic!("{refused}"));
        Table { rules, state }
    }

    /// A two-player table.
    pub(crate) fn of_two(typed: Value) -> Table {
        Table::new(rules(2), typed)
    }

    /// The table after a seat has acted.
    #[must_use]
    pub(crate) fn after(mut self, seat: Seat, text: &str) -> Table {
        let mut chance = Fresh::new(1);
        let played = self.rules.apply(&mut self.state, seat, action(text), &mut chance, &mut Vec::new());
        played.unwrap_or_else(|illegal| panic!("{seat}: {text}: {illegal}"));
        self
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        self.rules.legal(&self.state, seat).iter().map(Action::to_string).collect()
    }

    /// Checks that the action is not listed, is refused with exactly this error, and leaves no
    /// trace.
    pub(crate) fn refuses(&self, seat: Seat, text: &str, expected: Illegal) {
        let action = action(text);
        let listed = self.rules.legal(&self.state, seat);
        assert!(!listed.contains(&action), "{text} is listed");
        let (mut state, mut events) = (self.state, Vec::<Event>::new());
        let refused = self.rules.apply(&mut state, seat, action, &mut Scripted::default(), &mut events);
        assert_eq!(refused, Err(expected), "{seat}: {text}");
        assert_eq!(state, self.state, "{text} was refused but changed the table");
        assert_eq!(events, [], "{text} was refused but reported events");
    }

    /// Checks that the action is listed and accepted, as a counterexample to a refusal.
    pub(crate) fn allows(&self, seat: Seat, text: &str) {
        assert!(self.rules.legal(&self.state, seat).contains(&action(text)), "{text} is not listed");
        let _ = self.clone().after(seat, text);
    }
}
