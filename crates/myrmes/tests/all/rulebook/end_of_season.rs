//! Phase 6, end of the season.

use myrmes::{Asked, Bonus, Cube, Illegal, Phase, Room, Season};

use crate::common::{Layout, P1, P2, P3, at};

fn stocked(level: u8, [food, earth, stone]: [u8; 3]) -> Layout {
    at(Phase::EndOfSeason).colony(P1, |colony| {
        colony.level = level;
        (colony.food, colony.earth, colony.stone) = (food, earth, stone);
        colony.larvae = 0;
    })
}

#[test]
fn on_level_0_and_1_the_storeroom_holds_4_cubes_and_on_2_and_3_it_holds_6() {
    for (level, holds) in [(0, 4), (1, 4), (2, 6), (3, 6)] {
        let mut table = stocked(level, [4, 4, 0]).table();
        for _ in 0..8 - holds {
            table.play(P1, "discard food");
        }
        let colony = table.colony(P1);
        assert_eq!((colony.food, colony.earth, table.phase()), (holds - 4, 4, Phase::Births), "level {level}");
    }
}

#[test]
fn which_cubes_are_kept_is_the_players_choice() {
    let mut table = stocked(0, [3, 1, 2]).table();
    assert_eq!(table.legal(P1), ["discard food", "discard earth", "discard stone"]);
    table.play(P1, "discard earth");
    table.refuse(P1, "discard earth", Illegal::NothingToDiscard { cube: Cube::Earth });
    table.refuse(P1, "done", Illegal::NotNow { asked: Asked::Storage });
    table.play(P1, "discard stone");
    table.told(&["Gentian discarded what the storeroom cannot hold: -1 earth, -1 stone"]);
    let colony = table.colony(P1);
    assert_eq!((colony.food, colony.earth, colony.stone), (3, 0, 1));
}

#[test]
fn surplus_of_one_kind_is_discarded_by_itself_and_told() {
    // The other has a choice, so that somebody is asked.
    let mut table = stocked(0, [0, 7, 0]).colony(P2, |colony| (colony.food, colony.earth) = (4, 1)).table();
    assert_eq!(table.to_act(), [P2]);
    table.play(P2, "discard earth");
    table.told(&[
        "Gentian discarded what the storeroom cannot hold: -3 earth (no choice)",
        "Vermilion discarded what the storeroom cannot hold: -1 earth",
    ]);
    assert_eq!(table.colony(P1).earth, 4);
}

#[test]
fn larvae_take_no_place_in_the_storeroom() {
    let mut table = stocked(0, [3, 2, 0]).colony(P1, |colony| colony.larvae = 9).table();
    table.play(P1, "discard earth");
    assert_eq!(table.colony(P1).larvae, 9);
}

#[test]
fn level_plus_1_also_lends_the_storeroom_of_the_next_level() {
    for (level, holds) in [(0, 4), (1, 6), (2, 6), (3, 6)] {
        let mut layout = stocked(level, [4, 4, 0]);
        layout = layout.colony(P1, |colony| colony.event = Some(Bonus::LevelPlus1));
        let mut table = layout.table();
        for _ in 0..8 - holds {
            table.play(P1, "discard earth");
        }
        assert_eq!((table.colony(P1).earth, table.phase()), (holds - 4, Phase::Births), "level {level}");
    }
}

#[test]
fn workers_of_the_colony_come_home_and_those_outside_do_not() {
    let mut table = stocked(0, [3, 2, 0])
        .colony(P1, |colony| {
            (colony.workers, colony.rooms) = (0, vec![Room::Gestation, Room::Larder]);
        })
        .table();
    table.play(P1, "discard food");
    let colony = table.colony(P1);
    assert_eq!((colony.workers, colony.rooms), (2, vec![]));

    let mut outside = at(Phase::Workers).colony(P2, |colony| colony.workers = 0).table();
    outside.play(P1, "leave (-5,4); stop");
    outside.play(P1, "work gestation");
    assert_eq!((outside.phase(), outside.colony(P1).workers), (Phase::Births, 1));
}

#[test]
fn nurses_come_home_except_those_on_objectives() {
    let mut table = at(Phase::Atelier)
        .colony(P1, |colony| {
            (colony.nurses, colony.atelier, colony.food) = (4, 2, 3);
            colony.workers = 0;
        })
        .table();
    table.play(P1, "objective food_3; done");
    assert_eq!(table.phase(), Phase::Births);
    let colony = table.colony(P1);
    assert_eq!((colony.nurses, colony.atelier, colony.crafted), (3, 0, vec![]));
    assert_eq!(table.legal_to(P1, "event").len(), 3, "and the next season begins");
}

#[test]
fn the_die_of_the_season_leaves_the_board() {
    let mut layout = stocked(0, [3, 2, 0]).season(Season::Summer);
    layout.position.dice = Some([0, 3, 4]);
    let mut table = layout.table();
    table.play(P1, "discard food");
    let position = table.position();
    assert_eq!((position.season, position.dice), (Season::Autumn, Some([0, 0, 4])));
    assert_eq!(table.colony(P2).event, Some(Bonus::MovePlus3));
}

#[test]
fn the_first_player_token_passes_to_the_left() {
    for (first, next, name) in [(P1, P2, "Vermilion"), (P2, P3, "Ivory"), (P3, P1, "Gentian")] {
        let mut table = stocked(0, [3, 2, 0]).players(3).first(first).table();
        table.play(P1, "discard food");
        assert_eq!(table.position().first, next);
        table.told(&[&format!("{name} becomes the first player")]);
    }
}

#[test]
fn after_spring_comes_summer_then_autumn_then_winter() {
    for (season, next, phase) in [
        (Season::Spring, Season::Summer, Phase::Births),
        (Season::Summer, Season::Autumn, Phase::Births),
        (Season::Autumn, Season::Autumn, Phase::Winter),
    ] {
        let mut table = stocked(0, [3, 2, 0]).season(season).colony(P2, |colony| colony.larvae = 3).table();
        table.play(P1, "discard food");
        let position = table.position();
        assert_eq!((position.season, position.phase), (next, phase));
    }
}

#[test]
fn larvae_spent_on_the_event_are_gone() {
    let mut table = at(Phase::Births)
        .colony(P1, |colony| {
            (colony.larvae, colony.workers) = (3, 0);
        })
        .colony(P2, |colony| colony.workers = 0)
        .table();
    table.play(P1, "event hexagon_plus_1");
    table.nurses(P1, [0; 4]);
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    assert_eq!((table.position().season, table.colony(P1).larvae), (Season::Summer, 2));
}
