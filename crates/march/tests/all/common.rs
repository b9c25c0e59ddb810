//! The language of our tests: a table laid out in words, actions in their notation, and what came
//! of them.
//!
//! ```text
//! let mut table = table(3)
//!     .hex(HexId::Soil, (0, -1), 0, "rr_b")        // site by site: who is there, `_` is empty
//!     .outskirts(HexId::Soil, RED, 1)
//!     .great_tunnel(BLUE, 2)
//!     .nest(RED, |nest| { nest.food = 2; nest.hand = cards(&[CardId::Swarm]) })
//!     .deck(&[CardId::EpicStores])                 // nothing else is left to draw
//!     .pile(&[HexId::Fern])                        // from the top
//!     .lay();
//! table.play(RED, "march; larva great_tunnel; pass");
//! table.refuse(BLUE, "step soil.4 fern.1", Illegal::NotLinked { from: HexId::Soil, to: HexId::Fern });
//! assert_eq!(table.nest(RED).larvae, 4);
//! ```
//! By default it is the Worker Phase of round 1, and RED has the marker and takes a turn. Everybody
//! has 9 food, 5 larvae and no cards, and all hexes and cards that are nowhere else are in the pile
//! and the deck.

pub(crate) mod ring;

use game_core::{Fresh, Game, Hex, Refused, Scripted, Seat, Standing};
use march::{
    Action, CardId, CardSet, Event, EventKind, HexId, HexPosition, HexSet, Illegal, March, NestPosition, Options,
    Phase, PilePosition, Position, Rotation, Source, State, Task,
};

pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);
pub(crate) const BLACK: Seat = Seat(2);
pub(crate) const YELLOW: Seat = Seat(3);
pub(crate) const PURPLE: Seat = Seat(4);

const LETTERS: [char; 5] = ['r', 'b', 'k', 'y', 'p'];

pub(crate) fn cards(cards: &[CardId]) -> CardSet {
    cards.iter().copied().collect()
}

pub(crate) fn hexes(hexes: &[HexId]) -> HexSet {
    hexes.iter().copied().collect()
}

/// A table being laid out.
#[derive(Clone)]
pub(crate) struct Layout {
    pub(crate) options: Options,
    pub(crate) position: Position,
    deck: Option<Vec<CardId>>,
    answers: Option<Vec<u32>>,
}

/// A table for this many players.
pub(crate) fn table(players: u8) -> Layout {
    table_with(Options::players(players))
}

pub(crate) fn table_with(options: Options) -> Layout {
    let nest = NestPosition { food: 9, larvae: 5, acted: true, ..NestPosition::default() };
    let players = usize::from(options.players);
    let position = Position {
        round: 1,
        phase: Phase::Worker,
        marker: RED,
        rested: Default::default(),
        actions_left: 0,
        centipedes_moved: false,
        great_tunnel: vec![0; players],
        hexes: Vec::new(),
        nests: vec![nest; players],
        discard: CardSet::EMPTY,
        played: CardSet::EMPTY,
        offered: CardSet::EMPTY,
        horde: Default::default(),
        pile: None,
        battle: None,
        harvested: Vec::new(),
        agenda: None,
    };
    Layout { options, position, deck: None, answers: None }
}

impl Layout {
    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Layout {
        change(&mut self.options);
        self
    }

    /// Any other change of the position.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Position)) -> Layout {
        change(&mut self.position);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Layout {
        self.position.round = round;
        self
    }

    pub(crate) fn marker(mut self, seat: Seat) -> Layout {
        self.position.marker = seat;
        self
    }

    pub(crate) fn nest(mut self, seat: Seat, change: impl FnOnce(&mut NestPosition)) -> Layout {
        change(&mut self.position.nests[seat.idx()]);
        self
    }

    pub(crate) fn hand(self, seat: Seat, hand: &[CardId]) -> Layout {
        self.nest(seat, |nest| nest.hand = cards(hand))
    }

    /// Ants in The Great Tunnel.
    pub(crate) fn great_tunnel(mut self, seat: Seat, ants: u8) -> Layout {
        self.position.great_tunnel[seat.idx()] = ants;
        self
    }

    /// A hex on a cell, with its ants site by site: `r`ed, `b`lue, blac`k`, `y`ellow, `p`urple, `_` for nobody.
    pub(crate) fn hex(mut self, hex: HexId, (q, r): (i8, i8), turn: u8, sites: &str) -> Layout {
        let seat = |letter: char| LETTERS.iter().position(|&known| known == letter).map(|seat| Seat(seat as u8));
        self.position.hexes.push(HexPosition {
            hex,
            cell: Hex::new(q, r),
            turn: Rotation::new(turn),
            sites: sites.chars().map(seat).collect(),
            outskirts: vec![0; usize::from(self.options.players)],
            wormhole: false,
            centipede: false,
        });
        self
    }

    fn placed(&mut self, hex: HexId) -> &mut HexPosition {
        self.position.hexes.iter_mut().find(|placed| placed.hex == hex).expect("the hex was laid before")
    }

    pub(crate) fn outskirts(mut self, hex: HexId, seat: Seat, ants: u8) -> Layout {
        self.placed(hex).outskirts[seat.idx()] = ants;
        self
    }

    pub(crate) fn centipede(mut self, hex: HexId) -> Layout {
        self.placed(hex).centipede = true;
        self
    }

    pub(crate) fn wormhole(mut self, hex: HexId) -> Layout {
        self.placed(hex).wormhole = true;
        self
    }

    /// These are the only cards left to draw; all others that are nowhere else are in the discard
    /// pile.
    pub(crate) fn deck(mut self, deck: &[CardId]) -> Layout {
        self.deck = Some(deck.to_vec());
        self
    }

    /// The whole pile from the top. Nobody knows its order.
    pub(crate) fn pile(mut self, pile: &[HexId]) -> Layout {
        let slots = (0..).zip(pile.iter().copied()).collect();
        self.position.pile = Some(PilePosition { slots, ..PilePosition::default() });
        self
    }

    /// The last task to be done comes first; the last in the list is to be decided now.
    pub(crate) fn agenda(mut self, agenda: Vec<Task>) -> Layout {
        self.position.agenda = Some(agenda);
        self
    }

    /// The agenda in JSON, as in a typed position.
    pub(crate) fn agenda_json(self, agenda: &str) -> Layout {
        let agenda = serde_json::from_str(agenda).expect("a test writes valid agendas");
        self.agenda(agenda)
    }

    /// What chance answers, each a number below its bound. By default it answers anything.
    pub(crate) fn chance(mut self, answers: &[u32]) -> Layout {
        self.answers = Some(answers.to_vec());
        self
    }

    /// The table, or what is wrong with it.
    pub(crate) fn try_lay(mut self) -> Result<Table, Refused> {
        let rules = March::with(self.options.clone()).expect("a test writes valid options");
        if let Some(deck) = &self.deck {
            let position = &mut self.position;
            let horde = |card: &CardId| self.options.has_horde() && rules.data().card(*card).centipede_symbol;
            let mut elsewhere = cards(deck).or(position.played).or(position.offered).or(position.discard);
            for nest in &position.nests {
                let stacked = nest.heads.iter().chain(&nest.thoraxes).chain(&nest.abdomens).copied();
                elsewhere = elsewhere.or(nest.hand).or(nest.face_down).or(nest.goals).or(stacked.collect());
            }
            let rest = CardSet::ALL.minus(elsewhere).cards().filter(|card| !horde(card));
            position.discard = position.discard.or(rest.collect());
        }
        let state = rules.place(&self.position)?;
        let chance = self.answers.map(Scripted::new);
        Ok(Table { rules, state, chance, fresh: Fresh::new(1), events: Vec::new() })
    }

    pub(crate) fn lay(self) -> Table {
        self.try_lay().unwrap_or_else(|refused| panic!("the layout is refused: {refused}"))
    }
}

/// A table in play.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: March,
    pub(crate) state: State,
    chance: Option<Scripted>,
    fresh: Fresh,
    pub(crate) events: Vec<Event>,
}

impl Table {
    fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let chance: &mut dyn game_core::Chance = match &mut self.chance {
            Some(scripted) => scripted,
            None => &mut self.fresh,
        };
        self.rules.apply(&mut self.state, seat, action, chance, &mut self.events)?;
        self.rules.check_invariants(&self.state).unwrap_or_else(|broken| panic!("after {action}: {broken}"));
        Ok(())
    }

    /// Actions in their notation, separated by `;`.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, actions: &str) {
        for text in actions.split(';').map(str::trim) {
            let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
            if let Err(illegal) = self.apply(seat, action) {
                let legal: Vec<String> = self.legal(seat);
                panic!(
                    "{seat} {text}: {illegal}\nlegal: {legal:?}\nto act: {:?}\nagenda: {:?}",
                    self.to_act(),
                    self.agenda()
                );
            }
        }
    }

    /// The action must be refused for this reason and change nothing.
    #[track_caller]
    pub(crate) fn refuse(&mut self, seat: Seat, action: &str, illegal: Illegal) {
        let before = self.state;
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(self.apply(seat, action), Err(illegal));
        assert_eq!(self.state, before);
    }

    /// What a seat may do, sorted.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal: Vec<String> = self.rules.legal(&self.state, seat).iter().map(Action::to_string).collect();
        legal.sort();
        legal
    }

    pub(crate) fn can(&self, seat: Seat, action: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == action)
    }

    /// Who has to decide.
    pub(crate) fn to_act(&self) -> Vec<Seat> {
        self.rules.to_act(&self.state).iter().collect()
    }

    pub(crate) fn position(&self) -> Position {
        self.rules.position(&self.state)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.position().phase
    }

    pub(crate) fn agenda(&self) -> Vec<Task> {
        self.position().agenda.unwrap_or_default()
    }

    pub(crate) fn nest(&self, seat: Seat) -> NestPosition {
        self.position().nests[seat.idx()].clone()
    }

    pub(crate) fn score(&self, seat: Seat) -> i16 {
        self.nest(seat).scored.values().sum()
    }

    pub(crate) fn scored(&self, seat: Seat, source: Source) -> i16 {
        self.nest(seat).scored.get(&source).copied().unwrap_or(0)
    }

    pub(crate) fn n_cards(&self, seat: Seat) -> u32 {
        self.nest(seat).hand.len()
    }

    pub(crate) fn hex(&self, hex: HexId) -> HexPosition {
        let placed = self.position().hexes.into_iter().find(|placed| placed.hex == hex);
        placed.unwrap_or_else(|| panic!("{hex} is not in the Meadow"))
    }

    /// The sites of a hex in the notation of a layout.
    pub(crate) fn sites(&self, hex: HexId) -> String {
        self.hex(hex).sites.iter().map(|seat| seat.map_or('_', |seat| LETTERS[seat.idx()])).collect()
    }

    pub(crate) fn in_outskirts(&self, hex: HexId, seat: Seat) -> u8 {
        self.hex(hex).outskirts[seat.idx()]
    }

    pub(crate) fn in_great_tunnel(&self, seat: Seat) -> u8 {
        self.position().great_tunnel[seat.idx()]
    }

    /// The events so far, in words.
    pub(crate) fn log(&self) -> Vec<String> {
        self.events.iter().map(Event::to_string).collect()
    }

    pub(crate) fn told(&self, what: &EventKind) -> bool {
        self.events.iter().any(|event| event.what == *what)
    }

    pub(crate) fn standing(&self) -> Option<Standing> {
        self.rules.standing(&self.state)
    }

    /// Everybody who is asked passes if they may, up to the next turn of a player who may not.
    pub(crate) fn pass_all(&mut self) {
        while let Some(&seat) = self.to_act().first() {
            if !self.can(seat, "pass") {
                return;
            }
            self.play(seat, "pass");
        }
    }
}
