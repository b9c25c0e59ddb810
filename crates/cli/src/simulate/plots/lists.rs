//! Plots the number of legal actions per decision.

use super::{
    super::Report,
    sheet::{INK, INK_2, LINE, MOSS, MOSS_INK, Pen, RIGHT, STONE, STONE_INK, Scale, TOP, round, sheet},
    subtitle,
};

const HEIGHT: i32 = 300;
const LEFT: i32 = 90;
/// Up to this length every number has its own column; beyond it, each doubling is split into two columns.
const SINGLE: usize = 12;

pub(super) fn draw(report: &Report) -> anyhow::Result<String> {
    let figures = &report.figures;
    let longest = figures.phases.iter().map(|phase| phase.max_list).max().unwrap_or(1);
    let columns = columns(longest);
    let share = |&(low, high): &(usize, usize)| {
        let counts = figures.phases.iter().flat_map(|phase| phase.lists.range(low..=high)).map(|(_, n)| n);
        100.0 * counts.sum::<u64>() as f64 / figures.decisions.max(1) as f64
    };
    let shares: Vec<f64> = columns.iter().map(share).collect();

    let bottom = TOP + HEIGHT;
    let x = Scale::new((0.0, columns.len() as f64), (LEFT, RIGHT));
    let y = Scale::new((0.0, shares.iter().copied().fold(0.0, f64::max)), (bottom, TOP + 24));
    let subtitle = subtitle(report, "share of decisions by number of actions to choose from");
    sheet(bottom + 70, "How many choices", &subtitle, |sheet| {
        for tick in y.ticks(6) {
            sheet.line((LEFT, y.at(tick)), (RIGHT, y.at(tick)), LINE, 1)?;
            sheet.text(&format!("{} %", round(tick)), LEFT - 10, y.at(tick), Pen::new(13.0, INK_2).right())?;
        }
        for (idx, (&column, &share)) in columns.iter().zip(&shares).enumerate() {
            let (left, right) = (x.at(idx as f64) + 3, x.at(idx as f64 + 1.0) - 3);
            // A single legal action is not a choice.
            let (fill, edge) = if column == (1, 1) { (STONE, STONE_INK) } else { (MOSS, MOSS_INK) };
            sheet.bar((left, y.at(share)), (right, bottom), fill, edge)?;
            let middle = (left + right) / 2;
            sheet.text(&format!("{share:.1}"), middle, y.at(share) - 10, Pen::new(12.0, INK).centre())?;
            sheet.text(&name(column), middle, bottom + 16, Pen::new(12.0, INK_2).centre())?;
        }
        sheet.line((LEFT, bottom), (RIGHT, bottom), INK, 2)?;
        sheet.text("actions to choose from", (LEFT + RIGHT) / 2, bottom + 44, Pen::new(14.0, INK_2).centre())
    })
}

fn name((low, high): (usize, usize)) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// Columns from a single action to the longest list.
fn columns(longest: usize) -> Vec<(usize, usize)> {
    let mut columns: Vec<(usize, usize)> = (1..=longest.min(SINGLE)).map(|len| (len, len)).collect();
    let mut ends = [16, 24].into_iter().cycle().zip(0..).map(|(end, n): (usize, u32)| end << (n / 2));
    while let Some(&(_, last)) = columns.last()
        && last < longest
    {
        let end = ends.next().expect("the ends are infinite");
        columns.push((last + 1, end));
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn columns_meet_and_reach_the_longest_list() {
        for longest in 1..600 {
            let columns = columns(longest);
            assert_eq!(columns[0].0, 1);
            assert!(columns.windows(2).all(|pair| pair[0].1 + 1 == pair[1].0));
            assert!(columns.last().is_some_and(|&(low, high)| low <= longest && longest <= high));
        }
    }
}
