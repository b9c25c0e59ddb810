//! Component data: the TOML files built into a game, or replacements for them from an owner of the box.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::{
    game::{DataFiles, Refused},
    json,
};

/// Reads one file of the data. The error names the file and, where the parser can tell, line and field.
pub fn parse<T: DeserializeOwned>(files: &DataFiles, name: &str) -> Result<T, Refused> {
    let text = files.get(name).ok_or_else(|| Refused::new(name, "this file is missing"))?;
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        let what = line.map_or(name.to_owned(), |line| format!("{name}, line {line}"));
        Refused::new(what, json::reworded(error.message()))
    })
}

/// Refuses files that the game does not read, so that a typo in a file name does not go unnoticed.
pub fn expect_only(files: &DataFiles, names: &[&str]) -> Result<(), Refused> {
    match files.keys().find(|name| !names.contains(&name.as_str())) {
        Some(name) => Err(Refused::new(name, format!("no such file is known; the files are {}", names.join(", ")))),
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
            _ => return Err(Refused::new(what, format!("{name} stands there twice"))),
        }
    }
    entries.sort_by_key(|entry| names.iter().position(|&name| name == key(entry)));
    Ok(entries)
}

/// Checks that the number of entries is the number that the file states.
pub fn check_count(what: impl Into<String>, told: usize, found: usize) -> Result<(), Refused> {
    if told == found { Ok(()) } else { Err(Refused::new(what, format!("{told} are announced, {found} are there"))) }
}

/// The files a crate carries, as data files.
pub fn own_files(own: &[(&str, &str)]) -> DataFiles {
    own.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// Whether these are the files built into a crate, which need not be checked again.
pub fn are_own(files: &DataFiles, own: &[(&str, &str)]) -> bool {
    files.len() == own.len() && own.iter().all(|&(name, text)| files.get(name).is_some_and(|file| file == text))
}

/// Names the data: the SHA-256 over file names and values. Comments, line ends and the order of keys do not count: records
/// stay good when a file is only explained better.
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
    fn errors_name_the_file_and_the_line() {
        type Numbers = BTreeMap<String, u8>;
        let wrong = files(&[("a.toml", "x = 1\ny = \"two\"\n")]);
        let refused = parse::<Numbers>(&wrong, "a.toml").unwrap_err();
        assert_eq!(refused.what, "a.toml, line 2");
        assert_eq!(refused.why, "expected a whole number from 0 to 255, found string \"two\"");
        assert_eq!(parse::<Numbers>(&wrong, "b.toml").unwrap_err().what, "b.toml");
        assert_eq!(expect_only(&wrong, &["b.toml"]).unwrap_err().what, "a.toml");
    }
}
