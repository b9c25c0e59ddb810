//! What everybody at a table is told: newcomers everything, the others what is new to them.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use game_core::Seat;

use super::{owner::Owner, room::Outgoing, steps::Steps, story::Story, stuck, task::now_ms};
use crate::{
    chat::speaker,
    clock::Clocks,
    error::{Error, Result},
    header::Header,
    protocol::{Clock, SeatInfo, Seen, Status, TableInfo, ToClient, UndoAsked},
};

impl Owner {
    /// Tells a newcomer everything but what these persons have said.
    pub(super) async fn welcome(&mut self, conn: u64, deaf_to: &[String]) {
        let lines = self.last_lines().await;
        let info = self.public_info(now_ms());
        let (audience, story) = (Audience::of(&self.header, &self.shown_to), &self.story);
        self.room.tell_one(conn, now_ms(), |conn| {
            let person = conn.person.clone();
            let mut messages =
                vec![Outgoing::from(&ToClient::Table(Box::new(audience.told(&info, person.as_deref()))))];
            if let Some(story) = story {
                for seat in audience.viewpoints(person.as_deref()) {
                    // A client that knows more than there is was told by a program that could
                    // replay more. It starts afresh.
                    let known = conn.knows(seat).filter(|&known| known <= story.n_items(seat));
                    let seen = story.seen(seat, known.unwrap_or(0));
                    conn.learn(seat, story.n_items(seat));
                    messages.push(Outgoing::from(&ToClient::Seen(Box::new(seen))));
                }
            }
            let heard = lines.iter().filter(|(person, _)| !deaf_to.contains(person));
            messages.push(Outgoing::from(&ToClient::Chat { lines: heard.map(|(_, line)| line.clone()).collect() }));
            messages
        });
    }

    /// Tells everybody what is new to them, and only that.
    pub(super) fn publish(&mut self) {
        self.publish_with(self.room.is_crowded());
    }

    /// [`Owner::publish`], now and then: how many watch is told as well, where they are a crowd.
    pub(super) fn publish_now_and_then(&mut self) {
        self.publish_with(false);
    }

    fn publish_with(&mut self, in_crowd: bool) {
        let now = now_ms();
        let mut info = self.public_info(now);
        let mut spectators = info.spectators;
        let info_changed = self.info.take().is_none_or(|mut old| {
            // The page runs the clocks by itself. Send them only when they start, stop or change in
            // another way.
            let stood = old.clocks.iter().zip(&info.clocks).all(|(a, b)| a.running == b.running);
            let told = old.spectators;
            old.now = info.now;
            old.clocks.clone_from(&info.clocks);
            if in_crowd {
                old.spectators = info.spectators;
            }
            let changed = !stood || old != info;
            if !changed {
                spectators = told;
            }
            changed
        });
        // Views follow from the log: unless it has grown, nobody sees anything new.
        let before = std::mem::take(&mut self.shown);
        let grown = self.story.as_ref().is_some_and(|story| self.shown_at != Some(story.n_entries()));
        self.shown_at = self.story.as_ref().map(Story::n_entries);
        let n_places = self.header.seats.len() + 1;
        let mut shown: Vec<Option<u64>> = vec![None; n_places];
        // Build only views that have a watcher, and each only once.
        let mut built: Vec<Option<Seen>> = vec![None; n_places];
        let (audience, story) = (Audience::of(&self.header, &self.shown_to), &self.story);
        // What several connections are told is written once: views by viewpoint and first item, the table by person.
        let mut views: HashMap<(usize, u32), Outgoing> = HashMap::new();
        let mut tables: HashMap<Option<String>, Outgoing> = HashMap::new();
        self.room.tell(now, |conn| {
            // The view comes first: people wait for it, and it says who is to act. Names and clocks
            // can follow.
            let mut messages = Vec::new();
            if let Some(story) = story {
                for seat in audience.viewpoints(conn.person.as_deref()) {
                    let place = seat.map_or(audience.header.seats.len(), Seat::idx);
                    let (before, n_items) = (before.get(place).copied().flatten(), story.n_items(seat));
                    let build = || story.seen(seat, n_items);
                    let now = *shown[place].get_or_insert_with(|| match before {
                        Some(before) if !grown => before,
                        _ => digest(built[place].get_or_insert_with(build)),
                    });
                    // The first watcher of a viewpoint was just sent it as a welcome.
                    let changed = before.is_some_and(|before| before != now);
                    let known = conn.knows(seat);
                    if changed || known != Some(n_items) {
                        let from = known.unwrap_or(0);
                        let message = views.entry((place, from)).or_insert_with(|| {
                            let seen = built[place].get_or_insert_with(build).clone();
                            let seen = Seen { from, items: story.items_since(seat, from), ..seen };
                            Outgoing::from(&ToClient::Seen(Box::new(seen)))
                        });
                        messages.push(message.clone());
                        conn.learn(seat, n_items);
                    }
                }
            }
            if info_changed {
                let person = audience.known(&info, conn.person.as_deref());
                let message = tables
                    .entry(person.map(str::to_owned))
                    .or_insert_with(|| Outgoing::from(&ToClient::Table(Box::new(audience.told(&info, person)))));
                messages.push(message.clone());
            }
            messages
        });
        self.shown = shown;
        // What was told last.
        info.spectators = spectators;
        self.info = Some(info);
    }

    pub(super) fn say_goodbye(&mut self, reason: &str) {
        self.room.tell(now_ms(), |_| vec![Outgoing::Bye { reason: reason.to_owned() }]);
    }

    pub(super) fn see(&self, person: Option<&str>, seat: Option<Seat>, from: u32) -> Result<Seen> {
        let story = self.story.as_ref().ok_or(Error::NotNow("the game has not begun"))?;
        if let Some(seat) = seat {
            self.own(person.ok_or(Error::Unauthorised)?, seat)?;
        }
        Ok(story.seen(seat, from))
    }

    /// Which items of a person's log are which steps of the replay with these eyes. Refuses eyes that are not the person's
    /// while the game runs.
    pub(super) fn steps(&self, person: Option<&str>, eyes: Option<Seat>) -> Result<Steps> {
        if let Some(seat) = eyes
            && !matches!(self.status(), Status::Over | Status::Abandoned)
        {
            self.own(person.ok_or(Error::Unauthorised)?, seat)?;
        }
        let own = person.and_then(|person| self.header.seats_of(person).next());
        Ok(self.story.as_ref().map(|story| story.steps(own, eyes)).unwrap_or_default())
    }

    /// The table as a person is told of it.
    pub(super) fn info_for(&self, person: Option<&str>) -> TableInfo {
        Audience::of(&self.header, &self.shown_to).told(&self.public_info(now_ms()), person)
    }

    pub(super) fn public_info(&self, now: i64) -> TableInfo {
        let story = self.story.as_ref();
        let over = matches!(self.status(), Status::Over | Status::Abandoned);
        let n_seats = self.header.seats.len();
        let no_clocks = || Clocks::new(self.header.clock, n_seats, now);
        TableInfo {
            id: self.row.id.clone(),
            game: self.header.game.clone(),
            options: self.header.options.clone(),
            data: self.header.data_used(),
            public: self.row.public,
            status: self.status(),
            created: self.row.created,
            host: false,
            may_chat: self.header.guest_chat,
            guest_chat: self.header.guest_chat,
            approval: self.header.approval,
            requests: self.requests_told(),
            hosted_by: self.row.host.clone(),
            you: Vec::new(),
            seats: (0..n_seats).map(|seat| self.seat_info(Seat(seat as u8), now)).collect(),
            to_act: story.map(|story| story.to_act().iter().collect()).unwrap_or_default(),
            standing: story.and_then(Story::standing),
            clock: self.header.clock,
            at_zero: self.header.at_zero,
            hints: self.header.allows_hints(),
            lesson: self.header.lesson,
            deal: self.header.shared_deal(),
            clocks: story.map_or_else(|| no_clocks().told(now), |story| story.clocks().told(now)),
            now,
            commitment: self.header.commitment(),
            revealing: self.revealing_until(),
            fair: (over && self.shown_to.is_none()).then(|| self.header.reveal()),
            undo_asked: self.asked.map(|asked| UndoAsked {
                seat: asked.seat,
                actions: story.map_or(0, |story| story.n_public_since(asked.turns)),
                yes: asked.yes.iter().collect(),
            }),
            abandon: self.abandon.iter().collect(),
            expires: self.expires(now),
            spectators: self.room.spectators(&self.header),
            rematch: self.rematch.clone(),
            rematch_of: self.header.rematch_of.clone(),
            played_on: self.header.played_on().cloned(),
            stuck: self.stuck.as_ref().map(|stuck| stuck.told(&self.header, self.status(), self.go_on.iter())),
        }
    }

    fn seat_info(&self, seat: Seat, now: i64) -> SeatInfo {
        let holder = &self.header.seats[seat.idx()];
        SeatInfo {
            kind: holder.kind(),
            name: holder.name().to_owned(),
            commitment: holder.commitment().map(|hash| hash.as_str().to_owned()),
            contributed: holder.contribution().is_some(),
            level: holder.level().map(|level| level.to_string()),
            online: holder.person().is_some_and(|person| self.room.is_here(person)),
            stand_in: self.story.as_ref().and_then(|story| story.stand_in(seat)).map(|level| level.to_string()),
            gone: self.is_gone(seat, now),
        }
    }

    /// Whether the player of a seat has been away so long that others may let a bot play on.
    pub(super) fn is_gone(&self, seat: Seat, now: i64) -> bool {
        let Some(person) = self.header.holder(seat).and_then(|holder| holder.person()) else { return false };
        let wait = self.shared.config.gone_after as i64 * 1000;
        let away = !self.room.is_here(person) && now - self.room.left_at(person, self.loaded) >= wait;
        // With a clock of days, everybody is away most of the time; only a player whose time runs
        // out is gone.
        let over_days = matches!(self.header.clock, Clock::Days { .. });
        let out = || self.story.as_ref().is_some_and(|story| story.clocks().is_out(seat, now));
        away && (!over_days || out())
    }
}

/// Differs for what looks different, whatever items it comes with.
fn digest(seen: &Seen) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seen.view.text(), seen.choices.text(), seen.outlook.text()).hash(&mut hasher);
    (seen.undoable, seen.last_request).hash(&mut hasher);
    hasher.finish()
}

/// Who may know what of a table.
#[derive(Clone, Copy)]
struct Audience<'a> {
    header: &'a Header,
    /// As in [`Owner`].
    shown_to: Option<&'a [String]>,
}

impl<'a> Audience<'a> {
    fn of(header: &'a Header, shown_to: &'a Option<Vec<String>>) -> Audience<'a> {
        Audience { header, shown_to: shown_to.as_deref() }
    }

    /// Whether somebody who is here may look at the game. Who came before it began may have to wait for its end.
    fn may_look(&self, person: Option<&str>) -> bool {
        self.shown_to.is_none_or(|persons| persons.iter().any(|some| Some(some.as_str()) == person))
    }

    /// The viewpoints of a person: all their seats, or the spectators'. Around one screen they get both,
    /// the spectators' first: what may be shown to all players at once is what a spectator sees.
    fn viewpoints(&self, person: Option<&str>) -> Vec<Option<Seat>> {
        let own: Vec<Seat> = person.map(|person| self.header.seats_of(person).collect()).unwrap_or_default();
        let open = (own.len() != 1 && self.may_look(person)).then_some(None);
        open.into_iter().chain(own.into_iter().map(Some)).collect()
    }

    /// The person, unless they are told of the table what everybody is told who only looks on.
    fn known<'p>(&self, info: &TableInfo, person: Option<&'p str>) -> Option<&'p str> {
        let listed = |person: &str| self.shown_to.is_some_and(|persons| persons.iter().any(|some| some == person));
        person.filter(|person| {
            self.header.seats_of(person).next().is_some()
                || *person == info.hosted_by
                || self.header.request_of(person).is_some()
                || listed(person)
        })
    }

    fn told(&self, info: &TableInfo, person: Option<&str>) -> TableInfo {
        let you = person.map(|person| self.header.seats_of(person).collect()).unwrap_or_default();
        let host = person == Some(&info.hosted_by);
        let may_chat = info.may_chat || person.is_some_and(|person| self.header.may_chat(&info.hosted_by, person));
        let mut told = TableInfo { you, host, may_chat, ..info.clone() };
        if let Some(stuck) = &mut told.stuck {
            stuck::hide(stuck, self.header, info.status, person);
        }
        if !host {
            let own = person.map(speaker);
            told.requests.retain(|request| own.as_ref() == Some(&request.who));
        }
        if !self.may_look(person) {
            (told.standing, told.to_act) = (None, Vec::new());
        }
        told
    }
}
