//! The log of a table, which only ever grows.

use super::{
    Pools, Store, StoreError,
    error::check_text,
    measured, reading,
    rows::{LogRow, TableChange},
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
        let append = Append {
            table_id: table_id.to_owned(),
            next_seq,
            entries: entries.to_vec(),
            change: change.unwrap_or_default(),
            own: self.own_node(),
        };
        append.check()?;
        match &self.pools {
            Pools::Sqlite { batches, .. } => measured("write", batches.add(append)).await,
            Pools::Memory(_) | Pools::Postgres { .. } => writing!(self, tx => { append_in!(tx, append) }),
        }
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

/// What [`Store::append`] writes.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table_id: String,
    pub(super) next_seq: i64,
    pub(super) entries: Vec<LogRow>,
    pub(super) change: TableChange,
    /// The number of this server.
    pub(super) own: i64,
}

impl Append {
    fn check(&self) -> Result<(), StoreError> {
        let Append { table_id, entries, change, .. } = self;
        check_text([&**table_id])?;
        check_text(entries.iter().flat_map(|entry| [&*entry.kind, &*entry.body]))?;
        check_text(change.header.as_deref().into_iter().chain(change.summary.as_deref()))?;
        check_text(change.seats.iter().flatten().map(|seat| &*seat.person))
    }

    /// The statement that inserts so many entries.
    pub(super) fn insert(n: usize) -> String {
        let mut sql = "INSERT INTO log (table_id, seq, at, seat, kind, body) VALUES ".to_owned();
        for n in 0..n {
            let (comma, first) = (if n == 0 { "" } else { ", " }, 2 + 5 * n);
            let columns: Vec<String> = (first..first + 5).map(|column| format!("${column}")).collect();
            sql.push_str(&format!("{comma}($1, {})", columns.join(", ")));
        }
        sql
    }
}

/// Writes an [`Append`] in a transaction; its value is the table's new `changed`.
macro_rules! append_in {
    ($tx:ident, $append:ident) => {{
        let latest = $append.entries.last().map_or(0, |entry| entry.at);
        // This comes first, since it locks the table: a second writer waits here, and then
        // counts the new entries too.
        let changed: Option<i64> = sqlx::query_scalar(
            "UPDATE tables SET changed = CASE WHEN changed < $2 THEN $2 ELSE changed + 1 END, \
             status = COALESCE($3, status), header = COALESCE($4, header), summary = COALESCE($5, summary), wake = $6 \
             WHERE id = $1 AND (CAST($7 AS BIGINT) = 0 OR node = $7) RETURNING changed",
        )
        .bind(&$append.table_id)
        .bind(latest)
        .bind($append.change.status.map($crate::store::Status::as_str))
        .bind(&$append.change.header)
        .bind(&$append.change.summary)
        .bind($append.change.wake)
        .bind($append.own)
        .fetch_optional(&mut *$tx)
        .await?;
        let Some(changed) = changed else { $crate::store::tables::refuse_write!($tx, &$append.table_id) };
        let found: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE table_id = $1")
            .bind(&$append.table_id)
            .fetch_one(&mut *$tx)
            .await?;
        if found != $append.next_seq {
            return Err($crate::store::StoreError::Conflict { expected: $append.next_seq, found });
        }
        if !$append.entries.is_empty() {
            let sql = $crate::store::log::Append::insert($append.entries.len());
            let mut insert = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&$append.table_id);
            for (seq, entry) in ($append.next_seq..).zip(&$append.entries) {
                insert = insert.bind(seq).bind(entry.at).bind(entry.seat).bind(&entry.kind).bind(&entry.body);
            }
            insert.execute(&mut *$tx).await?;
        }
        if let Some(seats) = &$append.change.seats {
            $crate::store::tables::replace_seats!($tx, &$append.table_id, seats);
        }
        changed
    }};
}

pub(super) use append_in;

/// Refuses a log with a gap: continuing it would be another game.
fn entry_of(table_id: &str, expected: i64, row: EntryTuple) -> Result<LogRow, StoreError> {
    let (seq, at, seat, kind, body) = row;
    if seq == expected {
        Ok(LogRow { at, seat, kind, body })
    } else {
        Err(StoreError::Damaged { what: format!("the log of table {table_id:?} is missing entry {expected}") })
    }
}
