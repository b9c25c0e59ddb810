//! `formicarium verify`: whether the dice of a recorded game were what its players had agreed on. `docs/fair-dice.md` says
//! what that proves.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use game_core::{
    Failure, Record,
    record::{self, BadRecord},
};
use serde::Deserialize;
use server::fair::{self, Bytes32, Protocol};

use crate::replay;

#[derive(Args, Debug)]
pub struct Verify {
    /// The record file; - reads standard input
    record: PathBuf,
    /// What the page let you save when the game began: compares the record with what you saw then
    #[arg(long, value_name = "FILE")]
    kept: Option<PathBuf>,
    /// The component data it was played with, if not the game's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// What a browser kept of a game when it began.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    pub format: u32,
    pub table: String,
    /// The hash of the server's secret.
    pub commitment: String,
    /// What everybody had committed to, by seat; `null` if it was saved before that was known.
    pub commitments: Option<Vec<Option<String>>>,
    /// What this browser drew, and whether the server took it.
    pub own: Option<Own>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    pub contribution: String,
    pub revealed: bool,
}

/// The version of the file that the page saves.
const KEPT_FORMAT: u32 = 1;

pub fn run(args: &Verify) -> Result<()> {
    let (record, game, data) = replay::open(&args.record, args.data.as_deref())?;
    let kept = args.kept.as_deref().map(read_kept).transpose()?;
    let replayed = game.load(&record, data.as_ref());
    let report = check(&record, kept.as_ref(), replayed.map(|session| session.players()))?;
    print!("{report}");
    match report.verdict() {
        Verdict::Contradicted => bail!("these dice cannot be trusted"),
        Verdict::Proven | Verdict::Consistent => Ok(()),
    }
}

fn read_kept(file: &Path) -> Result<Kept> {
    let context = || format!("cannot read {}", file.display());
    let kept: Kept = serde_json::from_str(&fs::read_to_string(file).with_context(context)?).with_context(context)?;
    if kept.format != KEPT_FORMAT {
        bail!("{} has format {}; this program reads format {KEPT_FORMAT}", file.display(), kept.format);
    }
    Ok(kept)
}

/// What was found, in order.
#[derive(Debug, Default)]
pub struct Report {
    lines: Vec<(Found, String)>,
    /// Whether something of our own is in the seed, and everybody was bound before we revealed it.
    own_counts: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    Holds,
    Fails,
    Note,
}

/// What a report amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody can have chosen the dice.
    Proven,
    /// Nothing contradicts the record, but only its own words were checked.
    Consistent,
    Contradicted,
}

impl Report {
    fn see(&mut self, holds: bool, yes: &str, no: &str) {
        let (found, text) = if holds { (Found::Holds, yes) } else { (Found::Fails, no) };
        self.lines.push((found, text.to_owned()));
    }

    fn note(&mut self, text: impl Into<String>) {
        self.lines.push((Found::Note, text.into()));
    }

    pub fn verdict(&self) -> Verdict {
        match self.lines.iter().any(|(found, _)| *found == Found::Fails) {
            true => Verdict::Contradicted,
            false if self.own_counts => Verdict::Proven,
            false => Verdict::Consistent,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (found, text) in &self.lines {
            let word = match found {
                Found::Holds => "holds",
                Found::Fails => "FAILS",
                Found::Note => "note ",
            };
            writeln!(f, "{word}  {text}")?;
        }
        f.write_str(match self.verdict() {
            Verdict::Proven => "Fair: nobody could choose these dice, because what you added is in their seed.\n",
            Verdict::Consistent => "Consistent: nothing contradicts the record, but nothing in it comes from you.\n",
            Verdict::Contradicted => "Not fair: see above.\n",
        })
    }
}

/// The number of players of the game that was replayed, or why it was not.
type Replayed = std::result::Result<u8, Failure>;

/// Checks a record against itself and against what somebody kept.
///
/// # Errors
/// When the record does not say what its seed was made of.
pub fn check(record: &Record, kept: Option<&Kept>, replayed: Replayed) -> Result<Report> {
    let Some(said) = &record.fair else {
        bail!("the record does not say what its seed was made of: it is not from a table, or from an earlier version");
    };
    let protocol = Protocol::try_from(said.protocol)?;
    let mut report = Report::default();
    let parts = Parts::read(said)?;
    let made = fair::seed(protocol, &parts.secret, &parts.contributions);
    report.see(
        made == record.seed,
        "the seed follows from the secret and all contributions",
        "the seed does not follow from the secret and the contributions",
    );
    report.see(
        record.dice == protocol.derivation(),
        "chance follows from the seed in the way of this protocol",
        "chance does not follow from the seed in the way of this protocol",
    );
    replays(&mut report, record, &parts, replayed);
    if protocol.is_first() {
        report.note(
            "protocol 1: the server saw each contribution at once, so whoever came last with its secret could choose",
        );
    } else {
        committed(&mut report, &parts);
    }
    match kept {
        Some(kept) => compare(&mut report, protocol, &parts, kept)?,
        None => report.note("nothing kept was given, so the record was only compared with itself"),
    }
    Ok(report)
}

fn replays(report: &mut Report, record: &Record, parts: &Parts, replayed: Replayed) {
    match replayed {
        Ok(players) => {
            report.see(
                parts.contributions.len() == usize::from(players),
                "there is one part for each seat",
                "the number of contributions is not that of the seats",
            );
            match record.digest {
                Some(_) => report.see(true, "the game replays to its recorded end with these dice", ""),
                None => report.note("the record has no digest: it was not compared with how the game ended"),
            }
        }
        Err(failure) => {
            let other = matches!(&failure, Failure::BadRecord(BadRecord::OtherRules { .. } | BadRecord::Data { .. }));
            let why = format!("the game does not replay with these dice: {failure}");
            if other { report.note(why) } else { report.see(false, "", &why) }
        }
    }
}

/// The values of a record, well formed.
struct Parts {
    secret: Bytes32,
    commitments: Vec<Option<Bytes32>>,
    contributions: Vec<Option<Bytes32>>,
}

impl Parts {
    fn read(said: &record::Fair) -> Result<Parts> {
        Ok(Parts {
            secret: parse(&said.secret).context("the secret in the record")?,
            commitments: parse_all(&said.commitments).context("a commitment in the record")?,
            contributions: parse_all(&said.contributions).context("a contribution in the record")?,
        })
    }
}

fn parse(text: &str) -> Result<Bytes32> {
    Bytes32::parse(text).map_err(|_| anyhow::anyhow!("{:?} is not 64 lowercase hexadecimal digits", short(text)))
}

fn parse_all(texts: &[Option<String>]) -> Result<Vec<Option<Bytes32>>> {
    texts.iter().map(|text| text.as_deref().map(parse).transpose()).collect()
}

fn short(text: &str) -> String {
    text.chars().take(80).collect()
}

/// Whether everybody revealed what they had committed to.
fn committed(report: &mut Report, parts: &Parts) {
    let pairs = || parts.commitments.iter().zip(&parts.contributions);
    let bound = pairs().all(|(committed, revealed)| match revealed {
        Some(value) => committed.as_ref() == Some(&fair::commitment(value)),
        None => true,
    });
    report.see(
        bound && parts.commitments.len() == parts.contributions.len(),
        "every contribution is what its player had committed to, as the record says",
        "a contribution is not what its player had committed to",
    );
    let withheld = pairs().filter(|(committed, revealed)| committed.is_some() && revealed.is_none()).count();
    if withheld > 0 {
        report.note(format!(
            "{withheld} had committed but did not reveal: whoever knew the server's secret could choose among {} seeds",
            1u128 << withheld.min(100)
        ));
    }
    if parts.contributions.iter().all(Option::is_none) {
        report.note("nobody contributed, so the server alone made the seed");
    }
}

/// Compares the record with what was kept when the game began.
fn compare(report: &mut Report, protocol: Protocol, parts: &Parts, kept: &Kept) -> Result<()> {
    let promised = parse(&kept.commitment).context("the hash of the secret in the kept file")?;
    report.see(
        fair::commitment(&parts.secret) == promised,
        "the secret has the hash you were shown before the game",
        "the secret does not have the hash you were shown before the game",
    );
    let mut everybody_bound = false;
    match &kept.commitments {
        Some(seen) => {
            let seen = parse_all(seen).context("a commitment in the kept file")?;
            everybody_bound = seen == parts.commitments;
            report.see(
                everybody_bound,
                "everybody had committed to the same as you were shown before you revealed",
                "the commitments are not those you were shown before you revealed",
            );
        }
        None => report.note("it was kept before everybody had committed, so their commitments were not compared"),
    }
    let Some(own) = &kept.own else {
        report.note("what was kept has no contribution of your own");
        return Ok(());
    };
    let value = parse(&own.contribution).context("the contribution in the kept file")?;
    let included = parts.contributions.iter().flatten().any(|part| *part == value);
    if included || own.revealed {
        report.see(
            included,
            "what you added is in the seed",
            "what you added is not in the seed, although the server had taken it",
        );
    } else {
        report.note("what you committed to is not in the seed: it was not revealed in time, or left out");
    }
    report.own_counts = included && everybody_bound && !protocol.is_first();
    Ok(())
}
