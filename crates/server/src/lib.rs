//! Tables, lobby, storage, HTTP and WebSocket.

pub mod store;
