//! The rulebook, chapter by chapter: its diagrams, laid out and played, and its sentences.

use crate::common;

mod battle;
mod beyond;
mod centipede_battle;
mod diagrams;
mod end;
mod explore;
mod five_players;
mod forage;
mod long_game;
mod march;
mod play_card;
mod queen;
mod reactions;
mod rest;
mod setup;
mod sites;
mod two_players;

use ::march::{EventKind, HexId, March, Options, Phase};
use common::{Layout, Table, table_with};
use game_core::{Fresh, Game, Seat};

/// A game after setup, with the chance of this seed.
fn set_up(options: Options, seed: u64) -> Table {
    let rules = March::with(options.clone()).expect("a test writes valid options");
    let state = rules.setup(&mut Fresh::new(seed), &mut Vec::new());
    table_with(options).with(|position| *position = rules.position(&state)).lay()
}

/// All but one of the players needed to end the phase have rested, namely those to the right of the
/// holder of the marker. Then the holder rests too, and the Soldier Phase begins.
fn soldier_phase(layout: Layout) -> Table {
    let (marker, players) = (layout.position.marker, layout.options.players);
    let others: u8 = if players == 5 { 2 } else { 1 };
    let rested = (1..=others).map(|steps| marker.clockwise(players - steps, players)).collect();
    let mut table = layout.with(|position| position.rested = rested).lay();
    table.play(marker, "rest");
    table
}

/// Plays on, passing where possible, while the condition holds.
fn play_on(table: &mut Table, while_: impl Fn(&Table) -> bool) {
    while while_(table) {
        let Some(&seat) = table.to_act().first() else { return };
        let action = if table.can(seat, "pass") { "pass".into() } else { table.legal(seat).swap_remove(0) };
        table.play(seat, &action);
    }
}

fn fight_on(table: &mut Table) {
    play_on(table, |table| table.phase() == Phase::Soldier);
}

/// Everybody decrees larvae, and the next round begins.
fn decree_larvae(table: &mut Table) {
    while table.phase() == Phase::Queen {
        let seat = table.to_act()[0];
        table.play(seat, "gain larvae");
    }
}

/// All battles so far: the hex, the invader (`None` is a centipede), the defender.
fn battles(table: &Table) -> Vec<(HexId, Option<Seat>, Seat)> {
    let battles = table.events.iter().filter_map(|event| match event.what {
        EventKind::BattleBegan { hex, invader, .. } => Some((hex, invader, event.seat?)),
        _ => None,
    });
    battles.collect()
}

/// Whether this event about a seat occurred.
fn told_of(table: &Table, seat: Seat, what: &EventKind) -> bool {
    table.events.iter().any(|event| event.seat == Some(seat) && event.what == *what)
}
