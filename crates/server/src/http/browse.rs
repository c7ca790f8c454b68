//! The browsable page of the API: three files of our own that draw the `OpenAPI` document.

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::app::App;

/// The page and its parts.
pub(super) fn router() -> Router<Arc<App>> {
    let file = |kind: &'static str, text: &'static str| {
        get(move || async move {
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response()
        })
    };
    Router::new()
        .route("/docs", file("text/html; charset=utf-8", include_str!("browse/page.html")))
        .route("/docs/style.css", file("text/css; charset=utf-8", include_str!("browse/style.css")))
        .route("/docs/page.js", file("text/javascript; charset=utf-8", include_str!("browse/page.js")))
}
