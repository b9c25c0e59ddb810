//! Moments of real games, as seat 0 sees them, for the tests of the page.
//!
//! Each file has `components`, `view`, `choices`, `outlook` and the last `events` of one moment,
//! one per line. `UPDATE_EXPECT=1 cargo test -p march --test all fixtures` rewrites them.

use std::collections::BTreeMap;

use game_core::{Chance, Fresh, Game, Seat, Session, Viewer, testing::moments};
use march::{Action, Because, CardType, Data, Decision, EventKind, March, Options, Outlook, Phase, Position, Species};

const SEAT: Seat = Seat(0);
const SEEDS: u64 = 20_000;

/// The name of a moment, the number of players, and how to recognize it.
struct Moment {
    name: &'static str,
    options: fn() -> Options,
    is_it: fn(&Position, &Outlook) -> bool,
}

fn four() -> Options {
    Options { beyond: Some(3), ..Options::players(4) }
}

fn three() -> Options {
    Options { beyond: Some(2), ..Options::players(3) }
}

fn solo() -> Options {
    Options::players(1)
}

fn species() -> Options {
    Options { primitive_species: true, ..Options::players(3) }
}

fn five() -> Options {
    Options::players(5)
}

fn asks(outlook: &Outlook, decision: Decision) -> bool {
    outlook.asked.is_some_and(|asked| asked.decision == decision)
}

fn deed_of(outlook: &Outlook, deed: march::Deed) -> bool {
    outlook.asked.is_some_and(|asked| asked.because == Some(Because::Deed { deed, by: SEAT }))
}

/// The first turn of a game, when the Meadow has not grown.
const FIRST: &str = "first";

const MOMENTS: [Moment; 15] = [
    Moment { name: FIRST, options: five, is_it: |_, outlook| outlook.turn.is_some() },
    Moment {
        name: "turn",
        options: four,
        is_it: |position, outlook| {
            let nest = &position.nests[0];
            nest.hand.len() >= 4
                && !nest.goals.is_empty()
                && position.hexes.iter().any(|hex| hex.centipede)
                && outlook.turn.as_ref().is_some_and(|turn| {
                    !turn.bonus
                        && turn.explore.refusal.is_none()
                        && turn.cards.iter().any(|card| card.refusal.is_some())
                })
        },
    },
    Moment {
        name: "explore-place",
        options: four,
        is_it: |_, outlook| {
            let Some(places) = &outlook.places else { return false };
            let joins =
                |n| places.cells.iter().flat_map(|cell| &cell.turns).any(|turn| turn.legal && turn.joins.len() >= n);
            deed_of(outlook, march::Deed::Explore) && places.cells.len() >= 2 && joins(2)
        },
    },
    Moment {
        name: "enter",
        options: four,
        is_it: |_, outlook| asks(outlook, Decision::Enter) && outlook.asked.is_some_and(|asked| asked.optional),
    },
    Moment {
        name: "march",
        options: four,
        is_it: |_, outlook| {
            asks(outlook, Decision::Steps)
                && deed_of(outlook, march::Deed::March)
                && outlook.asked.is_some_and(|asked| asked.left == Some(4))
        },
    },
    Moment {
        name: "pay",
        options: four,
        is_it: |_, outlook| {
            let Some(pay) = &outlook.pay else { return false };
            let control = pay.ants.iter().any(|ant| ant.loses_control);
            pay.paid == 1 && pay.left >= 1 && pay.larvae > 0 && pay.ants.len() >= 4 && control
        },
    },
    Moment {
        name: "reaction",
        options: four,
        is_it: |_, outlook| outlook.reaction.is_some_and(|reaction| reaction.deed == march::Deed::March),
    },
    Moment {
        name: "battle-commit",
        options: three,
        is_it: |_, outlook| {
            let Some(battle) = &outlook.battle else { return false };
            !battle.against_centipede
                && battle.commit.as_ref().is_some_and(|commit| commit.cards.len() >= 3)
                && battle.sides.iter().all(|side| side.ants >= 2)
                && battle.sides.iter().any(|side| side.heads > 0)
        },
    },
    Moment {
        name: "battle-lose",
        options: three,
        is_it: |_, outlook| {
            outlook.battle.is_some()
                && outlook
                    .losses
                    .as_ref()
                    .is_some_and(|losses| losses.among.len() >= 2 && losses.among.iter().any(|ant| ant.loses_control))
        },
    },
    Moment {
        name: "centipede-commit",
        options: four,
        is_it: |_, outlook| {
            let centipede = outlook.battle.as_ref().and_then(|battle| battle.centipede.as_ref());
            centipede.is_some_and(|centipede| centipede.plans.len() >= 4)
        },
    },
    Moment { name: "decree", options: four, is_it: |_, outlook| outlook.decree.is_some() },
    Moment { name: "choose", options: four, is_it: |_, outlook| asks(outlook, Decision::ChooseHex) },
    Moment { name: "over", options: four, is_it: |position, _| position.phase == Phase::Over },
    Moment {
        name: "horde",
        options: solo,
        is_it: |position, outlook| {
            outlook.turn.as_ref().is_some_and(|turn| turn.explore.refusal.is_none())
                && position.horde.score > 0
                && outlook.horde.as_ref().is_some_and(|horde| horde.centipedes.len() >= 2)
        },
    },
    Moment {
        name: "species",
        options: species,
        is_it: |position, outlook| {
            let species = |seat: usize| position.nests[seat].species;
            outlook.turn.as_ref().is_some_and(|turn| turn.species.as_ref().is_some_and(|own| own.refusal.is_none()))
                && species(1) != Some(Species::CommonMeadowAnt)
        },
    },
];

/// How much the players like an action: growing colonies make good pictures.
fn weight(action: &Action) -> u32 {
    match action {
        Action::Play { card } => match Data::own().card(*card).card_type {
            CardType::Event => 12,
            CardType::Evolution | CardType::ColonyGoal => 30,
        },
        Action::Explore => 40,
        Action::March | Action::Forage => 14,
        Action::Species | Action::PlayAs { .. } => 20,
        Action::Larva { .. } => 12,
        Action::PayLarva => 60,
        Action::Rest => 2,
        Action::Pass => 6,
        _ => 4,
    }
}

fn pick(actions: &[Action], dice: &mut Fresh) -> Action {
    let mut left = dice.below(actions.iter().map(weight).sum());
    for action in actions {
        match left.checked_sub(weight(action)) {
            Some(rest) => left = rest,
            None => return *action,
        }
    }
    unreachable!("the draw is below the sum of the weights")
}

/// Whether the Meadow has grown, everybody lives in it, and somebody has evolved.
fn is_rich(position: &Position, outlook: &Outlook) -> bool {
    let alone = position.nests.len() == 1;
    let evolved = |nest: &march::NestPosition| nest.heads.len() + nest.thoraxes.len() + nest.abdomens.len() > 0;
    position.round >= 2
        && position.hexes.len() >= if alone { 6 } else { 8 }
        && outlook.nests.iter().all(|nest| nest.ants >= if alone { 5 } else { 3 })
        && (position.nests.iter().filter(|nest| evolved(nest)).count() >= 2 || alone)
        && (position.nests[0].hand.len() >= 2 || position.phase == Phase::Over)
}

/// The first time each moment occurs in round 2 or later, with a grown Meadow; the first turn as it comes.
fn find_moments() -> BTreeMap<&'static str, String> {
    let mut found = BTreeMap::new();
    for seed in 0..SEEDS {
        for options in [four(), three(), solo(), species(), five()] {
            let missing = |moment: &&Moment| !found.contains_key(moment.name) && (moment.options)() == options;
            let missing: Vec<&Moment> = MOMENTS.iter().filter(missing).collect();
            if !missing.is_empty() {
                play(options, seed, &missing, &mut found);
            }
        }
        if found.len() == MOMENTS.len() {
            return found;
        }
    }
    panic!("only {:?} occurred in {SEEDS} games", found.keys());
}

fn play(options: Options, seed: u64, missing: &[&Moment], found: &mut BTreeMap<&'static str, String>) {
    let rules = March::with(options).expect("the options are valid");
    let (mut session, mut dice) = (Session::new(rules, seed.into()), Fresh::new(seed));
    loop {
        let acts = session.to_act();
        if acts.is_empty() || acts.contains(SEAT) {
            note(&session, missing, found);
        }
        let Some(seat) = acts.first() else { return };
        let action = pick(&session.legal(seat), &mut dice);
        session.apply(seat, action).expect("listed actions are accepted");
    }
}

fn note(session: &Session<March>, missing: &[&Moment], found: &mut BTreeMap<&'static str, String>) {
    let position = session.game().position(session.state());
    let outlook = session.game().outlook(session.state(), Viewer::Seat(SEAT));
    let rich = is_rich(&position, &outlook);
    let is_it = |moment: &&&Moment| (rich || moment.name == FIRST) && (moment.is_it)(&position, &outlook);
    for moment in missing.iter().filter(is_it) {
        // The Horde has just acted openly.
        let shown = moment.name != "horde" || horde_acted(session);
        if shown && !found.contains_key(moment.name) {
            found.insert(moment.name, moments::text(session, SEAT));
        }
    }
}

fn horde_acted(session: &Session<March>) -> bool {
    use EventKind::{CentipedeEntered, CentipedeMoved, TokenPlaced};
    let heard = session.events_since(0, Some(Viewer::Seat(SEAT)));
    let last = &heard[heard.len().saturating_sub(6)..];
    let revealed = last.iter().position(|told| matches!(told.event.what, EventKind::HordeRevealed { .. }));
    let next = revealed.and_then(|at| last.get(at + 1)).map(|told| &told.event.what);
    next.is_some_and(|what| matches!(what, CentipedeMoved { .. } | CentipedeEntered { .. } | TokenPlaced { .. }))
}

#[test]
fn the_moments_for_the_page_are_fresh() {
    moments::assert_fresh(&find_moments(), concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/games/march/fixtures"));
}
