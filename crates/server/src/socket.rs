//! The WebSocket of a table.
//!
//! A client says hello with what it already knows, and from then on is sent everything it may know.
//! Each request is answered by `done` or `refused` with its number, after everything it changed; an
//! invalid message is refused without one. A connection is closed with a reason if it sends too many
//! messages, one that is too long, or nonsense over and over.

use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::SinkExt;
use game_core::json;
use tokio::{
    sync::mpsc::{self, error::TryRecvError},
    time::{Instant, interval, timeout},
};
use tracing::Instrument;

use crate::{
    App,
    auth::{Claim, Who},
    budgets::Budget,
    client::Client,
    error::{Error, Result},
    protocol::{FromClient, MAX_MESSAGE, Since, ToClient},
    table::{self, Change, Command, Outgoing},
};

/// How often to ping the client, and how long it may stay silent.
const BEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// After how many beats to look whether the client was signed out, which another server with the same store may have done.
const CHECKED: u32 = 15;
/// How long a client may take to hang up after it was told to.
const FAREWELL: Duration = Duration::from_secs(2);
/// How many mistakes a client may make in a row.
const MISTAKES: u32 = 20;
/// How much memory a connection has for what it receives, in bytes. Longer messages get more for as long as they take; the
/// usual 128 KiB would be most of what an idle connection costs.
const READ_BUFFER: usize = 4 * 1024;
/// How many messages may wait for a slow client.
const QUEUE: usize = 64;

pub async fn connect(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    who: Option<Who>,
    claim: Option<Claim>,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let person = who.map(|Who(person)| person.id);
    // Check that the table exists before opening the connection.
    app.hub.ask(&id, |reply| Command::Info { person: person.clone(), reply }).await?;
    let open = app.limits.socket(client, person.as_deref())?;
    let span = tracing::info_span!("socket", table = id);
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE).read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("formicarium_sockets").increment(1.0);
        Line { app, id, client, person, claim, socket, mistakes: 0 }.talk().instrument(span).await;
        metrics::gauge!("formicarium_sockets").decrement(1.0);
        drop(open);
    }))
}

/// A connection. Thousands of them wait at the same time, so what they seldom do, such as asking the store, has its memory only while
/// it is done: such futures are boxed.
struct Line {
    app: App,
    id: String,
    client: Client,
    person: Option<String>,
    claim: Option<Claim>,
    socket: WebSocket,
    mistakes: u32,
}

/// Why a connection ends.
enum End {
    Gone,
    Because(u16, String),
}

/// The session or token was revoked.
fn signed_out() -> End {
    End::Because(close_code::POLICY, "you were signed out here".into())
}

/// A client that does not read is dropped as soon as a silent one would be.
async fn in_time(sending: impl Future<Output = std::result::Result<(), axum::Error>>) -> std::result::Result<(), End> {
    match timeout(SILENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

fn too_slow() -> End {
    End::Because(close_code::AGAIN, "the connection was too slow".into())
}

impl Line {
    async fn talk(mut self) {
        let mut closing = self.app.closing.subscribe();
        let within = self.app.hub.shared().config.request_within();
        let hello = tokio::select! {
            hello = timeout(within, self.hello()) => hello,
            _ = closing.wait_for(|closing| *closing) => Ok(Err(End::Because(close_code::RESTART, Error::Closing.to_string()))),
        };
        let end = match hello {
            Err(_) => End::Because(close_code::POLICY, "no hello in time".into()),
            Ok(Err(end)) => end,
            Ok(Ok(since)) => self.listen(since).await,
        };
        if let End::Because(code, reason) = end {
            // Whoever does not read it does not keep us.
            let _ = timeout(FAREWELL, self.say_goodbye(code, reason)).await;
        }
    }

    async fn say_goodbye(&mut self, code: u16, reason: String) {
        let bye = ToClient::Bye { reason: reason.clone() };
        let _ = self.send(&bye).await;
        let _ = self.socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
        // Read and drop what the client still sends: closing a connection with unread data
        // would lose our last message too.
        while let Some(Ok(_)) = self.socket.recv().await {}
    }

    async fn hello(&mut self) -> std::result::Result<Vec<Since>, End> {
        loop {
            let message = self.socket.recv().await;
            match self.read(message).await? {
                Some(FromClient::Hello { since }) => return Ok(since),
                Some(_) => self.refuse(None, &Error::NotNow("say hello first")).await?,
                None => {}
            }
        }
    }

    async fn listen(&mut self, since: Vec<Since>) -> End {
        let (out, mut told) = mpsc::channel(QUEUE);
        let entered = self.app.hub.ask(&self.id, |reply| Command::Enter {
            person: self.person.clone(),
            since: since.clone(),
            out: out.clone(),
            reply,
        });
        let conn = match Box::pin(entered).await {
            Ok(conn) => conn,
            Err(error) => return End::Because(close_code::AWAY, error.to_string()),
        };
        drop(out);
        let end = self.loop_until_end(&mut told).await;
        self.app.hub.tell(&self.id, Command::Leave { conn }).await;
        end
    }

    async fn loop_until_end(&mut self, told: &mut mpsc::Receiver<Outgoing>) -> End {
        let (mut beat, mut beats) = (interval(BEAT), 0);
        let mut heard = Instant::now();
        let mut revoked = self.app.revoked.subscribe();
        // It may have been revoked just before.
        if Box::pin(self.is_signed_out()).await {
            return signed_out();
        }
        loop {
            let step = tokio::select! {
                message = told.recv() => match message {
                    Some(Outgoing::Bye { reason }) => Err(End::Because(close_code::RESTART, reason)),
                    Some(Outgoing::Text(text)) => self.send_all(text, told).await,
                    None => Err(too_slow()),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match self.read(message).await {
                        Ok(Some(message)) => self.answer(message, told).await,
                        Ok(None) => Ok(()),
                        Err(end) => Err(end),
                    }
                }
                hash = revoked.recv() => {
                    // Whoever missed one looks it up.
                    let ours = match &hash {
                        Ok(hash) => self.claim.as_ref().is_some_and(|claim| claim.hash() == &**hash),
                        Err(_) => true,
                    };
                    if ours && Box::pin(self.is_signed_out()).await { Err(signed_out()) } else { Ok(()) }
                }
                _ = beat.tick() => {
                    beats += 1;
                    match self.still_welcome() {
                        Ok(()) if heard.elapsed() > SILENCE => Err(End::Gone),
                        Ok(()) if beats % CHECKED == 0 && Box::pin(self.is_signed_out()).await => Err(signed_out()),
                        Ok(()) => self.ping().await,
                        unwelcome => unwelcome,
                    }
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    /// Whether the session or token was revoked. While the store does not answer, it counts as it did.
    async fn is_signed_out(&mut self) -> bool {
        let Some(claim) = self.claim.as_ref().filter(|_| self.person.is_some()) else { return false };
        matches!(claim.who(&self.app).await, Ok(None) | Err(Error::Unauthorised))
    }

    async fn ping(&mut self) -> std::result::Result<(), End> {
        self.socket.send(Message::Ping(Bytes::new())).await.map_err(|_| End::Gone)
    }

    /// Reads a message of the client. `None` if it needs no answer or was already refused.
    async fn read(
        &mut self,
        message: Option<std::result::Result<Message, axum::Error>>,
    ) -> std::result::Result<Option<FromClient>, End> {
        let text = match message {
            None => return Err(End::Gone),
            Some(Err(error)) => {
                // The size of a frame is the only mistake in it that the client can be told about.
                let large = error.to_string().contains("too long") || error.to_string().contains("too large");
                let too_large = || End::Because(close_code::SIZE, format!("a message has at most {MAX_MESSAGE} bytes"));
                return Err(if large { too_large() } else { End::Gone });
            }
            Some(Ok(Message::Close(_))) => return Err(End::Gone),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            Some(Ok(Message::Binary(_))) => {
                self.mistake(Error::bad("messages must be text")).await?;
                return Ok(None);
            }
            Some(Ok(Message::Text(text))) => text,
        };
        metrics::counter!("formicarium_messages", "way" => "in").increment(1);
        self.still_welcome()?;
        self.spend(Budget::Messages).map_err(|error| End::Because(close_code::POLICY, error.to_string()))?;
        match json::read_text(text.as_bytes()) {
            Ok(message) => {
                self.mistakes = 0;
                Ok(Some(message))
            }
            Err(misread) => {
                self.mistake(Error::bad(format!("invalid message: {misread}"))).await?;
                Ok(None)
            }
        }
    }

    /// An administrator may have banned or deleted somebody whose socket was open already.
    fn still_welcome(&self) -> std::result::Result<(), End> {
        let (bans, person) = (&self.app.hub.shared().bans, self.person.as_deref());
        match bans.admit(person, Some(self.client)) {
            Ok(()) if !person.is_some_and(|person| bans.is_gone(person)) => Ok(()),
            _ => Err(End::Because(close_code::POLICY, Error::Banned.to_string())),
        }
    }

    fn spend(&self, budget: Budget) -> Result<()> {
        self.app.limits.budgets.spend(budget, self.client, self.person.as_deref(), 1)
    }

    fn may_chat(&self) -> Result<()> {
        self.app.hub.shared().bans.may_chat(self.person.as_deref(), self.client)?;
        self.spend(Budget::Chat)
    }

    async fn mistake(&mut self, error: Error) -> std::result::Result<(), End> {
        self.mistakes += 1;
        if self.mistakes > MISTAKES {
            return Err(End::Because(close_code::POLICY, "too many invalid messages".into()));
        }
        self.refuse(None, &error).await
    }

    async fn answer(
        &mut self,
        message: FromClient,
        told: &mut mpsc::Receiver<Outgoing>,
    ) -> std::result::Result<(), End> {
        let (id, change) = match message {
            FromClient::Hello { .. } => return self.mistake(Error::NotNow("you already said hello")).await,
            // A pong comes after everything sent before it, so a client that receives it is up to
            // date.
            FromClient::Ping {} => {
                self.pass_on(told).await?;
                return self.send(&ToClient::Pong).await;
            }
            FromClient::Act { id, seat, seen, actions } => (id, Change::Act { seat, seen, actions }),
            FromClient::Why { id, seat, action } => (id, Change::Why { seat, action }),
            FromClient::Undo { id, seat, seen, actions } => {
                (id, Change::Undo { seat, seen, actions: actions.unwrap_or(1) })
            }
            FromClient::AskUndo { id, seat, seen, items } => (id, Change::AskUndo { seat, seen, items }),
            FromClient::AnswerUndo { id, seat, yes } => (id, Change::AnswerUndo { seat, yes }),
            FromClient::Chat { id, text } => match self.may_chat() {
                Ok(()) => (id, Change::Chat { text }),
                Err(error) => return self.refuse(Some(id), &error).await,
            },
        };
        let done = match &self.person {
            Some(person) => Box::pin(self.app.hub.change(&self.id, person, change)).await,
            None => Err(Error::Unauthorised),
        };
        // What the change caused is already in the queue. It comes before the answer, with which it is sent.
        self.pass_on(told).await?;
        match done {
            Ok(()) => self.send(&ToClient::Done { id }).await,
            Err(error) => self.refuse(Some(id), &error).await,
        }
    }

    /// Sends a message and what is in the queue behind it.
    async fn send_all(
        &mut self,
        first: Utf8Bytes,
        told: &mut mpsc::Receiver<Outgoing>,
    ) -> std::result::Result<(), End> {
        self.feed(first).await?;
        self.pass_on(told).await?;
        self.flush().await
    }

    /// Prepares what is in the queue to be sent with the next message. If the table has dropped this connection because the queue
    /// was full, it ends here: the client must not be told that something is done without seeing it.
    async fn pass_on(&mut self, told: &mut mpsc::Receiver<Outgoing>) -> std::result::Result<(), End> {
        loop {
            match told.try_recv() {
                Ok(Outgoing::Bye { reason }) => return Err(End::Because(close_code::RESTART, reason)),
                Ok(Outgoing::Text(text)) => self.feed(text).await?,
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(too_slow()),
            }
        }
    }

    async fn refuse(&mut self, id: Option<u32>, error: &Error) -> std::result::Result<(), End> {
        metrics::counter!("formicarium_refusals", "kind" => error.kind(), "over" => "socket").increment(1);
        let person = self.person.as_deref().unwrap_or_default();
        tracing::info!(kind = error.kind(), why = %error, person, "a message was refused");
        self.send(&ToClient::Refused { id, error: error.told() }).await
    }

    async fn send(&mut self, message: &ToClient) -> std::result::Result<(), End> {
        self.feed(table::written(message)).await?;
        self.flush().await
    }

    /// Writes a message into the buffer of the connection: several that belong together take one call of the system.
    async fn feed(&mut self, text: Utf8Bytes) -> std::result::Result<(), End> {
        metrics::counter!("formicarium_messages", "way" => "out").increment(1);
        in_time(self.socket.feed(Message::Text(text))).await
    }

    async fn flush(&mut self) -> std::result::Result<(), End> {
        in_time(self.socket.flush()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_that_waits_is_small() {
        fn size<F>(_: impl FnOnce(Line) -> F) -> usize {
            size_of::<F>()
        }
        let bytes = size(Line::talk);
        assert!(bytes < 6 * 1024, "{bytes} bytes");
    }
}
