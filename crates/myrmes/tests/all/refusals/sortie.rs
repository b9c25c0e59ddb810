//! Phase 3, outside: leaving, moving, hunting, clearing.
//!
//! The two-player garden around Gentian's start, rows 2 to 5 (`~` water, `@` the start, `!` prey
//! spots):
//!
//! ```text
//!   r=2   M  G  M  S  ~  M  G! M        from q = -7
//!   r=3     E  ~  M  E  G! ~  ~  G!
//!   r=4       S  M  G@ S  G  ~  G
//!   r=5         G  E  E  G  M  M  G
//! ```

use game_core::Hex;
use myrmes::{Illegal, Prey};
use serde_json::{Value, json};

use crate::support::{GENTIAN, Table, VERMILION};

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// Gentian's worker outside, with prey and both colonies as given.
fn outside(at: &str, points: u8, gentian: Value, vermilion: Value) -> Table {
    Table::of_two(json!({
        "phase": "workers", "sortie": {"at": at, "points": points},
        "prey": {"(-3,3)": "spider", "(-6,6)": "termite"}, "colonies": [gentian, vermilion],
    }))
}

fn pheromone(at: &str, turn: u8, cubes: Value) -> Value {
    json!({"pheromones": [{"tile": "pair2", "turn": turn, "at": at, "cubes": cubes}]})
}

#[test]
fn workers_leave_by_their_own_tunnels() {
    let table = Table::of_two(json!({"phase": "workers"}));
    table.allows(GENTIAN, "leave (-5,4)");
    for other in [hex(1, 4), hex(0, 0), hex(100, 100)] {
        table.refuses(GENTIAN, &format!("leave {other}"), Illegal::NotYourTunnel { hex: other });
    }
}

#[test]
fn a_step_goes_to_dry_land_beside_the_worker() {
    let table = outside("(-5,4)", 3, json!({}), json!({}));
    table.allows(GENTIAN, "step (-4,4)");
    for away in [hex(-3, 4), hex(-5, 4), hex(-7, 5)] {
        table.refuses(GENTIAN, &format!("step {away}"), Illegal::NotAdjacent { hex: away });
    }
    for beyond in [hex(0, -1), hex(-8, 5), hex(127, -128)] {
        table.refuses(GENTIAN, &format!("step {beyond}"), Illegal::OutsideTheGarden { hex: beyond });
    }
    outside("(-5,3)", 3, json!({}), json!({})).refuses(GENTIAN, "step (-6,3)", Illegal::Water { hex: hex(-6, 3) });
}

#[test]
fn without_points_nobody_moves_on() {
    let table = outside("(-4,4)", 0, json!({"soldiers": 2}), json!({}));
    table.refuses(GENTIAN, "step (-5,4)", Illegal::NoMovementLeft);
    table.refuses(GENTIAN, "hunt (-3,3)", Illegal::NoMovementLeft);
}

#[test]
fn a_tile_is_one_space_with_one_name() {
    let own = pheromone("(-5,5)", 0, Value::Null);
    let table = outside("(-5,4)", 3, own, json!({}));
    table.allows(GENTIAN, "step (-5,5)");
    let one = Illegal::TileIsOneSpace { hex: hex(-4, 5), anchor: hex(-5, 5) };
    table.refuses(GENTIAN, "step (-4,5)", one);
}

#[test]
fn foreign_tiles_cost_a_soldier() {
    let foreign = pheromone("(-5,5)", 0, Value::Null);
    let table = outside("(-5,4)", 3, json!({}), foreign.clone());
    table.refuses(GENTIAN, "step (-5,5)", Illegal::NoSoldierToEnter { owner: VERMILION });
    outside("(-5,4)", 3, json!({"soldiers": 1}), foreign).allows(GENTIAN, "step (-5,5)");
}

#[test]
fn prey_is_hunted_by_whoever_enters() {
    let table = outside("(-4,4)", 3, json!({"soldiers": 1}), json!({}));
    let must = Illegal::PreyMustBeHunted { hex: hex(-3, 3), prey: Prey::Spider };
    table.refuses(GENTIAN, "step (-3,3)", must);
    let few = Illegal::TooFewSoldiers { prey: Prey::Spider, needed: 2, have: 1 };
    table.refuses(GENTIAN, "hunt (-3,3)", few);
    table.refuses(GENTIAN, "hunt (-4,3)", Illegal::NoPrey { hex: hex(-4, 3) });
    table.refuses(GENTIAN, "hunt (-6,6)", Illegal::NotAdjacent { hex: hex(-6, 6) });
    // Even far away, the soldiers are the reason: getting there alone would not help.
    let unarmed = outside("(-5,4)", 3, json!({}), json!({}));
    let few = |prey, needed| Illegal::TooFewSoldiers { prey, needed, have: 0 };
    unarmed.refuses(GENTIAN, "hunt (-3,3)", few(Prey::Spider, 2));
    unarmed.refuses(GENTIAN, "hunt (-6,6)", few(Prey::Termite, 1));
    outside("(-4,4)", 3, json!({"soldiers": 2}), json!({})).allows(GENTIAN, "hunt (-3,3)");
}

#[test]
fn only_the_empty_pheromone_under_the_worker_is_cleared() {
    let rich = |mut colony: Value| {
        colony["earth"] = json!(1);
        colony
    };
    let empty = pheromone("(-5,5)", 0, json!({}));
    outside("(-5,5)", 1, rich(empty.clone()), json!({})).allows(GENTIAN, "clear (-4,5)");
    outside("(-5,4)", 1, rich(empty.clone()), json!({})).refuses(GENTIAN, "clear (-5,5)", Illegal::NotOnAPheromone);
    let full = outside("(-5,5)", 1, rich(pheromone("(-5,5)", 0, Value::Null)), json!({}));
    full.refuses(GENTIAN, "clear (-5,5)", Illegal::PheromoneNotEmpty { cubes: 2 });
    outside("(-5,5)", 1, empty.clone(), json!({})).refuses(GENTIAN, "clear (-5,5)", Illegal::NoEarthToClear);
    let elsewhere = Illegal::NotUnderThePheromone { hex: hex(-5, 4) };
    outside("(-5,5)", 1, rich(empty.clone()), json!({})).refuses(GENTIAN, "clear (-5,4)", elsewhere);
    let nowhere = Illegal::NotUnderThePheromone { hex: hex(99, 99) };
    outside("(-5,5)", 1, rich(empty), json!({})).refuses(GENTIAN, "clear (99,99)", nowhere);
}

#[test]
fn special_tiles_stay_whoever_owns_them() {
    let farm = json!({"tile": "aphid_farm", "turn": 0, "at": "(-5,5)"});
    let own = outside("(-5,5)", 1, json!({"earth": 1, "specials": [farm]}), json!({}));
    own.refuses(GENTIAN, "clear (-5,5)", Illegal::SpecialTilesStay);
    let orphan = Table::of_two(json!({
        "phase": "workers", "sortie": {"at": "(-5,5)", "points": 1}, "orphans": [farm], "colonies": [{"earth": 1}],
    }));
    orphan.refuses(GENTIAN, "clear (-5,5)", Illegal::SpecialTilesStay);
}
