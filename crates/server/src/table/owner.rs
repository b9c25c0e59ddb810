//! What the task of a table holds, and the one path of every change: checked, stored, told.

use std::{sync::Arc, time::Duration};

use game_core::{DataFiles, Seat, SeatSet};
use tokio::{sync::mpsc::WeakSender, time::Instant};

use super::{
    log,
    replayed::Replayed,
    room::Room,
    story::Story,
    stuck::Stuck,
    summary::{Asked, Summary, Votes},
    task::{Change, Command, Shared, TableCopy, now_ms},
};
use crate::{
    archive, deals,
    error::{Error, Result},
    header::{Entry, Header},
    protocol::{Clock, Status, TableInfo},
    pulse,
    store::{self, Claimed, Downtime, LogRow, SeatRow, StoreError, TableChange, TableRow},
    vault,
};

/// How often to check who is here.
const TICK: Duration = Duration::from_secs(5);

/// How long a table rests after the store refused an automatic change.
const REST_MS: i64 = 5_000;

/// A table in memory.
#[derive(Debug)]
pub(super) struct Owner {
    pub(super) shared: Arc<Shared>,
    /// Where bots send their answers.
    pub(super) inbox: WeakSender<Command>,
    pub(super) row: TableRow,
    pub(super) header: Header,
    /// The component data, if not the program's own.
    pub(super) data: Option<Arc<DataFiles>>,
    /// `None` until the game begins, or if not even its beginning can be replayed.
    pub(super) story: Option<Story>,
    /// Where the log cannot be replayed any further, if that is the case.
    pub(super) stuck: Option<Stuck>,
    /// Seats that want to continue from there.
    pub(super) go_on: SeatSet,
    /// When each action that still counts was taken.
    pub(super) times: Vec<i64>,
    pub(super) room: Room,
    pub(super) asked: Option<Asked>,
    /// Seats that want to abandon the game.
    pub(super) abandon: SeatSet,
    /// The votes and the request above, as they are stored.
    stored_votes: Votes,
    /// Seats whose bots are thinking.
    pub(super) thinking: SeatSet,
    pub(super) rematch: Option<String>,
    /// The persons who alone may look at the table, because others still play its deal; `None` if everybody may.
    pub(super) shown_to: Option<Vec<String>>,
    pub(super) loaded: i64,
    /// When somebody was last here; when the table was loaded, if nobody was.
    pub(super) watched: i64,
    /// When an automatic change that failed may be retried.
    resting_until: i64,
    /// Whether a change may or may not have been stored: the next one reads the table again first.
    unsure: bool,
    /// Whether another server has the table now.
    lost: bool,
    /// The downtimes with which the clocks were computed.
    downtimes: Arc<[Downtime]>,
    /// A digest of the last view sent to each viewpoint that has a watcher: by seat, then for spectators.
    /// Needed to send only what is new.
    pub(super) shown: Vec<Option<u64>>,
    /// The length of the log at that time.
    pub(super) shown_at: Option<u64>,
    pub(super) info: Option<TableInfo>,
}

impl Owner {
    /// Takes the table, unless another server has it, and loads it.
    pub(super) async fn load(shared: Arc<Shared>, id: &str, inbox: WeakSender<Command>) -> Result<Owner> {
        claim(&shared, id).await?;
        Owner::read(shared, id, inbox).await
    }

    /// Loads a table, whoever has it.
    pub(super) async fn read(shared: Arc<Shared>, id: &str, inbox: WeakSender<Command>) -> Result<Owner> {
        let row = shared.store.table(id).await?.ok_or(Error::NotFound("such table"))?;
        let header = shared.vault.header(&row)?;
        let mut owner = Owner {
            shared,
            inbox,
            data: None,
            rematch: Summary::read(&row).rematch,
            row,
            header,
            story: None,
            stuck: None,
            go_on: SeatSet::EMPTY,
            times: Vec::new(),
            room: Room::default(),
            asked: None,
            abandon: SeatSet::EMPTY,
            stored_votes: Votes::default(),
            thinking: SeatSet::EMPTY,
            shown_to: None,
            loaded: now_ms(),
            watched: now_ms(),
            resting_until: 0,
            unsure: false,
            lost: false,
            downtimes: Arc::default(),
            shown: Vec::new(),
            shown_at: None,
            info: None,
        };
        owner.read_log().await?;
        owner.shown_to = deals::shown_to(&owner.shared, &owner.header, owner.status()).await?;
        owner.open_secret().await;
        Ok(owner)
    }

    /// Loads everything from the store again.
    pub(super) async fn reload(&mut self) -> Result<()> {
        let claimed = claim(&self.shared, &self.row.id).await;
        self.lost = matches!(claimed, Err(Error::AtNode(_)));
        claimed?;
        self.row = self.shared.store.table(&self.row.id).await?.ok_or(Error::NotFound("such table"))?;
        self.header = self.shared.vault.header(&self.row)?;
        self.rematch = Summary::read(&self.row).rematch;
        self.shown_at = None;
        self.read_log().await?;
        self.unsure = false;
        Ok(())
    }

    /// Returns the store's result. If it is an error, the table is reloaded, since somebody else may have written to it;
    /// but not while the store is out of order, when reading would only fail as well.
    pub(super) async fn or_reload<T>(&mut self, stored: std::result::Result<T, StoreError>) -> Result<T> {
        if let Err(error) = &stored {
            self.unsure = true;
            if error.outage().is_none() {
                self.make_sure().await?;
            }
        }
        Ok(stored?)
    }

    /// Reloads the table if the last change may or may not have been stored, or if its clocks ran during a downtime.
    async fn make_sure(&mut self) -> Result<()> {
        let timed = self.header.clock != Clock::None && self.story.is_some();
        if self.unsure || timed && !Arc::ptr_eq(&self.downtimes, &self.shared.store.downtimes()) {
            self.reload().await?;
            // Send everybody the clocks.
            self.info = None;
        }
        Ok(())
    }

    /// Does what has to be done at this time, without anybody asking.
    pub(super) async fn tick(&mut self) {
        // Time may have passed that will turn out to be a downtime. No clock runs out until that is known.
        if now_ms() - self.shared.store.last_beat() > pulse::GAP_MS {
            self.rest();
        }
        if !self.is_resting()
            && let Err(error) = self.make_sure().await
        {
            tracing::error!(%error, "cannot read the table again");
            self.rest();
        }
        self.on_time().await;
    }

    pub(super) fn status(&self) -> Status {
        self.row.status.into()
    }

    /// Looks up who may look at the table: other tables with the same deal may have ended. If the store does not answer,
    /// what was known counts.
    async fn look_up_viewers(&mut self) {
        match deals::shown_to(&self.shared, &self.header, self.status()).await {
            Ok(shown_to) => self.shown_to = shown_to,
            Err(error) => tracing::error!(%error, "cannot look up who may look at the table"),
        }
    }

    /// Stops automatic changes for a while, because the store refused one.
    pub(super) fn rest(&mut self) {
        self.resting_until = now_ms() + REST_MS;
    }

    pub(super) fn is_resting(&self) -> bool {
        now_ms() < self.resting_until
    }

    /// Replays the log as far as possible.
    async fn read_log(&mut self) -> Result<()> {
        self.downtimes = self.shared.store.downtimes();
        let replayed = Replayed::load(&self.shared.store, &self.row, &self.header).await?;
        (self.data, self.story, self.times) = (replayed.data, replayed.story, replayed.times);
        self.stuck = replayed.stuck;
        let votes = Summary::read(&self.row).votes;
        self.stored_votes = match &self.stuck {
            Some(_) => Votes { asked: None, ..votes },
            None => Votes { go_on: SeatSet::EMPTY, ..votes },
        };
        self.set_votes(self.stored_votes);
        match &self.stuck {
            Some(stuck) => {
                let why = format!("only {} actions can be replayed: {}", stuck.turns, stuck.error.message);
                self.shared.skipped.note(&self.row.id, why);
            }
            None => self.shared.skipped.forget(&self.row.id),
        }
        Ok(())
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Whether another server has the table now, so that nothing here is up to date any more.
    pub(super) fn is_lost(&self) -> bool {
        self.lost
    }

    /// Lets any server take the table next.
    pub(super) async fn release(&self) {
        if let Err(error) = self.shared.store.release(&self.row.id).await {
            tracing::warn!(%error, "cannot give the table back");
        }
    }

    /// Whether there is a reason to stay in memory.
    pub(super) fn is_in_use(&self) -> bool {
        !self.room.is_empty() || !self.thinking.is_empty()
    }

    /// When something next happens on its own.
    pub(super) fn wake_at(&self) -> Instant {
        let now = now_ms();
        let wait = |until: i64| Duration::from_millis((until.max(self.resting_until) - now).max(0) as u64);
        let tick = if self.room.is_empty() { TICK * 120 } else { TICK };
        let zero = self.story.as_ref().and_then(Story::next_zero).map_or(tick, wait);
        let rested = if self.is_resting() { wait(self.resting_until) } else { tick };
        let unwatched = self.unwatched_until().map_or(tick, wait);
        let revealed = self.revealing_until().map_or(tick, wait);
        Instant::now() + zero.min(tick).min(rested).min(unwatched).min(revealed)
    }

    pub(super) async fn take(&mut self, command: Command) {
        match command {
            Command::Enter { person, since, out, reply } => {
                self.look_up_viewers().await;
                self.note_waiting(person.as_deref()).await;
                let deaf_to = self.blocked_by(person.as_deref()).await;
                let conn = self.room.enter(person, out, &since);
                self.welcome(conn, &deaf_to).await;
                let _ = reply.send(conn);
                self.publish();
            }
            Command::Leave { conn } => {
                let person = self.room.leave(conn, now_ms());
                self.note_waiting(person.as_deref()).await;
                self.watched = now_ms();
                self.publish();
            }
            Command::Info { person, reply } => {
                self.look_up_viewers().await;
                let _ = reply.send(self.info_for(person.as_deref()));
            }
            Command::See { person, seat, from, reply } => {
                let _ = reply.send(self.see(person.as_deref(), seat, from));
            }
            Command::ShownTo { reply } => {
                self.look_up_viewers().await;
                let _ = reply.send(self.shown_to.clone());
            }
            Command::Copy { reply } => {
                let session = self.story.as_ref().map(|story| story.session().boxed_clone());
                let _ = reply.send(TableCopy {
                    header: self.header.clone(),
                    data: self.data.clone(),
                    status: self.status(),
                    session,
                    times: self.times.clone(),
                    stuck: self.stuck.clone(),
                });
            }
            Command::Puzzle { person, seat, seen, reply } => {
                let puzzled = match self.make_sure().await {
                    Ok(()) => self.puzzle(&person, seat, seen).await,
                    Err(error) => Err(error),
                };
                self.publish();
                let _ = reply.send(puzzled);
            }
            Command::Steps { person, eyes, reply } => {
                let _ = reply.send(self.steps(person.as_deref(), eyes));
            }
            Command::Change { person, change, reply } => {
                let before = self.status();
                let done = self.change(&person, change).await;
                if self.status() != before {
                    self.look_up_viewers().await;
                    self.open_secret().await;
                }
                if let Err(error) = &done {
                    tracing::debug!(kind = error.kind(), %error, "refused");
                }
                // Send what changed first, so that it is there when "done" arrives.
                self.publish();
                let _ = reply.send(done);
                self.ask_bots();
            }
            Command::Thought { seat, epoch, actions } => {
                self.hear_bot(seat, epoch, actions).await;
                self.open_secret().await;
                self.publish();
                self.ask_bots();
            }
            Command::Wake => self.tick().await,
            Command::Close { reply, .. } => {
                let _ = reply.send(());
            }
        }
    }

    async fn change(&mut self, person: &str, change: Change) -> Result<()> {
        self.make_sure().await?;
        let done = match self.carry_out(person, change).await {
            Ok(()) => self.store_votes().await,
            Err(error) => Err(error),
        };
        // Committed before told: nobody has voted unless it is stored.
        if done.is_err() {
            self.set_votes(self.stored_votes);
        }
        done
    }

    async fn carry_out(&mut self, person: &str, change: Change) -> Result<()> {
        match change {
            Change::Sit { seat, name, local, commitment } => self.sit(person, seat, name, local, commitment).await,
            Change::Stand { seat } => self.stand(person, seat).await,
            Change::MoveSeat { from, to } => self.move_seat(person, from, to).await,
            Change::SetSeat { seat, level } => self.set_seat(person, seat, level).await,
            Change::Start { commitment } => self.start(person, commitment).await,
            Change::Commit { commitment } => self.commit_to(person, commitment).await,
            Change::Reveal { contribution } => self.reveal(person, contribution).await,
            Change::Act { seat, seen, actions } => self.act(person, seat, seen, &actions).await,
            Change::Why { seat, action } => self.why(person, seat, &action),
            Change::Undo { seat, seen, actions } => self.undo(person, seat, seen, actions).await,
            Change::AskUndo { seat, seen, items } => self.ask_undo(person, seat, seen, items).await,
            Change::AnswerUndo { seat, yes } => self.answer_undo(person, seat, yes).await,
            Change::Abandon { yes } => self.vote_to_abandon(person, yes).await,
            Change::Continue { yes } => self.vote_to_go_on(person, yes).await,
            Change::HandOver { seat, level } => self.hand_over(person, seat, level).await,
            Change::TakeBack { seat } => self.take_seat_back(person, seat).await,
            Change::Chat { text } => self.say(person, &text).await,
            Change::Approval { yes } => self.set_approval(person, yes).await,
            Change::AskSeat { seat, name, commitment } => self.ask_for_seat(person, seat, name, commitment).await,
            Change::WithdrawSeat => self.withdraw_request(person).await,
            Change::AnswerSeat { who, yes } => self.answer_request(person, &who, yes).await,
            Change::GuestChat { yes } => self.let_guests_chat(person, yes).await,
            Change::Rematch { id } => self.note_rematch(id).await,
        }
    }

    /// The seat, if the person may act for it.
    pub(super) fn own(&self, person: &str, seat: Seat) -> Result<Seat> {
        match self.header.holder(seat) {
            Some(holder) if holder.person() == Some(person) => Ok(seat),
            Some(_) => Err(Error::NotYours(seat.0)),
            None => Err(Error::NotFound("such seat")),
        }
    }

    /// Adds entries to the log: first to the store, then to the story. If they cannot be stored,
    /// nothing changes.
    pub(super) async fn commit(&mut self, entries: &[Entry]) -> Result<()> {
        let now = now_ms();
        let story = self.story.as_ref().ok_or(Error::NotNow("the game has not begun"))?;
        let next = story.with(now, entries)?;
        self.commit_as(now, next, entries).await
    }

    /// [`Owner::commit`] if the resulting story is already known. Nothing of it is shown until the
    /// entries are stored.
    pub(super) async fn commit_as(&mut self, now: i64, next: Story, entries: &[Entry]) -> Result<()> {
        let first = next.n_entries() - entries.len() as u64;
        let votes = self.votes_after(&next, entries);
        let summary = Summary { votes, ..Summary::of(&next, self.rematch.clone()) };
        self.append(now, first, entries, change_with(&next, now, &summary)).await?;
        self.stored_votes = votes;
        self.set_votes(votes);
        for entry in entries {
            log::follow(&mut self.times, entry, |_, _| now);
        }
        self.story = Some(next);
        Ok(())
    }

    /// Stores entries together with the changes to the table.
    pub(super) async fn append(&mut self, now: i64, first: u64, entries: &[Entry], change: TableChange) -> Result<()> {
        let lines: Vec<LogRow> = entries.iter().map(|entry| line(now, entry)).collect();
        let (status, summary) = (change.status, change.summary.clone());
        let stored = self.shared.store.append(&self.row.id, first as i64, &lines, Some(change)).await;
        self.row.changed = self.or_reload(stored).await?;
        self.row.status = status.unwrap_or(self.row.status);
        if summary.is_some() {
            self.row.summary = summary;
        }
        if status == Some(store::Status::Over)
            && let Err(error) = archive::keep(&self.shared.store, &self.row).await
        {
            tracing::error!(error = error.inside(), "cannot archive the game; the next start will");
        }
        for entry in entries {
            metrics::counter!("formicarium_log_entries", "kind" => entry.kind()).increment(1);
            tracing::debug!(kind = entry.kind(), seat = entry.seat().map(|seat| seat.0), "stored");
        }
        Ok(())
    }

    fn votes(&self) -> Votes {
        Votes { asked: self.asked, abandon: self.abandon, go_on: self.go_on }
    }

    fn set_votes(&mut self, votes: Votes) {
        (self.asked, self.abandon, self.go_on) = (votes.asked, votes.abandon, votes.go_on);
    }

    /// The votes once these entries are stored. A request to go back is dropped when anybody learns something new. A choice
    /// that stays secret does not end it, since that would reveal the choice.
    fn votes_after(&self, next: &Story, entries: &[Entry]) -> Votes {
        let mut votes = self.votes();
        let public = self.story.as_ref().is_none_or(|story| story.n_items(None) != next.n_items(None));
        votes.asked = votes.asked.filter(|_| !public);
        for entry in entries {
            match (entry, &mut votes.asked) {
                (Entry::Undone { turn, .. }, Some(asked)) => asked.turns -= usize::from(*turn < asked.turns),
                (Entry::Rewound { .. }, asked) => *asked = None,
                (Entry::Continued { .. }, _) => votes.go_on = SeatSet::EMPTY,
                _ => {}
            }
        }
        votes
    }

    /// Stores the votes, if that has not happened together with an entry of the log.
    async fn store_votes(&mut self) -> Result<()> {
        let votes = self.votes();
        if votes == self.stored_votes {
            return Ok(());
        }
        let summary = Summary { votes, ..self.summary()? };
        self.save_row(TableRow { summary: Some(summary.to_text()), changed: now_ms(), ..self.row.clone() }).await?;
        self.stored_votes = votes;
        Ok(())
    }

    fn summary(&self) -> Result<Summary> {
        let summary = match (&self.story, &self.stuck) {
            // The stored summary is from a time when the whole log could be replayed.
            (_, Some(_)) => Summary::read(&self.row),
            (Some(story), None) => Summary::of(story, self.rematch.clone()),
            (None, None) => return Err(Error::NotNow("the game has not begun")),
        };
        Ok(Summary { votes: self.stored_votes, ..summary })
    }

    /// Stores the secret of a game that is over as it is: it is public now, and the game must not depend on a key any more.
    /// If the store refuses, the next one who loads the table tries again.
    pub(super) async fn open_secret(&mut self) {
        let over = matches!(self.status(), Status::Over | Status::Abandoned) && self.shown_to.is_none();
        if !over || !Header::listed(&self.row.header).is_ok_and(|header| vault::is_sealed(&header)) {
            return;
        }
        let row = TableRow { header: self.header.to_text(), ..self.row.clone() };
        if let Err(error) = self.save_row(row).await {
            tracing::error!(%error, "cannot store the secret of a finished game");
        }
    }

    /// Stores the header and status of a table whose game has not begun.
    pub(super) async fn save(&mut self, mut header: Header) -> Result<()> {
        header.end_requests();
        let row = TableRow {
            changed: now_ms(),
            header: self.shared.vault.sealed(&header, &self.row.id),
            seats: seat_rows(&header),
            ..self.row.clone()
        };
        self.save_row(row).await?;
        self.header = header;
        Ok(())
    }

    pub(super) async fn save_row(&mut self, row: TableRow) -> Result<()> {
        let stored = self.shared.store.save_table(&row, self.row.changed).await;
        let changed = self.or_reload(stored).await?;
        self.row = TableRow { changed, ..row };
        Ok(())
    }

    async fn note_rematch(&mut self, id: String) -> Result<()> {
        // The first rematch is the one everybody goes to.
        if self.rematch.is_some() {
            return Ok(());
        }
        let summary = Summary { rematch: Some(id.clone()), ..self.summary()? }.to_text();
        self.save_row(TableRow { summary: Some(summary), changed: now_ms(), ..self.row.clone() }).await?;
        self.rematch = Some(id);
        Ok(())
    }
}

/// Takes a table for this server.
async fn claim(shared: &Shared, id: &str) -> Result<()> {
    match shared.store.claim(id).await {
        Ok(Claimed::Own) => Ok(()),
        Ok(Claimed::Other(node)) => Err(Error::AtNode(node)),
        Err(StoreError::NoSuchTable { .. }) => Err(Error::NotFound("such table")),
        Err(error) => Err(error.into()),
    }
}

/// An entry in the form of the store.
pub(crate) fn line(at: i64, entry: &Entry) -> LogRow {
    LogRow {
        at,
        seat: entry.seat().map(|seat| i64::from(seat.0)),
        kind: entry.kind().to_owned(),
        body: serde_json::to_string(entry).expect("an entry can be written as JSON"),
    }
}

/// What the store keeps of a table besides its log, as of this story.
pub(super) fn table_change(story: &Story, now: i64, rematch: Option<String>) -> TableChange {
    change_with(story, now, &Summary::of(story, rematch))
}

fn change_with(story: &Story, now: i64, summary: &Summary) -> TableChange {
    let status = match story {
        story if story.is_abandoned() => store::Status::Abandoned,
        story if story.is_over() => store::Status::Over,
        _ => store::Status::Running,
    };
    TableChange {
        status: Some(status),
        summary: Some(summary.to_text()),
        wake: story.wake(now),
        ..TableChange::default()
    }
}

pub(crate) fn seat_rows(header: &Header) -> Vec<SeatRow> {
    let seats = header.seats.iter().enumerate();
    seats
        .filter_map(|(seat, holder)| Some(SeatRow { seat: seat as i64, person: holder.person()?.to_owned() }))
        .collect()
}
