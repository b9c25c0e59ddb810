use march::{CardId, CardSet, CardType, Data, Edge, EventKind, HexId, Illegal, NestPosition, Source, Species};

use crate::common::{BLACK, BLUE, Layout, RED, table};

/// Red plays a primitive species.
fn as_species(players: u8, species: Species) -> Layout {
    let layout = table(players).options(|options| options.primitive_species = true);
    layout.nest(RED, |nest| nest.species = Some(species))
}

/// Every event but this one.
fn events_but(kept: Option<CardId>) -> CardSet {
    let is_event = |card: &CardId| Data::own().card(*card).card_type == CardType::Event && Some(*card) != kept;
    CardId::ALL.into_iter().filter(is_event).collect()
}

#[test]
fn no_evolution_bonus() {
    let layout = as_species(3, Species::CrazyAnt).great_tunnel(RED, 1).hex(HexId::ToadstoolRing, (0, -1), 0, "");
    let mut table = layout.nest(RED, |nest| nest.thoraxes = vec![CardId::FlyingThorax]).lay();
    table.play(RED, "march");
    // The thorax gives no sixth step, but its ability works.
    assert_eq!(table.steps_left(), Some(5));
    table.play(RED, "step great_tunnel toadstool_ring.1");
}

#[test]
fn dance_of_chaos() {
    // Blue holds all other events, so the dance continues until Sparrow Attack, which finds no site
    // and does nothing.
    let dance = |kept| as_species(3, Species::CrazyAnt).nest(BLUE, |nest| nest.hand = events_but(kept));
    let mut table = dance(Some(CardId::SparrowAttack)).deck(&[CardId::BulletHead]).lay();
    table.play(RED, "species");
    assert!(table.told(&EventKind::CardPlayed { card: CardId::SparrowAttack, cost: 0 }));
    let left = CardSet::ALL.minus(events_but(Some(CardId::SparrowAttack))).len() as u8;
    assert!(table.told(&EventKind::Reshuffled { cards: left, centipede_deck: false }));
    assert_eq!(table.steps_left(), Some(4));
    // Without any event nothing is turned up.
    let mut table = dance(None).lay();
    table.play(RED, "species");
    assert_eq!(table.count(|what| matches!(what, EventKind::CardRevealed { .. })), 0);
    assert_eq!((table.to_act(), table.legal(BLUE)), (vec![BLUE], vec!["gain larvae".into(), "pass".into()]));
}

#[test]
fn dance_steps() {
    let hand = events_but(Some(CardId::SparrowAttack));
    let layout = as_species(3, Species::CrazyAnt).nest(BLUE, |nest| nest.hand = hand);
    let mut table = layout.ring(Edge::Top, HexId::Soil, "").lay();
    table.play(RED, "species; larva great_tunnel; step great_tunnel soil.1");
    table.refuse(RED, "larva soil.2", Illegal::LarvaeMoveFirst);
}

#[test]
fn frenzy_stuck() {
    let poor = |nest: &mut NestPosition| (nest.food, nest.larvae) = (0, 0);
    let table = as_species(3, Species::CrazyAnt).nest(RED, poor).hand(RED, &[CardId::Swarm]).lay();
    assert_eq!(table.legal(RED), ["rest"]);
    let mut table = as_species(3, Species::CrazyAnt).hand(RED, &[CardId::Swarm]).lay();
    table.refuse(RED, "rest", Illegal::FrenzyForbidsRest { food: 9, cards: 1 });
}

#[test]
fn journey() {
    let layout = |pile: &[HexId]| as_species(3, Species::NomadicAnt).great_tunnel(RED, 2).pile(pile);
    let mut table = layout(&[HexId::Fern]).lay();
    table.play(RED, "species; place (0,1)/0; step great_tunnel fern.1");
    table.refuse(RED, "pass", Illegal::MustEnter { all: true });
    table.play(RED, "step great_tunnel fern.2");
    // Two hexes: each gets an ant.
    let mut table = layout(&[HexId::Fern, HexId::DrySeep]).lay();
    table.play(RED, "species; place (0,1)/0; place (0,-1)/3; step great_tunnel fern.1");
    table.refuse(RED, "step great_tunnel fern.2", Illegal::OtherHexNeedsAnAnt { hex: HexId::Fern });
    table.play(RED, "step great_tunnel dry_seep.1");
    assert_eq!((table.sites(HexId::Fern).as_str(), table.sites(HexId::DrySeep).as_str()), ("r__", "r_"));
}

#[test]
fn journey_reaction() {
    let layout = as_species(3, Species::NomadicAnt).great_tunnel(RED, 1).ring(Edge::Top, HexId::Soil, "b");
    let mut table = layout.pile(&[HexId::Fern]).lay();
    table.play(RED, "species; place (0,1)/0; step great_tunnel fern.1");
    assert_eq!(table.legal(BLUE), ["larva great_tunnel", "larva soil.2", "larva soil.3", "larva soil.4", "pass"]);
    table.play(BLUE, "larva great_tunnel; step great_tunnel fern.2");
    assert_eq!(table.to_act(), [BLACK]);
}

#[test]
fn journey_thorax() {
    let gliding = |nest: &mut NestPosition| nest.thoraxes = vec![CardId::GlidingThorax];
    let layout = as_species(3, Species::NomadicAnt).great_tunnel(RED, 1).pile(&[HexId::Fern]).nest(RED, gliding);
    let mut table = layout.lay();
    let mut explores = table.clone();
    table.play(RED, "species; place (0,1)/0; step great_tunnel fern.1");
    assert_eq!(table.to_act(), [BLUE]);
    explores.play(RED, "explore; place (0,1)/0; step great_tunnel fern.1");
    assert!(explores.can(RED, "larva fern.2"));
}

#[test]
fn raid_without_battle() {
    let mut table = as_species(3, Species::RaidingAnt).ring(Edge::Top, HexId::DrySeep, "rb").lay();
    table.play(RED, "species; pass");
    assert_eq!((table.to_act(), table.n_cards(BLUE)), (vec![BLUE], 0));
    assert!(table.battles().is_empty() && table.can(BLUE, "forage"));
}

#[test]
fn raid_five_players() {
    for (sites, victim, drawn) in [("br", BLUE, 1), ("kr", BLACK, 0)] {
        let layout = as_species(5, Species::RaidingAnt).ring(Edge::Top, HexId::DrySeep, sites);
        let mut table = layout.outskirts(HexId::DrySeep, RED, 2).lay();
        table.play(RED, &format!("species; pass; attack {} dry_seep; pass", victim.0));
        // Red invades, no matter who holds the control site.
        assert_eq!(table.battles(), [(HexId::DrySeep, Some(RED), [3, 1])]);
        assert_eq!(table.n_cards(victim), drawn);
    }
}

#[test]
fn mutant_point() {
    let fight = |points: i16| {
        let layout = as_species(3, Species::MutantAnt).ring(Edge::Top, HexId::DrySeep, "rb");
        let scored = [(Source::Battles, points)];
        layout.outskirts(HexId::DrySeep, BLUE, 1).nest(RED, |nest| nest.scored = scored.into()).rest()
    };
    assert_eq!((fight(2).score(RED), fight(0).score(RED)), (1, 0));
    // The point is lost when the battle begins, before it is decided.
    let table = fight(2);
    let lost = table.events.iter().position(|event| matches!(event.what, EventKind::Scored { points: -1, .. }));
    let decided = table.events.iter().position(|event| matches!(event.what, EventKind::BattleDecided { .. }));
    assert!(lost.is_some() && lost < decided);
}
