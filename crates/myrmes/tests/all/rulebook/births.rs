//! Phase 2, births: nurses on the tracks and in the atelier, and what they bring.

use game_core::{Game, Viewer};
use myrmes::{
    Asked, Bonus, EventKind, Illegal, Phase,
    Track::{Larvae, Soldiers, Workers},
};

use crate::common::{P1, P2, Table, at};

/// Both players choose; the other one places no nurses.
fn births(table: &mut Table, nurses: [u8; 4]) {
    for (seat, nurses) in [(P1, nurses), (P2, [0; 4])] {
        if table.game_phase(seat) == "event" {
            let event = table.colony(seat).event.expect("a season has its event");
            table.play(seat, &format!("event {event}"));
        }
        table.nurses(seat, nurses);
    }
}

/// Larvae, soldiers and workers born to a colony of eight nurses without any ants.
fn born(event: Bonus, nurses: [u8; 4]) -> [u8; 3] {
    let mut table = at(Phase::Births)
        .event(event)
        .colony(P1, |colony| {
            (colony.nurses, colony.workers, colony.larvae) = (8, 0, 0);
        })
        .table();
    births(&mut table, nurses);
    let colony = table.colony(P1);
    [colony.larvae, colony.soldiers, colony.workers]
}

#[test]
fn blue_with_4_nurses_gets_1_larva_and_2_workers_thanks_to_worker_plus_1() {
    let mut table = at(Phase::Births)
        .colony(P1, |blue| {
            (blue.nurses, blue.larvae, blue.workers) = (4, 2, 0);
        })
        .table();
    table.play(P1, "event worker_plus_1; nurses larvae 1; nurses soldiers 0; nurses workers 2; nurses atelier 1");
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
    table.told(&[
        "Gentian placed nurses: 1 for larvae, 0 for soldiers, 2 for workers, 1 in the atelier",
        "Gentian has births: +1 larva, +2 workers",
    ]);
    let blue = table.colony(P1);
    assert_eq!((blue.larvae, blue.workers, blue.soldiers, blue.atelier, blue.nurses), (1, 2, 0, 1, 4));
}

#[test]
fn the_larva_track_brings_1_then_2_then_2_larvae() {
    let larvae = |nurses| born(Bonus::HarvestPlus3, [nurses, 0, 0, 0])[0];
    assert_eq!([0, 1, 2, 3].map(larvae), [0, 1, 3, 5]);
}

#[test]
fn the_soldier_track_brings_a_soldier_for_2_nurses_and_another_for_the_third() {
    let soldiers = |nurses| born(Bonus::HarvestPlus3, [0, nurses, 0, 0])[1];
    assert_eq!([0, 1, 2, 3].map(soldiers), [0, 0, 1, 2]);
}

#[test]
fn the_worker_track_brings_a_worker_for_every_2_nurses() {
    let workers = |nurses| born(Bonus::HarvestPlus3, [0, 0, nurses, 0])[2];
    assert_eq!([0, 1, 2, 3, 4].map(workers), [0, 0, 1, 1, 2]);
}

#[test]
fn the_tracks_take_3_3_and_4_nurses() {
    let mut table = at(Phase::Births)
        .colony(P1, |colony| {
            (colony.nurses, colony.larvae) = (8, 0);
        })
        .table();
    table.refuse(P1, "nurses larvae 4", Illegal::TrackTooShort { track: Larvae, most: 3, asked: 4 });
    table.play(P1, "nurses larvae 0");
    table.refuse(P1, "nurses soldiers 4", Illegal::TrackTooShort { track: Soldiers, most: 3, asked: 4 });
    table.play(P1, "nurses soldiers 0");
    table.refuse(P1, "nurses workers 5", Illegal::TrackTooShort { track: Workers, most: 4, asked: 5 });
}

#[test]
fn nobody_places_more_nurses_than_there_are() {
    let mut table = at(Phase::Births).colony(P1, |colony| colony.larvae = 0).table();
    table.play(P1, "nurses larvae 2");
    table.refuse(P1, "nurses soldiers 2", Illegal::TooFewNurses { asked: 2, have: 1 });
    assert_eq!(table.legal(P1), ["nurses soldiers 0", "nurses soldiers 1"]);
    table.refuse(P1, "nurses workers 1", Illegal::NotNow { asked: Asked::SoldierNurses });
}

#[test]
fn nurses_may_stay_unused() {
    assert_eq!(born(Bonus::HarvestPlus3, [0; 4]), [0, 0, 0]);
    let mut table = at(Phase::Births).table();
    births(&mut table, [0; 4]);
    table.told(&["Gentian has no births"]);
    assert_eq!(table.phase(), Phase::Workers);
}

#[test]
fn larvae_plus_2_needs_a_nurse_for_larvae() {
    assert_eq!(born(Bonus::LarvaePlus2, [1, 0, 0, 0])[0], 3);
    assert_eq!(born(Bonus::LarvaePlus2, [3, 0, 0, 0])[0], 7);
    assert_eq!(born(Bonus::LarvaePlus2, [0, 3, 4, 1])[0], 0);
}

#[test]
fn soldier_plus_1_needs_a_soldier_born_of_nurses() {
    assert_eq!(born(Bonus::SoldierPlus1, [0, 2, 0, 0])[1], 2);
    assert_eq!(born(Bonus::SoldierPlus1, [0, 3, 0, 0])[1], 3);
    assert_eq!(born(Bonus::SoldierPlus1, [0, 1, 0, 0])[1], 0, "one nurse alone brings none");
    assert_eq!(born(Bonus::SoldierPlus1, [3, 0, 4, 1])[1], 0);
}

#[test]
fn worker_plus_1_needs_a_worker_born_of_nurses() {
    for (nurses, workers) in [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3)] {
        let mut table = at(Phase::Births)
            .colony(P1, |colony| {
                (colony.nurses, colony.workers, colony.larvae) = (8, 0, 2);
            })
            .table();
        table.play(P1, "event worker_plus_1");
        births(&mut table, [0, 0, nurses, 0]);
        assert_eq!(table.colony(P1).workers, workers, "{nurses} nurses");
    }
}

#[test]
fn the_ants_are_born_when_all_have_placed_their_nurses() {
    let mut table = at(Phase::Births).table();
    table.play(P1, "event soldier_plus_1; nurses larvae 3");
    assert_eq!((table.colony(P1).larvae, table.to_act()), (1, vec![P2]));
    table.refuse(P1, "nurses soldiers 0", Illegal::NotToAct { seat: P1 });
    births_of_the_other(&mut table);
    assert_eq!((table.colony(P1).larvae, table.phase()), (6, Phase::Workers));
}

fn births_of_the_other(table: &mut Table) {
    table.play(P2, "event soldier_plus_1");
    table.nurses(P2, [0; 4]);
}

#[test]
fn nobody_sees_what_the_others_chose_before_all_have_chosen() {
    let mut table = at(Phase::Births).table();
    let before = table.game.view(&table.state, Viewer::Seat(P2));
    table.play(P1, "event hexagon_plus_1; nurses larvae 3");
    let chosen = table.events.iter().all(|event| matches!(event.what, EventKind::Chose { .. }));
    assert!(chosen, "nothing else is reported yet");
    let after = table.game.view(&table.state, Viewer::Seat(P2));
    assert_eq!(before.position, after.position, "the table looks as before");
    births_of_the_other(&mut table);
    table.told(&["Everybody has chosen (births)", "Gentian moved the event from Soldier+1 to Hexagon+1: -1 larva"]);
}

#[test]
fn with_5_soldiers_and_3_workers_no_more_can_be_born() {
    let mut table = at(Phase::Births)
        .colony(P1, |colony| {
            (colony.soldiers, colony.workers, colony.nurses, colony.larvae) = (5, 3, 8, 0);
        })
        .table();
    births(&mut table, [1, 3, 4, 0]);
    table.told(&["Gentian has births: +1 larva, 5 beyond the limit lost"]);
    let colony = table.colony(P1);
    assert_eq!((colony.soldiers, colony.workers, colony.larvae), (5, 3, 1), "larvae are not ants yet");
}

#[test]
fn births_go_up_to_8_ants() {
    let mut table = at(Phase::Births)
        .colony(P1, |colony| {
            (colony.soldiers, colony.workers, colony.nurses, colony.larvae) = (5, 1, 4, 0);
        })
        .table();
    births(&mut table, [0, 3, 0, 0]);
    assert_eq!(table.colony(P1).soldiers, 7, "2 of the 3 that Soldier+1 would make fit");
}

#[test]
fn a_discarded_ant_makes_room_for_another() {
    // Eight ants, one worker goes out and is discarded: in summer one more can be born.
    let mut table = at(Phase::Workers)
        .colony(P1, |colony| {
            (colony.soldiers, colony.workers, colony.larvae) = (7, 1, 0);
        })
        .colony(P2, |colony| (colony.workers, colony.larvae) = (0, 0))
        .table();
    table.play(P1, "leave (-5,4); stop");
    assert_eq!(table.phase(), Phase::Births);
    births(&mut table, [0, 2, 0, 0]);
    table.told(&["Gentian has births: +1 soldier, 1 beyond the limit lost"]);
}
