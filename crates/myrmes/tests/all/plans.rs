//! Typed plans: a seat's choices so far in a simultaneous phase must be choices it could have made.

use crate::support;

use game_core::{Fresh, Game, Refused, Viewer, json::to_value};
use myrmes::Myrmes;
use serde_json::{Value, json};
use support::{GENTIAN, Table, VERMILION, rules, rules_with, try_place};

#[track_caller]
fn refuses_at(rules: &Myrmes, typed: Value, why: &str) {
    let refused = try_place(rules, typed.clone()).map(|_| ());
    assert_eq!(refused, Err(Refused::new("colonies[0].plan", why)), "{typed}");
}

#[track_caller]
fn refuses(typed: Value, why: &str) {
    refuses_at(&rules(2), typed, why);
}

fn births(colony: Value, plan: Value) -> Value {
    typed("births", "spring", colony, plan)
}

fn typed(phase: &str, season: &str, mut colony: Value, plan: Value) -> Value {
    colony["plan"] = plan;
    json!({"phase": phase, "season": season, "colonies": [colony]})
}

/// A colony with two choices in the harvest: a pheromone with grass and earth, and a scavenging.
fn harvester() -> Value {
    json!({
        "pheromones": [{"tile": "pair2", "turn": 0, "at": "(0,3)"}],
        "specials": [{"tile": "scavenging", "turn": 0, "at": "(-1,0)"}],
    })
}

#[test]
fn plans_belong_to_a_simultaneous_phase_and_to_the_right_one() {
    let nothing = "this phase has no plans";
    refuses(typed("workers", "spring", json!({}), json!({"sacrifices": 1})), nothing);
    refuses(typed("workers", "spring", json!({}), json!({"answered": true})), nothing);
    let another = "holds choices of another phase";
    refuses(births(json!({}), json!({"event": "vp_plus_1", "discards": [1, 0, 0]})), another);
    refuses(births(json!({}), json!({"event": "vp_plus_1", "extras": 1})), another);
    refuses(typed("end_of_season", "spring", json!({"food": 5, "earth": 1}), json!({"nurses": [1, 0, 0, 0]})), another);
    refuses(typed("harvest", "spring", harvester(), json!({"discards": [0, 0, 255]})), another);
    refuses(typed("winter", "autumn", json!({"larvae": 9}), json!({"newborn_workers": 1})), another);
}

#[test]
fn larvae_are_spent_once_and_only_those_there_are() {
    let larvae = "spends more larvae than there are";
    let plan = |plan: Value| births(json!({"larvae": 4}), plan);
    refuses(plan(json!({"step": "larvae", "event": "worker_plus_1"})), larvae);
    refuses(plan(json!({"step": "larvae", "event": "harvest_plus_3", "sacrifices": 1})), larvae);
    refuses(plan(json!({"event": "vp_plus_1", "sacrifices": 255})), larvae);
    refuses(typed("winter", "autumn", json!({"larvae": 5}), json!({"sacrifices": 2})), larvae);
    let boxed = rules_with(json!({"players": 2, "supply": "box"}));
    let hungry = json!({"larvae": 9, "food": 29, "plan": {"event": "vp_plus_1", "sacrifices": 2}});
    refuses_at(&boxed, json!({"colonies": [hungry]}), "sacrifices for more food than the box has");
}

#[test]
fn births_are_planned_step_by_step() {
    let plan = |plan: Value| births(json!({"larvae": 3}), plan);
    refuses(plan(json!({"step": "event", "event": "larvae_plus_2"})), "moves the event before it is decided");
    let manual = rules_with(json!({"players": 2, "event_shift": "right"}));
    let left = plan(json!({"step": "larvae", "event": "level_plus_1"}));
    refuses_at(&manual, left, "moves the event to the left");
    let early = "places more nurses on a track than it takes, or before it is asked about";
    refuses(plan(json!({"event": "vp_plus_1", "step": "larvae", "nurses": [1, 0, 0, 0]})), early);
    refuses(plan(json!({"event": "vp_plus_1", "step": "soldiers", "nurses": [4, 0, 0, 0]})), early);
    refuses(plan(json!({"event": "vp_plus_1", "step": "done", "nurses": [0, 0, 0, 255]})), early);
    let nurses = "places more nurses than there are";
    refuses(plan(json!({"event": "vp_plus_1", "step": "workers", "nurses": [3, 1, 0, 0]})), nurses);
    let newborn = "chooses newborns before it is asked about them";
    refuses(plan(json!({"event": "vp_plus_1", "step": "workers", "newborn_workers": 1})), newborn);
    refuses(plan(json!({"event": "vp_plus_1", "step": "newborn", "newborn_workers": 1})), newborn);
    let fit = "has an impossible number of newborn workers";
    let done = |newborn: u8| json!({"event": "vp_plus_1", "step": "done", "answered": true, "nurses": [1, 0, 2, 0], "newborn_workers": newborn});
    refuses(plan(done(0)), fit);
    refuses(plan(done(2)), fit);
    assert!(try_place(&rules(2), plan(done(1))).is_ok());
    let when = "must be answered exactly when its last step is done";
    refuses(plan(json!({"event": "vp_plus_1", "step": "soldiers", "answered": true})), when);
    refuses(plan(json!({"event": "vp_plus_1", "step": "done"})), when);
}

#[test]
fn harvests_take_what_lies_there() {
    let plan = |plan: Value| typed("harvest", "spring", harvester(), plan);
    let mut taken = vec![json!([0, 0, 0]); 17];
    let mut take = |rank: usize, cubes: Value| {
        taken[rank] = cubes;
        let all = json!(taken);
        taken[rank] = json!([0, 0, 0]);
        all
    };
    let absent = "takes cubes that are not there";
    refuses(plan(json!({"taken": take(0, json!([0, 0, 1]))})), absent);
    refuses(plan(json!({"taken": take(0, json!([255, 255, 255]))})), absent);
    refuses(plan(json!({"taken": take(1, json!([1, 0, 0]))})), absent);
    refuses(plan(json!({"taken": take(0, json!([1, 1, 0]))})), "takes more cubes than it may");
    let scavenged = |first: &str| json!([first, null, null, null, null, null, null, null]);
    let cannot = "scavenges a cube or a tile that it cannot";
    refuses(plan(json!({"scavenged": scavenged("food")})), cannot);
    refuses(plan(json!({"scavenged": [null, "earth", null, null, null, null, null, null]})), cannot);
    let out_of_turn = "takes extra cubes out of turn";
    refuses(plan(json!({"extras": 1})), out_of_turn);
    refuses(plan(json!({"extras": 255})), out_of_turn);
    refuses(plan(json!({"answered": true})), "is not complete");
    let all = json!({"taken": take(0, json!([1, 0, 0])), "scavenged": scavenged("stone"), "answered": true});
    refuses_nobody(plan(all));
}

/// The plan is complete, and refused only because nobody is left to act.
#[track_caller]
fn refuses_nobody(typed: Value) {
    let refused = try_place(&rules(2), typed).map(|_| ());
    assert_eq!(refused, Err(Refused::new("position", "nobody has a decision to make here")));
}

#[test]
fn storage_discards_no_more_than_it_must() {
    let plan = |plan: Value| typed("end_of_season", "spring", json!({"food": 3, "earth": 2, "larvae": 6}), plan);
    let absent = "discards cubes that are not there";
    refuses(plan(json!({"discards": [0, 0, 1]})), absent);
    refuses(plan(json!({"discards": [255, 255, 255]})), absent);
    refuses(plan(json!({"discards": [2, 0, 0]})), "discards more than it must");
    let when = "must be answered exactly when the storeroom holds the rest";
    refuses(plan(json!({"answered": true})), when);
    refuses(plan(json!({"discards": [1, 0, 0]})), when);
    refuses_nobody(plan(json!({"discards": [1, 0, 0], "answered": true})));
}

#[test]
fn a_seat_without_a_choice_has_planned_nothing() {
    let unasked = "the seat was not asked in this phase, so it cannot have planned anything";
    // Four cubes fit: the seat is not asked, so it had no chance to sacrifice larvae.
    let full = json!({"food": 3, "earth": 1, "larvae": 3});
    refuses(typed("end_of_season", "spring", full, json!({"sacrifices": 1})), unasked);
    // Nobody owes food with four soldiers.
    let guarded = json!({"soldiers": 4, "larvae": 3});
    refuses(typed("winter", "autumn", guarded, json!({"sacrifices": 1, "answered": true})), unasked);
    let idle = json!({"pheromones": [{"tile": "pair2", "turn": 0, "at": "(-1,1)"}], "larvae": 3});
    refuses(typed("harvest", "spring", idle, json!({"sacrifices": 1})), unasked);
}

#[test]
fn who_is_asked_follows_from_the_rest() {
    let hungry = json!({"phase": "winter", "season": "autumn", "colonies": [{"larvae": 3}, {"larvae": 0}]});
    let table = Table::of_two(hungry.clone());
    assert_eq!(to_value(&table.rules.position(&table.state).asked), json!([0]));
    for told in [json!([]), json!([1]), json!([0, 1]), json!([0, 5])] {
        let mut typed = hungry.clone();
        typed["asked"] = told;
        let refused = try_place(&table.rules, typed).map(|_| ());
        assert_eq!(refused, Err(Refused::new("asked", "according to the rest of the position, [0] were asked")));
    }
    let in_turn = json!({"phase": "workers", "asked": [0]});
    let refused = try_place(&table.rules, in_turn).map(|_| ());
    assert_eq!(refused, Err(Refused::new("asked", "in this phase the seats play in turn")));
}

#[test]
fn a_typed_plan_stays_hidden_and_can_be_dealt_anew() {
    let plan = json!({"event": "larvae_plus_2", "step": "soldiers", "nurses": [2, 0, 0, 0]});
    let table = Table::of_two(births(json!({"larvae": 2}), plan));
    assert_eq!(table.legal(GENTIAN), ["nurses soldiers 0", "nurses soldiers 1"]);
    let seen = to_value(&table.rules.view(&table.state, Viewer::Seat(VERMILION)));
    assert_eq!(seen["colonies"][0].get("plan"), None);
    for seat in [GENTIAN, VERMILION] {
        let dealt = table.rules.resample(&table.state, seat, &mut Fresh::new(1));
        assert_eq!(table.rules.view(&dealt, Viewer::Seat(seat)), table.rules.view(&table.state, Viewer::Seat(seat)));
    }
}
