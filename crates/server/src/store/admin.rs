//! What administrators do: lists, deletions, bans. Every change notes an act in the same transaction, from which running servers
//! learn what they have to forget.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::{Pools, Store, StoreError, error::check_text, persons::refused, reading, rows::Status, schema, writing};

/// Something that an administrator did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// Its number, from 1. Assigned by the store.
    #[serde(default)]
    pub n: i64,
    pub at: i64,
    pub what: String,
    /// The id of a table or a person, or the target of a ban.
    pub target: String,
    pub reason: String,
}

/// Who may not come in (`ban`), may not chat (`mute`), or was deleted (`gone`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// `person:ID` or `address:NETWORK`.
    pub target: String,
    pub kind: String,
    pub at: i64,
    /// When it ends; `None` for never.
    pub until: Option<i64>,
    pub reason: String,
}

/// A table as operators list it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOverview {
    pub id: String,
    pub game: String,
    pub status: String,
    pub public: bool,
    pub created: i64,
    pub changed: i64,
    pub host: String,
    pub persons: i64,
    pub entries: i64,
}

/// A person as operators list it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonOverview {
    pub id: String,
    pub name: String,
    pub kind: String,
    pub created: i64,
    pub tables: i64,
}

type TableTuple = (String, String, String, i64, i64, i64, String, i64, i64);
type PersonTuple = (String, String, String, i64, i64);
type BanTuple = (String, String, i64, Option<i64>, String);
type ActTuple = (i64, i64, String, String, String);

/// What points to a table of the store: another table, its column, and the column that it names.
const REFERRING: &str = "SELECT m.name, p.\"from\", COALESCE(p.\"to\", 'id') \
     FROM sqlite_schema m, pragma_foreign_key_list(m.name) p \
     WHERE m.type = 'table' AND p.\"table\" = $1 ORDER BY m.name, p.\"from\"";
const REFERRING_IN_POSTGRES: &str = "SELECT CAST(r.relname AS TEXT), CAST(a.attname AS TEXT), CAST(b.attname AS TEXT) \
     FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid \
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] \
     JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1] \
     WHERE c.contype = 'f' AND t.relname = $1 AND r.relnamespace = CAST(current_schema() AS regnamespace) ORDER BY 1, 2";
const COLUMNS: &str = "SELECT name FROM pragma_table_info($1)";
const COLUMNS_IN_POSTGRES: &str = "SELECT CAST(column_name AS TEXT) FROM information_schema.columns \
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position";

/// What of a deleted person stays, under no name: who sat where belongs to the games of others too, and so do named data sets.
/// Everything else that points to the person goes, whichever table of the store it is in.
const STAYS: [(&str, &str); 4] = [("tables", "host"), ("seats", "person"), ("sets", "person"), ("daily", "person")];

/// Secrets are of no use to the person they identify; a header holds the secret of the game and the names of others.
const UNTOLD: [&str; 4] = ["code_hash", "header", "secret", "lines"];
/// What others say about a person is told to nobody but the operator.
const OF_OTHERS: [(&str, &str); 2] = [("blocks", "blocked"), ("reports", "about")];
const WITH_HASHES: [&str; 3] = ["tokens", "sessions", "recovery"];

/// Notes an act. Its number follows that of the last one; of two at the same time, one fails.
macro_rules! note {
    ($tx:expr, $act:expr) => {
        sqlx::query(
            "INSERT INTO admin_acts (n, at, what, target, reason) \
             VALUES ((SELECT COALESCE(MAX(n), 0) + 1 FROM admin_acts), $1, $2, $3, $4)",
        )
        .bind($act.at)
        .bind(&$act.what)
        .bind(&$act.target)
        .bind(&$act.reason)
        .execute(&mut *$tx)
        .await
        .map_err(|error| refused(error, "act", "at the same time", ""))?;
    };
}

/// Adds or replaces a ban.
macro_rules! put_ban {
    ($tx:expr, $ban:expr) => {
        sqlx::query(
            "INSERT INTO admin_bans (target, kind, at, until, reason) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (target, kind) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        )
        .bind(&$ban.target)
        .bind(&$ban.kind)
        .bind($ban.at)
        .bind($ban.until)
        .bind(&$ban.reason)
        .execute(&mut *$tx)
        .await?;
    };
}

impl Store {
    /// Tables with this status, or all, the one that has rested longest first.
    pub async fn table_overviews(
        &self,
        status: Option<Status>,
        before: i64,
        limit: u32,
    ) -> Result<Vec<TableOverview>, StoreError> {
        let rows: Vec<TableTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT t.id, t.game, t.status, t.public, t.created, t.changed, t.host, \
             (SELECT COUNT(DISTINCT s.person) FROM seats s WHERE s.table_id = t.id), \
             (SELECT COUNT(*) FROM log l WHERE l.table_id = t.id) \
             FROM tables t WHERE (t.status = $1 OR $1 = '') AND t.changed < $2 ORDER BY t.changed, t.id LIMIT $3"
        )
        .bind(status.map_or("", Status::as_str))
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await)?;
        let overview = |(id, game, status, public, created, changed, host, persons, entries)| {
            let public = public != 0;
            TableOverview { id, game, status, public, created, changed, host, persons, entries }
        };
        Ok(rows.into_iter().map(overview).collect())
    }

    /// Persons whose name contains this text, the newest first.
    pub async fn person_overviews(&self, name: &str, limit: u32) -> Result<Vec<PersonOverview>, StoreError> {
        check_text([name])?;
        let rows: Vec<PersonTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT p.id, p.name, p.kind, p.created, \
             (SELECT COUNT(DISTINCT s.table_id) FROM seats s WHERE s.person = p.id) \
             FROM persons p WHERE p.id = $1 OR lower(p.name) LIKE $2 ESCAPE '!' ORDER BY p.created DESC, p.id LIMIT $3"
        )
        .bind(name)
        .bind(format!("%{}%", name.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_")))
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await)?;
        let overview = |(id, name, kind, created, tables)| PersonOverview { id, name, kind, created, tables };
        Ok(rows.into_iter().map(overview).collect())
    }

    /// Acts after number `since`, in order.
    pub async fn acts(&self, since: i64, limit: u32) -> Result<Vec<Act>, StoreError> {
        let rows: Vec<ActTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT n, at, what, target, reason FROM admin_acts WHERE n > $1 ORDER BY n LIMIT $2"
        )
        .bind(since)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(|(n, at, what, target, reason)| Act { n, at, what, target, reason }).collect())
    }

    /// The number of the last act, 0 if there is none.
    pub async fn last_act(&self) -> Result<i64, StoreError> {
        let last = "SELECT COALESCE(MAX(n), 0) FROM admin_acts";
        Ok(reading!(self, pool => sqlx::query_scalar(last).fetch_one(pool).await)?)
    }

    /// Notes an act that changes nothing else in the store, or that has changed it already.
    pub async fn note_act(&self, act: &Act) -> Result<(), StoreError> {
        check_text([&*act.what, &*act.target, &*act.reason])?;
        writing!(self, tx => {
            note!(tx, act);
        })
    }

    /// The bans that have not ended.
    pub async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<BanTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT target, kind, at, until, reason FROM admin_bans WHERE until IS NULL OR until > $1 ORDER BY at, target"
        )
        .bind(now)
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(|(target, kind, at, until, reason)| Ban { target, kind, at, until, reason }).collect())
    }

    /// Adds or replaces a ban.
    pub async fn put_ban(&self, ban: &Ban, act: &Act) -> Result<(), StoreError> {
        check_text([&*ban.target, &*ban.kind, &*ban.reason, &*act.reason])?;
        writing!(self, tx => {
            note!(tx, act);
            put_ban!(tx, ban);
        })
    }

    /// Ends a ban. Returns whether there was one.
    pub async fn lift_ban(&self, target: &str, kind: &str, act: &Act) -> Result<bool, StoreError> {
        check_text([target, kind, &*act.reason])?;
        writing!(self, tx => {
            note!(tx, act);
            let lifted = sqlx::query("DELETE FROM admin_bans WHERE target = $1 AND kind = $2").bind(target).bind(kind);
            lifted.execute(&mut *tx).await?.rows_affected() > 0
        })
    }

    /// Deletes a table with its log and everything that belongs to it.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`].
    pub async fn delete_table(&self, id: &str, act: &Act) -> Result<(), StoreError> {
        check_text([id, &*act.reason])?;
        let parts = self.deletions("tables").await?;
        writing!(self, tx => {
            // Locks the table, so that nobody appends to its log meanwhile.
            let locked = sqlx::query("UPDATE tables SET changed = changed + 1 WHERE id = $1").bind(id);
            if locked.execute(&mut *tx).await?.rows_affected() == 0 {
                return Err(StoreError::NoSuchTable { id: id.to_owned() });
            }
            // The log lets go of its lines only if this says so.
            note!(tx, act);
            for delete in &parts {
                sqlx::query(AssertSqlSafe(delete.clone())).bind(id).execute(&mut *tx).await?;
            }
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(&mut *tx).await?;
        })
    }

    /// Deletes what the store has about a person, apart from the places in games, which stay without a name. The id is
    /// nobody's from then on.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn delete_person(&self, id: &str, act: &Act) -> Result<(), StoreError> {
        check_text([id, &*act.reason])?;
        let parts = self.deletions("persons").await?;
        let gone = Ban {
            target: format!("person:{id}"),
            kind: "gone".into(),
            at: act.at,
            until: None,
            reason: act.reason.clone(),
        };
        writing!(self, tx => {
            let renamed = sqlx::query("UPDATE persons SET name = '' WHERE id = $1").bind(id);
            if renamed.execute(&mut *tx).await?.rows_affected() == 0 {
                return Err(StoreError::NoSuchPerson { id: id.to_owned() });
            }
            note!(tx, act);
            for delete in &parts {
                sqlx::query(AssertSqlSafe(delete.clone())).bind(id).execute(&mut *tx).await?;
            }
            put_ban!(tx, gone);
        })
    }

    /// Deletes the persons who came before this time, were not here since and have left nothing: no seat, no line, no token. Returns
    /// how many.
    pub async fn delete_idle_persons(&self, before: i64, act: &Act) -> Result<u64, StoreError> {
        check_text([&*act.reason])?;
        let parts = self.referring("persons").await?;
        let left = parts.iter().filter(|(table, ..)| table != "sessions");
        let unused: Vec<String> = left
            .map(|(table, column, _)| {
                format!("NOT EXISTS (SELECT 1 FROM \"{table}\" x WHERE x.\"{column}\" = persons.id)")
            })
            .collect();
        let unused = format!("created < $1 AND {}", unused.join(" AND "));
        writing!(self, tx => {
            note!(tx, act);
            sqlx::query("DELETE FROM transfers WHERE expires <= $1").bind(act.at).execute(&mut *tx).await?;
            let sessions = format!(
                "DELETE FROM sessions WHERE seen < $1 AND person IN (SELECT persons.id FROM persons WHERE {unused})"
            );
            sqlx::query(AssertSqlSafe(sessions)).bind(before).execute(&mut *tx).await?;
            let here = "NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = persons.id)";
            let delete = format!("DELETE FROM persons WHERE {unused} AND {here}");
            sqlx::query(AssertSqlSafe(delete)).bind(before).execute(&mut *tx).await?.rows_affected()
        })
    }

    /// Replaces the summary of a table, if the table is still at this version. Returns whether it was.
    pub async fn put_summary(&self, id: &str, changed: i64, summary: &str) -> Result<bool, StoreError> {
        check_text([id, summary])?;
        writing!(self, tx => {
            let put = sqlx::query("UPDATE tables SET summary = $3 WHERE id = $1 AND changed = $2");
            put.bind(id).bind(changed).bind(summary).execute(&mut *tx).await?.rows_affected() > 0
        })
    }

    /// Every row of the store that names this person, by table, without secrets.
    pub async fn rows_of_person(&self, id: &str) -> Result<Vec<(String, Vec<Value>)>, StoreError> {
        check_text([id])?;
        let mut parts = self.referring("persons").await?;
        parts.retain(|(table, column, _)| !OF_OTHERS.contains(&(table, column)));
        parts.push(("persons".into(), "id".into(), String::new()));
        let mut all: Vec<(String, Vec<Value>)> = Vec::new();
        for (table, column, _) in parts {
            let rows = self.rows_as_json(&table, &column, id).await?;
            match all.last_mut() {
                // Another column of the same table.
                Some((last, seen)) if *last == table => {
                    seen.extend(rows.into_iter().filter(|row| !seen.contains(row)).collect::<Vec<_>>());
                }
                _ => all.push((table, rows)),
            }
        }
        Ok(all)
    }

    async fn rows_as_json(&self, table: &str, column: &str, value: &str) -> Result<Vec<Value>, StoreError> {
        let columns: Vec<String> = match &self.pools {
            Pools::Postgres { .. } => self.strings(COLUMNS_IN_POSTGRES, table).await?,
            Pools::Sqlite { .. } | Pools::Memory(_) => self.strings(COLUMNS, table).await?,
        };
        let is_told =
            |name: &&String| !(UNTOLD.contains(&name.as_str()) || WITH_HASHES.contains(&table) && *name == "hash");
        let fields: Vec<String> = columns.iter().filter(is_told).map(|name| format!("'{name}', \"{name}\"")).collect();
        let object = match &self.pools {
            Pools::Postgres { .. } => "json_build_object",
            Pools::Sqlite { .. } | Pools::Memory(_) => "json_object",
        };
        let select =
            format!("SELECT CAST({object}({}) AS TEXT) FROM \"{table}\" WHERE \"{column}\" = $1", fields.join(", "));
        let texts: Vec<String> =
            reading!(self, pool => sqlx::query_scalar(AssertSqlSafe(select)).bind(value).fetch_all(pool).await)?;
        let read = |text: &String| {
            serde_json::from_str(text).map_err(|_| StoreError::Damaged { what: format!("a row of {table:?}") })
        };
        texts.iter().map(read).collect()
    }

    /// Statements that delete what points to the row of a table with the id `$1`, directly or not: first what nothing points to.
    async fn deletions(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let mut deletions = Vec::new();
        let mut open = vec![(table.to_owned(), "id = $1".to_owned())];
        while let Some((table, rows)) = open.pop() {
            for (other, column, named) in self.referring(&table).await? {
                if other == table || stays(&other, &column) {
                    continue;
                }
                let rows = format!("\"{column}\" IN (SELECT \"{named}\" FROM \"{table}\" WHERE {rows})");
                deletions.push(format!("DELETE FROM \"{other}\" WHERE {rows}"));
                open.push((other, rows));
            }
        }
        deletions.reverse();
        Ok(deletions)
    }

    /// What points to this table. Later migrations add to it, so nothing here lists it.
    async fn referring(&self, table: &str) -> Result<Vec<(String, String, String)>, StoreError> {
        let sql = match &self.pools {
            Pools::Postgres { .. } => REFERRING_IN_POSTGRES,
            Pools::Sqlite { .. } | Pools::Memory(_) => REFERRING,
        };
        Ok(reading!(self, pool => sqlx::query_as(sql).bind(table).fetch_all(pool).await)?)
    }

    async fn strings(&self, sql: &'static str, value: &str) -> Result<Vec<String>, StoreError> {
        Ok(reading!(self, pool => sqlx::query_scalar(sql).bind(value).fetch_all(pool).await)?)
    }

    /// Whether this store has the schema of this program: one that was opened to be read may be older.
    pub fn is_current(&self) -> bool {
        self.schema == schema::KNOWN
    }

    pub fn schema(&self) -> i64 {
        self.schema
    }
}

fn stays(table: &str, column: &str) -> bool {
    STAYS.contains(&(table, column))
}
