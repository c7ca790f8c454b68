//! The HTTP layer: routes, authorisation, responses. `live` runs the games.

mod accounts;
mod browse;
mod caller;
mod check;
mod email;
mod games;
mod links;
mod lobby;
mod openapi;
mod origin;
mod people;
mod preview;
mod read;
mod reports;
mod security;
mod session;
mod site;
mod socket;
mod study;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post, put};
use kernel::Lang;

use crate::app::App;
use crate::error::Error;
pub use openapi::document as openapi;
use origin::Counted;
pub(crate) use site::picture;

/// The longest body of a request, in bytes.
const LONGEST: usize = 64 * 1024;

/// Maximum size of a request that lists a whole box, in bytes.
const LONGEST_BOX: usize = 1024 * 1024;

/// Content security policy: everything comes from this server.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// All addresses of a server.
pub fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/games", get(games::games).layer(from_fn(site::pack)))
        .route("/games/{game}/components", get(games::components))
        .route(
            "/games/{game}/check",
            get(check::sheet)
                .post(check::folder)
                .put(check::adopt)
                .delete(check::reset)
                .layer(DefaultBodyLimit::max(LONGEST_BOX)),
        )
        .route("/session", post(session::session))
        .route("/me", get(session::me).patch(accounts::change).delete(accounts::forget))
        .route("/me/export", get(accounts::export))
        .route("/me/password", post(security::password))
        .route("/me/sessions", get(security::sessions).delete(security::end_others))
        .route("/me/sessions/{id}", delete(security::end))
        .route("/me/recovery-code", post(security::new_recovery))
        .route("/me/two-factor", post(security::two_factor))
        .route("/me/two-factor/confirm", post(security::confirm_two_factor))
        .route("/me/two-factor/disable", post(security::disable_two_factor))
        .route("/me/email", put(email::set).delete(email::forget))
        .route("/me/email/confirm", post(email::confirm))
        .route("/recover", post(security::recover))
        .route("/recover/mail", post(email::ask))
        .route("/recover/mail/confirm", post(email::recover))
        .route("/accounts", post(accounts::register))
        .route("/login", post(accounts::login))
        .route("/logout", post(accounts::logout))
        .route("/ratings", get(people::ratings))
        .route("/people/{id}", get(people::profile))
        .route("/reports", get(reports::list).post(reports::report))
        .route("/tables", get(lobby::list).post(lobby::create))
        .route("/tables/{id}", get(lobby::get))
        .route("/tables/{id}/update", get(tables::update))
        .route("/tables/{id}/commands", post(tables::command))
        .route("/tables/{id}/key", post(links::open))
        .route("/tables/{id}/links", get(links::list).post(links::make))
        .route("/tables/{id}/links/{link}", delete(links::revoke))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/hint", post(study::hint))
        .route("/tables/{id}/why", get(study::why))
        .route("/tables/{id}/ahead", get(study::ahead))
        .route("/tables/{id}/best", get(study::best))
        .route("/tables/{id}/replay", get(study::replay))
        .route("/tables/{id}/replay/{step}", get(study::position))
        .route("/tables/{id}/analysis", get(study::analysis))
        .route("/tables/{id}/socket", any(socket::socket))
        .route("/openapi.json", get(openapi::serve))
        .merge(browse::router())
        .fallback(|| async { Error::NoPath })
        .method_not_allowed_fallback(|| async { Error::BadMethod })
        .layer(DefaultBodyLimit::max(LONGEST));
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .route("/t/{id}/preview.jpg", get(preview::picture))
        .fallback(site::site)
        .layer(from_fn_with_state(Arc::clone(&app), around))
        .with_state(app)
}

/// Readiness: the server is not shutting down, and the database stores what it is given. NATS is not required.
async fn ready(State(app): State<Arc<App>>) -> Response {
    if app.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "ending\n").into_response();
    }
    match app.store.ready().await {
        Ok(()) if app.reaches_others() == Some(false) => {
            "ready; news of other processes come late, because NATS does not answer\n".into_response()
        }
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
        }
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.text(app.registry.len(), app.reaches_others())).into_response()
}

/// Whether an address exceeds its rate limit.
fn limited(app: &App, request: &Request, counted: Counted) -> Result<(), Error> {
    let Counted(Some(address)) = counted else { return Ok(()) };
    app.limits.requests.take(address)?;
    let path = request.uri().path();
    let door = request.method() == Method::POST
        && (["/api/v1/session", "/api/v1/accounts", "/api/v1/login"].contains(&path)
            || path.starts_with("/api/v1/recover")
            || path.ends_with("/key"));
    if door { app.limits.doors.take(address) } else { Ok(()) }
}

/// Wraps every request: headers, the language of errors, the log. Addresses are logged without their query
/// string, which may hold a key.
async fn around(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let asked = caller::language(request.uri().query(), request.headers());
    let spoken = caller::Spoken::default();
    request.extensions_mut().insert(spoken.clone());
    let counted = Counted::of(&app, &request);
    request.extensions_mut().insert(counted);
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let mut response = match limited(&app, &request, counted) {
        Ok(()) => next.run(request).await,
        Err(error) => {
            app.metrics.limited.add(1);
            error.into_response()
        }
    };
    app.metrics.requests.add(1);
    if let Some(error) = response.extensions().get::<Error>().cloned()
        && let Some(lang) = asked.or(spoken.get()).filter(|&lang| lang != Lang::EN)
    {
        response = error.answer(lang);
    }
    let status = response.status();
    if status.is_server_error() {
        app.metrics.errors.add(1);
    }
    tracing::debug!(%method, path, status = status.as_u16(), "request");
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if path.starts_with("/api/") && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
