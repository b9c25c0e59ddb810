//! Before the game: who sits where.

use ai::Level;
use game_core::Seat;

use super::{
    owner::{Owner, line, table_change},
    story::Story,
    task::now_ms,
};
use crate::{
    error::{Error, Result},
    fair::Bytes32,
    header::{Entry, Holder},
    protocol::Status,
    store,
};

impl Owner {
    fn still_open(&self) -> Result<()> {
        if self.status == Status::Open { Ok(()) } else { Err(Error::NotNow("the game has begun")) }
    }

    fn hosted_by(&self, person: &str) -> Result<()> {
        if self.row.host == person { Ok(()) } else { Err(Error::NotHost) }
    }

    pub(super) async fn sit(
        &mut self,
        person: &str,
        seat: Option<Seat>,
        name: String,
        local: bool,
        contribution: Option<Bytes32>,
    ) -> Result<()> {
        self.still_open()?;
        let seat = match seat {
            Some(seat) => seat,
            None => self.header.first_open().ok_or(Error::Full)?,
        };
        match self.header.holder(seat) {
            None => return Err(Error::NotFound("such seat")),
            Some(Holder::Open) => {}
            Some(_) => return Err(Error::NotNow("somebody sits there already")),
        }
        let mine = self
            .header
            .seats
            .iter()
            .any(|holder| matches!(holder, Holder::Human { person: other, .. } if other == person));
        let mut header = self.header.clone();
        header.seats[seat.idx()] = match (local, mine) {
            (true, _) => Holder::Local { person: person.to_owned(), name, contribution },
            (false, false) => Holder::Human { person: person.to_owned(), name, contribution },
            (false, true) => return Err(Error::NotNow("you sit at this table already")),
        };
        self.save(header).await
    }

    /// Leaves a seat. The host may also ask somebody else to leave.
    pub(super) async fn stand(&mut self, person: &str, seat: Seat) -> Result<()> {
        self.still_open()?;
        if self.own(person, seat).is_err() {
            self.hosted_by(person)?;
        }
        self.put(seat, Holder::Open).await
    }

    pub(super) async fn set_seat(&mut self, person: &str, seat: Seat, level: Option<Level>) -> Result<()> {
        self.still_open()?;
        self.hosted_by(person)?;
        match self.header.holder(seat) {
            None => Err(Error::NotFound("such seat")),
            Some(Holder::Human { .. } | Holder::Local { .. }) => Err(Error::NotNow("somebody sits there already")),
            Some(Holder::Open | Holder::Bot { .. }) => {
                self.put(seat, level.map_or(Holder::Open, |level| Holder::Bot { level })).await
            }
        }
    }

    async fn put(&mut self, seat: Seat, holder: Holder) -> Result<()> {
        let mut header = self.header.clone();
        header.seats[seat.idx()] = holder;
        self.save(header).await
    }

    /// Begins the game. From here on the header is what it is.
    pub(super) async fn start(&mut self, person: &str) -> Result<()> {
        self.still_open()?;
        self.hosted_by(person)?;
        if self.header.first_open().is_some() {
            return Err(Error::NotNow("a seat is still open"));
        }
        let now = now_ms();
        let mut story = Story::begin(self.header.clone(), now)?;
        story.tell(now, &Entry::Started)?;
        let change = table_change(&story, now, None);
        let started = [line(now, &Entry::Started)];
        self.row.changed = self.shared().store.append(&self.row.id, 0, &started, Some(change)).await?;
        self.row.status = store::Status::Running;
        self.status = Status::Running;
        self.story = Some(story);
        tracing::info!(game = self.header.game, seats = self.header.seats.len(), "a game begins");
        metrics::counter!("formicarium_games_started", "game" => self.header.game.clone()).increment(1);
        Ok(())
    }
}
