//! The cards, one by one: what each does, what the rulebook's "Card and hex details" add, and when
//! it does nothing.

use crate::common;

mod events;
mod heads;

use game_core::{Seat, SeatSet};
use march::{CardId, CardSet, CardType, Data, EventKind, HexId, Section, data::Card};

use common::{BLACK, BLUE, Layout, RED, Table, table};

/// RED has one ant in The Great Tunnel and this card. Nothing else is in the Meadow, and three
/// players are at the table.
fn with_card(card: CardId) -> Layout {
    table(3).great_tunnel(RED, 1).hand(RED, &[card])
}

/// RED is the second of three to rest, so the Soldier Phase begins.
fn soldiers(layout: Layout) -> Table {
    let mut table = layout.with(|position| position.rested = SeatSet::only(BLUE)).lay();
    table.play(RED, "rest");
    table
}

/// Dry Seep, with its two sites, belongs to BLUE; RED has this many ants in its outskirts.
fn dry_seep(red: u8) -> Layout {
    table(3).hex(HexId::DrySeep, (0, 1), 0, "bb").outskirts(HexId::DrySeep, RED, red)
}

/// BLACK plays Sneak Attack on the only contested hex: a battle outside the Soldier Phase.
fn sneak_attack(layout: Layout) -> Table {
    let mut table = layout.marker(BLACK).hand(BLACK, &[CardId::SneakAttack]).lay();
    table.play(BLACK, "play sneak_attack");
    if table.can(BLACK, "pay_larva") {
        table.play(BLACK, "pay_larva");
    }
    table
}

/// Sneak Attack, with all battles fought to the end; which ants are lost does not matter.
fn sneak_attack_to_the_end(layout: Layout) -> Table {
    let mut table = sneak_attack(layout);
    fight_on(&mut table);
    table
}

fn fight_on(table: &mut Table) {
    while table.position().battle.is_some() {
        any_choice(table);
    }
}

/// The seat that is asked takes the first choice.
fn any_choice(table: &mut Table) {
    let seat = table.to_act()[0];
    let first = table.legal(seat)[0].clone();
    table.play(seat, &first);
}

/// No card is left in the deck or the discard pile: BLACK holds all that are nowhere else.
fn all_cards_in_the_hand_of_black(layout: Layout) -> Layout {
    let mut elsewhere = CardSet::EMPTY;
    for nest in &layout.position.nests {
        let stacked = nest.heads.iter().chain(&nest.thoraxes).chain(&nest.abdomens).copied();
        elsewhere = elsewhere.or(nest.hand).or(nest.goals).or(stacked.collect());
    }
    layout.nest(BLACK, |nest| nest.hand = nest.hand.or(CardSet::ALL.minus(elsewhere)))
}

/// Whether this event about a seat occurred.
fn told(table: &Table, seat: Seat, what: &EventKind) -> bool {
    table.events.iter().any(|event| event.seat == Some(seat) && event.what == *what)
}

/// The totals of invader and defender in each battle so far.
fn totals(table: &Table) -> Vec<[u8; 2]> {
    let decided = table.events.iter().filter_map(|event| match event.what {
        EventKind::BattleDecided { totals, .. } => Some(totals),
        _ => None,
    });
    decided.collect()
}

/// The hex, the defender and the invader of each battle so far. A centipede is `None`.
fn battles(table: &Table) -> Vec<(HexId, Option<Seat>, Option<Seat>)> {
    let began = table.events.iter().filter_map(|event| match event.what {
        EventKind::BattleBegan { hex, invader, .. } => Some((hex, event.seat, invader)),
        _ => None,
    });
    began.collect()
}

/// The ants a seat has lost so far.
fn losses(table: &Table, seat: Seat) -> usize {
    let lost = |what: &EventKind| matches!(what, EventKind::AntLost { .. });
    table.events.iter().filter(|event| event.seat == Some(seat) && lost(&event.what)).count()
}

#[test]
fn every_event_and_every_head_has_a_test_that_begins_with_its_name() {
    let sources = [
        include_str!("cards/events/gaining.rs"),
        include_str!("cards/events/cards.rs"),
        include_str!("cards/events/moving.rs"),
        include_str!("cards/events/destroying.rs"),
        include_str!("cards/heads/battle.rs"),
        include_str!("cards/heads/phase.rs"),
    ];
    let data = Data::own();
    let here = |card: &&Card| card.card_type == CardType::Event || card.section == Some(Section::Head);
    for card in data.cards().filter(here) {
        let test = format!("#[test]\nfn {}_", card.id);
        assert!(sources.iter().any(|source| source.contains(&test)), "{} has no test", card.id);
    }
}
