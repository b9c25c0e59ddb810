//! Learning: hints, lessons and live examples.

use std::collections::BTreeMap;

use ai::Considered;
#[cfg(feature = "ts")]
use game_core::Notation;
use game_core::erased::Choice;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::ChoiceSchema;

/// A request for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// How many items the seat has seen, as in [`Act`](super::Act).
    pub seen: u32,
}

/// What the strongest bot would do, from what the seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The number of items of the seat that the hint belongs to. If there are more by now, something has happened since.
    pub seen: u32,
    /// The best turns, best first: at most three.
    pub turns: Vec<HintTurn>,
}

/// A turn that a hint proposes, and what is to be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintTurn {
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    #[schema(value_type = Vec<ChoiceSchema>)]
    pub actions: Vec<Choice>,
    /// What would happen, as the seat would see it, up to where chance decides.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The points that the seat scores with that at once.
    pub now: i32,
    /// What it is worth to the seat, in points: the margin and the chance to win together.
    pub value: f32,
    /// The standard error of how much worse it is than the first turn, in points.
    pub doubt: Option<f32>,
    /// The probability of each place, the first place first.
    pub places: Vec<f32>,
    /// The own points at the end of the game, by source.
    pub points: BTreeMap<String, f32>,
    /// The mean of the rivals' points at the end of the game.
    pub rivals: f32,
    /// What else is to be expected: food missing, ants lost and the like.
    pub risks: BTreeMap<String, f32>,
}

impl HintTurn {
    /// A turn as a bot has considered it, what would happen in it, and the points it scores at once.
    pub fn new(considered: Considered, events: Vec<Value>, now: i32) -> HintTurn {
        let named = |figures: BTreeMap<&str, f32>| figures.into_iter().map(|(name, x)| (name.to_owned(), x)).collect();
        let Considered { actions, value, doubt, places, points, rivals, risks } = considered;
        HintTurn { actions, events, now, value, doubt, places, points: named(points), rivals, risks: named(risks) }
    }
}

/// A guided first game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    pub game: String,
    /// Parts of the table that are folded until a step explains them, each with the id of that step.
    pub later: BTreeMap<String, String>,
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson: what a coach says once, and what the player does then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Names its texts.
    pub id: String,
    /// When it comes, in the words of the game: `1/spring/births`. Later than that it is left out.
    pub at: String,
    /// It is left out unless one of these events has happened since its time began: their kinds.
    #[serde(default, rename = "if")]
    pub after: Vec<String>,
    /// What it is about: `hex:(2,1)`, `act:confirm`, `moment`, `own`, …
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub look: Option<String>,
    /// What there is to do, as actions in the notation of the game. Without any, the step is only read.
    #[serde(default, rename = "do")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Notation<String>>"))]
    pub actions: Vec<String>,
    /// The events that show that it has been done, by whatever actions: their kinds.
    #[serde(default)]
    pub done: Vec<String>,
}

/// What the picture of an example shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shows {
    #[default]
    Board,
    /// The panel of the decision.
    Moment,
}

/// A position of a game that explains a section of its rules, as one seat sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Example {
    pub game: String,
    pub id: String,
    /// Who looks.
    pub seat: u8,
    pub shows: Shows,
    /// What is already tapped: a tile that is held, or a place.
    pub tapped: Option<String>,
    /// The hexes that are pointed at.
    pub marks: Vec<String>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// The position itself, from which it can be played on.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub position: Value,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Value,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub outlook: Value,
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    #[schema(value_type = Vec<ChoiceSchema>)]
    pub choices: Vec<Choice>,
    /// What led to it, as far as the seat knows.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
}
