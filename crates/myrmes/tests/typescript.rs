//! The types of the page are those of the rules.
//!
//! `UPDATE_EXPECT=1 cargo test -p myrmes --test typescript` writes them anew.

use std::{env, fs, path::PathBuf};

use game_core::typescript::Module;
use myrmes::{Action, Components, Event, Illegal, Options, Outlook, View, What};

const HEADER: &str = "\
What Myrmes tells the page, generated from the types of crates/myrmes: do not edit.
UPDATE_EXPECT=1 cargo test -p myrmes --test typescript writes it anew.";

#[test]
fn the_types_of_the_page_are_fresh() {
    let module = Module::new(HEADER)
        .with::<Action>()
        .with::<Components>()
        .with::<Event>()
        .with::<Illegal>()
        .with::<Options>()
        .with::<Outlook>()
        .with::<View>()
        .with::<What>();
    let found = module.to_string();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/generated/myrmes.ts");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &found).expect("the types can be written");
    }
    let expected = fs::read_to_string(&path).expect("the types are there");
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {}; UPDATE_EXPECT=1 writes the file anew", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "UPDATE_EXPECT=1 writes the file anew");
}
