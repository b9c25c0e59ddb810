//! The Soldier Phase, raids, and marching to battle.

use march::{CardId, Edge, HexId, Illegal, Options, Species, Spot};

use crate::refusals::{
    common::{BLACK, BLUE, Layout, RED, table, table_with},
    ring::horde,
};

fn crowded() -> Layout {
    table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, BLUE, 2)
}

#[test]
fn losses() {
    // Blue wins with three ants against one and a head, and loses one of the three.
    let layout = crowded().ring(Edge::Bottom, HexId::Soil, "b").nest(RED, |nest| nest.heads = vec![CardId::AmazonHead]);
    let mut table = layout.rest();
    assert_eq!(table.to_act(), [BLUE]);
    table.refuse(BLUE, "pass", Illegal::LossesAreDue { ants: 1 });
    table.refuse(BLUE, "lose soil.1", Illegal::NotAmongTheLost { at: Spot::site(HexId::Soil, 0) });
    table.refuse(BLUE, "lose dry_seep.1", Illegal::NoAntThere { at: Spot::site(HexId::DrySeep, 0) });
}

#[test]
fn commit() {
    let mut table = crowded().hand(BLUE, &[CardId::Swarm]).rest();
    table.refuse(BLUE, "commit royal_jelly", Illegal::NotInHand { card: CardId::RoyalJelly });
}

#[test]
fn not_the_strongest_invader() {
    let layout = table_with(Options::players(4)).ring(Edge::Top, HexId::DrySeep, "rb");
    let layout = layout.outskirts(HexId::DrySeep, BLUE, 1).outskirts(HexId::DrySeep, BLACK, 2);
    let mut table = layout.outskirts(HexId::DrySeep, crate::common::YELLOW, 1).rest();
    table.refuse(RED, "against 3", Illegal::NotTheStrongestInvader { seat: crate::common::YELLOW });
    table.refuse(RED, "against 0", Illegal::NotTheStrongestInvader { seat: RED });
}

#[test]
fn spoils() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rbbb").outskirts(HexId::Soil, BLUE, 1);
    let mut table = layout.rest();
    table.refuse(BLUE, "step soil.2 soil.3", Illegal::NotASiteForThis { at: Spot::site(HexId::Soil, 2) });
    table.refuse(BLUE, "step soil.1 soil.2", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 0) });
}

#[test]
fn raiding_party() {
    // Dry Seep is contested between red and blue, Fern between blue and black; Soil is shared.
    let layout = table_with(Options { primitive_species: true, ..Options::players(3) });
    let layout = layout.nest(RED, |nest| nest.species = Some(Species::RaidingAnt));
    let layout = layout.ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, RED, 1);
    let layout = layout.ring(Edge::LowerRight, HexId::AcornCap, "bk").outskirts(HexId::AcornCap, BLACK, 1);
    let mut table = layout.ring(Edge::LowerLeft, HexId::Soil, "rb").lay();
    table.play(RED, "species; pass");
    table.refuse(RED, "pass", Illegal::RaidMustFight);
    table.refuse(RED, "attack 2 dry_seep", Illegal::NotPresent { seat: BLACK, hex: HexId::DrySeep });
    table.refuse(RED, "attack 1 soil", Illegal::NotContested { hex: HexId::Soil });
    table.refuse(RED, "attack 1 acorn_cap", Illegal::NoAntInHex { hex: HexId::AcornCap });
    table.refuse(RED, "attack 1 bark", Illegal::NotInTheMeadow { hex: HexId::Bark });
}

#[test]
fn army_head() {
    let layout = table(3).ring(Edge::Top, HexId::Soil, "rr").ring(Edge::Bottom, HexId::Fern, "r");
    let layout = layout.ring(Edge::LowerLeft, HexId::DrySeep, "b");
    let mut table = layout.nest(RED, |nest| nest.heads = vec![CardId::ArmyHead]).rest();
    table.refuse(RED, "larva dry_seep.2", Illegal::LarvaNotAllowed { hex: HexId::DrySeep });
    table.refuse(RED, "withdraw dry_seep.1", Illegal::NoAntThere { at: Spot::site(HexId::DrySeep, 0) });
    table.play(RED, "withdraw soil.1");
    table.refuse(RED, "larva soil.1", Illegal::EitherOr);
    table.refuse(RED, "withdraw fern.1", Illegal::OneHexOnly { hex: HexId::Fern });
}

#[test]
fn blast_head() {
    // Dry Seep, Acorn Cap and Snail Shell are contested, red is in the first two.
    let layout = table(3).ring(Edge::Top, HexId::DrySeep, "rb").outskirts(HexId::DrySeep, RED, 3);
    let layout = layout.outskirts(HexId::DrySeep, BLUE, 3);
    let layout = layout.ring(Edge::LowerRight, HexId::AcornCap, "rk").outskirts(HexId::AcornCap, RED, 1);
    let layout = layout.ring(Edge::LowerLeft, HexId::SnailShell, "bk").outskirts(HexId::SnailShell, BLUE, 1);
    let layout = layout.ring(Edge::Bottom, HexId::Soil, "r");
    let mut table = layout.nest(RED, |nest| nest.heads = vec![CardId::BlastHead]).rest();
    table.refuse(RED, "choose soil", Illegal::NotContested { hex: HexId::Soil });
    table.refuse(RED, "choose snail_shell", Illegal::NoAntInHex { hex: HexId::SnailShell });
    table.play(RED, "choose dry_seep; lose dry_seep");
    table.refuse(RED, "against 2", Illegal::NotPresent { seat: BLACK, hex: HexId::DrySeep });
    table.play(RED, "pass");
    table.refuse(RED, "choose dry_seep", Illegal::OncePerHex { hex: HexId::DrySeep });
}

#[test]
fn no_centipede_to_fight() {
    let layout = horde(3).ring(Edge::Top, HexId::Soil, "r").centipede(HexId::Soil);
    let mut table = layout.ring(Edge::Bottom, HexId::Fern, "r").lay();
    table.play(RED, "march; pass");
    table.refuse(RED, "choose fern", Illegal::NoCentipedeToFight { hex: HexId::Fern });
}
