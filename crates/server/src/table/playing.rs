//! During the game: acting, taking back, bots, clocks, leaving.

use ai::{Level, Opponent};
use game_core::{Seat, SeatSet};
use serde_json::Value;
use tokio::runtime::Handle;

use super::{
    owner::Owner,
    story::Story,
    summary::Asked,
    task::{Command, Puzzled, now_ms},
};
use crate::{
    bots::{self, Asking, Thought},
    error::{Error, Result},
    header::{Entry, Holder},
    protocol::{AtZero, Clock, MAX_ACTIONS, Status},
    store::{self, TableChange},
};

const NOT_BEGUN: Error = Error::NotNow("the game has not begun");

impl Owner {
    /// The game, if it has begun and is not stuck.
    fn story(&self) -> Result<&Story> {
        match &self.stuck {
            Some(_) => Err(Error::Stuck),
            None => self.story.as_ref().ok_or(NOT_BEGUN),
        }
    }

    /// The game, if the seat is the person's and has seen everything so far.
    fn up_to_date(&self, person: &str, seat: Seat, seen: u32) -> Result<&Story> {
        self.own(person, seat)?;
        let story = self.story()?;
        if story.stand_in(seat).is_some() {
            return Err(Error::NotNow("a bot plays for you; take your seat back first"));
        }
        match story.n_items(Some(seat)) {
            now if now == seen => Ok(story),
            now => Err(Error::Stale { seen, now }),
        }
    }

    pub(super) async fn act(&mut self, person: &str, seat: Seat, seen: u32, actions: &[String]) -> Result<()> {
        if actions.is_empty() || actions.len() > MAX_ACTIONS {
            return Err(Error::bad(format!("1 to {MAX_ACTIONS} actions can be sent at once")));
        }
        let now = now_ms();
        let (next, entries) = self.up_to_date(person, seat, seen)?.played(now, seat, actions, None)?;
        self.commit_as(now, next, &entries).await
    }

    /// Refuses an action that the seat may not take now, with the rule that forbids it.
    pub(super) fn why(&self, person: &str, seat: Seat, action: &Value) -> Result<()> {
        self.own(person, seat)?;
        let story = self.story()?;
        story.check_going_on()?;
        story.session().boxed_clone().apply(seat, action)?;
        Ok(())
    }

    /// The game as it is, for a player who wonders what to do. If others are people, they learn of it.
    pub(super) async fn puzzle(&mut self, person: &str, seat: Seat, seen: u32) -> Result<Puzzled> {
        let story = self.up_to_date(person, seat, seen)?;
        story.check_going_on()?;
        if !self.header.allows_hints() {
            return Err(Error::NotNow("there are no hints at this table"));
        }
        if !story.to_act().contains(seat) {
            return Err(Error::NotNow("there is nothing to decide for this seat"));
        }
        let is_person = |(other, holder): (usize, &Holder)| other != seat.idx() && holder.person().is_some();
        if self.header.seats.iter().enumerate().any(is_person) {
            self.commit(&[Entry::Hinted { seat }]).await?;
        }
        let story = self.story()?;
        let seed = self.header.thought_seed(seat, story.session().n_turns_of(seat));
        Ok(Puzzled { session: story.session().boxed_clone(), seed, seen: story.n_items(Some(seat)) })
    }

    pub(super) async fn undo(&mut self, person: &str, seat: Seat, seen: u32, actions: u32) -> Result<()> {
        if actions == 0 {
            return Err(Error::bad("an undo takes back at least one action"));
        }
        let now = now_ms();
        let (next, entries) = self.up_to_date(person, seat, seen)?.undone(now, seat, actions)?;
        self.commit_as(now, next, &entries).await
    }

    /// Asks the others to go back. Bots of their own, and the person's own other seats, agree at once.
    pub(super) async fn ask_undo(&mut self, person: &str, seat: Seat, seen: u32, items: u32) -> Result<()> {
        if self.header.shared_deal().is_some() {
            return Err(Error::NotNow(
                "others play the same deal, so nothing can be taken back once chance has decided or others have acted",
            ));
        }
        let story = self.up_to_date(person, seat, seen)?;
        story.check_going_on()?;
        let turns = story.turns_at(seat, items)?;
        let yes = self.header.seats_of(person).fold(self.bots(), SeatSet::with);
        self.agree(Asked { seat, turns, yes }).await
    }

    pub(super) async fn answer_undo(&mut self, person: &str, seat: Seat, yes: bool) -> Result<()> {
        self.own(person, seat)?;
        let asked = self.asked.ok_or(Error::NotNow("nobody has asked to go back"))?;
        if yes {
            self.agree(Asked { yes: self.header.seats_of(person).fold(asked.yes, SeatSet::with), ..asked }).await
        } else {
            self.asked = None;
            Ok(())
        }
    }

    async fn agree(&mut self, asked: Asked) -> Result<()> {
        if self.everybody().is_subset_of(asked.yes) {
            self.commit(&[Entry::Rewound { seat: asked.seat, turns: asked.turns, redrawn: true }]).await
        } else {
            self.asked = Some(asked);
            Ok(())
        }
    }

    fn everybody(&self) -> SeatSet {
        SeatSet::all(self.header.seats.len() as u8)
    }

    /// The seats that belong to bots, which agree to everything. A bot that plays for somebody who is away decides moves,
    /// nothing else: the seat belongs to the person, who may come back.
    fn bots(&self) -> SeatSet {
        let is_bot = |seat: &Seat| self.header.holder(*seat).is_some_and(|holder| holder.level().is_some());
        self.everybody().iter().filter(is_bot).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Abandons the game once all people want to, those included for whom a bot plays.
    pub(super) async fn vote_to_abandon(&mut self, person: &str, yes: bool) -> Result<()> {
        if self.status() == Status::Open {
            return self.close(person).await;
        }
        match &self.stuck {
            Some(_) if self.status() == Status::Running => {}
            _ => self.story()?.check_going_on()?,
        }
        self.abandon = self.voted(self.abandon, person, yes)?;
        if !self.is_agreed(self.abandon) {
            return Ok(());
        }
        match &self.stuck {
            None => self.commit(&[Entry::Abandoned]).await,
            Some(stuck) => {
                // The stored summary is from a time when the whole log could be replayed. It stays.
                let change = TableChange { status: Some(store::Status::Abandoned), ..TableChange::default() };
                let next = stuck.lines.len() as u64;
                self.append(now_ms(), next, &[Entry::Abandoned], change).await?;
                self.reload().await
            }
        }
    }

    /// Continues a stuck game, from where it could be replayed, once all people want to.
    pub(super) async fn vote_to_go_on(&mut self, person: &str, yes: bool) -> Result<()> {
        let stuck = self.stuck.as_ref().ok_or(Error::NotNow("this game is not stuck"))?;
        if self.status() != Status::Running {
            return Err(Error::NotNow("the game is over"));
        }
        if self.story.is_none() {
            return Err(Error::NotNow("not even the beginning of this game can be replayed"));
        }
        let continued = stuck.continued(&self.header);
        self.go_on = self.voted(self.go_on, person, yes)?;
        if !self.is_agreed(self.go_on) {
            return Ok(());
        }
        self.commit(&[continued]).await?;
        self.reload().await
    }

    /// The votes, with those of the person's seats added or removed.
    fn voted(&self, votes: SeatSet, person: &str, yes: bool) -> Result<SeatSet> {
        let mut mine = self.header.seats_of(person).peekable();
        if mine.peek().is_none() {
            return Err(Error::NotNow("only players can vote"));
        }
        Ok(mine.fold(votes, if yes { SeatSet::with } else { SeatSet::without }))
    }

    /// Whether all seats agree; bots go along with the people.
    fn is_agreed(&self, votes: SeatSet) -> bool {
        self.everybody().is_subset_of(self.bots().iter().fold(votes, SeatSet::with))
    }

    /// Lets a bot play for a seat: the person's own at any time, somebody else's once they are
    /// gone. It plays as asked, or about as well as the seat has played so far.
    pub(super) async fn hand_over(&mut self, person: &str, seat: Seat, level: Option<Opponent>) -> Result<()> {
        if self.header.daily.is_some() {
            return Err(Error::NotNow("in the game of the day no bot can play for you"));
        }
        let story = self.story()?;
        story.check_going_on()?;
        if story.bot(seat).is_some() {
            return Err(Error::NotNow("a bot already plays there"));
        }
        let level = match self.own(person, seat) {
            Ok(_) => level,
            Err(Error::NotYours(_)) if self.header.seats_of(person).next().is_some() => {
                if !self.is_gone(seat, now_ms()) {
                    return Err(Error::NotNow("that player is not gone"));
                }
                // Nobody chooses how strong somebody else's replacement is.
                None
            }
            Err(error) => return Err(error),
        };
        let level = match level {
            Some(level) => bots::check(&self.header.game, level)?,
            None => self.stand_in(seat).await?,
        };
        self.commit(&[Entry::HandedOver { seat, level }]).await
    }

    /// The bot that plays about as well as the seat has played so far. Looking at a few of its turns takes some tens of
    /// milliseconds, so it is not done on the threads that serve everybody.
    async fn stand_in(&self, seat: Seat) -> Result<Opponent> {
        let session = self.story()?.session().boxed_clone();
        let judged = tokio::task::spawn_blocking(move || ai::stand_in(session.as_ref(), seat)).await;
        let level = judged.unwrap_or_else(|error| {
            tracing::error!(%seat, %error, "cannot judge how a seat has played");
            Level::Casual
        });
        Ok(level.into())
    }

    pub(super) async fn take_seat_back(&mut self, person: &str, seat: Seat) -> Result<()> {
        self.own(person, seat)?;
        let story = self.story()?;
        if story.stand_in(seat).is_none() {
            return Err(Error::NotNow("no bot plays for this seat"));
        }
        if matches!(self.header.clock, Clock::Live { .. }) && story.clocks().is_out(seat, now_ms()) {
            return Err(Error::NotNow("the time of this seat has run out"));
        }
        self.commit(&[Entry::Resumed { seat }]).await
    }

    /// Asks every bot that is to act, unless it is already thinking.
    pub(super) fn ask_bots(&mut self) {
        let Some(story) = self.story.as_ref().filter(|_| !self.is_resting()) else { return };
        for seat in story.to_act().iter() {
            let (Some(level), false) = (story.bot(seat), self.thinking.contains(seat)) else { continue };
            let Some(inbox) = self.inbox.upgrade() else { return };
            self.thinking = self.thinking.with(seat);
            let epoch = story.epoch();
            let seed = self.header.thought_seed(seat, story.session().n_turns_of(seat));
            let runtime = Handle::current();
            let answer = move |actions| {
                // A table whose task has ended is no longer waiting.
                let heard = async move { drop(inbox.send(Command::Thought { seat, epoch, actions }).await) };
                drop(runtime.spawn(heard));
            };
            let session = story.session().boxed_clone();
            let (id, host) = (self.row.id.clone(), self.row.host.clone());
            let table = Asking { id, host, bots_only: self.header.has_bots_only() };
            self.shared().pool.ask(Thought { session, seat, level, seed, table, answer: Box::new(answer) });
        }
    }

    /// Takes a bot's answer. If the game went back or the bot was relieved in the meantime, it is
    /// asked again or not at all.
    pub(super) async fn hear_bot(&mut self, seat: Seat, epoch: u64, actions: Vec<String>) {
        self.thinking = self.thinking.without(seat);
        let Some(story) = self.story.as_ref().filter(|story| story.epoch() == epoch) else { return };
        let Some(level) = story.bot(seat) else { return };
        if actions.is_empty() || !story.to_act().contains(seat) {
            return;
        }
        let now = now_ms();
        // If somebody else has acted in the meantime, the end of the turn may no longer be possible.
        let whole = story.played(now, seat, &actions, Some(level));
        let played = match whole.or_else(|_| story.played(now, seat, &actions[..1], Some(level))) {
            Ok((next, entries)) => self.commit_as(now, next, &entries).await,
            Err(error) => Err(error),
        };
        if let Err(error) = played {
            tracing::error!(seat = seat.0, %level, %error, "a bot's move failed");
            self.rest();
        }
    }

    /// Checks the clocks, and who is here.
    pub(super) async fn on_time(&mut self) {
        let now = now_ms();
        if let Some(story) = self.story.as_ref().filter(|_| !self.is_resting()) {
            let out = |seat: &Seat| {
                !story.has_run_out(*seat) && story.bot(*seat).is_none() && story.clocks().is_out(*seat, now)
            };
            let (mut entries, mut leaving) = (Vec::new(), Vec::new());
            for seat in story.to_act().iter().filter(out) {
                entries.push(Entry::ClockRanOut { seat });
                if self.header.at_zero == AtZero::Bot {
                    leaving.push(seat);
                }
            }
            for seat in leaving {
                match self.stand_in(seat).await {
                    Ok(level) => entries.push(Entry::HandedOver { seat, level }),
                    Err(error) => tracing::error!(%error, "nobody can stand in"),
                }
            }
            if !entries.is_empty()
                && let Err(error) = self.commit(&entries).await
            {
                tracing::error!(%error, "cannot store that a clock ran out");
                self.rest();
            }
        }
        self.stop_waiting(now).await;
        self.give_up_unwatched(now).await;
        self.open_secret().await;
        self.expire(now).await;
        self.publish_now_and_then();
        self.ask_bots();
    }

    /// When a game of bots alone is given up, if nobody comes to watch it: it would take time from other tables for nothing.
    pub(super) fn unwatched_until(&self) -> Option<i64> {
        let unwatched = self.header.has_bots_only() && self.room.is_empty();
        let going_on = self.story.as_ref().is_some_and(|story| !story.is_over());
        (unwatched && going_on).then(|| self.watched + self.shared.config.bots_alone as i64 * 1000)
    }

    async fn give_up_unwatched(&mut self, now: i64) {
        if !self.room.is_empty() {
            self.watched = now;
        }
        if self.is_resting() || self.unwatched_until().is_none_or(|until| now < until) {
            return;
        }
        match self.commit(&[Entry::Abandoned]).await {
            Ok(()) => tracing::info!("nobody watches the bots: the game is given up"),
            Err(error) => {
                tracing::error!(%error, "cannot give up a game of bots");
                self.rest();
            }
        }
    }
}
