//! Random mutations of JSON: typing errors and hostile input.

use serde_json::Value;

use crate::chance::{Chance, Fresh};

/// Changes one thing somewhere in a value; a string becomes another of the given words.
pub(super) fn change(value: &mut Value, words: &[Value], dice: &mut Fresh) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(dice.below(fields.len() as u32) as usize).expect("it is in range").clone();
            if dice.below(20) == 0 {
                fields.remove(&key);
            } else {
                change(&mut fields[&key], words, dice);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let i = dice.below(items.len() as u32) as usize;
            match dice.below(10) {
                0 => drop(items.remove(i)),
                1 => items.push(items[i].clone()),
                2 => items[i] = items[dice.below(items.len() as u32) as usize].clone(),
                _ => change(&mut items[i], words, dice),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let by = |difference| number.saturating_add(difference);
            let near = [by(-1), by(1), by(2), 0, 1, 3, 8, 255, 256, -1, i64::from(i32::MAX), i64::MAX];
            *value = near[dice.below(near.len() as u32) as usize].into();
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Null => *value = dice.below(4).into(),
        Value::String(_) if words.is_empty() => *value = Value::Null,
        Value::String(_) => *value = words[dice.below(words.len() as u32) as usize].clone(),
        Value::Object(_) | Value::Array(_) => *value = Value::Null,
    }
}

/// Collects all strings of a value, keys included.
pub(super) fn gather_words(value: &Value, words: &mut Vec<Value>) {
    match value {
        Value::String(_) => words.push(value.clone()),
        Value::Array(items) => items.iter().for_each(|item| gather_words(item, words)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| {
            words.push(key.as_str().into());
            gather_words(field, words);
        }),
        _ => {}
    }
}
