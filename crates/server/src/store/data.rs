//! Component data: by hash, as tables refer to them, and by the names under which people save them.

use super::{
    Store, StoreError,
    error::check_text,
    persons::refused,
    reading,
    rows::{DataSet, SavedSet, SetHead},
    schema, writing,
};

type DataTuple = (String, String, String, String, i64);
type SetTuple = (String, String, String, String, String, i64, i64);

impl Store {
    /// Stores a data set under its hash. An existing set is left unchanged.
    pub async fn keep_data(&self, set: &DataSet) -> Result<(), StoreError> {
        check_text([&*set.hash, &*set.game, &*set.name, &*set.files])?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO data (hash, game, name, files, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (hash) DO NOTHING",
            )
            .bind(&set.hash)
            .bind(&set.game)
            .bind(&set.name)
            .bind(&set.files)
            .bind(set.created)
            .execute(&mut *tx)
            .await?;
        })
    }

    pub async fn data(&self, hash: &str) -> Result<Option<DataSet>, StoreError> {
        check_text([hash])?;
        if self.schema < schema::WITH_DATA {
            return Ok(None);
        }
        let row: Option<DataTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT hash, game, name, files, created FROM data WHERE hash = $1"
        )
        .bind(hash)
        .fetch_optional(pool)
        .await)?;
        Ok(row.map(|(hash, game, name, files, created)| DataSet { hash, game, name, files, created }))
    }

    /// The saved sets of a game by name.
    pub async fn sets(&self, game: &str) -> Result<Vec<SetHead>, StoreError> {
        check_text([game])?;
        let rows: Vec<(String, String, String, i64)> = reading!(self, pool => sqlx::query_as(
            "SELECT name, hash, person, changed FROM sets WHERE game = $1 ORDER BY name"
        )
        .bind(game)
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(|(name, hash, person, changed)| SetHead { name, hash, person, changed }).collect())
    }

    pub async fn set(&self, game: &str, name: &str) -> Result<Option<SavedSet>, StoreError> {
        check_text([game, name])?;
        let row: Option<SetTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT game, name, hash, files, person, created, changed FROM sets WHERE game = $1 AND name = $2"
        )
        .bind(game)
        .bind(name)
        .fetch_optional(pool)
        .await)?;
        Ok(row.map(|(game, name, hash, files, person, created, changed)| SavedSet {
            game,
            name,
            hash,
            files,
            person,
            created,
            changed,
        }))
    }

    /// Saves a set, or replaces the set of the same name if it belongs to the same person;
    /// `created` then stays. A person has at most `most` sets.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the name is somebody else's, [`StoreError::Full`] when the person has `most` sets.
    pub async fn save_set(&self, set: &SavedSet, most: i64) -> Result<(), StoreError> {
        check_text([&*set.game, &*set.name, &*set.hash, &*set.files, &*set.person])?;
        writing!(self, tx => {
            let saved = sqlx::query(
                "INSERT INTO sets (game, name, hash, files, person, created, changed) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (game, name) DO UPDATE \
                 SET hash = excluded.hash, files = excluded.files, changed = excluded.changed \
                 WHERE sets.person = excluded.person",
            )
            .bind(&set.game)
            .bind(&set.name)
            .bind(&set.hash)
            .bind(&set.files)
            .bind(&set.person)
            .bind(set.created)
            .bind(set.changed)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "set", &set.name, &set.person))?;
            if saved.rows_affected() == 0 {
                return Err(StoreError::Exists { what: "set", id: set.name.clone() });
            }
            let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sets WHERE person = $1")
                .bind(&set.person)
                .fetch_one(&mut *tx)
                .await?;
            if count > most {
                return Err(StoreError::Full { what: "sets" });
            }
        })
    }

    /// Deletes a set; returns whether there was one. Tables that were made with it keep their data.
    pub async fn delete_set(&self, game: &str, name: &str) -> Result<bool, StoreError> {
        check_text([game, name])?;
        writing!(self, tx => {
            let gone = sqlx::query("DELETE FROM sets WHERE game = $1 AND name = $2").bind(game).bind(name);
            gone.execute(&mut *tx).await?.rows_affected() > 0
        })
    }
}
