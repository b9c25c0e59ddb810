//! Writes an owner's corrections into the TOML files, preserving comments and order.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use toml_edit::{Array, DocumentMut, InlineTable, Item, TableLike, Value};

use crate::game::{DataFiles, Refused};

/// A field of a data file that differs from the owner's box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    pub file: String,
    /// The `id` of the entry, or the name of a stand-alone table.
    pub entry: String,
    pub field: String,
    /// The complete new value; `null` removes the field.
    pub value: Json,
}

impl Correction {
    /// The path of the field, as refusals write it.
    pub fn what(&self) -> String {
        format!("{}: {} {}", self.file, self.entry, self.field)
    }
}

/// Applies a correction to its file. The entry's `provenance` then lists `group`, the group of
/// figures that the field belongs to, as taken from the box, and `checked` gives the date.
pub fn correct(files: &mut DataFiles, correction: &Correction, group: &str, date: &str) -> Result<(), Refused> {
    let Correction { file, entry, field, value } = correction;
    let refuse = |why: String| Refused::new(correction.what(), why);
    let text = files.get_mut(file).ok_or_else(|| Refused::new(file, "there is no such file"))?;
    let mut document: DocumentMut = text.parse().map_err(|error| refuse(format!("{error}")))?;
    let table = find(&mut document, entry).ok_or_else(|| refuse("there is no such entry".to_owned()))?;
    match written(value).map_err(refuse)? {
        Some(value) => match table.get_mut(field).and_then(Item::as_value_mut) {
            // Keep the spacing and comments around the old value.
            Some(old) => {
                let decor = old.decor().clone();
                *old = value;
                *old.decor_mut() = decor;
            }
            None => {
                table.insert(field, Item::Value(value));
            }
        },
        None => {
            table.remove(field);
        }
    }
    let provenance = table.entry("provenance").or_insert(Item::Value(InlineTable::new().into()));
    if let Some(provenance) = provenance.as_table_like_mut() {
        provenance.insert(group, Item::Value("box".into()));
    }
    table.insert("checked", Item::Value(date.into()));
    *text = document.to_string();
    Ok(())
}

/// Writes a number outside all entries, such as their count.
pub fn set_number(files: &mut DataFiles, file: &str, key: &str, number: i64) -> Result<(), Refused> {
    let text = files.get_mut(file).ok_or_else(|| Refused::new(file, "there is no such file"))?;
    let mut document: DocumentMut = text.parse().map_err(|error| Refused::new(file, format!("{error}")))?;
    document[key] = toml_edit::value(number);
    *text = document.to_string();
    Ok(())
}

/// The entry with this `id` in any list of the file, or the table of this name.
fn find<'a>(document: &'a mut DocumentMut, entry: &str) -> Option<&'a mut dyn TableLike> {
    let is_it = |table: &dyn TableLike| table.get("id").and_then(Item::as_str) == Some(entry);
    for (name, item) in document.iter_mut() {
        match item {
            Item::ArrayOfTables(list) => {
                if let Some(table) = list.iter_mut().find(|table| is_it(*table)) {
                    return Some(table);
                }
            }
            Item::Table(table) if name.get() == entry => return Some(table),
            _ => {}
        }
    }
    None
}

/// Converts JSON to TOML; `None` for `null`.
fn written(value: &Json) -> Result<Option<Value>, String> {
    let inner = |value: &Json| written(value)?.ok_or_else(|| "only a whole field can be null".to_owned());
    Ok(Some(match value {
        Json::Null => return Ok(None),
        Json::Bool(yes) => Value::from(*yes),
        Json::Number(number) => Value::from(number.as_i64().ok_or("numbers must be whole")?),
        Json::String(text) => Value::from(text.as_str()),
        Json::Array(list) => Value::Array(list.iter().map(inner).collect::<Result<Array, String>>()?),
        Json::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| Ok((name.as_str(), inner(value)?)));
            Value::InlineTable(fields.collect::<Result<InlineTable, String>>()?)
        }
    }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const TEXT: &str = "# The heads.\ncount = 1\n\n[[card]]\nid = \"amazon\"\ncost = 1 # as printed\nsites = [\n  1,\n]\n\n[mat]\nants = 3\n";

    fn corrected(entry: &str, field: &str, value: Json) -> Result<String, Refused> {
        let mut files = DataFiles::from([("heads.toml".to_owned(), TEXT.to_owned())]);
        let (file, entry, field) = ("heads.toml".to_owned(), entry.to_owned(), field.to_owned());
        correct(&mut files, &Correction { file, entry, field, value }, "figures", "2026-11-17")?;
        set_number(&mut files, "heads.toml", "count", 2)?;
        Ok(files.remove("heads.toml").unwrap())
    }

    #[test]
    fn only_the_corrected_figure_changes() {
        const MARK: &str = "provenance = { figures = \"box\" }\nchecked = \"2026-11-17\"\n";
        let cost = TEXT.replace("count = 1", "count = 2").replace("cost = 1", "cost = 2");
        assert_eq!(corrected("amazon", "cost", json!(2)).unwrap(), cost.replace("]\n\n", &format!("]\n{MARK}\n")));
        let ants = TEXT.replace("count = 1", "count = 2").replace("ants = 3\n", &format!("ants = 4\n{MARK}"));
        assert_eq!(corrected("mat", "ants", json!(4)).unwrap(), ants);
    }

    #[test]
    fn fields_are_added_taken_away_and_replaced_by_whole_values() {
        let added = corrected("amazon", "effect", json!({ "gain": { "food": 2 } })).unwrap();
        assert!(added.contains("effect = { gain = { food = 2 } }"), "{added}");
        assert!(!corrected("amazon", "cost", Json::Null).unwrap().contains("cost"));
        let sites = corrected("amazon", "sites", json!([{ "kind": "food" }, { "kind": "larva", "control": true }]));
        assert!(sites.unwrap().contains("sites = [{ kind = \"food\" }, { control = true, kind = \"larva\" }]"));
    }

    #[test]
    fn what_cannot_be_written_is_refused_by_name() {
        let why = |entry, value| corrected(entry, "cost", value).unwrap_err().to_string();
        assert_eq!(why("nobody", json!(1)), "heads.toml: nobody cost: there is no such entry");
        assert_eq!(why("amazon", json!(1.5)), "heads.toml: amazon cost: numbers must be whole");
        assert_eq!(why("amazon", json!([null])), "heads.toml: amazon cost: only a whole field can be null");
    }
}
