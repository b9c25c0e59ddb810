//! Writes our types as one TypeScript module, for the page.
//!
//! Each type brings the types it depends on. Declarations are sorted by name, so the output is deterministic.

use std::{
    any::TypeId,
    collections::{BTreeMap, HashSet},
    env, fmt, fs,
    path::Path,
};

use ts_rs::{Config, TS, TypeVisitor};

/// A TypeScript module under construction.
#[derive(Debug)]
pub struct Module {
    header: &'static str,
    declarations: BTreeMap<String, String>,
    /// Types already visited. Types may be recursive, as JSON is.
    seen: HashSet<TypeId>,
}

impl Module {
    /// An empty module that begins with this header, each line as a comment.
    pub fn new(header: &'static str) -> Module {
        Module { header, declarations: BTreeMap::new(), seen: HashSet::new() }
    }

    /// Adds a type and all types it depends on.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Module {
        self.visit::<T>();
        self
    }

    /// For the test that keeps a generated file up to date: panics at the first line that differs from this module.
    /// With `UPDATE_EXPECT` set, it writes the file first.
    pub fn assert_fresh(&self, path: impl AsRef<Path>) {
        let (path, found) = (path.as_ref(), self.to_string());
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(path, &found).expect("the types can be written");
        }
        let expected = fs::read_to_string(path).expect("the generated file can be read");
        for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "line {}; UPDATE_EXPECT=1 rewrites the file", number + 1);
        }
        assert_eq!(found.lines().count(), expected.lines().count(), "UPDATE_EXPECT=1 rewrites the file");
    }
}

/// All our numbers are far below 2^53, so they fit a JavaScript `number`. Arrays above the limit become lists instead
/// of tuples.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(8)
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Types without an output path are built into TypeScript: numbers, lists, records.
        if T::output_path().is_some() {
            let name = T::ident(&config());
            let docs = T::docs().unwrap_or_default();
            self.declarations.insert(name, format!("{docs}export {}", T::decl(&config())));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.header.lines() {
            writeln!(f, "// {line}")?;
        }
        for declaration in self.declarations.values() {
            writeln!(f)?;
            declaration.lines().try_for_each(|line| writeln!(f, "{}", line.trim_end()))?;
        }
        Ok(())
    }
}
