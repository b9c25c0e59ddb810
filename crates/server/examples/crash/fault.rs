//! What happens to the server.

use std::{
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};

use client::{PATIENCE, http::send, random::Random};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    Kind,
    place::{Disk, Place},
    process::Server,
    report::{Outage, Report},
    world::World,
};

/// How long the store fails, in milliseconds.
const OUTAGE_MS: (u64, u64) = (100, 1_500);

/// See the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// SIGKILL.
    Kill,
    /// The process dies, and what was not synced is lost or torn.
    PowerCut,
    Full,
    ReadOnly,
    Io,
    /// PostgreSQL is gone, and comes back.
    Stopped,
    /// PostgreSQL hangs, and goes on.
    Paused,
    /// PostgreSQL is gone, and its standby takes over.
    Failover,
}

impl Fault {
    /// Everything that is to happen, in any order.
    pub(crate) fn rounds(kind: Kind, kills: u32, faults: u32) -> Vec<Fault> {
        let others: &[Fault] = match kind {
            Kind::Sqlite => &[Fault::PowerCut, Fault::Full, Fault::ReadOnly, Fault::Io],
            Kind::Postgres => &[Fault::Stopped, Fault::Paused],
        };
        let mut rounds = vec![Fault::Kill; kills as usize];
        rounds.extend(others.repeat(faults as usize));
        if kind == Kind::Postgres && faults > 0 {
            rounds.push(Fault::Failover);
        }
        rounds
    }

    pub(crate) async fn strike(
        self,
        place: &mut Place,
        server: &mut Server,
        world: &World,
        random: &mut Random,
        report: &mut Report,
    ) -> Result<(), String> {
        match self {
            Fault::Kill | Fault::PowerCut => {
                if self == Fault::PowerCut {
                    place.set_disk(Disk::PowerCut, random.number())?;
                    server.wait_until_dead().await;
                    place.set_disk(Disk::Fine, 0)?;
                }
                server.kill();
                world.deaths.fetch_add(1, Relaxed);
                report.kills += 1;
                report.restarts.push(server.restart(place)?);
                Ok(())
            }
            _ => self.outage(place, world, random, report).await,
        }
    }

    /// The store fails for a while. The server says so, refuses what it cannot do, and goes on by itself.
    async fn outage(
        self,
        place: &mut Place,
        world: &World,
        random: &mut Random,
        report: &mut Report,
    ) -> Result<(), String> {
        self.begin(place).await?;
        let (mut health, waiting) = (Duration::ZERO, Instant::now());
        let why = loop {
            let asked = Instant::now();
            let answer = send(world.way(), None, "GET", "/health", &Value::Null).await?;
            health = health.max(asked.elapsed());
            if answer.status == 503 {
                break answer.body["why"].as_str().unwrap_or_default().to_owned();
            }
            if waiting.elapsed() > PATIENCE {
                return Err("/health notices nothing".to_owned());
            }
            sleep(Duration::from_millis(20)).await;
        };
        let asked = Instant::now();
        let answer = send(world.way(), None, "PUT", "/api/me", &json!({ "name": "Late" })).await?;
        let refused = asked.elapsed();
        if (answer.status, answer.body["kind"].as_str()) != (503, Some("unavailable")) {
            return Err(format!("a request is answered with {} {}", answer.status, answer.body));
        }
        if health > Duration::from_secs(2) || refused > Duration::from_secs(3) {
            return Err(format!("/health took {health:?}, and a refusal {refused:?}"));
        }
        sleep(Duration::from_millis(random.within(OUTAGE_MS))).await;
        match self {
            Fault::Stopped => place.postgres()?.start_again().await,
            Fault::Paused => place.postgres()?.resume(),
            Fault::Failover => place.fail_over().await?,
            _ => place.set_disk(Disk::Fine, 0)?,
        }
        let over = Instant::now();
        while send(world.way(), None, "GET", "/health", &Value::Null).await?.status != 200 {
            if over.elapsed() > PATIENCE {
                return Err("it does not heal".to_owned());
            }
            sleep(Duration::from_millis(20)).await;
        }
        let healed = over.elapsed();
        world.wait_for_more(20).await?;
        report.outages.push(Outage { fault: self, why, health, refused, healed });
        Ok(())
    }

    async fn begin(self, place: &Place) -> Result<(), String> {
        match self {
            Fault::Kill | Fault::PowerCut => {}
            Fault::Full => place.set_disk(Disk::Full, 0)?,
            Fault::ReadOnly => place.set_disk(Disk::ReadOnly, 0)?,
            Fault::Io => place.set_disk(Disk::Io, 0)?,
            Fault::Paused => place.postgres()?.pause(),
            Fault::Stopped | Fault::Failover => place.postgres()?.stop().await,
        }
        Ok(())
    }
}
