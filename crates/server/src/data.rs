//! The component data a table is played with.
//!
//! The store keeps every set that a table was ever made with. The program's own data are kept when the server starts, so
//! that a later program, which carries other figures, still opens the tables of this one.

use std::sync::Arc;

use game_core::{AnyGame, DataFiles};

use crate::{
    error::{Error, Result},
    games::{self, GAMES},
    store::{DataSet, Store},
    table::now_ms,
};

/// What the program's own data are called.
const OWN: &str = "own";

/// Keeps the program's own data of every game.
pub async fn keep_own(store: &Store) -> Result<()> {
    for offered in &GAMES {
        let files = serde_json::to_string(&offered.game.own_data()).expect("names and texts can be written as JSON");
        let set = DataSet {
            hash: games::own_hash(offered.game).to_owned(),
            game: offered.game.id().to_owned(),
            name: OWN.to_owned(),
            files,
            created: now_ms(),
        };
        store.keep_data(&set).await?;
    }
    Ok(())
}

/// The files to open a table with whose header names this hash; none for the program's own.
pub async fn files(store: &Store, game: &dyn AnyGame, hash: &str) -> Result<Option<Arc<DataFiles>>> {
    let files = find(store, game, hash).await?;
    if files.is_none() && hash != games::own_hash(game) {
        return Err(Error::NotNow("this game was played with component data that this server does not have"));
    }
    Ok(files)
}

/// The files with this hash, unless they are the program's own or unknown here.
pub async fn find(store: &Store, game: &dyn AnyGame, hash: &str) -> Result<Option<Arc<DataFiles>>> {
    if hash == games::own_hash(game) {
        return Ok(None);
    }
    let set = store.data(hash).await?.filter(|set| set.game == game.id());
    let files = set.map(|set| serde_json::from_str(&set.files).map(Arc::new)).transpose();
    files.map_err(|error| Error::Bug(format!("component data {hash}: {error}")))
}
