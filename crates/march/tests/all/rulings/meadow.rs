use march::{CardId, Edge, EventKind, HexId, Illegal, Phase, Spot};

use crate::common::{BLACK, BLUE, RED, table};

#[test]
fn explore_available() {
    let mut table = table(3).great_tunnel(RED, 1).pile(&[]).lay();
    table.refuse(RED, "explore", Illegal::NoHexLeft);
    let mut table = crate::common::table(3).pile(&[HexId::Fern]).lay();
    table.refuse(RED, "explore", Illegal::NowhereToExplore);
    // The moving ants come from the hex explored from.
    let layout = crate::common::table(3).great_tunnel(RED, 1).ring(Edge::Top, HexId::Soil, "r");
    let mut table = layout.pile(&[HexId::Fern]).lay();
    table.play(RED, "explore; from great_tunnel; place (0,1)/0");
    table.refuse(RED, "step soil.1 fern.1", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 0) });
    table.play(RED, "step great_tunnel fern.1");
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn wormhole_tokens() {
    // One wormhole is printed, one is a token, and a step leads from one to the other.
    let layout = table(3).ring(Edge::Top, HexId::ToadstoolRing, "r").ring(Edge::Bottom, HexId::Soil, "");
    let layout = layout.wormhole(HexId::Soil).hand(RED, &[CardId::MysteriousHole]);
    let mut table = layout.clone().lay();
    table.play(RED, "march; step toadstool_ring.1 soil.1");
    let mut table = layout.lay();
    table.play(RED, "play mysterious_hole; pay_larva");
    table.refuse(RED, "wormhole toadstool_ring", Illegal::TokenThere { hex: HexId::ToadstoolRing });
    table.refuse(RED, "wormhole soil", Illegal::TokenThere { hex: HexId::Soil });
}

#[test]
fn connected() {
    // The Great Tunnel has an exit towards Toadstool Ring, which has none back. Turned by one, it
    // has.
    let mut table = table(3).hex(HexId::ToadstoolRing, (0, -1), 0, "r").lay();
    table.play(RED, "march");
    let (from, to) = (HexId::ToadstoolRing, HexId::GreatTunnel);
    table.refuse(RED, "step toadstool_ring.1 great_tunnel", Illegal::NotLinked { from, to });
    let mut table = crate::common::table(3).hex(HexId::ToadstoolRing, (0, -1), 1, "r").lay();
    table.play(RED, "march; step toadstool_ring.1 great_tunnel");
}

#[test]
fn hatched_ant_moves() {
    let mut table = table(3).ring(Edge::Top, HexId::Soil, "").lay();
    table.play(RED, "march; larva great_tunnel; step great_tunnel soil.1");
    assert_eq!(table.sites(HexId::Soil), "r___");
}

#[test]
fn step_within_hex() {
    let mut table = table(3).ring(Edge::Top, HexId::Soil, "r_b_").lay();
    table.play(RED, "march; step soil.1 soil.4; pass");
    assert_eq!(table.sites(HexId::Soil), "__br");
    // Without a step nobody is asked, even though the control site is empty.
    assert_eq!(table.to_act(), [BLUE]);
    table.refuse(BLUE, "step soil.3 soil.4", Illegal::CannotEnter { at: Spot::site(HexId::Soil, 3) });
}

#[test]
fn weaver() {
    let held = |hand: &[CardId]| {
        let layout = table(3).great_tunnel(BLUE, 2).ring(Edge::Top, HexId::Soil, "br");
        layout.nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]).hand(RED, hand)
    };
    let trapped = Illegal::Trapped { hex: HexId::Soil };
    let mut table = held(&[]).lay();
    table.refuse(RED, "explore", Illegal::NowhereToExplore);
    table.play(RED, "march");
    table.refuse(RED, "step soil.2 great_tunnel", trapped.clone());
    table.play(RED, "step soil.2 soil.3");
    // Cards move nobody out, but ants may be used to pay.
    let mut table = held(&[CardId::Swarm]).great_tunnel(RED, 1).lay();
    table.play(RED, "play swarm");
    assert!(table.can(RED, "pay_ant soil.2"));
    table.play(RED, "pay_larva; pay_larva");
    table.refuse(RED, "step soil.2 great_tunnel", trapped.clone());
    // Nor does Army Head take them back.
    let army = |nest: &mut march::NestPosition| nest.heads = vec![CardId::ArmyHead];
    let mut table = held(&[]).great_tunnel(RED, 1).nest(RED, army).rest();
    table.refuse(RED, "withdraw soil.2", trapped.clone());
    // Mating Flight: only the owner of the Weaver Thorax may trade them.
    let mut table = held(&[CardId::MatingFlight]).great_tunnel(RED, 1).lay();
    table.play(RED, "play mating_flight; pay_ant great_tunnel");
    table.play(RED, "ant 0 soil.2");
    table.refuse(RED, "ant 1 great_tunnel", trapped);
    table.play(RED, "ant 1 soil.1");
    let mut table = held(&[]).marker(BLUE).hand(BLUE, &[CardId::MatingFlight]).lay();
    table.play(BLUE, "play mating_flight; pay_ant great_tunnel; ant 0 soil.2; ant 1 great_tunnel");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.in_great_tunnel(RED)), ("bb__", 1));
}

#[test]
fn vacated_sites() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rrbb").outskirts(HexId::Soil, RED, 1);
    let mut table = layout.clone().outskirts(HexId::Soil, BLACK, 1).lay();
    table.play(RED, "march; step soil.1 great_tunnel");
    assert_eq!(table.sites(HexId::Soil), "_rbb", "not before the action is over");
    table.play(RED, "pass");
    assert_eq!(table.sites(HexId::Soil), "rrbb", "the active player comes first");
    table.play(BLUE, "step soil.3 great_tunnel");
    assert_eq!(table.sites(HexId::Soil), "rrkb", "the same after a Reaction");
    // More sites than ants: the owner must choose.
    let mut table = layout.lay();
    table.play(RED, "march; step soil.1 great_tunnel; step soil.2 great_tunnel; pass");
    assert_eq!(table.legal(RED), ["inhabit soil.1", "inhabit soil.2"]);
    table.refuse(RED, "pass", Illegal::SitesAreFilled { hex: HexId::Soil });
    table.play(RED, "inhabit soil.2");
    assert_eq!(table.sites(HexId::Soil), "_rbb");
}

#[test]
fn great_tunnel_ants() {
    let goals = |nest: &mut march::NestPosition| nest.goals = crate::common::cards(&[CardId::BoundToThePast]);
    let table = table(3).round(4).great_tunnel(RED, 5).great_tunnel(BLUE, 4).nest(RED, goals).rest();
    assert!(table.told(&EventKind::Fed { ants: 5, food: 2, larvae: 0, starving: 0 }));
    assert_eq!(table.scored(RED, march::Source::Goals), 2);
    assert_eq!(table.scored(RED, march::Source::InnerMeadow), 0);
    assert_eq!(table.phase(), Phase::Over);
    assert!(table.battles().is_empty());
}

#[test]
fn one_larva_reaction() {
    // In a full hex that the player inhabits, the larva enters like an ant: into the outskirts.
    let layout = table(3).great_tunnel(RED, 1).ring(Edge::Top, HexId::DrySeep, "bk").pile(&[HexId::Fern]);
    let mut table = layout.nest(BLACK, |nest| nest.larvae = 0).lay();
    table.play(RED, "explore; place (0,1)/0; step great_tunnel fern.1");
    assert_eq!(table.legal(BLUE), ["larva dry_seep", "larva great_tunnel", "pass"]);
    table.play(BLUE, "larva dry_seep");
    // Without larvae nobody is asked: the next turn has begun.
    assert!(table.can(BLUE, "forage"));
}

#[test]
fn explored_effects() {
    let layout = table(3).great_tunnel(RED, 1).pile(&[HexId::AbandonedSpidersLair]);
    let mut table = layout.deck(&[CardId::Swarm, CardId::RoyalJelly, CardId::BulletHead]).lay();
    table.play(RED, "explore; place (0,1)/0");
    let revealed = |what: &EventKind| matches!(what, EventKind::CardRevealed { .. });
    assert_eq!(table.count(revealed), 0);
    table.play(RED, "step great_tunnel abandoned_spiders_lair.1");
    assert_eq!(table.count(revealed), 3);
    assert!(table.can(RED, "play royal_jelly"));
}
