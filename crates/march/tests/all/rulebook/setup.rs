//! Components and setup.

use std::collections::BTreeSet;

use game_core::{Game, Viewer};
use march::{CardId, CardType, Data, EventKind, HexId, HexKind, March, Options, Phase};

use crate::rulebook::{
    common::{RED, table},
    play_on, set_up,
};

#[test]
fn the_box_holds_what_its_list_says() {
    let rules = March::with(Options::players(3)).expect("three can play");
    let data = rules.data();
    let hexes = |kind| data.hexes.of_kind(kind).count();
    assert_eq!(hexes(HexKind::Starting), 8);
    let beyond: BTreeSet<u8> = data.hexes.of_kind(HexKind::Beyond).map(|hex| hex.number).collect();
    assert_eq!(beyond, (21..=25).collect());
    assert!(data.cards().map(|card| card.id).eq(CardId::ALL), "one copy of each card");
    assert_eq!(data.colonies.nest_mat.cubes, 36);
}

#[test]
fn there_are_three_types_of_cards() {
    let types: BTreeSet<CardType> = Data::own().cards().map(|card| card.card_type).collect();
    assert_eq!(types.len(), 3);
}

#[test]
fn one_to_five_can_play() {
    for players in 1..=5 {
        assert!(March::with(Options::players(players)).is_ok());
    }
    for players in [0, 6] {
        assert!(March::with(Options::players(players)).is_err());
    }
}

#[test]
fn everybody_starts_with_1_ant_in_the_great_tunnel_5_larvae_2_food_2_cards_and_no_points() {
    for players in 3..=5 {
        let table = set_up(Options::players(players), 1);
        let position = table.position();
        assert_eq!(position.great_tunnel, vec![1; players.into()]);
        for nest in &position.nests {
            assert_eq!((nest.larvae, nest.food, nest.hand.len()), (5, 2, 2));
            assert!(nest.scored.is_empty() && nest.goals.is_empty() && nest.heads.is_empty());
        }
    }
}

#[test]
fn the_other_cubes_lie_beside_the_nest_mat() {
    let table = set_up(Options::players(3), 1);
    let view = table.rules.view(&table.state, Viewer::Spectator);
    assert_eq!(view.nests[0].supply, 36 - 5 - 1);
}

#[test]
fn the_other_cards_are_the_deck() {
    let table = set_up(Options::players(4), 1);
    assert_eq!(table.rules.view(&table.state, Viewer::Spectator).deck, CardId::ALL.len() as u8 - 4 * 2);
    assert!(table.position().discard.is_empty());
}

#[test]
fn cards_and_hexes_are_shuffled() {
    let hands: BTreeSet<String> = (0..8)
        .map(|seed| format!("{:?}", set_up(Options::players(3), seed).nest(RED).hand.cards().collect::<Vec<_>>()))
        .collect();
    assert!(hands.len() > 1, "{hands:?}");
    let first = |seed| {
        let mut table = set_up(Options { first_seat: Some(RED), ..Options::players(3) }, 1);
        table = crate::common::table(3).with(|position| *position = table.position()).chance(&[seed]).lay();
        table.play(RED, "explore");
        table.events.iter().find_map(|event| match event.what {
            EventKind::HexDrawn { hex } => Some(hex),
            _ => None,
        })
    };
    assert_ne!(first(0), first(1), "chance decides which hex is on top");
}

#[test]
fn the_meadow_begins_as_the_great_tunnel_alone() {
    assert!(set_up(Options::players(4), 1).position().hexes.is_empty());
}

/// The kinds of hexes in a game in which everybody only explores, in the order of drawing.
fn drawn_in_order(players: u8, wanted: usize) -> Vec<HexKind> {
    let mut table = table(players).with(|position| position.great_tunnel = vec![4; players.into()]).lay();
    let drawn = |table: &crate::common::Table| {
        let hexes = table.events.iter().filter_map(|event| match event.what {
            EventKind::HexDrawn { hex } => Some(hex),
            _ => None,
        });
        hexes.collect::<Vec<HexId>>()
    };
    while drawn(&table).len() < wanted {
        let seat = table.to_act()[0];
        table.play(seat, "explore");
        play_on(&mut table, |table| !table.to_act().is_empty() && !table.can(table.to_act()[0], "forage"));
    }
    let kind = |hex| table.rules.data().hexes.get(hex).expect("The Great Tunnel is never drawn").kind;
    drawn(&table).into_iter().map(kind).collect()
}

#[test]
fn two_starting_hexes_for_each_player_lie_on_top_of_the_standard_ones() {
    let standard = Data::own().hexes.of_kind(HexKind::Standard).count();
    for players in [3, 4] {
        let pile = set_up(Options::players(players), 1).position().pile.expect("a position includes its pile");
        assert_eq!(pile.unknown[&HexKind::Starting], 2 * players);
        assert_eq!(usize::from(pile.unknown[&HexKind::Standard]), standard);
    }
    let order = drawn_in_order(3, 8);
    assert_eq!(order[..6], [HexKind::Starting; 6]);
    assert_eq!(order[6..], [HexKind::Standard; 2], "the unused starting hexes are back in the box");
}

#[test]
fn the_round_marker_is_on_round_one_and_the_worker_phase_begins() {
    let table = set_up(Options::players(3), 1);
    assert_eq!((table.position().round, table.phase()), (1, Phase::Worker));
}

#[test]
fn the_starting_player_is_drawn_and_has_the_marker() {
    let first: BTreeSet<u8> = (0..20)
        .map(|seed| {
            let table = set_up(Options::players(3), seed);
            assert_eq!(table.to_act(), [table.position().marker]);
            table.position().marker.0
        })
        .collect();
    assert_eq!(first, BTreeSet::from([0, 1, 2]));
}
