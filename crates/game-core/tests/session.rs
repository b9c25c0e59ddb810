//! Tests of sessions and records on the toy game.

use std::collections::HashSet;

use game_core::{
    AnyGame, AnySession, BadRecord, CannotUndo, DataFiles, Derivation, Failure, Fresh, Game, Record, Redrawn, Seat,
    Seed, Session, Viewer,
    erased::erased,
    perft::{TooMany, perft},
    testing::{order, random_step, records},
    toy::{
        Action::{self, Bid, Take},
        Crumbs, Event, Illegal, Options, Position,
    },
};

const GENTIAN: Seat = Seat(0);
const VERMILION: Seat = Seat(1);
const IVORY: Seat = Seat(2);

fn session(players: u8) -> Session<Crumbs> {
    let options = Options { players, rounds: 2 };
    Session::new(Crumbs::new(options, &Crumbs::own_data()).unwrap(), Seed::from(5))
}

fn played(players: u8, turns: &[(Seat, Action)]) -> Session<Crumbs> {
    let mut session = session(players);
    for &(seat, action) in turns {
        session.apply(seat, action).unwrap();
    }
    session
}

fn load(record: &Record) -> Result<Session<Crumbs>, BadRecord> {
    Session::load(record, &Crumbs::own_data())
}

#[test]
fn a_seat_takes_back_its_own_actions_one_by_one() {
    let mut session = played(3, &[(GENTIAN, Bid(1))]);
    assert_eq!(session.undoable(GENTIAN), 1);
    assert_eq!(session.undo(GENTIAN).unwrap().action, Bid(1));
    assert!(session.turns().is_empty());
    assert_eq!(session.undo(GENTIAN), Err(CannotUndo::Nothing));
}

#[test]
fn a_hidden_choice_of_another_seat_does_not_stand_in_the_way() {
    let mut session = played(3, &[(GENTIAN, Bid(1)), (IVORY, Bid(2))]);
    assert_eq!(session.undo(GENTIAN).unwrap().index, 0);
    assert_eq!(session.record().actions, [(IVORY, "bid 2".to_owned())]);
    assert_eq!(session.undo(VERMILION), Err(CannotUndo::Nothing));
    session.apply(GENTIAN, Bid(3)).unwrap();
    assert_eq!(session.undoable(IVORY), 1);
}

#[test]
fn what_chance_decided_is_not_taken_back() {
    let mut session = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0))]);
    assert_eq!(session.undo(VERMILION), Err(CannotUndo::Random));
    assert_eq!(session.undo(GENTIAN), Err(CannotUndo::Random));
    assert_eq!(session.undoable(VERMILION), 0);
    assert_eq!(session.turns().len(), 2);
}

#[test]
fn an_action_others_have_answered_is_not_taken_back() {
    let mut session = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0)), (GENTIAN, Take(1)), (VERMILION, Take(1))]);
    assert_eq!(session.undo(GENTIAN), Err(CannotUndo::SomebodyElseActed));
    session.undo(VERMILION).unwrap();
    session.undo(GENTIAN).unwrap();
    assert_eq!(session.turns().len(), 2);
}

/// Taking the last crumb starts a new round. A secret bid in that round depends on it, although nobody learned of the
/// bid.
#[test]
fn an_action_that_a_hidden_one_depends_on_is_not_taken_back() {
    let position = Position { bids: vec![Some(1), Some(0)], heap: 1, ..Position::default() };
    let mut session = Session::from_position(session(2).game().clone(), Seed::from(1), &position).unwrap();
    session.apply(GENTIAN, Take(1)).unwrap();
    assert_eq!(session.undoable(GENTIAN), 1);
    session.apply(VERMILION, Bid(2)).unwrap();
    assert_eq!(session.undoable(GENTIAN), 0);
    assert_eq!(session.undo(GENTIAN), Err(CannotUndo::SomebodyElseActed));
    assert_eq!(session.turns().len(), 2);
}

/// Each taking publicly answers the one before, which moves the undo barrier forward; undoing it moves the barrier
/// back.
#[test]
fn what_was_answered_can_be_taken_back_once_the_answer_is() {
    let bids = [(GENTIAN, Bid(1)), (VERMILION, Bid(0))];
    let takes = [(GENTIAN, Take(1)), (VERMILION, Take(1)), (GENTIAN, Take(1))];
    let mut session = played(2, &[&bids[..], &takes[..]].concat());
    for (seat, other) in [(GENTIAN, VERMILION), (VERMILION, GENTIAN), (GENTIAN, VERMILION)] {
        assert_eq!((session.undoable(seat), session.undoable(other)), (1, 0));
        session.undo(seat).unwrap();
    }
    assert_eq!(session.record(), played(2, &bids).record());
}

#[test]
fn undoable_is_what_can_be_undone() {
    for n in 0..40 {
        let mut session = session(2 + n % 3);
        let mut dice = Fresh::new(n.into());
        while random_step(&mut session, &mut dice).unwrap() {
            records::undoable_is_what_can_be_undone(&session).unwrap();
        }
    }
}

#[test]
fn with_the_consent_of_all_a_game_goes_back_to_any_action() {
    let mut session = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0)), (GENTIAN, Take(1))]);
    session.rewind(5);
    assert_eq!(session.turns().len(), 3);
    session.rewind(1);
    assert_eq!(session.record(), played(2, &[(GENTIAN, Bid(1))]).record());
}

/// A game of which each step has its own stream.
fn in_steps(players: u8) -> Session<Crumbs> {
    load(&Record { dice: Derivation::Steps, digest: None, ..session(players).record() }).unwrap()
}

#[test]
fn games_in_steps_keep_all_promises_of_records_and_undo() {
    for n in 0..40 {
        let mut session = in_steps(2 + n % 3);
        let mut dice = Fresh::new(n.into());
        loop {
            let before = session.clone();
            if !random_step(&mut session, &mut dice).unwrap() {
                break;
            }
            records::undo_takes_back_one_action(&before, &session).unwrap();
            records::replay_gives_the_same_game(&session).unwrap();
        }
        order::order_of_arrival_changes_nothing(&session, &mut dice).unwrap();
    }
}

#[test]
fn who_goes_back_does_not_see_the_same_draws_again() {
    let bids = [(GENTIAN, Bid(1)), (VERMILION, Bid(0))];
    for start in [session(2), in_steps(2)] {
        let bid = |session: &mut Session<Crumbs>| {
            for (seat, action) in bids {
                session.apply(seat, action).unwrap();
            }
        };
        let drawn = |number: Option<u64>| {
            let mut session = start.clone();
            bid(&mut session);
            if let Some(number) = number {
                session.rewind(0);
                session.redraw(number);
                bid(&mut session);
            }
            // What went back is a game like any other.
            records::replay_gives_the_same_game(&session).unwrap();
            let mut again = session.clone();
            again.rewind(0);
            bid(&mut again);
            assert_eq!((again.state(), again.chance()), (session.state(), session.chance()));
            format!("{:?}", session.events_of(1))
        };
        let seen: HashSet<String> = [None, Some(1), Some(2), Some(3), Some(4)].map(drawn).into();
        assert!(seen.len() > 2, "{seen:?}");
        assert_eq!(drawn(Some(3)), drawn(Some(3)));
    }
}

/// Otherwise an undo after going back would lead to draws that everybody has seen.
#[test]
fn an_undo_does_not_undo_the_new_draws() {
    let mut session = in_steps(3);
    session.apply(GENTIAN, Bid(1)).unwrap();
    session.redraw(4);
    session.undo(GENTIAN).unwrap();
    assert_eq!(session.record().redrawn, [Redrawn { turns: 0, number: 4 }]);
    records::replay_gives_the_same_game(&session).unwrap();
}

#[test]
fn dice_of_another_program_are_refused() {
    let text = in_steps(2).record().to_json().replace("\"dice\": 2", "\"dice\": 3");
    assert!(Record::from_json(&text).unwrap_err().to_string().contains("not 3"));
}

#[test]
fn any_session_goes_back_and_can_be_copied() {
    let mut session: Box<dyn AnySession> = Box::new(played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0))]));
    let copy = session.boxed_clone();
    session.rewind(1);
    assert_eq!((session.n_turns(), session.undoable(GENTIAN)), (1, 1));
    assert_eq!(session.record(), played(2, &[(GENTIAN, Bid(1))]).record());
    assert_eq!((copy.n_turns(), copy.check_invariants()), (2, Ok(())));
    assert_eq!([GENTIAN, VERMILION, IVORY].map(|seat| session.n_turns_of(seat)), [1, 0, 0]);
    assert_eq!(copy.undigested(), Record { digest: None, ..copy.record() });
}

#[test]
fn numbers_of_events_have_no_gaps_for_anybody() {
    let session = played(3, &[(GENTIAN, Bid(1)), (IVORY, Bid(2)), (VERMILION, Bid(0))]);
    let told: Vec<_> =
        session.events_since(0, Some(Viewer::Seat(IVORY))).into_iter().map(|t| (t.number, t.event)).collect();
    assert_eq!(told[0], (0, &Event::BidChosen { seat: IVORY, bid: 2 }));
    assert_eq!(told[1], (1, &Event::BidsOpened { bids: vec![1, 0, 2] }));
    assert_eq!(session.events_since(1, Some(Viewer::Spectator)).len(), 1);
    assert_eq!(session.events_since(0, None).len(), 5);
    assert_eq!([None, Some(Viewer::Seat(IVORY)), Some(Viewer::Spectator)].map(|v| session.n_events(v)), [5, 3, 2]);
    assert!(session.events_since(9, None).is_empty());
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut session = played(2, &[(GENTIAN, Bid(1))]);
    let before = session.record();
    assert_eq!(session.apply(GENTIAN, Bid(1)), Err(Illegal::BidTwice));
    assert_eq!(session.apply(Seat(9), Bid(1)), Err(Illegal::NoSuchSeat { seat: Seat(9) }));
    assert_eq!(session.record(), before);
}

#[test]
fn an_imagined_game_goes_on_from_here_without_what_the_seat_cannot_know() {
    let session = played(3, &[(GENTIAN, Bid(1)), (IVORY, Bid(2))]);
    let imagined = |seed: u64| session.imagined(GENTIAN, Seed::from(seed));
    let mut bids_of_ivory = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let copy = imagined(seed);
        assert_eq!(copy.view(Viewer::Seat(GENTIAN)), session.view(Viewer::Seat(GENTIAN)));
        assert_eq!((copy.turns().len(), copy.events_since(0, None).len()), (0, 0));
        assert_eq!(copy.state(), imagined(seed).state(), "the same seed deals the same");
        bids_of_ivory.insert(copy.game().position(copy.state()).bids[IVORY.idx()]);
    }
    assert!(bids_of_ivory.len() > 1, "the bid that Gentian cannot know is always {bids_of_ivory:?}");
    // It is played on and taken back like any other game, and the real one does not change.
    let mut copy: Box<dyn AnySession> = AnySession::imagined(&session, GENTIAN, Seed::from(1));
    copy.apply(VERMILION, &"bid 0".into()).unwrap();
    assert_eq!((copy.n_turns(), session.turns().len()), (1, 2));
}

#[test]
fn a_record_gives_the_same_game_again() {
    let mut session = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0)), (GENTIAN, Take(1))]);
    session.set_names(vec!["Ada".into(), "Ben".into()]).unwrap();
    let record = Record::from_json(&session.record().to_json()).unwrap();
    let again = load(&record).unwrap();
    assert_eq!(again.record(), session.record());
    assert_eq!((again.state(), again.chance()), (session.state(), session.chance()));
}

#[test]
fn a_record_can_start_from_a_typed_position() {
    let position = Position { won: vec![0, 1], bids: vec![Some(1), Some(0)], heap: 3, n_taken: 1 };
    let mut session = Session::from_position(session(2).game().clone(), Seed::from(1), &position).unwrap();
    session.apply(VERMILION, Take(2)).unwrap();
    let again = load(&Record::from_json(&session.record().to_json()).unwrap()).unwrap();
    assert_eq!(again.state(), session.state());
}

#[test]
fn a_record_that_fails_says_where_and_by_which_rule() {
    let mut record = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0))]).record();
    record.actions.push((VERMILION, "take 1".into()));
    let error = load(&record).unwrap_err();
    assert_eq!(error.to_string(), "action 2, Vermilion \"take 1\": Taking: it is Gentian's turn [taking/order]");
    record.actions[2].1 = "eat 1".into();
    assert!(matches!(load(&record).unwrap_err(), BadRecord::Action(bad) if bad.index == 2 && bad.rule.is_none()));
}

#[test]
fn a_record_of_other_rules_is_played_and_says_so_if_it_fails() {
    let mut record = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0))]).record();
    record.rules = Crumbs::RULES + 6;
    assert_eq!(load(&record).unwrap().record().rules, Crumbs::RULES);
    record.actions.push((VERMILION, "take 1".into()));
    let error = load(&record).unwrap_err();
    let sentence = "action 2, Vermilion \"take 1\": Taking: it is Gentian's turn [taking/order]; \
                    the record was played under rules version 7, this program has version 1";
    assert_eq!((error.to_string().as_str(), error.action().map(|bad| bad.index)), (sentence, Some(2)));
    // The rules are not the reason why this one fails.
    record.data = "0".into();
    assert!(matches!(load(&record).unwrap_err(), BadRecord::Data { .. }));
}

#[test]
fn a_record_that_names_no_rules_is_of_the_first() {
    let text = session(2).record().to_json().replace("  \"rules\": 1,\n", "");
    assert!(!text.contains("rules\":"), "{text}");
    assert_eq!(Record::from_json(&text).unwrap().rules, 1);
}

#[test]
fn a_record_of_something_else_is_refused() {
    let good = session(2).record();
    let with = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        load(&record).unwrap_err()
    };
    assert!(matches!(with(&|r| r.game = "chess".into()), BadRecord::Game { .. }));
    assert!(matches!(with(&|r| r.data = "0".into()), BadRecord::Data { .. }));
    assert!(matches!(with(&|r| r.options["players"] = 9.into()), BadRecord::Options(_)));
    assert!(matches!(with(&|r| r.options["plyers"] = 2.into()), BadRecord::Options(_)));
    assert!(matches!(with(&|r| r.options = serde_json::json!([2, 2])), BadRecord::Options(_)));
    assert!(matches!(with(&|r| r.position = Some(1.into())), BadRecord::Position(_)));
    assert!(matches!(with(&|r| r.position = Some(serde_json::json!([[], [], 0, 0]))), BadRecord::Position(_)));
    assert!(matches!(with(&|r| r.seats = vec!["Ada".into()]), BadRecord::Seats { expected: 2, found: 1 }));
    assert!(matches!(with(&|r| r.digest = Some("0".into())), BadRecord::Digest { .. }));
}

#[test]
fn another_format_is_refused_by_its_number() {
    let text = r#"{"format": 2, "moves": "of a kind we cannot know"}"#;
    assert_eq!(Record::from_json(text), Err(BadRecord::Format { found: 2 }));
    assert_eq!(Record::from_value(serde_json::from_str(text).unwrap()), Err(BadRecord::Format { found: 2 }));
    let odd = session(2).record().to_json().replace("\"game\"", "\"comment\": \"\", \"game\"");
    assert!(Record::from_json(&odd).unwrap_err().to_string().contains("unknown field `comment`"));
}

#[test]
fn a_record_carries_data_that_are_not_the_games_own() {
    assert_eq!(session(2).record().files, None);
    let own = Crumbs::own_data();
    let files: DataFiles =
        own.iter().map(|(name, text)| (name.clone(), text.replace("highest_bid = 3", "highest_bid = 5"))).collect();
    assert_ne!(files, own);
    let mut played = Session::new(Crumbs::new(Options::default(), &files).unwrap(), Seed::from(1));
    played.apply(GENTIAN, Bid(5)).unwrap();

    let record = Record::from_json(&played.record().to_json()).unwrap();
    assert_eq!(record.files.as_ref(), Some(&files));
    let game = erased::<Crumbs>();
    assert_eq!(game.load(&record, None).unwrap().record(), record);
    let stripped = Record { files: None, ..record.clone() };
    assert!(matches!(game.load(&stripped, None), Err(Failure::BadRecord(BadRecord::Data { .. }))));
    game.load(&stripped, Some(&files)).unwrap();
    let forged = Record { files: Some(own), ..record };
    assert!(matches!(game.load(&forged, None), Err(Failure::BadRecord(BadRecord::Data { .. }))));
}

#[test]
fn a_record_is_an_object() {
    assert!(matches!(Record::from_json("[]"), Err(BadRecord::Json { .. })));
    let Record { data, .. } = session(2).record();
    let fields = serde_json::json!([1, "crumbs", data, {}, [], 1, null, [], null]).to_string();
    assert_eq!(Record::from_json(&fields).unwrap_err().to_string(), "not a record: a record is an object");
}

#[test]
fn options_that_a_record_leaves_out_are_the_usual_ones() {
    let data = session(2).game().data_hash().to_owned();
    for options in ["", r#""options": null,"#, r#""options": {},"#] {
        let text =
            format!(r#"{{"format": 1, "game": "crumbs", "data": "{data}", {options} "seed": 1, "actions": []}}"#);
        let session = load(&Record::from_json(&text).unwrap()).unwrap();
        assert_eq!(*session.game().options(), Options::default());
    }
}

/// Two seats bid one of four numbers each: 4, 16. With this seed the die shows 1, so the heap is five crumbs and the
/// first seat has three choices: 48. That leaves four, three or two crumbs, and so three, three or two choices: 16 * 8
/// = 128.
#[test]
fn perft_counts_by_hand() {
    let opened = played(2, &[(GENTIAN, Bid(1)), (VERMILION, Bid(0))]);
    assert_eq!(opened.events_of(1)[2], Event::DieRolled { eyes: 1, heap: 5 });
    let session = session(2);
    let count = |depth, limit| perft(session.game(), session.state(), session.chance(), depth, limit);
    assert_eq!([0, 1, 2, 3, 4].map(|depth| count(depth, 1000).unwrap()), [1, 4, 16, 48, 128]);
    assert_eq!(count(4, 20), Err(TooMany { limit: 20 }));
}

/// The continuations of a heap of three in the last round: 1+1+1, 1+2, 2+1, 3.
#[test]
fn perft_counts_finished_games_as_one() {
    let game = Crumbs::new(Options { players: 2, rounds: 1 }, &Crumbs::own_data()).unwrap();
    let position = Position { bids: vec![Some(1), Some(0)], heap: 3, ..Position::default() };
    let session = Session::from_position(game, Seed::from(1), &position).unwrap();
    assert_eq!(perft(session.game(), session.state(), session.chance(), 100, 1000), Ok(4));
}
