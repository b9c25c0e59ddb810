//! Two players.

use game_core::Hex;
use march::{CannotPlace, CardId, Edge, HexId, HexKind, Illegal, Options, Phase, Source};

use crate::rulebook::{
    common::{BLUE, RED, Table, cards, table},
    decree_larvae, play_on, set_up, soldier_phase,
};

/// Blue starts and has to choose a hex.
fn at_setup() -> Table {
    set_up(Options { first_seat: Some(BLUE), ..Options::players(2) }, 1)
}

#[test]
fn beginning_with_the_starting_player_each_takes_two_unused_starting_hexes_and_places_one() {
    let mut table = at_setup();
    for seat in [BLUE, RED] {
        assert_eq!(table.to_act(), [seat]);
        let offered = table.legal(seat);
        assert_eq!(offered.len(), 2, "{offered:?}");
        let hex: HexId = offered[0].trim_start_matches("take ").parse().expect("a hex is offered");
        let kind = table.rules.data().hexes.get(hex).map(|facts| facts.kind);
        assert_eq!(kind, Some(HexKind::Starting));
        table.play(seat, &offered[0]);
        assert!(table.legal(seat).iter().all(|action| action.starts_with("place ")));
        let place = table.legal(seat).swap_remove(0);
        table.play(seat, &place);
        play_on(&mut table, |table| table.phase() == Phase::Setup && table.to_act() == [seat] && !takes(table, seat));
        let own: u8 = table.hex(hex).sites.iter().filter(|&&ant| ant == Some(seat)).count() as u8;
        assert_eq!(own + table.in_outskirts(hex, seat), 3, "three ants in the placed hex");
    }
    let position = table.position();
    assert_eq!((position.phase, position.hexes.len(), position.great_tunnel), (Phase::Worker, 2, vec![0, 0]));
    for nest in &position.nests {
        assert_eq!((nest.larvae, nest.food, nest.hand.len()), (3, 2, 2));
    }
    let pile = position.pile.expect("a position includes its pile");
    assert_eq!(pile.unknown[&HexKind::Starting], 4, "those that were rejected are out of the game");
    assert_eq!(table.to_act(), [BLUE]);
}

fn takes(table: &Table, seat: game_core::Seat) -> bool {
    table.legal(seat).iter().any(|action| action.starts_with("take "))
}

#[test]
fn the_hexes_are_connected_to_the_reverse_side_of_the_great_tunnel() {
    let mut table = at_setup();
    let take = table.legal(BLUE).swap_remove(0);
    table.play(BLUE, &take);
    let reason = CannotPlace::NoTunnel { from: HexId::GreatTunnel, edge: Edge::LowerRight };
    table.refuse(BLUE, "place (1,0)/0", Illegal::CannotPlace { reason });
    let reason = CannotPlace::TouchesNothing { cell: Hex::new(2, 2) };
    table.refuse(BLUE, "place (2,2)/0", Illegal::CannotPlace { reason });
}

#[test]
fn after_one_has_rested_the_other_has_one_final_turn_of_any_kind() {
    let mut table = table(2).lay();
    table.play(RED, "rest");
    assert_eq!((table.phase(), table.to_act()), (Phase::Worker, vec![BLUE]));
    table.play(BLUE, "forage");
    table.play(RED, "gain larvae");
    assert_eq!((table.phase(), table.position().marker), (Phase::Queen, BLUE));
    decree_larvae(&mut table);
    assert_eq!(table.to_act(), [BLUE], "it keeps the marker and starts the next round");
}

#[test]
fn the_final_turn_may_be_a_rest() {
    let mut table = table(2).lay();
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    assert_eq!((table.phase(), table.position().marker), (Phase::Queen, BLUE));
    assert_eq!((table.nest(RED).larvae, table.nest(BLUE).larvae), (6, 6));
}

#[test]
fn the_final_turn_may_be_a_rest_even_if_it_is_the_first_of_the_round() {
    let mut table = table(2).nest(BLUE, |blue| blue.acted = false).lay();
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    assert_eq!(table.phase(), Phase::Queen);
}

#[test]
fn inner_meadow_hexes_count_only_if_a_tunnel_connects_them_to_the_great_tunnel() {
    for (turn, points) in [(0, 1), (1, 0)] {
        let mut table = soldier_phase(table(2).hex(HexId::Soil, (0, -1), turn, "b___"));
        decree_larvae(&mut table);
        assert_eq!(table.scored(BLUE, Source::InnerMeadow), points, "turned by {turn}");
    }
}

#[test]
fn with_epic_stores_two_food_against_one_bring_two_points() {
    let points = |own, other| {
        let layout = table(2)
            .nest(RED, |red| (red.food, red.goals) = (own, cards(&[CardId::EpicStores])))
            .nest(BLUE, |blue| blue.food = other);
        let mut table = soldier_phase(layout);
        decree_larvae(&mut table);
        table.scored(RED, Source::Goals)
    };
    assert_eq!((points(2, 1), points(1, 1), points(1, 2)), (2, 0, 0));
}
