//! Puzzles: each that comes with the program can be opened and solved, and solving one tells nothing but the answer.

use std::collections::BTreeSet;

use ai::{Level, puzzles::Puzzle};
use game_core::{Seat, Seed, Viewer};
use serde_json::{Value, json};
use server::puzzles;

use crate::world::World;

const GAMES: [&str; 2] = ["myrmes", "march"];
/// The most bytes of a file.
const MOST_BYTES: usize = 300_000;
const FEWEST: usize = 100;

/// What is wrong with a puzzle, in one line.
fn fault(game: &str, puzzle: &Puzzle) -> Option<String> {
    let session = match puzzles::open(game, puzzle) {
        Ok(session) => session,
        Err(error) => return Some(error.to_string()),
    };
    if !session.to_act().contains(puzzle.seat) || session.legal(puzzle.seat).len() < 2 {
        return Some("the seat has nothing to decide".to_owned());
    }
    if puzzle.solution().behind != 0.0 || puzzle.turns[1..].iter().any(|turn| turn.behind < 1.0) {
        return Some("the solution is not clearly best".to_owned());
    }
    if puzzle.turns[1..].iter().any(|turn| turn.behind < 3.0 * turn.doubt) {
        return Some("the solution is not surely best".to_owned());
    }
    let known = Level::FOR_PEOPLE.iter().filter(|level| puzzle.missed.contains(level)).count();
    if known == 0 || known != puzzle.missed.len() {
        return Some(format!("missed by {:?}", puzzle.missed));
    }
    // Every turn can be played to its end, on the copy that the page has and on another one.
    for (nth, turn) in puzzle.turns.iter().enumerate() {
        for seed in 0..3 {
            let mut copy = session.imagined(puzzle.seat, Seed::from(seed));
            let before = copy.boxed_clone();
            for (at, action) in turn.actions.iter().enumerate() {
                if at > 0 && ai::turn_is_over(before.as_ref(), copy.as_ref(), puzzle.seat) == Some(true) {
                    return Some(format!("turn {nth} is over before {action}"));
                }
                if let Err(failure) = copy.apply(puzzle.seat, &Value::String(action.clone())) {
                    return Some(format!("turn {nth}, {action}: {failure}"));
                }
            }
            if ai::turn_is_over(before.as_ref(), copy.as_ref(), puzzle.seat) != Some(true) {
                return Some(format!("turn {nth} has no end"));
            }
        }
    }
    None
}

#[test]
fn every_puzzle_can_be_opened_and_solved_and_is_graded() {
    let mut faults = Vec::new();
    for game in GAMES {
        let all = puzzles::of(game).unwrap();
        assert!(all.puzzles.len() >= FEWEST, "{} puzzles of {game}", all.puzzles.len());
        assert!(all.to_text().len() <= MOST_BYTES, "{} bytes of {game}", all.to_text().len());
        let command = format!("formicarium puzzles {game} ");
        assert!(all.origin.command.starts_with(&command), "{}", all.origin.command);
        let ids: BTreeSet<&str> = all.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), all.puzzles.len(), "every puzzle has a name of its own");
        let bad =
            all.puzzles.iter().filter_map(|puzzle| Some(format!("{game} {}: {}", puzzle.id, fault(game, puzzle)?)));
        faults.extend(bad);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Whoever solves a puzzle is asked on a copy; its seat and nobody else.
fn asks(game: &str, puzzle: &Puzzle, actions: &[String]) -> Value {
    let tried: Vec<Value> = actions.iter().map(|action| json!({ "seat": puzzle.seat, "action": action })).collect();
    json!({ "from": { "of": "puzzle", "game": game, "id": puzzle.id }, "seat": puzzle.seat, "tried": tried })
}

#[tokio::test]
async fn a_puzzle_is_solved_and_missed() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    for game in GAMES {
        let list = world.get(&iris, &format!("/api/puzzles/{game}")).await.ok();
        let cards = list["puzzles"].as_array().unwrap();
        assert!(cards.is_sorted_by_key(|card| card["grade"].as_u64()), "the easiest come first");
        let all = &puzzles::of(game).unwrap().puzzles;
        for puzzle in [&all[0], all.last().unwrap()] {
            let address = format!("/api/puzzles/{game}/{}", puzzle.id);
            let told = world.get(&iris, &address).await.ok();
            assert_eq!((&told["seat"], &told["grade"]), (&json!(puzzle.seat), &json!(puzzle.missed.len())));
            assert!(told.get("turns").is_none() && told.get("position").is_none(), "nothing of the answer is told");

            // The turn is played on the copy, which ends with it.
            let begun = world.post(&iris, "/api/whatif", asks(game, puzzle, &[])).await.ok();
            assert_eq!((&begun["turn_over"], &begun["win"]), (&json!(false), &Value::Null));
            assert!(!begun["seen"]["choices"].as_array().unwrap().is_empty());
            let solution = &puzzle.solution().actions;
            let done = world.post(&iris, "/api/whatif", asks(game, puzzle, solution)).await.ok();
            assert_eq!((&done["turn_over"], &done["seen"]["choices"]), (&json!(true), &json!([])));

            let right = world.post(&iris, &address, json!({ "actions": solution })).await.ok();
            assert_eq!((&right["solved"], &right["yours"]), (&json!(true), &json!(0)));
            assert_eq!(right["levels"].as_array().unwrap().len(), Level::FOR_PEOPLE.len());
            let wrong = world.post(&iris, &address, json!({ "actions": puzzle.turns[1].actions })).await.ok();
            assert_eq!((&wrong["solved"], &wrong["yours"]), (&json!(false), &json!(1)));
            assert_eq!(wrong["turns"], right["turns"]);
            let told = world.post(&iris, &address, json!({ "actions": [] })).await.ok();
            assert_eq!((&told["solved"], &told["yours"]), (&json!(false), &Value::Null));
            assert_eq!(told["turns"].as_array().unwrap().len(), puzzle.turns.len());
            if solution.len() > 1 {
                let half = json!({ "actions": &solution[..1] });
                world.post(&iris, &address, half).await.refused(409, "not_now");
            }
        }
    }
}

/// The turn of the first listed actions.
fn first_listed(game: &str, puzzle: &Puzzle) -> Vec<String> {
    let session = puzzles::open(game, puzzle).unwrap();
    let mut copy = session.boxed_clone();
    let mut actions = Vec::new();
    while actions.is_empty() || ai::turn_is_over(session.as_ref(), copy.as_ref(), puzzle.seat) == Some(false) {
        let choice = copy.legal(puzzle.seat).swap_remove(0);
        copy.apply(puzzle.seat, &choice.action).unwrap();
        actions.push(choice.text);
    }
    actions
}

#[tokio::test]
async fn a_turn_that_a_puzzle_does_not_come_with_is_played_on_beside_the_solution() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    for game in GAMES {
        let mut played_on = 0;
        for puzzle in &puzzles::of(game).unwrap().puzzles[..8] {
            let actions = first_listed(game, puzzle);
            let address = format!("/api/puzzles/{game}/{}", puzzle.id);
            let told = world.post(&iris, &address, json!({ "actions": actions })).await.ok();
            // It may end where one of the turns of the puzzle does.
            if told["turns"].as_array().unwrap().len() == puzzle.turns.len() {
                continue;
            }
            played_on += 1;
            let yours = told["yours"].as_u64().unwrap() as usize;
            let own = &told["turns"][yours];
            assert!(yours > 0 && own["actions"] == json!(actions), "the solution stays the first");
            assert_eq!(told["solved"], json!(own["behind"].as_f64().unwrap() <= f64::from(ai::puzzles::AS_GOOD)));
            let again = world.post(&iris, &address, json!({ "actions": actions })).await.ok();
            assert_eq!(told, again, "the same turn is worth the same to everybody");
            break;
        }
        assert_eq!(played_on, 1, "the first listed turn is not often among the best");
    }
}

#[tokio::test]
async fn bad_questions_about_puzzles_are_refused() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    world.get(&iris, "/api/puzzles/chess").await.refused(404, "not_found");
    world.get(&iris, "/api/puzzles/myrmes/nothing").await.refused(404, "not_found");
    let puzzle = &puzzles::of("myrmes").unwrap().puzzles[0];
    let address = format!("/api/puzzles/myrmes/{}", puzzle.id);
    world.post(&iris, &address, json!({ "actions": ["fly"] })).await.refused(422, "bad_action");
    let too_much = [&puzzle.solution().actions[..], &["done".to_owned()]].concat();
    world.post(&iris, &address, json!({ "actions": too_much })).await.refused(400, "bad_request");
    let other = Seat(1 - puzzle.seat.0);
    let mut foreign = asks("myrmes", puzzle, &[]);
    foreign["seat"] = json!(other);
    world.post(&iris, "/api/whatif", foreign).await.refused(403, "not_yours");
    let mut curious = asks("myrmes", puzzle, &[]);
    curious["eyes"] = json!(other);
    world.post(&iris, "/api/whatif", curious).await.refused(400, "bad_request");
}

#[tokio::test]
async fn a_copy_of_a_puzzle_shows_no_hand_but_the_own() {
    let world = World::new().await;
    let iris = world.person("Iris").await;
    for puzzle in &puzzles::of("march").unwrap().puzzles[..5] {
        let told = world.post(&iris, "/api/whatif", asks("march", puzzle, &[])).await.ok();
        let session = puzzles::open("march", puzzle).unwrap();
        assert_eq!(told["seen"]["view"], session.view(Viewer::Seat(puzzle.seat)));
    }
}
