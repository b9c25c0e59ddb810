//! Help at a table: what the strongest bot would do in a seat's place.
//!
//! The bot gets what the seat may know, thinks on the bots' threads behind those whose moves people wait for, and never
//! touches the game.

use ai::{Budget, Level, Question};
use axum::{
    Json,
    extract::{Path, State},
};
use game_core::{AnySession, Seat, Seed, Viewer, erased::Choice};
use serde_json::Value;

use crate::{
    App,
    auth::Who,
    body::Body,
    error::Result,
    protocol::{AskHint, Hint, HintTurn},
    table::{Command, Puzzled},
};

/// The most turns that a hint proposes.
const TURNS: usize = 3;

/// What the strongest bot would do in your place.
///
/// It is refused where the table does not allow hints or has a live clock. If other people play, all of them are told that
/// you asked.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hint", tag = "play", params(("id" = String, Path), ("seat" = u8, Path)), request_body = AskHint, responses((status = 200, body = Hint)))]
pub async fn hint(
    State(app): State<App>,
    Who(person): Who,
    Path((id, seat)): Path<(String, u8)>,
    Body(AskHint { seen }): Body<AskHint>,
) -> Result<Json<Hint>> {
    let _alone = app.limits.study(&person.id)?;
    let seat = Seat(seat);
    let ask = |reply| Command::Puzzle { person: person.id.clone(), seat, seen, reply };
    let Puzzled { session, seed, seen } = app.hub.ask(&id, ask).await??;
    let turns = app.hub.shared().pool.study(move || turns(session.as_ref(), seat, seed)).await?;
    Ok(Json(Hint { seen, turns }))
}

fn turns(session: &dyn AnySession, seat: Seat, seed: u64) -> Vec<HintTurn> {
    let question = Question { seat, opponent: Level::Master.into(), budget: Budget::Level, keep: TURNS, seed };
    let considered = ai::consider(session, question).unwrap_or_default();
    let told = |turn: ai::Considered| {
        let Certain { events, now } = certain(session, seat, &turn.actions, seed);
        HintTurn::new(turn, events, now)
    };
    considered.into_iter().map(told).collect()
}

/// What is certain to happen in a turn: up to where chance decides or something is revealed that the seat does not know.
pub(crate) struct Certain {
    /// What the seat would see.
    pub(crate) events: Vec<Value>,
    /// The points it would score.
    pub(crate) now: i32,
}

/// Enough guesses at what is hidden that some of them differ in whatever the seat cannot know.
const GUESSES: u64 = 6;

pub(crate) fn certain(session: &dyn AnySession, seat: Seat, actions: &[Choice], seed: u64) -> Certain {
    let score = |session: &dyn AnySession| session.headline().scores[seat.idx()];
    let mut guesses: Vec<_> =
        (0..GUESSES).map(|nth| session.imagined(seat, Seed::from(seed.wrapping_add(nth)))).collect();
    let mut certain = Certain { events: Vec::new(), now: 0 };
    for Choice { action, .. } in actions {
        let told = |imagined: &mut Box<dyn AnySession>| {
            let known = imagined.n_events(Some(Viewer::Seat(seat)));
            imagined.apply(seat, action).ok()?;
            Some(imagined.events_since(known, Some(Viewer::Seat(seat))))
        };
        let Some(told) = guesses.iter_mut().map(told).collect::<Option<Vec<_>>>() else { break };
        // An event may reveal something to the others that the seat knows, such as the hex it takes of those it has seen. So
        // only what differs between the guesses counts as unknown.
        let sure = |nth: usize| {
            let event = &told[0][nth];
            !event.random && told.iter().all(|others| others.get(nth).is_some_and(|other| other.event == event.event))
        };
        let n_sure = (0..told[0].len()).take_while(|&nth| sure(nth)).count();
        certain.events.extend(told[0][..n_sure].iter().map(|event| event.event.clone()));
        if n_sure < told[0].len() {
            break;
        }
        certain.now = score(guesses[0].as_ref()) - score(session);
    }
    certain
}
