//! The story of a table: its log, the game the log leads to, and what each viewpoint was told of it.
//!
//! Nothing here waits, sends or stores: a story is a function of the header and the log. A change
//! is made to a copy ([`Story::played`], [`Story::undone`], [`Story::with`]), which becomes the
//! story once its entries are in the store.

use std::{collections::BTreeMap, sync::Arc};

use ai::Opponent;
use game_core::{AnySession, Audience, DataFiles, Seat, SeatSet, Standing, Viewer, erased::Choice, json::Written};
use serde_json::Value;

use crate::{
    clock::{Cause, Clocks},
    error::{Error, Result},
    games,
    header::{Entry, Header},
    protocol::{Item, ItemKind, Seen},
    store::Downtime,
    table::{
        log::{self, Line},
        steps::Steps,
        stuck::{self, Stuck},
    },
};

/// See the module. Cheap enough to clone for every action: the items are shared.
#[derive(Clone, Debug)]
pub struct Story {
    header: Arc<Header>,
    session: SessionBox,
    told: Vec<Viewpoint>,
    /// For each action of the session, who took it and with which request.
    requests: Vec<(Seat, Request)>,
    stand_ins: BTreeMap<Seat, Opponent>,
    /// Seats whose time has run out at some point.
    out_of_time: SeatSet,
    clocks: Clocks,
    n_entries: u64,
    abandoned: bool,
    /// Whether the rest of the log cannot be replayed: nobody acts until the game is continued.
    stuck: bool,
    /// Increases when something is taken back: a bot's answer from before is discarded.
    epoch: u64,
}

/// A session that is cloned with its owner.
#[derive(Debug)]
struct SessionBox(Box<dyn AnySession>);

impl Clone for SessionBox {
    fn clone(&self) -> SessionBox {
        SessionBox(self.0.boxed_clone())
    }
}

/// What was sent together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Request {
    /// The number of its first entry in the log.
    Number(u64),
    /// When it was stored, in logs from before requests were numbered.
    At(i64),
}

/// What one viewpoint was told.
#[derive(Clone, Debug)]
struct Viewpoint {
    viewer: Viewer,
    items: Vec<Arc<Item>>,
    /// For each action of the session, the item that told of it.
    turns: Vec<Option<u32>>,
}

impl Viewpoint {
    fn add(&mut self, at: i64, what: ItemKind) -> u32 {
        let n = self.items.len() as u32;
        self.items.push(Arc::new(Item { n, at, what }));
        n
    }

    /// Adds an item for those of these events that reach the viewpoint; returns its number, if there are any.
    fn hear(&mut self, told: &[(Audience, Written)], at: i64, seat: Option<Seat>, action: Option<&str>) -> Option<u32> {
        let heard = told.iter().filter(|(audience, _)| audience.reaches(self.viewer));
        let events: Vec<Written> = heard.map(|(_, event)| event.clone()).collect();
        // A viewpoint that is told nothing must not learn that something happened.
        if events.is_empty() {
            return None;
        }
        let own = matches!((self.viewer, seat), (Viewer::Seat(own), Some(seat)) if own == seat);
        let action = action.filter(|_| own).map(str::to_owned);
        Some(self.add(at, ItemKind::Played { seat, action, events }))
    }
}

impl Story {
    /// A game that has just begun. `data` holds the files that [`Header::data`] names, or is `None` for the program's own.
    pub fn begin(header: Header, data: Option<&DataFiles>, now: i64) -> Result<Story> {
        let game = games::find(&header.game).ok_or(Error::NotFound("such game"))?;
        let position = header.origin.as_ref().map(|origin| &origin.position);
        let mut session = game.begin(&header.options, data, header.dice(), position)?;
        session.set_names(header.names())?;
        let seats = session.players();
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        let told = viewers.map(|viewer| Viewpoint { viewer, items: vec![], turns: vec![] }).collect();
        let clocks = Clocks::new(header.clock, usize::from(seats), now);
        let mut story = Story {
            header: Arc::new(header),
            session: SessionBox(session),
            told,
            requests: Vec::new(),
            stand_ins: BTreeMap::new(),
            out_of_time: SeatSet::EMPTY,
            clocks,
            n_entries: 0,
            abandoned: false,
            stuck: false,
            epoch: 0,
        };
        let setup = story.session.0.told(None);
        for told in &mut story.told {
            told.hear(&setup, now, None, None);
        }
        if let Some(from) = story.header.played_on().cloned() {
            story.tell_all(now, ItemKind::PlayedOn { from });
        }
        Ok(story)
    }

    /// Replays a log. If that is not possible to its end, returns the story so far and the reason. The clocks stand still
    /// during the downtimes.
    pub fn load(
        header: &Header,
        data: Option<&DataFiles>,
        lines: &[Line],
        downtimes: &Arc<[Downtime]>,
    ) -> (Option<Story>, Option<Stuck>) {
        let mut story = None;
        for place in log::counted(lines) {
            let begin = |at| {
                let story = Story::begin(header.clone(), data, at)?;
                Ok(Story { clocks: story.clocks.clone().with_downtimes(Arc::clone(downtimes)), ..story })
            };
            if let Err(error) = Story::replay(&mut story, begin, &lines[place], place as u64) {
                let turns = story.as_ref().map_or(0, |story| story.session().n_turns());
                let stuck = Stuck::new(place, turns, stuck::why(&error), lines);
                return (story.map(|story| story.stopped(lines)), Some(stuck));
            }
        }
        (story, None)
    }

    /// Begins the story with a line, or adds the line to it. On an error the story is unchanged.
    fn replay(
        story: &mut Option<Story>,
        begin: impl FnOnce(i64) -> Result<Story>,
        line: &Line,
        place: u64,
    ) -> Result<()> {
        let entry = line.entry.as_ref().map_err(|why| Error::Bug(format!("line {place} of the log: {why}")))?;
        let mut next = match (story.take(), entry) {
            (None, Entry::Started) => begin(line.at)?,
            (None, _) => return Err(Error::Bug("the log does not begin with the start of the game".into())),
            (Some(current), _) => current,
        };
        next.n_entries = place;
        // Only an undo can turn out to be wrong after it was applied.
        let before = matches!(entry, Entry::Undone { .. }).then(|| next.clone());
        let told = next.tell(line.at, entry);
        *story = Some(if told.is_ok() { next } else { before.unwrap_or(next) });
        told
    }

    /// The story of a log whose rest cannot be replayed.
    pub(super) fn stopped(mut self, lines: &[Line]) -> Story {
        self.stuck = true;
        self.n_entries = lines.len() as u64;
        let at = lines.last().map_or(0, |line| line.at);
        self.clocks.run(SeatSet::EMPTY, at, Cause::Other);
        self
    }

    /// The story with these entries added. This story is left unchanged, in case they cannot be
    /// stored.
    pub fn with(&self, at: i64, entries: &[Entry]) -> Result<Story> {
        let mut next = self.clone();
        entries.iter().try_for_each(|entry| next.tell(at, entry))?;
        Ok(next)
    }

    /// Adds an entry to the story. An error means that the log is not one of this program.
    pub fn tell(&mut self, at: i64, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Started => {}
            Entry::Played { seat, action, request, .. } => {
                self.play(at, *seat, action, request.map_or(Request::At(at), Request::Number))?;
            }
            Entry::Undone { seat, turn } => {
                let undone = self.undo(at, *seat)?;
                if undone != *turn {
                    return Err(Error::Bug(format!("action {undone} was undone, but the log says {turn}")));
                }
            }
            Entry::Rewound { seat, turns, redrawn } => {
                self.session.0.rewind(*turns);
                if *redrawn {
                    self.session.0.redraw(self.n_entries);
                }
                self.requests.truncate(*turns);
                self.take_back(at, *seat, true, |items| items.drain((*turns).min(items.len())..).collect());
            }
            Entry::HandedOver { seat, level } => {
                self.stand_ins.insert(*seat, *level);
                self.tell_all(at, ItemKind::HandedOver { seat: *seat, level: level.to_string() });
            }
            Entry::Resumed { seat } => {
                self.stand_ins.remove(seat);
                self.tell_all(at, ItemKind::Resumed { seat: *seat });
            }
            Entry::Hinted { seat } => self.tell_all(at, ItemKind::Hinted { seat: *seat }),
            Entry::ClockRanOut { seat } => {
                self.out_of_time = self.out_of_time.with(*seat);
                self.tell_all(at, ItemKind::ClockRanOut { seat: *seat });
            }
            Entry::Silent { began, ended } => {
                self.clocks.stand_still(Downtime { began: *began, ended: *ended });
            }
            Entry::Abandoned => {
                self.abandoned = true;
                self.tell_all(at, ItemKind::Abandoned);
            }
            Entry::Continued { lost, redrawn, .. } => {
                if *redrawn {
                    self.session.0.redraw(self.n_entries);
                }
                self.stuck = false;
                self.epoch += 1;
                self.tell_all(at, ItemKind::Continued { lost: *lost as u32 });
            }
        }
        self.n_entries += 1;
        let cause = match entry {
            Entry::Started | Entry::Played { .. } => Cause::Move,
            Entry::Undone { .. } | Entry::Rewound { .. } => Cause::TakenBack,
            _ => Cause::Other,
        };
        self.run_clocks(at, cause);
        Ok(())
    }

    /// Applies an action, in any of its spellings, and tells of it. Returns its canonical spelling.
    fn play(&mut self, at: i64, seat: Seat, action: &str, request: Request) -> Result<String> {
        let Choice { text, .. } = self.session.0.apply(seat, &Value::String(action.to_owned()))?;
        self.requests.push((seat, request));
        let events = self.session.0.told(self.session.0.n_turns().checked_sub(1));
        for told in &mut self.told {
            let item = told.hear(&events, at, Some(seat), Some(&text));
            told.turns.push(item);
        }
        Ok(text)
    }

    /// Takes back the last action of a seat and tells of it. Returns the index the action had.
    fn undo(&mut self, at: i64, seat: Seat) -> Result<usize> {
        let turn = self.session.0.undo(seat)?.turn;
        self.requests.remove(turn);
        self.take_back(at, seat, false, |turns| vec![turns.remove(turn)]);
        Ok(turn)
    }

    fn run_clocks(&mut self, at: i64, cause: Cause) {
        let timed = self.to_act().iter().filter(|&seat| self.bot(seat).is_none());
        let timed = timed.fold(SeatSet::EMPTY, SeatSet::with);
        self.clocks.run(timed, at, cause);
        // A seat that has time again can run out of it again.
        for seat in self.out_of_time.iter().filter(|&seat| !self.clocks.is_out(seat, at)) {
            self.out_of_time = self.out_of_time.without(seat);
        }
    }

    fn tell_all(&mut self, at: i64, what: ItemKind) {
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
            if !items.is_empty() {
                told.add(at, ItemKind::TakenBack { seat, items, agreed });
            }
        }
    }

    /// Whether anything can still change. The end reveals everything, so nobody can go back past
    /// it.
    pub fn check_going_on(&self) -> Result<()> {
        match self.is_over() {
            _ if self.stuck => Err(Error::Stuck),
            true if self.abandoned => Err(Error::NotNow("the game was given up")),
            true => Err(Error::NotNow("the game is over")),
            false => Ok(()),
        }
    }

    /// The story after these actions of a seat, and the entries to store for them. Refused unless
    /// the game allows all of them in this order. The actions are applied here, and not again
    /// later.
    pub fn played(
        &self,
        at: i64,
        seat: Seat,
        actions: &[String],
        bot: Option<Opponent>,
    ) -> Result<(Story, Vec<Entry>)> {
        let request = self.n_entries;
        self.advanced(at, Cause::Move, actions.iter(), |next, action| {
            let action = next.play(at, seat, action, Request::Number(request))?;
            Ok(Entry::Played { seat, action, bot, request: Some(request) })
        })
    }

    /// The story after undoing the seat's last `actions` actions, and the log entries for it. Refused unless the seat may
    /// undo all of them.
    pub fn undone(&self, at: i64, seat: Seat, actions: u32) -> Result<(Story, Vec<Entry>)> {
        self.advanced(at, Cause::TakenBack, 0..actions, |next, _| {
            Ok(Entry::Undone { seat, turn: next.undo(at, seat)? })
        })
    }

    fn advanced<T>(
        &self,
        at: i64,
        cause: Cause,
        steps: impl Iterator<Item = T>,
        mut step: impl FnMut(&mut Story, T) -> Result<Entry>,
    ) -> Result<(Story, Vec<Entry>)> {
        self.check_going_on()?;
        let mut next = self.clone();
        let mut entries = Vec::new();
        for item in steps {
            entries.push(step(&mut next, item)?);
            next.n_entries += 1;
            next.run_clocks(at, cause);
        }
        Ok((next, entries))
    }

    /// How many actions had been taken when a seat had been told this many items; at least one
    /// fewer than now.
    pub fn turns_at(&self, seat: Seat, items: u32) -> Result<usize> {
        let turns = &self.viewpoint(Some(seat)).turns;
        let later = |item: &Option<u32>| item.is_some_and(|n| n >= items);
        turns.iter().position(later).ok_or(Error::NotNow("there is nothing to go back to"))
    }

    /// Which items of one viewpoint are which steps of the replay of another.
    pub fn steps(&self, own: Option<Seat>, eyes: Option<Seat>) -> Steps {
        let (own, eyes) = (self.viewpoint(own), self.viewpoint(eyes));
        Steps {
            items: own.turns.clone(),
            told: eyes.turns.iter().map(Option::is_some).collect(),
            n_items: own.items.len() as u32,
        }
    }

    /// How many of the actions from this one on were told to everybody.
    pub fn n_public_since(&self, turns: usize) -> u32 {
        self.viewpoint(None).turns.iter().skip(turns).flatten().count() as u32
    }

    /// When something was last told to everybody.
    pub fn told_at(&self) -> i64 {
        self.viewpoint(None).items.last().map_or(0, |item| item.at)
    }

    fn viewpoint(&self, seat: Option<Seat>) -> &Viewpoint {
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

    /// The seats to act; none once the game is over or abandoned, or while it is stuck.
    pub fn to_act(&self) -> SeatSet {
        if self.abandoned || self.stuck { SeatSet::EMPTY } else { self.session.0.to_act() }
    }

    pub fn is_over(&self) -> bool {
        self.abandoned || self.session.0.to_act().is_empty()
    }

    pub fn standing(&self) -> Option<Standing> {
        self.session.0.standing()
    }

    /// The level of the bot that plays the seat: its own bot, or a stand-in.
    pub fn bot(&self, seat: Seat) -> Option<Opponent> {
        self.header.holder(seat)?.level().or_else(|| self.stand_in(seat))
    }

    pub fn stand_in(&self, seat: Seat) -> Option<Opponent> {
        self.stand_ins.get(&seat).copied()
    }

    /// When the next clock of a person reaches zero for the first time.
    pub fn next_zero(&self) -> Option<i64> {
        let counted = self.to_act().iter().filter(|&seat| !self.has_run_out(seat) && self.bot(seat).is_none());
        self.clocks.next_zero(counted.fold(SeatSet::EMPTY, SeatSet::with))
    }

    /// When the table next has something to do on its own: at once while a bot is to act.
    pub fn wake(&self, now: i64) -> Option<i64> {
        let bot = self.to_act().iter().any(|seat| self.bot(seat).is_some());
        if bot { Some(now) } else { self.next_zero() }
    }

    /// How many of the last `undoable` actions of a seat came with its last request.
    fn last_request(&self, seat: Option<Seat>, undoable: usize) -> usize {
        let own = self.requests.iter().rev().filter(|(by, _)| Some(*by) == seat).take(undoable);
        let mut requests = own.map(|(_, request)| request);
        requests.next().map_or(0, |last| 1 + requests.take_while(|&request| request == last).count())
    }

    /// What a viewpoint sees, with the items from number `from` on.
    pub fn seen(&self, seat: Option<Seat>, from: u32) -> Seen {
        let told = self.viewpoint(seat);
        let from = from.min(told.items.len() as u32);
        let choices = match seat {
            Some(seat) if self.to_act().contains(seat) => self.session.0.write_legal(seat),
            _ => Written::empty_list(),
        };
        let undoable = match seat {
            Some(seat) if self.check_going_on().is_ok() => self.session.0.undoable(seat),
            _ => 0,
        };
        Seen {
            seat,
            from,
            items: self.items_since(seat, from),
            view: self.session.0.write_view(told.viewer),
            choices,
            outlook: self.session.0.write_outlook(told.viewer),
            undoable: undoable as u32,
            last_request: self.last_request(seat, undoable) as u32,
        }
    }
}
