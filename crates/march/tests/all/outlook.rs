//! Predictions of the outlook come true, actions it calls illegal are refused with that very
//! reason, and no legal action is missing from it. Each prediction is tried on a copy of the table,
//! at the decisions of random games.
//!
//! The shared suite checks that the outlook shows nothing hidden: it compares outlooks wherever it
//! compares views.

mod battles;
mod horde;
mod kit;
mod meadow;
mod queen;
mod turns;

use crate::suite::developed;

use std::collections::BTreeMap;

use game_core::{Chance, Fresh, Game, Seat, Viewer};
use march::{Action, Difficulty, Event, Illegal, Length, March, Options, Outlook, Refusal, State};

/// A decision of one seat, with its outlook.
struct Decision<'a> {
    game: &'a March,
    state: &'a State,
    seat: Seat,
    outlook: Outlook,
    /// How often each kind of prediction was tried.
    tried: &'a mut BTreeMap<&'static str, u32>,
}

impl Decision<'_> {
    fn tried(&mut self, what: &'static str) {
        *self.tried.entry(what).or_default() += 1;
    }

    fn legal(&self) -> Vec<Action> {
        self.game.legal(self.state, self.seat)
    }

    /// The table after this action of the seat, and what happened.
    fn after(&self, action: Action) -> Result<(State, Vec<Event>), Illegal> {
        let (mut state, mut events) = (*self.state, Vec::new());
        self.game.apply(&mut state, self.seat, action, &mut Fresh::new(5), &mut events)?;
        Ok((state, events))
    }

    /// The same for an action that must be accepted.
    fn sent(&self, action: Action) -> (State, Vec<Event>) {
        self.after(action).unwrap_or_else(|illegal| panic!("{}: {action}: {illegal}", self.seat))
    }

    fn look(&self, state: &State) -> Outlook {
        self.game.outlook(state, Viewer::Seat(self.seat))
    }

    /// The action is refused exactly as predicted, or accepted if no refusal was predicted.
    fn is_refused_as_told(&self, action: Action, told: Option<&Refusal>) {
        let answer = self.after(action).err();
        assert_eq!(answer.as_ref(), told.map(|refusal| &refusal.values), "{action}");
        if let Some(refusal) = told {
            assert_eq!(refusal.message, refusal.values.to_string());
            assert_eq!(refusal.rule, game_core::Illegal::rule(&refusal.values));
        }
    }
}

/// Checks everything that is predicted for a seat that is to act.
fn check(mut decision: Decision<'_>) {
    turns::check_asked(&mut decision);
    turns::check_turn(&mut decision);
    turns::check_pay(&mut decision);
    meadow::check_tunnels(&mut decision);
    meadow::check_places(&mut decision);
    meadow::check_losses(&mut decision);
    battles::check_commit(&mut decision);
    queen::check_decree(&mut decision);
    queen::check_phase(&mut decision);
}

/// Plays on with random actions, and checks one decision in `one_in`.
fn play(game: &March, mut state: State, seed: u64, one_in: u32, tried: &mut BTreeMap<&'static str, u32>) {
    let mut dice = Fresh::new(seed);
    let mut events = Vec::new();
    // Most games are over by then.
    for _ in 0..1500 {
        let to_act = game.to_act(&state);
        let Some(seat) = to_act.first() else { break };
        let outlook = game.outlook(&state, Viewer::Seat(seat));
        if dice.below(one_in) == 0 || outlook.battle.is_some() || outlook.places.is_some() {
            check(Decision { game, state: &state, seat, outlook: outlook.clone(), tried: &mut *tried });
        }
        let legal = game.legal(&state, seat);
        let action = legal[dice.below(legal.len() as u32) as usize];
        events.clear();
        game.apply(&mut state, seat, action, &mut dice, &mut events).expect("listed is legal");
        horde::check(&outlook, &events, tried);
    }
    if game.standing(&state).is_some() {
        horde::check_end(game, &state, tried);
    }
}

fn foretold(options: Options, games: u64) -> BTreeMap<&'static str, u32> {
    let game = March::with(options).expect("the options are valid");
    let mut tried = BTreeMap::new();
    for seed in 0..games {
        play(&game, game.setup(&mut Fresh::new(seed), &mut Vec::new()), seed, 8, &mut tried);
        let developed = game.place(&developed::position(&game, seed)).expect("a developed position is sound");
        play(&game, developed, seed, 8, &mut tried);
    }
    tried
}

#[track_caller]
fn all_tried(tried: &BTreeMap<&'static str, u32>, wanted: &[&'static str]) {
    for what in wanted {
        assert!(tried.get(what).is_some_and(|&times| times > 3), "{what} was hardly tried: {tried:?}");
    }
}

#[test]
fn four_players() {
    let tried = foretold(Options { beyond: Some(5), ..Options::players(4) }, 30);
    let wanted = [
        "turn",
        "card",
        "rest",
        "pay",
        "rest of a payment",
        "place",
        "no place",
        "ant lost",
        "commit",
        "ant battle",
        "centipede battle",
        "reaction",
        "decree",
        "harvest",
        "feeding",
        "feeding after harvest",
        "slumber",
    ];
    all_tried(&tried, &wanted);
}

#[test]
fn two_players_with_primitive_species() {
    let tried = foretold(Options { primitive_species: true, beyond: Some(2), ..Options::players(2) }, 30);
    all_tried(&tried, &["turn", "species", "rest that ends the phase", "pay", "place", "commit", "feeding", "slumber"]);
}

#[test]
fn five_players_in_a_long_game() {
    let tried = foretold(Options { length: Length::Long, ..Options::players(5) }, 12);
    all_tried(&tried, &["turn", "pay", "place", "commit", "harvest", "feeding", "slumber"]);
}

#[test]
fn alone_against_the_horde() {
    let tried = foretold(Options { difficulty: Difficulty::Hard, ..Options::players(1) }, 30);
    all_tried(&tried, &["turn", "place", "centipede battle", "invasion", "advance", "end against the Horde"]);
}
