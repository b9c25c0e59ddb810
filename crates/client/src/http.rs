//! Requests, as small as they can be.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};

use crate::PATIENCE;

/// An answer of the server.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub cookie: Option<String>,
    pub body: Value,
}

/// How somebody gets to the server.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub to: SocketAddr,
    /// The own address, by which a proxy chooses a server.
    pub from: Ipv4Addr,
}

impl Way {
    pub async fn connect(self) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.to).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// Sends a request once; an error means that there was no whole answer.
pub async fn send(way: Way, cookie: Option<&str>, method: &str, path: &str, body: &Value) -> Result<Answer, String> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    send_text(way, cookie, method, path, &body).await
}

/// The same with any body.
///
/// # Errors
/// When there was no whole answer.
pub async fn send_text(way: Way, cookie: Option<&str>, method: &str, path: &str, body: &str) -> Result<Answer, String> {
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let head = format!("Host: {}\r\nConnection: close\r\nContent-Length: {}\r\n{cookie}", way.to, body.len());
    let exchange = async {
        let mut stream = way.connect().await?;
        stream.write_all(format!("{method} {path} HTTP/1.1\r\n{head}\r\n{body}").as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = timeout(PATIENCE, exchange).await.map_err(|_| "no answer".to_owned())?;
    read(&answer.map_err(|error| error.to_string())?).ok_or_else(|| "half an answer".to_owned())
}

fn read(answer: &[u8]) -> Option<Answer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let (head, body) = (std::str::from_utf8(&answer[..end]).ok()?, &answer[end + 4..]);
    let header = |name: &str| {
        let found =
            head.lines().find_map(|line| line.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name)));
        found.map(|(_, value)| value.to_owned())
    };
    let body = match header("content-length") {
        Some(length) => body.get(..length.parse().ok()?)?.to_vec(),
        // Some proxies send it in pieces.
        None => pieces(body)?,
    };
    let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next().map(str::to_owned));
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        cookie,
        body: serde_json::from_slice(&body).unwrap_or_default(),
    })
}

/// What was sent in pieces, each after its length; `None` if the last one is missing.
fn pieces(mut sent: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    loop {
        let end = sent.windows(2).position(|window| window == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&sent[..end]).ok()?, 16).ok()?;
        if length == 0 {
            return Some(whole);
        }
        whole.extend_from_slice(sent.get(end + 2..end + 2 + length)?);
        sent = sent.get(end + 2 + length + 2..)?;
    }
}

/// Sends a request until the server carries it out, which it may have done already when it died. So a conflict is fine.
pub async fn insist(way: Way, cookie: Option<&str>, method: &str, path: &str, body: &Value) -> Result<Answer, String> {
    let begun = Instant::now();
    loop {
        match send(way, cookie, method, path, body).await {
            Ok(answer) if matches!(answer.status, 200 | 409) => return Ok(answer),
            // Too many at once, the store has failed, the server is shutting down, and the proxy lost it.
            Ok(answer) if !matches!(answer.status, 429 | 502..=504) => {
                return Err(format!("{method} {path}: {} {}", answer.status, answer.body));
            }
            _ if begun.elapsed() > PATIENCE * 3 => return Err(format!("{method} {path} is never answered")),
            _ => sleep(Duration::from_millis(20)).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_whole_or_none() {
        let head = "HTTP/1.1 200 OK\r\nSet-Cookie: ant=1; Path=/\r\n";
        let whole = [
            format!("{head}Content-Length: 9\r\n\r\n{{\"id\":71}}"),
            format!("{head}Transfer-Encoding: chunked\r\n\r\n4\r\n{{\"id\r\n5\r\n\":71}}\r\n0\r\n\r\n"),
        ];
        for text in whole {
            let answer = read(text.as_bytes()).expect("it is whole");
            assert_eq!(
                (answer.status, answer.cookie.as_deref(), answer.body["id"].as_u64()),
                (200, Some("ant=1"), Some(71))
            );
            let half = text.trim_end_matches("0\r\n\r\n");
            assert!(read(&half.as_bytes()[..half.len() - 1]).is_none(), "{half}");
        }
    }
}
