//! The arguments of `formicarium simulate`.

use std::path::{Path, PathBuf};

use game_core::Seed;

/// Plays many games at once and shows scores, where points came from, and the shape of the decisions.
#[derive(Clone, Debug, clap::Args)]
pub struct SimulateArgs {
    /// The id of the game
    pub game: String,

    /// How many play; the game's own default if not said
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,

    /// How many games are played
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    /// Where chance begins: a whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    pub seed: Seed,

    /// How many threads play; all cores if not said
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,

    /// Who plays, random or greedy: one name for every seat, or one per seat
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,

    /// Writes the figures as JSON; - is the standard output
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,

    /// Draws the figures as SVG into this folder
    #[arg(long, value_name = "DIR")]
    pub plots: Option<PathBuf>,

    /// Keeps every game as a record in this folder, which must be empty or new
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Options of the game, as a JSON object
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,

    /// Checks after every action what must always hold, and stops at the first violation
    #[arg(long)]
    pub check: bool,

    /// Component data from this folder instead of the game's own
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

impl SimulateArgs {
    pub(super) fn json_to_stdout(&self) -> bool {
        self.json.as_deref() == Some(Path::new("-"))
    }
}
