//! Turns a typed position into a state, or says what is wrong with it.

use std::collections::BTreeMap;

use game_core::{Refused, Seat};

use super::{HexPosition, NestPosition, PilePosition, Position};
use crate::{
    March,
    ants::{Ants, Spot},
    card_set::CardSet,
    components::{CardId, CardType, HexId, HexKind, Phase, Section, Source, Species},
    data::HEXES,
    hex_set::HexSet,
    meadow::{CannotPlace, Meadow, Placement},
    phase,
    pile::{Pile, PileParts},
    state::{Battle, MOST, MOST_HORDE_POINTS, MOST_POINTS, Nest, Stack, State},
    task::{Comes, Task},
};

fn refuse<T>(what: impl Into<String>, why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::new(what, why))
}

/// The stacks of the ant body by the names of their fields.
const SECTIONS: [(&str, Section); 3] =
    [("heads", Section::Head), ("thoraxes", Section::Thorax), ("abdomens", Section::Abdomen)];

fn check_number(what: impl Fn() -> String, number: u8) -> Result<(), Refused> {
    if number <= MOST { Ok(()) } else { refuse(what(), format!("{number} is more than {MOST}")) }
}

impl Position {
    pub(crate) fn place(&self, rules: &March) -> Result<State, Refused> {
        let players = rules.players();
        if self.nests.len() != usize::from(players) {
            return refuse("nests", format!("{} nests for {players} players", self.nests.len()));
        }
        if !(rules.options.first_round()..rules.data.hexes.great_tunnel.rounds.len() as u8).contains(&self.round) {
            return refuse("round", format!("there is no round {} in this game", self.round));
        }
        self.check_in_box(rules)?;
        check_seat(rules, "marker", self.marker)?;
        check_seats(rules, "rested", self.rested)?;
        check_number(|| "actions_left".into(), self.actions_left)?;
        check_number(|| "horde.in_great_tunnel".into(), self.horde.in_great_tunnel)?;
        if !rules.options.has_horde() && self.horde != Default::default() {
            return refuse("horde", "there is no Centipede Horde in this game");
        }
        if self.horde.score > MOST_HORDE_POINTS {
            return refuse("horde.score", format!("more than {MOST_HORDE_POINTS} points"));
        }
        let mut state = *rules.bare_table;
        state.phase = self.phase;
        state.round = self.round;
        state.marker = self.marker;
        state.rested = self.rested;
        state.actions_left = self.actions_left;
        state.centipedes_moved = self.centipedes_moved;
        state.horde.score = self.horde.score;
        state.horde.in_great_tunnel = self.horde.in_great_tunnel;
        self.place_meadow(rules, &mut state)?;
        for (seat, nest) in self.nests.iter().enumerate() {
            state.nests[seat] = nest.place(rules, seat)?;
        }
        self.place_cards(rules, &mut state)?;
        self.place_harvested(rules, &mut state)?;
        self.place_battle(rules, &mut state)?;
        self.place_agenda(rules, &mut state)?;
        state.pile = self.place_pile(rules, &state)?;
        crate::invariants::check(rules, &state).map_err(|broken| Refused::new("position", broken))?;
        check_asks(rules, &state)?;
        Ok(state)
    }

    // -------------------------------------------------------------------------------------------------------- the Meadow

    fn place_meadow(&self, rules: &March, state: &mut State) -> Result<(), Refused> {
        let mut meadow = Meadow::new(rules.data.hexes.great_tunnel.tunnels(rules.players()));
        let mut left: Vec<&HexPosition> = self.hexes.iter().collect();
        if let Some(double) =
            left.iter().enumerate().find(|&(n, hex)| left[..n].iter().any(|other| other.hex == hex.hex))
        {
            return refuse(format!("hexes: {}", double.1.hex), "appears twice");
        }
        state.ants = Ants::NONE;
        // A hex may touch one that is listed after it.
        while !left.is_empty() {
            let before = left.len();
            let mut why = None;
            left.retain(|hex| match lay(rules, &mut meadow, hex) {
                Ok(()) => false,
                Err(cannot) => {
                    why = Some((hex.hex, cannot));
                    true
                }
            });
            if let Some((hex, cannot)) = why.filter(|_| left.len() == before) {
                return refuse(format!("hexes: {hex}"), cannot);
            }
        }
        state.meadow = meadow;
        for hex in &self.hexes {
            put_ants(rules, state, hex)?;
        }
        put_outskirts(rules, &mut state.ants, HexId::GreatTunnel, &self.great_tunnel)
            .map_err(|why| Refused::new("great_tunnel", why))
    }

    fn place_harvested(&self, rules: &March, state: &mut State) -> Result<(), Refused> {
        for &spot in &self.harvested {
            let there = state.meadow.contains(spot.hex) && rules.table(state).site_kind(spot).is_some();
            match spot.idx().filter(|_| there) {
                Some(idx) => state.harvested[spot.hex.idx()] |= 1 << idx,
                None => return refuse("harvested", format!("{spot} is not a site in the Meadow")),
            }
        }
        Ok(())
    }

    // ------------------------------------------------------------------------------------------------------------- cards

    fn place_cards(&self, rules: &March, state: &mut State) -> Result<(), Refused> {
        let of_horde = rules.bare_table.horde.deck;
        let mut seen = CardSet::EMPTY;
        let mut take = |what: String, cards: CardSet, allowed: CardSet| {
            if let Some(card) = cards.and(seen).cards().next() {
                return refuse(what, format!("{card} is also somewhere else"));
            }
            if let Some(card) = cards.minus(allowed).cards().next() {
                return refuse(what, format!("{card} belongs to the other deck"));
            }
            seen = seen.or(cards);
            Ok(())
        };
        let ours = rules.cards.minus(of_horde);
        take("horde.discard".into(), self.horde.discard, of_horde)?;
        take("discard".into(), self.discard, ours)?;
        take("played".into(), self.played, ours)?;
        take("offered".into(), self.offered, ours)?;
        for (seat, nest) in state.nests.iter().take(self.nests.len()).enumerate() {
            take(format!("nests[{seat}].hand"), nest.hand, ours)?;
            take(format!("nests[{seat}].face_down"), nest.face_down, ours)?;
            take(format!("nests[{seat}].goals"), nest.goals, ours)?;
            for (field, section) in SECTIONS {
                take(format!("nests[{seat}].{field}"), nest.stack(section).cards().iter().copied().collect(), ours)?;
            }
        }
        state.cards.discard = self.discard;
        state.cards.played = self.played;
        state.cards.offered = self.offered;
        state.cards.deck = ours.minus(seen);
        state.horde.discard = self.horde.discard;
        state.horde.deck = of_horde.minus(self.horde.discard);
        Ok(())
    }

    // -------------------------------------------------------------------------------------------------------- the agenda

    fn place_battle(&self, rules: &March, state: &mut State) -> Result<(), Refused> {
        if let Some(Battle { hex, invader, defender, fought_centipede, met, .. }) = self.battle {
            check_seat(rules, "battle.defender", defender)?;
            check_seats(rules, "battle.fought_centipede", fought_centipede)?;
            met.into_iter().try_for_each(|met| check_seats(rules, "battle.met", met))?;
            if let Some(invader) = invader {
                check_seat(rules, "battle.invader", invader)?;
            }
            if invader == Some(defender) {
                return refuse("battle", "a player cannot fight themselves");
            }
            if hex == HexId::GreatTunnel || !state.meadow.contains(hex) {
                return refuse("battle.hex", format!("there is no battle in {hex}"));
            }
        }
        state.battle = self.battle;
        Ok(())
    }

    fn place_agenda(&self, rules: &March, state: &mut State) -> Result<(), Refused> {
        let turn = || match self.phase {
            Phase::Over => Vec::new(),
            _ => vec![Task::TakeTurn(phase::worker::TakeTurn { seat: self.marker, bonus: false })],
        };
        let tasks = self.agenda.clone().unwrap_or_else(turn);
        super::tasks::check(rules, state, &tasks)?;
        for task in tasks {
            state.agenda.push(task);
        }
        Ok(())
    }

    // ---------------------------------------------------------------------------------------------------------- the pile

    fn place_pile(&self, rules: &March, state: &State) -> Result<Pile, Refused> {
        let coming = super::tasks::coming_hexes(state.agenda.tasks());
        let placed = state.meadow.placed().or(coming);
        let Some(pile) = &self.pile else {
            let unseen: HexSet = HexId::ALL[1..].iter().copied().filter(|hex| !placed.contains(*hex)).collect();
            let full = rules.bare_table.pile.unknown();
            let counts = std::array::from_fn(|kind| full[kind].min(unseen.and(rules.kinds[kind]).len() as u8));
            return Ok(Pile::from_parts(PileParts { unseen, ..PileParts::new(counts) }));
        };
        pile.place(rules, placed)
    }
}

fn check_seat(rules: &March, what: &str, seat: Seat) -> Result<(), Refused> {
    if seat.0 < rules.players() { Ok(()) } else { refuse(what, format!("there is no seat {}", seat.0)) }
}

fn check_seats(rules: &March, what: &str, seats: game_core::SeatSet) -> Result<(), Refused> {
    seats.iter().try_for_each(|seat| check_seat(rules, what, seat))
}

fn lay(rules: &March, meadow: &mut Meadow, hex: &HexPosition) -> Result<(), String> {
    let Some(facts) = rules.data.hexes.get(hex.hex) else {
        return Err("The Great Tunnel is already in the middle".into());
    };
    let at = Placement { cell: hex.cell, turn: hex.turn };
    meadow.place(hex.hex, facts.tunnels, at).map_err(|cannot: CannotPlace| cannot.to_string())?;
    if facts.wormhole || hex.wormhole {
        meadow.put_wormhole(hex.hex);
    }
    Ok(())
}

fn put_ants(rules: &March, state: &mut State, hex: &HexPosition) -> Result<(), Refused> {
    let what = format!("hexes: {}", hex.hex);
    let n_sites = rules.facts(hex.hex).sites().len();
    if hex.sites.len() > n_sites {
        return refuse(what, format!("has {n_sites} sites, not {}", hex.sites.len()));
    }
    state.ants.open(hex.hex, n_sites);
    for (idx, seat) in hex.sites.iter().enumerate() {
        if let Some(seat) = *seat {
            check_seat(rules, &what, seat)?;
            state.ants.put(seat, Spot::site(hex.hex, idx));
        }
    }
    if hex.centipede {
        state.centipedes.insert(hex.hex);
    }
    put_outskirts(rules, &mut state.ants, hex.hex, &hex.outskirts).map_err(|why| Refused::new(what, why))
}

fn put_outskirts(rules: &March, ants: &mut Ants, hex: HexId, counts: &[u8]) -> Result<(), String> {
    if counts.len() > usize::from(rules.players()) {
        return Err("ants are counted seat by seat, and there are fewer seats".into());
    }
    for (seat, &count) in Seat::all(rules.players()).zip(counts) {
        if count > rules.cubes().saturating_sub(ants.total(seat)) {
            return Err(format!("{seat} has {} cubes", rules.cubes()));
        }
        (0..count).for_each(|_| ants.put(seat, Spot::outskirts(hex)));
    }
    Ok(())
}

impl NestPosition {
    fn place(&self, rules: &March, seat: usize) -> Result<Nest, Refused> {
        let what = |field: &str| format!("nests[{seat}].{field}");
        let numbers = [
            ("larvae", self.larvae),
            ("food", self.food),
            ("resting_larvae", self.resting_larvae),
            ("resting_food", self.resting_food),
        ];
        for (field, number) in numbers {
            check_number(|| what(field), number)?;
        }
        let mut nest = Nest {
            species: self.species.unwrap_or(Species::CommonMeadowAnt),
            mat: self.mat.or(self.species).unwrap_or(Species::CommonMeadowAnt),
            larvae: self.larvae,
            food: self.food,
            resting_larvae: self.resting_larvae,
            resting_food: self.resting_food,
            acted: self.acted,
            hand: self.hand,
            face_down: self.face_down,
            goals: self.goals,
            fought_in: self.fought_in,
            won_a_battle: self.won_a_battle,
            destroyed_a_centipede: self.destroyed_a_centipede,
            played: self.cards_played,
            ..Nest::EMPTY
        };
        if nest.species != Species::CommonMeadowAnt && nest.species != nest.mat {
            return refuse(what("species"), format!("the mat shows {}", nest.mat));
        }
        if nest.mat != Species::CommonMeadowAnt && !rules.options.primitive_species {
            return refuse(what("mat"), "this game has no primitive species");
        }
        for ((field, section), cards) in SECTIONS.into_iter().zip([&self.heads, &self.thoraxes, &self.abdomens]) {
            nest.body[section.idx()] = stack(rules, section, cards).map_err(|why| Refused::new(what(field), why))?;
        }
        nest.note_abilities(&rules.timings);
        if let Some(card) = self.goals.cards().find(|card| rules.data.card(*card).card_type != CardType::ColonyGoal) {
            return refuse(what("goals"), format!("{card} is not a Colony Goal"));
        }
        nest.bodies_scored = self.bodies_scored.unwrap_or(nest.complete_bodies());
        check_number(|| what("bodies_scored"), nest.bodies_scored)?;
        for (&source, &points) in &self.scored {
            if points.abs() > MOST_POINTS || points < 0 && source != Source::Drawbacks {
                return refuse(what("scored"), format!("{points} points for {source}"));
            }
            nest.scored[source.idx()] = points;
        }
        put_brought(&mut nest, &self.brought);
        Ok(nest)
    }
}

fn put_brought(nest: &mut Nest, brought: &BTreeMap<CardId, u8>) {
    for (card, &points) in brought {
        nest.brought[card.idx()] = points;
    }
}

fn stack(rules: &March, section: Section, cards: &[CardId]) -> Result<Stack, String> {
    let mut stack = Stack::EMPTY;
    for (n, &card) in cards.iter().enumerate() {
        if rules.data.card(card).section != Some(section) {
            return Err(format!("{card} does not fit the {section}"));
        }
        if cards[..n].contains(&card) {
            return Err(format!("{card} appears twice"));
        }
        stack.push(card);
    }
    Ok(stack)
}

impl PilePosition {
    fn place(&self, rules: &March, placed: HexSet) -> Result<Pile, Refused> {
        let mut parts =
            PileParts::new(std::array::from_fn(|kind| *self.unknown.get(&HexKind::ALL[kind]).unwrap_or(&0)));
        let unknown: usize = parts.unknown.iter().map(|&count| usize::from(count)).sum();
        let len = unknown + self.slots.len();
        if len > HEXES {
            return refuse("pile", format!("{len} hexes, but a pile has at most {HEXES}"));
        }
        let mut taken = placed;
        let mut take = |what: &str, hex: HexId| {
            if taken.contains(hex) {
                return refuse(what, format!("{hex} is also somewhere else"));
            }
            taken.insert(hex);
            Ok(())
        };
        for (&slot, &hex) in &self.slots {
            take("pile.slots", hex)?;
            match parts.slots.get_mut(usize::from(slot)).filter(|_| usize::from(slot) < len) {
                Some(there) => *there = Some(hex),
                None => return refuse("pile.slots", format!("there is no slot {slot} in a pile of {len}")),
            }
        }
        self.drawn.hexes().try_for_each(|hex| take("pile.drawn", hex))?;
        parts.drawn = self.drawn;
        if let Some(by) = self.drawn_by {
            check_seat(rules, "pile.drawn_by", by)?;
            if self.drawn.is_empty() {
                return refuse("pile.drawn_by", "nothing is drawn");
            }
        }
        parts.drawn_by = self.drawn_by;
        for (&seat, &hex) in &self.out {
            check_seat(rules, "pile.out", Seat(seat))?;
            take("pile.out", hex)?;
            parts.out[usize::from(seat)] = Some(hex);
        }
        parts.unseen = HexId::ALL[1..].iter().copied().filter(|hex| !taken.contains(*hex)).collect();
        for known in &self.knows {
            check_seat(rules, "pile.knows", known.seat)?;
            if let Some(slot) = known.slots.iter().find(|&&slot| usize::from(slot) >= len) {
                return refuse("pile.knows", format!("there is no slot {slot} in a pile of {len}"));
            }
            parts.knows[known.seat.idx()][known.hex.idx()] = known.places();
        }
        Ok(Pile::from_parts(parts))
    }
}

/// Checks that somebody has something to decide, or that the game is over.
fn check_asks(rules: &March, state: &State) -> Result<(), Refused> {
    let table = rules.table(state);
    match state.agenda.top() {
        None if state.phase == Phase::Over => Ok(()),
        None => refuse("agenda", "there is nothing to do, but the game is not over"),
        Some(_) if state.phase == Phase::Over => refuse("agenda", "the game is over"),
        Some(task) if task.comes(table) == Some(Comes::Asking) => {
            let mut listed = Vec::new();
            for seat in task.seats(table).iter() {
                listed.clear();
                task.legal(table, seat, &mut listed);
                if listed.is_empty() {
                    return refuse("agenda", format!("{seat} has nothing to choose from"));
                }
            }
            Ok(())
        }
        Some(_) => refuse("agenda", "the next task leaves nothing to decide"),
    }
}
