//! The figures as drawings, one SVG file each.

mod lists;
mod phases;
mod points;
mod scores;
mod sheet;

use super::{POINTS, Report};

/// Every file that [`draw`] may write.
pub(super) const FILES: [&str; 4] = ["scores.svg", "points.svg", "phases.svg", "lists.svg"];

/// File names and drawings. A game that does not say where points came from has no drawing of it.
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

/// What stands under every title.
fn subtitle(report: &Report, what: &str) -> String {
    let figures = &report.figures;
    format!("{}, {} games with {} seats: {what}", report.game, figures.games, figures.seats.len())
}
