//! Random positions with well-developed colonies.

use game_core::{Chance, Fresh, Game, Hex, Seat};
use myrmes::{
    ColonyPosition, Lying, Myrmes, Objective, Phase, PheromonePosition, Position, Prey, Season, Source, Tile,
};

/// A position in which a seat has a decision, with deep colonies, full stores, many tiles and
/// completed objectives.
///
/// Built by trial and error: additions that the rules refuse are dropped.
pub(crate) fn position(game: &Myrmes, seed: u64) -> Position {
    let mut dice = Fresh::new(seed);
    loop {
        let mut position = bare(game, &mut dice);
        if game.place(&position).is_err() {
            continue;
        }
        for _ in 0..160 {
            let mut richer = position.clone();
            enrich(game, &mut richer, &mut dice);
            if game.place(&richer).is_ok() {
                position = richer;
            }
        }
        return position;
    }
}

fn pick<T: Copy>(items: &[T], dice: &mut Fresh) -> T {
    items[dice.below(items.len() as u32) as usize]
}

fn below(n: u32, dice: &mut Fresh) -> u8 {
    dice.below(n) as u8
}

/// The point in time, and what every player has.
fn bare(game: &Myrmes, dice: &mut Fresh) -> Position {
    let phase = pick(
        &[Phase::Births, Phase::Workers, Phase::Workers, Phase::Harvest, Phase::Atelier, Phase::EndOfSeason],
        dice,
    );
    let kinds = game.components().objectives;
    let two = |level: u8, dice: &mut Fresh| {
        let of_level = kinds.iter().filter(|kind| kind.level == level).map(|kind| kind.objective);
        let mut tiles: Vec<Objective> = of_level.collect();
        let first = tiles.remove(dice.below(tiles.len() as u32) as usize);
        [first, pick(&tiles, dice)]
    };
    let colony = |dice: &mut Fresh| ColonyPosition {
        level: below(4, dice),
        larvae: below(14, dice),
        food: below(6, dice),
        earth: below(5, dice),
        stone: below(5, dice),
        soldiers: below(4, dice),
        workers: if phase == Phase::Harvest { 0 } else { below(5, dice) },
        nurses: 3 + below(6, dice),
        atelier: if phase == Phase::Births { 0 } else { below(4, dice) },
        prey: Prey::ALL.into_iter().map(|prey| (prey, below(2, dice))).collect(),
        ..ColonyPosition::default()
    };
    Position {
        year: 1 + below(3, dice),
        season: pick(&Season::ALL, dice),
        phase,
        first: Seat(below(game.seats().into(), dice)),
        objectives: [two(1, dice), two(2, dice), two(3, dice)].concat(),
        colonies: (0..game.seats()).map(|_| colony(dice)).collect(),
        ..Position::default()
    }
}

/// Adds one thing, possible or not.
fn enrich(game: &Myrmes, position: &mut Position, dice: &mut Fresh) {
    let hex = Hex::new(below(15, dice) as i8 - 7, below(15, dice) as i8 - 7);
    let turn = below(12, dice);
    let n_objectives = position.objectives.len() as u32;
    let objective = position.objectives[usize::from(below(n_objectives, dice))];
    let event = pick(&myrmes::Bonus::ALL, dice);
    let seat = usize::from(below(game.seats().into(), dice));
    let colony = &mut position.colonies[seat];
    match dice.below(12) {
        0 => drop(position.prey.insert(hex, pick(&Prey::ALL, dice))),
        1 => position.orphans.push(Lying { tile: pick(&Tile::ALL[7..], dice), turn, at: hex }),
        2 | 3 => colony.specials.push(Lying { tile: pick(&Tile::ALL[7..], dice), turn, at: hex }),
        4 => colony.tunnels.get_or_insert_default().push(hex),
        5 if position.phase != Phase::Births => colony.event = Some(event),
        6 => drop(colony.completed.insert(objective, 1)),
        7 => drop(colony.scored.insert(Source::Prey, dice.below(20) as i16)),
        _ => {
            let pheromone = PheromonePosition { tile: pick(&Tile::ALL[..7], dice), turn, at: hex, cubes: None };
            // Some have already been harvested.
            let cubes = if dice.below(3) == 0 { Some(Default::default()) } else { None };
            colony.pheromones.push(PheromonePosition { cubes, ..pheromone });
        }
    }
}
