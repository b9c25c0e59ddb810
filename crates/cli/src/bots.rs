//! Bots by name, for all commands: levels, weights files, yardsticks, other programs.

mod program;
mod settings;

use std::{
    fmt, fs,
    path::Path,
    sync::{Arc, Mutex},
};

use ai::{
    Bot, Learn, Learned, Level, Mind, Opponent, Uct,
    model::{BadModel, Model, Origin, net::Net},
};
use game_core::{Failure, Fresh};

use program::Program;
use settings::Settings;

/// Play-outs of `mcts` for each decision unless it says otherwise.
const PLAYOUTS: u32 = 1000;

/// A bot as a command names it.
#[derive(Clone, Debug)]
pub enum Contender {
    Opponent(Opponent),
    /// `FILE`, played by the model alone, or `FILE:expert` and `FILE:master`, which also look ahead. Settings may follow
    /// a level or file after an `@`: `settings.rs` lists them.
    Learned {
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
            Contender::Opponent(opponent) => opponent.fmt(f),
            Contender::Learned { name, .. } => f.write_str(name),
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
        if let Ok(opponent) = name.parse() {
            return Ok(Contender::Opponent(opponent));
        }
        if let Some((bot, settings)) = name.rsplit_once('@')
            && let Ok(settings) = settings.parse::<Settings>()
        {
            return Contender::new(game, bot)?.with_settings(game, name, &settings);
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
        Ok(Contender::Learned { name: name.to_owned(), model, mind })
    }

    /// The same bot with other settings.
    fn with_settings<G: Learn>(self, game: &G, name: &str, settings: &Settings) -> Result<Contender, Failure> {
        let (model, mut mind) = match self {
            Contender::Opponent(opponent) => {
                opponent.learned(game).map(|(model, mind)| (Arc::new(model.clone()), mind))
            }
            Contender::Learned { model, mind, .. } => Some((model, mind)),
            Contender::Uct(_) | Contender::Program { .. } => None,
        }
        .ok_or_else(|| refuse(name, "only bots that have learned have settings"))?;
        settings.change(&mut mind).map_err(|why| refuse(name, &why))?;
        Ok(Contender::Learned { name: name.to_owned(), model, mind })
    }

    /// A model of which there is no file yet, played by the model alone.
    pub fn plain(name: &str, model: &Model) -> Contender {
        Contender::Learned { name: name.to_owned(), model: Arc::new(model.clone()), mind: Mind::PLAIN }
    }

    /// The model it plays by.
    ///
    /// # Errors
    /// When it plays without one.
    pub fn model<G: Learn>(&self, game: &G) -> Result<Model, Failure> {
        let model = match self {
            Contender::Opponent(opponent) => opponent.learned(game).map(|(model, _)| model.clone()),
            Contender::Learned { model, .. } => Some(Model::clone(model)),
            Contender::Uct(_) | Contender::Program { .. } => None,
        };
        model.ok_or_else(|| refuse(&self.to_string(), "this bot has no model"))
    }

    /// A bot for one seat of one game.
    pub fn bot<G: Learn>(&self, game: &G) -> Box<dyn Bot<G> + '_> {
        match self {
            Contender::Opponent(opponent) => opponent.bot(game),
            Contender::Learned { model, mind, .. } => Box::new(Learned::new(model, *mind)),
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
    read(path, |model| model.for_table(game))
}

/// The net in a file, to start the training for a table like this from, and where it comes from.
///
/// # Errors
/// When it cannot be read, or is not a model for this game.
pub fn start_from<G: Learn>(game: &G, path: &Path, seed: u64) -> Result<(Net, Origin), Failure> {
    read(path, |model| {
        let origin = model.origin.clone();
        Ok((model.start_for(game, &mut Fresh::new(seed))?, origin))
    })
}

fn read<T>(path: &Path, then: impl FnOnce(Model) -> Result<T, BadModel>) -> Result<T, Failure> {
    let refused = |error: &dyn fmt::Display| refuse(&path.display().to_string(), &error.to_string());
    let bytes = fs::read(path).map_err(|error| refused(&error))?;
    Model::from_bytes(&bytes).and_then(then).map_err(|error| refused(&error))
}
