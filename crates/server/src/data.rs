//! The component data a table is played with.
//!
//! The store keeps every data set that a table was made with, under its hash. The server stores the program's own data when
//! it starts, so that a later version with different figures can still open the tables made with this one. New tables
//! choose among the program's data, the folders named by `--data`, and what people saved: see [`crate::sets`].

use std::{collections::BTreeMap, path::Path, sync::Arc};

use game_core::{AnyGame, DataFiles};

use crate::{
    App,
    error::{Error, Result},
    folder, games,
    protocol::DataSource,
    store::{DataSet, SavedSet, Store},
    table::now_ms,
};

/// The name of the program's own data set.
pub const OWN: &str = "own";

/// Component data that new tables can choose.
#[derive(Clone, Debug)]
pub struct Set {
    pub game: &'static dyn AnyGame,
    pub name: String,
    pub hash: String,
    pub files: Arc<DataFiles>,
    pub source: DataSource,
    /// Who saved it, and when it was last changed.
    pub saved: Option<(String, i64)>,
}

impl Set {
    pub fn own(game: &'static dyn AnyGame) -> Set {
        let hash = games::own_hash(game).to_owned();
        let files = games::own_data(game);
        Set { game, name: OWN.to_owned(), hash, files, source: DataSource::Program, saved: None }
    }

    fn saved(game: &'static dyn AnyGame, set: SavedSet) -> Result<Set> {
        let files = read_files(&set.name, &set.files)?;
        // The stored hash may have been computed by an earlier version.
        let hash = game.check_data(&files)?.hash;
        let (files, saved) = (Arc::new(files), Some((set.person, set.changed)));
        Ok(Set { game, name: set.name, hash, files, source: DataSource::Saved, saved })
    }
}

/// The sets that a flag names as `GAME=DIR`. A set is named after its folder.
pub fn folders(flag: &str, arguments: &[String]) -> Result<Vec<Set>> {
    let mut sets: BTreeMap<(&str, String), Set> = BTreeMap::new();
    for argument in arguments {
        let refused = |why: String| Error::bad(format!("{flag} {argument}: {why}"));
        let (game, dir) = argument.split_once('=').ok_or_else(|| refused("write GAME=DIR".to_owned()))?;
        let game = games::find(game).ok_or_else(|| refused(format!("there is no game {game:?}")))?;
        let files = folder::read(Path::new(dir)).map_err(|error| refused(format!("{error:#}")))?;
        let hash = game.check_data(&files).map_err(|failure| refused(failure.to_string()))?.hash;
        let name = Path::new(dir).file_name().and_then(|name| name.to_str()).map(str::to_owned);
        let name = name.filter(|name| name != OWN).ok_or_else(|| refused("no set can have this name".to_owned()))?;
        let set = Set { game, name, hash, files: Arc::new(files), source: DataSource::Folder, saved: None };
        if let Some(twice) = sets.insert((game.id(), set.name.clone()), set) {
            return Err(refused(format!("there is another folder called {:?}", twice.name)));
        }
    }
    Ok(sets.into_values().collect())
}

/// The set of a game with this name.
pub async fn set(app: &App, game: &'static dyn AnyGame, name: &str) -> Result<Set> {
    if name == OWN {
        return Ok(Set::own(game));
    }
    if let Some(set) = app.folders.iter().find(|set| set.game.id() == game.id() && set.name == name) {
        return Ok(set.clone());
    }
    let saved = app.hub.shared().store.set(game.id(), name).await?;
    Set::saved(game, saved.ok_or(Error::NotFound("such data set"))?)
}

/// Stores the data of a set under their hash, for the tables that are made with it.
pub async fn keep(store: &Store, set: &Set) -> Result<()> {
    let data = DataSet {
        hash: set.hash.clone(),
        game: set.game.id().to_owned(),
        name: set.name.clone(),
        files: files_text(&set.files),
        created: now_ms(),
    };
    Ok(store.keep_data(&data).await?)
}

/// Stores the program's own data for every game.
pub async fn keep_own(store: &Store) -> Result<()> {
    for offered in games::all() {
        keep(store, &Set::own(offered.game)).await?;
    }
    Ok(())
}

/// The files for a table whose header names this hash, or `None` for the program's own.
pub async fn files(store: &Store, game: &dyn AnyGame, hash: &str) -> Result<Option<Arc<DataFiles>>> {
    let files = find(store, game, hash).await?;
    if files.is_none() && hash != games::own_hash(game) {
        return Err(Error::NotNow("this game was played with component data that this server does not have"));
    }
    Ok(files)
}

/// The stored files with this hash; `None` if they are the program's own or not in the store.
pub async fn find(store: &Store, game: &dyn AnyGame, hash: &str) -> Result<Option<Arc<DataFiles>>> {
    if hash == games::own_hash(game) {
        return Ok(games::replaced(game));
    }
    let set = store.data(hash).await?.filter(|set| set.game == game.id());
    set.map(|set| read_files(hash, &set.files).map(Arc::new)).transpose()
}

/// Files as the store keeps them.
pub fn files_text(files: &DataFiles) -> String {
    serde_json::to_string(files).expect("names and texts can be written as JSON")
}

fn read_files(what: &str, text: &str) -> Result<DataFiles> {
    serde_json::from_str(text).map_err(|error| Error::Bug(format!("component data {what}: {error}")))
}
