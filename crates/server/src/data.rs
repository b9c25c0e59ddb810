//! The component data a table is played with.
//!
//! The store keeps every data set that a table was made with. The server stores the program's own data when it starts, so
//! that a later version with different figures can still open the tables made with this one.

use std::sync::Arc;

use game_core::{AnyGame, DataFiles};

use crate::{
    error::{Error, Result},
    games::{self, GAMES},
    store::{DataSet, Store},
    table::now_ms,
};

/// The name of the program's own data set.
const OWN: &str = "own";

/// Stores the program's own data for every game.
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
        return Ok(None);
    }
    let set = store.data(hash).await?.filter(|set| set.game == game.id());
    let files = set.map(|set| serde_json::from_str(&set.files).map(Arc::new)).transpose();
    files.map_err(|error| Error::Bug(format!("component data {hash}: {error}")))
}
