//! The options of a game, and the `manual` variant as a set of switches.

use game_core::{Refused, Seat, named};
use serde::{Deserialize, Serialize};

named! {
    /// The direction in which larvae push the event cube.
    pub enum EventShift { Both = "both", Right = "right" }
}
named! {
    /// When season dice are rolled.
    pub enum SeasonDice { Year = "year", Season = "season" }
}
named! {
    /// What a tile is worth: the figure printed on it, or its size.
    pub enum Worth { Printed = "printed", Size = "size" }
}
named! {
    /// What Level+1 opens: everything the rulebooks name, or larger pheromones only.
    pub enum LevelPlusOne { All = "all", Pheromones = "pheromones" }
}
named! {
    /// How long a player stays first player.
    pub enum Passes { Season = "season", Year = "year" }
}
named! {
    /// Whether the number of cubes is limited to those in the box.
    pub enum CubeSupply { Unlimited = "unlimited", Box = "box" }
}
named! {
    /// What it takes to enter another colony's tunnel. Ruling myrmes/foreign-tunnel.
    pub enum ForeignTunnel { Free = "free", Soldier = "soldier" }
}
named! {
    pub enum Variant { Rulebook = "rulebook", Manual = "manual" }
}

/// What the players agree on before the game.
///
/// A switch that is left out follows `variant`: the rulebooks, or a third-party manual whose
/// differences are exactly these switches together. A switch that is given overrides the variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    pub players: u8,
    pub variant: Variant,
    /// The first player; random if absent. Ruling myrmes/starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first_seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub supply: Option<CubeSupply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub event_shift: Option<EventShift>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub season_dice: Option<SeasonDice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pheromone_points: Option<Worth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clearing_points: Option<Worth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level_plus_one: Option<LevelPlusOne>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first_player_passes: Option<Passes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub foreign_tunnel: Option<ForeignTunnel>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            variant: Variant::Rulebook,
            first_seat: None,
            supply: None,
            event_shift: None,
            season_dice: None,
            pheromone_points: None,
            clearing_points: None,
            level_plus_one: None,
            first_player_passes: None,
            foreign_tunnel: None,
        }
    }
}

impl Options {
    pub fn players(players: u8) -> Options {
        Options { players, ..Options::default() }
    }
}

/// Every switch with its final value, as the rules read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Switches {
    pub(crate) supply: CubeSupply,
    pub(crate) event_shift: EventShift,
    pub(crate) season_dice: SeasonDice,
    pub(crate) pheromone_points: Worth,
    /// `Size` also awards points for clearing one's own tiles.
    pub(crate) clearing_points: Worth,
    pub(crate) level_plus_one: LevelPlusOne,
    pub(crate) first_player_passes: Passes,
    pub(crate) foreign_tunnel: ForeignTunnel,
}

impl Switches {
    const RULEBOOK: Switches = Switches {
        supply: CubeSupply::Unlimited,
        event_shift: EventShift::Both,
        season_dice: SeasonDice::Year,
        pheromone_points: Worth::Printed,
        clearing_points: Worth::Printed,
        level_plus_one: LevelPlusOne::All,
        first_player_passes: Passes::Season,
        foreign_tunnel: ForeignTunnel::Free,
    };

    const MANUAL: Switches = Switches {
        supply: CubeSupply::Box,
        event_shift: EventShift::Right,
        season_dice: SeasonDice::Season,
        pheromone_points: Worth::Size,
        clearing_points: Worth::Size,
        level_plus_one: LevelPlusOne::Pheromones,
        first_player_passes: Passes::Year,
        foreign_tunnel: ForeignTunnel::Free,
    };

    pub(crate) fn new(options: &Options) -> Result<Switches, Refused> {
        if !(2..=4).contains(&options.players) {
            return Err(Refused::new("players", format!("Myrmes is for 2 to 4 players, not {}", options.players)));
        }
        if let Some(seat) = options.first_seat.filter(|seat| seat.0 >= options.players) {
            return Err(Refused::new(
                "first_seat",
                format!("there is no seat {} with {} players", seat.0, options.players),
            ));
        }
        let base = match options.variant {
            Variant::Rulebook => Switches::RULEBOOK,
            Variant::Manual => Switches::MANUAL,
        };
        Ok(Switches {
            supply: options.supply.unwrap_or(base.supply),
            event_shift: options.event_shift.unwrap_or(base.event_shift),
            season_dice: options.season_dice.unwrap_or(base.season_dice),
            pheromone_points: options.pheromone_points.unwrap_or(base.pheromone_points),
            clearing_points: options.clearing_points.unwrap_or(base.clearing_points),
            level_plus_one: options.level_plus_one.unwrap_or(base.level_plus_one),
            first_player_passes: options.first_player_passes.unwrap_or(base.first_player_passes),
            foreign_tunnel: options.foreign_tunnel.unwrap_or(base.foreign_tunnel),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manual_variant_is_the_sum_of_its_switches() {
        let variant = Options { variant: Variant::Manual, ..Options::default() };
        let one_by_one = Options {
            supply: Some(CubeSupply::Box),
            event_shift: Some(EventShift::Right),
            season_dice: Some(SeasonDice::Season),
            pheromone_points: Some(Worth::Size),
            clearing_points: Some(Worth::Size),
            level_plus_one: Some(LevelPlusOne::Pheromones),
            first_player_passes: Some(Passes::Year),
            ..Options::default()
        };
        assert_eq!(Switches::new(&variant), Switches::new(&one_by_one));
    }

    #[test]
    fn a_switch_that_is_given_wins_over_the_variant() {
        let options = Options { variant: Variant::Manual, supply: Some(CubeSupply::Unlimited), ..Options::default() };
        let switches = Switches::new(&options).unwrap();
        assert_eq!(switches, Switches { supply: CubeSupply::Unlimited, ..Switches::MANUAL });
    }
}
