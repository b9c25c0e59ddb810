//! Summary statistics of a distribution.

use serde::Serialize;

use super::tally::Histogram;

/// Mean, standard deviation and quartiles of a distribution of whole numbers, exact until the last division.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Summary {
    pub mean: f64,
    /// Sample standard deviation; 0 for a single value.
    pub sd: f64,
    pub min: i64,
    pub q1: f64,
    pub median: f64,
    pub q3: f64,
    pub max: i64,
}

impl Summary {
    /// `None` for an empty histogram.
    pub(super) fn of<T: Copy + Ord + TryInto<i64>>(histogram: &Histogram<T>) -> Option<Summary> {
        let values: Vec<(i64, u64)> = histogram
            .iter()
            .filter(|&(_, &count)| count > 0)
            .map(|(&value, &count)| (value.try_into().unwrap_or(i64::MAX), count))
            .collect();
        let (&(min, _), &(max, _)) = (values.first()?, values.last()?);
        let total =
            |power: u32| -> i128 { values.iter().map(|&(v, n)| i128::from(v).pow(power) * i128::from(n)).sum() };
        let (n, sum, squares) = (total(0), total(1), total(2));
        let variance = if n > 1 { (n * squares - sum * sum) as f64 / (n * (n - 1)) as f64 } else { 0.0 };
        let quartile = |k| quartile(&values, n as u64, k);
        Some(Summary {
            mean: sum as f64 / n as f64,
            sd: variance.sqrt(),
            min,
            q1: quartile(1),
            median: quartile(2),
            q3: quartile(3),
            max,
        })
    }
}

/// The k-th quartile of the sorted values, by linear interpolation.
fn quartile(values: &[(i64, u64)], n: u64, k: u64) -> f64 {
    let (rank, quarters) = ((n - 1) * k / 4, (n - 1) * k % 4);
    let (low, high) = (value_at(values, rank), value_at(values, (rank + 1).min(n - 1)));
    low as f64 + (high - low) as f64 * quarters as f64 / 4.0
}

fn value_at(values: &[(i64, u64)], rank: u64) -> i64 {
    let mut seen = 0;
    let is_reached = |&&(_, count): &&(i64, u64)| {
        seen += count;
        seen > rank
    };
    values.iter().find(is_reached).expect("the rank is below the number of values").0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(values: &[i64]) -> Summary {
        let mut histogram = Histogram::new();
        values.iter().for_each(|&value| *histogram.entry(value).or_default() += 1);
        Summary::of(&histogram).expect("some values")
    }

    #[test]
    fn quartiles_lie_between_neighbours_in_proportion() {
        let s = summary(&[1, 2, 3, 4]);
        assert_eq!((s.min, s.q1, s.median, s.q3, s.max), (1, 1.75, 2.5, 3.25, 4));
        let s = summary(&[-3, -3, 0, 10, 12]);
        assert_eq!((s.min, s.q1, s.median, s.q3, s.max), (-3, -3.0, 0.0, 10.0, 12));
    }

    #[test]
    fn the_standard_deviation_is_that_of_a_sample() {
        let s = summary(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(s.mean, 5.0);
        assert!((s.sd - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(summary(&[7]).sd, 0.0);
    }

    #[test]
    fn nothing_counted_has_no_summary() {
        assert_eq!(Summary::of(&Histogram::<i64>::new()), None);
    }
}
