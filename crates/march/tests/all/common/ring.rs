//! Shortcuts for layouts: hexes around The Great Tunnel, the end of a Worker Phase, Slumber, the
//! Centipede Deck.

use game_core::{Fresh, Game, Seat, SeatSet};
use march::{CardId, CardSet, Edge, EventKind, HexId, March, Options, Phase};

use crate::common::{BLACK, BLUE, Layout, RED, Table, cards, table_with};

impl Layout {
    /// A hex beside The Great Tunnel, turned so that one of its tunnels leads there. On every
    /// second edge, no two touch.
    pub(crate) fn ring(self, edge: Edge, hex: HexId, sites: &str) -> Layout {
        let rules = March::with(self.options.clone()).expect("a test writes valid options");
        let tunnels = rules.data().hexes.get(hex).expect("The Great Tunnel is already placed").tunnels;
        let turn = tunnels.turns_with(edge.opposite()).next().expect("every hex has a tunnel");
        let cell = edge.step();
        self.hex(hex, (cell.q, cell.r), turn.sixths(), sites)
    }

    /// RED rests, and that ends the Worker Phase.
    pub(crate) fn rest(self) -> Table {
        let rested: SeatSet = match self.options.players {
            1 => SeatSet::EMPTY,
            5 => [BLUE, BLACK].into_iter().collect(),
            _ => SeatSet::only(BLUE),
        };
        let mut table = self.with(|position| position.rested = rested).lay();
        table.play(RED, "rest");
        table
    }

    /// RED decrees food, and Slumber follows; after round 4 the game ends.
    pub(crate) fn slumber(self) -> Table {
        let agenda = r#"[{"slumber":null},{"decree":{"seat":0}}]"#;
        let mut table = self.with(|position| position.phase = Phase::Queen).agenda_json(agenda).lay();
        table.play(RED, "gain food");
        table
    }

    /// The only cards left in the Centipede Deck.
    pub(crate) fn horde_deck(self, deck: &[CardId]) -> Layout {
        let rules = March::with(self.options.clone()).expect("a test writes valid options");
        let marked: CardSet =
            CardId::ALL.into_iter().filter(|&card| rules.data().card(card).centipede_symbol).collect();
        assert!(cards(deck).minus(marked).is_empty(), "only cards with the symbol are in the Centipede Deck");
        self.with(|position| position.horde.discard = marked.minus(cards(deck)))
    }
}

/// A game that has just been set up.
pub(crate) fn set_up(options: Options) -> Table {
    let mut table = table_with(options).lay();
    table.state = table.rules.setup(&mut Fresh::new(7), &mut table.events);
    table
}

/// Rise of the Centipedes for this many players.
pub(crate) fn horde(players: u8) -> Layout {
    table_with(Options { centipedes: true, ..Options::players(players) })
}

impl Table {
    pub(crate) fn count(&self, what: impl Fn(&EventKind) -> bool) -> usize {
        self.events.iter().filter(|event| what(&event.what)).count()
    }

    /// How many ants a seat has in a hex.
    pub(crate) fn ants(&self, seat: Seat, hex: HexId) -> usize {
        let there = self.hex(hex);
        there.sites.iter().filter(|&&on| on == Some(seat)).count() + usize::from(there.outskirts[seat.idx()])
    }

    /// Battles so far: the hex, the invader, and both Army Strengths.
    pub(crate) fn battles(&self) -> Vec<(HexId, Option<Seat>, [u8; 2])> {
        let battle = |what: &EventKind| match *what {
            EventKind::BattleBegan { hex, invader, strength } => Some((hex, invader, strength)),
            _ => None,
        };
        self.events.iter().filter_map(|event| battle(&event.what)).collect()
    }

    /// The steps left to the player who acts.
    pub(crate) fn steps_left(&self) -> Option<u8> {
        match self.agenda().last() {
            Some(march::Task::Steps(steps)) => Some(steps.left),
            _ => None,
        }
    }
}
