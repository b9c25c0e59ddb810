//! Which agendas can be typed: only what the rules can work off.

use game_core::{Refused, Seat};

use crate::{
    March,
    card_set::CardSet,
    components::{HexId, Phase},
    hex_set::HexSet,
    phase::{sites::Scope, worker::explore::Why},
    state::State,
    task::{MOST_TYPED, Task},
};

/// Hexes that were taken from the pile and are about to be placed.
pub(super) fn coming_hexes(tasks: &[Task]) -> HexSet {
    let coming = tasks.iter().map(|task| match task {
        Task::Origin(origin) => origin.hexes,
        Task::PlaceHex(place) => HexSet::only(place.hex),
        _ => HexSet::EMPTY,
    });
    coming.fold(HexSet::EMPTY, HexSet::or)
}

pub(super) fn check(rules: &March, state: &State, tasks: &[Task]) -> Result<(), Refused> {
    let refuse = |why: String| Err(Refused::new("agenda", why));
    if tasks.len() > MOST_TYPED {
        return refuse(format!("{} tasks are more than {MOST_TYPED}", tasks.len()));
    }
    let known = state.meadow.placed().or(coming_hexes(tasks));
    if coming_hexes(tasks).and(state.meadow.placed()) != HexSet::EMPTY {
        return refuse("a hex that lies already cannot be placed".into());
    }
    let (mut resolving, mut placing) = (CardSet::EMPTY, HexSet::EMPTY);
    for task in tasks {
        let coming = coming_hexes(std::slice::from_ref(task));
        if let Some(hex) = coming.and(placing).hexes().next() {
            return refuse(format!("{hex} is placed twice"));
        }
        placing = placing.or(coming);
        let parts = Parts::of(*task);
        if let Some(seat) = parts.seats.iter().flatten().find(|seat| seat.0 >= rules.players()) {
            return refuse(format!("there is no seat {}", seat.0));
        }
        if let Some(hex) = parts.hexes.minus(known).hexes().next() {
            return refuse(format!("{hex} is not in the Meadow"));
        }
        if parts.number > MOST_NUMBER {
            return refuse(format!("{} is more than {MOST_NUMBER}", parts.number));
        }
        if parts.setup && state.phase != Phase::Setup {
            return refuse("the setup is over".into());
        }
        if matches!(task, Task::TakeTurn(_)) && state.phase != Phase::Worker {
            return refuse("turns are taken in the Worker Phase".into());
        }
        if parts.battle && state.battle.is_none() {
            return refuse("there is no battle".into());
        }
        if let Some(card) = parts.resolves {
            if resolving.contains(card) {
                return refuse(format!("{card} is resolved twice"));
            }
            resolving.insert(card);
        }
    }
    if resolving != state.cards.played {
        return refuse("the cards played are those that wait to be resolved".into());
    }
    check_coming(rules, state, tasks)?;
    check_face_down(rules, state, tasks)
}

/// What waits below counts on the hexes that are about to be placed. So they come first, and there is room for them.
fn check_coming(rules: &March, state: &State, tasks: &[Task]) -> Result<(), Refused> {
    let refuse = |why: String| Err(Refused::new("agenda", why));
    let tasks = if let [below @ .., Task::PutBack(_)] = tasks { below } else { tasks };
    let first = tasks.iter().position(|task| matches!(task, Task::Origin(_) | Task::PlaceHex(_)));
    match first.map_or(&[][..], |first| &tasks[first..]) {
        [] => Ok(()),
        [Task::Origin(origin)] if origin.fits_somewhere(rules.table(state)) => Ok(()),
        [Task::Origin(origin)] => refuse(format!("{} can explore from nowhere", origin.seat)),
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
    // Nothing comes between the cards that are committed and their outcome.
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

/// No number of the rules is larger, and sums of a few of them fit.
const MOST_NUMBER: u8 = 60;

/// What has to be looked at in a task.
#[derive(Default)]
struct Parts {
    seats: [Option<Seat>; 2],
    hexes: HexSet,
    number: u8,
    setup: bool,
    battle: bool,
    resolves: Option<crate::CardId>,
}

impl Parts {
    fn of(task: Task) -> Parts {
        let none = Parts::default();
        let seat = |seat| Parts { seats: [Some(seat), None], ..Parts::default() };
        let on_hex = |of: Seat, hex: HexId| Parts { hexes: HexSet::only(hex), ..seat(of) };
        let count = |of: Seat, number| Parts { number, ..seat(of) };
        match task {
            Task::ChooseSpecies(ask) => Parts { setup: true, ..seat(ask.seat) },
            Task::Settle(ask) => Parts { setup: true, number: ask.left, ..on_hex(ask.seat, ask.hex) },
            Task::Deal(_) | Task::StartHexes(_) => Parts { setup: true, ..none },
            Task::TakeTurn(ask) => seat(ask.seat),
            Task::PickHex(ask) => {
                Parts { setup: matches!(ask.next, Why::Start(_)), number: larvae_of(ask.next), ..seat(ask.seat) }
            }
            Task::PutBack(ask) => seat(ask.seat),
            Task::Origin(ask) => Parts { hexes: ask.hexes, ..seat(ask.seat) },
            Task::PlaceHex(ask) => {
                let from = ask.from.map_or(HexSet::EMPTY, HexSet::only);
                let hexes = HexSet::only(ask.hex).or(from);
                Parts { setup: matches!(ask.why, Why::Start(_)), hexes, number: larvae_of(ask.why), ..seat(ask.seat) }
            }
            Task::Enter(ask) => Parts { hexes: ask.to.or(HexSet::only(ask.from)), ..seat(ask.seat) },
            Task::Steps(ask) => count(ask.seat, ask.left),
            Task::Larvae(ask) => {
                Parts { hexes: ask.on.hex().map_or(HexSet::EMPTY, HexSet::only), ..count(ask.seat, ask.left) }
            }
            Task::MoveAnt(ask) => seat(ask.seat),
            Task::Gather(ask) => {
                Parts { hexes: ask.into.map_or(HexSet::EMPTY, HexSet::only), ..count(ask.seat, ask.left) }
            }
            Task::MarchToBattle(ask) => seat(ask.seat),
            Task::Drain(ask) => count(ask.seat, ask.larvae),
            Task::Pay(ask) => count(ask.seat, ask.left),
            Task::DropGoal(ask) => seat(ask.seat),
            Task::PlayEvolution(ask) => Parts { seats: [Some(ask.seat), ask.larvae_to], number: ask.left, ..none },
            Task::Lay(ask) => Parts { resolves: Some(ask.card), ..seat(ask.seat) },
            Task::GainLarvae(ask) => count(ask.seat, ask.larvae),
            Task::SwapCard(ask) => seat(ask.seat),
            Task::ChooseGains(ask) => count(ask.seat, ask.left),
            Task::ChooseHex(ask) => seat(ask.seat),
            Task::Collect(ask) => count(ask.seat, ask.times),
            Task::DiscardCards(ask) => count(ask.seat, ask.left),
            Task::DropEvolution(ask) => count(ask.seat, ask.left.max(ask.plays).max(ask.after)),
            Task::Exchange(ask) => {
                let (owner, hexes) =
                    ask.first.map_or((None, HexSet::EMPTY), |(owner, at)| (Some(owner), HexSet::only(at.hex)));
                Parts { seats: [Some(ask.seat), owner], hexes, number: ask.left, ..none }
            }
            Task::PayOrLose(ask) => count(ask.seat, ask.food.max(ask.ants)),
            Task::PlaceToken(ask) => count(ask.seat, ask.larvae),
            Task::PlayOffered(ask) => seat(ask.seat),
            Task::Theft(ask) => count(ask.by, ask.each),
            Task::FillSite(ask) => on_hex(ask.seat, ask.hex),
            Task::Lose(ask) => {
                let hexes = if let Scope::In(hex) = ask.scope { HexSet::only(hex) } else { HexSet::EMPTY };
                Parts { hexes, ..count(ask.seat, ask.left) }
            }
            Task::Army(ask) => {
                Parts { hexes: ask.withdraws_from.map_or(HexSet::EMPTY, HexSet::only), ..count(ask.seat, ask.larvae) }
            }
            Task::Blast(ask) => count(ask.seat, ask.own.max(ask.others)),
            Task::BlastVictim(ask) => Parts { number: ask.left, ..on_hex(ask.seat, ask.hex) },
            Task::ChooseInvader(ask) => {
                let others: Vec<Seat> = ask.among.iter().collect();
                // The highest seat speaks for all of them.
                Parts { seats: [Some(ask.seat), others.last().copied()], battle: true, ..none }
            }
            Task::Commit(ask) => Parts { battle: true, ..count(ask.seat, ask.left) },
            Task::Spoils(ask) => on_hex(ask.seat, ask.hex),
            Task::Raid(ask) => count(ask.seat, ask.cards),
            Task::Sting(ask) => count(ask.seat, ask.ants),
            Task::FeedAntLion(ask) => on_hex(ask.seat, ask.at.hex),
            Task::FoodInstead(ask) => count(ask.seat, ask.food),
            Task::Decree(ask) => seat(ask.seat),
            Task::Fill(work) => seat(work.from),
            Task::Reactions(work) => count(work.by, work.next),
            Task::Draw(work) => count(work.seat, work.cards),
            Task::Resolve(work) => Parts { resolves: Some(work.card), ..seat(work.seat) },
            Task::Finish(work) => Parts { resolves: Some(work.card), ..none },
            Task::LarvaeFor(work) => count(work.seat, work.larvae),
            Task::HexEffect(work) => on_hex(work.seat, work.hex),
            Task::AfterExplore(work) => on_hex(work.seat, work.hex),
            Task::NewHand(work) => seat(work.seat),
            Task::HordeCard(work) => seat(work.seat),
            Task::StartOfPhase(work) => Parts { number: work.next, ..none },
            Task::FightAll(work) => Parts { number: work.next, ..none },
            Task::FightHex(work) => Parts { hexes: HexSet::only(work.hex), ..none },
            Task::NextBattle(_) | Task::Outcome(_) => Parts { battle: true, ..none },
            Task::BattleEnd(work) => Parts { seats: [work.winner, work.loser], battle: true, ..none },
            Task::Harvest(work) => Parts { number: work.next, ..none },
            Task::HarvestSites(work) => seat(work.seat),
            Task::FeedAnts(work) => Parts { number: work.next, ..none },
            Task::Decrees(work) => Parts { number: work.next, ..none },
            Task::EndSoldierPhase(_) | Task::AntLions(_) | Task::Slumber(_) => none,
        }
    }
}

fn larvae_of(why: Why) -> u8 {
    match why {
        Why::Card(larvae) | Why::Start(larvae) => larvae,
        Why::Explore | Why::Journey | Why::Sentry => 0,
    }
}
