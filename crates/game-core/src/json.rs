//! Canonical JSON and strict reading: equal values have equal digests, and ambiguous input is refused.

use std::{
    fmt::{self, Write as _},
    sync::Arc,
};

mod once;
mod problem;
mod strict;

use serde::{Serialize, Serializer, de::DeserializeOwned};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use sha2::{Digest, Sha256};

pub(crate) use self::problem::reworded;
use self::{once::Once, strict::Strict};
use crate::game::Refused;

/// Why a text or value cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Misread {
    /// The path of the wrong part, such as `colonies[1].level`; empty for the whole value.
    pub path: String,
    pub why: String,
}

impl Misread {
    fn new(why: impl Into<String>) -> Misread {
        Misread { path: String::new(), why: why.into() }
    }

    fn at<E: fmt::Display>(error: serde_path_to_error::Error<E>) -> Misread {
        let path = error.path().to_string();
        // `serde_path_to_error` writes a dot for the whole value.
        let path = if path == "." { String::new() } else { path };
        Misread { path, why: error.into_inner().to_string() }
    }

    /// Converts to a [`Refused`]; `whole` names the whole value.
    pub fn refused(self, whole: &str) -> Refused {
        Refused::new(if self.path.is_empty() { whole.to_owned() } else { self.path }, self.why)
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.why)
    }
}

/// Converts one of our values to JSON.
///
/// # Panics
/// When the type cannot be written as JSON at all (a map whose keys are not strings). That is a bug in the type,
/// whatever the value.
pub fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our types can be written as JSON")
}

/// One of our values as JSON text: written once, however many messages it becomes part of. Clones share it.
#[derive(Clone, Debug)]
pub struct Written(Arc<RawValue>);

impl Written {
    /// # Panics
    /// As [`to_value`].
    pub fn of(value: &impl Serialize) -> Written {
        Written(to_raw_value(value).expect("our types can be written as JSON").into())
    }

    pub fn empty_list() -> Written {
        Written::of(&[(); 0])
    }

    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Parses JSON text written by people or programs.
///
/// A duplicate key in an object is refused, since it is unclear which of the two values is meant.
pub fn parse(text: &[u8]) -> Result<Value, Misread> {
    let mut deserializer = serde_json::Deserializer::from_slice(text);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        // For malformed JSON, the line and column say more than a path.
        if error.inner().is_data() { Misread::at(error) } else { Misread::new(format!("not JSON: {}", error.inner())) }
    });
    let Once(value) = value?;
    deserializer.end().map_err(|error| Misread::new(format!("not JSON: {error}")))?;
    Ok(value)
}

/// [`parse`] followed by [`read`].
pub fn read_text<T: DeserializeOwned>(text: &[u8]) -> Result<T, Misread> {
    read(&parse(text)?)
}

/// Reads JSON written by people or programs: options, positions, requests.
///
/// Serde would accept a list as the fields of a struct in order. Nobody means that, so a list in place of an object is
/// refused, at every depth.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Misread> {
    serde_path_to_error::deserialize(Strict(value)).map_err(Misread::at)
}

/// Reads a value that has exactly one valid spelling, the one we write: actions. It must be a string or an object,
/// without missing or extra fields.
pub fn read_exact<T: Serialize + DeserializeOwned>(value: &Value) -> Result<T, Misread> {
    if !(value.is_string() || value.is_object()) {
        return Err(Misread::new("neither a string nor an object"));
    }
    let read: T = read(value).map_err(|misread| located::<T>(value, misread))?;
    // Serde ignores unknown fields of unit variants, even with `deny_unknown_fields`.
    let written = to_value(&read);
    if written == *value { Ok(read) } else { Err(Misread::new(format!("write it as {}", canonical(&written)))) }
}

/// Finds the wrong field of an action. Serde reads all fields of a tagged object before it knows which type they belong
/// to, so it loses the path: the wrong field is the one without which nothing is wrong but that it is missing.
fn located<T: DeserializeOwned>(value: &Value, misread: Misread) -> Misread {
    let Value::Object(fields) = value else { return misread };
    if !misread.path.is_empty() || misread.why.starts_with("missing field") {
        return misread;
    }
    let with = |key: &String, value: Option<Value>| {
        let mut fields = fields.clone();
        fields.remove(key);
        fields.extend(value.map(|value| (key.clone(), value)));
        read::<T>(&Value::Object(fields)).err()
    };
    // The tag itself keeps its path.
    let is_tag = |key: &String| with(key, Some(Value::from(""))).is_some_and(|error| error.path == *key);
    let is_missed = |key: &String| with(key, None).is_some_and(|error| error.why == format!("missing field `{key}`"));
    match fields.keys().find(|key| is_missed(key) && !is_tag(key)) {
        Some(key) => Misread { path: key.clone(), ..misread },
        None => misread,
    }
}

/// The canonical text of a value: no spaces, and the keys of every object sorted by bytes.
///
/// Implemented here because the key order of `serde_json` depends on features that any crate in the build may enable.
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|&(key, _)| key);
            text.push('{');
            for (i, (key, field)) in fields.into_iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                write(&Value::String(key.clone()), text);
                text.push(':');
                write(field, text);
            }
            text.push('}');
        }
        simple => write!(text, "{simple}").expect("writing to a string does not fail"),
    }
}

/// The SHA-256 of the canonical text, as 64 hexadecimal digits.
pub fn digest(value: &Value) -> String {
    hex(&Sha256::digest(canonical(value)))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Table {
        players: u8,
        #[serde(default)]
        colonies: Vec<Colony>,
        by_hex: Option<BTreeMap<u8, Colony>>,
        #[serde(default)]
        last: Option<Move>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Colony {
        food: i32,
        pair: (u8, f64),
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    enum Deed {
        Step { from: u8, to: u8 },
    }

    #[test]
    fn the_wrong_field_of_an_action_is_named() {
        let error = |value: Value| read_exact::<Deed>(&value).unwrap_err().to_string();
        assert_eq!(read_exact::<Deed>(&json!({"do": "step", "from": 1, "to": 2})), Ok(Deed::Step { from: 1, to: 2 }));
        let number = "expected a whole number from 0 to 255, found";
        assert_eq!(error(json!({"do": "step", "from": 1, "to": "x"})), format!("to: {number} \"x\""));
        assert_eq!(error(json!({"do": "step", "from": true, "to": 2})), format!("from: {number} true"));
        assert_eq!(error(json!({"do": "step", "from": 1})), "missing field `to`");
        assert_eq!(error(json!({"do": "fly", "from": 1, "to": 2})), "do: \"fly\" is not one of step");
        assert!(error(json!({"do": "step", "from": 1, "to": 2, "by": 3})).starts_with("unknown field `by`"));
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Move {
        Pass,
        Bid(u8),
        Both(u8, u8),
        Step { to: u8 },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    enum Tagged {
        Stop,
        Step { to: u8 },
    }

    #[test]
    fn what_serde_writes_is_read() {
        for last in [json!(null), json!("pass"), json!({"bid": 1}), json!({"both": [1, 2]}), json!({"step": {"to": 3}})]
        {
            let colony = json!({"food": -1, "pair": [2, 0.5]});
            let value = json!({"players": 2, "colonies": [colony], "by_hex": {"7": colony}, "last": last});
            let table: Table = read(&value).unwrap();
            assert_eq!(to_value(&table), value);
        }
        assert_eq!(read::<Option<Table>>(&json!(null)).unwrap(), None);
        assert!(read::<Table>(&json!({"players": 2})).is_ok());
    }

    #[test]
    fn lists_are_no_objects_at_any_depth() {
        for wrong in [
            json!([2, [], null]),
            json!({"players": 2, "colonies": [[-1, [2, 0.5]]]}),
            json!({"players": 2, "by_hex": {"7": [-1, [2, 0.5]]}}),
            json!({"players": 2, "last": {"step": [3]}}),
        ] {
            let error = read::<Table>(&wrong).unwrap_err();
            assert_eq!(error.why, "a list instead of an object", "{wrong}");
        }
        for wrong in [
            json!({"players": 2, "last": {"bid": 1, "step": {"to": 3}}}),
            json!({"players": 2, "last": {"both": [1, 2, 3]}}),
            json!({"players": 256}),
            json!({"players": 2, "by_hex": {"x": {"food": 1, "pair": [2, 0.5]}}}),
            json!({"players": 2, "plyers": 2}),
            json!("pass"),
        ] {
            assert!(read::<Table>(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_by_its_path_and_without_types_of_rust() {
        let check =
            |wrong: Value, told: &str| assert_eq!(read::<Table>(&wrong).unwrap_err().to_string(), told, "{wrong}");
        let colony = |food: Value, pair: Value| json!({"players": 2, "colonies": [{"food": food, "pair": pair}]});
        check(json!({"players": "two"}), "players: expected a whole number from 0 to 255, found \"two\"");
        check(json!({"players": 256}), "players: expected a whole number from 0 to 255, found 256");
        check(json!({"players": 2.5}), "players: expected a whole number from 0 to 255, found 2.5");
        check(json!({"players": null}), "players: expected a whole number from 0 to 255, found null");
        check(
            colony(json!([]), json!([2, 0.5])),
            "colonies[0].food: expected a whole number from -2147483648 to 2147483647, found a list",
        );
        check(colony(json!(1), json!([2, "x"])), "colonies[0].pair[1]: expected a number, found \"x\"");
        check(colony(json!(1), json!([2])), "colonies[0].pair: expected a list of 2, found 1 of them");
        check(colony(json!(1), json!([2, 0.5, 1])), "colonies[0].pair: expected a list of 2, found 3 of them");
        check(colony(json!(1), json!(true)), "colonies[0].pair: expected a list of 2, found true");
        check(json!({"players": 2, "colonies": 7}), "colonies: expected a list, found 7");
        check(json!({"players": 2, "colonies": [7]}), "colonies[0]: expected an object, found 7");
        check(json!({"players": 2, "last": "fly"}), "last: \"fly\" is not one of pass, bid, both, step");
        check(json!({"players": 2, "last": 7}), "last: expected a name, found 7");
        check(
            json!({"players": 2, "last": {"step": {"to": "x"}}}),
            "last.step.to: expected a whole number from 0 to 255, found \"x\"",
        );
        check(json!("pass"), "expected an object, found \"pass\"");
        check(json!({}), "missing field `players`");
        let unknown = read::<Table>(&json!({"players": 2, "plyers": 2})).unwrap_err();
        assert!(unknown.why.starts_with("unknown field `plyers`, expected one of `players`, "), "{unknown}");
    }

    #[test]
    fn a_key_stands_once() {
        let check =
            |text: &str, told: &str| assert_eq!(parse(text.as_bytes()).unwrap_err().to_string(), told, "{text}");
        check(r#"{"a": 1, "a": 1}"#, "the key \"a\" appears twice at line 1 column 12");
        check(r#"{"a": [{}, {"b": 1, "c": 2, "b": 3}]}"#, "a[1]: the key \"b\" appears twice at line 1 column 31");
        check("{", "not JSON: EOF while parsing an object at line 1 column 1");
        check("{} {}", "not JSON: trailing characters at line 1 column 4");
        for good in [
            "null",
            "[1, -2, 2.5, \"x\", true, {\"a\": {\"a\": null}}]",
            "18446744073709551616",
            "{\"b\": 1, \"a\": 2}",
        ] {
            assert_eq!(parse(good.as_bytes()).unwrap(), serde_json::from_str::<Value>(good).unwrap());
        }
        assert_eq!(read_text::<Tagged>(br#"{"do": "stop"}"#).unwrap(), Tagged::Stop);
    }

    #[test]
    fn an_action_has_one_spelling() {
        assert_eq!(read_exact::<Tagged>(&json!({"to": 1, "do": "step"})).unwrap(), Tagged::Step { to: 1 });
        assert_eq!(read_exact::<Tagged>(&json!({"do": "stop"})).unwrap(), Tagged::Stop);
        assert_eq!(read_exact::<Move>(&json!("pass")).unwrap(), Move::Pass);
        for wrong in [json!(["step", 1]), json!({"do": "stop", "nonsense": true}), json!({"do": "step"}), json!(null)] {
            assert!(read_exact::<Tagged>(&wrong).is_err(), "{wrong}");
        }
        assert!(read_exact::<Move>(&json!({"pass": null})).is_err());
        let error = read_exact::<Tagged>(&json!({"do": "stop", "to": 1})).unwrap_err();
        assert_eq!(error.to_string(), r#"write it as {"do":"stop"}"#);
    }

    #[test]
    fn keys_are_sorted_at_every_depth() {
        let value = json!({"b": [1, {"z": null, "a": "\"é\n"}], "a": true});
        assert_eq!(canonical(&value), r#"{"a":true,"b":[1,{"a":"\"é\n","z":null}]}"#);
    }

    #[test]
    fn the_digest_is_that_of_the_text() {
        // `printf '{}' | sha256sum`
        assert_eq!(digest(&json!({})), "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
    }
}
