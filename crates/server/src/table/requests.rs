//! Requests for seats, where the host approves who sits down. They are part of the header, so they survive a restart and end
//! together with whatever makes them pointless: see [`Header::end_requests`].

use game_core::Seat;

use super::{owner::Owner, task::now_ms};
use crate::{
    chat::speaker,
    error::{Error, Result},
    fair::Bytes32,
    header::{Header, Holder, SeatRequest},
    protocol::{SeatRequestInfo, Status},
};

/// How many people can wait for an answer at the same time.
const MOST: usize = 20;

impl Owner {
    /// Lets the host approve who takes a seat, or everybody sit down. Whoever asked before can then sit down as well.
    pub(super) async fn set_approval(&mut self, person: &str, yes: bool) -> Result<()> {
        self.still_open()?;
        self.hosted_by(person)?;
        self.save(Header { approval: yes, ..self.header.clone() }).await
    }

    pub(super) async fn ask_for_seat(
        &mut self,
        person: &str,
        seat: Option<Seat>,
        name: String,
        commitment: Option<Bytes32>,
    ) -> Result<()> {
        self.still_open()?;
        if !self.needs_approval(person) {
            return Err(Error::NotNow("nobody has to be asked here: sit down"));
        }
        if self.header.seats_of(person).next().is_some() {
            return Err(Error::NotNow("you already sit at this table"));
        }
        let mut header = self.header.clone();
        header.requests.retain(|request| request.person != person);
        if header.requests.len() >= MOST {
            return Err(Error::NotNow("too many people ask for a seat here"));
        }
        let asked_for = |seat: &Seat| header.requests.iter().any(|request| request.seat == *seat);
        let seat = match seat {
            Some(seat) => seat,
            None => {
                let mut open =
                    Seat::all(header.seats.len() as u8).filter(|&seat| header.holder(seat) == Some(&Holder::Open));
                open.clone().find(|seat| !asked_for(seat)).or_else(|| open.next()).ok_or(Error::Full)?
            }
        };
        self.check_seat_open(seat)?;
        self.check_may_join(person).await?;
        header.requests.push(SeatRequest { person: person.to_owned(), name, seat, at: now_ms(), commitment });
        self.save(header).await
    }

    pub(super) async fn withdraw_request(&mut self, person: &str) -> Result<()> {
        self.still_open()?;
        self.end_request(person).await
    }

    pub(super) async fn answer_request(&mut self, person: &str, who: &str, yes: bool) -> Result<()> {
        self.still_open()?;
        self.hosted_by(person)?;
        let asks = |request: &&SeatRequest| speaker(&request.person) == who;
        let request = self.header.requests.iter().find(asks).cloned().ok_or(Error::NotFound("such request"))?;
        if !yes {
            return self.end_request(&request.person).await;
        }
        // Their name may have changed since, or an administrator may have deleted them.
        let Some(guest) = self.shared.store.person(&request.person).await? else {
            return self.end_request(&request.person).await;
        };
        match self.check_may_join(&guest.id).await {
            Err(Error::Blocked) => return Err(Error::NotNow("somebody at this table has blocked this person")),
            may => may?,
        }
        let holder = Holder::Human {
            person: guest.id,
            name: guest.name,
            commitment: request.commitment.filter(|_| self.header.takes_contributions()),
            contribution: None,
        };
        let mut header = self.header.clone();
        header.seats[request.seat.idx()] = holder;
        self.save(header).await
    }

    async fn end_request(&mut self, person: &str) -> Result<()> {
        let mut header = self.header.clone();
        header.requests.retain(|request| request.person != person);
        if header == self.header { Err(Error::NotFound("such request")) } else { self.save(header).await }
    }

    /// Whether a person has to ask the host before sitting down.
    pub(super) fn needs_approval(&self, person: &str) -> bool {
        self.header.approval && self.row.host != person
    }

    /// All requests, as the host is told of them.
    pub(super) fn requests_told(&self) -> Vec<SeatRequestInfo> {
        if self.status() != Status::Open {
            return Vec::new();
        }
        let told = |request: &SeatRequest| SeatRequestInfo {
            who: speaker(&request.person),
            name: request.name.clone(),
            seat: request.seat,
            at: request.at,
            online: self.room.is_here(&request.person),
        };
        self.header.requests.iter().map(told).collect()
    }
}
