//! The answers of the engine.

use ai::{Considered, Opponent};
use game_core::{
    AnySession, Failure, Record, Seat, SeatSet, Standing, Viewer,
    erased::{AnyEvent, Choice, TakenBack},
};
use serde::Serialize;
use serde_json::Value;

/// A complete answer: the id of the request, and either `ok` or `error`.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    pub(super) id: Value,
    #[serde(flatten)]
    pub(super) outcome: Outcome,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Outcome {
    Ok(Body),
    Error(Failure),
}

/// The body of a successful answer, one variant per kind of request.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Body {
    Opened {
        game: &'static str,
        data: String,
        options: Value,
        seed: String,
        #[serde(flatten)]
        status: Status,
    },
    Legal {
        legal: Vec<SeatChoices>,
    },
    Applied {
        text: String,
        action: Value,
        events: Vec<AnyEvent>,
        #[serde(flatten)]
        status: Status,
    },
    State {
        position: Value,
        digest: String,
        #[serde(flatten)]
        status: Status,
    },
    View {
        viewer: Viewer,
        view: Value,
        legal: Vec<Choice>,
    },
    Outlook {
        viewer: Viewer,
        outlook: Value,
    },
    Events {
        events: Vec<AnyEvent>,
    },
    Undone {
        taken_back: TakenBack,
        #[serde(flatten)]
        status: Status,
    },
    Record {
        record: Box<Record>,
    },
    Thought {
        #[serde(rename = "level")]
        opponent: Opponent,
        /// The move: the first action of the best turn.
        #[serde(flatten)]
        action: Choice,
        /// The best turns; none if the level is a yardstick.
        turns: Vec<Considered>,
    },
    Perft {
        nodes: u64,
    },
}

impl Body {
    pub(super) fn opened(session: &dyn AnySession) -> Body {
        Body::Opened {
            game: session.game_id(),
            data: session.data_hash().to_owned(),
            options: session.options(),
            seed: session.seed().to_string(),
            status: Status::of(session),
        }
    }
}

/// The status of a game, for callers who may know everything: in a simultaneous phase, `turns`, `phases` and `undoable`
/// reveal how far each seat has come, which other seats may not know. What a seat may know is in its view.
#[derive(Debug, Serialize)]
pub(super) struct Status {
    players: u8,
    /// Actions applied so far.
    turns: usize,
    to_act: SeatSet,
    /// The phase of each seat that is to act, in the order of `to_act`.
    phases: Vec<&'static str>,
    /// How many actions each seat could undo.
    undoable: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
}

impl Status {
    pub(super) fn of(session: &dyn AnySession) -> Status {
        let to_act = session.to_act();
        Status {
            players: session.players(),
            turns: session.n_turns(),
            to_act,
            phases: to_act.iter().map(|seat| session.phase(seat)).collect(),
            undoable: Seat::all(session.players()).map(|seat| session.undoable(seat)).collect(),
            standing: session.standing(),
        }
    }
}

/// The legal actions of one seat.
#[derive(Debug, Serialize)]
pub(super) struct SeatChoices {
    pub(super) seat: Seat,
    pub(super) actions: Vec<Choice>,
}
