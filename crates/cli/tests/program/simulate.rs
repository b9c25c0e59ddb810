use std::{
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
    assert_eq!(stderr(&output), "", "no bar where there is no terminal");
}

#[test]
fn with_json_on_the_standard_output_there_is_nothing_else() {
    let output = run(&["simulate", "crumbs", "--games", "100", "--json", "-"], b"");
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(json["games"], 100);
    assert!(stderr(&output).contains("100 games in "), "the table is on the other one");
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
