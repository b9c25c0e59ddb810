//! Reviews of finished games.

use std::collections::BTreeMap;

use ai::analysis::Moved as MovedByModel;
use game_core::{Seat, Standing, erased::Choice};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{ChoiceSchema, DataUsed, Frame, StandingSchema};

/// The progress of a review.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewState {
    /// Identifies the review: `/api/reviews/{key}`.
    pub key: String,
    /// How much is done, in percent; `null` if nobody has asked for it yet, if it was cancelled, or once it is done.
    pub percent: Option<u8>,
    /// The review, when it is done.
    #[cfg_attr(feature = "ts", ts(type = "Review | null"))]
    #[schema(value_type = Option<Review>)]
    pub review: Option<Value>,
}

/// A finished game as the strongest bots judge it. It contains everything that is needed to show it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    pub data: DataUsed,
    /// The table it was played at; `null` for an uploaded record.
    pub table: Option<String>,
    /// The uploaded record, to play on from; `null` for a game at a table.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub record: Option<Value>,
    pub names: Vec<String>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Value,
    /// The result; `null` if the game was given up.
    #[schema(value_type = Option<StandingSchema>)]
    #[cfg_attr(feature = "ts", ts(type = "Standing | null"))]
    pub standing: Option<Standing>,
    /// Whether the seats win or lose together. Then all of them have the same share.
    pub together: bool,
    /// The start of the game, the start of each further stretch, and the end.
    pub moments: Vec<ReviewMoment>,
    pub seats: Vec<ReviewSeat>,
    /// The costliest decisions of each seat, the costliest first.
    pub decisions: Vec<ReviewDecision>,
    /// How many games of strong play were averaged; 0 if the game was given up.
    pub strong_games: usize,
}

/// Each seat's share of the win after this number of actions.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewMoment {
    pub actions: usize,
    /// The progress of the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    pub shares: Vec<f32>,
}

/// Why a seat's share of the win changed; the parts add up to the change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moved {
    /// Compared with the best turns found, so it is never positive.
    pub own: f32,
    /// Dice and draws, compared with the mean of other possible outcomes.
    pub chance: f32,
    pub others: f32,
}

impl From<MovedByModel> for Moved {
    fn from(MovedByModel { own, chance, others }: MovedByModel) -> Moved {
        Moved { own, chance, others }
    }
}

/// How a seat played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSeat {
    pub turns: usize,
    /// Points lost per turn.
    pub lost: f32,
    /// Turns that lost more than three points.
    pub blunders: usize,
    /// Why its share changed from each moment to the next.
    pub moved: Vec<Moved>,
    /// The points by source, and those of strong play in this seat from the same setup.
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

/// A turn of the opening, and the one that strong play prefers.
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
    /// The stretch it belongs to, as the index of the moment at which that stretch starts.
    pub stretch: usize,
    /// The step of the seat's replay that shows the moment before it.
    pub step: usize,
    /// The progress of the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub stand: Value,
    /// What the seat saw.
    pub frame: Frame,
    pub played: ReviewTurn,
    pub better: ReviewTurn,
    /// The cost in points, which combines the expected margin and the chance of winning.
    pub lost: f32,
    /// The standard error of the cost; `null` if it is only the model's estimate.
    pub doubt: Option<f32>,
    /// How much it lowered the share of the win.
    pub win: f32,
    /// How many more points the better turn is expected to bring by the end, by source.
    pub points: BTreeMap<String, f32>,
    /// Other expected differences: the value after the better turn, then after the actual one.
    pub risks: BTreeMap<String, [f32; 2]>,
}
