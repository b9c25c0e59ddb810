//! Actions in the notation that clients send.

use std::fmt;

use serde::{Serialize, Serializer};

/// An action that an outlook lists, written in its one-line notation. A client sends it back as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notation<A>(pub A);

impl<A: fmt::Display> Serialize for Notation<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// In TypeScript a string is not a `Notation`: the page can send only what the server wrote, and knows no notation.
#[cfg(feature = "ts")]
impl<A: 'static> ts_rs::TS for Notation<A> {
    type WithoutGenerics = Notation<()>;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * An action in its one-line notation, as the server wrote it.\n */\n".to_owned())
    }

    fn name(_: &ts_rs::Config) -> String {
        "Notation".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "string & { readonly from: \"server\" }".to_owned()
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Notation = {};", Self::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Notation.ts".into())
    }
}
