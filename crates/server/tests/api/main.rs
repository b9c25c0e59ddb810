//! The server as its clients meet it: over HTTP and WebSockets, with a real store.

// Each test crate uses its own part of it.
#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;

mod admin;
mod archive;
mod chat;
mod clocks;
mod daily;
mod data;
mod deals;
mod devices;
mod examples;
mod failure;
mod fair;
mod hints;
mod lessons;
mod lobby;
mod nodes;
mod notes;
mod people;
mod play_on;
mod proxies;
mod puzzles;
mod replays;
mod restarts;
mod reviews;
mod seat_requests;
mod secrets;
mod sockets;
mod strangers;
mod stuck;
mod taking_back;
mod upgrades;
mod whatif;
mod whole_games;
mod world;
