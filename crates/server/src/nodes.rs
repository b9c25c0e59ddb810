//! Several servers that are one: each is a node.
//!
//! PostgreSQL says who is there and who has which table ([`crate::store::Store::claim`]); here a server joins, shows every
//! second that it lives, and lets go of its tables when it may have lost them. Requests for the table of another node are
//! passed on to it ([`crate::forward`]), so whatever happens at a table happens in one process: moves, bots, clocks, votes, and
//! who is there. ARCHITECTURE.md says why.

use std::{
    fs,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum_extra::extract::cookie::Key;
use sha2::{Digest, Sha256};
use tokio::{
    sync::{Notify, watch},
    time::{MissedTickBehavior, interval, sleep},
};

use crate::{
    client::Client,
    config::Config,
    fair::Bytes32,
    hub::Hub,
    store::{Joined, LEASE, NewNode, Node, Renewed, Store, StoreError},
};

/// How often a node shows that it lives.
const BEAT: Duration = Duration::from_secs(1);
/// How long a server waits for the time of another one to be up that it cannot work beside.
const PATIENCE: Duration = LEASE.saturating_add(Duration::from_secs(1));
/// Says that another node sends a request, and whose it is.
const FROM_NODE: HeaderName = HeaderName::from_static("x-formicarium-node");

/// The other nodes, as the last beat found them.
#[derive(Clone, Debug)]
pub struct Nodes {
    known: Arc<watch::Sender<Known>>,
    /// Told when the tables of another node became free.
    freed: Arc<Notify>,
}

#[derive(Clone, Debug, Default)]
struct Known {
    others: Vec<Node>,
    /// The highest number that was ever there: a higher one may be of somebody who has just come.
    latest: i64,
}

impl Default for Nodes {
    fn default() -> Nodes {
        Nodes { known: Arc::new(watch::Sender::new(Known::default())), freed: Arc::default() }
    }
}

impl Nodes {
    pub fn is_alone(&self) -> bool {
        self.known.borrow().others.is_empty()
    }

    /// Waits until a node is there no more.
    pub async fn gone(&self, id: i64) {
        let is_gone = |known: &Known| id <= known.latest && known.others.iter().all(|node| node.id != id);
        // It cannot fail: the sender is in `self`.
        let _ = self.known.subscribe().wait_for(is_gone).await;
    }

    /// Waits until tables of another node became free.
    pub async fn freed(&self) {
        self.freed.notified().await;
    }

    fn learn(&self, others: Vec<Node>) {
        metrics::gauge!("formicarium_other_nodes").set(others.len() as f64);
        self.known.send_if_modified(|known| {
            if known.others == others {
                return false;
            }
            tracing::info!(others = ?others.iter().map(|node| node.id).collect::<Vec<_>>(), "the other nodes");
            known.latest = others.iter().map(|node| node.id).fold(known.latest, i64::max);
            known.others = others;
            true
        });
    }

    /// Becomes a node of the server that the store belongs to. `listening` is the address for people.
    pub async fn join(&self, store: &Store, config: &Config, listening: SocketAddr) -> anyhow::Result<NewNode> {
        let new = NewNode { address: config.node_address(), place: place(listening) };
        let begun = Instant::now();
        loop {
            match store.join(&new, begun.elapsed() > PATIENCE).await? {
                Joined::Yes(_) => break,
                Joined::Refused(others) if begun.elapsed() > PATIENCE => return Err(refused(&new, &others)),
                // It may be dead, and its time not yet up.
                Joined::Refused(_) => sleep(Duration::from_millis(200)).await,
            }
        }
        if let Renewed::Alive { others, .. } = store.renew(false).await? {
            self.learn(others);
        }
        Ok(new)
    }
}

fn refused(new: &NewNode, others: &[Node]) -> anyhow::Error {
    let at = |node: &Node| node.address.clone().unwrap_or_else(|| "no --node-listen".to_owned());
    let others: Vec<String> = others.iter().map(|node| format!("number {} ({})", node.id, at(node))).collect();
    let own = if new.address.is_none() { "; this one has none" } else { "" };
    anyhow::anyhow!(
        "the database is in use by another server, {}; several can share it if each has --node-listen{own}",
        others.join(", ")
    )
}

/// Something that only one living process can have: an address in a network of a running system.
fn place(listening: SocketAddr) -> Option<String> {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let network = fs::read_link("/proc/self/ns/net").ok()?;
    Some(format!("{} {} {listening}", boot.trim(), network.display()))
}

/// What a node knows of its own life.
struct Life {
    /// When the last renewal that succeeded was asked for: until a lease later, nobody takes anything from this node.
    renewed: Instant,
    /// Since when every renewal came in time. After an outage of the database the time of everybody is up, and all get the
    /// chance to renew before anybody is buried.
    steady: Instant,
    /// Whether it holds on to its tables.
    holds: bool,
}

/// Shows that this node lives, as long as it does.
pub async fn run(hub: Hub, new: NewNode) {
    let mut tick = interval(BEAT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let now = Instant::now();
    let mut life = Life { renewed: now, steady: now, holds: true };
    loop {
        tick.tick().await;
        life.beat(&hub, &new).await;
    }
}

impl Life {
    async fn beat(&mut self, hub: &Hub, new: &NewNode) {
        let (shared, asked) = (hub.shared(), Instant::now());
        if self.renewed.elapsed() > 3 * BEAT {
            self.steady = asked;
        }
        match shared.store.renew(self.steady.elapsed() >= LEASE).await {
            Ok(Renewed::Alive { others, buried }) => {
                (self.renewed, self.holds) = (asked, true);
                shared.nodes.learn(others);
                if !buried.is_empty() {
                    tracing::warn!(nodes = ?buried, "no sign of life from other nodes: their tables are free");
                    shared.nodes.freed.notify_one();
                }
            }
            Ok(Renewed::Dead) => {
                tracing::warn!("this node showed no sign of life for too long: others may have its tables");
                self.steady = asked;
                hub.let_go().await;
                match shared.store.join(new, false).await {
                    Ok(Joined::Yes(id)) => {
                        self.renewed = asked;
                        tracing::info!(node = id, "joined again");
                    }
                    Ok(Joined::Refused(others)) => tracing::error!("{}", refused(new, &others)),
                    Err(error) => tracing::error!(%error, "cannot join again"),
                }
            }
            Err(error) => self.unheard(hub, asked, &error).await,
        }
    }

    /// Without an answer for so long, others may have this node's tables and go on with them. A node that was alone keeps
    /// them, and shows them as they are.
    async fn unheard(&mut self, hub: &Hub, asked: Instant, error: &StoreError) {
        tracing::warn!(%error, "cannot show that this node lives");
        self.steady = asked;
        if self.holds && self.renewed.elapsed() >= LEASE && !hub.shared().nodes.is_alone() {
            self.holds = false;
            hub.let_go().await;
        }
    }
}

/// A request that another node sends.
#[derive(Clone, Copy, Debug)]
pub struct FromNode;

/// What only nodes know: it follows from the key in the store.
fn secret(key: &Key) -> Bytes32 {
    Bytes32::from_bytes(&Sha256::new().chain_update("formicarium nodes").chain_update(key.signing()).finalize())
}

/// Marks a request as one of a node.
pub fn sign(headers: &mut HeaderMap, key: &Key, client: Client) {
    let value = format!("{} {}", secret(key).as_str(), client.address());
    headers.insert(FROM_NODE, HeaderValue::try_from(value).expect("digits and an address are a header"));
}

/// The client for whom another node sends this; `None` if it is not from a node.
pub fn signed(headers: &HeaderMap, key: &Key) -> Option<Client> {
    let (shown, address) = headers.get(FROM_NODE)?.to_str().ok()?.split_once(' ')?;
    // Comparing hashes tells nothing by the time it takes.
    let is_ours = Sha256::digest(shown) == Sha256::digest(secret(key).as_str());
    let address: IpAddr = address.parse().ok()?;
    is_ours.then(|| Client::new(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_has_the_key_speaks_for_a_client() {
        let (key, other) = (Key::from(&[1; 64]), Key::from(&[2; 64]));
        let client = Client::new([192, 0, 2, 7].into());
        let mut headers = HeaderMap::new();
        assert_eq!(signed(&headers, &key), None);
        sign(&mut headers, &key, client);
        assert_eq!(signed(&headers, &key), Some(client));
        assert_eq!(signed(&headers, &other), None);
        headers.insert(FROM_NODE, HeaderValue::from_static("guess 192.0.2.7"));
        assert_eq!(signed(&headers, &key), None);
    }

    #[tokio::test]
    async fn a_node_that_has_just_come_is_not_gone() {
        let (nodes, node) = (Nodes::default(), |id| Node { id, address: Some("10.0.0.1:8081".to_owned()) });
        let is_gone = async |id| tokio::time::timeout(Duration::from_millis(20), nodes.gone(id)).await.is_ok();
        nodes.learn(vec![node(2), node(3)]);
        assert!(is_gone(1).await && !is_gone(2).await && !is_gone(3).await && !is_gone(4).await);
        nodes.learn(vec![node(2)]);
        assert!(!is_gone(2).await && is_gone(3).await && !is_gone(4).await);
    }
}
