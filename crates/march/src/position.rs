//! Typed positions: anything can be written, only what is valid becomes a state.

mod in_box;
mod place;
mod tasks;

pub(crate) use self::tasks::Needs;

use std::collections::BTreeMap;

use game_core::{Hex, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    March,
    ants::Spot,
    card_set::CardSet,
    components::{CardId, HexId, HexKind, Phase, Section, Source, Species},
    hex_set::HexSet,
    pile::Places,
    state::{Battle, Nest, State},
    task::Task,
    tunnels::Rotation,
};

/// A table in readable form. Omitted fields are empty, absent or zero unless they say otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub round: u8,
    pub phase: Phase,
    /// Who holds the Active Player Marker.
    pub marker: Seat,
    /// Who has rested in this Worker Phase.
    #[serde(default)]
    pub rested: SeatSet,
    /// Extra actions left in this turn.
    #[serde(default)]
    pub actions_left: u8,
    /// Whether this turn's centipede card has been revealed.
    #[serde(default)]
    pub centipedes_moved: bool,
    /// Ants in The Great Tunnel, seat by seat.
    #[serde(default)]
    pub great_tunnel: Vec<u8>,
    /// The Meadow around it.
    #[serde(default)]
    pub hexes: Vec<HexPosition>,
    /// One entry per seat.
    pub nests: Vec<NestPosition>,
    #[serde(default)]
    pub discard: CardSet,
    /// Played and not yet resolved.
    #[serde(default)]
    pub played: CardSet,
    /// Shown, and one of them may be played for free.
    #[serde(default)]
    pub offered: CardSet,
    /// Only in Rise of the Centipedes.
    #[serde(default)]
    pub horde: HordePosition,
    /// Without it, all hexes that are nowhere else are in the pile.
    #[serde(default)]
    pub pile: Option<PilePosition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Battle>,
    /// Sites that have given their yield in this Harvest.
    #[serde(default)]
    pub harvested: Vec<Spot>,
    /// What remains to be done, the next task last. Without it, the player with the marker takes a
    /// turn.
    #[serde(default)]
    pub agenda: Option<Vec<Task>>,
}

/// A hex in the Meadow.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexPosition {
    pub hex: HexId,
    pub cell: Hex,
    #[serde(default)]
    pub turn: Rotation,
    /// The seat on each site, in the order of the data.
    #[serde(default)]
    pub sites: Vec<Option<Seat>>,
    /// The number of ants in the outskirts, by seat.
    #[serde(default)]
    pub outskirts: Vec<u8>,
    /// Whether there is a wormhole token. A printed wormhole needs none.
    #[serde(default)]
    pub wormhole: bool,
    #[serde(default)]
    pub centipede: bool,
}

/// A nest mat with its hand.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NestPosition {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub species: Option<Species>,
    /// The primitive species on the back of the mat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mat: Option<Species>,
    pub larvae: u8,
    pub food: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub resting_larvae: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub resting_food: u8,
    /// Whether an action was taken in this Worker Phase.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub acted: bool,
    #[serde(skip_serializing_if = "CardSet::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<CardSet>"))]
    pub hand: CardSet,
    /// Cards put down and not yet revealed.
    #[serde(skip_serializing_if = "CardSet::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<CardSet>"))]
    pub face_down: CardSet,
    /// Evolutions of each section, from the bottom of the stack to the top.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardId>>"))]
    pub heads: Vec<CardId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardId>>"))]
    pub thoraxes: Vec<CardId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardId>>"))]
    pub abdomens: Vec<CardId>,
    #[serde(skip_serializing_if = "CardSet::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<CardSet>"))]
    pub goals: CardSet,
    /// Defaults to the number of complete bodies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bodies_scored: Option<u8>,
    /// Hexes in which this player has already scored for fighting in this round.
    #[serde(skip_serializing_if = "HexSet::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<HexSet>"))]
    pub fought_in: HexSet,
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub won_a_battle: bool,
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub destroyed_a_centipede: bool,
    /// Colony points by source.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<Source, i16>>"))]
    pub scored: BTreeMap<Source, i16>,
    /// All cards played so far in the game.
    #[serde(skip_serializing_if = "CardSet::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<CardSet>"))]
    pub cards_played: CardSet,
    /// Colony points by card that scored them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<CardId, u8>>"))]
    pub brought: BTreeMap<CardId, u8>,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The Centipede Horde.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HordePosition {
    pub score: u16,
    pub in_great_tunnel: u8,
    pub discard: CardSet,
}

/// The hex pile, and what was taken from it and is not in the Meadow.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PilePosition {
    /// How many of each kind lie where nobody has looked.
    pub unknown: BTreeMap<HexKind, u8>,
    /// Hexes somebody has looked at, with their slots from the top.
    pub slots: BTreeMap<u8, HexId>,
    /// In the hands of a player.
    pub drawn: HexSet,
    /// The only seat that sees these; `None` if everybody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn_by: Option<Seat>,
    /// The hex that each seat removed from the game unseen.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub out: BTreeMap<u8, HexId>,
    /// What each seat knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub knows: Vec<Known>,
}

/// The places where a hex may be, as far as a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    pub seat: Seat,
    pub hex: HexId,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub slots: Vec<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub drawn: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub out: bool,
}

impl Known {
    fn places(&self) -> Places {
        let slots = self.slots.iter().fold(Places::UNKNOWN, |places, &slot| places.or(Places::slot(slot.into())));
        let drawn = if self.drawn { Places::DRAWN } else { Places::UNKNOWN };
        slots.or(drawn).or(if self.out { Places::OUT } else { Places::UNKNOWN })
    }
}

impl Position {
    pub(crate) fn of(rules: &March, state: &State) -> Position {
        let players = rules.players();
        let per_seat = |hex| Seat::all(players).map(|seat| state.ants.in_outskirts(seat, hex)).collect();
        Position {
            round: state.round,
            phase: state.phase,
            marker: state.marker,
            rested: state.rested,
            actions_left: state.actions_left,
            centipedes_moved: state.centipedes_moved,
            great_tunnel: per_seat(HexId::GreatTunnel),
            hexes: hexes_of(rules, state),
            nests: Seat::all(players).map(|seat| NestPosition::of(state.nest(seat))).collect(),
            discard: state.cards.discard,
            played: state.cards.played,
            offered: state.cards.offered,
            horde: HordePosition {
                score: state.horde.score,
                in_great_tunnel: state.horde.in_great_tunnel,
                discard: state.horde.discard,
            },
            pile: Some(PilePosition::of(rules, state)),
            battle: state.battle,
            harvested: harvested_of(rules, state),
            agenda: Some(state.agenda.tasks().to_vec()),
        }
    }
}

/// All hexes but The Great Tunnel, as they are placed.
fn hexes_of(rules: &March, state: &State) -> Vec<HexPosition> {
    let table = rules.table(state);
    let hexes = table.hexes().hexes().filter_map(|hex| {
        let (facts, lies) = (table.hex(hex)?, state.meadow.placement(hex)?);
        Some(HexPosition {
            hex,
            cell: lies.cell,
            turn: lies.turn,
            sites: (0..facts.sites().len()).map(|idx| state.ants.on_site(hex, idx)).collect(),
            outskirts: Seat::all(rules.players()).map(|seat| state.ants.in_outskirts(seat, hex)).collect(),
            wormhole: state.meadow.wormholes().contains(hex),
            centipede: state.centipedes.contains(hex),
        })
    });
    hexes.collect()
}

fn harvested_of(rules: &March, state: &State) -> Vec<Spot> {
    let spots = rules.table(state).hexes().hexes().flat_map(|hex| {
        (0..8usize).filter(move |idx| state.harvested[hex.idx()] & (1 << idx) != 0).map(move |idx| Spot::site(hex, idx))
    });
    spots.collect()
}

impl NestPosition {
    fn of(nest: &Nest) -> NestPosition {
        let stack = |section| nest.stack(section).cards().to_vec();
        NestPosition {
            species: Some(nest.species),
            mat: Some(nest.mat),
            larvae: nest.larvae,
            food: nest.food,
            resting_larvae: nest.resting_larvae,
            resting_food: nest.resting_food,
            acted: nest.acted,
            hand: nest.hand,
            face_down: nest.face_down,
            heads: stack(Section::Head),
            thoraxes: stack(Section::Thorax),
            abdomens: stack(Section::Abdomen),
            goals: nest.goals,
            bodies_scored: Some(nest.bodies_scored),
            fought_in: nest.fought_in,
            won_a_battle: nest.won_a_battle,
            destroyed_a_centipede: nest.destroyed_a_centipede,
            scored: Source::ALL.into_iter().zip(nest.scored).filter(|&(_, points)| points != 0).collect(),
            cards_played: nest.played,
            brought: CardId::ALL.into_iter().zip(nest.brought).filter(|&(_, points)| points != 0).collect(),
        }
    }
}

impl PilePosition {
    fn of(rules: &March, state: &State) -> PilePosition {
        let pile = &state.pile;
        let seats = || Seat::all(rules.players());
        PilePosition {
            unknown: HexKind::ALL.into_iter().zip(pile.unknown()).collect(),
            slots: pile.slots().map(|(slot, hex)| (slot as u8, hex)).collect(),
            drawn: pile.drawn(),
            drawn_by: pile.drawn_by(),
            out: seats().filter_map(|seat| Some((seat.0, pile.out(seat)?))).collect(),
            knows: seats().flat_map(|seat| known_to(state, seat)).collect(),
        }
    }
}

/// What a seat knows about hexes that are not in the Meadow.
pub(crate) fn known_to(state: &State, seat: Seat) -> Vec<Known> {
    let known = HexId::ALL.into_iter().map(|hex| (hex, state.pile.known_to(seat, hex)));
    let known = known.filter(|(_, places)| !places.is_unknown()).map(|(hex, places)| Known {
        seat,
        hex,
        slots: places.slots().map(|slot| slot as u8).collect(),
        drawn: places.contains(Places::DRAWN),
        out: places.contains(Places::OUT),
    });
    known.collect()
}
