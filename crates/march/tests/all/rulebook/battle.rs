//! The Soldier Phase: heads, the order of battles, and the battles of ants. The diagram is in diagrams.rs.

use game_core::{Game, GameEvent, Seat, Viewer};
use march::{CardId, Cause, EventKind, HexId, Illegal, Phase, Source, Spot};

use crate::rulebook::{
    battles,
    common::{BLACK, BLUE, Layout, RED, Table, YELLOW, cards, table},
    decree_larvae, fight_on, soldier_phase, told_of,
};

/// Soil beside The Great Tunnel with these ants on its sites, the control site first.
fn soil(sites: &str) -> Layout {
    table(3).hex(HexId::Soil, (0, -1), 0, sites)
}

fn in_soil(table: &Table, seat: Seat) -> u8 {
    let soil = table.hex(HexId::Soil);
    soil.sites.iter().filter(|&&ant| ant == Some(seat)).count() as u8 + soil.outskirts[seat.idx()]
}

// ------------------------------------------------------------------------------------------------ start of the phase

#[test]
fn heads_work_first_clockwise_from_the_marker() {
    let layout = table(3)
        .marker(BLUE)
        .hex(HexId::Soil, (0, -1), 0, "kkkr")
        .great_tunnel(RED, 1)
        .nest(RED, |red| red.heads = vec![CardId::AcrobatHead])
        .nest(BLACK, |black| black.heads = vec![CardId::ArmyHead]);
    let mut table = soldier_phase(layout);
    assert_eq!(table.to_act(), [BLACK]);
    table.play(BLACK, "pass");
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "step great_tunnel soil; pass");
    assert_eq!(battles(&table), [(HexId::Soil, Some(RED), BLACK)], "the step has made Soil contested");
}

#[test]
fn a_hex_that_a_head_makes_uncontested_sees_no_battle() {
    let layout = soil("rrrr").outskirts(HexId::Soil, BLUE, 1).nest(BLUE, |blue| blue.heads = vec![CardId::ArmyHead]);
    let mut table = soldier_phase(layout);
    table.play(BLUE, "withdraw soil");
    assert_eq!((table.phase(), battles(&table)), (Phase::Queen, vec![]));
}

// --------------------------------------------------------------------------------------------------- where and in which order

#[test]
fn battles_are_fought_by_hex_number_from_the_lowest() {
    let layout = table(3)
        .hex(HexId::Fern, (0, -1), 0, "rbb")
        .outskirts(HexId::Fern, BLUE, 1)
        .hex(HexId::DrySeep, (1, -1), 0, "br")
        .outskirts(HexId::DrySeep, BLUE, 1)
        .hex(HexId::Soil, (1, 0), 0, "rrbb")
        .outskirts(HexId::Soil, RED, 1);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    let hexes: Vec<HexId> = battles(&table).into_iter().map(|(hex, ..)| hex).collect();
    assert_eq!(hexes, [HexId::Soil, HexId::DrySeep, HexId::Fern], "numbers 1, 4 and 7");
}

#[test]
fn in_one_hex_the_centipede_comes_before_the_ants() {
    let layout = soil("rrrb")
        .outskirts(HexId::Soil, RED, 2)
        .outskirts(HexId::Soil, BLUE, 3)
        .centipede(HexId::Soil)
        .deck(&[CardId::ForagingTrail, CardId::MysteriousHole]);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, None, RED), (HexId::Soil, Some(BLUE), RED)]);
}

#[test]
fn the_holder_of_the_control_site_defends_and_the_other_invades() {
    let table = soldier_phase(soil("brrr").outskirts(HexId::Soil, BLUE, 3));
    assert_eq!(battles(&table), [(HexId::Soil, Some(RED), BLUE)], "wherever the outskirts are filled from");
}

#[test]
fn of_several_players_the_one_with_the_most_ants_invades() {
    let table = soldier_phase(soil("rbkk").outskirts(HexId::Soil, BLACK, 1));
    assert_eq!(battles(&table)[0], (HexId::Soil, Some(BLACK), RED));
}

#[test]
fn if_they_have_equally_many_the_defender_chooses_the_invader() {
    let layout =
        table(4).hex(HexId::Soil, (0, -1), 0, "rbky").outskirts(HexId::Soil, BLUE, 1).outskirts(HexId::Soil, BLACK, 1);
    let mut table = soldier_phase(layout);
    assert_eq!((table.to_act(), table.legal(RED)), (vec![RED], vec!["against 1".into(), "against 2".into()]));
    table.refuse(RED, "against 3", Illegal::NotTheStrongestInvader { seat: YELLOW });
    table.play(RED, "against 2");
    assert_eq!(battles(&table)[0], (HexId::Soil, Some(BLACK), RED));
}

// ----------------------------------------------------------------------------------------------------------- ferocity

/// Blue defends Soil with three ants against two red ones.
fn three_against_two() -> Layout {
    soil("bbrr").outskirts(HexId::Soil, BLUE, 1)
}

#[test]
fn army_strength_is_ants_plus_heads() {
    let layout = three_against_two()
        .nest(RED, |red| red.heads = vec![CardId::AmazonHead, CardId::BulletHead])
        .nest(BLUE, |blue| blue.heads = vec![CardId::ProboscisHead]);
    let table = soldier_phase(layout);
    assert!(told_of(&table, BLUE, &EventKind::BattleBegan { hex: HexId::Soil, invader: Some(RED), strength: [4, 4] }));
}

#[test]
fn the_invader_puts_down_one_card_then_the_defender() {
    let layout = three_against_two().hand(RED, &[CardId::Swarm, CardId::ColdSnap]).hand(BLUE, &[CardId::EpicStores]);
    let mut table = soldier_phase(layout);
    assert_eq!(table.to_act(), [RED]);
    table.refuse(RED, "commit epic_stores", Illegal::NotInHand { card: CardId::EpicStores });
    table.play(RED, "commit swarm");
    assert_eq!(table.to_act(), [BLUE], "one card only");
}

#[test]
fn cards_stay_face_down_until_both_have_chosen() {
    let layout = three_against_two().hand(RED, &[CardId::Swarm]).hand(BLUE, &[CardId::EpicStores]);
    let mut table = soldier_phase(layout);
    table.play(RED, "commit swarm");
    let seen = table.rules.view(&table.state, Viewer::Seat(BLUE));
    assert_eq!((seen.nests[0].n_face_down, seen.nests[0].nest.face_down), (1, cards(&[])));
    let shown = |table: &Table| {
        let mut to_blue = table.events.iter().filter(|event| event.audience().includes(BLUE));
        to_blue.any(|event| event.to_string().contains("swarm"))
    };
    assert!(!shown(&table));
    table.play(BLUE, "commit epic_stores");
    assert!(shown(&table));
    let discard = table.position().discard;
    assert!(discard.contains(CardId::Swarm) && discard.contains(CardId::EpicStores));
}

#[test]
fn nobody_has_to_put_down_a_card() {
    let layout = three_against_two().hand(RED, &[CardId::Swarm]).hand(BLUE, &[CardId::EpicStores]);
    let mut table = soldier_phase(layout);
    table.play(RED, "pass");
    table.play(BLUE, "pass");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: Some(BLUE), totals: [2, 3] }));
    assert_eq!((table.n_cards(RED), table.n_cards(BLUE)), (1, 1));
}

// ------------------------------------------------------------------------------------------------------------ outcome

#[test]
fn the_higher_total_of_army_strength_and_ferocity_wins() {
    let mut table = soldier_phase(three_against_two().hand(RED, &[CardId::Swarm]));
    table.play(RED, "commit swarm");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: Some(RED), totals: [5, 3] }));
}

#[test]
fn the_defender_wins_ties() {
    let mut table = soldier_phase(three_against_two().hand(RED, &[CardId::ForagingTrail]));
    table.play(RED, "commit foraging_trail");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: Some(BLUE), totals: [3, 3] }));
}

#[test]
fn the_loser_loses_the_winners_army_strength_and_the_winner_half_the_losers_rounded_down() {
    // Red wins with three ants, a head and a card of five against five ants.
    let layout = soil("bbrr")
        .outskirts(HexId::Soil, BLUE, 3)
        .outskirts(HexId::Soil, RED, 1)
        .nest(RED, |red| red.heads = vec![CardId::BulletHead])
        .hand(RED, &[CardId::ConqueringBrood]);
    let mut table = soldier_phase(layout);
    table.play(RED, "commit conquering_brood");
    fight_on(&mut table);
    let lost = |seat| {
        let lost = table.events.iter().filter(|event| {
            event.seat == Some(seat) && matches!(event.what, EventKind::AntLost { cause: Cause::Battle, .. })
        });
        lost.count()
    };
    // Ferocity and additions to the total do not count: four, not ten, for blue.
    assert_eq!((lost(BLUE), lost(RED)), (4, 2));
}

#[test]
fn half_of_five_is_two_and_losses_are_fixed_before_anybody_loses_ants() {
    // Red invades with six against five: all blue ants are lost, and red still loses half as many.
    let layout = soil("bbrr").outskirts(HexId::Soil, BLUE, 3).outskirts(HexId::Soil, RED, 4);
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert_eq!((in_soil(&table, BLUE), in_soil(&table, RED)), (0, 4));
}

#[test]
fn the_last_ant_of_the_winner_is_not_lost() {
    let layout = soil("bbrb").outskirts(HexId::Soil, BLUE, 2).hand(RED, &[CardId::ConqueringBrood]);
    let mut table = soldier_phase(layout);
    table.play(RED, "commit conquering_brood");
    fight_on(&mut table);
    // Half of five would be two, but red has one. Blue loses one, by red's Army Strength.
    assert_eq!((in_soil(&table, RED), in_soil(&table, BLUE)), (1, 4));
}

#[test]
fn players_choose_which_of_their_ants_are_lost() {
    let mut table = soldier_phase(soil("bbrr").outskirts(HexId::Soil, BLUE, 1).great_tunnel(BLUE, 1));
    // Blue wins and loses one of three.
    assert_eq!(table.to_act(), [BLUE]);
    table.refuse(BLUE, "pass", Illegal::LossesAreDue { ants: 1 });
    table.refuse(BLUE, "lose great_tunnel", Illegal::NotAmongTheLost { at: Spot::outskirts(HexId::GreatTunnel) });
    table.refuse(BLUE, "lose soil.3", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 2) });
    table.play(BLUE, "lose soil.1");
    assert!(told_of(
        &table,
        BLUE,
        &EventKind::AntLost { at: Spot::site(HexId::Soil, 0), cause: Cause::Battle, saved: false }
    ));
}

// ------------------------------------------------------------------------------------------------------------- spoils

#[test]
fn the_winner_of_each_battle_gains_one_point() {
    let mut table = soldier_phase(three_against_two());
    fight_on(&mut table);
    assert_eq!((table.scored(BLUE, Source::Battles), table.scored(RED, Source::Battles)), (1, 0));
}

#[test]
fn the_winner_may_move_ants_of_the_hex_from_outskirts_and_sites_into_empty_sites() {
    let mut table = soldier_phase(soil("brrr").outskirts(HexId::Soil, RED, 1).great_tunnel(RED, 1));
    // Blue's only ant is gone; the control site is empty.
    let moves = ["pass", "step soil soil.1", "step soil.2 soil.1", "step soil.3 soil.1", "step soil.4 soil.1"];
    assert_eq!(table.legal(RED), moves);
    table.refuse(RED, "step great_tunnel soil.1", Illegal::NoAntThere { at: Spot::outskirts(HexId::GreatTunnel) });
    table.refuse(RED, "step soil soil.2", Illegal::NotASiteForThis { at: Spot::site(HexId::Soil, 1) });
    table.play(RED, "step soil.2 soil.1");
    assert_eq!(table.sites(HexId::Soil), "rrrr", "the site left behind is filled from the outskirts");
}

/// Red wins against blue in Soil and leaves three sites. Black, who has the marker, has two ants in
/// the outskirts and a card to decide about.
fn three_in_soil() -> Table {
    let layout = soil("bbbr")
        .marker(BLACK)
        .outskirts(HexId::Soil, RED, 3)
        .outskirts(HexId::Soil, BLACK, 2)
        .hand(BLACK, &[CardId::Swarm]);
    let mut table = soldier_phase(layout);
    table.play(RED, "lose soil; pass; inhabit soil.1; inhabit soil.2");
    table
}

#[test]
fn sites_still_vacant_are_filled_clockwise_from_the_winner() {
    let table = three_in_soil();
    assert_eq!(table.sites(HexId::Soil), "rrkr", "red won and comes before black, who has the marker");
}

// ------------------------------------------------------------------------------------------------- several battles in a hex

/// Red wins with a card of five, and four blue ants remain beside its last one: Soil stays
/// contested.
fn still_contested() -> Table {
    let layout = soil("bbbr")
        .outskirts(HexId::Soil, BLUE, 3)
        .outskirts(HexId::Soil, RED, 1)
        .hand(RED, &[CardId::ConqueringBrood]);
    let mut table = soldier_phase(layout);
    table.play(RED, "commit conquering_brood");
    fight_on(&mut table);
    assert_eq!((in_soil(&table, RED), in_soil(&table, BLUE)), (1, 4));
    table
}

#[test]
fn two_players_meet_only_once_in_a_hex_though_it_stays_contested() {
    let table = still_contested();
    assert_eq!((table.phase(), battles(&table).len()), (Phase::Queen, 1));
}

#[test]
fn in_the_next_soldier_phase_they_meet_again() {
    let mut table = still_contested();
    decree_larvae(&mut table);
    for seat in [RED, BLUE, BLACK] {
        table.play(seat, "forage");
        table.pass_all();
    }
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    assert_eq!(battles(&table).len(), 2);
}

#[test]
fn a_player_who_has_not_fought_then_meets_the_holder_of_the_control_site() {
    let table = three_in_soil();
    assert_eq!(battles(&table), [(HexId::Soil, Some(RED), BLUE), (HexId::Soil, Some(BLACK), RED)]);
}

#[test]
fn a_newcomer_who_holds_the_control_site_meets_the_player_with_the_most_ants() {
    let layout = table(4)
        .hex(HexId::Soil, (0, -1), 0, "brrr")
        .outskirts(HexId::Soil, BLACK, 2)
        .outskirts(HexId::Soil, YELLOW, 1)
        .hand(BLACK, &[CardId::Swarm]);
    let mut table = soldier_phase(layout);
    // Red has beaten blue and leaves the control site to black.
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::Soil), "krrr");
    assert_eq!(battles(&table)[1], (HexId::Soil, Some(RED), BLACK), "not yellow, with one ant");
}

#[test]
fn who_has_not_fought_at_all_comes_before_who_has_fought_another() {
    let layout = table(4)
        .hex(HexId::Soil, (0, -1), 0, "rbby")
        .outskirts(HexId::Soil, RED, 4)
        .outskirts(HexId::Soil, BLACK, 1)
        .hand(BLUE, &[CardId::ConqueringBrood])
        .hand(BLACK, &[CardId::HoardedKnowledge, CardId::Swarm]);
    let mut table = soldier_phase(layout);
    // Blue beats red, and black moves up to the control site before red can.
    table.play(BLUE, "commit conquering_brood");
    table.play(RED, "lose soil.1");
    table.play(BLUE, "lose soil.2; pass");
    table.play(BLACK, "inhabit soil.1");
    // Black beats red, who has the most ants. Blue and yellow remain, with one ant each.
    table.play(BLACK, "commit hoarded_knowledge");
    table.play(RED, "lose soil");
    let invaders: Vec<Option<Seat>> = battles(&table).into_iter().map(|(_, invader, _)| invader).collect();
    assert_eq!(invaders, [Some(BLUE), Some(RED), Some(YELLOW)]);
}

#[test]
fn no_battle_follows_when_the_holder_of_the_control_site_has_met_everybody() {
    let layout = table(3)
        .hex(HexId::DrySeep, (0, -1), 0, "rb")
        .outskirts(HexId::DrySeep, RED, 1)
        .outskirts(HexId::DrySeep, BLUE, 2)
        .outskirts(HexId::DrySeep, BLACK, 3)
        .hand(RED, &[CardId::ConqueringBrood, CardId::HoardedKnowledge]);
    let mut table = soldier_phase(layout);
    table.play(RED, "against 1; commit conquering_brood");
    table.play(BLUE, "lose dry_seep; lose dry_seep");
    table.play(RED, "lose dry_seep");
    table.play(RED, "commit hoarded_knowledge");
    assert_eq!(battles(&table), [(HexId::DrySeep, Some(BLUE), RED), (HexId::DrySeep, Some(BLACK), RED)]);
    assert_eq!((table.sites(HexId::DrySeep), table.in_outskirts(HexId::DrySeep, BLACK)), ("rb".into(), 2));
    assert_eq!(table.phase(), Phase::Queen, "blue and black, who never met, do not fight");
}

#[test]
fn a_battle_that_leaves_the_hex_uncontested_is_the_last_one() {
    // Blue loses its three ants, and then everybody has a site.
    let layout = soil("rbbb").outskirts(HexId::Soil, BLACK, 1).nest(RED, |red| {
        red.heads = vec![CardId::AmazonHead, CardId::BulletHead, CardId::ProboscisHead];
    });
    let mut table = soldier_phase(layout);
    fight_on(&mut table);
    assert_eq!(battles(&table), [(HexId::Soil, Some(BLUE), RED)]);
    assert_eq!((in_soil(&table, RED), in_soil(&table, BLACK)), (1, 1));
}
