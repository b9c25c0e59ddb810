//! In a given position, the bot plays one of the expected actions.

mod common;

use ai::Level;
use common::choose;
use game_core::{Game, Seat, Session};
use myrmes::{
    Action, Bonus, ColonyPosition, Myrmes, Objective, Options, Phase, Position, Season, SortiePosition, Tile, Track,
};

const P1: Seat = Seat(0);

fn rules() -> Myrmes {
    Myrmes::with(Options::players(2)).unwrap()
}

fn at(phase: Phase, season: Season, year: u8, own: ColonyPosition) -> Position {
    let dice = match (phase, season) {
        (Phase::Winter, _) => [0; 3],
        (_, Season::Spring) => [5, 5, 5],
        (_, Season::Summer) => [0, 5, 5],
        (_, Season::Autumn) => [0, 0, 5],
    };
    let event = if phase == Phase::Births { None } else { Some(Bonus::SoldierPlus1) };
    let own = ColonyPosition { event, ..own };
    let other = ColonyPosition { event, workers: 0, ..ColonyPosition::default() };
    Position { phase, season, year, dice: Some(dice), colonies: vec![own, other], ..Position::default() }
}

/// What greedy plays there, with several seeds.
fn plays(position: &Position) -> Vec<Action> {
    let game = rules();
    let state = game.place(position).unwrap_or_else(|refused| panic!("{refused}"));
    (0..4).map(|seed| choose(&game, &state, P1, Level::Greedy, seed)).collect()
}

#[test]
fn a_free_objective_is_taken() {
    let prey = [(myrmes::Prey::Ladybug, 2)].into();
    let own = ColonyPosition { atelier: 1, workers: 0, prey, ..ColonyPosition::default() };
    let objectives =
        [Objective::Prey2, Objective::Food3, Objective::Stone3, Objective::Food5, Objective::Stone5, Objective::Prey4];
    let position = Position { objectives: objectives.into(), ..at(Phase::Atelier, Season::Summer, 2, own) };
    for action in plays(&position) {
        assert_eq!(action, Action::Objective { objective: Objective::Prey2 });
    }
}

#[test]
fn larvae_become_food_before_anybody_starves() {
    for year in 1..=3 {
        let own = ColonyPosition { larvae: 7, food: 1, workers: 0, ..ColonyPosition::default() };
        for action in plays(&at(Phase::Winter, Season::Autumn, year, own)) {
            assert_eq!(action, Action::Sacrifice, "year {year}");
        }
    }
}

#[test]
fn the_bigger_tile_is_placed() {
    let own = ColonyPosition { level: 2, workers: 0, ..ColonyPosition::default() };
    let at_work = at(Phase::Workers, Season::Summer, 1, own);
    let sortie = Some(SortiePosition { at: "(-3,6)".parse().unwrap(), points: 0 });
    for action in plays(&Position { sortie, ..at_work }) {
        assert!(
            matches!(action, Action::Place { tile: Tile::Rhombus4 | Tile::Hook4, .. }),
            "{action} although four hexes are free"
        );
    }
}

#[test]
fn a_worker_outside_places_something() {
    for season in Season::ALL {
        let mut session = Session::from_position(
            rules(),
            1.into(),
            &at(Phase::Workers, season, 1, ColonyPosition { workers: 2, ..ColonyPosition::default() }),
        )
        .unwrap();
        let mut placed = 0;
        while session.game().phase(session.state(), P1) == "workers" {
            let action = choose(session.game(), session.state(), P1, Level::Greedy, 1);
            placed += u32::from(matches!(action, Action::Place { .. }));
            session.apply(P1, action).unwrap();
        }
        assert!(placed >= 1, "{season}: no sortie ended with a tile");
    }
}

#[test]
fn nurses_hatch_something() {
    let game = rules();
    let mut state = game.place(&at(Phase::Births, Season::Spring, 1, ColonyPosition::default())).unwrap();
    let mut chance = game_core::Fresh::new(1);
    let mut nurses = [0; 4];
    while game.to_act(&state).contains(P1) && game.phase(&state, P1) != "workers" {
        let action = choose(&game, &state, P1, Level::Greedy, 1);
        if let Action::Nurses { on, count } = action {
            nurses[on.idx()] = count;
        }
        game.apply(&mut state, P1, action, &mut chance, &mut game_core::Unheard).unwrap();
    }
    assert!(
        nurses[Track::Soldiers.idx()] != 1 && nurses[Track::Workers.idx()] != 1,
        "a lone nurse gives birth to nothing: {nurses:?}"
    );
    assert_eq!(nurses.iter().sum::<u8>(), 3, "a nurse stays idle: {nurses:?}");
}

#[test]
fn nobody_leaves_the_garden_empty() {
    let game = Myrmes::with(Options::players(2)).unwrap();
    let (mut sorties, mut stops) = (0, 0);
    for number in 0..4 {
        common::play_with(&game, number, &[Level::Greedy; 2], |_, _, _, action| {
            sorties += u32::from(matches!(action, Action::Leave { .. }));
            stops += u32::from(matches!(action, Action::Stop));
        });
    }
    assert!(sorties > 20 && stops * 3 < sorties, "{stops} of {sorties} sorties came to nothing");
}
