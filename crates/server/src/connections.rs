//! How many connections there may be, in all and from one address, and which of them has to go when there are too many.
//!
//! A connection that waits for a request, whether its first or another one, costs its client nothing, so it is the first to
//! go: then somebody who opens a thousand silent connections loses them to people who ask for something, even where both come
//! from the same address. Whoever has a request under way or a socket of a table is never sent away.

use std::{
    collections::{BTreeSet, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};

use tokio::sync::watch;

use crate::client::Client;

/// A connection that has waited for a shorter time keeps its place: its request is on the way.
const JUST_CAME: Duration = Duration::from_millis(500);
/// How often the log mentions that there are too many connections.
const MENTION: Duration = Duration::from_secs(60);

/// All connections of a server.
#[derive(Clone, Debug)]
pub struct Connections {
    most: usize,
    most_per_address: usize,
    inside: Arc<Mutex<Inside>>,
    count: Arc<watch::Sender<usize>>,
}

#[derive(Debug, Default)]
struct Inside {
    next_id: u64,
    open: HashMap<u64, Open>,
    of_address: HashMap<Client, usize>,
    /// Connections without a request, by how long they have waited.
    waiting: BTreeSet<(Instant, u64)>,
    waiting_of_address: HashMap<Client, BTreeSet<(Instant, u64)>>,
    mentioned: HashMap<&'static str, Instant>,
}

#[derive(Debug)]
struct Open {
    /// `None` for a proxy, which speaks for many.
    address: Option<Client>,
    waits_since: Option<Instant>,
    /// Tells the connection to end.
    end: watch::Sender<bool>,
}

/// The place of a connection, free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    id: u64,
    all: Connections,
}

impl Connections {
    /// No address gets more than half of all places.
    pub fn new(most: usize, most_per_address: usize) -> Connections {
        let most = most.max(2);
        let most_per_address = most_per_address.clamp(1, most / 2);
        Connections { most, most_per_address, inside: Arc::default(), count: Arc::new(watch::Sender::new(0)) }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("no thread panics while counting connections")
    }

    /// A place for a new connection, and what tells it to end; `None` if there is no place.
    pub fn admit(&self, peer: IpAddr, is_proxy: bool) -> Option<(Arc<Place>, watch::Receiver<bool>)> {
        self.admit_at(Instant::now(), peer, is_proxy)
    }

    fn admit_at(&self, now: Instant, peer: IpAddr, is_proxy: bool) -> Option<(Arc<Place>, watch::Receiver<bool>)> {
        let address = (!is_proxy).then(|| Client::new(peer));
        let mut inside = self.lock();
        let of_address = address.and_then(|address| inside.of_address.get(&address).copied()).unwrap_or(0);
        if of_address >= self.most_per_address {
            let longest = address.and_then(|address| inside.waiting_of_address.get(&address)?.first().copied());
            inside.make_room(now, longest, "address", peer)?;
        } else if inside.open.len() >= self.most {
            let longest = inside.waiting.first().copied();
            inside.make_room(now, longest, "all", peer)?;
        }
        let id = inside.next_id;
        inside.next_id += 1;
        let (end, ends) = watch::channel(false);
        inside.open.insert(id, Open { address, waits_since: None, end });
        if let Some(address) = address {
            *inside.of_address.entry(address).or_default() += 1;
        }
        inside.set_waiting(id, Some(now));
        self.counted(&inside);
        Some((Arc::new(Place { id, all: self.clone() }), ends))
    }

    fn counted(&self, inside: &Inside) {
        metrics::gauge!("formicarium_connections").set(inside.open.len() as f64);
        self.count.send_replace(inside.open.len());
    }

    /// Waits until all connections have ended.
    pub async fn gone(&self) {
        // It cannot fail: the sender is in `self`.
        let _ = self.count.subscribe().wait_for(|count| *count == 0).await;
    }

    pub fn n_open(&self) -> usize {
        self.lock().open.len()
    }
}

impl Inside {
    /// Sends away the connection that has waited longest; `None` if it came just now, or all are in use.
    fn make_room(
        &mut self,
        now: Instant,
        longest: Option<(Instant, u64)>,
        limit: &'static str,
        peer: IpAddr,
    ) -> Option<()> {
        let gives_way = longest.filter(|(since, _)| now.duration_since(*since) >= JUST_CAME);
        let outcome = if gives_way.is_some() { "replaced" } else { "refused" };
        metrics::counter!("formicarium_connections_shed", "limit" => limit, "outcome" => outcome).increment(1);
        if self.mentioned.get(limit).is_none_or(|&last| now.duration_since(last) >= MENTION) {
            self.mentioned.insert(limit, now);
            let (address, open) = (Client::new(peer).address(), self.open.len());
            tracing::warn!(limit, %address, open, "too many connections: those that wait give way, others are refused");
        }
        let (_, id) = gives_way?;
        self.set_waiting(id, None);
        if let Some(open) = self.open.get(&id) {
            open.end.send_replace(true);
        }
        // It counts no longer, although it takes a moment to end.
        self.forget(id);
        Some(())
    }

    fn set_waiting(&mut self, id: u64, since: Option<Instant>) {
        let Some(open) = self.open.get_mut(&id) else { return };
        let (address, before) = (open.address, std::mem::replace(&mut open.waits_since, since));
        if let Some(before) = before {
            self.waiting.remove(&(before, id));
        }
        self.waiting.extend(since.map(|since| (since, id)));
        let Some(address) = address else { return };
        let own = self.waiting_of_address.entry(address).or_default();
        if let Some(before) = before {
            own.remove(&(before, id));
        }
        own.extend(since.map(|since| (since, id)));
        if own.is_empty() {
            self.waiting_of_address.remove(&address);
        }
    }

    fn forget(&mut self, id: u64) {
        self.set_waiting(id, None);
        let Some(open) = self.open.remove(&id) else { return };
        if let Some(address) = open.address
            && let Some(count) = self.of_address.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                self.of_address.remove(&address);
            }
        }
    }
}

impl Place {
    /// Says whether the connection waits for a request.
    pub fn set_waiting(&self, waits: bool) {
        self.all.lock().set_waiting(self.id, waits.then(Instant::now));
    }

    pub fn is_waiting(&self) -> bool {
        self.all.lock().open.get(&self.id).is_none_or(|open| open.waits_since.is_some())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.all.lock();
        inside.forget(self.id);
        self.all.counted(&inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Admitted = Option<(Arc<Place>, watch::Receiver<bool>)>;

    fn address(n: u8) -> IpAddr {
        [192, 0, 2, n].into()
    }

    fn was_sent_away(admitted: &Admitted) -> bool {
        *admitted.as_ref().expect("it was let in").1.borrow()
    }

    #[test]
    fn whoever_waits_longest_gives_way_to_newcomers_of_the_same_address() {
        let (all, now) = (Connections::new(10, 3), Instant::now());
        let later = now + JUST_CAME;
        let one: Vec<Admitted> = (0..3).map(|n| all.admit_at(now + n * JUST_CAME / 10, address(1), false)).collect();
        assert!(all.admit_at(now, address(1), false).is_none(), "they have just come");
        let other = all.admit_at(now, address(2), false);
        let new = all.admit_at(later, address(1), false);
        assert!(new.is_some() && was_sent_away(&one[0]) && !was_sent_away(&one[1]) && !was_sent_away(&other));
        assert_eq!(all.n_open(), 4);
        drop(one);
        assert_eq!(all.n_open(), 2, "who was sent away is not counted twice");
    }

    #[test]
    fn nobody_with_a_request_is_sent_away() {
        let (all, now) = (Connections::new(10, 2), Instant::now());
        let busy: Vec<Admitted> = (0..2).map(|_| all.admit_at(now, address(1), false)).collect();
        for admitted in &busy {
            admitted.as_ref().unwrap().0.set_waiting(false);
        }
        assert!(all.admit_at(now + Duration::from_secs(60), address(1), false).is_none());
        busy[1].as_ref().unwrap().0.set_waiting(true);
        let much_later = Instant::now() + Duration::from_secs(60);
        assert!(all.admit_at(much_later, address(1), false).is_some());
        assert!(!was_sent_away(&busy[0]) && was_sent_away(&busy[1]));
    }

    #[test]
    fn all_together_have_a_limit_and_no_address_gets_more_than_half() {
        let (all, now) = (Connections::new(4, 100), Instant::now());
        let some: Vec<Admitted> = [1, 1, 2, 3].map(|n| all.admit_at(now, address(n), false)).into();
        assert!(some.iter().all(Option::is_some));
        assert!(all.admit_at(now, address(1), false).is_none());
        assert!(all.admit_at(now, address(4), false).is_none());
        assert!(all.admit_at(now + JUST_CAME, address(4), false).is_some());
    }

    #[test]
    fn a_proxy_may_have_all_places() {
        let (all, now) = (Connections::new(4, 1), Instant::now());
        let some: Vec<Admitted> = (0..4).map(|_| all.admit_at(now, address(1), true)).collect();
        assert!(some.iter().all(Option::is_some));
        assert!(all.admit_at(now, address(1), true).is_none());
    }

    #[tokio::test]
    async fn one_can_wait_until_all_are_gone() {
        let all = Connections::new(4, 4);
        all.gone().await;
        let one = all.admit(address(1), false);
        let mut waiting = tokio::spawn({
            let all = all.clone();
            async move { all.gone().await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(one);
        (&mut waiting).await.unwrap();
        assert!(all.inside.lock().unwrap().of_address.is_empty());
    }
}
