//! The log of a table, which only ever grows.

use super::{
    Store, StoreError,
    error::check_text,
    reading,
    rows::{LogRow, Status, TableChange},
    tables::{refuse_write, replace_seats},
    writing,
};

type EntryTuple = (i64, i64, Option<i64>, String, String);

impl Store {
    /// Appends entries, the first with the number `next_seq`, and changes the table together with
    /// them: all or nothing, on disk when this returns. Returns the table's new `changed`.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the next number is a different one, with nothing written;
    /// [`StoreError::NotOurs`] when another server has the table; [`StoreError::NoSuchTable`].
    pub async fn append(
        &self,
        table_id: &str,
        next_seq: i64,
        entries: &[LogRow],
        change: Option<TableChange>,
    ) -> Result<i64, StoreError> {
        let change = change.unwrap_or_default();
        check_append(table_id, entries, &change)?;
        let latest = entries.last().map_or(0, |entry| entry.at);
        let own = self.own_node();
        writing!(self, tx => {
            // This comes first, since it locks the table: a second writer waits here, and then
            // counts the new entries too.
            let changed: Option<i64> = sqlx::query_scalar(
                "UPDATE tables SET changed = CASE WHEN changed < $2 THEN $2 ELSE changed + 1 END, \
                 status = COALESCE($3, status), header = COALESCE($4, header), summary = COALESCE($5, summary), wake = $6 \
                 WHERE id = $1 AND (CAST($7 AS BIGINT) = 0 OR node = $7) RETURNING changed",
            )
            .bind(table_id)
            .bind(latest)
            .bind(change.status.map(Status::as_str))
            .bind(&change.header)
            .bind(&change.summary)
            .bind(change.wake)
            .bind(own)
            .fetch_optional(&mut *tx)
            .await?;
            let Some(changed) = changed else { refuse_write!(tx, table_id) };
            let found: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE table_id = $1")
                .bind(table_id)
                .fetch_one(&mut *tx)
                .await?;
            if found != next_seq {
                return Err(StoreError::Conflict { expected: next_seq, found });
            }
            for (seq, entry) in (next_seq..).zip(entries) {
                sqlx::query("INSERT INTO log (table_id, seq, at, seat, kind, body) VALUES ($1, $2, $3, $4, $5, $6)")
                    .bind(table_id)
                    .bind(seq)
                    .bind(entry.at)
                    .bind(entry.seat)
                    .bind(&entry.kind)
                    .bind(&entry.body)
                    .execute(&mut *tx)
                    .await?;
            }
            if let Some(seats) = &change.seats {
                replace_seats!(tx, table_id, seats);
            }
            changed
        })
    }

    /// The whole log of a table; also empty if there is no such table.
    pub async fn log(&self, table_id: &str) -> Result<Vec<LogRow>, StoreError> {
        check_text([table_id])?;
        let rows: Vec<EntryTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT seq, at, seat, kind, body FROM log WHERE table_id = $1 ORDER BY seq"
        )
        .bind(table_id)
        .fetch_all(pool)
        .await)?;
        (0..).zip(rows).map(|(expected, row)| entry_of(table_id, expected, row)).collect()
    }
}

fn check_append(table_id: &str, entries: &[LogRow], change: &TableChange) -> Result<(), StoreError> {
    check_text([table_id])?;
    check_text(entries.iter().flat_map(|entry| [&*entry.kind, &*entry.body]))?;
    check_text(change.header.as_deref().into_iter().chain(change.summary.as_deref()))?;
    check_text(change.seats.iter().flatten().map(|seat| &*seat.person))
}

/// Refuses a log with a gap: continuing it would be another game.
fn entry_of(table_id: &str, expected: i64, row: EntryTuple) -> Result<LogRow, StoreError> {
    let (seq, at, seat, kind, body) = row;
    if seq == expected {
        Ok(LogRow { at, seat, kind, body })
    } else {
        Err(StoreError::Damaged { what: format!("the log of table {table_id:?} is missing entry {expected}") })
    }
}
