//! `hexes.toml`: The Great Tunnel with its round track, and the hexes.

use std::collections::BTreeMap;

use game_core::{
    DataFiles, Refused,
    data::{check_count, parse},
};
use serde::{Deserialize, Serialize};

use super::{Ignored, check_between, check_numbers, effect::Gain, players_once, provenance::Sources};
use crate::{
    components::{HexFigure, HexId, HexKind, Provenance, SiteKind},
    tunnels::Exits,
};

pub(super) const FILE: &str = "hexes.toml";

/// The number of hexes the rules know, not counting The Great Tunnel.
pub const HEXES: usize = HexId::ALL.len() - 1;
/// The most collection sites a hex has.
pub const MOST_SITES: usize = 4;

/// Everything in `hexes.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hexes {
    /// Centipede and wormhole counters in the box. The rulebook does not treat them as a limit.
    pub counters: u8,
    pub great_tunnel: GreatTunnel,
    /// Without The Great Tunnel; `None` for those that are not in the box.
    hexes: [Option<HexFacts>; HEXES],
    by_number: [Option<HexId>; HEXES],
}

impl Hexes {
    /// What is printed on a hex; `None` for The Great Tunnel, which is printed differently, and for
    /// a hex that is not in the box: a data set made before the hex existed does not list it.
    pub fn get(&self, hex: HexId) -> Option<&HexFacts> {
        self.hexes.get(hex.idx().checked_sub(1)?)?.as_ref()
    }

    /// The hexes of the box but The Great Tunnel, in the order of their printed numbers.
    pub fn by_number(&self) -> impl Iterator<Item = &HexFacts> {
        self.by_number.iter().filter_map(|&hex| self.get(hex?))
    }

    /// The hex with each printed number from 1 on; `None` where the box has none.
    pub fn numbered(&self) -> [Option<HexId>; HEXES] {
        self.by_number
    }

    /// All hexes of a kind, in the order of their printed numbers.
    pub fn of_kind(&self, kind: HexKind) -> impl Iterator<Item = &HexFacts> {
        self.by_number().filter(move |facts| facts.kind == kind)
    }
}

/// What is printed on a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexFacts {
    pub id: HexId,
    pub number: u8,
    pub name: String,
    pub kind: HexKind,
    /// Tunnel exits as printed, before any turning.
    pub tunnels: Exits,
    sites: Vec<SiteYield>,
    control: usize,
    pub centipede: bool,
    pub wormhole: bool,
    /// Only Beyond the Meadow hexes have one.
    pub effect: Option<HexEffect>,
    pub sources: Sources<HexFigure>,
}

impl HexFacts {
    /// The collection sites as listed in the data: 1 to [`MOST_SITES`].
    pub fn sites(&self) -> &[SiteYield] {
        &self.sites
    }

    /// Which of the sites is the control site.
    pub fn control_site(&self) -> usize {
        self.control
    }

    /// The provenance of each figure the hex has.
    pub fn known(&self) -> BTreeMap<HexFigure, Provenance> {
        self.sources.of(HexFigure::ALL, |figure| match figure {
            HexFigure::Name | HexFigure::Number | HexFigure::Kind | HexFigure::Tunnels | HexFigure::Sites => true,
            HexFigure::Effect => self.effect.is_some(),
            // A missing icon is worth mentioning only if a source says so.
            HexFigure::Icons => {
                self.centipede || self.wormhole || self.sources.how(figure) != Provenance::Reconstructed
            }
        })
    }
}

/// What a collection site yields in Harvest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteYield {
    pub kind: SiteKind,
    pub amount: u8,
}

impl SiteYield {
    /// Whether it is a single-larva or a double-larvae site.
    pub fn is_larvae(self) -> bool {
        matches!(self.kind, SiteKind::Larva | SiteKind::DoubleLarvae)
    }

    /// The yield as a gain.
    pub fn gain(self) -> Gain {
        let SiteYield { kind, amount } = self;
        match kind {
            SiteKind::Food => Gain { food: amount, ..Gain::default() },
            SiteKind::Larva | SiteKind::DoubleLarvae => Gain { larvae: amount, ..Gain::default() },
            SiteKind::Card => Gain { cards: amount, ..Gain::default() },
            SiteKind::ColonyPoint => Gain { points: amount, ..Gain::default() },
        }
    }
}

/// What a Beyond the Meadow hex does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HexEffect {
    /// When placed: reveal cards from the deck. One of them may be played for free.
    RevealCards { cards: u8 },
    /// At the start of Harvest: for every inhabited site, discard cards or lose the ant on it.
    DiscardOrDestroyPerSite { cards: u8 },
    /// When placed: a centipede here and on every hex joined to it.
    SpreadCentipedes,
    /// When placed: the player who places it gains one thing, and every other player another.
    Gain { own: Gain, others: Gain },
    /// In Slumber it counts as Inner Meadow, wherever it is.
    InnerMeadowForItsController,
}

impl HexEffect {
    fn check(self, what: &str) -> Result<(), Refused> {
        let least = u8::from(!matches!(self, HexEffect::Gain { .. }));
        check_numbers(what, &self, |_| (least, 9))?;
        match self {
            HexEffect::Gain { own, others } => {
                own.check(&format!("{what}.gain.own")).and(others.check(&format!("{what}.gain.others")))
            }
            _ => Ok(()),
        }
    }
}

/// The middle of the Meadow, with the round track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GreatTunnel {
    pub name: String,
    pub front: Side,
    pub reverse: Side,
    /// Round 0 is played only in the long game.
    pub rounds: [Round; 5],
    pub sources: Sources<HexFigure>,
}

/// A side of The Great Tunnel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Side {
    /// The numbers of players for which it is used.
    pub players: Vec<u8>,
    pub tunnels: Exits,
}

impl GreatTunnel {
    /// The exits of the side used with this many players, 1 to 5.
    pub fn tunnels(&self, players: u8) -> Exits {
        if self.reverse.players.contains(&players) { self.reverse.tunnels } else { self.front.tunnels }
    }

    /// The provenance of its name and of the exits on both sides.
    pub fn known(&self) -> BTreeMap<HexFigure, Provenance> {
        self.sources.of([HexFigure::Name, HexFigure::Tunnels], |_| true)
    }
}

/// A space of the round track.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    pub number: u8,
    pub name: String,
    pub decree: Decree,
}

/// Whether a round has a Royal Decree, by the length of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decree {
    /// `None` where the standard game does not have the round.
    #[serde(default)]
    pub standard: Option<bool>,
    pub long: bool,
}

// ------------------------------------------------------------------------------------------------------- the file

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexesFile {
    counters: u8,
    starting: usize,
    standard: usize,
    beyond: usize,
    great_tunnel: GreatTunnelFile,
    hex: Vec<HexFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GreatTunnelFile {
    name: String,
    front: Side,
    reverse: Side,
    round: [Round; 5],
    #[serde(default)]
    provenance: BTreeMap<HexFigure, Provenance>,
    #[serde(default)]
    checked: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexFile {
    id: HexId,
    number: u8,
    name: String,
    kind: HexKind,
    tunnels: Exits,
    sites: Vec<SiteFile>,
    #[serde(default)]
    centipede: bool,
    #[serde(default)]
    wormhole: bool,
    #[serde(default)]
    effect: Option<HexEffect>,
    #[serde(default)]
    provenance: BTreeMap<HexFigure, Provenance>,
    #[serde(default)]
    checked: Option<String>,
    // From older data sets: still accepted, but ignored.
    #[serde(default, rename = "text")]
    _text: Ignored,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SiteFile {
    kind: SiteKind,
    #[serde(default = "one")]
    amount: u8,
    #[serde(default)]
    control: bool,
}

fn one() -> u8 {
    1
}

pub(super) fn read(files: &DataFiles) -> Result<Hexes, Refused> {
    let file: HexesFile = parse(files, FILE)?;
    let great_tunnel = file.great_tunnel.check()?;
    for (kind, told) in HexKind::ALL.into_iter().zip([file.starting, file.standard, file.beyond]) {
        let found = file.hex.iter().filter(|hex| hex.kind == kind).count();
        check_count(format!("{FILE}: {kind}"), told, found)?;
    }
    // Five players need eight starting hexes. So do two, who choose from four while four go on the
    // pile.
    check_count(format!("{FILE}: starting"), 8, file.starting)?;
    let (mut hexes, mut by_number) = ([const { None }; HEXES], [None; HEXES]);
    for hex in file.hex {
        let hex = hex.check()?;
        let (id, number) = (hex.id, usize::from(hex.number));
        match by_number.get_mut(number.wrapping_sub(1)) {
            Some(free @ None) => *free = Some(id),
            _ => {
                let why = format!("hexes are numbered from 1 to {HEXES}, each number once");
                return Err(Refused::new(format!("{FILE}: {id} number"), why));
            }
        }
        if hexes[id.idx() - 1].replace(hex).is_some() {
            return Err(Refused::new(format!("{FILE}: {id} id"), "it is listed twice"));
        }
    }
    Ok(Hexes { counters: file.counters, great_tunnel, hexes, by_number })
}

impl GreatTunnelFile {
    fn check(self) -> Result<GreatTunnel, Refused> {
        let what = format!("{FILE}: great_tunnel");
        players_once(&what, [&self.front.players, &self.reverse.players])?;
        for (side, Side { tunnels, .. }) in [("front", &self.front), ("reverse", &self.reverse)] {
            if tunnels.is_empty() {
                return Err(Refused::new(format!("{what} {side}.tunnels"), "without a tunnel nobody could explore"));
            }
        }
        for (number, round) in (0..).zip(&self.round) {
            if round.number != number {
                return Err(Refused::new(format!("{what} round.{number}.number"), "rounds are numbered from 0 to 4"));
            }
            if round.decree.standard.is_some() != (number > 0) {
                let why = "only the long game has a round 0";
                return Err(Refused::new(format!("{what} round.{number}.decree"), why));
            }
        }
        let sources = Sources::read(&what, self.provenance, self.checked)?;
        let GreatTunnelFile { name, front, reverse, round: rounds, .. } = self;
        Ok(GreatTunnel { name, front, reverse, rounds, sources })
    }
}

impl HexFile {
    fn check(self) -> Result<HexFacts, Refused> {
        let what = format!("{FILE}: {}", self.id);
        let refuse = |field: &str, why: &str| Err(Refused::new(format!("{what} {field}"), why));
        if self.id == HexId::GreatTunnel {
            return refuse("id", "The Great Tunnel has a table of its own");
        }
        if self.name.trim().is_empty() {
            return refuse("name", "a hex has a name");
        }
        if self.tunnels.is_empty() {
            return refuse("tunnels", "without a tunnel it could not be explored");
        }
        check_between(format!("{what} sites"), 1, MOST_SITES as u8, self.sites.len().min(255) as u8)?;
        for (site, SiteFile { kind, amount, .. }) in self.sites.iter().enumerate() {
            let (least, most) = match kind {
                SiteKind::Larva => (1, 1),
                SiteKind::DoubleLarvae => (2, 2),
                SiteKind::Food | SiteKind::Card | SiteKind::ColonyPoint => (1, 9),
            };
            check_between(format!("{what} sites.{site}.amount"), least, most, *amount)?;
        }
        let mut controls = (0..self.sites.len()).filter(|&site| self.sites[site].control);
        let (Some(control), None) = (controls.next(), controls.next()) else {
            return refuse("sites", "one of the sites is the control site");
        };
        if self.effect.is_some() != (self.kind == HexKind::Beyond) {
            return refuse("effect", "Beyond the Meadow hexes have an effect, the others have none");
        }
        if let Some(effect) = self.effect {
            effect.check(&format!("{what} effect"))?;
        }
        Ok(HexFacts {
            id: self.id,
            number: self.number,
            name: self.name,
            kind: self.kind,
            tunnels: self.tunnels,
            sites: self.sites.iter().map(|&SiteFile { kind, amount, .. }| SiteYield { kind, amount }).collect(),
            control,
            centipede: self.centipede,
            wormhole: self.wormhole,
            effect: self.effect,
            sources: Sources::read(&what, self.provenance, self.checked)?,
        })
    }
}
