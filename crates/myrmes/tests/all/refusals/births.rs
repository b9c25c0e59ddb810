//! Phases 1 and 2: the event cube and the nurses.

use myrmes::{Illegal, Track};
use serde_json::json;

use crate::support::{GENTIAN, Table, rules_with};

#[test]
fn each_space_of_the_event_track_takes_a_larva() {
    let table = Table::of_two(json!({"dice": [3, 1, 1], "colonies": [{"larvae": 2}]}));
    table.allows(GENTIAN, "event vp_plus_1");
    table.allows(GENTIAN, "event soldier_plus_1");
    table.refuses(GENTIAN, "event level_plus_1", Illegal::TooFewLarvaeForEvent { needed: 3, have: 2 });
    table.refuses(GENTIAN, "event worker_plus_1", Illegal::TooFewLarvaeForEvent { needed: 4, have: 2 });
}

#[test]
fn the_track_does_not_wrap_around() {
    let table = Table::of_two(json!({"dice": [6, 1, 1], "colonies": [{"larvae": 2}]}));
    table.refuses(GENTIAN, "event level_plus_1", Illegal::TooFewLarvaeForEvent { needed: 6, have: 2 });
}

#[test]
fn the_manual_pushes_to_the_right_only() {
    let rules = rules_with(json!({"players": 2, "event_shift": "right"}));
    let table = Table::new(rules, json!({"dice": [3, 1, 1], "colonies": [{"larvae": 9}]}));
    table.allows(GENTIAN, "event move_plus_3");
    table.refuses(GENTIAN, "event larvae_plus_2", Illegal::EventMovesRightOnly);
}

#[test]
fn tracks_have_three_or_four_places() {
    let table = Table::of_two(json!({"colonies": [{"nurses": 8, "larvae": 0}]}));
    let too_short = |track, most, asked| Illegal::TrackTooShort { track, most, asked };
    table.allows(GENTIAN, "nurses larvae 3");
    table.refuses(GENTIAN, "nurses larvae 4", too_short(Track::Larvae, 3, 4));
    let table = table.after(GENTIAN, "nurses larvae 0");
    table.refuses(GENTIAN, "nurses soldiers 4", too_short(Track::Soldiers, 3, 4));
    let table = table.after(GENTIAN, "nurses soldiers 0");
    table.refuses(GENTIAN, "nurses workers 5", too_short(Track::Workers, 4, 5));
    let table = table.after(GENTIAN, "nurses workers 4");
    table.allows(GENTIAN, "nurses atelier 4");
    table.refuses(GENTIAN, "nurses atelier 255", too_short(Track::Atelier, 4, 255));
}

#[test]
fn a_nurse_stands_in_one_place() {
    let table = Table::of_two(json!({"colonies": [{"nurses": 4, "larvae": 0}]}));
    let table = table.after(GENTIAN, "nurses larvae 3");
    table.allows(GENTIAN, "nurses soldiers 1");
    table.refuses(GENTIAN, "nurses soldiers 2", Illegal::TooFewNurses { asked: 2, have: 1 });
}

#[test]
fn the_newborn_fit_under_the_limit() {
    // Six ants and four newborns, two soldiers and two workers: two of them fit.
    let colony = json!({"nurses": 8, "larvae": 0, "workers": 6, "event": "vp_plus_1"});
    let table = Table::of_two(json!({"colonies": [colony]}));
    let table = table.after(GENTIAN, "nurses larvae 0").after(GENTIAN, "nurses soldiers 3");
    let table = table.after(GENTIAN, "nurses workers 4").after(GENTIAN, "nurses atelier 0");
    assert_eq!(table.legal(GENTIAN), ["newborn 0", "newborn 1", "newborn 2"]);
    table.refuses(GENTIAN, "newborn 3", Illegal::NewbornsDoNotFit { least: 0, most: 2, asked: 3 });
    // If three fit, at least one is a worker: as many as fit are born.
    let table = Table::of_two(json!({"colonies": [{"nurses": 8, "larvae": 0, "workers": 5}]}));
    let table = table.after(GENTIAN, "nurses larvae 0").after(GENTIAN, "nurses soldiers 3");
    let table = table.after(GENTIAN, "nurses workers 4").after(GENTIAN, "nurses atelier 1");
    table.refuses(GENTIAN, "newborn 0", Illegal::NewbornsDoNotFit { least: 1, most: 2, asked: 0 });
}
