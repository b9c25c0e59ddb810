//! Finds the entry and field at a position in TOML text.

use std::ops::Range;

use toml::de::{DeArray, DeTable, DeValue};

/// The path of the innermost value around this byte, as [`super::parse`] describes it. `None`
/// outside all values, and for text that is not TOML.
pub(super) fn at(text: &str, byte: usize) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let mut search = Search { byte, best: None };
    for (key, value) in table.get_ref() {
        search.visit(key.span(), key.get_ref());
        search.entries(key.get_ref(), value.span(), value.get_ref());
    }
    search.best.map(|(_, path)| path)
}

struct Search {
    byte: usize,
    /// The length and path of the shortest value found around the byte so far.
    best: Option<(usize, String)>,
}

impl Search {
    fn visit(&mut self, span: Range<usize>, path: &str) {
        // The end is included: an error may point just past a value.
        let closer = self.best.as_ref().is_none_or(|&(length, _)| span.len() <= length);
        if span.start <= self.byte && self.byte <= span.end && closer {
            self.best = Some((span.len(), path.to_owned()));
        }
    }

    /// A top-level item of a file: a plain value, a table, or a list of tables, each of which is an
    /// entry.
    fn entries(&mut self, name: &str, span: Range<usize>, value: &DeValue<'_>) {
        self.visit(span, name);
        match value {
            DeValue::Table(table) => self.fields(table, &format!("{name} ")),
            DeValue::Array(list) => {
                for (i, item) in list.iter().enumerate() {
                    let id = item.get_ref().get("id").and_then(|id| id.get_ref().as_str());
                    let entry = id.map_or_else(|| format!("{name}.{i}"), str::to_owned);
                    self.visit(item.span(), &entry);
                    self.inside(item.get_ref(), &format!("{entry} "));
                }
            }
            _ => {}
        }
    }

    fn fields(&mut self, table: &DeTable<'_>, before: &str) {
        for (key, value) in table {
            let path = format!("{before}{}", key.get_ref());
            self.visit(key.span(), &path);
            self.visit(value.span(), &path);
            self.inside(value.get_ref(), &format!("{path}."));
        }
    }

    fn items(&mut self, list: &DeArray<'_>, before: &str) {
        for (i, item) in list.iter().enumerate() {
            let path = format!("{before}{i}");
            self.visit(item.span(), &path);
            self.inside(item.get_ref(), &format!("{path}."));
        }
    }

    fn inside(&mut self, value: &DeValue<'_>, before: &str) {
        match value {
            DeValue::Table(table) => self.fields(table, before),
            DeValue::Array(list) => self.items(list, before),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
count = 2
[mat]
cubes = 36
[[card]]
id = \"swarm\"
effect = { place = { look = 3, sites = [1, 4] } }
[[setup]]
larvae = 7
";

    #[track_caller]
    fn check(part: &str, path: &str) {
        let byte = TEXT.find(part).expect("the text contains it");
        assert_eq!(at(TEXT, byte).as_deref(), Some(path), "{part}");
    }

    #[test]
    fn a_place_has_the_path_of_its_innermost_value() {
        check("2\n", "count");
        check("36", "mat cubes");
        check("\"swarm\"", "swarm id");
        check("effect", "swarm effect");
        check("3,", "swarm effect.place.look");
        check("4]", "swarm effect.place.sites.1");
        check("7", "setup.0 larvae");
        check("[[card]]", "swarm");
        assert_eq!(at("= 3", 0), None);
    }
}
