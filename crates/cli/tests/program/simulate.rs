use std::{
    fs,
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

use crate::{folder, formicarium, run, stderr, stdout};

#[test]
fn it_prints_a_table() {
    let output = run(&["simulate", "crumbs", "--players", "3", "--games", "100", "--seed", "1"], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).starts_with("crumbs, 3 seats, bots random,random,random, seed 1\n100 games in "));
    assert_eq!(stderr(&output), "", "no bar without a terminal");
}

#[test]
fn with_json_on_the_standard_output_there_is_nothing_else() {
    let output = run(&["simulate", "crumbs", "--games", "100", "--json", "-"], b"");
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(json["games"], 100);
    assert!(stderr(&output).contains("100 games in "), "the table is on standard error");
}

#[test]
fn what_cannot_be_is_one_line_and_no_success() {
    for wrong in [
        &["simulate", "crumbs", "--games", "0"][..],
        &["simulate", "crumbs", "--players", "9"],
        &["simulate", "crumbs", "--bots", "clever"],
        &["simulate", "chess"],
        &["simulate", "crumbs", "--json", "no/such/folder/f.json"],
    ] {
        let output = run(wrong, b"");
        assert!(!output.status.success(), "{wrong:?}");
        assert_eq!(stderr(&output).lines().count(), 1, "{wrong:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn every_game_can_be_kept_and_replayed() {
    for (game, games) in [("crumbs", 11), ("myrmes", 2), ("march", 2)] {
        let dir = folder(&format!("simulate-records-{game}")).join("new");
        let (dir_arg, n_games) = (dir.to_str().unwrap(), games.to_string());
        let args = ["simulate", game, "--games", &n_games, "--seed", "7", "--bots", "random", "--records", dir_arg];
        let output = run(&args, b"");
        assert!(output.status.success(), "{}", stderr(&output));
        let mut names: Vec<_> = fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().path()).collect();
        names.sort();
        assert_eq!(names.len(), games);
        for (number, file) in names.iter().enumerate() {
            let digits = (games - 1).to_string().len();
            assert_eq!(file.file_name().unwrap().to_str().unwrap(), format!("{game}-{number:0digits$}.json"));
            let replayed = run(&["replay", file.to_str().unwrap()], b"");
            assert!(replayed.status.success(), "{}", stderr(&replayed));
            assert!(stdout(&replayed).contains("Gentian is random"), "{}", stdout(&replayed));
            assert!(stdout(&replayed).contains("\n1. "), "a whole game has a standing");
        }
        // Keeping the records does not change the figures. A second run into the same folder is refused.
        let table = |output: &Output| stdout(output).lines().skip(2).collect::<Vec<_>>().join("\n");
        assert_eq!(table(&output), table(&run(&args[..8], b"")));
        let again = run(&args, b"");
        assert!(!again.status.success() && stderr(&again).contains("is not empty"), "{}", stderr(&again));
    }
}

#[test]
fn records_that_cannot_be_written_are_refused_before_the_first_game() {
    let file = folder("simulate-records-file").join("file");
    fs::write(&file, "").unwrap();
    for folder in [file.clone(), file.join("inside")] {
        let output = run(&["simulate", "crumbs", "--games", MANY, "--records", folder.to_str().unwrap()], b"");
        assert!(!output.status.success());
        assert!(stderr(&output).contains("cannot write records into"), "{}", stderr(&output));
        assert_eq!(stderr(&output).lines().count(), 1);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_there_is_so_far() {
    // A busy machine may be slow to start the program; retry with more time.
    let output = [1, 4, 15].into_iter().map(interrupted_after).find(|output| output.status.success());
    let output = output.expect("a run that can be interrupted");
    assert!(stdout(&output).contains(&format!(" of {MANY} games (stopped early) in ")), "{}", stdout(&output));
}

/// More games than the test could ever finish.
const MANY: &str = "1000000000000";

fn interrupted_after(seconds: u64) -> Output {
    let mut child = formicarium(&["simulate", "crumbs", "--games", MANY, "--threads", "2"]).spawn().unwrap();
    thread::sleep(Duration::from_secs(seconds));
    let sent = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status().unwrap();
    assert!(sent.success());
    let started = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if started.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
            panic!("it does not stop");
        }
        thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().unwrap()
}

/// The check that the file is writable, before the first game, must not remove a link whose target does not exist yet.
#[cfg(unix)]
#[test]
fn a_link_to_a_new_file_stays_a_link() {
    let dir = folder("simulate-link");
    let link = dir.join("figures.json");
    std::os::unix::fs::symlink("elsewhere.json", &link).unwrap();
    let output = run(&["simulate", "crumbs", "--games", "10", "--json", link.to_str().unwrap()], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(link.is_symlink());
    assert!(std::fs::metadata(dir.join("elsewhere.json")).unwrap().len() > 0);
}
