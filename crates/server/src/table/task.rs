//! The task that owns a table.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use ai::Opponent;
use game_core::{AnySession, DataFiles, Seat};
use serde_json::Value;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};
use tracing::{Instrument, info_span};

use super::{owner::Owner, room::Outgoing, steps::Steps, stuck::Stuck};
use crate::{
    admin::Bans,
    bots::Pool,
    config::Config,
    error::Result,
    fair::Bytes32,
    header::Header,
    nodes::Nodes,
    protocol::{Seen, Since, Status, TableInfo},
    skipped::Skipped,
    store::Store,
    vault::Vault,
};

/// What every table shares.
#[derive(Debug)]
pub struct Shared {
    pub store: Store,
    pub pool: Pool,
    pub config: Config,
    pub skipped: Skipped,
    pub nodes: Nodes,
    /// Whom an administrator keeps out.
    pub bans: Bans,
    /// Opens the secrets in the store.
    pub vault: Vault,
}

impl Shared {
    pub fn new(store: Store, vault: Vault, pool: Pool, config: Config) -> Shared {
        let (skipped, nodes, bans) = Default::default();
        Shared { store, pool, config, skipped, nodes, bans, vault }
    }
}

/// The address of a live table.
pub type Handle = mpsc::Sender<Command>;

type Reply<T> = oneshot::Sender<T>;

/// Everything a table can be asked.
#[derive(Debug)]
pub enum Command {
    Enter {
        person: Option<String>,
        since: Vec<Since>,
        out: mpsc::Sender<Outgoing>,
        reply: Reply<u64>,
    },
    Leave {
        conn: u64,
    },
    Info {
        person: Option<String>,
        reply: Reply<TableInfo>,
    },
    /// What a seat of this person, or a spectator, sees.
    See {
        person: Option<String>,
        seat: Option<Seat>,
        from: u32,
        reply: Reply<Result<Seen>>,
    },
    /// The persons who alone may look at the table now; `None` if everybody may.
    ShownTo {
        reply: Reply<Option<Vec<String>>>,
    },
    /// A copy of the game, for work that takes longer.
    Copy {
        reply: Reply<TableCopy>,
    },
    /// A copy of the game for somebody who wonders what to do. Other people at the table are told.
    Puzzle {
        person: String,
        seat: Seat,
        seen: u32,
        reply: Reply<Result<Puzzled>>,
    },
    /// Which items of a person's log are which steps of the replay with these eyes.
    Steps {
        person: Option<String>,
        eyes: Option<Seat>,
        reply: Reply<Result<Steps>>,
    },
    Change {
        person: String,
        change: Change,
        reply: Reply<Result<()>>,
    },
    /// A bot has decided.
    Thought {
        seat: Seat,
        epoch: u64,
        actions: Vec<String>,
    },
    /// Is anybody out of time?
    Wake,
    /// This server has the table no longer: finish, tell everybody and stop.
    Close {
        reason: &'static str,
        reply: Reply<()>,
    },
}

/// What a person can do at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    Sit {
        seat: Option<Seat>,
        name: String,
        local: bool,
        commitment: Option<Bytes32>,
    },
    Stand {
        seat: Seat,
    },
    MoveSeat {
        from: Seat,
        to: Seat,
    },
    SetSeat {
        seat: Seat,
        level: Option<Opponent>,
    },
    Start {
        commitment: Option<Bytes32>,
    },
    /// Fixes what the person will add to the seed.
    Commit {
        commitment: Bytes32,
    },
    /// Adds it.
    Reveal {
        contribution: Bytes32,
    },
    Act {
        seat: Seat,
        seen: u32,
        actions: Vec<String>,
    },
    /// Changes nothing: says why the seat may not act like this.
    Why {
        seat: Seat,
        action: Value,
    },
    Undo {
        seat: Seat,
        seen: u32,
        actions: u32,
    },
    AskUndo {
        seat: Seat,
        seen: u32,
        items: u32,
    },
    AnswerUndo {
        seat: Seat,
        yes: bool,
    },
    Abandon {
        yes: bool,
    },
    /// Continues a stuck game.
    Continue {
        yes: bool,
    },
    HandOver {
        seat: Seat,
        level: Option<Opponent>,
    },
    TakeBack {
        seat: Seat,
    },
    Chat {
        text: String,
    },
    /// Lets people chat who do not play, or no longer.
    GuestChat {
        yes: bool,
    },
    /// Whether the host approves who takes a seat.
    Approval {
        yes: bool,
    },
    /// Asks the host for a seat.
    AskSeat {
        seat: Option<Seat>,
        name: String,
        commitment: Option<Bytes32>,
    },
    WithdrawSeat,
    AnswerSeat {
        /// The speaker who asks: see [`crate::chat`].
        who: String,
        yes: bool,
    },
    /// The next game is played at that table.
    Rematch {
        id: String,
    },
}

/// A game in which somebody wonders what to do.
#[derive(Debug)]
pub struct Puzzled {
    pub session: Box<dyn AnySession>,
    pub seed: u64,
    /// The number of items of the seat.
    pub seen: u32,
}

/// A game to look through.
#[derive(Debug)]
pub struct TableCopy {
    pub header: Header,
    /// The component data, if not the program's own.
    pub data: Option<Arc<DataFiles>>,
    pub status: Status,
    pub session: Option<Box<dyn AnySession>>,
    /// When each action that still counts was taken.
    pub times: Vec<i64>,
    /// Where the game cannot be replayed any further, if that is the case.
    pub stuck: Option<Stuck>,
}

pub fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    since.as_millis() as i64
}

/// Loads a table. `closed` is called when its task ends by itself; the handle is useless from then
/// on.
pub async fn open(shared: Arc<Shared>, id: &str, closed: impl FnOnce() + Send + 'static) -> Result<Handle> {
    let (handle, inbox) = mpsc::channel(64);
    let owner = Owner::load(shared, id, handle.downgrade()).await?;
    let span = info_span!("table", id);
    tokio::spawn(run(owner, inbox, closed).instrument(span));
    Ok(handle)
}

/// Carries out a command at a table that another server has: what is stored can be seen, and nothing can be changed.
pub async fn look(shared: Arc<Shared>, id: &str, command: Command) -> Result<()> {
    // Nobody listens there: no bot is asked.
    let inbox = mpsc::channel(1).0.downgrade();
    Owner::read(shared, id, inbox).await?.take(command).await;
    Ok(())
}

/// Reports that a task has ended, even if it panicked.
struct Ending<F: FnOnce()>(Option<F>);

impl<F: FnOnce()> Drop for Ending<F> {
    fn drop(&mut self) {
        metrics::gauge!("formicarium_live_tables").decrement(1.0);
        if let Some(closed) = self.0.take() {
            closed();
        }
    }
}

/// What is done now and then has its memory only while it is done, since most tables wait most of the time: such futures are boxed.
async fn run(mut owner: Owner, mut inbox: mpsc::Receiver<Command>, closed: impl FnOnce()) {
    let _ending = Ending(Some(closed));
    metrics::gauge!("formicarium_live_tables").increment(1.0);
    tracing::debug!("in memory");
    owner.ask_bots();
    let idle = Duration::from_secs(owner.shared().config.idle.max(1));
    let mut unused_since = Instant::now();
    let mut gives_back = false;
    loop {
        if owner.is_in_use() {
            unused_since = Instant::now();
        }
        let wake = owner.wake_at().min(unused_since + idle);
        tokio::select! {
            command = inbox.recv() => match command {
                Some(Command::Close { reason, reply }) => {
                    owner.say_goodbye(reason);
                    let _ = reply.send(());
                    break;
                }
                Some(command) => Box::pin(owner.take(command)).await,
                None => break,
            },
            () = sleep_until(wake) => {
                Box::pin(owner.tick()).await;
                if !owner.is_in_use() && unused_since.elapsed() >= idle {
                    gives_back = true;
                    break;
                }
            }
        }
        if owner.is_lost() {
            tracing::warn!("another server has the table now");
            // Whoever comes back at once is not let in here.
            inbox.close();
            owner.say_goodbye("the table has moved to another server");
            break;
        }
    }
    // Answer what was sent before the inbox closed. Only then can the table be loaded again.
    inbox.close();
    while let Some(command) = inbox.recv().await {
        Box::pin(owner.take(command)).await;
    }
    if gives_back {
        Box::pin(owner.release()).await;
    }
    tracing::debug!("unloaded");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_waits_is_small() {
        fn size<F>(_: impl FnOnce(Owner, mpsc::Receiver<Command>) -> F) -> usize {
            size_of::<F>()
        }
        let bytes = size(|owner, inbox| run(owner, inbox, || ()));
        assert!(bytes < 6 * 1024, "{bytes} bytes; the owner alone has {}", size_of::<Owner>());
    }
}
