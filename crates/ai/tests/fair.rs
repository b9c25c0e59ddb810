//! Bots play by the rules, repeat themselves for the same seed, and know no more than their player.

mod common;

use ai::{Learn, Level};
use common::{choose, play_with};
use game_core::{AnySession, Chance, Fresh, Game, Seat, Session, Unheard, Viewer, toy::Crumbs};
use march::March;
use myrmes::Myrmes;

/// The levels that do not look ahead. A game of the others takes a minute, so they are asked single questions only.
const QUICK: [Level; 5] = [Level::Random, Level::Greedy, Level::Novice, Level::Casual, Level::Skilled];
const LOOKS_AHEAD: [Level; 2] = [Level::Expert, Level::Master];

fn plays_by_the_rules<G: Learn>(game: &G, games: u64) {
    for number in 0..games {
        for level in QUICK {
            let levels = vec![level; game.seats().into()];
            let mut decisions = 0;
            let state = play_with(game, number, &levels, |_, _, legal, action| {
                assert!(legal.contains(&action), "{action} was not listed");
                decisions += 1;
            });
            assert!(game.standing(&state).is_some() && decisions > 0);
        }
    }
}

#[test]
fn chosen_actions_are_legal_in_myrmes() {
    for players in 2..=4 {
        plays_by_the_rules(&Myrmes::with(myrmes::Options::players(players)).unwrap(), 1);
    }
}

#[test]
fn chosen_actions_are_legal_in_march() {
    for players in 1..=5 {
        plays_by_the_rules(&March::with(march::Options::players(players)).unwrap(), 1);
    }
    let everything = march::Options {
        length: march::Length::Long,
        primitive_species: true,
        centipedes: true,
        ..march::Options::players(3)
    };
    plays_by_the_rules(&March::with(everything).unwrap(), 1);
}

#[test]
fn chosen_actions_are_legal_in_crumbs() {
    plays_by_the_rules(&Crumbs::new(Default::default(), &Crumbs::own_data()).unwrap(), 20);
}

/// Plays a random game. Now and then every seat that is to act is asked twice: in the true state, and in one that looks the
/// same to it but differs in what it cannot know. Answers how many pairs differed.
fn knows_no_secrets<G: Learn>(game: &G) -> usize {
    let mut dice = Fresh::new(11);
    let mut state = game.setup(&mut dice, &mut Unheard);
    let (mut different, mut asked) = (0, 0);
    for seed in 0.. {
        let to_act: Vec<Seat> = game.to_act(&state).iter().collect();
        let Some(&last) = to_act.last() else { break };
        for &seat in to_act.iter().filter(|_| seed % 4 == 0) {
            let other = game.resample(&state, seat, &mut dice);
            assert!(game.view(&state, Viewer::Seat(seat)) == game.view(&other, Viewer::Seat(seat)));
            let guess = |state| game.resample(state, seat, &mut Fresh::new(seed));
            assert!(guess(&state) == guess(&other), "what is hidden from {seat} decides what it guesses");
            // Those that look ahead take long, and are asked in turn.
            let looks_ahead = if other == state { None } else { LOOKS_AHEAD.get(different % 16) };
            different += usize::from(other != state);
            asked += 1;
            for &level in QUICK.iter().chain(looks_ahead) {
                let chosen = choose(game, &state, seat, level, seed);
                assert_eq!(chosen, choose(game, &other, seat, level, seed), "{level}");
            }
        }
        let legal = game.legal(&state, last);
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.apply_listed(&mut state, last, action, &mut dice, &mut Unheard);
    }
    assert!(asked > 5, "{asked}");
    different
}

#[test]
fn hidden_choices_of_others_change_nothing_in_myrmes() {
    for players in 2..=4 {
        let different = knows_no_secrets(&Myrmes::with(myrmes::Options::players(players)).unwrap());
        assert!(different >= LOOKS_AHEAD.len(), "{players} players: {different} pairs");
    }
}

#[test]
fn hands_of_others_change_nothing_in_march() {
    for players in 1..=5 {
        let different = knows_no_secrets(&March::with(march::Options::players(players)).unwrap());
        // Alone one knows everything but what has not been drawn.
        assert!(players == 1 || different >= LOOKS_AHEAD.len(), "{players} players: {different} pairs");
    }
}

#[test]
fn hands_of_friends_change_nothing_in_march() {
    for players in 2..=4 {
        let together = march::Options { centipedes: true, ..march::Options::players(players) };
        let different = knows_no_secrets(&March::with(together).unwrap());
        assert!(different >= LOOKS_AHEAD.len(), "{players} players: {different} pairs");
    }
}

#[test]
fn any_session_can_be_asked() {
    let mut session: Box<dyn AnySession> =
        Box::new(Session::new(Myrmes::with(myrmes::Options::players(2)).unwrap(), 3.into()));
    for level in Level::ALL {
        let choice = ai::choose(&*session, Seat(0), level, 9).expect("both seats are to act");
        assert_eq!(Some(&choice), ai::choose(&*session, Seat(0), level, 9).as_ref());
        assert!(session.legal(Seat(0)).contains(&choice));
    }
    while session.to_act().contains(Seat(1)) {
        let choice = ai::choose(&*session, Seat(1), Level::Greedy, 1).expect("the seat is to act");
        session.apply(Seat(1), &choice.action).expect("bots play by the rules");
    }
    assert_eq!(ai::choose(&*session, Seat(1), Level::Greedy, 1), None);
    assert_eq!(ai::choose(&*session, Seat(7), Level::Random, 1), None);
}
