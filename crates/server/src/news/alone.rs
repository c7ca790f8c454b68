//! A process that is always alone on its database: the build without the feature `hosting`.

use std::sync::Arc;

use tokio::sync::Notify;

use super::{News, NewsError};
use crate::app::App;

/// Never made: [`Bridge::connect`] refuses.
pub(crate) struct Bridge;

/// Follows nothing.
pub(crate) struct Following;

#[expect(
    clippy::unused_async,
    clippy::unused_self,
    reason = "the same face as the bridge over NATS, which other builds have"
)]
impl Bridge {
    pub(super) async fn connect(_nats: &str, _looks: &Arc<Notify>) -> Result<Bridge, NewsError> {
        Err(NewsError::NoNats)
    }

    pub(super) fn is_connected(&self) -> bool {
        false
    }

    pub(super) fn announce(&self, _table: &str, _news: News) {}

    pub(super) async fn finish(&self) {}

    pub(super) fn follow(&self, _app: &Arc<App>, _table: &str) -> Following {
        Following
    }
}
