//! Who is asking: a signed cookie for people, a token for programs. There are no accounts and no passwords. Each cookie is a
//! session of its own, which can be ended from another browser (`devices.rs`).

use std::convert::Infallible;

use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{
        HeaderMap,
        header::{AUTHORIZATION, USER_AGENT},
        request::Parts,
    },
};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use sha2::{Digest, Sha256};

use crate::{
    App,
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    fair::Bytes32,
    store::{Person, PersonKind, Session, Store},
    table::{Shared, now_ms},
};

const COOKIE: &str = "formicarium";
/// How long a browser is remembered after it was last here.
const REMEMBERED: time::Duration = time::Duration::days(400);
/// How often to note that a session is in use.
const NOTED_MS: i64 = 60 * 60 * 1000;

/// The person behind a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who(pub Person);

impl OptionalFromRequestParts<App> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Who>> {
        let who = match Claim::of(&parts.headers, &app.key) {
            Some(claim) => claim.who(app).await?,
            None => None,
        };
        app.hub.shared().bans.admit(who.as_ref().map(|Who(person)| person.id.as_str()), None)?;
        Ok(who)
    }
}

/// Who a request says it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The hash of a token, which may be anything.
    Token(String),
    /// The person in a cookie that we signed, and the hash of the session in it.
    Session { person: String, hash: String },
}

impl Claim {
    pub fn of(headers: &HeaderMap, key: &Key) -> Option<Claim> {
        // Other authorisation schemes are meant for a proxy in front of us.
        let authorisation = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(token) = authorisation.and_then(|text| text.strip_prefix("Bearer ")) {
            return Some(Claim::Token(hash(token)));
        }
        let cookie = SignedCookieJar::from_headers(headers, key.clone()).get(COOKIE)?;
        Some(Claim::of_cookie(cookie.value()))
    }

    /// What a cookie says that we signed. Cookies from before there were sessions name only the person.
    pub fn of_cookie(value: &str) -> Claim {
        match value.split_once('.') {
            Some((person, secret)) => Claim::Session { person: person.to_owned(), hash: hash(secret) },
            None => Claim::Session { person: value.to_owned(), hash: format!("person {value}") },
        }
    }

    /// Whose budgets count.
    pub fn name(&self) -> &str {
        let (Claim::Token(name) | Claim::Session { person: name, .. }) = self;
        name
    }

    /// What the store knows the session or token by.
    pub fn hash(&self) -> &str {
        let (Claim::Token(hash) | Claim::Session { hash, .. }) = self;
        hash
    }

    /// The person, if the session still exists. A token that does not is refused.
    pub async fn who(&self, app: &App) -> Result<Option<Who>> {
        let Shared { store, bans, .. } = app.hub.shared();
        match self {
            Claim::Token(hash) => {
                let person = store.person_by_token(hash).await?;
                person.map(|person| Some(Who(person))).ok_or(Error::Unauthorised)
            }
            // Ignore the cookie of a session that is gone: it was signed out, the store was replaced, or an administrator
            // deleted the person.
            Claim::Session { person, .. } if bans.is_gone(person) => Ok(None),
            Claim::Session { hash, .. } => Ok(store.person_by_session(hash).await?.map(Who)),
        }
    }
}

impl OptionalFromRequestParts<App> for Claim {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> std::result::Result<Option<Claim>, Infallible> {
        Ok(Claim::of(&parts.headers, &app.key))
    }
}

/// Somebody who may not be known yet, and wants something that lasts.
#[derive(Debug)]
pub struct Visitor {
    pub client: Client,
    pub who: Option<Who>,
    pub jar: SignedCookieJar,
    pub device: Device,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor> {
        let Ok(client) = Client::from_request_parts(parts, app).await;
        let who = <Who as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let Ok(device) = Device::from_request_parts(parts, app).await;
        Ok(Visitor { client, who, jar, device })
    }
}

impl Visitor {
    pub fn id(&self) -> Option<&str> {
        self.who.as_ref().map(|Who(person)| person.id.as_str())
    }

    /// Takes something from the visitor's budgets.
    pub fn spend(&self, app: &App, budget: Budget, amount: usize) -> Result<()> {
        let amount = u32::try_from(amount).unwrap_or(u32::MAX);
        app.limits.budgets.spend(budget, self.client, self.id(), amount)
    }

    /// The person who is asking. An unknown browser becomes a new person: playing against bots needs no name.
    pub async fn or_create(self, app: &App) -> Result<(SignedCookieJar, Person)> {
        match self.who {
            Some(Who(person)) => Ok((self.jar, person)),
            None => self.create(app, String::new()).await,
        }
    }

    /// Makes an unknown browser a new person.
    pub async fn create(self, app: &App, name: String) -> Result<(SignedCookieJar, Person)> {
        app.limits.budgets.spend(Budget::Persons, self.client, None, 1)?;
        let person = new_person(name, PersonKind::Human);
        let (session, cookie) = new_session(&person.id, self.device);
        app.hub.shared().store.create_person_in(&person, &session).await?;
        Ok((with_cookie(app, self.jar, COOKIE, cookie), person))
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who> {
        <Who as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?.ok_or(Error::Unauthorised)
    }
}

/// The hash under which the store keeps a secret that was handed out.
pub fn hash(secret: &str) -> String {
    Bytes32::from_bytes(&Sha256::digest(secret)).as_str().to_owned()
}

/// The key that signs cookies. Drawn once and kept in the store, so that a restart logs nobody out.
pub async fn key(store: &Store) -> Result<Key> {
    let fresh = format!("{}{}", Bytes32::random().as_str(), Bytes32::random().as_str());
    let kept = store.meta_or_insert("cookie_key", &fresh).await?;
    Ok(Key::from(kept.as_bytes()))
}

/// A person, identified only by an id.
pub fn new_person(name: String, kind: PersonKind) -> Person {
    Person { id: Bytes32::random().as_str()[..24].to_owned(), name, kind, created: now_ms() }
}

/// A session of this person, and the cookie that proves it.
fn new_session(person: &str, Device(device): Device) -> (Session, String) {
    let secret = Bytes32::random().as_str().to_owned();
    let now = now_ms();
    let session = Session { hash: hash(&secret), person: person.to_owned(), device, created: now, seen: now };
    (session, format!("{person}.{secret}"))
}

/// Makes this browser the person.
pub async fn sign_in(app: &App, jar: SignedCookieJar, person: &str, device: Device) -> Result<SignedCookieJar> {
    let (session, cookie) = new_session(person, device);
    let forget = session.seen - REMEMBERED.whole_milliseconds() as i64;
    app.hub.shared().store.add_session(&session, forget).await?;
    Ok(with_cookie(app, jar, COOKIE, cookie))
}

/// Renews the cookie of the person who is signed in, so that people who come back in time are never forgotten. A cookie from
/// before there were sessions becomes one of its own.
pub async fn renew(app: &App, jar: SignedCookieJar, person: &str, device: Device) -> Result<SignedCookieJar> {
    let Some(cookie) = cookie_of(&jar) else { return Ok(jar) };
    if !cookie.contains('.') {
        return sign_in(app, jar, person, device).await;
    }
    let now = now_ms();
    app.hub.shared().store.see_session(Claim::of_cookie(&cookie).hash(), now, now - NOTED_MS).await?;
    Ok(with_cookie(app, jar, COOKIE, cookie))
}

/// The cookie that says who this browser is.
pub fn cookie_of(jar: &SignedCookieJar) -> Option<String> {
    jar.get(COOKIE).map(|cookie| cookie.value().to_owned())
}

/// Makes this browser whoever the cookie says.
pub fn with_identity(app: &App, jar: SignedCookieJar, cookie: String) -> SignedCookieJar {
    with_cookie(app, jar, COOKIE, cookie)
}

/// Adds a cookie. It is signed, and scripts cannot read it.
pub fn with_cookie(app: &App, jar: SignedCookieJar, name: &'static str, value: String) -> SignedCookieJar {
    let mut cookie = Cookie::new(name, value);
    cookie.set_http_only(true);
    cookie.set_path("/");
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(app.origin.starts_with("https://"));
    cookie.set_max_age(REMEMBERED);
    jar.add(cookie)
}

/// The kind of browser and system, such as `Firefox, Android`, as far as its own header says; otherwise empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Device(pub String);

impl FromRequestParts<App> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> std::result::Result<Device, Infallible> {
        let agent = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Device::named(agent))
    }
}

impl Device {
    fn named(agent: &str) -> Device {
        // The first that fits: most browsers also name those they descend from.
        const BROWSERS: [(&str, &str); 6] = [
            ("Edg", "Edge"),
            ("OPR/", "Opera"),
            ("Firefox/", "Firefox"),
            ("FxiOS/", "Firefox"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ];
        const SYSTEMS: [(&str, &str); 7] = [
            ("Android", "Android"),
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Windows", "Windows"),
            ("Mac OS X", "macOS"),
            ("CrOS", "ChromeOS"),
            ("Linux", "Linux"),
        ];
        let find =
            |known: &[(&str, &'static str)]| known.iter().find(|(part, _)| agent.contains(part)).map(|found| found.1);
        let parts: Vec<&str> = [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect();
        Device(parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_recognised_by_its_header() {
        let cases = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5.0", ""),
        ];
        for (agent, device) in cases {
            assert_eq!(Device::named(agent), Device(device.to_owned()), "{agent}");
        }
    }

    #[test]
    fn a_cookie_from_before_there_were_sessions_names_only_the_person() {
        let old = Claim::of_cookie("iris");
        assert_eq!((old.name(), old.hash()), ("iris", "person iris"));
        let new = Claim::of_cookie("iris.0123");
        assert_eq!((new.name(), new.hash()), ("iris", &*hash("0123")));
    }
}
