//! What people say at a table.

use super::{
    Store, StoreError, error::check_text, persons::refused, reading, rows::ChatLine, tables::refuse_write, writing,
};

pub(super) type LineTuple = (i64, i64, String, Option<i64>, String, String);

impl Store {
    /// Adds a line and returns its number, which is the next at this table whatever `line.n` says.
    ///
    /// # Errors
    /// [`StoreError::NotOurs`] when another server has the table; [`StoreError::NoSuchTable`], [`StoreError::NoSuchPerson`].
    pub async fn add_chat(&self, table_id: &str, line: &ChatLine) -> Result<i64, StoreError> {
        check_text([table_id, &*line.person, &*line.name, &*line.text])?;
        let own = self.own_node();
        writing!(self, tx => {
            // Changes nothing, but locks the table, so that two lines do not take the same number.
            let lock = "UPDATE tables SET status = status WHERE id = $1 AND (CAST($2 AS BIGINT) = 0 OR node = $2)";
            if sqlx::query(lock).bind(table_id).bind(own).execute(&mut *tx).await?.rows_affected() == 0 {
                refuse_write!(tx, table_id);
            }
            let n: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE table_id = $1")
                .bind(table_id)
                .fetch_one(&mut *tx)
                .await?;
            sqlx::query(
                "INSERT INTO chat (table_id, n, at, person, seat, name, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(table_id)
            .bind(n)
            .bind(line.at)
            .bind(&line.person)
            .bind(line.seat)
            .bind(&line.name)
            .bind(&line.text)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "chat line", table_id, &line.person))?;
            n
        })
    }

    /// The lines of a table from number `since` on.
    pub async fn chat(&self, table_id: &str, since: i64) -> Result<Vec<ChatLine>, StoreError> {
        check_text([table_id])?;
        let rows: Vec<LineTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT n, at, person, seat, name, text FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n"
        )
        .bind(table_id)
        .bind(since)
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(line_of).collect())
    }

    /// The last lines of a table, at most `most` of them, in their order.
    pub async fn last_chat(&self, table_id: &str, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        check_text([table_id])?;
        let rows: Vec<LineTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT n, at, person, seat, name, text FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2"
        )
        .bind(table_id)
        .bind(i64::from(most))
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().rev().map(line_of).collect())
    }
}

pub(super) fn line_of((n, at, person, seat, name, text): LineTuple) -> ChatLine {
    ChatLine { n, at, person, seat, name, text }
}
