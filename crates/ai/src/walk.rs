//! A recorded game from its start: every action once, and the turns they make up; and games of bots to record.

use game_core::{Chance, Fresh, Game, Seat, Seed, Session, Unheard};

use crate::{
    bot::{Player, Seen},
    duel::whims_seed,
    learn::Learn,
    level::Level,
};

/// An action of a record while it is applied.
pub(crate) struct Step<'a, G: Game> {
    /// Its index in the record.
    pub(crate) index: usize,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) before: &'a G::State,
    pub(crate) after: &'a G::State,
    /// Whether chance was asked.
    pub(crate) asked: bool,
}

/// The actions of a seat from one decision to the end of what it was doing.
#[derive(Debug)]
pub(crate) struct Taken<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) before: G::State,
    /// The index of the first action in the record.
    pub(crate) first: usize,
    pub(crate) actions: Vec<G::Action>,
}

/// The position a record begins with.
pub(crate) fn beginning<G: Learn>(session: &Session<G>) -> Session<G> {
    let mut start = session.clone();
    start.rewind(0);
    start
}

/// The turns of the seats that are asked for, in the order they were begun. `look` sees every action.
///
/// In a simultaneous phase what a seat does is one turn, whatever the others do in between: nobody learns of it.
pub(crate) fn turns<G: Learn>(
    session: &Session<G>,
    asked_for: impl Fn(Seat) -> bool,
    mut look: impl FnMut(Step<'_, G>),
) -> Vec<Taken<G>> {
    let game = session.game();
    let start = beginning(session);
    let (mut state, mut chance) = (start.state().clone(), start.chance().clone());
    let mut turns: Vec<Taken<G>> = Vec::new();
    // The turn that each seat goes on with.
    let mut open: Vec<Option<usize>> = vec![None; game.seats().into()];
    let mut legal = Vec::new();
    for (index, applied) in session.turns().iter().enumerate() {
        let (seat, action) = (applied.seat, applied.action);
        let before = state.clone();
        if asked_for(seat) && open[seat.idx()].is_none() {
            game.legal_actions(&state, seat, &mut legal);
            if legal.len() > 1 {
                open[seat.idx()] = Some(turns.len());
                turns.push(Taken { seat, before: before.clone(), first: index, actions: Vec::new() });
            }
        }
        if let Some(turn) = open[seat.idx()] {
            turns[turn].actions.push(action);
        }
        game.apply_listed(&mut state, seat, action, &mut chance, &mut Unheard);
        let asked = chance.end_action();
        let (could_act, can_act) = (game.to_act(&before), game.to_act(&state));
        for other in Seat::all(game.seats()) {
            let together = could_act.contains(other) && can_act.contains(other) && !asked;
            let goes_on = |turn: &usize| together && !game.is_through(&turns[*turn].before, &state, other);
            open[other.idx()] = open[other.idx()].filter(goes_on);
        }
        look(Step { index, seat, action, before: &before, after: &state, asked });
    }
    turns
}

/// A game between bots of several levels.
pub(crate) fn played<G: Learn>(game: &G, seed: Seed) -> Session<G> {
    const LEVELS: [Level; 4] = [Level::Skilled, Level::Casual, Level::Skilled, Level::Novice];
    let mut whims = Fresh::new(whims_seed(seed));
    let first = whims.below(LEVELS.len() as u32) as usize;
    let level = |seat: usize| LEVELS[(first + seat) % LEVELS.len()];
    let mut players: Vec<Player<'_, G>> =
        (0..usize::from(game.seats())).map(|seat| Player::new(level(seat).bot(game))).collect();
    let mut session = Session::new(game.clone(), seed);
    while let Some(seat) = session.to_act().first() {
        let legal = session.legal(seat);
        let action = players[seat.idx()].act(&Seen::new(game, session.state(), seat, &legal), &mut whims);
        let undrawn = session.chance().clone();
        session.apply(seat, action).expect("bots play by the rules");
        let asked = *session.chance() != undrawn;
        for (other, player) in players.iter_mut().enumerate() {
            if asked || other != seat.idx() {
                player.tell();
            }
        }
    }
    session
}
