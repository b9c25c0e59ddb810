//! Canonical JSON and strict reading: equal values have equal digests, and ambiguous input is refused.

use std::fmt::Write as _;

mod strict;

use serde::{
    Serialize,
    de::{self, DeserializeOwned},
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use self::strict::Strict;

/// Converts one of our values to JSON.
///
/// # Panics
/// When the type cannot be written as JSON at all (a map whose keys are not strings). That is a bug in the type,
/// whatever the value.
pub fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our types can be written as JSON")
}

/// Reads what a person or a program wrote: options, positions.
///
/// Serde takes a list for the fields of a struct in their order. Nobody means that, so that a list instead of an object is
/// refused, at every depth.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    T::deserialize(Strict(value))
}

/// Reads what has exactly one spelling, the one it is written in: actions. A string or an object, in which nothing is left
/// out and nothing is ignored.
pub fn read_exact<T: Serialize + DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    if !(value.is_string() || value.is_object()) {
        return Err(de::Error::custom("neither a string nor an object"));
    }
    let read: T = read(value)?;
    // Serde ignores unknown fields of unit variants, even with `deny_unknown_fields`.
    let written = to_value(&read);
    if written == *value { Ok(read) } else { Err(de::Error::custom(format!("it is written {}", canonical(&written)))) }
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
            let error = read::<Table>(&wrong).unwrap_err().to_string();
            assert_eq!(error, "a list instead of an object", "{wrong}");
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
    fn an_action_has_one_spelling() {
        assert_eq!(read_exact::<Tagged>(&json!({"to": 1, "do": "step"})).unwrap(), Tagged::Step { to: 1 });
        assert_eq!(read_exact::<Tagged>(&json!({"do": "stop"})).unwrap(), Tagged::Stop);
        assert_eq!(read_exact::<Move>(&json!("pass")).unwrap(), Move::Pass);
        for wrong in [json!(["step", 1]), json!({"do": "stop", "nonsense": true}), json!({"do": "step"}), json!(null)] {
            assert!(read_exact::<Tagged>(&wrong).is_err(), "{wrong}");
        }
        assert!(read_exact::<Move>(&json!({"pass": null})).is_err());
        let error = read_exact::<Tagged>(&json!({"do": "stop", "to": 1})).unwrap_err();
        assert_eq!(error.to_string(), r#"it is written {"do":"stop"}"#);
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
