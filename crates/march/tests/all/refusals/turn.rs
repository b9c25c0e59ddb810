//! Whose turn it is, what is asked, and what an action needs.

use std::collections::BTreeSet;

use game_core::Seat;
use march::{CardId, Decision, Illegal, NestPosition, Options, Species};

use crate::refusals::{
    common::{BLUE, RED, table, table_with},
    ring::set_up,
};

#[test]
fn game_over() {
    let mut table = table(3).round(4).rest();
    table.refuse(RED, "forage", Illegal::GameOver);
    table.refuse(BLUE, "pass", Illegal::GameOver);
}

#[test]
fn no_such_seat() {
    let mut table = table(3).lay();
    table.refuse(Seat(3), "forage", Illegal::NoSuchSeat { seat: Seat(3) });
    table.refuse(Seat(9), "forage", Illegal::NoSuchSeat { seat: Seat(9) });
}

#[test]
fn not_to_act() {
    table(3).lay().refuse(BLUE, "forage", Illegal::NotToAct { seat: BLUE });
}

#[test]
fn not_now() {
    let mut table = table(3).great_tunnel(BLUE, 1).ring(march::Edge::Top, march::HexId::Soil, "").lay();
    table.refuse(RED, "pass", Illegal::NotNow { asked: Decision::TakeTurn });
    table.play(RED, "march");
    table.refuse(RED, "forage", Illegal::NotNow { asked: Decision::Steps });
    table.play(RED, "pass");
    table.refuse(BLUE, "gain larvae", Illegal::NotNow { asked: Decision::Steps });
}

#[test]
fn not_on_the_mat() {
    let mut table = set_up(Options { primitive_species: true, ..Options::players(3) });
    let seat = table.to_act()[0];
    let mat = table.nest(seat).mat.expect("a mat was dealt");
    let other = Species::ALL.into_iter().find(|&other| other != mat && other != Species::CommonMeadowAnt);
    let species = other.expect("there are four of them");
    table.refuse(seat, &format!("play_as {species}"), Illegal::NotOnTheMat { species, mat });
}

#[test]
fn too_little_food() {
    let mut table = table(3).great_tunnel(RED, 1).nest(RED, |nest| nest.food = 0).lay();
    for action in ["explore", "march", "forage"] {
        table.refuse(RED, action, Illegal::TooLittleFood { needed: 1, have: 0 });
    }
    let crazy = |nest: &mut NestPosition| (nest.food, nest.species) = (0, Some(Species::CrazyAnt));
    let mut table = table_with(Options { primitive_species: true, ..Options::players(3) }).nest(RED, crazy).lay();
    table.refuse(RED, "species", Illegal::TooLittleFood { needed: 1, have: 0 });
    // Cold Snap demands food or ants. With three ants and two to lose, there is a choice.
    let poor = |nest: &mut NestPosition| nest.food = 0;
    let layout = crate::common::table(2).hand(RED, &[CardId::ColdSnap]).nest(BLUE, poor);
    let mut table = layout.ring(march::Edge::Top, march::HexId::Soil, "bbb").lay();
    table.play(RED, "play cold_snap");
    table.refuse(BLUE, "pay_food", Illegal::TooLittleFood { needed: 1, have: 0 });
}

#[test]
fn rest_as_first_action() {
    let mut table = table(3).nest(RED, |nest| nest.acted = false).lay();
    table.refuse(RED, "rest", Illegal::RestAsFirstAction);
}

#[test]
fn frenzy_forbids_rest() {
    let crazy = |nest: &mut NestPosition| (nest.food, nest.species) = (3, Some(Species::CrazyAnt));
    let layout = table_with(Options { primitive_species: true, ..Options::players(3) }).nest(RED, crazy);
    layout.hand(RED, &[CardId::Swarm]).lay().refuse(RED, "rest", Illegal::FrenzyForbidsRest { food: 3, cards: 1 });
}

#[test]
fn no_species_action() {
    table(3).lay().refuse(RED, "species", Illegal::NoSpeciesAction);
}

#[test]
fn every_decision_says_in_its_own_words_what_has_to_be_done_first() {
    let words: BTreeSet<String> = Decision::ALL.iter().map(Decision::to_string).collect();
    assert_eq!(words.len(), Decision::ALL.len());
    let refused = Illegal::NotNow { asked: Decision::Lose };
    assert_eq!(refused.to_string(), "Not now: first choose which ants are lost");
    let json = serde_json::to_value(&refused).expect("a refusal is JSON");
    assert_eq!(json, serde_json::json!({ "why": "not_now", "asked": "lose" }));
}
