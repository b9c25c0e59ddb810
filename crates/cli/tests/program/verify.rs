//! `formicarium verify`: an honest game passes, and every lie is found, some only with what was kept.

use std::{fs, path::PathBuf};

use game_core::Game;
use game_core::{
    Dice, Record, Session,
    record::Fair,
    toy::{self, Crumbs},
};
use serde_json::{Value, json};
use server::fair::{self, Bytes32, Protocol};

use crate::{folder, run, stderr, stdout};

fn bytes(n: u8) -> Bytes32 {
    Bytes32::from_bytes(&[n; 32])
}

fn text(value: &Bytes32) -> String {
    value.as_str().to_owned()
}

/// A game of two that was played to its end with these parts; `None` has committed to nothing.
fn game(protocol: Protocol, secret: u8, parts: [Option<u8>; 2]) -> Record {
    let parts = parts.map(|part| part.map(bytes));
    let seed = fair::seed(protocol, &bytes(secret), &parts);
    let game = Crumbs::new(toy::Options::default(), &Crumbs::own_data()).expect("the default options");
    let mut session = Session::with_dice(game, Dice::new(seed, protocol.derivation(), Vec::new()));
    while let Some(seat) = session.to_act().first() {
        let action = session.legal(seat)[0];
        session.apply(seat, action).expect("it is legal");
    }
    let fair = Fair {
        protocol: protocol.into(),
        secret: text(&bytes(secret)),
        commitments: parts.iter().map(|part| part.as_ref().map(|part| text(&fair::commitment(part)))).collect(),
        contributions: parts.iter().map(|part| part.as_ref().map(text)).collect(),
    };
    Record { fair: Some(fair), ..session.record() }
}

/// What the browser of the first player kept of the honest game.
fn kept() -> Value {
    let hash = |n| text(&fair::commitment(&bytes(n)));
    json!({
        "format": 1,
        "table": "abc",
        "commitment": hash(9),
        "commitments": [hash(1), hash(2)],
        "own": { "contribution": text(&bytes(1)), "revealed": true },
    })
}

struct Files(PathBuf);

impl Files {
    fn new(name: &str) -> Files {
        Files(folder(name))
    }

    /// Verifies the record; returns whether it passed, and what was said.
    fn verify(&self, record: &Record, kept: Option<&Value>) -> (bool, String) {
        let (game, dice) = (self.0.join("game.json"), self.0.join("dice.json"));
        fs::write(&game, record.to_json()).unwrap();
        let mut args = vec!["verify", game.to_str().unwrap()];
        if let Some(kept) = kept {
            fs::write(&dice, kept.to_string()).unwrap();
            args.extend(["--kept", dice.to_str().unwrap()]);
        }
        let output = run(&args, b"");
        (output.status.success(), stdout(&output) + &stderr(&output))
    }
}

#[test]
fn an_honest_game_is_proven_to_whoever_added_to_it() {
    let files = Files::new("verify-honest");
    let record = game(Protocol::Committed, 9, [Some(1), Some(2)]);
    let (passed, said) = files.verify(&record, Some(&kept()));
    assert!(passed && said.contains("Fair: nobody could choose these dice"), "{said}");
    assert!(said.contains("the game replays to its recorded end with these dice"), "{said}");
    let (passed, said) = files.verify(&record, None);
    assert!(passed && said.contains("Consistent:"), "{said}");
    // Kept before the others had committed: nobody says that they were bound.
    let mut early = kept();
    early["commitments"] = Value::Null;
    let (passed, said) = files.verify(&record, Some(&early));
    assert!(passed && said.contains("Consistent:"), "{said}");
}

#[test]
fn lies_that_follow_from_themselves_are_found_by_what_was_kept() {
    let files = Files::new("verify-lies");
    let lies = [
        (game(Protocol::Committed, 8, [Some(1), Some(2)]), "does not have the hash you were shown"),
        (game(Protocol::Committed, 9, [Some(1), Some(3)]), "not those you were shown"),
        (game(Protocol::Committed, 9, [Some(4), Some(2)]), "what you added is not in the seed"),
        (game(Protocol::Committed, 9, [None, Some(2)]), "what you added is not in the seed"),
    ];
    for (lie, found) in lies {
        let (passed, said) = files.verify(&lie, None);
        assert!(passed && said.contains("Consistent:"), "{said}");
        let (passed, said) = files.verify(&lie, Some(&kept()));
        assert!(!passed && said.contains(found), "{found}: {said}");
    }
}

#[test]
fn a_record_that_contradicts_itself_is_refused() {
    let files = Files::new("verify-contradictions");
    let honest = game(Protocol::Committed, 9, [Some(1), Some(2)]);
    let changed = |change: &dyn Fn(&mut Record, &mut Fair)| {
        let mut record = honest.clone();
        let mut fair = record.fair.take().expect("it says so");
        change(&mut record, &mut fair);
        Record { fair: Some(fair), ..record }
    };
    let other = game(Protocol::Committed, 9, [Some(1), Some(3)]);
    let records = [
        (changed(&|record, _| record.seed = other.seed), "the seed does not follow"),
        (changed(&|_, fair| fair.contributions[1] = Some(text(&bytes(3)))), "not what its player had committed to"),
        (changed(&|_, fair| fair.commitments.truncate(1)), "not what its player had committed to"),
        (changed(&|record, _| record.dice = Protocol::AtOnce.derivation()), "in the way of this protocol"),
        (changed(&|record, _| record.digest = Some("0".repeat(64))), "does not replay with these dice"),
        (changed(&|_, fair| fair.secret = "abc".to_owned()), "64 lowercase hexadecimal digits"),
        (changed(&|_, fair| fair.protocol = 7), "protocols 1 and 2"),
    ];
    for (record, found) in records {
        let (passed, said) = files.verify(&record, None);
        assert!(!passed && said.contains(found), "{found}: {said}");
    }
    let (passed, said) = files.verify(&Record { fair: None, ..honest }, None);
    assert!(!passed && said.contains("does not say what its seed was made of"), "{said}");
}

#[test]
fn what_is_not_proven_is_said() {
    let files = Files::new("verify-notes");
    let mut withheld = game(Protocol::Committed, 9, [Some(1), None]);
    withheld.fair.as_mut().unwrap().commitments[1] = Some(text(&fair::commitment(&bytes(2))));
    let (passed, said) = files.verify(&withheld, Some(&kept()));
    assert!(passed && said.contains("could choose among 2 seeds"), "{said}");
    // Games from before everybody committed first.
    let mut before = game(Protocol::AtOnce, 9, [Some(1), Some(2)]);
    before.fair.as_mut().unwrap().commitments.clear();
    let mut seen = kept();
    seen["commitments"] = Value::Null;
    let (passed, said) = files.verify(&before, Some(&seen));
    assert!(passed && said.contains("protocol 1") && said.contains("Consistent:"), "{said}");
    let (passed, said) = files.verify(&game(Protocol::Committed, 9, [None, None]), None);
    assert!(passed && said.contains("the server alone made the seed"), "{said}");
    // A newer page may write more.
    seen["format"] = json!(2);
    let (passed, said) = files.verify(&before, Some(&seen));
    assert!(!passed && said.contains("reads format 1"), "{said}");
}
