//! JSON with one spelling, so that equal values have equal digests.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Any value of ours as JSON.
///
/// # Panics
/// When the type cannot be written as JSON at all (a map whose keys are no text): a bug in that type, not in the value.
pub fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our types can be written as JSON")
}

/// The canonical text of a value: no spaces, keys of every object in the order of their bytes.
///
/// Written here and not left to `serde_json`, whose order of keys depends on features any crate of a build may turn on.
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
    use serde_json::json;

    use super::*;

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
