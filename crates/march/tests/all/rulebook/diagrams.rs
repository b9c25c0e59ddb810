//! The diagrams of the rulebook, laid out as pictured and played as their text says.

use std::collections::BTreeSet;

use game_core::{Hex, Seat};
use march::{CannotPlace, CardId, Decision, Edge, EventKind, HexId, Illegal, Phase, Source};

use crate::rulebook::{
    battles,
    common::{BLACK, BLUE, Layout, RED, Table, cards, table},
    decree_larvae, soldier_phase, told_of,
};

// ------------------------------------------------------------------------------------------------------------- Explore

/// Fungalreach above The Great Tunnel with two red ants, Water's Edge at its lower right with a blue one.
fn explore_diagram() -> Layout {
    table(3)
        .hex(HexId::Fungalreach, (0, -1), 0, "r_r")
        .hex(HexId::WatersEdge, (1, 0), 0, "b__")
        .pile(&[HexId::DrySeep, HexId::Fern])
}

fn cells(table: &Table, seat: Seat) -> BTreeSet<String> {
    let cell = |action: String| action.strip_prefix("place ")?.split('/').next().map(str::to_owned);
    table.legal(seat).into_iter().filter_map(cell).collect()
}

#[test]
fn explore_1_red_can_explore_through_any_open_tunnel_of_fungalreach() {
    let mut table = explore_diagram().lay();
    table.play(RED, "explore");
    let open = ["(-1,-1)", "(0,-2)", "(1,-1)"].map(str::to_owned);
    assert_eq!(cells(&table, RED), BTreeSet::from(open), "its fourth tunnel leads into The Great Tunnel");
}

#[test]
fn explore_2_red_cannot_explore_where_there_is_no_tunnel() {
    let mut table = explore_diagram().lay();
    table.play(RED, "explore");
    let reason = CannotPlace::NoTunnel { from: HexId::Fungalreach, edge: Edge::UpperRight };
    table.refuse(RED, "place (1,-2)/3", Illegal::CannotPlace { reason });
}

#[test]
fn explore_3_red_cannot_explore_through_the_tunnels_of_waters_edge_without_an_ant_there() {
    let mut table = explore_diagram().great_tunnel(RED, 1).lay();
    table.play(RED, "explore");
    table.refuse(RED, "from waters_edge", Illegal::NoAntToExplore { hex: HexId::WatersEdge });
    table.play(RED, "from fungalreach");
    let reason = CannotPlace::NotBeside { cell: Hex::new(2, 0), from: HexId::Fungalreach };
    table.refuse(RED, "place (2,0)/3", Illegal::CannotPlace { reason });
}

#[test]
fn explore_4_red_pays_a_food_joins_dry_seep_to_the_bottom_right_and_moves_one_ant_of_two() {
    let mut table = explore_diagram().lay();
    table.play(RED, "explore");
    assert!(told_of(&table, RED, &EventKind::HexDrawn { hex: HexId::DrySeep }));
    assert_eq!(table.nest(RED).food, 8);
    table.play(RED, "place (1,-1)/5");
    table.refuse(RED, "pass", Illegal::MustEnter { all: false });
    assert!(table.can(RED, "step fungalreach.1 dry_seep.1"), "either site could be inhabited");
    table.play(RED, "step fungalreach.1 dry_seep.2");
    assert!(table.can(RED, "step fungalreach.3 dry_seep.1"), "both ants could move");
    table.play(RED, "pass");
    assert_eq!((table.sites(HexId::DrySeep), table.sites(HexId::Fungalreach)), ("_r".into(), "__r".into()));
}

#[test]
fn explore_5_tunnels_of_other_hexes_may_be_blocked() {
    let mut table = explore_diagram().great_tunnel(RED, 1).lay();
    // Turned like this, Dry Seep has walls to The Great Tunnel and to Water's Edge, which have
    // tunnels there.
    table.play(RED, "explore; from fungalreach; place (1,-1)/5; step fungalreach.1 dry_seep.2; pass");
    table.pass_all();
    table.play(BLUE, "march; pass");
    for (step, from, to) in [
        ("step dry_seep.2 waters_edge.2", HexId::DrySeep, HexId::WatersEdge),
        ("step dry_seep.2 great_tunnel", HexId::DrySeep, HexId::GreatTunnel),
    ] {
        table.refuse(RED, step, Illegal::NotLinked { from, to });
    }
    table.play(RED, "step dry_seep.2 fungalreach.1");
}

#[test]
fn explore_6_blue_reacts_with_a_larva_into_waters_edge() {
    let mut table = explore_diagram().lay();
    table.play(RED, "explore; place (1,-1)/5; step fungalreach.1 dry_seep.2; pass");
    table.play(BLUE, "larva waters_edge.2");
    assert_eq!((table.sites(HexId::WatersEdge), table.nest(BLUE).larvae), ("bb_".into(), 4));
}

// --------------------------------------------------------------------------------------------------------------- March

/// Black reacts before blue, so black sits to the left of red. A layout names seats by their
/// letters: here `b` is black and `k` is blue.
const BLACK_AT_THE_LEFT: Seat = Seat(1);
const BLUE_AT_THE_RIGHT: Seat = Seat(2);

/// Soil, Water's Edge and Dry Seep, all joined to one another.
fn march_diagram() -> Table {
    table(3)
        .hex(HexId::Soil, (0, -1), 1, "rbbb")
        .hex(HexId::WatersEdge, (1, -1), 5, "_k_")
        .hex(HexId::DrySeep, (1, -2), 3, "k_")
        .lay()
}

/// Red's action in points 2 and 3.
const RED_MARCHES: &str = "larva soil; larva soil; larva soil; step soil waters_edge.1; step soil waters_edge.3";

fn both_others_rest(table: &mut Table) {
    table.pass_all();
    table.play(BLACK_AT_THE_LEFT, "rest");
    table.play(BLUE_AT_THE_RIGHT, "rest");
}

#[test]
fn march_1_red_cannot_move_larvae_into_waters_edge_which_it_does_not_inhabit() {
    let mut table = march_diagram();
    table.play(RED, "march");
    table.refuse(RED, "larva waters_edge.1", Illegal::LarvaNotAllowed { hex: HexId::WatersEdge });
}

#[test]
fn march_2_red_pays_a_food_and_moves_three_larvae_into_soil_where_they_are_ants() {
    let mut table = march_diagram();
    table.play(RED, "march; larva soil; larva soil; larva soil");
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae), (8, 2));
    assert_eq!(table.in_outskirts(HexId::Soil, RED), 3);
}

#[test]
fn march_3_the_two_steps_left_bring_two_ants_to_the_free_sites_of_waters_edge() {
    let mut table = march_diagram();
    table.play(RED, "march");
    table.play(RED, RED_MARCHES);
    assert_eq!(table.sites(HexId::WatersEdge), "rkr");
    assert_eq!(table.to_act(), [BLACK_AT_THE_LEFT], "five steps are taken");
}

#[test]
fn march_4_the_third_ant_stays_in_the_outskirts_of_soil_which_is_contested() {
    let mut table = march_diagram();
    table.play(RED, "march");
    table.play(RED, RED_MARCHES);
    assert_eq!((table.sites(HexId::Soil), table.in_outskirts(HexId::Soil, RED)), ("rbbb".into(), 1));
    both_others_rest(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, Some(BLACK_AT_THE_LEFT), RED)]);
}

#[test]
fn march_5_and_6_black_reacts_from_soil_into_dry_seep_and_the_red_ant_takes_its_site() {
    let mut table = march_diagram();
    table.play(RED, "march");
    table.play(RED, RED_MARCHES);
    table.play(BLACK_AT_THE_LEFT, "step soil.2 dry_seep.2");
    assert_eq!((table.sites(HexId::Soil), table.in_outskirts(HexId::Soil, RED)), ("rrbb".into(), 0));
    assert_eq!(table.sites(HexId::DrySeep), "kb");
    both_others_rest(&mut table);
    assert_eq!(battles(&table), [], "Soil is no longer contested");
}

#[test]
fn march_7_blue_reacts_into_the_outskirts_of_dry_seep_which_becomes_contested() {
    let mut table = march_diagram();
    table.play(RED, "march");
    table.play(RED, RED_MARCHES);
    table.play(BLACK_AT_THE_LEFT, "step soil.2 dry_seep.2");
    table.play(BLUE_AT_THE_RIGHT, "step waters_edge.2 dry_seep");
    assert_eq!(table.in_outskirts(HexId::DrySeep, BLUE_AT_THE_RIGHT), 1);
    both_others_rest(&mut table);
    assert_eq!(battles(&table), [(HexId::DrySeep, Some(BLACK_AT_THE_LEFT), BLUE_AT_THE_RIGHT)]);
}

#[test]
fn march_8_red_ants_on_sites_of_waters_edge_reach_the_vacated_food_site_only_with_a_step() {
    let mut table = march_diagram();
    table.play(RED, "march");
    table.play(RED, RED_MARCHES);
    table.play(BLACK_AT_THE_LEFT, "step soil.2 dry_seep.2");
    table.play(BLUE_AT_THE_RIGHT, "step waters_edge.2 dry_seep");
    assert_eq!(table.sites(HexId::WatersEdge), "r_r", "nobody was moved");
    for seat in [BLACK_AT_THE_LEFT, BLUE_AT_THE_RIGHT] {
        table.play(seat, "forage");
        table.pass_all();
    }
    table.refuse(RED, "inhabit waters_edge.2", Illegal::NotNow { asked: Decision::TakeTurn });
    table.play(RED, "march; step waters_edge.1 waters_edge.2");
    assert_eq!(table.sites(HexId::WatersEdge), "_rr");
}

// ----------------------------------------------------------------------------------------------------------- Evolution

/// Black with the heads and the thorax shown in the picture.
fn evolution_diagram() -> Layout {
    table(3).marker(BLACK).nest(BLACK, |black| {
        black.heads = vec![CardId::AmazonHead, CardId::TawnyCrazyHead];
        black.thoraxes = vec![CardId::ScoutingThorax];
    })
}

/// Black invades Fern, where red holds the control site.
fn in_battle(layout: Layout) -> Table {
    soldier_phase(layout.hex(HexId::Fern, (0, -1), 0, "rkk").outskirts(HexId::Fern, BLACK, 1).deck(&[CardId::Swarm]))
}

#[test]
fn evolution_1_a_new_head_goes_on_top_and_only_its_ability_works() {
    let mut table = table(3)
        .marker(BLACK)
        .nest(BLACK, |black| black.heads = vec![CardId::AmazonHead])
        .hand(BLACK, &[CardId::TawnyCrazyHead])
        .lay();
    table.play(BLACK, "play tawny_crazy_head");
    assert_eq!(table.nest(BLACK).heads, [CardId::AmazonHead, CardId::TawnyCrazyHead]);

    let table = in_battle(evolution_diagram());
    let drawn = EventKind::FerocityDrawn { card: CardId::Swarm, ferocity: 3 };
    assert!(told_of(&table, BLACK, &drawn), "Tawny Crazy Head turns up a card");
    assert_eq!(table.scored(BLACK, Source::Battles), 1);
    assert_eq!(table.nest(RED).larvae, 5, "the winner's Amazon Head takes no larvae");
}

#[test]
fn evolution_2_two_heads_add_two_to_army_strength() {
    let table = in_battle(evolution_diagram());
    assert!(table.told(&EventKind::BattleBegan { hex: HexId::Fern, invader: Some(BLACK), strength: [5, 1] }));
}

#[test]
fn evolution_3_the_scouting_thorax_works_and_gives_one_more_step() {
    let mut table = evolution_diagram().great_tunnel(BLACK, 1).lay();
    table.play(BLACK, "explore");
    assert!(told_of(&table, BLACK, &EventKind::HexesLookedAt { hexes: 2 }));

    let mut table = evolution_diagram().nest(BLACK, |black| black.larvae = 7).lay();
    table.play(BLACK, "march");
    for _ in 0..6 {
        table.play(BLACK, "larva great_tunnel");
    }
    table.refuse(BLACK, "larva great_tunnel", Illegal::NotToAct { seat: BLACK });
}

#[test]
fn evolution_4_without_an_abdomen_no_food_feeds_more_and_the_first_one_completes_the_ant() {
    let table = soldier_phase(evolution_diagram().great_tunnel(BLACK, 5));
    assert!(told_of(&table, BLACK, &EventKind::Fed { ants: 5, food: 2, larvae: 0, starving: 0 }));

    let mut table = evolution_diagram().hand(BLACK, &[CardId::GhostAbdomen]).lay();
    table.play(BLACK, "play ghost_abdomen");
    assert_eq!(table.scored(BLACK, Source::Bodies), 3);
}

// ---------------------------------------------------------------------------------------------------------------- Rest

/// Blue and black forage, nobody reacts; in between, red rests automatically.
fn the_others_forage(table: &mut Table) {
    for seat in [BLUE, BLACK] {
        table.play(seat, "forage");
        table.pass_all();
    }
}

#[test]
fn rest_1_to_3_the_first_rest_lays_down_a_larva_and_every_further_one_a_food() {
    let mut table = table(3).lay();
    table.play(RED, "rest");
    let resting = |table: &Table| (table.nest(RED).resting_larvae, table.nest(RED).resting_food);
    assert_eq!(resting(&table), (1, 0));
    the_others_forage(&mut table);
    assert_eq!(resting(&table), (1, 1));
    the_others_forage(&mut table);
    assert_eq!(resting(&table), (1, 2), "the food is stacked until the phase ends");
    assert_eq!((table.nest(RED).larvae, table.nest(RED).food), (5, 9), "nothing has been moved yet");
}

#[test]
fn rest_4_when_a_second_player_rests_the_phase_ends_at_once_and_all_is_moved_to_the_nest() {
    let mut table = table(3).lay();
    table.play(RED, "rest");
    the_others_forage(&mut table);
    table.play(BLUE, "rest");
    assert_eq!(table.phase(), Phase::Queen, "black has no turn; there is no battle to ask about");
    assert_eq!((table.nest(RED).larvae, table.nest(RED).food), (6, 10));
    assert_eq!((table.nest(RED).resting_larvae, table.nest(RED).resting_food), (0, 0));
}

#[test]
fn rest_5_the_marker_goes_around_and_stays_with_the_second_to_rest_who_starts_the_next_round() {
    let mut table = table(3).lay();
    for (seat, then) in [(RED, BLUE), (BLUE, BLACK)] {
        assert_eq!(table.position().marker, seat);
        table.play(seat, "forage");
        table.pass_all();
        assert_eq!(table.position().marker, then);
    }
    table.play(BLACK, "rest");
    table.play(RED, "forage");
    table.pass_all();
    table.play(BLUE, "rest");
    assert_eq!((table.phase(), table.position().marker), (Phase::Queen, BLUE));
    decree_larvae(&mut table);
    assert_eq!((table.phase(), table.position().round), (Phase::Worker, 2));
    assert_eq!((table.position().marker, table.to_act()), (BLUE, vec![BLUE]));
}

// -------------------------------------------------------------------------------------------------------------- battle

/// Water's Edge with three blue ants, one of them on the control site, and four red ones.
fn battle_diagram() -> Table {
    let layout = table(3)
        .hex(HexId::WatersEdge, (0, -1), 0, "brr")
        .outskirts(HexId::WatersEdge, BLUE, 2)
        .outskirts(HexId::WatersEdge, RED, 2)
        .nest(RED, |red| red.heads = vec![CardId::AmazonHead])
        .hand(RED, &[CardId::QueensJourney])
        .hand(BLUE, &[CardId::Swarm]);
    soldier_phase(layout)
}

#[test]
fn battle_1_red_has_four_ants_and_a_head_against_three_of_the_defender() {
    let table = battle_diagram();
    assert!(told_of(
        &table,
        BLUE,
        &EventKind::BattleBegan { hex: HexId::WatersEdge, invader: Some(RED), strength: [5, 3] }
    ));
}

#[test]
fn battle_2_and_3_with_a_card_of_three_each_red_wins_by_eight_to_six() {
    let mut table = battle_diagram();
    table.play(RED, "commit queens_journey");
    table.play(BLUE, "commit swarm");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::WatersEdge, winner: Some(RED), totals: [8, 6] }));
}

#[test]
fn battle_4_red_loses_one_ant_and_blue_all_three_for_ferocity_does_not_count() {
    let mut table = battle_diagram();
    table.play(RED, "commit queens_journey");
    table.play(BLUE, "commit swarm");
    assert_eq!((table.sites(HexId::WatersEdge), table.in_outskirts(HexId::WatersEdge, BLUE)), ("_rr".into(), 0));
    table.play(RED, "lose waters_edge");
    table.refuse(RED, "lose waters_edge", Illegal::NotNow { asked: Decision::Spoils });
    assert_eq!(table.in_outskirts(HexId::WatersEdge, RED), 1);
}

#[test]
fn battle_5_red_gains_a_point_and_moves_its_ant_from_the_outskirts_into_the_control_site() {
    let mut table = battle_diagram();
    table.play(RED, "commit queens_journey");
    table.play(BLUE, "commit swarm");
    table.play(RED, "lose waters_edge; step waters_edge waters_edge.1");
    assert_eq!(table.sites(HexId::WatersEdge), "rrr");
    assert_eq!(table.scored(RED, Source::Battles), 1);
}

/// Four red ants with a centipede, which will turn up a three and a two.
fn centipede_diagram() -> Table {
    let layout = table(3)
        .hex(HexId::RottingLog, (0, -1), 0, "rrr")
        .outskirts(HexId::RottingLog, RED, 1)
        .centipede(HexId::RottingLog)
        .hand(RED, &[CardId::AmazonHead])
        .deck(&[CardId::Swarm, CardId::StrangeAppetite])
        .chance(&[0, 0]);
    soldier_phase(layout)
}

#[test]
fn centipede_1_and_2_the_hex_is_contested_and_the_card_of_three_is_the_centipedes_strength() {
    let table = centipede_diagram();
    assert_eq!(battles(&table), [(HexId::RottingLog, None, RED)]);
    assert!(table.told(&EventKind::CentipedeCard { card: CardId::Swarm, ferocity: 3 }));
    assert_eq!(table.position().battle.map(|battle| battle.strength), Some([3, 4]));
}

#[test]
fn centipede_3_and_4_a_card_of_two_makes_six_for_the_ants_and_a_second_one_five_for_the_centipede() {
    let mut table = centipede_diagram();
    table.play(RED, "commit amazon_head");
    assert!(table.told(&EventKind::CentipedeCard { card: CardId::StrangeAppetite, ferocity: 2 }));
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::RottingLog, winner: Some(RED), totals: [5, 6] }));
}

#[test]
fn centipede_5_the_centipede_is_destroyed_red_loses_two_ants_and_gains_a_food_and_a_point() {
    let mut table = centipede_diagram();
    table.play(RED, "commit amazon_head; lose rotting_log; lose rotting_log.3");
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::RottingLog), "rr_");
    assert!(!table.hex(HexId::RottingLog).centipede);
    assert!(told_of(&table, RED, &EventKind::Gained { food: 1, larvae: 0, card: None }));
    assert_eq!(table.scored(RED, Source::Centipedes), 1);
}

// --------------------------------------------------------------------------------------------------------- Queen Phase

#[test]
fn feeding_1_to_4_ants_eat_one_food_5_to_8_two_and_9_to_12_three() {
    for (ants, food) in (1..=12).zip([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]) {
        let table = soldier_phase(table(3).great_tunnel(BLUE, ants));
        assert!(told_of(&table, BLUE, &EventKind::Fed { ants, food, larvae: 0, starving: 0 }), "{ants} ants");
        assert_eq!(table.nest(BLUE).food, 9 - food);
    }
}

#[test]
fn feeding_after_the_food_each_unfed_ant_eats_a_larva_and_after_the_larvae_they_are_destroyed() {
    let layout = table(3).great_tunnel(BLUE, 10).nest(BLUE, |blue| (blue.food, blue.larvae) = (1, 2));
    let table = soldier_phase(layout);
    assert!(told_of(&table, BLUE, &EventKind::Fed { ants: 10, food: 1, larvae: 2, starving: 4 }));
    assert_eq!((table.nest(BLUE).food, table.nest(BLUE).larvae, table.in_great_tunnel(BLUE)), (0, 0, 6));
}

/// The game of the Queen Phase diagram. Nobody has anything stored.
fn queen_diagram() -> Table {
    let layout = table(3)
        .marker(BLUE)
        .hex(HexId::Soil, (0, -1), 1, "krrr")
        .hex(HexId::Bark, (1, -1), 0, "rrr")
        .hex(HexId::WatersEdge, (1, 0), 0, "kkk")
        .hex(HexId::TallSand, (0, 1), 0, "kkkk")
        .hex(HexId::LoamyTunnels, (-1, 0), 0, "bbk")
        .hex(HexId::DrySeep, (1, -2), 3, "br")
        .great_tunnel(BLUE, 1)
        .nest(RED, |red| red.goals = cards(&[CardId::ExtensiveTunnel]))
        .nest(BLACK, |black| black.abdomens = vec![CardId::DraculaAbdomen])
        .with(|position| position.nests.iter_mut().for_each(|nest| (nest.food, nest.larvae) = (0, 0)));
    soldier_phase(layout)
}

#[test]
fn queen_harvest_and_feeding_have_the_figures_of_the_diagram() {
    let table = queen_diagram();
    // Blue, the last to rest, has the larva from that Rest too.
    let fed = |ants, food| EventKind::Fed { ants, food, larvae: 0, starving: 0 };
    for (seat, ants, food) in [(RED, 7, 2), (BLUE, 4, 1), (BLACK, 9, 2)] {
        assert!(told_of(&table, seat, &fed(ants, food)), "{seat}");
    }
    let stores = |seat| (table.nest(seat).food, table.nest(seat).larvae, table.n_cards(seat));
    assert_eq!(stores(RED), (2 - 2, 4, 1));
    assert_eq!(stores(BLUE), (2 - 1, 1 + 1, 0));
    assert_eq!(stores(BLACK), (2 - 2, 7, 0));
    assert_eq!((table.score(RED), table.score(BLUE), table.score(BLACK)), (1, 0, 0));
}

#[test]
fn queen_decree_everybody_chooses_two_food_or_five_larvae() {
    let mut table = queen_diagram();
    table.play(BLUE, "gain food");
    table.play(BLACK, "gain larvae");
    table.play(RED, "gain larvae");
    assert!(told_of(&table, BLUE, &EventKind::Decreed { food: 2, larvae: 0 }));
    assert_eq!((table.nest(BLUE).food, table.nest(BLACK).larvae, table.nest(RED).larvae), (3, 12, 9));
}

#[test]
fn queen_slumber_scores_the_inner_meadow_and_extensive_tunnel_and_the_round_marker_moves() {
    let mut table = queen_diagram();
    decree_larvae(&mut table);
    let inner = |seat| table.scored(seat, Source::InnerMeadow);
    assert_eq!((inner(RED), inner(BLACK), inner(BLUE)), (1, 3, 1), "Dry Seep is not beside The Great Tunnel");
    assert_eq!((table.scored(RED, Source::Goals), table.scored(BLACK, Source::Goals)), (2, 0));
    assert_eq!(table.position().round, 2);
}
