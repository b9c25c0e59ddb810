//! What bots of each level make of a day's game, in the player's seat against the same opponent.
//!
//! They play in the background, and after each decision let everything go first that somebody waits for. A level's result is
//! kept once its games are over.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
};

use ai::{Level, Opponent};
use sha2::{Digest, Sha256};

use super::{Day, OPPONENT, OWN, mean, plan, score_of};
use crate::{
    App,
    bots::{self, GiveWay},
    error::{Error, Result},
    games,
    header::Header,
    protocol::{DailyBot, SeatScore},
};

/// How many games each level for people plays: those that think long play fewer.
const GAMES: [u64; Level::FOR_PEOPLE.len()] = [8, 8, 8, 4, 2];

/// The days whose games are being played.
#[derive(Clone, Debug, Default)]
pub struct Playing(Arc<Mutex<HashSet<(Day, &'static str)>>>);

/// Lets the bots play a day's game, unless they have done so or are about it.
pub(super) fn play(app: &App, day: Day, game: &'static str) {
    let begun = app.playing.0.lock().expect("no thread panics while it holds the list").insert((day.clone(), game));
    if !begun {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let played = play_all(&app, &day, game).await;
        if let Err(error) = played {
            tracing::warn!(day = day.as_str(), game, error = error.inside(), "the bots did not finish the daily game");
        }
        app.playing.0.lock().expect("no thread panics while it holds the list").remove(&(day, game));
    });
}

async fn play_all(app: &App, day: &Day, game: &str) -> Result<()> {
    let store = &app.hub.shared().store;
    let header = plan(app, day, game).await?.header;
    for (level, n_games) in Level::FOR_PEOPLE.into_iter().zip(GAMES) {
        if store.meta(&key(day, game, level)).await?.is_some() {
            continue;
        }
        let mut scores = Vec::new();
        for nth in 0..n_games {
            let own = header.clone();
            let played = app.hub.shared().pool.background(move |way| play_one(way, &own, level, nth));
            scores.push(played.await.map_err(|_| Error::Closing)??);
        }
        let text = serde_json::to_string(&mean(level, &scores)).expect("a result can be written as JSON");
        store.meta_or_insert(&key(day, game, level), &text).await?;
    }
    Ok(())
}

/// Where a result is kept.
fn key(day: &Day, game: &str, level: Level) -> String {
    format!("daily {} {game} {level}", day.as_str())
}

/// The results that are known, and the levels that still play.
pub(super) async fn results(app: &App, day: &Day, game: &str) -> Result<(Vec<DailyBot>, Vec<String>)> {
    let (mut known, mut pending) = (Vec::new(), Vec::new());
    for level in Level::FOR_PEOPLE {
        let kept = app.hub.shared().store.meta(&key(day, game, level)).await?;
        match kept.as_deref().and_then(|text| serde_json::from_str(text).ok()) {
            Some(result) => known.push(result),
            None => pending.push(level.to_string()),
        }
    }
    Ok((known, pending))
}

/// Plays one game. The opponent thinks as it does at everybody's table; the level in the player's seat thinks differently in
/// every game.
fn play_one(way: &GiveWay, header: &Header, level: Level, nth: u64) -> Result<SeatScore> {
    let game = games::get(&header.game)?;
    let mut session = game.begin(&header.options, games::replaced(game).as_deref(), header.dice(), None)?;
    while let Some(seat) = session.to_act().first() {
        if way.is_closed() {
            return Err(Error::Closing);
        }
        let n_turns = session.n_turns_of(seat);
        let (bot, seed) = match seat == OWN {
            true => (Opponent::from(level), own_seed(header, nth, n_turns)),
            false => (OPPONENT.into(), header.thought_seed(seat, n_turns)),
        };
        for action in bots::turn(session.as_ref(), seat, bot, seed) {
            session.apply(seat, &action.into())?;
        }
        way.rest();
    }
    score_of(session.as_ref(), OWN).ok_or_else(|| Error::Bug("a daily game has no score".into()))
}

fn own_seed(header: &Header, nth: u64, n_turns: usize) -> u64 {
    let digest = Sha256::new()
        .chain_update("daily")
        .chain_update(header.secret.as_str())
        .chain_update(nth.to_le_bytes())
        .chain_update((n_turns as u64).to_le_bytes())
        .finalize();
    u64::from_le_bytes(digest[..8].try_into().expect("a digest has more than eight bytes"))
}
