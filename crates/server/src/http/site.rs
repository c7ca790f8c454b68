//! The browser client, embedded if it was built. Every path that names no file gets the start page: paths such as
//! `/t/…` belong to the client.

use std::io::Write as _;
use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use super::preview;
use crate::app::App;
use crate::error::Error;

mod bundle {
    include!(concat!(env!("OUT_DIR"), "/bundle.rs"));
}

/// The start page of the client, for every path.
const START: &str = "index.html";

const NOTICE: &str = include_str!("notice.html");

/// Answers everything outside the API.
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
    [("br", ".br"), ("gzip", ".gz")].into_iter().filter(|(how, _)| takes(headers, how)).find_map(
        |(how, ending)| {
            let file = bundle::FILES.iter().find(|(file, _)| file.strip_suffix(ending) == Some(name))?;
            Some((how, file.1))
        },
    )
}

/// Whether the browser reads a packed form.
fn takes(headers: &HeaderMap, how: &str) -> bool {
    let asked =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    asked.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        words.next() == Some(how) && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// Packs an answer that is the same for everybody, where the browser reads that. Answers about one person are sent as
/// they are: the length of a packed answer tells something of what is in it.
pub(super) async fn pack(request: Request, next: Next) -> Response {
    let wanted = takes(request.headers(), "gzip");
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut writer = GzEncoder::new(Vec::new(), Compression::default());
    if !wanted || writer.write_all(&plain).is_err() {
        return Response::from_parts(parts, plain.into());
    }
    let Ok(packed) = writer.finish() else {
        return Response::from_parts(parts, plain.into());
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(parts, packed.into())
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
