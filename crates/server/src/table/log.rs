//! The stored log of a table, read as far as this program can read it.

use game_core::{Record, Redrawn, Seat, record::Format};

use crate::{
    header::{Entry, Header},
    store::LogRow,
};

/// One line of the log. A line that a newer program wrote, or that is damaged, has a reason instead
/// of an entry.
#[derive(Clone, Debug)]
pub struct Line {
    pub at: i64,
    pub seat: Option<Seat>,
    pub kind: String,
    pub entry: Result<Entry, String>,
}

impl Line {
    pub fn read(stored: LogRow) -> Line {
        let entry = serde_json::from_str(&stored.body).map_err(|error| error.to_string());
        let seat = stored.seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        Line { at: stored.at, seat, kind: stored.kind, entry }
    }

    /// The action in its notation, if the line is an action.
    pub fn action(&self) -> Option<&str> {
        match &self.entry {
            Ok(Entry::Played { action, .. }) => Some(action),
            _ => None,
        }
    }
}

/// The indices of the lines that count, in order: a continued game leaves out what could not be
/// replayed.
pub fn counted(lines: &[Line]) -> Vec<usize> {
    let mut counted = Vec::new();
    let mut end = lines.len();
    while let Some(last) = end.checked_sub(1) {
        counted.push(last);
        end = match lines[last].entry {
            Ok(Entry::Continued { entries, .. }) => last.min(entries),
            _ => last,
        };
    }
    counted.reverse();
    counted
}

/// Applies an entry to `list`, which has one item for each action that still counts.
pub fn follow<T>(list: &mut Vec<T>, entry: &Entry, item: impl FnOnce(Seat, &str) -> T) {
    match entry {
        Entry::Played { seat, action, .. } => list.push(item(*seat, action)),
        Entry::Undone { turn, .. } if *turn < list.len() => {
            list.remove(*turn);
        }
        Entry::Rewound { turns, .. } => list.truncate(*turns),
        _ => {}
    }
}

/// Applies an entry, which is this line of the log, to the list of places where chance was drawn anew.
fn redraw(list: &mut Vec<Redrawn>, entry: &Entry, number: u64, turns: usize) {
    match entry {
        Entry::Undone { turn, .. } => {
            list.iter_mut().filter(|redrawn| redrawn.turns > *turn).for_each(|redrawn| redrawn.turns -= 1);
        }
        Entry::Rewound { redrawn: true, .. } | Entry::Continued { redrawn: true, .. } => {
            list.retain(|redrawn| redrawn.turns < turns);
            list.push(Redrawn { turns, number });
        }
        _ => {}
    }
}

/// The record according to the log, without consulting the rules.
pub fn record(header: &Header, lines: &[Line]) -> Record {
    let (mut actions, mut redrawn) = (Vec::new(), Vec::new());
    for place in counted(lines) {
        let Ok(entry) = &lines[place].entry else { continue };
        follow(&mut actions, entry, |seat, action| (seat, action.to_owned()));
        redraw(&mut redrawn, entry, place as u64, actions.len());
    }
    Record {
        format: Format,
        game: header.game.clone(),
        data: header.data.clone(),
        rules: header.rules,
        set: header.set.clone(),
        files: None,
        options: header.options.clone(),
        seats: header.names(),
        seed: header.seed(),
        dice: header.protocol.derivation(),
        redrawn,
        fair: Some(header.record_fair()),
        from: header.record_origin(),
        position: header.origin.as_ref().map(|origin| origin.position.clone()),
        actions,
        digest: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(entry: Entry) -> Line {
        Line { at: 0, seat: entry.seat(), kind: entry.kind().to_owned(), entry: Ok(entry) }
    }

    fn played(n: u8) -> Line {
        line(Entry::Played { seat: Seat(n % 2), action: n.to_string(), bot: None, request: None })
    }

    fn continued(entries: usize) -> Line {
        line(Entry::Continued { entries, lost: 0, rules: 2, redrawn: true })
    }

    #[test]
    fn what_a_continued_game_left_behind_does_not_count() {
        let mut lines = vec![line(Entry::Started), played(1), played(2), played(3), continued(2), played(4)];
        assert_eq!(counted(&lines), [0, 1, 4, 5]);
        // The rules changed again, and now even less can be replayed.
        lines.extend([continued(1), played(5)]);
        assert_eq!(counted(&lines), [0, 6, 7]);
        // An unreadable line hides only itself, and a number that makes no sense hides nothing.
        lines.push(Line { entry: Err("?".into()), ..played(6) });
        lines.push(continued(99));
        assert_eq!(counted(&lines), [0, 6, 7, 8, 9]);
    }

    #[test]
    fn a_list_follows_what_is_taken_back() {
        let entries = [played(0), played(1), played(2), line(Entry::Undone { seat: Seat(1), turn: 1 }), played(3)];
        let mut list = Vec::new();
        for (n, line) in entries.iter().enumerate() {
            follow(&mut list, line.entry.as_ref().expect("the entry was just made"), |_, _| n);
        }
        assert_eq!(list, [0, 2, 4]);
        follow(&mut list, &Entry::Rewound { seat: Seat(0), turns: 1, redrawn: true }, |_, _| 9);
        follow(&mut list, &Entry::Undone { seat: Seat(0), turn: 7 }, |_, _| 9);
        assert_eq!(list, [0]);
    }
}
