//! Setup, components, and the adjustments for 2, 3 and 4 players.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Fresh, Game, Hex, Seat};
use myrmes::{
    Bonus, ColonyPosition, Event, EventKind, MOST_ANTS, MOST_NURSES, MOST_TUNNELS, Myrmes, Objective, Options,
    PHEROMONES, Phase, Prey, Season, State, Tile,
};

use crate::common::{P1, Table, hex, shapes, text};

fn set_up(players: u8, seed: u64) -> (Myrmes, State, Vec<Event>) {
    let game = Myrmes::with(Options::players(players)).expect("2 to 4 players");
    let mut events = Vec::new();
    let state = game.setup(&mut Fresh::new(seed), &mut events);
    (game, state, events)
}

#[test]
fn each_player_starts_with_3_nurses_2_workers_1_larva_10_points_and_level_0() {
    for players in 2..=4 {
        let (game, state, _) = set_up(players, 7);
        let position = game.position(&state);
        assert_eq!(position.colonies.len(), usize::from(players));
        for colony in position.colonies {
            let start = ColonyPosition::default();
            assert_eq!((colony.nurses, colony.workers, colony.larvae, colony.score, colony.level), (3, 2, 1, 10, 0));
            assert_eq!((colony.food, colony.earth, colony.stone, colony.soldiers), (0, 0, 0, 0));
            assert_eq!(colony.hand.map(|hand| hand.values().sum::<u8>()), Some(17), "all pheromones in reserve");
            assert_eq!((colony.prey, colony.completed, colony.atelier), (start.prey, start.completed, 0));
        }
    }
}

#[test]
fn each_player_puts_one_tunnel_on_a_start_space_for_their_number() {
    let expected = [
        (2, vec!["(-5,4)", "(1,4)"]),
        (3, vec!["(-3,-2)", "(5,-3)", "(-2,5)"]),
        (4, vec!["(-1,-4)", "(5,-4)", "(-5,4)", "(1,4)"]),
    ];
    for (players, starts) in expected {
        let (game, state, _) = set_up(players, 11);
        let colonies = game.position(&state).colonies;
        assert!(colonies.iter().all(|colony| colony.tunnels.as_ref().is_some_and(|tunnels| tunnels.len() == 1)));
        let taken: BTreeSet<Hex> = colonies.into_iter().flat_map(|colony| colony.tunnels.unwrap_or_default()).collect();
        assert_eq!(taken, starts.into_iter().map(hex).collect());
    }
}

#[test]
fn the_garden_has_82_118_or_151_hexes_for_2_3_or_4_players() {
    for (players, hexes) in [(2, 82), (3, 118), (4, 151)] {
        assert_eq!(text::in_play(players).len(), hexes);
        // The rules agree: a tunnel can be typed on each of these dry hexes and on no other hex.
        let (game, state, _) = set_up(players, 3);
        for (at, terrain) in text::garden().into_iter().map(|(at, (terrain, _))| (at, terrain)) {
            let mut position = game.position(&state);
            position.prey.clear();
            if position.colonies.iter().flat_map(|colony| colony.tunnels.iter().flatten()).any(|&tunnel| tunnel == at) {
                continue;
            }
            position.colonies[0].tunnels.get_or_insert_default().push(at);
            let dry = text::in_play(players).contains_key(&at) && terrain != '~';
            assert_eq!(game.place(&position).is_ok(), dry, "{at} with {players} players");
        }
    }
}

#[test]
fn with_3_players_the_three_strips_are_out_and_with_2_players_the_upper_half() {
    let count = |players, zone: char| {
        let out =
            text::garden().into_iter().filter(|(at, (_, of))| *of == zone && !text::in_play(players).contains_key(at));
        out.count()
    };
    for zone in ['n', 'w', 'e'] {
        assert_eq!((count(3, zone), count(4, zone)), (11, 0));
    }
    assert!(text::in_play(2).keys().all(|at| at.r >= 0));
    assert_eq!((count(2, 'w'), count(2, 'e'), count(2, 'l')), (0, 0, 0));
}

#[test]
fn prey_is_laid_at_random_on_every_prey_space_in_play() {
    for (players, spots) in [(2, 11), (3, 12), (4, 18)] {
        let (game, state, events) = set_up(players, 5);
        let prey = game.position(&state).prey;
        let expected: BTreeSet<Hex> =
            text::prey_spots().into_iter().filter(|spot| text::in_play(players).contains_key(spot)).collect();
        assert_eq!(prey.len(), spots);
        assert_eq!(prey.keys().copied().collect::<BTreeSet<_>>(), expected);
        let told = events.iter().filter(|event| matches!(event.what, EventKind::PreyLaid { .. })).count();
        assert_eq!(told, spots);
        let (_, other, _) = set_up(players, 6);
        assert_ne!(game.position(&other).prey, prey, "another seed places them differently");
    }
}

#[test]
fn two_objectives_of_each_level_are_drawn() {
    let levels = text::objective_levels();
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let (game, state, _) = set_up(4, seed);
        let objectives = game.position(&state).objectives;
        let drawn: Vec<u8> = objectives.iter().map(|objective| levels[objective]).collect();
        assert_eq!(drawn, [1, 1, 2, 2, 3, 3]);
        assert_eq!(objectives.iter().collect::<BTreeSet<_>>().len(), 6, "no tile twice");
        seen.extend(objectives);
    }
    assert_eq!(seen.len(), Objective::ALL.len(), "every tile can be drawn");
}

#[test]
fn three_season_dice_are_rolled_and_the_event_cube_follows_the_first() {
    // Prey, objectives and starts take 11 + 6 + 2 draws; the dice show 5, 2 and 6; the first player
    // is given.
    let answers = std::iter::repeat_n(0, 19).chain([4, 1, 5]);
    let table = Table::set_up(Options { first_seat: Some(P1), ..Options::players(2) }, answers);
    table.told(&["Year 1, dice: spring 5, summer 2, autumn 6", "Year 1, spring: the event is Soldier+1"]);
    let position = table.position();
    assert_eq!((position.year, position.season, position.dice), (1, Season::Spring, Some([5, 2, 6])));
    assert!(position.colonies.iter().all(|colony| colony.event == Some(Bonus::SoldierPlus1)));
    assert_eq!(table.phase(), Phase::Births, "which begins with everybody's event");
}

#[test]
fn one_player_is_the_first() {
    for first in Seat::all(4) {
        let game =
            Myrmes::with(Options { first_seat: Some(first), ..Options::players(4) }).expect("a seat at the table");
        let state = game.setup(&mut Fresh::new(1), &mut Vec::new());
        assert_eq!(game.position(&state).first, first);
    }
    let drawn: BTreeSet<Seat> =
        (0..40).map(|seed| set_up(4, seed)).map(|(game, state, _)| game.position(&state).first).collect();
    assert_eq!(drawn.len(), 4, "without the option chance decides");
}

#[test]
fn only_2_3_or_4_can_play() {
    for players in [0, 1, 5, 255] {
        let refused = Myrmes::with(Options::players(players)).expect_err("nobody else fits at the table");
        assert_eq!(refused.what, "players");
    }
    let refused = Myrmes::with(Options { first_seat: Some(Seat(2)), ..Options::players(2) }).expect_err("no such seat");
    assert_eq!(refused.what, "first_seat");
}

#[test]
fn the_box_holds_what_its_list_says() {
    let tiles = text::tiles_file();
    let stock = &tiles["stock"];
    assert_eq!(text::int(stock, "aphid_farm_or_scavenging"), 8);
    assert_eq!(text::int(stock, "sub_colony"), 8);
    assert_eq!(text::int(stock, "ownership_cubes"), 4);
    let cubes = &tiles["cubes"];
    let count = |kind| text::int(cubes, kind);
    assert_eq!((count("larva"), count("food"), count("earth"), count("stone")), (30, 30, 15, 15));
    let prey = text::garden_file()["prey"]["token"].as_array().cloned().expect("a list of tokens");
    assert_eq!((prey.len(), prey.iter().map(|token| text::int(token, "count")).sum::<i64>()), (Prey::ALL.len(), 18));
    assert_eq!(text::prey_spots().len(), 18);
    assert_eq!(text::objective_levels().len(), Objective::ALL.len());
    assert_eq!((MOST_ANTS, MOST_NURSES, MOST_TUNNELS, PHEROMONES), (8, 8, 4, 17));
}

#[test]
fn every_player_has_17_pheromones_of_7_shapes() {
    let count = |tile: Tile| text::int(&text::tiles()[&tile], "count");
    let counts: Vec<(Tile, i64)> = Tile::ALL[..Tile::PHEROMONES].iter().map(|&tile| (tile, count(tile))).collect();
    let expected = [
        (Tile::Pair2, 6),
        (Tile::Line3, 2),
        (Tile::Triangle3, 2),
        (Tile::Rhombus4, 2),
        (Tile::Hook4, 2),
        (Tile::Trapezoid5, 2),
        (Tile::Triangle6, 1),
    ];
    assert_eq!(counts, expected);
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<i64>(), 17);
}

#[test]
fn every_pheromone_may_be_turned_and_the_hook_turned_over() {
    let orientations: BTreeMap<Tile, usize> =
        Tile::ALL.into_iter().map(|tile| (tile, shapes::turns(tile).len())).collect();
    let expected = [
        (Tile::Pair2, 3),
        (Tile::Line3, 3),
        (Tile::Triangle3, 2),
        (Tile::Rhombus4, 3),
        (Tile::Hook4, 12),
        (Tile::Trapezoid5, 6),
        (Tile::Triangle6, 2),
        (Tile::AphidFarm, 2),
        (Tile::Scavenging, 2),
        (Tile::SubColony, 3),
    ];
    assert_eq!(orientations, BTreeMap::from(expected));
}

#[test]
fn the_score_sheet_starts_empty() {
    let (game, state, _) = set_up(3, 2);
    for seat in Seat::all(3) {
        assert_eq!(game.scored(&state, seat), [0; 10]);
        assert!(game.completed(&state, seat).iter().all(|(_, season)| season.is_none()));
    }
}
