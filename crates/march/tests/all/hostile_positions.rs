//! Positions with mistakes: whatever is typed is either refused or playable without a panic.

use crate::suite::developed;

use game_core::{
    Chance, Fresh, Game, Seat, Session, Viewer,
    json::to_value,
    testing::{self, actions, hidden, random_step},
};
use march::{CardId, Deed, HexId, HexKind, March, Options, Phase, Position, Source, Species};
use serde_json::{Map, Value, json};

const GAMES: u64 = 2;
const EVERY: usize = 3;
const MUTATIONS: u32 = 6;
const ACTIONS: u32 = 120;

/// Plays random games, and at some of their positions types the position with mistakes and plays on
/// from there.
fn survives(options: Options, games: std::ops::Range<u64>) {
    let rules = March::with(options).expect("the options are valid");
    let (mut accepted, mut refused) = (0, 0);
    for game in games {
        let mut dice = Fresh::new(game);
        let position = developed::position(&rules, game);
        let mut session = if game % 3 == 0 {
            Session::new(rules.clone(), game.into())
        } else {
            Session::from_position(rules.clone(), game.into(), &position).expect("the position is sound")
        };
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
                        plays_on(&rules, &position, &typed, &mut dice);
                    }
                    Some((Err(why), _)) => {
                        assert!(!why.what.is_empty() && !why.why.is_empty(), "{why:?} says nothing");
                        refused += 1;
                    }
                    None => refused += 1,
                }
            }
        }
    }
    // If all mutations were refused, or none of them, this would test nothing.
    assert!(accepted > 50 && refused > 50, "{accepted} accepted, {refused} refused");
}

/// Plays on at random. Now and then it checks every property of the suite.
fn plays_on(rules: &March, position: &Position, typed: &Value, dice: &mut Fresh) {
    let seed = u64::from(dice.below(u32::MAX));
    let mut session = Session::from_position(rules.clone(), seed.into(), position).expect("it was placed before");
    let told = |broken: String| -> ! { panic!("from the typed position {typed}: {broken}") };
    for n in 0..ACTIONS {
        rules.check_invariants(session.state()).unwrap_or_else(|broken| told(broken));
        if n % 30 == 0 {
            testing::check_state(&session).unwrap_or_else(|broken| told(broken));
            actions::listed_are_accepted(&session).unwrap_or_else(|broken| told(broken));
            hidden::resampled_states_look_the_same(&session, dice).unwrap_or_else(|broken| told(broken));
        }
        if !random_step(&mut session, dice).unwrap_or_else(|broken| told(broken)) {
            break;
        }
    }
}

/// Changes one thing somewhere: drops or duplicates it, changes a number, or takes another word.
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
            let others = [number - 1, number + 1, number + 2, 0, 1, 2, 3, 4, 5, 6, 20, 36, 60, 99, 255, 256, -1, 9999];
            *value = json!(others[dice.below(others.len() as u32) as usize]);
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::String(text) => *value = another_word(text, dice),
        Value::Null | Value::Array(_) | Value::Object(_) => *value = json!(dice.below(6)),
    }
}

fn mistype_field(fields: &mut Map<String, Value>, dice: &mut Fresh) {
    let key = fields.keys().nth(dice.below(fields.len() as u32) as usize).expect("it is one of them").clone();
    match dice.below(10) {
        0 => drop(fields.remove(&key)),
        1 => {
            // The same thing under another name: another card, source, slot.
            if let (Some(field), Value::String(other)) = (fields.remove(&key), another_word(&key, dice)) {
                fields.insert(other, field);
            }
        }
        _ => mistype(&mut fields[&key], dice),
    }
}

/// A word of the same kind, so that many of the mistakes can still be read.
fn another_word(word: &str, dice: &mut Fresh) -> Value {
    fn pick<T: Copy>(all: &[T], dice: &mut Fresh) -> T {
        all[dice.below(all.len() as u32) as usize]
    }
    let kinds: [Vec<&str>; 7] = [
        Phase::ALL.map(Phase::name).to_vec(),
        CardId::ALL.map(CardId::name).to_vec(),
        HexId::ALL.map(HexId::name).to_vec(),
        HexKind::ALL.map(HexKind::name).to_vec(),
        Species::ALL.map(Species::name).to_vec(),
        Source::ALL.map(Source::name).to_vec(),
        Deed::ALL.map(Deed::name).to_vec(),
    ];
    if word.starts_with('(') {
        return json!(format!("({},{})", dice.below(9) as i8 - 4, dice.below(9) as i8 - 4));
    }
    if let Some((hex, _)) = word.split_once('.') {
        return json!(format!("{hex}.{}", 1 + dice.below(4)));
    }
    match kinds.iter().find(|kind| kind.contains(&word)) {
        Some(kind) => json!(pick(kind, dice)),
        None => json!(pick(&["", "0", "3", "anywhere", "whole", "raid", "explore", "journey", "commit"], dice)),
    }
}

#[test]
fn one_player_survives_mistakes() {
    survives(Options::players(1), 0..GAMES);
}

#[test]
fn two_players_survive_mistakes() {
    survives(Options { beyond: Some(5), ..Options::players(2) }, 100..100 + GAMES);
}

#[test]
fn four_players_with_species_survive_mistakes() {
    survives(Options { primitive_species: true, beyond: Some(5), ..Options::players(4) }, 200..200 + GAMES);
}

#[test]
fn three_players_against_the_horde_survive_mistakes() {
    survives(Options { centipedes: true, beyond: Some(5), ..Options::players(3) }, 300..300 + GAMES);
}

/// Everything is as large as allowed: all sums in the rules must have room for it.
#[test]
fn the_largest_figures_are_played_on() {
    for (players, centipedes) in [(2, false), (5, false), (3, true)] {
        let options = Options { centipedes, ..Options::players(players) };
        let rules = March::with(options).expect("the options are valid");
        for seed in 0..4 {
            let mut position = developed::position(&rules, seed);
            for nest in &mut position.nests {
                (nest.food, nest.bodies_scored) = (99, Some(99));
                nest.scored =
                    Source::ALL.map(|source| (source, if source == Source::Drawbacks { -999 } else { 999 })).into();
                nest.brought = CardId::ALL.into_iter().map(|card| (card, 255)).collect();
            }
            position.actions_left = 99;
            if centipedes {
                (position.horde.score, position.horde.in_great_tunnel) = (9999, 99);
            }
            plays_on(&rules, &position, &to_value(&position), &mut Fresh::new(seed));
        }
    }
}

/// Queries about seats that are not at the table do not panic.
#[test]
fn seats_beyond_the_table_never_panic() {
    let rules = March::with(Options::players(2)).expect("two can play");
    for seed in 0..3 {
        let state = rules.place(&developed::position(&rules, seed)).expect("it is sound");
        for seat in [2, 3, 4, 5, 7, 8, 9, 64, 255].map(Seat) {
            assert_eq!(rules.legal(&state, seat), []);
            assert_eq!(rules.view(&state, Viewer::Seat(seat)), rules.view(&state, Viewer::Spectator));
            assert!(!rules.phase(&state, seat).is_empty());
            let dealt = rules.resample(&state, seat, &mut Fresh::new(1));
            assert_eq!(rules.view(&dealt, Viewer::Spectator), rules.view(&state, Viewer::Spectator));
        }
    }
}
