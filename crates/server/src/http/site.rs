//! The browser client, embedded if it was built. Every path that names no file gets the start page: paths such as
//! `/t/…` belong to the client.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use super::preview;
use crate::app::App;
use crate::error::Error;

mod bundle {
    include!(concat!(env!("OUT_DIR"), "/bundle.rs"));
}

/// The page that begins the client, whatever the path.
const START: &str = "index.html";

const NOTICE: &str = include_str!("notice.html");

/// Answers whatever is no part of the API.
pub(super) async fn site(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if uri.path().starts_with("/api/") {
        return Error::NoPath.into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Error::BadMethod.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let find = |name: &str| bundle::FILES.iter().find(|(file, _)| *file == name);
    let Some((name, bytes)) = find(path).filter(|(name, _)| !["", START].contains(name)) else {
        let html = find(START).and_then(|(_, bytes)| str::from_utf8(bytes).ok()).unwrap_or(NOTICE);
        let html = preview::page(&app, path, &headers, html).await;
        return ([(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response();
    };
    let (packed, bytes) = packed(name, &headers).map_or((None, *bytes), |(how, bytes)| (Some(how), bytes));
    // Names of built files contain a content hash; the start page is revalidated each time.
    let lasting = name.starts_with("assets/");
    let tag = format!("\"{:016x}\"", hash(bytes));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { bytes.into_response() };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(if lasting { "public, max-age=31536000, immutable" } else { "no-cache" }),
    );
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(how) = packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(how));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// A rendered picture by its game and its name, `FAMILY/ID`, for high-density screens; the client's build puts them
/// into folders of these names.
pub(crate) fn picture(game: &str, name: &str) -> Option<&'static [u8]> {
    let folder = if name.starts_with("wide/") { "scenes" } else { game };
    let start = format!("assets/pictures/{folder}/{name}@2x-");
    let file = bundle::FILES.iter().find(|(file, _)| file.starts_with(&start))?;
    Some(file.1)
}

/// The packed form of a file that the browser asks for, if the client was built with one.
fn packed(name: &str, headers: &HeaderMap) -> Option<(&'static str, &'static [u8])> {
    let asked = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = |how: &str| {
        asked.split(',').any(|part| {
            let mut words = part.split(';').map(str::trim);
            words.next() == Some(how)
                && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
        })
    };
    [("br", ".br"), ("gzip", ".gz")].into_iter().filter(|(how, _)| takes(how)).find_map(|(how, ending)| {
        let file = bundle::FILES.iter().find(|(file, _)| file.strip_suffix(ending) == Some(name))?;
        Some((how, file.1))
    })
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = kernel::StableHasher::new();
    hasher.bytes(bytes);
    hasher.finish()
}

/// The media type by the ending of a name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
