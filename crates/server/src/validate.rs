//! Checks whether this program can still replay the games in a store. Changes nothing.

use std::path::Path;

use crate::{
    error::{Error, Result},
    protocol::ApiError,
    store::{Status, Store, TableRow},
    table::{Replayed, Stuck, Summary},
    vault::Vault,
};

/// The result for one table.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Nothing was played yet.
    NotBegun,
    Replayed {
        turns: usize,
    },
    /// Only this many actions replay.
    Stuck {
        turns: usize,
        /// The rules version it began under.
        rules: u32,
        error: ApiError,
    },
    /// All actions replay, but the result differs.
    EndsOtherwise {
        was: Vec<i32>,
        is: Vec<i32>,
    },
    /// Not even its header can be read.
    Unreadable {
        why: String,
    },
}

/// Replays one table of a store. Fails only when the store does not answer.
pub async fn table(store: &Store, vault: &Vault, id: &str) -> Result<Option<Verdict>> {
    let Some(row) = store.table(id).await? else { return Ok(None) };
    let verdict = match replayed(store, vault, &row).await {
        Ok(verdict) => verdict,
        Err(Error::Store(error)) if !error.is_damage() => return Err(error.into()),
        Err(error @ Error::Unavailable { .. }) => return Err(error),
        Err(error) => Verdict::Unreadable { why: error.inside() },
    };
    Ok(Some(verdict))
}

async fn replayed(store: &Store, vault: &Vault, row: &TableRow) -> Result<Verdict> {
    let header = vault.header(row)?;
    let Replayed { story, stuck, .. } = Replayed::load(store, row, &header).await?;
    if let Some(Stuck { turns, error, .. }) = stuck {
        return Ok(Verdict::Stuck { turns, rules: header.rules, error });
    }
    let Some(story) = story else { return Ok(Verdict::NotBegun) };
    let was = Summary::read(row).scores;
    let is = story.standing().map(|standing| standing.scores).unwrap_or_default();
    if row.status == Status::Over && !was.is_empty() && was != is {
        return Ok(Verdict::EndsOtherwise { was, is });
    }
    Ok(Verdict::Replayed { turns: story.session().n_turns() })
}

/// Replays every table of a store, the oldest first. Calls `heard` with the number of tables, and
/// the id and the verdict of each. Without its key, games that are not over cannot be replayed.
pub fn store(url: &str, key: Option<&Path>, mut heard: impl FnMut(usize, &str, &Verdict)) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open_read_only(url).await?;
        let vault = Vault::for_tools(url, key)?;
        let ids = store.table_ids().await?;
        for id in &ids {
            match table(&store, &vault, id).await {
                Ok(verdict) => heard(ids.len(), id, &verdict.unwrap_or(Verdict::NotBegun)),
                Err(error) => anyhow::bail!("table {id}: {}", error.inside()),
            }
        }
        store.close().await;
        Ok(())
    })
}
