//! Tests of simulations, mostly of the toy game.

use std::{fs, path::Path, sync::atomic::AtomicBool};

use clap::Parser;
use game_core::toy::Crumbs;
use indicatif::ProgressBar;
use serde_json::Value;

use super::{OBJECTIVES, POINTS, Plan, Report, SimulateArgs, Tally, play, plots, run, run_named, table};

#[derive(Parser)]
struct Typed {
    #[command(flatten)]
    args: SimulateArgs,
}

/// The arguments as typed after `formicarium simulate crumbs`.
fn typed(line: &str) -> SimulateArgs {
    let words = ["simulate", "crumbs"].into_iter().chain(line.split_whitespace());
    Typed::try_parse_from(words).expect("arguments that can be parsed").args
}

fn plan(line: &str) -> Plan<Crumbs> {
    Plan::new(&typed(line)).expect("a plan that can be played")
}

fn played(line: &str) -> Tally {
    play(&plan(line), &AtomicBool::new(false), &ProgressBar::hidden()).expect("threads to play on").0
}

fn report(line: &str) -> Report {
    let plan = plan(line);
    let (tally, speed) = play(&plan, &AtomicBool::new(false), &ProgressBar::hidden()).expect("threads to play on");
    Report::new(&plan, &tally, speed)
}

#[track_caller]
fn refused(args: &SimulateArgs, sentence: &str) {
    let error = run::<Crumbs>(args).expect_err("a refusal");
    assert_eq!(format!("{error:#}"), sentence);
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    let line = "--players 4 --games 500 --seed 7 --options {\"rounds\":5} --threads";
    let [one, two, five] = [1, 2, 5].map(|n| report(&format!("{line} {n}")).figures);
    assert_eq!(one, two);
    assert_eq!(one, five);
}

#[test]
fn another_seed_is_another_run() {
    assert_ne!(report("--games 200 --seed 1").figures, report("--games 200 --seed 2").figures);
    assert_eq!(report("--games 200 --seed 1").figures, report("--games 200 --seed 1").figures);
}

#[test]
fn the_first_games_of_a_longer_run_are_those_of_a_shorter_one() {
    let (mut short, long) = (played("--games 100"), played("--games 101"));
    assert_eq!(long.n_games() - short.n_games(), 1);
    let decisions = long.n_decisions() - short.n_decisions();
    assert!((4..40).contains(&decisions), "{decisions} decisions in one game");
    short.add(long);
    assert_eq!(short.n_games(), 201);
}

#[test]
fn the_sums_add_up() {
    let report = report("--players 3 --games 300 --options {\"rounds\":4}");
    let figures = &report.figures;
    assert_eq!(figures.games, 300);
    assert_eq!(figures.phases.iter().map(|phase| phase.decisions).sum::<u64>(), figures.decisions);
    assert_eq!(figures.phases.iter().map(|phase| phase.phase).collect::<Vec<_>>(), ["bidding", "taking"]);
    assert_eq!(figures.phases[0].decisions, 300 * 4 * 3, "everybody bids once a round");
    assert_eq!((figures.phases[0].mean_list, figures.phases[0].max_list), (4.0, 4));
    for seat in &figures.seats {
        assert_eq!(seat.scores.values().sum::<u64>(), 300);
    }
    let shares: f64 = figures.seats.iter().map(|seat| seat.win_share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "win shares add up to {shares}");

    let points = figures.group(POINTS).expect("the toy says where points come from");
    assert_eq!(points.counters.iter().map(|counter| counter.total).sum::<i64>(), 300 * 4, "a point a round");
    for (idx, seat) in figures.seats.iter().enumerate() {
        let scored: i64 = seat.scores.iter().map(|(score, &n)| score * n as i64).sum();
        assert_eq!(points.counters.iter().map(|counter| counter.by_seat[idx]).sum::<i64>(), scored);
    }
    assert!(figures.group(OBJECTIVES).is_some());
}

#[test]
fn a_shared_victory_counts_in_parts() {
    // Two players and two rounds: one round each is a shared win.
    let figures = report("--players 2 --games 400").figures;
    let [first, second] = &figures.seats[..] else { panic!("two seats") };
    assert_eq!(first.shared_wins, second.shared_wins);
    assert!(first.shared_wins > 0);
    assert_eq!(first.wins + second.wins + first.shared_wins, 400);
    assert!((first.win_share - (first.wins as f64 + first.shared_wins as f64 / 2.0) / 400.0).abs() < 1e-12);
}

#[test]
fn a_raised_flag_stops_the_run() {
    let (tally, _) = play(&plan("--games 1000"), &AtomicBool::new(true), &ProgressBar::hidden()).expect("threads");
    assert_eq!(tally.n_games(), 0);
}

#[test]
fn the_json_holds_what_it_promises() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("figures.json");
    let mut args = typed("--players 3 --games 50 --seed 9 --threads 2");
    args.json = Some(file.clone());
    run::<Crumbs>(&args).expect("a run");
    let json: Value = serde_json::from_slice(&fs::read(file).expect("a file")).expect("valid JSON");
    assert_eq!(json["format"], 1);
    assert_eq!(json["game"], "crumbs");
    assert_eq!(json["options"]["players"], 3);
    assert_eq!(json["bots"], serde_json::json!(["random", "random", "random"]));
    assert_eq!((&json["games_asked"], &json["games"], &json["threads"]), (&50.into(), &50.into(), &2.into()));
    for speed in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(json[speed].as_f64().is_some_and(|number| number > 0.0), "{speed}: {}", json[speed]);
    }
    for (field, parts) in [
        ("seats", &["seat", "name", "score", "wins", "shared_wins", "win_share", "scores"][..]),
        ("phases", &["phase", "decisions", "decisions_per_game", "mean_list", "max_list", "lists"]),
        ("groups", &["group", "counters"]),
    ] {
        let entries = json[field].as_array().unwrap_or_else(|| panic!("{field} is a list"));
        assert!(!entries.is_empty());
        for (entry, part) in entries.iter().flat_map(|entry| parts.iter().map(move |part| (entry, part))) {
            assert!(entry.get(part).is_some(), "{field} has {part}");
        }
    }
    for part in ["mean", "sd", "min", "q1", "median", "q3", "max"] {
        assert!(json["decisions_per_game"][part].is_number() && json["seats"][0]["score"][part].is_number());
    }
}

#[test]
fn the_table_shows_every_seat_phase_and_group() {
    let text = table::table(&report("--players 4 --games 20 --seed 3"));
    for word in ["Gentian", "Vermilion", "Ivory", "Orchid", "bidding", "taking", "rounds won", "win share", "seed 3"] {
        assert!(text.contains(word), "{word} in\n{text}");
    }
    assert!(text.lines().all(|line| line == line.trim_end()), "no blanks at the end of lines");
}

#[test]
fn plots_are_drawings_with_words() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut args = typed("--players 4 --games 100");
    args.plots = Some(folder.path().join("new/folder"));
    run::<Crumbs>(&args).expect("a run");
    for name in plots::FILES {
        let svg = fs::read_to_string(folder.path().join("new/folder").join(name)).expect("a file");
        let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
        let texts: Vec<&str> = document.descendants().filter_map(|node| node.text()).map(str::trim).collect();
        assert!(texts.iter().any(|text| text.contains("100 games with 4 seats")), "{name}: {texts:?}");
    }
    let scores = fs::read_to_string(folder.path().join("new/folder/scores.svg")).expect("a file");
    assert!(scores.contains("Vermilion"));
}

#[test]
fn a_single_game_can_be_drawn() {
    assert_eq!(plots::draw(&report("--games 1")).expect("drawings").len(), plots::FILES.len());
}

#[test]
fn a_look_at_the_files_changes_nothing_in_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("kept.json");
    fs::write(&file, "kept").expect("a file");
    let mut args = typed("--games 10");
    args.json = Some(file.clone());
    args.plots = Some(file.join("below-a-file"));
    let error = run::<Crumbs>(&args).expect_err("a refusal");
    assert!(format!("{error:#}").starts_with("cannot write plots into "), "{error:#}");
    assert_eq!(fs::read_to_string(file).expect("a file"), "kept");
}

#[test]
fn every_game_of_the_house_can_be_simulated() {
    for id in crate::games::ids() {
        let mut args = typed("--games 2");
        args.table.game = id.to_owned();
        run_named(&args).unwrap_or_else(|error| panic!("{id}: {error:#}"));
    }
    let mut args = typed("--games 2");
    args.table.game = "chess".to_owned();
    let error = run_named(&args).expect_err("a refusal");
    assert!(error.to_string().starts_with("there is no game \"chess\"; the games are "), "{error}");
}

#[test]
fn what_cannot_be_is_refused_in_one_sentence() {
    refused(&typed("--games 0"), "--games 0: at least one game has to be played");
    refused(&typed("--threads 0"), "--threads 0: must be 1 to 1024");
    refused(&typed("--players 7"), "players: 7 is not between 2 and 4");
    refused(
        &typed("--bots clever"),
        "there is no bot \"clever\"; the bots are random, greedy, novice, casual, skilled, expert, master, mcts, cmd:PROGRAM and weights files",
    );
    refused(
        &typed("--players 4 --bots random,random"),
        "--bots names 2 bots for 4 seats: name one for all, or one per seat",
    );
    refused(&typed("--players 3 --options {\"players\":2}"), "players: --players 3 contradicts 2 in --options");
    let mut args = typed("--games 1");
    args.json = Some(Path::new("no/such/folder/figures.json").to_owned());
    refused(&args, "cannot write the figures to no/such/folder/figures.json: No such file or directory (os error 2)");
    let error = run::<Crumbs>(&typed("--options [1]")).expect_err("a refusal");
    assert!(error.to_string().starts_with("--options: not a JSON object"), "{error}");
    let error = run::<Crumbs>(&typed("--options {\"colour\":1}")).expect_err("a refusal");
    assert!(format!("{error:#}").starts_with("colour: unknown field `colour`"), "{error:#}");
}

#[test]
fn every_card_is_counted_with_what_it_brought() {
    let args = Typed::try_parse_from(["simulate", "march", "--players", "3", "--games", "60", "--check"]).unwrap().args;
    let plan = Plan::<march::March>::new(&args).expect("a plan that can be played");
    let (tally, speed) = play(&plan, &AtomicBool::new(false), &ProgressBar::hidden()).expect("nothing is broken");
    let report = Report::new(&plan, &tally, speed);
    let cards = &report.figures.cards;
    assert_eq!(cards.len(), march::CardId::ALL.len());
    let played: u64 = cards.iter().map(|card| card.played).sum();
    assert!(played > 300, "{played} cards were played in 60 games");
    // Points from goals and cards count as points by card, and so do points that a card collects from a site.
    let by_card: f64 = cards.iter().map(|card| card.points.unwrap_or(0.0) * card.played as f64).sum();
    let points = report.figures.group(POINTS).expect("the game says where points come from");
    let of =
        |name: &str| points.counters.iter().find(|counter| counter.name == name).map_or(0, |counter| counter.total);
    assert!(by_card.round() as i64 >= of("goals") + of("cards") && of("goals") > 0);
    assert!(table::table(&report).contains("unending_brood"));
}

#[test]
fn component_data_can_come_from_a_folder() {
    let missing = Plan::<Crumbs>::new(&typed("--data no/such/folder")).unwrap_err();
    assert!(format!("{missing:#}").contains("no/such/folder"), "{missing:#}");
}
