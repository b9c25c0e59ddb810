//! What a viewer can foresee: what actions would cost and gain, what follows from the table as
//! it is, and why something is not allowed.
//!
//! This module decides no rules. Refusals come from the tasks themselves, and figures from what the
//! rules compute or do to a copy of the state. That copy contains only what the viewer knows of the
//! state (see `view::known`), so nothing hidden can leak.

mod asked;
mod battle;
mod decree;
mod horde;
mod losses;
mod meadow;
mod nests;
mod odds;
mod pay;
mod places;
mod turn;

use game_core::{Fresh, Illegal as _, Seat, Sink, Viewer};
use serde::Serialize;

pub(crate) use self::asked::{About, Whence};
pub use self::{
    asked::{AskedOutlook, Because, ReactionOutlook, Waiting},
    battle::{
        BattleOutlook, BattleSide, BattleStage, CentipedeAnswer, CentipedeOutlook, CommitChoice, CommitOutlook,
        CommitPlan,
    },
    decree::DecreeOutlook,
    horde::{HordeAdvance, HordeOutlook},
    losses::{AntAtStake, LossesOutlook},
    meadow::{HexOutlook, Tunnel, TunnelState},
    nests::{ActiveEvolutions, BodyOutlook, Feeding, GoalOutlook, NestOutlook},
    pay::{PayOutlook, PaySource},
    places::{CellOutlook, PlacesOutlook, TurnedOutlook},
    turn::{ActionOutlook, HandCard, RestOutlook, TurnOutlook},
};
use crate::{
    March, action::Action, event::Event, illegal::Illegal, phase, play::Play, state::State, table::Table, task::Task,
    view,
};

/// What a viewer can foresee. `asked` and the fields below it are present only while the viewer's
/// seat has that decision to make; `battle` and `horde` are present only while there is one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Outlook {
    /// Every hex in the Meadow, The Great Tunnel first.
    pub meadow: Vec<HexOutlook>,
    /// One entry per seat.
    pub nests: Vec<NestOutlook>,
    /// The decision the game is waiting for; absent once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleOutlook>,
    /// Only in Rise of the Centipedes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub horde: Option<HordeOutlook>,
    /// The decision the viewer's seat has to make.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedOutlook>,
    /// While the seat may react to another player's action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<ReactionOutlook>,
    /// While the seat takes its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnOutlook>,
    /// While the seat pays for a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay: Option<PayOutlook>,
    /// While the seat places a hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<PlacesOutlook>,
    /// While the seat chooses a Royal Decree: food first, then larvae.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decree: Option<Vec<DecreeOutlook>>,
    /// While the seat chooses which ants to lose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub losses: Option<LossesOutlook>,
}

/// Why an action is not allowed: the answer the player would get for sending it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids it, as `chapter/rule`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: &'static str,
    pub values: Illegal,
    /// One English sentence.
    pub message: String,
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal { rule: illegal.rule(), message: illegal.to_string(), values: illegal }
    }
}

impl Outlook {
    pub(crate) fn new(rules: &March, state: &State, viewer: Viewer) -> Outlook {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 < rules.players() => Some(seat),
            _ => None,
        };
        let known = view::known(rules, state, viewer);
        let table = rules.table(&known);
        let mut outlook = Outlook {
            meadow: meadow::outlook(table),
            nests: Seat::all(rules.players()).map(|seat| nests::outlook(table, seat)).collect(),
            waiting: asked::waiting(table),
            battle: battle::outlook(table, viewer),
            horde: horde::outlook(table),
            asked: None,
            reaction: None,
            turn: None,
            pay: None,
            places: None,
            decree: None,
            losses: None,
        };
        if let (Some(seat), Some(task)) = (viewer, known.agenda.top())
            && task.seats(table).contains(seat)
        {
            outlook.add_decision(table, seat, task);
        }
        outlook
    }

    /// Adds the decision of the seat, which is to act.
    fn add_decision(&mut self, table: Table<'_>, seat: Seat, task: Task) {
        self.asked = asked::outlook(table, seat, task);
        self.reaction = asked::reaction(table, seat, task);
        match task {
            Task::TakeTurn(turn) => self.turn = Some(turn::outlook(table, turn)),
            Task::Pay(pay) => self.pay = Some(pay::outlook(table, pay)),
            Task::PlaceHex(place) => self.places = Some(places::outlook(table, place)),
            Task::Decree(decree) => self.decree = Some(decree::outlook(table, decree)),
            _ => self.losses = losses::outlook(table, task),
        }
    }
}

/// Why the seat may not do this now; `None` if it may.
fn refusal(table: Table<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    phase::check(table, seat, action).err().map(Refusal::from)
}

/// Carries something out on a copy of the state. What follows must not depend on chance.
fn rehearse<S: Sink<Event>>(table: Table<'_>, events: &mut S, act: impl FnOnce(&mut Play<'_, S>)) -> State {
    let (mut copy, mut chance) = (*table.state, Fresh::new(0));
    act(&mut Play { rules: table.rules, state: &mut copy, chance: &mut chance, events, forced: false });
    copy
}
