//! Where a request comes from: the address that budgets and limits count by.
//!
//! Behind a proxy, all connections come from the proxy, which says in a header whom it speaks for. Anybody can send such a
//! header, so it counts only from proxies that the configuration names, and only the one header they are known to write: a
//! proxy passes on the other one as the client sent it.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use axum::{
    extract::FromRequestParts,
    http::{Extensions, HeaderMap, HeaderName, header, request::Parts},
};
use clap::ValueEnum;
use ipnet::IpNet;

/// The address that a request is counted under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Client(IpAddr);

impl Client {
    /// Whoever has a network of IPv6 has at least 2^64 addresses, so these count as one.
    pub fn new(address: IpAddr) -> Client {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Client(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
            address => Client(address),
        }
    }

    pub fn address(self) -> IpAddr {
        self.0
    }

    /// A request that did not come over a connection, as in tests, counts under no address.
    pub fn of(extensions: &Extensions) -> Client {
        extensions.get().copied().unwrap_or(Client(Ipv4Addr::UNSPECIFIED.into()))
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        Ok(Client::of(&parts.extensions))
    }
}

/// The address of a proxy, or of all proxies in a network, as in 10.0.0.0/8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxy(IpNet);

impl FromStr for Proxy {
    type Err = String;

    fn from_str(text: &str) -> Result<Proxy, String> {
        let text = text.trim();
        let net = text.parse().or_else(|_| text.parse().map(|address: IpAddr| IpNet::from(address)));
        net.map(Proxy).map_err(|_| format!("{text:?} is not an address like 127.0.0.1, nor a network like 10.0.0.0/8"))
    }
}

/// The header in which the proxies write whom they speak for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ProxyHeader {
    XForwardedFor,
    Forwarded,
}

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl ProxyHeader {
    pub fn name(self) -> HeaderName {
        match self {
            ProxyHeader::XForwardedFor => X_FORWARDED_FOR,
            ProxyHeader::Forwarded => header::FORWARDED,
        }
    }

    /// The addresses in the header, the one the last proxy wrote first. `None` stands for what is not an address.
    fn addresses(self, headers: &HeaderMap) -> Vec<Option<IpAddr>> {
        let values = headers.get_all(self.name()).iter().map(|value| value.to_str().unwrap_or_default());
        let steps = values.flat_map(|value| value.split(',')).map(|step| match self {
            ProxyHeader::XForwardedFor => address(step),
            ProxyHeader::Forwarded => {
                let pairs = step.split(';').filter_map(|pair| pair.split_once('='));
                let (_, node) = pairs.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
                address(node.trim().trim_matches('"'))
            }
        });
        let mut steps: Vec<_> = steps.collect();
        steps.reverse();
        steps
    }
}

/// An address with or without a port, and in brackets or not.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse().map(|address: SocketAddr| address.ip()).ok();
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

/// The proxies in front of the server.
#[derive(Clone, Debug)]
pub struct Proxies {
    trusted: Vec<Proxy>,
    header: ProxyHeader,
}

impl Proxies {
    pub fn new(trusted: Vec<Proxy>, header: ProxyHeader) -> Proxies {
        Proxies { trusted, header }
    }

    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted.iter().any(|Proxy(net)| net.contains(&address))
    }

    /// Who sends a request: the last one in the chain of proxies who is none of ours.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Client {
        let mut from = peer;
        if self.trusts(peer) {
            for step in self.header.addresses(headers) {
                // Whatever stands before something that our proxies cannot have written is the client's own invention.
                let Some(address) = step else { break };
                from = address;
                if !self.trusts(from) {
                    break;
                }
            }
        }
        Client::new(from)
    }

    /// Whether a request seems to come through a proxy that nobody named: all its clients count as one.
    pub fn is_unnamed_proxy(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        !self.trusts(peer) && (headers.contains_key(X_FORWARDED_FOR) || headers.contains_key(header::FORWARDED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(header: ProxyHeader, peer: &str, headers: &[(&'static str, &str)]) -> String {
        let trusted = ["127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"].map(|proxy| proxy.parse().unwrap());
        let headers = headers.iter().map(|&(name, value)| (HeaderName::from_static(name), value.parse().unwrap()));
        let client = Proxies::new(trusted.into(), header).client(peer.parse().unwrap(), &HeaderMap::from_iter(headers));
        client.address().to_string()
    }

    #[test]
    fn only_named_proxies_are_believed() {
        let forged = [("x-forwarded-for", "192.0.2.7")];
        assert_eq!(seen(ProxyHeader::XForwardedFor, "198.51.100.1", &forged), "198.51.100.1");
        assert_eq!(seen(ProxyHeader::XForwardedFor, "127.0.0.1", &forged), "192.0.2.7");
        assert_eq!(seen(ProxyHeader::XForwardedFor, "::ffff:127.0.0.1", &forged), "192.0.2.7");
        assert_eq!(seen(ProxyHeader::XForwardedFor, "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn what_a_client_wrote_before_our_proxies_is_ignored() {
        let chain = [("x-forwarded-for", "1.1.1.1, 192.0.2.7, 10.1.2.3")];
        assert_eq!(seen(ProxyHeader::XForwardedFor, "127.0.0.1", &chain), "192.0.2.7");
        let nonsense = [("x-forwarded-for", "192.0.2.7, nonsense, 10.1.2.3")];
        assert_eq!(seen(ProxyHeader::XForwardedFor, "127.0.0.1", &nonsense), "10.1.2.3");
        // The proxy writes one header; the other one comes from the client.
        let both = [("forwarded", "for=1.1.1.1"), ("x-forwarded-for", "192.0.2.7")];
        assert_eq!(seen(ProxyHeader::XForwardedFor, "127.0.0.1", &both), "192.0.2.7");
        assert_eq!(seen(ProxyHeader::Forwarded, "127.0.0.1", &both), "1.1.1.1");
    }

    #[test]
    fn addresses_come_in_many_forms() {
        for (value, expected) in [
            ("for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60"),
            ("proto=http; For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::"),
            ("for=1.1.1.1, for=\"192.0.2.43:47011\"", "192.0.2.43"),
            ("for=_hidden", "127.0.0.1"),
            ("proto=https", "127.0.0.1"),
        ] {
            assert_eq!(seen(ProxyHeader::Forwarded, "127.0.0.1", &[("forwarded", value)]), expected, "{value}");
        }
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let client = |text: &str| Client::new(text.parse().unwrap());
        assert_eq!(client("2001:db8::1"), client("2001:db8::ffff:1"));
        assert_ne!(client("2001:db8::1"), client("2001:db8:0:1::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
        assert_ne!(client("192.0.2.1"), client("192.0.2.2"));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for bad in ["", "localhost", "10.0.0.0/33", "10.0.0"] {
            assert!(bad.parse::<Proxy>().is_err(), "{bad}");
        }
    }
}
