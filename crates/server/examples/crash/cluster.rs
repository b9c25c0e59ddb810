//! Three servers on one PostgreSQL behind nginx, with people spread over them: one is killed, one is asked to stop, and all are
//! restarted one after the other. Whoever's connection breaks comes back through the proxy.

use std::{
    fmt,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use client::random::Random;
use sqlx::{Connection, PgConnection};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    Kind, PLAY_MS, place::Place, play_to_the_end, process::Server, proxy::Nginx, report::Report, table, why_ended,
    world::World,
};

/// docs/operations-nodes.md recommends a configuration for so many.
const NODES: usize = 3;
/// How long a connection may be away when servers are restarted as they should be.
const AWAY: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Blow {
    /// SIGKILL to one; it comes back when the others have its tables.
    Kill,
    /// SIGTERM to one; it comes back when the others have its tables.
    Stop,
    /// SIGTERM to each, one after the other; each comes back before the next goes.
    Roll,
}

/// What a kind of blow did to the connections.
#[derive(Debug)]
struct Away {
    blow: Blow,
    times: u32,
    gaps: Vec<Duration>,
}

#[derive(Debug)]
pub(crate) struct ClusterReport {
    counts: Report,
    away: Vec<Away>,
    /// How many servers had tables at the same time, at most.
    spread: usize,
}

struct Cluster {
    // Before the servers it stands in front of.
    _proxy: Nginx,
    nodes: Vec<Server>,
    place: Place,
}

pub(crate) async fn run(times: u32, tables: u32, seed: u64) -> Result<ClusterReport, String> {
    let mut random = Random::new(seed);
    let place = Place::new(Kind::Postgres, false).await?;
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(Server::start_node(&place)?);
    }
    let addresses: Vec<String> = nodes.iter().map(Server::address).collect();
    let proxy = Nginx::start(&addresses)?;
    let world = Arc::new(World::new(&proxy.address(), true, tables));
    let mut cluster = Cluster { _proxy: proxy, nodes, place };
    let mut playing = JoinSet::new();
    for n in 0..tables {
        playing.spawn(table::play(Arc::clone(&world), n, random.number()));
    }
    let mut blows = [Blow::Kill, Blow::Stop, Blow::Roll].repeat(times as usize);
    random.shuffle(&mut blows);
    let mut report = ClusterReport { counts: Report::default(), away: Vec::new(), spread: 0 };
    for blow in blows {
        let round = cluster.round(blow, &world, &mut random, &mut report);
        tokio::select! {
            done = round => done.map_err(|why| format!("{blow:?}: {why}\n{}", cluster.last_words()))?,
            ended = playing.join_next() => return Err(format!("{blow:?}: {}\n{}", why_ended(ended), cluster.last_words())),
        }
    }
    play_to_the_end(&world, playing).await?;
    for node in &mut cluster.nodes {
        node.end()?;
    }
    report.counts.stored = cluster.place.look_through(&world).await?;
    report.counts.count(&world);
    report.check()?;
    Ok(report)
}

impl Cluster {
    async fn round(
        &mut self,
        blow: Blow,
        world: &World,
        random: &mut Random,
        report: &mut ClusterReport,
    ) -> Result<(), String> {
        world.wait_until_all_are_back().await?;
        sleep(Duration::from_millis(random.within(PLAY_MS))).await;
        report.spread = report.spread.max(self.spread().await?);
        world.take_gaps();
        let n = random.below(NODES);
        match blow {
            Blow::Kill => {
                self.nodes[n].kill();
                report.counts.kills += 1;
                all_go_on(world).await?;
                report.counts.restarts.push(self.nodes[n].restart(&self.place)?);
            }
            Blow::Stop => {
                self.nodes[n].end()?;
                all_go_on(world).await?;
                self.nodes[n].restart(&self.place)?;
            }
            Blow::Roll => {
                for node in &mut self.nodes {
                    node.end()?;
                    node.restart(&self.place)?;
                }
                all_go_on(world).await?;
            }
        }
        report.note(blow, world.take_gaps());
        Ok(())
    }

    /// How many servers have tables.
    async fn spread(&self) -> Result<usize, String> {
        let told = |error: sqlx::Error| error.to_string();
        let mut database = PgConnection::connect(self.place.url()).await.map_err(told)?;
        let sql = "SELECT COUNT(DISTINCT node) FROM tables WHERE status = 'running' AND node IN (SELECT id FROM nodes)";
        let spread: i64 = sqlx::query_scalar(sql).fetch_one(&mut database).await.map_err(told)?;
        Ok(spread as usize)
    }

    fn last_words(&self) -> String {
        self.nodes.iter().map(Server::last_words).collect::<Vec<_>>().join("\n\n")
    }
}

/// Waits until everybody has come back, or was told something on a connection that did not break.
async fn all_go_on(world: &World) -> Result<(), String> {
    world.deaths.fetch_add(1, Relaxed);
    world.wait_until_all_are_back().await
}

impl ClusterReport {
    fn note(&mut self, blow: Blow, mut gaps: Vec<Duration>) {
        match self.away.iter_mut().find(|away| away.blow == blow) {
            Some(away) => {
                away.times += 1;
                away.gaps.append(&mut gaps);
            }
            None => self.away.push(Away { blow, times: 1, gaps }),
        }
    }

    fn check(&self) -> Result<(), String> {
        if self.spread < 2 {
            return Err("all tables were at one server".to_owned());
        }
        for Away { blow, gaps, .. } in &self.away {
            if let Some(gap) = gaps.iter().max().filter(|&&gap| *blow != Blow::Kill && gap > AWAY) {
                return Err(format!("{blow:?}: a connection was away for {gap:.1?}"));
            }
        }
        Ok(())
    }
}

impl fmt::Display for ClusterReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.counts)?;
        writeln!(f, "tables at {} servers at the same time", self.spread)?;
        for Away { blow, times, gaps } in &self.away {
            let mut gaps = gaps.clone();
            gaps.sort();
            let (median, most) = (gaps.get(gaps.len() / 2), gaps.last());
            let (median, most) = (median.copied().unwrap_or_default(), most.copied().unwrap_or_default());
            writeln!(
                f,
                "{:<5} {times} times: {} connections broke; away {median:.2?} (median), {most:.2?} (longest)",
                format!("{blow:?}"),
                gaps.len()
            )?;
        }
        Ok(())
    }
}
