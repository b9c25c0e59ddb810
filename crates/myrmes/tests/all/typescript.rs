//! The page's types match the rules.
//!
//! `UPDATE_EXPECT=1 cargo test -p myrmes --test all typescript` rewrites them.

use game_core::typescript::Module;
use myrmes::{Action, Components, Event, EventKind, Illegal, Options, Outlook, View};

const HEADER: &str = "\
The types Myrmes shares with the page, generated from crates/myrmes: do not edit.
UPDATE_EXPECT=1 cargo test -p myrmes --test all typescript regenerates it.";

#[test]
fn the_types_of_the_page_are_fresh() {
    Module::new(HEADER)
        .with::<Action>()
        .with::<Components>()
        .with::<Event>()
        .with::<Illegal>()
        .with::<Options>()
        .with::<Outlook>()
        .with::<View>()
        .with::<EventKind>()
        .assert_fresh(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/generated/myrmes.ts"));
}
