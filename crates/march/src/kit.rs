//! What lies in the box for a table with these options: what never changes while it is played, for whoever draws it.
//!
//! Nothing here is a rule of its own; the figures are those the phases use. Names and texts are the page's, which knows
//! them in three languages by the ids.

use serde::Serialize;

use crate::{
    March,
    components::{CardId, CardType, HexId, HexKind, Payment, Section, Species},
    data::{Card, CardProvenance, CentipedeMat, HexFacts, HexProvenance, NestMat, RoyalDecree, SiteYield, Timing},
    phase::{
        battle::{BATTLE_POINTS, CENTIPEDE_FOOD},
        queen::{AWARD, INNER_MEADOW_POINTS, SHARED_AWARD},
        worker::{ACTION_FOOD, FORAGED_CARDS},
    },
    tunnels::Exits,
};

/// The fixed facts of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Components {
    pub players: u8,
    /// Whether the players stand together against the Centipede Horde.
    pub has_horde: bool,
    /// Whether nest mats with primitive species are dealt.
    pub has_species: bool,
    pub first_round: u8,
    /// The round track from round 0, which only a long game has.
    pub rounds: Vec<RoundSpace>,
    pub nest_mat: NestMat,
    pub figures: Figures,
    /// Exits of the side of The Great Tunnel that is used, by edges clockwise from the top.
    pub great_tunnel: Exits,
    /// All cards, family by family.
    pub cards: Vec<CardFace>,
    /// All hexes but The Great Tunnel, by their printed numbers, in play or not.
    pub hexes: Vec<HexFace>,
    /// All species; which a nest has is in the view.
    pub species: Vec<SpeciesFace>,
    /// The primitive species on the backs of the mats that are dealt; nothing without primitive species.
    pub mats: Vec<Species>,
    /// Of Rise of the Centipedes.
    pub horde: Option<CentipedeMat>,
}

/// A space of the round track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundSpace {
    pub number: u8,
    /// The name of the season in English.
    pub name: String,
    /// Whether a Royal Decree is given in this round of this game.
    pub decree: bool,
    /// Whether this game has the round.
    pub played: bool,
}

/// Figures of the rules that are printed nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// What Explore, March and Forage cost.
    pub action_food: u8,
    /// Cards drawn by a Forage.
    pub foraged_cards: u8,
    /// Points for a battle won, against a player or a centipede.
    pub battle_points: u8,
    /// Food for a centipede destroyed.
    pub centipede_food: u8,
    /// Points for each Inner Meadow hex that is controlled in Slumber.
    pub inner_meadow_points: u8,
    /// Points of an award at the end of the game.
    pub award: u8,
    /// The same for each of those who share it.
    pub shared_award: u8,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    pub card: CardId,
    pub kind: CardType,
    /// Of an evolution.
    pub section: Option<Section>,
    /// Larvae and ants to pay.
    pub cost: u8,
    pub payment: Payment,
    pub ferocity: u8,
    /// The card belongs to the Centipede Deck where there is one.
    pub centipede_symbol: bool,
    /// One of the Bee mini-expansion.
    pub bee: bool,
    pub timing: Timing,
    /// The whole effect may be declined.
    pub may: bool,
    /// Of a Colony Goal.
    pub goal: Option<GoalFace>,
    pub provenance: CardProvenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalFace {
    /// In each Slumber in which it is met.
    pub points: u8,
}

/// What is printed on a hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexFace {
    pub hex: HexId,
    pub number: u8,
    pub kind: HexKind,
    /// Exits in the printed position, by edges clockwise from the top.
    pub tunnels: Exits,
    pub sites: Vec<SiteYield>,
    /// Which of the sites is the control site.
    pub control: u8,
    pub centipede: bool,
    pub wormhole: bool,
    pub has_effect: bool,
    pub provenance: HexProvenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpeciesFace {
    pub species: Species,
    pub decree: RoyalDecree,
    /// Of a primitive species.
    pub action: Option<SpeciesActionFace>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpeciesActionFace {
    pub cost_food: u8,
}

impl Components {
    pub(crate) fn new(rules: &March) -> Components {
        let (options, data) = (&rules.options, &rules.data);
        let round = |round: &crate::data::Round| RoundSpace {
            number: round.number,
            name: round.name.clone(),
            decree: rules.has_decree(round.number),
            played: round.number >= options.first_round(),
        };
        Components {
            players: rules.players(),
            has_horde: options.has_horde(),
            has_species: options.primitive_species,
            first_round: options.first_round(),
            rounds: data.hexes.great_tunnel.rounds.iter().map(round).collect(),
            nest_mat: data.colonies.nest_mat,
            figures: Figures {
                action_food: ACTION_FOOD,
                foraged_cards: FORAGED_CARDS,
                battle_points: BATTLE_POINTS,
                centipede_food: CENTIPEDE_FOOD,
                inner_meadow_points: INNER_MEADOW_POINTS,
                award: AWARD,
                shared_award: SHARED_AWARD,
            },
            great_tunnel: data.hexes.great_tunnel.tunnels(rules.players()),
            cards: CardId::ALL.into_iter().map(|card| card_face(data.card(card))).collect(),
            hexes: data.hexes.by_number().map(hex_face).collect(),
            species: Species::ALL.into_iter().map(|species| species_face(rules, species)).collect(),
            mats: if options.primitive_species { rules.mats() } else { Vec::new() },
            horde: options.has_horde().then_some(data.colonies.centipede_mat),
        }
    }
}

fn card_face(card: &Card) -> CardFace {
    CardFace {
        card: card.id,
        kind: card.card_type(),
        section: card.section(),
        cost: card.cost,
        payment: card.payment,
        ferocity: card.ferocity,
        centipede_symbol: card.centipede_symbol,
        bee: card.bee,
        timing: card.timing,
        may: card.may,
        goal: card.slumber.map(|slumber| GoalFace { points: slumber.points }),
        provenance: card.provenance,
    }
}

fn hex_face(facts: &HexFacts) -> HexFace {
    HexFace {
        hex: facts.id,
        number: facts.number,
        kind: facts.kind,
        tunnels: facts.tunnels,
        sites: facts.sites().to_vec(),
        control: facts.control_site() as u8,
        centipede: facts.centipede,
        wormhole: facts.wormhole,
        has_effect: facts.effect.is_some(),
        provenance: facts.provenance,
    }
}

fn species_face(rules: &March, species: Species) -> SpeciesFace {
    let facts = rules.data.colonies.species(species);
    let action = facts.action.as_ref().map(|action| SpeciesActionFace { cost_food: action.cost_food });
    SpeciesFace { species, decree: facts.decree, action }
}
