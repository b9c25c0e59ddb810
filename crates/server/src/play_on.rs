//! Playing on from any moment of a finished game, of a record or of a typed position, at a new table.
//!
//! The new table begins with the position of that moment and has dice of its own: the earlier game's would be known to
//! everybody who has its record. Its header says where it comes from.

use axum::{Json, extract::State};
use axum_extra::extract::SignedCookieJar;

use crate::{
    App,
    auth::Visitor,
    body::Body,
    data::Set,
    error::{Error, Result},
    games,
    header::Origin,
    lobby::{self, Plan},
    protocol::{Created, DataSource, NewTable, PlayOn, PlayedOn},
    replay::{Then, in_background},
    table::Change,
};

/// Opens a table that goes on from a moment of another game.
///
/// A game at a table has to be over: until then its hands are hidden.
#[utoipa::path(post, path = "/api/play_on", tag = "tables", request_body = PlayOn, responses((status = 200, body = Created)))]
pub async fn play_on(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<PlayOn>,
) -> Result<(SignedCookieJar, Json<Created>)> {
    let PlayOn { from, seats, public, clock, at_zero, hints, start } = wanted;
    let then = Then::open(&app, visitor.who.as_ref(), from).await?;
    if then.table.as_ref().is_some_and(|table| !table.is_over()) {
        return Err(Error::NotNow("a game can be played on at another table once it is over"));
    }
    let (then, origin) = in_background(&app, move || {
        let origin = origin(&then)?;
        Ok((then, origin))
    })
    .await?;
    let set = set(&then)?;
    let new = NewTable {
        game: then.session.game_id().to_owned(),
        options: then.session.options(),
        seats,
        data: None,
        public,
        clock,
        at_zero,
        hints,
        guest_chat: false,
        approval: None,
        start,
    };
    let mut plan = Plan::check(new, &set, &app.secrets)?;
    plan.header.origin = Some(origin);
    let (jar, person) = lobby::may_open(&app, visitor, std::slice::from_ref(&plan)).await?;
    lobby::keep_data(&app, &set).await?;
    let commitment = plan.header.commitment();
    let id = plan.open(&app, &person).await?;
    if start {
        app.hub.change(&id, &person.id, Change::Start { commitment: None }).await?;
    }
    Ok((jar, Json(Created { id, commitment })))
}

/// Where a game comes from that is played on from there. Refuses a moment at which it is over.
fn origin(then: &Then) -> Result<Origin> {
    let session = then.session.as_ref();
    if session.to_act().is_empty() {
        return Err(Error::NotNow("the game is over at this moment"));
    }
    let from = PlayedOn {
        table: then.table.as_ref().map(|table| table.id.clone()),
        step: if then.step.is_some() { then.public_step()? } else { 0 },
        turns: session.n_turns() as u32,
        stand: session.headline().stand,
    };
    Ok(Origin { from, position: session.position() })
}

/// The component data of the game, as a set that a table can be made with.
fn set(then: &Then) -> Result<Set> {
    let game = games::get(then.session.game_id())?;
    let own = Set::own(game);
    let hash = then.session.data_hash();
    if own.hash == hash {
        return Ok(own);
    }
    let files = then.data.clone().ok_or_else(|| Error::Bug("a game with other data has no files".into()))?;
    // A record may not say what its data were called.
    let name = then.set.clone().unwrap_or_else(|| hash.chars().take(8).collect());
    Ok(Set { game, name, hash: hash.to_owned(), files, source: DataSource::Saved, saved: None })
}
