//! Whom people do not want to hear, and what they report.

use super::{
    Store, StoreError,
    error::check_text,
    persons::refused,
    reading,
    rows::{Block, ChatLine, Report},
    writing,
};

type ReportTuple = (String, i64, String, i64, String, String, String, String, Option<i64>);

impl Store {
    /// From now on the person does not want to hear or meet the other one.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn block(&self, person: &str, blocked: &str, now: i64) -> Result<(), StoreError> {
        check_text([person, blocked])?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO blocks (person, blocked, created) VALUES ($1, $2, $3) ON CONFLICT (person, blocked) DO NOTHING",
            )
            .bind(person)
            .bind(blocked)
            .bind(now)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "block", person, blocked))?;
        })
    }

    pub async fn unblock(&self, person: &str, blocked: &str) -> Result<(), StoreError> {
        check_text([person, blocked])?;
        writing!(self, tx => {
            let sql = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
            sqlx::query(sql).bind(person).bind(blocked).execute(&mut *tx).await?;
        })
    }

    /// Whom a person has blocked, the latest first.
    pub async fn blocks_of(&self, person: &str) -> Result<Vec<Block>, StoreError> {
        check_text([person])?;
        let rows: Vec<(String, String, i64)> = reading!(self, pool => sqlx::query_as(
            "SELECT b.blocked, p.name, b.created FROM blocks b JOIN persons p ON p.id = b.blocked \
             WHERE b.person = $1 ORDER BY b.created DESC, b.blocked"
        )
        .bind(person)
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(|(person, name, since)| Block { person, name, since }).collect())
    }

    /// Who has blocked a person.
    pub async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        check_text([person])?;
        let sql = "SELECT person FROM blocks WHERE blocked = $1";
        Ok(reading!(self, pool => sqlx::query_scalar(sql).bind(person).fetch_all(pool).await)?)
    }

    /// Whether the person has blocked the other one.
    pub async fn has_blocked(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        check_text([person, other])?;
        let sql = "SELECT created FROM blocks WHERE person = $1 AND blocked = $2";
        let found: Option<i64> =
            reading!(self, pool => sqlx::query_scalar(sql).bind(person).bind(other).fetch_optional(pool).await)?;
        Ok(found.is_some())
    }

    /// Lines of a table, from number `first` to `last`.
    pub async fn chat_between(&self, table_id: &str, first: i64, last: i64) -> Result<Vec<ChatLine>, StoreError> {
        check_text([table_id])?;
        let rows: Vec<super::chat::LineTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT n, at, person, seat, name, text FROM chat WHERE table_id = $1 AND n >= $2 AND n <= $3 ORDER BY n"
        )
        .bind(table_id)
        .bind(first)
        .bind(last)
        .fetch_all(pool)
        .await)?;
        Ok(rows.into_iter().map(super::chat::line_of).collect())
    }

    /// Keeps a report. A person reports a line once; another report of it changes nothing.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`], also if there is no such table.
    pub async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        check_text([&*report.id, &*report.table_id, &*report.person, &*report.about, &*report.note, &*report.lines])?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO reports (id, at, table_id, n, person, about, note, lines) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, n, person) DO NOTHING",
            )
            .bind(&report.id)
            .bind(report.at)
            .bind(&report.table_id)
            .bind(report.n)
            .bind(&report.person)
            .bind(&report.about)
            .bind(&report.note)
            .bind(&report.lines)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "report", &report.id, &report.person))?;
        })
    }

    /// Reports, the latest first: those that nobody has dealt with, or all.
    pub async fn reports(&self, all: bool, limit: u32) -> Result<Vec<Report>, StoreError> {
        let rows: Vec<ReportTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT id, at, table_id, n, person, about, note, lines, resolved FROM reports \
             WHERE resolved IS NULL OR $1 = 1 ORDER BY at DESC, id DESC LIMIT $2"
        )
        .bind(i64::from(all))
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await)?;
        let report = |(id, at, table_id, n, person, about, note, lines, resolved): ReportTuple| Report {
            id,
            at,
            table_id,
            n,
            person,
            about,
            note,
            lines,
            resolved,
        };
        Ok(rows.into_iter().map(report).collect())
    }

    /// Notes that an operator has dealt with a report. Returns whether there is such a report.
    pub async fn resolve_report(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        check_text([id])?;
        writing!(self, tx => {
            let sql = "UPDATE reports SET resolved = COALESCE(resolved, $2) WHERE id = $1";
            sqlx::query(sql).bind(id).bind(now).execute(&mut *tx).await?.rows_affected() > 0
        })
    }
}
