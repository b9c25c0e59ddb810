//! Tests of `formicarium load`.

use serde_json::Value;

use crate::{run, stderr, stdout};

#[test]
fn a_server_is_driven_and_measured() {
    let words = "load --json --tables 3 --watchers 4 --idle 5 --prelude 3 --seconds 1 --game march";
    let output = run(&words.split(' ').collect::<Vec<_>>(), b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let figures: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert!(figures["moves"].as_u64() > Some(0), "{figures}");
    assert_eq!(figures["acknowledged"]["n"], figures["moves"], "{figures}");
    for spread in ["acknowledged", "told", "watched"] {
        let ms = |name: &str| figures[spread][name].as_f64().unwrap_or_default();
        assert!(0.0 < ms("p50") && ms("p50") <= ms("p99") && ms("p99") <= ms("max"), "{figures}");
    }
    assert!(figures["memory"]["table"].as_u64() > Some(1024), "{figures}");
}

#[test]
fn at_a_rate_there_are_so_many_moves_and_no_more() {
    let words = "load --json --tables 4 --prelude 1 --seconds 2 --rate 10";
    let output = run(&words.split(' ').collect::<Vec<_>>(), b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let figures: Value = serde_json::from_str(&stdout(&output)).unwrap();
    let moves = figures["moves"].as_u64().unwrap_or_default();
    assert!((10..=25).contains(&moves), "{figures}");
}
