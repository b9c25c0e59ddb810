//! Every refusal has a test, a rule and a readable sentence.

use std::collections::BTreeSet;

use game_core::{Hex, Illegal as _, Seat};
use myrmes::{Asked, Counted, Craft, Cube, Illegal, Objective, Obstacle, Prey, Room, Tile, Track};

const DECLARED: &str = include_str!("../../../src/illegal.rs");

/// The tests in this folder, except this file.
const TESTS: [&str; 8] = [
    include_str!("atelier.rs"),
    include_str!("births.rs"),
    include_str!("colony.rs"),
    include_str!("harvest.rs"),
    include_str!("objectives.rs"),
    include_str!("placing.rs"),
    include_str!("sortie.rs"),
    include_str!("turn.rs"),
];

/// The names of the variants, read from their declaration.
fn declared() -> BTreeSet<&'static str> {
    let (_, body) = DECLARED.split_once("pub enum Illegal {\n").expect("the enum is declared in that file");
    let (body, _) = body.split_once("\n}\n").expect("the declaration ends");
    let names = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    names.filter_map(|line| line.split([' ', ',']).next()).collect()
}

/// One of each, with numbers that would reveal bad grammar.
fn one_of_each() -> Vec<Illegal> {
    use Illegal::*;
    let hex = Hex::new(2, -1);
    let (seat, owner) = (Seat(9), Seat(1));
    vec![
        GameOver,
        NoSuchSeat { seat },
        NotToAct { seat: owner },
        NotNow { asked: Asked::Sortie },
        TooFewLarvaeToSacrifice { have: 1 },
        NoFoodInSupply,
        TooFewLarvaeForEvent { needed: 1, have: 0 },
        EventMovesRightOnly,
        TrackTooShort { track: Track::Atelier, most: 4, asked: 5 },
        TooFewNurses { asked: 2, have: 1 },
        NewbornsDoNotFit { least: 0, most: 1, asked: 2 },
        RoomTooDeep { room: Room::Larder, needed: 1, have: 0 },
        RoomTaken { room: Room::Queen },
        NothingForTheQueen,
        QuarryYieldsEarthOrStone,
        NotYourTunnel { hex },
        OutsideTheGarden { hex },
        Water { hex },
        NotAdjacent { hex },
        NoMovementLeft,
        TileIsOneSpace { hex, anchor: hex },
        NoSoldierToEnter { owner },
        PreyMustBeHunted { hex, prey: Prey::Spider },
        NoPrey { hex },
        TooFewSoldiers { prey: Prey::Termite, needed: 1, have: 0 },
        NotOnAPheromone,
        SpecialTilesStay,
        PheromoneNotEmpty { cubes: 1 },
        NoEarthToClear,
        NotUnderThePheromone { hex },
        SpaceNotEmpty { tunnel: true },
        DoesNotFitTheGarden { tile: Tile::Hook4, hex, obstacle: Obstacle::Water },
        NoSuchTurn { tile: Tile::Hook4, turns: 12 },
        NotUnderTheWorker { hex },
        HexCovered { hex },
        NoneInReserve { tile: Tile::Hook4 },
        LevelTooLow { tile: Tile::Hook4, needed: 2, have: 1 },
        NeedsHexagonPlus1 { tile: Tile::Triangle6, level: 3 },
        StockUsedUp { tile: Tile::SubColony },
        NoOwnershipCube { cubes: 4 },
        TooFewCubes { cube: Cube::Earth, needed: 1, have: 0 },
        NothingToChoose { hex },
        NoSuchCube { cube: Cube::Stone, hex },
        HarvestIsMandatory { hex },
        AlreadyCrafted { craft: Craft::Level },
        NoTunnelLeft { most: 4 },
        TunnelHexNotEmpty { hex },
        TunnelNotBesideYours { hex },
        DeepestLevel,
        NoNurseLeft { most: 8 },
        TooFewLarvaeForNurse { needed: 2, have: 1 },
        ObjectiveNotInPlay { objective: Objective::Food3 },
        ObjectiveCompleted { objective: Objective::Food3 },
        ObjectiveLocked { objective: Objective::Food5, level: 2 },
        ObjectiveUnmet { objective: Objective::Food3, counted: Counted::Food, needed: 3, have: 1 },
        ObjectiveNotConnected { objective: Objective::Pheromones4, needed: 4, have: 5, largest: 1 },
        MixDoesNotAddUp { least: 0, most: 1, asked: 2 },
        CannotPick { hex },
        NothingToDiscard { cube: Cube::Food },
    ]
}

fn name(illegal: &Illegal) -> String {
    let debug = format!("{illegal:?}");
    debug.split(' ').next().expect("a split has a first part").to_owned()
}

#[test]
fn every_refusal_is_provoked_by_a_test() {
    for variant in declared() {
        let name = format!("Illegal::{variant}");
        let ends = |test: &str, at: usize| !test[at + name.len()..].starts_with(|next: char| next.is_alphanumeric());
        // `NoPreyLeft` must not count as a mention of `NoPrey`.
        let mentioned = TESTS.iter().any(|test| test.match_indices(&name).any(|(at, _)| ends(test, at)));
        assert!(mentioned, "no test provokes Illegal::{variant}");
    }
}

#[test]
fn the_list_of_this_file_is_complete() {
    let listed: BTreeSet<String> = one_of_each().iter().map(name).collect();
    assert_eq!(listed, declared().into_iter().map(str::to_owned).collect());
}

#[test]
fn rules_are_chapters_and_rules() {
    let word = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_lowercase())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    let chapters = ["turn", "event", "births", "workers", "stock", "harvest", "atelier", "end_of_season", "end"];
    for illegal in one_of_each() {
        let (chapter, rule) = illegal.rule().split_once('/').expect("a rule has a chapter");
        assert!(chapters.contains(&chapter) && word(rule), "{}", illegal.rule());
    }
}

/// Every decision, every count and every obstacle that a refusal can name.
fn all_words() -> Vec<Illegal> {
    let asked = Asked::ALL.into_iter().map(|asked| Illegal::NotNow { asked });
    let unmet = |counted| Illegal::ObjectiveUnmet { objective: Objective::Food3, counted, needed: 3, have: 0 };
    let misfit = |obstacle| Illegal::DoesNotFitTheGarden { tile: Tile::Pair2, hex: Hex::new(0, 0), obstacle };
    asked.chain(Counted::ALL.into_iter().map(unmet)).chain(Obstacle::ALL.into_iter().map(misfit)).collect()
}

#[test]
fn every_decision_count_and_obstacle_has_words_of_its_own() {
    let texts: BTreeSet<String> = all_words().iter().map(Illegal::to_string).collect();
    assert_eq!(texts.len(), all_words().len());
    assert!(texts.iter().all(|text| !text.contains('_') || text.contains("food_3")), "{texts:#?}");
}

#[test]
fn every_decision_is_asked_for_by_a_test() {
    for asked in Asked::ALL {
        let name = format!("Asked::{asked:?}");
        assert!(
            TESTS.iter().any(|test| test.contains(&format!("{name})")) || test.contains(&format!("{name} }}"))),
            "{name}"
        );
    }
}

#[test]
fn refusals_are_sentences() {
    for illegal in one_of_each().into_iter().chain(all_words()) {
        let text = illegal.to_string();
        let first = text.chars().next().expect("a refusal says something");
        assert!(first.is_ascii_uppercase(), "{text:?} does not begin like a sentence");
        assert!(text.split(' ').count() >= 4 && !text.contains("  "), "{text:?} is not a sentence");
        assert!(!text.ends_with(['.', ' ', ':', ',']), "{text:?} ends in punctuation that others append");
        for wrong in ["{", "}", "1 larvae", "1 soldiers", "1 cubes", "1 nurses", " 1 are", "Some("] {
            assert!(!text.contains(wrong), "{text:?} contains {wrong:?}");
        }
    }
}

#[test]
fn refusals_carry_their_name_and_values_in_json() {
    let refused = Illegal::TooFewSoldiers { prey: Prey::Spider, needed: 2, have: 1 };
    let told = serde_json::json!({"why": "too_few_soldiers", "prey": "spider", "needed": 2, "have": 1});
    assert_eq!(serde_json::to_value(refused).expect("refusals are JSON"), told);
}
