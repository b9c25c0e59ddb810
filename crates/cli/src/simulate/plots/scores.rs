//! Plots the distribution of scores, one row per seat on a common axis.

use std::collections::BTreeMap;

use super::{
    super::{Report, SeatFigures},
    sheet::{INK, INK_2, LEFT, LINE, Pen, RIGHT, SEATS, Scale, Sheet, TOP, sheet},
    subtitle,
};

const ROW: i32 = 112;
/// Wider distributions are drawn in steps of several points.
const MAX_STEPS: i64 = 120;

pub(super) fn draw(report: &Report) -> anyhow::Result<String> {
    let seats = &report.figures.seats;
    let scores = || seats.iter().flat_map(|seat| seat.scores.keys().copied());
    let (min, max) = (scores().min().unwrap_or(0), scores().max().unwrap_or(0));
    let step = step(max - min + 1);
    let (low, high) = (min.div_euclid(step) * step, (max.div_euclid(step) + 1) * step);
    let x = Scale::new((low as f64, high as f64), (LEFT, RIGHT));
    let rows: Vec<BTreeMap<i64, u64>> = seats.iter().map(|seat| stepped(&seat.scores, step)).collect();
    let tallest = rows.iter().flat_map(BTreeMap::values).copied().max().unwrap_or(0);

    let bottom = TOP + ROW * seats.len() as i32;
    let unit = if step == 1 { "score".to_owned() } else { format!("score, in steps of {step}") };
    let subtitle = subtitle(report, "share of games by score; the long mark is the median");
    sheet(bottom + 64, "Scores by seat", &subtitle, |sheet| {
        sheet.x_axis(&x, TOP, bottom, &unit)?;
        for ((seat, counts), idx) in seats.iter().zip(&rows).zip(0..) {
            let base = TOP + ROW * (idx + 1);
            let y = Scale::new((0.0, tallest as f64), (base, base - ROW + 24));
            sheet.shape(outline(counts, step, &x, &y), SEATS[seat.seat.idx()].0, SEATS[seat.seat.idx()].1)?;
            sheet.line((LEFT, base), (RIGHT, base), LINE, 1)?;
            label(sheet, seat, &x, base)?;
        }
        Ok(())
    })
}

fn label(sheet: &Sheet<'_>, seat: &SeatFigures, x: &Scale, base: i32) -> anyhow::Result<()> {
    sheet.text(&seat.name, LEFT - 16, base - 58, Pen::new(17.0, INK).bold().right())?;
    let won = format!("wins {:.1} %", 100.0 * seat.win_share);
    sheet.text(&won, LEFT - 16, base - 16, Pen::new(13.0, INK_2).right())?;
    let Some(score) = &seat.score else { return Ok(()) };
    sheet.text(&format!("mean {:.1}", score.mean), LEFT - 16, base - 36, Pen::new(13.0, INK_2).right())?;
    let median = x.at(score.median + 0.5);
    sheet.line((median, base - ROW + 16), (median, base + 4), INK, 2)
}

/// The smallest round step that keeps the plot legible.
fn step(range: i64) -> i64 {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
    steps.into_iter().find(|step| range / step <= MAX_STEPS).unwrap_or(1)
}

fn stepped(scores: &BTreeMap<i64, u64>, step: i64) -> BTreeMap<i64, u64> {
    let mut counts = BTreeMap::new();
    for (score, n) in scores {
        *counts.entry(score.div_euclid(step) * step).or_default() += n;
    }
    counts
}

/// The outline of the columns, from the baseline and back to it.
fn outline(counts: &BTreeMap<i64, u64>, step: i64, x: &Scale, y: &Scale) -> Vec<(i32, i32)> {
    let mut points = Vec::new();
    for (&score, &n) in counts {
        let (left, right, top) = (x.at(score as f64), x.at((score + step) as f64), y.at(n as f64));
        match points.last() {
            Some(&(last, _)) if last == left => {}
            Some(&(last, _)) => points.extend([(last, y.at(0.0)), (left, y.at(0.0))]),
            None => points.push((left, y.at(0.0))),
        }
        points.extend([(left, top), (right, top)]);
    }
    if let Some(&(last, _)) = points.last() {
        points.push((last, y.at(0.0)));
    }
    points
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn wide_ranges_are_drawn_in_round_steps() {
        assert_eq!([1, 120, 121, 300, 700, 5000].map(step), [1, 1, 2, 5, 10, 50]);
    }
}
