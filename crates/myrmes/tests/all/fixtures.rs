//! Moments of real games for the tests of the page: what seat 0 receives.
//!
//! Each file has `components`, `view`, `choices`, `outlook` and the last `events` of one moment,
//! one per line. `UPDATE_EXPECT=1 cargo test -p myrmes --test all fixtures` rewrites them.

use std::collections::BTreeMap;

use game_core::{Chance, Fresh, Game, Seat, Session, Viewer, testing::moments};
use myrmes::{Action, Bonus, Myrmes, Options, Outlook, Position, Track};

const SEAT: Seat = Seat(0);
const SEEDS: u64 = 3000;

/// The name of a moment, and how to recognise it.
type Moment = (&'static str, fn(&Position, &Outlook) -> bool);

/// The first decision of a game, when the garden is still empty.
const FIRST: &str = "first";

/// The moments by number of players: each number has a garden of its own.
const MOMENTS: [(u8, &[Moment]); 3] = [(3, &OF_THREE), (2, &OF_TWO), (4, &OF_FOUR)];

const OF_TWO: [Moment; 1] = [("two", |_, outlook| is_sortie(outlook))];

const OF_FOUR: [Moment; 1] = [(FIRST, |_, _| true)];

const OF_THREE: [Moment; 13] = [
    ("event", |_, outlook| {
        outlook.event.as_ref().is_some_and(|spaces| spaces.iter().filter(|space| space.within_reach).count() > 3)
    }),
    ("births", |_, outlook| outlook.births.as_ref().is_some_and(|births| births.plans.len() >= 60)),
    ("newborn", |_, outlook| {
        outlook.births.as_ref().is_some_and(|births| births.plans.iter().any(|plan| !plan.newborn.is_empty()))
    }),
    ("workers", |position, outlook| {
        position.colonies[0].workers > 1
            && outlook
                .rooms
                .as_ref()
                .is_some_and(|rooms| rooms.iter().filter(|room| room.illegal.is_none()).count() > 1)
    }),
    ("sortie", |_, outlook| is_sortie(outlook)),
    ("hunt", |_, outlook| {
        let Some(sortie) = &outlook.sortie else { return false };
        sortie.reach.iter().any(|way| !way.hunts.is_empty())
            && sortie.reach.iter().any(|way| way.hunts.is_empty() && way.soldiers > 0)
    }),
    ("clear", |_, outlook| outlook.sortie.as_ref().is_some_and(|sortie| !sortie.clear.is_empty())),
    ("harvest", |_, outlook| {
        outlook.harvest.as_ref().is_some_and(|harvest| harvest.extra == 3 && harvest.may.len() > 2)
    }),
    ("atelier", |position, outlook| {
        position.pending.is_none()
            && outlook.atelier.as_ref().is_some_and(|atelier| {
                atelier.nurses == 2 && atelier.objectives.iter().any(|objective| objective.illegal.is_none())
            })
    }),
    ("objective", |position, outlook| position.pending.is_some() && outlook.atelier.is_some()),
    ("storing", |_, outlook| outlook.storing.is_some_and(|storing| storing.too_many > 1)),
    ("winter", |_, outlook| outlook.winter.is_some()),
    ("over", |position, _| position.phase == myrmes::Phase::Over),
];

/// Whether a worker in the garden has many ways to go and to place a tile.
fn is_sortie(outlook: &Outlook) -> bool {
    outlook.sortie.as_ref().is_some_and(|sortie| sortie.placements.len() > 12 && sortie.reach.len() > 6)
}

/// The preferences of the players in one game, drawn at random for each: good gardens take luck and
/// the right preferences.
struct Tastes([u32; 8]);

impl Tastes {
    fn drawn(dice: &mut Fresh) -> Tastes {
        Tastes([(); 8].map(|()| 1 + dice.below(12)))
    }

    fn weight(&self, action: &Action) -> u32 {
        let Tastes([placing, walking, home, larvae, soldiers, workers, atelier, harvest]) = *self;
        match action {
            Action::Objective { .. } | Action::Clear { .. } | Action::Hunt { .. } | Action::Level => 60,
            Action::Nurse => 30,
            Action::Place { tile, .. } if tile.is_special() => 3 * placing,
            Action::Place { .. } => placing,
            Action::Leave { .. } | Action::Step { .. } => walking,
            Action::Work { .. } | Action::Quarry { .. } => home,
            // Larvae and soldiers are asked about first; keep nurses for the workers.
            Action::Nurses { on: Track::Larvae | Track::Soldiers, count: 0 } => 12,
            Action::Nurses { on: Track::Larvae, count: 1 } => larvae,
            Action::Nurses { on: Track::Soldiers, count: 2 } => soldiers,
            Action::Nurses { on: Track::Workers, count: 2 | 4 } => 8 * workers,
            Action::Nurses { on: Track::Atelier, count: 1.. } => atelier,
            Action::Event { to: Bonus::HarvestPlus3 } => 3 * harvest,
            Action::Event { .. } => 2,
            _ => 1,
        }
    }

    fn pick(&self, actions: &[Action], dice: &mut Fresh) -> Action {
        let mut left = dice.below(actions.iter().map(|action| self.weight(action)).sum());
        for action in actions {
            match left.checked_sub(self.weight(action)) {
                Some(rest) => left = rest,
                None => return *action,
            }
        }
        unreachable!("the draw is below the sum of the weights")
    }
}

/// The first occurrence of each moment in the second year or later, when the garden is no longer
/// empty; the first decision as it comes.
fn find_moments() -> BTreeMap<&'static str, String> {
    let mut found = BTreeMap::new();
    for (players, wanted) in MOMENTS {
        let rules = Myrmes::with(Options::players(players)).expect("the options are valid");
        let missing = |found: &BTreeMap<_, _>| wanted.iter().any(|(name, _)| !found.contains_key(name));
        let mut seeds = 0..SEEDS;
        while missing(&found) {
            let Some(seed) = seeds.next() else { panic!("only {:?} occurred in {SEEDS} games", found.keys()) };
            play(&rules, seed, wanted, &mut found);
        }
    }
    found
}

fn play(rules: &Myrmes, seed: u64, wanted: &[Moment], found: &mut BTreeMap<&'static str, String>) {
    let (mut session, mut dice) = (Session::new(rules.clone(), seed.into()), Fresh::new(seed));
    let tastes = Tastes::drawn(&mut dice);
    loop {
        let acts = session.to_act();
        if acts.is_empty() || acts.contains(SEAT) {
            note(&session, wanted, found);
        }
        let Some(seat) = acts.first() else { return };
        let action = tastes.pick(&session.legal(seat), &mut dice);
        session.apply(seat, action).expect("listed actions are accepted");
    }
}

fn note(session: &Session<Myrmes>, wanted: &[Moment], found: &mut BTreeMap<&'static str, String>) {
    let position = session.game().position(session.state());
    let n_tiles: usize = position.colonies.iter().map(|colony| colony.pheromones.len() + colony.specials.len()).sum();
    let grown = position.year >= 2 && n_tiles >= 8;
    let missing = |(name, _): &&Moment| (grown || *name == FIRST) && !found.contains_key(name);
    let missing: Vec<&Moment> = wanted.iter().filter(missing).collect();
    if missing.is_empty() {
        return;
    }
    let outlook = session.game().outlook(session.state(), Viewer::Seat(SEAT));
    for (name, is_it) in missing {
        if is_it(&position, &outlook) {
            found.insert(*name, moments::text(session, SEAT));
        }
    }
}

#[test]
fn the_moments_for_the_page_are_fresh() {
    moments::assert_fresh(&find_moments(), concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/games/myrmes/fixtures"));
}
