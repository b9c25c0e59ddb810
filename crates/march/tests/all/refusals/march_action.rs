//! Steps, larvae, sites.

use march::{CardId, Edge, HexId, Illegal, Spot};

use crate::common::{BLACK, BLUE, Layout, RED, table};

/// Red marches from Soil; Dry Seep is full.
fn marching() -> Layout {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "r_b_").ring(Edge::LowerRight, HexId::DrySeep, "bk");
    layout.great_tunnel(RED, 1)
}

#[test]
fn larvae_move_first() {
    let mut table = marching().lay();
    table.play(RED, "march; step soil.1 soil.2");
    table.refuse(RED, "larva great_tunnel", Illegal::LarvaeMoveFirst);
}

#[test]
fn no_ant_there() {
    let mut table = marching().lay();
    table.play(RED, "march");
    table.refuse(RED, "step soil.3 great_tunnel", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 2) });
    table.refuse(RED, "step soil great_tunnel", Illegal::NoAntThere { at: Spot::outskirts(HexId::Soil) });
}

#[test]
fn not_in_the_meadow() {
    let mut table = marching().lay();
    table.play(RED, "march");
    table.refuse(RED, "step soil.1 bark.1", Illegal::NotInTheMeadow { hex: HexId::Bark });
    table.refuse(RED, "larva bark.1", Illegal::NotInTheMeadow { hex: HexId::Bark });
}

#[test]
fn not_linked() {
    let mut table = marching().lay();
    table.play(RED, "march");
    table.refuse(RED, "step soil.1 dry_seep", Illegal::NotLinked { from: HexId::Soil, to: HexId::DrySeep });
}

#[test]
fn trapped() {
    let mut table = marching().nest(BLUE, |nest| nest.thoraxes = vec![CardId::WeaverThorax]).lay();
    table.play(RED, "march");
    table.refuse(RED, "step soil.1 great_tunnel", Illegal::Trapped { hex: HexId::Soil });
}

#[test]
fn cannot_enter() {
    let mut table = marching().lay();
    table.play(RED, "march");
    for (action, at) in [
        ("step great_tunnel soil", Spot::outskirts(HexId::Soil)),
        ("step great_tunnel soil.3", Spot::site(HexId::Soil, 2)),
        ("step great_tunnel soil.5", Spot::site(HexId::Soil, 4)),
        ("step great_tunnel dry_seep.1", Spot::site(HexId::DrySeep, 0)),
        ("step soil.1 soil", Spot::outskirts(HexId::Soil)),
        ("larva soil.1", Spot::site(HexId::Soil, 0)),
    ] {
        table.refuse(RED, action, Illegal::CannotEnter { at });
    }
}

#[test]
fn no_larva() {
    let mut table = marching().nest(RED, |nest| nest.larvae = 0).lay();
    table.play(RED, "march");
    table.refuse(RED, "larva great_tunnel", Illegal::NoLarva);
}

#[test]
fn larva_not_allowed() {
    let mut table = marching().lay();
    table.play(RED, "march");
    table.refuse(RED, "larva dry_seep", Illegal::LarvaNotAllowed { hex: HexId::DrySeep });
}

#[test]
fn no_empty_site() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rrbb").outskirts(HexId::Soil, RED, 1);
    let mut table = layout.lay();
    table.play(RED, "march; step soil.1 great_tunnel; step soil.2 great_tunnel; pass");
    table.refuse(RED, "inhabit soil.3", Illegal::NoEmptySite { at: Spot::site(HexId::Soil, 2) });
    table.refuse(RED, "inhabit soil", Illegal::NoEmptySite { at: Spot::outskirts(HexId::Soil) });
}

#[test]
fn sites_are_filled() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rrkk").outskirts(HexId::Soil, BLACK, 1);
    let mut table = layout.lay();
    table.play(RED, "march; step soil.1 great_tunnel; step soil.2 great_tunnel; pass");
    table.refuse(BLACK, "pass", Illegal::SitesAreFilled { hex: HexId::Soil });
}

#[test]
fn not_a_site_for_this() {
    // Nurturing Hive moves an ant to a single larva site; the second site of Soil gives food.
    let mut table = marching().hand(RED, &[CardId::NurturingHive]).lay();
    table.play(RED, "play nurturing_hive; pay_larva; pay_larva");
    table.refuse(RED, "step great_tunnel soil.2", Illegal::NotASiteForThis { at: Spot::site(HexId::Soil, 1) });
    table.refuse(RED, "step great_tunnel soil.3", Illegal::NoEmptySite { at: Spot::site(HexId::Soil, 2) });
    table.refuse(RED, "step soil.2 soil.4", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 1) });
}

#[test]
fn ant_must_move() {
    let mut table = marching().hand(RED, &[CardId::ExtensiveTunnel]).lay();
    table.play(RED, "play extensive_tunnel; pay_larva; pay_larva");
    table.refuse(RED, "pass", Illegal::AntMustMove);
}

#[test]
fn all_into_one_hex() {
    let layout = marching().great_tunnel(RED, 2).hand(RED, &[CardId::Swarm]);
    let mut table = layout.lay();
    table.play(RED, "play swarm; pay_larva; pay_larva; step great_tunnel dry_seep");
    table.refuse(RED, "step great_tunnel soil.2", Illegal::AllIntoOneHex { hex: HexId::Soil });
}
