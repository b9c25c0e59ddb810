//! The socket of a table.

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{self, Message, Utf8Bytes, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::{PATIENCE, http::Way};

/// The usual 128 KiB for each of thousands of sockets would be more than the server needs for them.
const READ_BUFFER: usize = 4 * 1024;

/// See the module.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

/// The connection is of no use any more.
#[derive(Debug)]
pub struct Broken;

impl Socket {
    /// Connects to a table and says hello. `None` if the server refuses or hangs up.
    ///
    /// # Errors
    /// When there is neither a connection nor a refusal.
    pub async fn open(way: Way, table: &str, cookie: Option<&str>) -> Result<Option<Socket>, String> {
        let url = format!("ws://{}/api/tables/{table}/ws", way.to);
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().map_err(|_| "a cookie is a header")?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let connecting = async {
            let stream = way.connect().await.ok()?;
            client_async_with_config(request, stream, Some(config)).await.ok()
        };
        let connected = timeout(PATIENCE, connecting).await.map_err(|_| "no connection and no refusal")?;
        let Some((socket, _)) = connected else { return Ok(None) };
        let mut socket = Socket(socket);
        let hello = socket.send(json!({ "type": "hello" }).to_string()).await;
        Ok(hello.is_ok().then_some(socket))
    }

    /// # Errors
    /// When the connection broke.
    pub async fn send(&mut self, text: String) -> Result<(), Broken> {
        self.0.send(Message::text(text)).await.map_err(|_| Broken)
    }

    /// Sends what no server wants.
    ///
    /// # Errors
    /// When the connection broke.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Broken> {
        self.0.send(Message::binary(bytes)).await.map_err(|_| Broken)
    }

    /// The next message of the server. Pings are answered.
    ///
    /// # Errors
    /// When the connection broke or the server has closed it.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Broken> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Broken),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Hangs up politely.
    pub async fn close(mut self) {
        // It may be closed already.
        let _: tungstenite::Result<()> = self.0.close(None).await;
    }
}
