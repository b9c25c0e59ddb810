//! Plots of the figures, one SVG file each.

pub(crate) mod curve;
mod lists;
mod phases;
mod points;
mod scores;
mod sheet;

use super::{POINTS, Report};

/// All files that [`draw`] may write.
pub(super) const FILES: [&str; 4] = ["scores.svg", "points.svg", "phases.svg", "lists.svg"];

/// File names and SVG texts. A game that does not count points by source gets no plot of them.
pub(super) fn draw(report: &Report) -> anyhow::Result<Vec<(&'static str, String)>> {
    let [scores_file, points_file, phases_file, lists_file] = FILES;
    let mut drawings = vec![(scores_file, scores::draw(report)?)];
    if let Some(points) = report.figures.group(POINTS) {
        drawings.push((points_file, points::draw(report, points)?));
    }
    drawings.push((phases_file, phases::draw(report)?));
    drawings.push((lists_file, lists::draw(report)?));
    Ok(drawings)
}

/// The line below each title.
fn subtitle(report: &Report, what: &str) -> String {
    let figures = &report.figures;
    format!("{}, {} games with {} seats: {what}", report.game, figures.games, figures.seats.len())
}
