//! Abdomen evolutions. RED rests, the Worker Phase ends, and RED has the marker and one more larva.

use march::{CardId, Cause, EventKind, HexId, Illegal, Phase};

use crate::abilities::{
    collected,
    common::{BLACK, BLUE, Layout, RED, YELLOW, table},
    fed, fought, last_rest, rest,
};

fn abdomen(layout: Layout, abdomen: CardId) -> Layout {
    layout.nest(RED, |nest| nest.abdomens = vec![abdomen])
}

/// Soil above The Great Tunnel, Pebble beside both and joined to The Great Tunnel.
fn meadow(soil: &str, pebble: &str) -> Layout {
    table(3).hex(HexId::Soil, (0, -1), 0, soil).hex(HexId::Pebble, (1, -1), 0, pebble)
}

// -------------------------------------------------------------------------------------------- start of the Queen Phase

#[test]
fn carpenter_abdomen_takes_three_steps_with_ants_before_the_harvest() {
    let mut table = last_rest(abdomen(meadow("r___", "___"), CardId::CarpenterAbdomen));
    assert_eq!((table.phase(), table.to_act()), (Phase::Queen, vec![RED]));
    table.refuse(RED, "larva soil.2", Illegal::LarvaeMoveFirst);
    table.play(RED, "step soil.1 great_tunnel; step great_tunnel pebble.2; step pebble.2 pebble.1");
    assert_eq!(table.phase(), Phase::Over, "three steps, not four");
    assert_eq!(collected(&table, RED), [("pebble.1".to_owned(), [0, 2, 0, 0])]);
}

#[test]
fn carpenter_abdomen_may_stay() {
    let mut table = last_rest(abdomen(meadow("r___", "___"), CardId::CarpenterAbdomen));
    table.play(RED, "pass");
    assert_eq!(collected(&table, RED), [("soil.1".to_owned(), [0, 1, 0, 0])]);
}

#[test]
fn carpenter_abdomen_enters_hexes_with_centipedes_and_starts_no_battle() {
    let layout = meadow("rrrr", "bbb").great_tunnel(RED, 1);
    let layout = layout.hex(HexId::TallSand, (0, 1), 0, "____").centipede(HexId::TallSand);
    let mut table = rest(abdomen(layout, CardId::CarpenterAbdomen));
    table.play(RED, "step great_tunnel tall_sand.1; step soil.1 great_tunnel; step great_tunnel pebble");
    assert!(!fought(&table), "battles wait for the next Soldier Phase");
    assert!(table.hex(HexId::TallSand).centipede);
    assert_eq!((table.sites(HexId::TallSand), table.in_outskirts(HexId::Pebble, RED)), ("r___".to_owned(), 1));
    for seat in [RED, BLUE, BLACK] {
        table.play(seat, "gain food");
    }
    assert!(!fought(&table) && table.phase() == Phase::Worker);
}

#[test]
fn stinging_abdomen_makes_another_player_destroy_an_ant_of_their_choice() {
    let mut table = rest(abdomen(meadow("rbb_", "___"), CardId::StingingAbdomen));
    table.play(RED, "attack 1 soil");
    assert_eq!(table.to_act(), [BLUE]);
    table.refuse(BLUE, "pass", Illegal::LossesAreDue { ants: 1 });
    table.play(BLUE, "lose soil.3");
    assert_eq!(table.sites(HexId::Soil), "rb__");
    let at = "soil.3".parse().expect("a spot");
    assert!(table.told(&EventKind::AntLost { at, cause: Cause::Evolution, saved: false }));
}

#[test]
fn stinging_abdomen_comes_before_the_harvest() {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, "rb");
    let mut table = last_rest(abdomen(layout, CardId::StingingAbdomen));
    table.play(RED, "attack 1 dry_seep");
    assert_eq!(collected(&table, BLUE), []);
    assert_eq!(collected(&table, RED), [("dry_seep.1".to_owned(), [1, 0, 0, 0])]);
}

#[test]
fn stinging_abdomen_is_optional_and_needs_both_players_in_the_hex() {
    let mut table = rest(abdomen(meadow("rb__", "k__"), CardId::StingingAbdomen).great_tunnel(RED, 1));
    let refused = |seat, hex| Illegal::NotTogetherInHex { seat, hex };
    table.refuse(RED, "attack 2 soil", refused(BLACK, HexId::Soil));
    table.refuse(RED, "attack 2 pebble", refused(BLACK, HexId::Pebble));
    table.refuse(RED, "attack 0 soil", refused(RED, HexId::Soil));
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::Soil), "rb__");
}

#[test]
fn stinging_abdomen_does_not_reach_into_the_great_tunnel() {
    let layout = table(3).great_tunnel(RED, 2).great_tunnel(BLUE, 2);
    let table = rest(abdomen(layout, CardId::StingingAbdomen));
    assert_eq!(table.legal(RED), ["gain food", "gain larvae"], "nobody to sting, so it is the Royal Decree");
}

// --------------------------------------------------------------------------------------------------------- Harvest

#[test]
fn honeypot_abdomen_collects_twice_from_one_site() {
    let mut table = last_rest(abdomen(meadow("rr__", "__r"), CardId::HoneypotAbdomen));
    table.refuse(RED, "collect soil.3", Illegal::NotInhabited { at: "soil.3".parse().expect("a spot") });
    table.play(RED, "collect soil.2");
    let gains = collected(&table, RED).into_iter().map(|(site, _)| site).collect::<Vec<_>>();
    assert_eq!(gains, ["soil.2", "soil.1", "soil.2", "pebble.3"], "one site, not the whole hex");
    // Nine, plus two from the site, minus one eaten.
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae, table.n_cards(RED)), (10, 7, 1));
}

#[test]
fn honeypot_abdomen_doubles_points_cards_and_double_larvae_as_well() {
    let layout = table(3).hex(HexId::DarkCrevice, (0, 1), 0, "rr_").hex(HexId::DrySeep, (0, -1), 0, "_r");
    for (site, larvae, cards, points) in
        [("dark_crevice.1", 8, 1, 2), ("dark_crevice.2", 10, 1, 1), ("dry_seep.2", 8, 2, 1)]
    {
        let mut table = last_rest(abdomen(layout.clone(), CardId::HoneypotAbdomen));
        table.play(RED, &format!("collect {site}"));
        let nest = table.nest(RED);
        assert_eq!((nest.larvae, table.n_cards(RED)), (larvae, cards), "{site}");
        assert_eq!(table.scored(RED, march::Source::Sites), points, "{site}");
    }
}

#[test]
fn honeypot_abdomen_has_no_choice_with_one_site_and_nothing_without() {
    let table = last_rest(abdomen(meadow("r___", "___"), CardId::HoneypotAbdomen));
    assert_eq!(collected(&table, RED).len(), 2);
    let table = last_rest(abdomen(meadow("____", "___"), CardId::HoneypotAbdomen));
    assert_eq!(collected(&table, RED), []);
}

#[test]
fn leaf_cutter_abdomen_takes_food_instead_of_what_a_site_yields() {
    let mut table = last_rest(abdomen(meadow("rr__", "r_r"), CardId::LeafCutterAbdomen));
    let at = |spot: &str| spot.parse().expect("a spot");
    table.refuse(RED, "food soil.3", Illegal::NotInhabited { at: at("soil.3") });
    table.play(RED, "food soil.1; food pebble.1");
    table.refuse(RED, "food soil.1", Illegal::HarvestedAlready { at: at("soil.1") });
    table.play(RED, "pass");
    let gains: Vec<(String, [u8; 4])> =
        [("soil.1", [1, 0, 0, 0]), ("pebble.1", [1, 0, 0, 0]), ("soil.2", [1, 0, 0, 0]), ("pebble.3", [0, 0, 1, 0])]
            .map(|(site, gain)| (site.to_owned(), gain))
            .into();
    assert_eq!(collected(&table, RED), gains, "a site used for food gives nothing else");
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae), (9 + 3 - 1, 6));
}

#[test]
fn leaf_cutter_abdomen_gives_one_food_even_from_a_site_of_two() {
    let mut table = last_rest(abdomen(table(3).hex(HexId::AcornCap, (0, 1), 0, "r_"), CardId::LeafCutterAbdomen));
    let mut cut = table.clone();
    table.play(RED, "pass");
    assert_eq!(table.nest(RED).food, 9 + 2 - 1);
    cut.play(RED, "food acorn_cap.1");
    assert_eq!(cut.nest(RED).food, 9 + 1 - 1);
}

#[test]
fn pharoah_abdomen_gives_one_larva_more_from_single_larva_sites_only() {
    // Two single-larva sites, a food site and a double one.
    let table = last_rest(abdomen(meadow("rrr_", "r__"), CardId::PharoahAbdomen));
    assert_eq!(table.nest(RED).larvae, 6 + 2 * 2 + 2);
    assert!(table.told(&EventKind::Gained { food: 0, larvae: 1, card: Some(CardId::PharoahAbdomen) }));
}

#[test]
fn gardening_abdomen_gives_a_larva_with_every_card() {
    let layout = table(3).hex(HexId::FallenFeather, (0, 1), 0, "rr_").hex(HexId::Fern, (0, -1), 0, "r__");
    let table = last_rest(abdomen(layout, CardId::GardeningAbdomen));
    assert_eq!((table.n_cards(RED), table.nest(RED).larvae, table.nest(RED).food), (2, 6 + 2, 9 + 1 - 1));
}

#[test]
fn herding_abdomen_gives_food_for_three_and_for_five_hexes() {
    let hexes = [
        (HexId::Soil, (0, -1)),
        (HexId::Pebble, (1, -1)),
        (HexId::MossyStone, (1, 0)),
        (HexId::DarkCrevice, (0, 1)),
        (HexId::Bark, (-1, 1)),
        (HexId::FallenFeather, (-1, 0)),
    ];
    for (inhabited, food) in [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        let mut layout = abdomen(table(3), CardId::HerdingAbdomen);
        for (n, (hex, cell)) in hexes.into_iter().enumerate() {
            layout = layout.hex(hex, cell, 0, if n < inhabited { "r" } else { "" });
        }
        // None of the control sites gives food. Five ants can live on one food.
        let table = last_rest(layout.great_tunnel(RED, 1));
        let eaten = fed(&table, RED)[1];
        assert_eq!(table.nest(RED).food + eaten, 9 + food, "{inhabited} hexes");
    }
}

#[test]
fn herding_abdomen_does_not_count_the_great_tunnel() {
    let layout =
        table(3).hex(HexId::Soil, (0, -1), 0, "r___").hex(HexId::Pebble, (1, -1), 0, "r__").great_tunnel(RED, 1);
    let table = last_rest(abdomen(layout, CardId::HerdingAbdomen));
    assert_eq!(table.nest(RED).food, 9 - 1);
}

// ------------------------------------------------------------------------------------------------------------ Feed

#[test]
fn every_abdomen_lets_a_food_feed_one_ant_more() {
    for (abdomens, food) in [(vec![], 3), (vec![CardId::GhostAbdomen, CardId::HerdingAbdomen], 2)] {
        let layout = table(3).great_tunnel(RED, 12).nest(RED, |nest| nest.abdomens = abdomens);
        assert_eq!(fed(&rest(layout), RED), [12, food, 0, 0]);
    }
}

fn thief(players: u8) -> Layout {
    let layout = abdomen(table(players), CardId::ThiefAbdomen);
    (0..players).map(game_core::Seat).fold(layout, |layout, seat| layout.great_tunnel(seat, 4))
}

#[test]
fn thief_abdomen_feeds_one_ant_fewer_for_each_other_player_who_feeds_one_more() {
    for players in [2, 3, 4, 5] {
        let table = rest(thief(players));
        let own = 5 - players;
        assert_eq!(fed(&table, RED), [own, u8::from(own > 0), 0, 0], "{players} players");
        for other in 1..players {
            assert_eq!(fed(&table, game_core::Seat(other)), [5, 2, 0, 0], "{players} players");
        }
    }
}

#[test]
fn thief_abdomen_never_feeds_fewer_than_no_ants() {
    let table = rest(thief(4).great_tunnel(RED, 1));
    assert_eq!(fed(&table, RED), [0, 0, 0, 0]);
    assert_eq!(table.nest(RED).food, 9);
}

#[test]
fn thief_abdomen_takes_a_larva_or_an_ant_where_food_is_missing() {
    let layout = thief(4)
        .nest(BLUE, |nest| (nest.food, nest.larvae) = (1, 3))
        .nest(BLACK, |nest| (nest.food, nest.larvae) = (1, 0))
        .nest(YELLOW, |nest| (nest.food, nest.larvae) = (0, 0));
    let table = rest(layout);
    assert_eq!(fed(&table, BLUE), [5, 1, 1, 0]);
    assert_eq!(fed(&table, BLACK), [5, 1, 0, 1]);
    assert_eq!(fed(&table, YELLOW), [5, 0, 0, 5]);
    let left = [BLUE, BLACK, YELLOW].map(|seat| table.in_great_tunnel(seat));
    assert_eq!(
        (left, table.nest(BLUE).larvae),
        ([4, 3, 0], 2),
        "an ant dies for the extra mouth, as far as there are ants"
    );
}

#[test]
fn thief_abdomen_sends_its_mouth_to_players_without_ants_too() {
    let layout = abdomen(table(3), CardId::ThiefAbdomen).nest(BLACK, |nest| (nest.food, nest.larvae) = (0, 0));
    let table = rest(layout);
    assert_eq!((fed(&table, BLUE), fed(&table, BLACK)), ([1, 1, 0, 0], [1, 0, 0, 1]));
}

#[test]
fn thief_abdomen_takes_an_ant_of_the_great_tunnel_even_from_ghosts() {
    let layout = abdomen(table(3), CardId::ThiefAbdomen).great_tunnel(BLACK, 2).nest(BLACK, |nest| {
        (nest.food, nest.larvae) = (0, 0);
        nest.abdomens = vec![CardId::GhostAbdomen];
    });
    let table = rest(layout);
    assert_eq!((fed(&table, BLACK), table.in_great_tunnel(BLACK)), ([1, 0, 0, 1], 1));
}

#[test]
fn dracula_abdomen_lets_a_larva_feed_three_ants() {
    let layout = abdomen(table(3), CardId::DraculaAbdomen);
    // One food feeds five; seven more eat three larvae.
    let table = rest(layout.clone().great_tunnel(RED, 12).nest(RED, |nest| nest.food = 1));
    assert_eq!(fed(&table, RED), [12, 1, 3, 0]);
    let table = rest(layout.great_tunnel(RED, 9).nest(RED, |nest| (nest.food, nest.larvae) = (0, 1)));
    assert_eq!(fed(&table, RED), [9, 0, 2, 3], "one larva and the one from the Rest feed six");
    assert_eq!(table.in_great_tunnel(RED), 6);
}

#[test]
fn dracula_abdomen_still_eats_food_first() {
    let table = rest(abdomen(table(3), CardId::DraculaAbdomen).great_tunnel(RED, 6));
    assert_eq!(fed(&table, RED), [6, 2, 0, 0]);
}

#[test]
fn ghost_abdomen_leaves_the_ants_in_the_great_tunnel_unfed() {
    let table = rest(abdomen(meadow("r___", "___"), CardId::GhostAbdomen).great_tunnel(RED, 9));
    assert_eq!(fed(&table, RED), [1, 1, 0, 0]);
    let table = rest(abdomen(meadow("____", "___"), CardId::GhostAbdomen).great_tunnel(RED, 9));
    assert_eq!(fed(&table, RED), [0, 0, 0, 0]);
}

#[test]
fn ghost_abdomen_lets_ants_outside_the_great_tunnel_starve() {
    // Cards and a point feed nobody; there is one larva, from the Rest.
    let layout = table(3)
        .hex(HexId::FallenFeather, (0, -1), 0, "rr_")
        .hex(HexId::SnailShell, (0, 1), 0, "r_")
        .great_tunnel(RED, 3)
        .nest(RED, |nest| (nest.food, nest.larvae) = (0, 0));
    let mut table = rest(abdomen(layout, CardId::GhostAbdomen));
    assert_eq!(fed(&table, RED), [3, 0, 1, 2]);
    table.refuse(RED, "lose great_tunnel", Illegal::NotAmongTheLost { at: "great_tunnel".parse().expect("a spot") });
    table.play(RED, "lose snail_shell.1; lose fallen_feather.2");
    assert_eq!((table.sites(HexId::FallenFeather), table.in_great_tunnel(RED)), ("r__".to_owned(), 3));
}

// ---------------------------------------------------------------------------------------------------- Royal Decree

#[test]
fn brooding_abdomen_makes_the_royal_decree_richer() {
    let mut table = rest(abdomen(table(3), CardId::BroodingAbdomen));
    let mut larvae = table.clone();
    table.play(RED, "gain food");
    table.play(BLUE, "gain food");
    assert_eq!((table.nest(RED).food, table.nest(BLUE).food), (9 + 3, 9 + 2));
    larvae.play(RED, "gain larvae");
    larvae.play(BLUE, "gain larvae");
    assert_eq!((larvae.nest(RED).larvae, larvae.nest(BLUE).larvae), (6 + 7, 5 + 5));
    assert!(larvae.told(&EventKind::Decreed { food: 0, larvae: 7 }));
}

#[test]
fn brooding_abdomen_gives_nothing_without_a_royal_decree() {
    let table = last_rest(abdomen(table(3), CardId::BroodingAbdomen));
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae), (9, 6));
}

#[test]
fn a_covered_abdomen_has_no_ability() {
    let layout = table(3)
        .nest(RED, |nest| nest.abdomens = vec![CardId::BroodingAbdomen, CardId::GhostAbdomen])
        .great_tunnel(RED, 2);
    let mut table = rest(layout);
    table.play(RED, "gain food");
    assert_eq!((fed(&table, RED)[0], table.nest(RED).food), (0, 9 + 2));
}
