//! What can be played: games, setups, components.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Level;
use games::{AnyGame, Rules, columns};
use kernel::Lang;
use serde_json::Value;

use super::caller::{Asked, Params};
use crate::app::App;
use crate::error::Error;
use crate::shelf::name_of;
use crate::wire::{ComponentInfo, Components, ComponentsQuery, ErrorBody, GameInfo, Games, TakenKind};

/// The games and how they can be set up.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Games> {
    let levels = Level::ALL.into_iter().map(|level| level.name().into()).collect();
    Json(Games { games: app.all_rules().iter().map(info).collect(), levels, mail: app.config.mail.is_some() })
}

/// Every component of a game with its texts.
#[utoipa::path(
    get, path = "/games/{game}/components", tag = "games",
    params(("game" = String, Path, description = "The game"), ComponentsQuery),
    responses((status = 200, body = Components), (status = 304, description = "As it was"),
        (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)),
)]
pub(super) async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Params(query): Params<ComponentsQuery>,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let mut rules = app.rules(&game).ok_or(Error::NoGame)?;
    // A table may have begun with component tables that new tables no longer use.
    let hash = query.content.and_then(|content| u64::from_str_radix(&content, 16).ok());
    if let Some(hash) = hash {
        rules = app.rules_with(&game, hash).await.unwrap_or(rules);
    }
    let lang = asked.or(None);
    // Names and marks are not part of the hash, but they are part of the response.
    let files = name_of(&app.shelf.overrides());
    let tag = format!("\"{}-{:016x}-{files}-{}\"", game, rules.content(), lang.code());
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Json(describe(rules.game(), lang)).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, HeaderValue::from_str(&tag).map_err(|_| Error::Broken)?);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Ok(response)
}

fn describe(game: &dyn AnyGame, lang: Lang) -> Components {
    let components = game.describe(lang).into_iter().map(|component| ComponentInfo {
        family_name: columns::family(game.words(), lang, component.family),
        family: component.family.into(),
        id: component.id,
        name: component.name,
        numbers: component.numbers.into_iter().map(|(name, value)| (name, Value::from(value))).collect(),
        text: component.text,
        icons: component.icons,
        confidence: component.confidence,
    });
    Components {
        game: game.id().into(),
        rules: game.rules_version(),
        content: format!("{:016x}", game.content_hash()),
        lang,
        components: components.collect(),
    }
}

fn info(rules: &Rules) -> GameInfo {
    let meta = rules.meta();
    let taken = rules.families().iter();
    GameInfo {
        id: rules.id().into(),
        players: meta.players(),
        name: meta.name,
        about: meta.about,
        rules: rules.version(),
        content: format!("{:016x}", rules.content()),
        default_setup: meta.examples.first().cloned().unwrap_or_default(),
        examples: meta.examples,
        fields: meta.fields,
        scores: rules.categories().to_vec(),
        taken: taken.map(|kind| TakenKind { id: kind.id.into(), name: kind.name.clone() }).collect(),
    }
}
