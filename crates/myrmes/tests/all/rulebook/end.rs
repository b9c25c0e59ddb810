//! The end of the game.

use game_core::{Game, Seat};
use myrmes::{Illegal, Phase};

use crate::common::{P1, P2, Table, at};

fn last_winter(scores: [i16; 4]) -> Table {
    let mut layout = at(Phase::Winter).year(3).players(4);
    for (seat, score) in Seat::all(4).zip(scores) {
        layout = layout.colony(seat, |colony| {
            (colony.score, colony.level, colony.food, colony.larvae) = (score, 2, 6, 0);
        });
    }
    layout.colony(P2, |colony| (colony.food, colony.larvae) = (5, 3)).table()
}

#[test]
fn the_game_ends_after_the_third_winter() {
    let mut table = last_winter([40, 50, 30, 20]);
    assert!(table.game.standing(&table.state).is_none());
    table.play(P2, "sacrifice");
    assert_eq!((table.phase(), table.to_act()), (Phase::Over, vec![]));
    table.told(&["The game is over: Gentian 40, Vermilion 50, Ivory 30, Orchid 20"]);
    table.refuse(P1, "done", Illegal::GameOver);
    assert!(table.legal(P1).is_empty());
}

#[test]
fn the_earlier_winters_do_not_end_it() {
    for year in [1, 2] {
        let mut table = at(Phase::Winter).year(year).colony(P1, |colony| colony.larvae = 3).table();
        table.chance.0.extend([0, 0, 0]);
        table.play(P1, "done");
        assert_eq!((table.position().year, table.phase()), (year + 1, Phase::Births));
    }
}

#[test]
fn the_player_with_the_most_points_wins() {
    let mut table = last_winter([40, 50, 30, 20]);
    table.play(P2, "sacrifice");
    let standing = table.game.standing(&table.state).expect("the game is over");
    assert_eq!((standing.scores.clone(), standing.places.clone()), (vec![40, 50, 30, 20], vec![2, 1, 3, 4]));
    assert_eq!(standing.winners().collect::<Vec<_>>(), [P2]);
}

#[test]
fn the_last_winter_counts() {
    let mut table = last_winter([48, 50, 30, 20]);
    table.play(P2, "done");
    let standing = table.game.standing(&table.state).expect("the game is over");
    assert_eq!(standing.scores, [48, 47, 30, 20]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [P1]);
}

#[test]
fn players_with_equal_points_share_the_victory() {
    let mut table = last_winter([50, 50, 30, 50]);
    table.play(P2, "sacrifice");
    let standing = table.game.standing(&table.state).expect("the game is over");
    assert_eq!(standing.winners().collect::<Vec<_>>(), [P1, P2, Seat(3)]);
    assert_eq!(standing.places, [1, 1, 4, 1]);
}
