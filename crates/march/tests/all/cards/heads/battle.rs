//! Heads that work in battle. Most battles here are started by Sneak Attack, so no Harvest follows.

use march::{CardId, CardSet, EventKind, HexId, Revealed, Source};

use crate::cards::{
    all_cards_in_the_hand_of_black, any_choice, battles,
    common::{BLACK, BLUE, Layout, RED, Table, cards, hexes, table},
    dry_seep, fight_on, losses, sneak_attack, sneak_attack_to_the_end, soldiers, told, totals,
};

/// Two cards that give a centipede a strength of two.
const WEAK_CENTIPEDE: [CardId; 2] = [CardId::MysteriousHole, CardId::ForagingTrail];

fn head(layout: Layout, card: CardId) -> Layout {
    layout.nest(RED, |nest| nest.heads = vec![card])
}

/// RED is on both sites of Dry Seep, with a centipede in the hex.
fn centipede(card: CardId) -> Layout {
    head(table(3).hex(HexId::DrySeep, (0, 1), 0, "rr").centipede(HexId::DrySeep), card)
}

fn gained(food: u8, larvae: u8, card: CardId) -> EventKind {
    EventKind::Gained { food, larvae, card: Some(card) }
}

// ---------------------------------------------------------------------------------------------------------- amazon head

#[test]
fn amazon_head_takes_two_larvae_from_every_player_beaten() {
    let table = sneak_attack(head(dry_seep(3), CardId::AmazonHead));
    assert_eq!(totals(&table), [[4, 2]]);
    assert_eq!([RED, BLUE].map(|seat| table.nest(seat).larvae), [7, 3]);
}

#[test]
fn amazon_head_gains_two_larvae_even_if_the_loser_has_none() {
    for larvae in [0, 1] {
        let layout = head(dry_seep(3), CardId::AmazonHead).nest(BLUE, |nest| nest.larvae = larvae);
        let table = sneak_attack(layout);
        assert_eq!([RED, BLUE].map(|seat| table.nest(seat).larvae), [7, 0]);
    }
}

#[test]
fn amazon_head_gains_no_larvae_beyond_the_supply() {
    let table = sneak_attack(head(dry_seep(3), CardId::AmazonHead).nest(RED, |nest| nest.larvae = 33));
    assert_eq!([RED, BLUE].map(|seat| table.nest(seat).larvae), [34, 3], "the ant lost in battle is the only cube");
}

#[test]
fn amazon_head_takes_nothing_after_a_defeat() {
    let table = sneak_attack(head(dry_seep(1), CardId::AmazonHead));
    assert_eq!(totals(&table), [[2, 2]], "the defender wins ties");
    assert_eq!([RED, BLUE].map(|seat| table.nest(seat).larvae), [5, 5]);
}

#[test]
fn amazon_head_does_not_count_a_victory_over_a_centipede() {
    let table = sneak_attack_to_the_end(centipede(CardId::AmazonHead).deck(&WEAK_CENTIPEDE));
    assert_eq!((table.scored(RED, Source::Centipedes), table.nest(RED).larvae), (1, 5));
}

// --------------------------------------------------------------------------------------------------------- armored head

#[test]
fn armored_head_turns_four_casualties_into_three() {
    let layout = head(dry_seep(4), CardId::ArmoredHead).outskirts(HexId::DrySeep, BLUE, 2);
    let mut table = sneak_attack(layout.hand(BLUE, &[CardId::EpicStores]));
    table.play(BLUE, "commit epic_stores");
    assert_eq!(totals(&table), [[5, 8]]);
    assert_eq!((losses(&table, RED), table.in_outskirts(HexId::DrySeep, RED)), (3, 1));
}

#[test]
fn armored_head_does_not_protect_the_last_ant() {
    let layout = head(dry_seep(3), CardId::ArmoredHead).outskirts(HexId::DrySeep, BLUE, 2);
    let table = sneak_attack(layout);
    assert_eq!(totals(&table), [[4, 4]]);
    assert_eq!((losses(&table, RED), table.in_outskirts(HexId::DrySeep, RED)), (3, 0), "three of four, which are all");
}

#[test]
fn armored_head_helps_the_winner_too_but_not_below_zero() {
    let table = sneak_attack(head(dry_seep(3), CardId::ArmoredHead));
    assert_eq!((totals(&table), losses(&table, RED)), (vec![[4, 2]], 0), "half of two is one, less one");
    let layout = dry_seep(1).nest(BLUE, |nest| nest.heads = vec![CardId::ArmoredHead]);
    let table = sneak_attack(layout);
    assert_eq!((totals(&table), losses(&table, BLUE)), (vec![[1, 3]], 0));
}

#[test]
fn armored_head_works_against_a_centipede() {
    let strength_three = [CardId::MysteriousHole, CardId::AmazonHead];
    let table = sneak_attack_to_the_end(centipede(CardId::ArmoredHead).deck(&strength_three));
    assert_eq!((totals(&table), losses(&table, RED)), (vec![[3, 3]], 0));
    let table = sneak_attack_to_the_end(centipede(CardId::TrapjawHead).deck(&strength_three));
    assert_eq!((totals(&table), losses(&table, RED)), (vec![[3, 3]], 1), "with another head");
}

// ----------------------------------------------------------------------------------------------------- golden fire head

#[test]
fn golden_fire_head_commits_two_cards_and_adds_both() {
    let layout = head(dry_seep(1), CardId::GoldenFireHead).hand(RED, &[CardId::EpicStores, CardId::Swarm]);
    let mut table = sneak_attack(layout.outskirts(HexId::DrySeep, BLUE, 2));
    table.play(RED, "commit epic_stores; commit swarm");
    assert_eq!(totals(&table), [[2 + 4 + 3, 4]]);
    table.play(BLUE, "lose dry_seep; lose dry_seep");
    assert_eq!(losses(&table, BLUE), 2, "casualties count Army Strength only");
    let discard = table.position().discard;
    assert!(discard.contains(CardId::EpicStores) && discard.contains(CardId::Swarm));
}

#[test]
fn golden_fire_head_puts_both_cards_down_before_anybody_reveals() {
    let layout = head(dry_seep(1), CardId::GoldenFireHead).hand(RED, &[CardId::EpicStores, CardId::Swarm]);
    let mut table = sneak_attack(layout.hand(BLUE, &[CardId::ColdSnap]));
    table.play(RED, "commit swarm; commit epic_stores");
    assert_eq!((table.to_act(), table.nest(RED).face_down.len()), (vec![BLUE], 2));
    assert!(!table.events.iter().any(|event| matches!(event.what, EventKind::FerocityRevealed { .. })));
    table.play(BLUE, "commit cold_snap");
    assert_eq!(totals(&table), [[9, 4]]);
    let both = cards(&[CardId::Swarm, CardId::EpicStores]);
    let cold_snap = cards(&[CardId::ColdSnap]);
    let sides = [(RED, both), (BLUE, cold_snap)].map(|(seat, cards)| Revealed { seat, cards, added: 0 });
    assert!(table.told(&EventKind::FerocityRevealed { sides: sides.to_vec() }));
}

#[test]
fn golden_fire_head_may_commit_one_card_or_none() {
    let layout = head(dry_seep(1), CardId::GoldenFireHead).hand(RED, &[CardId::EpicStores, CardId::Swarm]);
    let mut table = sneak_attack(layout.clone());
    table.play(RED, "commit swarm; pass");
    assert_eq!(totals(&table), [[5, 2]]);
    let mut table = sneak_attack(layout);
    table.play(RED, "pass");
    assert_eq!(totals(&table), [[2, 2]]);
}

#[test]
fn golden_fire_head_is_needed_for_the_second_card() {
    let layout = head(dry_seep(1), CardId::ArmyHead).hand(RED, &[CardId::EpicStores, CardId::Swarm]);
    let mut table = sneak_attack(layout);
    table.play(RED, "commit epic_stores");
    assert_eq!((totals(&table), table.n_cards(RED)), (vec![[6, 2]], 1));
}

// ------------------------------------------------------------------------------------------------------- proboscis head

#[test]
fn proboscis_head_gives_a_food_after_every_battle_also_outside_the_soldier_phase() {
    let food = |table: &Table| table.nest(RED).food;
    let won = sneak_attack_to_the_end(head(dry_seep(3), CardId::ProboscisHead));
    assert_eq!((food(&won), won.scored(RED, Source::Battles)), (10, 1));
    let lost = sneak_attack_to_the_end(head(dry_seep(1), CardId::ProboscisHead));
    assert_eq!((food(&lost), lost.scored(RED, Source::Battles)), (10, 0));
}

#[test]
fn proboscis_head_gives_a_food_after_battles_with_centipedes() {
    let won = sneak_attack_to_the_end(centipede(CardId::ProboscisHead).deck(&WEAK_CENTIPEDE));
    assert_eq!(won.nest(RED).food, 11, "one for the centipede, one for the head");
    let lost =
        sneak_attack_to_the_end(centipede(CardId::ProboscisHead).deck(&[CardId::EpicStores, CardId::UnendingBrood]));
    assert_eq!((lost.nest(RED).food, losses(&lost, RED)), (10, 2));
}

#[test]
fn proboscis_head_gives_a_food_for_each_battle_of_the_soldier_phase() {
    let layout = dry_seep(1).outskirts(HexId::DrySeep, BLACK, 1);
    let mut table = soldiers(layout.nest(BLUE, |nest| nest.heads = vec![CardId::ProboscisHead]));
    table.play(BLUE, "against 2");
    let food = gained(1, 0, CardId::ProboscisHead);
    assert_eq!(battles(&table).len(), 2);
    assert_eq!(table.events.iter().filter(|event| event.what == food).count(), 2);
}

// ----------------------------------------------------------------------------------------------------- tawny crazy head

#[test]
fn tawny_crazy_head_adds_the_top_card_of_the_deck_to_the_total() {
    let layout = head(dry_seep(1), CardId::TawnyCrazyHead).outskirts(HexId::DrySeep, BLUE, 2);
    let mut table = sneak_attack(layout.deck(&[CardId::EpicStores]));
    assert_eq!(totals(&table), [[2 + 4, 4]]);
    assert!(told(&table, RED, &EventKind::FerocityDrawn { card: CardId::EpicStores, ferocity: 4 }));
    assert!(table.position().discard.contains(CardId::EpicStores));
    table.play(BLUE, "lose dry_seep; lose dry_seep");
    assert_eq!(losses(&table, BLUE), 2, "it is not part of the Army Strength");
}

#[test]
fn tawny_crazy_head_comes_on_top_of_a_committed_card() {
    let layout = head(dry_seep(1), CardId::TawnyCrazyHead).hand(RED, &[CardId::Swarm]);
    let mut table = sneak_attack(layout.deck(&[CardId::EpicStores]));
    table.play(RED, "commit swarm");
    assert_eq!(totals(&table), [[2 + 3 + 4, 2]]);
}

#[test]
fn tawny_crazy_head_works_against_a_centipede_too() {
    let ones = [CardId::MysteriousHole, CardId::ForagingTrail, CardId::ScoutingThorax];
    let table = sneak_attack(centipede(CardId::TawnyCrazyHead).deck(&ones));
    assert_eq!(totals(&table), [[2, 3 + 1]]);
}

#[test]
fn tawny_crazy_head_works_in_the_soldier_phase() {
    let layout = head(dry_seep(1), CardId::TawnyCrazyHead).deck(&[CardId::EpicStores]);
    let table = soldiers(layout);
    assert_eq!(totals(&table), [[6, 2]]);
}

#[test]
fn tawny_crazy_head_shuffles_an_empty_deck_and_adds_nothing_without_any_card() {
    let table = sneak_attack(head(dry_seep(1), CardId::TawnyCrazyHead).deck(&[]));
    assert!(table.events.iter().any(|event| matches!(event.what, EventKind::Reshuffled { .. })));
    assert!(totals(&table)[0][0] > 2);

    let layout = head(dry_seep(1), CardId::TawnyCrazyHead).marker(BLACK).hand(BLACK, &[CardId::SneakAttack]);
    let mut table = all_cards_in_the_hand_of_black(layout).lay();
    table.play(BLACK, "play sneak_attack");
    assert_eq!(totals(&table), [[2, 2]]);
}

// --------------------------------------------------------------------------------------------------------- trapjaw head

#[test]
fn trapjaw_head_scores_for_a_hex_fought_in_won_or_lost() {
    let won = sneak_attack_to_the_end(head(dry_seep(3), CardId::TrapjawHead));
    assert_eq!((won.scored(RED, Source::Battles), won.scored(RED, Source::Cards)), (1, 1));
    let lost = sneak_attack_to_the_end(head(dry_seep(1), CardId::TrapjawHead));
    assert_eq!((lost.scored(RED, Source::Battles), lost.scored(RED, Source::Cards)), (0, 1));
}

#[test]
fn trapjaw_head_scores_once_for_several_battles_in_the_same_hex() {
    let layout = dry_seep(2).outskirts(HexId::DrySeep, BLUE, 6).outskirts(HexId::DrySeep, BLACK, 1);
    let layout = layout.centipede(HexId::DrySeep).deck(&WEAK_CENTIPEDE);
    let mut table = sneak_attack(layout.nest(BLUE, |nest| nest.heads = vec![CardId::TrapjawHead]));
    fight_on(&mut table);
    assert_eq!((battles(&table).len(), table.scored(BLUE, Source::Cards)), (3, 1));
}

#[test]
fn trapjaw_head_scores_for_each_hex() {
    let layout = dry_seep(1).hex(HexId::AcornCap, (0, -1), 0, "bb").outskirts(HexId::AcornCap, RED, 1);
    let mut table = soldiers(head(layout, CardId::TrapjawHead));
    fight_on(&mut table);
    assert_eq!((battles(&table).len(), table.scored(RED, Source::Cards)), (2, 2));
}

#[test]
fn trapjaw_head_scores_once_per_hex_and_round_whatever_the_phase() {
    let layout = head(dry_seep(1), CardId::TrapjawHead).nest(RED, |nest| nest.fought_in = hexes(&[HexId::DrySeep]));
    let mut table = soldiers(layout);
    assert_eq!((battles(&table).len(), table.scored(RED, Source::Cards)), (1, 0), "the hex has scored in this round");
    while table.position().round == 1 {
        any_choice(&mut table);
    }
    assert!(table.nest(RED).fought_in.is_empty(), "the next round starts afresh");
}

// ---------------------------------------------------------------------------------------------------------- bullet head

#[test]
fn bullet_head_adds_one_to_the_total_but_not_to_the_army_strength() {
    let layout = head(dry_seep(2), CardId::BulletHead).outskirts(HexId::DrySeep, BLUE, 1);
    let table = sneak_attack(layout.outskirts(HexId::DrySeep, BLUE, 2));
    let began = EventKind::BattleBegan { hex: HexId::DrySeep, invader: Some(RED), strength: [3, 4] };
    let sides = [(RED, 1), (BLUE, 0)].map(|(seat, added)| Revealed { seat, cards: CardSet::EMPTY, added });
    assert!(told(&table, BLUE, &began) && table.told(&EventKind::FerocityRevealed { sides: sides.to_vec() }));
    assert_eq!(totals(&table), [[4, 4]], "not enough against the defender");

    let mut table = sneak_attack(head(dry_seep(2), CardId::BulletHead).outskirts(HexId::DrySeep, BLUE, 1));
    assert_eq!(totals(&table), [[4, 3]]);
    table.pass_all();
    assert_eq!((losses(&table, BLUE), losses(&table, RED)), (3, 1));
}

#[test]
fn bullet_head_works_against_a_centipede() {
    let table = sneak_attack_to_the_end(centipede(CardId::BulletHead).deck(&[CardId::Swarm, CardId::MysteriousHole]));
    assert_eq!((totals(&table), table.scored(RED, Source::Centipedes)), (vec![[4, 4]], 1));
}

#[test]
fn bullet_head_beneath_another_head_counts_as_a_soldier_only() {
    let layout = dry_seep(1).nest(RED, |nest| nest.heads = vec![CardId::BulletHead, CardId::TrapjawHead]);
    assert_eq!(totals(&sneak_attack(layout)), [[3, 2]]);
}
