//! The provenance of each figure of a card or a hex: how we know it.
//!
//! An entry of the data gives it for the figures that are not reconstructed:
//!
//! ```toml
//! provenance = { name = "rulebook", cost = "box" }
//! checked = "2026-11-17"
//! ```
//!
//! `checked` is the day on which an owner compared the figures marked `box` with the box. Neither
//! key is part of the data hash: a better source does not change the data. [`Card::known`] and
//! [`HexFacts::known`] alone decide which figures there are.
//!
//! [`Card::known`]: super::Card::known
//! [`HexFacts::known`]: super::HexFacts::known

use std::collections::BTreeMap;

use game_core::Refused;

use crate::components::Provenance;

/// The `provenance` and `checked` of an entry. Figures not named there are reconstructed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources<F> {
    by_figure: BTreeMap<F, Provenance>,
    /// The day of the comparison with the box, as `2026-11-17`.
    pub checked: Option<String>,
}

impl<F: Copy + Ord> Sources<F> {
    pub(super) fn read(
        what: &str,
        by_figure: BTreeMap<F, Provenance>,
        checked: Option<String>,
    ) -> Result<Sources<F>, Refused> {
        match &checked {
            Some(day) if !is_day(day) => Err(Refused::new(
                format!("{what} checked"),
                format!("{day:?} is not a day; write it like \"2026-11-17\""),
            )),
            _ => Ok(Sources { by_figure, checked }),
        }
    }

    /// The provenance of a figure.
    pub fn how(&self, figure: F) -> Provenance {
        self.by_figure.get(&figure).copied().unwrap_or(Provenance::Reconstructed)
    }

    /// The provenance of all figures that are present according to `has`.
    pub(super) fn of(&self, all: impl IntoIterator<Item = F>, has: impl Fn(F) -> bool) -> BTreeMap<F, Provenance> {
        all.into_iter().filter(|&figure| has(figure)).map(|figure| (figure, self.how(figure))).collect()
    }
}

/// Checks for year, month and day with all their digits.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let digits = |part: &str, n: usize| part.len() == n && part.bytes().all(|byte| byte.is_ascii_digit());
    let number = |part: &str| part.parse::<u8>().unwrap_or(0);
    match parts[..] {
        [year, month, day] => {
            digits(year, 4)
                && digits(month, 2)
                && digits(day, 2)
                && (1..=12).contains(&number(month))
                && (1..=31).contains(&number(day))
        }
        _ => false,
    }
}
