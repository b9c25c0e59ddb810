//! Persons, the tokens that identify them, and the transfers to another browser.

use sqlx::error::ErrorKind;

use super::{
    Store, StoreError,
    error::check_text,
    reading,
    rows::{Person, PersonKind},
    writing,
};

type PersonTuple = (String, String, String, i64);

const BY_ID: &str = "SELECT id, name, kind, created FROM persons WHERE id = $1";
const BY_TOKEN: &str =
    "SELECT p.id, p.name, p.kind, p.created FROM persons p JOIN tokens t ON t.person = p.id WHERE t.hash = $1";

impl Store {
    /// # Errors
    /// [`StoreError::Exists`] when the id is taken.
    pub async fn create_person(&self, person: &Person) -> Result<(), StoreError> {
        check_text([&*person.id, &*person.name])?;
        writing!(self, tx => {
            let made = sqlx::query(
                "INSERT INTO persons (id, name, kind, created) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING",
            )
            .bind(&person.id)
            .bind(&person.name)
            .bind(person.kind.as_str())
            .bind(person.created)
            .execute(&mut *tx)
            .await?;
            if made.rows_affected() == 0 {
                return Err(StoreError::Exists { what: "person", id: person.id.clone() });
            }
        })
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.find_person(BY_ID, id).await
    }

    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError> {
        check_text([id, name])?;
        writing!(self, tx => {
            let renamed = sqlx::query("UPDATE persons SET name = $2 WHERE id = $1").bind(id).bind(name);
            if renamed.execute(&mut *tx).await?.rows_affected() == 0 {
                return Err(StoreError::NoSuchPerson { id: id.to_owned() });
            }
        })
    }

    /// Whoever shows a secret with this hash is that person from now on, until the owner revokes it.
    pub async fn add_token(
        &self,
        hash: &str,
        person: &str,
        owner: Option<&str>,
        created: i64,
    ) -> Result<(), StoreError> {
        check_text([hash, person, owner.unwrap_or_default()])?;
        writing!(self, tx => {
            sqlx::query("INSERT INTO tokens (hash, person, owner, created) VALUES ($1, $2, $3, $4)")
                .bind(hash)
                .bind(person)
                .bind(owner)
                .bind(created)
                .execute(&mut *tx)
                .await
                .map_err(|error| refused(error, "token", hash, person))?;
        })
    }

    pub async fn person_by_token(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        self.find_person(BY_TOKEN, hash).await
    }

    pub async fn put_transfer(&self, code_hash: &str, person: &str, expires: i64) -> Result<(), StoreError> {
        check_text([code_hash, person])?;
        writing!(self, tx => {
            sqlx::query("INSERT INTO transfers (code_hash, person, expires) VALUES ($1, $2, $3)")
                .bind(code_hash)
                .bind(person)
                .bind(expires)
                .execute(&mut *tx)
                .await
                .map_err(|error| refused(error, "transfer", code_hash, person))?;
        })
    }

    /// The person a code stands for, without using it up.
    pub async fn transfer(&self, code_hash: &str, now: i64) -> Result<Option<String>, StoreError> {
        check_text([code_hash])?;
        let sql = "SELECT person FROM transfers WHERE code_hash = $1 AND expires > $2";
        Ok(reading!(self, pool => sqlx::query_scalar(sql).bind(code_hash).bind(now).fetch_optional(pool).await)?)
    }

    /// The person a code stands for, once, and only before it expires. Expired codes are deleted.
    pub async fn take_transfer(&self, code_hash: &str, now: i64) -> Result<Option<String>, StoreError> {
        check_text([code_hash])?;
        writing!(self, tx => {
            sqlx::query("DELETE FROM transfers WHERE expires <= $1").bind(now).execute(&mut *tx).await?;
            // Only one of several simultaneous callers can delete the row and get the person.
            sqlx::query_scalar("DELETE FROM transfers WHERE code_hash = $1 RETURNING person")
                .bind(code_hash)
                .fetch_optional(&mut *tx)
                .await?
        })
    }

    pub(super) async fn find_person(&self, sql: &'static str, key: &str) -> Result<Option<Person>, StoreError> {
        if key.contains('\0') {
            return Ok(None);
        }
        let found: Option<PersonTuple> =
            reading!(self, pool => sqlx::query_as(sql).bind(key).fetch_optional(pool).await)?;
        found.map(person_of).transpose()
    }
}

fn person_of((id, name, kind, created): PersonTuple) -> Result<Person, StoreError> {
    Ok(Person { id, name, kind: PersonKind::parse(&kind)?, created })
}

/// What a refused INSERT means: the key is taken, or the person it points to does not exist.
pub(super) fn refused(error: sqlx::Error, what: &'static str, id: &str, person: &str) -> StoreError {
    match error.as_database_error().map(|inner| inner.kind()) {
        Some(ErrorKind::UniqueViolation) => StoreError::Exists { what, id: id.to_owned() },
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NoSuchPerson { id: person.to_owned() },
        _ => error.into(),
    }
}
