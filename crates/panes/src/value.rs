//! Reads views, which are JSON here. Nothing fails: what a view lacks is empty.

use serde_json::Value;

/// The items of a list in a view.
pub fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The members of an object in a view.
pub fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

/// The text of a value in a view.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The number of a value in a view.
pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}
