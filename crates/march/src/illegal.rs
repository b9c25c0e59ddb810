//! Why an action is not allowed: one variant for each rule that says no, with the values it looked at.

use game_core::Seat;
use serde::Serialize;

use crate::{
    action::Resource,
    ants::Spot,
    components::{CardId, HexId, Payment, Species},
    meadow::CannotPlace,
    task::Decision,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    #[error("The game is over")]
    GameOver,
    #[error("There is no seat {seat} at this table", seat = seat.0)]
    NoSuchSeat { seat: Seat },
    #[error("{seat} has no decision to make now")]
    NotToAct { seat: Seat },
    #[error("Not now: first {asked}")]
    NotNow { asked: Decision },

    #[error("Setup: {species} is not on this nest mat, whose back shows {mat}")]
    NotOnTheMat { species: Species, mat: Species },

    #[error("Worker Phase: this costs {needed} food, and the stores hold {have}")]
    TooLittleFood { needed: u8, have: u8 },
    #[error("Rest: not as the first action of a round, unless there is neither food nor a card")]
    RestAsFirstAction,
    #[error("Rest: Frenzy forbids it while there are {food} food and {cards} cards")]
    FrenzyForbidsRest { food: u8, cards: u8 },
    #[error("The common meadow ant has no action of its own")]
    NoSpeciesAction,

    #[error("Explore: no hex is left in the pile")]
    NoHexLeft,
    #[error("Explore: no ant stands beside an open tunnel")]
    NowhereToExplore,
    #[error("Explore: there is no ant of yours in {hex}")]
    NoAntToExplore { hex: HexId },
    #[error("Explore: {hex} has too few open tunnels for {needed}")]
    NoOpenTunnel { hex: HexId, needed: u8 },
    #[error("Explore: {hex} was not drawn")]
    NotDrawn { hex: HexId },
    #[error("{hex} goes back on top of the pile, not to the bottom")]
    OnlyOnTop { hex: HexId },
    #[error("Placing a hex: {reason}")]
    CannotPlace { reason: CannotPlace },
    #[error("Explore: {hex} is not the hex that was explored")]
    NotTheExploredHex { hex: HexId },
    #[error("Journey of 6000 Steps: each new hex gets an ant; {hex} has one")]
    OtherHexNeedsAnAnt { hex: HexId },
    #[error("Explore: {} must move into the new hex", if *.all { "all ants" } else { "at least one ant" })]
    MustEnter { all: bool },

    #[error("Steps: larvae move before ants, and not at all where only ants may move")]
    LarvaeMoveFirst,
    #[error("There is no ant of yours at {at}")]
    NoAntThere { at: Spot },
    #[error("There is no ant of {seat} at {at}")]
    NoAntOf { seat: Seat, at: Spot },
    #[error("{hex} is not in the Meadow")]
    NotInTheMeadow { hex: HexId },
    #[error("March: one step does not lead from {from} to {to}")]
    NotLinked { from: HexId, to: HexId },
    #[error("Weaver Thorax: ants cannot leave {hex}")]
    Trapped { hex: HexId },
    #[error("An ant that enters takes an empty site, and the outskirts only if there is none; {at} is not free")]
    CannotEnter { at: Spot },
    #[error("Placing larvae: the Larvae Chamber is empty")]
    NoLarva,
    #[error("Placing larvae: not into {hex}")]
    LarvaNotAllowed { hex: HexId },
    #[error("{at} is not an empty collection site")]
    NoEmptySite { at: Spot },
    #[error("{at} is not one of the sites allowed here")]
    NotASiteForThis { at: Spot },
    #[error("Vacated sites: ants in the outskirts of {hex} must inhabit them")]
    SitesAreFilled { hex: HexId },
    #[error("The ant must be moved")]
    AntMustMove,
    #[error("All ants go to the same hex, not to {hex}")]
    AllIntoOneHex { hex: HexId },

    #[error("Play a card: {card} is not in your hand")]
    NotInHand { card: CardId },
    #[error("Play a card: {card} costs {cost}, which cannot be paid")]
    CannotPay { card: CardId, cost: u8 },
    #[error("Play a card: {card} is paid with {payment} only")]
    PaidOtherwise { card: CardId, payment: Payment },
    #[error("Play a card: {card} needs a collection site that you inhabit")]
    NeedsInhabitedSite { card: CardId },
    #[error("Play a card: {card} is not one of the cards shown")]
    NotOffered { card: CardId },
    #[error("Colony Goals: {card} is not one of yours in play")]
    NotAGoalInPlay { card: CardId },
    #[error("Colony Goals: at most {most} are in play, so one must be discarded")]
    TooManyGoals { most: u8 },
    #[error("{card} is not an evolution")]
    NotAnEvolution { card: CardId },
    #[error("{card} costs {cost}, and the second evolution may cost {most} at most")]
    EvolutionTooDear { card: CardId, cost: u8, most: u8 },
    #[error("Double Spliced Genes: an evolution must be played")]
    EvolutionMustBePlayed,
    #[error("There is no evolution in your hand that you can pay for")]
    NoEvolutionToPlay,
    #[error("{card} is not on your ant body")]
    NotOnTheBody { card: CardId },
    #[error("{what} cannot be chosen, or has been")]
    ChosenAlready { what: Resource },

    #[error("The Great Tunnel cannot be chosen")]
    NotTheGreatTunnel,
    #[error("{hex} is not contested")]
    NotContested { hex: HexId },
    #[error("You do not inhabit {hex}")]
    HexNotInhabited { hex: HexId },
    #[error("You do not inhabit {at}")]
    NotInhabited { at: Spot },
    #[error("There is no ant of yours in {hex}")]
    NoAntInHex { hex: HexId },
    #[error("{hex} already has such a token")]
    TokenThere { hex: HexId },
    #[error("{seat} is not another player at this table")]
    NotAnotherPlayer { seat: Seat },
    #[error("{seat} has no ant in {hex}")]
    NotPresent { seat: Seat, hex: HexId },
    #[error("You and {seat} are not both in {hex}")]
    NotTogetherInHex { seat: Seat, hex: HexId },
    #[error("Mating Flight: both ants belong to {seat}")]
    SameOwner { seat: Seat },
    #[error("Mating Flight: the second ant must be chosen")]
    SecondAntMissing,
    #[error("There is no centipede to fight in {hex}")]
    NoCentipedeToFight { hex: HexId },

    #[error("Losses: {at} is not among the ants to choose from")]
    NotAmongTheLost { at: Spot },
    #[error("Losses: {ants} more must be chosen")]
    LossesAreDue { ants: u8 },
    #[error("Battle: {seat} is not one of the invaders with the most ants")]
    NotTheStrongestInvader { seat: Seat },
    #[error("Raiding Party: the battle must be fought")]
    RaidMustFight,
    #[error("Army Head: either larvae or ants, not both")]
    EitherOr,
    #[error("Army Head: one hex only, not {hex}")]
    OneHexOnly { hex: HexId },
    #[error("Blast Head: once for each hex, and {hex} was chosen")]
    OncePerHex { hex: HexId },

    #[error("Harvest: {at} has given its yield")]
    HarvestedAlready { at: Spot },
    #[error("Royal Decree: food or larvae, not {what}")]
    NotDecreed { what: Resource },
}

impl game_core::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match self {
            GameOver => "end/game_over",
            NoSuchSeat { .. } | NotToAct { .. } | NotNow { .. } => "turn/order",
            NotOnTheMat { .. } => "setup/species",
            TooLittleFood { .. } => "worker/cost",
            RestAsFirstAction | FrenzyForbidsRest { .. } => "worker/rest",
            NoSpeciesAction => "species/action",
            NoHexLeft
            | NowhereToExplore
            | NoAntToExplore { .. }
            | NoOpenTunnel { .. }
            | NotDrawn { .. }
            | OnlyOnTop { .. }
            | NotTheExploredHex { .. }
            | OtherHexNeedsAnAnt { .. }
            | MustEnter { .. } => "worker/explore",
            CannotPlace { .. } => "meadow/placing_hexes",
            LarvaeMoveFirst | NotLinked { .. } | Trapped { .. } | AntMustMove | AllIntoOneHex { .. } => "worker/march",
            NoAntThere { .. } | NoAntOf { .. } | NoAntInHex { .. } | NotInTheMeadow { .. } => "meadow/ants",
            NoLarva | LarvaNotAllowed { .. } => "meadow/placing_larvae",
            CannotEnter { .. } | NoEmptySite { .. } | NotASiteForThis { .. } | SitesAreFilled { .. } => {
                "meadow/collection_sites"
            }
            NotInHand { .. }
            | CannotPay { .. }
            | PaidOtherwise { .. }
            | NeedsInhabitedSite { .. }
            | NotOffered { .. } => "worker/play_a_card",
            NotAGoalInPlay { .. } | TooManyGoals { .. } => "cards/colony_goals",
            NotAnEvolution { .. }
            | EvolutionTooDear { .. }
            | EvolutionMustBePlayed
            | NoEvolutionToPlay
            | NotOnTheBody { .. } => "cards/evolutions",
            ChosenAlready { .. }
            | NotTheGreatTunnel
            | HexNotInhabited { .. }
            | NotInhabited { .. }
            | TokenThere { .. }
            | NotAnotherPlayer { .. }
            | NotPresent { .. }
            | NotTogetherInHex { .. }
            | SameOwner { .. }
            | SecondAntMissing => "cards/effects",
            NotContested { .. } | NotTheStrongestInvader { .. } | RaidMustFight | NoCentipedeToFight { .. } => {
                "soldier/battle"
            }
            NotAmongTheLost { .. } | LossesAreDue { .. } => "soldier/casualties",
            EitherOr | OneHexOnly { .. } | OncePerHex { .. } => "soldier/heads",
            HarvestedAlready { .. } => "queen/harvest",
            NotDecreed { .. } => "queen/royal_decree",
        }
    }
}
