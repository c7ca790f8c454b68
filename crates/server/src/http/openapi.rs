//! The `OpenAPI` document, generated from the types and doc comments of the code.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::wire::{SocketAsk, SocketMessage, TurnNotice};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Lost Temples",
        description = "Play temple-exploration board games. See docs/API.md for a guided tour.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    paths(
        super::games::games,
        super::games::components,
        super::check::sheet,
        super::check::folder,
        super::check::adopt,
        super::check::reset,
        super::session::session,
        super::session::me,
        super::accounts::change,
        super::accounts::forget,
        super::accounts::export,
        super::accounts::register,
        super::accounts::login,
        super::accounts::logout,
        super::security::password,
        super::security::sessions,
        super::security::end,
        super::security::end_others,
        super::security::new_recovery,
        super::security::recover,
        super::security::two_factor,
        super::security::confirm_two_factor,
        super::security::disable_two_factor,
        super::email::set,
        super::email::confirm,
        super::email::forget,
        super::email::ask,
        super::email::recover,
        super::people::ratings,
        super::people::profile,
        super::reports::report,
        super::reports::list,
        super::lobby::create,
        super::lobby::list,
        super::lobby::get,
        super::tables::update,
        super::tables::command,
        super::links::make,
        super::links::list,
        super::links::revoke,
        super::links::open,
        super::tables::record,
        super::study::hint,
        super::study::why,
        super::study::ahead,
        super::study::replay,
        super::study::position,
        super::study::analysis,
        super::study::best,
        super::socket::socket,
    ),
    components(schemas(SocketAsk, SocketMessage, TurnNotice, table::Command)),
    modifiers(&Token),
    tags(
        (name = "games", description = "What can be played"),
        (name = "people", description = "Guests and accounts"),
        (name = "tables", description = "Games in progress and games that are over"),
    ),
)]
struct Document;

/// How a program authenticates; browsers use the cookie.
struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// Enums whose variants reject unknown fields; a variant that has only its tag accepts any.
const CLOSED: [&str; 5] = ["Clock", "Command", "NewSeat", "SocketAsk", "TimeOut"];

/// Adds what the types state and their derived schemas omit.
fn complete(document: &mut Value) {
    bound(document);
    let schemas = &mut document["components"]["schemas"];
    schemas["Seat"]["maximum"] = u8::MAX.into();
    for name in CLOSED {
        for variant in schemas[name]["oneOf"].as_array_mut().into_iter().flatten() {
            if variant["properties"].as_object().is_some_and(|fields| fields.len() > 1) {
                variant["additionalProperties"] = false.into();
            }
        }
    }
    // A variant recognised by its only field has no other fields.
    for variant in schemas["Back"]["oneOf"].as_array_mut().into_iter().flatten() {
        if variant["type"] == "object" {
            variant["additionalProperties"] = false.into();
        }
    }
}

/// Unsigned integers have 32 bits; the derived schema states 31.
fn bound(part: &mut Value) {
    match part {
        Value::Object(fields) => {
            if fields.get("format").is_some_and(|format| format == "int32")
                && fields.get("minimum").is_some_and(|least| least == 0)
                && !fields.contains_key("maximum")
            {
                fields.insert("format".into(), "int64".into());
                fields.insert("maximum".into(), u32::MAX.into());
            }
            fields.values_mut().for_each(bound);
        }
        Value::Array(parts) => parts.iter_mut().for_each(bound),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The `OpenAPI` document as JSON.
pub fn document() -> String {
    let mut document = serde_json::to_value(Document::openapi()).expect("the document has text keys only");
    complete(&mut document);
    let mut text = serde_json::to_string_pretty(&document).expect("the document has text keys only");
    text.push('\n');
    text
}

pub(super) async fn serve() -> Response {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], document())
        .into_response()
}
