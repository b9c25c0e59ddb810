use crate::{run, stderr, stdout};

#[test]
fn without_arguments_it_says_what_can_be_run() {
    let output = run(&[], b"");
    assert!(output.status.success());
    for command in ["engine", "simulate", "replay", "data export", "data check"] {
        assert!(stdout(&output).contains(&format!("formicarium {command}")), "{command}");
    }
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let output = run(&["engine", "chess"], b"");
    assert!(!output.status.success());
    assert!(stderr(&output).contains("there is no such game; there is "), "{}", stderr(&output));
}
