//! Properties that no input may break.
//!
//! Each property is a plain function of bytes that panics on a failure. `fuzz/` runs them under coverage-guided
//! fuzzing, for as long as you like. `tests/short_fuzz.rs` runs them on the committed corpus and a few thousand
//! reproducible inputs, as part of the tests.
#![forbid(unsafe_code)]

mod actions;
mod bytes;
#[path = "../../myrmes/tests/all/suite/developed.rs"]
mod developed_positions;
mod games;
#[path = "../../march/tests/all/suite/developed.rs"]
mod grown_meadows;
mod protocol;
mod records;
mod world;

use game_core::Session;

use self::bytes::Bytes;

/// Whatever any seat tries at any moment: listed actions are accepted, all others are refused and change nothing.
///
/// The first byte chooses a game and its options, the next eight are its seed, and the rest decides what is tried.
pub fn actions(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    games::with_game!(bytes.byte(), game => {
        let session = Session::new(game.clone(), bytes.seed());
        actions::check(&session, &mut bytes);
    });
}

/// Like [`actions`](fn@actions), but from positions of well-developed colonies of both games, which random bytes almost
/// never reach.
///
/// The first byte chooses a position, and the rest decides what is tried.
pub fn developed(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let number = usize::from(bytes.byte());
    let (games, place) = (number % 2, number / 2);
    if games == 0 {
        actions::check(&games::DEVELOPED[place % games::DEVELOPED.len()], &mut bytes);
    } else {
        actions::check(&games::GROWN[place % games::GROWN.len()], &mut bytes);
    }
}

/// Whatever a program sends to the engine: each line gets an answer, and an error leaves the game unchanged.
///
/// The bytes are the lines; the first may name a game.
pub fn protocol(data: &[u8]) {
    protocol::check(data);
}

/// Whatever a record file contains: it is replayed, or refused with a reason.
///
/// Text that starts like JSON is read as a record. Any other input is a game to play and record, followed by changes to
/// the text of that record.
pub fn records(data: &[u8]) {
    if data.trim_ascii_start().starts_with(b"{") {
        records::check_text(&String::from_utf8_lossy(data));
        return;
    }
    let mut bytes = Bytes::new(data);
    games::with_game!(bytes.byte(), game => records::check_changed(game, &mut bytes));
}

/// Whatever is sent to the API, the answer is never an error of the server, and a refusal says why.
///
/// The first line is the method and the path, the rest is the body.
pub fn requests(data: &[u8]) {
    world::request(data);
}

/// Whatever is sent over the socket of a table: offered actions are taken, the table goes on, and others can connect.
///
/// Each line is a message.
pub fn messages(data: &[u8]) {
    world::messages(data);
}

/// Whatever header and log a table has in the store: it can be asked for, and the others are still listed.
///
/// The first line is the header, the others are entries of the log.
pub fn stored(data: &[u8]) {
    world::stored(data);
}
