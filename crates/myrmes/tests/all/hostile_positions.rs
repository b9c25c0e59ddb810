//! Positions with mistakes: each is refused, or can be played on without a panic.

use crate::support;

use game_core::{
    Chance, Fresh, Game, Seat, Session, Viewer,
    json::to_value,
    testing::{self, actions, hidden, random_step},
};
use myrmes::{Bonus, Cube, Myrmes, Objective, Phase, Position, Prey, Room, Season, Source, Tile};
use serde_json::{Map, Value, json};
use support::{rules, rules_with};

const GAMES: u64 = 2;
const EVERY: usize = 2;
const MUTATIONS: u32 = 6;
const ACTIONS: u32 = 200;

/// Plays random games and, at some of their positions, types the position with mistakes and plays
/// on from it.
fn survives(rules: &Myrmes, games: std::ops::Range<u64>) {
    let (mut accepted, mut refused) = (0, 0);
    for game in games {
        let mut dice = Fresh::new(game);
        let mut session = Session::new(rules.clone(), game.into());
        while random_step(&mut session, &mut dice).expect("listed actions are accepted") {
            if session.turns().len() % EVERY > 0 {
                continue;
            }
            for _ in 0..MUTATIONS {
                let mut typed = to_value(&rules.position(session.state()));
                for _ in 0..=dice.below(3) {
                    mistype(&mut typed, &mut dice);
                }
                match serde_json::from_value::<Position>(typed.clone()).ok().map(|p| (rules.place(&p), p)) {
                    Some((Ok(_), position)) => {
                        accepted += 1;
                        plays_on(rules, &position, &typed, &mut dice);
                    }
                    _ => refused += 1,
                }
            }
        }
    }
    // The test is useless if all mutations are refused, or none.
    assert!(accepted > 50 && refused > 50, "{accepted} accepted, {refused} refused");
}

/// Plays on at random. Every so often, it checks all properties of the suite.
fn plays_on(rules: &Myrmes, position: &Position, typed: &Value, dice: &mut Fresh) {
    let seed = u64::from(dice.below(u32::MAX));
    let mut session = Session::from_position(rules.clone(), seed.into(), position).expect("it was placed before");
    let told = |broken: String| -> ! { panic!("from the typed position {typed}: {broken}") };
    for n in 0..ACTIONS {
        rules.check_invariants(session.state()).unwrap_or_else(|broken| told(broken));
        if n % 20 == 0 {
            testing::check_state(&session).unwrap_or_else(|broken| told(broken));
            actions::listed_are_accepted(&session).unwrap_or_else(|broken| told(broken));
            hidden::resampled_states_look_the_same(&session, dice).unwrap_or_else(|broken| told(broken));
        }
        if !random_step(&mut session, dice).unwrap_or_else(|broken| told(broken)) {
            break;
        }
    }
}

/// Changes one thing somewhere: drops or duplicates it, changes a number, or replaces a word.
fn mistype(value: &mut Value, dice: &mut Fresh) {
    match value {
        Value::Object(fields) if !fields.is_empty() => mistype_field(fields, dice),
        Value::Array(items) if !items.is_empty() => {
            let i = dice.below(items.len() as u32) as usize;
            match dice.below(8) {
                0 => drop(items.remove(i)),
                1 => items.push(items[i].clone()),
                2 => items.reverse(),
                _ => mistype(&mut items[i], dice),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let others = [
                number - 1,
                number + 1,
                number + 2,
                0,
                1,
                2,
                3,
                4,
                5,
                6,
                8,
                20,
                60,
                100,
                255,
                256,
                -1,
                2499,
                -2499,
                32767,
            ];
            *value = json!(others[dice.below(others.len() as u32) as usize]);
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::String(text) => *value = another_word(text, dice),
        Value::Null | Value::Array(_) | Value::Object(_) => *value = json!(dice.below(9)),
    }
}

fn mistype_field(fields: &mut Map<String, Value>, dice: &mut Fresh) {
    let key = fields.keys().nth(dice.below(fields.len() as u32) as usize).expect("it is in range").clone();
    match dice.below(10) {
        0 => drop(fields.remove(&key)),
        1 => {
            // The same thing under another name: another hex, tile, prey.
            if let (Some(field), Value::String(other)) = (fields.remove(&key), another_word(&key, dice)) {
                fields.insert(other, field);
            }
        }
        _ => mistype(&mut fields[&key], dice),
    }
}

/// A word of the same kind, so that many mistakes still parse.
fn another_word(word: &str, dice: &mut Fresh) -> Value {
    fn pick<T: Copy>(all: &[T], dice: &mut Fresh) -> T {
        all[dice.below(all.len() as u32) as usize]
    }
    let kinds: [Vec<&str>; 9] = [
        Phase::ALL.map(Phase::name).to_vec(),
        Season::ALL.map(Season::name).to_vec(),
        Tile::ALL.map(Tile::name).to_vec(),
        Prey::ALL.map(Prey::name).to_vec(),
        Objective::ALL.map(Objective::name).to_vec(),
        Bonus::ALL.map(Bonus::name).to_vec(),
        Cube::ALL.map(Cube::name).to_vec(),
        Room::ALL.map(Room::name).to_vec(),
        Source::ALL.map(Source::name).to_vec(),
    ];
    if word.starts_with('(') {
        return json!(format!("({},{})", dice.below(15) as i8 - 7, dice.below(15) as i8 - 7));
    }
    match kinds.iter().find(|kind| kind.contains(&word)) {
        Some(kind) => json!(pick(kind, dice)),
        None => json!(pick(&["", "done", "newborn", "workers", "soldiers", "event", "atelier"], dice)),
    }
}

#[test]
fn two_players_survive_mistakes() {
    survives(&rules(2), 0..GAMES);
}

#[test]
fn four_players_survive_mistakes() {
    survives(&rules(4), 100..100 + GAMES);
}

#[test]
fn the_cubes_of_the_box_survive_mistakes() {
    survives(&rules_with(json!({"players": 3, "supply": "box"})), 200..200 + GAMES);
}

#[test]
fn the_manual_survives_mistakes() {
    survives(&rules_with(json!({"players": 2, "variant": "manual"})), 300..300 + GAMES);
}

/// Everything is as large as allowed: no sum in the rules may overflow.
#[test]
fn the_largest_figures_are_played_on() {
    let colony = |event: &str| {
        json!({
            "score": 2500, "level": 3, "event": event, "larvae": 120, "food": 120, "earth": 120, "stone": 120,
            "workers": 4, "soldiers": 4, "nurses": 8, "atelier": 4, "prey": {"ladybug": 1, "termite": 1, "spider": 1},
            "tunnels": ["(-5,4)", "(-4,4)", "(-3,4)", "(-4,3)"], "scored": {"winter": -2500, "prey": 2500},
        })
    };
    let mut other = colony("vp_plus_1");
    other["tunnels"] = json!(["(1,4)", "(0,4)", "(1,3)", "(2,3)"]);
    other["score"] = json!(-2500);
    let prey: Map<String, Value> = [("(-3,3)", "ladybug"), ("(0,3)", "spider"), ("(-2,1)", "termite")]
        .map(|(at, prey)| (at.to_owned(), json!(prey)))
        .into_iter()
        .collect();
    for event in Bonus::ALL.map(Bonus::name) {
        for phase in ["workers", "atelier", "end_of_season"] {
            let typed = json!({"phase": phase, "prey": prey, "colonies": [colony(event), other]});
            let position = serde_json::from_value(typed.clone()).expect("it is a position");
            plays_on(&rules(2), &position, &typed, &mut Fresh::new(7));
        }
    }
}

/// Queries about seats that do not exist must not fail.
#[test]
fn seats_beyond_the_table_never_panic() {
    let rules = rules(2);
    for phase in ["births", "workers"] {
        let position: Position = serde_json::from_value(json!({"phase": phase})).expect("it is a position");
        let state = rules.place(&position).expect("it is valid");
        for seat in [2, 3, 4, 5, 7, 8, 9, 64, 255].map(Seat) {
            assert_eq!(rules.legal(&state, seat), []);
            assert_eq!(rules.view(&state, Viewer::Seat(seat)), rules.view(&state, Viewer::Spectator));
            assert!(!rules.phase(&state, seat).is_empty());
            let dealt = rules.resample(&state, seat, &mut Fresh::new(1));
            assert_eq!(rules.view(&dealt, Viewer::Spectator), rules.view(&state, Viewer::Spectator));
        }
    }
}
