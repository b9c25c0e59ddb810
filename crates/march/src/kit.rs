//! The components of a table with these options: everything that never changes during a game, for
//! clients that draw it.
//!
//! This module adds no rules; the figures are the ones the phases use. The page has the names and
//! texts, in three languages and keyed by id. Every face carries its `figures`, which the page
//! inserts into these texts.

use std::collections::BTreeMap;

use game_core::data::numbers;
use serde::Serialize;

use crate::{
    March,
    components::{CardFigure, CardId, CardType, HexFigure, HexId, HexKind, Payment, Provenance, Section, Species},
    data::{Card, CentipedeMat, Data, GreatTunnel, HexFacts, NestMat, RoyalDecree, Side, SiteYield, Timing},
    phase::{
        battle::{BATTLE_POINTS, CENTIPEDE_FOOD},
        queen::{AWARD, INNER_MEADOW_POINTS, SHARED_AWARD},
        worker::{ACTION_FOOD, FORAGED_CARDS},
    },
    tunnels::Exits,
};

/// The facts about a table that never change during the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Components {
    pub players: u8,
    /// Whether the players play together against the Centipede Horde.
    pub has_horde: bool,
    /// Whether nest mats with primitive species are dealt.
    pub has_species: bool,
    pub first_round: u8,
    /// The round track, starting with round 0, which is only played in a long game.
    pub rounds: Vec<RoundSpace>,
    pub nest_mat: NestMat,
    pub figures: Figures,
    pub great_tunnel: GreatTunnelFace,
    /// All cards of the box, in the order of their ids.
    pub cards: Vec<CardFace>,
    /// All hexes of the box except The Great Tunnel, in the order of their printed numbers, including those
    /// not in play.
    pub hexes: Vec<HexFace>,
    /// All species. The view says which one each nest has.
    pub species: Vec<SpeciesFace>,
    /// The primitive species on the backs of the mats that are dealt; empty when playing without
    /// primitive species.
    pub mats: Vec<Species>,
    /// Only in Rise of the Centipedes.
    pub horde: Option<CentipedeMat>,
}

/// A space of the round track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundSpace {
    pub number: u8,
    /// The name of the season in English.
    pub name: String,
    /// Whether this round has a Royal Decree in this game.
    pub decree: bool,
    /// Whether this round is played in this game.
    pub played: bool,
}

/// Figures from the rules that are not printed on any component.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// The food that Explore, March and Forage each cost.
    pub action_food: u8,
    /// Cards drawn with Forage.
    pub foraged_cards: u8,
    /// Points for winning a battle, against a player or a centipede.
    pub battle_points: u8,
    /// Food for destroying a centipede.
    pub centipede_food: u8,
    /// Points for each Inner Meadow hex a player controls in Slumber.
    pub inner_meadow_points: u8,
    /// Points for an award at the end of the game.
    pub award: u8,
    /// Points for each player when the award is shared.
    pub shared_award: u8,
}

/// The numbers of an effect by their names in the data, as arguments for the text about it.
///
/// `{ place_hex = { look = 3, larvae = 1 } }` gives `look` and `larvae`. A number without a name is
/// `n`, those of a list are `n1` and `n2`, and those of an inner table are prefixed with its name:
/// `from-food`. The condition and the points of a Colony Goal begin with `slumber-`. A species has
/// `decree-food`, `decree-larvae`, `cost_food`, the numbers of its action, and those of its
/// drawbacks under the names of their effects.
pub type EffectFigures = BTreeMap<String, u8>;

/// What is printed on The Great Tunnel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GreatTunnelFace {
    /// Exits of the side in use, as edges clockwise from the top.
    pub tunnels: Exits,
    pub front: Side,
    pub reverse: Side,
    /// See [`CardFace::name`].
    pub name: Option<String>,
    /// The source of each figure; the exits of both sides count as one figure.
    pub known: BTreeMap<HexFigure, Provenance>,
    /// See [`CardFace::checked`].
    pub checked: Option<String>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    pub card: CardId,
    /// The name in this data set, if it differs from the name the page has for the id.
    pub name: Option<String>,
    pub kind: CardType,
    /// Only for an evolution.
    pub section: Option<Section>,
    /// The number of larvae and ants to pay.
    pub cost: u8,
    pub payment: Payment,
    pub ferocity: u8,
    /// Whether the card belongs to the Centipede Deck, if the game has one.
    pub centipede_symbol: bool,
    /// Whether the card belongs to the Bee mini-expansion.
    pub bee: bool,
    pub timing: Timing,
    /// Whether the player may decline the whole effect.
    pub may: bool,
    /// Only for a Colony Goal.
    pub goal: Option<GoalFace>,
    #[cfg_attr(feature = "ts", ts(type = "{ [figure in string]: number }"))]
    pub figures: EffectFigures,
    /// The source of each figure the card has.
    pub known: BTreeMap<CardFigure, Provenance>,
    /// The day someone who owns the game compared these figures with the printed card, such as
    /// `2026-11-17`. Only figures whose source is the box are compared.
    pub checked: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalFace {
    /// Points for each Slumber in which the goal is met.
    pub points: u8,
}

/// What is printed on a hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexFace {
    pub hex: HexId,
    /// See [`CardFace::name`].
    pub name: Option<String>,
    pub number: u8,
    pub kind: HexKind,
    /// Exits in the printed orientation, as edges clockwise from the top.
    pub tunnels: Exits,
    pub sites: Vec<SiteYield>,
    /// The index of the control site in `sites`.
    pub control: u8,
    pub centipede: bool,
    pub wormhole: bool,
    pub has_effect: bool,
    #[cfg_attr(feature = "ts", ts(type = "{ [figure in string]: number }"))]
    pub figures: EffectFigures,
    /// The source of each figure the hex has.
    pub known: BTreeMap<HexFigure, Provenance>,
    /// See [`CardFace::checked`].
    pub checked: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpeciesFace {
    pub species: Species,
    pub decree: RoyalDecree,
    /// Only for a primitive species.
    pub action: Option<SpeciesActionFace>,
    #[cfg_attr(feature = "ts", ts(type = "{ [figure in string]: number }"))]
    pub figures: EffectFigures,
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
            great_tunnel: great_tunnel_face(&data.hexes.great_tunnel, rules.players()),
            cards: data.cards().map(card_face).collect(),
            hexes: data.hexes.by_number().map(hex_face).collect(),
            species: Species::ALL.into_iter().map(|species| species_face(rules, species)).collect(),
            mats: if options.primitive_species { rules.mats() } else { Vec::new() },
            horde: options.has_horde().then_some(data.colonies.centipede_mat),
        }
    }
}

/// Adds the numbers of a value, prefixing their names with `before`. The name of the effect is left
/// out.
fn add_figures(figures: &mut EffectFigures, before: &str, value: &impl Serialize) {
    for (path, number) in numbers(value) {
        let name = path.split_once('.').map_or("n", |(_, inside)| inside).replace('.', "-");
        let name = match name.parse::<u8>() {
            Ok(item) => format!("n{}", item + 1),
            Err(_) => name,
        };
        figures.insert(format!("{before}{name}"), u8::try_from(number).expect("numbers in the data are small"));
    }
}

/// A name that the page does not know.
fn other_name<'a>(name: &'a str, own: &str) -> Option<&'a str> {
    (name != own).then_some(name)
}

fn great_tunnel_face(tunnel: &GreatTunnel, players: u8) -> GreatTunnelFace {
    GreatTunnelFace {
        tunnels: tunnel.tunnels(players),
        front: tunnel.front.clone(),
        reverse: tunnel.reverse.clone(),
        name: other_name(&tunnel.name, &Data::own().hexes.great_tunnel.name).map(str::to_owned),
        known: tunnel.known(),
        checked: tunnel.sources.checked.clone(),
    }
}

fn card_face(card: &Card) -> CardFace {
    let mut figures = EffectFigures::new();
    add_figures(&mut figures, "", &card.effect);
    if let Some(slumber) = card.slumber {
        add_figures(&mut figures, "slumber-", &slumber.condition);
        figures.insert("slumber-points".to_owned(), slumber.points);
    }
    CardFace {
        card: card.id,
        name: other_name(&card.name, &Data::own().card(card.id).name).map(str::to_owned),
        kind: card.card_type,
        section: card.section,
        cost: card.cost,
        payment: card.payment,
        ferocity: card.ferocity,
        centipede_symbol: card.centipede_symbol,
        bee: card.bee,
        timing: card.timing,
        may: card.may,
        goal: card.slumber.map(|slumber| GoalFace { points: slumber.points }),
        figures,
        known: card.known(),
        checked: card.sources.checked.clone(),
    }
}

fn hex_face(facts: &HexFacts) -> HexFace {
    let mut figures = EffectFigures::new();
    if let Some(effect) = facts.effect {
        add_figures(&mut figures, "", &effect);
    }
    let own = Data::own();
    let own_name = own.hexes.get(facts.id).map_or("", |own| &own.name);
    HexFace {
        hex: facts.id,
        name: other_name(&facts.name, own_name).map(str::to_owned),
        number: facts.number,
        kind: facts.kind,
        tunnels: facts.tunnels,
        sites: facts.sites().to_vec(),
        control: facts.control_site() as u8,
        centipede: facts.centipede,
        wormhole: facts.wormhole,
        has_effect: facts.effect.is_some(),
        figures,
        known: facts.known(),
        checked: facts.sources.checked.clone(),
    }
}

fn species_face(rules: &March, species: Species) -> SpeciesFace {
    let facts = rules.data.colonies.species(species);
    let mut figures = EffectFigures::new();
    figures.insert("decree-food".to_owned(), facts.decree.food);
    figures.insert("decree-larvae".to_owned(), facts.decree.larvae);
    if let Some(action) = &facts.action {
        figures.insert("cost_food".to_owned(), action.cost_food);
        add_figures(&mut figures, "", &action.effect);
    }
    for (name, number) in facts.drawbacks.iter().flat_map(|drawback| numbers(&drawback.effect)) {
        figures.insert(name, u8::try_from(number).expect("numbers in the data are small"));
    }
    let action = facts.action.as_ref().map(|action| SpeciesActionFace { cost_food: action.cost_food });
    SpeciesFace { species, decree: facts.decree, action, figures }
}
