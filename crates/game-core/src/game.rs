//! The contract between a game and everybody who plays it.

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
    fact::{Fact, Sink},
    seat::{Seat, SeatSet},
    standing::{Headline, Standing},
};

/// Component data by file name, as text. Rules crates read no files; whoever has a folder hands its contents in.
pub type DataFiles = BTreeMap<String, String>;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Somebody who watches: sees what everybody sees.
    Spectator,
}

/// In JSON a viewer is the number of a seat, or `"spectator"`.
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
    /// The rule that says no, as `chapter/rule`: stable, for help pages and tests.
    fn rule(&self) -> &'static str;
}

/// Why something that is no action was refused: options, component data, a position typed by hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {why}")]
pub struct Refused {
    /// The field, file or entry that is wrong, as a path a person can follow.
    pub what: String,
    pub why: String,
}

impl Refused {
    pub fn new(what: impl Into<String>, why: impl Into<String>) -> Refused {
        Refused { what: what.into(), why: why.into() }
    }
}

/// A game with its options and component data chosen: the rules, without a state.
///
/// Promises every implementation keeps, and [`crate::testing::game_suite`] checks:
/// - no clock, file, network or ambient randomness: the same calls give the same answers;
/// - `legal_actions` lists exactly what `apply` accepts, without duplicates;
/// - a seat in `to_act` has at least one legal action, a seat outside has none;
/// - when several seats are to act, the order in which they do changes nothing;
/// - a refused action leaves the state untouched;
/// - views and outlooks of states that differ only in what the viewer cannot know are equal;
/// - the state holds no future: what chance decides is asked for when it happens.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// What records, commands and addresses call the game.
    const ID: &'static str;

    /// The version of the rules. It grows by one whenever a fix makes a game that could be played before impossible or end
    /// otherwise; CHANGELOG.md says what each version changed. New options and corrected data leave it as it is.
    const RULES: u32;

    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Small and cheap to clone.
    type State: Clone + Eq + Debug + Send + Sync;
    /// A state as a person types and reads it: anything can be written, only what is valid becomes a state.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> + Serialize + DeserializeOwned + Send + Sync;
    type Event: Fact;
    /// What one viewer may see. Nothing else about a state ever leaves the server.
    type View: Clone + PartialEq + Debug + Serialize;
    type Illegal: Illegal;
    /// The fixed facts of a table, for whoever draws it: what lies in the box and what the boards say.
    type Components: Clone + PartialEq + Debug + Serialize;
    /// What a viewer can see coming: costs, gains, and why something is not allowed.
    type Outlook: Clone + PartialEq + Debug + Serialize;
    /// How far a game has come, in a list of games: its round, its season, its phase.
    type Stand: Clone + PartialEq + Debug + Serialize;

    /// The component data the crate carries.
    fn own_data() -> DataFiles;

    /// The rules for these options and data.
    fn new(options: Self::Options, data: &DataFiles) -> Result<Self, Refused>;

    fn options(&self) -> &Self::Options;

    /// Names the component data; equal data have equal hashes.
    fn data_hash(&self) -> &str;

    fn seats(&self) -> u8;

    /// What never changes at a table with these options.
    fn components(&self) -> Self::Components;

    fn setup(&self, chance: &mut dyn Chance, events: &mut impl Sink<Self::Event>) -> Self::State;

    /// Who has a decision to take. Empty when the game is over, and only then.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The phase a seat is in, in the words of the rulebook: for statistics and headings. In a simultaneous phase it may
    /// tell how far the seat has come, which the others may not know: it is for the seat itself.
    fn phase(&self, state: &Self::State, seat: Seat) -> &'static str;

    /// Writes to `out`, which is cleared first, all that `seat` may do now.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does what `seat` asks, or says which rule forbids it; then the state is untouched. Never panics.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// `apply` for an action that `legal_actions` listed for this seat and state: spares the check. For search.
    fn apply_listed(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut dyn Chance,
        events: &mut impl Sink<Self::Event>,
    );

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What the view lets a viewer foresee, so that nobody who draws a table has to know its rules. It follows from the
    /// view: states that look the same have the same outlook.
    fn outlook(&self, state: &Self::State, viewer: Viewer) -> Self::Outlook;

    /// A state that looks the same to `seat`, with everything it cannot know dealt anew.
    fn resample(&self, state: &Self::State, seat: Seat, chance: &mut dyn Chance) -> Self::State;

    /// What a list of games shows of a state, whoever looks.
    fn headline(&self, state: &Self::State) -> Headline<Self::Stand>;

    /// The result, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// The whole state in readable form; [`Game::place`] takes it back.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state a typed position describes, or what is wrong with it.
    fn place(&self, position: &Self::Position) -> Result<Self::State, Refused>;

    /// What must hold in every state, whatever was played. The error names the broken invariant.
    fn check_invariants(&self, state: &Self::State) -> Result<(), String>;

    /// Convenience for everything that is not in a hurry.
    fn legal(&self, state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let mut out = Vec::new();
        self.legal_actions(state, seat, &mut out);
        out
    }
}
