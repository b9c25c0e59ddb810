//! The contract between a game and the code that uses it.

use std::{
    collections::BTreeMap,
    error::Error,
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    chance::Chance,
    data::Correction,
    event::{GameEvent, Sink},
    seat::{Seat, SeatSet},
    standing::{Headline, Standing},
};

/// Component data: file contents by file name. Rules crates read no files; the caller passes their contents.
pub type DataFiles = BTreeMap<String, String>;

/// The point of view from which a game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// A spectator sees only what everyone sees.
    Spectator,
}

/// In JSON, a viewer is a seat number or `"spectator"`.
impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Seat(Seat),
            Text(String),
        }
        match Form::deserialize(deserializer) {
            Ok(Form::Seat(seat)) => Ok(Viewer::Seat(seat)),
            Ok(Form::Text(text)) if text == "spectator" => Ok(Viewer::Spectator),
            _ => Err(serde::de::Error::custom("a viewer is the number of a seat or \"spectator\"")),
        }
    }
}

/// Why an action was refused.
pub trait Illegal: Error + Clone + PartialEq + Serialize + Send + Sync + 'static {
    /// The rule that forbids it, as `chapter/rule`. The name is stable, for help pages and tests.
    fn rule(&self) -> &'static str;
}

/// Why something other than an action was refused: options, component data, or a typed position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{what}: {why}")]
pub struct Refused {
    /// The field, file or entry that is wrong, as a path a person can follow. In component data it is
    /// `FILE`, `FILE: ENTRY` or `FILE: ENTRY FIELD`, as [`crate::data::parse`] explains.
    pub what: String,
    pub why: String,
}

impl Refused {
    pub fn new(what: impl Into<String>, why: impl Into<String>) -> Refused {
        Refused { what: what.into(), why: why.into() }
    }
}

/// A game with its options and component data: the rules, without a state.
///
/// Every implementation keeps these promises, which [`crate::testing::game_suite`] checks:
/// - it uses no clock, file, network or ambient randomness: the same calls give the same results;
/// - `legal_actions` lists exactly what `apply` accepts, without duplicates;
/// - a seat in `to_act` has at least one legal action, any other seat has none;
/// - when several seats are to act, their order makes no difference;
/// - a refused action leaves the state unchanged;
/// - views and outlooks are equal for states that differ only in what the viewer cannot know;
/// - the state contains no future random results: the rules draw from chance at the moment of need.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The game's id in records, commands and URLs.
    const ID: &'static str;

    /// The version of the rules. It increases by one with every fix after which some earlier game is no longer legal or
    /// ends differently; CHANGELOG.md lists what each version changed. New options and corrected data do not change it.
    const RULES: u32;

    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Small and cheap to clone. Equal states hash equally, so that search can find duplicates.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// A state as people type and read it. Any content can be written, but only valid positions become states.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> + Serialize + DeserializeOwned + Send + Sync;
    type Event: GameEvent;
    /// What one viewer may see. Nothing else about a state ever leaves the server.
    type View: Clone + PartialEq + Debug + Serialize;
    type Illegal: Illegal;
    /// The fixed facts of a table, for drawing it: what is in the box and what is printed on the boards.
    type Components: Clone + PartialEq + Debug + Serialize;
    /// What a viewer can foresee: costs, gains, and why something is not allowed.
    type Outlook: Clone + PartialEq + Debug + Serialize;
    /// The progress of a game, for a list of games: its round, its season, its phase.
    type Stand: Clone + PartialEq + Debug + Serialize;

    /// The component data built into the crate.
    fn own_data() -> DataFiles;

    /// The data with these corrections by the owner of a box, marked as such with a date
    /// (YYYY-MM-DD). By default, the data of a game cannot be corrected.
    fn correct_data(_: &DataFiles, _: &[Correction], _date: &str) -> Result<DataFiles, Refused> {
        Err(Refused::new(Self::ID, "the data of this game cannot be corrected"))
    }

    /// The rules for these options and data.
    fn new(options: Self::Options, data: &DataFiles) -> Result<Self, Refused>;

    fn options(&self) -> &Self::Options;

    /// The hash that identifies the component data; equal data have equal hashes.
    fn data_hash(&self) -> &str;

    /// The files of the component data, unless they are the crate's own. A record carries them.
    fn foreign_data(&self) -> Option<&DataFiles>;

    /// Component data values that contradict what is known about the box. They do not prevent play,
    /// because the sources may be wrong.
    fn data_warnings(&self) -> Vec<Refused> {
        Vec::new()
    }

    fn seats(&self) -> u8;

    /// Everything that never changes at a table with these options.
    fn components(&self) -> Self::Components;

    fn setup(&self, chance: &mut dyn Chance, events: &mut impl Sink<Self::Event>) -> Self::State;

    /// The seats that have a decision to make. Empty if and only if the game is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The phase a seat is in, in the words of the rulebook, for statistics and headings. In a simultaneous phase it
    /// may reveal how far the seat has come, so show it only to that seat.
    fn phase(&self, state: &Self::State, seat: Seat) -> &'static str;

    /// Writes all legal actions of `seat` to `out`, which is cleared first.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies an action of `seat`, or returns the rule that forbids it and leaves the state unchanged. Never panics.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Like `apply`, but without the check, for an action that `legal_actions` listed for this seat and state. For
    /// search.
    fn apply_listed(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Self::Event>,
    );

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What the view lets a viewer foresee, so that clients can show it without knowing the rules. It depends only on
    /// the view: states that look the same have the same outlook.
    fn outlook(&self, state: &Self::State, viewer: Viewer) -> Self::Outlook;

    /// A random state that looks the same to `seat`: everything it cannot know is resampled.
    fn resample(&self, state: &Self::State, seat: Seat, chance: &mut dyn Chance) -> Self::State;

    /// The summary of a state for a list of games, the same for all viewers.
    fn headline(&self, state: &Self::State) -> Headline<Self::Stand>;

    /// The result, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// The whole state in readable form; [`Game::place`] is the inverse.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state that a typed position describes, or what is wrong with it.
    fn place(&self, position: &Self::Position) -> Result<Self::State, Refused>;

    /// Checks what must hold in every state. The error names the broken invariant.
    fn check_invariants(&self, state: &Self::State) -> Result<(), String>;

    /// [`Game::legal_actions`] as a new list, for code that is not performance-critical.
    fn legal(&self, state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let mut out = Vec::new();
        self.legal_actions(state, seat, &mut out);
        out
    }
}
