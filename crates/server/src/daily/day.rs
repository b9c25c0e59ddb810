//! Days, which begin at midnight UTC.

use serde::{Deserialize, Serialize};

use crate::{
    config::Config,
    error::{Error, Result},
    table::now_ms,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A day, as YYYY-MM-DD.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(String);

impl Day {
    pub fn today(config: &Config) -> Day {
        match &config.test_today {
            Some(day) => Day(day.clone()),
            None => Day::at(now_ms()),
        }
    }

    /// The day of a time in milliseconds since 1970.
    fn at(ms: i64) -> Day {
        // Days are counted from the first of March of the year 0, so that leap days come last in a year.
        let days = ms.div_euclid(DAY_MS) + 719_468;
        let era = days.div_euclid(146_097);
        let day_of_era = days.rem_euclid(146_097);
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        Day(format!("{year:04}-{month:02}-{day:02}"))
    }

    pub fn parse(text: &str) -> Result<Day> {
        let bytes = text.as_bytes();
        let dashes = bytes.len() == 10 && bytes[4] == b'-' && bytes[7] == b'-';
        let digits = bytes.iter().enumerate().all(|(n, byte)| n == 4 || n == 7 || byte.is_ascii_digit());
        if dashes && digits { Ok(Day(text.to_owned())) } else { Err(Error::bad("a day is written as YYYY-MM-DD")) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_begin_at_midnight() {
        let days = [
            (0, "1970-01-01"),
            (DAY_MS - 1, "1970-01-01"),
            (DAY_MS, "1970-01-02"),
            // date -ud 2000-02-29 +%s
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_794_959_999_999, "2026-11-17"),
            (1_794_960_000_000, "2026-11-18"),
            (4_107_542_399_999, "2100-02-28"),
            (4_107_542_400_000, "2100-03-01"),
        ];
        for (ms, day) in days {
            assert_eq!(Day::at(ms).as_str(), day);
        }
    }

    #[test]
    fn only_a_date_is_a_day() {
        assert_eq!(Day::parse("2026-11-18").unwrap().as_str(), "2026-11-18");
        for wrong in ["", "today", "2026-1-18", "2026/11/18", "2026-11-18 ", "20261118ab", "2026-11-1é"] {
            assert!(Day::parse(wrong).is_err(), "{wrong}");
        }
    }
}
