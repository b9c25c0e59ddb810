//! Who is asking: a signed cookie for people, a token for programs. There are no accounts and no passwords.

use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, header::AUTHORIZATION, request::Parts},
};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use sha2::{Digest, Sha256};

use crate::{
    App,
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    fair::Bytes32,
    store::{Person, PersonKind, Store},
    table::now_ms,
};

const COOKIE: &str = "formicarium";

/// The person behind a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who(pub Person);

impl OptionalFromRequestParts<App> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Who>> {
        let store = &app.hub.shared().store;
        match Claim::of(&parts.headers, &app.key) {
            Some(Claim::Token(hash)) => {
                let person = store.person_by_token(&hash).await?;
                person.map(|person| Some(Who(person))).ok_or(Error::Unauthorised)
            }
            // Ignore the cookie of a person whose row is gone: the store was replaced.
            Some(Claim::Person(id)) => Ok(store.person(&id).await?.map(Who)),
            None => Ok(None),
        }
    }
}

/// Who a request says it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The hash of a token, which may be anything.
    Token(String),
    /// The person in a cookie that we signed.
    Person(String),
}

impl Claim {
    pub fn of(headers: &HeaderMap, key: &Key) -> Option<Claim> {
        // Other authorisation schemes are meant for a proxy in front of us.
        let authorisation = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(token) = authorisation.and_then(|text| text.strip_prefix("Bearer ")) {
            return Some(Claim::Token(hash(token)));
        }
        let cookie = SignedCookieJar::from_headers(headers, key.clone()).get(COOKIE)?;
        Some(Claim::Person(cookie.value().to_owned()))
    }

    pub fn name(&self) -> &str {
        let (Claim::Token(name) | Claim::Person(name)) = self;
        name
    }
}

/// Somebody who may not be known yet, and wants something that lasts.
#[derive(Debug)]
pub struct Visitor {
    pub client: Client,
    pub who: Option<Who>,
    pub jar: SignedCookieJar,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor> {
        let Ok(client) = Client::from_request_parts(parts, app).await;
        let who = <Who as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        Ok(Visitor { client, who, jar })
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
        let person = create(&app.hub.shared().store, name, PersonKind::Human).await?;
        Ok((signed_in(app, self.jar, &person), person))
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

/// Creates a person, identified only by an id.
pub async fn create(store: &Store, name: String, kind: PersonKind) -> Result<Person> {
    let id = Bytes32::random().as_str()[..24].to_owned();
    let person = Person { id, name, kind, created: now_ms() };
    store.create_person(&person).await?;
    Ok(person)
}

/// Adds the cookie that identifies this browser as that person. It is signed, and scripts cannot
/// read it.
pub fn signed_in(app: &App, jar: SignedCookieJar, person: &Person) -> SignedCookieJar {
    let mut cookie = Cookie::new(COOKIE, person.id.clone());
    cookie.set_http_only(true);
    cookie.set_path("/");
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(app.origin.starts_with("https://"));
    cookie.set_max_age(time::Duration::days(400));
    jar.add(cookie)
}
