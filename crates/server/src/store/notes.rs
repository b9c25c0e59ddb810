//! Private notes. Every statement names the person, so that nobody gets the notes of another.

use super::{Store, StoreError, error::check_text, persons::refused, reading, rows::Note, writing};

impl Store {
    /// Adds a note and returns its number, which is the next of this person at this table whatever `note.n` says. A person
    /// has at most `most` notes at a table.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], [`StoreError::NoSuchPerson`], [`StoreError::Full`].
    pub async fn add_note(&self, table_id: &str, person: &str, note: &Note, most: i64) -> Result<i64, StoreError> {
        check_text([table_id, person, &*note.text])?;
        writing!(self, tx => {
            // Changes nothing, but locks the table, so that two notes do not take the same number.
            let locked = sqlx::query("UPDATE tables SET status = status WHERE id = $1").bind(table_id);
            if locked.execute(&mut *tx).await?.rows_affected() == 0 {
                return Err(StoreError::NoSuchTable { id: table_id.to_owned() });
            }
            let (n, count): (i64, i64) = sqlx::query_as(
                "SELECT COALESCE(MAX(n) + 1, 0), COUNT(*) FROM notes WHERE table_id = $1 AND person = $2",
            )
            .bind(table_id)
            .bind(person)
            .fetch_one(&mut *tx)
            .await?;
            if count >= most {
                return Err(StoreError::Full { what: "notes" });
            }
            sqlx::query("INSERT INTO notes (table_id, person, n, at, changed, text) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(table_id)
                .bind(person)
                .bind(n)
                .bind(note.at)
                .bind(note.changed)
                .bind(&note.text)
                .execute(&mut *tx)
                .await
                .map_err(|error| refused(error, "note", table_id, person))?;
            n
        })
    }

    /// The notes of a person at a table, in the order of their moments.
    pub async fn notes(&self, table_id: &str, person: &str) -> Result<Vec<Note>, StoreError> {
        check_text([table_id, person])?;
        let rows: Vec<(i64, i64, i64, String)> = reading!(self, pool => sqlx::query_as(
            "SELECT n, at, changed, text FROM notes WHERE table_id = $1 AND person = $2 ORDER BY at, n"
        )
        .bind(table_id)
        .bind(person)
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(|(n, at, changed, text)| Note { n, at, changed, text }).collect())
    }

    /// Writes a note of this person anew; returns whether there was one.
    pub async fn change_note(
        &self,
        table_id: &str,
        person: &str,
        n: i64,
        changed: i64,
        text: &str,
    ) -> Result<bool, StoreError> {
        check_text([table_id, person, text])?;
        writing!(self, tx => {
            let done = sqlx::query(
                "UPDATE notes SET text = $4, changed = $5 WHERE table_id = $1 AND person = $2 AND n = $3",
            );
            let done = done.bind(table_id).bind(person).bind(n).bind(text).bind(changed);
            done.execute(&mut *tx).await?.rows_affected() > 0
        })
    }

    /// Deletes a note of this person; returns whether there was one.
    pub async fn delete_note(&self, table_id: &str, person: &str, n: i64) -> Result<bool, StoreError> {
        check_text([table_id, person])?;
        writing!(self, tx => {
            let gone = sqlx::query("DELETE FROM notes WHERE table_id = $1 AND person = $2 AND n = $3");
            gone.bind(table_id).bind(person).bind(n).execute(&mut *tx).await?.rows_affected() > 0
        })
    }
}
