//! The claims in the documentation of the toy game are true.

use game_core::{
    Game, Illegal as _, Scripted, Seat, Session, Unheard,
    toy::{
        Action::{self, Bid, Take},
        Crumbs, Illegal, Options, Position, State,
    },
};

const GENTIAN: Seat = Seat(0);
const VERMILION: Seat = Seat(1);

fn crumbs(rounds: u8) -> Crumbs {
    Crumbs::new(Options { players: 2, rounds }, &Crumbs::own_data()).unwrap()
}

fn taking(game: &Crumbs, heap: u8) -> State {
    game.place(&Position { bids: vec![Some(1), Some(0)], heap, ..Position::default() }).unwrap()
}

/// Whether the seat that takes can win the last round.
fn can_win(game: &Crumbs, state: &State) -> bool {
    let seat = game.to_act(state).first().unwrap();
    game.legal(state, seat).into_iter().any(|action| {
        let mut state = state.clone();
        game.apply_listed(&mut state, seat, action, &mut Scripted::default(), &mut Unheard);
        game.standing(&state).map_or_else(|| !can_win(game, &state), |standing| standing.scores[seat.idx()] == 1)
    })
}

#[test]
fn who_faces_a_multiple_of_four_loses() {
    let game = crumbs(1);
    for heap in 1..=10 {
        assert_eq!(can_win(&game, &taking(&game, heap)), heap % 4 != 0, "{heap}");
    }
}

#[test]
fn the_highest_bid_takes_first_and_ties_go_to_the_lower_seat() {
    let options = Options { players: 4, rounds: 1 };
    let game = Crumbs::new(options, &Crumbs::own_data()).unwrap();
    let bids = vec![Some(1), Some(3), Some(0), Some(3)];
    let position = Position { bids, heap: 8, ..Position::default() };
    let mut session = Session::from_position(game, 1.into(), &position).unwrap();
    for seat in [1, 3, 0, 2, 1].map(Seat) {
        session.apply(seat, Take(1)).unwrap();
    }
}

#[test]
fn every_refusal_names_its_rule() {
    let game = crumbs(1);
    let bidding = game.place(&Position::default()).unwrap();
    let one_has_bid = game.place(&Position { bids: vec![Some(1), None], ..Position::default() }).unwrap();
    let taking = taking(&game, 2);
    let over = game.place(&Position { won: vec![1, 0], ..Position::default() }).unwrap();
    let check = |state: &State, seat: Seat, action: Action, expected: Illegal, rule: &str| {
        let illegal = game.apply(&mut state.clone(), seat, action, &mut Scripted::default(), &mut Unheard).unwrap_err();
        assert_eq!((illegal.rule(), illegal), (rule, expected));
    };
    check(&bidding, Seat(2), Bid(1), Illegal::NoSuchSeat { seat: Seat(2) }, "table/seats");
    check(&bidding, GENTIAN, Bid(4), Illegal::BidTooHigh { bid: 4, highest: 3 }, "bidding/highest");
    check(&bidding, GENTIAN, Take(1), Illegal::StillBidding, "taking/after-bidding");
    check(&one_has_bid, GENTIAN, Bid(1), Illegal::BidTwice, "bidding/once");
    check(&taking, VERMILION, Bid(1), Illegal::BidsAreOpen, "bidding/open");
    check(&taking, VERMILION, Take(1), Illegal::NotYourTurn { taker: GENTIAN }, "taking/order");
    check(&taking, GENTIAN, Take(0), Illegal::WrongNumber { crumbs: 0, most: 2 }, "taking/number");
    check(&taking, GENTIAN, Take(3), Illegal::WrongNumber { crumbs: 3, most: 2 }, "taking/number");
    check(&over, GENTIAN, Bid(1), Illegal::Over, "end/over");
}

#[test]
fn positions_that_cannot_be_are_refused_by_field() {
    let game = crumbs(1);
    let check = |position: Position, what: &str| assert_eq!(game.place(&position).unwrap_err().what, what);
    check(Position { won: vec![1], ..Position::default() }, "won");
    check(Position { won: vec![255, 255], ..Position::default() }, "won");
    check(Position { won: vec![1, 0], heap: 1, ..Position::default() }, "won");
    check(Position { bids: vec![Some(4), None], ..Position::default() }, "bids");
    check(Position { heap: 1, ..Position::default() }, "heap");
    check(Position { bids: vec![Some(1), Some(0)], ..Position::default() }, "heap");
    check(Position { bids: vec![Some(1), Some(0)], heap: 11, ..Position::default() }, "heap");
    check(Position { bids: vec![Some(1), Some(0)], heap: 8, n_taken: 255, ..Position::default() }, "heap");
}
