//! Describes what is wrong with a value in JSON terms instead of Rust types.

use std::fmt::{self, Display};

use serde::de::{self, Expected, Unexpected};

use crate::short;

/// The maximum length of a quoted name, in characters.
const MAX_NAME: usize = 40;

/// What is wrong with one value. [`super::Misread`] adds the path to it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct Problem(String);

impl de::Error for Problem {
    fn custom<T: Display>(message: T) -> Problem {
        Problem(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Problem {
        Problem(format!("expected {}, found {}", plain(&expected.to_string()), Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Problem {
        de::Error::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Problem {
        Problem(format!("expected {}, found {length} of them", plain(&expected.to_string())))
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Problem {
        Problem(format!("{:?} is not one of {}", short(found, MAX_NAME), known.join(", ")))
    }
}

/// A value as written in JSON, or its kind.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(f, "{value}"),
            Unexpected::Unsigned(number) => write!(f, "{number}"),
            Unexpected::Signed(number) => write!(f, "{number}"),
            Unexpected::Float(number) => write!(f, "{number}"),
            Unexpected::Str(text) => write!(f, "{:?}", short(text, MAX_NAME)),
            Unexpected::Unit | Unexpected::Option => f.write_str("null"),
            Unexpected::Seq => f.write_str("a list"),
            Unexpected::Map => f.write_str("an object"),
            Unexpected::UnitVariant => f.write_str("a name"),
            Unexpected::NewtypeVariant | Unexpected::TupleVariant | Unexpected::StructVariant => {
                f.write_str("a name with values")
            }
            other => write!(f, "{other}"),
        }
    }
}

/// Rewrites an error message of another serde deserialiser in the same words.
pub(crate) fn reworded(message: &str) -> String {
    let of_type = message.strip_prefix("invalid type: ").or(message.strip_prefix("invalid value: "));
    match of_type.and_then(|rest| rest.rsplit_once(", expected ")) {
        Some((found, expected)) => format!("expected {}, found {found}", plain(expected)),
        None => message.to_owned(),
    }
}

/// Serde describes what it expects by Rust types; this gives the JSON equivalent.
fn plain(expected: &str) -> String {
    let whole = |least: &dyn Display, most: &dyn Display| format!("a whole number from {least} to {most}");
    let list = |count: &str| format!("a list of {count}");
    match expected {
        "u8" => whole(&u8::MIN, &u8::MAX),
        "u16" => whole(&u16::MIN, &u16::MAX),
        "u32" => whole(&u32::MIN, &u32::MAX),
        "u64" | "usize" => "a whole number, not below 0".to_owned(),
        "i8" => whole(&i8::MIN, &i8::MAX),
        "i16" => whole(&i16::MIN, &i16::MAX),
        "i32" => whole(&i32::MIN, &i32::MAX),
        "i64" | "isize" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        "unit" | "option" => "null".to_owned(),
        "variant identifier" | "string or map" => "a name".to_owned(),
        _ => {
            let after = |start: &str| expected.strip_prefix(start);
            let count = |end: &str| expected.strip_suffix(end);
            if let Some(n) = after("a tuple of size ").or(after("an array of length ")) {
                list(n)
            } else if let Some(n) = count(" elements in sequence").or(count(" element in sequence")) {
                list(n)
            } else if after("tuple ").is_some() {
                "a list".to_owned()
            } else if ["struct ", "internally tagged ", "adjacently tagged "].iter().any(|s| expected.starts_with(s)) {
                "an object".to_owned()
            } else if after("enum ").is_some() || after("unit ").is_some() {
                "a name".to_owned()
            } else {
                expected.to_owned()
            }
        }
    }
}
