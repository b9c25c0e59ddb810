//! The arguments of `formicarium simulate`.

use std::path::{Path, PathBuf};

use crate::table::{RunArgs, TableArgs};

/// Plays many games and reports scores, sources of points, and the number of choices per decision.
#[derive(Clone, Debug, clap::Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    #[command(flatten)]
    pub run: RunArgs,

    /// The bots, as in `match`: one name for all seats, or one per seat
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,

    /// Write the figures as JSON to this file; - is standard output
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,

    /// Write plots as SVG files to this folder
    #[arg(long, value_name = "DIR")]
    pub plots: Option<PathBuf>,

    /// Write a record of every game to this folder, which must be empty or new
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Check the invariants after every action, and stop at the first violation
    #[arg(long)]
    pub check: bool,
}

impl SimulateArgs {
    pub(super) fn json_to_stdout(&self) -> bool {
        self.json.as_deref() == Some(Path::new("-"))
    }
}
