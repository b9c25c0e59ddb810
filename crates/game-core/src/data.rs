//! Component data: the TOML files built into a game, or replacements for them from an owner of the box.

mod correct;
mod path;

use std::fmt::Display;

use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

pub use self::correct::{Correction, correct, set_number};
use crate::{
    game::{DataFiles, Refused},
    json,
};

/// Reads one file of the data. The error names the file, the entry and the field; its reason ends with the line.
///
/// The path has the same form in all errors of component data, so that a page can show an error beside the field:
/// - `heads.toml: amazon_head cost`: the field `cost` of the entry with this `id`;
/// - `events.toml: queens_journey effect.place_hex.look`: a field inside a field; list items count from 0;
/// - `species.toml: nest_mat cubes`: a field of the table `[nest_mat]`;
/// - `species.toml: setup.1 larvae`: a field of the second `[[setup]]`, whose entries have no `id`;
/// - `events.toml: count`: a value outside all tables;
/// - `events.toml`: the whole file, or text that is not TOML.
pub fn parse<T: DeserializeOwned>(files: &DataFiles, name: &str) -> Result<T, Refused> {
    let text = files.get(name).ok_or_else(|| Refused::new(name, "this file is missing"))?;
    toml::from_str(text).map_err(|error| match error.span() {
        None => Refused::new(name, json::reworded(error.message())),
        Some(span) => {
            let line = 1 + text[..span.start.min(text.len())].matches('\n').count();
            let what = path::at(text, span.start).map_or(name.to_owned(), |path| format!("{name}: {path}"));
            Refused::new(what, format!("{} (line {line})", json::reworded(error.message())))
        }
    })
}

/// Refuses files that the game does not read, so that a typo in a file name does not go unnoticed.
pub fn expect_only(files: &DataFiles, names: &[&str]) -> Result<(), Refused> {
    match files.keys().find(|name| !names.contains(&name.as_str())) {
        Some(name) => Err(Refused::new(name, format!("unknown file; the files are {}", names.join(", ")))),
        None => Ok(()),
    }
}

/// Sorts entries by the given order of names. Each name must occur exactly once.
pub fn sorted<T, K: Copy + Eq + Display>(
    what: &str,
    names: &[K],
    mut entries: Vec<T>,
    key: impl Fn(&T) -> K,
) -> Result<Vec<T>, Refused> {
    for &name in names {
        match entries.iter().filter(|entry| key(entry) == name).count() {
            0 => return Err(Refused::new(what, format!("{name} is missing"))),
            1 => {}
            _ => return Err(Refused::new(what, format!("{name} appears twice"))),
        }
    }
    entries.sort_by_key(|entry| names.iter().position(|&name| name == key(entry)));
    Ok(entries)
}

/// Checks that the number of entries is the number that the file states.
pub fn check_count(what: impl Into<String>, told: usize, found: usize) -> Result<(), Refused> {
    if told == found { Ok(()) } else { Err(Refused::new(what, format!("expected {told}, found {found}"))) }
}

/// All numbers in a value, each with its path: `place_hex.look`, `food_by_hexes.0`. A plain number has an empty path.
pub fn numbers(value: &impl Serialize) -> Vec<(String, u64)> {
    let mut found = Vec::new();
    collect_numbers(&json::to_value(value), String::new(), &mut found);
    found
}

fn collect_numbers(value: &serde_json::Value, path: String, found: &mut Vec<(String, u64)>) {
    let inside = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match value {
        serde_json::Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| collect_numbers(value, inside(name), found));
        }
        serde_json::Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| collect_numbers(item, inside(&i.to_string()), found));
        }
        value => found.extend(value.as_u64().map(|number| (path, number))),
    }
}

/// The files built into a crate, as [`DataFiles`].
pub fn own_files(own: &[(&str, &str)]) -> DataFiles {
    own.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// Whether these are the files built into a crate, which need not be checked again.
pub fn are_own(files: &DataFiles, own: &[(&str, &str)]) -> bool {
    files.len() == own.len() && own.iter().all(|&(name, text)| files.get(name).is_some_and(|file| file == text))
}

/// The files as JSON, by name, for showing and editing them. A file that is not valid TOML is
/// `null`.
pub fn values(files: &DataFiles) -> serde_json::Value {
    let value =
        |text: &str| toml::from_str::<toml::Table>(text).map_or(serde_json::Value::Null, |it| json::to_value(&it));
    files.iter().map(|(name, text)| (name.clone(), value(text))).collect()
}

/// Identifies the data: the SHA-256 of file names and values. Comments, line endings and key order
/// do not count, so records stay valid when only the comments of a file change.
pub fn hash(files: &DataFiles) -> String {
    hash_without(files, &[])
}

/// [`hash`] without the values of these keys at any depth: wording that does not affect the rules.
pub fn hash_without(files: &DataFiles, keys: &[&str]) -> String {
    let mut hash = Sha256::new();
    for (name, text) in files {
        let values = match toml::from_str::<toml::Table>(text) {
            Ok(table) => {
                let mut values = json::to_value(&table);
                drop_keys(&mut values, keys);
                json::canonical(&values)
            }
            // Invalid data cannot be played, but still get a distinct hash.
            Err(_) => text.clone(),
        };
        for part in [name, &values] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    json::hex(&hash.finalize())
}

fn drop_keys(value: &mut serde_json::Value, keys: &[&str]) {
    match value {
        serde_json::Value::Object(fields) => {
            fields.retain(|key, _| !keys.contains(&key.as_str()));
            fields.values_mut().for_each(|value| drop_keys(value, keys));
        }
        serde_json::Value::Array(values) => values.iter_mut().for_each(|value| drop_keys(value, keys)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn files(list: &[(&str, &str)]) -> DataFiles {
        list.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn wording_can_be_left_out_of_the_hash() {
        let told = |text: &str| hash_without(&files(&[("a.toml", text)]), &["text"]);
        assert_eq!(told("x = 1\n[[card]]\ntext = \"Draw.\""), told("x = 1\n[[card]]\ntext = \"Draw a card.\""));
        assert_ne!(told("x = 1\n[[card]]\ntext = \"Draw.\""), told("x = 2\n[[card]]\ntext = \"Draw.\""));
    }

    #[test]
    fn how_it_is_written_does_not_change_the_hash_but_values_and_names_do() {
        let unix = files(&[("a.toml", "x = 1\ny = 2\n")]);
        assert_eq!(hash(&unix), hash(&files(&[("a.toml", "x = 1\r\ny = 2\r\n")])));
        assert_eq!(hash(&unix), hash(&files(&[("a.toml", "# Two figures.\ny = 2\nx = 1\n")])));
        assert_ne!(hash(&unix), hash(&files(&[("a.toml", "x = 1\ny = 3\n")])));
        assert_ne!(hash(&unix), hash(&files(&[("b.toml", "x = 1\ny = 2\n")])));
    }

    #[test]
    fn numbers_have_the_path_of_the_value_they_stand_in() {
        let value = serde_json::json!({ "place_hex": { "look": 3, "on": "soil", "may": true }, "by": [4, 5] });
        let mut found = numbers(&value);
        found.sort();
        let expected = [("by.0", 4), ("by.1", 5), ("place_hex.look", 3)];
        assert_eq!(found, expected.map(|(path, number)| (path.to_owned(), number)));
        assert_eq!(numbers(&7), [(String::new(), 7)]);
    }

    #[test]
    fn errors_name_the_file_the_field_and_the_line() {
        type Numbers = BTreeMap<String, u8>;
        let wrong = files(&[("a.toml", "x = 1\ny = \"two\"\n")]);
        let refused = parse::<Numbers>(&wrong, "a.toml").unwrap_err();
        assert_eq!(refused.what, "a.toml: y");
        assert_eq!(refused.why, "expected a whole number from 0 to 255, found string \"two\" (line 2)");
        assert_eq!(parse::<Numbers>(&wrong, "b.toml").unwrap_err().what, "b.toml");
        assert_eq!(expect_only(&wrong, &["b.toml"]).unwrap_err().what, "a.toml");
    }
}
