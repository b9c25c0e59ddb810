//! `species.toml`: nest mats, setups, species, the Centipede Mat.

use game_core::{
    DataFiles, Refused,
    data::{parse, sorted},
    named,
};
use serde::{Deserialize, Serialize};

use super::{Ignored, check_between, check_numbers, players_once};
use crate::components::{Section, Species};

pub(super) const FILE: &str = "species.toml";

/// Everything in `species.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Colonies {
    pub nest_mat: NestMat,
    pub(super) setups: Vec<Setup>,
    pub solo: Solo,
    species: [SpeciesFacts; Species::ALL.len()],
    pub centipede_mat: CentipedeMat,
}

impl Colonies {
    pub fn species(&self, species: Species) -> &SpeciesFacts {
        &self.species[species.idx()]
    }

    /// What a player begins with in a game for this many players, 1 to 5.
    pub fn setup(&self, players: u8) -> Option<&Setup> {
        self.setups.iter().find(|setup| setup.players.contains(&players))
    }
}

/// The figures that are the same on every nest mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NestMat {
    pub mats: u8,
    /// All cubes of one player: larvae, ants and supply.
    pub cubes: u8,
    /// The maximum number of Colony Goals in play.
    pub colony_goals: u8,
    /// Before the queen's caste bonus.
    pub ants_fed_by_food: u8,
    /// Before the worker's caste bonus.
    pub march_steps: u8,
    pub body_points: u8,
}

named! {
    /// Where ants are when the game begins.
    pub enum StartPlace { GreatTunnel = "great_tunnel", StartingHex = "starting_hex" }
}

/// What a player begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(skip_serializing)]
    pub(super) players: Vec<u8>,
    pub larvae: u8,
    pub food: u8,
    pub cards: u8,
    pub ants: StartAnts,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartAnts {
    #[serde(rename = "in")]
    pub place: StartPlace,
    pub count: u8,
}

/// Difficulty levels of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub easy_more_larvae: u8,
    pub hard_cards: u8,
}

/// One side of a nest mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesFacts {
    pub id: Species,
    pub name: String,
    pub decree: RoyalDecree,
    /// Only primitive species have one; the common meadow ant does not.
    #[serde(default)]
    pub action: Option<SpeciesAction>,
    #[serde(default, rename = "drawback")]
    pub drawbacks: Vec<Drawback>,
}

impl SpeciesFacts {
    /// Whether evolutions of this section give their caste bonus.
    pub fn has_caste_bonus(&self, section: Section) -> bool {
        !self.drawbacks.iter().any(|drawback| drawback.effect == DrawbackEffect::NoCasteBonus(section))
    }
}

/// The amounts of food or larvae that a Royal Decree gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoyalDecree {
    pub food: u8,
    pub larvae: u8,
}

/// The action that only this species has, and the Reaction of the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesAction {
    pub name: String,
    pub cost_food: u8,
    pub effect: SpeciesEffect,
    // From older data sets: still accepted, but ignored.
    #[serde(default, rename = "text", skip_serializing)]
    _text: Ignored,
    #[serde(default, rename = "reaction", skip_serializing)]
    _reaction: Ignored,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SpeciesEffect {
    DanceOfChaos {
        reaction_larvae: u8,
    },
    // Spelled out, because the derived name would lack the underscore before the number.
    #[serde(rename = "journey_of_6000_steps")]
    JourneyOf6000Steps {
        hexes: u8,
        reaction_larvae: u8,
        reaction_steps: u8,
    },
    DoubleSplicedGenes,
    RaidingParty {
        steps: u8,
        reaction_cards: u8,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawback {
    pub name: String,
    pub effect: DrawbackEffect,
    // From older data sets: still accepted, but ignored.
    #[serde(default, rename = "text", skip_serializing)]
    _text: Ignored,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DrawbackEffect {
    /// Evolutions of this section give no caste bonus. Their abilities still work.
    NoCasteBonus(Section),
    NoRestWithFoodOrCards,
    LarvaeFromDoubleSite(u8),
    PointsLostInBattle(u8),
    NewHandEachSoldierPhase,
    StartCards(u8),
}

/// The figures of the Centipede Horde in Rise of the Centipedes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CentipedeMat {
    /// Additional Army Strength of each centipede in a Rampage.
    pub rampage_strength: u8,
    /// Points for each centipede in the Meadow in each Slumber.
    pub slumber_points: u8,
    /// Points for each battle the centipedes win.
    pub battle_points: u8,
    /// Points per player when a centipede enters The Great Tunnel.
    pub tunnel_points: u8,
}

// ------------------------------------------------------------------------------------------------------- the file

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpeciesFile {
    nest_mat: NestMat,
    setup: Vec<Setup>,
    solo: Solo,
    species: Vec<SpeciesFacts>,
    centipede_mat: CentipedeMat,
}

/// The most cubes of one colour that can be counted without any risk of overflow.
const MOST_CUBES: u8 = 60;

pub(super) fn read(files: &DataFiles) -> Result<Colonies, Refused> {
    let file: SpeciesFile = parse(files, FILE)?;
    let SpeciesFile { nest_mat, setup, solo, species, centipede_mat } = file;
    let small = |what: &str, least: u8, number: u8| check_between(format!("{FILE}: {what}"), least, 9, number);
    small("nest_mat mats", 5, nest_mat.mats)?;
    check_between(format!("{FILE}: nest_mat cubes"), 1, MOST_CUBES, nest_mat.cubes)?;
    small("nest_mat colony_goals", 1, nest_mat.colony_goals)?;
    small("nest_mat ants_fed_by_food", 1, nest_mat.ants_fed_by_food)?;
    small("nest_mat march_steps", 1, nest_mat.march_steps)?;
    small("nest_mat body_points", 0, nest_mat.body_points)?;

    players_once(&format!("{FILE}: setup"), setup.iter().map(|setup| &setup.players))?;
    small("solo easy_more_larvae", 0, solo.easy_more_larvae)?;
    small("solo hard_cards", 0, solo.hard_cards)?;
    for (i, Setup { players, larvae, food, cards, ants }) in setup.iter().enumerate() {
        small(&format!("setup.{i} food"), 0, *food)?;
        small(&format!("setup.{i} cards"), 0, *cards)?;
        // The box has enough starting hexes for one or two players to choose from.
        if ants.place == StartPlace::StartingHex && players.iter().any(|&players| players > 2) {
            let why = "only one or two players begin in a starting hex";
            return Err(Refused::new(format!("{FILE}: setup.{i} ants.in"), why));
        }
        // Without an ant nobody could explore, and all cubes come from the same supply.
        small(&format!("setup.{i} ants.count"), 1, ants.count)?;
        let most_larvae = nest_mat.cubes.saturating_sub(ants.count).saturating_sub(solo.easy_more_larvae);
        check_between(format!("{FILE}: setup.{i} larvae"), 0, most_larvae, *larvae)?;
    }

    for facts in &species {
        facts.check()?;
    }
    let CentipedeMat { rampage_strength, slumber_points, battle_points, tunnel_points } = centipede_mat;
    small("centipede_mat rampage_strength", 0, rampage_strength)?;
    small("centipede_mat slumber_points", 0, slumber_points)?;
    small("centipede_mat battle_points", 0, battle_points)?;
    small("centipede_mat tunnel_points", 0, tunnel_points)?;
    let species = sorted(FILE, &Species::ALL, species, |facts| facts.id)?;
    let species = species.try_into().unwrap_or_else(|_| unreachable!("every species was found once"));
    Ok(Colonies { nest_mat, setups: setup, solo, species, centipede_mat })
}

impl SpeciesFacts {
    fn check(&self) -> Result<(), Refused> {
        let what = format!("{FILE}: {}", self.id);
        check_numbers(&format!("{what} decree"), &self.decree, |_| (0, 9))?;
        let primitive = self.id != Species::CommonMeadowAnt;
        if self.action.is_some() != primitive {
            let why = "primitive species have an action, the common ant has none";
            return Err(Refused::new(format!("{what} action"), why));
        }
        if self.drawbacks.is_empty() == primitive {
            let why = "primitive species have drawbacks, the common ant has none";
            return Err(Refused::new(format!("{what} drawback"), why));
        }
        if let Some(action) = &self.action {
            check_between(format!("{what} action.cost_food"), 0, 9, action.cost_food)?;
            check_numbers(&format!("{what} action.effect"), &action.effect, |path| {
                // There are this many hexes around another.
                if path == "journey_of_6000_steps.hexes" { (1, 6) } else { (0, 9) }
            })?;
        }
        for (i, drawback) in self.drawbacks.iter().enumerate() {
            let most = if let DrawbackEffect::LarvaeFromDoubleSite(_) = drawback.effect { 2 } else { 9 };
            check_numbers(&format!("{what} drawback.{i}.effect"), &drawback.effect, |_| (0, most))?;
        }
        Ok(())
    }
}
