//! What if: actions tried on a copy of a game, for nobody else to see.
//!
//! A request says where to begin and everything that is tried; the answer is what the seat would see. Nothing is kept between
//! two requests, and nothing is stored. The copy never has the true hidden things: they are dealt anew from what the seat
//! knows, and its dice are its own. Which deal a number stands for depends on the secret of the table, so that nobody can
//! compute backwards from what was dealt.

use std::sync::Arc;

use ai::Opponent;
use axum::{Json, extract::State};
use game_core::{AnySession, Failure, Seat, Seed, Viewer, json::Written};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{
    App,
    auth::Who,
    body::Body,
    bots,
    error::{Error, Result},
    header::Holder,
    protocol::{Clock, Imagined, Item, ItemKind, Seen, Tried, WhatIf},
    replay::{Then, in_background},
};

/// The maximum number of actions in an imagined game.
const MOST_TRIED: usize = 600;

/// What would happen.
///
/// Only whoever has the seat may ask while the game runs, and nobody at a table with a live clock; in a finished game, a
/// record or a typed position everybody may ask for every seat.
#[utoipa::path(post, path = "/api/whatif", tag = "study", request_body = WhatIf, responses((status = 200, body = Imagined)))]
pub async fn ask(State(app): State<App>, who: Option<Who>, Body(ask): Body<WhatIf>) -> Result<Json<Imagined>> {
    let WhatIf { from, seat, deal, tried, as_far_as_legal, eyes, why, bot, components } = ask;
    if tried.len() > MOST_TRIED {
        return Err(Error::bad(format!("at most {MOST_TRIED} actions can be tried")));
    }
    let then = Then::open(&app, who.as_ref(), from).await?;
    if !then.seats.contains(&seat) {
        let known = seat.0 < then.session.players();
        return Err(if known { Error::NotYours(seat.0) } else { Error::NotFound("such seat") });
    }
    let eyes = eyes.unwrap_or(seat);
    if eyes.0 >= then.session.players() {
        return Err(Error::NotFound("such seat"));
    }
    if then.puzzle && (bot.is_some() || eyes != seat) {
        return Err(Error::bad("in a puzzle there is one seat, and no bot answers"));
    }
    let judged = !then.puzzle && may_judge(&then, seat)?;
    let puzzle = then.puzzle;
    let bot = match bot {
        Some(level) => Some(bots::check(then.session.game_id(), bots::named(&level)?)?),
        None => None,
    };
    let seed = seed(&then, deal);
    let (step, version) = then.step.clone().unzip();
    let mut copy = in_background(&app, move || {
        let mut copy = Attempt::of(then.session.as_ref(), seat, eyes, seed);
        copy.try_all(tried, as_far_as_legal)?;
        if let Some(action) = &why {
            copy.session.boxed_clone().apply(eyes, action)?;
        }
        Ok(copy)
    })
    .await?;
    if let Some(level) = bot
        && let Some(other) = copy.session.to_act().without(seat).first()
        && copy.tried.len() < MOST_TRIED
    {
        let _alone = who.as_ref().map(|Who(person)| app.limits.study(&person.id)).transpose()?;
        let _stranger = if who.is_none() { Some(app.limits.stranger().await?) } else { None };
        copy = app.hub.shared().pool.study(move || copy.with_turn(other, level, seed)).await??;
    }
    let answer = in_background(&app, move || {
        let win = if judged { ai::shares(copy.session.as_ref()).map(|shares| shares[seat.idx()]) } else { None };
        let components = components.then(|| copy.session.components());
        let turn_over = puzzle.then(|| copy.is_turn_over(seat));
        let mut told = Imagined { step, version, win, components, turn_over, ..copy.told() };
        if turn_over == Some(true) {
            told.seen.choices = Written::empty_list();
        }
        Ok(told)
    });
    answer.await.map(Json)
}

/// Whether the answer may say what a bot thinks of it: not where a hint would be refused, or other people would have to
/// be told. Refuses to imagine anything at a running table with a live clock.
fn may_judge(then: &Then, seat: Seat) -> Result<bool> {
    let Some(table) = then.table.as_ref().filter(|table| !table.is_over()) else { return Ok(true) };
    if matches!(table.header.clock, Clock::Live { .. }) {
        return Err(Error::NotNow("at a table with a live clock nothing can be tried out"));
    }
    let is_other = |(other, holder): (usize, &Holder)| other != seat.idx() && holder.person().is_some();
    Ok(table.header.allows_hints() && !table.header.seats.iter().enumerate().any(is_other))
}

/// The seed of a deal. At a table it depends on the secret, which nobody knows.
fn seed(then: &Then, deal: u32) -> Seed {
    let secret = then.table.as_ref().map_or("", |table| table.header.secret.as_str());
    seed_of(secret, deal)
}

pub(crate) fn seed_of(secret: &str, deal: u32) -> Seed {
    Seed(Sha256::digest(format!("what if\n{secret}\n{deal}\n")).into())
}

/// An imagined game, and what the eyes have seen of it.
#[derive(Debug)]
pub(crate) struct Attempt {
    pub(crate) session: Box<dyn AnySession>,
    eyes: Seat,
    pub(crate) tried: Vec<Tried>,
    items: Vec<Arc<Item>>,
}

impl Attempt {
    pub(crate) fn of(session: &dyn AnySession, seat: Seat, eyes: Seat, seed: Seed) -> Attempt {
        Attempt { session: session.imagined(seat, seed), eyes, tried: Vec::new(), items: Vec::new() }
    }

    pub(crate) fn try_all(&mut self, tried: Vec<Tried>, as_far_as_legal: bool) -> Result<()> {
        for Tried { seat, action } in tried {
            match self.apply(seat, action) {
                Err(Error::Game(Failure::Illegal { .. } | Failure::BadAction { .. })) if as_far_as_legal => break,
                done => done?,
            }
        }
        Ok(())
    }

    pub(crate) fn apply(&mut self, seat: Seat, action: String) -> Result<()> {
        let action = self.session.apply(seat, &Value::String(action))?.text;
        self.tried.push(Tried { seat, action: action.clone() });
        let told = self.session.told(self.session.n_turns().checked_sub(1));
        let heard = told.into_iter().filter(|(audience, _)| audience.includes(self.eyes));
        let events: Vec<Written> = heard.map(|(_, event)| event).collect();
        if !events.is_empty() {
            let action = (seat == self.eyes).then_some(action);
            let what = ItemKind::Played { seat: Some(seat), action, events };
            self.items.push(Arc::new(Item { n: self.items.len() as u32, at: 0, what }));
        }
        Ok(())
    }

    /// Whether the turn that the seat began the copy with is over.
    pub(crate) fn is_turn_over(&self, seat: Seat) -> bool {
        let mut before = self.session.boxed_clone();
        before.rewind(0);
        self.session.n_turns() > 0 && ai::turn_is_over(before.as_ref(), self.session.as_ref(), seat).unwrap_or(true)
    }

    /// The game after the turn of a bot.
    fn with_turn(mut self, seat: Seat, level: Opponent, seed: Seed) -> Result<Attempt> {
        let nth = self.tried.len() as u64;
        let luck =
            u64::from_le_bytes(seed.derive(nth + 1).0[..8].try_into().expect("a seed has more than eight bytes"));
        for action in bots::turn(self.session.as_ref(), seat, level, luck) {
            self.apply(seat, action)?;
        }
        Ok(self)
    }

    fn told(self) -> Imagined {
        let Attempt { session, eyes, tried, items, .. } = self;
        let viewer = Viewer::Seat(eyes);
        let choices = match session.to_act().contains(eyes) {
            true => session.write_legal(eyes),
            false => Written::empty_list(),
        };
        let standing = session.standing();
        Imagined {
            step: None,
            version: None,
            tried,
            to_act: session.to_act().iter().collect(),
            scores: standing.as_ref().map_or_else(|| session.headline().scores, |standing| standing.scores.clone()),
            standing,
            turn_over: None,
            win: None,
            components: None,
            seen: Seen {
                seat: Some(eyes),
                from: 0,
                items,
                view: session.write_view(viewer),
                choices,
                outlook: session.write_outlook(viewer),
                undoable: 0,
                last_request: 0,
            },
        }
    }
}
