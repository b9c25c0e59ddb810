//! Events as text, for the log.

use std::fmt;

use game_core::{Hex, Seat};

use super::{Cubes, Event, EventKind, Scored};
use crate::{
    components::{Cube, Room},
    state::Phase,
};

/// "-1 soldier, +2 food": the figures of an event, those that are 0 left out.
struct Figures(Vec<String>);

impl Figures {
    fn new() -> Figures {
        Figures(Vec::new())
    }

    fn add(mut self, sign: char, count: u8, what: &str) -> Figures {
        if count > 0 {
            let plural = match what {
                "food" | "earth" | "stone" => what.to_owned(),
                "larva" => "larvae".to_owned(),
                _ => format!("{what}s"),
            };
            self.0.push(format!("{sign}{count} {}", if count == 1 { what } else { &plural }));
        }
        self
    }

    fn cubes(self, sign: char, cubes: Cubes) -> Figures {
        let counts: [u8; 3] = cubes.into();
        Cube::ALL.into_iter().fold(self, |figures, cube| figures.add(sign, counts[cube.idx()], cube.name()))
    }

    fn scored(mut self, scored: Option<Scored>) -> Figures {
        if let Some(scored) = scored {
            self.0.push(format!("{:+} point{}", scored.points, if scored.points.abs() == 1 { "" } else { "s" }));
            if scored.vp_plus_1 != 0 {
                self.0.push(format!("{:+} from VP+1", scored.vp_plus_1));
            }
        }
        self
    }
}

/// `: -1 soldier, +1 food`, or nothing.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, ": {}", self.0.join(", ")) }
    }
}

fn hexes(hexes: &[Hex]) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(", ")
}

fn in_words(phase: Phase) -> String {
    phase.name().replace('_', " ")
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.seat {
            write!(f, "{seat} ")?;
        }
        write!(f, "{}", self.what)?;
        if self.forced { write!(f, " (no choice)") } else { Ok(()) }
    }
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventKind::StartDrawn { at } => write!(f, "starts from the tunnel at {at}"),
            EventKind::PreyLaid { at, prey } => write!(f, "A {prey} lies at {at}"),
            EventKind::ObjectivesDrawn { objectives } => {
                let names: Vec<&str> = objectives.iter().map(|objective| objective.name()).collect();
                write!(f, "Objectives: {}", names.join(", "))
            }
            EventKind::FirstPlayer { .. } => write!(f, "is the first player"),
            EventKind::DiceRolled { year, dice } => {
                let dice: Vec<String> = dice.iter().map(|(season, pips)| format!("{season} {pips}")).collect();
                write!(f, "Year {year}, dice: {}", dice.join(", "))
            }
            EventKind::SeasonBegan { year, season, event } => {
                write!(f, "Year {year}, {season}: the event is {}", event.title())
            }
            EventKind::PhaseBegan { phase } => write!(f, "Phase: {}", in_words(*phase)),
            EventKind::Chose { action } => write!(f, "chose: {action}"),
            EventKind::Revealed { phase } => write!(f, "Everybody has chosen ({})", in_words(*phase)),
            EventKind::LarvaeSacrificed { food: 0, .. } => write!(f, "keeps the larvae: there is no food to be had"),
            EventKind::LarvaeSacrificed { larvae, food } => {
                write!(f, "sacrificed larvae{}", Figures::new().add('-', *larvae, "larva").add('+', *food, "food"))
            }
            EventKind::EventSet { from, to, larvae } if from == to => {
                write!(f, "keeps the event {}{}", to.title(), Figures::new().add('-', *larvae, "larva"))
            }
            EventKind::EventSet { from, to, larvae } => {
                let figures = Figures::new().add('-', *larvae, "larva");
                write!(f, "moved the event from {} to {}{figures}", from.title(), to.title())
            }
            EventKind::NursesPlaced { larvae, soldiers, workers, atelier } => write!(
                f,
                "placed nurses: {larvae} for larvae, {soldiers} for soldiers, {workers} for workers, {atelier} in the atelier"
            ),
            EventKind::Born { larvae, soldiers, workers, ants_lost, larvae_lost } => {
                let figures = Figures::new()
                    .add('+', *larvae, "larva")
                    .add('+', *soldiers, "soldier")
                    .add('+', *workers, "worker");
                if figures.0.is_empty() {
                    write!(f, "has no births")?;
                } else {
                    write!(f, "has births{figures}")?;
                }
                if *ants_lost > 0 {
                    write!(f, ", {ants_lost} beyond the limit lost")?;
                }
                if *larvae_lost > 0 { write!(f, ", {larvae_lost} larvae missing in the supply") } else { Ok(()) }
            }
            EventKind::WorkedIn { room, larvae, gained, paid, scored } => {
                let figures =
                    Figures::new().cubes('-', *paid).add('+', *larvae, "larva").cubes('+', *gained).scored(*scored);
                match room {
                    Room::Queen => write!(f, "fed the queen{figures}"),
                    Room::Gestation => write!(f, "worked in the gestation room{figures}"),
                    room => write!(f, "worked in the {room}{figures}"),
                }
            }
            EventKind::WorkerLeft { by, points } => {
                write!(f, "sent a worker out by {by} with {points} movement points")
            }
            EventKind::WorkerMoved { from, to, points_left, soldier_for } => {
                let plural = if *points_left == 1 { "" } else { "s" };
                write!(f, "moved from {from} to {to}, {points_left} point{plural} left")?;
                match soldier_for {
                    Some(owner) => write!(f, ": -1 soldier for the space of {owner}"),
                    None => Ok(()),
                }
            }
            EventKind::PreyHunted { at, prey, soldiers, food, scored, .. } => {
                let figures = Figures::new().add('-', *soldiers, "soldier").add('+', *food, "food").scored(*scored);
                write!(f, "hunted a {prey} at {at}{figures}")
            }
            EventKind::PheromoneCleared { pheromone, owner, stands_on, earth, scored } => {
                let figures = Figures::new().add('-', *earth, "earth").scored(*scored);
                write!(f, "cleared {} of {owner} at {}, now on {stands_on}{figures}", pheromone.tile, pheromone.at)
            }
            EventKind::TilePlaced { tile, cubes, paid, scored } => {
                write!(f, "placed {} at {}", tile.tile, tile.at)?;
                let carries: Vec<String> = Figures::new().cubes('+', *cubes).0;
                if !carries.is_empty() {
                    write!(f, " with {}", carries.join(", ").replace('+', ""))?;
                }
                write!(f, "{}", Figures::new().cubes('-', *paid).scored(*scored))
            }
            EventKind::WorkerDiscarded { at } => write!(f, "ended the sortie at {at}"),
            EventKind::Harvested { from, cubes } => {
                write!(f, "harvested at {from}{}", Figures::new().cubes('+', *cubes))
            }
            EventKind::FarmHarvested { at, cubes } => {
                write!(f, "harvested the special tile at {at}{}", Figures::new().cubes('+', *cubes))
            }
            EventKind::SubColonyHarvested { at, scored } => {
                write!(f, "harvested the sub-colony at {at}{}", Figures::new().scored(Some(*scored)))
            }
            EventKind::TunnelPlaced { at, earth } => {
                write!(f, "placed a tunnel at {at}{}", Figures::new().add('+', *earth, "earth"))
            }
            EventKind::LevelDug { level, paid } => {
                write!(f, "dug to level {level}{}", Figures::new().cubes('-', *paid))
            }
            EventKind::NurseMade { food, larvae } => {
                write!(f, "made a new nurse{}", Figures::new().add('-', *food, "food").add('-', *larvae, "larva"))
            }
            EventKind::ObjectiveBegun { objective } => write!(f, "begins the objective {objective}"),
            EventKind::TilePicked { at } => write!(f, "picks the tile at {at}"),
            EventKind::ObjectiveCompleted { objective, given, scored } => {
                let mut figures = Figures::new()
                    .cubes('-', given.cubes)
                    .add('-', given.larvae, "larva")
                    .add('-', given.soldiers, "soldier")
                    .add('-', given.nurses, "nurse")
                    .add('-', given.levels, "level");
                figures.0.extend(given.prey.iter().map(|prey| format!("-1 {prey}")));
                if !given.emptied.is_empty() {
                    let cubes = Figures::new().cubes('+', given.from_tiles).0.join(", ").replace('+', "");
                    let of = if cubes.is_empty() { String::new() } else { format!(" of {cubes}") };
                    figures.0.push(format!("emptied {}{of}", hexes(&given.emptied)));
                }
                if !given.unmarked.is_empty() {
                    figures.0.push(format!("gave up {}", hexes(&given.unmarked)));
                }
                write!(f, "completed the objective {objective}{}", figures.scored(Some(*scored)))
            }
            EventKind::ObjectiveBonus { objective, completed_by, scored } => {
                let figures = Figures::new().scored(Some(*scored));
                write!(f, "profits from {completed_by} completing {objective}{figures}")
            }
            EventKind::AtelierLeft { idle } => {
                write!(f, "leaves the atelier, {idle} nurse{} idle", if *idle == 1 { "" } else { "s" })
            }
            EventKind::Stored { discarded, .. } => {
                write!(f, "discarded what the storeroom cannot hold{}", Figures::new().cubes('-', *discarded))
            }
            EventKind::WorkersReturned { workers } => {
                write!(f, "takes {workers} worker{} back from the rooms", if *workers == 1 { "" } else { "s" })
            }
            EventKind::SeasonEnded { season } => write!(f, "The {season} is over"),
            EventKind::FirstPlayerPassed => write!(f, "becomes the first player"),
            EventKind::Wintered { due, guarded, paid, missing, points } => {
                write!(
                    f,
                    "passed the winter: {due} food due, {guarded} guarded by soldiers, {paid} paid, {missing} missing"
                )?;
                if *points != 0 { write!(f, ": {points} points") } else { Ok(()) }
            }
            EventKind::GameEnded { scores } => {
                let scores: Vec<String> =
                    scores.iter().enumerate().map(|(seat, score)| format!("{} {score}", Seat(seat as u8))).collect();
                write!(f, "The game is over: {}", scores.join(", "))
            }
        }
    }
}
