//! Objectives: all twenty, the choices some of them offer, their order and their points.

use std::collections::BTreeMap;

use game_core::Seat;
use myrmes::{Asked, ColonyPosition, Counted, EventKind, Illegal, Objective, Phase, Prey, Season};

use crate::common::{Layout, P1, P2, P3, P4, Table, at, hex, text};

/// Player 1 has a nurse in the atelier, the objective is in play, and its prerequisites are met.
fn before(objective: Objective) -> Layout {
    let level = text::objective_levels()[&objective];
    let done: Vec<Objective> = [Objective::Soldiers2, Objective::Larvae9][..usize::from(level) - 1].to_vec();
    let in_play: Vec<Objective> = done.iter().copied().chain([objective]).collect();
    at(Phase::Atelier).year(2).objectives(&in_play).colony(P1, |colony| {
        (colony.nurses, colony.atelier, colony.workers, colony.larvae) = (4, 1, 0, 0);
        colony.completed = done.into_iter().map(|done| (done, 1)).collect();
    })
}

fn with(objective: Objective, change: impl FnOnce(&mut ColonyPosition)) -> Layout {
    before(objective).colony(P1, change)
}

/// Completing it costs what the line says and scores the points of its level; with one less it is
/// refused.
fn check(objective: Objective, counted: Counted, needed: u8, told: &str, set: impl Fn(&mut ColonyPosition, u8)) {
    let points = [6, 9, 12][usize::from(text::objective_levels()[&objective]) - 1];
    let mut table = with(objective, |colony| set(colony, needed)).table();
    table.play(P1, &format!("objective {objective}"));
    table.told(&[&format!("Gentian completed the objective {objective}: {told}, +{points} points")]);
    assert_eq!(table.colony(P1).score, 10 + points);
    let mut short = with(objective, |colony| set(colony, needed - 1)).table();
    short.refuse(
        P1,
        &format!("objective {objective}"),
        Illegal::ObjectiveUnmet { objective, counted, needed, have: needed - 1 },
    );
}

#[test]
fn blue_completes_2_preys_and_red_who_had_done_it_before_scores_3() {
    let mut table = at(Phase::Atelier)
        .players(4)
        .year(2)
        .objectives(&[Objective::Prey2])
        .colony(P1, |blue| {
            blue.atelier = 1;
            blue.prey = BTreeMap::from([(Prey::Termite, 2), (Prey::Spider, 1)]);
        })
        .colony(P2, |red| red.completed = BTreeMap::from([(Objective::Prey2, 3)]))
        .table();
    table.play(P1, "objective prey_2");
    table.told(&[
        "Gentian completed the objective prey_2: -1 termite, -1 termite, +6 points",
        "Vermilion profits from Gentian completing prey_2: +3 points",
    ]);
    let (blue, red) = (table.colony(P1), table.colony(P2));
    assert_eq!((blue.score, blue.nurses, blue.completed.get(&Objective::Prey2)), (16, 2, Some(&4)));
    assert_eq!(blue.prey, BTreeMap::from([(Prey::Spider, 1)]), "discarded tokens are gone");
    assert_eq!((red.score, table.colony(P3).score), (13, 10));
}

#[test]
fn objectives_of_food_and_of_stone() {
    check(Objective::Food3, Counted::Food, 3, "-3 food", |colony, count| colony.food = count);
    check(Objective::Food5, Counted::Food, 5, "-5 food", |colony, count| colony.food = count);
    check(Objective::Stone3, Counted::Stone, 3, "-3 stone", |colony, count| colony.stone = count);
    check(Objective::Stone5, Counted::Stone, 5, "-5 stone", |colony, count| colony.stone = count);
}

#[test]
fn objectives_of_larvae() {
    check(Objective::Larvae5, Counted::Larvae, 5, "-5 larvae", |colony, count| colony.larvae = count);
    check(Objective::Larvae9, Counted::Larvae, 9, "-9 larvae", |colony, count| colony.larvae = count);
}

#[test]
fn objective_of_soldiers() {
    check(Objective::Soldiers2, Counted::Soldiers, 2, "-2 soldiers", |colony, count| colony.soldiers = count);
}

#[test]
fn objectives_of_prey() {
    check(Objective::Prey2, Counted::PreyTokens, 2, "-1 spider, -1 spider", |colony, count| {
        colony.prey = BTreeMap::from([(Prey::Spider, count)]);
    });
    check(Objective::Prey3, Counted::PreyTokens, 3, "-1 ladybug, -1 termite, -1 spider", |colony, count| {
        colony.prey = BTreeMap::from([(Prey::Ladybug, 1), (Prey::Termite, 1), (Prey::Spider, count - 2)]);
    });
    check(
        Objective::Prey4,
        Counted::PreyTokens,
        4,
        "-1 ladybug, -1 ladybug, -1 ladybug, -1 ladybug",
        |colony, count| {
            colony.prey = BTreeMap::from([(Prey::Ladybug, count)]);
        },
    );
}

#[test]
fn objectives_of_colony_level_move_the_disc_back() {
    check(Objective::ColonyLevel2, Counted::ColonyLevel, 2, "-1 level", |colony, level| colony.level = level);
    check(Objective::ColonyLevel3, Counted::ColonyLevel, 3, "-2 levels", |colony, level| colony.level = level);
    for (objective, from, to) in
        [(Objective::ColonyLevel2, 2, 1), (Objective::ColonyLevel2, 3, 2), (Objective::ColonyLevel3, 3, 1)]
    {
        let mut table = with(objective, |colony| colony.level = from).table();
        table.play(P1, &format!("objective {objective}"));
        assert_eq!(table.colony(P1).level, to);
    }
}

#[test]
fn the_lower_level_counts_at_once_for_the_storeroom() {
    let mut table = with(Objective::ColonyLevel2, |colony| {
        (colony.level, colony.food, colony.earth) = (2, 3, 3);
    })
    .table();
    table.play(P1, "objective colony_level_2");
    assert_eq!(table.phase(), Phase::EndOfSeason);
    table.play(P1, "discard food; discard food");
    assert_eq!(table.colony(P1).earth, 3, "4 cubes are kept, no longer 6");
}

#[test]
fn objectives_of_nurses_count_those_on_objectives_and_discard_others() {
    // One nurse is on an objective and five are free, one of them in use: six in play.
    let mut table = with(Objective::Nurses6, |colony| colony.nurses = 5).table();
    table.play(P1, "objective nurses_6");
    table.told(&["Gentian completed the objective nurses_6: -1 nurse, +9 points"]);
    assert_eq!(table.colony(P1).nurses, 3);
    let mut short = with(Objective::Nurses6, |colony| colony.nurses = 4).table();
    let unmet = Illegal::ObjectiveUnmet { objective: Objective::Nurses6, counted: Counted::Nurses, needed: 6, have: 5 };
    short.refuse(P1, "objective nurses_6", unmet);

    let mut table = with(Objective::Nurses8, |colony| colony.nurses = 6).table();
    table.play(P1, "objective nurses_8");
    table.told(&["Gentian completed the objective nurses_8: -2 nurses, +12 points"]);
    assert_eq!(table.colony(P1).nurses, 3);
    let mut short = with(Objective::Nurses8, |colony| colony.nurses = 5).table();
    let unmet = Illegal::ObjectiveUnmet { objective: Objective::Nurses8, counted: Counted::Nurses, needed: 8, have: 7 };
    short.refuse(P1, "objective nurses_8", unmet);
}

#[test]
fn nurses_on_objectives_cannot_be_given_up() {
    // Five nurses are on objectives and the sixth is in use: six in play, but none to discard.
    let mut layout = before(Objective::Nurses6).year(3);
    let others = layout.position.objectives.iter().filter(|&&other| other != Objective::Nurses6);
    let done: BTreeMap<Objective, u8> = others.map(|&other| (other, 1)).collect();
    layout = layout.colony(P1, |colony| (colony.nurses, colony.completed) = (1, done));
    let mut table = layout.colony(P1, |colony| colony.earth = 2).table();
    let unmet =
        Illegal::ObjectiveUnmet { objective: Objective::Nurses6, counted: Counted::SpareNurses, needed: 1, have: 0 };
    table.refuse(P1, "objective nurses_6", unmet);
}

#[test]
fn discarded_nurses_can_be_made_again() {
    let mut table = with(Objective::Nurses8, |colony| {
        (colony.nurses, colony.atelier, colony.food, colony.larvae) = (6, 2, 2, 2);
    })
    .table();
    table.refuse(P1, "nurse", Illegal::NoNurseLeft { most: 8 });
    table.play(P1, "objective nurses_8; nurse");
    assert_eq!(table.colony(P1).nurses, 4);
}

// -------------------------------------------------------------------------------------------------- earth or stone

#[test]
fn a_mixed_objective_lets_the_player_choose_the_mix() {
    for (objective, [earth, stone], mixes) in [
        (Objective::EarthOrStone2, [2, 1], vec!["pay 1", "pay 2"]),
        (Objective::EarthOrStone6, [4, 5], vec!["pay 1", "pay 2", "pay 3", "pay 4"]),
    ] {
        let mut table = with(objective, |colony| (colony.earth, colony.stone) = (earth, stone)).table();
        table.play(P1, &format!("objective {objective}"));
        assert_eq!(table.legal(P1), mixes);
        let most = mixes.len() as u8;
        table.refuse(P1, "pay 0", Illegal::MixDoesNotAddUp { least: 1, most, asked: 0 });
        table.refuse(P1, "level", Illegal::NotNow { asked: Asked::ObjectiveCubes });
        table.play(P1, "pay 1");
        let left = table.colony(P1);
        let count = if objective == Objective::EarthOrStone2 { 2 } else { 6 };
        assert_eq!((left.earth, left.stone), (earth - 1, stone - (count - 1)));
    }
}

#[test]
fn a_mix_without_a_choice_is_paid_by_itself() {
    check(Objective::EarthOrStone2, Counted::EarthOrStone, 2, "-2 earth", |colony, count| colony.earth = count);
    check(Objective::EarthOrStone2, Counted::EarthOrStone, 2, "-2 stone", |colony, count| colony.stone = count);
    check(Objective::EarthOrStone6, Counted::EarthOrStone, 6, "-4 earth, -2 stone", |colony, count| {
        (colony.earth, colony.stone) = (4, count - 4);
    });
}

// --------------------------------------------------------------------------------------------------- special tiles

/// Three special tiles of player 1 and one without an owner.
const SPECIAL: &str = "
    r=4 q=-7   S   M   G^1 S   G   ~   G   S   G^2
    r=5 q=-7     G   Ey1 Ey1 Gx1 Mx1 Mz1 Gz1 Ex0 Ex0 G
    r=6 q=-6           Gy1 E   Mx1 S   Mz1 Ez1 Gx0";

#[test]
fn the_special_tile_objectives_give_up_the_cubes_of_chosen_tiles() {
    let mut table = before(Objective::SpecialTiles2).board(SPECIAL).table();
    table.play(P1, "objective special_tiles_2");
    assert_eq!(table.legal(P1), ["unmark (-6,5)", "unmark (-4,5)", "unmark (-2,5)"]);
    table.refuse(P1, "unmark x0", Illegal::CannotPick { hex: hex("(0,5)") });
    table.play(P1, "unmark x1");
    table.told(&[
        "Gentian begins the objective special_tiles_2",
        "Gentian completed the objective special_tiles_2: gave up (-4,5), +6 points",
    ]);
    table.shows(
        "
        r=4 q=-7   S   M   G^1 S   G   ~   G   S   G^2
        r=5 q=-7     G   Ey1 Ey1 Gx0 Mx0 Mz1 Gz1 Ex0 Ex0 G
        r=6 q=-6           Gy1 E   Mx0 S   Mz1 Ez1 Gx0",
    );
}

#[test]
fn three_special_tiles_give_up_two_cubes() {
    let mut table = before(Objective::SpecialTiles3).board(SPECIAL).table();
    table.play(P1, "objective special_tiles_3; unmark y1");
    assert_eq!(table.legal(P1), ["unmark (-4,5)", "unmark (-2,5)"]);
    table.play(P1, "unmark z1");
    table.told(&["Gentian completed the objective special_tiles_3: gave up (-6,5), (-2,5), +9 points"]);
    assert_eq!((table.colony(P1).specials.len(), table.position().orphans.len()), (1, 3));
}

#[test]
fn too_few_special_tiles_do_not_do() {
    // The tile without an owner does not count.
    let two = SPECIAL.replace("Mz1", "M  ").replace("Gz1", "G  ").replace("Ez1", "E  ");
    let mut table = before(Objective::SpecialTiles3).board(&two).table();
    let unmet = Illegal::ObjectiveUnmet {
        objective: Objective::SpecialTiles3,
        counted: Counted::SpecialTiles,
        needed: 3,
        have: 2,
    };
    table.refuse(P1, "objective special_tiles_3", unmet);
}

// ------------------------------------------------------------------------------------------- connected pheromones

/// Five connected pheromones of player 1, of which D is empty, and f apart from them.
const CONNECTED: &str = "
    r=4 q=-7   Se1 M   G^1 S   G   ~   G   S   G^2
    r=5 q=-7     Ge1 Ea1 Ea1 Gb1 Mb1 Mc1 Gc1 E   Ef1 G
    r=6 q=-6           GD1 ED1 M   S   M   E   Gf1";

#[test]
fn the_pheromone_objective_empties_four_connected_ones_of_choice() {
    let mut table = before(Objective::Pheromones4).board(CONNECTED).table();
    table.play(P1, "objective pheromones_4");
    assert_eq!(table.legal(P1), ["empty (-7,4)", "empty (-6,5)", "empty (-4,5)", "empty (-2,5)", "empty (-6,6)"]);
    table.refuse(P1, "empty f1", Illegal::CannotPick { hex: hex("(1,5)") });
    table.play(P1, "empty c1");
    // Only b touches c; after it there is a choice again.
    assert_eq!(table.legal(P1), ["empty (-6,5)", "empty (-6,6)"]);
    table.refuse(P1, "empty e1", Illegal::CannotPick { hex: hex("(-7,4)") });
    table.play(P1, "empty D1");
    table.told(&["Gentian completed the objective pheromones_4: emptied (-6,5), (-4,5), (-2,5), (-6,6) of 2 food, 2 earth, +6 points"]);
    table.shows(
        "
        r=4 q=-7   Se1 M   G^1 S   G   ~   G   S   G^2
        r=5 q=-7     Ge1 EA1 EA1 GB1 MB1 MC1 GC1 E   Ef1 G
        r=6 q=-6           GD1 ED1 M   S   M   E   Gf1",
    );
    let colony = table.colony(P1);
    assert_eq!((colony.food, colony.earth, colony.stone), (0, 0, 0), "the cubes return to the supply");
}

#[test]
fn four_empty_pheromones_do_as_well() {
    let empty = CONNECTED.replace("a1", "A1").replace("b1", "B1").replace("c1", "C1").replace("e1", "  ");
    let empty = empty.replace("f1", "  ");
    let mut table = before(Objective::Pheromones4).board(&empty).table();
    table.play(P1, "objective pheromones_4");
    table.told(&["Gentian completed the objective pheromones_4: emptied (-6,5), (-4,5), (-2,5), (-6,6), +6 points"]);
}

#[test]
fn tunnels_and_special_tiles_do_not_connect() {
    let mut table = before(Objective::Pheromones4)
        .board(
            "
            r=4 q=-7   Se1 M   G^1 S   G   ~   G   S   G^2
            r=5 q=-7     Ge1 Ea1 Ea1 G^1 Mb1 Mb1 Gc1 Ec1 E   G
            r=6 q=-6           G   Ex1 Mx1 S   M   E
            r=7 q=-5                 Sx1 G   G   S",
        )
        .table();
    let unmet = Illegal::ObjectiveNotConnected { objective: Objective::Pheromones4, needed: 4, have: 4, largest: 2 };
    table.refuse(P1, "objective pheromones_4", unmet);
}

/// Seven connected pheromones, and room for an eighth.
const SEVEN: &str = "
    r=4 q=-7   Se1 M   G^1 S   G   ~   G   S   G^2
    r=5 q=-7     Ge1 Ea1 Ea1 Gb1 Mb1 Mc1 Gc1 E   E   G
    r=6 q=-6           Gd1 Ed1 Mh1 Sh1 Mh1 E   G
    r=7 q=-5                 Sg1 Gg1 G   S";

#[test]
fn seven_connected_pheromones_are_emptied_without_a_question() {
    let mut table = before(Objective::Pheromones7).board(SEVEN).table();
    table.play(P1, "objective pheromones_7");
    table.told(&[
        "Gentian completed the objective pheromones_7: emptied (-7,4), (-6,5), (-4,5), (-2,5), (-6,6), (-4,6), (-5,7) of 5 food, 3 earth, 3 stone, +12 points",
    ]);
    let unmet =
        Illegal::ObjectiveUnmet { objective: Objective::Pheromones7, counted: Counted::Pheromones, needed: 7, have: 6 };
    let mut six = before(Objective::Pheromones7).board(&SEVEN.replace("e1", "  ")).table();
    six.refuse(P1, "objective pheromones_7", unmet);
}

#[test]
fn of_eight_connected_pheromones_the_player_picks_seven() {
    let eight = SEVEN.replace("Gc1 E   E   G", "Gc1 Ei1 Ei1 Gi1");
    let mut table = before(Objective::Pheromones7).board(&eight).table();
    table.play(P1, "objective pheromones_7; empty i1");
    // From i the group continues over c, which leaves the choice between b and h.
    assert_eq!(table.legal(P1), ["empty (-4,5)", "empty (-4,6)"]);
    table.play(P1, "empty h1; empty b1; empty d1; empty g1");
    table.told(&[
        "Gentian completed the objective pheromones_7: emptied (-6,5), (-4,5), (-2,5), (0,5), (-6,6), (-4,6), (-5,7) of 5 food, 5 earth, 2 stone, +12 points",
    ]);
    assert_eq!(table.colony(P1).pheromones[0].at, hex("(-7,4)"));
    assert_ne!(table.colony(P1).pheromones[0].cubes, Some([0; 3].into()), "e was not picked");
}

// --------------------------------------------------------------------------------------------------- order, bonus

fn rich(colony: &mut ColonyPosition) {
    (colony.nurses, colony.atelier, colony.workers) = (6, 1, 0);
    (colony.food, colony.stone, colony.larvae, colony.soldiers) = (9, 9, 9, 2);
}

#[test]
fn an_objective_of_each_level_opens_the_next_and_lower_ones_stay_open() {
    use Objective::{Food3, Food5, Larvae5, Prey4, Stone3, Stone5};
    let lying = [Food3, Larvae5, Food5, Stone3, Stone5, Prey4];
    let table = |done: &[Objective]| {
        at(Phase::Atelier)
            .year(3)
            .objectives(&lying)
            .colony(P1, |colony| {
                rich(colony);
                colony.completed = done.iter().map(|&done| (done, 1)).collect();
            })
            .table()
    };
    let locked = |objective, level| Illegal::ObjectiveLocked { objective, level };
    let mut none = table(&[]);
    assert_eq!(none.legal_to(P1, "objective"), ["objective food_3", "objective larvae_5"]);
    none.refuse(P1, "objective food_5", locked(Objective::Food5, 2));
    none.refuse(P1, "objective stone_5", locked(Objective::Stone5, 3));
    let mut one = table(&[Objective::Food3]);
    assert_eq!(one.legal_to(P1, "objective"), ["objective larvae_5", "objective food_5", "objective stone_3"]);
    one.refuse(P1, "objective stone_5", locked(Objective::Stone5, 3));
    one.refuse(P1, "objective food_3", Illegal::ObjectiveCompleted { objective: Objective::Food3 });
    let two = table(&[Objective::Food3, Objective::Stone3]);
    assert_eq!(two.legal_to(P1, "objective"), ["objective larvae_5", "objective food_5", "objective stone_5"]);
}

#[test]
fn an_objective_that_does_not_lie_out_cannot_be_completed() {
    let mut table = at(Phase::Atelier).objectives(&[Objective::Food3, Objective::Larvae5]).colony(P1, rich).table();
    let refused = Illegal::ObjectiveNotInPlay { objective: Objective::Soldiers2 };
    table.refuse(P1, "objective soldiers_2", refused);
}

#[test]
fn one_objective_a_season_and_its_nurse_stays_on_it() {
    let mut table = at(Phase::Atelier)
        .objectives(&[Objective::Food3, Objective::Larvae5])
        .colony(P1, rich)
        .colony(P1, |colony| colony.atelier = 2)
        .table();
    table.play(P1, "objective food_3");
    let craft = myrmes::Craft::Objective;
    table.refuse(P1, "objective larvae_5", Illegal::AlreadyCrafted { craft });
    assert_eq!(table.colony(P1).nurses, 5);
}

#[test]
fn others_who_completed_it_earlier_score_5_4_or_3() {
    for (players, bonus) in [(2, 5), (3, 4), (4, 3)] {
        let mut layout =
            at(Phase::Atelier).players(players).season(Season::Summer).objectives(&[Objective::Food3]).colony(P1, rich);
        for seat in Seat::all(players).skip(1) {
            layout = layout.colony(seat, |colony| colony.completed = BTreeMap::from([(Objective::Food3, 1)]));
        }
        let mut table = layout.table();
        table.play(P1, "objective food_3");
        let scores: Vec<i16> = Seat::all(players).map(|seat| table.colony(seat).score).collect();
        assert_eq!(scores[0], 16);
        assert!(scores[1..].iter().all(|&score| score == 10 + bonus), "{players} players: {scores:?}");
    }
}

#[test]
fn who_completed_it_in_the_same_atelier_scores_nothing_more() {
    let mut table: Table = at(Phase::Atelier)
        .players(4)
        .season(Season::Summer)
        .objectives(&[Objective::Food3])
        .colony(P1, rich)
        .colony(P2, rich)
        .colony(P4, |colony| colony.completed = BTreeMap::from([(Objective::Food3, 1)]))
        .table();
    table.play(P1, "objective food_3");
    table.play(P2, "objective food_3");
    let scores = [P1, P2, P3, P4].map(|seat| table.colony(seat).score);
    assert_eq!(scores, [16, 16, 10, 16], "the fourth, who did it in spring, scores twice; the first not at all");
    let bonuses = table.events.iter().filter(|event| matches!(event.what, EventKind::ObjectiveBonus { .. })).count();
    assert_eq!(bonuses, 2);
}
