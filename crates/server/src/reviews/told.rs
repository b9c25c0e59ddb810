//! An analysis in the form the page shows: each turn as its seat saw it.

use std::collections::BTreeMap;

use ai::analysis::{Analysis, Decision, Opened, Played, Watch};
use game_core::{AnySession, Seat, Viewer, erased::Choice};
use serde_json::Value;

use super::Subject;
use crate::{
    protocol::{Frame, Review, ReviewDecision, ReviewMoment, ReviewOpened, ReviewSeat, ReviewTurn},
    study,
};

/// How many of each seat's costliest decisions a review contains.
const DECISIONS: usize = 5;
/// The same game gives the same review.
const SEED: u64 = 1;

/// Reviews a game; `None` if `watch` cancels it.
pub(super) fn review(subject: Subject, nodes: u64, watch: &dyn Watch) -> Option<String> {
    let Subject { table, data, session, .. } = subject;
    let analysis = ai::analyse(session.as_ref(), nodes, SEED, watch)?;
    let seats: Vec<Seat> = Seat::all(session.players()).collect();
    let told = seats.iter().map(|&seat| Told::of(session.as_ref(), &analysis, seat)).collect::<Option<Vec<Told>>>()?;
    let (mut decisions, mut openings) = (Vec::new(), Vec::new());
    for Told { costliest, opening } in told {
        decisions.extend(costliest);
        openings.push(opening);
    }
    decisions.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    let Analysis { together, moments, seats: played, strong_games, .. } = analysis;
    let review = Review {
        game: session.game_id().to_owned(),
        options: session.options(),
        data,
        record: table
            .is_none()
            .then(|| serde_json::to_value(session.undigested()).expect("a record can be written as JSON")),
        table,
        names: session.names().to_vec(),
        components: session.components(),
        standing: session.standing(),
        together,
        moments: moments
            .into_iter()
            .map(|moment| ReviewMoment { actions: moment.actions, stand: moment.stand, shares: moment.shares })
            .collect(),
        seats: played.into_iter().zip(openings).map(|(played, opening)| seat(played, opening)).collect(),
        decisions,
        strong_games,
    };
    Some(serde_json::to_string(&review).expect("a review can be written as JSON"))
}

fn seat(played: Played, opening: Vec<ReviewOpened>) -> ReviewSeat {
    let Played { turns, lost, blunders, moved, points, strong, opened, strong_opened, .. } = played;
    let moved = moved.into_iter().map(Into::into).collect();
    let (points, strong) = (named(&points), named(&strong));
    ReviewSeat { turns, lost, blunders, moved, points, strong, opened, strong_opened, opening }
}

fn named<T: Copy>(figures: &BTreeMap<&str, T>) -> BTreeMap<String, T> {
    figures.iter().map(|(name, &figure)| ((*name).to_owned(), figure)).collect()
}

/// The turns of one seat that a review contains.
struct Told {
    costliest: Vec<ReviewDecision>,
    opening: Vec<ReviewOpened>,
}

impl Told {
    /// Replays the game as the seat saw it. `None` if it does not replay, which would be a bug.
    fn of(session: &dyn AnySession, analysis: &Analysis, seat: Seat) -> Option<Told> {
        let mut decisions: Vec<&Decision> =
            analysis.decisions.iter().filter(|decision| decision.seat == seat).take(DECISIONS).collect();
        decisions.sort_by_key(|decision| decision.action);
        let mut told = Told { costliest: Vec::new(), opening: Vec::new() };
        let mut decisions = decisions.into_iter().peekable();
        let mut opening = analysis.seats[seat.idx()].opening.iter().peekable();
        let mut play = session.boxed_clone();
        play.rewind(0);
        let (mut known, mut steps) = (play.n_events(Some(Viewer::Seat(seat))), 0);
        for (index, (actor, action)) in session.undigested().actions.iter().enumerate() {
            if let Some(decision) = decisions.next_if(|decision| decision.action == index) {
                told.costliest.push(told_decision(play.as_ref(), decision, steps));
            }
            if let Some(turn) = opening.next_if(|turn| turn.action == index) {
                told.opening.push(told_opened(play.as_ref(), seat, turn));
            }
            play.apply(*actor, &Value::String(action.clone())).ok()?;
            let events = play.n_events(Some(Viewer::Seat(seat)));
            steps += usize::from(events > known);
            known = events;
        }
        Some(told)
    }
}

fn told_decision(before: &dyn AnySession, decision: &Decision, step: usize) -> ReviewDecision {
    let Decision { seat, action, stretch, played, better, lost, doubt, win, points, risks } = decision;
    let viewer = Viewer::Seat(*seat);
    ReviewDecision {
        seat: *seat,
        action: *action,
        stretch: *stretch,
        step,
        stand: before.headline().stand,
        frame: Frame { view: before.view(viewer), outlook: before.outlook(Viewer::Spectator) },
        played: told_turn(before, *seat, played),
        better: told_turn(before, *seat, better),
        lost: *lost,
        doubt: *doubt,
        win: *win,
        points: named(points),
        risks: named(risks),
    }
}

fn told_opened(before: &dyn AnySession, seat: Seat, turn: &Opened) -> ReviewOpened {
    let Opened { played, better, lost, .. } = turn;
    let better = (!better.is_empty()).then(|| told_turn(before, seat, better));
    ReviewOpened { played: told_turn(before, seat, played), better, lost: *lost }
}

fn told_turn(before: &dyn AnySession, seat: Seat, actions: &[Choice]) -> ReviewTurn {
    ReviewTurn { actions: actions.to_vec(), events: study::certain(before, seat, actions, SEED).events }
}
