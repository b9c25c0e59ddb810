//! Phase 3, workers: placing pheromones and special tiles, and clearing pheromones.

use std::collections::BTreeSet;

use game_core::{Game, Hex};
use myrmes::{Bonus, Cube, Illegal, Lying, Myrmes, Obstacle, Phase, Source, Tile};

use crate::common::{Layout, P1, P2, at, hex, shapes, text};

const MEADOW: &str = "
    r=3 q=-7   E   ~   M   EB  G*l
    r=4 q=-7     S   M   G^1 SC  G
    r=5 q=-7       G   EK  Ew1 GD  ME  MF  G   E   E   G
    r=6 q=-6             G   EG  MH  SI  M   E   G
    r=7 q=-5                   SJ  G   G   S";

/// A worker on (-5,5) with one point left, in a colony on this level.
fn meadow(level: u8) -> Layout {
    at(Phase::Workers).board(MEADOW).points(1).colony(P1, |colony| colony.level = level)
}

#[test]
fn every_shape_can_be_placed_in_every_orientation_over_the_worker() {
    // On every hex of dry land, exactly the placements that fit are listed: each orientation, with
    // each of its hexes under the worker, unless the edge, water, prey or a tunnel is in the way.
    let garden = text::in_play(2);
    let taken = [hex("(-5,4)"), hex("(-3,3)"), hex("(1,4)")];
    let free = |at: &Hex| garden.get(at).is_some_and(|&letter| letter != '~') && !taken.contains(at);
    let shapes: Vec<(Tile, Vec<Vec<Hex>>)> =
        Tile::ALL[..Tile::PHEROMONES].iter().map(|&tile| (tile, shapes::turns(tile))).collect();
    let mut seen = BTreeSet::new();
    for &worker in garden.keys().filter(|at| free(at)) {
        let mut layout = meadow(3).event(Bonus::HexagonPlus1);
        layout.stand(P1, worker);
        let table = layout.table();
        let mut expected = BTreeSet::new();
        for (tile, turns) in &shapes {
            for (turn, shape) in turns.iter().enumerate() {
                let ways = shape.iter().map(|&cell| worker - cell);
                for at in ways.filter(|&at| shape.iter().all(|&cell| free(&(at + cell)))) {
                    expected.insert(format!("place {tile}/{turn} {at}"));
                    seen.insert((*tile, turn));
                }
            }
        }
        let listed: BTreeSet<String> = table.legal_to(P1, "place").into_iter().collect();
        assert_eq!(listed, expected, "standing on {worker}");
    }
    assert_eq!(seen.len(), 3 + 3 + 2 + 3 + 12 + 6 + 2, "every orientation fits somewhere");
}

#[test]
fn sizes_3_to_6_score_2_4_6_8_and_size_2_nothing() {
    for (tile, points) in [
        (Tile::Pair2, 0),
        (Tile::Line3, 2),
        (Tile::Triangle3, 2),
        (Tile::Rhombus4, 4),
        (Tile::Hook4, 4),
        (Tile::Trapezoid5, 6),
        (Tile::Triangle6, 8),
    ] {
        let mut table = meadow(3).event(Bonus::HexagonPlus1).table();
        let way = table.legal_to(P1, &format!("place {tile}/")).swap_remove(0);
        table.play(P1, &way);
        let colony = table.colony(P1);
        assert_eq!(colony.score, 10 + points, "{tile}");
        assert_eq!(colony.scored.get(&Source::Pheromone).copied().unwrap_or(0), points);
    }
}

#[test]
fn the_level_of_the_colony_limits_the_size() {
    for (tile, needed) in [
        (Tile::Line3, 1),
        (Tile::Triangle3, 1),
        (Tile::Rhombus4, 2),
        (Tile::Hook4, 2),
        (Tile::Trapezoid5, 3),
        (Tile::AphidFarm, 1),
        (Tile::Scavenging, 1),
        (Tile::SubColony, 3),
    ] {
        let mut table = meadow(needed - 1).colony(P1, |c| (c.food, c.earth, c.stone) = (1, 1, 1)).table();
        let way = meadow(3).colony(P1, |c| (c.food, c.earth, c.stone) = (1, 1, 1)).table();
        let way = way.legal_to(P1, &format!("place {tile}/")).swap_remove(0);
        table.refuse(P1, &way, Illegal::LevelTooLow { tile, needed, have: needed - 1 });
    }
    let mut three = meadow(3).table();
    let refused = Illegal::NeedsHexagonPlus1 { tile: Tile::Triangle6, level: 3 };
    three.refuse(P1, "place triangle6/0 (-5,5)", refused);
}

#[test]
fn a_hex_of_the_tile_lies_under_the_worker() {
    let mut table = meadow(1).table();
    table.refuse(P1, "place pair2 D E", Illegal::NotUnderTheWorker { hex: hex("(-5,5)") });
    // Any hex of the tile may be under the worker.
    for cells in ["w1 D E", "K w1 D", "(-7,5) K w1"] {
        assert!(table.is_legal(P1, &format!("place line3 {cells}")));
    }
}

#[test]
fn a_tile_covers_no_tile_token_or_water_and_stays_in_the_garden() {
    let mut table = at(Phase::Workers)
        .board(
            "
            r=3 q=-6   ~   M   Ew1 G*l
            r=4 q=-6     M   G^1 Sa2 G
            r=5 q=-5           E   Ga2",
        )
        .colony(P1, |colony| colony.level = 1)
        .table();
    let covered = |at: &str| Illegal::HexCovered { hex: hex(at) };
    table.refuse(P1, "place pair2 w1 *l", covered("(-3,3)"));
    table.refuse(P1, "place pair2 w1 ^1", covered("(-5,4)"));
    table.refuse(P1, "place pair2 w1 a2", covered("(-4,4)"));
    let misfit = |tile, at: &str, obstacle| Illegal::DoesNotFitTheGarden { tile, hex: hex(at), obstacle };
    table.refuse(P1, "place line3 w1 (-5,3) (-6,3)", misfit(Tile::Line3, "(-6,3)", Obstacle::Water));
    table.refuse(P1, "place line3/9 (-4,3)", Illegal::NoSuchTurn { tile: Tile::Line3, turns: 3 });
    let mut edge = at(Phase::Workers).board("r=5 q=-7 Gw1 E").table();
    edge.refuse(P1, "place pair2 w1 (-7,6)", misfit(Tile::Pair2, "(-7,6)", Obstacle::Edge));
    edge.refuse(P1, "place pair2 w1 (-8,5)", misfit(Tile::Pair2, "(-8,5)", Obstacle::Edge));
}

#[test]
fn the_worker_must_stand_on_an_empty_space() {
    let mut table = meadow(1).points(3).table();
    table.play(P1, "step ^1");
    table.refuse(P1, "place pair2 ^1 C", Illegal::SpaceNotEmpty { tunnel: true });
    let mut on_tile = at(Phase::Workers)
        .board(
            "
            r=4 q=-5   G^1 S
            r=5 q=-5     Ea1 Ga1",
        )
        .table();
    on_tile.play(P1, "leave ^1; step a1");
    on_tile.refuse(P1, "place pair2 a1 (-6,5)", Illegal::SpaceNotEmpty { tunnel: false });
    assert!(on_tile.legal_to(P1, "place").is_empty());
}

#[test]
fn a_pheromone_gets_a_cube_for_each_hex_except_mushrooms() {
    let mut table = meadow(3).table();
    table.play(P1, "place trapezoid5 w1 D E G H");
    table.told(&["Gentian placed trapezoid5 at (-5,5) with 1 food, 2 earth: +6 points"]);
}

#[test]
fn there_are_only_so_many_of_each_pheromone() {
    let mut table = meadow(1).colony(P1, |colony| colony.hand = Some([(Tile::Line3, 1)].into())).table();
    table.refuse(P1, "place pair2 w1 D", Illegal::NoneInReserve { tile: Tile::Pair2 });
    table.play(P1, "place line3 w1 D E");
    assert_eq!(table.colony(P1).hand.map(|hand| hand.values().sum::<u8>()), Some(0));
}

#[test]
fn placing_ends_the_sortie_and_the_next_player_goes_on() {
    let mut table = meadow(1).table();
    table.play(P1, "place pair2 w1 D");
    assert_eq!((table.position().sortie, table.to_act(), table.colony(P1).workers), (None, vec![P2], 2));
}

#[test]
fn no_own_piece_need_be_near() {
    let mut table = at(Phase::Workers).event(Bonus::MovePlus3).table();
    table.play(P1, "leave (-5,4); step (-5,3); step (-5,2); step (-5,1); step (-4,0); place pair2 (-4,0) (-3,0)");
    table.told(&["Gentian placed pair2 at (-4,0) with 1 food"]);
}

// --------------------------------------------------------------------------------------------------- special tiles

#[test]
fn each_special_tile_has_its_price_and_its_points() {
    for (tile, cells, [food, earth, stone], told) in [
        (Tile::AphidFarm, "w1 D G", [0, 0, 1], "Gentian placed aphid_farm at (-5,5): -1 stone, +2 points"),
        (Tile::Scavenging, "w1 D G", [1, 0, 0], "Gentian placed scavenging at (-5,5): -1 food, +2 points"),
        (
            Tile::SubColony,
            "w1 D G H",
            [1, 1, 1],
            "Gentian placed sub_colony at (-5,5): -1 food, -1 earth, -1 stone, +4 points",
        ),
    ] {
        let with =
            |stock: [u8; 3]| meadow(3).colony(P1, move |colony| [colony.food, colony.earth, colony.stone] = stock);
        let action = format!("place {tile} {cells}");
        let mut table = with([food, earth, stone]).table();
        table.play(P1, &action);
        table.told(&[told]);
        let colony = table.colony(P1);
        assert_eq!((colony.food, colony.earth, colony.stone), (0, 0, 0), "no cubes come with it");
        assert_eq!((colony.specials.len(), table.to_act()), (1, vec![P2]), "it is marked as theirs");
        for cube in Cube::ALL {
            let mut stock = [food, earth, stone];
            if stock[cube.idx()] == 1 {
                stock[cube.idx()] = 0;
                with(stock).table().refuse(P1, &action, Illegal::TooFewCubes { cube, needed: 1, have: 0 });
            }
        }
    }
}

#[test]
fn with_level_plus_1_a_level_0_colony_may_lay_size_3_or_build_a_scavenging() {
    let layout = || meadow(0).event(Bonus::LevelPlus1).colony(P1, |colony| colony.food = 1);
    layout().table().play(P1, "place triangle3 w1 D G");
    layout().table().play(P1, "place scavenging w1 D G");
    let mut table = layout().table();
    let refused = Illegal::LevelTooLow { tile: Tile::Rhombus4, needed: 2, have: 1 };
    table.refuse(P1, "place rhombus4 w1 D G H", refused);
}

#[test]
fn special_tiles_obey_the_same_placement_rules() {
    let mut table = meadow(3).colony(P1, |colony| colony.stone = 1).table();
    table.refuse(P1, "place aphid_farm D E H", Illegal::NotUnderTheWorker { hex: hex("(-5,5)") });
    table.refuse(P1, "place aphid_farm ^1 (-6,5) w1", Illegal::HexCovered { hex: hex("(-5,4)") });
    table.refuse(P1, "place aphid_farm/5 (-5,5)", Illegal::NoSuchTurn { tile: Tile::AphidFarm, turns: 2 });
}

#[test]
fn four_ownership_cubes_mark_at_most_four_special_tiles() {
    let mut table = at(Phase::Workers)
        .board(
            "
            r=4 q=-5     G^1
            r=5 q=-6   Ey1 Ey1 Gx1 Mx1 Mz1 Gz1 Ey1 Ey1
            r=6 q=-6     Gy1 E   Mx1 S   Mz1 Ez1 Gy1
            r=7 q=-5           S   Gw1 G   S",
        )
        .colony(P1, |colony| (colony.level, colony.stone) = (1, 1))
        .table();
    assert_eq!(table.colony(P1).specials.len(), 4);
    table.refuse(P1, "place aphid_farm (-3,6) (-4,7) (-3,7)", Illegal::NoOwnershipCube { cubes: 4 });
}

#[test]
fn sixteen_special_tiles_are_all_there_are() {
    // Eight aphid farms without an owner, wherever they fit in the north; they are the other side
    // of the scavengings.
    let mut layout = at(Phase::Workers).players(4).board("r=5 q=-5 Ew1 G").colony(P1, |colony| {
        (colony.level, colony.food, colony.earth, colony.stone) = (3, 1, 1, 1);
    });
    layout.position.colonies[0].tunnels = Some(vec![hex("(0,0)")]);
    let game = Myrmes::with(layout.options.clone()).expect("four can play");
    for &at in text::in_play(4).keys() {
        layout.position.orphans.push(Lying { tile: Tile::AphidFarm, turn: 0, at });
        if layout.position.orphans.len() > 8 || game.place(&layout.position).is_err() {
            layout.position.orphans.pop();
        }
    }
    assert_eq!(layout.position.orphans.len(), 8);
    let mut table = layout.table();
    for tile in [Tile::AphidFarm, Tile::Scavenging] {
        table.refuse(P1, &format!("place {tile} w1 (-4,5) (-5,6)"), Illegal::StockUsedUp { tile });
    }
    table.play(P1, "place sub_colony w1 (-4,5) (-5,6) (-4,6)");
}
