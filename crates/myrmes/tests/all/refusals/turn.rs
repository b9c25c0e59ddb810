//! Whose turn it is, what is asked, and sacrificing larvae at any time.

use game_core::Seat;
use myrmes::{Asked, Illegal};
use serde_json::json;

use crate::support::{GENTIAN, Table, VERMILION, rules_with};

#[test]
fn nothing_is_done_once_the_game_is_over() {
    let over = Table::of_two(json!({"phase": "over", "season": "autumn", "year": 3}));
    over.refuses(GENTIAN, "done", Illegal::GameOver);
    over.refuses(VERMILION, "sacrifice", Illegal::GameOver);
}

#[test]
fn nobody_acts_who_does_not_sit_at_the_table() {
    let table = Table::of_two(json!({}));
    for seat in [2, 4, 7, 8, 255].map(Seat) {
        table.refuses(seat, "event vp_plus_1", Illegal::NoSuchSeat { seat });
    }
}

#[test]
fn nobody_acts_out_of_turn() {
    let workers = Table::of_two(json!({"phase": "workers"}));
    workers.allows(GENTIAN, "work gestation");
    workers.refuses(VERMILION, "work gestation", Illegal::NotToAct { seat: VERMILION });
    let atelier = Table::of_two(json!({"phase": "atelier", "first": 1, "colonies": [{"atelier": 1}, {"atelier": 1}]}));
    atelier.refuses(GENTIAN, "done", Illegal::NotToAct { seat: GENTIAN });
    // A seat that has answered in a simultaneous phase waits for the others.
    let births = Table::of_two(json!({"colonies": [{"nurses": 1, "larvae": 0}]}));
    let answered = births.after(GENTIAN, "nurses larvae 1");
    answered.refuses(GENTIAN, "nurses larvae 1", Illegal::NotToAct { seat: GENTIAN });
}

#[test]
fn only_what_is_asked_is_answered() {
    let not_now = |asked| Illegal::NotNow { asked };
    let births = Table::of_two(json!({}));
    births.refuses(GENTIAN, "nurses larvae 1", not_now(Asked::Event));
    let tracks = births.after(GENTIAN, "event vp_plus_1");
    tracks.refuses(GENTIAN, "event vp_plus_1", not_now(Asked::LarvaeNurses));
    tracks.refuses(GENTIAN, "nurses soldiers 1", not_now(Asked::LarvaeNurses));
    tracks.refuses(GENTIAN, "newborn 0", not_now(Asked::LarvaeNurses));
    let soldiers = tracks.after(GENTIAN, "nurses larvae 0");
    soldiers.refuses(GENTIAN, "nurses larvae 1", not_now(Asked::SoldierNurses));
    let workers = soldiers.after(GENTIAN, "nurses soldiers 0");
    workers.refuses(GENTIAN, "done", not_now(Asked::WorkerNurses));
    let atelier = workers.after(GENTIAN, "nurses workers 0");
    atelier.refuses(GENTIAN, "done", not_now(Asked::AtelierNurses));
    // There are seven ants already: of a soldier and a worker, only one is born.
    let crowded = json!({"colonies": [{"nurses": 4, "larvae": 0, "soldiers": 7, "workers": 0}]});
    let crowded = Table::of_two(crowded).after(GENTIAN, "nurses larvae 0").after(GENTIAN, "nurses soldiers 2");
    crowded.after(GENTIAN, "nurses workers 2").refuses(GENTIAN, "done", not_now(Asked::Newborn));
    let workers = Table::of_two(json!({"phase": "workers"}));
    for text in ["stop", "step (-4,4)", "hunt (-3,3)", "clear (-5,4)", "place pair2/0 (-5,4)", "done"] {
        workers.refuses(GENTIAN, text, not_now(Asked::Worker));
    }
    let outside = workers.after(GENTIAN, "leave (-5,4)");
    for text in ["work gestation", "leave (-5,4)", "quarry earth"] {
        outside.refuses(GENTIAN, text, not_now(Asked::Sortie));
    }
    let full = Table::of_two(json!({"phase": "end_of_season", "colonies": [{"food": 4, "earth": 1}]}));
    full.refuses(GENTIAN, "done", not_now(Asked::Storage));
    let hungry = Table::of_two(json!({"phase": "winter", "season": "autumn", "colonies": [{"larvae": 3}]}));
    hungry.allows(GENTIAN, "done");
    hungry.refuses(GENTIAN, "discard food", not_now(Asked::Winter));
    let crafting = Table::of_two(json!({"phase": "atelier", "colonies": [{"atelier": 1}]}));
    crafting.refuses(GENTIAN, "pay 1", not_now(Asked::Atelier));
    let objectives = ["food_3", "earth_or_stone_2", "food_5", "nurses_6", "earth_or_stone_6", "pheromones_7"];
    let colony = json!({"atelier": 1, "earth": 2, "stone": 2});
    let pending = json!({"objective": "earth_or_stone_2"});
    let mixing =
        Table::of_two(json!({"phase": "atelier", "objectives": objectives, "pending": pending, "colonies": [colony]}));
    mixing.refuses(GENTIAN, "done", not_now(Asked::ObjectiveCubes));
    mixing.refuses(GENTIAN, "empty (-5,4)", not_now(Asked::ObjectiveCubes));
}

#[test]
fn three_larvae_give_a_food_and_two_give_none() {
    let table = |larvae: u8| Table::of_two(json!({"phase": "workers", "colonies": [{"larvae": larvae}]}));
    table(3).allows(GENTIAN, "sacrifice");
    table(2).refuses(GENTIAN, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 2 });
    // Larvae that push the event cube are spent, although everyone still sees them.
    let pushing = Table::of_two(json!({"colonies": [{"larvae": 4}]})).after(GENTIAN, "event harvest_plus_3");
    pushing.refuses(GENTIAN, "sacrifice", Illegal::TooFewLarvaeToSacrifice { have: 2 });
}

#[test]
fn with_the_cubes_of_the_box_a_sacrifice_needs_a_food_there() {
    let boxed = rules_with(json!({"players": 2, "supply": "box"}));
    let table =
        |food: u8| Table::new(boxed.clone(), json!({"phase": "workers", "colonies": [{"larvae": 3, "food": food}]}));
    table(29).allows(GENTIAN, "sacrifice");
    table(30).refuses(GENTIAN, "sacrifice", Illegal::NoFoodInSupply);
}
