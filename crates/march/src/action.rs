//! One decision, one action, one line of text.

use std::{fmt, str::FromStr};

use game_core::{Hex, Seat, named};
use serde::{Deserialize, Serialize};

use crate::{
    ants::Spot,
    components::{CardId, HexId, Species},
    tunnels::Rotation,
};

named! {
    /// What can be gained.
    pub enum Resource { Food = "food", Larvae = "larvae", Cards = "cards", Points = "points" }
}

/// What a seat can do.
///
/// Actions name ants by their [`Spot`]: `soil.2` is the second collection site of Soil, `soil` is
/// its outskirts. Each variant starts with an example of its notation (`Display`, `FromStr`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// `explore`: pay one food and draw a hex.
    Explore,
    /// `march`: pay one food and take steps.
    March,
    /// `forage`: pay one food and draw two cards.
    Forage,
    /// `play swarm`: play this card from the hand or from the cards offered.
    Play { card: CardId },
    /// `rest`.
    Rest,
    /// `species`: the action of the seat's primitive species.
    Species,
    /// `play_as crazy_ant`: the side of the nest mat to play with.
    PlayAs { species: Species },
    /// `pay_larva`: pay one larva from the chamber towards the cost of a card.
    PayLarva,
    /// `pay_ant soil.2`: pay this ant towards the cost of a card.
    PayAnt { at: Spot },
    /// `pay_food`: pay the food that another player's card demands.
    PayFood,
    /// `larva soil.2`: a larva of the chamber becomes an ant on this spot.
    Larva { at: Spot },
    /// `step soil.2 fern.1`: an ant goes from here to there.
    Step { from: Spot, to: Spot },
    /// `inhabit soil.2`: an ant that is already in the hex goes to this site.
    Inhabit { at: Spot },
    /// `take soil`: take this one of the drawn hexes.
    Take { hex: HexId },
    /// `from soil`: explore from this hex.
    From { hex: HexId },
    /// `place (0,-1)/2`: the hex goes on this cell, turned clockwise by this many sixths.
    Place { cell: Hex, turn: Rotation },
    /// `top soil`: put this hex back on top of the pile.
    Top { hex: HexId },
    /// `bottom soil`: put this hex back at the bottom of the pile.
    Bottom { hex: HexId },
    /// `choose soil`: choose this hex.
    Choose { hex: HexId },
    /// `wormhole soil`: put a wormhole on this hex.
    Wormhole { hex: HexId },
    /// `centipede soil`: put a centipede on this hex.
    Centipede { hex: HexId },
    /// `against 2`: choose this player.
    Against { seat: Seat },
    /// `attack 2 soil`: choose this player in this hex.
    Attack { seat: Seat, hex: HexId },
    /// `ant 2 soil.1`: choose this player's ant.
    Ant { seat: Seat, at: Spot },
    /// `lose soil.2`: this ant of the seat is destroyed.
    Lose { at: Spot },
    /// `withdraw soil.2`: this ant goes back into the chamber.
    Withdraw { at: Spot },
    /// `collect soil.2`: collect what this site yields.
    Collect { at: Spot },
    /// `food soil.2`: take food from this site instead of its yield.
    Food { at: Spot },
    /// `gain larvae`.
    Gain { what: Resource },
    /// `discard swarm`: this card leaves the hand, the ant body or the goals.
    Discard { card: CardId },
    /// `commit swarm`: this card goes face down into the battle.
    Commit { card: CardId },
    /// `on_top`: the evolution covers the others of its section.
    OnTop,
    /// `beneath`: the evolution goes beneath the others of its section.
    Beneath,
    /// `pass`: no, or no more.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Explore => write!(f, "explore"),
            Action::March => write!(f, "march"),
            Action::Forage => write!(f, "forage"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::Rest => write!(f, "rest"),
            Action::Species => write!(f, "species"),
            Action::PlayAs { species } => write!(f, "play_as {species}"),
            Action::PayLarva => write!(f, "pay_larva"),
            Action::PayAnt { at } => write!(f, "pay_ant {at}"),
            Action::PayFood => write!(f, "pay_food"),
            Action::Larva { at } => write!(f, "larva {at}"),
            Action::Step { from, to } => write!(f, "step {from} {to}"),
            Action::Inhabit { at } => write!(f, "inhabit {at}"),
            Action::Take { hex } => write!(f, "take {hex}"),
            Action::From { hex } => write!(f, "from {hex}"),
            Action::Place { cell, turn } => write!(f, "place {cell}/{turn}"),
            Action::Top { hex } => write!(f, "top {hex}"),
            Action::Bottom { hex } => write!(f, "bottom {hex}"),
            Action::Choose { hex } => write!(f, "choose {hex}"),
            Action::Wormhole { hex } => write!(f, "wormhole {hex}"),
            Action::Centipede { hex } => write!(f, "centipede {hex}"),
            Action::Against { seat } => write!(f, "against {}", seat.0),
            Action::Attack { seat, hex } => write!(f, "attack {} {hex}", seat.0),
            Action::Ant { seat, at } => write!(f, "ant {} {at}", seat.0),
            Action::Lose { at } => write!(f, "lose {at}"),
            Action::Withdraw { at } => write!(f, "withdraw {at}"),
            Action::Collect { at } => write!(f, "collect {at}"),
            Action::Food { at } => write!(f, "food {at}"),
            Action::Gain { what } => write!(f, "gain {what}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Commit { card } => write!(f, "commit {card}"),
            Action::OnTop => write!(f, "on_top"),
            Action::Beneath => write!(f, "beneath"),
            Action::Pass => write!(f, "pass"),
        }
    }
}

/// A line that is not an action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line:?} is not an action: {why}")]
pub struct NotAnAction {
    line: String,
    why: String,
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(line: &str) -> Result<Action, NotAnAction> {
        read_line(line).map_err(|why| NotAnAction { line: line.chars().take(80).collect(), why })
    }
}

fn read<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// Seats have one spelling.
fn read_seat(text: &str) -> Result<Seat, String> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(Seat(digit - b'0')),
        _ => Err(format!("{text:?} is not a seat; seats are counted from 0")),
    }
}

fn read_turn(text: &str) -> Result<Rotation, String> {
    match text.as_bytes() {
        [digit @ b'0'..=b'5'] => Ok(Rotation::new(digit - b'0')),
        _ => Err(format!("{text:?} is not a turn; hexes turn by 0 to 5 sixths")),
    }
}

fn read_line(line: &str) -> Result<Action, String> {
    let words: Vec<&str> = line.split(' ').collect();
    Ok(match words[..] {
        ["explore"] => Action::Explore,
        ["march"] => Action::March,
        ["forage"] => Action::Forage,
        ["play", card] => Action::Play { card: read(card)? },
        ["rest"] => Action::Rest,
        ["species"] => Action::Species,
        ["play_as", species] => Action::PlayAs { species: read(species)? },
        ["pay_larva"] => Action::PayLarva,
        ["pay_ant", at] => Action::PayAnt { at: read(at)? },
        ["pay_food"] => Action::PayFood,
        ["larva", at] => Action::Larva { at: read(at)? },
        ["step", from, to] => Action::Step { from: read(from)?, to: read(to)? },
        ["inhabit", at] => Action::Inhabit { at: read(at)? },
        ["take", hex] => Action::Take { hex: read(hex)? },
        ["from", hex] => Action::From { hex: read(hex)? },
        ["place", at] => {
            let (cell, turn) = at.split_once('/').ok_or("the turn is missing, as in (0,-1)/2")?;
            Action::Place { cell: read(cell)?, turn: read_turn(turn)? }
        }
        ["top", hex] => Action::Top { hex: read(hex)? },
        ["bottom", hex] => Action::Bottom { hex: read(hex)? },
        ["choose", hex] => Action::Choose { hex: read(hex)? },
        ["wormhole", hex] => Action::Wormhole { hex: read(hex)? },
        ["centipede", hex] => Action::Centipede { hex: read(hex)? },
        ["against", seat] => Action::Against { seat: read_seat(seat)? },
        ["attack", seat, hex] => Action::Attack { seat: read_seat(seat)?, hex: read(hex)? },
        ["ant", seat, at] => Action::Ant { seat: read_seat(seat)?, at: read(at)? },
        ["lose", at] => Action::Lose { at: read(at)? },
        ["withdraw", at] => Action::Withdraw { at: read(at)? },
        ["collect", at] => Action::Collect { at: read(at)? },
        ["food", at] => Action::Food { at: read(at)? },
        ["gain", what] => Action::Gain { what: read(what)? },
        ["discard", card] => Action::Discard { card: read(card)? },
        ["commit", card] => Action::Commit { card: read(card)? },
        ["on_top"] => Action::OnTop,
        ["beneath"] => Action::Beneath,
        ["pass"] => Action::Pass,
        _ => return Err("no action has this name and number of arguments".into()),
    })
}
