//! Moments of real games as fixture files for the tests of the page: what one seat receives at that point.
//!
//! With `UPDATE_EXPECT` in the environment, the files are rewritten. Like those of [`super::files`], these functions
//! are tests themselves, and panic.

use std::{collections::BTreeMap, env, fs, path::Path};

use crate::{
    erased::AnySession,
    game::{Game, Viewer},
    seat::Seat,
    session::Session,
};

/// How many of the latest events a moment contains.
const EVENTS: usize = 40;

/// A moment as file contents: components, view, choices, outlook and latest events of a seat, one per line.
pub fn text<G: Game>(session: &Session<G>, seat: Seat) -> String
where
    Session<G>: AnySession,
{
    let viewer = Viewer::Seat(seat);
    let since = Session::n_events(session, Some(viewer)).saturating_sub(EVENTS);
    let events: Vec<_> =
        AnySession::events_since(session, since, Some(viewer)).into_iter().map(|heard| heard.event).collect();
    let choices = serde_json::to_string(&AnySession::legal(session, seat)).expect("choices are JSON");
    let events = serde_json::to_string(&events).expect("events are JSON");
    format!(
        "{{\n\"components\": {},\n\"view\": {},\n\"choices\": {choices},\n\"outlook\": {},\n\"events\": {events}\n}}\n",
        AnySession::components(session),
        AnySession::view(session, viewer),
        AnySession::outlook(session, viewer),
    )
}

/// Compares the named moments with the files of a folder, which must contain no others.
pub fn assert_fresh(moments: &BTreeMap<&'static str, String>, folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    for (name, text) in moments {
        let path = folder.join(name).with_extension("json");
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, text).expect("the moment can be written");
        }
        let expected = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (found, expected) in text.lines().zip(expected.lines()) {
            let part = found.split(':').next().unwrap_or_default();
            assert!(found == expected, "{name}: {part} is stale; UPDATE_EXPECT=1 rewrites it");
        }
        assert_eq!(text.lines().count(), expected.lines().count(), "{name}");
    }
    let files = fs::read_dir(folder).expect("the folder exists").count();
    assert_eq!(files, moments.len(), "every file of the folder is a moment");
}
