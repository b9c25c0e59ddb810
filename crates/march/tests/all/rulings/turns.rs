use game_core::SeatSet;
use march::{CardId, CardSet, Decision, Edge, EventKind, HexId, Illegal, Phase};

use crate::common::{BLACK, BLUE, PURPLE, RED, YELLOW, cards, table};

#[test]
fn reactions() {
    // Clockwise, and a player who has rested reacts too.
    let mut table = table(4).with(|position| position.rested = SeatSet::only(BLUE)).lay();
    table.play(RED, "forage");
    for seat in [BLUE, BLACK, YELLOW] {
        assert_eq!(table.to_act(), [seat]);
        table.play(seat, "gain larvae");
    }
    // With five players only the neighbours react.
    let mut table = crate::common::table(5).lay();
    table.play(RED, "forage");
    for seat in [BLUE, PURPLE] {
        assert_eq!(table.to_act(), [seat]);
        table.play(seat, "pass");
    }
    assert!(table.can(BLUE, "forage"));
    // The Reaction to a card comes after its effect.
    let layout = crate::common::table(3).hand(RED, &[CardId::RoyalJelly]).hand(BLUE, &[CardId::Swarm]);
    let mut table = layout.lay();
    table.play(RED, "play royal_jelly; gain food");
    assert_eq!(table.to_act(), [RED]);
    table.play(RED, "gain points");
    assert_eq!((table.to_act(), table.legal(BLUE)), (vec![BLUE], vec!["discard swarm".into(), "pass".into()]));
}

#[test]
fn rest_first() {
    let fresh = |food: u8, hand: &[CardId]| {
        table(3).nest(RED, |nest| (nest.acted, nest.food, nest.larvae) = (false, food, 0)).hand(RED, hand).lay()
    };
    fresh(1, &[]).refuse(RED, "rest", Illegal::RestAsFirstAction);
    assert!(fresh(0, &[]).can(RED, "rest"));
    // A card that cannot be paid for does not count as a possible action.
    assert_eq!(fresh(0, &[CardId::Swarm]).legal(RED), ["rest"]);
}

#[test]
fn resting_larva() {
    let table = table(3).nest(BLUE, |nest| nest.resting_larvae = 1).rest();
    assert_eq!((table.nest(RED).larvae, table.nest(BLUE).larvae, table.nest(BLACK).larvae), (6, 6, 5));
}

#[test]
fn end_of_worker_phase() {
    let table_ = table(3).rest();
    assert_eq!((table_.phase(), table_.position().marker), (Phase::Queen, RED));
    // Five players: the third Rest ends the phase, the second does not.
    let mut five = table(5).with(|position| position.rested = SeatSet::only(BLUE)).lay();
    five.play(RED, "rest");
    assert_eq!((five.phase(), five.to_act()), (Phase::Worker, vec![BLACK]));
    assert_eq!(five.nest(BLUE).resting_food, 1);
    // Two players: the other one has one more turn, and the one who rested may react.
    let two = || table(2).with(|position| position.rested = SeatSet::only(BLUE)).lay();
    let mut table = two();
    table.play(RED, "forage");
    table.play(BLUE, "gain larvae");
    assert_eq!((table.phase(), table.position().marker), (Phase::Queen, RED));
    let mut table = two();
    table.play(RED, "rest");
    assert_eq!((table.phase(), table.nest(RED).larvae), (Phase::Queen, 6));
    // Any action is allowed, even a Rest as the first one.
    let rested = SeatSet::only(BLUE);
    let layout = crate::common::table(2).with(|position| position.rested = rested);
    let mut table = layout.nest(RED, |nest| nest.acted = false).lay();
    table.play(RED, "rest");
}

#[test]
fn frenzied_rest() {
    let mut table = table(3).hand(RED, &[CardId::FrenziedActivity]).lay();
    table.play(RED, "play frenzied_activity");
    assert!(table.can(RED, "forage"));
    table.play(RED, "rest");
    assert_eq!((table.to_act(), table.position().actions_left), (vec![BLUE], 0));
}

#[test]
fn frenzied_out_of_turn() {
    let layout = crate::rulings::ring::horde(3).horde_deck(&[CardId::EggStealer]).pile(&[HexId::AbandonedSpidersLair]);
    let layout = layout.deck(&[CardId::FrenziedActivity, CardId::BulletHead, CardId::RoyalJelly]);
    let mut table = layout.clone().lay();
    table.play(RED, "march; pass; place (0,1)/0; play frenzied_activity; march; pass; march; pass");
    assert_eq!(table.to_act(), [BLUE]);
    assert_eq!(table.count(|what| matches!(what, EventKind::HordeRevealed { .. })), 1);
    // They lapse after a Rest.
    let mut table = layout.lay();
    table.play(RED, "rest; place (0,1)/0; play frenzied_activity");
    assert_eq!((table.to_act(), table.position().actions_left), (vec![BLUE], 0));
}

#[test]
fn bonus_actions() {
    let mut table = table(3).hand(RED, &[CardId::FrenziedActivity]).lay();
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::TakeTurn });
    table.play(RED, "play frenzied_activity; pass");
    assert_eq!((table.to_act(), table.position().actions_left), (vec![RED], 0));
    table.play(RED, "forage");
    table.pass_all();
    assert_eq!(table.to_act(), [BLUE]);
}

#[test]
fn free_plays() {
    let layout = table(3).hand(RED, &[CardId::CulturalTheft]).hand(BLUE, &[CardId::EpicStores, CardId::Swarm]);
    let goals = cards(&[CardId::Outlander, CardId::NurturingHive]);
    let mut table = layout.nest(RED, |nest| nest.goals = goals).lay();
    table.play(RED, "play cultural_theft");
    table.play(BLUE, "discard epic_stores");
    table.play(RED, "play epic_stores");
    // It is free, but a third Colony Goal still replaces another.
    assert_eq!(table.legal(RED), ["discard nurturing_hive", "discard outlander"]);
    table.play(RED, "discard outlander");
    assert_eq!(table.nest(RED).larvae, 2);
    // One Reaction to the card that was the action, none to the free one.
    table.play(BLUE, "pass");
    assert!(table.can(BLUE, "forage"));
}

#[test]
fn no_effect() {
    let mut table = table(3).hand(RED, &[CardId::Swarm, CardId::SparrowAttack]).lay();
    table.refuse(RED, "play sparrow_attack", Illegal::NeedsInhabitedSite { card: CardId::SparrowAttack });
    table.play(RED, "play swarm");
    assert_eq!((table.to_act(), table.nest(RED).larvae), (vec![BLUE], 3));
}

#[test]
fn cubes() {
    let mut table = table(3).great_tunnel(BLUE, 6).nest(BLUE, |nest| nest.larvae = 30).lay();
    table.play(RED, "forage");
    assert_eq!(table.to_act(), [BLACK], "all 36 cubes of blue are in play");
    // Food has no limit.
    let mut table = crate::common::table(3).nest(RED, |nest| nest.food = 40).hand(RED, &[CardId::EpicStores]).lay();
    table.play(RED, "play epic_stores");
    assert_eq!(table.nest(RED).food, 41);
}

#[test]
fn empty_deck() {
    let mut table = table(3).deck(&[]).lay();
    table.play(RED, "forage");
    assert_eq!(table.n_cards(RED), 2);
    assert!(table.told(&EventKind::Reshuffled { cards: CardId::ALL.len() as u8, centipede_deck: false }));
    // All cards are in hands, so nothing is drawn.
    let mut table = crate::common::table(3).nest(BLUE, |nest| nest.hand = CardSet::ALL).lay();
    table.play(RED, "forage");
    assert_eq!((table.n_cards(RED), table.n_cards(BLUE)), (0, CardSet::ALL.len()));
}

#[test]
fn replaced_cards() {
    let goals = cards(&[CardId::Outlander, CardId::NurturingHive]);
    let layout = table(3).nest(RED, |nest| (nest.goals, nest.heads) = (goals, vec![CardId::BulletHead]));
    let mut table = layout.hand(RED, &[CardId::EpicStores, CardId::ArmoredHead]).lay();
    let mut evolves = table.clone();
    table.play(RED, "play epic_stores; discard outlander");
    assert_eq!(table.position().discard, cards(&[CardId::Outlander]));
    assert_eq!(table.nest(RED).goals, cards(&[CardId::NurturingHive, CardId::EpicStores]));
    evolves.play(RED, "play armored_head");
    assert_eq!(evolves.nest(RED).heads, [CardId::BulletHead, CardId::ArmoredHead]);
}

#[test]
fn rafting() {
    let layout = table(3).marker(BLUE).hand(BLUE, &[CardId::FungalOutbreak]).ring(Edge::Top, HexId::Soil, "rrr_");
    let mut table = layout.nest(RED, |nest| nest.thoraxes = vec![CardId::RaftingThorax]).lay();
    table.play(BLUE, "play fungal_outbreak");
    table.play(RED, "lose soil.1; lose soil.2");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.nest(RED).larvae), ("__r_", 7));
    // A third ant lost at the same time is gone.
    let layout = crate::common::table(3).hand(RED, &[CardId::SparrowAttack]).ring(Edge::Top, HexId::Soil, "rrr_");
    let mut table = layout.nest(RED, |nest| nest.thoraxes = vec![CardId::RaftingThorax]).lay();
    table.play(RED, "play sparrow_attack");
    assert_eq!((table.sites(HexId::Soil).as_str(), table.nest(RED).larvae), ("____", 4));
}

#[test]
fn larvae_great_tunnel() {
    // The hex that the card names, or The Great Tunnel. Army Head and Xenophobic Tribe have their
    // own tests.
    let layout = table(3).ring(Edge::Top, HexId::Soil, "____").pile(&[HexId::Fern]);
    let mut table = layout.hand(RED, &[CardId::MysteriousHole, CardId::IntoTheUnknown]).lay();
    let mut other = table.clone();
    table.play(RED, "play mysterious_hole; wormhole soil");
    let soil = ["larva great_tunnel", "larva soil.1", "larva soil.2", "larva soil.3", "larva soil.4", "pass"];
    assert_eq!(table.legal(RED), soil);
    table.play(RED, "larva great_tunnel");
    assert_eq!(table.in_great_tunnel(RED), 1);
    other.play(RED, "play into_the_unknown; place (1,0)/0; larva great_tunnel; larva fern.1; larva great_tunnel");
    assert_eq!((other.in_great_tunnel(RED), other.sites(HexId::Fern).as_str()), (2, "r__"));
}

#[test]
fn evolution_asked() {
    let mutant = Some(march::Species::MutantAnt);
    let layout = table(3).options(|options| options.primitive_species = true).nest(RED, |nest| nest.species = mutant);
    let mut table = layout.hand(RED, &[CardId::BulletHead, CardId::Outlander]).hand(BLUE, &[CardId::Swarm]).lay();
    table.play(RED, "species; play bullet_head");
    assert_eq!(table.legal(RED), ["pass"], "no second evolution is there, and nobody is told");
    table.play(RED, "pass");
    assert_eq!((table.to_act(), table.legal(BLUE)), (vec![BLUE], vec!["pass".into()]));
}
