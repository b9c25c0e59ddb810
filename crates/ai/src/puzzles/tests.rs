use game_core::{Game, Seed};
use myrmes::Myrmes;

use super::{mine::Miner, *};
use crate::models::{self, Stage};

fn sample(id: &str, missed: &[Level]) -> Puzzle {
    let turn = |behind| Weighed {
        actions: vec!["pass".to_owned()],
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
fn not_too_many_are_easy_and_none_is_there_twice() {
    let mut puzzles = file();
    for n in 0..30 {
        puzzles.add(sample(&format!("easy {n}"), &[Level::Novice]), 40);
        puzzles.add(sample(&format!("hard {}", n / 2), &[Level::Novice, Level::Casual]), 40);
    }
    let easy = puzzles.puzzles.iter().filter(|puzzle| puzzle.missed.len() == 1).count();
    assert_eq!((easy, puzzles.puzzles.len()), (8, 23));
    puzzles.add(sample("one more", &[Level::Novice, Level::Casual]), 23);
    assert_eq!(puzzles.puzzles.len(), 23, "there are as many as were wanted");
}

#[test]
fn mining_finds_the_same_puzzles_again_and_each_is_what_it_claims() {
    let game = Myrmes::with(myrmes::Options::players(2)).unwrap();
    let model = models::find(&game, Stage::Full).unwrap();
    let mut miner = Miner::new(&game, model);
    let seed = Seed::from(1).derive(0);
    let found = miner.some_of(seed, 40);
    assert_eq!(found, Miner::new(&game, model).some_of(seed, 40));
    assert!(!found.is_empty(), "{:?}", miner.tally);
    for puzzle in found {
        let session = puzzle.open::<Myrmes>(&Myrmes::own_data()).unwrap();
        assert!(session.to_act().contains(puzzle.seat));
        assert!(!puzzle.missed.is_empty());
        assert_eq!(puzzle.solution().behind, 0.0);
        assert!(puzzle.turns[1..].iter().all(|turn| turn.behind >= 1.0), "{puzzle:?}");
    }
}
