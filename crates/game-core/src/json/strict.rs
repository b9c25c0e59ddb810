//! A strict deserialiser for JSON values.

use serde::{
    Deserializer,
    de::{
        Error as _, IntoDeserializer, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::{Number, Value};

use super::problem::Problem as Error;

/// A JSON value that never accepts a list where an object is expected. Otherwise it deserialises like `&Value`.
#[derive(Clone, Copy)]
pub(super) struct Strict<'de>(pub(super) &'de Value);

impl<'de> Strict<'de> {
    fn is_no_list(self) -> Result<(), Error> {
        if self.0.is_array() { Err(Error::custom("a list instead of an object")) } else { Ok(()) }
    }
}

fn visit_number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Error> {
    match (number.as_u64(), number.as_i64()) {
        (Some(whole), _) => visitor.visit_u64(whole),
        (None, Some(whole)) => visitor.visit_i64(whole),
        (None, None) => visitor.visit_f64(number.as_f64().expect("a number is whole or not")),
    }
}

/// The key of an object: a string, or another type that `serde_json` writes as a string.
struct Key<'de>(&'de String);

impl<'de> Deserializer<'de> for Strict<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Strict));
                let value = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(value)
            }
            Value::Object(fields) => {
                let mut fields = MapDeserializer::new(fields.iter().map(|(key, field)| (Key(key), Strict(field))));
                let value = visitor.visit_map(&mut fields)?;
                fields.end()?;
                Ok(value)
            }
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => visit_number(number, visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    /// Also called for enum variants with named fields.
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.is_no_list()?;
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(fields) if fields.len() == 1 => {
                let fields = fields.iter().map(|(key, field)| (Key(key), Strict(field)));
                MapAccessDeserializer::new(MapDeserializer::new(fields)).deserialize_enum(name, variants, visitor)
            }
            Value::String(text) => visitor.visit_enum(text.as_str().into_deserializer()),
            _ => self.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Error> for Strict<'de> {
    type Deserializer = Strict<'de>;

    fn into_deserializer(self) -> Strict<'de> {
        self
    }
}

/// Parses a key as a number, for maps with numeric keys.
macro_rules! number {
    ($($method:ident $visit:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.0.parse() {
                Ok(number) => visitor.$visit(number),
                Err(_) => self.deserialize_any(visitor),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
    }

    number! {
        deserialize_i8 visit_i8 deserialize_i16 visit_i16 deserialize_i32 visit_i32 deserialize_i64 visit_i64
        deserialize_u8 visit_u8 deserialize_u16 visit_u16 deserialize_u32 visit_u32 deserialize_u64 visit_u64
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.0.as_str().into_deserializer())
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Error> for Key<'de> {
    type Deserializer = Key<'de>;

    fn into_deserializer(self) -> Key<'de> {
        self
    }
}
