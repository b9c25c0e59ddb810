//! The story of a table: its log, the game the log leads to, and what each viewpoint was told of it.
//!
//! Nothing here waits, sends or stores: a story is a function of the header and the log. [`Story::tell`] takes an entry that
//! is already in the store; whether an entry may be added is asked before ([`Story::check`]).

use std::{collections::BTreeMap, sync::Arc};

use ai::Level;
use game_core::{AnySession, DataFiles, Seat, SeatSet, Standing, Viewer, erased::Choice};
use serde_json::Value;

use crate::{
    clock::{Cause, Clocks},
    error::{Error, Result},
    games,
    header::{Entry, Header},
    protocol::{Happening, Item, Seen},
};

/// See the module. A clone is cheap enough for every action: what was told is shared.
#[derive(Clone, Debug)]
pub struct Story {
    header: Arc<Header>,
    session: Copied,
    told: Vec<Told>,
    stand_ins: BTreeMap<Seat, Level>,
    /// Seats whose time has run out at some moment.
    out_of_time: SeatSet,
    clocks: Clocks,
    n_entries: u64,
    abandoned: bool,
    /// Counts what was taken back: a bot's thought from before is thrown away.
    epoch: u64,
}

/// A session that is copied with what holds it.
#[derive(Debug)]
struct Copied(Box<dyn AnySession>);

impl Clone for Copied {
    fn clone(&self) -> Copied {
        Copied(self.0.boxed_clone())
    }
}

/// What one viewpoint was told.
#[derive(Clone, Debug)]
struct Told {
    viewer: Viewer,
    items: Vec<Arc<Item>>,
    /// For each action of the session the item that told of it.
    turns: Vec<Option<u32>>,
    /// How many of the session's events the viewpoint knows.
    n_events: usize,
}

impl Told {
    fn add(&mut self, at: i64, what: Happening) -> u32 {
        let n = self.items.len() as u32;
        self.items.push(Arc::new(Item { n, at, what }));
        n
    }

    /// Tells of what the session has gained; answers the item, if there was anything to tell.
    fn hear(&mut self, session: &dyn AnySession, at: i64, seat: Option<Seat>, action: Option<&str>) -> Option<u32> {
        let heard = session.events_since(self.n_events, Some(self.viewer));
        self.n_events += heard.len();
        // Those who were told nothing do not learn that there was something.
        if heard.is_empty() {
            return None;
        }
        let own = matches!((self.viewer, seat), (Viewer::Seat(own), Some(seat)) if own == seat);
        let action = action.filter(|_| own).map(str::to_owned);
        let events = heard.into_iter().map(|heard| heard.event).collect();
        Some(self.add(at, Happening::Played { seat, action, events }))
    }
}

impl Story {
    /// A game that has just begun. `data` holds the files that [`Header::data`] names, or is `None` for the program's own.
    pub fn begin(header: Header, data: Option<&DataFiles>, now: i64) -> Result<Story> {
        let game = games::find(&header.game).ok_or(Error::NotFound("game"))?;
        let mut session = game.open(&header.options, data, header.seed())?;
        session.set_names(header.names())?;
        let seats = session.players();
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        let told = viewers.map(|viewer| Told { viewer, items: vec![], turns: vec![], n_events: 0 }).collect();
        let clocks = Clocks::new(header.clock, usize::from(seats), now);
        let mut story = Story {
            header: Arc::new(header),
            session: Copied(session),
            told,
            stand_ins: BTreeMap::new(),
            out_of_time: SeatSet::EMPTY,
            clocks,
            n_entries: 0,
            abandoned: false,
            epoch: 0,
        };
        for told in &mut story.told {
            told.hear(story.session.0.as_ref(), now, None, None);
        }
        Ok(story)
    }

    /// The game a log leads to.
    pub fn load(
        header: Header,
        data: Option<&DataFiles>,
        log: impl IntoIterator<Item = (i64, Entry)>,
    ) -> Result<Story> {
        let mut log = log.into_iter();
        let Some((at, Entry::Started)) = log.next() else {
            return Err(Error::Bug("the log of a running table does not begin with its start".into()));
        };
        let mut story = Story::begin(header, data, at)?;
        story.tell(at, &Entry::Started)?;
        for (at, entry) in log {
            story.tell(at, &entry)?;
        }
        Ok(story)
    }

    /// The story with these entries added; this one stays as it is, for the case that they cannot be stored.
    pub fn with(&self, at: i64, entries: &[Entry]) -> Result<Story> {
        let mut next = self.clone();
        entries.iter().try_for_each(|entry| next.tell(at, entry))?;
        Ok(next)
    }

    /// Takes an entry into the story. An error means that the log is not one of this program.
    pub fn tell(&mut self, at: i64, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Started => {}
            Entry::Played { seat, action, .. } => {
                self.session.0.apply(*seat, &Value::String(action.clone()))?;
                for told in &mut self.told {
                    let item = told.hear(self.session.0.as_ref(), at, Some(*seat), Some(action));
                    told.turns.push(item);
                }
            }
            Entry::Undone { seat, turn } => {
                let undone = self.session.0.undo(*seat)?;
                if undone.turn != *turn {
                    return Err(Error::Bug(format!("action {} was undone, the log says {turn}", undone.turn)));
                }
                self.take_back(at, *seat, false, |turns| vec![turns.remove(*turn)]);
            }
            Entry::Rewound { seat, turns } => {
                self.session.0.rewind(*turns);
                self.take_back(at, *seat, true, |items| items.drain((*turns).min(items.len())..).collect());
            }
            Entry::HandedOver { seat, level } => {
                self.stand_ins.insert(*seat, *level);
                self.tell_all(at, Happening::HandedOver { seat: *seat, level: level.to_string() });
            }
            Entry::Resumed { seat } => {
                self.stand_ins.remove(seat);
                self.tell_all(at, Happening::Resumed { seat: *seat });
            }
            Entry::ClockRanOut { seat } => {
                self.out_of_time = self.out_of_time.with(*seat);
                self.tell_all(at, Happening::ClockRanOut { seat: *seat });
            }
            Entry::Abandoned => {
                self.abandoned = true;
                self.tell_all(at, Happening::Abandoned);
            }
        }
        self.n_entries += 1;
        let cause = match entry {
            Entry::Started | Entry::Played { .. } => Cause::Move,
            Entry::Undone { .. } | Entry::Rewound { .. } => Cause::TakenBack,
            _ => Cause::Other,
        };
        let timed = self.to_act().iter().filter(|&seat| self.bot(seat).is_none());
        let timed = timed.fold(SeatSet::EMPTY, SeatSet::with);
        self.clocks.run(timed, at, cause);
        // Whoever has time again can run out of it again.
        for seat in self.out_of_time.iter().filter(|&seat| !self.clocks.is_out(seat, at)) {
            self.out_of_time = self.out_of_time.without(seat);
        }
        Ok(())
    }

    fn tell_all(&mut self, at: i64, what: Happening) {
        for told in &mut self.told {
            told.add(at, what.clone());
        }
    }

    fn take_back(
        &mut self,
        at: i64,
        seat: Seat,
        agreed: bool,
        mut cut: impl FnMut(&mut Vec<Option<u32>>) -> Vec<Option<u32>>,
    ) {
        self.epoch += 1;
        for told in &mut self.told {
            let items: Vec<u32> = cut(&mut told.turns).into_iter().flatten().collect();
            told.n_events = self.session.0.n_events(Some(told.viewer));
            if !items.is_empty() {
                told.add(at, Happening::TakenBack { seat, items, agreed });
            }
        }
    }

    /// Whether anything can still change. With the end everything is revealed, so nobody can go back behind it.
    pub fn check_going_on(&self) -> Result<()> {
        match self.is_over() {
            true if self.abandoned => Err(Error::NotNow("the game was given up")),
            true => Err(Error::NotNow("the game is over")),
            false => Ok(()),
        }
    }

    /// The entries for these actions of a seat, if the game allows all of them in this order.
    pub fn check(&self, seat: Seat, actions: &[String], bot: Option<Level>) -> Result<Vec<Entry>> {
        self.check_going_on()?;
        let mut session = self.session.0.boxed_clone();
        let mut entries = Vec::with_capacity(actions.len());
        for action in actions {
            let Choice { text, .. } = session.apply(seat, &Value::String(action.clone()))?;
            entries.push(Entry::Played { seat, action: text, bot });
        }
        Ok(entries)
    }

    /// The entries that take back so many of the seat's last actions, if it may take back all of them.
    pub fn check_undo(&self, seat: Seat, actions: u32) -> Result<Vec<Entry>> {
        self.check_going_on()?;
        let mut session = self.session.0.boxed_clone();
        (0..actions).map(|_| Ok(Entry::Undone { seat, turn: session.undo(seat)?.turn })).collect()
    }

    /// How many actions had been taken where a seat had been told so many items; at least one action less than now.
    pub fn turns_at(&self, seat: Seat, items: u32) -> Result<usize> {
        let turns = &self.viewpoint(Some(seat)).turns;
        let later = |item: &Option<u32>| item.is_some_and(|n| n >= items);
        turns.iter().position(later).ok_or(Error::NotNow("there is nothing to go back to"))
    }

    /// How many of the actions from this one on everybody has been told of.
    pub fn n_public_since(&self, turns: usize) -> u32 {
        self.viewpoint(None).turns.iter().skip(turns).flatten().count() as u32
    }

    /// When everybody was last told something.
    pub fn told_at(&self) -> i64 {
        self.viewpoint(None).items.last().map_or(0, |item| item.at)
    }

    fn viewpoint(&self, seat: Option<Seat>) -> &Told {
        let spectator = self.told.len() - 1;
        &self.told[seat.map_or(spectator, |seat| seat.idx().min(spectator))]
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn session(&self) -> &dyn AnySession {
        self.session.0.as_ref()
    }

    /// The number the next entry of the log will have.
    pub fn n_entries(&self) -> u64 {
        self.n_entries
    }

    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    pub fn has_run_out(&self, seat: Seat) -> bool {
        self.out_of_time.contains(seat)
    }

    pub fn n_items(&self, seat: Option<Seat>) -> u32 {
        self.viewpoint(seat).items.len() as u32
    }

    pub fn items_since(&self, seat: Option<Seat>, from: u32) -> Vec<Arc<Item>> {
        self.viewpoint(seat).items.iter().skip(from as usize).cloned().collect()
    }

    /// Who is to act; nobody once the game is over or given up.
    pub fn to_act(&self) -> SeatSet {
        if self.abandoned { SeatSet::EMPTY } else { self.session.0.to_act() }
    }

    pub fn is_over(&self) -> bool {
        self.abandoned || self.session.0.to_act().is_empty()
    }

    pub fn standing(&self) -> Option<Standing> {
        self.session.0.standing()
    }

    /// The level of the bot that plays the seat: its own, or one that stands in.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.header.holder(seat)?.level().or_else(|| self.stand_in(seat))
    }

    pub fn stand_in(&self, seat: Seat) -> Option<Level> {
        self.stand_ins.get(&seat).copied()
    }

    /// When the next clock of a person reaches zero for the first time.
    pub fn next_zero(&self) -> Option<i64> {
        let counted = self.to_act().iter().filter(|&seat| !self.has_run_out(seat) && self.bot(seat).is_none());
        self.clocks.next_zero(counted.fold(SeatSet::EMPTY, SeatSet::with))
    }

    /// When the table has something to do by itself: at once while a bot is to act.
    pub fn wake(&self, now: i64) -> Option<i64> {
        let bot = self.to_act().iter().any(|seat| self.bot(seat).is_some());
        if bot { Some(now) } else { self.next_zero() }
    }

    /// What a viewpoint sees, with the items from number `from` on.
    pub fn seen(&self, seat: Option<Seat>, from: u32) -> Seen {
        let told = self.viewpoint(seat);
        let from = from.min(told.items.len() as u32);
        let choices = match seat {
            Some(seat) if self.to_act().contains(seat) => self.session.0.legal(seat),
            _ => Vec::new(),
        };
        Seen {
            seat,
            from,
            items: self.items_since(seat, from),
            view: self.session.0.view(told.viewer),
            choices,
            outlook: self.session.0.outlook(told.viewer),
            undoable: match seat {
                Some(seat) if !self.is_over() => self.session.0.undoable(seat) as u32,
                _ => 0,
            },
        }
    }
}
