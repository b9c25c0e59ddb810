//! Events: every change of the table, reported once, with its figures.

mod text;

use game_core::{Audience, GameEvent, Hex, Seat, SeatSet, named};
use serde::{Deserialize, Serialize};

use crate::{
    action::Resource,
    ants::Spot,
    card_set::CardSet,
    components::{CardId, Cause, Deed, HexId, Phase, Source, Species},
    data::Gain,
    hex_set::HexSet,
    tunnels::Rotation,
};

named! {
    /// What is put on a hex.
    pub enum Token { Wormhole = "wormhole", Centipede = "centipede" }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Event {
    /// The player it happened to; absent for events that concern the whole table.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The only seats that learn of it; absent if everybody does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only: Option<SeatSet>,
    /// Whether the rules left no choice, so no player was asked.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub forced: bool,
    #[serde(flatten)]
    pub what: EventKind,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EventKind {
    StartingPlayer {
        by_chance: bool,
    },
    MatDealt {
        species: Species,
    },
    SpeciesChosen {
        species: Species,
    },
    PhaseBegan {
        phase: Phase,
        round: u8,
    },
    TurnBegan,
    /// An action other than playing a card and resting, with what it cost.
    Acted {
        deed: Deed,
        food: u8,
    },
    /// A seat declines the rest of what it was offered.
    Passed,
    Rested {
        larvae: u8,
        food: u8,
    },
    ActionsGranted {
        actions: u8,
    },

    Reshuffled {
        cards: u8,
        centipede_deck: bool,
    },
    CardsDrawn {
        cards: u8,
    },
    /// Which cards were drawn. Only for the seat that drew them.
    CardsSeen {
        cards: CardSet,
    },
    /// The top card of the deck, shown to all.
    CardRevealed {
        card: CardId,
    },
    CardDiscarded {
        card: CardId,
    },
    /// A card goes face down. Only for the seat that put it there.
    CardPutDown {
        card: CardId,
    },
    CardCommitted,
    /// A card that was face down is discarded openly.
    CardShown {
        card: CardId,
    },
    CardPlayed {
        card: CardId,
        cost: u8,
    },
    PaidLarva,
    PaidAnt {
        at: Spot,
    },
    Evolved {
        card: CardId,
        beneath: bool,
    },

    HexDrawn {
        hex: HexId,
    },
    HexesLookedAt {
        hexes: u8,
    },
    /// Which hexes were looked at. Only for the seat that looked.
    HexesSeen {
        hexes: HexSet,
    },
    /// One of the hexes looked at is used, and shown to all.
    HexTaken {
        hex: HexId,
    },
    HexPutBack {
        bottom: bool,
    },
    /// Which hex was put back. Only for the seat that put it there.
    HexPutBackSeen {
        hex: HexId,
        bottom: bool,
    },
    /// A hex leaves the game unseen.
    HexRejected,
    OriginChosen {
        from: HexId,
    },
    HexPlaced {
        hex: HexId,
        cell: Hex,
        turn: Rotation,
        from: Option<HexId>,
    },
    TokenPlaced {
        hex: HexId,
        token: Token,
    },

    AntPlaced {
        at: Spot,
    },
    LarvaPlaced {
        at: Spot,
    },
    AntMoved {
        from: Spot,
        to: Spot,
    },
    Inhabited {
        at: Spot,
    },
    /// `saved` means that it went into the chamber, not to the supply.
    AntLost {
        at: Spot,
        cause: Cause,
        saved: bool,
    },
    AntWithdrawn {
        at: Spot,
    },
    AntChosen {
        owner: Seat,
        at: Spot,
    },
    AntsExchanged {
        one: Seat,
        from: Spot,
        two: Seat,
        to: Spot,
    },
    HexChosen {
        hex: HexId,
    },
    SiteChosen {
        at: Spot,
    },
    PlayerChosen {
        player: Seat,
    },
    GainChosen {
        resource: Resource,
    },

    Gained {
        food: u8,
        larvae: u8,
        card: Option<CardId>,
    },
    LarvaeLost {
        larvae: u8,
    },
    LarvaeTaken {
        from: Seat,
        lost: u8,
        gained: u8,
    },
    FoodPaid {
        food: u8,
    },
    Scored {
        source: Source,
        points: i16,
        card: Option<CardId>,
    },

    /// The seat defends. Without an invader, a centipede attacks. The Army Strengths are those of
    /// invader and defender.
    BattleBegan {
        hex: HexId,
        invader: Option<Seat>,
        strength: [u8; 2],
    },
    CentipedeCard {
        card: CardId,
        ferocity: u8,
    },
    /// The committed cards of all players in the battle turn over together, the invader's first.
    FerocityRevealed {
        sides: Vec<Revealed>,
    },
    /// A card that an evolution turns up from the deck, and what it adds to the total.
    FerocityDrawn {
        card: CardId,
        ferocity: u8,
    },
    /// Without a winner, the centipede won. The totals are those of invader and defender.
    BattleDecided {
        hex: HexId,
        winner: Option<Seat>,
        totals: [u8; 2],
    },
    CentipedeDestroyed {
        hex: HexId,
    },

    Collected {
        at: Spot,
        gain: Gain,
    },
    Fed {
        ants: u8,
        food: u8,
        larvae: u8,
        starving: u8,
    },
    Decreed {
        food: u8,
        larvae: u8,
    },

    HordeRevealed {
        card: CardId,
    },
    CentipedeMoved {
        from: HexId,
        to: HexId,
    },
    /// A centipede enters The Great Tunnel, from a hex or from outside the Meadow.
    CentipedeEntered {
        from: Option<HexId>,
    },
    HordeScored {
        points: u8,
    },

    LargestBrood,
    GreatestStores,
    UntoldPotential,
    /// With the points of the Centipede Horde, where there is one.
    GameEnded {
        scores: Vec<i16>,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        horde: Option<u16>,
    },
}

/// What a player in a battle adds to Army Strength when the cards turn over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Revealed {
    pub seat: Seat,
    /// The cards the seat committed.
    pub cards: CardSet,
    /// What evolutions add to the total.
    pub added: u8,
}

impl GameEvent for Event {
    fn audience(&self) -> Audience {
        self.only.map_or(Audience::Everyone, Audience::Only)
    }

    fn is_random(&self) -> bool {
        match self.what {
            EventKind::StartingPlayer { by_chance } => by_chance,
            EventKind::MatDealt { .. }
            | EventKind::CardsDrawn { .. }
            | EventKind::CardsSeen { .. }
            | EventKind::CardRevealed { .. }
            | EventKind::CentipedeCard { .. }
            | EventKind::FerocityDrawn { .. }
            | EventKind::HordeRevealed { .. }
            | EventKind::HexDrawn { .. }
            | EventKind::HexesLookedAt { .. }
            | EventKind::HexesSeen { .. } => true,
            _ => false,
        }
    }

    fn is_reveal(&self) -> bool {
        matches!(
            self.what,
            EventKind::FerocityRevealed { .. } | EventKind::CardShown { .. } | EventKind::HexTaken { .. }
        )
    }
}
