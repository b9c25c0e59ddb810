use std::collections::BTreeSet;

use march::{Difficulty, HexKind, Length, Options, Phase, Species};

use crate::rulings::{common::RED, ring::set_up};

#[test]
fn starting_hexes() {
    let in_pile = |players| set_up(Options::players(players)).position().pile.expect("there is a pile").unknown;
    for (players, starting) in [(1, 2), (2, 4), (3, 6), (4, 8), (5, 8)] {
        assert_eq!(in_pile(players)[&HexKind::Starting], starting, "{players} players");
    }
    // Two players: each keeps one of two hexes, which must be joined to The Great Tunnel; the other
    // leaves the game.
    let mut table = set_up(Options { first_seat: Some(RED), ..Options::players(2) });
    for _ in 0..2 {
        let seat = table.to_act()[0];
        let choices = table.legal(seat);
        assert!(choices.len() == 2 && choices[0].starts_with("take "), "{choices:?}");
        table.play(seat, &choices[0]);
        while table.to_act()[0] == seat && table.phase() == Phase::Setup {
            let first = table.legal(seat)[0].clone();
            table.play(seat, &first);
        }
    }
    let position = table.position();
    assert_eq!(position.pile.expect("there is a pile").out.len(), 2);
    assert_eq!((position.phase, position.hexes.len()), (Phase::Worker, 2));
    // A solo player has nothing to choose from.
    let solo = set_up(Options::players(1));
    assert!(solo.legal(RED)[0].starts_with("place "));
}

#[test]
fn beyond() {
    let beyond = |options: Options| set_up(options).position().pile.expect("there is a pile").unknown[&HexKind::Beyond];
    assert_eq!(beyond(Options::players(3)), 0);
    assert_eq!(beyond(Options { beyond: Some(3), ..Options::players(3) }), 3);
    assert_eq!(beyond(Options::players(5)), 5);
    assert_eq!(beyond(Options { length: Length::Long, ..Options::players(4) }), 5);
    assert_eq!(beyond(Options { beyond: Some(0), ..Options::players(5) }), 0);
}

#[test]
fn fifth_mat() {
    for players in 1..=5 {
        let table = set_up(Options { primitive_species: true, ..Options::players(players) });
        let mats: BTreeSet<Option<Species>> = table.position().nests.iter().map(|nest| nest.mat).collect();
        assert_eq!(mats.len(), usize::from(players), "every mat is dealt once");
        assert_eq!(mats.contains(&Some(Species::CommonMeadowAnt)), players == 5);
    }
}

#[test]
fn difficulty() {
    let first = |players: u8, difficulty| {
        let nests = set_up(Options { centipedes: true, difficulty, ..Options::players(players) }).position().nests;
        assert!(nests.iter().all(|nest| nest.larvae == nests[0].larvae && nest.hand.len() == nests[0].hand.len()));
        (nests[0].larvae, nests[0].hand.len())
    };
    for (players, larvae, cards) in [(1, 3, 4), (2, 3, 2), (3, 5, 2), (4, 5, 2)] {
        assert_eq!(first(players, Difficulty::Normal), (larvae, cards));
        assert_eq!(first(players, Difficulty::Easy), (larvae + 3, cards));
        assert_eq!(first(players, Difficulty::Hard), (larvae, 2));
    }
}

#[test]
fn horde_players() {
    let against_it = |players| march::March::with(Options { centipedes: true, ..Options::players(players) });
    for players in 1..=4 {
        assert!(against_it(players).is_ok(), "{players} players");
    }
    let refused = against_it(5).expect_err("the fifth mat is the Horde's").to_string();
    assert_eq!(refused, "centipedes: Rise of the Centipedes is for 1 to 4 players, not 5");
}
