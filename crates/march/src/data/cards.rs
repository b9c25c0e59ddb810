//! The card files: events, heads, thoraxes, abdomens, goals.

use std::collections::BTreeMap;

use game_core::{
    DataFiles, Refused,
    data::{check_count, parse, set_number},
    named,
};
use serde::{Deserialize, Serialize};

use super::{
    Ignored, check_between, check_numbers,
    effect::{Effect, MOST_HEXES, Timing},
    provenance::Sources,
};
use crate::{
    components::{CardFigure, CardId, CardType, Payment, Provenance, Section},
    state::MOST_STACKED,
};

/// A card of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: CardId,
    pub card_type: CardType,
    /// Where an evolution goes on the ant body.
    pub section: Option<Section>,
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
    /// When the effect takes place. For a Colony Goal this is when it is played.
    pub timing: Timing,
    /// The player may decline the whole effect.
    pub may: bool,
    pub effect: Effect,
    /// What a Colony Goal pays each Slumber. Only Colony Goals have it.
    pub slumber: Option<Slumber>,
    pub sources: Sources<CardFigure>,
}

impl Card {
    /// The file the card is listed in, which determines its kind.
    pub fn file(&self) -> &'static str {
        let family = (self.card_type, self.section);
        FILES.into_iter().find(|&(_, its)| its == family).expect("a card is read from one of the files").0
    }

    /// The provenance of each figure the card has. A centipede symbol is included only where a
    /// source mentions it: symbols matter only in solo and co-op games, and as a whole they are
    /// reconstructed.
    pub fn known(&self) -> BTreeMap<CardFigure, Provenance> {
        self.sources.of(CardFigure::ALL, |figure| match figure {
            CardFigure::Name | CardFigure::Effect | CardFigure::Cost | CardFigure::Ferocity => true,
            CardFigure::Payment => self.payment != Payment::Any,
            CardFigure::Points => self.slumber.is_some(),
            CardFigure::CentipedeSymbol => self.sources.how(figure) != Provenance::Reconstructed,
        })
    }
}

/// The lasting half of a Colony Goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slumber {
    pub condition: Condition,
    pub points: u8,
}

named! {
    /// What players compare with their neighbours.
    pub enum Compared { Food = "food", Larvae = "larvae", Evolutions = "evolutions" }
}

/// The condition of a Colony Goal in Slumber.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// Inhabit at least this many hexes, and share none of them.
    InhabitAlone {
        hexes: u8,
    },
    /// Inhabit hexes that are connected by tunnels.
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

// ------------------------------------------------------------------------------------------------------ the files

/// Updates the number of centipede symbols that each file declares, after cards were corrected.
pub(super) fn recount(files: &mut DataFiles) -> Result<(), Refused> {
    for (file, _) in FILES {
        let CardsFile { centipede_symbols, card, .. } = parse(files, file)?;
        let symbols = card.iter().filter(|card| card.centipede_symbol).count();
        if symbols != centipede_symbols {
            set_number(files, file, "centipede_symbols", symbols as i64)?;
        }
    }
    Ok(())
}

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
    #[serde(default)]
    provenance: BTreeMap<CardFigure, Provenance>,
    #[serde(default)]
    checked: Option<String>,
    // Data sets from before the page had all the texts carry them in English. They are still
    // accepted, but the texts are ignored.
    #[serde(default, rename = "text")]
    _text: Ignored,
    #[serde(default, rename = "detail")]
    _detail: Ignored,
}

fn any() -> Payment {
    Payment::Any
}

type Family = (CardType, Option<Section>);

/// The file decides what kind of card its entries are.
pub(super) const FILES: [(&str, Family); 5] = [
    ("events.toml", (CardType::Event, None)),
    ("heads.toml", (CardType::Evolution, Some(Section::Head))),
    ("thoraxes.toml", (CardType::Evolution, Some(Section::Thorax))),
    ("abdomens.toml", (CardType::Evolution, Some(Section::Abdomen))),
    ("goals.toml", (CardType::ColonyGoal, None)),
];

/// The cards by their ids; `None` for those that are not in the box.
pub(super) fn read(files: &DataFiles) -> Result<[Option<Card>; CardId::ALL.len()], Refused> {
    let mut cards = [const { None }; CardId::ALL.len()];
    for (file, family) in FILES {
        let CardsFile { count, centipede_symbols, card } = parse(files, file)?;
        check_count(format!("{file}: count"), count, card.len())?;
        let symbols = card.iter().filter(|card| card.centipede_symbol).count();
        check_count(format!("{file}: centipede_symbols"), centipede_symbols, symbols)?;
        if family.1.is_some() && card.len() > MOST_STACKED {
            return Err(Refused::new(file, format!("an ant body has room for {MOST_STACKED} evolutions of a section")));
        }
        for card in card {
            let card = card.check(file, family)?;
            let what = format!("{file}: {} id", card.id);
            if let Some(other) = cards[card.id.idx()].replace(card) {
                return Err(Refused::new(what, format!("it is already listed in {}", other.file())));
            }
        }
    }
    Ok(cards)
}

impl CardFile {
    fn check(self, file: &str, family: Family) -> Result<Card, Refused> {
        let what = format!("{file}: {}", self.id);
        let refuse = |field: &str, why: &str| Err(Refused::new(format!("{what} {field}"), why));
        if self.name.trim().is_empty() {
            return refuse("name", "a card has a name");
        }
        check_between(format!("{what} cost"), 0, 9, self.cost)?;
        check_between(format!("{what} ferocity"), 0, 9, self.ferocity)?;
        let timing = match (family.0, self.timing) {
            (CardType::Evolution, Some(Timing::Play)) => {
                return refuse("timing", "an evolution works while it is in play");
            }
            (CardType::Evolution, Some(timing)) => timing,
            (CardType::Evolution, None) => return refuse("timing", "an evolution has a timing"),
            (_, None) => Timing::Play,
            (_, Some(_)) => return refuse("timing", "only evolutions have a timing"),
        };
        if !self.effect.fits(timing) {
            return refuse("effect", &format!("the rules do not know this effect at {timing}"));
        }
        if matches!(self.effect, Effect::RevealFerocity { .. }) && family.1 != Some(Section::Head) {
            return refuse("effect", "only a head turns up cards in battles");
        }
        self.effect.check(&format!("{what} effect"))?;
        let slumber = match (family.0, self.slumber, self.points) {
            (CardType::ColonyGoal, Some(condition), Some(points)) => {
                check_numbers(&format!("{what} slumber"), &condition, |_| (1, MOST_HEXES))?;
                check_between(format!("{what} points"), 1, 9, points)?;
                Some(Slumber { condition, points })
            }
            (CardType::ColonyGoal, None, _) => return refuse("slumber", "a Colony Goal has a condition for Slumber"),
            (CardType::ColonyGoal, _, None) => return refuse("points", "a Colony Goal has points"),
            (_, None, None) => None,
            (_, Some(_), _) => return refuse("slumber", "only Colony Goals have a condition for Slumber"),
            (_, None, Some(_)) => return refuse("points", "only Colony Goals have points"),
        };
        let sources = Sources::read(&what, self.provenance, self.checked)?;
        let CardFile { id, name, cost, payment, ferocity, centipede_symbol, bee, may, effect, .. } = self;
        let (card_type, section) = family;
        Ok(Card {
            id,
            card_type,
            section,
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
            sources,
        })
    }
}
