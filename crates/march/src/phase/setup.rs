//! Setup: nest mats, cards, and for one or two players their starting hexes.

use game_core::{Chance, Seat, Sink, chance::draw};
use serde::{Deserialize, Serialize};

use super::worker::explore::{PickHex, Why};
use crate::{
    March,
    action::Action,
    ants::{Ants, Spot},
    card_set::CardSet,
    components::{CardId, HexId, HexKind, Phase, Source, Species},
    data::{Card, Data, DrawbackEffect, StartPlace},
    event::{Event, EventKind},
    hex_set::HexSet,
    illegal::Illegal,
    meadow::Meadow,
    options::{Difficulty, Options},
    outlook::About,
    pile::Pile,
    play::Play,
    position::Needs,
    state::{Cards, Horde, Nest, Stack, State},
    table::Table,
    task::{Agenda, Ask, Comes, Work},
};

/// Starting hexes in the pile for each player, as long as they last.
const STARTING_HEXES_EACH: u8 = 2;

impl March {
    pub(crate) fn set_up(&self, chance: &mut dyn Chance, events: &mut impl Sink<Event>) -> State {
        let mut state = *self.bare_table;
        let mut play = Play { rules: self, state: &mut state, chance, events, forced: false };
        let fixed = self.options.first_seat;
        let first = fixed.unwrap_or_else(|| Seat(play.chance.below(self.players().into()) as u8));
        play.state.marker = first;
        play.tell(first, || EventKind::StartingPlayer { by_chance: fixed.is_none() });
        play.push(StartHexes { next: 0 });
        play.push(Deal);
        if self.options.primitive_species {
            play.deal_mats();
        }
        play.run_on();
        state
    }
}

impl State {
    /// The table before anything is drawn.
    pub(crate) fn bare(options: &Options, data: &Data) -> State {
        let players = options.players;
        let (of_horde, ours): (Vec<&Card>, Vec<&Card>) =
            data.cards().partition(|card| options.has_horde() && card.centipede_symbol);
        let deck = |cards: Vec<&Card>| cards.into_iter().map(|card| card.id).collect::<CardSet>();
        let count = |kind| data.hexes.of_kind(kind).count() as u8;
        let starting = count(HexKind::Starting).min(STARTING_HEXES_EACH * players);
        let beyond = options.n_beyond(count(HexKind::Beyond));
        let setup = data.colonies.setup(players).expect("the data have a setup for every number of players");
        let easy = if options.difficulty == Difficulty::Easy { data.colonies.solo.easy_more_larvae } else { 0 };
        let mut ants = Ants::NONE;
        if setup.ants.place == StartPlace::GreatTunnel {
            for seat in Seat::all(players) {
                (0..setup.ants.count).for_each(|_| ants.put(seat, Spot::outskirts(HexId::GreatTunnel)));
            }
        }
        let nest = |seat: usize| {
            let taken = seat < usize::from(players);
            Nest {
                species: Species::CommonMeadowAnt,
                mat: Species::CommonMeadowAnt,
                larvae: if taken { setup.larvae + easy } else { 0 },
                food: if taken { setup.food } else { 0 },
                ..Nest::EMPTY
            }
        };
        State {
            phase: Phase::Setup,
            round: options.first_round(),
            marker: Seat(0),
            rested: Default::default(),
            actions_left: 0,
            centipedes_moved: false,
            meadow: Meadow::new(data.hexes.great_tunnel.tunnels(players)),
            ants,
            centipedes: HexSet::EMPTY,
            pile: Pile::new([starting, count(HexKind::Standard), beyond]),
            cards: Cards { deck: deck(ours), discard: CardSet::EMPTY, played: CardSet::EMPTY, offered: CardSet::EMPTY },
            horde: Horde { score: 0, in_great_tunnel: 0, deck: deck(of_horde), discard: CardSet::EMPTY },
            nests: std::array::from_fn(nest),
            battle: None,
            harvested: [0; HexId::ALL.len()],
            agenda: Agenda::EMPTY,
        }
    }
}

impl Nest {
    pub(crate) const EMPTY: Nest = Nest {
        species: Species::CommonMeadowAnt,
        mat: Species::CommonMeadowAnt,
        larvae: 0,
        food: 0,
        resting_larvae: 0,
        resting_food: 0,
        acted: false,
        hand: CardSet::EMPTY,
        face_down: CardSet::EMPTY,
        body: [Stack::EMPTY; 3],
        works_at: 0,
        goals: CardSet::EMPTY,
        bodies_scored: 0,
        fought_in: HexSet::EMPTY,
        won_a_battle: false,
        destroyed_a_centipede: false,
        scored: [0; Source::ALL.len()],
        played: CardSet::EMPTY,
        brought: [0; CardId::ALL.len()],
    };
}

impl March {
    /// The backs of the mats that are dealt: the four primitive species. The fifth mat has none and
    /// goes to the fifth player. Ruling march/fifth-mat.
    pub(crate) fn mats(&self) -> Vec<Species> {
        let mut mats = Species::ALL;
        mats.rotate_left(1);
        mats[..usize::from(self.players().max(4))].to_vec()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn deal_mats(&mut self) {
        let players = self.players();
        let mut mats = self.rules.mats();
        draw(&mut mats, usize::from(players), self.chance);
        for seat in Seat::all(players) {
            let species = mats[seat.idx()];
            self.state.nest_mut(seat).mat = species;
            self.tell(seat, || EventKind::MatDealt { species });
        }
        for steps in (0..players).rev() {
            self.push(ChooseSpecies { seat: self.state.marker.clockwise(steps, players) });
        }
    }
}

/// The player chooses the common meadow ant or the primitive species of the mat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseSpecies {
    pub seat: Seat,
}

impl Ask for ChooseSpecies {
    const ASKS: &str = "choose a side of the nest mat";

    fn comes(&self, table: Table<'_>) -> Comes {
        if table.nest(self.seat).mat == Species::CommonMeadowAnt { Comes::ToNothing } else { Comes::Asking }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        let sides = [Species::CommonMeadowAnt, table.nest(self.seat).mat];
        out.extend(sides.map(|species| Action::PlayAs { species }));
    }

    fn refuse(&self, table: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::PlayAs { species } => Illegal::NotOnTheMat { species, mat: table.nest(self.seat).mat },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::PlayAs { species } = action {
            play.state.nest_mut(self.seat).species = species;
            play.tell(self.seat, || EventKind::SpeciesChosen { species });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::NOTHING
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).phase(Phase::Setup)
    }
}

/// All players get their first cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal;

impl Work for Deal {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let colonies = &play.rules.data.colonies;
        let mut cards = colonies.setup(play.players()).map_or(0, |setup| setup.cards);
        if play.rules.options.difficulty == Difficulty::Hard {
            cards = cards.min(colonies.solo.hard_cards);
        }
        for seat in play.state.marker.round(play.players()) {
            let fewer = |effect| match effect {
                DrawbackEffect::StartCards(cards) => Some(cards),
                _ => None,
            };
            let cards = play.table().drawback(seat, fewer).unwrap_or(cards);
            play.draw_cards(seat, cards);
        }
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.phase(Phase::Setup)
    }
}

/// With one or two players, each places a starting hex, beginning with the starting player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StartHexes {
    pub next: u8,
}

impl Work for StartHexes {
    fn run<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        let players = play.players();
        let Some(setup) = play.rules.data.colonies.setup(players) else { return };
        if self.next >= players || setup.ants.place != StartPlace::StartingHex {
            return;
        }
        play.push(StartHexes { next: self.next + 1 });
        let seat = play.state.marker.clockwise(self.next, players);
        // Two players choose one of two hexes. A solo player has no choice, and nobody to hide it
        // from.
        let (wanted, by) = if players == 1 { (1, None) } else { (2, Some(seat)) };
        let mut hexes = HexSet::EMPTY;
        for _ in 0..wanted {
            if let Some(hex) = play.state.pile.draw_start(by, &play.rules.kinds, play.chance) {
                hexes.insert(hex);
            }
        }
        if by.is_some() {
            play.tell(seat, || EventKind::HexesLookedAt { hexes: hexes.len() as u8 });
            play.whisper(seat, || EventKind::HexesSeen { hexes });
        } else if let Some(hex) = hexes.hexes().next() {
            play.tell(seat, || EventKind::HexDrawn { hex });
        }
        play.push(PickHex { seat, next: Why::Start(setup.ants.count) });
    }

    fn needs(&self) -> Needs {
        Needs::NOTHING.phase(Phase::Setup)
    }
}

/// The player places the first ants on a starting hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settle {
    pub seat: Seat,
    pub hex: HexId,
    pub left: u8,
}

impl Ask for Settle {
    const ASKS: &str = "place the ants of the starting hex";

    fn comes(&self, table: Table<'_>) -> Comes {
        let ants = &table.state.ants;
        match ants.entries(self.hex).next() {
            Some(at) if self.left > 0 && table.state.meadow.contains(self.hex) && table.supply(self.seat) > 0 => {
                let no_choice = self.left >= ants.n_empty_sites(self.hex);
                if no_choice { Comes::Forced(Action::Inhabit { at }) } else { Comes::Asking }
            }
            _ => Comes::ToNothing,
        }
    }

    fn legal(&self, table: Table<'_>, out: &mut Vec<Action>) {
        out.extend(table.state.ants.entries(self.hex).map(|at| Action::Inhabit { at }));
    }

    fn refuse(&self, _: Table<'_>, action: Action) -> Illegal {
        match action {
            Action::Inhabit { at } => Illegal::CannotEnter { at },
            _ => self.not_now(),
        }
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, action: Action) {
        if let Action::Inhabit { at } = action {
            play.state.ants.put(self.seat, at);
            play.tell(self.seat, || EventKind::AntPlaced { at });
            play.push(Settle { left: self.left - 1, ..self });
        }
    }

    fn about(&self, _: Table<'_>) -> About {
        About::left(self.left).hex(self.hex)
    }

    fn needs(&self) -> Needs {
        Needs::seat(self.seat).phase(Phase::Setup).hex(self.hex).number(self.left)
    }
}
