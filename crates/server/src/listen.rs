//! Takes connections, and lets none of them cost more than it may: each has to send its request in time and to read the answer,
//! and all of them end when the server does.

use std::{
    convert::Infallible,
    io,
    net::IpAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    Router,
    body::{Body, Bytes},
    http::{Request, StatusCode},
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::Key;
use hyper::{
    body::{Body as HttpBody, Frame, Incoming, SizeHint},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::watch,
    time::{Sleep, sleep, timeout},
};
use tower::ServiceExt;

use crate::{
    client::Proxies,
    config::Config,
    connections::{Connections, Place},
    nodes::{self, FromNode},
};

/// How long a client may read nothing of what it is sent.
const UNREAD: Duration = Duration::from_secs(60);
/// How long a connection that waits for a request may take to end, and one with a request.
const LAST_WORDS: (Duration, Duration) = (Duration::from_millis(200), Duration::from_millis(2_500));
/// How much of a request and of an answer may be in memory at once, in bytes; a longer head is refused.
const BUFFER: usize = 64 * 1024;
/// How long to wait when the system has no more connections to give.
const OUT_OF_FILES: Duration = Duration::from_millis(50);
/// The answer to somebody for whom there is no place.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n";

/// What decides about new connections.
#[derive(Clone, Debug)]
pub struct Door {
    connections: Connections,
    proxies: Arc<Proxies>,
    /// How long a connection may wait for the whole head of a request, from its beginning or from the end of the last answer.
    head_within: Duration,
    warned: Arc<AtomicBool>,
    /// If only other nodes come in here: the key by which they are known.
    nodes: Option<Key>,
}

impl Door {
    /// At most `room` connections, even if more are configured.
    pub fn new(config: &Config, room: usize) -> Door {
        let most = config.max_connections.min(room);
        Door {
            connections: Connections::new(most, config.max_connections_per_address),
            proxies: Arc::new(config.proxies()),
            head_within: config.request_within(),
            warned: Arc::default(),
            nodes: None,
        }
    }

    /// A door for other nodes only, which speak for all their clients.
    pub fn for_nodes(config: &Config, room: usize, key: Key) -> Door {
        Door { nodes: Some(key), ..Door::new(config, room) }
    }
}

/// Serves until `stop` becomes true. Then it takes no more connections, and returns when all have ended; those that wait for
/// a request end at once, the others with their answer.
pub async fn serve(listener: TcpListener, router: Router, door: Door, mut stop: watch::Receiver<bool>) {
    let mut failing = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                failing = false;
                let is_proxy = door.nodes.is_some() || door.proxies.trusts(peer.ip());
                match door.connections.admit(peer.ip(), is_proxy) {
                    Some((place, end)) => {
                        let connection =
                            Connection { router: router.clone(), door: door.clone(), peer: peer.ip(), place };
                        tokio::spawn(connection.run(stream, end, stop.clone()));
                    }
                    // Best effort: whoever does not read it is nobody's concern.
                    None => drop(stream.try_write(FULL)),
                }
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                if !std::mem::replace(&mut failing, true) {
                    tracing::error!(%error, "cannot take any more connections for now");
                }
                metrics::counter!("formicarium_accept_errors").increment(1);
                sleep(OUT_OF_FILES).await;
            }
        }
    }
    drop(listener);
    door.connections.gone().await;
}

/// Whether only one client is concerned, who is gone already.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

struct Connection {
    router: Router,
    door: Door,
    peer: IpAddr,
    place: Arc<Place>,
}

impl Connection {
    async fn run(self, stream: TcpStream, mut end: watch::Receiver<bool>, mut stop: watch::Receiver<bool>) {
        send_at_once(&stream);
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.door.head_within).max_buf_size(BUFFER);
        let (place, this) = (Arc::clone(&self.place), Arc::new(self));
        let line = Line { stream, unread: None, _place: Arc::clone(&place) };
        let answer = service_fn(move |request| Arc::clone(&this).answer(request));
        let connection = http.serve_connection(TokioIo::new(line), answer).with_upgrades();
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // It has been answered, or there is nobody to tell what went wrong.
            _ = connection.as_mut() => return,
            _ = end.wait_for(|end| *end) => {}
            _ = stop.wait_for(|stop| *stop) => {}
        }
        connection.as_mut().graceful_shutdown();
        let (waiting, answering) = LAST_WORDS;
        let patience = if place.is_waiting() { waiting } else { answering };
        let _ = timeout(patience, connection).await;
    }

    async fn answer(self: Arc<Self>, request: Request<Incoming>) -> Result<Response, Infallible> {
        let mut in_use = InUse::new(&self.place);
        let mut request = request.map(Body::new);
        let proxies = &self.door.proxies;
        let client = match &self.door.nodes {
            None => proxies.client(self.peer, request.headers()),
            Some(key) => {
                let Some(client) = nodes::signed(request.headers(), key) else {
                    return Ok(
                        (StatusCode::FORBIDDEN, "only other nodes of this server may come in here").into_response()
                    );
                };
                request.extensions_mut().insert(FromNode);
                client
            }
        };
        if self.door.nodes.is_none()
            && proxies.is_unnamed_proxy(self.peer, request.headers())
            && !self.door.warned.swap(true, Ordering::Relaxed)
        {
            let proxy = self.peer;
            tracing::warn!(%proxy, "a proxy that --trusted-proxy does not name: all who come through it share one budget");
        }
        request.extensions_mut().insert(client);
        let response = self.router.clone().oneshot(request).await?;
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            // It has become the socket of a table, and is in use until it ends.
            in_use.0 = None;
            return Ok(response);
        }
        Ok(response.map(|body| Body::new(Sending { body, _in_use: in_use })))
    }
}

/// Without this, every second message waits until the client acknowledges the first, which it may put off by 40 ms.
fn send_at_once(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot send messages without delay");
    }
}

/// As long as it lives, a connection has a request.
struct InUse(Option<Arc<Place>>);

impl InUse {
    fn new(place: &Arc<Place>) -> InUse {
        place.set_waiting(false);
        InUse(Some(Arc::clone(place)))
    }
}

impl Drop for InUse {
    fn drop(&mut self) {
        if let Some(place) = &self.0 {
            place.set_waiting(true);
        }
    }
}

/// The body of an answer, during which the connection is in use.
struct Sending {
    body: Body,
    _in_use: InUse,
}

impl HttpBody for Sending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that keeps its place, and fails if its client reads nothing for too long.
struct Line {
    stream: TcpStream,
    unread: Option<Pin<Box<Sleep>>>,
    _place: Arc<Place>,
}

impl Line {
    fn noted<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.unread = None;
            return written;
        }
        let unread = self.unread.get_or_insert_with(|| Box::pin(sleep(UNREAD)));
        unread.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.noted(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.noted(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_are_sent_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap());
        let (accepted, _client) = tokio::join!(listener.accept(), client);
        let (stream, _) = accepted.unwrap();
        send_at_once(&stream);
        assert!(stream.nodelay().unwrap());
    }
}
