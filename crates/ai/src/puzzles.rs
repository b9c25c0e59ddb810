//! Puzzles: positions from games of bots in which one turn is clearly best.
//!
//! [`mine`] finds them and [`Puzzles`] is the file they come in: a line about its origin, and a line for each puzzle. A puzzle is
//! a typed position, so it does not depend on the game it comes from, with the solution and the best other turns, what each is
//! expected to bring, and the levels that miss the solution.

pub mod mine;
#[cfg(test)]
mod tests;

use game_core::{DataFiles, Fresh, Game, Seat, Session, json::digest};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{
    bot::Seen,
    learn::Learn,
    level::Level,
    model::Model,
    search::{Expected, Learned, Mind},
    think::{Limits, Turn},
};

/// Roll-outs that compare the turn of somebody who solves a puzzle with the solution.
const ROLL_OUTS: usize = 32;

/// The first few puzzles may be alike.
const MARGIN: usize = 6;

/// A turn that loses no more points than this is as good as the solution.
pub const AS_GOOD: f32 = 0.5;

/// The puzzles of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzles {
    pub origin: Origin,
    pub puzzles: Vec<Puzzle>,
}

/// Where puzzles come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub game: String,
    pub rules: u32,
    /// The hash of the component data.
    pub data: String,
    /// The command that made them.
    pub command: String,
    /// The names of the figures in [`Weighed::points`] and [`Weighed::risks`].
    pub sources: Vec<String>,
    pub risks: Vec<String>,
}

/// See the module documentation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Made from the position, so that the same puzzle has the same id whenever it is found.
    pub id: String,
    pub options: Value,
    pub seat: Seat,
    pub position: Value,
    /// The solution, and the best other turns, best first.
    pub turns: Vec<Weighed>,
    /// The levels that miss the solution.
    pub missed: Vec<Level>,
}

/// A turn, and what it is expected to bring. What is measured is rounded to hundredths, points and risks to tenths.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    /// Its actions in the notation of the game.
    pub actions: Vec<String>,
    /// How many points worse than the solution it is, the margin and the chance to win together.
    pub behind: f32,
    /// The standard error of that; 0 for the solution.
    pub doubt: f32,
    /// The probability to win.
    pub win: f32,
    /// Points at the end of the game, by source.
    pub points: Vec<f32>,
    /// The mean of the rivals' points.
    pub rivals: f32,
    pub risks: Vec<f32>,
}

/// Why a file has no puzzles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPuzzles {
    #[error("line {line}: {why}")]
    Line { line: usize, why: String },
    #[error("the file has no first line that says where the puzzles come from")]
    Empty,
}

impl Puzzles {
    /// A file without puzzles.
    pub fn new<G: Learn>(game: &G, command: String) -> Puzzles {
        let names = |names: &mut dyn Iterator<Item = &'static str>| names.map(str::to_owned).collect();
        let origin = Origin {
            game: G::ID.to_owned(),
            rules: G::RULES,
            data: game.data_hash().to_owned(),
            command,
            sources: names(&mut G::SOURCES.iter().copied()),
            risks: names(&mut G::RISKS.iter().map(|risk| risk.name)),
        };
        Puzzles { origin, puzzles: Vec::new() }
    }

    /// Adds a puzzle that was found, unless there are `most` already, it is there, or too many are like it: at most one in four
    /// may be missed by one level alone, and at most one in three may be about the same kind of action.
    pub fn add(&mut self, puzzle: Puzzle, most: usize) {
        let is_easy = |puzzle: &Puzzle| puzzle.missed.len() == 1;
        let like = |is: &dyn Fn(&Puzzle) -> bool| self.puzzles.iter().filter(|puzzle| is(puzzle)).count();
        let some = self.puzzles.len() + MARGIN;
        let too_easy = is_easy(&puzzle) && 4 * like(&is_easy) > some;
        let too_common = 3 * like(&|other: &Puzzle| other.kind() == puzzle.kind()) > some;
        if self.puzzles.len() < most && !too_easy && !too_common && self.find(&puzzle.id).is_none() {
            self.puzzles.push(puzzle);
        }
    }

    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    pub fn to_text(&self) -> String {
        let line = |value: serde_json::Result<String>| value.expect("puzzles have only text keys") + "\n";
        let puzzles = self.puzzles.iter().map(|puzzle| line(serde_json::to_string(puzzle)));
        std::iter::once(line(serde_json::to_string(&self.origin))).chain(puzzles).collect()
    }

    /// Reads a file of puzzles. Whether the positions are legal shows when they are opened.
    ///
    /// # Errors
    /// When a line cannot be read, or a puzzle has no other turn than the solution.
    pub fn from_text(text: &str) -> Result<Puzzles, BadPuzzles> {
        let bad = |line: usize, why: String| BadPuzzles::Line { line: line + 1, why };
        let mut lines = text.lines().enumerate();
        let (number, first) = lines.next().ok_or(BadPuzzles::Empty)?;
        let origin = serde_json::from_str(first).map_err(|error| bad(number, error.to_string()))?;
        let mut puzzles = Vec::new();
        for (number, line) in lines {
            let puzzle: Puzzle = serde_json::from_str(line).map_err(|error| bad(number, error.to_string()))?;
            if puzzle.turns.len() < 2 {
                return Err(bad(number, "a puzzle has a solution and another turn".to_owned()));
            }
            puzzles.push(puzzle);
        }
        Ok(Puzzles { origin, puzzles })
    }
}

impl Puzzle {
    pub fn solution(&self) -> &Weighed {
        &self.turns[0]
    }

    /// What the solution begins with: the first word of its notation.
    pub fn kind(&self) -> &str {
        self.solution().actions.first().and_then(|action| action.split(' ').next()).unwrap_or_default()
    }

    /// The game at the moment of the puzzle.
    ///
    /// # Errors
    /// When the options or the position are not legal.
    pub fn open<G: Game>(&self, data: &DataFiles) -> Result<Session<G>, game_core::Refused> {
        let read = |what: &str, error: serde_json::Error| game_core::Refused::new(what, error.to_string());
        let options = G::Options::deserialize(&self.options).map_err(|error| read("options", error))?;
        let position = G::Position::deserialize(&self.position).map_err(|error| read("position", error))?;
        Session::from_position(G::new(options, data)?, 0.into(), &position)
    }
}

/// Whether the turn that a seat began in `before` is over in `after`, which chance may have had a part in (`asked`). In a
/// simultaneous phase the others may not have answered yet; where they are asked something else, the turn is over.
pub(crate) fn is_over<G: Learn>(game: &G, before: &G::State, after: &G::State, seat: Seat, asked: bool) -> bool {
    let (could_act, can_act) = (game.to_act(before), game.to_act(after));
    asked || !can_act.is_subset_of(could_act) || !can_act.contains(seat) || game.is_through(before, after, seat)
}

/// The mind that judges the turns of puzzles.
fn mind<G: Learn>() -> Mind {
    Mind {
        limits: Limits::FULL,
        candidates: mine::CANDIDATES,
        nodes: mine::NODES,
        spans: G::PUZZLE_SPANS,
        ..Mind::PLAIN
    }
}

/// What is to be expected of the solution and of another turn, with the same luck for both.
pub(crate) fn compare<G: Learn>(
    session: &Session<G>,
    model: &Model,
    seat: Seat,
    turns: [Vec<G::Action>; 2],
    seed: u64,
) -> Vec<Weighed> {
    let legal = session.legal(seat);
    let seen = Seen::new(session.game(), session.state(), seat, &legal);
    let turns = turns.map(|actions| Turn { value: 0.0, actions }).into();
    let found = Learned::new(model, mind::<G>()).expect(&seen, Fresh::new(seed), turns, ROLL_OUTS);
    found.iter().map(weighed::<G>).collect()
}

fn weighed<G: Learn>(expected: &Expected<G::Action>) -> Weighed {
    let Expected { turn, judgement, behind, doubt } = expected;
    let round = |x: f32| (100.0 * x).round() / 100.0;
    let tenths = |figures: &[f32], n: usize| figures.iter().take(n).map(|x| (10.0 * x).round() / 10.0).collect();
    Weighed {
        actions: turn.actions.iter().map(ToString::to_string).collect(),
        behind: round(*behind),
        doubt: round(doubt.unwrap_or(0.0)),
        win: round(judgement.places[0]),
        points: tenths(&judgement.own, G::SOURCES.len()),
        rivals: round(judgement.rivals.iter().sum()),
        risks: tenths(&judgement.risks, G::RISKS.len()),
    }
}

/// The id of a puzzle.
fn id(options: &Value, seat: Seat, position: &Value) -> String {
    let mut id = digest(&json!([options, seat, position]));
    id.truncate(8);
    id
}

/// A position without the fields that are understood without being written: a shorter text for the same position.
fn pruned<P: PartialEq + DeserializeOwned>(position: &P, text: Value) -> Value {
    let mut text = text;
    let mut paths = vec![String::new()];
    while let Some(path) = paths.pop() {
        let Some(here) = text.pointer(&path) else { continue };
        match here {
            Value::Array(list) => paths.extend((0..list.len()).map(|nth| format!("{path}/{nth}"))),
            Value::Object(fields) => {
                for name in fields.keys().cloned().collect::<Vec<_>>() {
                    let mut shorter = text.clone();
                    if let Some(fields) = shorter.pointer_mut(&path).and_then(Value::as_object_mut) {
                        fields.remove(&name);
                    }
                    if P::deserialize(&shorter).is_ok_and(|same| same == *position) {
                        text = shorter;
                    } else {
                        paths.push(format!("{path}/{}", name.replace('~', "~0").replace('/', "~1")));
                    }
                }
            }
            _ => {}
        }
    }
    text
}
