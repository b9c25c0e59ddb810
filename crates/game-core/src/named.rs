//! Enums whose variants have stable names.

/// Declares a field-less enum whose variants have one name each, the same in Rust, TOML, JSON, notation and records.
/// The enum gets `ALL`, `name()`, `Display`, `FromStr`, `Serialize` and `Deserialize`.
///
/// ```
/// game_core::named! {
///     /// What lies in a store.
///     pub enum Cube { Food = "food", Earth = "earth" }
/// }
/// assert_eq!("earth".parse(), Ok(Cube::Earth));
/// assert_eq!(Cube::ALL[0].to_string(), "food");
/// assert_eq!("mud".parse::<Cube>().unwrap_err().to_string(), "\"mud\" is not one of food, earth");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident { $($(#[$variant_meta:meta])* $Variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $Name { $($(#[$variant_meta])* $Variant),+ }

        impl $Name {
            pub const ALL: [$Name; [$($name),+].len()] = [$($Name::$Variant),+];

            /// The name in records, data and notation. It never changes.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$Variant => $name),+ }
            }

            #[inline]
            pub const fn idx(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::named::NotNamed;

            fn from_str(text: &str) -> Result<$Name, $crate::named::NotNamed> {
                match text {
                    $($name => Ok($Name::$Variant),)+
                    _ => Err($crate::named::NotNamed::new(text, &[$($name),+])),
                }
            }
        }

        impl $crate::named::serde::Serialize for $Name {
            fn serialize<S: $crate::named::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> $crate::named::serde::Deserialize<'de> for $Name {
            fn deserialize<D: $crate::named::serde::Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let text = <String as $crate::named::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::named::serde::de::Error::custom)
            }
        }

        $crate::named_in_typescript!($Name { $($name),+ });
    };
}

/// Declares the names as a TypeScript union. This is a separate macro so that the `ts` feature of this crate decides,
/// not the features of the crate that declares the enum.
#[cfg(feature = "ts")]
#[doc(hidden)]
#[macro_export]
macro_rules! named_in_typescript {
    ($Name:ident { $($name:literal),+ }) => {
        impl $crate::named::ts_rs::TS for $Name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            // Makes maps with these keys partial in TypeScript: not every key has to be present.
            const IS_ENUM: bool = true;

            fn name(_: &$crate::named::ts_rs::Config) -> String {
                stringify!($Name).to_owned()
            }

            fn inline(_: &$crate::named::ts_rs::Config) -> String {
                [$(concat!("\"", $name, "\"")),+].join(" | ")
            }

            fn decl(config: &$crate::named::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($Name), Self::inline(config))
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($Name), ".ts").into())
            }
        }
    };
}

#[cfg(not(feature = "ts"))]
#[doc(hidden)]
#[macro_export]
macro_rules! named_in_typescript {
    ($($any:tt)*) => {};
}

pub use serde;
#[cfg(feature = "ts")]
pub use ts_rs;

/// A word that is not one of an enum's names.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not one of {}", known.join(", "))]
pub struct NotNamed {
    found: String,
    known: &'static [&'static str],
}

impl NotNamed {
    pub fn new(found: &str, known: &'static [&'static str]) -> NotNamed {
        NotNamed { found: found.chars().take(40).collect(), known }
    }
}
