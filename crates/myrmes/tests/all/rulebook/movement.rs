//! Phase 3, workers: turns, rooms, movement, foreign tiles and prey.

use myrmes::{Asked, Bonus, Illegal, Phase, Prey, Room};

use crate::common::{Layout, P1, P2, P3, at, hex};

// ------------------------------------------------------------------------------------------------- turns and rooms

#[test]
fn one_worker_each_clockwise_from_the_first_player_and_some_play_more_often() {
    let mut table = at(Phase::Workers)
        .players(3)
        .first(P2)
        .colony(P1, |colony| colony.workers = 3)
        .colony(P2, |colony| colony.workers = 1)
        .colony(P3, |colony| colony.workers = 2)
        .table();
    let mut order = Vec::new();
    while table.phase() == Phase::Workers {
        let seat = table.to_act()[0];
        order.push(seat);
        let tunnel = table.colony(seat).tunnels.expect("a colony has tunnels")[0];
        table.play(seat, &format!("leave {tunnel}; stop"));
    }
    assert_eq!(order, [P2, P3, P1, P3, P1, P1]);
}

#[test]
fn passing_is_not_allowed() {
    let mut table = at(Phase::Workers).table();
    table.refuse(P1, "done", Illegal::NotNow { asked: Asked::Worker });
    table.refuse(P1, "stop", Illegal::NotNow { asked: Asked::Worker });
    table.refuse(P2, "work gestation", Illegal::NotToAct { seat: P2 });
    table.refuse(P3, "work gestation", Illegal::NoSuchSeat { seat: P3 });
    assert_eq!(table.legal(P1), ["work gestation", "leave (-5,4)"]);
}

#[test]
fn each_room_gives_its_own() {
    let deep = || {
        at(Phase::Workers).colony(P1, |colony| {
            (colony.level, colony.food) = (3, 1);
        })
    };
    for (action, told) in [
        ("work gestation", "Gentian worked in the gestation room: +1 larva"),
        ("work larder", "Gentian worked in the larder: +1 food"),
        ("quarry earth", "Gentian worked in the quarry: +1 earth"),
        ("quarry stone", "Gentian worked in the quarry: +1 stone"),
        ("work queen", "Gentian fed the queen: -1 food, +2 points"),
    ] {
        let mut table = deep().table();
        table.play(P1, action);
        table.told(&[told]);
        assert_eq!(table.to_act(), [P2]);
    }
    let mut table = deep().table();
    table.refuse(P1, "quarry food", Illegal::QuarryYieldsEarthOrStone);
    table.refuse(P1, "work quarry", Illegal::QuarryYieldsEarthOrStone);
    let mut hungry = deep().colony(P1, |colony| colony.food = 0).table();
    hungry.refuse(P1, "work queen", Illegal::NothingForTheQueen);
}

#[test]
fn each_level_of_the_colony_opens_one_more_room() {
    for level in 0..=3 {
        let mut table = at(Phase::Workers)
            .colony(P1, |colony| {
                (colony.level, colony.food) = (level, 1);
            })
            .table();
        for (room, action) in
            [(Room::Larder, "work larder"), (Room::Quarry, "quarry earth"), (Room::Queen, "work queen")]
        {
            let needed = room as u8;
            if needed <= level {
                assert!(table.is_legal(P1, action));
            } else {
                table.refuse(P1, action, Illegal::RoomTooDeep { room, needed, have: level });
            }
        }
    }
}

#[test]
fn one_worker_works_in_each_room_and_stays_there() {
    let mut table = at(Phase::Workers).colony(P2, |colony| colony.workers = 0).table();
    table.play(P1, "work gestation");
    assert_eq!(table.to_act(), [P1]);
    // No other room, one tunnel: the second worker leaves without being asked.
    table.told(&["Gentian sent a worker out by (-5,4) with 3 movement points (no choice)"]);
    let mut two =
        at(Phase::Workers).colony(P1, |colony| colony.level = 1).colony(P2, |colony| colony.workers = 0).table();
    two.play(P1, "work gestation");
    two.refuse(P1, "work gestation", Illegal::RoomTaken { room: Room::Gestation });
    assert_eq!(two.colony(P1).rooms, [Room::Gestation]);
}

#[test]
fn with_level_plus_1_a_worker_of_a_level_0_colony_can_work_in_the_larder() {
    let mut table = at(Phase::Workers).event(Bonus::LevelPlus1).colony(P2, |colony| colony.workers = 0).table();
    table.refuse(P1, "quarry earth", Illegal::RoomTooDeep { room: Room::Quarry, needed: 2, have: 1 });
    table.play(P1, "work larder");
    table.refuse(P1, "work larder", Illegal::RoomTaken { room: Room::Larder });
    assert_eq!(table.colony(P1).level, 0, "the disc stays");
}

#[test]
fn hexagon_plus_1_opens_no_room() {
    let mut table = at(Phase::Workers).event(Bonus::HexagonPlus1).table();
    table.refuse(P1, "work larder", Illegal::RoomTooDeep { room: Room::Larder, needed: 1, have: 0 });
}

// -------------------------------------------------------------------------------------------------------- movement

const WAY: &str = "
    r=2 q=-5     M   S
    r=3 q=-6   ~   MA  EB  G*s
    r=4 q=-6     M   G^1 SC  G   ~
    r=5 q=-7   G   E   Ea1 Ga1 Mb2 Mb2
    r=6 q=-6         G   Ec1 Mc1";

fn way() -> Layout {
    at(Phase::Workers).board(WAY)
}

#[test]
fn a_worker_leaves_by_any_own_tunnel_and_no_other() {
    let mut table = way().colony(P1, |colony| colony.tunnels.get_or_insert_default().push(hex("(-7,4)"))).table();
    assert_eq!(table.legal_to(P1, "leave"), ["leave (-7,4)", "leave (-5,4)"]);
    table.refuse(P1, "leave (1,4)", Illegal::NotYourTunnel { hex: hex("(1,4)") });
    table.refuse(P1, "leave A", Illegal::NotYourTunnel { hex: hex("(-5,3)") });
    table.play(P1, "leave (-7,4)");
    table.refuse(P1, "work gestation", Illegal::NotNow { asked: Asked::Sortie });
}

#[test]
fn each_empty_space_costs_a_movement_point_and_three_are_there() {
    let mut table = way().table();
    table.play(P1, "leave ^1");
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(3), "standing on the tunnel is free");
    table.play(P1, "step A; step B; step C");
    table.refuse(P1, "step B", Illegal::NoMovementLeft);
}

#[test]
fn a_whole_pheromone_is_one_space() {
    let mut table = way().table();
    table.play(P1, "leave ^1");
    table.refuse(P1, "step (-4,5)", Illegal::TileIsOneSpace { hex: hex("(-4,5)"), anchor: hex("(-5,5)") });
    table.play(P1, "step a1");
    // In at its west end and out at its east end, for one point.
    assert!(table.is_legal(P1, "step (-3,4)"));
    table.play(P1, "step (-3,4)");
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(1));
}

#[test]
fn each_further_tile_is_a_further_space() {
    let mut table = way().table();
    table.play(P1, "leave ^1; step a1; step c1");
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(1));
}

#[test]
fn water_cannot_be_crossed() {
    let mut table = way().table();
    table.play(P1, "leave ^1; step A");
    table.refuse(P1, "step (-6,3)", Illegal::Water { hex: hex("(-6,3)") });
    assert_eq!(table.legal_to(P1, "step").len(), 5);
}

#[test]
fn a_worker_goes_to_adjacent_spaces_of_the_garden_only() {
    let mut table = way().table();
    table.play(P1, "leave ^1");
    table.refuse(P1, "step (-5,2)", Illegal::NotAdjacent { hex: hex("(-5,2)") });
    table.refuse(P1, "step (0,-1)", Illegal::OutsideTheGarden { hex: hex("(0,-1)") });
    table.refuse(P1, "hunt (9,9)", Illegal::OutsideTheGarden { hex: hex("(9,9)") });
}

#[test]
fn every_opposing_tile_entered_costs_a_soldier() {
    let mut table = way().colony(P1, |colony| colony.soldiers = 1).table();
    table.play(P1, "leave ^1; step a1; step b2");
    table.told(&["Gentian moved from (-5,5) to (-3,5), 1 point left: -1 soldier for the space of Vermilion"]);
    assert_eq!(table.colony(P1).soldiers, 0);
    let mut unguarded = way().table();
    unguarded.play(P1, "leave ^1; step a1");
    unguarded.refuse(P1, "step b2", Illegal::NoSoldierToEnter { owner: P2 });
}

#[test]
fn own_tiles_cost_no_soldier() {
    let mut table = way().colony(P1, |colony| colony.soldiers = 1).table();
    table.play(P1, "leave ^1; step a1; step c1; step a1");
    assert_eq!(table.colony(P1).soldiers, 1);
}

#[test]
fn a_worker_need_not_use_its_points_and_never_comes_back() {
    let mut table = way().table();
    table.play(P1, "leave ^1; step A; stop");
    table.told(&["Gentian ended the sortie at (-5,3)"]);
    assert_eq!((table.colony(P1).workers, table.to_act()), (1, vec![P2]));
}

#[test]
fn a_sortie_without_a_choice_left_ends_by_itself() {
    // Nothing can be placed on a tunnel; with no points left, there is nothing to do.
    let mut table = way().table();
    table.play(P1, "leave ^1; step A; step B; step ^1");
    table.told(&["Gentian ended the sortie at (-5,4) (no choice)"]);
    assert_eq!(table.to_act(), [P2]);
}

// ------------------------------------------------------------------------------------------------------------ prey

#[test]
fn each_prey_takes_its_soldiers_and_gives_its_food_and_points() {
    for (mark, prey, soldiers, told) in [
        ("l", Prey::Ladybug, 1, "Gentian hunted a ladybug at (-3,3): -1 soldier, +2 food"),
        ("t", Prey::Termite, 1, "Gentian hunted a termite at (-3,3): -1 soldier, +1 food, +2 points"),
        ("s", Prey::Spider, 2, "Gentian hunted a spider at (-3,3): -2 soldiers, +1 food, +4 points"),
    ] {
        let board = WAY.replace("*s", &format!("*{mark}"));
        let with = |soldiers| at(Phase::Workers).board(&board).colony(P1, move |colony| colony.soldiers = soldiers);
        let mut table = with(soldiers).table();
        table.play(P1, "leave ^1; step B; hunt (-3,3)");
        table.told(&[told]);
        let colony = table.colony(P1);
        assert_eq!((colony.soldiers, colony.prey.get(&prey)), (0, Some(&1)));
        assert!(table.position().prey.is_empty(), "the token leaves the garden");
        let mut short = with(soldiers - 1).table();
        short.play(P1, "leave ^1; step B");
        let have = soldiers - 1;
        short.refuse(P1, "hunt (-3,3)", Illegal::TooFewSoldiers { prey, needed: soldiers, have });
    }
}

#[test]
fn a_space_with_prey_is_entered_by_hunting_only() {
    let mut table = way().colony(P1, |colony| colony.soldiers = 2).table();
    table.play(P1, "leave ^1; step B");
    table.refuse(P1, "step *s", Illegal::PreyMustBeHunted { hex: hex("(-3,3)"), prey: Prey::Spider });
    table.refuse(P1, "hunt A", Illegal::NoPrey { hex: hex("(-5,3)") });
}

#[test]
fn after_the_hunt_the_worker_goes_on_and_may_hunt_again() {
    let mut table = at(Phase::Workers)
        .event(Bonus::MovePlus3)
        .board(
            "
            r=1 q=-2         G*l
            r=2 q=-2           MD  G*t
            r=3 q=-4     E   G*s
            r=4 q=-5   G^1 SC",
        )
        .colony(P1, |colony| (colony.soldiers, colony.workers) = (4, 2))
        .table();
    table.play(P1, "leave ^1; step C; hunt *s; step D; hunt *l; step D; hunt *t");
    let colony = table.colony(P1);
    assert_eq!((colony.soldiers, colony.food, colony.score), (0, 4, 16));
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(0));
    assert_eq!(colony.prey.values().sum::<u8>(), 3);
}

#[test]
fn an_emptied_prey_space_is_ordinary_ground() {
    let mut table = way().colony(P1, |colony| colony.soldiers = 2).table();
    table.play(P1, "leave ^1; step B; hunt *s; place pair2 *s B");
    table.told(&["Gentian placed pair2 at (-4,3) with 1 food, 1 earth"]);
}
