//! Plots points by source: a stacked bar per seat, with losses to the left of zero.

use super::{
    super::{Group, Report},
    sheet::{INK, INK_2, LEFT, Pen, RIGHT, SOURCES, Scale, Sheet, TOP, round, sheet},
    subtitle,
};

const ROW: i32 = 58;
const BAR: i32 = 36;
const LEGEND_COLUMN: i32 = 286;
const LEGEND_ROW: i32 = 24;
/// Room for the total at the end of a bar.
const SUM: i32 = 64;
/// Narrower segments have no room for their number.
const MIN_LABELLED: i32 = 34;

pub(super) fn draw(report: &Report, points: &Group) -> anyhow::Result<String> {
    let seats = &report.figures.seats;
    let means: Vec<Vec<f64>> = (0..seats.len()).map(|seat| seat_means(report, points, seat)).collect();
    let total = |wanted: fn(&f64) -> bool| means.iter().map(move |seat| seat.iter().copied().filter(wanted).sum());
    let low = total(|&amount| amount < 0.0).fold(0.0, f64::min);
    let high = total(|&amount| amount > 0.0).fold(0.0, f64::max);
    let x = Scale::new((low, high), (LEFT, RIGHT - SUM));

    let bottom = TOP + ROW * seats.len() as i32;
    let n_legend_rows = points.counters.len().div_ceil(3) as i32;
    let height = bottom + 80 + LEGEND_ROW * n_legend_rows;
    sheet(height, "Points by source", &subtitle(report, "mean per game"), |sheet| {
        sheet.x_axis(&x, TOP, bottom, "points")?;
        for ((seat, means), idx) in seats.iter().zip(&means).zip(0..) {
            let middle = TOP + ROW * idx + ROW / 2;
            sheet.text(&seat.name, LEFT - 16, middle, Pen::new(17.0, INK).bold().right())?;
            stack(sheet, &x, means, middle)?;
        }
        sheet.line((x.at(0.0), TOP), (x.at(0.0), bottom), INK, 2)?;
        legend(sheet, report, points, bottom + 72)
    })
}

fn seat_means(report: &Report, points: &Group, seat: usize) -> Vec<f64> {
    let games = report.figures.games.max(1) as f64;
    points.counters.iter().map(|counter| counter.by_seat[seat] as f64 / games).collect()
}

fn stack(sheet: &Sheet<'_>, x: &Scale, means: &[f64], middle: i32) -> anyhow::Result<()> {
    let (mut gained, mut lost) = (0.0, 0.0);
    for (idx, &mean) in means.iter().enumerate() {
        let end = if mean < 0.0 { &mut lost } else { &mut gained };
        let (from, to) = (x.at(*end), x.at(*end + mean));
        *end += mean;
        if from == to {
            continue;
        }
        sheet.bar((from, middle - BAR / 2), (to, middle + BAR / 2), colour(idx), INK_2)?;
        if (to - from).abs() >= MIN_LABELLED {
            sheet.text(&format!("{mean:.1}"), (from + to) / 2, middle, Pen::new(13.0, INK).centre())?;
        }
    }
    let sum = format!("= {:.1}", means.iter().sum::<f64>());
    sheet.text(&sum, x.at(gained) + 10, middle, Pen::new(15.0, INK).bold())
}

fn legend(sheet: &Sheet<'_>, report: &Report, points: &Group, top: i32) -> anyhow::Result<()> {
    let seat_games = (report.figures.games.max(1) * report.figures.seats.len().max(1) as u64) as f64;
    for (idx, counter) in points.counters.iter().enumerate() {
        let (left, middle) = (48 + LEGEND_COLUMN * (idx as i32 % 3), top + LEGEND_ROW * (idx as i32 / 3));
        sheet.bar((left, middle - 7), (left + 22, middle + 7), colour(idx), INK_2)?;
        let text = format!("{}: {}", counter.name, round(counter.total as f64 / seat_games));
        sheet.text(&text, left + 32, middle, Pen::new(14.0, INK))?;
    }
    Ok(())
}

fn colour(source: usize) -> plotters::style::RGBColor {
    SOURCES[source % SOURCES.len()]
}
