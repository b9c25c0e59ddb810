//! The short fuzz run: the committed corpus, mutations of it, and noise; the same inputs every time.

use std::{fs, panic, path::Path};

use game_core::{Chance, Fresh};

/// Inputs per property.
const N_INPUTS: u64 = 4000;
/// The same for those that a server answers, which takes a millisecond or more.
const N_TO_THE_SERVER: u64 = 600;
const MAX_LEN: u32 = 600;

#[test]
fn actions() {
    feed("actions", fuzz_props::actions);
}

#[test]
fn developed() {
    feed("developed", fuzz_props::developed);
}

#[test]
fn records() {
    feed("records", fuzz_props::records);
}

#[test]
fn protocol() {
    feed("protocol", fuzz_props::protocol);
}

#[test]
fn requests() {
    feed_some("requests", fuzz_props::requests, N_TO_THE_SERVER);
}

#[test]
fn messages() {
    feed_some("messages", fuzz_props::messages, N_TO_THE_SERVER);
}

#[test]
fn stored() {
    feed_some("stored", fuzz_props::stored, N_TO_THE_SERVER);
}

fn feed(target: &str, property: fn(&[u8])) {
    feed_some(target, property, N_INPUTS);
}

fn feed_some(target: &str, property: fn(&[u8]), n_inputs: u64) {
    let corpus = corpus(target);
    for (name, input) in &corpus {
        attempt(property, input, name);
    }
    for number in 0..n_inputs {
        attempt(property, &input(&corpus, number), &format!("{target}, input {number}"));
    }
}

/// Runs the property. Prints a failing input in a form that can be saved and used again.
fn attempt(property: fn(&[u8]), input: &[u8], name: &str) {
    if let Err(cause) = panic::catch_unwind(|| property(input)) {
        eprintln!("{name} broke the property: b\"{}\"", input.escape_ascii());
        panic::resume_unwind(cause);
    }
}

/// The files of `fuzz/corpus`, sorted by name.
fn corpus(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut corpus: Vec<(String, Vec<u8>)> = files
        .map(|file| {
            let file = file.expect("an entry of the folder").path();
            (file.display().to_string(), fs::read(&file).expect("a file that can be read"))
        })
        .collect();
    assert!(!corpus.is_empty(), "{} is empty", folder.display());
    corpus.sort();
    corpus
}

/// Noise, or a corpus entry with a few bytes changed.
fn input(corpus: &[(String, Vec<u8>)], number: u64) -> Vec<u8> {
    let mut chance = Fresh::new(number.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let mut byte = |n: u32| chance.below(n);
    if number.is_multiple_of(2) {
        let len = byte(MAX_LEN);
        return (0..len).map(|_| byte(256) as u8).collect();
    }
    let mut input = corpus[byte(corpus.len() as u32) as usize].1.clone();
    for _ in 0..=byte(6) {
        let at = byte(input.len() as u32 + 1) as usize;
        match byte(4) {
            0 if at < input.len() => drop(input.remove(at)),
            1 => input.truncate(at),
            2 => input.insert(at, byte(256) as u8),
            _ if at < input.len() => input[at] = byte(256) as u8,
            _ => {}
        }
    }
    input
}
