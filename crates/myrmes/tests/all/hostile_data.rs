//! Component data with random changes to its figures: it is refused with the file named, or can be
//! played to the end without a panic.

use game_core::{Chance, DataFiles, Fresh, Game, Session, testing::random_step};
use myrmes::{CubeSupply, Myrmes, Options};

const ROUNDS: u64 = 500;

/// The positions of all whole numbers in a text.
fn figures(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = text[from..].find(|c: char| c.is_ascii_digit()).map(|at| from + at) {
        let end = text[start..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |at| start + at);
        found.push((start, end));
        from = end;
    }
    found
}

fn change_a_figure(files: &mut DataFiles, dice: &mut Fresh) {
    let others =
        ["0", "1", "2", "3", "4", "5", "8", "9", "15", "16", "20", "30", "127", "128", "-128", "255", "256", "-1"];
    let file = files.keys().nth(dice.below(files.len() as u32) as usize).expect("it is in range").clone();
    let text = files.get_mut(&file).expect("the file exists");
    let places = figures(text);
    let (start, end) = places[dice.below(places.len() as u32) as usize];
    text.replace_range(start..end, others[dice.below(others.len() as u32) as usize]);
}

#[test]
fn changed_figures_are_refused_by_file_or_played() {
    let (mut played, mut refused) = (0, 0);
    for round in 0..ROUNDS {
        let mut dice = Fresh::new(round);
        let mut files = Myrmes::own_data();
        for _ in 0..=dice.below(2) {
            change_a_figure(&mut files, &mut dice);
        }
        let supply = [CubeSupply::Unlimited, CubeSupply::Box][dice.below(2) as usize];
        let options = Options { supply: Some(supply), ..Options::players(2 + dice.below(3) as u8) };
        let rules = match Myrmes::new(options, &files) {
            Ok(rules) => rules,
            Err(why) => {
                assert!(Myrmes::own_data().keys().any(|file| why.what.starts_with(file)), "{why} names no file");
                refused += 1;
                continue;
            }
        };
        let mut session = Session::new(rules, round.into());
        while random_step(&mut session, &mut dice).unwrap_or_else(|broken| panic!("round {round}: {broken}")) {
            let sound = session.game().check_invariants(session.state());
            sound.unwrap_or_else(|broken| panic!("round {round}: {broken}"));
        }
        played += 1;
    }
    // The test is useless if all changes are refused, or none.
    assert!(played > 50 && refused > 50, "{played} played, {refused} refused");
}
