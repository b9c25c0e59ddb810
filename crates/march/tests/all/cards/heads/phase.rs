//! Heads that work when the Soldier Phase begins or ends.

use game_core::SeatSet;
use march::{CardId, Decision, EventKind, HexId, Illegal, Phase, Source, Spot};

use crate::cards::{
    battles,
    common::{BLACK, BLUE, Layout, RED, Table, table},
    dry_seep, losses, soldiers, told, totals,
};

const RED_IN_DRY_SEEP: (HexId, Option<game_core::Seat>, Option<game_core::Seat>) =
    (HexId::DrySeep, Some(BLUE), Some(RED));

fn head(layout: Layout, card: CardId) -> Layout {
    layout.nest(RED, |nest| nest.heads = vec![card])
}

// --------------------------------------------------------------------------------------------------------- acrobat head

#[test]
fn acrobat_head_takes_up_to_three_steps_and_may_create_a_battle() {
    let layout = head(table(3).hex(HexId::DrySeep, (0, 1), 0, "bb"), CardId::AcrobatHead).great_tunnel(RED, 3);
    let mut table = soldiers(layout);
    assert_eq!((table.phase(), table.to_act()), (Phase::Soldier, vec![RED]));
    table.play(RED, "step great_tunnel dry_seep; step great_tunnel dry_seep; step great_tunnel dry_seep");
    assert_eq!(battles(&table), [RED_IN_DRY_SEEP]);
    assert_eq!(totals(&table), [[4, 2]]);
}

#[test]
fn acrobat_head_may_prevent_a_battle() {
    let mut table = soldiers(head(dry_seep(1), CardId::AcrobatHead));
    table.play(RED, "step dry_seep great_tunnel; pass");
    assert!(battles(&table).is_empty());
    assert_eq!(table.phase(), Phase::Queen);
}

#[test]
fn acrobat_head_may_prevent_a_battle_by_leaving_a_site_to_those_in_the_outskirts() {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, "rr").outskirts(HexId::DrySeep, BLUE, 1);
    let mut table = soldiers(head(layout, CardId::AcrobatHead));
    table.play(RED, "step dry_seep.2 great_tunnel; pass");
    assert_eq!((table.sites(HexId::DrySeep).as_str(), battles(&table).len()), ("rb", 0));
}

#[test]
fn acrobat_head_stops_after_three_steps() {
    let mut table = soldiers(head(dry_seep(1), CardId::AcrobatHead));
    table.play(RED, "step dry_seep great_tunnel; step great_tunnel dry_seep; step dry_seep great_tunnel");
    assert_eq!(table.phase(), Phase::Queen);
}

#[test]
fn acrobat_head_moves_ants_only() {
    let mut table = soldiers(head(dry_seep(1), CardId::AcrobatHead));
    assert_eq!(table.legal(RED), ["pass", "step dry_seep great_tunnel"]);
    table.refuse(RED, "larva great_tunnel", Illegal::LarvaeMoveFirst);
}

#[test]
fn acrobat_head_may_be_left_unused() {
    let mut table = soldiers(head(dry_seep(1), CardId::AcrobatHead));
    table.play(RED, "pass");
    assert_eq!(battles(&table), [RED_IN_DRY_SEEP]);
}

#[test]
fn acrobat_head_does_not_work_beneath_another_head() {
    let layout = dry_seep(1).nest(RED, |nest| nest.heads = vec![CardId::AcrobatHead, CardId::TrapjawHead]);
    assert_eq!(battles(&soldiers(layout)), [RED_IN_DRY_SEEP]);
}

#[test]
fn acrobat_head_does_not_lead_out_of_a_hex_with_a_weaver_thorax() {
    let layout = head(dry_seep(1), CardId::AcrobatHead).nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]);
    assert_eq!(battles(&soldiers(layout)), [RED_IN_DRY_SEEP], "there was no step to take");
}

#[test]
fn acrobat_head_and_others_are_used_clockwise_from_the_marker() {
    let layout = head(dry_seep(1), CardId::AcrobatHead).nest(BLUE, |nest| nest.heads = vec![CardId::ArmyHead]);
    let mut table = layout.marker(BLACK).with(|position| position.rested = SeatSet::only(BLUE)).lay();
    table.play(BLACK, "rest");
    assert_eq!(table.to_act(), [RED], "BLACK has none");
    table.play(RED, "pass");
    assert_eq!(table.to_act(), [BLUE]);
}

// ------------------------------------------------------------------------------------------------------------ army head

#[test]
fn army_head_puts_up_to_three_larvae_into_a_hex_with_an_own_ant() {
    let mut table = soldiers(head(dry_seep(1), CardId::ArmyHead));
    assert_eq!(table.legal(RED), ["larva dry_seep", "pass", "withdraw dry_seep"], "an ant in the outskirts will do");
    table.play(RED, "larva dry_seep; larva dry_seep; larva dry_seep");
    assert_eq!(totals(&table), [[5, 2]]);
}

#[test]
fn army_head_takes_ants_back_into_the_chamber_and_then_there_is_no_battle() {
    let mut table = soldiers(head(dry_seep(2), CardId::ArmyHead));
    table.play(RED, "withdraw dry_seep");
    assert_eq!(table.nest(RED).larvae, 5 + 1 + 1, "with the larva of the Rest");
    table.play(RED, "withdraw dry_seep");
    assert!(battles(&table).is_empty());
    assert_eq!(losses(&table, RED), 0);
}

#[test]
fn army_head_takes_back_as_many_ants_as_one_likes() {
    let mut table = soldiers(head(dry_seep(3), CardId::ArmyHead));
    table.play(RED, "withdraw dry_seep; pass");
    assert_eq!(totals(&table), [[3, 2]]);
}

#[test]
fn army_head_either_places_larvae_or_takes_ants_back() {
    let mut table = soldiers(head(dry_seep(2), CardId::ArmyHead));
    table.play(RED, "withdraw dry_seep");
    table.refuse(RED, "larva dry_seep", Illegal::EitherOr);
    let mut table = soldiers(head(dry_seep(2), CardId::ArmyHead));
    table.play(RED, "larva dry_seep");
    table.refuse(RED, "withdraw dry_seep", Illegal::NotNow { asked: Decision::Larvae });
}

#[test]
fn army_head_is_for_one_hex_and_never_for_the_great_tunnel() {
    let layout = head(dry_seep(2), CardId::ArmyHead).hex(HexId::Soil, (0, -1), 0, "_r__").great_tunnel(RED, 2);
    let mut table = soldiers(layout.clone());
    assert!(!table.legal(RED).iter().any(|legal| legal.contains("great_tunnel")));
    table.refuse(RED, "larva great_tunnel", Illegal::LarvaNotAllowed { hex: HexId::GreatTunnel });
    table.play(RED, "withdraw dry_seep");
    table.refuse(RED, "withdraw soil.2", Illegal::OneHexOnly { hex: HexId::Soil });
    let mut table = soldiers(layout);
    table.play(RED, "larva soil.1");
    table.refuse(RED, "larva dry_seep", Illegal::LarvaNotAllowed { hex: HexId::DrySeep });
    table.play(RED, "larva soil.3; pass");
    assert_eq!(table.sites(HexId::Soil), "rrr_", "an ant on a site will do as well");
}

#[test]
fn army_head_places_larvae_of_the_chamber_only() {
    let mut table = soldiers(head(dry_seep(1), CardId::ArmyHead).nest(RED, |nest| nest.larvae = 0));
    table.play(RED, "larva dry_seep");
    assert_eq!(totals(&table), [[3, 2]], "the larva of the Rest was the only one");
}

#[test]
fn army_head_needs_an_ant_outside_the_great_tunnel() {
    let table = soldiers(head(table(3).hex(HexId::Soil, (0, -1), 0, "____"), CardId::ArmyHead).great_tunnel(RED, 2));
    assert_eq!(table.phase(), Phase::Queen, "nobody was asked");
}

#[test]
fn army_head_may_be_left_unused() {
    let mut table = soldiers(head(dry_seep(1), CardId::ArmyHead));
    table.play(RED, "pass");
    assert_eq!(totals(&table), [[2, 2]]);
}

// ----------------------------------------------------------------------------------------------------------- blast head

#[test]
fn blast_head_destroys_an_own_ant_and_two_others_and_their_owner_chooses() {
    let layout = head(dry_seep(2), CardId::BlastHead).outskirts(HexId::DrySeep, BLUE, 2);
    let mut table = soldiers(layout);
    assert_eq!(table.legal(RED), ["choose dry_seep", "pass"]);
    table.play(RED, "choose dry_seep");
    assert_eq!(losses(&table, RED), 1);
    table.play(RED, "against 1");
    assert_eq!(table.legal(BLUE), ["lose dry_seep", "lose dry_seep.1", "lose dry_seep.2"]);
    table.refuse(BLUE, "pass", Illegal::LossesAreDue { ants: 1 });
    table.play(BLUE, "lose dry_seep");
    table.play(RED, "against 1");
    table.play(BLUE, "lose dry_seep");
    assert_eq!((losses(&table, BLUE), totals(&table)), (2, vec![[2, 2]]), "one ant and a head, and two ants");
}

#[test]
fn blast_head_an_uncontested_hex_is_not_fought_over() {
    let mut table = soldiers(head(dry_seep(2), CardId::BlastHead));
    table.play(RED, "choose dry_seep; against 1");
    table.play(BLUE, "lose dry_seep.2");
    table.play(RED, "pass");
    assert_eq!((table.sites(HexId::DrySeep).as_str(), battles(&table).len()), ("br", 0));
}

#[test]
fn blast_head_may_hit_any_player_in_the_hex_the_own_ants_included() {
    let layout = head(dry_seep(3), CardId::BlastHead).outskirts(HexId::DrySeep, BLACK, 1);
    let mut table = soldiers(layout.hand(RED, &[CardId::Swarm]));
    table.play(RED, "choose dry_seep");
    assert_eq!(table.legal(RED), ["against 0", "against 1", "against 2", "pass"]);
    table.play(RED, "against 0; against 2");
    assert_eq!([RED, BLUE, BLACK].map(|seat| losses(&table, seat)), [2, 0, 1], "split as RED likes");

    let mut table = soldiers(head(dry_seep(3), CardId::BlastHead));
    table.play(RED, "choose dry_seep");
    table.refuse(RED, "against 2", Illegal::NotPresent { seat: BLACK, hex: HexId::DrySeep });
}

#[test]
fn blast_head_destroys_up_to_two_and_may_be_left_unused() {
    let mut table = soldiers(head(dry_seep(3), CardId::BlastHead));
    table.play(RED, "choose dry_seep; pass");
    assert_eq!(totals(&table), [[3, 2]], "two ants and a head");

    let mut table = soldiers(head(dry_seep(3), CardId::BlastHead));
    table.play(RED, "pass");
    assert_eq!(totals(&table), [[4, 2]]);
}

/// RED with Blast Head is in two contested hexes and an uncontested one, but not in Fern, which is
/// contested.
fn blasting() -> Table {
    let layout = head(dry_seep(4), CardId::BlastHead).outskirts(HexId::DrySeep, BLUE, 4);
    let layout = layout.hex(HexId::Soil, (0, -1), 0, "bbbb").outskirts(HexId::Soil, RED, 2);
    let layout = layout.hex(HexId::Fern, (1, 0), 0, "k__").centipede(HexId::Fern).hex(HexId::Bark, (-1, 0), 0, "rb_");
    soldiers(layout)
}

#[test]
fn blast_head_is_for_contested_hexes_with_an_own_ant() {
    let mut table = blasting();
    assert_eq!(table.legal(RED), ["choose dry_seep", "choose soil", "pass"]);
    table.refuse(RED, "choose bark", Illegal::NotContested { hex: HexId::Bark });
    table.refuse(RED, "choose fern", Illegal::NoAntInHex { hex: HexId::Fern });
}

#[test]
fn blast_head_is_used_once_in_each_hex() {
    let mut table = blasting();
    table.play(RED, "choose dry_seep; pass");
    table.refuse(RED, "choose dry_seep", Illegal::OncePerHex { hex: HexId::DrySeep });
    table.play(RED, "choose soil; pass");
    assert_eq!(battles(&table).first(), Some(&(HexId::Soil, Some(BLUE), Some(RED))), "then the battles begin");
}

#[test]
fn blast_head_can_leave_nobody_for_the_centipede() {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, "rr").centipede(HexId::DrySeep);
    let mut table = soldiers(head(layout, CardId::BlastHead));
    table.play(RED, "choose dry_seep; lose dry_seep.1; against 0");
    assert_eq!((losses(&table, RED), battles(&table).len()), (2, 0));
}

// ------------------------------------------------------------------------------------------------------ traitorous head

const ONES: [CardId; 4] =
    [CardId::MysteriousHole, CardId::ForagingTrail, CardId::ScoutingThorax, CardId::NursingThorax];

/// Two centipedes, one of them in Dry Seep with its ants.
fn traitor(sites: &str) -> Layout {
    let layout = table(3).hex(HexId::DrySeep, (0, 1), 0, sites).centipede(HexId::DrySeep);
    head(layout.hex(HexId::Fern, (1, 0), 0, "___").centipede(HexId::Fern), CardId::TraitorousHead).deck(&ONES)
}

#[test]
fn traitorous_head_is_never_attacked_and_scores_for_every_centipede() {
    let table = soldiers(traitor("rr"));
    assert!(battles(&table).is_empty());
    assert!(table.hex(HexId::DrySeep).centipede);
    assert_eq!(table.scored(RED, Source::Cards), 2);
}

#[test]
fn traitorous_head_in_a_hex_it_controls_the_centipede_fights_the_others() {
    let table = soldiers(traitor("rb"));
    assert_eq!(battles(&table), [(HexId::DrySeep, Some(BLUE), None)]);
    assert_eq!((totals(&table), table.sites(HexId::DrySeep)), (vec![[2, 1]], "r_".into()));
    let lost = EventKind::AntLost { at: Spot::site(HexId::DrySeep, 1), cause: march::Cause::Battle, saved: false };
    assert!(told(&table, BLUE, &lost));
    assert_eq!(table.scored(RED, Source::Cards), 2);
}

#[test]
fn traitorous_head_in_a_hex_of_another_the_centipede_fights_that_player_only() {
    let table = soldiers(traitor("br"));
    assert_eq!(battles(&table), [(HexId::DrySeep, Some(BLUE), None)]);
    assert_eq!(table.sites(HexId::DrySeep), "_r");
}

#[test]
fn traitorous_head_scores_at_the_end_for_centipedes_that_are_left() {
    let layout = traitor("rr").hex(HexId::Soil, (0, -1), 0, "bb__").centipede(HexId::Soil);
    let mut table = soldiers(layout);
    assert_eq!((totals(&table), table.scored(RED, Source::Cards)), (vec![[2, 2]], 0), "BLUE has an ant to lose first");
    table.play(BLUE, "lose soil.2");
    assert!(!table.hex(HexId::Soil).centipede);
    table.pass_all();
    assert_eq!(table.scored(RED, Source::Cards), 2, "two of three are left");
}

#[test]
fn traitorous_head_does_not_keep_ants_from_fighting() {
    let layout = traitor("rr").outskirts(HexId::DrySeep, BLUE, 3);
    let mut table = soldiers(layout);
    assert_eq!(battles(&table)[0], (HexId::DrySeep, Some(BLUE), None));
    table.pass_all();
    assert_eq!(battles(&table)[1], (HexId::DrySeep, Some(RED), Some(BLUE)));
}

#[test]
fn army_head_cannot_take_ants_out_of_a_weavers_hex() {
    let layout = dry_seep(1).nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]);
    let mut table = soldiers(head(layout, CardId::ArmyHead));
    table.refuse(RED, "withdraw dry_seep", Illegal::Trapped { hex: HexId::DrySeep });
    // Larvae may still be placed there.
    table.play(RED, "larva dry_seep");
    assert_eq!(table.in_outskirts(HexId::DrySeep, RED), 2);
}
