//! What lists show of a table. Stored beside the log, so that a list does not have to replay games;
//! the log is authoritative. What people have asked each other is stored here as well.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::story::Story;
use crate::{
    error::Result,
    header::Header,
    protocol::{CardSeat, Status, TableCard},
    store::TableRow,
};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    pub to_act: Vec<Seat>,
    pub scores: Vec<i32>,
    pub places: Vec<u8>,
    pub stand: Value,
    pub rematch: Option<String>,
    /// When something was last told to everybody: secret choices do not show.
    pub told: i64,
    #[serde(skip_serializing_if = "Votes::is_empty")]
    pub votes: Votes,
}

/// What is waiting for somebody's consent.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Votes {
    pub asked: Option<Asked>,
    /// Seats that want to abandon the game.
    pub abandon: SeatSet,
    /// Seats that want to continue a stuck game from where it can be replayed.
    pub go_on: SeatSet,
}

impl Votes {
    fn is_empty(&self) -> bool {
        *self == Votes::default()
    }
}

/// A request to go back to the point after this many actions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Asked {
    pub seat: Seat,
    pub turns: usize,
    pub yes: SeatSet,
}

impl Summary {
    pub fn of(story: &Story, rematch: Option<String>) -> Summary {
        let headline = story.session().headline();
        let standing = story.standing();
        Summary {
            to_act: story.to_act().iter().collect(),
            scores: standing.as_ref().map_or(headline.scores, |standing| standing.scores.clone()),
            places: standing.map(|standing| standing.places).unwrap_or_default(),
            stand: headline.stand,
            rematch,
            told: story.told_at(),
            votes: Votes::default(),
        }
    }

    pub fn read(row: &TableRow) -> Summary {
        row.summary.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a summary can be written as JSON")
    }
}

/// The row as a list shows it to this person.
pub fn card(row: &TableRow, person: Option<&str>) -> Result<TableCard> {
    let header = Header::listed(&row.header)?;
    let summary = Summary::read(row);
    let status = Status::from(row.status);
    let yours: Vec<Seat> = person.map(|person| header.seats_of(person).collect()).unwrap_or_default();
    let to_act = |seat| status == Status::Running && summary.to_act.contains(&seat);
    // The results of other tables with the same deal are told where they are compared, to those who may know them.
    let is_told = header.deal.is_none() || !yours.is_empty();
    let seats = header.seats.iter().enumerate().map(|(n, holder)| CardSeat {
        kind: holder.kind(),
        name: holder.name().to_owned(),
        level: holder.level().map(|level| level.to_string()),
        you: yours.contains(&Seat(n as u8)),
        score: summary.scores.get(n).copied().filter(|_| is_told),
        place: summary.places.get(n).copied().filter(|_| is_told),
        to_act: to_act(Seat(n as u8)),
    });
    Ok(TableCard {
        id: row.id.clone(),
        game: header.game.clone(),
        options: header.options.clone(),
        status,
        changed: if status == Status::Open { row.changed } else { summary.told },
        seats: seats.collect(),
        clock: header.clock,
        your_turn: yours.iter().any(|&seat| to_act(seat)),
        yours: !yours.is_empty(),
        stand: summary.stand,
        played_on: header.played_on().cloned(),
        lesson: header.lesson,
    })
}
