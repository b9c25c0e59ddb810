//! The page: files made by the build script and embedded in the program.

use axum::{
    extract::OriginalUri,
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

/// What the page may load in a browser: only its own files.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// A file, or the page itself for any address that may be one of its own: the page does its own routing.
pub async fn file(method: Method, OriginalUri(uri): OriginalUri, asked: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Files::get(path) {
        Some(file) if path != "index.html" => {
            // Assets carry their hash in their names and never change.
            let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
            let kind = mime_guess::from_path(path).first_or_octet_stream();
            // All texts are UTF-8; without a word about it, browsers take plain ones for something older.
            let letters = if kind == mime_guess::mime::TEXT_PLAIN { "; charset=utf-8" } else { "" };
            let headers =
                [(header::CONTENT_TYPE, format!("{kind}{letters}")), (header::CACHE_CONTROL, cache.to_owned())];
            // The build has compressed the larger ones better than there is time for on the way.
            match accepts_brotli(&asked).then(|| Files::get(&format!("{path}.br"))).flatten() {
                Some(small) => {
                    let packed = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
                    (headers, packed, small.data).into_response()
                }
                None => (headers, file.data).into_response(),
            }
        }
        _ if may_be_a_page(path) => index(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Addresses of the page consist of words and codes (`web/src/lib/router.svelte.ts`). What has a dot in it is a file.
fn may_be_a_page(path: &str) -> bool {
    let is_code = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'/');
    path == "index.html" || (path.bytes().all(is_code) && !path.starts_with("assets/") && !path.starts_with("api/"))
}

fn accepts_brotli(asked: &HeaderMap) -> bool {
    let listed = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|value| value.split(',')).any(|one| {
        let (name, rest) = one.split_once(';').unwrap_or((one, ""));
        let refused = rest.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0_f32);
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

fn index() -> Response {
    let page = Files::get("index.html").expect("the build script embeds the page");
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    ];
    (headers, page.data).into_response()
}
