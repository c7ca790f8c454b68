//! Link previews: the picture of a table, and the meta tags of a page.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::Lang;

use super::caller::{TableId, language};
use crate::app::App;
use crate::error::Error;
use crate::preview::{HEIGHT, WIDTH};
use crate::say;
use crate::secret::is_table_id;

/// The picture of the program, among the files of the browser client.
const COVER: &str = "/preview.jpg";

/// The picture of a table, as an anonymous viewer sees it.
pub(super) async fn picture(State(app): State<Arc<App>>, TableId(id): TableId) -> Result<Response, Error> {
    let Some(bytes) = app.preview(&id).await? else { return Ok(Redirect::temporary(COVER).into_response()) };
    let mut response = bytes.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/jpeg"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60"));
    Ok(response)
}

/// The start page with the meta tags for an address. A table that does not exist, or that is closed to viewers, gets
/// the program's own tags.
pub(super) async fn page(app: &Arc<App>, path: &str, headers: &HeaderMap, html: &str) -> String {
    let origin = origin(app, headers);
    let id = path.strip_prefix("t/").or_else(|| path.strip_prefix("replay/")).filter(|id| is_table_id(id));
    let own = match id {
        None => None,
        Some(id) => app.sight(id).await.ok().map(|sight| {
            let picture = format!("{origin}/t/{id}/preview.jpg?n={}", sight.number);
            tags(&sight.title(), &sight.about(), &picture, Some(&format!("{origin}/{path}")))
        }),
    };
    let tags = own.unwrap_or_else(|| {
        tags(
            "Lost Temples",
            &say!(language(None, headers).unwrap_or(Lang::EN), "preview-program"),
            &format!("{origin}{COVER}"),
            None,
        )
    });
    html.replacen("<title>", &format!("{}<title>", tags.trim_start()), 1)
}

fn tags(title: &str, about: &str, picture: &str, url: Option<&str>) -> String {
    let mut tags = String::new();
    let mut tag = |kind: &str, name: &str, content: &str| {
        let _ = writeln!(tags, "    <meta {kind}=\"{name}\" content=\"{}\" />", escaped(content));
    };
    tag("property", "og:type", "website");
    tag("property", "og:site_name", "Lost Temples");
    tag("property", "og:title", title);
    tag("property", "og:description", about);
    if let Some(url) = url {
        tag("property", "og:url", url);
    }
    tag("property", "og:image", picture);
    tag("property", "og:image:type", "image/jpeg");
    tag("property", "og:image:width", &WIDTH.to_string());
    tag("property", "og:image:height", &HEIGHT.to_string());
    tag("name", "twitter:card", "summary_large_image");
    tags
}

/// The server's own address according to the request; empty if the request names none that is valid in a URL.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let host = text(header::HOST).filter(|host| {
        !host.is_empty()
            && host.len() <= 255
            && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    });
    let named = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let secure = app.config.secure || (app.config.behind_proxy && named == Some("https"));
    host.map(|host| format!("{}://{host}", if secure { "https" } else { "http" })).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}
