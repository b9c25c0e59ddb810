//! The pulse of the server: every few seconds it notes in the store that it runs and can write. A gap is a downtime, which
//! runs on no player's clock: because no server ran, because the machine slept, or because the store failed.

use std::{sync::Weak, time::Duration};

use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::{
    error::Result,
    table::{Shared, now_ms},
};

const BEAT: Duration = Duration::from_secs(5);
/// How much time between two beats of a running server is a downtime. Beats may be late on a busy machine.
pub const GAP_MS: i64 = 15_000;
/// The same for a server that starts: it knows that it did not run.
const START_GAP_MS: i64 = 500;

/// The first beat of a server. If others run, there was no downtime because this one did not.
pub async fn first(shared: &Shared) -> Result<()> {
    let gap = if shared.nodes.is_alone() { START_GAP_MS } else { GAP_MS };
    Ok(shared.store.beat(now_ms(), gap).await?)
}

/// Beats as long as anybody uses the server.
pub async fn run(shared: Weak<Shared>) {
    let mut tick = interval_at(Instant::now() + BEAT, BEAT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let Some(shared) = shared.upgrade() else { return };
        if let Err(error) = shared.store.beat(now_ms(), GAP_MS).await {
            tracing::error!(%error, "the store cannot be written to");
        }
    }
}
