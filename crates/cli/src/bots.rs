//! Bots by name, for all commands: levels, weights files, yardsticks, other programs.

mod program;

use std::{
    fmt, fs,
    path::Path,
    sync::{Arc, Mutex},
};

use ai::{
    Bot, Learn, Learned, Level, Mind, Uct,
    model::{BadModel, Model},
};
use game_core::Failure;

use program::Program;

/// Play-outs of `mcts` for each decision unless it says otherwise.
const PLAYOUTS: u32 = 1000;

/// A bot as a command names it.
#[derive(Clone, Debug)]
pub enum Contender {
    Level(Level),
    /// `FILE`, played by the model alone, or `FILE:expert` and `FILE:master`, which also look ahead.
    File {
        name: String,
        model: Arc<Model>,
        mind: Mind,
    },
    /// `mcts` or `mcts:N`.
    Uct(Uct),
    /// `cmd:PROGRAM`, with what went wrong with it.
    Program {
        command: String,
        failure: Arc<Mutex<Option<String>>>,
    },
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::File { name, .. } => f.write_str(name),
            Contender::Uct(uct) => write!(f, "mcts:{}", uct.playouts),
            Contender::Program { command, .. } => write!(f, "cmd:{command}"),
        }
    }
}

impl Contender {
    /// Finds the bot that a name means.
    ///
    /// # Errors
    /// When there is no such level and no such file, or the file is not a model for this table.
    pub fn new<G: Learn>(game: &G, name: &str) -> Result<Contender, Failure> {
        if let Ok(level) = name.parse() {
            return Ok(Contender::Level(level));
        }
        if let Some(command) = name.strip_prefix("cmd:") {
            return Ok(Contender::Program { command: command.to_owned(), failure: Arc::default() });
        }
        if name == "mcts" {
            return Ok(Contender::Uct(Uct { playouts: PLAYOUTS }));
        }
        if let Some(playouts) = name.strip_prefix("mcts:") {
            let playouts = playouts.parse().ok().filter(|&n| n > 0);
            let playouts = playouts.ok_or_else(|| refuse(name, "mcts:N takes a number of play-outs"))?;
            return Ok(Contender::Uct(Uct { playouts }));
        }
        let (path, level) = match name.rsplit_once(':') {
            Some((path, level)) => (path, Some(level)),
            None => (name, None),
        };
        let mind = match level {
            None => Mind::PLAIN,
            Some("expert") => Mind::EXPERT,
            Some("master") => Mind::MASTER,
            Some(_) => return Err(refuse(name, "after a weights file come :expert or :master")),
        };
        if !Path::new(path).exists() {
            let levels = Level::ALL.map(Level::name).join(", ");
            let why = format!("the bots are {levels}, mcts, cmd:PROGRAM and weights files");
            return Err(Failure::bad_request(format!("there is no bot {name:?}; {why}")));
        }
        let model = Arc::new(read_model(game, Path::new(path))?);
        Ok(Contender::File { name: name.to_owned(), model, mind })
    }

    /// A model of which there is no file yet, played by the model alone.
    pub fn plain(name: &str, model: &Model) -> Contender {
        Contender::File { name: name.to_owned(), model: Arc::new(model.clone()), mind: Mind::PLAIN }
    }

    /// A bot for one seat of one game.
    pub fn bot<G: Learn>(&self) -> Box<dyn Bot<G> + '_> {
        match self {
            Contender::Level(level) => level.bot(),
            Contender::File { model, mind, .. } => Box::new(Learned::new(model, *mind)),
            Contender::Uct(uct) => Box::new(*uct),
            Contender::Program { command, failure } => Box::new(Program::new(command, failure)),
        }
    }
}

impl Contender {
    /// What went wrong with a program since it was named. A bot cannot fail in the middle of a game, so it plays on
    /// somehow, and whoever runs the game asks here before trusting the result.
    pub fn failure(&self) -> Option<String> {
        match self {
            Contender::Program { failure, .. } => failure.lock().expect("nobody panics while holding it").clone(),
            _ => None,
        }
    }
}

fn refuse(name: &str, why: &str) -> Failure {
    Failure::bad_request(format!("{name}: {why}"))
}

/// The model in a file, for a table like this.
///
/// # Errors
/// When it cannot be read, or is not a model for this table.
pub fn read_model<G: Learn>(game: &G, path: &Path) -> Result<Model, Failure> {
    let refused = |error: &dyn fmt::Display| refuse(&path.display().to_string(), &error.to_string());
    let bytes = fs::read(path).map_err(|error| refused(&error))?;
    let model = Model::from_bytes(&bytes).map_err(|error| refused(&error))?;
    fits(game, &model).map_err(|error| refused(&error))?;
    Ok(model)
}

/// Whether a model can play at a table.
fn fits<G: Learn>(game: &G, model: &Model) -> Result<(), BadModel> {
    let origin = &model.origin;
    let (found, expected) = (format!("{} {}", origin.game, origin.table), format!("{} {}", G::ID, game.table()));
    if found != expected {
        return Err(BadModel::Table { found, expected });
    }
    let names = game.input_names();
    if names.len() != model.net.inputs() || game.inputs_hash(&names) != origin.inputs {
        return Err(BadModel::Inputs);
    }
    Ok(())
}
