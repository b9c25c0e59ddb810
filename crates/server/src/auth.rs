//! Who is asking: a signed cookie for people, a token for programs. There are no accounts and no passwords.

use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{header::AUTHORIZATION, request::Parts},
};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use sha2::{Digest, Sha256};

use crate::{
    App,
    error::{Error, Result},
    fair::Bytes32,
    protocol::MAX_NAME,
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
        // Other authorisation schemes are meant for a proxy in front of us.
        let authorisation = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(token) = authorisation.and_then(|text| text.strip_prefix("Bearer ")) {
            let person = store.person_by_token(&hash(token)).await?;
            return person.map(|person| Some(Who(person))).ok_or(Error::Unauthorised);
        }
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        match jar.get(COOKIE) {
            // Ignore the cookie of a person whose row is gone: the store was replaced.
            Some(cookie) => Ok(store.person(cookie.value()).await?.map(Who)),
            None => Ok(None),
        }
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

/// The person who is asking. An unknown browser becomes a new person: playing against bots needs no
/// name.
pub async fn or_create(app: &App, who: Option<Who>, jar: SignedCookieJar) -> Result<(SignedCookieJar, Person)> {
    if let Some(Who(person)) = who {
        return Ok((jar, person));
    }
    let person = create(&app.hub.shared().store, String::new(), PersonKind::Human).await?;
    Ok((signed_in(app, jar, &person), person))
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

/// Trims a name and puts it on one line. Refuses a name that is empty or too long.
pub fn clean_name(name: &str) -> Result<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME || name.chars().any(char::is_control) {
        return Err(Error::bad(format!("a name has 1 to {MAX_NAME} characters")));
    }
    Ok(name)
}
