//! The server as its clients meet it: over HTTP and WebSockets, with a real store.

mod clocks;
mod data;
mod fair;
mod lobby;
mod people;
mod replays;
mod restarts;
mod secrets;
mod sockets;
mod taking_back;
mod whole_games;
mod world;
