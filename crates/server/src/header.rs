//! What the store keeps of a table: the header and the entries of its log. Everything else is
//! rebuilt from them.

use ai::Opponent;
use game_core::{
    Dice, Seat, Seed,
    record::{self, first_rules},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{
    daily::Day,
    error::{Error, Result},
    fair::{Bytes32, Protocol},
    games,
    protocol::{AtZero, Clock, DataUsed, Fair, PlayedOn, SeatKind, SharedDeal},
};

/// The agreed setup of a table. It changes while people sit down, but never once the game has
/// begun.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub game: String,
    pub options: Value,
    /// The hash of the component data the game is played with.
    pub data: String,
    /// The name of the data set that was chosen; `None` for the program's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// The rules version under which the game began. Tables from before there were versions do not
    /// store it; they count as 1.
    #[serde(default = "first_rules")]
    pub rules: u32,
    pub clock: Clock,
    pub at_zero: AtZero,
    pub seats: Vec<Holder>,
    /// Hidden from everybody until the game is over: see [`crate::fair`].
    pub secret: Bytes32,
    /// In which way the seed is made. Tables from before there were several do not store it.
    #[serde(default, skip_serializing_if = "Protocol::is_first")]
    pub protocol: Protocol,
    /// Until when those who have committed can reveal. Nobody comes, goes or moves any more, and when all have revealed or
    /// the time is over, the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealing: Option<i64>,
    /// Whether players may ask what the strongest bot would do. Tables from before there were hints allow them.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether people who do not play here may chat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest_chat: bool,
    /// Whether the host approves who takes a seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub approval: bool,
    /// Who asks for a seat, the earliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<SeatRequest>,
    /// Whether it is the table of a lesson, with a secret that everybody could know.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
    /// The day whose game it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
    /// The tables that play the same deal, this one among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealOf>,
    /// The table this one is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// The moment of another game with which this one begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// Somebody who asks the host for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    pub person: String,
    pub name: String,
    pub seat: Seat,
    pub at: i64,
    /// What they commit to for the seed, if they get the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Bytes32>,
}

/// A deal that is played at several tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealOf {
    /// The id of the deal, which is that of its first table.
    pub id: String,
    /// The ids of all its tables.
    pub tables: Vec<String>,
}

/// Where a game begins that was played on from another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub from: PlayedOn,
    /// The whole position at that moment, with what is hidden.
    pub position: Value,
}

/// A default for serde.
pub fn yes() -> bool {
    true
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Holder {
    Open,
    Human {
        person: String,
        name: String,
        /// The hash of the contribution, from protocol 2 on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Bytes32>,
        contribution: Option<Bytes32>,
    },
    /// A second player at a person's screen.
    Local {
        person: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Bytes32>,
        contribution: Option<Bytes32>,
    },
    Bot {
        level: Opponent,
    },
}

impl Holder {
    pub fn kind(&self) -> SeatKind {
        match self {
            Holder::Open => SeatKind::Open,
            Holder::Human { .. } => SeatKind::Human,
            Holder::Local { .. } => SeatKind::Local,
            Holder::Bot { .. } => SeatKind::Bot,
        }
    }

    /// Who may act for the seat.
    pub fn person(&self) -> Option<&str> {
        match self {
            Holder::Human { person, .. } | Holder::Local { person, .. } => Some(person),
            Holder::Open | Holder::Bot { .. } => None,
        }
    }

    pub fn name(&self) -> &str {
        match self {
            Holder::Human { name, .. } | Holder::Local { name, .. } => name,
            Holder::Open | Holder::Bot { .. } => "",
        }
    }

    pub fn level(&self) -> Option<Opponent> {
        match self {
            Holder::Bot { level } => Some(*level),
            _ => None,
        }
    }

    /// Their part of the seed: the hash they committed themselves to, and the contribution once they have revealed it.
    fn part(&self) -> (Option<&Bytes32>, Option<&Bytes32>) {
        match self {
            Holder::Human { commitment, contribution, .. } | Holder::Local { commitment, contribution, .. } => {
                (commitment.as_ref(), contribution.as_ref())
            }
            Holder::Open | Holder::Bot { .. } => (None, None),
        }
    }

    pub fn commitment(&self) -> Option<&Bytes32> {
        self.part().0
    }

    pub fn contribution(&self) -> Option<&Bytes32> {
        self.part().1
    }

    /// Whether they have committed themselves to something that is not revealed yet.
    pub fn withholds(&self) -> bool {
        self.commitment().is_some() && self.contribution().is_none()
    }

    /// Replaces their part of the seed.
    pub fn set_part(&mut self, committed: Option<Bytes32>, revealed: Option<Bytes32>) {
        if let Holder::Human { commitment, contribution, .. } | Holder::Local { commitment, contribution, .. } = self {
            (*commitment, *contribution) = (committed, revealed);
        }
    }
}

impl Header {
    /// Whether no person has or can get a seat.
    pub fn has_bots_only(&self) -> bool {
        self.seats.iter().all(|holder| matches!(holder, Holder::Bot { .. }))
    }

    /// Reads a header as the store keeps it, for those who do not need its secret, which may be sealed. The others ask
    /// [`crate::vault::Vault::header`].
    pub fn listed(text: &str) -> Result<Header> {
        serde_json::from_str(text).map_err(|error| Error::Bug(format!("the header: {error}")))
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a header can be written as JSON")
    }

    pub fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.seats.get(seat.idx())
    }

    pub fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = Seat> + 'a {
        let held = move |(_, holder): &(usize, &Holder)| holder.person() == Some(person);
        self.seats.iter().enumerate().filter(held).map(|(seat, _)| Seat(seat as u8))
    }

    /// Whether a person may write in the chat of the table that `host` opened.
    pub fn may_chat(&self, host: &str, person: &str) -> bool {
        self.guest_chat || person == host || self.seats_of(person).next().is_some()
    }

    pub fn request_of(&self, person: &str) -> Option<&SeatRequest> {
        self.requests.iter().find(|request| request.person == person)
    }

    /// Ends the requests that the host cannot grant any more.
    pub fn end_requests(&mut self) {
        let mut requests = std::mem::take(&mut self.requests);
        requests.retain(|request| {
            self.approval
                && self.holder(request.seat) == Some(&Holder::Open)
                && self.seats_of(&request.person).next().is_none()
        });
        self.requests = requests;
    }

    pub fn first_open(&self) -> Option<Seat> {
        self.seats.iter().position(|holder| *holder == Holder::Open).map(|seat| Seat(seat as u8))
    }

    /// Whether a player may ask for a hint: never with a live clock, which would not be fair to whoever thinks alone.
    pub fn allows_hints(&self) -> bool {
        self.hints && !matches!(self.clock, Clock::Live { .. })
    }

    /// Who else plays the same deal, as clients are told.
    pub fn shared_deal(&self) -> Option<SharedDeal> {
        let day = self.daily.as_ref().map(|day| SharedDeal::Day { day: day.as_str().to_owned() });
        day.or_else(|| self.deal.as_ref().map(|deal| SharedDeal::Tables { id: deal.id.clone() }))
    }

    /// The persons at the table.
    pub fn persons(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(Holder::person)
    }

    fn contributions(&self) -> Vec<Option<Bytes32>> {
        self.seats.iter().map(|holder| holder.contribution().cloned()).collect()
    }

    /// Whether players have a part in the seed. Where others play the same deal, it follows from the secret alone.
    pub fn takes_contributions(&self) -> bool {
        self.shared_deal().is_none() && !self.lesson
    }

    /// The header of a table that waits for players since before everybody committed first: whoever comes back commits anew.
    pub fn renewed(mut self) -> Header {
        if self.protocol.is_first() && self.takes_contributions() {
            self.protocol = Protocol::Committed;
            self.seats.iter_mut().for_each(|holder| holder.set_part(None, None));
        }
        self
    }

    pub fn seed(&self) -> Seed {
        crate::fair::seed(self.protocol, &self.secret, &self.contributions())
    }

    /// The dice of the game before its first action.
    pub fn dice(&self) -> Dice {
        Dice::new(self.seed(), self.protocol.derivation(), Vec::new())
    }

    pub fn commitment(&self) -> String {
        crate::fair::commitment(&self.secret).as_str().to_owned()
    }

    /// The seed for a bot's decision after so many actions of its own: the same before and after a restart, however
    /// quickly the others answered, and impossible for them to compute.
    pub fn thought_seed(&self, seat: Seat, n_turns: usize) -> u64 {
        let digest = Sha256::new()
            .chain_update("thought")
            .chain_update(self.secret.as_str())
            .chain_update([seat.0])
            .chain_update((n_turns as u64).to_le_bytes())
            .finalize();
        u64::from_le_bytes(digest[..8].try_into().expect("a digest has more than eight bytes"))
    }

    /// Reveals the secret and the seed. Only for games that are over.
    pub fn reveal(&self) -> Fair {
        let record::Fair { protocol, secret, commitments, contributions } = self.record_fair();
        Fair { protocol, secret, commitments, contributions, seed: self.seed().to_string() }
    }

    /// What the seed was made of, as a record says it. Only for games that are over.
    pub fn record_fair(&self) -> record::Fair {
        let of = |part: fn(&Holder) -> Option<&Bytes32>| -> Vec<Option<String>> {
            self.seats.iter().map(|holder| part(holder).map(|value| value.as_str().to_owned())).collect()
        };
        record::Fair {
            protocol: self.protocol.into(),
            secret: self.secret.as_str().to_owned(),
            commitments: if self.protocol.is_first() { Vec::new() } else { of(Holder::commitment) },
            contributions: of(Holder::contribution),
        }
    }

    /// The component data of the game, as clients are told.
    pub fn data_used(&self) -> DataUsed {
        let own = games::find(&self.game).is_some_and(|game| games::own_hash(game) == self.data);
        let bots_learned = ai::models::know(&self.game, &self.data);
        DataUsed { hash: self.data.clone(), name: self.set.clone(), own, bots_learned }
    }

    /// Where the game was played on from.
    pub fn played_on(&self) -> Option<&PlayedOn> {
        self.origin.as_ref().map(|origin| &origin.from)
    }

    /// The same, as a record says it.
    pub fn record_origin(&self) -> Option<record::Origin> {
        let PlayedOn { table, turns, .. } = self.played_on()?;
        Some(record::Origin { table: table.clone(), turns: *turns as usize })
    }

    /// Names by seat, for a record. Bots are named after their level.
    pub fn names(&self) -> Vec<String> {
        let name = |holder: &Holder| match holder {
            Holder::Bot { level } => format!("bot {level}"),
            other => other.name().to_owned(),
        };
        self.seats.iter().map(name).collect()
    }
}

/// One line of a table's log. Lines are only ever added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// Always the first entry.
    Started,
    /// `bot` is the level of the bot that chose, if it was one. `request` is the number that the
    /// first entry of the same request has in the log: actions with the same one were taken with
    /// one click. Entries from before this was stored have none.
    Played {
        seat: Seat,
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Opponent>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        request: Option<u64>,
    },
    /// A seat took back its own last action, which was at this index in the record.
    Undone {
        seat: Seat,
        turn: usize,
    },
    /// Everybody agreed to go back to the point after this many actions.
    /// `redrawn`: from there on, chance is drawn anew, with the number of this line. Lines from before this was so lead to
    /// the same draws again.
    Rewound {
        seat: Seat,
        turns: usize,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redrawn: bool,
    },
    HandedOver {
        seat: Seat,
        level: Opponent,
    },
    Resumed {
        seat: Seat,
    },
    /// A player asked for a hint, and others are people.
    Hinted {
        seat: Seat,
    },
    ClockRanOut {
        seat: Seat,
    },
    /// The server that had the table died, and the others noticed only later. Nobody could act in the meantime, so it runs on
    /// nobody's clock.
    Silent {
        began: i64,
        ended: i64,
    },
    Abandoned,
    /// Everybody agreed to continue from the first `entries` lines of the log, because the lines
    /// after them, up to this one, could not be replayed. `lost` of them were actions.
    Continued {
        entries: usize,
        lost: usize,
        /// The rules version from here on.
        rules: u32,
        /// As in [`Entry::Rewound`].
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redrawn: bool,
    },
}

impl Entry {
    /// The name of this kind of entry in the store.
    pub fn kind(&self) -> &'static str {
        match self {
            Entry::Started => "started",
            Entry::Played { .. } => "played",
            Entry::Undone { .. } => "undone",
            Entry::Rewound { .. } => "rewound",
            Entry::HandedOver { .. } => "handed_over",
            Entry::Resumed { .. } => "resumed",
            Entry::Hinted { .. } => "hinted",
            Entry::ClockRanOut { .. } => "clock_ran_out",
            Entry::Silent { .. } => "silent",
            Entry::Abandoned => "abandoned",
            Entry::Continued { .. } => "continued",
        }
    }

    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Entry::Started | Entry::Silent { .. } | Entry::Abandoned | Entry::Continued { .. } => None,
            Entry::Played { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::Rewound { seat, .. }
            | Entry::HandedOver { seat, .. }
            | Entry::Resumed { seat }
            | Entry::Hinted { seat }
            | Entry::ClockRanOut { seat } => Some(seat),
        }
    }
}
