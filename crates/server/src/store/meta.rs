//! Facts about the store itself.

use super::{Store, StoreError, error::check_text, reading, writing};

const GET: &str = "SELECT value FROM meta WHERE key = $1";

impl Store {
    pub async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        check_text([key])?;
        Ok(reading!(self, pool => sqlx::query_scalar(GET).bind(key).fetch_optional(pool).await)?)
    }

    /// Replaces a value that is still `before`, and returns the stored one: the first of several programs decides.
    pub async fn replace_meta(&self, key: &str, before: &str, value: &str) -> Result<String, StoreError> {
        check_text([key, before, value])?;
        writing!(self, tx => {
            sqlx::query("UPDATE meta SET value = $3 WHERE key = $1 AND value = $2")
                .bind(key)
                .bind(before)
                .bind(value)
                .execute(&mut *tx)
                .await?;
            sqlx::query_scalar(GET).bind(key).fetch_one(&mut *tx).await?
        })
    }

    /// Stores the value unless the key already has one, and returns the stored one: the first of
    /// several programs decides.
    pub async fn meta_or_insert(&self, key: &str, value: &str) -> Result<String, StoreError> {
        check_text([key, value])?;
        writing!(self, tx => {
            sqlx::query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING")
                .bind(key)
                .bind(value)
                .execute(&mut *tx)
                .await?;
            sqlx::query_scalar(GET).bind(key).fetch_one(&mut *tx).await?
        })
    }
}
