//! Five players.

use march::{CardId, HexId, HexKind, Options, Phase};

use crate::rulebook::{
    common::{BLACK, BLUE, PURPLE, RED, YELLOW, table},
    decree_larvae, set_up,
};

#[test]
fn all_eight_starting_hexes_are_in_the_pile() {
    let pile = set_up(Options::players(5), 1).position().pile.expect("a position includes its pile");
    assert_eq!(pile.unknown[&HexKind::Starting], 8);
}

#[test]
fn only_the_neighbours_of_the_active_player_react() {
    let mut table = table(5).marker(BLACK).great_tunnel(BLACK, 1).pile(&[HexId::Fern]).lay();
    table.play(BLACK, "explore; place (0,-1)/0; step great_tunnel fern.1");
    assert_eq!(table.to_act(), [YELLOW]);
    table.play(YELLOW, "larva great_tunnel");
    assert_eq!(table.to_act(), [BLUE], "not purple, not red");
    table.play(BLUE, "larva great_tunnel");
    assert!(table.can(YELLOW, "forage"), "the next turn has begun");
}

#[test]
fn card_effects_that_target_all_players_affect_all_players() {
    let mut table = table(5).hand(RED, &[CardId::EggStealer]).lay();
    table.play(RED, "play egg_stealer");
    for seat in [BLUE, BLACK, YELLOW, PURPLE] {
        assert_eq!(table.nest(seat).larvae, 4, "{seat}");
    }
}

#[test]
fn the_worker_phase_ends_when_a_third_player_rests_who_starts_the_next_round() {
    let mut table = table(5).lay();
    table.play(RED, "rest");
    table.play(BLUE, "rest");
    assert_eq!((table.phase(), table.to_act()), (Phase::Worker, vec![BLACK]));
    table.play(BLACK, "forage");
    table.pass_all();
    table.play(YELLOW, "rest");
    assert_eq!((table.phase(), table.position().marker), (Phase::Queen, YELLOW));
    decree_larvae(&mut table);
    assert_eq!(table.to_act(), [YELLOW]);
}
