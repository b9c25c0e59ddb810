//! `store-opener URL`, a program for the tests: opens a store. An error is printed and ends the program.

use server::store::Store;

#[tokio::main]
async fn main() {
    let url = std::env::args().nth(1).expect("store-opener URL");
    if let Err(error) = Store::open(&url).await {
        println!("{error}");
        std::process::exit(1);
    }
}
