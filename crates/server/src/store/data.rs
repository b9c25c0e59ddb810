//! Component data by their hash.

use super::{Store, StoreError, error::check_text, reading, rows::DataSet, schema, writing};

type DataTuple = (String, String, String, String, i64);

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
}
