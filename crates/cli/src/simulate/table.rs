//! The figures as a text table.

use std::fmt::Write as _;

use super::{CardFigures, Figures, Group, PhaseFigures, Report, SeatFigures, Summary};

/// All figures of a run, for people.
pub(super) fn table(report: &Report) -> String {
    let mut text = heading(report);
    let figures = &report.figures;
    section(&mut text, "Scores", &scores(figures));
    for group in &figures.groups {
        section(&mut text, &format!("{} (mean per game)", capitalised(group.group)), &counters(group, figures));
    }
    if !figures.cards.is_empty() {
        section(&mut text, "Cards", &cards(figures));
    }
    section(&mut text, "Game length", &length(figures));
    section(&mut text, "Decisions", &phases(figures));
    text
}

fn heading(report: &Report) -> String {
    let (figures, speed) = (&report.figures, &report.speed);
    let games = if report.is_partial() {
        format!("{} of {} games (stopped early)", figures.games, report.games_asked)
    } else {
        format!("{} games", figures.games)
    };
    format!(
        "{}, {} seats, bots {}, seed {}\n{games} in {:.2} s on {} {}: {:.0} games/s, {:.0} decisions/s\n",
        report.game,
        figures.seats.len(),
        report.bots.join(","),
        short_seed(&report.seed),
        speed.seconds,
        speed.threads,
        if speed.threads == 1 { "thread" } else { "threads" },
        speed.games_per_second,
        speed.decisions_per_second,
    )
}

/// A seed that was given as a small number is shown as that number; both forms are valid seeds.
fn short_seed(seed: &str) -> String {
    match u64::from_str_radix(seed.trim_start_matches('0'), 16) {
        Ok(number) => number.to_string(),
        Err(_) if seed.trim_start_matches('0').is_empty() => "0".to_owned(),
        Err(_) => seed.to_owned(),
    }
}

fn section(text: &mut String, title: &str, rows: &[Vec<String>]) {
    // The first row is the heading; skip the section if there is no other.
    if rows.len() > 1 {
        write!(text, "\n{title}\n{}", aligned(rows)).expect("a string takes all that is written");
    }
}

/// The first column is left-aligned, the others are right-aligned.
fn aligned(rows: &[Vec<String>]) -> String {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..n_columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            text += &if column == 0 { format!("  {cell:<width$}") } else { format!("  {cell:>width$}") };
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

const SUMMARY: [&str; 7] = ["mean", "sd", "min", "q1", "median", "q3", "max"];

fn summary_cells(summary: Option<&Summary>) -> Vec<String> {
    let Some(s) = summary else { return vec!["-".to_owned(); SUMMARY.len()] };
    vec![
        format!("{:.2}", s.mean),
        format!("{:.2}", s.sd),
        s.min.to_string(),
        plain(s.q1),
        plain(s.median),
        plain(s.q3),
        s.max.to_string(),
    ]
}

/// Quartiles are multiples of a quarter, so two decimals are exact.
fn plain(number: f64) -> String {
    format!("{number:.2}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn row<'a>(cells: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    cells.into_iter().map(str::to_owned).collect()
}

fn scores(figures: &Figures) -> Vec<Vec<String>> {
    let heading = row(["seat"].into_iter().chain(SUMMARY).chain(["won alone", "shared", "win share"]));
    let percent = |part: f64| format!("{:.1} %", 100.0 * part);
    let line = |seat: &SeatFigures| {
        let of_games = |n: u64| percent(n as f64 / figures.games.max(1) as f64);
        let mut cells = vec![seat.name.clone()];
        cells.extend(summary_cells(seat.score.as_ref()));
        cells.extend([of_games(seat.wins), of_games(seat.shared_wins), percent(seat.win_share)]);
        cells
    };
    [heading].into_iter().chain(figures.seats.iter().map(line)).collect()
}

fn counters(group: &Group, figures: &Figures) -> Vec<Vec<String>> {
    let games = figures.games.max(1) as f64;
    let names = figures.seats.iter().map(|seat| seat.name.as_str());
    let heading = row([""].into_iter().chain(names).chain(["all seats"]));
    let line = |name: &str, by_seat: &[i64]| {
        let total: i64 = by_seat.iter().sum();
        let mean = |&amount: &i64| format!("{:.2}", amount as f64 / games);
        let mut cells = vec![name.to_owned()];
        cells.extend(by_seat.iter().map(mean));
        cells.push(mean(&total));
        cells
    };
    let mut rows = vec![heading];
    rows.extend(group.counters.iter().map(|counter| line(&counter.name, &counter.by_seat)));
    if group.counters.len() > 1 {
        let seats = 0..figures.seats.len();
        let sums: Vec<i64> = seats.map(|i| group.counters.iter().map(|counter| counter.by_seat[i]).sum()).collect();
        rows.push(line("sum", &sums));
    }
    rows
}

fn cards(figures: &Figures) -> Vec<Vec<String>> {
    let mean = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.2}"));
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let line = |card: &CardFigures| {
        vec![
            card.card.to_owned(),
            percent(card.played_share),
            mean(card.points),
            mean(card.score_with),
            mean(card.score_without),
            card.first_share.map_or("-".to_owned(), percent),
        ]
    };
    let mut rows = vec![row(["", "played by", "its points", "score with", "score without", "came first"])];
    rows.extend(figures.cards.iter().map(line));
    rows
}

fn length(figures: &Figures) -> Vec<Vec<String>> {
    let mut cells = vec!["decisions per game".to_owned()];
    cells.extend(summary_cells(figures.decisions_per_game.as_ref()));
    vec![row([""].into_iter().chain(SUMMARY)), cells]
}

fn phases(figures: &Figures) -> Vec<Vec<String>> {
    let line = |phase: &PhaseFigures| {
        vec![
            phase.phase.to_owned(),
            format!("{:.2}", phase.decisions_per_game),
            format!("{:.2}", phase.mean_list),
            phase.max_list.to_string(),
        ]
    };
    let mut rows = vec![row(["phase", "per game", "mean list", "max list"])];
    rows.extend(figures.phases.iter().map(line));
    let actions: f64 = figures.phases.iter().map(|phase| phase.mean_list * phase.decisions as f64).sum();
    rows.push(vec![
        "all phases".to_owned(),
        format!("{:.2}", figures.decisions as f64 / figures.games.max(1) as f64),
        format!("{:.2}", actions / figures.decisions.max(1) as f64),
        figures.phases.iter().map(|phase| phase.max_list).max().unwrap_or(0).to_string(),
    ]);
    rows
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
