//! Pages of tables, and finished games by game, player, date and score.
//!
//! A page begins after the last table of the one before, so that it costs the same however far somebody reads on. Everything
//! in the archive follows from the tables: [`Store::not_archived`] finds what is missing.

use sqlx::{Database, QueryBuilder};

use super::{
    Store, StoreError,
    error::check_text,
    reading,
    rows::{Archived, PageKey, Search, Status, TableRow},
    tables::{Joined, fold},
    writing,
};

/// Comes after every letter, so that names with the same beginning are a range.
const LAST: char = '\u{10FFFF}';

const COLUMNS: &str =
    "SELECT t.id, t.created, t.changed, t.status, t.public, t.game, t.host, t.header, t.summary, s.seat, s.person";

/// A column that a page is sorted by, and that of its key.
type Keyed = (i64, String);

impl Store {
    /// Puts a finished game into the archive, in place of what was there.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`].
    pub async fn archive(&self, game: &Archived) -> Result<(), StoreError> {
        check_text([&*game.table_id, &*game.game])?;
        check_text(game.players.iter().map(|player| &*player.name))?;
        writing!(self, tx => {
            // Locks the table, so that it does not go on at the same time.
            let locked = sqlx::query("UPDATE tables SET status = status WHERE id = $1").bind(&game.table_id);
            if locked.execute(&mut *tx).await?.rows_affected() == 0 {
                return Err(StoreError::NoSuchTable { id: game.table_id.clone() });
            }
            for sql in ["DELETE FROM archive_players WHERE table_id = $1", "DELETE FROM archive WHERE table_id = $1"] {
                sqlx::query(sql).bind(&game.table_id).execute(&mut *tx).await?;
            }
            sqlx::query("INSERT INTO archive (table_id, public, game, ended, best) VALUES ($1, $2, $3, $4, $5)")
                .bind(&game.table_id)
                .bind(i64::from(game.public))
                .bind(&game.game)
                .bind(game.ended)
                .bind(game.players.iter().filter_map(|player| player.score).chain(game.best).max())
                .execute(&mut *tx)
                .await?;
            for player in &game.players {
                sqlx::query("INSERT INTO archive_players (table_id, seat, player, score) VALUES ($1, $2, $3, $4)")
                    .bind(&game.table_id)
                    .bind(player.seat)
                    .bind(&player.name)
                    .bind(player.score)
                    .execute(&mut *tx)
                    .await?;
            }
        })
    }

    /// Finished games that the archive does not have yet, by id after `after`.
    pub async fn not_archived(&self, after: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        check_text([after])?;
        let rows: Vec<Joined> = reading!(self, pool => {
            let mut sql = QueryBuilder::new(COLUMNS);
            sql.push(
                " FROM (SELECT * FROM tables WHERE status = 'over' \
                 AND NOT EXISTS (SELECT 1 FROM archive a WHERE a.table_id = tables.id) AND id > ",
            );
            sql.push_bind(after.to_owned()).push(" ORDER BY id LIMIT ").push_bind(i64::from(limit));
            sql.push(") t LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.id, s.seat");
            sql.build_query_as().fetch_all(pool).await
        })?;
        fold(rows)
    }

    /// Finished games that fit, the last that ended first, each with the key to go on after it.
    pub async fn search_archive(&self, search: &Search) -> Result<Vec<(PageKey, TableRow)>, StoreError> {
        check_search(search)?;
        let keys: Vec<Keyed> = reading!(self, pool => {
            let mut sql = QueryBuilder::new("SELECT a.ended, a.table_id FROM archive a JOIN tables t ON t.id = a.table_id \
                                             WHERE t.status = 'over'");
            conditions(&mut sql, search);
            sql.build_query_as().fetch_all(pool).await
        })?;
        self.rows_of(keys).await
    }

    /// Public tables of this status that fit, the last that changed first, each with the key to go on after it.
    pub async fn list_tables(&self, status: Status, search: &Search) -> Result<Vec<(PageKey, TableRow)>, StoreError> {
        check_search(search)?;
        let keys: Vec<Keyed> = reading!(self, pool => {
            let mut sql = QueryBuilder::new("SELECT changed, id FROM tables WHERE public = 1 AND status = ");
            sql.push_bind(status.as_str());
            if let Some(game) = &search.game {
                sql.push(" AND game = ").push_bind(game.clone());
            }
            after(&mut sql, "changed", "id", search);
            sql.build_query_as().fetch_all(pool).await
        })?;
        self.rows_of(keys).await
    }

    /// These tables, in this order. Those that have gone meanwhile are left out.
    async fn rows_of(&self, keys: Vec<Keyed>) -> Result<Vec<(PageKey, TableRow)>, StoreError> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        let rows: Vec<Joined> = reading!(self, pool => {
            let mut sql = QueryBuilder::new(COLUMNS);
            sql.push(" FROM tables t LEFT JOIN seats s ON s.table_id = t.id WHERE t.id IN (");
            let mut ids = sql.separated(", ");
            for (_, id) in &keys {
                ids.push_bind(id.clone());
            }
            sql.push(") ORDER BY t.id, s.seat");
            sql.build_query_as().fetch_all(pool).await
        })?;
        let mut rows = fold(rows)?;
        let mut take = |id: &str| Some(rows.swap_remove(rows.iter().position(|row| row.id == id)?));
        Ok(keys.into_iter().filter_map(|(at, id)| Some((PageKey { at, id: id.clone() }, take(&id)?))).collect())
    }
}

fn check_search(search: &Search) -> Result<(), StoreError> {
    check_text(search.game.iter().chain(&search.player).chain(&search.person).map(|text| &**text))?;
    check_text(search.after.iter().map(|key| &*key.id))
}

/// What a finished game must be like.
fn conditions<DB: Database>(sql: &mut QueryBuilder<DB>, search: &Search)
where
    for<'a> i64: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    for<'a> String: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
{
    match &search.person {
        Some(person) => {
            sql.push(" AND a.table_id IN (SELECT table_id FROM seats WHERE person = ")
                .push_bind(person.clone())
                .push(")");
        }
        None => {
            sql.push(" AND a.public = 1");
        }
    }
    if let Some(game) = &search.game {
        sql.push(" AND a.game = ").push_bind(game.clone());
    }
    if let Some(from) = search.from {
        sql.push(" AND a.ended >= ").push_bind(from);
    }
    if let Some(until) = search.until {
        sql.push(" AND a.ended < ").push_bind(until);
    }
    match &search.player {
        Some(name) => {
            sql.push(" AND a.table_id IN (SELECT table_id FROM archive_players WHERE player >= ")
                .push_bind(name.clone());
            sql.push(" AND player < ").push_bind(format!("{name}{LAST}"));
            if let Some(score) = search.score {
                sql.push(" AND score >= ").push_bind(score);
            }
            sql.push(")");
        }
        None => {
            if let Some(score) = search.score {
                sql.push(" AND a.best >= ").push_bind(score);
            }
        }
    }
    after(sql, "a.ended", "a.table_id", search);
}

/// The order of the pages, where this one begins, and its length.
fn after<DB: Database>(sql: &mut QueryBuilder<DB>, at: &str, id: &str, search: &Search)
where
    for<'a> i64: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    for<'a> String: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
{
    if let Some(key) = &search.after {
        sql.push(format!(" AND ({at}, {id}) < (")).push_bind(key.at).push(", ").push_bind(key.id.clone()).push(")");
    }
    sql.push(format!(" ORDER BY {at} DESC, {id} DESC LIMIT ")).push_bind(i64::from(search.limit));
}
