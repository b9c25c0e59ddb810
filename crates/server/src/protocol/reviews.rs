//! Reviews of finished games.

use std::collections::BTreeMap;

use ai::analysis::Moved as MovedByModel;
use game_core::{Seat, Standing, erased::Choice};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{ChoiceSchema, DataUsed, Frame, StandingSchema};

/// How far a review has got.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewState {
    /// Identifies the review: `/api/reviews/{key}`.
    pub key: String,
    /// How much is done, in hundredths; `null` if nobody has asked for it yet, or if it was given up.
    pub percent: Option<u8>,
    /// The review, when it is done.
    #[cfg_attr(feature = "ts", ts(type = "Review | null"))]
    #[schema(value_type = Option<Review>)]
    pub review: Option<Value>,
}

/// A game looked through by the strongest bots. It has everything that is needed to show it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub data: DataUsed,
    /// The table it was played at; `null` for an uploaded record.
    pub table: Option<String>,
    pub names: Vec<String>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Value,
    /// The result; `null` if the game was given up.
    #[schema(value_type = Option<StandingSchema>)]
    #[cfg_attr(feature = "ts", ts(type = "Standing | null"))]
    pub standing: Option<Standing>,
    /// Whether the seats win or lose together: their shares are the same then.
    pub together: bool,
    /// The beginning, where each further stretch begins, and the end.
    pub moments: Vec<ReviewMoment>,
    pub seats: Vec<ReviewSeat>,
    /// The costliest decisions of each seat, the costliest first.
    pub decisions: Vec<ReviewDecision>,
    /// The number of games that strong play is the mean of; 0 if the game was given up.
    pub strong_games: usize,
}

/// Each seat's share of the win after so many actions.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewMoment {
    pub actions: usize,
    /// How far the game had got.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    pub shares: Vec<f32>,
}

/// What moved a seat's share of the win; the parts add up to its change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moved {
    /// Against the best turns that were found, so it is never above 0.
    pub own: f32,
    /// Dice and draws, against the mean of other dice and draws.
    pub chance: f32,
    pub others: f32,
}

impl From<MovedByModel> for Moved {
    fn from(MovedByModel { own, chance, others }: MovedByModel) -> Moved {
        Moved { own, chance, others }
    }
}

/// How a seat has played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSeat {
    pub turns: usize,
    /// Points lost per turn.
    pub lost: f32,
    /// Turns that lost more than three points.
    pub blunders: usize,
    /// What moved its share from each moment to the next one.
    pub moved: Vec<Moved>,
    /// The points by source, and those of strong play in this seat from the same beginning.
    pub points: BTreeMap<String, f32>,
    pub strong: BTreeMap<String, f32>,
    /// The points after the first season or round, and those of strong play.
    pub opened: f32,
    pub strong_opened: f32,
    /// The turns of the first season or round.
    pub opening: Vec<ReviewOpened>,
}

/// A turn as the seat saw it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewTurn {
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    #[schema(value_type = Vec<ChoiceSchema>)]
    pub actions: Vec<Choice>,
    /// What happens in it, up to where chance decides.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
}

/// A turn of the opening beside that of strong play.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewOpened {
    pub played: ReviewTurn,
    /// `null` if nothing better was found.
    pub better: Option<ReviewTurn>,
    /// What it cost, in points.
    pub lost: f32,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewDecision {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of actions before it.
    pub action: usize,
    /// The stretch in which it was taken: it begins with the moment of this index.
    pub stretch: usize,
    /// The step of the seat's replay that shows the moment before it.
    pub step: usize,
    /// How far the game had got.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    /// What the seat saw.
    pub frame: Frame,
    pub played: ReviewTurn,
    pub better: ReviewTurn,
    /// What it cost, in points: the margin and the chance to win together.
    pub lost: f32,
    /// The standard error of that; `null` if it was only estimated.
    pub doubt: Option<f32>,
    /// How much it lowered the share of the win.
    pub win: f32,
    /// The points at the end of the game that the better turn brings more, by source.
    pub points: BTreeMap<String, f32>,
    /// What else is expected after the better turn, and after the one that was played.
    pub risks: BTreeMap<String, [f32; 2]>,
}
