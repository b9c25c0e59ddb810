//! Committed before told: whenever a program dies, what it told is stored.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use server::store::LogRow;

use crate::{
    common::place::{Place, store_writer},
    example::with_table,
};

pub(crate) async fn killing_a_writer_loses_nothing_it_told(place: Place) {
    let store = place.open().await;
    with_table(&store).await;
    store.close().await;
    let mut told = 0;
    for appends in [1, 7, 30, 100] {
        told = append_and_kill(&place.url, appends, told);
        let store = place.open().await;
        let log = store.log("t").await.unwrap();
        let length = log.len() as i64;
        // One append may have been stored but not yet told.
        assert!(length == told || length == told + 3, "{told} entries were told, {length} are stored");
        assert_eq!(log, (0..length).map(written).collect::<Vec<_>>());
        assert_eq!(store.table("t").await.unwrap().unwrap().summary, Some(length.to_string()));
        told = length;
        store.close().await;
    }
}

/// Runs the writer until it has reported this many appends, kills it, and returns the last length
/// it reported.
fn append_and_kill(url: &str, appends: usize, before: i64) -> i64 {
    let mut writer = Command::new(store_writer());
    let mut writer = writer.args([url, "append", "t"]).stdout(Stdio::piped()).spawn().expect("the writer starts");
    let mut lines = BufReader::new(writer.stdout.take().expect("its output is a pipe")).lines();
    let mut told = before;
    let read = |line: std::io::Result<String>| -> i64 {
        let line = line.expect("the output is text");
        line.parse().unwrap_or_else(|_| panic!("the writer stopped by itself: {line}"))
    };
    for _ in 0..appends {
        told = read(lines.next().expect("the writer goes on"));
    }
    // SIGKILL, in the middle of whatever it is doing now. Then read what it reported before it
    // died.
    writer.kill().expect("the writer is ours");
    lines.for_each(|line| told = read(line));
    writer.wait().expect("the writer ends");
    told
}

/// The entry that the writer writes with this number.
fn written(seq: i64) -> LogRow {
    LogRow { at: seq, seat: Some(seq % 3), kind: "acted".to_owned(), body: format!("{{\"entry\":{seq}}}") }
}
