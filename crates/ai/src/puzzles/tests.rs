use game_core::{Game, Seed};
use myrmes::Myrmes;

use super::{mine::Miner, *};
use crate::models::{self, Stage};

fn sample(id: &str, missed: &[Level]) -> Puzzle {
    let turn = |behind| Weighed {
        actions: vec![format!("{id} now")],
        behind,
        doubt: 0.25,
        win: 0.5,
        points: vec![1.5],
        rivals: 20.0,
        risks: Vec::new(),
    };
    Puzzle {
        id: id.to_owned(),
        options: Value::Null,
        seat: Seat(0),
        position: Value::Null,
        turns: vec![turn(0.0), turn(2.5)],
        missed: missed.to_vec(),
    }
}

fn file() -> Puzzles {
    Puzzles::new(&Myrmes::with(myrmes::Options::players(2)).unwrap(), "formicarium puzzles myrmes".to_owned())
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let mut puzzles = file();
    puzzles.add(sample("a", &[Level::Novice, Level::Casual]), 9);
    let text = puzzles.to_text();
    assert_eq!(Puzzles::from_text(&text), Ok(puzzles));
    assert_eq!(Puzzles::from_text(""), Err(BadPuzzles::Empty));
    let broken = text.replace("\"seat\":0", "\"seat\":true");
    assert!(matches!(Puzzles::from_text(&broken), Err(BadPuzzles::Line { line: 2, .. })));
    let mut lonely = file();
    lonely.puzzles.push(Puzzle { turns: vec![sample("a", &[]).turns.remove(0)], ..sample("a", &[Level::Novice]) });
    assert!(matches!(Puzzles::from_text(&lonely.to_text()), Err(BadPuzzles::Line { line: 2, .. })));
}

#[test]
fn not_too_many_are_alike_and_none_is_there_twice() {
    let mut puzzles = file();
    for n in 0..60 {
        puzzles.add(sample(&format!("easy{n}"), &[Level::Novice]), 99);
        puzzles.add(sample(&format!("hard{}", n / 2), &[Level::Novice, Level::Casual]), 99);
    }
    let easy = puzzles.puzzles.iter().filter(|puzzle| puzzle.missed.len() == 1).count();
    assert_eq!(puzzles.puzzles.len() - easy, 30, "each of the others once");
    assert!((8..=14).contains(&easy), "{easy} easy ones");
    for n in 0..60 {
        puzzles.add(sample(&format!("march {n}"), &[Level::Novice, Level::Casual]), 99);
    }
    let marches = puzzles.puzzles.iter().filter(|puzzle| puzzle.kind() == "march").count();
    assert!(3 * marches <= puzzles.puzzles.len() + MARGIN + 3, "{marches} of {}", puzzles.puzzles.len());
    let n = puzzles.puzzles.len();
    puzzles.add(sample("another", &[Level::Novice, Level::Casual]), n);
    assert_eq!(puzzles.puzzles.len(), n, "there are as many as were wanted");
}

#[test]
fn a_position_is_written_without_what_is_understood() {
    let game = Myrmes::with(myrmes::Options::players(2)).unwrap();
    let state = game.setup(&mut Fresh::new(1), &mut game_core::Unheard);
    let position = game.position(&state);
    let whole = game_core::json::to_value(&position);
    let short = pruned(&position, whole.clone());
    assert!(short.to_string().len() < whole.to_string().len());
    assert_eq!(<Myrmes as Game>::Position::deserialize(&short).unwrap(), position);
}

#[test]
fn what_is_mined_is_what_it_claims_to_be() {
    let game = Myrmes::with(myrmes::Options::players(2)).unwrap();
    let model = models::find(&game, Stage::Full).unwrap();
    let mut miner = Miner::new(&game, model);
    let found = miner.some_of(Seed::from(1).derive(0), 1, 17);
    let [puzzle] = &found[..] else { panic!("{:?}", miner.tally) };
    let session = puzzle.open::<Myrmes>(&Myrmes::own_data()).unwrap();
    assert!(session.to_act().contains(puzzle.seat));
    assert!(!puzzle.missed.is_empty());
    assert_eq!(puzzle.solution().behind, 0.0);
    assert!(puzzle.turns[1..].iter().all(|turn| turn.behind >= 1.0), "{puzzle:?}");
}

#[test]
fn the_ids_of_puzzles_follow_from_their_positions() {
    let files =
        [include_str!("../../../myrmes/lessons/puzzles.jsonl"), include_str!("../../../march/lessons/puzzles.jsonl")];
    for puzzle in files.iter().flat_map(|text| Puzzles::from_text(text).unwrap().puzzles) {
        assert_eq!(puzzle.id, id(&puzzle.options, puzzle.seat, &puzzle.position));
    }
}
