//! Beyond the Meadow: how many of its hexes are in the pile. The tests of the hexes cover their
//! effects.

use march::{HexKind, Length, March, Options};

use crate::rulebook::set_up;

fn in_the_pile(options: Options) -> u8 {
    let pile = set_up(options, 1).position().pile.expect("a position includes its pile");
    pile.unknown.get(&HexKind::Beyond).copied().unwrap_or(0)
}

#[test]
fn a_first_game_has_none() {
    assert_eq!(in_the_pile(Options::players(3)), 0);
    assert_eq!(in_the_pile(Options::players(4)), 0);
}

#[test]
fn two_or_three_may_be_added_at_random() {
    for beyond in [2, 3] {
        assert_eq!(in_the_pile(Options { beyond: Some(beyond), ..Options::players(4) }), beyond);
    }
    assert!(March::with(Options { beyond: Some(6), ..Options::players(4) }).is_err());
}

#[test]
fn five_players_and_a_long_game_use_all_five() {
    assert_eq!(in_the_pile(Options::players(5)), 5);
    assert_eq!(in_the_pile(Options { length: Length::Long, ..Options::players(3) }), 5);
}
