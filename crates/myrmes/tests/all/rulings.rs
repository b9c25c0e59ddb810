//! One test for each ruling in `docs/rules/rulings.md`, named after it, and one for each switch of
//! the manual variant.

use crate::common;
mod manual;
mod supply;

use std::collections::{BTreeMap, BTreeSet};

use common::{P1, P2, P3, P4, at, hex, text};
use game_core::{Fresh, Game, Viewer};
use myrmes::{Bonus, Counted, ForeignTunnel, Illegal, Myrmes, Objective, Options, Phase, Prey, Source, Tile};

// -------------------------------------------------------------------------------------------------------- movement

/// Player 1 owns A, which is empty, player 2 owns b and x, and y has no owner.
const WAY: &str = "
    r=4 q=-7   S   M   G^1 S   G   ~   G   S   G^2
    r=5 q=-7     G   EA1 EA1 Gb2 Mb2 M   G   E   E   G
    r=6 q=-6           G   E   Mx2 Sx2 M   E   G
    r=7 q=-5                 S   Gx2 G   S";

#[test]
fn shift_inside_tile() {
    let mut table = at(Phase::Workers).board(WAY).colony(P1, |colony| colony.earth = 1).table();
    table.play(P1, "leave ^1; step A1; step (-5,6); step A1");
    // The worker has no points left, but stands on the whole tile: after clearing it, the worker
    // may stand on any of its hexes.
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(0));
    assert_eq!(table.legal_to(P1, "clear"), ["clear (-6,5)", "clear (-5,5)"]);
}

#[test]
fn after_clearing() {
    for stand in ["(-6,5)", "(-5,5)"] {
        let mut table = at(Phase::Workers).board(WAY).colony(P1, |colony| colony.earth = 1).table();
        table.play(P1, &format!("leave ^1; step A1; clear {stand}"));
        assert_eq!(table.position().sortie.map(|sortie| sortie.at), Some(hex(stand)));
    }
    let mut table = at(Phase::Workers).board(WAY).colony(P1, |colony| colony.earth = 1).table();
    table.play(P1, "leave ^1; step A1");
    table.refuse(P1, "clear (-4,5)", Illegal::NotUnderThePheromone { hex: hex("(-4,5)") });
}

#[test]
fn foreign_tunnel() {
    let near = WAY.replace("G^1 S   G   ~", "G^1 S^2 G   ~").replace("S   G^2", "S   G  ");
    let mut table = at(Phase::Workers).board(&near).table();
    table.play(P1, "leave ^1; step ^2");
    table.told(&["Gentian moved from (-5,4) to (-4,4), 2 points left"]);
    table.refuse(P1, "place pair2 ^2 (-3,4)", Illegal::SpaceNotEmpty { tunnel: true });
    // With the option, a foreign tunnel costs a soldier as a tile does; a player's own tunnel never does.
    let guarded = |soldiers| {
        let layout = at(Phase::Workers).options(|options| options.foreign_tunnel = Some(ForeignTunnel::Soldier));
        let mut table = layout.board(&near).colony(P1, |colony| colony.soldiers = soldiers).table();
        table.play(P1, "leave ^1");
        table
    };
    let mut table = guarded(0);
    assert!(!table.legal(P1).contains(&"step (-4,4)".to_owned()));
    table.refuse(P1, "step ^2", Illegal::NoSoldierToEnter { owner: P2 });
    let mut table = guarded(1);
    table.play(P1, "step ^2; step ^1");
    table.told(&["Gentian moved from (-5,4) to (-4,4), 2 points left: -1 soldier for the space of Vermilion"]);
    assert_eq!(table.colony(P1).soldiers, 0);
}

#[test]
fn re_entry() {
    let mut table = at(Phase::Workers).board(WAY).colony(P1, |colony| colony.soldiers = 2).table();
    table.play(P1, "leave ^1; step A1; step b2");
    assert_eq!(table.colony(P1).soldiers, 1);
    let mut again =
        at(Phase::Workers).event(Bonus::MovePlus3).board(WAY).colony(P1, |colony| colony.soldiers = 2).table();
    again.play(P1, "leave ^1; step A1; step b2; step (-3,4); step b2");
    assert_eq!(again.colony(P1).soldiers, 0, "in, out and in again: two soldiers");
    again.play(P1, "step (-3,4)");
    again.refuse(P1, "step b2", Illegal::NoSoldierToEnter { owner: P2 });
}

#[test]
fn orphan_tile() {
    let orphan = WAY.replace("x2", "x0").replace("b2", "  ");
    let mut table = at(Phase::Workers).board(&orphan).colony(P1, |colony| colony.earth = 1).table();
    table.play(P1, "leave ^1; step (-4,4); step (-4,5)");
    table.refuse(P1, "place pair2 (-4,5) x0", Illegal::HexCovered { hex: hex("(-4,6)") });
    table.play(P1, "step x0");
    table.told(&["Gentian moved from (-4,5) to (-4,6), 0 points left"]);
    let mut before = at(Phase::Workers).board(&orphan).colony(P1, |c| c.earth = 1).event(Bonus::MovePlus3).table();
    before.play(P1, "leave ^1; step (-4,4); step (-4,5); step x0");
    before.refuse(P1, "clear x0", Illegal::SpecialTilesStay);
    // It cannot carry a tunnel either.
    let mut atelier = at(Phase::Atelier).board(&orphan).colony(P1, |colony| colony.atelier = 1).table();
    atelier.refuse(P1, "tunnel (-2,6)", Illegal::TunnelNotBesideYours { hex: hex("(-2,6)") });
}

#[test]
fn special_tile_space() {
    let own = WAY.replace("x2", "x1");
    let mut table = at(Phase::Workers).board(&own).event(Bonus::MovePlus3).table();
    table.play(P1, "leave ^1; step A1; step (-5,6)");
    table.refuse(P1, "step (-4,7)", Illegal::TileIsOneSpace { hex: hex("(-4,7)"), anchor: hex("(-4,6)") });
    table.play(P1, "step x1; step (-2,6)");
    assert_eq!(table.position().sortie.map(|sortie| sortie.points), Some(2), "through the tile for 1 point");
    let mut foreign = at(Phase::Workers).board(WAY).table();
    foreign.play(P1, "leave ^1; step A1; step (-5,6)");
    foreign.refuse(P1, "step x2", Illegal::NoSoldierToEnter { owner: P2 });
}

// ------------------------------------------------------------------------------------------------ tiles and levels

#[test]
fn ownership_cube() {
    // Four special tiles use all cubes; an objective returns one, which marks a fifth tile next
    // season.
    let mut table = at(Phase::Atelier)
        .objectives(&[Objective::SpecialTiles2])
        .board(
            "
            r=4 q=-5     G^1
            r=5 q=-6   Ey1 Ey1 Gx1 Mx1 Mz1 Gz1 Ey1 Ey1
            r=6 q=-6     Gy1 E   Mx1 S   Mz1 Ez1 Gy1",
        )
        .colony(P1, |colony| {
            (colony.atelier, colony.level, colony.larvae, colony.workers, colony.stone) = (1, 1, 0, 1, 1);
        })
        .colony(P2, |colony| (colony.workers, colony.larvae) = (0, 0))
        .table();
    table.play(P1, "objective special_tiles_2; unmark (-4,5)");
    assert_eq!((table.colony(P1).specials.len(), table.position().orphans.len()), (3, 1));
    for seat in [P1, P2] {
        table.nurses(seat, [0; 4]);
    }
    table.play(P1, "leave ^1; step (-5,3); place aphid_farm (-5,2) (-4,2) (-5,3)");
    assert_eq!((table.colony(P1).specials.len(), table.position().orphans.len()), (4, 1));
}

#[test]
fn six_hex() {
    let place = "place triangle6 (-5,5) (-4,5) (-3,5) (-5,6) (-4,6) (-5,7)";
    let with = |level: u8, event| {
        at(Phase::Workers).event(event).board("r=5 q=-5 Ew1 G").colony(P1, move |colony| colony.level = level).table()
    };
    let refused = || Illegal::NeedsHexagonPlus1 { tile: Tile::Triangle6, level: 3 };
    with(3, Bonus::LevelPlus1).refuse(P1, place, refused());
    with(2, Bonus::HexagonPlus1).refuse(P1, place, refused());
    with(3, Bonus::SoldierPlus1).refuse(P1, place, refused());
    with(3, Bonus::HexagonPlus1).play(P1, place);
}

#[test]
fn level_plus_one_special() {
    let place = "place sub_colony w1 (-4,5) (-5,6) (-4,6)";
    let with = |level: u8, event| {
        let layout = at(Phase::Workers).event(event).board("r=5 q=-5 Ew1 G");
        layout.colony(P1, move |colony| {
            (colony.level, colony.food, colony.earth, colony.stone) = (level, 1, 1, 1);
        })
    };
    with(2, Bonus::LevelPlus1).table().play(P1, place);
    let refused = |have| Illegal::LevelTooLow { tile: Tile::SubColony, needed: 3, have };
    with(1, Bonus::LevelPlus1).table().refuse(P1, place, refused(2));
    with(2, Bonus::HexagonPlus1).table().refuse(P1, place, refused(2));
}

#[test]
fn mirrored_hook() {
    let turns: BTreeSet<_> = common::shapes::turns(Tile::Hook4).into_iter().collect();
    let mirrored: BTreeSet<_> = turns
        .iter()
        .map(|shape| {
            let mut over: Vec<_> = shape.iter().map(|cell| cell.mirrored()).collect();
            over.sort();
            let first = over[0];
            over.into_iter().map(|cell| cell - first).collect()
        })
        .collect();
    assert_eq!((turns.len(), &turns), (12, &mirrored), "turned over, the twelve are the same twelve");
    let mut table = at(Phase::Workers).board("r=5 q=-5 Ew1 G").colony(P1, |colony| colony.level = 2).table();
    let sides = ["place hook4 w1 (-4,5) (-3,5) (-5,6)", "place hook4 w1 (-4,5) (-3,5) (-4,4)"];
    assert!(sides.iter().all(|side| table.is_legal(P1, side)));
    table.play(P1, sides[1]);
}

// ---------------------------------------------------------------------------------------------------------- births

#[test]
fn ant_limit() {
    let mut table = at(Phase::Births)
        .colony(P1, |colony| {
            (colony.soldiers, colony.workers, colony.nurses, colony.larvae) = (3, 3, 6, 0);
        })
        .table();
    table.nurses(P1, [0, 2, 4, 0]);
    // Two soldiers and two workers are earned, two ants fit.
    assert_eq!(table.legal(P1), ["newborn 0", "newborn 1", "newborn 2"]);
    table.refuse(P1, "newborn 3", Illegal::NewbornsDoNotFit { least: 0, most: 2, asked: 3 });
    table.play(P1, "newborn 1");
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    table.told(&["Gentian has births: +1 soldier, +1 worker, 2 beyond the limit lost"]);
}

#[test]
fn births_mandatory() {
    let mut table = at(Phase::Births)
        .colony(P1, |colony| {
            (colony.soldiers, colony.workers, colony.nurses, colony.larvae) = (3, 2, 5, 0);
        })
        .table();
    table.nurses(P1, [0, 3, 2, 0]);
    // Three soldiers and one worker are earned and three fit: none of the three may stay unborn.
    assert_eq!(table.legal(P1), ["newborn 0", "newborn 1"]);
    table.play(P1, "newborn 0");
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    assert_eq!((table.colony(P1).soldiers, table.colony(P1).workers), (6, 2));
}

#[test]
fn atelier_nurses() {
    let mut table = at(Phase::Births).colony(P1, |c| (c.nurses, c.larvae) = (8, 0)).table();
    table.play(P1, "nurses larvae 0; nurses soldiers 0; nurses workers 0");
    let track = myrmes::Track::Atelier;
    table.refuse(P1, "nurses atelier 5", Illegal::TrackTooShort { track, most: 4, asked: 5 });
    table.play(P1, "nurses atelier 4");
}

#[test]
fn lone_nurse() {
    let mut table = at(Phase::Births).colony(P1, |colony| colony.larvae = 0).table();
    table.nurses(P1, [0, 1, 1, 0]);
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    table.told(&["Gentian placed nurses: 0 for larvae, 1 for soldiers, 1 for workers, 0 in the atelier"]);
    table.told(&["Gentian has no births"]);
}

#[test]
fn larva_room() {
    let mut table = at(Phase::Births).colony(P1, |colony| colony.larvae = 40).table();
    table.play(P1, "event soldier_plus_1");
    table.nurses(P1, [3, 0, 0, 0]);
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    assert_eq!(table.colony(P1).larvae, 45, "far beyond the drawn squares");
}

#[test]
fn paid_larvae() {
    let mut table = at(Phase::Births).colony(P1, |colony| colony.larvae = 4).table();
    table.play(P1, "event move_plus_3; sacrifice");
    table.refuse(P1, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 0 });
    let mut two = at(Phase::Births).colony(P1, |colony| colony.larvae = 4).table();
    two.play(P1, "event harvest_plus_3");
    two.refuse(P1, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 2 });
    two.nurses(P1, [0; 4]);
    two.play(P2, "event soldier_plus_1");
    two.nurses(P2, [0; 4]);
    assert_eq!(two.colony(P1).larvae, 2, "gone at once, not at the end of the season");
}

#[test]
fn hidden_choices() {
    let mut table = at(Phase::Births).players(3).table();
    table.play(P1, "event hexagon_plus_1; nurses larvae 2; nurses soldiers 0; nurses workers 0; nurses atelier 1");
    let seen = |viewer| table.game.view(&table.state, viewer).position.colonies[0].plan;
    assert!(seen(Viewer::Seat(P2)).is_none() && seen(Viewer::Spectator).is_none());
    assert!(seen(Viewer::Seat(P1)).is_some());
}

// ------------------------------------------------------------------------------------------------ atelier and score

#[test]
fn new_nurse_counts() {
    let mut table = at(Phase::Atelier)
        .year(2)
        .objectives(&[Objective::Soldiers2, Objective::Nurses6])
        .colony(P1, |colony| {
            (colony.nurses, colony.atelier, colony.food, colony.larvae) = (4, 2, 2, 2);
            colony.completed = BTreeMap::from([(Objective::Soldiers2, 1)]);
        })
        .table();
    let unmet = Illegal::ObjectiveUnmet { objective: Objective::Nurses6, counted: Counted::Nurses, needed: 6, have: 5 };
    table.refuse(P1, "objective nurses_6", unmet);
    table.play(P1, "nurse; objective nurses_6");
    assert_eq!(table.colony(P1).nurses, 3);
}

#[test]
fn interchangeable() {
    // Five nurses, two of them in the atelier: an idle one is given up, so the second action
    // remains.
    let mut table = at(Phase::Atelier)
        .year(2)
        .objectives(&[Objective::Soldiers2, Objective::Nurses6])
        .colony(P1, |colony| {
            (colony.nurses, colony.atelier) = (5, 2);
            colony.completed = BTreeMap::from([(Objective::Soldiers2, 1)]);
        })
        .table();
    table.play(P1, "objective nurses_6");
    assert_eq!((table.colony(P1).nurses, table.colony(P1).atelier, table.to_act()), (3, 1, vec![P1]));
    let mut prey = at(Phase::Atelier)
        .objectives(&[Objective::Prey2])
        .colony(P1, |colony| {
            colony.atelier = 1;
            colony.prey = BTreeMap::from([(Prey::Ladybug, 1), (Prey::Termite, 1), (Prey::Spider, 1)]);
        })
        .table();
    prey.play(P1, "objective prey_2");
    prey.told(&["Gentian completed the objective prey_2: -1 ladybug, -1 termite, +6 points"]);
}

#[test]
fn tunnel_earth() {
    let mut table = at(Phase::Atelier).colony(P1, |c| c.atelier = 1).colony(P2, |c| c.atelier = 1).table();
    table.play(P1, "done");
    table.play(P2, "tunnel (2,4)");
    assert_eq!((table.colony(P1).earth, table.colony(P2).earth), (0, 1));
}

#[test]
fn vp_plus_one() {
    // Two sub-colonies score twice, and VP+1 adds to each; farms score nothing and get nothing.
    let mut harvest = at(Phase::Harvest)
        .event(Bonus::VpPlus1)
        .board(
            "
            r=4 q=-5     G^1
            r=5 q=-6   Ey1 Ey1 Gz1 Mz1 M   Gz1 Ez1
            r=6 q=-6     Gy1 E   Mz1 Sz1 M   Ez1 Gz1",
        )
        .table();
    harvest.play(P1, "take earth y1");
    harvest.told(&[
        "Gentian harvested the sub-colony at (-4,5): +2 points, +1 from VP+1",
        "Gentian harvested the sub-colony at (-1,5): +2 points, +1 from VP+1",
    ]);
    let colony = harvest.colony(P1);
    assert_eq!((colony.score, colony.scored.get(&Source::VpPlus1)), (16, Some(&2)));
    // Clearing an opposing tile and hunting are also occasions; clearing for 0 points is not.
    let mut sortie = at(Phase::Workers)
        .event(Bonus::VpPlus1)
        .board(
            "
            r=3 q=-4     E   G*t
            r=4 q=-5   G^1 SL2 G
            r=5 q=-5     E   GL2
            r=6 q=-5       E   ML2",
        )
        .colony(P1, |colony| (colony.soldiers, colony.earth) = (2, 1))
        .table();
    sortie.play(P1, "leave ^1; step L2; clear L2; hunt *t");
    sortie.told(&[
        "Gentian cleared line3 of Vermilion at (-4,4), now on (-4,4): -1 earth, +2 points, +1 from VP+1",
        "Gentian hunted a termite at (-3,3): -1 soldier, +1 food, +2 points, +1 from VP+1",
    ]);
}

#[test]
fn foreign_vp_plus_one() {
    for (completer, receiver, scores) in
        [(Bonus::VpPlus1, Bonus::SoldierPlus1, [17, 15]), (Bonus::SoldierPlus1, Bonus::VpPlus1, [16, 16])]
    {
        let mut table = at(Phase::Atelier)
            .year(2)
            .objectives(&[Objective::Food3])
            .colony(P1, |colony| {
                (colony.atelier, colony.food, colony.event) = (1, 3, Some(completer));
            })
            .colony(P2, |colony| {
                colony.event = Some(receiver);
                colony.completed = BTreeMap::from([(Objective::Food3, 1)]);
            })
            .table();
        table.play(P1, "objective food_3");
        assert_eq!([P1, P2].map(|seat| table.colony(seat).score), scores);
    }
}

#[test]
fn negative_score() {
    let mut table = at(Phase::Winter)
        .year(3)
        .colony(P1, |colony| (colony.score, colony.larvae) = (2, 3))
        .colony(P2, |colony| colony.score = 0)
        .table();
    table.play(P1, "done");
    assert_eq!([P1, P2].map(|seat| table.colony(seat).score), [-16, -18]);
}

// ------------------------------------------------------------------------------------------------ larvae and winter

#[test]
fn sacrifice_anytime() {
    let rich = |phase| {
        at(phase).colony(P1, |colony| {
            (colony.larvae, colony.earth, colony.food) = (7, 3, 2);
            colony.atelier = u8::from(phase == Phase::Atelier);
        })
    };
    for phase in [Phase::Births, Phase::Workers, Phase::Atelier, Phase::EndOfSeason] {
        let mut table = rich(phase).table();
        assert!(table.is_legal(P1, "sacrifice"), "{phase}");
        table.play(P1, "sacrifice; sacrifice");
        table.refuse(P1, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 1 });
    }
    assert!(rich(Phase::Winter).table().is_legal(P1, "sacrifice"));
    let mut outside = rich(Phase::Workers).table();
    outside.play(P1, "leave (-5,4); sacrifice; step (-4,4); sacrifice; stop");
    assert_eq!((outside.colony(P1).larvae, outside.colony(P1).food), (1, 4));
    let harvest = at(Phase::Harvest)
        .board(
            "
            r=3 q=-4     Ea1
            r=4 q=-5   G^1 Sa1",
        )
        .colony(P1, |colony| colony.larvae = 3)
        .table();
    assert!(harvest.is_legal(P1, "sacrifice"));
}

#[test]
fn sacrifice_alone() {
    // Having many larvae does not create a decision where there is none: harvest, atelier and
    // storeroom are skipped.
    let mut table = at(Phase::Workers)
        .colony(P1, |colony| (colony.larvae, colony.workers) = (9, 1))
        .colony(P2, |colony| colony.workers = 0)
        .table();
    table.play(P1, "work gestation");
    assert_eq!(table.phase(), Phase::Births);
    // If it makes something else possible, it is a choice: one more food and the two remaining
    // larvae make a nurse.
    let atelier = |larvae| {
        at(Phase::Atelier).colony(P1, move |colony| {
            (colony.atelier, colony.crafted) = (1, vec![myrmes::Craft::Tunnel, myrmes::Craft::Level]);
            (colony.food, colony.larvae) = (1, larvae);
        })
    };
    let mut nursery = atelier(5).table();
    assert_eq!(nursery.legal(P1), ["done", "sacrifice"]);
    nursery.play(P1, "sacrifice");
    assert_eq!(nursery.legal(P1), ["nurse", "done"]);
    assert_eq!(atelier(4).refused().why, "nobody has a decision to make here");
    // In winter, a seat is asked only if it lacks food and can still sacrifice.
    let winter = |food, larvae| {
        at(Phase::Winter)
            .players(3)
            .colony(P1, move |colony| (colony.food, colony.larvae) = (food, larvae))
            .colony(P3, |colony| colony.larvae = 3)
            .table()
            .to_act()
    };
    assert_eq!(winter(4, 9), [P3]);
    assert_eq!(winter(3, 2), [P3]);
    assert_eq!(winter(3, 3), [P1, P3]);
}

#[test]
fn winter_payment() {
    let mut table = at(Phase::Winter)
        .colony(P1, |colony| (colony.food, colony.larvae) = (2, 9))
        .colony(P2, |colony| (colony.food, colony.larvae) = (4, 9))
        .table();
    table.chance.0.extend([0, 0, 0]);
    table.play(P1, "sacrifice; done");
    // Larvae never become food unasked, and never beyond what is due; available food is always
    // paid.
    table.told(&[
        "Gentian passed the winter: 4 food due, 0 guarded by soldiers, 3 paid, 1 missing: -3 points",
        "Vermilion passed the winter: 4 food due, 0 guarded by soldiers, 4 paid, 0 missing",
    ]);
    assert_eq!([P1, P2].map(|seat| table.colony(seat).larvae), [6, 9]);
}

// ----------------------------------------------------------------------------------------------- setup and the table

#[test]
fn starts() {
    let (mut of_first_seat, mut first_players) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..80 {
        let game = Myrmes::with(Options::players(4)).expect("four can play");
        let position = game.position(&game.setup(&mut Fresh::new(seed), &mut Vec::new()));
        of_first_seat.extend(position.colonies[0].tunnels.clone().unwrap_or_default());
        first_players.insert(position.first);
    }
    assert_eq!(of_first_seat, text::starts(4).into_iter().collect());
    assert_eq!(first_players, [P1, P2, P3, P4].into());
}

#[test]
fn first_player_passes() {
    // Also at the end of autumn, before the winter.
    let mut table = at(Phase::EndOfSeason)
        .season(myrmes::Season::Autumn)
        .colony(P1, |colony| (colony.food, colony.earth, colony.larvae) = (3, 2, 3))
        .table();
    table.play(P1, "discard food");
    assert_eq!((table.phase(), table.position().first), (Phase::Winter, P2));
    table.chance.0.extend([0, 0, 0]);
    table.play(P1, "done");
    assert_eq!((table.phase(), table.position().first), (Phase::Births, P2), "and not again after it");
}

#[test]
fn two_player_garden() {
    let mut table = at(Phase::Workers)
        .board(
            "
            r=0 q=-5   E   Mw1
            r=1 q=-5     G   G",
        )
        .table();
    table.refuse(P1, "step (-4,-1)", Illegal::OutsideTheGarden { hex: hex("(-4,-1)") });
    assert!(table.legal_to(P1, "step").iter().all(|step| !step.ends_with("-1)")));
    assert_eq!(text::in_play(2).keys().map(|at| at.r).min(), Some(0));
}
