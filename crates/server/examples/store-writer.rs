//! A program that uses the store and can be killed while it does, for the tests.
//!
//! `store-writer URL open` opens the store. `store-writer URL append TABLE` appends to the log of a
//! table for ever, three entries at a time, and prints the length of the log after each time. An
//! error is printed and ends the program.

use std::io::{Write, stdout};

use server::store::{LogRow, Store, StoreError, TableChange};

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [url, "open"] => Store::open(url).await.map(|_| ()),
        [url, "append", table] => append(url, table).await,
        _ => panic!("store-writer URL open | URL append TABLE"),
    };
    if let Err(error) = done {
        println!("{error}");
        std::process::exit(1);
    }
}

async fn append(url: &str, table: &str) -> Result<(), StoreError> {
    let store = Store::open(url).await?;
    let mut length = store.log(table).await?.len() as i64;
    loop {
        let entries = [length, length + 1, length + 2].map(|seq| LogRow {
            at: seq,
            seat: Some(seq % 3),
            kind: "acted".to_owned(),
            body: format!("{{\"entry\":{seq}}}"),
        });
        let change = TableChange { summary: Some((length + 3).to_string()), ..TableChange::default() };
        store.append(table, length, &entries, Some(change)).await?;
        length += 3;
        // Print it only once it is stored, as the server does for players.
        println!("{length}");
        stdout().flush().expect("standard output can be written to");
    }
}
