//! A table whose log this program cannot replay to its end: a rule has been corrected since, or a
//! line cannot be read.
//!
//! Such a table stays in the store unchanged. It is shown as far as it replays, then as it is stored, and its players may
//! agree to continue from the last action that replays.

use game_core::{Record, Seat};

use super::log::{self, Line};
use crate::{
    error::Error,
    games,
    header::{Entry, Header, Holder},
    protocol::{self, ApiError, Status, StoredLine},
};

/// Where and why a log cannot be replayed any further.
#[derive(Clone, Debug)]
pub struct Stuck {
    /// The index in the log of the line that cannot be replayed.
    pub place: usize,
    /// How many actions could be replayed.
    pub turns: usize,
    pub error: ApiError,
    /// The whole log.
    pub lines: Vec<Line>,
}

impl Stuck {
    pub fn new(place: usize, turns: usize, error: ApiError, lines: &[Line]) -> Stuck {
        Stuck { place, turns, error, lines: lines.to_vec() }
    }

    /// The lines that cannot be replayed but still count.
    fn rest(&self) -> impl Iterator<Item = &Line> {
        log::counted(&self.lines).into_iter().filter(|&place| place >= self.place).map(|place| &self.lines[place])
    }

    /// The entry that continues the game from where it could be replayed.
    pub fn continued(&self, header: &Header) -> Entry {
        let lost = self.rest().filter(|line| line.action().is_some()).count();
        let rules = games::find(&header.game).map_or(header.rules, |game| game.rules());
        Entry::Continued { entries: self.place, lost, rules, redrawn: true }
    }

    /// Everything stored, as a record that may not replay.
    pub fn record(&self, header: &Header) -> Record {
        log::record(header, &self.lines)
    }

    /// Everything about it; [`hide`] then removes what the recipient may not know.
    pub fn told(&self, header: &Header, status: Status, agree: impl Iterator<Item = Seat>) -> protocol::Stuck {
        let line = |line: &Line| StoredLine {
            at: line.at,
            seat: line.seat,
            kind: line.kind.clone(),
            action: line.action().map(str::to_owned),
        };
        protocol::Stuck {
            turns: self.turns as u32,
            error: self.error.clone(),
            rules: header.rules,
            rules_now: games::find(&header.game).map(|game| game.rules()),
            // Without the start of the game there is nothing to continue from.
            can_continue: status == Status::Running && self.place > 0,
            agree: agree.collect(),
            record: true,
            rest: self.rest().map(line).collect(),
        }
    }
}

/// Why a line cannot be replayed, for clients. Unlike elsewhere they are told the details of an internal error.
pub(super) fn why(error: &Error) -> ApiError {
    match error {
        Error::Bug(_) => named("unreadable", error),
        error => error.told(),
    }
}

/// The error under a kind of its own, for which the page has a text.
pub(super) fn named(kind: &str, error: &Error) -> ApiError {
    ApiError { kind: kind.to_owned(), message: error.inside(), rule: None, values: None }
}

/// Whether a person may know everything stored about a game: once it is over, or if they play
/// against bots only.
pub fn may_know_all(header: &Header, status: Status, person: Option<&str>) -> bool {
    let mut people = header.seats.iter().filter_map(|holder| holder.person());
    let alone = |person: &str| header.seats_of(person).next().is_some() && people.all(|other| other == person);
    matches!(status, Status::Over | Status::Abandoned) || person.is_some_and(alone)
}

/// Hides the other players' secrets while the game runs: their later actions, and why the first of them is refused, may reveal
/// their hands, and the record contains the seed.
pub fn hide(stuck: &mut protocol::Stuck, header: &Header, status: Status, person: Option<&str>) {
    if may_know_all(header, status, person) {
        return;
    }
    let is_secret = |line: &StoredLine| {
        line.seat.is_some_and(|seat| header.holder(seat).and_then(Holder::person).is_none_or(|own| Some(own) != person))
    };
    stuck.record = false;
    if stuck.rest.first().is_some_and(is_secret) {
        // The rule itself reveals nothing about the action.
        stuck.error.message = "the details stay hidden while the game runs".to_owned();
        stuck.error.values = None;
    }
    for line in &mut stuck.rest {
        line.action = line.action.take().filter(|_| !is_secret(line));
    }
}
