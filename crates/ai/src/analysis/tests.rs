use std::cell::{Cell, RefCell};

use game_core::{AnySession, Game};
use march::March;
use myrmes::Myrmes;

use super::*;
use crate::{Level, choose};

/// Notes what it hears, and gives up after so many looks.
struct Patience {
    heard: RefCell<Vec<u8>>,
    rested: Cell<usize>,
    looks: usize,
}

impl Patience {
    fn for_looks(looks: usize) -> Patience {
        Patience { heard: RefCell::default(), rested: Cell::default(), looks }
    }
}

impl Watch for Patience {
    fn look(&self, percent: u8) -> bool {
        self.heard.borrow_mut().push(percent);
        self.heard.borrow().len() < self.looks
    }

    fn rest(&self) {
        self.rested.set(self.rested.get() + 1);
    }
}

/// A game in which the first seat plays at random and the others well, for so many actions.
fn beginning<G: Learn>(game: G, actions: usize, level: Level) -> Session<G> {
    let mut session = Session::new(game, 5.into());
    for n in 0..actions {
        let Some(seat) = session.to_act().first() else { break };
        let level = if seat.idx() == 0 { Level::Random } else { level };
        let choice = choose(&session, seat, level, n as u64).unwrap();
        AnySession::apply(&mut session, seat, &choice.action).unwrap();
    }
    session
}

fn myrmes(players: u8) -> Myrmes {
    Myrmes::with(myrmes::Options::players(players)).unwrap()
}

/// What holds of every analysis.
fn check(session: &dyn AnySession, analysis: &Analysis) {
    let (first, last) = (&analysis.moments[0], analysis.moments.last().unwrap());
    assert_eq!((first.actions, last.actions), (0, session.n_turns()));
    assert!(analysis.moments.is_sorted_by(|a, b| a.actions <= b.actions));
    for moment in analysis.moments.iter().filter(|_| !analysis.together) {
        assert!((moment.shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{moment:?}");
    }
    for (seat, played) in analysis.seats.iter().enumerate() {
        assert_eq!(played.moved.len() + 1, analysis.moments.len());
        for (moved, ends) in played.moved.iter().zip(analysis.moments.windows(2)) {
            let change = ends[1].shares[seat] - ends[0].shares[seat];
            assert!((moved.own + moved.chance + moved.others - change).abs() < 1e-4, "{moved:?} is not {change}");
            assert!(moved.own <= 0.0, "{moved:?}");
        }
        let own: f32 = played.moved.iter().map(|moved| moved.own).sum();
        let cost = analysis.decisions.iter().filter(|decision| decision.seat.idx() == seat);
        assert!((own + cost.map(|decision| decision.win).sum::<f32>()).abs() < 1e-3);
    }
    for decision in &analysis.decisions {
        assert!(decision.lost > 0.0 && decision.win >= 0.0 && decision.played != decision.better, "{decision:?}");
        let stretch = &analysis.moments[decision.stretch..][..2];
        assert!(stretch[0].actions <= decision.action && decision.action < stretch[1].actions, "{decision:?}");
    }
    assert!(analysis.decisions.is_sorted_by(|a, b| a.lost >= b.lost));
}

#[test]
fn what_a_beginner_gives_away_is_found_and_named() {
    let session = beginning(myrmes(2), 70, Level::Skilled);
    let watch = Patience::for_looks(usize::MAX);
    let analysis = crate::analyse(&session, 2000, 1, &watch).unwrap();
    check(&session, &analysis);
    let heard = watch.heard.into_inner();
    assert!(heard.is_sorted() && heard.last() == Some(&100), "{heard:?}");
    assert!(watch.rested.get() > 100, "others have their turn every few milliseconds");

    let [beginner, skilled] = &analysis.seats[..] else { panic!("two seats") };
    assert!(beginner.turns > 4 && skilled.turns > 4, "{:?}", analysis.seats);
    assert!(beginner.lost > skilled.lost + 0.5, "{:?}", analysis.seats);
    assert!(!beginner.opening.is_empty() && beginner.opening.iter().any(|turn| !turn.better.is_empty()));

    let costliest = &analysis.decisions[0];
    assert!(costliest.lost > 1.0, "{costliest:?}");
    assert!(!costliest.points.is_empty() && costliest.points.values().all(|points| points.abs() >= 0.1));
    let first = &session.turns()[costliest.action];
    assert_eq!((first.seat, first.action.to_string()), (costliest.seat, costliest.played[0].text.clone()));

    let share = |moment: &Moment| moment.shares[1];
    let (begin, end) = (&analysis.moments[0], analysis.moments.last().unwrap());
    assert!(share(end) > share(begin), "who plays better is ahead: {:?}", analysis.moments);
    assert_eq!(analysis.strong_games, 0, "a game that is not over has no points to compare");
    assert_eq!(crate::analyse(&session, 2000, 1, &Patience::for_looks(usize::MAX)), Some(analysis));
}

#[test]
fn a_finished_game_is_compared_with_strong_play() {
    let session = beginning(myrmes(3), usize::MAX, Level::Random);
    let analysis = crate::analyse(&session, 500, 1, &Patience::for_looks(usize::MAX)).unwrap();
    check(&session, &analysis);
    let standing = session.game().standing(session.state()).unwrap();
    let shares: Vec<f32> = Seat::all(3).map(|seat| standing.share(seat, false)).collect();
    assert_eq!(analysis.moments.last().unwrap().shares, shares);
    assert!(analysis.strong_games > 1);
    for played in &analysis.seats {
        let sum = |points: &BTreeMap<&str, f32>| points.values().sum::<f32>();
        assert!(sum(&played.strong) > sum(&played.points) + 15.0, "{played:?}");
    }
}

#[test]
fn alone_and_together_against_the_horde() {
    let together = march::Options { centipedes: true, ..march::Options::players(2) };
    for options in [march::Options::players(1), together] {
        let alone = options.players == 1;
        let session = beginning(March::with(options).unwrap(), 90, Level::Random);
        let analysis = crate::analyse(&session, 500, 1, &Patience::for_looks(usize::MAX)).unwrap();
        check(&session, &analysis);
        assert!(analysis.together && analysis.moments.len() > 3, "{:?}", analysis.moments);
        assert!(analysis.moments.iter().all(|moment| moment.shares.windows(2).all(|pair| pair[0] == pair[1])));
        let others: f32 = analysis.seats[0].moved.iter().map(|moved| moved.others.abs()).sum();
        assert_eq!(others == 0.0, alone, "alone there is nobody else");
    }
}

#[test]
fn an_analysis_can_be_given_up() {
    let session = beginning(myrmes(2), 40, Level::Random);
    let watch = Patience::for_looks(3);
    assert_eq!(crate::analyse(&session, 500, 1, &watch), None);
    assert_eq!(watch.heard.borrow().len(), 3);
}
