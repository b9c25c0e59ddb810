//! Plots the decisions per phase and the number of legal actions.

use super::{
    super::Report,
    sheet::{INK, INK_2, LEFT, MOSS, MOSS_INK, PAPER, Pen, RIGHT, Scale, TOP, sheet},
    subtitle,
};

const ROW: i32 = 44;
const BAR: i32 = 26;
/// Room for the text on the right.
const WORDS: i32 = 250;
/// Phase labels are longer than seat labels.
const INDENT: i32 = 60;

pub(super) fn draw(report: &Report) -> anyhow::Result<String> {
    let phases = &report.figures.phases;
    let longest = phases.iter().map(|phase| phase.decisions_per_game).fold(0.0, f64::max);
    let left = LEFT + INDENT;
    let x = Scale::new((0.0, longest), (left, RIGHT - WORDS));
    let bottom = TOP + ROW * phases.len() as i32;
    let subtitle = subtitle(report, "mean per game, all seats together");
    sheet(bottom + 64, "Decisions by phase", &subtitle, |sheet| {
        sheet.x_axis(&x, TOP, bottom, "decisions per game")?;
        for (phase, idx) in phases.iter().zip(0..) {
            let middle = TOP + ROW * idx + ROW / 2;
            let end = x.at(phase.decisions_per_game);
            sheet.text(phase.phase, left - 16, middle, Pen::new(15.0, INK).right())?;
            sheet.bar((left, middle - BAR / 2), (end, middle + BAR / 2), MOSS, MOSS_INK)?;
            let count = format!("{:.1}", phase.decisions_per_game);
            sheet.bar((end + 2, middle - 9), (end + 10 + 8 * count.len() as i32, middle + 9), PAPER, PAPER)?;
            sheet.text(&count, end + 8, middle, Pen::new(15.0, INK).bold())?;
            let words = format!("among {:.1} actions, at most {}", phase.mean_list, phase.max_list);
            sheet.text(&words, RIGHT, middle, Pen::new(13.0, INK_2).right())?;
        }
        sheet.line((left, TOP), (left, bottom), INK, 2)
    })
}
