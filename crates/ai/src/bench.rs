//! A benchmark of positions: how many points a bot's turns lose against the best ones that long roll-outs have found.
//!
//! It tells bots apart with far fewer games than a match, and in the unit that people understand. The file is text: a line
//! about its origin, and for each game a line with its options, its seed and its actions, followed by a line for each
//! position with the turns that were rolled out. Actions are indices into the list of legal actions, so a file is good for
//! one version of the rules and one set of component data.

use std::fmt::Write;

use game_core::{Chance, Fresh, Game, Seat, Seed, Unheard, key};
use serde::{Deserialize, Serialize};

use crate::{
    bot::{Bot, Player, Seen},
    duel::{self, Mean, Walk, whims_seed},
    learn::Learn,
    level::Level,
    model::Model,
    search::{Learned, Mind},
    think::{Limits, Turn},
};

/// The positions that come with the program, by game: two players each. Made again by the command in their first lines.
const SHIPPED: [(&str, &str); 2] =
    [("march", include_str!("../positions/march-2.bench")), ("myrmes", include_str!("../positions/myrmes-2.bench"))];

/// The text of the positions that come with the program for a game.
pub fn shipped(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
}

const MAGIC: &str = "formicarium-bench-1 ";

/// A turn that loses more points than this is a blunder.
pub const BLUNDER: f64 = 3.0;
/// Turns that are rolled out in each position.
const TURNS: usize = 8;
/// Positions that are taken from one game.
const PER_GAME: usize = 20;
/// How the rest of the dice fall while a turn is carried out: the same for every bot.
const DICE: u64 = 0xd1ce;

/// Where a benchmark comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub game: String,
    pub rules: u32,
    pub data: String,
    /// The command that made it.
    pub command: String,
}

/// See the module documentation.
#[derive(Clone, PartialEq, Debug)]
pub struct Benchmark<G: Game> {
    pub origin: Origin,
    games: Vec<Played<G>>,
}

#[derive(Clone, PartialEq, Debug)]
struct Played<G: Game> {
    game: G,
    seed: Seed,
    actions: Vec<u16>,
    positions: Vec<Position>,
}

#[derive(Clone, PartialEq, Debug)]
struct Position {
    /// After so many actions.
    at: usize,
    seat: Seat,
    turns: Vec<Rolled>,
}

#[derive(Clone, PartialEq, Debug)]
struct Rolled {
    actions: Vec<u16>,
    value: f32,
}

/// Why a file is not a benchmark.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadBenchmark {
    #[error("this is not a benchmark of this version")]
    NotABenchmark,
    #[error("line {0} cannot be read")]
    Line(usize),
    #[error("the benchmark is for {found}, not for {expected}")]
    Other { found: String, expected: String },
}

/// How a bot did.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Result {
    pub positions: usize,
    /// Points lost per turn, and the half-width of the 95 % interval.
    pub lost: f64,
    pub lost_half: f64,
    /// The share of turns that lose more than [`BLUNDER`] points.
    pub blunders: f64,
    /// The share of turns that had not been rolled out. They count as the worst of those that had.
    pub unlisted: f64,
}

impl<G: Learn> Benchmark<G> {
    /// The table of its first game.
    pub fn game(&self) -> Option<&G> {
        self.games.first().map(|played| &played.game)
    }

    pub fn n_positions(&self) -> usize {
        self.games.iter().map(|played| played.positions.len()).sum()
    }

    /// A benchmark without positions.
    pub fn new(game: &G, command: String) -> Benchmark<G> {
        let origin = Origin { game: G::ID.to_owned(), rules: G::RULES, data: game.data_hash().to_owned(), command };
        Benchmark { origin, games: Vec::new() }
    }

    /// Adds positions of one more game, which bots of several levels play. `nodes` is the budget of the roll-outs of each
    /// position.
    pub fn add_game(&mut self, game: &G, model: &Model, seed: Seed, nodes: u64) {
        const LEVELS: [Level; 4] = [Level::Skilled, Level::Casual, Level::Skilled, Level::Novice];
        let first = usize::from(whims_seed(seed) as u8);
        let mut players: Vec<Player<'_, G>> =
            (0..usize::from(game.seats())).map(|k| Player::new(LEVELS[(first + k) % LEVELS.len()].bot(game))).collect();
        let mut whims = Fresh::new(whims_seed(seed));
        let (mut actions, mut asked) = (Vec::new(), Vec::new());
        let mut walk = Walk::new(game, seed);
        while let Some(seat) = game.to_act(&walk.state).first() {
            let legal = game.legal(&walk.state, seat);
            if legal.len() > 1 {
                asked.push((actions.len(), seat, walk.state.clone()));
            }
            let action = players[seat.idx()].act(&Seen::new(game, &walk.state, seat, &legal), &mut whims);
            let index = legal.iter().position(|&other| other == action).expect("bots play by the rules");
            duel::apply(game, &mut walk.state, seat, action, &mut walk.chance, &mut players);
            actions.push(index as u16);
        }
        let mind = Mind { candidates: TURNS, nodes, clear: f32::INFINITY, limits: Limits::FULL, ..Mind::PLAIN };
        let judge = Learned::new(model, mind);
        let mut positions = Vec::new();
        while positions.len() < PER_GAME && !asked.is_empty() {
            let (at, seat, state) = asked.swap_remove(whims.below(asked.len() as u32) as usize);
            let legal = game.legal(&state, seat);
            let turns = judge.turns(&Seen::new(game, &state, seat, &legal), &mut whims);
            // In the middle of a turn everything has been decided often enough.
            if turns.len() >= 3 {
                positions.push(Position {
                    at,
                    seat,
                    turns: turns.iter().map(|turn| rolled(game, &state, seat, turn)).collect(),
                });
            }
        }
        positions.sort_by_key(|position| position.at);
        self.games.push(Played { game: game.clone(), seed, actions, positions });
    }

    /// Keeps about so many positions, spread over all games.
    pub fn thin_out(&mut self, positions: usize) {
        let step = self.n_positions().div_ceil(positions.max(1));
        let mut number = 0;
        for played in &mut self.games {
            played.positions.retain(|_| {
                number += 1;
                number % step == 0
            });
        }
    }

    /// Lets a bot play a turn in every position.
    pub fn measure<'b>(&self, bot: &dyn Fn(&G) -> Box<dyn Bot<G> + 'b>, mut look: impl FnMut(usize)) -> Result {
        let (mut losses, mut unlisted) = (Vec::new(), 0);
        for played in &self.games {
            let game = &played.game;
            let mut walk = Walk::new(game, played.seed);
            let mut positions = played.positions.iter().peekable();
            for (at, &index) in played.actions.iter().enumerate() {
                while let Some(position) = positions.next_if(|position| position.at == at) {
                    let end = turn_of(game, &walk.state, position.seat, &mut Player::new(bot(game)));
                    let best = position.turns.iter().map(|turn| turn.value).fold(f32::NEG_INFINITY, f32::max);
                    let found =
                        position.turns.iter().find(|turn| end_of(game, &walk.state, position.seat, turn) == end);
                    let worst = || position.turns.iter().map(|turn| turn.value).fold(f32::INFINITY, f32::min);
                    unlisted += usize::from(found.is_none());
                    losses.push(f64::from(best - found.map_or_else(worst, |turn| turn.value)));
                    look(losses.len());
                }
                let Some(seat) = game.to_act(&walk.state).first() else { break };
                let legal = game.legal(&walk.state, seat);
                walk.apply(seat, legal[usize::from(index)]);
            }
        }
        let (mean, n) = (Mean::of(losses.iter().copied()), losses.len().max(1) as f64);
        Result {
            positions: losses.len(),
            lost: mean.mean,
            lost_half: mean.half,
            blunders: losses.iter().filter(|&&lost| lost > BLUNDER).count() as f64 / n,
            unlisted: unlisted as f64 / n,
        }
    }

    pub fn to_text(&self) -> String {
        let mut text =
            format!("{MAGIC}{}\n", serde_json::to_string(&self.origin).expect("an origin has only text keys"));
        let put =
            |text: &mut String, part: std::fmt::Arguments<'_>| text.write_fmt(part).expect("a String takes anything");
        for played in &self.games {
            let options = serde_json::to_string(played.game.options()).expect("options can be written");
            put(&mut text, format_args!("game {options} {} {}\n", played.seed, dotted(&played.actions)));
            for Position { at, seat, turns } in &played.positions {
                put(&mut text, format_args!("at {at} {}", seat.0));
                for turn in turns {
                    put(&mut text, format_args!(" {}={:.2}", dotted(&turn.actions), turn.value));
                }
                text.push('\n');
            }
        }
        text
    }

    /// Reads a benchmark, for games with these component data.
    ///
    /// # Errors
    /// When it is for another game, other rules or other data, or cannot be read.
    pub fn from_text(text: &str, data: &game_core::DataFiles) -> std::result::Result<Benchmark<G>, BadBenchmark> {
        let mut lines = text.lines().enumerate();
        let head = lines.next().and_then(|(_, line)| line.strip_prefix(MAGIC)).ok_or(BadBenchmark::NotABenchmark)?;
        let origin: Origin = serde_json::from_str(head).map_err(|_| BadBenchmark::NotABenchmark)?;
        let mut benchmark: Benchmark<G> = Benchmark { origin, games: Vec::new() };
        for (number, line) in lines {
            benchmark.read_line(line, data).ok_or(BadBenchmark::Line(number + 1))?;
        }
        let origin = &benchmark.origin;
        if let Some(played) = benchmark.games.first() {
            let found = format!("{} by rules {} with data {}", origin.game, origin.rules, origin.data);
            let expected = format!("{} by rules {} with data {}", G::ID, G::RULES, played.game.data_hash());
            if found != expected {
                return Err(BadBenchmark::Other { found, expected });
            }
        }
        Ok(benchmark)
    }

    fn read_line(&mut self, line: &str, data: &game_core::DataFiles) -> Option<()> {
        let mut words = line.split(' ');
        match words.next()? {
            "game" => {
                let options = serde_json::from_str(words.next()?).ok()?;
                let game = G::new(options, data).ok()?;
                let seed = words.next()?.parse().ok()?;
                self.games.push(Played { game, seed, actions: undotted(words.next()?)?, positions: Vec::new() });
            }
            "at" => {
                let (at, seat) = (words.next()?.parse().ok()?, Seat(words.next()?.parse().ok()?));
                let mut turns = Vec::new();
                for word in words {
                    let (actions, value) = word.split_once('=')?;
                    turns.push(Rolled { actions: undotted(actions)?, value: value.parse().ok()? });
                }
                self.games.last_mut()?.positions.push(Position { at, seat, turns });
            }
            _ => return None,
        }
        Some(())
    }
}

/// Where a bot's turn ends.
fn turn_of<G: Learn>(game: &G, before: &G::State, seat: Seat, player: &mut Player<'_, G>) -> u64 {
    let (mut state, mut dice, mut whims) = (before.clone(), Fresh::new(DICE), Fresh::new(DICE));
    loop {
        let legal = game.legal(&state, seat);
        let action = player.act(&Seen::new(game, &state, seat, &legal), &mut whims);
        let asked = dice.clone();
        game.apply_listed(&mut state, seat, action, &mut dice, &mut Unheard);
        if dice != asked || !game.goes_on(before, &state, seat) {
            return key(&state);
        }
    }
}

/// Where a turn that was rolled out ends.
fn end_of<G: Learn>(game: &G, before: &G::State, seat: Seat, turn: &Rolled) -> u64 {
    let (mut state, mut dice) = (before.clone(), Fresh::new(DICE));
    for &index in &turn.actions {
        let Some(&action) = game.legal(&state, seat).get(usize::from(index)) else { break };
        game.apply_listed(&mut state, seat, action, &mut dice, &mut Unheard);
    }
    key(&state)
}

/// A turn by the indices of its actions. It ends where chance is asked.
fn rolled<G: Learn>(game: &G, before: &G::State, seat: Seat, turn: &Turn<G::Action>) -> Rolled {
    let (mut state, mut dice) = (before.clone(), Fresh::new(DICE));
    let mut actions = Vec::new();
    for &action in &turn.actions {
        // A guess at what is hidden may allow what the truth does not.
        let Some(index) = game.legal(&state, seat).iter().position(|&other| other == action) else { break };
        actions.push(index as u16);
        let asked = dice.clone();
        game.apply_listed(&mut state, seat, action, &mut dice, &mut Unheard);
        if dice != asked {
            break;
        }
    }
    Rolled { actions, value: turn.value }
}

fn dotted(numbers: &[u16]) -> String {
    numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(".")
}

fn undotted(text: &str) -> Option<Vec<u16>> {
    text.split('.').map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use march::March;
    use myrmes::Myrmes;

    use super::*;

    /// A change of rules or data makes the indices of actions wrong, so the positions have to be made again.
    fn can_be_used<G: Learn>() {
        let text = shipped(G::ID).expect("positions come with every game");
        let benchmark = Benchmark::<G>::from_text(text, &G::own_data()).unwrap();
        assert!(benchmark.n_positions() >= 2000, "{} positions", benchmark.n_positions());
        assert_eq!(benchmark.to_text(), text);
        for played in &benchmark.games {
            let mut walk = Walk::new(&played.game, played.seed);
            for (at, &index) in played.actions.iter().enumerate() {
                for position in played.positions.iter().filter(|position| position.at == at) {
                    assert!(played.game.to_act(&walk.state).contains(position.seat));
                    let first = |turn: &Rolled| usize::from(turn.actions[0]);
                    let n_legal = played.game.legal(&walk.state, position.seat).len();
                    assert!(position.turns.iter().all(|turn| first(turn) < n_legal));
                }
                let seat = played.game.to_act(&walk.state).first().expect("the game goes on");
                let legal = played.game.legal(&walk.state, seat);
                walk.apply(seat, legal[usize::from(index)]);
            }
            assert!(played.game.standing(&walk.state).is_some(), "games were played to their end");
        }
    }

    #[test]
    fn the_positions_that_come_with_the_program_can_be_used() {
        can_be_used::<March>();
        can_be_used::<Myrmes>();
    }
}
