//! What makes a browser or a program somebody: sessions, tokens, recovery codes. Of every secret, only the hash is kept.

use super::{
    Store, StoreError,
    error::check_text,
    persons::refused,
    reading,
    rows::{Person, Session, Token},
    writing,
};

const ADD_PERSON: &str = "INSERT INTO persons (id, name, kind, created) VALUES ($1, $2, $3, $4)";
const ADD: &str = "INSERT INTO sessions (hash, person, device, created, seen) VALUES ($1, $2, $3, $4, $5)";
const PERSON: &str =
    "SELECT p.id, p.name, p.kind, p.created FROM persons p JOIN sessions s ON s.person = p.id WHERE s.hash = $1";
const PERSON_BY_RECOVERY: &str =
    "SELECT p.id, p.name, p.kind, p.created FROM persons p JOIN recovery r ON r.person = p.id WHERE r.hash = $1";
const OF_PERSON: &str =
    "SELECT hash, person, device, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, hash";
const TOKENS: &str = "SELECT t.hash, p.name, t.created FROM tokens t JOIN persons p ON p.id = t.person \
                      WHERE t.owner = $1 OR t.person = $1 ORDER BY t.created DESC, t.hash";

impl Store {
    /// Creates a person together with the session of the browser that becomes it.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the id or the hash is taken.
    pub async fn create_person_in(&self, person: &Person, session: &Session) -> Result<(), StoreError> {
        check_text([&*person.id, &*person.name, &*session.hash, &*session.device])?;
        writing!(self, tx => {
            sqlx::query(ADD_PERSON)
                .bind(&person.id)
                .bind(&person.name)
                .bind(person.kind.as_str())
                .bind(person.created)
                .execute(&mut *tx)
                .await
                .map_err(|error| refused(error, "person", &person.id, &person.id))?;
            sqlx::query(ADD)
                .bind(&session.hash)
                .bind(&session.person)
                .bind(&session.device)
                .bind(session.created)
                .bind(session.seen)
                .execute(&mut *tx)
                .await
                .map_err(|error| refused(error, "session", &session.hash, &session.person))?;
        })
    }

    /// Whoever shows the secret of this session is its person from now on. Forgets those of the person's sessions that were
    /// last seen before `forget`, except the row that stands for cookies from before there were sessions.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the hash is taken, [`StoreError::NoSuchPerson`].
    pub async fn add_session(&self, session: &Session, forget: i64) -> Result<(), StoreError> {
        check_text([&*session.hash, &*session.person, &*session.device])?;
        writing!(self, tx => {
            sqlx::query("DELETE FROM sessions WHERE person = $1 AND seen < $2 AND hash <> 'person ' || person")
                .bind(&session.person)
                .bind(forget)
                .execute(&mut *tx)
                .await?;
            sqlx::query(ADD)
                .bind(&session.hash)
                .bind(&session.person)
                .bind(&session.device)
                .bind(session.created)
                .bind(session.seen)
                .execute(&mut *tx)
                .await
                .map_err(|error| refused(error, "session", &session.hash, &session.person))?;
        })
    }

    pub async fn person_by_session(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        self.find_person(PERSON, hash).await
    }

    /// Notes that a session was used, unless that was noted after `unless_since`.
    pub async fn see_session(&self, hash: &str, now: i64, unless_since: i64) -> Result<(), StoreError> {
        check_text([hash])?;
        let seen = "SELECT seen FROM sessions WHERE hash = $1";
        let seen: Option<i64> = reading!(self, pool => sqlx::query_scalar(seen).bind(hash).fetch_optional(pool).await)?;
        if seen.is_none_or(|seen| seen > unless_since) {
            return Ok(());
        }
        writing!(self, tx => {
            sqlx::query("UPDATE sessions SET seen = $2 WHERE hash = $1").bind(hash).bind(now).execute(&mut *tx).await?;
        })
    }

    /// The sessions of a person, the last used first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        check_text([person])?;
        let rows: Vec<(String, String, String, i64, i64)> =
            reading!(self, pool => sqlx::query_as(OF_PERSON).bind(person).fetch_all(pool).await)?;
        let session = |(hash, person, device, created, seen)| Session { hash, person, device, created, seen };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Ends these sessions and tokens: whoever shows one of them is nobody from now on.
    pub async fn revoke(&self, hashes: &[&str]) -> Result<(), StoreError> {
        check_text(hashes.iter().copied())?;
        writing!(self, tx => {
            for hash in hashes {
                for sql in ["DELETE FROM sessions WHERE hash = $1", "DELETE FROM tokens WHERE hash = $1"] {
                    sqlx::query(sql).bind(*hash).execute(&mut *tx).await?;
                }
            }
        })
    }

    /// The tokens that a person created, and the person's own if it is a program; the newest first.
    pub async fn tokens_of(&self, person: &str) -> Result<Vec<Token>, StoreError> {
        check_text([person])?;
        let rows: Vec<(String, String, i64)> =
            reading!(self, pool => sqlx::query_as(TOKENS).bind(person).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(hash, name, created)| Token { hash, name, created }).collect())
    }

    /// Gives a person a recovery code. An earlier one no longer works.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn put_recovery(&self, person: &str, hash: &str, created: i64) -> Result<(), StoreError> {
        check_text([person, hash])?;
        writing!(self, tx => {
            sqlx::query(
                "INSERT INTO recovery (person, hash, created) VALUES ($1, $2, $3) \
                 ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created",
            )
            .bind(person)
            .bind(hash)
            .bind(created)
            .execute(&mut *tx)
            .await
            .map_err(|error| refused(error, "recovery code", person, person))?;
        })
    }

    /// When a person's recovery code was made.
    pub async fn recovery_of(&self, person: &str) -> Result<Option<i64>, StoreError> {
        check_text([person])?;
        let sql = "SELECT created FROM recovery WHERE person = $1";
        Ok(reading!(self, pool => sqlx::query_scalar(sql).bind(person).fetch_optional(pool).await)?)
    }

    pub async fn delete_recovery(&self, person: &str) -> Result<(), StoreError> {
        check_text([person])?;
        writing!(self, tx => {
            sqlx::query("DELETE FROM recovery WHERE person = $1").bind(person).execute(&mut *tx).await?;
        })
    }

    pub async fn person_by_recovery(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        self.find_person(PERSON_BY_RECOVERY, hash).await
    }
}
