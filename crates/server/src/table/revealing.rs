//! How the parts of the seed are collected: see [`crate::fair`]. Everybody commits while the table is open; when the game is to
//! begin, nothing changes any more, and everybody reveals.
//!
//! Whoever does not reveal in time has no part in the seed. A table cannot wait for them: they may have gone. The others see
//! that they had committed themselves to something.

use super::{owner::Owner, task::now_ms};
use crate::{
    error::{Error, Result},
    fair::{self, Bytes32},
    header::Holder,
    protocol::Status,
};

impl Owner {
    /// Notes what a person commits to, for all their seats. It can be replaced until the game is to begin: nobody knows the
    /// parts of the others before.
    pub(super) async fn commit_to(&mut self, person: &str, commitment: Bytes32) -> Result<()> {
        self.still_open()?;
        let mut header = self.header.clone();
        if header.takes_contributions() {
            for holder in header.seats.iter_mut().filter(|holder| holder.person() == Some(person)) {
                holder.set_part(Some(commitment.clone()), None);
            }
        }
        if header == self.header { Ok(()) } else { self.save(header).await }
    }

    /// Fixes what everybody has committed to, and asks them to reveal it.
    pub(super) async fn ask_to_reveal(&mut self) -> Result<()> {
        let until = now_ms() + self.shared.config.reveal_within as i64 * 1000;
        let mut header = self.header.clone();
        header.revealing = Some(until);
        self.save(header).await
    }

    /// Reveals what a person had committed to. The game begins with the last of them.
    pub(super) async fn reveal(&mut self, person: &str, contribution: Bytes32) -> Result<()> {
        if self.status() != Status::Open {
            return Err(Error::NotNow("the game has begun"));
        }
        if self.header.revealing.is_none() {
            return Err(Error::NotNow("contributions are revealed when the game is to begin, once all have committed"));
        }
        let commitment = fair::commitment(&contribution);
        let mut header = self.header.clone();
        let committed = |holder: &&mut Holder| {
            holder.person() == Some(person) && holder.commitment().is_some_and(|own| *own == commitment)
        };
        let mut revealed = false;
        for holder in header.seats.iter_mut().filter(committed) {
            holder.set_part(Some(commitment.clone()), Some(contribution.clone()));
            revealed = true;
        }
        if !revealed {
            return Err(Error::bad("this is not what you have committed to"));
        }
        if header != self.header {
            self.save(header).await?;
        }
        if self.header.seats.iter().any(Holder::withholds) { Ok(()) } else { self.begin().await }
    }

    /// Until when the table waits for contributions.
    pub(super) fn revealing_until(&self) -> Option<i64> {
        self.header.revealing.filter(|_| self.status() == Status::Open)
    }

    /// Begins the game without those who have not revealed in time.
    pub(super) async fn stop_waiting(&mut self, now: i64) {
        if self.is_resting() || self.revealing_until().is_none_or(|until| now < until) {
            return;
        }
        let missing = self.header.seats.iter().filter(|holder| holder.withholds()).count();
        match self.begin().await {
            Ok(()) => tracing::info!(missing, "the game began without all contributions to its seed"),
            Err(error) => {
                tracing::error!(%error, "the game cannot begin");
                self.rest();
            }
        }
    }
}
