use march::{CardId, Edge, EventKind, HexId, HordeWins, Illegal, Phase, Source};

use crate::rulings::{
    common::{BLACK, BLUE, RED, table},
    ring::horde,
};

#[test]
fn two_decks() {
    let layout = table(1).ring(Edge::Top, HexId::Soil, "r___").centipede(HexId::Soil);
    let mut table = layout.horde_deck(&[CardId::EggStealer, CardId::ColdSnap]).lay();
    table.play(RED, "march; pass; choose soil");
    assert!(table.told(&EventKind::BattleDecided { hex: HexId::Soil, winner: None, totals: [4, 1] }));
    // The next card needs a new deck, made of the Centipede Deck's own discards.
    assert!(table.told(&EventKind::Reshuffled { cards: 23, centipede_deck: true }));
    assert!(table.position().discard.is_empty());
}

#[test]
fn invade_empty() {
    let mut table = horde(3).horde_deck(&[CardId::BlastHead]).lay();
    table.play(RED, "march; pass");
    assert!(table.told(&EventKind::CentipedeEntered { from: None }));
    assert_eq!((table.position().horde.in_great_tunnel, table.position().horde.score), (1, 3));
}

#[test]
fn sentry() {
    let layout = horde(3).marker(BLUE).horde_deck(&[CardId::EggStealer]).pile(&[HexId::SpilledNectar]);
    let mut table = layout.lay();
    table.play(BLUE, "march; pass");
    assert_eq!(table.to_act(), [BLUE]);
    table.play(BLUE, "place (0,1)/0");
    assert!(table.hex(HexId::SpilledNectar).centipede);
    // Blue, who placed it, gets its effect.
    assert_eq!([RED, BLUE, BLACK].map(|seat| table.nest(seat).food), [10, 11, 10]);
}

#[test]
fn horde_wins() {
    let places = |wins, score| {
        let layout = horde(2).round(4).options(|options| options.horde_wins = wins);
        let layout = layout.with(|position| position.horde.score = score);
        let layout = layout.nest(RED, |nest| nest.scored = [(Source::Battles, 6)].into());
        let table = layout.nest(BLUE, |nest| nest.scored = [(Source::Battles, 4)].into()).slumber();
        table.standing().expect("the game is over").places
    };
    assert_eq!(places(HordeWins::BeatsOne, 4), [1, 1], "the players survive a tie");
    assert_eq!(places(HordeWins::BeatsOne, 5), [2, 2]);
    assert_eq!(places(HordeWins::BeatsAll, 5), [1, 1]);
    assert_eq!(places(HordeWins::BeatsAll, 7), [2, 2]);
}

#[test]
fn march_to_battle() {
    let layout = horde(3).great_tunnel(BLUE, 1).ring(Edge::Top, HexId::Soil, "rb__").centipede(HexId::Soil);
    let layout = layout.ring(Edge::LowerRight, HexId::Fern, "b").centipede(HexId::Fern);
    let mut table = layout.horde_deck(&[CardId::EggStealer, CardId::ColdSnap, CardId::FungalOutbreak]).lay();
    table.play(RED, "march; pass");
    table.refuse(RED, "choose fern", Illegal::NoCentipedeToFight { hex: HexId::Fern });
    table.play(RED, "choose soil");
    // Red holds the control site and fights first; blue, who is also there, fights too. Then come
    // the Reactions.
    assert_eq!(table.battles().len(), 2);
    assert_eq!((table.to_act(), table.steps_left()), (vec![BLUE], Some(1)));
}

#[test]
fn last_reveal() {
    let mut table = table(1).ring(Edge::Top, HexId::Soil, "").horde_deck(&[CardId::BlastHead]).lay();
    table.play(RED, "rest");
    assert_eq!(table.phase(), Phase::Queen);
    assert!(table.told(&EventKind::HordeRevealed { card: CardId::BlastHead }));
    assert!(table.hex(HexId::Soil).centipede);
}
