//! Reviews of games, by the hash of what was reviewed. They can be computed again.

use super::{Store, StoreError, error::check_text, reading, writing};

impl Store {
    /// Keeps a review. One that is there already stays.
    pub async fn keep_review(
        &self,
        record: &str,
        table: Option<&str>,
        made: i64,
        body: &str,
    ) -> Result<(), StoreError> {
        check_text([record, table.unwrap_or_default(), body])?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO reviews (record, table_id, made, body) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (record) DO NOTHING",
            )
            .bind(record)
            .bind(table)
            .bind(made)
            .bind(body)
            .execute(&mut *tx)
            .await?;
        })
    }

    pub async fn review(&self, record: &str) -> Result<Option<String>, StoreError> {
        check_text([record])?;
        let body: Option<(String,)> = reading!(self, pool => sqlx::query_as("SELECT body FROM reviews WHERE record = $1")
                .bind(record)
                .fetch_optional(pool)
                .await)?;
        Ok(body.map(|(body,)| body))
    }
}
