//! A connection for one transaction.

use std::ops::{Deref, DerefMut};

use sqlx::{Database, pool::PoolConnection};

use super::StoreError;

/// Goes back to its pool only if its transaction came to a known end. Otherwise, because the store failed or because
/// nobody waits for the answer any more, it is closed and the pool opens another one.
#[derive(Debug)]
pub(super) struct Lent<DB: Database> {
    connection: PoolConnection<DB>,
    replaceable: bool,
    ended: bool,
}

impl<DB: Database> Lent<DB> {
    pub(super) fn new(connection: PoolConnection<DB>, replaceable: bool) -> Lent<DB> {
        Lent { connection, replaceable, ended: false }
    }

    /// Notes how the transaction ended. A refusal of ours, such as a conflict, leaves the connection in order.
    pub(super) fn give_back<T>(mut self, done: &Result<T, StoreError>) {
        self.ended = !matches!(done, Err(StoreError::Lost(_)));
    }
}

impl<DB: Database> Deref for Lent<DB> {
    type Target = PoolConnection<DB>;

    fn deref(&self) -> &PoolConnection<DB> {
        &self.connection
    }
}

impl<DB: Database> DerefMut for Lent<DB> {
    fn deref_mut(&mut self) -> &mut PoolConnection<DB> {
        &mut self.connection
    }
}

impl<DB: Database> Drop for Lent<DB> {
    fn drop(&mut self) {
        if self.replaceable && !self.ended {
            self.connection.close_on_drop();
        }
    }
}
