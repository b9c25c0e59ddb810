//! Tables and who sits at them.

use super::{
    Store, StoreError,
    error::check_text,
    persons::refused,
    reading,
    rows::{NewTable, SeatRow, Status, TableRow},
    writing,
};

/// A table joined with one of its seats. A table without seats has one such row, with neither seat
/// nor person.
pub(super) type Joined =
    (String, i64, i64, String, i64, String, String, String, Option<String>, Option<i64>, Option<String>);

/// Selects tables with their seats in one statement, so that both are from the same moment. `$rest`
/// picks and limits the tables.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.created, t.changed, t.status, t.public, t.game, t.host, t.header, t.summary, s.seat, s.person ",
            "FROM (SELECT * FROM tables ",
            $rest,
            ") t LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.changed DESC, t.id, s.seat"
        )
    };
}

const BY_ID: &str = select_tables!("WHERE id = $1");
const BY_STATUS: &str = select_tables!("WHERE public = 1 AND status = $1 ORDER BY changed DESC, id LIMIT $2");
const BY_PERSON: &str = select_tables!(
    "WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
     ORDER BY CASE WHEN status IN ('open', 'running') THEN 0 ELSE 1 END, changed DESC, id LIMIT $2"
);

/// Puts these persons on the seats of a table that has none.
macro_rules! insert_seats {
    ($tx:expr, $table:expr, $seats:expr) => {
        for seat in $seats {
            sqlx::query("INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)")
                .bind($table)
                .bind(seat.seat)
                .bind(&seat.person)
                .execute(&mut *$tx)
                .await
                .map_err(|error| {
                    $crate::store::persons::refused(error, "seat", &seat.seat.to_string(), &seat.person)
                })?;
        }
    };
}

/// Replaces the persons at a table.
macro_rules! replace_seats {
    ($tx:expr, $table:expr, $seats:expr) => {
        sqlx::query("DELETE FROM seats WHERE table_id = $1").bind($table).execute(&mut *$tx).await?;
        $crate::store::tables::insert_seats!($tx, $table, $seats);
    };
}

/// Leaves a transaction whose write found no table of this server.
macro_rules! refuse_write {
    ($tx:expr, $table:expr) => {{
        let table: &str = $table;
        let known = sqlx::query_scalar("SELECT id FROM tables WHERE id = $1").bind(table);
        let known: Option<String> = known.fetch_optional(&mut *$tx).await?;
        return Err(match known {
            Some(id) => StoreError::NotOurs { id },
            None => StoreError::NoSuchTable { id: table.to_owned() },
        });
    }};
}

pub(super) use {insert_seats, refuse_write, replace_seats};

impl Store {
    /// Creates an open table with an empty log.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the id is taken or a seat is named twice, [`StoreError::NoSuchPerson`].
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        check_text([&*table.id, &*table.game, &*table.host, &*table.header])?;
        check_text(table.seats.iter().map(|seat| &*seat.person))?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO tables (id, created, changed, status, public, game, host, header) \
                 VALUES ($1, $2, $2, 'open', $3, $4, $5, $6)",
            )
            .bind(&table.id)
            .bind(table.created)
            .bind(i64::from(table.public))
            .bind(&table.game)
            .bind(&table.host)
            .bind(&table.header)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "table", &table.id, &table.host))?;
            insert_seats!(tx, &table.id, &table.seats);
        })
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        if id.contains('\0') {
            return Ok(None);
        }
        let rows = reading!(self, pool => sqlx::query_as(BY_ID).bind(id).fetch_all(pool).await)?;
        Ok(fold(rows)?.pop())
    }

    /// Writes status, public, header, summary and seats of a table, if its `changed` is still
    /// `expected_changed`. `row.changed` is the time of this change. Returns the table's new
    /// `changed`.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the table has changed since, with nothing written; [`StoreError::NotOurs`]
    /// when another server has it; [`StoreError::NoSuchTable`].
    pub async fn save_table(&self, row: &TableRow, expected_changed: i64) -> Result<i64, StoreError> {
        check_text([&*row.id, &*row.header, row.summary.as_deref().unwrap_or_default()])?;
        check_text(row.seats.iter().map(|seat| &*seat.person))?;
        // Two changes may fall into one millisecond, and clocks go backwards.
        let changed = row.changed.max(expected_changed + 1);
        let own = self.own_node();
        writing!(self, tx => {
            let saved = sqlx::query(
                "UPDATE tables SET changed = $3, status = $4, public = $5, header = $6, summary = $7 \
                 WHERE id = $1 AND changed = $2 AND (CAST($8 AS BIGINT) = 0 OR node = $8)",
            )
            .bind(&row.id)
            .bind(expected_changed)
            .bind(changed)
            .bind(row.status.as_str())
            .bind(i64::from(row.public))
            .bind(&row.header)
            .bind(&row.summary)
            .bind(own)
            .execute(&mut *tx)
            .await?;
            if saved.rows_affected() == 0 {
                let found = sqlx::query_scalar("SELECT changed FROM tables WHERE id = $1").bind(&row.id);
                match found.fetch_optional(&mut *tx).await? {
                    Some(found) if found != expected_changed => {
                        return Err(StoreError::Conflict { expected: expected_changed, found });
                    }
                    _ => refuse_write!(tx, &row.id),
                }
            }
            replace_seats!(tx, &row.id, &row.seats);
            changed
        })
    }

    /// Public tables that wait for players, the most recently changed first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.tables(BY_STATUS, Status::Open.as_str(), limit).await
    }

    /// Public tables where a game is under way, the most recently changed first.
    pub async fn running_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.tables(BY_STATUS, Status::Running.as_str(), limit).await
    }

    /// Public tables whose game was played to its end, the most recently changed first.
    pub async fn finished_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.tables(BY_STATUS, Status::Over.as_str(), limit).await
    }

    /// All tables a person sits at or created, public or not, the most recently changed first. If
    /// there are more than `limit`, ended ones are left out first.
    pub async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        check_text([person])?;
        self.tables(BY_PERSON, person, limit).await
    }

    /// Tables that wait for players and have a request for a seat by this person.
    pub async fn tables_asked_by(&self, person: &str) -> Result<Vec<TableRow>, StoreError> {
        check_text([person])?;
        // A person who also sits there is found as well.
        let asked = "SELECT id FROM tables WHERE status = 'open' AND header LIKE $1 ORDER BY created, id";
        let named = format!("%\"requests\":%\"person\":\"{person}\"%");
        let ids: Vec<String> = reading!(self, pool => sqlx::query_scalar(asked).bind(&named).fetch_all(pool).await)?;
        let mut rows = Vec::new();
        for id in ids {
            rows.extend(self.table(&id).await?);
        }
        Ok(rows)
    }

    /// The ids of all tables, the oldest first.
    pub async fn table_ids(&self) -> Result<Vec<String>, StoreError> {
        let ids = "SELECT id FROM tables ORDER BY created, id";
        Ok(reading!(self, pool => sqlx::query_scalar(ids).fetch_all(pool).await)?)
    }

    /// Running tables that have something to do on their own at `now`, those waiting longest first; none that another server
    /// has.
    pub async fn due_tables(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = "SELECT id FROM tables WHERE status = 'running' AND wake <= $1 \
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND nodes.id <> $3) ORDER BY wake LIMIT $2";
        let (limit, own) = (i64::from(limit), self.own_node());
        Ok(reading!(self, pool => sqlx::query_scalar(due).bind(now).bind(limit).bind(own).fetch_all(pool).await)?)
    }

    /// Tables whose games are not over and whose header has no secret that begins with `mark`.
    pub async fn tables_with_open_secrets(&self, mark: &str) -> Result<Vec<String>, StoreError> {
        check_text([mark])?;
        let open =
            "SELECT id FROM tables WHERE status IN ('open', 'running') AND header NOT LIKE $1 ORDER BY created, id";
        let sealed = format!("%\"secret\":\"{mark}%");
        Ok(reading!(self, pool => sqlx::query_scalar(open).bind(&sealed).fetch_all(pool).await)?)
    }

    /// Tables without life: public ones that have waited for players since before `open`, others since before `invited`, and
    /// games in which nothing has happened since before `running`. The oldest first; none that another server has.
    pub async fn lifeless_tables(
        &self,
        open: i64,
        invited: i64,
        running: i64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE ((status = 'open' AND public = 1 AND changed < $1) \
                   OR (status = 'open' AND public = 0 AND changed < $2) OR (status = 'running' AND changed < $3)) \
                   AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND nodes.id <> $5) \
                   ORDER BY changed LIMIT $4";
        Ok(reading!(self, pool => sqlx::query_scalar(sql)
            .bind(open)
            .bind(invited)
            .bind(running)
            .bind(i64::from(limit))
            .bind(self.own_node())
            .fetch_all(pool)
            .await)?)
    }

    async fn tables(&self, sql: &'static str, key: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let limit = i64::from(limit);
        fold(reading!(self, pool => sqlx::query_as(sql).bind(key).bind(limit).fetch_all(pool).await)?)
    }
}

/// Groups the rows by table. The rows of a table follow each other.
pub(super) fn fold(rows: Vec<Joined>) -> Result<Vec<TableRow>, StoreError> {
    let mut tables: Vec<TableRow> = Vec::new();
    for (id, created, changed, status, public, game, host, header, summary, seat, person) in rows {
        if tables.last().is_none_or(|table| table.id != id) {
            let (status, public, seats) = (Status::parse(&status)?, public != 0, Vec::new());
            tables.push(TableRow { id, created, changed, status, public, game, host, header, summary, seats });
        }
        if let (Some(table), Some(seat), Some(person)) = (tables.last_mut(), seat, person) {
            table.seats.push(SeatRow { seat, person });
        }
    }
    Ok(tables)
}
