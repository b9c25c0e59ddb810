//! A position in named numbers, for models that learn.
//!
//! Only what the seat knows is among them: its own hand card by card, the hands of the others by their size.

use game_core::{Inputs, Seat};

use crate::{
    March,
    components::{CardId, CardType, HexId, Phase, Section, Species},
    state::State,
    table::Table,
    task::Decision,
};

/// How the seats are called, clockwise from the own one.
const SEATS: [&str; 5] = ["own", "first left", "second left", "third left", "fourth left"];

fn share(count: u8, of: f32) -> f32 {
    f32::from(count) / of
}

impl March {
    /// Writes what `seat` knows of a state.
    pub fn inputs(&self, state: &State, seat: Seat, out: &mut impl Inputs) {
        let table = self.table(state);
        let rounds = self.rounds_left(state);
        let left = share(rounds, 3.0);
        self.table_inputs(table, seat, rounds, out);
        hand_inputs(table, seat, left, out);
        for (whom, other) in SEATS.into_iter().zip(seat.round(self.players())) {
            out.about(whom);
            self.nest_inputs(state, other, left, out);
            meadow_inputs(table, other, left, out);
        }
    }

    fn table_inputs(&self, table: Table<'_>, seat: Seat, rounds: u8, out: &mut impl Inputs) {
        let state = table.state;
        let left = share(rounds, 3.0);
        out.about("table");
        out.one_of("rounds left", 6, rounds.into());
        out.one_of("phase", Phase::ALL.len() as u16, state.phase.idx());
        let top = state.agenda.top();
        let decision = top.and_then(|task| task.decision()).map(|decision| (decision as usize, 1.0));
        out.each("decision", Decision::ALL, Decision::name, decision);
        let asked = top.map(|task| task.seats(table)).unwrap_or_default();
        out.flag("own decision", asked.contains(seat));
        let steps = |from: Seat| (seat.0 + self.players() - from.0) % self.players();
        out.one_of("turns until own", 5, asked.first().map_or(0, steps).into());
        out.flag("has the marker", state.marker == seat);
        out.one_of("rested", 5, state.rested.len() as usize);
        out.number("actions left", share(state.actions_left, 1.0));
        out.number("hexes", share(table.hexes().len() as u8, 10.0));
        out.number("pile", share(state.pile.len(), 10.0));
        out.number("centipedes", share(state.n_centipedes(), 3.0));
        out.number("deck", share(state.cards.deck.len() as u8, 40.0));
        let drawn = state.pile.drawn();
        let sees = state.pile.drawn_by().is_none_or(|by| by == seat);
        let seen = drawn.hexes().filter(|_| sees).map(|hex| (hex.idx(), 1.0));
        out.each("drawn hex", &HexId::ALL, HexId::name, seen);
        out.number("drawn hexes", share(drawn.len() as u8, 2.0));
        let score = |seat| f32::from(state.nest(seat).score());
        let rivals = || Seat::all(self.players()).filter(|&other| other != seat);
        // Against the Horde the others are friends, and the weakest of all decides.
        let margin = if self.options.has_horde() {
            Seat::all(self.players()).map(score).fold(f32::INFINITY, f32::min) - f32::from(state.horde.score)
        } else {
            score(seat) - rivals().map(score).fold(f32::NEG_INFINITY, f32::max)
        };
        out.number("margin", margin / 10.0);
        out.number("margin late", margin / 10.0 * (1.0 - left));
        if self.options.has_horde() {
            out.number("horde", f32::from(state.horde.score) / 20.0);
            out.number("in the tunnel", share(state.horde.in_great_tunnel, 3.0));
            out.flag("horde has moved", state.centipedes_moved);
            out.each("centipede in", &HexId::ALL, HexId::name, state.centipedes.hexes().map(|hex| (hex.idx(), 1.0)));
            // How many jumps the centipede that advances next is from The Great Tunnel, and how many more fit in the Meadow.
            let advances = table.advances_next();
            let lower =
                advances.map_or(0, |from| (1..8).take_while(|&n| table.advanced(from, n).is_some()).count() + 1);
            out.one_of("jumps to The Great Tunnel", 9, lower);
            let free = table.hexes().minus(state.centipedes).len() as u8;
            out.number("hexes without a centipede", share(free, 8.0));
            let weakest = Seat::all(self.players()).map(score).fold(f32::INFINITY, f32::min);
            out.number("weakest", weakest / 10.0);
            out.flag("own is the weakest", score(seat) <= weakest);
        }
        if let Some(battle) = &state.battle {
            out.flag("own battle", battle.invader == Some(seat) || battle.defender == seat);
            out.flag("invades", battle.invader == Some(seat));
            let [invader, defender] = battle.strength.map(f32::from);
            let ahead = if battle.invader == Some(seat) { invader - defender } else { defender - invader };
            out.number("ahead in battle", ahead / 4.0);
        } else {
            out.flag("own battle", false);
            out.flag("invades", false);
            out.number("ahead in battle", 0.0);
        }
    }

    fn nest_inputs(&self, state: &State, seat: Seat, left: f32, out: &mut impl Inputs) {
        let (has, nest) = (self.holdings(state, seat), state.nest(seat));
        out.number("score", share(has.score.clamp(0, 200) as u8, 20.0));
        out.flag("has rested", state.rested.contains(seat));
        out.flag("has acted", nest.acted);
        out.one_of("larvae", 14, has.larvae.into());
        out.lasting("larvae", share(has.larvae, 6.0), left);
        out.one_of("food", 14, has.food.into());
        out.lasting("food", share(has.food, 6.0), left);
        out.number("resting larvae", share(has.resting_larvae, 4.0));
        out.number("resting food", share(has.resting_food, 4.0));
        out.one_of("hand", 11, has.hand.into());
        out.lasting("hand", share(has.hand, 5.0), left);
        out.number("face down", share(nest.face_down.len() as u8, 1.0));
        for count in has.sections {
            out.one_of("sections", 6, count.into());
        }
        for (section, stack) in Section::ALL.iter().zip(&nest.body) {
            out.lasting(section.name(), share(stack.len(), 3.0), left);
        }
        out.number("bodies to score", share(nest.complete_bodies().saturating_sub(nest.bodies_scored), 1.0));
        out.one_of("goals", 6, has.goals.into());
        out.lasting("goal points", share(has.goal_points, 3.0), left);
        out.one_of("ants", 8, usize::from(has.ants).div_ceil(3));
        out.lasting("ants", share(has.ants, 10.0), left);
        out.number("ants in The Great Tunnel", share(has.ants_in_great_tunnel, 4.0));
        out.number("ants in outskirts", share(has.in_outskirts, 4.0));
        let yields = has.yields;
        for (name, count) in [
            ("yields food", yields.food),
            ("yields larvae", yields.larvae),
            ("yields cards", yields.cards),
            ("yields points", yields.points),
        ] {
            out.lasting(name, share(count, 4.0), left);
        }
        out.number("contested sites", share(has.contested_sites, 4.0));
        out.one_of("inner meadow", 6, has.inner_meadow.into());
        out.number("inner meadow lasting", share(has.inner_meadow, 3.0) * left);
        out.number("wormholes", share(has.wormholes, 2.0));
        out.number("food to feed", share(has.feed_due, 5.0));
        out.number("starving", share(has.starving, 5.0));
        let store = f32::from(has.food) + f32::from(yields.food) - f32::from(has.feed_due);
        out.number("food after feeding", store.max(0.0) / 5.0);
        out.number("food missing", (-store).max(0.0) / 5.0);
        out.each("species", &Species::ALL, Species::name, [(nest.species.idx(), 1.0)]);
        let tops = nest.body.iter().filter_map(|stack| stack.top());
        let active = tops.chain(nest.goals.cards()).map(|card| (card.idx(), 1.0));
        out.each("card in play", &CardId::ALL, CardId::name, active);
    }
}

/// The own hand, card by card, and what can be done with it.
fn hand_inputs(table: Table<'_>, seat: Seat, left: f32, out: &mut impl Inputs) {
    let nest = table.nest(seat);
    out.about("hand");
    let held = nest.hand.or(nest.face_down);
    out.each("card", &CardId::ALL, CardId::name, held.cards().map(|card| (card.idx(), 1.0)));
    let payable = |card: &CardId| table.can_pay(seat, *card) && table.meets_condition(seat, *card);
    let payable = nest.hand.cards().filter(payable).map(|card| (card.idx(), 1.0));
    out.each("payable card", &CardId::ALL, CardId::name, payable);
    let (mut best, mut sum, mut goals) = (0, 0, 0);
    for card in held.cards().map(|card| table.card(card)) {
        best = card.ferocity.max(best);
        sum += card.ferocity;
        if card.card_type == CardType::ColonyGoal {
            goals += card.slumber.filter(|goal| table.meets(seat, goal.condition)).map_or(0, |goal| goal.points);
        }
    }
    out.number("ferocity", share(best, 4.0));
    out.number("ferocity of all", share(sum, 12.0));
    out.lasting("goals that are met", share(goals, 4.0), left);
}

/// Where a seat's ants stand, and what they can expect of the others there.
fn meadow_inputs(table: Table<'_>, seat: Seat, left: f32, out: &mut impl Inputs) {
    let (state, ants) = (table.state, &table.state.ants);
    let present = ants.present(seat);
    let counts = present.hexes().map(|hex| (hex.idx(), share(ants.count(seat, hex), 3.0)));
    out.each("ants in", &HexId::ALL, HexId::name, counts);
    let inhabited = ants.inhabited(seat);
    let controlled = inhabited.hexes().filter(|&hex| table.controller(hex) == Some(seat));
    out.each("controls", &HexId::ALL, HexId::name, controlled.map(|hex| (hex.idx(), 1.0)));
    let (mut stronger, mut weaker, mut at_stake, mut centipedes, mut room) = (0, 0, 0, 0, 0);
    for hex in present.hexes() {
        if table.has_ant_battle(hex) {
            let own = table.army_strength(seat, hex);
            let others = ants.seats_in(hex).without(seat);
            let theirs = others.iter().map(|other| table.army_strength(other, hex)).max().unwrap_or(0);
            // The holder of the control site wins ties.
            let holds = table.controller(hex) == Some(seat);
            *(if own > theirs || own == theirs && holds { &mut stronger } else { &mut weaker }) += 1;
            at_stake += ants.count(seat, hex);
        }
        centipedes += u8::from(state.centipedes.contains(hex));
        room += ants.n_empty_sites(hex);
    }
    out.number("battles as the stronger", share(stronger, 2.0));
    out.number("battles as the weaker", share(weaker, 2.0));
    out.number("ants at stake", share(at_stake, 4.0));
    out.number("hexes with a centipede", share(centipedes, 2.0));
    out.lasting("empty sites", share(room, 6.0), left);
    out.number("soldiers", share(table.caste_bonus(seat, Section::Head), 3.0));
}
