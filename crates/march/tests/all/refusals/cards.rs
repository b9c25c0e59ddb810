//! Playing cards: cost, conditions, goals, evolutions.

use march::{CardId, Edge, HexId, Illegal, Options, Payment, Resource, Species, Spot};

use crate::common::{BLUE, Layout, RED, cards, table, table_with};

#[test]
fn not_in_hand() {
    let mut table = table(3).hand(RED, &[CardId::Swarm]).hand(BLUE, &[CardId::RoyalJelly]).lay();
    table.refuse(RED, "play royal_jelly", Illegal::NotInHand { card: CardId::RoyalJelly });
    table.play(RED, "play swarm");
    table.refuse(BLUE, "discard swarm", Illegal::NotInHand { card: CardId::Swarm });
}

#[test]
fn cannot_pay() {
    let layout = table(3).nest(RED, |nest| nest.larvae = 1).hand(RED, &[CardId::Swarm, CardId::StrangeAppetite]);
    let mut table = layout.great_tunnel(RED, 1).lay();
    table.refuse(RED, "play strange_appetite", Illegal::CannotPay { card: CardId::StrangeAppetite, cost: 2 });
    let mut table = crate::common::table(3).nest(RED, |nest| nest.larvae = 1).hand(RED, &[CardId::Swarm]).lay();
    table.refuse(RED, "play swarm", Illegal::CannotPay { card: CardId::Swarm, cost: 2 });
}

#[test]
fn paid_otherwise() {
    let layout = table(3).great_tunnel(RED, 2).ring(Edge::Top, HexId::Soil, "r");
    let mut table = layout.hand(RED, &[CardId::StrangeAppetite]).lay();
    table.play(RED, "play strange_appetite");
    let (card, payment) = (CardId::StrangeAppetite, Payment::Ants);
    table.refuse(RED, "pay_larva", Illegal::PaidOtherwise { card, payment });
    table.refuse(RED, "pay_ant soil.2", Illegal::NoAntThere { at: Spot::site(HexId::Soil, 1) });
}

#[test]
fn no_larva_to_pay() {
    let layout = table(3).great_tunnel(RED, 2).ring(Edge::Top, HexId::Soil, "r").nest(RED, |nest| nest.larvae = 0);
    let mut table = layout.hand(RED, &[CardId::Swarm]).lay();
    table.play(RED, "play swarm");
    table.refuse(RED, "pay_larva", Illegal::NoLarva);
}

#[test]
fn needs_inhabited_site() {
    let mut table = table(3).great_tunnel(RED, 1).hand(RED, &[CardId::SparrowAttack]).lay();
    table.refuse(RED, "play sparrow_attack", Illegal::NeedsInhabitedSite { card: CardId::SparrowAttack });
}

#[test]
fn not_offered() {
    let mut table = table(3).hand(RED, &[CardId::CulturalTheft]).hand(BLUE, &[CardId::SparrowAttack]).lay();
    table.play(RED, "play cultural_theft");
    table.refuse(BLUE, "discard swarm", Illegal::NotInHand { card: CardId::Swarm });
    table.play(BLUE, "discard sparrow_attack");
    table.refuse(RED, "play swarm", Illegal::NotOffered { card: CardId::Swarm });
    table.refuse(RED, "play sparrow_attack", Illegal::NeedsInhabitedSite { card: CardId::SparrowAttack });
}

#[test]
fn goals_in_play() {
    let goals = cards(&[CardId::Outlander, CardId::NurturingHive]);
    let mut table = table(3).nest(RED, |nest| nest.goals = goals).hand(RED, &[CardId::EpicStores]).lay();
    table.play(RED, "play epic_stores");
    table.refuse(RED, "discard epic_stores", Illegal::NotAGoalInPlay { card: CardId::EpicStores });
    table.refuse(RED, "pass", Illegal::TooManyGoals { most: 2 });
}

fn mutant(hand: &[CardId]) -> Layout {
    let layout = table_with(Options { primitive_species: true, ..Options::players(3) }).hand(RED, hand);
    layout.nest(RED, |nest| nest.species = Some(Species::MutantAnt))
}

#[test]
fn double_spliced_genes() {
    let mut table = mutant(&[CardId::ArmyHead, CardId::TrapjawHead, CardId::Swarm]).lay();
    table.play(RED, "species");
    table.refuse(RED, "pass", Illegal::EvolutionMustBePlayed);
    table.refuse(RED, "play swarm", Illegal::NotAnEvolution { card: CardId::Swarm });
    table.refuse(RED, "play amazon_head", Illegal::NotInHand { card: CardId::AmazonHead });
    table.play(RED, "play army_head");
    let card = CardId::TrapjawHead;
    table.refuse(RED, "play trapjaw_head", Illegal::EvolutionTooDear { card, cost: 3, most: 2 });
}

#[test]
fn no_evolution_to_play() {
    mutant(&[CardId::Swarm]).lay().refuse(RED, "species", Illegal::NoEvolutionToPlay);
    let mut poor = mutant(&[CardId::BulletHead]).nest(RED, |nest| nest.larvae = 0).lay();
    poor.refuse(RED, "species", Illegal::NoEvolutionToPlay);
}

#[test]
fn not_on_the_body() {
    let layout = table(3).hand(RED, &[CardId::AdaptiveRadiation, CardId::ArmyHead]);
    let mut table = layout.nest(RED, |nest| nest.heads = vec![CardId::BulletHead]).lay();
    table.play(RED, "play adaptive_radiation");
    table.refuse(RED, "discard army_head", Illegal::NotOnTheBody { card: CardId::ArmyHead });
}

#[test]
fn chosen_already() {
    let mut table = table(3).hand(RED, &[CardId::RoyalJelly]).lay();
    table.play(RED, "play royal_jelly; gain food");
    table.refuse(RED, "gain food", Illegal::ChosenAlready { what: Resource::Food });
}
