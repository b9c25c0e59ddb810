//! Corrections by the owner of a box, written into the files and marked as read from the box.

use game_core::{
    DataFiles, Refused,
    data::{self, Correction},
};

use super::cards;

/// The fields that can be read from a card or a hex. Everything else is ours: ids, kinds of effects, explanations.
const FIELDS: [&str; 16] = [
    "name",
    "cost",
    "payment",
    "ferocity",
    "centipede_symbol",
    "effect",
    "slumber",
    "points",
    "number",
    "kind",
    "tunnels",
    "sites",
    "centipede",
    "wormhole",
    "front",
    "reverse",
];

/// The files with these corrections and the resulting number of centipede symbols.
pub(crate) fn correct(files: &DataFiles, corrections: &[Correction], date: &str) -> Result<DataFiles, Refused> {
    if !is_date(date) {
        return Err(Refused::new("date", "a date is written as YYYY-MM-DD"));
    }
    let mut corrected = files.clone();
    for correction in corrections {
        if !FIELDS.contains(&correction.field.as_str()) {
            return Err(Refused::new(correction.what(), "this cannot be corrected"));
        }
        data::correct(&mut corrected, correction, group_of(&correction.field), date)?;
    }
    cards::recount(&mut corrected)?;
    Ok(corrected)
}

/// The group of figures a field belongs to.
fn group_of(field: &str) -> &str {
    match field {
        "slumber" => "effect",
        "centipede" | "wormhole" => "icons",
        "front" | "reverse" => "tunnels",
        other => other,
    }
}

fn is_date(text: &str) -> bool {
    let is_at_home = |(at, byte): (usize, u8)| if matches!(at, 4 | 7) { byte == b'-' } else { byte.is_ascii_digit() };
    text.len() == 10 && text.bytes().enumerate().all(is_at_home)
}
