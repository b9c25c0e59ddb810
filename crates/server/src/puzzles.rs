//! Puzzles: positions that come with the program, in which one turn is clearly best.
//!
//! `formicarium puzzles` finds them. The page plays the one turn on an imagined copy (`/api/whatif`), so nothing is stored. A turn
//! that was compared when the puzzle was made has its figures in the file; any other one is rolled out beside the solution on the
//! bots' threads.

use std::{collections::BTreeMap, sync::LazyLock};

use ai::{
    Level,
    puzzles::{AS_GOOD, Puzzle, Puzzles, Weighed},
};
use axum::{
    Json,
    extract::{Path, State},
    http::header::CACHE_CONTROL,
    response::IntoResponse,
};
use game_core::{AnySession, Seed, erased::Choice};
use serde_json::Value;

use crate::{
    App,
    auth::Who,
    body::Body,
    error::{Error, Result},
    games,
    protocol::{LevelAnswer, Puzzle as Told, PuzzleCard, PuzzleList, PuzzleTurn, Solve, Solved, Tried},
    replay::in_background,
    study::{Certain, certain},
    whatif::{Attempt, seed_of},
};

/// The most actions of one turn.
const MOST_ACTIONS: usize = 200;
/// The luck with which turns are rolled out: the same for everybody.
const SEED: u64 = 1;

static PUZZLES: LazyLock<Vec<Puzzles>> = LazyLock::new(|| {
    let files = [include_str!("../../myrmes/lessons/puzzles.jsonl"), include_str!("../../march/lessons/puzzles.jsonl")];
    files.map(|text| sorted(Puzzles::from_text(text).expect("a test reads every puzzle"))).into()
});

/// What lists show of the puzzles, in the same order.
static LISTS: LazyLock<Vec<PuzzleList>> = LazyLock::new(|| {
    let card = |game: &str, puzzle: &Puzzle| {
        let session = open(game, puzzle).expect("a test opens every puzzle");
        let (stand, phase) = (session.headline().stand, session.phase(puzzle.seat).to_owned());
        PuzzleCard { id: puzzle.id.clone(), grade: grade(puzzle), stand, phase }
    };
    let list = |all: &Puzzles| {
        let game = &all.origin.game;
        PuzzleList { game: game.clone(), puzzles: all.puzzles.iter().map(|puzzle| card(game, puzzle)).collect() }
    };
    PUZZLES.iter().map(list).collect()
});

/// The easiest first; those of the same grade in the order of their ids, which has nothing to do with the games they come from.
fn sorted(mut all: Puzzles) -> Puzzles {
    all.puzzles.sort_by(|a, b| grade(a).cmp(&grade(b)).then_with(|| a.id.cmp(&b.id)));
    all
}

/// The puzzles of a game, the easiest first.
pub fn of(game: &str) -> Option<&'static Puzzles> {
    PUZZLES.iter().find(|puzzles| puzzles.origin.game == game)
}

pub(crate) fn find(game: &str, id: &str) -> Result<&'static Puzzle> {
    of(game).and_then(|puzzles| puzzles.find(id)).ok_or(Error::NotFound("such puzzle"))
}

/// How many levels miss the solution.
fn grade(puzzle: &Puzzle) -> u8 {
    puzzle.missed.len() as u8
}

/// The game at the moment of a puzzle, as it really was.
pub fn open(game: &str, puzzle: &Puzzle) -> Result<Box<dyn AnySession>> {
    Ok(games::get(game)?.place(&puzzle.options, None, Seed::from(0), &puzzle.position)?)
}

/// The puzzles of a game, the easiest first.
#[utoipa::path(get, path = "/api/puzzles/{game}", tag = "study", params(("game" = String, Path)), responses((status = 200, body = PuzzleList)))]
pub async fn list(State(app): State<App>, Path(game): Path<String>) -> Result<impl IntoResponse> {
    // The first time, all positions are opened.
    let lists = in_background(&app, || Ok(&*LISTS)).await?;
    let list = lists.iter().find(|list| list.game == game).ok_or(Error::NotFound("such game"))?;
    Ok(([(CACHE_CONTROL, "max-age=600")], Json(list)))
}

/// A puzzle.
#[utoipa::path(get, path = "/api/puzzles/{game}/{id}", tag = "study", params(("game" = String, Path), ("id" = String, Path)), responses((status = 200, body = Told)))]
pub async fn puzzle(Path((game, id)): Path<(String, String)>) -> Result<impl IntoResponse> {
    let puzzle = find(&game, &id)?;
    let session = open(&game, puzzle)?;
    let all = of(&game).map_or(&[][..], |all| &all.puzzles);
    let next = all.iter().skip_while(|other| other.id != id).nth(1).map(|next| next.id.clone());
    let (seat, players) = (puzzle.seat, session.players());
    let (options, stand) = (session.options(), session.headline().stand);
    let told = Told { game, id, grade: grade(puzzle), seat, players, options, stand, next };
    Ok(([(CACHE_CONTROL, "max-age=600")], Json(told)))
}

/// How a turn compares with the solution of a puzzle, and what the solution is.
#[utoipa::path(post, path = "/api/puzzles/{game}/{id}", tag = "study", params(("game" = String, Path), ("id" = String, Path)), request_body = Solve, responses((status = 200, body = Solved)))]
pub async fn solve(
    State(app): State<App>,
    who: Option<Who>,
    Path((game, id)): Path<(String, String)>,
    Body(Solve { actions }): Body<Solve>,
) -> Result<Json<Solved>> {
    if actions.len() > MOST_ACTIONS {
        return Err(Error::bad(format!("a turn has at most {MOST_ACTIONS} actions")));
    }
    let puzzle = find(&game, &id)?;
    let session = open(&game, puzzle)?;
    let found = if actions.is_empty() {
        None
    } else {
        let copy = session.boxed_clone();
        let (known, actions) =
            in_background(&app, move || Ok((known(copy.as_ref(), puzzle, &actions)?, actions))).await?;
        match known {
            Some(nth) => Some(Found::Known(nth)),
            None => {
                let _alone = who.as_ref().map(|Who(person)| app.limits.study(&person.id)).transpose()?;
                let _stranger = if who.is_none() { Some(app.limits.stranger().await?) } else { None };
                let copy = session.boxed_clone();
                let weighed = app.hub.shared().pool.study(move || weigh(copy.as_ref(), puzzle, &actions)).await?;
                Some(Found::New(weighed.ok_or_else(|| Error::Bug("a puzzle of a game without models".into()))?))
            }
        }
    };
    Ok(Json(told(session.as_ref(), &game, puzzle, found)))
}

/// The turn that was asked about.
enum Found {
    /// One of those that the puzzle comes with.
    Known(usize),
    New(Weighed),
}

/// Which of the turns of the puzzle ends where these actions do.
fn known(session: &dyn AnySession, puzzle: &Puzzle, actions: &[String]) -> Result<Option<usize>> {
    let end = end_of(session, puzzle, actions)?;
    let ends_there = |turn: &Weighed| end_of(session, puzzle, &turn.actions).is_ok_and(|other| other == end);
    Ok(puzzle.turns.iter().position(ends_there))
}

/// Where a turn ends, in the copy that the page plays it on. Refused unless the actions are one whole turn.
fn end_of(session: &dyn AnySession, puzzle: &Puzzle, actions: &[String]) -> Result<String> {
    let seat = puzzle.seat;
    let mut copy = Attempt::of(session, seat, seat, seed_of("", 0));
    for action in actions {
        if copy.is_turn_over(seat) {
            return Err(Error::bad("the turn is over before the last of these actions"));
        }
        copy.try_all(vec![Tried { seat, action: action.clone() }], false)?;
    }
    if !copy.is_turn_over(seat) {
        return Err(Error::NotNow("the turn is not over yet"));
    }
    Ok(copy.session.digest())
}

/// What is to be expected of a turn that the puzzle does not come with. The difference to the solution is what was measured; it
/// is told against the figures of the puzzle.
fn weigh(session: &dyn AnySession, puzzle: &Puzzle, actions: &[String]) -> Option<Weighed> {
    let known = puzzle.solution();
    let weighed = ai::weigh(session, puzzle.seat, [&known.actions, actions], SEED)?;
    let [solution, own] = &weighed[..] else { return None };
    let moved = |known: &[f32], solution: &[f32], own: &[f32]| {
        known.iter().zip(solution.iter().zip(own)).map(|(known, (solution, own))| known + own - solution).collect()
    };
    Some(Weighed {
        actions: actions.to_vec(),
        behind: own.behind.max(0.0),
        doubt: own.doubt,
        win: (known.win + own.win - solution.win).clamp(0.0, 1.0),
        points: moved(&known.points, &solution.points, &own.points),
        rivals: known.rivals + own.rivals - solution.rivals,
        risks: moved(&known.risks, &solution.risks, &own.risks),
    })
}

fn told(session: &dyn AnySession, game: &str, puzzle: &Puzzle, found: Option<Found>) -> Solved {
    let mut turns: Vec<&Weighed> = puzzle.turns.iter().collect();
    let (yours, solved) = match &found {
        None => (None, false),
        Some(Found::Known(nth)) => (Some(*nth), *nth == 0),
        Some(Found::New(own)) => {
            // The solution stays the first, however good this one is.
            let at = turns.partition_point(|turn| turn.behind <= own.behind).max(1);
            turns.insert(at, own);
            (Some(at), own.behind <= AS_GOOD)
        }
    };
    let levels =
        Level::FOR_PEOPLE.map(|level| LevelAnswer { level: level.to_string(), finds: !puzzle.missed.contains(&level) });
    Solved {
        solved,
        turns: turns.into_iter().map(|turn| told_turn(session, game, puzzle, turn)).collect(),
        yours: yours.map(|nth| nth as u8),
        levels: levels.into(),
    }
}

fn told_turn(session: &dyn AnySession, game: &str, puzzle: &Puzzle, turn: &Weighed) -> PuzzleTurn {
    let as_choice = |text: &String| Choice { text: text.clone(), action: Value::String(text.clone()) };
    let choices: Vec<Choice> = turn.actions.iter().map(as_choice).collect();
    let Certain { events, now } = certain(session, puzzle.seat, &choices, SEED);
    let origin = &of(game).expect("the puzzle was found in it").origin;
    let named = |names: &[String], figures: &[f32]| {
        names.iter().cloned().zip(figures.iter().copied()).collect::<BTreeMap<_, _>>()
    };
    PuzzleTurn {
        actions: turn.actions.clone(),
        events,
        now,
        behind: turn.behind,
        doubt: turn.doubt,
        win: turn.win,
        points: named(&origin.sources, &turn.points),
        rivals: turn.rivals,
        risks: named(&origin.risks, &turn.risks),
    }
}
