//! Events in words, for the log.

use std::fmt;

use super::{Event, EventKind, Revealed};
use crate::{card_set::CardSet, data::Gain};

/// `2 larvae`, `1 food`.
fn count(n: impl Into<i64>, one: &str, many: &str) -> String {
    let n = n.into();
    format!("{n} {}", if n.abs() == 1 { one } else { many })
}

fn points(n: impl Into<i64>) -> String {
    count(n, "colony point", "colony points")
}

fn n_cards(n: u8) -> String {
    count(n, "card", "cards")
}

/// What there is of food, larvae, cards and points, joined by commas.
fn resources(gain: Gain) -> String {
    let parts = [
        (gain.food, count(gain.food, "food", "food")),
        (gain.larvae, count(gain.larvae, "larva", "larvae")),
        (gain.cards, n_cards(gain.cards)),
        (gain.points, points(gain.points)),
    ];
    let there: Vec<String> = parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, text)| text).collect();
    if there.is_empty() { "nothing".into() } else { there.join(", ") }
}

fn names(cards: CardSet) -> String {
    let names: Vec<&str> = cards.cards().map(|card| card.name()).collect();
    if names.is_empty() { "no card".into() } else { names.join(", ") }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.seat {
            write!(f, "{seat} ")?;
        }
        write!(f, "{}", self.what)?;
        if self.forced { write!(f, " (no choice)") } else { Ok(()) }
    }
}

impl fmt::Display for Revealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} reveals {}", self.seat, names(self.cards))?;
        if self.added > 0 { write!(f, ", +{}", self.added) } else { Ok(()) }
    }
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventKind::StartingPlayer { .. } => write!(f, "begins"),
            EventKind::MatDealt { species } => write!(f, "gets the nest mat of {species}"),
            EventKind::SpeciesChosen { species } => write!(f, "plays {species}"),
            EventKind::PhaseBegan { phase, round } => write!(f, "The {phase} phase of round {round} begins"),
            EventKind::TurnBegan => write!(f, "has the Active Player Marker"),
            EventKind::Acted { deed, food } => write!(f, "chooses {deed} for {food} food"),
            EventKind::Passed => write!(f, "passes"),
            EventKind::Rested { larvae, food } => {
                write!(f, "rests: {}", resources(Gain { food: *food, larvae: *larvae, ..Gain::default() }))
            }
            EventKind::ActionsGranted { actions } => write!(f, "has {} more", count(*actions, "action", "actions")),

            EventKind::Reshuffled { cards, centipede_deck } => {
                let deck = if *centipede_deck { "Centipede Deck" } else { "deck" };
                write!(f, "{} are shuffled into a new {deck}", n_cards(*cards))
            }
            EventKind::CardsDrawn { cards } => write!(f, "draws {}", n_cards(*cards)),
            EventKind::CardsSeen { cards } => write!(f, "has drawn {}", names(*cards)),
            EventKind::CardRevealed { card } => write!(f, "turns up {card}"),
            EventKind::CardDiscarded { card } => write!(f, "discards {card}"),
            EventKind::CardPutDown { card } => write!(f, "puts {card} face down"),
            EventKind::CardCommitted => write!(f, "commits a card"),
            EventKind::CardShown { card } => write!(f, "shows {card}"),
            EventKind::CardPlayed { card, cost: 0 } => write!(f, "plays {card} for free"),
            EventKind::CardPlayed { card, cost } => write!(f, "plays {card} for {cost}"),
            EventKind::PaidLarva => write!(f, "pays a larva"),
            EventKind::PaidAnt { at } => write!(f, "pays the ant at {at}"),
            EventKind::Evolved { card, beneath: false } => write!(f, "evolves {card}"),
            EventKind::Evolved { card, beneath: true } => write!(f, "evolves {card} beneath the others"),

            EventKind::HexDrawn { hex } => write!(f, "draws {hex}"),
            EventKind::HexesLookedAt { hexes } => write!(f, "looks at {}", count(*hexes, "hex", "hexes")),
            EventKind::HexesSeen { hexes } => {
                let names: Vec<&str> = hexes.hexes().map(|hex| hex.name()).collect();
                write!(f, "has seen {}", names.join(", "))
            }
            EventKind::HexTaken { hex } => write!(f, "takes {hex}"),
            EventKind::HexPutBack { bottom: false } => write!(f, "puts a hex back on top"),
            EventKind::HexPutBack { bottom: true } => write!(f, "puts a hex back at the bottom"),
            EventKind::HexPutBackSeen { hex, bottom } => {
                write!(f, "has put back {hex} {}", if *bottom { "at the bottom" } else { "on top" })
            }
            EventKind::HexRejected => write!(f, "puts a hex out of the game"),
            EventKind::OriginChosen { from } => write!(f, "explores from {from}"),
            EventKind::HexPlaced { hex, cell, turn, .. } => write!(f, "places {hex} at {cell}, turned by {turn}"),
            EventKind::TokenPlaced { hex, token } => write!(f, "puts a {token} on {hex}"),

            EventKind::AntPlaced { at } => write!(f, "places an ant at {at}"),
            EventKind::LarvaPlaced { at } => write!(f, "moves a larva to {at}"),
            EventKind::AntMoved { from, to } => write!(f, "moves an ant from {from} to {to}"),
            EventKind::Inhabited { at } => write!(f, "inhabits {at} from the outskirts"),
            EventKind::AntLost { at, cause, saved } => {
                let rescued = if *saved { "; it becomes a larva" } else { "" };
                write!(f, "loses the ant at {at} ({cause}){rescued}")
            }
            EventKind::AntWithdrawn { at } => write!(f, "takes the ant at {at} back into the chamber"),
            EventKind::AntChosen { owner, at } => write!(f, "chooses the ant of {owner} at {at}"),
            EventKind::AntsExchanged { one, from, two, to } => {
                write!(f, "lets the ants of {one} at {from} and of {two} at {to} trade places")
            }
            EventKind::HexChosen { hex } => write!(f, "chooses {hex}"),
            EventKind::SiteChosen { at } => write!(f, "chooses the site {at}"),
            EventKind::PlayerChosen { player } => write!(f, "chooses {player}"),
            EventKind::GainChosen { resource } => write!(f, "chooses {resource}"),

            EventKind::Gained { food, larvae, card } => {
                write!(f, "gains {}", resources(Gain { food: *food, larvae: *larvae, ..Gain::default() }))?;
                card.map_or(Ok(()), |card| write!(f, " from {card}"))
            }
            EventKind::LarvaeLost { larvae } => write!(f, "loses {}", count(*larvae, "larva", "larvae")),
            EventKind::LarvaeTaken { from, lost, gained } => {
                write!(f, "takes {} from {from} and keeps {gained}", count(*lost, "larva", "larvae"))
            }
            EventKind::FoodPaid { food } => write!(f, "pays {food} food"),
            EventKind::Scored { source, points: n, card } => {
                write!(f, "scores {} for {}", points(*n), source.name().replace('_', " "))?;
                card.map_or(Ok(()), |card| write!(f, " ({card})"))
            }

            EventKind::BattleBegan { hex, invader: Some(invader), strength: [attack, defence] } => {
                write!(f, "defends {hex} with strength {defence} against {invader} with {attack}")
            }
            EventKind::BattleBegan { hex, invader: None, strength: [_, defence] } => {
                write!(f, "fights the centipede in {hex} with strength {defence}")
            }
            EventKind::CentipedeCard { card, ferocity } => write!(f, "The centipede turns up {card}: {ferocity}"),
            EventKind::FerocityRevealed { sides } => {
                let sides: Vec<String> = sides.iter().map(Revealed::to_string).collect();
                write!(f, "{}", sides.join("; "))
            }
            EventKind::FerocityDrawn { card, ferocity } => write!(f, "turns up {card} from the deck: {ferocity}"),
            EventKind::BattleDecided { hex, winner, totals: [attack, defence] } => {
                let winner = winner.map_or("the centipede".to_owned(), |seat| seat.to_string());
                write!(f, "defends {hex} with {defence} against {attack}: {winner} wins")
            }
            EventKind::CentipedeDestroyed { hex } => write!(f, "The centipede in {hex} is destroyed"),

            EventKind::Collected { at, gain } => write!(f, "collects {} from {at}", resources(*gain)),
            EventKind::Fed { ants, food, larvae, starving } => {
                write!(f, "feeds {} with {food} food", count(*ants, "ant", "ants"))?;
                if *larvae > 0 {
                    write!(f, " and {}", count(*larvae, "larva", "larvae"))?;
                }
                if *starving > 0 { write!(f, "; {starving} starve") } else { Ok(()) }
            }
            EventKind::Decreed { food, larvae } => {
                write!(f, "decrees {}", resources(Gain { food: *food, larvae: *larvae, ..Gain::default() }))
            }

            EventKind::HordeRevealed { card } => write!(f, "The Centipede Horde reveals {card}"),
            EventKind::CentipedeMoved { from, to } => write!(f, "A centipede advances from {from} to {to}"),
            EventKind::CentipedeEntered { .. } => write!(f, "A centipede enters The Great Tunnel"),
            EventKind::HordeScored { points: n } => write!(f, "The Centipede Horde scores {}", points(*n)),

            EventKind::LargestBrood => write!(f, "has the largest brood"),
            EventKind::GreatestStores => write!(f, "has the greatest stores"),
            EventKind::UntoldPotential => write!(f, "has untold potential"),
            EventKind::GameEnded { scores, horde } => {
                let scores: Vec<String> = scores.iter().map(i16::to_string).collect();
                write!(f, "The game ends: {}", scores.join(", "))?;
                horde.map_or(Ok(()), |points| write!(f, "; the Centipede Horde has {points}"))
            }
        }
    }
}
