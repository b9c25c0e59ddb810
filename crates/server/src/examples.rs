//! Live examples of the rules books: positions of the engine that a book draws in the section they belong to.
//!
//! An example is an entry of `lessons/examples.toml` of its game: a typed position, what is done in it before the picture is
//! drawn, and what can be tried there. The page gets what a seat would see. A test loads every example and tries everything it
//! speaks of, so that no change of the rules makes a picture wrong.

use std::sync::LazyLock;

use axum::{Json, extract::Path, http::header::CACHE_CONTROL, response::IntoResponse};
use game_core::{AnySession, Failure, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    error::{Error, Result},
    games,
    protocol::{Example as Told, Shows},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    example: Vec<Example>,
}

/// An example as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub id: String,
    #[serde(default)]
    pub options: Value,
    /// Who looks.
    #[serde(default)]
    pub seat: u8,
    /// As a table, or as JSON in a text where a table cannot say it.
    pub position: Value,
    /// What is done before the picture is drawn: actions of the seat that looks, or of another: `1: rest`.
    #[serde(default)]
    pub begins: Vec<String>,
    /// Whether the picture shows the board or the panel of the decision.
    #[serde(default)]
    pub shows: Shows,
    /// What is already tapped, in the words of the page: a tile that is held, a place or a work.
    #[serde(default)]
    pub tapped: Option<String>,
    /// The hexes that are pointed at.
    #[serde(default)]
    pub marks: Vec<String>,
    /// What the section says about it.
    #[serde(rename = "try")]
    pub tries: Vec<Try>,
}

/// Actions that can be tried in an example.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    #[serde(rename = "do")]
    pub actions: Vec<String>,
    /// The rule that refuses the last of them.
    #[serde(default)]
    pub refused: Option<String>,
    /// What the view of the seat says afterwards, by JSON pointer.
    #[serde(default)]
    pub then: Map<String, Value>,
}

/// The examples of each game.
static EXAMPLES: LazyLock<Vec<(&str, Vec<Example>)>> = LazyLock::new(|| {
    let files = [
        ("myrmes", include_str!("../../myrmes/lessons/examples.toml")),
        ("march", include_str!("../../march/lessons/examples.toml")),
    ];
    let read = |text| toml::from_str::<File>(text).expect("a test reads every example").example;
    files.map(|(game, text)| (game, read(text))).into()
});

/// The examples of a game.
pub fn of(game: &str) -> &'static [Example] {
    EXAMPLES.iter().find(|(id, _)| *id == game).map_or(&[], |(_, examples)| examples)
}

impl Example {
    /// The game at the moment of the picture. Dice and draws are always the same.
    pub fn open(&self, game: &str) -> Result<Box<dyn AnySession>> {
        let read = |text: &String| serde_json::from_str(text).map_err(|error| Error::bad(error.to_string()));
        let position = match &self.position {
            Value::String(text) => read(text)?,
            table => table.clone(),
        };
        let mut session = games::get(game)?.place(&self.options, None, Seed::from(1), &position)?;
        for line in &self.begins {
            self.act(session.as_mut(), line)?;
        }
        Ok(session)
    }

    /// Carries out an action of the seat that looks, or of another seat: `1: rest`.
    pub fn act(&self, session: &mut dyn AnySession, line: &str) -> std::result::Result<(), Failure> {
        let other = line.split_once(": ").and_then(|(seat, action)| Some((seat.parse().ok()?, action)));
        let (seat, action) = other.unwrap_or((self.seat, line));
        session.apply(Seat(seat), &action.into()).map(drop)
    }
}

/// An example of the rules of a game, as the seat that looks would see it.
#[utoipa::path(get, path = "/api/examples/{game}/{id}", tag = "lobby", params(("game" = String, Path), ("id" = String, Path)), responses((status = 200, body = Told)))]
pub async fn example(Path((game, id)): Path<(String, String)>) -> Result<impl IntoResponse> {
    let example = of(&game).iter().find(|example| example.id == id).ok_or(Error::NotFound("such example"))?;
    let session = example.open(&game)?;
    let (seat, viewer) = (Seat(example.seat), Viewer::Seat(Seat(example.seat)));
    let events = session.events_since(0, Some(viewer));
    let told = Told {
        game,
        id,
        seat: example.seat,
        shows: example.shows,
        tapped: example.tapped.clone(),
        marks: example.marks.clone(),
        options: session.options(),
        position: session.position(),
        components: session.components(),
        view: session.view(viewer),
        outlook: session.outlook(viewer),
        choices: session.legal(seat),
        events: events.into_iter().map(|event| event.event).collect(),
    };
    Ok(([(CACHE_CONTROL, "max-age=600")], Json(told)))
}
