//! The outlook's predictions come true, what it calls illegal is refused for the same reason, and
//! nothing legal is missing from it. Checked at the decisions of random games, each prediction on a
//! copy of the table.
//!
//! The shared suite checks that the outlook shows nothing hidden: it compares outlooks wherever it
//! compares views.

mod atelier;
mod births;
mod sortie;
mod stores;
mod workers;

use std::collections::BTreeMap;

use game_core::{Chance, Fresh, Game, Notation, Seat, Viewer};
use myrmes::{
    Action, CubeSupply, Event, EventKind, Illegal, Myrmes, Options, Outlook, Refusal, Scored, State, Variant,
};

/// A decision of one seat, with the predictions for it.
struct Decision<'a> {
    game: &'a Myrmes,
    state: &'a State,
    seat: Seat,
    outlook: Outlook,
    /// How often each kind of prediction was checked.
    tried: &'a mut BTreeMap<&'static str, u32>,
    dice: Fresh,
}

impl Decision<'_> {
    fn tried(&mut self, what: &'static str) {
        *self.tried.entry(what).or_default() += 1;
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = self.game.legal(self.state, self.seat);
        legal.retain(|&action| action != Action::Sacrifice);
        legal
    }

    /// Whether the others' simultaneous choices can change what the supply has left.
    fn supply_is_limited(&self) -> bool {
        self.game.position(self.state).supply.is_some()
    }

    /// The table after these actions of the seat, and what happened.
    fn after(&self, actions: &[Notation<Action>]) -> Result<(State, Vec<Event>), Illegal> {
        let (mut state, mut events) = (*self.state, Vec::new());
        for &Notation(action) in actions {
            self.game.apply(&mut state, self.seat, action, &mut Fresh::new(5), &mut events)?;
        }
        Ok((state, events))
    }

    /// Sends these actions, which must be accepted, and returns what happens.
    fn sent(&self, actions: &[Notation<Action>]) -> (State, Vec<Event>) {
        self.after(actions).unwrap_or_else(|illegal| panic!("{}: {actions:?}: {illegal}", self.seat))
    }

    /// Checks that this action is refused exactly as predicted, or accepted if no refusal was
    /// predicted.
    fn is_refused_as_told(&self, action: Notation<Action>, told: Option<&Refusal>) {
        let answer = self.after(&[action]).err();
        assert_eq!(answer.as_ref(), told.map(|refusal| &refusal.values), "{action:?}");
        if let Some(refusal) = told {
            assert_eq!(refusal.message, refusal.values.to_string());
            assert_eq!(refusal.rule, game_core::Illegal::rule(&refusal.values));
        }
    }

    /// Lets all seats answer with anything but sacrifices until `told` finds what it looks for.
    fn play_until<T>(
        &mut self,
        mut state: State,
        mut events: Vec<Event>,
        told: impl Fn(&EventKind) -> Option<T>,
    ) -> (T, Vec<Event>) {
        loop {
            let own = events.iter().filter(|event| event.seat == Some(self.seat));
            if let Some(found) = own.map(|event| &event.what).find_map(&told) {
                return (found, events);
            }
            let seat = self.game.to_act(&state).iter().last().expect("what was predicted comes before the end");
            let mut legal = self.game.legal(&state, seat);
            legal.retain(|&action| action != Action::Sacrifice);
            let action = legal[self.dice.below(legal.len() as u32) as usize];
            self.game.apply(&mut state, seat, action, &mut self.dice, &mut events).expect("listed is legal");
        }
    }
}

fn total(scored: Option<Scored>) -> i16 {
    scored.map_or(0, |scored| scored.points + scored.vp_plus_1)
}

/// Checks all predictions for a seat.
fn check(mut decision: Decision<'_>) {
    let known = [
        decision.outlook.event.is_some(),
        decision.outlook.births.is_some(),
        decision.outlook.rooms.is_some(),
        decision.outlook.sortie.is_some(),
        decision.outlook.harvest.is_some(),
        decision.outlook.atelier.is_some(),
        decision.outlook.storing.is_some(),
        decision.outlook.winter.is_some(),
    ];
    assert_eq!(known.into_iter().filter(|&part| part).count(), 1, "a decision is about one thing");
    births::check_event(&mut decision);
    births::check_plans(&mut decision);
    workers::check_rooms(&mut decision);
    workers::check_tiles(&mut decision);
    sortie::check_reach(&mut decision);
    sortie::check_places(&mut decision);
    stores::check_harvest(&mut decision);
    stores::check_storing(&mut decision);
    stores::check_winter(&mut decision);
    atelier::check_crafts(&mut decision);
    atelier::check_objectives(&mut decision);
}

/// A game from its setup, or with plenty for everyone; the other properties do the same.
fn beginning(game: &Myrmes, seed: u64, rich: bool) -> State {
    let state = game.setup(&mut Fresh::new(seed), &mut Vec::new());
    if !rich {
        return state;
    }
    let mut position = game.position(&state);
    (position.supply, position.asked) = (None, None);
    for colony in &mut position.colonies {
        (colony.nurses, colony.soldiers, colony.workers, colony.level) = (6, 3, 3, 3);
        (colony.larvae, colony.food, colony.earth, colony.stone) = (6, 2, 3, 3);
        colony.plan = None;
    }
    game.place(&position).expect("riches break no rule")
}

fn play(game: &Myrmes, seed: u64, rich: bool, tried: &mut BTreeMap<&'static str, u32>) {
    let mut state = beginning(game, seed, rich);
    let (mut dice, mut chance) = (Fresh::new(seed), Fresh::new(seed));
    loop {
        let seats: Vec<Seat> = game.to_act(&state).iter().collect();
        let Some(&seat) = seats.get(dice.below(seats.len().max(1) as u32) as usize) else { break };
        let outlook = game.outlook(&state, Viewer::Seat(seat));
        check(Decision { game, state: &state, seat, outlook, tried, dice: Fresh::new(seed) });
        let mut legal = game.legal(&state, seat);
        let idle = |action: &Action| matches!(action, Action::Stop | Action::Done | Action::Sacrifice);
        if dice.below(8) > 0 && !legal.iter().all(idle) {
            legal.retain(|action| !idle(action));
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut chance, &mut Vec::new()).expect("listed is legal");
    }
    let outlook = game.outlook(&state, Viewer::Seat(Seat(0)));
    assert!(outlook.colonies.iter().all(|colony| colony.winter.is_none()), "no winter comes after the end");
}

#[test]
fn what_is_foretold_comes_true() {
    let mut tried = BTreeMap::new();
    for seed in 0..60 {
        let players = 2 + (seed % 3) as u8;
        let options = match seed / 3 % 3 {
            0 => Options::players(players),
            1 => Options { variant: Variant::Manual, ..Options::players(players) },
            _ => Options { supply: Some(CubeSupply::Box), ..Options::players(players) },
        };
        play(&Myrmes::with(options).expect("the options are valid"), seed, seed % 4 != 0, &mut tried);
    }
    // Otherwise the checks would pass only because nothing was checked.
    for what in [
        "event",
        "event refused",
        "plan",
        "newborn",
        "room",
        "room refused",
        "tile refused",
        "way",
        "hunt",
        "soldiers lost",
        "place",
        "place refused",
        "clear",
        "clear refused",
        "must",
        "extra",
        "storing",
        "winter",
        "craft",
        "craft refused",
        "no place for a tunnel",
        "objective",
        "objective refused",
        "bonus",
    ] {
        assert!(tried.contains_key(what), "no game had {what}: {tried:?}");
    }
}

/// A spectator or a waiting seat gets an outlook of the colonies only.
#[test]
fn those_who_do_not_decide_see_the_colonies_only() {
    let game = Myrmes::with(Options::players(3)).expect("the options are valid");
    let state = beginning(&game, 1, true);
    let own = game.outlook(&state, Viewer::Seat(Seat(1)));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(3))] {
        let outlook = game.outlook(&state, viewer);
        assert_eq!(outlook.colonies, own.colonies);
        assert!(outlook.event.is_none() && outlook.births.is_none());
    }
    assert!(own.event.is_some() && own.births.is_none());
}
