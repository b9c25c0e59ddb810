//! Primitive species: their actions, the Reactions to them, their drawbacks, and the smaller Royal Decree.

use game_core::{Game, Seat, Unheard};
use march::{Action, CardId, CardType, Data, Deed, EventKind, HexId, Illegal, March, Options, Source, Species};

use crate::abilities::{
    common::{BLACK, BLUE, Layout, PURPLE, RED, Table, YELLOW, cards, table, table_with},
    fed, fought, rest,
};

fn colony(players: u8, species: Species) -> Layout {
    let options = Options { primitive_species: true, ..Options::players(players) };
    table_with(options).nest(RED, |nest| {
        nest.species = Some(species);
        nest.mat = Some(species);
    })
}

#[test]
fn the_common_meadow_ant_has_no_action_of_its_own_on_either_mat() {
    let mut table = table(3).lay();
    table.refuse(RED, "species", Illegal::NoSpeciesAction);
    let layout = colony(3, Species::CrazyAnt).nest(RED, |nest| nest.species = Some(Species::CommonMeadowAnt));
    let mut table = layout.lay();
    table.refuse(RED, "species", Illegal::NoSpeciesAction);
    table.play(RED, "rest");
}

#[test]
fn mats_are_dealt_at_random_and_everybody_chooses_a_side() {
    let options = Options { primitive_species: true, first_seat: Some(RED), ..Options::players(3) };
    let mut dealt = std::collections::BTreeSet::new();
    for seed in 1..40 {
        let mut table = table_with(options.clone()).lay();
        table.state = table.rules.setup(&mut game_core::Fresh::new(seed), &mut table.events);
        let mat = table.nest(RED).mat.expect("a mat was dealt");
        dealt.insert(mat);
        let others = [BLUE, BLACK].map(|seat| table.nest(seat).mat);
        assert!(!others.contains(&Some(mat)), "every mat is dealt once");
        let mut sides = [format!("play_as {mat}"), "play_as common_meadow_ant".to_owned()];
        sides.sort();
        let mut offered = table.legal(RED);
        offered.sort();
        assert_eq!(offered, sides);
        for side in &sides {
            let mut chosen = table.clone();
            chosen.play(RED, side);
            let plays_as = chosen.nest(RED).species.expect("a side was chosen");
            assert_eq!(*side, format!("play_as {plays_as}"));
        }
    }
    assert_eq!(dealt, Species::ALL[1..].iter().copied().collect());
}

#[test]
fn every_primitive_species_pays_one_food_for_its_action() {
    for (species, hand) in [
        (Species::CrazyAnt, vec![]),
        (Species::NomadicAnt, vec![]),
        (Species::MutantAnt, vec![CardId::AmazonHead]),
        (Species::RaidingAnt, vec![]),
    ] {
        let layout = colony(3, species).great_tunnel(RED, 2).hand(RED, &hand);
        let mut table = layout.clone().lay();
        table.play(RED, "species");
        let deed = match species {
            Species::CrazyAnt => Deed::DanceOfChaos,
            Species::NomadicAnt => Deed::JourneyOf6000Steps,
            Species::MutantAnt => Deed::DoubleSplicedGenes,
            _ => Deed::RaidingParty,
        };
        assert!(table.told(&EventKind::Acted { deed, food: 1 }));
        let mut hungry = layout.nest(RED, |nest| nest.food = 0).lay();
        hungry.refuse(RED, "species", Illegal::TooLittleFood { needed: 1, have: 0 });
    }
}

#[test]
fn every_primitive_species_decrees_two_food_or_four_larvae() {
    for species in [Species::CrazyAnt, Species::NomadicAnt, Species::MutantAnt, Species::RaidingAnt] {
        // Without food and cards even the Crazy Ant may rest.
        let mut table = rest(colony(3, species).nest(RED, |nest| nest.food = 0));
        let mut larvae = table.clone();
        table.play(RED, "gain food");
        table.play(BLUE, "gain food");
        assert_eq!((table.nest(RED).food, table.nest(BLUE).food), (2, 11), "{species}");
        larvae.play(RED, "gain larvae");
        larvae.play(BLUE, "gain larvae");
        assert_eq!((larvae.nest(RED).larvae, larvae.nest(BLUE).larvae), (6 + 4, 5 + 5), "{species}");
    }
}

#[test]
fn a_brooding_abdomen_enriches_the_smaller_decree() {
    let layout = colony(3, Species::NomadicAnt).nest(RED, |nest| nest.abdomens = vec![CardId::BroodingAbdomen]);
    let mut table = rest(layout);
    table.play(RED, "gain larvae");
    assert_eq!(table.nest(RED).larvae, 6 + 4 + 2);
}

// ------------------------------------------------------------------------------------------------------------ Crazy Ant

/// The deck in this order. Apart from it only the discard pile is left to draw.
fn dance(layout: Layout, deck: &[CardId], order: &[u32]) -> Table {
    let mut table = layout.deck(deck).chance(order).lay();
    table.play(RED, "species");
    table
}

#[test]
fn crazy_ant_discards_cards_until_an_event_is_played_for_free() {
    let deck = [CardId::StrangeAppetite, CardId::AmazonHead, CardId::EpicStores];
    let mut table = dance(colony(3, Species::CrazyAnt).great_tunnel(RED, 1), &deck, &[2, 1, 0]);
    for card in deck {
        assert!(table.told(&EventKind::CardRevealed { card }));
        assert!(table.position().discard.contains(card));
    }
    // Nine food, minus one for the dance, plus three from the event, which would otherwise cost two
    // ants.
    assert_eq!((table.nest(RED).food, table.in_great_tunnel(RED)), (11, 1));
    assert!(table.told(&EventKind::CardPlayed { card: CardId::StrangeAppetite, cost: 0 }));
    // Two steps for its ferocity, larvae first.
    table.play(RED, "larva great_tunnel; larva great_tunnel");
    assert_eq!((table.in_great_tunnel(RED), table.to_act()), (3, vec![BLUE]));
}

#[test]
fn crazy_ant_may_leave_out_the_steps_and_moves_larvae_before_ants() {
    let layout = colony(3, Species::CrazyAnt).hex(HexId::Soil, (0, -1), 0, "r___");
    let table = dance(layout, &[CardId::RoyalJelly], &[0]);
    let mut passing = table.clone();
    passing.play(RED, "gain food; gain points; pass");
    assert_eq!(passing.to_act(), [BLUE]);
    let mut moving = table;
    moving.play(RED, "gain food; gain points; step soil.1 soil.2");
    assert!(!moving.can(RED, "larva soil.1"));
    moving.play(RED, "step soil.2 soil.3; step soil.3 great_tunnel");
    assert_eq!(moving.to_act(), [BLUE], "three steps for ferocity three");
}

#[test]
fn crazy_ant_stops_at_the_first_event() {
    let deck = [CardId::StrangeAppetite, CardId::AmazonHead];
    let table = dance(colony(3, Species::CrazyAnt), &deck, &[0]);
    assert!(!table.position().discard.contains(CardId::AmazonHead));
}

#[test]
fn crazy_ant_shuffles_the_discard_pile_to_find_an_event() {
    let layout = colony(3, Species::CrazyAnt).deck(&[CardId::AmazonHead]);
    let mut table = layout.lay();
    table.play(RED, "species");
    assert!(table.told(&EventKind::Reshuffled { cards: CardId::ALL.len() as u8, centipede_deck: false }));
    assert!(table.events.iter().any(|event| matches!(event.what, EventKind::CardPlayed { cost: 0, .. })));
}

#[test]
fn crazy_ant_dances_for_nothing_when_every_event_is_out_of_reach() {
    let data = Data::own();
    let events = data.cards().filter(|card| card.card_type == CardType::Event).map(|card| card.id);
    let events: Vec<CardId> = events.collect();
    let mut table = colony(3, Species::CrazyAnt).hand(BLUE, &events).great_tunnel(RED, 1).lay();
    table.play(RED, "species");
    assert_eq!((table.nest(RED).food, table.to_act()), (8, vec![BLUE]));
    assert!(table.can(BLUE, "gain larvae"), "the Reaction comes all the same");
}

#[test]
fn crazy_ant_takes_its_steps_even_after_an_event_whose_condition_fails() {
    let layout = colony(3, Species::CrazyAnt).great_tunnel(RED, 1).hex(HexId::Soil, (0, -1), 0, "bb__");
    let mut table = dance(layout, &[CardId::SparrowAttack], &[0]);
    assert_eq!(table.sites(HexId::Soil), "bb__");
    table.play(RED, "step great_tunnel soil.3; step soil.3 soil.4; step soil.4 soil.3; step soil.3 soil.4");
    assert_eq!(table.to_act(), [BLUE], "four steps");
}

#[test]
fn crazy_ant_must_play_the_event_even_against_itself() {
    let layout = colony(3, Species::CrazyAnt).hex(HexId::Soil, (0, -1), 0, "rr__");
    let table = dance(layout, &[CardId::FungalOutbreak], &[0]);
    assert_eq!(table.sites(HexId::Soil), "____");
    assert_eq!(table.nest(RED).larvae, 5, "its cost is not paid");
}

#[test]
fn crazy_ant_acts_again_after_dancing_into_frenzied_activity() {
    let mut table = dance(colony(3, Species::CrazyAnt), &[CardId::FrenziedActivity], &[0]);
    table.play(RED, "pass");
    table.play(BLUE, "gain larvae");
    table.play(BLACK, "gain larvae");
    table.play(RED, "march; pass");
    table.play(RED, "march; pass");
    assert_eq!((table.nest(RED).food, table.to_act()), (6, vec![BLUE]), "two more actions, each paid for");
}

#[test]
fn crazy_ant_gives_every_other_player_a_larva_as_their_reaction() {
    let mut table = dance(colony(4, Species::CrazyAnt), &[CardId::StrangeAppetite], &[0]);
    table.play(RED, "pass");
    table.play(BLUE, "gain larvae");
    table.play(BLACK, "pass");
    table.play(YELLOW, "gain larvae");
    let larvae = [RED, BLUE, BLACK, YELLOW].map(|seat| table.nest(seat).larvae);
    assert_eq!((larvae, table.to_act()), ([5, 6, 5, 6], vec![BLUE]));
}

#[test]
fn crazy_ant_has_neighbours_only_react_with_five_players() {
    let mut table = dance(colony(5, Species::CrazyAnt), &[CardId::StrangeAppetite], &[0]);
    table.play(RED, "pass");
    table.play(BLUE, "gain larvae");
    table.play(PURPLE, "gain larvae");
    assert!(table.can(BLUE, "forage"), "it is blue's turn");
}

#[test]
fn crazy_ant_cannot_rest_with_food_or_cards() {
    let layout = colony(3, Species::CrazyAnt);
    let mut table = layout.clone().lay();
    table.refuse(RED, "rest", Illegal::FrenzyForbidsRest { food: 9, cards: 0 });
    let mut table = layout.clone().nest(RED, |nest| nest.food = 0).hand(RED, &[CardId::AmazonHead]).lay();
    table.refuse(RED, "rest", Illegal::FrenzyForbidsRest { food: 0, cards: 1 });
    let mut table = layout.nest(RED, |nest| nest.food = 0).lay();
    table.play(RED, "rest");
}

#[test]
fn crazy_ant_rests_when_a_card_it_cannot_pay_is_all_it_has() {
    let layout = colony(3, Species::CrazyAnt).hand(RED, &[CardId::AmazonHead]);
    let mut table = layout.nest(RED, |nest| (nest.food, nest.larvae) = (0, 0)).lay();
    assert_eq!(table.legal(RED), ["rest"]);
    table.play(RED, "rest");
}

#[test]
fn crazy_ant_gets_no_more_steps_from_thoraxes_but_keeps_their_abilities() {
    let layout = colony(3, Species::CrazyAnt).hex(HexId::Soil, (0, -1), 1, "r___");
    let thoraxes = vec![CardId::SilverThorax, CardId::TunnelingThorax];
    let mut table = layout.nest(RED, |nest| nest.thoraxes = thoraxes).lay();
    // Through the wall between Soil and The Great Tunnel.
    table.play(RED, "march; step soil.1 great_tunnel; step great_tunnel soil.1; step soil.1 great_tunnel");
    table.play(RED, "step great_tunnel soil.1; step soil.1 great_tunnel");
    assert_ne!(table.to_act(), [RED], "five steps, not seven");
}

#[test]
fn crazy_ant_keeps_the_caste_bonus_of_abdomens() {
    let layout = colony(3, Species::CrazyAnt).great_tunnel(RED, 5).nest(RED, |nest| {
        nest.food = 0;
        nest.resting_food = 1;
        nest.abdomens = vec![CardId::HerdingAbdomen];
    });
    assert_eq!(fed(&rest(layout), RED), [5, 1, 0, 0]);
}

// ---------------------------------------------------------------------------------------------------------- Nomadic Ant

fn nomads() -> Layout {
    colony(3, Species::NomadicAnt).great_tunnel(RED, 3).pile(&[HexId::Fern, HexId::Pebble, HexId::Bark])
}

#[test]
fn nomadic_ant_explores_two_hexes_beside_one_and_all_ants_leave() {
    let mut table = nomads().hex(HexId::Soil, (0, -1), 0, "r___").lay();
    table.play(RED, "species");
    assert!(
        table.told(&EventKind::HexDrawn { hex: HexId::Fern })
            && table.told(&EventKind::HexDrawn { hex: HexId::Pebble })
    );
    table.play(RED, "from great_tunnel; place (0,1)/0; place (1,-1)/1");
    let lies = |hex| table.hex(hex).cell;
    assert_ne!(lies(HexId::Fern), lies(HexId::Pebble));
    table.refuse(RED, "pass", Illegal::MustEnter { all: true });
    table.play(RED, "step great_tunnel pebble.1; step great_tunnel fern.1");
    table.refuse(RED, "pass", Illegal::MustEnter { all: true });
    table.play(RED, "step great_tunnel fern.2");
    assert_eq!((table.in_great_tunnel(RED), table.sites(HexId::Soil)), (0, "r___".to_owned()));
    assert_eq!((table.sites(HexId::Fern), table.sites(HexId::Pebble)), ("rr_".to_owned(), "r__".to_owned()));
    assert_eq!(table.nest(RED).food, 8);
}

#[test]
fn nomadic_ant_joins_both_hexes_to_the_one_it_explores_from() {
    let layout = colony(3, Species::NomadicAnt).hex(HexId::Soil, (0, -1), 0, "rr__");
    let mut table = layout.pile(&[HexId::Fern, HexId::Pebble]).lay();
    table.play(RED, "species");
    // Soil has three open tunnels: the top, the upper right and the lower left.
    let cells: std::collections::BTreeSet<String> =
        table.legal(RED).iter().filter_map(|place| place.split_once('/')).map(|(cell, _)| cell.to_owned()).collect();
    assert_eq!(cells.into_iter().collect::<Vec<_>>(), ["place (-1,0)", "place (0,-2)", "place (1,-2)"]);
    table.play(RED, "place (0,-2)/1");
    assert!(table.legal(RED).iter().all(|place| !place.starts_with("place (0,-2)")));
}

#[test]
fn nomadic_ant_puts_an_ant_into_each_new_hex_as_far_as_they_suffice() {
    let mut two = nomads().great_tunnel(RED, 2).lay();
    two.play(RED, "species; place (0,1)/0; place (1,-1)/1; step great_tunnel fern.1");
    two.refuse(RED, "step great_tunnel fern.2", Illegal::OtherHexNeedsAnAnt { hex: HexId::Fern });
    two.play(RED, "step great_tunnel pebble.1");
    let mut one = nomads().great_tunnel(RED, 1).lay();
    one.play(RED, "species; place (0,1)/0; place (1,-1)/1; step great_tunnel fern.1");
    assert_eq!((one.sites(HexId::Pebble), one.to_act()), ("___".to_owned(), vec![BLUE]));
}

#[test]
fn nomadic_ant_explores_one_hex_when_only_one_is_left_and_none_from_an_empty_pile() {
    let mut table = nomads().pile(&[HexId::Fern]).lay();
    table.play(RED, "species; place (0,1)/1; step great_tunnel fern.1; step great_tunnel fern.2");
    table.refuse(RED, "pass", Illegal::MustEnter { all: true });
    table.play(RED, "step great_tunnel fern.3");
    let mut table = nomads().pile(&[]).lay();
    table.refuse(RED, "species", Illegal::NoHexLeft);
}

#[test]
fn nomadic_ant_needs_two_open_tunnels_for_two_hexes() {
    // One of Snail Shell's two tunnels is open.
    let layout = colony(3, Species::NomadicAnt).hex(HexId::SnailShell, (0, 1), 0, "r_");
    let pile = [HexId::Fern, HexId::Pebble];
    let other = layout.clone().great_tunnel(RED, 2).hex(HexId::Soil, (0, -1), 0, "r___");
    let mut table = other.pile(&pile).lay();
    table.play(RED, "species");
    table.refuse(RED, "from snail_shell", Illegal::NoOpenTunnel { hex: HexId::SnailShell, needed: 2 });
    table.refuse(RED, "from fern", Illegal::NoAntToExplore { hex: HexId::Fern });
    assert_eq!(table.legal(RED), ["from great_tunnel", "from soil"]);
    let mut narrow = layout.pile(&pile).lay();
    narrow.play(RED, "species; place (0,2)/0; step snail_shell.1 fern.1");
    assert_eq!(narrow.to_act(), [BLUE], "where two do not fit, one is explored");
}

#[test]
fn nomadic_ant_cannot_journey_out_of_a_weavers_hex() {
    let layout = nomads().great_tunnel(RED, 0).hex(HexId::Soil, (0, -1), 0, "rb__");
    let mut table = layout.nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]).lay();
    table.refuse(RED, "species", Illegal::NowhereToExplore);
}

#[test]
fn nomadic_ant_does_not_use_thoraxes_that_follow_an_explore() {
    for thorax in [CardId::HarvesterThorax, CardId::JumpingThorax, CardId::GlidingThorax, CardId::ScoutingThorax] {
        let mut table = nomads().great_tunnel(RED, 2).nest(RED, |nest| nest.thoraxes = vec![thorax]).lay();
        table.play(RED, "species; place (0,1)/0; place (1,-1)/1");
        table.play(RED, "step great_tunnel fern.3; step great_tunnel pebble.1");
        assert_eq!((table.nest(RED).larvae, table.to_act()), (5, vec![BLUE]), "{thorax}");
    }
}

#[test]
fn nomadic_ant_resolves_both_hexes_beyond_the_meadow() {
    let pile = [HexId::SpilledNectar, HexId::NestOfCentipedes];
    let mut table = nomads().great_tunnel(RED, 2).pile(&pile).lay();
    table.play(RED, "species; place (0,1)/0; place (1,-1)/0");
    table.play(RED, "step great_tunnel spilled_nectar.1; step great_tunnel nest_of_centipedes.1");
    assert_eq!((table.nest(RED).food, table.nest(BLUE).food), (9 - 1 + 3, 10));
    assert!(table.hex(HexId::NestOfCentipedes).centipede);
}

#[test]
fn nomadic_ant_lets_the_others_place_a_larva_and_then_move_an_ant() {
    let layout = nomads().great_tunnel(RED, 2).hex(HexId::Soil, (0, -1), 0, "b___").hex(HexId::Bark, (0, -2), 3, "k__");
    let mut table = layout.pile(&[HexId::Fern, HexId::Pebble]).lay();
    table.play(RED, "species; place (0,1)/0; place (1,-1)/1; step great_tunnel fern.1; step great_tunnel pebble.1");
    table.refuse(BLUE, "larva bark.2", Illegal::LarvaNotAllowed { hex: HexId::Bark });
    table.play(BLUE, "larva soil.2");
    table.refuse(BLUE, "larva soil.3", Illegal::LarvaeMoveFirst);
    table.play(BLUE, "step soil.2 great_tunnel");
    assert_eq!(table.to_act(), [BLACK]);
    table.play(BLACK, "pass; step bark.1 soil.4");
    assert_eq!((table.sites(HexId::Soil), table.nest(BLUE).larvae), ("b__k".to_owned(), 4));
}

#[test]
fn nomadic_ant_collects_one_larva_from_a_double_site_in_harvest_only() {
    let layout = colony(3, Species::NomadicAnt).hex(HexId::Bark, (0, 1), 0, "r__").hex(HexId::Soil, (0, -1), 0, "r___");
    let table = rest(layout.clone());
    assert_eq!(crate::abilities::collected(&table, RED).iter().map(|(_, gain)| gain[1]).collect::<Vec<_>>(), [1, 1]);
    let mut early = layout.hand(RED, &[CardId::EarlyHarvest]).lay();
    early.play(RED, "play early_harvest; pay_larva; pay_larva; collect bark.1");
    assert_eq!(early.nest(RED).larvae, 5 - 2 + 4, "Early Harvest is not a Harvest");
}

#[test]
fn nomadic_ant_collects_one_larva_each_time_with_a_honeypot() {
    let layout = colony(3, Species::NomadicAnt).hex(HexId::Bark, (0, 1), 0, "r__");
    let table = rest(layout.nest(RED, |nest| nest.abdomens = vec![CardId::HoneypotAbdomen]));
    assert_eq!(table.nest(RED).larvae, 6 + 2);
}

#[test]
fn nomadic_ant_gets_nothing_from_heads_in_battle() {
    let layout = colony(3, Species::NomadicAnt)
        .hex(HexId::DrySeep, (0, 1), 0, "bb")
        .outskirts(HexId::DrySeep, RED, 2)
        .nest(RED, |nest| nest.heads = vec![CardId::AmazonHead, CardId::BulletHead]);
    let table = rest(layout);
    assert!(table.told(&EventKind::BattleBegan { hex: HexId::DrySeep, invader: Some(RED), strength: [2, 2] }));
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(RED), totals: [3, 2] }));
}

#[test]
fn nomadic_ant_keeps_the_caste_bonus_of_thoraxes() {
    let layout = colony(3, Species::NomadicAnt).hex(HexId::Soil, (0, -1), 0, "r___");
    let mut table = layout.nest(RED, |nest| nest.thoraxes = vec![CardId::SilverThorax]).lay();
    table.play(RED, "march");
    for _ in 0..3 {
        table.play(RED, "step soil.1 soil.2; step soil.2 soil.1");
    }
    assert_ne!(table.to_act(), [RED]);
}

// ----------------------------------------------------------------------------------------------------------- Mutant Ant

fn mutants(hand: &[CardId]) -> Layout {
    colony(3, Species::MutantAnt).hand(RED, hand)
}

#[test]
fn mutant_ant_pays_for_one_evolution_and_plays_a_second_for_free() {
    let hand = [CardId::ArmyHead, CardId::SilverThorax, CardId::BlastHead, CardId::Swarm];
    let mut table = mutants(&hand).lay();
    table.play(RED, "species");
    table.refuse(RED, "pass", Illegal::EvolutionMustBePlayed);
    table.refuse(RED, "play swarm", Illegal::NotAnEvolution { card: CardId::Swarm });
    table.play(RED, "play army_head");
    assert_eq!((table.nest(RED).larvae, table.nest(RED).food), (3, 8));
    let dear = Illegal::EvolutionTooDear { card: CardId::BlastHead, cost: 3, most: 2 };
    table.refuse(RED, "play blast_head", dear);
    let mut declined = table.clone();
    table.play(RED, "play silver_thorax");
    let nest = table.nest(RED);
    assert_eq!((nest.larvae, nest.heads, nest.thoraxes), (3, vec![CardId::ArmyHead], vec![CardId::SilverThorax]));
    assert_eq!(table.to_act(), [BLUE], "two evolutions, not three");
    declined.play(RED, "pass");
    assert_eq!(declined.nest(RED).thoraxes, []);
}

#[test]
fn mutant_ant_may_lay_evolutions_beneath_others() {
    let layout = mutants(&[CardId::ArmyHead, CardId::BulletHead]).nest(RED, |nest| {
        nest.heads = vec![CardId::AmazonHead];
    });
    let mut table = layout.lay();
    table.play(RED, "species; play army_head; beneath; play bullet_head; on_top");
    assert_eq!(table.nest(RED).heads, [CardId::ArmyHead, CardId::AmazonHead, CardId::BulletHead]);
    assert!(table.told(&EventKind::Evolved { card: CardId::ArmyHead, beneath: true }));
    assert!(table.told(&EventKind::Evolved { card: CardId::BulletHead, beneath: false }));
}

#[test]
fn mutant_ant_covers_as_usual_when_it_simply_plays_a_card() {
    let mut table = mutants(&[CardId::ArmyHead]).nest(RED, |nest| nest.heads = vec![CardId::AmazonHead]).lay();
    table.play(RED, "play army_head");
    assert_eq!(table.nest(RED).heads, [CardId::AmazonHead, CardId::ArmyHead]);
}

#[test]
fn mutant_ant_completes_a_body_with_an_evolution_beneath() {
    let layout = mutants(&[CardId::SilverThorax]).nest(RED, |nest| {
        (nest.heads, nest.abdomens) = (vec![CardId::AmazonHead], vec![CardId::GhostAbdomen]);
    });
    let mut table = layout.lay();
    table.play(RED, "species; play silver_thorax");
    assert_eq!(table.scored(RED, Source::Bodies), 3);
}

#[test]
fn mutant_ant_needs_an_evolution_it_can_pay_for() {
    let mut table = mutants(&[CardId::Swarm]).lay();
    table.refuse(RED, "species", Illegal::NoEvolutionToPlay);
    let mut table = mutants(&[CardId::TawnyCrazyHead]).nest(RED, |nest| nest.larvae = 3).lay();
    table.refuse(RED, "species", Illegal::NoEvolutionToPlay);
}

#[test]
fn mutant_ant_gains_larvae_for_the_evolutions_of_the_reaction() {
    let layout = mutants(&[CardId::BulletHead])
        .hand(BLUE, &[CardId::BlastHead, CardId::Swarm])
        .hand(BLACK, &[CardId::ArmyHead])
        .great_tunnel(BLUE, 1);
    let mut table = layout.lay();
    table.play(RED, "species; play bullet_head");
    assert_eq!(table.nest(RED).larvae, 4);
    table.refuse(BLUE, "play swarm", Illegal::NotAnEvolution { card: CardId::Swarm });
    table.play(BLUE, "play blast_head; pay_ant great_tunnel");
    assert_eq!((table.nest(BLUE).larvae, table.nest(RED).larvae), (3, 4 + 3), "they pay, the Mutant Ant gains");
    table.play(BLACK, "pass");
    assert_eq!((table.nest(BLACK).heads, table.nest(RED).larvae), (vec![], 7));
}

#[test]
fn mutant_ant_leaves_the_others_to_cover_their_own_evolutions() {
    let layout = mutants(&[CardId::BulletHead]).hand(BLUE, &[CardId::ArmyHead]);
    let mut table = layout.nest(BLUE, |nest| nest.heads = vec![CardId::AmazonHead]).lay();
    table.play(RED, "species; play bullet_head");
    table.play(BLUE, "play army_head");
    assert_eq!(table.nest(BLUE).heads, [CardId::AmazonHead, CardId::ArmyHead]);
    assert!(!table.can(BLUE, "beneath"));
}

#[test]
fn mutant_ant_has_no_second_evolution_when_the_hand_is_empty() {
    let mut table = mutants(&[CardId::BulletHead]).lay();
    table.play(RED, "species; play bullet_head");
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn mutant_ant_loses_a_point_for_every_battle_won_or_lost() {
    let layout = |points: i16| {
        mutants(&[])
            .hex(HexId::DrySeep, (0, 1), 0, "bb")
            .outskirts(HexId::DrySeep, RED, 1)
            .hex(HexId::GnarledRoot, (0, -1), 0, "rr")
            .outskirts(HexId::GnarledRoot, BLUE, 1)
            .nest(RED, |nest| nest.scored = [(Source::Sites, points)].into())
    };
    let table = rest(layout(5));
    assert_eq!(table.scored(RED, Source::Drawbacks), -2);
    assert_eq!(table.scored(RED, Source::Battles), 1);
    let table = rest(layout(0));
    assert_eq!(table.scored(RED, Source::Drawbacks), 0, "lost when the battle begins, and not below zero");
    assert_eq!(table.scored(RED, Source::Battles), 1);
}

#[test]
fn mutant_ant_loses_the_point_in_centipede_battles_and_not_below_zero() {
    let fight = |points: i16| {
        let layout = mutants(&[]).hex(HexId::Soil, (0, -1), 0, "r___").centipede(HexId::Soil);
        rest(layout.nest(RED, |nest| nest.scored = [(Source::Sites, points)].into()))
    };
    assert_eq!(fight(3).scored(RED, Source::Drawbacks), -1);
    assert_eq!(fight(0).scored(RED, Source::Drawbacks), 0);
}

#[test]
fn mutant_ant_gets_a_new_hand_when_the_soldier_phase_begins() {
    let hand = [CardId::Swarm, CardId::ArmyHead, CardId::EpicStores];
    let fresh = [CardId::BulletHead, CardId::Outlander, CardId::RoyalJelly, CardId::GhostAbdomen];
    let table = rest(mutants(&hand).deck(&fresh));
    assert_eq!(table.n_cards(RED), 3);
    assert!(table.nest(RED).hand.minus(cards(&fresh)).is_empty());
    assert!(hand.iter().all(|&card| table.position().discard.contains(card)));
}

#[test]
fn mutant_ant_keeps_an_empty_hand_empty() {
    assert_eq!(rest(mutants(&[])).n_cards(RED), 0);
}

// ---------------------------------------------------------------------------------------------------------- Raiding Ant

/// BLUE controls Dry Seep with two ants; RED has three in The Great Tunnel beside it.
fn raiders() -> Layout {
    colony(3, Species::RaidingAnt).hex(HexId::DrySeep, (0, 1), 0, "bb").great_tunnel(RED, 3)
}

#[test]
fn raiding_ant_takes_three_steps_and_fights_at_once() {
    let mut table = raiders().lay();
    table.play(RED, "species; step great_tunnel dry_seep; step great_tunnel dry_seep; step great_tunnel dry_seep");
    table.refuse(RED, "pass", Illegal::RaidMustFight);
    table.refuse(RED, "attack 2 dry_seep", Illegal::NotPresent { seat: BLACK, hex: HexId::DrySeep });
    table.play(RED, "attack 1 dry_seep");
    assert!(table.told(&EventKind::BattleBegan { hex: HexId::DrySeep, invader: Some(RED), strength: [3, 2] }));
    assert_eq!(table.scored(RED, Source::Battles), 1);
    assert!(table.nest(RED).won_a_battle, "it counts for Conquering Brood");
    assert_eq!(table.phase(), march::Phase::Worker);
}

#[test]
fn raiding_ant_moves_larvae_before_ants_and_one_step_more_for_each_thorax() {
    let mut table = raiders().nest(RED, |nest| nest.thoraxes = vec![CardId::SilverThorax]).lay();
    table.play(RED, "species; larva great_tunnel; step great_tunnel dry_seep");
    table.refuse(RED, "larva great_tunnel", Illegal::LarvaeMoveFirst);
    table.play(RED, "step great_tunnel dry_seep; step great_tunnel dry_seep; attack 1 dry_seep");
    assert!(fought(&table));
}

#[test]
fn raiding_ant_lets_the_player_it_fought_draw_a_card() {
    let mut table = raiders().lay();
    table.play(RED, "species; step great_tunnel dry_seep; pass; attack 1 dry_seep");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(BLUE), totals: [1, 2] }));
    assert_eq!((table.n_cards(BLUE), table.n_cards(BLACK), table.n_cards(RED)), (1, 0, 0));
    assert_eq!((table.to_act(), table.can(BLUE, "forage")), (vec![BLUE], true), "nobody else reacts");
}

#[test]
fn raiding_ant_commits_first_as_the_invader() {
    let layout = raiders().hand(RED, &[CardId::ArmyHead]).hand(BLUE, &[CardId::EpicStores]);
    let mut table = layout.lay();
    table.play(RED, "species; step great_tunnel dry_seep; pass; attack 1 dry_seep");
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "commit army_head");
    table.play(BLUE, "commit epic_stores");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(BLUE), totals: [4, 6] }));
}

#[test]
fn raiding_ant_lets_only_a_neighbour_react_with_five_players() {
    for (victim, letters, cards) in [(BLUE, "bb", 1), (BLACK, "kk", 0), (YELLOW, "yy", 0), (PURPLE, "pp", 1)] {
        let layout = colony(5, Species::RaidingAnt).hex(HexId::DrySeep, (0, 1), 0, letters).great_tunnel(RED, 1);
        let mut table = layout.lay();
        table.play(RED, "species; step great_tunnel dry_seep; pass");
        table.play(RED, &format!("attack {} dry_seep", victim.0));
        assert_eq!(table.n_cards(victim), cards, "{victim}");
    }
}

#[test]
fn raiding_ant_lets_its_victim_draw_after_the_battle() {
    let mut table = raiders().deck(&[CardId::EpicStores]).lay();
    table.play(RED, "species; step great_tunnel dry_seep; step great_tunnel dry_seep; step great_tunnel dry_seep");
    table.play(RED, "attack 1 dry_seep");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(RED), totals: [3, 2] }));
    table.pass_all();
    assert_eq!(table.nest(BLUE).hand, cards(&[CardId::EpicStores]));
}

#[test]
fn raiding_ant_is_the_invader_even_where_it_holds_the_control_site() {
    // Both have two ants: the defender, blue, wins the tie.
    let layout = colony(3, Species::RaidingAnt).hex(HexId::DrySeep, (0, 1), 0, "rr").outskirts(HexId::DrySeep, BLUE, 2);
    let mut table = layout.lay();
    table.play(RED, "species; pass; attack 1 dry_seep");
    let decided = EventKind::BattleDecided { hex: HexId::DrySeep, winner: Some(BLUE), totals: [2, 2] };
    assert!(table.told(&decided));
}

#[test]
fn raiding_ant_fights_one_player_of_several() {
    let layout = colony(3, Species::RaidingAnt).hex(HexId::DrySeep, (0, 1), 0, "bk").outskirts(HexId::DrySeep, RED, 3);
    let mut table = layout.lay();
    table.play(RED, "species; pass");
    assert_eq!(table.legal(RED), ["attack 1 dry_seep", "attack 2 dry_seep"]);
    table.play(RED, "attack 2 dry_seep");
    table.pass_all();
    let battles = table.events.iter().filter(|event| matches!(event.what, EventKind::BattleBegan { .. })).count();
    assert_eq!((battles, table.n_cards(BLACK), table.n_cards(BLUE)), (1, 1, 0));
}

#[test]
fn raiding_ant_does_not_fight_where_nothing_is_contested() {
    let mut table = raiders().hex(HexId::Soil, (0, -1), 0, "b___").lay();
    table.play(RED, "species; step great_tunnel soil.2; pass");
    assert!(!fought(&table));
    assert_eq!((table.n_cards(BLUE), table.nest(RED).food, table.can(BLUE, "forage")), (0, 8, true));
}

#[test]
fn raiding_ant_needs_an_ant_of_its_own_in_the_contested_hex() {
    let layout = raiders().outskirts(HexId::DrySeep, BLACK, 1).hex(HexId::GnarledRoot, (0, -1), 0, "bb");
    let mut table = layout.outskirts(HexId::GnarledRoot, RED, 1).lay();
    table.play(RED, "species; pass");
    table.refuse(RED, "attack 1 dry_seep", Illegal::NoAntInHex { hex: HexId::DrySeep });
    table.play(RED, "attack 1 gnarled_root");
}

#[test]
fn raiding_ant_fights_players_not_the_centipede() {
    let layout = colony(3, Species::RaidingAnt).hex(HexId::Soil, (0, -1), 0, "rb__").centipede(HexId::Soil);
    let mut table = layout.lay();
    table.play(RED, "species; pass; attack 1 soil");
    let battles: Vec<bool> = table
        .events
        .iter()
        .filter_map(|event| match event.what {
            EventKind::BattleBegan { invader, .. } => Some(invader == Some(RED)),
            _ => None,
        })
        .collect();
    assert_eq!(battles, [true]);
    assert!(table.hex(HexId::Soil).centipede);
}

#[test]
fn raiding_ant_fights_the_same_player_again_in_the_soldier_phase() {
    let layout = colony(3, Species::RaidingAnt)
        .hex(HexId::DrySeep, (0, 1), 0, "rr")
        .outskirts(HexId::DrySeep, RED, 2)
        .outskirts(HexId::DrySeep, BLUE, 1)
        .hand(BLUE, &[CardId::ConqueringBrood]);
    let mut table = layout.with(|position| position.rested = game_core::SeatSet::only(BLACK)).lay();
    table.play(RED, "species; pass; attack 1 dry_seep");
    table.play(BLUE, "commit conquering_brood");
    table.play(RED, "lose dry_seep");
    table.play(BLUE, "rest; pass");
    let hex = HexId::DrySeep;
    assert!(table.told(&EventKind::BattleDecided { hex, winner: Some(BLUE), totals: [4, 6] }));
    assert!(table.told(&EventKind::BattleDecided { hex, winner: Some(RED), totals: [1, 3] }));
}

#[test]
fn raiding_ant_starts_the_game_with_one_card() {
    let options = Options { primitive_species: true, first_seat: Some(RED), ..Options::players(3) };
    let rules = March::with(options).expect("the options are valid");
    for seed in 1..40 {
        let mut chance = game_core::Fresh::new(seed);
        let mut state = rules.setup(&mut chance, &mut Unheard);
        for seat in (0..3).map(Seat) {
            let mat = rules.position(&state).nests[seat.idx()].mat.expect("a mat was dealt");
            let action = Action::PlayAs { species: mat };
            rules.apply(&mut state, seat, action, &mut chance, &mut Unheard).expect("the species of the mat");
        }
        for nest in rules.position(&state).nests {
            let cards = if nest.species == Some(Species::RaidingAnt) { 1 } else { 2 };
            assert_eq!(nest.hand.len(), cards);
        }
    }
}

#[test]
fn raiding_ant_gets_nothing_from_abdomens_when_it_feeds_but_keeps_their_abilities() {
    let layout = colony(3, Species::RaidingAnt).great_tunnel(RED, 5);
    let table = rest(layout.nest(RED, |nest| nest.abdomens = vec![CardId::HerdingAbdomen, CardId::ThiefAbdomen]));
    assert_eq!(fed(&table, RED), [3, 1, 0, 0]);
    let layout = colony(3, Species::RaidingAnt).great_tunnel(RED, 5);
    let table = rest(layout.nest(RED, |nest| nest.abdomens = vec![CardId::HerdingAbdomen]));
    assert_eq!(fed(&table, RED), [5, 2, 0, 0], "four to a food, not five");
}
