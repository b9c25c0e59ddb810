//! `formicarium validate`: checks that this program can still replay games played earlier.

use std::{
    fmt, fs,
    io::{IsTerminal, Write, stderr, stdout},
    path::{Path, PathBuf},
};

use anyhow::{Result, bail};
use clap::Args;
use game_core::{BadRecord, Failure, Record};
use indicatif::ProgressBar;
use server::validate::Verdict;

use crate::{games, simulate::progress_bar};

/// Without a terminal for a progress bar, a line of progress is printed after this many games.
const LINE_EVERY: usize = 1000;

#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(false))]
pub struct Validate {
    /// The store of a server: sqlite:FILE or postgres://USER@HOST/DATABASE. It is only read, and may be in use
    #[arg(long, value_name = "URL", group = "what")]
    store: Option<String>,
    /// The key file of that server, which games that are not over need; by default where the server has it
    #[arg(long, value_name = "FILE", requires = "store")]
    secrets_key_file: Option<PathBuf>,
    /// Record files
    #[arg(value_name = "FILE", group = "what")]
    files: Vec<PathBuf>,
}

pub fn run(args: &Validate) -> Result<()> {
    let mut report = Report::default();
    match &args.store {
        Some(url) => {
            server::validate::store(url, args.secrets_key_file.as_deref(), |of, id, verdict| {
                report.hear(of, &format!("table {id}"), Found::of(verdict));
            })?;
        }
        None => {
            for file in &args.files {
                report.hear(args.files.len(), &file.display().to_string(), check(file));
            }
        }
    }
    report.finish()
}

/// The result for one game.
enum Found {
    Replayed,
    NotBegun,
    /// Each kind of failure comes with its reason.
    Stuck(String),
    Otherwise(String),
    Unreadable(String),
}

impl Found {
    fn of(verdict: &Verdict) -> Found {
        match verdict {
            Verdict::NotBegun => Found::NotBegun,
            Verdict::Replayed { .. } => Found::Replayed,
            Verdict::Stuck { turns, rules, error } => {
                let rule = error.rule.as_ref().map(|rule| format!(" [{rule}]")).unwrap_or_default();
                Found::Stuck(format!("rules version {rules}, action {turns}: {}{rule}", error.message))
            }
            Verdict::EndsOtherwise { was, is } => Found::Otherwise(format!("ended {was:?}, but now ends {is:?}")),
            Verdict::Unreadable { why } => Found::Unreadable(why.clone()),
        }
    }
}

fn check(file: &Path) -> Found {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return Found::Unreadable(error.to_string()),
    };
    let record = match Record::from_json(&text) {
        Ok(record) => record,
        Err(bad) => return Found::Unreadable(bad.to_string()),
    };
    let Some(game) = games::find(&record.game) else {
        return Found::Unreadable(format!("there is no game {:?}", record.game));
    };
    match game.load(&record, None) {
        Ok(_) => Found::Replayed,
        Err(Failure::BadRecord(bad)) if matches!(bad.cause(), BadRecord::Digest { .. }) => {
            Found::Otherwise(bad.to_string())
        }
        Err(failure) => Found::Stuck(failure.to_string()),
    }
}

/// The results so far. Failures are printed as they occur.
#[derive(Default)]
struct Report {
    replayed: usize,
    not_begun: usize,
    stuck: usize,
    otherwise: usize,
    unreadable: usize,
    bar: Option<ProgressBar>,
}

impl Report {
    fn total(&self) -> usize {
        self.replayed + self.not_begun + self.failed()
    }

    fn failed(&self) -> usize {
        self.stuck + self.otherwise + self.unreadable
    }

    fn hear(&mut self, of: usize, name: &str, found: Found) {
        let (count, sentence) = match found {
            Found::Replayed => (&mut self.replayed, None),
            Found::NotBegun => (&mut self.not_begun, None),
            Found::Stuck(why) => (&mut self.stuck, Some(format!("no longer replays: {why}"))),
            Found::Otherwise(why) => (&mut self.otherwise, Some(format!("ends differently: {why}"))),
            Found::Unreadable(why) => (&mut self.unreadable, Some(format!("cannot be read: {why}"))),
        };
        *count += 1;
        self.progress(of);
        if let Some(sentence) = sentence {
            // Data from a store or file must not send control codes to the terminal.
            let line = format!("{name} {sentence}").replace(char::is_control, "\u{fffd}");
            let print = || writeln!(stdout(), "{line}").ok();
            self.bar.as_ref().map_or_else(print, |bar| bar.suspend(print));
        }
    }

    fn progress(&mut self, of: usize) {
        let done = self.total();
        if stderr().is_terminal() {
            self.bar.get_or_insert_with(|| progress_bar(of as u64)).set_position(done as u64);
        } else if done.is_multiple_of(LINE_EVERY) {
            eprintln!("{done} of {of} games");
        }
    }

    fn finish(self) -> Result<()> {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        println!("{self}");
        match self.failed() {
            0 => Ok(()),
            failed => bail!("{failed} of {} games cannot be replayed as they were played", self.total()),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { replayed, not_begun, stuck, otherwise, unreadable, .. } = self;
        write!(f, "{} games: {replayed} replayed, {not_begun} not begun, {stuck} no longer replay, ", self.total())?;
        write!(f, "{otherwise} end differently, {unreadable} cannot be read")
    }
}

#[cfg(test)]
mod tests {
    use game_core::Seat;
    use server::protocol::ApiError;

    use super::*;

    fn said(verdict: &Verdict) -> String {
        match Found::of(verdict) {
            Found::Stuck(why) | Found::Otherwise(why) | Found::Unreadable(why) => why,
            Found::Replayed | Found::NotBegun => panic!("{verdict:?} is not a failure"),
        }
    }

    #[test]
    fn a_table_that_fails_says_where_and_by_which_rule() {
        let error = ApiError {
            kind: "illegal".to_owned(),
            message: format!("it is the turn of {}", Seat(1)),
            rule: Some("workers/order".to_owned()),
            values: None,
        };
        let stuck = Verdict::Stuck { turns: 17, rules: 1, error };
        assert_eq!(said(&stuck), "rules version 1, action 17: it is the turn of Vermilion [workers/order]");
        let otherwise = Verdict::EndsOtherwise { was: vec![3, 4], is: vec![3, 5] };
        assert_eq!(said(&otherwise), "ended [3, 4], but now ends [3, 5]");
    }
}
