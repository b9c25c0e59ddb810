//! Who plays a deal that others play too, and at which table: the game of a day, or a deal at several tables.

use super::{Store, StoreError, error::check_text, persons::refused, reading, rows::DailyRow, writing};

type DailyTuple = (String, String, i64, String, String, Option<String>);

impl Store {
    /// Notes a try, and returns the table of the person's first try: everybody has one.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn begin_daily(&self, row: &DailyRow) -> Result<String, StoreError> {
        check_text([&*row.day, &*row.game, &*row.person, &*row.table_id])?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO daily (day, game, players, person, table_id) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (day, game, players, person) DO NOTHING",
            )
            .bind(&row.day)
            .bind(&row.game)
            .bind(row.players)
            .bind(&row.person)
            .bind(&row.table_id)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "try", &row.day, &row.person))?;
            sqlx::query_scalar(
                "SELECT table_id FROM daily WHERE day = $1 AND game = $2 AND players = $3 AND person = $4",
            )
            .bind(&row.day)
            .bind(&row.game)
            .bind(row.players)
            .bind(&row.person)
            .fetch_one(&mut *tx)
            .await?
        })
    }

    /// Notes how a try ended, once.
    pub async fn end_daily(&self, row: &DailyRow, result: &str) -> Result<(), StoreError> {
        check_text([result])?;
        writing!(self, tx => {
            sqlx::query("UPDATE daily SET result = $2 WHERE table_id = $1 AND result IS NULL")
                .bind(&row.table_id)
                .bind(result)
                .execute(&mut *tx)
                .await?;
        })
    }

    /// All tries of a day's game, or of the deal with this id.
    pub async fn daily_of(&self, day: &str, game: &str) -> Result<Vec<DailyRow>, StoreError> {
        check_text([day, game])?;
        let rows: Vec<DailyTuple> = reading!(self, pool => sqlx::query_as(
            "SELECT day, game, players, person, table_id, result FROM daily WHERE day = $1 AND game = $2 ORDER BY table_id"
        )
        .bind(day)
        .bind(game)
        .fetch_all(pool)
        .await)?;
        let row =
            |(day, game, players, person, table_id, result)| DailyRow { day, game, players, person, table_id, result };
        Ok(rows.into_iter().map(row).collect())
    }
}
