//! Winter, and sacrificing larvae to get through it.

use myrmes::{Illegal, Phase, Season, Source};

use crate::common::{P1, P2, Table, at};

/// The winter of a year. Player 2 lacks all food and has larvae, so that a seat is asked. The dice
/// of the next year are in the script.
fn winter(year: u8, change: impl FnOnce(&mut myrmes::ColonyPosition)) -> Table {
    let mut table = at(Phase::Winter)
        .year(year)
        .colony(P1, |colony| {
            colony.larvae = 0;
            change(colony);
        })
        .colony(P2, |colony| colony.larvae = 3)
        .table();
    table.chance.0.extend([0, 1, 2]);
    table
}

#[test]
fn in_the_second_winter_yellow_with_two_soldiers_discards_only_3_of_5() {
    let mut table = winter(2, |yellow| (yellow.soldiers, yellow.food) = (2, 4));
    table.play(P2, "done");
    table.told(&["Gentian passed the winter: 5 food due, 2 guarded by soldiers, 3 paid, 0 missing"]);
    let yellow = table.colony(P1);
    assert_eq!((yellow.food, yellow.soldiers, yellow.score), (1, 2, 10), "the soldiers are not discarded");
}

#[test]
fn the_winters_take_4_then_5_then_6_food() {
    for (year, due) in [(1, 4), (2, 5), (3, 6)] {
        let mut table = winter(year, |colony| {
            colony.level = 2;
            colony.food = 6;
        });
        table.play(P2, "done");
        table.told(&[&format!(
            "Gentian passed the winter: {due} food due, 0 guarded by soldiers, {due} paid, 0 missing"
        )]);
        assert_eq!(table.colony(P1).food, 6 - due);
    }
}

#[test]
fn each_missing_cube_costs_3_points() {
    for (food, score) in [(4, 10), (3, 7), (1, 1), (0, -2)] {
        let mut table = winter(1, |colony| colony.food = food);
        table.play(P2, "done");
        assert_eq!((table.colony(P1).score, table.colony(P1).food), (score, 0), "{food} food");
        assert_eq!(table.colony(P1).scored.get(&Source::Winter).copied().unwrap_or(0), score - 10);
    }
}

#[test]
fn soldiers_never_lower_the_due_below_nothing() {
    let mut table = winter(1, |colony| (colony.soldiers, colony.workers, colony.food) = (6, 0, 2));
    table.play(P2, "done");
    table.told(&["Gentian passed the winter: 4 food due, 4 guarded by soldiers, 0 paid, 0 missing"]);
    assert_eq!((table.colony(P1).food, table.colony(P1).soldiers), (2, 6));
}

#[test]
fn food_that_is_there_must_be_given() {
    let mut table = winter(1, |colony| (colony.food, colony.larvae) = (3, 3));
    assert_eq!(table.legal(P1), ["done", "sacrifice"], "it may sacrifice, but not keep its food");
    table.play(P1, "done");
    table.play(P2, "done");
    table.told(&["Gentian passed the winter: 4 food due, 0 guarded by soldiers, 3 paid, 1 missing: -3 points"]);
}

#[test]
fn other_cubes_do_not_feed_anybody() {
    let mut table = winter(1, |colony| (colony.earth, colony.stone) = (2, 2));
    table.play(P2, "done");
    table.told(&["Gentian passed the winter: 4 food due, 0 guarded by soldiers, 0 paid, 4 missing: -12 points"]);
    let colony = table.colony(P1);
    assert_eq!((colony.earth, colony.stone), (2, 2));
}

#[test]
fn three_larvae_become_one_food_for_the_winter() {
    let mut table = winter(1, |colony| (colony.food, colony.larvae) = (3, 4));
    table.play(P1, "sacrifice");
    assert_eq!(table.to_act(), [P2], "nothing is lacking any more");
    table.play(P2, "done");
    table.told(&[
        "Gentian sacrificed larvae: -3 larvae, +1 food",
        "Gentian passed the winter: 4 food due, 0 guarded by soldiers, 4 paid, 0 missing",
    ]);
    assert_eq!(table.colony(P1).larvae, 1);
}

#[test]
fn fewer_than_three_larvae_give_nothing() {
    let mut table = at(Phase::Workers).colony(P1, |colony| colony.larvae = 2).table();
    table.refuse(P1, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 2 });
    let mut more = at(Phase::Workers).colony(P1, |colony| colony.larvae = 7).table();
    more.play(P1, "sacrifice; sacrifice");
    more.refuse(P1, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 1 });
    assert_eq!((more.colony(P1).larvae, more.colony(P1).food, more.to_act()), (1, 2, vec![P1]));
}

#[test]
fn after_winter_a_new_year_begins_with_new_dice() {
    let mut table = winter(1, |_| {});
    table.play(P2, "done");
    table.told(&["Year 2, dice: spring 1, summer 2, autumn 3", "Year 2, spring: the event is VP+1"]);
    let position = table.position();
    assert_eq!((position.year, position.season, position.phase), (2, Season::Spring, Phase::Births));
    assert_eq!(position.dice, Some([1, 2, 3]));
}
