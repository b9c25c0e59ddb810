//! What holds in every state, whatever was played. A violation is a bug of ours, never a player's
//! mistake.

use game_core::Seat;

use crate::{
    March,
    card_set::CardSet,
    components::{HexId, HexKind, Phase},
    hex_set::HexSet,
    pile::Places,
    state::State,
    task::Task,
};

macro_rules! hold {
    ($condition:expr, $($why:tt)+) => {
        if !$condition {
            return Err(format!($($why)+));
        }
    };
}

pub(crate) fn check(rules: &March, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.players()) {
        check_nest(rules, state, seat)?;
    }
    check_cards(rules, state)?;
    check_meadow(rules, state)?;
    check_pile(rules, state)?;
    hold!(
        (state.phase == Phase::Over) == state.agenda.tasks().is_empty(),
        "the agenda is empty before the end, or not at the end"
    );
    Ok(())
}

fn check_nest(rules: &March, state: &State, seat: Seat) -> Result<(), String> {
    let nest = state.nest(seat);
    let cubes = u16::from(nest.larvae) + u16::from(nest.resting_larvae) + u16::from(state.ants.total(seat));
    hold!(cubes <= rules.cubes().into(), "{seat} has {cubes} cubes of {}", rules.cubes());
    let most = rules.data.colonies.nest_mat.colony_goals;
    hold!(nest.goals.len() <= most.into(), "{seat} has {} Colony Goals of {most}", nest.goals.len());
    let (complete, scored) = (nest.complete_bodies(), nest.bodies_scored);
    hold!(complete <= scored, "{seat} has {complete} complete ant bodies and scored {scored}");
    let mut noted = *nest;
    noted.note_abilities(&rules.timings);
    hold!(noted.works_at == nest.works_at, "{seat} has evolutions whose timings are not noted");
    hold!(nest.score() >= 0, "{seat} has {} points", nest.score());
    hold!(
        state.phase == Phase::Worker || nest.resting_larvae + nest.resting_food == 0,
        "{seat} rests outside the Worker Phase"
    );
    Ok(())
}

/// Every card of the box is in exactly one place.
fn check_cards(rules: &March, state: &State) -> Result<(), String> {
    let mut zones = vec![
        state.cards.deck,
        state.cards.discard,
        state.cards.played,
        state.cards.offered,
        state.horde.deck,
        state.horde.discard,
    ];
    for seat in Seat::all(rules.players()) {
        let nest = state.nest(seat);
        zones.extend([nest.hand, nest.face_down, nest.in_play()]);
        let stacked: u32 = nest.body.iter().map(|stack| u32::from(stack.len())).sum();
        hold!(nest.in_play().len() == stacked + nest.goals.len(), "{seat} has a card in play twice");
    }
    let all = zones.iter().fold(CardSet::EMPTY, |all, &zone| all.or(zone));
    let count: u32 = zones.iter().map(|zone| zone.len()).sum();
    hold!(all == rules.cards && count == rules.cards.len(), "found {count} cards of {}", rules.cards.len());
    Ok(())
}

fn check_meadow(rules: &March, state: &State) -> Result<(), String> {
    let hexes = rules.table(state).hexes();
    hold!(state.centipedes.minus(hexes).is_empty(), "a centipede is not on a hex");
    hold!(state.meadow.wormholes().minus(hexes).is_empty(), "a wormhole is not on a hex");
    hold!(state.ants.is_consistent(), "the sets of ants do not agree with the ground");
    for seat in Seat::all(rules.players()) {
        let lost = state.ants.present(seat).minus(state.meadow.placed());
        hold!(lost.is_empty(), "{seat} has ants outside the Meadow");
    }
    // Sites are filled after every action, Reaction, battle and card effect; a turn begins after all of them.
    if let Some(Task::TakeTurn(_)) = state.agenda.top() {
        let unfilled = state.ants.crowded().and(state.ants.vacant());
        hold!(
            unfilled.is_empty(),
            "{} has ants in its outskirts beside an empty site",
            unfilled.hexes().next().map_or("", HexId::name)
        );
    }
    Ok(())
}

fn check_pile(rules: &March, state: &State) -> Result<(), String> {
    let pile = &state.pile;
    let n_known = pile.slots().count();
    let unknown: usize = pile.unknown().iter().map(|&count| usize::from(count)).sum();
    hold!(usize::from(pile.len()) == n_known + unknown, "the pile has {} hexes, {n_known} and {unknown}", pile.len());
    hold!(pile.slots().all(|(slot, _)| slot < usize::from(pile.len())), "a hex is below the bottom of the pile");
    for kind in HexKind::ALL {
        let unseen = pile.unseen().and(rules.kinds[kind.idx()]).len();
        hold!(
            u32::from(pile.unknown()[kind.idx()]) <= unseen,
            "{unseen} {kind} hexes are unseen, but the pile has more"
        );
    }
    let slots: HexSet = pile.slots().map(|(_, hex)| hex).collect();
    let out: HexSet = Seat::all(rules.players()).filter_map(|seat| pile.out(seat)).collect();
    let places = [state.meadow.placed(), slots, pile.drawn(), out, pile.unseen()];
    let all = places.into_iter().fold(HexSet::EMPTY, HexSet::or);
    let count: u32 = places.iter().map(|set| set.len()).sum();
    hold!(all.len() == count, "a hex is in two places");
    hold!(pile.drawn_by().is_none() || !pile.drawn().is_empty(), "somebody has drawn nothing");
    for seat in Seat::all(rules.players()) {
        for hex in HexId::ALL {
            let known = pile.known_to(seat, hex);
            let place = pile.place_of(hex);
            hold!(
                known.is_unknown() || place.is_some_and(|place| known.contains(place)),
                "{seat} has wrong knowledge of {hex}"
            );
            let sees = pile.drawn_by().is_none_or(|by| by == seat) && pile.drawn().contains(hex);
            hold!(!sees || pile.drawn_by().is_none() || known == Places::DRAWN, "{seat} does not know the drawn {hex}");
        }
    }
    Ok(())
}
