//! Which agendas can be typed: only those the rules can carry out.

use game_core::{Refused, Seat};

use super::in_box::not_in_box;
use crate::{
    March,
    card_set::CardSet,
    components::{CardId, HexId, Phase},
    hex_set::HexSet,
    state::State,
    task::{MOST_TYPED, Task},
};

/// Hexes that were taken from the pile and are about to be placed.
pub(super) fn coming_hexes(tasks: &[Task]) -> HexSet {
    tasks.iter().map(|task| task.needs().places).fold(HexSet::EMPTY, HexSet::or)
}

pub(super) fn check(rules: &March, state: &State, tasks: &[Task]) -> Result<(), Refused> {
    let refuse = |why: String| Err(Refused::new("agenda", why));
    if tasks.len() > MOST_TYPED {
        return refuse(format!("{} tasks are more than {MOST_TYPED}", tasks.len()));
    }
    let known = state.meadow.placed().or(coming_hexes(tasks));
    if coming_hexes(tasks).and(state.meadow.placed()) != HexSet::EMPTY {
        return refuse("a hex that is already in the Meadow cannot be placed".into());
    }
    let (mut resolving, mut placing) = (CardSet::EMPTY, HexSet::EMPTY);
    for task in tasks {
        let needs = task.needs();
        if let Some(hex) = needs.places.and(placing).hexes().next() {
            return refuse(format!("{hex} is placed twice"));
        }
        placing = placing.or(needs.places);
        if let Some(seat) = needs.seats.iter().flatten().find(|seat| seat.0 >= rules.players()) {
            return refuse(format!("there is no seat {}", seat.0));
        }
        if let Some(hex) = needs.hexes.minus(known).hexes().next() {
            return refuse(format!("{hex} is not in the Meadow"));
        }
        if needs.number > MOST_NUMBER {
            return refuse(format!("{} is more than {MOST_NUMBER}", needs.number));
        }
        if let Some(phase) = needs.phase.filter(|&phase| phase != state.phase) {
            return refuse(match phase {
                Phase::Setup => "the setup is over".into(),
                Phase::Worker => "turns are taken in the Worker Phase".into(),
                other => format!("this is done in the {other} phase"),
            });
        }
        if needs.battle && state.battle.is_none() {
            return refuse("there is no battle".into());
        }
        if let Some(card) = needs.card.filter(|&card| !rules.cards.contains(card)) {
            return refuse(not_in_box(card));
        }
        if let Some(hex) = needs.places.hexes().find(|&hex| !rules.has_hex(hex)) {
            return refuse(not_in_box(hex));
        }
        if let Some(card) = needs.resolves {
            if resolving.contains(card) {
                return refuse(format!("{card} is resolved twice"));
            }
            resolving.insert(card);
        }
    }
    if resolving != state.cards.played {
        return refuse("the cards played must be those yet to be resolved".into());
    }
    check_coming(rules, state, tasks)?;
    check_face_down(rules, state, tasks)
}

/// Tasks further down rely on the hexes that are about to be placed. So these come first, and there
/// must be room for them.
fn check_coming(rules: &March, state: &State, tasks: &[Task]) -> Result<(), Refused> {
    let refuse = |why: String| Err(Refused::new("agenda", why));
    let tasks = if let [below @ .., Task::PutBack(_)] = tasks { below } else { tasks };
    let first = tasks.iter().position(|task| matches!(task, Task::Origin(_) | Task::PlaceHex(_)));
    match first.map_or(&[][..], |first| &tasks[first..]) {
        [] => Ok(()),
        [Task::Origin(origin)] if origin.fits_somewhere(rules.table(state)) => Ok(()),
        [Task::Origin(origin)] => refuse(format!("{} has no hex to explore from", origin.seat)),
        // Only an exploration places several, all beside one hex and without anything in between.
        [Task::PlaceHex(one), others @ ..] if others.iter().all(|other| one.goes_along_with(*other)) => {
            let hexes = 1 + others.len();
            match one.joined_to().filter(|&from| (state.meadow.open_tunnels(from).len() as usize) < hexes) {
                Some(from) => refuse(format!("{from} has too few open tunnels to place {hexes} beside it")),
                None => Ok(()),
            }
        }
        _ => refuse("a hex is placed before anything else is done".into()),
    }
}

/// Cards lie face down while a battle waits for its outcome or a theft for its answers.
fn check_face_down(rules: &March, state: &State, tasks: &[Task]) -> Result<(), Refused> {
    // Nothing comes between committing cards and the outcome.
    let committing = |task: &&Task| matches!(task, Task::Commit(_));
    let fights = matches!(tasks.iter().rev().find(|task| !committing(task)), Some(Task::Outcome(_)));
    let fighter = |seat| state.battle.is_some_and(|battle| battle.defender == seat || battle.invader == Some(seat));
    let stolen_by = match tasks.last() {
        Some(Task::Theft(theft)) => Some(theft.by),
        _ => None,
    };
    for seat in Seat::all(rules.players()).filter(|&seat| !state.nest(seat).face_down.is_empty()) {
        if !(fights && fighter(seat) || stolen_by.is_some_and(|by| by != seat)) {
            return Err(Refused::new(format!("nests[{}].face_down", seat.0), "nothing will reveal these cards"));
        }
    }
    let on_top = tasks.iter().rev().take_while(committing).count();
    if !fights && on_top > 0 || tasks.iter().filter(committing).count() > on_top {
        return Err(Refused::new("agenda", "nothing will reveal the cards that are committed"));
    }
    for task in tasks {
        if let Task::Commit(commit) = task
            && !fighter(commit.seat)
        {
            return Err(Refused::new("agenda", format!("{} does not fight and cannot commit cards", commit.seat)));
        }
    }
    Ok(())
}

/// The largest number in the rules. Sums of a few of these fit.
const MOST_NUMBER: u8 = 60;

/// What a position needs for a task to be carried out.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    seats: [Option<Seat>; 2],
    /// Hexes that are in the Meadow, or will be when the task comes up.
    hexes: HexSet,
    /// Hexes taken from the pile that the task places.
    places: HexSet,
    /// The largest number it counts down from.
    number: u8,
    phase: Option<Phase>,
    battle: bool,
    /// The card it is about, which must be in the box.
    card: Option<CardId>,
    /// The played card that the task resolves.
    resolves: Option<CardId>,
}

impl Needs {
    pub(crate) const NOTHING: Needs = Needs {
        seats: [None; 2],
        hexes: HexSet::EMPTY,
        places: HexSet::EMPTY,
        number: 0,
        phase: None,
        battle: false,
        card: None,
        resolves: None,
    };

    pub(crate) fn seat(seat: Seat) -> Needs {
        Needs::NOTHING.and_seat(Some(seat))
    }

    pub(crate) fn and_seat(self, seat: Option<Seat>) -> Needs {
        Needs { seats: [self.seats[1], seat], ..self }
    }

    pub(crate) fn hex(self, hex: impl Into<Option<HexId>>) -> Needs {
        self.hexes(hex.into().map_or(HexSet::EMPTY, HexSet::only))
    }

    pub(crate) fn hexes(self, hexes: HexSet) -> Needs {
        Needs { hexes: self.hexes.or(hexes), ..self }
    }

    pub(crate) fn places(self, hexes: HexSet) -> Needs {
        Needs { places: hexes, ..self }
    }

    pub(crate) fn number(self, number: u8) -> Needs {
        Needs { number: self.number.max(number), ..self }
    }

    pub(crate) fn phase(self, phase: Phase) -> Needs {
        Needs { phase: Some(phase), ..self }
    }

    pub(crate) fn battle(self) -> Needs {
        Needs { battle: true, ..self }
    }

    pub(crate) fn card(self, card: CardId) -> Needs {
        Needs { card: Some(card), ..self }
    }

    pub(crate) fn resolves(self, card: CardId) -> Needs {
        Needs { resolves: Some(card), ..self.card(card) }
    }
}
