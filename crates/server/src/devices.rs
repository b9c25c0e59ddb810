//! Other devices: links and recovery codes that make a browser somebody, and the list of browsers and programs that are.
//!
//! Whoever opens a link is first told whom it would make of them. A browser that becomes somebody else keeps who it was, in a
//! cookie of its own: nobody loses their seats to a link, not even on purpose.

use axum::{
    Json,
    extract::{Path, State},
};
use axum_extra::extract::{SignedCookieJar, cookie::Cookie};

use crate::{
    App,
    auth::{self, Claim, Visitor, Who},
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    fair::Bytes32,
    protocol::{Becoming, Browser, Devices, Former, Me, Program, RecoveryCode, TableCard, Transfer, Yourself},
    store::{Person, Status, Store, TableRow},
    table::{self, now_ms},
};

/// How long a transfer link works.
const TRANSFER_MS: i64 = 15 * 60 * 1000;
/// The cookie with those whom this browser was before.
const FORMER: &str = "formicarium_former";
/// How many of them it keeps.
const MOST_FORMER: usize = 4;
/// How many tables of a person are counted and listed.
const TABLES: u32 = 50;
/// What recovery codes are made of: no letter looks like another one or like a digit.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many there are in a code, five bits each, and how many stand together.
const CODE: usize = 25;
const GROUP: usize = 5;

const NO_CODE: Error = Error::NotFound("such link or code, or it was used or has expired");

/// A link that makes another device the same person. It works once.
#[utoipa::path(post, path = "/api/me/transfer", tag = "people", responses((status = 200, body = Transfer)))]
pub async fn transfer(State(app): State<App>, client: Client, Who(person): Who) -> Result<Json<Transfer>> {
    app.limits.budgets.spend(Budget::Saved, client, Some(&person.id), 1)?;
    let code = Bytes32::random().as_str()[..32].to_owned();
    let expires = now_ms() + TRANSFER_MS;
    app.hub.shared().store.put_transfer(&auth::hash(&code), &person.id, expires).await?;
    Ok(Json(Transfer { link: format!("{}/transfer/{code}", app.origin), expires }))
}

/// Whom a link or a recovery code would make of you. Changes nothing, and the link still works.
#[utoipa::path(get, path = "/api/transfer/{code}", tag = "people", params(("code" = String, Path)), responses((status = 200, body = Becoming)))]
pub async fn look_at_transfer(
    State(app): State<App>,
    who: Option<Who>,
    Path(code): Path<String>,
) -> Result<Json<Becoming>> {
    let store = &app.hub.shared().store;
    let person = Code::read(&code).person(store).await?;
    let same = who.as_ref().is_some_and(|Who(you)| you.id == person.id);
    let you = match who {
        Some(Who(you)) => {
            let tables = unfinished(store, &you.id).await?;
            let card = |row: &TableRow| -> Option<TableCard> { table::card(row, Some(&you.id)).ok() };
            Some(Yourself { tables: tables.iter().filter_map(card).collect(), name: you.name })
        }
        None => None,
    };
    let tables = unfinished(store, &person.id).await?.len() as u32;
    Ok(Json(Becoming { name: person.name, tables, same, you }))
}

/// Becomes the person who made the link or has the recovery code. This browser keeps who it was.
#[utoipa::path(post, path = "/api/transfer/{code}", tag = "people", params(("code" = String, Path)), responses((status = 200, body = Me)))]
pub async fn take_transfer(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<(SignedCookieJar, Json<Me>)> {
    visitor.spend(&app, Budget::Saved, 1)?;
    let store = &app.hub.shared().store;
    let code = Code::read(&code);
    let person = code.person(store).await?;
    let me = Me { name: person.name.clone(), known: true };
    if visitor.id() == Some(&*person.id) {
        return Ok((visitor.jar, Json(me)));
    }
    let mut former = FormerOnes::of(&app, &visitor.jar).await?;
    let again = former.take(|known| known.id == person.id);
    former.keep_current(store, &visitor).await?;
    code.use_up(store).await?;
    let jar = match again {
        Some(cookie) => auth::with_identity(&app, visitor.jar, cookie),
        None => auth::sign_in(&app, visitor.jar, &person.id, visitor.device).await?,
    };
    Ok((former.write(&app, jar), Json(me)))
}

/// Becomes again whom this browser was before.
#[utoipa::path(post, path = "/api/me/former/{id}", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Me)))]
pub async fn go_back(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<(SignedCookieJar, Json<Me>)> {
    let mut former = FormerOnes::of(&app, &visitor.jar).await?;
    let (place, name) = former.find(&id).ok_or(Error::NotFound("such person whom this browser was"))?;
    let cookie = former.0.remove(place).0;
    former.keep_current(&app.hub.shared().store, &visitor).await?;
    let jar = auth::with_identity(&app, visitor.jar, cookie);
    Ok((former.write(&app, jar), Json(Me { name, known: true })))
}

/// The browsers in which you are known, your programs, whether you have a recovery code, and who this browser was before.
#[utoipa::path(get, path = "/api/me/devices", tag = "people", responses((status = 200, body = Devices)))]
pub async fn list(
    State(app): State<App>,
    who: Option<Who>,
    claim: Option<Claim>,
    jar: SignedCookieJar,
) -> Result<Json<Devices>> {
    let person = who.map(|Who(person)| person.id);
    told(&app, person.as_deref(), claim.as_ref(), &jar).await.map(Json)
}

/// Signs a browser out, or revokes the token of a program. Its open lines to tables end as well.
#[utoipa::path(delete, path = "/api/me/devices/{id}", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Devices)))]
pub async fn revoke(
    State(app): State<App>,
    Who(person): Who,
    claim: Option<Claim>,
    jar: SignedCookieJar,
    Path(id): Path<String>,
) -> Result<Json<Devices>> {
    let hashes = hashes_of(&app.hub.shared().store, &person.id).await?;
    let hash = hashes.into_iter().find(|hash| id_of(hash) == id).ok_or(Error::NotFound("such browser or program"))?;
    end(&app, &[&hash]).await?;
    told(&app, Some(&person.id), claim.as_ref(), &jar).await.map(Json)
}

/// Signs out all browsers but the one that asks. Programs keep their tokens.
#[utoipa::path(delete, path = "/api/me/devices", tag = "people", responses((status = 200, body = Devices)))]
pub async fn revoke_others(
    State(app): State<App>,
    Who(person): Who,
    claim: Option<Claim>,
    jar: SignedCookieJar,
) -> Result<Json<Devices>> {
    let here = claim.as_ref().map(Claim::hash);
    let sessions = app.hub.shared().store.sessions_of(&person.id).await?;
    let others: Vec<&str> = sessions.iter().map(|session| &*session.hash).filter(|hash| Some(*hash) != here).collect();
    end(&app, &others).await?;
    told(&app, Some(&person.id), claim.as_ref(), &jar).await.map(Json)
}

/// Makes a recovery code. An earlier one no longer works.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses((status = 200, body = RecoveryCode)))]
pub async fn make_recovery(State(app): State<App>, client: Client, Who(person): Who) -> Result<Json<RecoveryCode>> {
    app.limits.budgets.spend(Budget::Saved, client, Some(&person.id), 1)?;
    let code = new_code();
    let hash = auth::hash(&code.replace('-', ""));
    app.hub.shared().store.put_recovery(&person.id, &hash, now_ms()).await?;
    Ok(Json(RecoveryCode { code }))
}

/// Deletes the recovery code.
#[utoipa::path(delete, path = "/api/me/recovery", tag = "people", responses((status = 200, body = Devices)))]
pub async fn delete_recovery(
    State(app): State<App>,
    Who(person): Who,
    claim: Option<Claim>,
    jar: SignedCookieJar,
) -> Result<Json<Devices>> {
    app.hub.shared().store.delete_recovery(&person.id).await?;
    told(&app, Some(&person.id), claim.as_ref(), &jar).await.map(Json)
}

async fn told(app: &App, person: Option<&str>, claim: Option<&Claim>, jar: &SignedCookieJar) -> Result<Devices> {
    let store = &app.hub.shared().store;
    let here = claim.map(Claim::hash);
    let (mut browsers, mut programs, mut recovery) = (Vec::new(), Vec::new(), None);
    if let Some(person) = person {
        browsers.extend(store.sessions_of(person).await?.into_iter().map(|session| Browser {
            id: id_of(&session.hash),
            here: here == Some(&*session.hash),
            old: session.hash.starts_with("person "),
            device: session.device,
            since: session.created,
            seen: session.seen,
        }));
        let program =
            |token: crate::store::Token| Program { id: id_of(&token.hash), name: token.name, since: token.created };
        programs.extend(store.tokens_of(person).await?.into_iter().map(program));
        recovery = store.recovery_of(person).await?;
    }
    let mut former = Vec::new();
    for (cookie, known) in FormerOnes::of(app, jar).await?.0 {
        let tables = unfinished(store, &known.id).await?.len() as u32;
        former.push(Former { id: id_of(Claim::of_cookie(&cookie).hash()), name: known.name, tables });
    }
    Ok(Devices { browsers, programs, recovery, former })
}

/// By what a session or token is known to its owner. The hash itself stays here.
fn id_of(hash: &str) -> String {
    auth::hash(hash)[..16].to_owned()
}

/// Everything that can be revoked.
async fn hashes_of(store: &Store, person: &str) -> Result<Vec<String>> {
    let sessions = store.sessions_of(person).await?.into_iter().map(|session| session.hash);
    let tokens = store.tokens_of(person).await?.into_iter().map(|token| token.hash);
    Ok(sessions.chain(tokens).collect())
}

async fn end(app: &App, hashes: &[&str]) -> Result<()> {
    app.hub.shared().store.revoke(hashes).await?;
    for hash in hashes {
        // Nobody listens if no socket is open.
        let _ = app.revoked.send((*hash).into());
    }
    Ok(())
}

async fn unfinished(store: &Store, person: &str) -> Result<Vec<TableRow>> {
    let mut rows = store.tables_of(person, TABLES).await?;
    rows.retain(|row| matches!(row.status, Status::Open | Status::Running));
    Ok(rows)
}

/// What somebody shows to become a person, as the store knows it.
enum Code {
    /// Of a link: works once, and not for long.
    Link(String),
    Recovery(String),
}

impl Code {
    fn read(text: &str) -> Code {
        match normalised(text) {
            Some(code) => Code::Recovery(auth::hash(&code)),
            None => Code::Link(auth::hash(text)),
        }
    }

    async fn person(&self, store: &Store) -> Result<Person> {
        let found = match self {
            Code::Recovery(hash) => store.person_by_recovery(hash).await?,
            Code::Link(hash) => match store.transfer(hash, now_ms()).await? {
                Some(person) => store.person(&person).await?,
                None => None,
            },
        };
        found.ok_or(NO_CODE)
    }

    /// Only one of several browsers that show the same link at the same time gets through.
    async fn use_up(&self, store: &Store) -> Result<()> {
        match self {
            Code::Recovery(_) => Ok(()),
            Code::Link(hash) => store.take_transfer(hash, now_ms()).await?.map(|_| ()).ok_or(NO_CODE),
        }
    }
}

fn new_code() -> String {
    let mut bytes = [0; CODE];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    let letters: Vec<char> = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    letters.chunks(GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// A recovery code without what people change when they copy it. `None` if the text is none.
fn normalised(text: &str) -> Option<String> {
    let read = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let code: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').map(read).collect();
    let fits = code.len() == CODE && code.bytes().all(|byte| LETTERS.contains(&byte));
    fits.then_some(code)
}

/// Those whom this browser was before, with the cookies that prove it, the latest first.
struct FormerOnes(Vec<(String, Person)>);

impl FormerOnes {
    /// Leaves out sessions that have ended.
    async fn of(app: &App, jar: &SignedCookieJar) -> Result<FormerOnes> {
        let mut known = Vec::new();
        let cookie = jar.get(FORMER);
        for value in cookie.iter().flat_map(|cookie| cookie.value().split('~')).filter(|value| !value.is_empty()) {
            if let Some(Who(person)) = Claim::of_cookie(value).who(app).await? {
                known.push((value.to_owned(), person));
            }
        }
        Ok(FormerOnes(known))
    }

    fn find(&self, id: &str) -> Option<(usize, String)> {
        let place = self.0.iter().position(|(cookie, _)| id_of(Claim::of_cookie(cookie).hash()) == id)?;
        Some((place, self.0[place].1.name.clone()))
    }

    fn take(&mut self, is: impl Fn(&Person) -> bool) -> Option<String> {
        let place = self.0.iter().position(|(_, person)| is(person))?;
        Some(self.0.remove(place).0)
    }

    /// Keeps who this browser is now, if there is anything to lose. If it already keeps as many as it can, somebody without
    /// tables gives way; otherwise it refuses.
    async fn keep_current(&mut self, store: &Store, visitor: &Visitor) -> Result<()> {
        let (Some(Who(person)), Some(cookie)) = (&visitor.who, auth::cookie_of(&visitor.jar)) else { return Ok(()) };
        self.take(|known| known.id == person.id);
        if person.name.is_empty() && store.tables_of(&person.id, 1).await?.is_empty() {
            return Ok(());
        }
        if self.0.len() >= MOST_FORMER {
            self.drop_one(store).await?;
        }
        self.0.insert(0, (cookie, person.clone()));
        Ok(())
    }

    async fn drop_one(&mut self, store: &Store) -> Result<()> {
        for place in (0..self.0.len()).rev() {
            if store.tables_of(&self.0[place].1.id, 1).await?.is_empty() {
                self.0.remove(place);
                return Ok(());
            }
        }
        Err(Error::TooManyFormer(MOST_FORMER))
    }

    fn write(self, app: &App, jar: SignedCookieJar) -> SignedCookieJar {
        if self.0.is_empty() {
            return jar.remove(Cookie::build(FORMER).path("/"));
        }
        let value: Vec<String> = self.0.into_iter().map(|(cookie, _)| cookie).collect();
        auth::with_cookie(app, jar, FORMER, value.join("~"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_is_read_however_it_was_copied() {
        let code = new_code();
        assert_eq!(code.len(), CODE + CODE / GROUP - 1);
        let plain = code.replace('-', "");
        for copied in [code.clone(), plain.clone(), code.to_lowercase(), format!(" {} ", code.replace('-', " "))] {
            assert_eq!(normalised(&copied), Some(plain.clone()), "{copied}");
        }
        assert_eq!(normalised("oOiIlL00000000000000000000").map(|code| code.len()), None);
        assert_eq!(normalised("oOiIlL0000000000000000000"), Some(format!("001111{}", "0".repeat(19))));
        assert_eq!(normalised(&Bytes32::random().as_str()[..32]), None, "the code of a link is no recovery code");
        assert_ne!(new_code(), new_code());
    }
}
