//! Compares component data with what is known about the box, and warns of each contradiction.
//!
//! The sources are the rulebook and what the publisher has said about the cards. A contradiction is
//! no reason to refuse data: an owner of the box knows better than either source.

use std::fmt::{Debug, Display};

use game_core::{Refused, data::numbers};
use serde::Serialize;

use super::{Card, Data, HexFacts, hexes, species};
use crate::{
    components::{CardFigure, CardId, CardType, HexFigure, HexId, HexKind, Payment, Provenance, SiteKind, Species},
    tunnels::Edge,
};

/// All contradictions, file by file. `own` is the crate's own data, including the provenance of
/// each figure.
pub(super) fn warnings(data: &Data, own: &Data) -> Vec<Refused> {
    let mut found = Warnings(Vec::new());
    found.lacking(data, own);
    for (card, ours) in data.cards().filter_map(|card| Some((card, own.find_card(card.id)?))) {
        found.card(card, ours);
    }
    found.all_cards(&data.cards().collect::<Vec<_>>());
    for (hex, ours) in data.hexes.by_number().filter_map(|hex| Some((hex, own.hexes.get(hex.id)?))) {
        found.hex(hex, ours);
    }
    found.all_hexes(data, own);
    found.colonies(data, own);
    found.0
}

/// The debug text of a value, with one mark for every number but 0, because texts do not mention a
/// gain of 0.
fn without_numbers(value: &impl Debug) -> String {
    let mut text = String::new();
    for c in format!("{value:?}").chars() {
        match c {
            '0'..='9' if text.ends_with('#') => {}
            '1'..='9' => text.push('#'),
            c => text.push(c),
        }
    }
    text
}

struct Warnings(Vec<Refused>);

impl Warnings {
    fn warn(&mut self, what: impl Into<String>, why: impl Into<String>) {
        self.0.push(Refused::new(what, why));
    }

    /// Compares a figure given by the rulebook.
    fn rulebook<T: PartialEq + Display>(&mut self, what: String, says: T, found: T) {
        if says != found {
            self.warn(what, format!("the rulebook says {says}, not {found}"));
        }
    }

    /// Compares all numbers of something given by the rulebook. `before` is its path with the
    /// separator that comes before the paths of the numbers.
    fn rulebook_numbers(&mut self, before: &str, says: &impl Serialize, found: &impl Serialize) {
        let (says, found) = (numbers(says), numbers(found));
        if !says.iter().map(|(path, _)| path).eq(found.iter().map(|(path, _)| path)) {
            return self.warn(before.trim_end_matches([' ', '.']), "the rulebook says something else");
        }
        for ((path, says), (_, found)) in says.into_iter().zip(found) {
            self.rulebook(format!("{before}{path}"), says, found);
        }
    }

    /// Compares one of our own effects with the text on the page, which takes only the numbers from
    /// the data.
    fn text(&mut self, what: String, told: &impl Debug, found: &impl Debug) {
        if without_numbers(told) != without_numbers(found) {
            self.warn(what, "the text that players read describes another effect");
        }
    }

    /// Warns of cards and hexes that the set does not have. A set made before they existed lacks
    /// them rightly; the owner of a box has more likely lost an entry.
    fn lacking(&mut self, data: &Data, own: &Data) {
        for card in CardId::ALL.into_iter().filter(|&card| data.find_card(card).is_none()) {
            self.warn(own.card(card).file(), format!("the set lacks {card}"));
        }
        for hex in own.hexes.by_number().filter(|hex| data.hexes.get(hex.id).is_none()) {
            self.warn(hexes::FILE, format!("the set lacks {}", hex.id));
        }
    }

    fn card(&mut self, card: &Card, ours: &Card) {
        let what = |field: &str| format!("{}: {} {field}", card.file(), card.id);
        if !(1..=4).contains(&card.cost) {
            self.warn(what("cost"), format!("costs run from 1 to 4, and this is {}", card.cost));
        }
        if !(1..=5).contains(&card.ferocity) {
            self.warn(what("ferocity"), format!("ferocities run from 1 to 5, and this is {}", card.ferocity));
        }
        if card.file() != ours.file() && ours.sources.how(CardFigure::Name) == Provenance::Rulebook {
            self.warn(what("id"), format!("the rulebook has this card in {}", ours.file()));
        }
        let condition = |card: &Card| card.slumber.map(|slumber| slumber.condition);
        self.text(what("effect"), &ours.effect, &card.effect);
        self.text(what("slumber"), &condition(ours), &condition(card));
        self.text(what("timing"), &ours.timing, &card.timing);
        self.text(what("may"), &ours.may, &card.may);
        for (figure, how) in ours.known() {
            if how == Provenance::Rulebook {
                self.known_figure(&what(figure.name()), figure, card, ours);
            }
        }
    }

    /// Compares a figure of a card if the rulebook gives it.
    fn known_figure(&mut self, what: &str, figure: CardFigure, card: &Card, ours: &Card) {
        let what = what.to_owned();
        match figure {
            CardFigure::Name => self.rulebook(what, &ours.name, &card.name),
            CardFigure::Cost => self.rulebook(what, ours.cost, card.cost),
            CardFigure::Payment => self.rulebook(what, ours.payment, card.payment),
            CardFigure::Ferocity => self.rulebook(what, ours.ferocity, card.ferocity),
            CardFigure::CentipedeSymbol => self.rulebook(what, ours.centipede_symbol, card.centipede_symbol),
            CardFigure::Effect => {
                self.rulebook_numbers(&format!("{what}."), &ours.effect, &card.effect);
                let condition = |card: &Card| card.slumber.map(|slumber| slumber.condition);
                let what = format!("{}: {} slumber.", card.file(), card.id);
                self.rulebook_numbers(&what, &condition(ours), &condition(card));
            }
            CardFigure::Points => {
                if let (Some(ours), Some(slumber)) = (ours.slumber, card.slumber) {
                    self.rulebook(what, ours.points, slumber.points);
                }
            }
        }
    }

    /// Checks what is known about the cards as a whole.
    fn all_cards(&mut self, cards: &[&Card]) {
        for (n, card) in cards.iter().enumerate() {
            if let Some(other) = cards[..n].iter().find(|other| other.name == card.name) {
                let what = format!("{}: {} name", card.file(), card.id);
                self.warn(what, format!("all cards differ, and {} has this name too", other.id));
            }
        }
        let fives: Vec<&&Card> = cards.iter().filter(|card| card.ferocity == 5).collect();
        if fives.len() > 1 {
            for card in fives {
                self.warn(
                    format!("{}: {} ferocity", card.file(), card.id),
                    "only one card of the box has a ferocity of 5",
                );
            }
        } else if fives.is_empty() {
            self.warn("cards", "one card of the box has a ferocity of 5");
        }
        if !cards.iter().any(|card| card.payment == Payment::Ants) {
            self.warn("cards", "some cards of the box can be paid with ants only");
        }
        for (file, family) in super::cards::FILES {
            // The Bee mini-expansion: two events, an evolution of each section, a Colony Goal.
            let expected = if family.0 == CardType::Event { 2 } else { 1 };
            let bees = cards.iter().filter(|card| card.bee && card.file() == file).count();
            if bees != expected {
                self.warn(file, format!("{expected} of these cards belong to the Bee mini-expansion, not {bees}"));
            }
        }
    }

    fn hex(&mut self, hex: &HexFacts, ours: &HexFacts) {
        let what = |field: &str| format!("{}: {} {field}", hexes::FILE, hex.id);
        if ours.sources.how(HexFigure::Name) == Provenance::Rulebook {
            self.rulebook(what("name"), &ours.name, &hex.name);
        }
        self.text(what("effect"), &ours.effect, &hex.effect);
        // Hexes added since have higher numbers, whatever their kind.
        if hex.number <= 25 && (hex.kind == HexKind::Beyond) != (hex.number >= 21) {
            self.warn(what("number"), "the Beyond the Meadow hexes have the numbers 21 to 25");
        }
        let gives = |kind| hex.sites().iter().any(|site| site.kind == kind);
        let control = hex.sites()[hex.control_site()];
        let contradiction = match hex.id {
            // March and Soldier examples. That it gives larvae too comes from another source.
            HexId::WatersEdge if hex.sites().len() < 3 || !gives(SiteKind::Food) || !gives(SiteKind::Larva) => {
                ("sites", "it has at least three sites, among them food and larvae")
            }
            // Explore example.
            HexId::Fungalreach if !hex.tunnels.contains(Edge::LowerRight) || hex.tunnels.len() == 6 => {
                ("tunnels", "it has an exit at the lower right, and at least one edge without")
            }
            // Queen example.
            HexId::DrySeep
                if hex.sites().len() != 2
                    || !gives(SiteKind::Card)
                    || !(control.is_larvae() || control.kind == SiteKind::Food) =>
            {
                ("sites", "it has two sites: a card, and food or larvae for control")
            }
            // Queen example.
            HexId::Bark if !gives(SiteKind::ColonyPoint) => ("sites", "it gives a colony point"),
            _ => return,
        };
        self.warn(what(contradiction.0), contradiction.1);
    }

    fn all_hexes(&mut self, data: &Data, own: &Data) {
        let hexes: Vec<&HexFacts> = data.hexes.by_number().collect();
        for (n, hex) in hexes.iter().enumerate() {
            if let Some(other) = hexes[..n].iter().find(|other| other.name == hex.name) {
                let what = format!("{}: {} name", hexes::FILE, hex.id);
                self.warn(what, format!("all hexes differ, and {} has this name too", other.id));
            }
        }
        let file = hexes::FILE;
        self.rulebook(format!("{file}: counters"), own.hexes.counters, data.hexes.counters);
        for kind in [HexKind::Standard, HexKind::Beyond] {
            let count = |data: &Data| data.hexes.of_kind(kind).count();
            self.rulebook(format!("{file}: {kind}"), count(own), count(data));
        }
        let (ours, tunnel) = (&own.hexes.great_tunnel, &data.hexes.great_tunnel);
        for (n, (ours, round)) in ours.rounds.iter().zip(&tunnel.rounds).enumerate() {
            if ours.decree != round.decree {
                self.warn(
                    format!("{file}: great_tunnel round.{n}.decree"),
                    "the rulebook has no Royal Decree in the last round, nor in the last two of a long game",
                );
            }
        }
        self.rulebook(format!("{file}: great_tunnel name"), &ours.name, &tunnel.name);
        self.rulebook(format!("{file}: great_tunnel round.1.name"), &ours.rounds[1].name, &tunnel.rounds[1].name);
    }

    /// Compares mats and setups. The rulebook gives every figure but two points of the Centipede
    /// Mat.
    fn colonies(&mut self, data: &Data, own: &Data) {
        let (ours, found) = (&own.colonies, &data.colonies);
        let what = |entry: &str| format!("{}: {entry} ", species::FILE);
        self.rulebook_numbers(&what("nest_mat"), &ours.nest_mat, &found.nest_mat);
        self.rulebook_numbers(&what("solo"), &ours.solo, &found.solo);
        for (i, setup) in found.setups.iter().enumerate() {
            if let Some(ours) = setup.players.first().and_then(|&players| ours.setup(players)) {
                self.rulebook_numbers(&what(&format!("setup.{i}")), ours, setup);
            }
        }
        for id in Species::ALL {
            self.rulebook_numbers(&what(id.name()), ours.species(id), found.species(id));
        }
        let (ours, found) = (&ours.centipede_mat, &found.centipede_mat);
        for (field, says, found) in [
            ("rampage_strength", ours.rampage_strength, found.rampage_strength),
            ("tunnel_points", ours.tunnel_points, found.tunnel_points),
        ] {
            self.rulebook(format!("{}{field}", what("centipede_mat")), says, found);
        }
    }
}
