//! Phase 3, workers: the rulebook's sortie example.

use myrmes::{Illegal, Phase, Prey, Room};

use crate::common::{P1, P2, Table, at, hex};

/// Red's tunnel, the hex A, Red's pheromone B, and the prey; the new pheromone will be in row 3.
const SORTIE: &str = "
    r=3 q=-5   MC  ED  G*t
    r=4 q=-5     G^1 S   Gb1
    r=5 q=-5       EA  Gb1";

fn sortie() -> Table {
    at(Phase::Workers)
        .board(SORTIE)
        .colony(P1, |red| {
            red.level = 1;
            red.soldiers = 1;
        })
        .table()
}

#[test]
fn red_decides_to_use_the_first_worker_in_the_gestation_room() {
    let mut table = at(Phase::Workers).table();
    let rooms: Vec<String> = table.legal(P1).into_iter().filter(|action| !action.starts_with("leave")).collect();
    assert_eq!(rooms, ["work gestation"], "the only level Red has access to");
    table.play(P1, "work gestation");
    table.told(&["Gentian worked in the gestation room: +1 larva"]);
    let red = table.colony(P1);
    assert_eq!((red.larvae, red.workers, red.rooms), (2, 1, vec![Room::Gestation]));
    assert_eq!(table.to_act(), [P2], "it is time for the next player");
}

#[test]
fn red_goes_to_a_then_crosses_pheromone_b_then_reaches_the_prey() {
    let mut table = sortie();
    table.play(P1, "leave ^1; step A; step b1; hunt *t");
    table.told(&[
        "Gentian sent a worker out by (-5,4) with 3 movement points",
        "Gentian moved from (-5,4) to (-5,5), 2 points left",
        "Gentian moved from (-5,5) to (-3,4), 1 point left",
    ]);
    assert_eq!(table.position().sortie.map(|sortie| (sortie.at, sortie.points)), Some((hex("(-3,3)"), 0)));
}

#[test]
fn red_discards_a_soldier_to_hunt_the_termite_and_may_still_place_a_tile() {
    let mut table = sortie();
    table.play(P1, "leave ^1; step A; step b1; hunt *t");
    table.told(&["Gentian hunted a termite at (-3,3): -1 soldier, +1 food, +2 points"]);
    let red = table.colony(P1);
    assert_eq!((red.soldiers, red.food, red.score), (0, 1, 12));
    assert_eq!(red.prey.get(&Prey::Termite), Some(&1), "the token lies beside the board");
    table.refuse(P1, "step (-4,4)", Illegal::NoMovementLeft);
    assert!(!table.legal_to(P1, "place").is_empty(), "the worker can still place a tile");
}

#[test]
fn red_on_level_1_ends_the_action_with_a_pheromone_of_size_3() {
    let mut table = sortie();
    table.play(P1, "leave ^1; step A; step b1; hunt *t; place line3 C D *t");
    table.told(&["Gentian placed line3 at (-5,3) with 1 food, 1 earth: +2 points"]);
    table.shows(
        "
        r=3 q=-5   Mc1 Ec1 Gc1
        r=4 q=-5     G^1 S   Gb1
        r=5 q=-5       EA  Gb1",
    );
    let red = table.colony(P1);
    assert_eq!((red.score, red.workers, table.position().sortie), (14, 1, None), "the worker is discarded");
    assert_eq!(table.to_act(), [P2]);
}
