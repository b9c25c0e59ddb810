//! Questions the rules ask of a state without changing it.

use game_core::Seat;

use crate::{
    March,
    ants::Spot,
    components::{CardId, CardType, HexId, Payment, Section, Species},
    data::{Card, DrawbackEffect, Effect, HexFacts, SpeciesFacts, Timing},
    hex_set::HexSet,
    meadow::InnerMeadow,
    state::{Nest, State},
};

/// A state with its rules.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    pub(crate) rules: &'a March,
    pub(crate) state: &'a State,
}

impl<'a> Table<'a> {
    pub(crate) fn players(self) -> u8 {
        self.rules.players()
    }

    pub(crate) fn nest(self, seat: Seat) -> &'a Nest {
        self.state.nest(seat)
    }

    pub(crate) fn card(self, card: CardId) -> &'a Card {
        self.rules.data.card(card)
    }

    pub(crate) fn hex(self, hex: HexId) -> Option<&'a HexFacts> {
        self.rules.data.hexes.get(hex)
    }

    pub(crate) fn species(self, seat: Seat) -> &'a SpeciesFacts {
        self.rules.data.colonies.species(self.nest(seat).species)
    }

    /// The other seats, clockwise from the left of `seat`.
    pub(crate) fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.round(self.players()).skip(1)
    }

    // ------------------------------------------------------------------------------------------------- the ant body

    /// The topmost evolutions of a seat that work at this moment.
    #[inline]
    pub(crate) fn abilities(self, seat: Seat, timing: Timing) -> impl Iterator<Item = &'a Card> {
        let nest = self.nest(seat);
        let body = if nest.works_at & (1 << timing.idx()) == 0 { &[][..] } else { &nest.body[..] };
        let tops = body.iter().filter_map(|stack| stack.top());
        tops.filter(move |card| self.rules.timings[card.idx()] == timing).map(move |card| self.card(card))
    }

    /// The same with their effects, which can be carried out one after the other.
    pub(crate) fn effects(self, seat: Seat, timing: Timing) -> impl Iterator<Item = (CardId, Effect)> + use<> {
        let mut found = self.abilities(seat, timing).map(|card| (card.id, card.effect));
        [found.next(), found.next(), found.next()].into_iter().flatten()
    }

    pub(crate) fn has_ability(self, seat: Seat, timing: Timing, effect: Effect) -> bool {
        self.abilities(seat, timing).any(|card| card.effect == effect)
    }

    /// How many times a seat has the caste bonus of a section. Ruling march/no-evolution-bonus.
    pub(crate) fn caste_bonus(self, seat: Seat, section: Section) -> u8 {
        let nest = self.nest(seat);
        let n_evolutions = nest.stack(section).len();
        let common = nest.species == Species::CommonMeadowAnt;
        if common || self.species(seat).has_caste_bonus(section) { n_evolutions } else { 0 }
    }

    pub(crate) fn drawback(self, seat: Seat, effect: impl Fn(DrawbackEffect) -> Option<u8>) -> Option<u8> {
        let common = self.nest(seat).species == Species::CommonMeadowAnt;
        if common { None } else { self.species(seat).drawbacks.iter().find_map(|drawback| effect(drawback.effect)) }
    }

    // -------------------------------------------------------------------------------------------------------- cubes

    /// Cubes beside the nest mat.
    pub(crate) fn supply(self, seat: Seat) -> u8 {
        let nest = self.nest(seat);
        self.rules.cubes() - nest.larvae - nest.resting_larvae - self.state.ants.total(seat)
    }

    pub(crate) fn can_pay(self, seat: Seat, card: CardId) -> bool {
        let (larvae, ants) = (self.nest(seat).larvae, self.state.ants.total(seat));
        let card = self.card(card);
        let have = match card.payment {
            Payment::Any => larvae + ants,
            Payment::Larvae => larvae,
            Payment::Ants => ants,
        };
        have >= card.cost
    }

    /// Whether the card may be played at all, apart from its cost. Rulings march/no-effect and
    /// march/dance-of-chaos.
    pub(crate) fn meets_condition(self, seat: Seat, card: CardId) -> bool {
        self.card(card).effect != Effect::DestroyAllAntsInHex || !self.state.ants.inhabited(seat).is_empty()
    }

    pub(crate) fn is_evolution(self, card: CardId) -> bool {
        self.card(card).card_type == CardType::Evolution
    }

    // ------------------------------------------------------------------------------------------------------ the Meadow

    /// Whose ant inhabits the control site.
    pub(crate) fn controller(self, hex: HexId) -> Option<Seat> {
        self.state.ants.on_site(hex, self.hex(hex)?.control_site())
    }

    /// Ants of two or more players with at least one in the outskirts; or a centipede and any ant.
    pub(crate) fn is_contested(self, hex: HexId) -> bool {
        self.has_ant_battle(hex) || self.has_centipede_battle(hex)
    }

    pub(crate) fn has_ant_battle(self, hex: HexId) -> bool {
        self.state.ants.crowded().contains(hex) && self.state.ants.seats_in(hex).len() >= 2
    }

    fn has_centipede_battle(self, hex: HexId) -> bool {
        self.state.centipedes.contains(hex) && !self.state.ants.seats_in(hex).is_empty()
    }

    /// All hexes but The Great Tunnel.
    pub(crate) fn hexes(self) -> HexSet {
        self.state.meadow.placed().minus(HexSet::only(HexId::GreatTunnel))
    }

    /// The hex with this printed number, counted from 1, if the box has it.
    pub(crate) fn hex_with_number(self, number: u8) -> Option<HexId> {
        *self.rules.by_number.get(usize::from(number).checked_sub(1)?)?
    }

    /// Hexes the ants of a seat cannot leave: those that others with a Weaver Thorax inhabit. Ruling march/weaver.
    pub(crate) fn traps(self, seat: Seat) -> HexSet {
        self.traps_against(seat, seat)
    }

    /// The same when `by` moves the ants: its own Weaver Thorax does not hold them.
    pub(crate) fn traps_against(self, owner: Seat, by: Seat) -> HexSet {
        let traps = |seat: &Seat| *seat != by && self.has_ability(*seat, Timing::Continuous, Effect::TrapAnts);
        let held = self.others(owner).filter(traps).map(|seat| self.state.ants.inhabited(seat));
        held.fold(HexSet::EMPTY, HexSet::or)
    }

    /// The hexes this seat's ants reach with one step from a hex.
    pub(crate) fn step_targets(self, seat: Seat, from: HexId) -> HexSet {
        if self.nest(seat).works_at & (1 << Timing::Continuous.idx()) == 0 {
            return self.state.meadow.one_step(from);
        }
        let can = |effect| self.has_ability(seat, Timing::Continuous, effect);
        let meadow = &self.state.meadow;
        if can(Effect::StepAnywhere) {
            meadow.placed().minus(HexSet::only(from))
        } else if can(Effect::StepToAdjacent) {
            meadow.one_step(from).or(meadow.touching(from))
        } else {
            meadow.one_step(from)
        }
    }

    /// Hexes into which a seat may move larvae: those it inhabits, and The Great Tunnel.
    pub(crate) fn larva_hexes(self, seat: Seat) -> HexSet {
        self.state.ants.inhabited(seat).or(HexSet::only(HexId::GreatTunnel))
    }

    /// Hexes a seat can explore from: those with an ant that may leave and an open tunnel.
    pub(crate) fn origins(self, seat: Seat) -> impl Iterator<Item = HexId> {
        let free = self.state.ants.present(seat).minus(self.traps(seat));
        free.hexes().filter(move |&hex| !self.state.meadow.open_tunnels(hex).is_empty())
    }

    pub(crate) fn inner_meadow(self) -> HexSet {
        self.state.meadow.inner_meadow(InnerMeadow::for_players(self.players()))
    }

    /// What a site yields to this seat in Harvest, before abdomens.
    pub(crate) fn site_kind(self, spot: Spot) -> Option<crate::data::SiteYield> {
        self.hex(spot.hex)?.sites().get(spot.idx()?).copied()
    }

    /// Army Strength: ants in the hex and heads.
    pub(crate) fn army_strength(self, seat: Seat, hex: HexId) -> u8 {
        self.state.ants.count(seat, hex) + self.caste_bonus(seat, Section::Head)
    }
}
