//! The Queen Phase. Its diagrams are in diagrams.rs.

use march::{CardId, Decision, EventKind, HexId, Illegal, Phase, Resource, Source, Spot};

use crate::rulebook::{
    common::{BLACK, BLUE, RED, Table, cards, table},
    decree_larvae, soldier_phase, told_of,
};

#[test]
fn abdomens_work_first_clockwise_from_the_marker() {
    let layout = table(3)
        .marker(BLUE)
        .hex(HexId::Soil, (0, -1), 0, "rk__")
        .nest(RED, |red| red.abdomens = vec![CardId::CarpenterAbdomen])
        .nest(BLACK, |black| black.abdomens = vec![CardId::StingingAbdomen]);
    let mut table = soldier_phase(layout);
    assert_eq!((table.phase(), table.to_act()), (Phase::Queen, vec![BLACK]));
    table.play(BLACK, "pass");
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "step soil.1 soil.4; pass");
    let collected = |at: Spot| {
        table.events.iter().any(|event| matches!(event.what, EventKind::Collected { at: there, .. } if there == at))
    };
    assert!(collected(Spot::site(HexId::Soil, 3)) && !collected(Spot::site(HexId::Soil, 0)), "Harvest came later");
}

// ------------------------------------------------------------------------------------------------------------ Harvest

#[test]
fn every_kind_of_site_gives_its_resource_as_often_as_it_says() {
    let layout = table(3)
        .hex(HexId::Fern, (0, -1), 0, "_bb")
        .hex(HexId::AcornCap, (1, -1), 0, "bb")
        .hex(HexId::DrySeep, (1, 0), 0, "_b")
        .hex(HexId::SnailShell, (0, 1), 0, "b_");
    let table = soldier_phase(layout);
    // Fern: one food and two larvae; Acorn Cap: two food and a larva; Dry Seep: a card; Snail Shell: a point.
    let blue = table.nest(BLUE);
    assert_eq!((blue.larvae, blue.hand.len()), (5 + 2 + 1, 1));
    assert_eq!(blue.food, 9 + 1 + 2 - 2, "six ants have eaten two");
    assert_eq!(table.scored(BLUE, Source::Sites), 1);
}

#[test]
fn every_player_collects_from_all_sites_they_inhabit_and_no_other() {
    let table = soldier_phase(table(3).hex(HexId::Soil, (0, -1), 0, "rb_k"));
    let of = |seat| {
        let sites = table.events.iter().filter_map(|event| match event.what {
            EventKind::Collected { at, .. } if event.seat == Some(seat) => Some(at.site),
            _ => None,
        });
        sites.collect::<Vec<u8>>()
    };
    assert_eq!((of(RED), of(BLUE), of(BLACK)), (vec![1], vec![2], vec![4]));
}

#[test]
fn larvae_are_collected_only_while_there_are_cubes() {
    let layout = table(3).hex(HexId::Fern, (0, -1), 0, "__b").nest(BLUE, |blue| blue.larvae = 34);
    let table = soldier_phase(layout);
    assert_eq!(table.nest(BLUE).larvae, 35, "with the ant that makes 36");
}

// ---------------------------------------------------------------------------------------------------------- Feed Ants

#[test]
fn harvested_food_feeds_the_ants_and_must_be_used_before_larvae() {
    let layout = table(3).hex(HexId::Fern, (0, -1), 0, "b__").nest(BLUE, |blue| (blue.food, blue.larvae) = (0, 5));
    let table = soldier_phase(layout);
    assert!(told_of(&table, BLUE, &EventKind::Fed { ants: 1, food: 1, larvae: 0, starving: 0 }));
    assert_eq!((table.nest(BLUE).food, table.nest(BLUE).larvae), (0, 5));
}

#[test]
fn larvae_do_not_eat() {
    let table = soldier_phase(table(3).nest(BLUE, |blue| blue.larvae = 30));
    assert!(told_of(&table, BLUE, &EventKind::Fed { ants: 0, food: 0, larvae: 0, starving: 0 }));
}

#[test]
fn ants_in_the_outskirts_and_in_the_great_tunnel_eat_too() {
    let layout =
        table(3).hex(HexId::DrySeep, (0, -1), 0, "bb").outskirts(HexId::DrySeep, BLUE, 2).great_tunnel(BLUE, 1);
    let table = soldier_phase(layout);
    assert!(told_of(&table, BLUE, &EventKind::Fed { ants: 5, food: 2, larvae: 0, starving: 0 }));
}

#[test]
fn each_abdomen_lets_every_food_feed_one_ant_more() {
    let abdomens = [CardId::DraculaAbdomen, CardId::GardeningAbdomen, CardId::HerdingAbdomen];
    for (count, ants, food) in [(1, 5, 1), (1, 10, 2), (1, 11, 3), (2, 6, 1), (2, 12, 2), (3, 7, 1), (3, 14, 2)] {
        let layout = table(3).great_tunnel(BLUE, ants).nest(BLUE, |blue| blue.abdomens = abdomens[..count].to_vec());
        let table = soldier_phase(layout);
        assert!(
            told_of(&table, BLUE, &EventKind::Fed { ants, food, larvae: 0, starving: 0 }),
            "{count} with {ants} ants"
        );
    }
}

#[test]
fn the_owner_chooses_which_unfed_ants_are_destroyed() {
    let layout = table(3)
        .hex(HexId::Soil, (0, -1), 0, "b_b_")
        .great_tunnel(BLUE, 1)
        .nest(BLUE, |blue| (blue.food, blue.larvae) = (0, 0));
    // Soil gives two larvae, which feed two of the three ants.
    let mut table = soldier_phase(layout);
    assert!(told_of(&table, BLUE, &EventKind::Fed { ants: 3, food: 0, larvae: 2, starving: 1 }));
    assert_eq!(table.to_act(), [BLUE]);
    table.refuse(BLUE, "pass", Illegal::LossesAreDue { ants: 1 });
    table.play(BLUE, "lose soil.3");
    assert_eq!((table.sites(HexId::Soil), table.in_great_tunnel(BLUE)), ("b___".into(), 1));
}

// ------------------------------------------------------------------------------------------------------- Royal Decree

#[test]
fn the_decree_comes_after_feeding_clockwise_from_the_marker() {
    let mut table = soldier_phase(table(3).marker(BLACK).great_tunnel(BLUE, 4));
    assert!(told_of(&table, BLUE, &EventKind::Fed { ants: 4, food: 1, larvae: 0, starving: 0 }));
    for seat in [BLACK, RED, BLUE] {
        assert_eq!(table.to_act(), [seat]);
        table.play(seat, "gain food");
    }
    assert_eq!(table.phase(), Phase::Worker);
}

#[test]
fn everybody_gains_either_two_food_or_five_larvae() {
    let mut table = soldier_phase(table(3));
    assert_eq!(table.legal(RED), ["gain food", "gain larvae"]);
    table.refuse(RED, "gain cards", Illegal::NotDecreed { what: Resource::Cards });
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::Decree });
    table.play(RED, "gain food");
    table.play(BLUE, "gain larvae");
    assert_eq!((table.nest(RED).food, table.nest(BLUE).larvae), (11, 10));
    assert_eq!((table.nest(RED).larvae, table.nest(BLUE).food), (6, 9), "red has a larva for its Rest");
}

#[test]
fn the_decree_gives_no_more_larvae_than_there_are_cubes() {
    let mut table = soldier_phase(table(3).nest(BLUE, |blue| blue.larvae = 34));
    table.play(RED, "gain food");
    table.play(BLUE, "gain larvae");
    assert_eq!(table.nest(BLUE).larvae, 36);
}

#[test]
fn rounds_one_to_three_have_a_decree_and_the_final_round_has_none() {
    for round in 1..=4 {
        let table = soldier_phase(table(3).round(round));
        assert_eq!(table.phase(), if round < 4 { Phase::Queen } else { Phase::Over }, "round {round}");
    }
}

// ------------------------------------------------------------------------------------------------------------ Slumber

fn after_slumber(mut table: Table) -> Table {
    decree_larvae(&mut table);
    table
}

#[test]
fn control_of_a_hex_beside_the_great_tunnel_is_one_point_joined_or_not() {
    // Turned by one, Soil has a wall to The Great Tunnel.
    for turn in [0, 1] {
        let table = after_slumber(soldier_phase(table(3).hex(HexId::Soil, (0, -1), turn, "b___")));
        assert_eq!(table.scored(BLUE, Source::InnerMeadow), 1, "turned by {turn}");
    }
}

#[test]
fn other_sites_and_hexes_farther_out_bring_nothing() {
    let layout = table(3)
        .hex(HexId::Soil, (0, -1), 0, "_bbb")
        .hex(HexId::Fern, (0, -2), 0, "b__")
        .hex(HexId::Pebble, (1, 0), 0, "r__")
        .hex(HexId::TallSand, (0, 1), 0, "r___");
    let table = after_slumber(soldier_phase(layout));
    assert_eq!((table.scored(BLUE, Source::InnerMeadow), table.scored(RED, Source::InnerMeadow)), (0, 2));
}

#[test]
fn a_goal_in_play_scores_when_its_condition_is_met() {
    let goal = |food| {
        let layout = table(3).nest(BLUE, |blue| (blue.food, blue.goals) = (food, cards(&[CardId::EpicStores])));
        after_slumber(soldier_phase(layout)).scored(BLUE, Source::Goals)
    };
    assert_eq!((goal(10), goal(9), goal(8)), (2, 0, 0), "its neighbours have nine");
}

#[test]
fn the_round_marker_advances_and_the_holder_of_the_marker_starts_the_next_worker_phase() {
    let table = after_slumber(soldier_phase(table(3).marker(BLACK)));
    assert_eq!((table.position().round, table.phase()), (2, Phase::Worker));
    assert_eq!(table.to_act(), [BLACK]);
}

#[test]
fn a_round_is_worker_soldier_and_queen_phase() {
    let table = after_slumber(soldier_phase(table(3)));
    let phases: Vec<Phase> = table
        .events
        .iter()
        .filter_map(|event| match event.what {
            EventKind::PhaseBegan { phase, .. } => Some(phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [Phase::Soldier, Phase::Queen, Phase::Worker]);
}
