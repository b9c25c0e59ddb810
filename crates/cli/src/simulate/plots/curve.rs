//! Plots strength over training: the share of wins against greedy, and the margin in points.

use ai::model::Point;

use super::sheet::{INK, INK_2, LEFT, MOSS_INK, Pen, RIGHT, SEATS, Scale, TOP, round, sheet};

const HEIGHT: i32 = 480;
const BOTTOM: i32 = HEIGHT - 70;

/// The curve of a training run.
pub(crate) fn draw(title: &str, curve: &[Point]) -> anyhow::Result<String> {
    let last = curve.iter().map(|point| f64::from(point.minutes)).fold(1.0, f64::max);
    let margins = curve.iter().map(|point| f64::from(point.margin));
    let (low, high) = margins.fold((0.0f64, 1.0f64), |(low, high), margin| (low.min(margin), high.max(margin)));
    let x = Scale::new((0.0, last), (LEFT, RIGHT - 60));
    let wins = Scale::new((0.0, 100.0), (BOTTOM, TOP));
    let margin = Scale::new((low, high), (BOTTOM, TOP));
    let (wins_colour, margin_colour) = (SEATS[0].0, MOSS_INK);
    sheet(HEIGHT, title, "strength in the course of the training, against greedy", |sheet| {
        sheet.x_axis(&x, TOP, BOTTOM, "minutes")?;
        for tick in wins.ticks(5) {
            sheet.text(&format!("{} %", round(tick)), LEFT - 12, wins.at(tick), Pen::new(13.0, INK_2).right())?;
        }
        for tick in margin.ticks(5) {
            sheet.text(&format!("{} points", round(tick)), RIGHT - 52, margin.at(tick), Pen::new(13.0, INK_2))?;
        }
        for pair in curve.windows(2) {
            let at = |point: &Point, y: i32| (x.at(point.minutes.into()), y);
            let won = |point: &Point| at(point, wins.at(100.0 * f64::from(point.wins)));
            let ahead = |point: &Point| at(point, margin.at(point.margin.into()));
            sheet.line(won(&pair[0]), won(&pair[1]), wins_colour, 3)?;
            sheet.line(ahead(&pair[0]), ahead(&pair[1]), margin_colour, 3)?;
        }
        sheet.line((LEFT, BOTTOM + 60), (LEFT + 30, BOTTOM + 60), wins_colour, 3)?;
        sheet.text("wins", LEFT + 38, BOTTOM + 60, Pen::new(14.0, INK))?;
        sheet.line((LEFT + 110, BOTTOM + 60), (LEFT + 140, BOTTOM + 60), margin_colour, 3)?;
        sheet.text("margin", LEFT + 148, BOTTOM + 60, Pen::new(14.0, INK))
    })
}
