//! The card files: events, heads, thoraxes, abdomens, goals.

use game_core::{
    DataFiles, Refused,
    data::{check_count, parse, sorted},
    named,
};
use serde::{Deserialize, Serialize};

use super::{
    check_between,
    effect::{Effect, Timing},
};
use crate::components::{CardId, CardType, Payment, Provenance, Section};

/// A card of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: CardId,
    /// As printed.
    pub name: String,
    /// Larvae and ants to pay.
    pub cost: u8,
    pub payment: Payment,
    /// What the card adds in battle.
    pub ferocity: u8,
    /// The card belongs to the Centipede Deck in solo and co-op games.
    pub centipede_symbol: bool,
    /// One of the six cards of the Bee mini-expansion.
    pub bee: bool,
    /// When the effect takes place; for a Colony Goal, that of playing it.
    pub timing: Timing,
    /// The player may decline the whole effect.
    pub may: bool,
    pub effect: Effect,
    /// What a Colony Goal pays each Slumber. Colony Goals have it, and no other card.
    pub slumber: Option<Slumber>,
    /// The effect in words of ours.
    pub text: String,
    pub detail: String,
    pub provenance: CardProvenance,
}

impl Card {
    pub fn card_type(&self) -> CardType {
        self.id.family().0
    }

    /// Where an evolution goes on the ant body.
    pub fn section(&self) -> Option<Section> {
        self.id.family().1
    }
}

/// The lasting half of a Colony Goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slumber {
    pub condition: Condition,
    pub points: u8,
}

named! {
    /// What neighbours are compared by.
    pub enum Compared { Food = "food", Larvae = "larvae", Evolutions = "evolutions" }
}

/// What a Colony Goal asks for in Slumber.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// More than each other player.
    MostAntsInGreatTunnel,
    /// More than the player to the left and more than the player to the right.
    MoreThanNeighbours(Compared),
    InhabitWormholes {
        hexes: u8,
    },
    /// Control hexes that do not touch The Great Tunnel.
    ControlOutsideInnerMeadow {
        hexes: u8,
    },
    InhabitSingleLarvaSites {
        sites: u8,
    },
    /// Inhabit at least so many hexes, and no other player any of them.
    InhabitAlone {
        hexes: u8,
    },
    /// Inhabit hexes that hang together through tunnels.
    InhabitJoined {
        hexes: u8,
    },
    Share {
        hexes: u8,
    },
    /// Since the previous Slumber.
    DestroyedACentipede,
    /// Since the previous Slumber, against another player.
    WonAnAntBattle,
    HoldCards {
        cards: u8,
    },
}

impl Condition {
    fn check(self, what: &str) -> Result<(), Refused> {
        match self {
            Condition::InhabitWormholes { hexes: n }
            | Condition::ControlOutsideInnerMeadow { hexes: n }
            | Condition::InhabitSingleLarvaSites { sites: n }
            | Condition::InhabitAlone { hexes: n }
            | Condition::InhabitJoined { hexes: n }
            | Condition::Share { hexes: n }
            | Condition::HoldCards { cards: n } => check_between(what, 1, 25, n),
            Condition::MostAntsInGreatTunnel
            | Condition::MoreThanNeighbours(_)
            | Condition::DestroyedACentipede
            | Condition::WonAnAntBattle => Ok(()),
        }
    }
}

/// How each group of figures of a card is known. The name stands for the type as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardProvenance {
    pub name: Provenance,
    pub cost: Provenance,
    pub payment: Provenance,
    pub ferocity: Provenance,
    pub effect: Provenance,
    /// Of a Colony Goal, what it is worth.
    pub points: Provenance,
}

impl Default for CardProvenance {
    fn default() -> CardProvenance {
        let ours = Provenance::Reconstructed;
        CardProvenance { name: ours, cost: ours, payment: ours, ferocity: ours, effect: ours, points: ours }
    }
}

// ------------------------------------------------------------------------------------------------------ the files

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    count: usize,
    centipede_symbols: usize,
    card: Vec<CardFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    id: CardId,
    name: String,
    cost: u8,
    #[serde(default = "any")]
    payment: Payment,
    ferocity: u8,
    #[serde(default)]
    centipede_symbol: bool,
    #[serde(default)]
    bee: bool,
    #[serde(default)]
    timing: Option<Timing>,
    #[serde(default)]
    may: bool,
    effect: Effect,
    #[serde(default)]
    slumber: Option<Condition>,
    #[serde(default)]
    points: Option<u8>,
    text: String,
    #[serde(default)]
    detail: String,
    #[serde(default)]
    provenance: CardProvenance,
}

fn any() -> Payment {
    Payment::Any
}

type Family = (CardType, Option<Section>);

const FILES: [(&str, Family); 5] = [
    ("events.toml", (CardType::Event, None)),
    ("heads.toml", (CardType::Evolution, Some(Section::Head))),
    ("thoraxes.toml", (CardType::Evolution, Some(Section::Thorax))),
    ("abdomens.toml", (CardType::Evolution, Some(Section::Abdomen))),
    ("goals.toml", (CardType::ColonyGoal, None)),
];

pub(super) fn read(files: &DataFiles) -> Result<[Card; CardId::ALL.len()], Refused> {
    let mut cards = Vec::with_capacity(CardId::ALL.len());
    for (file, family) in FILES {
        let CardsFile { count, centipede_symbols, card } = parse(files, file)?;
        check_count(format!("{file}: count"), count, card.len())?;
        let symbols = card.iter().filter(|card| card.centipede_symbol).count();
        check_count(format!("{file}: centipede_symbols"), centipede_symbols, symbols)?;
        let of_family: Vec<CardId> = CardId::ALL.into_iter().filter(|id| id.family() == family).collect();
        let read: Vec<Card> = card.into_iter().map(|card| card.check(file, family)).collect::<Result<_, _>>()?;
        cards.extend(sorted(file, &of_family, read, |card| card.id)?);
    }
    Ok(cards.try_into().unwrap_or_else(|_| unreachable!("every card belongs to one family")))
}

impl CardFile {
    fn check(self, file: &str, family: Family) -> Result<Card, Refused> {
        let what = format!("{file}: {}", self.id);
        let refuse = |why: String| Err(Refused::new(&what, why));
        if self.id.family() != family {
            return refuse("this card belongs into another file".into());
        }
        if self.name.trim().is_empty() || self.text.trim().is_empty() {
            return refuse("a card has a name and a text".into());
        }
        check_between(format!("{what} cost"), 0, 9, self.cost)?;
        check_between(format!("{what} ferocity"), 0, 9, self.ferocity)?;
        let timing = match (family.0, self.timing) {
            (CardType::Evolution, Some(Timing::Play)) => {
                return refuse("an evolution works while it is in play".into());
            }
            (CardType::Evolution, Some(timing)) => timing,
            (CardType::Evolution, None) => return refuse("an evolution has a timing".into()),
            (_, None) => Timing::Play,
            (_, Some(_)) => return refuse("only evolutions have a timing".into()),
        };
        if !self.effect.fits(timing) {
            return refuse(format!("the rules do not know this effect at {timing}"));
        }
        self.effect.check(&format!("{what} effect"))?;
        let slumber = match (family.0, self.slumber, self.points) {
            (CardType::ColonyGoal, Some(condition), Some(points)) => {
                condition.check(&format!("{what} slumber"))?;
                check_between(format!("{what} points"), 1, 9, points)?;
                Some(Slumber { condition, points })
            }
            (CardType::ColonyGoal, ..) => return refuse("a Colony Goal has slumber and points".into()),
            (_, None, None) => None,
            _ => return refuse("only Colony Goals have slumber and points".into()),
        };
        let CardFile { id, name, cost, payment, ferocity, centipede_symbol, bee, may, effect, text, detail, .. } = self;
        let provenance = self.provenance;
        Ok(Card {
            id,
            name,
            cost,
            payment,
            ferocity,
            centipede_symbol,
            bee,
            timing,
            may,
            effect,
            slumber,
            text,
            detail,
            provenance,
        })
    }
}
