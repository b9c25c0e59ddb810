//! Phase 5, atelier: tunnel, level, nurse; the fourth space has its own file, `objectives`.

use myrmes::{Bonus, Craft, Cube, Illegal, Phase};

use crate::common::{Layout, P1, P2, P3, Table, at, hex};

const GARDEN: &str = "
    r=3 q=-6     ~   M   E   G*l
    r=4 q=-7   S   M   G^1 S   G   ~   G   S   G^2 MF
    r=5 q=-7     GA  Ea1 Ea1 GB  Mx1 Mx1 G   E   E
    r=6 q=-6           G   EC  M   Sx1 MD
    r=7 q=-5                 SE  G   G   S";

fn atelier(nurses: u8) -> Layout {
    at(Phase::Atelier).board(GARDEN).colony(P1, |colony| {
        (colony.nurses, colony.atelier) = (6, nurses);
        colony.workers = 0;
    })
}

fn table(nurses: u8) -> Table {
    atelier(nurses).table()
}

#[test]
fn red_places_a_tunnel_beside_a_pheromone_and_gets_1_earth() {
    let mut table = table(1);
    table.play(P1, "tunnel B");
    table.told(&["Gentian placed a tunnel at (-4,5): +1 earth"]);
    let red = table.colony(P1);
    assert_eq!((red.tunnels, red.earth), (Some(vec![hex("(-5,4)"), hex("(-4,5)")]), 1));
}

#[test]
fn a_tunnel_goes_beside_a_pheromone_a_tunnel_or_a_special_tile() {
    for (place, beside) in [("A", "the pheromone"), ("(-4,4)", "the tunnel"), ("D", "the aphid farm")] {
        let mut table = table(1);
        assert!(table.is_legal(P1, &format!("tunnel {place}")), "beside {beside}");
        table.play(P1, &format!("tunnel {place}"));
    }
    let mut table = table(1);
    table.refuse(P1, "tunnel E", Illegal::TunnelNotBesideYours { hex: hex("(-5,7)") });
    table.refuse(P1, "tunnel F", Illegal::TunnelNotBesideYours { hex: hex("(2,4)") });
}

#[test]
fn a_tunnel_goes_on_an_empty_hex_of_dry_land_in_play() {
    let mut table = table(1);
    for taken in ["^1", "^2", "a1", "x1", "*l", "(-6,3)"] {
        let at = if taken.starts_with('(') { hex(taken) } else { table.hex(taken) };
        table.refuse(P1, &format!("tunnel {taken}"), Illegal::TunnelHexNotEmpty { hex: at });
    }
    table.refuse(P1, "tunnel (0,-1)", Illegal::TunnelHexNotEmpty { hex: hex("(0,-1)") });
}

#[test]
fn the_new_tunnel_is_a_way_out_from_the_next_season_on() {
    let mut table = atelier(1).colony(P1, |colony| colony.workers = 1).colony(P2, |colony| colony.workers = 0).table();
    table.play(P1, "tunnel B");
    for seat in [P1, P2] {
        table.play(seat, "event soldier_plus_1");
        table.nurses(seat, [0; 4]);
    }
    assert_eq!(table.legal_to(P1, "leave"), ["leave (-5,4)", "leave (-4,5)"]);
}

#[test]
fn no_more_than_3_tunnels_are_added_to_the_first() {
    let mut table = atelier(1)
        .colony(P1, |colony| {
            colony.tunnels = Some(["(-5,4)", "(-7,4)", "(-3,4)", "(-5,7)"].map(hex).to_vec());
        })
        .colony(P1, |colony| colony.earth = 2)
        .table();
    table.refuse(P1, "tunnel B", Illegal::NoTunnelLeft { most: 4 });
    assert!(table.legal_to(P1, "tunnel").is_empty());
}

#[test]
fn yellow_spends_two_earth_to_go_from_level_0_to_level_1() {
    let mut table = atelier(1).colony(P1, |yellow| yellow.earth = 3).table();
    table.play(P1, "level");
    table.told(&["Gentian dug to level 1: -2 earth"]);
    assert_eq!((table.colony(P1).level, table.colony(P1).earth), (1, 1));
}

#[test]
fn each_level_has_its_price() {
    for (level, [food, earth, stone]) in [(0, [0, 2, 0]), (1, [0, 2, 1]), (2, [0, 0, 3])] {
        let with = |earth: u8, stone: u8| {
            atelier(1).colony(P1, move |colony| {
                (colony.level, colony.food, colony.earth, colony.stone) = (level, food + 4, earth, stone);
            })
        };
        let mut table = with(earth, stone).table();
        table.play(P1, "level");
        let colony = table.colony(P1);
        assert_eq!((colony.level, colony.food, colony.earth, colony.stone), (level + 1, 4, 0, 0));
        if earth > 0 {
            let refused = Illegal::TooFewCubes { cube: Cube::Earth, needed: earth, have: earth - 1 };
            with(earth - 1, 9).table().refuse(P1, "level", refused);
        }
        if stone > 0 {
            let refused = Illegal::TooFewCubes { cube: Cube::Stone, needed: stone, have: stone - 1 };
            with(9, stone - 1).table().refuse(P1, "level", refused);
        }
    }
}

#[test]
fn nobody_digs_two_levels_at_once_nor_below_the_third() {
    let mut table = atelier(2).colony(P1, |colony| (colony.earth, colony.stone) = (9, 9)).table();
    table.play(P1, "level");
    table.refuse(P1, "level", Illegal::AlreadyCrafted { craft: Craft::Level });
    let mut deep = atelier(1).colony(P1, |colony| (colony.level, colony.earth, colony.stone) = (3, 9, 9)).table();
    deep.refuse(P1, "level", Illegal::DeepestLevel);
}

#[test]
fn level_plus_1_changes_nothing_about_the_price_of_digging() {
    let mut table = atelier(1).event(Bonus::LevelPlus1).colony(P1, |colony| colony.earth = 2).table();
    table.play(P1, "level");
    assert_eq!((table.colony(P1).level, table.colony(P1).earth), (1, 0));
}

#[test]
fn a_new_nurse_costs_2_food_and_2_larvae() {
    let mut table = atelier(1).colony(P1, |colony| (colony.food, colony.larvae) = (3, 4)).table();
    table.play(P1, "nurse");
    table.told(&["Gentian made a new nurse: -2 food, -2 larvae"]);
    let colony = table.colony(P1);
    assert_eq!((colony.nurses, colony.food, colony.larvae), (7, 1, 2));
}

#[test]
fn a_nurse_without_its_price_is_refused() {
    let mut hungry = atelier(1).colony(P1, |colony| (colony.food, colony.larvae) = (1, 2)).table();
    hungry.refuse(P1, "nurse", Illegal::TooFewCubes { cube: Cube::Food, needed: 2, have: 1 });
    let mut empty = atelier(1).colony(P1, |colony| (colony.food, colony.larvae) = (4, 1)).table();
    empty.refuse(P1, "nurse", Illegal::TooFewLarvaeForNurse { needed: 2, have: 1 });
}

#[test]
fn there_are_8_nurses_and_one_new_one_a_season() {
    let mut table = atelier(2).colony(P1, |colony| (colony.food, colony.larvae) = (4, 4)).table();
    table.play(P1, "nurse");
    table.refuse(P1, "nurse", Illegal::AlreadyCrafted { craft: Craft::Nurse });
    let mut full = atelier(2).colony(P1, |colony| (colony.nurses, colony.food, colony.larvae) = (8, 4, 4)).table();
    full.refuse(P1, "nurse", Illegal::NoNurseLeft { most: 8 });
}

#[test]
fn a_new_nurse_can_be_placed_in_the_next_season() {
    let mut table = atelier(1)
        .colony(P1, |colony| {
            (colony.nurses, colony.food, colony.larvae) = (2, 2, 2);
        })
        .colony(P2, |colony| colony.larvae = 0)
        .table();
    table.play(P1, "nurse");
    assert_eq!(table.legal(P1).len(), 4, "0 to 3 nurses for larvae");
}

#[test]
fn each_nurse_does_one_thing_and_each_thing_is_done_once_in_any_order() {
    let mut table = atelier(3)
        .colony(P1, |colony| {
            (colony.food, colony.earth, colony.larvae) = (5, 1, 2);
        })
        .table();
    table.play(P1, "nurse; tunnel B");
    table.refuse(P1, "tunnel (-4,4)", Illegal::AlreadyCrafted { craft: Craft::Tunnel });
    table.refuse(P1, "nurse", Illegal::AlreadyCrafted { craft: Craft::Nurse });
    assert!(table.is_legal(P1, "level"), "the earth of the tunnel was one of the two");
    table.play(P1, "level");
    assert_eq!(table.phase(), Phase::Births, "three nurses, three actions");
}

#[test]
fn without_a_nurse_there_is_nothing_to_do() {
    let mut table = atelier(1).colony(P1, |colony| colony.earth = 9).colony(P2, |colony| colony.atelier = 1).table();
    table.play(P1, "level");
    assert_eq!(table.to_act(), [P2]);
    table.refuse(P1, "tunnel B", Illegal::NotToAct { seat: P1 });
}

#[test]
fn nurses_may_stay_idle() {
    let mut table = atelier(2).colony(P2, |colony| colony.atelier = 1).table();
    table.play(P1, "done");
    table.told(&["Gentian leaves the atelier, 2 nurses idle"]);
    assert_eq!((table.to_act(), table.colony(P1).earth), (vec![P2], 0), "no tunnel, no earth");
}

#[test]
fn the_atelier_is_played_in_turn_order_by_those_who_sent_nurses() {
    let mut table = at(Phase::Atelier)
        .players(4)
        .first(P3)
        .colony(P1, |colony| colony.atelier = 1)
        .colony(P2, |colony| colony.atelier = 2)
        .colony(P3, |colony| colony.atelier = 1)
        .table();
    let mut order = Vec::new();
    while table.phase() == Phase::Atelier {
        let seat = table.to_act()[0];
        order.push(seat);
        table.play(seat, "done");
    }
    assert_eq!(order, [P3, P1, P2], "the fourth sent nobody; each takes all its actions, then the next");
}

#[test]
fn a_nurse_that_can_do_nothing_leaves_by_itself_and_that_is_told() {
    let walled = atelier(1).colony(P1, |colony| {
        colony.tunnels = Some(["(-5,4)", "(-7,4)", "(-3,4)", "(-5,7)"].map(hex).to_vec());
    });
    let mut table = walled.colony(P2, |colony| colony.atelier = 1).first(P2).table();
    table.play(P2, "done");
    table.told(&["Vermilion leaves the atelier, 1 nurse idle", "Gentian leaves the atelier, 1 nurse idle (no choice)"]);
    assert_eq!(table.phase(), Phase::Births);
}
