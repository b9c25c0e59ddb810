//! Before the game: who sits where.

use ai::Opponent;
use game_core::Seat;

use super::{
    owner::{Owner, line, table_change},
    story::Story,
    task::now_ms,
};
use crate::{
    bots, deals,
    error::{Error, Result},
    fair::Bytes32,
    games,
    header::{Entry, Header, Holder},
    protocol::Status,
    store::{self, DailyRow, TableChange, TableRow},
};

const PLAYS_ELSEWHERE: Error = Error::NotNow("a deal is played once: somebody here plays it at another table");

impl Owner {
    /// Whether people can still come, go and move.
    pub(super) fn still_open(&self) -> Result<()> {
        match self.status() {
            Status::Open if self.header.revealing.is_some() => Err(Error::NotNow("the game is about to begin")),
            Status::Open => Ok(()),
            _ => Err(Error::NotNow("the game has begun")),
        }
    }

    pub(super) fn hosted_by(&self, person: &str) -> Result<()> {
        if self.row.host == person { Ok(()) } else { Err(Error::NotHost) }
    }

    pub(super) async fn sit(
        &mut self,
        person: &str,
        seat: Option<Seat>,
        name: String,
        local: bool,
        commitment: Option<Bytes32>,
    ) -> Result<()> {
        self.still_open()?;
        let seat = match seat {
            Some(seat) => seat,
            None => self.header.first_open().ok_or(Error::Full)?,
        };
        self.check_seat_open(seat)?;
        if local && (self.row.public || self.header.approval) && self.row.host != person {
            return Err(Error::NotNow("at this table, everybody who joins takes one seat"));
        }
        self.check_may_join(person).await?;
        if self.needs_approval(person) {
            return Err(Error::AskFirst);
        }
        let commitment = commitment.filter(|_| self.header.takes_contributions());
        let contribution = None;
        let mine = self
            .header
            .seats
            .iter()
            .any(|holder| matches!(holder, Holder::Human { person: other, .. } if other == person));
        let mut header = self.header.clone();
        header.seats[seat.idx()] = match (local, mine) {
            (true, _) => Holder::Local { person: person.to_owned(), name, commitment, contribution },
            (false, false) => Holder::Human { person: person.to_owned(), name, commitment, contribution },
            (false, true) => return Err(Error::NotNow("you already sit at this table")),
        };
        self.save(header).await
    }

    pub(super) fn check_seat_open(&self, seat: Seat) -> Result<()> {
        match self.header.holder(seat) {
            None => Err(Error::NotFound("such seat")),
            Some(Holder::Open) => Ok(()),
            Some(_) => Err(Error::Taken),
        }
    }

    /// Whether a person may play here: they do not play the same deal elsewhere, and nobody who opened the table or sits there
    /// has blocked them.
    pub(super) async fn check_may_join(&self, person: &str) -> Result<()> {
        if let Some(deal) = &self.header.deal
            && deals::table_of(&self.shared.store, &self.header, deal, person).await?.is_some()
        {
            return Err(PLAYS_ELSEWHERE);
        }
        let mut others: Vec<&str> =
            self.header.persons().chain([&*self.row.host]).filter(|other| *other != person).collect();
        others.sort_unstable();
        others.dedup();
        for other in others {
            if self.shared.store.has_blocked(other, person).await? {
                return Err(Error::Blocked);
            }
        }
        Ok(())
    }

    /// Leaves a seat. The host may also make somebody else leave.
    pub(super) async fn stand(&mut self, person: &str, seat: Seat) -> Result<()> {
        self.still_open()?;
        match self.own(person, seat) {
            Err(Error::NotYours(_)) => self.hosted_by(person)?,
            own => {
                own?;
            }
        }
        self.put(seat, Holder::Open).await
    }

    /// Moves a person from their own seat to another one. If a bot or another player at the same screen sits there, they
    /// swap. Everybody keeps what they have: a bot its level, a player what they committed to for the seed.
    ///
    /// Anybody may swap with a bot, not only the host who seated it: the same people and bots stay at the table.
    pub(super) async fn move_seat(&mut self, person: &str, from: Seat, to: Seat) -> Result<()> {
        self.still_open()?;
        self.own(person, from)?;
        match self.header.holder(to) {
            None => return Err(Error::NotFound("such seat")),
            Some(Holder::Open | Holder::Bot { .. }) => {}
            Some(holder) if holder.person() == Some(person) => {}
            Some(_) => return Err(Error::Taken),
        }
        let mut header = self.header.clone();
        header.seats.swap(from.idx(), to.idx());
        self.save(header).await
    }

    pub(super) async fn set_seat(&mut self, person: &str, seat: Seat, level: Option<Opponent>) -> Result<()> {
        self.still_open()?;
        self.hosted_by(person)?;
        match self.header.holder(seat) {
            None => Err(Error::NotFound("such seat")),
            Some(Holder::Human { .. } | Holder::Local { .. }) => Err(Error::Taken),
            Some(Holder::Open | Holder::Bot { .. }) => {
                let level = level.map(|level| bots::check(&self.header.game, level)).transpose()?;
                self.put(seat, level.map_or(Holder::Open, |level| Holder::Bot { level })).await
            }
        }
    }

    /// Closes a table at which nobody will play.
    pub(super) async fn close(&mut self, person: &str) -> Result<()> {
        self.hosted_by(person)?;
        self.end_waiting().await
    }

    /// Closes a table that waits for players, and ends all requests for its seats.
    pub(super) async fn end_waiting(&mut self) -> Result<()> {
        let header = Header { requests: Vec::new(), ..self.header.clone() };
        let row = TableRow {
            status: store::Status::Abandoned,
            changed: now_ms(),
            header: self.shared.vault.sealed(&header, &self.row.id),
            ..self.row.clone()
        };
        self.save_row(row).await?;
        self.header = header;
        Ok(())
    }

    async fn put(&mut self, seat: Seat, holder: Holder) -> Result<()> {
        let mut header = self.header.clone();
        header.seats[seat.idx()] = holder;
        self.save(header).await
    }

    /// Notes that the persons at this table play its deal here. Refuses if one of them plays it elsewhere: the store keeps
    /// the first table of each person, so of two tables that begin at the same time only one does.
    async fn claim_deal(&self) -> Result<()> {
        let Some(deal) = &self.header.deal else { return Ok(()) };
        for person in self.header.persons() {
            let begun = deals::table_of(&self.shared.store, &self.header, deal, person).await?;
            if begun.is_some_and(|table| table != self.row.id) {
                return Err(PLAYS_ELSEWHERE);
            }
        }
        for person in self.header.persons() {
            let row = DailyRow {
                day: deal.id.clone(),
                game: self.header.game.clone(),
                players: self.header.seats.len() as i64,
                person: person.to_owned(),
                table_id: self.row.id.clone(),
                result: None,
            };
            if self.shared.store.begin_daily(&row).await? != self.row.id {
                return Err(PLAYS_ELSEWHERE);
            }
        }
        Ok(())
    }

    /// Lets the game begin: at once if nobody has committed to anything, otherwise once it is revealed.
    ///
    /// Anybody who sits at the table may do so, and so may the host. They can commit in the same step.
    pub(super) async fn start(&mut self, person: &str, commitment: Option<Bytes32>) -> Result<()> {
        if self.status() == Status::Open && self.header.revealing.is_some() {
            return Ok(());
        }
        self.still_open()?;
        if self.header.seats_of(person).next().is_none() {
            self.hosted_by(person)?;
        }
        if self.header.first_open().is_some() {
            return Err(Error::NotNow("a seat is still open"));
        }
        if let Some(commitment) = commitment {
            self.commit_to(person, commitment).await?;
        }
        if self.header.seats.iter().any(Holder::withholds) {
            return self.ask_to_reveal().await;
        }
        self.begin().await
    }

    /// Begins the game. The header never changes after this.
    pub(super) async fn begin(&mut self) -> Result<()> {
        self.claim_deal().await?;
        let now = now_ms();
        // The program may have changed while the table was waiting.
        let game = games::find(&self.header.game).ok_or(Error::NotFound("such game"))?;
        let header = Header { rules: game.rules(), revealing: None, ..self.header.clone() };
        let written = self.shared.vault.sealed(&header, &self.row.id);
        let mut story = Story::begin(header.clone(), self.data.as_deref(), now)?;
        story.tell(now, &Entry::Started)?;
        let change = TableChange { header: Some(written.clone()), ..table_change(&story, now, None) };
        let started = [line(now, &Entry::Started)];
        let stored = self.shared().store.append(&self.row.id, 0, &started, Some(change)).await;
        self.row.changed = self.or_reload(stored).await?;
        self.row.status = store::Status::Running;
        (self.row.header, self.header) = (written, header);
        self.story = Some(story);
        tracing::info!(game = self.header.game, seats = self.header.seats.len(), "game started");
        metrics::counter!("formicarium_games_started", "game" => self.header.game.clone()).increment(1);
        Ok(())
    }
}
