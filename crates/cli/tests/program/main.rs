//! Tests of the compiled program.

mod bots;
mod data;
mod engine;
mod errors;
#[cfg(target_os = "linux")]
mod load;
mod operate;
mod protocol;
mod replay;
mod serve;
mod simulate;
#[cfg(unix)]
mod strangers;
mod validate;
mod verify;

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

fn formicarium(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_formicarium"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // Every test begins with a store of its own.
    command.env("FORMICARIUM_CREATE_STORE", "true");
    command
}

/// Runs the program to its end with this standard input.
fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = formicarium(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Write from another thread: the program may answer before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // Ignore the error of a program that closes its input unread.
    let _ = writer.join().unwrap();
    output
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Creates an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}
