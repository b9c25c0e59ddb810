//! Type-erased games, for code that works with any game, such as the server and the command line.
//!
//! Everything that differs between games (options, positions, actions, views, events) is passed as JSON or in the
//! one-line notation; everything else (seats, records, standings) keeps its type. [`erased`] turns a [`Game`] into an
//! [`AnyGame`], which opens [`AnySession`]s.

mod failure;
mod session;

use std::{fmt, marker::PhantomData};

use serde::Serialize;
use serde_json::Value;

pub use self::{
    failure::Failure,
    session::{AnyEvent, AnySession, Choice, TakenBack},
};
use crate::{
    chance::Seed,
    data::Correction,
    dice::Dice,
    game::{DataFiles, Game, Refused},
    record::Record,
    session::Session,
};

/// A type-erased [`Game`].
///
/// Where component data are optional, `None` means the game's own data.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// The game's id in records, commands and URLs.
    fn id(&self) -> &'static str;

    /// [`Game::RULES`].
    fn rules(&self) -> u32;

    /// The component data built into the game.
    fn own_data(&self) -> DataFiles;

    /// Whether the game can be played with these data.
    fn check_data(&self, data: &DataFiles) -> Result<Checked, Failure>;

    /// The data with these corrections by the owner of a box, marked as such with a date (YYYY-MM-DD). Whether the game can
    /// be played with the result is a question for [`AnyGame::check_data`].
    fn correct_data(&self, data: &DataFiles, corrections: &[Correction], date: &str) -> Result<DataFiles, Failure>;

    /// Starts a game whose chance comes from these dice: a new one, or from a typed position. `null` options mean the
    /// defaults.
    fn begin(
        &self,
        options: &Value,
        data: Option<&DataFiles>,
        dice: Dice,
        position: Option<&Value>,
    ) -> Result<Box<dyn AnySession>, Failure>;

    /// Starts a new game, with one stream of chance from the seed.
    fn open(&self, options: &Value, data: Option<&DataFiles>, seed: Seed) -> Result<Box<dyn AnySession>, Failure> {
        self.begin(options, data, seed.into(), None)
    }

    /// Starts a game from a typed position, with one stream of chance from the seed.
    fn place(
        &self,
        options: &Value,
        data: Option<&DataFiles>,
        seed: Seed,
        position: &Value,
    ) -> Result<Box<dyn AnySession>, Failure> {
        self.begin(options, data, seed.into(), Some(position))
    }

    /// Replays a record. Without `data`, the files in the record are used, if it has any.
    fn load(&self, record: &Record, data: Option<&DataFiles>) -> Result<Box<dyn AnySession>, Failure>;
}

/// Component data a game can be played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// Identifies the data in records and stores.
    pub hash: String,
    /// See [`Game::data_warnings`].
    pub warnings: Vec<Refused>,
}

/// `G` as an [`AnyGame`].
pub const fn erased<G: Game>() -> Erased<G> {
    Erased(PhantomData)
}

/// See [`erased`].
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Erased").field(&G::ID).finish()
    }
}

impl<G: Game> Erased<G> {
    /// The typed rules. `null` means the default options, `None` the game's own data.
    pub fn game(&self, options: &Value, data: Option<&DataFiles>) -> Result<G, Failure> {
        let options = Session::<G>::read_options(options, "options").map_err(Failure::BadOptions)?;
        let own;
        let data = match data {
            Some(data) => data,
            None => {
                own = G::own_data();
                &own
            }
        };
        G::new(options, data).map_err(|refused| match G::new(G::Options::default(), data) {
            Ok(_) => Failure::BadOptions(refused),
            Err(in_data) => Failure::BadData(in_data),
        })
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn own_data(&self) -> DataFiles {
        G::own_data()
    }

    fn check_data(&self, data: &DataFiles) -> Result<Checked, Failure> {
        let game = G::new(G::Options::default(), data).map_err(Failure::BadData)?;
        Ok(Checked { hash: game.data_hash().to_owned(), warnings: game.data_warnings() })
    }

    fn correct_data(&self, data: &DataFiles, corrections: &[Correction], date: &str) -> Result<DataFiles, Failure> {
        G::correct_data(data, corrections, date).map_err(Failure::BadData)
    }

    fn begin(
        &self,
        options: &Value,
        data: Option<&DataFiles>,
        dice: Dice,
        position: Option<&Value>,
    ) -> Result<Box<dyn AnySession>, Failure> {
        let game = self.game(options, data)?;
        let Some(position) = position else { return Ok(Box::new(Session::with_dice(game, dice))) };
        let position = Session::<G>::read_position(position, "position").map_err(Failure::BadPosition)?;
        let state = game.place(&position).map_err(Failure::BadPosition)?;
        Ok(Box::new(Session::from_state(game, dice, state)))
    }

    fn load(&self, record: &Record, data: Option<&DataFiles>) -> Result<Box<dyn AnySession>, Failure> {
        let session = match data.or(record.files.as_ref()) {
            Some(data) => Session::<G>::load(record, data),
            None => Session::<G>::load(record, &G::own_data()),
        };
        Ok(Box::new(session.map_err(Failure::BadRecord)?))
    }
}
