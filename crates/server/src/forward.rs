//! Requests for a table that another node has are passed on to it, sockets included, and its answers come back as they are.
//!
//! The other node sees the request as if it had come there by itself: with the same cookie, which all nodes can check, and with
//! the address of the client, which nobody but a node can state. Bytes are not looked into, so there is one protocol, and one
//! place where a table is.

use std::{
    io,
    pin::pin,
    time::{Duration, Instant},
};

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest, FromRequestParts, OriginalUri, RawPathParams, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header, request::Parts, uri::PathAndQuery},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::{
    client::conn::http1,
    upgrade::{OnUpgrade, Upgraded},
};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite, AsyncWriteExt, BufReader, ReadHalf, WriteHalf, copy_buf, split},
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::{
    App,
    body::Raw,
    client::Client,
    error::Error,
    nodes::{self, FromNode},
    store::{LEASE, Node},
};

/// How long to look for a node that has the table and answers: until the time of a dead one is up.
const PATIENCE: Duration = LEASE.saturating_add(Duration::from_secs(2));
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(100);
/// How long a node may take to accept a connection, and to answer; people wait for reviews.
const CONNECT: Duration = Duration::from_secs(1);
const ANSWER: Duration = Duration::from_secs(40);
/// How long one end of a socket may take to hang up after the other.
const FAREWELL: Duration = Duration::from_secs(5);
/// How much memory a socket has for what is passed on, from the client and to it.
const BUFFERS: (usize, usize) = (1024, 4096);

/// Headers about a connection, not about the request.
const OF_CONNECTION: [HeaderName; 5] =
    [header::CONNECTION, HeaderName::from_static("keep-alive"), header::TRANSFER_ENCODING, header::TE, header::EXPECT];

/// Passes a request on, unless this node has its table or takes it.
pub async fn to_owner(State(app): State<App>, request: Request, next: Next) -> Response {
    if !app.hub.shared().store.is_shared() {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let params = RawPathParams::from_request_parts(&mut parts, &app).await.ok();
    let id = params.as_ref().and_then(|params| params.iter().find(|(name, _)| *name == "id"));
    let id = id.map(|(_, id)| id.to_owned()).unwrap_or_default();
    let request = Request::from_parts(parts, body);
    let from_node = request.extensions().get::<FromNode>().is_some();
    match app.hub.take(&id).await {
        Err(Error::AtNode(_) | Error::Closing) if from_node => StatusCode::MISDIRECTED_REQUEST.into_response(),
        Err(Error::AtNode(node)) => forward(&app, &id, node, request, next).await,
        // If it failed, it fails again for the handler, which says so.
        _ => next.run(request).await,
    }
}

async fn forward(app: &App, id: &str, mut node: Node, request: Request, next: Next) -> Response {
    metrics::counter!("formicarium_forwarded").increment(1);
    let (parts, body) = request.into_parts();
    let body = match Raw::from_request(Request::from_parts(parts.clone(), body), app).await {
        Ok(Raw(body)) => body,
        Err(error) => return error.into_response(),
    };
    let begun = Instant::now();
    loop {
        match send(app, &node, &parts, body.clone()).await {
            // It has the table no longer, and has done nothing.
            Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST => {}
            Ok(answer) => return answered(app, &node, parts, answer),
            Err(Failed::BeforeSending(error)) => tracing::debug!(node = node.id, %error, "a node cannot be reached"),
            Err(Failed::Sent(error)) => {
                tracing::warn!(node = node.id, error, "a node did not answer");
                return Error::AtNode(node).into_response();
            }
        }
        if begun.elapsed() > PATIENCE {
            tracing::warn!(node = node.id, table = id, "the node that has a table cannot be reached");
            return Error::AtNode(node).into_response();
        }
        sleep(PAUSE).await;
        match app.hub.take(id).await {
            Err(Error::AtNode(other)) => node = other,
            _ => return next.run(Request::from_parts(parts, Body::from(body))).await,
        }
    }
}

/// Why there is no answer.
enum Failed {
    BeforeSending(io::Error),
    /// It may have been carried out.
    Sent(String),
}

async fn send(app: &App, node: &Node, parts: &Parts, body: Bytes) -> Result<Response<hyper::body::Incoming>, Failed> {
    let address = node.address.as_deref().unwrap_or_default();
    let connected = timeout(CONNECT, TcpStream::connect(address)).await;
    let stream = connected.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into())).map_err(Failed::BeforeSending)?;
    let _ = stream.set_nodelay(true);
    let sent = |error: hyper::Error| Failed::Sent(error.to_string());
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(sent)?;
    tokio::spawn(connection.with_upgrades());
    let answer = timeout(ANSWER, sender.send_request(passed_on(app, parts, body)));
    answer.await.map_err(|_| Failed::Sent("no answer in time".to_owned()))?.map_err(sent)
}

/// The request as another node gets it.
fn passed_on(app: &App, parts: &Parts, body: Bytes) -> Request {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = parts.method.clone();
    let original = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |OriginalUri(uri)| uri);
    let path = original.path_and_query().cloned().unwrap_or_else(|| PathAndQuery::from_static("/"));
    *request.uri_mut() = Uri::from(path);
    let mut headers = parts.headers.clone();
    let upgrade = is_upgrade(parts);
    strip(&mut headers);
    headers.remove(header::CONTENT_LENGTH);
    let connection = if upgrade { "upgrade" } else { "close" };
    headers.insert(header::CONNECTION, HeaderValue::from_static(connection));
    nodes::sign(&mut headers, &app.key, Client::of(&parts.extensions));
    *request.headers_mut() = headers;
    request
}

fn is_upgrade(parts: &Parts) -> bool {
    parts.headers.contains_key(header::UPGRADE)
}

fn strip(headers: &mut HeaderMap) {
    for name in OF_CONNECTION {
        headers.remove(name);
    }
}

/// The answer of another node, as the client gets it.
fn answered(app: &App, node: &Node, mut parts: Parts, mut answer: Response<hyper::body::Incoming>) -> Response {
    if answer.status() != StatusCode::SWITCHING_PROTOCOLS {
        strip(answer.headers_mut());
        return answer.map(Body::new);
    }
    let (here, there) = (parts.extensions.remove::<OnUpgrade>(), hyper::upgrade::on(&mut answer));
    let Some(here) = here else { return Error::bad("this connection cannot become a socket").into_response() };
    let (app, node) = (app.clone(), node.id);
    tokio::spawn(async move {
        if let (Ok(here), Ok(there)) = tokio::join!(here, there) {
            metrics::gauge!("formicarium_forwarded_sockets").increment(1.0);
            pass_on(&app, node, TokioIo::new(here), TokioIo::new(there)).await;
            metrics::gauge!("formicarium_forwarded_sockets").decrement(1.0);
        }
    });
    let (parts, _) = answer.into_parts();
    Response::from_parts(parts, Body::empty())
}

/// Passes everything on in both directions until one end hangs up, the other node is gone or this one ends.
async fn pass_on(app: &App, node: i64, client: TokioIo<Upgraded>, owner: TokioIo<Upgraded>) {
    let mut closing = app.closing.subscribe();
    tokio::select! {
        () = both_ways(client, owner) => {}
        () = app.hub.shared().nodes.gone(node) => tracing::debug!(node, "sockets of a node that is gone end"),
        _ = closing.wait_for(|closing| *closing) => {}
    }
}

async fn both_ways(client: impl AsyncRead + AsyncWrite, owner: impl AsyncRead + AsyncWrite) {
    let ((from_client, to_client), (from_owner, to_owner)) = (split(client), split(owner));
    let mut up = pin!(one_way(from_client, to_owner, BUFFERS.0));
    let mut down = pin!(one_way(from_owner, to_client, BUFFERS.1));
    tokio::select! {
        () = &mut up => drop(timeout(FAREWELL, down).await),
        () = &mut down => drop(timeout(FAREWELL, up).await),
    }
}

async fn one_way<A: AsyncRead, B: AsyncWrite>(from: ReadHalf<A>, mut to: WriteHalf<B>, buffer: usize) {
    // However it ends, the other end is told that no more comes.
    let _ = copy_buf(&mut BufReader::with_capacity(buffer, from), &mut to).await;
    let _ = to.shutdown().await;
}
