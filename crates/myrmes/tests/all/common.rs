//! The test helpers: a table set up in words and drawings, actions in their notation, and checks of
//! what happened.
//!
//! ```text
//! let mut table = at(Phase::Workers)
//!     .board("r=4 q=-5  G^1 S   G")          // see `board` for the drawing
//!     .colony(P1, |colony| colony.level = 1)
//!     .table();
//! table.play(P1, "leave ^1; step (-4,4)");
//! table.refuse(P1, "hunt (-3,4)", Illegal::NoPrey { hex: hex("(-3,4)") });
//! ```

pub(crate) mod board;
pub(crate) mod shapes;
pub(crate) mod text;

use std::collections::BTreeMap;

use game_core::{Game, Hex, Refused, Scripted, Seat};
use myrmes::{
    Action, Bonus, ColonyPosition, Event, Illegal, Myrmes, Objective, Options, Phase, Position, Season, SeasonDice,
    SortiePosition, State, Tile, Variant,
};

pub(crate) const P1: Seat = Seat(0);
pub(crate) const P2: Seat = Seat(1);
pub(crate) const P3: Seat = Seat(2);
pub(crate) const P4: Seat = Seat(3);

pub(crate) fn hex(text: &str) -> Hex {
    text.parse().expect("a test writes valid hexes")
}

/// A table being set up. It has two players by default. The event of the season is Soldier+1, which
/// affects only births.
pub(crate) struct Layout {
    pub(crate) options: Options,
    pub(crate) position: Position,
    labels: BTreeMap<String, Hex>,
    points: u8,
    worker: Option<(Seat, Hex)>,
    event: Bonus,
}

/// The table at the beginning of a phase.
pub(crate) fn at(phase: Phase) -> Layout {
    let season = if matches!(phase, Phase::Winter | Phase::Over) { Season::Autumn } else { Season::Spring };
    Layout {
        options: Options::players(2),
        position: Position { phase, season, ..Position::default() },
        labels: BTreeMap::new(),
        points: 3,
        worker: None,
        event: Bonus::SoldierPlus1,
    }
}

impl Layout {
    pub(crate) fn players(mut self, players: u8) -> Layout {
        self.options.players = players;
        self
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Layout {
        change(&mut self.options);
        self
    }

    pub(crate) fn year(mut self, year: u8) -> Layout {
        self.position.year = year;
        self
    }

    pub(crate) fn season(mut self, season: Season) -> Layout {
        self.position.season = season;
        self
    }

    pub(crate) fn first(mut self, first: Seat) -> Layout {
        self.position.first = first;
        self
    }

    /// The event of every player without one of its own: during births the event on the dice, later
    /// the one larvae moved it to.
    pub(crate) fn event(mut self, event: Bonus) -> Layout {
        self.event = event;
        self
    }

    /// Puts these objectives in play; the others are the first of their level in the data.
    pub(crate) fn objectives(mut self, wanted: &[Objective]) -> Layout {
        self.position.objectives = (1..=3).flat_map(|level| two_of_level(level, wanted)).collect();
        self
    }

    pub(crate) fn colony(mut self, seat: Seat, change: impl FnOnce(&mut ColonyPosition)) -> Layout {
        change(self.seat(seat));
        self
    }

    /// Movement points of the drawn worker.
    pub(crate) fn points(mut self, points: u8) -> Layout {
        self.points = points;
        self
    }

    /// Puts the worker somewhere other than where it is drawn.
    pub(crate) fn stand(&mut self, seat: Seat, at: Hex) {
        self.worker = Some((seat, at));
    }

    /// The pieces of a drawing: see [`board`].
    pub(crate) fn board(mut self, drawing: &str) -> Layout {
        let drawn = board::Drawing::read(drawing);
        for (at, prey) in drawn.prey() {
            self.position.prey.insert(at, prey);
        }
        for (seat, tunnel) in drawn.tunnels() {
            self.seat(seat).tunnels.get_or_insert_default().push(tunnel);
        }
        for (seat, pheromone) in drawn.pheromones() {
            self.seat(seat).pheromones.push(pheromone);
        }
        for (owner, lying) in drawn.specials() {
            match owner {
                Some(seat) => self.seat(seat).specials.push(lying),
                None => self.position.orphans.push(lying),
            }
        }
        self.worker = drawn.worker().or(self.worker);
        self.labels.append(&mut drawn.labels());
        self
    }

    fn seat(&mut self, seat: Seat) -> &mut ColonyPosition {
        let colonies = &mut self.position.colonies;
        while colonies.len() <= seat.idx() {
            colonies.push(ColonyPosition::default());
        }
        &mut colonies[seat.idx()]
    }

    fn finish(&mut self) -> Myrmes {
        let season = self.position.season;
        let on_board = |other: Season| match self.options.season_dice {
            _ if matches!(self.position.phase, Phase::Winter | Phase::Over) => false,
            Some(SeasonDice::Season) => other == season,
            None if self.options.variant == Variant::Manual => other == season,
            _ => other >= season,
        };
        let births = self.position.phase == Phase::Births;
        let die = if births { self.event } else { Bonus::SoldierPlus1 } as u8;
        self.position.dice.get_or_insert(Season::ALL.map(|other| if on_board(other) { die } else { 0 }));
        for seat in Seat::all(self.options.players).filter(|_| !births) {
            let event = self.event;
            self.seat(seat).event.get_or_insert(event);
        }
        if let Some((seat, at)) = self.worker {
            self.position.turn = Some(seat);
            self.position.sortie = Some(SortiePosition { at, points: self.points });
        }
        Myrmes::with(self.options.clone()).expect("a test uses valid options")
    }

    /// The table, ready to play.
    #[track_caller]
    pub(crate) fn table(mut self) -> Table {
        let game = self.finish();
        let state = game.place(&self.position).unwrap_or_else(|refused| panic!("no such table: {refused}"));
        Table { game, state, chance: Scripted::default(), labels: self.labels, events: Vec::new() }
    }

    /// Why this table is refused.
    #[track_caller]
    pub(crate) fn refused(mut self) -> Refused {
        let game = self.finish();
        game.place(&self.position).expect_err("this table should not be possible")
    }
}

fn two_of_level(level: u8, wanted: &[Objective]) -> Vec<Objective> {
    let levels = text::objective_levels();
    let of_level = |objective: &&Objective| levels[objective] == level;
    let mut two: Vec<Objective> = wanted.iter().filter(of_level).copied().collect();
    let others = Objective::ALL.iter().filter(of_level).filter(|objective| !wanted.contains(objective));
    two.extend(others.copied());
    two.truncate(2);
    two
}

/// A game at a table, with all events so far.
pub(crate) struct Table {
    pub(crate) game: Myrmes,
    pub(crate) state: State,
    pub(crate) chance: Scripted,
    labels: BTreeMap<String, Hex>,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// A game from its setup; `answers` are the random numbers.
    pub(crate) fn set_up(options: Options, answers: impl IntoIterator<Item = u32>) -> Table {
        let game = Myrmes::with(options).expect("a test uses valid options");
        let (mut chance, mut events) = (Scripted::new(answers), Vec::new());
        let state = game.setup(&mut chance, &mut events);
        Table { game, state, chance, labels: BTreeMap::new(), events }
    }

    /// The hex with this label in the drawing: `A`, `^1`, `*t`, or `b1` for the first hex of that
    /// tile.
    #[track_caller]
    pub(crate) fn hex(&self, label: &str) -> Hex {
        *self.labels.get(label).unwrap_or_else(|| panic!("{label} is not in the drawing"))
    }

    /// An action in notation. Hexes may be given by their labels in the drawing, and a tile may be
    /// given by all the hexes it covers: `place line3 A B C`.
    #[track_caller]
    fn action(&self, text: &str) -> Action {
        let words: Vec<String> =
            text.split_whitespace().map(|word| self.labels.get(word).map_or(word.to_owned(), Hex::to_string)).collect();
        let notation = match &words[..] {
            [place, tile, cells @ ..] if place == "place" && !tile.contains('/') => {
                let tile: Tile = tile.parse().expect("a tile");
                let cells: Vec<Hex> = cells.iter().map(|cell| hex(cell)).collect();
                let lying = shapes::identify(tile, &cells).unwrap_or_else(|| panic!("{tile} cannot cover {cells:?}"));
                format!("place {tile}/{} {}", lying.turn, lying.at)
            }
            words => words.join(" "),
        };
        notation.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Plays actions, separated by semicolons.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, actions: &str) {
        for text in actions.split(';') {
            let action = self.action(text);
            if let Err(illegal) = self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut self.events) {
                panic!("{seat} cannot {action}: {illegal}\nlegal: {:?}", self.legal(seat));
            }
            self.game.check_invariants(&self.state).unwrap_or_else(|broken| panic!("after {action}: {broken}"));
        }
    }

    /// The action is refused for exactly this reason, is not listed, and changes nothing.
    #[track_caller]
    pub(crate) fn refuse(&mut self, seat: Seat, action: &str, expected: Illegal) {
        let action = self.action(action);
        assert!(!self.legal(seat).contains(&action.to_string()), "{action} is listed");
        let before = self.state;
        let refusal = self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut self.events);
        assert_eq!(refusal, Err(expected), "{action}");
        assert!(self.state == before, "{action} was refused but still changed something");
    }

    /// What the seat may do, in notation.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(&self.state, seat).iter().map(Action::to_string).collect()
    }

    /// The legal actions that begin with these words.
    pub(crate) fn legal_to(&self, seat: Seat, begin: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|action| action.starts_with(begin)).collect()
    }

    pub(crate) fn is_legal(&self, seat: Seat, action: &str) -> bool {
        self.legal(seat).contains(&self.action(action).to_string())
    }

    pub(crate) fn to_act(&self) -> Vec<Seat> {
        self.game.to_act(&self.state).iter().collect()
    }

    pub(crate) fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    pub(crate) fn colony(&self, seat: Seat) -> ColonyPosition {
        self.position().colonies.swap_remove(seat.idx())
    }

    pub(crate) fn phase(&self) -> Phase {
        self.position().phase
    }

    /// The phase a seat is in, which may differ from the others' phase.
    pub(crate) fn game_phase(&self, seat: Seat) -> &'static str {
        self.game.phase(&self.state, seat)
    }

    /// The log so far, line by line.
    pub(crate) fn log(&self) -> Vec<String> {
        self.events.iter().map(Event::to_string).collect()
    }

    /// Checks that these lines were logged in this order, possibly with others between them.
    #[track_caller]
    pub(crate) fn told(&self, expected: &[&str]) {
        let log = self.log();
        let mut lines = log.iter();
        for line in expected {
            assert!(lines.any(|told| told == line), "{line:?} is missing or out of order:\n{}", log.join("\n"));
        }
    }

    #[track_caller]
    pub(crate) fn not_told(&self, part: &str) {
        if let Some(told) = self.log().iter().find(|told| told.contains(part)) {
            panic!("{told:?} was logged");
        }
    }

    /// The drawn part of the garden looks like this.
    #[track_caller]
    pub(crate) fn shows(&self, drawing: &str) {
        board::Drawing::read(drawing).compare(&self.position());
    }

    /// Places nurses for larvae, soldiers, workers and the atelier, skipping tracks that are not
    /// asked about because no nurse is left.
    #[track_caller]
    pub(crate) fn nurses(&mut self, seat: Seat, [larvae, soldiers, workers, atelier]: [u8; 4]) {
        for (track, count) in [("larvae", larvae), ("soldiers", soldiers), ("workers", workers), ("atelier", atelier)] {
            if count > 0 || !self.legal_to(seat, &format!("nurses {track}")).is_empty() {
                self.play(seat, &format!("nurses {track} {count}"));
            }
        }
    }
}
