//! Phase 1, event: larvae push the cube; and the eight events with exactly what each changes.

use myrmes::{Asked, Bonus, Illegal, Phase, Tile};

use crate::common::{Layout, P1, P2, at};

#[test]
fn blue_spends_2_larvae_to_move_from_soldier_plus_1_to_worker_plus_1() {
    let mut table = at(Phase::Births).colony(P1, |blue| blue.larvae = 2).table();
    assert_eq!(table.colony(P1).event, Some(Bonus::SoldierPlus1), "the green die shows 5");
    table.play(P1, "event worker_plus_1");
    table.nurses(P1, [0; 4]);
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    table.told(&["Gentian moved the event from Soldier+1 to Worker+1: -2 larvae"]);
    assert_eq!((table.colony(P1).larvae, table.colony(P1).event), (0, Some(Bonus::WorkerPlus1)));
}

#[test]
fn a_die_of_n_puts_the_cube_on_the_nth_space() {
    let rolled = [
        Bonus::VpPlus1,
        Bonus::LarvaePlus2,
        Bonus::HarvestPlus3,
        Bonus::MovePlus3,
        Bonus::SoldierPlus1,
        Bonus::HexagonPlus1,
    ];
    for (pips, event) in (1..).zip(rolled) {
        let mut layout = at(Phase::Births);
        layout.position.dice = Some([pips, 1, 1]);
        assert_eq!(layout.table().colony(P1).event, Some(event));
    }
}

#[test]
fn each_larva_pushes_the_cube_one_space_left_or_right() {
    let table = at(Phase::Births).event(Bonus::HarvestPlus3).colony(P1, |colony| colony.larvae = 2).table();
    assert_eq!(
        table.legal(P1),
        ["event vp_plus_1", "event larvae_plus_2", "event harvest_plus_3", "event move_plus_3", "event soldier_plus_1"]
    );
}

#[test]
fn a_move_that_takes_more_larvae_than_there_are_is_refused() {
    let mut table = at(Phase::Births).event(Bonus::HarvestPlus3).colony(P1, |colony| colony.larvae = 2).table();
    table.refuse(P1, "event level_plus_1", Illegal::TooFewLarvaeForEvent { needed: 3, have: 2 });
    table.refuse(P1, "event worker_plus_1", Illegal::TooFewLarvaeForEvent { needed: 4, have: 2 });
}

#[test]
fn any_number_of_larvae_may_be_spent_but_the_track_has_two_ends() {
    let mut table = at(Phase::Births).event(Bonus::VpPlus1).colony(P1, |colony| colony.larvae = 6).table();
    assert_eq!(table.legal_to(P1, "event").len(), 8);
    let mut poor = at(Phase::Births).event(Bonus::VpPlus1).colony(P1, |colony| colony.larvae = 5).table();
    // Around the left end it would be only two spaces.
    poor.refuse(P1, "event worker_plus_1", Illegal::TooFewLarvaeForEvent { needed: 6, have: 5 });
    table.play(P1, "event worker_plus_1");
}

#[test]
fn keeping_the_event_is_free_and_who_has_no_larva_is_not_asked() {
    let mut table = at(Phase::Births).colony(P1, |colony| colony.larvae = 0).table();
    assert_eq!(table.game_phase(P1), "births");
    assert_eq!(table.game_phase(P2), "event");
    table.nurses(P1, [0; 4]);
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    table.told(&["Gentian keeps the event Soldier+1", "Vermilion keeps the event Soldier+1"]);
}

#[test]
fn who_is_through_goes_on_to_the_births_without_waiting() {
    let mut table = at(Phase::Births).table();
    table.play(P1, "event soldier_plus_1; nurses larvae 1");
    assert_eq!(table.to_act(), [P1, P2], "the other has not even chosen its event");
    table.refuse(P1, "event hexagon_plus_1", Illegal::NotNow { asked: Asked::SoldierNurses });
}

#[test]
fn the_cube_returns_to_the_die_of_the_next_season() {
    let mut layout = at(Phase::Births);
    layout.position.dice = Some([5, 2, 3]);
    let mut table = layout.colony(P1, |c| c.workers = 0).colony(P2, |c| c.workers = 0).table();
    table.play(P1, "event hexagon_plus_1");
    table.nurses(P1, [0; 4]);
    table.play(P2, "event move_plus_3");
    table.nurses(P2, [0; 4]);
    table.told(&["Year 1, summer: the event is Larvae+2"]);
    assert_eq!(table.colony(P1).event, Some(Bonus::LarvaePlus2));
    assert_eq!(table.colony(P2).event, Some(Bonus::LarvaePlus2));
}

// -------------------------------------------------------------------------------------------- the eight events

/// A worker with 0 points on a single hex of grass; both colonies have the event.
fn worker_with(event: Bonus, level: u8) -> Layout {
    at(Phase::Workers)
        .event(event)
        .board(
            "
            r=4 q=-7   S   M   G^1
            r=5 q=-7     G   E   EA  Gw1 M   M   G   E   E   G
            r=6 q=-6           G   E   M   S",
        )
        .points(0)
        .colony(P1, |colony| {
            colony.level = level;
            (colony.food, colony.earth, colony.stone) = (1, 1, 1);
        })
}

fn usable(event: Bonus, level: u8) -> Vec<Tile> {
    let table = worker_with(event, level).table();
    let listed = |tile: &Tile| !table.legal_to(P1, &format!("place {tile}/")).is_empty();
    Tile::ALL.into_iter().filter(listed).collect()
}

const SIZES: [&[Tile]; 4] = [
    &[Tile::Pair2],
    &[Tile::Pair2, Tile::Line3, Tile::Triangle3],
    &[Tile::Pair2, Tile::Line3, Tile::Triangle3, Tile::Rhombus4, Tile::Hook4],
    &[Tile::Pair2, Tile::Line3, Tile::Triangle3, Tile::Rhombus4, Tile::Hook4, Tile::Trapezoid5],
];
const SPECIALS: [&[Tile]; 4] = [
    &[],
    &[Tile::AphidFarm, Tile::Scavenging],
    &[Tile::AphidFarm, Tile::Scavenging],
    &[Tile::AphidFarm, Tile::Scavenging, Tile::SubColony],
];

#[test]
fn level_plus_1_opens_pheromones_and_special_tiles_of_the_next_level() {
    for level in 0..=3 {
        let next = usize::from(level + 1).min(3);
        assert_eq!(usable(Bonus::LevelPlus1, level), [SIZES[next], SPECIALS[next]].concat(), "level {level}");
    }
}

#[test]
fn hexagon_plus_1_opens_larger_pheromones_only_and_on_level_3_the_one_of_size_6() {
    for level in 0..=2 {
        let (next, own) = (usize::from(level + 1), usize::from(level));
        assert_eq!(usable(Bonus::HexagonPlus1, level), [SIZES[next], SPECIALS[own]].concat(), "level {level}");
    }
    assert_eq!(usable(Bonus::HexagonPlus1, 3), [SIZES[3], &[Tile::Triangle6], SPECIALS[3]].concat());
}

#[test]
fn without_these_events_the_level_decides() {
    for event in [
        Bonus::VpPlus1,
        Bonus::LarvaePlus2,
        Bonus::HarvestPlus3,
        Bonus::MovePlus3,
        Bonus::SoldierPlus1,
        Bonus::WorkerPlus1,
    ] {
        for level in 0..=3 {
            let own = usize::from(level);
            assert_eq!(usable(event, level), [SIZES[own], SPECIALS[own]].concat(), "{event} on level {level}");
        }
    }
}

#[test]
fn vp_plus_1_adds_a_point_whenever_points_are_scored() {
    let mut table = worker_with(Bonus::VpPlus1, 1).table();
    table.play(P1, "place line3 (-4,5) (-3,5) (-2,5)");
    table.told(&["Gentian placed line3 at (-4,5) with 1 food: +2 points, +1 from VP+1"]);
    assert_eq!(table.colony(P1).score, 13);
    let mut nothing = worker_with(Bonus::VpPlus1, 1).table();
    nothing.play(P1, "place pair2 (-4,5) (-3,5)");
    assert_eq!(nothing.colony(P1).score, 10, "a pheromone of size 2 scores nothing, so nothing is added");
}

#[test]
fn vp_plus_1_counts_for_the_queen_and_for_objectives_too() {
    let mut table = at(Phase::Workers)
        .event(Bonus::VpPlus1)
        .colony(P1, |colony| {
            colony.level = 3;
            colony.food = 1;
        })
        .table();
    table.play(P1, "work queen");
    table.told(&["Gentian fed the queen: -1 food, +2 points, +1 from VP+1"]);
    let mut atelier = at(Phase::Atelier)
        .event(Bonus::VpPlus1)
        .colony(P1, |colony| {
            colony.food = 3;
            colony.atelier = 1;
        })
        .table();
    atelier.play(P1, "objective food_3");
    atelier.told(&["Gentian completed the objective food_3: -3 food, +6 points, +1 from VP+1"]);
}

#[test]
fn move_plus_3_gives_6_movement_points() {
    for (event, points) in [(Bonus::MovePlus3, 6), (Bonus::SoldierPlus1, 3), (Bonus::HexagonPlus1, 3)] {
        let mut table = at(Phase::Workers).event(event).table();
        table.play(P1, "leave (-5,4)");
        table.told(&[&format!("Gentian sent a worker out by (-5,4) with {points} movement points")]);
        for used in 0..points {
            table.play(P1, if used % 2 == 0 { "step (-4,4)" } else { "step (-5,4)" });
        }
        if points == 3 {
            table.refuse(P1, "step (-5,4)", Illegal::NoMovementLeft);
        } else {
            // Back on the tunnel with no points left, there is nothing to choose.
            table.told(&["Gentian ended the sortie at (-5,4) (no choice)"]);
        }
    }
}

#[test]
fn each_birth_event_adds_to_its_own_kind_only() {
    let expected = [
        (Bonus::LarvaePlus2, [3, 1, 1]),
        (Bonus::SoldierPlus1, [1, 2, 1]),
        (Bonus::WorkerPlus1, [1, 1, 2]),
        (Bonus::LevelPlus1, [1, 1, 1]),
        (Bonus::VpPlus1, [1, 1, 1]),
        (Bonus::HarvestPlus3, [1, 1, 1]),
        (Bonus::MovePlus3, [1, 1, 1]),
        (Bonus::HexagonPlus1, [1, 1, 1]),
    ];
    for (event, born) in expected {
        let mut table = at(Phase::Births)
            .colony(P1, |colony| {
                colony.larvae = 8;
                colony.nurses = 5;
                colony.workers = 0;
            })
            .table();
        table.play(P1, &format!("event {event}"));
        let left = 8 - (Bonus::SoldierPlus1 as u8).abs_diff(event as u8);
        table.nurses(P1, [1, 2, 2, 0]);
        table.play(P2, "event soldier_plus_1");
        table.nurses(P2, [0; 4]);
        let colony = table.colony(P1);
        assert_eq!([colony.larvae - left, colony.soldiers, colony.workers], born, "{event}");
    }
}

#[test]
fn an_event_lasts_for_its_season_and_its_player_only() {
    let mut table = at(Phase::Births).colony(P1, |colony| colony.larvae = 1).table();
    table.play(P1, "event move_plus_3");
    table.nurses(P1, [0; 4]);
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    table.play(P1, "leave (-5,4); stop");
    table.play(P2, "leave (1,4); stop");
    table.told(&[
        "Gentian sent a worker out by (-5,4) with 6 movement points",
        "Vermilion sent a worker out by (1,4) with 3 movement points",
    ]);
}
