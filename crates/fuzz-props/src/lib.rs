//! What no input may break.
//!
//! Each property is a plain function of bytes that panics when something is wrong. `fuzz/` feeds them what coverage
//! finds interesting, for as long as one likes; `tests/short_fuzz.rs` feeds them the committed corpus and a few thousand
//! inputs that are the same every time, as a part of the tests.
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

use game_core::Session;

use self::bytes::Bytes;

/// Whatever any seat tries at any moment: listed is accepted, everything else is refused and changes nothing.
///
/// The first byte chooses a game and its options, the next eight are its seed, the rest is what is tried.
pub fn actions(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    games::with_game!(bytes.byte(), game => {
        let session = Session::new(game.clone(), bytes.seed());
        actions::check(&session, &mut bytes);
    });
}

/// The same from positions of well-developed colonies of both games, which bytes at random hardly ever play their way to.
///
/// The first byte chooses a position, the rest is what is tried.
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

/// Whatever a program sends to the engine: an answer to each line, and after an error the game is as it was.
///
/// The bytes are the lines, the first of which may name a game.
pub fn protocol(data: &[u8]) {
    protocol::check(data);
}

/// Whatever a record file holds: it is replayed, or refused with a reason.
///
/// Text that begins like JSON is read as a record. Anything else is a game to be played and recorded, and then changes
/// to the text of that record.
pub fn records(data: &[u8]) {
    if data.trim_ascii_start().starts_with(b"{") {
        records::check_text(&String::from_utf8_lossy(data));
        return;
    }
    let mut bytes = Bytes::new(data);
    games::with_game!(bytes.byte(), game => records::check_changed(game, &mut bytes));
}
