//! What a viewer may see. Nobody outside this file builds it.
//!
//! Hidden are the hands and the cards put face down, the order of the decks and of the hex pile,
//! and hexes that one player looks at alone. Everything else is public, including the number of
//! cards in a hand.

use game_core::{Chance, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{
    March,
    card_set::CardSet,
    components::HexKind,
    hex_set::HexSet,
    pile::Pile,
    position::{HordePosition, Known, NestPosition, Position, known_to},
    state::State,
};

/// A state as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is; absent for spectators.
    pub seat: Option<Seat>,
    /// The seats that have a decision to make.
    pub to_act: SeatSet,
    /// One entry per seat.
    pub nests: Vec<NestView>,
    /// Cards in the deck.
    pub deck: u8,
    pub pile: PileView,
    /// Only in Rise of the Centipedes.
    pub horde: Option<HordeView>,
    #[serde(flatten)]
    pub table: Table,
}

/// The public part of a [`Position`], under the same names.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    pub round: u8,
    pub phase: crate::Phase,
    pub marker: Seat,
    pub rested: SeatSet,
    pub actions_left: u8,
    pub great_tunnel: Vec<u8>,
    pub hexes: Vec<crate::position::HexPosition>,
    pub discard: CardSet,
    pub played: CardSet,
    pub offered: CardSet,
    pub battle: Option<crate::Battle>,
    pub harvested: Vec<crate::Spot>,
    /// The pending tasks; the last one is next.
    pub agenda: Vec<crate::Task>,
}

/// A nest. The hand and the face-down cards are only included in the viewer's own.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NestView {
    #[serde(flatten)]
    pub nest: NestPosition,
    /// The number of cards in hand.
    pub n_cards: u8,
    /// The number of cards face down.
    pub n_face_down: u8,
    pub score: i16,
    /// Cubes beside the nest mat.
    pub supply: u8,
}

/// The hex pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    pub hexes: u8,
    pub n_drawn: u8,
    /// The seat that alone may see the drawn hexes; absent if they are face up.
    pub drawn_by: Option<Seat>,
    /// The drawn hexes, if the viewer may see them.
    pub drawn: HexSet,
    /// What the viewer knows about the hexes it has seen.
    pub known: Vec<Known>,
}

/// The Centipede Horde.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HordeView {
    #[serde(flatten)]
    pub horde: HordePosition,
    /// Cards in the Centipede Deck.
    pub deck: u8,
}

/// The progress of a game, for a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stand {
    pub round: u8,
    pub phase: crate::Phase,
}

impl Stand {
    pub(crate) fn of(state: &State) -> Stand {
        Stand { round: state.round, phase: state.phase }
    }
}

impl View {
    pub(crate) fn new(rules: &March, state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.0 < rules.players() => Some(seat),
            _ => None,
        };
        let Position {
            round,
            phase,
            marker,
            rested,
            actions_left,
            centipedes_moved: _,
            great_tunnel,
            hexes,
            nests,
            discard,
            played,
            offered,
            horde,
            pile: _,
            battle,
            harvested,
            agenda,
        } = Position::of(rules, state);
        let pile = &state.pile;
        let sees_drawn = pile.drawn_by().is_none_or(|by| Some(by) == seat);
        View {
            seat,
            to_act: crate::phase::to_act(rules.table(state)),
            nests: Seat::all(rules.players())
                .zip(nests)
                .map(|(of, nest)| NestView::new(rules, state, of, nest, seat))
                .collect(),
            deck: state.cards.deck.len() as u8,
            pile: PileView {
                hexes: pile.len(),
                n_drawn: pile.drawn().len() as u8,
                drawn_by: pile.drawn_by(),
                drawn: if sees_drawn { pile.drawn() } else { HexSet::EMPTY },
                known: seat.map_or_else(Vec::new, |seat| known_to(state, seat)),
            },
            horde: rules.options.has_horde().then(|| HordeView { horde, deck: state.horde.deck.len() as u8 }),
            table: Table {
                round,
                phase,
                marker,
                rested,
                actions_left,
                great_tunnel,
                hexes,
                discard,
                played,
                offered,
                battle,
                harvested,
                agenda: agenda.unwrap_or_default(),
            },
        }
    }
}

impl NestView {
    fn new(rules: &March, state: &State, of: Seat, mut nest: NestPosition, viewer: Option<Seat>) -> NestView {
        let (n_cards, n_face_down) = (nest.hand.len() as u8, nest.face_down.len() as u8);
        if viewer != Some(of) {
            nest.hand = CardSet::EMPTY;
            nest.face_down = CardSet::EMPTY;
        }
        NestView { nest, n_cards, n_face_down, score: state.nest(of).score(), supply: rules.table(state).supply(of) }
    }
}

fn others(rules: &March, viewer: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(rules.players()).filter(move |&other| Some(other) != viewer)
}

/// The cards a viewer has not seen: the deck, and the cards that others hold or have put face down.
pub(crate) fn unseen(rules: &March, state: &State, viewer: Option<Seat>) -> CardSet {
    let held = |seat| state.nest(seat).hand.or(state.nest(seat).face_down);
    others(rules, viewer).map(held).fold(state.cards.deck, CardSet::or)
}

/// The state as far as a viewer knows it. It is the same for all states the viewer cannot tell
/// apart, so whatever follows from it may be told. The others hold the right number of unseen
/// cards, and the hexes of the pile are only counted.
pub(crate) fn known(rules: &March, state: &State, viewer: Option<Seat>) -> State {
    let mut known = *state;
    let mut unseen = unseen(rules, state, viewer);
    let mut deal = |like: CardSet| {
        let dealt: CardSet = unseen.cards().take(like.len() as usize).collect();
        unseen = unseen.minus(dealt);
        dealt
    };
    for other in others(rules, viewer) {
        let nest = known.nest_mut(other);
        nest.hand = deal(nest.hand);
        nest.face_down = deal(nest.face_down);
    }
    known.cards.deck = unseen;
    let mut counts = [0; HexKind::ALL.len()];
    counts[HexKind::Standard.idx()] = state.pile.len();
    known.pile = Pile::new(counts);
    known
}

/// A state that `seat` cannot tell from this one: hands, face-down cards and hexes it has not seen
/// are redealt.
pub(crate) fn resample(rules: &March, state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
    let mut guess = *state;
    let mut unseen = unseen(rules, state, Some(seat));
    let mut deal = |like: CardSet| (0..like.len()).filter_map(|_| unseen.draw(chance)).collect::<CardSet>();
    for other in others(rules, Some(seat)) {
        let nest = guess.nest_mut(other);
        nest.hand = deal(nest.hand);
        nest.face_down = deal(nest.face_down);
    }
    guess.cards.deck = unseen;
    guess.pile = state.pile.resampled(seat, &rules.kinds, chance);
    guess
}
