//! Addresses in settings: where to listen, and what people open.

use std::{
    fmt, io,
    net::{IpAddr, SocketAddr, ToSocketAddrs},
    str::FromStr,
};

use axum::http::Uri;

/// Where to listen: an address or the name of a host, and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listen {
    host: String,
    port: u16,
}

impl Listen {
    /// All addresses it stands for.
    ///
    /// # Errors
    /// When there is no such host.
    pub fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        Ok((self.host.as_str(), self.port).to_socket_addrs()?.collect())
    }

    /// Whether only programs on this machine can connect. A name that cannot be resolved counts as open to others.
    pub fn is_loopback(&self) -> bool {
        let addresses = self.addresses().unwrap_or_default();
        !addresses.is_empty() && addresses.iter().all(|address| address.ip().is_loopback())
    }

    /// Whether it names one place that others can connect to.
    pub fn is_one_place(&self) -> bool {
        self.port != 0 && !self.host.parse::<IpAddr>().is_ok_and(|ip| ip.is_unspecified())
    }

    /// The origin of pages served there, with the port that was chosen if the setting says 0.
    pub fn origin(&self, listening: SocketAddr) -> String {
        match self.host.parse::<IpAddr>() {
            Ok(_) => format!("http://{listening}"),
            Err(_) => format!("http://{}:{}", self.host, listening.port()),
        }
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.host.contains(':') {
            true => write!(f, "[{}]:{}", self.host, self.port),
            false => write!(f, "{}:{}", self.host, self.port),
        }
    }
}

impl FromStr for Listen {
    type Err = String;

    fn from_str(text: &str) -> Result<Listen, String> {
        let bad =
            || format!("{text:?} is not an address and a port, as in 127.0.0.1:8080, [::1]:8080 or localhost:8080");
        if let Ok(address) = text.parse::<SocketAddr>() {
            return Ok(Listen { host: address.ip().to_string(), port: address.port() });
        }
        let (host, port) = text.rsplit_once(':').ok_or_else(bad)?;
        // `parse` also takes "+80".
        let port = port.parse().ok().filter(|_| port.bytes().all(|b| b.is_ascii_digit())).ok_or_else(bad)?;
        // What consists of digits and dots is an address with a mistake.
        let is_name = host.bytes().any(|b| b.is_ascii_alphabetic())
            && host.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_'));
        if is_name { Ok(Listen { host: host.to_owned(), port }) } else { Err(bad()) }
    }
}

/// The address that people open: the origin of a web page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let bad = |why: &str| Err(format!("{text:?} {why}; it looks like https://ants.example.org"));
        let Ok(uri) = text.parse::<Uri>() else { return bad("is not a web address") };
        let (Some(scheme @ ("http" | "https")), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return bad("does not begin with https:// or http:// and the name of a host");
        };
        if authority.as_str().contains('@') {
            return bad("contains a user name");
        }
        let port = authority.as_str().strip_prefix(authority.host()).unwrap_or_default();
        if authority.host().is_empty() || (!port.is_empty() && authority.port_u16().is_none()) {
            return bad("has no valid host and port");
        }
        if uri.path() != "/" || uri.query().is_some() || text.contains('#') {
            return bad("has a path, but the page is always at the root of its host");
        }
        // Browsers leave out the usual port and write names in lower case, so an origin is compared without them.
        let usual = if scheme == "https" { 443 } else { 80 };
        let host = authority.host().to_ascii_lowercase();
        let port = authority.port_u16().filter(|port| *port != usual).map(|port| format!(":{port}"));
        Ok(PublicUrl(format!("{scheme}://{host}{}", port.unwrap_or_default())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_listens_at_an_address_or_a_name() {
        for (text, same) in [
            ("127.0.0.1:8080", "127.0.0.1:8080"),
            ("[::1]:0", "[::1]:0"),
            ("localhost:8080", "localhost:8080"),
            ("ants.example.org:80", "ants.example.org:80"),
        ] {
            assert_eq!(text.parse::<Listen>().map(|listen| listen.to_string()), Ok(same.to_owned()));
        }
        for bad in [
            "",
            "8080",
            ":8080",
            "localhost",
            "localhost:",
            "localhost:x",
            "localhost:+8",
            "127.0.0:80",
            "1.2.3.4:99999",
            "a b:80",
        ] {
            assert!(bad.parse::<Listen>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn only_this_machine_is_loopback() {
        for (text, expected) in [("127.0.0.1:1", true), ("[::1]:1", true), ("localhost:1", true), ("0.0.0.0:1", false)]
        {
            assert_eq!(text.parse::<Listen>().unwrap().is_loopback(), expected, "{text}");
        }
    }

    #[test]
    fn a_name_stays_in_the_origin() {
        let listening = "127.0.0.1:4000".parse().unwrap();
        assert_eq!("localhost:0".parse::<Listen>().unwrap().origin(listening), "http://localhost:4000");
        assert_eq!("127.0.0.1:0".parse::<Listen>().unwrap().origin(listening), "http://127.0.0.1:4000");
    }

    #[test]
    fn a_public_url_is_an_origin() {
        for (text, origin) in [
            ("https://ants.example.org", "https://ants.example.org"),
            ("https://Ants.example.org/", "https://ants.example.org"),
            ("https://ants.example.org:443", "https://ants.example.org"),
            ("http://192.0.2.1:8080", "http://192.0.2.1:8080"),
            ("http://[2001:db8::1]:8080/", "http://[2001:db8::1]:8080"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().as_ref().map(PublicUrl::as_str), Ok(origin));
        }
        for bad in [
            "",
            "ants.example.org",
            "ftp://ants.example.org",
            "https://",
            "https:/ants.example.org",
            "https://ants.example.org/game",
            "https://ants.example.org?x=1",
            "https://ants.example.org#x",
            "https://iris@ants.example.org",
            "https://ants.example.org:port",
            "https://ants example.org",
        ] {
            assert!(bad.parse::<PublicUrl>().is_err(), "{bad:?}");
        }
    }
}
