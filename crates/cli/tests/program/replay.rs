use game_core::{Fresh, Game, Record, Seat, Seed, Session, testing::random_step, toy::Crumbs};

use crate::{folder, run, stderr, stdout};

fn finished() -> Record {
    let crumbs = Crumbs::new(Default::default(), &Crumbs::own_data()).unwrap();
    let mut session = Session::new(crumbs, Seed::from(3));
    session.set_names(vec!["Ada".into(), "Ben".into()]).unwrap();
    let mut dice = Fresh::new(3);
    while random_step(&mut session, &mut dice).unwrap() {}
    session.record()
}

#[test]
fn a_game_is_printed_with_its_standing() {
    let record = finished();
    let file = folder("replay").join("game.json");
    std::fs::write(&file, record.to_json()).unwrap();
    let output = run(&["replay", file.to_str().unwrap()], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let log = stdout(&output);
    assert!(log.contains("Gentian is Ada"), "{log}");
    assert!(log.contains("the bids are opened"), "{log}");
    assert!(log.contains("\n1. "), "{log}");
    assert!(log.ends_with(&format!("digest {}\n", record.digest.clone().unwrap())), "{log}");
    assert_eq!(stdout(&run(&["replay", "-"], record.to_json().as_bytes())), log);
}

#[test]
fn a_game_that_breaks_a_rule_is_printed_up_to_there() {
    let mut record = finished();
    record.actions.truncate(2);
    record.actions.push((Seat(1), "bid 1".into()));
    let output = run(&["replay", "-"], record.to_json().as_bytes());
    assert!(!output.status.success());
    assert!(stdout(&output).contains("the bids are opened"));
    let error = stderr(&output);
    assert!(error.contains("action 2, Vermilion \"bid 1\"") && error.contains("[bidding/open]"), "{error}");
}

#[test]
fn what_is_no_record_is_refused() {
    let check = |input: &[u8], mentions: &str| {
        let output = run(&["replay", "-"], input);
        assert!(!output.status.success());
        assert!(stderr(&output).contains(mentions), "{}", stderr(&output));
    };
    check(b"", "not a record");
    check(b"\xff", "standard input");
    check(b"{\"format\": 3}", "format 3");
    check(finished().to_json().replace("\"crumbs\"", "\"chess\"").as_bytes(), "there is no game");
    let mut record = finished();
    record.digest = Some("0".repeat(64));
    check(record.to_json().as_bytes(), "digest");
    let output = run(&["replay", "no-such-file.json"], b"");
    assert!(stderr(&output).contains("cannot read no-such-file.json"));
}

#[test]
fn a_name_cannot_forge_the_log() {
    let mut record = finished();
    record.seats[0] = "A\u{1b}[31m\nBen wins".into();
    let log = stdout(&run(&["replay", "-"], record.to_json().as_bytes()));
    assert!(log.contains("Gentian is A\u{fffd}[31m\u{fffd}Ben wins\n"), "{log}");
}
