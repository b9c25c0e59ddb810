//! What people say at a table, and who hears it.

use game_core::Seat;

use super::{owner::Owner, room::Outgoing, task::now_ms};
use crate::{
    chat,
    error::{Error, Result},
    header::Header,
    protocol::{ChatLine, ToClient},
    store, text,
};

/// How many chat lines a newcomer is sent.
const CHAT_LINES: u32 = 200;

impl Owner {
    pub(super) async fn say(&mut self, person: &str, text: &str) -> Result<()> {
        if !self.header.may_chat(&self.row.host, person) {
            return Err(Error::NotNow("only the players of this table can chat here"));
        }
        let seat = self.header.seats_of(person).next();
        let text = text::clean_chat(text)?;
        let name = self.shared.store.person(person).await?.map(|person| person.name).unwrap_or_default();
        if seat.is_none() && person != self.row.host {
            self.check_guest(person, &name).await?;
        }
        let now = now_ms();
        let line = store::ChatLine {
            n: 0,
            at: now,
            person: person.to_owned(),
            seat: seat.map(|seat| i64::from(seat.0)),
            name,
            text,
        };
        // Looked up for each line, since they may have come to another server to block somebody.
        let deaf = self.shared.store.blockers_of(person).await?;
        let n = self.shared.store.add_chat(&self.row.id, &line).await?;
        let message = Outgoing::from(&ToClient::Chat { lines: vec![told(store::ChatLine { n, ..line })] });
        let hears = |listener: &Option<String>| listener.as_ref().is_none_or(|listener| !deaf.contains(listener));
        self.room.tell(now, |conn| if hears(&conn.person) { vec![message.clone()] } else { Vec::new() });
        Ok(())
    }

    /// A guest chats under a name of their own, and only where the host wants to hear them.
    async fn check_guest(&self, person: &str, name: &str) -> Result<()> {
        if name.is_empty() {
            return Err(Error::Nameless);
        }
        let compared = text::compared(name);
        if self.header.seats.iter().any(|holder| text::compared(holder.name()) == compared) {
            return Err(Error::NameTaken);
        }
        match self.shared.store.has_blocked(&self.row.host, person).await? {
            true => Err(Error::Blocked),
            false => Ok(()),
        }
    }

    /// Lets people chat who do not play, or no longer.
    pub(super) async fn let_guests_chat(&mut self, person: &str, yes: bool) -> Result<()> {
        self.still_open()?;
        self.hosted_by(person)?;
        self.save(Header { guest_chat: yes, ..self.header.clone() }).await
    }

    /// Whom this person has blocked. A table that cannot look it up is better than no table.
    pub(super) async fn blocked_by(&self, person: Option<&str>) -> Vec<String> {
        let Some(person) = person else { return Vec::new() };
        match self.shared.store.blocks_of(person).await {
            Ok(blocks) => blocks.into_iter().map(|block| block.person).collect(),
            Err(error) => {
                tracing::error!(%error, "cannot look up whom somebody has blocked");
                Vec::new()
            }
        }
    }

    /// The last lines of the chat, each with the person who said it.
    pub(super) async fn last_lines(&self) -> Vec<(String, ChatLine)> {
        // A table without its chat is better than no table.
        let rows = self.shared.store.last_chat(&self.row.id, CHAT_LINES).await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot read the chat");
            Vec::new()
        });
        rows.into_iter().map(|row| (row.person.clone(), told(row))).collect()
    }
}

fn told(row: store::ChatLine) -> ChatLine {
    ChatLine {
        n: row.n as u32,
        at: row.at,
        who: chat::speaker(&row.person),
        name: row.name,
        seat: row.seat.map(|seat| Seat(seat as u8)),
        text: row.text,
    }
}
