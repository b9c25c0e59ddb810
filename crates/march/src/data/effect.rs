//! What cards do, in a small closed vocabulary with the numbers in the data.
//!
//! An effect says *what* happens, the [`Timing`] of its card says *when*, and [`Effect::fits`] says
//! which of the two go together. Words without a number are effects that only code can express.

use game_core::{Refused, named};
use serde::{Deserialize, Serialize};

use super::{check_between, check_numbers};
use crate::{action::Resource, components::SiteKind};

named! {
    /// When an effect takes place.
    pub enum Timing {
        /// When the card is played.
        Play = "play",
        /// Always, while it is the topmost evolution of its section.
        Continuous = "continuous",
        /// When the owner draws to Explore.
        OwnExploreDraw = "own_explore_draw",
        AfterOwnExplore = "after_own_explore",
        OwnForage = "own_forage",
        /// As the owner's Reaction to another player's March.
        ReactionMarch = "reaction_march",
        /// As the owner's Reaction to another player's Forage.
        ReactionForage = "reaction_forage",
        /// When an event or a hex effect destroys the owner's ants.
        OnDestroyed = "on_destroyed",
        StartSoldierPhase = "start_soldier_phase",
        BattleFerocity = "battle_ferocity",
        BattleOutcome = "battle_outcome",
        BattleCasualties = "battle_casualties",
        /// When the owner has won a battle against another player.
        BattleWon = "battle_won",
        /// After every battle of the owner, won or lost.
        BattleEnd = "battle_end",
        EndSoldierPhase = "end_soldier_phase",
        StartQueenPhase = "start_queen_phase",
        Harvest = "harvest",
        Feed = "feed",
        RoyalDecree = "royal_decree",
    }
}

/// Resources of all kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    pub food: u8,
    pub larvae: u8,
    pub cards: u8,
    pub points: u8,
}

impl Gain {
    const fn amounts(self) -> [u8; 4] {
        [self.food, self.larvae, self.cards, self.points]
    }

    /// The amount of one resource.
    pub const fn of(self, what: Resource) -> u8 {
        match what {
            Resource::Food => self.food,
            Resource::Larvae => self.larvae,
            Resource::Cards => self.cards,
            Resource::Points => self.points,
        }
    }

    /// The same gain with only one of its resources.
    #[must_use]
    pub fn only(self, what: Resource) -> Gain {
        let none = Gain::default();
        match what {
            Resource::Food => Gain { food: self.food, ..none },
            Resource::Larvae => Gain { larvae: self.larvae, ..none },
            Resource::Cards => Gain { cards: self.cards, ..none },
            Resource::Points => Gain { points: self.points, ..none },
        }
    }

    /// The number of different resources.
    pub fn kinds(self) -> usize {
        self.amounts().into_iter().filter(|&amount| amount > 0).count()
    }

    pub(super) fn check(self, what: &str) -> Result<(), Refused> {
        if self.kinds() == 0 { Err(Refused::new(what, "a gain of nothing")) } else { Ok(()) }
    }
}

named! {
    /// Where larvae may be placed by an effect.
    pub enum LarvaTarget {
        GreatTunnel = "great_tunnel",
        /// One hex that the player inhabits.
        InhabitedHex = "inhabited_hex",
        /// The hex that was just explored.
        ExploredHex = "explored_hex",
        /// An empty site of a hex that another player inhabits.
        SiteBesideOthers = "site_beside_others",
    }
}

named! {
    /// Uninhabited sites to which an effect may move an ant.
    pub enum AntTarget {
        AnySite = "any_site",
        /// A site of a hex that does not touch The Great Tunnel.
        OutsideInnerMeadow = "outside_inner_meadow",
        SingleLarvaSite = "single_larva_site",
    }
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Gain(Gain),
    /// Choose this many different resources of `from`, all before any is gained.
    Choose {
        choices: u8,
        from: Gain,
    },
    /// Up to this many steps with ants.
    Steps(u8),
    /// Up to this many steps as in a March: larvae first, then ants. No caste bonus.
    StepsWithLarvae(u8),
    /// Up to this many larvae from the Larvae Chamber.
    PlaceLarvae {
        larvae: u8,
        on: LarvaTarget,
    },
    MoveAnt {
        to: AntTarget,
    },
    /// Look at the top hexes of the pile, place one anywhere, then place up to this many larvae on
    /// it.
    PlaceHex {
        look: u8,
        larvae: u8,
    },
    /// A wormhole, then up to this many larvae beside it; or a centipede.
    PlaceToken {
        larvae: u8,
    },
    PlaceWormhole,
    /// Collect from one inhabited site this many times.
    CollectSite {
        times: u8,
    },
    /// Play evolutions from the hand, paying for them.
    PlayEvolutions(u8),
    /// Discard evolutions from the ant body, then play evolutions from the hand for free.
    ReplaceEvolutions {
        discards: u8,
        plays: u8,
        plays_after_discard: u8,
    },
    /// Every other player discards cards; one of them may be played for free.
    PlayFromDiscards {
        cards_each: u8,
    },
    DrawThenDiscard {
        draw: u8,
        discard: u8,
    },
    /// Further actions, with their costs and Reactions.
    ExtraActions(u8),
    /// One larva for each inhabited hex.
    LarvaeByHexes {
        least: u8,
        most: u8,
    },
    /// Every other player loses larvae. The player gains as many, up to `most`.
    StealLarvae {
        each: u8,
        most: u8,
    },
    /// Every other player pays food or loses ants outside The Great Tunnel.
    OthersPayOrLose {
        food: u8,
        ants: u8,
    },
    /// Every player in one hex destroys this many ants there.
    DestroyAntsInHex {
        each: u8,
    },
    DestroyAllAntsInHex,
    /// Ants in the outskirts of one hex go back into the Larvae Chambers.
    EmptyOutskirts,
    /// Two ants of different players trade places, up to this many times.
    ExchangeAnts(u8),
    /// Up to this many ants from anywhere into one hex.
    GatherAnts(u8),
    /// The battles of one contested hex, now.
    FightNow,

    /// The loser of the battle loses larvae, and the winner gains.
    TakeLarvae {
        loss: u8,
        gain: u8,
    },
    FewerCasualties(u8),
    /// In one hex with an ant of the owner, place up to this many larvae, or take back any number
    /// of ants.
    ReinforceOrWithdraw {
        larvae: u8,
    },
    /// In each contested hex: destroy this many of the owner's ants to destroy up to that many
    /// others.
    Explode {
        own: u8,
        others: u8,
    },
    /// Up to this many cards may be committed for ferocity.
    CommitCards(u8),
    /// Cards from the deck add their ferocity to the total.
    RevealFerocity {
        cards: u8,
    },
    AddToTotal(u8),
    /// Centipedes never battle the owner, who scores for each in the Meadow.
    BefriendCentipedes {
        points_each: u8,
    },
    /// For each hex and round in which the owner fought.
    ScoreHexFoughtIn {
        points: u8,
    },

    /// A step may end in any hex.
    StepAnywhere,
    /// A step may cross an edge without a tunnel.
    StepToAdjacent,
    /// Ants of other players cannot leave hexes the owner inhabits.
    TrapAnts,
    /// This many larvae for each inhabited larva site.
    LarvaeByLarvaSites {
        each: u8,
    },
    /// The first card of a Forage is discarded. Another player loses larvae equal to its ferocity,
    /// and the owner gains them.
    DrainLarvaeByFerocity,
    /// Draw this many hexes, explore with one.
    DrawHexes(u8),
    /// Up to this many of the destroyed ants go into the Larvae Chamber.
    SaveAnts(u8),

    /// Any site may give this much food instead of its yield.
    FoodInstead(u8),
    /// Each site of this kind gives this many more larvae.
    MoreLarvaeFrom {
        site: SiteKind,
        larvae: u8,
    },
    /// Another player in a hex with an ant of the owner destroys this many ants there.
    Sting {
        ants: u8,
    },
    /// Every other player feeds this many more ants; the owner feeds this many fewer for each of
    /// them.
    ShiftFeeding {
        ants: u8,
    },
    RicherDecree {
        food: u8,
        larvae: u8,
    },
    AntsFedByLarva(u8),
    /// Ants in The Great Tunnel need no food.
    GreatTunnelUnfed,
    /// One food for each of these numbers of inhabited hexes that the owner reaches.
    FoodByHexes([u8; 2]),
}

/// The largest number in an effect.
const MOST: u8 = 9;
/// The largest number of hexes in an effect.
pub(super) const MOST_HEXES: u8 = 25;
/// The most cards a battle may turn up from the deck: the outlook enumerates every possible draw.
const MOST_TURNED_UP: u8 = 3;

impl Effect {
    /// Whether the rules know this effect at this moment.
    pub const fn fits(self, timing: Timing) -> bool {
        use Effect as E;
        use Timing as T;
        match self {
            E::Gain(_) => matches!(timing, T::Play | T::BattleEnd | T::ReactionForage),
            E::Steps(_) => matches!(
                timing,
                T::Play | T::StartSoldierPhase | T::StartQueenPhase | T::AfterOwnExplore | T::ReactionMarch
            ),
            E::PlaceLarvae { on: LarvaTarget::ExploredHex, .. } => matches!(timing, T::AfterOwnExplore),
            E::CollectSite { .. } => matches!(timing, T::Play | T::Harvest),
            E::Choose { .. }
            | E::StepsWithLarvae(_)
            | E::PlaceLarvae { .. }
            | E::MoveAnt { .. }
            | E::PlaceHex { .. }
            | E::PlaceToken { .. }
            | E::PlaceWormhole
            | E::PlayEvolutions(_)
            | E::ReplaceEvolutions { .. }
            | E::PlayFromDiscards { .. }
            | E::DrawThenDiscard { .. }
            | E::ExtraActions(_)
            | E::LarvaeByHexes { .. }
            | E::StealLarvae { .. }
            | E::OthersPayOrLose { .. }
            | E::DestroyAntsInHex { .. }
            | E::DestroyAllAntsInHex
            | E::EmptyOutskirts
            | E::ExchangeAnts(_)
            | E::GatherAnts(_)
            | E::FightNow => matches!(timing, T::Play),
            E::TakeLarvae { .. } => matches!(timing, T::BattleWon),
            E::FewerCasualties(_) => matches!(timing, T::BattleCasualties),
            E::ReinforceOrWithdraw { .. } | E::Explode { .. } => matches!(timing, T::StartSoldierPhase),
            E::CommitCards(_) => matches!(timing, T::BattleFerocity),
            E::RevealFerocity { .. } | E::AddToTotal(_) => matches!(timing, T::BattleOutcome),
            E::BefriendCentipedes { .. } => matches!(timing, T::EndSoldierPhase),
            E::ScoreHexFoughtIn { .. } => matches!(timing, T::BattleEnd),
            E::StepAnywhere | E::StepToAdjacent | E::TrapAnts => matches!(timing, T::Continuous),
            E::LarvaeByLarvaSites { .. } => matches!(timing, T::AfterOwnExplore),
            E::DrainLarvaeByFerocity => matches!(timing, T::OwnForage),
            E::DrawHexes(_) => matches!(timing, T::OwnExploreDraw),
            E::SaveAnts(_) => matches!(timing, T::OnDestroyed),
            E::FoodInstead(_) | E::MoreLarvaeFrom { .. } | E::FoodByHexes(_) => matches!(timing, T::Harvest),
            E::Sting { .. } => matches!(timing, T::StartQueenPhase),
            E::ShiftFeeding { .. } | E::AntsFedByLarva(_) | E::GreatTunnelUnfed => matches!(timing, T::Feed),
            E::RicherDecree { .. } => matches!(timing, T::RoyalDecree),
        }
    }

    /// Refuses numbers that make no sense under any rule. `what` is the path of the effect.
    pub(super) fn check(self, what: &str) -> Result<(), Refused> {
        let most = match self {
            Effect::FoodByHexes(_) => MOST_HEXES,
            Effect::RevealFerocity { .. } => MOST_TURNED_UP,
            _ => MOST,
        };
        check_numbers(what, &self, |field| (self.least(field), most))?;
        match self {
            Effect::Gain(gain) => gain.check(&format!("{what}.gain")),
            Effect::Choose { choices, from } => {
                from.check(&format!("{what}.choose.from"))?;
                check_between(format!("{what}.choose.choices"), 1, from.kinds() as u8, choices)
            }
            Effect::LarvaeByHexes { least, most } => {
                check_between(format!("{what}.larvae_by_hexes.least"), 0, most, least)
            }
            Effect::FoodByHexes([one, two]) => check_between(format!("{what}.food_by_hexes.1"), one, MOST_HEXES, two),
            _ => Ok(()),
        }
    }

    /// The smallest sensible number at this path inside the effect.
    fn least(self, path: &str) -> u8 {
        use Effect as E;
        let may_be_none = match self {
            E::Gain(_)
            | E::PlaceToken { .. }
            | E::ReplaceEvolutions { .. }
            | E::TakeLarvae { .. }
            | E::RicherDecree { .. } => true,
            E::Choose { .. } => path.contains("from"),
            E::PlaceHex { .. } => path.ends_with("larvae"),
            E::DrawThenDiscard { .. } => path.ends_with("discard"),
            E::LarvaeByHexes { .. } => path.ends_with("least"),
            _ => false,
        };
        u8::from(!may_be_none)
    }
}
