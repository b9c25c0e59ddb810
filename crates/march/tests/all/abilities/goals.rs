//! Colony Goals: the small bonus when played, and two colony points each Slumber for meeting their
//! condition.

use game_core::Seat;
use march::{CardId, Decision, EventKind, HexId, Illegal, Source};

use crate::abilities::{
    common::{BLACK, BLUE, Layout, PURPLE, RED, Table, YELLOW, cards, table},
    last_rest, rest,
};

/// RED has the goal in hand and nobody has an ant, so the cost is paid in larvae without a choice.
fn played(goal: CardId, layout: Layout) -> Table {
    let mut table = layout.nest(RED, |nest| nest.hand.insert(goal)).lay();
    table.play(RED, &format!("play {goal}"));
    while table.can(RED, "pay_larva") {
        table.play(RED, "pay_larva");
    }
    assert!(table.nest(RED).goals.contains(goal), "a goal stays in play");
    table
}

/// What the goal scores for RED in Slumber.
fn slumber(goal: CardId, layout: Layout) -> i16 {
    let mut table = last_rest(layout.nest(RED, |nest| nest.goals = cards(&[goal])));
    table.pass_all();
    assert_eq!(table.nest(RED).brought.get(&goal).copied().unwrap_or(0), table.scored(RED, Source::Goals) as u8);
    table.scored(RED, Source::Goals)
}

fn food(layout: Layout, stores: &[u8]) -> Layout {
    let seats = (0..).map(Seat).zip(stores);
    seats.fold(layout, |layout, (seat, &food)| layout.nest(seat, |nest| nest.food = food))
}

// --------------------------------------------------------------------------------------------------- how goals are played

#[test]
fn a_third_colony_goal_takes_the_place_of_another() {
    let goals = cards(&[CardId::EpicStores, CardId::Outlander]);
    let layout = table(3).nest(RED, |nest| nest.goals = goals).hand(RED, &[CardId::UnendingBrood]);
    let mut table = layout.lay();
    table.play(RED, "play unending_brood");
    table.refuse(RED, "pass", Illegal::TooManyGoals { most: 2 });
    table.refuse(RED, "discard unending_brood", Illegal::NotAGoalInPlay { card: CardId::UnendingBrood });
    table.play(RED, "discard outlander");
    assert_eq!(table.nest(RED).goals, cards(&[CardId::EpicStores, CardId::UnendingBrood]));
    assert!(table.position().discard.contains(CardId::Outlander));
}

#[test]
fn two_colony_goals_are_scored_each_and_every_slumber_anew() {
    let layout = table(3).nest(RED, |nest| nest.goals = cards(&[CardId::EpicStores, CardId::UnendingBrood]));
    let mut table = rest(food(layout, &[9, 1, 1]));
    for seat in [RED, BLUE, BLACK] {
        table.play(seat, "gain food");
    }
    assert_eq!((table.scored(RED, Source::Goals), table.position().round), (4, 2));
    for source in [CardId::EpicStores, CardId::UnendingBrood] {
        assert!(table.told(&EventKind::Scored { source: Source::Goals, points: 2, card: Some(source) }));
    }
    table.play(RED, "forage");
    table.pass_all();
    table.play(BLUE, "forage");
    table.pass_all();
    table.play(BLACK, "forage");
    table.pass_all();
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    for (seat, decree) in [(BLUE, "gain larvae"), (BLACK, "gain larvae"), (RED, "gain food")] {
        table.play(seat, decree);
    }
    assert_eq!(table.scored(RED, Source::Goals), 6, "more food than both again, but not more larvae than blue");
}

// ------------------------------------------------------------------------------------------------------ the goals

#[test]
fn bound_to_the_past_puts_up_to_two_larvae_into_the_great_tunnel() {
    let mut table = played(CardId::BoundToThePast, table(3));
    table.refuse(RED, "larva soil.1", Illegal::NotInTheMeadow { hex: HexId::Soil });
    let mut declined = table.clone();
    table.play(RED, "larva great_tunnel; larva great_tunnel");
    assert_eq!((table.in_great_tunnel(RED), table.nest(RED).larvae, table.to_act()), (2, 1, vec![BLUE]));
    declined.play(RED, "pass");
    assert_eq!(declined.in_great_tunnel(RED), 0);
}

#[test]
fn bound_to_the_past_scores_the_most_ants_in_the_great_tunnel_and_no_tie() {
    let ants = |red, blue, black| table(3).great_tunnel(RED, red).great_tunnel(BLUE, blue).great_tunnel(BLACK, black);
    for (layout, points) in [
        (ants(3, 2, 1), 2),
        (ants(1, 0, 0), 2),
        (ants(3, 3, 1), 0),
        (ants(3, 1, 3), 0),
        (ants(2, 3, 0), 0),
        (ants(0, 0, 0), 0),
    ] {
        assert_eq!(slumber(CardId::BoundToThePast, layout), points);
    }
}

#[test]
fn bound_to_the_past_looks_at_all_players_not_at_neighbours() {
    let layout = table(4).great_tunnel(RED, 2).great_tunnel(BLACK, 2);
    assert_eq!(slumber(CardId::BoundToThePast, layout), 0);
}

#[test]
fn epic_stores_gives_a_food() {
    let table = played(CardId::EpicStores, table(3));
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae), (10, 3));
}

#[test]
fn epic_stores_scores_more_food_than_each_neighbour_and_no_tie() {
    for (stores, points) in [([3, 2, 2], 2), ([3, 3, 2], 0), ([3, 2, 3], 0), ([3, 4, 2], 0), ([0, 0, 0], 0)] {
        assert_eq!(slumber(CardId::EpicStores, food(table(3), &stores)), points, "{stores:?}");
    }
}

#[test]
fn epic_stores_compares_with_the_other_of_two_players() {
    for (stores, points) in [([2, 1], 2), ([2, 2], 0)] {
        assert_eq!(slumber(CardId::EpicStores, food(table(2), &stores)), points, "{stores:?}");
    }
}

#[test]
fn epic_stores_compares_with_the_left_and_the_right_of_four_and_five_players() {
    for (stores, points) in [([3, 2, 9, 2], 2), ([3, 2, 0, 3], 0), ([3, 3, 0, 2], 0)] {
        assert_eq!(slumber(CardId::EpicStores, food(table(4), &stores)), points, "{stores:?}");
    }
    for (stores, points) in [([3, 2, 9, 9, 2], 2), ([3, 2, 0, 0, 3], 0), ([3, 4, 0, 0, 2], 0)] {
        assert_eq!(slumber(CardId::EpicStores, food(table(5), &stores)), points, "{stores:?}");
    }
}

#[test]
fn epic_stores_counts_what_feeding_left() {
    let layout = food(table(3), &[3, 2, 2]).great_tunnel(RED, 4);
    assert_eq!(slumber(CardId::EpicStores, layout), 0);
}

#[test]
fn unending_brood_gives_two_larvae() {
    assert_eq!(played(CardId::UnendingBrood, table(3)).nest(RED).larvae, 5 - 2 + 2);
}

#[test]
fn unending_brood_scores_more_larvae_than_each_neighbour_and_no_tie() {
    let larvae = |players, brood: &[u8]| {
        let seats = (0..).map(Seat).zip(brood);
        seats.fold(table(players), |layout, (seat, &larvae)| layout.nest(seat, |nest| nest.larvae = larvae))
    };
    // Red gets one more for resting.
    for (players, brood, points) in [
        (2, &[4, 4][..], 2),
        (2, &[4, 5], 0),
        (3, &[4, 4, 4], 2),
        (3, &[4, 5, 4], 0),
        (3, &[4, 4, 5], 0),
        (4, &[4, 4, 9, 4], 2),
        (5, &[4, 4, 9, 9, 4], 2),
        (5, &[4, 4, 0, 0, 5], 0),
    ] {
        assert_eq!(slumber(CardId::UnendingBrood, larvae(players, brood)), points, "{brood:?}");
    }
}

#[test]
fn grand_evolution_plays_an_evolution_that_is_paid_for() {
    let layout = table(3).hand(RED, &[CardId::AmazonHead, CardId::Swarm, CardId::TawnyCrazyHead]);
    let mut table = played(CardId::GrandEvolution, layout);
    assert_eq!(table.nest(RED).larvae, 3);
    table.refuse(RED, "play swarm", Illegal::NotAnEvolution { card: CardId::Swarm });
    table.refuse(RED, "play tawny_crazy_head", Illegal::CannotPay { card: CardId::TawnyCrazyHead, cost: 4 });
    table.refuse(RED, "play army_head", Illegal::NotInHand { card: CardId::ArmyHead });
    let mut declined = table.clone();
    table.play(RED, "play amazon_head");
    assert_eq!((table.nest(RED).heads, table.nest(RED).larvae), (vec![CardId::AmazonHead], 2));
    assert_eq!(table.to_act(), [BLUE], "the reactions are those to one card: nobody else holds one");
    declined.play(RED, "pass");
    assert_eq!((declined.nest(RED).heads, declined.nest(RED).larvae), (vec![], 3));
}

#[test]
fn grand_evolution_may_complete_an_ant_body() {
    let layout = table(3).hand(RED, &[CardId::AmazonHead]).nest(RED, |nest| {
        nest.thoraxes = vec![CardId::SilverThorax];
        nest.abdomens = vec![CardId::GhostAbdomen];
    });
    let mut table = played(CardId::GrandEvolution, layout);
    table.play(RED, "play amazon_head");
    assert_eq!(table.scored(RED, Source::Bodies), 3);
}

#[test]
fn grand_evolution_scores_more_evolutions_than_each_neighbour_covered_ones_too() {
    let heads = [CardId::AmazonHead, CardId::ArmyHead, CardId::BulletHead];
    let thoraxes = [CardId::SilverThorax, CardId::NursingThorax];
    let layout = |players, red: usize, blue: usize, last: bool| {
        let last_seat = Seat(players - 1);
        let layout = table(players).nest(RED, |nest| nest.heads = heads[..red].to_vec());
        let layout = layout.nest(BLUE, |nest| nest.thoraxes = thoraxes[..blue].to_vec());
        layout.nest(last_seat, |nest| {
            if last {
                nest.abdomens = vec![CardId::GhostAbdomen, CardId::DraculaAbdomen, CardId::HerdingAbdomen];
            }
        })
    };
    for (players, red, blue, last, points) in [
        (3, 3, 2, false, 2),
        (3, 2, 2, false, 0),
        (3, 1, 2, false, 0),
        (3, 3, 2, true, 0),
        (3, 0, 0, false, 0),
        (5, 3, 2, true, 0),
        (2, 3, 2, false, 2),
        (2, 2, 2, false, 0),
    ] {
        let points_for = slumber(CardId::GrandEvolution, layout(players, red, blue, last));
        assert_eq!(points_for, points, "{players} players, {red} against {blue}");
    }
    let across = layout(4, 1, 0, false).nest(BLACK, |nest| nest.abdomens = vec![CardId::GhostAbdomen]);
    assert_eq!(slumber(CardId::GrandEvolution, across), 2);
}

#[test]
fn eyeless_overlords_puts_a_wormhole_on_a_hex_that_has_none() {
    let layout = table(3).hex(HexId::Soil, (0, -1), 0, "").hex(HexId::ToadstoolRing, (0, 1), 0, "");
    let mut table = played(CardId::EyelessOverlords, layout);
    table.refuse(RED, "wormhole great_tunnel", Illegal::NotTheGreatTunnel);
    table.refuse(RED, "wormhole toadstool_ring", Illegal::TokenThere { hex: HexId::ToadstoolRing });
    table.refuse(RED, "wormhole fern", Illegal::NotInTheMeadow { hex: HexId::Fern });
    table.refuse(RED, "centipede soil", Illegal::NotNow { asked: Decision::PlaceToken });
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::PlaceToken });
    table.play(RED, "wormhole soil");
    assert!(table.hex(HexId::Soil).wormhole);
    assert_eq!(table.to_act(), [BLUE], "no larva comes with it");
}

#[test]
fn eyeless_overlords_may_be_played_although_every_hex_has_a_wormhole() {
    let layout = table(3).hex(HexId::ToadstoolRing, (0, 1), 0, "");
    assert_eq!(played(CardId::EyelessOverlords, layout).to_act(), [BLUE]);
}

#[test]
fn eyeless_overlords_scores_two_inhabited_hexes_with_a_wormhole() {
    let layout =
        |soil: &str, ring: &str| table(3).hex(HexId::Soil, (0, -1), 0, soil).hex(HexId::ToadstoolRing, (0, 1), 0, ring);
    let goal = CardId::EyelessOverlords;
    assert_eq!(slumber(goal, layout("_r__", "_r").wormhole(HexId::Soil)), 2, "printed or a token, any site");
    assert_eq!(slumber(goal, layout("_r__", "_r")), 0);
    assert_eq!(slumber(goal, layout("_b__", "rr").wormhole(HexId::Soil)), 0, "one hex");
}

/// Soil touches The Great Tunnel; Fern, Bark and Clover Patch are behind it.
fn deep(soil: &str, fern: &str, bark: &str, clover_patch: &str) -> Layout {
    table(3)
        .hex(HexId::Soil, (0, -1), 0, soil)
        .hex(HexId::Fern, (0, -2), 0, fern)
        .hex(HexId::Bark, (0, -3), 0, bark)
        .hex(HexId::CloverPatch, (0, -4), 0, clover_patch)
}

#[test]
fn outlander_moves_an_ant_to_an_empty_site_away_from_the_great_tunnel() {
    let layout = deep("___r", "_b_", "", "").great_tunnel(RED, 1);
    let mut table = played(CardId::Outlander, layout);
    let at = |spot: &str| spot.parse().expect("a spot");
    table.refuse(RED, "step great_tunnel soil.1", Illegal::NotASiteForThis { at: at("soil.1") });
    table.refuse(RED, "step great_tunnel fern.2", Illegal::NoEmptySite { at: at("fern.2") });
    let mut declined = table.clone();
    table.play(RED, "step great_tunnel clover_patch.3");
    assert_eq!((table.sites(HexId::CloverPatch), table.in_great_tunnel(RED)), ("__r".to_owned(), 0));
    declined.play(RED, "pass");
    assert_eq!(declined.in_great_tunnel(RED), 1, "the ant may stay");
}

#[test]
fn outlander_scores_the_control_of_two_hexes_away_from_the_great_tunnel() {
    let goal = CardId::Outlander;
    assert_eq!(slumber(goal, deep("____", "r__", "r__", "___")), 2);
    assert_eq!(slumber(goal, deep("r___", "r__", "___", "___")), 0, "Soil touches The Great Tunnel");
    assert_eq!(slumber(goal, deep("____", "r__", "brr", "___")), 0, "inhabiting is not controlling");
    assert_eq!(slumber(goal, deep("____", "r__", "r__", "r__")), 2, "two points, not more");
}

#[test]
fn outlander_asks_for_hexes_that_do_not_touch_whatever_the_tunnels() {
    // Turned by one, Soil is not joined to The Great Tunnel. With two players it is not Inner
    // Meadow then, but it still touches The Great Tunnel.
    let layout = table(2).hex(HexId::Soil, (0, -1), 1, "r___").hex(HexId::Fern, (0, -2), 0, "r__");
    assert_eq!(slumber(CardId::Outlander, layout), 0);
}

#[test]
fn nurturing_hive_moves_an_ant_to_an_empty_single_larva_site() {
    let mut table = played(CardId::NurturingHive, deep("b___", "___", "___", "").great_tunnel(RED, 1));
    let at = |spot: &str| spot.parse().expect("a spot");
    for (site, why) in [("fern.3", "double"), ("fern.1", "food"), ("soil.2", "food")] {
        let illegal = Illegal::NotASiteForThis { at: at(site) };
        let action = format!("step great_tunnel {site}");
        table.refuse(RED, &action, illegal);
        assert!(!table.can(RED, &action), "{why}");
    }
    table.refuse(RED, "step great_tunnel soil.1", Illegal::NoEmptySite { at: at("soil.1") });
    let mut declined = table.clone();
    table.play(RED, "step great_tunnel soil.3");
    assert_eq!(table.sites(HexId::Soil), "b_r_");
    declined.play(RED, "pass");
    assert_eq!(declined.in_great_tunnel(RED), 1);
}

#[test]
fn nurturing_hive_scores_three_single_larva_sites() {
    let goal = CardId::NurturingHive;
    assert_eq!(slumber(goal, deep("r_rr", "___", "___", "___")), 2, "of one hex or of several");
    assert_eq!(slumber(goal, deep("r_r_", "___", "___", "__r")), 2);
    assert_eq!(slumber(goal, deep("rrr_", "__r", "r__", "___")), 0, "double larvae sites do not count");
}

#[test]
fn xenophobic_tribe_puts_up_to_two_larvae_into_one_inhabited_hex() {
    let layout = deep("r__b", "_r_", "b__", "");
    let mut table = played(CardId::XenophobicTribe, layout);
    table.refuse(RED, "larva bark.2", Illegal::LarvaNotAllowed { hex: HexId::Bark });
    let mut declined = table.clone();
    table.play(RED, "larva soil.2");
    table.refuse(RED, "larva fern.1", Illegal::LarvaNotAllowed { hex: HexId::Fern });
    table.play(RED, "larva soil.3");
    assert_eq!((table.sites(HexId::Soil), table.nest(RED).larvae), ("rrrb".to_owned(), 2));
    declined.play(RED, "pass");
    assert_eq!(declined.nest(RED).larvae, 4);
}

#[test]
fn xenophobic_tribe_larvae_may_go_into_the_great_tunnel_each_by_itself() {
    let mut table = played(CardId::XenophobicTribe, deep("r___", "_r_", "___", ""));
    let mut other = table.clone();
    table.play(RED, "larva great_tunnel; larva fern.1");
    assert_eq!((table.sites(HexId::Fern), table.in_great_tunnel(RED)), ("rr_".to_owned(), 1));
    other.play(RED, "larva soil.2; larva great_tunnel");
    assert_eq!((other.sites(HexId::Soil), other.in_great_tunnel(RED)), ("rr__".to_owned(), 1));
    // A player who inhabits nothing still has The Great Tunnel.
    let homeless = played(CardId::XenophobicTribe, deep("b___", "___", "___", ""));
    assert_eq!(homeless.legal(RED), ["larva great_tunnel", "pass"]);
}

#[test]
fn xenophobic_tribe_places_nothing_without_larvae() {
    let layout = deep("rr__", "", "", "").nest(RED, |nest| nest.larvae = 1);
    let table = played(CardId::XenophobicTribe, layout);
    assert_eq!((table.sites(HexId::Soil), table.nest(RED).larvae), ("rr__".to_owned(), 0));
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn xenophobic_tribe_scores_two_hexes_that_nobody_else_inhabits() {
    let goal = CardId::XenophobicTribe;
    assert_eq!(slumber(goal, deep("r___", "_r_", "___", "b__")), 2);
    assert_eq!(slumber(goal, deep("r___", "___", "___", "___")), 0, "one hex");
    assert_eq!(slumber(goal, deep("rb__", "_r_", "___", "___")), 0, "one alone");
    assert_eq!(slumber(goal, deep("rb__", "_r_", "r__", "___")), 0, "two alone, but not in all");
}

#[test]
fn extensive_tunnel_moves_an_ant_to_any_uninhabited_site() {
    let mut table = played(CardId::ExtensiveTunnel, deep("r___", "b__", "", "").great_tunnel(RED, 1));
    let at = |spot: &str| spot.parse().expect("a spot");
    table.refuse(RED, "pass", Illegal::AntMustMove);
    table.refuse(RED, "step soil.1 fern.1", Illegal::NoEmptySite { at: at("fern.1") });
    table.refuse(RED, "step soil.1 great_tunnel", Illegal::NoEmptySite { at: at("great_tunnel") });
    table.refuse(RED, "step soil.2 fern.2", Illegal::NoAntThere { at: at("soil.2") });
    table.play(RED, "step soil.1 bark.3");
    assert_eq!((table.sites(HexId::Soil), table.sites(HexId::Bark)), ("____".to_owned(), "__r".to_owned()));
}

#[test]
fn extensive_tunnel_asks_nobody_without_an_ant() {
    assert_eq!(played(CardId::ExtensiveTunnel, deep("", "", "", "")).to_act(), [BLUE]);
}

#[test]
fn extensive_tunnel_scores_three_inhabited_hexes_in_a_row() {
    let goal = CardId::ExtensiveTunnel;
    // As printed, Bark has no exit at the bottom; turned by three, it has one.
    let row = |soil: &str, fern: &str, bark: &str, turn: u8| {
        table(3).hex(HexId::Soil, (0, -1), 0, soil).hex(HexId::Fern, (0, -2), 0, fern).hex(
            HexId::Bark,
            (0, -3),
            turn,
            bark,
        )
    };
    assert_eq!(slumber(goal, row("_r__", "_r_", "_r_", 3)), 2);
    assert_eq!(slumber(goal, row("_r__", "_r_", "_r_", 0)), 0, "a wall between the second and the third");
    assert_eq!(slumber(goal, row("_r__", "_b_", "_r_", 3)), 0, "the one between is not inhabited");
    assert_eq!(slumber(goal, row("_r__", "br_", "_r_", 3)), 2, "others may live there as well");
}

#[test]
fn extensive_tunnel_is_not_linked_by_the_great_tunnel_or_wormholes() {
    let goal = CardId::ExtensiveTunnel;
    let around = table(3)
        .hex(HexId::Soil, (0, -1), 0, "r___")
        .hex(HexId::TallSand, (0, 1), 0, "r___")
        .hex(HexId::Pebble, (1, -1), 0, "r__")
        .great_tunnel(RED, 1);
    assert_eq!(slumber(goal, around.clone()), 0, "all joined to The Great Tunnel");
    let holes = around.wormhole(HexId::Soil).wormhole(HexId::TallSand).wormhole(HexId::Pebble);
    assert_eq!(slumber(goal, holes), 0);
}

#[test]
fn symbiotic_accord_puts_a_larva_beside_another_player() {
    let mut table = played(CardId::SymbioticAccord, deep("r___", "b__", "___", ""));
    table.refuse(RED, "larva soil.2", Illegal::LarvaNotAllowed { hex: HexId::Soil });
    table.refuse(RED, "larva bark.1", Illegal::LarvaNotAllowed { hex: HexId::Bark });
    table.refuse(RED, "larva fern.1", Illegal::CannotEnter { at: "fern.1".parse().expect("a spot") });
    let mut declined = table.clone();
    table.play(RED, "larva fern.3");
    assert_eq!((table.sites(HexId::Fern), table.to_act()), ("b_r".to_owned(), vec![BLUE]));
    declined.play(RED, "pass");
    assert_eq!(declined.sites(HexId::Fern), "b__");
}

#[test]
fn symbiotic_accord_needs_an_empty_site_not_the_outskirts() {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, "bb");
    let table = played(CardId::SymbioticAccord, layout);
    assert_eq!(table.legal(RED), ["larva great_tunnel", "pass"]);
}

#[test]
fn symbiotic_accord_scores_two_shared_hexes() {
    let goal = CardId::SymbioticAccord;
    assert_eq!(slumber(goal, deep("rb__", "kr_", "___", "___")), 2);
    assert_eq!(slumber(goal, deep("rb__", "rr_", "___", "___")), 0, "one shared hex");
    assert_eq!(slumber(goal, deep("kb__", "rb_", "___", "___")), 0, "a hex others share");
}

#[test]
fn symbiotic_accord_does_not_count_the_great_tunnel() {
    let layout = deep("rb__", "___", "___", "___").great_tunnel(RED, 1).great_tunnel(BLUE, 1);
    assert_eq!(slumber(CardId::SymbioticAccord, layout), 0);
}

#[test]
fn symbiotic_accord_does_not_count_a_hex_with_ants_in_its_outskirts() {
    let layout = table(3)
        .hex(HexId::DrySeep, (0, 1), 0, "rb")
        .hex(HexId::GnarledRoot, (0, -1), 0, "rb")
        .great_tunnel(RED, 1)
        .nest(RED, |nest| {
            nest.goals = cards(&[CardId::SymbioticAccord]);
            nest.abdomens = vec![CardId::CarpenterAbdomen];
        });
    let mut shared = last_rest(layout);
    let mut contested = shared.clone();
    shared.play(RED, "pass");
    assert_eq!(shared.scored(RED, Source::Goals), 2);
    contested.play(RED, "step great_tunnel dry_seep; pass");
    assert_eq!(contested.scored(RED, Source::Goals), 0);
}

#[test]
fn bane_of_centipedes_draws_a_card() {
    let table = played(CardId::BaneOfCentipedes, table(3).deck(&[CardId::Swarm]));
    assert_eq!(table.nest(RED).hand, cards(&[CardId::Swarm]));
}

#[test]
fn bane_of_centipedes_scores_a_centipede_destroyed_since_the_previous_slumber() {
    let goal = CardId::BaneOfCentipedes;
    assert_eq!(slumber(goal, table(3)), 0);
    assert_eq!(slumber(goal, table(3).nest(RED, |nest| nest.destroyed_a_centipede = true)), 2);
    assert_eq!(slumber(goal, table(3).nest(RED, |nest| nest.won_a_battle = true)), 0);
    assert_eq!(slumber(goal, table(3).nest(BLUE, |nest| nest.destroyed_a_centipede = true)), 0);
    // An ant and three heads make four.
    let fight = |deck: &[CardId]| {
        let heads = vec![CardId::BulletHead, CardId::ArmoredHead, CardId::AmazonHead];
        let layout = table(3).nest(RED, |nest| nest.heads = heads).hex(HexId::Soil, (0, -1), 0, "r___");
        layout.centipede(HexId::Soil).deck(deck)
    };
    assert_eq!(slumber(goal, fight(&[CardId::ForagingTrail, CardId::MysteriousHole])), 2, "the centipede had two");
    assert_eq!(slumber(goal, fight(&[CardId::ConqueringBrood, CardId::EpicStores])), 0, "the centipede won");
}

#[test]
fn bane_of_centipedes_forgets_after_slumber() {
    let layout = table(3).nest(RED, |nest| {
        nest.goals = cards(&[CardId::BaneOfCentipedes]);
        nest.destroyed_a_centipede = true;
    });
    let mut table = rest(layout);
    for seat in [RED, BLUE, BLACK] {
        table.play(seat, "gain food");
    }
    assert_eq!((table.scored(RED, Source::Goals), table.nest(RED).destroyed_a_centipede), (2, false));
}

#[test]
fn conquering_brood_takes_two_steps_with_ants() {
    let mut table = played(CardId::ConqueringBrood, deep("r___", "___", "", ""));
    table.refuse(RED, "larva soil.2", Illegal::LarvaeMoveFirst);
    let mut declined = table.clone();
    table.play(RED, "step soil.1 fern.1; step fern.1 fern.3");
    assert_eq!((table.sites(HexId::Fern), table.to_act()), ("__r".to_owned(), vec![BLUE]));
    declined.play(RED, "pass");
    assert_eq!(declined.sites(HexId::Soil), "r___");
}

#[test]
fn conquering_brood_scores_a_battle_won_against_another_player() {
    let goal = CardId::ConqueringBrood;
    let seep = |sites: &str, invader, ants| {
        table(3).hex(HexId::DrySeep, (0, 1), 0, sites).outskirts(HexId::DrySeep, invader, ants)
    };
    assert_eq!(slumber(goal, seep("rr", BLUE, 1)), 2, "as the defender");
    assert_eq!(slumber(goal, seep("bb", RED, 1)), 0, "lost");
    assert_eq!(slumber(goal, seep("bb", BLACK, 3)), 0, "won by another");
    assert_eq!(slumber(goal, table(3).nest(RED, |nest| nest.won_a_battle = true)), 2, "earlier in the round");
    assert_eq!(slumber(goal, table(3).nest(RED, |nest| nest.destroyed_a_centipede = true)), 0, "a centipede");
}

#[test]
fn hoarded_knowledge_draws_a_card() {
    let table = played(CardId::HoardedKnowledge, table(3).deck(&[CardId::Swarm]));
    assert_eq!((table.nest(RED).hand, table.nest(RED).larvae), (cards(&[CardId::Swarm]), 4));
}

#[test]
fn hoarded_knowledge_scores_five_cards_in_hand() {
    let hand = |n: usize| table(3).hand(RED, &CardId::ALL[..n]);
    for (cards, points) in [(4, 0), (5, 2), (9, 2)] {
        assert_eq!(slumber(CardId::HoardedKnowledge, hand(cards)), points, "{cards} cards");
    }
    // A card of the Harvest counts.
    let layout = hand(4).hex(HexId::DrySeep, (0, 1), 0, "_r");
    assert_eq!(slumber(CardId::HoardedKnowledge, layout), 2);
}

#[test]
fn goals_score_for_their_owner_only() {
    let layout = food(table(5), &[1, 1, 1, 9, 1]).nest(YELLOW, |nest| nest.goals = cards(&[CardId::EpicStores]));
    let table = last_rest(layout);
    let points = [RED, BLUE, BLACK, YELLOW, PURPLE].map(|seat| table.scored(seat, Source::Goals));
    assert_eq!(points, [0, 0, 0, 2, 0]);
}
