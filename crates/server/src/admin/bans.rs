//! Who may not come in or not chat, as a server knows it.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, RwLock},
};

use ipnet::IpNet;

use crate::{
    client::Client,
    error::{Error, Result},
    store::Ban,
    table::now_ms,
};

/// The bans in force. Read at every request, replaced when an administrator changes one.
#[derive(Clone, Debug, Default)]
pub struct Bans(Arc<RwLock<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// By `person:ID`.
    persons: HashMap<String, Vec<Ban>>,
    networks: Vec<(IpNet, Ban)>,
}

impl Bans {
    pub fn replace(&self, bans: Vec<Ban>) {
        let mut known = Known::default();
        for ban in bans {
            match ban.target.strip_prefix("address:").map(str::parse) {
                Some(Ok(network)) => known.networks.push((network, ban)),
                Some(Err(_)) => tracing::error!(target = ban.target, "a ban names no network"),
                None => known.persons.entry(ban.target.clone()).or_default().push(ban),
            }
        }
        *self.0.write().expect("no thread panics while it holds the bans") = known;
    }

    fn has(&self, person: Option<&str>, address: Option<IpAddr>, kind: &str) -> bool {
        let known = self.0.read().expect("no thread panics while it holds the bans");
        if known.persons.is_empty() && known.networks.is_empty() {
            return false;
        }
        let now = now_ms();
        let counts = |ban: &Ban| ban.kind == kind && ban.until.is_none_or(|until| until > now);
        let of_person = person.and_then(|person| known.persons.get(&format!("person:{person}")));
        of_person.is_some_and(|bans| bans.iter().any(counts))
            || address
                .is_some_and(|address| known.networks.iter().any(|(net, ban)| net.contains(&address) && counts(ban)))
    }

    /// Whether a person was deleted: whoever shows their cookie is a stranger.
    pub fn is_gone(&self, person: &str) -> bool {
        self.has(Some(person), None, "gone")
    }

    /// # Errors
    /// [`Error::Banned`].
    pub fn admit(&self, person: Option<&str>, client: Option<Client>) -> Result<()> {
        match self.has(person, client.map(Client::address), "ban") {
            true => Err(Error::Banned),
            false => Ok(()),
        }
    }

    /// # Errors
    /// [`Error::Muted`].
    pub fn may_chat(&self, person: Option<&str>, client: Client) -> Result<()> {
        match self.has(person, Some(client.address()), "mute") {
            true => Err(Error::Muted),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ban(target: &str, kind: &str, until: Option<i64>) -> Ban {
        Ban { target: target.into(), kind: kind.into(), at: 1, until, reason: String::new() }
    }

    #[test]
    fn a_ban_concerns_one_person_or_one_network_until_it_ends() {
        let bans = Bans::default();
        let client = |text: &str| Client::new(text.parse().unwrap());
        bans.replace(vec![
            ban("person:iris", "ban", None),
            ban("person:otto", "ban", Some(now_ms() - 1)),
            ban("person:zoe", "mute", Some(i64::MAX)),
            ban("address:192.0.2.0/24", "ban", None),
            ban("address:2001:db8::/64", "mute", None),
        ]);
        let (here, there) = (client("198.51.100.1"), client("192.0.2.77"));
        assert!(matches!(bans.admit(Some("iris"), None), Err(Error::Banned)));
        assert!(bans.admit(Some("otto"), Some(here)).is_ok() && bans.admit(Some("zoe"), Some(here)).is_ok());
        assert!(bans.admit(None, Some(there)).is_err() && bans.admit(Some("otto"), Some(there)).is_err());
        assert!(bans.may_chat(Some("zoe"), here).is_err() && bans.may_chat(Some("iris"), here).is_ok());
        assert!(bans.may_chat(None, client("2001:db8::5")).is_err());
        bans.replace(Vec::new());
        assert!(bans.admit(Some("iris"), Some(there)).is_ok());
    }
}
