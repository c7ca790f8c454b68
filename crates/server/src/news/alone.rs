//! A process that is always alone on its database: the build without the feature `hosting`.

use std::sync::Arc;

use tokio::sync::Notify;

use super::News;
use crate::app::App;

/// Cannot be made, so nothing below ever runs.
pub(crate) enum Bridge {}

/// Never given out.
pub(crate) enum Following {}

#[expect(clippy::unused_async, reason = "the same face as the bridge over NATS")]
impl Bridge {
    pub(super) async fn connect(_nats: &str, _looks: &Arc<Notify>) -> Result<Bridge, String> {
        Err("this build of temples has no NATS: build it with `make release`".into())
    }

    pub(super) fn is_connected(&self) -> bool {
        match *self {}
    }

    pub(super) fn announce(&self, _table: &str, _news: News) {
        match *self {}
    }

    pub(super) async fn finish(&self) {
        match *self {}
    }

    pub(super) fn follow(&self, _app: &Arc<App>, _table: &str) -> Following {
        match *self {}
    }
}
