//! The hexes: their tunnels, sites and icons, and the effects of those Beyond the Meadow.

use march::{CardId, Decision, EventKind, HexId, Illegal, Source};

use crate::abilities::{
    collected,
    common::{BLACK, BLUE, Layout, RED, Table, cards, table},
    fought, last_rest, rest,
};

/// What a site yields: food, larvae, cards, points.
type Yield = [u8; 4];

const FOOD: Yield = [1, 0, 0, 0];
const TWO_FOOD: Yield = [2, 0, 0, 0];
const LARVA: Yield = [0, 1, 0, 0];
const LARVAE: Yield = [0, 2, 0, 0];
const CARD: Yield = [0, 0, 1, 0];
const POINT: Yield = [0, 0, 0, 1];

/// What else is printed on the hex, besides tunnels and sites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Icons {
    None,
    Centipede,
    Wormhole,
    Both,
}

/// The cells around The Great Tunnel, clockwise from the top.
const AROUND: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

fn turned(tunnels: &[usize], turn: usize) -> Vec<usize> {
    let mut turned: Vec<usize> = tunnels.iter().map(|edge| (edge + turn) % 6).collect();
    turned.sort_unstable();
    turned
}

/// The distinct turns.
fn turns(tunnels: &[usize]) -> Vec<usize> {
    let lies = |turn| turned(tunnels, turn);
    (0..6).filter(|&turn| (0..turn).all(|fewer| lies(fewer) != lies(turn))).collect()
}

/// Places the hex, inhabits its sites and harvests them. The first site is the control site.
fn check(hex: HexId, tunnels: &[usize], icons: Icons, sites: &[Yield]) {
    explored(hex, tunnels, icons, sites.len());
    joined_as_it_lies(hex, tunnels);
    harvested(hex, sites);
}

/// RED explores from The Great Tunnel, in every position in which a tunnel of the hex meets it.
fn explored(hex: HexId, tunnels: &[usize], icons: Icons, n_sites: usize) -> Table {
    let mut table = table(3).great_tunnel(RED, n_sites as u8 + 1).pile(&[hex]).lay();
    table.play(RED, "explore");
    let mut ways = Vec::new();
    for (edge, (q, r)) in AROUND.into_iter().enumerate() {
        let towards = (edge + 3) % 6;
        let fits = turns(tunnels).into_iter().filter(|&turn| turned(tunnels, turn).contains(&towards));
        ways.extend(fits.map(|turn| format!("place ({q},{r})/{turn}")));
    }
    ways.sort();
    assert_eq!(table.legal(RED), ways);
    // As printed, with its top towards The Great Tunnel.
    table.play(RED, "place (0,1)/0");
    table.refuse(RED, "pass", Illegal::MustEnter { all: false });
    for site in 1..=n_sites {
        table.play(RED, &format!("step great_tunnel {hex}.{site}"));
    }
    table.play(RED, &format!("step great_tunnel {hex}"));
    assert_eq!(table.sites(hex), "r".repeat(n_sites));
    assert_eq!(table.in_outskirts(hex, RED), 1, "only the ant that found no site");
    let lies = table.hex(hex);
    assert_eq!(lies.centipede, matches!(icons, Icons::Centipede | Icons::Both));
    assert_eq!(lies.wormhole, matches!(icons, Icons::Wormhole | Icons::Both));
    table
}

/// In every turn of the hex, a step leads through its tunnels and not through its walls.
fn joined_as_it_lies(hex: HexId, tunnels: &[usize]) {
    for turn in 0..6 {
        let layout = table(3).hex(hex, (0, 1), turn as u8, "r");
        if !turns(tunnels).contains(&turn) {
            assert!(layout.try_lay().is_err(), "{hex} is the same when turned less");
            continue;
        }
        let mut table = layout.lay();
        table.play(RED, "march");
        let joined = turned(tunnels, turn).contains(&0);
        assert_eq!(table.can(RED, &format!("step {hex}.1 great_tunnel")), joined, "{hex} turned by {turn}");
    }
}

/// RED inhabits the control site, BLUE the others: both collect, and RED scores the Inner Meadow.
fn harvested(hex: HexId, sites: &[Yield]) {
    let ants: String = (0..sites.len()).map(|site| if site == 0 { 'r' } else { 'b' }).collect();
    let table = last_rest(table(3).hex(hex, (0, 1), 0, &ants));
    let expected = |from: usize, to: usize| -> Vec<(String, Yield)> {
        (from..to).map(|site| (format!("{hex}.{}", site + 1), sites[site])).collect()
    };
    assert_eq!(collected(&table, RED), expected(0, 1));
    assert_eq!(collected(&table, BLUE), expected(1, sites.len()));
    assert_eq!((table.scored(RED, Source::InnerMeadow), table.scored(BLUE, Source::InnerMeadow)), (1, 0));
    let points = |seats: &[Yield]| seats.iter().map(|site| i16::from(site[3])).sum::<i16>();
    assert_eq!(table.scored(RED, Source::Sites), points(&sites[..1]));
    assert_eq!(table.scored(BLUE, Source::Sites), points(&sites[1..]));
    assert_eq!(table.n_cards(BLUE), sites[1..].iter().map(|site| u32::from(site[2])).sum::<u32>());
}

// ---------------------------------------------------------------------------------------------------- starting hexes

#[test]
fn soil_has_four_tunnels_three_larvae_and_food() {
    check(HexId::Soil, &[0, 1, 3, 4], Icons::None, &[LARVA, FOOD, LARVA, LARVA]);
}

#[test]
fn waters_edge_has_four_tunnels_two_larvae_and_food() {
    check(HexId::WatersEdge, &[0, 1, 2, 4], Icons::None, &[LARVA, FOOD, LARVA]);
}

#[test]
fn fungalreach_has_four_tunnels_two_food_sites_and_a_larva() {
    check(HexId::Fungalreach, &[0, 2, 3, 5], Icons::None, &[FOOD, FOOD, LARVA]);
}

#[test]
fn dry_seep_has_three_tunnels_food_and_a_card() {
    check(HexId::DrySeep, &[0, 1, 3], Icons::None, &[FOOD, CARD]);
}

#[test]
fn tall_sand_has_four_tunnels_food_and_three_larvae() {
    check(HexId::TallSand, &[0, 2, 3, 4], Icons::None, &[FOOD, LARVA, LARVA, LARVA]);
}

#[test]
fn loamy_tunnels_has_five_tunnels_food_and_two_larvae() {
    check(HexId::LoamyTunnels, &[0, 1, 2, 3, 5], Icons::None, &[FOOD, LARVA, LARVA]);
}

#[test]
fn fern_has_four_tunnels_two_food_sites_and_double_larvae() {
    check(HexId::Fern, &[0, 1, 3, 5], Icons::None, &[FOOD, FOOD, LARVAE]);
}

#[test]
fn pebble_has_three_tunnels_double_larvae_food_and_a_card() {
    check(HexId::Pebble, &[0, 2, 4], Icons::None, &[LARVAE, FOOD, CARD]);
}

// ---------------------------------------------------------------------------------------------------- standard hexes

#[test]
fn bark_has_three_tunnels_double_larvae_food_and_a_point() {
    check(HexId::Bark, &[0, 1, 4], Icons::None, &[LARVAE, FOOD, POINT]);
}

#[test]
fn clover_patch_has_four_tunnels_food_and_two_larvae() {
    check(HexId::CloverPatch, &[0, 1, 3, 4], Icons::None, &[FOOD, LARVA, LARVA]);
}

#[test]
fn mossy_stone_has_three_tunnels_a_card_food_and_a_larva() {
    check(HexId::MossyStone, &[0, 2, 3], Icons::None, &[CARD, FOOD, LARVA]);
}

#[test]
fn acorn_cap_has_three_tunnels_a_site_of_two_food_and_a_larva() {
    check(HexId::AcornCap, &[0, 3, 5], Icons::None, &[TWO_FOOD, LARVA]);
}

#[test]
fn rotting_log_has_a_centipede_four_tunnels_two_double_larvae_and_food() {
    check(HexId::RottingLog, &[0, 1, 2, 4], Icons::Centipede, &[LARVAE, LARVAE, FOOD]);
}

#[test]
fn toadstool_ring_has_a_wormhole_three_tunnels_a_card_and_a_larva() {
    check(HexId::ToadstoolRing, &[0, 2, 4], Icons::Wormhole, &[CARD, LARVA]);
}

#[test]
fn gnarled_root_has_a_wormhole_four_tunnels_food_and_a_card() {
    check(HexId::GnarledRoot, &[0, 1, 3, 5], Icons::Wormhole, &[FOOD, CARD]);
}

#[test]
fn snail_shell_has_two_opposite_tunnels_a_point_and_a_larva() {
    check(HexId::SnailShell, &[0, 3], Icons::None, &[POINT, LARVA]);
}

#[test]
fn thistle_thicket_has_a_centipede_three_tunnels_two_food_sites_and_double_larvae() {
    check(HexId::ThistleThicket, &[0, 2, 5], Icons::Centipede, &[FOOD, FOOD, LARVAE]);
}

#[test]
fn puddles_rim_has_a_centipede_three_tunnels_a_site_of_two_food_and_a_point() {
    check(HexId::PuddlesRim, &[0, 1, 4], Icons::Centipede, &[TWO_FOOD, POINT]);
}

#[test]
fn fallen_feather_has_a_wormhole_three_tunnels_two_cards_and_a_larva() {
    check(HexId::FallenFeather, &[0, 2, 3], Icons::Wormhole, &[CARD, CARD, LARVA]);
}

#[test]
fn dark_crevice_has_both_icons_four_tunnels_a_point_double_larvae_and_food() {
    check(HexId::DarkCrevice, &[0, 1, 3, 4], Icons::Both, &[POINT, LARVAE, FOOD]);
}

#[test]
fn dark_crevice_is_fought_for_with_the_centipede_and_reached_through_the_wormhole() {
    let mut table = explored(HexId::DarkCrevice, &[0, 1, 3, 4], Icons::Both, 3);
    table.pass_all();
    table.play(BLUE, "forage");
    table.pass_all();
    table.play(BLACK, "forage");
    table.pass_all();
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    assert!(table.told(&EventKind::BattleBegan { hex: HexId::DarkCrevice, invader: None, strength: [0, 4] }));
    let holes = self::table(3).hex(HexId::DarkCrevice, (0, 1), 0, "r__").hex(HexId::GnarledRoot, (0, -1), 0, "__");
    let mut table = holes.lay();
    table.play(RED, "march; step dark_crevice.1 gnarled_root.2; step gnarled_root.2 dark_crevice.1");
}

// ------------------------------------------------------------------------------------------- Abandoned Spider's Lair

#[test]
fn abandoned_spiders_lair_has_three_tunnels_a_card_food_and_a_point() {
    check(HexId::AbandonedSpidersLair, &[0, 2, 4], Icons::None, &[CARD, FOOD, POINT]);
}

/// RED explores the lair with these three cards in the deck.
fn lair(layout: Layout, deck: &[CardId]) -> Table {
    let mut table = layout.great_tunnel(RED, 1).pile(&[HexId::AbandonedSpidersLair]).deck(deck).lay();
    table.play(RED, "explore; place (0,1)/0; step great_tunnel abandoned_spiders_lair.2");
    table
}

#[test]
fn abandoned_spiders_lair_lets_one_of_three_revealed_cards_be_played_for_free() {
    let deck = [CardId::AmazonHead, CardId::Swarm, CardId::StrangeAppetite];
    let mut table = lair(table(3), &deck);
    for card in deck {
        assert!(table.told(&EventKind::CardRevealed { card }), "{card} is shown to all");
    }
    assert_eq!(table.position().offered, cards(&deck));
    assert_eq!(table.legal(RED), ["pass", "play amazon_head", "play strange_appetite", "play swarm"]);
    table.refuse(RED, "play army_head", Illegal::NotOffered { card: CardId::ArmyHead });
    table.play(RED, "play strange_appetite");
    // Nine food, minus one for Explore, plus three from the card, which would otherwise cost two
    // ants.
    assert_eq!((table.nest(RED).food, table.nest(RED).larvae, table.n_cards(RED)), (11, 5, 0));
    assert_eq!(table.sites(HexId::AbandonedSpidersLair), "_r_");
    assert!(table.position().offered.is_empty());
    assert!(deck.iter().all(|&card| table.position().discard.contains(card)));
    assert!(table.told(&EventKind::CardPlayed { card: CardId::StrangeAppetite, cost: 0 }));
}

#[test]
fn abandoned_spiders_lair_may_be_left_without_playing_a_card() {
    let deck = [CardId::AmazonHead, CardId::Swarm, CardId::StrangeAppetite];
    let mut table = lair(table(3), &deck);
    table.play(RED, "pass");
    assert!(deck.iter().all(|&card| table.position().discard.contains(card)));
    assert_eq!((table.nest(RED).food, table.to_act()), (8, vec![BLUE]));
}

#[test]
fn abandoned_spiders_lair_puts_an_evolution_on_the_body_and_may_complete_it() {
    let layout = table(3).nest(RED, |nest| {
        nest.thoraxes = vec![CardId::SilverThorax];
        nest.abdomens = vec![CardId::GhostAbdomen];
    });
    let mut table = lair(layout, &[CardId::TawnyCrazyHead, CardId::Swarm, CardId::StrangeAppetite]);
    table.play(RED, "play tawny_crazy_head");
    assert_eq!(table.nest(RED).heads, [CardId::TawnyCrazyHead]);
    assert_eq!((table.nest(RED).larvae, table.scored(RED, Source::Bodies)), (5, 3));
}

#[test]
fn abandoned_spiders_lair_replaces_a_goal_with_a_third_one() {
    let layout = table(3).nest(RED, |nest| nest.goals = cards(&[CardId::EpicStores, CardId::Outlander]));
    let mut table = lair(layout, &[CardId::UnendingBrood, CardId::Swarm, CardId::StrangeAppetite]);
    table.play(RED, "play unending_brood");
    table.refuse(RED, "pass", Illegal::TooManyGoals { most: 2 });
    table.play(RED, "discard epic_stores");
    assert_eq!(table.nest(RED).goals, cards(&[CardId::Outlander, CardId::UnendingBrood]));
    assert_eq!(table.nest(RED).larvae, 7, "the bonus for playing it is given too, and nothing was paid");
}

#[test]
fn abandoned_spiders_lair_brings_reactions_to_the_explore_only() {
    let layout = table(3).hand(BLUE, &[CardId::BulletHead]);
    let mut table = lair(layout, &[CardId::AmazonHead, CardId::Swarm, CardId::StrangeAppetite]);
    table.play(RED, "play amazon_head");
    assert_eq!(table.legal(BLUE), ["larva great_tunnel", "pass"]);
    table.pass_all();
    assert_eq!(table.to_act(), [BLUE]);
    assert!(table.can(BLUE, "explore") || table.can(BLUE, "march"), "it is blue's turn, no card was swapped");
}

#[test]
fn abandoned_spiders_lair_gives_the_actions_of_a_free_frenzied_activity() {
    let mut table = lair(table(3), &[CardId::FrenziedActivity, CardId::Swarm, CardId::StrangeAppetite]);
    table.play(RED, "play frenzied_activity");
    table.play(BLUE, "pass");
    table.play(BLACK, "pass");
    assert_eq!(table.to_act(), [RED], "after the Reactions to the Explore");
    table.play(RED, "march; pass; march; pass");
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn abandoned_spiders_lair_shuffles_the_discard_pile_when_the_deck_runs_out() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::AbandonedSpidersLair]).deck(&[CardId::Swarm]);
    let mut table = layout.lay();
    table.play(RED, "explore; place (0,1)/0; step great_tunnel abandoned_spiders_lair.2");
    assert_eq!(table.position().offered.len(), 3);
    assert!(table.told(&EventKind::Reshuffled { cards: CardId::ALL.len() as u8 - 1, centipede_deck: false }));
}

#[test]
fn abandoned_spiders_lair_placed_by_a_card_is_resolved_by_its_player() {
    let layout = table(3).hand(RED, &[CardId::IntoTheUnknown]).pile(&[HexId::AbandonedSpidersLair]);
    let mut table = layout.deck(&[CardId::AmazonHead, CardId::BroodSurge, CardId::StrangeAppetite]).lay();
    table.play(RED, "play into_the_unknown; place (0,1)/0; larva abandoned_spiders_lair.1; pass");
    table.play(RED, "play strange_appetite");
    assert_eq!(table.nest(RED).food, 12);
    assert!(table.position().discard.contains(CardId::IntoTheUnknown));
}

#[test]
fn abandoned_spiders_lair_does_not_offer_sparrow_attack_without_a_site() {
    let layout = table(3).hand(RED, &[CardId::IntoTheUnknown]).pile(&[HexId::AbandonedSpidersLair]);
    let mut table = layout.deck(&[CardId::AmazonHead, CardId::SparrowAttack, CardId::Swarm]).lay();
    table.play(RED, "play into_the_unknown; place (0,1)/0; pass");
    table.refuse(RED, "play sparrow_attack", Illegal::NeedsInhabitedSite { card: CardId::SparrowAttack });
    assert!(table.can(RED, "play swarm"));
}

// --------------------------------------------------------------------------------------------------------- Ant Lion Den

#[test]
fn ant_lion_den_has_two_opposite_tunnels_two_points_and_a_site_of_two_food() {
    explored(HexId::AntLionDen, &[0, 3], Icons::None, 3);
    joined_as_it_lies(HexId::AntLionDen, &[0, 3]);
    let layout = table(3).hex(HexId::AntLionDen, (0, 1), 0, "rbr");
    let mut table = last_rest(layout.hand(RED, &[CardId::Swarm, CardId::ArmyHead]).hand(BLUE, &[CardId::BulletHead]));
    table.play(RED, "discard swarm; discard army_head");
    table.play(BLUE, "discard bullet_head");
    let gains = [("ant_lion_den.1".to_owned(), POINT), ("ant_lion_den.3".to_owned(), TWO_FOOD)];
    assert_eq!(collected(&table, RED), gains);
    assert_eq!(collected(&table, BLUE), [("ant_lion_den.2".to_owned(), POINT)]);
    assert_eq!(table.scored(RED, Source::InnerMeadow), 1);
}

#[test]
fn ant_lion_den_takes_a_card_or_the_ant_for_each_site() {
    let layout = table(3).hex(HexId::AntLionDen, (0, 1), 0, "rr_").hand(RED, &[CardId::Swarm, CardId::ArmyHead]);
    let mut table = last_rest(layout);
    table.refuse(RED, "discard bullet_head", Illegal::NotInHand { card: CardId::BulletHead });
    let at = "ant_lion_den.2".parse().expect("a spot");
    table.refuse(RED, "lose ant_lion_den.2", Illegal::NotAmongTheLost { at });
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::FeedAntLion });
    table.play(RED, "discard swarm; lose ant_lion_den.2");
    assert_eq!(table.nest(RED).hand, cards(&[CardId::ArmyHead]), "the card may be kept and the ant lost");
    assert_eq!(collected(&table, RED), [("ant_lion_den.1".to_owned(), POINT)]);
}

#[test]
fn ant_lion_den_takes_the_ants_of_players_without_cards() {
    let layout = table(3).hex(HexId::AntLionDen, (0, 1), 0, "rrb").hand(RED, &[CardId::Swarm]);
    let mut table = last_rest(layout);
    table.play(RED, "discard swarm");
    assert_eq!(table.sites(HexId::AntLionDen), "r__");
    assert_eq!((collected(&table, RED).len(), collected(&table, BLUE).len()), (1, 0));
    assert_eq!(table.nest(RED).larvae, 6, "lost ants go to the supply");
}

#[test]
fn ant_lion_den_asks_for_inhabited_sites_not_for_ants_in_the_outskirts() {
    let layout = table(3)
        .hex(HexId::AntLionDen, (0, 1), 0, "rrr")
        .outskirts(HexId::AntLionDen, RED, 4)
        .hand(RED, &[CardId::Swarm, CardId::ArmyHead, CardId::BulletHead, CardId::BlastHead]);
    let mut table = last_rest(layout);
    assert!(!fought(&table));
    table.play(RED, "discard swarm; discard army_head; discard bullet_head");
    assert_eq!(table.nest(RED).hand, cards(&[CardId::BlastHead]), "three cards for three sites");
    assert_eq!(collected(&table, RED).len(), 3);
}

#[test]
fn ant_lion_den_is_filled_again_from_the_outskirts_before_the_harvest() {
    let layout = table(3).hex(HexId::AntLionDen, (0, 1), 0, "rrr").outskirts(HexId::AntLionDen, RED, 1);
    // All three ants are lost. One is in the outskirts and chooses its site.
    let mut table = last_rest(layout);
    assert_eq!(table.legal(RED), ["inhabit ant_lion_den.1", "inhabit ant_lion_den.2", "inhabit ant_lion_den.3"]);
    table.play(RED, "inhabit ant_lion_den.3");
    assert_eq!(collected(&table, RED), [("ant_lion_den.3".to_owned(), TWO_FOOD)]);
}

#[test]
fn ant_lion_den_asks_clockwise_from_the_marker() {
    let layout = table(3).marker(RED).hex(HexId::AntLionDen, (0, 1), 0, "kbr");
    let hands = [(RED, CardId::Swarm), (BLUE, CardId::ArmyHead), (BLACK, CardId::BulletHead)];
    let layout = hands.into_iter().fold(layout, |layout, (seat, card)| layout.hand(seat, &[card]));
    let mut table = last_rest(layout.clone());
    for (seat, card) in hands {
        assert_eq!(table.to_act(), [seat]);
        table.play(seat, &format!("discard {card}"));
    }
    // The same with the marker at the second seat.
    let layout = layout.marker(BLUE).round(4).with(|position| position.rested = game_core::SeatSet::only(RED));
    let mut table = layout.lay();
    table.play(BLUE, "rest");
    for (seat, card) in [hands[1], hands[2], hands[0]] {
        assert_eq!(table.to_act(), [seat]);
        table.play(seat, &format!("discard {card}"));
    }
}

#[test]
fn ant_lion_den_does_nothing_when_it_is_explored_and_spares_early_harvests() {
    let mut table = explored(HexId::AntLionDen, &[0, 3], Icons::None, 3);
    assert_eq!(table.to_act(), [BLUE], "nothing but the Reaction");
    table.pass_all();
    let layout = self::table(3).hex(HexId::AntLionDen, (0, 1), 0, "r__").hand(RED, &[CardId::EarlyHarvest]);
    let mut table = layout.lay();
    table.play(RED, "play early_harvest; pay_larva; pay_larva");
    assert_eq!((table.sites(HexId::AntLionDen), table.scored(RED, Source::Sites)), ("r__".to_owned(), 2));
}

// --------------------------------------------------------------------------------------------------- Nest of Centipedes

#[test]
fn nest_of_centipedes_has_a_centipede_five_tunnels_a_point_and_two_double_larvae() {
    check(HexId::NestOfCentipedes, &[0, 1, 2, 3, 4], Icons::Centipede, &[POINT, LARVAE, LARVAE]);
}

fn centipedes(table: &Table) -> Vec<HexId> {
    table.position().hexes.into_iter().filter(|hex| hex.centipede).map(|hex| hex.hex).collect()
}

#[test]
fn nest_of_centipedes_spreads_to_every_hex_joined_to_it() {
    // Placed at (1,-2): joined to Soil at its lower left, with a wall to Fern, and with Pebble
    // below.
    let layout = table(3)
        .hex(HexId::Soil, (0, -1), 0, "r___")
        .hex(HexId::Fern, (0, -2), 0, "")
        .hex(HexId::Pebble, (1, -1), 0, "")
        .hex(HexId::TallSand, (0, 1), 0, "")
        .pile(&[HexId::NestOfCentipedes]);
    let mut table = layout.lay();
    table.play(RED, "explore; place (1,-2)/0");
    assert_eq!(centipedes(&table), [HexId::NestOfCentipedes], "its own comes with it, the others with its effect");
    table.play(RED, "step soil.1 nest_of_centipedes.1");
    assert_eq!(centipedes(&table), [HexId::Soil, HexId::Pebble, HexId::NestOfCentipedes]);
    table.pass_all();
    assert!(!fought(&table), "centipedes fight in the Soldier Phase");
}

#[test]
fn nest_of_centipedes_gives_no_hex_a_second_token_and_spares_the_great_tunnel() {
    let layout = table(3)
        .hex(HexId::Soil, (0, -1), 0, "r___")
        .centipede(HexId::Soil)
        .great_tunnel(RED, 1)
        .pile(&[HexId::NestOfCentipedes]);
    let mut table = layout.clone().lay();
    table.play(RED, "explore; from soil; place (0,-2)/0; step soil.1 nest_of_centipedes.1");
    assert_eq!(centipedes(&table), [HexId::Soil, HexId::NestOfCentipedes]);
    let tokens =
        |table: &Table| table.events.iter().filter(|event| matches!(event.what, EventKind::TokenPlaced { .. })).count();
    assert_eq!(tokens(&table), 1);
    let mut table = layout.lay();
    table.play(RED, "explore; from great_tunnel; place (0,1)/0; step great_tunnel nest_of_centipedes.1");
    assert_eq!((centipedes(&table), tokens(&table)), (vec![HexId::Soil, HexId::NestOfCentipedes], 1));
}

#[test]
fn nest_of_centipedes_spreads_when_a_card_places_it() {
    let layout = table(3).hex(HexId::Soil, (0, -1), 0, "").hand(RED, &[CardId::IntoTheUnknown]);
    let layout = layout.pile(&[HexId::NestOfCentipedes]);
    let mut joined = layout.clone().lay();
    joined.play(RED, "play into_the_unknown; place (0,-2)/0; pass");
    assert_eq!(centipedes(&joined), [HexId::Soil, HexId::NestOfCentipedes]);
    // Turned by four, its only wall is at the bottom, towards Soil.
    let mut walled = layout.lay();
    walled.play(RED, "play into_the_unknown; place (0,-2)/4; pass");
    assert_eq!(centipedes(&walled), [HexId::NestOfCentipedes]);
}

// ------------------------------------------------------------------------------------------------------ Spilled Nectar

#[test]
fn spilled_nectar_has_four_tunnels_a_site_of_two_food_and_one_of_one() {
    check(HexId::SpilledNectar, &[0, 1, 3, 4], Icons::None, &[TWO_FOOD, FOOD]);
}

#[test]
fn spilled_nectar_gives_three_food_to_its_explorer_and_one_to_every_other_player() {
    for players in [2, 3, 4, 5] {
        let mut table = table(players).great_tunnel(RED, 1).pile(&[HexId::SpilledNectar]).lay();
        table.play(RED, "explore; place (0,1)/0; step great_tunnel spilled_nectar.1");
        assert_eq!(table.nest(RED).food, 9 - 1 + 3);
        for other in 1..players {
            assert_eq!(table.nest(game_core::Seat(other)).food, 10, "{players} players");
        }
    }
}

#[test]
fn spilled_nectar_comes_after_the_ants_have_entered_and_for_cards_too() {
    let mut table = table(3).great_tunnel(RED, 2).pile(&[HexId::SpilledNectar]).lay();
    table.play(RED, "explore; place (0,1)/0; step great_tunnel spilled_nectar.1");
    assert_eq!(table.nest(RED).food, 8);
    table.play(RED, "pass");
    assert_eq!(table.nest(RED).food, 11);
    let layout = self::table(3).hand(RED, &[CardId::IntoTheUnknown]).pile(&[HexId::SpilledNectar]);
    let mut table = layout.lay();
    table.play(RED, "play into_the_unknown; place (0,1)/0; pass");
    assert_eq!((table.nest(RED).food, table.nest(BLUE).food), (12, 10));
}

// ------------------------------------------------------------------------------------------------- Heart of the Meadow

#[test]
fn heart_of_the_meadow_has_a_wormhole_three_tunnels_a_point_and_a_card() {
    check(HexId::HeartOfTheMeadow, &[0, 2, 4], Icons::Wormhole, &[POINT, CARD]);
}

#[test]
fn heart_of_the_meadow_counts_as_inner_meadow_for_its_controller_wherever_it_lies() {
    for players in [2, 3] {
        let far = |sites: &str| {
            let layout = table(players).hex(HexId::Soil, (0, -1), 0, "____").hex(HexId::Fern, (0, -2), 0, "r__");
            last_rest(layout.hex(HexId::HeartOfTheMeadow, (0, -3), 0, sites))
        };
        assert_eq!(far("r_").scored(RED, Source::InnerMeadow), 1, "Fern, as far away, counts for nothing");
        let shared = far("br");
        assert_eq!(shared.scored(RED, Source::InnerMeadow), 0, "inhabiting it is not enough");
        assert_eq!(shared.scored(BLUE, Source::InnerMeadow), 1);
    }
}

#[test]
fn heart_of_the_meadow_counts_once_beside_the_great_tunnel_and_without_a_tunnel() {
    // Turned by one, it has a wall to The Great Tunnel, which for other hexes matters with two
    // players.
    for (players, turn) in [(2, 0), (2, 1), (3, 0), (3, 1)] {
        let table = last_rest(table(players).hex(HexId::HeartOfTheMeadow, (0, 1), turn, "r_"));
        assert_eq!(table.scored(RED, Source::InnerMeadow), 1, "{players} players");
        let soil = last_rest(self::table(players).hex(HexId::Pebble, (0, 1), turn, "r__"));
        assert_eq!(soil.scored(RED, Source::InnerMeadow), i16::from(players == 3 || turn == 0));
    }
}

#[test]
fn heart_of_the_meadow_is_no_neighbour_of_the_great_tunnel_for_outlander() {
    let layout = table(3)
        .hex(HexId::Soil, (0, -1), 0, "____")
        .hex(HexId::Fern, (0, -2), 0, "r__")
        .hex(HexId::HeartOfTheMeadow, (0, -3), 0, "r_")
        .nest(RED, |nest| nest.goals = cards(&[CardId::Outlander]));
    let table = last_rest(layout);
    assert_eq!((table.scored(RED, Source::Goals), table.scored(RED, Source::InnerMeadow)), (2, 1));
}

#[test]
fn a_hex_beyond_the_meadow_has_its_effect_once() {
    let mut table = rest(table(3).hex(HexId::SpilledNectar, (0, 1), 0, "__"));
    for seat in [RED, BLUE, BLACK] {
        assert_eq!(table.nest(seat).food, 9);
        table.play(seat, "gain larvae");
    }
}
